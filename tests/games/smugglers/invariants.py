"""What holds in every position of the smugglers."""

from tests.games_for_tests.smugglers.state import GOODS, KINDS, Smugglers

LONGEST = 200


def check(s: Smugglers) -> None:
    piles = [s.deck, s.harbour, *(pile for each in s.smugglers for pile in (each.hand, each.stash))]
    goods = sorted([*s.discard, *(good for pile in piles for good in pile.cards)])
    assert goods == sorted(GOODS)
    assert all(len(pile.cards) == len(pile.marks) for pile in piles)
    assert all(each.coins >= 0 and each.pledge.value in (0, 1, 2, 4) for each in s.smugglers)
    assert s.tip.value in KINDS
