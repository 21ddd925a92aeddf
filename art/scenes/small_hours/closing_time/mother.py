"""Parts of Closing Time: the mother's body, a cradle, and her two short arms that tuck in the kelp."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve

from .brush import BLOND, DARK, FLAME, INK, LEVEL, SUN, coat, crease, flow, paint_form
from .sun import disc

_WAY: Final = (
    (100, 480, 100), (90, 620, 85), (140, 760, 60), (260, 860, 22), (420, 920, 2), (560, 890, -14), (680, 800, -34),
    (740, 700, -50), (230, 600, 60), (330, 680, 25), (440, 690, 4), (560, 700, -8), (660, 680, -30), (300, 760, 32),
    (440, 790, 6), (580, 780, -16),
)  # fmt: skip
_THROAT: Final[Points] = (
    *((40, 420), (120, 400), (240, 420), (280, 500), (256, 560), (200, 590), (130, 560), (80, 500)),
)
"""Where the pale of her face runs out into the brown."""
_CLEFT: Final = 2.2


def body(c: Canvas) -> Mask:
    """Chest, belly and hips in one curve, the tail steering below; the belly lit, the back in deep shade."""
    clay = Clay(c, (0, 380, 800, 980), melt=30)
    clay.limb([(600, 772, 60), (670, 816, 40), (724, 850, 27), (772, 880, 13)], melt=26)
    clay.limb([(166, 400, 92), (148, 470, 96), (146, 560, 118), (182, 640, 130), (276, 718, 128),
               (400, 752, 122), (520, 750, 106), (604, 740, 84), (697, 724, 56)], n=44)  # fmt: skip
    clay.limb([(590, 746, 70, 30), (644, 756, 56, 30), (690, 768, 34, 22)], melt=24)
    trunk = clay.relief(smooth=2)
    m = trunk.mask
    c.multiply(m.blur(10).move(0, -6) & disc(c), (0.62, 0.16, 45), 0.7)
    throat = c.mask(curve(_THROAT), soft=44)
    paint_form(c, trunk, DARK, (BLOND, throat * 0.8), lift=120, reach=190, dusk=0.24)
    coat(c, m, flow(c, _WAY), 3000, (42, 3.8), "body", towards=20, beyond=4)
    sweep(c, m, ((232, 520, 12), (252, 570, 20), (284, 620, 20), (360, 640, 14)), 22, (0.86, 0.13, 70), 0.5, pale=True)
    sweep(c, m, ((340, 654, 10), (430, 652, 14), (530, 660, 12), (610, 676, 8)), 16, (0.92, 0.11, 82), 0.5, pale=True)
    coat(c, m, flow(c, _WAY), 700, (34, 2.6), "body/fine", towards=20, vary=0.2, share=0.6, beyond=3)
    c.glaze(m.edge(0, 14, 12) * smoothstep(LEVEL + 20, LEVEL + 120, c.y), (0.6, 0.1, 195), 0.5)
    net = np.abs(c.noise.at("net", c.x / 34 + 0.6 * c.field("bent", 60, 2), c.y / 20, 1.0, 2) - 0.5)
    drop = np.maximum(c.y - LEVEL, 0)
    near = np.exp(-drop / 70) * (drop > 0) * np.exp(-(((c.x - SUN[0] + 20) / 240) ** 2))
    c.screen(m * np.asarray(smoothstep(0.13, 0.0, net) * near, np.float32), (0.9, 0.1, 100), 0.16)
    return m.grow(4)


def _arm(
    c: Canvas, spine: Points, palm: tuple[float, float], fingers: tuple[Points, ...], seed: str, fade: Points,
    ways: tuple[tuple[float, float, float], ...], lift: float,
) -> None:  # fmt: skip
    """One short arm with a mitten of a paw; its shoulder (`fade`: x, y, radius) melts into the body."""
    with c.group() as g:
        clay = Clay(c, (20, 440, 500, 800), melt=10)
        clay.limb(spine)
        clay.ball(*palm, 32, 28, turn=-40)
        for finger in fingers:
            (x, y), (u, v) = finger
            clay.limb([(x, y, 15), ((x + u) / 2 + 1, (y + v) / 2, 14), (u, v, 10.5)], melt=4)
        arm = clay.relief(smooth=1.2)
        paint_form(c, arm, DARK, lift=lift, reach=210)
        way = flow(c, ways)
        coat(c, arm.mask, way, 620, (34, 3.6), seed, towards=0, beyond=3)
        coat(c, arm.mask, way, 260, (22, 2.2), f"{seed}/fine", towards=0, vary=0.2, share=0.6, beyond=2)

        def work(pen: Pen) -> None:
            for one, two in pairwise(fingers):
                a, b = np.add(one[0], two[0]) / 2, np.add(one[1], two[1]) / 2
                crease(pen, [tuple(a + (b - a) * t) for t in (0.35, 0.7, 1.1)], _CLEFT, INK, 0.75)

        c.draw(work, clip=arm.mask, detail=0.85, soft=0.4)
        lit = np.exp(-(((np.hypot(c.x - SUN[0], c.y - SUN[1]) / 190) ** 2) ** 2))
        c.glaze(arm.mask.edge(5, -8, 5) * np.asarray(lit, np.float32), FLAME, 0.75)
    gone = np.ones_like(c.x)
    for x, y, r in fade:
        gone = gone * smoothstep(0.5, 1.15, np.hypot(c.x - x, c.y - y) / r)
    keep = c.full(gone * smoothstep(LEVEL + 30, LEVEL, c.y))
    c.multiply((arm.mask.blur(9).move(5, 11) - arm.mask) & keep, (0.34, 0.1, 30), 0.6)
    c.paste(g, clip=keep)


def far_arm(c: Canvas) -> None:
    """The far arm, from below her chin; its paw smooths the fold."""
    _arm(
        c, ((196, 560, 50), (252, 580, 42), (304, 574, 34), (338, 562, 28)), (350, 556),
        (((346, 542), (358, 524)), ((360, 546), (376, 530)), ((368, 557), (388, 547)), ((368, 568), (388, 566))),
        "far", ((180, 552, 66),), ((210, 570, 10), (310, 572, -8), (370, 545, -30)), 30,
    )  # fmt: skip


def near_arm(c: Canvas) -> None:
    """The near arm, bent; the paw draws the kelp's end tight."""
    _arm(
        c, ((116, 560, 76), (154, 628, 72), (216, 662, 60), (282, 674, 49), (342, 657, 38), (378, 636, 32)), (388, 630),
        (((384, 612), (392, 590)), ((400, 616), (416, 597)), ((410, 629), (432, 617)), ((410, 642), (432, 638))),
        "near", ((106, 540, 104), (66, 644, 74)),
        ((110, 560, 80), (170, 630, 50), (230, 660, 22), (300, 670, -15), (360, 625, -40), (410, 580, -45)), 30,
    )  # fmt: skip
