"""A table's games as logs, for the host who asks: hands and votes included, so not for players at a running table.

What somebody gave or voted and then exchanged is in none.
"""

from pathlib import Path

from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameStarted
from moonhare.rules.log import settled, write_log
from moonhare.server.live.credentials import read_code
from moonhare.server.table.events import InGame, decode
from moonhare.storage import Store


async def export_games(store: Store, code: str, where: Path | str) -> tuple[bytes, ...]:
    """Read a table's games from a store, beside a running server or without one: one log a game, in order.

    `where`: what the store is, to be named where there is no such table.
    The last one may be running still. Raises `Refusal` ("table-unknown") and `StorageError`.
    """
    found = read_code(code)
    entries = () if found is None else (await store.read(found)).entries
    if not entries:
        raise Refusal("table-unknown", f"There is no table {found or code!r} in {where}.", table=code)
    games: list[list[AnyEvent]] = []
    for entry in entries:
        event = decode(entry.data)
        if isinstance(event, InGame):
            if isinstance(event.event, GameStarted):
                games.append([])
            games[-1].append(event.event)
    return tuple(write_log(settled(game)) for game in games)
