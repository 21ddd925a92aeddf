"""The contact sheet shows every card once, whole, in the manifest's order."""

from pathlib import Path

import pytest
from PIL import Image

from moonhare.decks import DeckError
from moonhare.decks.sheet import CAPTION, GAP, GROUND, THUMBNAIL, contact_sheet
from tests.decks.making import MakeSet, encoded, put, read, write

STEP = (THUMBNAIL[0] + GAP, THUMBNAIL[1] + CAPTION + GAP)
COLOURS = [(200, 30, 30), (30, 200, 30), (30, 30, 200), (200, 200, 30), (200, 30, 200)]


def plain_set(make_set: MakeSet, size: tuple[int, int] = (400, 600)) -> Path:
    folder = make_set(cards=5)
    raw = read(folder)
    for card, colour in zip(raw["cards"], COLOURS, strict=True):
        data = encoded(Image.new("RGB", size, colour))
        card["files"]["small"] = put(folder, data, width=size[0], height=size[1])
    write(folder, raw)
    return folder


def near(pixel: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 12 for a, b in zip(pixel, colour, strict=True))


def middle(number: int, columns: int) -> tuple[int, int]:
    x, y = number % columns, number // columns
    return GAP + x * STEP[0] + THUMBNAIL[0] // 2, GAP + y * STEP[1] + THUMBNAIL[1] // 2


def test_cards_stand_in_rows_in_the_manifest_s_order(make_set: MakeSet) -> None:
    sheet = contact_sheet(plain_set(make_set), columns=3)
    assert sheet.size == (GAP + 3 * STEP[0], GAP + 2 * STEP[1])
    for number, colour in enumerate(COLOURS):
        assert near(sheet.getpixel(middle(number, 3)), colour)
    assert near(sheet.getpixel(middle(5, 3)), GROUND)


def test_a_small_set_gets_a_narrow_sheet(make_set: MakeSet) -> None:
    assert contact_sheet(plain_set(make_set)).size == (GAP + 5 * STEP[0], GAP + STEP[1])


def test_a_card_of_another_shape_is_shown_whole(make_set: MakeSet) -> None:
    sheet = contact_sheet(plain_set(make_set, size=(600, 300)))
    x, y = middle(0, 5)
    assert near(sheet.getpixel((x, y)), COLOURS[0])
    assert near(sheet.getpixel((GAP + 2, y)), COLOURS[0])
    assert near(sheet.getpixel((x, GAP + 2)), GROUND)


def test_each_card_is_captioned(make_set: MakeSet) -> None:
    sheet = contact_sheet(plain_set(make_set))
    line = sheet.crop((GAP, GAP + THUMBNAIL[1], GAP + THUMBNAIL[0], GAP + THUMBNAIL[1] + CAPTION))
    assert len(line.getcolors() or []) > 3


def test_a_caption_too_long_is_cut_within_its_card(make_set: MakeSet) -> None:
    folder = plain_set(make_set)
    raw = read(folder)
    raw["cards"][4]["id"] = "w" * 40
    write(folder, raw)
    sheet = contact_sheet(folder)
    edge = sheet.crop((GAP + 5 * STEP[0] - GAP, GAP + THUMBNAIL[1], sheet.width, sheet.height))
    assert edge.getcolors() == [(edge.width * edge.height, GROUND)]


def test_progress_is_told_after_each_card(make_set: MakeSet) -> None:
    told: list[tuple[int, int]] = []
    contact_sheet(plain_set(make_set), lambda done, total: told.append((done, total)))
    assert told == [(number, 5) for number in range(1, 6)]


def test_a_set_that_cannot_be_shown_is_refused(make_set: MakeSet, tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        contact_sheet(tmp_path)
    folder = plain_set(make_set)
    with pytest.raises(ValueError, match="at least one column"):
        contact_sheet(folder, columns=0)
    (folder / read(folder)["cards"][3]["files"]["small"]["name"]).unlink()
    with pytest.raises(DeckError):
        contact_sheet(folder)
