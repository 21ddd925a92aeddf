"""How sure a share is that everything has, or nothing."""

from typing import Final

TAIL: Final = 0.025
"""What lies beyond an interval of 95 %, at each end."""


def beyond(value: float, low: float, high: float, trials: int) -> tuple[float, float]:
    """Widen the interval of a share that all trials, or none, have: they are as alike as can be, and nothing certain.

    The bound is exact (Clopper and Pearson) for trials that are either one or the other, and safe for all.
    """
    reach = 1 - TAIL ** (1 / trials)
    return (low, max(high, reach)) if value == 0 else (min(low, 1 - reach), high) if value == 1 else (low, high)
