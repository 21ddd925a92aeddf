"""The glass tower of Planning Permission: round, bowed, full of an oak; and the boughs that leave it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.materials.living import foliage
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.plants import bark
from moonhare.painting.shapes import Path, limb, oval, polygon
from moonhare.painting.stamps import jittered, strew

TOP, BASE = 64.0, 1030.0
_ROWS, _COLUMNS = 21, 11
_LEAF: Colour = (0.46, 0.13, 132)


def middle(v: float) -> float:
    """Return the axis at a share of the height (0 top, 1 foot): it leans and bows a little."""
    return 418 + 20 * math.sin(math.pi * v) - 26 * v


def shaft(v: float) -> float:
    """Return the half width: a bud's outline, widest where the crown is."""
    v = min(max(v, 0.0), 1.0)
    tip = (1 - max(0.0, (0.46 - v) / 0.46) ** 1.9) ** 0.74
    low = min(max((v - 0.4) / 0.65, 0.0), 1.0)
    return float(170 * tip * (1 - 0.46 * low * low * (3 - 2 * low)))


def _outline(grow: float = 0.0) -> Path:
    steps = np.concatenate([np.linspace(0, 0.1, 24) ** 1.0, np.linspace(0.11, 1, 60)])
    left = [(middle(v) - shaft(v) - grow, TOP + v * (BASE - TOP)) for v in steps]
    right = [(middle(v) + shaft(v) + grow, TOP + v * (BASE - TOP)) for v in steps[::-1]]
    arc = [(middle(1) + shaft(1) * math.cos(a), BASE + 9 * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 16)]
    return polygon([*left, *arc[::-1], *right])


def _around(c: Canvas) -> tuple[Array, Array]:
    """Return, for each place of the card, the share across the shaft (-1 to 1) and the height of its ring."""
    v = np.clip((c.y - TOP) / (BASE - TOP), 0, 1)
    table = np.linspace(0, 1, 400)
    half = np.interp(v, table, [shaft(float(t)) for t in table])
    axis = np.interp(v, table, [middle(float(t)) for t in table])
    s = np.clip((c.x - axis) / np.maximum(half, 1), -1, 1)
    rise = 8 - 56 * (1 - v) ** 1.2 * np.minimum(1, half / 150)
    ring = c.y - rise * np.sqrt(1 - s * s)
    return np.asarray(s, np.float32), np.asarray(ring, np.float32)


def tower(c: Canvas, oak: Layer) -> None:
    """Paint the glass from behind forward: what it mirrors, its own shades, the frames, the shine."""
    body = c.mask(_outline())
    s, ring = _around(c)
    turn = np.arcsin(np.clip(s, -0.999, 0.999)) / math.pi + 0.5
    u, v = turn * _COLUMNS, (ring - TOP) / (BASE - TOP) * _ROWS
    fu, fv = np.mod(u, 1), np.mod(v, 1)
    r = c.rng("panes")
    askew = r.normal(0, 1, (3, _ROWS + 6, _COLUMNS + 2)).astype(np.float32)
    i = np.clip(np.floor(v) + 2, 0, _ROWS + 5).astype(int)
    j = np.clip(np.floor(u), 0, _COLUMNS).astype(int)
    mx = c.x + askew[0][i, j] * 4 + (fu - 0.5) * 7 * (1 - np.abs(s)) - 18 * s * np.abs(s)
    my = c.y + askew[1][i, j] * 4 + (fv - 0.5) * 4
    c.paste(oak, bend=(np.asarray(mx, np.float32), np.asarray(np.clip(my, 2, 1196), np.float32)), clip=body)
    # The round: gold where the morning strikes it, deep green where it turns away.
    away = np.clip(smoothstep(0.05, 1.0, s), 0, 1)
    c.multiply(body * np.asarray(away**1.2, np.float32), (0.25, 0.075, 175), 0.86)
    edge = smoothstep(0.72, 1.0, -s)
    c.multiply(body * np.asarray(edge, np.float32), (0.42, 0.1, 150), 0.5)
    c.glaze(body * np.asarray(np.clip(askew[2][i, j] * 0.07 - 0.01, 0, 0.3), np.float32), (0.86, 0.07, 150), 1.0)
    streak = np.exp(-(((s + 0.62) / 0.1) ** 2)) * (0.6 + 0.6 * askew[2][i, j].clip(-0.6, 1))
    c.screen(body * np.asarray(np.clip(streak, 0, 1), np.float32), (0.98, 0.1, 92), 0.6)
    cool = np.exp(-(((s - 0.82) / 0.09) ** 2)) * (0.5 + 0.5 * askew[2][i, j].clip(-0.6, 1))
    c.screen(body * np.asarray(np.clip(cool, 0, 1), np.float32), (0.75, 0.08, 175), 0.45)
    # Frames: thin lines that close up towards the edges.
    fine = np.maximum(np.cos(np.arcsin(np.clip(s, -0.99, 0.99))), 0.12)
    post = np.minimum(fu, 1 - fu) / _COLUMNS * math.pi * fine * 150
    beam = np.minimum(fv, 1 - fv) * (BASE - TOP) / _ROWS
    bar = np.maximum(smoothstep(2.6, 1.3, post), smoothstep(2.3, 1.0, beam))
    shine = np.maximum(smoothstep(7, 2, np.abs(post - 3) + 3 * (fu > 0.5)), 0) * (1 - bar) * (fu < 0.5)
    c.screen(body * np.asarray(shine * (0.5 - 0.4 * s), np.float32), (0.97, 0.09, 95), 0.4)
    table = ramp([(0.2, 0.05, 180), (0.4, 0.06, 165), (0.7, 0.09, 120), (0.97, 0.1, 95)])
    tone = pick(table, np.asarray(np.clip(0.42 - 0.5 * s + 0.16 * smoothstep(0.5, 1, fv), 0, 1), np.float32))
    c.fill(body * np.asarray(bar * 0.85, np.float32), np.asarray(tone, np.float32), detail=0.75)
    c.multiply(body * np.asarray(smoothstep(0.4, 1.0, s), np.float32), (0.16, 0.05, 185), 0.8)
    c.screen(body.edge(-5, -3, 1.5), (0.98, 0.12, 90), 1.0)
    c.screen(body * np.asarray(smoothstep(-0.82, -1.0, s), np.float32), (0.97, 0.12, 90), 0.5)
    _plinth(c)
    c.layer.detail[body.where] = np.maximum(c.layer.detail[body.where], body.a * 0.7)
    cap = c.mask(limb([(middle(0), TOP + 6, 5), (middle(0), TOP - 12, 2.4), (middle(0), TOP - 54, 0.8)]))
    c.form(cap, (0.5, 0.05, 160), rim=0.9, detail=0.8)


