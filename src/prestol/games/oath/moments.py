"""The moments of the law at which cards, sites, banners and the reliquary act. The law calls them and names no card.

`working[seat]` holds what the seat has access to (7.1.1: what it rules and what lies at the site of its pawn) and, for
every seat, all faceup sites and all persistent cards in play (7.1.4): such a power looks itself for whom it works.
A site is spoken of by its place on the map (0 to 7), because its card may lie face down.
Modifiers (7.4) and battle plans (7.5) are events: the law offers the ready ones whose cost can be paid, takes the cost
and notes the card in the piece of the action (`used` of the deed or the campaign); their powers write into that piece,
and rules ask whether the card is `used`. So it is with Action and Rest powers: access and cost are the law's.
"""

from typing import Final

from prestol.games.oath.state import game

# Rules: numbers and options. In brackets stands what their powers are told after the value

RULES_EMPTY: Final = game.rule("rules-empty")
"""7.6.5. The side that rules faceup sites without warbands. Called for the card's holder. []"""
CARD_RULER: Final = game.rule("card-ruler")
"""10. The side that rules a card at a site (a site's ruler). Called for the seat that asks. [card, place]"""
SUITED: Final = game.rule("suited-advisers")
"""5.3.2. As how many advisers of a suit the faceup advisers of the seat count. [suit]"""
FAVOR_BURNED: Final = game.rule("favor-burned")
"""10. Who gets favor that a player burns (NOBODY: the shared bank). Called for the active player. []"""

LOCKED: Final = game.rule("locked")
"""7.2.2. Whether a card is locked for the seat beside those on which it is printed. [card]"""
RELICS_SHUT: Final = game.rule("relics-shut")
"""7.2.2. Whether the facedown relics at a site are locked for the seat. [place]"""
KEPT_IN: Final = game.rule("kept-in")
"""2.1.3. The favor bank that keeps the favor of the seat; "" for its own board. []"""
SECRETS_PAY: Final = game.rule("secrets-pay")
"""7.1.2. Whether the seat may use powers whose cost has secrets. []"""
FEES: Final = game.rule("fees")
"""Cards (a tuple) whose rulers must first be given a favor. ["trade" and the card; "travel" and where to; "search" or
"adviser" and where the pawn stands]"""

WAKE_TOKENS: Final = game.rule("wake-tokens")
"""4.1.4. What the seat may take from the site of its pawn: a tuple of "favor" and "secret". []"""

SEARCH_COST: Final = game.rule("search-cost")
"""5.1.1. Supply for a search; the source is "deck" or a region. [source]"""
SEARCH_OPEN: Final = game.rule("search-open")
"""5.1.1. The sources that may be searched: "deck" and regions (a tuple). []"""
SEARCH_SAID: Final = game.rule("search-said")
"""9.2. What is said about the sources: "must", "cannot", "ignore" (`law.costs.Said`). []"""
DRAW_COUNT: Final = game.rule("draw-count")
"""5.1.2. How many cards a search draws. [source]"""
DRAW_UNDER: Final = game.rule("draw-under")
"""5.1.2. Whether a search draws from the bottom of a discard pile. [source]"""
KEPT: Final = game.rule("kept")
"""5.1.3. How many of the drawn cards may be played. []"""
PLAY_SITES: Final = game.rule("play-sites")
"""5.1.4.I. The sites where a card may be played (a tuple), full ones included. [card]"""
PLAY_OPEN: Final = game.rule("play-open")
"""5.1.4. The ways in which a card may be played (a tuple of options of the question). [card]"""
PLAY_SAID: Final = game.rule("play-said")
"""9.2. What is said about these ways. [card]"""
OWN_SAID: Final = game.rule("own-said")
"""7.2. What a card says about the ways in which it is played itself: the law asks this card alone. [card]"""
PLAY_ROOM: Final = game.rule("play-room")
"""5.1.4.I. What may be discarded first, to make room or not: a tuple of (whose power it is, place, card). [card, to]"""
MOVE_ROOM: Final = game.rule("move-room")
"""10. The same for a card that is moved to a site. [card, to]"""
ROOM: Final = game.rule("room")
"""2.8.1. How many cards a site holds. The law also asks the card that is being played. [place, the card that is being
played there, or ""]"""
PLAY_GAIN: Final = game.rule("play-gain")
"""5.1.4.I. What playing to a site brings: "favor" or "secret". [card, site]"""
ADVISER_LIMIT: Final = game.rule("adviser-limit")
"""2.2.2. How many advisers the seat may have. The law also asks the card that joins them. [the card that joins them
face up, or ""]"""
ADVISER_SUIT: Final = game.rule("adviser-suit")
"""7.6.4. A suit, and how many advisers the seat may have that are not of it; ("", 0) if there is no such limit. The law
also asks the card that joins them. [the card that joins them face up, or ""]"""

