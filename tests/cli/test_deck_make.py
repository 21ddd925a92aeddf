"""`moonhare deck make`: what it prints, where it writes, and with which status it ends."""

from pathlib import Path

import pytest

from tests.cli.console import Console
from tests.decks.making import painted


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    folder = tmp_path / "photos"
    folder.mkdir()
    for number, name in enumerate(("red boat", "blue door", "IMG_0003")):
        painted(number, (800, 1200)).save(folder / f"{name}.png")
    return folder


def test_a_set_is_made_beside_the_folder_told_and_checked(photos: Path, moonhare: Console) -> None:
    told = moonhare("deck", "make", str(photos))
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0] == "added 3: blue-door, img-0003, red-boat"
    assert any(line.startswith("photos: 3 cards, ") and line.endswith(", good") for line in lines)
    assert lines[-1].startswith(f"{photos}-set: to play with it, put the folder into ")
    assert moonhare("deck", "check", f"{photos}-set").status == 0


def test_in_the_data_folder_it_lies_where_a_server_finds_it(
    photos: Path, moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOONHARE_DATA", str(tmp_path / "data"))
    told = moonhare("deck", "make", str(photos), "-o", str(tmp_path / "data" / "sets" / "photos"))
    assert told.out.endswith("a server on this machine finds it there\n")


def test_made_again_it_says_what_came_changed_and_went(photos: Path, moonhare: Console, tmp_path: Path) -> None:
    asked = ("deck", "make", str(photos), "-o", str(tmp_path / "out"), "--title", "Harbour", "--language", "it")
    moonhare(*asked)
    painted(7, (800, 1200)).save(photos / "red boat.png")
    (photos / "IMG_0003.png").rename(tmp_path / "away.png")
    painted(8, (1200, 400)).save(photos / "lake.png")
    told = moonhare(*asked)
    assert told.out.startswith("added 1: lake\nchanged 1: red-boat\ndropped 1: img-0003\nas before: 1\n")
    assert "more than a third cut off (--pad shows all of it): lake\n" in told.out
    report = moonhare(*asked, "--pad", "--json").report
    assert (report["made"]["id"], report["made"]["changed"], report["made"]["cut"]) == ("out", ["lake"], [])
    assert (report["report"]["id"], report["report"]["cards"]) == ("out", 3)


def test_what_is_to_mend_ends_with_1(photos: Path, moonhare: Console) -> None:
    painted(0, (800, 1200)).save(photos / "again.png")
    told = moonhare("deck", "make", str(photos))
    assert told.status == 1
    assert "has the same picture as" in told.out


def test_what_cannot_be_made_is_one_line_and_status_2(photos: Path, moonhare: Console, tmp_path: Path) -> None:
    (tmp_path / "diary").mkdir()
    (tmp_path / "diary" / "diary.txt").write_text("Dear diary")
    for arguments, words in (
        ((str(tmp_path / "none"),), "is no folder"),
        ((str(tmp_path / "diary"),), "holds no pictures"),
        ((str(photos), "-o", str(tmp_path / "diary")), "is no set and not empty"),
        ((str(photos), "-o", str(tmp_path / "diary" / "diary.txt")), "diary.txt"),
        ((str(photos), "--id", "My Set"), "id"),
    ):
        told = moonhare("deck", "make", *arguments)
        assert (told.status, told.out, told.err.count("\n")) == (2, "", 1), arguments
        assert words in told.err
    told = moonhare("deck", "make", "none-such")
    assert told.err == "moonhare: none-such is no folder.\n"
    assert moonhare("deck", "make", str(photos), "--title", "").err.startswith("moonhare: set.json, title")
    assert moonhare("deck", "make", str(photos), "--back", "nope.png").err.startswith(
        "moonhare: nope.png: cannot be read"
    )
    refusal = moonhare("deck", "make", str(tmp_path / "diary"), "--json").refusal
    assert (refusal["code"], refusal["args"]["problem"]) == ("set-unmade", "missing-file")


def test_a_picture_whose_name_is_no_text_is_left_out_by_name(photos: Path, moonhare: Console) -> None:
    try:
        Path(f"{photos}/door\udcff.png").write_bytes((photos / "blue door.png").read_bytes())
    except OSError:
        pytest.skip("this file system takes no such names")
    made = moonhare("deck", "make", str(photos), "--json").report["made"]
    assert made["left_out"] == [{"file": "door?.png", "reason": "its name is not UTF-8; call it something else"}]
    assert len(made["added"]) == 3
