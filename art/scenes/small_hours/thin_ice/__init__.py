"""A crack in clear lake ice branches like a tree and blossoms; a fox walks up to it, its shadow the larger fox."""

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
from art.painting.shapes import circle, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint

from .fox import firs, fox, shade, tracks

BRIEF = Brief(
    title="Thin Ice",
    hero="crack in a frozen lake, seen from above, that branches like a tree and blossoms; a small fox at its foot",
    idea="grows from",
    place="lake, frozen",
    palette="snow blue",
    composition="seen from above",
    time="morning",
    symbols=("ice", "blossom", "fox"),
    hidden="one pale fish under the ice, at the left, beside the crack's foot",
    readings=("risk", "hope", "thaw"),
)
FINISH = {"vignette": 0.12, "saturation": 1.08, "bloom": 0.35, "contrast": 0.16}

_FOOT = (352.0, 946.0)
_SUN = (0.22, -0.98)
"""Which way shadows fall."""
_BLUE: Colour = (0.3, 0.11, 262)

Twig = tuple[float, float, float, float, float, float, int]
"""From x, y to x, y; half widths; level (0 finest)."""


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
    _ice(c)
    _fish(c)
    _bubbles(c)
    snow = _snow(c)
    repaint(c, 0.55, seed="ice", loose=0.8)
    _hairlines(c)
    _crack(c, twigs)
    warm = snow * np.asarray(smoothstep(700, 1150, c.y) * smoothstep(900, 100, c.x), np.float32)
    c.glaze(warm, (0.91, 0.07, 55), 0.5)
    firs(c)
    tracks(c, snow)
    shade(c)
    _blossom(c, twigs)
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
            if not (34 < x1 < 766 and 50 < y1 < (1100 if x1 < 420 else 720)):
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
    run(trunk[3][0], trunk[3][1], math.radians(-38), 190, 7.0, 4)
    run(trunk[2][0], trunk[2][1], math.radians(-146), 150, 7.0, 3)
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


def _ice(c: Canvas) -> None:
    """Clear dark ice: green-blue where it is shallow at the lower left, near black over the deep."""
    deep = np.hypot((c.x - 470) / 560, (c.y - 520) / 640)
    n = c.field("depth", 240, 4) - 0.5
    t = np.asarray(np.clip(0.1 + 0.5 * deep + 0.36 * n, 0, 1), np.float32)
    table = ramp([(0.13, 0.06, 262), (0.2, 0.085, 256), (0.31, 0.1, 247), (0.46, 0.095, 234), (0.64, 0.075, 215)])
    c.fill(c.full(), pick(table, t), detail=0.2)
    veil = np.exp(-np.abs(c.field("veil", 190, 4, (1.6, 0.8)) - 0.5) * 30)
    c.screen(np.asarray(veil, np.float32), (0.7, 0.08, 225), 0.34)
    sheen = smoothstep(0.5, 0.8, c.field("sheen", 300, 3, (2.2, 0.7)))
    c.screen(np.asarray(sheen, np.float32), (0.78, 0.08, 235), 0.36)
    glare = np.exp(-(((c.x + 0.62 * c.y - 150) / 120) ** 2)) + 0.5 * np.exp(-(((c.x + 0.62 * c.y - 420) / 36) ** 2))
    c.screen(np.asarray(glare * (0.55 + 0.45 * n), np.float32), (0.9, 0.07, 60), 0.4)


def _fish(c: Canvas) -> None:
    """Far down, something swims."""
    with c.group() as g:
        carp(c, 150, 884, 120, (0.62, 0.07, 225), None, left=False, turn=-14, bend=0.16, seed="deep")
    c.paste(g, alpha=0.5, soft=1.4)


