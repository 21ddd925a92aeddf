"""How long people are waited for who are there and give no sign: then others may have the computer act for them."""

from collections.abc import Callable, Container
from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.rules.state import awaited
from moonhare.server.bucket import Bucket
from moonhare.server.messages import ActFor, Key
from moonhare.server.table.deciding import ALWAYS, check_allowed
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

    def heard(self, key: Key | None) -> None:
        """Somebody has given a sign: came, wrote, or did something; who has no seat counts for nobody."""
        self._heard_at[key] = self._now()

    def hear(self, table: Table, key: Key) -> None:
        """Somebody gives a command. Refuses ("too-fast") what guests do more quickly than people would."""
        self.heard(key)
        if table.guests and table.guest(key) is not None and not self._guests.take():
            raise Refusal("too-fast", "Too many messages in a moment; wait a little.")

    def look(self, table: Table) -> None:
        """Note since when something waits for the host: somebody who asks for a seat, or the next game."""
        asks = table.stage == "over" or any(guest.asks for guest in table.guests)
        self._asked_at = (self._now() if self._asked_at is None else self._asked_at) if asks else None

    @property
    def is_asked(self) -> bool:
        """Whether something waits for the host."""
        return self._asked_at is not None

    def host_is_idle(self, table: Table) -> bool:
        """Whether something waits for the host, who has given no sign for long, before it or since."""
        if self._asked_at is None:
            return False
        heard = self._begun if table.host is None else self._heard_at.get(table.host, self._begun)
        return self._now() - max(heard, self._asked_at) >= self._idle

    def moved_on(self) -> None:
        """The game goes on: others are awaited now."""
        self._moved_on_at = self._now()

    def is_out(self, key: Key | None = None) -> bool:
        """Whether nothing has happened for long, of a person where one is named."""
        return self._now() - self._since(key) >= self._idle

    def _since(self, key: Key | None) -> float:
        return max(self._moved_on_at, 0.0 if key is None else self._heard_at.get(key, 0.0))

    def check(self, table: Table, key: Key, command: ActFor, present: Container[Key]) -> None:
        """Refuse to have the computer act for somebody but by the host, or by anybody once nothing has happened for
        long; and for somebody who is there and may still be at it.
        """
        check_allowed(table, key, command, ALWAYS, for_all=self.is_out())
        member = table.member(command.key)
        if member is None:
            raise Refusal("no-such-member", f"Nobody at this table has the number {command.key}.", key=command.key)
        if table.game is None or table.seat(command.key) not in awaited(table.game):
            raise Refusal("not-awaited", f"The game does not wait for {member.name}.", name=member.name)
        if member.key in present and not self.is_out(member.key):
            seconds = round(self._idle - (self._now() - self._since(member.key))) or 1
            raise Refusal(
                "still-there", f"{member.name} is here; wait {seconds} more seconds.", name=member.name, seconds=seconds
            )
