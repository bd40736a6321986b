### Huns, English words. Same messages in the same order as words.ru.ftl.
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

### Equipment

card-E01 = Saddlebags
    .text = When you Pillage with a die of value { $value }, add { n-cubes } of its colour to the Pillage. What counts is the value after { card-E03 }, { card-M08 } and { card-C01 }, but before { card-R07 }.
    .brief = Pillage with a { $value }: +{ n-cubes }
card-E02 = Lasso
    .text = If you will Draw this turn, say so right after taking the die and first gain { n-cubes } of the die’s colour. You must then Draw.
    .brief = Before you Draw: +{ n-cubes }, die’s colour
card-E03 = War Horn
    .text = Once per round, right after taking a die, you may raise its value by { $plus }, up to { $most }. The new value holds for either action.
    .brief = Once per round: your die +{ $plus } (max { $most })
card-E04 = Knucklebones
    .text = Once per turn, before you take a die, you may reroll a die on offer. The result stands for everyone.
    .brief = Before taking a die: reroll one on offer
card-E05 = Scout’s Map
    .text =
        When you Draw, take { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } more than the die’s value. You play no more cards than usual. It does not help against { card-C04 }.
    .brief = Draw: +{ n-cards } to choose from
card-E06 = Third Cart
    .text = When this card enters your camp, take a wagon at once, an open one or the top one of the deck. From now on you have { n-wagon-places }. While { card-C06 } is active in your camp, no cube may be put on the extra wagon.
    .brief = Take a wagon; you have { n-wagon-places }
card-E07 = Spare Wheel
    .text = Each time you dispatch a wagon, once you have taken the new one, gain { n-cubes } of a colour you choose.
    .brief = You dispatch: +{ n-cubes } of any colour
card-E08 = Amulet
    .text = When a Curse is played on you and you do not flee it, put { n-cubes } of any colour from the reserve on it at once.
    .brief = You accept a Curse: { n-cubes } on it at once
card-E09 = Helmet
    .text = Each time an opponent’s card steals or removes cubes from your camp, you lose { $cubes } fewer, and you choose what stays. It does not stop the swap of { card-R08 } or the Curses in your own camp.
    .brief = When robbed, you lose { $cubes } fewer
card-E10 = Scales
    .text = Once per turn of yours, before placing a batch, you may exchange { n-cubes } of it for the same number of another colour from the reserve.
    .brief = Once per turn: exchange { n-cubes } of a batch
card-E11 = Yurt
    .text = If no die is left on offer after your action, gain { n-cubes } of a colour you choose.
    .brief = You took the last die: +{ n-cubes }
card-E12 = Drum
    .text = Each time an opponent dispatches a wagon, gain { n-cubes } of one of the colours of that wagon’s cells.
    .brief = A rival dispatches: +{ n-cubes } from its cells

### Raids

card-R01 = Levy
    .text = Name a colour and gain as many cubes of it as there are Raids in your camp, used ones and this one included, but no more than { $most }.
    .brief = A cube for each Raid you have (max { $most })
card-R02 = Ambush
    .text = Steal up to { n-cubes } from the wagons of one opponent, whether from one wagon or several. Any that you cannot place go back to their wagon.
    .brief = Steal up to { $cubes } from one rival’s wagons
card-R03 = Bribe
    .text = Steal up to { n-cubes } from one Mercenary of one opponent. Robbed, the Mercenary stops working until full again. Cubes that you cannot place go back to it.
    .brief = Steal up to { $cubes } from a Mercenary
card-R04 = Broken Seal
    .text = Steal up to { n-cubes } of one colour from one opponent’s stash. Any that you cannot place go back there.
    .brief = Steal up to { $cubes } of a colour from a stash
card-R05 = Feigned Retreat
    .text = Right after an opponent Pillages, gain as many cubes of the same colour as that Pillage took.
    .brief = Copy a rival’s Pillage
