### Oath: what things are called and what they mean. Same messages in the same order as in the Russian folder.
#
# Names of things are messages <kind>-<id>; .text is the whole explanation, .brief stands on the board. Cards are
# card-<id>, sites site-<id>; a deck, a bank or a track is named by its own kind.

### Game

game-name = Oath
game-tagline = An empire, its Chancellor and the exiles who want the throne. What happens at this table is remembered at the next.

### Suits

suit-discord = Discord
    .cap = Discord
    .letter = D
suit-arcane = Arcane
    .cap = Arcane
    .letter = A
suit-order = Order
    .cap = Order
    .letter = O
suit-hearth = Hearth
    .cap = Hearth
    .letter = H
suit-beast = Beast
    .cap = Beast
    .letter = B
suit-nomad = Nomad
    .cap = Nomad
    .letter = N
suit-none = no suit
    .cap = No suit
    .letter = –

### Players

role-chancellor = Chancellor
    .text = Plays purple, begins every round and holds the Grand Scepter at the start. Wins if the Empire keeps its oath when the war ends, or if nobody else has won – unless a Citizen succeeds them.
    .brief = The Empire keeps its oath: you win
role-exile = Exile
    .text = Wins as Usurper, by holding the title at the start of two turns in a row, or by a revealed Vision whose goal is met.
    .brief = Usurper or a Vision: you win
role-citizen = Citizen
    .text = An imperial player: rules whatever purple warbands rule. Wins in the Chancellor’s place by meeting the goal of the successor.
    .brief = Meet the successor’s goal when the Chancellor would win
color-purple = purple
    .cap = Purple
color-red = red
    .cap = Red
color-blue = blue
    .cap = Blue
color-yellow = yellow
    .cap = Yellow
color-white = white
    .cap = White
color-black = black
    .cap = Black

### Oaths and the title

oath-supremacy = Oath of Supremacy
    .cap = Oath of Supremacy
    .text = Oathkeeper: who rules the most sites; the Empire counts as one, and the Chancellor holds the title for it. Successor: a Citizen with more relics and banners than the Chancellor and than each other Citizen.
    .brief = Rule the most sites
    .successor = More relics and banners than the Chancellor and each other Citizen
oath-people = Oath of the People
    .cap = Oath of the People
    .text = Oathkeeper: who holds the People’s Favor. Successor: a Citizen who holds the Darkest Secret.
    .brief = Hold the People’s Favor
    .successor = Hold the Darkest Secret
oath-devotion = Oath of Devotion
    .cap = Oath of Devotion
    .text = Oathkeeper: who holds the Darkest Secret. Successor: a Citizen who holds the Grand Scepter.
    .brief = Hold the Darkest Secret
    .successor = Hold the Grand Scepter
oath-protection = Oath of Protection
    .cap = Oath of Protection
    .text = Oathkeeper: who holds the most relics and banners, counted together. Successor: a Citizen who holds the People’s Favor.
    .brief = Hold the most relics and banners
    .successor = Hold the People’s Favor
title-oathkeeper = Oathkeeper
    .cap = Oathkeeper
    .text = The title lies with whoever meets the goal of the oath; if several are tied, its holder keeps it or, not being among them, chooses who gets it. It adds 1 defense die. An Exile who starts a turn with it turns it to Usurper.
title-usurper = Usurper
    .cap = Usurper
    .text = The other side of the title, for an Exile who started a turn with it. It adds 2 defense dice. An Exile who starts a turn as Usurper wins.
goal-sites = rule more sites than every other player
goal-relics = hold more relics and banners than every other player
goal-favor = hold the People’s Favor
goal-secret = hold the Darkest Secret
goal-scepter = hold the Grand Scepter

### Banners and the Reliquary

