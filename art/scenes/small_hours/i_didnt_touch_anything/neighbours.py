"""Three neighbours behind the wall: the crowns of their heads, a basket on the coping."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, curve, limb, oval

from .vines import leaf, peach


def heads(c: Canvas) -> None:
    """The crowns of three heads behind the coping: a scarf, a straw hat, a cap."""
    scarf = Clay(c, (110, 390, 290, 540), melt=6)
    scarf.ball(196, 470, 46, 54)
    scarf.press([(156, 458, 4), (194, 438, 6), (238, 456, 4)], 5)
    scarf.press([(166, 436, 3), (196, 424, 5), (226, 432, 3)], 4)
    body = scarf.relief(1.2)
    c.form(body, (0.5, 0.12, 20), rim=0.1, mottle=0.08, detail=0.7)
    dots = smoothstep(0.72, 0.82, np.sin(c.x / 5.2 + c.y / 11) * np.sin(c.y / 5.6))
    c.glaze(body.mask * np.asarray(dots, np.float32), (0.92, 0.04, 90), 0.8)
    crown = Clay(c, (490, 390, 680, 520), melt=4)
    crown.ball(592, 446, 42, 38)
    crown.cut((592, 464), (0.1, 1.0))
    straw = (0.8, 0.09, 82)
    for part in (c.mask(oval(592, 468, 82, 18, 5)), crown.mask()):
        c.multiply(part.blur(5).move(-5, 6), (0.42, 0.07, 100), 0.5)
        weave = np.sin(c.x[part.where] / 2.2) * np.sin(c.y[part.where] / 1.9) * 0.8
        c.form(c.relief(part, 26).bumped(np.asarray(weave, np.float32)), straw, rim=0.1, mottle=0.06, detail=0.75)
    band = c.mask(limb([(551, 454, 5), (592, 463, 6), (633, 459, 5)], 16))
    c.form(band, (0.42, 0.1, 20), thickness=5, rim=0.3, detail=0.75)
    cap = Clay(c, (720, 420, 820, 530), melt=5)
    cap.ball(786, 484, 38, 42)
    body = cap.relief(1.2)
    rib = np.asarray(1.2 * np.sin(c.x[body.mask.where] / 2.4), np.float32)
    c.form(body, (0.46, 0.1, 250), bump=rib, rim=0.1, mottle=0.06, detail=0.72)


def basket(c: Canvas) -> None:
    """A willow basket on the coping, filled above its rim."""
    x, y = 706.0, 486.0
    handle = c.mask(
        limb(
            [(x - 56, y - 36, 4), (x - 44, y - 92, 4.5), (x, y - 116, 5), (x + 44, y - 92, 4.5), (x + 56, y - 36, 4)],
            40,
        )
    )
    c.form(handle, (0.46, 0.085, 62), thickness=5, rim=0.0, detail=0.75)
    for k, (dx, dy, q) in enumerate(((-36, -44, 23), (2, -56, 25), (38, -46, 23), (-16, -34, 23), (24, -34, 22))):
        peach(c, x + dx, y + dy, float(q), 70 + k)
    leaf(c, x + 4, y - 62, 58, -0.5, 960)
    m = c.mask(
        curve(
            [
                (x - 66, y - 36, CORNER),
                (x, y - 24),
                (x + 66, y - 36, CORNER),
                (x + 52, y + 6),
                (x + 46, y + 12, CORNER),
                (x - 46, y + 12, CORNER),
                (x - 52, y + 6),
            ]
        )
    )
    c.multiply(m.blur(7).move(-10, 8), (0.3, 0.07, 150), 0.6)
    at = m.where
    row = np.floor((c.y[at] + 0.0016 * (c.x[at] - x) ** 2) / 8)
    weave = np.sin((c.x[at] + 7 * (row % 2)) / 14 * 2 * np.pi) * 1.8 + 1.6 * np.abs(np.sin(np.pi * c.y[at] / 8))
    c.form(
        c.relief(m, 40).bumped(np.asarray(weave, np.float32)),
        (0.6, 0.1, 70),
        rim=0.0,
        mottle=0.08,
        depth=0.7,
        detail=0.75,
    )
    rim = c.mask(limb([(x - 68, y - 36, 6), (x, y - 24, 6.5), (x + 68, y - 36, 6)], 24))
    c.form(rim, (0.56, 0.1, 66), thickness=6, rim=0.0, detail=0.75)
