"""Parts of Company: the tandem, its rider, and who rides with her in the mirror."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.light import Light
from art.painting.motifs.drape import drape
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, circle, curve, limb, polygon, sample

_STEEL: Colour = (0.24, 0.05, 262)
_RED: Colour = (0.6, 0.18, 28)


def _wheel(c: Canvas, x: float, y: float, r: float, turn: float) -> None:
    def work(pen: Pen) -> None:
        for k in range(16):
            a = turn + k * math.pi / 8
            pen.stroke([(x, y), (x + math.cos(a) * r * 0.94, y + math.sin(a) * r * 0.94)], _STEEL, 0.9, 0.6)
        pen.dot(x, y, r * 0.1, _STEEL)

    c.draw(work, detail=0.85)
    ring = c.mask(circle(x, y, r)) - c.mask(circle(x, y, r - 5))
    c.form(ring, (0.2, 0.04, 262), rim=0.7, detail=0.85)


def tandem(c: Canvas, x: float, y: float, s: float, *, both: bool) -> tuple[float, float]:
    """Paint the tandem riding to the right, the wheels' foot at (x, y); the second rider only if `both`.

    Returns the middle of the second seat's rider, there or not.
    """

    def p(px: float, py: float) -> tuple[float, float]:
        return x + px * s, y + py * s

    r = 33.0
    back, front = p(-98, -r), p(98, -r)
    cranks = p(-52, -32), p(28, -32)
    seats = p(-68, -86), p(12, -86)
    head, bar = p(84, -88), p(-2, -80)
    _wheel(c, *back, r * s, 0.2)
    _wheel(c, *front, r * s, 0.5)

    def frame(pen: Pen) -> None:
        for line in (
            [back, cranks[0], p(-62, -76), back],
            [p(-62, -76), p(18, -76), p(78, -78), cranks[1], cranks[0]],
            [p(18, -76), cranks[1]],
            [p(-62, -76), cranks[1]],
            [front, p(78, -78), head],
            [p(-62, -76), seats[0]],
            [p(18, -76), seats[1]],
        ):
            pen.stroke(polygon(line, closed=False), _RED, 4.2 * s)
        pen.stroke([head, (head[0] + 9 * s, head[1] - 6 * s), (head[0] - 4 * s, head[1] - 11 * s)], _STEEL, 3.4 * s)
        pen.stroke([p(14, -80), bar, (bar[0] + 6 * s, bar[1] - 12 * s)], _STEEL, 3 * s)
        for q in cranks:
            pen.stroke(circle(*q, 9 * s), _STEEL, 2.2 * s)

    c.draw(frame, relief=2.6, detail=0.88)
    for sx, sy in seats:
        saddle = c.mask(
            curve(
                [
                    (sx - 15 * s, sy + 1 * s, CORNER),
                    (sx - 8 * s, sy - 5 * s),
                    (sx + 15 * s, sy, CORNER),
                    (sx, sy + 6 * s),
                ]
            )
        )
        c.form(saddle, (0.26, 0.06, 40), rim=0.6, detail=0.88)
    lamp = p(92, -74)
    c.form(c.mask(box(lamp[0] - 5 * s, lamp[1] - 6 * s, 12 * s, 12 * s, 5 * s)), (0.9, 0.12, 85), detail=0.9)
    if both:
        _companion(c, seats[0], s)
    _rider(c, seats[1], s)
    return seats[0][0] + 6 * s, seats[0][1] - 50 * s


def _rider(c: Canvas, seat: tuple[float, float], s: float) -> None:
    who = Person(
        skin=(0.76, 0.08, 52),
        hair=(0.36, 0.09, 45),
        hair_style="long",
        top=(0.93, 0.03, 85),
        bottom=(0.34, 0.09, 262),
        shoes=(0.4, 0.1, 40),
        sleeves="short",
        hat="headscarf",
        hat_colour=_RED,
    )
    pose = Pose(
        lean=24,
        head=-20,
        arm_near=(20, 46),
        arm_far=(24, 44),
        leg_near=(64, 54),
        leg_far=(24, 16),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, seat[0] - 2 * s, seat[1] - 6 * s, 150 * s, hold="hip")
    paint_person(c, who, j)
    hx, hy = j.head
    f = j.unit
    spine = sample(
        [
            (hx - f * 0.3, hy + f * 0.1, 5 * s),
            (hx - f * 0.9, hy - f * 0.2, 9 * s),
            (hx - f * 1.7, hy + f * 0.02, 12 * s),
            (hx - f * 2.7, hy - f * 0.5, 14 * s),
        ],
        50,
    )
    u, v = np.meshgrid(np.linspace(-1, 1, 20), np.linspace(0, 1, 50))
    wy = spine[:, 1][:, None] + u * spine[:, 2][:, None] * (1 - 0.5 * v * (u > 0)) + np.sin(v * 9) * 4 * v
    tail = drape(c, spine[:, 0][:, None] + u * 3, wy, np.sin(v * 12 + u * 2) * 6)
    c.form(tail.relief, _RED, rim=0.6, detail=0.85)


def _companion(c: Canvas, seat: tuple[float, float], s: float) -> None:
    """Somebody made of warm light, arms thrown wide."""
    gold: Colour = (0.9, 0.12, 84)
    who = Person(
        age="old",
        girth=1.2,
        skin=(0.92, 0.1, 86),
        hair=(0.95, 0.1, 88),
        top=(0.93, 0.11, 86),
        bottom=(0.84, 0.13, 76),
        shoes=gold,
        hat="brim",
        hat_colour=(0.95, 0.09, 88),
    )
    pose = Pose(
        lean=-4, head=-14, arm_near=(118, 24), arm_far=(-150, -20), leg_near=(26, 14), leg_far=(66, 56), foot_near=80
    )
    j = joints(who, pose, seat[0] - 2 * s, seat[1] - 6 * s, 150 * s, hold="hip")
    kept, c.light = c.light, Light(key=(0.99, 0.05, 95), shade=(0.62, 0.17, 55), rim_colour=(0.99, 0.06, 95))
    paint_person(c, who, j)
    c.light = kept


def dog(c: Canvas, x: float, y: float, s: float) -> None:
    """Paint a small dog at a run to the right, its feet at height `y`."""
    clay = Clay(c, (x - 60 * s, y - 70 * s, x + 70 * s, y + 10), melt=3 * s)

    def q(*points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        return [(x + px * s, y + py * s, pr * s) for px, py, pr in points]

    clay.limb(q((-26, -34, 9), (0, -36, 10), (22, -38, 11)))
    clay.limb(q((24, -42, 8), (36, -52, 9), (50, -48, 5)))
    clay.limb(q((30, -58, 4), (24, -46, 3)), n=6)
    for leg in (
        ((24, -32, 6), (38, -20, 4), (52, -12, 3)),
        ((20, -32, 6), (28, -16, 4), (40, -2, 3)),
        ((-24, -32, 7), (-34, -18, 4), (-50, -14, 3)),
        ((-22, -32, 7), (-24, -16, 4), (-40, -2, 3)),
        ((-30, -38, 4), (-44, -50, 3), (-52, -60, 2)),
    ):
        clay.limb(q(*leg), n=12)
    c.form(clay.relief(0.5), (0.88, 0.12, 80), rim=0.6, detail=0.88)
    scarf = c.mask(limb(q((22, -46, 4), (28, -38, 4))))
    c.form(scarf, _RED, detail=0.9)
