"""Oath in words: what the suite of every game does not know."""

import re
from collections import Counter
from typing import Any

import prestol
from prestol.games.oath import game
from prestol.games.oath.board_text import works
from prestol.games.oath.labels import LABELS
from prestol.games.oath.state import (
    CARDS,
    COLORS,
    DENIZENS,
    FIRST_DENIZENS,
    RELICS,
    RELIQUARY,
    SCEPTER,
    SITES,
    SUIT,
    SUITS,
    Campaign,
    Oath,
)
from prestol.table import LANGUAGES, Ask
from tests.games.oath.tables import has, position
from tests.games.speaking import NO_BREAK, anchors, every_language, kinds_in_source, rules


def start() -> Oath:
    state = prestol.new("oath", players=2, seed=1).state
    assert isinstance(state, Oath)
    return state


def test_every_answer_has_a_message_of_its_own() -> None:
    asks, _ = kinds_in_source("oath")
    assert LABELS.keys() | {"order"} == asks  # the kernel says what comes first


# What is looked up


@every_language
def test_suits_and_colours_have_signs(lang: str) -> None:
    words = game.words(lang)
    assert all(words.has(f"color-{color}.cap") for color in COLORS)
    assert len({words.say(f"suit-{suit}.letter") for suit in SUITS}) == len(SUITS)


@every_language
def test_names_are_given_once(lang: str) -> None:
    words = game.words(lang)
    names = Counter(words.say(f"card-{name}").casefold() for name in (*CARDS, *SITES))
    assert [name for name, count in names.items() if count > 1] == []


@every_language
def test_whatever_may_be_named_as_a_card_has_a_name(lang: str) -> None:
    """Powers of sites, banners and the reliquary act beside those of cards."""
    words = game.words(lang)
    acting = {name for moment in game.moments.values() for name in moment.powers}
    assert all(words.has(f"card-{name}") for name in acting)
    assert all(words.has(f"relic-{relic}") for relic in (*RELICS, SCEPTER))
    assert all(words.has(f"space-{name}") for name in RELIQUARY)


@every_language
def test_a_card_tells_what_is_printed_on_it(lang: str) -> None:
    words, state = game.words(lang), start()

    def text(message: str) -> str:
        return words.say(f"{message}.text", **game.numbers(state, message)).replace(NO_BREAK, " ")

    alchemist = {
        "en": "Arcane; action (place 1 secret and burn 1 secret). ",
        "ru": "Магия; действие (положить 1 тайну и сжечь 1 тайну). ",
    }
    assassin = {
        "en": "Discord, adviser only, locked; persistent power, action (place 1 favor). ",
        "ru": "Раздор, только совет, скована; постоянная способность, действие (положить 1 поддержку). ",
    }
    mine = {
        "en": "Room for 1 card. Comes with 3 favor and 1 relic. "
        "To recover a relic here, put 3 favor into the Discord bank. ",
        "ru": "Вмещает 1 карту. Когда открыта, здесь 3 поддержки и 1 реликвия. "
        "Чтобы обрести реликвию отсюда, положите поддержку в резерв раздора: 3. ",
    }
    scepter = {
        "en": "Relic; action. 5 defense dice as a target. ",
        "ru": "Реликвия; действие. Как цель приносит 5 кубиков",
    }
    printed = {
        "card-alchemist": alchemist, "card-assassin": assassin, "site-mine": mine, "card-grand-scepter": scepter,
    }  # fmt: skip
    for message, said in printed.items():
        assert text(message).startswith(said[lang])


IDLE = {"en": " (Its power does not work yet.)", "ru": " (Её сила ещё не действует.)"}


@every_language
def test_a_card_says_if_its_power_does_not_work_yet(lang: str) -> None:
    """That is so exactly for cards that no moment of the law knows."""
    words, state = game.words(lang), start()

    def text(message: str) -> str:
        return words.say(f"{message}.text", **game.numbers(state, message)).replace(NO_BREAK, " ")

    acting = {name for moment in game.moments.values() for name in moment.powers}
    for name, card in CARDS.items():
        idle = bool(card.powers) and name not in acting and name != SCEPTER
        assert text(f"card-{name}").endswith(IDLE[lang]) == idle, name
        assert not idle or name not in FIRST_DENIZENS
    with game.without("wolves"):
        assert works("wolves") == "no"
        assert text("card-wolves").endswith(IDLE[lang])
    with game.without("mine"):
        assert text("site-mine").endswith(IDLE[lang])
    with game.without("brutal"):
        assert text("modifier-brutal").endswith(IDLE[lang])


