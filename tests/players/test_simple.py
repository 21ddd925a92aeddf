"""The simplest player: allowed, repeatable, with a taste, and good at nothing that it cannot see."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonhare.players import PhraseBook, Player, SimplePlayer
from moonhare.rules.commands import CastVotes, GiveCards, GoOn, NameGiver, TellClue
from moonhare.rules.editions import EDITIONS, edition
from moonhare.rules.engine import apply, decide, start
from moonhare.rules.evolving import begin
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.state import Game, Giving, Naming, Over, Showing, Voting, awaited, partner
from moonhare.rules.views import view_for

BOOK = PhraseBook({}, ("The night before", "Almost home", "Small but brave"))
EVERY_TABLE = [(e.id, players) for e in EDITIONS for players in e.players]


def dealt(name: str, players: int, seed: int = 1, **overrides: object) -> Game:
    deck = [CardId(f"plain:{number:03}") for number in range(84)]
    return begin(start(edition(name), players=players, deck=deck, rng=random.Random(seed), overrides=overrides))


def seated(players: int, seed: int = 0) -> list[SimplePlayer]:
    return [SimplePlayer(seed * 100 + seat, BOOK) for seat in range(players)]


def moved(game: Game, players: list[SimplePlayer], seat: SeatId, rng: random.Random) -> Game:
    return apply(game, decide(game, seat, players[seat].act(view_for(game, seat)), rng))


def until(phase: type, game: Game, seed: int = 0) -> Game:
    players, rng = seated(game.players, seed), random.Random(seed)
    while not isinstance(game.phase, phase):
        game = moved(game, players, rng.choice(awaited(game)), rng)
    return game


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_every_edition_is_played_to_its_end(name: str, players: int) -> None:
    game = until(Over, dealt(name, players))
    assert isinstance(game.phase, Over)
    assert game.phase.winners


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_the_same_seed_and_view_give_the_same_command_in_another_process_too(name: str, players: int) -> None:
    table, rng = seated(players), random.Random(7)
    game = dealt(name, players)
    for _ in range(60):
        if isinstance(game.phase, Over):
            break
        seat = rng.choice(awaited(game))
        view = view_for(game, seat)
        # Another player of the same seed that has seen nothing before, as after a restart.
        assert SimplePlayer(seat, BOOK).act(view) == table[seat].act(view)
        game = moved(game, table, seat, rng)


def test_a_known_seed_makes_a_known_choice() -> None:
    """Python's own hashes differ by process: this one value is the same in all of them."""
    view = view_for(dealt("standard", 4), SeatId(0))
    hand = tuple(CardId(f"set:{name}") for name in ("fox", "hare", "moth", "owl"))
    view = msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, hand=hand))  # type: ignore[type-var]
    told = [SimplePlayer(seed, BOOK).act(view) for seed in range(4)]
    cards = [command.card for command in told if isinstance(command, TellClue)]
    assert cards == ["set:fox", "set:hare", "set:fox", "set:moth"]


def test_players_of_different_seeds_choose_differently() -> None:
    view = view_for(dealt("odyssey", 12), SeatId(0))
    told = [SimplePlayer(seed, BOOK).act(view) for seed in range(40)]
    assert len({command.card for command in told if isinstance(command, TellClue)}) == 6


def test_votes_are_spread_over_the_cards() -> None:
    game = until(Voting, dealt("standard", 8))
    assert isinstance(game.phase, Voting)
    voter = game.phase.voters[0]
    view = view_for(game, voter)
    ballots = [SimplePlayer(seed, BOOK).act(view) for seed in range(400)]
    counts = [sum(isinstance(b, CastVotes) and slot in b.slots for b in ballots) for slot in range(1, 9)]
    own = game.phase.owners.index(voter)
    assert counts[own] == 0
    # Seven cards, 400 voters: 57 each; a taste that leaned to one card, or to the storyteller's, would show.
    assert all(25 <= count <= 100 for slot, count in enumerate(counts) if slot != own)


def test_some_use_both_votes_and_some_do_not() -> None:
    game = until(Voting, dealt("odyssey", 7))
    assert isinstance(game.phase, Voting)
    view = view_for(game, game.phase.voters[0])
    numbers = [len(b.slots) for b in (SimplePlayer(s, BOOK).act(view) for s in range(50)) if isinstance(b, CastVotes)]
    assert set(numbers) == {1, 2}


def test_a_new_clue_changes_the_mood() -> None:
    game = until(Voting, dealt("standard", 8))
    view = view_for(game, SeatId((game.phase.storyteller + 1) % 8))  # type: ignore[union-attr]  # voting has one
    clue = msgspec.structs.replace(view.public.clue, text="Something else")  # type: ignore[type-var]  # voting has one
    other = msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, clue=clue))
    players = [SimplePlayer(seed, BOOK) for seed in range(20)]
    assert any(player.act(view) != player.act(other) for player in players)


def test_the_red_vote_is_cast_by_the_storyteller_of_party() -> None:
    game = until(Voting, dealt("odyssey-party", 6))
    assert isinstance(game.phase, Voting)
    for seat in game.phase.voters:
        ballot = SimplePlayer(5, BOOK).act(view_for(game, seat))
        assert isinstance(ballot, CastVotes)
        assert (ballot.red is not None) == (seat == game.phase.storyteller)


