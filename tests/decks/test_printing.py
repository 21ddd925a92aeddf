"""A set on paper: every card once, at its true size, its back behind it whichever way the sheet is turned."""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from moonhare.decks import DeckError
from moonhare.decks.printing import MARGIN, PAPERS, PaperName, Printed, lay, print_set, widest
from tests.decks.making import MakeSet, encoded, painted, put, read, write

MM = 72 / 25.4
Place = tuple[float, float, float, float]


def printed(
    folder: Path, paper: PaperName = "a4", width: float = 80, *, backs: bool = True
) -> tuple[Printed, PdfReader]:
    file = io.BytesIO()
    told = print_set(folder, file, lay(paper, width), backs=backs)
    return told, PdfReader(file, strict=True)


def shown(page: PageObject) -> list[tuple[str, Place]]:
    """What a page shows, and where: left, top, width, height in millimetres."""
    top = float(page.mediabox.height)
    found = []
    matrix = [0.0] * 6
    for operands, operator in ContentStream(page.get_contents(), None).operations:
        if operator == b"cm":
            matrix = [float(one) for one in operands]
        elif operator == b"Do":
            wide, _, _, high, x, y = matrix
            place = (x / MM, (top - y - high) / MM, wide / MM, high / MM)
            found.append((str(operands[0]), place))
    return found


def lines(page: PageObject) -> list[tuple[float, float, float, float]]:
    """The lines of a page, from where to where, in millimetres from the upper left corner."""
    top = float(page.mediabox.height)
    found = []
    start = (0.0, 0.0)
    for operands, operator in ContentStream(page.get_contents(), None).operations:
        if operator in (b"m", b"l"):
            point = float(operands[0]) / MM, (top - float(operands[1])) / MM
            if operator == b"l":
                found.append((*start, *point))
            start = point
    return found


def places(page: PageObject) -> list[Place]:
    return [place for _, place in shown(page)]


def picture(page: PageObject, number: int) -> Image.Image:
    name = shown(page)[number][0]
    found = next(one for one in page.images if one.name.startswith(name.removeprefix("/")))
    assert found.image is not None
    return found.image.convert("RGB")


