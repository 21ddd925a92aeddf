"""Parts of Upstairs Neighbour: the cats of the roofs and the twigs that they bring."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.motifs.beasts import Beast, Stance, paint_beast
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._upstairs_neighbour_parts import spot
from moonhare.painting.shapes import oval, polygon
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


_UP = Stance(fore_near=(26, 4, 10), fore_far=(-8, -14, -20), hind_near=(-6, -36, -4), hind_far=(30, -22, 10), pitch=13)
_DOWN = Stance(
    fore_near=(22, 2, 8), fore_far=(-10, -14, -20), hind_near=(-4, -34, -4), hind_far=(30, -20, 10), pitch=-13
)
_BUILD = Beast(
    chest=0.2,
    waist=0.185,
    rump=0.205,
    sag=-0.01,
    leg=0.46,
    leg_width=0.082,
    paw=0.07,
    neck=(0.2, 34.0),
    neck_width=(0.16, 0.14),
    skull=0.165,
    muzzle=(0.13, -16.0, 0.085),
    tail=((0.02, 0.0, 0.06), (-0.12, -0.14, 0.05), (-0.15, -0.4, 0.045), (-0.04, -0.6, 0.035)),
)


def _cat(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    coat: Colour,
    mark: Colour | None,
    stance: Stance,
    *,
    left: bool,
    seed: str,
) -> None:
    """A cat that walks along a ridge, a leafy twig in its mouth; (x, y) is where it stands."""
    # Its shadow lies down the sunless side of the roof.
    c.multiply(
        c.mask(oval(x + 0.2 * size, y + 0.14 * size, 0.62 * size, 0.1 * size, -15), soft=0.06 * size),
        (0.28, 0.09, 300),
        0.7,
    )
    at = paint_beast(c, _BUILD, stance, x, y, size, coat, left=left, seed=seed, hair=None, detail=0.8)
    body, clay, f = at.relief, at.clay, at.side
    under = c.mask(*(oval(px + 0.05 * size, py + 0.03 * size, 0.12 * size, 0.035 * size, -15) for px, py in at.feet))
    c.multiply((under - body.mask).blur(0.012 * size), (0.28, 0.09, 300), 0.75)
    if mark is not None:
        n = c.noise.at(f"stripe/{seed}", c.x / (0.2 * size), c.y / (0.2 * size), 1.0, 2)[body.mask.where]
        stripe = smoothstep(0.1, 0.55, np.sin(clay.along / (0.042 * size) + 3 * n))
        c.form(body.within(body.mask * (stripe * 0.8)), mark, rim=0.5, detail=0.8)
    pale = c.mask(oval(at.nose[0], at.nose[1] + 0.03 * size, 0.12 * size, 0.08 * size), soft=0.03 * size) & body.mask
    c.screen(pale, (0.8, 0.03, 80), 0.6)
    fur(
        c,
        body,
        clay.angle + np.float32(math.pi),
        seed=seed,
        length=(0.04 * size, 0.08 * size),
        spacing=max(0.024 * size, 1.6),
        spread=0.35,
        detail=0.8,
    )
    (sx, sy), (nx, ny) = at.skull, at.nose
    for k, tone in ((0.02, mix(coat, (0.3, 0.06, 20), 0.35)), (-0.1, mix(coat, (0.3, 0.06, 20), 0.1))):
        ex, ey = sx + f * (k + 0.02) * size, sy - 0.1 * size
        ear = [
            (ex - 0.065 * size, ey + 0.03 * size),
            (ex - 0.01 * size, ey - 0.15 * size),
            (ex + 0.07 * size, ey + 0.02 * size),
        ]
        m = c.mask(polygon(ear))
        c.form(m, tone, thickness=0.05 * size, rim=0.7, detail=0.88)

    def face(pen: Pen) -> None:
        ex, ey = sx + (nx - sx) * 0.42, sy + (ny - sy) * 0.42 - 0.03 * size
        pen.fill(oval(ex, ey, 0.032 * size, 0.026 * size, 12 * f), (0.14, 0.03, 60))
        pen.dot(ex - 0.008 * size, ey - 0.01 * size, 0.008 * size, (0.96, 0.05, 90))
        pen.fill(oval(nx + f * 0.07 * size, ny - 0.02 * size, 0.02 * size, 0.016 * size), (0.5, 0.1, 20))

    c.draw(face, detail=0.95)
    twig(c, nx + f * 0.05 * size, ny + 0.05 * size, 62 if f > 0 else 118, 0.4 * size, seed)


def cats(c: Canvas) -> None:
    """The three cats of the roofs, each on its way along a ridge."""
    for i, (place, size, coat, mark, left) in enumerate(
        (
            ((322.0, 0.0, 398.0), 74.0, (0.9, 0.02, 85), None, True),
            ((-150.0, 0.0, 382.0), 82.0, (0.74, 0.14, 62), (0.52, 0.13, 48), False),
            ((-90.0, 486.0, 294.0), 122.0, (0.6, 0.03, 262), (0.34, 0.03, 280), False),
        )
    ):
        x, y = spot(*place)
        _cat(c, x, y, size, coat, mark, _DOWN if left else _UP, left=left, seed=f"cat{i}")
