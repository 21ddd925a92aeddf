"""Over several machines: the same result, though a worker is lost on the way."""

import os
import signal
from pathlib import Path

import pytest

from moonhare.arena.contest import contest
from moonhare.arena.crew import cluster_crew, own_crew
from moonhare.arena.journal import GAMES
from moonhare.arena.pairing import Setup
from moonhare.cli.knowing import provide


@pytest.mark.long
def test_a_cluster_that_loses_a_worker_gives_the_same_result(tmp_path: Path) -> None:
    from distributed import LocalCluster  # noqa: PLC0415 - slow, and whoever only looks for tests needs it not

    mine = Setup(players=("simple", "thing"), edition="standard", seats=4, sets=(), language="en", seed=1)
    with own_crew(1) as crew:
        contest(mine, 200, provide=provide, crew=crew, folder=tmp_path / "here")
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        process = cluster.workers[0].pid
        lost: list[int] = []

        def progress(done: int, games: int) -> None:
            if done >= 20 and not lost:
                os.kill(process, signal.SIGKILL)
                lost.append(process)

        with cluster_crew(cluster.scheduler_address) as crew:
            assert crew.workers == 2
            contest(mine, 200, provide=provide, crew=crew, folder=tmp_path / "there", progress=progress)
        assert lost
    assert (tmp_path / "there" / GAMES).read_bytes() == (tmp_path / "here" / GAMES).read_bytes()
