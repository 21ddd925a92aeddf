"""The baselines: allowed in every edition, repeatable, each as plain as it says; and players called by any name."""

import random
import sys
from pathlib import Path

import pytest

from moonhare.concepts import words
from moonhare.players import BASELINES, Knowledge, PhraseBook, Player, SimplePlayer, maker
from moonhare.rules.commands import CastVotes, TellClue
from moonhare.rules.editions import EDITIONS, Edition, edition
from moonhare.rules.engine import apply, decide, start
from moonhare.rules.errors import Refusal
from moonhare.rules.evolving import begin
from moonhare.rules.ids import CardId
from moonhare.rules.state import Game, Over, Telling, Voting, awaited
from moonhare.rules.views import view_for
from moonhare.rules.words import words_of

THINGS = ("owl", "boat", "bread", "clock", "mountain", "violin")
DECK = [CardId(f"plain:{number:03}") for number in range(84)]
KNOWLEDGE = Knowledge(
    language="en",
    concepts={card: {THINGS[at % 6]: 1.0, "lonely": 0.6, "blue": 0.4} for at, card in enumerate(DECK)},
    clues=PhraseBook({card: (f"A word about {card}",) for card in DECK}, ("Almost home", "The night before we left")),
)
NAMES = (*BASELINES, "thing+simple", "random+mood")


def dealt(name: str, players: int, **overrides: object) -> Game:
    return begin(start(edition(name), players=players, deck=DECK, rng=random.Random(1), overrides=overrides))


def until(phase: type, game: Game, players: list[Player]) -> Game:
    rng = random.Random(2)
    while not isinstance(game.phase, phase):
        seat = rng.choice(awaited(game))
        view = view_for(game, seat)
        command = players[seat].act(view)
        assert players[seat].act(view) == command
        game = apply(game, decide(game, seat, command, rng))
    return game


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
@pytest.mark.parametrize("name", NAMES)
def test_every_edition_is_played_to_its_end_the_same_for_the_same_view(name: str, chosen: Edition) -> None:
    players = [maker(name)(KNOWLEDGE, seed) for seed in range(chosen.players[0])]
    assert isinstance(until(Over, dealt(chosen.id, len(players)), players).phase, Over)


@pytest.mark.parametrize("name", NAMES)
def test_a_bound_on_words_is_kept_to(name: str) -> None:
    players = [maker(name)(KNOWLEDGE, seed) for seed in range(4)]
    game = until(Telling, dealt("standard", 4, clue_words=2, clue_media=("text",)), players)
    assert game.last is not None
    assert 1 <= len(words_of(game.last.clue.text)) <= 2


@pytest.mark.parametrize("name", BASELINES)
def test_seeds_differ(name: str) -> None:
    made = [maker(name)(KNOWLEDGE, seed) for seed in range(12)]
    game = until(Telling, dealt("standard", 4), [*made[:4]])
    assert isinstance(game.phase, Telling)
    view = view_for(game, game.phase.storyteller)
    assert len({player.act(view) for player in made}) > 1


def told(name: str) -> tuple[CardId, str]:
    players = [maker(name)(KNOWLEDGE, seed) for seed in range(4)]
    game = until(Voting, dealt("standard", 4), players)
    assert isinstance(game.phase, Voting)
    return game.phase.slots[game.phase.owners.index(game.phase.storyteller)], game.phase.clue.text


def test_each_hints_as_its_name_says() -> None:
    card, clue = told("thing")
    assert clue == words("en").words[max(KNOWLEDGE.concepts[card], key=KNOWLEDGE.concepts[card].__getitem__)][0]
    card, clue = told("phrase")
    assert clue == f"A word about {card}"
    _, clue = told("mood")
    assert clue in (words("en").words["lonely"][0], words("en").words["blue"][0])


def test_who_reads_literally_finds_what_is_named_and_who_does_not_often_misses() -> None:
    found = {}
    for name in ("thing", "thing+simple"):
        players = [maker(name)(KNOWLEDGE, seed) for seed in range(5)]
        game = until(Voting, dealt("standard", 5), players)
        assert isinstance(game.phase, Voting)
        fitting = {
            slot
            for slot, card in enumerate(game.phase.slots, 1)
            if KNOWLEDGE.concepts[card]
            == KNOWLEDGE.concepts[game.phase.slots[game.phase.owners.index(game.phase.storyteller)]]
        }
        votes = []
        for seat in game.phase.voters:
            if not any(game.phase.owners[slot - 1] != seat for slot in fitting):
                continue
            command = players[seat].act(view_for(game, seat))
            assert isinstance(command, CastVotes)
            votes.append(command.slots[0] in fitting)
        found[name] = votes
    assert all(found["thing"])
    assert not all(found["thing+simple"])


def test_a_literal_reader_tells_how_well_cards_fit() -> None:
    literal = maker("phrase")(KNOWLEDGE, 1)
    assert hasattr(literal, "rank")
    assert list(literal.rank("An owl", "en", DECK[:6])) == [1, 0, 0, 0, 0, 0]
    assert list(literal.rank("Not an owl", "en", DECK[:6])) == [0] * 6


def test_cards_of_which_nothing_is_known_get_the_set_s_clues() -> None:
    bare = Knowledge(language="en", concepts={}, clues=KNOWLEDGE.clues)
    for name in ("thing", "mood"):
        players = [maker(name)(bare, seed) for seed in range(6)]
        assert isinstance(until(Over, dealt("odyssey-party", 6), players).phase, Over)
        view = view_for(dealt("standard", 4), awaited(dealt("standard", 4))[0])
        command = players[0].act(view)
        assert isinstance(command, TellClue)
        assert command.text.startswith("A word about")


def test_a_player_of_one_s_own_is_found_by_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_player.py").write_text(
        "from moonhare.players import SimplePlayer\n"
        "class Mine(SimplePlayer):\n"
        "    def __init__(self, knowledge, seed): super().__init__(seed + 1, knowledge.clues)\n"
        "number = 4\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    made = maker("my_own_player:Mine+thing")(KNOWLEDGE, 3)
    view = view_for(dealt("standard", 4), awaited(dealt("standard", 4))[0])
    assert made.act(view) == SimplePlayer(4, KNOWLEDGE.clues).act(view)
    with pytest.raises(Refusal, match="nothing that makes a player"):
        maker("my_own_player:number")
    sys.modules.pop("my_own_player")


@pytest.mark.parametrize("name", ["nobody", "thing+nobody", "+", "", ":", "nowhere:Player", "moonhare.players:None_"])
def test_a_name_that_nobody_has_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        maker(name)
    assert caught.value.code == "player-unknown"
