game-name = Connect four
game-tagline = Seven columns, four in a row.

ask-column = { $seat }, which column does your disc go into?
step-drop = { $who } chooses a column.
label-column = column { $column }
story-drops = { $seat } drops a disc into column { $column }.

lesson-welcome = Two players drop discs into seven columns. Whoever first has four in a row, in any direction, wins.
lesson-column =
    Your disc falls to the lowest free place of the column. First look whether the other one could win next turn, and block
    that; then build towards two threats at once, as only one of them can be blocked.
lesson-farewell = That was a match. The middle column is part of most rows: it is worth beginning there.

end-four = Four in a row.
end-full = The board is full, and nobody has four in a row.

picture-title = Connect four: { $seat } is next
    .over = Connect four: the game is over
