"""The wooden plane of Close Shave: a box of beech in true perspective, its horn, its wedge and its iron."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Stops, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import metal
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, polygon

_TURN = math.radians(19)
_MIDDLE = (182.0, 3127.0)
_LONG, _WIDE, _HIGH = 700.0, 150.0, 285.0
_SHADE = (0.22, 0.08, 25)
_BEECH: Stops = [(0.24, 0.075, 34), (0.4, 0.11, 42), (0.56, 0.13, 52), (0.74, 0.13, 64), (0.92, 0.1, 80)]


def at(u: float, v: float, h: float = 0.0) -> tuple[float, float]:
    """Return where a place of the plane is on the card: along it from its middle, across it, above the bench."""
    x = _MIDDLE[0] + u * math.cos(_TURN) - v * math.sin(_TURN)
    z = _MIDDLE[1] + u * math.sin(_TURN) + v * math.cos(_TURN)
    k = 1200 / z
    return 400 + k * x, 305 + k * (800 - h)


def _face(c: Canvas, m: Mask, seed: str, light: Array | float, slope: float) -> None:
    """Lay quiet beech: a long grain, no relief."""
    along, across = c.x, c.y + slope * c.x
    bend = 7 * (c.noise.at(f"bend/{seed}", along / 170, across / 30, 1.0, 2) - 0.5)
    grain = c.noise.at(f"grain/{seed}", along / 120, (across + bend) / 3.2, 1.0, 3) - 0.5
    pores = c.noise.at(f"pores/{seed}", along / 14, across / 1.4, 1.0, 2) - 0.5
    t = np.asarray(light + 0.2 * grain + 0.1 * pores, np.float32)
    c.fill(m, pick(ramp(_BEECH), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.7)


def plane_tool(c: Canvas) -> None:
    """Paint it; the window behind, at the right, lights its top."""
    a, w, h = _LONG, _WIDE, _HIGH
    cast = [at(a, -w), at(a, w), at(-a, w), at(-a, -w)]
    far = [(x - 112, y + 34) for x, y in cast]
    c.multiply(c.mask(polygon([cast[0], cast[1], far[1], far[2], far[3], far[0]]), soft=9), _SHADE, 0.8)
    c.multiply(c.mask(polygon([(x, y + 3) for x, y in cast]), soft=4), (0.14, 0.05, 25), 0.9)
    right = 0.0006 * (c.x - 470)
    side = c.mask(polygon([at(-a, -w), at(a, -w), at(a, -w, h), at(-a, -w, h)]), wobble=0.7)
    _face(c, side, "side", 0.34 + right - 0.16 * smoothstep(545, 640, c.y + 0.09 * (c.x - 200)), 0.09)
    toe = c.mask(polygon([at(-a, w), at(-a, -w), at(-a, -w, h), at(-a, w, h)]), wobble=0.7)
    _face(c, toe, "toe", 0.16, 0.0)
    top = c.mask(polygon([at(-a, -w, h), at(a, -w, h), at(a, w, h), at(-a, w, h)]), wobble=0.7)
    _face(c, top, "top", 0.66 + right, 0.08)
    _mouth(c)
    _horn(c, top)

    def wear(pen: Pen) -> None:
        r = c.rng("wear")
        pen.stroke([at(-a, -w, h), at(a, -w, h)], (0.95, 0.1, 80), 2.2, 0.75)
        pen.stroke([at(-a, -w, 0), at(-a, -w, h)], (0.66, 0.12, 60), 1.6, 0.5)
        for _ in range(16):
            u, q = float(r.uniform(-660, 600)), float(r.uniform(20, 90))
            k = float(r.uniform(20, 250))
            pen.stroke([at(u, -w, k), at(u + q, -w, k + float(r.normal(0, 4)))], (0.22, 0.07, 35), 1.0, 0.4)

    c.draw(wear, detail=0.8)


def _mouth(c: Canvas) -> None:
    """The throat, the iron that leans back out of it, the wedge before the iron."""
    h, w = _HIGH, 112.0
    throat = c.mask(polygon([at(-60, -w, h), at(150, -w, h), at(150, w, h), at(-60, w, h)]), soft=1)
    c.fill(throat, (0.13, 0.04, 30), detail=0.7)

    def slab(u: float, reach: float, up: float, wide: float, thick: float) -> tuple[Mask, Mask]:
        foot, head = (u, h - 6), (u + reach, h + up)
        face = [
            at(foot[0], -wide, foot[1]),
            at(foot[0], wide, foot[1]),
            at(head[0], wide, head[1]),
            at(head[0], -wide, head[1]),
        ]
        edge = [
            at(foot[0], -wide, foot[1]),
            at(foot[0] + thick, -wide, foot[1]),
            at(head[0] + thick * 0.8, -wide, head[1] - thick * 0.3),
            at(head[0], -wide, head[1]),
        ]
        return c.mask(polygon(face), wobble=0.5), c.mask(polygon(edge), wobble=0.4)

    front, edge = slab(104, 300, 430, 92, 30)
    shade = front.move(-22, 26).blur(8)
    c.multiply(shade & c.full(smoothstep(470, 500, c.y)), _SHADE, 0.5)
    metal(c, front, (0.56, 0.025, 70), thickness=4, polish=0.3, detail=0.8)
    c.glaze(front * c.field("rust", 40, 4), (0.5, 0.1, 50), 0.4)
    c.multiply(front, (0.6, 0.05, 40), 0.4)
    c.fill(edge, (0.8, 0.05, 78), detail=0.8)
    c.multiply(edge * smoothstep(400, 500, c.y), (0.4, 0.07, 40), 0.6)
    c.screen(front.edge(2, -3, 1.4), (0.97, 0.09, 82), 0.6)
    block, cheek = slab(58, 190, 262, 84, 62)
    _face(c, block, "wedge", 0.3, 0.9)
    _face(c, cheek, "cheek", 0.5 + 0.1 * smoothstep(500, 400, c.y), 1.4)
    c.screen(block.edge(1.5, -2.5, 1.2), (0.96, 0.11, 80), 0.5)
    near = c.mask(polygon([at(-60, -_WIDE, h), at(170, -_WIDE, h), at(170, -w, h), at(-60, -w, h)]), wobble=0.5)
    _face(c, near, "near", 0.66, 0.08)


def _horn(c: Canvas, top: Mask) -> None:
    """The horn by which it is drawn, stout at its root."""
    x, y = at(-480, 0, _HIGH)
    front = [
        (x - 38, y + 5, CORNER),
        (x - 36, y - 30),
        (x - 46, y - 66),
        (x - 66, y - 98),
        (x - 82, y - 128),
        (x - 84, y - 152),
    ]
    back = [
        (x - 70, y - 166),
        (x - 50, y - 158),
        (x - 38, y - 134),
        (x - 14, y - 106),
        (x + 16, y - 78),
        (x + 34, y - 40),
    ]
    horn = c.mask(curve([*front, *back, (x + 44, y + 2, CORNER), (x + 4, y + 11)]), wobble=0.6)
    c.multiply(horn.move(-30, 16).blur(7) & (top * smoothstep(y - 30, y - 4, c.y)), _SHADE, 0.6)
    r = c.relief(horn, 34, 4)
    where = horn.where
    cx, cy = c.x[where], c.y[where]
    grain = c.noise.at("grain/horn", (cx - 0.6 * cy) / 4, (cy + 0.6 * cx) / 90, 1.0, 3) - 0.5
    c.form(r, (0.5, 0.125, 48), bump=np.asarray(grain * 0.9, np.float32), gain=0.9, rim=0.0, mottle=0.1, detail=0.75)
    c.multiply(horn * smoothstep(10, -50, c.x - x - 0.5 * (c.y - y) * (c.y > y - 160)), (0.3, 0.09, 30), 0.6)
    c.screen(horn.edge(5, -3, 4), (0.97, 0.11, 80), 0.5)
    c.multiply(c.full(np.exp(-(((c.y - y - 4) / 5) ** 2))) & horn, _SHADE, 0.5)
