"""Parts of Night Rounds: the full moon as the lantern, hung by its handle from the beak."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, oval

from .ink import INK, MOON, PALE, crease


def lantern(c: Canvas) -> None:
    """Paint handle, cap, moon and foot; then its light in the air."""
    x, y, q = MOON
    c.glow(x, y, q * 1.45, (0.93, 0.08, 90), 0.4)
    m = c.mask(circle(x, y, q))
    d = np.hypot(c.x - x + 16, c.y - y + 12) / q
    c.fill(m, pick(ramp([(0, (0.995, 0.012, 95)), (0.6, (0.985, 0.03, 93)), (0.85, (0.96, 0.055, 90)),
                         (1, (0.92, 0.08, 86))]), np.clip(d * 0.86, 0, 1)), detail=0.8)  # fmt: skip
    inner = c.mask(circle(x - 2, y - 2, q * 0.84), soft=9)
    rough = c.field("maria", 84, 4) + 0.0012 * (x - c.x) + 0.0012 * (y - c.y)
    level = float(np.quantile(rough[inner.where], 0.6))
    c.multiply(inner * smoothstep(level - 0.04, level + 0.07, rough), (0.8, 0.04, 262), 0.62)
    c.multiply(m.edge(14, 14, 18), (0.84, 0.09, 70), 0.45)
    r = c.rng("craters")

    def craters(pen: Pen) -> None:
        for k in range(15):
            a, f = float(r.uniform(0, 2 * np.pi)), float(r.uniform(0.35, 0.95))
            u, v, w = (
                x + q * f * float(np.cos(a)),
                y + q * f * float(np.sin(a)),
                3.5 + 5.5 * float(r.uniform(0, 1)) ** 2,
            )
            flat, turn = float(np.sqrt(1 - f * f * 0.9)), float(np.degrees(a))
            pen.fill(oval(u, v, w * flat, w, turn), (0.86, 0.05, 86), 0.7)
            pen.fill(oval(u + 0.22 * w * flat, v + 0.22 * w, w * 0.78 * flat, w * 0.78, turn), PALE, 0.9)
            if k < 2:
                for b in np.linspace(0, 2 * np.pi, 11):
                    e = (u + 34 * float(np.cos(b)), v + 34 * float(np.sin(b)))
                    crease(pen, [(u, v), ((u + e[0]) / 2, (v + e[1]) / 2), e], 1.2, PALE, 0.5)

    c.draw(craters, clip=m, detail=0.85, soft=0.8)
    c.emit(m, 0.8)

    def work(pen: Pen) -> None:
        top = y - q
        for s in (-1, 1):
            wire = [(x - 3, 392), (x + s * 30, 424), (x + s * 38, 462), (x + s * 24, top - 2)]
            pen.stroke([(a + 1.5, b + 2) for a, b in wire], INK, 5.4, 0.55)
            pen.stroke(wire, (0.6, 0.1, 70), 4.6)
            pen.stroke([(a + 0.9, b + 1.1) for a, b in wire], (0.93, 0.08, 88), 1.6, 0.9)
        pen.stroke(circle(x - 3, 378, 13), (0.6, 0.1, 70), 5)
        pen.stroke(circle(x - 3, 379, 13), (0.93, 0.08, 88), 1.6, 0.8)
        cap = curve([(x - 34, top + 9, CORNER), (x - 26, top - 6), (x - 10, top - 13), (x + 10, top - 13),
                     (x + 26, top - 6), (x + 34, top + 9, CORNER), (x, top + 3)])  # fmt: skip
        pen.fade(cap, (x, top - 14), (x, top + 16), [(0.36, 0.07, 60), (0.62, 0.1, 70), PALE])
        crease(pen, [(x - 33, top + 8), (x, top + 3), (x + 33, top + 8)], 1.8, (0.95, 0.07, 90), 0.9)

    c.draw(work, detail=0.92, soft=0.2)
