"""What Oath says: the matches in which almost everything is said, and by hand what they seldom come to."""

from collections import Counter
from random import Random
from typing import Any, Final

import prestol
from prestol.games.oath.state import BANNERS, CARDS, OATHS, RELIQUARY, SITES, Oath
from prestol.table import EVERYBODY, PASS, Ask, Fact, Value
from tests.games.oath.chronicles import by_chance
from tests.games.oath.tables import has, position
from tests.games.speaking import Ears

OPENS: Final = "«0123456789"
NAMED: Final = (
    *(f"card-{card}" for card in CARDS),
    *(f"site-{site}" for site in SITES),
    *(f"banner-{banner}" for banner in BANNERS),
    *(f"modifier-{name}" for name in RELIQUARY),
    *(f"oath-{oath}" for oath in OATHS),
    *(f"title-{title}" for title in ("oathkeeper", "usurper")),
    *(f"action-{action}" for action in ("search", "muster", "trade", "recover", "campaign", "travel")),
    *(f"role-{role}" for role in ("chancellor", "exile", "citizen")),
)
RARE: Final = {"option-deal-give-facedown", "option-site-known"}
"""Answers that hardly any match at random offers."""
SEEDS: Final = range(12)
KEPT: Final = range(100, 106)
"""Matches that begin with what a chronicle has kept: edifices, citizens, other sites and denizens."""


def hear(ears: Ears) -> None:
    """Random matches with fixed seeds, and the rare questions and facts."""
    done: Counter[Value] = Counter()
    for seed in (*SEEDS, *KEPT):
        random = Random(seed)
        options = {name: random.choice(values) for name, values in ears.game.options.items()}
        start = by_chance(random, str(options["oath"])) if seed in KEPT else None
        match = prestol.new("oath", seed % 6 + 1, seed, options, start=start)
        ears.match(match, random, lambda _, ask: curious(random, ask, done), again=False)  # noqa: B023
    s = scene()
    for ask in RARE_ASKS:
        ears.ask(ears.game.mask(s, ask.seat), ask)
    for kind, about in RARE_FACTS:
        ears.fact(Fact(kind, about, 1 << about["seat"] if kind == "looks-through" else EVERYBODY))


def curious(random: Random, ask: Ask, done: Counter[Value]) -> Value:
    """Random, but among actions what has been done least; and seldom "no"."""
    if ask.kind == "act":
        choice = min(ask.options, key=lambda option: (done[option], random.random()))
        done[choice] += 1
        return choice
    return PASS if ask.optional and random.random() < 0.2 else random.choice(ask.options)


def scene() -> Oath:
    """A position in which everything rare can be asked."""
    return position(
        has(at=0, facedown="wolves", advisers="naysayers elders", warbands=4),
        has(at=2, facedown="keep", advisers="dazzle", relics="map", banners="darkest-secret"),
        has(at=2, role="citizen", warbands=2, scepter=False),
        land={0: "plains longbows 0:2", 2: "wastes elders +whistle +ivory-eye 1:2"},
        active=0,
        tokens="darkest-secret=3",
    )


DEAL: dict[str, Value] = {
    "card_given": ("favor", "favor", "facedown"), "tribute_given": 0, "peace_given": 4, "penalty_given": 2,
    "card_taken": ("map",), "tribute_taken": 1, "peace_taken": 0, "penalty_taken": 0,
}  # fmt: skip

