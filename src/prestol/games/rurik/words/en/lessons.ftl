### What a learner is told: of a question when it comes first, and of what happens first. No arguments.

lesson-welcome =
    Kievan Rus, 1015. The old prince is dead and his children quarrel over the land; you lead one of them. After four rounds whoever has most victory points rules. They come from ruling regions, from structures in regions that hang together, from goods in your boat, from deeds, from the warfare track, and from a secret achievement.

    Each round begins with advisors. You send them, each with a number, to banners, one for each action. A strong advisor gets more action points but acts late; a weak one acts early and gets little. Then you take them back one by one, weakest first, and do what they stand for.
lesson-farewell =
    That was your first match. The tracks for rule, building and trade pay more the further up you are: one marker far up brings more than several low ones. Look at the table above: where the winner has most points is where it is worth going earlier next time.

lesson-leader =
    You choose the prince or princess whom you lead. On the map they count as a troop and have a power in the region where they stand; the answers say which. Any of them will do for a first match. Yaroslav and Mstislav help you rule and build, which is always useful.
lesson-achievement =
    You keep one of two secret goals. It brings points at the end if nobody surpasses you in it; a tie is good enough. Take the one that you would do anyway: many regions, many goods, many structures. It is a direction for the whole match.
lesson-first-troop =
    Everybody puts troops on the map one by one. You rule a region if you have more troops there than the rebel and than each rival. Begin in regions next to each other, as structures score when they hang together. Two troops in one region beat the lone rebel at once.
lesson-first-leader =
    Your leader joins one of your troops and works there. Put them where you want to hold on, or where their power helps first.
lesson-advisor =
    Now you choose one of your advisors to place. Its number decides who stands higher on a banner and, later, when it acts: your lowest number acts first. Place a strong one first where the points of the top row matter to you; keep a small one for what you want to do early.
lesson-banner =
    Choose the action for this advisor. The top row gives most points; a stronger advisor who comes later pushes the weaker ones down. To build and to take goods you must be in a region, best rule it, so muster and move come before them. Watch the prices of the lower rows: they cost coins.
lesson-bribe =
    You may lay coins beside the advisor. Each adds one to its strength on the banner, but it still acts when its number says. A coin or two is well spent where it gets you a better row, and wasted where you would stand there anyway.
lesson-return =
    All your troops are off the map, so you may bring back your leader and one troop, anywhere. Do it: without troops you can do next to nothing.
lesson-take-advisor =
    Two of your advisors have the same number, so you say which one acts first. Muster or move before you build or take goods; and do first what a rival could spoil.
lesson-turn =
    Your advisor comes back, and with it its main action. Before or after it you may, once a turn each, play a decree, accomplish a deed and use an exchange token. Points that come from those can be added to the main action, so think about them first. If the action is of no use, take a coin instead.
lesson-choose-points =
    The card lets you choose which points you get. Take those that you can use right now: unused points are lost at the end of the turn.
lesson-decree =
    You may play one decree a turn. It gives what it says and is discarded. Play it in a turn in which its points add to something: a build point together with others lets you build in a region that you do not rule.
lesson-deed =
    You may accomplish one of your deeds a turn, when its condition is met and its price paid. It gives its reward now and its points at the end. What must only be there stays yours; what must be paid is gone.
lesson-exchange =
    An exchange token turns two goods into a point: for building, or for mustering. Each works once a round. It is a good use for goods that have no place in your boat.
lesson-exchange-goods =
    Choose the two goods to give. Give what your boat has no free cell for; goods in the boat count on the trade track.
lesson-muster =
    For each point a troop goes to a region where you have troops already. Strengthen where one more makes you the ruler, or where a rival comes close. If your leader was removed, they come back the same way.
lesson-muster-figure =
    Both a troop and your leader wait in the supply. The leader counts as a troop and has a power besides, so they usually come first.
lesson-move =
    For each point one figure goes to a neighbouring region. Rivals do not stop you. Move those who are not needed where they are: into a region you want to rule, or into an empty one to have a foot there. You need not use all points.
lesson-figure =
    Your leader and a troop stand there: say who goes. Keep the leader where their power works.
lesson-move-to =
    Choose where to go. Good are regions where you will have the most troops, where a rebel can be beaten, or which touch your own structures.
lesson-companions =
    Agatha takes troops along for free. Leave behind those who are needed to rule the region that she leaves.
