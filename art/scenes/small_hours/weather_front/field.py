"""Parts of Weather Front: the wheat, the track, a house with its washing still out, the near ears."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, rgb, smoothstep
from art.painting.materials import grass
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.terrain import Ground, ground

HORIZON = 872.0
_FARM = 344.0
"""Where the house stands, across the card."""


def wheat(c: Canvas) -> Ground:
    """The plain in perspective: gold before us, in the storm's shade farther off."""

    def heights(u: Array, v: Array) -> Array:
        roll = 1.3 * (c.noise.at("roll", u * 0.6, v, 26, 2) - 0.5)
        return np.asarray(roll + 0.25 * (c.noise.at("tuft", u, v, 1.5, 2) - 0.5), np.float32)

    sun = (-0.5, -0.2, 0.8)
    land = ground(c, heights, horizon=HORIZON, eye=4.4, near=4, far=500, sun=sun, shadow_reach=4)
    gust = c.noise.at("gust", land.u * 0.5 + land.v * 0.15, land.v * 1.4, 9, 3, land.footprint) - 0.5
    t = 0.2 + 0.5 * land.lit(sun) + 0.5 * gust
    c.fill(land.mask, pick(c.tones((0.68, 0.115, 80), 0.75), np.asarray(t, np.float32)), detail=0.1)
    return land


def growth(c: Canvas, land: Ground) -> None:
    """Blades of wheat on both sides of a track that runs to the house."""
    c.multiply(land.mask * smoothstep(970, 880, c.y), (0.5, 0.07, 330), 0.55)
    middle = _FARM + 8 + (396 - _FARM) * smoothstep(HORIZON, 1120, c.y)
    down = np.maximum(c.y - HORIZON, 0)
    off = np.abs(c.x - middle)
    track = smoothstep(1.2, 0.9, off / (5 + 0.27 * down))
    ruts = np.exp(-(((off - 0.15 * down) / (1.5 + 0.05 * down)) ** 2))
    soil = pick(c.tones((0.62, 0.07, 62), 0.7), np.asarray(0.52 + 0.22 * (c.field("soil", 26, 4) - 0.5), np.float32))
    c.fill(land.mask * np.asarray(track, np.float32), soil, detail=0.2)
    c.multiply(land.mask * np.asarray(track * ruts, np.float32), (0.42, 0.07, 40), 0.6)
    verge = ((0.36, 0.07, 100), (0.5, 0.085, 100), (0.62, 0.09, 95))
    strip = np.asarray(np.exp(-((off / (3 + 0.08 * down)) ** 2)) * smoothstep(900, 950, c.y), np.float32)
    grass(c, land.mask * strip, verge, seed="verge", height=(5, 24), spacing=5, spread=0.4, lean=0.2, detail=0.4)
    shade = ((0.34, 0.07, 60), (0.46, 0.085, 70), (0.56, 0.095, 76))
    gold = ((0.4, 0.09, 58), (0.62, 0.115, 74), (0.76, 0.125, 82), (0.87, 0.1, 88))
    c.multiply(land.mask * smoothstep(1120, 1200, c.y), (0.5, 0.09, 60), 0.8)
    beside = np.asarray(1 - track, np.float32)
    far = land.mask * (smoothstep(HORIZON + 6, HORIZON + 14, c.y) * smoothstep(980, 900, c.y)) * beside
    grass(c, far, shade, seed="far", height=(6, 22), spacing=3.6, spread=0.2, lean=0.22, detail=0.3)
    near = land.mask * smoothstep(920, 960, c.y) * beside
    grass(c, near, gold, seed="wheat", height=(22, 96), spacing=5.2, spread=0.16, lean=0.2, grow=1.2, detail=0.4)


