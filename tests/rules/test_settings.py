"""House rules: every setting's range, every combination that cannot be played, and the words that name them."""

import ast
import inspect
import re
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

import moonhare.rules.settings as settings_module
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import (
    GROUPS,
    NEEDS,
    SETTING_NAMES,
    Settings,
    cards_a_round,
    check_playable,
    normalise,
    override,
    parse_setting,
    votable_cards,
)
from tests.rules.house_rules import KINDS, VALUES, Start, edges, has_something_to_say, starts
from tests.rules.table import Table

STANDARD = resolve(edition("standard"), 4)

# Of each setting: what it may be at its edges, and what it may not be. `docs/rules.md` says the same.
RANGES = {name: edges(kind) for name, kind in KINDS.items()}
WORDS = {"on": True, "off": False}


def refused(overrides: dict[str, object], *, name: str = "standard", players: int = 4, deck: int = 84) -> Refusal:
    with pytest.raises(Refusal) as caught:
        check_playable(resolve(edition(name), players, overrides), players=players, deck=deck)
    return caught.value


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, (good, _) in RANGES.items() for value in good])
def test_a_setting_may_be_anything_in_its_range_and_changes_nothing_else(name: str, value: Any) -> None:
    changed = override(STANDARD, {name: value})
    meant = None if value == "none" else WORDS.get(value, value) if isinstance(value, str) else value
    before, after = (msgspec.json.decode(msgspec.json.encode(settings)) for settings in (STANDARD, changed))
    assert after == before | {name: meant}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, (_, bad) in RANGES.items() for value in bad])
def test_a_value_outside_the_range_is_refused_naming_the_setting(name: str, value: Any) -> None:
    with pytest.raises(Refusal) as caught:
        override(STANDARD, {name: value})
    assert caught.value.code == "setting-invalid"
    assert caught.value.arguments["setting"] == name
    assert caught.value.arguments["expected"]
    assert name in caught.value.message


def test_an_unknown_setting_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(Refusal, match="the settings are hand_size, cards_given,") as caught:
        override(STANDARD, {"handsize": 6})
    assert caught.value.code == "setting-unknown"
    assert caught.value.arguments == {"setting": "handsize"}


def test_no_overrides_leave_the_settings_as_they_are() -> None:
    assert override(STANDARD, {}) is STANDARD


def test_media_are_put_in_order() -> None:
    assert override(STANDARD, {"clue_media": ["mimed", "text"]}).clue_media == ("text", "mimed")
    assert override(STANDARD, {"clue_media": ("sung", "said")}).clue_media == ("said", "sung")


def test_media_twice_are_refused() -> None:
    with pytest.raises(Refusal, match="names a medium twice"):
        normalise("clue_media", ["said", "said"])


def test_switches_and_caps_are_said_as_the_table_says_them() -> None:
    assert normalise("teams", "on") is True
    assert normalise("teams", "off") is False
    assert normalise("bonus_cap", "none") is None
    assert normalise("agreement_cap", "none") is None
    assert normalise("end", "none") == "none", "`none` is a word of caps only"
    assert normalise("votes", "on") == "on", "`on` is a word of switches only"


PARSED: dict[str, tuple[str, object]] = {
    "votes=2": ("votes", 2),
    " votes = 2 ": ("votes", 2),
    "bonus_cap=none": ("bonus_cap", None),
    "bonus_cap=0": ("bonus_cap", 0),
    "teams=on": ("teams", True),
    "teams=off": ("teams", False),
    "teams=true": ("teams", True),
    "reshuffle=false": ("reshuffle", False),
    "end=turns": ("end", "turns"),
    "clue_media=text,sung": ("clue_media", ["text", "sung"]),
    "clue_media=sung, text": ("clue_media", ["text", "sung"]),
    "clue_media=,": ("clue_media", []),
    "target_score=-3": ("target_score", -3),
    # What is no plain number stays a word, which the setting then refuses.
    "votes=--5": ("votes", "--5"),
    "votes=²": ("votes", "²"),
    "votes=" + "9" * 5000: ("votes", "9" * 5000),
    "end=a=b": ("end", "a=b"),
}


@pytest.mark.parametrize("text", PARSED, ids=lambda text: text[:24])
def test_the_command_lines_words_for_a_setting(text: str) -> None:
    assert parse_setting(text) == PARSED[text]


@pytest.mark.parametrize("text", ["", "votes", "votes=", "=2", "=", "  =  "])
def test_what_is_not_name_equals_value_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_setting(text)
    assert caught.value.code == "setting-malformed"


