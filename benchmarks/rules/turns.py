"""What is measured: turns, played again from a record so that choosing a move costs nothing.

A turn is the same for everybody: build what the mover sees and may do, then carry out the move. Dealing, choosing
and looking for the winner stay outside the clock.
"""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol


class Measured(NamedTuple):
    """One pass over a record."""

    turns: int
    seconds: float


class Contender(Protocol):
    """An engine with a record of games."""

    name: str
    rounds: int
    """Rounds in the record; 0 where the game has none."""

    def replay(self) -> Measured:
        """Play the record again, timed."""
        ...


def timed(games: Sequence[Callable[[], Callable[[], int]]]) -> Measured:
    """Time games. Each makes itself ready, untimed, and returns what plays it and counts its turns.

    CPU time of this thread: nobody here waits for anything, and what else the machine does is not to count.
    """
    turns, seconds = 0, 0.0
    for ready in games:
        play = ready()
        began = time.thread_time()
        turns += play()
        seconds += time.thread_time() - began
    return Measured(turns, seconds)
