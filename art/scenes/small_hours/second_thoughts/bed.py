"""Parts of Second Thoughts: the bed between the jaws, neatly made, one pillow, a checked quilt."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import sweeps

_WOOD: Final = (0.34, 0.07, 20)
_LINEN: Final = (0.955, 0.016, 90)
_GREY: Final = (0.8, 0.03, 20)
_CHECK: Final = (0.6, 0.105, 148)
_QUILT: Final[Points] = (
    *((434, 868, CORNER), (480, 850), (560, 842), (630, 846, CORNER), (646, 868), (652, 900), (652, 962, CORNER)),
    *((560, 966), (434, 946, CORNER)),
)


def bed(c: Canvas) -> None:
    """Headboard, mattress, pillow, quilt, footboard."""
    _board(c, [(742, 960, CORNER), (742, 826), (754, 794), (776, 786), (796, 800), (802, 832), (800, 950, CORNER)])
    sheet = c.mask(
        curve([(620, 868, CORNER), (690, 866), (750, 872, CORNER), (750, 958, CORNER), (620, 962, CORNER)], pull=0.2)
    )
    c.fill(sheet, _LINEN, detail=0.7)
    c.multiply(sheet.edge(0, 40, 16), _GREY, 0.8)
    pillow = c.mask(
        curve([(656, 840), (666, 824), (706, 820), (744, 810), (758, 820), (764, 846), (760, 868), (722, 878),
               (678, 888), (660, 876)])
    )  # fmt: skip
    c.multiply(pillow.blur(6).move(-4, 9) & sheet, (0.55, 0.07, 10), 0.8)
    c.fill(pillow, (0.97, 0.012, 90), detail=0.8)
    sweeps(c, pillow, (([(668, 880, 5), (716, 872, 8), (758, 862, 5)], 6, 0.8),
                       ([(668, 836, 1), (682, 846, 4), (696, 848, 1)], 3, 0.7),
                       ([(750, 826, 1), (740, 838, 4), (726, 842, 1)], 3, 0.7)), _GREY)  # fmt: skip
    _quilt(c)
    _board(c, [(408, 950, CORNER), (406, 872), (414, 850), (428, 848), (438, 866), (440, 956, CORNER)])


def _board(c: Canvas, outline: Points) -> None:
    """A bed end of dark wood."""
    m = c.mask(curve(outline))
    c.fill(m, _WOOD, detail=0.7)
    c.glaze(m.edge(-4, -4, 3), (0.55, 0.09, 25), 0.7)


def _quilt(c: Canvas) -> None:
    """The quilt, checked, smooth over the bed and down its side; the sheet folded back over it."""
    m = c.mask(curve(_QUILT))
    c.fill(m, _LINEN, detail=0.7)
    _checks(c, m)
    sweeps(c, m, (([(430, 890, 2), (540, 876, 3), (674, 884, 2)], 4, 0.4),
                  ([(430, 950, 16), (540, 966, 16), (674, 962, 14)], 14, 0.6)), (0.62, 0.06, 20))  # fmt: skip
    fold = c.mask(limb([(628, 852, 8), (643, 868, 10), (650, 900, 11), (652, 958, 11)], 30))
    c.multiply(fold.blur(5).move(-7, 3) & m, (0.5, 0.06, 20), 0.5)
    c.fill(fold, _LINEN, detail=0.8)
    c.multiply(fold.edge(4, 0, 4), _GREY, 0.7)


def _checks(c: Canvas, m: Mask) -> None:
    """Bands across and along; where they cross, the green is full."""

    def across(pen: Pen) -> None:
        for k in range(8):
            x = 438 + 34 * k
            pen.fill(curve([(x + 14, 836, CORNER), (x + 31, 836, CORNER), (x + 18, 884, CORNER), (x + 18, 970, CORNER),
                            (x, 970, CORNER), (x, 886, CORNER)], pull=0.2), _CHECK, 0.55)  # fmt: skip

    def along(pen: Pen) -> None:
        for y, r in ((858, 5.0), (879, 6.0), (908, 8.5), (941, 8.5)):
            pen.fill(limb([(424, y + 10, r), (480, y, r), (560, y - 4, r), (690, y, r)], 30), _CHECK, 0.55)

    c.draw(across, clip=m, detail=0.7)
    c.draw(along, clip=m, detail=0.7)
