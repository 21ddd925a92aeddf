"""Who plays an arena's evenings: this process, several on this machine, or a cluster of many.

Owns where work is done. What comes of it does not depend on that, and comes in the order in which it was asked for.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, TypeVar

from moonhare.rules.errors import Refusal

Asked = TypeVar("Asked")
Done = TypeVar("Done")

AHEAD: Final = 2
"""Pieces of work asked for beforehand, for each worker: none waits for the next, and little is lost at an end."""


TIMEOUT: Final = 10
"""Seconds in which a scheduler answers and has a worker."""


class Crew(NamedTuple):
    """Some workers; nobody but this process where there is no executor."""

    executor: Executor | None
    workers: int

    def work(self, do: Callable[[Asked], Done], pieces: Iterable[Asked]) -> Iterator[Done]:
        """Do one piece after another, several at a time. Raises `Refusal` ("worker-lost") where a worker has gone."""
        if self.executor is None:
            yield from map(do, pieces)
            return
        waiting: deque[Future[Done]] = deque()
        try:
            for piece in pieces:
                waiting.append(self.executor.submit(do, piece))
                if len(waiting) > AHEAD * self.workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool as error:
            raise Refusal("worker-lost", "A worker was stopped. Started again, it goes on where it was.") from error
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def cluster_crew(address: str) -> Iterator[Crew]:
    """Have the workers of a Dask scheduler, which come and go; what a lost one had begun others begin anew.

    All of them have this package, and the sets, as they are here. Raises `Refusal` ("cluster-unreachable").
    """
    from distributed import Client  # noqa: PLC0415 - slow to import, and an extra of its own

    # What Dask has of types is half of them.
    connect: Any = Client
    try:
        client = connect(address, timeout=TIMEOUT)
    except (OSError, ValueError) as error:
        raise Refusal("cluster-unreachable", f"No scheduler answers at {address}.", address=address) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=TIMEOUT)
        except TimeoutError as error:
            raise Refusal(
                "cluster-unreachable", f"The scheduler at {address} has no worker.", address=address
            ) from error
        yield Crew(client.get_executor(), sum(client.ncores().values()))


@contextmanager
def own_crew(workers: int) -> Iterator[Crew]:
    """Have so many processes on this machine; 1: this one."""
    if workers == 1:
        yield Crew(None, 1)
        return
    # Spawned, since a forked one would have this one's threads half.
    context = multiprocessing.get_context("spawn")
    line, held = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_settle, initargs=(line,))
    try:
        yield Crew(executor, workers)
    except BaseException:
        # Whoever wants an end does not wait for what was begun.
        held.close()
        raise
    finally:
        executor.shutdown(cancel_futures=True)
        held.close()
        line.close()


def _settle(line: Connection) -> None:
    """Leave Ctrl+C to whoever asked for the work, and go when they let go of the line: so they do however they end.

    What a player prints goes to standard error, as it does in this process: the report is what stands on the other.
    """
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_after, args=(line,), daemon=True).start()


def _go_after(line: Connection) -> None:
    line.poll(None)
    os._exit(1)
