### Обет: что значат ответы.

### Вещи

option-card = «{ $card }»
option-card-suit = «{ $card }» ({ $suit })
option-site = «{ $site }»
option-site-known = «{ $site }», ещё закрыта
option-site-facedown = { place-in-region }
place-in-region = { $region-cap }, закрытая локация { $number }
option-seat = { $seat_to-id ->
        [bandits] Банды
       *[other] { $seat_to }
    }
option-number = { $n }
option-end-die = Изменить на { $n }
option-burn =
    { $n ->
        [one] Сжечь { $n } поддержку
       *[other] Сжечь { $n } поддержки
    }
option-sacrifice =
    { $n ->
        [one] Пожертвовать { $n } отряд
        [few] Пожертвовать { $n } отряда
       *[many] Пожертвовать { $n } отрядов
    }
option-bank = { $suit-cap } (поддержки: { $favor })
option-suit = { $suit-cap }
option-adviser-named = «{ $card }» ({ $suit }), владелец: { $seat_to }
option-space = Реликвия с клетки «{ $space }»
option-space-known = «{ $card }» с клетки «{ $space }»
option-region = { $region-cap } ({ n-cards })
option-use = Применить «{ $card }»{ cost }
option-relic = «{ $card }»
option-relic-unknown = Закрытая реликвия { $number } в локации «{ $site }»
option-adviser = Закрытый советник { $number } ({ $seat_to })
option-adviser-known = «{ $card }», закрытый советник { $number } ({ $seat_to })
option-board-of = Планшет, где { n-warbands } ({ $seat_to })
option-warbands-at = «{ $site }», где { n-warbands }
option-vault-add = Положить на неё 1 тайну
option-vault-burn = Сжечь с неё 1 тайну
option-witchs-bargain-sell = Отдать 1 тайну за 2 поддержки: { $seat_to }
option-witchs-bargain-buy = Отдать 2 поддержки за 1 тайну: { $seat_to }
option-pile-top = { $region-cap }: на верх стопки сброса
option-pile-bottom = { $region-cap }: под низ стопки сброса

### Ход

option-board = { $color-cap }, { $role }
option-act-search = Поиск
option-act-muster = Созыв
option-act-trade = Торговля
option-act-recover = Обретение
option-act-campaign = Набег за { $supply } провианта
option-act-travel = Перемещение
option-act-adviser = Разыграть или сбросить закрытого советника
option-act-peek = Посмотреть реликвию в своей локации
option-act-reliquary = Посмотреть реликвию в реликварии
option-act-warbands = Перенести отряды
option-act-show = Показать кому-нибудь закрытого советника
option-act-offer = Предложить вассалитет
option-act-exile = Изгнать вассала
option-act-exile-self = Изгнать себя, отдав { n-favor.acc }
option-act-end = Закончить фазу действий
option-add-favor = Положить на неё 1 свою поддержку
option-return-favor = Вернуть 1 поддержку в резерв { $suit-gen } (там { $favor })
option-favor = 1 поддержка
option-secret = 1 тайна
option-keep = Оставить себе
option-return = Положить под низ колоды реликвий
option-search = { $source-cap }: { n-cards } за { n-supply }{ fee }
option-play-site = В локацию «{ $site }»
option-play-adviser = В совет открытой
option-play-facedown = В совет закрытой
option-play-vision = Открыть на планшете
option-play-discard = Сбросить
option-muster = «{ $card }»: { n-warbands } за { $goods-acc } и { n-supply }
option-trade-favor = «{ $card }»: 1 тайна и { n-supply } за { n-favor.acc }{ $secrets ->
        [0] { "" }
       *[other] { " " }и { n-secrets.acc }
    }{ fee }
option-trade-secret = «{ $card }»: 2 поддержки и { n-supply } за { n-secrets.acc }{ $favor ->
        [0] { "" }
       *[other] { " " }и { n-favor.acc }
    }{ fee }
option-recover-banner = { $banner-cap } (на ней { $tokens })
option-tokens =
    { $goods ->
        [favor]
            { $n ->
                [one] { $n } поддержка
               *[other] { $n } поддержки
            }
       *[secret]
            { $n ->
                [one] { $n } тайна
                [few] { $n } тайны
               *[many] { $n } тайн
            }
    }
