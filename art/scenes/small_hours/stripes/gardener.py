"""Parts of Stripes: the gardener with his mower, the molehill."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_near_arm, paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval


def gardener(c: Canvas, x: float, y: float) -> None:
    """Paint him from the side, leaning into his mower uphill; his rear foot stands near (x, y)."""
    who = Person(
        age="old",
        girth=1.5,
        belly=0.3,
        skin=(0.67, 0.11, 40),
        hair=(0.9, 0.01, 90),
        hair_style="fringe",
        beard="short",
        top=(0.96, 0.02, 100),
        bottom=(0.5, 0.15, 30),
        shoes=(0.3, 0.06, 60),
        sleeves="short",
        hat="straw",
        hat_colour=(0.87, 0.12, 88),
        loose=1.1,
    )
    pose = Pose(
        lean=26,
        bend=6,
        head=-14,
        arm_near=(8, 30),
        arm_far=(14, 32),
        leg_near=(-20, 6),
        leg_far=(62, 56),
        foot_near=64,
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, x, y, 138)
    hx, hy = (j.hand_near[0] + j.hand_far[0]) / 2, (j.hand_near[1] + j.hand_far[1]) / 2
    mx, my = x + 96, y - 74
    ink: Colour = (0.2, 0.04, 200)

    def mower(pen: Pen) -> None:
        pen.stroke([(hx - 5, hy - 4), (mx - 8, my - 16)], (0.5, 0.09, 65), 4.6)
        pen.stroke([(hx - 3, hy + 3), (mx + 2, my - 11)], (0.4, 0.08, 60), 3.4)
        pen.fill(
            curve(
                [
                    (mx - 22, my - 18, CORNER),
                    (mx - 10, my - 34),
                    (mx + 12, my - 40),
                    (mx + 26, my - 30, CORNER),
                    (mx + 4, my - 22),
                ]
            ),
            (0.58, 0.2, 28),
        )
        for q in (1, 0):
            wx, wy = mx - 8 + 18 * q, my - 12 - 12 * q
            pen.stroke(oval(wx, wy, 13, 14), ink, 4.6)
            for k in range(5):
                a = k * 1.2566
                pen.stroke([(wx, wy), (wx + 11 * math.cos(a), wy + 12 * math.sin(a))], ink, 1.6)
            pen.dot(wx, wy, 3, (0.85, 0.12, 88))

    c.draw(mower, relief=2, detail=0.95)
    paint_person(c, who, j, near_arm_last=False)
    paint_near_arm(c, who, j)


def molehill(c: Canvas, x: float, y: float) -> None:
    """A fresh heap of earth, a mole's nose out of it."""
    c.shadow(c.mask(oval(x, y, 36, 10)), -8, 3, soft=4, share=0.5)
    heap = c.mask(
        curve(
            [
                (x - 36, y + 3, CORNER),
                (x - 18, y - 14),
                (x, y - 21),
                (x + 20, y - 13),
                (x + 37, y + 3, CORNER),
                (x, y + 9),
            ]
        ),
        wobble=2,
        cell=6,
    )
    c.form(heap, (0.48, 0.065, 58), thickness=16, mottle=0.25, grain=4, detail=0.8)
    mole = c.mask(limb([(x + 2, y - 14, 9), (x + 4, y - 27, 8.5), (x + 11, y - 34, 4)]))
    c.form(mole, (0.3, 0.03, 280), thickness=9, rim=0.5, detail=0.9)
    c.draw(lambda pen: pen.dot(x + 13.5, y - 35.5, 2.8, (0.76, 0.1, 20)), detail=0.95)
    c.form(
        c.mask(oval(x + 2, y - 9, 17, 8), wobble=2, cell=5),
        (0.46, 0.06, 55),
        thickness=8,
        mottle=0.25,
        grain=4,
        detail=0.8,
    )
