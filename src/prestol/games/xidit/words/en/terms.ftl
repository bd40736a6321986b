### Lords of Xidit, English words. The same messages in the same order in both languages.
#
# Arguments named unit, region, road, order, column, tile or titan carry an id; the program puts the message unit-…,
# region-… and so on in their place, its attributes as $unit-one and so on, and the bare id as $unit-id. Cities are
# plain numbers. counted-unit says the items of a list of units, .last the last one.

### Game

game-name = Lords of Xidit
game-tagline = Five dukes, one kingdom in peril. Plan in secret, ride through the land, and be the last one remembered.

### Counts

n-gold = { $gold } gold
n-bards =
    { $bards ->
        [one] { $bards } bard
       *[other] { $bards } bards
    }
n-storeys =
    { $storeys ->
        [one] { $storeys } storey
       *[other] { $storeys } storeys
    }
n-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
n-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
counted-unit =
    { $n ->
        [one] { $n } { $unit-one }
       *[other] { $n } { $unit }
    }

### Units

unit-peasant = peasants
    .cap = Peasants
    .one = peasant
    .letter = P
    .text = Peasant militia, rank 1: the weakest unit. At a census the most peasants bring { $gold } gold.
unit-archer = archers
    .cap = Archers
    .one = archer
    .letter = A
    .text = Archers, rank 2. At a census the most archers bring { $gold } gold.
unit-infantry = infantry
    .cap = Infantry
    .one = infantry
    .letter = I
    .text = Infantry, rank 3. At a census the most infantry may send { n-bards } to regions next to the hero.
unit-cleric = clerics
    .cap = Clerics
    .one = cleric
    .letter = C
    .text = Clerics, rank 4. At a census the most clerics may send { n-bards } to regions next to the hero.
unit-mage = battle mages
    .cap = Battle mages
    .one = battle mage
    .letter = M
    .text = Battle mages, rank 5: the mightiest unit. At a census the most battle mages bring { n-storeys } for one of your guilds.

### Roads and orders

road-red = red road
    .cap = Red road
    .word = red
road-blue = blue road
    .cap = Blue road
    .word = blue
road-black = black road
    .cap = Black road
    .word = black
order-red = red road
    .cap = Red road
    .short = red
    .text = The hero goes to the next city by the red road. Where there is none, the order is lost.
order-blue = blue road
    .cap = Blue road
    .short = blue
    .text = The hero goes to the next city by the blue road. Where there is none, the order is lost.
order-black = black road
    .cap = Black road
    .short = black
    .text = The hero goes to the next city by the black road. Where there is none, the order is lost.
order-action = action
    .cap = Action
    .short = action
    .text = In a city with a recruitment tile the hero recruits its weakest unit; in one with a threat he averts it; where no tile lies he may banish a raging titan.
order-wait = wait
    .cap = Wait
    .short = wait
    .text = The hero stays where he is and does nothing.

### Regions

region-snow = Snow Reach
    .to = to the Snow Reach
    .in = in the Snow Reach
    .text = { on-region }
region-wood = Old Wood
    .to = to the Old Wood
    .in = in the Old Wood
    .text = { on-region }
region-one = Sun Sands
    .to = to the Sun Sands
    .in = in the Sun Sands
    .text = { on-region }
region-hills = West Downs
    .to = to the West Downs
    .in = on the West Downs
    .text = { on-region }
region-centre = Heart of the Kingdom
    .to = into the Bastion
    .in = in the Bastion
    .text = { on-region } The bards sent here go into the Bastion and are counted at the end.
region-lakes = Lake Country
    .to = to the Lake Country
    .in = in the Lake Country
    .text = { on-region }
region-two = Rotmire
    .to = to the Rotmire
    .in = in the Rotmire
    .text = { on-region }
region-fields = Golden Fields
    .to = to the Golden Fields
    .in = in the Golden Fields
    .text = { on-region }
region-ash = Ash Lands
    .to = to the Ash Lands
    .in = in the Ash Lands
    .text = { on-region }
on-region =
    { $open ->
        [1] Lyre { $larger }/{ $smaller }: the most bards here bring { $larger } reputation, the second most { $smaller }.
       *[other] Closed in this game: no bards may be sent here.
    }

### Cards of the game: threats and titans. on-tile and on-titan are the texts of all of them.

tile-N01 = River Serpent
    .text = { on-tile }
