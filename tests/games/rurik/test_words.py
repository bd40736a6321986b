"""Rurik in words: every question, answer and line of the story, in both languages."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import prestol
from prestol.games.rurik import game
from prestol.games.rurik.decks import renew_decks
from prestol.games.rurik.moments import INSTEAD, USE
from prestol.games.rurik.scoring import scores
from prestol.games.rurik.state import ACHIEVEMENTS, DECREES, DEEDS, LEADERS, NUMBERS, Rurik
from prestol.table import LANGUAGES, Ask, Match
from tests.games.rurik.tables import Plan, position

SEEDS = {1: range(16), 2: range(10), 3: range(10), 4: range(14)}
FOND = {"decree", "deed", "exchange", "predslava", "sudislav", "hoard", "reward_laborers", "trade_route"}
"""What is done whenever it can be: random players would seldom come to it."""
RARE: dict[str, set[str]] = {"asks": set(), "facts": {"decrees-shuffled"}, "labels": set()}
"""What no random match may say; it is checked by hand below."""
NO_BREAK = "\u00a0"
PLACEHOLDER = re.compile(r"[{}$_]|None|×1\b| {2}|\( | \)|«»|“”")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


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
    """Random matches with fixed seeds. What would be said in the same words is said once."""
    said = {lang: Said(defaultdict(set), defaultdict(set), defaultdict(set), set()) for lang in LANGUAGES}
    seen: set[str] = set()
    for players in game.players:
        for seed in SEEDS[players]:
            random = Random(seed)
            options = {name: random.choice(values) for name, values in game.options.items()}
            match = prestol.new("rurik", players=players, seed=seed, options=options)
            while not match.over:
                seat = random.choice(list(match.asks))
                answers = match.asks[seat].answers
                say_ask(match, seat, said, seen)
                fond = [answer for answer in answers if answer in FOND]
                match.choose(seat, random.choice(fond or answers))
            for fact in match.facts:
                if new(seen, fact.kind, fact.about):
                    for lang in LANGUAGES:
                        said[lang].story[fact.kind].add(game.words(lang).sentence(fact))
    return said


def say_ask(match: Match[Any], seat: int, said: dict[str, Said], seen: set[str]) -> None:
    ask = match.asks[seat]
    if new(seen, ask.kind, ask.about):
        for lang in LANGUAGES:
            said[lang].questions[ask.kind].add(game.words(lang).question(ask))
    if not new(seen, match.players, ask.kind, ask.about, ask.answers):
        return
    view = match.view(seat)
    for option in ask.answers:
        label = game.label(view, ask, option) if option is not None else None
        if new(seen, ask.kind, ask.about, label, option if label is None else None):
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
                    case ast.Name("which_deck"):
                        asks |= strings(call.args[2])
                    case ast.Attribute(ast.Name("s"), "tell"):
                        facts |= strings(call.args[0])
                    case ast.Attribute(attr="whisper"):
                        facts |= strings(call.args[1])
    return asks, facts


def strings(node: ast.expr) -> set[str]:
    """The kinds that an argument may be; none where it only hands on what it was told."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    if isinstance(node, ast.Name):
        return set()
    assert isinstance(node, ast.Constant), f"a kind is not written as a string: {ast.dump(node)}"
    assert isinstance(node.value, str)
    return {node.value}


def messages(lang: str) -> dict[str, list[str]]:
    """The messages of the game's file with their attributes."""
    resource = FluentParser().parse((game.folder / f"words.{lang}.ftl").read_text("utf-8"))
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in resource.body
        if isinstance(entry, Message)
    }


@every_language
def test_every_question_and_fact_was_said(lang: str) -> None:
    asks, facts = kinds_in_source()
    said = played()[lang]
    assert said.questions.keys() == said.answers.keys()
    assert said.questions.keys() | RARE["asks"] == asks
    assert said.story.keys() | RARE["facts"] == facts


@every_language
def test_no_message_is_idle(lang: str) -> None:
    """Whatever message stands in the file for a question, an answer or a fact is said."""
    asks, facts = kinds_in_source()
    named = {f"ask-{kind}" for kind in asks} | {f"story-{kind}" for kind in facts}
    named |= {label for label in played()[lang].labels if not label.startswith("deed-")}
    named = {message.partition(".")[0] for message in named} | RARE["labels"]
    assert {m for m in messages(lang) if m.startswith(("ask-", "story-", "option-", "use-"))} == named


