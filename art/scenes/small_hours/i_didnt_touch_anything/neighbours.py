"""Three neighbours' arms over the wall; nothing else is seen of them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.materials.living import skin
from art.painting.shapes import limb, oval

from .vines import leaf, peach

_ARMS: Final = (
    # elbow-ward end, wrist, hand's middle, size, skin, sleeve
    ((216.0, 560.0), (196.0, 440.0), (186.0, 392.0), 1.0, (0.6, 0.085, 48), (0.52, 0.12, 350)),
    ((562.0, 570.0), (586.0, 392.0), (596.0, 338.0), 1.1, (0.78, 0.06, 55), (0.86, 0.04, 95)),
    ((726.0, 570.0), (712.0, 436.0), (706.0, 388.0), 0.88, (0.42, 0.075, 48), (0.6, 0.1, 230)),
)
_STRIPED: Final = 1
Digit = tuple[tuple[float, float, float], ...]


def heads(c: Canvas) -> None:
    """The crowns of three heads behind the coping: a scarf, a straw hat, a cap."""
    scarf = Clay(c, (70, 410, 240, 540), melt=6)
    scarf.ball(142, 482, 44, 50)
    scarf.press([(104, 470, 4), (140, 452, 6), (182, 470, 4)], 5)
    scarf.press([(112, 448, 3), (142, 438, 5), (170, 446, 3)], 4)
    body = scarf.relief(1.2)
    c.form(body, (0.5, 0.12, 20), rim=0.4, mottle=0.08, detail=0.7)
    dots = smoothstep(0.72, 0.82, np.sin(c.x / 5.2 + c.y / 11) * np.sin(c.y / 5.6))
    c.glaze(body.mask * np.asarray(dots, np.float32), (0.92, 0.04, 90), 0.8)
    crown = Clay(c, (570, 400, 750, 520), melt=4)
    crown.ball(654, 452, 40, 36)
    crown.cut((654, 468), (0.1, 1.0))
    straw = (0.8, 0.09, 82)
    for part in (c.mask(oval(652, 472, 78, 17, 5)), crown.mask()):
        c.multiply(part.blur(5).move(-5, 6), (0.42, 0.07, 100), 0.5)
        weave = np.sin(c.x[part.where] / 2.2) * np.sin(c.y[part.where] / 1.9) * 0.8
        c.form(c.relief(part, 26).bumped(np.asarray(weave, np.float32)), straw, rim=0.4, mottle=0.06, detail=0.75)
    band = c.mask(limb([(615, 460, 5), (654, 468, 6), (693, 464, 5)], 16))
    c.form(band, (0.42, 0.1, 20), thickness=5, rim=0.3, detail=0.75)
    cap = Clay(c, (720, 420, 820, 530), melt=5)
    cap.ball(786, 484, 38, 42)
    body = cap.relief(1.2)
    rib = np.asarray(1.2 * np.sin(c.x[body.mask.where] / 2.4), np.float32)
    c.form(body, (0.46, 0.1, 250), bump=rib, rim=0.4, mottle=0.06, detail=0.72)


_TIPS: Final = ((-19.0, 5.0, 7.6), (-6.5, -1.0, 8.4), (7.0, 0.0, 8.4), (19.5, 6.0, 7.8))
_THUMB: Final = (
    (-12.0, 20.0, 13.0),
    (-25.0, 4.0, 12.6),
    (-34.0, -12.0, 10.8),
    (-33.0, -25.0, 9.2),
    (-27.0, -32.0, 7.0),
)


def reach(c: Canvas) -> None:
    """Arms and palms, before the wall and before what they pick."""
    for n, (start, wrist, hand, k, tone, sleeve) in enumerate(_ARMS):
        box = (min(start[0], hand[0]) - 90, hand[1] - 90, max(start[0], hand[0]) + 90, start[1] + 40)
        arm = Clay(c, box, melt=6)
        mx, my = (start[0] + wrist[0]) / 2, (start[1] + wrist[1]) / 2
        arm.limb([(*start, 27 * k), (mx, my, 23 * k), (*wrist, 14.5 * k), (hand[0], hand[1] + 16 * k, 16 * k)])
        arm.ball(*hand, 20 * k, 22 * k)
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


def _digit(c: Canvas, spine: Digit, hand: tuple[float, float], k: float, way: float, tone: Colour, cast: float) -> None:
    clay = Clay(c, (hand[0] - 80, hand[1] - 100, hand[0] + 80, hand[1] + 40), melt=2)
    clay.limb([(hand[0] + p[0] * k * way, hand[1] + p[1] * k, p[2] * k) for p in spine], n=30)
    body = clay.relief(0.8)
    if cast:
        c.multiply(body.mask.blur(3).move(-3, 4), (0.4, 0.12, 30), cast)
    skin(c, body, tone, detail=0.93, bias=0.0 if cast else -0.1)
    x, y, r = spine[-1]
    nail = oval(hand[0] + (x + 1) * k * way, hand[1] + (y - 1) * k, r * 0.62 * k, r * 0.5 * k, 20 * way)
    if cast:
        c.glaze(c.mask(nail, soft=0.6), (0.86, 0.06, 40), 0.35)


def fingers(c: Canvas) -> None:
    """Fingers behind the fruit, the fruit, then palm, forefinger and thumb about it."""
    for n, (_, wrist, hand, k, tone, _) in enumerate(_ARMS):
        way = -1.0 if n == 0 else 1.0
        for x, y, r in _TIPS:
            back = ((x * 0.9, 0.0, r + 1), (x * 2.0 + 4, -34.0, r + 1), (x * 1.4 + 3, y - 62.0, r))
            _digit(c, back, hand, k, way, tone, 0.0)
        px, py, size = hand[0] + 1 * way, hand[1] - 31 * k, 36 * k
        leaf(c, px + 24, py - size * 0.5, 52, -0.5 + 0.4 * n, 950 + n)
        peach(c, px, py, size, 70 + n)
        palm = Clay(c, (hand[0] - 70, hand[1] - 60, hand[0] + 70, hand[1] + 70), melt=7)
        dx, dy = wrist[0] - hand[0], wrist[1] - hand[1]
        palm.limb(
            [
                *((wrist[0], wrist[1], 14.5 * k), (hand[0] + dx * 0.55, hand[1] + dy * 0.55, 15.5 * k)),
                *((hand[0], hand[1] + 18 * k, 20 * k), (hand[0] + 2 * way * k, hand[1] + 12 * k, 22 * k)),
            ],
            n=40,
        )
        palm.limb([(hand[0] + x * k * way, hand[1] + y * k, r * k, 4.0) for x, y, r in _THUMB], n=40)
        palm.press([(hand[0] - 5 * way * k, hand[1] + 2 * k, 3), (hand[0] - 3 * way * k, hand[1] + 24 * k, 3)], 2.4)
        body = palm.relief(1.0)
        upper = c.full(smoothstep(hand[1] + 40 * k, hand[1] + 16 * k, c.y))
        c.multiply(body.mask.blur(3).move(-2, -3) & upper, (0.4, 0.12, 30), 0.4)
        join = c.full(smoothstep(wrist[1] + 6, wrist[1] - 14, c.y))
        skin(c, body.within(body.mask & join), tone, detail=0.92)
        tip = _THUMB[-1]
        nail = oval(hand[0] + tip[0] * k * way, hand[1] + (tip[1] - 1) * k, 4.6 * k, 3.6 * k, 40 * way)
        c.glaze(c.mask(nail, soft=0.6), (0.86, 0.06, 40), 0.4)
        for x, y, r in _TIPS:
            over = (
                *((x * 1.4 + 3, y - 60.0, r), (x * 1.25 + 3, y - 67.0, r)),
                *((x * 1.1 + 3, y - 62.0, r * 0.96), (x + 3, y - 53.0, r * 0.8)),
            )
            _digit(c, over, hand, k, way, tone, 0.45)
