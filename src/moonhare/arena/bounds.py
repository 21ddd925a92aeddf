"""Confidence intervals of 95 % for means and shares, those of few values too, and of shares of nothing or all."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

TAIL: Final = 0.025
"""What lies beyond an interval of 95 %, at each end."""

FEW: Final = {2: 12.706, 3: 4.303}
"""Student's t of so few values that the series for more of them is not near enough."""


def beyond(value: float, low: float, high: float, trials: int) -> tuple[float, float]:
    """Widen the interval of a share that all trials, or none, have: they are all alike, and nothing is certain."""
    reach = farthest(trials)
    return (low, max(high, reach)) if value == 0 else (min(low, 1 - reach), high) if value == 1 else (low, high)


def farthest(trials: int) -> float:
    """How large a share may be that none of so many trials has.

    The bound is exact (Clopper and Pearson) for trials that are either one or the other, and safe for all.
    """
    return 1 - math.pow(TAIL, 1 / trials)


def within(values: Sequence[float]) -> tuple[float, float]:
    """From where to where the true mean lies 95 times of 100 (Student's t); of one value, and of equal ones, itself."""
    mean = fmean(values)
    spread = stdev(values) if len(values) > 1 else 0.0
    reach = spread and student(len(values)) * spread / math.sqrt(len(values))
    return mean - reach, mean + reach


def student(many: int) -> float:
    """How many standard errors hold the true mean of so many values, right within a hundredth."""
    if many in FEW:
        return FEW[many]
    z, free = NormalDist().inv_cdf(1 - TAIL), many - 1
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )
