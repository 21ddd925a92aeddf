"""Every door through which a set of cards comes in: what is whole is loaded, what is not is named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonhare.decks import DeckError, default_sets, find_sets, load_set, read_manifest, shelf
from moonhare.decks.loading import parse_manifest
from moonhare.decks.manifest import MAX_CARDS, MAX_MANIFEST_BYTES, MAX_PICTURE_BYTES, CardSet
from tests.decks.making import MakeSet, Raw, encoded, painted, put, read, write


def refusal(call: Callable[[], object]) -> DeckError:
    with pytest.raises(DeckError) as caught:
        call()
    error = caught.value
    assert "\n" not in str(error)
    return error


def test_a_whole_set_is_loaded_with_everything_that_stands_in_it(make_set: MakeSet) -> None:
    folder = make_set()
    card_set = load_set(folder)
    assert card_set.id == "small"
    assert card_set.folder == str(folder.resolve())
    assert not card_set.bundled
    first = card_set.manifest.cards[0]
    assert first.texts["pl"].title == "thing-0 pl"
    assert first.concepts == {"secret-0": 0.5, "shared-secret": 1}
    assert first.brief is not None
    assert first.brief.symbols == ("key",)
    assert (first.files.small.width, first.files.small.height) == (400, 600)


def test_a_set_of_bare_pictures_needs_neither_texts_nor_concepts(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    raw["languages"] = []
    raw["cards"] = [{"id": card["id"], "files": card["files"]} for card in raw["cards"]]
    write(folder, raw)
    assert load_set(folder).manifest.cards[2].texts == {}


BYTES: dict[str, tuple[bytes, str, str]] = {
    "empty": (b"", "not-json", "set.json: not JSON"),
    "prose": (b"once upon a time", "not-json", "line 1 column 1"),
    "cut off": (b'{"format": 1, "id": "a"', "not-json", "not JSON"),
    "two values": (b"{} {}", "not-json", "Extra data"),
    "a byte order mark": (b"\xef\xbb\xbf{}", "not-json", "begins with a byte order mark"),
    "Latin-1": ('{"title": "é"}'.encode("latin-1"), "not-utf8", "not UTF-8 at byte 11"),
    "UTF-16": ('{"title": "a"}'.encode("utf-16"), "not-utf8", "not UTF-8 at byte 0"),
    "half a character": (b'{"title": "\\ud83d"}', "not-utf8", "half a character"),
    "half a character in a key": (b'{"\\ud83d": 1}', "not-utf8", "half a character"),
    "a doubled key": (b'{"format": 1, "id": "a", "id": "b"}', "doubled-key", "'id' stands twice"),
    "a doubled key deep down": (b'{"cards": [{"files": {"small": {}, "small": {}}}]}', "doubled-key", "'small'"),
    "no number": (b'{"format": NaN}', "not-json", "NaN is no number"),
    "an endless number": (b'{"format": -Infinity}', "not-json", "-Infinity is no number"),
    "a number too long": (b'{"format": ' + b"9" * 5000 + b"}", "not-json", "not JSON"),
    "nested for ever": (b"[" * 100_000, "not-json", "nested too deeply"),
    "a list": (b"[]", "bad-value", "an object in braces was expected, not a list"),
    "nothing in it": (b"{}", "bad-value", "missing required field `format`"),
    "too large": (b" " * (MAX_MANIFEST_BYTES + 1), "too-large", "larger than 4,000,000 bytes"),
}


@pytest.mark.parametrize("door", BYTES)
def test_bytes_that_are_no_manifest_are_refused(door: str, tmp_path: Path) -> None:
    data, code, words = BYTES[door]
    (tmp_path / "set.json").write_bytes(data)
    error = refusal(lambda: read_manifest(tmp_path))
    assert error.code == code
    assert words in str(error)


def change(raw: Raw, path: str, value: object) -> None:
    """Put a value where a path like `cards.1.files.small.name` leads; `...` takes it away."""
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    place: Any = raw
    for step in way:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value


VALUES: dict[str, tuple[str, object, str, str]] = {
    "unknown key": ("colour", "red", "unknown-key", "`colour`"),
    "unknown key in a card": ("cards.1.owner", "Bo", "unknown-key", "(card card-1)"),
    "unknown key in a file": ("cards.1.files.small.url", "x", "unknown-key", "cards[1].files.small"),
    "unknown key in texts": ("cards.1.texts.en.alt", "x", "unknown-key", "`alt`"),
    "unknown key in a brief": ("cards.1.brief.mood", "x", "unknown-key", "`mood`"),
    "a later format": ("format", 2, "bad-value", "set.json, format"),
    "a true format": ("format", True, "bad-value", "set.json, format"),
    "no id": ("id", ..., "bad-value", "`id`"),
    "an id with a capital": ("id", "Small", "bad-value", "set.json, id"),
    "an id that climbs": ("id", "../etc", "bad-value", "set.json, id"),
    "an id with a line break": ("id", "small\n", "bad-value", "set.json, id"),
    "an id with a colon": ("cards.0.id", "small:one", "bad-value", "cards[0].id"),
    "an id too long": ("cards.0.id", "a" * 41, "bad-value", "cards[0].id"),
    "an id of nothing": ("cards.0.id", "", "bad-value", "cards[0].id"),
    "a number for a title": ("title.en", 3, "bad-value", "set.json, title['en']"),
    "no title at all": ("title", {}, "bad-value", "set.json, title"),
    "an empty author": ("author", "", "bad-value", "author"),
    "an empty card title": ("cards.0.texts.en.title", "", "bad-value", "cards[0].texts['en'].title"),
    "a novel for a description": ("cards.0.texts.en.description", "x" * 2001, "bad-value", "cards[0].texts"),
    "no cards": ("cards", [], "bad-value", "set.json, cards"),
    "too many cards": ("cards", [{}] * (MAX_CARDS + 1), "bad-value", "set.json, cards"),
    "a card that is none": ("cards.0", "a card", "bad-value", "cards[0]"),
    "a card without files": ("cards.0.files", ..., "bad-value", "`files`"),
    "a weight of nothing": ("cards.0.concepts.sea", 0, "bad-value", "cards[0].concepts['sea'] (card card-0)"),
    "a weight too heavy": ("cards.0.concepts.sea", 1.01, "bad-value", "cards[0].concepts['sea']"),
    "a weight in words": ("cards.0.concepts.sea", "1", "bad-value", "cards[0].concepts"),
    "a concept in words": ("cards.0.concepts.the sea", 1, "bad-value", "cards[0].concepts['the sea'] (card card-0)"),
    "a width of nothing": ("cards.0.files.small.width", 0, "bad-value", "cards[0].files.small.width"),
    "a height beyond all screens": ("cards.0.files.small.height", 4097, "bad-value", "small.height"),
    "half a pixel": ("cards.0.files.small.width", 400.5, "bad-value", "small.width"),
    "a path for a name": ("cards.0.files.small.name", "../../secret.webp", "bad-value", "small.name"),
    "an absolute path for a name": ("cards.0.files.small.name", "/etc/passwd", "bad-value", "small.name"),
    "a name in Windows' way": ("cards.0.files.small.name", "..\\aaaaaaaa.webp", "bad-value", "small.name"),
    "a name with a zero byte": ("cards.0.files.small.name", "aaaaaaaa.webp\0", "bad-value", "small.name"),
    "a picture that is a page": ("cards.0.files.small.name", "aaaaaaaaaaaaaaaa.svg", "bad-value", "small.name"),
    "a hash too short": ("cards.0.files.small.sha256", "abc", "bad-value", "small.sha256"),
    "a name that is another hash": ("cards.0.files.small.name", "0123456789abcdef.webp", "wrong-name", "card card-0"),
    "a card twice": ("cards.1.id", "card-0", "duplicate-card", "card-0 stands 2 times"),
    "a language twice": ("languages", ["en", "en"], "bad-language", "twice"),
    "a language that is none": ("languages.0", "English", "bad-value", "languages[0]"),
    "a title in a language not listed": ("title.de", "Klein", "bad-language", "title: the language 'de'"),
    "texts in a language not listed": (
        *("languages", ["en", "da"], "bad-language"),
        "title: the language 'it' is not among the set's languages (da, en)",
    ),
    "a brief without a person's yes or no": ("cards.0.brief.person", ..., "bad-value", "`person`"),
}


@pytest.mark.parametrize("door", VALUES)
def test_a_manifest_with_one_thing_wrong_is_refused_and_the_place_named(door: str, make_set: MakeSet) -> None:
    path, value, code, words = VALUES[door]
    folder = make_set()
    raw = read(folder)
    change(raw, path, value)
    write(folder, raw)
    error = refusal(lambda: load_set(folder))
    assert error.code == code
    assert words in str(error)


def test_what_a_stranger_wrote_is_quoted_short_and_printable(make_set: MakeSet) -> None:
    folder = make_set()
    write(folder, read(folder) | {"\x1b[2J" + "long\n" * 10_000: 1})
    error = refusal(lambda: load_set(folder))
    assert error.code == "unknown-key"
    assert str(error).isprintable()
    assert len(str(error)) < 700


def test_a_folder_without_a_manifest_is_refused(tmp_path: Path) -> None:
    assert refusal(lambda: read_manifest(tmp_path)).code == "no-manifest"
    assert refusal(lambda: read_manifest(tmp_path / "nowhere")).code == "no-folder"
    (tmp_path / "set.json").mkdir()
    assert refusal(lambda: read_manifest(tmp_path)).code == "no-manifest"


def test_a_manifest_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "set.json").symlink_to("set.json")
    assert refusal(lambda: read_manifest(tmp_path)).code == "unreadable"


def picture_of(folder: Path, number: int = 1) -> Path:
    return folder / read(folder)["cards"][number]["files"]["small"]["name"]


def test_a_missing_picture_is_named_with_its_card(make_set: MakeSet) -> None:
    folder = make_set()
    picture = picture_of(folder)
    picture.unlink()
    error = refusal(lambda: load_set(folder))
    assert error.code == "missing-file"
    assert str(error) == f"card card-1: {picture.name} is not there"


def test_an_altered_picture_is_refused(make_set: MakeSet) -> None:
    folder = make_set()
    picture = picture_of(folder)
    picture.write_bytes(picture.read_bytes() + b"\0")
    error = refusal(lambda: load_set(folder))
    assert (error.code, error.where) == ("wrong-hash", "card card-1")


def test_a_picture_too_large_is_refused_before_it_is_hashed(make_set: MakeSet) -> None:
    folder = make_set()
    picture = picture_of(folder)
    with picture.open("r+b") as file:
        file.truncate(MAX_PICTURE_BYTES + 1)
    assert refusal(lambda: load_set(folder)).code == "too-large"


def test_a_folder_in_a_picture_s_place_is_refused(make_set: MakeSet) -> None:
    folder = make_set()
    picture = picture_of(folder)
    picture.unlink()
    picture.mkdir()
    assert refusal(lambda: load_set(folder)).code == "missing-file"


def test_a_link_out_of_the_folder_is_refused_even_if_its_target_has_the_right_hash(make_set: MakeSet) -> None:
    folder = make_set()
    picture = picture_of(folder)
    outside = folder.parent / "elsewhere.webp"
    picture.rename(outside)
    picture.symlink_to(outside)
    assert refusal(lambda: load_set(folder)).code == "outside-folder"


def test_links_in_a_circle_are_refused(make_set: MakeSet) -> None:
    folder = make_set()
    picture = picture_of(folder)
    picture.unlink()
    picture.symlink_to(picture.name)
    assert refusal(lambda: load_set(folder)).code == "unreadable"


UNSHOWABLE: dict[str, tuple[Callable[[], bytes], str, str, str]] = {
    "no picture": (lambda: b"hello", "webp", "not-a-picture", "is no WEBP picture"),
    "a picture that was cut": (lambda: encoded(painted(9))[:-100], "webp", "not-a-picture", "cannot be decoded"),
    "another format": (lambda: encoded(painted(9), "PNG"), "webp", "not-a-picture", "is no WEBP picture"),
    "another size": (lambda: encoded(painted(9, (600, 400))), "webp", "wrong-size", "is 600x400, not 400x600"),
    "an AVIF that was cut": (lambda: encoded(painted(9), "AVIF")[:-100], "avif", "not-a-picture", "cannot be decoded"),
}


@pytest.mark.parametrize("door", UNSHOWABLE)
def test_a_picture_that_no_browser_could_show_is_refused_whatever_its_hash_says(door: str, make_set: MakeSet) -> None:
    data, ending, code, words = UNSHOWABLE[door]
    mine = make_set().parent
    folder = mine / "small"
    raw = read(folder)
    raw["cards"][1]["files"] = {"small": put(folder, data(), ending=ending)}
    write(folder, raw)
    error = refusal(lambda: load_set(folder))
    assert (error.code, error.where) == (code, "card card-1")
    assert words in error.message
    found = find_sets([mine])
    assert only(found.sets, bundled=False) == []
    assert words in found.problems[0]


def test_an_avif_is_as_good_as_a_webp(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    raw["cards"][1]["files"] = {"small": put(folder, encoded(painted(9), "AVIF"), ending="avif")}
    write(folder, raw)
    assert load_set(folder).manifest.cards[1].files.small.name.endswith(".avif")


def test_back_and_cover_are_looked_at_like_cards(make_set: MakeSet) -> None:
    folder = make_set()
    entry = put(folder, encoded(painted(9)))
    write(folder, read(folder) | {"back": {"small": entry}})
    assert load_set(folder).manifest.back is not None
    (folder / entry["name"]).unlink()
    assert refusal(lambda: load_set(folder)).where == "back"


@given(st.binary(max_size=200))
def test_no_bytes_whatever_raise_anything_but_a_deck_error(data: bytes) -> None:
    with pytest.raises(DeckError):
        parse_manifest(data)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FILE = {"name": "a" * 16 + ".webp", "sha256": "a" * 64, "width": 400, "height": 600}
SMALLEST = {
    "format": 1,
    "id": "a",
    "title": {"en": "A"},
    "author": "B",
    "licence": "C",
    "languages": ["en"],
    "cards": [{"id": "a", "files": {"small": FILE}, "texts": {"en": {"title": "A", "description": "B"}}}],
}
PLACES = (
    *("format", "id", "title", "title.en", "languages", "languages.0", "back", "cover"),
    *("cards", "cards.0", "cards.0.id", "cards.0.files", "cards.0.files.small", "cards.0.files.small.name"),
    *("cards.0.texts", "cards.0.texts.en", "cards.0.texts.en.title", "cards.0.concepts", "cards.0.brief"),
)


@given(place=st.sampled_from(PLACES), junk=JUNK)
def test_a_manifest_with_junk_in_one_place_is_read_or_refused_but_never_a_crash(place: str, junk: object) -> None:
    raw = json.loads(json.dumps(SMALLEST))
    change(raw, place, junk)
    try:
        manifest = parse_manifest(json.dumps(raw).encode())
    except DeckError:
        return
    assert len({card.id for card in manifest.cards}) == len(manifest.cards)


def test_the_smallest_manifest_is_read() -> None:
    assert parse_manifest(json.dumps(SMALLEST).encode()).cards[0].texts["en"].phrases == ()


def only(sets: tuple[CardSet, ...], *, bundled: bool) -> list[str]:
    return [card_set.id for card_set in sets if card_set.bundled is bundled]


def test_a_host_s_sets_are_found_beside_the_bundled_ones(make_set: MakeSet, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    make_set("zebra", parent=mine)
    make_set("ant", parent=mine)
    make_set("draft", parent=mine).rename(mine / ".draft")
    (mine / "readme.txt").write_text("no set")
    found = find_sets([mine])
    assert only(found.sets, bundled=False) == ["ant", "zebra"]
    assert only(found.sets, bundled=True) == only(find_sets().sets, bundled=True)
    assert [each.bundled for each in found.sets] == sorted((each.bundled for each in found.sets), reverse=True)
    assert found.problems == ()


def test_a_broken_set_is_left_out_and_told_not_a_crash(make_set: MakeSet, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    make_set("good", parent=mine)
    (make_set("bad", parent=mine) / "set.json").write_bytes(b"\xff")
    (mine / "hollow").mkdir()
    found = find_sets([mine, tmp_path / "nowhere"])
    assert only(found.sets, bundled=False) == ["good"]
    assert len(found.problems) == 2
    assert str(mine / "bad") in found.problems[0]
    assert "not UTF-8" in found.problems[0]
    assert "holds no set.json" in found.problems[1]


def test_an_id_is_given_once_and_the_bundled_set_keeps_it(make_set: MakeSet, tmp_path: Path) -> None:
    taken = find_sets().sets[0].id
    mine, other = tmp_path / "mine", tmp_path / "other"
    make_set(taken, parent=mine)
    make_set("twice", parent=mine)
    make_set("twice", parent=other)
    found = find_sets([mine, other])
    assert only(found.sets, bundled=False) == ["twice"]
    assert next(each for each in found.sets if each.id == "twice").folder == str((mine / "twice").resolve())
    assert next(each for each in found.sets if each.id == taken).bundled
    assert [taken in found.problems[0], "twice" in found.problems[1]] == [True, True]


def test_an_id_that_another_set_had_before_is_not_given_again(make_set: MakeSet, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine", tmp_path / "other"
    make_set("a", parent=mine, formerly=["old"])
    make_set("b", parent=mine, formerly=["old"])
    make_set("old", parent=other)
    make_set("c", parent=other, formerly=["a"])
    bundled = next(name for each in find_sets().sets for name in each.names[1:])
    make_set(bundled, parent=other)
    found = find_sets([mine, other])
    assert only(found.sets, bundled=False) == ["a"]
    its = next(Path(each.folder) for each in find_sets().sets if bundled in each.names)
    assert [problem.rpartition("its ")[2] for problem in found.problems] == [
        f"id {name} is taken by the set in {folder}"
        for name, folder in (("old", mine / "a"), ("a", mine / "a"), (bundled, its), ("old", mine / "a"))
    ]


@pytest.mark.parametrize("formerly", [["small"], ["old", "old"]])
def test_a_former_id_differs_from_the_set_s_own_and_from_the_others(formerly: list[str], make_set: MakeSet) -> None:
    error = refusal(lambda: load_set(make_set(formerly=formerly)))
    assert (error.code, "twice" in error.message) == ("bad-value", True)


def test_a_folder_of_sets_that_is_a_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "sets"
    path.write_text("")
    assert "cannot be read" in find_sets([path]).problems[0]


def test_sets_are_found_in_the_same_order_whatever_the_disk_says(
    make_set: MakeSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("b", "a", "c"):
        make_set(name, parent=tmp_path / "mine")
    monkeypatch.setattr(shelf, "BUNDLED_FOLDER", tmp_path / "nowhere")
    assert [each.id for each in find_sets([tmp_path / "mine"]).sets] == ["a", "b", "c"]


def deck(name: str, cards: int, *, make_set: MakeSet, bundled: bool = True) -> CardSet:
    folder = make_set(name, cards=1)
    raw = read(folder)
    raw["cards"] = [raw["cards"][0] | {"id": f"card-{number}"} for number in range(cards)]
    write(folder, raw)
    return load_set(folder, bundled=bundled)


def test_a_new_table_begins_with_all_bundled_sets(make_set: MakeSet) -> None:
    one, two = deck("one", 84, make_set=make_set), deck("two", 40, make_set=make_set)
    own = deck("own", 84, make_set=make_set, bundled=False)
    assert default_sets([own, two, one]) == (one, two)
    assert default_sets([own, two]) == (two,)
    assert default_sets([own]) == (own,)
    assert default_sets([]) == ()


def test_a_new_table_begins_with_the_sets_that_are_wanted_as_far_as_they_are_there(make_set: MakeSet) -> None:
    one, own = deck("one", 84, make_set=make_set), deck("own", 84, make_set=make_set, bundled=False)
    assert default_sets([own, one], ["own"]) == (own,)
    assert default_sets([own, one], ["one", "own", "lost"]) == (one, own)
    assert default_sets([own, one], ["lost"]) == (one,)


def test_without_being_told_the_bundled_sets_are_looked_up() -> None:
    assert default_sets() == default_sets(find_sets().sets)
    assert sum(len(each.manifest.cards) for each in default_sets()) >= 84
