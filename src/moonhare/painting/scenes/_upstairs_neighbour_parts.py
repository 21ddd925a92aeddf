"""Parts of Upstairs Neighbour: rows of roofs in mist, the near roof with its skylight, the chimney and its cat."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.terrain import plane

SLATE: Colour = (0.31, 0.08, 308)
BRICK: Colour = (0.38, 0.1, 350)


def roofs(c: Canvas, y: float, size: float, haze: float, seed: str) -> None:
    """Stand a row of gabled houses at height `y`, `size` wide each, fading by `haze`."""
    r = c.rng(f"roofs/{seed}")
    air = (0.85, 0.085, 62)
    x = -60.0 - float(r.uniform(0, size))
    while x < 860:
        w = size * float(r.uniform(0.34, 0.46))
        long = size * float(r.uniform(0.7, 1.0))
        h = w * 1.05
        top = y + float(r.uniform(-0.16, 0.16)) * size
        foot = top + h + size * 2.2
        gable = c.mask(
            polygon([(x, top), (x + w, top + h), (x + w, foot), (x - w, foot), (x - w, top + h)]), wobble=0.8
        )
        slope = c.mask(
            polygon([(x, top), (x + long, top - 0.1 * size), (x + long + w, top + h - 0.1 * size), (x + w, top + h)])
        )
        wall = mix((0.52, 0.1, 20), (0.46, 0.09, 330), float(r.random()))
        tile = mix(SLATE, (0.36, 0.1, 335), float(r.random()))
        for part, tone, lift in ((gable, wall, 0.1), (slope, tile, -0.04)):
            c.form(part, mix(tone, air, haze), thickness=4, bias=lift, mottle=0.08, rim=0.5 * (1 - haze), detail=0.3)
        stack = float(r.uniform(0.3, 0.7)) * long
        cx, cy = x + stack, top - 0.1 * size * stack / long
        pots = c.mask(
            polygon(
                [
                    (cx - 0.09 * size, cy + 0.16 * size),
                    (cx - 0.09 * size, cy - 0.24 * size),
                    (cx + 0.09 * size, cy - 0.24 * size),
                    (cx + 0.09 * size, cy + 0.2 * size),
                ]
            ),
            limb(
                [(cx - 0.045 * size, cy - 0.22 * size, 0.03 * size), (cx - 0.045 * size, cy - 0.34 * size, 0.03 * size)]
            ),
            limb(
                [(cx + 0.045 * size, cy - 0.22 * size, 0.03 * size), (cx + 0.045 * size, cy - 0.34 * size, 0.03 * size)]
            ),
        )
        c.form(pots, mix(BRICK, air, haze), thickness=5, rim=0.6 * (1 - haze), detail=0.3)
        if r.random() < 0.5 and haze < 0.75:
            wx, wy = x - 0.02 * size, top + h * 1.15

            def panes(pen: Pen, px: float = wx, py: float = wy, q: float = size) -> None:
                for k in (-1, 1):
                    pen.fill(
                        polygon(
                            [
                                (px + k * 0.14 * q - 0.055 * q, py),
                                (px + k * 0.14 * q + 0.055 * q, py),
                                (px + k * 0.14 * q + 0.055 * q, py + 0.2 * q),
                                (px + k * 0.14 * q - 0.055 * q, py + 0.2 * q),
                            ]
                        ),
                        (0.92, 0.13, 82),
                        0.9 - haze * 0.7,
                    )

            c.draw(panes, detail=0.6, emission=0.4)
        x += long + w * float(r.uniform(0.2, 0.6))


def near_roof(c: Canvas) -> None:
    """The one large roof under the eye, its slates dark, its ridge in the sun."""
    shape = c.mask(polygon([(-10, 846), (810, 806), (810, 1210), (-10, 1210)]), wobble=1.2)
    c.multiply(shape.blur(16).move(0, -10), (0.34, 0.08, 310), 0.4)
    flat = ((-120.0, 851.0), (920.0, 800.0), (1080.0, 1290.0), (-280.0, 1290.0))
    p = plane(c, shape, flat)
    v = p.v * 9.5
    row = np.floor(v)
    u = p.u * 19 + np.mod(row, 2) * 0.5
    tint = np.mod(np.sin(np.floor(u) * 12.9 + row * 78.2) * 43758.5, 1.0) - 0.5
    lap, edge = np.mod(v, 1), np.minimum(np.mod(u, 1), 1 - np.mod(u, 1))
    t = 0.5 + 0.12 * tint - 0.22 * np.exp(-lap * 8) + 0.12 * np.exp(-(1 - lap) * 9) - 0.12 * np.exp(-edge * 24)
    t = t + 0.14 * smoothstep(500, 0, c.x[shape.where]) - 0.2 * p.v
    c.fill(shape, pick(c.tones(SLATE, 0.75), np.asarray(t, np.float32)), detail=0.4)
    ridge = c.mask(limb([(-20, 848, 11), (400, 827, 11), (820, 806, 11)]))
    c.form(ridge, (0.44, 0.1, 335), thickness=10, rim=0.9, detail=0.6)


HOLE = ((288.0, 916.0), (602.0, 900.0), (646.0, 1022.0), (272.0, 1042.0))
"""The skylight's opening: far left, far right, near right, near left."""


