"""Citizens: offers of citizenship (6.6), exiling (6.7) and exiling oneself (6.8)."""

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.armies import spread
from prestol.games.oath.law.bargains import GOODS, Draft, answered, compose, exchange, open_deal, told
from prestol.games.oath.law.costs import allowed
from prestol.games.oath.law.pieces import discard_vision, give, secrets_of, take_relics
from prestol.games.oath.law.purse import purse
from prestol.games.oath.moments import EXILE_SAID
from prestol.games.oath.state import BANNERS, NOBODY, RELIQUARY, SCEPTER, SUPPLY, Deal, Oath, game
from prestol.table import Ask, Asking, Pile

# The offer (6.6.1)


def wields(s: Oath, seat: int) -> bool:
    """Whether a seat may use the Grand Scepter: not in the turn in which it was taken."""
    return SCEPTER in s.players[seat].relics and SCEPTER not in s.turn.taken


def scepter_holder(s: Oath) -> int:
    """Who has the Grand Scepter; NOBODY if nobody has."""
    return next((seat for seat, p in enumerate(s.players) if SCEPTER in p.relics), NOBODY)


def offers_to(s: Oath, seat: int, exile: int) -> list[int]:
    """The spaces of the reliquary whose relics can still be offered to this exile in this turn."""
    spaces = [space for space, pile in enumerate(s.reliquary) if pile.cards]
    if not s.turn.offers:
        return spaces
    deals = [Deal("citizenship", seat, exile, space) for space in spaces]
    return [deal.space for deal in deals if Draft(s, deal, GOODS).leads_on(deal)]


def can_offer(s: Oath, seat: int) -> bool:
    """Whether there is an exile to whom an offer can be made."""
    if not wields(s, seat):
        return False
    if not s.turn.offers:
        return bool(exiles(s)) and any(pile.cards for pile in s.reliquary)
    return any(offers_to(s, seat, exile) for exile in exiles(s))


def exiles(s: Oath) -> list[int]:
    """Those who could become citizens."""
    return [seat for seat, p in enumerate(s.players) if p.role == "exile"]


@game.step
def offer(s: Oath, seat: int) -> Asking:
    """6.6.1. Exactly one relic of the reliquary, and whatever else the two agree on."""
    able = tuple(exile for exile in exiles(s) if offers_to(s, seat, exile))
    exile = able[0] if len(able) == 1 else (yield Ask(seat, "offer-to", able))
    spaces = tuple(RELIQUARY[space] for space in offers_to(s, seat, exile))
    space = RELIQUARY.index((yield Ask(seat, "offer-relic", spaces, about={"seat_to": exile})))
    draft = Draft(s, Deal("citizenship", seat, exile, space), GOODS)
    unseen = [] if exile == seat else [at for at, pile in enumerate(s.reliquary) if is_unseen(pile, exile)]
    shown = yield from compose(s, draft, [RELIQUARY[at] for at in unseen])
    s.deal = draft.deal
    if exile == seat:
        s.whole(join_empire)
        return
    s.tell("offer", seat, seat_to=exile, space=RELIQUARY[space], **told(draft.deal))
    for name in shown:
        relic = s.peek(s.reliquary[RELIQUARY.index(name)], exile)
        s.tell("shows-reliquary", seat, seat_to=exile, space=name)
        s.whisper(exile, "sees-relic", relic=relic)
    s.then(answer_offer, exile)


def is_unseen(pile: Pile, seat: int) -> bool:
    """A relic lies there that this seat does not know."""
    return bool(pile.cards) and not pile.marks[-1] & 1 << seat


@game.step
def answer_offer(s: Oath, seat: int) -> Asking:
    """6.6.2. The exile accepts or declines."""
    deal = open_deal(s)
    about = {"seat_of": deal.seat, "space": RELIQUARY[deal.space], **told(deal)}
    answer = yield Ask(seat, "offer-answer", ("accept",), optional=True, about=about)
    if answered(s, answer):
        s.whole(join_empire)


@game.step
def join_empire(s: Oath) -> None:
    """The board is turned, and both hand over what they have agreed on."""
    s.then(turn_citizen, open_deal(s).to)
    s.then(settle)


@game.step
def settle(s: Oath) -> None:
    """The relic of the reliquary lies face up from now on; the modifier under it binds the Chancellor."""
    deal = open_deal(s)
    s.deal = None
    exchange(s, deal)
    grant_relic(s, deal.to, deal.space)


def grant_relic(s: Oath, seat: int, space: int) -> None:
    """A relic of the reliquary is given to a new citizen."""
    relic = s.reveal(s.reliquary[space])
    s.players[seat].relics.append(relic)
    renew(s)
    s.tell("receives-relic", seat, relic=relic, space=RELIQUARY[space])


# Turning boards


def become_citizen(s: Oath, seat: int) -> None:
    """7.6.1. A power makes a citizen of an exile, without an offer and a relic."""
    s.whole(turn_citizen, seat)


