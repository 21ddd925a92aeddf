"""Hypothesis plays games of every edition, number of players and house rule, and looks at each state it comes to."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import event, given
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from moonhare.rules.commands import AnySeatCommand, EndShowing, GameCommand
from moonhare.rules.editions import EDITIONS
from moonhare.rules.ending import ended_by
from moonhare.rules.engine import decide, evolve, replay
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameEnded, GameStarted, RoundScored, RoundStarted
from moonhare.rules.ids import SeatId
from moonhare.rules.scoring import totals
from moonhare.rules.settings import cards_a_round, cards_in_play
from moonhare.rules.state import Announcing, Game, Giving, Over, Showing, Telling, Voting, awaited
from moonhare.rules.views import NOTHING, OwnView, own_grounds, own_view
from tests.rules.house_rules import Start, starts
from tests.rules.table import Table, a_command, every_command, on_table

EVENTS = msgspec.json.Decoder(AnyEvent)
COMMANDS = msgspec.json.Decoder(AnySeatCommand)
GAMES = msgspec.json.Decoder(Game)


def all_cards(game: Game) -> list[str]:
    return sorted(card for row in (*game.hands, game.pile, game.discards, *on_table(game)) for card in row)


def check_state(start: Start, game: Game, log: list[AnyEvent]) -> None:
    """What holds in every state of every game."""
    settings, phase, players = game.settings, game.phase, start.players
    # Cards are conserved: each once, somewhere.
    first = log[0]
    assert isinstance(first, GameStarted)
    assert all_cards(game) == sorted(card for row in (*first.hands, first.pile) for card in row)
    assert len(set(all_cards(game))) == cards_in_play(game.settings, start.cards)
    assert all(list(hand) == sorted(hand) for hand in game.hands)
    assert list(game.discards) == sorted(game.discards)
    # Scores are the sums of their lines, and lines are never of nothing.
    rounds = [one for one in log if isinstance(one, RoundScored)]
    points = [totals(settings, players, one.lines) for one in rounds]
    assert game.scores == tuple(sum(column) for column in zip((0,) * players, *points, strict=True))
    assert all(line.points > 0 for one in rounds for line in one.lines)
    if settings.teams:
        assert game.scores[: players // 2] == game.scores[players // 2 :]
    # Rounds are counted.
    assert game.round == 1 + sum(isinstance(one, RoundStarted) for one in log)
    assert len(rounds) == game.round - (not isinstance(phase, Showing | Over))
    check_hands(game)
    check_waiting(game)


def check_hands(game: Game) -> None:
    """Hands are full, but for what lies on the table or could not be drawn any more."""
    settings, phase = game.settings, game.phase
    if isinstance(phase, Announcing | Telling):
        assert {len(hand) for hand in game.hands} == {settings.hand_size}
    elif isinstance(phase, Giving):
        for hand, gift in zip(game.hands, phase.gifts, strict=True):
            assert len(hand) + len(gift) == settings.hand_size
    elif isinstance(phase, Voting):
        assert len(phase.slots) == len(phase.owners) == cards_a_round(settings, game.players)
        for seat, hand in enumerate(game.hands):
            assert len(hand) + phase.owners.count(SeatId(seat)) == settings.hand_size
        assert phase.owners.count(phase.storyteller) == 1
    else:
        assert max(len(hand) for hand in game.hands) <= settings.hand_size


def check_waiting(game: Game) -> None:
    """Whoever the game waits for can do something; it waits for somebody until it is over."""
    waited_for = awaited(game)
    assert bool(waited_for) == (not isinstance(game.phase, Over))
    table = Table.__new__(Table)
    table.game = game
    for seat in range(game.players):
        may = table.own(seat).may
        if seat in waited_for:
            assert may != NOTHING
        elif not isinstance(game.phase, Showing):
            assert not may.give
            free = may.exchange is not None or (game.settings.teams and isinstance(game.phase, Giving))
            assert may == NOTHING or free


def check_codec(start: Start, game: Game, events: tuple[AnyEvent, ...]) -> None:
    """Events and states survive being written down and read."""
    assert GAMES.decode(msgspec.json.encode(game)) == game
    for one in events:
        assert EVENTS.decode(msgspec.json.encode(one)) == one


def accepted(game: Game, seat: int, command: GameCommand) -> bool:
    """Whether the rules let a seat do that now."""
    try:
        decide(game, SeatId(seat), command, random.Random(1))
    except Refusal:
        return False
    return True


class Games(RuleBasedStateMachine):
    """Two tables with one seed, played alike; replayed and written down at each move."""

    editions: tuple[str, ...] = tuple(chosen.id for chosen in EDITIONS)

    @initialize(data=st.data())
    def begin(self, data: Any) -> None:
        self.start: Start = data.draw(starts(self.editions))
        self.table, self.twin = self.start.table(), self.start.table()
        assert self.table.log == self.twin.log
        self.shown: dict[int, tuple[tuple[object, ...], OwnView]] = {}
        event(f"{self.start.edition}, {self.start.players} players")

    def carry_out(self, seat: int | None, command: GameCommand) -> None:
        before = self.table.game
        events = self.table.do(seat, command)
        assert events, "each accepted command makes at least one event"
        # Twins with one seed stay twins.
        assert self.twin.do(seat, command) == events
        assert self.twin.game == self.table.game
        assert self.twin.rng.getstate() == self.table.rng.getstate()
        # Events applied one by one keep to what holds in every state.
        for one in events:
            before = evolve(before, one)
            assert all_cards(before) == all_cards(self.table.game)
        check_codec(self.start, self.table.game, events)
        if not isinstance(command, EndShowing):
            assert COMMANDS.decode(msgspec.json.encode(command)) == command
        event(f"played {type(command).__name__}")

    @precondition(lambda self: not isinstance(self.table.game.phase, Over))
    @rule(data=st.data())
    def act(self, data: Any) -> None:
        """Somebody who is awaited does what they may."""
        seat = data.draw(st.sampled_from(awaited(self.table.game)), label="seat")
        self.carry_out(seat, a_command(self.table.view(seat), data.draw(st.randoms(use_true_random=False))))

    @precondition(lambda self: not isinstance(self.table.game.phase, Over))
    @rule(data=st.data())
    def act_unawaited(self, data: Any) -> None:
        """Somebody does what they may, awaited or not."""
        seats = [seat for seat in range(self.start.players) if self.table.own(seat).may != NOTHING]
        seat = data.draw(st.sampled_from(seats), label="seat")
        self.carry_out(seat, a_command(self.table.view(seat), data.draw(st.randoms(use_true_random=False))))

    @precondition(lambda self: isinstance(self.table.game.phase, Showing))
    @rule()
    def end_showing(self) -> None:
        self.carry_out(None, EndShowing())

    @rule(data=st.data())
    def ask_for_anything(self, data: Any) -> None:
        """Anybody asks for anything: it is accepted as above, or refused and nothing at all has changed."""
        game = self.table.game
        seat = data.draw(st.integers(0, self.start.players - 1), label="seat")
        command = data.draw(st.sampled_from(every_command(game)), label="command")
        if accepted(game, seat, command):
            self.carry_out(seat, command)
            return
        refusal = self.table.refusal(seat, command)
        assert self.table.game is game
        event(f"refused as {refusal.code}")

    @invariant()
    def holds(self) -> None:
        check_state(self.start, self.table.game, self.table.log)

    @invariant()
    def whose_view_stands_on_the_same_grounds_sees_the_same(self) -> None:
        for seat in map(SeatId, range(self.start.players)):
            grounds, view = own_grounds(self.table.game, seat), own_view(self.table.game, seat)
            before = self.shown.get(seat)
            assert before is None or before[0] != grounds or before[1] == view
            self.shown[seat] = grounds, view

    @invariant()
    def replay_is_live(self) -> None:
        assert replay(self.table.log) == self.table.game
        written = [EVENTS.decode(msgspec.json.encode(one)) for one in self.table.log]
        assert replay(written) == self.table.game


@pytest.mark.timeout(3600)  # the whole profile plays for minutes
@pytest.mark.parametrize("name", [chosen.id for chosen in EDITIONS])
def test_whatever_is_played_the_state_holds(name: str) -> None:
    machine = type("Games", (Games,), {"editions": (name,)})
    run_state_machine_as_test(machine)


@given(start=starts())
def test_every_game_ends_and_whoever_has_most_wins(start: Start) -> None:
    table = start.table()
    table.play()
    game = table.game
    assert isinstance(game.phase, Over)
    assert isinstance(table.log[-1], GameEnded)
    best = max(game.scores)
    assert game.phase.winners == tuple(seat for seat in range(start.players) if game.scores[seat] == best)
    check_state(start, game, table.log)
    assert replay(table.log) == game
    rules, why = game.settings, ended_by(game)
    assert why is not None
    if why == "score":
        assert best >= rules.target_score
    if why == "pile":
        beyond = cards_in_play(rules, start.cards) - start.players * rules.hand_size
        assert game.round == -(-beyond // cards_a_round(rules, start.players))
    assert (why == "pile") == (game.pile == () and not rules.reshuffle), "the last card of a pile ends a game"
    if rules.end == "turns":
        assert game.round <= start.players * rules.turns_each
        assert (why == "turns") == (game.round == start.players * rules.turns_each)


@pytest.mark.long
@pytest.mark.parametrize("players", range(3, 13))
@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
def test_hundreds_of_whole_games_of_each_edition_as_it_is(chosen: Any, players: int) -> None:
    if players not in chosen.players:
        return
    for seed in range(60):
        table = Table(chosen.id, players, seed=seed)
        start = Start(edition=chosen.id, players=players, cards=84, seed=seed, host=0, overrides=())
        while not isinstance(table.game.phase, Over):
            before = table.game.phase
            table.step()
            if type(before) is not type(table.game.phase):
                check_state(start, table.game, table.log)
        assert replay(table.log) == table.game


def test_the_same_seed_deals_and_shuffles_the_same_and_another_seed_does_not() -> None:
    games = []
    for seed in (5, 5, 6):
        table = Table("odyssey", 7, cards=60, seed=seed)
        table.play()
        games.append(table.log)
    assert games[0] == games[1]
    assert games[0] != games[2]
