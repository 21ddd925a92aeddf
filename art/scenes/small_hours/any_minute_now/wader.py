"""An oystercatcher, which takes the boot's lace for a worm and pulls."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.layer import Layer
from art.painting.materials import feathers, fur
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_BLACK: Colour = (0.3, 0.025, 262)
_WHITE: Colour = (0.96, 0.012, 90)
_BILL: Colour = (0.66, 0.17, 36)
_LEG: Colour = (0.76, 0.08, 25)


def wader(c: Canvas) -> None:
    """Paint the bird, its legs braced, its bill stretched towards the boot."""
    for spine in (
        [(196, 890, 5), (216, 912, 3.6), (236, 940, 3), (240, 944, 3)],
        [(178, 888, 5), (196, 914, 3.6), (214, 944, 3), (218, 948, 3)],
    ):
        leg = Clay(c, (150, 860, 280, 970), melt=1)
        leg.limb(spine, n=40)
        fx, fy = spine[-1][0], spine[-1][1]
        for dx, dy in ((15, 2), (12, -3), (-8, 3)):
            leg.limb([(fx, fy, 2.6), (fx + dx, fy + dy, 1.6)], n=10)
        leg.ball(spine[1][0], spine[1][1], 4.4)
        c.form(leg.relief(0.5), _LEG, rim=0.1, detail=0.9)
    tail = c.mask(curve([(128, 868, CORNER), (84, 878, CORNER), (86, 890), (132, 898, CORNER)]))
    garment(c, tail, _BLACK, thickness=6, detail=0.85)
    body = c.mask(
        curve(
            [
                (122, 872),
                (136, 842),
                (170, 822),
                (206, 816),
                (232, 824),
                (240, 846),
                (226, 874),
                (198, 896),
                (162, 902),
                (134, 892),
            ]
        )
    )
    belly = garment(
        c, body, _WHITE, [(((150, 880, 8), (180, 886, 14), (208, 874, 8)), 5.0)], thickness=34, bias=0.02, detail=0.85
    )
    fur(c, belly, 2.7, seed="belly", length=(7, 14), spacing=2.6, light=0.05, detail=0.85)
    back = c.mask(
        curve(
            [
                (96, 884, CORNER),
                (124, 858),
                (150, 828),
                (188, 810),
                (222, 810),
                (244, 826),
                (242, 850),
                (222, 862),
                (178, 864),
                (132, 884),
            ]
        )
    )
    wing = garment(
        c, back, _BLACK, [(((130, 872, 4), (176, 852, 8), (220, 842, 5)), 4.0)], thickness=24, rim=0.2, detail=0.88
    )
    feathers(c, wing, (0.33, 0.03, 262), 2.75, seed="wing", length=(12, 22), spacing=5.5, detail=0.88)
    bar = c.mask(limb([(112, 884, 3), (150, 872, 5), (196, 866, 4), (216, 862, 2)], 20), soft=0.8)
    c.glaze(bar, (0.95, 0.012, 90), 0.9)
    neck = Clay(c, (190, 780, 320, 880), melt=7)
    neck.limb([(218, 838, 26), (240, 826, 19), (258, 822, 15)], n=30)
    neck.ball(264, 822, 18, 16, turn=10)
    folds: list[Fold] = [(((222, 850, 4), (238, 840, 7), (250, 836, 3)), -3.0)]
    hood = garment(c, neck.mask(), _BLACK, folds, thickness=20, rim=0.25, detail=0.9)
    fur(c, hood, 2.6, seed="hood", length=(5, 9), spacing=2.2, light=0.06, detail=0.9)
    bill = c.mask(
        curve([(276, 814, CORNER), (300, 826), (330, 840, CORNER), (332, 844, CORNER), (298, 836), (274, 830, CORNER)])
    )
    garment(
        c,
        bill,
        _BILL,
        [(((276, 822, 1.2), (304, 834, 1.4), (330, 843, 0.8)), -2.0)],
        thickness=5,
        gloss=0.2,
        detail=0.92,
    )
    c.form(c.mask(oval(268, 817, 5, 4.6)), (0.62, 0.2, 32), thickness=3, rim=0, detail=0.95)

    def eye(pen: Pen) -> None:
        pen.dot(268.6, 817, 2.6, (0.14, 0.02, 30))
        pen.dot(269.6, 816, 0.8, (0.98, 0.01, 90))
        pen.stroke([(262, 813), (268, 812), (275, 815)], (0.2, 0.02, 262), 2.2)

    c.draw(eye, detail=0.96)


_TIP = (540.0, 889.0)


def mirrored(c: Canvas, bird: Layer) -> None:
    """Lay the bird down so that its bill points left, at `_TIP`."""
    size = 0.92
    x = 332 - (c.x - _TIP[0]) / size
    y = 842 + (c.y - _TIP[1]) / size
    c.paste(bird, bend=(np.asarray(x, np.float32), np.asarray(y, np.float32)))


def lace(c: Canvas, start: tuple[float, float]) -> None:
    """The lace, taut from the boot's uppermost eyelet to the bill, its end hanging."""
    (x, y), (tx, ty) = start, _TIP

    def cord(pen: Pen) -> None:
        pale, dim = (0.95, 0.03, 85), (0.42, 0.05, 60)
        for tone, wide, off in ((dim, 6.2, 1.4), (pale, 3.8, 0.0)):
            pen.stroke([(x, y + off), (x - 16, y + 44 + off), (x + 4, y + 84 + off)], tone, wide)
            pen.stroke([(x, y + off), ((x + tx) / 2, (y + ty) / 2 + 3 + off), (tx, ty + off)], tone, wide)
            pen.stroke([(tx, ty + off), (tx + 6, ty + 26), (tx - 5, ty + 50), (tx + 4, ty + 78)], tone, wide)
        pen.stroke([(tx + 4, ty + 74), (tx + 7, ty + 90)], (0.4, 0.06, 50), 4.4)

    c.draw(cord, relief=1.0, detail=0.92)
