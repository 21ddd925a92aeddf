"""The pair of Same Place as Always: two backs of clipped leaves, her shawl, his hat, the bench that holds them."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials import leaves, wood
from art.painting.motifs.birds import Bird, perched
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import strew

GAP = (397.0, 560.0)
_HIM: Colour = (0.4, 0.065, 165)
_HER: Colour = (0.46, 0.085, 140)
_TO_GAP = 105.0


def _hedge(c: Canvas, body: Relief, colour: Colour, seed: str) -> None:
    """Clip a body out of hedge: dark within, small leaves over it, the morning along its edges."""
    at = body.mask.where
    n = c.field(f"bough/{seed}", 34, 3)[at]
    bump = np.asarray((n - np.abs(n - 0.5)) * 16, np.float32)
    c.shadow(body.mask, 0, 10, 16, 0.35)
    base = c.form(body, colour, bump=bump, rim=0.2, bias=-0.24, detail=0.45)
    leaves(
        c,
        base.bumped(bump),
        colour,
        -1.57,
        seed=seed,
        length=(8, 17),
        spacing=4.6,
        spread=1.3,
        detail=0.5,
        bias=-0.22,
        clump=0.12,
        vary=0.08,
    )
    m = body.mask
    for f in (-1, 1):
        c.screen(m.edge(f * 3, -4, 2.4), (0.93, 0.11, 88), 0.42)
    d = np.hypot(c.x - GAP[0], c.y - GAP[1])
    c.screen(m * np.asarray(np.exp(-((d / _TO_GAP) ** 2)), np.float32), (0.86, 0.13, 92), 0.26)
    c.multiply(m * smoothstep(700, 930, c.y), c.palette.deep, 0.55)


def him(c: Canvas) -> None:
    """Tall, broad-shouldered, his head bent over to hers."""
    clay = Clay(c, (330, 330, 680, 980), melt=14)
    clay.ball(455, 442, 62, 72, turn=-10)
    clay.limb([(470, 480, 36), (486, 530, 36), (494, 580, 44)])
    clay.limb([(418, 634, 34), (450, 606, 42), (500, 592, 50), (556, 612, 46), (590, 652, 42)])
    clay.limb([(498, 640, 92), (496, 740, 96), (492, 850, 102), (490, 940, 108)])
    clay.limb([(592, 652, 42), (616, 740, 36), (612, 830, 34), (588, 900, 32)])
    clay.ball(514, 462, 11, 19)
    _hedge(c, clay.relief(1.4), _HIM, "him")


def her(c: Canvas) -> None:
    """Small and round; her bun is white blossom."""
    clay = Clay(c, (130, 400, 440, 980), melt=14)
    clay.ball(342, 490, 54, 60, turn=12)
    clay.limb([(330, 530, 30), (312, 566, 30), (304, 600, 38)])
    clay.limb([(214, 690, 36), (244, 646, 38), (300, 622, 42), (352, 634, 36), (382, 658, 32)])
    clay.limb([(300, 670, 78), (302, 760, 84), (304, 860, 92), (306, 940, 98)])
    clay.limb([(214, 690, 36), (196, 770, 32), (206, 850, 30), (236, 900, 28)])
    clay.ball(306, 474, 34, 32)
    _hedge(c, clay.relief(1.4), _HER, "her")
    r = c.rng("bun")
    n = 110
    a, q = r.uniform(0, 6.283, n), np.sqrt(r.uniform(0, 1, n)) * 34
    x, y = 304 + np.cos(a) * q, 470 + np.sin(a) * q * 0.95
    order = np.argsort(-q)
    light = 0.82 + 0.16 * (1 - (q / 40)) - 0.14 * ((y - 470) / 34)
    tones = np.stack([mix((0.66, 0.06, 70), (0.98, 0.04, 88), float(v)) for v in np.clip((light - 0.6) * 2.2, 0, 1)])
    c.shadow(c.mask(oval(304, 474, 34, 32)), 0, 5, 6, 0.5)
    strew(
        c,
        "petal",
        x[order],
        y[order],
        r.uniform(10, 17, n),
        a[order],
        tones[order].astype(np.float32),
        seed="bun",
        detail=0.75,
    )


def shawl(c: Canvas) -> None:
    """The one thing of hers that is still cloth; where its end hangs over the bench it comes away in petals."""
    wrap = c.mask(
        curve(
            [
                (164, 760, CORNER),
                (182, 690),
                (214, 646),
                (254, 616),
                (302, 601),
                (352, 614),
                (394, 648),
                (414, 704),
                (416, 752, CORNER),
                (366, 812),
                (298, 876, CORNER),
                (228, 816),
            ]
        ),
        wobble=2,
    )
    c.shadow(wrap, 0, 10, 9, 0.55)
    at = wrap.where
    dx, dy = c.x[at] - 300, c.y[at] - 560
    folds = np.sin(np.arctan2(dx, dy) * 15 + 0.6 * np.sin(dy / 40)) * 6 * smoothstep(20, 160, np.hypot(dx, dy))
    c.form(
        wrap,
        (0.5, 0.135, 34),
        thickness=40,
        bump=np.asarray(folds, np.float32),
        rim=0.9,
        bias=-0.06,
        mottle=0.08,
        detail=0.75,
    )
    for inset, tone in ((13.0, (0.8, 0.1, 66)), (21.0, (0.36, 0.11, 22))):
        line = wrap.grow(-inset) - wrap.grow(-inset - 3.6)
        c.glaze(line * smoothstep(690, 760, c.y), tone, 0.6)
    c.multiply(wrap * smoothstep(640, 860, c.y), (0.3, 0.08, 350), 0.62)
    d = np.hypot(c.x - GAP[0], c.y - GAP[1])
    c.screen(wrap * np.asarray(np.exp(-((d / 120) ** 2)), np.float32), (0.93, 0.12, 75), 0.5)
    c.screen(wrap.edge(0, -3, 2), (0.96, 0.1, 80), 0.6)
    r = c.rng("petals")

    def fringe(pen: Pen) -> None:
        for k in range(53):
            t = k / 52
            x0, y0 = (164 + 268 * t, 760 + 232 * t) if t < 0.5 else (298 + 236 * (t - 0.5), 876 - 248 * (t - 0.5))
            s = float(r.uniform(18, 28))
            pen.stroke([(x0, y0 - 3), (x0 + float(r.normal(0, 2)), y0 + s)], (0.5, 0.12, 40), 1.9)

    c.draw(fringe, relief=1.4, detail=0.8)
    m = 70
    a = r.uniform(0, 1, m)
    lx = np.where(np.arange(m) % 2 == 0, 182 + 70 * a, 416 - 50 * a) + r.normal(0, 9, m)
    ly = 846 - 190 * a**1.4 + r.normal(0, 12, m)
    green = np.stack([mix((0.3, 0.06, 165), (0.56, 0.1, 130), float(v)) for v in r.random(m)]).astype(np.float32)
    strew(c, "leaf", lx, ly, r.uniform(9, 16, m), r.normal(-1.57, 0.9, m), green, seed="creep", detail=0.7)
    n = 40
    t = np.sort(r.random(n))
    x: Array = 286 - 150 * t**1.2 + r.normal(0, 7 + 20 * t, n)
    y: Array = 900 + 170 * t + r.normal(0, 10 + 16 * t, n)
    tones = np.stack([mix((0.5, 0.15, 32), (0.76, 0.13, 52), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(c, "petal", x, y, r.uniform(9, 17, n), r.uniform(0, 6.3, n), tones, seed="petals", detail=0.8)


def hat(c: Canvas) -> None:
    """His hat is still felt; a wren has built on its brim."""
    felt: Colour = (0.38, 0.04, 60)
    brim = c.mask(
        curve([(372, 430), (392, 398), (448, 384), (508, 396), (536, 424), (522, 438), (460, 442), (396, 444)])
    )
    c.shadow(brim, 0, 10, 8, 0.6)
    c.form(brim, felt, thickness=10, rim=1.0, mottle=0.06, detail=0.75)
    top = c.mask(
        curve(
            [
                (404, 410, CORNER),
                (402, 352),
                (424, 318),
                (450, 330),
                (478, 312),
                (504, 340),
                (508, 408, CORNER),
                (456, 416),
            ]
        )
    )
    c.shadow(top, 0, 3, 4, 0.4)
    c.form(top, felt, thickness=40, rim=1.0, mottle=0.06, detail=0.75)
    band = c.mask(limb([(403, 398, 9), (456, 406, 9), (508, 396, 9)], 20)) & top.grow(1)
    c.form(band, (0.5, 0.13, 36), thickness=5, rim=0.5, detail=0.8)
    c.screen(top.edge(-2, -4, 2), (0.96, 0.08, 88), 0.5)
    _nest(c, 452, 336)


def _nest(c: Canvas, x: float, y: float) -> None:
    """A cup of straw, three blue eggs, the bird beside it."""
    r = c.rng("nest")

    for dx, dy in ((1.0, -7.0), (-12.0, -2.0), (13.0, -2.0)):
        egg = c.mask(oval(x + dx, y - 7 + dy, 8.5, 11, dx * 1.8))
        c.shadow(egg, 0, 2, 3, 0.6)
        c.form(egg, (0.7, 0.09, 222), rim=0.6, gloss=0.3, bias=-0.1, detail=0.9)

    def straw(pen: Pen) -> None:
        for _ in range(90):
            a = float(r.uniform(0.05, math.pi - 0.05))
            q = float(r.uniform(0.72, 1.12))
            px, py = x + 30 * q * math.cos(a), y - 6 + 20 * q * math.sin(a)
            turn = float(r.normal(0.0, 0.35)) - 0.5 * math.cos(a)
            s = float(r.uniform(6, 14))
            tone = mix((0.42, 0.06, 62), (0.78, 0.09, 82), float(r.random()))
            pen.stroke(
                [
                    (px - s * math.cos(turn), py - s * math.sin(turn)),
                    (px + s * math.cos(turn), py + s * math.sin(turn)),
                ],
                tone,
                1.8,
            )

    c.draw(straw, relief=1.4, detail=0.85)
    wren = Bird(body=(0.42, 0.07, 50), breast=(0.68, 0.08, 65), neck=0.06, tail=0.42, beak_length=0.14, leg=0.2)
    perched(c, wren, 590, 622, 46, left=True, seed="wren")


def _slat(c: Canvas, y: float, h: float, k: int) -> Mask:
    board = c.mask(
        curve(
            [
                (78, y, CORNER),
                (400, y - 5),
                (722, y, CORNER),
                (722, y + h, CORNER),
                (400, y + h - 5),
                (78, y + h, CORNER),
            ]
        )
    )
    c.shadow(board, 0, 9, 7, 0.55)
    wood(c, board, (0.4, 0.045, 55), angle=0, grain=5, thickness=8, seed=f"slat{k}", bias=-0.05 - 0.05 * k, detail=0.65)
    c.screen(board.edge(0, -2.5, 1.2), (0.95, 0.08, 88), 0.6)
    return board


def bench(c: Canvas) -> None:
    """A park bench from behind; the hedge has come out between its boards and down its legs."""
    iron: Colour = (0.24, 0.03, 215)
    for f in (-1, 1):
        x = 400 + f * 266
        leg = c.mask(limb([(x, 796, 9), (x + f * 4, 930, 9), (x + f * 16, 1016, 11)]))
        c.shadow(leg, f * 6, 8, 7, 0.5)
        c.form(leg, iron, rim=0.7, detail=0.6)
        scroll = c.mask(limb([(x, 930, 7), (x - f * 60, 944, 6), (x - f * 96, 980, 6), (x - f * 104, 1016, 9)]))
        c.form(scroll, iron, rim=0.6, detail=0.55)
    for k, (y, h) in enumerate(((806, 34), (856, 34), (906, 32))):
        _slat(c, y, h, k)
    r = c.rng("sprays")
    n = 620
    sx = np.concatenate([r.normal(306, 58, n // 2), r.normal(494, 66, n // 2)])
    rows = r.choice([846.0, 896.0, 944.0, 800.0], n, p=[0.26, 0.3, 0.3, 0.14])
    sy = rows + r.normal(0, 7, n) + np.abs(r.normal(0, 10, n))
    tones = np.stack([mix((0.28, 0.05, 180), (0.56, 0.1, 128), float(v) ** 1.5) for v in r.random(n)]).astype(
        np.float32
    )
    tones *= np.asarray(1.06 - 0.5 * smoothstep(790, 980, sy), np.float32)[:, None]
    order = np.argsort(sy)
    strew(
        c,
        "leaf",
        sx[order],
        sy[order],
        r.uniform(9, 16, n),
        r.normal(1.57, 0.8, n),
        tones[order],
        seed="sprays",
        detail=0.6,
    )
    stick = c.mask(limb([(628, 770, 4.6), (650, 764, 5), (662, 782, 5), (664, 830, 4.6), (680, 1014, 4)], 40))
    c.shadow(stick, 6, 6, 5, 0.5)
    c.form(stick, (0.5, 0.09, 52), gloss=0.4, rim=0.9, detail=0.8)
