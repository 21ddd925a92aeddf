"""What people say at one table: laid on the table's shelves in the store, then told to those who may hear it.

Nothing of it is in memory but how quickly each may go on speaking, and the names of the lines that were told here:
whoever comes is given what lies on the shelves, at whichever server, and so are all for whom word of it was lost. Never
in the log, in no export, and in no view.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
import structlog

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import tag_of
from moonhare.server import talk_messages as m
from moonhare.server.bases import Key
from moonhare.server.live.answering import Viewer, gone, not_stored, refused, surprised
from moonhare.server.live.known_lines import KnownLines
from moonhare.server.live.patience import Bucket
from moonhare.server.live.signs import TalkSign, encode
from moonhare.server.live.world import World
from moonhare.server.messages import Accepted
from moonhare.server.table.refusing import host_only, no_seat, people_only
from moonhare.server.table.saying import clean_line, is_held, partner_of
from moonhare.server.table.state import Occupant, Table
from moonhare.storage import Slip, StorageError

MOST_LINES: Final = 100
"""That are kept of what is said to everybody, and of what two partners whisper."""

MOST_HELD: Final = 30
"""Lines that wait for the host; those that have waited longest are given up."""

GREETING: Final = 24 * 1024
"""Bytes of what has been said that whoever comes is given, the newest of it: a connection may keep 64 KB waiting."""

ASIDE: Final = GREETING // 4
"""Bytes of these that whispers may take, and lines that wait for the host: the rest is for what all may hear."""

PACE: Final = 0.8
"""Words and faces a second of one seat, or of one connection without a seat; five seconds' worth at once."""

WATCHERS_PACE: Final = 4.0
"""The same of all together who have no seat."""

LINES: Final = "talk"
HELD: Final = "talk-held"
RULES: Final = "talk-rules"

Viewers = Callable[[], Iterable[Viewer]]
Keys = tuple[Key, ...] | None

_encode: Final = msgspec.json.Encoder().encode
_line: Final = msgspec.json.Decoder(m.Line).decode
_rules: Final = msgspec.json.Decoder(m.TalkRules).decode
_SILENCE: Final = m.Talked(rules=m.TalkRules(), lines=(), held=())


def _whispers(one: Key, other: Key) -> str:
    return f"whispers-{min(one, other)}-{max(one, other)}"


def _named(key: Key, message: str, to: Key | None) -> str:
    """The id of a line: of a message that is sent again, the same one."""
    spoken = f"{key} {message}" if to is None else f"{key} {message} {to}"
    return blake2b(spoken.encode(), digest_size=8).hexdigest()


def _read(slip: Slip) -> m.Line:
    return _line(slip.data)


def _size(slips: Iterable[Slip]) -> int:
    """Bytes that lines take in a message, each with its comma."""
    return sum(len(slip.data) + 1 for slip in slips)


def _newest(slips: Sequence[Slip], room: int) -> Sequence[Slip]:
    """The last of some lines, as many as there is room for."""
    first = len(slips)
    while first and (room := room - _size(slips[first - 1 : first])) >= 0:
        first -= 1
    return slips[first:]


log = structlog.get_logger(__name__)


