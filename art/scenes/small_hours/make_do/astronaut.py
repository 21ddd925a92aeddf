"""Parts of Make Do: the astronaut who sews, braced against the seam and leaning back upon the thread."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment, ridges
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, Point, circle, curve, limb, oval, polygon

_WHITE: Colour = (0.86, 0.018, 85)
_BOX = (410.0, 470.0, 800.0, 800.0)

_TORSO = ((570, 694, 34), (600, 648, 41), (634, 594, 37))
_FAR_LEG = ((562, 678, 27), (512, 634, 24), (474, 634, 19), (462, 636, 18))
_NEAR_LEG = ((574, 706, 31), (518, 690, 27), (478, 704, 22), (464, 710, 20))
_FAR_ARM = ((644, 582, 21), (604, 586, 19), (570, 596, 16))
_NEAR_ARM = ((636, 606, 25), (592, 642, 22), (562, 628, 18), (548, 618, 16))


def astronaut(c: Canvas) -> None:
    """Paint the figure where it stands."""
    _far(c)
    _pack(c)
    _body(c)
    _helmet(c)


def _far(c: Canvas) -> None:
    clay = Clay(c, _BOX, melt=5)
    clay.limb(_FAR_LEG)
    clay.limb(_FAR_ARM)
    suit = _trimmed(clay)
    rings = _rings(c, suit.mask, (((540, 650), (0.6, 0.9)), ((492, 632), (0.0, 1.0)), ((596, 588), (0.1, 1.0))))
    c.form(suit, _WHITE, bump=rings, bias=-0.16, rim=0.0, shadow=12, detail=0.9)
    _boot(c, 458, 640, -4)
    mitten = c.mask(curve(((574, 584, CORNER), (556, 582), (542, 588), (536, 600), (542, 612), (560, 612), (576, 608))))
    garment(c, mitten, (0.5, 0.09, 265), thickness=18, rim=0, bias=-0.05, detail=0.92)


def _boot(c: Canvas, x: float, y: float, turn: float) -> None:
    """A boot that is set against the cloth: its sole upright, its toe up."""
    a = np.radians(turn)

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * float(np.cos(a)) - py * float(np.sin(a)), y + px * float(np.sin(a)) + py * float(np.cos(a))

    upper = c.mask(
        curve(
            [
                *((*at(18, -18), CORNER), at(4, -26), at(-4, -44), at(-16, -46)),
                *((*at(-20, -36), CORNER), (*at(-20, 22), CORNER), at(-4, 26), (*at(18, 20), CORNER)),
            ]
        )
    )
    garment(c, upper, (0.62, 0.03, 260), thickness=22, rim=0, detail=0.92)
    sole = c.mask(curve([at(-18, -48), at(-26, -46), at(-27, 20), at(-20, 26), (*at(-15, 24), CORNER), at(-15, -44)]))
    garment(c, sole, (0.3, 0.06, 275), thickness=8, rim=0, detail=0.92)
    cuff = c.mask(limb(((*at(17, -20), 5), (*at(20, 0), 6), (*at(17, 21), 5))))
    garment(c, cuff, (0.52, 0.15, 30), thickness=8, rim=0, detail=0.92)


def _trimmed(clay: Clay) -> Relief:
    """The lump without its outermost rim, where heights break off."""
    relief = clay.relief(0.8)
    relief.mask = relief.mask.grow(-1.2)
    return relief


def _rings(c: Canvas, mask: Mask, places: tuple[tuple[Point, Point], ...]) -> Array:
    """Soft rolls round a limb at places, across a direction."""
    folds: list[Fold] = []
    for (x, y), (dx, dy) in places:
        for k in (-1, 0, 1):
            ox, oy = x + k * 13 * dy, y - k * 13 * dx
            spine = (
                (ox - dx * 26, oy - dy * 26, 2.0),
                (ox + dy * 3, oy - dx * 3, 5.0),
                (ox + dx * 26, oy + dy * 26, 2),
            )
            folds.append((spine, -3.4))
    return ridges(c, mask, folds)


def _pack(c: Canvas) -> None:
    pack = c.mask(curve(((652, 580, CORNER), (676, 574), (706, 596), (712, 616), (668, 716), (650, 730), (616, 712),
                         (604, 694, CORNER)), pull=0.22))  # fmt: skip
    grooves: list[Fold] = [
        (((690, 600, 2), (640, 712, 2)), -3.0),
        (((700, 640, 1.6), (642, 616, 1.6)), -3.0),
        (((682, 684, 1.6), (624, 660, 1.6)), -3.0),
    ]
    garment(c, pack, (0.6, 0.03, 262), grooves, thickness=26, weave=0, rim=0, shadow=10, detail=0.9)
    lamp = c.mask(oval(672, 650, 6, 6))
    c.fill(lamp, (0.66, 0.19, 28), detail=0.95)
    c.glow(672, 650, 12, (0.66, 0.19, 28), 0.6)


def _body(c: Canvas) -> None:
    clay = Clay(c, _BOX, melt=9)
    clay.limb(_TORSO)
    clay.limb([(*p, 8.0) for p in _NEAR_LEG], melt=14)
    suit = _trimmed(clay)
    rings = _rings(
        c,
        suit.mask,
        (((548, 702), (0.1, 1.0)), ((496, 698), (-0.3, 1.0)), ((590, 674), (0.9, 0.55)), ((620, 622), (0.86, 0.5))),
    )
    crease = (c.field("crease", 15, 2)[suit.mask.where] - 0.5) * 5
    c.shadow(suit.mask, -4, 12, soft=7, share=0.4)
    c.form(suit, _WHITE, bump=np.asarray(rings + crease, np.float32), bias=0.06, shadow=18, rim=0.0, detail=0.9)
    _patch(c, suit.mask, 528, 682, 15, 10, (0.52, 0.15, 28))
    _patch(c, suit.mask, 606, 668, 14, -28, (0.52, 0.1, 225))
    _boot(c, 460, 714, 8)
    arm = Clay(c, _BOX, melt=5)
    arm.limb(_NEAR_ARM)
    sleeve = _trimmed(arm)
    rings = _rings(c, sleeve.mask, (((612, 624), (0.6, 0.8)), ((582, 640), (0.95, 0.2)), ((564, 630), (0.5, -0.85))))
    c.shadow(sleeve.mask, 4, 12, soft=7, share=0.5)
    c.form(sleeve, _WHITE, bump=rings, bias=0.05, shadow=14, rim=0.0, detail=0.9)
    _patch(c, sleeve.mask, 596, 634, 11, 40, (0.72, 0.12, 85))
    cuff = c.mask(limb(((540, 634, 5), (552, 622, 6), (560, 604, 5))))
    garment(c, cuff, (0.52, 0.15, 30), thickness=8, rim=0, detail=0.92)
    mitten = c.mask(
        curve(((556, 606, CORNER), (546, 594), (530, 592), (518, 602), (516, 618), (524, 630), (542, 634, CORNER)))
    )
    thumb = c.mask(curve(((548, 602), (538, 592), (526, 594), (522, 604), (530, 608), (540, 610))))
    garment(c, mitten, (0.55, 0.09, 265), [(((520, 612, 2), (540, 614, 2)), -2.4)], thickness=20, rim=0, detail=0.92)
    c.shadow(thumb, 1, 4, soft=3, share=0.5)
    garment(c, thumb, (0.58, 0.09, 265), thickness=10, rim=0, detail=0.92)


def _patch(c: Canvas, on: Mask, x: float, y: float, w: float, turn: float, tone: Colour) -> None:
    """A sewn patch, its tacks as small light stitches."""
    a = np.radians(turn)
    ca, sa = float(np.cos(a)), float(np.sin(a))

    def at(u: float, v: float) -> tuple[float, float]:
        return x + w * (u * ca - v * sa), y + w * (u * sa + v * ca)

    square = c.mask(polygon((at(-1, -0.9), at(1, -1), at(0.92, 1), at(-0.96, 0.92))), wobble=0.7) & on
    c.glaze(square, tone, 0.8)
    c.multiply(square.edge(3, 4, 2), (0.5, 0.08, 280), 0.4)

    def tacks(pen: Pen) -> None:
        for k in (-0.66, 0.0, 0.66):
            for u, v, du, dv in ((k, -0.92, 0, -0.26), (k, 0.95, 0, 0.26), (-0.95, k, -0.26, 0), (0.95, k, 0.26, 0)):
                pen.stroke([at(u, v), at(u + du, v + dv)], (0.94, 0.03, 90), 1.3, 0.9)

    c.draw(tacks, detail=0.95)


def _helmet(c: Canvas) -> None:
    x, y = 664.0, 540.0
    ring = c.mask(limb(((624, 566, 8), (646, 584, 9), (676, 590, 8))))
    garment(c, ring, (0.55, 0.03, 262), thickness=10, rim=0, detail=0.9)
    dome = c.form(c.mask(circle(x, y, 47)), _WHITE, rim=0.0, bias=0.2, gloss=0.25, detail=0.92)
    visor = c.mask(
        curve(((x - 40, y - 24, CORNER), (x - 18, y - 36), (x + 8, y - 24), (x + 12, y + 4), (x - 6, y + 28),
               (x - 34, y + 30, CORNER), (x - 46, y + 4)))
    )  # fmt: skip
    c.form(dome.within(visor), (0.2, 0.06, 275), rim=0, gloss=0.4, gloss_sharpness=20, detail=0.95)
    # The bright rip is mirrored in it, narrow and bent.
    gleam = c.mask(
        curve(((x - 38, y - 20), (x - 28, y - 27), (x - 30, y - 4), (x - 34, y + 20), (x - 42, y + 6))), soft=1
    )
    c.fill(gleam & visor, (0.86, 0.1, 75), 0.9, detail=0.95)
    c.emit(gleam & visor, 0.3)
    frame = visor.grow(2.5) - visor
    c.multiply(frame, (0.5, 0.06, 275), 0.6)
    c.multiply(dome.mask * smoothstep(x + 2, x + 50, c.x)[dome.mask.where], (0.36, 0.09, 278), 0.5)
