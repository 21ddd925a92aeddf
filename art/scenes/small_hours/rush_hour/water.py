"""The wet street below the kerb: what it mirrors, where it is only asphalt, what falls into it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.layer import Layer
from art.painting.mask import Mask
from art.painting.materials import reflection
from art.painting.pen import Pen
from art.painting.shapes import oval

from .street import LINE


def wet(c: Canvas, above: Layer) -> Mask:
    """Paint the street's floor and the fog, houses and people it shows; returns the water."""
    floor = c.full(smoothstep(LINE - 1, LINE + 1, c.y))
    d = np.clip((c.y - LINE) / 560, 0, 1)
    sheen = c.noise.at("sheen", c.x / 110, c.y / 12, 1.0, 3) - 0.5
    table = ramp([(0.74, 0.022, 230), (0.64, 0.03, 240), (0.5, 0.035, 250), (0.4, 0.035, 255)])
    c.fill(floor, pick(table, np.asarray(np.clip(d + 0.16 * sheen, 0, 1), np.float32)), detail=0.1)
    reflection(c, above, floor, LINE, share=0.62, ripple=16, squash=1.0, seed="street")
    c.multiply(floor * np.asarray(smoothstep(0.0, 1.0, d), np.float32), (0.62, 0.04, 250), 0.6)
    return floor


def puddle(c: Canvas, flower: Layer, water: Mask) -> None:
    """Show the flower in it; lay the rough asphalt round the puddle's rim."""
    glow = np.exp(-(((c.x - 414) / 230) ** 2) - (((c.y - 962) / 190) ** 2))
    c.glaze(water * np.asarray(glow, np.float32), (0.5, 0.09, 25), 0.34)
    reflection(c, flower, water, LINE, share=0.96, ripple=9, squash=1.0, seed="flower")
    flowered = np.asarray(np.exp(-(((c.x - 414) / 250) ** 4) - (((c.y - 962) / 190) ** 4)), np.float32)
    c.multiply(water * (flowered * smoothstep(860, 1120, c.y)), (0.5, 0.07, 320), 0.55)
    # Bands of sky on the swell break it, more towards us.
    d = np.clip((c.y - LINE) / 560, 0, 1)
    swell = c.noise.at("swell", c.x / 240, c.y / (6 + 10 * d), 1.0, 3)
    band = smoothstep(0.62, 0.78, swell) * smoothstep(0.02, 0.4, d)
    c.glaze(water * np.asarray(band, np.float32), (0.8, 0.022, 230), 0.34)
    c.glaze(water * np.asarray(smoothstep(760, 640, c.y), np.float32), (0.8, 0.02, 200), 0.28)
    edge = c.noise.at("rim", c.x / 120, c.y / 46, 1.0, 4) - 0.5
    away = np.hypot((c.x - 410) / 400, (c.y - 880) / 300) + 0.34 * edge
    rough = np.asarray(smoothstep(1.0, 1.09, away) * smoothstep(700, 760, c.y + 60 * edge), np.float32)
    grit = c.noise.at("grit", c.x / 3.2, c.y / 2.0, 1.0, 2)
    lay = c.noise.at("lay", c.x / 60, c.y / 22, 1.0, 3)
    t = np.clip(0.4 + 0.62 * (grit - 0.5) + 0.8 * (lay - 0.5), 0, 1)
    table = ramp([(0.44, 0.02, 255), (0.58, 0.022, 245), (0.7, 0.02, 235), (0.82, 0.015, 210)])
    c.fill(c.full(rough) & water, pick(table, np.asarray(t, np.float32)), alpha=0.86, detail=0.4)
    rim = np.asarray(np.exp(-(((away - 1.02) / 0.045) ** 2)) * smoothstep(720, 800, c.y), np.float32)
    c.multiply(c.full(rim) & water, (0.4, 0.03, 255), 0.16)
    lit = np.asarray(np.exp(-(((away - 0.985) / 0.012) ** 2)) * smoothstep(720, 800, c.y), np.float32)
    c.screen(c.full(lit) & water, (0.8, 0.02, 220), 0.14)


def drops(c: Canvas, water: Mask) -> None:
    """Rings where drops fall, small far off, larger near."""
    r = c.rng("rings")

    def rings(pen: Pen) -> None:
        for _ in range(24):
            y = 655 + 480 * float(r.random()) ** 1.4
            x, q = float(r.uniform(60, 740)), (6 + 26 * (y - 640) / 500) * float(r.uniform(0.6, 1.3))
            for k, a in ((1.0, 0.34), (0.5, 0.4)):
                pen.stroke(oval(x, y, q * k, q * k * 0.3), (0.93, 0.015, 220), 1.2, a)
                pen.stroke(oval(x, y + 1.6, q * k, q * k * 0.3), (0.3, 0.03, 255), 1.0, a * 0.6)

    c.draw(rings, detail=0.6, clip=water)
