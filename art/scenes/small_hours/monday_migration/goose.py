"""Parts of Monday Migration: breast and belly that are still a hanging sheet, the long neck, the goose's head."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample
from art.painting.stamps import jittered, scatter, strew

from .wing import DUSK, ROSE, STRIPE, WHITE

_NECK: Final[Points] = (
    *((622, 770, 214), (552, 655, 168), (506, 560, 128), (464, 466, 97), (417, 372, 72), (345, 296, 58)),
    *((258, 270, 53), (178, 300, 51), (124, 366, 50), (100, 440, 49), (106, 505, 42)),
)
_HEM: Final[Points] = (
    *((850, 1150), (780, 1168), (710, 1152), (640, 1172), (576, 1162), (510, 1182), (430, 1184), (330, 1160)),
    *((240, 1100), (176, 1030), (148, 994)),
)
"""The sheet's lower edge, from the card's border to the knot."""
_BODY: Final[Points] = (
    *((430, 640, CORNER), (470, 540), (560, 480), (680, 500), (830, 560, CORNER), (830, 1150, CORNER)),
    *_HEM[1:6],
    *((440, 1180, CORNER), (420, 1060), (396, 900)),
    (402, 760),
)
_CORNER: Final[Points] = (
    *((160, 976, CORNER), (220, 1026), (300, 1046), (370, 1030), (430, 980), (470, 900), (540, 860, CORNER)),
    (660, 1000, CORNER),
    *_HEM[3:-1],
    (148, 994, CORNER),
)
_DARK: Final = (0.12, 0.03, 340)


def _shades(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...]) -> None:
    for spine, soft, share in lines:
        c.multiply(c.mask(limb(spine, 50), soft=soft) & m, ROSE, share)


def _hem(c: Canvas, m: Mask) -> None:
    """Weave the two coral stripes along the sheet's lower edge."""
    s = sample(_HEM, 60)
    d = np.gradient(s, axis=0)
    up = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    for far, wide in ((20.0, 3.4), (30.0, 1.5)):
        near = np.minimum(1, np.arange(60, 0, -1) / 14)[:, None]
        way = [(float(x), float(y), wide) for x, y in s + up * far * near]
        c.multiply(c.mask(limb(way, 80)) & m, STRIPE, 0.85)


def body(c: Canvas) -> None:
    """Paint breast and neck; downwards the folds lengthen into hanging cloth with a woven border."""
    m = c.mask(curve(_BODY), wobble=1.5)
    c.multiply(m.blur(14).move(6, -14), DUSK, 0.4)
    c.fill(m, WHITE, detail=0.5)
    neck(c)
    whole = m | c.mask(limb(_NECK, 90))
    _shades(
        c,
        whole,
        (
            (((800, 600, 3), (720, 660, 14), (650, 760, 22), (612, 900, 20), (618, 1170, 26)), 13, 0.6),
            (((830, 720, 6), (770, 790, 16), (730, 900, 20), (724, 1170, 26)), 12, 0.6),
            (((700, 960, 3), (676, 1060, 12), (672, 1170, 16)), 8, 0.55),
            (((820, 900, 6), (792, 1000, 14), (790, 1170, 18)), 10, 0.6),
            (((540, 790, 3), (516, 880, 14), (512, 1000, 20), (540, 1170, 22)), 12, 0.6),
            (((640, 540, 2), (600, 610, 9), (590, 690, 3)), 8, 0.4),
            (((700, 560, 2), (680, 640, 9), (690, 700, 3)), 8, 0.35),
        ),
    )
    for spine_, share in (
        (((730, 662, 0.4), (690, 700, 2), (634, 794, 4), (592, 920, 3), (588, 1000, 0.4)), 0.45),
        (((806, 742, 0.5), (750, 802, 2.4), (708, 900, 4), (702, 1020, 2.4), (706, 1090, 0.4)), 0.45),
        (((534, 800, 0.5), (498, 890, 2.4), (488, 980, 3), (494, 1040, 0.4)), 0.4),
        (((800, 930, 0.5), (774, 1010, 2.4), (772, 1090, 0.4)), 0.4),
    ):
        c.multiply(c.mask(limb(spine_, 50), soft=2) & whole, DUSK, share)
    c.multiply(m * np.asarray(smoothstep(960, 1200, c.y)[m.where], np.float32), DUSK, 0.3)


