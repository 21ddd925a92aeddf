"""Parts of Upstairs Neighbour close by: the slates with their skylight, the chimney, the cat and its twig."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, smoothstep
from art.painting.mask import blur
from art.painting.materials import fur, wood
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval, polygon
from art.painting.stamps import strew
from art.painting.terrain import plane

SLATE: Colour = (0.34, 0.065, 290)
BRICK: Colour = (0.37, 0.085, 5)
LAMP: Colour = (0.9, 0.15, 70)
HOLE = ((342.0, 912.0), (632.0, 898.0), (686.0, 1046.0), (312.0, 1066.0))
"""The skylight's opening: far left, far right, near right, near left."""


def near_roof(c: Canvas) -> None:
    """The one large roof under the eye: dark slates, and on them the light that spills from the skylight."""
    shape = c.mask(polygon([(-10, 852), (810, 806), (810, 1210), (-10, 1210)]), wobble=1.2)
    c.multiply(shape.blur(16).move(0, -10), (0.34, 0.08, 310), 0.5)
    p = plane(c, shape, ((-120.0, 857.0), (920.0, 800.0), (1080.0, 1290.0), (-280.0, 1290.0)))
    v = p.v * 9
    row = np.floor(v)
    u = p.u * 17 + np.mod(row, 2) * 0.5
    tint = np.mod(np.sin(np.floor(u) * 12.9 + row * 78.2) * 43758.5453, 1.0) - 0.5
    lap, edge = np.mod(v, 1), np.minimum(np.mod(u, 1), 1 - np.mod(u, 1))
    grain = c.noise.at("slate", p.u * 300, p.v * 40, 1.0, 3) - 0.5
    t = (
        0.46
        + 0.2 * tint
        + 0.16 * grain
        - 0.26 * np.exp(-lap * 7)
        + 0.16 * np.exp(-(1 - lap) * 10)
        - 0.2 * np.exp(-edge * 22)
    )
    t = t + 0.1 * smoothstep(500, 0, c.x[shape.where]) - 0.22 * p.v
    c.fill(shape, pick(c.tones(SLATE, 0.75), np.asarray(t, np.float32)), detail=0.45)
    ridge = c.mask(limb([(-20, 854, 12), (400, 830, 12), (820, 806, 12)]))
    joints = np.asarray(2.2 * (np.mod(c.x / 46, 1) > 0.93), np.float32)
    c.form(ridge, (0.44, 0.11, 350), thickness=11, bump=joints, rim=0.8, detail=0.6)


def spill(c: Canvas) -> None:
    """What the skylight throws on the slates round it: strongest on their lower edges, gone a few rows away."""
    roof = c.full(smoothstep(850, 870, c.y + 0.055 * c.x))
    near = np.exp(
        -((np.maximum(np.abs(c.x - 492) - 130, 0) / 130) ** 2 + (np.maximum(np.abs(c.y - 985) - 50, 0) / 80) ** 2)
    )
    grey = c.layer.rgb.mean(-1)
    edge = np.clip(0.75 + 3.2 * (grey - blur(grey, 9 * c.scale)), 0.2, 1.3)
    light = roof * np.asarray(np.clip(near * edge, 0, 1), np.float32)
    c.glaze(light, (0.7, 0.16, 54), 0.62)
    c.screen(light, (0.62, 0.15, 58), 0.5)


def _widened(by: float) -> list[tuple[float, float]]:
    mx, my = sum(p[0] for p in HOLE) / 4, sum(p[1] for p in HOLE) / 4
    return [(x + (x - mx) / abs(x - mx) * by, y + (y - my) / abs(y - my) * by * 0.7) for x, y in HOLE]


