### Oath: what is asked. yes: the one answer beside “no”.

### Setup

ask-board = Which board do you take?
ask-starting-favor = There is too little favor for all sites. On which one does the next favor lie?
ask-first-place = Where does your pawn start?
ask-first-adviser = Which card becomes your facedown adviser? The others are discarded.
ask-discard-first = Which card do you discard first?

### Wake, act, rest

ask-peoples-favor =
    { $tokens ->
        [one] { $tokens } favor lies on the People’s Favor. Do you add to it or return from it?
       *[other] { $tokens } favor lie on the People’s Favor. Do you add to it or return from it?
    }
    .pass = Add nothing
ask-wake-token = Do you take something from { $site }?
    .pass = Take nothing
ask-act = What do you do?
ask-rest-power = Which Rest power do you use?
    .pass = No more Rest powers
ask-title = Several keep the oath better than you. To whom does the title go?
ask-end-die = The end die shows { $rolled }; { $needed } or more ends the war. Do you change it?
    .pass = Leave it

### Search and cards

ask-search = Where do you search?
ask-keep = Which card do you keep? The others are discarded.
ask-keep-more = Which other card do you keep to play it too?
    .pass = Keep no more
ask-play = Where do you play { $card }?
ask-make-room = There is no room among your advisers. Whom do you discard?
ask-clear = Which card do you discard before you play { $card }?
    .pass = Discard nothing more
ask-which-adviser = Which facedown adviser is it?

### Muster, trade, recover, travel

ask-muster = From which card do you muster?
ask-trade = With which card do you trade, and for what?
ask-recover = What do you recover?
ask-recover-tokens =
    { $banner-id ->
        [peoples-favor] How much favor do you put on the People’s Favor?
       *[darkest-secret] How many secrets do you put on the Darkest Secret?
    }
ask-recover-start =
    { $tokens ->
        [one] { $tokens } old favor goes to a bank. To which?
       *[other] { $tokens } old favor go around the banks, one by one. With which do you begin?
    }
ask-travel = Where do you travel?
ask-travel-sent = Where does the pawn of { $seat_of } go?
ask-waiver = { $card }: do you give 1 favor to who rules it, and spend no supply? Otherwise the way costs { $supply }.
    .yes = Give 1 favor
    .pass = Spend supply

### Campaign

ask-campaign-defender = Against whom do you campaign?
ask-campaign-target = What do you target?
    .pass = No more targets
ask-campaign-dice =
    { $n ->
        [one] The defender has { $n } die. How many attack dice do you take?
       *[other] The defender has { $n } dice. How many attack dice do you take?
    }
ask-campaign-join = { $seat_of } attacks { $seat_to }. Do you join the defense?
    .yes = Join the defense
    .pass = Stay out of it
ask-campaign-accept = { $seat_of } wants to join your defense. Do you agree?
    .yes = Agree
    .pass = Refuse
card-joining = Joining a defense
card-accepting = Allies in one’s own defense
ask-campaign-plan = Do you use the battle plan { $card }?
    .pass = Use no battle plan
ask-campaign-plans = Which battle plan do you use?
    .pass = No more battle plans
ask-campaign-next = Who of your side is next to use battle plans?
ask-campaign-fall-board =
    { $why ->
        [skulls] Skulls kill. How many warbands die on the board of { $seat_of }?
        [sacrifice] How many warbands on the board of { $seat_of } do you sacrifice?
        [purple] Purple warbands are too few. How many on the board of { $seat_of } are lost?
       *[losses] How many warbands die on the board of { $seat_of }?
    }
ask-campaign-fall-site =
    { $why ->
        [skulls] Skulls kill. How many warbands die at { $site }?
        [sacrifice] How many warbands at { $site } do you sacrifice?
        [purple] Purple warbands are too few. How many at { $site } are lost?
       *[losses] How many warbands die at { $site }?
    }
ask-campaign-sacrifice = Your attack is { $attack }, the defense { $defense }. Do you sacrifice warbands to win?
    .pass = Sacrifice nobody
ask-campaign-occupy = How many warbands go from your board to { $site }?
ask-campaign-occupy-from = How many warbands go from { $site_from } to { $site }?
ask-campaign-banish = Where do you send the pawn of { $seat_of }?
    .pass = Leave it where it is
