"""The dunes behind the engine of Perishable."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.shapes import CORNER, curve


def dunes(c: Canvas) -> None:
    """Two great dunes stand behind, cream in the sun, blue on the side turned from it."""
    lit = ramp([(0.96, 0.045, 92), (0.91, 0.075, 84), (0.83, 0.1, 74)])
    lee = ramp([(0.56, 0.1, 285), (0.66, 0.085, 300), (0.74, 0.09, 40)])
    near: list[tuple[list[tuple[float, ...]], list[tuple[float, ...]], float]] = [
        (
            [
                (520, 668, CORNER),
                (610, 640),
                (690, 566),
                (748, 500),
                (806, 476, CORNER),
                (860, 500),
                (860, 668, CORNER),
            ],
            [
                (806, 476, CORNER),
                (764, 520),
                (758, 556),
                (774, 590),
                (742, 634),
                (690, 668, CORNER),
                (870, 668, CORNER),
                (870, 500),
            ],
            476,
        ),
        (
            [
                (-40, 520, CORNER),
                (20, 488),
                (72, 446),
                (128, 424, CORNER),
                (196, 492),
                (262, 560),
                (350, 624),
                (450, 664, CORNER),
                (-40, 664, CORNER),
            ],
            [
                (128, 424, CORNER),
                (92, 470),
                (98, 508),
                (142, 546),
                (128, 590),
                (176, 632),
                (196, 664, CORNER),
                (450, 664, CORNER),
                (350, 622),
                (262, 556),
                (198, 488),
            ],
            424,
        ),
    ]
    for body, shade, top in near:
        m = c.mask(curve(body, pull=0.4), soft=0.8)
        fade = smoothstep(668, 622, c.y)
        t = np.clip((c.y - top) / 200 + 0.3 * (c.field(f"dune{top}", 120, 3, (2, 0.6)) - 0.5), 0, 1)
        wave = np.sin((c.y * 0.5 + 0.22 * c.x + (c.field("wind", 90, 3, (2, 1)) - 0.5) * 44) * 0.62)
        c.fill(m * fade, pick(lit, np.asarray(t, np.float32)), detail=0.2)
        c.multiply(m * np.asarray(fade * np.clip(wave, 0, 1), np.float32), (0.7, 0.1, 60), 0.16)
        dark = c.mask(curve(shade, pull=0.4), soft=1.2)
        c.fill(dark * fade, pick(lee, np.asarray(t, np.float32)), detail=0.3)
        c.screen(dark.edge(-3, 0, 1.4) * fade, (0.98, 0.04, 92), 0.7)
    c.fog(600, 690, (0.93, 0.045, 95), 0.5)
