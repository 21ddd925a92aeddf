"""What has been said at one table, as it lies on the table's shelves in the store, and by which rules people talk."""

from collections.abc import Sequence
from typing import Final

import msgspec

from moonhare.server import talk_messages as m
from moonhare.server.bases import Key
from moonhare.server.live.answering import gone
from moonhare.storage import Slip, Store

MOST_LINES: Final = 100
"""That are kept of what is said to everybody, and of what two partners whisper."""

MOST_HELD: Final = 30
"""Lines that wait for the host; those that have waited longest are given up."""

LINES: Final = "talk"
HELD: Final = "talk-held"
RULES: Final = "talk-rules"

_encode: Final = msgspec.json.Encoder().encode
_line: Final = msgspec.json.Decoder(m.Line).decode
_rules: Final = msgspec.json.Decoder(m.TalkRules).decode


def whispers_of(one: Key, other: Key) -> str:
    """The shelf of what two partners whisper."""
    return f"whispers-{min(one, other)}-{max(one, other)}"


def line_of(slip: Slip) -> m.Line:
    """The line that a slip holds."""
    return _line(slip.data)


class TalkShelves:
    """The shelves of one table. Each call may raise `StorageError`."""

    def __init__(self, store: Store, code: str) -> None:
        """Take the store and the table's code."""
        self._store, self._code = store, code

    async def slips(self, shelf: str) -> Sequence[Slip]:
        """What lies on a shelf, in the order in which it was laid."""
        return await self._store.slips(self._code, shelf)

    async def lines(self, shelf: str) -> list[m.Line]:
        """The same, read."""
        return [line_of(slip) for slip in await self.slips(shelf)]

    async def lay(self, shelf: str, line: m.Line, most: int) -> None:
        """Lay a line on a shelf that holds so many at most. Raises `Refusal` where the table is no more."""
        if not await self._store.lay(self._code, Slip(shelf=shelf, name=line.id, data=_encode(line)), most=most):
            raise gone()

    async def take(self, shelf: str, line: m.LineId) -> None:
        """Take a line away."""
        await self._store.take(self._code, shelf, line)

    async def clear(self, shelf: str) -> None:
        """Take all lines of a shelf away."""
        await self._store.clear(self._code, shelf)

    async def rules(self) -> m.TalkRules:
        """By which rules people talk."""
        for slip in await self._store.slips(self._code, RULES):
            return _rules(slip.data)
        return m.TalkRules()

    async def lay_rules(self, rules: m.TalkRules) -> None:
        """Have people talk by other rules."""
        await self._store.lay(self._code, Slip(shelf=RULES, name="rules", data=_encode(rules)))
