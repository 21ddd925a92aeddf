"""A bounded sample of `make faults`."""

from pathlib import Path
from typing import Any

import pytest

from moonhare.cli.outfit import stored
from tests.faults.checking import check
from tests.faults.nodes import Nodes
from tests.faults.trial import Trial

QUICK: dict[str, Any] = {"pace": 0.02, "limit_tables": "", "limit_seats": "", "limit_sockets": 100_000}


@pytest.mark.parametrize(
    ("number", "workers"),
    [pytest.param(1, 1, marks=pytest.mark.long), (1, 2), pytest.param(2, 1, marks=pytest.mark.long)],
    ids=["one", "workers", "two"],
)
async def test_whatever_fails_nothing_acknowledged_is_lost_or_done_twice(
    tmp_path: Path, number: int, workers: int
) -> None:
    nodes = Nodes(tmp_path / "data", number, workers=workers, **QUICK)
    await nodes.start()
    try:
        trial = Trial(nodes, seed=number + workers, longest_pause=1.0)
        people = await trial.run(tables=3, seconds=3, pause=(0.05, 0.3))
    finally:
        await nodes.stop()
    async with stored(tmp_path / "data") as store:
        assert await check(store, people) == []
    assert trial.report.commands > 50