tile-N02 = Lava Salamander
    .text = { on-tile }
tile-N03 = Stone Beetle
    .text = { on-tile }
tile-N04 = Field Imp
    .text = { on-tile }
tile-N05 = Snow Giant
    .text = { on-tile }
tile-N06 = Ice Dragon
    .text = { on-tile }
tile-N07 = Forest Boar
    .text = { on-tile }
tile-N08 = Lake Hydra
    .text = { on-tile }
tile-N09 = Ghost Owl
    .text = { on-tile }
tile-N10 = Hornet Swarm
    .text = { on-tile }
tile-N11 = Horned Bear
    .text = { on-tile }
tile-N12 = Mountain Gryphon
    .text = { on-tile }
tile-N13 = Swamp Toad
    .text = { on-tile }
tile-N14 = Hyena Pack
    .text = { on-tile }
tile-N15 = Mire Golem
    .text = { on-tile }
tile-N16 = Hill Wolf
    .text = { on-tile }
tile-N17 = Cave Spider
    .text = { on-tile }
tile-N18 = Sand Scorpion
    .text = { on-tile }
tile-N19 = Desert Djinn
    .text = { on-tile }
tile-N20 = Rot Sprite
    .text = { on-tile }
tile-N21 = Fen Leviathan
    .text = { on-tile }
tile-C01 = { tile-N01 }
    .text = { on-tile }
tile-C02 = { tile-N02 }
    .text = { on-tile }
tile-C03 = { tile-N03 }
    .text = { on-tile }
tile-C04 = { tile-N04 }
    .text = { on-tile }
tile-C05 = { tile-N05 }
    .text = { on-tile }
tile-C06 = { tile-N06 }
    .text = { on-tile }
tile-C07 = { tile-N07 }
    .text = { on-tile }
tile-C08 = { tile-N08 }
    .text = { on-tile }
tile-C09 = { tile-N09 }
    .text = { on-tile }
tile-C10 = { tile-N10 }
    .text = { on-tile }
tile-C11 = { tile-N11 }
    .text = { on-tile }
tile-C12 = { tile-N12 }
    .text = { on-tile }
tile-C13 = { tile-N13 }
    .text = { on-tile }
tile-C14 = { tile-N14 }
    .text = { on-tile }
tile-C15 = { tile-N15 }
    .text = { on-tile }
tile-C16 = { tile-N16 }
    .text = { on-tile }
tile-C17 = { tile-N17 }
    .text = { on-tile }
tile-C18 = { tile-N18 }
    .text = { on-tile }
on-tile =
    City { $city }. Threat: hand over { $unit_needs }; two of three rewards: { $gold } gold, { n-bards }, { n-storeys }. Recruitment side: { $unit_recruit }.
titan-T3a = Root Warden
    .text = { on-titan }
titan-T3b = Clay Colossus
    .text = { on-titan }
titan-T4a = Storm Master
    .text = { on-titan }
titan-T4b = Sea Patriarch
    .text = { on-titan }
titan-T5a = Fire Forefather
    .text = { on-titan }
titan-T5b = Night Devourer
    .text = { on-titan }
on-titan = Titan. To banish it, give { n-units } of any kind in a city without a tile; two of three rewards: { $gold } gold, { n-bards }, { n-storeys }.

### Rewards

reward-gold = gold
    .cap = Gold
    .text = Coins from the Royal Bank. They make up your wealth.
reward-bards = bards
    .cap = Bards
    .text = They go to regions next to your hero, as you like to share them out. The most and the second most in a region bring reputation.
reward-storeys = storeys of a guild
    .cap = Storeys of a guild
    .text = They go on your Sorcerers’ Guild by the city, which may have 4 of them. Each storey on the map is a point of influence.

### Columns of the Hall of Fame and score

column-wealth = wealth
    .cap = Wealth
    .text = All gold that you have at the end.
column-influence = influence
    .cap = Influence
    .text = All storeys of your guilds on the map. Those that wait behind your screen do not count.
column-reputation = reputation
    .cap = Reputation
    .text = In every region the most bards bring the larger number of the lyre, the second most the smaller one.
score-wealth = Wealth
    .text = { column-wealth.text }
score-influence = Influence
    .text = { column-influence.text }
score-reputation = Reputation
    .text = { column-reputation.text }
