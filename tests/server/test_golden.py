"""Logs of every released format stay readable and mean what they meant."""

import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonhare.rules.events import AnyEvent
from moonhare.server.table.events import AnyTableEvent, InGame, decode, encode
from moonhare.server.table.evolving import replay
from moonhare.storage import EVENT_FORMAT
from tests.server.golden_log import FOLDER, shown

LOGS = sorted(path for path in FOLDER.glob("format-*.jsonl") if ".views" not in path.name)


def test_every_format_has_its_log() -> None:
    assert [path.name for path in LOGS] == [f"format-{number}.jsonl" for number in range(1, EVENT_FORMAT + 1)]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_is_read_and_shows_what_it_always_showed(path: Path) -> None:
    table = replay(decode(line) for line in path.read_bytes().splitlines())
    views = path.with_name(f"{path.stem}.views.jsonl").read_bytes()
    expected = [msgspec.json.decode(line) for line in views.splitlines()]
    assert still_says([msgspec.json.decode(line) for line in shown(table).splitlines()], expected)


def still_says(now: Any, then: Any) -> bool:
    """Whether all that was shown is shown, with whatever has been added to it since."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and still_says(now[name], then[name]) for name in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(still_says, now, then))
    return bool(now == then)


def test_what_is_no_longer_shown_or_shown_otherwise_is_found() -> None:
    then = {"points": [3, 0], "clue": {"text": "tea"}}
    assert still_says({"points": [3, 0], "clue": {"text": "tea", "medium": "text"}, "more": 1}, then)
    assert not still_says({"points": [3, 0], "clue": {}}, then)
    assert not still_says({"points": [3], "clue": {"text": "tea"}}, then)
    assert not still_says({"points": [3, 1], "clue": {"text": "tea"}}, then)


def test_today_s_log_has_every_kind_of_event_and_is_written_as_it_was_read() -> None:
    lines = LOGS[-1].read_bytes().splitlines()
    events = [decode(line) for line in lines]
    assert [encode(event) for event in events] == lines
    assert {type(event) for event in events} == set(typing.get_args(AnyTableEvent))
    in_games = {type(event.event) for event in events if isinstance(event, InGame)}
    assert in_games == set(typing.get_args(AnyEvent))
