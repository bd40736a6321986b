### Words that every game needs.

seat-name = Player { $number }
pass = No, thanks
list = { $items } and { $last }
ask-order = Several cards act now. Which is first?
    .option = { $card }
story-undone = { $seat } takes a move back.
step-any = { $who } { $n ->
        [one] is
       *[other] are
    } to answer now.
step-card = { $who } decides: “{ $card }”.
step-order = { $who } says which of several cards acts first.
lesson-order =
    Several effects have come due at the same moment, and you say which goes first; the others follow. Take first what gives you something that the next can use. If they have nothing to do with each other, the order does not matter.
