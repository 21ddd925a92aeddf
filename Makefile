# Everything that this project does, by one word each. `make play` is all that a player needs.
.DEFAULT_GOAL := help
.PHONY: help play build test test-all faults attacks audit lint types release lock regenerate screens clean

# The first of these that is new enough makes the environment; another: make PYTHON=/path/to/python3 play
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$p && exit; done; echo python3)
OWN := .venv/bin/python

help: ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 20

play: ## set up what is missing, then start the game and open it
	@$(PYTHON) scripts/ready.py runtime build
	@$(OWN) scripts/build_client.py
	@exec .venv/bin/moonhare serve --host "$${MOONHARE_HOST:-0.0.0.0}" --open

build: ## build the browser client, where something has changed
	@$(PYTHON) scripts/ready.py runtime build
	@$(OWN) scripts/build_client.py

test: ## check everything that a change must pass
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) scripts/check.py

test-all: ## the same, with the whole matrix of long tests
	@$(PYTHON) scripts/ready.py runtime build painting dev release
	@$(OWN) scripts/check.py --all

faults: ## play for ten minutes while processes, connections, disk and clocks fail (FAULTS="--nodes 3 --tables 200 …")
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) -m tests.faults $(FAULTS)

attacks: ## attack the server for minutes: a million made-up messages, every door asked by its description
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@MOONHARE_ATTACKS=whole .venv/bin/pytest --quiet --numprocesses=2 --dist=worksteal tests/attacks

audit: ## ask what is known of weaknesses in all that is locked (needs the network)
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) scripts/audit.py

lint: ## style and imports only
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) scripts/check.py --only lint,contracts

types: ## types only
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) scripts/check.py --only types

release: ## make dist/: source archive, wheel, checksums of the tag that stands here (ANY=1: of whatever stands here)
	@$(PYTHON) scripts/ready.py runtime build painting dev release
	@$(OWN) scripts/release.py $(if $(ANY),--any)

lock: ## compile requirements/*.in into locks with hashes (add to it: make lock UPGRADE=1)
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) scripts/lock.py $(if $(UPGRADE),--upgrade)

regenerate: ## write anew what is made from the code: schema, reference, golden playthroughs
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) -m scripts.documents
	@$(OWN) -m tests.golden

screens: build ## take a picture of every screen into docs/screens
	@$(PYTHON) scripts/ready.py runtime build painting dev
	@$(OWN) scripts/screens.py

clean: ## remove what was built and installed; tables and their games stay
	@rm -rf .venv client/node_modules src/moonhare/server/static src/moonhare/server/static.* \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
