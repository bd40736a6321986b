### Rurik, English words. Same messages in the same order as words.ru.ftl.
#
# Names of things are messages <kind>-<id>; .text is the whole explanation, .brief stands on a card's face.
# Numbers come from components.toml by the hook `numbers`. $region and $leader need no cases here; Russian has them
# as attributes. A decree is a card of the Scheme action; a troop is a figure on the map, and a leader counts as one.

### Game

game-name = Rurik: Dawn of Kiev
game-tagline = Kievan Rus, 1015. The old prince is dead, and his heirs send their advisors out before their armies.

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

### Regions

about-region = A region of the map. Its good: { $good }. Neighbours: { $region_all }.
region-novgorod = Novgorod
    .text = { about-region }
    .short = Nov
region-rostov = Rostov
    .text = { about-region }
    .short = Ros
region-polotsk = Polotsk
    .text = { about-region }
    .short = Plt
region-smolensk = Smolensk
    .text = { about-region }
    .short = Smo
region-volyn = Volyn
    .text = { about-region }
    .short = Vol
region-kiev = Kiev
    .text = { about-region }
    .short = Kie
region-chernigov = Chernigov
    .text = { about-region }
    .short = Che
region-pereyaslavl = Pereyaslavl
    .text = { about-region }
    .short = Per
region-pskov = Pskov
    .text = { about-region }
    .short = Psk
region-suzdal = Suzdal
    .text = { about-region }
    .short = Suz
region-galich = Galich
    .text = { about-region }
    .short = Gal
region-brest = Brest
    .text = { about-region }
    .short = Bre
region-murom = Murom
    .text = { about-region }
    .short = Mur
region-peresech = Peresech
    .text = { about-region }
    .short = Prs
region-azov = Azov
    .text = { about-region }
    .short = Azo

### Goods

about-good = A good. A region brings it when you tax there, a defeated rebel often does. On the boat it counts for the trade track; what finds no place there lies on the dock. Deeds and the exchange token ask for goods.
good-wood = wood
    .text = { about-good }
    .cap = Wood
    .letter = W
good-ore = ore
    .text = { about-good }
    .cap = Ore
    .letter = O
good-fish = fish
    .text = { about-good }
    .cap = Fish
    .letter = F
good-honey = honey
    .text = { about-good }
    .cap = Honey
    .letter = H
good-fur = fur
    .text = { about-good }
    .cap = Fur
    .letter = U
counted-good =
    { $n ->
        [1] { $good }
       *[other] { $n } { $good }
    }

### Rewards of rebels, and what a market brings

reward-coin1 = 1 coin
reward-coin2 = 2 coins
reward-wood = 1 wood
reward-ore = 1 ore
reward-fish = 1 fish
reward-honey = 1 honey
reward-fur = 1 fur
gain-coin = 1 coin
gain-wood = 1 wood
gain-ore = 1 ore
gain-fish = 1 fish
gain-honey = 1 honey
gain-fur = 1 fur

### Actions

action-muster = Muster
    .points = muster
    .text = Each point brings one troop from your supply into a region you occupy. A leader who was removed comes back the same way.
    .brief = A troop into a region you occupy
action-move = Move
    .points = move
    .text = Each point takes one troop, or your leader, to a neighbouring region. The same figure may go on with further points. Other players’ troops do not stop it. Points that you do not want are lost.
    .brief = A troop to a neighbouring region
action-attack = Attack
    .points = attack
    .text = Each point is one attack on a rebel or an opponent in a region where you have a troop. A rebel comes to your board with the reward. An opponent removes a troop (the leader last), your war marker goes up, and then you check your losses.
    .brief = Attack a rebel or an opponent
action-tax = Tax
    .points = tax
    .text = Take the good from a region you occupy: 1 point where you rule, 2 where you do not. Points that are left can be used with further tax points of the same turn.
    .brief = A good: 1 point if you rule, else 2
action-build = Build
    .points = build
    .text = Put a structure into a region you occupy: 1 point where you rule, 2 where you do not. Nothing else is paid. A region holds one structure of each kind, whoever owns it. Points that are left can be used with further build points of the same turn.
    .brief = A structure: 1 point if you rule, else 2
