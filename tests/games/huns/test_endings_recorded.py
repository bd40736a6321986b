"""The golden records of Huns show every way in which a match can end."""

import json

from tests.records.recipes import FOLDER


def test_records_cover_every_ending() -> None:
    endings = set()
    for file in (FOLDER / "huns").glob("*.json"):
        result = json.loads(file.read_text("utf-8"))["result"]
        totals = [sum(points.values()) for points in result["scores"]]
        endings.add(result["reason"])
        if totals.count(max(totals)) > 1:
            endings.add("shared" if len(result["winners"]) > 1 else "fuller stash")
    assert endings == {"supply", "deck", "shared", "fuller stash"}
