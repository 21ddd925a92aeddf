"""Parts of Low Water: the dragonfly with its net-veined wings, and the lotus in the drop."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import pick, ramp, smoothstep
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
    tail = Clay(c, (60, 60, 600, 400), melt=4)
    tail.limb(_spine((-30, 0, 0, 23), (-70, 4, 0, 17), (-150, 12, 0, 13), (-270, 6, 0, 11), (-380, -26, 0, 10.5),
                     (-440, -56, 0, 11)), n=48)  # fmt: skip
    rings = np.abs(np.mod(tail.along / 44, 1) - 0.5) * 2
    body = tail.relief(2.5)
    bump = np.asarray(3.2 * smoothstep(0.0, 0.25, rings), np.float32)
    c.form(body, _GREEN, bump=bump, rim=1.0, gloss=0.5, mottle=0.05, detail=0.85)
    seams = np.asarray(smoothstep(0.2, 0.06, rings), np.float32)
    c.glaze(Mask(body.mask.a * seams, body.mask.box, body.mask.frame, c.scale), (0.14, 0.04, 190), 0.7)
    spots = np.asarray(np.exp(-(((rings - 0.6) / 0.16) ** 2)) * np.exp(-((tail.across / 4) ** 2)), np.float32)
    c.screen(Mask(body.mask.a * spots, body.mask.box, body.mask.frame, c.scale), (0.9, 0.1, 60), 0.45)
    chest = Clay(c, (420, 190, 720, 420), melt=12)
    chest.limb(_spine((-34, 2, 0, 25), (-8, 2, 0, 40), (26, 0, 0, 42), (56, -2, 0, 28)), 30)
    chest.ball(*_see(10, 14, 4), 40, 34, turn=24, z=6)
    for x in (-6.0, 30.0):
        seam = _spine((x + 6, 34, -20, 3), (x, 36, 12, 3.4), (x - 4, 4, 40, 2.4))
        chest.press(seam, deep=7)
    thorax = c.form(chest.relief(3.0), _GREEN, rim=1.0, gloss=0.3, mottle=0.1, grain=12, detail=0.8)
    fur(c, thorax, chest.angle + 0.5, seed="thorax", length=(6, 13), spacing=3.0, light=0.14, lift=0.05, detail=0.8)
    _head(c)
    _legs(c, near=True)


def _head(c: Canvas) -> None:
    rose = ramp([(0.24, 0.11, 355), (0.45, 0.18, 5), (0.66, 0.17, 12), (0.9, 0.09, 40)])
    fx, fy = _see(90, -12, 2)
    face = Clay(c, (560, 240, 740, 420), melt=8)
    face.ball(*_see(72, -4, 0), 22, 22)
    face.ball(fx, fy, 21, 22, z=4)
    face.ball(fx + 6, fy + 14, 13, 11, z=10)
    for z, q, deep in ((-20.0, 25.0, 4.0), (20.0, 30.0, 14.0)):
        if z > 0:
            c.form(face.relief(2.5), _GREEN, rim=1.0, gloss=0.4, detail=0.9)
        ex, ey = _see(74, 12, z)
        eye = Clay(c, (540, 220, 740, 420))
        eye.ball(ex, ey, q, q * 0.86, turn=50, z=deep)
        c.shadow(eye.mask(), -3, 5, 5, 0.4, (0.1, 0.05, 190))
        globe = eye.relief(2.0)
        facet = cells(np.asarray((c.x - ex) / 3.2, np.float32), np.asarray((c.y - ey) / 3.2, np.float32))[0]
        bump = np.asarray(0.5 * smoothstep(0.0, 0.4, facet), np.float32)
        c.form(globe, rose, bump=bump, rim=0.9, gloss=0.5, gloss_sharpness=30, mottle=0.03, detail=0.95)
        low = np.asarray(smoothstep(-0.1, 0.9, (c.y - ey) / q + 0.4 * (c.x - ex) / q), np.float32)
        c.glaze(globe.mask * low, (0.3, 0.1, 160), 0.6)
        for px, py in ((5, 4), (12, 1), (8, 11)):
            c.multiply(c.mask(oval(ex + px, ey + py, q * 0.13, q * 0.11), soft=2.5), (0.24, 0.12, 355), 0.7)
        c.screen(c.mask(oval(ex - q * 0.3, ey - q * 0.42, 7, 4.4, -30), soft=1.4), (0.99, 0.03, 80), 0.85)


def _legs(c: Canvas, near: bool) -> None:
    side = 1 if near else -1

    def work(pen: Pen) -> None:
        for x, out, drop in ((34.0, 66.0, 0.0), (8.0, 72.0, 12.0), (-18.0, 62.0, 24.0)):
            hip = _see(x, -16, 18 * side)
            knee = _see(x + 0.5 * x, -42, out * side * 0.9)
            foot = (NECK[0] + 7 * side - 3, NECK[1] + drop)
            tone = (0.2, 0.05, 180) if near else (0.16, 0.045, 190)
            pen.fill(limb([(*hip, 6), (*knee, 4.2)], 12), tone)
            shin = (knee[0] + foot[0]) / 2 - 4 * side, (knee[1] + foot[1]) / 2
            pen.fill(limb([(*knee, 4.4), (*shin, 3.2), (*foot, 2.4)], 16), tone)

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
    c.fill(m * np.asarray(0.3 + 0.44 * sheen * (1 - 0.3 * s), np.float32), pick(table, sheen), alpha, detail=0.8)
    gleam = np.exp(-(((s - 0.55) / 0.26) ** 2) - ((t - 0.3) / 0.2) ** 2)
    c.screen(m * np.asarray(gleam, np.float32), (0.98, 0.08, 58), 0.7)
    c.glaze(m * np.asarray(smoothstep(0.5, 1.0, s), np.float32), (0.86, 0.12, 14), 0.4 * alpha)
    c.glaze(m * np.asarray(smoothstep(0.16, 0.0, s), np.float32), (0.6, 0.12, 60), 0.5 * alpha)
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
