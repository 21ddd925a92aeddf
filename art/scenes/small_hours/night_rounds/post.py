"""Parts of Night Rounds: the old postwoman on tiptoe on the pillow, letter, lantern, sack, and her footprints."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, box, curve, limb, oval, place

from .head import tragus
from .inks import CAST, CREAM, GLOW, INK, RED, RED_DEEP

_FACE: Final = (0.83, 0.06, 58)
_FACE_SHADE: Final = (0.72, 0.1, 32)
_SACK: Final = (0.83, 0.05, 84)
_SACK_DEEP: Final = (0.66, 0.06, 70)
_WHITE: Final = (0.97, 0.008, 250)
_X, _Y, _SIZE = 464.0, 1124.0, 1.12


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the figure (its toes at 0, 0) where they lie on the card."""
    return place(points, _X, _Y, _SIZE)


def _spot(x: float, y: float) -> tuple[float, float]:
    return _X + _SIZE * x, _Y + _SIZE * y


def _oval(x: float, y: float, rx: float, ry: float) -> Path:
    return oval(*_spot(x, y), rx * _SIZE, ry * _SIZE)


def _box(x: float, y: float, w: float, h: float, r: float, turn: float = 0.0) -> Path:
    return box(*_spot(x, y), w * _SIZE, h * _SIZE, r, turn)


def _mask(c: Canvas, points: Points) -> Mask:
    return c.mask(curve(at(points)), wobble=0.4)


def footprints(c: Canvas) -> None:
    """Her small prints from the shoulder over the pillow."""

    def work(pen: Pen) -> None:
        for x, y, side in (
            (322, 1074, 1),
            (346, 1082, 0),
            (370, 1102, 1),
            (396, 1110, 0),
            (418, 1126, 1),
        ):
            pen.fill(oval(x, y - 3 * side, 8, 4.2, 24), CAST, 0.95)
            pen.fill(oval(x - 9, y - 4 - 3 * side, 4, 3, 24), CAST, 0.95)

    c.draw(work, detail=0.7, soft=0.5)


def postwoman(c: Canvas) -> None:
    """Shadow, sack, legs, far arm and letter, coat, head, near arm with the lantern."""
    ground = c.mask(_oval(14, 2, 54, 8), soft=5)
    c.multiply(ground, CAST, 0.9)
    _legs(c)
    _far_arm(c)
    _sack(c)
    coat = _mask(
        c,
        [(0, -128), (-18, -124), (-32, -100), (-42, -66), (-50, -36, CORNER), (-24, -26), (6, -26), (32, -34, CORNER),
         (28, -64), (26, -96), (18, -120)],
    )  # fmt: skip
    c.fill(coat, RED, detail=0.8)
    sweep(c, coat, at([(-34, -90, 5), (-44, -50, 8), (-40, -30, 6)]), 6, RED_DEEP, 0.45)
    sweep(c, coat, at([(2, -70, 2), (-4, -46, 5), (-6, -26, 4)]), 4, RED_DEEP, 0.6)
    sweep(c, coat, at([(20, -70, 2), (20, -46, 4), (22, -28, 3)]), 4, RED_DEEP, 0.5)
    sweep(c, coat, at([(-16, -96, 5), (-24, -60, 6)]), 5, (0.7, 0.19, 36), 0.7, pale=True)
    strap = c.mask(limb(at([(-30, -110, 3.4), (-8, -92, 3.4), (14, -64, 3.2), (27, -58, 3)]), 20)) & coat
    c.fill(strap, _SACK_DEEP, detail=0.8)
    _head(c)
    _near_arm(c)


def _legs(c: Canvas) -> None:
    """Thin stockings, stout boots, both heels off the ground."""

    def work(pen: Pen) -> None:
        for x, low in ((-20, 0), (6, 2)):
            pen.fill(limb(at([(x + 2, -36, 7), (x, -26, 6.4), (x - 2, -20, 6.4)]), 12), (0.6, 0.06, 262))
            boot: Points = [
                (x - 11, low - 28, CORNER),
                (x + 6, low - 28, CORNER),
                (x + 9, low - 15),
                (x + 22, low - 7),
                (x + 24, low + 2),
                (x + 11, low + 3),
                (x, low - 7),
                (x - 7, low - 11),
                (x - 12, low - 16),
            ]
            pen.fill(curve(at(boot)), INK)

    c.draw(work, detail=0.8, soft=0.3)


