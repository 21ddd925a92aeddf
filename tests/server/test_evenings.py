"""Evenings of mishaps: nobody is played for who is there, nothing that is over is stored, and no table stands still."""

from pathlib import Path

import pytest

from moonhare.rules.state import awaited
from moonhare.server.pacing import HOUR
from tests.server.evenings import CLOCKS, TIMES, Evening
from tests.server.somebody import Somebody
from tests.server.worlds import EDITIONS

SEEDS = [pytest.param(seed, marks=[pytest.mark.long] if seed >= 5 else []) for seed in range(200)]


async def spend(folder: Path, seed: int) -> Evening:
    """An evening: rough and calm in turn, then all but one go and the computer plays for them, then all come back.

    Every other one has clocks: hard, soft, or an hour for each part, in which all but a watcher stay away.
    """
    evening = Evening(folder, seed)
    edition, players = EDITIONS[seed % len(EDITIONS)]
    time = CLOCKS[seed // 2 % len(CLOCKS)] if seed % 2 else None
    try:
        await evening.begin(edition, players, persons=2 + seed % (players - 1), time=time)
        for _ in range(3):
            await evening.rough(60)
            await evening.calm(60)
        over_days = time is not None and time.pace == "days"
        await evening.let_go(all_of_them=over_days)
        if over_days:
            await evening.calm(HOUR + 60, wander=False, paces=(60.0, 120.0))
        else:
            await evening.calm(400, wander=False)
        await evening.come_back()
        await evening.calm(10, wander=False)
        await evening.check_what_is_seen()
    finally:
        await evening.close()
    return evening


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_befalls_servers_nobody_present_is_played_for_and_no_table_stands_still(
    tmp_path: Path, seed: int
) -> None:
    evening = await spend(tmp_path, seed)
    assert evening.table is not None
    if evening.table.slow:
        assert evening.own_moves or evening.table.stage == "over", "its clock, if nobody else, has moved it on"
    else:
        assert evening.table.stage == "over", "one of them has played it to its end, with the computer for the others"


def awaits(evening: Evening, somebody: Somebody) -> bool:
    """Whether the game waits for somebody's cards or votes, as long as it takes."""
    table = evening.table
    if table is None or table.game is None or somebody.key is None:
        return False
    game = table.game
    return game.phase.name in ("giving", "voting") and table.seat(somebody.key) in awaited(game)


async def test_who_comes_back_while_the_holder_stands_still_in_the_middle_of_a_move_for_them_is_not_played_for(
    tmp_path: Path,
) -> None:
    """Its lease has not ended, and it knows nothing of anybody at the other server: the store alone refuses it."""
    evening = Evening(tmp_path, seed=1)
    try:
        await evening.begin("classic", 4, persons=2)
        evening.exchange.loss = 1.0
        holder, (_, guest, _) = evening.machines[0], evening.people
        for one in evening.people:
            one.keen = 1.0
        while not awaits(evening, guest):
            await evening.step(0.3)
        guest.keen = 0.0
        guest.disconnect(guest.tabs[0], back_in=float("inf"))
        await evening.step(TIMES.away - 0.1)
        other = evening.start()
        holder.armed = ("before", "paused", 2.5)
        while holder.state == "running":
            await evening.step(0.1)
        await guest.connect()
        assert [tab.machine for tab in guest.tabs] == [other]
        await evening.step(2.3)
        await evening.step(0.3)
        assert str(holder.state) == "running"
        assert (evening.outdated, evening.played_for) == (1, 0)
    finally:
        await evening.close()
