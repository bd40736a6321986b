### Oath: what has happened.

### Setup

story-board = { $seat } takes the { $color } board, as { $role }.
story-first-place = { $seat } starts at { $site }.
story-first-adviser = You keep { $card } as a facedown adviser.
    .opened = { $seat } keeps { $card } as a facedown adviser.

### The course of the war

story-round = Round { $round } begins.
story-turn = { $seat } begins a turn.
story-adds-favor = { $seat } puts 1 favor on the People’s Favor.
story-returns-favor = { $seat } returns 1 favor from the People’s Favor to the { $suit } bank.
story-mob = The People’s Favor turns to the Mob.
story-usurper = { $seat } is now Usurper.
story-wake-token = { $seat } takes { $goods } from { $site }.
story-rests = { $seat } rests and has { $supply } supply.
story-title = { $seat } is now Oathkeeper.
story-end-die = The end die shows { $rolled }; { $needed } or more ends the war.
story-end-die-changed = { $seat } changes the end die to { $rolled }.
story-wins =
    { $reason ->
        [usurper] { $seat } begins a turn as Usurper and wins.
        [visionary] { $seat } meets the goal of a revealed Vision and wins.
        [regime] The Empire has kept its oath: { $seat } wins.
        [successor] { $seat } succeeds the Chancellor and wins.
        [oathkeeper] The long war is over, and the Empire has kept its oath: { $seat } wins.
        [usurper-at-last] The long war is over. { $seat } is Usurper and wins.
        [visionary-at-last] The long war is over. { $seat } has met the goal of a Vision and wins.
       *[empire] The long war is over, and nobody else has won: { $seat } wins.
    }

### Cards

story-searches =
    { $count ->
        [one] { $seat } draws { $count } card { $source-from }.
       *[other] { $seat } draws { $count } cards { $source-from }.
    }
story-drew = You draw { $card_all }.
    .opened = { $seat } draws { $card_all }.
story-vision-drawn =
    { $drawn ->
        [one] { $seat } has drawn a Vision, the first.
       *[other] { $seat } has drawn a Vision; it is number { $drawn }.
    }
story-plays-to-site = { $seat } plays { $card } at { $site }.
story-plays-adviser = { $seat } plays { $card } as an adviser.
story-plays-facedown = { $seat } plays a card facedown as an adviser.
story-plays-vision = { $seat } reveals the { $card }.
story-plays-conspiracy = { $seat } plays the Conspiracy. It leaves the game.
story-discards = { $seat } discards { $card }.
story-discards-facedown = { $seat } discards a facedown adviser of { $seat_of }.
story-discards-own = { $seat } discards a facedown adviser.
story-discards-hidden =
    { $count ->
        [one] { $seat } discards { $count } card facedown ({ $region }).
       *[other] { $seat } discards { $count } cards facedown ({ $region }).
    }
story-buries = { $seat } puts a card at the bottom of the world deck.
story-shows-drawn = { $seat } shows the cards drawn: { $card_all }.
story-shows-discard = { $seat } shows the top card of a discard pile: { $card }.
story-uses = { $seat } uses { $card }.

### Muster, trade, recover, travel

story-musters =
    { $warbands ->
        [one] { $seat } musters { $warbands } warband from { $card }.
       *[other] { $seat } musters { $warbands } warbands from { $card }.
    }
story-trades = { $seat } trades with { $card } and gains { trade-gains }.
trade-gains =
    { $favor ->
        [0]
            { $secrets ->
                [0] nothing
               *[other] { n-secrets }
            }
       *[other]
            { $secrets ->
                [0] { n-favor }
               *[other] { n-favor } and { n-secrets }
            }
    }
story-recovers-relic = { $seat } recovers { $relic }.
story-recovers-banner =
    { $banner-id ->
        [peoples-favor] { $seat } recovers the People’s Favor with { $tokens } favor.
       *[darkest-secret]
            { $tokens ->
                [one] { $seat } recovers the Darkest Secret with { $tokens } secret.
               *[other] { $seat } recovers the Darkest Secret with { $tokens } secrets.
            }
    }
story-travels = { $seat } travels to { $site }.
story-travels-into-the-unknown = { $seat } travels to { numbered-place }.
numbered-place =
    { $place ->
        [0] the first site of the Cradle
        [1] the second site of the Cradle
        [2] the first site of the Provinces
        [3] the second site of the Provinces
        [4] the third site of the Provinces
        [5] the first site of the Hinterland
        [6] the second site of the Hinterland
       *[7] the third site of the Hinterland
    }
