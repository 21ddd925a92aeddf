"""Servers that share one store, each a process with a port of its own, and what can befall them."""

import asyncio
import os
import resource
import signal
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from tests.server.test_killed import Process

CLOCK = Path(__file__).parent / "clock"


class Nodes:
    """Several servers on one folder or database; `down` remembers when none of them answered."""

    def __init__(
        self,
        folder: Path,
        number: int,
        errors: IO[bytes] | None = None,
        *,
        sources: Path | None = None,
        **settings: Any,
    ) -> None:
        """Take a folder that they share, how many there are, and what each is set to.

        `sources`: where an earlier program stands, which they are until they are brought up to date.
        """
        self.folder = folder
        self._offset = folder.with_name(f"{folder.name}-clock")
        self._offset.write_bytes(bytes(8))
        path = str(CLOCK) if sources is None else f"{sources}{os.pathsep}{CLOCK}"
        environment = {"PYTHONPATH": path, "MOONHARE_TESTS_CLOCK": str(self._offset)}
        self.all = [Process(folder, errors=errors, environment=environment, **settings) for _ in range(number)]
        self.answering = set[Process]()
        self.back: dict[Process, float] = {}
        """When each last began to answer."""
        self.old = [] if sources is None else list(self.all)
        """Those that are still the earlier program."""

    async def start(self, *nodes: Process) -> None:
        """Start some, or all."""
        for node in nodes or self.all:
            await node.start()
            self.answering.add(node)
            self.back[node] = time.monotonic()

    async def stop(self) -> None:
        """Stop all, as a host would."""
        for node in self.all:
            with suppress(ProcessLookupError):
                self.signal(node, signal.SIGCONT)
        await asyncio.gather(*(node.stop() for node in self.answering))

    async def kill(self, node: Process) -> None:
        """Kill one in the middle."""
        self.answering.discard(node)
        with suppress(ProcessLookupError):
            await node.kill()

    async def update(self) -> None:
        """Stop one that is still the earlier program, as a host would, and start today's in its place."""
        node = self.old.pop(0)
        self.answering.discard(node)
        await node.stop()
        node.environment["PYTHONPATH"] = str(CLOCK)
        await self.start(node)

    def workers(self, node: Process) -> list[int]:
        """Processes that a node has started."""
        if node.process is None or node not in self.answering:
            return []
        children = Path(f"/proc/{node.process.pid}/task/{node.process.pid}/children")
        return [int(number) for number in children.read_text().split()] if children.exists() else []

    def signal(self, node: Process, number: signal.Signals) -> None:
        """Send a signal to a node and to all that it has started."""
        if node.process is not None and node in self.answering:
            for process in (node.process.pid, *self.workers(node)):
                with suppress(ProcessLookupError):
                    os.kill(process, number)

    def kill_process(self, number: int) -> None:
        """Kill one of those processes."""
        os.kill(number, signal.SIGKILL)

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """Let no file of theirs grow, as on a disk without room."""
        running = [(node, node.process.pid) for node in self.answering if node.process is not None]
        processes = [pid for node, own in running for pid in (own, *self.workers(node))]
        for pid in processes:
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            for pid in processes:
                with suppress(ProcessLookupError):
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def move_clocks(self, seconds: float) -> None:
        """Put the clock of this machine so far from the true one."""
        # In one: whoever looks meanwhile sees the one or the other.
        with self._offset.open("r+b") as file:
            os.pwrite(file.fileno(), struct.pack("d", seconds), 0)
