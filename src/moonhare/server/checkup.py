"""Looks over a set-up before it serves: settings, folder, sets, page, address, and what the machine allows.

Changes nothing, but for a port that is taken for a moment. What stands in the database is looked at elsewhere.
"""

import os
import shutil
import socket
import stat
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from moonhare.decks.shelf import Shelf, find_sets
from moonhare.rules.errors import Refusal
from moonhare.server.backup import KEPT
from moonhare.server.folder import OTHERS
from moonhare.server.greeting import ANYWHERE, own_address
from moonhare.server.seeing.terms import terms_of
from moonhare.server.serving import CannotServe, PortTaken, listen
from moonhare.server.settings import FILE_NAME, ServerSettings, read_file, strange_variables
from moonhare.server.web.address import is_nobody_else_s
from moonhare.server.web.pages import SHELL
from moonhare.server.web.site import STATIC
from moonhare.storage.sqlite import FILE_NAME as DATABASE

State = Literal["ok", "warning", "error"]

LITTLE, VERY_LITTLE = 1_000_000_000, 100_000_000
"""Bytes that are left on a disk: soon to be looked at, and too few to play on."""

FEW_FILES: Final = 4096
"""Open files with which some hundred people at once are too many."""

DAY: Final = 86_400

OVER_A_NETWORK: Final = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "9p", "afs", "glusterfs", "ceph"}
)
"""File systems over which several machines may write, and locks do not hold as SQLite needs them."""

ANSWER: Final = 2.0
"""Seconds that whoever has our port may take to say who it is."""

