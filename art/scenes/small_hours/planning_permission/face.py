"""Parts of Planning Permission: the beaver's broad nose, teeth, mouth, and the open eye that looks at the bird."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .beaver import at
from .head import mask
from .inks import COAT, DEEP, GOLD, INK, PALE, SHADE, comb, crease

_EYE: Final = (48.0, -52.0)
_NOSE: Final[Points] = (
    (163, -45),
    (175, -48),
    (188, -42),
    (198, -27),
    (197, -11),
    (190, -2),
    (182, -5),
    (175, -16),
    (167, -30),
)
_TOOTH: Final[Points] = (
    (147, 46, CORNER),
    (162, 46, CORNER),
    (163, 58),
    (162, 72, CORNER),
    (150, 73, CORNER),
    (147, 60),
)
_SECOND: Final[Points] = (
    (161, 45, CORNER),
    (174, 40, CORNER),
    (175, 53),
    (173, 67, CORNER),
    (163, 71, CORNER),
    (161, 58),
)


def face(c: Canvas) -> None:
    """Teeth, nose, mouth, eye, whiskers."""
    m = mask(c)
    sweep(c, m, at(((82, 68, 8), (108, 80, 10))), 7, (0.6, 0.1, 60), 0.85, pale=True)
    chin = c.mask(curve(at(((70, 62), (120, 54), (168, 52), (172, 76), (130, 104), (84, 118)))), soft=4) & m
    down: tuple[Points, ...] = (at(((166, 56), (120, 76), (70, 96))), at(((166, 76), (130, 98), (80, 122))))
    comb(c, chin, down, 420, "chin", long=17, tones=((0.58, 0.1, 58), (0.88, 0.1, 80)), alpha=0.5)
    for tooth, tone in ((_SECOND, (0.64, 0.16, 54)), (_TOOTH, (0.71, 0.165, 58))):
        t = c.mask(curve(at(tooth)))
        c.multiply(t.blur(3).move(-3, 2) & m, DEEP, 0.6)
        c.fill(t, tone, detail=0.9)
        c.glaze(t.edge(3, 2, 2), GOLD, 0.55)
    lip = c.mask(
        curve(at(((112, 20), (150, -2), (192, 0), (198, 24), (182, 46), (152, 56), (124, 56), (106, 44)))), soft=3
    )
    c.fill(lip & m.grow(1), mix(COAT, PALE, 0.85), 0.9, detail=0.7)
    sweep(c, lip, at(((116, 50, 6), (150, 54, 6), (188, 36, 5))), 5, DEEP, 0.55)
    sweep(c, lip, at(((130, 14, 6), (160, 10, 7), (180, 14, 5))), 6, (0.86, 0.07, 80), 0.7, pale=True)
    nose = c.mask(curve(at(_NOSE)))
    c.multiply(nose.blur(5).move(-4, 6) & m, SHADE, 0.7)
    c.fill(nose, (0.2, 0.035, 40), detail=0.9)
    sweep(c, nose, at(((176, -2, 6), (190, -4, 7), (198, -18, 5))), 5, INK, 0.8)
    sweep(c, nose, at(((169, -41, 1.6), (178, -41, 2.4), (189, -29, 2))), 3, (0.7, 0.05, 90), 0.6, pale=True)

    def work(pen: Pen) -> None:
        pen.fill(limb(at(((180, -12, 1.2), (185, -17, 3.4), (192, -14, 2.6))), 14), (0.05, 0.01, 40))
        crease(pen, at(((191, 2), (194, 16), (189, 32))), 2.2, INK, 0.85)
        crease(pen, at(((190, 30), (174, 48), (150, 56), (126, 59), (108, 57), (98, 53))), 2.7, INK, 0.9)
        for k, (u, v) in enumerate(((134, 2), (118, 14), (146, 18), (126, 32), (152, 33))):
            x, y = at(((u, v),))[0][:2]
            pen.dot(x, y, 1.9, DEEP, 0.8)
            hair = at(((u, v), (u - 36, v + 20 + 4 * k), (u - 74 + 4 * k, v + 48 + 9 * k)))
            pen.fill(
                limb([(*p[:2], w) for p, w in zip(hair, (1.0, 0.8, 0.3), strict=True)], 14), (0.97, 0.03, 95), 0.75
            )

    c.draw(work, detail=0.92, soft=0.25)
    _eye(c)


def _eye(c: Canvas) -> None:
    """A small dark eye high in the skull, its lid lifted to the bird."""
    m = mask(c)
    x, y = at((_EYE,))[0][:2]
    sweep(c, m, ((x - 24, y - 16, 4), (x - 2, y - 24, 7), (x + 24, y - 18, 5)), 7, PALE, 0.6, pale=True)
    c.multiply(c.mask(oval(x, y + 1, 21, 17, -15), soft=5) & m, (0.3, 0.06, 35), 0.85)
    sweep(c, m, ((x + 10, y + 8, 3), (x + 26, y + 15, 5), (x + 40, y + 16, 2)), 5, DEEP, 0.5)
    ball = c.mask(oval(x, y, 13.5, 12.5, -15))
    c.fill(ball, INK, detail=0.95)

    def inside(pen: Pen) -> None:
        pen.dot(x + 1, y - 1, 11.5, (0.2, 0.045, 45))
        pen.fill(limb([(x - 6, y + 7, 0.6), (x + 2, y + 9, 1.6), (x + 8, y + 5, 0.6)], 14), (0.56, 0.1, 62), 0.8)
        pen.dot(x + 2, y - 2, 8, (0.08, 0.015, 40))
        pen.dot(x + 5.5, y - 5.5, 2.9, (0.985, 0.015, 95))

    c.draw(inside, clip=ball, detail=0.95, soft=0.3)
    lid = c.mask(limb([(x - 17, y - 1, 1), (x - 10, y - 11, 3.4), (x + 2, y - 15, 4), (x + 14, y - 10, 2.4)], 24))
    c.fill(lid, (0.44, 0.08, 50), detail=0.8)
    c.glaze(lid.edge(1, -2, 1.4), PALE, 0.7)

    def lines(pen: Pen) -> None:
        crease(pen, [(x - 17, y + 3), (x - 10, y - 8), (x, y - 11.5), (x + 10, y - 8), (x + 15, y)], 1.8, INK, 0.95)
        crease(pen, [(x - 13, y + 9), (x + 1, y + 14.5), (x + 14, y + 8)], 2.2, (0.5, 0.085, 52), 0.8)
        crease(pen, [(x - 16, y - 14), (x - 2, y - 20), (x + 14, y - 15)], 1.8, DEEP, 0.45)

    c.draw(lines, detail=0.92, soft=0.35)
