"""Oath in words: every question, answer and line of the story, every card and rule, in both languages."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import prestol
from prestol.games.oath import game
from prestol.games.oath.board_text import works
from prestol.games.oath.labels import LABELS
from prestol.games.oath.law.victory import scores_so_far
from prestol.games.oath.state import (
    BANNERS,
    CARDS,
    COLORS,
    DENIZENS,
    FIRST_DENIZENS,
    OATHS,
    RELICS,
    RELIQUARY,
    SCEPTER,
    SITES,
    SUIT,
    SUITS,
    Campaign,
    Oath,
)
from prestol.table import LANGUAGES, PASS, Ask, Match, Value
from tests.games.oath.chronicles import by_chance
from tests.games.oath.spoken import RARE_ASKS, RARE_FACTS, REASONS, SPOKEN, scene
from tests.games.oath.tables import has, position

SEEDS = range(12)
KEPT = range(100, 106)
"""Matches that begin with what a chronicle has kept: edifices, citizens, other sites and denizens."""
NO_BREAK = "\u00a0"
PLACEHOLDER = re.compile(r"[{}$_]|None|×1\b| {2}|\( | \)|«»|“”")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


# What random matches say


class Said(NamedTuple):
    """What the matches said in one language, by kind of question or fact; and the messages of answers."""

    questions: dict[str, set[str]]
    answers: dict[str, set[str]]
    story: dict[str, set[str]]
    labels: set[str]

    def all(self) -> Iterator[str]:
        for said in (self.questions, self.answers, self.story):
            for texts in said.values():
                yield from texts


@cache
def played() -> dict[str, Said]:
    """Random matches with fixed seeds; what would be said in the same words is said once."""
    said = {lang: Said(defaultdict(set), defaultdict(set), defaultdict(set), set()) for lang in LANGUAGES}
    seen: set[str] = set()
    done: Counter[Value] = Counter()
    for seed in (*SEEDS, *KEPT):
        random = Random(seed)
        players = seed % 6 + 1
        options = {name: random.choice(values) for name, values in game.options.items()}
        start = by_chance(random, str(options["oath"])) if seed in KEPT else None
        match = prestol.new(game, players, seed, options, start=start)
        while not match.over:
            seat = random.choice(list(match.asks))
            say_ask(match, seat, said, seen)
            match.choose(seat, curious(random, match.asks[seat], done))
        for fact in match.facts:
            if new(seen, fact.kind, fact.about):
                for lang in LANGUAGES:
                    said[lang].story[fact.kind].add(game.words(lang).sentence(fact))
    return said


def curious(random: Random, ask: Ask, done: Counter[Value]) -> Value:
    """Random, but among actions what has been done least; and seldom "no"."""
    if ask.kind == "act":
        choice = min(ask.options, key=lambda option: (done[option], random.random()))
        done[choice] += 1
        return choice
    return PASS if ask.optional and random.random() < 0.2 else random.choice(ask.options)


def say_ask(match: Match[Any], seat: int, said: dict[str, Said], seen: set[str]) -> None:
    ask = match.asks[seat]
    if new(seen, ask.kind, ask.about):
        for lang in LANGUAGES:
            said[lang].questions[ask.kind].add(game.words(lang).question(ask))
    fresh = [option for option in ask.answers if new(seen, ask.kind, ask.about, option)]
    if not fresh:
        return
    view = match.view(seat)
    for option in fresh:
        label = game.label(view, ask, option) if option is not PASS else None
        for lang in LANGUAGES:
            said[lang].answers[ask.kind].add(game.words(lang).option(view, ask, option))
            if label is not None:
                said[lang].labels.add(label[0])


def new(seen: set[str], *what: Any) -> bool:
    known = repr(what) in seen
    seen.add(repr(what))
    return not known


def kinds_in_source() -> tuple[set[str], set[str]]:
    """The kinds of questions and of facts that the source of the game names."""
    asks, facts = set(), set()
    for file in game.folder.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call):
                match call.func:
                    case ast.Name("Ask"):
                        asks |= strings(call.args[1])
                    case ast.Attribute(ast.Name("s"), "tell"):
                        facts |= strings(call.args[0])
                    case ast.Attribute(attr="whisper"):
                        facts |= strings(call.args[1])
    return asks, facts


def strings(node: ast.expr) -> set[str]:
    """The kinds that an argument may be."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    assert isinstance(node, ast.Constant), f"a kind is not written as a string: {ast.dump(node)}"
    assert isinstance(node.value, str)
    return {node.value}


