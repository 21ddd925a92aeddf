"""The peacock of Blind Spots: slender, its train falling in one long bow, every eye-spot of it bare."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.materials import fur, leaves
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, sample
from art.painting.stamps import jittered, scatter, strew

from .garden import tip_shape

HEAD = (372.0, 214.0)
_BOW = [
    (548.0, 478.0),
    (624.0, 540.0),
    (694.0, 640.0),
    (728.0, 770.0),
    (700.0, 900.0),
    (606.0, 1010.0),
    (460.0, 1076.0),
    (300.0, 1104.0),
    (150.0, 1100.0),
]
"""The middle of the train, from the back to its hem."""


def peacock(c: Canvas) -> None:
    """Paint the bird, its train first."""
    _train(c)
    _legs(c)
    _body(c)
    _neck(c)
    _wing(c)
    _head(c)


def _spread(s: Array) -> Array:
    """Return the train's half width at shares of its length."""
    out: Array = np.asarray(20 + 34 * smoothstep(0.0, 0.3, s) + 98 * s**2, np.float32)
    return out


def _train(c: Canvas) -> None:
    """Feathers in tiers, the longest first."""
    bow = sample(_BOW, 240)
    way = np.gradient(bow, axis=0)
    way /= np.hypot(way[:, 0], way[:, 1])[:, None] + 1e-6
    under = c.mask(
        limb(
            [
                (float(bow[k, 0]), float(bow[k, 1]), float(_spread(np.asarray(k / 239))) * 0.8)
                for k in range(0, 196, 15)
            ],
            120,
        )
    )
    c.shadow(under, 20, 34, 24, 0.55)
    c.form(under, (0.36, 0.08, 158), thickness=40, rim=0.2, mottle=0.2, grain=10, detail=0.5)
    r = c.rng("train")
    c.multiply(under, (0.3, 0.07, 190), 0.6)
    # Rows from the hem up: each row's feathers stand in the gaps of the one before, smaller and closer.
    reach = 0.97
    for tier in range(15):
        count = (7, 6)[tier % 2] if tier < 9 else (5, 4)[tier % 2]
        size = 7 + 31 * reach**2.3
        for k in range(count):
            t = ((k + 0.5) / count - 0.5) * 2 + float(r.normal(0, 0.05))
            at = min(reach * (1.03 - 0.17 * t * t - 0.05 * t) + float(r.normal(0, 0.02)), 1.0)
            n = max(12, int(239 * min(at, 1.0)))
            s = np.arange(n) / 239
            off = np.asarray(t * _spread(s), np.float32)[:, None]
            normal = np.stack([-way[:n, 1], way[:n, 0]], 1)
            _feather(c, bow[:n] + normal * off, way[:n], t, size * float(r.uniform(0.9, 1.1)), f"{tier}-{k}")
        reach -= 0.03 + 0.047 * reach**1.2
    # The train's own roundness: dusk along its far and lower side, the sun along the near one.
    whole = c.mask(
        limb(
            [
                (float(bow[k, 0]), float(bow[k, 1]), float(_spread(np.asarray(k / 239))) * 0.94)
                for k in range(20, 196, 12)
            ],
            120,
        )
    )
    dusk = whole.edge(-26, -34, 26)
    c.multiply(dusk & whole, (0.3, 0.075, 200), 0.7)
    c.screen(whole.edge(10, 16, 12) & whole, (0.8, 0.12, 95), 0.22)


