"""A table played over days: what its clocks make happen while nobody has it open, at whichever server that is."""

import pytest

from moonhare.server.live.world import Times
from moonhare.server.messages import ActFor
from moonhare.server.time_messages import ChooseTime
from tests.server.test_pace import act_for_one
from tests.server.worlds import FakeViewer, Hall, Town

DAY = 86_400
TIMES = Times()


async def open_over_days(hall: Hall, *, persons: int = 3, computers: int = 0) -> list[FakeViewer]:
    viewers = await hall.open(persons=persons, computers=computers)
    await hall.do(viewers[0], ChooseTime(pace="days", hours=24))
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(1)
    return viewers


async def leave(hall: Hall, viewers: list[FakeViewer]) -> None:
    for viewer in viewers:
        hall.live.disconnect(viewer)
    await hall.clock.go_on(1)


async def pass_time(town: Town, halls: list[Hall], seconds: float) -> None:
    """Let time pass at servers that look once in a while for tables that want to be woken."""
    for _ in range(round(seconds / 1800)):
        await town.clock.go_on(1800)
        for hall in halls:
            await hall.house.wake()
    await town.clock.go_on(TIMES.unwatched + 60)


async def phase_in(town: Town, code: str) -> tuple[int, str]:
    """The round and phase of a table, as the log has it."""
    looking = town.hall()
    game = (await looking.house.find(code)).table.game
    await looking.house.close()
    assert game is not None
    return game.round, game.phase.name


@pytest.mark.parametrize("ending", ["stays", "restarts", "dies"])
async def test_a_table_over_days_goes_on_though_nobody_has_it_open_whatever_becomes_of_its_server(
    town: Town, ending: str
) -> None:
    hall = town.hall()
    viewers = await open_over_days(hall)
    code = hall.table.code
    await hall.act(viewers[1])
    await leave(hall, viewers)
    if ending == "restarts":
        await hall.house.close()
    elif ending == "dies":
        await town.kill(hall)
    server = hall if ending == "stays" else town.hall()
    await pass_time(town, [server], DAY - 2 * 3600)
    assert await phase_in(town, code) == (1, "giving"), "the day is not over"
    found = []
    for _ in range(4):
        await pass_time(town, [server], DAY + 1800)
        found.append(await phase_in(town, code))
    assert found == [(1, "voting"), (1, "showing"), (2, "telling"), (2, "giving")]
    assert server.house.awake == (), "it is let go again"
    beside = (await server.house.world.store.read(code)).beside
    assert (beside.holder, beside.present, beside.resting is None) == (None, (), False)
    assert set(beside.absent) == {1, 2, 3}


async def test_of_two_servers_that_wake_a_table_one_acts(town: Town) -> None:
    first, second = town.hall(), town.hall()
    viewers = await open_over_days(first)
    await first.act(viewers[1])
    await leave(first, viewers)
    before = len((await first.house.world.store.read(first.table.code)).entries)
    await pass_time(town, [first, second], DAY + 3600)
    entries = (await first.house.world.store.read(first.table.code)).entries[before:]
    events = [entry.data for entry in entries]
    assert sum(b"cards-given" in event for event in events) == 2
    assert sum(b"cards-laid-out" in event for event in events) == 1
    assert (first.house.awake, second.house.awake) == ((), ())


async def test_computers_make_their_moves_though_whoever_went_before_them_has_closed_the_table(town: Town) -> None:
    hall = town.hall()
    (host,) = await open_over_days(hall, persons=1, computers=3)
    code = hall.table.code
    await hall.act(host)
    hall.live.disconnect(host)
    await hall.clock.go_on(60)
    assert await phase_in(town, code) == (1, "showing")
    beside = (await hall.house.world.store.read(code)).beside
    assert [clock.name for clock in beside.clocks] == ["showing 1 1"], "the next part's clock runs"
    assert beside.holder is None
    await pass_time(town, [hall], DAY + 3600)
    assert (await phase_in(town, code))[0] == 2


