"""The check of a set: each thing that can be wrong is found, named, and counted as problem or warning."""

import hashlib
import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageEnhance, ImageFilter, ImageOps

from moonhare.decks import DeckError, checking, default_sets
from moonhare.decks.checking import SetReport, check
from moonhare.decks.hearing import Heard, written_clues
from moonhare.decks.likeness import Distance, distance, fingerprint
from moonhare.decks.theming import count_themes
from tests.decks.making import MakeSet, Raw, encoded, painted, put, read, write


def problems(report: SetReport) -> list[str]:
    return [finding.code for finding in report.problems]


def warned(report: SetReport) -> str:
    return "\n".join(finding.message for finding in report.warnings)


def replace_picture(folder: Path, number: int, data: bytes, *, width: int = 400, height: int = 600) -> Raw:
    raw = read(folder)
    old = raw["cards"][number]["files"]["small"]["name"]
    raw["cards"][number]["files"]["small"] = put(folder, data, width=width, height=height)
    (folder / old).unlink()
    write(folder, raw)
    return raw


def test_a_whole_set_has_no_problem_and_its_size_is_told(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    for card in raw["cards"]:
        card["concepts"] = {"owl": 1}
    write(folder, raw)
    report = check(folder)
    assert report.ok
    assert (report.id, report.cards, report.near_pairs) == ("small", 3, ())
    assert report.bytes == sum(path.stat().st_size for path in folder.iterdir())
    assert [finding.message for finding in report.warnings] == [
        "3 cards; a game is made for 84, so mix it with another set"
    ]


def test_a_set_without_a_manifest_is_no_report_but_an_error(tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        check(tmp_path)


def test_every_broken_file_is_listed_and_the_rest_is_still_looked_at(make_set: MakeSet) -> None:
    folder = make_set(cards=4)
    names = [card["files"]["small"]["name"] for card in read(folder)["cards"]]
    (folder / names[0]).unlink()
    (folder / names[2]).write_bytes(b"altered")
    replace_picture(folder, 3, encoded(painted(1).filter(ImageFilter.GaussianBlur(2))))
    report = check(folder)
    assert problems(report) == ["missing-file", "wrong-hash", "near-pair"]
    assert "card card-0" in report.problems[0].message
    assert not report.ok


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (encoded(painted(5), "PNG"), "is no WEBP picture"),
        (b"once upon a time", "is no WEBP picture"),
        (b"", "is no WEBP picture"),
        (encoded(painted(5))[:300], "cannot be decoded"),
    ],
    ids=["another format", "prose", "nothing", "cut off"],
)
def test_a_file_that_is_no_picture_is_found(data: bytes, words: str, make_set: MakeSet) -> None:
    folder = make_set()
    replace_picture(folder, 1, data)
    report = check(folder)
    assert problems(report) == ["not-a-picture"]
    assert report.problems[0].message.startswith("card card-1: ")
    assert words in report.problems[0].message


def test_a_size_that_is_not_the_manifest_s_is_found(make_set: MakeSet) -> None:
    folder = make_set()
    replace_picture(folder, 1, encoded(painted(5, (200, 300))))
    report = check(folder)
    assert problems(report) == ["wrong-size"]
    assert "is 200x300, not 400x600" in report.problems[0].message