ask-campaign-banish-or-not = Do you send the pawn of { $seat_of } away? Another player says where to.
    .yes = Send it away
    .pass = Leave it where it is
ask-campaign-banish-to = Where does the pawn of { $seat_of } go?
ask-campaign-burn = Do you burn favor of { $seat_of }?
    .pass = Burn nothing

### Minor actions

ask-peek = At which relic do you look?
ask-peek-reliquary = At which relic of the Reliquary do you look?
ask-warbands = Which warbands do you move?
ask-allow-warbands =
    { $way ->
        [lift] { $seat_of } wants to take { $n ->
            [one] { $n } warband
           *[other] { $n } warbands
        } from { $site }. Do you agree?
        [give] { $seat_of } wants to give you { $n ->
            [one] { $n } warband
           *[other] { $n } warbands
        }. Do you agree?
       *[take] { $seat_of } wants to take { $n } of your warbands. Do you agree?
    }
    .yes = Agree
    .pass = Refuse
ask-show = Which facedown adviser do you show, and to whom?

### Citizenship and deals

ask-offer-to = To whom do you offer citizenship?
ask-offer-relic = Which relic of the Reliquary do you offer to { $seat_to }?
ask-offer-answer = { $seat_of } offers you citizenship and the relic on { $space }.{ deal-for-you } Do you accept?
    .yes = Become a Citizen
    .pass = Remain an Exile
ask-deal-with = { $card }: with whom do you bargain?
ask-deal = Your offer to { $seat_to }{ $space-id ->
        [none] { "" }
       *[other] : citizenship and the relic on { $space }
    }.{ deal-by-you } What else?
ask-bargain-answer = { $seat_of } offers you a deal.{ deal-for-you } Do you accept?
    .yes = Accept
    .pass = Decline
ask-exile = Which Citizen do you exile?
deal-by-you =
    { $card_given-n ->
        [0] { "" }
       *[other] { " " }You give { $card_given }.
    }{ $tribute_given ->
        [0] { "" }
       *[other] { " " }You promise { $tribute_given } favor in your next Wake phase.
    }{ $peace_given ->
        [0] { "" }
       *[other] { " " }You promise peace until the end of round { $peace_given }{ penalty-given }.
    }{ $card_taken-n ->
        [0] { "" }
       *[other] { " " }You get { $card_taken }.
    }{ $tribute_taken ->
        [0] { "" }
       *[other] { " " }You are promised { $tribute_taken } favor in their next Wake phase.
    }{ $peace_taken ->
        [0] { "" }
       *[other] { " " }You are promised peace until the end of round { $peace_taken }{ penalty-taken }.
    }
deal-for-you =
    { $card_given-n ->
        [0] { "" }
       *[other] { " " }You get { $card_given }.
    }{ $tribute_given ->
        [0] { "" }
       *[other] { " " }You are promised { $tribute_given } favor in their next Wake phase.
    }{ $peace_given ->
        [0] { "" }
       *[other] { " " }You are promised peace until the end of round { $peace_given }{ penalty-given }.
    }{ $card_taken-n ->
        [0] { "" }
       *[other] { " " }You give { $card_taken }.
    }{ $tribute_taken ->
        [0] { "" }
       *[other] { " " }You promise { $tribute_taken } favor in your next Wake phase.
    }{ $peace_taken ->
        [0] { "" }
       *[other] { " " }You promise peace until the end of round { $peace_taken }{ penalty-taken }.
    }
penalty-given =
    { $penalty_given ->
        [0] { "" }
       *[other] { " " }(or { $penalty_given } favor for breaking it)
    }
penalty-taken =
    { $penalty_taken ->
        [0] { "" }
       *[other] { " " }(or { $penalty_taken } favor for breaking it)
    }
counted-card =
    { $card-id ->
        [favor] { $n } favor
        [secret]
            { $n ->
                [one] { $n } secret
               *[other] { $n } secrets
            }
        [facedown]
            { $n ->
                [one] a facedown adviser
               *[other] { $n } facedown advisers
            }
        [peoples-favor] the People’s Favor
        [darkest-secret] the Darkest Secret
       *[other] { $card }
    }

### What powers ask

