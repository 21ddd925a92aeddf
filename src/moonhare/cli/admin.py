"""The commands `admin …`: what runs now, for whoever hosts; no name, clue or card is shown."""

import os
import sys
from datetime import UTC, datetime
from typing import Annotated, Final

import typer

from moonhare.cli.backing import Json
from moonhare.cli.groups import group
from moonhare.cli.hosting import Data, Database, with_store
from moonhare.cli.saying import bar, print_json, print_table

NO_LIMIT: Final = {"most_tables": "any number", "full_seconds": "however late"}
"""What 0 means where it is one."""

admin_app = group("Say what runs now: tables, servers, limits.")


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    admin_app.command("tables", short_help="List tables, those touched last first.")(tables_command)
    admin_app.command("servers", short_help="List the servers that run on these tables.")(servers_command)
    admin_app.command("limits", short_help="List what a server of these settings allows.")(limits_command)
    app.add_typer(admin_app, name="admin")


def tables_command(
    *,
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, help="How many.")] = 50,
    here: Annotated[bool, typer.Option("--here", help="Only those that somebody looks at.")] = False,
    data: Data = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """List tables, those touched last first, beside running servers or without one.

    \b
    Examples:
      moonhare admin tables --here
    """
    from moonhare.server.logs import configure_logs
    from moonhare.server.overview import tables
    from moonhare.server.settings import read_settings

    settings = read_settings({"data": data, "database": database}, os.environ)
    configure_logs(settings)  # to standard error, beside the list
    with bar("Reading") as progress:
        found = with_store(settings, lambda store: tables(store, most=most, here=here, progress=progress))
    if json:
        print_json({"tables": found})
        return
    if not found:
        sys.stdout.write("Nobody looks at a table now.\n" if here else "There are no tables.\n")
        return
    rows = [
        (
            line.code,
            line.edition or "",
            line.stage or "unreadable",
            line.game,
            line.round,
            f"{line.here} of {line.people}",
            line.computers,
            _moment(line.touched),
        )
        for line in found
    ]
    columns = ("table", "edition", "stage", "game", "round", "people here", "computers", "touched")
    print_table("", columns, rows)


def servers_command(data: Data = None, database: Database = None, json: Json = False) -> None:
    """List the servers and workers that run on these tables now, and how much each looks after.

    \b
    Examples:
      moonhare admin servers --database postgresql://…
    """
    from moonhare.server.overview import servers
    from moonhare.server.settings import read_settings

    settings = read_settings({"data": data, "database": database}, os.environ)
    found = with_store(settings, servers)
    if json:
        print_json({"servers": found})
        return
    if not found:
        sys.stdout.write("No server runs on these tables now.\n")
        return
    rows = [
        (line.number, "alive" if line.alive else "has died", line.seconds, line.tables, line.people) for line in found
    ]
    print_table("", ("server", "state", "seconds since its last sign", "tables", "people"), rows)


def limits_command(data: Data = None, json: Json = False) -> None:
    """List the limits of a server with the settings of here: what is set, and what is usual.

    \b
    Examples:
      MOONHARE_LIMIT_SEATS=100/hour moonhare admin limits
    """
    import msgspec

    from moonhare.server.settings import ServerSettings, read_settings

    settings = read_settings({"data": data}, os.environ)
    usual, now = msgspec.structs.asdict(ServerSettings()), msgspec.structs.asdict(settings)
    names = [name for name in now if name.startswith(("limit_", "most_", "full_"))]
    if json:
        print_json({"limits": {name: {"value": now[name], "usual": usual[name]} for name in names}})
        return
    rows = [(name, _said(name, now[name]), _said(name, usual[name])) for name in names]
    print_table("", ("setting", "value", "usual"), rows)
    sys.stdout.write("What each counts stands in docs/hosting.md.\n")


def _said(name: str, value: object) -> str:
    return NO_LIMIT.get(name, "0") if value == 0 else str(value) or "any number"


def _moment(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
