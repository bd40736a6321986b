### Oath: what the answers mean.

### Things

option-card = { $card }
option-card-suit = { $card } ({ $suit })
option-site = { $site }
option-site-known = { $site }, still facedown
option-site-facedown = { place-in-region }
place-in-region = { $region }, facedown site { $number }
option-seat = { $seat_to-id ->
        [bandits] Bandits
       *[other] { $seat_to }
    }
option-number = { $n }
option-end-die = Make it { $n }
option-burn = Burn { $n } favor
option-sacrifice =
    { $n ->
        [one] Sacrifice { $n } warband
       *[other] Sacrifice { $n } warbands
    }
option-bank = { $suit } ({ $favor } favor)
option-suit = { $suit }
option-adviser-named = { $card } ({ $suit }) of { $seat_to }
option-space = The relic on { $space }
option-space-known = { $card }, on { $space }
option-region = { $region } ({ n-cards })
option-use = Use { $card }{ cost }
option-relic = { $card }
option-relic-unknown = Facedown relic { $number } at { $site }
option-adviser = Facedown adviser { $number } of { $seat_to }
option-adviser-known = { $card }, facedown adviser { $number } of { $seat_to }
option-board-of = The board of { $seat_to } ({ n-warbands } there)
option-warbands-at = { $site } ({ n-warbands } there)
option-vault-add = Put 1 secret on it
option-vault-burn = Burn 1 secret from it
option-witchs-bargain-sell = Give { $seat_to } 1 secret for 2 favor
option-witchs-bargain-buy = Give { $seat_to } 2 favor for 1 secret
option-pile-top = { $region }: on the top of the discard pile
option-pile-bottom = { $region }: at the bottom of the discard pile

### The turn

option-board = { $color-cap }, as { $role }
option-act-search = Search
option-act-muster = Muster
option-act-trade = Trade
option-act-recover = Recover
option-act-campaign = Campaign for { $supply } supply
option-act-travel = Travel
option-act-adviser = Play or discard a facedown adviser
option-act-peek = Look at a relic here
option-act-reliquary = Look at a relic of the Reliquary
option-act-warbands = Move warbands
option-act-show = Show a facedown adviser to somebody
option-act-offer = Offer citizenship
option-act-exile = Exile a Citizen
option-act-exile-self = Exile yourself for { $favor } favor
option-act-end = End your Act phase
option-add-favor = Put 1 of your favor on it
option-return-favor = Return 1 favor to { $suit } ({ $favor } there)
option-favor = 1 favor
option-secret = 1 secret
option-keep = Keep it
option-return = Put it at the bottom of the relic deck
option-search =
    { $source-cap }: { n-cards } for { n-supply }{ fee }
option-play-site = At { $site }
option-play-adviser = Among your advisers, faceup
option-play-facedown = Among your advisers, facedown
option-play-vision = Faceup on your board
option-play-discard = Discard it
option-muster = { $card }: { n-warbands } for { $goods } and { n-supply }
option-trade-favor = { $card }: 1 secret and { n-supply } for { $favor } favor{ $secrets ->
        [0] { "" }
        [one] { " " }and { $secrets } secret
       *[other] { " " }and { $secrets } secrets
    }{ fee }
option-trade-secret = { $card }: 2 favor and { n-supply } for { n-secrets }{ $favor ->
        [0] { "" }
       *[other] { " " }and { $favor } favor
    }{ fee }
option-recover-banner = The { $banner } ({ $tokens } on it)
option-tokens =
    { $goods ->
        [favor] { $n } favor
       *[secret]
            { $n ->
                [one] { $n } secret
               *[other] { $n } secrets
            }
    }
option-go = Go; another player says where to
option-travel = { $site } ({ n-supply }{ toll }{ fee })
option-travel-known = { $site }, still facedown ({ n-supply }{ toll }{ fee })
option-travel-facedown = { place-in-region } ({ n-supply }{ toll }{ fee })
fee =
    { $fee ->
        [0] { "" }
       *[other] , { $fee } favor first
    }
toll =
    { $toll ->
        [0] { "" }
       *[other] , turning a secret facedown
    }

### Campaign

dice-of =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
option-target-site = { $site } ({ dice-of }{ toll })
option-target-relic = { $relic } ({ dice-of }{ toll })
option-target-banner = The { $banner } ({ dice-of }{ toll })
option-target-pawn = Pawn and favor of { $seat_to } ({ dice-of }{ toll })
option-take-relic = { $relic } of { $seat_to }
option-take-banner = The { $banner } of { $seat_to }

### Minor actions and deals

option-warbands-place = Put { n-warbands } at your site
option-warbands-lift = Take { n-warbands } from your site
option-warbands-give = Give { n-warbands } to { $seat_to }
option-warbands-take = Take { n-warbands } from { $seat_to }
option-show = { $card } to { $seat_to }
option-exile = { $seat_to }, for { $favor } favor
option-deal-send = Make this offer
option-deal-show = Show the relic on { $space } along with it
option-deal-give = You give { $card }
option-deal-take = You get { $card }
option-deal-give-favor = You give { $n } favor
option-deal-take-favor = You get { $n } favor
option-deal-give-secret =
    { $n ->
        [one] You give { $n } secret
       *[other] You give { $n } secrets
    }
option-deal-take-secret =
    { $n ->
        [one] You get { $n } secret
       *[other] You get { $n } secrets
    }
option-deal-give-facedown = You give facedown adviser { $number }
option-deal-take-facedown = You get their facedown adviser { $number }
option-deal-give-tribute = You promise { $n } favor in your next Wake phase
option-deal-take-tribute = They promise { $n } favor in their next Wake phase
option-deal-give-peace = You promise peace until the end of round { $round }{ breaking }
option-deal-take-peace = They promise peace until the end of round { $round }{ breaking }
breaking =
    { $penalty ->
        [0] { "" }
       *[other] , or { $penalty } favor for breaking it
    }
option-swap = { $card } and { $card_to }

### Where cards come from, and the other names of things

source-deck = world deck
    .cap = World deck
    .from = from the world deck
source-cradle = discard pile of the Cradle
    .cap = Discard pile of the Cradle
    .from = from the discard pile of the Cradle
source-provinces = discard pile of the Provinces
    .cap = Discard pile of the Provinces
    .from = from the discard pile of the Provinces
source-hinterland = discard pile of the Hinterland
    .cap = Discard pile of the Hinterland
    .from = from the discard pile of the Hinterland
goods-favor = 1 favor
goods-secret = 1 secret
seat-bandits = bandits
space-brutal = { modifier-brutal }
space-decadent = { modifier-decadent }
space-careless = { modifier-careless }
space-greedy = { modifier-greedy }

### The chronicle

option-swear = The { $oath }
option-build = { $card } in place of { $card_of }
option-restore = { $card }, rebuilt from its ruins
option-suit = { $suit-cap }
