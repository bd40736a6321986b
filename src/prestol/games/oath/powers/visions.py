"""The Conspiracy (5.1.4.IV). True visions are goals, not powers."""

from prestol.games.oath.law.access import suited
from prestol.games.oath.law.costs import allowed, can_spare
from prestol.games.oath.law.pieces import burn_secrets, seize_banner, seize_relics
from prestol.games.oath.moments import PLAYED, TAKE_SAID
from prestol.games.oath.powers.effects import together
from prestol.games.oath.state import BANNERS, CONSPIRACY, SUIT, Oath
from prestol.table import PASS, Ask, Asking, power


def within_reach(s: Oath, seat: int) -> list[tuple[int, str]]:
    """Whose relics and banners can be taken: two advisers of the plotter share suits with the victim's."""
    found: list[tuple[int, str]] = []
    for other in together(s, seat):
        suits = {SUIT[adviser] for adviser in s.players[other].advisers}
        if sum(suited(s, seat, suit) for suit in suits) < 2:
            continue
        owned = [*s.players[other].relics, *[name for name, flag in s.banners.items() if flag.holder == other]]
        found += [(other, what) for what in allowed(owned, TAKE_SAID(s, seat, (), other))]
    return found


@power(CONSPIRACY, PLAYED, when=lambda s, seat, card, place: can_spare(s, seat, 1) and bool(within_reach(s, seat)))
def conspiracy(s: Oath, seat: int, card: str, place: int) -> Asking:
    """For a burned secret one relic or banner of a player who stands here."""
    chosen = yield Ask(seat, "conspiracy", within_reach(s, seat), optional=True)
    if chosen is PASS:
        return
    burn_secrets(s, seat)
    other, what = chosen
    if what not in BANNERS:
        seize_relics(s, seat, (what,))
        s.tell("seizes", seat, relic=what, seat_of=other)
    else:
        seize_banner(s, seat, what)
        s.tell("seizes-banner", seat, banner=what, seat_of=other)
