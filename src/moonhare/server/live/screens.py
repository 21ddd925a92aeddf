"""The screens that are connected to one table: which of them count, which ask, and what each is told of it."""

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from moonhare.server.live.answering import Viewer
from moonhare.server.messages import Key
from moonhare.server.screen_messages import AsScreen
from moonhare.server.table.screens import is_shown, short
from moonhare.server.table.state import Table
from moonhare.storage import SCREEN, WATCH


def screens_among(keys: Iterable[Key | None]) -> tuple[int, ...]:
    """The keys of screens among those who look, ascending: `SCREEN` for those that a seat vouches for."""
    return tuple(sorted({key for key in keys if key is not None and (key == SCREEN or key < WATCH)}))


def numbers_of(screens: Iterable[int]) -> tuple[int, ...]:
    """The numbers of those that no seat vouches for."""
    return tuple([-key for key in screens if key != SCREEN])


def one_counts(table: Table, screens: Iterable[int]) -> bool:
    """Whether one of them shows the table to its people's room."""
    return any(key == SCREEN or is_shown(table, -key) is True for key in screens)


class Telling:
    """What the screens at this server have been told of themselves."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._told: WeakKeyDictionary[Viewer, AsScreen] = WeakKeyDictionary()

    def tell(self, table: Table, viewers: Iterable[Viewer]) -> None:
        """Tell each what is new for it."""
        for viewer in viewers:
            if viewer.screen >= WATCH:
                continue
            news = AsScreen(number=short(-viewer.screen), shown=is_shown(table, -viewer.screen))
            if self._told.get(viewer) != news:
                self._told[viewer] = news
                viewer.answer(news)
