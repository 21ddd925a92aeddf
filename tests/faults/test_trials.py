"""A bounded sample of `make faults`."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from moonhare.cli.outfit import stored
from moonhare.server.settings import ServerSettings
from scripts.postgres import Database
from tests.faults.checking import check
from tests.faults.earlier import commit_before, sources_of
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
    async with stored(ServerSettings(data=str(tmp_path / "data"))) as store:
        assert await check(store, people) == []
    assert trial.report.commands > 50


@pytest.mark.skipif(commit_before() is None, reason="there is no history here")
async def test_nor_when_servers_of_an_earlier_version_are_updated_one_by_one_beside_those_of_today(
    tmp_path: Path,
) -> None:
    earlier = sources_of(commit_before() or "", tmp_path / "earlier")
    nodes = Nodes(tmp_path / "data", 2, sources=earlier, **QUICK)
    await nodes.start()
    try:
        trial = Trial(nodes, seed=5)
        people = await trial.run(tables=3, seconds=2, pause=(0.3, 0.6), faults={"update": 1.0})
    finally:
        await nodes.stop()
    async with stored(ServerSettings(data=str(tmp_path / "data"))) as store:
        assert await check(store, people) == []
    assert len(nodes.old) < 2
    assert trial.report.commands > 50


@pytest.mark.long
async def test_nor_when_servers_on_one_database_are_killed_and_the_database_is_started_again(
    tmp_path: Path, postgres: Database
) -> None:
    """People of one table at different servers play to the end."""
    postgres.empty()
    nodes = Nodes(tmp_path / "data", 3, database=postgres.address, **QUICK)
    await nodes.start()

    async def restart() -> None:
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)

    try:
        trial = Trial(nodes, seed=3, restart_database=restart)
        faults = {"kill": 2.0, "database": 2.0, "cut": 1.0}
        people = await trial.run(tables=3, seconds=6, pause=(0.1, 0.5), faults=faults)
    finally:
        await nodes.stop()
    async with stored(ServerSettings(database=postgres.address)) as store:
        assert await check(store, people) == []
    assert trial.report.struck.total() > 1
    assert trial.report.commands > 50