action-scheme = Scheme
    .points = scheme
    .text = Draw as many decrees from one deck as you have points. Keep one and put the others back on top of the deck in any order. From the top row you also give the first-player token to any player.
    .brief = Draw decrees, keep one

### Banners

banner-muster = Muster banner
banner-move = Move banner
banner-attack = Attack banner
banner-tax = Tax banner
banner-build = Build banner
banner-scheme = Scheme banner

### Structures

structure-church = church
    .cap = Church
    .letter = C
    .text = When you build a church, remove one rebel or one opposing troop (not a leader) from the region and put a troop of your own in its place. It is removed even if your supply is empty. A rebel removed in this way goes to the box: no reward, and it does not count as defeated.
    .brief = Turns one troop or rebel into yours
structure-stronghold = stronghold
    .cap = Stronghold
    .letter = S
    .text = Counts as one of your troops when it is decided who rules the region. An opponent who attacks you there reveals one decree more.
    .brief = Counts as a troop for ruling; attackers reveal 1 more
structure-market = market
    .cap = Market
    .letter = M
    .text = When you tax a region with your market, you get another good of the same kind or a coin. Without a good in the region a market brings nothing.
    .brief = Taxing brings another good or a coin

### Figures, decks, tracks

figure-troop = troop
figure-leader = leader
about-deck = Decrees are drawn from its top and put back there. When one of the two decks runs out, the discards and the other deck are shuffled together and split anew.
deck-left = left deck
    .text = { about-deck }
    .cap = Left deck
deck-right = right deck
    .text = { about-deck }
    .cap = Right deck
track-holdings = Holdings
    .text = How many regions you rule at the end of a round. The top step also wants Kiev and Novgorod among them.
    .brief = Regions you rule
track-structures = Structures
    .text = The largest group of neighbouring regions that each hold a structure of yours.
    .brief = Neighbouring regions with your structures
track-trade = Trade
    .text = How many goods lie on your boat. Goods on the dock do not count.
    .brief = Goods on your boat
track-war = War
    .text = Goes up one step whenever you attack an opponent, and at no other time. At the end the first place brings { $first } victory points, and the second { $second } behind a single first.
    .brief = Attacks on opponents

### Leaders

leader-agatha = Agatha
    .text = When Agatha moves, one or two of your troops may go with her for no move points. They start and end in the same region as she does. The offer holds for each region she enters.
    .brief = Takes up to two troops along for nothing
leader-boris = Boris
    .text = When you attack an opponent in the region where Boris stands, you reveal one decree fewer and take a coin from that player. If they have no coin, you still reveal fewer; if no decree has to be revealed, you still take the coin.
    .brief = Attacks here: 1 decree fewer, steal a coin
leader-maria = Maria
    .text = Once per round, when you muster, you may put the mustered troops into one region next to Maria’s in which you have no troops.
    .brief = Once per round: muster into a neighbouring region
leader-mstislav = Mstislav
    .text = In the region where Mstislav stands, taxing costs you 1 tax point and building 1 build point, whoever rules there.
    .brief = Taxing and building here cost 1 point
leader-predslava = Predslava
    .text = Once per round, on your turn, you may move one opposing troop, or a leader, from Predslava’s region to a neighbouring one without move points. Its owner gets a coin from the supply.
    .brief = Once per round: sends an opposing troop away
leader-sviatopolk = Sviatopolk
    .text = Rebels in the region where Sviatopolk stands count as your troops when it is decided who rules there, and for nothing else. When you defeat a rebel there, put one of your troops in its place. You keep the figure and its reward as usual.
    .brief = Rebels here help you rule; defeated ones turn into troops
leader-sudislav = Sudislav
    .text = You may spend attack points as muster points to muster into the region where Sudislav stands. You may split the points: some for attacks, some for troops.
    .brief = Attack points may muster troops here
leader-yaroslav = Yaroslav
    .text = In the region where Yaroslav stands, other players’ structures have no effect, and you win ties for who rules. Others may build a church there, but it turns nobody.
    .brief = Others’ structures do nothing here; you win ties
leader-sviatopolk-solo = Sviatopolk
    .text = The leader of the Rebellion. When the Rebellion attacks you in his region, one decree fewer is revealed. At the end of each round the Rebellion musters a troop there.
    .brief = Attacks here: 1 decree fewer; a troop each round

### Achievements

