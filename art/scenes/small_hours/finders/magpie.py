"""Parts of Finders: the magpie on the snout's end, tail up, head lifted to the eye."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, sample

from .brush import BLACK, BLUE, HIDE_DEEP, INK, WHITE, crease
from .head import mask

_NAPE: Final[Points] = ((302, 392, CORNER), (284, 370), (252, 360), (218, 368), (192, 398), (172, 440), (144, 482),
                        (114, 520), (88, 552))  # fmt: skip
_BREAST: Final[Points] = ((92, 592), (126, 618), (170, 624), (216, 606), (256, 566), (284, 516), (296, 468),
                          (298, 424, CORNER))  # fmt: skip
_BELLY: Final[Points] = ((84, 580), (130, 560), (186, 560), (232, 548), (258, 562), (220, 610), (170, 630), (120, 622))
_TAIL: Final[tuple[tuple[Points, float], ...]] = (
    (((122, 556, 9), (106, 500, 12), (92, 446, 12), (90, 396, 11), (90, 362, 8), (91, 344, 2)), 0.75),
    (((94, 560, 9), (68, 506, 11), (49, 440, 11), (38, 378, 10), (35, 346, 7), (36, 330, 2)), 0.7),
    (((118, 556, 12), (98, 500, 14), (83, 434, 14), (78, 360, 13), (78, 318, 9), (80, 296, 2)), 0.55),
    (((98, 560, 10), (72, 506, 13), (53, 430, 13), (44, 350, 12), (45, 300, 10), (52, 262, 6), (57, 246, 2)), 0.5),
    (((114, 558, 14), (90, 498, 15), (72, 420, 15), (67, 330, 14), (71, 272, 10), (76, 242, 2)), 0.35),
    (((106, 562, 15), (80, 496, 17), (60, 410, 17), (54, 310, 16), (63, 236, 12), (72, 214, 8), (77, 203, 2)), 0.0),
)
_GREEN: Final = (0.47, 0.1, 195)
_VIOLET: Final = (0.4, 0.12, 310)


def magpie(c: Canvas) -> None:
    """Paint tail, legs, body, belly, head, bill, eye."""
    body = c.mask(curve([*_NAPE, *_BREAST]), wobble=0.7)
    c.multiply(body.blur(10).move(26, 62) & mask(c), HIDE_DEEP, 0.7)
    _tail(c)
    _legs(c)
    c.fill(body, BLACK, detail=0.7)
    _sheen(c, body)
    belly = c.mask(curve(_BELLY), soft=2, wobble=3, cell=9) & body
    c.fill(belly, WHITE, detail=0.7)
    sweep(c, belly, ((90, 604, 8), (150, 632, 12), (220, 610, 8), (260, 560, 4)), 9, (0.72, 0.05, 270), 0.8)
    ways: tuple[Points, ...] = (
        ((250, 556), (200, 566), (150, 570), (90, 576)),
        ((240, 580), (196, 594), (150, 598), (94, 590)),
        ((220, 604), (180, 620), (140, 620), (100, 606)),
    )
    locks(c, ways, 80, (0.3, 5), (WHITE, (0.92, 0.02, 270)), seed="belly", clip=body, share=0.7)
    _head(c, body)


def _tail(c: Canvas) -> None:
    """Long graduated feathers, green and violet where the light strikes."""
    below = c.mask(limb(_TAIL[0][0], 60))
    for k, (spine, far) in enumerate(_TAIL):
        m = c.mask(limb(spine, 60), wobble=0.6)
        c.multiply(m.blur(3).move(4, 3) & below, INK, 0.8)
        below = below | m
        c.fill(m, mix(BLACK, _GREEN, 0.35 + 0.2 * far), detail=0.7)
        s = sample(spine, 40)
        inner = [(float(x) - 5, float(y), 5.0) for x, y, _ in s[6:36:6]]
        sweep(c, m, inner, 5, _GREEN, 0.85, pale=True)
        sweep(c, m, [(float(x), float(y), 7.0) for x, y, _ in s[30:38:3]], 5, _VIOLET, 0.7, pale=True)
        c.glaze(m.edge(-3, -1, 2), (0.68, 0.08, 215), 0.75)
        c.multiply(m.edge(4, 2, 4), INK, 0.6)
        r = c.rng(f"vane{k}")

        def quill(pen: Pen, s: np.ndarray = s, r: np.random.Generator = r) -> None:
            crease(pen, [(float(x), float(y)) for x, y, _ in s[2:38]], 1.3, (0.6, 0.05, 220), 0.8)
            for _ in range(26):
                i = int(r.integers(4, 34))
                x, y, w = s[i]
                side = -1.0 if r.random() < 0.5 else 1.0
                crease(pen, [(x, y), (x + side * w * 0.5, y - 8), (x + side * w * 0.9, y - 20)], 0.9, INK, 0.5)

        c.draw(quill, clip=m, detail=0.7, soft=0.3)


def _legs(c: Canvas) -> None:
    """Two thin black legs; toes grip the ridge of the snout."""
    for x, y, top in ((136, 654, (140, 612)), (192, 632, (186, 610))):
        leg = c.mask(limb([(*top, 15), (x + 4, (y + top[1]) / 2, 7), (x, y - 8, 5)], 20))
        c.fill(leg, INK, detail=0.8)

        def work(pen: Pen, x: float = x, y: float = y) -> None:
            for u, v, q, w in ((20, -14, 28, -8), (12, 2, 20, 10), (-4, 10, -4, 22), (-16, 8, -24, 16)):
                pen.fill(limb([(x, y - 6, 5), (x + u, y + v - 4, 4.4), (x + q, y + w, 2)], 16), INK)
                crease(
                    pen, [(x, y - 8), (x + u * 0.6, y + v * 0.6 - 8), (x + u, y + v - 6)], 1.0, (0.5, 0.04, 250), 0.8
                )

        c.multiply(c.mask(limb([(x - 18, y + 12, 6), (x + 22, y + 2, 6)], 10), soft=4), (0.45, 0.07, 165), 0.6)
        c.draw(work, detail=0.85, soft=0.2)


def _sheen(c: Canvas, body: Mask) -> None:
    """Blue on crown, mantle and breast, where black feathers catch the light."""
    sweep(c, body, ((286, 376, 6), (250, 366, 10), (212, 382, 10), (190, 420, 8)), 7, BLUE, 0.6, pale=True)
    sweep(c, body, ((168, 450, 8), (140, 496, 10), (104, 544, 6)), 8, BLUE, 0.5, pale=True)
    sweep(c, body, ((276, 480, 8), (262, 524, 12), (236, 550, 6)), 9, BLUE, 0.4, pale=True)
    ways: tuple[Points, ...] = (
        ((280, 384), (240, 372), (206, 392), (180, 440)),
        ((270, 420), (230, 424), (206, 446), (180, 490)),
        ((284, 440), (262, 470), (240, 500), (214, 530)),
        ((292, 460), (280, 510), (256, 552), (240, 570)),
    )
    tones = (BLACK, mix(BLACK, BLUE, 0.45))
    locks(c, ways, 150, (0.2, 4.5), tones, seed="sheen", clip=body, share=0.7, shade=INK)


def _head(c: Canvas, body: Mask) -> None:
    """A stout bill, open on the drop, and a bright eye with a pale ring."""
    upper = c.mask(curve([(292, 384, CORNER), (316, 384), (340, 398), (350, 414, CORNER), (330, 411), (294, 412)]))
    lower = c.mask(curve([(292, 408, CORNER), (316, 414), (332, 422, CORNER), (314, 428), (292, 426)]))
    for m, tone in ((lower, INK), (upper, BLACK)):
        c.fill(m, tone, detail=0.9)
    c.glaze(upper.edge(-2, -4, 3), (0.58, 0.05, 250), 0.8)
    c.multiply(c.mask(limb([(286, 380, 4), (292, 400, 6), (288, 424, 4)], 12), soft=3) & body, INK, 0.6)

    def work(pen: Pen) -> None:
        x, y = 262, 400
        pen.fill(_round(x, y, 16, 15), (0.56, 0.06, 250))
        pen.fill(_round(x, y, 13.4, 12.4), (0.5, 0.11, 58))
        pen.dot(x + 3, y - 1.5, 8.4, INK)
        pen.dot(x + 6.5, y - 5.5, 3.6, (0.99, 0.005, 90))
        lid: Points = ((x - 18, y - 4, CORNER), (x - 10, y - 10), (x + 4, y - 14), (x + 17, y - 8, CORNER),
                       (x + 10, y - 20), (x - 10, y - 20))  # fmt: skip
        pen.fill(curve(lid), mix(BLACK, BLUE, 0.25))
        crease(pen, [(x - 18, y - 3), (x - 9, y - 10), (x + 4, y - 14), (x + 17, y - 7)], 1.6, INK, 0.9)

    c.draw(work, detail=0.95, soft=0.2)


def _round(x: float, y: float, rx: float, ry: float) -> Path:
    """Return an eye's outline."""
    return oval(x, y, rx, ry, -8)
