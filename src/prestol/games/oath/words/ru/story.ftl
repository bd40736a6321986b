### Обет: что произошло.

### Подготовка

story-board = { $seat } берёт планшет: { $color }, { $role }.
story-first-place = { $seat } начинает в локации «{ $site }».
story-first-adviser = Вы оставляете закрытым советником «{ $card }».
    .opened = { $seat } оставляет закрытым советником «{ $card }».

### Ход войны

story-round = Начинается { $round }-й раунд.
story-turn = { $seat } начинает ход.
story-adds-favor = { $seat } кладёт 1 поддержку на народную поддержку.
story-returns-favor = { $seat } возвращает 1 поддержку с народной поддержки в резерв { $suit-gen }.
story-mob = Народная поддержка теперь чернью вверх.
story-usurper = { $seat } теперь узурпатор.
story-wake-token = { $seat } забирает { $goods-acc } из локации «{ $site }».
story-rests = { $seat } отдыхает. Провиант: { $supply }.
story-title = { $seat } теперь верный обету.
story-end-die = На кубике завершения выпало { $rolled }; война кончается на { $needed } и больше.
story-end-die-changed = { $seat } меняет результат кубика завершения на { $rolled }.
story-wins =
    { $reason ->
        [usurper] { $seat } начинает ход узурпатором и побеждает.
        [visionary] { $seat } достигает цели открытого видения и побеждает.
        [regime] Империя верна обету: побеждает { $seat }.
        [successor] { $seat } сменяет канцлера и побеждает.
        [oathkeeper] Затяжная война окончена, империя верна обету: побеждает { $seat }.
        [usurper-at-last] Затяжная война окончена. Узурпатор { $seat } побеждает.
        [visionary-at-last] Затяжная война окончена. { $seat } достигает цели видения и побеждает.
       *[empire] Затяжная война окончена, и никто другой не победил: побеждает { $seat }.
    }

### Карты

story-searches =
    { $count ->
        [one] { $seat } берёт { $count } карту { $source-from }.
        [few] { $seat } берёт { $count } карты { $source-from }.
       *[many] { $seat } берёт { $count } карт { $source-from }.
    }
story-drew = Вы взяли: { $card_all }.
    .opened = { $seat } берёт: { $card_all }.
story-vision-drawn =
    { $drawn ->
        [1] { $seat } берёт видение, первое в этой игре.
       *[other] { $seat } берёт видение, { $drawn }-е в этой игре.
    }
story-plays-to-site = { $seat } играет «{ $card }» в локацию «{ $site }».
story-plays-adviser = { $seat } играет в совет «{ $card }».
story-plays-facedown = { $seat } играет в совет закрытую карту.
story-plays-vision = { $seat } открывает «{ $card }».
story-plays-conspiracy = { $seat } играет «Заговор». Эта карта уходит из игры.
story-discards = { $seat } сбрасывает «{ $card }».
story-discards-facedown = { $seat } сбрасывает чужого закрытого советника ({ $seat_of }).
story-discards-own = { $seat } сбрасывает закрытого советника.
story-discards-hidden =
    { $count ->
        [one] { $seat } сбрасывает закрытой { $count } карту ({ $region }).
        [few] { $seat } сбрасывает закрытыми { $count } карты ({ $region }).
       *[many] { $seat } сбрасывает закрытыми { $count } карт ({ $region }).
    }
story-buries = { $seat } кладёт карту под низ колоды земель.
story-shows-drawn = { $seat } показывает взятые карты: { $card_all }.
story-shows-discard = { $seat } показывает верхнюю карту стопки сброса: «{ $card }».
story-uses = { $seat } применяет «{ $card }».

### Созыв, торговля, обретение, перемещение

story-musters =
    { $warbands ->
        [one] { $seat } созывает { $warbands } отряд с карты «{ $card }».
        [few] { $seat } созывает { $warbands } отряда с карты «{ $card }».
       *[many] { $seat } созывает { $warbands } отрядов с карты «{ $card }».
    }
story-trades = { $seat } торгует с картой «{ $card }» и { trade-gains }.
trade-gains =
    { $favor ->
        [0]
            { $secrets ->
                [0] не получает ничего
               *[other] получает { n-secrets.acc }
            }
       *[other]
            { $secrets ->
                [0] получает { n-favor.acc }
               *[other] получает { n-favor.acc } и { n-secrets.acc }
            }
    }
