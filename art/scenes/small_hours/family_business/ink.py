"""Parts of Family Business: its few inks: plum and cream, a pale morning, a nightshirt of mustard, one vermilion."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import marks

HIDE: Final = (0.38, 0.075, 352)
HIDE_DEEP: Final = (0.44, 0.07, 330)
HIDE_PALE: Final = (0.56, 0.085, 8)
HIDE_SUN: Final = (0.66, 0.085, 24)
INK: Final = (0.2, 0.045, 335)

FLAX: Final = (0.9, 0.075, 86)
FLAX_DEEP: Final = (0.74, 0.1, 70)
FLAX_SHADE: Final = (0.7, 0.07, 350)

RED: Final = (0.6, 0.185, 31)
RED_DEEP: Final = (0.62, 0.15, 20)
RED_PALE: Final = (0.71, 0.16, 40)
RED_LINE: Final = (0.36, 0.12, 22)
OAK: Final = (0.73, 0.095, 70)
OAK_PALE: Final = (0.86, 0.075, 82)
OAK_DEEP: Final = (0.62, 0.085, 45)
GREEN: Final = (0.56, 0.085, 192)
SHIRT: Final = (0.765, 0.138, 82)
SHIRT_DEEP: Final = (0.74, 0.11, 56)
SHIRT_PALE: Final = (0.88, 0.105, 92)
SHIRT_LINE: Final = (0.46, 0.1, 58)
CREAM: Final = (0.955, 0.025, 92)
SKIN: Final = (0.71, 0.088, 54)
SKIN_DEEP: Final = (0.7, 0.09, 34)
SKIN_PALE: Final = (0.82, 0.078, 64)
SKIN_LINE: Final = (0.4, 0.085, 34)
SUN: Final = (0.975, 0.05, 88)
SHADOW: Final = (0.62, 0.07, 320)

crease: Final = partial(marks.crease, ends=0.22)
