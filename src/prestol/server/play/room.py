"""The room where everything happens: the hall, its past, its pictures and its watchers, put together for the routes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from prestol.server.errors import NotAllowed, NotFound, Stale, Wrong
from prestol.server.play.hall import Hall, running
from prestol.server.play.live import Live
from prestol.server.play.news import Newsroom
from prestol.server.play.pictures import Picture, Pictures
from prestol.server.play.robots import Robots
from prestol.server.play.scrubber import Past, Story
from prestol.server.play.sweep import Sweep
from prestol.server.play.table_view import OptionView, TableView, table_view
from prestol.server.play.watching import Watching
from prestol.server.reading import Topic
from prestol.server.reading import topic as explained
from prestol.server.settings import Settings
from prestol.server.store import Store


class Room:
    """All that a route needs of the matches that are played here."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.hall = Hall(store, Newsroom(settings.database_url), Robots())
        self.past = Past(self.hall)
        self.pictures = Pictures()
        self.watching = Watching(self.hall)
        self.sweep = Sweep(self.hall)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the first guest to the last."""
        await self.hall.news.start()
        await self.watching.start()
        self.sweep.start()
        try:
            yield
        finally:
            await self.sweep.stop()
            await self.hall.robots.stop()
            await self.watching.stop()
            await self.hall.news.stop()

    async def seen(self, match_id: str, person: str | None, seat: int | None) -> tuple[Live, int | None]:
        """The match, and the seat that the person looks from. NotFound where they may not look."""
        live = await self.hall.live(match_id)
        return live, self.hall.audience_of(live, person, seat)

    async def table(
        self, match_id: str, person: str | None, lang: str, seat: int | None = None, at: int | None = None
    ) -> TableView:
        """The table as a person sees it: now, or when so many steps were done."""
        live, seat = await self.seen(match_id, person, seat)
        return await self.view(live, person, seat, lang, at)

    async def view(
        self, live: Live, person: str | None, seat: int | None, lang: str, at: int | None = None, *, board: bool = False
    ) -> TableView:
        """The same for a match that is at hand. `board`: say which options have a place on the board."""
        past = await self.past.position(live, at) if at is not None else None
        here = self.watching.here(live.id)
        met = None
        if live.lesson and live.begun and past is None and seat is not None:
            met = await self.past.met(live, seat)
        return table_view(
            live, person, seat, lang, pictures=self.pictures if board else None, here=here, past=past, at=at, met=met
        )

    async def hint(self, match_id: str, person: str, lang: str, seat: int, moment: str | None) -> OptionView:
        """What a strong bot would answer in this seat, by what the seat knows."""
        live = running(await self.hall.live(match_id))
        seat = self.hall.seat_of(live, person, seat)
        live.check_moment(seat, moment)
        if not live.may_hint(seat):
            raise NotAllowed("error-hint-alone")
        if live.game.greedy is None:
            raise Wrong("error-no-strong-bot")
        if not live.hinted:
            live = running(await self.hall.change(match_id, Live.hint))
            live.check_moment(seat, moment)
        ask, view = live.match.asks.get(seat), live.match.view(seat)
        if ask is None:
            raise Stale("error-moved-on")
        try:
            value = await self.hall.robots.thinks("greedy", live.match, seat)
        except TimeoutError:
            raise Wrong("error-slow-bot") from None
        return OptionView(value, live.game.words(lang).option(view, ask, value, live.names(lang)), None, back=False)

    async def picture(
        self, match_id: str, person: str | None, lang: str, seat: int | None = None, at: int | None = None
    ) -> Picture:
        """The board as SVG, with its ETag."""
        live, seat = await self.seen(match_id, person, seat)
        if not live.begun:
            raise NotFound("error-nothing-yet")
        if at is not None:
            return self.pictures.past(live, await self.past.position(live, at), seat, lang)
        return self.pictures.of(live, seat, lang)

    async def text(
        self, match_id: str, person: str | None, lang: str, seat: int | None = None, at: int | None = None
    ) -> str:
        """The board in words."""
        live, seat, view = await self._view(match_id, person, seat, at)
        return live.game.board_text(view, seat, live.game.words(lang), live.names(lang))

    async def story(
        self,
        match_id: str,
        person: str | None,
        lang: str,
        seat: int | None = None,
        since: int | None = None,
        at: int | None = None,
    ) -> Story:
        """What has happened: all of it, or what came after a step (`since`), or up to one (`at`)."""
        live, seat = await self.seen(match_id, person, seat)
        return await self.past.story(live, seat, lang, since, at)

    async def about(self, match_id: str, person: str | None, lang: str, topic: str, seat: int | None = None) -> Topic:
        """What a card, a term or an icon of the board means, with the numbers that hold in this match."""
        live, _, view = await self._view(match_id, person, seat, None)
        return explained(live.game, topic, lang, view)

    async def _view(
        self, match_id: str, person: str | None, seat: int | None, at: int | None
    ) -> tuple[Live, int | None, Any]:
        live, seat = await self.seen(match_id, person, seat)
        if not live.begun:
            raise NotFound("error-nothing-yet")
        match = live.match if at is None else await self.past.position(live, at)
        return live, seat, match.state if live.done else match.view(seat)
