"""`moonhare deck print`: what it prints on paper, what it says of it, and what it refuses."""

import io
import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.cli.console import Console, process
from tests.decks.making import MakeSet


def test_a_set_is_laid_on_paper_and_how_to_print_it_is_said(
    make_set: MakeSet, moonhare: Console, tmp_path: Path
) -> None:
    file = tmp_path / "small.pdf"
    told = moonhare("deck", "print", str(make_set(cards=5)), "-o", str(file))
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines() == [
        f"{file}: 5 cards of 80 x 120 mm, 4 on a sheet, 2 sheets of A4",
        "not sharp at this size (a narrower --width helps, or larger pictures): card-0, card-1, card-2, card-3, card-4",
        "print it at actual size (100 %), on both sides, flipped on the long edge",
    ]
    assert len(PdfReader(file, strict=True).pages) == 4


def test_paper_size_and_backs_are_as_told(make_set: MakeSet, moonhare: Console, tmp_path: Path) -> None:
    file = tmp_path / "small.PDF"
    options = ["--paper", "Letter", "--width", "44.5", "--no-backs"]
    told = moonhare("deck", "print", str(make_set()), "-o", str(file), *options)
    assert told.out.splitlines() == [
        f"{file}: 3 cards of 44.5 x 66.75 mm, 16 on a sheet, 1 sheet of letter paper",
        "print it at actual size (100 %)",
    ]
    pages = PdfReader(file, strict=True).pages
    assert [(round(float(page.mediabox.width)), round(float(page.mediabox.height))) for page in pages] == [(612, 792)]


def test_it_goes_to_standard_output_and_what_is_said_of_it_beside(make_set: MakeSet) -> None:
    told = process("deck", "print", str(make_set()), "-o", "-", "--json")
    assert told.returncode == 0
    assert len(PdfReader(io.BytesIO(told.stdout), strict=True).pages) == 2
    said = json.loads(told.stderr)
    assert said == {
        "file": "-",
        "paper": "a4",
        "printed": {
            "id": "small",
            "cards": 3,
            "a_sheet": 4,
            "sheets": 1,
            "pages": 2,
            "card": [80.0, 120.0],
            "coarse": ["card-0", "card-1", "card-2"],
        },
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["-o", "small.jpg"], "small.jpg must end in .pdf, or be - for standard output."),
        (["-o", "nowhere/small.pdf"], "nowhere/small.pdf cannot be written: there is no folder nowhere."),
        (["-o", "small.pdf", "--paper", "a3"], "--paper is a4 or letter, not 'a3'."),
        (["-o", "small.pdf", "--width", "179", "--paper", "letter"], "--width 179: on letter cards are 20 to 178 mm"),
        (["-o", "small.pdf", "--width", "200"], "--width 200: on A4 cards are 20 to 190 mm"),
        (["-o", "small.pdf", "--width", "wide"], "'--width': 'wide' is no number."),
        ([], "Missing option '--output' / '-o'."),
    ],
)
def test_what_cannot_be_printed_is_one_line_and_status_2(
    options: list[str],
    words: str,
    make_set: MakeSet,
    moonhare: Console,
    tmp_path: Path,
) -> None:
    folder = make_set()
    moonhare.monkeypatch.chdir(tmp_path)
    told = moonhare("deck", "print", str(folder), *options)
    assert (told.status, told.out) == (2, "")
    assert words in told.err
    assert told.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [folder]


def test_a_set_that_there_is_not_is_refused_and_nothing_is_written(moonhare: Console, tmp_path: Path) -> None:
    file = tmp_path / "nope.pdf"
    told = moonhare("deck", "print", "nope", "-o", str(file), "--json")
    assert (told.status, told.refusal["code"]) == (2, "set-unreadable")
    assert not file.exists()
    missing = moonhare("deck", "print", str(tmp_path), "-o", str(file))
    assert "holds no set.json" in missing.err
    assert not file.exists()
