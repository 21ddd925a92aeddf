"""Parts of Wish You Were Here: pale sky, the sea that is sand, the beach that is clear water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.cells import cells
from art.painting.shapes import CORNER, Points, curve, limb

_SHORE: Final[Points] = (
    *((-20, 934), (70, 944), (160, 938), (260, 948), (340, 962), (420, 976), (520, 988), (620, 1000), (720, 998)),
    (830, 1010),
)
_SEA = ramp([(0.93, 0.05, 86), (0.87, 0.085, 82), (0.8, 0.11, 76), (0.74, 0.115, 70)])
_WATER = ramp([(0.88, 0.06, 196), (0.79, 0.09, 202), (0.72, 0.1, 207), (0.65, 0.105, 212)])


def sky(c: Canvas) -> None:
    """Wash the sky: pale blue above, cream towards the horizon."""
    c.wash(
        [(0.0, (0.885, 0.042, 212)), (0.3, (0.925, 0.03, 200)), (0.5, (0.955, 0.022, 110)), (0.66, (0.945, 0.045, 84))]
    )


def sand_sea(c: Canvas) -> None:
    """Roll the sea of sand out to the horizon in four smooth swells."""
    swells: tuple[tuple[Points, float], ...] = (
        (((-20, 772), (90, 768), (200, 771), (330, 767), (520, 770), (820, 769)), 0.1),
        (((-20, 800), (50, 786), (120, 790), (220, 802), (340, 789), (480, 800), (820, 797)), 0.26),
        (((-20, 822), (70, 836), (170, 812), (260, 818), (370, 838), (820, 832)), 0.4),
        (((-20, 876), (60, 848), (130, 842), (230, 868), (350, 878), (820, 880)), 0.52),
        (((-20, 902), (80, 914), (180, 890), (270, 898), (380, 930), (820, 940)), 0.66),
    )
    for k, (top, tone) in enumerate(swells):
        m = c.mask(curve([(*top[0], CORNER), *top[1:-1], (*top[-1], CORNER), (820, 1010, CORNER), (-20, 1010, CORNER)]))
        line = np.interp(c.x, [p[0] for p in top], [p[1] for p in top])
        fall = smoothstep(4, 40, c.y - line + 10 * (c.field(f"swell{k}", 90, 2, (3, 1)) - 0.5))
        c.fill(m, pick(_SEA, np.asarray(np.clip(tone - 0.26 + 0.46 * fall, 0, 1), np.float32)), detail=0.42)


def _beach(c: Canvas) -> Mask:
    return c.mask(
        curve(
            [(*_SHORE[0], CORNER), *_SHORE[1:-1], (*_SHORE[-1], CORNER), (830, 1230, CORNER), (-20, 1230, CORNER)],
        ),
        wobble=1.5,
        cell=30,
    )


def _net(c: Canvas) -> Array:
    """The net of light in clear water, seen in perspective: 1 on its threads."""
    depth = 340.0 / np.maximum(c.y - 780, 40)
    u, v = (c.x - 400) * depth / 150, 5.6 * depth
    bend_u = u + 1.0 * (c.noise.at("net-u", u, v, 1.1, 2) - 0.5)
    bend_v = v + 1.0 * (c.noise.at("net-v", u, v, 1.1, 2) - 0.5)
    gap, _ = cells(bend_u, bend_v)
    fine, _ = cells(2.3 * bend_u + 7, 2.3 * bend_v)
    return np.asarray(np.maximum(smoothstep(0.1, 0.0, gap), 0.45 * smoothstep(0.12, 0.0, fine)), np.float32)


def water(c: Canvas) -> None:
    """Lay the beach of clear water with its net of light, pale at the shore, the wave's gold mirrored in it."""
    m = _beach(c)
    drift = 46 * (c.field("drift", 130, 2, (2.6, 1)) - 0.5)
    c.fill(m, pick(_WATER, np.asarray(np.clip((c.y - 950 + drift) / 250, 0, 1), np.float32)), detail=0.25)
    x = c.x + 14 * np.sin(c.y / 6.5 + 3 * c.field("mirror", 80, 2)) - 0.5 * (c.y - 1000)
    gold = smoothstep(470, 640, x) * smoothstep(1170, 1010, c.y)
    c.glaze(m * np.asarray(gold, np.float32), (0.83, 0.09, 90), 0.5)
    net = _net(c) * smoothstep(955, 1010, c.y)
    c.screen(m * np.asarray(net, np.float32), (0.93, 0.04, 190), 0.36)


def foot(c: Canvas) -> None:
    """Edge the shore: a wet, dark line of sand, then a thin pale lip of water."""
    dark = [(x, y - 3, 4.5) for x, y in _SHORE]
    c.multiply(c.mask(limb(dark, 90), wobble=2, cell=26, soft=2.5), (0.66, 0.1, 55), 0.55)
    pale = [(x, y + 5, 3.2 + 1.6 * (k % 2)) for k, (x, y) in enumerate(_SHORE)]
    c.fill(c.mask(limb(pale, 90), wobble=2.5, cell=26), (0.97, 0.02, 190), 0.85, detail=0.5)
    second = [(x, y + 19, 1.2 + 1.4 * (k % 2)) for k, (x, y) in enumerate(_SHORE)]
    c.fill(c.mask(limb(second, 90), wobble=4, cell=34), (0.95, 0.03, 190), 0.5, detail=0.4)
