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