achievement-dignified = Dignified
    .text = Accomplish the most deeds. A tie is enough, none at all is not.
    .brief = Most deeds accomplished
achievement-regal = Regal
    .text = Have the most fur and honey together, on boat and dock. A tie is enough, none at all is not.
    .brief = Most fur and honey
achievement-courageous = Courageous
    .text = Defeat the most rebels. Those that a church removed do not count. A tie is enough, none at all is not.
    .brief = Most rebels defeated
achievement-conquering = Conquering
    .text = Be highest on the war track. A tie is enough, a marker below the track is not.
    .brief = Highest on the war track
achievement-capable = Capable
    .text = Have the most goods, on boat and dock together. A tie is enough, none at all is not.
    .brief = Most goods
achievement-protective = Protective
    .text = Have the most structures in the regions you rule. Structures of all players count, each of them. A tie is enough, none at all is not.
    .brief = Most structures in regions you rule
achievement-committed = Committed
    .text = Be highest on the structures track. A tie is enough, a marker below the track is not.
    .brief = Highest on the structures track
achievement-wealthy = Wealthy
    .text = Have the most coins. There is no income after the last round. A tie is enough, none at all is not.
    .brief = Most coins
achievement-esteemed = Esteemed
    .text = Occupy the most regions with your troops; you need not rule them. A tie is enough, none at all is not.
    .brief = Most regions occupied
achievement-prosperous = Prosperous
    .text = Be highest on the trade track. A tie is enough, a marker below the track is not.
    .brief = Highest on the trade track
achievement-successful = Successful
    .text = Be highest on the holdings track. A tie is enough, a marker below the track is not.
    .brief = Highest on the holdings track

### Decrees. A decree has no name but what it does.

price-and-loss =
    { $price ->
        [0] { "" }
       *[other] { " " }Playing it costs { n-price }.
    }{ $losses ->
        [0] { "" }
        [1] { " " }It bears a loss symbol.
       *[other] { " " }It bears { $losses } loss symbols.
    }
decree-muster1-1 = Muster 1
    .text = You get { n-muster }.{ price-and-loss }
decree-muster1-2 = Muster 1
    .text = You get { n-muster }.{ price-and-loss }
decree-muster1_paid = Muster 1 for a coin
    .text = You get { n-muster }.{ price-and-loss }
decree-muster1_coin = Muster 1 and a coin
    .text = You get { n-muster } and { n-coins }.{ price-and-loss }
decree-muster2 = Muster 2
    .text = You get { n-muster }.{ price-and-loss }
decree-move1 = Move 1
    .text = You get { n-move }.{ price-and-loss }
decree-move2-1 = Move 2
    .text = You get { n-move }.{ price-and-loss }
decree-move2-2 = Move 2
    .text = You get { n-move }.{ price-and-loss }
decree-move3 = Move 3
    .text = You get { n-move }.{ price-and-loss }
decree-attack1-1 = Attack 1
    .text = You get { n-attack }.{ price-and-loss }
decree-attack1-2 = Attack 1
    .text = You get { n-attack }.{ price-and-loss }
decree-attack1-3 = Attack 1
    .text = You get { n-attack }.{ price-and-loss }
decree-attack1_paid = Attack 1 for a coin
    .text = You get { n-attack }.{ price-and-loss }
decree-attack1_coin = Attack 1 and a coin
    .text = You get { n-attack } and { n-coins }.{ price-and-loss }
decree-tax1-1 = Tax 1
    .text = You get { n-tax }.{ price-and-loss }
decree-tax1-2 = Tax 1
    .text = You get { n-tax }.{ price-and-loss }
decree-tax1_coin = Tax 1 and a coin
    .text = You get { n-tax } and { n-coins }.{ price-and-loss }
decree-tax2 = Tax 2
    .text = You get { n-tax }.{ price-and-loss }
decree-tax2_paid = Tax 2 for a coin
    .text = You get { n-tax }.{ price-and-loss }
decree-build1-1 = Build 1
    .text = You get { n-build }.{ price-and-loss }
decree-build1-2 = Build 1
    .text = You get { n-build }.{ price-and-loss }
decree-build1_paid = Build 1 for a coin
    .text = You get { n-build }.{ price-and-loss }
decree-build1_coin = Build 1 and a coin
    .text = You get { n-build } and { n-coins }.{ price-and-loss }
