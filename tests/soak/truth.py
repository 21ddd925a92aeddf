"""What has really happened at a table: its log, read from the data folder beside the server that runs.

A frame shows what is durable, so the state that it was made from is in the log by the time it arrives.
"""

import sqlite3
from collections import deque
from pathlib import Path
from typing import Final

from moonhare.server.messages import Key
from moonhare.server.table.events import AnyTableEvent, TableOpened, TimeAdded, TimeChosen, TimePaused, decode
from moonhare.server.table.evolving import evolve, opened
from moonhare.server.table.state import Table
from moonhare.storage.sqlite import FILE_NAME

KEPT: Final = 400
"""States back to which a frame may be late: what waits on a lossy wire, at a table that is lively."""

Moment = tuple[int, int, str]


def moment_of(table: Table) -> Moment:
    """Game, round and phase."""
    game = table.game
    return (table.game_number, 0, "") if game is None else (table.game_number, game.round, game.phase.name)


class Truth:
    """A table as its log has it."""

    def __init__(self, folder: Path, code: str) -> None:
        self._base = sqlite3.connect(f"file:{folder / FILE_NAME}?mode=ro", uri=True)
        self.code, self.head = code, 0
        self.moved_at = self.timed_at = 0.0
        """When the game last went on to another moment, and when its clock was last set, in seconds since 1970."""
        self.events: list[AnyTableEvent] = []
        self.states: deque[Table] = deque(maxlen=KEPT)
        self.read_on()

    @property
    def now(self) -> Table:
        """The table as it is."""
        return self.states[-1]

    def read_on(self) -> bool:
        """Read what is new; whether anything was."""
        query = "SELECT n, at, data FROM events WHERE code = ? AND n > ? ORDER BY n"
        rows = self._base.execute(query, (self.code, self.head)).fetchall()
        for n, at, data in rows:
            event = decode(bytes(data))
            self.head = n
            self.events.append(event)
            if isinstance(event, TableOpened):
                self.states.append(opened(event))
                continue
            before, after = self.states[-1], evolve(self.states[-1], event)
            self.states.append(after)
            if moment_of(before) != moment_of(after) or before.stage != after.stage:
                self.moved_at = at / 1000
            if isinstance(event, TimeAdded | TimeChosen | TimePaused):
                self.timed_at = at / 1000
        return bool(rows)

    def at(self, moment: Moment) -> list[Table]:
        """The states of a moment, the newest first."""
        return [state for state in reversed(self.states) if moment_of(state) == moment]

    def hosted(self, key: Key) -> bool:
        """Whether somebody is host, or was until lately."""
        return any(state.host == key for state in self.states)

    def close(self) -> None:
        """Read no more."""
        self._base.close()
