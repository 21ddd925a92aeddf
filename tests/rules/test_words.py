"""The house rule `clue_words`: at most so many words, counted alike by the rules and by the client."""

import json
from pathlib import Path

import pytest

from moonhare.players import PhraseBook, SimplePlayer
from moonhare.rules.commands import TellClue
from moonhare.rules.words import is_text, words_of
from tests.rules.table import Table

WORDS: dict[str, int] = json.loads(Path(__file__).with_name("words.json").read_text())
"""Texts and their number of words; `client/test/counted.test.ts` reads them too."""


@pytest.mark.parametrize("text", WORDS)
def test_words_are_runs_of_letters_and_digits(text: str) -> None:
    assert len(words_of(text)) == WORDS[text]


def test_a_clue_of_too_many_words_is_refused_with_both_numbers() -> None:
    table = Table("standard", 4, clue_words=3)
    tell = table.own(0).may.tell
    assert tell is not None
    assert tell.words == 3
    card = table.hand(0)[0]
    refusal = table.refusal(0, TellClue(text="one word too many", card=card))
    assert (refusal.code, refusal.arguments) == ("clue-too-long", {"words": 4, "most": 3})
    table.refusal(0, TellClue(medium="sung", text="one word too many", card=card))
    table.do(0, TellClue(text="  just, well: enough … ", card=card))


def test_where_nothing_is_said_of_it_a_clue_has_any_number_of_words() -> None:
    table = Table("standard", 4)
    assert table.game.settings.clue_words is None
    table.tell(0, "word " * 40)


@pytest.mark.parametrize("most", range(1, 6))
@pytest.mark.parametrize("players", [3, 6])
def test_a_computer_player_keeps_to_it(players: int, most: int) -> None:
    long = PhraseBook({}, ("What the harbour says before the boats come", "Who would have thought it possible"))
    mixed = PhraseBook({}, ("What the harbour says before the boats come", "Harbour"))
    table = Table("odyssey-party" if players == 6 else "standard", players, clue_words=most)
    for seed in range(20):
        for book in (long, mixed):
            told = SimplePlayer(seed, book).act(table.view(seed % players))
            assert isinstance(told, TellClue)
            assert 1 <= len(words_of(told.text)) <= most
            table.branch().do(seed % players, told)


def test_a_computer_player_rather_says_something_short_than_cuts_something_long() -> None:
    book = PhraseBook({}, ("What the harbour says before the boats come", "Wide awake"))
    table = Table("standard", 4, clue_words=2)
    told = [SimplePlayer(seed, book).act(table.view(0)) for seed in range(20)]
    assert {one.text for one in told if isinstance(one, TellClue)} == {"Wide awake"}


def test_half_a_character_is_no_text() -> None:
    assert all(map(is_text, ("", "łódź", "🐇", "\ud7ff\ue000")))
    assert not any(map(is_text, ("\ud800", "lo\udfffst", b"caf\xe9".decode(errors="surrogateescape"))))