@pytest.mark.parametrize(("text", "code"), [("vots=2", "setting-unknown"), ("clue_media=said,said", "setting-invalid")])
def test_a_wrong_name_or_a_doubled_medium_is_refused_when_read(text: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_setting(text)
    assert caught.value.code == code


# What cannot be played: code -> (edition, players, overrides, deck).
UNPLAYABLE: dict[str, list[tuple[str, int, dict[str, object], int]]] = {
    "teams-need-pairs": [("standard", 7, {"teams": True}, 84), ("standard", 4, {"teams": True}, 84)],
    "media-missing": [("standard", 4, {"clue_media": []}, 84)],
    "agreement-needs-own-card": [
        ("odyssey-party", 6, {"own_card_votable": False}, 84),
        ("standard", 4, {"scoring": "agreement"}, 84),
    ],
    "unseen-needs-agreement": [
        ("standard", 4, {"clue_from": "unseen"}, 84),
        ("odyssey-party", 6, {"scoring": "storyteller"}, 84),
    ],
    "all-vote-needs-agreement": [("standard", 4, {"voters": "all"}, 84)],
    "own-card-needs-agreement": [
        ("standard", 4, {"own_card_votable": True}, 84),
        ("odyssey-team", 6, {"own_card_votable": True}, 84),
    ],
    "red-vote-needs-agreement": [
        ("standard", 4, {"red_vote": True}, 84),
        ("odyssey-party", 6, {"voters": "others"}, 84),
    ],
    "agreement-needs-one-vote": [("odyssey-party", 6, {"votes": 2}, 84)],
    "teams-need-storyteller-scoring": [
        ("odyssey-party", 6, {"teams": True}, 84),
        ("odyssey-team", 6, {"scoring": "agreement", "own_card_votable": True}, 84),
    ],
    "own-team-bonus-needs-teams": [("odyssey", 6, {"own_team_bonus": True}, 84)],
    "pile-end-needs-no-reshuffle": [
        ("classic", 4, {"reshuffle": True}, 84),
        ("standard", 4, {"end": "pile"}, 84),
    ],
    "score-end-needs-points": [
        (
            "standard",
            4,
            {"points_storyteller": 0, "points_finder": 0, "points_all_or_none": 0, "points_vote_received": 0},
            84,
        ),
        ("odyssey", 4, {"points_storyteller": 0, "points_finder": 0, "points_all_or_none": 0, "bonus_cap": 0}, 84),
    ],
    "more-cards-than-slots": [("odyssey", 12, {"cards_given": 3}, 200), ("odyssey", 9, {"cards_given": 3}, 84)],
    "votes-for-every-card": [
        ("standard", 4, {"votes": 3}, 84),
        ("standard", 3, {"cards_given": 1, "votes": 2}, 84),
        ("odyssey-team", 6, {"votes": 3}, 84),
    ],
    "deck-too-small": [
        ("standard", 4, {}, 27),
        ("odyssey", 12, {}, 83),
        ("standard", 3, {}, 25),
        ("odyssey-team", 6, {}, 26),
        ("odyssey", 12, {"hand_size": 7}, 84),
    ],
}


@pytest.mark.parametrize(
    ("code", "case"), [(code, case) for code, cases in UNPLAYABLE.items() for case in cases], ids=str
)
def test_what_cannot_be_played_is_refused_with_its_reason(
    code: str, case: tuple[str, int, dict[str, object], int]
) -> None:
    name, players, overrides, deck = case
    refusal = refused(overrides, name=name, players=players, deck=deck)
    assert refusal.code == code
    assert refusal.message.endswith(".")


@pytest.mark.parametrize("players", [-1, 0, 2, 13, 100])
def test_fewer_than_three_or_more_than_twelve_are_refused(players: int) -> None:
    with pytest.raises(Refusal) as caught:
        check_playable(STANDARD, players=players, deck=84)
    assert caught.value.code == "players-out-of-range"
    assert caught.value.arguments == {"players": players, "least": 3, "most": 12}


def test_more_cards_given_than_in_hand_are_refused_even_where_the_ranges_change() -> None:
    # The ranges (3 to 12 in hand, 1 to 3 given) keep this from a host; the check does not rely on them.
    with pytest.raises(Refusal) as caught:
        check_playable(replace(STANDARD, cards_given=4, hand_size=3), players=4, deck=84)
    assert caught.value.code == "gives-more-than-hand"


def test_every_reason_not_to_play_has_its_case_here() -> None:
    """The codes are read from the source, so that a new one without a case fails."""
    source = ast.parse(inspect.getsource(settings_module))
    checks = [node for node in source.body if isinstance(node, ast.FunctionDef) and node.name.startswith("_check_")]
    codes = {
        node.value
        for check in checks
        for node in ast.walk(check)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z]+(-[a-z]+)+", node.value)
    }
    assert codes == set(UNPLAYABLE) | {"players-out-of-range", "gives-more-than-hand"}


