"""Parts of Finders: the crocodile, upright in profile: ridged back, plated flank, pale belly, tail round its feet."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .brush import BACK, CLAW, CREAM, CREAM_DEEP, HIDE, HIDE_DEEP, HIDE_PALE, SEAM, cells, crease, plates

NAPE: Final[Points] = (
    *((530, 300), (576, 236), (634, 246), (690, 294), (718, 390), (728, 520), (722, 670), (716, 820)),
    (728, 960),
)
_RUMP: Final[Points] = ((748, 1040), (770, 1130))
_FRONT: Final[Points] = (
    *((620, 1170), (520, 1140), (462, 1070), (432, 980), (426, 880), (444, 784), (488, 700), (548, 636)),
    (590, 580),
)
_SIDE: Final[Points] = (
    (640, 560),
    (596, 640),
    (548, 716),
    (516, 800),
    (508, 890),
    (520, 990),
    (556, 1080),
    (610, 1160),
)
"""Where the pale belly meets the flank, from the throat down."""
_TAIL: Final[Points] = (
    *((880, 1076, 66), (826, 1112, 60), (730, 1142, 52), (600, 1152, 44), (460, 1150, 36), (330, 1134, 27)),
    *((220, 1098, 18), (140, 1046, 10), (92, 984, 3)),
)
_THIGH: Final[Points] = (
    *((734, 960), (690, 936), (632, 946), (582, 990), (556, 1036), (520, 1062), (480, 1076), (470, 1118)),
    *((480, 1150), (560, 1160), (690, 1166), (770, 1130), (768, 1030)),
)


def torso(c: Canvas) -> Mask:
    """The upright body's silhouette."""
    return c.mask(curve([*NAPE, *_RUMP, *_FRONT]), wobble=1)


