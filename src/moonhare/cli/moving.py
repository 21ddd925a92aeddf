"""The command `migrate`: brings data to the form of this version, or from a folder into a PostgreSQL."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from moonhare.cli.backing import Json, as_refusals, broken, counted
from moonhare.cli.hosting import Data, Database
from moonhare.cli.saying import bar, print_json
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.server.backup import Verified
    from moonhare.server.settings import ServerSettings
    from moonhare.storage import Steps


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("migrate", short_help="Bring data to this version's form, or into PostgreSQL.")(migrate_command)


def migrate_command(
    *,
    to: Annotated[
        str | None,
        typer.Option("--to", metavar="URL", help="A PostgreSQL without tables, into which all of the folder goes."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say how far the data is; change nothing.")] = False,
    data: Data = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Bring stored tables to the form of this version, as a server does when it starts; or, with --to, into PostgreSQL.

    Every table is replayed afterwards. The folder stays as it was: set MOONHARE_DATABASE, and servers use the copy.

    \b
    Examples:
      moonhare migrate --check
      moonhare migrate --to postgresql://moonhare:…@db.example/moonhare
    """
    from moonhare.server.settings import read_settings

    if to is not None and (check or database is not None):
        raise Refusal("usage", "--to goes with --data alone.")
    if to is not None and not to.startswith(("postgresql://", "postgres://")):
        raise Refusal("usage", "--to has to be the address of a PostgreSQL, postgresql://user:password@host/name.")
    settings = read_settings({"data": data, "database": database if to is None else ""}, os.environ)
    where = str(settings.folder)
    with as_refusals(where):
        if to is not None:
            _move(settings, to, json=json)
        else:
            _update(settings, "the database" if settings.database else where, check=check, json=json)


def _update(settings: "ServerSettings", where: str, *, check: bool, json: bool) -> None:
    import asyncio

    from moonhare.cli.outfit import steps_of, stored

    async def verified() -> "Verified":
        from moonhare.server.backup import verify_tables

        with bar("Replaying") as progress:
            async with stored(settings) as store:
                return await verify_tables(store, progress)

    steps = asyncio.run(steps_of(settings))
    if not steps.taken:
        raise Refusal("storage", "There is no data in this database.")
    found = None if check else asyncio.run(verified())
    if json:
        now = steps.taken if check else max(steps.taken, steps.known)
        facts = {"from": steps.taken, "step": now, "known": steps.known, "needed": steps.needed}
        print_json(facts | ({} if found is None else {"tables": found.tables, "events": found.events}))
    else:
        sys.stdout.write(f"{where}: {_how_far(steps, done=not check)}")
        sys.stdout.write(".\n" if found is None else f". {counted(found)} replayed.\n")
    if found is not None and found.broken:
        raise Refusal("data-broken", f"Of what is stored {broken(found)}.", tables=found.broken)


def _how_far(steps: "Steps", *, done: bool) -> str:
    if steps.taken > steps.known:
        return f"a newer version's form (step {steps.taken}), which this one can use"
    if steps.taken == steps.known:
        return f"this version's form (step {steps.taken})"
    return f"moved from step {steps.taken} to {steps.known}" if done else f"at step {steps.taken} of {steps.known}"


def _move(settings: "ServerSettings", to: str, *, json: bool) -> None:
    import asyncio

    from moonhare.cli.outfit import needing_postgres, stored
    from moonhare.server.backup import verify_tables
    from moonhare.server.settings import read_settings

    moved = read_settings({"data": settings.data, "database": to}, os.environ)
    with needing_postgres():
        from moonhare.storage.postgres.filling import fill

    async def do() -> "Verified":
        with bar("Copying") as progress:
            await fill(to, settings.folder, progress)
        with bar("Replaying") as progress:
            async with stored(moved) as store:
                return await verify_tables(store, progress)

    found = asyncio.run(do())
    if json:
        print_json({"data": str(settings.folder), "tables": found.tables, "events": found.events})
    else:
        sys.stdout.write(f"{counted(found)} copied and replayed. Set MOONHARE_DATABASE, and servers use them there.\n")
        sys.stdout.write(f"{settings.folder} stays as it is; own card sets go into each server's data folder.\n")
    if found.broken:
        raise Refusal("data-broken", f"Copied as they were, but {broken(found)}.", tables=found.broken)
