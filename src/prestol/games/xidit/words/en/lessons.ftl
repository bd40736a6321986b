### What a learner is told: of a question when it comes first, and of what happens first. No arguments.

lesson-welcome =
    Monsters roam the kingdom of Xidit. Your hero travels from city to city, gathers units, averts threats, and the lords reward you with gold, bards and storeys for guilds. After the last year everybody is compared three times, by gold, by guilds and by bards, and each time the weakest is eliminated. So be good at everything: nobody may be last, not even once.

    Each year all players set six orders in secret. Then they are carried out one by one, first everybody’s first order, then everybody’s second. What somebody has taken before you is gone, and the order is lost.
lesson-farewell =
    That was your first match. The three assessments came one after the other, and each eliminated the last of those still in. Next time look at their order early: you must not be last in the first of them, but a lead in it is worth nothing more.

lesson-city =
    Your hero begins in any city where no other hero stands. Good is a city with a recruitment tile, or one with several of them close by: without units you can do nothing about the threats. The roads have three colours, and each of them leads out of a city at most once.
lesson-order =
    You turn six wheels, one for each order of this year, and the answers say where each leads. A road moves your hero, an action recruits the weakest unit of a city or averts its threat, waiting lets somebody else go first. Gather units in several cities, for a city gives you one a year; then bring exactly those that a threat asks for. Where a rival may come before you, the answer warns you.
lesson-ready =
    All six wheels are set. Look at them once more, as others will not see them before everybody is ready: from then on nothing can be changed. Point at a wheel to turn it again.
lesson-titan =
    No tile lies here, but titans are raging, and you have units enough to banish one. It costs as many units as it has question marks, of any kind, and brings two of its three rewards. Do it if the units are not needed elsewhere; large titans pay best.
lesson-spend =
    Choose which units you give for the titan, one after the other. Give the weak ones and those of which you have many, and keep what the threats on the map ask for. At a tie in the assessments more units count, so never give more than you must.
lesson-reward =
    You have earned three rewards, but you take only two of them. Gold is wealth, storeys are influence, bards are reputation. Take what you lack compared with the others: being last in one column throws you out, however rich you are in another.
lesson-bard =
    A bard goes to a region that touches the city of your hero. In each region only the first and the second by number of bards score at the end. So go where one bard puts you first or second, and do not add to a lead that nobody can reach.
lesson-guild =
    You may build a storey on one of your guilds. Every storey on the map counts the same; keep room where your hero will be rewarded again.
lesson-neutral =
    With three players a made-up fourth takes part in the assessments, and whoever averts a threat must raise one of its columns. Raise it where you are well ahead: if it overtakes your rivals there, they may be eliminated instead of you.
lesson-show =
    A census: everybody shows secretly how many units of this kind they have, and whoever shows most wins a prize. You keep them all. Showing is free, so as a rule show everything; show less only to hide how strong you are.

lesson-story-orders =
    All orders lie open now and are carried out one by one, each player’s first, then each player’s second. Whoever is first player goes first each time. An order that cannot be carried out is lost, and there is no harm in it but the time.
lesson-story-averts =
    Somebody has averted a threat: the units go back to the Barracks, and two of its three rewards are taken. The next threat moves onto the map at once. Which threat and which recruitment come next is always visible beside the map, so you can be on your way before they are there.
lesson-story-titans-wake =
    The threats have run out, and titans wake. They can be banished from any city without a tile, by anybody with enough units of whatever kind.
lesson-story-census =
    Every few years the armies are reviewed, kind by kind from the weakest. Whoever shows most of a kind wins a prize: gold for the weaker ones, bards and a storey for the stronger. It pays to hold on to some units until then.
lesson-story-assessment =
    The last year is over. Everybody is ranked by one column after the other, and the lowest of those who are still in is eliminated each time. Of two equals the one with more units behind the screen stands higher.
