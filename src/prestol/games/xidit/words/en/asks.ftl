### Questions

ask-city = In which city does your hero begin?
ask-order = Wheel { $wheel } of 6: what is your hero to do?
ask-ready = All six wheels are set. Are you ready?
ask-titan = No tile lies in city { $city }. Do you banish a titan from here?
    .pass = Leave the titans alone
ask-spend =
    Which unit do you give to banish the titan “{ $titan }”? { $units ->
        [1] It is the last one.
       *[other] { $units } are still to be given.
    }
ask-reward = The lord of city { $city } thanks you: { $gold } gold, { n-bards }, { n-storeys }. Which two of the three do you take?
ask-bard =
    Where do you send { $bards ->
        [1] the bard?
       *[other] a bard? There are { $bards } to send.
    }
    .pass = Send no more bards
ask-guild = On which of your guilds do you build the storey?
ask-neutral = In which column does the neutral player gain a step?
ask-show = Census: how many { $unit } do you show?

# Who is asked, as the others read it

step-place_hero = { $who } places the hero.
step-plan =
    { $n ->
        [one] { $who } plans
       *[other] { $who } plan
    } the orders of the year.
step-banish = { $who } decides whether to banish a titan.
step-reward = { $who } chooses two of three rewards.
step-add_storey = { $who } chooses where to build a storey.
step-push_neutral = { $who } raises a column of the neutral player.
step-review =
    { $n ->
        [one] { $who } decides
       *[other] { $who } decide
    } how many units to show.
step-census_bards = { $who } sends out the bards of the prize.

### Answers

option-city = City { $city }: no tile
option-city-recruits = City { $city }: recruits { $unit_all }
option-city-threat = City { $city }: the threat “{ $tile }” asks for { $unit_all }
option-order-move = { $order-cap } to city { $city }: no tile
option-order-to-recruits = { $order-cap } to city { $city }: recruits { $unit_all }
option-order-to-threat = { $order-cap } to city { $city }: the threat “{ $tile }” asks for { $unit_all }
option-order-no-road = { $order-cap }: there is none from city { $city }, the order will be lost
option-order-recruit = Action in city { $city }: recruit 1 { $unit-one }{ at-risk }
option-order-recruited = Action in city { $city }: you will have recruited there this year, the order will be lost
option-order-avert = Action in city { $city }: avert the threat “{ $tile }”, giving { $unit_all }{ at-risk }
option-order-lacks = Action in city { $city }: the threat “{ $tile }” asks for { $unit_all }, which you will not have
option-order-titan = Action in city { $city }: you may banish a titan
option-order-next-threat = Action in city { $city }: the next threat “{ $tile }” will come here; it asks for { $unit_all }
option-order-next-recruits = Action in city { $city }: the next recruitment tile will come here
option-order-nothing = Action in city { $city }: no tile lies there now
option-order-wait = Wait in city { $city }
option-wheel =
    { $what ->
        [unset] Turn wheel { $wheel } first
       *[other] Turn wheel { $wheel } again: { $order }, { $what ->
            [move] { picture-stop-move }
            [no-road] { picture-stop-no-road }
            [recruit] { picture-stop-recruit }{ at-risk }
            [recruited] { picture-stop-recruited }
            [avert] { picture-stop-avert }{ at-risk }
            [lacks] { picture-stop-lacks }
            [titan] { picture-stop-titan }
            [next-threat] { picture-stop-next-threat }
            [next-recruits] { picture-stop-next-recruits }
            [wait] { picture-stop-wait }
           *[nothing] { picture-stop-nothing }
        }
    }
option-ready = I am ready: open the orders when all are
at-risk =
    { $rivals ->
        [0] { "" }
        [one] { " " }(1 rival could be there first)
       *[other] { " " }({ $rivals } rivals could be there first)
    }
option-titan = Banish “{ $titan }” for { n-units } of any kind: two of { $gold } gold, { n-bards }, { n-storeys }
option-spend = Give 1 { $unit-one } of { $count }
option-reward-gold-bards = { $gold } gold and { n-bards }
option-reward-gold-storeys = { $gold } gold and { n-storeys }
option-reward-bards-storeys = { n-bards } and { n-storeys }
option-reward-gold = { $gold } gold alone: there is no place for the rest
option-bard =
    { $region-id ->
        [centre] { $region }, into the Bastion
       *[other] { $region }
    }{ $bards ->
        [0] { "" }
       *[other] { " " }(you have { $bards } there)
    }
option-guild = City { $city }: the guild will have { $height } of { $most } storeys
option-neutral = { $column-cap }: step { $step }, worth { n-points }
option-show =
    { $units ->
        [0] Show none
       *[other] Show { counted-shown }
    }
counted-shown =
    { $units ->
        [one] { $units } { $unit-one }
       *[other] { $units } { $unit }
    }
