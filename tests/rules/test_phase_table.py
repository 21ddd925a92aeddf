"""The phase × command table, complete: every pair decides or is refused as `wrong-phase`; refusals change nothing."""

import ast
import inspect
import random
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import moonhare.rules.deciding as deciding_module
import moonhare.rules.engine as engine_module
from moonhare.rules.commands import (
    AnySeatCommand,
    CastVotes,
    EndShowing,
    GameCommand,
    GiveCards,
    GoOn,
    NameGiver,
    OwnCommand,
    SeatCommand,
    TellClue,
)
from moonhare.rules.deciding import MOVES, OF_SEATS, OF_THE_TABLE
from moonhare.rules.editions import EDITIONS, Edition, edition, resolve
from moonhare.rules.engine import decide
from moonhare.rules.errors import Refusal
from moonhare.rules.events import Event, GameStarted
from moonhare.rules.evolving import CHANGES
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.legal import commands
from moonhare.rules.reading import members, tag_of
from moonhare.rules.settings import cards_a_round
from moonhare.rules.state import Announcing, Giving, Over, Phase, Showing, Telling, Voting, awaited
from moonhare.rules.views import NOTHING
from tests.rules.table import Table, every_command

PhaseType = type[Announcing] | type[Telling] | type[Giving] | type[Voting] | type[Showing] | type[Over]
PHASES: tuple[PhaseType, ...] = (Announcing, Telling, Giving, Voting, Showing, Over)
COMMANDS = (TellClue, NameGiver, GiveCards, CastVotes, GoOn, EndShowing)

# What may be done when: the whole table, in the rulebook's words.
LEGAL: dict[PhaseType, set[type]] = {
    Announcing: {TellClue},
    Telling: {TellClue},
    Giving: {NameGiver, GiveCards},
    Voting: {CastVotes},
    Showing: {GoOn, EndShowing},
    Over: set(),
}


def at(phase: PhaseType, name: str) -> Table:
    """A table of an edition in a phase, small enough to try everything at."""
    # With seven Odyssey has two votes each, the others show what they have with their fewest.
    players = {"odyssey": 7}.get(name, edition(name).players[0])
    settings = resolve(edition(name), players)
    cards = players * settings.hand_size + 2 * cards_a_round(settings, players)
    table = Table(name, players, cards=cards, target_score=10, seed=2)
    if phase is not Announcing:
        table.play(until=phase)
    assert isinstance(table.game.phase, phase)
    return table


def test_all_phases_and_commands_stand_here() -> None:
    assert set(get_args(Phase)) == set(PHASES) == set(LEGAL)
    assert set(members(GameCommand)) == set(COMMANDS) == set(MOVES)


def test_every_event_but_the_first_has_a_change() -> None:
    assert set(CHANGES) == set(members(Event)) - {GameStarted}


def test_the_engines_table_is_this_one() -> None:
    assert OF_SEATS.keys() | OF_THE_TABLE.keys() == {(phase, c) for phase, found in LEGAL.items() for c in found}
    assert {command for _, command in OF_SEATS} == set(members(SeatCommand))
    assert {command for _, command in OF_THE_TABLE} == set(members(OwnCommand))


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
def test_every_other_pair_is_refused_for_every_seat_and_changes_nothing(phase: PhaseType, chosen: Edition) -> None:
    table = at(phase, chosen.id)
    for command in every_command(table.game):
        if type(command) in LEGAL[phase]:
            continue
        for seat in (None,) if isinstance(command, OwnCommand) else range(table.game.players):
            refusal = table.refusal(seat, command)
            assert refusal.code == "wrong-phase"
            assert refusal.arguments == {
                "phase": table.game.phase.name,
                "command": tag_of(command),
            }
            assert command.phrase in refusal.message


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
def test_the_options_of_a_view_are_exactly_what_is_accepted(phase: PhaseType, chosen: Edition) -> None:
    """Everything that anybody could ask for is tried: what a view does not offer is refused, what it offers is not."""
    for table in positions(phase, chosen.id):
        for seat in range(table.game.players):
            offered = commands(table.view(seat), lambda medium: "a clue")
            accepted = [command for command in every_command(table.game) if is_accepted(table, seat, command)]
            assert sorted(map(repr, offered)) == sorted(map(repr, accepted))


def positions(phase: PhaseType, name: str) -> list[Table]:
    """Several positions of one phase: at its beginning and after some of those who act in it have acted."""
    tables = [at(phase, name)]
    while phase is not Over and len(tables) < 6:
        following = tables[-1].branch()
        following.step()
        if not isinstance(following.game.phase, phase):
            break
        tables.append(following)
    return tables


def is_accepted(table: Table, seat: int, command: GameCommand) -> bool:
    try:
        decide(table.game, SeatId(seat), command, random.Random(0))
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
def test_whoever_is_awaited_can_act_and_whoever_else_can_need_not(phase: PhaseType, chosen: Edition) -> None:
    for table in positions(phase, chosen.id):
        waited_for = awaited(table.game)
        assert list(waited_for) == sorted(set(waited_for))
        assert bool(waited_for) == (phase is not Over)
        for seat in range(table.game.players):
            may = table.own(seat).may
            if seat in waited_for:
                assert may != NOTHING
            else:
                # Going on and changing one's mind about an agreed giver are free: nobody waits for them.
                assert (may.tell, may.give, may.vote) == (None, None, None)
                assert not may.name_giver or table.game.settings.teams
            state = table.view(None).public.standings[seat]
            assert (state == "awaited") == (seat in waited_for)


