"""People as others see them, what they wish, and the best of a game: over HTTP."""

import asyncio
from typing import Any

import pytest

from prestol.server.people.profiles import LEAST
from tests.server.site import Site, Visitor, table_for_two


def me(visitor: Visitor) -> str:
    return str(visitor.done("GET", "/api/me")["id"])


def played(site: Site, people: list[Visitor], **more: Any) -> str:
    """A match between people, played to its end."""
    seats = [{"kind": "me"}, *({"kind": "invited"} for _ in people[1:])]
    made = people[0].done("POST", "/api/matches", {"game": "huns", "seats": seats, **more})
    match = str(made["id"])
    for visitor, invite in zip(people[1:], made["invitations"].values(), strict=True):
        visitor.done("POST", f"/api/matches/{match}/join", {"invite": invite})
    hall = site.part("hall")

    async def play() -> None:
        while (live := await hall.live(match)).running:
            seat = min(live.asked)
            await hall.answer(match, seat, live.match.asks[seat].options[-1])

    site.run(play())
    return match


@pytest.fixture
def three(site: Site) -> tuple[Visitor, Visitor, Visitor]:
    return site.named("Anna"), site.named("Boris"), site.named("Vera")


def test_a_profile_says_what_somebody_has_played(site: Site, three: tuple[Visitor, Visitor, Visitor]) -> None:
    anna, boris, vera = three
    assert vera.done("GET", f"/api/people/{me(anna)}")["games"] == []
    for _ in range(LEAST):
        played(site, [anna, boris], audience="public")
    found = vera.done("GET", f"/api/people/{me(anna)}")
    assert (found["name"], found["guest"], found["mine"]) == ("Anna", True, False)
    assert anna.done("GET", f"/api/people/{me(anna)}")["mine"]
    [tally] = found["games"]
    assert (tally["game"], tally["played"], tally["rated"]) == ("huns", LEAST, LEAST)
    leaders = vera.done("GET", "/api/games/huns/leaders")
    assert {each["name"] for each in leaders["leaders"]} == {"Anna", "Boris"}
    assert [each["place"] for each in leaders["leaders"]] == sorted(each["place"] for each in leaders["leaders"])
    own = next(each for each in leaders["leaders"] if each["person"] == me(anna))
    assert (own["rating"], own["place"], own["wins"]) == (tally["rating"], tally["place"], tally["wins"])
    feats = vera.done("GET", "/api/games/huns/feats")
    assert feats["best"][0]["count"] >= feats["best"][-1]["count"]
    assert len(feats["longest"]) == 1
    assert len(feats["latest"]) == LEAST
    assert vera.get("/api/people/nobody").status_code == 404
    assert vera.get("/api/people/nobody/matches").status_code == 404
    for path in (f"/people/{me(anna)}", "/games/huns", "/me"):
        page = anna.get(path, headers={"Accept": "text/html"})
        assert page.status_code == 200
        assert "Boris" in page.text
    assert vera.get("/people/nobody", headers={"Accept": "text/html"}).status_code == 404


def test_a_history_shows_only_what_one_may_see(site: Site, three: tuple[Visitor, Visitor, Visitor]) -> None:
    anna, boris, vera = three
    secret = played(site, [anna, boris], audience="nobody")
    linked = played(site, [anna, boris], audience="link")
    public = played(site, [anna, boris], audience="public")

    def seen(by: Visitor) -> list[str]:
        api = [each["id"] for each in by.done("GET", f"/api/people/{me(anna)}/matches")]
        page = by.get(f"/people/{me(anna)}", headers={"Accept": "text/html"}).text
        assert [match for match in (public, linked, secret) if f"/m/{match}" in page] == api
        return api

    assert seen(vera) == [public]
    assert seen(boris) == [public, linked, secret]
    assert seen(anna) == [public, linked, secret]
    assert [each["id"] for each in site.visitor().done("GET", f"/api/people/{me(anna)}/matches")] == [public]
    feats = vera.done("GET", "/api/games/huns/feats")
    assert {each["match"] for each in feats["best"] + feats["longest"]} | {each["id"] for each in feats["latest"]} == {
        public
    }
    first = anna.done("GET", f"/api/people/{me(anna)}/matches")
    assert anna.done("GET", f"/api/people/{me(anna)}/matches?start=1") == first[1:]
    assert {each["gain"] is not None for each in first} == {True}


