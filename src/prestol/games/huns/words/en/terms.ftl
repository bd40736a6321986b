### Huns, English words. Same messages in the same order as those in ru.
#
# Arguments named card, colour, deck or kind carry an id; the program puts the message card-…, colour-…, deck-…
# or kind-… in their place, its attributes as $card-text and so on, and the bare id as $card-id for selectors.
# The text of a card gets every field of its table in components.toml; there $players is the number of players at
# the table, not the card's mark. A “die” is an action die, a “cube” is one of the valuables: never mix them.
# Messages n-… count things by the argument of the same name and may be placed inside any other message.

### Game

game-name = Huns
game-tagline = Winter, 453. The Great Khan is ill, and the fullest wagons will choose his heir.

### Counts

n-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
n-colour-cubes =
    { $cubes ->
        [one] { $cubes } { $colour } cube
       *[other] { $cubes } { $colour } cubes
    }
n-gain =
    { $gain ->
        [one] { $gain } cube
       *[other] { $gain } cubes
    }
n-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
n-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
n-wagons =
    { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    }
n-wagon-places =
    { $wagons ->
        [one] { $wagons } wagon place
       *[other] { $wagons } wagon places
    }
n-opponents =
    { $opponents ->
        [one] { $opponents } opponent
       *[other] { $opponents } opponents
    }
n-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
n-points = { $points } VP
    .long =
        { $points ->
            [one] { $points } victory point
           *[other] { $points } victory points
        }
at-least-cubes =
    { $at_least ->
        [one] at least { $at_least } cube
       *[other] at least { $at_least } cubes
    }
while-full = Cells: { $cells }. While all are full:
until-full = Cells: { $cells }. Until all are full:

### Colours

colour-blue = blue
    .cap = Blue
    .letter = B
    .die = blue die
    .cube = blue cube
    .goods = blue cubes
colour-red = red
    .cap = Red
    .letter = R
    .die = red die
    .cube = red cube
    .goods = red cubes
colour-green = green
    .cap = Green
    .letter = G
    .die = green die
    .cube = green cube
    .goods = green cubes
colour-black = black
    .cap = Black
    .letter = K
    .die = black die
    .cube = black cube
    .goods = black cubes
colour-yellow = yellow
    .cap = Yellow
    .letter = Y
    .die = yellow die
    .cube = yellow cube
    .goods = yellow cubes

### Wagon kinds

kind-violet = violet
    .cap = Violet
    .letter = V
    .wagon = violet wagon
kind-orange = orange
    .cap = Orange
    .letter = O
    .wagon = orange wagon
kind-green = green
    .cap = Green
    .letter = G
    .wagon = green wagon
kind-blue = blue
    .cap = Blue
    .letter = B
    .wagon = blue wagon

### Decks

deck-blue = Equipment
    .deck = Equipment deck
    .card = Equipment card
    .text = Lasting help: an Equipment card works from the moment it enters your camp. It scores nothing.
deck-red = Raids
    .deck = Raid deck
    .card = Raid
    .text = One strong effect, used once; then the card is turned sideways. It scores, used or not.
deck-green = Mercenaries
    .deck = Mercenary deck
    .card = Mercenary
    .text = A lasting effect that works only while all the cells of the card are full. Full, the card scores; otherwise it costs you.
deck-black = Curses
    .deck = Curse deck
    .card = Curse
    .text = Played into an opponent’s camp, it does harm until all its cells are full. Its victim may flee it as it is played, at a price in points.
deck-yellow = Treasures
    .deck = Treasure deck
    .card = Treasure
    .text = No effect during play, but points at the end of the game if you meet its condition.

### Card timings

timing-start = At the start
    .text = In your turn, before you take a die or right after you have taken it.
timing-end = At the end
    .text = In your turn, after your action.
timing-during = During the turn
    .text = In your turn, before, during or after your action.
timing-any = Any time
    .text = Whenever its condition comes about, in an opponent’s turn too.
timing-game-end = End of the game
    .text = When the victory points are counted.

### Player marks on cards

mark-3 = 3+
    .text = Used with three or four players.
mark-4 = 4
    .text = Used only with four players.

### Terms

term-camp = Camp
    .text = All that lies in front of a player: cards, Curses received, wagons both loading and dispatched, and the stash. Everything in it is open.
term-stash = Stash
    .text = Where the cubes of your dispatched wagons are kept. They score nothing by themselves, but Treasures look at them and they break ties.
