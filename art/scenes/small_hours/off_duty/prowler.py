"""What goes round in the soup of Off Duty: a fin, its wake, a long shade below it that ends in a green frond."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, line, oval

FIN = (346.0, 840.0)
FROND = (654.0, 796.0)


def wake(c: Canvas, inside: Mask) -> None:
    """Draw the long shade below and the round that the fin has swum."""
    deep = c.mask(
        curve(
            [
                (176, 822, CORNER),
                (250, 794),
                (400, 782),
                (540, 776),
                (634, 782),
                (662, 796),
                (634, 812),
                (520, 834),
                (380, 850),
                (260, 842),
            ]
        ),
        soft=4,
    )
    c.multiply(deep & inside, (0.5, 0.1, 142), 0.75)

    def tracks(pen: Pen) -> None:
        tone = (0.93, 0.09, 110)
        pen.fill(line([(398, 838), (450, 830), (520, 828), (584, 836)], 5, 0.6), tone, 0.75)
        pen.fill(line([(394, 846), (430, 856), (474, 862), (520, 862)], 5, 0.6), tone, 0.75)
        pen.fill(line([(290, 847), (272, 842), (264, 832)], 4, 0.8), tone, 0.75)

    c.draw(tracks, detail=0.6, soft=1.0, clip=inside)


def prowler(c: Canvas, inside: Mask) -> None:
    """Paint the fin and, far behind it, the frond."""
    x, y = FIN
    image = c.mask(
        curve([(x - 64, y + 4), (x + 50, y + 4), (x + 42, y + 20), (x + 30, y + 28), (x - 28, y + 18)]), soft=3
    )
    c.glaze(image & inside, (0.72, 0.17, 60), 0.5)
    fin = c.mask(
        curve(
            [
                (x - 66, y + 3, CORNER),
                (x - 36, y - 58),
                (x + 52, y - 128, CORNER),
                (x + 32, y - 60),
                (x + 50, y + 3, CORNER),
                (x, y + 8),
            ]
        )
    )
    whole = c.form(fin, (0.75, 0.175, 58), thickness=9, rim=0.0, mottle=0.05, detail=0.85)
    rings = smoothstep(0.8, 1.0, np.sin(np.hypot(c.x - x - 60, c.y - y - 60) / 4.6))
    c.form(whole.within(c.full(np.asarray(rings, np.float32))), (0.7, 0.18, 52), rim=0.0, detail=0.85)
    c.multiply(fin & c.full(smoothstep(x - 14, x + 30, c.x + 0.6 * (c.y - y))), (0.66, 0.16, 36), 0.8)

    def frond(pen: Pen) -> None:
        x0, y0 = FROND
        for dx, dy in ((-26, -26), (-12, -48), (6, -54), (22, -40), (32, -20)):
            stem = [(x0, y0), (x0 + dx * 0.3, y0 + dy * 0.6), (x0 + dx, y0 + dy)]
            pen.fill(line(stem, 4.4, 1.6), (0.38, 0.1, 150))
            for q in (0.62, 0.82, 1.0):
                mx, my = x0 + dx * q**1.4, y0 + dy * q
                pen.fill(oval(mx - 3, my - 2, 4.6, 2.4, 40), (0.44, 0.11, 148))
                pen.fill(oval(mx + 3, my - 2, 4.6, 2.4, -40), (0.39, 0.105, 150))

    c.draw(frond, detail=0.85)
