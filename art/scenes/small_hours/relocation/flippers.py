"""Parts of Relocation: what is under water: the pale belly, the two great paddles."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve

from .brush import INK, SKIN, SKIN_DEEP, SKIN_PALE, sweep

_NEAR: Final[Points] = (
    *((400, 930), (540, 880), (620, 900), (640, 960), (622, 1030), (580, 1100), (520, 1160), (440, 1210), (340, 1250)),
    *((250, 1262), (300, 1216), (366, 1160), (420, 1090), (444, 1040), (430, 990)),
)
_FAR: Final[Points] = (
    *((600, 900), (660, 890), (730, 920), (790, 970), (840, 1040), (850, 1080), (790, 1050), (720, 1010), (640, 980)),
)
_PLATES: Final[tuple[Points, ...]] = (
    ((596, 924), (620, 950), (612, 990), (586, 976), (580, 944)),
    ((584, 992), (606, 1006), (586, 1054), (560, 1040), (564, 1006)),
    ((552, 1056), (574, 1070), (538, 1116), (512, 1098), (526, 1070)),
    ((502, 1112), (526, 1128), (484, 1164), (456, 1150), (474, 1126)),
    ((446, 1162), (470, 1176), (424, 1200), (398, 1196), (416, 1174)),
    ((556, 940), (562, 980), (532, 986), (516, 956)),
    ((548, 1000), (540, 1036), (508, 1034), (512, 1000)),
    ((520, 1050), (500, 1086), (472, 1078), (484, 1048)),
)


def far_flipper(c: Canvas) -> None:
    """The far paddle stretched forward, pale with distance."""
    m = c.mask(curve(_FAR), wobble=1)
    c.fill(m, SKIN_DEEP, 0.75, detail=0.4)


def belly(c: Canvas) -> None:
    """The pale underside that shows below the shell's rim."""
    m = c.mask(
        curve([(-60, 950), (300, 960), (560, 920), (600, 940), (540, 990), (420, 1024), (260, 1044), (-60, 1044)])
    )
    c.fill(m, SKIN_PALE, detail=0.4)
    sweep(c, m, ((-40, 1000, 20), (250, 1004, 20), (560, 950, 18)), 12, SKIN_DEEP, 0.8)


def near_flipper(c: Canvas) -> None:
    """The near paddle at the end of its stroke."""
    m = c.mask(curve(_NEAR), wobble=1)
    c.fill(m, mix(SKIN, SKIN_DEEP, 0.4), detail=0.5)
    sweep(c, m, ((470, 900, 20), (500, 980, 26), (460, 1080, 20), (360, 1180, 14), (280, 1244, 8)), 18, SKIN_DEEP, 0.7)
    sweep(c, m, ((520, 950, 60), (600, 930, 50)), 20, SKIN_DEEP, 0.6)
    _plates(c, m)


def _plates(c: Canvas, m: Mask) -> None:
    def work(pen: Pen) -> None:
        for plate in _PLATES:
            pen.fill(curve(plate), INK, 0.4)

    c.draw(work, clip=m, detail=0.5, soft=0.8)