end-saviour = All but one have been eliminated: the saviour of the kingdom is found.
end-neutral = Only the neutral player is left: the kingdom has no saviour this time.

### Table options, for the lobby

variant-length = Length of the game
    .text = How many years the heroes have.
variant-length-full = Full: 12 years
    .text = All 12 years, with a census after years 4, 8 and 12.
variant-length-short = Short: 9 years
    .text = Only 9 years, with a census after years 3, 6 and 9; fewer cities and regions are used.
variant-neutral = Neutral player
    .text = Only for three: a fourth, made-up player takes part in the assessments.
variant-neutral-normal = Usual start
    .text = It begins on steps 6, 5 and 4 of its columns, in the order of the assessments.
variant-neutral-hard = Harder start
    .text = It begins on steps 7, 6 and 5, one step higher everywhere.
variant-screens = Screens
    .text = Whether the table shows units, gold and the bards in the Bastion. All of them are got in the open, so a good memory knows them anyway.
variant-screens-closed = Closed, as printed
    .text = You see only what you have yourself. The log does not retell what went behind a screen.
variant-screens-open = Open
    .text = Everybody sees everything that everybody has; nothing has to be remembered.

### Terms

term-hero = Hero
    .text = Each player leads one. The hero goes along roads from city to city and acts where he stands. Several heroes may stand in one city.
term-city = City
    .text = The map has 21, known by their numbers. A city has up to three roads, at most one of each colour, and a place for one guild.
term-region = Region
    .text = One of nine lands between the roads, for bards. A region is next to the hero if the city where he stands lies on its border.
term-tile = City tile
    .text = It belongs to the city of its number. One side is for recruitment, the other is a threat.
term-recruitment = Recruitment tile
    .text = Units stand on it. Whoever acts in this city takes the weakest of them, one in a city and year at most. When the last is gone, the tile is replaced.
term-threat = Threat tile
    .text = It shows the units asked for and three rewards. Whoever acts in this city and has the units must hand them over, and chooses two of the rewards.
term-queue = Path of Destiny
    .text = Two queues of tiles, one for recruitment, one for threats. The next tile of each lies open: everybody knows which city it will go to.
term-barracks = Barracks
    .text = The units that nobody has. What they lack when a tile is filled stays empty on it.
term-screen = Screen
    .text = Behind it a player keeps units, gold, bards not sent out and storeys that wait for a guild.
term-bastion = Bastion
    .text = A closed tower in the central region. Bards sent there go inside and are counted only at the end.
term-guild = Sorcerers’ Guild
    .text = A tower by a city, of up to 4 storeys. A city has one guild at most, and a guild has one owner.
term-titan = Titan
    .text = Six of them sleep in three piles. A raging one may be banished from any city without a tile, for as many units of any kind as it has question marks.
term-waking = Waking of titans
    .text = When the next threat cannot be renewed, the top titan of each pile wakes, and reinforcements come at once.
term-reinforcements = Reinforcements
    .text = The discarded threats go under the rest of the recruitment stack. Its two top tiles are the new recruitment stack; the others, shuffled, the threat stack.
term-census = Military census
    .text = Kind by kind all show in secret as many units as they like. The most bring a prize, to each of those who tie. The units are kept.
term-assessment = Assessment
    .text = After the last year all are ranked three times: by wealth, influence and reputation, in an order drawn at the start. The lowest are eliminated each time.
term-single = Single assessment tile
    .text = One player is eliminated after it.
term-double = Double assessment tile
    .text = Two players are eliminated after it: the first of the three with five players.
term-hall = Hall of Fame
    .text = Three columns, in which the assessments rank the players.
term-first-player = First player
    .text = Carries out every order first. After each year the token passes to the left.
term-year = Year
    .text = A round of the game: six orders in secret, then everybody’s first, second, … sixth order.
term-wheel = Planning board
    .text = Six wheels, one for each order of the year. They may be set in any order, and changed until all are ready.
term-neutral = Neutral player
    .text = Takes part in the assessments of a game for three. Whoever averts a threat raises one of its columns. It loses every tie.
term-waiting-storey = Waiting storey
    .text = A storey won at a census by somebody without a guild that has room. It scores nothing until it is built, which happens as soon as there is a place.
term-closed-region = Closed region
    .text = Gets no bards in this game. Heroes go through it, and guilds may stand in the cities on its border.
