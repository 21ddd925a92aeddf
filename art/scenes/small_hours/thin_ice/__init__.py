"""A crack in clear lake ice branches like a tree and blossoms; a fox sleeps under it, a large fish below the ice."""

from __future__ import annotations

import itertools
import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask, blur
from art.painting.motifs.carps import carp
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import polygon
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .blossom import Twig, blossom
from .fox import fox, tracks

BRIEF = Brief(
    title="Thin Ice",
    hero="crack in a frozen lake, seen from above, that branches like a tree and blossoms; a small fox at its foot",
    idea="grows from",
    place="lake, frozen",
    palette="snow blue",
    composition="seen from above",
    time="morning",
    symbols=("ice", "blossom", "fox"),
    hidden="a great pale fish under the ice, its head towards the sleeper",
    readings=("risk", "hope", "thaw"),
)
FINISH = {"vignette": 0.12, "saturation": 1.08, "bloom": 0.35, "contrast": 0.16}

_FOOT = (420.0, 930.0)
_SUN = (0.22, -0.98)
"""Which way shadows fall."""
_BLUE: Colour = (0.3, 0.11, 262)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.3, 0.72, 0.5),
        key=(0.97, 0.06, 70),
        shade=(0.34, 0.11, 262),
        rim=(-0.3, 0.9, 0),
        rim_colour=(0.98, 0.06, 75),
    )
    twigs = _twigs(c)
    snow = _shore(c)
    _ice(c, snow)
    _fish(c)
    _hairlines(c)
    _snow(c, snow)
    repaint(c, 0.5, seed="ice", loose=0.7)
    _crack(c, twigs)
    warm = snow * np.asarray(smoothstep(700, 1150, c.y) * smoothstep(900, 100, c.x), np.float32)
    c.glaze(warm, (0.91, 0.07, 55), 0.5)
    tracks(c, snow)
    blossom(c, twigs)
    fox(c)
    _petals(c)
    light = np.clip(1.0 - np.hypot((c.x - 60) * 0.8, c.y - 1260) / 900, 0, 1)
    c.screen(np.asarray(light * light, np.float32), (0.9, 0.1, 55), 0.4)


def _twigs(c: Canvas) -> list[Twig]:
    """Let the crack run on and fork: jagged, ever finer."""
    r = c.rng("twigs")
    out: list[Twig] = []

    def run(x: float, y: float, a: float, length: float, w: float, level: int) -> None:
        n = 5 if level > 2 else 4
        side = 1.0 if r.random() < 0.5 else -1.0
        for k in range(n):
            bend = a + side * float(r.uniform(0.1, 0.34)) * (0.6 if level > 3 else 1)
            side = -side
            step = length / n * float(r.uniform(0.75, 1.25))
            x1, y1 = x + math.cos(bend) * step, y + math.sin(bend) * step
            w1 = w * (0.9 if level > 2 else 0.8)
            out.append((x, y, x1, y1, w, w1, level))
            if math.hypot((x1 - 404) / 318, (y1 - 400) / 318) > 1 and level < 5:
                return
            x, y, w = x1, y1, w1
            if level and 0 < k < n - 1 and r.random() < (0.7 if level < 4 else 0.45):
                turn = side * float(r.uniform(0.55, 0.95))
                run(x, y, bend + turn, length * float(r.uniform(0.4, 0.62)), w * 0.5, max(0, level - 2))
        if level:
            for s in (-1, 1):
                run(
                    x,
                    y,
                    a + s * float(r.uniform(0.26, 0.5)),
                    length * float(r.uniform(0.66, 0.86)),
                    w * 0.66,
                    level - 1,
                )

    x, y = _FOOT
    trunk = [
        (x, y, 15.0),
        (x - 22, y - 58, 13.5),
        (x - 8, y - 112, 12.5),
        (x - 40, y - 176, 11.5),
        (x - 34, y - 230, 10.5),
    ]
    for p, q in itertools.pairwise(trunk):
        out.append((p[0], p[1], q[0], q[1], p[2], q[2], 5))
    tx, ty = trunk[-1][:2]
    run(tx, ty, math.radians(-104), 190, 9.0, 4)
    run(tx, ty, math.radians(-54), 200, 8.0, 4)
    run(tx, ty, math.radians(-152), 170, 6.0, 3)
    for dx, dy, w in ((-46, 34, 8.0), (-6, 62, 9.0), (40, 46, 7.0)):
        mid = (x + 0.5 * dx + 0.14 * dy, y + 0.5 * dy - 0.1 * dx)
        out.append((x, y, *mid, w + 3, w * 0.6, 5))
        out.append((*mid, x + dx, y + dy, w * 0.6, 0.8, 5))
    return out


