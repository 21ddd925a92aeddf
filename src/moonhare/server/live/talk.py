"""What people say at one table: laid on the table's shelves in the store, then told to those who may hear it.

Nothing of it is in memory but how quickly each may go on speaking, and the names of the lines that were told here:
whoever comes is given what lies on the shelves, at whichever server, and so are all for whom word of it was lost. Never
in the log, in no export, and in no view.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import tag_of
from moonhare.server import talk_messages as m
from moonhare.server.bases import Key
from moonhare.server.live.answering import Viewer, not_stored, refused, surprised
from moonhare.server.live.patience import Bucket
from moonhare.server.live.talk_hearers import Keys, TalkHearers, Viewers
from moonhare.server.live.talk_shelves import HELD, LINES, MOST_HELD, MOST_LINES, TalkShelves, whispers_of
from moonhare.server.live.world import World
from moonhare.server.messages import Accepted
from moonhare.server.table.refusing import host_only, no_seat, people_only
from moonhare.server.table.saying import clean_line, is_held, partner_of
from moonhare.server.table.state import Occupant, Table
from moonhare.storage import StorageError

PACE: Final = 0.8
"""Words and faces a second of one seat, or of one connection without a seat; five seconds' worth at once."""

WATCHERS_PACE: Final = 4.0
"""The same of all together who have no seat."""


def _named(key: Key, message: str, to: Key | None) -> str:
    """The id of a line: of a message that is sent again, the same one."""
    spoken = f"{key} {message}" if to is None else f"{key} {message} {to}"
    return blake2b(spoken.encode(), digest_size=8).hexdigest()