def test_what_one_wishes_goes_along_to_every_new_seat(site: Site, three: tuple[Visitor, Visitor, Visitor]) -> None:
    anna, boris, _ = three
    anna.done("PATCH", "/api/me", {"prefs": {"forced": False, "theme": "dark"}})
    wishes = anna.done("PATCH", "/api/me", {"prefs": {"notices": False}})["prefs"]
    assert wishes == {"forced": False, "notices": False, "theme": "dark", "motion": "auto", "never": {}}
    card = {"game": "huns", "window": "E01"}
    anna.done("POST", "/api/me/standing", {**card, "never": True})
    assert anna.done("POST", "/api/me/standing", {**card, "never": True})["prefs"]["never"] == {"huns": ["E01"]}
    refused = [
        ("PATCH", "/api/me", {"prefs": {"theme": "pink"}}),
        ("POST", "/api/me/standing", {"game": "huns", "window": "nothing", "never": True}),
        ("POST", "/api/me/standing", {"game": "chess", "window": "E01", "never": True}),
    ]
    for method, path, body in refused:
        assert anna.send(method, path, json=body).status_code in (400, 404)

    def seat(match: str, visitor: Visitor) -> tuple[bool, list[str]]:
        table = visitor.table(match)
        return table["forced"], [each["what"] for each in table["never"]]

    own = anna.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    boris.done("POST", f"/api/matches/{own}/join", {})
    assert seat(own, anna) == (False, ["E01"])
    assert seat(own, boris) == (True, [])
    joined = boris.done("POST", "/api/matches", {"game": "huns", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    anna.done("POST", f"/api/matches/{joined}/join", {})
    assert seat(joined, anna) == (False, ["E01"])
    anna.done("POST", f"/api/matches/{joined}/prefs", {"seat": 1, "forced": True})
    assert seat(joined, anna) == (True, ["E01"])
    assert seat(own, anna) == (False, ["E01"])
    fork = anna.done("POST", f"/api/matches/{own}/fork", {})["id"]
    assert seat(fork, anna) == (False, ["E01"])
    assert anna.done("POST", "/api/me/standing", {**card, "never": False})["prefs"]["never"] == {}
    assert 'data-theme="dark"' in anna.get("/", headers={"Accept": "text/html"}).text


def test_wishes_from_two_devices_at_a_time_are_both_kept(site: Site) -> None:
    anna = site.named("Anna")

    async def both() -> None:
        wishes = [{"prefs": {"forced": False}}, {"prefs": {"motion": "less"}}, {"prefs": {"theme": "light"}}]
        await asyncio.gather(*(anna.client.patch("/api/me", json=wish) for wish in wishes))

    site.run(both())
    prefs = anna.done("GET", "/api/me")["prefs"]
    assert (prefs["forced"], prefs["motion"], prefs["theme"]) == (False, "less", "light")


def test_what_was_seen_on_one_device_is_seen_on_all(site: Site) -> None:
    anna, boris, match = table_for_two(site)
    seat = anna.table(match)["seat"]
    steps = anna.table(match)["steps"]
    phone = site.visitor()
    link = anna.done("POST", "/api/me/return-link")["address"]
    phone.done("POST", "/api/session/back", {"secret": link.rpartition("/")[2]})
    assert phone.table(match)["since"] is None
    anna.done("POST", f"/api/matches/{match}/seen", {"seat": seat, "steps": steps}, 204)
    while anna.table(match)["steps"] == steps:
        site.run(site.part("hall").answer(match, *first(site, match)))
    assert phone.table(match)["since"] < phone.table(match)["steps"]
    now = anna.table(match)["steps"]
    anna.done("POST", f"/api/matches/{match}/seen", {"seat": seat, "steps": now}, 204)
    assert (phone.table(match)["since"], boris.table(match)["since"] in (None, *range(now))) == (now, True)
    anna.done("POST", f"/api/matches/{match}/seen", {"seat": seat, "steps": steps}, 204)
    anna.done("POST", f"/api/matches/{match}/seen", {"seat": seat, "steps": 10**6}, 204)
    site.part("hall").forget(match)
    assert phone.table(match)["since"] == now
    assert boris.post(f"/api/matches/{match}/seen", {"seat": seat, "steps": now}).status_code == 403


def first(site: Site, match: str) -> tuple[int, Any]:
    live = site.run(site.part("hall").live(match))
    seat = min(live.asked)
    return seat, live.match.asks[seat].options[0]


def test_lists_that_change_are_told_of_to_whom_they_concern(
    site: Site, three: tuple[Visitor, Visitor, Visitor]
) -> None:
    anna, boris, vera = three
    watching, heard = site.part("room").watching, dict[str, list[bytes]](anna=[], vera=[], nobody=[])

    async def hear(name: str, person: str | None) -> None:
        async for event in watching.lists(person):
            heard[name].append(event)

    async def begin() -> list[asyncio.Task[None]]:
        people = (("anna", me_of[0]), ("vera", me_of[1]), ("nobody", None))
        tasks = [asyncio.create_task(hear(*each)) for each in people]
        await asyncio.sleep(0)
        return tasks

    def told() -> dict[str, int]:
        site.run(asyncio.sleep(0.05))
        counts = {
            name: sum(event.startswith(b"event: matches\ndata: \n") for event in all_) for name, all_ in heard.items()
        }
        for all_ in heard.values():
            all_.clear()
        return counts

    me_of = (me(anna), me(vera))
    tasks = site.run(begin())
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "invited"}]}
    made = anna.done("POST", "/api/matches", plan)
    assert told() == {"anna": 1, "vera": 0, "nobody": 0}
    boris.done("POST", f"/api/matches/{made['id']}/join", {"invite": made["invitations"]["1"]})
    assert told() == {"anna": 1, "vera": 0, "nobody": 0}
    seat, value = first(site, made["id"])
    site.run(site.part("hall").answer(made["id"], seat, value))
    told()
    opened = boris.done("POST", "/api/matches", {**plan, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    assert told() == {"anna": 1, "vera": 1, "nobody": 1}
    vera.done("POST", f"/api/matches/{opened}/join", {})
    assert told() == {"anna": 1, "vera": 1, "nobody": 1}
    for task in tasks:
        task.cancel()
    assert site.run(asyncio.wait(tasks))[0]