def _widened(by: float) -> list[tuple[float, float]]:
    mx, my = sum(p[0] for p in HOLE) / 4, sum(p[1] for p in HOLE) / 4
    return [(x + (x - mx) / abs(x - mx) * by, y + (y - my) / abs(y - my) * by * 0.7) for x, y in HOLE]


def skylight_back(c: Canvas) -> None:
    """The frame, the lit room below, the glazed lid thrown back."""
    frame = c.mask(polygon(_widened(20)))
    c.shadow(frame, 6, 12, 12, 0.6)
    c.form(frame, (0.66, 0.08, 55), thickness=8, rim=0.7, detail=0.8)
    hole = c.mask(polygon(list(HOLE)))
    warm = pick(c.tones((0.8, 0.15, 68), 0.7), np.asarray(0.95 - (c.y[hole.where] - 900) / 190, np.float32))
    c.fill(hole, warm, detail=0.8)
    c.emit(hole, 0.6)
    c.glow(448, 950, 190, (0.93, 0.14, 74), 0.7, 0.6)
    bx, by = _widened(18)[1]
    lid = c.mask(polygon([(bx, by), (bx + 96, by - 150), (bx + 150, by - 66), (bx + 42, by + 112)]))
    c.shadow(lid, 12, 14, 10, 0.5)
    c.fill(lid, (0.62, 0.11, 40), 0.75, detail=0.8)
    c.screen(lid.edge(-30, -6, 14), (0.95, 0.11, 76), 0.8)

    def bars(pen: Pen) -> None:
        tone = (0.68, 0.08, 55)
        pen.stroke(polygon([(bx, by), (bx + 96, by - 150), (bx + 150, by - 66), (bx + 42, by + 112)]), tone, 9)
        pen.stroke([(bx + 21, by + 56), (bx + 123, by - 108)], tone, 6)

    c.draw(bars, relief=4, detail=0.85)


def skylight_front(c: Canvas) -> None:
    """The near bar of the frame, over the collar of the neck."""
    _, _, (cx, cy), (dx, dy) = _widened(20)
    _, _, (ex, ey), (fx, fy) = HOLE
    bar = c.mask(polygon([(fx - 3, fy - 4), (ex + 3, ey - 4), (cx, cy + 14), (dx, dy + 14)]))
    c.form(bar, (0.7, 0.085, 58), thickness=12, rim=0.9, detail=0.85)
    c.shadow(c.mask(limb([(dx, dy + 20, 8), (cx, cy + 20, 8)]), soft=5), 4, 8, 6, 0.6)


def chimney(c: Canvas, x: float, top: float, w: float, foot: float) -> None:
    """A tall stack with one pot, its sunny side to the left."""
    for left, right, tone, bias in ((x - w, x + 0.1 * w, BRICK, 0.16), (x + 0.1 * w, x + w, SLATE, -0.06)):
        side = c.mask(polygon([(left, top), (right, top), (right, foot), (left, foot)]), wobble=1)
        at = side.where
        course = np.minimum(np.mod(c.y[at] / 17, 1), 1 - np.mod(c.y[at] / 17, 1))
        bump = np.asarray(np.clip(course * 6, 0, 1) * 2.2, np.float32)
        c.form(side, tone, thickness=5, bump=bump, bias=bias, mottle=0.12, rim=0.9, detail=0.6)
    cap = c.mask(polygon([(x - w - 9, top - 15), (x + w + 9, top - 15), (x + w + 5, top + 4), (x - w - 5, top + 4)]))
    c.form(cap, (0.46, 0.1, 345), thickness=8, rim=1.0, detail=0.7)


