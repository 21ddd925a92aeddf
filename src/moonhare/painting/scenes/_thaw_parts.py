"""The mammoth of ice and the small seal."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, oval
from moonhare.painting.stamps import scatter, strew

ICE: Colour = (0.83, 0.06, 228)


_CLEAR: Colour = (0.9, 0.045, 205)


def frozen(c: Canvas, body: Relief, tone: Colour, seed: str) -> None:
    """Old ice in the shape of flesh: soft broken faces, melt grooves, a few deep blue clefts."""
    at = body.mask.where
    a, b = c.field(f"face-a/{seed}", 80, 2)[at], c.field(f"face-b/{seed}", 44, 2)[at]
    bump = np.abs(a - 0.5) * 44 + np.abs(b - 0.5) * 22 + (c.field("frost", 5, 3)[at] - 0.5) * 2.4
    c.form(
        body,
        tone,
        bump=np.asarray(bump, np.float32),
        shadow=44,
        mottle=0.06,
        gloss=0.3,
        rim=0.8,
        depth=0.75,
        detail=0.55,
    )
    deep = np.exp(-np.abs(c.field(f"cleft/{seed}", 120, 3, (0.6, 1.5))[at] - 0.5) * 50)
    c.glaze(body.mask * np.asarray(deep * 0.7, np.float32), (0.45, 0.13, 240), 0.7)
    glow = np.clip(1 - body.nz, 0, 1) * np.clip(body.nx * 0.6 + body.ny * 0.6, 0, 1)
    c.screen(body.mask * np.asarray(glow, np.float32), (0.66, 0.11, 205), 0.5)


def _strands(
    c: Canvas,
    body: Relief,
    angle: Array,
    part: Mask,
    n: int,
    length: tuple[float, float],
    tone: tuple[Colour, Colour],
    seed: str,
) -> None:
    """Hang hair that has turned to icicles and fluted snow."""
    r = c.rng(f"strands/{seed}")
    x, y = scatter(part & body.mask, n, r)
    if not len(x):
        return
    whole = np.full((c.h, c.w), 1.57, np.float32)
    whole[body.mask.where] = angle
    column, row = (x * c.scale).astype(int).clip(0, c.w - 1), (y * c.scale).astype(int).clip(0, c.h - 1)
    a = whole[row, column]
    a = np.where(np.sin(a) < 0, a + math.pi, a) * 0.35 + 1.57 * 0.65 + r.normal(0, 0.12, len(x))
    lights = c.layer.rgb[row, column].mean(1, keepdims=True)
    dark, light = rgb(tone[0]), rgb(tone[1])
    share = np.clip(lights * 1.25 - 0.35 + r.normal(0, 0.22, (len(x), 1)), 0, 1)
    strew(
        c,
        "hair",
        x,
        y,
        r.uniform(*length, len(x)),
        a,
        (dark + (light - dark) * share).astype(np.float32),
        seed=seed,
        alpha=0.85,
        detail=0.6,
    )


def mammoth(c: Canvas) -> None:
    """Paint the mammoth, its far side first; to the right it dissolves into the glacier."""
    far = Clay(c, (60, 400, 620, 1060), melt=24)
    far.limb(
        [(350, 620, 92), (300, 716, 86), (246, 800, 74), (232, 852, 66), (248, 916, 54), (256, 960, 58), (250, 984, 66)]
    )
    leg = far.relief(2)
    frozen(c, leg, mix(ICE, (0.5, 0.1, 250), 0.4), "far")
    c.multiply(leg.mask * np.asarray(smoothstep(860, 660, c.y), np.float32), (0.42, 0.1, 250), 0.7)
    _strands(c, leg, far.angle, leg.mask, 900, (26, 60), ((0.46, 0.1, 250), (0.82, 0.05, 225)), "far-leg")
    _tusk(c, ((226, 520, 25), (150, 590, 24), (62, 610, 20), (6, 556, 14), (-8, 480, 7)), 0.3)

    clay = Clay(c, (0, 140, 800, 1080), melt=60)
    clay.limb([(420, 470, 150), (520, 440, 176), (660, 520, 190), (840, 580, 210)], flat=0.6)
    clay.ball(470, 372, 128, 118, z=20, thick=90)
    clay.limb(
        [(470, 620, 138, 20), (468, 760, 100, 24), (464, 880, 82, 24), (462, 960, 80, 24), (456, 1004, 92, 24)],
        flat=0.8,
    )
    clay.limb([(690, 660, 150, 0), (706, 820, 124, 0), (710, 1000, 124, 0)], flat=0.6)
    clay.limb([(350, 420, 120, 60), (286, 430, 112, 70), (262, 500, 92, 74)], flat=0.9)
    clay.ball(300, 322, 92, 88, z=84, thick=70, turn=-20)
    clay.limb(
        [
            (244, 520, 74, 90),
            (206, 616, 60, 96),
            (196, 700, 49, 96),
            (184, 780, 40, 96),
            (148, 838, 33, 98),
            (100, 838, 28, 100),
            (74, 792, 25, 100),
            (92, 750, 20, 100),
        ],
        melt=26,
    )
    for spine, deep in (
        ([(396, 330, 20), (404, 430, 24), (372, 540, 20)], 26.0),
        ([(250, 398, 12), (286, 410, 13), (318, 398, 10)], 12.0),
        ([(330, 560, 18), (352, 640, 20), (334, 700, 16)], 16.0),
        ([(590, 760, 26), (578, 880, 30), (574, 1010, 30)], 60.0),
    ):
        clay.press(spine, deep)
    for k in range(13):
        t = k / 12
        x, y = 222 - 40 * t, 570 + 230 * t
        w = 52 - 22 * t
        clay.press([(x - w, y - 6, 6), (x, y + 6, 7), (x + w, y - 4, 6)], 7)
    body = clay.relief(2.5)
    merge = smoothstep(800, 520, c.x + 150 * (c.field("merge", 80, 4) - 0.5) + 0.05 * c.y)
    seen = Relief(body.mask * np.asarray(merge, np.float32), body.height)
    frozen(c, seen, ICE, "near")
    hollow = c.mask(curve([(560, 740), (584, 700), (618, 760), (606, 1010, CORNER), (552, 1010, CORNER)]), soft=14)
    c.multiply(hollow & seen.mask, (0.34, 0.1, 252), 0.75)
    hair_on = c.full(smoothstep(250, 420, c.y) * smoothstep(690, 520, c.x) * (1 - 0.85 * smoothstep(300, 250, c.x)))
    _strands(c, seen, clay.angle, hair_on & seen.mask, 2600, (40, 110), ((0.5, 0.11, 248), (0.95, 0.025, 215)), "coat")
    _strands(
        c,
        seen,
        clay.angle,
        c.mask(oval(300, 300, 100, 80)) & seen.mask,
        260,
        (20, 44),
        ((0.66, 0.08, 240), (0.98, 0.015, 200)),
        "crown",
    )
    top = np.asarray(smoothstep(0.42, 0.75, -seen.ny) * smoothstep(640, 430, c.y[seen.mask.where]), np.float32)
    c.form(seen.within(seen.mask * top), (0.97, 0.015, 240), mottle=0.04, bias=0.14, depth=0.35, detail=0.5)
    _ear(c)
    _eye(c)
    _tusk(c, ((272, 536, 31), (214, 652, 30), (112, 706, 26), (30, 650, 19), (18, 556, 9)), 0.0)
    _tusk_root(c)


def _tusk(c: Canvas, points: tuple[tuple[float, float, float], ...], shade: float) -> None:
    clay = Clay(c, (-60, 420, 360, 780), melt=8)
    clay.limb(points, n=50)
    body = clay.relief(1)
    c.shadow(body.mask, 14, 26, soft=12, share=0.35 * (1 - shade))
    rings = np.sin(clay.along / 7.5) * 0.7
    c.form(
        body,
        mix(_CLEAR, (0.55, 0.1, 245), shade),
        bump=np.asarray(rings, np.float32),
        gloss=0.8,
        gloss_sharpness=24,
        rim=1.0,
        depth=0.6,
        mottle=0.05,
        detail=0.8,
    )
    c.screen(body.mask.edge(-4, -6, 2.5), (0.99, 0.02, 90), 0.6 * (1 - shade))


def _tusk_root(c: Canvas) -> None:
    """Hair falls over where the near tusk leaves the cheek."""
    r = c.rng("root")
    n = 230
    x, y = 292 + r.normal(0, 20, n), 500 + r.normal(0, 15, n)
    tones = np.stack([rgb(mix((0.5, 0.11, 248), (0.95, 0.025, 215), float(v))) for v in r.random(n)])
    order = np.argsort(y)
    strew(
        c, "hair", x[order], y[order], r.uniform(34, 74, n), 1.75 + r.normal(0, 0.16, n), tones, seed="root", detail=0.7
    )


def _ear(c: Canvas) -> None:
    flap = c.mask(
        curve([(382, 400, CORNER), (424, 396), (448, 438), (436, 496), (404, 522, CORNER), (388, 470)]), wobble=3
    )
    c.shadow(flap, 10, 16, soft=9, share=0.4)
    body = c.relief(flap, 20)
    frozen(c, body, mix(ICE, (0.97, 0.02, 90), 0.2), "ear")
    fur(c, body, 1.6, seed="ear", length=(18, 40), spacing=5, light=0.1, lift=0.04, detail=0.6)


def _eye(c: Canvas) -> None:
    x, y = 262.0, 438.0
    socket = c.mask(oval(x, y, 28, 20), soft=7)
    c.multiply(socket, (0.42, 0.1, 250), 0.7)

    def work(pen: Pen) -> None:
        dark: Colour = (0.18, 0.05, 255)
        pen.fill(curve([(x - 16, y + 4, CORNER), (x - 2, y - 8), (x + 15, y + 1, CORNER), (x, y + 9)]), dark)
        pen.fill(oval(x - 1, y + 1, 6, 6.5), (0.32, 0.08, 235))
        pen.dot(x - 4, y - 2.5, 2.4, (0.99, 0.02, 90))
        pen.stroke([(x - 19, y + 3), (x - 2, y - 11), (x + 18, y - 1)], (0.9, 0.04, 220), 5)
        pen.stroke([(x - 14, y + 13), (x + 2, y + 16), (x + 16, y + 8)], (0.62, 0.09, 240), 3, 0.7)

    c.draw(work, detail=0.95, soft=0.4)


def seal(c: Canvas) -> None:
    """Small, from behind and to the side, its head raised to what has come back."""
    x, y = 152.0, 1098.0
    coat: Colour = (0.5, 0.035, 255)
    c.multiply(c.mask(oval(x + 6, y + 4, 74, 11), soft=5), (0.4, 0.1, 250), 0.7)
    clay = Clay(c, (x - 140, y - 120, x + 140, y + 30), melt=12)
    clay.limb(
        [
            (x - 74, y - 10, 8),
            (x - 44, y - 18, 20),
            (x - 4, y - 24, 28),
            (x + 30, y - 34, 25),
            (x + 44, y - 56, 19),
            (x + 46, y - 72, 16),
        ]
    )
    clay.ball(x + 50, y - 82, 18, 16, z=6, turn=-24)
    clay.limb([(x + 56, y - 86, 12, 10), (x + 68, y - 94, 8, 12)], melt=6)
    clay.limb([(x - 72, y - 10, 8), (x - 92, y - 20, 6), (x - 104, y - 26, 3)])
    clay.limb([(x - 72, y - 8, 8), (x - 94, y - 6, 6), (x - 108, y - 4, 3)])
    clay.limb([(x + 22, y - 20, 10, 20), (x + 32, y - 6, 8, 22), (x + 40, y + 1, 5, 22)])
    body = clay.relief(0.8)
    c.form(body, coat, rim=1.0, gloss=0.45, gloss_sharpness=12, shadow=16, detail=0.85)
    c.form(
        body.within(
            c.mask(
                curve(
                    [
                        (x + 34, y - 8),
                        (x + 52, y - 40),
                        (x + 58, y - 70),
                        (x + 70, y - 88),
                        (x + 64, y - 30),
                        (x + 46, y),
                    ]
                ),
                soft=4,
            )
        ),
        (0.84, 0.02, 230),
        rim=0.7,
        detail=0.85,
    )
    spots = smoothstep(0.6, 0.72, c.field("spots", 9, 2))
    c.multiply(body.mask * np.asarray(spots, np.float32), (0.42, 0.05, 255), 0.5)

    def face(pen: Pen) -> None:
        pen.dot(x + 56, y - 90, 3.3, (0.14, 0.02, 260))
        pen.dot(x + 57, y - 91.2, 1.1, (0.99, 0.01, 90))
        pen.fill(oval(x + 74, y - 98, 3.2, 2.4, -30), (0.16, 0.02, 260))
        for k in range(3):
            pen.stroke([(x + 68, y - 91 + k), (x + 78, y - 86 + k * 3)], (0.93, 0.02, 230), 0.8, 0.8)

    c.draw(face, detail=0.95)