story-recovers-relic = { $seat } обретает реликвию «{ $relic }».
story-recovers-banner =
    { $banner-id ->
        [peoples-favor] { $seat } обретает народную поддержку; на ней теперь { $tokens }.
       *[darkest-secret] { $seat } обретает страшную тайну; на ней теперь { $tokens }.
    }
story-travels = { $seat } перемещается в локацию «{ $site }».
story-travels-into-the-unknown = { $seat } перемещается в { numbered-place }.
numbered-place =
    { $place ->
        [0] закрытую первую локацию столицы
        [1] закрытую вторую локацию столицы
        [2] закрытую первую локацию провинций
        [3] закрытую вторую локацию провинций
        [4] закрытую третью локацию провинций
        [5] закрытую первую локацию окраин
        [6] закрытую вторую локацию окраин
       *[7] закрытую третью локацию окраин
    }
story-site = Открыта локация «{ $site }».

### Набег

story-campaign =
    { $seat_to-id ->
        [bandits] { $seat } нападает на банды. Цели: { campaign-targets }.
       *[other] { $seat } нападает, защищается { $seat_to }. Цели: { campaign-targets }.
    } Кубиков нападения { $attack }, защиты { $defense }.
campaign-targets =
    { $site_all-n ->
        [0] { without-sites }
       *[other] { $site_all }{ $relic_all-n ->
            [0] { "" }
           *[other] , { $relic_all }
        }{ $banner_all-n ->
            [0] { "" }
           *[other] , { $banner_all }
        }{ $pawn ->
            [0] { "" }
           *[other] , фигурка и поддержка
        }
    }
without-sites =
    { $relic_all-n ->
        [0] { without-relics }
       *[other] { $relic_all }{ $banner_all-n ->
            [0] { "" }
           *[other] , { $banner_all }
        }{ $pawn ->
            [0] { "" }
           *[other] , фигурка и поддержка
        }
    }
without-relics =
    { $banner_all-n ->
        [0] фигурка и поддержка
       *[other] { $banner_all }{ $pawn ->
            [0] { "" }
           *[other] , фигурка и поддержка
        }
    }
story-campaign-ally = { $seat } присоединяется к защите; защитник — { $seat_to }.
story-campaign-plan =
    { $seat-id ->
        [bandits] Банды применяют схему сражения «{ $card }».
       *[other] { $seat } применяет схему сражения «{ $card }».
    }
story-campaign-defense = Защита — { $n }: щиты { $shields }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times }
    }, отряды { $warbands }.
story-campaign-attack = Нападение — { $n }{ $skulls ->
        [0] { "" }
        [one] ; черепа убивают { $skulls } отряд ({ $seat })
        [few] ; черепа убивают { $skulls } отряда ({ $seat })
       *[many] ; черепа убивают { $skulls } отрядов ({ $seat })
    }.
story-campaign-sacrifice =
    { $n ->
        [one] { $seat } жертвует { $n } отряд.
        [few] { $seat } жертвует { $n } отряда.
       *[many] { $seat } жертвует { $n } отрядов.
    }
story-campaign-won = { $seat } побеждает в набеге: { $attack } против { $defense }.
story-campaign-lost = { $seat } проигрывает набег: { $attack } против { $defense }.
story-campaign-decided =
    { $victor ->
        [attack] { $seat } побеждает в набеге без боя.
       *[defense] { $seat } проигрывает набег без боя.
    }
story-campaign-losses =
    { $n ->
        [one] { $seat } теряет { $n } отряд.
        [few] { $seat } теряет { $n } отряда.
       *[many] { $seat } теряет { $n } отрядов.
    }
story-campaign-occupy =
    { $n ->
        [one] { $seat } ставит { $n } отряд в локацию «{ $site }».
        [few] { $seat } ставит { $n } отряда в локацию «{ $site }».
       *[many] { $seat } ставит { $n } отрядов в локацию «{ $site }».
    }
story-seizes = { $seat } забирает «{ $relic }»; прежний владелец — { $seat_of }.
story-seizes-banner = { $seat } захватывает { $banner-acc }; прежний владелец — { $seat_of }.
story-campaign-banish = { $seat } отправляет прочь фигурку ({ $seat_of }).
story-campaign-burn =
    { $n ->
        [one] { $seat } сжигает { $n } поддержку, теряет её { $seat_of }.
       *[other] { $seat } сжигает { $n } поддержки, теряет их { $seat_of }.
    }

