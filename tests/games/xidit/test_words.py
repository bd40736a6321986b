"""Lords of Xidit in words: every question, answer and line of the story, in both languages."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import prestol
from prestol.games.xidit.state import KINDS, ORDERS, TILES, TITANS, game
from prestol.table import LANGUAGES, PASS, Match, Value
from tests.games.xidit.tables import Table, lord, table

NO_BREAK = "\u00a0"
PLACEHOLDER = re.compile(r"[{}$]|None|×1\b| {2}|\( | \)|«»|“”|\bT\d[ab]\b|\b[NC]\d\d\b")

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
    """Matches over player counts and options, and the rare cases by hand. What was said is not said again."""
    said = {lang: Said(defaultdict(set), defaultdict(set), defaultdict(set), set()) for lang in LANGUAGES}
    seen: set[str] = set()
    for seed, players in enumerate((3, 3, 4, 5)):
        length, neutral, screens = (
            ("full", "short")[seed % 2],
            ("normal", "hard")[seed % 2],
            ("closed", "open")[seed % 2],
        )
        options = {"length": length, "neutral": neutral, "screens": screens}
        play_on(prestol.new("xidit", players, seed, options), Random(seed), said, seen)
    for number, (made, first) in enumerate(rare_cases()):
        play_on(made.match, Random(number), said, seen, first)
    return said


def play_on(
    match: Match[Any], random: Random, said: dict[str, Said], seen: set[str], first: tuple[Value, ...] = ()
) -> None:
    """Say what is asked and answer it: with `first` as long as they are offered, then at random or like a player."""
    wanted = list(first)
    while not match.over:
        seat = random.choice(list(match.asks))
        ask = match.asks[seat]
        say_ask(match, seat, said, seen)
        if wanted and wanted[0] in ask.answers:
            answer = wanted.pop(0)
        elif random.random() < 0.8 and game.greedy is not None:
            answer = game.greedy(match.view(seat), ask)
        else:
            answer = random.choice(ask.answers)
        match.choose(seat, answer)
    for fact in match.facts:
        if new(seen, fact.kind, fact.about):
            for lang in LANGUAGES:
                said[lang].story[fact.kind].add(game.words(lang).sentence(fact))


def say_ask(match: Match[Any], seat: int, said: dict[str, Said], seen: set[str]) -> None:
    ask, view = match.asks[seat], match.view(seat)
    if new(seen, ask.kind, ask.about):
        for lang in LANGUAGES:
            said[lang].questions[ask.kind].add(game.words(lang).question(ask))
    for option in (*ask.answers, *ask.changes):
        label = game.label(view, ask, option) if option is not PASS else None
        assert (label is None) == (option is PASS), f"{ask.kind} {option} has no label"
        if new(seen, ask.kind, label, ask.about if label is None else None):
            for lang in LANGUAGES:
                said[lang].answers[ask.kind].add(game.words(lang).option(view, ask, option))
                if label is not None:
                    said[lang].labels.add(label[0])


def new(seen: set[str], *what: Any) -> bool:
    known = repr(what) in seen
    seen.add(repr(what))
    return not known


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


def kinds_in_source() -> tuple[set[str], set[str]]:
    """The kinds of questions and of facts that the source of the game names."""
    asks: set[str] = set()
    facts: set[str] = set()
    for file in game.folder.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            match call.func:
                case ast.Name("Ask"):
                    asks.add(string(call.args[1]))
                case ast.Attribute(attr="tell_screened"):
                    kind = string(call.args[0])
                    facts |= {kind, f"{kind}-closed", f"{kind}-own"}
                case ast.Attribute(attr="tell") if file.name != "state.py":
                    facts.add(string(call.args[0]))
    return asks, facts


def string(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), f"not written out: {ast.dump(node)}"
    return str(node.value)


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
    assert said.questions.keys() == said.answers.keys() == asks
    assert said.story.keys() == facts


@every_language
def test_no_message_is_idle(lang: str) -> None:
    """Whatever message stands in the file for a question, an answer or a fact is said."""
    said = played()[lang]
    named = {f"ask-{kind}" for kind in said.questions} | {f"story-{kind}" for kind in said.story} | said.labels
    assert {m for m in messages(lang) if m.startswith(("ask-", "story-", "option-"))} == named


@every_language
def test_sentences_are_whole(lang: str) -> None:
    said = played()[lang]
    for text in said.all():
        assert not PLACEHOLDER.search(text), text
        assert text == text.strip(), text
        assert text[0].isupper() or text[0].isdigit(), text
    for texts in said.questions.values():
        assert all(text[-1] in ".?" for text in texts)
    for texts in said.answers.values():
        assert all(text[-1] not in ".?:," for text in texts)
    for texts in said.story.values():
        assert all(text[-1] == "." for text in texts)


def test_russian_is_russian() -> None:
    for text in played()["ru"].all():
        assert not re.search("[A-Za-z]", text), text


def test_english_is_english() -> None:
    for text in played()["en"].all():
        assert not re.search("[А-Яа-яЁё]", text), text


def test_both_languages_have_the_same_messages() -> None:
    english, russian = messages("en"), messages("ru")
    assert list(english) == list(russian)
    for message in english:
        if message.startswith(("ask-", "story-", "option-", "variant-", "score-", "end-", "tile-", "titan-", "term-")):
            assert english[message] == russian[message], message


@every_language
def test_everything_has_a_name(lang: str) -> None:
    words = game.words(lang)
    named = [f"unit-{kind}" for kind in KINDS] + [f"order-{order}" for order in ORDERS]
    named += [f"tile-{tile}" for tile in TILES] + [f"titan-{titan}" for titan in TITANS]
    for key, values in game.options.items():
        named += [f"variant-{key}", *(f"variant-{key}-{value}" for value in values)]
    assert all(words.has(message) and words.has(f"{message}.text") for message in named)


@every_language
def test_the_end_has_words(lang: str) -> None:
    words = game.words(lang)
    assert all(words.has(f"score-{category}") for category in ("wealth", "influence", "reputation"))
    assert words.has("end-saviour")
    assert words.has("end-neutral")


@every_language
@pytest.mark.parametrize("players", game.players)
def test_every_explanation_can_be_read(players: int, lang: str) -> None:
    words = game.words(lang)
    view = prestol.new("xidit", players, 1).view(0)
    for message in words.messages:
        if words.has(f"{message}.text"):
            text = words.say(f"{message}.text", **game.numbers(view, message))
            assert not PLACEHOLDER.search(text), text
            assert text[0].isupper(), text
            assert text[-1] == ".", text


def anchors(lang: str) -> list[str]:
    return re.findall(r"\{#([\w-]+)\}", (game.folder / f"rules.{lang}.md").read_text("utf-8"))


def test_the_rules_have_the_same_chapters_and_no_dead_links() -> None:
    assert anchors("en") == anchors("ru")
    for lang in LANGUAGES:
        text = (game.folder / f"rules.{lang}.md").read_text("utf-8")
        assert set(re.findall(r"\(#([\w-]+)\)", text)) <= set(anchors(lang))
        assert len(re.findall("^## ", text, re.MULTILINE)) == len(anchors(lang))


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


@pytest.mark.parametrize(("message", "about", "english", "russian"), SPOKEN)
def test_cases_and_plurals(message: str, about: dict[str, Any], english: str, russian: str) -> None:
    assert game.words("en").say(message, **about).replace(NO_BREAK, " ") == english
    assert game.words("ru").say(message, **about).replace(NO_BREAK, " ") == russian


def test_orders_are_told_in_their_order() -> None:
    t = table(lord(6), lord(1), lord(1)).plan("RAB.AA")
    assert t.match.story(0)[1] == "The orders of Player 1: red, action, blue, wait, action, action."


# Labels say what will happen


def label(t: Table, seat: int, option: Value) -> str:
    return t.match.label(seat, option).replace(NO_BREAK, " ")


def test_a_wheel_says_where_the_road_would_lead_after_the_wheels_before_it() -> None:
    t = table(lord(7), lord(1), lord(1), lord(1), recruits={6: None}, threats=[17])
    assert label(t, 0, "red") == "Red road to city 6: recruits 1 peasant, 2 archers, 1 infantry and 1 battle mage"
    t.match.choose(0, "red")
    assert label(t, 0, "action") == "Action in city 6: recruit 1 peasant"
    t.match.choose(0, "action")
    assert label(t, 0, "action").endswith("the order will be lost")
    t.match.choose(0, "blue")
    assert label(t, 0, "red").startswith("Red road to city 17: the threat “Cave Spider” asks for")
    t.match.choose(0, "red")
    assert label(t, 0, "action").endswith("which you will not have")
    assert label(t, 1, "wait") == "Wait in city 1"


def test_a_wheel_knows_what_was_recruited_and_given_before() -> None:
    t = table(lord(7, "AC"), lord(1), lord(1), lord(1), recruits={6: "P"}, recruitment="8 9", threats=[17], menace="12")
    for order in ("red", "action", "blue", "red"):
        t.match.choose(0, order)
    assert label(t, 0, "action") == (
        "Action in city 17: avert the threat “Cave Spider”, giving 1 peasant, 1 archer and 1 cleric "
        "(3 rivals could be there first)"
    )


def test_a_plan_says_what_its_wheels_do_and_who_could_be_first() -> None:
    """Two rivals stand one road from city 17. Where screens are open, only one of them could have the units by then."""
    for screens, rivals in (("closed", 2), ("open", 1)):
        t = table(
            lord(11, "PAC"), lord(16), lord(16, "PAC"), lord(1),
            recruits={6: "P"}, recruitment="8 9", threats=[17], menace="12", screens=screens,
        )  # fmt: skip
        for answer in ("red", 3, "action"):
            t.match.choose(0, answer)
        there = f"({rivals} rival{'s' if rivals > 1 else ''} could be there first)"
        assert label(t, 0, 1) == "Turn wheel 1 again: red road, to city 17"
        assert label(t, 0, 3) == f"Turn wheel 3 again: action, city 17: averts the threat {there}"
        assert label(t, 0, 2) == "Turn wheel 2 first"


def test_a_wheel_foretells_the_next_tiles() -> None:
    t = table(lord(12), lord(8), lord(2), lord(1), recruitment="8 9", menace="12 13")
    assert label(t, 0, "action").startswith("Action in city 12: the next threat “Mountain Gryphon” will come here")
    assert label(t, 1, "action") == "Action in city 8: the next recruitment tile will come here"
    assert label(t, 2, "black") == "Black road: there is none from city 2, the order will be lost"
    assert label(t, 3, "action") == "Action in city 1: no tile lies there now"


def test_a_reward_counts_what_there_is_room_for() -> None:
    t = table(lord(17, "PAC", left=2), lord(1), lord(1), threats=[17], guilds={17: (0, 3)}, year=12).plan("A.....")
    assert label(t, 0, ("bards", "storeys")) == "2 bards and 1 storey"


# The board as text


def shown(t: Table, seat: int | None, lang: str = "en") -> str:
    text = game.board_text(t.match.view(seat), seat, game.words(lang), t.match.names)
    return " ".join(text.replace(NO_BREAK, " ").split())


def test_closed_screens_show_each_player_his_own() -> None:
    t = table(
        lord(1, "PPM", gold=7, bards="centre3 fields"),
        lord(2, "C", gold=9, bards="centre2"),
        lord(3),
        lord(1, waiting=2),
    )
    own = shown(t, 0)
    assert "Units: 2 peasants, 1 battle mage. Gold: 7." in own
    assert "Bards in the Bastion: 3." in own
    assert "Gold: 9" not in own
    assert "1 cleric." not in own.split("Player 2")[1]
    assert "Bards in the Bastion: 2" not in own
    assert "Golden Fields (cities 1, 4, 14, 15, 16), lyre 5/3: Player 1 1." in own
    watched = shown(t, None)
    for secret in ("Gold:", "Units:", "Bards in the Bastion", "Storeys behind the screen"):
        assert secret not in watched
    assert "Storeys behind the screen: 2." in shown(t, 3)


def test_open_screens_show_everything() -> None:
    t = table(lord(1), lord(2, "C", gold=9, bards="centre2"), lord(3), lord(1, waiting=2), screens="open")
    for seat in (None, 0):
        text = shown(t, seat)
        assert "Gold: 9." in text
        assert "Heart of the Kingdom (cities 3, 4, 9, 11, 16, 17), lyre 7/4: Player 2 2." in text
        assert "Storeys behind the screen: 2." in text


@every_language
def test_the_closed_text_is_the_same_whatever_lies_behind_the_screens_of_others(lang: str) -> None:
    one = table(lord(1), lord(2, gold=3, bards="centre1"), lord(3), lord(4))
    other = table(lord(1), lord(2, gold=8, bards="centre4"), lord(3), lord(4))
    for reader in (None, 0, 2):
        assert shown(one, reader, lang) == shown(other, reader, lang)
    assert shown(one, 1, lang) != shown(other, 1, lang)


@every_language
def test_any_position_fits_into_eighty_columns(lang: str) -> None:
    random = Random(1)
    for players, screens in ((3, "open"), (5, "closed")):
        match = prestol.new("xidit", players, 2, {"length": "short", "screens": screens})
        asked = 0
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            match.choose(seat, random.choice(ask.answers))
            asked += 1
            if asked % 60 == 0 or match.over:
                for reader in (None, 0, players - 1):
                    text = game.board_text(match.view(reader), reader, game.words(lang), match.names)
                    assert all(len(line) <= 80 for line in text.splitlines())
                    assert not PLACEHOLDER.search(text.replace("    ", "").replace("  ", "")), text
                    if lang == "ru":
                        assert not re.search("[A-Za-z]", text), text
