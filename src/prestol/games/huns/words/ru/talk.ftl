### The board as text

board-round = Раунд { $round }. Первый игрок: { $seat }.
board-turn = Ходит { $seat }.
board-taken = Взят кубик действий: { $colour } { $value }.
board-dice = Оставшиеся кубики действий: { $dice }.
board-die = { $colour } { $value }
board-none = нет
board-reserve = Добыча в общем запасе: { $cubes }.
board-cubes =
    { $count ->
        [1] { $colour }
        [one] { $count } { $colour }
       *[many] { $count } { $colour-gen-pl }
    }
board-decks = Карты в колодах: { $decks }. Повозок в колоде: { $wagons }.
board-deck = { $deck } { $cards }
board-row = Открытые повозки:
board-open-wagon = { $kind-wagon }: { $cells }
board-camp = Лагерь, { $seat }
board-own-camp = Ваш лагерь ({ $seat })
board-wagon = Место { $place }: { $kind-wagon }. Загружено: { $loaded }. Свободно: { $empty }.
board-no-wagon = Место { $place }: повозки нет.
board-closed = Закрыто картой «{ $card }».
board-nothing = ничего
board-odd = { $colour } на { $colour_cell-fem-gen } ячейке
board-equipment = Снаряжение: { $items }.
board-raids = Набеги: { $items }.
board-mercenaries = Наёмники: { $items }.
board-curses = Проклятия: { $items }.
board-treasures = Сокровища: { $items }.
board-stash = Тайник: { $items }.
board-dispatched = Отправленные повозки: { $items }.
board-hand = Взятые карты: { $items }.
board-kind =
    { $count ->
        [one] { $count } { $kind }
       *[many] { $count } { $kind-gen-pl }
    }
board-used = { $card } (использован)
board-full = { $card } (заполнен: { $cubes })
board-unfilled = { $card } (заполнено ячеек: { $on } из { $cells }, { $cubes })
    .empty = { $card } (заполнено ячеек: 0 из { $cells })
board-idle = { $text } – сейчас не действует
board-active = { $card } (действует, сыграл { $seat_by }; заполнено ячеек: { $on } из { $cells }, { $cubes })
    .empty = { $card } (действует, сыграл { $seat_by }; заполнено ячеек: 0 из { $cells })
board-lifted = { $card } (снято)
board-fled = { $card } (его избежали)

### Questions

ask-die = Возьмите кубик действий.
ask-action = { $colour-cap } кубик действий, значение { $value }: возьмите карты или получите добычу.
ask-end = Действие выполнено. Использовать ещё одну карту или закончить ход?
    .pass = Закончить ход
ask-deck = Из какой колоды взять карты?
ask-play = Какую из взятых карт сыграть?
ask-play-more = Можно сыграть ещё одну из взятых карт. Какую?
    .pass = Больше не играть
ask-under = Какую карту положить под низ колоды первой? Следующие лягут под неё.
ask-victim = На кого сыграть проклятие «{ $card }»?
ask-flee = { $seat_by } играет на вас проклятие «{ $card }». Принять его или избежать?
ask-place = Куда положить { $colour_all }?
    .pass = Вернуть остаток, не размещая
ask-cube = На карте «{ $card }» поместится не вся добыча. Какой кубик добычи положить на неё?
ask-wagon = Какую повозку взять?
ask-spare = У вас забирают добычу. Какой кубик добычи сохранит вам «{ card-E09 }»?
ask-burn = Какой кубик добычи вернуть в общий запас? Себе можно оставить только { $keep }.
ask-colour =
    { $card-id ->
        [E08] «{ $card }»: какой кубик добычи положить на карту «{ $card_to }»?
        [M06] «{ $card }»: какой кубик добычи положить на карту «{ $card_to }»?
        [R09] «{ $card }»: какой кубик добычи получить?
       *[other] «{ $card }»: добычу какого цвета получить?
    }
ask-reroll = «{ $card }»: какой кубик действий перебросить?
ask-rob =
    { $card-id ->
        [R10] «{ $card }»: какой кубик добычи снять с повозки?
       *[other] «{ $card }»: какой кубик добычи украсть?
    }{ $left ->
        [1] { "" }
       *[other] { " " }Можно ещё { $left }.
    }
    .pass = Достаточно
