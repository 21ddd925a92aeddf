"""Every move that a seat may ever make in a game, numbered: the same numbers from the first round to the last."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from msgspec.structs import replace

from moonhare.rules.commands import CastVotes, GiveCards, NameGiver, SeatCommand, TellClue
from moonhare.rules.ids import SLOTS, Slot
from moonhare.rules.legal import commands
from moonhare.rules.settings import Settings, cards_a_round
from moonhare.rules.views import OwnView, View


class Move(NamedTuple):
    """A move, whatever lies in the hand and on the table."""

    kind: Literal["tell", "give", "name", "vote", "go-on"]
    at: tuple[int, ...] = ()
    """To tell or give: places in the hand, from 0, ascending. Empty where the clue is from no card (R5)."""
    clue: int = 0
    """To tell: which of the clues on offer, from 0."""
    partner: bool = False
    """To name who gives: the partner, not oneself."""
    slots: tuple[Slot, ...] = ()
    """To vote, ascending."""
    red: Slot | None = None


def numbered(settings: Settings, players: int, clues: int) -> tuple[Move, ...]:
    """List the moves of a game; `clues`: how many are on offer to a storyteller, at most."""
    return tuple(_moves(settings, players, clues))


def _moves(settings: Settings, players: int, clues: int) -> Iterator[Move]:
    hand, unseen = range(settings.hand_size), settings.clue_from == "unseen"
    for at in [()] if unseen else [(at,) for at in hand]:
        yield from (Move("tell", at=at, clue=clue) for clue in range(clues))
    # A storyteller who saw no card gives one, as all do.
    for count in sorted({settings.cards_given, 1} if unseen else {settings.cards_given}):
        yield from (Move("give", at=at) for at in combinations(hand, count))
    if settings.teams:
        yield from (Move("name", partner=partner) for partner in (False, True))
    table = SLOTS[: cards_a_round(settings, players)]
    for red in (None, *table) if settings.red_vote else (None,):
        for count in range(1, settings.votes + 1):
            yield from (Move("vote", slots=slots, red=red) for slots in combinations(table, count))
    yield Move("go-on")


def legal(view: View, offer: Sequence[str]) -> Iterator[tuple[Move, SeatCommand]]:
    """List the moves of a seat that is awaited, each with what it sends.

    `offer`: the clues that it may tell; each is written where that is allowed, else as the table tells clues.
    """
    if (own := view.own) is None:
        return
    for command in commands(view):
        if not isinstance(command, TellClue):
            yield _move(own, command), command
        elif own.may.tell and command.medium == own.may.tell.media[0]:
            at = () if command.card is None else (own.hand.index(command.card),)
            for clue, text in enumerate(offer):
                yield Move("tell", at=at, clue=clue), replace(command, text=text)


def in_order(command: SeatCommand) -> SeatCommand:
    """The same command with its cards and slots in the order in which they are listed."""
    if isinstance(command, GiveCards):
        return replace(command, cards=tuple(sorted(command.cards)))
    if isinstance(command, CastVotes):
        return replace(command, slots=tuple(sorted(command.slots)))
    return command


def _move(own: OwnView, command: SeatCommand) -> Move:
    if isinstance(command, GiveCards):
        return Move("give", at=tuple(map(own.hand.index, command.cards)))
    if isinstance(command, NameGiver):
        return Move("name", partner=command.giver != own.seat)
    if isinstance(command, CastVotes):
        return Move("vote", slots=command.slots, red=command.red)
    return Move("go-on")