class Talk:
    """The talk of one table at this server."""

    def __init__(self, world: World, code: str, table: Callable[[], Table], viewers: Viewers) -> None:
        """Take how to see the table as it is now, and who looks at it here."""
        self._store, self._code, self._table, self._now = world.store, code, table, world.clock.now
        self._shelves = TalkShelves(world.store, code)
        self.hearers = TalkHearers(world.store, code, table, viewers)
        self._buckets: dict[Key | None, Bucket] = {}
        self._watchers: WeakKeyDictionary[Viewer, Bucket] = WeakKeyDictionary()
        self._turn = asyncio.Lock()

    # ---- whoever says something

    async def take(self, viewer: Viewer, message: m.TalkMessage) -> None:
        """Do what somebody says, or does about what is said, and answer it."""
        try:
            self._check_pace(viewer)
            self._check_person(viewer.key, message)
            async with self._turn:
                await _DOINGS[type(message)](self, viewer.key, message)
        except Refusal as refusal:
            viewer.answer(refused(refusal, message.id))
        except StorageError:
            viewer.answer(refused(not_stored(), message.id))
        except Exception:
            viewer.answer(refused(surprised("a word failed", table=self._code, message=tag_of(message)), message.id))
        else:
            viewer.answer(Accepted(id=message.id))

    async def _say(self, key: Key | None, message: m.Say) -> None:
        speaker = self._member(key)
        if (message.text is None) == (message.phrase is None):
            raise Refusal("line-empty", "Either words are said or a phrase.")
        text = None if message.text is None else clean_line(message.text)
        to = partner_of(self._table(), speaker.key) if message.to_partner else None
        if message.to_partner and to is None:
            raise Refusal("no-partner", "There is nobody here to whisper to.")
        name = _named(speaker.key, message.id, to)
        for shelf in (LINES, HELD) if to is None else (whispers_of(speaker.key, to),):
            if any(slip.name == name for slip in await self._shelves.slips(shelf)):
                # Sent again, since its answer was lost; whatever it says now, others have read what it said.
                return
        rules = await self._shelves.rules()
        if not rules.on:
            raise _off()
        if self._is_muted(rules, speaker.key):
            raise Refusal("muted", "The host has muted you for now.")
        line = m.Line(
            id=name,
            by=m.Speaker(key=speaker.key, name=speaker.name, symbol=speaker.symbol),
            at=int(self._store.now() * 1000),
            text=text,
            phrase=message.phrase,
            to=to,
        )
        if to is not None:
            await self._shelves.lay(whispers_of(speaker.key, to), line, MOST_LINES)
            self.hearers.tell(m.Said(line=line), (speaker.key, to))
        elif text is not None and is_held(text, rules.words) and speaker.key != self._table().host:
            await self._shelves.lay(HELD, line, MOST_HELD)
            self.hearers.tell(m.Held(line=line), self._and_host(speaker.key))
        else:
            await self._shelves.lay(LINES, line, MOST_LINES)
            self.hearers.tell(m.Said(line=line))

    async def _react(self, key: Key | None, message: m.React) -> None:
        rules = await self._shelves.rules()
        if not rules.on:
            raise _off()
        keys = None if key is None or not self._is_muted(rules, key) else (key,)
        self.hearers.tell(m.Shown(face=message.face, key=key), keys)

    async def _take_back(self, key: Key | None, message: m.TakeBack) -> None:
        member = self._member(key)
        partner = partner_of(self._table(), member.key)
        shelves: list[tuple[str, Keys]] = [(LINES, None), (HELD, self._and_host(member.key))]
        if partner is not None:
            shelves.append((whispers_of(member.key, partner), (member.key, partner)))
        for shelf, keys in shelves:
            for line in await self._shelves.lines(shelf):
                if line.id != message.line:
                    continue
                if line.by.key != member.key and (line.to is not None or member.key != self._table().host):
                    raise host_only(tag_of(message))
                await self._shelves.take(shelf, line.id)
                hear = keys if keys is None or line.to is not None else self._and_host(line.by.key)
                self.hearers.tell(m.TakenBack(line=line.id), hear)
                return
        raise _line_gone()

    # ---- the host

    async def _switch(self, key: Key | None, message: m.SwitchTalk) -> None:
        await self._rule(on=message.on)

    async def _mute(self, key: Key | None, message: m.Mute) -> None:
        if self._table().person(message.key) is None or (message.key == key and message.muted):
            raise Refusal("no-such-member", f"Nobody who talks here has the number {message.key}.", key=message.key)
        muted = {*(await self._shelves.rules()).muted} - {message.key}
        await self._rule(muted=tuple(sorted(muted | {message.key} if message.muted else muted)))

    async def _clear(self, key: Key | None, message: m.ClearTalk) -> None:
        await self._shelves.clear(LINES)
        self.hearers.tell(m.TakenBack(line=None))

    async def _hold_words(self, key: Key | None, message: m.HoldWords) -> None:
        await self._rule(words=tuple(dict.fromkeys(clean_line(word) for word in message.words)))

    async def _let_through(self, key: Key | None, message: m.LetThrough) -> None:
        for line in await self._shelves.lines(HELD):
            if line.id == message.line:
                break
        else:
            raise _line_gone()
        line = msgspec.structs.replace(line, at=int(self._store.now() * 1000))
        # In this order: a line may lie on two shelves for a moment, and on none never.
        await self._shelves.lay(LINES, line, MOST_LINES)
        await self._shelves.take(HELD, line.id)
        self.hearers.tell(m.Said(line=line))

    async def host(self, key: Key | None, message: m.HostTalk) -> None:
        """Do what only the host may do."""
        if key is None or key != self._table().host:
            raise host_only(tag_of(message))
        await _HOSTS[type(message)](self, key, message)

    async def _rule(self, **changes: Any) -> None:
        rules = msgspec.structs.replace(await self._shelves.rules(), **changes)
        await self._shelves.lay_rules(rules)
        self.hearers.tell_rules(rules)

    # ---- what is needed for it

    def _check_pace(self, viewer: Viewer) -> None:
        key, now = viewer.key, self._now
        shared = self._buckets.setdefault(key, Bucket(WATCHERS_PACE if key is None else PACE, now))
        # One's own first, so that a watcher who drums leaves the others room.
        own = key is not None or self._watchers.setdefault(viewer, Bucket(PACE, now)).take()
        if not (own and shared.take()):
            raise Refusal("talk-too-fast", "That was much at once; wait a breath.")

    def _check_person(self, key: Key | None, message: m.TalkMessage) -> None:
        if self._table().is_bot(key):
            raise people_only(tag_of(message))

    def _is_muted(self, rules: m.TalkRules, key: Key) -> bool:
        """Whether others hear nothing of somebody: never of the host, whoever was host when they were muted."""
        return key in rules.muted and key != self._table().host

    def _member(self, key: Key | None) -> Occupant:
        member = self._table().person(key)
        if member is None:
            raise no_seat()
        return member

    def _and_host(self, key: Key) -> tuple[Key, ...]:
        host = self._table().host
        return (key,) if host in (None, key) else (key, host)


Doing = Callable[[Talk, Key | None, Any], Awaitable[None]]

_HOSTS: Final[dict[type[m.HostTalk], Doing]] = {
    m.SwitchTalk: Talk._switch,
    m.Mute: Talk._mute,
    m.ClearTalk: Talk._clear,
    m.HoldWords: Talk._hold_words,
    m.LetThrough: Talk._let_through,
}
_DOINGS: Final[dict[type[m.TalkMessage], Doing]] = {
    m.Say: Talk._say,
    m.React: Talk._react,
    m.TakeBack: Talk._take_back,
    **dict.fromkeys(_HOSTS, Talk.host),
}


def _off() -> Refusal:
    return Refusal("talk-off", "The host has switched the talk off.")


def _line_gone() -> Refusal:
    return Refusal("line-gone", "This line is not there any more.")
