game-name = Connect four
game-tagline = Seven columns, four in a row.

ask-column = { $seat }, which column does your disc go into?
step-drop = { $who } chooses a column.
label-column = column { $column }
story-drops = { $seat } drops a disc into column { $column }.

end-four = Four in a row.
end-full = The board is full, and nobody has four in a row.

picture-title = Connect four: { $seat } is next
    .over = Connect four: the game is over
