### The board as text

board-year = Year { $year } of { $years }. First player: { $seat }.
board-census-years = Census after year { $items }.
board-assessments = Assessments: { $items }.
board-drop =
    { $count ->
        [1] { $column } (one is eliminated)
       *[other] { $column } (two are eliminated)
    }
board-recruits = Recruitment:
board-threats = Threats:
board-city-recruits = City { $city }: { $items }.
board-city-threat = City { $city }, “{ $tile }”: asks for { $items }. Rewards: { prizes }.
board-next-recruits = Next recruitment: city { $city }, { $items }.
board-next-threat = Next threat: city { $city }, “{ $tile }”, asks for { $items }. Rewards: { prizes }.
board-no-next-recruits = There is no next recruitment tile.
board-no-next-threat = There is no next threat tile.
board-stack-top = After the next recruitment tile: city { $city }.
board-stack-top-threat = After the next threat: “{ $tile }”, city { $city }.
board-queues = Tiles in the recruitment stack { $recruitment }, in the threat stack { $menace }; discarded recruitment tiles { $recruitment_gone }, threats { $menace_gone }.
board-barracks = Barracks: { $items }.
board-titan = Raging titan “{ $titan }”: { $units } question marks. Rewards: { prizes }.
board-sleeping = Sleeping titans: { $items }.
board-sleeping-pile = { $count } with { $units } marks
board-neutral = Neutral player: { $items }.
board-step = { $column } { $points } (step { $step })
board-regions = Bards in the regions:
board-region = { $region } (cities { $cities }), lyre { $larger }/{ $smaller }: { $items }.
board-region-hidden = { $region } (cities { $cities }), lyre { $larger }/{ $smaller }: the bards are in the Bastion.
board-bards = { $seat } { $bards }
board-roads = Roads from each city (red, blue, black):
board-road = { $road-word } to { $city }
board-city = { $city }: { $items }
board-lord = { $seat }
    .own = { $seat } (you)
board-hero = Hero in city { $city }. Roads: { $items }.
board-hero-none = The hero is not on the map yet.
board-orders = Orders (done ones in brackets): { $items }.
board-order = { $order-short }
    .done = [{ $order-short }]
board-units = Units: { $items }.
board-unit =
    { $count ->
        [one] { $count } { $unit-one }
       *[other] { $count } { $unit }
    }
board-gold = Gold: { $gold }.
board-stock = Left: { n-storeys }, { n-bards }.
board-stock-open = Left: { n-storeys }.
board-waiting = Storeys behind the screen: { $storeys }.
board-guilds = Guilds: { $items }.
board-guild = city { $city } ({ $height })
board-in-bastion = Bards in the Bastion: { $bards }.
board-behind = The rest is behind the screen.
board-shown = Shown at the census: { $items }.
board-shown-unit =
    { $count ->
        [one] { $count } { $unit-one }
       *[other] { $count } { $unit }
    }
board-hall = Hall of Fame, { $column }: { $items }.
board-neutral-name = the neutral player
board-out = { $who } (already out)
    .now = { $who } (eliminated)
board-nobody = nobody
prizes = { $gold } gold, { n-bards }, { n-storeys }

### Board

picture-title = Lords of Xidit: the board
picture-map = The map of the kingdom
picture-year = Year { $year } of { $years }
picture-start = Before the first year
picture-census = census
picture-lair = Lair of the titans
picture-recruitment = Recruitment
picture-threats = Threats
picture-next = next
picture-stack = stack
picture-discard = discard
picture-closed = closed
picture-behind = behind the screen
picture-bards-left = Bards not yet sent out: { $bards }.
picture-influence = Storeys on the map: { $storeys }.
picture-out = eliminated
picture-saviour = saviour
picture-score = { $column-cap }: { $items }
picture-hero = Hero of { $seat }, city { $city }
picture-now = { $seat }, order { $number }: { $order-short }
picture-guild = Guild of { $seat } in city { $city }: { n-storeys }
picture-orders = Orders of { $seat }
picture-wheel = Wheel { $wheel }
picture-rivals = { $items } could be first
picture-ready = Ready
picture-waiting = Ready: waiting for the others
picture-stop-move = to city { $city }
picture-stop-no-road = no such road: lost
picture-stop-recruit = city { $city }: 1 { $unit-one }
picture-stop-recruited = city { $city }: recruited before, lost
picture-stop-avert = city { $city }: averts the threat
picture-stop-lacks = city { $city }: units lacking
picture-stop-titan = city { $city }: titan
picture-stop-next-threat = if “{ $tile }” comes
picture-stop-next-recruits = if the tile comes
picture-stop-nothing = city { $city }: no tile
picture-stop-wait = waits in city { $city }

# Parts of the board that are looked at alone
area-map = Map
area-queues = Path of Destiny
area-hall = Hall of Fame
area-own = My lord
