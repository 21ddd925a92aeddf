"""Parts of Overdue: its few inks (teal, cream, one coral), and its fine lines."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import marks

INK: Final = (0.27, 0.045, 215)
DEEP: Final = (0.4, 0.06, 208)
TEAL: Final = (0.5, 0.068, 202)
SEA: Final = (0.62, 0.066, 182)
MINT: Final = (0.77, 0.05, 172)
CREAM: Final = (0.935, 0.035, 88)
SAND: Final = (0.85, 0.055, 80)
PEACH: Final = (0.83, 0.078, 62)
CORAL: Final = (0.67, 0.15, 33)
SHADE: Final = (0.52, 0.06, 212)
"""What shadows lean to: teal, never black."""

crease: Final = partial(marks.crease, ends=0.25)
"""Lines that do not run out quite as thin as usual."""
