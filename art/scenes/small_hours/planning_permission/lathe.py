"""Parts of Planning Permission: round things of sticks (towers, roofs, turrets), built from a profile about an axis."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Path, polygon, sample

from .inks import WATERLINE

WOOD: Final = ramp([(0.97, 0.03, 96), (0.93, 0.045, 90), (0.86, 0.06, 82), (0.75, 0.075, 72), (0.66, 0.08, 64)])
STRAW: Final = ramp([(0.79, 0.1, 68), (0.7, 0.11, 58), (0.61, 0.11, 49), (0.52, 0.095, 42)])
FAINT: Final = ramp([(0.92, 0.045, 108), (0.88, 0.05, 112), (0.83, 0.055, 118), (0.79, 0.055, 124)])
LINE: Final = (0.5, 0.075, 56)
GLINT: Final = (0.985, 0.02, 95)


def up(h: float) -> float:
    """Return where a height above the water lies on the upright palace."""
    return WATERLINE - h


class Lathe:
    """A profile of (height, axis, half width), from its foot to its top."""

    def __init__(self, profile: list[tuple[float, float, float]], n: int = 48) -> None:
        """Smooth a profile."""
        self.rows: NDArray[np.float64] = sample(profile, n)
        self.rows[:, 2] = np.maximum(self.rows[:, 2], 0.6)

    def outline(self) -> Path:
        """Return the silhouette."""
        left = [(x - w, up(h)) for h, x, w in self.rows]
        right = [(x + w, up(h)) for h, x, w in self.rows[::-1]]
        return polygon([(float(a), float(b)) for a, b in (*left, *right)])

    def rib(self, s: float, since: float = 0.0, until: float = 1.0) -> list[tuple[float, float]]:
        """Return the line that runs up at share `s` (-1 to 1) of the visible half turn."""
        n = len(self.rows)
        rows = self.rows[int(since * (n - 1)) : int(until * (n - 1)) + 1 : 3]
        return [(float(x + np.sin(s * np.pi / 2) * w), up(float(h))) for h, x, w in rows]

    def band(self, h: float, grow: float = 0.0, sag: float = 0.12) -> list[tuple[float, float]]:
        """Return the line that runs round at height `h`, seen from below."""
        x = float(np.interp(h, self.rows[:, 0], self.rows[:, 1]))
        w = float(np.interp(h, self.rows[:, 0], self.rows[:, 2])) + grow
        return [(x + s * w, up(h) - sag * w * (1 - s * s)) for s in np.linspace(-1, 1, 9)]

    def turn(self, c: Canvas, m: Mask) -> Array:
        """Return for the mask's box how far round a place lies: -1 at the left edge, 1 at the right."""
        y = WATERLINE - c.y[m.where]
        axis = np.interp(y, self.rows[:, 0], self.rows[:, 1])
        half = np.interp(y, self.rows[:, 0], self.rows[:, 2])
        return np.asarray(np.clip((c.x[m.where] - axis) / half, -1, 1), np.float32)


def sticks(c: Canvas, body: Lathe, tones: Array, n: int, seed: str, *, line: float = 0.5, detail: float = 0.75) -> Mask:
    """Paint a round thing as a bundle of peeled sticks, lit from the right."""
    m = c.mask(body.outline(), wobble=1.3, cell=9)
    u = body.turn(c, m)
    t = 0.2 + 0.62 * smoothstep(0.1, -1, u) + 0.2 * smoothstep(0.75, 1, u)
    c.fill(m, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=detail)
    r = c.rng(f"sticks/{seed}")

    def work(pen: Pen) -> None:
        for k in range(n):
            s = -0.94 + 1.88 * (k + float(r.uniform(0.25, 0.75))) / n
            a, b = float(r.uniform(0, 0.12)), float(r.uniform(0.9, 1))
            pen.stroke(body.rib(s, a, b), LINE, float(r.uniform(1.0, 2.0)), line * float(r.uniform(0.5, 1)))
            pen.stroke(body.rib(s + 0.5 / n, b * 0.1, b), GLINT, float(r.uniform(1.2, 2.6)), 0.45 * line)

    c.draw(work, clip=m, detail=detail, soft=0.25)
    c.multiply(m.edge(-4, 0, 2), (0.62, 0.07, 60), 0.5)
    return m
