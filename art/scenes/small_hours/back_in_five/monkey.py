"""The monkey that minds the till: it sits on a folded rug and holds one coin up to the light."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import rgb
from art.painting.materials import fur, skin
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import strew

from .table import COIN

_COAT = (0.58, 0.065, 62)
_BARE = (0.7, 0.08, 42)


def monkey(c: Canvas) -> None:
    """Seen from its right side, its back to the left edge."""
    c.multiply(c.mask(oval(150, 1120, 160, 24), soft=10), (0.48, 0.09, 330), 0.65)
    _rug(c)
    tail = Clay(c, (0, 900, 160, 1160), melt=3)
    tail.limb(
        [(96, 1056, 15), (50, 1072, 13), (22, 1040, 12), (30, 990, 11), (58, 976, 10), (66, 1000, 8), (50, 1014, 6)],
        n=40,
    )
    t = tail.relief(0.8)
    c.form(t, _COAT, rim=0.2, detail=0.85)
    fur(c, t, tail.angle, seed="tail", length=(9, 16), spacing=2.4, detail=0.88)
    far = Clay(c, (120, 800, 330, 1000), melt=5)
    far.limb([(190, 900, 20), (226, 930, 15), (256, 930, 12), (280, 934, 10)])
    body = far.relief(0.8)
    c.form(body, _COAT, bias=-0.16, detail=0.85)
    fur(c, body, far.angle, seed="far", length=(8, 14), spacing=2.5, detail=0.86)
    _paw(
        c,
        [(284, 936, 10), (298, 940, 9)],
        [
            [(300, 938, 4.4), (314, 940, 4), (322, 946, 3.4)],
            [(299, 944, 4.4), (312, 948, 4), (318, 954, 3.4)],
            [(294, 946, 4.2), (304, 953, 3.8), (309, 958, 3.2)],
        ],
    )
    trunk = Clay(c, (40, 800, 290, 1140), melt=16)
    trunk.ball(142, 1040, 76, 74, z=0)
    trunk.limb([(138, 1030, 74), (150, 966, 64), (166, 910, 52), (178, 876, 38)], n=36)
    torso = trunk.relief(1.4)
    c.form(torso, _COAT, rim=0.2, shadow=26, detail=0.85)
    fur(c, torso, 1.75, seed="torso", length=(14, 26), spacing=2.7, light=0.11, spread=0.26, detail=0.87)
    belly = c.mask(limb([(214, 930, 12), (216, 980, 18), (204, 1030, 20)]), soft=9) & torso.mask
    c.glaze(belly, (0.86, 0.045, 75), 0.55)
    leg = Clay(c, (80, 980, 320, 1140), melt=8)
    leg.limb([(150, 1072, 50, 8), (206, 1022, 40, 16), (238, 1008, 30, 18)], n=26).limb(
        [(240, 1010, 27, 18), (238, 1060, 19, 16), (226, 1094, 14, 14)], n=20
    )
    thigh = leg.relief(1.0)
    c.occlude(torso.mask, thigh.mask, 9, 0.5)
    c.form(thigh, _COAT, rim=0.2, shadow=16, detail=0.86)
    fur(c, thigh, leg.angle, seed="thigh", length=(11, 20), spacing=2.6, light=0.11, spread=0.26, detail=0.88)
    _paw(
        c,
        [(224, 1098, 13), (250, 1108, 11)],
        [
            [(254, 1104, 5.4), (274, 1106, 5), (284, 1112, 4)],
            [(254, 1110, 5.4), (272, 1114, 5), (280, 1119, 4)],
            [(248, 1114, 5), (262, 1120, 4.6), (270, 1122, 3.6)],
        ],
    )
    _head(c)
    arm = Clay(c, (120, 820, 330, 1000), melt=6)
    arm.limb([(164, 912, 34, 18), (188, 964, 26, 24), (206, 980, 22, 26), (240, 942, 17, 28), (262, 902, 13, 28)], n=40)
    near = arm.relief(0.9)
    c.occlude(torso.mask | thigh.mask, near.mask, 9, 0.5)
    c.form(near, _COAT, rim=0.25, shadow=16, detail=0.87)
    fur(c, near, arm.angle, seed="arm", length=(10, 18), spacing=2.5, light=0.11, spread=0.24, detail=0.89)
    coin = c.mask(oval(280, 856, 15, 17, 14))
    c.form(coin, COIN, thickness=5, gloss=0.6, detail=0.95)
    c.multiply(c.mask(oval(280, 856, 10, 12, 14)) - c.mask(oval(280, 856, 8.4, 10.4, 14)), (0.6, 0.12, 70), 0.6)
    c.glow(284, 850, 14, (0.97, 0.08, 90), 0.35)
    _paw(
        c,
        [(264, 896, 11.5), (268, 884, 11)],
        [
            [(274, 884, 4.6), (284, 878, 4.2), (286, 870, 3.6)],
            [(268, 878, 4.6), (274, 868, 4.2), (281, 866, 3.6)],
            [(262, 878, 4.4), (265, 868, 4), (272, 864, 3.4)],
        ],
    )


def _rug(c: Canvas) -> None:
    """A carpet folded in three, its fringe to the right."""
    for k, (dy, tone) in enumerate(((22.0, (0.46, 0.13, 25)), (10.0, (0.54, 0.15, 28)), (-2.0, (0.5, 0.1, 230)))):
        y = 1104 + dy
        fold = c.mask(
            curve(
                [
                    (14 + 4 * k, y),
                    (26 + 4 * k, y - 20),
                    (150, y - 27),
                    (282 - 3 * k, y - 19),
                    (296 - 3 * k, y, CORNER),
                    (276 - 3 * k, y + 13),
                    (150, y + 18),
                    (30, y + 13),
                ]
            ),
            wobble=1,
        )
        c.shadow(fold, 0, 4, 4, 0.4)
        weave = np.asarray(0.8 * np.sin(c.x * 1.5) * np.sin(c.y * 1.5), np.float32)
        c.form(fold, tone, thickness=12, bump=weave, detail=0.82)
        line = (
            c.mask(
                limb(
                    [
                        (22 + 4 * k, y + 3, 2.6),
                        (90, y + 8, 2.6),
                        (150, y + 9, 2.6),
                        (220, y + 8, 2.6),
                        (290 - 3 * k, y + 2, 2.6),
                    ],
                    40,
                )
            )
            & fold
        )
        c.fill(line, (0.88, 0.09, 82), 0.85, detail=0.82)

    def fringe(pen: Pen) -> None:
        for k in range(11):
            y = 1096 + 3.6 * k
            pen.stroke([(288 - 0.3 * k, y), (300, y + 2), (310 + 2 * (k % 3), y + 5)], (0.92, 0.05, 82), 1.7)

    c.draw(fringe, relief=1, detail=0.85)


def _paw(c: Canvas, palm: list[tuple[float, float, float]], fingers: list[list[tuple[float, float, float]]]) -> None:
    xs = [q[0] for q in palm] + [q[0] for f in fingers for q in f]
    ys = [q[1] for q in palm] + [q[1] for f in fingers for q in f]
    clay = Clay(c, (min(xs) - 20, min(ys) - 20, max(xs) + 20, max(ys) + 20), melt=2.5)
    clay.limb([(*q, 0.0) for q in palm], n=12)
    for k, f in enumerate(fingers):
        clay.limb([(*q, 3.0 + k) for q in f], n=12, melt=1)
    skin(c, clay.relief(0.4), (0.52, 0.06, 42), detail=0.95)


def _head(c: Canvas) -> None:
    """Three-quarter to the right, chin up a little, one eye nearly shut to judge the coin."""
    clay = Clay(c, (110, 760, 290, 930), melt=8)
    clay.ball(192, 842, 50, 48, z=10).ball(212, 858, 36, 34, z=18)
    skull = clay.relief(1.0)
    c.shadow(skull.mask, -4, 12, 9, 0.4)
    c.form(skull, _COAT, rim=0.25, detail=0.9)
    x, y = c.x[skull.mask.where], c.y[skull.mask.where]
    out = np.arctan2(y - 852, x - 226).astype(np.float32)
    fur(c, skull, out, seed="head", length=(10, 18), spacing=2.3, light=0.11, spread=0.2, detail=0.91)
    ear = c.mask(oval(160, 846, 15, 18, -12))
    c.form(ear, _BARE, thickness=10, rim=0.3, detail=0.92)
    c.multiply(c.mask(oval(161, 848, 8, 11, -12), soft=2), (0.6, 0.09, 30), 0.6)
    face = Clay(c, (180, 800, 290, 910), melt=6)
    face.ball(222, 846, 27, 27, z=20).ball(241, 866, 23, 19, z=30, turn=12).limb(
        [(206, 836, 8, 44), (224, 830, 8, 46), (240, 836, 7, 46)], n=14
    )
    bare = face.relief(0.8)
    skin(c, bare, _BARE, detail=0.95)
    for ex, ey, wide in ((215.0, 843.0, 6.4), (238.0, 844.0, 4.8)):
        pit = c.mask(oval(ex, ey, wide + 2.4, 5.6, 6), soft=2)
        c.multiply(pit, (0.72, 0.07, 40), 0.6)
    eye = c.mask(curve([(209, 844, CORNER), (215, 840.5), (222, 844, CORNER), (216, 847.6)]))
    c.fill(eye, (0.2, 0.04, 45), detail=0.98)
    c.fill(c.mask(oval(217.4, 842.6, 1.3, 1.2)), (0.97, 0.03, 85), detail=0.99)

    def lines(pen: Pen) -> None:
        dark = (0.3, 0.05, 35)
        pen.stroke([(208, 844.5), (215, 839.6), (223, 844)], dark, 2.2, 0.85)
        pen.stroke([(233, 845), (238, 846.6), (243, 844.4)], dark, 2.2, 0.85)
        pen.stroke([(248, 858), (252, 861), (250, 864)], dark, 2.2, 0.7)
        pen.stroke([(256, 857), (258, 860)], dark, 2, 0.7)
        pen.stroke([(228, 879), (242, 880), (254, 875), (260, 868)], (0.4, 0.08, 25), 2.2, 0.75)

    c.draw(lines, soft=0.4, detail=0.97)
    c.glaze(c.mask(oval(230, 862, 12, 8), soft=5) & bare.mask, (0.72, 0.12, 22), 0.4)
    r = c.rng("ruff")
    n = 90
    a = r.uniform(1.3, 3.9, n)
    px, py = 222 + 34 * np.cos(a), 856 + 34 * np.sin(a)
    tone = np.repeat(rgb((0.8, 0.05, 75))[None], n, 0) * r.uniform(0.75, 1.05, (n, 1))
    strew(c, "hair", px, py, r.uniform(12, 20, n), a, np.clip(tone, 0, 1).astype(np.float32), seed="ruff", detail=0.92)
