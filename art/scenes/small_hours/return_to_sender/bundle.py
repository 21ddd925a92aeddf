"""The bundle of Return to Sender: cloth knotted at the bill, the old clerk asleep in it, his briefcase."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.figure import Joints, Person, Pose, joints
from art.painting.motifs.people import paint_near_arm, paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb

_SIZE = 1.25


_FOLDS = ramp([(0.52, 0.1, 292), (0.68, 0.09, 312), (0.84, 0.08, 15), (0.94, 0.07, 64), (0.99, 0.04, 84)])


def _cloth(c: Canvas, m: Mask, angle: float, fold: float, depth: float) -> None:
    """Twisted linen whose folds run along `angle` (degrees)."""
    a = math.radians(angle)
    across = c.x[m.where] * math.sin(a) - c.y[m.where] * math.cos(a)
    along = c.x[m.where] * math.cos(a) + c.y[m.where] * math.sin(a)
    n = c.noise.at("twist", along / 34, across / 12, 1.0, 3) - 0.5
    bump = depth * np.sin(across * 2 * math.pi / fold + along / 26 + 5 * n)
    c.form(m, _FOLDS, bump=np.asarray(bump, np.float32), thickness=15, rim=0.8, mottle=0.03, bias=0.06, detail=0.8)


def bundle(c: Canvas, at: tuple[float, float]) -> None:
    """Hang the bundle from the bill's tip at `at`."""
    x, y = at

    def q(dx: float, dy: float, *more: float) -> tuple[float, ...]:
        return (x + _SIZE * dx, y + _SIZE * dy, *more)

    _inside(c, x, y)
    for side, ex, ey in ((-1, -112.0, 216.0), (1, 106.0, 204.0)):
        band = c.mask(
            limb(
                [
                    q(side * 2, 4, 8),
                    q(side * 26, 66, 12),
                    q(side * 62, 134, 10),
                    q(ex - side * 10, ey - 22, 14),
                    q(ex + side * 3, ey + 12, 18),
                ]
            ),
            wobble=2,
            cell=20,
        )
        c.shadow(band, -3, 5, 5, 0.35, (0.5, 0.12, 30))
        _cloth(c, band, 90 + side * -30, 13, 1.6)
    who = Person(
        age="old",
        girth=1.08,
        belly=0.24,
        skin=(0.76, 0.085, 50),
        hair=(0.95, 0.015, 80),
        hair_style="bald",
        beard="moustache",
        top=(0.44, 0.09, 262),
        bottom=(0.38, 0.08, 265),
        shoes=(0.3, 0.06, 40),
        dress="trousers",
    )
    pose = Pose(
        lean=-2,
        bend=16,
        head=2,
        arm_near=(-58, 24),
        arm_far=(-30, 80),
        leg_near=(118, 118),
        leg_far=(108, 106),
        turn=-56,
    )
    hx, hy = q(36, 258)
    j = joints(who, pose, hx, hy, 372, hold="hip")
    paint_person(c, who, j, near_arm_last=False)
    _dress(c, j)
    _front(c, x, y)
    for ear_points in (
        [q(-4, 8, 9), q(-28, 22, 13), q(-46, 40, 9), q(-58, 46, 3)],
        [q(6, 2, 9), q(30, -16, 14), q(50, -12, 10), q(62, -20, 3)],
    ):
        ear = c.mask(limb(ear_points))
        c.shadow(ear, -3, 4, 3, 0.3)
        _cloth(c, ear, -30, 12, 1.3)
    knot = c.mask(limb([q(-9, 10, 12), q(1, 7, 16), q(10, 9, 12)]))
    c.shadow(knot, -2, 4, 4, 0.4)
    _cloth(c, knot, 80, 10, 1.2)
    paint_near_arm(c, who, j)
    _briefcase(c, j.hand_near[0], j.hand_near[1])


def _inside(c: Canvas, x: float, y: float) -> None:
    """The far half of the cloth: the sun stands behind it and shines through."""

    def q(dx: float, dy: float, *more: float) -> tuple[float, ...]:
        return (x + _SIZE * dx, y + _SIZE * dy, *more)

    m = c.mask(
        curve(
            [
                q(0, 8, CORNER),
                q(34, 92),
                q(104, 206, CORNER),
                q(60, 262),
                q(-40, 264),
                q(-110, 214, CORNER),
                q(-46, 104),
            ],
            pull=0.3,
        )
    )
    px, py = c.x[m.where] - x, c.y[m.where] - y
    angle = np.arctan2(px, py + 20) * 17 + 2.2 * (c.field("pleat", 70, 2)[m.where] - 0.5)
    t = 0.3 + 0.2 * np.sin(angle) + 0.09 * np.sin(angle * 2.3 + 1) + 0.3 * px / 140 + 0.3 * smoothstep(0, 240, py)
    shine = ramp([(0.54, 0.14, 28), (0.72, 0.15, 42), (0.87, 0.14, 62), (0.96, 0.1, 78), (0.99, 0.06, 88)])
    c.fill(m, pick(shine, np.asarray(t, np.float32)), detail=0.75)
    c.multiply(m.edge(0, 30, 18), (0.7, 0.14, 30), 0.35)
    c.emit(m, 0.12)