def _feather(c: Canvas, spine: Array, way: Array, t: float, tip: float, name: str) -> None:
    """One covert: shaft, barbs combed outwards, at its end the bare place."""
    r = c.rng(f"feather/{name}")
    n = len(spine)
    count = int(40 + 0.95 * n)
    # Only the last third of a feather shows: the shorter ones hide its root.
    i = np.clip((n - 1 - np.abs(r.normal(0, 0.42, count)) * n * 0.5), 2, n - 1).astype(int)
    side = np.where(r.random(count) < 0.5, -1.0, 1.0)
    base = np.arctan2(way[i, 1], way[i, 0])
    angle = base + side * np.abs(r.normal(0.12, 0.2, count))
    size = (12 + tip * 0.9) * r.uniform(0.8, 1.5, count)
    # The sun comes from the left: what turns to it is gold, the rest sea green.
    inner = np.clip(0.5 + 0.5 * t * np.where(way[i, 1] > 0, 1, 0.6), 0, 1)
    level = 0.36 * inner + 0.42 * r.random(count) ** 1.3 - 0.2 * smoothstep(640, 760, spine[i, 0])
    level = np.clip(level + 0.1 * smoothstep(600, 200, spine[i, 0]), 0, 1)
    table = ramp(
        [
            (0, (0.2, 0.06, 190)),
            (0.3, (0.34, 0.085, 165)),
            (0.6, (0.52, 0.12, 138)),
            (0.85, (0.7, 0.13, 112)),
            (1, (0.9, 0.11, 95)),
        ]
    )
    x, y = spine[i, 0] + np.cos(angle) * size * 0.45, spine[i, 1] + np.sin(angle) * size * 0.45
    tones = pick(table, level.astype(np.float32))
    strew(c, "hair", x, y, size, angle, tones, seed=f"barbs/{name}", alpha=0.9, detail=0.75)
    start = max(0, n - 90)

    def shaft(pen: Pen) -> None:
        line = [(float(p[0]), float(p[1])) for p in spine[start::8]] + [(float(spine[-1, 0]), float(spine[-1, 1]))]
        pen.stroke(line, (0.88, 0.09, 92), max(0.9, tip * 0.055), 0.55)

    if n > 60:
        c.draw(shaft, detail=0.75)
    ex, ey = float(spine[-1, 0]), float(spine[-1, 1])
    turn = math.atan2(float(way[-1, 1]), float(way[-1, 0])) + float(r.normal(0, 0.12)) + 0.28 * t
    _bare(c, ex, ey, tip, turn, name)


def _bare(c: Canvas, x: float, y: float, tip: float, turn: float, name: str) -> None:
    """The place of an eye: its loose fringe and its rings of bronze and gold are there, what they held is not."""
    r = c.rng(f"bare/{name}")
    n = int(40 + tip * 2.4)
    a = turn + r.normal(0, 1.15, n)
    table = ramp([(0, (0.3, 0.08, 165)), (0.5, (0.5, 0.12, 132)), (1, (0.84, 0.12, 100))])
    light = np.clip(0.4 - 0.3 * np.sin(a) - 0.25 * np.cos(a) + 0.4 * (r.random(n) - 0.5), 0, 1).astype(np.float32)
    px, py = x + np.cos(a) * tip * 0.8, y + np.sin(a) * tip * 0.72
    long = tip * r.uniform(0.4, 0.9, n)
    strew(c, "hair", px, py, long, a, pick(table, light), seed=f"fringe/{name}", alpha=0.95, detail=0.8)
    away = smoothstep(700, 560, x)
    for size, shift, tone, share in (
        (0.9, 0.0, (0.27, 0.07, 175), 0.8),
        (0.78, 0.02, (0.62, 0.12, 96), 0.9),
        (0.7, 0.03, (0.46, 0.11, 52), 0.95),
        (0.56, 0.05, (0.3, 0.07, 170), 0.9),
    ):
        ring = c.mask(
            tip_shape(x + math.cos(turn) * tip * shift, y + math.sin(turn) * tip * shift, tip * size, turn),
            wobble=tip * 0.02,
            cell=4,
        )
        c.fill(ring, tone, share, detail=0.85)
        c.multiply(ring.edge(-tip * 0.12, -tip * 0.14, tip * 0.1), (0.5, 0.08, 170), 0.45)
    k = int(16 + tip * 1.3)
    a = turn + r.uniform(-math.pi, math.pi, k)
    out = tip * r.uniform(0.52, 0.7, k)
    inks = pick(
        ramp([(0, (0.22, 0.07, 175)), (0.5, (0.5, 0.12, 60)), (1, (0.82, 0.12, 92))]), r.random(k).astype(np.float32)
    )
    rx, ry = x + np.cos(a) * out, y + np.sin(a) * out * 0.82
    strew(c, "hair", rx, ry, tip * 0.42, a, inks, seed=f"rays/{name}", alpha=0.75, detail=0.85)
    bare = c.mask(
        tip_shape(x + math.cos(turn) * tip * 0.06, y + math.sin(turn) * tip * 0.06, tip * 0.5, turn),
        wobble=tip * 0.012,
        cell=4,
    )
    at = bare.where
    lit = 0.66 - 0.42 * (c.x[at] - x) / tip - 0.42 * (c.y[at] - y) / tip + 0.24 * (c.field("down", 4, 2)[at] - 0.5)
    pale = ramp([(0, (0.5, 0.035, 190)), (0.45, (0.74, 0.035, 130)), (1, (0.94, 0.035, 92))])
    c.fill(bare, pick(pale, np.asarray(np.clip(lit - 0.25 + 0.25 * away, 0, 1), np.float32)), 0.96, detail=0.9)


