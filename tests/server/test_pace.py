"""A table's clocks, on a clock whose hands the test turns: each part of a round, soft and hard, in every edition."""

import pytest

from moonhare.rules.commands import GiveCards
from moonhare.server.messages import Refused
from moonhare.server.pacing import PACES, Limits
from moonhare.server.time_messages import AddTime, ChooseTime, MoveOn, PauseTime
from moonhare.storage import GRACE
from tests.server.worlds import EDITIONS, FakeViewer, Hall, Town, a_town

LIMITS = Limits(clue=90, give=60, vote=50, points=20)
PARTS = ("clue", "give", "vote")
SECONDS = {"clue": 90, "give": 60, "vote": 50}
PHASES = {"clue": ("announcing", "telling"), "give": ("giving",), "vote": ("voting",)}


async def open_timed(
    hall: Hall, *, persons: int = 4, edition: str = "standard", hard: bool = True, part: str = "clue"
) -> list[FakeViewer]:
    """A game of persons with clocks, come as far as a part of its first round."""
    viewers = await hall.open(persons=persons, edition=edition)
    await hall.do(viewers[0], ChooseTime(pace="own", limits=LIMITS, hard=hard))
    await hall.clock.go_on(0)
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(0)
    while viewers[0].phase not in PHASES[part]:
        await act_for_one(hall, viewers)
    await hall.clock.go_on(0)
    return viewers


def awaited(viewer: FakeViewer) -> list[int]:
    return [seat for seat, now in enumerate(viewer.game.public.standings) if now == "awaited"]


async def act_for_one(hall: Hall, viewers: list[FakeViewer]) -> None:
    for seat in awaited(viewers[0]):
        own = viewers[seat].game.own
        assert own is not None
        naming = viewers[0].game.public.namings
        half = len(viewers) // 2
        one = naming[seat % half] if naming else None
        if own.may.exchange or (one and one.by == seat and not one.agreed):
            continue
        await hall.act(viewers[seat])
        return
    raise AssertionError("nobody can do anything")


def limit(viewer: FakeViewer) -> float | None:
    """Seconds left of the host's clock, as a viewer sees it when the last frame left."""
    view = viewer.view
    found = [left for clock, left in zip(view.public.clocks, view.left, strict=True) if clock.what == "limit"]
    return found[0] if found else None


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_a_hard_clock_acts_at_its_end_for_all_who_are_awaited_and_not_before(
    hall: Hall, edition: str, players: int, part: str
) -> None:
    viewers = await open_timed(hall, persons=players, edition=edition, part=part)
    assert limit(viewers[0]) == SECONDS[part]
    before = viewers[0].game.public
    await hall.clock.go_on(SECONDS[part] - 0.5)
    assert viewers[0].game.public == before
    await hall.clock.go_on(1)
    assert viewers[0].phase not in PHASES[part]
    assert all(viewer.view.public == viewers[0].view.public for viewer in viewers)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_a_soft_clock_does_nothing_by_itself_and_then_the_host_may_move_on(
    hall: Hall, edition: str, players: int, part: str
) -> None:
    viewers = await open_timed(hall, persons=players, edition=edition, part=part, hard=False)
    assert await hall.refusal(viewers[0], MoveOn()) == "not-over"
    await hall.clock.go_on(SECONDS[part] + 12)
    assert viewers[0].phase in PHASES[part]
    watcher = hall.connect(None)
    assert limit(watcher) == -12, "how long it is over is told too"
    await hall.do_type(viewers[0], "move-on")
    assert viewers[0].phase not in PHASES[part]


async def test_where_the_host_does_not_most_of_those_who_have_finished_let_it_move_on(hall: Hall) -> None:
    viewers = await open_timed(hall, persons=6, part="vote", hard=False)
    teller = viewers[0].game.public.storyteller
    assert teller is not None
    voters = [viewer for seat, viewer in enumerate(viewers) if seat not in (teller, 0)]
    for viewer in voters[:2]:
        await hall.act(viewer)
    await hall.clock.go_on(51)
    # Finished: the storyteller and two voters, and where the host tells, two.
    finished = [*voters[:2], *([viewers[teller]] if teller else [])]
    assert await hall.refusal(voters[-1], MoveOn()) == "still-awaited"
    await hall.do_type(finished[0], "move-on")
    assert viewers[0].phase == "voting"
    assert viewers[0].view.public.time is not None
    assert viewers[0].view.public.time.asked == (finished[0].key,)
    await hall.do_type(finished[0], "move-on")
    assert viewers[0].phase == "voting", "one person asks once"
    # A vote that comes before most have asked counts.
    await hall.act(voters[-1])
    await hall.do_type(finished[1], "move-on")
    if viewers[0].phase == "voting":
        await hall.do_type(voters[-1], "move-on")
    assert viewers[0].phase == "showing"


