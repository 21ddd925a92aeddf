"""Parts of Running Late: where fur becomes avenue: streaming hair out of the tree tops, fringes below, the neck."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.colour import pick, ramp, smoothstep
from art.painting.shapes import Points, limb
from art.painting.stamps import strew

from .brush import FUR, FUR_PALE, INK, SILVER, WHITE, WHITE_SHADE
from .outline import CROWNS

_LEAF: Final = (0.4, 0.075, 180)
_STRAW: Final = (0.7, 0.11, 78)
_DUSK: Final = (0.28, 0.055, 205)
_COMB: Final = ramp(
    [(0, (0.22, 0.05, 205)), (0.35, (0.36, 0.06, 185)), (0.7, (0.58, 0.055, 188)), (1, (0.84, 0.03, 180))]
)
_TOP: Final[Points] = (
    *((500, 396), (440, 358), (390, 322), (312, 292), (228, 300), (150, 346), (84, 410), (48, 476), (34, 540)),
)
"""Along the tree tops, from nape to tail."""
_UNDER: Final[Points] = ((566, 800), (510, 856), (430, 886), (330, 898), (220, 894), (130, 880))
_NAPE: Final[tuple[Points, ...]] = (
    ((530, 424), (494, 412), (446, 400), (390, 380)),
    ((530, 446), (490, 446), (440, 446), (390, 436)),
    ((520, 500), (480, 516), (440, 526), (404, 526)),
    ((520, 560), (484, 586), (450, 604), (416, 612)),
)
_THROAT: Final[tuple[Points, ...]] = (
    ((520, 560), (486, 600), (456, 640), (424, 680)),
    ((550, 640), (514, 690), (480, 740), (446, 790)),
    ((590, 690), (556, 750), (516, 810), (470, 870)),
    ((610, 690), (590, 760), (556, 826), (510, 890)),
)
_CHEEK: Final[tuple[Points, ...]] = (
    ((560, 556), (520, 556), (480, 562), (440, 560)),
    ((560, 600), (520, 612), (484, 624), (446, 640)),
    ((580, 640), (548, 660), (510, 680), (474, 712)),
)


_JOWL: Final[tuple[Points, ...]] = (
    ((660, 650), (614, 672), (574, 702), (536, 740)),
    ((640, 664), (600, 694), (566, 726), (530, 768)),
    ((612, 684), (588, 716), (560, 750), (530, 790)),
)
"""From the chin down the throat."""


def behind(c: Canvas) -> None:
    """Hair beyond the tops, painted before them."""
    fringe(c, _TOP, 240, (60, 2.0), 0.16, "hair/far", (FUR_PALE, _LEAF, SILVER, _DUSK), spread=8, bend=(0.0, 0.1))


def streams(c: Canvas) -> None:
    """Leaves grow longer towards each tree top's upper edge until they are hair, combed back by the wind."""
    for k, (x, y, r) in enumerate(CROWNS):
        g = c.rng(f"comb/{k}")
        n = 620
        a = g.uniform(math.radians(8), math.radians(150 - 4 * k), n)
        q = 0.5 + 0.55 * g.uniform(0, 1, n) ** 0.6
        out = np.clip((q - 0.5) / 0.5, 0, 1)
        turn = -a - math.pi / 2 + 0.34 * out + g.normal(0, 0.12, n)
        light = np.clip(
            0.1
            + 0.75 * out * np.clip(np.sin(a + 0.45), 0, 1) ** 1.6 * smoothstep(0.05, 1.15, a)
            + g.normal(0, 0.16, n),
            0,
            1,
        )
        long = (12 + 40 * out**1.5) * g.uniform(0.7, 1.2, n)
        order = np.argsort(light)
        tone = np.asarray(pick(_COMB, np.asarray(light[order], np.float32)), np.float32)
        u, v = x + r * q * np.cos(a), y - r * q * np.sin(a)
        strew(c, "hair", u[order], v[order], long[order], turn[order], tone, seed=f"comb/{k}", alpha=0.9)


def rump(c: Canvas) -> None:
    """The hair behind, over the last trees: dark, its outer tips silver."""
    edge: Points = ((54, 510), (34, 566), (26, 640), (24, 710), (26, 780))
    fringe(c, edge, 130, (52, 2.2), 0.32, "rump/pale", (FUR_PALE, SILVER, _LEAF), spread=4, bend=(0.05, 0.12))
    fringe(c, edge, 190, (44, 2.4), 0.14, "rump", (FUR, INK, _DUSK), spread=6, bend=(0.05, 0.12))


def below(c: Canvas) -> None:
    """The long hair of the belly, gilded by the path."""
    c.fill(c.mask(limb([(x, y + 1, 9) for x, y in _UNDER], 60), soft=3), FUR, detail=0.5)
    rise: Points = ((440, 880), (330, 892), (206, 886))
    fringe(c, rise, 60, (26, 1.5), 0.7, "belly/rim", (_STRAW, (0.82, 0.13, 82)), spread=2, bend=(-0.1, 0.14))
    fringe(c, rise, 120, (20, 2.0), 0.7, "belly/rise", (FUR, INK), spread=3, bend=(-0.1, 0.14))
    fringe(c, _UNDER, 420, (58, 2.2), -0.62, "belly", (FUR, INK, _DUSK), spread=9, bend=(-0.1, 0.14))
    fringe(
        c,
        _UNDER[2:5],
        60,
        (46, 1.2),
        -0.62,
        "belly/gold",
        (_STRAW, (0.5, 0.09, 62)),
        spread=6,
        share=0.75,
        bend=(-0.1, 0.14),
    )


def neck(c: Canvas) -> None:
    """The ruff: silver above, dark on the throat, thinning out over the trees."""
    locks(c, _NAPE, 230, (0.45, 3.2), (SILVER, FUR_PALE), seed="neck", share=0.85, until=0.5, drift=6, shade=INK)
    locks(c, _THROAT, 330, (0.42, 3.6), (FUR, INK), seed="throat", share=0.9, until=0.6, drift=6)


def throat(c: Canvas) -> None:
    """Hair that hangs from throat and breast, blown back."""
    fringe(
        c,
        ((622, 672), (604, 700), (596, 740), (590, 780), (592, 830)),
        130,
        (54, 2.6),
        0.35,
        "breast",
        (FUR, INK, FUR_PALE),
        spread=7,
        bend=(0.25, 0.15),
    )


def cheek(c: Canvas) -> None:
    """The head's last white hair, which lies over the ruff."""
    lit: tuple[Points, ...] = (
        ((500, 610), (476, 650), (456, 690), (430, 730)),
        ((516, 690), (490, 740), (466, 790), (440, 840)),
    )
    locks(c, lit, 30, (0.34, 1.6), ((0.66, 0.12, 74), _DUSK), seed="lit", share=0.5, until=0.55, drift=6)
    locks(c, _CHEEK, 120, (0.5, 2.8), (WHITE, WHITE_SHADE), seed="ruff", share=0.85, until=0.45, drift=5)
    locks(c, _JOWL, 110, (0.4, 2.4), (FUR, INK), seed="jowl", share=0.9, until=0.6, drift=4)
    near = np.hypot((c.x - 414) / 62, (c.y - 560) / 110)
    c.multiply(np.asarray(np.exp(-near * near), np.float32), (0.9, 0.11, 82), 0.7)
