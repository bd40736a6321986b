"""Victory (3) and the title (2.11)."""

from prestol.games.oath.law.chronicle import write_chronicle
from prestol.games.oath.moments import END_DIE, TITLE
from prestol.games.oath.state import BANNERS, GOALS, NOBODY, OATHS, SCEPTER, Oath, game
from prestol.table import Ask, Asking, Result

PEOPLES_FAVOR, DARKEST_SECRET = BANNERS
NEEDED_VISIONS = 3
STABLE = {5: 6, 6: 5, 7: 3}
"""What the end die must show at least, by round (3.3)."""
LAST_ROUND = 8


# Goals


def sites_ruled(s: Oath) -> dict[int, int]:
    """How many sites each side rules."""
    ruled = {s.side(seat): 0 for seat in range(len(s.players))}
    for site in s.sites:
        if site.ruler >= 0:
            ruled[site.ruler] += 1
    return ruled


def treasures(s: Oath, seat: int) -> int:
    """A player's relics and banners together."""
    return len(s.players[seat].relics) + sum(flag.holder == seat for flag in s.banners.values())


def leaders(s: Oath, goal: str) -> list[int]:
    """Who meets a goal, those tied for it together. The Empire's sites are the Chancellor's."""
    match goal:
        case "favor" | "secret":
            holder = s.banners[PEOPLES_FAVOR if goal == "favor" else DARKEST_SECRET].holder
            return [] if holder == NOBODY else [holder]
        case "sites":
            counts = sites_ruled(s)
        case _:
            counts = {seat: treasures(s, seat) for seat in range(len(s.players))}
    most = max(counts.values())
    return [seat for seat, count in counts.items() if count == most]


def revealed(s: Oath, seat: int) -> list[str]:
    """The visions that a player has revealed: on the board, or shared with another."""
    shared = s.shared if s.sharer == seat else ""
    return [vision for vision in (s.players[seat].vision, shared) if vision]


def sees_true(s: Oath, seat: int, vision: str) -> bool:
    """Whether an exile has reached the goal of a revealed vision; a tie is not enough (3.2)."""
    return s.drawn >= NEEDED_VISIONS and leaders(s, GOALS[vision]) == [seat]


def succeeds(s: Oath, seat: int) -> bool:
    """Whether a citizen has reached the successor's goal (3.3.1)."""
    p = s.players[seat]
    if p.role != "citizen":
        return False
    match OATHS[s.oath]["successor"]:
        case "relics":
            others = [other for other, each in enumerate(s.players) if each.role != "exile" and other != seat]
            return all(treasures(s, seat) > treasures(s, other) for other in others)
        case "favor":
            return s.banners[PEOPLES_FAVOR].holder == seat
        case "secret":
            return s.banners[DARKEST_SECRET].holder == seat
        case _:
            return SCEPTER in p.relics


# The title


@game.hook
def between(s: Oath) -> None:
    """2.11: after every change of rule, relics or banners the title goes to whoever meets the oath."""
    if s.changed and s.phase != "over":
        s.changed = False
        keepers = leaders(s, OATHS[s.oath]["goal"])
        if keepers and s.title not in keepers:
            if len(keepers) == 1:
                take_title(s, keepers[0])
            elif OATHS[s.oath]["goal"] == "sites" and s.side(s.title) in keepers:
                take_title(s, s.side(s.title))
            else:
                s.then(pass_title, s.title)


@game.step
def pass_title(s: Oath, seat: int) -> Asking:
    """Several have overtaken the holder, who chooses among them."""
    keepers = leaders(s, OATHS[s.oath]["goal"])
    if s.title in keepers:
        return
    keeper = keepers[0]
    if len(keepers) > 1:
        keeper = yield Ask(seat, "title", tuple(keepers))
    take_title(s, keeper)


def take_title(s: Oath, seat: int) -> None:
    """The title changes hands, its Oathkeeper side up."""
    s.title, s.usurper = seat, False
    s.tell("title", seat)
    TITLE.fire(s, s.from_seat(s.active), seat)


def imperial(s: Oath, seat: int) -> bool:
    """A Chancellor or a citizen."""
    return s.players[seat].role != "exile"


# Winning


def win(s: Oath, seat: int, reason: str, vision: str = "") -> None:
    """The war is over. vision: the one that has won, if it was that alone."""
    s.winner, s.reason = seat, reason
    s.phase = "over"
    s.agenda.clear()
    s.mark = 0
    s.tell("wins", seat, reason=reason)
    if s.variants.chronicle == "kept":
        write_chronicle(s, vision)


def check_exile(s: Oath, seat: int) -> None:
    """4.1.2: an exile wins as Usurper or as Visionary."""
    if s.players[seat].role == "exile":
        if s.title == seat and s.usurper:
            win(s, seat, "usurper")
        elif vision := next((vision for vision in revealed(s, seat) if sees_true(s, seat, vision)), ""):
            win(s, seat, "visionary", vision)


def empire_wins(s: Oath, reason: str) -> None:
    """The Chancellor wins, or in place of the Chancellor a successor (3.3.1)."""
    heir = next((seat for seat in range(len(s.players)) if succeeds(s, seat)), 0)
    win(s, heir, "successor" if heir else reason)


@game.step
def check_regime(s: Oath) -> None:
    """The end of a round: 3.3 at the end of rounds 5 to 7, 3.4 at the end of round 8."""
    if s.round == LAST_ROUND:
        end_of_war(s)
    elif s.round in STABLE and imperial(s, s.title):
        s.then(roll_end_die)


@game.step
def roll_end_die(s: Oath) -> None:
    """The Chancellor rolls; a card may change the result."""
    s.rolled = s.roll("end", 6)[0] + 1
    s.tell("end-die", 0, rolled=s.rolled, needed=STABLE[s.round])
    for seat in s.from_seat(s.active):
        if END_DIE(s, seat, False):
            s.then(change_end_die, seat)
    s.then(read_end_die)


@game.step
def change_end_die(s: Oath, seat: int) -> Asking:
    """One more or one less."""
    change = yield Ask(seat, "end-die", (-1, 1), optional=True, about={"rolled": s.rolled, "needed": STABLE[s.round]})
    if change is not None:
        s.rolled += change
        s.tell("end-die-changed", seat, rolled=s.rolled)


@game.step
def read_end_die(s: Oath) -> None:
    """The regime is stable if the die shows enough."""
    if s.rolled >= STABLE[s.round]:
        empire_wins(s, "regime")
    s.rolled = 0


def end_of_war(s: Oath) -> None:
    """3.4: the first of four conditions that is met."""
    if imperial(s, s.title):
        empire_wins(s, "oathkeeper")
    elif s.usurper:
        win(s, s.title, "usurper-at-last")
    else:
        for vision in GOALS:
            for seat, p in enumerate(s.players):
                if p.role == "exile" and vision in revealed(s, seat) and sees_true(s, seat, vision):
                    win(s, seat, "visionary-at-last", vision)
                    return
        empire_wins(s, "empire")


@game.hook
def scores_so_far(s: Oath) -> list[dict[str, int]]:
    """What counts for the oaths and visions: it is no score, but it shows who is near to what."""
    ruled = sites_ruled(s)
    return [
        {
            "sites": ruled[s.side(seat)],
            "relics": len(p.relics),
            "banners": treasures(s, seat) - len(p.relics),
        }
        for seat, p in enumerate(s.players)
    ]


@game.hook
def finish(s: Oath) -> Result:
    """One player wins; all others have lost."""
    ranks = [1 if seat == s.winner else 2 for seat in range(len(s.players))]
    return Result(ranks, scores_so_far(s), [s.winner], s.reason)
