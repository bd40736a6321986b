### Oath: what a learner is told, of a question when it comes first, and of what happens first. No arguments.

lesson-welcome =
    An empire rests on an oath, and whoever keeps it best holds the title. In a first match it is the oath of supremacy: to rule more sites than anybody else. The Chancellor holds the title and wins if the empire still stands when the war ends, after the fifth round at the earliest and the eighth at the latest. An Exile wins by taking the title away and holding it through a whole round, or by fulfilling a Vision.

    In your turn you spend supply: search for cards, muster warbands, trade, recover relics and banners, campaign, travel. You act where your pawn stands. What a card says is true even against the rules, so read the cards: point at one and it explains itself.
lesson-farewell =
    That was your first match. The war is decided by few things: who holds the title at the end of a round, who has warbands where they matter, and which cards are at work. Next time count before each of your turns who would win if nothing changed, and spend your supply against that.

lesson-board =
    A later match begins where an earlier one has ended, and everybody but the Chancellor takes a board. With a Citizen’s board you play for the empire, and win in the Chancellor’s place if you reach the successor’s goal. With an Exile’s board you play for yourself.
lesson-starting-favor =
    There is too little favor for what the sites should hold, and the Chancellor says where it goes. Put it where your pawn or your warbands are near, and not beside those you fear.
lesson-first-place =
    Your pawn starts at any faceup site. From there you act, so look at its cards: you can use their powers, muster and trade there. The provinces are not far from anywhere; between the Cradle and the hinterland the way is long.
lesson-first-adviser =
    You keep one of these cards facedown among your advisers. Nobody else sees it, and you may play it faceup in any of your turns without spending supply. Keep a card that you will use soon, or a Vision if you hope to win by it; an adviser’s suit also makes trade with that suit richer.
lesson-discard-first =
    You discard several cards and say which goes first. They lie facedown, the last one on top, and whoever searches that pile draws from the top. Put underneath what others should not find.

lesson-peoples-favor =
    You hold the People’s Favor, and each of your turns begins with it: you put one favor on it, or return one from it to the emptiest bank. The more lies on it, the harder it is to take from you. But from six favor on it turns to the Mob, and then you do this twice each turn.
lesson-wake-token =
    Your pawn stands where something lies for the taking. It costs nothing, so take it: favor pays for warbands, secrets for powers and for favor.
lesson-act =
    Now act as often as your supply allows: to muster, to trade and to recover cost one each, a campaign two, a search and a journey what their answers say. A good beginning is to muster warbands, two for a favor, then to go where few stand against you and campaign. Sites with warbands of yours are yours to rule. Minor actions cost no supply. When you have done what you wanted, end the phase: your supply is refilled, the better the more of your warbands are not in play.
lesson-rest-power =
    At the end of your turn you may use your Rest powers, each once, in any order. They cost no supply; read what each gives before you let it pass.
lesson-title =
    Several others now keep the oath better than you and equally well, so you hand over the title, and you may choose to whom. Choose the one from whom it is easiest to win back, or whoever would make least of it.
lesson-end-die =
    The end die decides whether the war ends now with the victory of the empire, and your card may change it by one. Change it if that turns the end in your favour; leave it if the result stays the same.

lesson-search =
    A search brings three cards, and you keep one. The world deck is new to everybody and gets dearer with each Vision drawn from it; the discard pile of your region always costs the same, and what lies there has been through somebody’s hands. Search when you lack cards that work for you: at your sites and among your advisers.
lesson-keep =
    You keep one of these cards and discard the others. Read what each does and ask where you would play it. Battle plans help whoever fights often, powers that give favor or secrets help everybody. What you discard lies facedown, and others may find it.
lesson-play =
    Where does the card go? At your site it brings a favor of its suit at once, and its power belongs to whoever rules the site; whoever stands there may use it, too. Among your advisers it goes with you, and there are three places. Facedown it stays a secret for later.
lesson-make-room =
    You may have three advisers, so one has to go. A facedown card that you will never play is the first to leave.