def _dress(c: Canvas, j: Joints) -> None:
    """Collar, tie, the white tuft over his ear."""
    s = j.unit / 41
    tie = c.mask(
        limb(
            [
                (j.neck[0] + 9 * s, j.neck[1] + 8 * s, 2.2 * s),
                (j.chest[0] + 15 * s, j.chest[1] + 2 * s, 3.4 * s),
                (
                    j.chest[0] * 0.35 + j.waist[0] * 0.65 + 15 * s,
                    j.chest[1] * 0.35 + j.waist[1] * 0.65 - 6 * s,
                    4.2 * s,
                ),
                (j.waist[0] + 14 * s, j.waist[1] - 9 * s, 1.2 * s),
            ]
        )
    )
    collar = c.mask(
        limb([(j.neck[0] - 2 * s, j.neck[1] + 2 * s, 5 * s), (j.neck[0] + 10 * s, j.neck[1] + 5 * s, 5 * s)])
    )
    c.form(collar, (0.95, 0.02, 90), thickness=6, detail=0.9)
    c.form(tie, (0.56, 0.2, 28), thickness=5, detail=0.9)
    tuft = c.mask(
        limb(
            [
                (j.head[0] - 13 * s, j.head[1] + 0 * s, 5 * s),
                (j.head[0] - 14 * s, j.head[1] + 9 * s, 7 * s),
                (j.head[0] - 8 * s, j.head[1] + 17 * s, 4 * s),
            ]
        ),
        wobble=3,
        cell=6,
    )
    c.form(tuft, (0.96, 0.02, 80), thickness=8, rim=0.6, detail=0.9)


def _front(c: Canvas, x: float, y: float) -> None:
    """The near half, heavy with him: folds hang from corner to corner."""

    def q(dx: float, dy: float, *more: float) -> tuple[float, ...]:
        return (x + _SIZE * dx, y + _SIZE * dy, *more)

    front = c.mask(
        curve(
            [
                q(-116, 206, CORNER),
                q(-74, 240),
                q(-20, 240),
                q(14, 252),
                q(66, 236),
                q(110, 198, CORNER),
                q(114, 250),
                q(84, 306),
                q(22, 338),
                q(-62, 320),
                q(-112, 262),
            ],
            pull=0.34,
        ),
        wobble=2.5,
        cell=30,
    )
    c.shadow(front, 0, -7, 7, 0.55, (0.4, 0.09, 290))
    fx, fy = (c.x[front.where] - x) / _SIZE, (c.y[front.where] - y) / _SIZE
    bend = (c.field("sag", 80, 3)[front.where] - 0.5) * 46
    sag = fy + 0.0056 * (fx - 10) ** 2 + bend
    deep = 0.5 + c.field("deep", 120, 2)[front.where]
    folds = np.sin(sag * 0.15) * 6 * deep + np.sin(sag * 0.37 + fx * 0.03) * 2.2
    pull = np.arctan2(fy - 196, 118 - np.abs(fx))
    folds = folds + 3.5 * np.sin(pull * 15 + 2 * deep) * np.asarray(smoothstep(46, 108, np.abs(fx)), np.float32)
    c.form(front, _FOLDS, bump=np.asarray(folds, np.float32), thickness=70, rim=0.8, mottle=0.04, bias=0.04, detail=0.8)
    for k, wide in ((13.0, 3.4), (22.0, 2.0), (28.0, 1.0)):
        hem = np.exp(-(((fy - 246 + 0.0034 * (fx + 4) ** 2 - k - 0.012 * fx - 0.1 * bend) / wide) ** 2))
        c.glaze(front * np.asarray(hem, np.float32), (0.48, 0.14, 262), 0.6)
    low = np.asarray(smoothstep(y + 262 * _SIZE, y + 344 * _SIZE, c.y), np.float32)
    c.multiply(front * low, (0.66, 0.12, 310), 0.55)
    c.screen(front.edge(6, 1, 4), (0.98, 0.1, 76), 0.6)


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
