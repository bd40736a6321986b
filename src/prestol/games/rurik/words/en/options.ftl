### Answers

option-leader = { $leader }. { $leader-brief }
option-achievement = “{ $achievement }”. { $achievement-brief }
option-first-troop =
    { $region }: { $good }{ $reward-id ->
        [none] { "" }
        [neutral] , a neutral troop
        [token] , a rebel
       *[other] , a rebel ({ $reward })
    }
option-first-leader = { $region }: you have { n-troops } there
option-advisor = Advisor { $number }
option-banner = { $banner }: { $row }, { n-action-points }{ for-price }{ pushing }
option-bribe =
    { $coins ->
        [0] No bribe
       *[other] A bribe of { n-coins }
    }: { $row }, { n-action-points }{ for-price }{ pushing }
option-return = { $region }: { $leader } and a troop
option-take-advisor = { $banner }, { $row }: { n-action-points }{ for-price }
option-act =
    { $action-id ->
        [scheme] Scheme: draw { n-cards } and keep one
       *[other] { $action }: { n-plain-points }
    }{ for-price }{ $top-id ->
        [top] , and hand out the first-player token
       *[other] { "" }
    }
option-coin = Take 1 coin instead of the main action ({ $action })
option-play-decree = Play a decree
option-do-deed = Accomplish { $deed_all }
option-use-token = Use an exchange token for { n-action-points }
    .any = Use an exchange token for a build or muster point
option-end = End the turn
option-choose-points = { n-action-points }
option-decree = “{ $decree }”
option-keep = Keep “{ $decree }”
option-exchange =
    { $action-id ->
        [build] A build point for wood or ore and another good
       *[other] A muster point for honey or fish and another good
    }
option-goods = Give { $good_all }
option-muster = { $region }: you will have { n-troops } there{ rule-change }
option-muster-maria = { $region }, next to Maria: your first troop there{ rule-change }
option-move = From { $region }: you have { n-troops } there
option-move-to = To { $region }{ rule-change }{ leaving }
option-companions =
    { $troops ->
        [0] She goes alone
       *[other] { n-troops }
    }
option-boat =
    { n-goods }: { $step ->
        [0] your trade marker stays below the track and brings 1 coin of income
       *[other] your trade marker stands on step { $step }
    }{ $priority-id ->
        [none] { "" }
       *[other] ; the Rebellion’s next priority: { $priority }
    }
option-figure =
    { $figure-id ->
        [leader] { $leader }
       *[other] A troop
    }
option-attack-rebel =
    { $reward-id ->
        [token] { $region }: defeat the rebel and turn up a reward token
        [neutral] { $region }: defeat the neutral troop and turn up a reward token
       *[other] { $region }: defeat the rebel for { $reward }
    }{ rule-change }
option-attack =
    { $region }: { to-seat } loses { $figure-id ->
        [leader] { $leader }
       *[other] a troop
    }{ rule-change }{ $coins ->
        [0] { "" }
       *[other] , and you steal { n-coins }
    }; { $cards ->
        [0] you reveal nothing
        [one] you reveal { $cards } decree
       *[other] you reveal up to { $cards } decrees
    }
option-attack-several = { $region }: choose whom ({ $targets })
option-tax =
    { $region }: { $good } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $market-id ->
        [market] , and your market brings more
       *[other] { "" }
    }
option-market =
    { $gain-id ->
        [coin] 1 coin
       *[other] { $gain } more
    }
option-build =
    { $region } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $structure_all }
option-structure =
    { $structure-id ->
        [church] { $structure-cap }{ $turns ->
            [0] , which turns nobody here
           *[other] , which turns a figure
        }
        [stronghold] { $structure-cap }{ rule-change }
       *[other] { $structure-cap }: taxing here will bring more
    }
option-convert-rebel = The rebel: it goes to the box without a reward{ rule-change }
option-convert-neutral = The neutral troop{ rule-change }
option-convert = A troop of { to-seat }{ rule-change }
option-deck = The { $deck }: { n-cards }
option-seat = { $seat_to }
option-self = You keep it
option-remove =
    { $region }: you will have { $troops ->
        [0] no troops
       *[other] { n-troops }
    } left there{ rule-change }
option-pay-structure = { $structure-cap } in { $region }{ rule-change }
option-send-whom = { $seat_to }: gets 1 coin
option-send-to = To { $region }
use-predslava = Predslava in { $region }: send an opposing troop away
use-sudislav = Sudislav: muster a troop into { $region }{ rule-change }

# Parts of sentences.

of-seat =
    { $seat-id ->
        [rebellion] the Rebellion
       *[other] { $seat }
    }
to-seat =
    { $seat_to-id ->
        [rebellion] the Rebellion
       *[other] { $seat_to }
    }
from-seat =
    { $seat_from-id ->
        [rebellion] the Rebellion
       *[other] { $seat_from }
    }

points-left =
    { $points ->
        [one] { $points } point left.
       *[other] { $points } points left.
    }
for-price =
    { $price ->
        [0] { "" }
       *[other] { " " }for { n-price }
    }
pushing =
    { $pushed ->
        [0] { "" }
        [one] , pushing down { $pushed } advisor
       *[other] , pushing down { $pushed } advisors
    }
row-1 = top row
row-2 = row 2
row-3 = row 3
row-4 = row 4
rule-change =
    { $rule-id ->
        [gains] , and you will rule the region
        [loses] , and you will no longer rule the region
        [breaks] , and nobody will rule the region
        [gives] , and another player will rule the region
       *[other] { "" }
    }
leaving =
    { $rule_left-id ->
        [loses] ; you will no longer rule { $region_from }
        [gives] ; another player will rule { $region_from }
       *[other] { "" }
    }
counted-region = { $region }
counted-deed = “{ $deed }”
counted-decree =
    { $n ->
        [1] “{ $decree }”
       *[other] “{ $decree }” ×{ $n }
    }
counted-structure = { $structure }
    .last = { $structure }
