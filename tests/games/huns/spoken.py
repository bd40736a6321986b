"""What Huns says: the matches in which everything is said, and sentences by hand."""

from random import Random
from typing import Final

import prestol
from tests.games.speaking import Ears

OPENS: Final = "«“"
NEVER: Final = r"\b[ERMCT]\d\d\b|(?i:кубик\w*\b(?! действий| добычи))"
"""The ids of cards, and a «кубик» that is neither a die nor a cube of goods."""
RARE: Final = {"option-no-wagon", "option-pillage-none"}
"""Answers that no random match may offer."""
ASKED: Final = {"order"}
REASONS: Final = ("supply", "deck")
SEEDS: Final = {2: range(12), 3: range(12), 4: range(40)}


def hear(ears: Ears) -> None:
    """Random matches with fixed seeds."""
    for players, seeds in SEEDS.items():
        for seed in seeds:
            random = Random(seed)
            ears.match(prestol.new("huns", players, seed), random, lambda _, ask: random.choice(ask.answers))  # noqa: B023


SPOKEN = [
    # (message, arguments, in English, in Russian)
    (
        "story-draws",
        {"seat": 0, "cards": 1, "deck": "red"},
        "Player 1 draws 1 card from the Raid deck.",
        "Игрок 1 берёт 1 карту набега.",
    ),
    (
        "story-draws",
        {"seat": 0, "cards": 2, "deck": "green"},
        "Player 1 draws 2 cards from the Mercenary deck.",
        "Игрок 1 берёт 2 карты наёмников.",
    ),
    (
        "story-draws",
        {"seat": 0, "cards": 5, "deck": "blue"},
        "Player 1 draws 5 cards from the Equipment deck.",
        "Игрок 1 берёт 5 карт снаряжения.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 0, "colour": "blue"},
        "Player 2 pillages nothing: the reserve has no blue cubes.",
        "Игрок 2 ничего не получает: в общем запасе нет синей добычи.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 1, "colour": "green"},
        "Player 2 pillages 1 green cube.",
        "Игрок 2 получает 1 зелёный кубик добычи.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 2, "colour": "blue"},
        "Player 2 pillages 2 blue cubes.",
        "Игрок 2 получает 2 синих кубика добычи.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 5, "colour": "yellow"},
        "Player 2 pillages 5 yellow cubes.",
        "Игрок 2 получает 5 жёлтых кубиков добычи.",
    ),
    (
        "story-fills",
        {"seat": 0, "card": "M02", "colour_all": ("black",)},
        "Player 1 puts 1 black cube on “Khan’s Envoy”.",
        "Игрок 1 кладёт 1 чёрный кубик добычи на карту «Посланник хана».",
    ),
    (
        "story-fills",
        {"seat": 0, "card": "C01", "colour_all": ("red", "blue", "red")},
        "Player 1 puts 2 red and 1 blue cube on “Lame Horses”.",
        "Игрок 1 кладёт 2 красных и 1 синий кубик добычи на карту «Хромые кони».",
    ),
    (
        "story-gains",
        {"seat": 0, "colour_all": ("red", *["green"] * 2, *["black"] * 5)},
        "Player 1 gains 1 red, 2 green and 5 black cubes.",
        "Игрок 1 получает 1 красный, 2 зелёных и 5 чёрных кубиков добычи.",
    ),
    (
        "story-drew",
        {"seat": 0, "card_all": ("E01",)},
        "You see “Saddlebags”.",
        "Это «Седельные сумки» (видите только вы).",
    ),
    (
        "story-drew",
        {"seat": 0, "card_all": ("E01", "E09", "E11")},
        "You see “Saddlebags”, “Helmet” and “Yurt”.",
        "Это «Седельные сумки», «Шлем» и «Юрта» (видите только вы).",
    ),
    ("story-scores", {"seat": 0, "points": 1}, "Player 1 scores 1 victory point.", "Игрок 1 набирает 1 победное очко."),
    (
        "story-scores",
        {"seat": 0, "points": 22},
        "Player 1 scores 22 victory points.",
        "Игрок 1 набирает 22 победных очка.",
    ),
    (
        "story-scores",
        {"seat": 0, "points": -5},
        "Player 1 scores −5 victory points.",
        "Игрок 1 набирает −5 победных очков.",
    ),
    (
        "option-accept",
        {"cells": 1},
        "Accept: it stays active until its 1 cell is full",
        "Принять: будет действовать, пока не заполнена 1 ячейка",
    ),
    (
        "option-accept",
        {"cells": 2},
        "Accept: it stays active until its 2 cells are full",
        "Принять: будет действовать, пока не заполнены 2 ячейки",
    ),
    (
        "option-accept",
        {"cells": 5},
        "Accept: it stays active until its 5 cells are full",
        "Принять: будет действовать, пока не заполнено 5 ячеек",
    ),
    (
        "option-draw",
        {"cards": 3, "deck": "red", "card_all": ("E02", "M06")},
        "Draw 3 cards from the Raid deck (first: “Lasso” and “Shaman”)",
        "Взять 3 карты набегов (до этого – «Аркан» и «Шаман»)",
    ),
    (
        "option-pillage",
        {"cubes": 4, "colour": "red", "card_all": (), "share": 1, "seat_to": 2},
        "Pillage 4 red cubes, pay 1 as tribute to Player 3",
        "Получить 4 красных кубика добычи, отдать дань: 1 (Игрок 3)",
    ),
    (
        "option-load",
        {"place": 1, "kind": "violet", "colour": "red", "free": 1},
        "On wagon 1 (violet), red cell, and the wagon leaves",
        "На повозку 1 (фиолетовую), красная ячейка, и повозка отправится",
    ),
    (
        "option-wagon",
        {"kind": "orange", "colour_all": ("blue", "blue", "red", "yellow", "yellow")},
        "Take the orange wagon: it holds 2 blue, 1 red and 2 yellow cubes",
        "Взять оранжевую повозку: вместит 2 синих, 1 красный и 2 жёлтых кубика добычи",
    ),
    (
        "option-pillage-none",
        {"colour": "green", "card_all": ()},
        "Pillage nothing: the reserve has no green cubes",
        "Получить добычу: в общем запасе нет зелёной добычи",
    ),
    ("option-no-wagon", {"seat_from": 1, "place": 3}, "Player 2, place 3: no wagon", "Игрок 2, место 3: повозки нет"),
    (
        "use-R02",
        {"card": "R02", "cubes": 2},
        "Use the Raid “Ambush”: steal up to 2 cubes from an opponent’s wagons",
        "Использовать набег «Засада»: украсть до 2 кубиков добычи с повозок соперника",
    ),
    (
        "ask-rob",
        {"card": "R10", "left": 2},
        "“Arson”: which cube do you remove? Up to 2 more.",
        "«Поджог»: какой кубик добычи снять с повозки? Можно ещё 2.",
    ),
]
