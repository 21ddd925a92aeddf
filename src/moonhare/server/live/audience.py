"""Whoever looks at a table, screens among them: what each was shown last, and who has to go.

Knows no sockets: viewers are handed in. Which frames there are is `table.viewing`'s affair.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal
from weakref import WeakKeyDictionary

from moonhare.server.live.answering import Answer, Viewer
from moonhare.server.messages import Gone, Key
from moonhare.server.screen_messages import AsScreen
from moonhare.server.table.events import (
    AnyTableEvent,
    Barred,
    GuestLeft,
    PasswordChosen,
    SeatFreed,
    SeatGivenUp,
    SeatHanded,
)
from moonhare.server.table.resolving import Decks
from moonhare.server.table.screens import is_shown, short
from moonhare.server.table.state import Table
from moonhare.server.table.viewing import Frames, Scene
from moonhare.storage import WATCH

if TYPE_CHECKING:
    from moonhare.server.table.framing import Frame

MOST_OF_A_SEAT: Final = 12
"""Connections of one seat at once: each is shown every view, and nobody has so many devices."""


Ending = Literal["left", "removed", "barred", "moved"]


def _place(viewer: Viewer) -> Key | None:
    return viewer.screen or viewer.key


class Audience:
    """The viewers of one table."""

    def __init__(self, decks: Decks) -> None:
        """Begin empty; `decks`: as `Frames` needs them."""
        self._frames = Frames(decks)
        self._shown: dict[Viewer, Frame | None] = {}
        """In the order in which they came, each with the frame that was shown last."""
        self._told: WeakKeyDictionary[Viewer, AsScreen] = WeakKeyDictionary()
        """What each screen has been told of itself."""
        self.keys: frozenset[Key | None] = frozenset()
        """The seats that somebody looks from; None is who has none, a key below 0 a screen."""
        self.screens: frozenset[int] = frozenset()
        """The keys of screens among them."""

    def __len__(self) -> int:
        """How many look."""
        return len(self._shown)

    def __iter__(self) -> Iterator[Viewer]:
        """Who looks, those first who came first."""
        return iter(self._shown)

    def add(self, viewer: Viewer) -> None:
        """Let somebody look; where a seat has too many connections, the oldest of them gives way."""
        if viewer.key is not None:
            same = [other for other in self._shown if other.key == viewer.key]
            for oldest in same[: max(0, len(same) + 1 - MOST_OF_A_SEAT)]:
                del self._shown[oldest]
                oldest.give_way()
        self._shown[viewer] = None
        self.keys |= {_place(viewer)}
        self.screens |= {viewer.screen} - {0}

    def discard(self, viewer: Viewer) -> bool:
        """Forget somebody; whether they were here."""
        known = viewer in self._shown
        self._shown.pop(viewer, None)
        self.keys = frozenset(map(_place, self._shown))
        self.screens = frozenset({one.screen for one in self._shown} - {0})
        return known

    def show(self, table: Table, scene: Scene) -> None:
        """Show everybody what has changed for them; whoever's view is the same as before gets nothing."""
        if not self._shown:
            return
        frames = self._frames.of(table, scene, {viewer.key for viewer in self._shown})
        for viewer, before in self._shown.items():
            frame = frames[viewer.key]
            if frame is not before:
                self._shown[viewer] = frame
                viewer.show(frame)
        if self.screens:
            self._tell_screens(table)

    def _tell_screens(self, table: Table) -> None:
        """Tell each screen that no seat vouches for what is new for it."""
        for viewer in self._shown:
            if viewer.screen >= WATCH:
                continue
            news = AsScreen(number=short(-viewer.screen), shown=is_shown(table, -viewer.screen))
            if self._told.get(viewer) != news:
                self._told[viewer] = news
                viewer.answer(news)

    def tell(self, news: Answer) -> None:
        """Say something to everybody."""
        for viewer in self._shown:
            viewer.answer(news)

    def let_stay(self, table: Table, key: str) -> None:
        """Give the screens that count by what people have said of them the key of a new lock."""
        for viewer in self._shown:
            if viewer.screen < WATCH and is_shown(table, -viewer.screen):
                viewer.answer(AsScreen(number=short(-viewer.screen), shown=True, key=key))

    def retire(self, table: Table, events: Iterable[AnyTableEvent], bots: Sequence[Key] = ()) -> None:
        """End the connections of those who have left or were removed, and of those before a new lock.

        `table`: as the events have left it; `bots`: who are programs, whose seat may be a guest's now.
        """
        events = tuple(events)
        if any(isinstance(event, PasswordChosen) and event.lock is not None for event in events):
            # Those without a seat: whoever has the new key, or a seat in that browser, is back at once. A screen that
            # its people know for theirs stays, and is about to be given it.
            strange = [viewer for viewer in self._shown if viewer.key is None]
            for viewer in [one for one in strange if one.screen >= WATCH or not is_shown(table, -one.screen)]:
                self.discard(viewer)
                viewer.end(Gone(reason="locked"))
        barred = [event.key for event in events if isinstance(event, Barred)]
        # Who was removed a moment ago may look on by now, from the same browser.
        for viewer in [viewer for viewer in self._shown if viewer.key is None and viewer.known in barred]:
            self.discard(viewer)
            viewer.end(Gone(reason="barred"))
        for event in events:
            if isinstance(event, SeatHanded) and event.key in bots:
                self._send_away(event.key, "removed")
            if not isinstance(event, SeatFreed | SeatGivenUp | GuestLeft):
                continue
            why: Ending = "left" if event.reason == "left" else "removed"
            self._send_away(event.key, "barred" if event.key in barred else why)

    def leave_behind(self, key: Key) -> None:
        """End the connections of a seat that goes on at another device."""
        self._send_away(key, "moved")

    def _send_away(self, key: Key, reason: Ending) -> None:
        for viewer in [viewer for viewer in self._shown if viewer.key == key]:
            self.discard(viewer)
            viewer.end(Gone(reason=reason))

    def end(self) -> None:
        """The table is no more: say so to everybody."""
        leaving, self._shown = self._shown, {}
        self.keys = frozenset()
        for viewer in leaving:
            viewer.end(Gone(reason="expired"))
