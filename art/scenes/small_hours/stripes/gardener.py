"""Parts of Stripes: the gardener with his mower, the molehill."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_HUB = (258.0, -154.0)
_GRIP = (170.0, -176.0)


def gardener(c: Canvas, x: float, y: float) -> None:
    """Paint him half from behind, thrown into his mower uphill; his rear foot stands at (x, y)."""

    def at(points: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
        return [(p[0] + x, p[1] + y, *p[2:]) for p in points]

    def shape(*points: Sequence[float]) -> Mask:
        return c.mask(curve(at(points)))

    def fold(height: float, *points: Sequence[float]) -> Fold:
        return at(points), height

    for sx, sy, rx, ry in ((-6.0, 4.0, 46.0, 9.0), (76.0, -58.0, 36.0, 8.0), (252.0, -128.0, 54.0, 9.0)):
        c.multiply(c.mask(oval(x + sx, y + sy, rx, ry, -28), soft=5), (0.24, 0.07, 200), 0.75)
    _mower(c, x, y)

    trousers: Colour = (0.47, 0.15, 30)
    boot: Colour = (0.3, 0.05, 60)
    # the farther leg, up the hill
    front = shape((62, -74, CORNER), (88, -82, CORNER), (108, -76), (118, -66), (100, -58), (64, -48, CORNER))
    garment(c, front, boot, thickness=8, rim=0.2, detail=0.85)
    far = shape(
        (26, -130, CORNER), (66, -142), (100, -132), (106, -112), (96, -90), (92, -66, CORNER), (64, -60, CORNER),
        (66, -88), (66, -100), (40, -96, CORNER),
    )  # fmt: skip
    garment(
        c, far, (0.38, 0.13, 26), [fold(3, (100, -112, 6), (84, -108, 4), (68, -102, 1))], thickness=16, detail=0.85
    )
    # the nearer one, stretched out behind him
    back = shape((-14, -24, CORNER), (12, -18, CORNER), (16, -5), (32, 2), (30, 8), (-2, 8), (-18, 6, CORNER))
    garment(c, back, boot, thickness=8, rim=0.2, detail=0.85)
    near = shape(
        (8, -140, CORNER), (40, -152), (78, -142), (82, -116), (62, -86), (40, -52), (18, -10, CORNER),
        (-14, -20, CORNER), (-4, -54), (6, -92), (4, -120),
    )  # fmt: skip
    garment(
        c, near, trousers,
        [
            fold(4, (60, -124, 2), (40, -108, 6), (14, -102, 2)),
            fold(3, (30, -62, 1), (14, -56, 5), (-2, -60, 2)),
            fold(-3, (60, -106, 1), (36, -62, 5), (8, -18, 2)),
            fold(3, (12, -14, 1), (-4, -18, 4), (-16, -24, 2)),
        ],
        thickness=20, shadow=10, detail=0.85,
    )  # fmt: skip
    _arm(c, shape, 8.0, -6.0)
    # the shirt: one bow from the seat over the back to the neck
    shirt = shape(
        (4, -130, CORNER), (4, -152), (18, -186), (44, -216), (78, -234), (108, -234), (126, -220), (130, -202),
        (120, -184), (108, -164), (96, -140), (84, -122, CORNER), (44, -118),
    )  # fmt: skip
    garment(
        c, shirt, (0.96, 0.018, 100),
        [
            fold(4, (26, -176, 2), (44, -158, 6), (72, -142, 2)),
            fold(4, (44, -200, 2), (62, -180, 7), (92, -160, 2)),
            fold(-4, (14, -146, 2), (34, -138, 5), (66, -132, 1)),
            fold(3, (96, -214, 2), (92, -196, 5), (104, -176, 2)),
        ],
        thickness=30, shadow=14, detail=0.9,
    )  # fmt: skip
    braces = c.mask(limb(at([(22, -128, 3.6), (40, -168, 3.8), (66, -204, 3.8), (98, -226, 3)]), 24)) & shirt
    c.form(braces, (0.3, 0.06, 235), thickness=3, rim=0.2, detail=0.9)
    cross = c.mask(limb(at([(66, -124, 3.2), (62, -164, 3.4), (66, -204, 3.6)]), 24)) & shirt
    c.form(cross, (0.3, 0.06, 235), thickness=3, rim=0.2, detail=0.9)
    _head(c, x, y, shape)
    _arm(c, shape, 0.0, 0.0)


def _arm(c: Canvas, shape: Callable[..., Mask], dx: float, dy: float) -> None:
    """Sleeve, forearm and a fist that closes round the bar."""

    def moved(*points: Sequence[float]) -> Mask:
        return shape(*((p[0] + dx, p[1] + dy, *p[2:]) for p in points))

    skin: Colour = (0.66, 0.1, 45) if not dx else (0.56, 0.1, 40)
    fore = moved(
        (116, -178, CORNER), (132, -184), (150, -184), (164, -186), (178, -186), (184, -178), (178, -168), (164, -166),
        (148, -164), (128, -158), (112, -162, CORNER),
    )  # fmt: skip
    garment(c, fore, skin, thickness=9, weave=0, shadow=6, detail=0.9)
    sleeve = moved(
        (92, -222), (108, -226), (122, -214), (128, -196), (136, -180, CORNER), (126, -154, CORNER), (108, -160),
        (94, -184), (86, -206),
    )  # fmt: skip
    cloth: Colour = (0.97, 0.018, 100) if not dx else (0.8, 0.03, 190)
    garment(c, sleeve, cloth, thickness=18, shadow=3, rim=0.0, detail=0.9)


def _head(c: Canvas, x: float, y: float, shape: Callable[..., Mask]) -> None:
    """Turned away up the hill: nape, ear and a white beard below a wide straw hat."""
    nape = shape(
        (98, -222, CORNER), (100, -246), (122, -262), (146, -254), (150, -236), (138, -222), (122, -216, CORNER)
    )
    garment(c, nape, (0.66, 0.1, 42), thickness=14, weave=0, shadow=6, detail=0.9)
    cheek = shape((132, -260, CORNER), (152, -260), (157, -250), (166, -243), (158, -238), (150, -230), (130, -232))
    garment(c, cheek, (0.66, 0.1, 42), thickness=10, weave=0, detail=0.9)
    beard = shape(
        (123, -252, CORNER), (131, -244), (138, -236), (150, -238), (160, -237), (163, -226), (166, -212), (160, -196),
        (152, -186, CORNER), (148, -196), (140, -194, CORNER), (136, -204), (128, -212), (122, -230),
    )  # fmt: skip
    garment(c, beard, (0.9, 0.014, 95), thickness=12, weave=0.3, shadow=8, rim=0.0, detail=0.9)

    def strands(pen: Pen) -> None:
        for k in range(13):
            q = k / 12
            root = (x + 126 + 32 * q, y - 238 - 2 * q)
            tip = (x + 136 + 28 * q, y - 198 + 8 * math.sin(3 * q))
            bow = ((root[0] + tip[0]) / 2 + 5, (root[1] + tip[1]) / 2)
            pen.stroke([root, bow, tip], (0.66, 0.03, 230) if k % 2 else (0.99, 0.01, 95), 1.3, 0.7)

    c.draw(strands, clip=beard, detail=0.95)
    hair = shape((100, -244), (112, -256), (126, -252), (124, -238), (112, -230), (102, -232))
    garment(c, hair, (0.93, 0.012, 95), thickness=8, weave=0.3, detail=0.9)
    c.form(c.mask(oval(x + 127, y - 239, 5, 8, 15)), (0.66, 0.11, 36), thickness=4, rim=0.3, detail=0.9)
    crown = shape((104, -262, CORNER), (108, -286), (130, -300), (154, -290), (162, -268, CORNER), (132, -262))
    brim = shape((74, -248), (98, -264), (134, -272), (170, -268), (188, -254), (166, -248), (132, -250), (98, -240))
    c.multiply(brim.move(2, 12).blur(4) & (nape | hair | beard | cheek), (0.4, 0.09, 40), 0.6)
    garment(c, brim, (0.84, 0.11, 86), thickness=9, weave=0.5, detail=0.95)
    garment(c, crown, (0.87, 0.11, 88), thickness=22, weave=0.5, detail=0.95)
    band = crown & c.mask(limb([(x + 100, y - 262, 6), (x + 132, y - 271, 6), (x + 164, y - 266, 6)], 16))
    c.form(band, (0.42, 0.13, 28), thickness=5, rim=0.2, detail=0.95)

    def weave(pen: Pen) -> None:
        for k in range(4):
            pts = [(78 + 5 * k, -249 - 1.6 * k), (132, -256 - 4.0 * k), (184 - 5 * k, -254 - 2.4 * k)]
            pen.stroke([(x + px, y + py) for px, py in pts], (0.62, 0.1, 75), 1, 0.5)

    c.draw(weave, clip=brim - crown, detail=0.95)


def _mower(c: Canvas, x: float, y: float) -> None:
    """A push mower: two spoked iron wheels, its reel between them, a red hood and a wooden handle."""
    hx, hy = x + _HUB[0], y + _HUB[1]
    gx, gy = x + _GRIP[0], y + _GRIP[1]
    ink: Colour = (0.22, 0.04, 225)
    turn = -16

    def wheel(pen: Pen, wx: float, wy: float, tone: Colour) -> None:
        pen.stroke(oval(wx, wy, 24, 29, turn), tone, 7)
        for k in range(6):
            a = k * math.pi / 3 + 0.3
            pen.stroke([(wx, wy), (wx + 22 * math.cos(a), wy + 27 * math.sin(a))], tone, 2.6)
        pen.dot(wx, wy, 5.5, (0.8, 0.12, 85))

    c.draw(lambda pen: wheel(pen, hx + 34, hy - 20, (0.3, 0.05, 225)), relief=2, detail=0.9)
    reel = Clay(c, (hx - 40, hy - 70, hx + 90, hy + 40), melt=2)
    reel.limb([(hx, hy, 15), (hx + 34, hy - 20, 15)])
    c.form(reel.relief(2), (0.5, 0.04, 220), rim=0.3, gloss=0.5, detail=0.9)

    def blades(pen: Pen) -> None:
        for k in range(5):
            px, py = hx + 8 * k, hy - 4.6 * k
            pen.stroke([(px - 4, py + 14), (px + 4, py - 2), (px + 2, py - 16)], (0.85, 0.02, 220), 2)

    c.draw(blades, relief=1, detail=0.9)
    hood = c.mask(
        curve(
            [
                (hx - 20, hy - 12, CORNER),
                (hx - 12, hy - 34),
                (hx + 8, hy - 46),
                (hx + 44, hy - 64),
                (hx + 62, hy - 56),
                (hx + 68, hy - 40, CORNER),
                (hx + 40, hy - 30),
                (hx + 10, hy - 16),
            ]
        )
    )
    garment(c, hood, (0.56, 0.2, 28), thickness=16, weave=0, gloss=0.4, detail=0.95)

    def bars(pen: Pen) -> None:
        pen.stroke([(gx + 2, gy), (hx - 6, hy - 14)], (0.5, 0.09, 65), 6.5)
        pen.stroke([(gx + 12, gy - 8), (hx + 20, hy - 34)], (0.42, 0.08, 60), 5.5)
        pen.stroke([(gx - 6, gy + 6), (gx + 22, gy - 14)], (0.36, 0.08, 55), 7)

    c.draw(bars, relief=2, detail=0.95)
    c.draw(lambda pen: wheel(pen, hx, hy, ink), relief=2, detail=0.95)


def molehill(c: Canvas, x: float, y: float) -> None:
    """A fresh heap of earth, a mole's nose out of it."""
    c.shadow(c.mask(oval(x, y, 36, 10)), -8, 3, soft=4, share=0.5)
    heap = c.mask(
        curve(
            [
                (x - 36, y + 3, CORNER),
                (x - 18, y - 14),
                (x, y - 21),
                (x + 20, y - 13),
                (x + 37, y + 3, CORNER),
                (x, y + 9),
            ]
        ),
        wobble=2,
        cell=6,
    )
    c.form(heap, (0.48, 0.065, 58), thickness=16, mottle=0.25, grain=4, detail=0.8)
    mole = c.mask(limb([(x + 2, y - 14, 9), (x + 4, y - 27, 8.5), (x + 11, y - 34, 4)]))
    c.form(mole, (0.3, 0.03, 280), thickness=9, rim=0.5, detail=0.9)
    c.draw(lambda pen: pen.dot(x + 13.5, y - 35.5, 2.8, (0.76, 0.1, 20)), detail=0.95)
    c.form(
        c.mask(oval(x + 2, y - 9, 17, 8), wobble=2, cell=5),
        (0.46, 0.06, 55),
        thickness=8,
        mottle=0.25,
        grain=4,
        detail=0.8,
    )
