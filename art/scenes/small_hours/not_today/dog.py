"""The dog that waits, seen from behind, and the sandal that it has brought."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, rgb
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.stamps import jittered, scatter, strew

_BLACK: Colour = (0.25, 0.03, 275)
_LIT: Colour = (0.42, 0.035, 260)
_WHITE: Colour = (0.88, 0.02, 80)


def _hair(c: Canvas, m: Mask, dark: Colour, lit: Colour, seed: str, toward: tuple[float, float], long: float) -> None:
    """Fill with hair that hangs away from a point, lit from the upper left, its ends over the edge."""
    c.fill(m, mix(dark, lit, 0.2), detail=0.4)
    r = c.rng(seed)
    n = int(m.a.sum() / c.scale**2 / 9)
    x, y = scatter(m, n, r, "down")
    x0, y0, x1, y1 = (v / c.scale for v in m.box)
    side = (x1 - x) / max(x1 - x0, 1) * 0.75 + (y1 - y) / max(y1 - y0, 1) * 0.35 - 0.25
    t = np.clip(side + r.normal(0, 0.16, len(x)), 0, 1)[:, None]
    tones = jittered(rgb(dark) + (rgb(lit) - rgb(dark)) * t, r, 0.08, 0.01)
    angle = np.arctan2(y - toward[1], (x - toward[0]) * 0.55) + r.normal(0, 0.22, len(x))
    strew(c, "hair", x, y, long * r.uniform(0.6, 1.2, len(x)), angle, tones, seed=f"hair/{seed}", detail=0.45)


def dog(c: Canvas) -> None:
    """Paint a sheepdog that sits with its back to us, head lifted to the right."""
    dent = c.mask(curve([(16, 1110), (90, 1076), (220, 1080), (262, 1120), (180, 1150), (60, 1146)]), soft=9)
    c.multiply(dent, (0.5, 0.1, 258), 0.75)
    tail = c.mask(
        curve(
            [(84, 1096), (44, 1112), (22, 1092), (22, 1062), (8, 1050), (-8, 1074), (-4, 1112), (24, 1140), (84, 1140)]
        ),
        wobble=2,
    )
    _hair(c, tail, _BLACK, _LIT, "tail", (100, 1120), 24)
    tip = c.mask(curve([(24, 1076), (18, 1050), (4, 1040), (-10, 1064), (-8, 1084), (8, 1070)]), soft=2)
    _hair(c, tip, (0.66, 0.03, 250), _WHITE, "tip", (20, 1120), 18)
    body = c.mask(
        curve([(106, 862), (84, 910), (58, 970), (34, 1030), (26, 1084), (50, 1126), (110, 1138), (176, 1132),
               (206, 1100), (206, 1040), (200, 980), (196, 920), (186, 866), (150, 846)]), wobble=3)  # fmt: skip
    _hair(c, body, _BLACK, _LIT, "body", (140, 760), 34)
    flank = c.mask(curve([(150, 900), (166, 1000), (150, 1120), (200, 1130), (222, 1080), (200, 960)]), soft=14)
    c.multiply(flank & body, (0.3, 0.05, 270), 0.6)
    haunch = c.mask(curve([(60, 1050), (90, 1030), (112, 1060), (112, 1120), (70, 1128), (48, 1090)]), soft=6)
    c.screen(haunch, (0.4, 0.05, 255), 0.3)
    crease = c.mask(
        curve([(92, 1010), (120, 1024), (134, 1060), (132, 1126), (146, 1126), (148, 1058), (130, 1014)]), soft=6
    )
    c.multiply(crease & body, (0.3, 0.04, 275), 0.6)
    ruff = c.mask(
        curve(
            [
                (150, 866),
                (186, 858),
                (200, 890),
                (204, 940),
                (196, 990),
                (178, 960),
                (160, 930),
                (120, 912),
                (92, 900),
                (104, 876),
            ]
        ),
        wobble=4,
    )
    _hair(c, ruff, (0.62, 0.04, 255), _WHITE, "ruff", (150, 800), 26)
    # The head, lifted to her: skull and muzzle in one, an ear laid back.
    head = c.mask(
        curve([(104, 872), (100, 826), (114, 788), (142, 768), (168, 768), (186, 764), (212, 744), (232, 730),
               (242, 736), (238, 752), (216, 778), (194, 806), (184, 836), (184, 874), (140, 888)]),
        wobble=1.5)  # fmt: skip
    _hair(c, head, _BLACK, _LIT, "head", (190, 740), 15)
    white = c.mask(
        curve([(176, 782), (206, 752), (232, 734), (242, 738), (236, 752), (214, 778), (194, 804), (182, 812)])
    )
    _hair(c, white & head, (0.66, 0.03, 250), _WHITE, "muzzle", (150, 830), 9)
    ear = c.mask(curve([(146, 776, CORNER), (120, 764), (92, 776), (74, 802, CORNER), (98, 812), (128, 808)]))
    c.multiply(ear.blur(5).move(4, 9) & head, (0.2, 0.03, 275), 0.7)
    _hair(c, ear, (0.2, 0.03, 275), (0.44, 0.035, 262), "ear", (160, 760), 13)

    def face(pen: Pen) -> None:
        pen.fill(oval(239, 735, 8, 7, -30), (0.16, 0.02, 290))
        pen.dot(237, 732, 1.8, (0.7, 0.03, 250), 0.8)
        pen.stroke([(236, 750), (220, 764), (206, 772)], (0.34, 0.04, 30), 2, 0.8)
        pen.fill(oval(179, 782, 5, 4.4, -30), (0.13, 0.03, 40))
        pen.dot(178, 780.5, 1.3, (0.9, 0.02, 90), 0.9)

    c.draw(face, detail=0.9)
    lip = c.mask(
        curve([(30, 1122), (80, 1136), (130, 1146), (180, 1132), (206, 1124), (190, 1150), (120, 1164), (50, 1152)]),
        wobble=4,
    )
    c.fill(lip.blur(5), (0.84, 0.045, 246), alpha=0.9, detail=0.3)
    c.screen(lip.blur(3).edge(-2, -5, 3), (0.97, 0.02, 90), 0.25)


def sandal(c: Canvas) -> None:
    """Paint a red sandal lying on the snow, sole down, seen from above at a slant."""

    def at(u: float, v: float) -> tuple[float, float]:
        return 262 + 0.95 * u + 0.32 * v, 1158 - 0.2 * u + 0.58 * v

    sole = [(-62, -4), (-58, -18), (-36, -24), (0, -18), (34, -26), (60, -16), (66, 4), (50, 22), (20, 22), (-10, 14),
            (-38, 18), (-58, 12)]  # fmt: skip
    under = c.mask(curve([at(*q) for q in sole]))
    c.multiply(under.blur(5).move(6, 8), (0.45, 0.1, 258), 0.8)
    c.fill(under.move(1, 5), (0.36, 0.06, 45), detail=0.7)
    c.form(under, (0.72, 0.07, 68), thickness=5, rim=0, gain=0.6, detail=0.7)
    c.multiply(c.mask(oval(*at(-36, -2), 17, 9, -10), soft=4), (0.55, 0.08, 45), 0.5)
    c.multiply(c.mask(oval(*at(38, -2), 20, 11, -10), soft=4), (0.55, 0.08, 45), 0.5)

    def straps(pen: Pen) -> None:
        red, dark = (0.52, 0.18, 27), (0.4, 0.15, 25)
        pen.fill(curve([at(14, 23), (at(22, -4)[0], at(22, -4)[1] - 20), at(34, -27), at(52, -22),
                        (at(46, 0)[0], at(46, 0)[1] - 18), at(40, 24)]), red)  # fmt: skip
        pen.stroke([at(-58, 10), (at(-66, -4)[0], at(-66, -4)[1] - 16), at(-52, -20)], dark, 7)
        a, b = at(-30, 17), at(-30, -23)
        pen.stroke([a, ((a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 - 26), b], red, 7)
        pen.stroke([((a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 - 20), at(20, -4)], dark, 0.1)

    c.draw(straps, relief=2, detail=0.85)
