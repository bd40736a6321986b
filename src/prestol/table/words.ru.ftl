### Слова, нужные каждой игре.

seat-name = Игрок { $number }
pass = Нет, не нужно
list = { $items } и { $last }
ask-order = Сейчас действуют несколько карт. Какая первой?
    .option = { $card }
story-undone = { $seat } возвращает ход.