story-site = { $site } is turned up.

### Campaign

story-campaign = { $seat } campaigns against { $seat_to } for { campaign-targets }. Attack dice: { $attack }, defense dice: { $defense }.
campaign-targets =
    { $site_all-n ->
        [0] { without-sites }
       *[other] { $site_all }{ $relic_all-n ->
            [0] { "" }
           *[other] , { $relic_all }
        }{ $banner_all-n ->
            [0] { "" }
           *[other] , the { $banner_all }
        }{ $pawn ->
            [0] { "" }
           *[other] , pawn and favor
        }
    }
without-sites =
    { $relic_all-n ->
        [0] { without-relics }
       *[other] { $relic_all }{ $banner_all-n ->
            [0] { "" }
           *[other] , the { $banner_all }
        }{ $pawn ->
            [0] { "" }
           *[other] , pawn and favor
        }
    }
without-relics =
    { $banner_all-n ->
        [0] pawn and favor
       *[other] the { $banner_all }{ $pawn ->
            [0] { "" }
           *[other] , pawn and favor
        }
    }
story-campaign-ally = { $seat } joins the defense of { $seat_to }.
story-campaign-plan =
    { $seat-id ->
        [bandits] The bandits use the battle plan { $card }.
       *[other] { $seat } uses the battle plan { $card }.
    }
story-campaign-defense = The defense is { $n }: shields { $shields }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times }
    }, warbands { $warbands }.
story-campaign-attack = The attack is { $n }{ $skulls ->
        [0] { "" }
        [one] ; { $skulls } warband of { $seat } is killed by skulls
       *[other] ; { $skulls } warbands of { $seat } are killed by skulls
    }.
story-campaign-sacrifice =
    { $n ->
        [one] { $seat } sacrifices { $n } warband.
       *[other] { $seat } sacrifices { $n } warbands.
    }
story-campaign-won = { $seat } wins the campaign, { $attack } to { $defense }.
story-campaign-lost = { $seat } loses the campaign, { $attack } to { $defense }.
story-campaign-decided =
    { $victor ->
        [attack] { $seat } wins the campaign without a fight.
       *[defense] { $seat } loses the campaign without a fight.
    }
story-campaign-losses =
    { $n ->
        [one] { $seat } loses { $n } warband.
       *[other] { $seat } loses { $n } warbands.
    }
story-campaign-occupy =
    { $n ->
        [one] { $seat } puts { $n } warband at { $site }.
       *[other] { $seat } puts { $n } warbands at { $site }.
    }
story-seizes = { $seat } takes { $relic } from { $seat_of }.
story-seizes-banner = { $seat } seizes the { $banner } from { $seat_of }.
story-campaign-banish = { $seat } banishes { $seat_of }.
story-campaign-burn = { $seat } burns { $n } favor of { $seat_of }.

### Minor actions

story-peeks = { $seat } looks at a relic at { $site }.
story-peeks-reliquary = { $seat } looks at the relic on { $space }.
story-sees = You have seen { $card }.
    .opened = { $seat } has seen { $card }.
story-sees-relic = You have seen { $relic }.
    .opened = { $seat } has seen { $relic }.
story-places-warbands =
    { $count ->
        [one] { $seat } puts { $count } warband at { $site }.
       *[other] { $seat } puts { $count } warbands at { $site }.
    }
story-lifts-warbands =
    { $count ->
        [one] { $seat } takes { $count } warband from { $site }.
       *[other] { $seat } takes { $count } warbands from { $site }.
    }
story-gives-warbands =
    { $count ->
        [one] { $seat } gives { $count } warband to { $seat_to }.
       *[other] { $seat } gives { $count } warbands to { $seat_to }.
    }
story-shows = { $seat } shows { $seat_to } a facedown adviser.

### Citizenship and deals

story-offer = { $seat } offers { $seat_to } citizenship and the relic on { $space }.{ deal-told }
story-shows-reliquary = { $seat } shows { $seat_to } the relic on { $space }.
story-bargain = { $seat } offers { $seat_to } a deal.{ deal-told }
deal-told =
    { $card_given-n ->
        [0] { "" }
       *[other] { " " }{ $seat } gives { $card_given }.
    }{ $tribute_given ->
        [0] { "" }
       *[other] { " " }{ $seat } promises { $tribute_given } favor in the next Wake phase.
    }{ $peace_given ->
        [0] { "" }
       *[other] { " " }{ $seat } promises peace until the end of round { $peace_given }{ penalty-given }.
    }{ $card_taken-n ->
        [0] { "" }
       *[other] { " " }{ $seat_to } gives { $card_taken }.
    }{ $tribute_taken ->
        [0] { "" }
       *[other] { " " }{ $seat_to } promises { $tribute_taken } favor in the next Wake phase.
    }{ $peace_taken ->
        [0] { "" }
       *[other] { " " }{ $seat_to } promises peace until the end of round { $peace_taken }{ penalty-taken }.
    }