LONGEST_ANSWER: Final = 65_536
"""Bytes of it that are looked at."""


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was looked at."""

    name: str
    state: State
    found: str
    mend: str = ""
    """What to do; empty where nothing has to be done."""


def examine(
    settings: ServerSettings, environ: Mapping[str, str], *, runs: Callable[[], bool] = lambda: True
) -> Iterator[Check]:
    """Look at all that can be seen without the database, one thing after the other.

    `runs`: whether a server runs on these tables; asked where one answers at the port.
    """
    yield from _settings(settings, environ)
    yield from _folder(settings)
    yield from _sets(settings)
    yield _page(STATIC)
    yield from _address(settings)
    yield _port(settings, runs)
    yield from _machine(settings)


def hardly_meant(settings: ServerSettings, environ: Mapping[str, str]) -> Iterator[Check]:
    """Look for what lets a server start, and not be what its host thinks it is."""
    yield from _strange(environ)
    yield from _unused(settings)
    if settings.first:
        yield from _missing(settings, find_sets([settings.folder / "sets"]))
    page = _page(STATIC)
    if page.state != "ok":
        yield page


# ---- settings


def _strange(environ: Mapping[str, str]) -> Iterator[Check]:
    for name, near in strange_variables(environ):
        mend = f"Did you mean {near}?" if near else "docs/hosting.md lists the settings."
        yield Check(name="settings", state="warning", found=f"{name} in the environment is no setting", mend=mend)


def _unused(settings: ServerSettings) -> Iterator[Check]:
    file = settings.folder / FILE_NAME
    elsewhere = read_file(file).get("data", settings.data)
    if elsewhere != settings.data:
        yield Check(
            name="settings",
            state="warning",
            found=f"data in {file} is not used: this folder was chosen by --data or MOONHARE_DATA",
            mend=f"Take it out, or choose {elsewhere}.",
        )


def _settings(settings: ServerSettings, environ: Mapping[str, str]) -> Iterator[Check]:
    yield from _strange(environ)
    file = settings.folder / FILE_NAME
    secret = settings.seeing_key or ":" in (urlsplit(settings.database).netloc.rpartition("@")[0])
    if sys.platform != "win32" and file.is_file() and secret and file.stat().st_mode & OTHERS:
        yield Check(
            name="settings",
            state="warning",
            found=f"{file} holds a secret, and others on this machine may read it",
            mend=f"chmod 600 {file}",
        )
    yield from _unused(settings)
    try:
        terms_of(settings)
    except Refusal as refusal:
        yield Check(name="settings", state="error", found=refusal.message, mend="docs/hosting.md tells what it may be.")
    else:
        yield Check(name="settings", state="ok", found="can be read")


# ---- the data folder


def _folder(settings: ServerSettings) -> Iterator[Check]:
    folder = settings.folder
    there = folder if folder.exists() else next(parent for parent in folder.absolute().parents if parent.exists())
    if not there.is_dir():
        yield Check(name="folder", state="error", found=f"{there} is no folder", mend="Choose another with --data.")
        return
    if not os.access(there, os.W_OK | os.X_OK):
        mend = "chown it to whoever serves, or choose --data."
        found = f"{folder} cannot be written to by this user"
        if there != folder:  # what is above may well be the system's, and has to stay so
            found, mend = f"{folder} cannot be made by this user", f"Make it and {mend}"
        yield Check(name="folder", state="error", found=found, mend=mend)
        return
    if sys.platform != "win32" and folder.exists() and stat.S_IMODE(folder.stat().st_mode) & OTHERS:
        found = f"others on this machine may look into {folder}"
        yield Check(name="folder", state="warning", found=found, mend=f"chmod 700 {folder}")
    if not settings.database:
        database = folder / DATABASE
        if database.exists() and not database.is_file():
            mend = "Move it away, or choose another folder with --data."
            yield Check(name="folder", state="error", found=f"{database} is no file", mend=mend)
        else:
            yield from _owned(folder, database)
    yield from _left_over(settings)
    kind = _file_system(there)
    if kind in OVER_A_NETWORK and not settings.database:
        yield Check(
            name="folder",
            state="error",
            found=f"{folder} is on {kind}, a file system over a network, on which SQLite may lose data",
            mend="Choose a folder on a disk of this machine (--data), or a PostgreSQL (--database).",
        )
    left = shutil.disk_usage(there).free
    told = f"{left / 1e9:.1f} GB left in {folder}" + ("" if folder.exists() else ", which will be made")
    state: State = "error" if left < VERY_LITTLE else "warning" if left < LITTLE else "ok"
    yield Check(name="folder", state=state, found=told, mend="" if state == "ok" else "Make room on that disk.")


def _owned(folder: Path, database: Path) -> Iterator[Check]:
    """Look whether those who serve may write to the database: this user, and whoever the folder belongs to."""
    if sys.platform == "win32" or not database.exists():
        return
    owner, found = folder.stat(), database.stat()
    # Root, who looks now perhaps, may write to all. What a group may write to is not known to be wrong.
    forbidden = owner.st_uid not in (0, found.st_uid) and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    shut = owner.st_uid == found.st_uid != 0 and not found.st_mode & stat.S_IWUSR
    if forbidden or shut:
        said = f"{database} cannot be written to by whoever {folder} belongs to"
        mend = f"chmod u+rw {database}" if shut else f"chown -R {owner.st_uid}:{owner.st_gid} {folder}"
        yield Check(name="folder", state="error", found=said, mend=mend)
    elif not os.access(database, os.R_OK | os.W_OK):
        said = f"{database} cannot be written to by this user"
        yield Check(name="folder", state="error", found=said, mend="chown it to whoever serves.")


def _left_over(settings: ServerSettings) -> Iterator[Check]:
    """Look for what restores have moved aside, with names and clues in it that nothing else removes."""
    for path in sorted(settings.folder.glob(f"{KEPT}-*")):
        days = (time.time() - path.stat().st_mtime) / DAY
        if days > settings.retention_days:
            found = f"{path}, which a restore moved aside, is {days:.0f} days old and holds people's names and clues"
            mend = f"rm -r {path}, if nothing of it is missed"
            yield Check(name="folder", state="warning", found=found, mend=mend)


def _file_system(path: Path) -> str:
    """The kind of file system that a path is on, by Linux's own list; empty where it cannot be said."""
    try:
        lines = Path("/proc/mounts").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    mounts = {fields[1].replace("\\040", " "): fields[2] for fields in map(str.split, lines)}
    real = path.resolve()
    return next((mounts[str(place)] for place in (real, *real.parents) if str(place) in mounts), "")


# ---- what is shown


def _sets(settings: ServerSettings) -> Iterator[Check]:
    shelf = find_sets([settings.folder / "sets"])
    for problem in shelf.problems:
        mend = "`moonhare deck check FOLDER` tells more; of two with the same id, give one another."
        yield Check(name="sets", state="warning", found=problem, mend=mend)
    yield from _missing(settings, shelf)
    cards = sum(len(card_set.manifest.dealt) for card_set in shelf.sets)
    yield Check(name="sets", state="ok", found=f"{', '.join(one.id for one in shelf.sets)}: {cards} cards")