def _bubbles(c: Canvas) -> None:
    """Pale discs, frozen one above another as they rose."""
    r = c.rng("bubbles")
    stacks = [
        (628, 980),
        (706, 800),
        (96, 560),
        (150, 800),
        (330, 1040),
        (250, 930),
        (700, 300),
        (250, 120),
        (560, 820),
        (60, 300),
    ]

    def work(pen: Pen) -> None:
        for sx, sy in stacks:
            for _ in range(int(r.integers(4, 9))):
                x, y = sx + float(r.normal(0, 34)), sy + float(r.normal(0, 34))
                q = float(r.uniform(4, 17))
                tall = int(r.integers(2, 5))
                for k in range(tall):
                    low = tall - 1 - k
                    px, py = x + (x - 400) * 0.012 * -low * 3 + 5 * low, y + 7 * low
                    s = q * (1 - 0.12 * low)
                    pen.fill(oval(px, py, s, s * 0.92), (0.86, 0.045, 225), 0.14 + 0.3 * k / tall)
                    pen.stroke(oval(px, py, s, s * 0.92), (0.94, 0.03, 220), 1.0, 0.1 + 0.25 * k / tall)
                pen.fill(oval(x - q * 0.3, y - q * 0.35, q * 0.3, q * 0.2, -35), (0.99, 0.02, 90), 0.25)
        for _ in range(420):
            x, y = float(r.uniform(0, 800)), float(r.uniform(0, 1200))
            pen.dot(x, y, float(r.uniform(0.6, 2.4)), (0.9, 0.04, 225), float(r.uniform(0.15, 0.6)))

    c.draw(work, detail=0.5, soft=0.4)


def _snow(c: Canvas) -> Mask:
    """The wind has swept the lake; what snow is left lies in long ribbons and at the shore."""
    a = math.radians(-24)
    u = c.x * math.cos(a) + c.y * math.sin(a)
    v = -c.x * math.sin(a) + c.y * math.cos(a)
    bend = 60 * (c.noise.at("bend", u / 260, v / 200, 1.0, 2) - 0.5)
    long = c.noise.at("ribbon", u / 330, (v + bend) / 74, 1.0, 3)
    fine = c.noise.at("fine", u / 60, (v + bend) / 22, 1.0, 3)
    away = np.hypot((c.x - 400) / 470, (c.y - 520) / 620)
    edge = np.interp(c.x, (0, 150, 300, 395, 440, 540, 680, 800), (930, 985, 1015, 965, 815, 745, 705, 680))
    shore = smoothstep(-30, 50, c.y - edge + 70 * (long - 0.5))
    cover = long + 0.16 * (fine - 0.5) + 0.3 * (away - 0.9) - 0.12 * smoothstep(220, 500, c.y) + 0.8 * shore
    m = c.full(smoothstep(0.6, 0.72, cover))
    height = np.asarray(blur(np.asarray(np.clip(cover - 0.55, 0, 0.5), np.float32), 3 * c.scale) * 60, np.float32)
    height = height + np.asarray((fine - 0.5) * 6, np.float32)
    c.multiply(m.blur(5).move(2, -10) - m, _BLUE, 0.6)
    c.form(
        Relief(m, height[m.where]),
        (0.93, 0.03, 240),
        rim=0.0,
        mottle=0.03,
        bias=0.1,
        depth=0.5,
        alpha=0.97,
        detail=0.35,
    )
    c.screen(m.edge(-1, 6, 2.5), (0.98, 0.07, 65), 0.6)
    c.multiply(m.edge(2, -9, 4), (0.5, 0.11, 258), 0.5)
    c.screen(
        (m.grow(9).blur(6) - m) * np.asarray(smoothstep(0.4, 0.7, c.field("rime", 10, 3)), np.float32),
        (0.9, 0.04, 230),
        0.45,
    )
    return m


def _hairlines(c: Canvas) -> None:
    """Old cracks, long and thin, cross the lake."""
    r = c.rng("hair")

    def work(pen: Pen) -> None:
        for _ in range(26):
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
        c.screen(lower, (0.66, 0.1, 225), 0.17 * (1 - k / 12))
    c.multiply(whole.blur(7), (0.3, 0.1, 255), 0.4)
    lips = _shape(c, twigs, 1.0, 1.5)
    c.screen(lips.blur(9), (0.8, 0.08, 225), 0.5)
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
            for _ in range(5):
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


