"""Who plays an arena's evenings: this process, several on this machine, or a cluster of many.

Owns where work is done. What comes of it does not depend on that, and comes in the order in which it was asked for.
"""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple, TypeVar

from moonhare.rules.errors import Refusal

Asked = TypeVar("Asked")
Done = TypeVar("Done")

AHEAD: Final = 2
"""Pieces of work asked for beforehand, for each worker: none waits for the next, and little is lost at an end."""


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
def own_crew(workers: int) -> Iterator[Crew]:
    """Have so many processes on this machine; 1: this one."""
    if workers == 1:
        yield Crew(None, 1)
        return
    # Spawned, since a forked one would have this one's threads half.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_settle)
    try:
        yield Crew(executor, workers)
    finally:
        executor.shutdown(cancel_futures=True)


def _settle() -> None:
    """Leave Ctrl+C to whoever asked for the work, and go when they are gone, however they went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_go_after, args=(parent,), daemon=True).start()


def _go_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
