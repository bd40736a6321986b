"""State is plain data. Copies, masks and codecs are derived here, and only here, from the annotations."""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct

T = TypeVar("T")


class Piece(Struct, gc=False):
    """A part of a state that may change. (A part that never changes is a `Struct` with frozen=True.)

    `seen_by` may be overridden by a kind of piece that hides something: it returns what the seats in `bit` see.
    """

    hides: ClassVar[bool] = False

    def seen_by(self, bit: int) -> Any:
        """What a seat (as a bit) sees of this piece."""
        return masked(self, bit)

    def glimpsed_by(self, bit: int) -> Any:
        """The same for one who only looks: it may be shared with the state."""
        return self.seen_by(bit)


_COPIERS: dict[Any, Callable[[Any], Any]] = {}
_MASKERS: dict[Any, Callable[[Any, int], Any]] = {}
_GLIMPSERS: dict[Any, Callable[[Any, int], Any]] = {}


def copied(piece: T) -> T:
    """A copy that shares nothing that can change."""
    copier = _COPIERS.get(type(piece)) or _derive(type(piece))
    return copier(piece)  # type: ignore[no-any-return]


def masked(piece: T, bit: int) -> T:
    """A copy with everything hidden that the seat of this bit may not know."""
    masker = _MASKERS.get(type(piece))
    if masker is None:
        _derive(type(piece))
        masker = _MASKERS[type(piece)]
    return masker(piece, bit)  # type: ignore[no-any-return]


def glimpsed(piece: T, bit: int) -> T:
    """Like `masked`, but what hides nothing is shared and not copied: for those that only look, and at once."""
    glimpser = _GLIMPSERS.get(type(piece))
    if glimpser is None:
        _derive(type(piece))
        glimpser = _GLIMPSERS[type(piece)]
    return glimpser(piece, bit)  # type: ignore[no-any-return]


def encoded(piece: Any) -> bytes:
    """The piece as msgpack."""
    return msgspec.msgpack.encode(piece)


def decoded(data: bytes, kind: type[T]) -> T:
    """The piece that `encoded` made."""
    return msgspec.msgpack.decode(data, type=kind)


def places(piece: Any) -> Iterator[Any]:
    """Every piece inside a piece that hides something, in a fixed order."""
    if isinstance(piece, Piece):
        if piece.hides:
            yield piece
        else:
            for name in _hiding(type(piece)):
                yield from places(getattr(piece, name))
    elif isinstance(piece, (list, tuple)):
        for item in piece:
            yield from places(item)
    elif isinstance(piece, dict):
        for item in piece.values():
            yield from places(item)


@cache
def _hiding(cls: type[Any]) -> tuple[str, ...]:
    """The fields of a class in which something may be hidden."""
    return tuple(f.name for f in msgspec.structs.fields(cls) if _hides(f.type))


def _derive(cls: type[Any]) -> Callable[[Any], Any]:
    """Write the copier, the masker and the glimpser of one class, as straight-line code."""
    fields = [(f.name, f.type) for f in msgspec.structs.fields(cls)]
    for makers in (_COPIERS, _MASKERS, _GLIMPSERS):
        arg = "" if makers is _COPIERS else ", bit"
        names: dict[str, Any] = {"copied": copied}
        lines = [f"def made(x{arg}):", "    y = x.__copy__()"]
        for name, kind in fields:
            if makers is _GLIMPSERS and not _hides(kind):
                continue
            expr = _expression(kind, f"x.{name}", makers, names)
            if expr != f"x.{name}":
                lines.append(f"    y.{name} = {expr}")
        lines.append("    return y")
        exec("\n".join(lines), names)  # noqa: S102 - the text is made above from field names alone
        makers[cls] = names["made"]
    return _COPIERS[cls]


def _part(kind: Any, x: str, makers: Any, names: dict[str, Any]) -> str:
    """The code for a piece inside a piece: its own maker, called without a detour where that is known."""
    kind = get_origin(kind) or kind
    if makers is not _COPIERS and kind.seen_by is not Piece.seen_by:
        return f"{x}.{'seen' if makers is _MASKERS else 'glimpsed'}_by(bit)"
    _derive(kind)
    name = f"{kind.__name__}_{len(names)}"
    names[name] = makers[kind]
    return f"{name}({x})" if makers is _COPIERS else f"{name}({x}, bit)"


def _expression(kind: Any, x: str, makers: Any, names: dict[str, Any]) -> str:
    """The code that copies, masks or glimpses `x` of this type."""
    if _fixed(kind):
        return x
    origin, args = get_origin(kind), get_args(kind)
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        if _fixed(args[0]):
            return f"{x}[:]"
        inner = _expression(args[0], "i", makers, names)
        return f"[{inner} for i in {x}]" if origin is list else f"tuple([{inner} for i in {x}])"
    if origin is dict:
        if _fixed(args[1]):
            return f"{x}.copy()"
        return f"{{k: {_expression(args[1], 'v', makers, names)} for k, v in {x}.items()}}"
    if origin in (Union, UnionType):
        parts = [a for a in args if a is not NoneType]
        if len(parts) > 1 and not all(_is_piece(part) for part in parts):
            raise TypeError(f"a state may not hold {kind}: it may be one of several pieces, or one thing or None")
        inner = _expression(parts[0], x, makers, names)
        if len(parts) > 1:
            inner = f"copied({x})" if makers is _COPIERS else f"{x}.seen_by(bit)"
        return f"(None if {x} is None else {inner})" if NoneType in args else inner
    if _is_piece(kind):
        if not all(_fixed(arg) for arg in args):
            raise TypeError(f"a state may not hold {kind}: what a generic piece is of must never change")
        return _part(kind, x, makers, names)
    raise TypeError(
        f"a state may not hold {kind}: use ints, strings, enums, tuples, lists, dicts, frozen structs, pieces"
    )


def _is_piece(kind: Any) -> bool:
    kind = get_origin(kind) or kind
    return isinstance(kind, type) and issubclass(kind, Piece)


def _hides(kind: Any) -> bool:
    """True for types in which something may be hidden."""
    if _is_piece(kind):
        piece = get_origin(kind) or kind
        return piece.seen_by is not Piece.seen_by or any(_hides(f.type) for f in msgspec.structs.fields(piece))
    return any(_hides(arg) for arg in get_args(kind))


def _fixed(kind: Any) -> bool:
    """True for types whose values never change."""
    if kind in (int, str, bool, bytes, float, NoneType, Any) or isinstance(kind, TypeVar):
        return True
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return True
    if origin is tuple:
        return all(a is Ellipsis or _fixed(a) for a in args)
    if origin in (Union, UnionType):
        return all(_fixed(a) for a in args)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__struct_config__.frozen
    return isinstance(kind, type) and issubclass(kind, Enum)


__all__ = ["Piece", "copied", "decoded", "encoded", "glimpsed", "masked", "places"]