card-R06 = Forced March
    .text = After your action take another die on offer and play a whole extra turn with it. The players after you have one die fewer to take. It cannot be used if no die is on offer or while { card-C12 } is active in your camp.
    .brief = Another die, another turn
card-R07 = Double Spoils
    .text = In your Pillage this turn the die’s value is multiplied by { $times }. Cubes added by { card-E01 } and { card-M01 } come on top and are not multiplied.
    .brief = Pillage: the die’s value ×{ $times }
card-R08 = Stolen Cart
    .text = Swap one of your loading wagons for one of an opponent’s, with the cubes on both. The one you get may hold at most { $more } more than the one you give. Each goes to the other’s place, even to a closed one.
    .brief = Swap wagons with a rival, cubes and all
card-R09 = Rich Village
    .text = Gain { n-cubes }, each of a different colour.
    .brief = Gain { n-cubes }, all different
card-R10 = Arson
    .text = Remove up to { n-cubes } from the wagons of your opponents, at most { $per_wagon } from each wagon. Keep { $keep } of those as a batch and return the rest to the reserve.
    .brief = Burn up to { n-cubes } on wagons, keep { $keep }
card-R11 = Pincers
    .text = Choose { n-opponents } and steal { n-cubes } from a wagon of each. Also gain { n-gain } of a colour you choose.
    .brief = Steal { $cubes } from { n-opponents } each; +{ n-gain }
card-R12 = Great Raid
    .text = Steal { n-cubes } from a wagon of every opponent. Any that you cannot place go back to their wagons.
    .brief = Steal { n-cubes } from every rival

### Mercenaries

card-M01 = Quartermaster
    .text = { while-full } whenever you Pillage, add { n-cubes } of the die’s colour.
    .brief = Pillage: +{ n-cubes }
card-M02 = Khan’s Envoy
    .text = { while-full } when you Draw { n-cards } or more, you may play { $cards } of them.
    .brief = Draw: you may play { n-cards }
card-M03 = Horse Archer
    .text = { while-full } at the end of a turn in which you Drew, you may steal { n-cubes } from a wagon of one opponent.
    .brief = After a Draw: steal { n-cubes } from a wagon
card-M04 = Merchant
    .text = { while-full } before placing a batch that came from the reserve, you may exchange up to { n-cubes } of it for other colours in the reserve.
    .brief = From the reserve: exchange up to { n-cubes }
card-M05 = Cartwright
    .text = { while-full } each of your wagons may hold { n-cubes } of a colour that does not match the cell. Such cubes stay even if the Mercenary stops working.
    .brief = Each wagon: { n-cubes } of a wrong colour
card-M06 = Shaman
    .text =
        { while-full } at the start of your turn put { n-cubes } of any colour from the reserve on one active Curse in your camp. Also, each time you play a Curse on an opponent, fled or not, gain { $gain ->
            [one] { $gain } black cube
           *[other] { $gain } black cubes
        }.
    .brief = Curse on you: +{ $cubes }; you curse: +{ $gain } black
card-M07 = Raid Leader
    .text = { while-full } each time you dispatch a wagon, you may turn a used Raid in your camp upright. It can be used again.
    .brief = You dispatch: a used Raid is ready again
card-M08 = Standard-bearer
    .text = { while-full } right after taking a die, you may treat its value as { $value }, for either action.
    .brief = Your die may count as { $value }
card-M09 = Treasurer
    .text = { while-full } at the end of the game you score +{ $points } VP for each of your Treasures whose condition is met, +{ $most } VP at most.
    .brief = +{ $points } VP per Treasure met (max +{ $most })
card-M10 = Spy
    .text = { while-full } when you Draw, you may use any deck that is not empty instead of the one of the die’s colour. The number of cards does not change.
    .brief = Draw from any deck
card-M11 = Bodyguard
    .text = { while-full } opponents’ cards can neither steal nor remove cubes from your camp. Wagons, Mercenaries and stash are safe. The swap of { card-R08 } and the Curses in your own camp are not stopped.
    .brief = Your cubes cannot be stolen or removed
