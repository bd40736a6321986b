game-name = Четыре в ряд
game-tagline = Семь столбцов, четыре фишки подряд.

ask-column = { $seat }, в какой столбец опустить фишку?
step-drop = { $who } выбирает столбец.
label-column = столбец { $column }
story-drops = { $seat } опускает фишку в столбец { $column }.

end-four = Четыре фишки в ряд.
end-full = Доска заполнена, а четырёх в ряд нет ни у кого.

picture-title = Четыре в ряд. Ходит { $seat }
    .over = Четыре в ряд. Игра окончена
