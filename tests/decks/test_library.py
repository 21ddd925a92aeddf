"""Sets that come, change, break and go while a library is open: what can be played with, and what is still shown."""

import asyncio
import os
import resource
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from moonhare.decks import CardSet, Shelf, cards_by_id, load_set, shelf
from moonhare.decks.errors import DeckError, ProblemCode
from moonhare.decks.library import DAY, Library
from tests.decks.making import MakeSet, encoded, painted, put, read, write

pytestmark = pytest.mark.usefixtures("nothing_bundled")


def ids(found: Shelf) -> list[str]:
    return [card_set.id for card_set in found.sets]


def cards(card_set: CardSet | None) -> list[str]:
    assert card_set is not None
    return [card.id for card in card_set.manifest.cards]


def pictures_of(found: Shelf, name: str) -> dict[str, bytes]:
    """What a browser gets of every card that is shown: its picture, by the card's id."""
    card_set = found.find(name)
    assert card_set is not None
    return {card.id: found.pictures[name, card.files.small.name].read_bytes() for card in card_set.manifest.cards}


async def test_what_has_not_changed_is_not_read_again(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_set("harbour", parent=sets)
    make_set("forest", parent=sets)
    library = open_library()
    before = library.now
    loaded: list[str] = []

    def load(folder: Path, *, bundled: bool) -> CardSet:
        loaded.append(folder.name)
        return load_set(folder, bundled=bundled)

    monkeypatch.setattr(shelf, "load_set", load)
    assert not await library.refresh()
    assert library.now is before
    (sets / "forest" / "notes.txt").write_text("no picture")
    assert await library.refresh()
    assert loaded == ["forest"]
    assert library.now.sets == before.sets


@pytest.mark.parametrize("code", ["wrong-hash", "unreadable"])
async def test_a_broken_set_is_read_again_once_it_changes_and_one_that_cannot_be_read_at_each_look(
    code: ProblemCode,
    open_library: Callable[..., Library],
    sets: Path,
    make_set: MakeSet,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_set("harbour", parent=sets)
    looked = 0

    def load(_: Path, *, bundled: bool) -> CardSet:
        nonlocal looked
        looked += 1
        raise DeckError(code, "as it is")

    with monkeypatch.context() as broken:
        broken.setattr(shelf, "load_set", load)
        library = open_library()
        for _ in range(3):
            assert not await library.refresh()
    assert looked == (4 if code == "unreadable" else 1)
    (problem,) = library.now.problems
    assert problem == f"The set in {sets / 'harbour'} is left out: as it is"
    (sets / "harbour" / "notes.txt").write_text("no picture")
    assert await library.refresh()
    assert (ids(library.now), library.now.problems) == (["harbour"], ())


async def test_a_set_that_lies_where_sets_lie_is_told_of_until_it_has_a_folder_of_its_own(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    sets.rmdir()
    make_set(sets.name, parent=sets.parent)
    library = open_library()
    assert (ids(library.now), len(library.now.problems)) == ([], 1)
    assert f"The set in {sets} itself is left out" in library.now.problems[0]
    (sets / "harbour").mkdir()
    for entry in [one for one in sets.iterdir() if one.is_file()]:
        entry.rename(sets / "harbour" / entry.name)
    assert await library.refresh()
    assert (len(ids(library.now)), library.now.problems) == (1, ())


async def test_a_set_that_is_added_can_be_played_with_at_once(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    library = open_library()
    decks = library.decks
    assert (ids(library.now), library.default(), dict(decks)) == ([], (), {})
    make_set("harbour", cards=2, parent=sets, formerly=["pier"])
    assert await library.refresh()
    assert (ids(library.now), library.default()) == (["harbour"], ("harbour",))
    assert decks == dict.fromkeys(("harbour", "pier"), ("harbour:card-0", "harbour:card-1"))
    assert pictures_of(library.now, "pier") == {f"card-{n}": encoded(painted(n)) for n in range(2)}


async def test_a_set_that_is_taken_away_cannot_be_chosen_but_is_still_shown(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    make_set("harbour", parent=sets)
    library = open_library()
    shutil.rmtree(sets / "harbour")
    assert await library.refresh()
    assert (ids(library.now), dict(library.decks), library.now.problems) == ([], {}, ())
    assert pictures_of(library.now, "harbour") == {f"card-{n}": encoded(painted(n)) for n in range(3)}
    assert set(cards_by_id(library.now.known)) == {f"harbour:card-{n}" for n in range(3)}
    make_set("harbour", cards=1, parent=sets)
    assert await library.refresh()
    assert library.decks["harbour"] == ("harbour:card-0",)
    assert cards(library.now.find("harbour")) == ["card-0", "card-1", "card-2"]


async def test_a_set_that_is_changed_is_played_with_as_it_is_and_shown_as_it_was_too(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    library = open_library()
    first = library.now
    raw = read(folder)
    old = raw["cards"][0]["files"]["small"]["name"]
    for name in (old, raw["cards"][2]["files"]["small"]["name"]):
        (folder / name).unlink()
    raw["cards"][0]["files"] = {"small": put(folder, encoded(painted(7)))}
    raw["cards"][2] = raw["cards"][2] | {"id": "new", "files": {"small": put(folder, encoded(painted(8)))}}
    write(folder, raw)
    assert await library.refresh()
    assert library.decks["harbour"] == ("harbour:card-0", "harbour:card-1", "harbour:new")
    assert pictures_of(library.now, "harbour") == {
        "card-0": encoded(painted(7)),
        "card-1": encoded(painted(1)),
        "new": encoded(painted(8)),
        "card-2": encoded(painted(2)),
    }
    # Whoever was told of the old picture before still gets it.
    assert library.now.pictures["harbour", old].read_bytes() == encoded(painted(0))
    # A shelf is what it was, whatever comes after it.
    assert cards(first.find("harbour")) == ["card-0", "card-1", "card-2"]


def half_a_picture(folder: Path) -> None:
    path = sorted(folder.glob("*.webp"))[1]
    path.write_bytes(path.read_bytes()[:100])


NOWHERE = {"name": "a" * 16 + ".webp", "sha256": "a" * 64, "width": 400, "height": 600}
BROKEN: dict[str, Callable[[Path], object]] = {
    "a picture is half there": half_a_picture,
    "a picture is gone": lambda folder: sorted(folder.glob("*.webp"))[1].unlink(),
    "half a manifest": lambda folder: (folder / "set.json").write_bytes((folder / "set.json").read_bytes()[:200]),
    "no manifest": lambda folder: (folder / "set.json").unlink(),
    "another version that is not whole": lambda folder: write(folder, read(folder) | {"back": {"small": NOWHERE}}),
}


@pytest.mark.parametrize("harm", BROKEN.values(), ids=BROKEN)
async def test_a_set_that_is_broken_stays_as_it_was_until_it_is_whole_again(
    harm: Callable[[Path], object], open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    library = open_library()
    before = pictures_of(library.now, "harbour")
    harm(folder)
    assert await library.refresh()
    (problem,) = library.now.problems
    assert problem.startswith(f"The set in {folder} stays as it was: ")
    assert library.decks["harbour"] == ("harbour:card-0", "harbour:card-1", "harbour:card-2")
    assert pictures_of(library.now, "harbour") == before
    assert not await library.refresh()
    shutil.rmtree(folder)
    make_set("harbour", cards=4, parent=sets)
    assert await library.refresh()
    assert (library.now.problems, len(library.decks["harbour"])) == ((), 4)


async def test_a_broken_set_that_was_never_whole_is_left_out_and_looked_at_again(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    picture = min(folder.glob("*.webp"))
    data = picture.read_bytes()
    picture.write_bytes(b"")
    library = open_library()
    assert ids(library.now) == []
    assert "does not have the SHA-256" in library.now.problems[0]
    picture.write_bytes(data)
    assert await library.refresh()
    assert (ids(library.now), library.now.problems) == (["harbour"], ())


def copying(source: Path, target: Path, *, last: str) -> Iterator[None]:
    """Copy a set as programs do: file after file, each of them in two pieces."""
    target.mkdir(exist_ok=True)
    manifest_last = last == "set.json"
    for path in sorted(source.iterdir(), key=lambda path: (path.name == "set.json") is manifest_last):
        data = path.read_bytes()
        for end in (0, len(data) // 2, len(data)):
            (target / path.name).write_bytes(data[:end])
            yield


@pytest.mark.parametrize("last", ["set.json", "pictures"])
@pytest.mark.parametrize("before", [0, 2], ids=["new", "over another version"])
async def test_a_set_that_is_being_copied_in_is_never_taken_half(
    last: str, before: int, open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    if before:
        make_set("harbour", cards=before, parent=sets)
    source = make_set("harbour", cards=4, parent=sets.parent / "elsewhere")
    library = open_library()
    counts = []
    for _ in copying(source, sets / "harbour", last=last):
        await library.refresh()
        deck = library.decks.get("harbour", ())
        counts.append(len(deck))
        if deck:
            assert pictures_of(library.now, "harbour") == {f"card-{n}": encoded(painted(n)) for n in range(len(deck))}
    assert (counts[0], counts[-1], set(counts)) == (before, 4, {before, 4})
    assert library.now.problems == ()


async def test_a_set_that_was_taken_away_is_still_shown_after_a_restart_for_so_many_days(
    open_library: Callable[..., Library], sets: Path, copies: Path, make_set: MakeSet
) -> None:
    make_set("harbour", parent=sets)
    make_set("forest", parent=sets)
    library = open_library()
    for name in ("harbour", "forest"):
        os.utime(copies / name / "set.json", (0, 0))
    shutil.rmtree(sets / "harbour")
    assert await library.refresh()
    left = (copies / "harbour" / "set.json").stat().st_mtime
    # Having been there until then is what counts; a set that is there is never forgotten, nor what it had before.
    assert left > DAY
    write(sets / "forest", read(sets / "forest") | {"cards": read(sets / "forest")["cards"][:1]})
    os.utime(copies / "forest" / "set.json", (0, 0))
    again = open_library(now=left + 29 * DAY)
    assert ids(again.now) == ["forest"]
    assert cards(again.now.find("forest")) == ["card-0", "card-1", "card-2"]
    assert pictures_of(again.now, "harbour") == {f"card-{n}": encoded(painted(n)) for n in range(3)}
    late = open_library(now=left + 31 * DAY)
    assert late.now.find("harbour") is None
    assert [path.name for path in copies.iterdir()] == ["forest"]


async def test_old_pictures_that_no_card_has_any_more_are_removed_at_a_start(
    open_library: Callable[..., Library], sets: Path, copies: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    library = open_library()
    raw = read(folder)
    raw["cards"][0]["files"] = {"small": put(folder, encoded(painted(7)))}
    write(folder, raw)
    assert await library.refresh()
    pictures = list((copies / "harbour").glob("*.webp"))
    assert len(pictures) == 4
    copied = max(path.stat().st_mtime for path in pictures)
    open_library(now=copied + 29 * DAY)
    assert len(list((copies / "harbour").glob("*.webp"))) == 4
    for path in pictures:
        os.utime(path, (0, 0))
    assert pictures_of(open_library(now=31 * DAY).now, "harbour") == pictures_of(library.now, "harbour")
    assert len(list((copies / "harbour").glob("*.webp"))) == 3


def test_servers_that_share_a_folder_copy_at_the_same_time(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    make_set("harbour", cards=20, parent=sets)
    with ThreadPoolExecutor() as pool:
        libraries = list(pool.map(lambda _: open_library(), range(6)))
    for library in libraries:
        assert library.now.problems == ()
        assert pictures_of(library.now, "harbour") == {f"card-{n}": encoded(painted(n)) for n in range(20)}


def test_a_copy_that_was_damaged_is_made_anew(
    open_library: Callable[..., Library], copies: Path, sets: Path, make_set: MakeSet
) -> None:
    make_set("harbour", parent=sets)
    open_library()
    for path in (copies / "harbour").iterdir():
        path.write_bytes(b"")
    assert pictures_of(open_library().now, "harbour") == {f"card-{n}": encoded(painted(n)) for n in range(3)}


async def test_where_nothing_can_be_copied_sets_are_played_with_from_where_they_lie(
    open_library: Callable[..., Library], copies: Path, sets: Path, make_set: MakeSet
) -> None:
    copies.write_text("in the way")
    make_set("harbour", parent=sets)
    library = open_library()
    assert ids(library.now) == ["harbour"]
    assert "cannot be copied" in library.now.problems[0]
    assert len(pictures_of(library.now, "harbour")) == 3
    copies.unlink()
    assert await library.refresh()
    assert library.now.problems == ()
    shutil.rmtree(sets / "harbour")
    assert await library.refresh()
    assert len(pictures_of(library.now, "harbour")) == 3


async def test_a_disk_that_is_full_is_left_without_half_copies(
    open_library: Callable[..., Library], copies: Path, sets: Path, make_set: MakeSet
) -> None:
    make_set("harbour", parent=sets)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    # No file may become longer: a write fails in the middle, as on a disk without room.
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        library = open_library()
        assert not await library.refresh()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "cannot be copied" in library.now.problems[0]
    assert list((copies / "harbour").iterdir()) == []
    assert await library.refresh()
    assert library.now.problems == ()


async def test_a_set_whose_id_is_taken_does_not_mix_with_the_one_that_has_it(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    make_set("harbour", cards=2, parent=sets)
    write(make_set("other", cards=3, parent=sets), read(sets / "other") | {"id": "harbour"})
    library = open_library()
    assert f"its id harbour is taken by the set in {sets / 'harbour'}" in library.now.problems[0]
    assert cards(library.now.find("harbour")) == ["card-0", "card-1"]
    assert not await library.refresh()
    shutil.rmtree(sets / "harbour")
    assert await library.refresh()
    assert (library.now.problems, len(library.decks["harbour"])) == ((), 3)


async def test_a_set_that_takes_over_another_s_id_is_shown_by_it(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    library = open_library()
    write(folder, read(folder) | {"id": "port", "formerly": ["harbour"]})
    assert await library.refresh()
    assert ids(library.now) == ["port"]
    assert library.decks["harbour"] == library.decks["port"] == ("port:card-0", "port:card-1", "port:card-2")
    assert [card_set.id for card_set in library.now.known] == ["port"]
    assert len(pictures_of(library.now, "harbour")) == 3
    shutil.rmtree(folder)
    make_set("harbour", cards=1, parent=sets)
    assert await library.refresh()
    # The one that bears the id now comes before one that is gone and bore it once.
    found = [library.now.find(name) for name in ("harbour", "port")]
    assert [card_set and card_set.id for card_set in found] == ["harbour", "port"]


async def test_who_asks_while_it_looks_is_answered_by_the_same_look(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = open_library()
    looks = 0

    def look(*folders: object, **more: object) -> Shelf:
        nonlocal looks
        looks += 1
        return shelf.find_sets(*folders, **more)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr("moonhare.decks.library.find_sets", look)
    told: list[tuple[list[str], list[str]]] = []
    library.follow(lambda before, now: told.append((ids(before), ids(now))))
    make_set("harbour", parent=sets)
    asked = [asyncio.create_task(library.refresh()) for _ in range(5)]
    await asyncio.sleep(0)
    asked[0].cancel()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(answers[0], asyncio.CancelledError)
    assert answers[1:] == [True] * 4
    assert (looks, told) == (1, [([], ["harbour"])])
    assert not await library.refresh()
    assert len(told) == 1
