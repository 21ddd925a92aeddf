"""The round that the rules page draws is one that could be played, and its points are the rules'."""

import msgspec
import pytest

from moonhare.rules.editions import EDITIONS, Edition, resolve
from moonhare.server.examples import PLAYERS, example_of

EXPECTED = {
    ("storyteller", False): (3, 5, 3, 1, 0, 0),
    ("agreement", False): (0, 3, 0, 3, 3, 0),
    ("storyteller", True): (3, 4, 0, 3, 4, 0),
}
"""By how an edition scores, and whether in teams."""
FOR_SIX = [edition for edition in EDITIONS if PLAYERS in edition.players]


@pytest.mark.parametrize("edition", FOR_SIX, ids=lambda edition: edition.id)
def test_the_drawn_points_are_those_that_the_rulebook_gives(edition: Edition) -> None:
    # Told: 3 for the storyteller and each finder, 1 for each vote on one's card; in Party as many as agree, none under
    # the red vote; in Teams both partners.
    settings = resolve(edition, PLAYERS)
    drawn = example_of(edition)
    assert drawn is not None
    assert drawn.points == EXPECTED[settings.scoring, settings.teams]


def test_an_edition_that_is_not_for_six_has_no_drawn_round() -> None:
    assert example_of(msgspec.structs.replace(EDITIONS[0], players=(3, 4))) is None


@pytest.mark.parametrize("edition", FOR_SIX, ids=lambda edition: edition.id)
def test_in_the_drawn_round_everybody_gives_and_votes_what_a_game_allows(edition: Edition) -> None:
    drawn, settings = example_of(edition), resolve(edition, PLAYERS)
    assert drawn is not None
    givers = [owner for owner in drawn.owners if owner != 0]
    assert len(set(drawn.owners)) == len(drawn.owners)
    assert 0 in drawn.owners
    voters = {seat for seat, ballot in enumerate(drawn.ballots) if ballot is not None}
    for seat, ballot in enumerate(drawn.ballots):
        if ballot is None:
            continue
        assert len(ballot.slots) <= settings.votes
        assert all(1 <= slot <= len(drawn.owners) for slot in ballot.slots)
        if not settings.own_card_votable:
            assert all(drawn.owners[slot - 1] != seat for slot in ballot.slots)
        assert ballot.red is None or (settings.red_vote and seat == 0)
    if settings.teams:
        assert {giver % (PLAYERS // 2) for giver in givers} == {1, 2}
        assert voters == {1, 2}
        assert voters.isdisjoint(givers)
    elif settings.voters == "all":
        assert voters == set(range(PLAYERS))
    else:
        assert voters == set(range(PLAYERS)) - {0}
