# Each target does the set-up it needs. `make play` and `make test` are all a newcomer has to know.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BENCH_READY := $(VENV)/ready-bench
GAME ?= kodama

.PHONY: setup page check-page play terminal test lint rules bench soak mutants balance clean

setup: $(READY)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Understory needs Python 3.11 or later; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(BENCH_READY): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

page: setup
	@$(BIN)/python web/build.py

play: setup
	@$(BIN)/python web/play.py $(ARGS)

terminal: setup
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

rules: setup
	@$(BIN)/python -m understory.testing tests

bench: $(BENCH_READY)
	@$(BIN)/python -m bench

soak: setup
	$(BIN)/python -m bench.soak $(ARGS)
	$(BIN)/python -m bench.table --write

mutants: setup
	$(BIN)/python -m bench.mutants $(GAME)

balance: setup
	$(BIN)/understory balance $(GAME) $(ARGS)

clean:
	rm -rf $(VENV) mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/src/generated src/understory/page
