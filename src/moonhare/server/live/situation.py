"""The situation that a table is in: itself, who of its people is there, and the clocks that the store keeps.

Pure values; what follows from them, `waiting` tells. Times are seconds since 1970, by the store's clock.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from moonhare.rules.state import Announcing, Telling, naming_of
from moonhare.server.live.signs import Signs
from moonhare.server.live.world import Times
from moonhare.server.messages import Key
from moonhare.server.table.framing import MILLI
from moonhare.server.table.state import Table
from moonhare.storage import Beside, Clock

Moment = tuple[Any, ...]
"""What is waited for, as a key to compare: while it is equal, the same thing is still waited for."""


class Attendance(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Which of a table's people are there, over all servers."""

    present: frozenset[Key]
    """Connected."""
    absent: Mapping[Key, float]
    """Since when the others have been gone."""
    choosing: tuple[Key, ...] = ()
    """Who writes a clue now."""
    chose: float = 0.0
    """When somebody last did."""
    forgotten: float | None = None
    """When a sign of it will be forgotten that does not come again."""


def attendance_of(
    table: Table, beside: Beside, here: Iterable[Key | None], signs: Signs, *, since: float, now: float
) -> Attendance:
    """Find out who is there.

    `here`: who looks at this server; `since`: since when people count as gone of whom the store does not say it.
    """
    present = frozenset([*beside.present, *[key for key in here if key is not None and key > 0]])
    # A rest makes nobody's absence longer; the store takes it out when it is told who has come.
    rest = 0.0 if beside.resting is None else max(0.0, now - beside.resting / MILLI)
    absent = {
        key: beside.absent[key] / MILLI + rest if key in beside.absent else since
        for key in table.people
        if key not in present
    }
    if not signs.until:
        return Attendance(present=present, absent=absent, chose=signs.last)
    choosing = signs.choosing(now)
    return Attendance(present=present, absent=absent, choosing=choosing, chose=signs.last, forgotten=signs.next_change)


class Situation(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All that an outlook depends on."""

    table: Table
    attendance: Attendance
    clocks: tuple[Clock, ...]
    """As the store has them."""
    now: float
    times: Times
    begun: Mapping[Moment, float]
    """Since when what was waited for before has been."""
    takes: Callable[[Table, Key], tuple[float, float] | None]
    """The fewest and the most seconds that the player of a seat takes for a move; None for the usual time."""
    limit: int | None
    """Seconds that the table's pace gives for this part of the round; None: as long as it takes."""


def may_tell(table: Table, key: Key) -> bool:
    """Whether somebody may tell a clue now."""
    if table.game is None or table.person(key) is None:
        return False
    phase = table.game.phase
    return isinstance(phase, Announcing) or (isinstance(phase, Telling) and table.seat(key) == phase.storyteller)


def moment_of(table: Table, key: Key) -> Moment:
    """The moment in which a seat's move is awaited: what others do meanwhile does not end it."""
    game = table.game
    if game is None:
        return ()
    return (table.game_number, game.round, game.phase.name, key, naming_of(game, table.seat(key)))
