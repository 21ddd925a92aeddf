"""Parts of Catch of the Day: the storm in its net, the boat's crew."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour
from art.painting.light import Lamp, Light
from art.painting.materials import cloud, wood
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_near_arm, paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon, sample

_NECK = (668.0, 540.0)

_AXIS = (
    (668, 540, 8),
    (640, 600, 22),
    (566, 690, 120),
    (450, 810, 206),
    (350, 920, 206),
    (276, 1010, 130),
    (240, 1056, 12),
)
"""The net's spine and its half width, from neck to toe."""


def _net(n: int, turn: float) -> list[tuple[Array, Array]]:
    """Return strands of a net as a bag of revolution: places and how much each faces us (-1 to 1)."""
    s = sample(_AXIS, 90)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    across = np.stack([-d[:, 1], d[:, 0]], 1)
    t = np.linspace(0, 1, len(s))
    out: list[tuple[Array, Array]] = []
    for k in range(n):
        a = 2 * math.pi * k / n + turn * t * 3.4
        bulge = 1 + 0.07 * np.sin(t * 13 + k * 1.3)
        p = s[:, :2] + across * (np.sin(a) * s[:, 2] * bulge)[:, None]
        # Slack rings sag a little along the spine where they face us.
        p = p + d * (np.cos(a) * s[:, 2] * 0.05)[:, None]
        out.append((p, np.cos(a)))
    return out


def _strands(c: Canvas, front: bool) -> None:
    rope = (0.72, 0.1, 75) if front else (0.42, 0.07, 210)

    def work(pen: Pen) -> None:
        for turn in (-1.0, 1.0):
            for p, face in _net(24, turn):
                run: list[tuple[float, float]] = []
                for (x, y), f in zip(p, face, strict=True):
                    if (f > -0.3) if front else (f < 0.1):
                        run.append((float(x), float(y)))
                    elif len(run) > 1:
                        pen.stroke(run, rope, 2.6 if front else 1.6, 0.95 if front else 0.6)
                        run = []
                    else:
                        run = []
                if len(run) > 1:
                    pen.stroke(run, rope, 2.6 if front else 1.6, 0.95 if front else 0.6)

    c.draw(work, relief=2.0 if front else 0.0, detail=0.8)


def storm(c: Canvas) -> None:
    """The cloud: dark, turning over on itself like a great fish, lit from inside."""
    r = c.rng("storm")
    c.glow(430, 840, 250, (0.6, 0.13, 285), 0.5)
    _strands(c, front=False)
    s = sample(_AXIS, 60)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    across = np.stack([-d[:, 1], d[:, 0]], 1)
    puffs = []
    for _ in range(210):
        i = int(np.clip(r.normal(33, 11), 12, 55))
        k = float(np.clip(r.normal(0, 0.46), -0.92, 0.92))
        q = float(np.clip(s[i, 2] * r.uniform(0.2, 0.44) * (1.12 - 0.6 * abs(k)), 12, 76))
        reach = max(0.0, s[i, 2] * 0.97 - q * 0.72)
        x, y = s[i, :2] + across[i] * k * reach
        puffs.append((float(x), float(y), q))
    kept = c.light
    c.light = Light(direction=(-0.4, -0.75, 0.5), key=(0.9, 0.05, 270), shade=(0.2, 0.08, 285), rim=(-0.5, -0.8, 0))
    dark: list[tuple[float, Colour]] = [
        (0.0, (0.17, 0.06, 285)),
        (0.45, (0.25, 0.075, 285)),
        (0.72, (0.4, 0.08, 280)),
        (1.0, (0.7, 0.07, 275)),
    ]
    cloud(c, puffs, dark, seed="storm", rough=0.26, fade=(0.5, 1.3), detail=0.3)
    c.light = kept
    for x, y, q, share in (
        (470.0, 800.0, 92.0, 0.85),
        (330.0, 930.0, 74.0, 0.75),
        (556.0, 712.0, 46.0, 0.6),
        (420.0, 930.0, 50.0, 0.5),
    ):
        c.glow(x, y, q, (0.82, 0.13, 290), share * 0.6)
        c.glow(x, y, q * 0.45, (0.96, 0.06, 250), share)
    _bolts(c)
    _strands(c, front=True)
    rope = [(_NECK[0] - 4, 556), (690, 470), (700, 402)]
    c.draw(lambda pen: pen.stroke(rope, (0.7, 0.09, 75), 9), relief=4, detail=0.8)

    def corks(pen: Pen) -> None:
        for k in range(9):
            p, _ = _net(24, 1.0)[(k * 3 + 1) % 24]
            x, y = p[8 + (k * 5) % 17]
            pen.dot(float(x), float(y), 7, (0.82, 0.12, 65))
            pen.dot(float(x), float(y), 2, (0.4, 0.08, 45))

    c.draw(corks, relief=4, detail=0.8)