### Побочные действия

story-peeks = { $seat } смотрит реликвию в локации «{ $site }».
story-peeks-reliquary = { $seat } смотрит реликвию на клетке «{ $space }».
story-sees = Вы увидели «{ $card }».
    .opened = { $seat } видит «{ $card }».
story-sees-relic = Вы увидели «{ $relic }».
    .opened = { $seat } видит «{ $relic }».
story-places-warbands =
    { $count ->
        [one] { $seat } ставит { $count } отряд в локацию «{ $site }».
        [few] { $seat } ставит { $count } отряда в локацию «{ $site }».
       *[many] { $seat } ставит { $count } отрядов в локацию «{ $site }».
    }
story-lifts-warbands =
    { $count ->
        [one] { $seat } забирает { $count } отряд из локации «{ $site }».
        [few] { $seat } забирает { $count } отряда из локации «{ $site }».
       *[many] { $seat } забирает { $count } отрядов из локации «{ $site }».
    }
story-gives-warbands =
    { $count ->
        [one] { $seat } отдаёт { $count } отряд, получает { $seat_to }.
        [few] { $seat } отдаёт { $count } отряда, получает { $seat_to }.
       *[many] { $seat } отдаёт { $count } отрядов, получает { $seat_to }.
    }
story-shows = { $seat } показывает закрытого советника, его видит { $seat_to }.

### Вассалитет и договоры

story-offer = { $seat } предлагает вассалитет и реликвию с клетки «{ $space }», отвечает { $seat_to }.{ deal-told }
story-shows-reliquary = { $seat } показывает реликвию с клетки «{ $space }», её видит { $seat_to }.
story-bargain = { $seat } предлагает договор, отвечает { $seat_to }.{ deal-told }
deal-told =
    { $card_given-n ->
        [0] { "" }
       *[other] { " " }{ $seat } отдаёт: { $card_given }.
    }{ $tribute_given ->
        [0] { "" }
       *[other] { " " }{ $seat } обещает поддержку в следующей фазе подъёма: { $tribute_given }.
    }{ $peace_given ->
        [0] { "" }
       *[other] { " " }{ $seat } обещает мир до конца { $peace_given }-го раунда{ penalty-given }.
    }{ $card_taken-n ->
        [0] { "" }
       *[other] { " " }{ $seat_to } отдаёт: { $card_taken }.
    }{ $tribute_taken ->
        [0] { "" }
       *[other] { " " }{ $seat_to } обещает поддержку в следующей фазе подъёма: { $tribute_taken }.
    }{ $peace_taken ->
        [0] { "" }
       *[other] { " " }{ $seat_to } обещает мир до конца { $peace_taken }-го раунда{ penalty-taken }.
    }
story-accepts = { $seat } соглашается; предлагает { $seat_to }.
story-declines = { $seat } отказывается; предлагает { $seat_to }.
story-becomes-citizen = { $seat } теперь вассал.
story-becomes-exile = { $seat } теперь изгнанник.
story-receives-relic = { $seat } получает из реликвария «{ $relic }». Клетка «{ $space }» открыта.
story-exiles =
    { $n ->
        [one] { $seat } отдаёт { $n } поддержку и изгоняет: { $seat_of }.
       *[other] { $seat } отдаёт { $n } поддержки и изгоняет: { $seat_of }.
    }
story-exiles-self =
    { $n ->
        [0] { $seat } покидает империю.
        [one] { $seat } покидает империю и отдаёт { $n } поддержку, её получает { $seat_to }.
       *[other] { $seat } покидает империю и отдаёт { $n } поддержки, их получает { $seat_to }.
    }
story-breaks-peace = { $seat } нарушает мир и отдаёт поддержку ({ $n }), её получает { $seat_to }.
story-tribute =
    { $n ->
        [0] { $seat } не может отдать обещанную поддержку; ждёт её { $seat_to }.
        [one] { $seat } отдаёт обещанное: { $n } поддержку, её получает { $seat_to }.
       *[other] { $seat } отдаёт обещанное: { $n } поддержки, их получает { $seat_to }.
    }

### Способности