ask-bank = { $card }: which bank?
ask-bank-to = { $card }: favor leaves the { $suit } bank. To which bank does it go?
ask-suit = { $card }: which suit?
ask-move-which = { $card }: which adviser do you move?
ask-swap-enchanted = With which adviser do you swap the Enchantress?
ask-relic-here = { $card }: which relic?
ask-reliquary-take = Which relic of the Reliquary do you take, unseen?
ask-settle-site = How many warbands go from your board to { $site }?
ask-share-vision = { $card }: on which revealed Vision do you put a warband?
ask-blackmail = Blackmail: which relic do you demand?
ask-blackmail-pay = { $seat_of } demands { $relic }. Do you give 3 favor instead?
    .yes = Give 3 favor
    .pass = Lose { $relic }
ask-whom = { $card }: which player?
ask-may = Do you use { $card }?
    .yes = Use it
ask-order = Several of your cards act now. Which is first?
    .option = { $card }
ask-conspiracy = Do you burn 1 secret to take something?
    .pass = Take nothing
ask-swap-cards = Which cards do you swap?
ask-swap-with = With which card do you swap { $card }?
    .pass = Swap nothing
ask-discard-which = { $card }: which card is discarded?
ask-discard-next = { $card }: which card is discarded next?
ask-look-through = { $card }: which discard pile do you look through?
ask-peek-adviser = { $card }: at which adviser do you look?
ask-ivory-eye = At which facedown card do you look?
ask-warband-to = { $card }: where does the next warband go?
ask-warbands-stay = { $card }: how many warbands are to stand at { $site }?
ask-which-site = { $card }: which site?
ask-move-pile = { $card }: which discard pile do you move to your region?
ask-escort = { $card }: where do you go together with { $seat_of }?
ask-come-along = { $seat_of } wants to take you to { $site }, but the way there must be paid for. Do you come along?
    .yes = Pay and come along
    .pass = Stay here
ask-giant-dice = { $card }: how many dice? For 3 the card is discarded after the campaign.
ask-discard-instead = { $card }: which card do you discard instead of your Nomad battle plans?
    .pass = Discard the battle plans
ask-campaign-relic = { $card }: which facedown relic do you target too?
    .pass = No more relics
ask-cage-return = How many warbands of { $seat_of } do you release from the cage?
ask-keep-relic = You have drawn { $relic }. Do you keep it?
ask-reliquary-slot = At which relic of the Reliquary do you look?
ask-take-relic = It is { $relic }. Do you take it?
    .yes = Take it
    .pass = Leave it
ask-find-relic = { $site }: which relic do you recover?
    .pass = Recover nothing
ask-gathering-deal = Do you make a deal with somebody here?
    .yes = Make a deal
    .pass = No deal
ask-second-wind-travel = Second Wind: do you travel without spending supply?
    .yes = Travel
ask-second-wind-campaign = Second Wind: do you campaign once more without spending supply?
    .yes = Campaign
ask-send-away = { $card }: which denizen do you swap for a random one?
    .pass = No more
ask-spire-count = { $card }: how many denizens of the discard pile are swapped?
ask-how-many-warbands = { $card }: how many warbands do you sacrifice?
ask-how-many-dice = { $card }: by how many dice do you change the attack?
ask-swap-adviser = { $card }: which facedown adviser do you swap?
ask-swap-adviser-with = { $card }: with which one?
ask-vault = The Darkest Secret bears { $tokens } secrets. What do you do?
ask-kill-where = { $card }: where do you kill a warband?
ask-witchs-bargain = { $card }: what do you trade, and with whom?
    .pass = No more
ask-roll-again = { $card }: you rolled { $faces }. Do you roll all the dice again?
    .yes = Roll again
ask-burn-for-secrets = { $card }: how much favor do you burn for as many secrets?
    .pass = Burn nothing
ask-trade-at = { $card }: at which site do you trade?
ask-discard-to = { $card }: where does this search discard?
    .pass = As usual
ask-return-relic = { $card }: which relic do you give back?
ask-campaign-from = { $card }: from which site do you campaign?

### The chronicle

ask-swear = You have won. Which oath shall the next game keep?
ask-new-citizen = Do you offer citizenship in the next game?
    .pass = No more offers
ask-be-citizen = { $seat_of } has won and offers you citizenship in the next game. Do you accept?
    .yes = Be a Citizen
    .pass = Remain an Exile