@game.step
def join_with_relic(s: Oath, seat: int) -> Asking:
    """7.6.1. A power makes a citizen of an exile, who takes a relic of the reliquary unseen."""
    covered = tuple(slot for slot, pile in zip(RELIQUARY, s.reliquary, strict=True) if pile.cards)
    slot = (yield Ask(seat, "reliquary-take", covered)) if covered else ""
    s.then(turn_citizen, seat)
    if slot:
        s.then(take_unseen, seat, slot)


@game.step
def take_unseen(s: Oath, seat: int, slot: str) -> None:
    """The relic is turned up only when it is taken."""
    relic = s.reveal(s.reliquary[RELIQUARY.index(slot)])
    s.tell("receives-relic", seat, relic=relic, space=slot)
    take_relics(s, seat, (relic,))


@game.step
def turn_citizen(s: Oath, seat: int) -> Asking:
    """6.6.2. Everything that changes for a new citizen. If purple warbands are short, the player says which go."""
    p, chancellor = s.players[seat], s.players[0]
    own = {("board", seat): p.warbands} | {
        ("site", place): site.warbands for place, site in enumerate(s.sites) if site.color == seat
    }
    short = sum(own.values()) - chancellor.bank
    gone = yield from spread(s, seat, own, max(0, short), "purple")
    p.role = "citizen"
    for (where, at), count in own.items():
        purple = count - gone[where, at]
        p.bank += count
        chancellor.bank -= purple
        if where == "board":
            p.warbands = purple
        else:
            s.sites[at].warbands = purple
            s.sites[at].color = 0 if purple else NOBODY
    if s.title == seat:
        s.usurper = False
    end_of_act(s, seat)
    p.supply = SUPPLY["most"]
    renew(s)
    s.tell("becomes-citizen", seat)
    discard_vision(s, seat)


def end_of_act(s: Oath, seat: int) -> None:
    """The Act Phase ends, if it is this player's."""
    if s.active == seat:
        s.turn.over = True


def turn_exile(s: Oath, seat: int) -> None:
    """6.7, 6.8. The warbands on the board get their own colour back; those on sites stay the Empire's."""
    p = s.players[seat]
    own = min(p.warbands, p.bank)
    s.players[0].bank += p.warbands
    p.bank -= own
    p.warbands = own
    p.role = "exile"
    p.supply = SUPPLY["most"]
    renew(s)
    s.tell("becomes-exile", seat)


# Exiling a citizen (6.7)


def exile_price(s: Oath, seat: int, citizen: int) -> int:
    """Favor that exiling a citizen costs: five, and the title and the People's Favor weigh on both sides."""
    weight = {each: (s.title == each) + (s.banners[BANNERS[0]].holder == each) for each in (seat, citizen)}
    return 5 + weight[citizen] - weight[seat]


def exilable(s: Oath, seat: int) -> list[int]:
    """The citizens whom a seat can exile and pay off."""
    others = [other for other, p in enumerate(s.players) if p.role == "citizen" and other != seat]
    if not others:
        return []
    favor = purse(s, seat)
    return [other for other in allowed(others, EXILE_SAID(s, seat, ())) if exile_price(s, seat, other) <= favor]


def can_exile(s: Oath, seat: int) -> bool:
    """Whether the holder of the Grand Scepter can exile somebody."""
    return wields(s, seat) and bool(exilable(s, seat))


@game.step
def exile(s: Oath, seat: int) -> Asking:
    """6.7. A citizen becomes an exile, and gets favor for it."""
    citizen = yield Ask(seat, "exile", tuple(exilable(s, seat)))
    price = exile_price(s, seat, citizen)
    give(s, seat, citizen, favor=price)
    s.tell("exiles", seat, seat_of=citizen, n=price)
    turn_exile(s, citizen)


# Exiling oneself (6.8)


def price_of_freedom(s: Oath, seat: int) -> int:
    """Favor for the warbands on the board and all secrets, those on cards too."""
    return s.players[seat].warbands + secrets_of(s, seat)


def can_exile_self(s: Oath, seat: int) -> bool:
    """A citizen without the Grand Scepter can, who is able to pay its holder."""
    p = s.players[seat]
    if p.role != "citizen" or scepter_holder(s) in (NOBODY, seat):
        return False
    return price_of_freedom(s, seat) <= purse(s, seat) and bool(allowed([seat], EXILE_SAID(s, seat, ())))


@game.step
def exile_self(s: Oath, seat: int) -> None:
    """6.8. A citizen turns the own board; the Act Phase is over."""
    price = price_of_freedom(s, seat)
    s.tell("exiles-self", seat, seat_to=scepter_holder(s), n=price)
    give(s, seat, scepter_holder(s), favor=price)
    turn_exile(s, seat)
    end_of_act(s, seat)
