"""The igloo on the bear of Perishable: blocks of snow, a lit doorway, smoke; a penguin before the door."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.stamps import jittered, sampled, strew

_BLOCKS = ramp(
    [(0.46, 0.085, 264), (0.6, 0.08, 256), (0.76, 0.055, 245), (0.9, 0.025, 220), (0.98, 0.025, 90), (0.995, 0.02, 92)]
)


def _joints(u: Array, v: Array, rows: float, columns: float) -> Array:
    """Return the grooves between blocks on a dome: `u`, `v` −1–1 over its disc, v up."""
    lat = np.arcsin(np.clip(v, -1, 1))
    lon = np.arcsin(np.clip(u / np.maximum(np.cos(lat), 0.05), -1, 1))
    row = lat / 1.57 * rows
    at = np.floor(row)
    column = lon / 1.57 * columns * np.cos((at + 0.5) / rows * 1.4) + 0.5 * (at % 2) + 0.17 * np.sin(at * 2.3)
    level = np.abs(row - np.round(row)) / rows * 1.57
    upright = np.abs(column - np.round(column)) / columns * 1.57
    return np.asarray(np.exp(-((np.minimum(level, upright) / 0.022) ** 2)), np.float32)


def igloo(c: Canvas, x: float, y: float, r: float) -> None:
    """Paint the igloo, its foot's middle at (x, y), `r` wide to each side; its door looks to the right and at us."""
    box = (x - 1.4 * r, y - 1.3 * r, x + 1.6 * r, y + 0.5 * r)
    c.multiply(c.mask(oval(x + 0.3 * r, y + 0.02 * r, 1.35 * r, 0.2 * r), soft=8), (0.55, 0.09, 266), 0.6)
    dome = Clay(c, box, melt=0)
    dome.ball(x, y - 0.05 * r, r, 0.98 * r, thick=0.9 * r)
    dome.cut((x, y + 0.16 * r), (0, 1), wave=0.04 * r)
    body = dome.relief(1.2)
    at = body.mask.where
    groove = _joints((c.x[at] - x) / r, (y - 0.05 * r - c.y[at]) / (0.98 * r), 5, 5)
    lump = c.field("blocks", 16, 3)[at] - 0.5
    c.form(body, _BLOCKS, bump=np.asarray(5 * lump - 3.2 * groove, np.float32), mottle=0.07, grain=9, rim=0.6,
           detail=0.9)  # fmt: skip
    c.multiply(body.mask * groove, (0.62, 0.09, 256), 0.5)
    turned = smoothstep(-0.35, 0.9, (c.x[at] - x) / r - 0.5 * (y - c.y[at]) / r + 0.25)
    c.multiply(body.mask * np.asarray(turned, np.float32), (0.6, 0.09, 262), 0.85)
    px, py = x + 0.5 * r, y + 0.02 * r
    tunnel = Clay(c, box, melt=4)
    tunnel.limb([(px - 0.22 * r, py - 0.22 * r, 0.42 * r, 0), (px, py - 0.2 * r, 0.43 * r, 20)])
    tunnel.cut((x, y + 0.17 * r), (0, 1), wave=0.03 * r)
    hood = tunnel.relief(1.0)
    c.shadow(hood.mask, 0.06 * r, 0.02 * r, 4, 0.5, (0.45, 0.09, 266))
    lump = c.field("hood", 12, 3)[hood.mask.where] - 0.5
    c.form(hood, _BLOCKS, bump=np.asarray(4 * lump, np.float32), rim=0.7, mottle=0.06, grain=8, bias=0.04, detail=0.9)
    c.multiply(hood.mask * np.asarray(smoothstep(px - 0.3 * r, px + 0.5 * r, c.x[hood.mask.where]), np.float32),
               (0.66, 0.08, 268), 0.8)  # fmt: skip
    gx, gy, w, h = px + 0.07 * r, py + 0.06 * r, 0.26 * r, 0.5 * r
    arch = curve([(gx - w, gy, CORNER), (gx - w * 0.96, gy - 0.55 * h), (gx, gy - h), (gx + w * 0.96, gy - 0.55 * h),
                  (gx + w, gy, CORNER)])  # fmt: skip
    door = c.mask(arch, soft=0.6)
    c.multiply(door.grow(3).blur(2), (0.5, 0.09, 262), 0.7)
    heat = smoothstep(gy - h, gy, c.y)[door.where]
    fire = ramp([(0.66, 0.17, 48), (0.82, 0.16, 68), (0.94, 0.12, 88)])
    c.fill(door, pick(fire, np.asarray(heat, np.float32)), detail=0.95)
    c.emit(door, 0.9)
    c.glow(gx, gy - 0.3 * h, 1.2 * r, (0.85, 0.15, 66), 0.55)
    c.screen(c.mask(oval(gx + 0.1 * r, gy + 0.16 * r, 0.62 * r, 0.15 * r), soft=7), (0.86, 0.15, 68), 0.75)
    _penguin(c, gx + 0.5 * r, gy + 0.1 * r, 0.2 * r)


