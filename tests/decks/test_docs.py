"""What the page for deck makers says is what the format is."""

import re
from pathlib import Path

import msgspec
import pytest

from moonhare.concepts import concepts
from moonhare.decks import Brief, Card, CardTexts, Files, PictureFile, SetManifest
from moonhare.decks.checking import BYTES_A_CARD, SET_BYTES
from moonhare.decks.likeness import LIKE_COLOUR, LIKE_STRUCTURE, SAME_COLOUR, SAME_STRUCTURE
from moonhare.decks.loading import parse_manifest
from moonhare.decks.manifest import MAX_CARDS, MAX_MANIFEST_BYTES, MAX_PICTURE_BYTES
from moonhare.locales import LANGUAGES

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")


def test_the_example_is_a_manifest() -> None:
    found = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    manifest = parse_manifest(found[1].encode())
    assert manifest.cards[0].texts["it"].title == "La barca rossa"
    assert manifest.cards[0].concepts.keys() <= concepts().concepts.keys()


@pytest.mark.parametrize("part", [SetManifest, Card, Files, PictureFile, CardTexts, Brief])
def test_every_key_of_the_format_stands_in_the_table(part: type[msgspec.Struct]) -> None:
    table = "\n".join(line for line in PAGE.splitlines() if line.startswith("| `"))
    for field in msgspec.structs.fields(part):
        assert f"`{field.encode_name}`" in table, field.name


@pytest.mark.parametrize(
    "words",
    [
        f"1 to {MAX_CARDS}",
        f"at most {MAX_MANIFEST_BYTES // 1_000_000} MB",
        f"may have {MAX_PICTURE_BYTES // 1_000_000} MB",
        f"({SET_BYTES // 1_000_000} MB, or {BYTES_A_CARD // 1000} kB a card",
        f"({', '.join(sorted(LANGUAGES))})",
        f"at most {SAME_STRUCTURE} bits differ",
        f"at most {SAME_COLOUR} apart",
        f"at most {LIKE_STRUCTURE} bits and at most {LIKE_COLOUR} together",
    ],
)
def test_the_page_s_numbers_are_the_product_s(words: str) -> None:
    assert words in " ".join(PAGE.split())
