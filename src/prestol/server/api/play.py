"""Answering, taking back, agreeing; and what a seat wishes to be asked."""

from typing import Annotated, Any, Literal

from litestar import Controller, post
from msgspec import Meta, Struct

from prestol.server.api.forms import MOST, SeatForm, Speech
from prestol.server.people.visit import Visit, own
from prestol.server.play import proposals, seating
from prestol.server.play.live import Live
from prestol.server.play.room import Room
from prestol.server.play.table_view import OptionView, TableView


class AnswerForm(Struct, kw_only=True):
    """An answer: to which question (`moment`, as the question had it), and which of its options (`value`)."""

    seat: int
    value: Any
    moment: str | None = None


class HintForm(Struct, kw_only=True):
    """Which question (`moment`, as the question had it) to ask a strong bot about."""

    seat: int
    moment: str | None = None


class ProposeForm(Struct, kw_only=True):
    """What to ask the others to agree to: that your last answer is taken back, or that the match ends."""

    seat: int
    kind: Literal["undo", "end"]


class AgreeForm(Struct, kw_only=True):
    """An answer to a proposal."""

    seat: int
    yes: bool


class StandingForm(Struct, kw_only=True):
    """Never ask (or ask again) about a card, or a kind of question, that one may decline."""

    seat: int
    window: str
    never: bool


class SeenForm(Struct, kw_only=True):
    """What you have seen: the table when so many steps were done."""

    seat: int
    steps: Annotated[int, Meta(ge=0, le=MOST)]


class PrefsForm(Struct, kw_only=True):
    """Whether answers that everybody can see to be forced are taken for you."""

    seat: int
    forced: bool


class Play(Controller):
    path = "/matches/{match:str}"
    tags = ("play",)

    @post("/answer", summary="Answer a question", status_code=200)
    async def answer(self, match: str, data: AnswerForm, room: Room, visit: Visit) -> TableView:
        """409 if the table has moved on since the question was seen."""
        person = own(visit.person).id
        live = await room.hall.answer(match, data.seat, data.value, data.moment, person=person)
        return await _seen(room, visit, data.seat, live)

    @post("/hint", summary="What would a strong bot answer?", status_code=200)
    async def hint(self, match: str, data: HintForm, room: Room, visit: Visit, lang: Speech = None) -> OptionView:
        """By what the seat knows, and only where all others are bots. The match remembers it. 409 if the table has
        moved on."""
        return await room.hint(match, own(visit.person).id, lang or visit.lang, data.seat, data.moment)

    @post("/undo", summary="Take back my last answer", status_code=200)
    async def undo(self, match: str, data: SeatForm, room: Room, visit: Visit) -> TableView:
        """At once as far as one may alone; beyond that it is proposed to the others."""
        live = await proposals.undo(room.hall, match, own(visit.person).id, data.seat)
        return await _seen(room, visit, data.seat, live)

    @post("/withdraw", summary="Take back my answers while others still answer", status_code=200)
    async def withdraw(self, match: str, data: SeatForm, room: Room, visit: Visit) -> TableView:
        live = await room.hall.withdraw(match, data.seat, own(visit.person).id)
        return await _seen(room, visit, data.seat, live)

    @post("/propose", summary="Ask the others to agree", status_code=200)
    async def propose(self, match: str, data: ProposeForm, room: Room, visit: Visit) -> TableView:
        live = await proposals.propose(room.hall, match, own(visit.person).id, data.seat, data.kind)
        return await _seen(room, visit, data.seat, live)

    @post("/agree", summary="Answer a proposal", status_code=200)
    async def agree(self, match: str, data: AgreeForm, room: Room, visit: Visit) -> TableView:
        """One no is enough to be rid of it; whoever has made it withdraws it so."""
        live = await proposals.agree(room.hall, match, own(visit.person).id, data.seat, data.yes)
        return await _seen(room, visit, data.seat, live)

    @post("/standing", summary="Never ask me about this", status_code=200)
    async def standing(self, match: str, data: StandingForm, room: Room, visit: Visit) -> TableView:
        person = own(visit.person).id
        live = await seating.standing(room.hall, match, person, data.seat, data.window, data.never)
        return await _seen(room, visit, data.seat, live)

    @post("/prefs", summary="Whether forced answers are taken for me", status_code=200)
    async def prefer(self, match: str, data: PrefsForm, room: Room, visit: Visit) -> TableView:
        live = await seating.prefer(room.hall, match, own(visit.person).id, data.seat, data.forced)
        return await _seen(room, visit, data.seat, live)

    @post("/seen", summary="I have seen this", status_code=204)
    async def seen(self, match: str, data: SeenForm, room: Room, visit: Visit) -> None:
        """What came after it is news when you come back, on whatever device (`since` of the table)."""
        await seating.seen(room.hall, match, own(visit.person).id, data.seat, data.steps)


async def _seen(room: Room, visit: Visit, seat: int, live: Live) -> TableView:
    return await room.view(live, own(visit.person).id, seat, visit.lang)
