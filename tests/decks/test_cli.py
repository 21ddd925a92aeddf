"""`moonhare deck`: what it prints and with which status it ends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from moonhare.decks.cli import app

from .conftest import MakeSet, read, write

runner = CliRunner()


def test_a_good_set_ends_with_0_and_one_line_of_summary(make_set: MakeSet) -> None:
    result = runner.invoke(app, ["check", str(make_set())])
    assert result.exit_code == 0
    assert "small: 3 cards, 0.0 MB, good" in result.stdout
    assert "warning  3 cards; a game is made for 84" in result.stdout
    assert result.stderr == ""


def test_problems_end_with_1_and_are_listed_each_on_its_line(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    raw["cards"][2]["files"] = raw["cards"][0]["files"]
    del raw["cards"][1]["texts"]["it"]
    write(folder, raw)
    result = runner.invoke(app, ["check", str(folder)])
    assert result.exit_code == 1
    lines = [line for line in result.stdout.splitlines() if line.startswith("problem")]
    assert lines == [
        "problem  card card-2 has the same picture as card-0  [same-picture]",
        "problem  card card-1 has no title and description in it  [missing-text]",
    ]
    assert "2 to mend" in result.stdout


def test_the_report_comes_as_json_when_asked_for(make_set: MakeSet) -> None:
    result = runner.invoke(app, ["check", str(make_set()), "--json"])
    report = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (report["id"], report["cards"], report["problems"], report["near_pairs"]) == ("small", 3, [], [])


@pytest.mark.parametrize("command", [["check"], ["sheet", "-o", "sheet.png"]])
@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"{", b'{"id": 1, "id": 2}', b'{"colour": 1}'])
def test_a_set_that_cannot_be_read_ends_with_2_and_one_line(
    command: list[str], content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        (tmp_path / "set.json").write_bytes(content)
    result = runner.invoke(app, [*command, str(tmp_path)])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("moonhare deck: ")
    assert result.stderr.count("\n") == 1
    assert not (tmp_path / "sheet.png").exists()


def test_a_sheet_is_written_in_the_format_that_its_name_says(make_set: MakeSet, tmp_path: Path) -> None:
    folder = make_set()
    for name, kind in (("a.webp", "WEBP"), ("a.png", "PNG"), ("a.JPG", "JPEG")):
        result = runner.invoke(app, ["sheet", str(folder), "-o", str(tmp_path / name), "--columns", "2"])
        assert result.exit_code == 0, result.stderr
        with Image.open(tmp_path / name) as picture:
            assert picture.format == kind
            assert f"{picture.width}x{picture.height}" in result.stdout


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
    arguments: list[str], words: str, make_set: MakeSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = runner.invoke(app, ["sheet", str(make_set()), *arguments])
    assert result.exit_code == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr


def test_a_sheet_too_large_for_its_format_is_a_sentence_not_a_traceback(make_set: MakeSet, tmp_path: Path) -> None:
    folder = make_set()
    raw = read(folder)
    raw["cards"] = [raw["cards"][0] | {"id": f"card-{number}"} for number in range(100)]
    write(folder, raw)
    result = runner.invoke(app, ["sheet", str(folder), "-o", str(tmp_path / "a.webp"), "--columns", "100"])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "cannot be written" in result.stderr


def test_playing_needs_no_picture_library() -> None:
    code = "import sys, moonhare.decks; sys.exit('PIL' in sys.modules or 'typer' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
