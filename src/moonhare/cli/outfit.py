"""What a server is run with: where tables are kept, and which computer players there are."""

import hashlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from moonhare.cli.knowing import knowledge
from moonhare.decks import Shelf, cards_by_id
from moonhare.decks.library import Library
from moonhare.locales import LANGUAGES
from moonhare.players import Knowledge, Player, SimplePlayer
from moonhare.server.messages import Key
from moonhare.server.serving import Outfit
from moonhare.server.settings import ServerSettings
from moonhare.server.table.state import USUAL_PLAYER, Table
from moonhare.storage import SqliteStore, Store


def usual_outfit() -> Outfit:
    """Tables in the data folder, and the simple player, who says of a card what its set does."""
    return Outfit(open_store=_open_store, company=SimpleCompany)


def _open_store(settings: ServerSettings) -> Store:
    return SqliteStore(settings.folder)


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Store]:
    """Open the tables that there are, beside a running server or without one. Raises `StorageError`."""
    store = SqliteStore(folder, create=False)
    try:
        yield store
    finally:
        await store.close()


class SimpleCompany:
    """Simple players whose taste comes from the table's secret seed, so that it outlasts a restart."""

    names = (USUAL_PLAYER,)

    def __init__(self, library: Library) -> None:
        """Take the sets, of whose cards something can be said."""
        self._library, self._shelf = library, library.now
        self._knowledge = _knowledge(self._shelf)

    def player(self, table: Table, key: Key) -> Player:
        """Who plays for a seat, in this game: or Party's clues, told before any hand is seen, would come again."""
        about = f"{table.seed} {table.game_number} {key}".encode()
        seed = int.from_bytes(hashlib.blake2b(about, digest_size=8).digest())
        if self._library.now is not self._shelf:
            self._shelf = self._library.now
            self._knowledge = _knowledge(self._shelf)
        return SimplePlayer(seed, self._knowledge[table.language].clues)

    def takes(self, table: Table, key: Key) -> None:
        """None of them takes any time."""

    stand_in = player


def _knowledge(shelf: Shelf) -> Mapping[str, Knowledge]:
    # Of cards that are gone from their sets too: games go on with them.
    cards = cards_by_id(shelf.known)
    return {language: knowledge(cards, language) for language in LANGUAGES}