def _jag(
    c: Canvas, start: tuple[float, float], end: tuple[float, float], name: str, wild: float = 0.2
) -> list[tuple[float, float]]:
    r = c.rng(f"jag/{name}")
    points = [start, end]
    for _ in range(4):
        finer: list[tuple[float, float]] = []
        for (ax, ay), (bx, by) in pairwise(points):
            k = float(r.normal(0, wild))
            finer += [(ax, ay), ((ax + bx) / 2 - (by - ay) * k, (ay + by) / 2 + (bx - ax) * k)]
        points = [*finer, end]
    return points


def _bolts(c: Canvas) -> None:
    bolts = (
        (_jag(c, (500, 724), (430, 884), "a"), 7.0),
        (_jag(c, (430, 884), (302, 990), "b"), 6.0),
        (_jag(c, (452, 838), (560, 884), "c"), 4.0),
        (_jag(c, (400, 900), (450, 1000), "d"), 3.6),
        (_jag(c, (470, 780), (360, 800), "e"), 3.6),
        (_jag(c, (560, 884), (668, 1010), "out"), 4.4),
    )

    def wide(pen: Pen) -> None:
        for points, w in bolts:
            pen.stroke(polygon(points, closed=False), (0.78, 0.16, 290), w * 2.6, 0.7)

    def core(pen: Pen) -> None:
        for points, w in bolts:
            pen.stroke(polygon(points, closed=False), (0.99, 0.03, 100), w)

    c.draw(wide, soft=5, detail=0.7, emission=0.4)
    c.draw(core, detail=0.95, emission=1.0)


def crew(c: Canvas) -> None:
    """Paint those who haul it in."""
    uncle = Person(
        girth=1.5,
        belly=0.28,
        shoulders=1.3,
        skin=(0.42, 0.07, 45),
        hair=(0.2, 0.02, 50),
        beard="long",
        top=(0.9, 0.04, 85),
        sleeves="none",
        bottom=(0.58, 0.16, 28),
        dress="skirt",
        hem=0.55,
        shoes=None,
        hat="turban",
        hat_colour=(0.84, 0.13, 80),
    )
    niece = Person(
        age="teen",
        girth=0.72,
        skin=(0.46, 0.07, 48),
        hair=(0.16, 0.02, 40),
        hair_style="braids",
        top=(0.6, 0.13, 350),
        sleeves="short",
        bottom=(0.4, 0.09, 260),
        loose=1.25,
        shoes=None,
    )
    j1 = joints(
        uncle,
        Pose(
            lean=-30,
            bend=6,
            head=22,
            arm_near=(92, 2),
            arm_far=(84, 6),
            leg_near=(44, 22),
            leg_far=(-2, 34),
            hand_near="fist",
            hand_far="fist",
        ),
        462,
        452,
        350,
    )
    j2 = joints(
        niece,
        Pose(
            lean=-36,
            bend=4,
            head=26,
            arm_near=(98, 0),
            arm_far=(90, 4),
            leg_near=(58, 20),
            leg_far=(6, 40),
            hand_near="fist",
            hand_far="fist",
        ),
        282,
        414,
        252,
    )
    line = [(j2.hand_far[0] - 60, j2.hand_far[1] + 40), j2.hand_near, j1.hand_far, j1.hand_near, (700.0, 400.0)]
    slack = [(j2.hand_far[0] - 30, j2.hand_far[1] + 90), (j2.hand_near[0] - 46, j2.hand_near[1] + 36), j2.hand_near]
    c.lamps[:] = [Lamp(x=690, y=560, z=60, reach=150, colour=(0.8, 0.12, 280), power=0.5)]
    for who, j in ((niece, j2), (uncle, j1)):
        paint_person(c, who, j, near_arm_last=False)
    c.draw(lambda pen: pen.stroke(line[1:], (0.74, 0.09, 76), 7), relief=3, detail=0.8)
    c.draw(lambda pen: pen.stroke(slack, (0.74, 0.09, 76), 6), relief=3, detail=0.8)
    for who, j in ((niece, j2), (uncle, j1)):
        paint_near_arm(c, who, j)
    c.lamps[:] = []
    _gunwale(c)


def _gunwale(c: Canvas) -> None:
    """The near side of the boat hides the feet that brace against it."""
    side = c.mask(
        curve(
            [
                (96, 352, CORNER),
                (190, 396),
                (350, 424),
                (540, 430),
                (706, 398, CORNER),
                (706, 420, CORNER),
                (540, 452),
                (350, 446),
                (190, 418),
                (100, 376, CORNER),
            ]
        )
    )
    c.form(side, (0.84, 0.13, 80), thickness=12, mottle=0.12, grain=12, rim=0.7, detail=0.65)
    c.multiply(side.edge(0, 6, 2.0), (0.36, 0.08, 30), 0.5)
    roller = c.mask(limb([(690, 396, 13), (712, 392, 13)], 10))
    wood(c, roller, (0.5, 0.08, 50), angle=90, thickness=12, detail=0.75)
