"""Parts of Twigs: the plan of the lines, their rails, the train."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour
from moonhare.painting.materials import cloud
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import box, circle, place, polygon, sample

_GAP = 13.0
"""From one track's middle to the next."""

SUN = (0.86, 0.5)
"""Where shadows fall."""

Place = tuple[float, float]


class Bough(NamedTuple):
    """A stretch of line and what it forks into, from left to right."""

    points: tuple[Place, ...]
    forks: tuple[Bough, ...] = ()

    def tracks(self) -> int:
        """Return how many single lines it carries."""
        return sum(f.tracks() for f in self.forks) or 1


def _b(*points: Place) -> Bough:
    return Bough(points)


_TREE = Bough(
    ((306, 1090), (326, 1000), (344, 912)),
    (
        Bough(
            ((306, 822), (248, 742)),
            (
                Bough(
                    ((174, 704), (112, 690)),
                    (
                        _b((56, 720), (10, 770)),
                        _b((56, 650), (20, 606)),
                    ),
                ),
                Bough(
                    ((206, 636), (182, 548)),
                    (
                        Bough(((122, 478), (84, 410)), (_b((36, 372), (-20, 356)), _b((88, 330), (66, 244)))),
                        Bough(((196, 440), (182, 350)), (_b((140, 264), (126, 172)), _b((212, 260), (204, 186)))),
                    ),
                ),
            ),
        ),
        Bough(
            ((384, 812), (404, 716)),
            (
                Bough(
                    ((372, 620), (334, 528)),
                    (
                        _b((272, 452), (262, 372), (288, 300)),
                        Bough(
                            ((346, 430), (372, 336)),
                            (_b((336, 242), (300, 150), (306, 70)), _b((410, 240), (400, 130))),
                        ),
                    ),
                ),
                Bough(
                    ((476, 640), (540, 572)),
                    (
                        Bough(
                            ((516, 470), (494, 386)),
                            (_b((480, 290), (498, 196)), _b((552, 300), (590, 216), (590, 120))),
                        ),
                        Bough(
                            ((634, 520), (706, 494)),
                            (_b((702, 402), (690, 300), (728, 190), (716, 96)), _b((772, 502), (830, 530))),
                        ),
                    ),
                ),
            ),
        ),
    ),
)


def _lines(bough: Bough, before: Place) -> list[list[Place]]:
    """Follow every single line from root to tip, left to right: each keeps its place beside its neighbours."""
    beyond = [line for fork in bough.forks for line in _lines(fork, bough.points[-1])] or [[]]
    way = np.array((before, *bough.points))
    d = np.gradient(way, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], 1)
    out = []
    for i, rest in enumerate(beyond):
        moved = (way + side * (i - (len(beyond) - 1) / 2) * _GAP)[1:]
        out.append([(float(x), float(y)) for x, y in moved] + rest)
    return out


def lay_tracks() -> list[Array]:
    """Return all single lines, finely sampled; at the foot they part again, like roots."""
    out: list[Array] = []
    lines = _lines(_TREE, (292, 1180))
    for i, line in enumerate(lines):
        k = i / (len(lines) - 1) * 2 - 1
        root = [(292 + 330 * k + 60 * k * abs(k), 1290.0), (290 + 170 * k, 1190.0)]
        out.append(sample([*root, *line], 40 * (len(line) + 2))[:, :2])
    return out


def rails(c: Canvas, tracks: list[Array]) -> None:
    """Sleepers and rails of every line, the rails bright where the sun finds them."""
    plan = []
    for t in tracks:
        step = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(t, axis=0).T))])
        fine = np.arange(0, step[-1], 5.6)
        x, y = np.interp(fine, step, t[:, 0]), np.interp(fine, step, t[:, 1])
        d = np.gradient(np.stack([x, y], 1), axis=0)
        d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
        plan.append((x, y, d))

    def sleepers(pen: Pen) -> None:
        for x, y, d in plan:
            for px, py, (dx, dy) in zip(x, y, d, strict=True):
                pen.stroke([(px - dy * 5, py + dx * 5), (px + dy * 5, py - dx * 5)], (0.28, 0.05, 40), 2.3, 0.9)

    def rails(pen: Pen) -> None:
        for x, y, d in plan:
            for side in (-3.1, 3.1):
                line = np.stack([x - d[:, 1] * side, y + d[:, 0] * side], 1)[::3]
                pen.stroke([(float(a) + 0.8, float(b) + 0.7) for a, b in line], (0.2, 0.04, 270), 1.7, 0.8)
                pen.stroke([(float(a), float(b)) for a, b in line], (0.74, 0.05, 250), 1.25)
                gleam = [(float(a), float(b)) for a, b in line]
                for k in range(0, len(gleam) - 4, 9):
                    pen.stroke(gleam[k : k + 4], (0.98, 0.05, 75), 1.25, 0.9)

    c.draw(sleepers, detail=0.7)
    c.draw(rails, detail=0.8)
    ends = []
    for t in tracks:
        x, y = t[-1]
        if 0 < x < 800 and 0 < y < 1200:
            d = t[-1] - t[-6]
            ends.append((float(x), float(y), math.degrees(math.atan2(d[1], d[0]))))

    def buffers(pen: Pen) -> None:
        for x, y, a in ends:
            pen.stroke([(x, y), (x + 13, y + 8)], (0.5, 0.11, 262), 9, 0.4)
            with pen.at(x, y, a):
                pen.fill(box(-2, -7, 6, 14, 1.5), (0.55, 0.18, 28))
                pen.fill(box(-2, -7, 2.4, 14, 1), (0.95, 0.02, 90))

    c.draw(buffers, relief=2, detail=0.85)