ask-window = { $seat_by } получает { n-colour-cubes }. Использовать набег «{ $card }»?
    .pass = Не использовать
ask-swap-own = «{ $card }»: какую из своих повозок отдать?
ask-swap-for = «{ $card }»: какую повозку взять взамен повозки { $place }?
ask-exchange = «{ $card }»: какой кубик добычи на какой обменять?
    .pass = Больше не менять
ask-soothe = «{ $card }»: на какое проклятие положить кубик добычи?
ask-upright = «{ $card }»: какой использованный набег вернуть в исходное положение?
    .pass = Не возвращать
ask-lose = «{ $card }»: какой кубик добычи вернуть в общий запас?
ask-break = «{ $card }»: какое место для повозок закрыть сопернику ({ $seat_to })?
ask-bar = «{ $card }»: какой кубик действий запретить сопернику ({ $seat_to }) на этот ход?

### Кого спрашивают: так это читают остальные

step-next_turn = { $who } делает ход.
step-take_die = { $who } берёт кубик действий.
step-choose_action = { $who } решает, на что потратить кубик действий.
step-draw = { $who } выбирает, из какой колоды взять карты.
step-play_drawn = { $who } выбирает, какую из взятых карт сыграть.
step-curse_somebody = { $who } выбирает, на кого сыграть проклятие.
step-face_curse = { $who } решает, принять проклятие или избежать его.
step-pillage = { $who } размещает полученную добычу.
step-place = { $who } размещает партию добычи.
step-take_wagon = { $who } выбирает новую повозку.
step-spare = { $who } выбирает, какую добычу сохранить.
step-carry_off = { $who } выбирает, какую добычу оставить себе.
step-break_axle = { $who } выбирает, какое место для повозок закрыть.
step-name_a_die = { $who } называет запретный кубик действий.
step-end_turn = { $who } завершает ход.

### Answers

option-take-die = Взять { $colour-die }: { $value }
option-die = { $colour-cap } кубик действий: { $value }
option-draw = Взять { n-deck-cards }{ acts-first }
option-draw-anywhere = Взять { n-cards.acc } из любой колоды{ acts-first }
option-deck = Взять { n-deck-cards }
option-pillage =
    Получить { n-colour-cubes }{ $share ->
        [0] { "" }
       *[other] , отдать дань: { $share } ({ $seat_to })
    }{ acts-first }
option-pillage-no-room = Получить { n-colour-cubes } и вернуть: положить некуда
option-pillage-none = Получить добычу: в общем запасе нет { $colour-goods-gen }{ acts-first }
option-play =
    { $deck-id ->
        [black] Сыграть на соперника проклятие «{ $card }»
       *[other] Сыграть { $deck-card-acc } «{ $card }»
    }
option-card = «{ $card }»
option-seat = { $seat_to }
option-accept =
    { $cells ->
        [one] Принять: будет действовать, пока не заполнена { $cells } ячейка
        [few] Принять: будет действовать, пока не заполнены { $cells } ячейки
       *[many] Принять: будет действовать, пока не заполнено { $cells } ячеек
    }
option-flee = Избежать: −{ $players } ПО в конце игры
option-load = На повозку { $place } ({ $kind-acc }), { $colour-fem } ячейка{ leaves }
option-load-odd = На повозку { $place } ({ $kind-acc }), { $colour } не в цвет: { $colour_cell-fem } ячейка{ leaves }
option-fill = На { $deck-card-acc } «{ $card }»: будет заполнено ячеек { $on } из { $cells }
option-fill-up =
    { $deck-id ->
        [black] На { $deck-card-acc } «{ $card }»: проклятие будет снято
       *[other] На { $deck-card-acc } «{ $card }»: все ячейки будут заполнены
    }
