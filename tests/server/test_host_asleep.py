"""A host who gives no sign: then most of the others let guests in; any sign of theirs, at any server, counts."""

from moonhare.server.door_messages import LetIn
from moonhare.server.live.world import Times
from tests.server.worlds import FakeViewer, Hall, Town

IDLE = Times().idle


async def test_a_host_asleep_counts_as_such_though_the_others_play_on(hall: Hall) -> None:
    _, one, two = await hall.open(persons=3, computers=1, start=True)
    await hall.act(one)
    noor = await hall.knock("Noor")
    assert noor.key is not None
    for _ in range(3):
        await hall.clock.go_on(IDLE / 4)
        hall.live._patience.moved(None, hall.table)
        assert await hall.refusal(two, LetIn(key=noor.key)) == "host-only"
    await hall.clock.go_on(IDLE / 4)
    hall.live._patience.moved(None, hall.table)
    await hall.do_type(two, "let-in", key=noor.key)


async def test_a_host_who_was_quiet_has_time_from_when_somebody_asks(hall: Hall) -> None:
    _, one, _ = await hall.open(persons=3, computers=1, start=True)
    await hall.clock.go_on(10 * IDLE)
    noor = await hall.knock("Noor")
    assert noor.key is not None
    await hall.clock.go_on(IDLE - 1)
    assert await hall.refusal(one, LetIn(key=noor.key)) == "host-only"
    await hall.clock.go_on(1)
    await hall.do_type(one, "let-in", key=noor.key)


async def sit_at_two(town: Town) -> tuple[Hall, FakeViewer, Hall, FakeViewer, FakeViewer]:
    """A table whose host is at one server, and all others, a guest among them, at another."""
    near = town.hall()
    host, one, _ = await near.open(persons=3, computers=1, start=True)
    near.live.disconnect(one)
    far = town.hall()
    far.live = await far.house.find(near.table.code)
    guest = await far.knock("Noor")
    return near, host, far, far.connect(one.key), guest


async def test_what_a_host_says_or_does_at_another_server_is_a_sign(town: Town) -> None:
    near, host, far, one, noor = await sit_at_two(town)
    assert noor.key is not None
    for _ in range(3):
        await town.clock.go_on(IDLE - 2)
        near.live.notice(host.key)
        await town.clock.go_on(2)
        assert await far.refusal(one, LetIn(key=noor.key)) == "host-only"
    await town.clock.go_on(IDLE - 2)
    await near.do_type(host, "rename", name="Anna")
    await town.clock.go_on(3)
    assert await far.refusal(one, LetIn(key=noor.key)) == "host-only"
    await town.clock.go_on(IDLE)
    await far.do_type(one, "let-in", key=noor.key)


async def test_only_a_hosts_signs_are_told_to_other_servers_and_only_where_somebody_waits(town: Town) -> None:
    hall = town.hall()
    host, one, _ = await hall.open(persons=3, computers=1, start=True)
    told: list[bytes] = []
    hall.house.world.store.tell = lambda table, sign: told.append(sign)  # type: ignore[method-assign]
    hall.live.notice(host.key)
    await hall.knock("Noor")
    hall.live.notice(one.key)
    hall.live.notice(None)
    assert told == []
    hall.live.notice(host.key)
    assert told == [b'{"type":"heard","key":1}']
