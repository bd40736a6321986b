### Oath: the sites and the regions. head: what is printed on a site; homeland: what the homelands share.

region-cradle = Cradle
    .cap = Cradle
    .in = in the Cradle
    .text = The first region: 2 sites. Its discards go to the Provinces.
region-provinces = Provinces
    .cap = Provinces
    .in = in the Provinces
    .text = The second region: 3 sites. Its discards go to the Hinterland.
region-hinterland = Hinterland
    .cap = Hinterland
    .in = in the Hinterland
    .text = The third region: 3 sites. Its discards go to the Cradle.
site-hidden = facedown site
site-head =
    { $room ->
        [0] No room for cards.
        [one] Room for { $room } card.
       *[other] Room for { $room } cards.
    }{ $stock-n ->
        [0] { "" }
       *[other] { " " }Comes with { $stock }.
    }{ $price-n ->
        [0] { "" }
       *[other]
            { $suit_bank-id ->
                [none] { " " }To recover a relic here, { $price }.
               *[other] { " " }To recover a relic here, put { $price-n } favor into the { $suit_bank } bank.
            }
    }
counted-stock =
    { $stock-id ->
        [favor] { $n } favor
        [secret]
            { $n ->
                [one] { $n } secret
               *[other] { $n } secrets
            }
       *[relic]
            { $n ->
                [one] { $n } relic
               *[other] { $n } relics
            }
    }
homeland = { site-head } Homeland of { $suit_home }: if you play a card of this suit faceup here and have discarded none from here this turn,
wake-token = { site-head } At the end of your Wake phase, if your pawn is here, you may take
coast = { site-head } From this coast to another you travel for 1 supply and ignore the Narrow Pass.

site-mine = Mine
    .text = { wake-token } 1 favor from here.{ idle }
site-salt-flats = Salt Flats
    .text = { wake-token } 1 favor or 1 secret from here.{ idle }
site-fertile-valley = Fertile Valley
    .text = { homeland } gain 1 favor from the Hearth bank.{ idle }
site-barren-coast = Barren Coast
    .text = { coast }{ idle }
site-plains = Plains
    .text = { site-head } If any target is at this site, the attacker must add 1 attack die.{ idle }
site-river = River
    .text = { site-head } If you rule this site, mustering from a card here brings you 1 more warband.{ idle }
site-steppe = Steppe
    .text = { homeland } gain 1 secret.{ idle }
site-mountain = Mountain
    .text = { site-head } If any target is at this site, the attacker must remove 1 attack die.{ idle }
site-lush-coast = Lush Coast
    .text = { coast }{ idle }
site-marshes = Marshes
    .text = { site-head } If your pawn is here, you must draw 1 card fewer when you search.{ idle }
site-wastes = Wastes
    .text = { homeland } recover the relic here without spending supply.{ idle }
site-rocky-coast = Rocky Coast
    .text = { coast }{ idle }
site-narrow-pass = Narrow Pass
    .text = { site-head } Whoever travels into this region from another must stop here. An attacker from another region who targets anything in this region must also target this site, unless they rule it.{ idle }
site-charming-valley = Charming Valley
    .text = { site-head } Travelling from here costs 1 more supply.{ idle }
site-deep-woods = Deep Woods
    .text = { homeland } recover the relic here without spending supply.{ idle }
site-standing-stones = Standing Stones
    .text = { homeland } gain 1 secret.{ idle }
site-ancient-city = Ancient City
    .text = { homeland } gain 2 warbands.{ idle }
site-drowned-city = Drowned City
    .text = { wake-token } 1 secret from here.{ idle }
site-great-slum = Great Slum
    .text = { site-head } When you play or move a card here, you may first discard a card from here.{ idle }
site-buried-giant = Buried Giant
    .text = { site-head } When you travel from here, you may turn 1 of your secrets facedown to spend no supply and ignore the Narrow Pass.{ idle }
site-the-tribunal = The Tribunal
    .text = { site-head } Action: make a binding deal with any player about favor, secrets and promises: peace until the end of a round, or favor in the next Wake phase.{ idle }
site-shrouded-wood = Shrouded Wood
    .text = { site-head } Travelling from here costs 2 supply; the Narrow Pass and The Hidden Place do not hinder it. If an enemy player rules this site, they choose where the pawn goes.{ idle }
site-the-hidden-place = The Hidden Place
    .text = { site-head } To travel here, or to target anything here, you must turn 1 of your secrets facedown. Nobody can be forced to.{ idle }

### Wherever a card is named, a site may be

card-mine = { site-mine }
card-salt-flats = { site-salt-flats }
card-fertile-valley = { site-fertile-valley }
card-barren-coast = { site-barren-coast }
card-plains = { site-plains }
card-river = { site-river }
card-steppe = { site-steppe }
card-mountain = { site-mountain }
card-lush-coast = { site-lush-coast }
card-marshes = { site-marshes }
card-wastes = { site-wastes }
card-rocky-coast = { site-rocky-coast }
card-narrow-pass = { site-narrow-pass }
card-charming-valley = { site-charming-valley }
card-deep-woods = { site-deep-woods }
card-standing-stones = { site-standing-stones }
card-ancient-city = { site-ancient-city }
card-drowned-city = { site-drowned-city }
card-great-slum = { site-great-slum }
card-buried-giant = { site-buried-giant }
card-the-tribunal = { site-the-tribunal }
card-shrouded-wood = { site-shrouded-wood }
card-the-hidden-place = { site-the-hidden-place }
card-peoples-favor = { banner-peoples-favor }
card-darkest-secret = { banner-darkest-secret }
card-brutal = { modifier-brutal }
card-decadent = { modifier-decadent }
card-careless = { modifier-careless }
card-greedy = { modifier-greedy }
