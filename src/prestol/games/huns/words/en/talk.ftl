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

### Who is asked, as the others read it

step-next_turn = { $who } plays a turn.
step-take_die = { $who } takes a die.
step-choose_action = { $who } chooses what to do with the die.
step-draw = { $who } chooses a deck to draw from.
step-play_drawn = { $who } chooses which of the drawn cards to play.
step-curse_somebody = { $who } chooses whom to curse.
step-face_curse = { $who } accepts the Curse or flees it.
step-pillage = { $who } places the pillaged cubes.
step-place = { $who } places a batch of cubes.
step-take_wagon = { $who } chooses a new wagon.
step-spare = { $who } chooses which cubes to save.
step-carry_off = { $who } chooses which cubes to keep.
step-break_axle = { $who } chooses which wagon place to close.
step-name_a_die = { $who } names a die that may not be taken.
step-end_turn = { $who } ends the turn.

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
    .opened = { $seat } sees { $card_all }.
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

# Parts of the board that are looked at alone
area-common = Middle
area-own = My camp
