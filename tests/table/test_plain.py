"""State is plain data: what it may hold, and that copies and codecs agree."""

from enum import Enum, StrEnum
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from prestol.table import Piece, Pile, Secret, copied, decoded, encoded, is_hidden, places
from prestol.table.plain import masked


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Size(Enum):
    SMALL = 1


class Stone(Struct, frozen=True):
    colour: str
    marks: tuple[int, ...] = ()


class Box(Piece, tag="box"):
    stones: list[Stone]


class Bag(Piece, tag="bag"):
    names: list[str]


class Everything(Piece, kw_only=True):
    """One field of every kind that a state may hold."""

    number: int = -5
    text: str = "текст"
    flag: bool = True
    raw: bytes = b"\x00\xff"
    part: float = 0.5
    colour: Colour = Colour.RED
    size: Size = Size.SMALL
    way: Literal["up", "down"] = "up"
    maybe: int | None = None
    pair: tuple[int, str] = (1, "a")
    many: tuple[tuple[int, ...], ...] = ((1, 2), ())
    stone: Stone = Stone("red", (1, 2))
    numbers: list[int]
    lists: list[list[int]]
    words: dict[str, int]
    table: dict[int, list[int]]
    box: Box
    boxes: list[Box]
    shelf: dict[str, Box]
    row: tuple[Box, ...]
    perhaps: Box | None = None
    either: Box | Bag
    gap: list[Box | None]
    open_list: list[int] | None
    pile: Pile
    secret: Secret[tuple[int, str]]


def everything() -> Everything:
    return Everything(
        numbers=[1, 2],
        lists=[[1], []],
        words={"a": 1},
        table={3: [4]},
        box=Box([Stone("blue")]),
        boxes=[Box([]), Box([Stone("red")])],
        shelf={"top": Box([])},
        row=(Box([Stone("red")]),),
        either=Bag(["x"]),
        gap=[None, Box([])],
        open_list=[1],
        pile=Pile.of(["a", "b"], "back", 1),
        secret=Secret((1, "a"), 2),
    )


def containers(thing: Any) -> list[Any]:
    """Everything inside that can change."""
    if isinstance(thing, Piece):
        inside = [getattr(thing, name) for name in type(thing).__struct_fields__]
        return [thing, *(each for part in inside for each in containers(part))]
    if isinstance(thing, dict):
        return [thing, *(each for part in thing.values() for each in containers(part))]
    if isinstance(thing, (list, tuple)):
        own = [thing] if isinstance(thing, list) else []
        return [*own, *(each for part in thing for each in containers(part))]
    return []


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    one = everything()
    two = copied(one)
    assert two == one
    mine, theirs = containers(one), containers(two)
    assert len(mine) == len(theirs) > 20
    assert not {id(each) for each in mine} & {id(each) for each in theirs}


def test_encoding_and_decoding_give_an_equal_piece_with_its_tuples() -> None:
    one = everything()
    one.perhaps, one.maybe, one.open_list = Box([Stone("red")]), 3, None
    two = decoded(encoded(one), Everything)
    assert two == one
    assert encoded(two) == encoded(one)
    assert type(two.pair) is tuple
    assert type(two.many[0]) is tuple
    assert type(two.secret.value) is tuple
    assert two.table == {3: [4]}
    assert two.colour is Colour.RED


def test_a_mask_hides_what_hides_and_copies_the_rest() -> None:
    one = everything()
    seen = masked(one, 1)
    assert seen.pile.cards == ["a", "b"]
    assert is_hidden(seen.secret.value)
    other = masked(one, 2)
    assert (other.pile.cards, other.secret.value) == (["?back", "?back"], (1, "a"))
    other.pile, other.secret = one.pile, one.secret
    assert other == one
    theirs = {id(each) for each in containers(one)}
    assert not any(id(each) in theirs for each in containers(masked(one, 1)))


def test_places_are_the_piles_and_secrets_in_a_fixed_order() -> None:
    one = everything()
    assert list(places(one)) == [one.pile, one.secret]
    assert list(places([{"a": one.secret}, (one.pile,)])) == [one.secret, one.pile]


class Loose(Struct):
    number: int


KINDS_REFUSED: list[Any] = [
    set[int],
    frozenset[int],
    object,
    list,
    dict,
    Loose,
    list[Loose],
    dict[str, set[int]],
    list[int] | dict[str, int],
    Box | list[int],
    tuple[Box, int],
    Secret[list[int]],
]


@pytest.mark.parametrize("kind", KINDS_REFUSED, ids=str)
def test_what_a_state_may_not_hold_is_named(kind: Any) -> None:
    cls = msgspec.defstruct("Wrong", [("field", kind)], bases=(Piece,))
    with pytest.raises(TypeError, match="a state may not hold"):
        copied(cls(None))