def _missing(settings: ServerSettings, shelf: Shelf) -> Iterator[Check]:
    there = frozenset().union(*(one.names for one in shelf.sets))
    for name in settings.first:
        if name not in there:
            mend = f"Put its folder into {settings.folder / 'sets'}, or take it out of `first_sets`."
            yield Check(name="sets", state="warning", found=f"no set {name}, with which tables are to begin", mend=mend)


def _page(static: Path) -> Check:
    if (static / SHELL).is_file():
        return Check(name="page", state="ok", found="the game's page is built")
    return Check(
        name="page",
        state="error",
        found="the game's page is not built: browsers would see nothing",
        mend="In a clone: make build. A wheel of a release has it inside.",
    )


# ---- how people get here


def _address(settings: ServerSettings) -> Iterator[Check]:
    address = urlsplit(settings.address)
    if settings.behind_proxy and not (settings.address or settings.hosts):
        yield Check(
            name="address",
            state="error",
            found="behind a proxy the server does not know its name, and answers nobody who uses it",
            mend="Set address (https://…) or hosts.",
        )
    elif settings.address and address.scheme != "https" and not is_nobody_else_s(address.hostname or ""):
        yield Check(
            name="address",
            state="warning",
            found=f"{settings.address} is not encrypted: clues and seats travel open, browsers allow no calls",
            mend="Put a proxy with TLS before it, and set address to https://…",
        )
    elif settings.address and not settings.behind_proxy and settings.host in ANYWHERE:
        yield Check(
            name="address",
            state="warning",
            found="it has an address for the world and no proxy: behind one, all who come would count as one",
            mend="Set behind_proxy = true where there is a proxy.",
        )
    else:
        found = settings.address or own_address(settings.host, settings.port)
        yield Check(name="address", state="ok", found=found)
    if settings.metrics == "all":
        yield Check(
            name="metrics",
            state="warning",
            found="/metrics is open to everybody who reaches the server",
            mend='Set metrics = "loopback" unless a proxy keeps others from it.',
        )


def _port(settings: ServerSettings, runs: Callable[[], bool]) -> Check:
    end = "End what has it, or take another."
    try:
        listen(settings.host, settings.port).close()
    except PortTaken as reason:
        if not _is_moonhare(settings):
            return Check(name="port", state="error", found=str(reason).rstrip("."), mend=end)
        found = f"a Moonhare runs at {own_address(settings.host, settings.port)}"
        if runs():
            return Check(name="port", state="ok", found=found)
        return Check(name="port", state="error", found=f"{found}, and none on these tables", mend=end)
    except CannotServe as reason:
        mend = "Set host to an address of this machine (127.0.0.1 and 0.0.0.0 always are), port to one from 1024 on."
        return Check(name="port", state="error", found=str(reason).rstrip("."), mend=mend)
    return Check(name="port", state="ok", found=f"{settings.port} on {settings.host} is free")


def _is_moonhare(settings: ServerSettings) -> bool:
    """Whether it is a Moonhare that answers at that port."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    try:
        with socket.create_connection((host, settings.port), timeout=ANSWER) as asked:
            asked.settimeout(ANSWER)
            asked.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            with asked.makefile("rb") as answer:
                said = answer.read(LONGEST_ANSWER)
    except OSError:
        return False
    return b'{"status":"ok"}' in said


# ---- the machine


def _machine(settings: ServerSettings) -> Iterator[Check]:
    cores = os.cpu_count() or 1
    if settings.workers > 1 and sys.platform == "win32":
        yield Check(name="workers", state="error", found="Windows has no workers", mend="Set workers = 1.")
    elif settings.workers > cores:
        found = f"{settings.workers} workers share {cores} cores"
        yield Check(name="workers", state="warning", found=found, mend=f"Set workers to {cores} at most.")
    else:
        yield Check(name="workers", state="ok", found=f"{settings.workers} of {cores} cores are used")
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY and hard < FEW_FILES:
            found = f"a process may have {hard} files and connections open at most"
            mend = "Raise it: ulimit -n, or LimitNOFILE= of systemd."
            yield Check(name="files", state="warning", found=found, mend=mend)
