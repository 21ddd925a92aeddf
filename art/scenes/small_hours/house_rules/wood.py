"""House Rules: where things stand on the floor, and the firs in the doll's house; not the light's tale."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import curve, oval, polygon

TURN = math.radians(20)
CENTRE = (392.0, 520.0)
WIDE, DEEP, TALL = 250.0, 232.0, 196.0
"""Half width, half depth and height of the doll's house."""
FIRE = (0.0, -6.0)


def spot(u: float, v: float, z: float = 0.0) -> tuple[float, float]:
    """Return where a point of the room is on the card: `u` along the front, `v` towards us, `z` up."""
    x = u * math.cos(TURN) - v * math.sin(TURN)
    y = u * math.sin(TURN) + v * math.cos(TURN)
    return CENTRE[0] + x, CENTRE[1] + 0.85 * y - 0.52 * z


def fir(c: Canvas, u: float, v: float, tall: float, wide: float, seed: str) -> None:
    """Paint a fir as seen from above: tier over tier of needled twigs, amber where they face the fire."""
    r = c.rng(seed)
    to = np.array([FIRE[0] - u, FIRE[1] - v])
    far = float(np.hypot(*to))
    to = to / max(far, 1)
    near = math.exp(-((far / 210) ** 2))
    foot = spot(u, v)
    c.multiply(c.mask(oval(foot[0], foot[1], wide * 0.8, wide * 0.55), soft=9), (0.1, 0.05, 200), 0.7)

    def work(pen: Pen) -> None:
        tiers = 11
        for i in range(tiers):
            q = i / (tiers - 1)
            z = tall * (0.14 + 0.86 * q)
            reach = wide * (1 - q) ** 0.85 + 3
            n = int(26 - 14 * q)
            start = float(r.uniform(0, 6.28))
            order = sorted((start + 6.283 * (k + float(r.uniform(-0.3, 0.3))) / n for k in range(n)), key=math.sin)
            for a in order:
                du, dv = math.cos(a), math.sin(a)
                long = reach * float(r.uniform(0.74, 1.14))
                x0, y0 = spot(u, v, z + 6)
                x1, y1 = spot(u + du * long, v + dv * long, z - 0.3 * long * (1 - 0.4 * q) - 4)
                face = du * to[0] + dv * to[1]
                warm = max(0.0, 0.25 + 0.85 * face) * (1.05 - 0.75 * q) * (0.35 + 0.85 * near)
                warm = min(1.0, warm * float(r.uniform(0.7, 1.25)))
                cold = (0.17 + 0.07 * q + float(r.uniform(-0.03, 0.045)), 0.05, 205 + float(r.uniform(-18, 14)))
                if warm < 0.45:
                    tone = mix(cold, (0.43, 0.085, 142), warm / 0.45)
                else:
                    tone = mix((0.43, 0.085, 142), (0.8, 0.15, 64), (warm - 0.45) / 0.55)
                mx, my = (x0 + x1) / 2, (y0 + y1) / 2 - 0.07 * long
                pen.stroke(
                    curve([(x0, y0), (mx, my), (x1, y1)], closed=False), mix(tone, (0.1, 0.04, 215), 0.5), 5, 0.9
                )
                dx, dy = x1 - x0, y1 - y0
                for s in (0.3, 0.45, 0.6, 0.72, 0.84, 0.94):
                    px, py = x0 + dx * s, y0 + dy * s - 0.1 * long * s * (1 - s) * 2
                    w = long * 0.24 * (1.1 - 0.6 * s)
                    for side in (-1, 1):
                        b = math.atan2(dy, dx) + side * float(r.uniform(0.45, 0.9))
                        ex, ey = px + math.cos(b) * w, py + math.sin(b) * w + 1.5
                        lit = mix(tone, (0.93, 0.12, 74), 0.3 * warm * s)
                        pen.stroke([(px, py), (ex, ey)], lit, float(r.uniform(1.1, 2.3)), 0.92)
                pen.stroke([(x0 + dx * 0.7, y0 + dy * 0.7), (x1, y1)], tone, 1.6)
        x, y = spot(u, v, tall)
        pen.stroke([(x, y + 4), (x + 0.5, y - 9)], (0.3, 0.06, 190), 2.2)

    # No twig may show beyond the two walls that are painted later.
    room = polygon([(78, -20), spot(-WIDE, DEEP), spot(WIDE, DEEP), spot(WIDE, -DEEP), (706, -20)])
    c.draw(work, detail=0.8, clip=c.mask(room))