def _blossom(c: Canvas, twigs: list[Twig]) -> None:
    """Along every twig it flowers: shadows on the ice first, then deep rose, then pink, then near white."""
    r = c.rng("blossom")
    px: list[float] = []
    py: list[float] = []
    up: list[float] = []
    for x0, y0, x1, y1, _, _, level in twigs:
        if level > 2 or min(y0, y1) > 860 or (max(x0, x1) > 430 and max(y0, y1) > 700):
            continue
        for _ in range((11, 8, 3)[level]):
            q, spread = float(r.random()), (15, 12, 7)[level]
            dx, dy = float(r.normal(0, spread)), float(r.normal(0, spread))
            px.append(x0 + (x1 - x0) * q + dx)
            py.append(y0 + (y1 - y0) * q + dy)
            up.append((0.96 * dy - 0.26 * dx) / 34)
    x, y, rise = (np.array(v, np.float32) for v in (px, py, up))
    full = c.noise.at("full", x[None] / 60, y[None] / 60, 1.0, 2)[0]
    keep = r.random(len(x)) < np.clip((full - 0.28) * 3.2, 0.06, 0.8)
    x, y, rise = x[keep], y[keep], rise[keep]
    n = len(x)
    size = 9 + 17 * r.random(n) ** 1.8
    dark = np.repeat(rgb((0.2, 0.08, 262))[None], n, 0)
    strew(c, "petal", x + 4, y - 17, size * 1.1, r.uniform(0, 6, n), dark, seed="shade", alpha=0.5, detail=0.7)
    order = np.argsort(r.random(n))
    tone = r.random(n)
    lit = np.clip(0.5 - 0.0003 * (x - 400) + 0.0004 * (y - 460) + 0.8 * rise + 0.4 * (tone - 0.5), 0, 1)
    table = ramp([(0.6, 0.17, 4), (0.74, 0.15, 2), (0.84, 0.11, 0), (0.91, 0.07, 5), (0.97, 0.03, 30)])
    colours = jittered(pick(table, np.asarray(lit, np.float32)), r, 0.05, 0.02)
    for part, grow in ((order[: n // 2], 1.0), (order[n // 2 :], 0.9)):
        by = part[np.argsort(rise[part])]
        strew(
            c, "petal", x[by], y[by], size[by] * grow, r.uniform(0, 6, len(by)), colours[by], seed="bloom", detail=0.9
        )
        strew(
            c,
            "dot",
            x[by],
            y[by],
            size[by] * 0.2,
            0.0,
            np.repeat(rgb((0.6, 0.18, 10))[None], len(by), 0),
            seed="heart",
            detail=0.9,
        )
    clumps = c.mask(*[circle(float(a), float(b), float(q) * 0.5) for a, b, q in zip(x, y, size, strict=True)])
    c.multiply(clumps.edge(4, -15, 9), (0.5, 0.15, 330), 0.55)
    c.multiply(clumps.edge(8, -32, 16), (0.6, 0.13, 320), 0.35)
    c.screen(clumps.edge(-4, 15, 9), (0.95, 0.08, 60), 0.5)
    leaf = r.permutation(n)[: n // 22]
    green = jittered(np.repeat(rgb((0.72, 0.14, 125))[None], len(leaf), 0), r, 0.08, 0.03)
    strew(c, "leaf", x[leaf] + 5, y[leaf] - 3, 13.0, r.uniform(0, 6, len(leaf)), green, seed="leaf", detail=0.9)


def _petals(c: Canvas) -> None:
    """The wind takes some along; each has its shadow."""
    r = c.rng("petals")
    n = 56
    q = r.random(n) ** 0.8
    x = np.asarray(520 + 240 * q + r.normal(0, 130, n), np.float32)
    y = np.asarray(560 + 480 * q + r.normal(0, 100, n), np.float32)
    size = 7 + 8 * r.random(n)
    turn = r.uniform(0, 6.3, n)
    up = 4 + 22 * r.random(n)
    dark = np.repeat(rgb((0.22, 0.09, 262))[None], n, 0)
    strew(c, "leaf", x + _SUN[0] * up, y + _SUN[1] * up, size, turn, dark, seed="petal-shade", alpha=0.5, detail=0.7)
    table = ramp([(0.8, 0.12, 2), (0.9, 0.07, 5), (0.97, 0.03, 30)])
    tones: Array = pick(table, np.asarray(r.random(n), np.float32))
    strew(c, "leaf", x, y, size, turn, tones, seed="petals", detail=0.95)
