"""The five editions at every number of players, against the table of `docs/rules.md` written out once more here."""

from typing import Any

import msgspec
import pytest

from moonhare.rules.editions import EDITIONS, edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import SETTING_NAMES, check_playable

TEXT_SAID = ["text", "said"]
ALL_FOUR = ["text", "said", "sung", "mimed"]

# In the table's own order. "–" there means that nothing asks for the value: it is not compared.
TABLE: dict[str, dict[str, Any]] = {
    "classic": {
        "hand_size": 6,
        "cards_given": 1,
        "clue_from": "hand",
        "clue_media": TEXT_SAID,
        "teams": False,
        "voters": "others",
        "votes": 1,
        "own_card_votable": False,
        "red_vote": False,
        "scoring": "storyteller",
        "points_storyteller": 3,
        "points_finder": 3,
        "points_all_or_none": 2,
        "points_vote_received": 1,
        "bonus_cap": None,
        "points_single_vote": 0,
        "own_team_bonus": False,
        "pass_hands": False,
        "reshuffle": False,
        "end": "pile",
        "first_storyteller": "announce",
    },
    "standard": {
        "hand_size": 6,
        "cards_given": 1,
        "clue_from": "hand",
        "clue_media": ALL_FOUR,
        "teams": False,
        "voters": "others",
        "votes": 1,
        "own_card_votable": False,
        "red_vote": False,
        "scoring": "storyteller",
        "points_storyteller": 3,
        "points_finder": 3,
        "points_all_or_none": 2,
        "points_vote_received": 1,
        "bonus_cap": None,
        "points_single_vote": 0,
        "own_team_bonus": False,
        "pass_hands": False,
        "reshuffle": True,
        "end": "score",
        "target_score": 30,
        "first_storyteller": "announce",
    },
    "odyssey": {
        "hand_size": 6,
        "cards_given": 1,
        "clue_from": "hand",
        "clue_media": TEXT_SAID,
        "teams": False,
        "voters": "others",
        "votes": 1,
        "own_card_votable": False,
        "red_vote": False,
        "scoring": "storyteller",
        "points_storyteller": 3,
        "points_finder": 3,
        "points_all_or_none": 2,
        "points_vote_received": 1,
        "bonus_cap": 3,
        "points_single_vote": 0,
        "own_team_bonus": False,
        "pass_hands": False,
        "reshuffle": True,
        "end": "score",
        "target_score": 30,
        "first_storyteller": "announce",
    },
    "odyssey-party": {
        "hand_size": 5,
        "cards_given": 1,
        "clue_from": "unseen",
        "clue_media": TEXT_SAID,
        "teams": False,
        "voters": "all",
        "votes": 1,
        "own_card_votable": True,
        "red_vote": True,
        "scoring": "agreement",
        "own_team_bonus": False,
        "agreement_cap": 5,
        "pass_hands": True,
        "reshuffle": True,
        "end": "turns",
        "turns_each": 1,
        "first_storyteller": "announce",
    },
    "odyssey-team": {
        "hand_size": 4,
        "cards_given": 1,
        "clue_from": "hand",
        "clue_media": TEXT_SAID,
        "teams": True,
        "voters": "others",
        "votes": 1,
        "own_card_votable": False,
        "red_vote": False,
        "scoring": "storyteller",
        "points_storyteller": 3,
        "points_finder": 3,
        "points_all_or_none": 2,
        "points_vote_received": 1,
        "bonus_cap": 3,
        "points_single_vote": 0,
        "own_team_bonus": False,
        "pass_hands": False,
        "reshuffle": True,
        "end": "turns",
        "turns_each": 1,
        "first_storyteller": "announce",
    },
}

UNASKED = {
    "classic": {"agreement_cap", "target_score", "turns_each"},
    "standard": {"agreement_cap", "turns_each"},
    "odyssey": {"agreement_cap", "turns_each"},
    "odyssey-party": {
        "points_storyteller",
        "points_finder",
        "points_all_or_none",
        "points_vote_received",
        "bonus_cap",
        "points_single_vote",
        "target_score",
    },
    "odyssey-team": {"agreement_cap", "target_score"},
}

AT_THREE = {"hand_size": 7, "cards_given": 2}
TWO_VOTES = {"votes": 2, "points_single_vote": 1}
DIFFERENT: dict[str, dict[int, dict[str, Any]]] = {
    "classic": {3: AT_THREE | {"points_storyteller": 4, "points_finder": 4}},
    "standard": {3: AT_THREE},
    "odyssey": {3: AT_THREE} | dict.fromkeys(range(7, 13), TWO_VOTES),
}

PLAYERS = {
    "classic": (3, 4, 5, 6),
    "standard": (3, 4, 5, 6, 7, 8),
    "odyssey": (3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    "odyssey-party": (6, 7, 8, 9, 10, 11, 12),
    "odyssey-team": (6, 8, 10, 12),
}


def test_there_are_these_five_editions_for_these_players() -> None:
    assert {chosen.id: chosen.players for chosen in EDITIONS} == PLAYERS


@pytest.mark.parametrize("name", PLAYERS)
def test_the_table_names_every_setting_that_is_asked_for(name: str) -> None:
    assert set(TABLE[name]) == set(SETTING_NAMES) - UNASKED[name]


@pytest.mark.parametrize(("name", "players"), [(name, n) for name, numbers in PLAYERS.items() for n in numbers])
def test_each_edition_resolves_at_each_number_of_players_to_the_table(name: str, players: int) -> None:
    resolved = resolve(edition(name), players)
    expected = TABLE[name] | DIFFERENT.get(name, {}).get(players, {})
    values = msgspec.json.decode(msgspec.json.encode(resolved))
    assert {setting: values[setting] for setting in expected} == expected
    check_playable(resolved, players=players, deck=84)


@pytest.mark.parametrize("name", PLAYERS)
def test_numbers_of_players_outside_an_editions_range_are_refused(name: str) -> None:
    for players in set(range(-1, 15)) - set(PLAYERS[name]):
        with pytest.raises(Refusal) as refused:
            resolve(edition(name), players)
        assert refused.value.code == "edition-players"
        assert refused.value.arguments == {"edition": name, "players": players, "allowed": PLAYERS[name]}
        assert str(players) in refused.value.message


def test_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="There is no edition 'Classic'; the editions are classic, standard,") as refused:
        edition("Classic")
    assert refused.value.code == "edition-unknown"


def test_an_override_wins_over_what_a_number_of_players_changes() -> None:
    assert resolve(edition("classic"), 3, {"points_finder": 3}).points_finder == 3
    assert resolve(edition("odyssey"), 7, {"votes": 1}).votes == 1


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
def test_editions_introduce_themselves_in_one_line(chosen: Any) -> None:
    assert chosen.title
    assert chosen.summary.endswith(".")
    assert "\n" not in chosen.summary
