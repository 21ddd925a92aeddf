"""How long people are waited for who are there and give no sign: then others may have the computer act for them."""

from collections.abc import Callable
from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.server.bucket import Bucket
from moonhare.server.messages import Key
from moonhare.server.table.state import Table

GUESTS_PACE: Final = 2.0
"""Commands a second of all together who have no seat, five seconds' worth at once: nobody asked them in, and it all
stands in the log and is shown to everybody."""


class Patience:
    """When something last happened at one table, and when each of its people was last heard; times in seconds."""

    def __init__(self, now: Callable[[], float], idle: float) -> None:
        """Begin now; `idle`: who is awaited for so long without a sign is."""
        self._now, self._idle = now, idle
        self._moved_on_at = now()
        self._heard_at: dict[Key | None, float] = {}
        self._guests = Bucket(GUESTS_PACE, now)
        self._begun = now()
        self._asked_at: float | None = None

    def heard(self, key: Key | None) -> bool:
        """Somebody has given a sign: came, wrote, or did something; who has no seat counts for nobody.

        Returns whether something waits for the host.
        """
        self._heard_at[key] = self._now()
        return self._asked_at is not None

    def slow_down(self, table: Table, key: Key) -> None:
        """Refuse ("too-fast") what guests do more quickly than people would."""
        if table.guest(key) is not None and not self._guests.take():
            raise Refusal("too-fast", "Too many messages in a moment; wait a little.")

    def look(self, table: Table) -> None:
        """Note since when something waits for the host: somebody who asks for a seat, or the next game."""
        asks = table.stage == "over" or any(guest.asks for guest in table.guests)
        self._asked_at = (self._now() if self._asked_at is None else self._asked_at) if asks else None

    def host_is_idle(self, table: Table) -> bool:
        """Whether something waits for the host, who has given no sign for long, before it or since."""
        if self._asked_at is None:
            return False
        heard = self._begun if table.host is None else self._heard_at.get(table.host, self._begun)
        return self._now() - max(heard, self._asked_at) >= self._idle

    def moved_on(self) -> None:
        """The game goes on: others are awaited now."""
        self._moved_on_at = self._now()

    def left(self, key: Key | None = None) -> float:
        """Seconds until nothing has happened for long, of a person where one is named; 0 or less once it is so."""
        since = max(self._moved_on_at, 0.0 if key is None else self._heard_at.get(key, 0.0))
        return self._idle - (self._now() - since)
