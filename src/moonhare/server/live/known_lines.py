"""Which lines of a table's talk this server has told its viewers of: where the shelves hold others, word was lost.

Names alone, as many as the shelves hold; knows no store.
"""

from collections.abc import Iterable, Mapping

from moonhare.server import talk_messages as m


class KnownLines:
    """The names on each shelf, as this server's viewers know them."""

    def __init__(self, most: Mapping[str, int]) -> None:
        """Know nothing yet; `most`: how many lines a shelf holds, those of no other number as many as the first."""
        self._most, self._usual = most, next(iter(most.values()))
        self._names: dict[str, dict[str, None]] = {}

    def forget(self) -> None:
        """Nobody is here any more who was told anything."""
        self._names.clear()

    def note(self, shelf: str, names: Iterable[str]) -> None:
        """Somebody was given what lies on a shelf; those who came before may know more, or less."""
        self._names.setdefault(shelf, dict.fromkeys(names))

    def lay(self, shelf: str, line: m.Line) -> None:
        """A line was told; with more than a shelf holds, those that were laid first have fallen off."""
        self.take(line.id)
        names = self._names.setdefault(shelf, {})
        names[line.id] = None
        while len(names) > self._most.get(shelf, self._usual):
            del names[next(iter(names))]

    def take(self, line: m.LineId) -> None:
        """A line was taken away, from whichever shelf."""
        for names in self._names.values():
            names.pop(line, None)

    def clear(self, shelf: str) -> None:
        """A shelf was cleared."""
        self._names.pop(shelf, None)

    def settle(self, lying: Mapping[str, Iterable[str]]) -> bool:
        """Take what really lies on some shelves; whether viewers knew something else."""
        found = {shelf: dict.fromkeys(names) for shelf, names in lying.items()}
        missed = any(names != self._names.get(shelf, {}) for shelf, names in found.items())
        self._names.update(found)
        return missed
