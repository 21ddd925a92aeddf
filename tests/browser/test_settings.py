"""Every setting, driven from the lobby's house rules to its effect on a game that is played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from moonhare.rules.events import (
    AnyEvent,
    CardsGiven,
    CardsLaidOut,
    ClueTold,
    GameStarted,
    GiverNamed,
    HandsPassed,
    PileShuffled,
    Reason,
    RoundScored,
    VotesCast,
)
from moonhare.rules.log import Log, read_log, replay_log, write_log
from moonhare.rules.settings import SETTING_NAMES
from moonhare.rules.words import words_of
from tests.exporting import exported

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import House
    from tests.browser.people import Party

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

Events = tuple[AnyEvent, ...]


class Evening(msgspec.Struct, kw_only=True):
    """A game under house rules: those set in the lobby, in this order, and what must be seen of each."""

    edition: str
    computers: int
    rules: dict[str, Any]
    effects: dict[str, Callable[[Events], bool]]


def of(events: Events, kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def points_for(events: Events, reason: Reason) -> set[int]:
    return {line.points for event in of(events, RoundScored) for line in event.lines if line.reason == reason}


def rounds(events: Events) -> int:
    return len(of(events, RoundScored))


def agreements(events: Events) -> list[bool]:
    """For each round whether two votes are for the same card."""
    votes, found = list[int](), list[bool]()
    for event in events:
        if isinstance(event, VotesCast):
            votes += event.slots
        elif isinstance(event, RoundScored):
            found.append(len(set(votes)) < len(votes))
            votes.clear()
    return found


def scores(events: Events) -> int:
    return max(replay_log(read_log_of(events))[-1].game.scores)


def read_log_of(events: Events) -> Log:
    return read_log(write_log(events))


def cards(started: GameStarted) -> int:
    return sum(map(len, started.hands)) + len(started.pile)


EVENINGS = {
    "long hands and many votes": Evening(
        edition="standard",
        computers=4,
        rules={
            "hand_size": 8,
            "cards_given": 2,
            "votes": 3,
            "clue_media": (True, False, True, False),
            "points_storyteller": 5,
            "points_finder": 4,
            "points_all_or_none": 1,
            "points_vote_received": 2,
            "bonus_cap": 3,
            "points_single_vote": 2,
            "reshuffle": False,
            "first_storyteller": "host",
            "clue_words": 2,
            "deck_size": 82,
            "target_score": 26,
        },
        effects={
            "hand_size": lambda e: {len(hand) for hand in of(e, GameStarted)[0].hands} == {8},
            "cards_given": lambda e: {len(event.cards) for event in of(e, CardsGiven)} == {2},
            "votes": lambda e: max(len(event.slots) for event in of(e, VotesCast)) > 1,
            "clue_media": lambda e: {event.clue.medium for event in of(e, ClueTold)} <= {"text", "sung"},
            "points_storyteller": lambda e: points_for(e, "some-found") <= {5},
            "points_finder": lambda e: points_for(e, "found") <= {4},
            "points_all_or_none": lambda e: points_for(e, "all-found") | points_for(e, "none-found") <= {1},
            "points_vote_received": lambda e: points_for(e, "votes-received") <= {2, 3},
            "bonus_cap": lambda e: max(points_for(e, "votes-received")) == 3,
            "points_single_vote": lambda e: points_for(e, "single-vote") <= {2},
            "reshuffle": lambda e: not of(e, PileShuffled),
            "first_storyteller": lambda e: of(e, GameStarted)[0].storyteller == 0,
            "clue_words": lambda e: max(len(words_of(event.clue.text)) for event in of(e, ClueTold)) <= 2,
            "deck_size": lambda e: cards(of(e, GameStarted)[0]) == 82,
            "target_score": lambda e: scores(e) >= 26 or rounds(e) == 5,
        },
    ),
    "agreement, face up": Evening(
        edition="odyssey-party",
        computers=5,
        rules={"red_vote": False, "voters": "others", "clue_from": "hand", "pass_hands": False, "agreement_cap": 2},
        effects={
            "red_vote": lambda e: all(event.red is None for event in of(e, VotesCast)),
            "voters": lambda e: (
                {vote.seat for vote in of(e, VotesCast)[:5]} == set(range(6)) - {of(e, ClueTold)[0].seat}
            ),
            "clue_from": lambda e: all(len(event.cards) == 1 for event in of(e, ClueTold)),
            "pass_hands": lambda e: not of(e, HandsPassed),
            "agreement_cap": lambda e: points_for(e, "same-image") == {2},
        },
    ),
    "pairs for two turns": Evening(
        edition="standard",
        computers=5,
        rules={"teams": True, "own_team_bonus": True, "whisper": True, "end": "turns", "turns_each": 2, "hand_size": 4},
        effects={
            "teams": lambda e: len(of(e, GiverNamed)) > 0 and {len(x.slots) for x in of(e, CardsLaidOut)} == {3},
            "own_team_bonus": lambda e: of(e, GameStarted)[0].settings.own_team_bonus,
            "whisper": lambda e: of(e, GameStarted)[0].settings.whisper,
            "end": lambda e: rounds(e) == 12,
            "turns_each": lambda e: (
                {sum(1 for told in of(e, ClueTold) if told.seat == seat) for seat in range(6)} == {2}
            ),
        },
    ),
    "from finding to agreeing": Evening(
        edition="classic",
        computers=3,
        rules={"scoring": "agreement", "own_card_votable": True, "reshuffle": True, "end": "turns"},
        effects={
            "scoring": lambda e: (
                [{line.reason for line in x.lines} for x in of(e, RoundScored)]
                == [{"same-image"} if agree else set() for agree in agreements(e)]
            ),
            "own_card_votable": lambda e: of(e, GameStarted)[0].settings.own_card_votable,
        },
    ),
}


def test_no_setting_is_left_out() -> None:
    assert {name for evening in EVENINGS.values() for name in evening.effects} == set(SETTING_NAMES)


# That each can be set is seen in every run (tests/client/test_house_rules), and its effect by the rules' own tests.
@pytest.mark.long
@pytest.mark.parametrize("name", EVENINGS)
def test_house_rules_set_in_the_lobby_show_in_the_game(name: str, house: House, gather: Callable[..., Party]) -> None:
    evening = EVENINGS[name]
    party = gather(house.address, "Ada", edition=evening.edition, computers=evening.computers, **evening.rules)
    party.start()
    party.play_to_the_end()
    events = read_log(exported(house.data, party.code)[-1]).events
    # Every move of the log is decided anew under the settings in its head.
    replay_log(read_log_of(events))
    for setting, shows in evening.effects.items():
        assert shows(events), setting