# The rules page


def test_the_rules_have_their_chapters() -> None:
    assert {"variants", "campaign", "citizenship"} <= set(anchors(rules("oath", "en")))


def test_the_rules_have_the_sections_of_the_law() -> None:
    numbers = {
        lang: re.findall(r"(?:^|\*\*)(\d(?:\.\d)+(?:\.[IVX]+)?)", rules("oath", lang), re.MULTILINE)
        for lang in LANGUAGES
    }
    assert numbers["en"] == numbers["ru"]
    assert {"3.1", "3.4", "4.1.1", "4.3.5", "5.1.4.IV", "5.5.1", "5.5.8", "6.5", "6.6.2", "6.8", "7.6", "9.6"} <= set(
        numbers["en"]
    )


@every_language
def test_the_rules_name_every_site_and_card(lang: str) -> None:
    """The lists of the rules page say what the cards say."""
    words, page, state = game.words(lang), rules("oath", lang), start()
    for message in [*(f"site-{site}" for site in SITES), *(f"card-{card}" for card in CARDS)]:
        text = words.say(f"{message}.text", **game.numbers(state, message))
        assert f"- **{words.say(message)}.** {text}\n".replace(NO_BREAK, " ") in page + "\n", message
    for name, values in game.options.items():
        for message in (f"variant-{name}", *(f"variant-{name}-{value}" for value in values)):
            assert words.say(f"{message}.text").replace(NO_BREAK, " ") in page


# What the answers foretell


def foretold(s: Oath, seat: int, kind: str, option: Any, **about: Any) -> str:
    ask = Ask(seat, kind, [option], about=about)
    return game.words("en").option(game.mask(s, seat), ask, option).replace(NO_BREAK, " ")


def test_a_trade_tells_what_it_brings() -> None:
    s = position(has(), has(at=2, advisers="elders"), land={2: "mountain tents"})
    assert foretold(s, 1, "trade", ("favor", "tents")) == "Tents: 1 secret and 1 supply for 2 favor"
    assert foretold(s, 1, "trade", ("secret", "tents")) == "Tents: 2 favor and 1 supply for 1 secret"
    s.banks["nomad"] = 1
    assert foretold(s, 1, "trade", ("favor", "tents")) == "Tents: 1 secret and 1 supply for 1 favor"


def test_a_search_tells_its_cost() -> None:
    s = position(has(), has(at=0), drawn=1, discards={"cradle": "wolves elders"})
    assert foretold(s, 1, "search", "deck") == "World deck: 3 cards for 3 supply"
    assert foretold(s, 1, "search", "cradle") == "Discard pile of the Cradle: 2 cards for 2 supply"


def test_a_travel_names_what_is_known() -> None:
    s = position(has(), has(at=0))
    assert foretold(s, 1, "travel", 2) == "Mountain (2 supply)"
    assert foretold(s, 1, "travel", 1) == "Cradle, facedown site 2 (1 supply)"
    s.peek(s.sites[1].card, 1)
    assert foretold(s, 1, "travel", 1) == "Lush Coast, still facedown (1 supply)"
    assert foretold(s, 2, "first-place", 1) == "Cradle, facedown site 2"


def test_the_hidden_place_tells_its_toll() -> None:
    s = position(has(), has(at=0), land={1: "the-hidden-place 0:1"})
    assert foretold(s, 1, "travel", 1) == "The Hidden Place (1 supply, turning a secret facedown)"
    s.campaign = Campaign(attacker=1, place=0, defender=0)
    assert foretold(s, 1, "campaign-target", ("site", 1)) == "The Hidden Place (1 die, turning a secret facedown)"


def test_a_power_tells_its_price() -> None:
    s = position(has(), has(at=0, advisers="alchemist"))
    assert foretold(s, 1, "act", "alchemist") == "Use Alchemist (place 1 secret and burn 1 secret)"
    assert foretold(s, 1, "act", "travel") == "Travel"


def test_suits_are_told_with_cards() -> None:
    s = position(has(), has(at=0))
    assert foretold(s, 1, "keep", "wolves") == "Wolves (Beast)"
    assert foretold(s, 1, "keep", "conquest") == "Vision of Conquest"
    assert all(SUIT[card] for card in DENIZENS)
