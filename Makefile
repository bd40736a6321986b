# Prestol. `make help` lists what there is. Everything is installed inside this folder: .tools (uv) and .venv.

# A uv that is too old for this project counts as none; uv itself finds (or fetches) a fitting Python.
UV := $(or $(shell uv python find >/dev/null 2>&1 && command -v uv),.tools/bin/uv)
SYNC := $(UV) sync --locked --inexact
BIN := .venv/bin

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup run test check fmt bench load soak shots records clean browser postgresql

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.use ## install everything for playing

run: setup ## open the table: a server for this machine, and its address
	$(BIN)/prestol serve $(ARGS)

test: check browser postgresql ## check, then run every test; ARGS="-k camp" goes to pytest
	$(BIN)/pytest -n auto $(ARGS)

check: .venv/.dev ## style, types, and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

fmt: .venv/.dev ## put the code into its usual form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/.bench ## measure side by side with other engines
	$(BIN)/python -m bench $(ARGS)

load: .venv/.dev postgresql ## measure how a server bears its players
	$(BIN)/python -m bench.load $(ARGS)

soak: .venv/.dev ## the tests without a time box
	PRESTOL_SOAK=1 $(BIN)/pytest -n auto --timeout 0 $(ARGS)

shots: .venv/.dev browser ## pictures of every page into the folder shots, and the README's; ARGS="home- -phone" for some
	$(BIN)/python -m tests.browser.shots $(ARGS)

records: .venv/.dev ## play the golden records again and show what changed
	$(BIN)/python -m tests.records $(ARGS)

clean: ## remove what make has installed
	rm -rf .tools .venv

# --------------------------------------------------------------------------------------------------- installing

NEEDS := $(UV) pyproject.toml uv.lock

.venv/.use: $(NEEDS)
	$(SYNC) --no-dev
	@touch $@

.venv/.dev: $(NEEDS)
	$(SYNC)
	@touch $@

.venv/.bench: $(NEEDS)
	$(SYNC) --no-dev --group bench
	@touch $@

# The browser tests use the system's Chromium. Debian's comes by itself where that is allowed.
browser:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null && exit 0; done; \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends chromium fonts-dejavu-core; } \
		|| { echo "The browser tests need Chromium: install it (Debian: apt-get install chromium)." >&2; exit 1; }

# The server's tests start a PostgreSQL of their own. Debian's programs for it come by themselves where that is allowed;
# no database of this machine is touched, and none is left running.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends postgresql; } \
		|| { echo "The server's tests need PostgreSQL: install it (Debian: apt-get install postgresql)." >&2; exit 1; }

PYTHON = $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

# Debian keeps `ensurepip` in a package of its own, so there may be a Python that can install nothing yet.
.tools/bin/uv:
	@test -n "$(PYTHON)" || { echo "Prestol needs Python 3.11 or newer (or uv), and finds neither." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq \
		&& apt-get install -qq --no-install-recommends python3-venv; } \
		|| { echo "$(PYTHON) cannot make an environment: install python3-venv (or uv)." >&2; exit 1; }
	$(PYTHON) -m venv .tools
	.tools/bin/pip install --quiet --disable-pip-version-check 'uv>=0.9,<0.14'
