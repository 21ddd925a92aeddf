"""The formal garden of Blind Spots at dawn: a long dark wall of yew, a fountain in the mist, pale gravel in the sun."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.materials import foliage
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon
from art.painting.stamps import jittered, sampled, scatter, strew

HORIZON = 640.0
DAWN: Colour = (0.97, 0.1, 88)
_FACE = [
    (-20, 318, CORNER),
    (292, 392),
    (604, 470, CORNER),
    (606, 640),
    (604, 786, CORNER),
    (300, 846),
    (-20, 912, CORNER),
]


def distance(c: Canvas) -> None:
    """Sky and far trees: nearly all of it light."""
    c.wash(
        [
            (0, (0.76, 0.07, 212)),
            (0.14, (0.84, 0.06, 190)),
            (0.28, (0.91, 0.075, 105)),
            (0.42, (0.93, 0.1, 84)),
            (0.54, (0.94, 0.1, 82)),
            (1, (0.8, 0.06, 95)),
        ],
        16,
    )
    streaks(c, 40, 380, (0.96, 0.07, 70), share=0.8, seed="dawn", cover=0.6)
    for k, (x, y, rx, ry, haze) in enumerate(
        ((560, 520, 90, 90, 0.7), (690, 500, 120, 150, 0.6), (800, 520, 90, 200, 0.42))
    ):
        crown = c.mask(oval(x, y, rx, ry), oval(x - rx * 0.7, y + 40, rx * 0.7, ry * 0.7), wobble=12, cell=30, soft=2)
        foliage(c, crown, (0.54, 0.1, 135), seed=f"far{k}", size=10, spacing=6, clump=24, haze=haze * 0.6, detail=0.1)
        c.glaze(crown, (0.92, 0.1, 84), haze * 0.8)
    c.fog(500, 660, (0.94, 0.11, 78), 0.5)


def ground(c: Canvas) -> None:
    """A strip of lawn at the foot of the yew and in the distance, then gravel: in the yew's shadow, then in the sun."""
    near = np.clip((c.y - HORIZON) / (1200 - HORIZON), 0, 1)
    lawn = c.full(smoothstep(HORIZON, HORIZON + 3, c.y))
    t = 0.8 - 0.75 * near + 0.14 * (c.field("lawn", 60, 3) - 0.5)
    tones = ramp([(0, (0.26, 0.06, 170)), (0.35, (0.44, 0.09, 145)), (0.7, (0.7, 0.11, 118)), (1, (0.92, 0.1, 95))])
    c.fill(lawn, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
    edge = 962 - 0.21 * c.x + 6 * (c.field("kerb", 40, 3) - 0.5)
    gravel = c.full(smoothstep(-3, 3, c.y - edge))
    shade = smoothstep(1050, 985, c.y + 0.2 * c.x + 26 * (c.field("shade", 60, 3) - 0.5))
    pebble = c.noise.at("gravel", c.x / (2 + 7 * near), c.y / (1 + 3.4 * near), 1.0, 3) - 0.5
    v = 0.92 - 0.5 * shade + 0.32 * pebble + 0.12 * (c.field("raked", 120, 3, (4, 1)) - 0.5)
    stones = ramp([(0, (0.3, 0.045, 200)), (0.4, (0.54, 0.05, 150)), (0.75, (0.84, 0.06, 86)), (1, (0.96, 0.05, 88))])
    c.fill(gravel, pick(stones, np.asarray(np.clip(v, 0, 1), np.float32)), detail=0.25)
    r = c.rng("blades")
    n = 2600
    x = r.uniform(-10, 810, n)
    y = 800 - 0.17 * (x - 400) + r.uniform(-30, 76, n)
    order = np.argsort(y)
    x, y = x[order], y[order]
    under = sampled(c, c.layer.rgb, x, y)
    strew(
        c,
        "blade",
        x,
        y,
        15 - 0.01 * x,
        -1.57 + r.normal(0, 0.3, n),
        jittered(np.clip(under * 1.15 + 0.02, 0, 1), r, 0.14, 0.02),
        seed="blades",
        alpha=0.8,
        detail=0.3,
    )


def alley(c: Canvas) -> None:
    """Clipped cones and the fountain, far off on the right."""
    for x, y, h, haze in ((664, 668, 120, 0.5), (790, 690, 190, 0.35)):
        cone = c.mask(
            curve(
                [
                    (x - h * 0.24, y, CORNER),
                    (x - h * 0.18, y - h * 0.5),
                    (x, y - h, CORNER),
                    (x + h * 0.18, y - h * 0.5),
                    (x + h * 0.24, y, CORNER),
                ]
            ),
            wobble=3,
            soft=1,
        )
        foliage(c, cone, (0.44, 0.08, 152), seed=f"cone{x}", size=6, spacing=4, clump=14, haze=haze, detail=0.2)
        c.screen(cone.edge(h * 0.06, -2, h * 0.04), (0.9, 0.12, 86), 0.5)
    _fountain(c)
    c.fog(600, 720, (0.94, 0.1, 84), 0.35, cell=110)


def _fountain(c: Canvas) -> None:
    x, y = 722.0, 664.0
    basin = c.mask(
        curve([(x - 62, y - 10, CORNER), (x + 62, y - 10, CORNER), (x + 54, y + 10), (x, y + 16), (x - 54, y + 10)])
    )
    c.form(basin, (0.78, 0.06, 88), thickness=12, rim=0.9, mottle=0.1, grain=8, detail=0.4)
    c.form(c.mask(limb([(x, y - 8, 8), (x, y - 46, 6)])), (0.72, 0.05, 110), rim=0.9, detail=0.4)
    cup = c.mask(curve([(x - 30, y - 52, CORNER), (x + 30, y - 52, CORNER), (x + 16, y - 40), (x - 16, y - 40)]))
    c.form(cup, (0.76, 0.05, 105), thickness=7, rim=0.9, detail=0.4)
    r = c.rng("fountain")

    def water(pen: Pen) -> None:
        for _ in range(70):
            s = float(r.choice((-1, 1)))
            far, up = float(r.uniform(4, 52)), float(r.uniform(40, 110))
            start = (x + float(r.normal(0, 2)), y - 52)
            line = [
                start,
                (x + s * far * 0.4, y - 52 - up),
                (x + s * far * 0.8, y - 50 - up * 0.4),
                (x + s * far, y - 14),
            ]
            pen.stroke(line, (0.99, 0.04, 95), float(r.uniform(0.6, 1.4)), 0.4)

    c.draw(water, detail=0.6, emission=0.3)
    c.glow(x, y - 90, 50, (0.99, 0.06, 95), 0.3)


def yew(c: Canvas) -> Mask:
    """Return the face of the hedge."""
    return c.mask(curve(_FACE), wobble=6, cell=18)


def hedge(c: Canvas) -> None:
    """The wall of yew: one dark mass between the sky and the gravel, hollows in it, its crest in the sun."""
    m = yew(c)
    c.shadow(m & c.full(smoothstep(700, 760, c.y)), 0, 46, 22, 0.75)
    foliage(c, m, (0.3, 0.065, 162), seed="yew", size=14, spacing=5, clump=52, thickness=26, detail=0.4)
    hollow = smoothstep(0.5, 0.72, c.field("hollow", 74, 3))
    c.multiply(m * np.asarray(hollow, np.float32)[m.where], (0.3, 0.06, 195), 0.75)
    down = smoothstep(0, 420, c.y - 330 - 0.245 * c.x)
    c.multiply(m * np.asarray(0.1 + 0.9 * down, np.float32)[m.where], (0.36, 0.06, 195), 0.62)
    end = c.mask(polygon([(600, 470), (648, 480), (648, 776), (600, 788)]), wobble=5, cell=18)
    foliage(c, end, (0.22, 0.055, 180), seed="end", size=10, spacing=5, clump=30, thickness=14, detail=0.4)


def clipped(c: Canvas) -> None:
    """The hedge's own leaves, sharp over the brush work, and its crest in the sun."""
    m = yew(c)
    r = c.rng("clipped")
    x, y = scatter(m, 6400, r)
    under = sampled(c, c.layer.rgb, x, y)
    lift = (0.7 + 1.1 * r.random(len(x)) ** 2)[:, None]
    tones = jittered(np.clip(under * lift + 0.01, 0, 1).astype(np.float32), r, 0.05, 0.012)
    size = (7 + 9 * np.clip((600 - x) / 620, 0, 1)) * r.uniform(0.7, 1.25, len(x))
    strew(c, "leaf", x, y, size, r.uniform(-2.6, -0.5, len(x)), tones, seed="clipped", alpha=0.9, detail=0.6)
    r = c.rng("crest")
    n = 2300
    x = r.uniform(-20, 640, n)
    y = 323 + 0.245 * x - 4 + (r.exponential(11, n) - 6) * (1.3 - x / 1000)
    tones = pick(
        ramp([(0, (0.34, 0.09, 150)), (0.5, (0.6, 0.13, 118)), (1, (0.95, 0.11, 90))]), r.random(n).astype(np.float32)
    )
    strew(
        c, "leaf", x, y, (13 - 0.008 * x) * r.uniform(0.7, 1.2, n), r.uniform(-3, 0, n), tones, seed="crest", detail=0.6
    )


def hollow(c: Canvas, x: float, y: float, r: float) -> None:
    """The dark in the yew in which an eye-spot sits."""
    m = c.mask(oval(x, y, r * 1.5, r * 1.3), wobble=r * 0.3, cell=r * 0.5).blur(r * 0.22)
    c.multiply(m, (0.16, 0.045, 200), 0.8)


def sprigs(c: Canvas, x: float, y: float, r: float, name: str) -> None:
    """Twigs that hang over a hidden eye-spot and hide a part of it, and the shadow that they throw on it."""
    g = c.rng(f"sprigs/{name}")
    lid = c.mask(oval(x, y - r * 0.95, r * 1.3, r * 0.6), wobble=r * 0.3, cell=r * 0.4)
    c.multiply(lid.blur(r * 0.2).move(r * 0.08, r * 0.2), (0.18, 0.05, 215), 0.8)
    n = int(90 + 3 * r)
    a = np.where(g.random(n) < 0.4, g.normal(-1.6, 0.8, n), g.uniform(0, 6.28, n))
    q = r * g.uniform(0.86, 1.75, n)
    tint: Array = np.repeat(rgb((0.2, 0.05, 168))[None], n, 0) * g.uniform(0.4, 1.5, (n, 1)).astype(np.float32)
    lit = g.random(n) < 0.12
    tint[lit] *= 1.9
    px, py = x + np.cos(a) * q, y + np.sin(a) * q * 0.92
    turn = g.uniform(-2.6, -0.5, n)
    strew(c, "leaf", px, py, g.uniform(7, 13, n) * (0.75 + r / 90), turn, tint, seed=f"sprigs/{name}", detail=0.7)


def plinth(c: Canvas, x: float, top: float, w: float) -> None:
    """A weathered stone pedestal, its left side in the sun."""
    lit: Colour = (0.8, 0.05, 92)
    c.shadow(c.mask(polygon([(x, 1100), (x + w, 1070), (x + w + 260, 1120), (x + 60, 1170)])), 0, 0, 18, 0.6)
    shaft = c.mask(
        polygon([(x - w * 0.82, top + 50), (x + w * 0.82, top + 50), (x + w * 0.9, 1084), (x - w * 0.9, 1084)])
    )
    wear = np.asarray(3.0 * (c.field("wear", 14, 3) - 0.5), np.float32)
    c.form(shaft, lit, thickness=24, bump=wear, mottle=0.12, detail=0.5)
    panel = c.mask(box(x - w * 0.55, top + 104, w * 1.1, 1084 - top - 180))
    c.multiply(panel.edge(-5, -5, 3), (0.4, 0.06, 160), 0.7)
    c.screen(panel.edge(4, 4, 3), DAWN, 0.5)
    side = smoothstep(x - w * 0.5, x + w, c.x)
    c.multiply(shaft * np.asarray(side, np.float32), (0.36, 0.06, 195), 0.75)
    for y, q, h in ((top + 34, 0.94, 22.0), (top + 12, 1.1, 26.0), (1086, 1.06, 34.0), (1112, 1.24, 30.0)):
        slab = c.mask(box(x - w * q, y - h / 2, w * 2 * q, h, 6), wobble=1.5)
        c.shadow(slab, 4, 12, 7, 0.5)
        c.form(slab, lit, thickness=14, bump=wear, mottle=0.12, rim=0.7, detail=0.5)
        c.multiply(slab * np.asarray(side, np.float32), (0.36, 0.06, 195), 0.7)
    c.screen(shaft * np.asarray(smoothstep(x - w * 0.2, x - w, c.x), np.float32), (0.9, 0.13, 80), 0.4)


def gaze(x: float, y: float, at: tuple[float, float]) -> tuple[float, float]:
    """Return the direction from an eye to what it looks at."""
    a = math.atan2(at[1] - y, at[0] - x)
    return math.cos(a), math.sin(a)


def tip_shape(x: float, y: float, r: float, turn: float) -> Path:
    """Return the outline of an eye-spot: an egg, its small end towards the shaft."""
    c, s = math.cos(turn), math.sin(turn)
    pts = [
        (-1.0, 0.0),
        (-0.5, -0.56),
        (0.25, -0.74),
        (0.86, -0.42),
        (0.94, 0.0),
        (0.86, 0.42),
        (0.25, 0.74),
        (-0.5, 0.56),
    ]
    return curve([(x + (u * c - v * s) * r, y + (u * s + v * c) * r) for u, v in pts])
