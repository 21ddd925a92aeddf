"""Parts of Twigs: the plan of the lines, their rails, the trains and their steam."""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour
from moonhare.painting.materials import cloud
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import box, oval, place, polygon, sample

_GAP = 8.2
"""From one track's middle to the next."""

SUN = (0.72, 0.66)
"""Where shadows fall."""

BLUE: Colour = (0.3, 0.11, 266)
"""What shadows on the snow are."""

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
    ((404, 1080), (386, 960), (392, 860)),
    (
        Bough(
            ((350, 760), (276, 690)),
            (
                Bough(
                    ((200, 660), (140, 650)),
                    (_b((96, 676), (62, 716)), _b((92, 610), (66, 548))),
                ),
                Bough(
                    ((228, 600), (204, 510)),
                    (
                        _b((150, 450), (110, 400)),
                        Bough(((210, 420), (196, 340)), (_b((168, 280), (150, 240)), _b((222, 262), (232, 196)))),
                    ),
                ),
            ),
        ),
        Bough(
            ((402, 740), (396, 620)),
            (
                Bough(((366, 500), (352, 400)), (_b((326, 310), (310, 230)), _b((372, 290), (390, 140)))),
                Bough(((440, 520), (470, 420)), (_b((466, 320), (470, 220)), _b((508, 340), (540, 270)))),
            ),
        ),
        Bough(
            ((446, 776), (526, 700)),
            (
                Bough(((560, 610), (584, 520)), (_b((576, 420), (590, 330)), _b((626, 450), (668, 390)))),
                Bough(((606, 668), (664, 640)), (_b((704, 590), (728, 520)), _b((710, 648), (744, 690)))),
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
    lines = _lines(_TREE, (392, 1170))
    for i, line in enumerate(lines):
        k = i / (len(lines) - 1) * 2 - 1
        root = [(392 + 300 * k + 60 * k * abs(k), 1262.0), (398 + 130 * k, 1176.0)]
        out.append(sample([*root, *line], 40 * (len(line) + 2))[:, :2])
    return out


def rails(c: Canvas, tracks: list[Array]) -> None:
    """Sleepers and rails of every line, the rails bright where the sun finds them."""
    plan = []
    for t in tracks:
        step = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(t, axis=0).T))])
        fine = np.arange(0, step[-1], 5.0)
        x, y = np.interp(fine, step, t[:, 0]), np.interp(fine, step, t[:, 1])
        d = np.gradient(np.stack([x, y], 1), axis=0)
        d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
        plan.append((x, y, d))

    def sleepers(pen: Pen) -> None:
        for x, y, d in plan:
            for px, py, (dx, dy) in zip(x, y, d, strict=True):
                pen.stroke([(px - dy * 4.2, py + dx * 4.2), (px + dy * 4.2, py - dx * 4.2)], (0.2, 0.05, 300), 1.9, 0.9)

    def steel(pen: Pen) -> None:
        for x, y, d in plan:
            for side in (-2.5, 2.5):
                line = np.stack([x - d[:, 1] * side, y + d[:, 0] * side], 1)[::3]
                for a, b in itertools.pairwise(line):
                    way = math.atan2(b[1] - a[1], b[0] - a[0])
                    # Steel that runs across the light flashes, the rest stays dim.
                    gleam = abs(math.sin(way + 0.7)) ** 2
                    tone: Colour = (0.6 + 0.38 * gleam, 0.08 + 0.06 * gleam, 66)
                    pen.stroke([(float(a[0]), float(a[1])), (float(b[0]), float(b[1]))], tone, 1.3)

    c.draw(sleepers, detail=0.7)
    c.draw(steel, detail=0.85)


def train(c: Canvas, track: Array, back: float, tones: tuple[Colour, ...], size: float = 1.0) -> Place:
    """Put an engine and its carriages on a line, `back` units before its end; return the chimney's place."""
    step = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(track, axis=0).T))])
    head = step[-1] - back

    def at(s: float) -> tuple[float, float, float]:
        x, y = float(np.interp(s, step, track[:, 0])), float(np.interp(s, step, track[:, 1]))
        x2, y2 = float(np.interp(s + 4, step, track[:, 0])), float(np.interp(s + 4, step, track[:, 1]))
        return x, y, math.degrees(math.atan2(y2 - y, x2 - x))

    engine = [(-16, -6), (-5, -6), (-5, -4.6), (12, -4.6), (17, -2)]
    engine += [(x, -y) for x, y in engine[::-1]]
    cars = [(head - (0 if n == 0 else (8 + 29 * n) * size), 16.0 if n == 0 else 13.0) for n in range(len(tones))]
    for n, (s, half) in enumerate(cars):
        x, y, a = at(s)
        shape = engine if n == 0 else [(-half, -5.4), (half, -5.4), (half, 5.4), (-half, 5.4)]
        outline = place(shape, x, y, size, a)
        for k in range(5):
            moved = [(p[0] + SUN[0] * 4 * k * size, p[1] + SUN[1] * 4 * k * size) for p in outline]
            c.multiply(c.mask(polygon(moved)), BLUE, 0.25)
        c.form(c.mask(polygon(outline)), tones[n], thickness=9, gloss=0.35, rim=0.9, detail=0.9)

        def trim(pen: Pen, x: float = x, y: float = y, a: float = a, half: float = half, n: int = n) -> None:
            with pen.at(x, y, a, size):
                if n == 0:
                    pen.fill(box(-15, -5.6, 9, 11.2, 2), (0.2, 0.05, 280))
                    pen.dot(11, 0, 2.6, (0.14, 0.03, 280))
                    pen.dot(17, 0, 2.0, (0.99, 0.06, 95))
                else:
                    pen.stroke([(-half + 2, -1), (half - 2, -1)], (0.97, 0.03, 80), 2.2, 0.8)

        c.draw(trim, detail=0.95)
    x, y, a = at(head + 12 * size)
    return x, y


def blossom(c: Canvas, x: float, y: float, size: float, seed: str, stops: list[Colour]) -> None:
    """Let steam gather about a place as a bough's blossom does; its shadow lies far off on the snow."""
    r = c.rng(f"blossom/{seed}")
    puffs = []
    for _ in range(19):
        a, q = r.uniform(0, 6.3), abs(r.normal(0, 0.55))
        puffs.append(
            (x + math.cos(a) * q * size, y + math.sin(a) * q * size * 0.8, size * float(r.uniform(0.24, 0.48)))
        )
    cloud(c, puffs, stops, seed=seed, alpha=0.92, rough=0.34, fade=(0.5, 1.2), detail=0.5)


def blossom_shade(c: Canvas, x: float, y: float, size: float) -> None:
    """Lay the soft shadow of a cloud of steam on the snow."""
    far = 34 + size * 0.4
    c.multiply(c.mask(oval(x + SUN[0] * far, y + SUN[1] * far, size * 0.86, size * 0.72, 20), soft=9), BLUE, 0.5)
