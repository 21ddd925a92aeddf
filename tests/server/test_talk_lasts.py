"""What may not get lost of what is said, or come back: in long talk, in a change of host, while somebody comes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonhare.server.live.talk_hearers import GREETING
from moonhare.server.live.talk_shelves import HELD, LINES, MOST_HELD, MOST_LINES, RULES
from moonhare.server.messages import Key
from moonhare.server.talk_messages import (
    LONGEST_LINE,
    ClearTalk,
    Held,
    HoldWords,
    LetThrough,
    Line,
    Mute,
    React,
    Said,
    Shown,
    Speaker,
    TakeBack,
    TakenBack,
    Talked,
    TalkRules,
)
from moonhare.storage import Slip, StorageError
from tests.server.net import QUICK, Server, a_server
from tests.server.test_talk import ask, greeted, heard, in_pairs, last_line, say, texts
from tests.server.worlds import FakeViewer, Hall, settled

WIDE = "\U0001f9a9" * LONGEST_LINE
"""A line that takes as many bytes as one can."""


def faces(viewer: FakeViewer) -> list[Key | None]:
    return [answer.key for answer in viewer.answers if isinstance(answer, Shown)]


# ---- long talk


async def fill(server: Server, code: str) -> None:
    """Lay as much on a table's shelves as may lie there, all of it as long as it may be."""
    store, encode = server.site.house.world.store, msgspec.json.encode
    by = Speaker(key=1, name="\U0001f9a9" * 20, symbol="star")
    for shelf, most in ((LINES, MOST_LINES), (HELD, MOST_HELD)):
        for number in range(most):
            line = Line(id=f"{shelf}-{number}", by=by, at=1_700_000_000_000 + number, text=WIDE)
            await store.lay(code, Slip(shelf=shelf, name=line.id, data=encode(line)), most=most)
    rules = TalkRules(words=tuple(f"{number:02d}" + "\U0001f9a9" * 18 for number in range(100)))
    await store.lay(code, Slip(shelf=RULES, name="rules", data=encode(rules)))


async def test_the_longest_talk_lets_everybody_in_and_gives_the_newest_of_it(tmp_path: Path) -> None:
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open()
        await fill(server, host.code)
        for seat, held in ((host, True), (server.watcher(host.code), False)):
            async with seat.connect() as tab:
                talked = await tab.until(Talked)
                assert talked.lines[-1].id == f"{LINES}-{MOST_LINES - 1}"
                assert (talked.held[-1].id if talked.held else None) == (f"{HELD}-{MOST_HELD - 1}" if held else None)
                assert [len(talked.lines), len(talked.held)] == [18, 6] if held else [25, 0]
                assert len(msgspec.json.encode((talked.lines, talked.held))) <= GREETING + len("[[],[]]")
                await tab.send(type="react", id="still-heard", face="wow")
                await tab.until(Shown)


async def test_whispers_leave_room_for_what_all_may_hear(hall: Hall) -> None:
    people = await in_pairs(hall)
    await say(hall, people[0], "for all")
    for _ in range(30):
        await say(hall, people[1], WIDE, to_partner=True)
    given = (await greeted(hall, 5)).lines
    assert given[0].text == "for all"
    assert 5 < len(given) < 10


# ---- who comes, and who is being greeted


class Slow:
    """A store whose last shelf for whoever comes is given when the test says so, after what was said has been read."""

    def __init__(self, hall: Hall) -> None:
        self._store: Any = hall.house.world.store
        self._slips = self._store.slips
        self.given = asyncio.Event()
        self._read_by(self.slips)

    async def slips(self, code: str, shelf: str) -> Any:
        found = await self._slips(code, shelf)
        if shelf == HELD:
            await self.given.wait()
        return found

    def for_others(self) -> None:
        """Whoever reads from now on has not to wait."""
        self._read_by(self._slips)

    def _read_by(self, slips: Any) -> None:
        self._store.slips = slips


