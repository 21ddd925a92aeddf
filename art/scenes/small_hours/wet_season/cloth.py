"""The cloth of Wet Season: it hangs from the bar, lies over whoever is beneath, and rings spread in it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, smoothstep
from art.painting.mask import Mask, blur
from art.painting.motifs.garments import Fold, ridges
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, move

from .threads import FELL

CLOTH: Colour = (0.76, 0.028, 240)
BAND: Colour = (0.5, 0.045, 265)
_OUTLINE = [
    (FELL[0][0], FELL[0][1], CORNER),
    (FELL[1][0], FELL[1][1], CORNER),
    (780, 760),
    (806, 850),
    (830, 940, CORNER),
    (830, 1150, CORNER),
    (720, 1146),
    (600, 1158),
    (470, 1148),
    (340, 1160),
    (216, 1138),
    (172, 1104, CORNER),
    (250, 1066),
    (330, 1000),
    (386, 900),
    (402, 790),
]
_FOLDS: tuple[Fold, ...] = (
    ([(402, 880, 6), (380, 980, 16), (310, 1060, 20), (210, 1112, 8)], 12),
    ([(452, 800, 4), (446, 930, 16), (410, 1030, 24), (330, 1120, 14)], 13),
    ([(520, 760, 3), (516, 900, 14), (490, 1010, 22), (440, 1130, 14)], 11),
    ([(424, 860, 5), (414, 960, 10), (366, 1050, 12), (280, 1130, 6)], -9),
    ([(486, 820, 4), (482, 940, 11), (450, 1040, 14), (386, 1140, 8)], -9),
    ([(600, 740, 3), (600, 820, 10), (596, 900, 10)], 5),
    ([(690, 720, 3), (696, 800, 10), (716, 880, 14)], 6),
)


def _mound(c: Canvas) -> Array:
    """How high the cloth is lifted by what lies under it, 0–1."""
    return np.asarray(np.exp(-((((c.x - 790) / 150) ** 2 + ((c.y - 1010) / 95) ** 2) ** 1.4)), np.float32)


def _shape(c: Canvas) -> Mask:
    return c.mask(curve(_OUTLINE), wobble=1.5)


def cloth(c: Canvas) -> None:
    """Paint the cloth with its bands, lit by the rain above it."""
    m = _shape(c)
    c.shadow(m, -14, 16, 18, 0.6, (0.22, 0.05, 300))
    at = m.where
    up = _mound(c)
    bump = ridges(c, m, _FOLDS) + blur(up, 6 * c.scale)[at] * 60
    bump = bump + (c.noise.at("slack", c.x[at] / 110, c.y[at] / 150, 1.0, 2) - 0.5) * 14
    body = c.relief(m, 12, smooth=3).bumped(np.asarray(blur(np.asarray(bump, np.float32), 1.5 * c.scale), np.float32))
    c.form(body, CLOTH, rim=0.0, gain=0.75, bias=0.06, mottle=0.04, depth=0.5, detail=0.45)
    # Bands of the weft: straight while it hangs, bent by folds and by the sleeper's back.
    sag = ridges(c, m, _FOLDS)
    whole = np.zeros_like(c.y)
    whole[at] = sag
    slope = (FELL[1][1] - FELL[0][1]) / (FELL[1][0] - FELL[0][0])
    low = smoothstep(860, 1100, c.y)
    v = c.y - slope * (c.x - FELL[0][0]) * (1 - low) - 46 * up + 1.1 * whole - 0.16 * low * (c.x - 400)
    bands = np.zeros_like(c.y)
    for top, deep in ((712, 9), (727, 3), (790, 26), (824, 4), (884, 12), (905, 3), (968, 30), (1006, 4), (1066, 12)):
        bands = np.maximum(
            bands, smoothstep(top - 1.5, top + 1.5, v) * smoothstep(top + deep + 1.5, top + deep - 1.5, v)
        )
    c.form(body.within(m * np.asarray(bands, np.float32)), BAND, rim=0.0, gain=0.75, bias=0.06, depth=0.5, detail=0.5)
    _drops(c, m, v)
    selvage = m - m.move(5, -1)
    c.screen(
        selvage * np.asarray(smoothstep(440, 400, c.x) * smoothstep(1000, 800, c.y), np.float32), (0.8, 0.02, 230), 0.5
    )
    # One weft is missing: somebody has pulled it out.
    gap = smoothstep(3.2, 1.2, np.abs(v - 856))
    c.multiply(m * np.asarray(gap, np.float32), (0.52, 0.05, 270), 0.6)
    # The light falls down it from the fell.
    c.screen(m * np.asarray(smoothstep(900, 660, c.y) ** 1.3, np.float32), (0.84, 0.09, 82), 0.75)
    c.multiply(m * np.asarray(smoothstep(1020, 1160, c.y), np.float32), (0.6, 0.05, 270), 0.35)


def hem(c: Canvas) -> None:
    """Fringes along the lower edge, wet and uneven."""
    r = c.rng("fringe")

    def work(pen: Pen) -> None:
        for k in range(150):
            x = 186 + 4.2 * k + float(r.normal(0, 0.7))
            y = 1146 + 8 * math.sin(x / 42) - 24 * smoothstep(270, 180, x).item()
            q = float(r.uniform(15, 21))
            pen.stroke(
                [(x, y - 5), (x + float(r.normal(-1, 1)), y + q / 2), (x + float(r.normal(-2, 1.5)), y + q)],
                (float(r.uniform(0.6, 0.84)), 0.03, 240),
                1.9,
                0.9,
            )

    c.draw(work, detail=0.5)


def _drops(c: Canvas, m: Mask, v: Array) -> None:
    """In the broad bands the rain is woven in: small slanting strokes, one beside the other."""
    out = np.zeros_like(v)
    for top, deep in ((790, 26), (968, 30)):
        across = np.mod((c.x + 0.22 * v) / 15, 1)
        inside = smoothstep(top + 6, top + 8, v) * smoothstep(top + deep - 6, top + deep - 8, v)
        out = np.maximum(out, inside * smoothstep(0.2, 0.1, np.abs(across - 0.5)))
    c.glaze(m * np.asarray(out, np.float32), (0.88, 0.02, 230), 0.8)


def loose_end(c: Canvas) -> None:
    """One weft has come out of the edge: it runs to somebody's lips, and where it hangs slack it is rain again."""
    path = [(397, 851), (402, 886), (427, 908), (462, 894), (492, 852), (518, 806)]

    def work(pen: Pen) -> None:
        pen.stroke([(x + 3, y + 8) for x, y in path], (0.3, 0.05, 285), 2.6, 0.4)
        pen.stroke(path, (0.98, 0.05, 88), 2.2, 1)
        for x, y, q in ((430, 922, 3.0), (427, 946, 3.6), (424, 984, 4.2)):
            drop = curve([(x, y - 2.4 * q, CORNER), (x + 0.8 * q, y), (x, y + q), (x - 0.8 * q, y)])
            pen.fill(move(drop, 2, 4), (0.35, 0.05, 275), 0.5)
            pen.fill(drop, (0.99, 0.01, 200), 1)

    c.draw(work, detail=0.95, emission=0.2)