RARE_ASKS = [
    Ask(1, "board", ("red", "blue")),
    Ask(0, "starting-favor", (0, 2)),
    Ask(1, "title", (2, 3)),
    Ask(1, "end-die", (-1, 1), True, {"rolled": 4, "needed": 5}),
    Ask(0, "rest-power", ("naysayers",), True),
    Ask(1, "keep-more", ("elders", "keep"), True),
    Ask(1, "make-room", (("up", "dazzle"), ("down", 0))),
    Ask(0, "which-adviser", (0,)),
    Ask(1, "peek", (0,)),
    Ask(1, "find-relic", range(2), True, {"site": "wastes"}),
    Ask(1, "travel", ("go", ("use", "tents"), 0)),
    Ask(0, "travel-sent", (0, 1), about={"seat_of": 1}),
    Ask(1, "waiver", ("pay",), True, {"card": "way_station", "supply": 2}),
    Ask(0, "allow-warbands", (("lift", 1),), True, {"seat_of": 2, "way": "lift", "n": 1, "site": "wastes"}),
    Ask(0, "allow-warbands", (("give", 0, 2),), True, {"seat_of": 2, "way": "give", "n": 2, "site": "wastes"}),
    Ask(0, "allow-warbands", (("take", 0, 3),), True, {"seat_of": 2, "way": "take", "n": 3, "site": "wastes"}),
    Ask(0, "exile", (2,)),
    Ask(1, "deal-with", (0, 2), about={"card": "tinkers_fair"}),
    Ask(1, "gathering-deal", ("deal",), True),
    Ask(1, "bargain-answer", ("accept",), True, {"seat_of": 0, "card": "tinkers_fair", **DEAL}),
    Ask(1, "campaign-banish", (0, 1), True, {"seat_of": 0}),
    Ask(0, "bank", ("discord", "arcane"), about={"card": "alchemist"}),
    Ask(0, "whom", (1, 2), about={"card": "wolves"}),
    Ask(0, "may", ("martial_culture",), True, {"card": "martial_culture"}),
    Ask(0, "cage-return", range(3), about={"seat_of": 1, "all": 2}),
    Ask(1, "campaign-fall-board", range(2), about={"seat_of": 1, "why": "skulls"}),
    Ask(1, "campaign-fall-board", range(3), about={"seat_of": 1, "why": "sacrifice"}),
    Ask(1, "campaign-fall-board", range(3), about={"seat_of": 1, "why": "purple"}),
    Ask(0, "campaign-fall-site", range(2), about={"site": "plains", "why": "losses"}),
    Ask(0, "campaign-fall-site", range(2), about={"site": "plains", "why": "skulls"}),
    Ask(1, "campaign-occupy-from", range(4), about={"site": "plains", "site_from": "wastes"}),
    Ask(0, "campaign-banish-or-not", ("banish",), True, {"seat_of": 1}),
    Ask(0, "campaign-banish-to", (0, 1), about={"seat_of": 1}),
    Ask(0, "campaign-burn", (2,), True, {"seat_of": 1}),
    Ask(2, "conspiracy", ((1, "map"), (1, "darkest-secret")), True),
    Ask(2, "blackmail", ((1, "map"),)),
    Ask(1, "settle-site", range(1, 4), about={"site": "plains"}),
    Ask(1, "share-vision", ("faith", "conquest"), about={"card": "false_prophet"}),
    Ask(1, "blackmail-pay", ("pay",), True, {"seat_of": 2, "relic": "map"}),
    Ask(1, "bank-to", ("discord", "order"), about={"card": "levelers", "suit": "hearth"}),
    Ask(1, "suit", ("discord", "order"), about={"card": "riots"}),
    Ask(1, "move-which", ("dazzle",), about={"card": "homesteaders"}),
    Ask(0, "swap-enchanted", ("dazzle",)),
    Ask(1, "relic-here", (0, 1), about={"card": "relic_breaker"}),
    Ask(1, "reliquary-take", ("brutal", "greedy")),
    Ask(1, "order", ("battle_honors", "cursed-cauldron")),
    Ask(1, "discard-next", ("elders", "longbows"), about={"card": "dazzle"}),
    Ask(2, "peek-adviser", ((1, 0),), about={"card": "inquisitor"}),
    Ask(2, "ivory-eye", (("adviser", 1, 0), ("site", 1, 0), ("relic", 2, 1))),
    Ask(1, "second-wind-travel", ("travel",), True),
    Ask(1, "second-wind-campaign", ("campaign",), True),
    Ask(1, "which-site", (0, 2), about={"card": "siege_engines"}),
    Ask(1, "move-which", ("dazzle",), about={"card": "resettle"}),
    Ask(1, "move-pile", ("cradle", "hinterland"), about={"card": "convoys"}),
    Ask(1, "escort", (0, 1), about={"card": "palanquin", "seat_of": 2}),
    Ask(2, "come-along", ("go",), True, {"card": "palanquin", "seat_of": 1, "site": "plains"}),
    Ask(1, "giant-dice", (1, 3), about={"card": "mountain_giant"}),
    Ask(1, "discard-instead", ("wolves",), True, {"card": "wild_mounts"}),
    Ask(1, "campaign-relic", ((2, 0), (2, 1)), True, {"card": "relic_hunter"}),
    Ask(1, "warband-to", (0, 2), about={"card": "garrison"}),
    Ask(1, "warbands-stay", range(1, 4), about={"card": "warning_signals", "site": "plains"}),
    Ask(1, "look-through", ("cradle", "hinterland"), about={"card": "scryer"}),
    Ask(1, "swap-with", ("elders",), True, {"card": "great_herd"}),
    Ask(1, "swap-cards", (("dazzle", "elders"),), about={"card": "horned-mask"}),
    Ask(1, "keep-relic", ("keep", "return"), about={"relic": "map"}),
    Ask(1, "take-relic", ("take",), True, {"relic": "map"}),
    Ask(1, "reliquary-slot", (0, 1), about={"card": "skeleton-key"}),
    Ask(1, "send-away", ("elders",), True, {"card": "spire"}),
    Ask(1, "swear", tuple(OATHS)),
    Ask(1, "new-citizen", (2, 3), True),
    Ask(2, "be-citizen", ("accept",), True, {"seat_of": 1}),
    Ask(0, "build", ("longbows", "hall-ruined"), True),
    Ask(0, "invite", ("discord", "beast")),
    Ask(1, "spire-count", range(1, 3), about={"card": "spire-ruined"}),
    Ask(
        1,
        "deal",
        [(way, *term) for way in ("give", "take") for term in (("tribute", 2), ("peace", (4, 0)), ("peace", (4, 2)))],
        about={"seat_to": 0, "space": "none", **DEAL},
    ),
    Ask(1, "how-many-warbands", range(2, 5, 2), about={"card": "blood_pact"}),
    Ask(1, "how-many-dice", range(3), about={"card": "kindred_warriors"}),
    Ask(1, "swap-adviser", ((0, 0), (1, 0)), about={"card": "dream_thief"}),
    Ask(1, "swap-adviser-with", ((0, 0),), about={"card": "dream_thief"}),
    Ask(1, "vault", ("add", "burn"), about={"tokens": 3}),
    Ask(1, "kill-where", (("site", 0), ("board", 2)), about={"card": "terror_spells"}),
    Ask(1, "witchs-bargain", (("sell", 2), ("buy", 2)), True, {"card": "witchs_bargain"}),
    Ask(1, "roll-again", ("roll",), True, {"card": "jinx", "faces": ("shield", "double", "blank")}),
    Ask(1, "burn-for-secrets", range(1, 3), True, {"card": "revelation"}),
    Ask(1, "trade-at", (0, 2), about={"card": "small_friends"}),
    Ask(1, "discard-to", (("cradle", "top"), ("hinterland", "bottom")), True, {"card": "bracken"}),
    Ask(1, "return-relic", ("map",), about={"card": "fae_merchant"}),
    Ask(1, "campaign-from", (0, 2), about={"card": "wild_allies"}),
]
"""Questions as the game asks them, with their answers."""

