"""What is said at a table: who hears it, who may say it, how long it stays; it stands in no view and no log."""

import itertools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.export import export_games
from moonhare.server.live.talk_shelves import MOST_LINES
from moonhare.server.messages import Accepted, Key, Refused
from moonhare.server.table.saying import clean_line
from moonhare.server.talk_messages import (
    ClearTalk,
    Held,
    HoldWords,
    LetThrough,
    Line,
    Mute,
    React,
    Said,
    Say,
    Shown,
    SwitchTalk,
    TakeBack,
    TakenBack,
    Talked,
    TalkMessage,
    TalkRuled,
    TalkRules,
)
from moonhare.storage import StorageError
from tests.server.net import QUICK, Seat, Tab, a_server
from tests.server.worlds import FakeViewer, Hall, Town, a_town

_ids = (f"message-{number}" for number in itertools.count(1))


async def ask(hall: Hall, viewer: FakeViewer, kind: type[TalkMessage], **facts: Any) -> str | None:
    """Send a message of the talk; give the code of its refusal, None where it was accepted."""
    message = kind(**{"id": next(_ids), **facts})
    await hall.live.talk.take(viewer, message)
    answer = viewer.answers[-1]
    assert isinstance(answer, Accepted | Refused)
    assert answer.id == message.id
    return answer.code if isinstance(answer, Refused) else None


async def say(hall: Hall, viewer: FakeViewer, text: str, **facts: Any) -> str | None:
    # Nobody here is in a hurry: the pace is another test's affair.
    await hall.clock.go_on(2)
    return await ask(hall, viewer, Say, text=text, **facts)


def heard(viewer: FakeViewer) -> list[str | None]:
    """The texts that were said to somebody, one after the other."""
    return [answer.line.text for answer in viewer.answers if isinstance(answer, Said)]


def last_line(viewer: FakeViewer) -> Line:
    return [answer.line for answer in viewer.answers if isinstance(answer, Said | Held)][-1]


async def greeted(hall: Hall, key: Key | None) -> Talked:
    """What somebody is given who comes now."""
    viewer = hall.connect(key)
    await hall.live.talk.hearers.greet(viewer)
    found = [answer for answer in viewer.answers if isinstance(answer, Talked)]
    return found[0] if found else Talked(rules=TalkRules(), lines=(), held=())


def texts(lines: tuple[Line, ...]) -> list[str | None]:
    return [line.text for line in lines]


async def in_pairs(hall: Hall, *, whisper: bool = True) -> list[FakeViewer]:
    """Six people in a game of teams: 1 and 4, 2 and 5, 3 and 6 are partners."""
    people = await hall.open(persons=6, edition="odyssey-team")
    if whisper:
        await hall.do_type(people[0], "change-setting", setting="whisper", value=True)
    await hall.do_type(people[0], "start-game")
    return people


