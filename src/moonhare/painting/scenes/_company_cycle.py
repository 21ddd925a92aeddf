"""Parts of Company: the rider and her bicycle."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour
from moonhare.painting.materials import metal
from moonhare.painting.motifs.drape import drape
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon, sample

_STEEL: Colour = (0.3, 0.04, 260)


def wheel(
    c: Canvas, x: float, y: float, r: float, *, tyre: Colour = (0.2, 0.03, 260), width: float = 3.4, turn: float = 0.0
) -> None:
    """A spoked wheel about (x, y), its spokes turned by `turn` (radians)."""

    def work(pen: Pen) -> None:
        for k in range(18):
            a = turn + k * math.pi / 9
            pen.stroke([(x, y), (x + math.cos(a) * r * 0.94, y + math.sin(a) * r * 0.94)], (0.72, 0.03, 240), 0.6, 0.85)
        pen.stroke(circle(x, y, r - width * 0.9), (0.8, 0.03, 240), 1.1)
        pen.dot(x, y, r * 0.1, (0.4, 0.04, 260))

    c.draw(work, detail=0.85)
    ring = c.mask(circle(x, y, r)) - c.mask(circle(x, y, r - width))
    c.form(ring, tyre, rim=0.7, detail=0.85)


def tubes(c: Canvas, lines: list[list[tuple[float, float]]], colour: Colour, width: float) -> None:
    """Round bars along each of `lines`."""

    def work(pen: Pen) -> None:
        for q in lines:
            pen.stroke(polygon(q, closed=False), colour, width)

    c.draw(work, relief=width * 0.7, detail=0.88)


def cyclist(c: Canvas, x: float, y: float) -> None:
    """Paint her riding to the right, the wheels' foot at (x, y): loaded, freckled, scarf flying."""
    r = 32.0
    back, front, crank = (x - 54, y - r), (x + 56, y - r), (x - 6, y - 30)
    seat, head = (x - 24, y - 84), (x + 40, y - 92)
    wheel(c, *back, r, turn=0.2)
    wheel(c, *front, r, turn=0.5)
    red: Colour = (0.58, 0.19, 27)
    tubes(
        c,
        [
            [back, crank, (x + 36, y - 78), (x - 18, y - 72), crank],
            [back, (x - 18, y - 72), (seat[0], seat[1] + 6)],
            [front, (x + 36, y - 78), head],
        ],
        red,
        4.0,
    )
    c.draw(
        lambda pen: pen.stroke(
            [(head[0], head[1]), (head[0] + 8, head[1] - 6), (head[0] + 2, head[1] - 9)], _STEEL, 3.4
        ),
        relief=2,
        detail=0.88,
    )
    saddle = c.mask(
        curve(
            [
                (seat[0] - 14, seat[1] + 2, CORNER),
                (seat[0] - 8, seat[1] - 4),
                (seat[0] + 14, seat[1] + 1, CORNER),
                (seat[0], seat[1] + 6),
            ]
        )
    )
    c.form(saddle, (0.26, 0.05, 40), rim=0.6, detail=0.88)
    c.draw(lambda pen: pen.stroke(circle(*crank, 8), (0.55, 0.03, 250), 2.2), relief=1.4, detail=0.88)
    who = Person(
        age="adult",
        girth=1.0,
        skin=(0.8, 0.07, 52),
        hair=(0.52, 0.13, 45),
        hair_style="long",
        top=(0.84, 0.13, 84),
        bottom=(0.42, 0.08, 255),
        shoes=(0.5, 0.1, 40),
        sleeves="short",
        dress="shorts",
        hat="headscarf",
        hat_colour=(0.6, 0.18, 26),
    )
    pose = Pose(
        lean=30,
        head=-24,
        arm_near=(10, 52),
        arm_far=(14, 50),
        leg_near=(60, 52),
        leg_far=(22, 16),
        foot_near=88,
        foot_far=80,
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, seat[0] - 1, seat[1] - 6, 150, hold="hip")
    for bx, by, w, h, tone in (
        (x - 56, y - 62, 40, 36, (0.42, 0.08, 195)),
        (x + 56, y - 48, 26, 27, (0.46, 0.08, 190)),
    ):
        bag = c.mask(box(bx - w / 2, by, w, h, 7))
        c.form(bag, tone, thickness=9, rim=0.7, mottle=0.1, detail=0.85)
        flap = c.mask(box(bx - w / 2 - 1, by - 2, w + 2, h * 0.42, 5))
        c.form(flap, (tone[0] - 0.05, tone[1], tone[2]), thickness=5, rim=0.7, detail=0.85)
        tubes(c, [[(bx, by + h * 0.3), (bx, by + h * 0.6)]], (0.85, 0.1, 85), 2)
    roll = c.mask(limb([(x - 80, y - 72, 10), (x - 44, y - 72, 10)]))
    c.form(
        roll, (0.66, 0.13, 50), rim=0.7, bump=np.asarray(np.sin(c.x[roll.where] / 2.4) * 0.8, np.float32), detail=0.85
    )
    pot = c.mask(oval(x - 88, y - 58, 8, 9))
    metal(c, pot, (0.7, 0.03, 230), detail=0.85)
    paint_person(c, who, j)
    hx, hy = j.head
    f = j.unit
    spine = sample(
        [
            (hx - f * 0.3, hy + f * 0.1, 5),
            (hx - f * 0.9, hy - f * 0.12, 8),
            (hx - f * 1.7, hy + f * 0.12, 10),
            (hx - f * 2.6, hy - f * 0.3, 11),
        ],
        50,
    )
    u, v = np.meshgrid(np.linspace(-1, 1, 20), np.linspace(0, 1, 50))
    wy = spine[:, 1][:, None] + u * spine[:, 2][:, None] * (1 - 0.5 * v * (u > 0)) + np.sin(v * 9) * 3 * v
    wx = spine[:, 0][:, None] + 0 * u + u * 3
    tail = drape(c, wx, wy, np.sin(v * 12 + u * 2) * 5)
    c.form(tail.relief, (0.6, 0.18, 26), rim=0.6, detail=0.85)
    r2 = c.rng("scarf dots")
    spots = [
        (float(r2.uniform(hx - f * 2.4, hx - f * 0.5)), float(r2.uniform(hy - f * 0.4, hy + f * 0.4)))
        for _ in range(12)
    ]

    def dots(pen: Pen) -> None:
        for a, b in spots:
            pen.dot(a, b, 1.2, (0.95, 0.05, 60), 0.9)

    c.draw(dots, clip=tail.relief.mask, detail=0.9)
