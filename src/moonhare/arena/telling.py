"""A report in words: its tables, as the command line prints them and the page shows them."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from moonhare.arena.rating import Rating
from moonhare.arena.reporting import ArenaReport, Pace
from moonhare.arena.summing import Figure, Roles

Cell = str | int | float


class Table(NamedTuple):
    """Rows of cells, the first of each a player."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


ROLES: Final = {
    "Games": (("points a game", "points"), ("share of wins", "wins"), ("refused", "refused"), ("failed", "failed")),
    "As storyteller, of all rounds": (
        ("found by some", "some"),
        ("by all", "all"),
        ("by none", "none"),
        ("points a round", "teller_points"),
    ),
    "Listening": (
        ("found", "found"),
        ("by chance", "chance"),
        ("weak decoys", "found_weak"),
        ("close", "found_close"),
        ("strong", "found_strong"),
    ),
    "Where the storyteller's card stood, mean reciprocal rank": (
        ("all decoys", "mrr"),
        ("weak", "mrr_weak"),
        ("close", "mrr_close"),
        ("strong", "mrr_strong"),
        ("stood first", "first"),
        ("not told", "unranked"),
    ),
    "Giving": (("votes drawn a round", "lured"), ("beside even shares", "lure")),
}
"""Titles and columns, each with the name of a figure."""

SHARES: Final = frozenset(
    {"wins", "some", "all", "none", "chance", "repeated", "refused", "failed", "unranked", "first"}
)
PLAIN: Final = frozenset({"chance", "refused", "failed", "unranked"})
"""Figures told without their intervals."""


def extent(found: ArenaReport) -> str:
    """How much was played."""
    deals = "1 deal" if found.deals == 1 else f"{found.deals:,} deals"
    return f"{'1 game' if found.games == 1 else f'{found.games:,} games'} over {deals}"


def caveats(found: ArenaReport) -> list[str]:
    """What is to be known of so few games, or so odd a number of them, a sentence each."""
    setup, told = found.setup, []
    whole = setup.seats * setup.evening
    if found.games % whole:
        seats = found.games % whole // setup.evening
        more = found.games + whole - found.games % whole
        told.append(f"The last deal was played from {seats} of {setup.seats} seats; --games {more} plays it from all.")
    if found.deals == 1:
        told.append("Intervals need more than one deal: nothing tells how another one would have turned out.")
    return told


def tables(found: ArenaReport, took: Sequence[Pace]) -> list[Table]:
    """Tell a report table by table; those that have nothing to say are left out."""
    ratings = tuple((one.player, spread(one, lambda value: f"{value:.1f}"), one.matches) for one in found.ratings)
    told = [Table("Ratings", ("player", "rating", "games"), ratings)]
    for title, columns in ROLES.items():
        rows = tuple((one.player, *(figure(one, name) for _, name in columns)) for one in found.players)
        told.append(
            Table(title, ("player", *(head for head, _ in columns)), tuple(row for row in rows if any(row[1:])))
        )
    failures = tuple((one.player, one.failure) for one in found.players if one.failure)
    told.append(Table("What went wrong, the first error of each", ("player", "error"), failures))
    refusals = tuple((one.player, one.refusal) for one in found.players if one.refusal)
    told.append(Table("What the rules refused, the first move of each", ("player", "why"), refusals))
    told += [_clues(found), _paces(found, took)]
    return [table for table in told if table.rows]


def _clues(found: ArenaReport) -> Table:
    rows = tuple(
        (
            one.player,
            one.clues,
            one.distinct,
            "" if one.variety is None else f"{one.variety:.1%}",
            figure(one, "repeated"),
            figure(one, "words"),
            one.commonest,
        )
        for one in found.players
    )
    return Table("Clues", ("player", "told", "different", "two differ", "said again", "words", "most often"), rows)


def _paces(found: ArenaReport, took: Sequence[Pace]) -> Table:
    order = {one.player: at for at, one in enumerate(found.players)}
    rows = tuple(
        (one.player, one.move, one.moves, one.median, one.most, one.longest)
        for one in sorted(took, key=lambda one: order.get(one.player, len(order)))
    )
    return Table("Milliseconds a move", ("player", "move", "moves", "median", "19 of 20", "longest"), rows)


def shape(name: str) -> Callable[[float], str]:
    """How a figure of this name is written: as a share, or as a number."""
    percent = name in SHARES or name.startswith("found")
    return (lambda value: f"{value:.1%}") if percent else (lambda value: f"{value:.2f}")


def figure(one: Roles, name: str) -> str:
    """A player's figure with its interval; empty where there is none."""
    found: Figure | None = one.figures.get(name)
    if found is None:
        return ""
    return shape(name)(found.value) if name in PLAIN else spread(found, shape(name))


def spread(one: Figure | Rating, shown: Callable[[float], str]) -> str:
    """A value and from where to where it goes."""
    return within(one.value if isinstance(one, Figure) else one.rating, one.low, one.high, shown)


def within(value: float, low: float, high: float, shown: Callable[[float], str]) -> str:
    """A value with its interval; without where that has no width: of one deal it would tell of a certainty."""
    return shown(value) if low == high else f"{shown(value)} ({shown(low)} to {shown(high)})"
