"""The denizens of magic."""

from prestol.games.oath.law.armies import army_of, seats_of, sway
from prestol.games.oath.law.cards import play_card
from prestol.games.oath.law.costs import Must, Said
from prestol.games.oath.law.pieces import discard, gain_favor, gain_secrets
from prestol.games.oath.moments import ACTION, MODIFY_RECOVER, PLAN, PLAYED, RECOVER_EXTRA, RECOVER_SAID, TRADE_MATCHES
from prestol.games.oath.powers.effects import discard_all, loose, nothing_yet, stocked, together, used, which_bank
from prestol.games.oath.state import BANDITS, CONSPIRACY, PLACES_OF, REGION, SUIT, Deed, Oath, game
from prestol.table import EVERYBODY, Ask, Asking, power

# Alchemist


@power("alchemist", ACTION, when=lambda s, seat: bool(stocked(s)))
def alchemist(s: Oath, seat: int) -> Asking:
    for _ in range(4):
        if stocked(s):
            suit = yield from which_bank(s, seat, "alchemist")
            gain_favor(s, seat, suit)
            s.tell("gains-favor", seat, card="alchemist", suit=suit, favor=1)


# Fire Talkers


def hold_the_secret(s: Oath, seat: int) -> bool:
    return seat != BANDITS and s.banners["darkest-secret"].holder in seats_of(s, army_of(s, seat))


@power("fire_talkers", PLAN, when=hold_the_secret)
def fire_talkers(s: Oath, seat: int) -> None:
    sway(s, seat, 3)


# Magician's Code

CODE = 2
"""Secrets that it adds."""

power("magicians_code", MODIFY_RECOVER)(nothing_yet)


@power("magicians_code", RECOVER_EXTRA)
def magicians_code(s: Oath, seat: int, secrets: int, banner: str) -> int:
    return secrets + CODE if used(s, "magicians_code") and banner == "darkest-secret" else secrets


@power("magicians_code", RECOVER_SAID)
def only_the_secret(s: Oath, seat: int, said: Said) -> Said:
    return (*said, Must("magicians_code", (("banner", "darkest-secret"),))) if used(s, "magicians_code") else said


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


# Dazzle


@power("dazzle", PLAYED)
def dazzle(s: Oath, seat: int, card: str, place: int) -> Asking:
    places = PLACES_OF[REGION[s.players[seat].site]]
    left = [other for at in places for other in loose(s, at) if SUIT[other] in ("hearth", "order")]
    yield from discard_all(s, seat, card, left)


# Acting Troupe


@power("acting_troupe", TRADE_MATCHES)
def acting_troupe(s: Oath, seat: int, matches: int, card: str) -> int:
    """It plays what matches the card traded with."""
    return matches + 1 if SUIT[card] in ("beast", "order") else matches


# Taming Charm


def tame(s: Oath, seat: int) -> list[str]:
    return [card for card in loose(s, s.players[seat].site) if SUIT[card] in ("beast", "nomad")]


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
        s.players[other].favor += 1


@game.step
def play_found(s: Oath, seat: int) -> Asking:
    """The Conspiracy that was found is played or discarded."""
    hand = s.players[seat].hand
    yield from play_card(s, seat, CONSPIRACY, hand)
