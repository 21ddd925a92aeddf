"""Parts of Last Service: its few inks: rose jelly, petrol coat, mustard housecoat, one red lace; its hand."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import marks

SHADE: Final = (0.72, 0.05, 200)
"""What shadows on pale ground are multiplied with."""
SUN: Final = (0.97, 0.035, 88)
JELLY: Final = (0.83, 0.085, 18)
JELLY_PALE: Final = (0.94, 0.035, 40)
JELLY_DEEP: Final = (0.74, 0.12, 14)
JELLY_DARK: Final = (0.55, 0.14, 12)
COAT: Final = (0.36, 0.062, 222)
COAT_PALE: Final = (0.5, 0.07, 212)
COAT_DEEP: Final = (0.5, 0.07, 245)
COAT_INK: Final = (0.2, 0.045, 235)
MUSTARD: Final = (0.74, 0.13, 74)
MUSTARD_PALE: Final = (0.88, 0.105, 88)
MUSTARD_DEEP: Final = (0.72, 0.12, 55)
MUSTARD_INK: Final = (0.48, 0.11, 52)
LACE: Final = (0.57, 0.2, 27)
LEATHER: Final = (0.37, 0.075, 38)
LINEN: Final = (0.955, 0.02, 88)
HIS: Final = (0.68, 0.085, 52)
HIS_PALE: Final = (0.79, 0.075, 62)
HIS_DEEP: Final = (0.7, 0.095, 36)
HIS_LINE: Final = (0.4, 0.085, 36)
HER: Final = (0.74, 0.08, 56)
HER_PALE: Final = (0.84, 0.065, 66)
HER_DEEP: Final = (0.72, 0.1, 36)
HER_LINE: Final = (0.44, 0.09, 34)
FLUSH: Final = (0.66, 0.14, 28)

crease: Final = partial(marks.crease, ends=0.2)