def farm(c: Canvas) -> None:
    """A small house on the horizon, trees bent by the wind, sheets flying from a line."""
    x, y = _FARM, HORIZON + 14
    trees = c.mask(
        curve(
            [(x - 62, y, CORNER), (x - 60, y - 40), (x - 38, y - 66), (x - 16, y - 62), (x - 8, y - 30), (x - 14, y)]
        ),
        curve([(x + 36, y, CORNER), (x + 38, y - 26), (x + 58, y - 44), (x + 74, y - 34), (x + 70, y, CORNER)]),
        wobble=2.5,
        cell=10,
    )
    c.form(trees, (0.22, 0.045, 150), thickness=16, rim=0.0, mottle=0.2, grain=7, detail=0.6)
    gable = [(x - 26, y), (x - 26, y - 28), (x - 12, y - 50), (x + 2, y - 28), (x + 2, y)]
    c.fill(c.mask(polygon(gable)), (0.84, 0.03, 75), detail=0.9)
    c.fill(c.mask(polygon([(x + 2, y), (x + 2, y - 28), (x + 44, y - 28), (x + 44, y)])), (0.58, 0.04, 320), detail=0.9)
    c.fill(
        c.mask(polygon([(x - 14, y - 53), (x + 34, y - 53), (x + 48, y - 26), (x + 2, y - 26)])),
        (0.4, 0.09, 25),
        detail=0.9,
    )
    c.fill(
        c.mask(polygon([(x - 15, y - 53), (x - 11, y - 53), (x + 4, y - 26), (x + 1, y - 26)])),
        (0.3, 0.07, 20),
        detail=0.9,
    )
    c.fill(
        c.mask(polygon([(x - 15, y - 53), (x - 30, y - 27), (x - 27, y - 25), (x - 12, y - 50)])),
        (0.34, 0.08, 22),
        detail=0.9,
    )
    c.fill(
        c.mask(polygon([(x + 26, y - 64), (x + 33, y - 64), (x + 33, y - 48), (x + 26, y - 48)])),
        (0.36, 0.07, 25),
        detail=0.9,
    )
    door = c.mask(polygon([(x + 12, y), (x + 12, y - 19), (x + 21, y - 19), (x + 21, y)]))
    c.fill(door, (0.9, 0.13, 80), detail=0.95)
    c.emit(door, 0.5)
    c.fill(
        c.mask(polygon([(x + 22, y), (x + 22, y - 19), (x + 28, y - 21), (x + 28, y + 1)])),
        (0.32, 0.06, 150),
        detail=0.95,
    )
    c.fill(
        c.mask(polygon([(x + 31, y - 18), (x + 39, y - 18), (x + 39, y - 10), (x + 31, y - 10)])),
        (0.26, 0.05, 290),
        detail=0.95,
    )
    c.glow(x + 16, y - 9, 13, (0.9, 0.13, 78), 0.6)
    light = c.mask(polygon([(x + 12, y), (x + 21, y), (x + 36, y + 24), (x + 6, y + 24)]), soft=3)
    c.screen(light, (0.85, 0.12, 75), 0.5)

    def washing(pen: Pen) -> None:
        for px in (x + 96, x + 168):
            pen.stroke([(px, y + 2), (px, y - 26)], (0.24, 0.04, 40), 2)
        pen.stroke([(x + 96, y - 24), (x + 132, y - 19), (x + 168, y - 24)], (0.3, 0.04, 40), 1)
        for px, w, h in ((x + 102, 15, 14), (x + 122, 12, 12), (x + 139, 18, 15)):
            top = y - 22 + 2.4 * math.sin((px - x - 96) / 72 * 3.14)
            sheet = [
                (px, top, CORNER),
                (px + w, top, CORNER),
                (px + w + 13, top + h * 0.5),
                (px + w + 10, top + h, CORNER),
            ]
            pen.fill(
                curve([*sheet, (px + w * 0.6 + 8, top + h * 0.82), (px + 9, top + h, CORNER), (px + 8, top + h * 0.4)]),
                (0.93, 0.015, 80),
            )
            pen.stroke(
                [(px + 6, top + 2), (px + 14, top + h * 0.6), (px + 17, top + h * 0.85)], (0.7, 0.03, 300), 1.4, 0.7
            )

    c.draw(washing, detail=0.95)
    stand = c.mask(polygon([(x - 64, y - 2), (x + 180, y - 2), (x + 180, y + 9), (x - 64, y + 9)]))
    c.multiply(c.mask(oval(x + 14, y + 4, 70, 7), soft=4), (0.3, 0.06, 310), 0.6)
    tones = ((0.36, 0.07, 62), (0.5, 0.09, 72), (0.6, 0.095, 78))
    path = stand - c.mask(polygon([(x + 8, y - 4), (x + 22, y - 4), (x + 28, y + 12), (x + 6, y + 12)]))
    grass(c, path, tones, seed="stand", height=(7, 13), spacing=3.0, spread=0.25, lean=0.25, detail=0.7)


def ears(c: Canvas) -> None:
    """Near ears, cut by the card's foot, bent by the wind."""
    r = c.rng("ears")
    sides = ((-10, 270), (530, 815))
    places = sorted(
        [(float(r.uniform(*side)), float(r.uniform(0.6, 1.2))) for side in sides for _ in range(15)],
        key=lambda q: q[1],
    )
    for x, s in places:
        lean = float(r.normal(0.26, 0.08))
        h = 150 * s + abs(x - 400) * 0.16
        tx, ty = x + lean * h, 1212 - h
        spine = [(x, 1212, 2.8 * s), ((x + tx) / 2 - 6, 1212 - h * 0.5, 2.4 * s), (tx, ty, 1.5 * s)]
        tone = mix((0.5, 0.1, 66), (0.84, 0.115, 86), float(r.random()))
        c.form(c.mask(limb(spine, 16)), tone, thickness=3, rim=0, detail=0.7)
        a = -math.pi / 2 + lean * 1.9
        n = 10
        t = np.repeat(np.arange(n), 2)
        side = np.tile([-1.0, 1.0], n)
        step, wide = 9 * s, 5.2 * s * np.sin(0.5 + 2.3 * t / n)
        gx = tx + np.cos(a) * t * step + np.cos(a + 1.57) * side * wide
        gy = ty + np.sin(a) * t * step + np.sin(a + 1.57) * side * wide
        colours = jittered(np.repeat(rgb(tone)[None], 2 * n, 0) * (1.0 - 0.14 * side[:, None]), r, 0.06)

        def awns(
            pen: Pen,
            xs: Array = gx,
            ys: Array = gy,
            way: Array = side,
            at: float = a,
            size: float = s,
            ink: Array = tone,
        ) -> None:
            for px, py, w in zip(xs, ys, way, strict=True):
                b = at + w * 0.2
                end = (px + math.cos(b) * 44 * size, py + math.sin(b) * 44 * size)
                pen.stroke([(px, py), end], mix(ink, (0.93, 0.06, 90), 0.4), 0.9, 0.7)

        c.draw(awns, detail=0.75)
        strew(c, "leaf", gx, gy, 19 * s, a + side * 0.42, colours, seed=f"ear{x:.0f}", detail=0.8)