MUSTER_OPEN: Final = game.rule("muster-open")
"""5.2.1. The cards from which may be mustered (a tuple). []"""
MUSTER_SAID: Final = game.rule("muster-said")
"""9.2. What is said about these cards. []"""
MUSTER_GOODS: Final = game.rule("muster-goods")
"""5.2.1. What is placed on the card of a muster: "favor" or "secret". []"""
MUSTER_COST: Final = game.rule("muster-cost")
"""5.2.1. Supply for a muster. [card]"""
MUSTER_GAIN: Final = game.rule("muster-gain")
"""5.2.2. Warbands of a muster. [card]"""

TRADE_OPEN: Final = game.rule("trade-open")
"""5.3.2. The cards with which may be traded (a tuple). []"""
TRADE_SAID: Final = game.rule("trade-said")
"""9.2. What is said about these cards. []"""
TRADE_COST: Final = game.rule("trade-cost")
"""5.3.1. Supply for a trade. [card]"""
TRADE_MATCHES: Final = game.rule("trade-matches")
"""5.3.2. How many advisers match the card traded with. [card]"""
TRADE_FAVOR: Final = game.rule("trade-favor")
"""5.3.2. Favor that a trade brings. [card, what is traded for: "favor" or "secret"]"""
TRADE_BONUS: Final = game.rule("trade-bonus")
"""5.3.2. Favor that a trade brings, once everything else is counted. [card, what is traded for]"""
TRADE_SECRETS: Final = game.rule("trade-secrets")
"""5.3.2. Secrets that a trade brings. [card, what is traded for: "favor" or "secret"]"""

RECOVER_OPEN: Final = game.rule("recover-open")
"""5.4.1. What may be recovered (a tuple): facedown relics as (site, number), banners by name. []"""
RECOVER_EXTRA: Final = game.rule("recover-extra")
"""5.4.2. Tokens that come onto a recovered banner beside those of the player. [banner]"""
RECOVER_SAID: Final = game.rule("recover-said")
"""9.2. What is said about what may be recovered. []"""
TAKE_SAID: Final = game.rule("take-said")
"""9.2. What is said about the relics and banners of another player that the seat may target or take. [of whom]"""

TRAVEL_COST: Final = game.rule("travel-cost")
"""5.6.1. Supply for a travel, before surcharges. [from, to]"""
TRAVEL_EXTRA: Final = game.rule("travel-extra")
"""5.6.1. Surcharges; nothing that spends no Supply pays them (7.6.2). [from, to]"""
TRAVEL_OPEN: Final = game.rule("travel-open")
"""5.6.1. Sites to which the seat may travel (a tuple). [from]"""
TRAVEL_SAID: Final = game.rule("travel-said")
"""9.2. What is said about the sites to which the seat travels. [from]"""
TRAVEL_TOLL: Final = game.rule("travel-toll")
"""Secrets that must be flipped facedown to enter a site or to declare a target there. [site]"""
TRAVEL_WAIVER: Final = game.rule("travel-waiver")
"""5.6.1. The card whose ruler may be given a favor instead of the Supply for a travel; "" if there is none. [to]"""
TRAVEL_CHOOSER: Final = game.rule("travel-chooser")
"""Who chooses where the pawn goes (a seat). [from]"""

# Rules of a campaign are called for the attacker. Where it says "Plans", the value goes through the persistent cards
# and through each battle plan that was used; `campaign.used[card]` says who used it

CAMPS: Final = game.rule("camps")
"""5.5.2. Sites (a tuple) whose warbands belong to the attacking army beside those on the board. []"""
CAMPAIGN_OPEN: Final = game.rule("campaign-open")
"""5.5. Whether the seat may campaign at all. []"""
BANDITS_AT: Final = game.rule("bandits-at")
"""2.8.3. Bandits at a site. [place]"""
TARGETS_SAID: Final = game.rule("targets-said")
"""5.5.2. What is said about the targets that may be declared next; `campaign.targets` has those declared. []"""
TARGETS_DONE: Final = game.rule("targets-done")
"""5.5.2. Whether the targets declared so far may be all. []"""
TARGET_DICE: Final = game.rule("target-dice")
"""5.5.2. Defense dice of a target. [target]"""
DECLARED: Final = game.rule("declared")
"""5.5.2. Attack dice to add once the targets are declared; below zero they are removed. []"""
SOLE_PLAN: Final = game.rule("sole-plan")
"""5.5.3. Whether a battle plan must be the only one of its side: the power of that plan itself. []"""
PLANS_SAID: Final = game.rule("plans-said")
"""5.5.3. What is said about the battle plans that a seat, or the bandits, may still use. Plans. [who]"""
PLAN_COST: Final = game.rule("plan-cost")
"""5.5.3. What a battle plan costs (a Cost). [card, who]"""
ROLLING: Final = game.rule("rolling")
"""5.5.4, 5.5.5. How many of the dice are rolled. Plans. ["attack" or "defense"]"""
FACES: Final = game.rule("faces")
"""5.5.4, 5.5.5. What was rolled (a tuple of faces), before it is summed. Plans. ["attack" or "defense"]"""
STANDING: Final = game.rule("standing")
"""5.5.4. What the defending warbands add, counted on for each site that is a target. [place]"""
SKULLS: Final = game.rule("skulls")
"""5.5.5. Warbands that skulls kill. Plans. []"""
SACRIFICE: Final = game.rule("sacrifice")
"""5.5.5. Whether the attacker may sacrifice warbands. Plans. []"""
LOSSES: Final = game.rule("losses")
"""5.5.6. Warbands that the loser must kill. Plans. [the army: "attack" or "defense", all its warbands]"""
BURNED: Final = game.rule("burned")
"""5.5.7.III. Favor that the defender burns. Plans. []"""