REASONS = (
    "usurper", "visionary", "regime", "successor", "oathkeeper", "usurper-at-last", "visionary-at-last", "empire",
)  # fmt: skip
"""Why a match ends."""

RARE_FACTS: list[tuple[str, dict[str, Value]]] = [
    ("board", {"seat": 1, "color": "red", "role": "citizen"}),
    ("mob", {}),
    ("plays-vision", {"seat": 1, "card": "faith"}),
    ("gains-warbands", {"seat": 1, "card": "garrison", "warbands": 0}),
    ("gains-warbands", {"seat": 1, "card": "garrison", "warbands": 3}),
    ("gains-supply", {"seat": 1, "card": "map", "supply": 4}),
    ("campaign-banish", {"seat": 1, "seat_of": 2}),
    ("bargain", {"seat": 0, "seat_to": 1, "card": "tinkers_fair", **DEAL}),
    ("usurper", {"seat": 1}),
    ("end-die-changed", {"seat": 1, "rolled": 5}),
    ("discards-own", {"seat": 1}),
    ("discards-facedown", {"seat": 1, "seat_of": 2}),
    ("buries", {"seat": 1}),
    ("keeps-burned", {"seat": 1, "favor": 2}),
    ("plays-conspiracy", {"seat": 1}),
    ("burns-from-bank", {"card": "battle_honors", "suit": "order", "favor": 2}),
    ("burns-secrets", {"seat": 1, "card": "book_burning", "secrets": 2}),
    ("seizes", {"seat": 1, "relic": "map", "seat_of": 2}),
    ("seizes-banner", {"seat": 1, "banner": "peoples-favor", "seat_of": 2}),
    ("takes-back", {"seat": 1, "card": "a_round_of_ale"}),
    ("loses-warbands", {"seat": 1, "card": "boiling_lake", "warbands": 2}),
    ("buries-relic", {"seat": 1, "site": "plains"}),
    ("takes-over-site", {"seat": 1, "site": "plains", "warbands": 2}),
    ("are-healed", {"seat": 1, "card": "hospital", "site": "plains", "warbands": 3}),
    ("shares-vision", {"seat": 1, "card": "faith"}),
    ("inherits-vision", {"seat": 1, "card": "faith"}),
    ("leaves-one-secret", {"card": "charlatan"}),
    ("pays-off", {"seat": 1, "seat_to": 2, "favor": 3, "relic": "map"}),
    ("lays-favor", {"seat": 1, "card": "dissent", "favor": 2}),
    ("rolls-shields", {"seat": 1, "card": "gambling_hall", "shields": 3}),
    ("kills-everywhere", {"card": "bandit_chief"}),
    ("names-suit", {"card": "riots", "suit": "order"}),
    ("campaign-decided", {"seat": 1, "victor": "attack"}),
    ("campaign-decided", {"seat": 1, "victor": "defense"}),
    ("campaign-burn", {"seat": 1, "seat_of": 2, "n": 2}),
    ("exiles", {"seat": 0, "seat_of": 2, "n": 5}),
    ("breaks-peace", {"seat": 1, "seat_to": 2, "n": 4}),
    ("tribute", {"seat": 1, "seat_to": 2, "n": 0}),
    ("tribute", {"seat": 1, "seat_to": 2, "n": 3}),
    ("kills", {"seat": 1, "card": "wolves", "seat_of": 2, "warbands": 1}),
    ("takes-favor", {"seat": 1, "card": "naysayers", "seat_of": 0, "favor": 1}),
    ("takes-secret", {"seat": 1, "card": "sleight_of_hand", "seat_of": 2}),
    ("pays-ruler", {"seat": 1, "card": "toll_roads", "seat_to": 0}),
    ("pays-ruler", {"seat": 1, "card": "toll_roads", "seat_to": "bandits"}),
    ("kills-at", {"seat": 1, "card": "siege_engines", "site": "plains", "warbands": 2}),
    ("rearranges", {"seat": 1, "card": "messenger"}),
    ("gives-favor", {"seat": 1, "card": "peace_envoy", "seat_to": 2, "favor": 3}),
    ("keeps-with-kin", {"seat": 1, "card": "vow_of_kinship", "favor": 3}),
    ("moves-pile", {"seat": 1, "card": "convoys", "region": "cradle", "cards": 5}),
    ("finds-vision", {"seat": 1, "card": "oracle"}),
    ("dispossesses", {"seat": 1, "card": "pilgrimage", "card_all": ("wolves", "elders")}),
    ("is-carried", {"seat": 1, "card": "palanquin", "site": "plains"}),
    ("stays-behind", {"seat": 1, "card": "palanquin"}),
    ("hunts-relics", {"seat": 1, "card": "relic_hunter", "relics": 2}),
    ("hands-over-banner", {"seat": 1, "banner": "darkest-secret", "seat_to": 0}),
    ("unearths", {"seat": 1, "relic": "map", "site": "plains"}),
    ("takes-over", {"seat": 1, "card": "key_to_the_city", "site": "plains"}),
    ("takes-relic", {"seat": 1, "relic": "map"}),
    ("returns-relic", {"seat": 1}),
    ("moves-bank", {"seat": 1, "card": "memory_of_home", "suit": "order", "suit_to": "hearth", "favor": 6}),
    ("moves-card", {"seat": 1, "card": "roving_terror", "site": "plains"}),
    ("swaps", {"seat": 1, "card": "great_herd", "card_to": "elders"}),
    ("swaps-with-dispossessed", {"seat": 1, "card": "spire", "cards": 2}),
    ("adds-secret", {"seat": 1, "card": "storyteller"}),
    ("binds", {"seat": 1, "card": "ancient_binding"}),
    ("rebuilds", {"seat": 1, "card": "forge"}),
    ("uncovers", {"seat": 1, "card": "conspiracy", "seat_of": 2}),
    ("joins-gathering", {"seat": 1, "site": "plains"}),
    ("cages", {"seat": 1, "warbands": 2}),
    ("looks-at-adviser", {"seat": 1, "card": "inquisitor", "seat_of": 2}),
    ("looks-at-deck", {"seat": 1, "card": "oracular-pig"}),
    ("looks-at-relic", {"seat": 1, "card": "ivory-eye", "site": "plains"}),
    *[("looks-at-site", {"seat": 1, "card": "ivory-eye", "place": place}) for place in range(8)],
    ("looks-in-reliquary", {"seat": 1, "space": "greedy"}),
    ("looks-through", {"seat": 1, "card": "scryer", "card_all": ("elders", "conquest")}),
    ("looks-through-pile", {"seat": 1, "card": "scryer", "region": "hinterland"}),
    ("shows-discard", {"seat": 1, "card": "elders"}),
    ("sacrifices", {"seat": 1, "card": "blood_pact", "warbands": 2}),
    ("removes-secret", {"seat": 1, "card": "forgotten_vault"}),
    ("swaps-advisers", {"seat": 1, "card": "dream_thief", "seat_of": 0, "seat_to": 2}),
    ("puts-favor", {"seat": 1, "card": "plague_engines", "suit": "arcane", "favor": 2}),
    ("sells-secret", {"seat": 1, "card": "witchs_bargain", "seat_to": 2}),
    ("buys-secret", {"seat": 1, "card": "witchs_bargain", "seat_to": 2}),
    ("rolls-again", {"seat": 1, "card": "jinx"}),
    ("burns-for-secrets", {"seat": 1, "card": "revelation", "n": 2}),
    ("borrows-advisers", {"seat": 1, "card": "master_of_disguise", "seat_of": 2}),
    ("trades-at", {"seat": 1, "card": "small_friends", "site": "plains"}),
    ("discards-to", {"seat": 1, "card": "bracken", "region": "cradle", "under": 0}),
    ("discards-to", {"seat": 1, "card": "bracken", "region": "cradle", "under": 1}),
    ("gives-back-relic", {"seat": 1, "relic": "map"}),
    ("campaigns-from", {"seat": 1, "card": "wild_allies", "site": "plains"}),
    ("moves-to-adviser", {"seat": 1, "card": "pied_piper", "seat_to": 2}),
    ("shows-drawn", {"seat": 1, "card_all": ("elders", "tents")}),
    ("swears", {"seat": 1, "oath": "people"}),
    ("welcomes", {"seat": 1, "seat_to": 2}),
    ("joins-empire", {"seat": 2}),
    ("stays-exile", {"seat": 2}),
    ("builds", {"seat": 1, "card": "spire", "card_of": "wolves"}),
    ("restores", {"seat": 1, "card": "forge"}),
    ("invites", {"seat": 1, "suit": "order"}),
    *[
        ("wins", {"seat": 1, "reason": reason})
        for reason in REASONS
    ],
]  # fmt: skip

