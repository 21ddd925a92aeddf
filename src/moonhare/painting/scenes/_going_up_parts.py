"""Parts of Going Up: the sloth that works the lift."""

from __future__ import annotations

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour
from moonhare.painting.materials import cloth, fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval

X, TOP, FOOT = 470.0, 258.0, 628.0
BRASS: Colour = (0.74, 0.13, 82)
_COAT: Colour = (0.55, 0.06, 72)


def sloth(c: Canvas) -> None:
    """The attendant: shaggy fur, a red waistcoat with brass buttons, one hand on the lever."""
    x, foot = X - 8, FOOT
    around = (x - 190, 240.0, x + 190, foot + 20)
    c.shadow(c.mask(oval(x, foot - 8, 84, 11)), 6, 2, 6, 0.6)
    body = Clay(c, around, melt=18)
    body.limb([(x, foot - 74, 66), (x, foot - 140, 62), (x + 2, foot - 190, 46)])
    for f in (-1, 1):
        body.limb([(x + f * 44, foot - 54, 32, 20), (x + f * 70, foot - 34, 26, 34), (x + f * 64, foot - 12, 18, 40)])
    body.limb(
        [
            (x - 40, foot - 186, 26, 10),
            (x - 72, foot - 250, 21, 14),
            (x - 68, foot - 300, 17, 16),
            (x - 66, foot - 322, 19, 18),
        ]
    )
    relief = body.relief(2)
    c.form(relief, _COAT, mottle=0.12, grain=20, shadow=20, rim=0.7, detail=0.6)
    algae = c.mask(oval(x - 20, foot - 110, 50, 70), oval(x - 64, foot - 280, 20, 44), soft=14)
    c.glaze(algae & relief.mask, (0.56, 0.1, 130), 0.4)
    fur(c, relief, body.angle, seed="coat", length=(14, 30), spacing=3.0, spread=0.35, detail=0.6)
    vest = c.mask(
        curve(
            [
                (x - 50, foot - 186, CORNER),
                (x, foot - 166),
                (x + 50, foot - 186, CORNER),
                (x + 66, foot - 120),
                (x + 56, foot - 72, CORNER),
                (x, foot - 58),
                (x - 56, foot - 72, CORNER),
                (x - 66, foot - 120),
            ]
        )
    )
    cloth(c, relief.within(vest), (0.5, 0.17, 28), fold=30, depth=2, seed="vest", detail=0.75)

    def buttons(pen: Pen) -> None:
        for k in range(4):
            for f in (-1, 1):
                pen.dot(x + f * (20 + 3 * k % 5), foot - 152 + k * 24, 4.6, BRASS)
        pen.stroke([(x, foot - 166), (x + 2, foot - 62)], (0.36, 0.13, 25), 2, 0.8)

    c.draw(buttons, relief=3, detail=0.85)
    lever = c.mask(limb([(x + 104, foot - 112, 5), (x + 88, foot - 160, 4)]))
    c.form(lever, BRASS, gloss=0.6, detail=0.8)
    c.form(c.mask(oval(x + 87, foot - 166, 10, 10)), (0.3, 0.04, 40), gloss=0.7, detail=0.85)
    arm = Clay(c, around, melt=12)
    arm.limb([(x + 44, foot - 182, 26, 20), (x + 74, foot - 116, 21, 30), (x + 84, foot - 154, 14, 36)])
    near = arm.relief(2)
    c.shadow(near.mask, 2, 8, 6, 0.45)
    c.form(near, _COAT, mottle=0.12, grain=20, rim=0.7, detail=0.6)
    fur(c, near, arm.angle, seed="arm", length=(12, 24), spacing=3.0, spread=0.35, detail=0.6)

    for k in range(3):  # hooked over the rail from the front
        hx = x - 82 + k * 15
        hook = [(hx, foot - 320, 4.6), (hx - 2, foot - 336, 4.2), (hx + 1, foot - 347, 3.4), (hx + 7, foot - 349, 2.0)]
        claw = c.mask(limb(hook, 18))
        c.shadow(claw, 2, 3, 2, 0.5)
        c.form(claw, (0.84, 0.05, 82), gloss=0.4, rim=0.5, detail=0.9)

    def claws(pen: Pen) -> None:
        for k in range(3):
            pen.stroke(
                [(x + 78 + k * 7, foot - 158), (x + 82 + k * 7, foot - 174), (x + 92 + k * 5, foot - 166)],
                (0.84, 0.05, 85),
                4,
            )
            for f in (-1, 1):
                pen.stroke(
                    [(x + f * (54 + k * 9), foot - 12), (x + f * (57 + k * 10), foot - 2)], (0.84, 0.05, 85), 4.4
                )

    c.draw(claws, relief=3, detail=0.85)
    _sloth_head(c, x + 6, foot - 236)


