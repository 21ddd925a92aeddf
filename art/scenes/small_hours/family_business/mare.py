"""Parts of Family Business: the mare: an arched neck that runs into withers, shoulder and breast, a mane of flax."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks, nap
from art.painting.colour import mix
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from . import marelegs
from .ink import FLAX, FLAX_DEEP, FLAX_SHADE, HIDE, HIDE_DEEP, HIDE_PALE, HIDE_SUN, INK, crease
from .marehead import head

BODY: Final[Points] = (
    *((606, 196), (634, 156), (672, 126), (708, 122), (740, 150), (758, 204), (766, 254), (782, 292), (830, 314)),
    *((890, 330), (890, 770), (850, 772), (790, 764), (736, 748), (688, 728), (648, 696), (616, 648), (600, 590)),
    *((606, 528), (632, 462), (662, 398), (680, 330)),
)
_MANE: Final[tuple[Points, ...]] = (
    ((632, 164), (662, 196), (690, 250), (684, 326)),
    ((656, 138), (696, 180), (722, 260), (704, 366)),
    ((686, 122), (728, 184), (742, 280), (722, 392)),
    ((714, 126), (752, 196), (764, 290), (744, 404)),
    ((738, 152), (770, 226), (782, 310), (764, 396)),
    ((756, 206), (784, 266), (796, 330), (786, 390)),
)
_TONES: Final = (FLAX, FLAX_DEEP)


def silhouette(c: Canvas) -> Mask:
    """Body and legs."""
    return c.mask(curve(BODY)) | marelegs.silhouette(c)


def mare(c: Canvas) -> None:
    """Paint the far leg, the body, the near leg, the mane, and the head over them."""
    marelegs.leg(c, far=True)
    m = c.mask(curve(BODY), wobble=1.2)
    c.fill(m, HIDE, detail=0.5, mottle=0.03)
    _form(c, m)
    marelegs.leg(c, far=False)
    _shoulder(c, m)
    _mane(c, m)
    head(c, m)


def _form(c: Canvas, m: Mask) -> None:
    """Neck, breast and barrel in broad planes, the shade of the head on the neck, the coat's nap."""
    sweeps(
        c,
        m,
        (
            (((672, 396, 8), (642, 462, 13), (616, 530, 16), (614, 596, 15), (630, 646, 9)), 13, 0.85),
            (((740, 420, 14), (700, 500, 24), (664, 580, 26)), 22, 0.45),
            (((800, 470, 20), (806, 560, 34), (800, 650, 26)), 28, 0.35),
        ),
        HIDE_PALE,
        pale=True,
    )
    sweep(c, m, ((654, 424, 4), (622, 494, 6), (606, 560, 7), (610, 612, 4)), 6, HIDE_SUN, 0.7, pale=True)
    sweeps(
        c,
        m,
        (
            (((700, 330, 24), (722, 390, 40), (716, 460, 22)), 24, 0.85),
            (((664, 450, 8), (650, 520, 14), (668, 590, 10)), 13, 0.55),
            (((640, 690, 10), (700, 734, 20), (840, 764, 30)), 18, 0.85),
            (((812, 420, 6), (788, 530, 13), (772, 650, 18), (760, 720, 14)), 13, 0.7),
        ),
        HIDE_DEEP,
    )
    nap(c, m, 2600, 1.9, "nap/mare", 15, vary=(0.06, 0.012), alpha=0.5)


def _shoulder(c: Canvas, m: Mask) -> None:
    """The blade of the shoulder from the withers to its point, the arm behind it, a dappling over both."""
    both = m | marelegs.silhouette(c)
    sweeps(c, both, ((((770, 380, 10), (706, 470, 20), (644, 556, 16)), 16, 0.5),
                     (((742, 520, 10), (724, 600, 24), (700, 680, 22), (676, 740, 12)), 18, 0.6)),
           HIDE_PALE, pale=True)  # fmt: skip
    sweeps(c, both, ((((626, 606, 6), (672, 622, 12), (700, 590, 6)), 11, 0.6),
                     (((640, 664, 5), (664, 700, 9), (668, 740, 5)), 9, 0.55),
                     (((768, 560, 6), (772, 640, 12), (752, 712, 10)), 10, 0.7)), HIDE_DEEP)  # fmt: skip
    upper = ((742, 500, 7), (716, 520, 6), (766, 524, 8), (738, 536, 9), (708, 552, 7), (758, 560, 9), (730, 576, 10))
    lower = ((700, 588, 7), (748, 602, 9), (718, 618, 9), (738, 642, 8), (706, 650, 7), (726, 676, 7), (696, 684, 5))
    behind = ((790, 560, 8), (794, 600, 9), (788, 640, 8))
    for x, y, r in (*upper, *lower, *behind):
        spot = c.mask(limb([(x - 0.3 * r, y, r), (x + 0.3 * r, y - 1, r)], 8), soft=2.5)
        c.glaze(spot & both, HIDE_SUN, 0.45)

    def lines(pen: Pen) -> None:
        for line in (((622, 616), (650, 640), (688, 632)), ((806, 420), (780, 510), (774, 610), (750, 708)),
                     ((690, 452), (660, 512), (646, 566)), ((616, 570), (628, 606), (652, 626)),
                     ((640, 676), (656, 706), (660, 750))):  # fmt: skip
            crease(pen, line, 2.4, INK, 0.4)

    c.draw(lines, clip=both, detail=0.5, soft=1.2)


def _mane(c: Canvas, m: Mask) -> None:
    """Long heavy locks down this side of the neck, and the short hair along its crest."""
    shape = curve([(634, 154), (672, 122), (708, 118), (740, 146), (760, 204), (770, 254), (792, 318), (780, 340),
                   (764, 330), (748, 350), (728, 338), (712, 340), (700, 310), (684, 300), (684, 250),
                   (660, 196)])  # fmt: skip
    mass = c.mask(shape)
    c.multiply(mass.blur(9).move(-4, 16) & m, INK, 0.65)
    c.fill(mass, FLAX, detail=0.6)
    locks(c, _MANE, 190, (0.5, 5.6), _TONES, seed="mane", share=0.9, until=0.68, drift=4, shade=FLAX_DEEP, lean=2.4)
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4)):
        for t in (0.35, 0.85):
            line = [
                (p[0] * (1 - t) + q[0] * t, p[1] * (1 - t) + q[1] * t) for p, q in zip(_MANE[a], _MANE[b], strict=True)
            ]
            spine = [(*line[0], 2.0), (*line[1], 6.0), (*line[2], 8.0), (*line[3], 2.5)]
            sweep(c, mass.grow(50), spine, 6, FLAX_SHADE, 0.36)
    edge: Points = ((628, 166), (668, 128), (710, 120), (742, 150), (760, 206), (768, 252))
    fringe(c, edge, 70, (62, 4.6), 0.45, "crest", (FLAX, mix(FLAX, FLAX_DEEP, 0.5)), spread=3, share=0.95)
