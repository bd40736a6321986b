"""What was measured, as plain data, as text and as a page of the docs."""

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bench.measure import Sample, games_per_second, ratios, spread

PAGE = Path(__file__).parent.parent / "docs" / "speed.md"
RIVAL = "OpenSpiel connect_four"
START, END = "<!-- written by `make bench ARGS=--write` -->", "<!-- to here -->"
FLAT = 1.5
"""A load is called flat if at the end of a match it takes at most this many times what it takes at 10 %."""


def report(
    playing: Mapping[str, Sequence[Sample]],
    handling: Mapping[str, Sequence[Sample]],
    choosing: Sequence[Sample],
    targets: Mapping[str, float | str],
    handled: str,
) -> dict[str, Any]:
    """Everything as plain data. `targets` are the games' least ratios (or the row whose ratio is the least) and the
    others' most microseconds."""
    rows = [
        {
            "name": name,
            "decisions_per_second": spread([s.rate for s in samples])._asdict(),
            "ratio": ratios(samples, playing[RIVAL])._asdict(),
            "games_per_second": games_per_second(samples),
        }
        for name, samples in playing.items()
    ]
    times = [
        {"name": name, "microseconds": spread([1e6 / s.rate for s in samples])._asdict()}
        for name, samples in handling.items()
    ]
    late_to_early = ratios(handling["load at 10 %"], handling["load at 100 %"])
    found: dict[str, Any] = {
        "machine": machine(),
        "runs": len(choosing),
        "playing": rows,
        "handled": handled,
        "times": times,
        "load_late_to_early": late_to_early._asdict(),
        "answers_per_second": spread([s.rate for s in choosing])._asdict(),
    }
    found["targets"] = list(_judged(found, targets))
    return found


def _judged(found: Mapping[str, Any], targets: Mapping[str, float | str]) -> Any:
    medians = {row["name"]: row["ratio"]["median"] for row in found["playing"]}
    for row in found["playing"]:
        if row["name"] in targets:
            least, got = targets[row["name"]], medians[row["name"]]
            asked = f"that of {least}, {medians[least]:.3g}" if isinstance(least, str) else f"{least}"
            met = got >= medians.get(least, least)
            yield {"target": f"{row['name']}: ratio at least {asked}", "measured": got, "met": met}
    for row in found["times"]:
        if row["name"] in targets:
            most, got = float(targets[row["name"]]), row["microseconds"]["median"]
            yield {"target": f"{row['name']}: at most {most:g} µs", "measured": got, "met": got <= most}
    got = found["load_late_to_early"]["median"]
    yield {
        "target": f"load at 100 % to at 10 %: at most {FLAT:g} times",
        "measured": got,
        "met": got <= FLAT,
    }


def machine() -> dict[str, str]:
    """The machine, without its name."""
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": platform.system(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "open_spiel": _version("open_spiel"),
        "pettingzoo": _version("pettingzoo"),
        "catanatron": _version("catanatron"),
        "date": datetime.now(UTC).date().isoformat(),
    }


def processor() -> str:
    """What the machine computes with."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def table(found: Mapping[str, Any]) -> str:
    """The report as Markdown."""
    m = found["machine"]
    where = f"{m['processor']}, {m['cores']} cores of which one was used, {m['system']}, {m['python']}"
    others = f"OpenSpiel {m['open_spiel']}, PettingZoo {m['pettingzoo']}, Catanatron {m['catanatron']}"
    how = f"{found['runs']} interleaved runs of each row by CPU time: the median, in brackets the quartiles."
    lines = [
        f"{where}; {others}; {m['date']}. {how}",
        "",
        "| whole games, random players | ratio to OpenSpiel | decisions/s | games/s |",
        "|---|---|---|---|",
    ]
    for row in found["playing"]:
        ratio, rate = row["ratio"], row["decisions_per_second"]
        lines.append(
            f"| {row['name']} | {ratio['median']:.3f} ({ratio['low']:.3f}–{ratio['high']:.3f})"
            f" | {_thousands(rate['median'])} | {_thousands(row['games_per_second'])} |"
        )
    lines += ["", f"| {found['handled']} | µs |", "|---|---|"]
    for row in found["times"]:
        t = row["microseconds"]
        lines.append(f"| {row['name']} | {t['median']:.1f} ({t['low']:.1f}–{t['high']:.1f}) |")
    rate = found["answers_per_second"]
    between = f"{_thousands(rate['low'])}–{_thousands(rate['high'])}"
    lines += [
        "",
        f"Answers through `Match.choose`, whole matches: {_thousands(rate['median'])} a second ({between}).",
        "",
        "| target | measured | |",
        "|---|---|---|",
    ]
    lines += [
        f"| {each['target']} | {each['measured']:.3g} | {'met' if each['met'] else '**missed**'} |"
        for each in found["targets"]
    ]
    return "\n".join(lines)


def _thousands(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def written(page: str, text: str, start: str = START) -> str:
    """The page with the text between its two marks."""
    before, _, rest = page.partition(start)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError("the page has no place for the table")
    return f"{before}{start}\n\n{text}\n\n{END}{after}"
