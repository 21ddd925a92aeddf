"""Parts of Overflow: the life in the water, the ring of stones, the windlass."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials import stone, wood
from art.painting.motifs.props import rope
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, place
from art.painting.stamps import strew

from .koi import koi

X = 452.0

TOP = 386.0

FOOT = 1010.0


def _carp(c: Canvas, x: float, y: float, size: float, tone: Colour, left: bool, turn: float, seed: str) -> None:
    """A pond fish: forked tail that bends with the stroke, one long back fin, rows of scales."""
    swing = float(c.rng(seed).uniform(-0.07, 0.07))

    def put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn, left)

    fin = mix(tone, (0.5, 0.12, 30), 0.35)
    fins: tuple[list[tuple[float, ...]], ...] = (
        [
            (-0.34, swing, CORNER),
            (-0.46, swing * 2 - 0.1),
            (-0.6, swing * 3 - 0.2, CORNER),
            (-0.5, swing * 3),
            (-0.58, swing * 3 + 0.19, CORNER),
            (-0.44, swing * 2 + 0.08),
        ],
        [(0.14, -0.13, CORNER), (0.04, -0.25), (-0.12, -0.2), (-0.26, -0.08, CORNER)],
        [(0.12, 0.12, CORNER), (0.02, 0.25), (-0.05, 0.13, CORNER)],
        [(-0.14, 0.1, CORNER), (-0.26, 0.2), (-0.26, 0.06, CORNER)],
    )
    for part in fins:
        m = c.mask(curve(put(part)))
        rays = np.sin((c.x[m.where] * 0.6 + c.y[m.where]) / (0.018 * size)) * 0.012 * size
        c.form(m, fin, thickness=size * 0.03, bump=rays.astype(np.float32), rim=0.7, alpha=0.9, detail=0.75)
    body = c.mask(
        curve(
            put(
                [
                    (0.47, 0.02),
                    (0.38, -0.07),
                    (0.2, -0.145),
                    (-0.02, -0.15),
                    (-0.22, -0.075 + swing * 0.4),
                    (-0.37, -0.035 + swing, CORNER),
                    (-0.37, 0.04 + swing, CORNER),
                    (-0.2, 0.085 + swing * 0.4),
                    (0.02, 0.145),
                    (0.24, 0.13),
                    (0.4, 0.07),
                ]
            )
        )
    )
    at = body.where
    co, si = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    u = ((c.x[at] - x) * co + (c.y[at] - y) * si) / size * (-1 if left else 1)
    v = (-(c.x[at] - x) * si + (c.y[at] - y) * co) / size
    row = np.floor(v / 0.042)
    scale = np.mod(u / 0.05 + 0.5 * np.mod(row, 2), 1)
    arc = np.hypot(scale - 0.2, (np.mod(v / 0.042, 1) - 0.5) * 0.9)
    net = np.where(u < 0.24, smoothstep(0.35, 0.7, arc), 0) * 0.014 * size
    relief = c.relief(body, size * 0.12)
    c.form(relief, tone, bump=-net.astype(np.float32), gloss=0.5, rim=0.7, mottle=0.06, detail=0.8)
    belly = body * smoothstep(0.02, 0.1, v)
    c.form(relief.within(belly), mix(tone, (0.95, 0.03, 90), 0.6), gloss=0.4, rim=0.5, detail=0.8)
    back = body * smoothstep(-0.03, -0.12, v)
    c.multiply(back, (0.45, 0.09, 200), 0.5)
    ex, ey = put([(0.36, -0.025)])[0][:2]
    gill = [(p[0], p[1]) for p in put([(0.24, -0.09), (0.21, 0.0), (0.25, 0.09)])]
    lip = [(p[0], p[1]) for p in put([(0.47, 0.03), (0.42, 0.04)])]

    def face(pen: Pen) -> None:
        pen.stroke(gill, mix(tone, (0.2, 0.05, 40), 0.6), size * 0.012, 0.8)
        pen.stroke(lip, mix(tone, (0.2, 0.05, 40), 0.6), size * 0.012, 0.8)
        pen.dot(ex, ey, size * 0.024, (0.9, 0.1, 88))
        pen.dot(ex, ey, size * 0.015, (0.13, 0.02, 60))

    c.draw(face, detail=0.9)


def life(c: Canvas, column: Mask) -> None:
    """Fish that have never been seen from the side, weed, bubbles."""
    with c.group() as wet:
        r = c.rng("weed")
        for _ in range(9):
            x = X + float(r.uniform(-136, 136))
            high = float(r.uniform(60, 190)) * (1 - 0.3 * abs(x - X) / 150)
            bend = float(r.normal(0, 22))
            blade = c.mask(
                limb([(x, FOOT + 20, 5), (x + bend, FOOT - high * 0.5, 6.5), (x - bend * 0.6, FOOT - high, 1.2)], 24)
            )
            c.form(blade, mix((0.34, 0.09, 195), (0.5, 0.12, 165), float(r.random())), rim=0.5, detail=0.7)
        koi(c)
        silver: Colour = (0.42, 0.09, 220)
        for i, (x, y, size, left, turn) in enumerate(
            (
                (536.0, 560.0, 40.0, True, 34.0),
                (362.0, 800.0, 52.0, False, -30.0),
                (548.0, 790.0, 44.0, True, 20.0),
                (528.0, 900.0, 36.0, False, -12.0),
            )
        ):
            _carp(c, x, y, size, silver, left, turn, f"carp{i}")

        def bubbles(pen: Pen) -> None:
            for _ in range(34):
                bx, by, q = X + r.normal(0, 70), r.uniform(TOP, FOOT), r.uniform(1.4, 6)
                pen.stroke(circle(bx, by, q), (0.97, 0.03, 190), 1.1, 0.75)
                pen.dot(bx - q * 0.35, by - q * 0.35, q * 0.25, (0.99, 0.01, 90), 0.9)

        c.draw(bubbles, detail=0.8)
    c.paste(wet, clip=column, alpha=0.95)
    c.glaze(column & c.full(smoothstep(760, 1030, c.y)), (0.45, 0.1, 225), 0.3)


def ring(c: Canvas) -> None:
    """Two courses of rough stones, seen from below: the ring bends up towards us."""
    r = c.rng("ring")
    c.multiply(
        c.mask(curve([(X - 130, 350), (X, 330), (X + 130, 350), (X + 124, 392), (X, 372), (X - 124, 392)]), soft=8),
        (0.3, 0.1, 240),
        0.7,
    )
    core = c.mask(curve([(X - 144, 360), (X, 336), (X + 144, 360), (X + 146, 276), (X, 248), (X - 146, 276)], pull=0.3))
    c.form(core, (0.42, 0.06, 45), mottle=0.2, grain=10, detail=0.6)
    for course, (low, high, reach, count) in enumerate(((366.0, 318.0, 146.0, 9), (320.0, 270.0, 150.0, 8))):
        edges = np.linspace(-math.pi / 2, math.pi / 2, count + 1) + (0.12 if course else 0.0)
        for k in range(-1, count):
            a0 = float(edges[k]) + 0.02 if k >= 0 else -math.pi / 2 - 0.2
            a1 = float(edges[k + 1]) - 0.02
            a0, a1 = max(a0, -math.pi / 2), min(a1, math.pi / 2)
            if a1 - a0 < 0.06:
                continue

            def at(a: float, y: float, reach: float = reach) -> tuple[float, float, float]:
                return X + math.sin(a) * reach, y - 26 * math.cos(a), CORNER

            jog = float(r.normal(0, 3))
            middle = (a0 + a1) / 2
            block = c.mask(
                curve(
                    [
                        at(a0, low + jog),
                        at(middle, low + jog + 2),
                        at(a1, low + jog),
                        at(a1, high),
                        at(middle, high - 4 + jog),
                        at(a0, high + 2),
                    ],
                    pull=0.2,
                ),
                wobble=3.0,
                cell=16,
            )
            tone = mix((0.64, 0.07, 55), (0.78, 0.07, 75), float(r.random()))
            stone(c, block, tone, thickness=18, rough=0.5, seed=f"s{course}{k}", detail=0.65)
            c.multiply(block & c.full(smoothstep(X + 20, X + 170, c.x)), (0.4, 0.09, 310), 0.4)
    wet = c.mask(curve([(X - 146, 366), (X, 338), (X + 146, 366), (X + 146, 352), (X, 326), (X - 146, 352)]), soft=3)
    c.screen(wet, (0.8, 0.08, 195), 0.3)
    moss = c.rng("moss")
    n = 130
    a = moss.uniform(-1.5, 1.5, n)
    x, y = X + np.sin(a) * 147, 366 - 26 * np.cos(a) + moss.normal(0, 4, n)
    green = np.stack([np.asarray(mix((0.5, 0.12, 140), (0.74, 0.14, 120), float(q))) for q in moss.random(n)])
    strew(
        c,
        "blade",
        x,
        y + 6,
        moss.uniform(8, 26, n),
        1.57 + moss.normal(0, 0.4, n),
        green.astype(np.float32),
        seed="moss",
        detail=0.6,
    )


def windlass(c: Canvas) -> None:
    """The old frame still stands on its ring; what it should let down, it lets up."""
    brown = (0.44, 0.07, 48)
    for x0, x1 in ((X - 112, X - 104), (X + 112, X + 104)):
        wood(c, c.mask(limb([(x0, 262, 8), (x1, 140, 7), (x1 + 2, 118, 6)])), brown, angle=90, thickness=9, detail=0.7)
    drum = c.mask(limb([(X - 126, 152, 13), (X, 148, 15), (X + 128, 152, 13)], 30))
    c.shadow(drum, 6, 8, 4, 0.4)
    wood(c, drum, (0.54, 0.08, 55), angle=0, thickness=16, detail=0.7)

    def coils(pen: Pen) -> None:
        for k in range(13):
            x = X - 34 + k * 5
            pen.stroke([(x, 134), (x + 2.5, 148), (x, 164)], (0.8, 0.07, 80) if k % 2 else (0.72, 0.07, 75), 4.4)
        pen.stroke([(X + 126, 152), (X + 150, 154), (X + 152, 188), (X + 168, 190)], (0.36, 0.05, 45), 6)

    c.draw(coils, relief=3, detail=0.8)
    rope(c, [(X + 6, 136), (X + 8, 100), (X + 3, 76)], 5)
    bx, by = X + 3.0, 74.0
    c.draw(
        lambda pen: pen.stroke(
            [(bx - 25, by - 16), (bx - 16, by + 2), (bx, by + 8), (bx + 16, by + 2), (bx + 25, by - 16)],
            (0.34, 0.04, 50),
            3,
        ),
        relief=2,
        detail=0.8,
    )
    pail = c.mask(
        curve(
            [
                (bx - 28, by - 18, CORNER),
                (bx + 28, by - 18, CORNER),
                (bx + 21, by - 64, CORNER),
                (bx - 21, by - 64, CORNER),
            ],
            pull=0.1,
        )
    )
    wood(c, pail, (0.58, 0.09, 58), angle=90, thickness=24, detail=0.75)

    def hoops(pen: Pen) -> None:
        for q, y in ((26, by - 28), (22, by - 56)):
            pen.stroke([(bx - q, y), (bx, y + 4), (bx + q, y)], (0.36, 0.03, 260), 5)

    c.draw(hoops, relief=2, detail=0.8)
    c.form(c.mask(oval(bx, by - 18, 28, 6)), (0.3, 0.05, 45), thickness=2, detail=0.8)
