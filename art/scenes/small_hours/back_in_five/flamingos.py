"""The flamingos: the first still half an awning, the last a stroke in the light at the lane's end."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, rgb
from art.painting.pen import Pen
from art.painting.shapes import Points, place, sample
from art.painting.stamps import jittered, strew

from .awnings import CORAL, CREAM

_PINK = (0.8, 0.115, 22)
_DEEP = (0.64, 0.17, 24)
_INK = (0.28, 0.03, 30)


class Frame:
    """A bird's own places: forward is x, up is -y, in units of half its span."""

    def __init__(self, x: float, y: float, size: float, turn: float, flip: bool = False) -> None:
        """Stand at (x, y)."""
        self.x, self.y, self.size, self.turn, self.flip = x, y, size, turn, flip

    def at(self, points: Points) -> list[tuple[float, ...]]:
        """Lay local points on the card."""
        return place(points, self.x, self.y, self.size, self.turn, self.flip)


def _wing(
    c: Canvas,
    f: Frame,
    arm: list[tuple[float, float]],
    first: float,
    last: float,
    length: tuple[float, float],
    cloth: float,
    haze: float,
    seed: str,
    dark: float,
) -> None:
    """Feathers along an arm from its tip to its root, three rows; `first`, `last` degrees that they point to."""
    r = c.rng(f"wing/{seed}")
    path = np.asarray(sample(arm, 60))
    for row, (share, n, tone) in enumerate(((1.0, 22, _PINK), (0.66, 20, CORAL), (0.42, 18, _DEEP))):
        t = np.linspace(1, 0.02, n)
        idx = np.clip((t * 59).astype(int), 0, 59)
        a = np.radians(first + (last - first) * (1 - t) ** 0.8 + r.normal(0, 1.6, n))
        size = share * (length[0] + (length[1] - length[0]) * (1 - t) ** 1.2)
        px, py = path[idx, 0] + np.cos(a) * size * 0.44, path[idx, 1] + np.sin(a) * size * 0.44
        laid = np.asarray(f.at([(float(x), float(y)) for x, y in zip(px, py, strict=True)]))
        base: Array = np.repeat(rgb(tone)[None], n, 0)
        if row == 0:
            ink = np.clip((t - 0.3) * 4, 0, 1)[:, None] * (1 - cloth)
            base = base + (rgb(_INK) - base) * ink
        stripes = np.where((np.arange(n) // 2) % 2 == 0, 1.0, 0.0)[:, None]
        banded = rgb(CORAL) + (rgb(CREAM) - rgb(CORAL)) * stripes
        base = base + (banded - base) * cloth
        base = base * (1 - dark) + rgb((0.6, 0.12, 350)) * dark
        base = base + (rgb(c.palette.haze) - base) * haze
        strew(
            c,
            "feather",
            laid[:, 0],
            laid[:, 1],
            size * f.size * 1.06,
            (np.pi - a if f.flip else a) + math.radians(f.turn),
            jittered(base.astype(np.float32), r, 0.05, 0.012),
            seed=f"{seed}{row}",
            detail=0.85,
        )


def _bird(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    beat: float,
    seed: str,
    cloth: float = 0.0,
    haze: float = 0.0,
    flip: bool = False,
) -> None:
    """One bird from its side, flying right; `beat` -1 to 1 is how high its wings are."""
    f = Frame(x, y, size, turn, flip)
    far = [(0.08, -0.05), (0.28, -0.2 * beat - 0.1), (0.32, -0.5 * beat - 0.1), (0.22, -0.84 * beat - 0.06)]
    _wing(c, f, far, -96 - 26 * (1 - beat), 178, (0.44, 0.26), cloth * 0.6, haze, f"{seed}f", 0.3)

    def legs(pen: Pen) -> None:
        tone = mix(mix(_DEEP, (0.8, 0.1, 15), 0.3), c.palette.haze, haze)
        for dy in (0.0, 0.045):
            line = f.at([(-0.3, 0.05 + dy * 0.5), (-0.62, 0.07 + dy), (-0.98, 0.06 + dy * 1.4)])
            pen.stroke([q[:2] for q in line], tone, 0.028 * size)
            foot = f.at([(-0.98, 0.06 + dy * 1.4), (-1.08, 0.055 + dy * 1.8)])
            pen.stroke([q[:2] for q in foot], tone, 0.04 * size)

    c.draw(legs, relief=0.012 * size, detail=0.85)
    q = size * 1.3
    clay = Clay(c, (x - q, y - q, x + q, y + q), melt=0.03 * size)
    spine = [
        (-0.44, 0.06, 0.02),
        (-0.3, 0.04, 0.075),
        (-0.06, 0.02, 0.135),
        (0.14, 0.0, 0.115),
        (0.28, -0.015, 0.06),
        (0.44, -0.03, 0.036),
        (0.66, -0.02, 0.03),
        (0.86, -0.05, 0.03),
        (0.98, -0.07, 0.032),
    ]
    clay.limb(f.at(spine), n=44)
    clay.limb(f.at([(0.96, -0.07, 0.046), (1.02, -0.068, 0.042), (1.08, -0.05, 0.028)]))
    c.form(clay.relief(0.01 * size), mix(_PINK, c.palette.haze, haze), rim=0.2, shadow=0.1 * size, detail=0.88)

    def bill(pen: Pen) -> None:
        line = f.at([(1.07, -0.052), (1.14, -0.03), (1.155, 0.02)])
        pen.stroke([q[:2] for q in line], mix((0.9, 0.05, 40), c.palette.haze, haze), 0.05 * size)
        tip = f.at([(1.135, -0.02), (1.155, 0.01), (1.148, 0.045)])
        pen.stroke([q[:2] for q in tip], mix(_INK, c.palette.haze, haze), 0.05 * size)
        ex, ey = f.at([(1.015, -0.08)])[0][:2]
        pen.dot(ex, ey, max(0.012 * size, 0.7), _INK)

    c.draw(bill, relief=0.012 * size, detail=0.9)
    near = [(0.12, -0.03), (0.2, -0.26 * beat), (0.13, -0.62 * beat), (-0.06, -0.98 * beat)]
    _wing(c, f, near, -112 - 30 * (1 - beat), 174, (0.56, 0.36), cloth, haze, f"{seed}n", 0.0)


def flock(c: Canvas) -> None:
    """From the light to us."""
    places = (
        (430, 512, 8, -4, 0.6, False),
        (420, 497, 11, -10, 0.9, False),
        (408, 478, 15, 4, 0.6, True),
        (424, 456, 21, 8, 0.9, True),
        (456, 436, 29, 12, 0.65, True),
        (502, 420, 41, 16, 0.95, True),
        (556, 392, 58, -6, 0.7, False),
    )
    for k, (x, y, size, turn, beat, flip) in enumerate(places):
        _bird(c, x, y, size, turn, beat, f"b{k}", haze=max(0.0, 0.36 - 0.06 * k), flip=flip)
    _bird(c, 566, 306, 92, -10, 0.95, "c", cloth=0.05)
    _bird(c, 322, 372, 168, -6, 0.8, "a", cloth=0.85)