async def test_no_computer_acts_for_somebody_connected_where_no_clock_is_over(hall: Hall) -> None:
    viewers = await hall.open(persons=4, start=True)
    await hall.clock.go_on(3600)
    assert viewers[0].phase == "announcing"
    assert await hall.refusal(viewers[0], MoveOn()) == "not-over"


async def test_the_host_adds_half_a_minute_and_stops_the_clock_and_nobody_else_does(hall: Hall) -> None:
    viewers = await open_timed(hall, part="give")
    await hall.clock.go_on(50)
    await hall.do(viewers[0], AddTime())
    await hall.clock.go_on(0)
    assert limit(viewers[1]) == 40
    assert await hall.refusal(viewers[1], AddTime()) == "host-only"
    assert await hall.refusal(viewers[1], PauseTime(paused=True)) == "host-only"
    await hall.do(viewers[0], PauseTime(paused=True))
    await hall.clock.go_on(500)
    assert viewers[0].phase == "giving"
    assert viewers[1].view.public.time is not None
    assert viewers[1].view.public.time.paused_by == viewers[0].key
    assert limit(hall.connect(None)) == 40, "it has left what it had"
    await hall.do(viewers[0], PauseTime(paused=False))
    await hall.clock.go_on(0)
    assert limit(viewers[1]) == 40
    await hall.clock.go_on(39)
    assert viewers[0].phase == "giving"
    await hall.clock.go_on(2)
    assert viewers[0].phase == "voting"


async def test_what_is_over_softly_gets_its_half_minute_from_now_on(hall: Hall) -> None:
    viewers = await open_timed(hall, part="give", hard=False)
    await hall.clock.go_on(100)
    await hall.do(viewers[0], AddTime())
    await hall.clock.go_on(0)
    assert limit(viewers[1]) == 30
    assert await hall.refusal(viewers[0], MoveOn()) == "not-over"


async def test_points_stay_as_long_as_the_host_wants_and_go_by_themselves(hall: Hall) -> None:
    viewers = await open_timed(hall, part="vote", hard=False)
    while viewers[0].phase == "voting":
        await act_for_one(hall, viewers)
    await hall.clock.go_on(19)
    assert viewers[0].phase == "showing"
    await hall.clock.go_on(2)
    assert viewers[0].phase == "telling"


@pytest.mark.parametrize("part", PARTS)
async def test_a_clock_stands_still_while_nobody_looks_and_rings_once_after_a_restart(town: Town, part: str) -> None:
    here = town.hall()
    viewers = await open_timed(here, part=part)
    await here.clock.go_on(SECONDS[part] - 30)
    await town.kill(here)
    await town.clock.go_on(10_000)
    there = town.hall(seed=2)
    there.live = await there.house.find(here.table.code)
    again = [there.connect(viewer.key) for viewer in viewers]
    await town.clock.go_on(0)
    left = limit(again[0])
    assert left is not None
    assert 29 <= left <= 34, "the rest begins at the dead server's last sign"
    head = there.live.numbers.head
    await town.clock.go_on(left - 0.5)
    assert there.live.numbers.head == head
    await town.clock.go_on(1)
    assert again[0].phase not in PHASES[part]
    following = there.live.numbers.head
    await town.clock.go_on(5)
    assert there.live.numbers.head == following, "the next part has its own time"


async def test_a_clock_that_was_stopped_stays_so_over_a_restart(town: Town) -> None:
    here = town.hall()
    viewers = await open_timed(here, part="give")
    await here.clock.go_on(20)
    await here.do(viewers[0], PauseTime(paused=True))
    await here.clock.go_on(1)
    await town.kill(here)
    await town.clock.go_on(10_000)
    there = town.hall(seed=2)
    there.live = await there.house.find(here.table.code)
    again = [there.connect(viewer.key) for viewer in viewers]
    await town.clock.go_on(100)
    assert again[0].phase == "giving"
    assert limit(there.connect(None)) == 40


@pytest.mark.parametrize("part", PARTS)
async def test_of_two_servers_one_lets_the_clock_ring_and_both_show_the_same(town: Town, part: str) -> None:
    here, there = town.hall(), town.hall(seed=2)
    viewers = await open_timed(here, part=part)
    there.live = await there.house.find(here.table.code)
    far = [there.connect(viewer.key) for viewer in viewers[2:]]
    await town.clock.go_on(1)
    # The host is at the server that holds nothing.
    await there.do(there.connect(viewers[0].key), AddTime(), name="at-the-other-one")
    await town.clock.go_on(1)
    assert limit(far[0]) == limit(viewers[2])
    await town.clock.go_on(SECONDS[part] + 26)
    assert viewers[0].phase in PHASES[part]
    await town.clock.go_on(GRACE + 4)
    assert viewers[0].phase not in PHASES[part]
    assert far[0].view.public.game == viewers[2].view.public.game
    assert far[0].view == viewers[2].view