banner-peoples-favor = People’s Favor
    .text = { $tokens ->
        [one] { $tokens } favor lies on it; it adds as many defense dice.
       *[other] { $tokens } favor lie on it; it adds as many defense dice.
    } Recover: put more favor on it than there is; the old favor goes to the banks one by one. Wake: put 1 favor on it or move 1 from it to the emptiest bank, twice if the Mob is up; at 6 the Mob comes up. Search: you may first discard a denizen in your region and may play to any site of your region. Seized: 2 favor are burned and the Mob comes up.
banner-darkest-secret = Darkest Secret
    .text = { $tokens ->
        [one] { $tokens } secret lies on it; it adds as many defense dice.
       *[other] { $tokens } secrets lie on it; it adds as many defense dice.
    } Recover: put more secrets on it than there are; you take 1 of the old ones, the former holder the rest. It can be recovered from another player only if a card at their site has a suit that none of their faceup advisers has. Search: the world deck costs you 2 supply. Seized: 2 secrets are burned.
modifier-brutal = Brutal
    .text = Campaign: when the Chancellor attacks, the loser, even the Chancellor, must kill all of their force. It holds while its space of the Reliquary is empty.{ idle }
modifier-decadent = Decadent
    .text = Travel: the Chancellor goes from the Provinces or the Hinterland to the Cradle without spending supply, and to the Hinterland for 1 more. It holds while its space of the Reliquary is empty.{ idle }
modifier-careless = Careless
    .text = Trade: the Chancellor gains 1 favor more, and 1 secret fewer when trading for secrets. It holds while its space of the Reliquary is empty.{ idle }
modifier-greedy = Greedy
    .text = Search: the Chancellor draws 2 cards more and cannot search for more than 2 supply. It holds while its space of the Reliquary is empty.{ idle }

### Actions

action-search = Search
    .text = Pay what the vision track says to draw 3 cards from the world deck, one by one until a Vision comes, or 2 supply to draw 3 from your region’s discard pile. Keep one and play it at your site, to your advisers or as a Vision; discard the others.
    .brief = Draw 3 cards, play 1
action-muster = Muster
    .text = Spend 1 supply and put 1 favor on an empty card at your site. Gain 2 warbands.
    .brief = 1 favor for 2 warbands
action-trade = Trade
    .text = Spend 1 supply. On an empty card at your site put 1 secret to gain 1 favor and 1 more for each faceup adviser of its suit, or put 2 favor to gain 1 secret for each.
    .brief = A secret for favor, or favor for secrets
action-recover = Recover
    .text = Spend 1 supply. Take a facedown relic at your site for the price on the site, or a banner by putting more on it than lies there.
    .brief = Take a relic or a banner
action-campaign = Campaign
    .text = Spend 2 supply to attack a player who rules your site or whose pawn is there, or bandits. Name targets; use battle plans; roll the dice; sacrifice warbands if that wins.
    .brief = Fight for sites, relics and banners
action-travel = Travel
    .text = Spend 1 to 4 supply to move your pawn to another site. A facedown site is turned up.
    .brief = Move your pawn

### Decks

deck-world = world deck
    .cap = World deck
    .text = Denizens and Visions. How many cards it has is nobody’s business; only the back of the top card is seen. Two Visions are among the upper 12 cards at the start, three among the next 18.
deck-relics = relic deck
    .cap = Relic deck
    .text = Facedown relics. A site gets its relics from it when it is turned up.
deck-discard = discard pile
    .cap = Discard pile
    .text = Every region has one, facedown. Backs and number are open to all. What is discarded goes to the pile of the next region: Cradle, Provinces, Hinterland, Cradle.
deck-dispossessed = Dispossessed
    .cap = Dispossessed
    .text = Denizens that have been driven out of the world by earlier games. They are not in play.

### Terms

term-site = Site
    .text = Eight places on the map, in three regions. A facedown site holds nothing and nobody rules it.
term-denizen = Denizen
    .text = A card with a suit and a power that lies at a site or among a player’s advisers.
term-adviser = Adviser
    .text = A card to the right of a player’s board, faceup or facedown; up to 3. Facedown advisers have no suit, no power and no restriction.
term-edifice = Edifice
    .text = A building made by an earlier game. Intact, it has a suit; ruined, it has none, and nobody musters from it or trades with it.
