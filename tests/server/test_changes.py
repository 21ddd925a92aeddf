"""Being told what has changed rather than whole views: it comes to the same, and is a tenth of the bytes.

Every viewer of `worlds.py` follows in this way too, and loses every third frame; twins are in `test_secrets.py`.
"""

import asyncio
import itertools
import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from moonhare.server.messages import Accepted, TableChanged, TableView
from moonhare.server.table.difference import changed, difference
from moonhare.server.table.framing import Frame, Part
from moonhare.server.web.outbox import FULL, Outbox
from tests.server.net import Seat, Server
from tests.server.test_outbox import Line
from tests.server.worlds import Hall

MOST_BYTES = 800
"""For each accepted command and person, on average."""


class Point(msgspec.Struct, frozen=True, kw_only=True):
    x: Any
    y: Any = None


class Sparse(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    x: Any = None
    y: Any = 0


VALUES = st.recursive(
    st.none() | st.integers(2, 5) | st.text(max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
        | st.builds(Point, x=inner, y=inner)
        | st.builds(Sparse, x=inner, y=inner)
    ),
    max_leaves=12,
)


def as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@given(VALUES, VALUES)
def test_a_difference_makes_the_next_value_out_of_the_one_before_whatever_they_are(before: Any, now: Any) -> None:
    if before != now:
        assert changed(as_sent(before), as_sent(difference(before, now))) == as_sent(now)


@given(st.lists(VALUES, min_size=2, max_size=5))
def test_differences_follow_each_other(values: list[Any]) -> None:
    told = as_sent(values[0])
    for before, now in itertools.pairwise(values):
        told = changed(told, as_sent(difference(before, now))) if before != now else told
    assert told == as_sent(values[-1])


def test_what_has_not_changed_is_not_told_again() -> None:
    before = Point(x=(Point(x="a long text"), Point(x=2), Point(x=3)), y={"a": 1, "b": None})
    now = Point(x=(Point(x="a long text"), Point(x=2, y=5), Point(x=3)), y={"a": 1, "b": 2})
    assert as_sent(difference(before, now)) == {"x": {"1": {"y": [5]}}, "y": {"b": [2]}}


def a_frame(value: Any, own: Part) -> Frame:
    return Frame(public=Part(Point(x=value, y="the rest")), own=own, clocks=())


async def test_a_change_is_told_against_the_last_view_that_left_and_not_against_those_that_were_dropped() -> None:
    line, own = Line(), Part(None)
    line.waiting = 0
    outbox = Outbox(line, line, 1, lambda: 0.0, changes=True)
    outbox.show(a_frame((1, 1), own))
    line.waiting = FULL
    for number in range(2, 50):
        outbox.show(a_frame((1, number), own))
    outbox.show(a_frame((7, 1), own))
    line.waiting = 0
    await asyncio.sleep(0.1)
    outbox.show(a_frame((7, 8), own))
    first, *others = [json.loads(frame) for frame in line.sent]
    assert first == {"type": "view", "public": {"x": [1, 1], "y": "the rest"}, "own": None, "left": []}
    assert others == [
        {"type": "changed", "view": {"public": {"x": {"0": [7]}}}},
        {"type": "changed", "view": {"public": {"x": {"1": [8]}}}},
    ]


async def test_nothing_is_sent_where_what_was_dropped_leaves_all_as_it_was() -> None:
    line, own = Line(), Part(None)
    line.waiting = 0
    outbox = Outbox(line, line, 1, lambda: 0.0, changes=True)
    outbox.show(a_frame(1, own))
    line.waiting = FULL
    outbox.show(a_frame(2, own))
    outbox.show(a_frame(1, own))
    outbox.answer(Accepted(id="a-command"))
    line.waiting = 0
    await asyncio.sleep(0.1)
    assert [json.loads(frame)["type"] for frame in line.sent] == ["view", "accepted"]


async def test_who_asks_is_told_what_changes_and_who_does_not_is_shown_whole_views(server: Server) -> None:
    host = await server.open()
    asking = Seat(server, host.code, host.key, host.secret, query="?views=changes")
    other = Seat(server, host.code, host.key, host.secret, query="?views=of-another-kind")
    async with host.connect() as whole, asking.connect() as told, other.connect() as unknown:
        for name in ("Ida", "Ola"):
            await whole.do({"type": "rename", "name": name})
            await whole.until(TableView)
            change = await told.until(TableChanged)
            await unknown.until(TableView)
            assert change.view == {"public": {"members": {"0": {"name": [name]}}}}
            assert told.view == whole.view == unknown.view
        async with asking.connect() as back:
            assert len(back.raw) == 1
            assert back.view == told.view


async def test_a_whole_game_is_told_in_few_bytes(hall: Hall) -> None:
    viewers = await hall.open(persons=6)
    lines = [Line() for _ in viewers]
    for line, viewer in zip(lines, viewers, strict=True):
        line.waiting = 0
        hall.live.connect(Outbox(line, line, viewer.key, hall.clock.now, changes=True))
    for line in lines:
        line.sent.clear()
    await hall.do_type(viewers[0], "start-game")
    commands = 1
    while hall.table.stage != "over":
        for viewer in viewers:
            if viewer.asked:
                await hall.act(viewer)
                commands += 1
    head = 4
    told = sum(len(frame) + head for line in lines for frame in line.sent) / commands / len(viewers)
    whole = sum(len(frame) + head for viewer in viewers for frame in viewer.frames) / commands / len(viewers)
    assert commands > 50
    assert told < MOST_BYTES < whole / 3
