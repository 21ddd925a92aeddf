"""`moonhare deck`: what it prints and with which status it ends."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.console import Console, process
from tests.decks.making import MakeSet, read, write


def test_a_good_set_ends_with_0_and_one_line_of_summary(make_set: MakeSet, moonhare: Console) -> None:
    told = moonhare("deck", "check", str(make_set()))
    assert told.status == 0
    assert "small: 3 cards, 0.0 MB, good" in told.out
    assert "warning  3 cards; a game is made for 84" in told.out
    assert told.err == ""


def test_problems_end_with_1_and_are_listed_each_on_its_line(make_set: MakeSet, moonhare: Console) -> None:
    folder = make_set()
    raw = read(folder)
    raw["cards"][2]["files"] = raw["cards"][0]["files"]
    del raw["cards"][1]["texts"]["it"]
    write(folder, raw)
    told = moonhare("deck", "check", str(folder))
    assert told.status == 1
    lines = [line for line in told.out.splitlines() if line.startswith("problem")]
    assert lines == [
        "problem  card card-2 has the same picture as card-0  [same-picture]",
        "problem  card card-1 has no title and description in 'it'  [missing-text]",
    ]
    assert "2 to mend" in told.out


def test_what_a_server_leaves_out_for_its_id_is_no_good_set(make_set: MakeSet, moonhare: Console) -> None:
    told = moonhare("deck", "check", str(make_set("mine", id="harbour", formerly=["small-hours"])))
    assert told.status == 1
    assert "problem  the id small-hours is taken by small-hours, which comes with the game; choose another" in told.out
    assert moonhare("deck", "check", "small-hours").status == 0


def test_a_set_that_there_is_not_is_refused_with_those_that_there_are(moonhare: Console) -> None:
    for command in (["check"], ["sheet", "-o", "sheet.png"]):
        told = moonhare("deck", *command, "nope")
        assert (told.status, told.out) == (2, "")
        assert "nope is no folder, and no set that comes with the game (houseguests, small-hours)" in told.err


def test_a_folder_of_pictures_that_is_no_set_yet_is_told_how_it_becomes_one(moonhare: Console, tmp_path: Path) -> None:
    told = moonhare("deck", "check", str(tmp_path))
    assert told.status == 2
    assert told.err == f"moonhare: {tmp_path} holds no set.json; `moonhare deck make` makes a set of pictures.\n"


def test_the_report_comes_as_json_when_asked_for(make_set: MakeSet, moonhare: Console) -> None:
    told = moonhare("deck", "check", str(make_set()), "--json")
    report = told.report
    assert told.status == 0
    assert (report["id"], report["cards"], report["problems"], report["near_pairs"]) == ("small", 3, [], [])


def test_a_refusal_beside_json_says_what_is_wrong_and_where(tmp_path: Path, moonhare: Console) -> None:
    (tmp_path / "set.json").write_bytes(b'{"colour": 1}')
    refusal = moonhare("deck", "check", str(tmp_path), "--json").refusal
    assert refusal["code"] == "set-unreadable"
    facts = refusal["args"]
    assert (facts["problem"], facts["where"], facts["path"]) == ("unknown-key", "set.json", str(tmp_path))
    assert facts["problems"][1] == "set.json: missing required field `format`"
    assert "colour" in refusal["message"]


@pytest.mark.parametrize("command", [["check"], ["sheet", "-o", "sheet.png"]])
@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"{", b'{"id": 1, "id": 2}', b"[]"])
def test_a_set_that_cannot_be_read_ends_with_2_and_one_line(
    command: list[str],
    content: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    moonhare: Console,
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        (tmp_path / "set.json").write_bytes(content)
    told = moonhare("deck", *command, str(tmp_path))
    assert told.status == 2
    assert told.out == ""
    assert told.err.startswith("moonhare: ")
    assert told.err.count("\n") == 1
    assert not (tmp_path / "sheet.png").exists()


def test_a_sheet_is_written_in_the_format_that_its_name_says(
    make_set: MakeSet, tmp_path: Path, moonhare: Console
) -> None:
    folder = make_set()
    for name, kind in (("a.webp", "WEBP"), ("a.png", "PNG"), ("a.JPG", "JPEG")):
        told = moonhare("deck", "sheet", str(folder), "-o", str(tmp_path / name), "--columns", "2")
        assert told.status == 0, told.err
        with Image.open(tmp_path / name) as picture:
            assert picture.format == kind
            assert f"{picture.width}x{picture.height}" in told.out


def test_a_sheet_goes_to_standard_output_and_what_is_said_of_it_beside(make_set: MakeSet) -> None:
    told = process("deck", "sheet", str(make_set()), "-o", "-")
    assert told.returncode == 0, told.stderr
    with Image.open(io.BytesIO(told.stdout)) as picture:
        assert picture.format == "WEBP"
        assert told.stderr.decode() == f"-: {picture.width}x{picture.height}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-o", "sheet.txt"], "must end in"),
        (["-o", "nowhere/sheet.png"], "cannot be written"),
        (["-o", "sheet.webp", "--columns", "0"], "--columns"),
        ([], "--output"),
    ],
)
def test_wrong_usage_ends_with_2(
    arguments: list[str], words: str, make_set: MakeSet, monkeypatch: pytest.MonkeyPatch, moonhare: Console
) -> None:
    folder = make_set()
    monkeypatch.chdir(folder.parent)
    told = moonhare("deck", "sheet", str(folder), *arguments)
    assert told.status == 2
    assert words in told.err


def test_a_sheet_for_which_there_is_no_folder_is_refused_before_anything_is_drawn(
    moonhare: Console, tmp_path: Path
) -> None:
    file = tmp_path / "nowhere" / "sheet.png"
    # Nor is the set looked for, which is not there either.
    told = moonhare("deck", "sheet", "nope", "-o", str(file))
    assert (told.status, told.out) == (2, "")
    assert told.err == f"moonhare: {file} cannot be written: there is no folder {file.parent}.\n"


def test_a_sheet_too_large_for_its_format_is_a_sentence_not_a_traceback(
    make_set: MakeSet, tmp_path: Path, moonhare: Console
) -> None:
    folder = make_set()
    raw = read(folder)
    raw["cards"] = [raw["cards"][0] | {"id": f"card-{number}"} for number in range(100)]
    write(folder, raw)
    told = moonhare("deck", "sheet", str(folder), "-o", str(tmp_path / "a.webp"), "--columns", "100")
    assert told.status == 2
    assert told.err.count("\n") == 1
    assert "cannot be written" in told.err
    assert "--columns may fit, or a .png" in told.err


def test_playing_needs_no_picture_library() -> None:
    code = "import sys, moonhare.decks as d; d.default_sets(); sys.exit('PIL' in sys.modules or 'typer' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_of_several_sets_it_tells_what_they_have_in_common_too(make_set: MakeSet, moonhare: Console) -> None:
    one, other = make_set("one"), make_set("other", cards=1)
    told = moonhare("deck", "check", str(one), str(other))
    assert told.status == 1
    assert "problem  one:card-0 and other:card-0 look alike" in told.out
    assert "one beside other, 1 to mend" in told.out
    report = moonhare("deck", "check", "small-hours", str(one), "--json").report
    assert [each["id"] for each in report["sets"]] == ["small-hours", "one"]
    assert (report["common"][0]["sets"], report["common"][0]["problems"]) == (["small-hours", "one"], [])


HYPHENED = "small letters (a-z), digits and single hyphens between them were expected"


def test_every_mistake_in_a_manifest_is_told_at_once(make_set: MakeSet, moonhare: Console) -> None:
    folder = make_set(cards=3)
    raw = read(folder)
    del raw["author"]
    for card in raw["cards"][:2]:
        card["license"] = "mine"
    raw["cards"][2]["id"] = "Red Boat"
    write(folder, raw)
    told = moonhare("deck", "check", str(folder))
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert [line.split("  ")[1] for line in told.out.splitlines() if line.startswith("problem")] == [
        "set.json: missing required field `author`",
        "set.json, cards[0] (card card-0): unknown field `license`; `licence` may be meant",
        "set.json, cards[1] (card card-1): unknown field `license`; `licence` may be meant",
        f"set.json, cards[2].id: {HYPHENED}, such as red-boat",
    ]
    assert told.err == f"moonhare: {folder}: set.json: missing required field `author`, and 3 more.\n"


def test_an_unreadable_set_is_named_and_the_others_are_told_all_the_same(
    make_set: MakeSet, moonhare: Console, tmp_path: Path
) -> None:
    good = make_set("good")
    marked = make_set("marked", cards=1)
    (marked / "set.json").write_bytes(b"\xef\xbb\xbf" + (marked / "set.json").read_bytes())
    told = moonhare("deck", "check", str(marked), str(good), str(tmp_path / "none"))
    assert told.status == 2
    heads = [told.out.index(f"\n{path}\n") for path in (marked, good, tmp_path / "none")]
    assert heads == sorted(heads)
    assert heads[1] < told.out.index("good: 3 cards") < heads[2]
    assert f"{marked}: set.json: begins with a byte order mark; save it as UTF-8 without one" in told.err
    assert f"{tmp_path / 'none'} is no folder" in told.err
    told = moonhare("deck", "check", str(marked), str(good), "--json")
    assert told.status == 2
    assert [report["id"] for report in told.report["sets"]] == ["good"]


def test_a_set_in_the_data_folder_is_found_by_its_id(
    make_set: MakeSet, moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOONHARE_DATA", str(tmp_path / "data"))
    make_set("a-folder", parent=tmp_path / "data" / "sets", id="harbour", cards=30)
    make_set("_draft", parent=tmp_path / "data" / "sets")
    assert "harbour: 30 cards" in moonhare("deck", "check", "harbour").out
    assert moonhare("hint", "--card", "card-1", "--sets", "harbour", "--players", "3", "--many", "1").status == 0
    too_few = moonhare("hint", "--card", "card-1", "--sets", "harbour", "--many", "1")
    assert (too_few.status, too_few.out) == (2, "")
    assert "30 cards are too few" in too_few.err
    assert too_few.err.endswith(" need 42. Fewer --players need less; --sets may name more sets.\n")
    assert moonhare("deck", "check", "pier").status == 2


def test_themes_are_counted_told_and_written(make_set: MakeSet, moonhare: Console) -> None:
    folder = make_set()
    file = folder / "clues.json"
    file.write_text('{"format": 1, "cards": {"card-1": {"clues": {"en": ["An owl"], "it": ["Il gufo dorme"]}}}}')
    told = moonhare("deck", "themes", str(folder))
    assert (told.status, told.err) == (0, "")
    first, changed, last = told.out.splitlines()
    assert first.startswith("small: 2 clues (en, it) for 1 card, ")
    assert (changed, last) == ("other themes than before: card-1", f"{file}: written")
    assert moonhare("deck", "themes", str(folder)).out.endswith(f"{file}: as before\n")
    report = moonhare("deck", "themes", str(folder), "--json").report
    assert (report["id"], report["clues"], report["written"], report["changed"]) == ("small", 2, False, [])


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "missing-file"),
        (b"once", "not-json"),
        (b'{"format": 1, "cards": {"card-1": {"clues": {"de": ["Eule"]}}}}', "bad-language"),
    ],
)
def test_clues_of_which_no_themes_can_be_counted_are_refused(
    content: bytes | None, problem: str, make_set: MakeSet, moonhare: Console
) -> None:
    folder = make_set()
    if content is not None:
        (folder / "clues.json").write_bytes(content)
    refusal = moonhare("deck", "themes", str(folder), "--json").refusal
    assert (refusal["code"], refusal["args"]["problem"]) == ("set-unreadable", problem)
    assert "clues.json" in refusal["message"]
    assert moonhare("deck", "themes", str(folder)).err.count("\n") == 1
