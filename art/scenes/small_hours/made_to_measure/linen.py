"""The robe's train: it runs over the boards and the mirror's sill, and on the water it is the wave under the bow."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.drape import drape
from art.painting.pen import Pen
from art.painting.shapes import limb, sample

from .child import COTTON
from .ship import STEM

_SWELL = ramp(
    [
        (0, (0.24, 0.07, 235)),
        (0.35, (0.38, 0.085, 220)),
        (0.6, (0.55, 0.085, 200)),
        (0.82, (0.78, 0.06, 175)),
        (1, (0.97, 0.03, 110)),
    ]
)
_WAY = [
    (STEM[0] + 2, STEM[1] + 8, 5.0),
    (476.0, 792.0, 22.0),
    (516.0, 858.0, 44.0),
    (548.0, 926.0, 62.0),
    (560.0, 990.0, 74.0),
    (530.0, 1056.0, 74.0),
    (456.0, 1096.0, 58.0),
    (330.0, 1108.0, 36.0),
]


def train(c: Canvas, mirror: Mask) -> None:
    """Cloth where it lies on the boards; on the sea it thins out into water that keeps its folds."""
    n = 150
    way = sample(_WAY, n)
    d = np.gradient(way[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6
    u, v = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(0, 1, n))
    wide = way[:, 2][:, None] * (1 + 0.05 * np.sin(v * 31))
    x = way[:, 0][:, None] - d[:, 1][:, None] * u * wide
    y = way[:, 1][:, None] + d[:, 0][:, None] * u * wide * 0.86
    bend = u + 0.16 * np.sin(v * 9) + 0.05 * np.sin(v * 23 + u * 2)
    z = wide * (0.11 * np.sin(bend * 7.2 + 0.6) + 0.05 * np.sin(bend * 13 + 2)) + 0.2 * wide * (1 - u * u)
    sheet = drape(c, x.astype(np.float32), y.astype(np.float32), z.astype(np.float32), smooth=0.9)
    m = sheet.relief.mask
    at = m.where
    dry = np.asarray(smoothstep(835, 955, c.y[at] + 60 * (c.field("foamy", 22, 3)[at] - 0.5)), np.float32)
    floor = c.full(smoothstep(956, 962, c.y))
    c.multiply(m.blur(9).move(-5, 12) & floor, (0.16, 0.045, 34), 0.75)
    c.multiply((m * dry).blur(6).move(-8, 6) & mirror, (0.28, 0.06, 220), 0.5)
    thread = (c.field("warp", 3, 2, (1, 4)) - 0.5) * 0.5
    # On the sea the same folds are water: dark in the hollows, the light through their crests.
    sea = m * np.asarray(smoothstep(770, 850, c.y[at]), np.float32) & mirror
    with c.group() as swell:
        c.form(sheet.relief, _SWELL, rim=0.0, gloss=0.35, gloss_sharpness=18, bias=-0.04, mottle=0.16, grain=9)
    c.paste(swell, clip=sea)
    with c.group() as cloth:
        c.form(
            sheet.relief, COTTON, bump=np.asarray(thread, np.float32)[at], rim=0.0, bias=-0.05, mottle=0.06, detail=0.62
        )
    c.paste(cloth, clip=m * dry)
    # Over the sill the cloth breaks twice: light on the edge, dusk on the face of the wood.
    fall = np.exp(-(((c.y[at] - 975) / 12) ** 2))
    c.multiply(m * np.asarray(fall, np.float32), (0.5, 0.07, 40), 0.5)
    crest = np.exp(-(((c.y[at] - 957) / 5) ** 2))
    c.screen(m * np.asarray(crest, np.float32), (0.97, 0.07, 84), 0.25)
    c.multiply((m.edge(5, 3, 4) | m.edge(-4, 3, 3)) & (m * dry), (0.5, 0.07, 15), 0.55)
    c.screen(m.edge(-3, -4, 3) & (m * dry), (0.97, 0.1, 82), 0.2)
    # Between cloth and wave: what is left of the folds is foam.
    ridge = smoothstep(0.1, 0.75, -sheet.relief.ny * 0.8 + 0.4 * (c.field("curl", 12, 4, (2, 1))[at] - 0.3))
    wet = ridge * (1 - dry * smoothstep(820, 940, c.y[at])) * smoothstep(0.36, 0.5, c.field("lace", 10, 4, (2, 1))[at])
    c.screen((m * np.asarray(wet, np.float32)) & mirror, (0.97, 0.03, 100), 0.85)


def spray(c: Canvas, mirror: Mask) -> None:
    """Foam under the bow and along both edges of the wave."""
    r = c.rng("spray")
    x, y = STEM
    ways = (
        [(x, y + 4), (x - 26, y + 24), (x - 58, y + 54), (x - 84, y + 96)],
        [(x, y + 4), (x + 40, y + 14), (x + 96, y + 22), (x + 170, y + 44)],
        [(x, y + 6), (x + 16, y + 52), (x + 34, y + 110), (x + 50, y + 170)],
        [(x, y + 6), (x + 50, y + 44), (x + 110, y + 110), (x + 150, y + 180)],
    )
    for n, way in enumerate(ways):
        wide = (9, 12, 9, 3) if n != 1 else (8, 7, 5, 2)
        bank = c.mask(limb([(px, py, q) for (px, py), q in zip(way, wide, strict=True)], 24)).blur(4)
        lace = np.asarray(smoothstep(0.34, 0.56, c.field(f"lace{n}", 12, 4, (2, 1))), np.float32)
        c.screen((bank & mirror) * lace[bank.where], (0.98, 0.03, 95), 0.9)
        c.multiply((bank.move(3, 9) & mirror) * 0.5, (0.4, 0.08, 225), 0.5)

    def foam(pen: Pen) -> None:
        for way in ways:
            for _ in range(130):
                t = float(r.random()) ** 1.4 * 2.999
                k, q = int(t), t % 1
                (x0, y0), (x1, y1) = way[k], way[k + 1]
                px = x0 + (x1 - x0) * q + float(r.normal(0, 4 + 2 * t))
                py = y0 + (y1 - y0) * q + float(r.normal(0, 3)) - abs(float(r.normal(0, 7 - 1.5 * t)))
                pen.dot(px, py, float(r.uniform(0.4, 1.6)) ** 1.6, (0.98, 0.03, 95), float(r.uniform(0.4, 0.9)))

    c.draw(foam, detail=0.8, clip=mirror)