def _legs(c: Canvas) -> None:
    for hx, foot, tone in ((556.0, 566.0, 0.27), (520.0, 516.0, 0.36)):
        thigh = c.mask(limb([(hx + 4, 566, 34), (hx - 2, 606, 20), (hx + 6, 632, 8)]))
        r = c.form(thigh, (tone, 0.06, 85), rim=0.5, mottle=0.14, grain=7, detail=0.7)
        fur(c, r, 1.6, seed=f"thigh{hx}", length=(8, 15), spacing=4, detail=0.7)
        shank = c.mask(limb([(hx + 6, 622, 4.6), (hx + 15, 646, 5.4), (hx + 11, 658, 3.6), (foot, 694, 3.6)]))
        c.form(shank, (tone + 0.06, 0.05, 75), rim=0.7, detail=0.8)
        for dx, dy in ((-27, 5), (-13, 9), (5, 9), (17, 2)):
            toe = c.mask(
                limb([(foot, 692, 3.6), (foot + dx * 0.5, 693 + dy * 0.4, 3.0), (foot + dx, 696 + dy * 0.6, 1.8)])
            )
            c.form(toe, (tone + 0.06, 0.05, 75), rim=0.7, detail=0.8)


def _blues(r: np.random.Generator, n: int) -> Array:
    """Return peacock blues from teal to violet."""
    table = ramp([(0, (0.56, 0.11, 205)), (0.35, (0.46, 0.15, 245)), (0.75, (0.38, 0.17, 264)), (1, (0.5, 0.13, 228))])
    out: Array = pick(table, r.random(n).astype(np.float32))
    return out


def _bronzes(r: np.random.Generator, n: int) -> Array:
    """Return the scaly back's greens and golds."""
    table = ramp([(0, (0.4, 0.1, 165)), (0.5, (0.56, 0.13, 130)), (1, (0.76, 0.13, 98))])
    out: Array = pick(table, r.random(n).astype(np.float32))
    return out


def _body(c: Canvas) -> None:
    clay = Clay(c, (360, 380, 720, 660), melt=24)
    clay.ball(536, 536, 116, 70, turn=24, thick=76)
    clay.ball(466, 492, 66, 74, turn=-14, thick=66)
    body = clay.relief(2)
    c.shadow(body.mask, 16, 20, 14, 0.5)
    c.form(body, (0.36, 0.12, 255), rim=0.1, shadow=30, detail=0.7)
    way = np.full_like(body.height, 0.9)
    leaves(
        c,
        body,
        _blues,
        way,
        seed="breast",
        length=(13, 21),
        spacing=6,
        sprite="feather",
        spread=0.25,
        gain=1.3,
        order="up",
        detail=0.75,
        spill=2,
    )
    at = body.mask.where
    c.multiply(
        body.mask * np.asarray(smoothstep(540, 620, c.y[at] + 0.2 * (c.x[at] - 500)), np.float32),
        (0.2, 0.07, 250),
        0.75,
    )