card-M12 = Toll Keeper
    .text = { while-full } each time an opponent Pillages with a die counting { $value }, gain { n-cubes } of its colour. What counts is the value after { card-E03 }, { card-M08 } and { card-C01 }, but before { card-R07 }.
    .brief = A rival Pillages with a { $value }: +{ n-cubes }

### Curses

card-C01 = Lame Horses
    .text = { until-full } when you Pillage, your die counts { $minus } less, but never less than { $at_least }.
    .brief = Pillage: the die −{ $minus } (min { $at_least })
card-C02 = Plague
    .text = { until-full } at the start of your turn return { n-cubes } of your choice from your wagons to the reserve, if you have any there.
    .brief = Start of turn: −{ n-cubes } on your wagons
card-C03 = Broken Axle
    .text = { until-full } no cube may be put on the wagon at one of your places, picked by whoever plays this card. Cubes already there stay and can be stolen, but the wagon cannot be dispatched.
    .brief = One of your wagon places is closed
card-C04 = Steppe Fog
    .text = { until-full } when you Draw, you take only { n-cards }, whatever the die’s value. { card-E05 } does not help.
    .brief = Draw: only { n-cards }
card-C05 = Desertion
    .text = { until-full } the effects of your Mercenaries do not work, the bonus of { card-M09 } included. Points for full and unfilled Mercenaries are counted as usual.
    .brief = Your Mercenaries do not work
card-C06 = Rust
    .text = { until-full } the effects of your Equipment do not work. No cube may be put on the extra wagon of { card-E06 }; its cubes stay and can be stolen, but it cannot be dispatched.
    .brief = Your Equipment does not work
card-C07 = Faint Heart
    .text = { until-full } you cannot use Raids. They still score.
    .brief = You cannot use Raids
card-C08 = Evil Omen
    .text = { until-full } you cannot take a die showing { $value } while a lower one is on offer.
    .brief = Not the { $value } while a lower die is there
card-C09 = Tribute
    .text =
        { until-full } when you Pillage { $at_least ->
            [one] { $at_least } cube
           *[other] { $at_least } cubes
        } or more, { $cubes } of them must go to the player of this Curse, as a batch of their own. What they cannot place returns to the reserve.
    .brief = Pillage of { $at_least }+: give { n-cubes } away
card-C10 = Ancestors’ Wrath
    .text = Cells: { $cells }. Unless all are full at the end of the game, you lose { $players } VP. Fleeing this Curse costs the same.
    .brief = Still active at the end: −{ $players } VP
card-C11 = Discord
    .text = { until-full } if your turn starts with at least { n-dice } on offer, the player on your right names one of them, and you may not take it this turn.
    .brief = The player on your right bars a die
card-C12 = Mired Road
    .text = { until-full } you take only { n-dice } per round. A further turn due to you passes to the next player clockwise. You cannot use { card-R06 }.
    .brief = Only { n-dice } per round

### Treasures

card-T01 = Golden Cup
    .text =
        +{ $players } VP if your camp has at least { $at_least ->
            [one] { $at_least } Equipment card
           *[other] { $at_least } Equipment cards
        } at the end of the game.
    .brief = At least { $at_least } Equipment
card-T02 = Roman Eagle
    .text =
        +{ $players } VP if your camp has at least { $at_least ->
            [one] { $at_least } Raid
           *[other] { $at_least } Raids
        } at the end of the game, used or not.
    .brief =
        At least { $at_least ->
            [one] { $at_least } Raid
           *[other] { $at_least } Raids
        }
card-T03 = Silver Torque
    .text =
        +{ $players } VP if your camp has at least { $at_least ->
            [one] { $at_least } full Mercenary
           *[other] { $at_least } full Mercenaries
        } at the end of the game.
    .brief =
        At least { $at_least ->
            [one] { $at_least } full Mercenary
           *[other] { $at_least } full Mercenaries
        }