option-cube = { $colour-cap } кубик добычи
option-gain = Получить { n-colour-cubes }
option-repeat = Использовать набег «{ $card }»: получить { n-colour-cubes }
option-top-wagon = Взять верхнюю повозку колоды, не глядя
option-wagon = Взять { $kind-wagon-acc }: вместит { $colour_all }
option-cube-on-wagon = { $colour-cap } кубик добычи с повозки { $place } ({ $kind-gen }), { $seat_from }
    .own = { $colour-cap } кубик добычи с повозки { $place } ({ $kind-gen })
option-cube-odd = { $colour-cap } кубик добычи с повозки { $place } ({ $kind-gen }), { $colour_cell-fem } ячейка, { $seat_from }
    .own = { $colour-cap } кубик добычи с повозки { $place } ({ $kind-gen }), { $colour_cell-fem } ячейка
option-cube-on-card = { $colour-cap } кубик добычи с карты «{ $card_from }», { $seat_from }
    .own = { $colour-cap } кубик добычи с карты «{ $card_from }»
option-cube-in-stash = { $colour-cap } кубик добычи из тайника, { $seat_from }
    .own = { $colour-cap } кубик добычи из тайника
option-exchange = Обменять { $colour_give-cube } на { $colour_get }
option-wagon-at = { $seat_from }, повозка { $place } ({ $kind }): { loaded }
    .own = Повозка { $place } ({ $kind }): { loaded }
option-no-wagon = { $seat_from }, место { $place }: повозки нет

use-E03 = Применить карту «{ $card }»: значение кубика действий станет { $value }
use-E04 = Применить карту «{ $card }»: перебросить кубик действий
use-E10 = Применить карту «{ $card }»: обменять { n-cubes } на другой цвет
use-R01 = Использовать набег «{ $card }»: получить { n-cubes } выбранного цвета
use-R02 = Использовать набег «{ $card }»: украсть до { n-cubes.gen } с повозок соперника
use-R03 = Использовать набег «{ $card }»: украсть до { n-cubes.gen } с наёмника соперника
use-R04 = Использовать набег «{ $card }»: украсть до { n-cubes.gen } одного цвета из тайника соперника
use-R06 = Использовать набег «{ $card }»: взять ещё один кубик действий и сыграть ещё один ход
use-R07 = Использовать набег «{ $card }»: значение ×{ $times } при получении добычи в этот ход
use-R08 = Использовать набег «{ $card }»: обменять свою повозку на повозку соперника вместе с добычей
use-R09 = Использовать набег «{ $card }»: получить { n-cubes } разных цветов
use-R10 = Использовать набег «{ $card }»: снять до { n-cubes.gen } с повозок соперников и оставить себе { $keep }
use-R11 = Использовать набег «{ $card }»: украсть у { n-opponents.gen } по { n-cubes.each } и получить { $gain }
use-R12 = Использовать набег «{ $card }»: украсть у каждого соперника по { n-cubes.each }
use-M03 = Применить карту «{ $card }»: украсть { n-cubes } с повозки соперника
use-M04 = Применить карту «{ $card }»: обменять до { n-cubes.gen } на другие цвета
use-M06 = Применить карту «{ $card }»: положить { n-cubes } на проклятие в своём лагере
use-M08 = Применить карту «{ $card }»: значение кубика действий станет { $value }

# Parts of sentences. counted-colour and counted-card say the items of a list, .last the last one.

counted-colour =
    { $n ->
        [one] { $n } { $colour }
       *[many] { $n } { $colour-gen-pl }
    }
    .last =
        { $n ->
            [one] { $n } { $colour } кубик добычи
            [few] { $n } { $colour-gen-pl } кубика добычи
           *[many] { $n } { $colour-gen-pl } кубиков добычи
        }
counted-card = «{ $card }»
n-deck-cards =
    { $cards ->
        [one] { $cards } { $deck-card-acc }
        [few] { $cards } карты { $deck-gen }
       *[many] { $cards } карт { $deck-gen }
    }
acts-first =
    { $card_all-n ->
        [0] { "" }
       *[other] { " " }(до этого – { $card_all })
    }
leaves =
    { $free ->
        [1] , и повозка отправится
       *[other] { "" }
    }
loaded =
    { $colour_all-n ->
        [0] пустая
       *[other] загружено { $colour_all-n } из { $cells } ({ $colour_all })
    }

### Story

