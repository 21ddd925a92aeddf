"""A table that lives, without sockets: durable before shown, answered once, the same for every tab."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonhare.rules.commands import GoOn, TellClue
from moonhare.rules.errors import Refusal
from moonhare.rules.legal import commands
from moonhare.server.bodies import TakeSeat
from moonhare.server.live import journal
from moonhare.server.live.world import Times
from moonhare.server.messages import (
    Accepted,
    ActFor,
    AddComputer,
    BackToLobby,
    Do,
    Leave,
    Refused,
    RemoveSeat,
    Rename,
    StartGame,
)
from tests.server.worlds import EDITIONS, FakeViewer, Hall, OtherStore, a_town, choice, make_hall, table_view

IDLE = Times().idle


async def test_nobody_is_told_or_shown_anything_before_it_is_durable(store: OtherStore) -> None:
    hall = make_hall(store)
    host, guest = await hall.open(persons=2)
    told = [list(host.told), list(guest.told)]
    store.open.clear()
    doing = asyncio.create_task(hall.do(host, Rename(name="Bo")))
    while store.appended < 3:  # opened, the guest's seat, this
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [host.told, guest.told] == told
    assert hall.table.members[0].name == "Ana"
    store.open.set()
    assert await doing == Accepted(id="command-1")
    assert host.told[len(told[0]) :] == ["accepted", "view"]
    assert guest.told[len(told[1]) :] == ["view"]
    assert guest.view.public.members[0].name == "Bo"


async def test_a_command_sent_twice_is_carried_out_once_and_answered_twice(hall: Hall) -> None:
    (host,) = await hall.open()
    message = hall.message(AddComputer())
    await hall.live.do(host, message)
    await hall.live.do(host, message)
    assert host.answers == [Accepted(id=message.id)] * 2
    assert len(hall.table.members) == 2


async def test_a_command_sent_again_after_a_restart_and_another_round_is_answered_as_it_was(tmp_path: Path) -> None:
    async with a_town(tmp_path) as town:
        hall = town.hall()
        host, *_ = await hall.open(computers=3, start=True)
        told = hall.message(choice(host))
        await hall.live.do(host, told)
        assert host.answers[-1] == Accepted(id=told.id)
    async with a_town(tmp_path) as town:
        later = town.hall()
        later.live = await later.house.find(hall.table.code)
        again = later.connect(1)
        await later.live.do(again, told)
        assert again.answers == [Accepted(id=told.id)]
        assert later.table.game == hall.table.game


async def test_the_same_id_of_another_seat_is_another_command(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    await hall.do(host, Rename(name="Bo"), name="the-same-id")
    await hall.do(guest, Rename(name="Cy"), name="the-same-id")
    assert [member.name for member in hall.table.members] == ["Bo", "Cy"]


async def test_a_refused_command_is_not_remembered(hall: Hall) -> None:
    (host,) = await hall.open()
    first = await hall.do(host, StartGame(), name="start-it-now")
    assert isinstance(first, Refused)
    assert first.code == "too-few-players"
    for _ in range(2):
        await hall.do_type(host, "add-computer")
    assert await hall.do(host, StartGame(), name="start-it-now") == Accepted(id="start-it-now")
    assert hall.table.stage == "playing"


async def test_what_cannot_be_stored_is_refused_and_changes_nothing(store: OtherStore) -> None:
    hall = make_hall(store)
    (host,) = await hall.open()
    store.broken = True
    assert await hall.refusal(host, Rename(name="Bo")) == "not-stored"
    store.broken = False
    await hall.do_type(host, "rename", name="Bo")


async def test_every_tab_of_a_seat_sees_the_same_and_may_act(hall: Hall) -> None:
    host, guest = await hall.open(persons=2, computers=2, start=True)
    other_tab = hall.connect(host.key)
    assert other_tab.frames[-1] == host.frames[-1]
    await hall.act(other_tab)
    assert other_tab.frames[-1] == host.frames[-1] != guest.frames[-1]
    assert other_tab.answers
    assert host.told.count("accepted") == 1  # its own, of starting
    hall.live.disconnect(other_tab)
    await hall.clock.go_on(1000)
    assert hall.table.members[0].kind == "person"
    assert host.presence(0) == "here"


async def test_who_only_looks_sees_the_public_table_and_may_do_nothing(hall: Hall) -> None:
    host, *_ = await hall.open(computers=2, start=True)
    watcher = hall.connect(None)
    assert watcher.view.own is None
    assert watcher.view.public == host.view.public
    assert await hall.refusal(watcher, GoOn()) == "no-seat"
    assert await hall.refusal(watcher, Leave()) == "no-seat"


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_frames_are_the_views_that_the_types_describe(hall: Hall, edition: str, players: int) -> None:
    host, *_ = await hall.open(edition=edition, computers=players - 1, start=True)
    watcher = hall.connect(None)
    seen = set()
    for _ in range(300):
        if hall.table.stage == "over":
            break
        for viewer in (host, watcher):
            view = viewer.view
            whole = table_view(hall.table, viewer.key, hall.live.scene, now=hall.clock.now())
            assert view == msgspec.structs.replace(whole, left=view.left)
            assert len(view.left) == len(view.public.clocks)
        seen.add(host.phase)
        await hall.clock.go_on(31)
        may = host.game.own.may if host.game.own else None
        if may and (may.tell or may.give or may.vote or may.name_giver):
            await hall.act(host)
        elif may and may.go_on:
            await hall.do(host, GoOn())
    assert hall.table.stage == "over"
    assert seen >= {"announcing", "giving", "voting", "showing"}


async def test_nobody_is_shown_the_same_view_again(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    for viewer in (host, guest):
        frames = len(viewer.frames)
        await hall.do_type(viewer, "rename", name=hall.table.members[viewer is guest].name)
        assert len(viewer.frames) == frames
    hall.connect(host.key)
    assert len(guest.frames) == len(set(guest.frames))


async def test_a_command_for_another_moment_is_refused_as_stale(hall: Hall) -> None:
    host, *_ = await hall.open(computers=2, start=True)
    now = hall.message(choice(host))
    assert isinstance(now.command, TellClue)
    for change in ({"game": 2}, {"round": 2}, {"phase": "giving"}, {"game": 0, "round": 0, "phase": None}):
        facts: dict[str, Any] = {"id": "stale-command", "game": 1, "round": 1, "phase": "announcing"} | change
        await hall.live.do(host, Do(command=now.command, **facts))
        answer = host.answers[-1]
        assert isinstance(answer, Refused)
        assert answer.code == "stale"
    await hall.live.do(host, Do(id="with-a-moment", game=1, round=1, phase="announcing", command=Rename(name="Bo")))
    assert isinstance(host.answers[-1], Refused)


async def test_a_game_s_command_without_a_game_is_refused(hall: Hall) -> None:
    (host,) = await hall.open()
    assert await hall.refusal(host, GoOn()) == "no-game"
    assert await hall.refusal(host, BackToLobby()) == "wrong-stage"


async def test_who_leaves_is_answered_first_and_told_to_go(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    tab = hall.connect(guest.key)
    told = len(guest.told)
    await hall.do(guest, Leave())
    assert guest.told[told:] == ["accepted", "gone"]
    assert tab.reason() == "left"
    assert hall.live.connections == 1
    assert guest.key is not None
    assert hall.live.key_of(hall.secrets[guest.key]) is None
    assert len(host.view.public.members) == 1


async def test_who_is_removed_is_told_so_and_the_secret_opens_nothing(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    assert guest.key is not None
    await hall.do_type(host, "remove-seat", key=guest.key)
    assert guest.reason() == "removed"
    again = await hall.house.find(hall.table.code)
    assert again.key_of(hall.secrets[guest.key]) is None
    # What was on its way when the seat was taken away.
    assert await hall.refusal(guest, Rename(name="Bo")) == "no-seat"


async def test_the_host_may_have_the_computer_act_for_somebody_idle(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    await hall.clock.go_on(IDLE)
    assert guest.key is not None
    assert host.key is not None
    assert third.key is not None
    await hall.do_type(host, "act-for", key=guest.key)
    assert hall.table.game is not None
    assert hall.table.game.phase.name == "giving"
    assert host.game.public.storyteller == 1
    assert await hall.refusal(host, ActFor(key=guest.key)) == "not-awaited"
    assert await hall.refusal(host, ActFor(key=99)) == "no-such-member"
    assert await hall.refusal(third, ActFor(key=host.key)) == "host-only"
    await hall.clock.go_on(IDLE)
    message = hall.message(ActFor(key=third.key))
    await hall.live.do(host, message)
    await hall.live.do(host, message)
    assert host.answers[-2:] == [Accepted(id=message.id)] * 2
    assert hall.table.game.phase.name == "giving"


async def test_nobody_who_is_there_is_acted_for_before_a_minute_without_a_sign_of_theirs(hall: Hall) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    assert guest.key is not None
    await hall.clock.go_on(IDLE - 1)
    assert await hall.refusal(host, ActFor(key=guest.key)) == "still-there"
    hall.live.sign(guest, choosing=True)
    await hall.clock.go_on(IDLE - 1)
    assert await hall.refusal(host, ActFor(key=guest.key)) == "still-there"
    await hall.clock.go_on(1)
    await hall.do_type(host, "act-for", key=guest.key)
    # The next phase is a new wait; whoever is not connected need not be waited for.
    assert third.key is not None
    assert await hall.refusal(host, ActFor(key=third.key)) == "still-there"
    hall.live.disconnect(third)
    await hall.clock.go_on(0)
    await hall.do_type(host, "act-for", key=third.key)


async def test_anybody_may_wake_a_table_that_has_stood_still_for_a_minute_for_its_host_may_sleep_too(
    hall: Hall,
) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    assert host.key is not None
    await hall.clock.go_on(IDLE - 1)
    assert await hall.refusal(third, ActFor(key=host.key)) == "host-only"
    await hall.clock.go_on(2)
    await hall.do_type(third, "act-for", key=host.key)
    assert hall.table.game is not None
    assert hall.table.game.phase.name == "giving"
    assert await hall.refusal(third, ActFor(key=guest.key or 0)) == "host-only"


async def test_acting_for_somebody_needs_a_running_game(hall: Hall) -> None:
    (host,) = await hall.open()
    assert host.key is not None
    assert await hall.refusal(host, ActFor(key=host.key)) == "not-awaited"


async def test_an_unknown_table_is_refused(hall: Hall) -> None:
    with pytest.raises(Refusal) as refused:
        await hall.house.find("LUMO-0000")
    assert refused.value.code == "table-unknown"


async def test_many_who_come_at_once_find_one_table(tmp_path: Path) -> None:
    async with a_town(tmp_path) as town:
        first = town.hall()
        await first.open()
        later = town.hall()
        found = await asyncio.gather(*(later.house.find(first.table.code) for _ in range(5)))
        assert len(set(map(id, found))) == 1


async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_whole(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3, start=True)
    await hall.act(host)
    before = hall.table
    hall.live.disconnect(host)
    await hall.clock.go_on(179)
    assert hall.live in hall.house.awake
    await hall.clock.go_on(2)
    assert hall.live not in hall.house.awake
    again = await hall.house.find(before.code)
    assert again is not hall.live
    assert again.table == before
    assert again.key_of(hall.secrets[1]) == 1


async def test_a_table_that_is_asked_for_stays_in_memory(hall: Hall) -> None:
    (host,) = await hall.open()
    hall.live.disconnect(host)
    for _ in range(5):
        await hall.clock.go_on(100)
        assert await hall.house.find(hall.table.code) is hall.live


async def test_tables_untouched_for_days_are_removed_and_their_viewers_told(hall: Hall) -> None:
    (host,) = await hall.open()
    code = hall.table.code
    day = 86_400
    hall.live.disconnect(host)
    await hall.clock.go_on(29 * day)
    assert await hall.house.expire(30) == ()
    hall.live = await hall.house.find(code)
    host = hall.connect(1)
    await hall.clock.go_on(0)
    hall.live.disconnect(host)
    await hall.clock.go_on(2 * day)
    hall.live = await hall.house.find(code)
    host = hall.connect(1)
    assert host.reason() is None
    assert await hall.house.expire(30) == (code,)
    assert host.reason() == "expired"
    with pytest.raises(Refusal):
        await hall.house.find(code)
    late = FakeViewer(1)
    hall.live.connect(late)
    assert late.reason() == "expired"
    assert await hall.refusal(host, Rename(name="Bo")) == "table-gone"


async def test_a_table_s_log_does_not_grow_without_end_and_nobody_is_kept_at_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, third = await hall.open(persons=3, start=True)
    monkeypatch.setattr(journal, "MOST_EVENTS", 1)
    assert await hall.refusal(host, Rename(name="Bo")) == "table-worn-out"
    await hall.act(host)
    await hall.act(guest)
    change = next(iter(commands(guest.game)))
    assert await hall.refusal(guest, change) == "table-worn-out", "minds are not changed for ever"
    await hall.do_type(third, "leave")
    hall.live.disconnect(host)
    await hall.clock.go_on(61)
    assert guest.view.own is not None
    assert guest.view.own.host, "what a table does by itself goes on"
    await hall.open()
    with pytest.raises(Refusal) as refused:
        await hall.live.entrance.sit(TakeSeat(name="Di"))
    assert refused.value.code == "table-worn-out"


async def test_removing_oneself_is_leaving(hall: Hall) -> None:
    (host,) = await hall.open()
    assert host.key is not None
    await hall.do(host, RemoveSeat(key=host.key))
    assert host.reason() == "left"


async def test_codes_that_are_taken_are_drawn_anew(store: OtherStore) -> None:
    hall = make_hall(store, seed=5)
    await hall.open()
    same = make_hall(store, seed=5)
    await same.open()
    assert same.table.code != hall.table.code
