"""What a view offers is all that the rules accept, and nothing else: random games of every edition with house rules."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonhare.rules.commands import CastVotes, GameCommand, GiveCards, GoOn, NameGiver, SeatCommand, TellClue
from moonhare.rules.editions import EDITIONS
from moonhare.rules.engine import decide
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.legal import commands, draw, few_words
from moonhare.rules.settings import MEDIA
from moonhare.rules.state import Game, Over
from tests.rules.house_rules import Start, starts
from tests.rules.table import Table, on_table, on_table_slots

EVERY_TABLE = [(chosen.id, players) for chosen in EDITIONS for players in (chosen.players[0], chosen.players[-1])]


def is_accepted(game: Game, seat: int, command: GameCommand) -> bool:
    try:
        decide(game, SeatId(seat), command, random.Random(0))
    except Refusal:
        return False
    return True


def in_order(command: SeatCommand) -> SeatCommand:
    """The same command as a list of all has it: cards and slots ascending, in the fewest words."""
    if isinstance(command, TellClue):
        return TellClue(medium=command.medium, text=few_words(command.medium), card=command.card)
    if isinstance(command, GiveCards):
        return GiveCards(cards=tuple(sorted(command.cards)))
    if isinstance(command, CastVotes):
        return CastVotes(slots=tuple(sorted(command.slots)), red=command.red)
    return command


def anything(game: Game, seat: int, rng: random.Random) -> SeatCommand:
    """What somebody could ask for at this table, sense or none."""
    cards = sorted(card for row in (*game.hands, game.pile, game.discards, *on_table(game)) for card in row)
    near = [*game.hands[seat], rng.choice(cards), CardId("no:card")]
    slots = [Slot(slot) for slot in range(len(on_table_slots(game)) + 2)]
    asked: tuple[SeatCommand, ...] = (
        TellClue(medium=rng.choice(MEDIA), text="Once", card=rng.choice([None, *near])),
        NameGiver(giver=SeatId(rng.randrange(-1, 13))),
        GiveCards(cards=tuple(rng.choices(near, k=rng.randint(1, 3)))),
        CastVotes(slots=tuple(rng.choices(slots, k=rng.randint(0, 3))), red=rng.choice([None, *slots])),
        GoOn(),
    )
    return rng.choice(asked)


def check(table: Table, rng: random.Random) -> None:
    for seat in range(table.game.players):
        view = table.view(seat)
        offered = list(commands(view))
        known = set(offered)
        assert len(known) == len(offered)
        # All of a long list would take long, and its ends are where it may be wrong.
        for command in {*offered[:40], *offered[-40:], *rng.sample(offered, min(len(offered), 40))}:
            assert is_accepted(table.game, seat, command), (command, view)
        for _ in range(30):
            command = anything(table.game, seat, rng)
            assert is_accepted(table.game, seat, command) == (in_order(command) in known), (command, view)
        if offered:
            drawn = draw(view, rng)
            assert is_accepted(table.game, seat, drawn)
            assert in_order(drawn) in known


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_in_whole_games_all_that_is_offered_is_accepted_and_all_else_refused(name: str, players: int) -> None:
    table, rng = Table(name, players, cards=60 + 6 * players, turns_each=1, target_score=12), random.Random(7)
    # Twelve have thousands of commands to choose from in each phase: of theirs, fewer rounds are looked at.
    while not isinstance(table.game.phase, Over) and table.game.round < (4 if players < 9 else 2):
        check(table, rng)
        table.step()
    table.play()
    check(table, rng)


@given(start=starts(), moves=st.integers(0, 60), rng=st.randoms(use_true_random=False))
def test_with_any_house_rules_all_that_is_offered_is_accepted_and_all_else_refused(
    start: Start, moves: int, rng: random.Random
) -> None:
    table = start.table()
    for _ in range(moves):
        if isinstance(table.game.phase, Over):
            break
        table.step()
    check(table, rng)
