"""Coats: hair that is drawn and not grown from a relief: locks along ways or along an edge, a nap over a mass.

What covers a modelled form by itself is `materials.fur`. `seed` names the generator that is drawn from, whole.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from .canvas import Canvas
from .colour import Colour, mix
from .mask import Mask
from .pen import Pen
from .shapes import Points, limb, sample
from .stamps import jittered, sampled, scatter, strew

_STEPS: Final = 40
"""Places of a way at which a lock may begin or bend."""


def locks(
    c: Canvas,
    ways: tuple[Points, ...],
    n: int,
    size: tuple[float, float],
    tones: tuple[Colour, Colour],
    *,
    seed: str,
    share: float,
    clip: Mask | None = None,
    until: float = 0.86,
    drift: float = 2.6,
    lean: float = 1.0,
    shade: Colour | None = None,
) -> None:
    """Lay `n` locks along ways (from root to tip) that lie side by side, the lower ones first.

    `size` is a lock's share of a way, and its half width in units; none begins beyond `until` of a way. `drift` says
    how far tips stray (units), `lean` above 1 brings more locks near the first of the tones; a `shade` is laid below
    each lock, a little lower.
    """
    r = c.rng(seed)
    paths = np.array([sample(way, _STEPS) for way in ways])
    starts = np.sort(r.uniform(-0.05, until, n))[::-1]

    def work(pen: Pen) -> None:
        for start in starts:
            at = float(r.uniform(0, len(paths) - 1.001))
            k, f = int(at), at % 1
            way = paths[k] * (1 - f) + paths[k + 1] * f
            long, wide = size[0] * float(r.uniform(0.7, 1.25)), size[1] * float(r.uniform(0.7, 1.2))
            stray = r.normal(0, drift, 2)
            spine = []
            for t, w in ((0.0, 0.3), (0.25, 1.0), (0.6, 0.8), (1.0, 0.05)):
                p = way[int(min(max(start, 0.0) + long * t, 1.0) * (_STEPS - 1))] + stray * t * t
                spine.append((float(p[0]), float(p[1]), wide * w))
            tone = mix(tones[0], tones[1], float(r.uniform(0, 1)) ** lean)
            if shade is not None:
                pen.fill(limb([(x + 1, y + 2.5, q) for x, y, q in spine], 14), shade, 0.28 * share)
            pen.fill(limb(spine, 14), tone, share)

    c.draw(work, clip=clip, detail=0.55, soft=0.5)


def fringe(
    c: Canvas,
    edge: Points,
    n: int,
    size: tuple[float, float],
    turn: float,
    seed: str,
    tones: tuple[Colour, ...],
    spread: float = 6.0,
    share: float = 0.9,
    *,
    bend: tuple[float, float] = (0.2, 0.25),
) -> None:
    """Hang `n` locks along an edge, rooted within `spread` of it: their length and half width in `size` (units).

    `turn` (radians) is added to the edge's way, `bend` (its mean, and how much it differs) to a lock's own towards
    its tip.
    """
    r = c.rng(seed)
    s = sample([p[:2] for p in edge], 300)
    d = np.gradient(s, axis=0)
    at = np.sort(r.integers(0, 300, n))

    def work(pen: Pen) -> None:
        for j in at:
            x, y = s[j] + r.normal(0, spread, 2)
            a = float(np.arctan2(d[j, 1], d[j, 0])) + turn + float(r.normal(0, 0.16))
            long, wide = size[0] * float(r.uniform(0.6, 1.15)), size[1] * float(r.uniform(0.6, 1.1))
            b = a + float(r.normal(*bend))
            tip = (x + long * np.cos(b), y + long * np.sin(b) + 0.12 * long, 0.3)
            mid = (x + 0.45 * long * np.cos(a), y + 0.45 * long * np.sin(a), 0.8 * wide)
            pen.fill(limb([(x, y, 0.3), mid, tip], 14), tones[int(r.integers(len(tones)))], share)

    c.draw(work, detail=0.6, soft=0.3)


def nap(
    c: Canvas,
    m: Mask,
    n: int,
    turn: float,
    seed: str,
    long: float,
    *,
    vary: tuple[float, float] = (0.1, 0.02),
    alpha: float = 0.75,
) -> None:
    """Comb `n` short hairs over a mass in the colours that are there, pointing about `turn` (radians), `long` units.

    `vary` says how much one hair differs from what it covers, in lightness and in colour.
    """
    r = c.rng(seed)
    x, y = scatter(m, n, r, "down")
    bend = 0.9 * (c.field(seed, 150, 2) - 0.5)
    tone = jittered(sampled(c, c.layer.rgb, x, y), r, *vary)
    turns = turn + 2 * sampled(c, np.asarray(bend, np.float32), x, y) + r.normal(0, 0.2, len(x))
    strew(c, "hair", x, y, r.uniform(0.5, 1.1, len(x)) * long, turns, tone, seed=seed, alpha=alpha, detail=0.4, clip=m)