term-relic = Relic
    .text = A card that lies facedown at a site until somebody takes it. It counts for goals and may have a power.
term-banner = Banner
    .text = The People’s Favor and the Darkest Secret. They count for goals like relics.
term-vision = Vision
    .text = A goal of its own for an Exile who reveals it. Visions win only once 3 have been drawn from the world deck.
term-favor = Favor
    .text = Good will, one of two resources. 36 in all. It lies on boards, on cards and in the banks of the six suits.
term-secret = Secret
    .text = Knowledge, the other resource. Secrets put on cards come back in the Rest phase. Facedown secrets pay for nothing until then.
term-warband = Warband
    .text = A figure of war. On sites they rule; on the board they attack, defend and can be sacrificed.
term-supply = Supply
    .text = What major actions cost. It is refilled in the Rest phase: the more warbands in your bank, the more.
term-bank = Personal bank
    .text = The warbands that are not in play, and the relics and banners a player holds.
term-shared-bank = Shared bank
    .text = Favor and secrets that are nobody’s and in no bank of a suit. What is burned goes here.
term-favor-bank = Favor bank
    .text = Each suit has one. Playing and trading bring favor from it; favor on cards returns to it.
term-rule = Rule
    .text = You rule a faceup site where your warbands are, with all its cards, and your own advisers. Imperial players rule wherever purple warbands are.
term-bandits = Bandits
    .text = They rule faceup sites without warbands and are everybody’s enemy. Each such site defends itself with 1.
term-enemy = Enemy
    .text = For an imperial player, every Exile; for an Exile, everybody else. In a campaign, the other side.
term-imperial = Imperial player
    .text = The Chancellor and the Citizens, except a Citizen who attacks one of them or is attacked by the Chancellor.
term-force = Force
    .text = The attacker’s warbands on their board; the defender’s warbands that count for the defense.
term-target = Target
    .text = What a campaign is about: sites, relics, banners, or the pawn and favor of the defender. Each brings the defender its dice.
term-battle-plan = Battle plan
    .text = A power used in a campaign by who rules the card, once each: the attacker first, then the defending side. It may be paid for even if tokens lie on the card.
term-sacrifice = Sacrifice
    .text = Killing your own warbands to win: exactly as many as are missing, each for 1.
term-seize = Seize
    .text = Taking a banner in any way but by recovering it: 2 tokens are burned from it, and the Mob comes up on the People’s Favor.
term-banish = Banish
    .text = The defender’s pawn is a target for 2 dice: who wins may send it to another site and burn half of the defender’s favor.
term-mob = Mob
    .text = The other side of the People’s Favor. Its holder adds or moves favor twice in the Wake phase.
term-modifier = Modifier
    .text = A power that changes one major action. It is chosen when the action begins, once for each action.
term-persistent = Persistent power
    .text = It works for everybody it names, whoever has access to the card.
term-access = Access
    .text = You may use the powers of cards that you rule and of cards at the site of your pawn.
term-locked = Locked
    .text = A card that cannot be discarded, moved or swapped once it is played.
term-homeland = Homeland
    .text = A site that rewards playing cards of its suit there.
term-burn = Burn
    .text = To put favor or secrets into the shared bank.
term-discard = Discard
    .text = To put a card facedown on the discard pile of the next region, by your pawn or, if the card lies in another region, by the card. Favor on it goes to the bank of its suit, secrets facedown to the player whose turn it is.
term-deal = Deal
    .text = A binding exchange. All other promises at this table bind nobody.
term-reliquary = Imperial Reliquary
    .text = Four relics that citizenship is bought with. They count for nothing. Each empty space lays a modifier on the Chancellor.
term-citizenship = Citizenship
    .text = The holder of the Grand Scepter may offer it to an Exile: exactly one relic of the Reliquary, and whatever else the two agree on.
term-exiling = Exiling
    .text = The holder of the Grand Scepter may exile another Citizen for 5 favor, 1 more for each of the title and the People’s Favor that the Citizen has, 1 fewer for each that the holder has.