story-gains-favor =
    { $favor ->
        [0] «{ $card }»: { $seat } не получает ничего: резерв { $suit-gen } пуст.
        [one] «{ $card }»: { $seat } получает { $favor } поддержку из резерва { $suit-gen }.
       *[other] «{ $card }»: { $seat } получает { $favor } поддержки из резерва { $suit-gen }.
    }
story-gains-secrets = «{ $card }»: { $seat } получает { n-secrets.acc }.
story-gains-supply = «{ $card }»: { $seat } получает { n-supply } (но не больше 7 всего).
story-gains-warbands =
    { $warbands ->
        [0] «{ $card }»: { $seat } не получает отрядов.
       *[other] «{ $card }»: { $seat } получает { n-warbands }.
    }
story-pays-ruler =
    { $seat_to-id ->
        [bandits] «{ $card }»: { $seat } сжигает 1 поддержку.
       *[other] «{ $card }»: { $seat } отдаёт 1 поддержку, получает её { $seat_to }.
    }
story-kills-at = «{ $card }»: { $seat } убивает { n-warbands } в локации «{ $site }».
story-rearranges = «{ $card }»: { $seat } переставляет отряды.
story-gives-favor = «{ $card }»: { $seat } отдаёт { n-favor.acc }, получает { $seat_to }.
story-keeps-with-kin = «{ $card }»: { $seat } теперь хранит всю поддержку в резерве кочевья, сразу { $favor }.
story-moves-pile = «{ $card }»: { $seat } переносит стопку сброса ({ $region }), в ней { n-cards }.
story-finds-vision = «{ $card }»: { $seat } берёт ближайшее к верху видение колоды земель.
story-dispossesses = «{ $card }»: { $seat } отправляет в ссылку: { $card_all }.
story-is-carried = «{ $card }»: { $seat } прибывает в локацию «{ $site }».
story-stays-behind = «{ $card }»: { $seat } отказывается идти.
story-hunts-relics = «{ $card }»: { $seat } объявляет целью закрытые реликвии, числом { $relics }.
story-unearths = { $seat } забирает реликвию «{ $relic }», локация «{ $site }».
story-hands-over-banner = { $seat } отдаёт { $banner-acc }, получает { $seat_to }.
story-burns-from-bank = «{ $card }»: в резерве { $suit-gen } сгорает поддержка: { $favor }.
story-burns-secrets = «{ $card }»: { $seat } сжигает { n-secrets.acc }.
story-takes-favor = «{ $card }»: { $seat } забирает { n-favor.acc }, теряет { $seat_of }.
story-takes-secret = «{ $card }»: { $seat } забирает 1 тайну, теряет { $seat_of }.
story-adds-secret = «{ $card }»: на страшную тайну положена 1 тайна.
story-moves-bank = «{ $card }»: из резерва { $suit-gen } в резерв { $suit_to-gen } переходит поддержка: { $favor }.
story-kills = «{ $card }»: { $seat } убивает { n-warbands }, теряет { $seat_of }.
story-takes-over = «{ $card }»: { $seat } занимает локацию «{ $site }».
story-moves-card = «{ $card }» переходит в локацию «{ $site }».
story-swaps = { $seat } меняет местами «{ $card }» и «{ $card_to }».
story-swaps-with-dispossessed = «{ $card }»: { $seat } меняет { n-cards.acc } на карты из ссылки.
story-binds = «{ $card }»: все сжигают все тайны, кроме одной.
story-takes-back = «{ $card }»: поддержка с карт уходит в резервы, тайны возвращает себе { $seat }.
story-loses-warbands = «{ $card }»: { $seat } теряет { n-warbands }.
story-buries-relic = { $seat } кладёт под низ колоды реликвий реликвию из локации «{ $site }».
story-leaves-one-secret = «{ $card }»: на страшной тайне остаётся 1 тайна.
story-pays-off = { $seat } отдаёт поддержку ({ $favor }) и сохраняет реликвию «{ $relic }»; получает { $seat_to }.
story-lays-favor = { $seat } кладёт на карту «{ $card }» поддержку: { $favor }.
story-rolls-shields =
    { $shields ->
        [one] «{ $card }»: { $seat } выбрасывает { $shields } щит.
        [few] «{ $card }»: { $seat } выбрасывает { $shields } щита.
       *[many] «{ $card }»: { $seat } выбрасывает { $shields } щитов.
    }
