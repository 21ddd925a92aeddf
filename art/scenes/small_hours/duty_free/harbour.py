"""Parts of Duty Free: what the pouch holds, and its skin."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.boats import hull, sail
from art.painting.pen import Pen
from art.painting.shapes import box, curve, oval, polygon

_LEVEL = 548.0


def harbour(c: Canvas) -> None:
    """What the pouch holds: warm air, a town on its hill, boats riding at anchor."""
    c.wash(
        [
            (0.27, (0.62, 0.14, 48)),
            (0.34, (0.78, 0.14, 60)),
            (0.42, (0.92, 0.11, 80)),
            (0.46, (0.95, 0.1, 84)),
            (0.6, (0.8, 0.12, 70)),
        ],
        warp=6,
    )
    c.glow(290, 500, 150, (0.98, 0.09, 85), 0.7)
    for k, (cx, top, wide, tone) in enumerate(
        (
            (180.0, 476.0, 110.0, (0.84, 0.12, 68)),
            (420.0, 446.0, 150.0, (0.72, 0.13, 55)),
            (458.0, 486.0, 130.0, (0.5, 0.12, 38)),
        )
    ):
        shore = top + ((c.x - cx) / wide) ** 2 * 60 + 8 * (c.field(f"cape{k}", 30, 2) - 0.5)
        c.fill(c.full(smoothstep(-1, 1, c.y - shore)), tone, detail=0.4)
    _town(c)
    _water(c)
    for i, (x, y, size, tone) in enumerate(
        (
            (208.0, 566.0, 54.0, (0.42, 0.13, 28)),
            (332.0, 562.0, 44.0, (0.36, 0.08, 220)),
            (268.0, 612.0, 92.0, (0.46, 0.15, 28)),
        )
    ):
        hull(c, x, y, size, tone, left=i == 1, seed=f"hull{i}", open_by=0.05)
        sail(c, x - 2, y - size * 0.12, size * 1.25, size * 0.6, (0.97, 0.05, 80), left=i == 1, seed=f"sail{i}")
        c.multiply(c.mask(oval(x, y + size * 0.16, size * 0.5, size * 0.09), soft=2), (0.3, 0.09, 200), 0.6)

    def lines(pen: Pen) -> None:
        for x, y, dx in ((232, 560, 18), (312, 560, -12)):
            pen.stroke([(x, y), (x + dx * 0.6, y + 34), (x + dx, y + 62)], (0.26, 0.06, 40), 1.3, 0.8)

    c.draw(lines, detail=0.8)
    _anchor(c, 296.0, 668.0)


def _anchor(c: Canvas, x: float, y: float) -> None:
    """The great boat's anchor, dim in the water at the bottom of the pouch."""
    iron = (0.16, 0.05, 222)

    def work(pen: Pen) -> None:
        pen.stroke(curve([(284, 616), (288, 636), (x - 3, y - 18)], closed=False), iron, 1.6)
        with pen.at(x, y, 24, 0.72):
            pen.stroke(oval(0, -22, 4, 4), iron, 2.4)
            pen.stroke([(0, -18), (0, 14)], iron, 4.4)
            pen.stroke([(-12, -12), (12, -12)], iron, 3.4)
            arms = [(-20, 2), (-14, 12), (0, 16), (14, 12), (20, 2)]
            pen.stroke(curve([(float(p), float(q)) for p, q in arms], closed=False), iron, 4.2)
            for f in (-1, 1):
                pen.fill(polygon([(f * 24, 6), (f * 20, -6), (f * 12, 4)]), iron)

    c.draw(work, detail=0.7, soft=1.2, alpha=0.72)


