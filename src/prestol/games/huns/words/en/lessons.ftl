### What a learner is told: of a question when it comes first, and of what happens first. A few short sentences each:
### what it means, what usually is a good idea, and why. No arguments.

lesson-welcome =
    Winter, 453. The great khan is ill and will soon name an heir. You are one of his generals: you load wagons, hire mercenaries, raid, curse and hoard. Whoever has the most victory points at the end takes the throne.

    Five dice of five colours are rolled each round, and everybody takes one of them in turn. Its colour and value say what you get: cards of that colour, or cubes of that colour for your wagons. When all five are gone, the next round begins. The game ends after a round in which a colour of cubes or one of the five decks has run out.
lesson-farewell =
    That was your first match. Most points come from wagons: the sooner one is full, the sooner the next can be loaded, and sets of wagons pay extra. Cards bring the rest: every Raid counts, an unfilled Mercenary costs a point, a Treasure pays only if its condition is met. The table above says where your points came from.

lesson-die =
    Your turn begins with a die. Its colour decides which cubes or which cards you may take, its value how many. Look at your two wagons: a die in a colour that they lack, with a high value, is seldom wrong. And look at what the next player needs: the die that you take is gone.
lesson-action =
    Now use the die: take cards of its colour and play one of them, or take cubes of its colour. Cubes bring points by filling wagons, cards by what they do. A high value is worth most for cubes you have room for; cards are good when the value is low, for it only says how many you may choose from.
lesson-end =
    Your action is done, but you have cards that work at the end of a turn. A Raid works only once, so use it when it brings much; a used Raid keeps its point. If nothing helps you now, end the turn.
lesson-deck =
    One of your cards lets you draw from any deck. Equipment works from now on, Raids once, Mercenaries when they are filled, Curses hurt a rival, Treasures score at the end. Early in the game what works for long is worth most, late in the game what scores.
lesson-play =
    You have drawn these cards, and one of them must be played: a Curse on an opponent, anything else into your own camp. Read them: point at a card and it explains itself. Take what will work often, or what you can fill or fulfil; the others go back under their deck.
lesson-play-more =
    One of your cards lets you play more than one card of those you have drawn. There is seldom a reason to refuse, except for a Mercenary you will not fill: unfilled, it costs a point at the end.
lesson-under =
    What you did not play goes back under its deck, and you choose the order. It comes up again only when the deck is nearly used up, so the order seldom matters. Only you have seen these cards.
lesson-victim =
    Choose who gets the Curse. Usually that is whoever leads, or whoever it hurts most: look at what their camp relies on, and read what the Curse does.
lesson-flee =
    A Curse is played on you. Accept it, and it works in your camp until you have put cubes on all its cells. Or flee: then it does nothing, but at the end you lose as many points as there are players. That is decided now and for good. Fleeing is dear; most Curses are cheaper to lift, if they do not hit just what you live on.
lesson-place =
    These cubes are one batch. It goes either onto your wagons, each cube on a cell of its colour, or onto one Mercenary or one Curse, where colours do not matter. What does not fit is lost. Fill up what is nearly full: a full wagon leaves at once, brings points and makes room for a new one.
lesson-cube =
    The card has fewer empty cells than you have cubes. Colours do not matter here, so put on it what you can use least on your wagons; what is left over goes back.
lesson-wagon =
    A wagon has left, and another takes its place. Take one whose colours you can get: look at the dice still on offer. At the end four wagons of four kinds, or three of one kind, are a set and score extra, so watch which kinds you have sent already.
lesson-spare =
    An opponent’s card takes cubes from your camp, but your Helmet lets you keep some. Save the cube that is hardest to get again, or the one that a nearly full wagon cannot do without.
lesson-burn =
    You have taken cubes off wagons, but you may keep only some of them. Give back what you have no room for.
lesson-colour =
    A card gives you cubes, and you name the colour. Take what a wagon lacks to be full; if no wagon is near, think of a Mercenary or a Curse, which take any colour.
lesson-reroll =
    Your Knucklebones let you roll one of the dice on offer again, before you take one. Pick a low one whose colour you want. The new value stands for everybody.
lesson-rob =
    You may take a cube out of somebody’s camp. Take a colour that you can place at once, for what does not fit goes back. Best is to hit whoever leads, or a wagon that is nearly full.
lesson-window =
    Somebody else has just taken cubes, and you have a Raid that lets you take the same. It works only once, so wait for a large batch in a colour that you can place.
lesson-swap-own =
    You may swap one of your wagons for another player’s, with everything on it. First say which of yours you give away: an empty one, or one whose colours you cannot get.
lesson-swap-for =
    Now choose the wagon that you take for it. The fuller the better: what lies on it is yours, and with luck your next batch sends it off.
lesson-exchange =
    Before you place the batch you may change cubes of it into other colours. Change what has no free cell into what fills a wagon. If everything fits already, leave it.
lesson-soothe =
    Your Shaman puts a cube on one of your Curses. Choose the one that hurts most, or the one that is nearly full: when all its cells are filled, it is lifted.
lesson-upright =
    You may turn a used Raid upright, so that you can use it once more. Choose the one that would bring most now.
lesson-lose =
    A Curse in your camp takes cubes from your wagons at the start of each of your turns. Give what is furthest from filling a wagon, and think about lifting the Curse: it comes again.
lesson-break =
    Your Curse closes one of your opponent’s wagon places: nothing can be loaded there until it is lifted. Choose the wagon that is nearly full.
lesson-bar =
    The player to your left starts a turn under a Curse, and it is you who forbids them one die. Choose the one they would take: the colour their wagons lack, or the highest value.

lesson-story-dispatches =
    A wagon has left. It scores as many points as there are players, and its cubes go to its owner’s stash, which decides a tie and counts for some Treasures. Its place is free for a new wagon at once.
lesson-story-hires =
    A Mercenary is full: from now on his power works, and he is worth a point instead of costing one. If a cube is stolen from him, he stops until he is filled again.
lesson-story-steals =
    Cubes have been stolen. What lies on wagons, on Mercenaries and in stashes is never quite safe, so do not leave a wagon one cube short for long.