decree-coins2-1 = Two coins
    .text = You get { n-coins }.{ price-and-loss }
decree-coins2-2 = Two coins
    .text = You get { n-coins }.{ price-and-loss }
decree-deed = A deed
    .text = Take one of the open deeds.{ price-and-loss }
decree-deed_paid = A deed for a coin
    .text = Take one of the open deeds.{ price-and-loss }
decree-deed_coin = A deed and a coin
    .text = Take one of the open deeds and { n-coins }.{ price-and-loss }
decree-move2_war1 = Move 2 and war
    .text = You get { n-move }, and your war marker goes up a step.{ price-and-loss }
decree-build_or_attack = Build 1 or Attack 1
    .text = You get 1 build point or 1 attack point, as you choose.{ price-and-loss }
decree-move1_muster1 = Move 1 and Muster 1
    .text = You get { n-move } and { n-muster }.{ price-and-loss }
decree-tax_or_muster_x2 = Tax or Muster, twice
    .text = You get 2 points; each is a tax point or a muster point, as you choose.{ price-and-loss }

### Deeds

deed-market_day = Market Day
    .text = Have your own markets in { in-goods-regions } with different goods symbols; you need not rule them. Reward: { gain-scheme }.
    .need = Markets in { in-goods-regions } with different goods
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-market_day.need } → { deed-market_day.gain }
    .option = “{ deed-market_day }”. { deed-market_day.brief }
deed-honorable_prince = Honorable Prince
    .text = Discard { n-decrees } from your hand and pay { n-coins }. Reward: { n-muster }.
    .need = Discard { n-decrees } and pay { n-coins }
    .gain = { n-muster }
    .brief = { deed-honorable_prince.need } → { deed-honorable_prince.gain }
    .option = “{ deed-honorable_prince }”. { deed-honorable_prince.brief }
deed-master_beekeeper = Master Beekeeper
    .text = Discard { n-decrees } from your hand and pay { n-honey }. Reward: { n-build }.
    .need = Discard { n-decrees } and pay { n-honey }
    .gain = { n-build }
    .brief = { deed-master_beekeeper.need } → { deed-master_beekeeper.gain }
    .option = “{ deed-master_beekeeper }”. { deed-master_beekeeper.brief }
deed-great_library = Great Library
    .text = Discard { n-decrees } from your hand and pay { n-ore }. Reward: { n-build }.
    .need = Discard { n-decrees } and pay { n-ore }
    .gain = { n-build }
    .brief = { deed-great_library.need } → { deed-great_library.gain }
    .option = “{ deed-great_library }”. { deed-great_library.brief }
deed-establish_fortress = Establish Fortress
    .text = Have a stronghold and a church of your own in one region, which you need not rule, and pay { n-wood }. Reward: { gain-scheme }.
    .need = Stronghold and church in one region; pay { n-wood }
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-establish_fortress.need } → { deed-establish_fortress.gain }
    .option = “{ deed-establish_fortress }”. { deed-establish_fortress.brief }
deed-grand_hunter = Grand Hunter
    .text = Hold the first-player token and pay { n-fur }. Reward: { n-move }.
    .need = First-player token; pay { n-fur }
    .gain = { n-move }
    .brief = { deed-grand_hunter.need } → { deed-grand_hunter.gain }
    .option = “{ deed-grand_hunter }”. { deed-grand_hunter.brief }
deed-dispatch_messengers = Dispatch Messengers
    .text = Have troops in { $occupied } or more regions; you need not rule them. Reward: { n-muster }.
    .need = Troops in { $occupied } regions
    .gain = { n-muster }
    .brief = { deed-dispatch_messengers.need } → { deed-dispatch_messengers.gain }
    .option = “{ deed-dispatch_messengers }”. { deed-dispatch_messengers.brief }
deed-send_gifts = Send Gifts
    .text = Pay { n-fish }, { n-fur } and { n-coins }. Reward: { gain-ride }.
    .need = Pay { n-fish }, { n-fur } and { n-coins }
    .gain = { n-ride } may move anywhere
    .brief = { deed-send_gifts.need } → { deed-send_gifts.gain }
    .option = “{ deed-send_gifts }”. { deed-send_gifts.brief }
