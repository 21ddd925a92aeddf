"""Parts of Sweet Summit: the three on the rope, and the sugar couple that looks down at them."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval

ICING = (0.94, 0.022, 60)


def couple(c: Canvas) -> None:
    """Sugar bride and groom on top, bent forward to see what goes on below."""
    base = c.mask(oval(508, 224, 86, 15))
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
        Pose(lean=26, bend=20, head=2, arm_near=(8, 44), arm_far=(26, 30), leg_near=(8, 10), leg_far=(-8, 2)),
        472,
        226,
        150,
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
        Pose(lean=22, bend=18, head=2, arm_near=(40, 34), arm_far=(52, 20), leg_near=(4, 2), leg_far=(-6, 2)),
        548,
        226,
        146,
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
    party = [
        _on_the_face(
            c,
            lead,
            Pose(lean=-4, arm_near=(128, 36), arm_far=(158, 14), leg_near=(34, 58), leg_far=(10, 18), hand_near="fist"),
            (424.0, 406.0, 138.0),
            (0.46, 0.09, 150),
        ),
        _on_the_face(
            c,
            second,
            Pose(lean=6, arm_near=(164, 8), arm_far=(132, 44), leg_near=(8, 14), leg_far=(40, 66), hand_far="fist"),
            (346.0, 664.0, 208.0),
            (0.66, 0.15, 70),
        ),
    ]
    slip = Pose(
        lean=-14,
        head=8,
        arm_near=(-158, -12),
        arm_far=(96, 34),
        leg_near=(52, 14),
        leg_far=(14, 34),
        turn=-18,
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(last, slip, 150, 872, 292, hold="hip")
    _skid(c, j)
    with c.group() as falling:
        paint_person(c, last, j, awake=True)
        _pack(c, (j.chest[0] - 0.55 * j.unit, j.chest[1] + 0.2 * j.unit), j.unit, (0.5, 0.08, 75), -30, upright=False)
    c.shadow(c.full(falling.cover) & c.full(smoothstep(178, 184, c.x)), 26, 22, 10, 0.3)
    c.paste(falling)
    _axe(c, j.hand_near, (-0.2, -0.98), j.unit, bite=False)
    return [*party, j]


def _on_the_face(
    c: Canvas, who: Person, pose: Pose, stand: tuple[float, float, float], pack: tuple[float, float, float]
) -> Joints:
    """Somebody on the icing, seen from behind: boots kicked in, axes planted, a shadow on the wall."""
    j = joints(who, pose, *stand, view="back")
    for toe in (j.toe_near, j.toe_far):
        _hole(c, toe[0], toe[1] + 0.02 * j.unit, 0.34 * j.unit)
    for hand, elbow in ((j.hand_near, j.elbow_near), (j.hand_far, j.elbow_far)):
        dx, dy = hand[0] - elbow[0], hand[1] - elbow[1]
        n = math.hypot(dx, dy)
        _axe(c, hand, (dx / n, dy / n), j.unit, bite=True)
    with c.group() as climber:
        paint_person(c, who, j)
        _pack(c, (j.chest[0], j.chest[1] + 0.42 * j.unit), j.unit, pack, 4)
    c.shadow(c.full(climber.cover), 20, 18, 8, 0.4, (0.5, 0.1, 200))
    c.paste(climber)
    return j


def _pack(
    c: Canvas, at: tuple[float, float], u: float, colour: tuple[float, float, float], turn: float, upright: bool = True
) -> None:
    x, y = at
    body = c.mask(oval(x, y, 0.5 * u, 0.66 * u, turn))
    c.shadow(body, 3, 5, 3, 0.4)
    c.form(body, colour, thickness=0.4 * u, rim=0.6, detail=0.8)
    lid = c.mask(oval(x, y - 0.4 * u, 0.5 * u, 0.24 * u, turn))
    c.form(lid, colour, thickness=0.2 * u, rim=0.6, bias=0.06, detail=0.8)
    if not upright:
        return
    roll = c.mask(limb([(x - 0.5 * u, y - 0.64 * u, 0.15 * u), (x + 0.5 * u, y - 0.62 * u, 0.15 * u)], 8))
    c.form(roll, (0.9, 0.04, 90), rim=0.6, detail=0.8)


def _hole(c: Canvas, x: float, y: float, q: float) -> None:
    """Where a boot or a pick has broken the icing: a hollow, its rim, crumbs that have run down."""
    c.multiply(c.mask(oval(x, y, q * 1.1, q * 0.8), soft=0.14 * q), (0.62, 0.08, 40), 0.8)
    c.screen(c.mask(oval(x, y + 0.7 * q, q * 0.9, q * 0.24), soft=0.1 * q), (0.99, 0.02, 80), 0.8)
    r = c.rng(f"hole/{x:.0f}/{y:.0f}")

    def crumbs(pen: Pen) -> None:
        for _ in range(9):
            b = float(r.uniform(0.06, 0.17)) * q
            pen.dot(x + float(r.normal(0, 0.5)) * q, y + float(r.uniform(0.7, 2.6)) * q, b, (0.97, 0.02, 70))
        for _ in range(4):
            a = float(r.uniform(0, 6.28))
            far = q * float(r.uniform(1.3, 2.0))
            pen.stroke(
                [(x + math.cos(a) * q, y + math.sin(a) * q * 0.8), (x + math.cos(a) * far, y + math.sin(a) * far)],
                (0.6, 0.06, 200),
                0.05 * q + 0.6,
                0.7,
            )

    c.draw(crumbs, relief=1.2, detail=0.8)


def _axe(c: Canvas, hand: tuple[float, float], way: tuple[float, float], u: float, *, bite: bool) -> None:
    """An ice axe in the hand; `bite`: its pick is in the icing."""
    dx, dy = way
    ex, ey = hand[0] + dx * 0.95 * u, hand[1] + dy * 0.95 * u
    nx, ny = -dy, dx
    if bite:
        _hole(c, ex + nx * 0.38 * u, ey + ny * 0.38 * u + 0.1 * u, 0.2 * u)

    def work(pen: Pen) -> None:
        pen.stroke([(hand[0] - dx * 0.4 * u, hand[1] - dy * 0.4 * u), (ex, ey)], (0.55, 0.1, 60), 0.14 * u)
        pen.stroke(
            [
                (ex - nx * 0.34 * u, ey - ny * 0.34 * u),
                (ex + dx * 0.08 * u, ey + dy * 0.08 * u),
                (ex + nx * 0.42 * u - dx * 0.12 * u, ey + ny * 0.42 * u - dy * 0.12 * u),
            ],
            (0.42, 0.03, 240),
            0.13 * u,
        )

    c.shadow(c.draw(work, relief=2, detail=0.85), 6, 7, 3, 0.35)
    c.draw(work, relief=2, detail=0.85)


def _skid(c: Canvas, j: Joints) -> None:
    """The boots of the last one have slid: long scrapes in the icing, curls at their ends."""
    for x, y in (j.toe_near, j.toe_far):
        for k in range(3):
            lane = c.mask(
                limb([(x + 4 + 9 * k, y - 96 + 14 * k, 1.5), (x + 2 + 7 * k, y - 40, 3.4), (x - 2 + 6 * k, y, 4)], 20)
            )
            lane = lane & c.full(smoothstep(182, 190, c.x))
            c.multiply(lane, (0.6, 0.09, 30), 0.6)
            c.screen(lane.edge(-2, -2, 1), (0.99, 0.02, 80), 0.7)
        _hole(c, x + 4, y + 4, 12)