def cat(c: Canvas, x: float, y: float, s: float) -> None:
    """A cat that sits on the stack, seen from its side, nose up, a twig held high."""
    clay = Clay(c, (x - s, y - 1.4 * s, x + s, y + 0.9 * s), melt=0.05 * s)
    clay.limb(
        [
            (x - 0.24 * s, y - 0.2 * s, 0.24 * s),
            (x - 0.08 * s, y - 0.5 * s, 0.2 * s),
            (x + 0.06 * s, y - 0.78 * s, 0.15 * s),
        ]
    )
    clay.limb(
        [
            (x + 0.08 * s, y - 0.56 * s, 0.11 * s),
            (x + 0.14 * s, y - 0.06 * s, 0.065 * s),
            (x + 0.22 * s, y - 0.03 * s, 0.055 * s),
        ]
    )
    clay.ball(x + 0.13 * s, y - 0.97 * s, 0.18 * s, 0.155 * s, turn=-30)
    clay.limb([(x + 0.22 * s, y - 1.02 * s, 0.09 * s), (x + 0.3 * s, y - 1.08 * s, 0.06 * s)], melt=0.03 * s)
    for ex, lean in ((0.0, -0.06), (0.12, 0.04)):
        clay.limb(
            [(x + ex * s, y - 1.06 * s, 0.07 * s), (x + (ex + lean - 0.02) * s, y - 1.24 * s, 0.012 * s)], melt=0.02 * s
        )
    clay.limb(
        [
            (x - 0.4 * s, y - 0.1 * s, 0.07 * s),
            (x - 0.52 * s, y + 0.2 * s, 0.055 * s),
            (x - 0.44 * s, y + 0.52 * s, 0.05 * s),
            (x - 0.54 * s, y + 0.74 * s, 0.04 * s),
        ],
        melt=0.02 * s,
    )
    body = clay.relief(1.4)
    c.shadow(c.mask(oval(x, y, 0.5 * s, 0.06 * s)), 0, 0, 4, 0.6)
    c.form(body, (0.3, 0.07, 315), mottle=0.06, rim=1.0, detail=0.85)
    fur(c, body, clay.angle, seed="cat", length=(3, 7), spacing=3.0, light=0.06, detail=0.85)
    c.screen(body.mask.edge(-0.03 * s, -0.03 * s, 0.014 * s), (0.95, 0.12, 74), 0.7)
    twig(c, x + 0.34 * s, y - 1.1 * s, -52, 0.82 * s, "gift")


def twig(c: Canvas, x: float, y: float, angle: float, length: float, seed: str) -> None:
    """A leafy twig held at (x, y)."""
    r = c.rng(f"twig/{seed}")
    a = math.radians(angle)
    ex, ey = x + math.cos(a) * length, y + math.sin(a) * length
    bx, by = x - math.cos(a) * length * 0.3, y - math.sin(a) * length * 0.3
    c.draw(
        lambda pen: pen.stroke([(bx, by), (x, y + 2), (ex, ey)], (0.36, 0.08, 60), max(2.0, length * 0.045)), detail=0.9
    )
    n = 15
    q = np.linspace(-0.2, 1, n)
    turn = a + np.where(np.arange(n) % 2, 0.8, -0.8) + r.normal(0, 0.2, n)
    size = length * 0.36 * r.uniform(0.8, 1.2, n)
    tones = np.stack([mix((0.6, 0.15, 130), (0.84, 0.16, 112), float(v)) for v in r.random(n)]).astype(np.float32)
    lx = x + math.cos(a) * length * q + np.cos(turn) * size * 0.45
    ly = y + math.sin(a) * length * q + np.sin(turn) * size * 0.45
    strew(c, "leaf", lx, ly, size, turn, tones, seed=seed, detail=0.9)


def far_neck(c: Canvas, x: float, y: float, s: float) -> None:
    """Far away another neck, hardly darker than the mist."""
    m = c.mask(
        limb([(x, y, 0.15 * s), (x - 0.02 * s, y - 0.5 * s, 0.1 * s), (x + 0.04 * s, y - 0.95 * s, 0.08 * s)]),
        curve(
            [
                (x - 0.02 * s, y - 1.06 * s),
                (x + 0.14 * s, y - 1.08 * s),
                (x + 0.36 * s, y - 0.9 * s),
                (x + 0.33 * s, y - 0.84 * s),
                (x + 0.08 * s, y - 0.88 * s),
            ]
        ),
        limb([(x + 0.02 * s, y - 1.0 * s, 0.025 * s), (x - 0.03 * s, y - 1.2 * s, 0.025 * s)]),
        limb([(x + 0.08 * s, y - 1.0 * s, 0.025 * s), (x + 0.06 * s, y - 1.2 * s, 0.025 * s)]),
    )
    fade = np.asarray(smoothstep(y, y - 0.4 * s, c.y), np.float32)
    c.form(m * fade, (0.66, 0.12, 45), thickness=8, rim=0.8, mottle=0.2, grain=9, detail=0.6)
