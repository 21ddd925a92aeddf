"""How much patience there is: with those who send too quickly, and with those who are there and give no sign.

Of the first what comes too soon is refused; for the second, after a while, others may have the computer act.
"""

from collections.abc import Callable
from typing import Final

from moonhare.rules.commands import SeatCommand
from moonhare.rules.errors import Refusal
from moonhare.rules.state import standings
from moonhare.server.messages import Key, TableCommand
from moonhare.server.table.state import Table

BURST: Final = 5
"""Seconds' worth of messages that a connection may send at once: a phone that comes back sends what it kept."""

FORBEARANCE: Final = 10
"""So many times a full bucket are refused as too fast before the connection is ended."""

PEOPLES_PACE: Final = 2.0
"""Commands a second for which no game waits, five seconds' worth at once, of each who has a seat but the host, and of
all together who have none: anybody with the code comes in, and it all stands in the log and is shown to everybody."""


class Bucket:
    """Messages that somebody may still send: so many a second, some seconds' worth at once."""

    __slots__ = ("_at", "_clock", "_full", "_left", "_rate", "_spurned")

    def __init__(self, rate: float, clock: Callable[[], float]) -> None:
        """Begin full; `rate`: a second, `clock`: seconds."""
        self._rate, self._full, self._clock = rate, rate * BURST, clock
        self._left, self._at = self._full, clock()
        self._spurned = 0.0

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        self._spurned = max(0.0, self._spurned - 1)
        return True

    def spurn(self) -> bool:
        """Count a message that there was none for; whether that has happened too often to be a mistake."""
        self._spurned += 1
        return self._spurned > self._full * FORBEARANCE


def part_now(table: Table) -> tuple[int, int, str]:
    """The part of which round of which game a table is in."""
    game = table.game
    return (table.game_number, 0, "") if game is None else (table.game_number, game.round, game.phase.name)


def _is_done(table: Table, key: Key) -> bool:
    """Whether somebody has done their part of this phase: they may put something else in its place again and again."""
    if table.game is None or table.member(key) is None:
        return False
    return standings(table.game)[table.seat(key)] == "done"


class Patience:
    """When something last happened at one table, and when each of its people was last heard; times in seconds."""

    def __init__(self, now: Callable[[], float], idle: float) -> None:
        """Begin now; `idle`: who is awaited for so long without a sign is."""
        self._now, self._idle = now, idle
        self._begun = self._moved_on_at = now()
        self._heard_at: dict[Key | None, float] = {}
        self._buckets: dict[Key | None, Bucket] = {}
        """By seat; under None the one that all share who have none."""
        self._asked_at: float | None = None
        """Since when something waits for the host; None where nothing does."""

    def heard(self, key: Key | None) -> bool:
        """Somebody has given a sign: came, wrote, or did something; who has no seat counts for nobody.

        Returns whether something waits for the host.
        """
        self._heard_at[key] = self._now()
        return self._asked_at is not None

    def slow_down(self, table: Table, key: Key, command: TableCommand) -> None:
        """Refuse ("too-fast") what people would not do so quickly, whichever connections it comes by."""
        if key == table.host or (isinstance(command, SeatCommand) and not _is_done(table, key)):
            return
        who = None if table.guest(key) is not None else key
        if not self._buckets.setdefault(who, Bucket(PEOPLES_PACE, self._now)).take():
            raise Refusal("too-fast", "Too many messages in a moment; wait a little.")

    def moved(self, before: Table | None, table: Table) -> bool:
        """Note what a table has become; `before`: None where it was not known.

        Returns whether the game has moved on, so that others are awaited now.
        """
        # Somebody who asks for a seat waits for the host, and so does the next game.
        asks = table.stage == "over" or any(guest.asks for guest in table.guests)
        self._asked_at = (self._now() if self._asked_at is None else self._asked_at) if asks else None
        on = before is None or before.game is None or table.game is None or part_now(table) != part_now(before)
        if on:
            self._moved_on_at = self._now()
        return on

    def host_is_idle(self, table: Table) -> bool:
        """Whether something waits for the host, who has given no sign for long, before it or since."""
        if self._asked_at is None:
            return False
        heard = self._begun if table.host is None else self._heard_at.get(table.host, self._begun)
        return self._now() - max(heard, self._asked_at) >= self._idle

    def left(self, key: Key | None = None) -> float:
        """Seconds until nothing has happened for long, of a person where one is named; 0 or less once it is so."""
        since = max(self._moved_on_at, 0.0 if key is None else self._heard_at.get(key, 0.0))
        return self._idle - (self._now() - since)
