"""The command `doctor`: looks over a set-up, says what is wrong with it and how to mend it."""

import os
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.backing import Json, broken
from moonhare.cli.hosting import Data, Database
from moonhare.cli.saying import as_sentence, bar, print_json
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from moonhare.server.checkup import Check
    from moonhare.server.settings import ServerSettings

COLOURS: Final = {"ok": "green", "warning": "yellow", "error": "red"}

OLDEST: Final = 130_000
"""The version of PostgreSQL that is needed, as it counts: 13."""

CONNECTIONS: Final = 5
"""That each process needs."""

FORBIDDEN: Final = "Run this as whoever serves; if it is they, see that the folder and all in it belong to them."
"""What to do about a folder, or a file in it, that may not be read."""

ASTRAY: Final = 5.0
"""Seconds that two machines' clocks may differ before somebody should be told."""


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor", short_help="Say what is wrong with a set-up, and how to mend it.")(doctor_command)


def doctor_command(
    *,
    quick: Annotated[bool, typer.Option("--quick", help="Do not replay every table that is stored.")] = False,
    data: Data = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Look over settings, folder, tables, sets, address and machine, beside a running server or before the first one.

    Changes nothing. Ends with status 1 where something is wrong; warnings alone are none.

    \b
    Examples:
      moonhare doctor
      MOONHARE_BEHIND_PROXY=true moonhare doctor --data /var/lib/moonhare
    """
    import asyncio

    from moonhare.server.checkup import Check, examine
    from moonhare.server.settings import read_settings

    try:
        settings = read_settings({"data": data, "database": database}, os.environ)
    except Refusal as refusal:
        mend = FORBIDDEN if refusal.code == "settings-forbidden" else "docs/hosting.md tells what it may be."
        checks = [Check(name="settings", state="error", found=refusal.message, mend=mend)]
    else:
        seen = examine(settings, os.environ, runs=lambda: asyncio.run(_runs(settings)))
        checks = [*seen, *asyncio.run(_gathered(settings, quick=quick))]
    if json:
        print_json({"ok": all(check.state != "error" for check in checks), "checks": checks})
    else:
        _show(checks)
    raise typer.Exit(int(any(check.state == "error" for check in checks)))


async def _runs(settings: "ServerSettings") -> bool:
    """Whether a server runs on these tables; yes where another version has them, which we cannot ask."""
    from moonhare.cli.outfit import steps_of, stored
    from moonhare.server.overview import servers
    from moonhare.storage import StorageError

    try:
        steps = await steps_of(settings)
        if steps.taken != steps.known:
            return steps.taken > 0
        async with stored(settings) as store:
            return any(server.alive for server in await servers(store))
    except StorageError:  # there are none, or what is wrong with them is told elsewhere
        return False


async def _gathered(settings: "ServerSettings", *, quick: bool) -> "list[Check]":
    from moonhare.server.checkup import Check
    from moonhare.storage import StorageError

    found: list[Check] = []
    try:
        async for check in _stored(settings, quick=quick):
            found.append(check)  # noqa: PERF401 - what was found before something failed is told too
    except StorageError as reason:
        usual = (
            "docs/hosting.md tells what it needs." if settings.database else "`moonhare restore` brings a backup back."
        )
        said = " ".join(reason.found.split()).rstrip(".")
        mend = as_sentence(reason.mend) if reason.mend else usual
        found.append(Check(name="tables", state="error", found=said, mend=mend))
    return found


async def _stored(settings: "ServerSettings", *, quick: bool) -> "AsyncIterator[Check]":
    """Look at what is stored, and where. Raises `StorageError`."""
    from moonhare.cli.outfit import steps_of, stored
    from moonhare.server.backup import verify_tables
    from moonhare.server.checkup import Check
    from moonhare.storage.sqlite import FILE_NAME
    from moonhare.storage.sqlite.copying import check_database

    if settings.database:
        async for check in _database(settings):
            yield check
    elif (settings.folder / FILE_NAME).is_file():
        check_database(settings.folder)
    else:
        yield Check(name="tables", state="ok", found="none yet")
        return
    steps = await steps_of(settings)
    if not steps.taken:
        yield Check(name="tables", state="ok", found="none yet")
        return
    if steps.taken < steps.known:
        found = f"at step {steps.taken} of {steps.known}; the next server that starts moves them"
        yield Check(name="tables", state="ok", found=found)
    if quick or steps.taken < steps.known:
        return
    with bar("Replaying") as progress:
        async with stored(settings) as store:
            verified = await verify_tables(store, progress)
    if verified.broken:
        mend = "Keep a copy of the data and report it; `moonhare forget CODE` removes one."
        yield Check(name="tables", state="error", found=broken(verified), mend=mend)
    else:
        yield Check(name="tables", state="ok", found=f"{verified.tables}, every one of which can be replayed")


async def _database(settings: "ServerSettings") -> "AsyncIterator[Check]":
    from moonhare.cli.outfit import needing_postgres
    from moonhare.server.checkup import Check

    with needing_postgres():
        from moonhare.storage.postgres.examining import examine
        from moonhare.storage.postgres.migrations import GRANT
    facts = await examine(settings.database)
    version = f"PostgreSQL {facts.version // 10_000}.{facts.version % 10_000}"
    if facts.version < OLDEST:
        yield Check(name="database", state="error", found=f"{version} is too old", mend="Take 13 or newer.")
    for name in ("fsync", "full_page_writes"):
        if not getattr(facts, name):
            found = f"{name} is off: what was acknowledged may be lost when its machine falls over"
            yield Check(name="database", state="error", found=found, mend=f"Set {name} = on in postgresql.conf.")
    needed = CONNECTIONS * settings.workers
    if facts.free < needed:
        found = f"{facts.free} connections are free, and {needed} needed by one more server"
        yield Check(name="database", state="warning", found=found, mend="Raise max_connections, or take fewer workers.")
    if abs(facts.ahead) > ASTRAY:
        found = f"its clock and this machine's are {abs(facts.ahead):.0f} s apart"
        yield Check(name="database", state="warning", found=found, mend="Have both kept by a time server.")
    if not facts.may_create:
        found = "this role may not make a schema in it"
        yield Check(name="database", state="error", found=found, mend=f"{GRANT}.")
    yield Check(name="database", state="ok", found=version)


def _show(checks: "list[Check]") -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for check in checks:
        line = Text.assemble((f"{check.state:8}", COLOURS[check.state]), (f"{check.name:10}", "bold"), check.found)
        console.print(line, soft_wrap=True)
        if check.mend:
            console.print(Text(f"{'':18}{check.mend}", "cyan"), soft_wrap=True)
    wrong = sum(check.state == "error" for check in checks)
    sys.stdout.flush()
    verdict = Text("Good to serve.", "green") if not wrong else Text(f"{wrong} to mend before serving.", "red")
    console.print(verdict)
