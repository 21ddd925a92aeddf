"""Parts of Running Late: the pale ground, the thin moon, the hourglass: its two bulbs, its wooden frame, its glints."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Path, Points, box, circle, curve, limb, polygon

from .brush import AIR, AIR_DEEP, WHITE, WOOD, WOOD_DEEP, WOOD_PALE

AXIS: Final = 400.0
WAIST: Final = 455.0
_UPPER: Final[Points] = (
    *((88, 186), (116, 228), (165, 257), (225, 264), (285, 248), (335, 206), (375, 140), (405, 72), (430, 26)),
    (WAIST, 13),
)
_LOWER: Final[Points] = (
    *((WAIST, 13), (480, 26), (505, 74), (535, 152), (575, 224), (625, 274), (690, 304), (780, 318), (880, 321)),
    *((980, 315), (1060, 290), (1100, 255), (1122, 215)),
)
"""Height, and half the width there. The lower bulb is the larger one, as if one stood close and low before it."""


def bulb(widths: Points) -> Path:
    """Return one bulb: its half widths laid to both sides of the axis."""
    left = [(AXIS - w, y) for y, w in widths]
    right = [(AXIS + w, y) for y, w in reversed(widths)]
    ends = {0, len(left) - 1, len(left), 2 * len(left) - 1}
    return curve([(*p, CORNER) if k in ends else p for k, p in enumerate(left + right)])


def upper(c: Canvas) -> Mask:
    """Return where the upper bulb is."""
    return c.mask(bulb(_UPPER))


def lower(c: Canvas) -> Mask:
    """Return where the lower bulb is."""
    return c.mask(bulb(_LOWER))


def ground(c: Canvas) -> None:
    """Wash the night pale, a little warmer towards the floor; the glass's own shadow lies on it."""
    c.wash([(0, (0.845, 0.036, 204)), (0.4, AIR), (0.85, (0.895, 0.024, 188)), (1, (0.905, 0.02, 170))], 30, turn=-4)
    veil = c.noise.at("veil", (c.x + 0.4 * c.y) / 420, (c.y - 0.1 * c.x) / 120, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.9, veil) * smoothstep(900, 300, c.y), (0.93, 0.014, 170), 0.45)
    c.multiply(c.mask(limb([(60, 1172, 12), (400, 1178, 18), (752, 1172, 12)], 30), soft=9), AIR_DEEP, 0.85)


def moon(c: Canvas) -> None:
    """A thin moon beside the glass's waist."""
    disc = c.mask(circle(604, 448, 40))
    c.fill(disc - c.mask(circle(588, 440, 41)), (0.985, 0.02, 95), detail=0.9)


def _plate(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    m = c.mask(box(x, y, w, h, 15), wobble=1)
    c.multiply(m.blur(7).move(0, 9), AIR_DEEP, 0.5)
    c.fill(m, WOOD, detail=0.55, mottle=0.03)
    grain = c.noise.at("grain", c.x / 150, c.y / 7, 1.0, 3)
    c.multiply(m * smoothstep(0.5, 0.8, grain), WOOD_DEEP, 0.4)
    sweep(c, m, ((x, y + 5, 6), (x + w, y + 5, 6)), 4, WOOD_PALE, 0.9, pale=True)
    sweep(c, m, ((x, y + h - 2, 9), (x + w, y + h - 2, 9)), 6, WOOD_DEEP, 0.8)


def plates(c: Canvas) -> None:
    """The plates, laid last: the glass is let into them."""
    _plate(c, 84, 42, 632, 50)
    _plate(c, 22, 1114, 756, 54)


def posts(c: Canvas) -> None:
    """Two plainly turned posts; they lean together, as if seen from low down."""
    for top, foot in ((122, 48), (678, 752)):
        way = (foot - top) / 1030
        m = c.mask(
            polygon([(top - 10, 80), (top + 10, 80), (foot + 12, 1124), (foot - 12, 1124)]),
            *(limb([(top + way * (y - 92) - 8, y, 9), (top + way * (y - 92) + 8, y, 9)], 8) for y in (112, 448, 1094)),
            wobble=0.8,
        )
        c.fill(m, WOOD, detail=0.5, mottle=0.03)
        c.multiply(m.edge(8, 0, 4), WOOD_DEEP, 0.75)
        c.glaze(m.edge(-6, 0, 3), WOOD_PALE, 0.8)


def inside(c: Canvas) -> None:
    """The air within the glass, paler than the night; the wall darkens it only where it turns away."""
    for m in (upper(c), lower(c)):
        c.glaze(m, (0.945, 0.016, 185), 0.8)
        c.multiply((m - m.grow(-9)).blur(5) & m, AIR_DEEP, 0.8)
        c.glaze(m - m.grow(-2.2), WHITE, 0.75)


def reflections(c: Canvas) -> None:
    """A few flat glints, well away from faces."""
    for m in (upper(c), lower(c)):
        c.glaze(m - m.grow(-2.2), WHITE, 0.6)
    marks: tuple[Points, ...] = (
        ((162, 150, 2), (152, 200, 7), (158, 256, 7), (180, 300, 2)),
        ((640, 196, 1.5), (643, 232, 4), (634, 274, 1.5)),
        ((108, 690, 1.5), (98, 740, 5), (95, 800, 4), (95, 836, 1.5)),
        ((690, 760, 1.5), (703, 850, 5), (700, 950, 5), (684, 1020, 1.5)),
        ((258, 552, 1.5), (222, 572, 6), (192, 598, 1.5)),
    )
    for spine in marks:
        c.glaze(c.mask(limb(spine, 30), soft=0.8), WHITE, 0.62)
