"""Parts of I Didn't Touch Anything: its inks, where the sun stands, and the way the brush goes on as a bough."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from art.painting import marks
from art.painting.shapes import Points, sample

SUN: Final = (318.0, 664.0)

GOLD: Final = (0.965, 0.085, 88)
INK: Final = (0.17, 0.03, 40)
RED: Final = (0.635, 0.178, 46)
RED_DEEP: Final = (0.43, 0.14, 33)
RED_PALE: Final = (0.785, 0.152, 64)
CREAM: Final = (0.97, 0.03, 86)
SHADE: Final = (0.6, 0.075, 205)
"""What cream is multiplied with in its shade."""
DARK: Final = (0.44, 0.11, 20)
"""What red is multiplied with in its shade."""
BARK: Final = (0.25, 0.045, 48)
BARK_PALE: Final = (0.42, 0.065, 55)
PINK: Final = (0.93, 0.05, 15)

crease: Final = partial(marks.crease, ends=0.22)

BRUSH: Final[Points] = (
    *((860, 1040, 78), (750, 1100, 98), (610, 1130, 112), (460, 1128, 112), (330, 1092, 100), (240, 1030, 82)),
    *((168, 942, 62), (112, 838, 45), (78, 736, 32), (58, 640, 23)),
)
BRAID: Final[Points] = (
    *((290, 1066, 90), (216, 1004, 76), (160, 928, 60), (112, 838, 45), (78, 736, 33), (59, 640, 25.5)),
    *((54, 560, 22), (58, 510, 20)),
)
"""The stretch on which the hairs of the brush become the bark of the bough."""
BOUGH: Final[Points] = (
    *((112, 838, 38), (78, 736, 28), (58, 640, 22), (54, 536, 20), (92, 454, 20), (170, 408, 20), (262, 366, 19)),
    *((346, 300, 17.5), (430, 212, 16), (530, 142, 14.5), (650, 100, 12.5), (760, 104, 10.5), (850, 140, 9)),
)


def way() -> np.ndarray:
    """Return 300 places (x, y, half width) of the bough, from the fur on."""
    return np.asarray(sample(BOUGH, 300), float)
