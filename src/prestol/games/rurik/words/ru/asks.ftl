### Questions

ask-leader = Кто будет вашим персонажем?
ask-achievement = Какое достижение оставить? Другое уйдёт в коробку, и его никто не увидит.
ask-first-troop = В какой удел поставить ратника?
ask-first-leader = В какой удел поставить { $leader-acc }?
ask-advisor = Какого советника поместить на стяг?
ask-banner = На какой стяг поместить советника { $number }?
ask-bribe = Дать взятку? Советник { $number } встаёт на { $banner }.
ask-return =
    Ваших ратников на поле нет. Куда вернуть { $leader-acc } и одного ратника?
    .pass = Не возвращаться на поле
ask-take-advisor = Какого из двух советников с числом { $number } забрать первым?
ask-turn =
    { $stage-id ->
        [after] Основное действие позади. Сделать что-нибудь ещё?
       *[other] Ваше основное действие: { $action }, { n-plain-points }{ for-price }. Что делать?
    }
ask-choose-points = Какое очко взять? Осталось выбрать: { $points }.
ask-decree = Какой указ выполнить?
ask-deed = Какой подвиг совершить?
ask-exchange = Какой жетон обмена использовать?
ask-exchange-goods =
    { $action-id ->
        [build] Какие товары отдать за очко строительства?
       *[other] Какие товары отдать за очко призыва?
    }
ask-muster = В какой удел призвать? { points-left }
    .pass = Больше не призывать
ask-muster-figure = Кого призвать { $region-to }?
ask-move = Откуда идти в поход? { points-left }
    .pass = Больше не идти
ask-figure = Какую фигурку { $region-in } взять?
ask-move-to = Куда идти { $region-from }?
ask-companions = Сколько ратников пойдёт с Агафьей { $region-from } { $region_to-to }?
ask-attack = В каком уделе атаковать? { points-left }
    .pass = Больше не атаковать
ask-target = Кого атаковать { $region-in }?
ask-losses-deck =
    { $cards ->
        [1] Проверка потерь: 1 указ. Из какой колоды его раскрыть?
       *[other] Проверка потерь: указов не больше { $cards }. Из какой колоды их раскрывать?
    }
ask-tax = Откуда забрать товар? { points-left }
    .pass = Пока больше не забирать
ask-market = Ваш рынок { $region-in } даёт прибавку. Что взять?
ask-build = Где строить? { points-left }
    .pass = Пока больше не строить
ask-structure = Что построить { $region-in }?
ask-convert = Ваша церковь { $region-in } обращает одну фигурку. Какую?
ask-ride =
    { $points ->
        [1] Откуда отправить ещё одного ратника в любой удел?
       *[other] Откуда отправить ратника в любой удел?
    }
    .pass = Больше никого не отправлять
ask-ride-to = Куда отправить { $region-from }?
ask-deck =
    { $cards ->
        [one] Из какой колоды взять { $cards } карту указа?
        [few] Из какой колоды взять { $cards } карты указов?
       *[many] Из какой колоды взять { $cards } карт указов?
    }
ask-keep = Какой указ оставить?
ask-put-back = Какой указ вернуть на верх { $deck-gen } первым? Следующий ляжет на него.
ask-token = Кому передать фишку первого игрока?
ask-take-deed = Какой из открытых подвигов взять?
ask-pick-deed = Какой подвиг выбрать на следующие раунды?
ask-boat = Сколько товаров будет в ладье, когда поднимаются фишки? Остальные пока полежат на пристани.
ask-pay-decree = «{ $deed }»: какой указ сбросить?
ask-pay-troop = «{ $deed }»: откуда убрать ратника?
ask-pay-camp = «{ $deed }»: из какого удела убрать ратников?
ask-pay-structure = «{ $deed }»: какую постройку убрать?
ask-pay-goods = «{ $deed }»: какие товары отдать?
ask-send-whom = Предслава { $region-in }: чьего ратника выслать?
ask-send-to = Куда Предслава вышлет ратника { $region-from }? Его хозяин — { $seat_to }.

# Кого спрашивают: так это читают остальные

step-choose_leader = { $who } выбирает персонажа.
step-keep_achievements =
    { $n ->
        [one] { $who } выбирает
       *[other] { $who } выбирают
    } тайное достижение.
step-place_first = { $who } ставит первых ратников.
step-place_first_leader = { $who } ставит персонажа.
step-place_advisor = { $who } помещает советника.
step-take_advisor = { $who } забирает советника.
step-take_turn = { $who } делает ход.
step-choose_points = { $who } выбирает, какие очки взять.
step-accomplish_deed = { $who } совершает подвиг.
step-exchange = { $who } использует жетон обмена.
step-muster = { $who } призывает ратников.
step-move = { $who } идёт в поход.
step-attack = { $who } атакует.
step-tax = { $who } собирает дань.
step-build = { $who } строит.
step-ride = { $who } отправляет ратников в любые уделы.
step-scheme = { $who } выбирает колоду указов.
step-keep_decree = { $who } выбирает, какой указ оставить.
step-take_deed = { $who } берёт подвиг.
step-progress = { $who } грузит ладью, пока не поднялись фишки.
step-pick_deed = { $who } выбирает подвиг на следующие раунды.
step-rebellion_attacks = { $who } выбирает колоду, по которой мятеж проверит потери.
