### Answers

option-leader = { $leader }. { $leader-brief }
option-achievement = «{ $achievement }». { $achievement-brief }
option-first-troop =
    { $region }: { $good }{ $reward-id ->
        [none] { "" }
        [neutral] , ничей ратник
        [token] , мятежник
       *[other] , мятежник ({ $reward })
    }
option-first-leader = { $region }: там у вас { n-troops }
option-advisor = Советник { $number }
option-banner = { $banner-cap }: { $row }, { n-action-points }{ for-price }{ pushing }
option-bribe =
    { $coins ->
        [0] Без взятки
       *[other] Взятка в { n-coins.acc }
    }: { $row }, { n-action-points }{ for-price }{ pushing }
option-return = { $region }: { $leader } и ратник
option-take-advisor = { $banner-cap }, { $row }: { n-action-points }{ for-price }
option-act =
    { $action-id ->
        [scheme] Указы: взять { n-cards.acc }, одну оставить
       *[other] { $action }: { n-plain-points }
    }{ for-price }{ $top-id ->
        [top] {" "}и передать фишку первого игрока
       *[other] { "" }
    }
option-coin = Взять 1 монету вместо основного действия ({ $action })
option-play-decree = Выполнить указ
option-do-deed = Совершить подвиг: { $deed_all }
option-use-token = Использовать жетон обмена: { n-action-points }
    .any = Использовать жетон обмена: очко строительства или призыва
option-end = Закончить ход
option-choose-points = { n-action-points }
option-decree = «{ $decree }»
option-keep = Оставить «{ $decree }»
option-exchange =
    { $action-id ->
        [build] Очко строительства за дерево или руду и ещё один товар
       *[other] Очко призыва за мёд или рыбу и ещё один товар
    }
option-goods = Отдать { $good_all }
option-muster = { $region }: там у вас будет { n-troops }{ rule-change }
option-muster-maria = { $region }, рядом с Марией: ваш первый ратник там{ rule-change }
option-move = Выйти { $region-from }: там у вас { n-troops }
option-move-to = Прийти { $region-to }{ rule-change }{ leaving }
option-companions =
    { $troops ->
        [0] Она идёт одна
       *[other] { n-troops }
    }
option-boat =
    { n-goods }: { $step ->
        [0] фишка торговли останется ниже счётчика и принесёт 1 монету дохода
       *[other] фишка торговли будет на делении { $step }
    }{ $priority-id ->
        [none] { "" }
       *[other] ; следующий приоритет мятежа: { $priority }
    }
option-figure =
    { $figure-id ->
        [leader] { $leader }
       *[other] Ратник
    }
option-attack-rebel =
    { $reward-id ->
        [token] { $region }: победить мятежника и открыть жетон награды
        [neutral] { $region }: победить ничьего ратника и открыть жетон награды
       *[other] { $region }: победить мятежника и получить { $reward-acc }
    }{ rule-change }
option-attack =
    { $region }: { $seat_to } теряет { $figure-id ->
        [leader] { $leader-acc }
       *[other] ратника
    }{ rule-change }{ $coins ->
        [0] { "" }
       *[other] , а вы крадёте { n-coins.acc }
    }; { $cards ->
        [0] раскрывать указы не нужно
        [1] вы раскроете 1 указ
       *[other] вы раскроете указов не больше { $cards }
    }
option-attack-several = { $region }: выбрать кого ({ $targets })
option-tax =
    { $region }: { $good } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $market-id ->
        [market] , и рынок даст прибавку
       *[other] { "" }
    }
option-market =
    { $gain-id ->
        [coin] 1 монета
       *[other] Ещё { $gain }
    }
option-build =
    { $region } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $structure_all }
option-structure =
    { $structure-id ->
        [church] { $structure-cap }{ $turns ->
            [0] , здесь она никого не обратит
           *[other] , она обратит одну фигурку
        }
        [stronghold] { $structure-cap }{ rule-change }
       *[other] { $structure-cap }: прибавка к дани отсюда
    }
option-convert-rebel = Мятежник: уйдёт в коробку, награды не будет{ rule-change }
option-convert-neutral = Ничей ратник{ rule-change }
option-convert = Ратник, хозяин — { $seat_to }{ rule-change }
option-deck = { $deck-cap }: { n-cards }
option-seat = { $seat_to }
option-self = Оставить себе
option-remove =
    { $region }: там { $troops ->
        [0] не останется ваших ратников
        [1] останется { n-troops }
       *[other] останутся { n-troops }
    }{ rule-change }
option-pay-structure = { $structure-cap } { $region-in }{ rule-change }
option-send-whom = { $seat_to }: получит 1 монету
option-send-to = Выслать { $region-to }
use-predslava = Предслава { $region-in }: выслать чужого ратника
use-sudislav = Судислав: призвать ратника { $region-to }{ rule-change }

# Parts of sentences.

of-seat = { $seat }
to-seat = { $seat_to }
from-seat = { $seat_from }

points-left =
    { $points ->
        [one] Осталось { $points } очко.
        [few] Осталось { $points } очка.
       *[many] Осталось { $points } очков.
    }
for-price =
    { $price ->
        [0] { "" }
       *[other] { " " }за { n-price }
    }
pushing =
    { $pushed ->
        [0] { "" }
        [one] , вниз сдвинется { $pushed } советник
        [few] , вниз сдвинутся { $pushed } советника
       *[many] , вниз сдвинутся { $pushed } советников
    }
row-1 = верхнее деление
row-2 = деление 2
row-3 = деление 3
row-4 = деление 4
rule-change =
    { $rule-id ->
        [gains] , и удел станет вашим
        [loses] , и удел перестанет быть вашим
        [breaks] , и владельца у удела не будет
        [gives] , и уделом завладеет другой
       *[other] { "" }
    }
leaving =
    { $rule_left-id ->
        [loses] ; { $region_from } перестанет быть вашим владением
        [gives] ; { $region_from } перейдёт к другому
       *[other] { "" }
    }
counted-region = { $region }
counted-deed = «{ $deed }»
counted-decree =
    { $n ->
        [1] «{ $decree }»
       *[other] «{ $decree }» ×{ $n }
    }
counted-structure = { $structure }
    .last = { $structure }
