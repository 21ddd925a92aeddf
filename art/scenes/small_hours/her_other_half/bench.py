"""A park bench on the bank, seen from somewhat above, somebody's red coat thrown over it."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb


def bench(c: Canvas, x: float, y: float) -> None:
    """Paint it with the left end of its seat at (x, y): 150 wide, its back leaning away from us."""
    iron: Colour = (0.17, 0.05, 270)
    wood: Colour = (0.4, 0.07, 50)
    c.multiply(
        c.mask(limb([(x + 4, y + 30, 8), (x + 90, y + 34, 12), (x + 172, y + 26, 6)]), soft=6), (0.3, 0.11, 270), 0.8
    )

    def frame(pen: Pen) -> None:
        for px in (x + 12, x + 138):
            pen.stroke([(px + 6, y - 46), (px + 2, y - 8), (px, y + 30)], iron, 5)
            pen.stroke([(px + 2, y - 8), (px - 4, y + 8), (px - 6, y + 36)], iron, 5)
            pen.stroke([(px + 4, y - 24), (px - 12, y - 18), (px - 10, y + 2)], iron, 4)

    c.draw(frame, relief=2, detail=0.8)
    for k, (dy, lean, thick) in enumerate(
        ((-42, 6, 4.2), (-30, 4.5, 4.2), (-18, 3, 4.2), (-4, 0, 4.6), (5, -3, 5.0), (15, -6, 5.4))
    ):
        slat = c.mask(limb([(x + lean, y + dy, thick), (x + 150 + lean, y + dy - 2, thick)], 8))
        c.form(slat, wood, thickness=4, rim=0.15, mottle=0.15, shadow=4, detail=0.8)
        if k in (0, 5):
            cap = c.mask(
                limb([(x + lean + 4, y + dy - 4, 2.2), (x + 40, y + dy - 5, 3), (x + 62 + lean, y + dy - 4, 1.4)], 12)
            )
            c.fill(cap, (0.78, 0.05, 258), detail=0.8)
    coat = c.mask(
        curve(
            [
                (x + 78, y - 50, CORNER),
                (x + 100, y - 55),
                (x + 124, y - 49, CORNER),
                (x + 126, y - 20),
                (x + 132, y + 6),
                (x + 140, y + 38, CORNER),
                (x + 118, y + 32),
                (x + 104, y + 40, CORNER),
                (x + 84, y + 30),
                (x + 66, y + 34, CORNER),
                (x + 74, y + 4),
                (x + 76, y - 22),
            ]
        )
    )
    folds = [
        ([(x + 90, y - 46, 3), (x + 88, y - 6, 5), (x + 78, y + 30, 6)], 4.0),
        ([(x + 104, y - 46, 3), (x + 104, y - 4, 5), (x + 106, y + 34, 6)], 4.0),
        ([(x + 118, y - 44, 3), (x + 120, y - 2, 5), (x + 130, y + 32, 6)], 4.0),
    ]
    garment(c, coat, (0.42, 0.16, 25), folds, thickness=8, shadow=8, detail=0.85)
    sleeve = c.mask(limb([(x + 122, y - 46, 8), (x + 140, y - 16, 8), (x + 148, y + 16, 7)], 16))
    garment(c, sleeve, (0.38, 0.15, 25), thickness=8, shadow=5, detail=0.85)
    collar = c.mask(limb([(x + 80, y - 51, 5), (x + 101, y - 56, 6), (x + 122, y - 50, 5)], 16))
    garment(c, collar, (0.3, 0.12, 25), thickness=5, detail=0.85)
