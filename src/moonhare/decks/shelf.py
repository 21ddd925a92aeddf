"""The sets that there are at a moment: where they are looked for, which can be played with, which are still shown.

Owns `Shelf`, which never changes, and the way from one to the next: folders that look as they did are not read again,
unless what failed had its reason elsewhere; a set that is broken stays as it was, so that one may be copied in or
changed while games are played with it.
"""

import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from moonhare.decks.errors import DeckError
from moonhare.decks.keeping import keep, read_kept, seen
from moonhare.decks.loading import BUNDLED_FOLDER, load_set
from moonhare.decks.manifest import MANIFEST_NAME, CardSet
from moonhare.decks.public import servable_files
from moonhare.decks.writing import is_half_made

Mark = tuple[tuple[str, int, int, int], ...]
"""What a folder holds, by name, size and times: as long as it is the same, nothing has changed."""


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """What was made of one set's folder."""

    mark: Mark
    card_set: CardSet | None = None
    """As it can be played with: the last version that was whole."""
    whole: CardSet | None = None
    """With the cards that earlier versions had, where copies are kept; None while its ids are another's."""
    problem: str = ""
    again: bool = False
    """Whether what failed may succeed though nothing in the folder changes: on a full disk, say."""

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the set, present and former."""
        return () if self.card_set is None else self.card_set.names


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """The sets that there are at a moment."""

    sets: tuple[CardSet, ...] = ()
    """Those that can be played with: bundled ones first, each group by id."""
    known: tuple[CardSet, ...] = ()
    """Those that are shown: the same with the cards that they had before, then sets that are no longer there."""
    problems: tuple[str, ...] = ()
    """A sentence for each folder of which something is left out, naming it."""
    pictures: Mapping[tuple[str, str], Path] = {}
    """Files that may be fetched, by a set's id, present or former, and their name; those of earlier shelves too."""
    reads: Mapping[Path, Read] = {}
    """By folder."""

    def find(self, name: str) -> CardSet | None:
        """Find a set that is shown by its id or a former one."""
        return next((card_set for card_set in self.known if name in card_set.names), None)


def find_sets(folders: Iterable[Path] = (), *, keep_in: Path | None = None, before: Shelf | None = None) -> Shelf:
    """Load the bundled sets and those in the given folders, of which each holds one folder a set.

    `before` is what was found last time: what has not changed since is taken from it, and it is returned itself if that
    is all. Other sets than bundled ones are copied into `keep_in`, and served from there.

    A broken set is left out and told in `problems`; so is one of whose ids, former ones included, an earlier set has:
    stored games would not know which is meant. One that is being made, of which `set.json` is still to come, is left
    out without a word. A folder that does not exist holds no sets. Folders whose names begin with a dot or an
    underscore are somebody's working files and are passed over.
    """
    last = before or Shelf()
    reads: dict[Path, Read] = {}
    problems: list[str] = []
    found: list[Read] = []
    taken: dict[str, Path] = {}
    for parent, bundled in ((BUNDLED_FOLDER, True), *((folder, False) for folder in folders)):
        for folder in _candidates(parent, problems):
            read = _read(folder, last.reads.get(folder), bundled=bundled)
            doubled = min(taken.keys() & read.names, default=None)
            if doubled is None and read.names:
                taken |= dict.fromkeys(read.names, folder)
                read = _copied(read, folder, None if bundled else keep_in)
                found.append(read)
            reads[folder] = read
            if doubled is not None:
                reason = f"its id {doubled} is taken by the set in {taken[doubled]}"
                problems.append(f"The set in {folder} is left out: {reason}")
            elif read.problem:
                problems.append(read.problem)
    if before is not None and (reads, tuple(problems)) == (before.reads, before.problems):
        return before
    found.sort(key=lambda read: (read.card_set is None or not read.card_set.bundled, read.names))
    sets = tuple(read.card_set for read in found if read.card_set)
    for card_set in last.sets:
        if card_set.id not in taken:
            seen(card_set)
    shown = read_kept(keep_in) if before is None and keep_in is not None else last.known
    gone = tuple(card_set for card_set in shown if not card_set.bundled and card_set.id not in taken)
    known = (*(read.whole for read in found if read.whole), *gone)
    pictures = {**last.pictures, **servable_files((*known, *sets))}
    return Shelf(sets=sets, known=known, problems=tuple(problems), pictures=pictures, reads=reads)


def default_sets(available: Iterable[CardSet] | None = None, wanted: Collection[str] = ()) -> tuple[CardSet, ...]:
    """Return the sets that a new table begins with: those wanted, by their ids or former ones, as far as they are
    there; else all bundled ones mixed; where none is bundled, all that there are.

    Without an argument the bundled sets are looked up.
    """
    sets = find_sets().sets if available is None else tuple(available)
    named = [each for each in sets if not set(each.names).isdisjoint(wanted)]
    chosen = named or [each for each in sets if each.bundled] or sets
    return tuple(sorted(chosen, key=lambda each: each.id))


def _candidates(parent: Path, problems: list[str]) -> Iterator[Path]:
    try:
        folders = sorted(entry for entry in parent.iterdir() if entry.is_dir())
    except FileNotFoundError:
        return
    except OSError as error:
        problems.append(f"{parent} cannot be read: {error.strerror}")
        return
    if (parent / MANIFEST_NAME).is_file():
        problems.append(f"The set in {parent} itself is left out: give it a folder of its own in there")
    yield from (folder for folder in folders if not folder.name.startswith((".", "_")))


def _read(folder: Path, last: Read | None, *, bundled: bool) -> Read:
    mark = _mark(folder)
    if last is not None and last.mark == mark and not last.again:
        return last
    try:
        return Read(mark=mark, card_set=load_set(folder, bundled=bundled))
    except DeckError as error:
        again = error.code == "unreadable"
        if error.code == "no-manifest" and is_half_made(folder) and (last is None or last.card_set is None):
            return Read(mark=mark)
        if last is None or last.card_set is None:
            return Read(mark=mark, problem=f"The set in {folder} is left out: {error}", again=again)
        problem = f"The set in {folder} stays as it was: {error}"
        return msgspec.structs.replace(last, mark=mark, problem=problem, again=again)


def _copied(read: Read, folder: Path, keep_in: Path | None) -> Read:
    card_set = read.card_set
    if card_set is None or read.whole is not None:
        return read
    if keep_in is None:
        return msgspec.structs.replace(read, whole=card_set)
    try:
        whole = keep(card_set, keep_in)
    except OSError as error:
        problem = f"The set in {folder} cannot be copied, so games would miss what is taken from it: {error.strerror}"
        return msgspec.structs.replace(read, whole=card_set, problem=problem, again=True)
    return Read(mark=read.mark, card_set=msgspec.structs.replace(card_set, folder=whole.folder), whole=whole)


def _mark(folder: Path) -> Mark:
    try:
        with os.scandir(folder) as entries:
            stats = [(entry.name, entry.stat(follow_symlinks=False)) for entry in entries]
    except OSError:
        return ()
    return tuple(sorted((name, stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns) for name, stat in stats))