def _sack(c: Canvas) -> None:
    """A full sack of undyed cloth; two letters look out."""

    def letters(pen: Pen) -> None:
        for x, y, turn in ((-56, -116, -24), (-40, -122, 14)):
            pen.fill(_box(x - 13, y - 12, 26, 22, 1, turn), _WHITE)
            pen.stroke(at([(x - 9, y - 9), (x, y), (x + 8, y - 9)]), (0.68, 0.07, 262), 1.3)

    c.draw(letters, detail=0.85)
    m = _mask(c, [(-30, -114), (-46, -112), (-66, -110), (-82, -88), (-86, -60), (-72, -42), (-48, -42), (-28, -54),
                  (-22, -84)])  # fmt: skip
    c.fill(m, _SACK, detail=0.7)
    sweep(c, m, at([(-84, -54, 8), (-62, -42, 10), (-34, -46, 10)]), 7, _SACK_DEEP, 0.7)
    sweep(c, m, at([(-54, -104, 2), (-60, -84, 4), (-58, -64, 1)]), 3, _SACK_DEEP, 0.6)
    sweep(c, m, at([(-70, -92, 4), (-76, -72, 5)]), 5, CREAM, 0.6, pale=True)


def _far_arm(c: Canvas) -> None:
    """The raised arm; between finger and thumb the letter, one corner already in the ear."""
    arm = c.mask(limb(at([(6, -112, 12), (26, -138, 10.5), (42, -166, 9)]), 24), wobble=0.4)
    letter = curve(at([(28, -216, CORNER), (64, -221, CORNER), (70, -189, CORNER), (34, -183, CORNER)]), pull=0.02)
    m = c.mask(letter)
    c.multiply(m.blur(3).move(3, 5), INK, 0.4)
    c.fill(m, _WHITE, detail=0.9)

    def flap(pen: Pen) -> None:
        pen.stroke(at([(28, -216), (49, -203), (64, -221)]), (0.6, 0.08, 264), 1.8)
        pen.fill(_oval(49.5, -203, 3.6, 3.6), RED)

    c.draw(flap, detail=0.9)
    tragus(c)
    c.multiply(arm.blur(4).move(2, 4), INK, 0.3)
    hand = c.mask(curve(at([(38, -168), (38, -181), (46, -190), (55, -187), (57, -177), (50, -166)])))
    c.fill(hand, _FACE, detail=0.85)
    c.fill(arm, (0.55, 0.195, 27), detail=0.8)
    sweep(c, arm, at([(2, -118, 3), (22, -146, 3), (38, -170, 2)]), 3, (0.68, 0.19, 35), 0.7, pale=True)
    c.fill(c.mask(limb(at([(34, -163, 4), (49, -157, 4)]), 8)), RED_DEEP, detail=0.8)