async def test_many_tables_are_woken_one_after_the_other_and_one_that_cannot_be_hides_none(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moonhare.server.live.house.MOST_WOKEN", 2)
    hall, codes = town.hall(), []
    for _ in range(5):
        viewers = await open_over_days(hall)
        codes.append(hall.table.code)
        await hall.act(viewers[1])
        await leave(hall, viewers)
    await hall.house.close()
    await town.clock.go_on(DAY + 60)
    server, first = town.hall(), min(codes)
    find = server.house.find

    async def broken(code: str) -> object:
        if code == first:
            raise RuntimeError("this table cannot be read")
        return await find(code)

    monkeypatch.setattr(server.house, "find", broken)
    woken: set[str] = set()
    for _ in range(3):
        await server.house.wake()
        assert len(server.house.awake) <= len(woken) + 2
        woken |= {live.code for live in server.house.awake}
    assert woken == set(codes) - {first}


async def test_a_table_that_is_not_played_over_days_rests_and_is_not_woken(town: Town) -> None:
    hall = town.hall()
    viewers = await hall.open(persons=3)
    await hall.do(viewers[0], ChooseTime(pace="quick", hard=True))
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(1)
    code = hall.table.code
    await leave(hall, viewers)
    before = await phase_in(town, code)
    await pass_time(town, [hall], DAY)
    assert await phase_in(town, code) == before


async def test_over_days_nobody_has_the_computer_act_for_somebody_before_the_clock_is_over(hall: Hall) -> None:
    viewers = await open_over_days(hall)
    await hall.act(viewers[1])
    host, late = viewers[0], viewers[2]
    assert late.key is not None
    await hall.clock.go_on(1800)
    assert await hall.refusal(host, ActFor(key=late.key)) == "not-over"
    hall.live.disconnect(late)
    await hall.clock.go_on(TIMES.away + 1)
    assert await hall.refusal(host, ActFor(key=late.key)) == "not-over"


async def test_over_days_the_points_stay_until_everybody_has_seen_them(hall: Hall) -> None:
    viewers = await open_over_days(hall)
    while viewers[0].phase != "showing":
        await act_for_one(hall, viewers)
    await hall.clock.go_on(600)
    next_one = viewers[0].game.public.next_storyteller
    assert next_one is not None
    await hall.do_type(viewers[next_one], "go-on")
    await hall.clock.go_on(600)
    assert viewers[0].phase == "showing"
    own = viewers[next_one].game.own
    assert own is not None
    assert not own.may.go_on
    assert viewers[0].game.public.standings[next_one] == "done"
    for seat, viewer in enumerate(viewers):
        if seat != next_one:
            assert viewer.game.own is not None
            assert viewer.game.own.may.go_on
            await hall.do_type(viewer, "go-on")
    await hall.clock.go_on(1)
    assert viewers[0].phase == "telling"
    assert viewers[0].game.public.round == 2


async def test_a_table_over_days_that_all_people_have_left_rests_until_one_is_back(town: Town) -> None:
    hall = town.hall()
    viewers = await open_over_days(hall, persons=2, computers=2)
    code = hall.table.code
    await hall.act(viewers[1])
    await hall.do_type(viewers[0], "leave")
    await hall.do_type(viewers[1], "leave")
    await hall.clock.go_on(TIMES.unwatched + 60)
    before = await phase_in(town, code)
    await pass_time(town, [hall], 5 * DAY)
    assert await phase_in(town, code) == before, "computers play to its end what nobody plays any more"
    hall.live = await hall.house.find(code)
    assert viewers[1].key is not None
    back = await hall.knock("Person 2", viewers[1].key, ask=False)
    await hall.clock.go_on(600)
    hall.live.disconnect(back)
    assert [member.key for member in hall.table.persons] == [viewers[1].key], "the seat is theirs again"
    await hall.clock.go_on(60)
    round_now, _ = await phase_in(town, code)
    await pass_time(town, [hall], 5 * DAY)
    assert (await phase_in(town, code))[0] > round_now, "somebody plays: its clocks are waited for again"