ask-build = Do you build or restore an edifice for the games to come?
    .pass = Leave the map as it is
ask-invite = Cards of which suit shall join the world deck? Three of it come, two of the next suit in the circle and one of the one after.

### Who is asked, as the others read it

step-choose_board = { $who } chooses a board.
step-lay_tokens = { $who } says where favor lies.
step-choose_place = { $who } chooses where to start.
step-tend_favor = { $who } tends the People’s Favor.
step-wake = { $who } may take something from the site.
step-act = { $who } acts.
step-rest_powers = { $who } uses Rest powers.
step-pass_title = { $who } hands over the title.
step-change_end_die = { $who } may change the end die.
step-search = { $who } searches.
step-search_in = { $who } searches.
step-play_drawn = { $who } keeps and plays a card.
step-play_adviser = { $who } plays or discards a facedown adviser.
step-play_found = { $who } plays the Conspiracy.
step-dismiss = { $who } discards an adviser.
step-muster = { $who } musters.
step-muster_from = { $who } musters.
step-trade = { $who } trades.
step-trade_with = { $who } trades.
step-recover = { $who } recovers something.
step-recover_what = { $who } recovers something.
step-find_relic = { $who } recovers a relic.
step-keep_relic = { $who } keeps a relic or returns it.
step-travel = { $who } travels.
step-travel_free = { $who } travels.
step-travel_on = { $who } travels.
step-travel_again = { $who } may travel again.
step-travel_sent = { $who } says where a pawn goes.
step-called = { $who } says where a pawn goes.
step-choose_defender = { $who } prepares a campaign.
step-join =
    { $n ->
        [one] { $who } decides
       *[other] { $who } decide
    } whether to join the defense.
step-accept = { $who } decides whether to accept an ally.
step-attacking_plans = { $who } uses battle plans of the attack.
step-defending_plans = { $who } says who of the defense is next to use battle plans.
step-defending_plan = { $who } uses battle plans of the defense.
step-effects_of = { $who } says which battle plan acts first.
step-count_attack = { $who } counts the losses of the attack.
step-sacrifice = { $who } decides whether to sacrifice warbands.
step-lose = { $who } chooses which warbands are lost.
step-occupy = { $who } puts warbands at the sites that were won.
step-banish = { $who } decides where to send a pawn.
step-banish_to = { $who } says where a pawn goes.
step-burn_half = { $who } decides whether to burn favor.
step-campaign_again = { $who } may campaign again.
step-peek = { $who } looks at a relic.
step-peek_reliquary = { $who } looks into the Reliquary.
step-unlocked = { $who } decides whether to take a relic of the Reliquary.
step-move_warbands = { $who } moves warbands.
step-agree_warbands = { $who } decides whether warbands may be moved.
step-show = { $who } shows a facedown adviser.
step-offer = { $who } prepares an offer of citizenship.
step-answer_offer = { $who } answers an offer of citizenship.
step-turn_citizen = { $who } becomes a Citizen.
step-exile = { $who } exiles a Citizen.
step-bargain = { $who } prepares a deal.
step-answer_bargain = { $who } answers the offer of a deal.
step-gather = { $who } may come to the gathering.
step-deal_at_fair = { $who } may make a deal at the gathering.
step-burn_for_secrets = { $who } may burn favor for secrets.
step-cash_in = { $who } collects winnings.
step-come_along = { $who } decides whether to come along.
step-come_home = { $who } says in which order cards are discarded.
step-depart = { $who } says how the way is paid for.
step-give_to_fae = { $who } gives back a relic.
step-join_with_relic = { $who } joins the Empire and takes a relic.
step-part = { $who } says which battle plan is discarded first.
step-pay_blackmail = { $who } decides whether to pay.
step-play_kept = { $who } plays another card.
step-play_prophecy = { $who } plays the Vision of the prophet.
step-play_vision = { $who } plays the Vision that was found.
step-sent_astray = { $who } says where a pawn goes.
step-settle_sites = { $who } puts warbands at new sites.
step-swear = { $who } swears an oath for the next game.
step-welcome = { $who } may offer citizenship in the next game.
step-be_welcome = { $who } decides whether to be a Citizen in the next game.
step-build = { $who } may build an edifice.
step-invite = { $who } invites cards to the world deck.
