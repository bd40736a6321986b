### Oath: what is said on the picture of the board, and for those who hear it instead of seeing it.

picture-title = Oath: the board
picture-told =
    Round { $round } of 8. It is { $seat }’s turn. { $oath }; { $seat_title } holds the title.
picture-denizen-back = a denizen face down
picture-vision-back = a vision face down
picture-relic-back = a relic face down
picture-face-down = face down
picture-shared-vision = revealed, shared
picture-revealed-vision = revealed
picture-known = You know: { $items }.
picture-known-down = { $card }, face down; you have seen it
picture-card-tokens =
    { $card }: { $favor ->
        [0] { "" }
       *[other] { $favor } favor
    }{ $secrets ->
        [0] { "" }
        [one] { $favor ->
            [0] { "" }
           *[other] { ", " }
        }{ $secrets } secret
       *[other] { $favor ->
            [0] { "" }
           *[other] { ", " }
        }{ $secrets } secrets
    }
picture-discards =
    { $denizens ->
        [one] Discard pile: { $denizens } denizen
       *[other] Discard pile: { $denizens } denizens
    }, { $visions ->
        [one] { $visions } vision
       *[other] { $visions } visions
    }.
picture-site =
    { $site }: { $warbands ->
        [one] { $warbands } warband
       *[other] { $warbands } warbands
    } of { $seat }
picture-site-empty = { $site }: no warbands
picture-site-known = { $site }, face down; you have seen it
picture-warbands =
    { $warbands ->
        [one] { $warbands } warband
       *[other] { $warbands } warbands
    } of { $seat }
picture-bandits = Bandits
picture-pawn = Pawn of { $seat }
picture-favor = Favor: { $count }
picture-secret = Secrets: { $count }
picture-spent = Secrets face down: { $count }
picture-bank = Warbands in the bank: { $count }
picture-warbands-here = Warbands on the board: { $count }
picture-board = Board of { $seat }, { $role }
picture-supply = Supply: { $count }
picture-peoples-favor =
    People’s Favor{ $mob ->
        [yes] { "" }, Mob side
       *[no] { "" }
    }: { $tokens } favor
picture-darkest-secret =
    Darkest Secret: { $tokens ->
        [one] { $tokens } secret
       *[other] { $tokens } secrets
    }
picture-banner-held = { $banner }: held by { $seat }
picture-revealed = Revealed: { $vision }
picture-round = Round { $round } of 8. After rounds 5, 6 and 7 the end die ends the war from 6, 5 and 3.
picture-visions =
    { $drawn ->
        [one] { $drawn } vision was drawn.
       *[other] { $drawn } visions were drawn.
    } One can win from the third on. The sack is what searching the world deck costs.
picture-favor-bank = { $suit-cap } bank: { $count } favor
picture-world =
    World deck{ $back ->
        [denizen] ; a denizen is on top.
        [vision] ; a vision is on top.
       *[none] { "" }; it is empty.
    }
picture-relic-deck =
    Relic deck: { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
picture-dispossessed =
    Dispossessed: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
picture-modifier =
    { $open ->
        [yes] { $modifier }: the space is empty, so this binds the Chancellor
       *[no] { $modifier }: covered by a relic
    }
picture-standing =
    { $seat }: { $sites ->
        [one] { $sites } site
       *[other] { $sites } sites
    }, { $relics ->
        [one] { $relics } relic or banner
       *[other] { $relics } relics and banners
    }
picture-drawn =
    { $cards ->
        [one] { $seat }: { $cards } card drawn
       *[other] { $seat }: { $cards } cards drawn
    }
picture-winner = { $seat } wins
picture-trade = Trade with { $card } for { $what ->
        [favor] favor
       *[secret] secrets
    }
picture-deal = { $seat } offers { $seat_to }
picture-gives = { $seat } gives
picture-nothing = nothing
picture-reliquary-relic = The relic on { $modifier }
picture-tribute = Favor in the next Wake phase: { $count }
picture-advisers-down = Advisers face down: { $count }
picture-peace =
    Peace to the end of round { $round }{ $penalty ->
        [0] { "" }
       *[other] , or { $penalty } favor
    }
picture-campaign = { $seat } campaigns
picture-find = relic at { $site }
picture-target = Target: { $target }
picture-army =
    { $army ->
        [attack] { $seats }, attacking: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }
       *[defense] { $seats }, defending: { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }
    }{ $total ->
        [0] { "" }
       *[other] , { $total } in all
    }
picture-force = Warbands: { $count }
picture-swords = Swords: { $count }
picture-sacrificed = From sacrifices: { $count }
picture-skulls = Killed by skulls: { $count }
picture-shields = Shields: { $count }
picture-times = Shields times { $count }
picture-standing-force = From defending warbands: { $count }

# Parts of the board that are looked at alone
area-tracks = Tracks
area-stage = Oath
area-cradle = Cradle
area-provinces = Provinces
area-hinterland = Hinterland
area-own = My board
