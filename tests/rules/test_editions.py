"""Editions at every number of players. That they are what `docs/rules.md` says: `tests/project/test_rules_page.py`."""

import pytest

from moonhare.rules.editions import EDITIONS, Edition, edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import FEWEST_PLAYERS, MOST_PLAYERS, check_playable

EVERY_TABLE = [(chosen, players) for chosen in EDITIONS for players in chosen.players]
every_edition = pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)


def test_every_edition_has_a_name_of_its_own_and_players_in_order() -> None:
    assert len({chosen.id for chosen in EDITIONS}) == len(EDITIONS)
    for chosen in EDITIONS:
        assert chosen.players == tuple(sorted(set(chosen.players)))
        assert FEWEST_PLAYERS <= chosen.players[0] <= chosen.players[-1] <= MOST_PLAYERS


@pytest.mark.parametrize(("chosen", "players"), EVERY_TABLE, ids=lambda one: getattr(one, "id", one))
def test_each_edition_can_be_played_with_one_set_at_each_of_its_numbers_of_players(
    chosen: Edition, players: int
) -> None:
    check_playable(resolve(chosen, players), players=players, deck=84)


@every_edition
def test_exceptions_are_of_the_edition_s_own_numbers_of_players(chosen: Edition) -> None:
    for numbers, _ in chosen.exceptions:
        assert set(numbers) <= set(chosen.players)


@every_edition
def test_numbers_of_players_outside_an_editions_range_are_refused(chosen: Edition) -> None:
    for players in set(range(-1, 15)) - set(chosen.players):
        with pytest.raises(Refusal) as refused:
            resolve(chosen, players)
        assert refused.value.code == "edition-players"
        assert refused.value.arguments == {"edition": chosen.id, "players": players, "allowed": chosen.players}
        assert str(players) in refused.value.message


def test_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match="There is no edition 'Classic'; the editions are classic, standard,") as refused:
        edition("Classic")
    assert refused.value.code == "edition-unknown"


def test_an_override_wins_over_what_a_number_of_players_changes() -> None:
    assert resolve(edition("classic"), 3, {"points_finder": 3}).points_finder == 3
    assert resolve(edition("odyssey"), 7, {"votes": 1}).votes == 1


@every_edition
def test_editions_introduce_themselves_in_one_line(chosen: Edition) -> None:
    assert chosen.title
    assert chosen.summary.endswith(".")
    assert "\n" not in chosen.summary