SAVED: Final = game.rule("saved")
"""5.5. Whether warbands of an army that would be killed are set aside until the campaign ends. Plans. [the army]"""

MUST_STAY: Final = game.rule("must-stay")
"""6.5. Own warbands that must stay at the site. [place]"""
SITE_WARBANDS: Final = game.rule("site-warbands")
"""Whether the seat may place warbands on sites. []"""
GIVE_SAID: Final = game.rule("give-said")
"""6.6.1, 7.6.3. What is said about the kinds of things that the seat may give: favor, secret, relic ... []"""
EXILE_SAID: Final = game.rule("exile-said")
"""6.7, 6.8. What is said about who may be exiled (seats). Called for the active player. []"""

END_DIE: Final = game.rule("end-die")
"""3.3. Whether the seat may change the result of the end die. []"""

SITE_STAYS: Final = game.rule("site-stays")
"""8.3.2. Whether a site stays on the map for the next game. Called for the winner. [place]"""

# Events. In brackets stands what their powers are told after the state and the seat

ACTION: Final = game.event("action")
"""6.2. An Action power: one more option of the question of the act phase. []"""
TITLE: Final = game.event("title-taken")
"""2.11. The title has changed hands. [who has it now]"""
REST: Final = game.event("rest-power")
"""4.3.5. A Rest power, each at most once. []"""
PLAYED: Final = game.event("when-played")
"""7.3.3. When Played: the law plays the card's own power, access or not. [card, the place or -1 for an adviser]"""
HOMELAND: Final = game.event("homeland")
"""A card was played faceup to a site: the law plays the site's own power. [card, site]"""

MODIFY_SEARCH: Final = game.event("modify-search")
MODIFY_MUSTER: Final = game.event("modify-muster")
MODIFY_TRADE: Final = game.event("modify-trade")
MODIFY_RECOVER: Final = game.event("modify-recover")
MODIFY_TRAVEL: Final = game.event("modify-travel")
"""7.4. A modifier that may be used when the action begins. Whether it could do something is also asked before there is
a deed. []"""

DRAWN: Final = game.event("drawn")
"""5.1.2. A search has drawn its cards; they are in the hand. []"""
SEARCH_PLAYED: Final = game.event("search-played")
"""A card was played face up in a search or from facedown advisers, by the seat of the deed. [card, where, whether it
was freshly drawn]"""
SEARCHED: Final = game.event("searched")
"""A search is done. [source]"""
MUSTERED: Final = game.event("mustered")
"""A muster is done. [card]"""
TRADED: Final = game.event("traded")
"""A trade is done. [card]"""
RECOVERED: Final = game.event("recovered")
"""Something was recovered. [what]"""
TRAVELLED: Final = game.event("travelled")
"""The pawn has travelled, forced or not. [from, to]"""

PLAN: Final = game.event("plan")
"""5.5.3. A battle plan that the seat may use; for a free one the seat may be the bandits'. []"""
ROLLED: Final = game.event("rolled")
"""5.5.4, 5.5.5. Dice have been rolled and not yet been summed. ["attack" or "defense"; "apart" for the defense dice
that the seat has rolled outside a campaign and that lie in `cast`]"""
TRIUMPH: Final = game.event("triumph")
"""5.5.6. The victor's used plans, before anybody of the loser's army is killed. []"""
CAPTURE: Final = game.event("capture")
"""5.5.6. The victor's used plans, once the dead are counted and before the rest of the loser's army withdraws. []"""
DEFEAT: Final = game.event("defeat")
"""5.5.6. The loser's used plans: "if you lost". []"""
VISION_FREED: Final = game.event("vision-freed")
"""2.2.1. The vision that the seat has shared is discarded: it is in the hand now. [the vision]"""
RELICS_TAKEN: Final = game.event("relics-taken")
"""10. Relics have been taken in one go, in whatever way. [who took them, the relics]"""
VICTORY: Final = game.event("victory")
"""5.5.8. The victor's used plans: "if you won". []"""
CAMPAIGN_ENDS: Final = game.event("campaign-ends")
"""5.5.8. Used plans: "at the end of the campaign". []"""
CAMPAIGNED: Final = game.event("campaigned")
"""A campaign is over. [attacker, defender, whether the attacker won]"""
AFTERWARDS: Final = game.event("afterwards")
"""After everything of the campaign (a further travel, a further campaign): used plans. [attacker, defender, whether the
attacker won]"""
