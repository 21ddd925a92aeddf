"""The halter's noseband that rings nothing, and the rope."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

_STRAP: Colour = (0.3, 0.06, 35)
_ROPE: Colour = (0.8, 0.08, 80)
END: Final = (534.0, 654.0)
"""Where the rope is tied."""


def _strap(c: Canvas, spine: Points, dark: float = 0.0, clip: Mask | None = None) -> None:
    m = c.mask(limb(spine))
    m = m & clip if clip is not None else m
    c.form(m, _STRAP, thickness=2.5, rim=0.0, mottle=0.05, bias=-dark, detail=0.75)


def halter(c: Canvas, hood: Mask) -> None:
    """A cheek strap over the hood, then the noseband, which rings nothing but air."""
    cheek: Points = [(296, 222, 6), (306, 250, 6), (346, 396, 7), (412, 516, 7), (446, 584, 7)]
    c.multiply(c.mask(limb([(x + 6, y + 5, r) for x, y, r in cheek]), soft=3) & hood, (0.5, 0.13, 5), 0.5)
    _strap(c, cheek, clip=hood)
    _strap(c, [(564, 566, 4), (540, 552, 5), (512, 582, 5), (502, 622, 4)], 0.15)
    _strap(c, [(498, 494, 6), (532, 530, 6.5), (564, 566, 6)])
    _strap(c, [(442, 580, 6), (472, 603, 6.5), (502, 622, 6)])
    _strap(c, [(502, 622, 6), (530, 640, 7), (558, 612, 7), (564, 566, 6)])

    def ring(pen: Pen) -> None:
        for x, y in ((499, 495), (444, 581), (502, 622), (564, 567)):
            pen.dot(x, y, 4.2, (0.8, 0.13, 82))
        pen.stroke(
            [(526, 640), (522, 652), (534, 662), (546, 652), (541, 636), (532, 632), (526, 640)], (0.8, 0.13, 82), 4.5
        )

    c.draw(ring, relief=2, detail=0.8)


def rope(c: Canvas, spine: Points, width: float) -> None:
    """A rope: flat, with its twist drawn."""
    m = c.mask(limb([(p[0], p[1], width) for p in spine]))
    c.form(m, _ROPE, thickness=width, rim=0.0, mottle=0.06, detail=0.75)
    pts = sample(spine, 44)

    def twist(pen: Pen) -> None:
        for k in range(1, len(pts) - 1):
            x, y = pts[k]
            dx, dy = pts[k + 1] - pts[k - 1]
            q = (dx * dx + dy * dy) ** 0.5 + 1e-6
            dx, dy = dx / q, dy / q
            q = width * 1.1
            line = [(x - dy * q - dx * q, y + dx * q - dy * q), (x, y), (x + dy * q + dx * q, y - dx * q + dy * q)]
            pen.stroke(line, (0.48, 0.08, 52), 1.6, 0.75)

    c.draw(twist, clip=m, detail=0.75)
