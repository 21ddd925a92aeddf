"""Backups of a data folder: one file with the database and the host's own sets, written while a server runs.

A backup is proved by what it is for: it is unpacked again, and every table in it is replayed. The host's settings are
in none, since passwords of services stand in them.
"""

import gzip
import os
import shutil
import sys
import tarfile
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from moonhare.rules.errors import Refusal
from moonhare.server.table.events import decode
from moonhare.server.table.evolving import replay
from moonhare.storage import SqliteStore, StorageError, Store
from moonhare.storage.sqlite.connecting import FILE_NAME
from moonhare.storage.sqlite.copying import check_database, copy_database, set_aside

SETS: Final = ("sets", "sets-kept")
"""The folders beside the database that belong into a backup."""

KEPT: Final = "moonhare-before-restore"
"""How the folder's name begins to which a restore moves what was there."""

WORK: Final = ".moonhare-"
"""The same of a folder in which a backup is made or unpacked, and which is gone after that."""

PIECE: Final = 1 << 20
"""Bytes that are read at once."""

Progress = Callable[[int, int], object] | None


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in a backup by replaying it."""

    tables: int
    events: int
    broken: tuple[str, ...]
    """Codes of the tables that cannot be replayed."""


def write_backup(folder: Path, file: Path) -> None:
    """Write a data folder's backup; a file of that name is there whole or not at all.

    Raises `StorageError`, `OSError`, and `Refusal` ("file-exists").
    """
    if file.exists():
        raise Refusal("file-exists", f"{file} is there already; choose another name.", file=str(file))
    # Beside the file: there is room for it there, if anywhere, and others may not look into either.
    with tempfile.TemporaryDirectory(prefix=WORK, dir=file.absolute().parent) as work:
        copy_database(folder, Path(work))
        part = Path(work) / "backup.tar.gz"
        part.touch(mode=0o600)
        with tarfile.open(part, "w:gz", compresslevel=1, dereference=True) as archive:
            archive.add(Path(work) / FILE_NAME, FILE_NAME)
            for name in SETS:
                if (folder / name).is_dir():
                    archive.add(folder / name, name, filter=_kept)
        part.replace(file)


def _kept(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    # A pipe or a socket has nothing to be kept, and would not be unpacked.
    return member if member.isfile() or member.isdir() or member.islnk() else None


@contextmanager
def new_folder(folder: Path) -> Iterator[None]:
    """Make a data folder where there is none; it is gone again where the block fails and leaves it empty."""
    made = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        for path in made:
            with suppress(OSError):
                path.rmdir()
        raise


@contextmanager
def unpacked(file: Path, beside: Path, called: str) -> Iterator[Path]:
    """Unpack a backup into a folder that is gone after the block; `beside`: the folder in which it is made.

    `called`: what whoever asked for it knows the file as. Raises `StorageError` for what is no backup, `OSError`.
    """
    with tempfile.TemporaryDirectory(prefix=WORK, dir=beside) as work:
        try:
            with tarfile.open(file) as archive:
                for member in archive:
                    _unpack(archive, member, Path(work))
                _read_on(archive)
        except (tarfile.TarError, EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise StorageError(f"what {called} holds is no backup: {_in_words(error)}") from None
        if not (Path(work) / FILE_NAME).is_file():
            raise StorageError(f"what {called} holds is no backup: there is no {FILE_NAME} in it")
        yield Path(work)


def _read_on(archive: tarfile.TarFile) -> None:
    """Read what follows the last member, where the sum stands that all before it has to have.

    Raises `EOFError`, `gzip.BadGzipFile`.
    """
    while archive.fileobj.read(PIECE):
        pass


def _in_words(error: Exception) -> str:
    """Say what is wrong with a file for whoever has only its name."""
    if isinstance(error, EOFError):
        return "its end is missing, as where a copy was broken off"
    if isinstance(error, zlib.error | gzip.BadGzipFile):
        return "it is not as it was written, as where a disk or a copy has changed something in it"
    # `tarfile` lists every kind of archive that the file is not.
    return str(error) if isinstance(error, Strange) else "it is no archive"


class Strange(tarfile.TarError):
    """Something stands in an archive that no backup of ours has; the sentence names it."""


def _unpack(archive: tarfile.TarFile, member: tarfile.TarInfo, work: Path) -> None:
    """Unpack one member; whose it was, and what others might do with it, is left out.

    `TarFile.extractall` is safe with a filter alone, which Python has since 3.11.4: Debian 12 has 3.11.2. And with some
    Pythons links led out of the folder past that filter. Raises `tarfile.TarError`, `EOFError`, `zlib.error` and
    `OSError`.
    """
    path = work / member.name
    if not path.resolve().is_relative_to(work.resolve()):
        raise Strange(f"{member.name!r} would be outside of the folder")
    if member.isdir():
        path.mkdir(parents=True, exist_ok=True)
        return
    if not (member.isfile() or member.islnk()):
        raise Strange(f"{member.name!r} is neither a file nor a folder")
    try:
        # A file that has several names is there once, and under the others what leads to the first, within the archive.
        held = archive.extractfile(member)
    except KeyError:
        held = None
    if held is None:
        raise Strange(f"{member.name!r} is another name of what is not there")
    path.parent.mkdir(parents=True, exist_ok=True)
    with held, path.open("wb") as file:
        shutil.copyfileobj(held, file, PIECE)
    path.chmod(0o600 | member.mode & 0o755)
    os.utime(path, (member.mtime, member.mtime))


async def verify(folder: Path, progress: Progress = None) -> Verified:
    """Replay every table of a data folder that nobody uses. Raises `StorageError` for a database that is not whole."""
    check_database(folder)
    store = SqliteStore(folder, create=False)
    try:
        return await verify_tables(store, progress)
    finally:
        await store.close()


async def verify_tables(store: Store, progress: Progress = None) -> Verified:
    """Replay every table of a store, beside servers or without any. Raises `StorageError`."""
    events, broken = 0, []
    tables = await store.tables()
    for done, table in enumerate(tables, start=1):
        entries = (await store.read(table.code)).entries
        events += len(entries)
        try:
            replay(decode(entry.data) for entry in entries)
        except Exception:  # whatever keeps it from being read: a server would fail at it too
            broken.append(table.code)
        else:
            # Where people play on, there are more by now; one that was removed meanwhile is not there.
            due = range(1, max(table.events, len(entries)) + 1)
            if [entry.n for entry in entries] != [*due] and table.code in await store.numbers([table.code]):
                broken.append(table.code)
        if progress is not None:
            progress(done, len(tables))
    return Verified(tables=len(tables), events=events, broken=tuple(broken))


def put_back(unpacked: Path, folder: Path) -> Path | None:
    """Make a data folder of what was unpacked; returns the folder to which what was there has been moved.

    All of it belongs to whoever the folder belongs to, also where root puts it back for a server that is somebody else.
    Raises `StorageError`, where a server runs on it too; `OSError`.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = folder / f"{KEPT}-{time.strftime('%Y%m%d-%H%M%S')}"

    def keep(path: Path) -> None:
        kept.mkdir(mode=0o700, exist_ok=True)
        shutil.move(path, kept / path.name)

    if (folder / FILE_NAME).exists():
        set_aside(folder, keep)
    for name in SETS:
        if (folder / name).exists():
            keep(folder / name)
    for name in SETS:
        if (unpacked / name).exists():
            shutil.move(unpacked / name, folder / name)
            _hand_over(folder / name, folder)
    if kept.exists():
        _hand_over(kept, folder)
    (unpacked / FILE_NAME).chmod(0o600)
    _hand_over(unpacked / FILE_NAME, folder)
    # The database last: until it is there, the folder is one in which nothing has been restored.
    shutil.move(unpacked / FILE_NAME, folder / FILE_NAME)
    return kept if kept.exists() else None


def _hand_over(path: Path, folder: Path) -> None:
    """Give what root has put into a folder to the folder's owner. Raises `OSError`."""
    if sys.platform == "win32" or os.geteuid() != 0:  # others cannot give anything away, and it is theirs
        return
    owner = folder.stat()
    for one in (path, *path.rglob("*")):
        os.chown(one, owner.st_uid, owner.st_gid, follow_symlinks=False)


def holds_data(folder: Path) -> bool:
    """Whether a restore would take the place of something."""
    return any((folder / name).exists() for name in (FILE_NAME, *SETS))
