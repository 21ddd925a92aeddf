"""An old sea-woman dives headfirst; her lungs shine through the suit as two coral trees full of fish."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.motifs.corals import fish
from moonhare.painting.scenes._held_breath_diver import at, diver, lungs
from moonhare.painting.scenes._held_breath_parts import bubbles, float_above, near_reef, reef
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Held Breath",
    hero="stocky sea-woman of 68 in a black suit, diving headfirst, her lungs two coral trees full of fish",
    idea="double exposure",
    place="reef, Jeju coast",
    palette="undersea",
    composition="diagonal fall",
    time="noon",
    symbols=("lung", "coral", "bubble"),
    hidden="one bubble holds her kitchen",
    readings=("limit", "tradition", "meditation"),
    person=True,
)
FINISH = {"vignette": 0.4, "bloom": 0.5, "saturation": 1.1}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.35, -0.8, 0.45), key=p.key, shade=p.shade, rim=(0.5, -0.85, 0), rim_colour=(0.92, 0.08, 170)
    )
    _water(c)
    reef(c)
    repaint(c, 1.0, seed="sea")
    c.rays(560, -60, [70, 80, 92, 103, 114, 126], 1300, 150, (0.94, 0.08, 150), 0.6, 16)
    near_reef(c)
    c.lamps.append(Lamp(x=at(160, 0)[0], y=at(160, 0)[1], z=130, reach=120, colour=(0.85, 0.13, 60), power=0.3))
    float_above(c, at(26, -84))
    diver(c)
    lungs(c)
    repaint(c, 0.2, seed="last")
    bubbles(c)


def _water(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.9, 0.07, 165)),
            (0.07, (0.76, 0.1, 185)),
            (0.3, (0.58, 0.1, 205)),
            (0.65, (0.38, 0.08, 225)),
            (1, (0.2, 0.055, 240)),
        ],
        40,
    )
    n = c.noise.at("surface", c.x / 70, np.log(np.maximum(150 - c.y, 1) + 30) * 4, 1.0, 3)
    shine = smoothstep(0.52, 0.8, n) * smoothstep(150, 20, c.y)
    c.screen(shine, (0.97, 0.06, 130), 0.75)
    c.glow(560, -20, 220, (0.97, 0.07, 120), 0.8, 0.6)
    r = c.rng("shoal")
    for i in range(46):
        t = r.random()
        x, y = 470 + 320 * t + r.normal(0, 16), 330 + 150 * math.sin(t * 3.2) + r.normal(0, 22)
        fish(
            c,
            x,
            y,
            17 + 7 * r.random(),
            (0.6, 0.07, 205),
            left=i % 9 != 0,
            turn=float(r.normal(-10, 8)),
            seed=f"far{i}",
        )
    c.fog(260, 560, (0.6, 0.1, 200), 0.45)
