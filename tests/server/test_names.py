"""What people and computer players at a table may be called."""

import random

import pytest

from moonhare.server.messages import LONGEST_NAME
from moonhare.server.table.naming import COMPUTER_NAMES, clean_name, computer_name, numbered_name
from tests.server.test_table_life import do, refusal, table


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ana  Luísa ", "Ana Luísa"),
        ("Łucja", "Łucja"),
        ("e\u0301ve", "éve"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("7", "7"),
    ],
)
def test_names_are_trimmed_and_otherwise_as_people_write_them(given: str, kept: str) -> None:
    now = do(table(1), 1, "rename", name=given)
    assert now.members[0].name == kept


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("   ", "name-empty"),
        ("\u200d", "name-empty"),
        ("\u0301", "name-empty"),
        ("\u3164", "name-empty"),
        ("\u2800\u2800", "name-empty"),
        ("\ufe0f\u034f", "name-empty"),
        ("a\u0301\u0302\u0303\u0304\u0305\u0306", "name-unprintable"),
        ("\U000e0041na", "name-unprintable"),
        ("a\tb\u0007", "name-unprintable"),
        ("right\u202eleft", "name-unprintable"),
        ("zero\u200bwidth", "name-unprintable"),
        ("\ue000", "name-unprintable"),
        ("\U0001d15e" * 20, "name-too-long"),  # composed differently in another form, and then longer
        ("bo", "name-taken"),
        ("BO", "name-taken"),
        ("ｂｏ", "name-taken"),
        ("b\u200do", "name-taken"),
        ("Bo\u3164", "name-taken"),
        ("В\u043e", "name-taken"),
        ("B0", "name-taken"),
    ],
)
def test_names_that_cannot_be_read_told_apart_or_shown_are_refused(given: str, code: str) -> None:
    assert refusal(table(2), 1, "rename", name=given).code == code


def test_keeping_one_s_own_name_in_other_capitals_is_fine() -> None:
    assert do(table(2), 2, "rename", name="BO").members[1].name == "BO"


def test_computer_players_have_names_of_their_own_to_the_last_seat() -> None:
    now = table(1, edition="odyssey", computers=11)
    names = [member.name for member in now.members]
    assert len(set(map(str.casefold, names))) == 12
    assert refusal(now, 1, "add-computer").code == "table-full"


@pytest.mark.parametrize("called", ["{}", "{} Sonhadora", "{} of the Hills"])
def test_no_computer_player_is_called_like_a_person_at_the_table(called: str) -> None:
    *taken, left = COMPUTER_NAMES
    names = [called.format(name.upper()) for name in taken]
    assert computer_name(names, random.Random(1)) == left
    # A first name alone is somebody's; what comes after it is free.
    assert computer_name([*names, f"Zoe {left}"], random.Random(1)) == left


def test_a_name_with_a_number_is_a_name() -> None:
    for name in ("Ben", "x" * LONGEST_NAME, "Łucja " + "y" * 18, "e\u0301" * 12, "👩‍👩‍👧‍👦" * 3):
        first = clean_name(name)
        taken = [first]
        for _ in range(12):
            taken.append(numbered_name(first, taken=taken))
            assert clean_name(taken[-1], taken=taken[:-1]) == taken[-1]
