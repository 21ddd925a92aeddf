"""Parts of Closing Time: two heads, broad and flat, ears small and low: the mother's and, rounder, her pup's."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Stops, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place

from .brush import BLOND, DARK, DOWN, FLAME, INK, coat, crease, flow, paint_form


class Skull(msgspec.Struct, frozen=True):
    """Where a head lies and how it differs; level it looks right, its middle at 0, 0, the nose at 130, 16."""

    x: float
    y: float
    size: float
    turn: float
    flip: bool
    seed: str
    front: Stops
    back: Stops
    eye: float
    lid: float
    """How far the upper lid hangs, 0-1."""
    snout: float
    """How far the muzzle comes forward."""
    locks: tuple[int, float, float]

    def at(self, points: Points) -> list[tuple[float, ...]]:
        """Return points of the level head where they lie on the card."""
        return place(points, self.x, self.y, self.size, self.turn, self.flip)

    def angle(self, turn: float) -> float:
        """Return a direction of the level head as it is on the card (degrees)."""
        return (180 - turn if self.flip else turn) + self.turn


_MOTHER: Final = Skull(202, 388, 1.1, 17, False, "mother", BLOND, DARK, 10, 0.34, 0, (1600, 29, 2.6))
_PUP: Final = Skull(702, 438, 0.61, -8, True, "pup", DOWN, DOWN, 14, 0.0, -14, (1200, 20, 2.5))


_SWEEP: Final[Points] = (
    *((60, 400), (100, 412), (150, 440), (196, 474), (240, 500), (262, 540), (270, 600), (200, 640), (110, 620)),
    (50, 560),
)
"""Where head, throat and chest meet."""
_DOWNWARD: Final = (
    (80, 400, 105), (120, 440, 100), (170, 470, 92), (220, 500, 80), (230, 560, 72), (170, 560, 90), (100, 540, 100),
    (140, 620, 88), (240, 610, 60),
)  # fmt: skip


def mother_head(c: Canvas, who: Mask) -> None:
    """The mother, her eye upon the sun; one coat runs from her cheek down throat and nape over the body, `who`."""
    _head(c, _MOTHER, who)


def pup_head(c: Canvas) -> None:
    """The pup."""
    _head(c, _PUP)


def _head(c: Canvas, k: Skull, who: Mask | None = None) -> None:
    s, f = k.size, k.snout

    def ball(clay: Clay, x: float, y: float, rx: float, ry: float, turn: float = 0, z: float = 0) -> None:
        px, py = k.at([(x, y)])[0][:2]
        clay.ball(px, py, rx * s, ry * s, z * s, k.turn + (-turn if k.flip else turn))

    q = 200 * s
    clay = Clay(c, (k.x - q, k.y - q, k.x + q, k.y + q), melt=16 * s)
    ball(clay, -12, 8, 112, 76, 4)
    ball(clay, -22, 44, 96, 62, 0)
    ball(clay, 26, 48, 70, 54, 0, 26)
    ball(clay, 46, -10, 58, 46, 18, 10)
    ball(clay, 76 + f, 30, 60, 44, 6, 32)
    ball(clay, 84 + f, 42, 44, 36, 10, 44)
    ball(clay, 62 + f, 66, 42, 30, 12, 20)
    head = clay.relief(smooth=1.6)
    m = head.mask
    with c.group() as g:
        front = (
            (150, -60),
            (70, -110),
            (-10, -96),
            (-60, -50),
            (-80, 20),
            (-96, 80),
            (-80, 150),
            (60, 160),
            (170, 100),
        )
        pale = c.mask(curve(k.at(front)), soft=22 * s)
        paint_form(c, head, k.back, (k.front, pale), lift=150, reach=330, bias=0.05)
        a = k.angle
        guides = [(k.at([(x, y)])[0][0], k.at([(x, y)])[0][1], a(t)) for x, y, t in (
            (110 + f, -8, 200), (60, -60, 200), (0, -84, 185), (-60, -66, 150), (-100, -10, 110), (-90, 60, 95),
            (40, -20, 190), (10, 10, 165), (-40, 10, 140), (-30, 80, 110), (60, 40, 150), (90 + f, 50, 130),
            (30, 80, 125), (70 + f, 84, 150), (110 + f, 40, 160),
        )]  # fmt: skip
        way = flow(c, guides)
        n, long, wide = k.locks
        coat(c, m, way, n, (long, wide), k.seed, towards=a(150), beyond=3.5)
        coat(c, m, way, n // 2, (0.6 * long, 0.6 * wide), f"{k.seed}/fine", towards=a(150), vary=0.18, share=0.55)
    r = np.radians(k.turn)
    px, py = (c.x - k.x) / s, (c.y - k.y) / s
    u, v = (px * np.cos(r) + py * np.sin(r)) * (-1 if k.flip else 1), -px * np.sin(r) + py * np.cos(r)
    fade = (24, 92) if who is not None else (58, 104)
    keep = c.full(1 - smoothstep(*fade, v - 0.1 * u) * smoothstep(74, 10, u))
    c.multiply((m.blur(12 * s).move(2, 14) - m) & keep, (0.3, 0.08, 25), 0.5)
    c.paste(g, clip=keep)
    if who is not None:
        _throat(c, who | m)
    _planes(c, k, m)
    _ear(c, k)
    _eye(c, k)
    _nose(c, k, m)
    _whiskers(c, k)


def _throat(c: Canvas, m: Mask) -> None:
    """Comb one sweep of hair from the cheek down the throat, over what was two forms."""
    area = m & c.mask(curve(_SWEEP), soft=16)
    coat(c, area, flow(c, _DOWNWARD), 620, (40, 3.2), "throat", towards=100, beyond=0, share=0.7)
    coat(c, area, flow(c, _DOWNWARD), 420, (26, 2.0), "throat/fine", towards=100, vary=0.18, share=0.55, beyond=0)


def _planes(c: Canvas, k: Skull, m: Mask) -> None:
    """The socket's hollow, the pad's roundness, the light along the brow and on the chin."""
    f, s = k.snout, k.size
    sweep(c, m, k.at([(40, -12, 12), (64, -2, 15), (88, -2, 10)]), 9 * s, (0.5, 0.09, 25), 0.6)
    sweep(c, m, k.at([(56, -40, 6), (84, -30, 6), (108 + f, -8, 5)]), 6 * s, (0.97, 0.07, 86), 0.55, pale=True)
    sweep(c, m, k.at([(70 + f, 88, 6), (92 + f, 82, 7), (112 + f, 66, 5)]), 6 * s, FLAME, 0.7, pale=True)
    sweep(
        c, m, k.at([(108 + f, 34, 10), (122 + f, 40, 10), (126 + f, 46, 6)]), 7 * s, (0.985, 0.05, 90), 0.6, pale=True
    )


def _ear(c: Canvas, k: Skull) -> None:
    """The ear: a small curled leaf, low."""
    m = c.mask(curve(k.at([(-66, 44), (-80, 44), (-92, 34), (-95, 20), (-85, 13), (-73, 21), (-65, 33)])), wobble=0.8)
    c.multiply(m.blur(5 * k.size).move(-2 * k.size, 5 * k.size), INK, 0.5)
    c.glaze(m, (0.42, 0.08, 34), 0.85)
    inner = c.mask(curve(k.at([(-71, 40), (-81, 38), (-88, 27), (-80, 22), (-72, 30)])), soft=2 * k.size)
    c.multiply(inner, INK, 0.6)
    c.glaze(m.edge(4 * k.size, -5 * k.size, 2.5 * k.size), FLAME, 0.4)


def _eye(c: Canvas, k: Skull) -> None:
    """A dark eye, open, with the sun in it."""
    e = k.eye
    x, y = 66.0, -10.0
    px, py = k.at([(x, y)])[0][:2]
    s = k.size

    def work(pen: Pen) -> None:
        pen.fill(oval(px, py, 1.28 * e * s, 1.14 * e * s, k.turn), (0.3, 0.06, 25), 0.75)
        pen.fill(oval(px, py, e * s, 0.98 * e * s, k.turn), (0.14, 0.03, 350))
        ux, uy = k.at([(x + 0.34 * e, y + 0.42 * e)])[0][:2]
        pen.fill(oval(ux, uy, 0.52 * e * s, 0.4 * e * s, k.turn + 30), (0.46, 0.11, 48), 0.6)
        gx, gy = k.at([(x + 0.36 * e, y - 0.3 * e)])[0][:2]
        pen.dot(gx, gy, 0.3 * e * s, (0.99, 0.05, 92))
        low = e * (1.3 - 0.9 * k.lid)
        lid = [(x - 1.5 * e, y + 0.1 * e), (x - 0.9 * e, y - 0.75 * low), (x + 0.1 * e, y - low),
               (x + 1.1 * e, y - 0.6 * low), (x + 1.6 * e, y + 0.2 * e)]  # fmt: skip
        if k.lid:
            brow = [(x + 1.3 * e, y - 0.9 * e), (x + 0.2 * e, y - 1.5 * e), (x - 1.1 * e, y - 1.0 * e)]
            pen.fill(curve(k.at([*lid, *brow])), (0.6, 0.075, 45))
        crease(pen, k.at(lid), 0.22 * e * s, INK, 0.95)
        under = [(x - 1.1 * e, y + 0.9 * e), (x, y + 1.4 * e), (x + 1.2 * e, y + 0.8 * e)]
        crease(pen, k.at(under), 0.13 * e * s, (0.95, 0.08, 84), 0.8)

    c.draw(work, detail=0.95, soft=0.25)


def _nose(c: Canvas, k: Skull, m: Mask) -> None:
    """The broad dark pad, the cleft, the mouth that all but smiles."""
    f, s = k.snout, k.size
    pad = c.mask(curve(k.at([(98 + f, 3), (106 + f, -8), (122 + f, -11), (136 + f, -6), (141 + f, 5), (136 + f, 19),
                             (127 + f, 29), (116 + f, 25), (103 + f, 14)])), wobble=0.5)  # fmt: skip
    c.multiply(pad.blur(4 * s).move(-1, 4) & m, (0.4, 0.09, 25), 0.6)
    c.fill(pad, (0.27, 0.05, 8), detail=0.9)
    c.glaze(pad.edge(5, 5, 3), (0.78, 0.14, 55), 0.75)
    sweep(c, pad, k.at([(106 + f, 0, 2), (116 + f, -4, 4), (129 + f, -2, 2)]), 2.5, (0.72, 0.08, 350), 0.5, pale=True)

    def work(pen: Pen) -> None:
        crease(pen, k.at([(117 + f, 1), (119 + f, 9), (126 + f, 13), (133 + f, 9)]), 3.0 * s, (0.12, 0.03, 350), 0.95)
        crease(pen, k.at([(126 + f, 28), (126 + f, 38), (121 + f, 48)]), 1.7 * s, INK, 0.8)
        crease(pen, k.at([(128 + f, 54), (114 + f, 52), (98 + f, 58), (80 + f, 60), (64 + f, 52)]), 2.2 * s, INK, 0.8)
        for x, y in ((86, 20), (98, 28), (84, 34), (96, 41), (108, 38), (74, 28)):
            px, py = k.at([(x + f, y)])[0][:2]
            pen.dot(px, py, 1.9 * s, (0.36, 0.07, 30), 0.8)

    c.draw(work, detail=0.9, soft=0.3)


def _whiskers(c: Canvas, k: Skull) -> None:
    """Thick whiskers, burning in the light."""
    f, s = k.snout, k.size

    def work(pen: Pen) -> None:
        for x, y, u, v, p, q in (
            (108, 38, 128, 74, 124, 112), (98, 41, 110, 88, 96, 128),
            (96, 28, 92, 84, 66, 124), (86, 34, 72, 84, 40, 112),
            (84, 20, 56, 66, 16, 84), (108, 30, 146, 60, 158, 92),
        ):  # fmt: skip
            a, b, d = k.at([(x + f, y), (u + f, v), (p + f, q)])
            line = [(a[0], a[1], 1.9 * s), (b[0], b[1], 1.5 * s), (d[0], d[1], 0.4)]
            pen.fill(limb([(x + 1.5, y + 3, r) for x, y, r in line], 24), INK, 0.35)
            pen.fill(limb(line, 24), (0.98, 0.06, 90), 0.95)

    c.draw(work, detail=0.92, soft=0.2)
