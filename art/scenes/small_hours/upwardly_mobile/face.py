"""Parts of Upwardly Mobile: nose, mouth and the open eye that looks down at the fish; the small hat."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import DEEP, HIDE, INK, PALE, SHADE, SUN, crease
from .head import at, mask

_EYE: Final = (-86.0, -30.0)
_HAT: Final = (0.36, 0.035, 165)
_HAT_DEEP: Final = (0.42, 0.06, 215)


def face(c: Canvas) -> None:
    """Paint nose, mouth, eye."""
    m = mask(c)
    nose = c.mask(
        curve(at([(-212, -34), (-238, -40), (-264, -32), (-278, -10), (-274, 14), (-258, 28), (-240, 24), (-226, 2)]))
    )
    c.multiply(nose.blur(5).move(5, 5) & m, SHADE, 0.7)
    c.fill(nose, INK, detail=0.9)
    sweep(c, nose, at([(-222, -31, 3), (-244, -34, 5), (-264, -24, 4)]), 3.5, (0.82, 0.05, 130), 0.85, pale=True)
    sweep(c, nose, at([(-270, 4, 3), (-262, 18, 3)]), 3, (0.5, 0.05, 200), 0.6, pale=True)
    sweep(c, m, at([(-252, 36, 3), (-232, 52, 7), (-196, 62, 7), (-150, 60, 5)]), 6, SHADE, 0.65)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(-267, 2, 1.5), (-260, 9, 4.5), (-249, 8, 4), (-243, 0, 1.2)]), 16), (0.06, 0.01, 40))
        crease(
            pen,
            at([(-257, 26), (-250, 38), (-232, 52), (-206, 58), (-182, 58), (-164, 52), (-153, 43)]),
            2.9,
            INK,
            0.92,
        )
        for u, v in ((-226, 34), (-208, 28), (-206, 42), (-190, 36), (-226, 22)):
            p = at([(u, v)])[0]
            pen.dot(p[0], p[1], 2.0, DEEP, 0.7)

    c.draw(work, detail=0.92, soft=0.3)
    _eye(c)


def _eye(c: Canvas) -> None:
    """A round dark eye turned down to the fish, a soft upper lid, fur pale above it."""
    m = mask(c)
    x, y = at([_EYE])[0][:2]
    sweep(c, m, ((x - 30, y - 26, 6), (x - 2, y - 40, 11), (x + 34, y - 26, 8)), 11, PALE, 0.75, pale=True)
    c.multiply(c.mask(oval(x + 2, y + 3, 35, 31, -20), soft=7) & m, (0.34, 0.06, 35), 0.85)
    ball = c.mask(oval(x, y, 25, 24, -20))
    c.fill(ball, INK, detail=0.95)

    def inside(pen: Pen) -> None:
        pen.dot(x - 4.5, y + 4.5, 20, (0.44, 0.105, 54))
        pen.fill(limb([(x + 4, y + 20, 1.5), (x + 12, y + 12, 4), (x + 14, y, 1.5)], 14), (0.7, 0.135, 72), 0.8)
        pen.dot(x - 8, y + 8, 14, (0.1, 0.02, 40))
        pen.dot(x - 12, y - 1, 6.2, (0.995, 0.005, 90))
        pen.dot(x + 1, y + 14, 2.6, (0.88, 0.08, 180), 0.9)

    c.draw(inside, clip=ball, detail=0.95, soft=0.25)
    lid = c.mask(
        curve([(x - 30, y - 2), (x - 20, y - 10), (x - 2, y - 15), (x + 16, y - 10), (x + 28, y + 4),
               (x + 24, y - 14), (x + 4, y - 26), (x - 18, y - 22)]),
        soft=1.6,
    )  # fmt: skip
    c.fill(lid & m, mix(HIDE, DEEP, 0.35), detail=0.85)

    def lines(pen: Pen) -> None:
        crease(
            pen, [(x - 28, y + 2), (x - 18, y - 10), (x - 2, y - 15), (x + 15, y - 10), (x + 27, y + 5)], 3.2, INK, 0.9
        )
        crease(pen, [(x - 22, y + 27), (x + 4, y + 32), (x + 28, y + 20)], 2.2, DEEP, 0.5)

    c.draw(lines, detail=0.92, soft=0.4)


def _hat(points: Points) -> list[tuple[float, ...]]:
    return at(points)


def hat(c: Canvas) -> None:
    """A bowler too small for him, a rosy band, the brim alight."""
    crown = c.mask(
        curve(
            _hat([(-72, -134, CORNER), (-72, -184), (-46, -222), (4, -236), (54, -222), (80, -184), (82, -134, CORNER)])
        ),
        wobble=0.8,
    )
    brim = c.mask(
        curve(_hat([(-118, -124), (-110, -140), (-84, -144), (-40, -150), (10, -152), (56, -150), (98, -144),
                    (118, -142), (128, -124), (108, -114), (60, -112), (6, -108), (-48, -110), (-96, -114)])),
        wobble=0.8,
    )  # fmt: skip
    c.multiply((crown | brim).blur(7).move(4, 14) & mask(c), SHADE, 0.9)
    c.fill(crown, _HAT, detail=0.65, mottle=0.04)
    sweep(c, crown, _hat([(78, -136, 14), (78, -190, 18), (40, -226, 12)]), 14, _HAT_DEEP, 0.9)
    sweep(c, crown, _hat([(-60, -170, 9), (-44, -206, 10), (-6, -226, 6)]), 8, (0.84, 0.06, 115), 0.8, pale=True)
    band = c.mask(limb(_hat([(-90, -152, 17), (4, -160, 18), (98, -152, 17)]), 30)) & crown
    c.fill(band, (0.6, 0.15, 18), detail=0.7)
    sweep(c, band, _hat([(90, -170, 14), (60, -150, 20), (96, -136, 14)]), 12, (0.5, 0.1, 340), 0.8)
    c.glaze(c.mask(limb(_hat([(-66, -152, 6), (-50, -156, 6)]), 10), soft=5) & band, (0.86, 0.09, 45), 0.7)
    c.fill(brim, _HAT, detail=0.7, mottle=0.04)
    c.multiply(brim.edge(2, 9, 6), _HAT_DEEP, 0.8)
    sweep(c, brim, _hat([(-110, -132, 3), (-80, -140, 5), (-20, -146, 4), (40, -146, 2)]), 3, SUN, 0.9, pale=True)
    nap(c, crown | brim, 420, -0.5, "felt", 8, vary=(0.05, 0.01), alpha=0.4)
