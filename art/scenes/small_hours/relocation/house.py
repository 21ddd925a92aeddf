"""Parts of Relocation: the crooked cottage - gable, shingled roof, lit windows, climbing rose."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.buildings import lit_window
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon, sample
from art.painting.stamps import jittered, strew

Point = tuple[float, float]
Patch = Callable[[float, float], Point]

_DARK: Colour = (0.24, 0.07, 330)


def _patch(a: Point, b: Point, d: Point, e: Point, sag: float = 0.0) -> Patch:
    """Return a bent quadrilateral: u from left to right, v from the upper edge (a, b) to the lower one (d, e)."""

    def at(u: float, v: float) -> Point:
        dip = sag * 4 * u * (1 - u) * (1 - 0.4 * v) + 0.5 * sag * np.sin(v * 3.1)
        top = (a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u)
        low = (d[0] + (e[0] - d[0]) * u, d[1] + (e[1] - d[1]) * u)
        return top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v + dip

    return at


def _shingles(c: Canvas, at: Patch, rows: int, columns: int, tones: tuple[Colour, ...], seed: str) -> Mask:
    """Lay shingles row upon row, each a little apart from its neighbours."""
    r = c.rng(f"shingles/{seed}")

    def work(pen: Pen) -> None:
        under = [at(u, 0) for u in np.linspace(0, 1, 9)] + [at(u, 1) for u in np.linspace(1, 0, 9)]
        pen.fill(polygon(under), mix(tones[0], _DARK, 0.6))
        for j in range(rows, -1, -1):
            for i in range(-1, columns + 1):
                shift = 0.5 * (j % 2)
                u0, u1 = (i + shift) / columns, (i + 1 + shift) / columns
                u0, u1 = max(u0, -0.02), min(u1, 1.02)
                if u1 - u0 < 0.02:
                    continue
                v0, v1 = (j - 0.1) / rows, (j + 1.25 + float(r.normal(0, 0.1))) / rows
                v0, v1 = max(v0, 0.0), min(v1, 1.04)
                if v1 - v0 < 0.02:
                    continue
                p, q = at(u0, v0), at(u1, v0)
                s, t = at(u1 - 0.008, v1), at(u0 + 0.008, v1)
                m = at((u0 + u1) / 2, v1 + 0.18 / rows)
                tone = mix(tones[int(r.integers(len(tones)))], (0.9, 0.08, 60), float(r.uniform(0, 0.16)))
                pen.fill(curve([(*p, CORNER), (*q, CORNER), (*s, CORNER), m, (*t, CORNER)]), _DARK, 0.75)
                up = -1.3
                pen.fill(
                    curve(
                        [
                            (p[0], p[1] + up, CORNER), (q[0], q[1] + up, CORNER), (s[0] - 0.7, s[1] + up, CORNER),
                            (m[0], m[1] + up), (t[0] + 0.7, t[1] + up, CORNER),
                        ]
                    ),
                    tone,
                )  # fmt: skip
                pen.stroke([t, m, s], mix(tone, (0.95, 0.1, 60), 0.5), 0.8, 0.6)

    return c.draw(work, relief=2.0, detail=0.75)


def _boards(c: Canvas, at: Patch, n: int, tone: Colour, seed: str, top: Callable[[float], float] | None = None) -> Mask:
    """Nail upright boards, each of its own tone; `top` says (0-1) where a board ends above."""
    r = c.rng(f"boards/{seed}")

    def work(pen: Pen) -> None:
        for i in range(n):
            u0, u1 = i / n - 0.003, (i + 1) / n + 0.003
            ta, tb = (0.0, 0.0) if top is None else (top(u0), top(u1))
            own = mix(mix(tone, (0.86, 0.1, 60), float(r.uniform(0, 0.3))), _DARK, float(r.uniform(0, 0.22)))
            quad = [at(u0, ta), at(u1, tb), at(u1, 1), at(u0, 1)]
            pen.fill(polygon(quad), own)
            pen.stroke([at(u1, tb), at(u1 + float(r.normal(0, 0.004)), 1)], mix(own, _DARK, 0.75), 1.3, 0.75)
            pen.stroke([at(u0 + 0.012, ta), at(u0 + 0.012, 1)], mix(own, (0.97, 0.08, 70), 0.5), 0.8, 0.5)
            for _ in range(3):
                u, v = float(r.uniform(u0, u1)), float(r.uniform(max(ta, tb), 0.85))
                pen.stroke([at(u, v), at(u, v + float(r.uniform(0.06, 0.2)))], mix(own, _DARK, 0.4), 0.8, 0.5)

    return c.draw(work, relief=1.2, detail=0.7)


def house(c: Canvas) -> None:
    """Paint it from back to front."""
    _body(c)
    _vine(c)


def _body(c: Canvas) -> None:
    side = _boards(c, _patch((452, 296), (560, 310), (446, 428), (548, 428)), 9, (0.5, 0.09, 25), "side")
    c.multiply(side, (0.45, 0.11, 315), 0.7)
    lit_window(c, 506, 384, 30, 38, glow=0.4, round_top=False, frame=(0.28, 0.08, 20))

    def gable(u: float) -> float:
        peak, low = 0.0, 0.5
        return low + (peak - low) * (1 - abs(u - 0.52) / (0.52 if u < 0.52 else 0.48))

    front = _boards(c, _patch((290, 188), (462, 188), (304, 430), (452, 430)), 14, (0.66, 0.1, 52), "front", gable)
    c.screen(front * smoothstep(380, 290, c.x), (0.97, 0.11, 62), 0.4)
    c.multiply(front * smoothstep(400, 470, c.x), (0.5, 0.12, 345), 0.45)
    stack = c.mask(polygon([(424, 232), (418, 138), (444, 134), (448, 260)]), wobble=1.4, cell=7)
    c.form(stack, (0.5, 0.1, 30), thickness=9, mottle=0.3, grain=5, rim=0.9, detail=0.75)
    cap = c.mask(polygon([(412, 141), (414, 131), (448, 127), (450, 137)]), wobble=1)
    c.form(cap, (0.4, 0.09, 20), thickness=4, rim=0.9, detail=0.8)
    tones: tuple[Colour, ...] = ((0.52, 0.17, 28), (0.46, 0.16, 22), (0.58, 0.17, 36), (0.42, 0.14, 12))
    slope = _shingles(c, _patch((374, 178), (498, 206), (474, 322), (582, 334), sag=13), 10, 9, tones, "slope")
    c.multiply(slope * smoothstep(470, 590, c.x), (0.45, 0.12, 320), 0.5)
    c.multiply(c.mask(polygon([(452, 316), (566, 332), (560, 350), (450, 336)]), soft=5) & side, _DARK, 0.7)
    # The gable's thick, bent barge boards.
    for line in (
        [(276.0, 334.0, 7.0), (312, 268, 7), (352, 206, 7), (378, 172, 6)],
        [(372, 172, 6), (404, 214, 7), (440, 262, 7), (482, 330, 7)],
    ):
        edge = c.mask(limb([(x, y + 3, q) for x, y, q in line], 30))
        c.shadow(edge, 2, 9, 5, 0.5, _DARK)
        c.form(edge, (0.46, 0.13, 22), thickness=8, mottle=0.2, grain=6, rim=1.0, detail=0.8)
    lit_window(c, 377, 268, 26, 34, glow=0.8, frame=(0.32, 0.08, 28))
    lit_window(c, 348, 378, 34, 42, glow=0.9, round_top=False, panes=(2, 3), frame=(0.32, 0.08, 28))
    door = c.mask(curve([(396, 428, CORNER), (394, 366), (412, 350), (430, 366), (430, 428, CORNER)], pull=0.3))
    c.form(door, (0.4, 0.1, 190), thickness=4, mottle=0.2, grain=7, rim=0.7, detail=0.85)

    def trim(pen: Pen) -> None:
        for sx in (324.0, 366.0):
            pen.fill(polygon([(sx, 334), (sx + 11, 335), (sx + 11, 379), (sx, 380)]), (0.42, 0.09, 190))
            for k in range(5):
                pen.stroke([(sx + 1, 341 + 8 * k), (sx + 10, 342 + 8 * k)], (0.28, 0.07, 200), 1.2, 0.8)
        pen.fill(polygon([(326, 380), (372, 379), (368, 390), (330, 391)]), (0.36, 0.09, 30))
        pen.stroke([(412, 356), (412, 426)], (0.26, 0.07, 200), 1.3, 0.7)
        pen.dot(424, 394, 1.8, (0.93, 0.1, 80))

    c.draw(trim, relief=1.2, detail=0.88)
    _flowers(c, 330, 370, 380, "box")


def _flowers(c: Canvas, x0: float, x1: float, y: float, seed: str) -> None:
    r = c.rng(f"flowers/{seed}")
    n = 46
    x, up = r.uniform(x0 - 4, x1 + 4, n), np.abs(r.normal(0, 6, n))
    green = jittered(np.tile(np.asarray([[0.3, 0.42, 0.22]], np.float32), (n, 1)), r, 0.12, 0.03)
    strew(c, "leaf", x, y - up, r.uniform(6, 11, n), r.uniform(0, 6.3, n), green, seed=f"{seed}-leaf", detail=0.75)

    def blooms(pen: Pen) -> None:
        for k in range(16):
            tone: Colour = ((0.7, 0.18, 15), (0.93, 0.09, 80), (0.84, 0.1, 350))[k % 3]
            pen.dot(float(r.uniform(x0, x1)), y - 2 - float(abs(r.normal(0, 6))), float(r.uniform(1.6, 3)), tone)

    c.draw(blooms, relief=0.8, detail=0.85)


def _vine(c: Canvas) -> None:
    """A rose has climbed the corner, up to the roof, and hangs over the deck."""
    r = c.rng("vine")
    stems = (
        [(456.0, 428.0), (450, 392), (458, 354), (446, 316), (430, 278), (418, 244)],
        [(454, 360), (432, 336), (408, 334), (390, 318)],
        [(448, 320), (470, 318), (500, 332), (536, 336)],
        [(300, 428), (306, 396), (298, 362), (310, 330)],
    )
    xs, ys = [], []

    def wood(pen: Pen) -> None:
        for s in stems:
            pen.stroke(s, (0.3, 0.06, 60), 2.4)

    c.draw(wood, relief=1, detail=0.75)
    for s in stems:
        path = sample(s, 40)
        k = int(np.hypot(*np.diff(path, axis=0).T).sum() * 1.15)
        i = r.integers(0, 40, k)
        xs.append(path[i, 0] + r.normal(0, 6.5, k))
        ys.append(path[i, 1] + r.normal(0, 6, k))
    x, y = np.concatenate(xs), np.concatenate(ys)
    lit = np.clip(0.5 + (400 - x) / 500 + r.normal(0, 0.25, len(x)), 0, 1)[:, None]
    tones = np.asarray([[0.16, 0.26, 0.2]]) * (1 - lit) + np.asarray([[0.56, 0.6, 0.26]]) * lit
    order = np.argsort(lit[:, 0])
    strew(
        c, "leaf", x[order], y[order], r.uniform(7, 13, len(x)), r.uniform(0, 6.3, len(x)),
        tones[order].astype(np.float32), seed="vine", detail=0.75,
    )  # fmt: skip

    def roses(pen: Pen) -> None:
        for k in r.integers(0, len(x), 46):
            px, py, q = float(x[k]), float(y[k]), float(r.uniform(2, 3.6))
            pen.dot(px, py, q, (0.86, 0.1, 15))
            pen.dot(px - 0.4, py - 0.5, q * 0.5, (0.97, 0.05, 60))

    c.draw(roses, relief=1.0, detail=0.85)