def _shape(c: Canvas, twigs: list[Twig], grow: float = 1.0, plus: float = 0.0, least: int = 0) -> Mask:
    """Return the twigs' silhouette: tapering, with sharp knees."""
    paths = []
    for x0, y0, x1, y1, w0, w1, level in twigs:
        if level < least:
            continue
        d = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / d, (x1 - x0) / d
        a, b = max(0.7, w0 * grow + plus), max(0.55, w1 * grow + plus)
        ex, ey = (x1 - x0) / d * b * 0.6, (y1 - y0) / d * b * 0.6
        paths.append(
            polygon(
                [
                    (x0 + nx * a, y0 + ny * a),
                    (x1 + nx * b + ex, y1 + ny * b + ey),
                    (x1 - nx * b + ex, y1 - ny * b + ey),
                    (x0 - nx * a, y0 - ny * a),
                ]
            )
        )
    return c.mask(*paths)


def _ice(c: Canvas, snow: Mask) -> None:
    """Clear dark ice: green-blue where it is shallow by the shore, near black over the deep."""
    shallow = np.asarray(blur(snow.whole(), 95 * c.scale), np.float32)
    n = c.field("depth", 300, 3) - 0.5
    t = np.asarray(np.clip(0.1 + 1.5 * shallow + 0.3 * n, 0, 1), np.float32)
    table = ramp([(0.19, 0.075, 258), (0.26, 0.09, 252), (0.38, 0.1, 243), (0.54, 0.1, 230), (0.7, 0.085, 212)])
    c.fill(c.full(), pick(table, t), detail=0.2)
    veil = np.exp(-np.abs(c.field("veil", 260, 3, (1.3, 0.9)) - 0.5) * 34)
    c.screen(np.asarray(veil, np.float32), (0.6, 0.08, 230), 0.16)
    across = c.x * 0.82 + c.y * 0.57 + 60 * (c.field("sheen", 200, 2) - 0.5)
    for at, wide, share in ((330, 110, 0.3), (520, 34, 0.18), (900, 90, 0.16)):
        c.screen(np.asarray(np.exp(-(((across - at) / wide) ** 2)), np.float32), (0.55, 0.075, 238), share)


def _fish(c: Canvas) -> None:
    """Far down, something swims."""
    with c.group() as g:
        carp(c, 600, 872, 330, (0.66, 0.07, 222), None, left=True, turn=-16, bend=0.2, seed="deep")
    c.paste(g, alpha=0.42, soft=2)


def _shore(c: Canvas) -> Mask:
    """The snow all round the lake; the ice is swept bare."""
    bay = 30 * (c.field("bay", 150, 2) - 0.5) + 5 * (c.field("nick", 22, 2) - 0.5)
    q = (np.abs(c.x - 396) / 428) ** 2.4 + (np.abs(c.y - 470) / 560) ** 2.4
    out = (np.asarray(q, np.float32) ** (1 / 2.4) - 1) * 480
    return c.full(np.asarray(smoothstep(-1.5, 1.5, out + bay), np.float32))


def _snow(c: Canvas, m: Mask) -> None:
    """Deep smooth drifts with a clean lip; its shadow lies on the ice."""
    whole = m.whole()
    inner = np.asarray(blur(whole, 16 * c.scale), np.float32) + 0.7 * np.asarray(blur(whole, 50 * c.scale), np.float32)
    drift = c.field("drift", 260, 2, (1.8, 0.7))
    height = np.asarray(26 * inner + 46 * drift, np.float32)
    c.multiply(m.blur(7).move(3, -13) - m, _BLUE, 0.75)
    c.form(
        Relief(m, height[m.where]),
        (0.93, 0.03, 240),
        rim=0.0,
        mottle=0.02,
        bias=0.1,
        depth=0.4,
        detail=0.3,
    )
    hollow = np.asarray(smoothstep(0.5, 0.3, drift), np.float32)
    c.multiply(m * hollow, (0.74, 0.065, 254), 0.6)
    c.screen(m.edge(-1, 7, 3), (0.98, 0.06, 65), 0.5)
    c.multiply(m.edge(2, -10, 5) * smoothstep(8, 40, c.y), (0.5, 0.11, 258), 0.5)


