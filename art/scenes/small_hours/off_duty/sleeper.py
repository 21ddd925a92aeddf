"""Who sleeps in Off Duty: striped, bare-kneed, a straw hat on the face, the lifebelt for a pillow."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve, limb, oval, place

_SKIN = (0.6, 0.1, 48)
_CREAM = (0.93, 0.03, 82)
_INK = (0.29, 0.075, 266)
_RED = (0.53, 0.19, 27)
_STRAW = (0.85, 0.11, 86)
_RUBBER = (0.26, 0.06, 262)


def lifebelt(c: Canvas) -> None:
    """Paint the belt that leans over the far rim."""
    x, y, turn = 158.0, 590.0, -24.0
    belt = c.mask(oval(x, y, 118, 100, turn)) - c.mask(oval(x + 4, y + 2, 56, 44, turn))
    c.shadow(belt, 12, 16, 8, 0.4, (0.2, 0.07, 270))
    belt = belt & _cut(c, 676, ((176.0, 70.0),))
    whole = c.form(belt, _CREAM, thickness=26, rim=0.0, mottle=0.05, detail=0.5)
    a = np.arctan2(c.y - y, c.x - x)
    c.form(whole.within(c.full(smoothstep(0.1, 0.16, np.sin(a * 4 + 0.6)))), _RED, rim=0.0, detail=0.5)


def _stripes(c: Canvas, x: float, y: float, wide: float) -> Array:
    """Return bands across a round body about (x, y)."""
    d = np.hypot((c.x - x), (c.y - y) * 1.1)
    return np.asarray(smoothstep(-0.12, 0.12, np.sin(d / wide * np.pi)), np.float32)


def _shade(c: Canvas, inside: Mask, what: Mask) -> None:
    """Lay a thing's shade and dull image on the soup below it."""
    c.multiply(what.blur(7).move(10, 24) & inside, (0.5, 0.1, 135), 0.6)


def body(c: Canvas, inside: Mask) -> None:
    """Paint the striped bathing suit from the neck to where the belly goes under."""
    trunk = c.mask(
        curve(
            [
                (236, 596),
                (276, 578),
                (330, 580),
                (396, 590),
                (450, 628),
                (474, 690),
                (444, 716),
                (360, 726),
                (282, 720),
                (222, 696),
                (206, 650),
            ]
        )
    )
    _shade(c, inside, trunk)
    whole = c.form(trunk, _CREAM, thickness=90, rim=0.0, mottle=0.05, depth=0.65, detail=0.5)
    c.form(whole.within(c.full(_stripes(c, 120, 640, 27))), _INK, rim=0.0, depth=0.5, mottle=0.06, detail=0.5)
    neck = c.mask(limb([(204, 556, 27), (248, 612, 30)]))
    c.form(neck, _SKIN, thickness=14, rim=0.0, bias=-0.04, detail=0.55)
    clay = Clay(c, (180, 540, 430, 780), melt=10)
    clay.limb([(252, 634, 34), (242, 640, 38), (252, 676, 30), (266, 698, 26)])
    clay.limb([(266, 698, 26), (312, 684, 22), (352, 664, 17), (368, 660, 19)])
    for k in range(3):
        clay.limb([(372, 656 + 7 * k, 10), (392 - 3 * k, 656 + 9 * k, 7)])
    bare = clay.relief()
    whole = bare.within(bare.mask.grow(-1.4))
    c.multiply(whole.mask.blur(5).move(9, 3) & trunk, (0.3, 0.09, 280), 0.5)
    _shade(c, inside - trunk, whole.mask)
    c.form(whole, _SKIN, rim=0.0, mottle=0.06, depth=0.44, detail=0.55)
    _rings(c, inside - trunk - whole.mask, 714, ((362.0, 96.0),))


def _cut(c: Canvas, low: float, dips: tuple[tuple[float, float], ...]) -> Mask:
    """Return where a thing stands clear of the soup: above `low`, and in a dip for each (x, half width)."""
    clear = c.full(smoothstep(low + 1, low - 1, c.y))
    for x, half in dips:
        clear = clear | c.mask(oval(x, low - 1, half, 9))
    return clear


def _rings(c: Canvas, inside: Mask, low: float, dips: tuple[tuple[float, float], ...]) -> None:
    """Draw the soup's thin light round each dip."""
    gap = smoothstep(0.35, 0.6, c.field("ring", 40, 2))
    for x, half in dips:
        ring = c.mask(oval(x, low + 1, half + 8, 15)) - c.mask(oval(x, low, half + 5, 12))
        c.screen(ring.blur(0.7) & inside & c.full(gap), (0.93, 0.09, 110), 0.6)