term-reserve = Reserve
    .text = The common piles of cubes, one for each colour. When one of them is empty at the end of a round, the game ends.
term-cube = Cube
    .text = Valuables in one of five colours. Cubes load wagons and fill Mercenaries and Curses.
term-die = Die
    .text = One of the five action dice, one for each colour. Its colour says which cards or cubes you take, its value says how many.
term-offer = Dice on offer
    .text = The dice of this round that nobody has taken yet.
term-round = Round
    .text = The first player rolls the five dice; then the players take them one by one until none is left.
term-turn = Turn
    .text = You take a die on offer and either Draw or Pillage with it. You may have several turns in one round.
term-first-player = First player
    .text = Rolls the dice and has the first turn of the round. The token passes to the left after every round.
term-draw = Draw
    .text = Take as many cards of the die’s colour as the die shows, play one of them and put the others under their deck in any order you like.
term-pillage = Pillage
    .text = Take as many cubes of the die’s colour as the die shows and place them, either all on one Mercenary or Curse or on your wagons.
term-batch = Batch
    .text = Cubes that come to you at one time. A batch goes either to a single Mercenary or Curse or to wagons, never to both.
term-excess = Excess cubes
    .text = Cubes of a batch for which no cell is left. They go back to where they came from.
term-gain = Gain
    .text = Take cubes from the reserve. If it holds too few, you get what there is.
term-steal = Steal
    .text = Take cubes of your choice from an opponent’s camp. Any that you cannot place go back to the card or stash they came from.
term-cell = Cell
    .text = A place for one cube. The cells of a wagon have colours to match; those of Mercenaries and Curses take any cube.
term-fill = Fill a card
    .text = Put cubes of any colours on the empty cells of one Mercenary or one Curse in your camp.
term-wagon = Wagon
    .text = A card with coloured cells. As soon as the last of them is full, the wagon is dispatched.
term-wagon-place = Wagon place
    .text = Where a loading wagon stands. As a rule each player has two.
term-wagon-row = Open wagons
    .text = The wagons lying face up by their deck. A wagon that is taken is replaced at once.
term-dispatched = Dispatched wagon
    .text = A full wagon leaves at once: its cubes go to the stash, the card is laid face down, and you take a new wagon. It scores as many points as there are players.
term-set = Wagon set
    .text = Dispatched wagons of all different kinds, or several of one kind, score extra. A wagon counts in one set only.
term-used-raid = Used Raid
    .text = A Raid turned sideways. It cannot be used again, but still scores.
term-full-mercenary = Full Mercenary
    .text = All its cells hold cubes, so its effect works. If it loses a cube, it stops until it is full again.
term-active-curse = Active Curse
    .text = It lies face up and some of its cells are empty. It does harm.
term-lifted-curse = Lifted Curse
    .text = All its cells are full. It does no more harm and stays in the camp with its cubes, which nobody can steal.
term-fled-curse = Fled Curse
    .text = Turned face down at the moment it was played. It does no harm, but costs as many points as there are players, and it can no longer be lifted.
term-flee = Flee
    .text = Turn a Curse face down at the moment it is played on you.
term-vp = VP
    .text = Victory points. Whoever has the most of them after the last round wins.

### Score

score-raids = Raids
    .text = +{ $raid } VP for each, used or not.
score-mercenaries = Mercenaries
    .text =
        +{ $mercenary_full } VP for each full one, { $mercenary_unfilled ->
            [-1] −1
           *[other] { $mercenary_unfilled }
        } VP for each of the others.
score-treasures = Treasures
    .text = +{ $players } VP for each whose condition you meet.
score-fled = Fled Curses
    .text = −{ $players } VP for each Curse lying face down in your camp.
score-curses = { card-C10 }
    .text = −{ $players } VP if this Curse is still active in your camp.
score-wagons = Dispatched wagons
    .text = +{ $players } VP for each.
score-sets = Wagon sets
    .text = +{ $set_bonus } VP for each set: { $set_different } dispatched wagons of different kinds or { $set_same } of one kind. A wagon counts in one set only.
score-treasurer = { card-M09 }
    .text = The bonus of this Mercenary for Treasures whose conditions are met.
score-stash = Cubes in the stash
    .text = They score nothing; among tied players the one with more of them is ahead.

### End of the game

end-supply = The reserve has run out of cubes of some colour.
    .named = The reserve has run out of { $colour } cubes.
end-deck = One of the decks has run out.
    .named = The { $deck-deck } has run out.
