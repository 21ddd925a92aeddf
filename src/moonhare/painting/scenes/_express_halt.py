"""Parts of Express: the halt on its ledge, where somebody small waits."""

from __future__ import annotations

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, ramp, smoothstep
from moonhare.painting.light import Lamp
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, oval, polygon

CREAM = ramp(
    [
        (0.0, (0.4, 0.11, 12)),
        (0.22, (0.63, 0.11, 28)),
        (0.45, (0.86, 0.075, 78)),
        (0.7, (0.95, 0.055, 99)),
        (1.0, (0.99, 0.03, 99)),
    ]
)
"""Apple flesh from shade to light."""


def halt(c: Canvas) -> None:
    """A ledge, a pip set on end for a shelter, a lamp, and somebody small with a suitcase."""
    ledge = c.mask(
        curve(
            [
                (-20, 962, CORNER),
                (110, 944),
                (214, 960),
                (262, 992, CORNER),
                (244, 1034),
                (150, 1072),
                (60, 1090),
                (-20, 1096, CORNER),
            ]
        ),
        wobble=4,
    )
    c.shadow(ledge, 8, 22, 14, 0.5)
    c.form(ledge, CREAM, thickness=26, mottle=0.12, rim=0.6, detail=0.5)
    x, y = 110.0, 962.0
    pip = c.mask(
        curve(
            [
                (x - 46, y + 4, CORNER),
                (x - 58, y - 60),
                (x - 44, y - 130),
                (x - 4, y - 196, CORNER),
                (x + 40, y - 128),
                (x + 54, y - 58),
                (x + 46, y + 2, CORNER),
            ]
        )
    )
    c.shadow(pip, 24, 10, 14, 0.55)
    c.form(pip, (0.36, 0.09, 45), thickness=70, gloss=0.7, rim=0.7, mottle=0.12, grain=12, detail=0.75)
    door = c.mask(
        curve([(x - 18, y + 2, CORNER), (x - 20, y - 50), (x + 2, y - 82), (x + 22, y - 50), (x + 20, y + 2, CORNER)])
    )
    c.fill(door, (0.17, 0.05, 40), detail=0.8)
    c.screen(door * smoothstep(-90, 0, c.y - y), (0.85, 0.14, 65), 0.45)
    bracket = (x + 54, y - 120)
    c.draw(
        lambda pen: pen.stroke([(x + 30, y - 140), (x + 60, y - 150), (x + 72, y - 136)], (0.25, 0.05, 60), 4.5),
        relief=2.5,
        detail=0.8,
    )
    lx, ly = bracket[0] + 18, bracket[1] - 2
    glass = c.mask(box(lx - 10, ly - 12, 20, 28, 5))
    c.fill(glass, (0.97, 0.1, 88), detail=0.95)
    c.emit(glass, 0.8)

    def casing(pen: Pen) -> None:
        pen.stroke(box(lx - 10, ly - 12, 20, 28, 5), (0.25, 0.05, 60), 3)
        pen.fill(polygon([(lx - 14, ly - 12), (lx + 14, ly - 12), (lx, ly - 24)]), (0.25, 0.05, 60))

    c.draw(casing, detail=0.9)
    c.lamp(Lamp(x=lx, y=ly, z=30, reach=90, power=0.8), 0.5)
    bx, by = 206.0, 972.0
    c.shadow(c.mask(oval(bx, by + 2, 30, 6)), 4, 3, 4, 0.6)
    shell = c.mask(oval(bx, by - 32, 24, 28))
    c.form(shell, (0.56, 0.2, 26), gloss=0.6, rim=0.7, detail=0.85)
    head = c.mask(oval(bx, by - 62, 14, 12))
    c.form(head, (0.2, 0.03, 40), gloss=0.5, rim=0.8, detail=0.85)

    def bug(pen: Pen) -> None:
        ink: Colour = (0.17, 0.03, 40)
        pen.stroke([(bx, by - 58), (bx + 1, by - 32), (bx, by - 6)], ink, 2)
        for px, py, q in (
            (-10, -42, 4.4),
            (10, -42, 4.4),
            (-12, -24, 3.8),
            (12, -24, 3.8),
            (-6, -14, 2.8),
            (7, -14, 2.8),
        ):
            pen.fill(oval(bx + px, by + py, q, q * 1.1), ink)
        for s in (-1, 1):
            pen.stroke([(bx + s * 6, by - 71), (bx + s * 11, by - 82), (bx + s * 17, by - 84)], ink, 1.8)
            pen.stroke([(bx + s * 8, by - 8), (bx + s * 10, by + 2), (bx + s * 16, by + 3)], ink, 2.8)
            pen.stroke([(bx + s * 20, by - 40), (bx + s * 29, by - 30), (bx + s * 27, by - 20)], ink, 2.8)
        pen.fill(box(bx + 18, by - 20, 24, 18, 3), (0.6, 0.11, 70))
        pen.stroke(
            [(bx + 25, by - 20), (bx + 27, by - 25), (bx + 33, by - 25), (bx + 35, by - 20)], (0.35, 0.08, 50), 2
        )

    c.draw(bug, relief=1.4, detail=0.9)