option-go = Идти; куда, решит другой игрок
option-travel = «{ $site }» ({ n-supply }{ toll }{ fee })
option-travel-known = «{ $site }», ещё закрыта ({ n-supply }{ toll }{ fee })
option-travel-facedown = { place-in-region } ({ n-supply }{ toll }{ fee })
fee =
    { $fee ->
        [0] { "" }
       *[other] , сперва отдав поддержку: { $fee }
    }
toll =
    { $toll ->
        [0] { "" }
       *[other] , закрыв тайну
    }

### Набег

dice-of =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
option-target-site = «{ $site }» ({ dice-of }{ toll })
option-target-relic = «{ $relic }» ({ dice-of }{ toll })
option-target-banner = { $banner-cap } ({ dice-of }{ toll })
option-target-pawn = Фигурка и поддержка: { $seat_to } ({ dice-of }{ toll })
option-take-relic = «{ $relic }» (владеет { $seat_to })
option-take-banner = { $banner-cap } (владеет { $seat_to })

### Побочные действия и договоры

option-warbands-place = Поставить { n-warbands } в свою локацию
option-warbands-lift = Забрать { n-warbands } из своей локации
option-warbands-give = Отдать { n-warbands }, получит { $seat_to }
option-warbands-take = Забрать { n-warbands }, отдаст { $seat_to }
option-show = «{ $card }»; увидит { $seat_to }
option-exile = { $seat_to }: отдать { n-favor.acc }
option-deal-send = Предложить это
option-deal-show = Заодно показать реликвию с клетки «{ $space }»
option-deal-give = Вы отдаёте «{ $card }»
option-deal-take = Вам отдают «{ $card }»
option-deal-give-favor =
    { $n ->
        [one] Вы отдаёте { $n } поддержку
       *[other] Вы отдаёте { $n } поддержки
    }
option-deal-take-favor =
    { $n ->
        [one] Вам отдают { $n } поддержку
       *[other] Вам отдают { $n } поддержки
    }
option-deal-give-secret =
    { $n ->
        [one] Вы отдаёте { $n } тайну
        [few] Вы отдаёте { $n } тайны
       *[many] Вы отдаёте { $n } тайн
    }
option-deal-take-secret =
    { $n ->
        [one] Вам отдают { $n } тайну
        [few] Вам отдают { $n } тайны
       *[many] Вам отдают { $n } тайн
    }
option-deal-give-facedown = Вы отдаёте закрытого советника { $number }
option-deal-take-facedown = Вам отдают закрытого советника { $number }
option-deal-give-tribute =
    { $n ->
        [one] Вы обещаете { $n } поддержку в своей следующей фазе подъёма
       *[other] Вы обещаете { $n } поддержки в своей следующей фазе подъёма
    }
option-deal-take-tribute =
    { $n ->
        [one] Вам обещают { $n } поддержку в своей следующей фазе подъёма
       *[other] Вам обещают { $n } поддержки в своей следующей фазе подъёма
    }
option-deal-give-peace = Вы обещаете мир до конца { $round }-го раунда{ breaking }
option-deal-take-peace = Вам обещают мир до конца { $round }-го раунда{ breaking }
breaking =
    { $penalty ->
        [0] { "" }
       *[other] , за его нарушение { $penalty } поддержки
    }
option-swap = «{ $card }» и «{ $card_to }»

### Откуда берут карты и другие имена вещей

source-deck = колода земель
    .cap = Колода земель
    .from = из колоды земель
source-cradle = стопка сброса столицы
    .cap = Стопка сброса столицы
    .from = из стопки сброса столицы
source-provinces = стопка сброса провинций
    .cap = Стопка сброса провинций
    .from = из стопки сброса провинций
source-hinterland = стопка сброса окраин
    .cap = Стопка сброса окраин
    .from = из стопки сброса окраин
goods-favor = 1 поддержка
    .acc = 1 поддержку
goods-secret = 1 тайна
    .acc = 1 тайну
seat-bandits = банды
space-brutal = { modifier-brutal }
space-decadent = { modifier-decadent }
space-careless = { modifier-careless }
space-greedy = { modifier-greedy }

### Хроника

option-swear = { $oath-cap }
option-build = «{ $card }» вместо карты «{ $card_of }»
option-restore = «{ $card }», из руин
option-suit = { $suit-cap }
