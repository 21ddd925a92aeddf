"""Who hears at one table what is said: those who are there when it is, and those who come later.

Whoever comes is given what lies on the shelves, at whichever server, and so are all for whom word of it was lost.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import structlog

from moonhare.server import talk_messages as m
from moonhare.server.bases import Key
from moonhare.server.live.answering import Viewer, surprised
from moonhare.server.live.known_lines import KnownLines
from moonhare.server.live.signs import TalkSign, encode
from moonhare.server.live.talk_shelves import HELD, LINES, MOST_HELD, MOST_LINES, TalkShelves, line_of, whispers_of
from moonhare.server.table.saying import partner_of
from moonhare.server.table.state import Table
from moonhare.storage import Slip, StorageError, Store

GREETING: Final = 24 * 1024
"""Bytes of what has been said that whoever comes is given, the newest of it: a connection may keep 64 KB waiting."""

ASIDE: Final = GREETING // 4
"""Bytes of these that whispers may take, and lines that wait for the host: the rest is for what all may hear."""

Viewers = Callable[[], Iterable[Viewer]]
Keys = tuple[Key, ...] | None

_SILENCE: Final = m.Talked(rules=m.TalkRules(), lines=(), held=())


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


class TalkHearers:
    """Who hears the talk of one table at this server."""

    def __init__(self, store: Store, code: str, table: Callable[[], Table], viewers: Viewers) -> None:
        """Take how to see the table as it is now, and who looks at it here."""
        self._store, self._code, self._table, self._viewers = store, code, table, viewers
        self._shelves = TalkShelves(store, code)
        self._missed: dict[Viewer, list[m.TalkNews]] = {}
        """What is told while viewers are being greeted."""
        self._known, self._number = KnownLines({LINES: MOST_LINES, HELD: MOST_HELD}), 0
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
        rules = await self._shelves.rules()
        self._ruled = self._ruled or rules
        public, waiting = await self._shelves.slips(LINES), await self._shelves.slips(HELD)
        partner = None if key is None else partner_of(self._table(), key)
        whispered = None if key is None or partner is None else whispers_of(key, partner)
        aside = () if whispered is None else await self._shelves.slips(whispered)
        for shelf, slips in ((LINES, public), (HELD, waiting), (whispered, aside)):
            if shelf is not None:
                self._known.note(shelf, [slip.name for slip in slips])
        if key is None or key != self._table().host:
            waiting = [slip for slip in waiting if line_of(slip).by.key == key]
        held, whispers = _newest(waiting, ASIDE), _newest(aside, ASIDE)
        said = _newest(public, GREETING - _size(held) - _size(whispers))
        lines = sorted(map(line_of, [*said, *whispers]), key=lambda line: line.at)
        return m.Talked(rules=self._share(rules, key), lines=tuple(lines), held=tuple(map(line_of, held)))

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
            self._number, self._ruled = 0, None
        elif shelves != self._number:
            self._number = shelves
            keys = {viewer.key for viewer in viewers if viewer.key is not None}
            partners = [(key, partner_of(self._table(), key)) for key in keys]
            names = {LINES, HELD, *[whispers_of(key, other) for key, other in partners if other is not None]}
            lying = {name: [slip.name for slip in await self._shelves.slips(name)] for name in names}
            missed = self._known.settle(lying)
            rules = await self._shelves.rules()
            if missed or rules != self._ruled:
                self._ruled = rules
                await self.greet_again(None)

    # ---- telling

    async def hear(self, told: TalkSign) -> None:
        """Pass on what another server tells."""
        if told.news is None:
            self._show_rules(await self._shelves.rules())
        else:
            self._pass_on(told.news, told.keys)

    def tell(self, news: m.Said | m.Held | m.Shown | m.TakenBack, keys: Keys = None) -> None:
        """Tell those at these seats, or everybody who looks, at all servers."""
        self._store.tell(self._code, encode(TalkSign(news=news, keys=keys)))
        self._pass_on(news, keys)

    def tell_rules(self, rules: m.TalkRules) -> None:
        """Tell everybody who looks, at all servers, by which rules people talk now."""
        self._store.tell(self._code, encode(TalkSign(news=None)))
        self._show_rules(rules)

    def _pass_on(self, news: m.Said | m.Held | m.Shown | m.TakenBack, keys: Keys) -> None:
        match news:
            case m.Said(line=line):
                self._known.lay(LINES if line.to is None else whispers_of(line.by.key, line.to), line)
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
