"""Finds the browser that the tests and the screenshots use."""

import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "browser tests need Chromium: install your system's package (Debian: apt-get install chromium)"


def chromium() -> Path:
    """Where Chromium is."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, MISSING
    return Path(found)
