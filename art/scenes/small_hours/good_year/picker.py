"""The picker of Good Year: down on his knees in a long coat, his ear to the ground, his hat over his face."""

from __future__ import annotations

from collections.abc import Callable

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

_COAT: Colour = (0.4, 0.125, 24)
_DARK: Colour = (0.24, 0.05, 320)
_STRAW: Colour = (0.6, 0.095, 72)


def picker(c: Canvas, x: float, y: float, s: float) -> None:
    """Paint him with his knees on the ground at (x, y), his head to the left."""

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, s)

    def part(mask: Mask, tone: Colour, thick: float, bias: float = 0.0) -> None:
        c.form(mask, tone, thickness=thick * s, rim=0.35, bias=bias, mottle=0.08, detail=0.75)

    c.multiply(c.mask(oval(x + 14 * s, y + 2, 104 * s, 8 * s), soft=5), (0.22, 0.08, 315), 0.75)
    far_arm = c.mask(limb(put([(-34, -62, 11), (-52, -34, 9), (-92, -10, 8), (-112, -4, 6)])))
    part(far_arm, _COAT, 9, -0.16)
    part(c.mask(limb(put([(40, -34, 17), (14, -18, 15), (-2, -9, 10)]))), _DARK, 12, -0.06)
    part(c.mask(limb(put([(0, -8, 9), (34, -7, 9), (62, -8, 7)]))), _DARK, 9)
    boot = [(56, -15, CORNER), (70, -13), (80, -17), (88, -10), (86, 0, CORNER), (62, -1), (54, -4)]
    part(c.mask(curve(put(boot))), (0.22, 0.05, 40), 7)
    back: Points = [(-52, -46, CORNER), (-46, -66), (-26, -84), (6, -90), (34, -78), (56, -52), (66, -22, CORNER)]
    hem: Points = [(50, -17), (30, -21), (12, -24, CORNER), (2, -40), (-16, -46), (-34, -40)]
    coat = c.mask(curve(put([*back, *hem])))
    part(coat, _COAT, 24)
    c.multiply(coat & c.mask(oval(x + 26 * s, y - 30 * s, 60 * s, 26 * s), soft=14 * s), (0.3, 0.1, 320), 0.6)

    def folds(pen: Pen) -> None:
        for line in (
            [(-20, -78), (-4, -62), (2, -44)],
            [(44, -62), (30, -42), (16, -28)],
            [(54, -48), (46, -34), (34, -24)],
        ):
            pen.stroke([q[:2] for q in put(line)], (0.26, 0.08, 350), 2.2 * s, 0.6)
        pen.stroke([q[:2] for q in put([(-42, -70), (-24, -84), (6, -90), (30, -80)])], (0.8, 0.1, 60), 2.2 * s, 0.55)

    c.draw(folds, clip=coat, soft=1.0, detail=0.75)
    neck = c.mask(limb(put([(-46, -52, 9), (-60, -36, 9)])))
    part(neck, (0.5, 0.08, 45), 8, -0.1)
    collar = c.mask(limb(put([(-34, -58, 11), (-46, -51, 11), (-52, -46, 9)])))
    part(collar, (0.3, 0.09, 20), 9, -0.05)
    near_arm = c.mask(limb(put([(-32, -62, 13), (-24, -36, 11), (-40, -12, 9), (-52, -5, 7)])))
    c.shadow(near_arm, 3, 3, 5, 0.5)
    part(near_arm, _COAT, 11, 0.02)
    part(c.mask(oval(x - 60 * s, y - 4 * s, 9 * s, 4.5 * s, -6)), (0.56, 0.09, 48), 5)
    _hat(c, put, s)
    _grass(c, x - 130 * s, x + 150 * s, y)


def _grass(c: Canvas, left: float, right: float, y: float) -> None:
    """Blades before him, so that he kneels in the grass."""
    r = c.rng("kneeling")

    def work(pen: Pen) -> None:
        for _ in range(260):
            px, py, h = float(r.uniform(left, right)), y + float(r.uniform(2, 12)), float(r.uniform(7, 17))
            tone = (float(r.uniform(0.3, 0.52)), 0.08, float(r.normal(104, 8)))
            pen.stroke([(px, py), (px + 2, py - h * 0.6), (px + float(r.normal(5, 3)), py - h)], tone, 1.6, 0.9)

    c.draw(work, detail=0.5)


def _hat(c: Canvas, put: Callable[[Points], list[tuple[float, ...]]], s: float) -> None:
    """A straw hat seen from its side, tipped down on the ground; it hides the face."""
    (hx, hy), (bx, by) = (put([q])[0][:2] for q in ((-64, -30), (-72, -27)))
    head = c.mask(oval(hx, hy, 15 * s, 13 * s, -30))
    c.form(head, (0.62, 0.03, 70), thickness=9 * s, rim=0.1, bias=-0.16, detail=0.75)
    brim = c.mask(oval(bx, by, 37 * s, 12 * s, 62))
    c.shadow(brim, 4, 3, 4, 0.5)
    c.form(brim, _STRAW, thickness=4 * s, rim=0.3, mottle=0.1, detail=0.75)
    crown = Clay(c, (bx - 60 * s, by - 60 * s, bx + 60 * s, by + 40 * s), melt=3)
    crown.limb(put([(-76, -25, 15), (-85, -20, 13.5), (-90, -17, 11)]), n=12)
    top = crown.relief(0.8, 0.8)
    c.multiply(top.mask.grow(2).blur(2), (0.3, 0.07, 40), 0.45)
    c.form(top, _STRAW, rim=0.3, mottle=0.1, detail=0.75)
    band = [q[:2] for q in put([(-85, -39), (-78, -30), (-73, -19), (-71, -10)])]
    c.draw(lambda pen: pen.stroke(band, (0.3, 0.08, 345), 4.4 * s), clip=top.mask, detail=0.75)
