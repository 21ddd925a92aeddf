"""Parts of Low Water: the dragonfly with its net-veined wings, and the lotus in the drop."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.cells import cells
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval, sample


def _petal(c: Canvas, x: float, y: float, long: float, wide: float, turn: float, bow: float, lit: float) -> None:
    """A cupped petal rooted at (x, y): bent along its spine, round across, its tip drawn out and curled."""
    a = math.radians(turn)
    steps = np.linspace(0, 1, 22)
    spine = []
    for s in steps:
        side = bow * s * s
        px = x + long * (math.sin(a) * s + math.cos(a) * side)
        py = y + long * (-math.cos(a) * s + math.sin(a) * side)
        spine.append((px, py, wide * 0.5 * (0.32 + 0.68 * math.sin(math.pi * min(s * 0.86 + 0.1, 1))) * (1 - s**7)))
    m = c.mask(limb(spine, 44))
    if m.empty:
        return
    w = m.where
    along = np.clip(((c.x[w] - x) * math.sin(a) - (c.y[w] - y) * math.cos(a)) / long, 0, 1)
    body = c.relief(m, wide * 0.36)
    veins = np.asarray(0.18 * np.sin(np.arctan2(c.x - x, y - c.y) * 44), np.float32)
    c.shadow(m, -2, 5, 7, 0.4, (0.45, 0.17, 358))
    table = ramp([(0.46, 0.17, 2), (0.66, 0.17, 4), (0.83, 0.115, 10), (0.95, 0.055, 30), (0.99, 0.03, 70)])
    c.form(body, table, bump=veins, rim=0.8, mottle=0.03, bias=lit, detail=0.9)
    root = np.asarray(smoothstep(0.5, 0.0, along), np.float32)
    c.screen(Mask(m.a * root, m.box, m.frame, m.scale), (0.9, 0.12, 70), 0.55)
    tip = np.asarray(smoothstep(0.6, 1.0, along), np.float32)
    c.glaze(Mask(m.a * tip, m.box, m.frame, m.scale), (0.62, 0.2, 5), 0.45)


def paint_lotus(c: Canvas, x: float, y: float) -> None:
    """Paint the flower that glows in the drop."""
    c.multiply(c.mask(oval(x, y + 8, 92, 10), soft=5), (0.4, 0.1, 150), 0.6)
    c.glow(x, y - 80, 120, (0.98, 0.1, 62), 0.9)
    for turn, long, wide, bow in ((-34, 136, 52, 0.1), (36, 130, 50, -0.1), (-12, 152, 56, 0.06), (15, 148, 54, -0.05)):
        _petal(c, x, y - 6, long, wide, turn, bow, -0.2)
    c.glow(x, y - 64, 52, (0.98, 0.13, 80), 0.9)
    rows = ((-64, 124, 50, 0.22), (66, 118, 48, -0.2), (-42, 122, 54, 0.16), (44, 118, 54, -0.16), (2, 126, 58, 0.03))
    for turn, long, wide, bow in rows:
        _petal(c, x, y - 3, long, wide, turn, bow, -0.06)
    c.glow(x, y - 44, 40, (0.99, 0.12, 82), 0.7)
    front = ((-86, 112, 42, 0.22), (84, 106, 42, -0.24), (-60, 92, 46, 0.24), (58, 90, 46, -0.22), (-26, 80, 50, 0.14))
    for turn, long, wide, bow in (*front, (24, 78, 50, -0.12)):
        _petal(c, x, y + 2, long, wide, turn, bow, 0.06)
    c.glow(x - 2, y - 92, 44, (0.99, 0.1, 72), 0.55)


_AT = (552.0, 304.0)
"""Where the middle of the thorax is seen."""
_YAW, _TILT = math.radians(32), math.radians(42)
_GREEN = ramp([(0.1, 0.04, 200), (0.22, 0.075, 188), (0.42, 0.11, 172), (0.7, 0.13, 150), (0.97, 0.08, 90)])
NECK = (556.0, 410.0)
"""Where the legs close round the drop."""


def _turn(x: float, y: float, z: float) -> tuple[float, float]:
    """Return how far right and down a step forward (x), up (y) and towards us (z) looks."""
    across = math.cos(_YAW) * x - math.sin(_YAW) * z
    deep = math.sin(_YAW) * x + math.cos(_YAW) * z
    return across, -math.cos(_TILT) * y + math.sin(_TILT) * deep


def _see(x: float, y: float, z: float) -> tuple[float, float]:
    dx, dy = _turn(x, y, z)
    return _AT[0] + dx, _AT[1] + dy


def _spine(*points: tuple[float, float, float, float]) -> list[tuple[float, float, float]]:
    return [(*_see(x, y, z), q) for x, y, z, q in points]


def paint_dragonfly(c: Canvas) -> None:
    """Body seen from above and before: the long ringed tail, the thorax, two great eyes; legs round the drop's neck."""
    _legs(c, near=False)
    _abdomen(c)
    chest = Clay(c, (420, 170, 720, 440), melt=16)
    chest.limb(_spine((-44, 4, 0, 22), (-14, 6, 0, 40), (22, 4, 0, 46), (54, -4, 0, 33), (74, -8, 0, 16)), 36)
    chest.ball(*_see(8, 22, 4), 38, 32, turn=24, z=6)
    for x in (-14.0, 14.0, 42.0):
        chest.press(_spine((x + 10, 40, -22, 2.4), (x, 38, 12, 3.0), (x - 10, 0, 44, 2.0)), deep=5)
    form = chest.relief(3.0)
    thorax = c.form(form, _GREEN, rim=0.35, gloss=0.3, mottle=0.1, grain=12, detail=0.8)
    low = np.asarray(smoothstep(6, 46, (c.y - _AT[1]) - 0.35 * (c.x - _AT[0])), np.float32)
    c.multiply(thorax.mask * low, (0.3, 0.09, 190), 0.75)
    for x in (0.0, 30.0):
        flash = _spine((x + 4, 34, -6, 1.5), (x, 30, 22, 5), (x - 10, 4, 42, 2))
        c.screen(c.mask(limb(flash, 20), soft=1.5) & thorax.mask, (0.86, 0.14, 115), 0.55)
    fur(c, thorax, chest.angle + 0.5, seed="thorax", length=(5, 10), spacing=3.4, light=0.1, lift=0.05, detail=0.8)
    _head(c)
    _legs(c, near=True)