PLAYABLE: list[tuple[str, int, dict[str, object], int]] = [
    ("standard", 4, {"votes": 2}, 84),
    ("standard", 4, {}, 28),
    ("odyssey", 12, {}, 84),
    ("odyssey", 12, {"cards_given": 2, "hand_size": 3}, 84),
    ("standard", 6, {"teams": True}, 84),
    ("odyssey-team", 6, {"votes": 2}, 84),
    ("odyssey-team", 6, {"own_team_bonus": True}, 27),
    ("odyssey-party", 6, {"red_vote": False, "voters": "others"}, 84),
    ("odyssey-party", 6, {"clue_from": "hand"}, 84),
    ("standard", 4, {"reshuffle": False}, 84),
    ("standard", 4, {"end": "turns", "turns_each": 10}, 84),
    ("standard", 3, {"cards_given": 3, "votes": 3}, 84),
    ("classic", 4, {"clue_media": ["mimed"], "pass_hands": True, "first_storyteller": "host"}, 84),
    (
        "classic",
        4,
        {"points_storyteller": 0, "points_finder": 0, "points_all_or_none": 0, "points_vote_received": 0},
        84,
    ),
    ("standard", 4, {"points_storyteller": 0, "points_finder": 0, "points_all_or_none": 0}, 84),
    (
        "odyssey-party",
        6,
        {
            "end": "score",
            "points_storyteller": 0,
            "points_finder": 0,
            "points_all_or_none": 0,
            "points_vote_received": 0,
        },
        84,
    ),
]


@pytest.mark.parametrize("case", PLAYABLE, ids=str)
def test_what_can_be_played_is_let_through(case: tuple[str, int, dict[str, object], int]) -> None:
    name, players, overrides, deck = case
    check_playable(resolve(edition(name), players, overrides), players=players, deck=deck)


def test_a_deck_has_to_last_for_the_deal_and_one_round() -> None:
    assert refused({}, deck=27).arguments == {"deck": 27, "needed": 4 * 6 + 4}


@pytest.mark.parametrize(
    ("name", "players", "laid_out", "votable"),
    [
        ("classic", 3, 5, 3),
        ("classic", 6, 6, 5),
        ("standard", 8, 8, 7),
        ("odyssey", 12, 12, 11),
        ("odyssey-party", 12, 12, 12),
        ("odyssey-team", 6, 3, 3),
        ("odyssey-team", 12, 6, 6),
    ],
)
def test_how_many_cards_lie_on_the_table_and_how_many_one_may_vote_for(
    name: str, players: int, laid_out: int, votable: int
) -> None:
    resolved = resolve(edition(name), players)
    assert cards_a_round(resolved, players) == laid_out
    assert votable_cards(resolved, players) == votable


def test_settings_say_everything_and_nothing_unknown() -> None:
    encoded = msgspec.json.encode(STANDARD)
    assert msgspec.json.decode(encoded, type=Settings) == STANDARD
    values = msgspec.to_builtins(STANDARD)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(values | {"extra": 1}, Settings)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value for name, value in values.items() if name != "votes"}, Settings)


def test_every_setting_stands_in_one_group() -> None:
    """Else: add it to `GROUPS`, where a reader would look for it."""
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(SETTING_NAMES)


@pytest.mark.no_cover  # pairs of whole games of what others cover: counting lines costs them three times their time
@pytest.mark.parametrize("name", NEEDS)
@given(start=starts(), data=st.data())
def test_a_setting_has_nothing_to_say_without_the_one_it_needs(name: str, start: Start, data: st.DataObject) -> None:
    table = start.table()
    assume(not has_something_to_say(name, table.game.settings))
    other = replace(start, overrides=(*start.overrides, (name, data.draw(VALUES[name]))))
    try:
        twin = other.table()
    except Refusal:
        # Some are refused in full: a bonus for the own team's vote, where there are no teams.
        assert name == "own_team_bonus"
        return
    for played in (table, twin):
        played.play(rounds=4)
    assert table.log[1:] == twin.log[1:]


# What partners say to each other is no part of the game, and so of no log.
@pytest.mark.parametrize("name", [name for name in NEEDS if name != "whisper"])
def test_a_setting_says_something_where_the_one_it_needs_is_as_needed(name: str) -> None:
    needed, wanted = NEEDS[name].setting, NEEDS[name].value
    edition_id = "odyssey-team" if needed == "teams" else "standard"
    values: dict[str, tuple[object, object]] = {"own_team_bonus": (False, True), "target_score": (1, 30)}
    rules: dict[str, Any] = {needed: wanted}
    if wanted == "agreement":
        rules |= {"own_card_votable": True, "voters": "all"}
    games = []
    for value in values.get(name, (2, 4)):
        table = Table(edition_id, 6, seed=5, **{**rules, name: value})
        table.play(rounds=12)
        games.append(table.log[1:])
    assert games[0] != games[1]
