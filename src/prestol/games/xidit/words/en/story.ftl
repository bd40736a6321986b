### Story

story-begins = The game begins. { $seat } is the first player.
story-assessments = The assessments will come in this order: { $column_all }.
story-starts = The hero of { $seat } begins in city { $city }.
story-year = Year { $year }. { $seat } is the first player.
story-orders = The orders of { $seat }: { $order_1-short }, { $order_2-short }, { $order_3-short }, { $order_4-short }, { $order_5-short }, { $order_6-short }.
story-order = Order { $number }.
story-waits = { $seat } waits in city { $city }.
story-moves = { $seat } goes by the { $road } from city { $city_from } to city { $city }.
story-lost-road = { $seat } stays: there is no { $road } from city { $city }.
story-lost-action = { $seat } can do nothing in city { $city }: there is no tile.
story-lost-recruited = { $seat } has already recruited in city { $city } this year.
story-lost-empty = { $seat } finds nobody to recruit in city { $city }.
story-lost-banished = { $seat } cannot avert the threat in city { $city }: a titan was banished from here this year.
story-lost-units = { $seat } does not have the units that the threat “{ $tile }” in city { $city } asks for.
story-recruits = { $seat } recruits 1 { $unit-one } in city { $city }.
story-recruits-closed = { $seat } recruits a unit in city { $city }.
story-recruits-own = You have recruited 1 { $unit-one }.
    .opened = { $seat } recruits 1 { $unit-one }.
story-averts = { $seat } averts the threat “{ $tile }” in city { $city }, giving { $unit_all }.
story-spares-titans = { $seat } leaves the titans alone in city { $city }.
story-banishes = { $seat } banishes the titan “{ $titan }” from city { $city }, giving { $unit_all }.
story-banishes-closed = { $seat } banishes the titan “{ $titan }” from city { $city }.
story-banishes-own = You have given { $unit_all }.
    .opened = { $seat } gives { $unit_all } for the titan.
story-gold = { $seat } takes { $gold } gold.
story-gold-closed = { $seat } takes gold.
story-gold-own = You have taken { $gold } gold.
    .opened = { $seat } takes { $gold } gold.
story-bards = { $seat } sends { n-bards } { $region-to }.
story-bastion = { $seat } sends { n-bards } into the Bastion.
story-bastion-closed = { $seat } sends bards into the Bastion.
story-bastion-own = You have sent { n-bards } into the Bastion.
    .opened = { $seat } sends { n-bards } into the Bastion.
story-no-bards = { $seat } has no bard to send, or no open region to send one to.
story-builds = { $seat } builds { n-storeys } in city { $city }: the guild is now { $height } high.
story-no-storeys = { $seat } has no storeys left to build.
story-storey-waits = A storey waits behind the screen of { $seat }: there is no guild with room for it.
story-neutral = { $seat } raises the neutral player in { $column }: step { $step }.
story-recruits-gone = The last unit has left city { $city }: its tile is discarded.
story-recruits-appear = Units gather in city { $city }.
story-barracks-short = The Barracks lack { $unit_all } for city { $city }: those places stay empty.
story-threat-appears = A threat to city { $city } appears: “{ $tile }”.
story-next-recruits = Next recruitment: city { $city }.
story-next-recruits-from-threats = Next recruitment: city { $city }. The tile comes from the threat stack, as the recruitment stack cannot be renewed.
story-next-threat = Next threat: “{ $tile }”, city { $city }.
story-recruitment-renewed = The recruitment stack is formed anew from the discarded threats: { n-tiles }.
story-threats-renewed = The threat stack is formed anew from the discarded recruitment tiles: { n-tiles }.
story-titans-wake = No threat can come next: titans wake.
story-titan-wakes = The titan “{ $titan }” awakes: { $marks } question marks.
story-reinforcements = Reinforcements arrive: { n-tiles } are in the threat stack.
story-census = Year { $year } ends with a military census.
story-shows =
    { $units ->
        [0] { $seat } shows no { $unit }.
       *[other] { $seat } shows { counted-shown }.
    }
story-census-none = Nobody shows any { $unit }: there is no prize.
story-census-most = { $seat } has shown the most { $unit } and wins the prize.
story-assessment = Assessment { $number }: { $column }.
story-ranked =
    { $place }. { $seat }: { $column } { $points }, { n-units } behind the screen.
story-ranked-neutral = { $place }. The neutral player: { $column } { $points }.
story-eliminated = { $seat } is eliminated.
story-eliminated-neutral = The neutral player is eliminated.
story-saviour = { $seat } is the saviour of the kingdom.
story-saviour-neutral = Only the neutral player is left: nobody has saved the kingdom.
