"""Parts of Slow Ascent: the barge seen from the side, the ducklings on the lowest fall."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour
from moonhare.painting.materials import foliage, smoke
from moonhare.painting.motifs.buildings import lit_window
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.motifs.props import rocking_chair
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon

_WARM: Colour = (0.88, 0.13, 75)


def barge(c: Canvas, x: float, y: float) -> None:
    """Paint the barge, its middle at x, the trough's near edge at y; the bow points right."""
    w = y - 2
    hull = c.mask(
        curve(
            [
                (x - 116, w - 40, CORNER),
                (x - 60, w - 31),
                (x + 50, w - 32),
                (x + 122, w - 50, CORNER),
                (x + 112, w - 20),
                (x + 84, w + 6, CORNER),
                (x - 96, w + 6, CORNER),
                (x - 112, w - 14),
            ]
        )
    )
    c.form(hull, (0.37, 0.145, 24), thickness=30, gloss=0.3, rim=0.8, detail=0.75)
    stripe = c.mask(
        limb([(x - 115, w - 37, 2.6), (x - 60, w - 29, 2.6), (x + 50, w - 30, 2.6), (x + 121, w - 48, 2.6)], 30)
    )
    c.form(stripe, (0.88, 0.09, 88), thickness=3, detail=0.8)
    cabin = c.mask(
        curve([(x - 50, w - 31, CORNER), (x - 47, w - 84, CORNER), (x + 64, w - 84, CORNER), (x + 68, w - 32, CORNER)])
    )
    c.form(cabin, (0.31, 0.06, 215), thickness=6, rim=0.6, detail=0.75)
    roof = c.mask(
        curve([(x - 56, w - 82, CORNER), (x - 50, w - 91), (x + 8, w - 94), (x + 66, w - 91), (x + 73, w - 82, CORNER)])
    )
    c.form(roof, (0.6, 0.09, 60), thickness=5, rim=0.9, detail=0.75)
    for wx in (x - 26, x + 8, x + 42):
        lit_window(c, wx, w - 44, 20, 26, colour=(0.84, 0.16, 66), hot=(0.98, 0.08, 86), frame=(0.5, 0.1, 60), glow=0.5)
    chimney = c.mask(box(x + 50, w - 116, 10, 28, 2))
    c.form(chimney, (0.3, 0.05, 272), thickness=5, rim=0.8, detail=0.75)
    smoke(
        c,
        [(x + 54, w - 120, 4), (x + 46, w - 144, 7), (x + 56, w - 172, 10), (x + 40, w - 206, 13)],
        (0.66, 0.05, 265),
        seed="stove",
        alpha=0.4,
    )
    with c.group() as seat:
        rocking_chair(c, x - 82, w - 36)
    c.paste(seat)
    r = c.rng("geraniums")
    for px, py in ((x - 38, w - 91), (x - 14, w - 93), (x + 14, w - 94), (x + 94, w - 43)):
        pot = c.mask(polygon([(px - 6, py - 9), (px + 6, py - 9), (px + 4.6, py + 1), (px - 4.6, py + 1)]))
        c.form(pot, (0.6, 0.13, 42), thickness=5, rim=0.6, detail=0.8)
        leaf = c.mask(oval(px, py - 14, 9, 7), wobble=2, cell=5)
        foliage(c, leaf, (0.46, 0.1, 150), seed=f"leaf{px:.0f}", size=3.2, spacing=1.8, clump=5, detail=0.7)
        n = 9
        flowers(
            c,
            (px + r.normal(0, 4.6, n)).astype(np.float32),
            (py - 17 + r.normal(0, 3.6, n)).astype(np.float32),
            r.uniform(3.2, 5.4, n).astype(np.float32),
            ((0.64, 0.2, 22), (0.68, 0.19, 5)),
            seed=f"bloom{px:.0f}",
            detail=0.85,
        )

    def lines(pen: Pen) -> None:
        pen.stroke([(x - 100, w - 36), (x - 116, w - 62), (x - 104, w - 70)], (0.75, 0.1, 70), 4)
        pen.stroke([(x + 112, w - 46), (x + 112, w - 66)], (0.3, 0.05, 272), 2.4)
        pen.dot(x + 112, w - 69, 4, (0.99, 0.07, 92))

    c.draw(lines, relief=1.5, detail=0.85)
    c.glow(x + 112, w - 69, 22, _WARM, 0.8)
    for wx in (x - 26, x + 8, x + 42):
        c.glow(wx, w + 4, 20, (0.9, 0.14, 72), 0.5, flat=0.4)
    bow = c.mask(limb([(x + 78, w + 3, 2), (x + 96, w + 2, 3), (x + 112, w + 1, 1.4)], 10), soft=1)
    c.glaze(bow, (0.97, 0.02, 230), 0.9)


def ducks(c: Canvas, x: float, y: float) -> None:
    """The hidden ones: ducklings that slide down the lowest fall, their mother below."""
    family: tuple[tuple[float, float, float, float], ...] = (
        (x + 30, y - 92, 0.5, 62),
        (x + 26, y - 50, 0.5, 70),
        (x - 4, y - 9, 0.5, 0),
        (x - 36, y - 13, 1.0, 0),
    )
    for px, py, q, turn in family:
        tone: Colour = (0.46, 0.06, 60) if q > 0.8 else (0.86, 0.14, 92)
        body = c.mask(oval(px, py, 13 * q, 7.5 * q, -turn))
        c.form(body, tone, thickness=7 * q, rim=0.7, detail=0.9)
        hx, hy = (px - 10 * q, py - 10 * q) if turn == 0 else (px - 4 * q, py + 13 * q)
        c.form(c.mask(circle(hx, hy, 5.6 * q)), tone, thickness=5 * q, rim=0.7, detail=0.9)
        bill = polygon([(hx - 4 * q, hy - 2 * q), (hx - 11 * q, hy + 1 * q), (hx - 4 * q, hy + 3 * q)])
        c.form(c.mask(bill), (0.68, 0.16, 52), thickness=2, detail=0.9)
