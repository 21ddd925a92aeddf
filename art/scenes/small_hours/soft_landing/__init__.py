"""A magnolia petal as wide as a valley glides down over tea hills at noon; somebody sleeps in its hollow."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.materials import smoke
from art.painting.motifs.birds import Bird, flying
from art.painting.motifs.buildings import house
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import jittered, sampled, scatter, strew
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

from .petal import cast_shape, paint_petal, paint_sleeper, petal_sheet

BRIEF = Brief(
    title="Soft Landing",
    hero="magnolia petal as wide as a valley, gliding down over tea hills, a tea picker asleep in its hollow",
    idea="wrong scale",
    place="hills, tea terraces",
    palette="rose and green",
    composition="seen from above",
    time="noon",
    symbols=("petal", "shadow", "hat"),
    hidden="a tea basket left standing among the rows",
    readings=("rest", "luck", "let go"),
    person=True,
)
FINISH = {"vignette": 0.24, "saturation": 1.08, "bloom": 0.55, "focus": Focus(410, 480, 430, 420, 0.2)}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.6, -0.7, 0.4),
        key=(0.98, 0.05, 92),
        shade=(0.42, 0.07, 185),
        rim=(0.7, -0.6, 0),
        rim_colour=(0.99, 0.05, 90),
        bounce=(0.8, 0.12, 10),
        bounce_share=0.15,
    )
    c.wash(
        [(0.0, (0.76, 0.085, 205)), (0.06, (0.87, 0.065, 180)), (0.13, (0.97, 0.05, 105)), (1, (0.8, 0.06, 150))], 10
    )
    c.glow(640, 110, 420, (0.99, 0.07, 96), 0.8, flat=0.6)
    sheet = petal_sheet(c)
    land = _hills(c)
    repaint(c, 0.6, seed="land")
    _bushes(c, land)
    _small(c, land)
    c.multiply(cast_shape(c, sheet, 300, 990, 0.62, 0.5).blur(9) & land.mask, (0.3, 0.07, 200), 0.72)
    paint_petal(c, sheet)
    paint_sleeper(c, sheet, 452, 424, 152)
    _air(c)


def _heights(c: Canvas, u: Array, v: Array) -> Array:
    """Hills on both sides of a valley, without their rows."""
    n = c.noise.at("hills", u, v * 0.8, 62, 2)
    m = c.noise.at("knolls", u + 300, v, 30, 2)
    side = np.abs(u - 6 - 16 * np.sin(v / 46)) / 40
    return np.asarray(34 * (n - 0.45) + 10 * (m - 0.5) + 15 * np.minimum(side, 2.2) ** 1.3 - 8, np.float32)


_STEP = 1.45


def _hills(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        h = _heights(c, u, v)
        rows = np.abs(np.sin(math.pi * h / _STEP)) ** 0.55
        return np.asarray(h + 0.75 * rows * smoothstep(330, 120, v), np.float32)

    sun = (0.66, 0.2, 0.62)
    land = ground(c, heights, horizon=150, eye=84, near=52, far=900, sun=sun, shadow_reach=30)
    h = _heights(c, land.u, land.v)
    row = np.abs(np.sin(math.pi * h / _STEP))
    t = 0.14 + 0.62 * land.lit(sun) - 0.24 * land.shade + 0.16 * (row - 0.6) * smoothstep(330, 120, land.v)
    t = t + 0.2 * (c.noise.at("patch", land.u, land.v, 22, 3) - 0.5)
    green = ramp([(0, (0.24, 0.06, 172)), (0.3, (0.4, 0.095, 158)), (0.55, (0.58, 0.125, 142)),
                  (0.78, (0.77, 0.135, 124)), (1, (0.92, 0.11, 110))])  # fmt: skip
    colours = pick(green, np.asarray(t, np.float32))
    haze = smoothstep(95, 330, land.v)[..., None] * 0.92
    colours = colours + (rgb((0.93, 0.05, 130)) - colours) * haze
    c.fill(land.mask, colours, detail=0.15)
    low = smoothstep(2, -14, h) * smoothstep(90, 190, land.v) * (0.5 + 0.8 * c.field("mist", 110, 4, (2.4, 1)))
    c.glaze(land.mask * np.asarray(np.clip(low, 0, 1) * 0.8, np.float32), (0.95, 0.035, 140))
    pools = np.exp(-(((c.x - 560) / 240) ** 2 + ((c.y - 700) / 50) ** 2)) + 0.8 * np.exp(
        -(((c.x - 60) / 200) ** 2 + ((c.y - 560) / 46) ** 2)
    )
    wisps = smoothstep(0.32, 0.72, c.field("wisps", 90, 4, (2.6, 0.8)))
    c.glaze(land.mask * np.asarray(np.clip(pools * wisps, 0, 1) * 0.72, np.float32), (0.96, 0.03, 130))
    sunny = smoothstep(0.5, 0.7, c.field("sunny", 190, 2, (1.6, 0.8))) * smoothstep(500, 640, c.y)
    c.screen(land.mask * np.asarray(sunny, np.float32), (0.75, 0.14, 110), 0.3)
    return land


def _small(c: Canvas, land: Ground) -> None:
    """What lives far below: a hut at the path's end, a heron over the slope, a basket among the rows."""
    way = []
    for u, v in ((-6, 62), (-2, 70), (5, 80), (4, 92), (-3, 104), (-2, 118), (7, 132), (8, 150), (2, 172)):
        h = float(_heights(c, np.full((1, 1), u, np.float32), np.full((1, 1), v, np.float32))[0, 0])
        x, y, q = land.spot(u, v, h + 0.5)
        way.append((x, y, 0.55 * q))
    road = c.mask(limb(way, 90), soft=1.2)
    road = road * np.asarray(smoothstep(560, 760, c.y), np.float32)
    c.glaze(road, (0.9, 0.07, 85), 0.85)
    c.multiply(road.edge(4, -3, 1.5), (0.4, 0.07, 120), 0.5)
    _trees(c, land)
    x, y = 622.0, 968.0
    c.multiply(c.mask(oval(x - 28, y + 3, 50, 9, 6), soft=4), (0.22, 0.06, 180), 0.7)
    house(c, x, y, 38, 22, wall=(0.9, 0.05, 80), roof=(0.62, 0.1, 62), lit=False, pitch=1.1, glow=0, seed="hut")
    smoke(c, [(x + 18, y - 46, 4), (x + 10, y - 80, 8), (x - 20, y - 112, 14)], (0.95, 0.02, 120), seed="h", alpha=0.7)
    hx, hy = 190.0, 820.0
    c.multiply(c.mask(oval(hx - 42, hy + 66, 24, 5, 8), soft=3), (0.25, 0.06, 175), 0.6)
    flying(
        c,
        Bird(body=(0.97, 0.015, 90), wing=(0.93, 0.02, 120), neck=0.3, neck_angle=10, beak_length=0.3, tail=0.3),
        hx,
        hy,
        92,
        beat=0.8,
        seed="heron",
    )
    bx, by = 330.0, 1116.0
    c.multiply(c.mask(oval(bx - 9, by + 1, 18, 5), soft=2), (0.22, 0.06, 175), 0.7)
    basket = c.mask(
        curve([(bx - 9, by - 20, CORNER), (bx + 10, by - 20, CORNER), (bx + 7, by, CORNER), (bx - 6, by, CORNER)])
    )
    c.form(basket, (0.7, 0.1, 72), thickness=8, detail=0.8)
    c.form(c.mask(oval(bx + 0.5, by - 21, 10, 4)), (0.72, 0.15, 128), thickness=4, detail=0.8)


