"""From the notes of several pairs of eyes to the concepts of a set of cards."""

from pathlib import Path

import pytest

from moonhare.concepts import gather_themes
from moonhare.decks import read_clues
from moonhare.decks.loading import BUNDLED_FOLDER, parse_manifest
from moonhare.decks.manifest import MANIFEST_NAME
from scripts.associations import eyes

PAIRS = 6
"""Of eyes, each of somebody else."""
SETS = sorted(path.name for path in BUNDLED_FOLDER.iterdir() if path.is_dir())


@pytest.mark.parametrize("name", SETS)
def test_a_set_says_what_the_notes_come_to(name: str) -> None:
    manifest = parse_manifest((BUNDLED_FOLDER / name / MANIFEST_NAME).read_bytes())
    expected = eyes.together(eyes.pairs_of(name))
    stale = [card.id for card in manifest.cards if card.concepts != expected.get(card.id, {})]
    assert stale == [], "run `python -m scripts.associations`"


@pytest.mark.parametrize("name", SETS)
def test_what_clues_are_about_is_what_they_come_to(name: str) -> None:
    heard = read_clues(BUNDLED_FOLDER / name)
    stale = [card for card, said in heard.items() if said.themes != gather_themes(said.clues)]
    assert stale == [], "run `python -m scripts.associations`"


@pytest.mark.parametrize("name", SETS)
def test_six_pairs_of_eyes_saw_every_card_and_noted_enough(name: str) -> None:
    manifest = parse_manifest((BUNDLED_FOLDER / name / MANIFEST_NAME).read_bytes())
    pairs = [eyes.notes(path) for path in sorted((eyes.HERE / name).glob("*.txt"))]
    cards = {card.id for card in manifest.cards}
    assert [set(read) for read in pairs] == [cards] * PAIRS
    for read in pairs:
        assert min(sum(map(len, lines.values())) for lines in read.values()) >= 58


def test_what_came_first_and_to_many_weighs_more(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("one\nF: owl; boat\n\nother\nF: bread\n")
    (tmp_path / "b.txt").write_text("one\nF: owl; kitchen\n")
    found = eyes.together([eyes.seen(eyes.notes(path)) for path in sorted(tmp_path.iterdir())])
    assert next(iter(found["one"])) == "owl"
    assert found["one"]["owl"] == 1.0
    assert found["one"]["boat"] == found["one"]["kitchen"] < 0.5
    assert found["other"] == {"bread": 1.0}


def test_a_line_of_no_card_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("F: owl\n")
    with pytest.raises(ValueError, match="before any card"):
        eyes.notes(tmp_path / "a.txt")
