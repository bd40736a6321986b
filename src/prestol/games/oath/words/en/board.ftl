### Oath: the board as plain text, and counts.

### Counts

n-favor = { $favor } favor
n-secrets =
    { $secrets ->
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }
n-warbands =
    { $warbands ->
        [one] { $warbands } warband
       *[other] { $warbands } warbands
    }
n-supply = { $supply } supply
n-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
n-denizens =
    { $denizens ->
        [one] { $denizens } denizen
       *[other] { $denizens } denizens
    }
n-visions =
    { $visions ->
        [one] { $visions } Vision
       *[other] { $visions } Visions
    }
n-relics =
    { $relics ->
        [one] { $relics } relic
       *[other] { $relics } relics
    }
n-sites =
    { $sites ->
        [one] { $sites } site
       *[other] { $sites } sites
    }

### The board

board-round =
    { $phase-id ->
        [setup] Setup.
        [over] The war is over.
       *[other] Round { $round } of { $rounds }. { $seat }’s turn, { $phase }.
    }
board-oath = { $oath }. { $title }: { $seat }.
board-end-die = At the end of round { $round } the end die ends the war on { $needed } or more.
board-region = { $region }:
board-place = { $number }. { $name }: { $items }.
board-bare-place = { $number }. { $name }.
board-site = { $site }
board-hidden-site = Facedown site
board-site-known = Facedown site (you know: { $site })
board-pawn = pawn of { $seat }
board-bandits = bandits rule
board-ruled = ruled by { $seat }, { n-warbands }
board-ruled-none = ruled by { $seat } without warbands
board-empire = ruled by the Empire, { n-warbands }
board-empire-none = ruled by the Empire without warbands
board-room =
    { $cards ->
        [0] full
        [one] room for { $cards } card
       *[other] room for { $cards } cards
    }
board-card = { $card } ({ $suit })
board-plain-card = { $card }
board-laden = { $name } with { $items }
board-relics = facedown: { $items }
board-visions = Visions drawn: { $visions }. A search of the world deck costs { n-supply }.
board-world =
    { $top ->
        [none] The world deck is empty.
        [vision] World deck: a Vision is on top.
        [denizen] World deck: a denizen is on top.
       *[card] World deck: on top you know { $card }.
    }
board-discards = Discard pile, { $region }: { $items }.
board-relic-deck = Relic deck: { n-relics }.
board-dispossessed = Dispossessed: { n-cards }.
board-banks = Banks: { $items }.
board-bank = { $suit } { $favor }
board-banner = { $banner }: { $items }, { $held }{ $mob ->
        [yes] , the Mob is up
       *[no] { "" }
    }.
board-held = held by { $seat }
board-unheld = in the shared bank
board-reliquary = Reliquary: { $items }.
board-space = { $items } (on { $modifier })
board-open-space = { $modifier } is open
board-promise-peace = Promised: { $seat } will not campaign against { $seat_to } until the end of round { $n }.
board-promise-tribute = Promised: { $seat } gives { $seat_to } { $n } favor in the next Wake phase.
board-attacks = { $seat } is about to campaign.
board-against = { $seat } campaigns against { $seat_to }.
board-targets = Targets: { $items }.
board-target-pawn = pawn and favor of { $seat }
board-allies = Allies of the defender: { $items }.
board-dice = Attack dice: { $attack }. Defense dice: { $defense }.
board-plans = Battle plans used: { $items }.
board-defense = Defense { $defense }: rolled { $faces_defense }; { $standing } for warbands.
board-attack = Attack { $attack }: rolled { $faces_attack }; skulls: { $skulls }.
faces-hollow = hollow sword
faces-sword = sword
faces-skull = two swords and a skull
faces-blank = blank
faces-shield = shield
faces-two = two shields
faces-double = ×2
board-own = { $seat } (you)
board-player = { $seat }
board-head = { $name }, { $role }, { $color }
board-goods = Supply: { $supply }. Favor: { $favor }. Secrets: { $secrets }{ $spent ->
        [0] { "" }
       *[other] , facedown { $spent }
    }.
board-warbands = Warbands, { $color }: { $warbands } on the board, { $bank } in the bank.
board-advisers = Advisers: { $items }.
board-facedown = facedown: { $items }
board-shared-vision = Revealed too, by a warband on it: { $card }.
board-saved = Not killed but set aside: { n-warbands }.
board-vision = Revealed: { $card }.
board-held-relics = Relics: { $items }.
board-hand = In hand: { $items }.
board-cage = In the cage: { $items }.
board-caged = { $color } { $warbands }
board-none = none
