"""The commands for hosts: `serve` runs tables, `export` writes a table's games as logs, `forget` deletes a table."""

import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from moonhare.cli.saying import as_sentence, write_output
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from moonhare.server.settings import ServerSettings
    from moonhare.storage import Store

T = TypeVar("T")
Data = Annotated[
    str | None,
    typer.Option("--data", metavar="DIR", help="The folder for tables (or MOONHARE_DATA)."),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="A PostgreSQL for tables, which several servers may share (or MOONHARE_DATABASE).",
    ),
]


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("serve", short_help="Host tables, for browsers.")(serve_command)
    app.command("export", short_help="Write a table's game as a log.")(export_command)
    app.command("forget", short_help="Delete a table with all that belongs to it.")(forget_command)


def serve_command(
    *,
    host: Annotated[
        str | None,
        typer.Option("--host", metavar="ADDRESS", help="Where to listen (or MOONHARE_HOST): 127.0.0.1 unless told."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="PORT", help="The port (or MOONHARE_PORT): 8080 unless told; 0: any."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="N",
            help="Processes that share the work (or MOONHARE_WORKERS): 1 unless told, at most one a core.",
        ),
    ] = None,
    data: Data = None,
    database: Database = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser, where there are a display and a terminal.")
    ] = False,
) -> None:
    """Host tables until Ctrl+C: prints the address, and one for phones in the same network with a QR code.

    All settings may stand in the environment or in moonhare.toml in the data folder too: docs/hosting.md.

    \b
    Examples:
      moonhare serve --open
      moonhare serve --host 0.0.0.0 --port 8000 --data /srv/moonhare --workers 4
    """
    import structlog

    from moonhare.cli.outfit import usual_outfit
    from moonhare.server.checkup import hardly_meant
    from moonhare.server.greeting import greeting, own_address
    from moonhare.server.serving import CannotServe, serve
    from moonhare.server.settings import read_settings
    from moonhare.server.workers.serving import serve_with_workers

    flags = {"host": host, "port": port, "workers": workers, "data": data, "database": database}
    settings = read_settings(flags, os.environ)

    surprises = [*hardly_meant(settings, os.environ)]
    answered, log = threading.Event(), structlog.get_logger(__name__)

    def ready(port: int) -> None:
        answered.set()
        for check in surprises:
            log.warning(check.found, mend=check.mend)
        data, database, address = settings.folder.absolute(), _elsewhere(settings), own_address(settings.host, port)
        if settings.log_format == "json":
            log.info("Moonhare runs", address=address, data=str(data), database=database)
        else:
            _say(greeting(settings.host, port, qr=sys.stdout.isatty(), data=data, database=database))
        if open_browser and _somebody_looks():
            # A browser that blocks its caller is not to hold up the first request.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        if settings.workers > 1:
            interrupted = serve_with_workers(settings, (sys.executable, "-m", "moonhare.cli.worker"), ready=ready)
        else:
            interrupted = serve(settings, usual_outfit(), ready=ready)
    except CannotServe as reason:
        raise Refusal("cannot-serve", str(reason)) from None
    if interrupted and not answered.is_set():
        # What it was started for was never done; later, Ctrl+C is how it ends.
        raise KeyboardInterrupt


def _say(greeting: str) -> None:
    import structlog

    try:
        sys.stdout.write(f"{greeting}\n")
        sys.stdout.flush()
    except OSError as error:  # a full disk or a reader that has gone is to keep nobody from their game
        structlog.get_logger(__name__).warning("standard output cannot be written", error=error.strerror)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _elsewhere(settings: "ServerSettings") -> str:
    """Where tables are, if not in the data folder."""
    if not settings.database:
        return ""
    from moonhare.storage.postgres.connecting import place_of  # what it needs is not always there

    return place_of(settings.database)


def _somebody_looks() -> bool:
    """Whether there is a terminal, and a display for a browser's window."""
    display = sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return display and sys.stdout.isatty()


def export_command(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The table's code, e.g. LUMO-4821.")],
    game: Annotated[
        int | None, typer.Option("--game", metavar="N", min=1, help="Which game of the table.", show_default="the last")
    ] = None,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FILE", help="Where to write; - is standard output.")
    ] = "-",
    data: Data = None,
    database: Database = None,
) -> None:
    """Write a table's game as a log (JSON Lines), for `moonhare replay`; hands and votes are in it.

    Reads what is stored beside running servers, or without one.

    \b
    Examples:
      moonhare export LUMO-4821 --output evening.jsonl
      moonhare export lumo4821 --game 1 | moonhare replay -
    """
    from moonhare.server.export import export_games

    settings = _settings(data, database)
    games = with_store(settings, lambda store: export_games(store, code, _place(settings)))
    if not games:
        raise Refusal("no-game", f"No game has begun at table {code}.", table=code)
    number = len(games) if game is None else game
    if number > len(games):
        raise Refusal(
            "no-game", f"Table {code} has no game {number}: its last is {len(games)}.", table=code, game=number
        )
    write_output(output, games[number - 1])


def forget_command(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The table's code, e.g. LUMO-4821.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a table: its games, names and moves are gone for good.

    Works beside running servers, or without one; people at the table are told at once.

    \b
    Examples:
      moonhare forget LUMO-4821
    """
    from moonhare.server.live.credentials import read_code

    settings, found = _settings(data, database), read_code(code)

    async def remove(store: "Store") -> bool:
        return found is not None and await store.remove(found)

    if not with_store(settings, remove):
        raise Refusal("table-unknown", f"There is no table {found or code!r} in {_place(settings)}.", table=code)
    sys.stdout.write(f"Table {found} is deleted, with everything that belonged to it.\n")


def _place(settings: "ServerSettings") -> "Path | str":
    """Where the tables are, for a sentence: a database's address may hold a password."""
    return "the database" if settings.database else settings.folder


def _settings(data: str | None, database: str | None) -> "ServerSettings":
    from moonhare.server.settings import read_settings

    return read_settings({"data": data, "database": database}, os.environ)


def data_folder(data: str | None) -> "Path":
    """Where the tables are, by an option, the environment or the usual place.

    Raises `Refusal` ("storage") where they are in a database instead: by the folder's own settings, or by the
    environment unless the option names a folder.
    """
    from moonhare.server.settings import FILE_NAME, read_file

    settings = _settings(data, None)
    if not settings.database:
        return settings.folder
    said = "The tables are in PostgreSQL: pg_dump backs them up, pg_restore brings them back"
    if data is None:
        raise Refusal("storage", f"{said}; --data names a folder whose own tables are meant.")
    file = settings.folder / FILE_NAME
    if read_file(file).get("database"):
        raise Refusal("storage", f"{said}. {file} says so.")
    return settings.folder


def remind_of_database(folder: "Path") -> None:
    """Where the environment names a database, say that a folder which was named instead is not what servers use."""
    if os.environ.get("MOONHARE_DATABASE"):
        sys.stderr.write(f"MOONHARE_DATABASE is set: servers that have it use that database, and not {folder}.\n")


def with_store(settings: "ServerSettings", work: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
    """Do something with the tables that there are. Raises `Refusal` ("storage") where that cannot be done."""
    import asyncio

    from moonhare.cli.outfit import stored
    from moonhare.storage import StorageError

    async def do() -> T:
        async with stored(settings) as store:
            return await work(store)

    try:
        return asyncio.run(do())
    except StorageError as reason:
        raise Refusal("storage", as_sentence(reason)) from None
