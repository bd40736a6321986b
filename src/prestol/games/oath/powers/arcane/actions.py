"""The denizens of magic: Action powers."""

from prestol.games.oath.law.bargains import give_secrets
from prestol.games.oath.law.cards import play_card
from prestol.games.oath.law.pieces import discard, gain_favor, gain_secrets, give, kill, kill_at, take_favor
from prestol.games.oath.law.purse import purse, receive
from prestol.games.oath.moments import ACTION
from prestol.games.oath.powers.effects import loose, may_give, stocked, together, which_bank
from prestol.games.oath.state import CONSPIRACY, PLACES_OF, REGION, SUIT, Deed, Oath, game
from prestol.table import EVERYBODY, PASS, Ask, Asking, power

# Alchemist


@power("alchemist", ACTION, when=lambda s, seat: bool(stocked(s)))
def alchemist(s: Oath, seat: int) -> Asking:
    for _ in range(4):
        if stocked(s):
            suit = yield from which_bank(s, seat, "alchemist")
            gain_favor(s, seat, suit)
            s.tell("gains-favor", seat, card="alchemist", suit=suit, favor=1)


# Spirit Snare


@power("spirit_snare", ACTION, when=lambda s, seat: bool(stocked(s)))
def spirit_snare(s: Oath, seat: int) -> Asking:
    suit = yield from which_bank(s, seat, "spirit_snare")
    s.tell("gains-favor", seat, card="spirit_snare", suit=suit, favor=gain_favor(s, seat, suit))


# Wizard School


@power("wizard_school", ACTION)
def wizard_school(s: Oath, seat: int) -> None:
    gain_secrets(s, seat)
    s.tell("gains-secrets", seat, card="wizard_school", secrets=1)
    s.turn.over = True


# Taming Charm


def tame(s: Oath, seat: int) -> list[str]:
    return [card for card in loose(s, seat, s.players[seat].site) if SUIT[card] in ("beast", "nomad")]


@power("taming_charm", ACTION, when=lambda s, seat: bool(tame(s, seat)))
def taming_charm(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "discard-which", tame(s, seat), about={"card": "taming_charm"})
    discard(s, seat, card)
    favor = gain_favor(s, seat, SUIT[card], 2)
    s.tell("gains-favor", seat, card="taming_charm", suit=SUIT[card], favor=favor)


# Inquisitor


def suspects(s: Oath, seat: int) -> list[tuple[int, int]]:
    """Facedown advisers of those who stand here that the seat does not know, or knows to plot: whose, and which."""
    found = []
    for other in together(s, seat):
        hidden = s.players[other].facedown
        for at, (card, mark) in enumerate(zip(hidden.cards, hidden.marks, strict=True)):
            if not mark >> seat & 1 or card == CONSPIRACY:
                found.append((other, at))
    return found


@power("inquisitor", ACTION, when=lambda s, seat: bool(suspects(s, seat)))
def inquisitor(s: Oath, seat: int) -> Asking:
    other, at = yield Ask(seat, "peek-adviser", suspects(s, seat), about={"card": "inquisitor"})
    card = s.peek(s.players[other].facedown, seat, at)
    s.tell("looks-at-adviser", seat, card="inquisitor", seat_of=other)
    s.whisper(seat, "sees", card=card)
    if card == CONSPIRACY:
        s.tell("uncovers", seat, card=card, seat_of=other)
        s.reveal(s.players[other].facedown, card)
        s.players[seat].hand.cards.append(card)
        s.players[seat].hand.marks.append(EVERYBODY)
        s.deed = Deed("adviser", seat)
        s.then(play_found, seat)
    elif s.favor_on.pop("inquisitor", 0):
        receive(s, other, 1)


@game.step
def play_found(s: Oath, seat: int) -> Asking:
    """The Conspiracy that was found is played or discarded."""
    hand = s.players[seat].hand
    yield from play_card(s, seat, CONSPIRACY, hand)


# Blood Pact