def _crest(c: Canvas, line: Points, n: int, size: tuple[float, float], seed: str, side: float) -> Mask:
    """Return a row of keeled scutes standing on a line, smaller from `size[0]` to `size[1]`."""
    s = sample([p[:2] for p in line], 400)
    d = np.gradient(s, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    r = c.rng(seed)
    parts = []
    for k in range(n):
        i = int((k + 0.5) / n * 399)
        tall = (size[0] + (size[1] - size[0]) * k / n) * float(r.uniform(0.85, 1.1))
        half = int(0.56 * 400 / n)
        a, b = s[max(i - half, 0)], s[min(i + half, 399)]
        out = np.array([d[i, 1], -d[i, 0]]) * side
        tip = s[i] + out * tall + d[i] * tall * 0.45
        deep = -out * 8
        parts.append(
            curve(
                [
                    (*(a + deep), CORNER),
                    tuple(a + out * tall * 0.25),
                    tuple(s[i] + out * tall * 0.8),
                    (*tip, CORNER),
                    tuple(b + out * tall * 0.1 - d[i] * 2),
                    (*(b + deep), CORNER),
                ]
            )
        )
    return c.mask(*parts, wobble=0.6)


def body(c: Canvas) -> None:
    """Paint the crest, the upright body, belly plates, flank plates, its shade."""
    crest = _crest(c, NAPE[2:], 13, (24, 26), "crest", 1.0)
    c.fill(crest, BACK, detail=0.6)
    c.glaze(crest.edge(-3, -4, 3), HIDE, 0.6)
    m = torso(c)
    c.fill(m, HIDE, detail=0.5)
    x = c.x + 0.04 * (c.y - 700)
    c.glaze(m * smoothstep(600, 720, x), BACK, 0.85)
    net = cells(_SIDE, (*NAPE[3:], *_RUMP), 17, 5, 0.4)
    plates(c, m, net, (HIDE, (0.52, 0.1, 152)), "flank", share=0.62)
    rear = c.mask(limb([(*p[:2], 30) for p in (*NAPE[2:], *_RUMP)], 60), soft=16) & m
    c.multiply(rear, HIDE_DEEP, 0.75)
    _belly(c, m)
    sweep(c, m, ((600, 620, 20), (560, 720, 24), (540, 820, 16)), 20, HIDE_DEEP, 0.55)
    sweep(c, m, ((640, 540, 40), (690, 470, 50), (700, 380, 30)), 22, HIDE_DEEP, 0.7)
    nap(c, m, 2600, 1.6, "nap/body", 13, vary=(0.06, 0.015), alpha=0.4)


def thigh(c: Canvas) -> None:
    """Paint the haunch it sits on, and the foot that comes forward, four toes."""
    m = c.mask(curve(_THIGH), wobble=0.8)
    c.multiply((m.blur(12).move(-4, -8) - m) & torso(c), HIDE_DEEP, 0.9)
    c.fill(m, HIDE, detail=0.6)
    top: Points = ((720, 956), (650, 954), (592, 1004), (560, 1060), (480, 1104))
    low: Points = ((764, 1100), (700, 1120), (640, 1130), (580, 1130), (470, 1140))
    plates(c, m, cells(top, low, 13, 6, 0.3), (HIDE, (0.54, 0.1, 148)), "thigh", share=0.6)
    c.glaze(m.edge(-8, -10, 9), HIDE_PALE, 0.6)
    c.multiply(m * smoothstep(660, 780, c.x), HIDE_DEEP, 0.8)
    c.multiply(m * smoothstep(1040, 1120, c.y), HIDE_DEEP, 0.7)
    for k, (x, y) in enumerate(((424, 1084), (434, 1104), (458, 1120))):
        spine = ((x + 84, y - 12, 18), (x + 44, y - 10, 17), (x + 12, y - 2, 14), (x, y + 2, 11))
        toe = c.mask(limb(spine, 30))
        c.multiply(toe.blur(4).move(2, 4), HIDE_DEEP, 0.5)
        c.fill(toe, HIDE, detail=0.7)
        c.glaze(toe.edge(-2, -6, 4), HIDE_PALE, 0.6)
        c.multiply(toe.edge(2, 6, 5), HIDE_DEEP, 0.8)

        def claw(pen: Pen, x: float = x, y: float = y, k: int = k) -> None:
            pen.fill(
                curve([(x - 6, y - 8), (x - 18, y - 2), (x - 26, y + 9, CORNER), (x - 14, y + 9), (x - 6, y + 9)]), CLAW
            )
            for u in (16, 24, 36):
                crease(pen, [(x + u, y - 14), (x + u - 4, y - 6), (x + u - 1, y + 2)], 1.3, SEAM, 0.5)

        c.draw(claw, detail=0.8, soft=0.3)


def _belly(c: Canvas, m: Mask) -> None:
    """Broad pale plates across the belly, each over the next; its round in shade below."""
    pale = c.mask(curve([*_SIDE, *_FRONT[1:]]), wobble=1) & m
    c.fill(pale, CREAM, detail=0.55)
    net = cells((*_FRONT[::-1],), _SIDE, 15, 3, 0.3)

    def work(pen: Pen) -> None:
        for row in net[1:-1]:
            line = [(float(x), float(y) + 7 * (k in (1, 2))) for k, (x, y) in enumerate(row)]
            line[0] = (line[0][0] - 6, line[0][1] - 3)
            crease(pen, line, 3.0, CREAM_DEEP, 0.9)
            crease(pen, [(x, y + 4.5) for x, y in line], 2.2, (0.965, 0.04, 96), 0.8)

    c.draw(work, clip=pale, detail=0.6, soft=0.7)
    c.multiply(pale.edge(12, 0, 10), (0.72, 0.08, 110), 0.75)
    c.multiply(pale * smoothstep(960, 1150, c.y), (0.72, 0.07, 120), 0.8)
    c.multiply(pale * smoothstep(700, 600, c.y), (0.66, 0.07, 140), 0.8)


def tail(c: Canvas) -> None:
    """Paint the tail, which comes round from behind and ends in a raised tip."""
    m = c.mask(limb(_TAIL, 90), wobble=0.8)
    s = sample(_TAIL, 120)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    upper = s[:, :2] + np.stack([-d[:, 1], d[:, 0]], 1) * s[:, 2:] * 0.98
    lower = s[:, :2] - np.stack([-d[:, 1], d[:, 0]], 1) * s[:, 2:] * 0.98
    up: Points = [tuple(p) for p in upper[14::4]]
    low: Points = [tuple(p) for p in lower[14::4]]
    c.multiply(((m.blur(10).move(0, -14)) - m) & (torso(c) | c.mask(curve(_THIGH))), HIDE_DEEP, 0.9)
    c.multiply((m.blur(7).move(6, 14) * smoothstep(1090, 1130, c.y)) - m, (0.5, 0.07, 30), 0.75)
    crest = _crest(c, up[:-2], 19, (27, 10), "ridge", -1.0)
    c.fill(crest, BACK, detail=0.6)
    c.glaze(crest.edge(-3, -4, 3), HIDE_PALE, 0.6)
    c.fill(m, HIDE, detail=0.55)
    plates(c, m, cells(up, low, 32, 4, 0.7), (HIDE, (0.53, 0.1, 150)), "rings", share=0.65, shift=False)
    c.multiply(m.edge(2, 22, 12), HIDE_DEEP, 0.85)
    c.multiply(m * smoothstep(700, 830, c.x), HIDE_DEEP, 0.6)
    c.glaze(m.edge(-2, -9, 6) * smoothstep(700, 560, c.x), HIDE_PALE, 0.55)
    bands = c.mask(*[limb([(*up[k], 3), (*low[k], 7)], 8) for k in range(3, len(up) - 1, 3)], soft=3)
    c.multiply(bands & m, SEAM, 0.3)
