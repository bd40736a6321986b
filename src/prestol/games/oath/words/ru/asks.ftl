### Обет: о чём спрашивают. yes: единственный ответ, кроме «нет».

### Подготовка

ask-board = Какой планшет вы берёте?
ask-starting-favor = Поддержки не хватает на все локации. Где лежит следующая?
ask-first-place = Где стоит ваша фигурка вначале?
ask-first-adviser = Какая карта станет закрытым советником? Остальные будут сброшены.
ask-discard-first = Какую карту сбросить первой?

### Подъём, действия, отдых

ask-peoples-favor = На народной поддержке жетонов: { $tokens }. Положить на неё или вернуть с неё?
    .pass = Ничего не класть
ask-wake-token = Взять что-нибудь из локации «{ $site }»?
    .pass = Ничего не брать
ask-act = Что вы делаете?
ask-rest-power = Какую способность «Отдых» применить?
    .pass = Больше никаких
ask-title = Обет теперь лучше вас исполняют несколько игроков. Кому отдать титул?
ask-end-die = На кубике завершения { $rolled }; война кончается на { $needed } и больше. Изменить результат?
    .pass = Оставить как есть

### Поиск и карты

ask-search = Где вы ищете?
ask-keep = Какую карту оставить? Остальные будут сброшены.
ask-keep-more = Какую ещё карту оставить, чтобы тоже разыграть?
    .pass = Больше ничего не оставлять
ask-play = Куда сыграть «{ $card }»?
ask-make-room = В совете нет места. Кого сбросить?
ask-clear = Какую карту сбросить, прежде чем сыграть «{ $card }»?
    .pass = Больше ничего не сбрасывать
ask-which-adviser = Какого закрытого советника?

### Созыв, торговля, обретение, перемещение

ask-muster = С какой карты созвать отряды?
ask-trade = С какой картой торговать и за что?
ask-recover = Что обрести?
ask-recover-tokens =
    { $banner-id ->
        [peoples-favor] Сколько поддержки положить на народную поддержку?
       *[darkest-secret] Сколько тайн положить на страшную тайну?
    }
ask-recover-start = Прежняя поддержка со знамени ({ $tokens }) расходится по резервам по кругу. С какого начать?
ask-travel = Куда переместиться?
ask-travel-sent = Куда идёт фигурка ({ $seat_of })?
ask-waiver = «{ $card }»: отдать её правителю 1 поддержку и не тратить провиант? Иначе дорога стоит провианта: { $supply }.
    .yes = Отдать 1 поддержку
    .pass = Потратить провиант

### Набег

ask-campaign-defender = На кого вы нападаете?
ask-campaign-target = Что объявить целью?
    .pass = Больше целей нет
ask-campaign-dice = Кубиков у защитника: { $n }. Сколько кубиков нападения взять?
ask-campaign-join = { $seat_of } нападает, защищается { $seat_to }. Присоединиться к защите?
    .yes = Присоединиться
    .pass = Остаться в стороне
ask-campaign-accept = { $seat_of } хочет защищаться вместе с вами. Вы согласны?
    .yes = Согласиться
    .pass = Отказать
card-joining = Помощь чужой защите
card-accepting = Союзники в своей защите
ask-campaign-plan = Применить схему сражения «{ $card }»?
    .pass = Не применять
ask-campaign-plans = Какую схему сражения применить?
    .pass = Больше схем не применять
ask-campaign-next = Кто на вашей стороне следующим применяет схемы сражений?
ask-campaign-fall-board =
    { $why ->
        [skulls] Черепа убивают. Сколько отрядов гибнет на планшете ({ $seat_of })?
        [sacrifice] Сколько отрядов пожертвовать с планшета ({ $seat_of })?
        [purple] Лиловых отрядов не хватает. Скольких лишается планшет ({ $seat_of })?
       *[losses] Сколько отрядов гибнет на планшете ({ $seat_of })?
    }
