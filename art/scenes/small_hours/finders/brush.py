"""Parts of Finders: its inks, rose and green and magpie blue, and how a hide of plates is drawn."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, sample

HIDE: Final = (0.6, 0.105, 140)
HIDE_PALE: Final = (0.76, 0.105, 122)
HIDE_DEEP: Final = (0.58, 0.085, 178)
"""What the hide is multiplied with in its shade."""
BACK: Final = (0.41, 0.085, 162)
SEAM: Final = (0.3, 0.06, 168)
CREAM: Final = (0.9, 0.07, 98)
CREAM_DEEP: Final = (0.74, 0.08, 84)
IVORY: Final = (0.955, 0.03, 92)
CLAW: Final = (0.33, 0.05, 60)
BLACK: Final = (0.235, 0.035, 268)
BLUE: Final = (0.46, 0.14, 256)
WHITE: Final = (0.975, 0.012, 90)
WATER: Final = (0.86, 0.06, 225)
INK: Final = (0.17, 0.035, 200)

crease: Final = partial(marks.crease, ends=0.25)


def cells(one: Points, two: Points, rows: int, cols: int, squeeze: float = 1.0) -> NDArray[np.float64]:
    """Return the crossings of a net between two lines, shape (rows + 1, cols + 1, 2); narrower to its sides."""
    a, b = sample([p[:2] for p in one], rows + 1), sample([p[:2] for p in two], rows + 1)
    even = np.linspace(0, 1, cols + 1)
    f = even * (1 - squeeze) + (0.5 - 0.5 * np.cos(np.pi * even)) * squeeze
    return np.asarray(a[:, None] * (1 - f[None, :, None]) + b[:, None] * f[None, :, None])


def plates(
    c: Canvas,
    m: Mask,
    net: NDArray[np.float64],
    tones: tuple[Colour, Colour],
    seed: str,
    *,
    share: float = 0.6,
    fill: float = 0.42,
    lit: float = 0.5,
    shift: bool = True,
) -> None:
    """Lay a plate into each mesh of a net: a dark foot, a tone between the two, a pale upper edge."""
    r = c.rng(seed)
    rows, cols = net.shape[0] - 1, net.shape[1] - 1
    around = ((0.0, -1.0), (0.72, -0.8), (1.0, 0.0), (0.72, 0.8), (0.0, 1.0), (-0.72, 0.8), (-1.0, 0.0), (-0.72, -0.8))

    def work(pen: Pen) -> None:
        for i in range(rows):
            for j in range(cols):
                k = min(i + 1, rows)
                p, q, s, t = net[i, j], net[i, j + 1], net[k, j + 1], net[k, j]
                if shift and j % 2:
                    far = min(i + 2, rows)
                    p, q, s, t = (p + t) / 2, (q + s) / 2, (s + net[far, j + 1]) / 2, (t + net[far, j]) / 2
                mid = (p + q + s + t) / 4 + r.normal(0, 0.5, 2)
                u, v = ((q + s) - (p + t)) / 2 * fill, ((s + t) - (p + q)) / 2 * fill
                ring = [mid + u * x * r.uniform(0.9, 1.06) + v * y * r.uniform(0.9, 1.06) for x, y in around]
                foot = [(float(x) + 1.6, float(y) + 2.4) for x, y in ring]
                pen.fill(curve(foot), SEAM, 0.5 * share)
                tone = mix(tones[0], tones[1], float(r.uniform(0, 1)))
                pen.fill(curve([(float(x), float(y)) for x, y in ring]), tone, share)
                top = sorted(ring, key=lambda w: float(w[0] + 1.2 * w[1]))[:4]
                top.sort(key=lambda w: float(w[0] - w[1]))
                edge = [(float(x * 0.82 + mid[0] * 0.18), float(y * 0.82 + mid[1] * 0.18)) for x, y in top]
                crease(pen, edge, 1.3, HIDE_PALE, lit * share)

    c.draw(work, clip=m, detail=0.55, soft=0.5)
