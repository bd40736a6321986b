"""The people here, as everybody sees them."""

from functools import partial

from litestar import Controller, get
from sqlalchemy import Connection

from prestol.server.api.forms import From
from prestol.server.api.matches import whose
from prestol.server.people.profiles import Profile, known, profile
from prestol.server.people.visit import Visit
from prestol.server.play.hall import Hall
from prestol.server.play.lists import PlayedMatch, history


class People(Controller):
    path = "/people/{who:str}"
    tags = ("people",)

    @get("/", summary="A person, and how well they play")
    async def see(self, who: str, hall: Hall, visit: Visit) -> Profile:
        """The numbers are of all matches; which these were, only those know who may see them."""
        return await hall.store.read(partial(profile, who=who, viewer=whose(visit)))

    @get("/matches", summary="The finished matches of a person")
    async def matches(self, who: str, hall: Hall, visit: Visit, start: From = 0) -> list[PlayedMatch]:
        """Those that are public, and those that whoever asks has played in, too; one's own all. Twenty at a time, from
        `start` on, the latest first."""

        def found(db: Connection) -> list[PlayedMatch]:
            known(db, who)
            return history(db, who, whose(visit), start)

        return await hall.store.read(found)
