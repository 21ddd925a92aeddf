"""What computer players may say of any picture, in every language of the game."""

import doctest
import random
import unicodedata
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from moonhare import locales
from moonhare.players import PhraseBook, clues

FOLDER = Path(locales.__file__).parent


def ids(language: str) -> list[str]:
    resource = parse((FOLDER / language / "clues.ftl").read_text(encoding="utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_each_language_has_enough_to_say_and_nothing_twice(language: str) -> None:
    said = locales.generic_clues(language)
    assert len(said) >= 48
    assert len({clue.casefold() for clue in said}) == len(said)
    assert all(1 <= len(clue) <= 40 for clue in said)
    assert all(unicodedata.normalize("NFC", clue) == clue for clue in said)
    assert PhraseBook({}, said)(None, random.Random(1)) in said


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_ids_are_the_same_everywhere(language: str) -> None:
    assert ids(language) == ids("en")


def test_no_language_borrows_from_another() -> None:
    every = [clue for language in locales.LANGUAGES for clue in locales.generic_clues(language)]
    assert len(set(every)) == len(every)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="does not speak 'eo'"):
        locales.generic_clues("eo")


@pytest.mark.parametrize("source", ["clue = { $name } again", "clue =\n    .label = x", "-term = x", "clue ="])
def test_a_clue_that_is_more_than_text_is_refused(source: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "clues.ftl").write_text(source + "\n", encoding="utf-8")
    monkeypatch.setattr(locales, "files", lambda _: tmp_path)
    with pytest.raises(ValueError, match="plain text"):
        locales.generic_clues.__wrapped__("en")


def test_the_example_of_the_phrase_book_is_true() -> None:
    assert doctest.testmod(clues) == doctest.TestResults(failed=0, attempted=2)