def test_two_cards_are_given_where_two_are_asked_for() -> None:
    game = until(Giving, dealt("classic", 3))
    seat = awaited(game)[0]
    gift = SimplePlayer(5, BOOK).act(view_for(game, seat))
    assert isinstance(gift, GiveCards)
    assert len(set(gift.cards)) == 2
    assert list(gift.cards) == sorted(gift.cards)


def test_party_tells_a_clue_without_a_card() -> None:
    told = SimplePlayer(5, BOOK).act(view_for(dealt("odyssey-party", 6), SeatId(2)))
    assert isinstance(told, TellClue)
    assert told.card is None
    assert told.text


@pytest.mark.parametrize(("media", "medium"), [(["sung", "mimed"], "sung"), (["mimed"], "mimed"), (["said"], "said")])
def test_where_nothing_is_written_the_clue_has_no_words(media: list[str], medium: str) -> None:
    game = dealt("standard", 4, clue_media=media)
    told = SimplePlayer(5, BOOK).act(view_for(game, SeatId(0)))
    assert isinstance(told, TellClue)
    assert (told.medium, told.text) == (medium, "")
    assert decide(game, SeatId(0), told, random.Random(1))


def named(game: Game, naming: Naming) -> Game:
    """The game with what one of a team's two has named."""
    phase: Any = game.phase
    half = game.players // 2
    namings = tuple(naming if team == naming.by % half else other for team, other in enumerate(phase.namings))
    return msgspec.structs.replace(game, phase=msgspec.structs.replace(phase, namings=namings))


def test_team_partners_agree_and_give() -> None:
    game = until(Giving, dealt("odyssey-team", 8))
    assert isinstance(game.phase, Giving)
    one = SeatId((game.phase.storyteller + 1) % 8)
    other = partner(game, one)
    players = [SimplePlayer(seed, BOOK) for seed in range(30)]
    proposals = [player.act(view_for(game, one)) for player in players]
    assert {p.giver for p in proposals if isinstance(p, NameGiver)} == {one, other}
    # The partner wants to give: agree. The partner names this seat: to give is to agree.
    wants = view_for(named(game, Naming(giver=other, by=other, agreed=False)), one)
    asks = view_for(named(game, Naming(giver=one, by=other, agreed=False)), one)
    for player in players:
        assert player.act(wants) == NameGiver(giver=other)
        assert isinstance(player.act(asks), GiveCards)


def test_who_named_a_partner_that_does_not_answer_gives_in_the_end() -> None:
    game = until(Giving, dealt("odyssey-team", 8))
    assert isinstance(game.phase, Giving)
    one = SeatId((game.phase.storyteller + 1) % 8)
    waiting = view_for(named(game, Naming(giver=partner(game, one), by=one, agreed=False)), one)
    assert SimplePlayer(1, BOOK).act(waiting) == NameGiver(giver=one)


def test_after_the_points_it_goes_on() -> None:
    game = until(Showing, dealt("standard", 4))
    assert SimplePlayer(1, BOOK).act(view_for(game, awaited(game)[0])) == GoOn()


def test_nothing_to_do_is_said() -> None:
    game = until(Over, dealt("odyssey-team", 6))
    with pytest.raises(ValueError, match="seat 0 may do nothing"):
        SimplePlayer(1, BOOK).act(view_for(game, SeatId(0)))
    with pytest.raises(ValueError, match="spectator"):
        SimplePlayer(1, BOOK).act(view_for(game, None))


@given(st.integers(), st.sampled_from(EVERY_TABLE), st.integers(0, 2**32))
def test_what_it_does_is_always_allowed(seed: int, table: tuple[str, int], chance: int) -> None:
    name, players = table
    game, rng = dealt(name, players, chance), random.Random(chance)
    taste: Player = SimplePlayer(seed, BOOK)
    for _ in range(3 * players):
        if isinstance(game.phase, Over):
            break
        seat = rng.choice(awaited(game))
        game = apply(game, decide(game, seat, taste.act(view_for(game, seat)), rng))


def test_a_phrase_book_prefers_what_was_written_for_a_card() -> None:
    owl, moth = CardId("set:owl"), CardId("set:moth")
    book = PhraseBook({owl: ("Wide awake", "Who goes there"), moth: ()}, ("Long ago",))
    rng = random.Random(1)
    assert {book(owl, rng) for _ in range(20)} == {"Wide awake", "Who goes there"}
    assert {book(card, rng) for card in (moth, CardId("set:fox"), None)} == {"Long ago"}


def test_phrases_that_cannot_be_clues_are_left_out() -> None:
    owl, moth = CardId("set:owl"), CardId("set:moth")
    book = PhraseBook({owl: ("", " ", "x" * 241, "Wide awake"), moth: (" ",)}, ("", "Long ago"))
    rng = random.Random(1)
    assert {book(owl, rng) for _ in range(20)} == {"Wide awake"}
    assert {book(moth, rng) for _ in range(20)} == {"Long ago"}


@pytest.mark.parametrize("generic", [(), ("",), (" ",), ("x" * 241,)])
def test_a_phrase_book_without_words_is_refused(generic: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="clue"):
        PhraseBook({CardId("set:owl"): ("Wide awake",)}, generic)
