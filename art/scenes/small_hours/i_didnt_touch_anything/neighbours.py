"""Three neighbours' arms over the wall; nothing else is seen of them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.materials.living import skin

from .vines import leaf, peach

_ARMS: Final = (
    # elbow-ward end, wrist, hand's middle, size, skin, sleeve
    ((216.0, 560.0), (196.0, 440.0), (186.0, 392.0), 1.0, (0.6, 0.085, 48), (0.52, 0.12, 350)),
    ((562.0, 570.0), (586.0, 392.0), (596.0, 338.0), 1.1, (0.78, 0.06, 55), (0.86, 0.04, 95)),
    ((726.0, 570.0), (712.0, 436.0), (706.0, 388.0), 0.88, (0.42, 0.075, 48), (0.6, 0.1, 230)),
)
_STRIPED: Final = 1


def _fingers(way: float) -> tuple[tuple[tuple[float, float, float], ...], ...]:
    return (
        ((-13 * way, -8, 6.4), (-22 * way, -26, 5.8), (-20 * way, -44, 5.0), (-12 * way, -54, 4.2)),
        ((-4 * way, -12, 6.8), (-7 * way, -34, 6.0), (-4 * way, -53, 5.2), (2 * way, -61, 4.2)),
        ((6 * way, -12, 6.6), (8 * way, -34, 5.8), (9 * way, -52, 5.0), (10 * way, -60, 4.2)),
        ((14 * way, -7, 6.0), (20 * way, -24, 5.2), (21 * way, -39, 4.4), (19 * way, -48, 3.8)),
    )


def reach(c: Canvas) -> None:
    """Arms and palms, before the wall and before what they pick."""
    for n, (start, wrist, hand, k, tone, sleeve) in enumerate(_ARMS):
        way = -1.0 if n == 0 else 1.0
        box = (min(start[0], hand[0]) - 90, hand[1] - 90, max(start[0], hand[0]) + 90, start[1] + 40)
        arm = Clay(c, box, melt=6)
        mx, my = (start[0] + wrist[0]) / 2, (start[1] + wrist[1]) / 2
        arm.limb([(*start, 27 * k), (mx, my, 23 * k), (*wrist, 14.5 * k), (hand[0], hand[1] + 16 * k, 16 * k)])
        arm.ball(*hand, 20 * k, 22 * k)
        arm.limb(
            [
                (hand[0] + 15 * way * k, hand[1] + 6 * k, 8 * k),
                (hand[0] + 29 * way * k, hand[1] - 12 * k, 7 * k),
                (hand[0] + 30 * way * k, hand[1] - 30 * k, 5.2 * k),
            ]
        )
        skin(c, arm.relief(1.0), tone)
        cloth = Clay(c, box, melt=5)
        sx, sy = wrist[0] * 0.78 + start[0] * 0.22, wrist[1] * 0.78 + start[1] * 0.22
        cloth.limb([(*start, 36 * k), (mx, my, 32 * k), (sx, sy, 27 * k)])
        cloth.cut((sx, sy + 4), (wrist[0] - start[0], wrist[1] - start[1]))
        cloth.press([(mx - 30, my + 8, 4), (mx, my + 2, 5), (mx + 28, my + 12, 4)], 4)
        body = cloth.relief(1.2)
        c.form(body, sleeve, rim=0.5, mottle=0.08, detail=0.75)
        if n == _STRIPED:
            ring = np.asarray(smoothstep(-0.1, 0.1, np.sin(cloth.across * 0.55)), np.float32)
            c.form(body.within(body.mask * ring), (0.5, 0.09, 250), rim=0.5, detail=0.75)
        cuff = Clay(c, box, melt=3)
        cuff.limb([(sx - 27 * k, sy + 2, 7 * k), (sx, sy + 5, 8 * k), (sx + 27 * k, sy, 7 * k)])
        edge: Colour = (0.92, 0.03, 90) if n != _STRIPED else (0.82, 0.05, 95)
        c.form(cuff.relief(1), edge, rim=0.5, mottle=0.06, detail=0.8)


def fingers(c: Canvas) -> None:
    """The fingers, the fruit in them, and their tips about it."""
    for n, (_, _, hand, k, tone, _) in enumerate(_ARMS):
        way = -1.0 if n == 0 else 1.0
        box = (hand[0] - 70, hand[1] - 90, hand[0] + 70, hand[1] + 30)
        for f in _fingers(way):
            clay = Clay(c, box, melt=2)
            clay.limb([(hand[0] + p[0] * k, hand[1] + p[1] * k, p[2] * k) for p in f])
            skin(c, clay.relief(0.7), tone, bias=-0.08, detail=0.92)
        px, py, r = hand[0] + 1 * way, hand[1] - 26 * k, 25 + 2 * k
        peach(c, px, py, r, 70 + n)
        leaf(c, px, py - r * 0.9, 46, -0.7 + 0.9 * n, 950 + n)
        for f in _fingers(way):
            tip = f[-1]
            x, y = hand[0] + tip[0] * k, hand[1] + tip[1] * k
            ix, iy = x + (px - x) * 0.3, y + (py - y) * 0.34
            clay = Clay(c, box, melt=2)
            clay.limb([(x, y, tip[2] * k * 1.12), ((x + ix) / 2, (y + iy) / 2, tip[2] * k * 1.1), (ix, iy, tip[2] * k)])
            body = clay.relief(0.6)
            c.multiply(body.mask.blur(2.5).move(-2, 4), (0.45, 0.1, 35), 0.45)
            skin(c, body, tone, detail=0.94)
        thumb = Clay(c, box, melt=2)
        tx, ty = hand[0] + 29 * way * k, hand[1] - 14 * k
        thumb.limb([(tx, ty, 7 * k), (tx - 6 * way * k, ty - 12 * k, 6 * k), (tx - 15 * way * k, ty - 18 * k, 4.6 * k)])
        body = thumb.relief(0.6)
        c.multiply(body.mask.blur(2.5).move(-2, 4), (0.45, 0.1, 35), 0.4)
        skin(c, body, tone, detail=0.94)
