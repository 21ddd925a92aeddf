"""Parts of Something Borrowed: a lily of the valley as tall as a church, leaf, stem and bells."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place, sample

DROP = (346.0, 560.0)
"""Where the fallen drop of light hangs in the air."""

_STEM: list[tuple[float, float, float]] = [
    (540, 812, 15), (580, 690, 15), (596, 540, 13), (576, 390, 11), (518, 276, 9.5), (436, 212, 8),
    (350, 204, 6.5), (276, 244, 5), (226, 318, 3.5),
]  # fmt: skip
_BELLS = (
    # from the stem (share), top of the bell, size, tilt in degrees, how far back (haze)
    (0.985, (212, 362), 50, 14, 0.0),
    (0.35, (622, 560), 84, -14, 0.3),
    (0.85, (276, 322), 92, 10, 0.06),
    (0.60, (474, 318), 112, -4, 0.12),
    (0.73, (366, 312), 140, 6, 0.0),
    (0.49, (488, 440), 160, -7, 0.0),
)
"""Farther ones first."""
_WHITE = ramp(
    [(0.5, 0.08, 150), (0.66, 0.085, 135), (0.82, 0.07, 118), (0.93, 0.05, 105), (0.985, 0.028, 100), (1.0, 0.012, 98)]
)
_INSIDE = ramp([(0.34, 0.08, 145), (0.52, 0.11, 128), (0.78, 0.11, 108), (0.97, 0.07, 98)])
_LEAF = ramp(
    [
        (0.26, 0.06, 165),
        (0.38, 0.085, 155),
        (0.52, 0.115, 142),
        (0.67, 0.135, 128),
        (0.82, 0.13, 116),
        (0.95, 0.09, 106),
    ]
)


_GROW = 1.09
"""How far all that is measured here is blown up about the plant's foot."""
_FOOT = (578.0, 826.0)


