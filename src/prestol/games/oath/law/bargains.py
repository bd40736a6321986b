"""Bargains that bind (7.6.3, 9.6): an offer is put together, shown to the other, and accepted or declined.

Everything else that players agree on binds nobody, and the law knows nothing of it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from prestol.games.oath.law.access import empties_ruler, place_of, renew
from prestol.games.oath.law.cards import dismiss, dismissible, unlimited
from prestol.games.oath.law.costs import allowed
from prestol.games.oath.law.pieces import (
    give,
    hand_over_relic,
    lift_warbands,
    place_warbands,
    put_adviser,
    remove_card,
)
from prestol.games.oath.law.purse import purse
from prestol.games.oath.moments import GIVE_SAID, SITE_WARBANDS
from prestol.games.oath.state import BANNERS, CARDS, NOBODY, RELIQUARY, Deal, Oath, Promise, game
from prestol.table import PASS, Ask, Asking, Value

Term = tuple[str, Any]
Group = tuple[Term, ...]
"""Terms of which a deal has one at most."""

Terms = Sequence[tuple[str, Any]]
"""All that one side puts in."""
GOODS: Final = ("favor", "secret", "relic", "banner")
"""What a citizen may be won with (6.6.1)."""
LAST_ROUND: Final = 8
TRIBUTES: Final = range(1, 6)
PENALTIES: Final = (0, 2, 4)


# What can be put into a deal


def groups_of(s: Oath, owner: int, other: int, things: Sequence[str]) -> list[Group]:
    """The terms that one side can put in, those together of which only one is possible."""
    p = s.players[owner]
    found: list[Group] = []
    for thing in allowed(things, GIVE_SAID(s, owner, ())):
        match thing:
            case "favor":
                found.append(tuple((thing, n) for n in range(1, purse(s, owner) + 1)))
            case "secret":
                found.append(tuple((thing, n) for n in range(1, p.secrets + p.spent + 1)))
            case "relic":
                found += [((thing, relic),) for relic in p.relics]
            case "banner":
                found += [((thing, banner),) for banner in BANNERS if s.banners[banner].holder == owner]
            case "adviser":
                found += [((thing, card),) for card in p.advisers if not CARDS[card].locked]
                found += [(("facedown", at),) for at in range(len(p.facedown))]
            case "site":
                ruled = s.side(owner) if s.side(owner) != s.side(other) else NOBODY
                found += [((thing, site.name),) for site in s.sites if site.name and site.ruler == ruled]
            case "tribute":
                found.append(tuple((thing, n) for n in TRIBUTES))
            case _:
                found.append(tuple((thing, until) for until in peaces(s)))
    return [group for group in found if group]


def peaces(s: Oath) -> Iterator[tuple[int, int]]:
    """Until when peace can be promised, and at what penalty (0: it cannot be broken)."""
    for until in sorted({s.round, min(s.round + 1, LAST_ROUND), LAST_ROUND}):
        for penalty in PENALTIES:
            yield until, penalty


def sites_in(terms: Terms) -> list[str]:
    """The sites that one side puts in."""
    return [str(what) for kind, what in terms if kind == "site"]


def can_settle(s: Oath, deal: Deal) -> bool:
    """Whether who gets sites can leave a warband at each: from the board, or from a site that is given for it. Where
    the bandits are the player's own, none is needed."""
    sides = [(deal.seat, sites_in(deal.give), sites_in(deal.take)), (deal.to, sites_in(deal.take), sites_in(deal.give))]
    for seat, gives, gets in sides:
        if gets and empties_ruler(s) != s.side(seat):
            back = sum(s.sites[place_of(s, name)].warbands for name in gives)
            if s.players[seat].warbands + back < len(gets) or not SITE_WARBANDS(s, seat, True):
                return False
    return True