def _trees(c: Canvas, land: Ground) -> None:
    """Magnolias in flower on the slopes, tiny from here."""
    r = c.rng("trees")
    for u, v in sorted(
        [(-38, 150), (-31, 160), (-52, 210), (36, 190), (17, 120), (22, 128), (-33, 88), (-22, 128),
         (-60, 260), (60, 250), (30, 84), (-46, 170), (12, 240), (-12, 230), (70, 300)],
        key=lambda q: -q[1],
    ):  # fmt: skip
        h = float(_heights(c, np.full((1, 1), u, np.float32), np.full((1, 1), v, np.float32))[0, 0])
        x, y, q = land.spot(u, v, h)
        if not land.mask.whole()[min(max(int(y * c.scale), 0), c.h - 1), min(max(int(x * c.scale), 0), c.w - 1)]:
            continue
        size = q * r.uniform(2.6, 3.9)
        far = float(smoothstep(90, 300, float(v)))
        c.multiply(c.mask(oval(x - size * 0.9, y + 1, size * 1.1, size * 0.34, 8), soft=2), (0.24, 0.06, 180), 0.6)
        n = 70
        a, d = r.uniform(0, 6.3, n), np.sqrt(r.random(n))
        turn = r.uniform(0, 6.3, n)
        px, py = x + np.cos(a) * d * size * 0.8, y - size * 0.85 + np.sin(a) * d * size * 0.7
        light = np.clip(0.5 + 0.5 * (np.cos(a) * d * 0.6 - np.sin(a) * d * 0.8), 0, 1)
        tones = pick(ramp([(0, (0.5, 0.14, 356)), (0.5, (0.76, 0.13, 5)), (1, (0.96, 0.05, 50))]), light)
        tones = tones + (rgb((0.93, 0.05, 120)) - tones) * far * 0.6
        trunk = c.mask(limb([(x, y, 0.08 * size), (x, y - 0.6 * size, 0.05 * size)], 6))
        c.fill(trunk, (0.32, 0.05, 60), detail=0.7)
        strew(c, "leaf", px, py, size * 0.34, turn, jittered(np.asarray(tones, np.float32), r, 0.08), seed=f"t{u}{v}")


def _air(c: Canvas) -> None:
    """The sun stands high on the right, beyond the card's edge; its light lies in the air."""
    c.glow(800, 0, 400, (0.99, 0.06, 96), 0.95)
    c.rays(840, -60, [112, 121, 131, 143], 1150, width=110, colour=(0.99, 0.05, 98), share=0.34, soft=26)


def _bushes(c: Canvas, land: Ground) -> None:
    """Leafy clumps along the rows, sunny side and shady side."""
    r = c.rng("bushes")
    near = land.mask * np.asarray(smoothstep(170, 120, land.v), np.float32)
    x, y = scatter(near, 16000, r)
    h = sampled(c, _heights(c, land.u, land.v), x, y)
    v = sampled(c, land.v, x, y)
    row = np.abs(np.sin(math.pi * h / _STEP))
    keep = row > 0.42
    x, y, v, row = x[keep], y[keep], v[keep], row[keep]
    tone = sampled(c, c.layer.rgb[..., 0], x, y)[:, None] * 0
    for k in range(3):
        tone = np.concatenate([tone, sampled(c, c.layer.rgb[..., k], x, y)[:, None]], 1)
    colours = jittered(np.asarray(tone[:, 1:] * (0.84 + 0.36 * row[:, None]), np.float32), r, 0.08, 0.012)
    strew(c, "leaf", x, y, 620 / v * r.uniform(0.7, 1.5, len(x)), r.normal(-0.6, 0.8, len(x)), colours, seed="tea")
