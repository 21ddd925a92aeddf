"""Sky, the sand's swell out to the horizon, and the last thin sheet of surf that runs up the beach."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.materials import cloud
from art.painting.shapes import CORNER, curve
from art.painting.stamps import jittered, scatter, strew

SAND = ramp(
    [
        (0, (0.5, 0.085, 25)),
        (0.3, (0.66, 0.1, 48)),
        (0.55, (0.79, 0.105, 66)),
        (0.8, (0.9, 0.08, 80)),
        (1, (0.975, 0.045, 90)),
    ]
)


def sky(c: Canvas) -> None:
    """High noon."""
    c.wash(
        [(0.0, (0.7, 0.09, 232)), (0.14, (0.79, 0.075, 222)), (0.3, (0.9, 0.045, 200)), (0.37, (0.96, 0.03, 100))],
        warp=20,
    )
    puffs = [
        (70, 330, 26),
        (104, 318, 36),
        (150, 326, 30),
        (188, 338, 20),
        (36, 342, 18),
        (700, 96, 22),
        (738, 84, 34),
        (784, 92, 30),
    ]
    cloud(c, puffs, (0.97, 0.015, 80), seed="fair", alpha=0.85, fade=(0.2, 0.9), bias=0.12)


def sea_of_sand(c: Canvas) -> None:
    """Swell after swell to the horizon, each with a lit crest that leans to the left and a blue hollow."""
    rows = (436, 447, 461, 480, 505, 538, 582, 640, 712)
    for k, y in enumerate(rows):
        size = (rows[k + 1] - y) if k + 1 < len(rows) else 84
        peak = c.noise.at(f"peak{k}", c.x / (34 + 9 * size), np.zeros_like(c.x), 1.0, 3)
        ridge = 1 - np.abs(2 * c.noise.at(f"ridge{k}", c.x / (50 + 11 * size), np.zeros_like(c.x), 1.0, 1) - 1)
        line = y - size * 0.75 * (0.5 * peak + 0.6 * ridge**2) if k else y + 2 * peak
        below = (c.y - line) / size
        m = c.full(np.clip((c.y - line) * c.scale * 0.8, 0, 1))
        lit = smoothstep(0.34, 0.0, below)
        hollow = smoothstep(0.1, 0.4, below) * smoothstep(1.5, 0.7, below)
        grain = c.noise.at(f"grain{k}", c.x / (5 + size * 0.4), c.y / (2 + size * 0.09) + below * 2, 1.0, 3) - 0.5
        t = 0.66 + 0.26 * lit - 0.17 * hollow + 0.16 * grain
        colours = pick(SAND, np.clip(t, 0, 1).astype(np.float32))
        colours = colours + (rgb((0.66, 0.06, 320)) - colours) * (0.14 * hollow)[..., None]
        haze = max(0.0, 0.8 - 0.13 * k)
        colours = colours + (rgb((0.92, 0.045, 90)) - colours) * haze
        c.fill(m, np.asarray(colours, np.float32), detail=0.25 + 0.03 * k)


_EDGE = (
    (-20, 842),
    (60, 858),
    (130, 842),
    (196, 812),
    (268, 806),
    (330, 826),
    (404, 852),
    (476, 846),
    (540, 812),
    (612, 800),
    (680, 818),
    (746, 846),
    (830, 838),
)


def surf(c: Canvas) -> None:
    """The thin sheet of sand that has run up over the water, laced at its edge."""
    sheet = c.wobble(c.mask(curve([(-20, 700, CORNER), *_EDGE, (830, 700, CORNER)])), 7, 26)
    c.multiply(sheet.blur(5).move(2, 11) - sheet, (0.45, 0.085, 225), 0.55)
    at = sheet.where
    top = smoothstep(0, 42, c.y[at] - 690 - 44 * (c.field("top", 60, 3)[at] - 0.5))
    lace = smoothstep(0.38, 0.62, c.field("lace", 30, 4, (1.8, 0.7))[at])
    rim = np.clip(sheet.blur(13).on(sheet.box), 0, 1)
    near_edge = smoothstep(0.93, 0.55, rim) * smoothstep(740, 800, c.y[at])
    t = 0.62 + 0.16 * (c.field("run", 18, 3, (3, 0.6))[at] - 0.5) + 0.36 * near_edge * lace
    c.fill(
        sheet * np.asarray(top * (1 - 0.35 * (1 - lace) * near_edge), np.float32),
        pick(SAND, np.clip(t, 0, 1).astype(np.float32)),
        detail=0.45,
    )
    r = c.rng("froth")
    line = sheet - sheet.grow(-9)
    x, y = scatter(line * np.asarray(smoothstep(770, 800, c.y) * (np.abs(c.x - 400) < 386), np.float32), 1500, r, "any")
    tone = np.repeat(rgb((0.96, 0.055, 86))[None], len(x), 0)
    strew(
        c,
        "dot",
        x,
        y + r.normal(0, 3, len(x)),
        r.uniform(1.2, 3.7, len(x)),
        0.0,
        jittered(tone, r, 0.06),
        seed="froth",
        detail=0.7,
    )


def tumble(c: Canvas) -> None:
    """Where the wave stands on the beach: sand tumbling in heaps, as white water does."""
    r = c.rng("tumble")
    puffs = []
    for k in range(80):
        t = k / 79
        x = 250 + 590 * t + float(r.normal(0, 14))
        y = 764 - 36 * np.sin(t * 2.6) - 30 * float(r.random()) + 16 * t
        puffs.append((x, float(y), float(r.uniform(10, 30)) * (0.5 + 0.9 * t)))
    stops = [(0.0, (0.56, 0.09, 20)), (0.4, (0.72, 0.105, 55)), (0.75, (0.85, 0.095, 73)), (1.0, (0.96, 0.055, 85))]
    cloud(c, puffs, stops, seed="tumble", rough=0.42, fade=(0.0, 0.95), alpha=0.9, bias=0.0, detail=0.4)