story-begins = Игра начинается. Жетон первого игрока получает { $seat }.
story-round = Раунд { $round }. { $seat } бросает кубики действий: { colour-blue } { $blue }, { colour-red } { $red }, { colour-green } { $green }, { colour-black } { $black }, { colour-yellow } { $yellow }.
story-passed-over = { $seat } пропускает ход: «{ card-C12 }».
story-takes-die = { $seat } берёт { $colour-die }: { $value }.
story-die-counts = { $seat } применяет карту «{ $card }»: значение кубика действий теперь { $value }.
story-rerolls = { $seat } применяет карту «{ $card }»: { $colour-die } переброшен, выпало { $value }.
story-bars = { $seat } запрещает { $colour-die } на этот ход сопернику ({ $seat_to }): «{ $card }».
story-draws = { $seat } берёт { n-deck-cards }.
story-drew = Это { $card_all } (видите только вы).
    .opened = { $seat } видит { $card_all }.
story-plays = { $seat } играет { $deck-card-acc } «{ $card }».
story-curses = { $seat } играет на соперника ({ $seat_to }) проклятие «{ $card }».
story-accepts = { $seat } принимает проклятие «{ $card }».
story-flees = { $seat } избегает проклятия «{ $card }».
story-breaks = { $seat } закрывает сопернику ({ $seat_to }) место { $place }: «{ $card }».
story-pillages =
    { $cubes ->
        [0] { $seat } ничего не получает: в общем запасе нет { $colour-goods-gen }.
       *[other] { $seat } получает { n-colour-cubes }.
    }
story-pays-tribute = { $seat } отдаёт { n-colour-cubes } как дань сопернику ({ $seat_to }).
story-loads = { $seat } грузит { $colour_all } на повозку { $place } ({ $kind-acc }).
story-loads-odd = { $seat } грузит { $colour_all } на повозку { $place } ({ $kind-acc }), { $colour_cell-fem } ячейка.
story-fills = { $seat } кладёт { $colour_all } на карту «{ $card }».
story-hires = { $seat }: наёмник «{ $card }» заполнен.
story-lifts = { $seat } снимает проклятие «{ $card }».
story-returns = { $seat } возвращает лишнее: { $colour_all }.
story-dispatches = { $seat } отправляет { $kind-wagon-acc }.
story-takes-wagon = { $seat } берёт { $kind-wagon-acc } на место { $place }.
story-uses = { $seat } использует карту «{ $card }».
story-steals = { $seat } крадёт { $colour_all } у соперника ({ $seat_from }).
story-spares = { $seat } сохраняет { $colour-cube }: «{ card-E09 }».
story-burns = { $seat } снимает { $colour-cube } с повозки соперника ({ $seat_from }): он уходит в общий запас.
story-gains = { $seat } получает { $colour_all }.
story-gains-by = { $seat } получает { $colour_all }: «{ $card }».
story-exchanges = { $seat } меняет { $colour_give-cube } на { $colour_get }: «{ $card }».
story-loses = { $seat } возвращает в общий запас { $colour-cube }: «{ $card }».
story-swaps = { $seat } отдаёт повозку { $place } сопернику ({ $seat_from }) и берёт его повозку { $place_from }.
story-turns-upright = { $seat } снова может использовать набег «{ $card_raid }»: «{ $card }».
story-scores =
    { $seat } набирает { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.

### Board

picture-title = Гунны: стол
picture-common = Общая зона
picture-turn = Ходит { $seat }
picture-playing = ходит
picture-deck = { $deck-deck }: { n-cards }
picture-wagons = Колода повозок: { n-wagons }
picture-supply = { $colour-goods } в общем запасе: { $count }
picture-stash = { $colour-goods } в тайнике: { $count }
picture-die = { $colour-die }: { $value }
picture-batch = Партия добычи, { $seat }
picture-hidden = { $deck-card } рубашкой вверх
picture-dispatched = Отправлены
picture-closed = закрыто
picture-used = использован
picture-lifted = снято
picture-fled = избежали
picture-idle = сейчас не действует

# Части поля, на которые смотрят по отдельности
area-common = Середина
area-own = Мой лагерь
