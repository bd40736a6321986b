"""The board of Huns as plain text: complete, narrow, in both languages, and only what the reader may know."""

from typing import Any

from prestol import new
from prestol.bots import random_player
from prestol.games.huns.state import COLOURS, Curse, Wagon, game
from prestol.table import Match, is_hidden
from tests.games.speaking import flat


def played(players: int, seed: int, answers: int) -> Match[Any]:
    match = new(game, players, seed)
    choose = random_player(game, seed)
    for _ in range(answers):
        if match.over:
            break
        seat, ask = next(iter(match.asks.items()))
        match.choose(seat, choose(None, ask))
    return match


def shown(match: Match[Any], seat: int | None, lang: str = "en") -> str:
    return game.board_text(match.view(seat), seat, game.words(lang), match.names)


def test_ones_own_camp_comes_first() -> None:
    match = played(3, 1, 60)
    heads = [line for line in shown(match, 1).splitlines() if "amp" in line]
    assert heads == ["Your camp (Player 2)", "Camp of Player 3", "Camp of Player 1"]
    assert "Your camp" not in shown(match, None)


def test_the_common_area_is_complete() -> None:
    match = played(2, 3, 40)
    s = match.state
    text = flat(shown(match, 0))
    words = game.words("en")
    for colour in COLOURS:
        assert f"{s.supply[colour]} {colour}" in text
        assert f"{words.say('deck-' + colour)} {len(s.decks[colour])}" in text
    for colour, value in s.dice.items():
        assert f"{colour} {value}" in text.partition("Dice on offer: ")[2].partition(".")[0]
    assert f"Wagons in their deck: {len(s.wagon_deck)}." in text
    assert text.partition("Open wagons: ")[2].partition("Your camp")[0].count("wagon:") == len(s.row)


def test_every_card_of_every_camp_is_named() -> None:
    for seed in range(5):
        match = played(4, seed, 250)
        text = flat(shown(match, None))
        for camp in match.state.camps:
            for card in (*camp.equipment, *camp.raids, *camp.mercenaries, *camp.curses, *camp.treasures):
                assert game.words("en").say(f"card-{card}") in text


def test_drawn_cards_are_named_only_to_who_drew_them() -> None:
    match = next(match for n in range(400) if (match := played(3, 2, n)).step == "play_drawn")
    seat = next(iter(match.asks))
    cards = match.state.camps[seat].hand.cards
    assert not any(is_hidden(card) for card in cards)
    names = [game.words("en").say(f"card-{card}") for card in cards]
    assert "Drawn cards: " + "; ".join(names) in flat(shown(match, seat))
    other = flat(shown(match, (seat + 1) % 3))
    assert f"Drawn cards: {len(cards)} card" in other
    assert not any(name in other for name in names)


def test_the_state_of_every_card_is_said_in_words() -> None:
    match = played(2, 1, 1)
    camp = match.state.camps[0]
    camp.equipment = ["E01"]
    camp.raids = {"R01": True, "R02": False}
    camp.mercenaries = {"M01": ("red", "red", "blue"), "M02": (), "M03": ("black",)}
    camp.curses = {"C03": Curse(by=1, place=1), "C02": Curse(("red", "red")), "C04": Curse(fled=True)}
    camp.wagons[0] = Wagon.new("violet-1").with_cube(1, "red").with_cube(0, "black")
    camp.wagons[1] = None
    match.state.working[0] = ("R01",)
    text = flat(shown(match, 0))
    for said in (
        "Equipment: Saddlebags – does not work now.",
        "Raids: Levy; Ambush (used).",
        "Quartermaster (full: blue, 2 red) – does not work now",
        "Khan’s Envoy (cells filled: 0 of 4)",
        "Horse Archer (cells filled: 1 of 3, black)",
        "Broken Axle (active, from Player 2; cells filled: 0 of 3)",
        "Plague (lifted)",
        "Steppe Fog (fled)",
        "Place 1: violet wagon. Loaded: red, black on a blue cell. Empty: green, black, yellow.",
        "Place 2: no wagon. Closed by Broken Axle.",
    ):
        assert said in text
    russian = flat(shown(match, 0, "ru"))
    for said in (
        "Ваш лагерь (Игрок 1)",
        "Загружено: красный, чёрный на синей ячейке. Свободно: зелёный, чёрный, жёлтый.",
        "Закрыто картой «Сломанная ось».",
        "Обозный (заполнен: синий, 2 красных) – сейчас не действует",
    ):
        assert said in russian
