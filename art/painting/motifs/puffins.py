"""Puffins: one that stands upright and is bored."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, polygon


def puffin(c: Canvas, x: float, y: float) -> None:
    """Paint a puffin whose feet stand at (x, y), upright, head sunk between its shoulders, eyelid half down."""
    c.shadow(c.mask(oval(x + 4, y - 1, 26, 5)), -8, 2, soft=4, share=0.5)
    for off in (-9, 9):
        foot = c.mask(
            curve([(x + off - 13, y + 1, CORNER), (x + off, y - 8), (x + off + 8, y + 1, CORNER), (x + off - 2, y + 3)])
        )
        c.form(foot, (0.68, 0.18, 45), thickness=4, detail=0.9)
    body = Clay(c, (x - 70, y - 130, x + 70, y + 10), melt=6)
    body.limb([(x + 16, y - 14, 9), (x + 4, y - 32, 27), (x - 1, y - 60, 25), (x - 4, y - 80, 20)])
    body.ball(x - 7, y - 92, 22, 20, z=10)
    relief = body.relief(0.6)
    c.form(relief, (0.25, 0.03, 262), rim=0.9, detail=0.88)
    front = c.mask(
        curve(
            [
                (x - 20, y - 76, CORNER),
                (x - 2, y - 66),
                (x + 2, y - 40),
                (x - 2, y - 10, CORNER),
                (x - 22, y - 16),
                (x - 30, y - 48),
            ]
        ),
        soft=2,
    )
    c.form(relief.within(front), (0.96, 0.015, 90), detail=0.88)
    cheek = c.mask(oval(x - 11, y - 92, 15, 14), soft=1.5)
    c.form(relief.within(cheek), (0.93, 0.02, 90), detail=0.9)
    wing = c.mask(
        curve([(x + 10, y - 74, CORNER), (x + 31, y - 52), (x + 26, y - 20), (x + 14, y - 8, CORNER), (x + 8, y - 36)])
    )
    c.form(wing, (0.2, 0.03, 262), thickness=6, rim=0.9, detail=0.88)
    fur(c, relief, 1.5, seed="puffin", length=(4, 8), spacing=1.8, light=0.06, detail=0.88)
    bill = c.mask(
        curve(
            [
                (x - 24, y - 104, CORNER),
                (x - 42, y - 102),
                (x - 52, y - 84, CORNER),
                (x - 40, y - 80),
                (x - 24, y - 82, CORNER),
            ]
        )
    )
    beak = c.form(bill, (0.66, 0.19, 38), thickness=7, gloss=0.4, rim=0.5, detail=0.95)
    c.form(
        beak.within(c.mask(polygon([(x - 33, y - 110), (x - 20, y - 110), (x - 20, y - 76), (x - 33, y - 76)]))),
        (0.4, 0.05, 255),
        detail=0.95,
    )

    def bits(pen: Pen) -> None:
        pen.stroke([(x - 33, y - 104), (x - 34, y - 81)], (0.87, 0.12, 88), 2.6)
        pen.stroke([(x - 41, y - 101), (x - 42, y - 81)], (0.5, 0.17, 30), 1.4)
        pen.stroke([(x - 25, y - 90), (x - 50, y - 86)], (0.34, 0.08, 30), 1.3)
        pen.dot(x - 13, y - 96, 4.0, (0.14, 0.02, 40))
        pen.dot(x - 14.2, y - 95.4, 1.1, (0.99, 0.01, 90))
        pen.fill(
            curve([(x - 19, y - 97, CORNER), (x - 13, y - 103), (x - 7, y - 97, CORNER), (x - 13, y - 96.4)]),
            (0.8, 0.03, 85),
        )
        pen.stroke([(x - 18.5, y - 97), (x - 13, y - 96.2), (x - 7.5, y - 97)], (0.2, 0.03, 40), 1.5)
        pen.stroke([(x - 7, y - 94), (x - 1, y - 90)], (0.3, 0.03, 40), 1.0, 0.8)

    c.draw(bits, detail=0.95)
