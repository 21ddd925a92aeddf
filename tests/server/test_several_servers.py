"""Several servers that write one store, and tables removed beside a server: each learns what the others did."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import OpenTable
from moonhare.server.live.runtime import MOST_TRIES, LiveTable
from moonhare.server.messages import Accepted, AddComputer, Refused, Rename
from moonhare.storage import Append, Outcome, StorageError
from tests.server.worlds import Hall, OtherStore, Town, a_town, make_hall, settled


async def two_servers(town: Town) -> tuple[Hall, Hall]:
    """One with an open table, and another that has it too."""
    here, there = town.hall(), town.hall()
    await here.open()
    there.live = await there.house.find(here.table.code)
    return here, there


async def test_two_servers_on_one_store_read_each_other_s_moves_and_decide_anew(town: Town) -> None:
    here, there = await two_servers(town)
    host, guest = here.connect(1), await here.join("Person 2")
    await there.house.look_around()
    far = there.connect(guest.key)
    town.exchange.dead = True  # nobody is told anything: each finds out when it writes
    await here.do_type(host, "rename", name="Bo")
    assert far.view.public.members[0].name == "Ana"
    await there.do_type(far, "rename", name="Cy")
    assert [member.name for member in there.table.members] == ["Bo", "Cy"]
    assert far.view.public.members[0].name == "Bo"
    # The name was free when the guest last looked here.
    assert isinstance(await here.do(host, Rename(name="cy")), Refused)
    assert here.table == there.table


async def test_whoever_is_removed_at_one_server_is_told_so_at_the_other(town: Town) -> None:
    here, there = await two_servers(town)
    host, guest, third = here.connect(1), await here.join("Person 2"), await here.join("Person 3")
    await there.house.look_around()
    far, leaving, other = (there.connect(viewer.key) for viewer in (guest, third, host))
    await here.clock.go_on(1)
    await here.do_type(host, "remove-seat", key=guest.key)
    await here.do_type(third, "leave")
    await here.clock.go_on(0)
    assert (far.reason(), leaving.reason(), other.reason()) == ("removed", "left", None)
    assert there.live.connections == 1


async def test_what_cannot_be_read_is_refused_and_the_table_stays(town: Town) -> None:
    here, there = await two_servers(town)
    host, far = here.connect(1), there.connect(1)
    await here.clock.go_on(0)
    town.exchange.dead = True
    await here.do_type(host, "add-computer")
    store = there.house.world.store
    assert isinstance(store, OtherStore)

    async def gone(*_: object) -> None:
        raise StorageError("the disk is gone")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "read", gone)
        answer = await there.do(far, Rename(name="Bo"), name="a-name-of-its-own")
        assert isinstance(answer, Refused)
        assert answer.code == "not-stored"
        await there.house.look_around()
    assert far.reason() is None
    assert await there.do(far, Rename(name="Bo"), name="a-name-of-its-own") == Accepted(id="a-name-of-its-own")


async def test_a_command_that_was_carried_out_elsewhere_is_answered_and_its_outcome_shown(town: Town) -> None:
    here, there = await two_servers(town)
    host, far = here.connect(1), there.connect(1)
    await here.clock.go_on(0)
    town.exchange.dead = True
    message = here.message(AddComputer())
    await here.live.do(host, message)
    await there.live.do(far, message)
    assert far.told[-2:] == ["accepted", "view"]
    assert far.view == host.view
    assert len(there.table.members) == 2


async def test_a_server_sees_another_one_s_moves_without_a_move_of_its_own(town: Town) -> None:
    here, there = await two_servers(town)
    host, far = here.connect(1), there.connect(None)
    await here.clock.go_on(1)
    await here.do_type(host, "rename", name="Bo")
    await here.clock.go_on(0)
    assert far.view.public.members[0].name == "Bo"
    frames = len(far.frames)
    await there.house.look_around()
    await here.clock.go_on(1)
    assert len(far.frames) == frames


async def test_what_was_not_told_is_found_by_the_numbers(town: Town) -> None:
    here, there = await two_servers(town)
    host, far = here.connect(1), there.connect(None)
    await here.clock.go_on(0)
    town.exchange.dead = True
    await here.do_type(host, "rename", name="Bo")
    await here.clock.go_on(1)
    assert far.view.public.members[0].name == "Ana"
    await there.house.look_around()
    assert far.view.public.members[0].name == "Bo"


async def test_a_seat_taken_at_another_server_opens_here_too(town: Town) -> None:
    here, there = await two_servers(town)
    far = await there.join("Bo")
    await here.clock.go_on(0)
    assert far.key is not None
    assert here.live.key_of(there.secrets[far.key]) == far.key


async def test_a_host_who_is_connected_elsewhere_is_there_and_the_game_is_theirs(town: Town) -> None:
    """A server that counted its own connections alone would take the host for away and play their game to its end."""
    here, there = await two_servers(town)
    host = here.connect(1)
    for _ in range(2):
        await here.do_type(host, "add-computer")
    await here.do_type(host, "start-game")
    watcher = there.connect(None)
    await here.clock.go_on(600)
    assert watcher.presence(0) == "here"
    assert host.phase == "giving", "a computer player has told the first clue, and waits for the host"
    assert here.table == there.table
    assert here.table.host == 1


async def test_who_comes_is_known_everywhere_at_once_though_moves_fail_again_and_again(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("nobody foresaw this")

    here, there = await two_servers(town)
    host = here.connect(1)
    await here.do_type(host, "add-computer")
    guest = await here.join("Bo")
    await here.do_type(host, "start-game")
    await here.act(host)
    here.live.disconnect(guest)
    watcher = there.connect(None)
    await there.house.look_around()
    monkeypatch.setattr(here.house.world.store, "append", broken)
    await here.clock.go_on(300)
    assert watcher.presence(2) == "away"
    here.connect(guest.key)
    await here.clock.go_on(1)
    assert watcher.presence(2) == "here"


async def test_who_writes_a_clue_is_seen_at_every_server(town: Town) -> None:
    here, there = await two_servers(town)
    host = here.connect(1)
    for _ in range(2):
        await here.do_type(host, "add-computer")
    await here.do_type(host, "start-game")
    watcher = there.connect(None)
    await here.clock.go_on(0)
    await here.clock.go_on(1)  # by then each knows of the other
    here.live.sign(host, choosing=True)
    await here.clock.go_on(0)
    assert list(watcher.view.public.choosing) == [1]
    here.live.sign(host, choosing=False)
    await here.clock.go_on(0)
    assert not watcher.view.public.choosing


async def test_what_others_have_changed_and_cannot_be_read_now_is_read_later(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await two_servers(town)
    host, far = here.connect(1), there.connect(None)
    await here.clock.go_on(0)
    town.exchange.dead = True
    await here.do_type(host, "rename", name="Bo")

    async def gone(*_: object) -> None:
        raise StorageError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(there.house.world.store, "numbers", gone, raising=False)
        await there.house.look_around()
    assert far.view.public.members[0].name == "Ana"
    await there.house.look_around()
    assert far.view.public.members[0].name == "Bo"


class Always(OtherStore):
    """A store at which somebody else was always quicker."""

    async def append(self, append: Append) -> Outcome:
        if self.appended >= 1:
            self.tries = getattr(self, "tries", 0) + 1
            named = append.events[0].replace(b'"Bo"', b'"Anew %d"' % self.tries)
            await self.store.append(Append(table=append.table, after=append.after, events=(named,), command=None))
            return "conflict"
        return await super().append(append)


async def test_who_is_outrun_again_and_again_is_refused_in_the_end(tmp_path: Path) -> None:
    async with a_town(tmp_path) as town:
        store = Always(town.store().store, town.clock)
        hall = make_hall(store)
        (host,) = await hall.open()
        answer = await hall.do(host, Rename(name="Bo"))
        assert isinstance(answer, Refused)
        assert answer.code == "busy"
        assert store.tries == MOST_TRIES
        assert hall.table.members[0].name == f"Anew {MOST_TRIES}"


async def test_a_table_removed_behind_a_server_s_back_ends_there(hall: Hall) -> None:
    (host,) = await hall.open()
    await hall.house.world.store.remove(hall.table.code)
    guest = hall.connect(None)
    assert await hall.refusal(host, Rename(name="Bo")) == "table-gone"
    assert (host.reason(), guest.reason()) == ("expired", "expired")
    assert hall.house.awake == ()
    with pytest.raises(Refusal, match="no table"):
        await hall.house.find(hall.table.code)


async def test_a_table_removed_behind_a_server_s_back_is_noticed_without_a_move(hall: Hall) -> None:
    await hall.open()
    (host,) = await hall.open()
    await hall.house.look_around()
    assert len(hall.house.awake) == 2
    await hall.house.world.store.remove(hall.table.code)
    await hall.house.look_around()
    assert host.reason() == "expired"
    assert len(hall.house.awake) == 1


async def test_a_table_that_cannot_be_looked_after_hides_nothing_of_the_others(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open()
    broken = hall.live
    (host,) = await hall.open()
    for live in hall.house.awake:
        await hall.house.world.store.remove(live.code)
    look = LiveTable.look

    async def looks(live: LiveTable) -> None:
        if live is broken:
            raise RuntimeError("a bug of ours")
        await look(live)

    monkeypatch.setattr(LiveTable, "look", looks)
    await hall.house.look_around()
    assert host.reason() == "expired"


async def test_a_new_table_of_an_old_one_s_code_is_not_let_go_for_it(town: Town) -> None:
    hall = town.hall()
    await hall.open()
    old = hall.live
    await hall.house.world.store.remove(old.code)
    await hall.house.look_around()
    new, *_ = await town.hall().house.open(OpenTable(name="Ana"))
    assert new.table.code == old.table.code, "the same seed draws the same code"
    found = await hall.house.find(new.table.code)
    old.end()
    assert hall.house.awake == (found,)


async def test_a_table_that_is_loaded_while_its_server_ends_does_not_come_any_more(town: Town) -> None:
    here, there = await two_servers(town)
    code, store = here.table.code, cast("OtherStore", there.house.world.store)
    there.house._let_go(there.live)
    assert not there.house.is_awake(code)
    store.readable.clear()
    waiting = asyncio.create_task(there.house.find(code))
    await settled()
    await there.house.close()
    store.readable.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (there.house.awake, there.house._renewal) == ((), None)
    with pytest.raises(Refusal, match="to stop"):
        await there.house.find(code)
