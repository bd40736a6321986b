"""What Rurik says: the matches in which everything is said, what is rare and sentences by hand."""

from random import Random
from typing import Any, Final

import prestol
from prestol.games.rurik.decks import renew_decks
from prestol.games.rurik.state import ACHIEVEMENTS, DECREES, DEEDS, LEADERS, NUMBERS
from prestol.table import Ask, Match, Value
from tests.games.rurik.tables import position
from tests.games.speaking import Ears

OPENS: Final = "«“0123456789"
REASONS: Final = ("rounds", "won", "lost", "shared")
NAMED: Final = (
    *(f"deed-{deed}" for deed in DEEDS),
    *(f"decree-{card}" for card in DECREES),
    *(f"leader-{leader}" for leader in (*LEADERS, "sviatopolk-solo")),
    *(f"achievement-{card}" for card in ACHIEVEMENTS),
    *(f"rebellion-{card}" for card in NUMBERS["solo"]["cards"]),
)
SAID_BY: Final = {"which_deck": ("asks", 2, ("",))}
SEEDS: Final = {1: range(16), 2: range(10), 3: range(10), 4: range(14)}
FOND: Final = {
    "decree", "deed", "exchange", "predslava", "sudislav", "hoard", "reward_laborers", "trade_route",
}  # fmt: skip
"""What is done whenever it can be: random players would seldom come to it."""


def hear(ears: Ears) -> None:
    """Random matches with fixed seeds, and the one fact that they may not come to."""
    for players, seeds in SEEDS.items():
        for seed in seeds:
            random = Random(seed)

            def choose(_: Match[Any], ask: Ask, random: Random = random) -> Value:
                return random.choice([answer for answer in ask.answers if answer in FOND] or ask.answers)

            options = {name: random.choice(values) for name, values in ears.game.options.items()}
            ears.match(prestol.new("rurik", players, seed, options), random, choose, again=False)
    s = position(decks=("", ""), discards="coins2-1 coins2-2 move3")
    s.decks["left"].cards.clear()
    s.decks["left"].marks.clear()
    s.heard = []
    renew_decks(s)
    assert [fact.kind for fact in s.heard] == ["decrees-shuffled"]
    ears.fact(s.heard[0])


SPOKEN = [
    # (message, arguments, in English, in Russian)
    (
        "story-draws",
        {"seat": 0, "cards": 1, "deck": "left"},
        "Player 1 draws 1 card from the left deck.",
        "Игрок 1 берёт 1 карту из левой колоды.",
    ),
    (
        "story-draws",
        {"seat": 0, "cards": 3, "deck": "right"},
        "Player 1 draws 3 cards from the right deck.",
        "Игрок 1 берёт 3 карты из правой колоды.",
    ),
    (
        "story-advisor",
        {"seat": 1, "number": 4, "banner": "tax", "row": 1, "coins": 5},
        "Player 2 places advisor 4 on the top row of the Tax banner, with a bribe of 5 coins.",
        "Игрок 2 помещает советника 4 на верхнее деление стяга дани; взятка: 5 монет.",
    ),
    (
        "story-takes-advisor",
        {"seat": 1, "number": 4, "banner": "scheme", "row": 3, "points": 1},
        "Player 2 takes advisor 4 back from row 3 of the Scheme banner.",
        "Игрок 2 забирает советника 4 с деления 3 стяга указов.",
    ),
    (
        "story-marches",
        {"seat": 0, "figure": "leader", "leader": "maria", "region": "volyn", "region_to": "pskov"},
        "Player 1 moves Maria from Volyn to Pskov.",
        "Игрок 1 ведёт Марию с Волыни во Псков.",
    ),
    (
        "story-companions",
        {"seat": 0, "troops": 2, "leader": "agatha", "region": "kiev", "region_to": "volyn"},
        "Player 1: 2 troops will go with Agatha from Kiev to Volyn.",
        "Игрок 1: с Агафьей из Киева на Волынь идут 2 ратника.",
    ),
    (
        "story-companions",
        {"seat": 0, "troops": 1, "leader": "agatha", "region": "kiev", "region_to": "azov"},
        "Player 1: 1 troop will go with Agatha from Kiev to Azov.",
        "Игрок 1: с Агафьей из Киева в Азов идёт 1 ратник.",
    ),
    (
        "story-attacks",
        {"seat": 0, "seat_to": "rebellion", "region": "volyn", "figure": "leader", "leader": "sviatopolk-solo"},
        "Player 1 attacks in Volyn: the Rebellion loses Sviatopolk.",
        "Игрок 1 атакует на Волыни: Мятеж теряет Святополка.",
    ),
    (
        "story-defeats-rebel",
        {"seat": 0, "region": "brest", "reward": "coin2"},
        "Player 1 defeats the rebel in Brest and gets 2 coins.",
        "Игрок 1 побеждает мятежника в Бресте и получает 2 монеты.",
    ),
    (
        "story-defeats-rebel",
        {"seat": 0, "region": "brest", "reward": "none"},
        "Player 1 defeats the rebel in Brest.",
        "Игрок 1 побеждает мятежника в Бресте.",
    ),
    (
        "story-pays-goods",
        {"seat": 0, "good_all": ("fur", "fish", "fish")},
        "Player 1 pays fur and 2 fish.",
        "Игрок 1 отдаёт пушнину и 2 фишки рыбы.",
    ),
    ("story-income", {"seat": 0, "coins": 0}, "Player 1 gets no income.", "Игрок 1 дохода не получает."),
    ("story-scores", {"seat": 0, "points": 1}, "Player 1 scores 1 victory point.", "Игрок 1 набирает 1 победное очко."),
    (
        "story-scores",
        {"seat": 0, "points": 22},
        "Player 1 scores 22 victory points.",
        "Игрок 1 набирает 22 победных очка.",
    ),
    (
        "option-attack",
        {
            "region": "pskov",
            "seat_to": 2,
            "figure": "troop",
            "leader": "boris",
            "cards": 3,
            "coins": 1,
            "rule": "gains",
        },
        "Pskov: Player 3 loses a troop, and you will rule the region, and you steal 1 coin; you reveal up to 3 decrees",
        "Псков: Игрок 3 теряет ратника, и удел станет вашим, а вы крадёте 1 монету; вы раскроете указов не больше 3",
    ),
    (
        "option-remove",
        {"region": "azov", "troops": 0, "rule": "loses"},
        "Azov: you will have no troops left there, and you will no longer rule the region",
        "Азов: там не останется ваших ратников, и удел перестанет быть вашим",
    ),
]
