"""Several servers that write one log, and tables that are removed beside a server: each learns what the others did."""

import time
from pathlib import Path

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.live.table import MOST_TRIES, LiveTable
from moonhare.server.messages import Accepted, AddComputer, OpenTable, Refused, Rename
from moonhare.storage import Append, Outcome, StorageError
from tests.server.worlds import Hall, OtherLog, a_log, make_hall


async def test_two_servers_on_one_log_read_each_other_s_moves_and_decide_anew(log: OtherLog) -> None:
    here = make_hall(log)
    host, guest = await here.open(persons=2)
    there = make_hall(log)
    there.live = await there.house.find(here.table.code)
    far = there.connect(guest.key)
    await here.do_type(host, "rename", name="Bo")
    assert far.view.public.members[0].name == "Ana"
    await there.do_type(far, "rename", name="Cy")
    assert [member.name for member in there.table.members] == ["Bo", "Cy"]
    assert far.view.public.members[0].name == "Bo"
    # The name was free when the guest last looked here.
    assert isinstance(await here.do(host, Rename(name="cy")), Refused)
    assert here.table == there.table


async def test_whoever_is_removed_at_one_server_is_told_so_at_the_other(log: OtherLog) -> None:
    here = make_hall(log)
    host, guest, third = await here.open(persons=3)
    there = make_hall(log)
    there.live = await there.house.find(here.table.code)
    far, leaving, other = (there.connect(viewer.key) for viewer in (guest, third, host))
    assert guest.key is not None
    await here.do_type(host, "remove-seat", key=guest.key)
    await here.do_type(third, "leave")
    assert await there.do(other, Rename(name="Cy"), name="a-name-of-its-own") == Accepted(id="a-name-of-its-own")
    assert (far.reason(), leaving.reason(), other.reason()) == ("removed", "left", None)
    assert there.live.connections == 1


async def test_what_cannot_be_read_is_refused_and_the_table_stays(
    log: OtherLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = make_hall(log)
    (host,) = await here.open()
    there = make_hall(log)
    there.live = await there.house.find(here.table.code)
    far = there.connect(host.key)
    await here.do_type(host, "add-computer")

    async def gone(*_: object) -> None:
        raise StorageError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(log, "read", gone)
        answer = await there.do(far, Rename(name="Bo"), name="a-name-of-its-own")
        assert isinstance(answer, Refused)
        assert answer.code == "not-stored"
        await there.house.look_around()
    assert far.reason() is None
    assert await there.do(far, Rename(name="Bo"), name="a-name-of-its-own") == Accepted(id="a-name-of-its-own")


async def test_a_command_that_was_carried_out_elsewhere_is_answered_and_its_outcome_shown(log: OtherLog) -> None:
    here = make_hall(log)
    (host,) = await here.open()
    there = make_hall(log)
    there.live = await there.house.find(here.table.code)
    far = there.connect(host.key)
    message = here.message(AddComputer())
    await here.live.do(host, message)
    await there.live.do(far, message)
    assert far.told[-2:] == ["accepted", "view"]
    assert far.view == host.view
    assert len(there.table.members) == 2


async def test_a_server_sees_another_one_s_moves_without_a_move_of_its_own(log: OtherLog) -> None:
    here = make_hall(log)
    (host,) = await here.open()
    there = make_hall(log)
    there.live = await there.house.find(here.table.code)
    far = there.connect(None)
    await here.do_type(host, "rename", name="Bo")
    await there.house.look_around()
    assert far.view.public.members[0].name == "Bo"
    frames = len(far.frames)
    await there.house.look_around()
    assert len(far.frames) == frames


async def test_a_seat_taken_at_another_server_opens_here_too(log: OtherLog) -> None:
    here = make_hall(log)
    (host,) = await here.open()
    there = make_hall(log)
    there.live = await there.house.find(here.table.code)
    far = await there.join("Bo")
    await here.do_type(host, "rename", name="Cy")
    assert far.key is not None
    assert here.live.key_of(there.secrets[far.key]) == far.key


class Always(OtherLog):
    """A log at which somebody else was always quicker."""

    async def append(self, append: Append) -> Outcome:
        if self.appended >= 1:
            self.tries = getattr(self, "tries", 0) + 1
            named = append.events[0].replace(b'"Bo"', b'"Anew %d"' % self.tries)
            await self.log.append(Append(table=append.table, after=append.after, events=(named,), command=None))
            return "conflict"
        return await super().append(append)


async def test_who_is_outrun_again_and_again_is_refused_in_the_end(tmp_path: Path) -> None:
    async with a_log(tmp_path) as real:
        log = Always(real)
        hall = make_hall(log)
        (host,) = await hall.open()
        answer = await hall.do(host, Rename(name="Bo"))
        assert isinstance(answer, Refused)
        assert answer.code == "busy"
        assert log.tries == MOST_TRIES
        assert hall.table.members[0].name == f"Anew {MOST_TRIES}"


async def test_a_table_removed_behind_a_server_s_back_ends_there(log: OtherLog) -> None:
    hall = make_hall(log)
    (host,) = await hall.open()
    await log.expire(int((time.time() + 1) * 1000))
    guest = hall.connect(None)
    assert await hall.refusal(host, Rename(name="Bo")) == "table-gone"
    assert (host.reason(), guest.reason()) == ("expired", "expired")
    assert hall.house.awake == ()
    with pytest.raises(Refusal, match="no table"):
        await hall.house.find(hall.table.code)


async def test_a_table_removed_behind_a_server_s_back_is_noticed_without_a_move(log: OtherLog) -> None:
    hall = make_hall(log)
    await hall.open()
    (host,) = await hall.open()
    await hall.house.look_around()
    assert len(hall.house.awake) == 2
    await log.expire(int((time.time() + 1) * 1000))
    await hall.house.look_around()
    assert host.reason() == "expired"
    assert len(hall.house.awake) == 0


async def test_a_table_that_cannot_be_looked_after_hides_nothing_of_the_others(
    log: OtherLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = make_hall(log)
    await hall.open()
    broken = hall.live
    (host,) = await hall.open()
    await log.expire(int((time.time() + 1) * 1000))
    look = LiveTable.look

    async def looks(live: LiveTable) -> None:
        if live is broken:
            raise RuntimeError("a bug of ours")
        await look(live)

    monkeypatch.setattr(LiveTable, "look", looks)
    await hall.house.look_around()
    assert host.reason() == "expired"


async def test_a_new_table_of_an_old_one_s_code_is_not_let_go_for_it(hall: Hall) -> None:
    await hall.open()
    old = hall.live
    await hall.house.expire(30, now=time.time() + 31 * 86_400)
    new, *_ = await make_hall(hall.house.world.log).house.open(OpenTable(name="Ana"))
    assert new.table.code == old.table.code, "the same seed draws the same code"
    found = await hall.house.find(new.table.code)
    old.end()
    assert hall.house.awake == (found,)