class Talk:
    """The talk of one table at this server."""

    def __init__(self, world: World, code: str, table: Callable[[], Table], viewers: Viewers) -> None:
        """Take how to see the table as it is now, and who looks at it here."""
        self._store, self._code, self._table, self._viewers = world.store, code, table, viewers
        self._now = world.clock.now
        self._buckets: dict[Key | None, Bucket] = {}
        self._watchers: WeakKeyDictionary[Viewer, Bucket] = WeakKeyDictionary()
        self._turn = asyncio.Lock()
        self._missed: dict[Viewer, list[m.TalkNews]] = {}
        """What is told while viewers are being greeted."""
        self._known, self._shelves = KnownLines({LINES: MOST_LINES, HELD: MOST_HELD}), 0
        self._ruled: m.TalkRules | None = None

    # ---- whoever comes

    async def greet(self, viewer: Viewer, *, always: bool = False) -> None:
        """Give a viewer what has been said so far, then what is told meanwhile, which has the last word.

        `always`: also where nothing has been said, for one who knows more than is theirs to see now.
        """
        if self._table().is_bot(viewer.key):
            return  # what people say to each other is for them
        # What waits for a greeting that has not come out yet lies on the shelves by now.
        missed = self._missed[viewer] = []
        given = None
        try:
            given = await self._so_far(viewer.key)
        except StorageError as error:
            log.error("what was said cannot be read", table=self._code, error=str(error))
        except Exception:
            # It is the game that one has come for; what is said from now on is heard.
            surprised("what was said cannot be shown", table=self._code)
        finally:
            latest = self._missed.get(viewer) is missed
            if latest:
                del self._missed[viewer]
        if not latest:
            return
        if given is not None and (always or given != _SILENCE):
            viewer.answer(given)
        for news in missed:
            viewer.answer(news)

    async def _so_far(self, key: Key | None) -> m.Talked:
        """What has been said so far, as far as it is for a seat and fits a greeting."""
        rules = await self._rules()
        self._ruled = self._ruled or rules
        public, waiting = await self._slips(LINES), await self._slips(HELD)
        partner = None if key is None else partner_of(self._table(), key)
        whispered = None if key is None or partner is None else _whispers(key, partner)
        aside = () if whispered is None else await self._slips(whispered)
        for shelf, slips in ((LINES, public), (HELD, waiting), (whispered, aside)):
            if shelf is not None:
                self._known.note(shelf, [slip.name for slip in slips])
        if key is None or key != self._table().host:
            waiting = [slip for slip in waiting if _line(slip.data).by.key == key]
        held, whispers = _newest(waiting, ASIDE), _newest(aside, ASIDE)
        said = _newest(public, GREETING - _size(held) - _size(whispers))
        lines = sorted(map(_read, [*said, *whispers]), key=lambda line: line.at)
        return m.Talked(rules=self._share(rules, key), lines=tuple(lines), held=tuple(map(_read, held)))

    async def greet_again(self, keys: Keys) -> None:
        """Show those who were or are host, or everybody, what is theirs to see now, and nothing more."""
        for viewer in self._among(keys):
            await self.greet(viewer, always=True)

    async def look(self, shelves: int) -> None:
        """Show everybody anew what lies on the shelves, where word of it was lost on the way between servers.

        `shelves`: their number now (`Numbers.shelves`); while it stays the same nothing is read. Raises `StorageError`.
        """
        viewers = self._among(None)
        if not viewers:
            self._known.forget()
            self._shelves, self._ruled = 0, None
        elif shelves != self._shelves:
            self._shelves = shelves
            keys = {viewer.key for viewer in viewers if viewer.key is not None}
            partners = [(key, partner_of(self._table(), key)) for key in keys]
            names = {LINES, HELD, *[_whispers(key, other) for key, other in partners if other is not None]}
            missed = self._known.settle({name: [slip.name for slip in await self._slips(name)] for name in names})
            rules = await self._rules()
            if missed or rules != self._ruled:
                self._ruled = rules
                await self.greet_again(None)

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
        for shelf in (LINES, HELD) if to is None else (_whispers(speaker.key, to),):
            if any(slip.name == name for slip in await self._slips(shelf)):
                # Sent again, since its answer was lost; whatever it says now, others have read what it said.
                return
        rules = await self._rules()
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
            await self._lay(_whispers(speaker.key, to), line, MOST_LINES)
            self._tell(m.Said(line=line), (speaker.key, to))
        elif text is not None and is_held(text, rules.words) and speaker.key != self._table().host:
            await self._lay(HELD, line, MOST_HELD)
            self._tell(m.Held(line=line), self._and_host(speaker.key))
        else:
            await self._lay(LINES, line, MOST_LINES)
            self._tell(m.Said(line=line))

    async def _react(self, key: Key | None, message: m.React) -> None:
        rules = await self._rules()
        if not rules.on:
            raise _off()
        keys = None if key is None or not self._is_muted(rules, key) else (key,)
        self._tell(m.Shown(face=message.face, key=key), keys)

    async def _take_back(self, key: Key | None, message: m.TakeBack) -> None:
        member = self._member(key)
        partner = partner_of(self._table(), member.key)
        shelves: list[tuple[str, Keys]] = [(LINES, None), (HELD, self._and_host(member.key))]
        if partner is not None:
            shelves.append((_whispers(member.key, partner), (member.key, partner)))
        for shelf, keys in shelves:
            for line in await self._lines(shelf):
                if line.id != message.line:
                    continue
                if line.by.key != member.key and (line.to is not None or member.key != self._table().host):
                    raise host_only(tag_of(message))
                await self._store.take(self._code, shelf, line.id)
                hear = keys if keys is None or line.to is not None else self._and_host(line.by.key)
                self._tell(m.TakenBack(line=line.id), hear)
                return
        raise _line_gone()

    # ---- the host

    async def _switch(self, key: Key | None, message: m.SwitchTalk) -> None:
        await self._rule(on=message.on)

    async def _mute(self, key: Key | None, message: m.Mute) -> None:
        if self._table().person(message.key) is None or (message.key == key and message.muted):
            raise Refusal("no-such-member", f"Nobody who talks here has the number {message.key}.", key=message.key)
        muted = {*(await self._rules()).muted} - {message.key}
        await self._rule(muted=tuple(sorted(muted | {message.key} if message.muted else muted)))

    async def _clear(self, key: Key | None, message: m.ClearTalk) -> None:
        await self._store.clear(self._code, LINES)
        self._tell(m.TakenBack(line=None))

    async def _hold_words(self, key: Key | None, message: m.HoldWords) -> None:
        await self._rule(words=tuple(dict.fromkeys(clean_line(word) for word in message.words)))

    async def _let_through(self, key: Key | None, message: m.LetThrough) -> None:
        for line in await self._lines(HELD):
            if line.id == message.line:
                break
        else:
            raise _line_gone()
        line = msgspec.structs.replace(line, at=int(self._store.now() * 1000))
        # In this order: a line may lie on two shelves for a moment, and on none never.
        await self._lay(LINES, line, MOST_LINES)
        await self._store.take(self._code, HELD, line.id)
        self._tell(m.Said(line=line))

    async def host(self, key: Key | None, message: m.HostTalk) -> None:
        """Do what only the host may do."""
        if key is None or key != self._table().host:
            raise host_only(tag_of(message))
        await _HOSTS[type(message)](self, key, message)

    async def _rule(self, **changes: Any) -> None:
        rules = msgspec.structs.replace(await self._rules(), **changes)
        await self._store.lay(self._code, Slip(shelf=RULES, name="rules", data=_encode(rules)))
        self._store.tell(self._code, encode(TalkSign(news=None)))
        self._show_rules(rules)

    # ---- telling

    async def hear(self, told: TalkSign) -> None:
        """Pass on what another server tells."""
        if told.news is None:
            self._show_rules(await self._rules())
        else:
            self._pass_on(told.news, told.keys)

    def _tell(self, news: m.Said | m.Held | m.Shown | m.TakenBack, keys: Keys = None) -> None:
        """Tell those at these seats, or everybody who looks, at all servers."""
        self._store.tell(self._code, encode(TalkSign(news=news, keys=keys)))
        self._pass_on(news, keys)

    def _pass_on(self, news: m.Said | m.Held | m.Shown | m.TakenBack, keys: Keys) -> None:
        match news:
            case m.Said(line=line):
                self._known.lay(LINES if line.to is None else _whispers(line.by.key, line.to), line)
            case m.Held(line=line):
                self._known.lay(HELD, line)
            case m.TakenBack(line=None):
                self._known.clear(LINES)
            case m.TakenBack(line=str(name)):
                self._known.take(name)
        for viewer in self._among(keys):
            self._give(viewer, news)

    def _give(self, viewer: Viewer, news: m.TalkNews) -> None:
        """Tell a viewer at once, or after what they are being greeted with."""
        missed = self._missed.get(viewer)
        if missed is None:
            viewer.answer(news)
        else:
            missed.append(news)

    def _among(self, keys: Keys) -> list[Viewer]:
        bots = self._table().bots
        return [one for one in self._viewers() if one.key not in bots and (keys is None or one.key in keys)]

    def _show_rules(self, rules: m.TalkRules) -> None:
        self._ruled = rules
        for viewer in self._among(None):
            self._give(viewer, m.TalkRuled(rules=self._share(rules, viewer.key)))

    def _share(self, rules: m.TalkRules, key: Key | None) -> m.TalkRules:
        if key is not None and key == self._table().host:
            return rules
        return m.TalkRules(on=rules.on, muted=tuple(muted for muted in rules.muted if muted == key))

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

    async def _rules(self) -> m.TalkRules:
        for slip in await self._store.slips(self._code, RULES):
            return _rules(slip.data)
        return m.TalkRules()

    async def _lines(self, shelf: str) -> list[m.Line]:
        return [_read(slip) for slip in await self._slips(shelf)]

    async def _slips(self, shelf: str) -> Sequence[Slip]:
        return await self._store.slips(self._code, shelf)

    async def _lay(self, shelf: str, line: m.Line, most: int) -> None:
        if not await self._store.lay(self._code, Slip(shelf=shelf, name=line.id, data=_encode(line)), most=most):
            raise gone()


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
