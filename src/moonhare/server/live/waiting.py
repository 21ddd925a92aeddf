"""For whom a table waits, and how long: the computer players, those who sit in for the absent, and the table itself.

Pure: from the table and who is there to a list of waits. Times depend on what everybody knows and on nothing else.
"""

import random
from typing import Any, Final

import msgspec

from moonhare.rules.commands import NameGiver, SeatCommand
from moonhare.rules.ids import SeatId
from moonhare.rules.state import Announcing, Game, Giving, Naming, Showing, awaited, partner
from moonhare.server.live.times import Times
from moonhare.server.messages import Key
from moonhare.server.table.state import Table


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happens by itself after a while."""

    key: Key | None
    """The seat that the computer acts for; None: the table ends the showing of the points."""
    about: tuple[Any, ...]
    """While this stays the same it is the same wait, and its time goes on running."""
    delay: float
    """Seconds, from when it began."""


NOTHING: Final[tuple[Wait, ...]] = ()


def waits(table: Table, *, away: tuple[Key, ...], watched: bool, times: Times) -> tuple[Wait, ...]:
    """List what happens by itself at this moment unless somebody is quicker.

    `watched`: somebody looks at the table, be it a member or not. Where nobody does, a game rests: there is
    nobody whom it could keep waiting, and those who come back find it as they left it.
    """
    game = table.game
    if game is None or table.stage != "playing" or not watched:
        return NOTHING
    present = tuple(member.key for member in table.persons if member.key not in away)
    if isinstance(game.phase, Showing):
        return (_end_of_showing(table, game, game.phase, present, times),)
    if len(present) == len(table.members):
        return NOTHING
    keys = [table.members[seat].key for seat in awaited(game)]
    return tuple(
        _turn(table, game, key, present, times)
        for key in keys
        if key not in present and not _has_proposed(table, game, key)
    )


def _end_of_showing(table: Table, game: Game, phase: Showing, present: tuple[Key, ...], times: Times) -> Wait:
    seen = all(table.seat(key) in phase.gone_on for key in present)
    delay = times.glance if not present else 0 if seen else times.showing
    return Wait(key=None, about=(table.game_number, game.round, bool(present), seen), delay=delay)


def _turn(table: Table, game: Game, key: Key, present: tuple[Key, ...], times: Times) -> Wait:
    about = (table.game_number, game.round, game.phase.name, key, naming_of(game, table.seat(key)))
    # Seeded by what is public, so that nobody reads from it what they may not know.
    low, high = times.think
    delay = random.Random(f"{table.code} {about}").uniform(low, high)  # noqa: S311 - a pace, not a secret
    if isinstance(game.phase, Announcing) and present:
        alone = len(table.persons) == 1
        patience = times.announce_alone if alone else times.announce
        return Wait(key=key, about=(*about, "person" if alone else "people"), delay=delay + patience)
    return Wait(key=key, about=about, delay=delay)


def naming_of(game: Game, seat: SeatId) -> Naming | None:
    """Teams, while giving: whom a seat's team has named."""
    phase = game.phase
    if not isinstance(phase, Giving) or not game.settings.teams:
        return None
    return phase.namings[seat % (game.players // 2)]


def _has_proposed(table: Table, game: Game, key: Key) -> bool:
    """Whether it is the partner's turn to agree, whoever plays for them."""
    seat = table.seat(key)
    naming = naming_of(game, seat)
    return naming is not None and not naming.agreed and naming.by == seat


def deference(table: Table, key: Key, away: tuple[Key, ...]) -> SeatCommand | None:
    """Let a present partner have the say over who gives; None where there is nothing to leave to them."""
    game = table.game
    if game is None or not game.settings.teams or not isinstance(game.phase, Giving):
        return None
    seat = table.seat(key)
    other = partner(game, seat)
    mate = table.members[other]
    if mate.kind == "computer" or mate.key in away:
        return None
    naming = naming_of(game, seat)
    if naming is None:
        return NameGiver(giver=other)
    return None if naming.agreed or naming.by == seat else NameGiver(giver=naming.giver)
