"""What two sets have in common: pictures that would be confused, words that both say."""

from pathlib import Path

import pytest

from moonhare.decks.comparing import common
from moonhare.decks.errors import DeckError
from tests.decks.making import MakeSet, encoded, painted, put, read, write


@pytest.fixture
def two(make_set: MakeSet) -> tuple[Path, Path]:
    """Two sets of three cards, of which none looks like another or says the same."""
    one, other = make_set("one"), make_set("other")
    raw = read(other)
    for at, card in enumerate(raw["cards"]):
        card["files"]["small"] = put(other, encoded(painted(20 + at)), width=400, height=600)
        for language, texts in card["texts"].items():
            texts["title"] = f"Another {at} in {language}"
            texts["phrases"] = [f"Quite another thing {at} in {language}"]
    write(other, raw)
    return one, other


def test_sets_that_share_nothing_have_nothing_in_common(two: tuple[Path, Path]) -> None:
    (between,) = common(two)
    assert between.sets == ("one", "other")
    assert between.ok
    assert (between.problems, between.warnings, between.near_pairs) == ((), (), ())


def test_a_picture_of_both_is_a_problem_with_both_names(two: tuple[Path, Path]) -> None:
    one, other = two
    raw = read(other)
    raw["cards"][1]["files"]["small"] = put(other, encoded(painted(0)), width=400, height=600)
    write(other, raw)
    (between,) = common(two)
    assert not between.ok
    assert [pair.cards for pair in between.near_pairs] == [("one:card-0", "other:card-1")]
    assert between.problems[0].code == "near-pair"
    assert common((other, one))[0].near_pairs[0].cards == ("other:card-1", "one:card-0")


def test_the_same_title_and_phrase_are_warnings_whatever_their_capitals(two: tuple[Path, Path]) -> None:
    raw = read(two[1])
    texts = read(two[0])["cards"][2]["texts"]["en"]
    raw["cards"][0]["texts"]["en"]["title"] = texts["title"].upper()
    write(two[1], raw)
    (between,) = common(two)
    assert between.ok
    (finding,) = between.warnings
    assert finding.code == "same-words"
    assert finding.message.startswith("one:card-2 and other:card-0 have the same title in 'en'")


def test_an_id_of_both_is_a_problem_that_names_it_be_it_a_former_one(two: tuple[Path, Path]) -> None:
    other = two[1]
    write(other, read(other) | {"formerly": ["one"]})
    (between,) = common(two)
    assert not between.ok
    assert [(problem.code, "the id one;" in problem.message) for problem in between.problems] == [("taken-id", True)]
    write(other, read(other) | {"formerly": [], "id": "one"})
    assert [problem.code for problem in common(two)[0].problems] == ["taken-id"]


def test_each_two_of_several_are_compared_and_a_broken_picture_is_passed_over(
    two: tuple[Path, Path], make_set: MakeSet
) -> None:
    third = make_set("third", cards=1)
    (third / read(third)["cards"][0]["files"]["small"]["name"]).write_bytes(b"no picture")
    steps: list[tuple[int, int]] = []
    pairs = [between.sets for between in common((*two, third), lambda *step: steps.append(step))]
    assert pairs == [("one", "other"), ("one", "third"), ("other", "third")]
    assert steps == [(at, 7) for at in range(1, 8)]


def test_a_folder_without_a_set_is_refused(two: tuple[Path, Path], tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        common((two[0], tmp_path / "nowhere"))