lesson-attack =
    Each point is one attack in a region where you have troops. A beaten rebel brings a reward and costs nothing: begin with those. Against a rival you remove one of their troops and climb on the warfare track, but you check for losses and may lose one as well, more likely if they rule there or have a stronghold.
lesson-target =
    Choose whom you attack here. The rebel is beaten without risk and brings a reward. Among rivals choose the one who stands between you and the rule of this region.
lesson-losses-deck =
    Your attack is checked for losses: decrees are turned up from the deck you choose, and the first with the sign of loss costs one of your troops. You cannot see into the decks, so either will do, unless you have put a card back on one of them and know it.
lesson-tax =
    You take a good from a region where you have troops: for one point if you rule there, for two if not. Goods fill your boat: more of them move you up the trade track, and each full column brings a coin a round. Prefer goods that still have a free cell.
lesson-market =
    Your market adds to what you take: one more good of this kind, or a coin. Take the good if it finds a cell in your boat, else the coin.
lesson-build =
    You build in a region where you have troops: one point if you rule there, two if not; nothing else is to be paid. What scores are regions with a structure of yours that hang together, so build beside your own.
lesson-structure =
    Three kinds, one of each to a region. A church turns a rebel or a rival’s troop into yours; a stronghold counts as a troop when it is decided who rules; a market gives more when you take goods here. Where you are short by one for rule, a church or a stronghold settles it.
lesson-convert =
    Your church removes one figure here and puts a troop of yours in its place. Take the rival’s troop if that makes you the ruler. A rebel that goes this way brings no reward.
lesson-ride =
    The deed lets troops go anywhere. First choose from where: somewhere they are not needed.
lesson-ride-to =
    Now choose where to. Good is a region where one more makes you the ruler, or one far away in which you are not yet.
lesson-deck =
    You draw decrees and keep one. The two decks are alike, so choose the one that has more cards or of which you know nothing bad; what you put back lies on top of it.
lesson-keep =
    One of the drawn decrees is yours. Take what will be of use soon: build points, deeds and coins never come amiss. You may hold as many as you like, but play only one a turn.
lesson-put-back =
    The other cards go back on top of their deck in an order that you choose. The last one lies on top and is drawn first, be it by a rival or when losses are checked.
lesson-token =
    On the top row of the scheme banner you decide who gets the first-player token. Whoever has it places advisors first and acts first from the next round on. Going last at placing is an advantage too: you can push others down. Some deeds ask for the token.
lesson-take-deed =
    Take one of the open deeds. Take one whose condition you meet or nearly meet: an unaccomplished deed scores nothing.
lesson-pick-deed =
    At the end of a round everybody picks a deed. See what you have: goods, structures, regions. Take one that you can accomplish in the next round, with points or a reward worth its price.
lesson-boat =
    You may leave some goods on the dock while the markers go up. That is of use only if your trade marker shall stay below its track, as it then brings a coin; otherwise fill the boat.
lesson-pay-decree =
    The deed costs a decree. Give the one that you are least likely to play.
lesson-pay-troop =
    The deed costs a troop. Take it from where you rule by more than one, or where you cannot rule anyway.
lesson-pay-camp =
    The deed takes several troops from one region that you rule. Choose the one where you have most to spare.
lesson-pay-structure =
    The deed costs one of your structures. Give one that stands apart: those that hang together score.
lesson-pay-goods =
    The deed costs goods. Give first those that lie on the dock; the ones in the boat count on the trade track.
lesson-send-whom =
    Predslava sends a troop of somebody else out of her region. Choose the one who competes with you for it.
lesson-send-to =
    Choose where the troop goes. It should be of little use to its owner there, and no threat to you; for the trouble the owner gets a coin.

lesson-story-round =
    A round begins: first all place their advisors in turn, then all take them back and act. What you want to do late may be gone by then, and what needs preparing must be prepared by a weaker advisor.
lesson-story-defeats-rebel =
    A rebel has been beaten: whoever did it keeps the figure and takes its reward. Rebels are the easiest prey, and without them a region is easier to rule.
lesson-story-attacks =
    One player has attacked another: the victim loses a troop, the attacker climbs on the warfare track and checks for losses. First place on that track brings points at the end.
lesson-story-development =
    The round is over. Markers go up to what you have now, in rule, building and trade, and they never go down again: whatever you lose later, the step stays. Then come coins, a deed for everybody, and new goods.