# Cases and plurals: a message, its arguments, in English, in Russian

SPOKEN: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "option-deal-give-facedown",
        {"number": 2},
        "You give facedown adviser 2",
        "Вы отдаёте закрытого советника 2",
    ),
    (
        "option-site-known",
        {"site": "lush-coast"},
        "Lush Coast, still facedown",
        "«Цветущее побережье», ещё закрыта",
    ),
    (
        "story-searches",
        {"seat": 0, "count": 3, "source": "provinces"},
        "Player 1 draws 3 cards from the discard pile of the Provinces.",
        "Игрок 1 берёт 3 карты из стопки сброса провинций.",
    ),
    (
        "story-musters",
        {"seat": 1, "card": "keep", "warbands": 5},
        "Player 2 musters 5 warbands from Keep.",
        "Игрок 2 созывает 5 отрядов с карты «Крепость».",
    ),
    (
        "story-trades",
        {"seat": 1, "card": "elders", "favor": 0, "secrets": 0},
        "Player 2 trades with Elders and gains nothing.",
        "Игрок 2 торгует с картой «Старейшины» и не получает ничего.",
    ),
    (
        "story-trades",
        {"seat": 1, "card": "elders", "favor": 1, "secrets": 2},
        "Player 2 trades with Elders and gains 1 favor and 2 secrets.",
        "Игрок 2 торгует с картой «Старейшины» и получает 1 поддержку и 2 тайны.",
    ),
    (
        "story-campaign",
        {
            "seat": 1, "seat_to": "bandits", "site_all": ("mine",), "relic_all": (), "banner_all": (), "pawn": 0,
            "attack": 3, "defense": 1,
        },
        "Player 2 campaigns against bandits for Mine. Attack dice: 3, defense dice: 1.",
        "Игрок 2 нападает на банды. Цели: Шахта. Кубиков нападения 3, защиты 1.",
    ),
    (
        "story-campaign",
        {
            "seat": 1, "seat_to": 0, "site_all": (), "relic_all": ("map",), "banner_all": ("peoples-favor",), "pawn": 1,
            "attack": 3, "defense": 7,
        },
        (
            "Player 2 campaigns against Player 1 for Map, the People’s Favor, pawn and favor. "
            "Attack dice: 3, defense dice: 7."
        ),
        (
            "Игрок 2 нападает, защищается Игрок 1. Цели: Карта, народная поддержка, фигурка и поддержка. "
            "Кубиков нападения 3, защиты 7."
        ),
    ),
    (
        "story-campaign",
        {
            "seat": 1, "seat_to": 0, "site_all": (), "relic_all": (), "banner_all": (), "pawn": 1,
            "attack": 3, "defense": 2,
        },
        "Player 2 campaigns against Player 1 for pawn and favor. Attack dice: 3, defense dice: 2.",
        "Игрок 2 нападает, защищается Игрок 1. Цели: фигурка и поддержка. Кубиков нападения 3, защиты 2.",
    ),
    (
        "story-campaign-defense",
        {"shields": 3, "times": 4, "warbands": 2, "n": 14},
        "The defense is 14: shields 3 × 4, warbands 2.",
        "Защита — 14: щиты 3 × 4, отряды 2.",
    ),
    (
        "story-bargain",
        {"seat": 0, "seat_to": 1, "card": "tinkers_fair", **DEAL},
        (
            "Player 1 offers Player 2 a deal. Player 1 gives 2 favor and a facedown adviser. "
            "Player 1 promises peace until the end of round 4 (or 2 favor for breaking it). "
            "Player 2 gives Map. Player 2 promises 1 favor in the next Wake phase."
        ),
        (
            "Игрок 1 предлагает договор, отвечает Игрок 2. Игрок 1 отдаёт: 2 поддержки и закрытый советник. "
            "Игрок 1 обещает мир до конца 4-го раунда (или 2 поддержки за его нарушение). Игрок 2 отдаёт: «Карта». "
            "Игрок 2 обещает поддержку в следующей фазе подъёма: 1."
        ),
    ),
]  # fmt: skip
