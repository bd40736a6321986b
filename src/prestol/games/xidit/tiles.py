"""City tiles: how they come and go on the Path of Destiny; waking titans and reinforcements."""

from prestol.games.xidit.state import KINDS, TILES, Queue, Xidit, game
from prestol.table import EVERYBODY, Pile

# Placing


def place_recruitment(s: Xidit, tile: str) -> None:
    """A tile goes to its city with the recruitment side up, and its units come from the Barracks. What the Barracks
    lack stays empty."""
    printed = TILES[tile]
    units = tuple(min(count, there) for count, there in zip(printed.recruit, s.barracks, strict=True))
    s.barracks = [there - count for count, there in zip(units, s.barracks, strict=True)]
    s.recruits[printed.city] = units
    missing = tuple(
        kind for kind, count, want in zip(KINDS, units, printed.recruit, strict=True) for _ in range(want - count)
    )
    s.tell("recruits-appear", city=printed.city, tile=tile)
    if missing:
        s.tell("barracks-short", city=printed.city, unit_all=missing)


def place_threat(s: Xidit, tile: str) -> None:
    """A tile goes to its city with the threat side up."""
    s.threats[TILES[tile].city] = tile
    s.tell("threat-appears", city=TILES[tile].city, tile=tile)


# Removing and replacing


@game.step
def last_recruited(s: Xidit, city: int) -> None:
    """The last unit is gone: the tile is discarded, the next one placed, and the next place filled."""
    del s.recruits[city]
    s.recruitment.discard.append(s.setup.tile_at[city])
    s.tell("recruits-gone", city=city)
    tile, s.recruitment.next = s.recruitment.next, ""
    if tile:
        place_recruitment(s, tile)
    next_recruitment(s)


@game.step
def threat_ended(s: Xidit, city: int) -> None:
    """The threat is averted: the tile is discarded, the next one placed, and the next place filled."""
    s.menace.discard.append(s.threats.pop(city))
    tile, s.menace.next = s.menace.next, ""
    if tile:
        place_threat(s, tile)
    next_threat(s)


def next_recruitment(s: Xidit) -> None:
    """Fill the place of the next recruitment tile: from its stack; if that cannot be renewed, from the threats'."""
    recruitment = s.recruitment
    renew_recruitment(s)
    if recruitment.stack:
        recruitment.next = take_top(s, recruitment.stack)
        renew_recruitment(s)
        s.tell("next-recruits", tile=recruitment.next, city=TILES[recruitment.next].city)
        return
    renew_menace(s)
    if s.menace.stack:
        recruitment.next = take_top(s, s.menace.stack)
        renew_menace(s)
        s.tell("next-recruits-from-threats", tile=recruitment.next, city=TILES[recruitment.next].city)


def next_threat(s: Xidit) -> None:
    """Fill the place of the next threat tile from its stack; if that cannot be renewed, titans wake."""
    menace = s.menace
    renew_menace(s)
    if menace.stack:
        menace.next = take_top(s, menace.stack)
        renew_menace(s)
        s.tell("next-threat", tile=menace.next, city=TILES[menace.next].city)
        return
    wake_titans(s)
    reinforce(s)


def renew_recruitment(s: Xidit) -> None:
    """An empty recruitment stack is formed anew from the discarded threat tiles, turned over."""
    if turned_over(s, s.recruitment, s.menace):
        s.tell("recruitment-renewed", tiles=len(s.recruitment.stack))


def renew_menace(s: Xidit) -> None:
    """An empty threat stack is formed anew from the discarded recruitment tiles, turned over."""
    if turned_over(s, s.menace, s.recruitment):
        s.tell("threats-renewed", tiles=len(s.menace.stack))


def turned_over(s: Xidit, queue: Queue, other: Queue) -> bool:
    """Turn the other queue's discard over onto an empty stack: what was discarded first comes to lie on top."""
    if queue.stack or not other.discard:
        return False
    queue.stack = Pile.of(other.discard[::-1], "tile", EVERYBODY)
    other.discard = []
    return True


def take_top(s: Xidit, stack: Pile) -> str:
    """Take the top tile. Tiles have a face on either side, so the one below comes into sight."""
    tile = s.reveal(stack)
    show_top(s, stack)
    return tile


def show_top(s: Xidit, stack: Pile) -> None:
    """The top tile of a stack lies in sight."""
    if stack and stack.marks[-1] & EVERYBODY != EVERYBODY:
        stack.cards.append(s.reveal(stack))
        stack.marks.append(EVERYBODY)


# Titans and reinforcements


def wake_titans(s: Xidit) -> None:
    """The top titan of each pile wakes; one that rages already goes on raging, an empty pile stays empty."""
    s.tell("titans-wake")
    for lair in s.lairs:
        if not lair.raging and lair.sleeping:
            lair.raging = s.reveal(lair.sleeping)
            s.tell("titan-wakes", titan=lair.raging, marks=lair.marks)


def reinforce(s: Xidit) -> None:
    """The discarded threats, turned over, go under what is left of the recruitment stack. The two top tiles of that
    become the recruitment stack; the others, shuffled, the threat stack, whose top tile is the next threat."""
    recruitment, menace = s.recruitment, s.menace
    turned = menace.discard[::-1]
    menace.discard = []
    cards = turned + recruitment.stack.cards
    marks = [EVERYBODY] * len(turned) + recruitment.stack.marks
    recruitment.stack = Pile(cards[-2:], marks[-2:], "tile")
    menace.stack = Pile(cards[:-2], marks[:-2], "tile")
    s.shuffle("reinforcements", menace.stack)
    show_top(s, recruitment.stack)
    s.tell("reinforcements", tiles=len(menace.stack))
    if menace.stack:
        menace.next = take_top(s, menace.stack)
        renew_menace(s)
        s.tell("next-threat", tile=menace.next, city=TILES[menace.next].city)
