"""Parts of Family Business: a pale lilac evening, one far striped tent, the faded meadow the horse lies in."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb
from art.painting.stamps import jittered, strew

_HORIZON: Final = 978.0
_FAR: Final = (0.72, 0.05, 318)


def sky(c: Canvas) -> None:
    """Wash the sky: lilac above, paler and a little warmer along the land; two broad veils of cloud."""
    c.wash(
        [(0.0, (0.79, 0.052, 308)), (0.3, (0.835, 0.046, 316)), (0.6, (0.885, 0.034, 345)), (0.82, (0.93, 0.03, 50))],
        24,
        turn=-6,
    )
    veil = c.noise.at("veil", (c.x + 0.8 * c.y) / 460, (c.y - 0.16 * c.x) / 120, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.82, veil) * smoothstep(900, 300, c.y), (0.91, 0.025, 330), 0.4)


def meadow(c: Canvas) -> None:
    """A low far ridge, then the meadow, pale as hay."""
    ridge = c.mask(
        curve([(-20, 962, CORNER), (60, 952), (200, 966), (500, 958), (820, 966, CORNER), (820, 1010, CORNER),
               (-20, 1010, CORNER)]),
        wobble=3,
    )  # fmt: skip
    c.fill(ridge, (0.79, 0.04, 320), detail=0.1)
    m = c.full(smoothstep(-3, 3, c.y - _HORIZON - 6 * (c.field("edge", 60, 2) - 0.5)))
    t = np.clip((c.y - _HORIZON) / 220 + 0.5 * (c.field("turf", 110, 3, (3.0, 1.0)) - 0.5), 0, 1)
    table = ramp([(0.87, 0.035, 70), (0.81, 0.042, 60), (0.74, 0.046, 20), (0.69, 0.046, 345)])
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.15)


def tent(c: Canvas) -> None:
    """The fair that is shutting: one small tent, far off at the left."""
    cloth = c.mask(
        curve([(2, 984, CORNER), (8, 934, CORNER), (44, 886, CORNER), (80, 934, CORNER), (86, 984, CORNER)], pull=0.16)
    )
    c.fill(cloth, (0.9, 0.025, 340), detail=0.5)

    def stripes(pen: Pen) -> None:
        for a, b, d in ((16, 12, 8), (36, 35, 9), (56, 59, 9), (74, 82, 7)):
            pen.fill(
                curve([(44, 888, CORNER), (a, 936, CORNER), (b, 986, CORNER), (b + d, 986, CORNER),
                       (a + d, 936, CORNER)], pull=0.1),
                _FAR,
            )  # fmt: skip

    c.draw(stripes, clip=cloth, detail=0.5)


def shade(c: Canvas) -> None:
    """The shadow that the great load casts on the grass."""
    for line, soft, share in (
        ([(250, 1126, 20), (520, 1136, 34), (830, 1136, 36)], 16.0, 0.5),
        ([(240, 1112, 8), (520, 1120, 14), (830, 1118, 16)], 7.0, 0.6),
    ):
        c.multiply(c.mask(limb(line), soft=soft), (0.42, 0.06, 335), share)


def foreground(c: Canvas) -> None:
    """Grass in front, bent by the weight, pale at the tips."""
    r = c.rng("blades")
    n = 900
    x = r.uniform(-20, 820, n)
    y = 1122 + 84 * r.random(n) ** 0.8
    y = np.where((x < 240) & (r.random(n) < 0.3), 1086 + 40 * r.random(n), y)
    order = np.argsort(y)
    x, y = x[order], y[order]
    dark, pale = rgb((0.55, 0.055, 345)), rgb((0.86, 0.045, 70))
    tone = dark + (pale - dark) * (0.25 + 0.75 * r.random((n, 1)))
    size = (16 + 24 * (y - 1040) / 160) * r.uniform(0.7, 1.25, n)
    turn = -1.5 + 0.25 * np.sin(x / 90) + r.normal(0, 0.22, n)
    strew(c, "blade", x, y, size, turn, jittered(np.asarray(tone, np.float32), r, 0.03, 0.01), seed="blades",
          detail=0.4)  # fmt: skip