def _penguin(c: Canvas, x: float, y: float, s: float) -> None:
    """A tiny penguin chick before the door."""

    def work(pen: Pen) -> None:
        pen.fill(oval(x, y - s, 0.62 * s, 1.0 * s), (0.3, 0.03, 265))
        pen.fill(oval(x - 0.12 * s, y - 0.8 * s, 0.4 * s, 0.66 * s), (0.93, 0.04, 80))
        pen.dot(x - 0.04 * s, y - 2.0 * s, 0.5 * s, (0.22, 0.03, 268))
        pen.dot(x - 0.2 * s, y - 1.92 * s, 0.24 * s, (0.93, 0.03, 85))
        beak = [(x - 0.36 * s, y - 2.05 * s), (x - 0.86 * s, y - 1.86 * s, CORNER), (x - 0.36 * s, y - 1.8 * s)]
        pen.fill(curve(beak), (0.72, 0.17, 55))
        pen.stroke([(x + 0.5 * s, y - 1.4 * s), (x + 0.78 * s, y - 0.8 * s), (x + 0.72 * s, y - 0.5 * s)],
                   (0.28, 0.03, 265), 0.3 * s)  # fmt: skip

    c.multiply(c.mask(oval(x + 3, y, s, 0.3 * s), soft=2), (0.45, 0.09, 268), 0.6)
    c.draw(work, relief=1.6, detail=0.95)


def fringe(c: Canvas, x: float, y: float, r: float) -> None:
    """Lay the bear's long hair over the igloo's foot."""
    g = c.rng("fringe")
    n = 340
    hx = x + g.uniform(-1.15, 1.2, n) * r
    hy = y + 0.07 * r + 0.08 * r * np.abs(g.normal(0, 1, n)) + 0.06 * np.abs(hx - x - 10)
    below = sampled(c, c.layer.rgb, np.asarray(hx, np.float32), np.asarray(hy + 26 + g.uniform(0, 20, n), np.float32))
    tones = jittered(below, g, 0.1)
    turn = -1.57 + g.normal(0.25, 0.5, n)
    strew(c, "hair", hx, hy, g.uniform(12, 34, n), turn, tones, seed="fringe", alpha=0.8, detail=0.85)


def plume(c: Canvas, x: float, y: float) -> None:
    """Smoke out of the roof: a thin thread that leans and opens in the still air."""
    g = c.rng("plume")
    veil = c.field("torn", 26, 4)
    for k in range(46):
        t = k / 45
        px = x + 64 * t**1.5 + 26 * np.sin(t * 6.2) * t
        py = y - 300 * t
        q = 6 + 34 * t**1.2
        m = c.mask(oval(float(px + g.normal(0, 2 + 6 * t)), float(py), q * 1.15, q), soft=3 + 7 * t)
        torn = np.asarray(0.25 + 1.2 * veil[m.where], np.float32)
        c.screen(m * np.clip(torn, 0, 1), (0.93, 0.035, 85), 0.42 * (1 - t) ** 0.7 + 0.02)
