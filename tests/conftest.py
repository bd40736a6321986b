"""All tests play with our own numbers, whatever data packs the developer has.

`make test` plays the same matches each time: when it fails, the change is at fault. `make soak` plays others.
"""

import os

import hypothesis

os.environ.pop("PRESTOL_PACKS", None)  # before any game is imported, which reads its numbers then

hypothesis.settings.register_profile("prestol", derandomize=not os.environ.get("PRESTOL_SOAK"))
hypothesis.settings.load_profile("prestol")