def messages(lang: str) -> dict[str, list[str]]:
    """The messages of the game's files with their attributes."""
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for file in sorted((game.folder / "words" / lang).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, Message)
    }


# What is so rare that it is said by hand


@cache
def rare() -> dict[str, Said]:
    """The rare questions and facts in words."""
    said = {lang: Said(defaultdict(set), defaultdict(set), defaultdict(set), set()) for lang in LANGUAGES}
    s = scene()
    for lang in LANGUAGES:
        words, (questions, answers, story, labels) = game.words(lang), said[lang]
        for ask in RARE_ASKS:
            view = game.mask(s, ask.seat)
            questions[ask.kind].add(words.question(ask))
            answers[ask.kind] |= {words.option(view, ask, option) for option in ask.answers}
            found = [game.label(view, ask, option) for option in ask.options]
            labels.update(label[0] for label in found if label is not None)
        for kind, about in RARE_FACTS:
            story[kind].add(words.say(f"story-{kind}", **about))
    return said


@every_language
def test_every_question_and_fact_is_said(lang: str) -> None:
    asks, facts = kinds_in_source()
    assert played()[lang].questions.keys() | rare()[lang].questions.keys() == asks
    assert played()[lang].answers.keys() | rare()[lang].answers.keys() == asks
    assert played()[lang].story.keys() | rare()[lang].story.keys() == facts


def test_every_answer_has_a_message_of_its_own() -> None:
    asks, _ = kinds_in_source()
    assert LABELS.keys() | {"order"} == asks  # the kernel says what comes first


@every_language
def test_no_message_is_idle(lang: str) -> None:
    """Whatever message stands in the files for a question or a fact belongs to one."""
    asks, facts = kinds_in_source()
    found = {message for message in messages(lang) if message.startswith(("ask-", "story-"))}
    assert found == {f"ask-{kind}" for kind in asks} | {f"story-{kind}" for kind in facts}


@every_language
def test_sentences_are_whole(lang: str) -> None:
    for said in (played()[lang], rare()[lang]):
        for text in said.all():
            assert not PLACEHOLDER.search(text), text
            assert text == text.strip(), text
            assert text[0].isupper() or text[0] == "«" or text[0].isdigit(), text
        for texts in said.questions.values():
            assert all(text[-1] in ".?" for text in texts)
        for texts in said.answers.values():
            assert all(text[-1] not in ".?:," for text in texts)
        for texts in said.story.values():
            assert all(text[-1] == "." for text in texts)


def test_russian_is_russian() -> None:
    for said in (played()["ru"], rare()["ru"]):
        for text in said.all():
            assert not re.search("[A-Za-z]", text), text


def test_players_are_called_by_name() -> None:
    match = prestol.new("oath", players=3, seed=1)
    match.names = ["Ольга", "Игорь", "Рюрик"]
    random = Random(1)
    while not match.over:
        seat = random.choice(list(match.asks))
        match.choose(seat, random.choice(match.asks[seat].answers))
    assert all("Игрок" not in line for line in match.story(0, "ru"))


def test_both_languages_have_the_same_messages() -> None:
    english, russian = messages("en"), messages("ru")
    assert list(english) == list(russian)
    spoken = {"text", "brief", "pass", "yes", "option", "successor"}
    for message, attributes in english.items():
        assert spoken.intersection(attributes) == spoken.intersection(russian[message]), message


# What is looked up


def start() -> Oath:
    state = prestol.new("oath", players=2, seed=1).state
    assert isinstance(state, Oath)
    return state


