"""One table's evening, played and measured; what a worker does.

Owns what is written of an evening. Everything but the time that moves took follows from the setup and the sitting.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

import msgspec

from moonhare.arena.measuring import Tally, Yardstick, measure
from moonhare.arena.pairing import Setup, Sitting
from moonhare.arena.playing import play
from moonhare.arena.seating import Latency, Seated
from moonhare.players import FAILURES, Knowledge, Maker, SimplePlayer, Told, maker, told, warm, what_failed
from moonhare.rules.commands import SeatCommand
from moonhare.rules.editions import edition
from moonhare.rules.engine import start
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, RoundScored
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.views import View


class Provided(NamedTuple):
    """What cards there are, and what players know of them."""

    deck: tuple[CardId, ...]
    knowledge: Knowledge


Provide = Callable[[tuple[str, ...], str], Provided]
"""Reads sets, in one language: a function that other processes find by its name."""


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played."""

    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[SeatId, ...]
    rounds: int
    seats: tuple[Tally, ...]


class Replay(GameRecord, frozen=True, kw_only=True, omit_defaults=True):
    """The same with all that happened."""

    events: tuple[AnyEvent, ...] = ()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """An evening that was played."""

    sitting: Sitting
    games: tuple[GameRecord, ...]


class ReplayRecord(msgspec.Struct, frozen=True, kw_only=True):
    """An evening as it is written: a line."""

    sitting: Sitting
    games: tuple[Replay, ...]


class Finished(NamedTuple):
    """What comes back from a worker."""

    line: bytes
    """A `ReplayRecord` as JSON."""
    latency: dict[str, Latency]
    """By player."""


def play_sittings(setup: Setup, provide: Provide, some: tuple[Sitting, ...]) -> list[Finished]:
    """Play several evenings, one after the other."""
    return [_play_sitting(setup, provide, sitting) for sitting in some]


@cache
def _provided(
    provide: Provide, sets: tuple[str, ...], language: str, players: tuple[str, ...]
) -> tuple[Provided, Yardstick]:
    # Once a process: reading sets and words takes as long as many games, and is no part of anybody's move.
    provided = provide(sets, language)
    warm(players, provided.knowledge)
    return provided, Yardstick(provided.knowledge, provided.deck)


def _play_sitting(setup: Setup, provide: Provide, sitting: Sitting) -> Finished:
    provided, yardstick = _provided(provide, setup.sets, setup.language, setup.players)
    evening: list[Told] = []
    said: list[set[str]] = [set() for _ in sitting.line_up]
    games: list[Replay] = []
    latency: dict[str, Latency] = {}
    for number in range(setup.evening):
        seats = _seats(setup, sitting, number, provided.knowledge)
        dealt = start(
            edition(setup.edition),
            players=setup.seats,
            deck=provided.deck,
            rng=_chance(setup.seed, "deal", sitting.deal, number),
            overrides=setup.overrides,
        )
        played = play(
            dealt,
            seats,
            _chance(setup.seed, "game", sitting.deal, sitting.rotation, number),
            evening=evening,
            stand_in=partial(_stand_in, seats),
        )
        evening += map(told, played.outcomes)
        tallies = measure(played.outcomes, seats, yardstick, setup.language)
        for seat, tally in enumerate(tallies):
            tally.points = played.scores[seat]
            tally.won = (seat in played.winners) / len(played.winners)
            for clue in tally.clues:
                tally.repeated += clue in said[seat]
                said[seat].add(clue)
        games.append(
            Replay(
                scores=played.scores,
                winners=played.winners,
                rounds=sum(isinstance(event, RoundScored) for event in played.events),
                seats=tallies,
                events=played.events if setup.replays else (),
            )
        )
        for name, seated in zip(sitting.players, seats, strict=True):
            for move, steps in seated.latency.items():
                latency.setdefault(name, {}).setdefault(move, Counter()).update(steps)
    return Finished(msgspec.json.encode(ReplayRecord(sitting=sitting, games=tuple(games))), latency)


def _seats(setup: Setup, sitting: Sitting, number: int, knowledge: Knowledge) -> list[Seated]:
    seats = []
    for place, name in zip(sitting.places, sitting.players, strict=True):
        seed = _chance(setup.seed, "player", sitting.deal, place, number).getrandbits(64)
        seats.append(_seated(maker(name), knowledge, seed))
    return seats


def _seated(make: Maker, knowledge: Knowledge, seed: int) -> Seated:
    simple = SimplePlayer(seed, knowledge.clues)
    try:
        return Seated(make(knowledge, seed), simple)
    except FAILURES as error:
        # Others could be made of the same class: an error like any other inside a player.
        return Seated(None, simple, error.message if isinstance(error, Refusal) else what_failed(error))


def _stand_in(seats: Sequence[Seated], seat: SeatId, view: View, refusal: Refusal) -> SeatCommand:
    return seats[seat].corrected(view, refusal)


def _chance(*about: object) -> random.Random:
    # Each thing has a generator of its own, so that nothing depends on what was played before, or where.
    return random.Random("/".join(map(str, about)))  # noqa: S311 - to be repeatable