async def test_what_is_said_and_taken_away_while_somebody_is_greeted_is_as_it_became(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    ids = []
    for text in ("stays", "goes"):
        await say(hall, guest, text)
        ids.append(last_line(host).id)
    coming, slow = hall.connect(None), Slow(hall)
    greeting = asyncio.create_task(hall.live.talk.hearers.greet(coming))
    await asyncio.sleep(0.05)
    slow.for_others()
    assert await say(hall, guest, "meanwhile") is None
    assert await ask(hall, guest, TakeBack, line=ids[1]) is None
    assert [answer for answer in coming.answers if not isinstance(answer, Talked)] == []
    slow.given.set()
    await greeting
    first, *others = coming.answers
    assert isinstance(first, Talked)
    assert texts(first.lines) == ["stays", "goes"]
    assert [type(answer) for answer in others] == [Said, TakenBack], "in their order, after what was said before"
    assert others[-1] == TakenBack(line=ids[1])
    await say(hall, guest, "after")
    assert heard(coming) == ["meanwhile", "after"]


async def test_what_the_host_clears_while_somebody_is_greeted_is_gone(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    await say(hall, guest, "goes")
    coming, slow = hall.connect(None), Slow(hall)
    greeting = asyncio.create_task(hall.live.talk.hearers.greet(coming))
    await asyncio.sleep(0.05)
    slow.for_others()
    assert await ask(hall, host, ClearTalk) is None
    slow.given.set()
    await greeting
    first, last = coming.answers
    assert isinstance(first, Talked)
    assert (texts(first.lines), last) == (["goes"], TakenBack(line=None))


async def test_who_leaves_while_being_greeted_leaves_nothing_behind(hall: Hall) -> None:
    await hall.open()
    coming, _ = hall.connect(None), Slow(hall)
    greeting = asyncio.create_task(hall.live.talk.hearers.greet(coming))
    await asyncio.sleep(0)
    greeting.cancel()
    await asyncio.gather(greeting, return_exceptions=True)
    assert hall.live.talk.hearers._missed == {}


# ---- hosts


async def test_a_muted_person_who_becomes_host_is_heard_and_may_end_it(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    await ask(hall, host, Mute, key=guest.key, muted=True)
    await hall.do_type(host, "pass-host", key=guest.key)
    assert await say(hall, guest, "I am the host") is None
    assert await ask(hall, guest, React, face="wow") is None
    assert heard(host) == ["I am the host"]
    assert faces(host) == [guest.key]
    assert await ask(hall, guest, Mute, key=guest.key, muted=True) == "no-such-member"
    assert await ask(hall, guest, Mute, key=guest.key, muted=False) is None
    await hall.do_type(guest, "pass-host", key=host.key)
    assert await say(hall, guest, "still heard") is None


async def test_who_is_host_no_longer_is_told_what_is_left_for_them_even_if_it_is_nothing(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    await ask(hall, host, HoldWords, words=("moon",))
    await say(hall, guest, "moon")
    await ask(hall, host, HoldWords, words=())
    await hall.do_type(host, "pass-host", key=guest.key)
    await hall.clock.go_on(0)
    silence = Talked(rules=TalkRules(), lines=(), held=())
    assert [answer for answer in host.answers if isinstance(answer, Talked)] == [silence]
    assert [texts(answer.held) for answer in guest.answers if isinstance(answer, Talked)] == [["moon"]]


# ---- lines


async def test_a_line_that_was_said_keeps_its_words_whatever_is_sent_under_its_name(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    await ask(hall, host, HoldWords, words=("moon",))
    for text in ("I like it", "I hate it", "the moon"):
        assert await say(hall, guest, text, id="one-and-the-same") is None
    assert heard(host) == ["I like it"]
    for text in ("moon", "sun"):
        assert await say(hall, guest, text, id="held-before") is None
    assert [answer.line.text for answer in host.answers if isinstance(answer, Held)] == ["moon"]
    given = await greeted(hall, host.key)
    assert (texts(given.lines), texts(given.held)) == (["I like it"], ["moon"])


async def test_a_whisper_keeps_its_words_too_and_one_name_may_be_a_whisper_and_a_line(hall: Hall) -> None:
    people = await in_pairs(hall)
    for text in ("first", "second"):
        assert await say(hall, people[1], text, id="one-and-the-same", to_partner=True) is None
    assert await say(hall, people[1], "for all", id="one-and-the-same") is None
    assert heard(people[4]) == ["first", "for all"]
    assert texts((await greeted(hall, 5)).lines) == ["first", "for all"]


@pytest.mark.parametrize("broken", ["lay", "take"])
async def test_a_line_that_cannot_be_let_through_just_now_still_waits(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    host, guest = await hall.open(persons=2)
    await ask(hall, host, HoldWords, words=("moon",))
    await say(hall, guest, "moon")
    line = last_line(host).id

    async def fails(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(hall.house.world.store, broken, fails, raising=False)
        assert await ask(hall, host, LetThrough, line=line) == "not-stored"
    assert heard(guest) == []
    assert texts((await greeted(hall, host.key)).held) == ["moon"]
    assert await ask(hall, host, LetThrough, line=line) is None
    given = await greeted(hall, host.key)
    assert (heard(guest), texts(given.lines), given.held) == (["moon"], ["moon"], ())
    assert await ask(hall, host, LetThrough, line=line) == "line-gone"


# ---- faces


async def test_a_watcher_who_drums_leaves_the_others_room(hall: Hall) -> None:
    (host,) = await hall.open()
    drummer, other = hall.connect(None), hall.connect(None)
    codes = [await ask(hall, drummer, React, face="laugh") for _ in range(40)]
    assert codes.count(None) == 4
    assert await ask(hall, other, React, face="wow") is None
    assert len(faces(host)) == 5


async def test_faces_of_the_muted_are_seen_by_themselves_alone(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3)
    watcher, second_tab = hall.connect(None), hall.connect(guest.key)
    await ask(hall, host, Mute, key=guest.key, muted=True)
    await settled()
    told = [len(viewer.told) for viewer in (host, third, watcher)]
    assert await ask(hall, guest, React, face="zzz") is None
    assert [len(viewer.told) for viewer in (host, third, watcher)] == told
    assert faces(guest) == faces(second_tab) == [guest.key]
    await ask(hall, host, Mute, key=guest.key, muted=False)
    await hall.clock.go_on(2)
    assert await ask(hall, guest, React, face="zzz") is None
    assert faces(third) == faces(watcher) == [guest.key]
