"""Parts of Good Year: a grown man's coat with a child in it, leaning on the trunk; the long sleeve; the boots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place
from art.painting.stamps import sampled, scatter, strew

from .trunk import silhouette
from .whale import sweep

_OCHRE: Final = (0.745, 0.118, 80)
_SHADE: Final = (0.64, 0.085, 58)
_PALE: Final = (0.83, 0.1, 88)
_SEAM: Final = (0.45, 0.09, 58)
_DUSK: Final = (0.3, 0.06, 315)
_COAT: Final[Points] = (
    *((410, 300), (402, 336), (412, 386), (427, 436), (438, 480, CORNER), (500, 495), (566, 500), (634, 488, CORNER)),
    *((638, 430), (617, 352), (574, 298), (524, 268), (456, 266)),
)
_SLEEVE: Final[Points] = (
    *((476, 300), (452, 344), (412, 356), (372, 342), (342, 334), (316, 346), (304, 376), (298, 412)),
    *((288, 446, CORNER), (314, 458), (344, 456, CORNER), (345, 424), (358, 398), (400, 414), (440, 438)),
    *((470, 440), (504, 404), (530, 366), (536, 326), (510, 296)),
)
_BELT: Final[Points] = (
    *((566, 404, CORNER), (600, 404), (640, 397, CORNER), (646, 415, CORNER), (602, 424), (568, 424, CORNER)),
)
_BOOT: Final[Points] = (
    *((576, 450), (577, 508), (566, 524), (544, 532), (533, 546), (536, 557, CORNER), (600, 554), (642, 557, CORNER)),
    *((641, 536), (634, 512), (634, 450)),
)


def _cloth(c: Canvas, m: Mask) -> None:
    c.form(c.relief(m, 60, smooth=10), _OCHRE, rim=0.0, gain=0.1, mottle=0.05, depth=0.4, detail=0.5)


def _nap(c: Canvas, m: Mask, n: int, turn: float, seed: str) -> None:
    """Dry strokes along the fall of the cloth, a little darker or paler than what they cross."""
    r = c.rng(f"nap/{seed}")
    x, y = scatter(m.grow(-5), n, r, "any")
    under = sampled(c, c.layer.rgb, x, y)
    tones = np.asarray(np.clip(under * r.uniform(0.8, 1.16, (len(x), 1)), 0, 1), np.float32)
    long, way = r.uniform(16, 44, len(x)), turn + r.normal(0, 0.16, len(x))
    strew(c, "bristle", x, y, long, way, tones, seed=seed, alpha=0.22, detail=0.5, clip=m)


def boots(c: Canvas) -> None:
    """Two rubber boots too large for the child, set back on the slope: it leans."""
    for dx, dy, turn, tone in ((-98.0, -16.0, 1.0, (0.24, 0.065, 345)), (-17.0, -1.0, 5.0, (0.34, 0.085, 350))):

        def at(points: Points, dx: float = dx, dy: float = dy, turn: float = turn) -> list[tuple[float, ...]]:
            return place([(p[0] - 590, p[1] - 552, *p[2:]) for p in points], 590 + dx, 552 + dy, 1, turn)

        m = c.mask(curve(at(_BOOT)))
        c.fill(m, tone, detail=0.6)
        c.glaze(m.edge(-6, -4, 4), (0.56, 0.08, 355), 0.5)
        sweep(c, m, ((tuple(at(((628, 460, 8), (626, 510, 9), (632, 548, 6)))), 6, 0.7),), _DUSK, pale=False)

        def lines(pen: Pen, at: Callable[[Points], list[tuple[float, ...]]] = at) -> None:
            pen.fill(limb(at([(534, 554, 2), (570, 553, 3.5), (602, 549, 3), (642, 554, 3)]), 30), (0.15, 0.04, 330))
            for v in (0, 11):
                pen.stroke(at([(579, 514 + v), (592, 519 + v), (606, 516 + v)]), (0.18, 0.05, 335), 1.8, 0.6)

        c.draw(lines, detail=0.6, clip=m.grow(1))


def coat(c: Canvas) -> None:
    """Paint the coat, one bell that leans on the trunk."""
    m = c.mask(curve(_COAT), wobble=1.5, cell=24)
    c.multiply(m.blur(10).move(-10, 6) & silhouette(c), _DUSK, 0.6)
    _cloth(c, m)
    c.multiply(m * np.asarray(smoothstep(540, 650, c.x + 0.12 * (c.y - 400))[m.where], np.float32), _SHADE, 0.55)
    sweep(
        c,
        m,
        (
            (((544, 390, 3), (560, 460, 13), (562, 536, 17)), 7, 0.75),
            (((474, 420, 3), (488, 470, 11), (490, 530, 14)), 5, 0.75),
            (((430, 400, 3), (448, 450, 8), (456, 522, 9)), 5, 0.6),
            (((590, 340, 3), (612, 420, 10), (616, 530, 13)), 7, 0.6),
            (((446, 434, 8), (500, 422, 13), (548, 366, 8)), 7, 0.8),
            (((520, 290, 3), (548, 320, 7), (556, 366, 3)), 5, 0.5),
        ),
        _SHADE,
        pale=False,
    )
    sweep(
        c,
        m,
        (
            (((516, 440, 3), (524, 480, 8), (524, 526, 8)), 5, 0.7),
            (((578, 390, 3), (588, 460, 8), (590, 526, 8)), 6, 0.5),
            (((520, 282, 4), (576, 318, 9), (610, 384, 5)), 8, 0.55),
        ),
        _PALE,
        pale=True,
    )

    _nap(c, m, 620, 1.4, "coat")

    def seams(pen: Pen) -> None:
        pen.stroke([(508, 452), (544, 461), (584, 454)], _SEAM, 3.4, 0.8)
        pen.stroke([(510, 453), (512, 474), (546, 483), (582, 475), (584, 454)], _SEAM, 2, 0.5)
        pen.fill(curve(_BELT), _OCHRE)
        pen.stroke([(643, 416), (602, 425), (566, 424), (565, 404)], _SEAM, 2.4, 0.7)
        pen.stroke([(566, 403), (600, 404), (640, 397)], _SEAM, 1.4, 0.4)
        pen.dot(578, 414, 5.6, (0.3, 0.06, 40))
        pen.dot(577, 413, 3, (0.5, 0.07, 50))
        pen.stroke([(548, 300), (556, 340), (548, 384)], _SEAM, 2, 0.35)

    c.draw(seams, detail=0.6, soft=0.4, clip=m)


def collar_mask(c: Canvas) -> Mask:
    """Return where the collar is, turned up."""
    front: Points = ((396, 312, CORNER), (402, 286), (440, 282), (490, 264), (530, 236, CORNER))
    return c.mask(curve([*front, (556, 276), (530, 306), (460, 330)]), wobble=1)


def collar(c: Canvas) -> None:
    """The collar, in which the chin goes down."""
    m = collar_mask(c)
    c.multiply(m.blur(6).move(0, 7), _SHADE, 0.7)
    _cloth(c, m)
    c.multiply(m.edge(3, 6, 5), _SHADE, 0.7)
    sweep(c, m, ((((420, 296, 2), (480, 286, 6), (532, 256, 3)), 4, 0.6),), _PALE, pale=True)


def sleeve(c: Canvas) -> None:
    """The near sleeve about the trunk; it ends long after the hand does, and hangs."""
    m = c.mask(curve(_SLEEVE), wobble=1)
    c.multiply(m.blur(9).move(3, 10) & silhouette(c), _DUSK, 0.7)
    body = c.mask(curve(_COAT))
    cast = m.blur(11).move(7, 15) & body
    c.multiply(cast * np.asarray(smoothstep(290, 390, c.y)[cast.where], np.float32), _SHADE, 0.9)
    close = m.blur(3).move(2, 3) & body
    c.multiply(close * np.asarray(smoothstep(310, 400, c.y)[close.where], np.float32), (0.5, 0.09, 50), 0.6)
    _cloth(c, m)
    sweep(
        c,
        m,
        (
            (((534, 340, 8), (500, 408, 13), (460, 436, 11), (420, 424, 10), (366, 396, 5)), 6, 0.85),
            (((452, 348, 1), (462, 372, 5), (484, 384, 1)), 3, 0.75),
            (((436, 356, 1), (446, 384, 5), (466, 400, 1)), 3, 0.65),
            (((340, 338, 1), (352, 366, 6), (352, 400, 2)), 4, 0.7),
            (((316, 348, 1), (326, 390, 5), (326, 452, 5)), 3.5, 0.7),
            (((350, 396, 3), (340, 420, 6), (340, 456, 5)), 4, 0.7),
            (((500, 300, 1), (516, 322, 4), (518, 350, 1)), 3, 0.5),
        ),
        _SHADE,
        pale=False,
    )
    sweep(
        c,
        m,
        (
            (((484, 316, 4), (448, 362, 8), (404, 372, 7), (366, 358, 4)), 6, 0.7),
            (((308, 380, 2), (304, 420, 4), (302, 448, 3)), 3, 0.6),
        ),
        _PALE,
        pale=True,
    )

    _nap(c, m, 260, 0.35, "sleeve")

    def hem(pen: Pen) -> None:
        for crease in (
            [(444, 352, 0.6), (460, 366, 2), (484, 372, 0.6)],
            [(430, 360, 0.6), (446, 384, 2), (474, 394, 0.6)],
            [(344, 342, 0.6), (350, 364, 1.8), (346, 392, 0.6)],
        ):
            pen.fill(limb(crease, 20), _SEAM, 0.45)
        pen.fill(limb([(287, 447, 1), (314, 456, 6.5), (345, 456, 1)], 20), (0.27, 0.06, 40))
        pen.stroke([(293, 432), (316, 440), (344, 440)], _SEAM, 1.6, 0.5)

    c.draw(hem, detail=0.7, soft=0.5, clip=m.grow(1))
