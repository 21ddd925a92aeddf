"""Logs of every released format stay readable and mean what they meant."""

from pathlib import Path

import msgspec
import pytest

from moonhare.rules.events import Event
from moonhare.rules.reading import members
from moonhare.server.table.events import InGame, TableEvent, decode, encode
from moonhare.server.table.evolving import replay
from moonhare.storage import EVENT_FORMAT
from tests.holding import missing
from tests.server.golden_log import FOLDER, shown

LOGS = sorted(path for path in FOLDER.glob("format-*.jsonl") if ".views" not in path.name)


def test_every_format_has_its_log() -> None:
    assert [path.name for path in LOGS] == [f"format-{number}.jsonl" for number in range(1, EVENT_FORMAT + 1)]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_is_read_and_shows_what_it_always_showed(path: Path) -> None:
    table = replay(decode(line) for line in path.read_bytes().splitlines())
    views = path.with_name(f"{path.stem}.views.jsonl").read_bytes()
    for now, then in zip(shown(table).splitlines(), views.splitlines(), strict=True):
        assert list(missing(msgspec.json.decode(now), msgspec.json.decode(then))) == []


def test_what_is_no_longer_shown_or_shown_otherwise_is_found() -> None:
    then = {"points": [3, 0], "clue": {"text": "tea"}}
    assert not list(missing({"points": [3, 0], "clue": {"text": "tea", "medium": "text"}, "more": 1}, then))
    for now in ({"points": [3, 0], "clue": {}}, {"points": [3], "clue": {"text": "tea"}}, {"points": [3, 1]}):
        assert list(missing(now, then))


def test_today_s_log_has_every_kind_of_event_and_is_written_as_it_was_read() -> None:
    lines = LOGS[-1].read_bytes().splitlines()
    events = [decode(line) for line in lines]
    written = [encode(event) for event in events]
    assert [decode(line) for line in written] == events
    for now, then in zip(written, lines, strict=True):
        assert list(missing(msgspec.json.decode(now), msgspec.json.decode(then))) == []
    assert {type(event) for event in events} == set(members(TableEvent))
    in_games = {type(event.event) for event in events if isinstance(event, InGame)}
    assert in_games == set(members(Event))
