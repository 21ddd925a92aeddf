"""The red scarf: its two hanging ends, the needles, the wool that runs from one sister over both to the other."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, oval, polygon, sample

from .shore import WATERLINE

_TABLE = ((0.0, (0.3, 0.12, 20)), (0.45, (0.48, 0.18, 25)), (0.75, (0.56, 0.195, 27)), (1.0, (0.68, 0.17, 33)))


def _along(x: Array, y: Array, spine: Array) -> tuple[Array, Array]:
    """Return how far along a spine (units) and how far across it (-1 to 1) places lie."""
    best = np.full(x.shape, 1e9, np.float32)
    along, across = np.zeros_like(best), np.zeros_like(best)
    run = 0.0
    for a, b in pairwise(spine):
        dx, dy = b[0] - a[0], b[1] - a[1]
        long = float(np.hypot(dx, dy)) + 1e-6
        t = np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / long**2, 0, 1)
        px, py = x - a[0] - t * dx, y - a[1] - t * dy
        d = np.hypot(px, py)
        near = d < best
        best = np.where(near, d, best)
        along = np.where(near, run + t * long, along)
        across = np.where(near, (dx * py - dy * px) / long / (a[2] + (b[2] - a[2]) * t), across)
        run += long
    return np.asarray(along, np.float32), np.asarray(across, np.float32)


def knitted(
    c: Canvas, points: Points, seed: str, columns: float = 2.5, long: float = 11, depth: float = 1.0, dusk: float = 0.5
) -> None:
    """Lay a band of knitting along points (x, y, half its width), its stitches so long and so deep, darker below."""
    spine = sample(points, 80)
    d = np.gradient(spine[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    normal = np.stack([-d[:, 1], d[:, 0]], 1) * spine[:, 2:]
    edge = [*(spine[:, :2] + normal), *(spine[:, :2] - normal)[::-1]]
    m = c.mask(polygon([(float(p[0]), float(p[1])) for p in edge]), wobble=1.5, cell=10)
    c.multiply(m.blur(7).move(-5, 6), (0.4, 0.06, 60), 0.5)
    at = m.where
    along, across = _along(c.x[at], c.y[at], spine)
    column = np.abs(((across + 1) * columns) % 1 - 0.5)
    stitch = np.sin(2 * np.pi * (along / long - column * 1.1)) * 0.5 + 0.5
    rib = 0.5 + 0.5 * np.cos((across + 1) * columns * 2 * np.pi)
    turn = d[np.clip((along / along.max() * 79).astype(int), 0, 79)]
    lit = 0.78 - 0.17 * np.abs(turn[..., 1]) - 0.1 * np.abs(across) ** 3
    t = lit + depth * (0.12 * (stitch - 0.5) - 0.09 * rib) + 0.2 * (c.field(f"wool/{seed}", 40, 3)[at] - 0.5)
    c.fill(m, pick(ramp(list(_TABLE)), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
    c.multiply(m * np.asarray(smoothstep(600, 780, c.y)[at], np.float32), (0.55, 0.12, 15), dusk)


def middle(c: Canvas) -> None:
    """The scarf's middle: down from either lap, along the bank, and in the midst over its edge into the water."""
    knitted(c, ((92, 764, 11), (150, 768, 13), (260, 768, 13), (340, 771, 14), (404, 776, 17)), "middle-left")
    knitted(c, ((724, 764, 11), (660, 768, 13), (560, 767, 13), (484, 771, 14), (402, 776, 17)), "middle-right")


def tongue(c: Canvas) -> None:
    """Where it has slid over the edge: it runs on in the water, towards us, with all its stitches."""
    with c.group() as wool:
        way = ((404, 762, 20), (404, 776, 37), (405, 830, 39), (408, 900, 43), (408, 990, 50), (405, 1090, 58))
        knitted(c, (*way, (404, 1180, 66), (406, 1260, 74)), "tongue", 3.5, long=19, depth=2.6, dusk=0.2)
    deep = np.maximum(c.y - WATERLINE, 0)
    sway = 0.008 * deep * np.sin(c.y / (5 + 0.012 * deep))
    c.paste(wool, bend=(c.x + sway, c.y), clip=c.full(np.asarray(smoothstep(764, 782, c.y), np.float32)))


def needles(c: Canvas) -> None:
    """Two wooden needles that stick out of her work."""

    def work(pen: Pen) -> None:
        pen.fill(limb([(238, 500, 3.2), (124, 412, 2.4)]), (0.82, 0.075, 78))
        pen.fill(limb([(228, 512, 3.6), (190, 404, 2.4)]), (0.78, 0.08, 74))

    c.draw(work, relief=2, detail=0.85, clip=c.full() - c.mask(oval(242, 508, 24, 36)))


def thread(c: Canvas) -> None:
    """The wool pulled out on the right, over both shoulders, to the needles on the left."""
    way = sample(
        ((600, 520), (570, 452), (520, 372), (464, 350), (404, 372), (356, 348), (300, 380), (240, 420), (199, 436)),
        120,
    )
    fade = np.clip((120 - np.arange(120)) / 70, 0, 1)
    wave = np.sin(np.arange(120) * 1.15) * 3.2 * fade
    pts = [(float(x), float(y + w)) for (x, y), w in zip(way, wave, strict=True)]
    c.draw(lambda pen: pen.stroke(pts, (0.3, 0.1, 25), 3.4, 0.35), detail=0.85, soft=2)

    def work(pen: Pen) -> None:
        pen.stroke(pts, (0.56, 0.2, 27), 3.0)
        for x, y in ((588, 512), (602, 506), (617, 503)):
            pen.stroke(
                [(x + 8, y + 9), (x, y - 2), (x + 7, y - 9), (x + 13, y - 1), (x + 8, y + 9)], (0.56, 0.2, 27), 2.8
            )

    c.draw(work, detail=0.88)
