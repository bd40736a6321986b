"""Cards: decrees, deeds, achievements, leaders on offer, backs and decks."""

from collections.abc import Sequence

from prestol.games.rurik.scene.chart import initials
from prestol.games.rurik.state import DECREES, DEEDS, NUMBERS, Rurik
from prestol.table import is_hidden
from prestol.table.lettering import DEJAVU
from prestol.table.look import Drawn, Look

SIZES = ((16.0, 14.5), (14.5, 13.0), (13.0, 12.0), (12.5, 11.0))
"""Sizes of a card's name and text; the biggest that fits is taken."""


def signs(card: str) -> list[Drawn]:
    """What a decree brings, as pictures: each with its number."""
    found: list[Drawn] = []
    for what, amount in DECREES[card].reward.items():
        if what == "choice":
            times = amount["times"]
            found += [
                {"sign": action, "count": times if times > 1 else "", "or": number > 0}
                for number, action in enumerate(amount["one_of"])
            ]
        else:
            found.append({"sign": "coin" if what == "coins" else what, "count": amount, "or": False})
    return found


def decree(eye: Look[Rurik], card: str, piece: str, x: float, y: float, w: float, h: float) -> Drawn:
    """A decree, or its back."""
    hidden = is_hidden(card)
    found: Drawn = {"x": x, "y": y, "w": w, "h": h, "hidden": hidden}
    if hidden:
        return {**found, "label": eye.say("term-decree"), **eye.piece(piece, "term-decree")}
    numbers = DECREES[card]
    return {
        **found,
        "signs": signs(card),
        "size": min(26.0, (w - 8) / 2, h * 0.42),
        "price": numbers.price,
        "losses": numbers.losses,
        "label": eye.say(f"decree-{card}"),
        **eye.piece(piece, f"decree-{card}"),
    }


def deed(eye: Look[Rurik], card: str, x: float, y: float, w: float, h: float, smaller: int = 0) -> Drawn:
    """A deed with its name and as much of its text as there is room for."""
    key = f"deed-{card}"
    text = (eye.text(f"{key}.need"), f"→ {eye.text(f'{key}.gain')}")
    return {**written(eye, key, text, DEEDS[card]["points"], x, y, w, h, smaller), **eye.piece(key, key)}


def deeds_alike(eye: Look[Rurik], places: Sequence[tuple[str, float, float]], w: float, h: float) -> list[Drawn]:
    """Deeds of one size, all in the letters that fit the longest of them."""
    smaller = max((int(deed(eye, card, 0, 0, w, h)["smaller"]) for card, _, _ in places), default=0)
    return [deed(eye, card, x, y, w, h, smaller) for card, x, y in places]


def achievement(eye: Look[Rurik], card: str, piece: str, x: float, y: float, w: float, h: float) -> Drawn:
    if is_hidden(card):
        label = eye.say("term-achievement")
        place = {"x": x, "y": y, "w": w, "h": h, "hidden": True, "label": label}
        return {**place, **eye.piece(piece, "term-achievement")}
    key = f"achievement-{card}"
    text = (eye.text(f"{key}.brief"),)
    return {**written(eye, key, text, NUMBERS["achievements"]["points"], x, y, w, h), **eye.piece(piece, key)}


def written(
    eye: Look[Rurik],
    key: str,
    text: tuple[str, ...],
    points: int,
    x: float,
    y: float,
    w: float,
    h: float,
    smaller: int = 0,
) -> Drawn:
    """A card that is read: a name in one or two lines, then the paragraphs of its text."""
    name = eye.say(key)
    for step in range(smaller, len(SIZES)):
        size, small = SIZES[step]
        head = DEJAVU.wrapped(name, size, w - 40, 2, True)
        top = 9 + size + (len(head) - 1) * (size + 1)
        down = small + 2.4
        most = max(0, int((h - top - 6) // down))
        rows = [
            DEJAVU.width(row, small, number > 0)
            for number, part in enumerate(text)
            for row, _ in DEJAVU.wrapped(part, small, w - 18, 9, number > 0)
        ]
        whole = not head[-1][0].endswith("…") and max(rows) <= w - 18
        if whole and len(rows) <= most:
            break
    body: list[tuple[str, float, bool]] = []
    for number, paragraph in enumerate(text):
        for line, _ in DEJAVU.wrapped(paragraph, small, w - 18, most - len(body), number > 0):
            body.append((line, round(top + 4 + down * (len(body) + 1) - 2, 1), number > 0))
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "hidden": False,
        "points": points,
        "smaller": step,
        "size": size,
        "small": small,
        "name": [(line, 9 + size + (size + 1) * number, squeezed) for number, (line, squeezed) in enumerate(head)],
        "body": body,
        "label": ". ".join((name, *text)),
    }


def offers(eye: Look[Rurik], leaders: Sequence[str], x: float, y: float, w: float, h: float) -> list[Drawn]:
    """The leaders that can still be had, in two columns or three."""
    columns = 2
    rows = 4
    step, down = w / columns, h / rows
    found = []
    for number, leader in enumerate(leaders):
        left, top = x + step * (number % columns), y + down * (number // columns)
        key = f"leader-{leader}"
        small = 11.0 if down > 40 else 10.0
        most = max(1, int((down - 20) // (small + 2)))
        found.append(
            {
                "x": left,
                "y": top,
                "w": step - 6,
                "h": down - 5,
                "initials": initials(eye, leader),
                "name": eye.say(key),
                "small": small,
                "body": [
                    (line, 17 + (small + 2) * (at + 1))
                    for at, (line, _) in enumerate(DEJAVU.wrapped(eye.text(f"{key}.brief"), small, step - 64, most))
                ],
                "label": f"{eye.say(key)}. {eye.text(f'{key}.brief')}",
                **eye.piece(f"offer-{leader}", key),
            }
        )
    return found


def deck(eye: Look[Rurik], piece: str, kind: str, count: int, x: float, y: float, w: float, h: float) -> Drawn:
    if kind == "deed":
        label, about = eye.say("picture-deeds-deck", cards=count), "term-deed"
    else:
        label, about = eye.say("picture-deck", deck=piece.removeprefix("deck-"), cards=count), piece
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "kind": kind,
        "count": count,
        "layers": [2 * layer for layer in range(min(2, count // 4), 0, -1)],
        "label": label,
        **eye.piece(piece, about),
    }
