"""What one table costs, as measured elsewhere here; every number says by what it was found, to be found anew."""

import math
from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Figures:
    """Costs on one core of the machine that was measured; another one has its own."""

    command_us: float = 200
    """CPU of a command, all views told included (`benchmarks.server.compare`: 175 to 215)."""
    table_kib: float = 120
    """Memory of a table of six in play with its connections (`benchmarks.server.compare`)."""
    process_mib: float = 110
    """Memory of a server process before any table (`benchmarks.server.finished`, and the words of five languages)."""
    wake_ms: float = 6
    """To wake a table of an evening from the store (`benchmarks.server.waking --games 2`: 5 to 9)."""
    connect_ms: float = 1.2
    """CPU of one person's coming back: the handshake and the first whole view."""
    wire_bytes: float = 300
    """To each person for each command (`benchmarks.server.wire`, with changes)."""
    event_bytes: float = 230
    """In the store for each command, all of its tables and indices together (SQLite, after 60 games of six)."""
    appends_a_second: float = 20_000
    """What one database takes (`benchmarks.server.stores`: 30,000 of SQLite; of PostgreSQL the docs name 61,000 events
    without a game, and a writer is best kept below a third of that)."""
    commands_a_round: float = 18
    """Six at the table: a clue, five cards, five votes, going on."""
    round_seconds: float = 150
    minutes: float = 45
    """Of a table in play."""
    people: float = 5
    """With a browser of their own; the rest are computer players."""
    busiest: float = 2.5
    """The busiest hour of a day beside its mean."""
    fullest: float = 0.5
    """Of a core, at the busiest hour: above, those who wait begin to wait for each other."""
    memory_gib: float = 4
    """Of a node for each of its cores."""
    back_seconds: float = 3
    """In which the people of a node that died are to be at their tables again, on the others."""


USUAL: Final = Figures()

FIRST_TRIES: Final = 1.0
"""Seconds within which browsers that lost their connection have tried again."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What so many tables a day need at their busiest hour."""

    tables: float
    """In play at once."""
    commands: float
    """A second."""
    cores: int
    """Of each node."""
    nodes: int
    """One more than the work needs, and as many as share a dead one's people quickly enough."""
    by: str
    """What decides how many: `CPU`, `memory` or `return`."""
    memory_gib: float
    databases: int
    megabits: float
    """Out to people, a second."""
    gib_a_day: float
    """New in the store."""


def plan(tables_a_day: float, figures: Figures = USUAL, *, cores: int = 4) -> Plan:
    """Reckon what a number of tables a day needs, on nodes of so many cores, one worker on each.

    >>> plan(1000).nodes, plan(10_000_000).by
    (2, 'return')
    """
    f = figures
    tables = tables_a_day * f.busiest * f.minutes / (24 * 60)
    commands = tables * f.commands_a_round / f.round_seconds
    memory = tables * f.table_kib / 1024**2
    # All seconds of work that come back with a dead node's people fall to the others, which are half free.
    back = tables * (f.wake_ms + f.people * f.connect_ms) / 1000 / (1 - f.fullest) / (f.back_seconds - FIRST_TRIES)
    needed = {
        "CPU": 1 + commands * f.command_us / 1e6 / f.fullest / cores,
        "memory": 1 + memory / (f.memory_gib - f.process_mib / 1024) / cores,
        "return": 0.5 + math.sqrt(0.25 + back / cores),
    }
    by = max(needed, key=lambda reason: needed[reason])
    a_day = tables_a_day * f.minutes * 60 / f.round_seconds * f.commands_a_round * f.event_bytes
    return Plan(
        tables=tables,
        commands=commands,
        cores=cores,
        nodes=max(2, math.ceil(needed[by])),
        by=by,
        memory_gib=memory,
        databases=max(1, math.ceil(commands / f.appends_a_second)),
        megabits=commands * f.people * f.wire_bytes * 8 / 1e6,
        gib_a_day=a_day / 1024**3,
    )


def changed(changes: list[str]) -> Figures:
    """Read `NAME=NUMBER` figures of one's own. Raises `ValueError` naming what was expected."""
    known = {field.name for field in fields(Figures)}
    found = USUAL
    for change in changes:
        name, _, number = change.partition("=")
        if name not in known:
            raise ValueError(f"there is no figure {name!r}; there are: {', '.join(sorted(known))}")
        try:
            found = replace(found, **{name: float(number)})
        except ValueError:
            raise ValueError(f"{name} is a number, not {number!r}") from None
    return found
