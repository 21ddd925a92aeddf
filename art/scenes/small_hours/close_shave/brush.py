"""Parts of Close Shave: its few inks: cactus green, coral, cream, one yellow glove; its hand."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import marks

SUN: Final = (0.975, 0.035, 88)
SHADE: Final = (0.76, 0.06, 40)
"""What shadows on pale sand are multiplied with."""
GREEN_PALE: Final = (0.72, 0.09, 142)
GREEN_INK: Final = (0.26, 0.055, 178)
SPINE: Final = (0.95, 0.04, 88)
FOAM: Final = (0.975, 0.008, 95)
FOAM_DEEP: Final = (0.86, 0.03, 210)
CORAL: Final = (0.61, 0.165, 32)
CORAL_PALE: Final = (0.72, 0.145, 40)
CORAL_DEEP: Final = (0.62, 0.145, 22)
CORAL_INK: Final = (0.4, 0.13, 20)
LINEN: Final = (0.95, 0.025, 86)
LINEN_DEEP: Final = (0.82, 0.045, 62)
BLUE: Final = (0.5, 0.085, 245)
GLOVE: Final = (0.83, 0.135, 86)
GLOVE_PALE: Final = (0.92, 0.1, 94)
GLOVE_DEEP: Final = (0.78, 0.125, 66)
GLOVE_INK: Final = (0.58, 0.12, 62)
SKIN: Final = (0.655, 0.085, 50)
SKIN_PALE: Final = (0.775, 0.078, 62)
SKIN_DEEP: Final = (0.68, 0.095, 36)
SKIN_LINE: Final = (0.37, 0.08, 34)
FLUSH: Final = (0.62, 0.15, 28)
HAIR: Final = (0.27, 0.04, 35)
HAIR_PALE: Final = (0.47, 0.065, 45)
HAIR_INK: Final = (0.17, 0.03, 25)

crease: Final = partial(marks.crease, ends=0.2)
