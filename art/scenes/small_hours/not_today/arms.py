"""Parts of Not Today: two arms from the shoulders, elbows at the sides, the paws one over the other on the belly."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb

from .body import outline
from .brush import HIDE, INK, PALE, SHADE, comb, disc

_FAR_UPPER: Final[Points] = ((420, 596, 48), (368, 646, 52), (316, 706, 51), (284, 758, 47))
_FAR_FORE: Final[Points] = ((284, 760, 47), (322, 778, 43), (368, 774, 49), (398, 772, 47))
_FAR_TOES: Final[Points] = ((422, 741, 17), (437, 759, 17), (440, 781, 16), (433, 801, 15))
_UPPER: Final[Points] = ((554, 574, 60), (588, 650, 70), (600, 730, 66), (592, 780, 59))
_FORE: Final[Points] = ((592, 776, 60), (534, 822, 56), (482, 834, 48), (446, 832, 46), (404, 826, 55), (374, 826, 55))
_TOES: Final[Points] = ((341, 792, 20), (325, 816, 20), (325, 842, 20), (341, 866, 19))
_FAR_HIDE: Final = (0.5, 0.084, 51)


def _paw(arm: Points, toes: Points, c: Canvas) -> Mask:
    """Return forearm and paw as one silhouette, the toes as a soft scallop at its end."""
    return c.mask(limb(arm, 50), *(disc((x, y), r, r) for x, y, r in toes), wobble=1.5, cell=10)


def _claws(c: Canvas, paw: Mask, toes: Points, way: float) -> None:
    """Model each toe, with a cleft to the next one and a small blunt claw; `way` is 1 to the right, -1 to the left."""
    for x, y, r in toes:
        toe = c.mask(disc((x - way * 6, y), r + 6, r - 1), soft=3)
        c.multiply((toe.move(0, 6) - toe) & paw, SHADE, 0.6)
        c.glaze(c.mask(disc((x - way * 4, y - 4), r - 4, r - 8), soft=6) & paw, PALE, 0.5)

    def work(pen: Pen) -> None:
        for x, y, r in toes:
            tip = x + way * (r + 7)
            pen.fill(
                limb([(x + way * (r - 5), y, 4.4), (x + way * (r + 1), y + 1, 3.8), (tip, y + 4, 1.4)], 12), INK, 0.9
            )

    def clefts(pen: Pen) -> None:
        for (x, y, r), (u, v, _) in pairwise(toes):
            a, b = 0.5 * (x + u), 0.5 * (y + v)
            cleft = [(a + way * (r + 1), b + 1, 3.4), (a + way * 4, b, 2.2), (a - way * 16, b - 2, 0.4)]
            pen.fill(limb(cleft, 16), INK, 0.55)

    c.draw(clefts, clip=paw.grow(-1), detail=0.8, soft=0.5)
    c.draw(work, detail=0.8, soft=0.4)


def far_arm(c: Canvas) -> None:
    """The far arm: down the flank to its elbow, then in over the belly."""
    body = outline(c)
    upper, fore = c.mask(limb(_FAR_UPPER, 40), wobble=1.5, cell=10), _paw(_FAR_FORE, _FAR_TOES, c)
    m = upper | fore
    c.multiply(m.blur(12).move(8, 16) & body, SHADE, 0.75)
    c.fill(m, _FAR_HIDE, detail=0.5)
    sweep(c, upper, ((440, 630, 16), (384, 700, 16), (340, 752, 14)), 12, SHADE, 0.6)
    sweep(c, m, ((290, 728, 4), (324, 744, 7), (364, 738, 6)), 7, SHADE, 0.85)
    sweep(c, m, ((262, 800, 10), (316, 836, 12), (400, 842, 12)), 11, SHADE, 0.7)
    sweep(c, m, ((376, 606, 8), (318, 666, 10), (268, 726, 9), (250, 760, 6)), 10, PALE, 0.75, pale=True)
    sweep(c, m, ((310, 762, 8), (360, 764, 10), (410, 764, 8)), 9, PALE, 0.7, pale=True)
    ways: tuple[Points, ...] = (
        ((400, 580), (320, 660), (256, 745), (276, 806), (340, 824), (440, 822)),
        ((420, 600), (344, 680), (288, 750), (310, 786), (360, 794), (440, 794)),
        ((440, 630), (370, 700), (326, 744), (350, 764), (390, 766), (440, 768)),
    )
    comb(c, m, ways, 760, "far", long=23)
    _claws(c, fore, _FAR_TOES, 1.0)


def near_arm(c: Canvas) -> None:
    """The near arm, its elbow by the door, its paw laid over the other one."""
    below = outline(c) | _paw(_FAR_FORE, _FAR_TOES, c)
    upper, fore = c.mask(limb(_UPPER, 50), wobble=2, cell=10), _paw(_FORE, _TOES, c)
    m = upper | fore
    c.multiply(m.blur(13).move(-8, 18) & below, SHADE, 0.95)
    c.multiply(fore.blur(8).move(-4, -8) & below, SHADE, 0.7)
    c.fill(m, HIDE, detail=0.55)
    sweep(c, upper, ((524, 640, 12), (534, 710, 16), (544, 770, 14)), 12, SHADE, 0.55)
    sweep(c, m, ((664, 640, 16), (676, 740, 20), (650, 830, 18)), 14, SHADE, 0.8)
    sweep(c, m, ((640, 846, 16), (550, 882, 16), (440, 892, 12), (340, 900, 10)), 13, SHADE, 0.85)
    sweep(c, m, ((570, 560, 12), (592, 640, 18), (606, 720, 18)), 16, PALE, 0.8, pale=True)
    sweep(c, m, ((556, 780, 10), (500, 800, 12), (446, 800, 9), (390, 788, 14)), 13, PALE, 0.95, pale=True)
    down: tuple[Points, ...] = (
        ((510, 560), (536, 660), (550, 780)),
        ((560, 540), (596, 650), (606, 790)),
        ((610, 560), (660, 660), (660, 790)),
    )
    comb(c, upper - fore, down, 620, "upper", long=27)
    ways: tuple[Points, ...] = (
        ((610, 740), (530, 780), (460, 806), (320, 806)),
        ((630, 780), (540, 832), (450, 846), (310, 846)),
        ((640, 820), (560, 880), (460, 892), (320, 886)),
    )
    comb(c, fore, ways, 720, "fore", long=26)
    _claws(c, fore, _TOES, -1.0)
