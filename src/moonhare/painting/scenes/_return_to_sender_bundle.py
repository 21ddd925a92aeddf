"""The bundle of Return to Sender: cloth knotted at the bill, the old clerk asleep in it, his briefcase."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb

_LINEN = (0.94, 0.03, 84)


def _cloth(
    c: Canvas, m: Mask, angle: float, seed: str, bias: float = 0.0, fold: float = 20.0, depth: float = 6.0
) -> None:
    relief = cloth(
        c, m, _LINEN, angle=angle, fold=fold, depth=depth, thickness=40, seed=seed, rim=0.8, bias=bias, detail=0.8
    )
    # A woven blue line or two, as on kitchen linen.
    _ = relief


def bundle(c: Canvas, at: tuple[float, float]) -> None:
    """Hang the bundle from the bill's tip at `at`."""
    x, y = at
    back = c.mask(
        curve(
            [
                (x, y + 6, CORNER),
                (x + 44, y + 96),
                (x + 104, y + 206, CORNER),
                (x + 60, y + 256),
                (x - 40, y + 262),
                (x - 112, y + 214, CORNER),
                (x - 50, y + 100),
            ],
            pull=0.3,
        )
    )
    inside = c.mask(
        curve(
            [
                (x + 2, y + 46, CORNER),
                (x + 34, y + 110),
                (x + 92, y + 204, CORNER),
                (x + 60, y + 260),
                (x - 40, y + 262),
                (x - 98, y + 212, CORNER),
                (x - 38, y + 112),
            ],
            pull=0.3,
        )
    )
    _cloth(c, back, 84, "back", -0.02, 26, 3)
    c.multiply(inside.blur(3) & back, (0.72, 0.085, 55), 0.75)
    for side, ex, ey in ((-1, x - 112, y + 216), (1, x + 106, y + 204)):
        band = c.mask(
            limb([(x, y + 4, 9), (x + side * 38, y + 84, 12), (ex - side * 14, ey - 24, 12), (ex, ey + 6, 12)])
        )
        c.shadow(band, -3, 4, 4, 0.3)
        _cloth(c, band, 90 - side * 30, f"band{side}", 0.06, 11, 1.6)
    who = Person(
        age="old",
        girth=1.05,
        belly=0.2,
        skin=(0.74, 0.075, 52),
        hair=(0.9, 0.015, 250),
        hair_style="bald",
        beard="moustache",
        top=(0.42, 0.05, 255),
        bottom=(0.36, 0.045, 258),
        shoes=(0.26, 0.04, 40),
        dress="trousers",
    )
    pose = Pose(
        lean=-2, bend=14, head=16, arm_near=(-30, 10), arm_far=(6, 62), leg_near=(92, 70), leg_far=(78, 62), turn=-46
    )
    j = joints(who, pose, x + 16, y + 246, 256, hold="hip")
    paint_person(c, who, j, near_arm_last=False)
    tie = c.mask(
        limb(
            [
                (j.neck[0] + 9, j.neck[1] + 8, 2.4),
                (j.chest[0] + 15, j.chest[1] + 2, 4),
                (j.waist[0] + 15, j.waist[1] - 8, 4.6),
            ]
        )
    )
    collar = c.mask(limb([(j.neck[0] - 2, j.neck[1] + 2, 5), (j.neck[0] + 10, j.neck[1] + 5, 5)]))
    c.form(collar, (0.95, 0.02, 90), thickness=6, detail=0.9)
    c.form(tie, (0.56, 0.18, 28), thickness=5, detail=0.9)
    tuft = c.mask(
        limb(
            [
                (j.head[0] - 12, j.head[1] + 2, 6),
                (j.head[0] - 11, j.head[1] + 12, 7),
                (j.head[0] - 5, j.head[1] + 17, 4),
            ]
        ),
        wobble=2,
        cell=5,
    )
    c.form(tuft, (0.95, 0.015, 250), thickness=6, rim=0.6, detail=0.9)
    front = c.mask(
        curve(
            [
                (x - 116, y + 208, CORNER),
                (x - 70, y + 234),
                (x + 4, y + 246),
                (x + 66, y + 232),
                (x + 108, y + 198, CORNER),
                (x + 112, y + 256),
                (x + 78, y + 314),
                (x + 6, y + 340),
                (x - 72, y + 318),
                (x - 114, y + 262),
            ],
            pull=0.34,
        )
    )
    c.shadow(front, 0, -6, 6, 0.5, (0.4, 0.06, 265))
    fx, fy = c.x[front.where] - x, c.y[front.where] - y
    sag = fy + 0.0052 * (fx - 8) ** 2 + (c.field("sag", 90, 2)[front.where] - 0.5) * 40
    folds = np.sin(sag * 0.13) * 4 + np.sin(sag * 0.31 + fx * 0.02) * 1.4
    linen = ramp([(0.55, 0.06, 270), (0.7, 0.05, 285), (0.86, 0.04, 40), (0.95, 0.045, 78), (0.99, 0.03, 88)])
    c.form(front, linen, bump=np.asarray(folds, np.float32), thickness=90, rim=0.8, mottle=0.03, bias=0.06, detail=0.8)
    weave = (c.noise.at("weave", fx / 1.6, fy / 1.6, 1.0, 1) - 0.5) * 0.05
    c.multiply(front * np.asarray(np.clip(0.5 + weave * 8, 0, 1), np.float32), (0.9, 0.03, 270), 0.3)
    for k, wide in ((12.0, 3.4), (21.0, 2.0), (27.0, 1.0)):
        hem = np.exp(-(((fy - 244 + 0.0031 * (fx + 4) ** 2 - k - 0.012 * fx) / wide) ** 2))
        c.glaze(front * np.asarray(hem, np.float32), (0.52, 0.1, 258), 0.6)
    low = np.asarray(smoothstep(y + 250, y + 344, c.y), np.float32)
    c.multiply(front * low, (0.72, 0.06, 262), 0.5)
    c.screen(front.edge(5, 1, 4), (0.98, 0.09, 80), 0.5)
    for ear_points in (
        [(x - 4, y + 8, 8), (x - 30, y + 20, 11), (x - 52, y + 18, 3)],
        [(x + 6, y + 2, 8), (x + 30, y - 22, 12), (x + 58, y - 30, 3)],
    ):
        ear = c.mask(limb(ear_points))
        c.shadow(ear, -3, 4, 3, 0.3)
        _cloth(c, ear, 30, f"ear{ear_points[1][0]:.0f}", 0.05, 9, 1.8)
    knot = c.mask(limb([(x - 9, y + 12, 10), (x + 1, y + 9, 13), (x + 10, y + 11, 10)]))
    c.shadow(knot, -2, 4, 4, 0.4)
    _cloth(c, knot, 80, "knot", 0.08, 9, 2)
    paint_near_arm(c, who, j)
    _briefcase(c, j.hand_near[0], j.hand_near[1])


def _briefcase(c: Canvas, x: float, y: float) -> None:
    """It hangs by its handle."""
    case = c.mask(box(x - 34, y + 16, 70, 48, 6, 5))
    c.shadow(case, -8, 6, 6, 0.35, (0.45, 0.06, 262))
    c.draw(
        lambda pen: pen.stroke(
            [(x - 10, y + 18), (x - 8, y + 4), (x + 10, y + 4), (x + 12, y + 19)], (0.28, 0.05, 40), 4
        ),
        relief=2,
        detail=0.85,
    )
    c.form(case, (0.42, 0.09, 45), thickness=9, mottle=0.1, grain=7, rim=0.9, gloss=0.2, detail=0.85)
    flap = c.mask(box(x - 33, y + 16, 68, 21, 5, 5))
    c.form(flap, (0.48, 0.1, 48), thickness=5, rim=0.5, detail=0.85)

    def locks(pen: Pen) -> None:
        for dx in (-17, 19):
            pen.fill(box(x + dx - 4, y + 32, 8, 9, 1), (0.8, 0.12, 82))

    c.draw(locks, relief=2, detail=0.9)