story-accepts = { $seat } accepts the offer of { $seat_to }.
story-declines = { $seat } declines the offer of { $seat_to }.
story-becomes-citizen = { $seat } becomes a Citizen.
story-becomes-exile = { $seat } becomes an Exile.
story-receives-relic = { $seat } receives { $relic } from the Reliquary. { $space } is open.
story-exiles = { $seat } exiles { $seat_of } for { $n } favor.
story-exiles-self =
    { $n ->
        [0] { $seat } leaves the Empire.
       *[other] { $seat } leaves the Empire and gives { $n } favor to { $seat_to }.
    }
story-breaks-peace = { $seat } breaks the peace with { $seat_to } and gives { $n } favor.
story-tribute =
    { $n ->
        [0] { $seat } has no favor to give to { $seat_to } as promised.
       *[other] { $seat } gives { $n } favor to { $seat_to } as promised.
    }

### Powers

story-gains-favor =
    { $favor ->
        [0] { $card }: the { $suit } bank has no favor for { $seat }.
       *[other] { $card }: { $seat } gains { $favor } favor from the { $suit } bank.
    }
story-gains-secrets = { $card }: { $seat } gains { n-secrets }.
story-gains-supply = { $card }: { $seat } gains up to { n-supply }.
story-gains-warbands =
    { $warbands ->
        [0] { $card }: { $seat } gains no warbands.
       *[other] { $card }: { $seat } gains { n-warbands }.
    }
story-pays-ruler =
    { $seat_to-id ->
        [bandits] { $card }: { $seat } burns 1 favor.
       *[other] { $card }: { $seat } gives { $seat_to } 1 favor.
    }
story-kills-at =
    { $warbands ->
        [one] { $card }: { $seat } kills { $warbands } warband at { $site }.
       *[other] { $card }: { $seat } kills { $warbands } warbands at { $site }.
    }
story-rearranges = { $card }: { $seat } rearranges warbands.
story-gives-favor = { $card }: { $seat } gives { $seat_to } { $favor } favor.
story-keeps-with-kin = { $card }: { $seat } keeps all favor in the Nomad bank from now on, { $favor } at once.
story-moves-pile =
    { $cards ->
        [one] { $card }: { $seat } moves a discard pile of { $cards } card ({ $region }).
       *[other] { $card }: { $seat } moves a discard pile of { $cards } cards ({ $region }).
    }
story-finds-vision = { $card }: { $seat } takes the topmost Vision of the world deck.
story-dispossesses = { $card }: { $seat } sends away to the Dispossessed: { $card_all }.
story-is-carried = { $card }: { $seat } is carried to { $site }.
story-stays-behind = { $card }: { $seat } will not come along.
story-hunts-relics =
    { $relics ->
        [one] { $card }: { $seat } targets { $relics } facedown relic.
       *[other] { $card }: { $seat } targets { $relics } facedown relics.
    }
story-unearths = { $seat } takes { $relic } at { $site }.
story-hands-over-banner = { $seat } gives the { $banner } to { $seat_to }.
story-burns-from-bank = { $card }: { $favor } favor of the { $suit } bank is burned.
story-burns-secrets = { $card }: { $seat } burns { n-secrets }.
story-takes-favor = { $card }: { $seat } takes { $favor } favor from { $seat_of }.
story-takes-secret = { $card }: { $seat } takes 1 secret from { $seat_of }.
story-adds-secret = { $card }: 1 secret is put on the Darkest Secret.
story-moves-bank = { $card }: { $favor } favor goes from the { $suit } bank to the { $suit_to } bank.
story-kills = { $card }: { $seat } kills { n-warbands } of { $seat_of }.
story-takes-over = { $card }: { $seat } takes { $site }.
story-moves-card = { $card } moves to { $site }.
story-swaps = { $seat } swaps { $card } and { $card_to }.
story-swaps-with-dispossessed = { $card }: { $seat } swaps { n-cards } with the Dispossessed.
story-binds = { $card }: everybody burns all secrets but one.
story-takes-back = { $card }: favor goes from the cards to the banks, and { $seat } gets the secrets back.
story-loses-warbands = { $card }: { $seat } loses { n-warbands }.
story-buries-relic = { $seat } puts a relic from { $site } at the bottom of the relic deck.
story-leaves-one-secret = { $card }: 1 secret is left on the Darkest Secret.
story-pays-off = { $seat } gives { $seat_to } { $favor } favor and keeps { $relic }.
story-lays-favor = { $seat } puts { $favor } favor on { $card }.
story-rolls-shields =
    { $shields ->
        [one] { $card }: { $seat } rolls { $shields } shield.
       *[other] { $card }: { $seat } rolls { $shields } shields.
    }