def skylight_back(c: Canvas) -> None:
    """The frame, the lit room below, the glazed lid thrown back."""
    frame = c.mask(polygon(_widened(22)))
    c.shadow(frame, 6, 12, 12, 0.6)
    c.form(frame, (0.56, 0.09, 50), thickness=9, rim=0.5, detail=0.8)
    hole = c.mask(polygon(list(HOLE)))
    warm = pick(c.tones((0.84, 0.15, 70), 0.7), np.asarray(1.0 - (c.y[hole.where] - 900) / 300, np.float32))
    c.fill(hole, warm, detail=0.8)
    c.emit(hole, 0.75)
    bx, by = _widened(20)[1]
    corners = [(bx, by), (bx + 74, by - 178), (bx + 134, by - 84), (bx + 56, by + 132)]
    lid = c.mask(polygon(corners))
    c.shadow(lid, 14, 16, 10, 0.5)
    along = ((c.x - bx) * 0.4 - (c.y - by) * 0.9) / 190
    c.fill(lid, (0.52, 0.12, 30), 0.75, detail=0.8)
    c.screen(lid * np.asarray(np.clip(1.15 - along, 0, 1), np.float32), (0.9, 0.16, 66), 0.95)
    c.screen(
        lid
        & c.mask(polygon([(bx + 30, by + 40), (bx + 90, by - 140), (bx + 104, by - 120), (bx + 50, by + 80)]), soft=4),
        (0.95, 0.06, 330),
        0.4,
    )

    def bars(pen: Pen) -> None:
        pen.stroke(polygon(corners), (0.5, 0.09, 45), 10)
        pen.stroke([(bx + 28, by + 66), (bx + 104, by - 131)], (0.5, 0.09, 45), 6)

    c.draw(bars, relief=4, detail=0.85)
    c.glow(490, 960, 220, LAMP, 0.75, 0.7)


def skylight_front(c: Canvas) -> None:
    """The near bar of the frame, over the collar of the neck."""
    _, _, (cx, cy), (dx, dy) = _widened(22)
    _, _, (ex, ey), (fx, fy) = HOLE
    bar = c.mask(polygon([(fx - 3, fy - 4), (ex + 3, ey - 4), (cx, cy + 16), (dx, dy + 16)]))
    c.shadow(c.mask(limb([(dx, dy + 20, 8), (cx, cy + 20, 8)]), soft=5), 4, 12, 6, 0.7)
    wood(c, bar, (0.58, 0.1, 52), angle=-3, thickness=13, seed="sill", detail=0.85)
    c.screen(c.mask(limb([(fx - 3, fy - 4, 4), (ex + 3, ey - 4, 4)]), soft=2), (0.96, 0.12, 80), 0.8)


def chimney(c: Canvas, x: float, top: float, w: float, foot: float) -> None:
    """A tall stack of bricks, its foot in lead on the slates."""
    c.shadow(c.mask(polygon([(x + w, foot - 80), (x + w + 60, foot + 30), (x - w, foot + 16)])), 10, 10, 14, 0.6)
    for left, right, tone, bias in (
        (x - w, x + 0.25 * w, BRICK, 0.1),
        (x + 0.25 * w, x + w, mix(BRICK, SLATE, 0.45), -0.02),
    ):
        side = c.mask(polygon([(left, top), (right, top), (right, foot), (left, foot)]), wobble=1)
        at = side.where
        row = np.floor(c.y[at] / 15)
        u = np.mod((c.x[at] - left) / 30 + 0.5 * np.mod(row, 2), 1)
        v = np.mod(c.y[at] / 15, 1)
        edge = np.minimum(np.minimum(u, 1 - u) * 2, np.minimum(v, 1 - v))
        tint = np.mod(np.sin(np.floor((c.x[at] - left) / 30 + 0.5 * np.mod(row, 2)) * 12.9 + row * 78.2) * 43758.5, 1)
        bump = np.clip(edge * 6, 0, 1) * 2.4 + tint * 1.2
        r = c.form(
            side, tone, thickness=5, bump=np.asarray(bump, np.float32), bias=bias, mottle=0.14, rim=0.6, detail=0.6
        )
        c.multiply(r.mask * np.asarray(0.6 * tint * (edge > 0.08), np.float32), (0.42, 0.1, 330), 0.5)
    c.screen(
        c.mask(polygon([(x + 0.7 * w, top), (x + w, top), (x + w, foot), (x + 0.7 * w, foot)]), soft=5),
        (0.7, 0.15, 55),
        0.4,
    )
    foot_m = c.mask(
        polygon([(x - w - 12, foot - 14), (x + w + 12, foot - 18), (x + w + 20, foot + 8), (x - w - 18, foot + 12)]),
        wobble=1,
    )
    c.shadow(foot_m, 16, 12, 12, 0.7)
    c.form(foot_m, (0.5, 0.04, 290), thickness=6, rim=0.6, mottle=0.1, detail=0.6)
    for q, y, h in ((1.2, top - 8, 20.0), (1.08, top + 14, 12.0)):
        slab = c.mask(
            polygon([(x - w * q, y - h / 2), (x + w * q, y - h / 2), (x + w * q, y + h / 2), (x - w * q, y + h / 2)]),
            wobble=1,
        )
        c.shadow(slab, 2, 8, 5, 0.5)
        c.form(slab, (0.52, 0.08, 345), thickness=8, rim=0.8, mottle=0.12, detail=0.7)


