"""What needs the others' consent: to take back more than one may alone, and to end the match. Bots agree at once."""

from typing import Any, Literal

from prestol.server.errors import Wrong
from prestol.server.play.hall import Hall, running
from prestol.server.play.live import Live

Kind = Literal["undo", "end"]


async def undo(hall: Hall, match_id: str, person: str, seat: int) -> Live:
    """Take back a seat's last answer: at once as far as it may on its own, else when all others agree."""

    def change(live: Live) -> None:
        hall.seat_of(running(live), person, seat)
        if live.match.can_undo(seat):
            live.do(lambda match: match.undo(seat))
            live.row.proposal = None
        else:
            _propose(live, person, seat, "undo")

    return await hall.change(match_id, change, follow=False)


async def propose(hall: Hall, match_id: str, person: str, seat: int, kind: Kind) -> Live:
    """Ask the others to agree to something."""

    def change(live: Live) -> None:
        hall.seat_of(running(live), person, seat)
        _propose(live, person, seat, kind)

    return await hall.change(match_id, change, follow=False)


async def agree(hall: Hall, match_id: str, person: str, seat: int, yes: bool) -> Live:
    """Answer a proposal. One no is enough to be rid of it; whoever has made it withdraws it so."""

    def change(live: Live) -> None:
        hall.seat_of(running(live), person, seat)
        proposal = live.row.proposal
        if proposal is None:
            raise Wrong("error-nothing-proposed")
        if not yes:
            live.row.proposal = None
        else:
            proposal = {**proposal, "agreed": sorted({*proposal["agreed"], *live.seats_of(person)})}
            _carry_out(live, proposal)

    return await hall.change(match_id, change, follow=False)


def _propose(live: Live, person: str, seat: int, kind: Kind) -> None:
    if live.row.proposal is not None:
        raise Wrong("error-proposed-already")
    if kind == "undo":  # is there anything to take back? The kernel says so without changing a thing
        live.match.clone().undo(seat, range(live.match.players))
    _carry_out(live, {"kind": kind, "seat": seat, "agreed": sorted(live.seats_of(person))})


def _carry_out(live: Live, proposal: dict[str, Any]) -> None:
    """Do what all have agreed to; else let it stand."""
    missing = [s.seat for s in live.seats if not s.by_bot and s.seat not in proposal["agreed"]]
    if missing:
        live.row.proposal = proposal
        return
    live.row.proposal = None
    if proposal["kind"] == "undo":
        live.do(lambda match: match.undo(proposal["seat"], consent=range(match.players)))
    else:
        live.end("agreed")
