"""Parts of Don't Wait Up: the bow wave, snow crust that her breast turns over, and what flies off it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, polygon

from .ink import BLUE, BLUE_DEEP, GOLD, SHADOW, VIOLET, WHITE

_CREST: Final[Points] = (
    *((452, 1078), (392, 1050), (330, 1000), (280, 942), (232, 886), (180, 850), (118, 834), (52, 842), (-4, 866)),
    (-40, 890),
)
"""The crust's upper side where she turns it over, from the bank to the card's edge."""
_BROKEN: Final[Points] = (
    *((-40, 966), (-8, 978), (22, 966), (40, 996), (92, 1010), (108, 984), (128, 978), (150, 1018), (206, 1034)),
    *((222, 1022), (246, 1054), (300, 1066), (320, 1056), (346, 1080), (396, 1086), (452, 1078)),
)
"""Its edge, broken in steps, from there back to the bank."""
_CRACKS: Final[tuple[Points, ...]] = (
    ((22, 966), (26, 944), (18, 926), (30, 900)),
    ((128, 978), (122, 950), (132, 926), (126, 896), (138, 876)),
    ((222, 1022), (212, 994), (220, 976), (204, 944)),
    ((320, 1056), (306, 1038), (308, 1022)),
)
"""Where it tears as it turns."""
_THICK: Final = (-8.0, 30.0)
_FARTHER: Final[Points] = ((-30, 822), (0, 800), (32, 792), (66, 800), (100, 826), (116, 860), (90, 910), (-30, 910))
"""What turns over on her far side."""
_BLOCKS: Final = (
    *((150.0, 1062.0, 34.0, -14.0), (28.0, 1046.0, 40.0, 12.0), (92.0, 1086.0, 27.0, -8.0), (216.0, 1096.0, 30.0, 9.0)),
    *((292.0, 1118.0, 19.0, -18.0), (34.0, 1100.0, 17.0, -22.0), (150.0, 1120.0, 13.0, 16.0)),
)
_DRIFTS: Final[tuple[tuple[Points, float], ...]] = (
    (((-30, 1136, 1), (90, 1118, 4), (220, 1124, 5), (340, 1144, 3.5), (440, 1158, 0.6)), 46),
    (((330, 1190, 0.6), (450, 1174, 4), (590, 1160, 5), (720, 1166, 4), (830, 1150, 2)), 50),
)
"""The ridges' crests, (x, y, half width), and how deep their lee lies in shade."""
_SLABS: Final = (
    *(
        (452.0, 1074.0, 34.0, -14.0),
        (506.0, 1092.0, 22.0, 12.0),
        (566.0, 1086.0, 30.0, 8.0),
        (638.0, 1068.0, 20.0, -26.0),
    ),
    *(
        (706.0, 1044.0, 26.0, -20.0),
        (424.0, 1116.0, 15.0, 20.0),
        (540.0, 1128.0, 12.0, -8.0),
        (756.0, 1010.0, 18.0, -34.0),
    ),
)
"""Each piece of crust along the bank, as each block under the curl: where, how large, how tilted."""


def beyond(c: Canvas) -> None:
    """The crust that turns over on her far side."""
    m = c.mask(curve(_FARTHER), wobble=3, cell=14)
    t = np.asarray(np.clip((c.y - 790) / 90, 0, 1), np.float32)
    c.fill(m, pick(ramp([(0.97, 0.022, 80), (0.9, 0.035, 256), (0.76, 0.07, 264), (0.66, 0.095, 272)]), t), detail=0.5)
    c.glaze(m.edge(0, -7, 2.5), WHITE, 0.95)


def bow(c: Canvas) -> None:
    """The crust she turns over with her breast, the blocks that break off it, and those along the bank."""
    _drifts(c)
    _curl(c)
    _slabs(c, "blocks", _BLOCKS)
    _slabs(c, "slabs", _SLABS)
    c.multiply(c.full(np.asarray(smoothstep(1080, 1210, c.y), np.float32)), SHADOW, 0.4)


def _drifts(c: Canvas) -> None:
    """What the wind has left in front: two low ridges, lit from behind."""
    for crest, deep in _DRIFTS:
        upper = [(p[0], p[1]) for p in crest]
        lee = c.mask(curve([*upper, *[(u, v + deep) for u, v in upper[::-1]]]), wobble=2)
        line = np.interp(c.x, [u for u, _ in upper], [v for _, v in upper])
        first, last = upper[0][0], upper[-1][0]
        ends = smoothstep(first, first + 130, c.x) if first > 0 else smoothstep(last, last - 170, c.x)
        c.multiply(lee * np.asarray(smoothstep(deep, 0, c.y - line) * ends, np.float32), SHADOW, 0.6)
        c.glaze(c.mask(limb([(u, v - 4, w) for u, v, w in crest], 60), soft=2.5), WHITE, 0.6)


