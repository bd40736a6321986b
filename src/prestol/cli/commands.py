"""What each command does."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.main import get_command

from prestol.arena import Report, simulate
from prestol.bots import BOTS, bot
from prestol.cli.files import (
    checked_place,
    place_to_save,
    played_again,
    read_file,
    read_seating,
    read_start,
    write_match,
)
from prestol.cli.shared import Json, Lang, print_json
from prestol.cli.terminal import PERSON, Seating, Terminal
from prestol.cli.words import default_language, say
from prestol.table import BadRecord, Game, Match, Refused, Value, game_named, installed, new, verify

app = typer.Typer(
    help="Modern board games about winning a throne, with every rule enforced.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `prestol games` lists them.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]
Players = Annotated[int | None, typer.Option("--players", help="How many players; by default the fewest.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]


def program() -> Any:
    """The whole command line."""
    import prestol.cli.hosting  # noqa: F401 - its commands are of the program, too

    return get_command(app)


@app.command("games")
def list_games(json: Json = False, lang: Lang = None) -> None:
    """List the games that are installed."""
    lang = lang or default_language()
    found = [_described(game, lang) for game in installed().values()]
    if json:
        print_json(found)
        return
    table = Table(box=None, pad_edge=False)
    for title in ("game", "players", "options", "bots"):
        table.add_column(say(lang, f"column-{title}"))
    for game in found:
        options = "\n".join(f"{key} = {' | '.join(map(str, values))}" for key, values in game["options"].items())
        players = ", ".join(map(str, game["players"]))
        table.add_row(f"{game['name']} ({game['title']})", players, options or "–", ", ".join(game["bots"]))
    Console().print(table)


def _described(game: Game[Any], lang: str) -> dict[str, Any]:
    words = game.words(lang)
    return {
        "name": game.name,
        "title": words.say("game-name") if words.has("game-name") else game.name,
        "edition": game.edition,
        "players": list(game.players),
        "options": {key: list(values) for key, values in game.options.items()},
        "bots": [name for name in BOTS if name != "greedy" or game.greedy is not None],
    }


@app.command()
def play(
    *,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game to play.")] = None,
    players: Players = None,
    seat: Annotated[
        list[int] | None,
        typer.Option("--seat", help="A person's seat, from 0; may be repeated. By default 0."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="Who fills the other seats, in turn: random, greedy, or both with a comma."),
    ] = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed, the same chance.")] = None,
    option: Options = None,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="FILE", help="Go on with a chronicle of Oath, or with that of a record."),
    ] = None,
    lesson: Annotated[
        bool, typer.Option("--lesson", help="Learn the game: beginner bots, and everything is explained when it comes.")
    ] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to keep the match.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a match that was saved.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with others at one device."""
    if resume is not None:
        if lesson or any(given is not None for given in (game, players, bots, seed, option, start)):
            raise Refused("--resume goes on with a saved match; only --seat, --lang and --save go with it")
        match, seating = _resumed(resume, seat, lang)
        file: Path | None = checked_place(save) if save is not None else resume
    else:
        if game is None:
            raise Refused(f"say which game to play: {', '.join(installed())}")
        found = game_named(game)
        options = _options(found, option)
        if lesson:
            players, options, bots = players or found.lesson[0], {**found.lesson[1], **options}, bots or "random"
        match = _opened(found, players, seed, options, start)
        seating = Seating(_seats(match, seat or [0], bots), lang=lang or default_language(), lesson=lesson)
        file = checked_place(save) if save is not None else None

    def kept() -> str:
        nonlocal file
        if file is None and match.over:
            return ""
        if file is None:
            file = place_to_save(match.game.name)
        write_match(file, match, seating)
        return str(file)

    Terminal(match, seating, Console(), save=kept).play()


def _opened(
    game: Game[Any], players: int | None, seed: int | None, options: dict[str, Value], start: Path | None
) -> Match[Any]:
    """A new match; `start` is a file with what an earlier one has left."""
    if start is None:
        return new(game, players, seed, options)
    left = read_start(start)
    if game.go_on(left, players or game.players[0], game.chosen(players or game.players[0], options)) is None:
        raise Refused(f"{start} holds nothing that {game.name} can begin with")
    return new(game, players, seed, options, start=left)


def _seats(match: Match[Any], people: list[int], bots: str | None) -> list[str]:
    """Who sits where: people, and bots in turn on the other seats."""
    for seat in people:
        if not 0 <= seat < match.players:
            raise Refused(f"there is no seat {seat}; the seats are 0 to {match.players - 1}")
    names = _names(bots or ("random" if match.game.greedy is None else "greedy"))
    for name in names:
        bot(name, match.game)
    others = [seat for seat in range(match.players) if seat not in people]
    return [PERSON if seat in people else names[others.index(seat) % len(names)] for seat in range(match.players)]


