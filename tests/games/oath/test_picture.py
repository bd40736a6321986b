"""The picture of the board: well-formed, small, in both languages, telling no secret, every answer where it belongs."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import prestol
from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.citizenship import offer
from prestol.games.oath.law.search import search
from prestol.games.oath.law.trade import trade
from prestol.games.oath.scene import stage
from prestol.games.oath.scene.cards import goal_sign, sign_of, signs
from prestol.games.oath.scene.spots import spot_of, spots
from prestol.games.oath.state import CARDS, GOALS, OATHS, SITES, SUITS, VISIONS, Oath, game
from prestol.table import Ask, Chance, Match, Pile, copied
from tests.games.drawing import NAMES, SVG, as_json, elements, labels, lit, picture, pieces
from tests.games.oath.tables import has, position, table, turn

PLAYERS = (1, 2, 3, 4, 5, 6)
LARGEST = 250_000

ON_THE_BOARD = {
    "first-place", "first-adviser", "discard-first", "keep", "which-adviser", "travel-sent", "muster", "peek",
    "campaign-defender", "campaign-target", "campaign-plan", "campaign-plans", "campaign-banish", "campaign-banish-to",
    "bank", "recover-start", "offer-to", "offer-relic", "make-room", "discard-which", "discard-next", "title",
    "peek-reliquary", "wake-token", "clear", "look-through", "warband-to",
}  # fmt: skip
"""The questions all of whose answers lie on the board."""
BUTTONS = {
    "warbands", "campaign-dice", "campaign-sacrifice", "campaign-occupy", "campaign-fall-board", "campaign-fall-site",
    "recover-tokens", "offer-answer", "allow-warbands", "campaign-join", "campaign-accept", "campaign-burn",
}  # fmt: skip
"""The questions none of whose answers does."""


class Sample(NamedTuple):
    """A position, what the asked player, another one and a spectator see of it, and what is asked."""

    state: Oath
    views: dict[int | None, Oath]
    ask: Ask | None


@cache
def sampled(players: int) -> tuple[Sample, ...]:
    """Of two matches at random: the first question of each kind, some other positions, the ends."""
    found: list[Sample] = []
    seen: Counter[str] = Counter()
    for seed in (players, players + 20):
        random = Random(seed)
        oath = list(OATHS)[seed % 4]
        match = prestol.new("oath", players, seed, {"oath": oath})
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            seen[ask.kind] += 1
            if seen[ask.kind] == 1 or random.random() < 0.02:
                found.append(sample(match))
            options = [option for option in ask.options if option != "end"] or ask.options
            match.choose(seat, random.choice(ask.answers if random.random() < 0.1 else options))
        found.append(sample(match))
    return tuple(found)


def sample(match: Match[Oath]) -> Sample:
    asked, ask = next(iter(match.asks.items()), (0, None))
    seats = {None, asked, (asked + 1) % match.players}
    return Sample(copied(match.state), {seat: copied(match.view(seat)) for seat in seats}, ask)


def seen_by_all(players: int) -> Iterator[tuple[Oath, Oath, int | None, Ask | None]]:
    """The samples as they are seen, with what the seat is asked."""
    for state, views, ask in sampled(players):
        for seat, view in views.items():
            yield state, view, seat, ask if ask is not None and seat == ask.seat else None


def at_table(match: Match[Oath], seat: int | None, lang: str = "en") -> str:
    return picture("oath", match.view(seat), seat, None if seat is None else match.asks.get(seat), lang)


# Answers


@pytest.mark.parametrize("players", PLAYERS)
def test_every_answer_with_a_place_is_lit_once(players: int) -> None:
    kinds = set()
    for _, view, seat, ask in seen_by_all(players):
        places = spots(view, ask)
        svg = picture("oath", view, seat, ask)
        assert lit(svg) == Counter(map(as_json, places.values())), ask
        if ask is not None:
            kinds.add(ask.kind)
            if ask.kind in ON_THE_BOARD:
                options = [option for option in ask.options if not isinstance(option, str) or option != "bandits"]
                assert len(places) == len(options), ask
            elif ask.kind in BUTTONS:
                assert not places, ask
    assert kinds >= {"act", "search", "first-adviser", "play", "warbands"}


def test_what_may_be_traded_for_is_a_token_on_the_card() -> None:
    t = table(trade, 1, start=position(has(), has(at=2, favor=3, secrets=2), land={2: "mountain keep wolves"}))
    assert set(t.ask.options) >= {("favor", "keep"), ("secret", "keep"), ("favor", "wolves"), ("secret", "wolves")}
    svg = at_table(t.match, 1)
    assert {"card-keep-favor", "card-keep-secret"} <= set(pieces(svg))
    assert lit(svg) == Counter(map(as_json, t.ask.options))
    assert "card-keep-favor" not in pieces(at_table(t.match, 0))


def test_two_answers_that_would_share_a_piece_stay_off_the_board() -> None:
    start = position(has(), has(facedown="wolves"))
    ask = Ask(1, "show", ((0, 0), (0, 2), (0, 3)))
    assert [spot_of(start, ask, option) for option in ask.options] == ["adviser-1-0"] * 3
    assert spots(start, ask) == {}
    assert spots(start, Ask(1, "show", ((0, 2),))) == {"adviser-1-0": (0, 2)}


def test_rare_answers_lie_on_the_board() -> None:
    """Questions that matches at random hardly come to."""
    start = position(
        has(relics="map", banners="darkest-secret"),
        has(at=2, facedown="wolves conquest", relics="ivory-eye"),
        has(advisers="elders", facedown="scryer"),
        land={0: "the-tribunal keep", 3: "mine +whistle +cup-of-plenty"},
        reliquary="- book-of-records grand-mask horned-mask",
    )
    for ask in (
        Ask(1, "ivory-eye", (("adviser", 2, 0), ("relic", 3, 1), ("site", 4, 0))),
        Ask(1, "conspiracy", ((0, "relic", "map"), (0, "banner", "darkest-secret")), optional=True),
        Ask(1, "peek-adviser", ((2, 0),)),
        Ask(1, "make-room", (("down", 0), ("down", 1))),
        Ask(2, "make-room", (("up", "elders"), ("down", 0))),
        Ask(0, "act", ("the-tribunal", "search", "travel", "keep")),
        Ask(0, "reliquary-space", (1, 2, 3)),
        Ask(0, "whom", (1, 2)),
        Ask(0, "deal", (("give", "relic", "map"), ("take", "adviser", "elders"), ("take", "facedown", 0),
            ("show", "greedy")), about={"seat_to": 2, **empty_deal()}),
        Ask(1, "campaign-target", (("site", 0), ("pawn", 0), ("relic", "map"), ("banner", "darkest-secret"))),
        Ask(0, "recover", (("banner", "peoples-favor"), ("use", "map"))),
    ):  # fmt: skip
        view = game.mask(start, ask.seat)
        assert lit(picture("oath", view, ask.seat, ask)) == Counter(map(as_json, ask.options)), ask


def empty_deal() -> dict[str, Any]:
    way = {"card": (), "tribute": 0, "peace": 0, "penalty": 0}
    return {f"{key}_{side}": value for side in ("given", "taken") for key, value in way.items()}


# Soundness


def test_there_is_a_sign_for_everything() -> None:
    svg = picture("oath", position(), None)
    ids = {str(e.get("id")) for e in elements(svg) if e.get("id")}
    wanted = {sign_of(card) for card in CARDS} | {sign for card in CARDS for sign in signs(card)}
    wanted |= {goal_sign(vision) for vision in GOALS} | {f"suit-{suit}" for suit in SUITS}
    wanted |= {f"die-{face}" for faces in stage.FACES.values() for face in faces}
    assert {f"o-{sign}" for sign in wanted} <= ids


@pytest.mark.parametrize("oath", OATHS)
def test_every_oath_has_its_linocut(oath: str) -> None:
    svg = picture("oath", position(oath=oath), 0)
    assert f'id="o-v-oath-{oath}"' in svg
    assert svg.count('id="o-v-oath-') == 1


def test_every_site_has_its_linocut() -> None:
    names = list(SITES)
    for first in range(0, len(names), 8):
        land = (names[first:] + names)[:8]
        svg = picture("oath", position(land=land), 0)
        assert all(f'id="o-v-{site}"' in svg and f'href="#o-v-{site}"' in svg for site in land)


# Secrets


def hidden_of(state: Oath, view: Oath) -> set[str]:
    """The cards that lie in the piles of a position and that a view of it does not show."""
    cards = unknown(state.world, view.world) | unknown(state.relics, view.relics)
    cards |= unknown(state.dispossessed, view.dispossessed)
    for region, pile in state.discards.items():
        cards |= unknown(pile, view.discards[region])
    for relic, seen in zip(state.reliquary, view.reliquary, strict=True):
        cards |= unknown(relic, seen)
    for p, other in zip(state.players, view.players, strict=True):
        cards |= unknown(p.facedown, other.facedown) | unknown(p.hand, other.hand)
    sites: set[str] = set()
    for site, there in zip(state.sites, view.sites, strict=True):
        cards |= unknown(site.relics, there.relics)
        sites |= unknown(site.card, there.card)
    return {f"card-{card}" for card in cards} | {f"site-{site}" for site in sites}


def unknown(pile: Pile, seen: Pile) -> set[str]:
    return set(pile.cards) - set(seen.cards)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_picture_tells_a_hidden_card(players: int) -> None:
    """Neither its id nor its name, but where a text speaks of it."""
    words = game.words("en")
    count = 0
    for state, view, seat, ask in seen_by_all(players):
        hidden = hidden_of(state, view)
        found = elements(picture("oath", view, seat, ask))
        told = {value for e in found for key, value in e.attrib.items() if key.startswith(("data-", "aria-"))}
        assert not hidden & told
        written = told | {e.text for e in found if e.text}
        known = [
            name for text in written if "You know: " in text for name in text.split("You know: ")[1][:-1].split(", ")
        ]
        first = {re.split(r"[.:,(]", text)[0].strip() for text in written} | set(known)
        assert not ({words.say(card) for card in hidden} - reference()) & first
        count += len(hidden)
    assert count > 500


def reference() -> set[str]:
    """Names that may stand on the picture whatever lies where: visions are looked up there, or texts speak of them."""
    return {game.words("en").say(f"card-{vision}") for vision in VISIONS}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_picture_depends_on_nothing_hidden(players: int) -> None:
    """With other cards in the hidden places the same seat sees the same picture, character by character."""
    compared = 0
    for number, (_, view, seat, ask) in enumerate(seen_by_all(players)):
        if ask is not None and ask.private:
            continue
        other = game.guess(copied(view), seat, Chance.seeded(number))
        assert picture("oath", game.mask(other, seat), seat, ask) == picture("oath", view, seat, ask)
        compared += 1
    assert compared > 20


# What goes on


def test_cards_drawn_are_read_by_who_drew_them_and_backs_for_the_others() -> None:
    t = table(search, 1, start=position(has(), has(at=2), deck="elders conquest wolves"))
    assert t.waits == (1, "keep")
    own, other = at_table(t.match, 1), at_table(t.match, 2)
    assert {"hand-1-0", "hand-1-1"} <= set(pieces(own)) & set(pieces(other))
    name, text = game.words("en").say("card-elders"), "Vision of Conquest"
    assert any(label.startswith(f"{name}. ") and len(label) > 40 for label in labels(own))
    assert any(label.startswith(f"{text}. ") for label in labels(own))
    assert not any(label.startswith((name, text)) for label in labels(other))
    assert {"a denizen face down", "a vision face down"} <= set(labels(other))


def test_a_campaign_shows_targets_dice_and_sums_as_they_come() -> None:
    start = position(
        has(warbands=3),
        has(at=2, warbands=5, supply=3),
        land={2: "mountain 0:2", 5: "rocky-coast 0:1"},
    )
    faces = [["shield", "two"], ["sword", "sword", "skull", "hollow", "hollow"]]
    t = table(campaign, 1, start=start)
    assert t.ask.kind == "campaign-defender" or t.s.campaign is not None
    if t.ask.kind == "campaign-defender":
        t.say(1, 0)
    svg = at_table(t.match, 1)
    assert "campaign" in pieces(svg)
    assert "Target: Mountain" in labels(svg)
    assert "Target: Rocky Coast" not in labels(svg)
    t.say(1, ("site", 5))
    svg = at_table(t.match, 1)
    assert {"Target: Mountain", "Target: Rocky Coast"} <= set(labels(svg))
    c = t.s.campaign
    assert c is not None
    view = game.mask(t.s, 0)
    assert view.campaign is not None
    assert svg.count('href="#o-die-defense"') == c.defense_dice
    view.campaign.stage = "losses"
    view.campaign.defense_faces, view.campaign.attack_faces = tuple(faces[0]), tuple(faces[1])
    view.campaign.shields, view.campaign.standing, view.campaign.swords, view.campaign.skulls = 3, 3, 5, 1
    after = picture("oath", view, 0)
    for face, count in Counter(faces[0] + faces[1]).items():
        assert after.count(f'href="#o-die-{face}"') == count + (face in ("sword", "shield"))
    assert {"Swords: 5", "Killed by skulls: 1", "Shields: 3", "From defending warbands: 3"} <= set(labels(after))
    assert 'font-size="36">5</text>' in after
    assert 'font-size="36">6</text>' in after


def test_bandits_are_a_defender_too() -> None:
    t = table(campaign, 1, start=position(has(), has(at=2, warbands=4), land={2: "mountain"}))
    while t.ask.kind in ("campaign-defender", "campaign-target"):
        t.say(1, t.ask.answers[-1])
    names = [e.text for e in elements(at_table(t.match, 1)) if e.tag == f"{SVG}text"]
    assert "Bandits" in names


def test_an_offer_is_drawn_while_it_is_made_and_when_it_is_answered() -> None:
    t = table(offer, 0, start=position(has(favor=3, relics="map"), has(secrets=2, banners="peoples-favor"), players=2))
    t.say(0, t.ask.options[0])
    for term in (("give", "favor", 2), ("give", "relic", "map"), ("take", "banner", "peoples-favor")):
        t.say(0, term)
    own = at_table(t.match, 0)
    texts = {e.text for e in elements(own) if e.tag == f"{SVG}text"}
    assert {"Favor: 2", "Map", "People’s Favor"} <= texts
    assert any("The relic on" in str(text) for text in texts)
    assert "deal" in pieces(own)
    assert "deal" not in pieces(at_table(t.match, 1))
    t.say(0, ("send",))
    assert t.ask.kind == "offer-answer"
    for seat in (0, 1, None):
        texts = {e.text for e in elements(at_table(t.match, seat)) if e.tag == f"{SVG}text"}
        assert {"Favor: 2", "Map"} <= texts
        assert any("The relic on" in str(text) for text in texts)


def test_the_board_says_who_rules_who_stands_where_and_what_lies_there() -> None:
    start = position(
        has(banners="darkest-secret"),
        has(at=2, vision="rebellion", advisers="wolves", relics="map"),
        land={2: "mountain keep 1:3 +whistle"},
        tokens="darkest-secret=4 keep=f2 map=s1",
        title=1,
        usurper=True,
    )
    said = set(labels(at_table(turn(start).match, 3)))
    second = NAMES[1]
    assert {
        f"Mountain: 3 warbands of {second}",
        f"Pawn of {second}",
        "Keep: 2 favor",
        "Map: 1 secret",
        "Darkest Secret: 4 secrets",
        "Usurper",
        "Revealed: Vision of Rebellion",
        "a relic face down",
    } <= said


def test_who_has_peeked_sees_it_and_nobody_else() -> None:
    start = position(has(), has(at=2), land={2: "mountain +whistle"})
    start.sites[2].relics.marks[0] |= 1 << 1
    start.sites[4].card.marks[0] |= 1 << 1
    match = turn(start).match
    assert {"Whistle, face down; you have seen it", "Salt Flats, face down; you have seen it"} <= set(
        labels(at_table(match, 1))
    )
    assert not any("Whistle" in label or "Salt Flats" in label for label in labels(at_table(match, 0)))
