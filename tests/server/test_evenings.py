"""Evenings of mishaps: nobody is played for who is there, nothing that is over is stored, and no table stands still."""

from pathlib import Path

import pytest

from tests.server.evenings import Evening
from tests.server.worlds import EDITIONS

SEEDS = [pytest.param(seed, marks=[pytest.mark.long] if seed >= 10 else []) for seed in range(200)]


async def spend(folder: Path, seed: int) -> Evening:
    """An evening: rough and calm in turn, then all go and the computer plays on, then all come back."""
    evening = Evening(folder, seed)
    edition, players = EDITIONS[seed % len(EDITIONS)]
    try:
        await evening.begin(edition, players, persons=2 + seed % (players - 1))
        for _ in range(3):
            await evening.rough(60)
            await evening.calm(60)
        await evening.let_all_go()
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
    assert evening.own_moves
    assert evening.table is not None
    assert evening.table.stage == "over", "the computer has played it to its end"
