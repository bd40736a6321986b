### Обет: доска словами и счёт.

### Счёт

n-favor =
    { $favor ->
        [one] { $favor } поддержка
       *[other] { $favor } поддержки
    }
    .acc =
        { $favor ->
            [one] { $favor } поддержку
           *[other] { $favor } поддержки
        }
n-secrets =
    { $secrets ->
        [one] { $secrets } тайна
        [few] { $secrets } тайны
       *[many] { $secrets } тайн
    }
    .acc =
        { $secrets ->
            [one] { $secrets } тайну
            [few] { $secrets } тайны
           *[many] { $secrets } тайн
        }
n-warbands =
    { $warbands ->
        [one] { $warbands } отряд
        [few] { $warbands } отряда
       *[many] { $warbands } отрядов
    }
n-supply =
    { $supply ->
        [one] { $supply } провиант
       *[other] { $supply } провианта
    }
n-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
    .acc =
        { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        }
n-denizens =
    { $denizens ->
        [one] { $denizens } обитатель
        [few] { $denizens } обитателя
       *[many] { $denizens } обитателей
    }
n-visions =
    { $visions ->
        [one] { $visions } видение
        [few] { $visions } видения
       *[many] { $visions } видений
    }
n-relics =
    { $relics ->
        [one] { $relics } реликвия
        [few] { $relics } реликвии
       *[many] { $relics } реликвий
    }
n-sites =
    { $sites ->
        [one] { $sites } локация
        [few] { $sites } локации
       *[many] { $sites } локаций
    }

### Доска

board-round =
    { $phase-id ->
        [setup] Подготовка.
        [over] Война окончена.
       *[other] Раунд { $round } из { $rounds }. Ходит { $seat }, { $phase }.
    }
board-oath = { $oath-cap }. { $title-cap }: { $seat }.
board-end-die = В конце { $round }-го раунда кубик завершения кончает войну на { $needed } и больше.
board-region = { $region-cap }:
board-place = { $number }. { $name }: { $items }.
board-bare-place = { $number }. { $name }.
board-site = «{ $site }»
board-hidden-site = Закрытая локация
board-site-known = Закрытая локация (вам известно: «{ $site }»)
board-pawn = фигурка: { $seat }
board-bandits = правят банды
board-ruled = правит { $seat }, { n-warbands }
board-ruled-none = правит { $seat } без отрядов
board-empire = правит империя, { n-warbands }
board-empire-none = правит империя без отрядов
board-room =
    { $cards ->
        [0] мест нет
        [one] место ещё для { $cards } карты
       *[other] место ещё для { $cards } карт
    }
board-card = «{ $card }» ({ $suit })
board-plain-card = «{ $card }»
board-laden = { $name }, на карте { $items }
board-relics = закрыто: { $items }
board-visions = Взято видений: { $visions }. Поиск в колоде земель стоит { n-supply }.
board-world =
    { $top ->
        [none] Колода земель пуста.
        [vision] Колода земель: сверху видение.
        [denizen] Колода земель: сверху обитатель.
       *[card] Колода земель: сверху, как вы знаете, «{ $card }».
    }
board-discards = Стопка сброса, { $region }: { $items }.
board-relic-deck = Колода реликвий: { n-relics }.
board-dispossessed = Ссылка: { n-cards }.
board-banks = Резервы: { $items }.
board-bank = { $suit } { $favor }
board-banner = { $banner-cap }: { $items }, { $held }{ $mob ->
        [yes] , вверху чернь
       *[no] { "" }
    }.
board-held = владеет { $seat }
board-unheld = в общем резерве
board-reliquary = Реликварий: { $items }.
board-space = { $items } (клетка «{ $modifier }»)
board-open-space = «{ $modifier }» открыт
board-promise-peace = Обещан мир до конца { $n }-го раунда: { $seat } не нападает, под защитой { $seat_to }.
board-promise-tribute = Обещана поддержка в следующей фазе подъёма ({ $n }): отдаёт { $seat }, получает { $seat_to }.
board-attacks = { $seat } готовит набег.
board-against =
    { $seat_to-id ->
        [bandits] { $seat } нападает на банды.
       *[other] { $seat } нападает, защищается { $seat_to }.
    }
board-targets = Цели: { $items }.
board-target-pawn = фигурка и поддержка ({ $seat })
board-allies = Союзники защитника: { $items }.
board-dice = Кубиков нападения: { $attack }. Кубиков защиты: { $defense }.
board-plans = Применённые схемы сражений: { $items }.
board-defense = Защита { $defense }: выпало { $faces_defense }; за отряды { $standing }.
board-attack = Нападение { $attack }: выпало { $faces_attack }; черепов: { $skulls }.
faces-hollow = пустой меч
faces-sword = меч
faces-skull = два меча и череп
faces-blank = пусто
faces-shield = щит
faces-two = два щита
faces-double = ×2
board-own = { $seat } (вы)
board-player = { $seat }
board-head = { $name }, { $role }, { $color }
board-goods = Провиант: { $supply }. Поддержка: { $favor }. Тайны: { $secrets }{ $spent ->
        [0] { "" }
       *[other] , закрытых { $spent }
    }.
board-warbands = Отряды, { $color-plural }: { $warbands } на планшете, { $bank } в резерве.
board-advisers = Советники: { $items }.
board-facedown = закрыто: { $items }
board-shared-vision = Тоже открыто, на нём отряд: «{ $card }».
board-saved = Не убиты, а отложены: { n-warbands }.
board-vision = Открыто «{ $card }».
board-held-relics = Реликвии: { $items }.
board-hand = На руке: { $items }.
board-cage = В клетке: { $items }.
board-caged = { $color-plural } { $warbands }
board-none = нет
