### Story

story-begins = Партия начинается. Фишку первого игрока получает { $seat }.
story-leader = { $seat } играет за { $leader-acc }.
story-achievement = Ваше достижение: «{ $achievement }» (видите только вы).
    .opened = { $seat } оставляет себе достижение «{ $achievement }».
story-achievements = Каждый оставил себе одно достижение.
story-first-troop = { $seat } ставит ратника { $region-to }.
story-first-leader = { $seat } ставит { $leader-acc } { $region-to }.
story-round = Начинается раунд { $round }. Первый игрок: { $seat }.
story-advisor =
    { $seat } помещает советника { $number } на { $row ->
        [1] верхнее деление
       *[other] деление { $row }
    } { $banner-gen }{ $coins ->
        [0] { "" }
       *[other] ; взятка: { n-coins }
    }.
story-returns = { $seat } не имеет ратников на поле и возвращает { $leader-acc } и ратника { $region-to }.
story-takes-advisor =
    { $seat } забирает советника { $number } с { $row ->
        [1] верхнего деления
       *[other] деления { $row }
    } { $banner-gen }.
story-acts = { $seat } выполняет основное действие: { $action }, { n-plain-points }{ for-price }.
story-takes-coin = { $seat } берёт 1 монету вместо основного действия ({ $action }).
story-decree = { $seat } выполняет указ «{ $decree }».
story-deed = { $seat } совершает подвиг «{ $deed }».
story-discards = { $seat } сбрасывает указ «{ $decree }».
story-exchanges =
    { $seat } отдаёт { $good_all } за очко { $action-id ->
        [build] строительства
       *[other] призыва
    }.
story-musters =
    { $seat } призывает { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-to }.
story-companions =
    { $seat }: с { $leader-ins } { $region-from } { $region_to-to } { $troops ->
        [1] идёт
       *[other] идут
    } { n-troops }.
story-marches =
    { $seat } ведёт { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from } { $region_to-to }.
story-rides =
    { $seat } отправляет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from } { $region_to-to }.
story-defeats-rebel =
    { $seat } побеждает мятежника { $region-in }{ $reward-id ->
        [none] { "" }
       *[other] {" "}и получает { $reward-acc }
    }.
story-defeats-neutral =
    { $seat } побеждает ничьего ратника { $region-in }{ $reward-id ->
        [none] { "" }
       *[other] {" "}и получает { $reward-acc }
    }.
story-attacks =
    { $seat } атакует { $region-in }: { $seat_to } теряет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    }.
story-reveals =
    { $seat } раскрывает указ «{ $decree }»: { $losses ->
        [0] потерь нет
        [1] потеря
       *[other] потери: { $losses }
    }.
story-loses =
    { $seat } теряет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-in }.
story-taxes = { $seat } забирает { $good-acc } { $region-from }.
story-market = { $seat } получает { $gain-acc } с рынка { $region-in }.
story-builds = { $seat } строит { $structure-acc } { $region-in }.
story-converts-rebel = { $seat }: церковь { $region-in } обращает мятежника.
story-converts-neutral = { $seat }: церковь { $region-in } обращает ничьего ратника.
story-converts = { $seat }: церковь { $region-in } обращает чужого ратника, теряет его { $seat_to }.
story-removes-structure = { $seat } убирает { $structure-acc } { $region-in }.
story-pays-goods = { $seat } отдаёт { $good_all }.
story-gives-troop =
    { $seat } убирает { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from }.
story-steals = { $seat } крадёт монету, теряет её { $seat_from }: Борис.
story-sends-away =
    { $seat }: Предслава высылает { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    } { $region-from } { $region_to-to }, а { $seat_to } получает 1 монету.
story-replaces-rebel = { $seat } ставит ратника на место мятежника { $region-in }: Святополк.
story-token = { $seat } передаёт фишку первого игрока, её получает { $seat_to }.
story-keeps-token = { $seat } оставляет фишку первого игрока себе.
story-draws = { $seat } берёт { n-cards.acc } из { $deck-gen }.
story-drew = Это { $decree_all } (видите только вы).
    .opened = { $seat } видит { $decree_all }.
story-decrees-shuffled = Одна из колод указов закончилась: всё, кроме карт на руках, перемешано и разложено на две колоды.
story-takes-deed = { $seat } берёт подвиг «{ $deed }».
story-deed-opened = Открыт подвиг «{ $deed }».
story-development = Начинается фаза развития. Первый игрок: { $seat }.
story-docks = { $seat } оставляет { n-goods } на пристани, пока поднимаются фишки.
story-progress = { $seat } поднимается на деление { $step } счётчика { $track-gen }.
story-income =
    { $coins ->
        [0] { $seat } дохода не получает.
       *[other] { $seat } получает доход: { n-coins }.
    }
story-row-renewed = Оставшиеся в ряду подвиги сброшены.
story-goods-return = Жетоны обмена снова открыты, товары в уделах пополнены.
story-achievement-met = { $seat } открывает достижение «{ $achievement }»: цель достигнута.
story-achievement-missed = { $seat } открывает достижение «{ $achievement }»: цель не достигнута.
story-scores = { $seat } набирает { n-points }.
story-rebellion-scores = Мятеж набирает { n-points }.
story-rebellion-rises = Мятеж начинается, уровень { $level }. Его ратники стоят в уделах { $region_all }. Первый приоритет: { $priority }.
story-rebellion-card = { $rebellion } действует весь раунд. Приоритет: { $priority }.
story-rebellion-bonus = Мятеж получает бонус за действие «{ $action }»: { $bonus }.
story-rebellion-unlocks = Мятеж получает монету и новый бонус. За действие «{ $action }»: { $bonus }.
story-rebellion-takes-neutral = Мятеж побеждает ничьего ратника { $region-in }.
story-rebellion-priority = Приоритет мятежа отныне: { $priority }.
