"""How strained a server is: how late it is with what is due, and so whether there is room for one table more.

What is done for people who play comes from one event loop, so its lateness is what each of their moves waits for,
whatever it is that keeps it busy: moves, pages, the disk, or another program on the machine.
"""

import asyncio
from typing import Final

LOOK: Final = 0.25
"""Seconds between two looks."""

OVER: Final = 5.0
"""Seconds over which lateness is smoothed: one that passes fills nobody."""


class Strain:
    """The lateness of one server's event loop."""

    def __init__(self, most: float) -> None:
        """`most`: seconds that it may be late, over a while, before it is full; 0: it never is."""
        self._most = most
        self.late = 0.0
        """Seconds by which it has been late lately."""
        self.full = False
        """Whether it is to begin nothing more; until it is half as late again."""

    def note(self, late: float) -> None:
        """Take in by how many seconds one look came late."""
        self.late += (late - self.late) * LOOK / OVER
        self.full = self.late > (self._most / 2 if self.full else self._most) and self._most > 0

    async def watch(self) -> None:
        """Look, for as long as the server runs."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LOOK
            await asyncio.sleep(LOOK)
            self.note(max(0.0, clock() - due))
