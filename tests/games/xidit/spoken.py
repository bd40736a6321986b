"""What Lords of Xidit says: the matches in which everything is said, rare cases and sentences by hand."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import prestol
from prestol.games.xidit.state import KINDS, ORDERS, TILES, TITANS
from prestol.table import PASS, Ask, Match, Value
from tests.games.speaking import Ears
from tests.games.xidit.tables import Table, lord, table

OPENS: Final = "0123456789"
NEVER: Final = r"×1\b|\bT\d[ab]\b|\b[NC]\d\d\b"
REASONS: Final = ("saviour", "neutral")
NAMED: Final = (
    *(f"unit-{kind}" for kind in KINDS),
    *(f"order-{order}" for order in ORDERS),
    *(f"tile-{tile}" for tile in TILES),
    *(f"titan-{titan}" for titan in TITANS),
    *(f"score-{category}" for category in ("wealth", "influence", "reputation")),
)
SAID_BY: Final = {"tell_screened": ("facts", 0, ("", "-closed", "-own"))}


def hear(ears: Ears) -> None:
    """Matches over player counts and options, and the rare cases by hand."""
    for seed, players in enumerate((3, 3, 4, 5)):
        options: dict[str, Value] = {
            "length": ("full", "short")[seed % 2],
            "neutral": ("normal", "hard")[seed % 2],
            "screens": ("closed", "open")[seed % 2],
        }
        play(ears, prestol.new("xidit", players, seed, options), Random(seed))
    for number, (made, first) in enumerate(rare_cases()):
        play(ears, made.match, Random(number), first)


def play(ears: Ears, match: Match[Any], random: Random, first: Sequence[Value] = ()) -> None:
    """Answer with `first` as long as they are offered, then at random or like a player."""
    wanted = list(first)
    greedy = ears.game.greedy
    assert greedy is not None

    def choose(now: Match[Any], ask: Ask) -> Value:
        if wanted and wanted[0] in ask.answers:
            return wanted.pop(0)
        return greedy(now.view(ask.seat), ask) if random.random() < 0.8 else random.choice(ask.answers)

    ears.match(match, random, choose)


def rare_cases() -> Iterator[tuple[Table, tuple[Value, ...]]]:
    """Late positions in which happens what random matches hardly bring about, with the first answers."""
    for screens in ("closed", "open"):
        # A titan is banished; then a threat comes to that city, which may not be averted this year.
        about = {"raging": "T3a", "threats": [17], "menace": "9 12", "year": 12, "screens": screens}
        t = table(lord(9, "PPAIC"), lord(17, "PAC"), lord(1), **about)
        t.plan("AA....", "A.....")
        yield t, ("T3a", "peasant", "archer")
        # Another is left alone.
        yield (
            table(lord(9, "PPAIC"), lord(1), lord(1), lord(1), raging="T3a", year=12, screens=screens).plan("A....."),
            (PASS,),
        )
    # The recruitment tile is empty; the Barracks lack units for the next one.
    yield table(lord(5), lord(1), lord(1), recruits={5: ""}, year=12).plan("A....."), ()
    yield (
        table(lord(5), lord(1), lord(1), lord(1), recruits={5: "P"}, recruitment="6 7", barracks="P", year=12).plan(
            "A....."
        ),
        (),
    )
    # The recruitment stack cannot be renewed; the next threat cannot be renewed.
    others = " ".join(str(city) for city in range(1, 22) if city not in (5, 6))
    yield (
        table(lord(5), lord(1), lord(1), lord(1), recruits={5: "P"}, recruitment="6", menace=others, year=12).plan(
            "A....."
        ),
        (),
    )
    yield table(lord(17, "PAC"), lord(1), lord(1), threats=[17], menace="12", year=12).plan("A....."), ()
    # Nothing but gold can be chosen.
    t = table(lord(17, "PAC", left=0), lord(1), lord(1), threats=[17], guilds={17: (1, 1)}, year=12)
    for seat in range(3):
        t.turn(seat, "A....." if seat == 0 else "......")
    yield t, ()
    # A titan is awake while all plan.
    yield table(lord(9, "PPAIC"), lord(1), lord(1), raging="T3a", year=12), ()
    # A census: no bards left, no storeys left, a storey that waits, one that is built.
    guilds = {1: (0, 4), 2: (0, 4), 3: (0, 4), 4: (0, 3)}
    yield table(lord(1, "IM", left=0), lord(1), lord(1), guilds=guilds, year=12).plan("......"), (1, 1)
    yield table(lord(1, "M"), lord(1), lord(1), guilds={1: (0, 2), 2: (0, 1)}, year=12).plan("......"), (1,)
    yield table(lord(1, "M"), lord(1), lord(1), year=12).plan("......"), (1,)
    # The neutral player is saved, or eliminated.
    high, low = ({"wealth": step, "influence": step, "reputation": step} for step in (15, 1))
    yield table(lord(1), lord(2), lord(3), neutral=high, year=12).plan("......"), ()
    yield table(lord(1, gold=9), lord(2, gold=9), lord(3, gold=9), neutral=low, year=12).plan("......"), ()


SPOKEN: Final = [
    # (message, arguments, in English, in Russian)
    (
        "story-averts",
        {"seat": 0, "city": 17, "tile": "N17", "unit_all": ("infantry", "infantry", "archer")},
        "Player 1 averts the threat “Cave Spider” in city 17, giving 2 infantry and 1 archer.",
        "Игрок 1 предотвращает угрозу «Пещерный паук» в городе 17, отдав 2 отряда пехотинцев и отряд лучников.",
    ),
    (
        "story-bards",
        {"seat": 1, "region": "hills", "bards": 1},
        "Player 2 sends 1 bard to the West Downs.",
        "Игрок 2 отправляет 1 барда на Западные холмы.",
    ),
    (
        "story-bards",
        {"seat": 1, "region": "snow", "bards": 5},
        "Player 2 sends 5 bards to the Snow Reach.",
        "Игрок 2 отправляет 5 бардов в Снежный край.",
    ),
    ("story-gold", {"seat": 0, "gold": 1}, "Player 1 takes 1 gold.", "Игрок 1 получает 1 монету."),
    ("story-gold", {"seat": 0, "gold": 4}, "Player 1 takes 4 gold.", "Игрок 1 получает 4 монеты."),
    ("story-gold", {"seat": 0, "gold": 8}, "Player 1 takes 8 gold.", "Игрок 1 получает 8 монет."),
    (
        "story-moves",
        {"seat": 0, "road": "blue", "city_from": 5, "city": 12},
        "Player 1 goes by the blue road from city 5 to city 12.",
        "Игрок 1 идёт по голубой дороге из города 5 в город 12.",
    ),
    (
        "story-lost-road",
        {"seat": 0, "road": "black", "city": 2},
        "Player 1 stays: there is no black road from city 2.",
        "Игрок 1 остаётся на месте: из города 2 нет чёрной дороги.",
    ),
    (
        "story-shows",
        {"seat": 2, "unit": "mage", "units": 0},
        "Player 3 shows no battle mages.",
        "Игрок 3 не показывает отрядов боевых магов.",
    ),
    (
        "story-shows",
        {"seat": 2, "unit": "archer", "units": 3},
        "Player 3 shows 3 archers.",
        "Игрок 3 показывает 3 отряда лучников.",
    ),
    (
        "story-builds",
        {"seat": 0, "city": 9, "storeys": 2, "height": 4},
        "Player 1 builds 2 storeys in city 9: the guild is now 4 high.",
        "Игрок 1 строит 2 секции в городе 9: высота гильдии теперь 4.",
    ),
    (
        "story-neutral",
        {"seat": 1, "column": "reputation", "step": 7},
        "Player 2 raises the neutral player in reputation: step 7.",
        "Игрок 2 поднимает нейтральному игроку репутацию: деление 7.",
    ),
    (
        "option-show",
        {"unit": "infantry", "units": 1},
        "Show 1 infantry",
        "Показать 1 отряд пехотинцев",
    ),
    ("option-show", {"unit": "infantry", "units": 0}, "Show none", "Не показывать ни одного"),
    (
        "ask-bard",
        {"bards": 1},
        "Where do you send the bard?",
        "Куда отправить барда?",
    ),
    (
        "ask-spend",
        {"titan": "T3a", "units": 2},
        "Which unit do you give to banish the titan “Root Warden”? 2 are still to be given.",
        "Какой отряд отдать, чтобы изгнать титана «Корневой страж»? Осталось отдать: 2.",
    ),
]