class Draft:
    """A deal that is being put together: what can still be added without repeating an offer that was answered.

    offers: those answered ones that could be made once more, as far as the things in them go."""

    def __init__(self, s: Oath, deal: Deal, things: Sequence[str]) -> None:
        self.deal = deal
        self.groups = {
            "give": groups_of(s, deal.seat, deal.to, things),
            "take": groups_of(s, deal.to, deal.seat, things),
        }
        self.settles = (lambda deal: can_settle(s, deal)) if "site" in things else None
        if deal.seat == deal.to:
            self.groups = {"give": [], "take": []}
        made = [offer for offer in s.turn.offers if (offer.kind, offer.to) == (deal.kind, deal.to)]
        self.offers = [offer for offer in made if self.possible(offer)]

    def possible(self, deal: Deal) -> bool:
        """Whether a deal that was offered could still be made."""
        there = self.holds("give", deal.give) and self.holds("take", deal.take)
        return there and (self.settles is None or self.settles(deal))

    def holds(self, way: str, terms: Terms) -> bool:
        """Whether all of these terms can still be put into a deal."""
        return all(any(term in group for group in self.groups[way]) for term in terms)

    def added(self, way: str, term: Term) -> Deal:
        """The deal with one more term. Terms stand in one order, however they were named."""
        terms = {*(self.deal.give if way == "give" else self.deal.take), term}
        ordered = tuple(each for group in self.groups[way] for each in group if each in terms)
        return replace(self.deal, **{way: ordered})

    def open(self, way: str, deal: Deal) -> list[Group]:
        """The groups of which this deal has no term yet."""
        terms = deal.give if way == "give" else deal.take
        return [group for group in self.groups[way] if not any(term in terms for term in group)]

    def is_new(self, deal: Deal) -> bool:
        """Whether this very deal may be offered."""
        empty = deal.kind != "citizenship" and not (deal.give or deal.take)
        return not empty and deal not in self.offers and (self.settles is None or self.settles(deal))

    def leads_on(self, deal: Deal) -> bool:
        """Whether this deal, or one with more in it, may be offered."""
        if self.is_new(deal) and not self.offers:
            return True
        made = sum(
            offer.space == deal.space and set(deal.give) <= set(offer.give) and set(deal.take) <= set(offer.take)
            for offer in self.offers
        )
        nothing = deal.kind != "citizenship" and not (deal.give or deal.take)
        return self.ways(deal) > made + nothing

    def ways(self, deal: Deal) -> int:
        """How many deals there are with all that is in this one."""
        count, sites = 1, [deal]
        for way in ("give", "take"):
            for group in self.open(way, deal):
                if self.settles is not None and group[0][0] == "site":
                    sites += [replace(each, **{way: (*getattr(each, way), group[0])}) for each in sites]
                else:
                    count *= len(group) + 1
        return count * sum(map(self.settles, sites)) if self.settles is not None else count

    @property
    def options(self) -> list[tuple[Value, ...]]:
        """What can be added, and whether it can be sent."""
        found: list[tuple[Value, ...]] = [("send",)] if self.is_new(self.deal) else []
        for way in ("give", "take"):
            for group in self.open(way, self.deal):
                free = not self.offers and self.settles is None
                found += [(way, *term) for term in group if free or self.leads_on(self.added(way, term))]
        return found


def compose(s: Oath, draft: Draft, show: Sequence[str] = ()) -> Asking:
    """One term after another, until the offer is sent. Spaces of the reliquary can be shown to the other along with
    it. Returns those that are shown."""
    shown: list[str] = []
    promised = RELIQUARY[draft.deal.space] if draft.deal.kind == "citizenship" else "none"
    while True:
        options = draft.options
        options += [("show", space) for space in show if space not in shown]
        about = {"seat_to": draft.deal.to, "space": promised, **told(draft.deal)}
        option = options[0] if options == [("send",)] else (yield Ask(draft.deal.seat, "deal", options, about=about))
        if option[0] == "send":
            return shown
        if option[0] == "show":
            shown.append(option[1])
        else:
            draft.deal = draft.added(option[0], option[1:])


def told(deal: Deal) -> dict[str, Any]:
    """A deal for the words: by way, what is handed over, and what is promised."""
    about: dict[str, Any] = {}
    sides: list[tuple[str, Terms]] = [("given", deal.give), ("taken", deal.take)]
    for way, terms in sides:
        things: list[str] = []
        for kind, what in terms:
            match kind:
                case "favor" | "secret":
                    things += [kind] * what
                case "relic" | "banner" | "adviser" | "site":
                    things.append(what)
                case "facedown":
                    things.append(kind)
        found = dict(terms)
        until, penalty = found.get("peace", (0, 0))
        about |= {f"card_{way}": tuple(things), f"tribute_{way}": found.get("tribute", 0)}
        about |= {f"peace_{way}": until, f"penalty_{way}": penalty}
    return about


# Bargains by powers (7.6.3)


def can_bargain(s: Oath, seat: int, kind: str, others: Iterable[int], things: Sequence[str]) -> bool:
    """Whether there is somebody with whom there is still something to bargain about in this turn."""
    return next(partners(s, seat, kind, others, things), None) is not None


def partners(s: Oath, seat: int, kind: str, others: Iterable[int], things: Sequence[str]) -> Iterator[int]:
    """With whom there is still something to bargain about, one after another."""
    for other in others:
        deal = Deal(kind, seat, other)
        if other != seat and Draft(s, deal, things).leads_on(deal):
            yield other


@game.step
def bargain(s: Oath, seat: int, kind: str, others: tuple[int, ...], things: tuple[str, ...]) -> Asking:
    """A power (`kind`: its card or site) lets one bargain with one of these players about these things."""
    able = list(partners(s, seat, kind, others, things))
    if not able:
        return
    other = able[0] if len(able) == 1 else (yield Ask(seat, "deal-with", tuple(able), about={"card": kind}))
    draft = Draft(s, Deal(kind, seat, other), things)
    yield from compose(s, draft)
    s.deal = draft.deal
    s.tell("bargain", seat, seat_to=other, card=kind, **told(draft.deal))
    s.then(answer_bargain, other)


@game.step
def answer_bargain(s: Oath, seat: int) -> Asking:
    """The other accepts or declines."""
    deal = open_deal(s)
    about = {"seat_of": deal.seat, "card": deal.kind, **told(deal)}
    answer = yield Ask(seat, "bargain-answer", ("accept",), optional=True, about=about)
    if answered(s, answer):
        s.whole(fulfil)


