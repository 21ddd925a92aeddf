"""The bouquet: flowers from a garden, wrapped in a sheet of paper."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb
from art.painting.stamps import jittered, strew

_CORAL: Colour = (0.7, 0.17, 32)
_YELLOW: Colour = (0.87, 0.14, 92)
_PINK: Colour = (0.76, 0.13, 355)
_WHITE: Colour = (0.96, 0.02, 100)
_CREASES: list[Fold] = [
    (((430, 500, 2), (418, 540, 5), (404, 588, 3)), -3.0),
    (((378, 470, 2), (392, 520, 5), (398, 580, 3)), 3.0),
    (((486, 500, 2), (452, 540, 5), (416, 588, 3)), 3.0),
]
"""The paper is gathered towards its foot."""


def _lean(points: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Lean the whole bunch to the right, from its foot."""
    return [(p[0] + (592 - p[1]) * 0.17, *p[1:]) for p in points]


def _bloom(c: Canvas, x: float, y: float, r: float, colour: Colour, seed: str, squash: float = 0.86) -> None:
    """A full, many-petalled flower, its face turned up and towards us."""
    g = c.rng(f"bloom/{seed}")
    table = c.tones(colour, 0.55)
    for ring in range(6):
        q = r * (0.8 - 0.13 * ring)
        n = 15 - 2 * ring
        a = np.arange(n) * (2 * math.pi / n) + ring * 0.4 + g.normal(0, 0.12, n)
        px, py = x + np.cos(a) * q * 0.72, y + np.sin(a) * q * 0.72 * squash - ring * r * 0.035
        lit = -0.62 * np.cos(a) - 0.62 * np.sin(a)
        t = 0.5 + 0.2 * lit + 0.035 * ring + g.normal(0, 0.03, n)
        shade = pick(table, np.asarray(t - 0.3, np.float32))
        size = r * (0.78 - 0.075 * ring) * g.uniform(0.9, 1.12, n)
        strew(c, "leaf", px + 1.5, py + 2.5, size, a, shade, seed=f"{seed}/s{ring}", alpha=0.55, detail=0.85)
        strew(
            c,
            "leaf",
            px,
            py,
            size,
            a,
            jittered(pick(table, np.asarray(t, np.float32)), g, 0.03, 0.01),
            seed=f"{seed}/{ring}",
            detail=0.85,
        )
    n = 9
    a = g.uniform(0, 6.28, n)
    heart = jittered(np.repeat(pick(c.tones((0.74, 0.13, 75)), np.asarray([0.55], np.float32)), n, 0), g, 0.06)
    strew(
        c,
        "dot",
        x + np.cos(a) * r * 0.1,
        y - r * 0.2 + np.sin(a) * r * 0.08,
        r * 0.12,
        a,
        heart,
        seed=f"{seed}/h",
        detail=0.9,
    )


def _daisy(c: Canvas, x: float, y: float, r: float, seed: str) -> None:
    g = c.rng(f"daisy/{seed}")
    n = 15
    a = np.arange(n) * (2 * math.pi / n) + g.normal(0, 0.08, n)
    t = np.asarray(0.62 - 0.16 * (np.cos(a) + np.sin(a)), np.float32)
    strew(
        c,
        "leaf",
        x + np.cos(a) * r * 0.6,
        y + np.sin(a) * r * 0.52,
        r * 0.85,
        a,
        pick(c.tones(_WHITE, 0.4), t),
        seed=seed,
        detail=0.88,
    )
    c.draw(lambda pen: pen.dot(x, y - 1, r * 0.27, _YELLOW), relief=3, detail=0.9)


