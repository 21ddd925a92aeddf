"""A hedgehog on its own way, with a few rings of the wool about its spines."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import rgb, smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import oval
from art.painting.stamps import jittered, scatter, strew


def hedgehog(c: Canvas) -> None:
    """Seen from its side, walking off to the left."""
    x, y = 150.0, 1092.0
    c.multiply(c.mask(oval(x + 6, y + 52, 96, 13), soft=7), (0.36, 0.08, 155), 0.7)
    feet = Clay(c, (x - 90, y, x + 90, y + 70), melt=2)
    for dx in (-52, -30, 34, 56):
        feet.limb([(x + dx, y + 30, 8), (x + dx - 3, y + 46, 6.5), (x + dx - 10, y + 51, 5)])
    c.form(feet.relief(), (0.55, 0.06, 50), rim=0.3, detail=0.9)
    head = Clay(c, (x - 140, y - 50, x, y + 60), melt=5)
    head.ball(x - 62, y + 12, 36, 30).limb([(x - 74, y + 14, 24), (x - 98, y + 24, 13), (x - 116, y + 30, 6)])
    skull = head.relief()
    c.form(skull, (0.74, 0.06, 65), rim=0.25, detail=0.92)
    fur(c, skull, 3.0, seed="muzzle", length=(6, 12), spacing=2.4, light=0.08, spread=0.3, detail=0.92)
    c.form(c.mask(oval(x - 119, y + 29, 6.4, 5.6)), (0.2, 0.02, 40), gloss=0.6, detail=0.95)
    c.fill(c.mask(oval(x - 87, y + 10, 4.4, 4.4)), (0.16, 0.02, 40), detail=0.97)
    c.fill(c.mask(oval(x - 88.3, y + 8.6, 1.4, 1.3)), (0.96, 0.03, 85), detail=0.98)
    c.form(c.mask(oval(x - 60, y - 4, 10, 12, -20)), (0.66, 0.08, 40), thickness=6, rim=0.3, detail=0.93)
    back = Clay(c, (x - 80, y - 80, x + 110, y + 60), melt=8)
    back.ball(x + 14, y - 6, 80, 52, turn=4).ball(x - 34, y - 10, 34, 38)
    back.cut((x, y + 36), (-0.05, 1))
    hump = back.relief(1.0)
    c.form(hump, (0.45, 0.05, 55), rim=0.1, detail=0.85)
    r = c.rng("spines")
    px, py = scatter(hump.mask, 1500, r, "down")
    a = np.arctan2((py - (y + 70)) * 0.55, px - (x - 110)) + 0.25 + r.normal(0, 0.16, len(px))
    share = np.clip(0.35 + 0.8 * smoothstep(y + 30, y - 60, py) + r.normal(0, 0.22, len(px)), 0, 1)[:, None]
    tone = rgb((0.32, 0.045, 50)) * (1 - share) + rgb((0.9, 0.045, 80)) * share
    strew(
        c,
        "hair",
        px,
        py,
        r.uniform(20, 32, len(px)),
        a,
        jittered(tone.astype(np.float32), r, 0.1),
        seed="spines",
        detail=0.9,
    )

    def rings(pen: Pen) -> None:
        rose = (0.6, 0.2, 14)
        pen.stroke(
            [
                (x + 112, y + 24),
                (x + 84, y - 14),
                (x + 40, y - 50),
                (x + 12, y - 58),
                (x - 10, y - 30),
                (x - 2, y + 20),
            ],
            rose,
            4.2,
        )
        pen.stroke(
            [(x + 62, y + 30), (x + 58, y - 20), (x + 34, y - 56), (x + 4, y - 50), (x - 22, y - 10), (x - 16, y + 24)],
            rose,
            4.2,
        )
        pen.stroke(
            [
                (x + 84, y + 16),
                (x + 74, y - 22),
                (x + 50, y - 46),
                (x + 26, y - 34),
                (x + 30, y + 4),
                (x + 56, y + 14),
                (x + 82, y - 6),
            ],
            rose,
            4.2,
        )

    c.draw(rings, relief=2.2, detail=0.93)
    sx, sy = scatter(hump.mask, 260, r, "down")
    b = np.arctan2((sy - (y + 70)) * 0.55, sx - (x - 110)) + 0.25 + r.normal(0, 0.16, len(sx))
    pale = np.repeat(rgb((0.8, 0.05, 75))[None], len(sx), 0)
    strew(c, "hair", sx, sy, r.uniform(16, 26, len(sx)), b, jittered(pale, r, 0.16), seed="over", detail=0.9)
