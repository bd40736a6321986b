### Board

board-round = Раунд { $round } из { $rounds }, { $phase }. Фишка первого игрока: { $seat }.
board-setup = Подготовка. Фишка первого игрока: { $seat }.
phase-setup = подготовка
phase-strategy = фаза стратегии
phase-action = фаза действий
phase-development = фаза развития
phase-end = конец партии
board-regions = Уделы:
board-region = { $region }: { $items }.
board-ruled = владеет { $seat }
board-unruled = владельца нет
board-good = товар: { $good }
board-no-good = товар забран ({ $good })
board-rebel = мятежник ({ $reward })
board-rebel-token = мятежник
board-neutral = ничей ратник
board-troops = { $seat } ×{ $count }
board-troops-leader = { $seat } ×{ $count } ({ $leader })
board-structure = { $structure } ({ $seat })
board-banners = Стяги (очки, цена, советник):
board-banner = { $action }: { $rows }.
board-row =
    { $points }{ $price ->
        [0] { "" }
        [one] {" "}за { $price } монету
        [few] {" "}за { $price } монеты
       *[many] {" "}за { $price } монет
    }
board-advisor =
    { $cell } ({ $seat }: { $number }{ $bribe ->
        [0] { "" }
       *[other] +{ $bribe }
    })
board-decks = Указы: { $left } в левой колоде, { $right } в правой, { $discards } в сбросе.
board-deeds = Открытые подвиги: { $items }.
board-player = { $seat }
board-own = { $seat } (вы)
board-with-leader = { $name }, { $leader }
board-coins = Монеты: { $coins }. Побеждено мятежников: { $rebels }. В запасе: ратники { $reserve }, церкви { $church }, крепости { $stronghold }, рынки { $market }.
board-goods = Товары: { $items }. В ладье: { $boat } из { $cells }.
board-advisors = Ещё не на стягах советники: { $items }.
board-tracks = Счётчики: { $items }.
board-track = { $track } { $step }
board-tokens = Жетоны обмена: { $items }.
board-hand = Указы: { $items }.
board-own-deeds = Подвиги: { $items }.
board-done = Совершено: { $items }.
board-achievement = Достижение: { $achievement }.
board-card = Карта мятежа { $number }, приоритет: { $priority }.
board-count =
    { $count ->
        [1] { $good }
       *[other] { $good } ×{ $count }
    }
board-bonus = { $action }: { $bonus }
board-bonuses = Бонусы: { $items }.
board-none = нет
board-unknown = скрыто

picture-title = Рюрик: стол
picture-map = Карта Руси
picture-strategy = Планшет стратегии
picture-development = Планшет развития
picture-common = Открытые подвиги и колоды
picture-round = Раунд { $round } из { $rounds }
picture-turn = { $seat }: { $action }
picture-cell = { $action }, ряд { $row }: очки { $points }, цена в монетах { $coins }
picture-advisor = Советник { $number }, игрок { $seat }, взятка: { $coins }
picture-placing = Советник { $number }, игрок { $seat }
picture-on-track = { $seat }: { $step }
picture-troops = Ратники, { $seat }: { $troops }
picture-leader = { $leader }, персонаж игрока { $seat }
picture-structure = { $structure-cap }, { $seat }
picture-coins = Монеты: { $coins }
picture-reserve = Ратники в запасе: { $troops }
picture-rebels = Побеждённые мятежники: { $rebels }
picture-hand = Указы на руке: { $cards }
picture-exchange = Жетон обмена: { $action }
picture-exchange-used = Жетон обмена использован: { $action }
picture-deck = { $deck-cap }: { n-cards }
picture-deeds-deck = Колода подвигов: { n-cards }
picture-tokens = Жетоны наград, лицом вниз: { $cards }
picture-discards = Сброшенные указы: { n-cards }
picture-rebellion-card = Карта Мятежа; в колоде: { $cards }

# Части поля, на которые смотрят по отдельности
area-map = Карта
area-strategy = Стратегия
area-tracks = Развитие
area-common = Подвиги
area-leaders = Персонажи
area-rebellion = Карта мятежа
area-own = Мой планшет
