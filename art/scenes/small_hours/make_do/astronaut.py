"""Parts of Make Do: the astronaut who sews."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, polygon


def astronaut(c: Canvas) -> None:
    """Astride nothing, arms round the needle, boots kicking; the suit has seen better days."""
    x, y, s = 592.0, 640.0, 1.12
    white: Colour = (0.93, 0.02, 90)

    def p(px: float, py: float, q: float, z: float = 0.0) -> tuple[float, float, float, float]:
        return x + px * s, y + py * s, q * s, z

    pack = c.mask(polygon([(x + 12, y - 26), (x + 46, y - 12), (x + 32, y + 34), (x - 2, y + 22)]), wobble=1)
    c.form(pack, (0.72, 0.03, 250), thickness=12, rim=0.8, detail=0.85)
    far = Clay(c, (x - 100, y - 90, x + 110, y + 130), melt=3)
    far.limb([p(2, 30, 13), p(34, 58, 10.5), p(66, 52, 9)])
    far.limb([p(66, 52, 9.5), p(78, 60, 8)], n=6)
    far.limb([p(2, -14, 10), p(24, -34, 8.4), p(32, -58, 7.4)])
    far.ball(x + 33 * s, y - 62 * s, 8.5)
    c.form(far.relief(0.5), mix(white, (0.5, 0.1, 280), 0.3), bias=-0.1, rim=0.8, detail=0.85)
    body = Clay(c, (x - 110, y - 100, x + 110, y + 140), melt=4)
    body.limb([p(8, 36, 18), p(4, 8, 21), p(-4, -16, 18)])
    body.limb([p(10, 38, 14, 10), p(6, 74, 11.5, 10), p(34, 96, 9.5, 10)])
    body.limb([p(34, 96, 10, 10), p(44, 108, 8.6, 10)], n=6)
    body.limb([p(-6, -8, 11, 16), p(-34, -16, 9.4, 18), p(-58, -2, 8.2, 20)])
    body.ball(x - 60, y + 3, 9.5, 8.5, z=22)
    relief = body.relief(0.5)
    c.shadow(relief.mask, 14, 18, soft=9, share=0.45, colour=(0.1, 0.05, 280))
    crease = (c.field("crease", 11, 2)[relief.mask.where] - 0.5) * 4.5
    c.form(relief, white, bump=np.asarray(crease, np.float32), shadow=14, rim=0.9, detail=0.88)
    for cx, cy, w, tone in (
        (2, 58, 9, (0.6, 0.17, 25)),
        (14, 12, 11, (0.6, 0.11, 225)),
        (-34, -17, 7, (0.78, 0.13, 82)),
        (24, 90, 7, (0.55, 0.11, 150)),
        (-2, 34, 7, (0.66, 0.14, 350)),
    ):
        patch = c.mask(
            polygon(
                [
                    (x + cx - w, y + cy - w),
                    (x + cx + w, y + cy - w * 0.8),
                    (x + cx + w * 0.9, y + cy + w),
                    (x + cx - w * 0.9, y + cy + w * 0.9),
                ]
            ),
            wobble=0.8,
        )
        c.form(relief.within(patch), tone, rim=0.5, detail=0.92)

        def tacks(pen: Pen, qx: float = x + cx, qy: float = y + cy, q: float = w) -> None:
            for k in np.linspace(-0.8, 0.8, 4):
                for u, v in ((k, -1.0), (k, 1.0), (-1.0, k), (1.0, k)):
                    pen.stroke(
                        [(qx + u * q * 0.92, qy + v * q * 0.92), (qx + u * q * 1.16, qy + v * q * 1.16)],
                        (0.98, 0.02, 90),
                        1.0,
                    )

        c.draw(tacks, detail=0.92)

    def bands(pen: Pen) -> None:
        pen.stroke([(x - 44, y - 22), (x - 42, y - 4)], (0.6, 0.17, 25), 3)
        pen.stroke([(x - 6, y + 66), (x + 16, y + 64)], (0.62, 0.03, 260), 2.4)
        pen.stroke([(x + 27, y + 96), (x + 40, y + 86)], (0.62, 0.03, 260), 2.4)
        pen.stroke([(x + 20, y - 6), (x + 34, y + 20), (x + 28, y + 28)], (0.55, 0.05, 250), 3)

    c.draw(bands, detail=0.9)
    hx, hy = x - 16, y - 46
    dome = c.form(c.mask(circle(hx, hy, 26)), white, rim=0.9, gloss=0.4, detail=0.9)
    visor = c.mask(
        curve(
            [
                (hx - 23, hy - 6, CORNER),
                (hx - 12, hy - 16),
                (hx + 7, hy - 13),
                (hx + 12, hy + 2),
                (hx + 2, hy + 14),
                (hx - 16, hy + 14, CORNER),
            ]
        )
    )
    c.form(dome.within(visor), (0.27, 0.08, 270), gloss=0.9, gloss_sharpness=20, detail=0.95)
    c.glow(hx - 12, hy + 2, 9, (0.96, 0.11, 75), 0.85)
    c.draw(
        lambda pen: pen.stroke([(hx - 17, hy - 7), (hx - 9, hy - 12), (hx + 1, hy - 11)], (0.99, 0.02, 90), 1.8, 0.85),
        detail=0.95,
    )
    c.draw(lambda pen: pen.stroke([(hx + 10, hy - 24), (hx + 16, hy - 36)], (0.8, 0.03, 250), 2), detail=0.9)
    c.glow(hx + 16, hy - 37, 7, (0.7, 0.18, 30), 0.9)