ask-campaign-fall-site =
    { $why ->
        [skulls] Черепа убивают. Сколько отрядов гибнет в локации «{ $site }»?
        [sacrifice] Сколько отрядов из локации «{ $site }» пожертвовать?
        [purple] Лиловых отрядов не хватает. Скольких лишается локация «{ $site }»?
       *[losses] Сколько отрядов гибнет в локации «{ $site }»?
    }
ask-campaign-sacrifice = Нападение { $attack }, защита { $defense }. Пожертвовать отряды ради победы?
    .pass = Никого не жертвовать
ask-campaign-occupy = Сколько отрядов поставить с планшета в локацию «{ $site }»?
ask-campaign-occupy-from = Сколько отрядов перевести из локации «{ $site_from }» в локацию «{ $site }»?
ask-campaign-banish = Куда отправить фигурку ({ $seat_of })?
    .pass = Оставить на месте
ask-campaign-banish-or-not = Отправить прочь фигурку ({ $seat_of })? Куда, решит другой игрок.
    .yes = Отправить прочь
    .pass = Оставить на месте
ask-campaign-banish-to = Куда идёт фигурка ({ $seat_of })?
ask-campaign-burn = Сжечь поддержку защитника ({ $seat_of })?
    .pass = Не сжигать

### Побочные действия

ask-peek = Какую реликвию посмотреть?
ask-peek-reliquary = Какую реликвию реликвария посмотреть?
ask-warbands = Какие отряды перенести?
ask-allow-warbands =
    { $way ->
        [lift] { $seat_of } хочет забрать { $n ->
            [one] { $n } отряд
            [few] { $n } отряда
           *[many] { $n } отрядов
        } из локации «{ $site }». Вы согласны?
        [give] { $seat_of } хочет отдать вам { $n ->
            [one] { $n } отряд
            [few] { $n } отряда
           *[many] { $n } отрядов
        }. Вы согласны?
       *[take] { $seat_of } хочет забрать с вашего планшета { $n ->
            [one] { $n } отряд
            [few] { $n } отряда
           *[many] { $n } отрядов
        }. Вы согласны?
    }
    .yes = Согласиться
    .pass = Отказать
ask-show = Какого закрытого советника показать и кому?

### Вассалитет и договоры

ask-offer-to = Кому предложить вассалитет?
ask-offer-relic = Вассалом станет { $seat_to }. Какую реликвию реликвария обещать?
ask-offer-answer = { $seat_of } предлагает вам вассалитет и реликвию с клетки «{ $space }».{ deal-for-you } Вы согласны?
    .yes = Стать вассалом
    .pass = Остаться изгнанником
ask-deal-with = «{ $card }»: с кем заключить договор?
ask-deal =
    { $space-id ->
        [none] Вы предлагаете договор, отвечает { $seat_to }.
       *[other] Вы предлагаете вассалитет и реликвию с клетки «{ $space }», отвечает { $seat_to }.
    }{ deal-by-you } Что ещё?
ask-bargain-answer = { $seat_of } предлагает вам договор.{ deal-for-you } Вы согласны?
    .yes = Принять
    .pass = Отклонить
ask-exile = Какого вассала изгнать?
deal-by-you =
    { $card_given-n ->
        [0] { "" }
       *[other] { " " }Вы отдаёте: { $card_given }.
    }{ $tribute_given ->
        [0] { "" }
       *[other] { " " }Вы обещаете отдать поддержку в своей следующей фазе подъёма: { $tribute_given }.
    }{ $peace_given ->
        [0] { "" }
       *[other] { " " }Вы обещаете мир до конца { $peace_given }-го раунда{ penalty-given }.
    }{ $card_taken-n ->
        [0] { "" }
       *[other] { " " }Вам отдают: { $card_taken }.
    }{ $tribute_taken ->
        [0] { "" }
       *[other] { " " }Вам обещают поддержку в своей следующей фазе подъёма: { $tribute_taken }.
    }{ $peace_taken ->
        [0] { "" }
       *[other] { " " }Вам обещают мир до конца { $peace_taken }-го раунда{ penalty-taken }.
    }
