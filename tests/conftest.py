"""All tests play with our own numbers, whatever data packs the developer has."""

import os

os.environ.pop("PRESTOL_PACKS", None)  # before any game is imported, which reads its numbers then