def _wing(c: Canvas) -> None:
    """The barred shoulder, chestnut quills below it, the scaly back above."""
    wing = c.mask(
        curve(
            [
                (470, 500, CORNER),
                (512, 470),
                (580, 500),
                (640, 556),
                (668, 606, CORNER),
                (606, 596),
                (534, 584),
                (488, 552),
            ]
        )
    )
    c.shadow(wing, 2, 10, 8, 0.6)
    c.form(wing, (0.82, 0.085, 80), thickness=30, rim=0.6, detail=0.75)
    r = c.rng("wing")
    wx, wy = scatter(wing, 560, r, "any")
    order = np.argsort(-(wx * 0.9 + wy * 0.44))
    wx, wy = wx[order], wy[order]
    n = len(wx)
    u = np.clip((wy - 470 - (wx - 500) * 0.55) / 90, 0, 1)
    dark = (np.sin(wx * 0.34 + wy * 0.24 + 2 * np.sin(wy * 0.12)) > 0.15)[:, None]
    tones = np.where(dark, rgb((0.34, 0.05, 60)), rgb((0.86, 0.075, 84))).astype(np.float32)
    tones = jittered(tones * (1.08 - 0.4 * u[:, None]).astype(np.float32), r, 0.06, 0.012)
    strew(c, "feather", wx, wy, 17.0, 0.42 + r.normal(0, 0.1, n), tones, seed="wing", clip=wing.grow(2), detail=0.8)
    for k in range(6):
        quill = c.mask(
            curve(
                [
                    (560 + k * 8, 560 + k * 4, CORNER),
                    (620 + k * 7, 584 + k * 5),
                    (672 + k * 4, 622 + k * 6, CORNER),
                    (614 + k * 6, 600 + k * 6),
                ]
            )
        )
        c.shadow(quill, 2, 4, 4, 0.5)
        c.form(quill, (0.5 - 0.04 * k, 0.1, 50), thickness=6, rim=0.6, detail=0.75)
    _saddle(c)


def _saddle(c: Canvas) -> None:
    """Scales of bronze green from the shoulders over the back into the train."""
    r = c.rng("saddle")
    bow = sample([(476.0, 448.0), (530.0, 462.0), (592.0, 502.0), (650.0, 568.0), (694.0, 650.0), (716.0, 730.0)], 120)
    way = np.gradient(bow, axis=0)
    n = 900
    i = np.sort(np.clip(119 * r.random(n) ** 1.15 * r.uniform(0.7, 1, n), 0, 118).astype(int))[::-1]
    half = 12 + 34 * np.sin(np.clip(i / 119, 0.05, 0.9) * 2.6)
    u = r.uniform(-1, 0.8, n)
    a = np.arctan2(way[i, 1], way[i, 0])
    x, y = bow[i, 0] - np.sin(a) * u * half, bow[i, 1] + np.cos(a) * u * half
    tones = _bronzes(r, n) * (1.12 - 0.5 * np.clip(u + 0.2, 0, 1) - 0.5 * smoothstep(45, 110, i))[:, None]
    size = 12 + 10 * i / 119
    strew(
        c,
        "feather",
        x,
        y,
        size,
        a + 0.25 * u,
        jittered(tones.astype(np.float32), r, 0.08, 0.02),
        seed="saddle",
        detail=0.8,
    )
    rim = u < -0.75
    gold = np.repeat(rgb((0.95, 0.12, 92))[None], int(rim.sum()), 0)
    strew(c, "hair", x[rim], y[rim], 15.0, a[rim], gold, seed="saddle-rim", alpha=0.8, detail=0.8)


