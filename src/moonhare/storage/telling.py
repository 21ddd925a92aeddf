"""Telling those who wait for a transaction what became of their part of it, whichever database it went to."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from moonhare.storage.errors import StorageError

if TYPE_CHECKING:
    import asyncio


def tell(waiting: "Iterable[asyncio.Future[Any]]", results: Iterable[Any]) -> None:
    """Give each who waits the result in the same place; a `StorageError` is raised where they wait."""
    for told, result in zip(waiting, results, strict=True):
        if told.done():  # whoever waited has gone; it is stored all the same
            continue
        if isinstance(result, StorageError):
            told.set_exception(result)
        else:
            told.set_result(result)