def _big(points: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    x, y = _FOOT
    return [(x + (p[0] - x) * _GROW, y + (p[1] - y) * _GROW, p[2] * _GROW) for p in points]


def lily(c: Canvas, window: Mask) -> None:
    """Paint the whole plant, as far as it shows through `window`."""
    _leaf(c, _big([(566, 822, 20), (660, 700, 88), (720, 520, 96), (770, 380, 40)]), window, "right", -0.1, 0.3)
    _leaf(
        c,
        _big([(548, 824, 16), (530, 700, 80), (506, 520, 106), (520, 340, 74), (566, 214, 3)]),
        window,
        "sail",
        0.0,
        0.3,
    )
    _leaf(
        c,
        _big([(534, 820, 12), (492, 752, 46), (446, 704, 52), (404, 684, 32), (366, 696, 2)]),
        window,
        "low",
        0.06,
        0.12,
    )
    whole = _big(_STEM)
    spine = sample(whole, 120)
    stem = c.mask(limb(whole, 90)) & window
    c.shadow(stem, 10, 14, 8, 0.3, (0.3, 0.08, 150))
    c.form(stem, (0.66, 0.14, 128), thickness=14, rim=1.0, mottle=0.1, detail=0.7)
    c.screen(stem.edge(-4, -3, 1.5), (0.95, 0.12, 108), 0.7)
    for share, top, size, tilt, haze in _BELLS:
        at = spine[int(share * 119)]
        x, y, large = _big([(*top, size)])[0]
        _stalk(c, (float(at[0]), float(at[1])), (x, y), large, window)
        _bell(c, (x, y), large, tilt, haze, window)
    _bract(c, window)


def _leaf(c: Canvas, spine: list[tuple[float, float, float]], window: Mask, seed: str, bias: float, fog: float) -> None:
    """One broad leaf with veins that run its length, folded along its middle, lit through."""
    m = c.mask(limb(spine, 80), wobble=2, cell=40) & window
    if m.empty:
        return
    at = m.where
    x, y = c.x[at], c.y[at]
    s = sample(spine, 70)
    best = np.full(x.shape, 1e9, np.float32)
    u, v = np.zeros_like(x), np.zeros_like(x)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    for k in range(len(s)):
        px, py = x - s[k, 0], y - s[k, 1]
        q = px * px + py * py
        near = q < best
        best = np.where(near, q, best)
        u = np.where(near, k / 69, u)
        v = np.where(near, (px * -d[k, 1] + py * d[k, 0]) / max(float(s[k, 2]), 6.0), v)
    v = np.clip(v, -1.2, 1.2)
    n = c.noise.at(f"leaf/{seed}", u * 7, v * 1.2, 1.0, 3) - 0.5
    vein = np.abs(np.mod(v * 7.5 + 0.35 * n, 1) - 0.5) * 2
    thread = c.noise.at(f"thread/{seed}", u * 5, v * 46, 1.0, 2) - 0.5
    t = 0.44 + bias + 0.34 * smoothstep(0.1, 0.95, u) + 0.15 * np.where(v > 0, -1, 1) * smoothstep(0, 0.3, np.abs(v))
    t = t + 0.2 * n + 0.13 * thread - 0.12 * smoothstep(0.7, 1.0, vein) + 0.2 * smoothstep(0.86, 1.0, np.abs(v))
    t = t + 0.3 * np.exp(-((v / 0.035) ** 2)) - 0.15 * np.exp(-(((v - 0.1) / 0.09) ** 2))
    c.shadow(m & window, 8, 10, 14, 0.25, (0.34, 0.07, 155))
    c.fill(m, pick(_LEAF, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.56)
    if fog:
        veil = smoothstep(560, 840, c.y)
        c.glaze(m * np.asarray(veil * 0.8, np.float32), (0.86, 0.09, 116), fog * 1.6)
        c.glaze(m, (0.86, 0.08, 116), fog * 0.5)


def _stalk(c: Canvas, root: tuple[float, float], top: tuple[float, float], size: float, window: Mask) -> None:
    """A thin stalk that springs up from the stem, then bows under its bell."""
    dx, dy = top[0] - root[0], top[1] - root[1]
    bow = min(0.14 * size, 0.3 * abs(dx))
    way = [
        (root[0], root[1], size * 0.042),
        (root[0] + dx * 0.4, root[1] + dy * 0.12 - bow, size * 0.034),
        (root[0] + dx * 0.86, root[1] + dy * 0.42 - 0.4 * bow, size * 0.03),
        (top[0], top[1] + 3, size * 0.042),
    ]
    m = c.mask(limb(way, 40)) & window
    c.form(m, (0.7, 0.13, 124), thickness=5, rim=1.0, detail=0.75)
    c.screen(m.edge(-2, -2, 1), (0.97, 0.1, 104), 0.6)


_SHOULDER = ((0.17, 0.025), (0.36, 0.15), (0.48, 0.37), (0.475, 0.6), (0.41, 0.78), (0.47, 0.87))
_LIP = ((0.6, 0.85, CORNER), (0.53, 0.97), (0.36, 0.97), (0.23, 0.91, CORNER), (0.14, 0.985))
_HALF: tuple[tuple[float, ...], ...] = (*_SHOULDER, *_LIP)
_WALL = [(0, 0.0), *_HALF, (0.0, 1.0), *((-x, *rest) for x, *rest in reversed(_HALF))]
"""A bell's outline from its stem at (0, 0) to its rim at (0, 1) and back."""


def _bell(c: Canvas, top: tuple[float, float], size: float, tilt: float, haze: float, window: Mask) -> None:
    """One bell seen from a little below: the inside first, then the round white wall and its curled lip."""

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, top[0], top[1], size, tilt)

    back = c.mask(
        curve(at([(-0.4, 0.84), (-0.37, 0.98), (-0.24, 1.06), (-0.13, 1.035), (0.0, 1.05), (0.13, 1.035),
                  (0.24, 1.06), (0.37, 0.98), (0.4, 0.84)]))
    ) & window  # fmt: skip
    wall = c.mask(curve(at(_WALL))) & window
    if wall.empty:
        return
    whole = wall | back
    c.shadow(whole, 12, 18, 14, 0.36 * (1 - haze), (0.3, 0.08, 150))
    turn = math.radians(tilt)

    def local(m: Mask) -> tuple[Array, Array]:
        x, y = c.x[m.where] - top[0], c.y[m.where] - top[1]
        return (x * math.cos(turn) + y * math.sin(turn)) / size, (-x * math.sin(turn) + y * math.cos(turn)) / size

    u, v = local(back)
    t = 0.3 + 0.55 * smoothstep(0.9, 1.08, v) - 0.25 * u + 0.1 * np.cos(u * 26)
    c.fill(back, pick(_INSIDE, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)

    def stamens(pen: Pen) -> None:
        for k in (-1.6, -0.5, 0.6, 1.7):
            a, b = at([(0.07 * k, 0.9), (0.075 * k, 1.0 + 0.012 * abs(k))])
            pen.stroke([(a[0], a[1]), (b[0], b[1])], (0.86, 0.1, 105), size * 0.018, 0.9)
            pen.dot(b[0], b[1], size * 0.026, (0.86, 0.15, 88))

    c.draw(stamens, detail=0.85, clip=window)
    u, v = local(wall)
    half = np.interp(v, [0, 0.1, 0.3, 0.5, 0.75, 1.0], [0.12, 0.3, 0.45, 0.48, 0.42, 0.52]).astype(np.float32)
    w = np.clip(u / half, -1, 1)
    across = np.arcsin(np.clip(w, -0.999, 0.999))
    rib = np.abs(np.mod(across * 6 / math.pi + 0.5, 1) - 0.5) * 2
    n = c.noise.at("petal", u * 9 + top[0], v * 4 + top[1], 1.0, 3) - 0.5
    fine = c.noise.at("silk", across * 26 + top[0], v * 3, 1.0, 2) - 0.5
    # Light comes from above and behind on the left and through the wall; the right side turns away, its edge glows.
    t = 0.64 - 0.4 * w - 0.2 * w * w + 0.13 * (0.45 - v) - 0.1 * smoothstep(0.75, 1.0, rib) * smoothstep(0.06, 0.3, v)
    t = t - 0.26 * np.exp(-(((v - 0.79) / 0.085) ** 2)) * (1 - 0.5 * np.abs(w)) + 0.22 * smoothstep(0.84, 0.97, v)
    t = t + 0.26 * np.exp(-(((w - 1) / 0.14) ** 2)) + 0.12 * n + 0.12 * fine
    t = t + 0.2 * np.exp(-(((w + 0.12) / 0.5) ** 2) - ((v - 0.6) / 0.16) ** 2)
    t = t - 0.24 * smoothstep(0.1, 0.0, v)
    c.fill(wall, pick(_WHITE, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.75)
    c.screen(wall.edge(-size * 0.035, -size * 0.03, size * 0.012), (1.0, 0.03, 100), 0.75)
    c.screen(wall.edge(size * 0.016, -size * 0.01, size * 0.008), (0.97, 0.09, 105), 0.5)
    heart_x, heart_y = at([(-0.03, 0.6)])[0][:2]
    glow = c.mask(oval(heart_x, heart_y, size * 0.32, size * 0.3), soft=size * 0.13) & wall
    c.screen(glow, (0.97, 0.14, 88), 0.6)
    c.multiply(glow, (0.95, 0.13, 88), 0.75)
    c.emit(wall, 0.08 * (1 - haze))
    if haze:
        c.glaze(whole, (0.86, 0.08, 116), haze)
    cap = c.mask(oval(top[0], top[1] + 1, size * 0.09, size * 0.045, tilt)) & window
    c.form(cap, (0.68, 0.13, 126), rim=0.8, detail=0.8)


def _bract(c: Canvas, window: Mask) -> None:
    """The stem's last bud, still shut."""
    bud = (
        c.mask(limb(_big([(227, 314, 3.5), (214, 322, 2.5), (200, 324, 6), (190, 330, 8), (182, 338, 4)]), 30)) & window
    )
    c.form(bud, (0.86, 0.1, 114), rim=0.9, detail=0.8)


def drop(c: Canvas) -> None:
    """The bell has let it fall: a drop of light, with the thread of its fall above it."""
    x, y = DROP
    for r, power in ((120.0, 0.4), (44.0, 0.9)):
        c.glow(x, y, r, (0.95, 0.13, 88), power)
    trail = c.mask(limb([(x - 1, y - 112, 0.5), (x, y - 60, 1.6), (x, y - 16, 3)], 30), soft=1.2)
    c.screen(trail * np.asarray(smoothstep(y - 120, y - 20, c.y), np.float32), (0.99, 0.08, 95), 0.85)
    path = [(x, y - 32, CORNER), (x + 9, y - 8), (x + 14, y + 8), (x, y + 22), (x - 14, y + 8), (x - 9, y - 8)]
    m = c.mask(curve(path))
    c.form(m, (0.95, 0.14, 90), rim=1.0, gloss=0.9, bias=0.12, detail=0.95)
    c.emit(m, 0.9)

    def spark(pen: Pen) -> None:
        pen.fill(oval(x - 4, y + 5, 4.5, 7), (1.0, 0.03, 98))
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            near, far = 28, 44
            pen.stroke(
                [(x + math.cos(a) * near, y + math.sin(a) * near), (x + math.cos(a) * far, y + math.sin(a) * far)],
                (0.99, 0.08, 95), 1.2, 0.6,
            )  # fmt: skip

    c.draw(spark, detail=0.95, emission=0.6)
