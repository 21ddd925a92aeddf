"""Parts of Good Year: the plum tree that the whale breathes: boughs that part and fall, leaves, plums."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, sample
from art.painting.stamps import jittered, strew

from .ink import BARK, BARK_DARK, BARK_LIT

_BOUGHS: Final[tuple[Points, ...]] = (
    (
        (560, 290, 36),
        (520, 206, 28),
        (448, 132, 21),
        (350, 88, 15),
        (240, 84, 10),
        (150, 126, 6),
        (98, 202, 3),
        (84, 270, 1),
    ),
    ((500, 186, 22), (440, 170, 13), (380, 182, 9), (330, 220, 5), (308, 280, 1.5)),
    ((560, 280, 34), (556, 180, 26), (530, 90, 18), (470, 10, 12), (380, -40, 7)),
    ((566, 280, 34), (606, 190, 26), (668, 120, 19), (744, 84, 13), (830, 80, 9)),
    ((640, 150, 18), (700, 160, 11), (748, 196, 7), (774, 262, 2)),
    ((590, 210, 20), (610, 110, 15), (660, 30, 10), (740, -30, 6)),
)


def boughs(c: Canvas) -> None:
    """Paint the boughs: they leave the trunk together, part, arch over and fall as a blow does."""
    for k, bough in enumerate(_BOUGHS):
        m = c.mask(limb(bough, 70), wobble=1.5)
        c.fill(m, BARK_DARK if k in {2, 5} else BARK, detail=0.45)
        c.glaze(m.edge(-3, 5, 3), BARK_LIT, 0.7)


def foliage(c: Canvas, which: str) -> None:
    """Strew leaves along the boughs, hanging more the farther out; those below and to the left have the light."""
    r = c.rng(f"leaves/{which}")
    table = ramp([(0.22, 0.05, 300), (0.31, 0.05, 170), (0.43, 0.07, 135), (0.6, 0.095, 108), (0.8, 0.115, 88)])
    for k, bough in enumerate(_BOUGHS):
        way = sample(bough, 100)
        n = 300 if which == "behind" else 150
        t = (0.3 if k in {0, 2, 3} else 0.16) + 0.7 * r.random(n) ** 0.85
        j = np.clip((t * 99).astype(int), 1, 98)
        thick = 12 + 36 * np.sin(np.pi * np.clip((t - 0.16) / 0.9, 0, 1)) ** 0.7
        off = r.normal(0, 0.55, (n, 2)) * thick[:, None]
        x, y = way[j, 0] + off[:, 0], way[j, 1] + off[:, 1] + 0.15 * thick
        d = way[j + 1, :2] - way[j - 1, :2]
        turn = np.arctan2(d[:, 1] + 3.0, d[:, 0]) + r.normal(0, 0.55, n)
        light = 0.36 + off[:, 1] / 80 - off[:, 0] / 150 + (y - 150) / 700 - (x - 300) / 1500 + r.normal(0, 0.13, n)
        light = np.clip(light * (0.66 if which == "behind" else 1.0), 0, 1)
        order = np.argsort(light)
        tones = jittered(pick(table, np.asarray(light[order], np.float32)), r, 0.03, 0.01)
        strew(c, "leaf", x[order], y[order], r.uniform(24, 42, n), turn[order], tones, seed=f"{which}{k}", detail=0.45)


_HUNG: Final = (
    *((84, 284, 31), (130, 244, 21), (114, 328, 26), (176, 200, 28), (236, 166, 20), (222, 216, 17), (300, 168, 25)),
    *((310, 300, 30), (350, 268, 20), (340, 334, 24), (386, 236, 27), (422, 220, 16), (450, 252, 23), (352, 140, 19)),
    *((436, 82, 25), (490, 64, 18), (560, 120, 22), (618, 76, 26), (640, 236, 21), (680, 214, 28), (722, 242, 18)),
    *((772, 290, 29), (742, 324, 22), (780, 150, 26), (718, 130, 20), (660, 150, 17), (264, 112, 24), (540, 20, 24)),
    *((700, 36, 26), (64, 222, 15), (292, 208, 14)),
)
_DARK: Final = ((0.2, 0.07, 300), (0.19, 0.08, 312), (0.4, 0.15, 8), (0.56, 0.11, 84))
_LIT: Final = ((0.68, 0.17, 24), (0.76, 0.16, 44), (0.82, 0.15, 62), (0.9, 0.13, 100))
"""Four steps of ripeness, the ripest first: a plum's shaded side and the one that is lit through."""