deed-tithe_payments = Tithe Payments
    .text = Have churches of your own in { in-church-regions }; you need not rule them. Reward: { n-coins }.
    .need = Churches in { in-church-regions }
    .gain = { n-coins }
    .brief = { deed-tithe_payments.need } → { deed-tithe_payments.gain }
    .option = “{ deed-tithe_payments }”. { deed-tithe_payments.brief }
deed-border_patrols = Border Patrols
    .text = Remove one of your troops from each of { $troops_apart } regions. Reward: { gain-ride }.
    .need = Remove a troop from each of { $troops_apart } regions
    .gain = { n-ride } may move anywhere
    .brief = { deed-border_patrols.need } → { deed-border_patrols.gain }
    .option = “{ deed-border_patrols }”. { deed-border_patrols.brief }
deed-law_giver = Law Giver
    .text = Have { n-rebels }, whose figures you keep, and pay { n-coins }. Reward: { gain-scheme }.
    .need = { n-rebels }; pay { n-coins }
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-law_giver.need } → { deed-law_giver.gain }
    .option = “{ deed-law_giver }”. { deed-law_giver.brief }
deed-defensive_belt = Defensive Belt
    .text = Have strongholds of your own in { in-stronghold-regions }; you need not rule them. Reward: { gain-fewer }.
    .need = Strongholds in { in-stronghold-regions }
    .gain = { n-attack }, reveal { n-fewer } fewer
    .brief = { deed-defensive_belt.need } → { deed-defensive_belt.gain }
    .option = “{ deed-defensive_belt }”. { deed-defensive_belt.brief }
deed-hoard = Hoard
    .text = Pay { n-same-goods }. Reward: { gain-scheme }.
    .need = Pay { n-same-goods }
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-hoard.need } → { deed-hoard.gain }
    .option = “{ deed-hoard }”. { deed-hoard.brief }
deed-wilderness_forts = Wilderness Forts
    .text = Pay { n-ore }, { n-fur } and { n-wood }. Reward: { n-build }.
    .need = Pay { n-ore }, { n-fur } and { n-wood }
    .gain = { n-build }
    .brief = { deed-wilderness_forts.need } → { deed-wilderness_forts.gain }
    .option = “{ deed-wilderness_forts }”. { deed-wilderness_forts.brief }
deed-peace_maker = Peace Maker
    .text = Remove { n-ruled-troops } from one region you rule. Reward: { gain-scheme }.
    .need = Remove { n-ruled-troops } from a region you rule
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-peace_maker.need } → { deed-peace_maker.gain }
    .option = “{ deed-peace_maker }”. { deed-peace_maker.brief }
deed-reward_laborers = Reward Laborers
    .text = Pay { n-any-goods } and { n-coins }. Reward: { gain-scheme }.
    .need = Pay { n-any-goods } and { n-coins }
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-reward_laborers.need } → { deed-reward_laborers.gain }
    .option = “{ deed-reward_laborers }”. { deed-reward_laborers.brief }
deed-new_beginning = New Beginning
    .text = Remove { n-own-structures } from the map. Reward: { n-tax }.
    .need = Remove { n-own-structures }
    .gain = { n-tax }
    .brief = { deed-new_beginning.need } → { deed-new_beginning.gain }
    .option = “{ deed-new_beginning }”. { deed-new_beginning.brief }
deed-splendid_feast = Splendid Feast
    .text = Pay { n-fish }, { n-honey } and { n-coins }. Reward: { gain-scheme }.
    .need = Pay { n-fish }, { n-honey } and { n-coins }
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-splendid_feast.need } → { deed-splendid_feast.gain }
    .option = “{ deed-splendid_feast }”. { deed-splendid_feast.brief }
deed-victory_march = Victory March
    .text = Discard { n-decrees } from your hand and remove { $troops } of your troops from any regions. Reward: { gain-ride }.
    .need = Discard { n-decrees } and remove { n-troops }
    .gain = { n-ride } may move anywhere
    .brief = { deed-victory_march.need } → { deed-victory_march.gain }
    .option = “{ deed-victory_march }”. { deed-victory_march.brief }