def test_a_huge_picture_is_refused_by_its_head_and_never_decoded(
    make_set: MakeSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make_set(cards=1)
    replace_picture(folder, 0, encoded(Image.new("RGB", (6000, 9000))))
    decoded: list[str] = []
    monkeypatch.setattr(Image.Image, "convert", lambda *_: decoded.append("convert"))
    assert problems(check(folder)) == ["wrong-size"]
    assert decoded == []


def test_a_picture_that_is_not_two_to_three_is_found(make_set: MakeSet) -> None:
    folder = make_set()
    replace_picture(folder, 1, encoded(painted(5, (400, 500))), height=500)
    assert problems(check(folder)) == ["wrong-shape"]


def test_another_size_of_the_right_shape_is_only_a_warning(make_set: MakeSet) -> None:
    folder = make_set()
    raw = replace_picture(folder, 1, encoded(painted(5, (360, 540))), width=360, height=540)
    raw["cards"][0]["files"]["large"] = put(folder, encoded(painted(0, (600, 900))), width=600, height=900)
    write(folder, raw)
    report = check(folder)
    assert report.ok
    assert "card card-1 has a small picture that is not 400x600" in warned(report)
    assert "card card-0 has a large picture that is not 800x1200" in warned(report)


def test_the_same_file_on_two_cards_is_found(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    raw["cards"][2]["files"] = raw["cards"][0]["files"]
    write(folder, raw)
    assert "same-picture" in problems(check(folder))


def study() -> Image.Image:
    """Return the first picture of a bundled set: a real one, with texture."""
    card_set = default_sets()[0]
    return Image.open(Path(card_set.folder) / card_set.manifest.cards[0].files.small.name).convert("RGB")


TWINS = {
    "mirrored": ImageOps.mirror,
    "in other colours": lambda picture: Image.merge("RGB", [picture.split()[i] for i in (2, 0, 1)]),
    "darker": lambda picture: ImageEnhance.Brightness(picture).enhance(0.6),
    "smaller": lambda picture: picture.resize((100, 150)).resize((400, 600)),
    "cut a little": lambda picture: picture.crop((16, 24, 384, 576)).resize((400, 600)),
    "darker and mirrored": lambda picture: ImageOps.mirror(ImageEnhance.Brightness(picture).enhance(0.7)),
}


@pytest.mark.parametrize("change", TWINS)
def test_twins_are_found_whatever_was_done_to_one_of_them(change: str, make_set: MakeSet) -> None:
    folder = make_set()
    replace_picture(folder, 0, encoded(study()))
    replace_picture(folder, 2, encoded(TWINS[change](study())))
    report = check(folder)
    assert [pair.cards for pair in report.near_pairs] == [("card-0", "card-2")]
    assert problems(report) == ["near-pair"]
    assert "card-0 and card-2 look alike" in report.problems[0].message


def test_the_distance_of_two_pictures_does_not_depend_on_their_order_and_is_none_to_oneself() -> None:
    prints = [fingerprint(painted(number)) for number in range(6)] + [fingerprint(study())]
    for one in prints:
        assert (distance(one, one).structure, distance(one, one).colour) == (0, 0)
        assert distance(one, one).is_near
        for other in prints:
            assert distance(one, other) == distance(other, one)


def test_white_and_black_are_one_apart_in_oklab() -> None:
    white, black = (fingerprint(Image.new("RGB", (40, 60), colour)) for colour in ("white", "black"))
    assert distance(white, black).colour == pytest.approx(1, abs=1e-3)
    red = fingerprint(Image.new("RGB", (40, 60), (255, 0, 0)))
    # Ottosson's table gives sRGB red as L 0.6280, a 0.2249, b 0.1258.
    assert red.grid[0] == pytest.approx((0.62796, 0.22486, 0.12585), abs=1e-3)


def test_texts_missing_in_a_listed_language_are_a_problem_else_a_warning(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    for card in raw["cards"]:
        del card["texts"]["da"]
    del raw["cards"][1]["texts"]["pl"]
    del raw["title"]["da"]
    raw["languages"].remove("da")
    write(folder, raw)
    report = check(folder)
    assert [finding.message for finding in report.problems] == ["card card-1 has no title and description in 'pl'"]
    assert "the set has no title in 'da'" in warned(report)
    assert "3 cards (card-0, card-1, card-2) have no title and description in 'da'" in warned(report)


def test_what_is_missing_alike_in_several_languages_is_one_warning(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder) | {"title": {"en": "Harbour"}, "languages": ["en"]}
    for card in raw["cards"]:
        card["texts"] = {"en": card["texts"]["en"]}
    write(folder, raw)
    report = check(folder)
    assert report.ok
    assert [finding.message for finding in report.warnings if finding.code == "missing-text"] == [
        "the set has no title in 'da', 'it', 'pl', 'pt'",
        "3 cards (card-0, card-1, card-2) have no title and description in 'da', 'it', 'pl', 'pt'",
    ]


def test_a_language_beyond_the_game_s_must_be_complete_once_it_is_listed(make_set: MakeSet) -> None:
    folder = make_set()
    write(folder, read(folder) | {"languages": ["da", "en", "it", "pl", "pt", "sv"]})
    messages = [finding.message for finding in check(folder).problems]
    assert messages == [
        "the set has no title in 'sv'",
        "3 cards (card-0, card-1, card-2) have no title and description in 'sv'",
    ]


def test_each_concept_that_the_table_does_not_have_is_a_warning_with_its_cards_and_what_may_be_meant(
    make_set: MakeSet,
) -> None:
    folder = make_set(cards=4)
    raw = read(folder)
    for card in raw["cards"]:
        card["concepts"] = {"owl": 1, "zzz-none": 0.5}
    raw["cards"][2]["concepts"] = {"waiting": 1, "patiense": 1}
    write(folder, raw)
    unknown = [finding.message for finding in check(folder).warnings if finding.code == "unknown-concept"]
    none = "the table has none of this name"
    assert unknown == [
        f"concept 'patiense' (card-2): {none}; 'patience' may be meant",
        f"concept 'waiting' (card-2): {none}; 'wait' may be meant",
        f"concept 'zzz-none' (card-0, card-1, card-3): {none}",
    ]


def test_one_card_is_counted_as_one(make_set: MakeSet) -> None:
    assert "1 card; a game is made for 84" in warned(check(make_set(cards=1)))


def test_what_computer_players_lack_is_a_warning(make_set: MakeSet) -> None:
    folder = make_set(cards=4)
    raw = read(folder)
    for card in raw["cards"]:
        card["concepts"] = {}
    raw["cards"][3]["texts"]["en"]["phrases"] = []
    write(folder, raw)
    report = check(folder)
    assert report.ok
    assert "4 cards (card-0, card-1, card-2, …) have no concepts; computer players go by" in warned(report)
    assert "no phrases" not in warned(report)
    for text in raw["cards"][3]["texts"].values():
        text["phrases"] = []
    write(folder, raw)
    assert "card card-3 has no phrases" in warned(check(folder))
    raw["cards"][0]["texts"] = {one: {"title": "IMG 1", "description": "IMG 1"} for one in raw["languages"]}
    write(folder, raw)
    told = warned(check(folder))
    assert "card card-0 has no concepts, and no words that the table of concepts knows" in told
    assert "card card-0 has a description in 'it' that only repeats the title" in told


def test_clues_of_which_nobody_has_counted_the_themes_are_a_warning_until_somebody_does(make_set: MakeSet) -> None:
    folder = make_set(cards=2)
    first, second = (card["id"] for card in read(folder)["cards"])
    # Nothing that could be counted, be it in a language of the game or in none, is no reason to warn for ever.
    said = {
        first: Heard(clues={"en": ("waiting for the flood",)}),
        second: Heard(clues={"en": ("xqvw",), "xx": ("a",)}),
    }
    (folder / "clues.json").write_bytes(written_clues(said))
    warning = f"card {first} has clues in clues.json and no themes; `moonhare deck themes` counts them"
    assert warning in warned(check(folder))
    (folder / "clues.json").write_bytes(written_clues({first: said[first]}))
    count_themes(folder)
    assert "no themes" not in warned(check(folder))


def test_files_that_the_manifest_does_not_name_are_a_warning(make_set: MakeSet) -> None:
    folder = make_set()
    (folder / "notes.txt").write_text("later")
    assert "'notes.txt': the manifest does not name it" in warned(check(folder))
    (folder / "draft.psd").write_text("much")
    assert "'draft.psd' and 1 more: the manifest does not name it" in warned(check(folder))


def test_a_set_too_large_as_a_whole_is_a_problem(make_set: MakeSet, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make_set()
    size = check(folder).bytes
    monkeypatch.setattr(checking, "BYTES_A_CARD", 1)
    monkeypatch.setattr(checking, "SET_BYTES", size)
    assert check(folder).ok
    monkeypatch.setattr(checking, "SET_BYTES", size - 1)
    assert problems(check(folder)) == ["too-large"]
    monkeypatch.setattr(checking, "BYTES_A_CARD", size)
    assert check(folder).ok


def test_progress_is_told_after_each_picture(make_set: MakeSet) -> None:
    folder = make_set(cards=3)
    write(folder, read(folder) | {"back": {"small": put(folder, encoded(painted(9)))}})
    told: list[tuple[int, int]] = []
    check(folder, lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_check_changes_nothing(make_set: MakeSet) -> None:
    folder = make_set()

    def state() -> dict[str, str]:
        return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}

    before = state()
    assert check(folder) == check(folder)
    assert state() == before


@pytest.mark.parametrize(
    ("structure", "colour", "near"),
    [
        (10, 0.5, True),
        (11, 0.5, False),
        (40, 0.045, True),
        (40, 0.046, False),
        (18, 0.09, True),
        (19, 0.09, False),
        (18, 0.091, False),
    ],
)
def test_near_is_the_same_drawing_or_the_same_colours_or_alike_in_both(
    structure: int, colour: float, near: bool
) -> None:
    assert Distance(structure=structure, colour=colour).is_near is near


def test_a_picture_in_a_mirror_is_no_distance_away() -> None:
    apart = distance(fingerprint(study()), fingerprint(ImageOps.mirror(study())))
    assert apart.structure <= 2
    assert apart.colour < 0.001


def test_what_a_picture_file_tells_besides_its_picture_is_found_a_place_above_all(make_set: MakeSet) -> None:
    folder = make_set(cards=4)
    assert not any(finding.code.startswith("has-") for finding in check(folder).warnings)
    place, camera = Image.Exif(), Image.Exif()
    place.get_ifd(0x8825)[2] = (55.0, 40.0, 30.0)
    camera[0x010F] = "Camera"
    told: list[dict[str, Any]] = [{"exif": place}, {"exif": camera}, {"xmp": b'<x exif:GPSLatitude="55,40.5N"/>'}]
    for number, more in enumerate(told):
        file = io.BytesIO()
        painted(number).save(file, "WEBP", **more)
        replace_picture(folder, number, file.getvalue())
    report = check(folder)
    assert problems(report) == ["has-position"]
    assert report.problems[0].message.startswith("card card-0, card card-2: the file tells where the picture was taken")
    assert "card card-1: the file tells more than its picture" in warned(report)


def test_pictures_that_move_show_through_or_show_nothing_are_a_warning(make_set: MakeSet) -> None:
    folder = make_set(cards=4)
    moving, clear = io.BytesIO(), io.BytesIO()
    painted(0).save(moving, "WEBP", save_all=True, append_images=[painted(1)])
    Image.new("RGBA", (400, 600), (200, 30, 30, 0)).save(clear, "WEBP")
    replace_picture(folder, 0, moving.getvalue())
    replace_picture(folder, 1, clear.getvalue())
    replace_picture(folder, 2, encoded(Image.new("RGB", (400, 600), "navy")))
    found = {finding.code: finding.message for finding in check(folder).warnings}
    assert found["animated"].startswith("card card-0: moves")
    assert found["see-through"].startswith("card card-1: is transparent")
    assert found["blank"] == "card card-1, card card-2: shows nothing but one colour"


def test_texts_in_which_there_is_nothing_to_read_or_too_much_are_a_problem(make_set: MakeSet) -> None:
    folder = make_set(cards=3)
    raw = read(folder)
    raw["title"]["en"] = "  \u200b "
    raw["author"] = "Ana\u202e"
    raw["cards"][0]["texts"]["it"]["title"] = "La\nbarca"
    raw["cards"][1]["texts"]["da"]["description"] = " \n "
    raw["cards"][1]["texts"]["pl"] |= {"phrases": ["Po\u2028tem"], "clues": ["Ju\u017c", " "]}
    # None of these is amiss: paragraphs, a family of one picture, a space that does not break.
    raw["cards"][2]["texts"]["en"] = {"title": "\U0001f469\u200d\U0001f467 At\u00a0home", "description": "A.\n\nB."}
    write(folder, raw)
    assert [(finding.code, finding.message) for finding in check(folder).problems] == [
        ("bad-text", message)
        for message in (
            "the author has characters that turn the direction of text round",
            "the title in 'en' is blank",
            "card card-0: the title in 'it' is not one line",
            "card card-1: the description in 'da' is blank",
            "card card-1: a phrase in 'pl' is not one line",
            "card card-1: a clue in 'pl' is blank",
        )
    ]