@every_language
def test_every_leader_that_may_be_used_says_what_it_does(lang: str) -> None:
    assert {f"use-{leader}" for leader in (*USE.powers, *INSTEAD.powers)} <= messages(lang).keys()


@every_language
def test_sentences_are_whole(lang: str) -> None:
    said = played()[lang]
    for text in said.all():
        assert not PLACEHOLDER.search(text), text
        assert text == text.strip(), text
        assert text[0].isupper() or text[0] in "«“" or text[0].isdigit(), text
    for texts in said.questions.values():
        assert all(text[-1] in ".?" for text in texts)
    for texts in said.answers.values():
        assert all(text[-1] not in ".?:," for text in texts)
    for texts in said.story.values():
        assert all(text[-1] == "." for text in texts)


def test_russian_is_russian() -> None:
    for text in played()["ru"].all():
        assert not re.search("[A-Za-z]", text), text


def test_both_languages_have_the_same_messages() -> None:
    english, russian = messages("en"), messages("ru")
    assert list(english) == list(russian)
    spoken = {"text", "brief", "pass", "any", "need", "gain", "option", "last"}
    for message, attributes in english.items():
        assert spoken.intersection(attributes) == spoken.intersection(russian[message]), message


# What is looked up


@every_language
def test_every_component_has_name_and_text(lang: str) -> None:
    words = game.words(lang)
    state = prestol.new("rurik", players=2, seed=1).state
    named = [f"deed-{deed}" for deed in DEEDS] + [f"decree-{card}" for card in DECREES]
    named += [f"leader-{leader}" for leader in (*LEADERS, "sviatopolk-solo")]
    named += [f"achievement-{card}" for card in ACHIEVEMENTS] + [
        f"rebellion-{card}" for card in NUMBERS["solo"]["cards"]
    ]
    named += [f"variant-{name}" for name in game.options]
    named += [f"variant-{name}-{value}" for name, values in game.options.items() for value in values]
    named += [f"score-{category}" for category in scores(state, 0)]
    for message in named:
        assert words.say(message), message
        assert words.has(f"{message}.text"), message
    assert all(words.has(f"region-{region}") for region in NUMBERS["regions"])
    assert all(words.has(f"end-{reason}") for reason in ("rounds", "won", "lost", "shared"))


@every_language
def test_every_text_can_be_said_with_its_numbers(lang: str) -> None:
    words = game.words(lang)
    state = prestol.new("rurik", players=2, seed=1).state
    for message in messages(lang):
        for attribute in ("text", "brief", "option"):
            if words.has(f"{message}.{attribute}"):
                text = words.say(f"{message}.{attribute}", **game.numbers(state, message))
                assert not PLACEHOLDER.search(text), text
                assert lang == "en" or not re.search("[A-Za-z]", text), text
                assert text[-1] == "." or attribute != "text", text


# The rules page


def rules(lang: str) -> str:
    return (game.folder / f"rules.{lang}.md").read_text("utf-8").replace(NO_BREAK, " ")


def test_the_rules_have_the_same_chapters() -> None:
    anchors = {lang: re.findall(r"\{#([\w-]+)\}", rules(lang)) for lang in LANGUAGES}
    assert anchors["en"] == anchors["ru"]
    assert {"components", "rulings", "solo", "variants"} <= set(anchors["en"])


@every_language
def test_links_of_the_rules_lead_somewhere(lang: str) -> None:
    page = rules(lang)
    assert set(re.findall(r"\]\(#([\w-]+)\)", page)) <= set(re.findall(r"\{#([\w-]+)\}", page))


