### Oath: the facts of cards, and the cards that are not denizens.

### What every card says before its own words

power-action = action
power-plan = battle plan
power-plan-attacker = battle plan of the attacker
power-plan-defender = battle plan of the defender
power-persistent = persistent power
power-played = when played
power-rest = rest
power-modifier-search = search modifier
power-modifier-muster = muster modifier
power-modifier-trade = trade modifier
power-modifier-recover = recover modifier
power-modifier-travel = travel modifier
counted-price =
    { $price-id ->
        [favor] place { $n } favor
        [secret]
            { $n ->
                [one] place { $n } secret
               *[other] place { $n } secrets
            }
        [burn_favor] burn { $n } favor
       *[burn_secret]
            { $n ->
                [one] burn { $n } secret
               *[other] burn { $n } secrets
            }
    }
cost =
    { $price-n ->
        [0] { "" }
       *[other] { " " }({ $price })
    }
where-and-locked =
    { $only ->
        [adviser] , adviser only
        [site] , site only
       *[any] { "" }
    }{ $locked ->
        [yes] , locked
       *[no] { "" }
    }
head = { $suit-cap }{ where-and-locked }; { $power }{ cost }.
relic-head =
    { $power-n ->
        [0] Relic
       *[other] Relic; { $power }{ cost }
    }. { $dice ->
        [one] { $dice } defense die
       *[other] { $dice } defense dice
    } as a target.
idle =
    { $works ->
        [no] { " " }(Its power does not work yet.)
       *[yes] { "" }
    }

### Edifices

card-rampart = Sprawling Rampart
    .text = { head } Each targeted site that this card’s ruler rules adds 1 more defense die.{ idle }
card-rampart-ruined = Bandit Rampart
    .text = { head } If this site is a target, remove 2 attack dice.{ idle }
card-hall = Hall of Debate
    .text = { head } Nobody can target the People’s Favor.{ idle }
card-hall-ruined = Hall of Mockery
    .text = { head } Whoever recovers the People’s Favor turns it to the Mob.{ idle }
card-temple = Forest Temple
    .text = { head } In the chronicle, sites with a Beast card are not put away. The temple is a Beast card itself.
card-temple-ruined = Ruined Temple
    .text = { head } Enemies of this card’s ruler cannot play Beast cards faceup.{ idle }
card-district = Festival District
    .text = { head } Make a binding deal with any player about favor, secrets and advisers.{ idle }
card-district-ruined = Squalid District
    .text = { head } When the end die is rolled, this card’s ruler may change the result by 1, up or down. Citizens cannot.{ idle }
card-spire = Great Spire
    .text = { head } You may swap any of the denizens drawn for random cards of the Dispossessed.{ idle }
card-spire-ruined = Fallen Spire
    .text = { head } Name a number up to 5. That many denizens, from the top of your region’s discard pile, are swapped unseen for random cards of the Dispossessed; Visions are passed over.{ idle }
card-forge = Ancient Forge
    .text = { head } Draw the top relic of the relic deck; keep it or put it at the bottom of the deck.{ idle }
card-forge-ruined = Broken Forge
    .text = { head } Turn this card to its intact side.{ idle }

### Relics

card-sticky-fire = Sticky Fire
    .text = { relic-head } If you win, you may kill all of the enemy force instead of half. If you do, give the player you fought 1 favor if you have any.{ idle }
card-cursed-cauldron = Cursed Cauldron
    .text = { relic-head } If you win, gain 1 warband for each enemy warband killed in this campaign.{ idle }
card-brass-horse = Brass Horse
    .text = { relic-head } Show the top card of your region’s discard pile and put it back. Travel without spending supply to a site with a card of its suit. If it is a Vision or there is no other such site, travel to any.{ idle }
card-truthful-harp = Truthful Harp
    .text = { relic-head } Draw 2 cards more; all cards drawn and the one kept are shown to everybody.{ idle }
card-grand-mask = Grand Mask
    .text = { relic-head } If you are an Exile, in your turn you and not the imperial players rule all cards at imperial sites, battle plans apart. The sites keep their ruler.{ idle }
card-horned-mask = Horned Mask
    .text = { relic-head } Swap one of your faceup advisers with a card at your site.{ idle }
card-cup-of-plenty = Cup of Plenty
    .text = { relic-head } If you trade with a card of the suit of one of your faceup advisers, spend no supply.{ idle }
