"""What people have said for the cards of a set: read, found where it is wrong, and told to players alone."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from moonhare.cli.knowing import knowledge, set_digests
from moonhare.decks import DeckError, load_set, public_manifest, read_clues, servable_files
from moonhare.decks.checking import check
from moonhare.decks.hearing import MAX_CLUES_BYTES
from moonhare.rules.ids import CardId
from tests.decks.making import MakeSet

CLUES = {"en": ["Grandma would know", "Not on a Tuesday"], "pl": ["Babcia by wiedziała"]}


def put(folder: Path, cards: object, **more: object) -> None:
    (folder / "clues.json").write_text(json.dumps({"format": 1, "cards": cards} | more), encoding="utf-8")


def test_players_are_told_in_their_language_what_stands_in_either_file(make_set: MakeSet) -> None:
    folder = make_set(formerly=["once"])
    put(folder, {"card-1": {"clues": CLUES, "themes": {"grandmother": 2}}})
    card_set = load_set(folder)
    for language, clues in (("en", (*CLUES["en"],)), ("pl", (*CLUES["pl"],)), ("da", ())):
        known = knowledge([card_set], language)
        assert known.said[CardId("small:card-1")] == known.said[CardId("once:card-1")] == ("HEARD thing-1", *clues)
        assert known.said[CardId("small:card-0")] == ("HEARD thing-0",)
        assert known.hear().themes[CardId("small:card-1")] == {"grandmother": 2}


def test_a_set_needs_no_such_file(make_set: MakeSet) -> None:
    assert read_clues(make_set()) == {}


def test_nothing_of_it_is_sent_to_browsers(make_set: MakeSet) -> None:
    folder = make_set()
    put(folder, {"card-1": {"clues": CLUES}})
    card_set = load_set(folder)
    assert "Grandma" not in repr(public_manifest(card_set, "en"))
    assert {name for _, name in servable_files([card_set])} == {path.name for path in folder.glob("*.webp")}


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (b"once upon a time", "not-json", "clues.json: not JSON"),
        (b'{"format": 1, "format": 1}', "doubled-key", "'format' stands twice"),
        (b'{"format": 2, "cards": {}}', "bad-value", "clues.json"),
        (b'{"format": 1}', "bad-value", "missing required field `cards`"),
        (b'{"format": 1, "cards": {"a": {"clue": {}}}}', "bad-value", "unknown field `clue`"),
        (b'{"format": 1, "cards": {"a": {"themes": {"owl": 0}}}}', "bad-value", ">= 1"),
        (b'{"format": 1, "cards": {"a": {"clues": {"en": [""]}}}}', "bad-value", "length >= 1"),
        (b" " * (MAX_CLUES_BYTES + 1), "too-large", "8,000,000 bytes"),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused_and_found(
    data: bytes, code: str, words: str, make_set: MakeSet
) -> None:
    folder = make_set()
    (folder / "clues.json").write_bytes(data)
    with pytest.raises(DeckError) as caught:
        load_set(folder)
    assert caught.value.code == code
    assert words in str(caught.value)
    assert [(one.code, one.message) for one in check(folder).problems] == [(code, str(caught.value))]


def test_the_check_names_cards_concepts_and_clues_that_are_not_as_they_should_be(make_set: MakeSet) -> None:
    folder = make_set()
    put(folder, {"card-9": {}, "card-1": {"clues": {"en": ["two\nlines", "\u202eturned"]}, "themes": {"owll": 1}}})
    report = check(folder)
    assert [one.code for one in report.problems] == ["wrong-name", "bad-text", "bad-text"]
    assert "no card 'card-9'" in report.problems[0].message
    assert "concept 'owll' (card-1)" in "\n".join(one.message for one in report.warnings)
    assert "clues.json" not in "\n".join(one.message for one in report.warnings)


def test_players_do_without_what_has_been_spoiled_since(make_set: MakeSet) -> None:
    folder = make_set()
    put(folder, {"card-1": {"clues": CLUES}})
    card_set = load_set(folder)
    (folder / "clues.json").write_text("spoiled", encoding="utf-8")
    assert knowledge([card_set], "en").said[CardId("small:card-1")] == ("HEARD thing-1",)


def test_games_of_an_arena_were_played_with_what_was_said_then(make_set: MakeSet) -> None:
    folder = make_set()
    bare = sha256((folder / "set.json").read_bytes()).hexdigest()
    digests = [set_digests((str(folder),))]
    for clues in ({"en": ["Ask the owl"]}, {"en": ["Ask another owl"]}):
        put(folder, {"card-1": {"clues": clues}})
        digests.append(set_digests((str(folder),)))
    assert digests[0] == {"small": bare}
    assert len({one["small"] for one in digests}) == 3
