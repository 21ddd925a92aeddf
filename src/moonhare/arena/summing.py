"""From counts to figures: what each player did, as rates with intervals.

Intervals are 95 % of what would have come of other deals: whole deals are drawn again, with all their rotations, since
games over the same cards are alike (bootstrap).
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from moonhare.arena.bounds import TAIL, beyond
from moonhare.arena.measuring import STRENGTHS, Tally
from moonhare.arena.sitting import Record

DRAWS: Final = 200
"""How often deals are drawn again."""

MOST_BLOCKS: Final = 100
"""Where there are more deals, they are drawn by several at once: intervals are as wide, and quicker."""

DIGITS: Final = 4

Sums = Counter[str]
"""Counts by name: a tally's own, and those of its guesses, also with their strength (`found:weak`)."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A rate, or a mean."""

    value: float
    low: float
    high: float
    of: float
    """Of how many."""


RATES: Final[Mapping[str, tuple[str, str]]] = {
    "points": ("points", "games"),
    "wins": ("won", "games"),
    "some": ("some", "told"),
    "all": ("all", "told"),
    "none": ("none", "told"),
    "teller_points": ("teller_points", "told"),
    "repeated": ("repeated", "clues"),
    "words": ("words", "clues"),
    "found": ("found", "guesses"),
    "chance": ("chance", "guesses"),
    **{f"found_{one}": (f"found:{one}", f"guesses:{one}") for one in STRENGTHS},
    "unranked": ("unranked", "asked"),
    "first": ("first", "ranked"),
    "mrr": ("reciprocal", "ranked"),
    **{f"mrr_{one}": (f"reciprocal:{one}", f"ranked:{one}") for one in STRENGTHS},
    "lured": ("lured", "gave"),
    "lure": ("lured", "fair"),
    "refused": ("refused", "moves"),
    "failed": ("failed", "moves"),
}
"""Each figure as one count over another; one over nothing is left out."""

SHARES: Final = frozenset(RATES) - {"points", "teller_points", "words", "lured", "lure"}
"""Those that lie between 0 and 1."""


class Roles(msgspec.Struct, frozen=True, kw_only=True):
    """What a player did in all its roles."""

    player: str
    games: int
    """Seats that it had."""
    figures: dict[str, Figure]
    """By the names of `RATES`."""
    clues: int
    distinct: int
    """Different ones among them."""
    variety: float | None
    """The chance that two of its clues differ; None where it told fewer than two."""
    commonest: str
    """The clue that it told most often; empty where it told none."""
    failure: str
    """The first error with which it failed; empty where it never did."""
    refusal: str
    """Why the rules refused the first move that they did; empty where they refused none."""


def totals(records: Iterable[Record]) -> dict[str, dict[int, Sums]]:
    """Add up by player and deal."""
    found: dict[str, dict[int, Sums]] = defaultdict(dict)
    for record in records:
        sitting = record.sitting
        for game in record.games:
            for name, tally in zip(sitting.players, game.seats, strict=True):
                found[name].setdefault(sitting.deal, Counter()).update(_counted(tally))
    return found


def _counted(tally: Tally) -> Mapping[str, float]:
    counted: dict[str, float] = {
        "games": 1,
        "told": tally.all + tally.some + tally.none,
        "clues": len(tally.clues),
        "asked": tally.unranked + sum(guesses.ranked for guesses in tally.guesses.values()),
        "words": sum(len(clue.split()) for clue in tally.clues),
    }
    for name in ("points", "won", "moves", "refused", "failed", "unranked", "repeated", "all", "some", "none"):
        counted[name] = getattr(tally, name)
    for name in ("teller_points", "gave", "lured", "fair"):
        counted[name] = getattr(tally, name)
    for strength, guesses in tally.guesses.items():
        its = {
            "guesses": guesses.rounds,
            "found": guesses.found,
            "chance": guesses.chance,
            "ranked": guesses.ranked,
            "first": guesses.first,
            "reciprocal": guesses.reciprocal,
        }
        for name, many in its.items():
            counted[name] = counted.get(name, 0) + many
            counted[f"{name}:{strength}"] = many
    return counted