story-kills-everywhere = { $card }: a warband is killed at every site.
story-names-suit = { $card }: the suit is { $suit }.
story-takes-over-site =
    { $warbands ->
        [one] { $seat } takes over { $site } with { $warbands } warband.
       *[other] { $seat } takes over { $site } with { $warbands } warbands.
    }
story-are-healed = { $card }: { n-warbands } of { $seat } go to { $site }.
story-shares-vision = { $seat } puts a warband on the { $card }: it is revealed by them too.
story-inherits-vision = The { $card } is discarded and comes to { $seat }, whose warband on it dies.
story-keeps-burned = { $seat } keeps { $favor } favor that was to be burned.
story-cages =
    { $warbands ->
        [one] { $seat } cages { $warbands } warband.
       *[other] { $seat } cages { $warbands } warbands.
    }
story-joins-gathering = { $seat } comes to { $site }.
story-looks-at-adviser = { $card }: { $seat } looks at a facedown adviser of { $seat_of }.
story-looks-at-site = { $card }: { $seat } looks at { numbered-place }.
story-looks-at-relic = { $card }: { $seat } looks at a relic at { $site }.
story-looks-at-deck = { $card }: { $seat } looks at the top cards of the world deck.
story-looks-in-reliquary = { $seat } looks at the relic on { $space }.
story-looks-through-pile = { $card }: { $seat } looks through a discard pile ({ $region }).
story-looks-through = You see { $card_all }.
    .opened = { $seat } sees { $card_all }.
story-uncovers = { $seat } has found the Conspiracy with { $seat_of }.
story-rebuilds = { $seat } rebuilds { $card }.
story-returns-relic = { $seat } puts a relic at the bottom of the relic deck.
story-takes-relic = { $seat } takes { $relic }.
story-sacrifices = { $card }: { $seat } sacrifices { n-warbands }.
story-removes-secret = { $card }: 1 secret of the Darkest Secret is burned.
story-swaps-advisers = { $card }: { $seat } swaps a facedown adviser of { $seat_of } and one of { $seat_to }.
story-puts-favor = { $card }: { $seat } puts { $favor } favor into the { $suit } bank.
story-sells-secret = { $card }: { $seat } gives { $seat_to } 1 secret for 2 favor.
story-buys-secret = { $card }: { $seat } gives { $seat_to } 2 favor for 1 secret.
story-rolls-again = { $card }: { $seat } rolls all the dice again.
story-burns-for-secrets = { $card }: { $seat } burns { $n } favor and gains as many secrets.
story-borrows-advisers = { $card }: { $seat } trades with the advisers of { $seat_of }.
story-trades-at = { $card }: { $seat } trades at { $site }.
story-discards-to =
    { $under ->
        [0] { $card }: { $seat } discards on the top of a pile ({ $region }).
       *[1] { $card }: { $seat } discards at the bottom of a pile ({ $region }).
    }
story-gives-back-relic = { $seat } puts { $relic } at the bottom of the relic deck.
story-campaigns-from = { $card }: { $seat } campaigns from { $site }.
story-moves-to-adviser = { $card } goes to the advisers of { $seat_to }.

### The chronicle

story-swears = The chronicle: { $seat } swears the { $oath }.
story-welcomes = The chronicle: { $seat } offers citizenship to { $seat_to }.
story-joins-empire = { $seat } will be a Citizen in the next game.
story-stays-exile = { $seat } remains an Exile.
story-builds = The chronicle: { $seat } builds { $card } in place of { $card_of }.
story-restores = The chronicle: { $seat } rebuilds { $card } from its ruins.
story-invites = The chronicle: { $seat } lets { $suit } cards join the world deck.