def train(c: Canvas, track: Array) -> None:
    """A red engine with three carriages; its steam is the brightest thing on the plain."""
    step = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(track, axis=0).T))])
    head = step[-1] - 128
    k0 = 1.4

    def at(s: float) -> tuple[float, float, float]:
        x, y = float(np.interp(s, step, track[:, 0])), float(np.interp(s, step, track[:, 1]))
        x2, y2 = float(np.interp(s + 4, step, track[:, 0])), float(np.interp(s + 4, step, track[:, 1]))
        return x, y, math.degrees(math.atan2(y2 - y, x2 - x))

    gx, gy, _ = at(head)
    c.glow(gx, gy, 70, (0.97, 0.07, 75), 0.5)
    engine = [(-21, -7.5), (-6, -7.5), (-6, -5.5), (16, -5.5), (21, -3)]
    engine += [(x, -y) for x, y in engine[::-1]]
    cars: list[tuple[float, float, Colour]] = [(head, 42.0, (0.56, 0.19, 28)), (head - 49, 24.0, (0.3, 0.05, 270))]
    cars += [(head - 94 - 58 * n, 38.0, ((0.5, 0.1, 165), (0.84, 0.12, 85), (0.5, 0.1, 165))[n]) for n in range(3)]
    for s, long, tone in cars:
        x, y, a = at(s)
        shape = engine if long == 42.0 else [(-long / 2, -7), (long / 2, -7), (long / 2, 7), (-long / 2, 7)]
        outline = place(shape, x, y, k0, a)
        for n in range(5):
            moved = [(p[0] + SUN[0] * 4 * n, p[1] + SUN[1] * 4 * n) for p in outline]
            c.multiply(c.mask(polygon(moved)), (0.5, 0.11, 262), 0.25)
        c.form(c.mask(polygon(outline)), tone, thickness=11, gloss=0.35, rim=0.8, detail=0.9)

        def trim(pen: Pen, x: float = x, y: float = y, a: float = a, long: float = long) -> None:
            with pen.at(x, y, a, k0):
                if long == 42.0:
                    pen.fill(box(-20, -7, 13, 14, 2), (0.26, 0.05, 270))
                    for n in (-2, 5, 12):
                        pen.stroke([(n, -5.2), (n, 5.2)], (0.84, 0.13, 85), 1.5)
                    pen.dot(16, 0, 3.4, (0.18, 0.03, 270))
                    pen.dot(21.5, 0, 2.2, (0.99, 0.06, 95))
                elif long > 30:
                    pen.stroke([(-long / 2 + 3, 0), (long / 2 - 3, 0)], (0.96, 0.02, 240), 3.4)
                else:
                    pen.fill(box(-9, -5, 18, 10, 2), (0.14, 0.02, 270))

        c.draw(trim, detail=0.95)
    r = c.rng("steam")
    sx, sy, _ = at(head + 23)
    puffs = []
    for n in range(36):
        t = n / 35
        # The wind takes it off to the left, and the train leaves it behind.
        puffs.append(
            (
                sx - 250 * t**0.9 + float(r.normal(0, 3 + 14 * t)),
                sy + 8 * t + 70 * t**1.6 + float(r.normal(0, 3 + 14 * t)),
                5 + 36 * t**0.85,
            )
        )
    fall = [circle(px + 20 + 22 * n / 35, py + 14 + 18 * n / 35, q * 0.8) for n, (px, py, q) in enumerate(puffs)]
    c.multiply(c.mask(*fall, soft=7), (0.5, 0.11, 262), 0.45)
    steam = [(0.72, 0.05, 285), (0.9, 0.045, 55), (0.99, 0.02, 90)]
    cloud(c, puffs[::-1], steam, seed="steam", alpha=0.86, rough=0.3, fade=(0.5, 1.2), bias=0.1, detail=0.5)
    fx, fy, _ = at(head + 30)
    c.glow(fx, fy, 20, (0.97, 0.1, 88), 0.9)