card-T04 = Shaman’s Mask
    .text = +{ $players } VP if your camp has no active and no fled Curse at the end of the game. Lifted Curses do no harm.
    .brief = No active and no fled Curse
card-T05 = Bead Necklace
    .text = +{ $players } VP if your stash has { at-least-cubes } of each of the five colours at the end of the game.
    .brief = Stash: { at-least-cubes } per colour
card-T06 = Sapphire
    .text =
        +{ $players } VP if at the end of the game your stash has at least { $at_least ->
            [one] { $at_least } blue cube
           *[other] { $at_least } blue cubes
        } and no opponent’s stash has more blue than yours.
    .brief = Stash: nobody has more blue
card-T07 = Ruby
    .text =
        +{ $players } VP if at the end of the game your stash has at least { $at_least ->
            [one] { $at_least } red cube
           *[other] { $at_least } red cubes
        } and no opponent’s stash has more red than yours.
    .brief = Stash: nobody has more red
card-T08 = Emerald
    .text =
        +{ $players } VP if at the end of the game your stash has at least { $at_least ->
            [one] { $at_least } green cube
           *[other] { $at_least } green cubes
        } and no opponent’s stash has more green than yours.
    .brief = Stash: nobody has more green
card-T09 = Onyx
    .text =
        +{ $players } VP if at the end of the game your stash has at least { $at_least ->
            [one] { $at_least } black cube
           *[other] { $at_least } black cubes
        } and no opponent’s stash has more black than yours.
    .brief = Stash: nobody has more black
card-T10 = Amber
    .text =
        +{ $players } VP if at the end of the game your stash has at least { $at_least ->
            [one] { $at_least } yellow cube
           *[other] { $at_least } yellow cubes
        } and no opponent’s stash has more yellow than yours.
    .brief = Stash: nobody has more yellow
card-T11 = Khan’s Seal
    .text =
        +{ $players } VP if at the end of the game you have at least { $at_least ->
            [one] { $at_least } dispatched wagon
           *[other] { $at_least } dispatched wagons
        } and no opponent has more of them than you.
    .brief = Nobody has dispatched more wagons
card-T12 = Persian Carpet
    .text =
        +{ $players } VP if at the end of the game you have dispatched wagons of at least { $kinds ->
            [one] { $kinds } kind
           *[other] { $kinds } different kinds
        }.
    .brief =
        Dispatched: at least { $kinds ->
            [one] { $kinds } kind
           *[other] { $kinds } kinds
        }

### The board as text

board-round = Round { $round }. First player: { $seat }.
board-turn = { $seat } is playing.
board-taken = Die taken: { $colour } { $value }.
board-dice = Dice on offer: { $dice }.
board-die = { $colour } { $value }
board-none = none
board-reserve = Cubes in the reserve: { $cubes }.
board-cubes =
    { $count ->
        [1] { $colour }
       *[other] { $count } { $colour }
    }
board-decks = Cards in the decks: { $decks }. Wagons in their deck: { $wagons }.
board-deck = { $deck } { $cards }
board-row = Open wagons:
board-open-wagon = { $kind-wagon }: { $cells }
board-camp = Camp of { $seat }
board-own-camp = Your camp ({ $seat })
board-wagon = Place { $place }: { $kind-wagon }. Loaded: { $loaded }. Empty: { $empty }.
board-no-wagon = Place { $place }: no wagon.
board-closed = Closed by { $card }.
board-nothing = nothing
board-odd = { $colour } on a { $colour_cell } cell
board-equipment = Equipment: { $items }.
board-raids = Raids: { $items }.
board-mercenaries = Mercenaries: { $items }.
board-curses = Curses: { $items }.
board-treasures = Treasures: { $items }.
board-stash = Stash: { $items }.
board-dispatched = Dispatched wagons: { $items }.
board-hand = Drawn cards: { $items }.
board-kind = { $count } { $kind }
board-used = { $card } (used)
board-full = { $card } (full: { $cubes })
board-unfilled = { $card } (cells filled: { $on } of { $cells }, { $cubes })
    .empty = { $card } (cells filled: 0 of { $cells })
