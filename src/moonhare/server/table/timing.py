"""A table's clocks as its host sets them: chosen, put on, stopped for a while. What they are is `live/waiting`'s."""

import msgspec

from moonhare.rules.errors import Refusal
from moonhare.server.messages import Key
from moonhare.server.pacing import HOUR, PACES, Limits, Pace
from moonhare.server.table.awaiting import limit_of
from moonhare.server.table.events import AnyTableEvent, TimeAdded, TimeChosen, TimePaused
from moonhare.server.table.state import Table
from moonhare.server.time_messages import AddTime, ChooseTime, PauseTime

ADDED = 30
"""Seconds that are added at once."""

MOST_ADDED = 1800
"""Seconds that are added to one part of a round, at most."""


def choose_time(table: Table, key: Key, command: ChooseTime, around: object) -> tuple[AnyTableEvent, ...]:
    """The host sets the table's pace. Raises `Refusal` ("limits-missing") for numbers of one's own without any."""
    if command.pace is None:
        return (TimeChosen(pace=None),)
    if command.pace == "days":
        whole = command.hours * HOUR
        return (TimeChosen(pace=Pace(name="days", clue=whole, give=whole, vote=whole, points=whole, hard=True)),)
    limits = PACES.get(command.pace) or command.limits
    if limits is None or limits == Limits():
        raise Refusal("limits-missing", "A pace of one's own needs seconds for one part of a round at least.")
    return (TimeChosen(pace=Pace(name=command.pace, hard=command.hard, **msgspec.structs.asdict(limits))),)


def _check_clock(table: Table) -> None:
    if limit_of(table) is None:
        raise Refusal("no-clock", "No clock of the host's runs at this table now.")


def add_time(table: Table, key: Key, command: AddTime, around: object) -> tuple[AnyTableEvent, ...]:
    """The host gives everybody more time for this part. Raises `Refusal` ("no-clock", "time-enough")."""
    _check_clock(table)
    if table.running.added >= MOST_ADDED:
        raise Refusal("time-enough", f"{MOST_ADDED} seconds have been added; more cannot be.", seconds=MOST_ADDED)
    return (TimeAdded(key=key, seconds=ADDED),)


def pause_time(table: Table, key: Key, command: PauseTime, around: object) -> tuple[AnyTableEvent, ...]:
    """The host stops the clock for a while, or lets it go on. Raises `Refusal` ("no-clock")."""
    if command.paused:
        _check_clock(table)
    return (TimePaused(key=key, paused=command.paused),)
