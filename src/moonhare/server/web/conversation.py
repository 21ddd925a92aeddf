"""What one connection says to its table, from the bytes of a message to what is done about it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import convert, read_json
from moonhare.server.live.answering import refused, surprised
from moonhare.server.live.patience import Bucket
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import MOST_MESSAGE_BYTES, CommandName, Do, FromClient, Guess, Pong, Sign
from moonhare.server.talk_messages import TalkMessage
from moonhare.server.web.figures import Figures
from moonhare.server.web.line import Line, Message
from moonhare.server.web.outbox import Outbox

_decode: Final = msgspec.json.Decoder().decode
_encode: Final = msgspec.json.Encoder().encode


class Conversation:
    """One connection at a table, from when it is shown the table until it is lost."""

    __slots__ = ("_bucket", "_figures", "_line", "_live", "_turn", "outbox")

    def __init__(
        self,
        line: Line,
        outbox: Outbox,
        live: LiveTable | None,
        bucket: Bucket,
        figures: Figures,
        *,
        turn: Callable[[], Awaitable[None]],
    ) -> None:
        """Take a connection; `live`: the table that it is shown, None where it was sent away and is about to end.

        `turn`: waits until a message of this address may be looked at.
        """
        self._line, self._live, self._bucket, self._figures = line, live, bucket, figures
        self._turn = turn
        self.outbox = outbox
        """What is sent to it."""

    def end(self) -> None:
        """The connection is lost."""
        if self._live is not None:
            try:
                self._live.disconnect(self.outbox)
            except Exception:
                surprised("a connection failed", table=self._live.code)

    async def hear(self, message: Message) -> None:
        """Do what a message asks for, and answer it; raises nothing."""
        live, outbox = self._live, self.outbox
        if live is None:
            return
        await self._turn()
        try:
            if message.type is WSMsgType.TEXT:
                await self._hear(message.data, live)
                outbox.heard_at = asyncio.get_running_loop().time()
            elif message.type is WSMsgType.BINARY:
                self._complain(Refusal("not-text", "Messages are text frames of JSON."))
                outbox.heard_at = asyncio.get_running_loop().time()
            # WebSocket's own pings are answered, as many as messages are; they are no sign of life, for what sends
            # them knows nothing of whether anybody is there.
            elif not self._bucket.take():
                if self._bucket.spurn():
                    outbox.close(WSCloseCode.POLICY_VIOLATION)
            elif message.type is WSMsgType.PING:
                self._line.pong(message.data)
        except Exception:
            surprised("a connection failed", table=live.code)
            outbox.close(WSCloseCode.INTERNAL_ERROR)

    async def _hear(self, data: bytes, live: LiveTable) -> None:
        outbox, bucket = self.outbox, self._bucket
        try:
            message = _read(data)
        except Refusal as refusal:
            self._complain(refusal, _name_in(data))
            return
        except Exception:
            surprise = surprised("a message could not be read", table=live.code)
            self._complain(surprise, _name_in(data))
            return
        if not bucket.take():
            name = message.id if isinstance(message, Do | TalkMessage) else None
            outbox.answer(refused(Refusal("too-fast", "Too many messages in a moment; wait a little."), name))
            if bucket.spurn():
                outbox.close(WSCloseCode.POLICY_VIOLATION)
        elif isinstance(message, Do):
            with self._figures.commands.time():
                await live.do(outbox, message)
        elif isinstance(message, TalkMessage):
            live.notice(outbox.key)
            await live.talk.take(outbox, message)
        elif isinstance(message, Sign):
            live.sign(outbox, choosing=message.choosing)
        elif isinstance(message, Guess):
            await live.guess(outbox, message)
        else:
            outbox.answer(Pong())

    def _complain(self, refusal: Refusal, name: str | None = None) -> None:
        """Refuse what is no message; who sends such things quickly is no client but wants to keep us busy."""
        self.outbox.answer(refused(refusal, name))
        if not self._bucket.take():
            self.outbox.close(WSCloseCode.POLICY_VIOLATION)


def _read(data: bytes) -> FromClient:
    """Read a message as strictly as `rules.reading`, and quicker where it is written as we would write it."""
    if len(data) > MOST_MESSAGE_BYTES:
        raise Refusal("too-large", f"A message has {MOST_MESSAGE_BYTES} bytes at the most.")
    try:
        value = _decode(data)
        # What comes out as it went in, byte by byte, is UTF-8 and says no key twice.
        if _encode(value) != data:
            value = read_json(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        value = read_json(data)
    return convert(value, FromClient)


class _Named(msgspec.Struct):
    """What may have a name, whatever else it is."""

    id: CommandName


def _name_in(data: bytes) -> str | None:
    """The name of a command that is refused as it stands, for whoever waits for its answer; None where none is read."""
    try:
        # Any JSON that names itself, also one that we do not take: half a character in a clue, a key twice.
        return msgspec.convert(json.loads(data), _Named).id
    except (ValueError, RecursionError):
        return None
