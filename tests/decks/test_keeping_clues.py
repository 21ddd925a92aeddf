"""What people have said for a host's cards goes with the copies that a server plays from."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from moonhare.cli.knowing import knowledge
from moonhare.decks import Shelf, load_set, shelf
from moonhare.decks.checking import check
from moonhare.decks.library import DAY, Library
from moonhare.rules.ids import CardId
from tests.decks.making import MakeSet, read, write

pytestmark = pytest.mark.usefixtures("nothing_bundled")


def say(folder: Path, clue: str, *cards: str) -> None:
    said = {card: {"clues": {"en": [clue]}, "themes": {"owl": 1}} for card in cards}
    (folder / "clues.json").write_text(json.dumps({"format": 1, "cards": said}), encoding="utf-8")


def said(found: Shelf, card: str) -> tuple[str, ...]:
    """What computer players of a server know of it in English, but for what stands among its texts."""
    return tuple(knowledge(found.known, "en").said[CardId(f"harbour:{card}")])[1:]


async def test_players_know_it_while_the_set_is_there_and_once_it_is_gone(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    say(folder, "Ask the owl", "card-0")
    library = open_library()
    assert said(library.now, "card-0") == ("Ask the owl",)
    say(folder, "Ask another owl", "card-0")
    assert await library.refresh()
    assert said(library.now, "card-0") == ("Ask another owl",)
    shutil.rmtree(folder)
    assert await library.refresh()
    for found in (library.now, open_library().now):
        assert said(found, "card-0") == ("Ask another owl",)
        assert knowledge(found.known, "en").hear().themes[CardId("harbour:card-0")] == {"owl": 1}


async def test_cards_that_went_keep_theirs_and_those_that_stay_have_what_is_said_now(
    open_library: Callable[..., Library], sets: Path, copies: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    say(folder, "Ask the owl", "card-0", "card-1", "card-2")
    library = open_library()
    write(folder, read(folder) | {"cards": read(folder)["cards"][:2]})
    say(folder, "Nobody knows", "card-0")
    assert await library.refresh()
    assert [said(library.now, f"card-{n}") for n in range(3)] == [("Nobody knows",), (), ("Ask the owl",)]
    # What was deleted by mistake can be moved back as it is.
    assert check(copies / "harbour").problems == ()


async def test_a_copy_has_none_where_the_set_has_none_any_more(
    open_library: Callable[..., Library], sets: Path, copies: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", parent=sets)
    say(folder, "Ask the owl", "card-0")
    library = open_library()
    (folder / "clues.json").unlink()
    assert await library.refresh()
    assert said(library.now, "card-0") == ()
    assert not (copies / "harbour" / "clues.json").exists()


async def test_it_is_not_swept_away_as_old(
    open_library: Callable[..., Library], sets: Path, copies: Path, make_set: MakeSet
) -> None:
    say(make_set("harbour", parent=sets), "Ask the owl", "card-0")
    open_library()
    shutil.rmtree(sets / "harbour")
    os.utime(copies / "harbour" / "clues.json", (0, 0))
    left = (copies / "harbour" / "set.json").stat().st_mtime
    assert said(open_library(now=left + 29 * DAY).now, "card-0") == ("Ask the owl",)
    assert open_library(now=left + 31 * DAY).now.find("harbour") is None


def test_one_that_is_spoiled_between_reading_and_copying_is_told_and_read_again(
    open_library: Callable[..., Library], sets: Path, make_set: MakeSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make_set("harbour", parent=sets)
    say(folder, "Ask the owl", "card-0")

    def spoiled(one: Path, *, bundled: bool) -> object:
        found = load_set(one, bundled=bundled)
        (one / "clues.json").write_text("spoiled", encoding="utf-8")
        return found

    monkeypatch.setattr(shelf, "load_set", spoiled)
    library = open_library()
    (problem,) = library.now.problems
    assert "clues.json changed meanwhile" in problem
    assert library.now.find("harbour") is not None