def bouquet(c: Canvas) -> None:
    """Paint the bouquet."""
    back = c.mask(
        curve(
            _lean(
                [
                    (384, 590, CORNER),
                    (352, 470),
                    (336, 388, CORNER),
                    (400, 350),
                    (470, 326),
                    (548, 356, CORNER),
                    (500, 470),
                    (424, 590, CORNER),
                ]
            ),
            pull=0.2,
        )
    )
    c.shadow(back, 12, 14, 10, 0.5, (0.28, 0.05, 255))
    garment(c, back, (0.84, 0.035, 82), thickness=6, weave=0.05, crumple=0.8, rim=0, detail=0.8)
    c.multiply(back, (0.7, 0.06, 60), 0.4)
    r = c.rng("leaves")
    n = 90
    a = r.uniform(-2.9, -0.2, n)
    q = r.uniform(30, 112, n)
    x, y = 479 + np.cos(a) * q * 0.98, 430 + np.sin(a) * q * 0.98
    tone = pick(c.tones((0.56, 0.1, 145)), np.asarray(r.uniform(0.2, 0.75, n), np.float32))
    strew(c, "leaf", x, y, r.uniform(28, 52, n), a + r.normal(0, 0.4, n), tone, seed="leaves", detail=0.8)

    def sprigs(pen: Pen) -> None:
        for k in range(9):
            b = -2.75 + 0.3 * k
            tip = (479 + math.cos(b) * (122 + 9 * (k % 2)), 432 + math.sin(b) * (124 + 10 * (k % 3)))
            pen.stroke([(479, 430), ((479 + tip[0]) / 2 + 4, (430 + tip[1]) / 2), tip], (0.5, 0.09, 145), 2.4)
            for j in range(5):
                t = 0.72 + 0.07 * j
                px, py = 479 + (tip[0] - 479) * t, 430 + (tip[1] - 430) * t
                pen.dot(px + (5 if j % 2 else -5), py, 3.4, ((0.96, 0.02, 100), (0.9, 0.06, 340))[k % 2])

    c.draw(sprigs, relief=1.5, detail=0.85)
    for k, (fx, fy, fr, tint) in enumerate(
        (
            (388, 396, 32, _PINK), (446, 356, 34, _WHITE), (508, 372, 33, _YELLOW), (530, 416, 26, _PINK),
            (420, 420, 34, _YELLOW), (476, 404, 43, _CORAL), (374, 436, 27, _CORAL), (508, 446, 30, _WHITE),
            (446, 452, 31, _PINK),
        )
    ):  # fmt: skip
        _bloom(c, fx + 31, fy, fr, tint, f"b{k}")
    for k, (fx, fy, fr) in enumerate(((412, 364, 17), (536, 380, 15), (482, 452, 16), (402, 462, 15), (486, 346, 14))):
        _daisy(c, fx + 31, fy, fr, f"d{k}")
    front = c.mask(
        curve(
            _lean(
                [
                    (380, 598, CORNER),
                    (346, 480),
                    (332, 416, CORNER),
                    (366, 452),
                    (420, 478, CORNER),
                    (470, 474),
                    (540, 432, CORNER),
                    (498, 510),
                    (426, 598, CORNER),
                ]
            ),
            pull=0.24,
        )
    )
    c.shadow(front, 0, -6, 6, 0.3, (0.35, 0.06, 60))
    garment(c, front, (0.94, 0.03, 90), _CREASES, thickness=8, weave=0.05, crumple=0.7, rim=0, detail=0.82)
    flap = c.mask(
        curve(
            _lean([(420, 476, CORNER), (470, 474), (542, 430, CORNER), (504, 506), (420, 596, CORNER), (408, 540)]),
            pull=0.24,
        )
    )
    c.multiply(flap.blur(5).move(-6, 4) & front, (0.6, 0.06, 60), 0.45)
    garment(c, flap, (0.9, 0.035, 86), thickness=8, weave=0.05, crumple=0.7, rim=0, bias=-0.06, detail=0.82)
    c.multiply(
        c.mask(limb([(416, 500, 6), (408, 560, 16), (404, 600, 20)]), soft=8) & (front | flap), (0.6, 0.06, 60), 0.35
    )
