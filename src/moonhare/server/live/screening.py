"""Of which screens a table's people are asked, and whose turn comes first.

Anybody who has the code may connect screens, and as many as they like: neither a name that they choose nor their number
is to keep the one in the room from being asked about. So those come first that are where people with a seat are, and
of all others some of each place in turn, in the order in which they came.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from moonhare.server.live.answering import Viewer
from moonhare.server.table.screens import is_shown
from moonhare.server.table.state import Table
from moonhare.storage import SCREEN, WATCH

OF_A_PLACE: Final = 3
"""Screens of one place that people are asked about, or have refused in this game, where nobody with a seat is."""

ELSEWHERE: Final = ""
"""The place of screens at other servers, which nobody knows here; some of them in turn, too."""


class Screening:
    """The screens of one table, by numbers, as they came."""

    def __init__(self) -> None:
        """Know of none."""
        self._came: dict[int, str] = {}
        """In their order, from where; those too that were refused and have gone: to come again is no new try."""

    def look(self, table: Table, here: Collection[Viewer], elsewhere: Iterable[int]) -> tuple[bool, tuple[int, ...]]:
        """Whether one of the screens that are connected shows the table, and the numbers of those of which nobody has
        said so, whose turn comes first first; `elsewhere`: the keys of those at any server, as the store has them.
        """
        others = tuple(elsewhere)
        connected = {-key: ELSEWHERE for key in others if key < WATCH}
        connected |= {-viewer.screen: viewer.place for viewer in here if viewer.screen < WATCH}
        counts = SCREEN in others or any(viewer.screen == SCREEN for viewer in here)
        self._note(table, connected)
        seated = {viewer.place for viewer in here if table.person(viewer.key) is not None} - {ELSEWHERE}
        return counts or any(is_shown(table, one) is True for one in connected), self._turns(table, connected, seated)

    def _note(self, table: Table, connected: dict[int, str]) -> None:
        came = {number: place for number, place in self._came.items() if number in connected}
        gone = {number: self._came[number] for number in table.refused_screens if number in self._came}
        # A place that has been found out stays known: a screen may be told of by the store before it is gone here.
        known = {number: place or came.get(number, ELSEWHERE) for number, place in connected.items()}
        self._came = {**{number: known[number] for number in came}, **gone, **known}

    def _turns(self, table: Table, connected: Collection[int], seated: Collection[str]) -> tuple[int, ...]:
        refused = table.refused_screens[-table.refusals :] if table.refusals else ()
        had = Counter(self._came[number] for number in refused if number in self._came)
        turns = []
        for number, place in self._came.items():
            if number not in connected or is_shown(table, number) is not None:
                continue
            at_home = place in seated
            if at_home or place == ELSEWHERE or had[place] < OF_A_PLACE:
                turns.append((not at_home, had[place], number))
            had[place] += 1
        # Sorting keeps the order of arrival among equals.
        return tuple([number for _, _, number in sorted(turns, key=lambda turn: turn[:2])])