def _head(c: Canvas) -> None:
    """Looking up at what she does: round nose, one shut eye, white bun, red peaked cap."""

    def h(points: Points) -> list[tuple[float, ...]]:
        return place(points, *_spot(4, -146), _SIZE, -20)

    bun = c.mask(curve(h([(-37, 4), (-26, -6), (-15, 4), (-26, 14)])))
    c.fill(bun, (0.9, 0.012, 260), detail=0.8)
    c.multiply(bun.edge(3, 4, 3) & bun, CAST, 0.6)
    face = c.mask(curve(h([(-16, 18), (-22, 0), (-14, -18), (6, -22), (18, -14), (20, -6), (29, -1), (30, 6), (21, 9),
                           (20, 14), (16, 21), (4, 26)])))  # fmt: skip
    c.fill(face, _FACE, detail=0.9)
    c.glaze(c.mask(curve(h([(4, 9), (10, 4), (16, 9), (10, 14)])), soft=3) & face, _FACE_SHADE, 0.55)
    c.multiply(c.mask(limb(h([(-14, 20, 4), (4, 26, 4), (16, 21, 3)]), 12), soft=3) & face, _FACE_SHADE, 0.5)
    hair = c.mask(curve(h([(-20, 12), (-24, -4), (-16, -18), (4, -20), (6, -12), (-4, -6), (-8, 6)])))
    c.fill(hair, (0.92, 0.012, 260), detail=0.85)

    def work(pen: Pen) -> None:
        pen.stroke(h([(6, -3), (9, -0.6), (13, -0.4), (17, -2.6)]), INK, 2.0)
        pen.stroke(h([(7, -10), (12, -12), (18, -10)]), (0.85, 0.015, 260), 2.2)
        crease(pen, h([(20, 15), (15, 15), (11, 12)]), 1.5, (0.45, 0.1, 28))
        crease(pen, h([(-12, 2), (-8, 6), (-10, 11)]), 1.6, (0.55, 0.09, 36), 0.8)

    c.draw(work, detail=0.9, soft=0.2)
    cap = c.mask(
        curve(h([(-26, -8, CORNER), (-28, -26), (-10, -36), (10, -33), (20, -20), (18, -12, CORNER), (0, -13)]))
    )
    c.fill(cap, RED, detail=0.85)
    c.multiply(cap.edge(3, 4, 3) & cap, RED_DEEP, 0.5)
    peak = c.mask(curve(h([(6, -15, CORNER), (20, -17), (36, -9, CORNER), (22, -9), (8, -10)])))
    c.fill(peak, INK, detail=0.85)
    scarf = c.mask(limb(h([(-16, 24, 7), (0, 29, 7), (12, 25, 5)]), 12))
    c.fill(scarf, (0.7, 0.08, 256), detail=0.8)
    c.multiply(scarf.edge(2, 4, 3) & scarf, CAST, 0.5)


def _near_arm(c: Canvas) -> None:
    """The near arm bent forward; the lantern hangs from its hand, lit."""

    def lamp(pen: Pen) -> None:
        pen.stroke(at([(52, -74), (46, -66), (46, -62)]), INK, 1.8)
        pen.stroke(at([(52, -74), (58, -66), (58, -62)]), INK, 1.8)
        pen.fill(curve(at([(40, -58, CORNER), (46, -66), (58, -66), (64, -58, CORNER)])), INK)
        pen.fill(_box(42, -58, 20, 25, 2), GLOW)
        pen.fill(curve(at([(52, -52), (56, -44), (52, -37), (48, -44)])), (0.8, 0.16, 62))
        pen.stroke(at([(43, -58), (43, -34)]), INK, 2)
        pen.stroke(at([(61, -58), (61, -34)]), INK, 2)
        pen.fill(_box(39, -35, 26, 5, 2), INK)

    halo = c.mask(_oval(52, -46, 30, 30), soft=10)
    c.glaze(halo, GLOW, 0.4)
    c.draw(lamp, detail=0.9, soft=0.2)
    arm = c.mask(limb(at([(-8, -110, 12), (8, -86, 11.5), (32, -80, 10), (42, -80, 9)]), 24), wobble=0.4)
    coat = c.mask(limb(at([(0, -120, 24), (0, -40, 40)]), 12))
    c.multiply(arm.blur(4).move(-1, 5) & coat, RED_DEEP, 0.6)
    hand = c.mask(_oval(51, -78, 8.5, 8))
    c.fill(hand, _FACE, detail=0.85)
    c.fill(arm, RED, detail=0.8)
    sweep(c, arm, at([(-12, -116, 3), (4, -94, 4), (36, -87, 3)]), 3, (0.7, 0.19, 36), 0.75, pale=True)
    c.fill(c.mask(limb(at([(43, -89, 3.6), (43, -71, 3.6)]), 8)), RED_DEEP, detail=0.8)