def _neck(c: Canvas) -> None:
    x, y = HEAD
    clay = Clay(c, (320, 180, 560, 600), melt=10)
    clay.limb(
        [
            (x + 6, y, 19),
            (x + 34, y + 30, 19),
            (x + 50, y + 84, 22),
            (x + 44, y + 148, 31),
            (x + 42, y + 210, 45),
            (x + 74, y + 268, 62),
            (x + 130, y + 320, 60),
        ],
        n=60,
    )
    neck = clay.relief(1.5)
    c.form(neck, (0.42, 0.16, 258), rim=0.1, gloss=0.3, gloss_sharpness=10, shadow=20, detail=0.8)
    leaves(
        c,
        neck,
        _blues,
        clay.angle,
        seed="neck",
        length=(8, 15),
        spacing=4.2,
        sprite="feather",
        spread=0.2,
        gain=1.35,
        order="up",
        detail=0.8,
        spill=1.5,
    )
    at = neck.mask.where
    left = smoothstep(-0.25, -0.85, neck.nx)
    c.screen(neck.mask * np.asarray(left, np.float32), (0.8, 0.12, 180), 0.3)
    c.multiply(neck.mask * np.asarray(smoothstep(0.1, 0.8, neck.nx), np.float32), (0.26, 0.1, 275), 0.6)
    c.screen(neck.mask.edge(-4, 1, 2), (0.93, 0.12, 82), 0.3)
    sheen = np.exp(-(((neck.nx + 0.35) / 0.2) ** 2)) * smoothstep(y + 330, y + 120, c.y[at])
    c.screen(neck.mask * np.asarray(sheen, np.float32), (0.72, 0.13, 195), 0.45)


def _head(c: Canvas) -> None:
    x, y = HEAD
    skull = Clay(c, (x - 60, y - 60, x + 60, y + 50), melt=6)
    skull.ball(x + 4, y, 25, 21, turn=-12)
    skull.ball(x - 13, y + 4, 14, 12)
    c.form(skull.relief(1), (0.4, 0.16, 260), rim=0.0, gloss=0.15, detail=0.85)
    for px, py, rx, ry, turn in ((-4, -6.5, 16, 4.4, -12), (-1, 9, 17, 5.2, 8)):
        c.form(c.mask(oval(x + px, y + py, rx, ry, turn)), (0.95, 0.03, 90), thickness=4, rim=0.4, detail=0.9)
    stripe = c.mask(limb([(x - 22, y + 2.6, 2.2), (x - 3, y + 2, 4.2), (x + 18, y + 4, 2.6)]))
    c.form(stripe, (0.16, 0.03, 260), detail=0.9)
    upper = c.mask(
        curve(
            [
                (x - 21, y - 4, CORNER),
                (x - 36, y - 1),
                (x - 49, y + 12, CORNER),
                (x - 36, y + 7),
                (x - 21, y + 7, CORNER),
            ]
        )
    )
    c.form(upper, (0.66, 0.05, 88), rim=0.7, gloss=0.3, detail=0.9)
    lower = c.mask(
        curve([(x - 21, y + 6, CORNER), (x - 38, y + 7.5), (x - 42, y + 11, CORNER), (x - 21, y + 12, CORNER)])
    )
    c.form(lower, (0.5, 0.04, 80), rim=0.4, detail=0.9)
    c.form(c.mask(circle(x - 4, y + 1.6, 5.4)), (0.3, 0.06, 50), gloss=0.8, detail=0.95)

    def look(pen: Pen) -> None:
        pen.dot(x - 3.6, y + 1.4, 3.2, (0.1, 0.02, 50))
        pen.dot(x - 5.2, y - 0.4, 1.3, (0.99, 0.03, 95))
        for k in range(7):
            a = math.radians(-128 + 13 * k)
            q = 62 - 3 * abs(k - 3)
            ex, ey = x + 8 + math.cos(a) * q, y - 12 + math.sin(a) * q
            pen.stroke([(x + 8, y - 16), ((x + 8 + ex) / 2 + 2, (y - 16 + ey) / 2), (ex, ey)], (0.34, 0.07, 200), 1.4)
            pen.fill(oval(ex, ey, 7.4, 4.4, math.degrees(a)), (0.42, 0.15, 250))
            pen.fill(oval(ex - 1, ey - 1, 4, 2.4, math.degrees(a)), mix((0.6, 0.13, 205), (0.9, 0.1, 120), 0.3))

    c.draw(look, relief=1.1, detail=0.95)
