"""What must hold for every game. Each check raises AssertionError; the suite is run against broken games too."""

import itertools
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

import prestol
from prestol.table import (
    LANGUAGES,
    Chance,
    Game,
    Match,
    Together,
    bit_of,
    copied,
    encoded,
    is_hidden,
    places,
    run,
)
from tests.games.cases import Case, check_pieces
from tests.games.playing import Whims, all_of, picture_of, standing_of
from tests.games.witness import Seat, Witness


def seats_of(match: Match[Any]) -> list[Seat]:
    return [None, *range(match.players)]


# One position


def check_questions(match: Match[Any]) -> None:
    """Every seat asked has an answer, no answer stands twice, and all is said in every language."""
    for seat, ask in match.asks.items():
        assert ask.seat == seat
        answers = [*ask.answers, *ask.changes]
        assert len(ask.options) > 0, f"seat {seat} is asked {ask.kind!r} without options"
        assert len(set(answers)) == len(answers), f"{ask.kind!r} offers an answer twice: {answers}"
        for answer in answers:
            assert ask.find(msgspec.json.decode(msgspec.json.encode(answer))) == answer
        for lang in LANGUAGES:
            assert ask.text(lang).strip()
            labels = [match.label(seat, answer, lang) for answer in answers]
            assert all(label.strip() for label in labels), f"{ask.kind!r} in {lang!r}: {labels}"


def check_plain(game: Game[Any], s: Any) -> None:
    """A checkpoint is plain data: copied or decoded it is equal, and encodes to the same bytes."""
    before = encoded(s)
    for other in (copied(s), game.decode(encoded(s))):
        changed = [name for name in type(s).__struct_fields__ if getattr(other, name) != getattr(s, name)]
        assert not changed, f"{changed} of {game.name} are not the same after copying or decoding"
        assert encoded(other) == before
        assert game.mask(other, 0) == game.mask(s, 0)


def check_mask(game: Game[Any], s: Any, players: int, seed: int) -> None:
    """A view tells no chance, and a guess from it is a full position that looks the same to the same seat."""
    for seat in (None, *range(players)):
        before = encoded(s)
        view = game.mask(s, seat)
        assert game.glimpse(s, seat) == view
        assert encoded(s) == before
        assert view.chance == Chance(), "a view holds the key of chance"
        assert (view.learnt, view.heard) == (0, None)
        assert game.mask(view, seat) == view
        guess = game.guess(view, seat, Chance.seeded(seed))
        assert game.mask(guess, seat) == view
        assert not any(is_hidden(value) for place in places(guess) for value in values_of(place))
        check_pieces(game.name, guess)


def values_of(place: Any) -> list[Any]:
    return list(place.cards) if hasattr(place, "cards") else [place.value]


def check_story(match: Match[Any]) -> None:
    """Every fact is told in every language, to those who saw it."""
    for lang, seat in zip(LANGUAGES, (None, 0), strict=True):
        words = match.game.words(lang)
        lines = [words.sentence(fact, match.names) for fact in match.facts]
        assert all(line.strip() for line in lines)
        seen = [bool(fact.to & bit_of(seat)) for fact in match.facts]
        assert match.story(seat, lang) == list(itertools.compress(lines, seen))


def check_picture(match: Match[Any], seat: Seat, lang: str) -> None:
    """The board is well-formed XML, and can be said as text."""
    game = match.game
    if (game.folder / "board.svg.jinja").is_file():
        assert ET.fromstring(match.svg(seat, lang)).tag.endswith("svg")
    assert isinstance(game.board_text(match.view(seat), seat, game.words(lang), match.names), str)


def check_clone_and_undo(match: Match[Any], whims: Whims) -> None:
    """A clone plays on without its original, and undo leads back to where it was."""
    before, standing = all_of(match), standing_of(match)
    clone = match.clone()
    assert all_of(clone) == before
    seat = whims.random.choice(list(clone.asks))
    clone.choose(seat, whims.answer(clone.asks[seat]))
    if clone.can_undo(seat):
        clone.undo(seat)
        assert standing_of(clone) == standing, "undo lands elsewhere"
    assert all_of(match) == before, "a clone changes its original"


def check_resume(match: Match[Any]) -> Match[Any]:
    """A match loaded from its snapshot stands where the match stands."""
    again = Match.resume(match.snapshot())
    assert standing_of(again) == standing_of(match)
    assert again.number == match.number
    return again


def check_parts_write_nothing(match: Match[Any]) -> None:
    """While several answer together nothing is written."""
    position = match._position
    if isinstance(position.ask, Together):
        assert position.live is not None
        live = copied(position.live)
        live.agenda, live.mark, live.heard = position.checkpoint.agenda, position.checkpoint.mark, None
        assert not position.live.heard
        assert encoded(live) == encoded(position.checkpoint), f"a part of {match.step!r} writes"


# A whole match


