"""Parts of Night Rounds: its inks, where the moon hangs and how its light falls, feathers laid in tracts, quilts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, place, sample

MOON: Final = (424.0, 594.0, 97.0)
"""Where the lantern hangs, and its radius."""
NIGHT: Final = (0.2, 0.075, 272)
INK: Final = (0.15, 0.045, 275)
CAST: Final = (0.36, 0.085, 272)
"""What is multiplied where the moon does not reach."""
PALE: Final = (0.975, 0.035, 92)
MIST: Final = (0.8, 0.055, 240)
AMBER: Final = (0.84, 0.13, 78)
BRASS: Final = (0.78, 0.11, 82)

crease: Final = partial(marks.crease, ends=0.2)

Net: TypeAlias = NDArray[np.float64]


def lit(x: float, y: float, reach: float = 430.0) -> float:
    """Return how much of the lantern's light falls on a place, 0 to 1."""
    d = float(np.hypot(x - MOON[0], y - MOON[1])) - MOON[2]
    return float(np.clip(1.0 - d / reach, 0.0, 1.0))


def shine(c: Canvas, reach: float = 430.0) -> Array:
    """Return the lantern's light over the whole card, 0 to 1."""
    d = np.hypot(c.x - MOON[0], c.y - MOON[1]) - MOON[2]
    return np.asarray(np.clip(1.0 - d / reach, 0.0, 1.0), np.float32)


_LOBE: Final[Points] = ((-0.6, -0.26), (0.0, -0.38), (0.5, -0.27), (0.86, 0.0), (0.5, 0.27), (0.0, 0.38), (-0.6, 0.26))
_STREAK: Final[Points] = ((-0.4, -0.04), (0.2, -0.09), (0.62, 0.0), (0.2, 0.09), (-0.4, 0.04))


def tract(
    c: Canvas,
    ways: tuple[Points, ...],
    grid: tuple[int, int],
    size: tuple[float, float],
    tone: Callable[[float, float, float], tuple[Colour, Colour]],
    *,
    seed: str,
    clip: Mask | None = None,
    share: float = 0.95,
    bars: int = 0,
    streak: float = 0.6,
) -> None:
    """Lay feathers row by row along ways from root to tip, the last rows first.

    `grid` is rows and feathers a row, `size` their length at the root and at the tip; `tone` gives a vane's and its
    mark's colour at a place (x, y, chance); `bars` cross each vane, `streak` is how strong its shaft is.
    """
    r = c.rng(seed)
    rows, many = grid
    paths = np.array([sample(way, 60) for way in ways])

    def work(pen: Pen) -> None:
        for row in range(rows, -1, -1):
            order = r.permutation(many)
            for k in order:
                t = float(np.clip((row + r.normal(0, 0.12)) / rows, 0, 1))
                at = float(np.clip((k + 0.5 * (row % 2) + r.normal(0, 0.1)) / many, 0, 0.999)) * (len(paths) - 1)
                i, f = int(at), at % 1
                way = paths[i] * (1 - f) + paths[i + 1] * f
                j = min(int(t * 58), 57)
                x, y = (float(v) for v in way[j][:2])
                d = way[j + 1] - way[j]
                turn = float(np.degrees(np.arctan2(d[1], d[0]))) + float(r.normal(0, 9))
                s = (size[0] + (size[1] - size[0]) * t) * float(r.uniform(0.8, 1.18))
                vane, mark = tone(x, y, float(r.uniform(0, 1)))
                pen.fill(curve(place(_LOBE, x + 1.0, y + 0.09 * s, s * 1.04, turn)), INK, 0.26 * share)
                pen.fill(curve(place(_LOBE, x, y, s, turn)), vane, share)
                pen.fill(curve(place(_LOBE, x, y, s * 0.74, turn)), mix(vane, mark, 0.22), 0.5 * share)
                for bar in range(bars):
                    u = 0.46 - 0.3 * bar
                    w = 0.26 + 0.1 * bar
                    bend = ((u - 0.1, -w), (u + 0.06, 0.0), (u - 0.1, w))
                    crease(pen, place(bend, x, y, s, turn), 0.05 * s, mark, 0.55 * share)
                if streak:
                    pen.fill(curve(place(_STREAK, x, y, s * float(r.uniform(0.6, 1.15)), turn)), mark, streak * share)
                for _ in range(5):
                    u, v = float(r.uniform(0.0, 0.6)), float(r.uniform(-0.3, 0.3))
                    barb = ((u, v), (u + 0.16, v * 1.25), (u + 0.34, v * 1.3))
                    crease(pen, place(barb, x, y, s, turn), 0.03 * s, mix(vane, PALE, 0.35), 0.4 * share)

    c.draw(work, clip=clip, detail=0.6, soft=0.35)


