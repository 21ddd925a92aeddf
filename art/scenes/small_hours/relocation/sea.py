"""Parts of Relocation: the evening sky, the sea up to it, and clear water cut open, with the house's light in it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import limb

from .ink import CREAM, CUT, DOOR, HORIZON, NIGHT


def sky(c: Canvas) -> None:
    """Violet above, coral, gold along the sea; long thin clouds lit from below."""
    c.wash(
        [
            (0.0, (0.3, 0.095, 288)),
            (0.14, (0.4, 0.115, 302)),
            (0.28, (0.56, 0.135, 345)),
            (0.4, (0.73, 0.135, 28)),
            (0.5, (0.86, 0.105, 58)),
            (0.575, (0.95, 0.075, 84)),
            (1.0, (0.95, 0.075, 84)),
        ],
        26,
        turn=-5,
    )
    sun = np.exp(-(((c.x - 560) / 190) ** 2) - ((c.y - 600) / 150) ** 2)
    c.glaze(np.asarray(sun, np.float32), (0.96, 0.085, 82), 0.6)
    veil = c.noise.at("veil", (c.x + 0.5 * c.y) / 330, (c.y - 0.08 * c.x) / 44, 1.0, 3)
    band = np.asarray(smoothstep(0.54, 0.72, veil) * smoothstep(100, 300, c.y) * smoothstep(640, 540, c.y), np.float32)
    c.glaze(band, (0.93, 0.085, 66), 0.5)
    dark = np.asarray(smoothstep(0.46, 0.3, veil) * smoothstep(30, 200, c.y) * smoothstep(560, 400, c.y), np.float32)
    c.multiply(dark, (0.66, 0.11, 345), 0.4)


def surface(c: Canvas) -> Array:
    """Return the height of the cut waterline over the whole breadth."""
    return np.asarray(CUT + 7 * np.sin(c.x / 118 + 0.9) + 2.5 * np.sin(c.x / 41), np.float32)


def wet(c: Canvas) -> Mask:
    """Return what is below the cut."""
    return c.full(smoothstep(-1, 1, c.y - surface(c)))


def _sheet(c: Canvas) -> Array:
    """Colours of the water's face from the horizon to the cut."""
    n = c.noise.at("swell", c.x / (40 + 0.7 * (c.y - HORIZON)), c.y / 9, 1.0, 3) - 0.5
    t = np.clip((c.y - HORIZON) / (CUT - HORIZON) + 0.34 * n, 0, 1)
    table = ramp(
        [
            (0.0, (0.95, 0.075, 84)),
            (0.2, (0.88, 0.1, 62)),
            (0.42, (0.74, 0.11, 28)),
            (0.62, (0.55, 0.095, 330)),
            (0.82, (0.42, 0.085, 275)),
            (1.0, (0.4, 0.075, 235)),
        ]
    )
    return pick(table, np.asarray(t, np.float32))


def water(c: Canvas) -> None:
    """The sea as far as the sky, and below the cut its clear depth with shafts of light."""
    far = c.full(smoothstep(-1, 1, c.y - HORIZON))
    c.fill(far, _sheet(c), detail=0.2)
    d = np.clip((c.y - CUT) / 354, 0, 1) + 0.1 * (c.field("deep", 240, 3, (2, 0.7)) - 0.5)
    away = np.clip(np.abs(c.x - 380) / 420, 0, 1.2)
    table = ramp(
        [
            (0.0, (0.8, 0.085, 178)),
            (0.22, (0.66, 0.095, 190)),
            (0.5, (0.48, 0.09, 207)),
            (0.78, (0.3, 0.08, 235)),
            (1.0, (0.19, 0.07, 270)),
        ]
    )
    c.fill(wet(c), pick(table, np.asarray(np.clip(d + 0.2 * away**2, 0, 1), np.float32)), detail=0.2)
    shafts(c, 1.0)


def shafts(c: Canvas, share: float) -> None:
    """The house's light, in shafts that fan out under water."""
    angle = np.arctan2(c.x - DOOR[0], c.y - DOOR[1] + 120)
    n = c.noise.at("shafts", angle * 13 + 4, 0.02 * c.y / 60, 1.0, 3)
    fan = smoothstep(0.44, 0.72, n) * smoothstep(1.0, 0.2, np.abs(angle))
    fade = smoothstep(1230, 850, c.y) ** 1.3
    c.screen(wet(c) * np.asarray(fan * fade, np.float32), (0.86, 0.1, 110), share)


def under(c: Canvas) -> None:
    """Tint what lies below the surface, more the deeper; caustics where it is near it."""
    d = np.clip((c.y - CUT) / 354, 0, 1)
    c.glaze(wet(c) * np.asarray(0.1 + 0.24 * d, np.float32), (0.5, 0.09, 207))
    near = np.exp(-np.maximum(c.y - surface(c), 0) / 26) * (c.y > surface(c))
    c.multiply(np.asarray(near, np.float32), (0.62, 0.08, 215), 0.35)


def cut(c: Canvas) -> None:
    """The cut edge: one thin pale line, gold under the house."""
    s = surface(c)
    rim = np.asarray(np.exp(-(((c.y - s) / 1.6) ** 2)), np.float32)
    c.glaze(rim, (0.97, 0.03, 140), 0.9)
    c.glaze(rim * np.asarray(np.exp(-(((c.x - 310) / 120) ** 2)), np.float32), CREAM, 0.9)


def glints(c: Canvas) -> None:
    """Evening light on the far water; what the wake draws behind."""
    r = c.rng("glints")

    def work(pen: Pen) -> None:
        for _ in range(110):
            k = float(r.random()) ** 1.4
            y = HORIZON + 3 + 104 * k
            x, w = float(r.uniform(-10, 810)), (6 + 40 * k) * float(r.uniform(0.5, 1.2))
            tone = (0.98, 0.05, 88) if r.random() < 0.6 else (0.7, 0.12, 20)
            pen.fill(limb([(x - w, y, 0.2), (x, y + 0.5, 0.6 + 1.4 * k), (x + w, y, 0.2)], 12), tone, 0.75)
        for off, share in ((0, 0.75), (15, 0.45)):
            way = [(140, 782 + off, 2.4), (80, 764 + off, 2), (30, 744 + 0.6 * off, 1.5), (-10, 728 + 0.3 * off, 0.6)]
            pen.fill(limb(way, 30), (0.97, 0.05, 88), share)

    c.draw(work, detail=0.6, soft=0.4)
    c.multiply(c.full(np.asarray(np.exp(-np.abs(c.y - HORIZON) / 1.2), np.float32)), NIGHT, 0.12)