deal-for-you =
    { $card_given-n ->
        [0] { "" }
       *[other] { " " }Вам отдают: { $card_given }.
    }{ $tribute_given ->
        [0] { "" }
       *[other] { " " }Вам обещают поддержку в своей следующей фазе подъёма: { $tribute_given }.
    }{ $peace_given ->
        [0] { "" }
       *[other] { " " }Вам обещают мир до конца { $peace_given }-го раунда{ penalty-given }.
    }{ $card_taken-n ->
        [0] { "" }
       *[other] { " " }Вы отдаёте: { $card_taken }.
    }{ $tribute_taken ->
        [0] { "" }
       *[other] { " " }Вы обещаете отдать поддержку в своей следующей фазе подъёма: { $tribute_taken }.
    }{ $peace_taken ->
        [0] { "" }
       *[other] { " " }Вы обещаете мир до конца { $peace_taken }-го раунда{ penalty-taken }.
    }
penalty-given =
    { $penalty_given ->
        [0] { "" }
       *[other] { " " }(или { $penalty_given } поддержки за его нарушение)
    }
penalty-taken =
    { $penalty_taken ->
        [0] { "" }
       *[other] { " " }(или { $penalty_taken } поддержки за его нарушение)
    }
counted-card =
    { $card-id ->
        [favor]
            { $n ->
                [one] { $n } поддержка
               *[other] { $n } поддержки
            }
        [secret]
            { $n ->
                [one] { $n } тайна
                [few] { $n } тайны
               *[many] { $n } тайн
            }
        [facedown]
            { $n ->
                [1] закрытый советник
                [few] { $n } закрытых советника
               *[many] { $n } закрытых советников
            }
        [peoples-favor] народная поддержка
        [darkest-secret] страшная тайна
       *[other] «{ $card }»
    }

### О чём спрашивают способности

ask-bank = «{ $card }»: какой резерв?
ask-bank-to = «{ $card }»: поддержка уходит из резерва { $suit-gen }. В какой резерв её перенести?
ask-suit = «{ $card }»: какая масть?
ask-move-which = «{ $card }»: какого советника перенести?
ask-swap-enchanted = С каким советником поменять «Чародейку»?
ask-relic-here = «{ $card }»: какая реликвия?
ask-reliquary-take = Какую реликвию реликвария забрать не глядя?
ask-settle-site = Сколько отрядов перенести с планшета в локацию «{ $site }»?
ask-share-vision = «{ $card }»: на какое открытое видение поставить отряд?
ask-blackmail = «Шантаж»: какую реликвию потребовать?
ask-blackmail-pay = { $seat_of } требует реликвию «{ $relic }». Отдать вместо неё 3 поддержки?
    .yes = Отдать 3 поддержки
    .pass = Лишиться реликвии
ask-whom = «{ $card }»: какой игрок?
ask-may = Применить «{ $card }»?
    .yes = Применить
ask-order = Действуют сразу несколько ваших карт. Какая первой?
    .option = «{ $card }»
ask-conspiracy = Сжечь 1 тайну, чтобы что-нибудь забрать?
    .pass = Ничего не забирать
ask-swap-cards = Какие карты поменять?
ask-swap-with = С какой картой поменять «{ $card }»?
    .pass = Не менять
ask-discard-which = «{ $card }»: какую карту сбросить?
ask-discard-next = «{ $card }»: какую карту сбросить следующей?
ask-look-through = «{ $card }»: какую стопку сброса просмотреть?
ask-peek-adviser = «{ $card }»: какого советника посмотреть?
ask-ivory-eye = Какую закрытую карту посмотреть?
ask-warband-to = «{ $card }»: куда поставить следующий отряд?
ask-warbands-stay = «{ $card }»: сколько отрядов должно стоять в локации «{ $site }»?
ask-which-site = «{ $card }»: какая локация?
ask-move-pile = «{ $card }»: какую стопку сброса перенести в ваш регион?
ask-escort = «{ $card }»: куда отправиться вместе ({ $seat_of })?
ask-come-along = { $seat_of } зовёт вас с собой в локацию «{ $site }», но за дорогу туда нужно платить. Идёте?
    .yes = Заплатить и идти
    .pass = Остаться