def check_end(match: Match[Any]) -> None:
    """A match that is over has a result that follows from its last position, and a record that replays."""
    game, result = match.game, match.result
    assert match.asks == {}
    assert len(result.ranks) == len(result.scores) == match.players
    assert result.winners == [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    assert result.reason
    assert game.finish(game.decode(encoded(match.state))) == result
    record = match.record()
    for form in (record, msgspec.json.encode(record), msgspec.json.encode(record).decode()):
        again = prestol.replay(form)
        assert standing_of(again) == standing_of(match)
        assert (again.journal, again.facts) == (match.journal, match.facts)
    assert prestol.verify(record).result == result


def check_runner(case: Case, seed: int, first: list[int]) -> None:
    """The bare runner and a match come to the same end by the same choices."""
    whims = Whims(seed, first)
    match = case.new(seed)
    decisions = 0
    while not match.over:
        ask = next(iter(match.asks.values()))
        decisions += len(ask.options) > 1 or ask.optional
        match.choose(ask.seat, whims.answer(ask))
    game = case.rules
    s = game.new_state(case.players, dict(case.options), Chance.seeded(seed))
    again = Whims(seed, first)
    counted = run(game, s, [lambda _, ask: again.answer(ask)] * case.players)
    assert counted == decisions
    assert encoded(s) == encoded(match.state)


def check_honest(match: Match[Any]) -> None:
    """The greedy player answers the same to what is true and to what its seat knows: it does not peek."""
    greedy = match.game.greedy
    assert greedy is not None
    for seat, ask in match.asks.items():
        answer = greedy(copied(match.state), ask)
        assert answer in ask.answers
        assert greedy(match.view(seat), ask) == answer, "the greedy player peeks"


# What somebody may not know


def sight(match: Match[Any], seat: Seat) -> dict[str, Any]:
    """All that a seat can see of a match: its view, its question, for whom all wait, story and picture."""
    ask = match.asks.get(seat) if seat is not None else None
    drawn = (match.game.folder / "board.svg.jinja").is_file()
    return {
        "view": encoded(match.view(seat)),
        "step": match.step,
        "steps done": match.steps_done,
        "waits for": {other: each.forced for other, each in match.asks.items()},
        "question": ask and picture_of(ask),
        "labels": ask and [match.label(ask.seat, answer) for answer in (*ask.answers, *ask.changes)],
        "story": match.story(seat),
        "picture": drawn and match.svg(seat),
        "result": match.result if match.over else None,
    }


def check_sight(real: Match[Any], other: Match[Any], seat: Seat) -> None:
    one, two = sight(real, seat), sight(other, seat)
    for what in one:
        assert one[what] == two[what], f"{what!r} of {real.game.name} tells seat {seat} something ({real.step})"


def check_non_interference(match: Match[Any], seat: Seat, witness: Witness, random: Random, most: int = 12) -> int:
    """Put something else in place of all that a seat does not know, and it sees no difference, until it is shown
    something. The other state is the game's guess or, just as often, dealt by what the witness knows. Returns how
    many answers were compared."""
    game, true = match.game, match._position.checkpoint
    if random.random() < 0.5:
        other = game.guess(game.mask(true, seat), seat, Chance.seeded(random.random().hex()))
    else:
        other = witness.otherwise(game, true, seat, random)
    other.chance, other.learnt = copied(true.chance), true.learnt
    worlds = [Match(game, match.players, match.options, start) for start in (copied(true), other)]
    compared = 0
    while True:
        check_sight(worlds[0], worlds[1], seat)
        asks = [world.asks for world in worlds]
        common = [
            (each, answer) for each in asks[0] for answer in asks[0][each].answers if answer in asks[1][each].answers
        ]
        if not common or compared == most:
            return compared
        each, answer = random.choice(common)
        fresh = Witness()
        with fresh.watching():
            for world in worlds:
                world.choose(each, answer)
        if seat in fresh.saw:
            return compared
        compared += 1


def check_guess_frequencies(case: Case, seat: Seat, setups: int) -> None:
    """What is guessed from the views of fresh setups is as frequent as what really lies there: two samples that differ
    no more than by chance, for the outermost hidden cards of every pile and for every secret."""
    game = case.rules
    counts: dict[Any, dict[Any, list[int]]] = {}
    for seed in range(setups):
        s = case.new(seed).state
        view = game.mask(s, seat)
        guess = game.guess(view, seat, Chance.seeded(f"guess {seed}"))
        rows = zip(places(s), places(view), places(guess), strict=True)
        for number, (true, seen, guessed) in enumerate(rows):
            shown = values_of(seen)
            for at in {0, len(shown) - 1} if shown else ():
                if is_hidden(shown[at]):
                    slot = counts.setdefault((number, at), {})
                    slot.setdefault(values_of(true)[at], [0, 0])[0] += 1
                    slot.setdefault(values_of(guessed)[at], [0, 0])[1] += 1
    assert counts, "nothing is hidden"
    for where, slot in counts.items():
        assert not far_apart(list(slot.values())), f"guesses of {case} for {where} are not like setups: {slot}"


def far_apart(pairs: list[list[int]]) -> bool:
    """True if two samples differ by more than chance would have it once in some millions (chi-square)."""
    ones, twos = (sum(pair[i] for pair in pairs) for i in (0, 1))
    square = sum((a * twos - b * ones) ** 2 / (a + b) for a, b in pairs) / (ones * twos)
    return unlikely(square, len(pairs) - 1)


def unlikely(square: float, freedom: int) -> bool:
    """True if a chi-square is beyond five sigma (by the approximation of Wilson and Hilferty)."""
    if freedom == 0:
        return False
    spread = 2 / (9 * freedom)
    sigma: float = ((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return sigma > 5
