"""The games that are here, and their rules."""

from functools import partial
from typing import Any

from litestar import Controller, get
from msgspec import Struct

from prestol.server.api.forms import Speech
from prestol.server.errors import NotFound
from prestol.server.people.profiles import Feats, Leaders, feats, leaders
from prestol.server.people.visit import Visit
from prestol.server.play.hall import Hall
from prestol.server.play.plan import bots_of
from prestol.server.reading import RulesChapter, Topic, rules, topic
from prestol.table import Game, Value, installed


class Choice(Struct):
    """A value that an option may have, in words."""

    value: str | int
    title: str
    about: str


class Option(Struct):
    """Something to choose before a match begins. The first choice is the usual one."""

    name: str
    title: str
    about: str
    choices: list[Choice]


class GameView(Struct):
    """A game."""

    name: str
    title: str
    tagline: str
    players: list[int]
    options: list[Option]
    bots: list[str]
    """The best first."""
    edition: int
    faithful: str | None
    """The chapter of the rules that says what is reconstructed; null where there is none."""
    packs: str
    """The mark of the host's own data pack; empty without one."""


class Games(Controller):
    path = "/games"
    tags = ("games",)

    @get("/", summary="The games that are here", sync_to_thread=False)
    def list_games(self, visit: Visit, lang: Speech = None) -> list[GameView]:
        return [game_view(game, lang or visit.lang) for game in installed().values()]

    @get("/{game:str}", summary="One game", sync_to_thread=False)
    def see(self, game: str, visit: Visit, lang: Speech = None) -> GameView:
        return game_view(game_here(game), lang or visit.lang)

    @get("/{game:str}/rules", summary="The rules of a game", sync_to_thread=False)
    def read(self, game: str, visit: Visit, lang: Speech = None) -> list[RulesChapter]:
        return rules(game_here(game).name, lang or visit.lang)

    @get("/{game:str}/leaders", summary="The best players of a game")
    async def leaders(self, game: str, hall: Hall, visit: Visit) -> Leaders:
        """By rating: people and bots with some rated matches."""
        viewer = visit.person.id if visit.person else None
        return await hall.store.read(partial(leaders, game=game_here(game).name, viewer=viewer))

    @get("/{game:str}/feats", summary="What is worth seeing of a game")
    async def feats(self, game: str, hall: Hall) -> Feats:
        """Of its public matches: the best scores, the longest, the latest."""
        return await hall.store.read(partial(feats, game=game_here(game).name))

    @get("/{game:str}/topics/{name:str}", summary="What a card or a term means", sync_to_thread=False)
    def explain(self, game: str, name: str, visit: Visit, lang: Speech = None) -> Topic:
        """`name` as a board's picture says it in `data-about`: `card-E01`, `term-batch`."""
        return topic(game_here(game), name, lang or visit.lang)


def game_here(name: str) -> Game[Any]:
    games = installed()
    if name not in games:
        raise NotFound("error-no-game", games=", ".join(games))
    return games[name]


def game_view(game: Game[Any], lang: str) -> GameView:
    words = game.words(lang)

    def said(message: str) -> str:
        return words.say(message) if words.has(message) else ""

    def option(name: str, values: tuple[Value, ...]) -> Option:
        each = f"variant-{name}"
        choices = [
            Choice(value, said(f"{each}-{value}") or str(value), said(f"{each}-{value}.text")) for value in values
        ]
        return Option(name, said(each) or name, said(f"{each}.text"), choices)

    chapters = {chapter.id for chapter in rules(game.name, lang)}
    return GameView(
        name=game.name,
        title=said("game-name") or game.name,
        tagline=said("game-tagline"),
        players=list(game.players),
        options=[option(name, values) for name, values in game.options.items()],
        bots=bots_of(game),
        edition=game.edition,
        faithful="components" if "components" in chapters else None,
        packs=game.pack_mark,
    )