def plum(
    pen: Pen,
    x: float,
    y: float,
    q: float,
    glow: float = 1.0,
    turn: float = 0.0,
    face: float = 0.4,
    green: float = 1.0,
    dust: float = 0.55,
) -> None:
    """Draw one plum: dark, its side to the light lit through, bloom above that is rubbed off in places, a seam.

    `face` is where the seam stands (-1–1; beyond that it is behind), `green` 0–3 how unripe, `dust` how much bloom.
    """
    k = min(int(green), 2)
    dark, lit = mix(_DARK[k], _DARK[k + 1], green - k), mix(_LIT[k], _LIT[k + 1], green - k)
    with pen.at(x, y, turn, q):
        shape = curve([(0, -1.02), (0.5, -1.04), (0.9, -0.36), (0.86, 0.42), (0.34, 1.08), (-0.3, 1.06), (-0.86, 0.44),
                       (-0.92, -0.34), (-0.5, -1.04)])  # fmt: skip
        pen.fill(shape, dark)
        with pen.clipped(shape):
            tones = (mix(lit, (0.86, 0.15, 62), 0.45), lit, mix(lit, dark, 0.5), mix(lit, dark, 0.82), dark)
            pen.radiate(shape, -0.78, 0.62, 1.75, tones, glow)
            pale = ((0.66, 0.07, 285), mix(dark, (0.5, 0.08, 295), 0.4))
            pen.radiate(oval(0.14, -0.42, 0.72, 0.58, 16), 0.16, -0.46, 0.7, pale, dust)
            pen.fill(oval(0.5 - face, -0.3, 0.2, 0.09, 50), dark, 0.4 * dust)
            pen.fill(oval(-0.1 + 0.5 * face, -0.62, 0.15, 0.07, -24), dark, 0.35 * dust)
            if abs(face) < 1:
                seam = [(0.1 * face, -1.08), (0.98 * face, -0.34), (0.98 * face, 0.36), (0.14 * face, 1.1)]
                pen.stroke(seam, (0.12, 0.06, 312), 0.075, 0.55)
                pen.stroke([(u - 0.08, v) for u, v in seam], mix(lit, dark, 0.4), 0.05, 0.4)
            pen.fill(oval(0.04, -1.02, 0.24, 0.12), (0.1, 0.04, 312), 0.6)
        pen.fill(oval(-0.44, -0.28, 0.08, 0.2, 28), (0.95, 0.05, 60), 0.34)


def plums(c: Canvas) -> None:
    """Hang the plums, by ones, twos and threes: great and small, ripe and not yet, each turned its own way."""
    r = c.rng("plums")

    def work(pen: Pen) -> None:
        for x, y, q in sorted(_HUNG, key=lambda p: p[1]):
            turn = float(r.uniform(-24, 24))
            lean = 0.5 * turn * q / 24
            pen.stroke([(x + 0.3 * lean, y - q - 15), (x + lean, y - 0.93 * q)], BARK_DARK, 2.2)
            small = float(np.clip((23 - q) / 8, 0, 1))
            plum(
                pen,
                x,
                y,
                q,
                glow=float(np.clip(1.2 - (x - 200) / 1100 - (300 - y) / 620, 0.42, 1)),
                turn=turn,
                face=float(r.uniform(-1.5, 1.3)),
                green=float(np.clip(r.uniform(0, 1.2) ** 1.5 + 1.9 * small, 0, 2.9)),
                dust=float(r.uniform(0.25, 0.95)) * (1 - 0.5 * small),
            )

    c.draw(work, detail=0.75, soft=0.4, emission=0.1)