deed-hire_mercenaries = Hire Mercenaries
    .text = Pay { n-fish }, { n-ore } and { n-coins }. Reward: { gain-fewer }.
    .need = Pay { n-fish }, { n-ore } and { n-coins }
    .gain = { n-attack }, reveal { n-fewer } fewer
    .brief = { deed-hire_mercenaries.need } → { deed-hire_mercenaries.gain }
    .option = “{ deed-hire_mercenaries }”. { deed-hire_mercenaries.brief }
deed-enforce_peace = Enforce Peace
    .text = Have { n-rebels }, whose figures you keep, and pay { n-wood } and { n-honey }. Reward: { gain-fewer }.
    .need = { n-rebels }; pay { n-wood } and { n-honey }
    .gain = { n-attack }, reveal { n-fewer } fewer
    .brief = { deed-enforce_peace.need } → { deed-enforce_peace.gain }
    .option = “{ deed-enforce_peace }”. { deed-enforce_peace.brief }
deed-retire_veterans = Retire Veterans
    .text = Remove { $troops } of your troops from any regions and pay { n-coins }. Reward: { gain-scheme }.
    .need = Remove { n-troops } and pay { n-coins }
    .gain = decrees: draw { $scheme }, keep 1
    .brief = { deed-retire_veterans.need } → { deed-retire_veterans.gain }
    .option = “{ deed-retire_veterans }”. { deed-retire_veterans.brief }
deed-amass_forces = Amass Forces
    .text = Have { $gathered } or more of your troops in one region. Reward: { n-move }.
    .need = { n-gathered } in one region
    .gain = { n-move }
    .brief = { deed-amass_forces.need } → { deed-amass_forces.gain }
    .option = “{ deed-amass_forces }”. { deed-amass_forces.brief }
deed-capital_city = Capital City
    .text = Have a market, a stronghold and a church of your own in one region, which you need not rule. Reward: { n-tax }.
    .need = Market, stronghold and church in one region
    .gain = { n-tax }
    .brief = { deed-capital_city.need } → { deed-capital_city.gain }
    .option = “{ deed-capital_city }”. { deed-capital_city.brief }
deed-trade_route = Trade Route
    .text = Pay { n-different-goods }. Reward: { n-coins }.
    .need = Pay { n-different-goods }
    .gain = { n-coins }
    .brief = { deed-trade_route.need } → { deed-trade_route.gain }
    .option = “{ deed-trade_route }”. { deed-trade_route.brief }
deed-generous_prince = Generous Prince
    .text = Pay { n-coins }. Reward: { n-muster }.
    .need = Pay { n-coins }
    .gain = { n-muster }
    .brief = { deed-generous_prince.need } → { deed-generous_prince.gain }
    .option = “{ deed-generous_prince }”. { deed-generous_prince.brief }

### Variants and other choices before the match

variant-goods = Goods of the regions
    .text = Where each good is found.
variant-goods-printed = As on the board
    .text = Each region brings the good printed beside its name.
variant-goods-shuffled = Goods tokens
    .text = The goods are dealt out anew: before the match a shuffled token covers the symbol of each region and counts in its place.
variant-rebels = Rewards for rebels
    .text = What a defeated rebel brings.
variant-rebels-figures = On the figure
    .text = The reward of each rebel is seen from the start.
variant-rebels-tokens = Reward tokens
    .text = The reward is a surprise: for each defeated rebel the top token of a shuffled stack is turned up.
variant-deeds = Row of deeds
    .text = What becomes of the deeds that nobody took.
variant-deeds-kept = They stay
    .text = Only deeds that were taken are replaced.
variant-deeds-refreshed = The row is renewed
    .text = After the last player has chosen a deed in the development phase, the two left are discarded and three new ones are turned up.
variant-decrees = Decree deck
    .text = Which decrees are shuffled into the decks.
variant-decrees-base = 28 decrees
    .text = The cards that fit all that the rulebook says of decrees. Recommended.
variant-decrees-extended = 32 decrees
    .text = Four more cards with a step on the war track, a choice of points, and double loss symbols, each of which costs a troop.
variant-leaders = Leaders
    .text = How the players come by their leaders.
variant-leaders-chosen = Chosen
    .text = Each chooses in turn, beginning with the first player.
variant-leaders-dealt = By lot
    .text = Everybody gets a leader by chance.
variant-war_zero = War track at zero
    .text = Whether a war marker that never moved can have a place.
variant-war_zero-no-place = No place
    .text = A marker below the track brings no points. Recommended.