def neck(c: Canvas, *, over: bool = False) -> None:
    """Paint the neck, furrowed as goose necks are; `over`: again where it lies before her."""
    m = c.mask(limb(_NECK, 90), wobble=1)
    if over:
        m = m * np.asarray((smoothstep(240, 215, c.x) * smoothstep(330, 360, c.y))[m.where], np.float32)
    c.fill(m, WHITE, detail=0.6)
    s = sample(_NECK, 90)
    d = np.gradient(s[:, :2], axis=0)
    side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    inner = s[24::4, :2] - side[24::4] * 0.85 * s[24::4, 2:]
    dim = [(float(x), float(y), 0.3 * float(q)) for (x, y), q in zip(inner, s[24::4, 2], strict=True)]
    c.multiply(c.mask(limb(dim, 80), soft=10) & m, DUSK, 0.42)

    def furrows(pen: Pen) -> None:
        for k in range(26, 84, 5):
            for f in (-0.55, -0.1, 0.35):
                way = []
                for j in range(6):
                    x, y = s[k + j, :2] + side[k + j] * (f + 0.1 * j) * s[k + j, 2]
                    way.append((float(x), float(y), 0.4 + 2.1 * float(np.sin(np.pi * j / 5))))
                pen.fill(limb(way, 14), ROSE, 0.5)

    c.draw(furrows, clip=m, soft=1.6, detail=0.6)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of its head, drawn hanging straight from (100, 430), where it is: turned to her back."""
    return place([(p[0] - 100, p[1] - 430, *p[2:]) for p in points], 100, 446, 1.0, -11)


def goose_head(c: Canvas) -> None:
    """Lay its head along her back in profile: crown outwards, throat on her, bill down, the eye open."""
    bill = c.mask(
        curve(
            _at(
                [
                    *(
                        (58, 532, CORNER),
                        (72, 576),
                        (96, 630),
                        (122, 666),
                        (140, 676),
                        (152, 664),
                        (154, 626),
                        (150, 584),
                    ),
                    (146, 548, CORNER),
                ]
            )
        )
    )
    skull = c.mask(
        curve(
            _at(
                [
                    *((72, 400), (54, 436), (47, 470), (47, 506), (54, 534), (66, 546), (86, 556), (112, 558)),
                    *((132, 574), (150, 570), (159, 540), (158, 500), (150, 450), (130, 400)),
                ]
            )
        )
    )
    hers = np.asarray(smoothstep(150, 176, c.x), np.float32)
    cast = (bill | skull).blur(9).move(10, 8)
    c.multiply(cast * hers[cast.where], _DARK, 0.6)
    c.fill(bill, (0.7, 0.165, 47), detail=0.9)
    for spine, soft, tone, share in (
        (((152, 560, 9), (153, 620, 9), (146, 672, 6)), 5, (0.62, 0.15, 32), 0.7),
        (((60, 538, 8), (100, 566, 10), (146, 572, 8)), 5, (0.6, 0.15, 32), 0.55),
    ):
        c.multiply(c.mask(limb(_at(spine), 20), soft=soft) & bill, tone, share)
    shine = limb(_at([(78, 566, 5), (100, 618, 5), (124, 656, 4)]), 20)
    c.glaze(c.mask(shine, soft=4) & bill, (0.8, 0.13, 62), 0.6)
    c.fill(skull * np.asarray(smoothstep(420, 470, c.y)[skull.where], np.float32), WHITE, detail=0.8)
    for spine, soft, tone, share in (
        (((146, 440, 8), (154, 510, 13), (142, 572, 8)), 9, DUSK, 0.5),
        (((104, 502, 3), (118, 526, 9), (114, 552, 3)), 6, ROSE, 0.45),
    ):
        c.multiply(c.mask(limb(_at(spine), 20), soft=soft) & skull, tone, share)

    def work(pen: Pen) -> None:
        mouth = [(134, 568, 1.4), (133, 606, 2.2), (138, 644, 1.8), (148, 668, 0.8)]
        pen.fill(limb(_at(mouth), 24), (0.4, 0.12, 32), 0.85)
        pen.fill(limb(_at([(87, 576, 1.2), (96, 592, 3), (103, 608, 1)]), 14), (0.42, 0.13, 32))
        pen.fill(limb(_at([(83, 503, 10), (85, 504, 10)]), 14), (0.76, 0.13, 55))
        pen.fill(limb(_at([(83, 503, 7.6), (85, 504, 7.6)]), 14), (0.16, 0.03, 340))
        pen.fill(limb(_at([(71, 500, 1), (83, 493, 3.6), (97, 501, 1)]), 14), (0.86, 0.04, 30))

    c.draw(work, detail=0.9)


def corner(c: Canvas) -> None:
    """The sheet's last corner, drawn across her skirt to the knot at her waist."""
    m = c.mask(curve(_CORNER), wobble=1.2)
    left = m * np.asarray(smoothstep(500, 420, c.x)[m.where], np.float32)
    c.multiply(left.blur(10).move(-2, 12), _DARK, 0.6)
    c.fill(m * np.asarray(smoothstep(600, 470, c.x + 0.2 * (c.y - 1000))[m.where], np.float32), WHITE, detail=0.6)
    _shades(
        c,
        m,
        (
            (((166, 992, 1), (236, 1052, 7), (320, 1086, 10), (430, 1070, 11), (510, 960, 3)), 6, 0.7),
            (((170, 1004, 1), (246, 1076, 5), (340, 1122, 8), (450, 1120, 10), (540, 1030, 3)), 6, 0.65),
            (((210, 1036, 1), (300, 1058, 4), (380, 1046, 6), (450, 970, 2)), 5, 0.55),
        ),
    )
    _hem(c, m | c.mask(curve(_BODY)))


def down(c: Canvas, spine: Points, n: int, turn: float, seed: str) -> None:
    """Lay down over what is sunk in it: rooted along a spine, pointing along `turn`."""
    r = c.rng(seed)
    x, y = scatter(c.mask(limb(spine, 20)), n, r, "down")
    tone = jittered(np.asarray(np.broadcast_to(rgb(WHITE), (len(x), 3)), np.float32), r, 0.02, 0.006)
    strew(c, "hair", x, y, r.uniform(12, 38, len(x)), turn + r.normal(0, 0.3, len(x)), tone, seed=seed, detail=0.7)