def roles(records: Sequence[Record], seed: int) -> tuple[Roles, ...]:
    """Sum up each player, in the order of their names. The same for the same records and seed."""
    told: dict[str, Counter[str]] = defaultdict(Counter)
    failures: dict[str, str] = {}
    refusals: dict[str, str] = {}
    for record in records:
        for game in record.games:
            for name, tally in zip(record.sitting.players, game.seats, strict=True):
                told[name].update(tally.clues)
                failures[name] = failures.get(name) or tally.failure
                refusals[name] = refusals.get(name) or tally.refusal
    summed = totals(records)
    deals = sorted({record.sitting.deal for record in records})
    drawn = draws(len(blocks := _blocks(deals)), seed)
    found = []
    for name, by_deal in sorted(summed.items()):
        by_block = [sum((by_deal[deal] for deal in block if deal in by_deal), Counter()) for block in blocks]
        whole: Sums = sum(by_block, Counter())
        again = [_drawn(by_block, chosen) for chosen in drawn]
        clues = told[name]
        found.append(
            Roles(
                player=name,
                games=round(whole["games"]),
                figures=_figures(whole, again, None if len(deals) == 1 else list(by_deal.values())),
                clues=clues.total(),
                distinct=len(clues),
                variety=_variety(clues),
                commonest=max(clues, key=lambda clue: (clues[clue], clue), default=""),
                failure=failures[name],
                refusal=refusals[name],
            )
        )
    return tuple(found)


def draws(many: int, seed: int) -> list[Counter[int]]:
    """Draw so many again, with repetition, `DRAWS` times: how often each came up."""
    rng = random.Random(f"{seed}/bootstrap")  # noqa: S311 - to be repeatable
    return [Counter(rng.choices(range(many), k=many)) for _ in range(DRAWS)] if many else []


def _blocks(deals: Sequence[int]) -> list[Sequence[int]]:
    size = max(1, -(-len(deals) // MOST_BLOCKS))
    return [deals[at : at + size] for at in range(0, len(deals), size)]


def _drawn(by_block: Sequence[Sums], chosen: Counter[int]) -> Mapping[str, float]:
    found: dict[str, float] = defaultdict(float)
    for at, times in chosen.items():
        for name, many in by_block[at].items():
            found[name] += times * many
    return found


def _figures(whole: Sums, again: Sequence[Mapping[str, float]], by_deal: Sequence[Sums] | None) -> dict[str, Figure]:
    """`again`: the sums of deals drawn again; `by_deal`: those of each, None where there is one only."""
    figures = {}
    for name, (above, below) in RATES.items():
        if not whole[below]:
            continue
        low, high = interval(one.get(above, 0) / one[below] for one in again if one.get(below))
        value = whole[above] / whole[below]
        if by_deal is not None and name in SHARES:
            low, high = beyond(value, low, high, sum(one[below] > 0 for one in by_deal))
        figures[name] = Figure(
            value=round(value, DIGITS), low=round(low, DIGITS), high=round(high, DIGITS), of=round(whole[below], DIGITS)
        )
    return figures


def interval(values: Iterable[float]) -> tuple[float, float]:
    """The middle 95 % of what was found by drawing again; of nothing, no numbers."""
    ordered = sorted(values)
    if not ordered:
        return float("nan"), float("nan")
    last = len(ordered) - 1
    return ordered[round(last * TAIL)], ordered[round(last * (1 - TAIL))]


def _variety(clues: Counter[str]) -> float | None:
    told = clues.total()
    if told <= 1:
        return None
    return round(1 - sum(many * (many - 1) for many in clues.values()) / (told * (told - 1)), DIGITS)
