"""The painter's command: it does what it says, and refuses bad input in one line."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from art.command import main
from art.easel import names
from tests.project.tree import ROOT

TINY = ("--scale", "0.1")


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_a_look_writes_pictures_beside_the_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ("--out", str(tmp_path / "new"))
    assert run("look", "overdue", *TINY, *out, "--hand", "--crop", "0,0,400,400", "--values", "4") == 0
    written = {path.name for path in (tmp_path / "new").iterdir()}
    assert written == {f"overdue{tail}.png" for tail in ("", "-hand", "-crop", "-values")}
    assert re.fullmatch(r"\S+/overdue\.png  \d+\.\d s\n", capsys.readouterr().out)


def test_all_pictures_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list") == 0
    assert capsys.readouterr().out.split() == list(names())


@pytest.mark.parametrize("command", ["list", "look", "paint", "check"])
def test_every_command_is_documented_and_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    document = (ROOT / "docs/painting.md").read_text("utf-8")
    assert run(command, "--help") == 0
    told = capsys.readouterr().out
    assert f"python -m art {command}" in told + document
    assert f"python -m art {command}" in document
    for option in set(re.findall(r"--[a-z]+", told)) - {"--help"}:
        assert option in document, option


@pytest.mark.parametrize(
    "arguments",
    [
        ("luck",),
        ("--luck",),
        ("look",),
        ("look", "no-such-card"),
        ("look", "../overdue"),
        ("look", "overdue", "--scale", "0"),
        ("look", "overdue", "--values", "1"),
        *(("look", "overdue", "--crop", crop) for crop in ("1,2,3", "a,b,c,d", "0,0,0,9", "700,0,200,9", "nan,0,9,9")),
        ("paint", "no-such-card"),
        ("paint", "--jobs", "0"),
        ("check", "no-such-card"),
        ("check", "overdue", "--luck"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(r"art: .+\.\n", told.err)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert run("look", "overdue", *TINY, "--out", str(tmp_path / "file")) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_its_libraries_it_says_what_to_install() -> None:
    missing = "import sys; sys.modules['skia'] = None; import art.command"
    done = subprocess.run([sys.executable, "-c", missing], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode != 0
    assert done.stderr.startswith("art: ")
    assert "scripts/ready.py runtime painting" in done.stderr
    assert done.stderr.count("\n") == 1