@power("blood_pact", ACTION, when=lambda s, seat: s.players[seat].warbands > 1)
def blood_pact(s: Oath, seat: int) -> Asking:
    warbands = range(2, s.players[seat].warbands + 1, 2)
    count = yield Ask(seat, "how-many-warbands", warbands, about={"card": "blood_pact"})
    kill(s, seat, count)
    gain_secrets(s, seat, count // 2)
    s.tell("sacrifices", seat, card="blood_pact", warbands=count)
    s.tell("gains-secrets", seat, card="blood_pact", secrets=count // 2)


# Dream Thief


def sleepers(s: Oath, but: int = -1) -> list[tuple[int, int]]:
    """All facedown advisers but those of one player: whose, and which."""
    return [(owner, at) for owner, p in enumerate(s.players) if owner != but for at in range(len(p.facedown))]


def two_dream(s: Oath) -> bool:
    return len({owner for owner, _ in sleepers(s)}) > 1


@power("dream_thief", ACTION, when=lambda s, seat: two_dream(s))
def dream_thief(s: Oath, seat: int) -> Asking:
    """Two of them trade places; whoever has one now may look at it."""
    about = {"card": "dream_thief"}
    owner, at = yield Ask(seat, "swap-adviser", sleepers(s), about=about)
    other, where = yield Ask(seat, "swap-adviser-with", sleepers(s, owner), about=about)
    one, two = s.players[owner].facedown, s.players[other].facedown
    one.cards[at], two.cards[where] = two.cards[where], one.cards[at]
    one.marks[at], two.marks[where] = two.marks[where], one.marks[at]
    s.tell("swaps-advisers", seat, card="dream_thief", seat_of=owner, seat_to=other)
    for whose, pile, which in ((owner, one, at), (other, two, where)):
        s.whisper(whose, "sees", card=s.peek(pile, whose, which))


# Forgotten Vault


@power("forgotten_vault", ACTION)
def forgotten_vault(s: Oath, seat: int) -> Asking:
    flag = s.banners["darkest-secret"]
    way = (yield Ask(seat, "vault", ("add", "burn"), about={"tokens": flag.tokens})) if flag.tokens > 1 else "add"
    flag.tokens += 1 if way == "add" else -1
    s.tell("adds-secret" if way == "add" else "removes-secret", seat, card="forgotten_vault")


# Plague Engines


@power("plague_engines", ACTION)
def plague_engines(s: Oath, seat: int) -> None:
    """Favor for each site that one rules, each imperial player for every site of the Empire."""
    for other in s.from_seat(seat):
        ruled = sum(site.ruler == s.side(other) for site in s.sites)
        favor = min(ruled, s.players[other].favor)
        if favor:
            s.players[other].favor -= favor
            s.banks["arcane"] += favor
            s.tell("puts-favor", other, card="plague_engines", suit="arcane", favor=favor)


# Terror Spells


def within_sight(s: Oath, seat: int) -> list[tuple[str, int]]:
    """Where warbands stand in the region: at sites, and on boards of players whose pawns are there."""
    region = REGION[s.players[seat].site]
    found = [("site", place) for place in PLACES_OF[region] if s.sites[place].warbands]
    boards = (other for other in s.from_seat(seat) if REGION[s.players[other].site] == region)
    return [*found, *(("board", other) for other in boards if s.players[other].warbands)]


def can_terrify(s: Oath, seat: int) -> bool:
    return s.banners["darkest-secret"].holder == seat and bool(within_sight(s, seat))


@power("terror_spells", ACTION, when=can_terrify)
def terror_spells(s: Oath, seat: int) -> Asking:
    for _ in range(2):
        options = within_sight(s, seat)
        if not options:
            break
        where, at = yield Ask(seat, "kill-where", options, about={"card": "terror_spells"})
        if where == "site":
            kill_at(s, at, 1)
            s.tell("kills-at", seat, card="terror_spells", site=s.sites[at].name, warbands=1)
        else:
            kill(s, at, 1)
            s.tell("kills", seat, card="terror_spells", seat_of=at, warbands=1)


# Tutor


@power("tutor", ACTION)
def tutor(s: Oath, seat: int) -> None:
    gain_secrets(s, seat)
    s.tell("gains-secrets", seat, card="tutor", secrets=1)


# Witch's Bargain

SELL, BUY = "sell", "buy"


def bargains(s: Oath, seat: int, made: dict[int, str], paid: int = 0) -> list[tuple[str, int]]:
    """A secret for two favor, or the other way round, with somebody who stands here; with each of them only one way,
    for both ways would lead back. `paid`: secrets that are still to be paid."""
    p = s.players[seat]
    sells = p.secrets + p.spent > paid and may_give(s, seat, "secret")
    buys = purse(s, seat) > 1 and may_give(s, seat, "favor")
    found = []
    for other in together(s, seat):
        q = s.players[other]
        if sells and q.favor > 1 and made.get(other) != BUY:
            found.append((SELL, other))
        if buys and q.secrets + q.spent and made.get(other) != SELL:
            found.append((BUY, other))
    return found


@power("witchs_bargain", ACTION, when=lambda s, seat: bool(bargains(s, seat, {}, 1)))
def witchs_bargain(s: Oath, seat: int) -> Asking:
    """As often as the player likes; nobody can refuse."""
    made: dict[int, str] = {}
    while options := bargains(s, seat, made):
        chosen = yield Ask(seat, "witchs-bargain", options, optional=bool(made))
        if chosen is PASS:
            break
        way, other = chosen
        made[other] = way
        if way == SELL:
            give_secrets(s, seat, other, 1)
            take_favor(s, seat, other, 2)
        else:
            give(s, seat, other, favor=2)
            give_secrets(s, other, seat, 1)
        s.tell("sells-secret" if way == SELL else "buys-secret", seat, card="witchs_bargain", seat_to=other)
