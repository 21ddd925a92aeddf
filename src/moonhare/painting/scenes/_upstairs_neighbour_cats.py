"""Parts of Upstairs Neighbour: the cats of the roofs and the twigs that they bring."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.shapes import polygon
from moonhare.painting.stamps import strew


def twig(c: Canvas, x: float, y: float, angle: float, length: float, seed: str) -> None:
    """A leafy twig held at (x, y)."""
    r = c.rng(f"twig/{seed}")
    a = math.radians(angle)
    ex, ey = x + math.cos(a) * length, y + math.sin(a) * length
    bx, by = x - math.cos(a) * length * 0.35, y - math.sin(a) * length * 0.35
    c.draw(
        lambda pen: pen.stroke([(bx, by), (x, y + 2), (ex, ey)], (0.36, 0.08, 60), max(1.6, length * 0.04)), detail=0.9
    )
    n = 15
    q = np.linspace(-0.3, 1, n)
    lx, ly = x + math.cos(a) * length * q, y + math.sin(a) * length * q
    turn = a + np.where(np.arange(n) % 2, 0.8, -0.8) + r.normal(0, 0.2, n)
    size = length * 0.34 * r.uniform(0.8, 1.2, n)
    tones = np.stack([mix((0.56, 0.15, 135), (0.78, 0.16, 118), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(
        c,
        "leaf",
        lx + np.cos(turn) * size * 0.45,
        ly + np.sin(turn) * size * 0.45,
        size,
        turn,
        tones,
        seed=seed,
        detail=0.9,
    )


def _cat(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    coat: Colour,
    mark: Colour | None,
    *,
    bend: float = 0.2,
    seed: str = "cat",
) -> None:
    """A cat seen from above, walking; `turn` is where it heads (degrees), (x, y) the middle of its back."""
    a = math.radians(turn)

    def at(f: float, s: float) -> tuple[float, float]:
        s2 = s + bend * (f * f - 0.1)
        return x + (f * math.cos(a) - s2 * math.sin(a)) * size, y + (f * math.sin(a) + s2 * math.cos(a)) * size

    clay = Clay(c, (x - size * 1.6, y - size * 1.6, x + size * 1.6, y + size * 1.6), melt=0.06 * size)
    u = size
    for f, s, reach in ((0.30, 0.13, 0.16), (0.22, -0.13, 0.02), (-0.30, 0.14, -0.02), (-0.22, -0.14, 0.10)):
        clay.limb(
            [
                (*at(f, s * 0.6), 0.08 * u, 0),
                (*at(f + reach, s * 1.5), 0.058 * u, 0),
                (*at(f + reach + 0.06, s * 1.55), 0.05 * u, 0),
            ],
            n=10,
        )
    clay.limb(
        [
            (*at(-0.42, 0), 0.11 * u),
            (*at(-0.26, 0), 0.17 * u),
            (*at(0.02, 0), 0.15 * u),
            (*at(0.26, 0), 0.155 * u),
            (*at(0.40, 0), 0.11 * u, 0.06 * u),
        ]
    )
    clay.limb(
        [
            (*at(-0.46, 0), 0.055 * u),
            (*at(-0.72, 0.10), 0.05 * u, 0.1 * u),
            (*at(-0.92, -0.06), 0.048 * u, 0.16 * u),
            (*at(-1.04, -0.3), 0.04 * u, 0.2 * u),
        ]
    )
    clay.ball(*at(0.54, 0), 0.155 * u, 0.14 * u, z=0.14 * u, turn=turn)
    clay.limb([(*at(0.60, 0), 0.08 * u, 0.16 * u), (*at(0.71, 0), 0.05 * u, 0.12 * u)], n=8)
    relief = clay.relief(0.012 * u)
    c.shadow(relief.mask, 0.16 * u, 0.12 * u, 0.05 * u, 0.6)
    c.form(relief, coat, rim=0.7, shadow=0.2 * u, mottle=0.08, detail=0.75)
    if mark is not None:
        stripe = smoothstep(0.15, 0.6, np.sin(clay.along / (0.045 * u)) + 0.5 * np.sin(clay.along / (0.11 * u)))
        c.form(relief.within(relief.mask * (stripe * 0.8)), mark, rim=0.5, detail=0.75)
    for way in (-1, 1):
        ear = c.mask(polygon([at(0.47, 0.05 * way), at(0.52, 0.20 * way), at(0.60, 0.13 * way)]))
        c.form(ear, mix(coat, (0.3, 0.06, 20), 0.25), thickness=0.05 * u, rim=0.7, detail=0.85)
    fur(
        c,
        relief,
        clay.angle + np.float32(math.pi),
        seed=seed,
        length=(0.05 * u, 0.1 * u),
        spacing=max(0.026 * u, 1.6),
        spread=0.3,
        detail=0.75,
    )
    tx, ty = at(0.74, 0)
    twig(c, tx, ty, turn + 78, 0.46 * u, seed)


def cats(c: Canvas) -> None:
    """The five cats of the roofs, each on its way."""
    for i, (x, y, size, turn, coat, mark, bend) in enumerate(
        (
            (268, 566, 112, -15, (0.74, 0.14, 62), (0.52, 0.13, 48), 0.16),
            (86, 694, 120, -80, (0.26, 0.03, 300), None, -0.3),
            (716, 404, 108, 166, (0.93, 0.02, 85), None, 0.25),
            (640, 592, 108, -168, (0.56, 0.03, 260), (0.34, 0.03, 280), -0.3),
            (206, 1104, 156, -104, (0.88, 0.05, 80), (0.62, 0.13, 55), 0.3),
        )
    ):
        _cat(c, x, y, size, turn, coat, mark, bend=bend, seed=f"cat{i}")