lesson-clear =
    Before you play the card you may discard another one, to make room or to be rid of what helps a rival. Its favor returns to its bank. If there is room and nothing in your way, discard nothing.
lesson-which-adviser =
    Choose the facedown adviser that you want to play faceup or discard. Playing it costs no supply, and from then on its power works.

lesson-muster =
    A favor goes onto a card here, and you get two warbands on your board. Each card can be used once a turn. The favor goes to the bank of the card’s suit when you rest, so mind whom you make rich. Warbands are what campaigns and rule are made of: muster early in the turn.
lesson-trade =
    On a card here you put a secret and get favor, or you put two favor and get secrets. A secret brings one favor, and one more for each faceup adviser of that suit; two favor bring a secret for each such adviser, and nothing without one. A secret that you put on a card comes back when you rest, favor does not; so a secret traded for favor costs you little.
lesson-recover =
    You may take a relic that lies at your site, for the price that the site names, or a banner, by putting more on it than lies there. Relics have strong powers and, like banners, count for some oaths and Visions. A facedown relic you may look at first: that is a minor action and free.
lesson-recover-tokens =
    You must put more on the banner than lies on it now. The more you put, the harder it will be to take from you, be it by recovering it or in a campaign; but what lies on it you cannot spend.
lesson-recover-start =
    The favor that lay on the banner is shared out to the banks, one by one, around the circle. Begin so that it goes to the suits with which you trade yourself.
lesson-travel =
    Go where you want to act next. The cost depends on the regions: short ways are cheap, from the Cradle to the hinterland it is far. A facedown site is turned up when you arrive, with all that belongs on it, perhaps a relic.
lesson-travel-sent =
    You say where somebody else’s pawn goes. Send it where it can do least against you.

lesson-campaign-defender =
    You attack at the site where your pawn stands. Choose against whom: its ruler, a player whose pawn is here, or the bandits if nobody rules it. Bandits defend a site with a single one, so free sites are the easiest prey.
lesson-campaign-target =
    Say what you want to win. Every target adds dice to the defense: a site one, a relic what its shield says, a banner as many as lie on it. Do not want too much at once. A pawn as a target lets you send it away and burn half its owner’s favor.
lesson-campaign-dice =
    You may roll one die for each warband on your board. More dice bring more swords, but also skulls, which kill your own. Against a weak defense some fewer are enough; in doubt take all.
lesson-campaign-join =
    Somebody of the empire is attacked where your pawn is, and you may join the defense. Then your warbands on your board count too, and may die. Do so if it keeps the empire in what it needs.
lesson-campaign-accept =
    Another imperial player wants to help you defend. Their warbands make you stronger; the losses hit both of you. Refusing is seldom wise.
lesson-campaign-plan =
    You may use a battle plan that you rule. It says what it changes: dice, losses, or what the victor gains. Look at what it costs; if the campaign matters, it is what you have it for.
lesson-campaign-plans =
    Several battle plans are yours to use, each once in this campaign. Use those that cost nothing and those that turn the odds; keep what is paid with favor if you win anyway.
lesson-campaign-next =
    Several players defend together, and you say who uses battle plans next. It rarely matters; let those go first whose plans change the number of dice.
lesson-campaign-fall-board =
    Warbands of this army die, and you say how many of them on this board; the others die elsewhere in the army. What is left on a board is ready for the next fight, what is left at a site holds it as long as the campaign is not lost.
lesson-campaign-fall-site =
    Warbands of this army die, and you say how many of them at this site. Take few from where you want to go on ruling.
lesson-campaign-sacrifice =
    Your attack is not enough, but each warband that you sacrifice adds one to it. You give exactly as many as you lack for victory, or none. Do it if what you win is worth it, and if enough are left to hold it.
lesson-campaign-occupy =
    The site is won. Put warbands there from your board: whoever has warbands at a site rules it, with its cards. One is enough to rule, more make it harder to take away; none leaves it to the bandits.
lesson-campaign-occupy-from =
    You may also bring warbands from another site of your army to the one that you have won. Leave one behind where you want to go on ruling.