def _abdomen(c: Canvas) -> None:
    """Ten rings: a swollen root, a waist, then long and even to the claspers; a dark line runs along its back."""
    tail = Clay(c, (40, 60, 600, 420), melt=4)
    tail.limb(_spine((-14, 2, 0, 24), (-52, 4, 0, 21), (-92, 8, 0, 14.5), (-160, 16, 0, 12), (-270, 20, 0, 12.5),
                     (-360, 4, 0, 13), (-430, -24, 0, 11), (-462, -40, 0, 7)), n=64)  # fmt: skip
    body = tail.relief(2.5)
    ring = np.abs(np.mod(tail.along / 46, 1) - 0.5) * 2
    bump = np.asarray(1.6 * smoothstep(0.0, 0.2, ring), np.float32)
    c.form(body, _GREEN, bump=bump, rim=0.35, gloss=0.4, mottle=0.05, detail=0.85)

    def part(share: Array) -> Mask:
        return Mask(body.mask.a * np.asarray(share, np.float32), body.mask.box, body.mask.frame, c.scale)

    c.glaze(part(smoothstep(0.16, 0.05, ring)), (0.14, 0.04, 190), 0.6)
    c.multiply(part(smoothstep(-2, 9, tail.across)), (0.32, 0.09, 195), 0.6)
    c.glaze(part(smoothstep(0.85, 0.45, ring) * np.exp(-(((tail.across + 5) / 3.2) ** 2))), (0.82, 0.14, 112), 0.6)

    def claspers(pen: Pen) -> None:
        for z in (-7.0, 7.0):
            pen.fill(limb(_spine((-458, -38, z * 0.5, 2.6), (-472, -44, z, 2.8), (-484, -52, z, 1.0)), 12),
                     (0.2, 0.05, 185))  # fmt: skip

    c.draw(claspers, relief=2, detail=0.85)


