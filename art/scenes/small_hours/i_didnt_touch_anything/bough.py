"""Parts of I Didn't Touch Anything: the bough, its leaves in the sun, its blossom."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb

from .ink import BARK, BARK_PALE, GOLD, PINK, RED, crease, way

_DEEP: Final = (0.34, 0.075, 155)
_LIT: Final = (0.8, 0.16, 118)
_LEAF: Final = (0.55, 0.12, 135)
_LEAVES: Final[tuple[tuple[float, float, float, float, int], ...]] = (
    (0.245, -0.9, 100, 0.3, 1), (0.3, 1.1, 88, 0.9, 0), (0.56, -1.2, 104, 0.7, 0), (0.67, 1.1, 108, 0.95, 1),
    (0.7, -0.8, 116, 0.6, 0), (0.79, -0.9, 112, 0.3, 0), (0.87, 1.2, 108, 0.8, 0), (0.9, -0.9, 106, 0.5, 1),
)  # fmt: skip
"""Where along the bough, how it is turned off, how long, how much sun shines through it; before (1) or behind."""
_FLOWERS: Final[tuple[tuple[float, float, float], ...]] = (
    (0.27, 16, 19), (0.335, -24, 21), (0.575, 20, 23), (0.61, -22, 18), (0.7, -14, 21), (0.765, 16, 22),
    (0.845, -16, 23), (0.93, 10, 20),
)  # fmt: skip
"""Where along the bough, how far off it, how large."""


def _off(t: float, out: float) -> tuple[float, float, float]:
    w = way()
    i = min(max(int(t * 299), 1), 298)
    heading = math.atan2(w[i + 1, 1] - w[i - 1, 1], w[i + 1, 0] - w[i - 1, 0])
    return float(w[i, 0]) - out * math.sin(heading), float(w[i, 1]) + out * math.cos(heading), heading


def crown(c: Canvas) -> None:
    """What hangs in from the tree behind: dark leaves in the upper right, so that the bough stands before something."""
    r = c.rng("crown")
    for k in range(28):
        x, y = float(r.uniform(500, 830)), float(r.uniform(-30, 96))
        y -= 0.22 * max(0.0, 640 - x)
        leaf(
            c, (x, y), float(r.uniform(90, 130)), float(r.uniform(0.6, 2.4)), f"crown{k}", float(r.uniform(-0.5, 0.12))
        )


def arch(c: Canvas) -> None:
    """Paint the wood out of the fur in one sweep, leaves behind it and before it, then blossom."""
    for t, turn, long, sun, front in _LEAVES:
        if not front:
            x, y, heading = _off(t, 0)
            leaf(c, (x, y), long, heading + turn, f"a{t}", sun)
    w = way()
    wood = c.mask(limb([(float(a), float(b), float(q)) for a, b, q in w], 300), wobble=2.2, cell=22)
    wood = wood & c.full(np.asarray(smoothstep(850, 690, c.y), np.float32))
    c.fill(wood, BARK, detail=0.55, mottle=0.14)
    c.glaze(wood.edge(4, 4, 3), (0.78, 0.13, 68), 0.6)
    c.multiply(wood.edge(-6, -5, 4), (0.5, 0.06, 60), 0.6)
    r = c.rng("strands")

    def strands(pen: Pen) -> None:
        for _ in range(150):
            i = int(r.integers(0, 282)) if r.random() < 0.4 else int(r.integers(0, 90))
            side, n = float(r.uniform(-0.85, 0.85)), int(r.integers(20, 56))
            spots = []
            for j in range(i, min(i + n, 299), 4):
                x, y, _ = _off(j / 299, side * float(w[j, 2]))
                spots.append((x, y))
            if len(spots) < 3:
                continue
            fur = max(0.0, 1 - i / 85)
            tone = mix(BARK_PALE if r.random() < 0.5 else (0.15, 0.03, 60), RED, fur * float(r.uniform(0.5, 1.0)))
            crease(pen, spots, float(r.uniform(0.9, 2.2)), tone, 0.62, ends=0.02)

    c.draw(strands, clip=wood, detail=0.6, soft=0.3)
    for t, turn, long, sun, front in _LEAVES:
        if front:
            x, y, heading = _off(t, 0)
            leaf(c, (x, y), long, heading + turn, f"a{t}", sun)
    for k, (t, out, size) in enumerate(_FLOWERS):
        x, y, _ = _off(t, out)
        blossom(c, x, y, size, k)


def twig(c: Canvas) -> None:
    """The side twig which bends under the ripest peach."""
    spine = [(52, 640, 9), (96, 606, 7.5), (156, 594, 6.5), (214, 606, 5.5), (250, 636, 5), (262, 668, 4.5)]
    for root, long, turn, sun in (
        ((150, 596), 92, 0.85, 0.9),
        ((112, 602), 84, -0.9, 0.8),
    ):
        leaf(c, root, long, turn, f"t{turn}", sun)
    m = c.mask(limb(spine, 60), wobble=1.2)
    c.fill(m, BARK, detail=0.7)
    c.glaze(m.edge(2, 4, 2), (0.78, 0.13, 68), 0.7)
    blossom(c, 80, 622, 19, 40)


def leaf(c: Canvas, root: tuple[float, float], length: float, angle: float, seed: str, sun: float) -> None:
    """Paint one long leaf, folded along its rib; `sun` says how much light comes through it (0–1; below 0: dark)."""
    r = c.rng(f"leaf/{seed}")
    x, y = root
    droop = 0.3 * math.cos(angle) + float(r.normal(0, 0.1))
    wide = float(r.uniform(0.135, 0.17))
    ca, sa = math.cos(angle), math.sin(angle)

    def at(u: float, v: float) -> tuple[float, float]:
        w = v + droop * u * u
        return x + length * (u * ca - w * sa), y + length * (u * sa + w * ca)

    up = [(*at(0, 0), CORNER), at(0.16, -wide * 0.6), at(0.42, -wide), at(0.74, -wide * 0.66), (*at(1, 0), CORNER)]
    down = [at(0.74, wide * 0.66), at(0.42, wide), at(0.16, wide * 0.6)]
    rib = [at(0.74, 0.004), at(0.42, 0.006), at(0.16, 0.004)]
    base: Colour = mix(_LEAF, _LIT, sun) if sun >= 0 else mix(_DEEP, (0.2, 0.05, 170), -2 * sun)
    other: Colour = mix(base, _DEEP, 0.5) if sun >= 0 else mix(base, (0.14, 0.035, 175), 0.5)

    def work(pen: Pen) -> None:
        pen.fill(curve([*up, *down]), base if ca > 0 else other)
        pen.fill(curve([*up, *rib]), other if ca > 0 else base)
        pale = mix(base, GOLD, 0.45 if sun >= 0 else 0.12)
        pen.fill(limb([(*at(-0.06, 0), 2), (*at(0.5, 0.006), 1.2), (*at(0.9, 0), 0.3)], 16), pale, 0.85)
        for u in (0.22, 0.36, 0.5, 0.64):
            for s in (-1.0, 1.0):
                crease(pen, [at(u, 0), at(u + 0.07, s * wide * 0.4), at(u + 0.13, s * wide * 0.66)], 0.8, pale, 0.5)

    c.draw(work, detail=0.6, soft=0.3)


def blossom(c: Canvas, x: float, y: float, size: float, k: int) -> None:
    """Paint one peach blossom: five petals, a rosy heart, stamens."""
    r = c.rng(f"blossom/{k}")
    turn, tilt = float(r.uniform(0, 6.28)), float(r.uniform(0.55, 1.0))
    size *= float(r.uniform(0.95, 1.35))
    lean = float(r.uniform(0, 3.14))

    def at(a: float, q: float) -> tuple[float, float]:
        u, v = q * size * math.cos(a), q * size * math.sin(a) * tilt
        return x + u * math.cos(lean) - v * math.sin(lean), y + u * math.sin(lean) + v * math.cos(lean)

    def work(pen: Pen) -> None:
        for j in range(5):
            a = turn + j * 1.2566 + float(r.normal(0, 0.06))
            path = curve(
                [at(a, 0.1), at(a - 0.52, 0.62), at(a - 0.34, 1.02), at(a, 0.96), at(a + 0.34, 1.04), at(a + 0.54, 0.6)]
            )
            under = (at(a, 0.1), at(a - 0.5, 0.7), at(a, 1.04), at(a + 0.5, 0.7))
            pen.fill(curve([(u + 1, v + 2.5) for u, v in under]), (0.45, 0.09, 10), 0.35)
            pen.radiate(path, x, y, size * 1.1, ((0.66, 0.17, 8), (0.86, 0.09, 10), PINK, (0.97, 0.025, 30)))
        pen.dot(x, y, size * 0.13, (0.5, 0.15, 12))
        for j in range(9):
            p = at(turn + 0.4 + j * 0.7, float(r.uniform(0.26, 0.44)))
            pen.fill(limb([(x, y, 0.5), (*p, 0.5)], 6), (0.7, 0.15, 12))
            pen.dot(*p, 1.7, (0.9, 0.13, 85))

    c.draw(work, detail=0.75, soft=0.25)
