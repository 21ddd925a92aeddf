"""Parts of Off Duty: the very small swimmer, cap on, both arms round the spoon's stem, his legs still in the soup."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .bowl import SOUP
from .spoon import at

_SKIN: Final = (0.79, 0.075, 58)
_SHADE: Final = (0.56, 0.11, 32)
_TRUNKS: Final = (0.25, 0.05, 268)
_LEGS: Final[tuple[Points, ...]] = (
    ((-9, 20, 10), (-14, 48, 8.4), (-12, 74, 6), (-15, 98, 3.8), (-17, 108, 4.6), (-22, 118, 1.4)),
    ((9, 20, 10), (15, 46, 8.4), (22, 68, 6), (20, 90, 3.8), (21, 100, 4.6), (28, 108, 1.4)),
)


def swimmer(c: Canvas) -> None:
    """Paint legs under the soup, arms, back, trunks, head."""
    legs = c.mask(*(limb(at(leg), 40) for leg in _LEGS))
    c.multiply(legs.blur(4).move(4, 7), (0.45, 0.14, 20), 0.6)
    c.fill(legs, _SKIN, detail=0.9)
    sunk = c.mask(limb(at([(0, 46, 26), (4, 90, 44), (4, 130, 44)]), 30), soft=12)
    c.glaze(sunk & legs, SOUP, 0.74)
    arms = c.mask(
        *(
            limb(
                at(
                    [
                        (s * 17, -26, 8.5),
                        (s * 27, -44, 7.6),
                        (s * 27, -64, 6.4),
                        (s * 15, -82, 5.4),
                        (-s * 4, -87 - 3 * s, 4.6),
                    ]
                ),
                40,
            )
            for s in (-1, 1)
        )
    )
    back = c.mask(
        curve(
            at(
                [
                    *((-8, -40), (-21, -38), (-28, -28), (-24, -12), (-17, 4), (-18, 26), (0, 32), (18, 26), (17, 4)),
                    *((24, -12), (28, -28), (21, -38), (8, -40)),
                ]
            )
        )
    )
    body = arms | back
    c.multiply(body.blur(5).move(5, 8), (0.4, 0.14, 20), 0.75)
    c.fill(body, _SKIN, detail=0.92)
    c.multiply(body.edge(-4, -3, 4), _SHADE, 0.6)
    for spine in (
        ((0, -34, 1.2), (0, 8, 2)),
        ((-18, -16, 0.6), (-20, -28, 2), (-16, -36, 0.6)),
        ((18, -16, 0.6), (20, -28, 2), (16, -36, 0.6)),
        ((-9, -30, 0.6), (-7, -18, 2.4), (-11, -10, 0.6)),
        ((9, -30, 0.6), (7, -18, 2.4), (11, -10, 0.6)),
    ):
        c.multiply(c.mask(limb(at(spine)), soft=1.6) & back, _SHADE, 0.45)
    hips = c.mask(curve(at([(-22, 6), (0, 11), (22, 6), (24, 36), (6, 38), (0, 32), (-6, 38), (-24, 36)])))
    c.fill(hips & (back.grow(1) | legs), _TRUNKS, detail=0.92)
    _head(c)


def _head(c: Canvas) -> None:
    """Lay his head on his arms, as hers lies on hers."""
    nape = c.mask(limb(at([(0, -32, 11), (2, -52, 10)])))
    c.fill(nape, (0.7, 0.095, 48), detail=0.92)
    face = c.mask(curve(at([(0, -74), (-9, -74), (-14, -68), (-20, -62), (-15, -59), (-15, -54), (-9, -48), (2, -50)])))
    cap = c.mask(
        curve(at([(-11, -72, CORNER), (-3, -79), (9, -77), (17, -65), (14, -50), (3, -44, CORNER), (-3, -60)]))
    )
    head = face | cap
    c.multiply(head.blur(3).move(2, 5), (0.36, 0.1, 25), 0.7)
    c.fill(face, (0.72, 0.1, 45), detail=0.94)
    c.fill(cap, (0.965, 0.02, 85), detail=0.95)
    c.multiply(cap.edge(-4, -4, 4), (0.6, 0.06, 280), 0.6)
    c.fill(c.mask(limb(at([(-4, -82, 2), (4, -66, 2.4), (10, -42, 2)]), 20)) & cap, (0.4, 0.08, 262), detail=0.95)

    def lid(pen: Pen) -> None:
        pen.fill(limb(at([(-13.5, -65, 0.3), (-10.5, -63, 0.9), (-6.5, -64, 0.3)])), (0.22, 0.05, 35))

    c.draw(lid, detail=0.95)
