"""Logs as files: written, read strictly, played again with every move checked."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonhare.arena import simulate
from moonhare.players import PhraseBook
from moonhare.rules.editions import EDITIONS, edition
from moonhare.rules.engine import replay
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent
from moonhare.rules.log import read_log, replay_log, write_log
from moonhare.rules.state import Over

EVERY_TABLE = [(e.id, players) for e in EDITIONS for players in (e.players[0], e.players[-1])]


@cache
def events_of(name: str, players: int) -> tuple[AnyEvent, ...]:
    kept: list[tuple[AnyEvent, ...]] = []
    simulate(
        edition(name),
        players=players,
        games=1,
        seed=3,
        clues=PhraseBook({}, ("Café", "Żółw", "One “quoted”")),
        keep_log=kept.append,
    )
    return kept[0]


@cache
def lines_of(name: str, players: int) -> tuple[bytes, ...]:
    return tuple(write_log(events_of(name, players)).splitlines())


def changed(line: int, change: Callable[[dict[str, Any]], object], name: str = "classic", players: int = 4) -> bytes:
    """The log of a played game with one line (from 1) changed."""
    lines = list(lines_of(name, players))
    value = json.loads(lines[line - 1])
    change(value)
    lines[line - 1] = json.dumps(value).encode()
    return b"\n".join(lines)


def line_of(tag: str, name: str = "classic", players: int = 4) -> int:
    """The first line, from 1, with an event of this type."""
    kinds = [json.loads(line).get("type") for line in lines_of(name, players)]
    return kinds.index(tag) + 1


def tried(data: bytes) -> Refusal | None:
    try:
        replay_log(read_log(data))
    except Refusal as refused:
        return refused
    return None


def refusal(data: bytes) -> Refusal:
    refused = tried(data)
    assert refused is not None
    return refused


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_played_game_comes_back_as_it_was(name: str, players: int) -> None:
    events = events_of(name, players)
    log = read_log(write_log(events))
    moments = replay_log(log)
    assert tuple(moment.event for moment in moments) == log.events == events
    assert moments[-1].game == replay(events)
    assert isinstance(moments[-1].game.phase, Over)
    assert log.header.edition == name
    assert log.header.players == players


def test_the_header_says_format_edition_settings_and_players() -> None:
    header = json.loads(lines_of("classic", 4)[0])
    assert list(header) == ["format", "edition", "settings", "players"]
    assert (header["format"], header["edition"], header["players"]) == (1, "classic", 4)
    assert header["settings"]["end"] == "pile"


def test_the_table_may_have_ended_a_showing_itself() -> None:
    lines = [line for line in lines_of("classic", 4) if b'"went-on"' not in line]
    assert replay_log(read_log(b"\n".join(lines)))[-1].game.phase.name == "over"


def test_a_game_may_stop_after_any_whole_move() -> None:
    events = events_of("classic", 4)
    stops = [at for at in range(1, len(events) + 1) if plays(events[:at])]
    # A move that ends a phase makes several events; a log that stops between them is refused.
    assert 0 < len(stops) < len(events)
    assert stops[:3] == [1, 2, 3]


def plays(events: tuple[AnyEvent, ...]) -> bool:
    refused = tried(write_log(events))
    if refused is None:
        return True
    assert refused.code == "log-inconsistent"
    assert refused.arguments["line"] == len(events) + 2
    assert refused.message.endswith("is missing.")
    return False


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "log-empty", None),
        (b"\n", "log-malformed", 1),
        (b"no json", "log-malformed", 1),
        (b"[]", "log-malformed", 1),
        (b"{}", "log-malformed", 1),
        (b'{"format":2}', "log-format", None),
        (b'{"format":true}', "log-malformed", 1),
        (b"\xff", "log-malformed", 1),
        (b"\n".join([lines_of("classic", 4)[0], b'{"type":"went-on","seat":1,"seat":2}']), "log-malformed", 2),
        (b"\n".join([lines_of("classic", 4)[0], b'{"type":"went-on"}']), "log-malformed", 2),
        (b"\n".join([lines_of("classic", 4)[0], b'{"type":"won"}']), "log-malformed", 2),
        (b"\n".join([*lines_of("classic", 4)[:2], b"", *lines_of("classic", 4)[2:]]), "log-malformed", 3),
        (b"\n".join([*lines_of("classic", 4)[:2], b"\xff"]), "log-malformed", 3),
        (changed(1, lambda header: header.update(players="4")), "log-malformed", 1),
        (changed(1, lambda header: header.update(seed=4)), "log-malformed", 1),
        (changed(1, lambda header: header["settings"].update(votes=9)), "log-malformed", 1),
        (changed(3, lambda event: event.update(seat="0")), "log-malformed", 3),
    ],
)
def test_what_is_no_log_is_refused_by_its_line(data: bytes, code: str, line: int | None) -> None:
    refused = refusal(data)
    assert refused.code == code
    assert refused.arguments.get("line") == line


GIVEN, LAID, VOTED = line_of("cards-given"), line_of("cards-laid-out"), line_of("votes-cast")
LENGTH = len(lines_of("classic", 4))
SCORED, WENT, REFILLED = line_of("round-scored"), line_of("went-on"), line_of("hands-refilled")


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [
        (lines_of("classic", 4)[0], 2, "not begun"),
        (b"\n".join([lines_of("classic", 4)[0], lines_of("classic", 4)[2]]), 2, "begins with game-started"),
        (changed(1, lambda h: h.update(players=5)), 2, "another one"),
        (changed(1, lambda h: h.update(edition="odyssey")), 2, "another one"),
        (changed(1, lambda h: h["settings"].update(votes=2)), 2, "another one"),
        (changed(2, lambda e: e.update(hands=e["hands"][:3])), 2, "another one"),
        (changed(2, lambda e: e["hands"][0].__setitem__(0, e["hands"][1][0])), 2, "twice"),
        (changed(2, lambda e: e["hands"][0].append("plain:9999")), 2, "hand is not of 6"),
        (changed(2, lambda e: e["pile"].clear()), 2, "too few"),
        (changed(2, lambda e: e.update(storyteller=1)), 2, "cannot be the first"),
        (changed(3, lambda e: e.update(seat=4)), 3, "no seat 4"),
        (changed(3, lambda e: e.update(seat=-1)), 3, "no seat -1"),
        (changed(3, lambda e: e["clue"].update(text="")), 3, "at least one word"),
        (changed(3, lambda e: e["clue"].update(text=" Café")), 3, "a different clue-told"),
        (changed(3, lambda e: e["clue"].update(text="x" * 241)), 3, "240"),
        (changed(3, lambda e: e.update(cards=[])), 3, "needs the card"),
        (changed(3, lambda e: e.update(cards=e["cards"] * 2)), 3, "a different clue-told"),
        (changed(GIVEN, lambda e: e.update(cards=["plain:9999"])), GIVEN, "no card"),
        (changed(GIVEN, lambda e: e.update(cards=[])), GIVEN, "length >= 1"),
        (changed(LAID, lambda e: e["slots"].__setitem__(0, "plain:9999")), LAID, "a different cards-laid-out"),
        (changed(LAID, lambda e: e["slots"].pop()), LAID, "a different cards-laid-out"),
        (changed(VOTED, lambda e: e.update(slots=[])), VOTED, "length >= 1"),
        (changed(VOTED, lambda e: e.update(slots=[9])), VOTED, "no card 9"),
        (changed(VOTED, lambda e: e.update(red=1)), VOTED, "no red vote"),
        (changed(SCORED, lambda e: e["lines"][0].update(points=9)), SCORED, "a different round-scored"),
        (changed(SCORED, lambda e: e.update(found="all")), SCORED, "a different round-scored"),
        (changed(WENT, lambda e: e.update(seat=99)), WENT, "no seat 99"),
        (changed(REFILLED, lambda e: e["drawn"][0].clear()), REFILLED, "a different hands-refilled"),
        (b"\n".join([*lines_of("classic", 4), lines_of("classic", 4)[WENT - 1]]), LENGTH + 1, "over"),
        (b"\n".join([*lines_of("classic", 4)[:2], lines_of("classic", 4)[LAID - 1]]), 3, "no move of anybody"),
        (b"\n".join([*lines_of("classic", 4)[:2], lines_of("classic", 4)[1]]), 3, "no move of anybody"),
    ],
)  # fmt: skip
def test_what_the_rules_would_not_have_written_is_refused_by_its_line(data: bytes, line: int, words: str) -> None:
    refused = refusal(data)
    assert refused.code == "log-inconsistent"
    assert refused.arguments == {"line": line}
    assert refused.message.startswith(f"Line {line}: ")
    assert words in refused.message


def test_a_first_storyteller_who_was_drawn_has_a_seat() -> None:
    kept: list[tuple[AnyEvent, ...]] = []
    overrides = {"first_storyteller": "random"}
    book = PhraseBook({}, ("A clue",))
    simulate(edition("classic"), players=4, games=1, seed=1, clues=book, overrides=overrides, keep_log=kept.append)
    lines = write_log(kept[0]).splitlines()
    assert replay_log(read_log(b"\n".join(lines)))
    for storyteller in (4, -1, None):
        start = json.loads(lines[1]) | {"storyteller": storyteller}
        refused = refusal(b"\n".join([lines[0], json.dumps(start).encode(), *lines[2:]]))
        assert refused.arguments == {"line": 2}


def test_a_pile_shuffled_anew_keeps_its_cards() -> None:
    line = line_of("pile-shuffled", "odyssey", 12)
    refused = refusal(changed(line, lambda e: e["pile"].reverse(), "odyssey", 12))
    # Another order of the same cards is chance as good as the first; only what is then drawn from it differs.
    assert refused.arguments == {"line": line + 1}
    refused = refusal(changed(line, lambda e: e["pile"].pop(), "odyssey", 12))
    assert refused.arguments == {"line": line}


def test_editions_and_numbers_of_players_are_checked_as_in_a_new_game() -> None:
    def unknown(value: dict[str, Any]) -> None:
        value["edition"] = "modern"

    lines = [json.loads(line) for line in lines_of("classic", 4)[:2]]
    for line in lines:
        unknown(line)
    refused = refusal(b"\n".join(json.dumps(line).encode() for line in lines))
    assert "no edition 'modern'" in refused.message
    assert refused.arguments == {"line": 2}


@given(st.data())
def test_a_damaged_log_is_played_or_refused_and_never_breaks(data: st.DataObject) -> None:
    name, players = data.draw(st.sampled_from(EVERY_TABLE))
    lines = list(lines_of(name, players))
    at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    damage = data.draw(st.sampled_from(["drop", "double", "swap", "number", "cut"]))
    if damage == "drop":
        del lines[at]
    elif damage == "double":
        lines.insert(other, lines[at])
    elif damage == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif damage == "cut":
        lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
    else:
        value = json.loads(lines[at])
        keys = [key for key, item in value.items() if isinstance(item, int | list | None) and key != "format"]
        if keys:
            value[data.draw(st.sampled_from(keys))] = data.draw(st.sampled_from([-1, 0, 1, 99, None, [], [1], [[]]]))
        lines[at] = msgspec.json.encode(value)
    refused = tried(b"\n".join(lines))
    if refused is not None:
        assert refused.code in {"log-empty", "log-malformed", "log-inconsistent"}
        assert refused.code == "log-empty" or isinstance(refused.arguments["line"], int)
