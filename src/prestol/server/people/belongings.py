"""What a person has here besides a name: seats, matches, messages. It can be handed over, and given up."""

import contextlib

from sqlalchemy import Connection, delete, select, update

from prestol.server.people.person import Person
from prestol.server.people.registry import Registry
from prestol.server.play import ratings, seating
from prestol.server.play.hall import Hall
from prestol.server.play.live import Live
from prestol.server.store.schema import attention, matches, messages, people, seats
from prestol.table import PrestolError


class Belongings:
    """Hands over what belongs to a person."""

    def __init__(self, registry: Registry, hall: Hall) -> None:
        self._registry = registry
        self._store = registry.store
        self._hall = hall

    async def hand_over(self, guest: Person, person: Person) -> None:
        """Somebody who played as a guest has shown who they are: all that was the guest's is theirs."""

        def change(live: Live) -> None:
            for seat in live.seats:
                if seat.person == guest.id:
                    seat.person = person.id

        for match in {match for match, _ in await self._seats(guest.id)}:
            await self._hall.change(match, change)
        await self._let_go(guest.id, to=person.id)

    async def give_up(self, person: Person) -> None:
        """The person is gone. Bots take the seats; what was said and played stays, under the name it had."""
        for match, seat in await self._seats(person.id):

            def change(live: Live, seat: int = seat) -> None:
                mine = live.seats[seat]
                if live.running and mine.person == person.id:
                    mine.kind, mine.person, mine.left = "bot", None, ""

            with contextlib.suppress(PrestolError):  # who has resigned cannot leave; what ends meanwhile needs nothing
                await seating.leave(self._hall, match, person.id, seat)
            await self._hall.change(match, change)
        await self._let_go(person.id, to=None)

    async def _seats(self, person: str) -> list[tuple[str, int]]:
        """The seats in matches that are not over."""
        sits = select(seats.c.match, seats.c.seat).join(matches, matches.c.id == seats.c.match)
        sits = sits.where(seats.c.person == person, matches.c.status.in_(("open", "running")))
        return [(row.match, row.seat) for row in await self._store.read(lambda db: db.execute(sits).all())]

    async def _let_go(self, person: str, to: str | None) -> None:
        touched = select(matches.c.id).join(seats, seats.c.match == matches.c.id)
        touched = touched.where((seats.c.person == person) | (matches.c.creator == person))

        def write(db: Connection) -> list[str]:
            found = list(db.execute(touched).scalars())
            db.execute(update(seats).where(seats.c.person == person).values(person=to))
            db.execute(update(matches).where(matches.c.creator == person).values(creator=to))
            db.execute(update(messages).where(messages.c.person == person).values(person=to))
            ratings.hand_over(db, person, to)
            db.execute(delete(attention).where(attention.c.person == person))
            db.execute(delete(people).where(people.c.id == person))
            return found

        for match in await self._store.write(write):
            self._hall.forget(match)
        self._registry.forget(person)
