"""What may stand nowhere here: the published game's names, addresses of registries, folders of one machine."""

import hashlib
import re
from functools import cache

import pytest

from tests.project.tree import ROOT, files, texts

# As hashes, so that this file does not hold what it looks for (sha256, first 16 digits, of the word in small letters).
NAMES = {"24f8a3d9cdcfd5a9", "955709a718529fd5", "16c2d857ee9d8901", "1ebdbac4bb32e3b8", "327e1fa4f1c91928"}
WHERE_NAMES_STAND = {"README.md", "docs/rules.md"}
"""The two pages that say which rulebooks the editions follow, and that there is no affiliation."""
REGISTRIES = {"cd88a6fb14237c16", "7b8208d11b1b6f48", "2960ad205cb64ff3"}
OF_ONE_MACHINE = re.compile(r"(?<![\w.-])/(?:work|root|home/\w+)/|\.\./shared\b")
SOURCES = (".py", ".ts", ".tsx", ".mjs")
OWN_SOURCES = [path for path in files() if path.suffix in SOURCES and path.name != "protocol.ts"]
"""Without the protocol's types, which are made from the schema."""
MOST_LINES = 450


@cache
def digest(word: str) -> str:
    """Hash a word as the lists above hold it."""
    return hashlib.sha256(word.lower().encode()).hexdigest()[:16]


def words(text: str, hashes: set[str]) -> set[str]:
    """Find the words of a text that stand in a list of hashes."""
    return {word for word in set(re.findall(r"[^\W\d_]+", text)) if digest(word) in hashes}


def hosts(text: str) -> set[str]:
    """Find names of hosts that have a registry's name in them."""
    named = set(re.findall(r"(?:[A-Za-z0-9-]+\.)+(?:org|com|io|dev)\b", text))
    return {host for host in named if words(host, REGISTRIES)}


def test_no_file_names_the_published_game_or_a_registry_or_somebodys_folder():
    named = {name: words(text, NAMES) for name, text in texts().items() if name not in WHERE_NAMES_STAND}
    assert {name: found for name, found in named.items() if found} == {}
    addressed = {name: hosts(text) | set(OF_ONE_MACHINE.findall(text)) for name, text in texts().items()}
    assert {name: found for name, found in addressed.items() if found} == {}


@pytest.mark.parametrize("page", sorted(WHERE_NAMES_STAND))
def test_the_two_pages_that_name_the_published_game_say_that_there_is_no_affiliation(page):
    assert words(texts()[page], NAMES)
    assert "affiliat" in texts()[page]


def test_a_forbidden_word_would_be_noticed():
    game, registry, folder = "tixiD"[::-1], "gro.ipyp//:sptth"[::-1], "erahnoom/ana/emoh/"[::-1]
    assert words(f"the rules of {game}, 2013", NAMES) == {game}
    assert len(hosts(f"see {registry}")) == 1
    assert len(OF_ONE_MACHINE.findall(f"see {folder}")) == 1


def test_every_source_file_can_be_read_in_one_sitting():
    lines = {path.relative_to(ROOT): len(path.read_text("utf-8").splitlines()) for path in OWN_SOURCES}
    assert {path: length for path, length in lines.items() if length > MOST_LINES} == {}


def test_no_file_is_named_for_nothing_in_particular():
    vague = {"utils", "util", "helpers", "helper", "misc", "common", "manager"}
    found = {path for path in OWN_SOURCES if path.stem in vague}
    assert {path.relative_to(ROOT).as_posix() for path in found} == set()