def _sloth_head(c: Canvas, x: float, y: float) -> None:
    head = Clay(c, (x - 90, y - 90, x + 90, y + 90), melt=10)
    head.ball(x, y, 56, 50, turn=6)
    head.ball(x + 2, y + 18, 30, 24, z=30)
    relief = head.relief(1.5)
    c.shadow(relief.mask, 4, 12, 9, 0.5)
    c.form(relief, _COAT, rim=0.7, mottle=0.08, detail=0.75)
    fur(c, relief, relief.flow((0, 1), 0.3), seed="head", length=(9, 18), spacing=2.6, spread=0.4, detail=0.75)
    mask = c.mask(
        curve(
            [
                (x - 44, y - 8),
                (x - 24, y - 26),
                (x + 2, y - 22),
                (x + 28, y - 24),
                (x + 46, y - 4),
                (x + 38, y + 26),
                (x + 2, y + 40),
                (x - 36, y + 24),
            ]
        ),
        soft=3,
    )
    c.form(relief.within(mask), (0.86, 0.06, 85), rim=0.4, mottle=0.06, detail=0.8)
    for f in (-1, 1):
        band = c.mask(
            curve(
                [
                    (x + f * 8, y - 6),
                    (x + f * 24, y - 14),
                    (x + f * 46, y + 8),
                    (x + f * 50, y + 22),
                    (x + f * 34, y + 14),
                    (x + f * 16, y + 8),
                ]
            ),
            soft=2.5,
        )
        c.form(relief.within(band), (0.34, 0.06, 50), detail=0.85)

    def marks(pen: Pen) -> None:
        for f in (-1, 1):
            ex = x + f * 23
            pen.stroke([(ex - 9, y + 1), (ex, y + 5), (ex + 9, y)], (0.12, 0.02, 40), 4.4)
            pen.stroke([(ex - 8, y - 3), (ex, y - 1), (ex + 8, y - 4)], (0.55, 0.06, 60), 2, 0.8)
        pen.fill(curve([(x - 12, y + 12), (x + 2, y + 7), (x + 16, y + 12), (x + 2, y + 23)]), (0.2, 0.03, 35))
        pen.stroke([(x - 22, y + 27), (x - 8, y + 33), (x + 12, y + 33), (x + 28, y + 25)], (0.28, 0.05, 40), 2.6)
        pen.dot(x - 3, y + 12, 2, (0.95, 0.03, 90), 0.8)

    c.draw(marks, detail=0.95)
    cap = c.mask(
        curve(
            [
                (x - 34, y - 36, CORNER),
                (x - 28, y - 74),
                (x + 6, y - 82),
                (x + 38, y - 68),
                (x + 38, y - 30, CORNER),
                (x + 4, y - 40),
            ]
        )
    )
    cloth(c, cap, (0.5, 0.17, 28), fold=40, depth=2, thickness=18, seed="cap", detail=0.8)
    band = c.mask(
        curve(
            [
                (x - 36, y - 48, CORNER),
                (x + 4, y - 54),
                (x + 40, y - 42, CORNER),
                (x + 40, y - 28, CORNER),
                (x + 4, y - 38),
                (x - 36, y - 32, CORNER),
            ]
        )
    )
    c.form(band, BRASS, thickness=5, gloss=0.5, detail=0.85)
