"""Parts of Upstairs Neighbour: its few inks: honey and plum, sea green and cream, a jersey's red."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import marks

WALL: Final = (0.918, 0.03, 52)
PLASTER: Final = (0.962, 0.016, 88)
PLASTER_SHADE: Final = (0.825, 0.04, 52)
SHADE: Final = (0.7, 0.06, 25)
"""What shadows on the wall are multiplied with."""
WARM: Final = (0.965, 0.045, 84)
"""The light from the window, where it lies on a thing."""
OCHRE: Final = (0.805, 0.115, 78)
HONEY_PALE: Final = (0.9, 0.075, 86)
HONEY_DEEP: Final = (0.7, 0.105, 54)
PLUM: Final = (0.5, 0.095, 352)
INK: Final = (0.3, 0.06, 345)
TEAL: Final = (0.6, 0.092, 194)
CREAM: Final = (0.955, 0.024, 88)
RED: Final = (0.53, 0.155, 16)
RED_DEEP: Final = (0.55, 0.13, 358)
RED_PALE: Final = (0.65, 0.145, 24)
SKIRT: Final = (0.375, 0.075, 346)
SKIRT_PALE: Final = (0.5, 0.075, 350)
SKIN: Final = (0.565, 0.083, 48)
SKIN_PALE: Final = (0.68, 0.085, 58)
SKIN_DEEP: Final = (0.66, 0.09, 34)
SKIN_LINE: Final = (0.35, 0.07, 36)
HAIR: Final = (0.955, 0.008, 90)
HAIR_DEEP: Final = (0.76, 0.025, 280)

crease: Final = partial(marks.crease, ends=0.25)