ask-giant-dice = «{ $card }»: сколько кубиков? За 3 карту после набега сбросят.
ask-discard-instead = «{ $card }»: какую карту сбросить вместо ваших схем сражений кочевья?
    .pass = Сбросить схемы
ask-campaign-relic = «{ $card }»: какую закрытую реликвию тоже объявить целью?
    .pass = Больше никакие
ask-cage-return = Сколько отрядов ({ $seat_of }) выпустить из клетки?
ask-keep-relic = Вы взяли реликвию «{ $relic }». Оставить её?
ask-reliquary-slot = Какую реликвию реликвария посмотреть?
ask-take-relic = Это «{ $relic }». Забрать её?
    .yes = Забрать
    .pass = Оставить на месте
ask-find-relic = «{ $site }»: какую реликвию обрести?
    .pass = Ничего не обретать
ask-gathering-deal = Заключить с кем-нибудь здесь договор?
    .yes = Заключить договор
    .pass = Обойтись без договоров
ask-second-wind-travel = «Второе дыхание»: переместиться, не тратя провиант?
    .yes = Переместиться
ask-second-wind-campaign = «Второе дыхание»: устроить ещё один набег, не тратя провиант?
    .yes = Устроить набег
ask-send-away = «{ $card }»: какого обитателя заменить случайным?
    .pass = Больше никого
ask-spire-count = «{ $card }»: скольких обитателей из стопки сброса заменить?
ask-how-many-warbands = «{ $card }»: сколько отрядов пожертвовать?
ask-how-many-dice = «{ $card }»: на сколько кубиков изменить нападение?
ask-swap-adviser = «{ $card }»: какого закрытого советника поменять?
ask-swap-adviser-with = «{ $card }»: а с каким?
ask-vault = На страшной тайне лежат тайны: { $tokens }. Что сделать?
ask-kill-where = «{ $card }»: где убить отряд?
ask-witchs-bargain = «{ $card }»: на что меняться и с кем?
    .pass = Больше не меняться
ask-roll-again = «{ $card }»: выпало { $faces }. Перебросить все кубики?
    .yes = Перебросить
ask-burn-for-secrets = «{ $card }»: сколько поддержки сжечь, чтобы получить столько же тайн?
    .pass = Ничего не сжигать
ask-trade-at = «{ $card }»: в какой локации торговать?
ask-discard-to = «{ $card }»: куда сбрасывать карты в этом поиске?
    .pass = Как обычно
ask-return-relic = «{ $card }»: какую реликвию вернуть?
ask-campaign-from = «{ $card }»: из какой локации напасть?

### Хроника

ask-swear = Вы победили. Какой обет дать следующей партии?
ask-new-citizen = Предложить кому-нибудь вассалитет в следующей партии?
    .pass = Больше никому
ask-be-citizen = Победитель — { $seat_of } — предлагает вам вассалитет в следующей партии. Вы согласны?
    .yes = Стать вассалом
    .pass = Остаться изгнанником
ask-build = Возвести или восстановить строение для следующих партий?
    .pass = Оставить поле как есть
ask-invite = Карты какой масти войдут в колоду земель? Её придёт три карты, следующей по кругу масти — две, ещё следующей — одна.

### Кого спрашивают: так это читают остальные

