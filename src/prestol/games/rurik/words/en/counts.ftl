### Counts

n-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
n-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
n-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
n-goods =
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
n-troops =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
n-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
n-action-points =
    { $points ->
        [one] { $points } { $action-points } point
       *[other] { $points } { $action-points } points
    }
n-plain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
n-muster =
    { $muster ->
        [one] { $muster } muster point
       *[other] { $muster } muster points
    }
n-move =
    { $move ->
        [one] { $move } move point
       *[other] { $move } move points
    }
n-attack =
    { $attack ->
        [one] { $attack } attack point
       *[other] { $attack } attack points
    }
n-tax =
    { $tax ->
        [one] { $tax } tax point
       *[other] { $tax } tax points
    }
n-build =
    { $build ->
        [one] { $build } build point
       *[other] { $build } build points
    }
n-decrees =
    { $decrees ->
        [one] { $decrees } decree
       *[other] { $decrees } decrees
    }
gain-scheme = draw { $scheme } decrees from one deck, keep one and put the rest back on top
gain-ride =
    { $ride ->
        [one] move { $ride } of your troops to any region, however far
       *[other] move { $ride } of your troops to any regions, however far
    }
gain-fewer = { n-attack }, and { n-fewer } fewer is revealed when losses are checked
n-wood = { $wood } wood
n-ore = { $ore } ore
n-fish = { $fish } fish
n-honey = { $honey } honey
n-fur = { $fur } fur
n-same-goods =
    { $goods_same ->
        [one] { $goods_same } good
       *[other] { $goods_same } goods of one kind
    }
n-different-goods =
    { $goods_different ->
        [one] { $goods_different } good
       *[other] { $goods_different } goods of different kinds
    }
n-any-goods =
    { $goods_any ->
        [one] { $goods_any } good of any kind
       *[other] { $goods_any } goods of any kinds
    }
n-rebels =
    { $rebels ->
        [one] { $rebels } defeated rebel
       *[other] { $rebels } defeated rebels
    }
n-own-structures =
    { $structures ->
        [one] { $structures } of your structures
       *[other] { $structures } of your structures
    }
n-ruled-troops =
    { $troops_ruled ->
        [one] { $troops_ruled } of your troops
       *[other] { $troops_ruled } of your troops
    }
n-gathered =
    { $gathered ->
        [one] { $gathered } troop
       *[other] { $gathered } troops
    }
n-ride =
    { $ride ->
        [one] { $ride } troop
       *[other] { $ride } troops
    }
n-fewer =
    { $fewer ->
        [one] { $fewer } decree
       *[other] { $fewer } decrees
    }
in-goods-regions =
    { $markets_of_goods ->
        [one] { $markets_of_goods } region
       *[other] { $markets_of_goods } regions
    }
in-church-regions =
    { $churches_adjacent ->
        [one] { $churches_adjacent } region
       *[other] { $churches_adjacent } neighbouring regions
    }
in-stronghold-regions =
    { $strongholds_adjacent ->
        [one] { $strongholds_adjacent } region
       *[other] { $strongholds_adjacent } neighbouring regions
    }
in-occupied =
    { $occupied ->
        [one] { $occupied } region
       *[other] { $occupied } regions
    }