lesson-campaign-banish =
    You have won with their pawn as a target, so you may send it to another site. Send it far from what it threatens, where travel back is dear.
lesson-campaign-banish-or-not =
    You may send the defeated pawn away, but another player says where to. It is still of use if it should not stand here.
lesson-campaign-banish-to =
    Somebody’s pawn has been banished, and you say where it goes. Choose what suits you: far from your sites.
lesson-campaign-burn =
    As victor over a pawn you may burn half of its owner’s favor. It costs you nothing and makes them poorer, so do it, unless you need their goodwill.

lesson-peek =
    You may look at a facedown relic at your site. It is free, and from then on you know it: useful before you pay for it.
lesson-peek-reliquary =
    Whoever holds the Grand Scepter may look at the relics of the Reliquary. Know them before you offer one together with citizenship.
lesson-warbands =
    Move warbands between your board and the site where you are. On the board they attack and defend where your pawn is, at a site they rule it. Leave one at each site that you want to keep, two where a rival is near.
lesson-allow-warbands =
    Another player of the empire wants to move warbands that are yours to guard. Agree if they are used for the empire; refuse if your own sites would be left bare.
lesson-show =
    You may show a facedown adviser to one player. Nobody has to believe your words, but they will believe a card: it is a way to threaten or to bargain.
lesson-offer-to =
    You may offer an Exile to become a Citizen. The empire then rules all that they rule, and they play on its side; but as a Citizen they may become your successor and win in your place. It is a good way to stop an Exile who is about to win.
lesson-offer-relic =
    A relic from the Reliquary belongs to the offer. When its space is empty, that space burdens the Chancellor with a rule of its own: look at which of the four you can live with.
lesson-offer-answer =
    You are asked to become a Citizen. You would get a relic and full supply, your warbands turn purple, and you win if the empire wins and you have reached the successor’s goal. You give up a revealed Vision and can no longer win as Usurper. Accept if you will not win as an Exile, and can become the successor.
lesson-deal-with =
    A card lets you make a binding deal. Choose somebody who has what you need and needs what you have.
lesson-deal =
    Put your offer together: what you give, what you get, and promises where the card allows them. When it is done, make the offer; the other one accepts or declines the whole of it. A fair offer is accepted more often than a clever one.
lesson-bargain-answer =
    Somebody offers you a deal. All of it happens if you accept, nothing if you decline, and promises made in it bind. Ask what the other one will do with what they get.
lesson-exile =
    You may exile a Citizen for favor. They become an Exile, keep what is on their board, and play against the empire from now on. Do it only to one who would otherwise win as your successor.

lesson-bank =
    The card wants to know which bank it works on. Take the fullest one that is of use to you, or the one on which a rival depends.
lesson-whom =
    The card works on one player. Usually choose the one who is closest to winning, or the one who stands in your way here.
lesson-may =
    A card offers its power, and you may use it or not. Read what it does and what it costs; what costs nothing and helps you is seldom to be refused.
lesson-conspiracy =
    For a secret you take a relic or a banner from somebody at your site. This happens once, for the Conspiracy leaves the game afterwards: take what gives you most, or what a rival needs to win.
lesson-swap-cards =
    Two cards change places. Bring the one whose power you want to where you can use it, and send away what you do not need.
lesson-swap-with =
    Choose the card with which this one changes places, or swap nothing. Look at what each of them would do in its new place, and who rules there.
lesson-discard-which =
    The card discards another. Choose the one that helps a rival most; what lies on it goes back to its bank.
lesson-discard-next =
    One more card is discarded. Choose again what hurts you least, or a rival most.
lesson-look-through =
    You may look through a discard pile of your choice. Choose the one that you can search, or where you have seen good cards go.
lesson-peek-adviser =
    You look at a facedown adviser of somebody. A Vision there means that its owner has a way to win that you should know of.
lesson-ivory-eye =
    You look at one facedown card: a site, an adviser or a relic. Look where it decides what you do next.
lesson-warband-to =
    The card gives warbands to sites, one after the other. Strengthen the ones that you rule by a single one, or those that a rival could attack next.
