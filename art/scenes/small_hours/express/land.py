"""Parts of Express: a rosy sky and empty hills in broad planes; the dark grass he stands in."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.shapes import CORNER, Points, curve
from art.painting.stamps import jittered, strew


def sky(c: Canvas) -> None:
    """Wash the sky: deep rose above, cream along the hills."""
    c.wash(
        [(0.0, (0.73, 0.085, 18)), (0.2, (0.785, 0.078, 26)), (0.38, (0.86, 0.06, 42)), (0.5, (0.91, 0.05, 65))],
        26,
        turn=-7,
    )
    veil = c.noise.at("haze", (c.x + 0.9 * c.y) / 420, (c.y - 0.2 * c.x) / 110, 1.0, 3)
    c.glaze(smoothstep(0.52, 0.86, veil) * smoothstep(560, 200, c.y), (0.92, 0.04, 50), 0.35)


def hills(c: Canvas) -> None:
    """Lay the hills, each darker and greener than the one behind."""
    planes: tuple[tuple[Points, tuple[float, float, float], float], ...] = (
        ([(-20, 540), (130, 514), (330, 552), (540, 506), (690, 462), (820, 476)], (0.77, 0.055, 128), 120),
        ([(-20, 650), (90, 596), (250, 562), (420, 586), (580, 650), (820, 690)], (0.63, 0.085, 138), 220),
        ([(-20, 830), (150, 800), (340, 706), (540, 604), (690, 548), (820, 534)], (0.44, 0.08, 150), 360),
    )
    for k, (top, tone, deep) in enumerate(planes):
        rim: Points = [
            (*top[0][:2], CORNER),
            *top[1:-1],
            (*top[-1][:2], CORNER),
            (820, 1230, CORNER),
            (-20, 1230, CORNER),
        ]
        m = c.mask(curve(rim), wobble=3, cell=40)
        fall = np.clip((c.y - top[2][1]) / deep + 0.6 * (c.field(f"hill{k}", 130, 3, (2.4, 0.8)) - 0.5), 0, 1)
        table = ramp([(tone[0] + 0.07, tone[1] + 0.01, tone[2] - 14), tone, (tone[0] - 0.1, tone[1], tone[2] + 8)])
        c.fill(m, pick(table, np.asarray(fall, np.float32)), detail=0.1)


def foreground(c: Canvas) -> None:
    """The dark meadow under the hem, with a few blades in the corner."""
    m = c.full(smoothstep(1080, 1150, c.y + 0.05 * c.x + 30 * (c.field("sod", 60, 2) - 0.5)))
    c.multiply(m, (0.4, 0.07, 150), 0.6)
    r = c.rng("blades")
    n = 520
    x = r.uniform(-20, 520, n)
    y = 1130 + r.uniform(0, 90, n) + 0.05 * (250 - x)
    tone = rgb((0.3, 0.06, 152)) + (rgb((0.5, 0.09, 138)) - rgb((0.3, 0.06, 152))) * r.random((n, 1)) ** 2
    strew(
        c,
        "blade",
        x,
        y,
        r.uniform(34, 80, n),
        -1.45 + r.normal(0, 0.3, n),
        jittered(np.asarray(tone, np.float32), r, 0.03, 0.01),
        seed="blades",
        detail=0.4,
    )