@pytest.mark.parametrize("hard", [True, False])
async def test_a_computer_tells_the_first_clue_once_the_time_that_the_host_gives_is_over(
    hall: Hall, hard: bool
) -> None:
    host, _, _ = await hall.open(persons=3, computers=1)
    await hall.do(host, ChooseTime(pace="own", limits=LIMITS, hard=hard))
    await hall.do_type(host, "start-game")
    await hall.clock.go_on(0)
    assert limit(host) == LIMITS.clue
    await hall.clock.go_on(SECONDS["clue"] - 1)
    await hall.do_type(host, "add-time")
    await hall.clock.go_on(20)
    await hall.do_type(host, "pause-time", paused=True)
    await hall.clock.go_on(1000)
    assert host.phase == "announcing"
    await hall.do_type(host, "pause-time", paused=False)
    await hall.clock.go_on(10.5)
    assert host.phase == "announcing"
    await hall.clock.go_on(4)
    assert host.phase == "giving"
    teller = host.game.public.storyteller
    assert teller is not None
    assert hall.table.members[teller].kind == "computer"


async def test_over_days_nobody_is_away_and_only_the_clock_acts(hall: Hall) -> None:
    viewers = await hall.open(persons=4)
    await hall.do(viewers[0], ChooseTime(pace="days", hours=1))
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(1)
    await hall.act(viewers[1])
    for viewer in viewers[1:]:
        hall.live.disconnect(viewer)
    await hall.clock.go_on(3000)
    assert viewers[0].phase == "giving"
    assert {member.presence for member in viewers[0].view.public.members} == {"here"}
    assert hall.table.host == viewers[0].key
    # While nobody at all looks, the time passes all the same.
    hall.live.disconnect(viewers[0])
    await hall.clock.go_on(600)
    hall.live = await hall.house.find(hall.table.code)
    back = hall.connect(viewers[0].key)
    await hall.clock.go_on(GRACE + 1)
    assert back.phase == "voting"


async def test_over_days_the_points_wait_for_everybody(hall: Hall) -> None:
    viewers = await hall.open(persons=4)
    await hall.do(viewers[0], ChooseTime(pace="days"))
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(1)
    while viewers[0].phase != "showing":
        await act_for_one(hall, viewers)
    await hall.clock.go_on(1800)
    assert viewers[0].phase == "showing"


async def test_a_pace_is_chosen_by_its_name_or_by_numbers_and_ends_with_a_word(hall: Hall) -> None:
    (host,) = await hall.open()
    for name, limits in PACES.items():
        await hall.do_type(host, "choose-time", pace=name, hard=True)
        time = host.view.public.time
        assert time is not None
        assert (time.pace.name, time.pace.give, time.pace.hard) == (name, limits.give, True)
    assert await hall.refusal(host, ChooseTime(pace="own")) == "limits-missing"
    assert await hall.refusal(host, ChooseTime(pace="own", limits=Limits())) == "limits-missing"
    await hall.do_type(host, "choose-time", pace=None)
    assert host.view.public.time is None


@pytest.mark.parametrize("command", [AddTime(), PauseTime(paused=True)])
async def test_without_a_clock_nothing_is_added_or_stopped(hall: Hall, command: AddTime | PauseTime) -> None:
    viewers = await hall.open(persons=3, start=True)
    answer = await hall.do(viewers[0], command)
    assert isinstance(answer, Refused)
    assert answer.code == "no-clock"


async def test_no_more_than_half_an_hour_is_added_to_one_part(hall: Hall) -> None:
    viewers = await open_timed(hall)
    for _ in range(60):
        await hall.do_type(viewers[0], "add-time")
    assert await hall.refusal(viewers[0], AddTime()) == "time-enough"


async def test_when_a_clock_rings_and_what_is_seen_until_then_tells_nothing_of_what_was_given() -> None:
    seen: list[tuple[list[bytes], list[str]]] = []
    for first, second, again in ((0, 0, True), (1, 2, False)):
        async with a_town() as town:
            hall = town.hall()
            viewers = await open_timed(hall, persons=4, part="give")
            watcher = hall.connect(None)
            teller = viewers[0].game.public.storyteller
            others = [viewer for seat, viewer in enumerate(viewers) if seat != teller]
            for viewer, place in zip(others[:2], (first, second), strict=True):
                assert viewer.game.own is not None
                hand = viewer.game.own.hand
                await hall.do(viewer, GiveCards(cards=(hand[place],)))
                if again:
                    await hall.clock.go_on(0)
                    await hall.do(viewer, GiveCards(cards=(hand[place + 1],)))
                await hall.clock.go_on(7)
            await hall.clock.go_on(60 - 14 - 0.1)
            assert watcher.phase == "giving"
            told = [*watcher.frames], [*others[2].told]
            await hall.clock.go_on(0.2)
            assert watcher.phase == "voting"
            seen.append(told)
    assert seen[0] == seen[1]