def _head(c: Canvas) -> None:
    """Two great eyes that meet over the brow, and the small pale face below and before them."""
    rose = ramp([(0.14, 0.08, 345), (0.32, 0.15, 2), (0.5, 0.17, 8), (0.8, 0.11, 30)])
    hx, hy = _see(84, -4, 0)

    def shape(*points: tuple[float, float]) -> Mask:
        return c.mask(curve([(hx + px, hy + py) for px, py in points]))

    far = shape((0, -30), (14, -46), (34, -48), (50, -34), (54, -14), (46, 6), (30, 10), (12, 0))
    face = shape((8, 8), (30, -6), (48, -2), (58, 10), (58, 24), (50, 38), (34, 44), (16, 38))
    near = shape(
        (-36, 2), (-28, -24), (-8, -42), (12, -44), (24, -30), (32, -8), (28, 18), (12, 38), (-12, 42), (-30, 28)
    )
    c.shadow(near | far, -6, 6, 8, 0.6, (0.1, 0.05, 190))
    _eye(c, far, rose, (hx + 32, hy - 20), 32)
    c.shadow(face, 0, 4, 5, 0.3, (0.1, 0.05, 190))
    c.form(face, (0.56, 0.1, 132), thickness=26, rim=0.1, gloss=0.2, mottle=0.08, detail=0.9)
    brow = shape((22, 0), (34, -10), (48, -4), (56, 8), (44, 8), (30, 10))
    c.form(brow, (0.74, 0.12, 112), thickness=10, rim=0.1, gloss=0.3, detail=0.9)
    lip = [(hx + 24, hy + 28, 1.0), (hx + 42, hy + 27, 2.2), (hx + 57, hy + 18, 1.0)]
    c.multiply(c.mask(limb(lip, 14), soft=1.4) & face, (0.25, 0.08, 160), 0.8)
    c.multiply(face - face.move(-2, -12).blur(5), (0.3, 0.09, 170), 0.7)
    c.shadow(near, 4, 3, 6, 0.5, (0.1, 0.05, 190))
    _eye(c, near, rose, (hx, hy), 42)

    def horns(pen: Pen) -> None:
        for x, y, dx in ((hx + 40, hy - 5, 14.0), (hx + 50, hy, 17.0)):
            pen.stroke(curve([(x, y), (x + dx * 0.5, y - 8), (x + dx, y - 11)], closed=False), (0.16, 0.05, 185), 1.8)

    c.draw(horns, detail=0.9)


def _eye(c: Canvas, m: Mask, table: Array, at: tuple[float, float], size: float) -> None:
    x, y = at
    globe = c.relief(m, size * 0.8)
    facet = cells(np.asarray((c.x - x) / 2.8, np.float32), np.asarray((c.y - y) / 2.8, np.float32))[0]
    bump = np.asarray(0.3 * smoothstep(0.0, 0.4, facet), np.float32)
    c.form(globe, table, bump=bump, rim=0.25, gloss=0.3, gloss_sharpness=30, mottle=0.03, detail=0.95)
    low = np.asarray(smoothstep(-0.2, 1.0, (c.y - y) / size - 0.2 * (c.x - x) / size), np.float32)
    c.glaze(m * low, (0.4, 0.1, 135), 0.85)
    c.multiply(m - m.grow(-4).blur(3), (0.3, 0.1, 350), 0.5)
    for px, py, q in ((0.16, 0.1, 0.15), (0.36, 0.0, 0.09), (0.2, 0.38, 0.09)):
        c.multiply(c.mask(oval(x + px * size, y + py * size, q * size, q * size), soft=2.5), (0.2, 0.1, 355), 0.75)
    c.screen(
        c.mask(oval(x - size * 0.2, y - size * 0.48, size * 0.24, size * 0.13, -30), soft=2), (0.99, 0.03, 80), 0.75
    )


def _legs(c: Canvas, near: bool) -> None:
    side = 1 if near else -1

    def work(pen: Pen) -> None:
        for x, out, drop in ((34.0, 66.0, 0.0), (8.0, 72.0, 12.0), (-18.0, 62.0, 24.0)):
            hip = _see(x, -16, 18 * side)
            knee = _see(x + 0.5 * x, -42, out * side * 0.9)
            foot = (NECK[0] + 5 * side, NECK[1] - 4 + 0.8 * drop)
            tone = (0.2, 0.05, 180) if near else (0.16, 0.045, 190)
            pen.fill(limb([(*hip, 6.4), (*knee, 3.4)], 12), tone)
            shin = (knee[0] + foot[0]) / 2 - 4 * side, (knee[1] + foot[1]) / 2
            pen.fill(limb([(*knee, 3.6), (*shin, 2.6), (*foot, 1.8)], 16), tone)

    c.draw(work, relief=2.5, detail=0.85)


_FORE = (
    ((0.0, -0.02), (0.2, -0.1), (0.47, -0.13), (0.5, -0.1), (0.8, -0.06), (0.95, 0.06), (1.0, 0.24)),
    ((0.95, 0.5), (0.8, 0.74), (0.55, 0.84), (0.3, 0.76), (0.12, 0.5), (0.03, 0.2)),
)
_HIND = (
    ((0.0, -0.02), (0.2, -0.08), (0.43, -0.11), (0.46, -0.08), (0.8, -0.05), (0.95, 0.06), (1.0, 0.22)),
    ((0.96, 0.46), (0.82, 0.72), (0.6, 0.9), (0.36, 1.04), (0.17, 1.02), (0.06, 0.72), (0.01, 0.3)),
)
"""Outlines along (0-1 from root to tip) and across (0-1 from the leading edge): fore wing slim, hind wing broad."""


