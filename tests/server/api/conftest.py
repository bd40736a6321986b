"""A server for one test, on the embedded database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Site, open_site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path, limits=False) as site:
        yield site