variant-war_zero-place = Zero counts
    .text = Zero steps are compared like any other number: if nobody attacked anybody, all are first.
variant-level = Level of the solo game
    .text = Which board the Rebellion uses when you play alone. It changes nothing with more players.
variant-level-1 = Level 1
    .text = The Rebellion begins by building. It has few bonuses, and one of them from the start.
variant-level-2 = Level 2
    .text = The Rebellion begins by taxing. It gets a coin whenever it musters, and another tax point whenever it taxes.
variant-level-3 = Level 3
    .text = The Rebellion begins by attacking and moving. It moves whenever it musters, and attacks twice.
variant-level-4 = Level 4
    .text = The Rebellion begins by building. It builds twice, moves whenever it musters, and loses fewer troops in attacks.

### Terms

term-region = Region
    .text = One of the lands on the map: 8 are used by one or two players, 11 by three, 15 by four. The others are out of play; nobody moves through them.
term-troop = Troop
    .text = A figure of yours on the map. Your leader counts as a troop in every way. You have { $troops } beside the leader.
term-leader = Leader
    .text = A troop with an ability of its own. It is removed last in its region and comes back by mustering.
term-occupy = Occupy
    .text = You occupy a region if you have at least one troop there.
term-rule = Rule
    .text = You rule a region if you have more troops there than the rebels, and more than every other player, each taken alone. A stronghold of yours counts as a troop. If two are tied for most, nobody rules.
term-supply = Supply
    .text = The figures and structures of yours that are not on the map. Coins and goods of the common supply never run out.
term-boat = Boat
    .text = Each cell of the boat takes one good of its kind. Goods on the boat count for the trade track, and each full column brings a coin of income. Goods always lie where they count best.
term-dock = Dock
    .text = Coins and goods that have no cell on the boat lie here. Costs are paid from boat and dock alike.
term-advisor = Advisor
    .text = A figure with a number, its influence. Strong advisors win better rows of a banner but act later.
term-banner = Banner
    .text = A column of the strategy board, one for each action. An advisor’s row says how many points the action brings and whether it costs coins.
term-bribe = Bribe
    .text = Coins that are laid beside an advisor when it is placed. Each raises its influence on the banner by 1, but not its place in the order of actions. They go to the supply when the advisor comes back.
term-influence = Influence
    .text = The number on an advisor plus the coins of its bribe.
term-main-action = Main action
    .text = The action of the advisor you take back. You may take a coin instead, and must if you cannot pay the price.
term-extra-action = Extra action
    .text = Once per turn each, before or after the main action: play a decree, accomplish a deed, use an exchange token.
term-decree = Decree
    .text = A hidden card in your hand. You may play one per turn for its reward. Loss symbols matter only when a decree is revealed after an attack.
term-deed = Deed
    .text = A card with a condition or a cost, a reward and victory points. You may accomplish one of your own deeds per turn.
term-achievement = Achievement
    .text = A hidden goal that you chose at the start. It brings { $achievement_points } victory points if nobody surpasses you in it at the end.
term-exchange = Exchange token
    .text = Two goods for a point: wood or ore and any other good for a build point, honey or fish and any other good for a muster point. One per turn, each once per round.
term-rebel = Rebel
    .text = A lone figure that stands in each region at the start. Who defeats it keeps it and gets its reward.
term-losses = Checking losses
    .text = After attacking an opponent, reveal a decree from one deck, one more if they ruled the region, and one more for their stronghold. At the first loss symbol stop: one of your troops in the region is removed.
term-first-player = First player
    .text = Places and acts first in a round. The token can change hands by the top row of the Scheme banner; the new order holds from the development phase on.
term-round = Round
    .text = Four in a match, each with a strategy phase, an action phase and a development phase.
term-income = Income
    .text = In the development phase of the first three rounds: a coin for each of your four markers still below its track, and a coin for each full column of the boat.
term-vp = Victory points
    .text = Who has the most after the fourth round becomes the ruler of all Rus.

### Score

score-holdings = Holdings track
    .text = By the step of your marker: { $steps }.
score-structures = Structures track
    .text = By the step of your marker: { $steps }.
score-trade = Trade track
    .text = By the step of your marker: { $steps }.
score-war = War track
    .text = { $first } for the first place, shared by all who are tied for it; { $second } for the second behind a single first.