def net(ridge: Points, eave: Points, rows: int, cols: int) -> Net:
    """Return the crossings between two lines, shape (rows + 1, cols + 1, 2)."""
    a, b = sample([p[:2] for p in ridge], cols + 1), sample([p[:2] for p in eave], cols + 1)
    f = np.linspace(0, 1, rows + 1)
    return np.asarray(a[None] * (1 - f[:, None, None]) + b[None] * f[:, None, None])


def quilt(
    c: Canvas,
    m: Mask,
    mesh: Net,
    cloths: tuple[Colour, ...],
    *,
    seed: str,
    tiles: int = 3,
    reach: float = 430.0,
    base: float = 0.25,
    fade: tuple[Colour, float] = (CAST, 0.0),
) -> None:
    """Lay a patch into each mesh: cloth cut into rows of round tiles, puffed, sewn to its neighbours.

    `base` is how much light lies where the lantern does not reach; `fade` a colour of the air and its share.
    """
    r = c.rng(seed)
    rows, cols = mesh.shape[0] - 1, mesh.shape[1] - 1
    last = -1

    def spot(q: Net, u: float, v: float) -> tuple[float, float]:
        p = (q[0] * (1 - u) + q[1] * u) * (1 - v) + (q[3] * (1 - u) + q[2] * u) * v
        return float(p[0]), float(p[1])

    def work(pen: Pen) -> None:
        nonlocal last
        for i in range(rows):
            for j in range(cols):
                q = np.array([mesh[i, j], mesh[i, j + 1], mesh[i + 1, j + 1], mesh[i + 1, j]])
                k = int(r.integers(len(cloths)))
                k = (k + 1) % len(cloths) if k == last else k
                last = k
                x, y = spot(q, 0.5, 0.5)
                glow = base + (1 - base) * lit(x, y, reach)
                local = mix(cloths[k], MIST, 0.12)
                tone = mix(mix(mix(local, NIGHT, 0.72), local, min(1.0, glow * 1.15)), PALE, 0.3 * max(0.0, glow - 0.5))
                tone = mix(tone, fade[0], fade[1])
                dark, pale = mix(tone, INK, 0.5), mix(tone, PALE, 0.3)
                ring = [spot(q, u, v) for u, v in ((-0.01, -0.01), (1.01, -0.01), (1.01, 1.01), (-0.01, 1.01))]
                pen.fill(curve([(a, b, -1.0) for a, b in ring]), dark)
                puff = [spot(q, u, v) for u, v in ((0.05, 0.06), (0.5, 0.03), (0.95, 0.06), (0.97, 0.5), (0.95, 0.94),
                                                   (0.5, 0.97), (0.05, 0.94), (0.03, 0.5))]  # fmt: skip
                pen.fill(curve(puff), tone)
                for n in range(tiles):
                    for o in range(tiles + 1):
                        u0 = (o - 0.5 * (n % 2)) / tiles
                        v0, v1 = n / tiles + 0.06, (n + 1) / tiles - 0.02
                        us = [min(max(u0 + w / tiles, 0.06), 0.94) for w in (0.05, 0.2, 0.5, 0.8, 0.95)]
                        if us[-1] - us[0] < 0.3 / tiles:
                            continue
                        tip = [spot(q, us[0], v0), spot(q, us[1], v1 - 0.05), spot(q, us[2], v1),
                               spot(q, us[3], v1 - 0.05), spot(q, us[4], v0)]  # fmt: skip
                        shade = float(r.uniform(0, 1))
                        pen.fill(curve(tip), mix(tone, pale, shade * 0.5), 0.55)
                        wide = 0.012 * float(np.hypot(*(q[1] - q[0])))
                        pen.stroke(tip, dark, max(wide * 1.4, 0.6), 0.62)
                        pen.stroke([(a, b + wide * 1.3) for a, b in tip[1:4]], pale, max(wide, 0.5), 0.3)
                crease(
                    pen, [spot(q, u, 0.1) for u in (0.1, 0.5, 0.9)], 0.016 * float(np.hypot(*(q[1] - q[0]))), pale, 0.6
                )

    c.draw(work, clip=m, detail=0.55, soft=0.35)


def stitches(pen: Pen, line: Points, n: int, long: float, wide: float, tone: Colour, share: float = 0.8) -> None:
    """Sew `n` short stitches along a line, each `long` (a share of its step)."""
    s = sample([p[:2] for p in line], n * 8)
    for k in range(n):
        a, b = s[k * 8], s[min(k * 8 + max(1, int(8 * long)), len(s) - 1)]
        pen.stroke([(float(a[0]), float(a[1])), (float(b[0]), float(b[1]))], tone, wide, share)
