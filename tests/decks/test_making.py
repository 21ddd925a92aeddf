"""A set made of a folder of pictures: what comes in, what stays when it is made again, what is refused."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageCms

from moonhare.decks import DeckError, find_sets, load_set, making, read_clues
from moonhare.decks.checking import check
from moonhare.decks.developing import develop
from moonhare.decks.making import BEFORE_NAME, CLUES_BEFORE_NAME, Made, Wishes, make
from moonhare.decks.naming import as_id, as_title, says_something
from moonhare.decks.writing import put
from tests.decks.making import painted, read, write


def remake(photos: Path, **wishes: Any) -> Made:
    return make(photos, photos.with_name("harbour"), Wishes(**wishes))


def darkest(picture: Image.Image) -> int:
    return next(level for level, many in enumerate(picture.convert("L").histogram()) if many)


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """Return a folder with four pictures in four formats, and two files that are none."""
    folder = tmp_path / "photos"
    folder.mkdir()
    painted(0, (900, 1350)).save(folder / "Città è notte (1).jpg")
    painted(1, (800, 1200)).save(folder / "red_boat.png")
    painted(2, (500, 750)).save(folder / "IMG_0010.webp")
    painted(3, (1200, 1200)).save(folder / "IMG_0002.bmp")
    (folder / "notes.txt").write_text("later")
    (folder / "IMG_7.HEIC").write_bytes(b"not read")
    return folder


def test_a_folder_of_pictures_becomes_a_set_that_loads(photos: Path, tmp_path: Path) -> None:
    made = remake(photos)
    assert made.added == ("citta-e-notte-1", "img-0002", "img-0010", "red-boat")
    assert (made.changed, made.dropped, made.kept) == ((), (), 0)
    assert [one.file for one in made.left_out] == ["IMG_7.HEIC", "notes.txt"]
    manifest = load_set(tmp_path / "harbour").manifest
    assert (manifest.id, manifest.title, manifest.languages) == ("harbour", {"en": "Harbour"}, ("en",))
    assert manifest.cards[0].texts["en"].title == "Città è notte (1)"
    sizes = {card.id: [(file.width, file.height) for file in card.files.all] for card in manifest.cards}
    assert sizes["red-boat"] == [(400, 600), (800, 1200)]
    # Too small to be looked at closely: never enlarged for that.
    assert sizes["img-0010"] == [(400, 600)]
    assert not any(finding.code in ("wrong-name", "wrong-size") for finding in check(tmp_path / "harbour").problems)


def test_pictures_come_as_people_count_whatever_their_endings(tmp_path: Path) -> None:
    (photos := tmp_path / "photos").mkdir()
    for name in ("moving.png", "moving2.jpg", "moving10.bmp", "mover.webp"):
        painted(len(name)).save(photos / name)
    make(photos, tmp_path / "set", Wishes())
    assert [card["id"] for card in read(tmp_path / "set")["cards"]] == ["mover", "moving", "moving2", "moving10"]


def test_made_again_nothing_changes(photos: Path, tmp_path: Path) -> None:
    remake(photos)
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "harbour").glob("*")}
    made = remake(photos)
    assert (made.added, made.changed, made.dropped, made.kept) == ((), (), (), 4)
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "harbour").glob("*") if path.name[0] != "."} == {
        path: time for path, time in before.items() if path.name[0] != "."
    }


def test_words_and_ids_stay_whatever_becomes_of_the_pictures(photos: Path, tmp_path: Path) -> None:
    remake(photos)
    folder = tmp_path / "harbour"
    raw = read(folder)
    for card in raw["cards"]:
        card["texts"]["en"] = {"title": f"Of {card['id']}", "description": "Seen.", "phrases": ["Well said"]}
        card["concepts"] = {"owl": 1}
    write(folder, raw)
    words = {card["id"]: (card["texts"], card["concepts"]) for card in raw["cards"]}

    painted(5, (800, 1200)).save(photos / "red_boat.png")
    (photos / "IMG_0002.bmp").rename(photos / "harbour wall.bmp")
    (photos / "IMG_0010.webp").unlink()
    painted(6, (800, 1200)).save(photos / "Late guest.png")
    made = remake(photos)
    assert (made.added, made.changed, made.dropped, made.kept) == (("late-guest",), ("red-boat",), ("img-0010",), 2)
    after = {card["id"]: card for card in read(folder)["cards"]}
    assert list(after) == ["citta-e-notte-1", "img-0002", "red-boat", "late-guest"]
    assert all((after[one]["texts"], after[one]["concepts"]) == words[one] for one in list(after)[:3])
    assert after["late-guest"]["texts"] == {"en": {"title": "Late guest", "description": "Late guest"}}
    assert json.loads((folder / BEFORE_NAME).read_bytes()) == raw
    load_set(folder)
    assert "wrong-name" not in {finding.code for finding in check(folder).warnings}


def test_an_id_that_was_changed_by_hand_stays_and_so_does_its_picture(photos: Path, tmp_path: Path) -> None:
    remake(photos)
    folder = tmp_path / "harbour"
    raw = read(folder)
    raw["cards"][1]["id"] = "harbour-wall"
    write(folder, raw)
    assert (remake(photos).kept, read(folder)) == (4, raw)
    (photos / "IMG_0002.bmp").write_bytes(b"torn")
    assert remake(photos).kept == 4
    painted(8, (800, 1200)).save(photos / "IMG_0002.bmp")
    made = remake(photos)
    assert (made.added, made.changed, made.dropped) == ((), ("harbour-wall",), ())


def test_a_picture_that_cannot_be_read_any_more_leaves_its_card_alone(photos: Path, tmp_path: Path) -> None:
    remake(photos)
    before = read(tmp_path / "harbour")
    (photos / "red_boat.png").write_bytes(b"torn")
    (photos / "new.png").write_bytes(b"torn")
    made = remake(photos)
    assert [one.file for one in made.left_out if one.file.endswith(".png")] == ["new.png", "red_boat.png"]
    assert (made.added, made.changed, made.dropped, made.kept) == ((), (), (), 4)
    assert read(tmp_path / "harbour") == before


def test_what_is_wished_for_is_said_and_stays_said(photos: Path, tmp_path: Path) -> None:
    remake(photos, id="quay", title="Il molo", author="Ana", licence="CC0-1.0", language="it", fit="pad")
    folder = tmp_path / "harbour"
    raw = read(folder)
    assert {key: raw[key] for key in ("id", "title", "author", "licence", "languages")} == {
        "id": "quay",
        "title": {"it": "Il molo"},
        "author": "Ana",
        "licence": "CC0-1.0",
        "languages": ["it"],
    }
    assert remake(photos).kept == 4
    assert read(folder) == raw
    remake(photos, id="pier")
    assert (read(folder)["id"], read(folder)["formerly"]) == ("pier", ["quay"])


def test_pictures_named_by_a_camera_make_a_set_of_bare_pictures_until_a_language_is_asked_for(tmp_path: Path) -> None:
    photos = tmp_path / "holiday"
    photos.mkdir()
    for number in (10, 9):
        painted(number, (400, 600)).save(photos / f"IMG_{number}.png")
    remake(photos)
    raw = read(tmp_path / "harbour")
    assert ([card["id"] for card in raw["cards"]], raw["languages"]) == (["img-9", "img-10"], [])
    assert not any("texts" in card for card in raw["cards"])
    remake(photos, language="da")
    raw = read(tmp_path / "harbour")
    assert (raw["languages"], raw["title"]) == (["da"], {"da": "Harbour"})
    assert raw["cards"][0]["texts"]["da"]["title"] == "IMG 9"
    load_set(tmp_path / "harbour")


def test_another_language_takes_over_the_files_names_and_no_word_that_somebody_wrote(
    photos: Path, tmp_path: Path
) -> None:
    remake(photos, title="Havnen")
    folder = tmp_path / "harbour"
    raw = read(folder)
    assert (raw["languages"], raw["title"]) == (["en"], {"en": "Havnen"})
    before = [card["texts"]["en"] for card in raw["cards"]]
    assert remake(photos, language="da").kept == 4
    raw = read(folder)
    assert (raw["languages"], raw["title"]) == (["da"], {"da": "Havnen"})
    assert [card["texts"] for card in raw["cards"]] == [{"da": text} for text in before]
    load_set(folder)
    # Once somebody has written a word of it, another language comes beside it.
    raw["cards"][1]["texts"]["da"]["description"] = "En mole ved aften."
    write(folder, raw)
    remake(photos, language="it")
    assert read(folder)["languages"] == ["da", "it"]
    assert read(folder)["cards"] == raw["cards"]


def test_a_back_of_one_s_own_stays_until_there_is_another(photos: Path, tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    remake(photos)
    assert "back" not in read(folder)
    for number in (7, 8):
        painted(number, (800, 1200)).save(tmp_path / f"{number}.png")
    assert remake(photos, back=tmp_path / "7.png").kept == 4
    first = read(folder)["back"]
    assert set(first) == {"small", "large"}
    remake(photos)
    assert read(folder)["back"] == first
    cards = read(folder)["cards"]
    remake(photos, back=tmp_path / "8.png")
    second = read(folder)["back"]
    assert second["small"]["sha256"] != first["small"]["sha256"]
    assert [(folder / one["name"]).exists() for one in (*first.values(), *second.values())] == [False] * 2 + [True] * 2
    assert read(folder)["cards"] == cards
    load_set(folder)


def test_a_back_that_cannot_be_one_is_refused_and_nothing_is_written(photos: Path, tmp_path: Path) -> None:
    (tmp_path / "words.png").write_text("no picture")
    for back, words in (
        (tmp_path / "words.png", "words.png: no picture that can be read"),
        (tmp_path / "nowhere.png", "nowhere.png: cannot be read: No such file"),
        (photos / "red_boat.png", "lies among the pictures, where it would be a card as well"),
    ):
        with pytest.raises(DeckError, match=words):
            remake(photos, back=back)
    assert not (tmp_path / "harbour").exists()


def test_retired_cards_a_cover_and_unknown_files_are_left_alone(photos: Path, tmp_path: Path) -> None:
    remake(photos)
    folder = tmp_path / "harbour"
    raw = read(folder)
    raw["cover"] = raw["cards"][2]["files"]
    raw["cards"][2]["retired"] = True
    write(folder, raw)
    (folder / "notes.txt").write_text("mine")
    (photos / "IMG_0010.webp").unlink()
    assert remake(photos).dropped == ()
    assert read(folder) == raw
    assert (folder / "notes.txt").exists()


def test_of_a_set_that_is_being_made_where_a_server_looks_it_says_nothing(
    photos: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sets, problems = tmp_path / "sets", list[str]()
    (sets / "harbour").mkdir(parents=True)

    def put_and_look(path: Path, data: bytes) -> None:
        problems.extend(find_sets([sets]).problems)
        put(path, data)
        problems.extend(find_sets([sets]).problems)

    monkeypatch.setattr(making, "put", put_and_look)
    make(photos, sets / "harbour", Wishes(), lambda *_: problems.extend(find_sets([sets]).problems))
    assert problems == []
    assert "harbour" in [one.id for one in find_sets([sets]).sets]
    assert not [path for path in (sets / "harbour").iterdir() if path.suffix == ".part"]
    # One that comes to nothing leaves nothing that would be waited for.
    (wrong := tmp_path / "wrong").mkdir()
    (wrong / "a.png").write_bytes(b"no picture")
    with pytest.raises(DeckError):
        make(wrong, sets / "empty", Wishes())
    assert list((sets / "empty").iterdir()) == []


@pytest.mark.parametrize("there", ["others", "notes", "broken", "the pictures"])
def test_a_folder_with_something_else_in_it_is_never_written_to(there: str, photos: Path, tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    if there == "others":
        others = tmp_path / "others"
        others.mkdir()
        painted(9).save(others / "other.png")
        make(others, folder, Wishes())
    elif there == "the pictures":
        folder = photos
    else:
        folder.mkdir()
        (folder / ("set.json" if there == "broken" else "diary.txt")).write_text("{")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(DeckError):
        make(photos, folder, Wishes())
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("wish", "value"),
    [("id", "My Set"), ("title", ""), ("author", "x" * 201), ("licence", ""), ("language", "English")],
)
def test_a_wish_outside_the_format_is_refused_before_any_picture_is_looked_at(
    wish: str, value: str, photos: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moonhare.decks.making.develop", lambda *_: pytest.fail("looked"))
    with pytest.raises(DeckError, match=r"set\.json, "):
        remake(photos, **{wish: value})
    assert not (tmp_path / "harbour").exists()


def test_a_folder_without_pictures_is_refused(tmp_path: Path) -> None:
    for source, words in ((tmp_path, "holds no pictures"), (tmp_path / "none", "is no folder")):
        with pytest.raises(DeckError, match=words):
            make(source, tmp_path / "harbour", Wishes())


def test_nothing_that_a_camera_noted_comes_along(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x010F] = "Camera"
    exif.get_ifd(0x8825)[2] = (55.0, 40.0, 30.0)
    # A camera held upright: what it saw on its left is at the top.
    exif[0x0112] = 6
    lying = Image.new("RGB", (1200, 800), "navy")
    lying.paste("gold", (0, 0, 600, 800))
    lying.save(tmp_path / "lying.jpg", exif=exif, xmp=b"<x:xmpmeta/>", comment=b"At home", quality=95)
    done = develop(tmp_path / "lying.jpg", "crop")
    assert not done.cut
    assert done.large is not None
    for data in (done.small, done.large):
        with Image.open(BytesIO(data)) as picture:
            assert not {"exif", "xmp", "icc_profile", "comment"} & picture.info.keys()
            assert not picture.getexif()
            top, bottom = (picture.convert("L").crop((0, y, picture.width, y + 9)) for y in (0, picture.height - 9))
            assert darkest(top) > 100 > darkest(bottom)


def test_a_wide_picture_is_cut_or_shown_whole_with_margins(tmp_path: Path) -> None:
    wide = Image.new("RGB", (1600, 400), "white")
    wide.paste("black", (0, 0, 100, 400))
    wide.save(tmp_path / "wide.png")
    cut, whole = develop(tmp_path / "wide.png", "crop"), develop(tmp_path / "wide.png", "pad")
    assert (cut.cut, cut.blurred, cut.large) == (True, True, None)
    assert (whole.cut, whole.blurred) == (False, False)
    with Image.open(BytesIO(cut.small)) as one, Image.open(BytesIO(whole.small)) as other:
        assert one.size == other.size == (400, 600)
        assert darkest(one) > 240
        assert darkest(other) < 20


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16"])
def test_every_mode_of_picture_is_shown_on_white(mode: str, tmp_path: Path) -> None:
    ending = "tif" if mode == "CMYK" else "png"
    plain = Image.new("RGBA", (400, 600), (255, 255, 255, 0)) if mode == "RGBA" else Image.new(mode, (400, 600))
    if mode == "P":
        plain.info["transparency"] = 0
    plain.save(tmp_path / f"a.{ending}")
    with Image.open(BytesIO(develop(tmp_path / f"a.{ending}", "crop").small)) as picture:
        white = mode in ("LA", "P", "RGBA", "CMYK")
        assert picture.convert("L").getpixel((5, 5)) in (range(250, 256) if white else range(6))


@pytest.mark.parametrize(("mode", "white"), [("I;16", 65_535), ("I", 65_535), ("I", 255), ("F", 1), ("F", 90_000)])
def test_grey_of_more_than_8_bits_keeps_its_levels(mode: str, white: int, tmp_path: Path) -> None:
    steps = Image.new("F", (400, 600))
    for step in range(5):
        steps.paste(white * step / 4, (step * 80, 0, step * 80 + 80, 600))
    steps.convert("I" if mode.startswith("I") else "F").convert(mode).save(tmp_path / "a.tif")
    with Image.open(tmp_path / "a.tif") as saved:
        assert saved.mode == mode
    with Image.open(BytesIO(develop(tmp_path / "a.tif", "crop").small)) as picture:
        levels = [picture.convert("L").getpixel((step * 80 + 40, 300)) for step in range(5)]
    assert levels == [pytest.approx(255 * step / 4, abs=4) for step in range(5)]


def test_what_cannot_be_read_is_told_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Image.effect_noise((400, 600), 90).save(tmp_path / "a.jpg")
    whole = (tmp_path / "a.jpg").read_bytes()
    (tmp_path / "a.jpg").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(DeckError, match=r"truncated.*; the file is broken or not whole, so bring it here again"):
        develop(tmp_path / "a.jpg", "crop")
    (tmp_path / "a.jpg").write_bytes(whole)
    monkeypatch.setattr(Image, "MAX_IMAGE_PIXELS", 100_000)
    with pytest.raises(DeckError, match="larger than 179 million pixels; save it smaller"):
        develop(tmp_path / "a.jpg", "crop")


def test_a_profile_that_does_not_belong_to_a_picture_is_passed_over(tmp_path: Path) -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for mode, level in (("RGB", (200, 200, 200)), ("L", 200)):
        Image.new(mode, (400, 600), level).save(tmp_path / "a.png", icc_profile=profile)
        with Image.open(BytesIO(develop(tmp_path / "a.png", "crop").small)) as picture:
            assert "icc_profile" not in picture.info
            assert abs(darkest(picture) - 200) < 4


def test_what_is_no_picture_of_the_formats_is_not_opened_whatever_its_name(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 400 600\n%%EndComments\nshowpage\n")
    with pytest.raises(DeckError, match="no picture that can be read"):
        develop(tmp_path / "a.jpg", "crop")


def test_names_become_ids_and_titles() -> None:
    assert as_id("Łódź på Ærø") == "lodz-pa-aero"
    assert as_id("日本") == "picture"
    assert as_id("a" * 60, {"a" * 40}) == "a" * 38 + "-2"
    assert as_title("harbour__by-night") == "Harbour by night"
    assert [name for name in ("IMG_2034", "20261129_183000", "DSC01", "red boat", "Pisa") if says_something(name)] == [
        "red boat",
        "Pisa",
    ]


def test_what_was_said_for_a_dropped_card_goes_with_it_and_is_kept(photos: Path, tmp_path: Path) -> None:
    remake(photos)
    folder = tmp_path / "harbour"
    said = {card: {"clues": {"en": ["Ask the owl"]}, "themes": {"owl": 1}} for card in ("red-boat", "img-0010")}
    before = json.dumps({"format": 1, "cards": said})
    (folder / "clues.json").write_text(before)
    remake(photos)
    assert (folder / "clues.json").read_text() == before
    (photos / "red_boat.png").unlink()
    assert remake(photos).dropped == ("red-boat",)
    assert list(read_clues(folder)) == ["img-0010"]
    assert (folder / CLUES_BEFORE_NAME).read_text() == before
    assert not any("clues.json" in finding.message for finding in check(folder).problems)
    # One that cannot be read is nobody's to throw away.
    (folder / "clues.json").write_text("spoiled")
    (photos / "IMG_0010.webp").unlink()
    assert remake(photos).dropped == ("img-0010",)
    assert (folder / "clues.json").read_text() == "spoiled"
