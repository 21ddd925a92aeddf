"""The dog that waits, and the sandal that it has brought."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_BLACK: Colour = (0.36, 0.035, 280)
_WHITE: Colour = (0.93, 0.02, 80)


def dog(c: Canvas) -> None:
    """Paint a sheepdog that sits, looking up to the right."""
    shade = c.mask(curve([(30, 1080), (120, 1060), (250, 1078), (300, 1106), (180, 1124), (40, 1112)]), soft=6)
    c.multiply(shade, (0.56, 0.1, 256), 0.7)
    tail = Clay(c, (-20, 980, 140, 1130), melt=6)
    tail.limb([(74, 1074, 20), (36, 1090, 20), (4, 1084, 18), (-20, 1066, 12)])
    _coat(c, tail, "tail", _BLACK, (12, 26))
    far = Clay(c, (150, 900, 300, 1130), melt=8)
    far.limb([(196, 930, 26), (214, 990, 18), (216, 1030, 13), (214, 1064, 12), (218, 1080, 13), (240, 1088, 10)], n=40)
    _coat(c, far, "far", (0.86, 0.025, 80), (7, 14))
    c.multiply(far.mask(), (0.62, 0.06, 262), 0.4)
    clay = Clay(c, (20, 740, 320, 1130), melt=16)
    clay.limb([(98, 1030, 54), (112, 970, 56), (140, 916, 48), (158, 876, 38)])
    clay.limb([(148, 900, 46), (164, 858, 40), (178, 826, 35)])
    clay.ball(94, 1046, 56, 50)
    clay.limb([(108, 1062, 38, 10), (140, 1076, 26, 14), (160, 1096, 15, 16), (184, 1104, 11, 16)], melt=10)
    clay.limb(
        [(166, 940, 30, 8), (176, 1000, 19, 14), (180, 1060, 15, 14), (182, 1092, 14, 14), (202, 1102, 11, 14)], melt=10
    )
    clay.ball(180, 800, 43, 40, z=8)
    clay.limb([(196, 806, 29, 14), (222, 797, 21, 14), (246, 787, 15.5, 14)], melt=6)
    clay.ball(206, 932, 22, 40, z=4, turn=8)
    body = clay.relief(2)
    _coat(c, clay, "body", _BLACK, (9, 22))
    # White: breast and collar, forefoot, blaze, muzzle.
    white = c.mask(
        curve(
            [
                (200, 846),
                (224, 900),
                (232, 940),
                (216, 986),
                (188, 1000),
                (158, 950),
                (152, 890),
                (142, 850),
                (168, 840),
            ]
        ),
        wobble=8,
    )
    foot = c.mask(curve([(152, 1030), (206, 1024), (226, 1110), (140, 1116)]), wobble=7)
    muzzle = c.mask(
        curve([(210, 826), (204, 796), (188, 762), (206, 764), (224, 780), (266, 770), (262, 804)]), wobble=2
    )
    for m, seed in ((white, "bib"), (foot, "foot"), (muzzle, "muzzle")):
        part = body.within(m)
        c.form(part, _WHITE, rim=0.1, mottle=0.08, detail=0.5, shadow=10)
        fur(c, part, clay.angle, seed=seed, length=(7, 16), spacing=2.4, light=0.12, spread=0.4, detail=0.5)
    bib = c.mask(curve([(196, 880), (222, 910), (226, 950), (206, 984), (180, 930)]))
    fur(c, c.relief(bib, 8), 1.35, seed="ruff", length=(18, 34), spacing=4, light=0.14, spread=0.4, detail=0.5)
    back = [(158, 786), (150, 762, CORNER), (134, 782), (126, 812), (138, 842)]
    flap = c.mask(curve([*back, (156, 836), (168, 806)]), wobble=1.5)
    c.multiply(flap.move(5, 6).blur(4), (0.2, 0.03, 280), 0.5)
    c.form(flap, mix(_BLACK, (0.2, 0.02, 280), 0.35), thickness=9, rim=0.35, detail=0.6)
    fur(c, c.relief(flap, 8), 1.9, seed="ear", length=(9, 18), spacing=2.2, light=0.14, detail=0.7)

    def head(pen: Pen) -> None:
        pen.fill(oval(257, 781, 9, 8, -20), (0.2, 0.03, 300))
        pen.fill(oval(255, 778, 3, 1.8, -20), (0.75, 0.03, 260), 0.8)
        pen.stroke([(256, 794), (238, 808), (220, 811)], (0.3, 0.05, 20), 2.2, 0.8)
        pen.fill(curve([(197, 790, CORNER), (203, 782), (212, 785, CORNER), (205, 793)]), (0.2, 0.05, 50))
        pen.dot(206, 785.5, 1.6, (0.97, 0.02, 90))
        pen.stroke([(193, 780), (201, 774), (212, 778)], (0.62, 0.04, 60), 2.4, 0.8)
        for k in range(3):
            pen.stroke([(196 + 7 * k, 1100), (199 + 7 * k, 1108)], (0.5, 0.04, 270), 1.6, 0.7)

    c.draw(head, detail=0.92)
    band = c.mask(
        curve([(129, 846, CORNER), (166, 866), (210, 848, CORNER), (213, 860, CORNER), (168, 880), (129, 861, CORNER)])
    )
    c.form(band, (0.58, 0.18, 28), thickness=6, rim=0.2, detail=0.7)


def _coat(c: Canvas, clay: Clay, seed: str, colour: Colour, length: tuple[float, float]) -> None:
    relief = clay.relief(2)
    lock = c.noise.at(f"lock/{seed}", clay.across / 9, clay.along / 30, 1.0, 2) - 0.5
    c.form(
        relief, colour, bump=np.asarray(lock * 4.5, np.float32), rim=0.3, mottle=0.1, detail=0.4, shadow=20, bias=0.03
    )
    fur(
        c,
        relief,
        clay.angle,
        seed=f"dog{seed}",
        length=length,
        spacing=2.8,
        light=0.12,
        lift=0.03,
        spread=0.4,
        detail=0.42,
    )
    c.screen(relief.mask.edge(-5, -5, 3), (0.86, 0.05, 240), 0.35)


def sandal(c: Canvas) -> None:
    """Paint a woman's red sandal on the snow by her boot: it lies a little on its side."""
    x0, y0 = 196.0, 1146.0

    def at(u: float, v: float) -> tuple[float, float]:
        return x0 + 1.2 * (u + 0.1 * v), y0 + 1.2 * (v - 0.12 * u)

    dent = c.mask(oval(x0 + 62, y0 + 4, 84, 24, -7), soft=4)
    c.multiply(dent, (0.58, 0.1, 256), 0.75)
    heel, toe = [(0, 2), (2, -10), (18, -15)], [(46, -10), (74, -18), (100, -14), (108, 0), (96, 14), (68, 17)]
    outline = [at(*q) for q in [*heel, *toe, (42, 10), (16, 13)]]
    under = c.mask(curve([(x, y + 8) for x, y in outline]))
    c.form(under, (0.42, 0.08, 50), thickness=8, rim=0.1, detail=0.8)
    top = c.mask(curve(outline))
    c.form(top, (0.78, 0.075, 72), thickness=7, rim=0.2, detail=0.8)
    c.multiply(c.mask(curve([at(72, -8), at(98, -6), at(98, 6), at(74, 9)]), soft=3) & top, (0.6, 0.09, 40), 0.45)
    c.multiply(c.mask(oval(*at(18, -1), 15, 9), soft=3) & top, (0.6, 0.09, 40), 0.4)

    def straps(pen: Pen) -> None:
        red, hot = (0.5, 0.19, 26), (0.6, 0.21, 28)

        vamp = [(60, 16), (58, -8), (66, -31), (84, -34), (100, -16), (98, 13)]
        pen.fill(curve([at(*q) for q in [(62, -16), (70, -38), (88, -34), (98, -14)]]), red)
        pen.stroke([at(4, -8), at(-1, -30), at(12, -44), at(28, -42)], red, 8)
        pen.fill(curve([at(*q) for q in vamp]), hot)
        pen.stroke([at(76, -32), at(56, -42), at(32, -40)], hot, 8)
        pen.stroke([at(30, -42), at(38, -22), at(26, 13)], hot, 8)
        pen.fill(oval(*at(80, -8), 9, 13, 10), red)
        pen.stroke(oval(*at(35, -24), 6, 7), (0.88, 0.1, 88), 2.4)

    c.draw(straps, relief=5, detail=0.88)
    lip = c.mask(
        curve([at(-12, 12), at(20, 18), at(60, 23), at(110, 18), at(122, 24), at(60, 33), at(6, 26)]), wobble=2.5
    )
    c.form(lip, (0.95, 0.015, 90), thickness=9, rim=0.1, mottle=0.03, detail=0.4)
