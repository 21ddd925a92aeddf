"""The library of a server: the sets that there are now, while hosts add, change and remove some.

Owns which shelf is the present one and who is told when there is another. Reads folders beside the event loop. Knows
nothing of tables: a game goes on with the cards that it began with, and their pictures and words stay to be had.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

from moonhare.decks.keeping import forget
from moonhare.decks.mixing import decks_by_name
from moonhare.decks.shelf import Shelf, default_sets, find_sets
from moonhare.rules.ids import CardId

DAY: Final = 86_400

Follower = Callable[[Shelf, Shelf], None]
"""Told what there was before, and what there is now."""


class Library:
    """The sets of a server, as they are now."""

    def __init__(
        self,
        folders: Iterable[Path],
        *,
        keep_in: Path,
        days: float,
        first: Collection[str] = (),
        now: float | None = None,
    ) -> None:
        """Find the bundled sets and those in the given folders; reads all of them.

        Sets of a host's are copied into `keep_in`; the copy of one that was taken away is removed `days` later, by a
        library that begins then. `first`: the sets that a new table begins with, as far as they are there. `now`:
        Unix time.
        """
        self._folders, self._keep_in, self._first = tuple(folders), keep_in, tuple(first)
        self._now = find_sets(self._folders, keep_in=keep_in)
        # Those that are there have just been seen.
        if forget(keep_in, before=(time.time() if now is None else now) - days * DAY):
            self._now = find_sets(self._folders, keep_in=keep_in)
        self._decks = dict(decks_by_name(self._now.sets))
        self._looking: asyncio.Task[bool] | None = None
        self._followers: list[Follower] = []

    @property
    def now(self) -> Shelf:
        """What there is at this moment."""
        return self._now

    @property
    def decks(self) -> Mapping[str, tuple[CardId, ...]]:
        """The cards of each set that can be played with, by its id and former ones; always those of this moment."""
        return self._decks

    def default(self) -> tuple[str, ...]:
        """The sets that a new table begins with."""
        return tuple(card_set.id for card_set in default_sets(self._now.sets, self._first))

    def follow(self, follower: Follower) -> None:
        """Have somebody told whenever there is another shelf, or other problems."""
        self._followers.append(follower)

    async def refresh(self) -> bool:
        """Look whether anything has changed, and whether it has; who asks meanwhile is answered by the same look."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
            self._looking.add_done_callback(self._looked)
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        found = await asyncio.to_thread(find_sets, self._folders, keep_in=self._keep_in, before=self._now)
        if found is self._now:
            return False
        before, self._now = self._now, found
        self._decks.clear()
        self._decks.update(decks_by_name(found.sets))
        for follower in self._followers:
            follower(before, found)
        return True

    def _looked(self, task: asyncio.Task[bool]) -> None:
        self._looking = None
        if not task.cancelled():
            # Whoever waited may have gone: then nobody else takes it.
            task.exception()
