"""The commands for keeping what players would miss: `backup` writes it into one file, `restore` brings it back."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.hosting import Data, data_folder, remind_of_database
from moonhare.cli.saying import as_sentence, bar, beside, print_json, read_from, written_to
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.server.backup import Verified

_TO: Final = "Where to write, e.g. moonhare.tar.gz; not there yet. - is standard output."
_FROM: Final = "A file that `moonhare backup` wrote; - is standard input."
Json = Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup", short_help="Write all tables and sets into one file, while a server runs.")(backup_command)
    app.command("restore", short_help="Bring a backup back.")(restore_command)


def backup_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help=_TO)],
    data: Data = None,
    json: Json = False,
) -> None:
    """Write all tables and the host's own card sets into one file, beside a running server or without one.

    The file is read again, and every table in it replayed.

    \b
    Examples:
      moonhare backup /var/backups/moonhare.tar.gz --data /var/lib/moonhare
      moonhare backup - --data /var/lib/moonhare | ssh elsewhere 'cat > moonhare.tar.gz'
    """
    from moonhare.server.backup import unpacked, write_backup

    folder = data_folder(data)
    called = "Standard output" if file == "-" else file
    with as_refusals(file, undone=f"{called} is not written"), written_to(file) as target:
        write_backup(folder, target)
        try:
            with unpacked(target, target.absolute().parent, called) as work:
                found = _verify(work)
        except BaseException:
            # It is not one that could be restored, and would be in the next one's way.
            target.unlink(missing_ok=True)
            raise
        size = target.stat().st_size
    if found.broken:
        raise Refusal("backup-broken", f"{file} is written, but {broken(found)}.", tables=found.broken)
    remind_of_database(folder)
    if json:
        told = {"file": file, "bytes": size, "tables": found.tables, "events": found.events}
        print_json(told, to=beside(file))
    else:
        beside(file).write(f"{file}: {counted(found)}, every one replayed.\n")


def restore_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help=_FROM)],
    data: Data = None,
    force: Annotated[
        bool, typer.Option("--force", help="Also where tables are already, or some of the backup cannot be replayed.")
    ] = False,
    json: Json = False,
) -> None:
    """Bring a backup back into a data folder on which no server runs, after replaying every table in it.

    Where tables are already it refuses; with --force it moves them to a folder beside, and says to which.

    \b
    Examples:
      moonhare restore /var/backups/moonhare.tar.gz --data /var/lib/moonhare
    """
    from moonhare.server.backup import holds_data, new_folder, put_back, unpacked

    folder = data_folder(data)
    with as_refusals(str(folder)), read_from(file) as source:
        if not source.is_file():
            why = "it is no file of a backup" if source.exists() else "there is no such file"
            raise Refusal("file-unreadable", f"{file} cannot be read: {why}.", file=file)
        if holds_data(folder) and not force:
            raise Refusal(
                "data-exists", f"There is data in {folder} already; --force moves it aside.", data=str(folder)
            )
        with new_folder(folder), unpacked(source, folder, "standard input" if file == "-" else file) as work:
            found = _verify(work)
            if found.broken and not force:
                raise Refusal("backup-broken", f"{file} is not restored: {broken(found)}.", tables=found.broken)
            kept = put_back(work, folder)
    remind_of_database(folder)
    if json:
        told = {"data": str(folder), "kept": None if kept is None else str(kept)}
        print_json({**told, "tables": found.tables, "events": found.events, "broken": found.broken})
        return
    sys.stdout.write(f"{folder}: {counted(found)}.\n")
    if kept is not None:
        sys.stdout.write(f"What was there is in {kept}.\n")


def _verify(folder: Path) -> "Verified":
    import asyncio

    from moonhare.server.backup import verify

    with bar("Replaying") as progress:
        return asyncio.run(verify(folder, progress))


def counted(found: "Verified") -> str:
    """How much was replayed."""
    tables = "1 table" if found.tables == 1 else f"{found.tables} tables"
    return f"{tables} with {found.events} events"


def broken(found: "Verified") -> str:
    """Which tables cannot be."""
    return f"{len(found.broken)} of {found.tables} tables cannot be replayed: {', '.join(found.broken)}"


@contextmanager
def as_refusals(written: str, *, undone: str = "") -> Iterator[None]:
    """Turn what goes wrong with files and databases into refusals; `written`: what is, where an error names no file.

    `undone`: what a sentence about the database begins with, which alone would not say what has come of it.
    """
    from moonhare.server.backup import WORK
    from moonhare.storage import StorageError

    try:
        yield
    except StorageError as reason:
        said = f"{undone}: {str(reason).rstrip('.')}." if undone else as_sentence(reason)
        raise Refusal("storage", said) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        named = str(getattr(error, "filename", None) or written)
        file = written if WORK in named else named
        raise Refusal("storage", f"{file} cannot be used: {why.rstrip('.')}.", file=file) from None
