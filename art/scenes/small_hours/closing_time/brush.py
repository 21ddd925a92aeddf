"""Parts of Closing Time: its few inks, its fine lines, and its fur."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting.coats import locks
from art.painting.marks import crease

INK: Final = (0.22, 0.045, 20)
DEEP: Final = (0.36, 0.06, 20)
PELT: Final = (0.475, 0.07, 35)
PALE: Final = (0.645, 0.064, 46)
FAWN: Final = (0.77, 0.052, 60)
CREAM: Final = (0.93, 0.028, 78)
SUN: Final = (0.7, 0.168, 32)
SUN_DEEP: Final = (0.655, 0.18, 30)
WATER: Final = (0.82, 0.042, 222)

line: Final = partial(crease, ends=0.25)
"""Lines that do not run out quite as thin as usual."""
fur: Final = partial(locks, drift=3.5, lean=1.2, shade=DEEP)
"""Short locks, each with its own shade below it, most of them dark."""
