"""The painter's command: it does what it says, and refuses bad input in one line."""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from art import easel, lock, shipping
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
    assert capsys.readouterr().out.split() == [*names()]


def test_status_names_what_is_to_paint_and_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # What the pictures in the set are is asked in `test_lock.py`, which takes seconds.
    monkeypatch.setattr(lock, "differences", dict)
    assert run("status") == 0
    assert f"All {len(names())} pictures" in capsys.readouterr().out
    monkeypatch.setattr(lock, "differences", lambda: {"overdue": "its sources have changed since it was painted"})
    assert run("status") == 1
    told = capsys.readouterr().out
    assert "overdue  its sources have changed" in told
    assert "1 to paint: python -m art paint" in told


def test_paint_without_names_paints_what_differs_and_notes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    def painted(wanted: Sequence[str], jobs: int) -> Iterator[easel.Painted]:
        assert jobs == 3
        for name in wanted:
            yield easel.Painted(name=name, image=np.zeros((1, 1, 3), np.uint8), seconds=2.0, sources="from these")

    def shipped(each: easel.Painted) -> shipping.Shipped:
        return shipping.Shipped(files=shipping.pictures()[each.name], bytes=90_000, changed=True)

    monkeypatch.setattr(lock, "differences", lambda: {"overdue": "not painted yet", "back": "not painted yet"})
    monkeypatch.setattr(easel, "painted", painted)
    monkeypatch.setattr(shipping, "ship", shipped)
    monkeypatch.setattr(lock, "note", lambda each, files: done.append(f"{each.name} {each.sources} {files.small.name}"))
    assert run("paint", "--jobs", "3") == 0
    assert capsys.readouterr().out == "overdue  new  90 kB  2.0 s\nback  new  90 kB  2.0 s\n"
    files = shipping.pictures()
    monkeypatch.setattr(lock, "differences", dict)
    assert run("paint") == 0
    assert f"All {len(names())} pictures are what their sources say" in capsys.readouterr().out
    assert done == [f"{name} from these {files[name].small.name}" for name in ("overdue", "back")]


@pytest.mark.parametrize("command", ["list", "status", "look", "cast", "paint", "check"])
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
    missing = "import runpy, sys; sys.modules['skia'] = None; runpy.run_module('art', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", missing], cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("art: ")
    assert "scripts/ready.py runtime painting" in done.stderr
    assert done.stderr.count("\n") == 1
