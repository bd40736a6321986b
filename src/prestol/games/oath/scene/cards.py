"""Cards as they lie on the table: strips with a name, and whole cards that are read."""

from typing import Final

from prestol.games.oath.state import CARDS, GOALS, VISIONS, Oath
from prestol.table.hidden import HIDDEN
from prestol.table.lettering import ARIAL
from prestol.table.look import Drawn, Look

BAND: Final = 27
"""Width of the band with the suit."""
SIZES: Final = ((14.0, 12.5), (13.5, 11.5), (13.0, 10.5), (12.5, 10.0))
"""Sizes of a card's name and text; the biggest that fits is taken."""


def hidden(card: str) -> bool:
    return card[:1] == HIDDEN


def back(card: str) -> str:
    """The back of a hidden card; "" of one that is seen."""
    return card[1:] if hidden(card) else ""


def is_vision(card: str) -> bool:
    """By its face or by its back."""
    return card in VISIONS or back(card) == "vision"


def face_down(eye: Look[Oath], card: str, piece: str) -> Drawn:
    """A card of which only the back is seen."""
    kind = "vision" if back(card) == "vision" else "denizen"
    return {
        "hidden": True,
        "back": kind,
        "label": eye.say(f"picture-{kind}-back"),
        **eye.piece(piece, f"term-{kind}"),
    }


def signs(card: str) -> list[str]:
    """What is printed on a card beside its name: what kind of power it has, and where it can lie."""
    facts = CARDS[card]
    found = [power for power in facts.powers if facts.kind != "vision"]
    if facts.kind == "denizen":
        if facts.only:
            found.append(f"only-{facts.only}")
        if facts.locked:
            found.append("lock")
    return found


def goal_sign(vision: str) -> str:
    """The sign for what a vision or an oath asks for."""
    return {"favor": "banner-peoples-favor", "secret": "banner-darkest-secret"}.get(
        GOALS[vision], f"goal-{GOALS[vision]}"
    )


def face(eye: Look[Oath], card: str) -> Drawn:
    """What every card shows, large or small, and how it is spoken of."""
    facts = CARDS[card]
    s = eye.s
    favor, secrets = s.favor_on.get(card, 0), s.secrets_on.get(card, 0)
    name = eye.say(f"card-{card}")
    label = name
    if favor or secrets:
        label = eye.say("picture-card-tokens", card=name, favor=favor, secrets=secrets)
    return {
        "hidden": False,
        "kind": facts.kind,
        "suit": facts.suit or ("ruin" if facts.kind == "edifice" else facts.kind),
        "edifice": facts.kind == "edifice",
        "sign": sign_of(card),
        "signs": signs(card),
        "favor": favor,
        "secrets": secrets,
        "used": in_use(eye, card),
        "name": name,
        "label": label,
        "secret": "",
    }


def in_use(eye: Look[Oath], card: str) -> bool:
    """Whether a card is used as a modifier of the action, or as a battle plan of the campaign, that is under way."""
    s = eye.s
    return (s.deed is not None and card in s.deed.used) or (s.campaign is not None and card in s.campaign.used)


def sign_of(card: str) -> str:
    """The sign that stands for a card: its suit, or what a relic is."""
    facts = CARDS[card]
    if facts.kind == "relic":
        return f"relic-{card}"
    return "eye" if card in VISIONS else f"suit-{facts.suit}"


def strip(eye: Look[Oath], card: str, piece: str, x: float, y: float, w: float, h: float, secret: str = "") -> Drawn:
    """A card by its name. `secret`: how a card that lies face down is shown to who knows it; "": it lies face up."""
    place = {"x": x, "y": y, "w": w, "h": h}
    if hidden(card):
        return {**place, **face_down(eye, card, piece)}
    found = face(eye, card)
    tokens = found["favor"] or found["secrets"]
    room = w - BAND - 10 - (16 if secret and h < 36 else 0)
    size = 13.0 if h >= 30 else 12.0
    if h >= 44:
        text = ARIAL.wrapped(found["name"], size, room, 2, True)
    elif h >= 34:
        text = ARIAL.wrapped(found["name"], 12.0, room - (30 if tokens else 0), 2, True)
        size = 12.0
    else:
        text = ((ARIAL.shortened(found["name"], size, room - 34 if tokens else room, True), 0.0),)
    step = size + 1
    small = h >= 44
    block = step * len(text) + (13 if small else 0)
    top = (h - block) / 2 + size - 1.5
    return {
        **place,
        **found,
        "size": size,
        "lines": [(line, round(top + step * number, 1), squeezed) for number, (line, squeezed) in enumerate(text)],
        "small": round(h - 15.5, 1) if small else None,
        "secret": secret,
        "label": f"{found['label']} ({secret})" if secret else found["label"],
        "trades": trades(eye, card, w, h),
        **eye.piece(piece, f"card-{card}"),
    }


def trades(eye: Look[Oath], card: str, w: float, h: float) -> list[Drawn]:
    """What may be traded for with a card, where that is asked: a token to be clicked for each."""
    offered = [what for what in ("favor", "secret") if f"card-{card}-{what}" in eye.lit]
    return [
        {
            "x": round(w - 34 * (len(offered) - at) + 4, 1),
            "y": round(h / 2 - 13, 1),
            "what": what,
            "label": eye.say("picture-trade", what=what, card=card),
            **eye.piece(f"card-{card}-{what}", "action-trade"),
        }
        for at, what in enumerate(offered)
    ]


def whole(
    eye: Look[Oath], card: str, piece: str, x: float, y: float, w: float, h: float, secret: str = "", note: str = ""
) -> Drawn:
    """A card with its name and as much of its text as there is room for; below it stands that it lies face down, or a
    note."""
    place = {"x": x, "y": y, "w": w, "h": h}
    if hidden(card):
        return {**place, **face_down(eye, card, piece)}
    found = face(eye, card)
    text = eye.text(f"card-{card}.text")
    for size, small in SIZES:
        head = ARIAL.wrapped(found["name"], size, w - 14, 2, True)
        top = 28 + (size + 1) * len(head) + 4
        down = small + 2
        most = max(0, int((h - top - (20 if secret or note else 4)) // down))
        body = ARIAL.wrapped(text, small, w - 14, 99)
        if len(body) <= most:
            break
    body = ARIAL.wrapped(text, small, w - 14, most)
    return {
        **place,
        **found,
        "size": size,
        "small": small,
        "head": [(line, round(26 + (size + 1) * (number + 1) - 2, 1), sq) for number, (line, sq) in enumerate(head)],
        "body": [(line, round(top + down * (number + 1) - 3, 1)) for number, (line, _) in enumerate(body)],
        "secret": bool(secret),
        "note": secret or note,
        "note_fits": ARIAL.width(secret or note, 10.5) < w - 30,
        "label": ". ".join((found["label"], text)),
        **eye.piece(piece, f"card-{card}"),
    }
