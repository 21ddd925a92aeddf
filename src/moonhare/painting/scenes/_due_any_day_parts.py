"""Parts of Due Any Day: the hen, feather by feather."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, lit
from moonhare.painting.shapes import CORNER, circle, curve, oval
from moonhare.painting.stamps import jittered, sampled, scatter, strew

_RUST = (0.56, 0.145, 42)
_LACE = (0.24, 0.07, 320)
GOLD = (0.74, 0.14, 66)


def _laced(
    c: Canvas,
    relief: Relief,
    tone: Colour,
    lace: Colour,
    angle: Array | float,
    *,
    seed: str,
    length: tuple[float, float],
    spacing: float,
    gain: float = 1.0,
    bias: float = 0.0,
    edge: float = 0.80,
    sprite: str = "feather",
) -> None:
    """Lay feathers, each with a dark border, so that the front ones lie over those behind."""
    r = c.rng(f"laced/{seed}")
    n = int(relief.mask.a.sum() / c.scale**2 / spacing**2)
    x, y = scatter(relief.mask, n, r, "any")
    t = np.zeros((c.h, c.w), np.float32)
    t[relief.mask.where] = lit(relief, c.light, gain)
    level = sampled(c, t, x, y) + bias + r.normal(0, 0.035, len(x))
    a = np.full(len(x), angle, np.float32) if isinstance(angle, float) else sampled(c, angle, x, y)
    a = a + r.normal(0, 0.09, len(x)).astype(np.float32)
    size = r.uniform(*length, len(x)) * np.clip(0.45 + (y - 230) / 420, 0.45, 1.0)
    by = np.argsort(-(x * np.cos(a) + y * np.sin(a)) + r.normal(0, 5, len(x)))
    x, y, a, size, level = x[by], y[by], a[by], size[by], level[by]
    dark, light = pick(c.tones(lace), level), jittered(pick(c.tones(tone), level), r, 0.05, 0.02)
    m = len(x)

    def two(p: Array, q: Array) -> Array:
        """Interleave border and feather."""
        return np.stack([p, q], 1).reshape(2 * m, *p.shape[1:])

    xs = two(x, x - np.cos(a) * size * 0.07)
    ys = two(y, y - np.sin(a) * size * 0.07)
    strew(
        c,
        sprite,
        xs,
        ys,
        two(size, size * edge),
        two(a, a),
        two(dark, light).astype(np.float32),
        seed=seed,
        detail=0.6,
        clip=relief.mask.grow(length[1] * 0.55),
    )


def tail(c: Canvas) -> None:
    """A fan of long feathers, against the light part of the sky."""
    for k in range(11):
        q = k / 10
        a = math.radians(196 + 66 * q)
        n = 240 + 50 * math.sin(q * 3.0)
        x0, y0 = 190.0, 500.0
        ex, ey = x0 + math.cos(a) * n, y0 + math.sin(a) * n
        nx, ny = -math.sin(a), math.cos(a)
        quill = c.mask(
            curve(
                [
                    (x0, y0, CORNER),
                    (x0 + (ex - x0) * 0.5 - nx * 34, y0 + (ey - y0) * 0.5 - ny * 34),
                    (ex - nx * 22, ey - ny * 22),
                    (ex + math.cos(a) * 22, ey + math.sin(a) * 22),
                    (ex + nx * 24, ey + ny * 24),
                    (x0 + (ex - x0) * 0.5 + nx * 30, y0 + (ey - y0) * 0.5 + ny * 30),
                ]
            )
        )
        c.shadow(quill, 8, 8, 8, 0.35)
        at = quill.where
        u = (c.x[at] - x0) * math.cos(a) + (c.y[at] - y0) * math.sin(a)
        v = (c.x[at] - x0) * nx + (c.y[at] - y0) * ny
        barb = np.sin((u - np.abs(v) * 1.2) * 0.55) * 0.9 - np.exp(-((v / 2.2) ** 2)) * 3
        c.form(
            quill,
            mix((0.30, 0.08, 310), (0.36, 0.09, 200), 0.25 + 0.3 * q),
            thickness=12,
            bump=np.asarray(barb, np.float32),
            rim=0.7,
            gloss=0.2,
            detail=0.6,
        )


def hen(c: Canvas) -> None:
    """The hen, from the fluff that she sits on up to hackle and head."""
    lump = Clay(c, (60, 120, 800, 960), melt=50)
    lump.limb([(170, 470, 96), (250, 590, 176), (384, 650, 216), (512, 640, 196), (568, 560, 140)])
    lump.ball(250, 780, 150, 78, turn=-8)
    lump.ball(520, 800, 150, 76, turn=8)
    lump.limb([(520, 560, 152), (560, 440, 112), (580, 340, 82), (588, 272, 66)])
    lump.ball(592, 262, 66, 62, z=14)
    body = lump.relief(5)
    c.multiply(c.mask(oval(404, 850, 250, 60), soft=26), (0.34, 0.10, 320), 0.7)
    c.form(body, (0.50, 0.13, 38), shadow=70, mottle=0.06, rim=0.8, detail=0.5)
    # Feathers point backwards and down, along the body.
    gx, gy = c.x - 590, c.y - 270
    flow = np.arctan2(0.75 + 0.0012 * gy, -0.30 - 0.0011 * np.clip(590 - c.x, -80, 500)).astype(np.float32)
    whole = np.zeros((c.h, c.w), np.float32)
    whole[:] = flow
    _laced(
        c,
        body.within(body.mask * smoothstep(700, 740, c.y)),
        GOLD,
        _RUST,
        whole,
        seed="fluff",
        length=(40, 66),
        spacing=15,
        bias=-0.06,
    )
    _laced(
        c,
        body.within(
            body.mask
            * np.maximum(smoothstep(470, 520, c.y + (c.x - 560) * 0.2), smoothstep(470, 420, c.x))
            * smoothstep(790, 740, c.y)
        ),
        _RUST,
        _LACE,
        whole,
        seed="body",
        length=(44, 60),
        spacing=15,
    )
    _wing(c)
    neck = smoothstep(640, 560, c.y - 0.25 * (c.x - 560)) * smoothstep(400, 470, c.x + 0.1 * (c.y - 300))
    _laced(
        c,
        body.within(body.mask * neck),
        GOLD,
        (0.42, 0.13, 35),
        np.arctan2(np.full_like(c.x, 0.95), -0.28 + 0 * gx).astype(np.float32),
        seed="hackle",
        length=(48, 74),
        spacing=9,
        edge=0.72,
        sprite="leaf",
    )
    c.screen(body.mask.edge(34, -8, 16), (0.93, 0.14, 70), 0.5)
    c.multiply(body.mask * smoothstep(330, 90, c.x), (0.40, 0.12, 310), 0.5)
    _head(c, body)


def _wing(c: Canvas) -> None:
    outline = [
        (470, 520, CORNER),
        (500, 590),
        (480, 680),
        (400, 742),
        (290, 760),
        (180, 716),
        (96, 640, CORNER),
        (170, 640),
        (214, 590),
        (290, 530),
        (390, 496),
    ]
    mask = c.mask(curve(outline))
    c.shadow(mask, -10, 26, 18, 0.5)
    relief = c.relief(mask, 70, smooth=5)
    c.form(relief, (0.46, 0.12, 36), rim=0.6, detail=0.5)
    along = 2.86
    for k, (low, high, length, tone) in enumerate(
        (
            (-1e3, 330, (104, 140), (0.40, 0.11, 350)),
            (250, 420, (66, 90), (0.54, 0.14, 34)),
            (350, 1e3, (40, 58), _RUST),
        )
    ):
        part = mask * (smoothstep(low, low + 40, c.x) * smoothstep(high + 40, high, c.x))
        _laced(
            c,
            relief.within(part),
            tone,
            _LACE,
            along - 0.12 * k,
            seed=f"wing{k}",
            length=length,
            spacing=(21, 17, 14)[k],
            edge=0.84,
        )
    c.screen(mask.edge(6, -8, 5), (0.95, 0.1, 72), 0.22)


def _head(c: Canvas, body: Relief) -> None:
    red = (0.56, 0.20, 24)
    x, y = 604.0, 258.0
    fur(
        c,
        body.within(c.mask(circle(x - 8, y, 66), soft=8)),
        2.4,
        seed="head",
        length=(12, 24),
        spacing=5,
        spread=0.4,
        detail=0.7,
    )
    comb = c.mask(
        curve(
            [
                (x - 62, y - 40, CORNER),
                (x - 74, y - 82),
                (x - 50, y - 74),
                (x - 44, y - 116),
                (x - 20, y - 88),
                (x - 4, y - 126),
                (x + 12, y - 88),
                (x + 32, y - 106),
                (x + 34, y - 70),
                (x + 54, y - 66),
                (x + 52, y - 38, CORNER),
                (x - 4, y - 48),
            ]
        )
    )
    c.shadow(comb, -5, 8, 6, 0.4)
    pores = (c.noise.at("comb", c.x[comb.where] / 5, c.y[comb.where] / 5, 1.0, 2) - 0.5) * 2
    c.form(comb, red, thickness=24, bump=np.asarray(pores, np.float32), rim=0.8, detail=0.75)
    face = c.mask(oval(x + 16, y + 2, 36, 34), soft=4)
    c.form(
        face, (0.58, 0.17, 26), thickness=14, bump=(c.field("face", 6, 2) - 0.5) * 2.2, mottle=0.1, rim=0.5, detail=0.75
    )
    for tip, tone, bias in (
        (
            [
                (x + 42, y - 10, CORNER),
                (x + 78, y - 4),
                (x + 106, y + 26, CORNER),
                (x + 74, y + 20),
                (x + 44, y + 18, CORNER),
            ],
            (0.80, 0.13, 74),
            0.05,
        ),
        (
            [
                (x + 44, y + 18, CORNER),
                (x + 74, y + 22),
                (x + 92, y + 30, CORNER),
                (x + 66, y + 38),
                (x + 42, y + 30, CORNER),
            ],
            (0.70, 0.13, 66),
            -0.08,
        ),
    ):
        c.form(c.mask(curve(tip)), tone, thickness=16, gloss=0.3, rim=0.6, bias=bias, detail=0.85)
    for dx, h, bias in ((28, 66, -0.12), (44, 74, 0.04)):
        drop = c.mask(
            curve(
                [
                    (x + dx - 8, y + 26, CORNER),
                    (x + dx - 16, y + 26 + h * 0.6),
                    (x + dx, y + 26 + h),
                    (x + dx + 15, y + 26 + h * 0.6),
                    (x + dx + 10, y + 28, CORNER),
                ]
            )
        )
        c.form(drop, red, thickness=16, rim=0.7, bias=bias, detail=0.75)
    lobe = c.mask(oval(x - 20, y + 22, 12, 17, 12))
    c.form(lobe, (0.92, 0.05, 60), thickness=8, detail=0.75)

    def eye(pen: Pen) -> None:
        ex, ey = x + 20, y - 8
        pen.fill(
            curve([(ex - 15, ey + 1, CORNER), (ex, ey - 11), (ex + 16, ey + 3, CORNER), (ex, ey + 11)]),
            (0.36, 0.12, 25),
        )
        pen.fill(
            curve([(ex - 12, ey + 1, CORNER), (ex, ey - 1), (ex + 13, ey + 3, CORNER), (ex, ey + 9)]), (0.72, 0.16, 60)
        )
        pen.dot(ex + 2, ey + 3, 5.4, (0.14, 0.03, 30))
        pen.dot(ex + 4, ey + 1, 1.6, (0.98, 0.03, 90))
        pen.fill(
            curve([(ex - 15, ey + 1, CORNER), (ex, ey - 12), (ex + 16, ey + 3, CORNER), (ex, ey - 1)]), (0.62, 0.14, 32)
        )
        pen.dot(x + 66, y + 4, 2.6, (0.3, 0.07, 40))

    c.draw(eye, detail=0.95)
