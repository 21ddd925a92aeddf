"""Views on their way to somebody, as bytes: whole, or as what has changed since the one that left before.

Each part is encoded once, however many are sent it and in which way. How many seconds the clocks have left is told as
a view leaves, and is no reason to send one.
"""

import itertools
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from moonhare.server.table.difference import difference, differences
from moonhare.server.time_messages import ClockView

MILLI: Final = 1000

_encode: Final = msgspec.json.Encoder().encode
_numbers: Final = itertools.count(1)
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Part:
    """The public part of a view, or a seat's own."""

    __slots__ = ("_alone", "_change", "_number", "_since", "_whole", "head", "moving")

    def __init__(self, head: Any, moving: Mapping[str, Any] | None = None) -> None:
        """Take what is to be encoded once somebody is to be sent it: a struct, or None.

        `moving`: the fields in which it differs from `head`, where that mostly stays the same from part to part.
        """
        self.head, self.moving = head, moving or _NOTHING
        self._number = next(_numbers)
        self._whole = self._change = b""
        # By its number, not the part itself: each would keep the one before it alive, and so all that ever were.
        self._since = 0
        """The part that `_change` is counted from."""
        self._alone = b"", b""
        """A change, and the message that tells it."""

    @property
    def value(self) -> Any:
        """All of it."""
        return replace(self.head, **self.moving) if self.moving else self.head

    def whole(self) -> bytes:
        """All of it, encoded."""
        self._whole = self._whole or _encode(self.value)
        return self._whole

    def is_like(self, other: "Part") -> bool:
        """Whether both say the same, as far as that is seen quickly: their heads have to be the same object."""
        return self.head is other.head and self.moving == other.moving

    def since(self, before: "Part") -> bytes:
        """What has changed since another one; nothing where they are alike."""
        if before._number != self._since:
            if before.head is self.head:
                change = differences(self.moving, before.moving.values(), self.moving.values())
            else:
                change = difference(before.value, self.value)
            self._change = _encode(change) if change else b""
            self._since = before._number
        return self._change

    def alone(self, before: "Part") -> bytes:
        """The message to those for whom nothing but this, the public part, has changed; nothing where it has not."""
        change = self.since(before)
        if change is not self._alone[0]:
            self._alone = change, b'{"type":"changed","view":{"public":%b}}' % change if change else b""
        return self._alone[1]


class Frame(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A view on its way to somebody."""

    public: Part
    own: Part
    clocks: tuple[ClockView, ...]
    """Those in it."""

    def encoded(self, now: float) -> bytes:
        """The whole view, as it leaves now."""
        left = _encode(seconds_left(self.clocks, now)) if self.clocks else b"[]"
        return b'{"type":"view","public":%b,"own":%b,"left":%b}' % (self.public.whole(), self.own.whole(), left)


class ChangeEncoder:
    """Encodes the views of one connection: the first one whole, each further one as what has changed since the last.

    It counts on every view that it encodes being sent, so only what is about to be written comes here.
    """

    __slots__ = ("_frame", "_left")

    def __init__(self) -> None:
        """Begin with nothing."""
        self._frame: Frame | None = None
        self._left: tuple[float, ...] = ()

    def next(self, frame: Frame, now: Callable[[], float]) -> bytes:
        """A view as it leaves now; nothing where nothing but the time has changed, which is no reason to send one."""
        before, self._frame = self._frame, frame
        if before is None:
            moment = now()
            self._left = seconds_left(frame.clocks, moment)
            return frame.encoded(moment)
        own = b"" if frame.own is before.own else frame.own.since(before.own)
        if not own and not frame.clocks and not self._left:
            return frame.public.alone(before.public)
        public = frame.public.since(before.public)
        if not public and not own:
            return b""
        parts = b'"public":' + public if public else b""
        if own:
            parts += b',"own":' + own if parts else b'"own":' + own
        if frame.clocks or self._left:
            left_before, self._left = self._left, seconds_left(frame.clocks, now())
            if self._left != left_before:
                parts += b',"left":' + _encode((self._left,))
        return b'{"type":"changed","view":{%b}}' % parts


def seconds_left(clocks: Iterable[ClockView], now: float) -> tuple[float, ...]:
    """How many seconds each clock has still to run; only a `limit` goes below 0. `now`: in seconds since 1970."""
    left: list[float] = []
    for clock in clocks:
        seconds = round(clock.until / MILLI - (now if clock.paused is None else clock.paused / MILLI), 1)
        left.append(seconds if clock.what == "limit" else max(0.0, seconds))
    return tuple(left)
