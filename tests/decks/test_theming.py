"""What people's clues for a set are about: counted, and written into `clues.json` in one form."""

import json
from pathlib import Path
from typing import Any

import pytest

from moonhare.concepts import gather_themes
from moonhare.decks import DeckError, hearing, read_clues
from moonhare.decks.loading import BUNDLED_FOLDER
from moonhare.decks.theming import count_themes
from tests.decks.making import MakeSet

CLUES = {"en": ["The owl knows", "Owl post"], "pl": ["Sowa nie śpi"]}


def put(folder: Path, cards: object) -> Path:
    path = folder / "clues.json"
    path.write_text(json.dumps({"format": 1, "cards": cards}), encoding="utf-8")
    return path


def told(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))["cards"]


def test_themes_are_counted_over_all_languages_and_stand_in_the_file_s_one_form(make_set: MakeSet) -> None:
    folder = make_set()
    path = put(folder, {"card-1": {"clues": CLUES, "themes": {"boat": 3}}, "card-0": {"clues": {"en": ["An owl"]}}})
    counted = count_themes(folder)
    assert told(path)["card-1"] == {"clues": CLUES, "themes": gather_themes(CLUES)}
    assert told(path)["card-1"]["themes"]["owl"] > 1
    assert list(told(path)) == ["card-1", "card-0"]
    assert (counted.id, counted.cards, counted.clues, counted.languages) == ("small", 2, 4, ("en", "pl"))
    assert counted.themes == sum(len(heard.themes) for heard in read_clues(folder).values())
    assert (counted.changed, counted.written) == (("card-1", "card-0"), True)


def test_where_nothing_changes_the_file_is_not_touched(make_set: MakeSet) -> None:
    folder = make_set()
    path = put(folder, {"card-1": {"clues": CLUES}})
    count_themes(folder)
    path.chmod(0o444)
    before = path.stat()
    counted = count_themes(folder)
    assert (counted.changed, counted.written) == ((), False)
    assert path.stat() == before


@pytest.mark.parametrize("name", ["houseguests", "small-hours"])
def test_a_bundled_set_stripped_of_its_themes_has_the_same_bytes_again(name: str, make_set: MakeSet) -> None:
    folder = make_set()
    file = BUNDLED_FOLDER / name / "clues.json"
    few = dict(list(told(file).items())[:2])
    path = put(folder, {card: {"clues": said["clues"]} for card, said in few.items()})
    assert count_themes(folder).strange == tuple(few)
    assert told(path) == few
    begins = path.read_text(encoding="utf-8").removesuffix("\n  }\n }\n}\n")
    assert file.read_text(encoding="utf-8").startswith(begins)


def test_a_card_without_a_clue_keeps_its_themes_and_one_without_either_goes(make_set: MakeSet) -> None:
    folder = make_set()
    cards = {"card-0": {"themes": {"owl": 2}}, "card-1": {"clues": {"en": []}, "themes": {"boat": 1}}, "card-2": {}}
    path = put(folder, cards)
    counted = count_themes(folder)
    assert (counted.cards, counted.left, counted.changed) == (0, ("card-0", "card-1"), ())
    assert told(path) == {"card-0": {"themes": {"owl": 2}}, "card-1": {"themes": {"boat": 1}}}


def test_clues_in_a_language_that_the_game_lacks_are_all_told_and_nothing_is_written(make_set: MakeSet) -> None:
    folder = make_set()
    path = put(folder, {"card-0": {"clues": {"de": ["Eule"]}}, "card-1": {"clues": {"eng": ["Owl"], "en": ["Owl"]}}})
    before = path.read_bytes()
    with pytest.raises(DeckError) as caught:
        count_themes(folder)
    assert caught.value.code == "bad-language"
    assert "card card-0 has clues in 'de'" in str(caught.value)
    assert ["'eng'" in str(one) for one in caught.value.more] == [True]
    assert path.read_bytes() == before


def test_a_set_without_such_a_file_and_a_folder_that_is_no_set_are_refused(make_set: MakeSet, tmp_path: Path) -> None:
    folder = make_set()
    with pytest.raises(DeckError, match=r"holds no clues\.json"):
        count_themes(folder)
    put(tmp_path, {})
    with pytest.raises(DeckError, match=r"holds no set\.json"):
        count_themes(tmp_path)


def test_a_file_that_themes_would_make_too_large_stays_as_it_is(
    make_set: MakeSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make_set()
    path = put(folder, {"card-1": {"clues": CLUES}})
    before = path.read_bytes()
    monkeypatch.setattr(hearing, "MAX_CLUES_BYTES", len(before))
    with pytest.raises(DeckError) as caught:
        count_themes(folder)
    assert caught.value.code == "too-large"
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_is_left_without_half_of_another(
    make_set: MakeSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make_set()
    path = put(folder, {"card-1": {"clues": CLUES}})
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        count_themes(folder)
    assert path.read_bytes() == before
    assert not list(folder.glob("*.part"))
