"""Both her arms laid round the lid: the far one along its top, the near one bent, with the hand on its rim."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

from .coat import CLOTH, SHADE, SKIN, cloth, sweeps
from .shell import lid_mask

_CAST = (0.5, 0.12, 12)
_LIGHT = (0.82, 0.06, 54)


def hand(c: Canvas, x: float, y: float, size: float, turn: float, *, left: bool) -> None:
    """Lay a broad old hand flat, its fingers together, pointing left; the thumb of the `left` one is above."""
    way = -1 if left else 1

    def at(points: Points) -> list[tuple[float, ...]]:
        return place([(p[0], way * p[1], *p[2:]) for p in points], x, y, size, turn)

    palm: Points = [(34, -24), (0, -32), (-30, -30), (-40, -6), (-34, 20), (-4, 30), (34, 24)]
    fingers: tuple[Points, ...] = (
        [(-24, -22, 10), (-52, -26, 9.6), (-78, -20, 7.4)],
        [(-28, -7, 10.6), (-60, -9, 10), (-90, -3, 7.8)],
        [(-26, 9, 10.4), (-56, 9, 9.8), (-82, 13, 7.6)],
        [(-20, 23, 9), (-44, 25, 8.4), (-64, 28, 6.8)],
    )
    thumb: Points = [(14, 22, 13), (-6, 40, 11.6), (-30, 50, 9), (-40, 52, 7)]
    whole = c.mask(curve(at(palm)), *(limb(at(f), 24) for f in fingers), limb(at(thumb), 24))
    c.multiply(whole.blur(6).move(-3, 9) & lid_mask(c), _CAST, 0.75)
    c.fill(whole, mix(SKIN, _LIGHT, 0.3), detail=0.9)
    for k, f in enumerate(reversed(fingers)):
        m = c.mask(limb(at(f), 30))
        c.multiply(m.blur(2.4).move(0, -2) & whole, SHADE, 0.5)
        c.fill(m, mix(SKIN, _LIGHT, 0.1 + 0.14 * k), detail=0.9)
        c.multiply(m.edge(0, -4, 3), SHADE, 0.5)
    t = c.mask(limb(at(thumb), 30))
    c.fill(t, SKIN, detail=0.9)
    c.multiply(t.edge(0, -5, 4), SHADE, 0.6)
    back = c.mask(curve(at(palm)))
    soft = back.grow(-3).blur(3)
    c.fill(soft, mix(SKIN, _LIGHT, 0.3), detail=0.9)
    c.multiply(c.mask(limb(at([(-30, 26, 7), (0, 34, 8), (30, 28, 8)]), 20), soft=5) & back, SHADE, 0.6)

    def knuckles(pen: Pen) -> None:
        for u, v in ((-32, -20), (-35, -6), (-33, 9), (-27, 22)):
            pen.fill(limb(at([(u + 2, v - 4, 0.5), (u - 1, v, 1.3), (u + 2, v + 4, 0.5)]), 12), SHADE, 0.6)
        for u, v in ((-82, -19), (-93, -3), (-85, 13), (-66, 28)):
            pen.fill(limb(at([(u + 7, v - 1.6, 3.4), (u, v - 1, 3)]), 10), (0.84, 0.05, 40), 0.8)

    c.draw(knuckles, detail=0.9, soft=0.3)


def _cuff(c: Canvas, spine: Points) -> None:
    """A turned-back cuff of the same wool."""
    m = c.mask(limb(spine, 20))
    c.multiply(m.blur(5).move(-4, 4), (0.4, 0.09, 10), 0.6)
    c.form(c.relief(m, 18, smooth=3), CLOTH, rim=0.0, gain=0.5, bias=0.06, mottle=0.03, detail=0.5)


def _sleeve(c: Canvas, spine: Points, thickness: float) -> Mask:
    m = c.mask(limb(spine, 60), wobble=0.3)
    c.multiply(m.blur(12).move(-4, 16) & lid_mask(c), _CAST, 0.75)
    cloth(c, m, thickness)
    return m


def far_arm(c: Canvas) -> None:
    """The far arm: out from behind her forehead, straight along the upper ribs."""
    m = _sleeve(c, [(580, 500, 58), (478, 414, 54), (394, 366, 47), (308, 350, 39)], 44)
    sweeps(c, m, ((((480, 376, 5), (404, 332, 8), (322, 320, 4)), 7, 0.7),), pale=True)
    sweeps(
        c,
        m,
        (
            (((458, 360, 2), (430, 386, 8), (424, 420, 2)), 5, 0.7),
            (((404, 328, 2), (376, 360, 7), (374, 394, 2)), 5, 0.7),
            (((470, 456, 10), (390, 410, 10), (310, 386, 6)), 7, 0.7),
        ),
    )
    hand(c, 252, 346, 0.98, 10, left=False)
    _cuff(c, [(306, 310, 15), (293, 347, 17), (296, 386, 15)])


def near_arm(c: Canvas) -> None:
    """The near arm: down from the shoulder to the elbow, then along the ribs to the rim."""
    fore = _sleeve(c, [(520, 668, 54), (452, 640, 52), (390, 606, 47), (338, 586, 41)], 44)
    sweeps(c, fore, ((((470, 596, 6), (410, 576, 10), (346, 564, 4)), 7, 0.75),), pale=True)
    sweeps(
        c,
        fore,
        (
            (((430, 590, 2), (404, 622, 7), (398, 654, 2)), 5, 0.7),
            (((500, 712, 10), (420, 672, 10), (340, 632, 6)), 7, 0.7),
        ),
    )
    hand(c, 284, 588, 1.06, -16, left=True)
    _cuff(c, [(328, 546, 16), (320, 586, 18), (334, 626, 16)])
    upper = c.mask(
        curve(
            [
                *((606, 470), (560, 490), (516, 548), (478, 610), (462, 660), (476, 702), (516, 718), (566, 704)),
                *((616, 654), (654, 592), (672, 530), (650, 484)),
            ]
        ),
        wobble=0.3,
    )
    c.multiply(upper.blur(9).move(-12, 0) & fore, (0.22, 0.04, 330), 0.6)
    c.multiply(upper.blur(12).move(8, 16), (0.3, 0.05, 330), 0.6)
    cloth(c, upper, 60)
    sweeps(
        c,
        upper,
        (
            (((474, 650, 2), (512, 648, 8), (548, 668, 2)), 5, 0.75),
            (((484, 616, 2), (524, 612, 8), (566, 636, 2)), 5, 0.7),
            (((520, 712, 8), (590, 660, 14), (650, 560, 8)), 9, 0.75),
        ),
    )
    sweeps(
        c,
        upper,
        (
            (((610, 488, 8), (556, 540, 14), (506, 610, 8)), 9, 0.7),
            (((478, 632, 3), (516, 628, 7), (550, 642, 2)), 5, 0.5),
        ),
        pale=True,
    )