FUR: Colour = (0.3, 0.05, 300)


def cat(c: Canvas, x: float, y: float, s: float) -> None:
    """A cat that sits on the stack, facing right, its face lifted, a leafy twig in its mouth."""
    clay = Clay(c, (x - 1.1 * s, y - 1.7 * s, x + 1.1 * s, y + 0.9 * s), melt=0.06 * s)
    clay.ball(x - 0.2 * s, y - 0.27 * s, 0.34 * s, 0.28 * s, z=0.06 * s, turn=-12)
    clay.limb(
        [
            (x - 0.3 * s, y - 0.3 * s, 0.26 * s),
            (x - 0.08 * s, y - 0.62 * s, 0.22 * s),
            (x + 0.1 * s, y - 0.92 * s, 0.155 * s),
        ]
    )
    clay.limb(
        [
            (x + 0.08 * s, y - 0.6 * s, 0.15 * s),
            (x + 0.17 * s, y - 0.26 * s, 0.085 * s),
            (x + 0.19 * s, y - 0.06 * s, 0.06 * s),
            (x + 0.28 * s, y - 0.035 * s, 0.055 * s),
        ]
    )
    clay.limb(
        [
            (x + 0.0 * s, y - 0.4 * s, 0.1 * s, 0.1 * s),
            (x + 0.07 * s, y - 0.08 * s, 0.062 * s, 0.1 * s),
            (x + 0.15 * s, y - 0.03 * s, 0.055 * s, 0.1 * s),
        ]
    )
    clay.limb(
        [
            (x - 0.3 * s, y - 0.1 * s, 0.1 * s, 0.2 * s),
            (x - 0.06 * s, y - 0.05 * s, 0.065 * s, 0.2 * s),
            (x + 0.0 * s, y - 0.04 * s, 0.055 * s, 0.2 * s),
        ]
    )
    clay.press(
        [
            (x - 0.02 * s, y - 0.36 * s, 0.03 * s),
            (x - 0.02 * s, y - 0.2 * s, 0.03 * s),
            (x - 0.12 * s, y - 0.1 * s, 0.02 * s),
        ],
        0.06 * s,
    )
    clay.limb(
        [
            (x - 0.48 * s, y - 0.1 * s, 0.075 * s),
            (x - 0.6 * s, y + 0.16 * s, 0.062 * s),
            (x - 0.54 * s, y + 0.44 * s, 0.056 * s),
            (x - 0.66 * s, y + 0.66 * s, 0.05 * s),
            (x - 0.8 * s, y + 0.62 * s, 0.035 * s),
        ],
        melt=0.02 * s,
    )
    hx, hy = x + 0.18 * s, y - 1.12 * s
    clay.limb(
        [(hx - 0.1 * s, hy - 0.1 * s, 0.07 * s), (hx - 0.24 * s, hy - 0.29 * s, 0.014 * s)], melt=0.03 * s, flat=0.5
    )
    clay.ball(hx, hy, 0.19 * s, 0.165 * s, turn=-24, z=0.05 * s)
    clay.ball(hx + 0.14 * s, hy - 0.01 * s, 0.095 * s, 0.075 * s, turn=-24, z=0.07 * s, melt=0.05 * s)
    clay.limb(
        [(hx + 0.0 * s, hy - 0.13 * s, 0.075 * s, 0.1 * s), (hx - 0.05 * s, hy - 0.34 * s, 0.012 * s, 0.1 * s)],
        melt=0.03 * s,
        flat=0.6,
    )
    body = clay.relief(1.2)
    c.shadow(c.mask(oval(x - 0.1 * s, y, 0.5 * s, 0.05 * s)), 0, 0, 4, 0.7)
    c.form(body, FUR, mottle=0.06, shadow=20, rim=0.8, detail=0.85)
    du, dv = c.x[body.mask.where] - x, c.y[body.mask.where] - y
    run = (0.5 * du - 0.86 * dv) / s + 0.1 * (c.field("tabby", 22, 2)[body.mask.where] - 0.5)
    bands = smoothstep(0.15, 0.85, np.sin(run * 30)) * smoothstep(0.12 * s, -0.16 * s, du + 0.3 * dv + 0.2 * s)
    c.multiply(body.mask * np.asarray(bands, np.float32), (0.24, 0.06, 300), 0.6)
    bib = c.mask(
        curve(
            [
                (x + 0.2 * s, y - 0.98 * s),
                (x + 0.25 * s, y - 0.7 * s),
                (x + 0.2 * s, y - 0.44 * s),
                (x + 0.1 * s, y - 0.56 * s),
                (x + 0.12 * s, y - 0.84 * s),
            ]
        ),
        soft=0.03 * s,
    )
    pale = (0.86, 0.03, 60)
    c.form(body.within(bib & body.mask), pale, rim=0.4, detail=0.85)
    for px, py, rx, ry in ((0.27, -0.035, 0.07, 0.05), (0.14, -0.03, 0.07, 0.05), (-0.02, -0.04, 0.06, 0.05)):
        c.form(body.within(c.mask(oval(x + px * s, y + py * s, rx * s, ry * s), soft=1) & body.mask), pale, detail=0.85)
    chin = c.mask(oval(hx + 0.15 * s, hy + 0.02 * s, 0.1 * s, 0.07 * s, -24), soft=2)
    c.form(body.within(chin & body.mask), pale, rim=0.4, detail=0.85)
    fur(c, body, clay.angle, seed="cat", length=(4, 9), spacing=2.4, light=0.1, lift=0.0, spread=0.45, detail=0.85)
    # The skylight's glow along its front, the sky's along its back.
    c.screen(body.mask.edge(0.05 * s, 0.01 * s, 0.02 * s), (0.92, 0.14, 68), 0.75)
    c.screen(body.mask.edge(-0.035 * s, -0.03 * s, 0.016 * s), (0.86, 0.06, 320), 0.5)
    ear = curve(
        [
            (hx - 0.02 * s, hy - 0.15 * s, -1.0),
            (hx - 0.045 * s, hy - 0.28 * s, -1.0),
            (hx + 0.045 * s, hy - 0.16 * s, -1.0),
        ]
    )
    c.glaze(c.mask(ear, soft=1), (0.66, 0.1, 20), 0.7)
    ex, ey = hx + 0.075 * s, hy - 0.05 * s

    def face(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (ex - 0.05 * s, ey + 0.012 * s, -1.0),
                    (ex, ey - 0.036 * s),
                    (ex + 0.045 * s, ey - 0.012 * s, -1.0),
                    (ex, ey + 0.028 * s),
                ]
            ),
            (0.84, 0.15, 110),
        )
        pen.fill(oval(ex + 0.006 * s, ey - 0.006 * s, 0.014 * s, 0.03 * s, -20), (0.12, 0.02, 300))
        pen.dot(ex + 0.014 * s, ey - 0.018 * s, 0.008 * s, (0.98, 0.02, 90))
        pen.fill(oval(hx + 0.228 * s, hy - 0.052 * s, 0.022 * s, 0.016 * s, -20), (0.6, 0.11, 15))
        for k in range(4):
            a = math.radians(8 + 15 * k)
            start = (hx + 0.16 * s, hy + 0.005 * s)
            end = (hx + (0.16 + 0.26 * math.cos(a)) * s, hy + (0.005 + 0.26 * math.sin(a)) * s)
            pen.stroke([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 2), end], (0.95, 0.02, 80), 0.9, 0.7)

    c.draw(face, detail=0.95)


