"""Parts of Back in Five: the flamingo's long neck, bent down and back, and its head that looks at its passenger."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .brush import BLUSH, CORAL, CORAL_DEEP, CREAM, INK, PINK, SHADE, crease, disc, sweep

_NECK: Final[Points] = (
    *((520, 402, 60), (588, 392, 48), (656, 404, 38), (712, 446, 32), (738, 512, 28), (736, 588, 26)),
    *((716, 642, 25), (682, 672, 24), (648, 662, 25), (632, 622, 28), (642, 580, 33)),
)
_SKULL: Final[Points] = (
    *((46, 20), (54, -12), (40, -40), (8, -54), (-24, -48), (-46, -28), (-54, 4), (-44, 30), (-14, 46), (22, 44)),
)
_BILL: Final[Points] = (
    *((-30, -44, CORNER), (-62, -34), (-100, -16), (-126, 14), (-136, 52), (-130, 84), (-118, 96, CORNER)),
    *((-108, 84), (-98, 64), (-82, 50), (-60, 42), (-34, 42, CORNER), (-48, 4)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, bill to the left) where they lie on the card."""
    return place(points, 652, 556, 1.04, -6)


def neck(c: Canvas) -> None:
    """The neck: out of the breast, a wide bow to the right, down, and up into the head."""
    m = c.mask(limb(_NECK, 120), wobble=0.8)
    c.multiply(m.blur(8).move(2, 16) & c.mask(oval(600, 350, 190, 100), soft=20), SHADE, 0.6)
    c.fill(m, CORAL, detail=0.75, mottle=0.02)
    c.glaze(c.mask(oval(506, 420, 74, 80), soft=24) & m, PINK, 0.95)
    sweep(c, m, ((560, 432, 8), (640, 440, 10), (690, 480, 9), (712, 530, 8), (706, 600, 7), (676, 644, 6)), 9,
          CORAL_DEEP, 0.5)  # fmt: skip
    sweep(c, m, ((560, 360, 8), (640, 376, 9), (722, 424, 8), (758, 510, 7), (756, 590, 6), (730, 660, 6)), 8, BLUSH,
          0.75, pale=True)  # fmt: skip
    sweep(c, m, ((690, 700, 6), (660, 700, 8), (626, 672, 7)), 7, CORAL_DEEP, 0.5)

    def down(pen: Pen) -> None:
        for k in range(15):
            f = k / 14
            y = 470 + 170 * f
            x = 738 + 10 * (1 - (2 * f - 0.7) ** 2) - 26 * max(0.0, f - 0.6)
            crease(pen, ((x - 12, y), (x - 4, y + 9), (x + 6, y + 8)), 1.4, CORAL_DEEP, 0.3)

    c.draw(down, clip=m, detail=0.7, soft=0.5)


def head(c: Canvas) -> None:
    """Bill and skull; the bill pale at its root, dark where it is bent."""
    bill = c.mask(curve(at(_BILL)), wobble=0.5)
    c.fill(bill, (0.945, 0.03, 60), detail=0.9)
    sweep(c, bill, at([(-44, 46, 8), (-76, 54, 8), (-96, 72, 6)]), 8, SHADE, 0.7)
    dark = c.mask(
        curve(at([(-92, -50, CORNER), (-98, 4), (-84, 40), (-76, 80, CORNER), (-110, 130), (-170, 100), (-160, 0)])),
        soft=1.2,
    )
    c.fill(dark & bill, (0.31, 0.035, 30), detail=0.9)
    sweep(c, dark & bill, at([(-108, 6, 3), (-122, 32, 4), (-127, 62, 3)]), 4, PINK, 0.4, pale=True)
    skull = c.mask(curve(at(_SKULL)), wobble=0.6)
    c.multiply(skull.blur(5).move(-5, 5) & bill, SHADE, 0.6)
    c.fill(skull, CORAL, detail=0.88)
    sweep(c, skull, at([(40, 40, 10), (0, 48, 12), (-40, 34, 8)]), 10, CORAL_DEEP, 0.5)
    sweep(c, skull, at([(30, -44, 8), (0, -50, 10), (-30, -40, 8)]), 9, BLUSH, 0.8, pale=True)
    c.glaze(c.mask(disc(at([(-44, 0)])[0], 20, 36, -10), soft=8) & skull, (0.93, 0.04, 50), 0.8)
    c.glaze(c.mask(disc(at([(-2, 22)])[0], 20, 14), soft=8) & skull, CORAL_DEEP, 0.35)

    def face(pen: Pen) -> None:
        crease(pen, at([(-30, 6), (-44, 16), (-66, 20), (-92, 26), (-108, 48), (-116, 74)]), 2.6, INK, 0.75)
        crease(pen, at([(-64, -18), (-74, -14), (-82, -7)]), 2.6, INK, 0.5)
        x, y = at([(-10, -8)])[0]
        pen.fill(oval(x, y, 13.5, 13), CREAM, 0.85)
        pen.fill(oval(x - 0.8, y + 0.4, 11, 11.4), INK)
        pen.dot(x - 4, y - 1.6, 3, CREAM)
        lid = mix(CORAL, CORAL_DEEP, 0.25)
        pen.fill(curve(at([(-27, -9), (-22, -22), (-8, -27), (8, -18), (8, -7), (-2, -13), (-14, -14)])), lid)
        crease(pen, at([(-27, -5), (-16, -13), (-3, -13), (8, -5), (14, 1)]), 2.8, INK)
        for u, v, p, q in ((5, -8, 14, -11), (9, -4, 18, -5)):
            pen.fill(limb(at([(u, v, 1.4), (p, q, 0.4)]), 6), INK)
        crease(pen, at([(-20, 9), (-8, 11), (4, 6)]), 1.8, CORAL_DEEP, 0.8)

    c.draw(face, detail=0.92, soft=0.25)
