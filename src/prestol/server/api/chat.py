"""What people say at a table."""

from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import QueryParameter
from msgspec import Struct

from prestol.server.api.forms import From
from prestol.server.people.chat import Chat, Message, Room
from prestol.server.people.person import Person
from prestol.server.people.visit import Visit
from prestol.server.play.hall import Hall
from prestol.server.play.live import Live

RoomName: TypeAlias = Annotated[Room, QueryParameter(name="room")]


class MessageForm(Struct, kw_only=True):
    """What to say, and in which room."""

    room: Room
    text: str


class Talk(Controller):
    path = "/matches/{match:str}/chat"
    tags = ("chat",)

    @get("/", summary="What was said in a room")
    async def read(
        self,
        match: str,
        where: RoomName,
        hall: Hall,
        chat: Chat,
        visit: Visit,
        since: From = 0,
    ) -> list[Message]:
        """The latest, oldest first; with `since` those after that message. The players' room is for those who play,
        until the match is over."""
        person = visit.person.id if visit.person else None
        return await chat.read(await _at_table(hall, match, person), person, where, since)

    @post("/", summary="Say something")
    async def say(self, match: str, data: MessageForm, hall: Hall, chat: Chat, person: Person) -> Message:
        return await chat.say(await _at_table(hall, match, person.id), person, data.room, data.text)


async def _at_table(hall: Hall, match: str, person: str | None) -> Live:
    """The match, for those who may look at it."""
    live = await hall.live(match)
    hall.audience_of(live, person, None)
    return live
