"""An event loop in a thread of its own: the browser's driver keeps one in the thread where all tests run."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_aside(work: Coroutine[Any, Any, T]) -> T:
    """Run something that needs an event loop, and give what it gives."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