def _resumed(file: Path, people: list[int] | None, lang: str | None) -> tuple[Match[Any], Seating]:
    match = played_again(read_file(file))
    if match.over:
        raise Refused(f"the match in {file} is over; `prestol replay {file}` tells it")
    seating = read_seating(file, match)
    if seating is None or people is not None:
        never = None if seating is None else seating.never
        learns = seating is not None and seating.lesson
        seating = Seating(_seats(match, people or [0], None), never or [], lang or default_language(), learns)
    for name in seating.seats:
        if name != PERSON:
            bot(name, match.game)
    seating.lang = lang or seating.lang
    return match, seating


@app.command("simulate")
def run_simulation(
    game: GameName,
    *,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same matches.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help="The bots, with commas; they rotate over the seats.")] = "random",
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    json: Json = False,
) -> None:
    """Let bots play many matches, and count what comes of them."""
    found = game_named(game)
    plan: dict[str, Any] = {
        "games": games, "seed": seed, "bots": _names(bots), "options": _options(found, option), "jobs": jobs
    }  # fmt: skip
    if json or not sys.stderr.isatty():
        report = simulate(found, players, **plan)
    else:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(game, total=games)
            report = simulate(found, players, **plan, progress=lambda more: progress.advance(task, more))
    if json:
        print_json(report)
    else:
        _print_report(report)


def _print_report(report: Report) -> None:
    console = Console()
    console.print(
        f"{report.game}, {report.players} players, seed {report.seed}: {report.games} matches\n"
        f"{report.decisions} decisions in {report.seconds:.2f} s: "
        f"{report.decisions_per_second:.0f} decisions/s, {report.games_per_second:.1f} matches/s",
        highlight=False,
    )
    table = Table(box=None, pad_edge=False)
    table.add_column("per bot")
    for name in report.wins:
        table.add_column(name, justify="right")
    table.add_row("seats", *(str(report.seats[name]) for name in report.wins))
    table.add_row("wins", *(f"{won:.1f}" for won in report.wins.values()))
    for category in report.scores:
        table.add_row(category, *(f"{report.scores_by_bot[name].get(category, 0):.2f}" for name in report.wins))
    console.print(table)
    console.print("endings: " + ", ".join(f"{reason} {count}" for reason, count in report.endings.items()))
    if report.uses:
        console.print("uses: " + ", ".join(f"{what} {count}" for what, count in report.uses.items()))


@app.command("replay")
def tell_again(
    file: File,
    *,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Save the board as a picture.")] = None,
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option("--seat", help="As this seat knows it; by default a spectator.")] = None,
    at: Annotated[int | None, typer.Option("--at", help="After so many entries of the journal.")] = None,
    json: Json = False,
) -> None:
    """Tell the story of a match from its record."""
    record = read_file(file)
    entries = len(record.journal)
    if at is not None:
        if not 0 <= at <= entries:
            raise Refused(f"the journal has entries 0 to {entries}; there is no moment {at}")
        record = msgspec.structs.replace(record, journal=record.journal[:at])
    match = played_again(record)
    lang = lang or default_language()
    story = match.story(seat, lang)
    if svg is not None:
        svg.write_text(_picture(match, seat, lang), "utf-8")
    if json:
        about = {"game": match.game.name, "players": match.players, "entries": entries, "at": match.number}
        print_json({**about, "over": match.over, "result": match.result if match.over else None, "story": story})
        return
    console = Console(highlight=False, markup=False)
    for line in story:
        console.print(line)
    if match.over:
        Terminal(match, Seating([PERSON] * match.players, lang=lang), console).tell_result()


def _picture(match: Match[Any], seat: int | None, lang: str) -> str:
    try:
        return match.svg(seat, lang)
    except NotImplementedError:
        raise Refused(f"{match.game.name} has no picture") from None


@app.command("verify")
def check(file: File, json: Json = False) -> None:
    """Check a record: the seal, the key, every answer, the result."""
    record = read_file(file)
    played_again(record)
    try:
        match = verify(record)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    if json:
        about = {"game": match.game.name, "edition": match.game.edition, "players": match.players}
        print_json({**about, "entries": match.number, "over": match.over, "seal": match.seal, "valid": True})
        return
    how = "to its result" if match.over else "so far; the match is not over"
    Console().print(
        f"{file}: the key fits the seal, and all {match.number} entries hold, {how}.",
        highlight=False, markup=False, soft_wrap=True,
    )  # fmt: skip


# What the commands share


def _names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def _options(game: Game[Any], given: list[str] | None) -> dict[str, Value]:
    """Options as they are typed: the value is the one that is written so."""
    options: dict[str, Value] = {}
    for text in given or ():
        key, equals, typed = text.partition("=")
        if not equals:
            raise Refused(f"an option is written key=value, not {text!r}")
        values = {str(value).lower(): value for value in game.options.get(key, ())}
        options[key] = values.get(typed.lower(), typed)
    return options
