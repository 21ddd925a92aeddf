"""Parts of Closing Time: its light, which all comes from the sun, its inks, and how a coat is drawn by locks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import cv2
import numpy as np

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Array, Stops, pick, ramp, rgb
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import limb
from art.painting.stamps import sampled, scatter

SUN: Final = (468.0, 512.0)
RADIUS: Final = 136.0
LEVEL: Final = 694.0
"""Where the water is cut."""
INK: Final = (0.17, 0.035, 350)
DUSK: Final = (0.6, 0.1, 345)
"""What the evening sky lays on all that faces it."""
FLAME: Final = (0.9, 0.125, 78)

DARK: Final[Stops] = (
    (0.0, (0.165, 0.038, 340)), (0.12, (0.22, 0.05, 5)), (0.3, (0.36, 0.082, 34)), (0.52, (0.56, 0.118, 50)),
    (0.75, (0.76, 0.128, 66)), (1.0, (0.93, 0.095, 84)),
)  # fmt: skip
"""The mother's pelt, from shade to full light."""
BLOND: Final[Stops] = (
    (0.0, (0.36, 0.05, 5)), (0.12, (0.5, 0.06, 35)), (0.27, (0.67, 0.075, 55)), (0.45, (0.81, 0.09, 68)),
    (0.7, (0.9, 0.115, 77)), (1.0, (0.97, 0.075, 86)),
)  # fmt: skip
"""Her face."""
DOWN: Final[Stops] = (
    (0.0, (0.34, 0.06, 15)), (0.14, (0.47, 0.08, 38)), (0.32, (0.62, 0.1, 52)), (0.55, (0.77, 0.115, 64)),
    (0.78, (0.88, 0.105, 76)), (1.0, (0.97, 0.06, 88)),
)  # fmt: skip
"""The pup's down."""

crease: Final = partial(marks.crease, ends=0.2)


def sunlit(c: Canvas, body: Relief, lift: float = 60.0, reach: float = 230.0) -> Array:
    """Return how much of the sun each point of a relief gets, 0-1; `lift` is the sun's height towards the viewer."""
    at = body.mask.where
    vx, vy = SUN[0] - c.x[at], SUN[1] - c.y[at]
    vz = lift - 0.35 * body.height
    d = np.sqrt(vx * vx + vy * vy + vz * vz) + 1e-3
    facing = np.clip((body.nx * vx + body.ny * vy + body.nz * vz) / d * 0.8 + 0.24, 0, 1)
    gap = np.maximum(np.hypot(vx, vy) - RADIUS, 0)
    return np.asarray(facing / (1 + (gap / reach) ** 2) ** 1.2, np.float32)


def paint_form(
    c: Canvas, body: Relief, stops: Stops, other: tuple[Stops, Mask] | None = None, *, bias: float = 0.0,
    lift: float = 60.0, reach: float = 230.0, dusk: float = 0.34, detail: float = 0.6,
) -> None:  # fmt: skip
    """Fill a relief by the sun's light; `other` gives a second ramp and where it holds; the sky tints what faces up."""
    at = body.mask.where
    t = sunlit(c, body, lift, reach) + bias + 0.1 * (c.field("pelt", 34, 4)[at] - 0.5)
    t = np.asarray(np.clip(t, 0, 1), np.float32)
    colours = pick(ramp(stops), t)
    if other is not None:
        share = other[1].on(body.mask.box)[..., None]
        colours = colours * (1 - share) + pick(ramp(other[0]), t) * share
    up = np.clip(-body.ny * 0.9 + 0.1, 0, 1) ** 1.4 * dusk * (1 - t)
    colours = colours + (rgb(DUSK) - colours) * up[..., None]
    c.fill(body.mask, np.asarray(colours, np.float32), detail=detail)


def flow(c: Canvas, guides: Sequence[tuple[float, float, float]]) -> Array:
    """Return the way hair lies (x and y of a unit vector) over the card, from guides (x, y, degrees)."""
    step = 10.0
    y, x = np.mgrid[0:120, 0:80].astype(np.float32) * step + 0.5 * step
    out = np.zeros((120, 80, 2), np.float32)
    for gx, gy, turn in guides:
        w = 1 / ((x - gx) ** 2 + (y - gy) ** 2 + 400) ** 1.5
        a = np.radians(turn)
        out += (w[..., None] * np.array([np.cos(a), np.sin(a)])).astype(np.float32)
    out /= np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9
    return np.asarray(cv2.resize(out, (c.w, c.h), interpolation=cv2.INTER_LINEAR), np.float32)


def coat(
    c: Canvas, m: Mask, way: Array, n: int, size: tuple[float, float], seed: str, *, towards: float,
    vary: float = 0.11, share: float = 0.72, beyond: float = 3.0, drift: float = 0.2,
) -> None:  # fmt: skip
    """Comb `n` locks over a mass in its own colours, a shade below each; those that lie lowest (`towards`) first."""
    r = c.rng(seed)
    x, y = scatter(m, n, r, "any")
    a = np.radians(towards)
    by = np.argsort(-(x * np.cos(a) + y * np.sin(a) + r.normal(0, 14, len(x))))
    x, y = x[by], y[by]
    tones = sampled(c, c.layer.rgb, x, y) * (1 + r.normal(0, vary, len(x)))[:, None]
    clump = c.field(f"{seed}/clump", 26, 2)
    tones = np.clip(tones * (1 + 0.35 * (sampled(c, clump, x, y) - 0.5))[:, None], 0, 1)
    turn = r.normal(0, drift, len(x))
    long, wide = size[0] * r.uniform(0.6, 1.25, len(x)), size[1] * r.uniform(0.6, 1.2, len(x))

    def work(pen: Pen) -> None:
        for k in range(len(x)):
            px, py = float(x[k]), float(y[k])
            spine = [(px, py, 0.3 * wide[k])]
            for step, w in ((0.3, 1.0), (0.35, 0.8), (0.35, 0.05)):
                col = int(min(max(px * c.scale, 0), c.w - 1))
                row = int(min(max(py * c.scale, 0), c.h - 1))
                b = float(np.arctan2(way[row, col, 1], way[row, col, 0])) + turn[k] * len(spine) * 0.7
                px, py = px + step * long[k] * np.cos(b), py + step * long[k] * np.sin(b)
                spine.append((px, py, w * wide[k]))
            pen.fill(limb([(u + 0.8, v + 1.8, q) for u, v, q in spine], 9), tones[k] * 0.45, 0.3 * share)
            pen.fill(limb(spine, 9), tones[k], share)

    c.draw(work, clip=m.grow(beyond) if beyond else m, detail=0.6, soft=0.35)