step-choose_board = { $who } выбирает планшет.
step-lay_tokens = { $who } решает, где ляжет поддержка.
step-choose_place = { $who } выбирает, где начать.
step-tend_favor = { $who } заботится о народной поддержке.
step-wake = { $who } может что-нибудь взять из локации.
step-act = { $who } выбирает действие.
step-rest_powers = { $who } применяет способности «Отдых».
step-pass_title = { $who } передаёт титул.
step-change_end_die = { $who } может изменить бросок кубика завершения.
step-search = { $who } ищет.
step-search_in = { $who } ищет.
step-play_drawn = { $who } оставляет и разыгрывает карту.
step-play_adviser = { $who } разыгрывает или сбрасывает закрытого советника.
step-play_found = { $who } разыгрывает «Заговор».
step-dismiss = { $who } сбрасывает советника.
step-muster = { $who } созывает отряды.
step-muster_from = { $who } созывает отряды.
step-trade = { $who } торгует.
step-trade_with = { $who } торгует.
step-recover = { $who } что-то обретает.
step-recover_what = { $who } что-то обретает.
step-find_relic = { $who } обретает реликвию.
step-keep_relic = { $who } оставляет реликвию или возвращает её.
step-travel = { $who } перемещается.
step-travel_free = { $who } перемещается.
step-travel_on = { $who } перемещается.
step-travel_again = { $who } может переместиться ещё раз.
step-travel_sent = { $who } решает, куда пойдёт фигурка.
step-called = { $who } решает, куда пойдёт фигурка.
step-choose_defender = { $who } готовит набег.
step-join =
    { $n ->
        [one] { $who } решает
       *[other] { $who } решают
    }, присоединиться ли к защите.
step-accept = { $who } решает, принять ли союзника.
step-attacking_plans = { $who } применяет схемы сражений нападения.
step-defending_plans = { $who } решает, кто в защите следующим применит схемы сражений.
step-defending_plan = { $who } применяет схемы сражений защиты.
step-effects_of = { $who } решает, какая схема сражения действует первой.
step-count_attack = { $who } подсчитывает потери нападения.
step-sacrifice = { $who } решает, жертвовать ли отрядами.
step-lose = { $who } выбирает, какие отряды погибнут.
step-occupy = { $who } ставит отряды в завоёванные локации.
step-banish = { $who } решает, куда отправить фигурку.
step-banish_to = { $who } решает, куда пойдёт фигурка.
step-burn_half = { $who } решает, сжечь ли поддержку.
step-campaign_again = { $who } может устроить ещё один набег.
step-peek = { $who } смотрит реликвию.
step-peek_reliquary = { $who } смотрит в реликварий.
step-unlocked = { $who } решает, забрать ли реликвию реликвария.
step-move_warbands = { $who } переносит отряды.
step-agree_warbands = { $who } решает, можно ли перенести отряды.
step-show = { $who } показывает закрытого советника.
step-offer = { $who } готовит предложение вассалитета.
step-answer_offer = { $who } отвечает на предложение вассалитета.
step-turn_citizen = { $who } становится вассалом.
step-exile = { $who } изгоняет вассала.
step-bargain = { $who } готовит договор.
step-answer_bargain = { $who } отвечает на предложение договора.
step-gather = { $who } может прийти на сход.
step-deal_at_fair = { $who } может заключить договор на сходе.
step-burn_for_secrets = { $who } может сжечь поддержку ради тайн.
step-cash_in = { $who } забирает выигрыш.
step-come_along = { $who } решает, отправиться ли вместе.
step-come_home = { $who } решает, в каком порядке сбросить карты.
step-depart = { $who } решает, чем заплатить за путь.
step-give_to_fae = { $who } возвращает реликвию.
step-join_with_relic = { $who } вступает в империю и берёт реликвию.
step-part = { $who } решает, какую схему сражения сбросить первой.
step-pay_blackmail = { $who } решает, платить ли.
step-play_kept = { $who } разыгрывает ещё одну карту.
step-play_prophecy = { $who } разыгрывает видение пророка.
step-play_vision = { $who } разыгрывает найденное видение.
step-sent_astray = { $who } решает, куда пойдёт фигурка.
step-settle_sites = { $who } ставит отряды в новые локации.
step-swear = { $who }: обет для следующей партии.
step-welcome = { $who }: кому предложить вассалитет в следующей партии.
step-be_welcome = { $who }: быть ли вассалом в следующей партии.
step-build = { $who }: возвести ли строение.
step-invite = { $who }: какие карты войдут в колоду земель.
