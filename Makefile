# What people and machines run. Every target makes its own environment first; a stamp keeps that from being done twice.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# No luck in tests: sets are walked in the same order each time as well. Other chances: make test LONGTABLE_TEST_SEED=7
PYTEST := PYTHONHASHSEED=$${LONGTABLE_TEST_SEED:-0} $(BIN)/python -m pytest
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock

.DEFAULT_GOAL := help
.PHONY: help venv play run test check rules lessons bench lint types imports i18n coverage hard lock clean

help:           ## this list
	@grep -hE '^[a-z0-9]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9]+):.*## */make \1\t/' | expand -t 16

# ---- environment: one sentence if something is missing, then a stamp for each set of packages

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: install it (Debian: apt install python3 python3-venv) and run make again." >&2; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Longtable needs Python 3.11 or newer and $(PYTHON) is older: install one and run make PYTHON=python3.11." >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv package is missing: install it (Debian: apt install python3-venv) and run make again." >&2; exit 2; }
	@echo "Making the environment in $(VENV) (once, a few minutes) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.stamp-run: pyproject.toml requirements.lock | $(BIN)/python
	@$(PIP) --editable .
	@touch $@

$(VENV)/.stamp-local: pyproject.toml requirements.lock | $(BIN)/python
	@$(PIP) --editable '.[local]'
	@touch $(VENV)/.stamp-run $@

$(VENV)/.stamp-dev: pyproject.toml requirements.lock | $(BIN)/python
	@$(PIP) --editable '.[dev]'
	@touch $(VENV)/.stamp-run $(VENV)/.stamp-local $@

# ---- for everybody

play: $(VENV)/.stamp-local      ## play at once: a simulated Discord in the browser, no token needed
	@$(BIN)/longtable local

run: $(VENV)/.stamp-run         ## run the bot on Discord, with config.toml
	@$(BIN)/longtable run

# ---- for developers

venv: $(VENV)/.stamp-dev        ## make the environment with all that developers need

test: $(VENV)/.stamp-dev        ## all tests
	$(PYTEST) -n 2 --dist worksteal

lint: $(VENV)/.stamp-dev        ## style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.stamp-dev       ## types, strict where it matters
	$(BIN)/basedpyright

imports: $(VENV)/.stamp-dev     ## who may import whom
	$(BIN)/lint-imports --no-logo

rules: $(VENV)/.stamp-dev       ## which rules of a ledger no test proves
	$(BIN)/python -m tools.rules

lessons: $(VENV)/.stamp-dev     ## which rows of the lessons no test answers
	$(BIN)/python -m tools.lessons

i18n: $(VENV)/.stamp-dev        ## both languages complete and equal in form
	$(BIN)/python -m bot.i18n.check

# What people are shown: tests that reach no branch of the rules which others don't, and would take twice as long under coverage.
SHOWN := test_picture.py test_cog.py test_door.py test_day_commands.py words/* test_dice_statistics.py

coverage: $(VENV)/.stamp-dev    ## branches of kernel and rules that tests reach, at least 90 %
	$(PYTEST) -q -n 2 --cov --cov-branch --cov-report=term tests/kernel tests/games $(SHOWN:%=--ignore-glob='*/%')

hard: $(VENV)/.stamp-dev        ## the long suites, by hand; goes on where it was cut off
	@$(PYTEST) -q -m hard -p tests.faults.record tests/faults/test_matrix.py; matrix=$$?; \
	$(PYTEST) -q -m hard -p tests.faults.record -n auto --dist worksteal --ignore tests/faults/test_matrix.py; rest=$$?; \
	$(BIN)/python -m tools.hard_figures; exit $$((matrix + rest))

bench: $(VENV)/.stamp-dev       ## figures as ratios to peers
	$(BIN)/python -m bench

check: lint types imports rules i18n test   ## all that must be green before a commit

lock: pyproject.toml            ## write requirements.lock anew from an empty environment
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	@build/lock/bin/python -m pip freeze --exclude longtable | grep -E '^[A-Za-z0-9_.-]+==[^ ]+$$' > requirements.lock
	@rm -rf build/lock

clean:          ## remove the environment and all that was made (never your data or config.toml)
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage htmlcov
	find bot cogs tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