def unlike(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures lie apart, of 255, at a place on average."""
    small = ImageChops.difference(one.resize((1, 1)), other.resize((1, 1))).getpixel((0, 0))
    assert isinstance(small, tuple)
    return max(small)


def test_every_card_is_there_once_in_the_manifest_s_order_and_as_large_as_was_asked(make_set: MakeSet) -> None:
    folder = make_set(cards=6)
    told, pdf = printed(folder, backs=False)
    assert (told.cards, told.a_sheet, told.sheets, told.pages, told.card) == (6, 4, 2, 2, (80, 120))
    assert [len(shown(page)) for page in pdf.pages] == [4, 2]
    for page in pdf.pages:
        assert (float(page.mediabox.width) / MM, float(page.mediabox.height) / MM) == pytest.approx(
            (210, 297), abs=0.01
        )
    assert places(pdf.pages[0])[0] == pytest.approx((25, 28.5, 80, 120), abs=0.01)
    assert places(pdf.pages[0])[3] == pytest.approx((105, 148.5, 80, 120), abs=0.01)
    for number in range(6):
        page = pdf.pages[number // 4]
        assert unlike(picture(page, number % 4), painted(number)) < 4
    assert pdf.metadata is not None
    assert pdf.metadata.title == "Small en"


def test_a_sheet_turned_like_a_page_has_each_back_behind_its_card(make_set: MakeSet) -> None:
    folder = make_set(cards=6)
    own = Image.new("RGB", (400, 600), (10, 200, 220))
    write(folder, read(folder) | {"back": {"small": put(folder, encoded(own))}})
    told, pdf = printed(folder)
    assert (told.sheets, told.pages, len(pdf.pages)) == (2, 4, 4)
    for front, behind in ((pdf.pages[0], pdf.pages[1]), (pdf.pages[2], pdf.pages[3])):
        turned = [(210 - x - width, y, width, height) for x, y, width, height in places(front)]
        assert [pytest.approx(one, abs=0.01) for one in turned] == places(behind)
        assert unlike(picture(behind, 0), own) < 4
    # The back is in the file once, however often it is shown.
    assert len({name for page in (pdf.pages[1], pdf.pages[3]) for name, _ in shown(page)}) == 1


def test_without_a_back_of_its_own_a_set_has_that_of_small_hours(make_set: MakeSet) -> None:
    _, pdf = printed(make_set(cards=1))
    _, game = printed(Path("src/moonhare/decks/sets/small-hours").resolve(), width=190)
    assert unlike(picture(pdf.pages[1], 0), picture(game.pages[1], 0)) == 0


def test_marks_lie_outside_of_the_cards_on_every_line_between_two(make_set: MakeSet) -> None:
    _, pdf = printed(make_set(cards=1), "a4", 63)
    page = pdf.pages[0]
    left, top, right, bottom = 10.5, 6.75, 199.5, 290.25
    found = lines(page)
    upright = sorted({round(x, 1) for x, y, to_x, to_y in found if x == to_x})
    level = sorted({round(y, 1) for x, y, to_x, to_y in found if y == to_y})
    assert upright == pytest.approx([10.5, 73.5, 136.5, 199.5], abs=0.1)
    assert level == pytest.approx([6.75, 101.25, 195.75, 290.25], abs=0.1)
    assert len(found) == 16
    for x, y, to_x, to_y in found:
        beside = max(x, to_x) < left or min(x, to_x) > right
        above = max(y, to_y) < top or min(y, to_y) > bottom
        assert beside or above
    assert lines(pdf.pages[1]) == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("width", [20, 44.5, 59, 63, 80, 178])
def test_cards_keep_away_from_the_paper_s_edge_and_from_each_other(paper: PaperName, width: float) -> None:
    sheets = lay(paper, width)
    all_of_them = [sheets.place(number) for number in range(sheets.a_sheet)]
    wide, high = PAPERS[paper]
    for one in all_of_them:
        assert one.x >= MARGIN - 1e-6
        assert one.y >= MARGIN - 1e-6
        assert one.x + one.width <= wide - MARGIN + 1e-6
        assert one.y + one.height <= high - MARGIN + 1e-6
    assert len({(round(one.x, 3), round(one.y, 3)) for one in all_of_them}) == sheets.a_sheet
    # One more column or row would not fit.
    assert (sheets.columns + 1) * width > wide - 2 * MARGIN
    assert (sheets.rows + 1) * width * 1.5 > high - 2 * MARGIN


def test_how_many_lie_on_a_sheet() -> None:
    assert [lay("a4", width).a_sheet for width in (80, 63, 190)] == [4, 9, 1]
    assert [lay("letter", width).a_sheet for width in (80, 59, 178)] == [4, 9, 1]


@pytest.mark.parametrize("width", [0, -80, 19.9, 191, float("nan"), float("inf")])
def test_a_width_of_which_no_card_fits_is_refused(width: float) -> None:
    with pytest.raises(ValueError, match="on A4 cards are 20 to 190 mm wide"):
        lay("a4", width)
    assert widest("letter") == 178


def test_a_picture_of_another_shape_is_whole_in_the_middle_of_its_place(make_set: MakeSet) -> None:
    folder = make_set(cards=1)
    raw = read(folder)
    raw["cards"][0]["files"]["small"] = put(folder, encoded(painted(1, (600, 300))), width=600, height=300)
    write(folder, raw)
    _, pdf = printed(folder)
    assert places(pdf.pages[0])[0] == pytest.approx((25, 28.5 + 40, 80, 40), abs=0.01)


def test_the_large_picture_is_printed_and_those_without_one_are_named(make_set: MakeSet) -> None:
    folder = make_set(cards=2)
    raw = read(folder)
    raw["cards"][0]["files"]["large"] = put(folder, encoded(painted(0, (800, 1200))), width=800, height=1200)
    write(folder, raw)
    told, pdf = printed(folder)
    assert [picture(pdf.pages[0], number).size for number in range(2)] == [(800, 1200), (400, 600)]
    assert told.coarse == ("card-1",)
    assert printed(folder, width=50)[0].coarse == ()


def test_retired_cards_are_not_printed(make_set: MakeSet) -> None:
    folder = make_set(cards=3)
    raw = read(folder)
    raw["cards"][0]["retired"] = True
    write(folder, raw)
    told, pdf = printed(folder)
    assert (told.cards, len(shown(pdf.pages[0]))) == (2, 2)
    assert unlike(picture(pdf.pages[0], 0), painted(1)) < 4


def test_progress_is_told_after_each_card(make_set: MakeSet) -> None:
    told: list[tuple[int, int]] = []
    print_set(make_set(cards=6), io.BytesIO(), lay("a4"), lambda done, total: told.append((done, total)))
    assert told == [(number, 6) for number in range(1, 7)]


def test_a_set_that_cannot_be_read_is_refused_before_anything_is_written(make_set: MakeSet, tmp_path: Path) -> None:
    file = io.BytesIO()
    with pytest.raises(DeckError, match=r"holds no set\.json"):
        print_set(tmp_path, file, lay("a4"))
    folder = make_set()
    (folder / read(folder)["cards"][2]["files"]["small"]["name"]).unlink()
    with pytest.raises(DeckError, match="card card-2"):
        print_set(folder, file, lay("a4"))
    assert file.getvalue() == b""


def test_a_title_in_any_script_is_the_file_s(make_set: MakeSet) -> None:
    title = dict.fromkeys(("da", "en", "it", "pl", "pt"), "Żółw i 亀 (wieczór)")
    _, pdf = printed(make_set(cards=1, title=title))
    assert pdf.metadata is not None
    assert pdf.metadata.title == "Żółw i 亀 (wieczór)"
