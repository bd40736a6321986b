### Questions

ask-leader = Who will be your leader?
ask-achievement = Which achievement do you keep? The other goes back into the box unseen.
ask-first-troop = Where do you put one of your first troops?
ask-first-leader = Where do you put { $leader }?
ask-advisor = Which advisor do you place?
ask-banner = On which banner do you place advisor { $number }?
ask-bribe = Do you add a bribe to advisor { $number } on the { $banner }?
ask-return =
    You have no troops on the map. Where do you bring back { $leader } and a troop?
    .pass = Stay off the map
ask-take-advisor = Which of your two advisors with the number { $number } do you take back first?
ask-turn =
    { $stage-id ->
        [after] The main action is done. Do you do anything else?
       *[other] Your main action: { $action }, { n-plain-points }{ for-price }. What do you do?
    }
ask-choose-points = Which point do you take? Still to choose: { $points }.
ask-decree = Which decree do you play?
ask-deed = Which deed do you accomplish?
ask-exchange = Which exchange token do you use?
ask-exchange-goods =
    { $action-id ->
        [build] Which goods do you give for a build point?
       *[other] Which goods do you give for a muster point?
    }
ask-muster = Into which region do you muster? { points-left }
    .pass = Muster no more
ask-muster-figure = Which figure do you muster into { $region }?
ask-move = From which region do you move? { points-left }
    .pass = Move no more
ask-figure = Which figure in { $region }?
ask-move-to = Where to from { $region }?
ask-companions = How many troops go with Agatha from { $region } to { $region_to }?
ask-attack = In which region do you attack? { points-left }
    .pass = Attack no more
ask-target = Whom do you attack in { $region }?
ask-losses-deck =
    { $cards ->
        [one] Losses are checked: one decree. From which deck?
       *[other] Losses are checked: up to { $cards } decrees. From which deck?
    }
ask-tax = Where do you take a good? { points-left }
    .pass = Take no more for now
ask-market = Your market in { $region } brings more. What do you take?
ask-build = Where do you build? { points-left }
    .pass = Build no more for now
ask-structure = What do you build in { $region }?
ask-convert = Your church in { $region } turns a figure. Which one?
ask-ride =
    { $points ->
        [one] From which region does another of your troops go anywhere?
       *[other] From which region does one of your troops go anywhere?
    }
    .pass = Let nobody else go
ask-ride-to = Where to from { $region }?
ask-deck =
    { $cards ->
        [one] From which deck do you draw a decree?
       *[other] From which deck do you draw { $cards } decrees?
    }
ask-keep = Which decree do you keep?
ask-put-back = Which decree goes back on the { $deck } first? The next one lies above it.
ask-token = Who gets the first-player token?
ask-take-deed = Which of the open deeds do you take?
ask-pick-deed = Which deed do you choose for the coming rounds?
ask-boat = How many goods lie on your boat when the markers go up? The others wait on the dock meanwhile.
ask-pay-decree = “{ $deed }”: which decree do you discard?
ask-pay-troop = “{ $deed }”: from where do you remove a troop?
ask-pay-camp = “{ $deed }”: from which region do you remove the troops?
ask-pay-structure = “{ $deed }”: which structure do you remove?
ask-pay-goods = “{ $deed }”: which goods do you pay?
ask-send-whom = Predslava in { $region }: whose troop does she send away?
ask-send-to = Where does Predslava send the troop of { to-seat } from { $region }?

# Who is asked, as the others read it

step-choose_leader = { $who } chooses a leader.
step-keep_achievements =
    { $n ->
        [one] { $who } chooses
       *[other] { $who } choose
    } a secret achievement.
step-place_first = { $who } places a first troop.
step-place_first_leader = { $who } places the leader.
step-place_advisor = { $who } places an advisor.
step-take_advisor = { $who } takes back an advisor.
step-take_turn = { $who } plays a turn.
step-choose_points = { $who } chooses which points to take.
step-accomplish_deed = { $who } accomplishes a deed.
step-exchange = { $who } uses an exchange token.
step-muster = { $who } musters.
step-move = { $who } moves.
step-attack = { $who } attacks.
step-tax = { $who } takes goods.
step-build = { $who } builds.
step-ride = { $who } sends troops to any region.
step-scheme = { $who } chooses a deck of decrees.
step-keep_decree = { $who } chooses which decree to keep.
step-take_deed = { $who } takes a deed.
step-progress = { $who } loads the boat before the markers go up.
step-pick_deed = { $who } chooses a deed for the coming rounds.
step-rebellion_attacks = { $who } chooses the deck by which the Rebellion checks its losses.