def twig(c: Canvas, x: float, y: float, angle: float, length: float, seed: str) -> None:
    """A leafy twig held at (x, y)."""
    r = c.rng(f"twig/{seed}")
    a = math.radians(angle)
    ex, ey = x + math.cos(a) * length, y + math.sin(a) * length
    bx, by = x - math.cos(a) * length * 0.06, y - math.sin(a) * length * 0.06
    c.draw(
        lambda pen: pen.stroke([(bx, by), (x, y + 2), (ex, ey)], (0.36, 0.08, 60), max(2.0, length * 0.035)), detail=0.9
    )
    n = 15
    q = np.linspace(0.12, 1, n)
    turn = a + np.where(np.arange(n) % 2, 0.8, -0.8) * (1 - 0.5 * q) + r.normal(0, 0.15, n)
    size = length * 0.34 * r.uniform(0.8, 1.2, n)
    tones = np.stack([mix((0.6, 0.15, 130), (0.86, 0.16, 112), float(v)) for v in r.random(n)]).astype(np.float32)
    lx = x + math.cos(a) * length * q + np.cos(turn) * size * 0.45
    ly = y + math.sin(a) * length * q + np.sin(turn) * size * 0.45
    strew(c, "leaf", lx, ly, size, turn, tones, seed=seed, detail=0.9)