def answered(s: Oath, answer: Value) -> bool:
    """An offer was accepted or declined; either way it is not made again unchanged in this turn."""
    deal = open_deal(s)
    s.turn.offers.append(deal)
    if answer is PASS:
        s.deal = None
    s.tell("declines" if answer is PASS else "accepts", deal.to, seat_to=deal.seat)
    return answer is not PASS


def open_deal(s: Oath) -> Deal:
    """The offer that lies on the table."""
    assert s.deal is not None
    return s.deal


@game.step
def fulfil(s: Oath) -> None:
    """Both hand over what they have agreed on; then whoever has too many advisers discards some."""
    deal = open_deal(s)
    exchange(s, deal)
    for seat, terms in ((deal.seat, deal.take), (deal.to, deal.give)):
        limited = (
            kind == "facedown" or (kind == "adviser" and not unlimited(s, seat, str(what))) for kind, what in terms
        )
        if any(limited) and dismissible(s, seat, all_count=True):
            s.then(dismiss, seat, True)
        if sites := tuple(sites_in(terms)):
            s.then(settle_sites, seat, sites)
    s.then(clear_table)


@game.step
def settle_sites(s: Oath, seat: int, sites: tuple[str, ...]) -> Asking:
    """Who has got sites says how many warbands go there from the board, one at least."""
    fewest, left = int(empties_ruler(s) != s.side(seat)), len(sites)
    for name in sites:
        left -= 1
        most = s.players[seat].warbands - fewest * left if SITE_WARBANDS(s, seat, True) else 0
        count = yield Ask(seat, "settle-site", range(fewest, most + 1), about={"site": name})
        place_warbands(s, seat, place_of(s, name), count)
        s.tell("takes-over-site", seat, site=name, warbands=count)


@game.step
def clear_table(s: Oath) -> None:
    """The deal is done."""
    s.deal = None


def exchange(s: Oath, deal: Deal) -> None:
    """What goes there and what comes back; what was promised is written down for all to see."""
    sides: list[tuple[int, int, Terms]] = [(deal.seat, deal.to, deal.give), (deal.to, deal.seat, deal.take)]
    for giver, taker, terms in sides:
        for kind, what in sorted(terms, key=lambda term: term[0] == "facedown" and -term[1]):
            hand_over(s, giver, taker, kind, what)


def hand_over(s: Oath, giver: int, taker: int, kind: str, what: Any) -> None:
    """One term. To give is not to take: nothing is burned from a banner that is given (10)."""
    match kind:
        case "favor":
            give(s, giver, taker, favor=what)
        case "secret":
            give_secrets(s, giver, taker, what)
        case "relic":
            hand_over_relic(s, giver, taker, what)
        case "banner":
            s.banners[what].holder = taker
            renew(s)
        case "adviser":
            remove_card(s, what)
            put_adviser(s, taker, what)
        case "facedown":
            hidden, hand = s.players[giver].facedown, s.players[taker].facedown
            hidden.move(hidden.cards[what], hand)
            s.peek(hand, taker)
        case "site":
            place = place_of(s, what)
            lift_warbands(s, giver, place, s.sites[place].warbands)
        case "tribute":
            s.promises.append(Promise(kind, giver, taker, what))
        case _:
            s.promises.append(Promise(kind, giver, taker, *what))


def give_secrets(s: Oath, giver: int, taker: int, count: int) -> None:
    """Those that lie face up first; those that do not stay so."""
    one, other = s.players[giver], s.players[taker]
    up = min(count, one.secrets)
    give(s, giver, taker, secrets=up)
    one.spent -= count - up
    other.spent += count - up


# Promises


def at_peace(s: Oath, seat: int, other: int) -> bool:
    """Whether a promise keeps a seat from a campaign against another."""
    return any(not promise.penalty for promise in peaces_between(s, seat, other))


def peaces_between(s: Oath, seat: int, other: int) -> list[Promise]:
    """The promises of peace that still hold."""
    return [p for p in s.promises if (p.kind, p.by, p.to) == ("peace", seat, other) and p.n >= s.round]


def break_peace(s: Oath, seat: int, other: int) -> None:
    """The penalty for each promise of peace that is broken."""
    for promise in peaces_between(s, seat, other):
        s.promises.remove(promise)
        give(s, seat, other, favor=promise.penalty)
        s.tell("breaks-peace", seat, seat_to=other, n=promise.penalty)


def keep_promises(s: Oath, seat: int) -> None:
    """In the Wake Phase: tributes are paid, and peaces that are over are forgotten."""
    s.promises = [promise for promise in s.promises if promise.kind != "peace" or promise.n >= s.round]
    for promise in [p for p in s.promises if (p.kind, p.by) == ("tribute", seat)]:
        s.promises.remove(promise)
        favor = min(promise.n, purse(s, seat))
        give(s, seat, promise.to, favor=favor)
        s.tell("tribute", seat, seat_to=promise.to, n=favor)