lesson-warbands-stay =
    You say how many warbands are to stand here. The others come to your board, where they can attack or defend with your pawn.
lesson-cage-return =
    You hold caged warbands of this player and may let some go. You need not; released ones go back to their owner’s board, so ask for something in return first.
lesson-keep-relic =
    You have drawn this relic. Keep it, unless its power would harm you: it also counts for oaths and Visions about relics.
lesson-reliquary-slot =
    You may look at one relic of the Reliquary and perhaps take it. What its space does when it is empty burdens the Chancellor, not you, unless that is you.
lesson-take-relic =
    You have seen it, and you may take it. Its power works from now on, and it counts as a relic of yours.
lesson-find-relic =
    The site lets you recover a relic here without spending supply. Take the one whose power serves you, if you can pay what the site asks.
lesson-gathering-deal =
    All who are here may bargain with each other, and what is agreed is binding. It costs nothing to ask.
lesson-second-wind-travel =
    The card lets you travel once more without spending supply. Go where you want to be at the start of your next turn, or where the new sites need you.
lesson-second-wind-campaign =
    The card lets you campaign once more without spending supply. Look at how many warbands you have left; if the odds are poor, save them.
lesson-send-away =
    You may swap denizens for random ones of the Dispossessed. Send away those that help others; what comes may be better or worse.
lesson-spire-count =
    So many denizens from the top of the discard pile are swapped for random ones, unseen. It changes what others may find there; take the most if you know that the pile is good for them.
lesson-bank-to =
    Favor moves from one bank to another. A fuller bank of your own suits gives you more when you trade; one that a rival needs should not grow.
lesson-blackmail =
    You demand a relic, and its owner must give it or pay. Name the one that would hurt them most, or that you want most yourself.
lesson-blackmail-pay =
    You can keep the relic for three favor. Pay if it counts for an oath or a Vision, or if its power serves you; otherwise let it go.
lesson-burn-for-secrets =
    For every favor that you burn you get a secret. Secrets pay for strong powers and for the Darkest Secret, but keep enough favor to muster with.
lesson-campaign-from =
    This campaign can start at another site than the one where your pawn stands. Choose the site with the targets that you want.
lesson-campaign-relic =
    You can make facedown relics at the sites targets of this campaign. Each adds to the defense, so take only those that you can pay for with dice.
lesson-come-along =
    Another player wants to take your pawn along, and the way costs something. Go if you would like to be there; nobody can make you pay.
lesson-discard-instead =
    Your battle plans would be discarded after this campaign, and a Beast card can go in their place. Keep whatever you expect to use again.
lesson-discard-to =
    The cards of this search that you do not play can go to another place than usual. Send good ones where only you will look for them.
lesson-escort =
    You take another pawn with you. Choose a place where you want to act and the other can do you no harm.
lesson-giant-dice =
    You choose how many dice the card brings. Three help most, but then the card is discarded after the campaign; for a sure victory fewer are enough.
lesson-how-many-dice =
    You choose by how many dice the attack changes, and what it costs grows with them. Look at the dice on both sides and stop when it is enough.
lesson-how-many-warbands =
    The card wants warbands of yours as a sacrifice. Those are gone, so give no more than what you get is worth.
lesson-keep-more =
    You may play another of the cards that you drew. Keep one that helps you at once; the others are discarded as usual.
lesson-kill-where =
    The card kills one warband, and you say where. A site with a single warband is lost to its ruler, so look for those first.
lesson-move-pile =
    A whole discard pile comes to your region. Choose one that you have seen good cards go to: it is cheaper to search there than in the world deck.
lesson-move-which =
    One adviser moves to another place. Move your own to where its power is needed, or take from a rival one that hurts you.
lesson-relic-here =
    Several relics lie here, and the card concerns one of them. If you have looked at one, you know what you get.
lesson-reliquary-take =
    You join the Empire and take a relic of the Reliquary unseen. The space that becomes free binds the Chancellor from now on, so read what it says.