def knees(c: Canvas, inside: Mask) -> None:
    """Paint two bent legs that float on the soup from hip to ankle: the far one behind, the near one larger."""
    legs: tuple[tuple[float, float, list[tuple[float, ...]]], ...] = (
        (-0.1, 704, [(420, 650, 40), (606, 580, 27), (616, 578, 26), (736, 686, 15)]),
        (0.0, 738, [(420, 690, 44), (548, 628, 33), (560, 624, 31), (680, 722, 17)]),
    )
    for bias, low, leg in legs:
        clay = Clay(c, (380, 530, 780, 800), melt=9)
        clay.limb([leg[0], leg[1], leg[2]])
        clay.limb([leg[1], leg[2], leg[3]])
        bare = clay.relief()
        whole = bare.within(bare.mask.grow(-1.4) & _cut(c, low, ()))
        _shade(c, inside, whole.mask)
        c.form(whole, _SKIN, rim=0.0, mottle=0.06, depth=0.46, bias=bias, detail=0.55)


def flippers(c: Canvas, inside: Mask) -> None:
    """Paint two flippers with the ankles in them."""
    for x, y, turn, size in ((744.0, 694.0, 18.0, 1.15), (692.0, 730.0, 4.0, 1.3)):
        outline = [
            (-15, 30, CORNER),
            (-17, -20),
            (-34, -80),
            (-50, -126, CORNER),
            (-30, -137),
            (4, -132),
            (38, -110, CORNER),
            (27, -60),
            (16, -10),
            (15, 30, CORNER),
        ]
        dips = ((x - 4, 24 * size),)
        shoe = limb(place([(-22, -14, 15), (-2, 2, 19), (2, -30, 17)], x, y, size, turn))
        blade = c.mask(curve(place(outline, x, y, size, turn)), shoe) & _cut(c, y, dips)
        _shade(c, inside, blade)
        c.form(blade, _RUBBER, thickness=8, rim=0.0, mottle=0.08, detail=0.55)
        tip = c.mask(limb(place([(-56, -128, 16), (-14, -135, 17), (46, -110, 16)], x, y, size, turn))) & blade
        c.fill(tip, (0.8, 0.12, 82), 0.95, detail=0.55, mottle=0.08)
        ribs = [
            limb(place([(-8, -12, 1.6), (-18, -62, 2.6), (-30, -106, 3)], x, y, size, turn)),
            limb(place([(0, -12, 1.6), (-1, -62, 2.6), (-4, -108, 3)], x, y, size, turn)),
            limb(place([(8, -12, 1.6), (13, -56, 2.6), (22, -96, 3)], x, y, size, turn)),
        ]
        c.glaze(c.mask(*ribs, soft=0.6) & blade, (0.46, 0.06, 252), 0.7)
        _rings(c, inside - blade, y, dips)


def head(c: Canvas) -> None:
    """Paint hair, ear and chin, and the hat that lies on the face."""
    c.shadow(c.mask(oval(182, 540, 80, 50, 28)), 2, 10, 6, 0.45, (0.45, 0.11, 28))
    skull = c.mask(
        curve(
            [(130, 512), (150, 478), (206, 484), (268, 536), (280, 560), (260, 578), (218, 576), (176, 582), (132, 564)]
        )
    )
    c.multiply(skull.blur(5).move(6, 12) & c.mask(limb([(206, 558, 28), (254, 600, 40)])), (0.4, 0.11, 25), 0.8)
    c.form(skull, _SKIN, thickness=28, rim=0.0, mottle=0.05, depth=0.45, bias=0.1, detail=0.6)
    hair = c.mask(
        curve([(112, 500), (142, 464), (188, 480), (206, 514), (184, 532), (182, 568), (162, 584), (128, 556)])
    )
    c.form(hair, (0.22, 0.045, 40), thickness=14, rim=0.0, detail=0.5)
    smile = [(236, 552, 1.2), (245, 560, 2.4), (257, 562, 2.4), (268, 557, 1.2)]
    c.fill(c.mask(limb(smile), soft=0.6), (0.33, 0.08, 30), detail=0.7)
    ear = c.mask(oval(198, 546, 14, 19, 18))
    c.form(ear, (0.57, 0.11, 42), thickness=7, rim=0.0, detail=0.6)
    turn = 33.0

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, 196.0, 478.0, 1.0, turn)

    brim = c.mask(oval(196, 478, 132, 30, turn), wobble=0.8, cell=30)
    crown = c.mask(
        curve(at([(-78, -6, CORNER), (-72, -62), (-40, -92), (30, -94), (68, -66), (76, -6, CORNER), (0, 10)]))
    )
    c.multiply(brim.blur(5).move(0, 16) & (skull | hair), (0.4, 0.11, 25), 0.6)
    c.form(brim, _STRAW, thickness=8, rim=0.0, mottle=0.06, detail=0.55)
    c.form(crown, _STRAW, thickness=32, rim=0.0, mottle=0.06, detail=0.55)
    ribbon = c.mask(limb(at([(-86, -18, 13), (0, -4, 14), (84, -18, 13)]))) & crown
    c.fill(ribbon, _RED, detail=0.5, mottle=0.1)
