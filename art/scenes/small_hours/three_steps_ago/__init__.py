"""High in a street canyon a rope walker strolls on in the evening light; his rope ended three steps ago."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.materials import cloud
from art.painting.motifs.birds import far_birds
from art.painting.motifs.skies import streaks
from art.painting.strokes import repaint

from .city import VX, VY, gardens, street, towers
from .walker import STEPS, rope, walker

BRIEF = Brief(
    title="Three Steps Ago",
    hero="stout rope walker of 50 in a bowler, high between towers, strolling on where his rope has ended",
    idea="missing",
    place="city, street canyon",
    palette="storm plum",
    composition="deep tunnel",
    time="dusk",
    symbols=("rope", "balance pole", "tower"),
    hidden="three faint rings in the air where he has trodden; a pigeon on the rope looks after him",
    readings=("confidence", "bluff", "momentum"),
    person=True,
)
FINISH = {"vignette": 0.26, "bloom": 0.5, "saturation": 1.2, "contrast": 0.16, "focus": Focus(440, 520, 320, 460, 0.24)}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.25, -0.35, 0.4),
        key=(0.96, 0.1, 76),
        shade=(0.27, 0.09, 300),
        rim=(0.7, -0.7, 0),
        rim_colour=(0.97, 0.12, 74),
        bounce=(0.6, 0.13, 350),
        bounce_share=0.15,
    )
    _sky(c)
    towers(c, far=True)
    c.fog(VY - 130, VY + 120, (0.95, 0.11, 66), 0.6, 110)
    c.glow(VX, VY + 10, 120, (0.98, 0.11, 76), 0.8)
    towers(c, far=False)
    gardens(c)
    with c.group() as below:
        street(c)
    c.paste(below, soft=0.9)
    _mist(c)
    _air(c)
    repaint(c, 0.35, seed="city", loose=0.6)
    far_birds(c, [(556, 320, 24), (586, 304, 17), (528, 300, 15), (606, 334, 13)], (0.3, 0.1, 320), seed="swifts")
    rope(c)
    _steps(c)
    walker(c)


def _sky(c: Canvas) -> None:
    d = np.hypot((c.x - VX) * 0.8, c.y - VY - 10) / 640
    t = d + 0.06 * (c.field("sky", 200, 4, (2, 1)) - 0.5)
    table = ramp(
        [
            (0, (0.98, 0.08, 88)),
            (0.14, (0.95, 0.12, 74)),
            (0.32, (0.86, 0.13, 50)),
            (0.48, (0.73, 0.13, 14)),
            (0.64, (0.58, 0.1, 320)),
            (0.8, (0.53, 0.09, 240)),
            (1, (0.45, 0.09, 222)),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(t, np.float32)), detail=0.0)
    streaks(c, 20, 300, (0.9, 0.12, 40), share=0.55, seed="high", cover=0.5)
    streaks(c, 260, 520, (0.98, 0.08, 74), share=0.5, seed="low", cover=0.5)


def _air(c: Canvas) -> None:
    """Light stands in the dust between the walls; below, sea-green mist gathers in the street."""
    low = smoothstep(880, 1230, c.y)
    c.multiply(np.asarray(low, np.float32), (0.34, 0.08, 262), 0.8)
    glow = np.exp(-((np.hypot((c.x - VX) / 260, (c.y - VY - 40) / 340)) ** 2))
    c.screen(np.asarray(glow, np.float32), (0.8, 0.14, 50), 0.42)
    drift = c.field("drift", 120, 4, (2.4, 1)) - 0.3
    band = np.exp(-(((c.y - 880) / 120) ** 2)) * np.exp(-(((c.x - VX) / 300) ** 2))
    c.screen(np.asarray(np.clip(band * drift, 0, 1), np.float32), (0.66, 0.12, 340), 0.55)
    deep = np.exp(-(((c.y - 1130) / 110) ** 2))
    c.screen(np.asarray(np.clip(deep * drift, 0, 1), np.float32), (0.46, 0.08, 215), 0.5)
    c.rays(VX, VY, [14, 30, 50, 128, 150, 167, 198, 338], 680, 80, (0.95, 0.12, 66), 0.26, 18)


def _mist(c: Canvas) -> None:
    """Evening mist lies in the canyon, gold at its far end, thinner and rosier towards us."""
    r = c.rng("mist")
    gold = [(0.8, 0.13, 20), (0.9, 0.13, 55), (0.96, 0.11, 76), (0.99, 0.06, 88)]
    rose = [(0.5, 0.1, 300), (0.64, 0.12, 335), (0.8, 0.12, 20), (0.92, 0.1, 62)]
    for k, (y, wide, size, tones, alpha, n) in enumerate(
        (
            (700.0, 84.0, 21.0, gold, 0.7, 70),
            (738.0, 100.0, 20.0, gold, 0.42, 60),
            (1214.0, 480.0, 64.0, rose, 0.5, 70),
        )
    ):
        puffs = [
            (
                float(VX + wide * r.uniform(-1, 1)),
                float(y + r.normal(0, size * 0.4)),
                float(size * r.uniform(0.45, 1.1)),
            )
            for _ in range(n)
        ]
        cloud(c, puffs, tones, seed=f"mist{k}", alpha=alpha, fade=(0.0, 1.3), squash=0.6)


def _steps(c: Canvas) -> None:
    """Where he has trodden, the air still rings like water: three faint circles of light."""
    for (x, y), size, power in zip(STEPS, (58.0, 46.0, 34.0), (0.42, 0.66, 0.95), strict=True):
        d = np.hypot((c.x - x) / size, (c.y - y) / (size * 0.24))
        for ring, share in ((1.0, 1.0), (0.62, 0.75), (0.3, 0.55)):
            band = np.exp(-(((d - ring) / (0.045 + 0.03 * ring)) ** 2)) * share
            front = 0.55 + 0.45 * smoothstep(y - 10, y + 10, c.y)
            under = np.exp(-(((d - ring - 0.1) / (0.07 + 0.03 * ring)) ** 2)) * share * front
            c.multiply(np.asarray(under, np.float32), (0.72, 0.15, 28), 0.55 * power)
            c.screen(np.asarray(band * front, np.float32), (0.99, 0.09, 86), power)
        c.glow(x, y, size * 0.5, (0.97, 0.12, 76), 0.25 * power, flat=0.3)
