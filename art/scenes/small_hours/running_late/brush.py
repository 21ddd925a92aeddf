"""Parts of Running Late: its tones, and how a thin line goes."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import marks

INK: Final = (0.16, 0.035, 235)
FUR: Final = (0.25, 0.03, 235)
FUR_PALE: Final = (0.5, 0.035, 215)
SILVER: Final = (0.8, 0.03, 195)
WHITE: Final = (0.965, 0.015, 110)
WHITE_SHADE: Final = (0.76, 0.04, 215)
GOLD: Final = (0.86, 0.13, 85)
LIGHT: Final = (0.975, 0.06, 98)
RED: Final = (0.6, 0.21, 27)
RED_DEEP: Final = (0.42, 0.16, 22)
RED_PALE: Final = (0.74, 0.16, 30)

crease: Final = partial(marks.crease, ends=0.15)
