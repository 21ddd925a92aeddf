"""What an arena's games are played with, as digests: an arena goes on only with what it was begun with.

Owns which parts of Moonhare and of somebody's own players a game depends on, and how a difference is told. The digests
of sets are handed in by whoever reads them.
"""

import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from moonhare import version
from moonhare.arena.pairing import Setup
from moonhare.rules.errors import Refusal

PACKAGE: Final = Path(__file__).parents[1]
PLAYED_BY: Final = ("concepts", "locales", "players", "rules")
"""Folders of Moonhare by which a move comes about."""


class Basis(msgspec.Struct, frozen=True, kw_only=True):
    """What an arena plays with; digests are SHA-256."""

    moonhare: str
    """Its version."""
    code: str
    """Of its files in `PLAYED_BY`: a clone's version stays the same while they are worked on."""
    sets: Mapping[str, str] = {}
    """By id, of what is played with."""
    players: Mapping[str, str] = {}
    """By module, of the file that a player of somebody's own is in; not of what that imports or reads."""


def basis_of(setup: Setup, sets: Mapping[str, str]) -> Basis:
    """Look at what lies here. The players of the setup have been imported."""
    whole = sha256()
    for folder in PLAYED_BY:
        for file in sorted(one for one in (PACKAGE / folder).rglob("*") if one.is_file() and one.suffix != ".pyc"):
            whole.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0" + sha256(file.read_bytes()).digest())
    return Basis(
        moonhare=version(),
        code=whole.hexdigest(),
        sets=dict(sorted(sets.items())),
        players=dict(_modules(setup.players)),
    )


def _modules(names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    parts = {part for name in names for part in name.split("+") if ":" in part}
    for module in sorted({part.partition(":")[0] for part in parts}):
        file = getattr(sys.modules[module], "__file__", None)
        # What is built into Python, or made while it runs, lies in no file.
        if file is not None:
            yield module, sha256(Path(file).read_bytes()).hexdigest()


def refuse_other(file: Path, there: tuple[Setup, Basis | None], here: tuple[Setup, Basis]) -> None:
    """Refuse to go on with what was begun otherwise ("arena-differs"), and say what has changed."""
    # First, since for such a file the usual sets have no names.
    if there[1] is None:
        how = "by an earlier version, and does not say with which players and cards"
    elif asked := list(_changed(there[0], here[0])):
        how = f"with another setup ({'; '.join(asked)})"
    elif found := list(_changed_basis(there[1], here[1])):
        how = f"before something changed: {', '.join(found)}"
    else:
        return
    raise Refusal("arena-differs", f"{file} was played {how}. Another folder was expected.", file=str(file))


def _changed(there: Setup, here: Setup) -> Iterator[str]:
    for name in Setup.__struct_fields__:
        before, now = getattr(there, name), getattr(here, name)
        # As they are written: of house rules a file keeps less of their types than there was.
        if msgspec.json.encode(before) != msgspec.json.encode(now):
            yield f"{name}: {_told(before)} there, {_told(now)} here"


def _changed_basis(there: Basis, here: Basis) -> Iterator[str]:
    if there.moonhare != here.moonhare:
        yield f"Moonhare ({there.moonhare} there, {here.moonhare} here)"
    elif there.code != here.code:
        yield "Moonhare's own files"
    for kind, before, now in (("set", there.sets, here.sets), ("file of", there.players, here.players)):
        for name in sorted(before.keys() | now.keys()):
            if before.get(name) != now.get(name):
                yield f"the {kind} {name}"


def _told(value: Any) -> str:
    return ", ".join(map(str, value)) or "none" if isinstance(value, tuple) else str(value)