def _plinth(c: Canvas) -> None:
    """The tower's foot: two low steps of stone, worn pale on the lit side."""
    for k, (out, y, h) in enumerate(((16, BASE + 4, 12), (34, BASE + 15, 13))):
        w, x = shaft(1.0) + out, middle(1)
        arc = [(x + w * math.cos(a), y + 10 * math.sin(a)) for a in np.linspace(0, math.pi, 24)]
        low = [(x + w * math.cos(a), y + h + 11 * math.sin(a)) for a in np.linspace(math.pi, 0, 24)]
        step = c.mask(polygon([*arc, *low]))
        side = np.asarray(np.clip(0.62 - 0.5 * (c.x - x) / w - 0.06 * k, 0, 1), np.float32)
        c.fill(step, pick(c.tones((0.55, 0.06, 135)), side), detail=0.7, mottle=0.1)
        c.screen(c.mask(limb([(px, py, 1.4) for px, py in arc[2:-2]]), soft=0.6), (0.96, 0.1, 95), 0.55)


_LIMBS: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((398, 1040, 58), (404, 960, 40), (396, 860, 34), (414, 760, 33), (410, 690, 30)),
    ((410, 720, 27), (366, 640, 22), (316, 566, 17), (246, 520, 12), (180, 508, 8), (126, 470, 4)),
    ((414, 710, 28), (462, 620, 22), (500, 520, 17), (574, 462, 12), (650, 436, 8), (722, 384, 4)),
    ((412, 700, 24), (428, 580, 18), (414, 460, 14), (436, 330, 10), (430, 190, 4)),
    ((424, 520, 13), (372, 420, 11), (306, 350, 8), (246, 322, 6), (196, 272, 3)),
    ((424, 470, 13), (490, 380, 10), (556, 316, 8), (610, 292, 5), (650, 250, 3)),
    ((470, 610, 12), (520, 604, 10), (580, 618, 8), (640, 606, 4)),
    ((372, 660, 9), (330, 650, 7), (272, 668, 4)),
    ((420, 380, 8), (470, 290, 6), (486, 220, 3)),
    ((428, 330, 7), (390, 260, 5), (372, 200, 3)),
)
_INNER: tuple[tuple[float, float, float], ...] = (
    (430, 170, 50), (384, 210, 46), (478, 214, 44), (340, 280, 48), (520, 290, 44), (430, 260, 40), (318, 372, 40),
    (548, 376, 40), (300, 450, 34), (566, 500, 30), (300, 600, 26), (556, 590, 30), (460, 350, 30), (374, 330, 32),
)  # fmt: skip
_OUTER: tuple[tuple[float, float, float], ...] = (
    (238, 498, 34), (196, 470, 40), (150, 452, 40), (112, 478, 28), (172, 500, 30), (128, 428, 26), (226, 452, 26),
    (640, 410, 42), (690, 380, 44), (734, 376, 30), (606, 432, 30), (672, 424, 32), (700, 340, 30), (746, 404, 20),
    (236, 310, 30), (204, 276, 36), (174, 292, 24), (222, 246, 24), (612, 276, 32), (650, 246, 34), (676, 268, 24),
    (300, 506, 24), (572, 430, 26), (300, 286, 22), (556, 286, 22), (352, 236, 26), (330, 262, 20), (508, 196, 24),
    (640, 606, 30), (610, 604, 24), (664, 594, 22), (272, 664, 20), (252, 652, 22), (236, 672, 16),
)  # fmt: skip


