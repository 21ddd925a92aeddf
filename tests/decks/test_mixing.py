"""From sets to the cards of a game: those that are dealt, and those that are only shown any more."""

import pytest

from moonhare.decks import DeckError, cards_by_id, load_set, mix
from moonhare.decks.checking import check
from moonhare.decks.public import public_manifest
from tests.decks.making import MakeSet, read, write


def test_a_retired_card_is_dealt_no_more_and_still_found(make_set: MakeSet) -> None:
    folder = make_set("harbour", cards=3)
    raw = read(folder)
    raw["cards"][1]["retired"] = True
    write(folder, raw)
    card_set = load_set(folder)
    assert mix([card_set]) == ("harbour:card-0", "harbour:card-2")
    assert "harbour:card-1" in cards_by_id([card_set])
    shown = {card.id: card.retired for card in public_manifest(card_set, "en").cards}
    assert shown == {"harbour:card-0": False, "harbour:card-1": True, "harbour:card-2": False}
    for card in raw["cards"]:
        card["retired"] = True
    write(folder, raw)
    with pytest.raises(DeckError, match="all cards are retired"):
        load_set(folder)


def test_a_retired_card_is_no_card_of_the_set_to_those_who_check_it(make_set: MakeSet) -> None:
    folder = make_set("harbour", cards=3)
    raw = read(folder)
    raw["cards"][1]["retired"] = True
    # Of what nobody is dealt nobody needs to be told in every language by a computer player.
    raw["cards"][1]["texts"]["en"].pop("phrases")
    write(folder, raw)
    report = check(folder)
    assert report.ok
    assert report.cards == 2
    assert any(finding.message.startswith("2 cards; a game is made for 84") for finding in report.warnings)
