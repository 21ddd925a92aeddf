"""Who of a table is there, over all servers: as the store has it, and as it is here. Pure."""

from collections.abc import Iterable

from moonhare.server.live.signs import Signs
from moonhare.server.live.waiting import Attendance
from moonhare.server.messages import Key
from moonhare.server.table.state import Table
from moonhare.server.table.viewing import MILLI
from moonhare.storage import Beside


def attendance_of(
    table: Table, beside: Beside, here: Iterable[Key | None], signs: Signs, *, since: float, now: float
) -> Attendance:
    """Who is there; `here`: who looks at this server, `since`: since when those are gone of whom nobody knows it."""
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
