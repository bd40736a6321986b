### Rurik, English words. The same messages in the same order in both languages.
#
# Names of things are messages <kind>-<id>; .text is the whole explanation, .brief stands on a card's face.
# Numbers come from components.toml by the hook `numbers`. $region and $leader need no cases here; Russian has them
# as attributes. A decree is a card of the Scheme action; a troop is a figure on the map, and a leader counts as one.

### Game

game-name = Rurik: Dawn of Kiev
game-tagline = Kievan Rus, 1015. The old prince is dead, and his heirs send their advisors out before their armies.

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