board-idle = { $text } – does not work now
board-active = { $card } (active, from { $seat_by }; cells filled: { $on } of { $cells }, { $cubes })
    .empty = { $card } (active, from { $seat_by }; cells filled: 0 of { $cells })
board-lifted = { $card } (lifted)
board-fled = { $card } (fled)

### Questions

ask-die = Take a die.
ask-action = The { $colour-die } shows { $value }: Draw or Pillage.
ask-end = Your action is done. Use another card, or end your turn?
    .pass = End the turn
ask-deck = Which deck do you draw from?
ask-play = Which of the drawn cards do you play?
ask-play-more = You may play another of the drawn cards. Which one?
    .pass = Play no more
ask-under = Which card goes under the deck first? The next ones go below it.
ask-victim = On whom do you play the Curse “{ $card }”?
ask-flee = { $seat_by } plays the Curse “{ $card }” on you. Accept it or flee?
ask-place = Where do you put { $colour_all }?
    .pass = Place no more; the rest goes back
ask-cube = Not all cubes will fit on “{ $card }”. Which one do you put there?
ask-wagon = Which wagon do you take?
ask-spare = Your cubes are being carried off. Which cube does “{ card-E09 }” save?
ask-burn = Which cube goes to the reserve? You may keep only { $keep }.
ask-colour =
    { $card-id ->
        [E08] “{ $card }”: which cube do you put on “{ $card_to }”?
        [M06] “{ $card }”: which cube do you put on “{ $card_to }”?
        [R09] “{ $card }”: which cube do you gain?
       *[other] “{ $card }”: cubes of which colour do you gain?
    }
ask-reroll = “{ $card }”: which die do you reroll?
ask-rob =
    { $card-id ->
        [R10] “{ $card }”: which cube do you remove?
       *[other] “{ $card }”: which cube do you steal?
    }{ $left ->
        [1] { "" }
       *[other] { " " }Up to { $left } more.
    }
    .pass = That is enough
ask-window = { $seat_by } pillages { n-colour-cubes }. Do you use the Raid “{ $card }”?
    .pass = Do not use it
ask-swap-own = “{ $card }”: which of your wagons do you give?
ask-swap-for = “{ $card }”: which wagon do you take for your wagon { $place }?
ask-exchange = “{ $card }”: which cube do you exchange for which?
    .pass = Exchange no more
ask-soothe = “{ $card }”: on which Curse do you put a cube?
ask-upright = “{ $card }”: which used Raid do you turn upright?
    .pass = Leave them turned
ask-lose = “{ $card }”: which cube do you return to the reserve?
ask-break = “{ $card }”: which wagon place of { $seat_to } do you close?
ask-bar = “{ $card }”: which die may { $seat_to } not take this turn?

### Answers

option-take-die = Take the { $colour-die }: { $value }
option-die = { $colour-cap } die: { $value }
option-draw = Draw { n-deck-cards }{ acts-first }
option-draw-anywhere = Draw { n-cards } from any deck{ acts-first }
option-deck = Draw { n-deck-cards }
option-pillage =
    Pillage { n-colour-cubes }{ $share ->
        [0] { "" }
       *[other] , pay { $share } as tribute to { $seat_to }
    }{ acts-first }
option-pillage-no-room = Pillage { n-colour-cubes }, for which you have no room
option-pillage-none = Pillage nothing: the reserve has no { $colour-goods }{ acts-first }
option-play =
    { $deck-id ->
        [black] Play the Curse “{ $card }” on an opponent
       *[other] Play the { $deck-card } “{ $card }”
    }
option-card = “{ $card }”
option-seat = { $seat_to }
option-accept =
    Accept: it stays active until { $cells ->
        [one] its { $cells } cell is full
       *[other] its { $cells } cells are full
    }