def _hairlines(c: Canvas) -> None:
    """Old cracks, long and thin, cross the lake."""
    r = c.rng("hair")

    def work(pen: Pen) -> None:
        for _ in range(7):
            x, y, a = float(r.uniform(0, 800)), float(r.uniform(0, 1200)), float(r.uniform(0, 6.28))
            pts = [(x, y)]
            for _ in range(int(r.integers(5, 11))):
                a += float(r.normal(0, 0.22))
                step = float(r.uniform(30, 80))
                x, y = x + math.cos(a) * step, y + math.sin(a) * step
                pts.append((x, y))
            pen.stroke(
                polygon(pts, closed=False), (0.92, 0.04, 225), float(r.uniform(0.7, 2.0)), float(r.uniform(0.16, 0.55))
            )

    c.draw(work, detail=0.5)


def _crack(c: Canvas, twigs: list[Twig]) -> None:
    """The fracture goes down slantwise into the ice, white with frost at its lips; the trunk gapes on black water."""
    whole = _shape(c, twigs)
    for k in range(9, 0, -1):
        lower = whole.blur(0.6 + 0.25 * k).move(2.6 * k, 3.4 * k)
        c.screen(lower, (0.66, 0.1, 225), 0.11 * (1 - k / 12))
    c.multiply(whole.blur(7), (0.3, 0.1, 255), 0.4)
    lips = _shape(c, twigs, 1.0, 1.5)
    c.screen(lips.blur(9), (0.8, 0.08, 225), 0.25)
    frost = c.field("frost", 9, 3)
    c.fill(lips, (0.97, 0.02, 215), 0.95, detail=0.9)
    c.multiply(lips * np.asarray(smoothstep(0.62, 0.3, frost), np.float32), (0.7, 0.07, 235), 0.5)
    gap = _shape(c, twigs, 0.62, -2.0, 3)
    c.fill(gap, (0.17, 0.06, 262), detail=0.9)
    c.multiply(gap.edge(-4, -3, 1.5), (0.1, 0.04, 265), 0.7)
    c.screen(gap.edge(2.2, 1.8, 0.8), (0.6, 0.09, 215), 0.7)
    r = c.rng("shards")

    def shards(pen: Pen) -> None:
        for x0, y0, x1, y1, w0, _, level in twigs:
            if level < 3:
                continue
            for _ in range(3):
                q, s = float(r.random()), (1 if r.random() < 0.5 else -1)
                d = math.hypot(x1 - x0, y1 - y0) or 1.0
                nx, ny = -(y1 - y0) / d * s, (x1 - x0) / d * s
                px, py = x0 + (x1 - x0) * q + nx * w0, y0 + (y1 - y0) * q + ny * w0
                long, wide = float(r.uniform(5, 20)), float(r.uniform(2, 6))
                lean = float(r.normal(0, 0.5))
                ex, ey = px + nx * long + ny * lean * long, py + ny * long - nx * lean * long
                tx, ty = (x1 - x0) / d * wide, (y1 - y0) / d * wide
                pen.fill(
                    polygon([(px - tx, py - ty), (ex, ey), (px + tx, py + ty)]),
                    (0.93, 0.04, 220),
                    float(r.uniform(0.3, 0.8)),
                )

    c.draw(shards, relief=1.5, detail=0.85)


def _petals(c: Canvas) -> None:
    """The wind takes some along; each has its shadow."""
    r = c.rng("petals")
    n = 17
    q = r.random(n) ** 0.8
    x = np.asarray(420 + 240 * q + r.normal(0, 130, n), np.float32)
    y = np.asarray(740 + 380 * q + r.normal(0, 70, n), np.float32)
    size = 7 + 8 * r.random(n)
    turn = r.uniform(0, 6.3, n)
    up = 3 + 9 * r.random(n)
    dark = np.repeat(rgb((0.22, 0.09, 262))[None], n, 0)
    strew(c, "leaf", x + _SUN[0] * up, y + _SUN[1] * up, size, turn, dark, seed="petal-shade", alpha=0.5, detail=0.7)
    table = ramp([(0.8, 0.12, 2), (0.9, 0.07, 5), (0.97, 0.03, 30)])
    tones: Array = pick(table, np.asarray(r.random(n), np.float32))
    strew(c, "leaf", x, y, size, turn, tones, seed="petals", detail=0.95)
