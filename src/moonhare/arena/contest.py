"""The arena: many evenings at mixed tables, kept as they are played, and gone on with after any end."""

from collections.abc import Mapping
from contextlib import closing, nullcontext
from functools import partial
from itertools import chain, groupby, islice
from pathlib import Path

import msgspec

from moonhare.arena.basis import Basis, basis_of
from moonhare.arena.crew import Crew
from moonhare.arena.journal import Journal, plain
from moonhare.arena.pairing import Setup, sittings
from moonhare.arena.progress import Progress
from moonhare.arena.sitting import Provide, Record, play_sittings
from moonhare.players import maker
from moonhare.rules.editions import edition, resolve
from moonhare.rules.settings import check_playable


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """All that was played."""

    records: tuple[Record, ...]
    """In their order; the same for the same setup and number of games."""
    latency: tuple[dict[str, dict[str, dict[int, int]]], ...]
    """Of each evening of which it is known; never the same twice."""
    basis: Basis | None = None
    """With what it was played."""
    kept: int = 0
    """How many of the games lay in the folder before."""


def contest(
    setup: Setup,
    games: int,
    *,
    provide: Provide,
    crew: Crew,
    folder: Path | None = None,
    progress: Progress | None = None,
    sets: Mapping[str, str] = {},
) -> Contest:
    """Play at least so many games; where there is a folder, keep them in it, and play those that it lacks.

    `sets`: a digest of each by its id; where games with others lie in the folder, it is refused. Raises `Refusal` for
    what cannot be played, before anything is, and for a folder of another setup or of what has changed since.
    """
    check(setup, provide)
    basis = basis_of(setup, sets)
    with nullcontext() if folder is None else closing(Journal(folder, setup, basis)) as journal:
        evenings = -(-games // setup.evening)
        records: list[Record] = [] if journal is None else list(journal.records[:evenings])
        kept = len(records) * setup.evening
        latency = [] if journal is None else [one.latency for one in journal.took if one.number < evenings]
        wanted = islice(sittings(setup), len(records), evenings)
        # What is to be played over the same cards goes to the same worker.
        pieces = (tuple(some) for _, some in groupby(wanted, key=lambda one: one.deal))
        for finished in chain.from_iterable(crew.work(partial(play_sittings, setup, provide), pieces)):
            if journal is not None:
                journal.add(finished, len(records))
            latency.append(plain(finished.latency))
            records.append(msgspec.json.decode(finished.line, type=Record))
            if progress is not None:
                progress(len(records) * setup.evening, evenings * setup.evening)
        return Contest(records=tuple(records), latency=tuple(latency), basis=basis, kept=kept)


def check(setup: Setup, provide: Provide) -> None:
    """Refuse what cannot be played."""
    settings = resolve(edition(setup.edition), setup.seats, setup.overrides)
    provided = provide(setup.sets, setup.language)
    check_playable(settings, players=setup.seats, deck=len(provided.deck))
    for name in setup.players:
        maker(name)(provided.knowledge, setup.seed)
