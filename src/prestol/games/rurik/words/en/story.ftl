### Story

story-begins = The match begins. { $seat } gets the first-player token.
story-leader = { $seat } leads the house of { $leader }.
story-achievement = Your achievement: “{ $achievement }” (only you see this).
    .opened = { $seat } keeps the achievement “{ $achievement }”.
story-achievements = Everybody has kept one achievement.
story-first-troop = { $seat } puts a troop into { $region }.
story-first-leader = { $seat } puts { $leader } into { $region }.
story-round = Round { $round } begins. First player: { $seat }.
story-advisor =
    { $seat } places advisor { $number } on { $row ->
        [1] the top row
       *[other] row { $row }
    } of the { $banner }{ $coins ->
        [0] { "" }
       *[other] , with a bribe of { n-coins }
    }.
story-returns = { $seat } has no troops on the map and brings { $leader } and a troop back to { $region }.
story-takes-advisor =
    { $seat } takes advisor { $number } back from { $row ->
        [1] the top row
       *[other] row { $row }
    } of the { $banner }.
story-acts = { $seat } does the main action: { $action }, { n-plain-points }{ for-price }.
story-takes-coin = { $seat } takes 1 coin instead of the main action ({ $action }).
story-decree = { $seat } plays the decree “{ $decree }”.
story-deed = { $seat } accomplishes the deed “{ $deed }”.
story-discards = { $seat } discards the decree “{ $decree }”.
story-exchanges =
    { $seat } exchanges { $good_all } for { $action-id ->
        [build] a build point
       *[other] a muster point
    }.
story-musters =
    { $seat } musters { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    } into { $region }.
story-companions = { $seat }: { n-troops } will go with { $leader } from { $region } to { $region_to }.
story-marches =
    { $seat } moves { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    } from { $region } to { $region_to }.
story-rides =
    { $seat } sends { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    } from { $region } to { $region_to }.
story-defeats-rebel =
    { $seat } defeats the rebel in { $region }{ $reward-id ->
        [none] { "" }
       *[other] {" "}and gets { $reward }
    }.
story-defeats-neutral =
    { $seat } defeats the neutral troop in { $region }{ $reward-id ->
        [none] { "" }
       *[other] {" "}and gets { $reward }
    }.
story-attacks =
    { $seat } attacks in { $region }: { to-seat } loses { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    }.
story-reveals =
    { $seat } reveals “{ $decree }”: { $losses ->
        [0] no losses
        [one] a loss
       *[other] { $losses } losses
    }.
story-loses =
    { $seat } loses { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    } in { $region }.
story-taxes = { $seat } takes { $good } from { $region }.
story-market = { $seat } gets { $gain } from the market in { $region }.
story-builds = { $seat } builds a { $structure } in { $region }.
story-converts-rebel = The church of { of-seat } turns the rebel in { $region }.
story-converts-neutral = The church of { of-seat } turns the neutral troop in { $region }.
story-converts = The church of { of-seat } in { $region } turns a troop of { to-seat }.
story-removes-structure = { $seat } removes the { $structure } in { $region }.
story-pays-goods = { $seat } pays { $good_all }.
story-gives-troop =
    { $seat } removes { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    } from { $region }.
story-steals = { $seat } steals 1 coin from { from-seat }: Boris.
story-sends-away =
    { $seat }: Predslava sends { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    } of { to-seat } from { $region } to { $region_to }; { to-seat } gets 1 coin.
story-replaces-rebel = { $seat } puts a troop in place of the rebel in { $region }: Sviatopolk.
story-token =
    { $seat } gives the first-player token to { to-seat }.
story-keeps-token = { $seat } keeps the first-player token.
story-draws = { $seat } draws { n-cards } from the { $deck }.
story-drew = You see { $decree_all }.
    .opened = { $seat } sees { $decree_all }.
story-decrees-shuffled = A deck of decrees has run out: all but the hands are shuffled and split into two decks.
story-takes-deed = { $seat } takes the deed “{ $deed }”.
story-deed-opened = The deed “{ $deed }” is turned up.
story-development = The development phase begins. First player: { $seat }.
story-docks = { $seat } keeps { n-goods } back on the dock while the markers go up.
story-progress = { $seat } moves up to step { $step } of the { $track } track.
story-income =
    { $coins ->
        [0] { $seat } gets no income.
       *[other] { $seat } gets { n-coins } of income.
    }
story-row-renewed = The deeds left in the row are discarded.
story-goods-return = Exchange tokens are turned face up again, and goods come back to the regions.
story-achievement-met = { $seat } reveals the achievement “{ $achievement }” and has fulfilled it.
story-achievement-missed = { $seat } reveals the achievement “{ $achievement }” and has not fulfilled it.
story-scores = { $seat } scores { n-points }.
story-rebellion-scores = The Rebellion scores { n-points }.
story-rebellion-rises = The Rebellion begins at level { $level } with troops in { $region_all }. Its first priority: { $priority }.
story-rebellion-card = { $rebellion } holds for this round. Priority: { $priority }.
story-rebellion-bonus = The Rebellion gets a bonus for the action { $action }: { $bonus }.
story-rebellion-unlocks = The Rebellion gets a coin and a new bonus. For the action { $action }: { $bonus }.
story-rebellion-takes-neutral = The Rebellion defeats the neutral troop in { $region }.
story-rebellion-priority = Priority of the Rebellion from now on: { $priority }.
