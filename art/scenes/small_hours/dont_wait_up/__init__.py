"""A red kitchen chair walks over a snowfield and leaves prints of bare feet; a hen keeps to its track."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

from .chair import chair
from .hen import hen
from .tracks import HORIZON, SUN, plain

BRIEF = Brief(
    title="Don't Wait Up",
    hero="red kitchen chair walking off over an endless snowfield, the prints behind it those of bare feet",
    idea="impossible journey",
    place="snowfield, open upland",
    palette="snow blue",
    composition="tiny figure in a void",
    time="morning",
    symbols=("chair", "footprint", "hen", "claw"),
    hidden="a cup that still steams on the chair's seat",
    readings=("leaving", "loyalty", "trespass", "home"),
)
FINISH = {"vignette": 0.0, "bloom": 0.22, "contrast": 0.2, "saturation": 1.1}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.75, -0.5, 0.35),
        key=(0.98, 0.05, 78),
        shade=(0.42, 0.11, 262),
        rim=(0.8, -0.6, 0),
        rim_colour=(0.98, 0.07, 75),
        bounce=(0.78, 0.06, 248),
        bounce_share=0.3,
    )
    _sky(c)
    land = _snow(c)
    repaint(c, 0.5, seed="land", loose=0.8)
    _glitter(c, land)
    chair(c, land)
    hen(c, land)
    repaint(c, 0.12, seed="last")


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.78, 0.07, 240)),
            (0.08, (0.86, 0.05, 232)),
            (0.15, (0.9, 0.045, 215)),
            (0.2, (0.95, 0.05, 85)),
            (0.25, (0.96, 0.06, 70)),
            (1, (0.94, 0.03, 80)),
        ],
        10,
    )
    streaks(c, 60, 230, (0.98, 0.04, 70), share=0.6, cover=0.45)
    # Far ranges, hardly more than a change of the air
    for n, (foot, high, tone) in enumerate(
        ((236.0, 62.0, (0.86, 0.045, 245)), (246.0, 38.0, (0.82, 0.055, 250)), (254.0, 18.0, (0.9, 0.04, 240)))
    ):
        ridge = foot - high * c.noise.at(f"range{n}", c.x + 900 * n, np.zeros_like(c.x), 190 - 40 * n, 4)
        m = c.full(smoothstep(-1.5, 1.5, c.y - ridge))
        lit = c.noise.at(f"face{n}", c.x + 0.9 * c.y, c.y * 0.5, 46, 3)
        tones = ramp([tone, (0.93, 0.035, 235), (0.97, 0.045, 75)])
        fade = smoothstep(foot, foot - high * 0.8, c.y)
        c.fill(m, pick(tones, np.asarray((lit - 0.25) * 1.5 * fade, np.float32)), detail=0.12)


def _snow(c: Canvas) -> Ground:
    heights, trodden = plain(c)
    land = ground(c, heights, horizon=HORIZON, eye=6.0, near=4.2, far=420, steps=1000, sun=SUN, shadow_reach=4.5)
    lit = np.clip(land.lit(SUN), 0, 1)
    t = 0.27 + 1.15 * lit - 0.2 * land.shade
    t = t + 0.1 * (c.noise.at("tone", land.u, land.v, 7, 3, land.footprint) - 0.5)
    t = t - 0.2 * smoothstep(0.0, 0.07, -trodden(land.u, land.v))
    table = ramp(
        [
            (0.0, (0.52, 0.115, 262)),
            (0.3, (0.69, 0.095, 255)),
            (0.52, (0.84, 0.06, 246)),
            (0.68, (0.925, 0.032, 230)),
            (0.82, (0.965, 0.03, 80)),
            (1.0, (0.985, 0.035, 80)),
        ]
    )
    colours = pick(table, np.asarray(t, np.float32))
    haze = (smoothstep(30, 300, land.v) * 0.7)[..., None]
    colours = colours + (rgb((0.94, 0.035, 235)) - colours) * haze
    c.fill(land.mask, np.clip(colours, 0, 1).astype(np.float32), detail=0.3)
    return land


def _glitter(c: Canvas, land: Ground) -> None:
    """Single crystals catch the sun in the near snow."""
    r = c.rng("glitter")
    n = 260
    x, y = r.uniform(0, 800, n), 330 + 870 * r.random(n) ** 0.6
    size = r.uniform(0.5, 1.5, n) * (0.4 + (y - 330) / 700)

    def work(pen: Pen) -> None:
        for k in range(n):
            pen.dot(x[k], y[k], size[k], (1.0, 0.0, 90), 0.75)

    c.draw(work, detail=0.6)
