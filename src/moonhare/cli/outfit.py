"""What a server is run with: where tables are kept, and which computer players there are."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager

import structlog

from moonhare.cli.extras import how_to_add
from moonhare.cli.knowing import knowledge
from moonhare.cli.seeing import SeeingCompany
from moonhare.decks import Shelf
from moonhare.decks.library import Library
from moonhare.locales import LANGUAGES
from moonhare.players import (
    ROSTER,
    Explainer,
    Knowledge,
    Player,
    Rememberer,
    SimplePlayer,
    Thinker,
)
from moonhare.server.bodies import PlayerInfo
from moonhare.server.live.company import Company, seed_of
from moonhare.server.messages import Key
from moonhare.server.seeing import terms_of
from moonhare.server.serving import Outfit
from moonhare.server.settings import ServerSettings
from moonhare.server.table.state import USUAL_PLAYER, Table
from moonhare.storage import SqliteStore, Steps, StorageError, Store
from moonhare.storage.sqlite.connecting import look

log = structlog.get_logger(__name__)


def usual_outfit() -> Outfit:
    """Tables in the data folder, and the players of the roster."""
    return Outfit(open_store=_open_store, company=company_of)


def company_of(library: Library, settings: ServerSettings) -> Company:
    """Gather the players of a server. Raises `Refusal` for an endpoint of a model that cannot be."""
    house, terms = HouseCompany(library), terms_of(settings)
    return house if terms is None else SeeingCompany(house, library, terms, settings.seeing_sets)


async def _open_store(settings: ServerSettings) -> Store:
    store = await _opened(settings, create=True)
    if store.moved is not None:
        moved = {"before": store.moved.before, "now": store.moved.now, "seconds": round(store.moved.seconds, 3)}
        log.info("what was stored has been moved to this version's form", **moved)
    return store


async def _opened(settings: ServerSettings, *, create: bool) -> Store:
    if not settings.database:
        return SqliteStore(settings.folder, create=create, together=settings.workers > 1)
    with needing_postgres():
        from moonhare.storage.postgres import PostgresStore  # what it needs is not always there
    store = PostgresStore(settings.database, create=create)
    try:
        await store.begin()
    except BaseException:
        await store.close()
        raise
    return store


async def steps_of(settings: ServerSettings) -> Steps:
    """How far the stored tables are, untouched. Raises `StorageError`."""
    if not settings.database:
        return look(settings.folder)
    with needing_postgres():
        from moonhare.storage.postgres import PostgresStore  # what it needs is not always there
    store = PostgresStore(settings.database, create=False)
    try:
        return await store.steps()
    finally:
        await store.close()


@contextmanager
def needing_postgres() -> Iterator[None]:
    """Import within the block. Raises `StorageError` where what the store in PostgreSQL needs is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        way = how_to_add("postgres")
        raise StorageError("PostgreSQL needs asyncpg, which is not installed", f"`{way}` adds it") from None


@asynccontextmanager
async def stored(settings: ServerSettings) -> AsyncIterator[Store]:
    """Open the tables that there are, beside running servers or without one. Raises `StorageError`."""
    store = await _opened(settings, create=False)
    try:
        yield store
    finally:
        await store.close()


class HouseCompany:
    """The players of the roster, whose taste comes from the table's secret seed, so that it outlasts a restart."""

    names = tuple(ROSTER)

    def __init__(self, library: Library) -> None:
        """Take the sets, of whose cards something can be said."""
        self._library, self._shelf = library, library.now
        self._knowledge = _knowledge_of(self._shelf)

    def offers(self) -> tuple[PlayerInfo, ...]:
        """All of them by name alone: what they see stays here."""
        return tuple(PlayerInfo(name=name) for name in self.names)

    def player(self, table: Table, key: Key) -> Player:
        """Who plays for a seat, in this game: or Party's clues, told before any hand is seen, would come again."""
        member = table.member(key)
        # One that another server seated here, or an earlier release, may be unknown.
        asked = (member.player if member is not None else None) or USUAL_PLAYER
        player = ROSTER.get(asked, ROSTER[USUAL_PLAYER])(self._known(table.language), seed_of(table, key))
        if isinstance(player, Rememberer):
            player.recall(table.told)
        return player

    def thinks(self, table: Table, key: Key) -> bool:
        """Whether a seat's player is asked ahead of time."""
        return isinstance(self.player(table, key), Thinker)

    def takes(self, table: Table, key: Key) -> tuple[float, float] | None:
        """All of them take the usual time."""

    def stand_in(self, table: Table, key: Key) -> Player:
        """The simple player: it is done at once."""
        return SimplePlayer(seed_of(table, key), self._known(table.language).clues)

    def why(self, table: Table, key: Key) -> str | None:
        """What a seat's player says of its vote: of the outcome alone, which everybody sees."""
        player, game = self.player(table, key), table.game
        if game is None or game.last is None or not isinstance(player, Explainer):
            return None
        return player.why(game.last, table.seat(key))

    def _known(self, language: str) -> Knowledge:
        if self._library.now is not self._shelf:
            # In this order: players think in threads, and none is to find what is new with what was known before.
            shelf = self._library.now
            self._knowledge = _knowledge_of(shelf)
            self._shelf = shelf
        return self._knowledge[language]


def _knowledge_of(shelf: Shelf) -> Mapping[str, Knowledge]:
    # Of cards that are gone from their sets too: games go on with them.
    return {language: knowledge(shelf.known, language) for language in LANGUAGES}