def standard_giving() -> Table:
    table = Table("standard", 4)
    table.tell(0)
    return table


def standard_voting() -> Table:
    table = standard_giving()
    table.give_all()
    return table


def standard_voted() -> Table:
    table = standard_voting()
    table.vote(1, 0)
    return table


def tell(text: str = "a clue", card: CardId | None = None) -> TellClue:
    return TellClue(text=text, card=card)


# Refusals that are tried nowhere else with all their facts: code -> (table, seat, command, arguments).
REFUSALS: dict[str, tuple[Callable[[], Table], int | None, Callable[[Table], GameCommand], dict[str, object]]] = {
    "clue-needs-card": (lambda: Table("standard", 4), 0, lambda table: tell(), {}),
    "card-not-in-hand": (
        lambda: Table("standard", 4),
        0,
        lambda table: tell(card=table.hand(1)[0]),
        {"seat": 0, "card": Table("standard", 4).hand(1)[0]},
    ),
    "card-twice": (
        lambda: Table("standard", 3, first_storyteller="host"),
        1,
        lambda table: GiveCards(cards=(table.hand(1)[0],) * 2),
        {"seat": 1},
    ),
    "wrong-number-of-cards": (
        standard_giving,
        1,
        lambda table: GiveCards(cards=table.hand(1)[:2]),
        {"seat": 1, "expected": 1, "given": 2},
    ),
    "already-given": (standard_giving, 0, lambda table: GiveCards(cards=table.hand(0)[:1]), {"seat": 0}),
    "already-voted": (standard_voted, 1, lambda table: CastVotes(slots=table.slots_of(0)), {"seat": 1}),
    "no-such-slot": (standard_voting, 1, lambda table: CastVotes(slots=(Slot(5),)), {"slot": 5, "most": 4}),
    "does-not-vote": (standard_voting, 0, lambda table: CastVotes(slots=(Slot(1),)), {"seat": 0}),
    "too-many-votes": (
        standard_voting,
        1,
        lambda table: CastVotes(slots=(Slot(1), Slot(2))),
        {"seat": 1, "most": 1},
    ),
    "red-vote-not-yours": (standard_voting, 1, lambda table: CastVotes(slots=(Slot(1),), red=Slot(1)), {"seat": 1}),
    "no-such-seat": (standard_voting, 4, lambda table: CastVotes(slots=(Slot(1),)), {"seat": 4}),
}


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_names_its_facts(code: str) -> None:
    make, seat, command, arguments = REFUSALS[code]
    table = make()
    if code == "card-twice":
        table.tell(0)
    refusal = table.refusal(seat, command(table))
    assert refusal.code == code
    assert refusal.arguments == arguments
    assert str(refusal) == refusal.message
    assert refusal.message.endswith(".")


@pytest.mark.parametrize("seat", [-1, 4, 11, None])
def test_nobody_plays_from_a_seat_that_there_is_not(seat: int | None) -> None:
    table = Table("standard", 4)
    refusal = table.refusal(seat, tell(card=table.hand(0)[0]))
    assert refusal.code == "no-such-seat"


def test_a_slot_may_not_be_below_one() -> None:
    assert standard_voting().refusal(1, CastVotes(slots=(Slot(0),))).code == "no-such-slot"


def test_every_code_of_the_engine_is_tried_somewhere() -> None:
    """Codes are read from the source; a new one without a test's literal fails here."""
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py") if path.stem != "test_referee")
    for module in (deciding_module, engine_module):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code = node.args[0]
                assert isinstance(code, ast.Constant)
                assert isinstance(code.value, str)
                assert f'"{code.value}"' in tests, f"nothing tries {code.value}"


@pytest.mark.parametrize(
    ("text", "well"),
    [
        ('{"type":"go-on"}', True),
        ('{"type":"end-showing"}', False),
        ('{"type":"tell-clue","text":"' + "x" * 240 + '"}', True),
        ('{"type":"tell-clue","text":"' + "x" * 241 + '"}', False),
        ('{"type":"tell-clue","medium":"shouted"}', False),
        ('{"type":"tell-clue","card":""}', False),
        ('{"type":"tell-clue","seat":3}', False),
        ('{"type":"give-cards","cards":[]}', False),
        ('{"type":"give-cards","cards":["a","b","c","d"]}', False),
        ('{"type":"cast-votes","slots":[]}', False),
        ('{"type":"cast-votes","slots":[25]}', False),
        ('{"type":"cast-votes","slots":[0]}', False),
        ('{"type":"cast-votes","slots":[1],"red":24}', True),
        ('{"type":"name-giver","giver":12}', False),
        ('{"type":"name-giver","giver":-1}', False),
        ('{"type":"name-giver"}', False),
        ('{"type":"go-off"}', False),
    ],
)
def test_what_a_seat_may_send_is_bounded_before_the_rules_see_it(text: str, well: bool) -> None:
    if well:
        msgspec.json.decode(text, type=AnySeatCommand)
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=AnySeatCommand)
