"""Parts of Sweet Summit: the three on the rope, and the sugar couple that looks down at them."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.motifs.figure import CLIMB, Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval

ICING = (0.94, 0.022, 60)


def couple(c: Canvas) -> None:
    """Sugar bride and groom on top, bent forward to see what goes on below."""
    base = c.mask(oval(664, 204, 56, 13))
    c.form(base, ICING, thickness=8, bias=0.08, detail=0.6)
    groom = Person(
        age="adult",
        skin=(0.9, 0.03, 60),
        hair=(0.5, 0.03, 60),
        top=(0.4, 0.02, 260),
        bottom=(0.36, 0.02, 260),
        dress="coat",
        hat="bowler",
        hat_colour=(0.34, 0.02, 260),
        shoes=(0.25, 0.02, 260),
    )
    j = joints(
        groom,
        Pose(lean=30, bend=22, head=8, arm_near=(62, 8), arm_far=(-30, 8), leg_near=(6, 2), leg_far=(-8, 2)),
        640,
        204,
        104,
        left=True,
    )
    paint_person(c, groom, j, awake=True)
    bride = Person(
        age="adult",
        skin=(0.9, 0.03, 60),
        hair=(0.62, 0.09, 65),
        hair_style="bun",
        top=(0.96, 0.012, 60),
        dress="gown",
        loose=1.3,
    )
    j = joints(
        bride,
        Pose(lean=36, bend=18, head=4, arm_near=(58, 20), arm_far=(70, 10), leg_near=(4, 2), leg_far=(-6, 2)),
        694,
        204,
        100,
        left=True,
    )
    paint_person(c, bride, j, awake=True)
    veil = c.mask(
        curve(
            [
                (j.head[0] + 4, j.head[1] - 8, CORNER),
                (j.head[0] + 30, j.head[1] + 4),
                (j.hip[0] + 34, j.hip[1] - 4),
                (j.hip[0] + 40, j.hip[1] + 26, CORNER),
                (j.hip[0] + 14, j.hip[1] - 6),
            ]
        )
    )
    c.glaze(veil, (0.99, 0.01, 90), 0.6)


def climbers(c: Canvas) -> list[Joints]:
    """The three on the face, lead to last; returns their joints, for the rope."""
    lead = Person(
        age="adult",
        girth=1.4,
        belly=0.1,
        skin=(0.48, 0.075, 45),
        hair=(0.2, 0.02, 30),
        hair_style="braids",
        top=(0.62, 0.17, 40),
        bottom=(0.4, 0.07, 200),
        hat="beanie",
        hat_colour=(0.84, 0.13, 85),
        shoes=(0.34, 0.05, 40),
    )
    second = Person(
        age="teen",
        girth=0.9,
        skin=(0.78, 0.06, 65),
        hair=(0.2, 0.02, 30),
        hair_style="bob",
        top=(0.52, 0.11, 245),
        bottom=(0.36, 0.05, 50),
        hat="helmet",
        hat_colour=(0.62, 0.17, 25),
        shoes=(0.3, 0.04, 40),
    )
    last = Person(
        age="old",
        girth=0.72,
        skin=(0.82, 0.06, 45),
        hair=(0.86, 0.008, 90),
        hair_style="fringe",
        beard="long",
        top=(0.8, 0.13, 82),
        bottom=(0.42, 0.06, 250),
        shoes=(0.3, 0.04, 40),
        scarf=(0.6, 0.18, 25),
    )
    poses = (
        (lead, CLIMB, 440.0, 340.0, 200.0, False),
        (
            second,
            Pose(
                lean=4,
                head=18,
                arm_near=(150, 20),
                arm_far=(96, 70),
                leg_near=(54, 74),
                leg_far=(12, 34),
                hand_near="fist",
            ),
            246.0,
            640.0,
            206.0,
            False,
        ),
        (
            last,
            Pose(
                lean=-24, head=-16, arm_near=(148, 16), arm_far=(64, 30), leg_near=(66, 34), leg_far=(6, 40), turn=-34
            ),
            158.0,
            806.0,
            226.0,
            False,
        ),
    )
    out = []
    for who, pose, x, y, height, left in poses:
        j = joints(who, pose, x, y, height, left=left, hold="hip" if who is last else "feet")
        c.multiply(
            c.mask(oval(j.hip[0] + 26, j.hip[1] + 8, 26, 54), soft=9), (0.6, 0.09, 200), 0.4 if who is not last else 0.0
        )
        paint_person(c, who, j, awake=True)
        pack = c.mask(
            oval(
                j.chest[0] - 0.55 * j.unit,
                j.chest[1] + 0.3 * j.unit,
                0.42 * j.unit,
                0.6 * j.unit,
                math.degrees(math.atan2(j.neck[0] - j.hip[0], j.hip[1] - j.neck[1])),
            )
        )
        c.form(pack, (0.5, 0.08, 75), thickness=0.4 * j.unit, rim=0.6, detail=0.75)
        hx, hy = j.hand_near

        def axe(pen: Pen, px: float = hx, py: float = hy, u: float = j.unit, wild: bool = who is last) -> None:
            a = math.radians(-150 if wild else -28)
            ex, ey = px + math.cos(a) * 1.5 * u, py + math.sin(a) * 1.5 * u
            pen.stroke([(px - math.cos(a) * 0.3 * u, py - math.sin(a) * 0.3 * u), (ex, ey)], (0.55, 0.09, 60), 0.13 * u)
            nx, ny = -math.sin(a), math.cos(a)
            pen.stroke(
                [
                    (ex - nx * 0.5 * u, ey - ny * 0.5 * u),
                    (ex + math.cos(a) * 0.08 * u, ey + math.sin(a) * 0.08 * u),
                    (ex + nx * 0.42 * u - math.cos(a) * 0.1 * u, ey + ny * 0.42 * u),
                ],
                (0.5, 0.02, 240),
                0.13 * u,
            )

        c.draw(axe, relief=2, detail=0.85)
        out.append(j)
    return out
