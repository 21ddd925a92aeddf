"""Weighing cards against what a text says."""

from moonhare.concepts import Scale, reader
from moonhare.concepts.weighing import spread

OWL, BOAT, BREAD = {"owl": 1.0, "night": 0.5}, {"boat": 1.0, "sea": 0.8}, {"bread": 1.0, "kitchen": 0.6}
SCALE = Scale([OWL, BOAT, BREAD])


def best(text: str) -> int:
    found = SCALE.fits(reader("en").read(text))
    return found.index(max(found))


def test_the_card_that_says_the_word_itself_fits_best() -> None:
    assert [best(text) for text in ("owls", "a boat", "bread!")] == [0, 1, 2]


def test_a_step_of_association_is_enough() -> None:
    assert [best(text) for text in ("a harbour", "a bakery")] == [1, 2]


def test_several_words_pull_together() -> None:
    one, other = (SCALE.fits(reader("en").read(text))[1] for text in ("boat", "boat at sea"))
    assert other > one


def test_two_things_that_each_fit_a_little_tell_more_than_one_that_fits_well() -> None:
    both, one = {"owl": 0.5, "boat": 0.45, "bread": 0.55}, {"owl": 1.0, "bread": 0.5}
    fits = Scale([both, one, {"boat": 0.5, "bread": 1.0}]).fits(reader("en").read("the owl’s boat"))
    assert max(fits) == fits[0]


def test_a_card_that_anything_fits_counts_less() -> None:
    anything = {"owl": 0.85, "boat": 0.8, "sea": 0.8, "bread": 0.8, "kitchen": 0.8, "forest": 0.8}
    fits = Scale([anything, {"owl": 0.8}]).fits(reader("en").read("an owl"))
    assert max(fits) == fits[1]


def test_what_is_not_so_calls_up_its_opposite_instead() -> None:
    (sense,) = reader("en").read("not young")
    assert spread(sense).get("old", 0) > spread(sense).get("young", 0)


def test_what_is_not_so_is_thought_of_too() -> None:
    assert best("no owls") == 0
    assert SCALE.fits(reader("en").read("no owls"))[0] < SCALE.fits(reader("en").read("owls"))[0]


def test_what_nobody_knows_fits_nothing() -> None:
    assert SCALE.fits(reader("en").read("xqzzv")) == SCALE.fits([]) == (0, 0, 0)


def test_a_card_that_says_nothing_fits_nothing_and_changes_nothing() -> None:
    senses = reader("en").read("owls")
    assert Scale([OWL, {}, BOAT, BREAD]).fits(senses) == (*SCALE.fits(senses)[:1], 0, *SCALE.fits(senses)[1:])