option-flee = Flee: −{ $players } VP at the end of the game
option-load = On wagon { $place } ({ $kind }), { $colour } cell{ leaves }
option-load-odd = On wagon { $place } ({ $kind }), { $colour } on a { $colour_cell } cell{ leaves }
option-fill = On the { $deck-card } “{ $card }”: { $on } of { $cells } cells will be full
option-fill-up =
    { $deck-id ->
        [black] On the { $deck-card } “{ $card }”: the Curse will be lifted
       *[other] On the { $deck-card } “{ $card }”: all its cells will be full
    }
option-cube = { $colour-cap } cube
option-gain = Gain { n-colour-cubes }
option-repeat = Use the Raid “{ $card }”: gain { n-colour-cubes }
option-top-wagon = Take the top wagon of the deck unseen
option-wagon = Take the { $kind-wagon }: it holds { $colour_all }
option-cube-on-wagon = { $colour-cap } cube from wagon { $place } ({ $kind }), { $seat_from }
    .own = { $colour-cap } cube from wagon { $place } ({ $kind })
option-cube-odd = { $colour-cap } cube from wagon { $place } ({ $kind }), { $colour_cell } cell, { $seat_from }
    .own = { $colour-cap } cube from wagon { $place } ({ $kind }), { $colour_cell } cell
option-cube-on-card = { $colour-cap } cube from “{ $card_from }”, { $seat_from }
    .own = { $colour-cap } cube from “{ $card_from }”
option-cube-in-stash = { $colour-cap } cube from the stash, { $seat_from }
    .own = { $colour-cap } cube from the stash
option-exchange = Exchange a { $colour_give-cube } for a { $colour_get } one
option-wagon-at = { $seat_from }, wagon { $place } ({ $kind }): { loaded }
    .own = Wagon { $place } ({ $kind }): { loaded }
option-no-wagon = { $seat_from }, place { $place }: no wagon

use-E03 = Use “{ $card }”: your die will count { $value }
use-E04 = Use “{ $card }”: reroll a die
use-E10 = Use “{ $card }”: exchange { n-cubes } for another colour
use-R01 = Use the Raid “{ $card }”: gain { n-cubes } of a colour you choose
use-R02 = Use the Raid “{ $card }”: steal up to { n-cubes } from an opponent’s wagons
use-R03 = Use the Raid “{ $card }”: steal up to { n-cubes } from an opponent’s Mercenary
use-R04 = Use the Raid “{ $card }”: steal up to { n-cubes } of one colour from an opponent’s stash
use-R06 = Use the Raid “{ $card }”: take another die and play another turn
use-R07 = Use the Raid “{ $card }”: in a Pillage this turn the die counts ×{ $times }
use-R08 = Use the Raid “{ $card }”: swap a wagon with an opponent, cubes and all
use-R09 = Use the Raid “{ $card }”: gain { n-cubes } of different colours
use-R10 = Use the Raid “{ $card }”: remove up to { n-cubes } from opponents’ wagons and keep { $keep }
use-R11 = Use the Raid “{ $card }”: steal { n-cubes } from each of { n-opponents } and gain { $gain }
use-R12 = Use the Raid “{ $card }”: steal { n-cubes } from every opponent
use-M03 = Use “{ $card }”: steal { n-cubes } from an opponent’s wagon
use-M04 = Use “{ $card }”: exchange up to { n-cubes } for other colours
use-M06 = Use “{ $card }”: put { n-cubes } on a Curse in your camp
use-M08 = Use “{ $card }”: your die will count { $value }

# Parts of sentences. counted-colour and counted-card say the items of a list, .last the last one.

counted-colour = { $n } { $colour }
    .last =
        { $n ->
            [one] { $n } { $colour } cube
           *[other] { $n } { $colour } cubes
        }
counted-card = “{ $card }”
n-deck-cards = { n-cards } from the { $deck-deck }
acts-first =
    { $card_all-n ->
        [0] { "" }
       *[other] { " " }(first: { $card_all })
    }