def _town(c: Canvas) -> None:
    """Gables up the hill, a lamp behind every pane."""
    r = c.rng("town")
    spots = [(float(x), 470 + ((x - 440) / 130) ** 2 * 56 + 24 * q) for q in range(4) for x in range(352, 540, 25)]
    lights: list[tuple[float, float]] = []

    def work(pen: Pen) -> None:
        for x0, y0 in spots:
            x, y = x0 + float(r.normal(0, 4)), y0 + float(r.normal(0, 3))
            if y > _LEVEL - 2:
                y = _LEVEL - float(r.uniform(0, 5))
            w, h = float(r.uniform(17, 24)), float(r.uniform(20, 32))
            wall = mix((0.5, 0.12, 35), (0.74, 0.1, 60), float(r.random()))
            roof = mix((0.38, 0.13, 25), (0.32, 0.07, 300), float(r.random()))
            pen.fill(box(x - w / 2, y - h, w, h + 3), wall)
            pen.fill(box(x + w * 0.16, y - h, w * 0.34, h + 3), (0.34, 0.1, 25), 0.4)
            pen.fill(polygon([(x - w * 0.64, y - h), (x, y - h - w * 0.66), (x + w * 0.64, y - h)]), roof)
            for _ in range(2):
                wx, wy = x + float(r.uniform(-0.3, 0.1)) * w, y - float(r.uniform(0.25, 0.75)) * h
                pen.fill(box(wx, wy, 4.2, 5.6), (0.98, 0.09, 88))
                lights.append((wx + 2, wy + 3))
        pen.fill(polygon([(440, 452), (440, 404), (449, 376), (458, 404), (458, 452)]), (0.44, 0.12, 30))
        pen.fill(box(446, 412, 5, 9), (0.98, 0.09, 88))
        pen.fill(box(330, _LEVEL - 6, 230, 9), (0.3, 0.08, 30))

    c.draw(work, relief=2, detail=0.9)
    for x, y in lights[::2]:
        c.glow(x, y, 7, (0.97, 0.12, 80), 0.6)


def _water(c: Canvas) -> None:
    level = c.full(smoothstep(_LEVEL, _LEVEL + 3, c.y))
    depth = np.clip((c.y - _LEVEL) / 150, 0, 1)
    ripple = c.noise.at("lagoon", c.x / 22 / (0.3 + depth), np.log(0.06 + depth) * 9, 1.0, 3) - 0.5
    lane = np.exp(-(((c.x - 290) / (60 + 60 * depth)) ** 2))
    shine = 0.42 * lane * (1 - 0.6 * depth)
    t: Array = np.asarray(0.5 - 0.42 * depth + ripple * (0.5 - 0.2 * depth) + shine, np.float32)
    table = ramp([(0.26, 0.07, 225), (0.42, 0.085, 205), (0.6, 0.09, 185), (0.82, 0.11, 85), (0.97, 0.09, 84)])
    c.fill(level, pick(table, np.clip(t, 0, 1)), detail=0.4)
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(60):
            x, q = float(r.uniform(360, 520)), float(r.random()) ** 1.6
            y, w = _LEVEL + 4 + 60 * q, 3 + 7 * q
            pen.stroke([(x - w, y), (x, y + 0.8), (x + w, y)], (0.97, 0.1, 82), 1.3, 0.7 * (1 - 0.7 * q))

    c.draw(glints, detail=0.8)


def skin(c: Canvas, pouch: Mask) -> None:
    """The pouch itself: thin skin, thick at its edge, with the light coming through."""
    film = c.relief(pouch, 80, smooth=5)
    edge = np.clip(1 - film.nz, 0, 1)
    c.glaze(pouch * np.asarray(edge**1.1, np.float32), (0.72, 0.16, 50), 0.9)
    c.form(film.within(pouch * np.asarray(edge**1.7, np.float32)), (0.72, 0.16, 48), rim=0.7, depth=0.5, gloss=0.3)
    vein = np.exp(-np.abs(c.field("veins", 84, 3, (0.5, 1.6))[pouch.where] - 0.5) * 80)
    c.glaze(pouch * np.asarray(vein * edge**0.6 * 0.8, np.float32), (0.55, 0.17, 35), 0.5)
    c.layer.detail[pouch.where] = np.maximum(c.layer.detail[pouch.where], pouch.a * 0.75)
    lit = np.exp(-(np.hypot((c.x - 300) / 170, (c.y - 500) / 120) ** 2))
    c.emit(pouch * np.asarray(0.35 * lit, np.float32))
    shine = c.mask(curve([(112, 500), (136, 580), (190, 636), (176, 640), (120, 590)]), soft=4)
    c.screen(shine & pouch, (0.98, 0.05, 80), 0.55)