def _pads(c: Canvas, blobs: Sequence[tuple[float, float, float]], seed: str, tone: Colour, size: float) -> None:
    """Leaf the boughs: flat-bottomed cushions, one behind the other, the upper left of each in the light."""
    r = c.rng(f"pads/{seed}")
    for k, (x, y, q) in enumerate(sorted(blobs, key=lambda b: b[1] - 0.4 * b[2])):
        parts = [oval(x, y, q * 1.1, q * 0.62, float(r.uniform(-14, 14)))]
        for _ in range(7):
            a = float(r.uniform(0, 2 * math.pi))
            bx, by = x + 0.85 * q * math.cos(a), y + 0.45 * q * math.sin(a)
            parts.append(oval(bx, by, q * float(r.uniform(0.2, 0.42)), q * float(r.uniform(0.16, 0.3))))
        m = c.mask(*parts, wobble=0.16 * q, cell=12)
        c.shadow(m, 5, 0.36 * q, 5, 0.4, (0.2, 0.06, 165))
        turning = (0.66, 0.15, 72) if r.random() < 0.22 else (0.64, 0.15, 116)
        own = mix(tone, turning, float(r.uniform(0.05, 0.5)))
        foliage(c, m, own, seed=f"{seed}{k}", size=size, spacing=3.2, clump=20, detail=0.6)
        n = int(14 + q)
        t = r.random(n)
        lx, ly = x - 0.35 * q + r.normal(0, 0.5 * q, n), y - 0.3 * q + r.normal(0, 0.26 * q, n)
        warm = 78.0 if turning[2] < 100 else 112.0
        lit = jittered(pick(ramp([(0.62, 0.16, warm + 10), (0.8, 0.17, warm), (0.95, 0.13, 92)]), t), r)
        strew(c, "leaf", lx, ly, r.uniform(0.8, 1.3, n) * size, r.uniform(0, 6.3, n), lit, seed=f"{seed}{k}")


def tree(c: Canvas) -> None:
    """Paint the whole oak, bare wood and inner leaves; what leaves the glass is the same wood."""
    clay = Clay(c, (60, 120, 800, 1080), melt=12)
    for spine in _LIMBS:
        clay.limb(list(spine), 36)
    r = c.rng("roots")
    for side, far in ((-1, 120), (-1, 70), (1, 90), (1, 130), (1, 40)):
        end = 400 + side * far
        clay.limb([(400 + side * 26, 960, 20), (400 + side * far * 0.6, 1004, 15), (end, 1034 + r.normal(0, 4), 8)], 14)
    bark(c, clay, (0.26, 0.06, 62), rough=1.5, detail=0.65)
    _pads(c, _INNER, "inner", (0.4, 0.115, 140), 11)


def breakout(c: Canvas) -> None:
    """Lay down what has left the glass: the same boughs, their leaves, two birds, and the panes pushed open."""
    body = c.mask(_outline(-4))
    with c.group() as wild:
        tree(c)
        out = c.full((1 - body.on(c.box)) * (c.y < 800))
    c.paste(wild, clip=out)
    for x, y, size in ((284, 544, 24), (548, 486, 24), (288, 344, 20), (556, 312, 20), (534, 608, 18)):
        _open(c, x, y, 1.0 if x > 420 else -1.0, size)
    _pads(c, _OUTER, "outer", _LEAF, 13)
    bird = Bird(
        body=(0.42, 0.06, 210), breast=(0.86, 0.14, 60), wing=(0.36, 0.06, 220), neck=0.1, tail=0.55, plump=0.34
    )
    perched(c, bird, 150, 424, 34, left=True, closed=True, seed="one")
    perched(c, bird, 684, 340, 36, left=False, closed=True, seed="two")


def _open(c: Canvas, x: float, y: float, side: float, size: float) -> None:
    """A pane that stands open: a wing of glass swung out, edged with light."""
    w = side * size * 1.5
    wing = c.mask(polygon([(x, y - size), (x + w, y - size * 1.5), (x + w, y + size * 0.5), (x, y + size)]))
    c.fill(wing, (0.9, 0.09, 115), alpha=0.45, detail=0.8)
    c.screen(wing.edge(-2, -2, 1), (0.98, 0.1, 95), 0.9)
    frame = [(x, y - size), (x + w, y - size * 1.5), (x + w, y + size * 0.5), (x, y + size), (x, y - size)]
    c.draw(lambda pen: pen.stroke(polygon(frame), (0.5, 0.07, 150), 2.2), detail=0.8)
