"""Parts of Good Year: a grown man's yellow coat with a child in it, one bend from heel to nape."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb
from art.painting.stamps import sampled, scatter, strew

from .trunk import silhouette
from .whale import sweep

OCHRE: Final = (0.8, 0.135, 84)
SHADE: Final = (0.66, 0.1, 60)
PALE: Final = (0.89, 0.1, 92)
SEAM: Final = (0.47, 0.095, 58)
DUSK: Final = (0.3, 0.06, 315)
_COAT: Final[Points] = (
    *((428, 226), (412, 252), (409, 288), (420, 332), (437, 376), (442, 416, CORNER), (466, 427), (500, 424)),
    *((536, 428), (576, 413, CORNER), (580, 384), (571, 348), (546, 314), (526, 284), (522, 254), (508, 224)),
    *((482, 206), (450, 208)),
)
_COLLAR: Final[Points] = (
    *((424, 238, CORNER), (424, 220), (436, 210), (456, 202), (476, 190, CORNER), (496, 200), (508, 218), (500, 236)),
    *((478, 236), (452, 242), (438, 256, CORNER)),
)


def cloth(c: Canvas, m: Mask, n: int, turn: float, seed: str) -> None:
    """Lay the coat's cloth, with dry strokes along its fall, a little darker or paler than what they cross."""
    c.form(c.relief(m, 40, smooth=8), OCHRE, rim=0.0, gain=0.08, mottle=0.05, depth=0.3, detail=0.6)
    r = c.rng(f"nap/{seed}")
    x, y = scatter(m.grow(-4), n, r, "any")
    under = sampled(c, c.layer.rgb, x, y)
    tones = np.asarray(np.clip(under * r.uniform(0.86, 1.12, (len(x), 1)), 0, 1), np.float32)
    long, way = r.uniform(12, 30, len(x)), turn + r.normal(0, 0.16, len(x))
    strew(c, "bristle", x, y, long, way, tones, seed=seed, alpha=0.2, detail=0.6, clip=m)


def coat(c: Canvas) -> None:
    """Paint the coat: it hangs from the shoulders, gives at the waist, flares to the hem."""
    m = c.mask(curve(_COAT), wobble=1, cell=24)
    c.multiply(m.blur(8).move(-9, 5) & silhouette(c), DUSK, 0.6)
    cloth(c, m, 420, 1.4, "coat")
    c.multiply(m * np.asarray(smoothstep(470, 580, c.x + 0.25 * (c.y - 420))[m.where], np.float32), SHADE, 0.4)
    sweep(
        c,
        m,
        (
            (((452, 330, 2), (464, 384, 7), (468, 440, 9)), 4, 0.75),
            (((488, 340, 2), (502, 390, 8), (508, 440, 10)), 5, 0.75),
            (((522, 326, 2), (542, 380, 8), (550, 432, 9)), 5, 0.7),
            (((428, 300, 2), (438, 370, 4), (442, 424, 5)), 3, 0.6),
            (((530, 284, 2), (506, 306, 4), (480, 310, 1)), 3, 0.7),
            (((534, 300, 2), (514, 324, 4), (492, 330, 1)), 3, 0.55),
            (((524, 256, 6), (528, 290, 7), (548, 330, 4)), 5, 0.5),
        ),
        SHADE,
        pale=False,
    )
    sweep(
        c,
        m,
        (
            (((478, 350, 2), (484, 390, 5), (488, 432, 6)), 4, 0.7),
            (((512, 340, 2), (524, 390, 5), (528, 434, 6)), 4, 0.6),
            (((500, 226, 3), (514, 250, 5), (518, 280, 3)), 4, 0.6),
        ),
        PALE,
        pale=True,
    )

    def seams(pen: Pen) -> None:
        pen.fill(limb([(484, 366, 1), (506, 372, 2.2), (530, 364, 1)], 20), SEAM, 0.9)
        pen.stroke([(485, 367), (487, 379), (508, 385), (530, 377), (530, 365)], SEAM, 1.5, 0.6)
        pen.dot(508, 379, 2.4, (0.3, 0.06, 40))
        pen.stroke([(442, 409), (467, 420), (500, 417), (536, 421), (577, 406)], SEAM, 1.3, 0.5)
        pen.stroke([(504, 240), (512, 280), (514, 330)], SEAM, 1.3, 0.35)
        pen.fill(limb([(441, 417, 0.8), (466, 428, 1.6), (500, 425, 1.6), (536, 429, 1.6), (576, 414, 0.8)], 30), SEAM)

    c.draw(seams, detail=0.7, soft=0.4, clip=m.grow(1))


def collar_mask(c: Canvas) -> Mask:
    """Return where the collar is, turned up."""
    return c.mask(curve(_COLLAR), wobble=0.6)


def collar(c: Canvas) -> None:
    """The wide collar about the nape."""
    m = collar_mask(c)
    c.multiply(m.blur(4).move(0, 6), SHADE, 0.8)
    cloth(c, m, 70, -0.3, "collar")
    c.multiply(m.edge(2, 4, 3), SHADE, 0.7)
    sweep(c, m, ((((432, 226, 1), (460, 214, 4), (490, 206, 2)), 3, 0.6),), PALE, pale=True)