async def test_everybody_who_looks_hears_what_somebody_says_and_no_view_comes_of_it(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    watcher, second_tab = hall.connect(None), hall.connect(1)
    everybody = (host, guest, watcher, second_tab)
    frames = [len(viewer.frames) for viewer in everybody]
    assert await say(hall, guest, "  Good   evening ") is None
    assert [heard(viewer) for viewer in everybody] == [["Good evening"]] * 4
    assert await ask(hall, host, Say, phrase="well-told") is None
    line = last_line(watcher)
    assert (line.phrase, line.text, line.by.key, line.by.name) == ("well-told", None, 1, "Ana")
    assert [len(viewer.frames) for viewer in everybody] == frames


async def test_who_only_watches_shows_faces_and_says_nothing(hall: Hall) -> None:
    (host,) = await hall.open()
    watcher = hall.connect(None)
    assert await say(hall, watcher, "hello") == "no-seat"
    assert await ask(hall, watcher, React, face="wow") is None
    assert await ask(hall, host, React, face="zzz") is None
    shown = [answer for answer in host.answers if isinstance(answer, Shown)]
    assert [(one.face, one.key) for one in shown] == [("wow", None), ("zzz", 1)]
    assert heard(host) == []
    assert (await greeted(hall, 1)).lines == ()


@pytest.mark.parametrize("text", ["", "   ", "\u2800\u3164", "\u200d"])
def test_what_shows_nothing_is_not_said(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_line(text)
    assert caught.value.code == "line-empty"


@pytest.mark.parametrize(
    "text", ["a\0b", "a\u202eb", "a\u2066b", "\ue000", "e" + "\u0301" * 9, "e" + "\u0301\u200d" * 9]
)
def test_what_is_no_plain_text_is_not_said(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_line(text)
    assert caught.value.code == "line-unprintable"


def test_lines_are_one_line_and_emoji_and_other_scripts_pass() -> None:
    assert clean_line("one\n two\tthree") == "one two three"
    assert clean_line("👩‍🚀 да ישׁ") == "👩‍🚀 да ישׁ"


async def test_nobody_floods_a_table(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    codes = [await ask(hall, host, Say, text=f"{n}") for n in range(6)]
    assert codes == [None] * 4 + ["talk-too-fast"] * 2
    assert await ask(hall, host, React, face="hm") == "talk-too-fast"
    assert await ask(hall, guest, React, face="hm") is None
    await hall.clock.go_on(2)
    assert await ask(hall, host, Say, text="again") is None
    watchers = [hall.connect(None) for _ in range(40)]
    faces = [await ask(hall, watcher, React, face="laugh") for watcher in watchers]
    assert faces.count(None) == 20


async def test_the_last_hundred_lines_are_given_to_whoever_comes(hall: Hall) -> None:
    (host,) = await hall.open()
    for number in range(MOST_LINES + 3):
        await say(hall, host, f"line {number}")
    given = await greeted(hall, None)
    assert texts(given.lines) == [f"line {number}" for number in range(3, MOST_LINES + 3)]


async def test_who_comes_to_a_silent_table_is_told_nothing_of_it(hall: Hall) -> None:
    await hall.open()
    viewer = hall.connect(None)
    await hall.live.talk.hearers.greet(viewer)
    assert viewer.told == ["view"]


async def test_the_same_message_said_again_is_the_same_line(hall: Hall) -> None:
    (host,) = await hall.open()
    for _ in range(2):
        await say(hall, host, "once", id="sent-twice")
    assert texts((await greeted(hall, 1)).lines) == ["once"]
    assert len({answer.line.id for answer in host.answers if isinstance(answer, Said)}) == 1


# ---- the host


async def test_the_host_switches_the_talk_off_for_words_and_faces_and_on_again(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    assert await ask(hall, guest, SwitchTalk, on=False) == "host-only"
    assert await ask(hall, host, SwitchTalk, on=False) is None
    assert await say(hall, guest, "hello") == "talk-off"
    assert await ask(hall, guest, React, face="hello") == "talk-off"
    assert guest.answers[-3] == TalkRuled(rules=TalkRules(on=False))
    assert not (await greeted(hall, None)).rules.on
    await ask(hall, host, SwitchTalk, on=True)
    assert await say(hall, guest, "hello") is None


async def test_whoever_is_muted_knows_it_plays_on_and_shows_faces_and_the_others_are_not_told(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    assert await ask(hall, host, Mute, key=guest.key, muted=True) is None
    assert await say(hall, guest, "hello") == "muted"
    assert await ask(hall, guest, React, face="zzz") is None
    await hall.act(guest)
    muted = [[one.rules.muted for one in viewer.answers if isinstance(one, TalkRuled)] for viewer in (guest, third)]
    assert muted == [[(guest.key,)], [()]]
    assert (await greeted(hall, host.key)).rules.muted == (guest.key,)
    assert (await greeted(hall, None)).rules.muted == ()
    assert await ask(hall, host, Mute, key=guest.key, muted=False) is None
    assert await say(hall, guest, "hello") is None
    for key in (host.key, 99):
        assert await ask(hall, host, Mute, key=key, muted=True) == "no-such-member"


async def test_a_line_is_taken_back_by_who_said_it_or_by_the_host_and_all_are_by_the_host(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3)
    ids = []
    for viewer, text in ((guest, "first"), (guest, "second"), (host, "third")):
        await say(hall, viewer, text)
        ids.append(last_line(host).id)
    assert await ask(hall, third, TakeBack, line=ids[0]) == "host-only"
    assert await ask(hall, guest, TakeBack, line=ids[0]) is None
    assert await ask(hall, host, TakeBack, line=ids[1]) is None
    assert await ask(hall, host, TakeBack, line=ids[1]) == "line-gone"
    assert [one.line for one in third.answers if isinstance(one, TakenBack)] == ids[:2]
    assert texts((await greeted(hall, None)).lines) == ["third"]
    assert await ask(hall, guest, ClearTalk) == "host-only"
    assert await ask(hall, host, ClearTalk) is None
    assert third.answers[-1] == TakenBack(line=None)
    assert (await greeted(hall, None)).lines == ()


async def test_a_line_with_a_held_word_waits_for_the_host_and_only_its_speaker_knows(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3)
    assert await ask(hall, host, HoldWords, words=("Mountain", "blue  whale")) is None
    assert third.answers[-1] == TalkRuled(rules=TalkRules())
    assert await say(hall, guest, "It is a móuntain!") is None
    assert await say(hall, guest, "A BLUE whale, perhaps") is None
    assert await say(hall, guest, "mountains are fine, and blue ones") is None
    assert await say(hall, host, "I say mountain as I like") is None
    assert heard(third) == ["mountains are fine, and blue ones", "I say mountain as I like"]
    mountain, whale = [one.line for one in host.answers if isinstance(one, Held)]
    assert [one.line for one in guest.answers if isinstance(one, Held)] == [mountain, whale]
    assert texts((await greeted(hall, guest.key)).held) == texts((await greeted(hall, host.key)).held)
    assert (await greeted(hall, third.key)).held == (await greeted(hall, None)).held == ()
    assert await ask(hall, guest, LetThrough, line=mountain.id) == "host-only"
    assert await ask(hall, host, LetThrough, line=mountain.id) is None
    assert heard(third)[-1] == "It is a móuntain!"
    told = len(third.told)
    assert await ask(hall, host, TakeBack, line=whale.id) is None
    assert guest.answers[-1] == TakenBack(line=whale.id)
    assert len(third.told) == told
    assert (await greeted(hall, host.key)).held == ()


async def test_a_new_host_is_shown_what_only_hosts_see(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    await ask(hall, host, HoldWords, words=("moon",))
    await say(hall, guest, "moon")
    await hall.do_type(host, "pass-host", key=guest.key)
    await hall.clock.go_on(0)
    given = [next(one for one in reversed(viewer.answers) if isinstance(one, Talked)) for viewer in (guest, host)]
    assert [(one.rules.words, texts(one.held)) for one in given] == [(("moon",), ["moon"]), ((), [])]


# ---- partners


async def test_partners_of_a_team_talk_in_front_of_all_unless_the_table_lets_them_whisper(hall: Hall) -> None:
    people = await in_pairs(hall, whisper=False)
    assert await say(hall, people[1], "Mine is close", to_partner=True) == "no-partner"
    assert await say(hall, people[1], "Mine is close") is None
    assert heard(people[2]) == ["Mine is close"]


async def test_what_is_whispered_reaches_the_two_alone_then_and_ever_after(hall: Hall) -> None:
    people = await in_pairs(hall)
    watcher = hall.connect(None)
    before = [len(viewer.told) for viewer in (*people, watcher)]
    assert await say(hall, people[1], "Mine is close", to_partner=True) is None
    line = last_line(people[4])
    assert (line.text, line.to, line.by.key) == ("Mine is close", 5, 2)
    told = [len(viewer.told) - count for viewer, count in zip((*people, watcher), before, strict=True)]
    assert told == [0, 2, 0, 0, 1, 0, 0], "its speaker hears the line and its answer, the partner the line"
    for key in (None, 1, 3, 4, 6):
        assert (await greeted(hall, key)).lines == ()
    assert texts((await greeted(hall, 2)).lines) == texts((await greeted(hall, 5)).lines) == ["Mine is close"]
    assert await ask(hall, people[0], TakeBack, line=line.id) == "line-gone", "the host knows nothing of it"
    assert await ask(hall, people[4], TakeBack, line=line.id) == "host-only"
    assert await ask(hall, people[1], TakeBack, line=line.id) is None
    assert people[4].answers[-1] == TakenBack(line=line.id)
    assert (await greeted(hall, 5)).lines == ()


async def test_twins_that_differ_in_whispers_are_the_same_to_all_others(tmp_path: Path) -> None:
    worlds = []
    for whispers in (("I have a lighthouse", "Then you"), ("Nothing",), ()):
        async with a_town() as town:
            hall = town.hall()
            people = await in_pairs(hall)
            others = [hall.connect(None), *(people[seat] for seat in (0, 2, 3, 5))]
            for number, text in enumerate(("Hello", "Hm", "Well")):
                await say(hall, people[0], text, id=f"message-of-{number}")
                if number < len(whispers):
                    await say(hall, people[(1, 4)[number]], whispers[number], to_partner=True)
                else:
                    await hall.clock.go_on(2)
            await hall.clock.go_on(10)
            seen = [(one.told, one.frames[-1], [str(answer) for answer in one.answers]) for one in others]
            seen.append(([], b"", [str(await greeted(hall, key)) for key in (None, 1, 3, 4, 6)]))
            worlds.append([json.dumps(one, default=bytes.decode).replace(hall.table.code, "CODE") for one in seen])
    assert worlds[0] == worlds[1] == worlds[2]


# ---- where it is kept


async def test_what_is_said_at_one_server_is_heard_at_the_other_and_kept_for_both(town: Town) -> None:
    here, there = town.hall(), town.hall()
    host, guest = await here.open(persons=2)
    there.live = await there.house.find(here.table.code)
    far, watcher = there.connect(guest.key), there.connect(None)
    await here.clock.go_on(1)
    assert await say(here, host, "from here") is None
    assert await say(there, far, "from there") is None
    assert await ask(there, watcher, React, face="love") is None
    await here.clock.go_on(0)
    assert heard(host) == heard(guest) == heard(far) == heard(watcher) == ["from here", "from there"]
    assert host.answers[-1] == Shown(face="love", key=None)
    await ask(here, host, HoldWords, words=("secret",))
    await ask(here, host, Mute, key=guest.key, muted=True)
    await here.clock.go_on(0)
    assert far.answers[-1] == TalkRuled(rules=TalkRules(muted=(2,)))
    assert watcher.answers[-1] == TalkRuled(rules=TalkRules())
    assert await say(there, far, "hello") == "muted"
    assert texts((await greeted(there, None)).lines) == ["from here", "from there"]


async def test_what_was_said_outlives_the_server_and_goes_with_its_table(tmp_path: Path) -> None:
    async with a_town(tmp_path) as town:
        hall = town.hall()
        (host,) = await hall.open()
        await say(hall, host, "See you")
        await ask(hall, host, HoldWords, words=("moon",))
    async with a_town(tmp_path) as town:
        again = town.hall()
        again.live = await again.house.find(hall.table.code)
        given = await greeted(again, 1)
        assert (texts(given.lines), given.rules.words) == (["See you"], ("moon",))
        store = again.house.world.store
        await store.expire(int((town.clock.now() + 1) * 1000))
        assert [await store.slips(again.live.code, shelf) for shelf in ("talk", "talk-rules")] == [(), ()]


async def test_nothing_that_is_said_stands_in_the_log_or_in_an_export(town: Town) -> None:
    hall = town.hall()
    people = await in_pairs(hall)
    before = hall.live.numbers.head
    await say(hall, people[0], "A word of no game")
    await say(hall, people[1], "A word for one", to_partner=True)
    await ask(hall, people[2], React, face="love")
    await ask(hall, people[0], HoldWords, words=("word",))
    assert hall.live.numbers.head == before
    store, code = hall.house.world.store, hall.table.code
    entries = (await store.read(code)).entries
    assert not any(b"word" in entry.data.lower().replace(b"words", b"") for entry in entries)
    exports = await export_games(store, code, Path())
    assert exports
    assert not any(b"A word" in export or b"for one" in export for export in exports)


async def test_a_store_that_fails_refuses_words_and_keeps_the_connection(hall: Hall) -> None:
    (host,) = await hall.open()
    store: Any = hall.house.world.store

    async def broken(*_: object, **__: object) -> Any:
        raise store.error

    store.error = StorageError("the disk is full")
    store.slips = broken
    assert await say(hall, host, "hello") == "not-stored"
    await hall.live.talk.hearers.greet(host)
    assert heard(host) == []


# ---- on the wire


@pytest.fixture
async def tabs(tmp_path: Path) -> AsyncIterator[tuple[Tab, Tab, Seat]]:
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open()
        async with host.connect() as tab, server.watcher(host.code).connect() as watcher:
            yield tab, watcher, host


async def test_on_the_wire_words_are_said_once_and_what_is_too_long_or_too_quick_is_refused(
    tabs: tuple[Tab, Tab, Seat],
) -> None:
    tab, watcher, host = tabs
    await tab.send(type="say", id="words-of-mine", text="<b>Hello</b> https://moon.example")
    said = await watcher.until(Said)
    assert said.line.text == "<b>Hello</b> https://moon.example"
    assert isinstance(await tab.until(Accepted), Accepted)
    await tab.send(type="say", id="long-words", text="x" * 201)
    assert (await tab.until(Refused)).code == "malformed"
    await tab.send(type="react", id="no-such-face", face="skull")
    assert (await tab.until(Refused)).code == "malformed"
    await watcher.send(type="say", id="watchers-words", text="hello")
    assert (await watcher.until(Refused)).code == "no-seat"
    await watcher.send(type="clear-talk", id="watchers-broom")
    assert (await watcher.until(Refused)).code == "host-only"
    async with host.connect() as late:
        assert [line.text for line in (await late.until(Talked)).lines] == [said.line.text]
