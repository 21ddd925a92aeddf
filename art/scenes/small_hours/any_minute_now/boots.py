"""The two boots: the old one in the sand and the young one on the stalk."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.layer import Layer
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment, turned
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

OLD = (185.0, 960.0, 252.0, -2.0)
"""Heel's foot x, y, height, turn."""
YOUNG = (533.0, 580.0, 164.0, 17.0)
_LEATHER: Colour = (0.43, 0.08, 46)
_NEW: Colour = (0.58, 0.165, 33)

_BACK = ((0.04, 0.06, CORNER), (0.0, 0.22), (0.06, 0.45), (0.05, 0.75), (0.0, 1.0, CORNER))
_TOP = ((0.24, 1.03), (0.5, 0.96, CORNER))
_FRONT = (
    (0.5, 0.76),
    (0.54, 0.6),
    (0.66, 0.49),
    (0.84, 0.42),
    (1.0, 0.36),
    (1.1, 0.25),
    (1.1, 0.06, CORNER),
    (0.55, 0.04),
)


class _Last:
    """A boot's own axes: x towards the toe, y up, in boot heights."""

    def __init__(self, at: tuple[float, float, float, float]) -> None:
        self.at = at

    def put(self, *points: tuple[float, ...]) -> list[tuple[float, ...]]:
        x, y, size, turn = self.at
        return turned(points, x, y, size, turn)


def _boot(c: Canvas, last: _Last, colour: Colour, worn: float, seed: str) -> Mask:
    put, size = last.put, last.at[2]
    upper = c.mask(curve(put(*_BACK, *_TOP, *_FRONT)))
    folds: list[Fold] = [
        (put((0.5, 0.62, 0.02), (0.36, 0.54, 0.035), (0.2, 0.5, 0.015)), -6.0 * worn),
        (put((0.56, 0.54, 0.02), (0.4, 0.45, 0.035), (0.22, 0.4, 0.015)), -6.0 * worn),
        (put((0.84, 0.4, 0.02), (0.74, 0.3, 0.04), (0.7, 0.18, 0.02)), -4.5 * worn),
        (put((0.76, 0.42, 0.02), (0.66, 0.32, 0.03), (0.62, 0.2, 0.015)), -4.0 * worn),
        (put((0.46, 0.9, 0.03), (0.4, 0.74, 0.07), (0.4, 0.6, 0.03)), 5.0),
        (put((0.96, 0.3, 0.06), (1.0, 0.22, 0.11), (0.98, 0.14, 0.05)), 7.0),
        (put((0.1, 0.9, 0.02), (0.12, 0.7, 0.05), (0.1, 0.52, 0.02)), -4.0 * worn),
        (put((0.06, 0.3, 0.05), (0.14, 0.2, 0.1), (0.12, 0.12, 0.05)), 5.0),
    ]
    garment(
        c, upper, colour, folds, thickness=size * 0.2, weave=0.15, crumple=1.6 * worn, seed=seed, rim=0.25,
        gloss=0.12 + 0.22 * (1 - worn), mottle=0.05 + 0.03 * worn, bias=0.03, detail=0.88,
    )  # fmt: skip
    scuffs = np.asarray(smoothstep(0.5, 0.8, c.field("scuffs", 26, 4, (2, 1))), np.float32)
    c.glaze(upper * scuffs, (0.7, 0.06, 65), 0.2 * worn)
    seams = (
        put((0.88, 0.42, 0.008), (0.84, 0.28, 0.01), (0.86, 0.06, 0.008)),
        put((0.5, 0.58, 0.008), (0.4, 0.34, 0.01), (0.44, 0.06, 0.008)),
        put((0.08, 0.42, 0.008), (0.24, 0.4, 0.01), (0.3, 0.06, 0.008)),
        put((0.36, 1.0, 0.008), (0.37, 0.78, 0.01), (0.42, 0.6, 0.008)),
    )
    for line in seams:
        seam = c.mask(limb(line, 16))
        c.multiply(seam & upper, (0.42, 0.07, 40), 0.6)
        c.screen(seam.move(-1.6, 1) & upper, (0.92, 0.06, 70), 0.3)
    sole = c.mask(
        curve(
            put(
                (0.02, 0.08, CORNER),
                (0.4, 0.05),
                (0.8, 0.06),
                (1.12, 0.1, CORNER),
                (1.14, 0.03),
                (1.08, -0.01, CORNER),
                (0.44, 0.0),
                (0.36, -0.03, CORNER),
                (0.02, -0.03, CORNER),
            )
        ),
    )
    garment(c, sole, (0.4, 0.05, 45), thickness=size * 0.05, detail=0.88)
    c.multiply(
        c.mask(limb(put((0.04, 0.1, 0.02), (0.5, 0.07, 0.02), (1.1, 0.12, 0.02)), 20), soft=2) & upper,
        (0.4, 0.07, 40),
        0.5,
    )

    def eyelets(pen: Pen) -> None:
        w = size * 0.016
        for k in range(5):
            a = put(
                (0.5 - 0.005 * k + 0.028 * max(0, 2 - k), 0.58 + 0.085 * k),
                (0.4 + 0.03 * max(0, 2 - k), 0.56 + 0.09 * k),
            )
            x, y = a[1]
            pen.stroke(a, (0.9, 0.03, 85) if worn > 0.5 else (0.95, 0.03, 85), w * 1.5)
            pen.dot(x, y, w * 1.0, (0.86, 0.07, 85))
            pen.dot(x, y, w * 0.45, (0.25, 0.04, 40))

    c.draw(eyelets, relief=1.2, detail=0.92)
    return upper