card-whistle = Whistle
    .text = { relic-head } Choose a pawn at another site: its owner must travel to your site if they can, without spending supply. If they do, give them the secret on this card.{ idle }
card-dowsing-sticks = Dowsing Sticks
    .text = { relic-head } Draw the top relic of the relic deck; keep it or put it at the bottom of the deck.{ idle }
card-cracked-horn = Cracked Horn
    .text = { relic-head } You may put all cards discarded in this search at the bottom of the world deck instead.{ idle }
card-bandit-crown = Bandit Crown
    .text = { relic-head } You rule all faceup sites without warbands, and a site you rule counts 1 warband more. Bandits cannot be killed, moved or sacrificed.{ idle }
card-ring-of-devotion = Ring of Devotion
    .text = { relic-head } You cannot put warbands on sites. You gain 2 more warbands when you muster.{ idle }
card-skeleton-key = Skeleton Key
    .text = { relic-head } If the Chancellor rules your site, look at a relic of the Reliquary; you may take it.{ idle }
card-oracular-pig = Oracular Pig
    .text = { relic-head } Look at the top 3 cards of the world deck.{ idle }
card-circlet-of-command = Circlet of Command
    .text = { relic-head } Other players can neither target nor take your banners and your other relics. If your pawn and favor are a target, add 1 defense die.{ idle }
card-ivory-eye = Ivory Eye
    .text = { relic-head } Look at a facedown site, a facedown adviser or a facedown relic at a site.{ idle }
card-map = Map
    .text = { relic-head } Put this relic at the bottom of the relic deck and gain 4 supply.{ idle }
card-obsidian-cage = Obsidian Cage
    .text = { relic-head } If you win, put the enemy’s surviving warbands on this card. Action: return any number of warbands from here to the boards of their colors.{ idle }
card-book-of-records = Book of Records
    .text = { relic-head } When you play a card to a site, you must gain 1 secret instead of 1 favor.{ idle }
card-dragonskin-drum = Dragonskin Drum
    .text = { relic-head } After each travel of yours, even a forced one, gain 1 warband.{ idle }
card-grand-scepter = The Grand Scepter
    .text = { relic-head } You cannot use it in the turn in which you took it. Look at the relics of the Reliquary. Or offer citizenship to an Exile, or exile another Citizen. The Chancellor starts with it.{ idle }

### Visions

card-conquest = Vision of Conquest
    .text = Goal: rule more sites than every other player.{ " " }{ vision-rule }
card-rebellion = Vision of Rebellion
    .text = Goal: hold the People’s Favor.{ " " }{ vision-rule }
card-sanctuary = Vision of Sanctuary
    .text = Goal: hold more relics and banners than every other player.{ " " }{ vision-rule }
card-faith = Vision of Faith
    .text = Goal: hold the Darkest Secret.{ " " }{ vision-rule }
card-conspiracy = Conspiracy
    .text = Anybody may play it. When played: you may burn 1 secret to take a relic or a banner of a player whose pawn is at your site, if at least 2 of your advisers have suits that their advisers have too. The card then leaves the game.{ idle }
vision-rule = Only an Exile reveals it; it wins in the Wake phase or at the end of round 8, once 3 Visions have been drawn.

### A relic may be named as a relic too

relic-sticky-fire = { card-sticky-fire }
relic-cursed-cauldron = { card-cursed-cauldron }
relic-brass-horse = { card-brass-horse }
relic-truthful-harp = { card-truthful-harp }
relic-grand-mask = { card-grand-mask }
relic-horned-mask = { card-horned-mask }
relic-cup-of-plenty = { card-cup-of-plenty }
relic-whistle = { card-whistle }
relic-dowsing-sticks = { card-dowsing-sticks }
relic-cracked-horn = { card-cracked-horn }
relic-bandit-crown = { card-bandit-crown }
relic-ring-of-devotion = { card-ring-of-devotion }
relic-skeleton-key = { card-skeleton-key }
relic-oracular-pig = { card-oracular-pig }
relic-circlet-of-command = { card-circlet-of-command }
relic-ivory-eye = { card-ivory-eye }
relic-map = { card-map }
relic-obsidian-cage = { card-obsidian-cage }
relic-book-of-records = { card-book-of-records }
relic-dragonskin-drum = { card-dragonskin-drum }
relic-grand-scepter = { card-grand-scepter }