leaves =
    { $free ->
        [1] , and the wagon leaves
       *[other] { "" }
    }
loaded =
    { $colour_all-n ->
        [0] empty
       *[other] { $colour_all-n } of { $cells } loaded ({ $colour_all })
    }

### Story

story-begins = The game begins. { $seat } gets the first player token.
story-round = Round { $round }. { $seat } rolls the dice: { colour-blue } { $blue }, { colour-red } { $red }, { colour-green } { $green }, { colour-black } { $black }, { colour-yellow } { $yellow }.
story-passed-over = { $seat } misses a turn: “{ card-C12 }”.
story-takes-die = { $seat } takes the { $colour-die }: { $value }.
story-die-counts = { $seat } uses “{ $card }”: the die now counts { $value }.
story-rerolls = { $seat } uses “{ $card }”: the { $colour-die } is rerolled to { $value }.
story-bars = { $seat } bars { $seat_to } from the { $colour-die } this turn: “{ $card }”.
story-draws = { $seat } draws { n-deck-cards }.
story-drew = You see { $card_all }.
story-plays = { $seat } plays the { $deck-card } “{ $card }”.
story-curses = { $seat } plays the Curse “{ $card }” on { $seat_to }.
story-accepts = { $seat } accepts the Curse “{ $card }”.
story-flees = { $seat } flees the Curse “{ $card }”.
story-breaks = { $seat } closes place { $place } of { $seat_to }: “{ $card }”.
story-pillages =
    { $cubes ->
        [0] { $seat } pillages nothing: the reserve has no { $colour-goods }.
       *[other] { $seat } pillages { n-colour-cubes }.
    }
story-pays-tribute = { $seat } pays { n-colour-cubes } as tribute to { $seat_to }.
story-loads = { $seat } loads { $colour_all } on wagon { $place } ({ $kind }).
story-loads-odd = { $seat } loads { $colour_all } on wagon { $place } ({ $kind }), { $colour_cell } cell.
story-fills = { $seat } puts { $colour_all } on “{ $card }”.
story-hires = { $seat } has filled the Mercenary “{ $card }”.
story-lifts = { $seat } lifts the Curse “{ $card }”.
story-returns = { $seat } returns the excess: { $colour_all }.
story-dispatches = { $seat } dispatches the { $kind-wagon }.
story-takes-wagon = { $seat } takes the { $kind-wagon } to place { $place }.
story-uses = { $seat } uses “{ $card }”.
story-steals = { $seat } steals { $colour_all } from { $seat_from }.
story-spares = { $seat } saves a { $colour-cube }: “{ card-E09 }”.
story-burns = { $seat } removes a { $colour-cube } from a wagon of { $seat_from }: it goes to the reserve.
story-gains = { $seat } gains { $colour_all }.
story-gains-by = { $seat } gains { $colour_all }: “{ $card }”.
story-exchanges = { $seat } exchanges a { $colour_give-cube } for a { $colour_get } one: “{ $card }”.
story-loses = { $seat } returns a { $colour-cube } to the reserve: “{ $card }”.
story-swaps = { $seat } gives wagon { $place } to { $seat_from } for their wagon { $place_from }.
story-turns-upright = { $seat } can use the Raid “{ $card_raid }” again: “{ $card }”.
story-scores =
    { $seat } scores { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.

### Board

picture-title = Huns: the table
picture-common = Common area
picture-turn = { $seat } is playing
picture-playing = playing
picture-deck = { $deck-deck }: { n-cards }
picture-wagons = Wagon deck: { n-wagons }
picture-supply = { $colour-goods } in the reserve: { $count }
picture-stash = { $colour-goods } in the stash: { $count }
picture-die = { $colour-die }: { $value }
picture-batch = Batch of { $seat }
picture-hidden = { $deck-card }, face down
picture-dispatched = Dispatched
picture-closed = closed
picture-used = used
picture-lifted = lifted
picture-fled = fled
picture-idle = does not work now
