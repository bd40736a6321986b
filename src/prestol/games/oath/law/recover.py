"""Recover (5.4): relics at the own site, and the two banners."""

from typing import Any

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.costs import allowed
from prestol.games.oath.law.deeds import USE, modifiers, use_modifier
from prestol.games.oath.law.pieces import burn, take_relics
from prestol.games.oath.law.purse import purse, spend
from prestol.games.oath.law.victory import DARKEST_SECRET, PEOPLES_FAVOR
from prestol.games.oath.moments import MODIFY_RECOVER, RECOVER_EXTRA, RECOVER_OPEN, RECOVER_SAID, RECOVERED, RELICS_SHUT
from prestol.games.oath.state import NOBODY, SITES, SUIT, SUITS, SUPPLY, Deed, Oath, Site, game
from prestol.table import Ask, Asking

COST: int = SUPPLY["recover"]
Target = tuple[str, Any]


def affordable(s: Oath, seat: int, site: Site) -> bool:
    """Whether the player can pay what relics cost at a site."""
    cost = SITES[site.name].recover
    if cost is None or s.players[seat].secrets < cost.burn_secret:
        return False
    return purse(s, seat) >= cost.favor + cost.burn_favor


def safe_from(s: Oath, seat: int) -> bool:
    """5.4.1: the Darkest Secret is safe from a player if no card where its holder stands has a suit that the holder's
    advisers lack."""
    holder = s.banners[DARKEST_SECRET].holder
    if holder in (NOBODY, seat):
        return False
    p = s.players[holder]
    known = {SUIT[adviser] for adviser in p.advisers}
    return not any(SUIT[card] and SUIT[card] not in known for card in s.sites[p.site].cards)


def least(s: Oath, seat: int, banner: str) -> int:
    """The fewest tokens of their own that a player must place on a banner to recover it (5.4.2)."""
    extra: int = RECOVER_EXTRA(s, seat, 0, banner)
    return max(0, s.banners[banner].tokens + 1 - extra)


def recoverable(s: Oath, seat: int) -> list[Target]:
    """5.4.1: facedown relics here, as ("relic", number), and banners, as ("banner", name)."""
    p = s.players[seat]
    found: list[Target] = []
    site = s.sites[p.site]
    if p.supply >= COST:
        if site.relics.cards and affordable(s, seat, site) and not RELICS_SHUT(s, seat, False, p.site):
            found += [("relic", at) for at in range(len(site.relics.cards))]
        price = least(s, seat, PEOPLES_FAVOR)
        if p.favor >= price or purse(s, seat) >= price:
            found.append(("banner", PEOPLES_FAVOR))
        if p.secrets >= least(s, seat, DARKEST_SECRET) and not safe_from(s, seat):
            found.append(("banner", DARKEST_SECRET))
    return allowed(RECOVER_OPEN(s, seat, tuple(found)), RECOVER_SAID(s, seat, ()))


def can_recover(s: Oath, seat: int) -> bool:
    """Whether there is anything to recover."""
    return bool(recoverable(s, seat) or modifiers(s, seat, MODIFY_RECOVER, "recover", recoverable))


@game.step
def recover(s: Oath, seat: int) -> Asking:
    """The action begins."""
    s.deed = Deed("recover", seat)
    return recover_what(s, seat)


@game.step
def recover_what(s: Oath, seat: int) -> Asking:
    """5.4: what, and for how much; before that modifiers."""
    options: list[Any] = [*recoverable(s, seat), *modifiers(s, seat, MODIFY_RECOVER, "recover", recoverable)]
    kind, what = yield Ask(seat, "recover", options)
    if kind == USE:
        use_modifier(s, seat, MODIFY_RECOVER, what)
        s.then(recover_what, seat)
        return
    p = s.players[seat]
    if kind == "relic":
        p.supply -= COST
        pay_for_relic(s, seat, p.site)
        recover_relic(s, seat, p.site, what)
    else:
        favor = what == PEOPLES_FAVOR
        most = purse(s, seat) if favor else p.secrets
        placed = yield Ask(seat, "recover-tokens", range(least(s, seat, what), most + 1), about={"banner": what})
        start = ""
        if favor:
            start = yield Ask(seat, "recover-start", SUITS, about={"tokens": s.banners[what].tokens})
        p.supply -= COST
        if favor:
            recover_favor(s, seat, placed, start)
        else:
            recover_secret(s, seat, placed)
        renew(s)
        s.tell("recovers-banner", seat, banner=what, tokens=s.banners[what].tokens)
        RECOVERED.fire(s, (seat,), what)


def pay_for_relic(s: Oath, seat: int, place: int) -> None:
    """5.4.2: favor into a bank, or favor or secrets burned, as the site says."""
    p = s.players[seat]
    facts = SITES[s.sites[place].name]
    cost = facts.recover
    assert cost is not None
    spend(s, seat, cost.favor + cost.burn_favor)
    p.secrets -= cost.burn_secret
    burn(s, cost.burn_favor)
    if facts.bank:
        s.banks[facts.bank] += cost.favor


def recover_relic(s: Oath, seat: int, place: int, at: int) -> None:
    """5.4.3: a relic of a site is turned up and taken."""
    relics = s.sites[place].relics
    relic = s.reveal(relics, relics.cards[at])
    take_relics(s, seat, (relic,))
    s.tell("recovers-relic", seat, relic=relic)
    RECOVERED.fire(s, (seat,), relic)


def recover_favor(s: Oath, seat: int, placed: int, start: str) -> None:
    """5.4.4: the old favor goes round the banks, one by one; the mob is gone."""
    flag = s.banners[PEOPLES_FAVOR]
    first = SUITS.index(start)
    for at in range(flag.tokens):
        s.banks[SUITS[(first + at) % len(SUITS)]] += 1
    spend(s, seat, placed)
    flag.tokens = placed + RECOVER_EXTRA(s, seat, 0, PEOPLES_FAVOR)
    flag.holder, flag.mob = seat, False


def recover_secret(s: Oath, seat: int, placed: int) -> None:
    """5.4.4: one of the old secrets for the player, the others for whoever had the banner."""
    flag = s.banners[DARKEST_SECRET]
    p = s.players[seat]
    p.secrets -= placed
    old, before = flag.tokens, flag.holder
    if before == seat:
        p.secrets += old
    else:
        p.secrets += 1
        if before != NOBODY:
            s.players[before].secrets += old - 1
    flag.tokens = placed + RECOVER_EXTRA(s, seat, 0, DARKEST_SECRET)
    flag.holder = seat