@every_language
def test_every_component_has_name_and_text(lang: str) -> None:
    words = game.words(lang)
    named = [f"card-{card}" for card in CARDS] + [f"site-{site}" for site in SITES]
    named += [f"banner-{banner}" for banner in BANNERS] + [f"modifier-{name}" for name in RELIQUARY]
    named += [f"oath-{oath}" for oath in OATHS] + ["title-oathkeeper", "title-usurper"]
    named += [f"action-{action}" for action in ("search", "muster", "trade", "recover", "campaign", "travel")]
    named += [f"role-{role}" for role in ("chancellor", "exile", "citizen")]
    named += [f"variant-{name}" for name in game.options]
    named += [f"variant-{name}-{value}" for name, values in game.options.items() for value in values]
    named += [f"score-{category}" for category in scores_so_far(start())[0]]
    for message in named:
        assert words.say(message), message
        assert words.has(f"{message}.text"), message
    assert all(words.has(f"color-{color}.cap") for color in COLORS)
    assert all(words.has(f"suit-{suit}.letter") for suit in SUITS)
    letters = [words.say(f"suit-{suit}.letter") for suit in SUITS]
    assert len(set(letters)) == len(SUITS)
    assert all(words.has(f"end-{reason}") for reason in REASONS)


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
def test_every_text_can_be_said_with_its_facts(lang: str) -> None:
    words, state = game.words(lang), start()
    for message in messages(lang):
        if words.has(f"{message}.text"):
            text = words.say(f"{message}.text", **game.numbers(state, message))
            assert not PLACEHOLDER.search(text), text
            assert lang == "en" or not re.search("[A-Za-z]", text), text
            assert text[-1] in ".)", text


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


def rules(lang: str) -> str:
    return (game.folder / f"rules.{lang}.md").read_text("utf-8").replace(NO_BREAK, " ")


def test_the_rules_have_the_same_chapters() -> None:
    anchors = {lang: re.findall(r"\{#([\w-]+)\}", rules(lang)) for lang in LANGUAGES}
    assert anchors["en"] == anchors["ru"]
    assert {"components", "rulings", "variants", "campaign", "citizenship"} <= set(anchors["en"])


def test_the_rules_have_the_sections_of_the_law() -> None:
    numbers = {
        lang: re.findall(r"(?:^|\*\*)(\d(?:\.\d)+(?:\.[IVX]+)?)", rules(lang), re.MULTILINE) for lang in LANGUAGES
    }
    assert numbers["en"] == numbers["ru"]
    assert {"3.1", "3.4", "4.1.1", "4.3.5", "5.1.4.IV", "5.5.1", "5.5.8", "6.5", "6.6.2", "6.8", "7.6", "9.6"} <= set(
        numbers["en"]
    )


@every_language
def test_links_of_the_rules_lead_somewhere(lang: str) -> None:
    page = rules(lang)
    assert set(re.findall(r"\]\(#([\w-]+)\)", page)) <= set(re.findall(r"\{#([\w-]+)\}", page))


@every_language
def test_the_rules_name_every_site_and_card(lang: str) -> None:
    """The lists of the rules page say what the cards say."""
    words, page, state = game.words(lang), rules(lang), start()
    told = [card for card, facts in CARDS.items() if facts.kind != "denizen"] + list(FIRST_DENIZENS)
    for message in [*(f"site-{site}" for site in SITES), *(f"card-{card}" for card in told)]:
        text = words.say(f"{message}.text", **game.numbers(state, message))
        assert f"- **{words.say(message)}.** {text}\n".replace(NO_BREAK, " ") in page + "\n", message
    for name, values in game.options.items():
        for message in (f"variant-{name}", *(f"variant-{name}-{value}" for value in values)):
            assert words.say(f"{message}.text").replace(NO_BREAK, " ") in page


# Cases and plurals


@pytest.mark.parametrize(("message", "about", "english", "russian"), SPOKEN)
def test_cases_and_plurals(message: str, about: dict[str, Any], english: str, russian: str) -> None:
    assert game.words("en").say(message, **about).replace(NO_BREAK, " ") == english
    assert game.words("ru").say(message, **about).replace(NO_BREAK, " ") == russian


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