def _slabs(c: Canvas, seed: str, pieces: tuple[tuple[float, float, float, float], ...]) -> None:
    """Pieces of the snow's crust, tilted and tumbled: a lit face, a blue side."""
    r = c.rng(seed)
    for x, y, size, turn in pieces:
        top = [(-1.0, -0.1), (-0.55, -0.42), (0.2, -0.5), (0.85, -0.3), (1.0, 0.02), (0.35, 0.3), (-0.5, 0.26)]
        face = place([(u + float(r.normal(0, 0.07)), v + float(r.normal(0, 0.05))) for u, v in top], x, y, size, turn)
        side = [face[4], face[5], face[6], face[0]]
        thick = [(p[0] + 0.02 * size, p[1] + 0.34 * size) for p in side[::-1]]
        whole = c.mask(polygon([*side, *thick]), polygon(face), wobble=1)
        c.multiply(whole.blur(4).move(-0.2 * size, 0.3 * size) - whole, BLUE, 0.6)
        c.fill(c.mask(polygon([*side, *thick]), wobble=1), (0.7, 0.085, 258), detail=0.6)
        lit = c.mask(polygon(face), wobble=1)
        c.fill(lit, (0.9, 0.035, 254), detail=0.6)
        c.glaze(lit.edge(0.1 * size, -0.12 * size, 2), WHITE, 0.95)


def _curl(c: Canvas) -> None:
    """A sheet of crust, turned over towards us as a plough turns earth: lit crest, broken edge, violet under it."""
    sheet = c.mask(curve([*_CREST, *[(x, y, CORNER) for x, y in _BROKEN[:-1]]], pull=0.3), wobble=1.2)
    low = [(x + _THICK[0], y + _THICK[1]) for x, y in _BROKEN]
    edge = c.mask(polygon([*_BROKEN, *low[::-1]]), wobble=1)
    under = (sheet | edge).blur(12).move(-8, 26)
    fill = c.mask(curve([(-20, 930), (60, 900), (220, 950), (400, 1080), (300, 1110), (-20, 1110)]), soft=14)
    c.glaze(fill, (0.78, 0.066, 262), 0.9)
    c.multiply(under, VIOLET, 0.85)
    c.multiply((sheet | edge).blur(5).move(-3, 8), VIOLET, 0.4)
    c.multiply(sheet.blur(8).move(8, -7) - sheet, BLUE_DEEP, 0.35)
    c.fill(edge, (0.62, 0.1, 276), detail=0.5)
    c.multiply(edge.edge(0, 12, 6), VIOLET, 0.5)
    x, y = zip(*sorted((p[0], p[1]) for p in _CREST), strict=True)
    u, v = zip(*sorted((p[0], p[1]) for p in _BROKEN), strict=True)
    top, foot = np.interp(c.x, x, y), np.interp(c.x, u, v)
    t = np.asarray(np.clip((c.y - top) / np.maximum(foot - top, 12), 0, 1), np.float32)
    table = ramp([(0.985, 0.022, 84), (0.96, 0.02, 70), (0.9, 0.036, 258), (0.8, 0.062, 263), (0.7, 0.086, 270)])
    drift = 0.16 * (c.noise.at("turned", (c.x + 0.5 * c.y) / 46, (c.y - 0.6 * c.x) / 90, 1.0, 3) - 0.5)
    c.fill(sheet, pick(table, np.asarray(np.clip(t + drift, 0, 1), np.float32)), detail=0.5)

    def tears(pen: Pen) -> None:
        for way in _CRACKS:
            half = [2.6 * (1 - k / (len(way) - 1)) + 0.3 for k in range(len(way))]
            for off, tone in ((2.4, WHITE), (0.0, (0.6, 0.1, 272))):
                left = [(p[0] - w + off, p[1]) for p, w in zip(way, half, strict=True)]
                right = [(p[0] + w + off, p[1] + 1) for p, w in zip(way, half, strict=True)]
                pen.fill(polygon([*left, *right[::-1]]), tone, 0.7)

    c.draw(tears, clip=sheet, detail=0.6, soft=0.4)
    c.glaze(sheet.edge(2, -9, 3), WHITE, 0.97)
    c.glaze(sheet.edge(-1, 4, 1.5) * np.asarray(smoothstep(0.6, 0.9, t), np.float32), WHITE, 0.85)


def powder(c: Canvas) -> None:
    """Dust thrown up, bright against her shade."""
    r = c.rng("powder")

    def work(pen: Pen) -> None:
        for _ in range(150):
            u = float(r.random()) ** 1.5
            x = 10 + 120 * u + float(r.normal(0, 24))
            y = 800 - 170 * u + float(r.normal(0, 30)) + 0.4 * max(x - 60, 0)
            pen.dot(x, y, float(r.uniform(0.8, 2.1)) ** 2 * (1 - 0.7 * u), WHITE if r.random() < 0.6 else GOLD, 0.92)

    c.draw(work, detail=0.9, soft=0.3)
