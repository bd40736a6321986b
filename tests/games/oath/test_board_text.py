"""The board of Oath as plain text: complete, narrow, in both languages, and only what the reader may know."""

import re

from prestol.games.oath.state import Campaign, Promise, game
from tests.games.oath.tables import has, position
from tests.games.speaking import flat


def test_a_position_is_told_completely() -> None:
    s = position(
        has(at=0, advisers="naysayers", facedown="wolves conquest"),
        has(at=2, advisers="keep", vision="faith", relics="map", banners="darkest-secret", favor=1, spent=2),
        has(at=2, role="citizen", warbands=2, scepter=False),
        land={2: "salt-flats tents 0:3", 0: "plains longbows 0:2", 5: "rocky-coast elders 1:2", 4: "?mountain"},
        tokens="darkest-secret=3 tents=f2 salt-flats=f1 keep=s1",
        reliquary="whistle - sticky-fire brass-horse",
        drawn=3,
        round=5,
        title=1,
        usurper=True,
        discards={"cradle": "wrestlers conspiracy"},
    )
    s.promises.append(Promise("peace", 1, 2, 6))
    text = flat(game.board_text(s, 1, game.words("en"), []))
    assert text.startswith("Round 5 of 8. Player 2’s turn, Act phase. Oath of Supremacy. Usurper: Player 2.")
    assert "At the end of round 5 the end die ends the war on 6 or more." in text
    assert "1. Plains: ruled by the Empire, 2 warbands; pawn of Player 1; pawn of Player 4; Longbows (Order);" in text
    assert (
        "3. Salt Flats: ruled by the Empire, 3 warbands; pawn of Player 2; pawn of Player 3; Tents (Nomad) with" in text
    )
    assert "Tents (Nomad) with 2 favor; room for 1 card; 1 favor." in text
    assert "6. Rocky Coast: ruled by Player 2, 2 warbands; Elders (Nomad); room for 1 card." in text
    assert "Visions drawn: 3. A search of the world deck costs 4 supply." in text
    assert "Banks: Discord 2, Arcane 2, Order 2, Hearth 2, Beast 2, Nomad 2." in text
    assert "Darkest Secret: 3 secrets, held by Player 2. Reliquary:" in text
    assert (
        "Reliquary: Whistle (on Brutal); Decadent is open; Sticky Fire (on Careless); Brass Horse (on Greedy)." in text
    )
    assert "Promised: Player 2 will not campaign against Player 3 until the end of round 6." in text
    assert "Player 2 (you), Exile, red Supply: 7. Favor: 1. Secrets: 1, facedown 2." in text
    assert "Warbands, red: 3 on the board, 9 in the bank. Advisers: Keep (Order) with 1 secret." in text
    assert "Revealed: Vision of Faith. Relics: Map." in text
    assert "Player 3, Citizen, blue Supply: 7." in text
    assert "Warbands, purple: 2 on the board, 14 in the bank." in text


def test_what_a_reader_does_not_know_is_told_by_its_back() -> None:
    s = position(has(at=0, facedown="wolves conquest"), has(at=0), discards={"cradle": "wrestlers conspiracy"})

    def text(seat: int | None) -> str:
        return flat(game.board_text(game.mask(s, seat), seat, game.words("en"), []))

    assert "facedown: Wolves, Vision of Conquest." in text(0)
    for other in (1, None):
        assert "facedown: 1 denizen, 1 Vision." in text(other)
        assert "Discard pile, Cradle: 1 Vision, 1 denizen." in text(other)
        assert "2. Facedown site." in text(other)
        assert "Reliquary: 1 relic (on Brutal);" in text(other)
        assert not re.search("Wolves|Wrestlers|Lush Coast", text(other))
    s.peek(s.sites[1].card, 1)
    assert "2. Facedown site (you know: Lush Coast)." in text(1)
    assert "2. Facedown site." in text(2)


def test_a_campaign_is_told_with_its_dice_and_sums() -> None:
    s = position(has(at=0), has(at=0, warbands=5))
    s.campaign = Campaign(
        attacker=1, place=0, defender=0, targets=[("site", 0), ("pawn", 0), ("relic", "grand-scepter")], allies=[2],
        attack_dice=5, defense_dice=4, used={"longbows": 1}, attack_faces=("sword", "hollow", "hollow", "skull"),
        defense_faces=("shield", "double"), shields=1, times=2, standing=5, swords=4, skulls=1, stage="dice",
    )  # fmt: skip
    text = flat(game.board_text(s, None, game.words("en"), []))
    assert (
        "Player 2 campaigns against Player 1. Targets: Plains, pawn and favor of Player 1, The Grand Scepter." in text
    )
    assert "Allies of the defender: Player 3. Attack dice: 5. Defense dice: 4. Battle plans used: Longbows." in text
    assert "Defense 7: rolled shield, ×2; 5 for warbands." in text
    assert "Attack 4: rolled sword, hollow sword ×2, two swords and a skull; skulls: 1." in text
    s.campaign = Campaign(attacker=1, place=0, defender=-1, targets=[("site", 4)])
    assert "Игрок 2 нападает на банды." in flat(game.board_text(s, None, game.words("ru"), []))
    s.campaign = Campaign(attacker=1, place=0)
    assert "Player 2 is about to campaign." in flat(game.board_text(s, None, game.words("en"), []))


def test_the_cage_is_told() -> None:
    s = position(has(), has(relics="obsidian-cage"), has())
    s.cage = {0: 2, 2: 1}
    assert "In the cage: purple 2, blue 1." in flat(game.board_text(s, 1, game.words("en"), []))
    assert "В клетке: лиловые 2, синие 1." in flat(game.board_text(s, 1, game.words("ru"), []))