def _wing(
    c: Canvas,
    root: tuple[float, float, float],
    sweep: float,
    lift: float,
    size: tuple[float, float],
    *,
    hind: bool,
    near: bool,
    alpha: float,
    seed: str,
) -> None:
    """A clear wing set on the thorax, turned back by `sweep` and up by `lift` degrees, seen in true foreshortening."""
    a, b = math.radians(sweep), math.radians(lift)
    z = 1.0 if near else -1.0
    out = (math.sin(a) * math.cos(b), math.sin(b), z * math.cos(a) * math.cos(b))
    back = np.array([-1.0, 0, 0]) + out[0] * np.array(out)
    back = back / np.linalg.norm(back)
    sx, sy = (v * size[0] for v in _turn(*out))
    tx, ty = (v * size[1] for v in _turn(float(back[0]), float(back[1]), float(back[2])))
    rx, ry = _see(*root)
    lead, rear = _HIND if hind else _FORE

    def at(s: float, t: float) -> tuple[float, float]:
        bow = 0.06 * s * s
        return rx + s * sx + (t + bow) * tx, ry + s * sy + (t + bow) * ty

    m = c.mask(curve([at(*p) for p in lead + rear], pull=0.36))
    det = sx * ty - sy * tx
    s = ((c.x - rx) * ty - (c.y - ry) * tx) / det
    t = ((c.y - ry) * sx - (c.x - rx) * sy) / det - 0.06 * s * s
    sheen = np.clip(0.5 + 0.3 * np.sin(s * 5 + t * 2) + 0.4 * (c.field("sheen" + seed, 80, 3) - 0.5), 0, 1)
    table = ramp([(0.7, 0.1, 185), (0.88, 0.085, 150), (0.97, 0.06, 75), (0.88, 0.12, 18)])
    root_clear = 0.3 + 0.7 * smoothstep(0.05, 0.5, s)
    c.fill(
        m * np.asarray((0.3 + 0.44 * sheen * (1 - 0.3 * s)) * root_clear, np.float32),
        pick(table, sheen),
        alpha,
        detail=0.8,
    )
    gleam = np.exp(-(((s - 0.55) / 0.26) ** 2) - ((t - 0.3) / 0.2) ** 2)
    c.screen(m * np.asarray(gleam, np.float32), (0.98, 0.08, 58), 0.7)
    c.glaze(m * np.asarray(smoothstep(0.5, 1.0, s), np.float32), (0.86, 0.12, 14), 0.4 * alpha)
    c.glaze(m * np.asarray(smoothstep(0.16, 0.0, s), np.float32), (0.42, 0.1, 150), 0.35 * alpha)
    fine, _ = cells(np.asarray(s * 24, np.float32), np.asarray(t * (9 if hind else 7) + s * 2, np.float32))
    net = np.exp(-((fine / 0.075) ** 2)) * (0.3 + 0.7 * smoothstep(0.05, 0.5, s))
    c.glaze(m * np.asarray(net, np.float32), (0.27, 0.07, 185), 0.62 * alpha)

    def veins(pen: Pen) -> None:
        ink = (0.22, 0.07, 180)
        low = 0.95 if hind else 0.74
        for k in range(8):
            q = k / 7
            end = [at(0.0, 0.04), at(0.26, -0.06 + low * q**1.2), at(0.62, -0.06 + low * q), at(0.98, 0.06 + 0.42 * q)]
            line = [(p[0], p[1]) for p in sample(end, 16).tolist()]
            for j in range(15):
                pen.stroke(line[j : j + 2], ink, 2.4 - 1.7 * j / 15, 0.7 * alpha)

    c.draw(veins, clip=m, detail=0.9)

    def edge(pen: Pen) -> None:
        pen.stroke([at(*p) for p in lead[:6]], (0.24, 0.07, 180), 4.8, 0.9 * alpha)
        pen.stroke([at(p[0], p[1] - 0.015) for p in lead[:6]], (0.98, 0.06, 65), 1.6, 0.9 * alpha)
        pen.stroke([at(0.8, -0.03), at(0.85, -0.005), at(0.9, 0.035)], (0.5, 0.16, 8), 8, 0.9 * alpha)

    c.draw(edge, detail=0.9)
    c.screen(m - m.grow(-1.6).blur(0.8), (0.97, 0.06, 60), 0.6 * alpha)


def paint_wings(c: Canvas, far: bool) -> None:
    """Two pairs along the thorax: the hind ones set farther back and lower, the fore ones raised across them."""
    if far:
        _wing(c, (-20, 30, -16), -22, 6, (312, 116), hind=True, near=False, alpha=0.85, seed="far-hind")
        _wing(c, (22, 32, -16), -4, 20, (330, 96), hind=False, near=False, alpha=0.85, seed="far-fore")
    else:
        _wing(c, (-20, 30, 16), -26, 2, (326, 116), hind=True, near=True, alpha=0.95, seed="hind")
        _wing(c, (24, 32, 16), -2, 22, (344, 92), hind=False, near=True, alpha=1.0, seed="fore")