story-kills-everywhere = «{ $card }»: в каждой локации убит отряд.
story-names-suit = «{ $card }»: масть — { $suit }.
story-takes-over-site = { $seat } занимает локацию «{ $site }»; отрядов там: { $warbands }.
story-are-healed = «{ $card }»: { n-warbands } ({ $seat }) в локацию «{ $site }».
story-shares-vision = { $seat } ставит отряд на «{ $card }»: теперь оно открыто и здесь.
story-inherits-vision = «{ $card }» сбрасывают; отряд на нём убит, а карту получает { $seat }.
story-keeps-burned = { $seat } забирает поддержку, которую должны были сжечь: { $favor }.
story-cages =
    { $warbands ->
        [one] { $seat } сажает в клетку { $warbands } отряд.
        [few] { $seat } сажает в клетку { $warbands } отряда.
       *[many] { $seat } сажает в клетку { $warbands } отрядов.
    }
story-joins-gathering = { $seat } приходит в локацию «{ $site }».
story-looks-at-adviser = «{ $card }»: { $seat } смотрит чужого закрытого советника ({ $seat_of }).
story-looks-at-site = «{ $card }»: { $seat } смотрит { numbered-place }.
story-looks-at-relic = «{ $card }»: { $seat } смотрит реликвию в локации «{ $site }».
story-looks-at-deck = «{ $card }»: { $seat } смотрит верхние карты колоды земель.
story-looks-in-reliquary = { $seat } смотрит реликвию на клетке «{ $space }».
story-looks-through-pile = «{ $card }»: { $seat } просматривает стопку сброса ({ $region }).
story-looks-through = Вы видите: { $card_all }.
    .opened = { $seat } видит: { $card_all }.
story-uncovers = { $seat } находит «Заговор»; прежний владелец — { $seat_of }.
story-rebuilds = { $seat } восстанавливает: «{ $card }».
story-returns-relic = { $seat } кладёт реликвию под низ колоды реликвий.
story-takes-relic = { $seat } забирает реликвию «{ $relic }».
story-sacrifices = «{ $card }»: { $seat } жертвует { n-warbands }.
story-removes-secret = «{ $card }»: со страшной тайны сгорает 1 тайна.
story-swaps-advisers = «{ $card }»: { $seat } меняет местами закрытых советников ({ $seat_of }, { $seat_to }).
story-puts-favor = «{ $card }»: { $seat } кладёт { n-favor.acc } в резерв { $suit-gen }.
story-sells-secret = «{ $card }»: { $seat } отдаёт 1 тайну за 2 поддержки, получает { $seat_to }.
story-buys-secret = «{ $card }»: { $seat } отдаёт 2 поддержки за 1 тайну, получает { $seat_to }.
story-rolls-again = «{ $card }»: { $seat } перебрасывает все кубики.
story-burns-for-secrets = «{ $card }»: { $seat } сжигает поддержку ({ $n }) и получает столько же тайн.
story-borrows-advisers = «{ $card }»: { $seat } торгует с чужими советниками ({ $seat_of }).
story-trades-at = «{ $card }»: { $seat } торгует в локации «{ $site }».
story-discards-to =
    { $under ->
        [0] «{ $card }»: { $seat } сбрасывает карты на верх стопки ({ $region }).
       *[1] «{ $card }»: { $seat } сбрасывает карты под низ стопки ({ $region }).
    }
story-gives-back-relic = { $seat } кладёт реликвию «{ $relic }» под низ колоды реликвий.
story-campaigns-from = «{ $card }»: { $seat } нападает из локации «{ $site }».
story-moves-to-adviser = «{ $card }» переходит к другому игроку: { $seat_to }.

### Хроника

story-swears = Хроника: { $seat } даёт { $oath }.
story-welcomes = Хроника: { $seat } предлагает вассалитет, отвечает { $seat_to }.
story-joins-empire = { $seat } в следующей партии — вассал.
story-stays-exile = { $seat } остаётся изгнанником.
story-builds = Хроника: { $seat } возводит строение «{ $card }» на месте карты «{ $card_of }».
story-restores = Хроника: { $seat } восстанавливает из руин «{ $card }».
story-invites = Хроника: { $seat } зовёт в колоду земель карты масти «{ $suit }».