term-oath = Oath
    .text = What the Empire has sworn. It says who gets the title, and which Citizen may succeed the Chancellor.
term-title = Title
    .text = It is always with whoever keeps the oath best: Oathkeeper, or on its other side Usurper.
term-vision-track = Vision track
    .text = How many Visions have been drawn from the world deck. It says what a search there costs.
term-round = Round
    .text = Everybody takes a turn, the Chancellor first. There are 8 at most; after the 5th, 6th and 7th the end die may end the war.
term-end-die = End die
    .text = Rolled at the end of rounds 5, 6 and 7 if the Oathkeeper is imperial: the Empire wins on 6, on 5 or more, on 3 or more.
term-chronicle = Chronicle
    .text = What one game hands to the next: the map, the oath, the decks and the sides of the boards.

### Phases

phase-setup = setup
phase-wake = Wake phase
phase-act = Act phase
phase-rest = Rest phase
phase-over = end of the war

### Options of the table

variant-opening = Opening
    .text = How the match begins.
variant-opening-first = First game
    .text = Three sites lie faceup as printed, all else is shuffled.
variant-opening-lesson = Learning game
    .text = Sites, decks, pawns and advisers lie as in the game that the learning rules play through. The cards come in a known order.
variant-oath = Oath
    .text = What the title is about.
variant-oath-supremacy = Supremacy
    .text = The Oathkeeper rules the most sites. It is the oath of the first game.
variant-oath-people = The People
    .text = The Oathkeeper holds the People’s Favor. The Chancellor starts with it.
variant-oath-devotion = Devotion
    .text = The Oathkeeper holds the Darkest Secret. The Chancellor starts with it.
variant-oath-protection = Protection
    .text = The Oathkeeper holds the most relics and banners, counted together.
variant-chronicle = Chronicle
    .text = Whether the winner settles at the end how the next game begins (section 8).
variant-chronicle-kept = It is written
    .text = The winner swears an oath, builds and invites; after the match you can play on with what is left. Recommended.
variant-chronicle-none = It is not
    .text = The match ends with the victory.
variant-homeland_relic = Relics of homelands
    .text = What the relic costs that Wastes and Deep Woods give for playing a card there. The texts do not say.
variant-homeland_relic-free = Free
    .text = It is recovered without supply and without its price. Recommended.
variant-homeland_relic-paid = Paid
    .text = It is recovered without supply, but for the price printed on the site, if you can and want to pay it.
variant-citizen_supply = Supply of Citizens
    .text = By what a Citizen refills supply in the Rest phase.
variant-citizen_supply-marker = By the Chancellor’s marker
    .text = It goes to where the marker of the Chancellor is at that moment. Recommended.
variant-citizen_supply-warbands = By purple warbands
    .text = It is counted by the Chancellor’s table from the purple warbands in the bank.
variant-forge_tokens = Broken Forge
    .text = What becomes of the tokens that were paid to rebuild it.
variant-forge_tokens-stay = They stay
    .text = They lie on the rebuilt card until the Rest phase. Recommended.
variant-forge_tokens-return = They return
    .text = They leave the card at once, as if it were discarded.

### The standing

score-sites = Sites
    .text = Sites ruled; an imperial player counts those of the Empire. It is no score, but it says who is near to the goals.
score-relics = Relics
    .text = Relics held, the Grand Scepter among them.
score-banners = Banners
    .text = Banners held.
end-usurper = An Exile began a turn as Usurper.
end-visionary = An Exile met the goal of a revealed Vision.
end-regime = The end die ended the war, and the Empire had kept its oath.
end-successor = A Citizen has succeeded the Chancellor.
end-oathkeeper = The long war is over, and the Empire has kept its oath.
end-usurper-at-last = The long war is over, and an Exile is Usurper.
end-visionary-at-last = The long war is over, and an Exile has met the goal of a Vision.
end-empire = The long war is over, and nobody else has won.