lesson-return-relic =
    One of your relics goes back under the relic deck. Give the one whose power you use least; it may also be the one that you have just got.
lesson-roll-again =
    You may roll all your dice once more, and the second roll counts. Do it when the first one is worse than you could expect, or when it does not win anyway.
lesson-settle-site =
    The site is yours now, and warbands from your board can hold it. One keeps it yours; more make it harder to take.
lesson-share-vision =
    You mark a revealed Vision of another player as yours too. Choose one whose goal you can meet sooner than its owner.
lesson-suit =
    The card wants to know a suit. Look at which suit there is most of where the card will work.
lesson-swap-adviser =
    Two facedown advisers change their places, and you know only your own. Give away what you do not need, or what others believe to be dangerous.
lesson-swap-adviser-with =
    This is the other facedown adviser of the swap. Take one that its owner has kept for long: it is likely to be good.
lesson-swap-enchanted =
    The Enchantress changes places with a faceup adviser of another player. Take the one whose power you want, and mind that she goes to them.
lesson-trade-at =
    You can trade with a card at another site than yours. More advisers of its suit bring more, so choose the suit that your council has most of.
lesson-vault =
    You can take secrets from the banner or put some there. Secrets on it make it harder to take from you; in your hand they pay for powers.
lesson-waiver =
    One favor for the ruler of this card replaces the supply of the whole way. That pays for a long way; for a short one rather spend supply.
lesson-which-site =
    The card concerns one site. Think of what lies there and who rules it before you choose.
lesson-witchs-bargain =
    You can buy and sell secrets with players here, at two favor each. Sell what you will not use before your next turn, and buy what a power of yours needs.

lesson-story-round =
    A round begins with the Chancellor and goes clockwise. After the fifth, sixth and seventh the end die is rolled if the empire keeps the oath, and each time it ends the war more easily. After the eighth the war ends in any case.
lesson-story-title =
    The title has a new holder. If it is an Exile, they turn it over at the start of their next turn and are Usurper; if they still have it a turn later, they win. There is one round to take it back.
lesson-story-usurper =
    An Exile is Usurper now and wins at the start of their next turn if they still hold the title. It is time to attack their sites, or whatever the oath is about.
lesson-story-vision-drawn =
    A Vision has been drawn from the world deck. Each makes searching there dearer, and from the third on Exiles may win by a Vision that lies faceup on their board.
lesson-story-plays-vision =
    An Exile has revealed a Vision. If its goal is reached when their turn begins, and three Visions have been drawn, they win. Everybody can see the goal: keep them from it.
lesson-story-campaign-won =
    The attacker has won: the defeated army loses half of its warbands, and the victor takes the targets. To hold a site, warbands have to be left there.
lesson-story-campaign-lost =
    The attack has failed; a tie goes to the defense. The attacker loses half of the army, the defender keeps everything.
lesson-story-becomes-citizen =
    An Exile has become a Citizen. Their warbands are purple now, and all imperial players rule together wherever purple stands. A Citizen who reaches the successor’s goal wins instead of the Chancellor.
lesson-story-end-die =
    The end die has been rolled. If it was high enough, the war is over and the empire has won; otherwise the next round begins, and a lower roll will do next time.

lesson-swear =
    The war is yours, and you decide with what the next game begins. The oath says what the title will be about: choose one that you would like to defend, for it is the winner who should be Chancellor then.
lesson-new-citizen =
    You have thrown the Empire over, and a new one begins with you. Whom you welcome plays the next game as a Citizen, on your side: that makes you stronger and gives you a rival for the succession.
lesson-be-citizen =
    The winner asks you into the new Empire. A Citizen plays the next game with purple warbands and wins by succeeding the Chancellor; an Exile starts alone and may win against all.
lesson-build =
    You may leave an edifice to the world. It takes the place of a denizen of its suit, stays for as long as its site is ruled, and has a strong power. If it falls one day, its ruin works for others.
lesson-invite =
    The world deck changes from game to game. From the suit of your council come most new cards, so the world grows like those who win. You choose only where several suits are equal.
