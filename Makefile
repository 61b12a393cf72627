# Each target does the set-up it needs. `make play` and `make test` are all a newcomer has to know.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PLAY_READY := $(VENV)/ready-play
BENCH_READY := $(VENV)/ready-bench
GAME ?= kodama
# FAST=0 leaves numba out: a third of the size, and bots that think slower
PLAY := $(if $(filter 0,$(FAST)),table,play)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# LOCKED=1 installs what the lock names, to the hash, where the newest of something breaks the tests
LOCK := requirements-dev.txt
LOCK_HEAD := \# What development is tested with, on every platform, with hashes. Made by `make lock`; `make setup LOCKED=1` installs it.

.PHONY: setup lock page check-page play site dist docs notebook dev terminal test walk lint rules bench soak mutants balance clean

setup: $(READY)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Understory needs Python 3.11 or later; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(READY): pyproject.toml | $(BIN)/python
ifeq ($(LOCKED),1)
	@$(PIP) --require-hashes --requirement $(LOCK)
	@$(PIP) --no-deps --editable .
else
	@$(PIP) --editable '.[dev]'
endif
	@touch $@ $(PLAY_READY)

$(PLAY_READY): pyproject.toml | $(BIN)/python
	@$(PIP) --no-compile --editable '.[$(PLAY)]'
	@touch $@

$(BENCH_READY): $(READY)
	@$(PIP) --editable '.[bench]'
	@touch $@

lock: setup
	@$(PIP) uv
	@$(BIN)/python -m pip freeze --exclude-editable > $(VENV)/installed.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11.5 --generate-hashes --no-annotate --no-header \
		--extra dev --constraint $(VENV)/installed.txt --output-file $(VENV)/locked.txt pyproject.toml
	@{ echo '$(LOCK_HEAD)'; cat $(VENV)/locked.txt; } > $(LOCK)

page: $(PLAY_READY)
	@$(BIN)/python web/build.py

play: page
	@$(BIN)/understory serve --open --log-level warning $(ARGS)

site: page
	@$(BIN)/python web/build.py site
	@echo "dist/ can be put on any static host, at any path"

dist: page
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check build
	@rm -rf wheel && $(BIN)/python -m build --outdir wheel . > /dev/null
	@$(BIN)/python -m bench.install --extra '' > /dev/null && $(BIN)/python -m bench.install --extra table > /dev/null
	@ls wheel && echo "installed in empty environments, started, and a game played"

docs: setup
	@$(BIN)/zensical build --strict
	@echo "site/ can be put on any static host; here: $(BIN)/python -m http.server --directory site"

notebook: setup
	@$(PIP) sb3-contrib nbclient ipykernel
	@$(BIN)/python -c 'import nbformat, nbclient; nbclient.NotebookClient(nbformat.read("examples/train.ipynb", 4), timeout=1800).execute()'

dev: setup
	@$(BIN)/python -m web.dev

terminal: $(PLAY_READY)
	@$(BIN)/understory play $(ARGS)

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page: setup
	@$(BIN)/python web/build.py check

test: setup lint check-page
	@$(BIN)/python web/chromium.py > /dev/null
	$(BIN)/pytest -n 2 $(ARGS)

walk: setup page
	$(BIN)/pytest $(or $(FILES),$(wildcard tests/walk/walk_*.py)) $(ARGS)

rules: setup
	@$(BIN)/python -m understory.testing tests

bench: $(BENCH_READY)
	@$(BIN)/python -m bench

soak: setup
	$(BIN)/python -m bench.soak $(ARGS)
	$(BIN)/python -m bench.records
	$(BIN)/python -m bench.table --soak

mutants: setup
	$(BIN)/python -m bench.mutants $(GAME)

balance: $(PLAY_READY)
	$(BIN)/understory balance $(GAME) $(ARGS)

clean:
	rm -rf $(VENV) site mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/src/generated src/understory/page dist wheel
