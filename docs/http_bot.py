"""A bot that plays over HTTP: `python http_bot.py ADDRESS TOKEN MATCH`. It takes a free seat and answers at random."""

import random
import sys
import time
from typing import Any

import httpx


def answer(site: httpx.Client, match: str) -> Any:
    """Answer as long as we are asked. The table as it is then."""
    table = site.get(f"/api/matches/{match}").raise_for_status().json()
    while ask := table["ask"]:
        option = random.choice([each for each in ask["options"] if not each["back"]])
        form = {"seat": ask["seat"], "value": option["value"], "moment": ask["moment"]}
        reply = site.post(f"/api/matches/{match}/answer", json=form)
        if reply.status_code == 429:  # too fast: the server says for how long to wait
            time.sleep(float(reply.headers["Retry-After"]))
        table = (reply if reply.is_success else site.get(f"/api/matches/{match}").raise_for_status()).json()
    return table


def play(address: str, token: str, match: str) -> None:
    with httpx.Client(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=60) as site:
        if not site.get(f"/api/matches/{match}").raise_for_status().json()["own"]:
            site.post(f"/api/matches/{match}/join", json={}).raise_for_status()
        while True:
            try:
                with site.stream("GET", f"/api/matches/{match}/events") as events:
                    for line in events.iter_lines():  # each event says only that something has changed
                        if line.startswith("event:") and answer(site, match)["status"] in ("over", "ended"):
                            return
            except httpx.TransportError:
                time.sleep(1)  # the line is broken: come back


if __name__ == "__main__":
    play(*sys.argv[1:4])
