"""What is said at one server is heard at another though word of it got lost: the next look-around finds it out."""

import pytest

from moonhare.server.talk_messages import ClearTalk, HoldWords, Mute, Said, SwitchTalk, TakeBack, Talked
from tests.server.test_talk import ask, heard, last_line, say, texts
from tests.server.worlds import FakeViewer, Hall, Town


async def at_two(town: Town, *, persons: int = 2, **wish: object) -> tuple[Hall, Hall, list[FakeViewer], FakeViewer]:
    """People at one server, and at another somebody who watches; both have been greeted."""
    here, there = town.hall(), town.hall()
    people = await here.open(persons=persons, **wish)
    there.live = await there.house.find(here.table.code)
    far = there.connect(None)
    await town.clock.go_on(1)
    for hall, viewers in ((here, people), (there, [far])):
        for viewer in viewers:
            await hall.live.talk.hearers.greet(viewer)
    await there.house.look_around()
    return here, there, people, far


def told(viewer: FakeViewer) -> list[Talked]:
    return [answer for answer in viewer.answers if isinstance(answer, Talked)]


async def test_a_line_of_which_word_was_lost_is_shown_by_the_next_look_around_and_once(town: Town) -> None:
    here, there, (host, guest), far = await at_two(town)
    await say(here, host, "heard at once")
    await town.clock.go_on(0)
    assert heard(far) == ["heard at once"]
    await there.house.look_around()
    assert told(far) == [], "nothing was lost"
    town.exchange.dead = True
    await say(here, guest, "lost on its way")
    assert heard(far) == ["heard at once"]
    await there.house.look_around()
    assert [texts(talked.lines) for talked in told(far)] == [["heard at once", "lost on its way"]]
    town.exchange.dead = False
    await say(here, host, "and on")
    await town.clock.go_on(0)
    for _ in range(3):
        await there.house.look_around()
    assert len(told(far)) == 1
    assert [line.line.text for line in far.answers if isinstance(line, Said)] == ["heard at once", "and on"]
    assert told(host) == [], "whoever has heard all is told nothing twice"


@pytest.mark.parametrize("change", ["taken back", "cleared", "under another host", "switched off"])
async def test_whatever_becomes_of_what_was_said_is_seen_though_word_of_it_was_lost(town: Town, change: str) -> None:
    here, there, (host, guest), far = await at_two(town)
    await ask(here, host, HoldWords, words=("moon",))
    await say(here, guest, "the moon")
    held = last_line(guest).id
    await say(here, guest, "a line")
    await town.clock.go_on(0)
    town.exchange.dead = True
    match change:
        case "taken back":
            assert await ask(here, guest, TakeBack, line=last_line(host).id) is None
        case "cleared":
            assert await ask(here, host, ClearTalk) is None
        case "under another host":
            assert await ask(here, host, Mute, key=guest.key, muted=True) is None
            await here.do_type(host, "pass-host", key=guest.key)
            assert await ask(here, guest, TakeBack, line=held) is None
            assert await say(here, guest, "the moon too") is None
        case _:
            assert await ask(here, host, SwitchTalk, on=False) is None
    before = len(told(far))
    await there.house.look_around()
    last, *_ = reversed(told(far))
    assert len(told(far)) == before + 1
    wanted = {
        "taken back": [],
        "cleared": [],
        "under another host": ["a line", "the moon too"],
        "switched off": ["a line"],
    }
    assert texts(last.lines) == wanted[change]
    assert last.held == (), "what waits for the host is no watcher's"
    assert last.rules.on is (change != "switched off")


async def test_a_whisper_that_was_lost_comes_to_the_partner_and_to_nobody_else(town: Town) -> None:
    here, there, people, far = await at_two(town, persons=6, edition="odyssey-team")
    await here.do_type(people[0], "change-setting", setting="whisper", value=True)
    await here.do_type(people[0], "start-game")
    await town.clock.go_on(0)
    partner, other = there.connect(people[3].key), there.connect(people[1].key)
    for viewer in (partner, other):
        await there.live.talk.hearers.greet(viewer)
    await there.house.look_around()
    town.exchange.dead = True
    assert await say(here, people[0], "psst", to_partner=True) is None
    await there.house.look_around()
    assert [texts(talked.lines) for talked in told(partner)] == [["psst"]]
    for viewer in (other, far):
        assert [line for talked in told(viewer) for line in talked.lines] == []


async def test_where_nobody_looks_nothing_is_compared_and_who_comes_is_given_all(town: Town) -> None:
    here, there, (host, _), far = await at_two(town)
    there.live.disconnect(far)
    town.exchange.dead = True
    await say(here, host, "to an empty room")
    await there.house.look_around()
    back = there.connect(None)
    await there.live.talk.hearers.greet(back)
    await there.house.look_around()
    assert [texts(talked.lines) for talked in told(back)] == [["to an empty room"]]