def old_boot(c: Canvas) -> None:
    """The old boot: its mouth, its tongue, its leather; earth and moss in it."""
    last = _Last(OLD)
    put = last.put
    x, y = put((0.25, 1.0))[0]
    inside = c.mask(oval(x, y, 64, 16, -4))
    c.form(inside, (0.3, 0.04, 45), thickness=6, rim=0.0, bias=-0.15, detail=0.85)
    moss = c.mask(limb(put((0.06, 0.99, 0.03), (0.24, 1.01, 0.05), (0.42, 0.97, 0.03)), 16), wobble=3, cell=6)
    c.form(moss, (0.5, 0.09, 130), thickness=8, mottle=0.2, grain=4, rim=0.0, detail=0.85)
    tongue = c.mask(
        curve(put((0.34, 0.8, CORNER), (0.4, 1.03), (0.46, 1.12), (0.57, 1.12), (0.58, 0.98), (0.535, 0.72, CORNER)))
    )
    garment(c, tongue, (0.56, 0.085, 50), thickness=8, crumple=1, bias=0.04, detail=0.85)
    body = _boot(c, last, _LEATHER, 1.0, "old")
    low = np.asarray(smoothstep(OLD[1] - 84, OLD[1], c.y), np.float32)
    tide = c.field("tide", 30, 4)
    c.glaze(body * low * np.asarray(smoothstep(0.35, 0.6, tide), np.float32), (0.84, 0.03, 85), 0.5)
    rim = c.mask(limb(put((0.0, 0.99, 0.018), (0.24, 1.02, 0.02), (0.5, 0.95, 0.018)), 20))
    garment(c, rim, (0.58, 0.08, 50), thickness=5, bias=0.06, detail=0.88)


def young_boot(c: Canvas) -> None:
    """The young boot: smaller, redder, smooth, its mouth still closed by the calyx."""
    last = _Last(YOUNG)
    put = last.put
    body = _boot(c, last, _NEW, 0.2, "young")
    c.glaze(body * np.asarray(smoothstep(YOUNG[1] - 60, YOUNG[1] - 185, c.y), np.float32), (0.66, 0.11, 105), 0.45)
    calyx: Colour = (0.6, 0.105, 135)
    for k, tip in enumerate(((0.02, 0.6), (0.16, 0.66), (0.32, 0.7), (0.46, 0.66), (0.6, 0.8))):
        x0, y0 = 0.25, 1.16
        mid = ((x0 + tip[0]) / 2 + (tip[0] - 0.25) * 0.42, 0.98)
        sepal = c.mask(limb(put((x0, y0, 0.05), (*mid, 0.105), (*tip, 0.012)), 24))
        c.multiply(sepal.blur(3).move(2, 4) & body, (0.4, 0.08, 60), 0.4)
        groove: Fold = (put((x0, y0, 0.01), (*mid, 0.02), (*tip, 0.006)), -2.5)
        garment(c, sepal, calyx, [groove], thickness=6, bias=0.05 - 0.03 * k, detail=0.88)


def sunk(c: Canvas, things: Layer, line: float) -> None:
    """Mirror things that stand at the height `line` in the wet sand."""
    wave = (c.noise.at("ripple", c.x / 70, c.y / 9, 1.0, 2) - 0.5) * 2
    deep = np.clip((c.y - line) / 300, 0, 1)
    x = c.x + wave * 7 * (0.2 + deep)
    y = line - (c.y - line) / 0.82 + wave * 4
    show = smoothstep(line - 1, line + 3, c.y) * (1 - deep) ** 1.6
    film = 0.35 + 0.65 * np.asarray(smoothstep(0.4, 0.62, c.field("film", 120, 3, (2.4, 0.8))), np.float32)
    bend = (np.asarray(x, np.float32), np.asarray(y, np.float32))
    c.paste(things, bend=bend, clip=c.full(show * film * 0.72), haze=0.2, soft=1.0)


def puddles(c: Canvas) -> None:
    """The pool that the boot stands in, and the wet shadow at the bird's feet."""
    x = OLD[0] + 144
    c.multiply(c.mask(oval(x, 964, 196, 22, -1), soft=8), (0.42, 0.05, 250), 0.8)
    lip = c.mask(oval(x, 970, 206, 27, -1), soft=1.5) - c.mask(oval(x, 967, 201, 24, -1), soft=1.5)
    c.screen(lip, (0.99, 0.01, 90), 0.28)
    c.multiply(c.mask(oval(636, 986, 52, 8), soft=4), (0.45, 0.05, 250), 0.7)


def eyelet() -> tuple[float, float]:
    """Return where the lace comes out of the uppermost eyelet."""
    x, y = _Last(OLD).put((0.48, 0.92))[0][:2]
    return x, y
