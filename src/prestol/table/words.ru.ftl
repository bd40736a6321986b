### Слова, нужные каждой игре.

seat-name = Игрок { $number }
pass = Нет, не нужно
list = { $items } и { $last }
ask-order = Сейчас действуют несколько карт. Какая первой?
    .option = { $card }
story-undone = { $seat } возвращает ход.
step-any = { $n ->
        [one] Отвечает
       *[other] Отвечают
    } { $who }.
step-card = { $who } решает: «{ $card }».
step-order = { $who } решает, какая из нескольких карт действует первой.
