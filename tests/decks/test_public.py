"""What leaves a set: the pile's card ids, and what a browser may have."""

import msgspec
import pytest

from moonhare.decks import (
    card_id,
    cards_by_id,
    decks_by_name,
    load_set,
    media_type,
    mix,
    public_manifest,
    servable_files,
    set_of,
    set_title,
)
from moonhare.rules.ids import CardId
from tests.decks.making import MakeSet, encoded, painted, put, read, write


def test_a_card_is_named_by_its_set_and_itself(make_set: MakeSet) -> None:
    card_set = load_set(make_set())
    card = card_id(card_set.id, card_set.manifest.cards[1])
    assert card == CardId("small:card-1")
    assert set_of(card) == "small"


def test_mixing_gives_all_cards_of_all_sets_sorted_and_each_once(make_set: MakeSet) -> None:
    one, two = load_set(make_set("one", cards=2)), load_set(make_set("two", cards=3))
    mixed = mix([two, one, two])
    assert mixed == ("one:card-0", "one:card-1", "two:card-0", "two:card-1", "two:card-2")
    assert mix([one, two]) == mixed
    assert mix([]) == ()


def test_cards_are_found_by_their_ids_with_what_computer_players_need(make_set: MakeSet) -> None:
    one, two = load_set(make_set("one", cards=2)), load_set(make_set("two", cards=1))
    cards = cards_by_id([two, one])
    assert tuple(cards) == mix([one, two])
    assert cards[CardId("one:card-1")].concepts == {"secret-1": 0.5, "shared-secret": 1}


def test_a_set_that_was_called_otherwise_is_found_by_every_name_it_had(make_set: MakeSet) -> None:
    was = load_set(make_set("now", cards=1, formerly=["once", "first"]))
    assert decks_by_name([was]) == dict.fromkeys(("now", "once", "first"), ("now:card-0",))
    assert set(cards_by_id([was])) == {"now:card-0", "once:card-0", "first:card-0"}
    (picture,) = {name for _, name in servable_files([was])}
    assert set(servable_files([was])) == {("now", picture), ("once", picture), ("first", picture)}


def test_a_game_s_old_names_for_cards_find_the_same_pictures_and_words(make_set: MakeSet) -> None:
    was = load_set(make_set("now", formerly=["once"]))
    now, once = public_manifest(was, "pl"), public_manifest(was, "pl", name="once")
    assert (now.id, once.id) == ("now", "once")
    assert [card.id for card in once.cards] == ["once:card-0", "once:card-1", "once:card-2"]
    assert [(card.picture, card.title) for card in once.cards] == [(card.picture, card.title) for card in now.cards]


def test_a_browser_gets_neither_concepts_nor_phrases_nor_clues_nor_briefs(make_set: MakeSet) -> None:
    card_set = load_set(make_set())
    sent = msgspec.json.encode(public_manifest(card_set, "it")).decode()
    for secret in (
        "secret",
        "SAID",
        "HEARD",
        "hidden hero",
        "moss dawn",
        "contains",
        "concepts",
        "phrases",
        "clues",
        "brief",
    ):
        assert secret not in sent
    assert "thing-2 it" in sent
    assert "A thing-2, seen in it." in sent


def test_a_browser_gets_the_cards_by_id_with_addresses_and_sizes(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    raw["cards"].reverse()
    large = put(folder, encoded(painted(7, (800, 1200))), width=800, height=1200)
    raw["cards"][0]["files"]["large"] = large
    raw["cover"] = {"small": large}
    write(folder, raw)
    sent = public_manifest(load_set(folder), "en")
    assert [card.id for card in sent.cards] == ["small:card-0", "small:card-1", "small:card-2"]
    last, first = sent.cards[2].picture, sent.cards[0].picture
    assert last.small == f"/sets/small/{raw['cards'][0]['files']['small']['name']}"
    assert (last.large, last.large_width, last.large_height) == (f"/sets/small/{large['name']}", 800, 1200)
    assert (first.large, first.large_width) == (first.small, 400)
    assert sent.cover.small == f"/sets/small/{large['name']}"
    assert sent.back is None


def test_without_a_cover_the_first_card_of_the_manifest_stands_for_the_set(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    assert public_manifest(load_set(folder), "en").cover.small.endswith(raw["cards"][0]["files"]["small"]["name"])


@pytest.mark.parametrize(
    ("asked", "given", "spoken"),
    [("pl", "thing-0 pl", "pl"), ("pt-BR", "thing-0 pt", "pt"), ("de", "thing-0 en", "en")],
)
def test_texts_come_in_the_language_asked_for_else_in_english(
    asked: str, given: str, spoken: str, make_set: MakeSet
) -> None:
    card = public_manifest(load_set(make_set()), asked).cards[0]
    assert (card.title, card.language) == (given, spoken)


def test_texts_come_in_any_language_rather_than_none(make_set: MakeSet) -> None:
    folder = make_set()
    raw = read(folder)
    raw["languages"], raw["title"] = ["de", "fr"], {"fr": "Petit", "de": "Klein"}
    for card in raw["cards"]:
        card["texts"] = {"fr": {"title": "Un", "description": "Une chose."}}
    raw["cards"][2]["texts"] = {}
    write(folder, raw)
    card_set = load_set(folder)
    sent = public_manifest(card_set, "en")
    assert (sent.title, set_title(card_set, "fr")) == ("Klein", "Petit")
    assert (sent.cards[0].title, sent.cards[0].language) == ("Un", "fr")
    assert (sent.cards[2].title, sent.cards[2].description, sent.cards[2].language) == ("", "", "")


def test_only_the_files_that_a_manifest_names_can_be_fetched(make_set: MakeSet) -> None:
    folder = make_set()
    entry = put(folder, encoded(painted(8)))
    put(folder, b"a secret beside the set")
    write(folder, read(folder) | {"back": {"small": entry}})
    files = servable_files([load_set(folder)])
    names = {card["files"]["small"]["name"] for card in read(folder)["cards"]} | {entry["name"]}
    assert set(files) == {("small", name) for name in names}
    assert files["small", entry["name"]].read_bytes() == encoded(painted(8))


def test_media_types_are_those_of_the_two_formats() -> None:
    assert media_type("0123456789abcdef.webp") == "image/webp"
    assert media_type("0123456789abcdef.avif") == "image/avif"
