"""Parts of Night Rounds: what joins the big head to the hills: neck, collar, a shoulder that goes under the quilt."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease, sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .inks import CAST, SKIN, SKIN_PALE, SKIN_SHADE

_CLOTH: Final = (0.7, 0.08, 274)
_CLOTH_DEEP: Final = (0.59, 0.095, 273)
_CLOTH_PALE: Final = (0.83, 0.055, 276)
_NECK: Final[Points] = (
    *((352, 850), (330, 876), (310, 884), (284, 880), (280, 930), (320, 985), (372, 1040), (420, 1052), (470, 1000)),
    *((470, 930), (420, 880)),
)
_TOP: Final[Points] = (
    *((296, 878, CORNER), (301, 906), (314, 942), (340, 978), (376, 1008), (404, 1022, CORNER), (384, 1040)),
    *((350, 1050), (318, 1056), (280, 1070), (226, 1086), (150, 1092), (60, 1094, CORNER), (40, 1010), (150, 930)),
    *((222, 868), (262, 856)),
)
_COLLAR: Final[Points] = ((308, 866, 17), (313, 906, 21), (332, 948, 21), (362, 986, 17), (404, 1018, 10))


def shoulder(c: Canvas) -> None:
    """The neck comes out from under the jaw, the plain pyjama top lies round it and slopes away beneath the quilt."""
    neck, top = c.mask(curve(_NECK)), c.mask(curve(_TOP), wobble=0.8)
    c.multiply((neck | top).blur(9).move(3, 12), CAST, 0.75)
    c.fill(neck, SKIN, detail=0.7, mottle=0.03)
    sweep(c, neck, ((336, 884, 12), (356, 924, 16), (400, 966, 20)), 10, SKIN_SHADE, 0.75)
    sweep(c, neck, ((306, 894, 6), (316, 930, 8), (346, 976, 8)), 7, SKIN_PALE, 0.45, pale=True)
    c.fill(top, _CLOTH, detail=0.6, mottle=0.03)
    sweep(c, top, ((276, 876, 8), (290, 930, 10), (300, 984, 16), (262, 1030, 18)), 12, _CLOTH_PALE, 0.75, pale=True)
    sweep(c, top, ((396, 1040, 10), (310, 1066, 14), (210, 1096, 16), (80, 1100, 14)), 13, _CLOTH_DEEP, 0.75)

    def seams(pen: Pen) -> None:
        crease(pen, ((326, 968), (306, 1000), (270, 1030), (226, 1046)), 2.4, _CLOTH_DEEP, 0.75)
        crease(pen, ((344, 1000), (330, 1024), (300, 1044)), 3, _CLOTH_DEEP, 0.5)
        crease(pen, ((296, 944), (284, 962), (270, 974)), 3, _CLOTH_DEEP, 0.45)

    c.draw(seams, clip=top, detail=0.6, soft=0.8)
    collar = c.mask(limb(_COLLAR, 40), wobble=0.6)
    c.multiply(collar.blur(4).move(-3, 5) & top, _CLOTH_DEEP, 0.6)
    c.multiply(collar.blur(3).move(5, -2) & neck, SKIN_SHADE, 0.7)
    c.fill(collar, _CLOTH_PALE, detail=0.7)
    c.multiply(collar.edge(-3, 5, 3) & collar, _CLOTH, 0.6)
