"""The octopus that has taken one of his shoes."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.garments import Fold, garment, turned
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, limb, oval

from .bath import net_of_light

_SKIN: Colour = (0.56, 0.15, 18)
_BOX = (500.0, 830.0, 800.0, 1190.0)

_Arm = tuple[tuple[float, float, float], ...]

_BEHIND: tuple[_Arm, ...] = (
    ((690, 1010, 20), (740, 1030, 15), (780, 1010, 11), (806, 980, 8)),
    ((660, 1030, 19), (700, 1090, 14), (752, 1100, 10), (776, 1074, 7), (758, 1054, 4)),
    ((640, 1000, 18), (622, 962, 14), (600, 934, 10), (568, 942, 8), (552, 968, 6)),
)
_BEFORE: tuple[_Arm, ...] = (
    ((648, 1020, 20), (618, 1052, 17), (572, 1060, 12), (530, 1042, 8), (512, 1004, 5), (526, 988, 3)),
    ((660, 1034, 19), (650, 1090, 15), (612, 1126, 11), (566, 1126, 7), (552, 1108, 3)),
    ((690, 1026, 18), (722, 1076, 14), (712, 1126, 10), (676, 1146, 7), (654, 1132, 3)),
)


def _paint(c: Canvas, clay: Clay, bias: float = 0.0) -> Relief:
    body = clay.relief(1.4)
    warts = (c.field("warts", 7, 2)[body.mask.where] - 0.5) * 1.3
    c.form(
        body,
        _SKIN,
        bump=np.asarray(warts, np.float32),
        rim=0.0,
        gloss=0.08,
        gloss_sharpness=18,
        mottle=0.12,
        grain=18,
        bias=bias,
        detail=0.82,
    )
    spots = np.asarray(smoothstep(0.48, 0.78, c.field("spots", 16, 3)), np.float32)
    c.glaze(body.mask * spots, (0.82, 0.1, 36), 0.34)
    return body


def octopus(c: Canvas) -> None:
    """Paint the octopus, its arms about the shoe."""
    shade = c.mask(oval(650, 1128, 140, 26, 2), soft=12)
    c.multiply(shade, (0.5, 0.085, 205), 0.6)
    far = Clay(c, _BOX, melt=6)
    for arm in _BEHIND:
        far.limb(list(arm), n=48)
    _paint(c, far, -0.1)
    body = Clay(c, _BOX, melt=22)
    body.ball(700, 912, 58, 72, turn=24)
    body.ball(664, 984, 44, 42)
    body.ball(662, 950, 20, 18, z=26)
    body.limb([(660, 1000, 34), (662, 1030, 34)])
    near = _paint(c, body)
    c.glaze(near.mask * np.asarray(smoothstep(960, 860, c.y), np.float32), (0.8, 0.11, 30), 0.25)
    _eye(c)
    _shoe(c)
    over = Clay(c, _BOX, melt=4)
    over.limb(
        [(606, 936, 10.5), (584, 934, 9.5), (562, 950, 8, 8), (552, 976, 7, 10), (560, 1000, 5, 8), (572, 996, 3, 6)],
        n=48,
    )
    _paint(c, over)
    for k, arm in enumerate(_BEFORE):
        clay = Clay(c, _BOX, melt=4)
        clay.limb(list(arm), n=48)
        c.shadow(clay.mask(), 2, 8, 6, 0.4, (0.35, 0.09, 330))
        _paint(c, clay, 0.02)
        _suckers(c, arm, k)
    c.screen(
        c.mask(curve([(600, 850), (780, 850), (780, 1130), (520, 1130)])) * net_of_light(c, c.x / 92, c.y / 118, 0.8),
        (0.97, 0.06, 120),
        0.22,
    )
    c.glaze(c.mask(curve([(560, 850), (800, 830), (800, 1150), (500, 1150)]), soft=20), (0.78, 0.09, 182), 0.08)


def _suckers(c: Canvas, arm: _Arm, k: int) -> None:
    def rows(pen: Pen) -> None:
        for j in range(15):
            t = 0.24 + 0.7 * j / 14
            i = min(int(t * (len(arm) - 1)), len(arm) - 2)
            u = t * (len(arm) - 1) - i
            (ax, ay, ar), (bx, by, br) = arm[i], arm[i + 1]
            x, y, r = ax + (bx - ax) * u, ay + (by - ay) * u, ar + (br - ar) * u
            dx, dy = bx - ax, by - ay
            n = float(np.hypot(dx, dy)) or 1.0
            side = 1.0 if k != 0 else -1.0
            px, py = x - dy / n * r * 0.72 * side, y + dx / n * r * 0.72 * side
            pen.dot(px, py, r * 0.27, (0.9, 0.05, 30), 0.95)
            pen.dot(px, py, r * 0.12, (0.55, 0.12, 10), 0.7)

    c.draw(rows, relief=1.2, detail=0.88)


def _eye(c: Canvas) -> None:
    x, y = 660.0, 946.0
    c.form(c.mask(oval(x, y, 12.5, 10, -14)), (0.86, 0.1, 88), thickness=8, rim=0, mottle=0.1, detail=0.95)

    def pupil(pen: Pen) -> None:
        pen.fill(curve([(x - 10, y + 4, CORNER), (x - 1, y), (x + 8, y, CORNER), (x - 1, y + 5)]), (0.16, 0.03, 40))
        pen.dot(x + 2, y - 3, 1.5, (0.99, 0.01, 100), 0.9)

    c.draw(pupil, detail=0.96)
    lid = Clay(c, _BOX, melt=2)
    lid.limb([(x - 14, y - 2, 4, 8), (x - 2, y - 9, 5.4, 10), (x + 13, y - 6, 4, 8)], n=12)
    _paint(c, lid, -0.04)


def _shoe(c: Canvas) -> None:
    """A polished town shoe, its laces loose."""
    black: Colour = (0.27, 0.035, 35)

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return turned(points, 516, 1050, 0.96, -25)

    inside = c.mask(curve(put((86, 66), (112, 74), (146, 66), (142, 52), (100, 52))))
    garment(c, inside, (0.56, 0.1, 50), thickness=6, bias=-0.2, detail=0.85)
    upper = c.mask(
        curve(
            [
                *put((0, 4, CORNER), (-3, 14), (6, 28), (32, 38), (58, 46), (84, 70, CORNER), (92, 60), (118, 58)),
                *put((148, 72, CORNER), (154, 46), (150, 4, CORNER), (76, 6)),
            ]
        )
    )
    sole = c.mask(limb(put((2, 1, 4.6), (60, 0, 5), (104, 3, 4.6), (150, 2, 5)), 24))
    heel = c.mask(curve(put((104, 3, CORNER), (152, 3, CORNER), (150, -14, CORNER), (106, -14, CORNER)), pull=0.1))
    garment(c, heel | sole, (0.36, 0.06, 50), thickness=6, detail=0.88)
    folds: list[Fold] = [
        (put((30, 26, 5), (44, 22, 7), (54, 12, 4)), -3.0),
        (put((10, 20, 6), (24, 26, 10), (40, 24, 5)), 4.0),
        (put((100, 44, 8), (124, 36, 14), (140, 26, 8)), 4.0),
    ]
    garment(c, upper, black, folds, thickness=20, weave=0.0, gloss=0.55, rim=0.3, mottle=0.03, depth=0.4, detail=0.92)
    for line in (put((34, 38, 1.5), (42, 22, 1.8), (40, 5, 1.5)), put((84, 68, 1.4), (92, 40, 1.8), (84, 6, 1.4))):
        seam = c.mask(limb(line, 14))
        c.multiply(seam & upper, (0.2, 0.03, 40), 0.8)
        c.screen(seam.move(-2, 0) & upper, (0.8, 0.04, 60), 0.3)

    def laces(pen: Pen) -> None:
        for k in range(3):
            pen.stroke(put((50 + 10 * k, 44 + 7 * k), (62 + 9 * k, 34 + 7 * k)), (0.86, 0.04, 80), 2.6)
        pen.stroke(put((80, 66), (62, 80), (50, 70), (30, 84)), (0.86, 0.04, 80), 2.4)
        pen.stroke(put((80, 66), (76, 92), (60, 104), (62, 122)), (0.86, 0.04, 80), 2.4)

    c.draw(laces, relief=1.2, detail=0.9)