@every_language
def test_the_rules_name_every_card(lang: str) -> None:
    """The tables of the rules page say what the cards say."""
    words, page = game.words(lang), rules(lang)
    state = prestol.new("rurik", players=2, seed=1).state
    for deed, about in DEEDS.items():
        numbers = game.numbers(state, f"deed-{deed}")
        cells = [words.say(f"deed-{deed}"), *[words.say(f"deed-{deed}.{part}", **numbers) for part in ("need", "gain")]]
        assert f"| {' | '.join(cells)} | {about['points']} |".replace(NO_BREAK, " ") in page
    for card in DECREES:
        text = words.say(f"decree-{card}.text", **game.numbers(state, f"decree-{card}"))
        assert f"| {words.say(f'decree-{card}')} | {text}".replace(NO_BREAK, " ") in page
    for message in [f"leader-{leader}" for leader in LEADERS] + [f"achievement-{card}" for card in ACHIEVEMENTS]:
        assert f"- **{words.say(message)}.** {words.say(f'{message}.text')}".replace(NO_BREAK, " ") in page


# What is rare, cases and plurals


@every_language
def test_a_reshuffle_is_told(lang: str) -> None:
    """The one fact that random matches may not come to."""
    s = position(decks=("", ""), discards="coins2-1 coins2-2 move3")
    s.decks["left"].cards.clear()
    s.decks["left"].marks.clear()
    s.heard = []
    renew_decks(s)
    assert [fact.kind for fact in s.heard] == ["decrees-shuffled"] == list(RARE["facts"])
    text = game.words(lang).sentence(s.heard[0])
    assert not PLACEHOLDER.search(text)
    assert text[-1] == "."


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


@pytest.mark.parametrize(("message", "about", "english", "russian"), SPOKEN)
def test_cases_and_plurals(message: str, about: dict[str, Any], english: str, russian: str) -> None:
    assert game.words("en").say(message, **about).replace(NO_BREAK, " ") == english
    assert game.words("ru").say(message, **about).replace(NO_BREAK, " ") == russian


def test_players_are_called_by_name() -> None:
    match = prestol.new("rurik", players=2, seed=1)
    match.names = ["Ольга", "Игорь"]
    random = Random(1)
    for _ in range(60):
        seat = random.choice(list(match.asks))
        match.choose(seat, random.choice(match.asks[seat].answers))
    assert all("Игрок" not in line for line in match.story(0, "ru"))


# What the answers foretell


def foretold(s: Rurik, seat: int, kind: str, option: Any, **about: Any) -> str:
    ask = Ask(seat, kind, [option], about=about)
    return game.words("en").option(s, ask, option).replace(NO_BREAK, " ")


def test_marching_tells_who_will_rule() -> None:
    s = position(2, [Plan(troops="kiev2 volyn")])
    assert foretold(s, 0, "move-to", "volyn", figure="troop", region="kiev") == "To Volyn"
    assert foretold(s, 0, "move-to", "polotsk", figure="troop", region="volyn") == (
        "To Polotsk, and you will rule the region; you will no longer rule Volyn"
    )


def test_an_attack_with_boris_tells_of_the_coin() -> None:
    s = position(2, [Plan("boris@kiev"), Plan(troops="kiev", coins=1)])
    assert foretold(s, 0, "attack", "kiev") == (
        "Kiev: Player 2 loses a troop, and you will rule the region, and you steal 1 coin; you reveal nothing"
    )
    s.players[1].coins = 0
    assert "steal" not in foretold(s, 0, "attack", "kiev")


def test_a_rebel_replaced_by_sviatopolk_keeps_his_rule() -> None:
    s = position(2, [Plan("sviatopolk@kiev"), Plan(troops="kiev")], rebels="kiev=wood")
    assert foretold(s, 0, "target", "rebel", region="kiev") == "Kiev: defeat the rebel for 1 wood"
    s.players[0].reserve = 0
    assert foretold(s, 0, "target", "rebel", region="kiev") == (
        "Kiev: defeat the rebel for 1 wood, and you will no longer rule the region"
    )


def test_a_bribe_tells_the_row_and_who_is_pushed() -> None:
    s = position(2, banners={"tax": "1:4 1:2"})
    assert foretold(s, 0, "bribe", 0, number=2, banner="tax") == "No bribe: row 3, 1 tax point for 1 coin"
    assert foretold(s, 0, "bribe", 1, number=2, banner="tax") == (
        "A bribe of 1 coin: row 2, 1 tax point, pushing down 1 advisor"
    )
    assert foretold(s, 0, "bribe", 3, number=2, banner="tax") == (
        "A bribe of 3 coins: top row, 2 tax points, pushing down 2 advisors"
    )
