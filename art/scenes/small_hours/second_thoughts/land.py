"""Parts of Second Thoughts: a pale afternoon sky, the green hillside, the grass in front."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.shapes import CORNER, Points, curve, limb
from art.painting.stamps import jittered, strew

_FAR: Final[Points] = ((-20, 742, CORNER), (80, 716), (220, 728), (420, 760), (820, 700, CORNER))
_NEAR: Final[Points] = ((-20, 836, CORNER), (120, 818), (360, 836), (600, 830), (820, 790, CORNER))


def sky(c: Canvas) -> None:
    """Wash the sky: pale mint above, cream and a breath of rose along the land."""
    c.wash(
        [(0.0, (0.91, 0.04, 158)), (0.3, (0.945, 0.032, 138)), (0.48, (0.968, 0.028, 95)), (0.62, (0.94, 0.04, 40))],
        24,
        turn=-7,
    )
    veil = c.noise.at("veil", (c.x + 0.8 * c.y) / 480, (c.y - 0.16 * c.x) / 130, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.85, veil) * smoothstep(760, 260, c.y), (0.955, 0.022, 100), 0.5)


def hills(c: Canvas) -> None:
    """A far pale hill, then the slope on which all of them are."""
    for k, (top, tones) in enumerate(
        (
            (_FAR, ((0.865, 0.075, 130), (0.83, 0.08, 138))),
            (_NEAR, ((0.845, 0.085, 126), (0.775, 0.095, 134), (0.7, 0.1, 140))),
        )
    ):
        m = c.mask(curve([*top, (820, 1230, CORNER), (-20, 1230, CORNER)]), wobble=2, cell=40)
        fall = np.clip((c.y - top[0][1] + 20) / 360 + 0.5 * (c.field(f"turf{k}", 130, 3, (2.6, 0.8)) - 0.5), 0, 1)
        c.fill(m, pick(ramp(list(tones)), np.asarray(fall, np.float32)), detail=0.12)


def shade(c: Canvas) -> None:
    """The shadow below the great trap, on the grass."""
    for line, soft, share in (
        ([(330, 1066, 18), (580, 1116, 28), (830, 1100, 34)], 18.0, 0.55),
        ([(390, 1064, 8), (600, 1106, 14), (830, 1090, 14)], 7.0, 0.5),
        ([(-10, 1142, 10), (150, 1150, 18), (330, 1150, 14), (560, 1146, 12)], 12.0, 0.5),
    ):
        c.multiply(c.mask(limb(line), soft=soft), (0.5, 0.09, 150), share)


def foreground(c: Canvas) -> None:
    """Grass in front: light blades over the feet, the trap's underside and the suitcase."""
    r = c.rng("blades")
    n = 1500
    x = r.uniform(-20, 820, n)
    y = 1128 + 84 * r.random(n) ** 0.9
    y = np.where((x > 540) & (r.random(n) < 0.3), 1104 + 30 * r.random(n), y)
    order = np.argsort(y)
    x, y = x[order], y[order]
    dark, pale = rgb((0.56, 0.1, 146)), rgb((0.8, 0.1, 126))
    tone = dark + (pale - dark) * (0.15 + 0.85 * r.random((n, 1)))
    size = (16 + 22 * (y - 1080) / 120) * r.uniform(0.7, 1.25, n)
    turn = -1.45 + 0.25 * np.sin(x / 90) + r.normal(0, 0.22, n)
    strew(c, "blade", x, y, size, turn, jittered(np.asarray(tone, np.float32), r, 0.03, 0.01), seed="blades",
          detail=0.4)  # fmt: skip