score-deeds = Deeds
    .text = 1 or 2 for each deed accomplished, as the card says.
score-achievement = Achievement
    .text = { $achievement_points } if nobody surpasses you in it.
score-coins = Coins of the Rebellion
    .text = 1 for every { $coins_a_point } coins, rounded up. Only the Rebellion scores this.
score-goods = Goods on the dock of the Rebellion
    .text = 1 for every { $goods_a_point } goods, rounded up. Only the Rebellion scores this.

### End of the game

end-rounds = Four rounds are over.
end-won = The Rebellion is put down.
end-lost = The Rebellion has won.
end-shared = You and the Rebellion are equal to the last coin.

### The Rebellion

seat-rebellion = The Rebellion
    .text = Sviatopolk’s Rebellion is your opponent when you play alone. Its troops are rebel figures, its advisors follow the card of the round, and it asks you only which deck it reveals from.
neutral-neutral = Neutral troop
    .text = In the solo game a troop of nobody’s stands in some regions. It counts for ruling like another side and is defeated like a rebel.
priority-attack_move = Attack and move
priority-build = Build
priority-tax = Tax
about-bonus = A bonus of the Rebellion: it gets it whenever it takes back an advisor for the action beside it, even if that action is given up.
bonus-muster = 1 muster point
    .text = { about-bonus }
bonus-move = 1 move point
    .text = { about-bonus }
bonus-attack = 1 attack point
    .text = { about-bonus }
bonus-tax = 1 tax point
    .text = { about-bonus }
bonus-build = 1 build point
    .text = { about-bonus }
bonus-coin1 = 1 coin
    .text = { about-bonus }
bonus-coin2 = 2 coins
    .text = { about-bonus }
bonus-reveal_minus1 = 1 decree fewer
    .text = When its losses are checked, one decree fewer is revealed.
rebellion-card-text = Order of regions: { $region_all }. Advisors and banners in order; a stroke marks the second of its number, a plus one that may bribe. Attack and move: { $na1 } { $action_a1 }, { $na2 } { $action_a2 }, { $na3 } { $action_a3 }, { $na4 } { $action_a4 }, { $na5 } { $action_a5 }, { $na6 } { $action_a6 }; builds { $structure_a }. Build: { $nb1 } { $action_b1 }, { $nb2 } { $action_b2 }, { $nb3 } { $action_b3 }, { $nb4 } { $action_b4 }, { $nb5 } { $action_b5 }, { $nb6 } { $action_b6 }; builds { $structure_b }. Tax: { $nc1 } { $action_c1 }, { $nc2 } { $action_c2 }, { $nc3 } { $action_c3 }, { $nc4 } { $action_c4 }, { $nc5 } { $action_c5 }, { $nc6 } { $action_c6 }; builds { $structure_c }.
rebellion-1 = Rebellion card 1
    .text = { rebellion-card-text }
rebellion-2 = Rebellion card 2
    .text = { rebellion-card-text }
rebellion-3 = Rebellion card 3
    .text = { rebellion-card-text }
rebellion-4 = Rebellion card 4
    .text = { rebellion-card-text }
rebellion-5 = Rebellion card 5
    .text = { rebellion-card-text }
rebellion-6 = Rebellion card 6
    .text = { rebellion-card-text }
rebellion-7 = Rebellion card 7
    .text = { rebellion-card-text }
rebellion-8 = Rebellion card 8
    .text = { rebellion-card-text }
rebellion-9 = Rebellion card 9
    .text = { rebellion-card-text }
rebellion-10 = Rebellion card 10
    .text = { rebellion-card-text }
rebellion-11 = Rebellion card 11
    .text = { rebellion-card-text }
rebellion-12 = Rebellion card 12
    .text = { rebellion-card-text }
rebellion-13 = Rebellion card 13
    .text = { rebellion-card-text }
rebellion-14 = Rebellion card 14
    .text = { rebellion-card-text }
rebellion-15 = Rebellion card 15
    .text = { rebellion-card-text }
rebellion-16 = Rebellion card 16
    .text = { rebellion-card-text }
rebellion-17 = Rebellion card 17
    .text = { rebellion-card-text }
rebellion-18 = Rebellion card 18
    .text = { rebellion-card-text }

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
