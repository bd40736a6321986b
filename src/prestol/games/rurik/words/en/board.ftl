### Board

board-round = Round { $round } of { $rounds }, { $phase }. First-player token: { $seat }.
board-setup = Setup. First-player token: { $seat }.
phase-setup = setup
phase-strategy = strategy phase
phase-action = action phase
phase-development = development phase
phase-end = end of the match
board-regions = Regions:
board-region = { $region }: { $items }.
board-ruled = ruled by { of-seat }
board-unruled = nobody rules
board-good = good: { $good }
board-no-good = good taken ({ $good })
board-rebel = rebel ({ $reward })
board-rebel-token = rebel
board-neutral = neutral troop
board-troops = { $seat } ×{ $count }
board-troops-leader = { $seat } ×{ $count } ({ $leader })
board-structure = { $structure } of { of-seat }
board-banners = Banners (points, price, advisor):
board-banner = { $action }: { $rows }.
board-row =
    { $points }{ $price ->
        [0] { "" }
        [one] {" "}for { $price } coin
       *[other] {" "}for { $price } coins
    }
board-advisor =
    { $cell } ({ $seat }: { $number }{ $bribe ->
        [0] { "" }
       *[other] +{ $bribe }
    })
board-decks = Decrees: { $left } in the left deck, { $right } in the right deck, { $discards } discarded.
board-deeds = Open deeds: { $items }.
board-player = { $seat }
board-own = { $seat } (you)
board-with-leader = { $name }, { $leader }
board-coins = Coins: { $coins }. Rebels defeated: { $rebels }. In supply: troops { $reserve }, churches { $church }, strongholds { $stronghold }, markets { $market }.
board-goods = Goods: { $items }. On the boat: { $boat } of { $cells }.
board-advisors = Advisors to place: { $items }.
board-tracks = Tracks: { $items }.
board-track = { $track } { $step }
board-tokens = Exchange tokens ready: { $items }.
board-hand = Decrees: { $items }.
board-own-deeds = Deeds: { $items }.
board-done = Accomplished: { $items }.
board-achievement = Achievement: { $achievement }.
board-card = Rebellion card { $number }, priority: { $priority }.
board-count =
    { $count ->
        [1] { $good }
       *[other] { $good } ×{ $count }
    }
board-bonus = { $action }: { $bonus }
board-bonuses = Bonuses: { $items }.
board-none = none
board-unknown = hidden

picture-title = Rurik: the table
picture-map = Map of Rus
picture-strategy = Strategy board
picture-development = Development board
picture-common = Open deeds and decks
picture-round = Round { $round } of { $rounds }
picture-turn = { $seat }: { $action }
picture-cell = { $action }, row { $row }: points { $points }, price in coins { $coins }
picture-advisor = Advisor { $number } of { of-seat }, bribe: { $coins }
picture-placing = Advisor { $number } of { of-seat }
picture-on-track = { $seat }: { $step }
picture-troops = Troops of { of-seat }: { $troops }
picture-leader = { $leader }, leader of { of-seat }
picture-structure = { $structure-cap } of { of-seat }
picture-coins = Coins: { $coins }
picture-reserve = Troops in supply: { $troops }
picture-rebels = Rebels defeated: { $rebels }
picture-hand = Decrees in hand: { $cards }
picture-exchange = Exchange token: { $action }
picture-exchange-used = Exchange token, used: { $action }
picture-deck = { $deck-cap }: { n-cards }
picture-deeds-deck = Deck of deeds: { n-cards }
picture-tokens = Reward tokens, face down: { $cards }
picture-discards = Discarded decrees: { n-cards }
picture-rebellion-card = Rebellion card; in the deck: { $cards }

# Parts of the board that are looked at alone
area-map = Map
area-strategy = Strategy
area-tracks = Development
area-common = Deeds
area-leaders = Leaders
area-rebellion = Rebellion card
area-own = My board
