"""The bowl of Off Duty: ink glaze on pale linen, before a pale wall."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve, oval
from art.painting.strokes import repaint

X, Y, RX, RY = 400.0, 700.0, 438.0, 194.0
"""The rim's outer ellipse."""

_INK = ramp(
    [
        (0, (0.15, 0.055, 268)),
        (0.4, (0.23, 0.075, 266)),
        (0.75, (0.33, 0.095, 262)),
        (1, (0.46, 0.095, 256)),
    ]
)


def linen(c: Canvas) -> None:
    """Paint the wall and the table's linen."""
    c.wash(
        [
            (0, (0.78, 0.055, 232)),
            (0.24, (0.86, 0.04, 222)),
            (0.47, (0.93, 0.03, 95)),
        ],
        warp=26,
    )
    edge = 548 + 8 * (c.field("edge", 240, 2) - 0.5) - 0.02 * (c.x - 400)
    cloth = c.full(smoothstep(-1.2, 1.2, c.y - edge))
    t = np.clip((c.y - 548) / 650 + 0.3 * (c.field("cloth", 190, 3, (2, 1)) - 0.5), 0, 1)
    c.fill(
        cloth,
        pick(ramp([(0, (0.95, 0.025, 88)), (0.5, (0.92, 0.035, 80)), (1, (0.87, 0.045, 70))]), np.asarray(t, "f4")),
        detail=0.1,
    )


def hem(c: Canvas) -> None:
    """Paint the linen's one red band and the bowl's shade."""
    bend = 1086.0 - 0.00004 * (c.x - 400) ** 2 + 5 * (c.field("stripe", 200, 2) - 0.5)
    line = smoothstep(9.5, 7.5, np.abs(c.y - bend)) * (0.7 + 0.4 * c.field("weave", 30, 3, (3, 1)))
    c.glaze(np.asarray(line, np.float32), (0.6, 0.17, 28), 0.72)
    c.multiply(c.mask(oval(520, 1128, 330, 50, 2), soft=22), (0.42, 0.09, 275), 0.85)
    c.multiply(c.mask(oval(410, 1138, 185, 26), soft=7), (0.2, 0.07, 275), 0.8)


def _side() -> list[tuple[float, ...]]:
    return [
        (X - RX, Y, CORNER),
        (X - RX + 16, Y + 110),
        (X - RX + 86, Y + 262),
        (X - 178, Y + 392),
        (X - 154, Y + 432),
        (X - 122, Y + 450),
        (X, Y + 461),
        (X + 122, Y + 450),
        (X + 154, Y + 432),
        (X + 178, Y + 392),
        (X + RX - 86, Y + 262),
        (X + RX - 16, Y + 110),
        (X + RX, Y, CORNER),
    ]


def bowl(c: Canvas) -> None:
    """Paint the bowl's outside and inside: flat brushed glaze, lit from the left."""
    side = c.mask(curve(_side())) | c.mask(oval(X, Y, RX, RY))
    u, v = (c.x - X) / RX, (c.y - Y) / 440
    n = c.field("glaze", 130, 3, (2, 1)) - 0.5
    t = 0.56 - 0.46 * u - 0.3 * v + 0.34 * n - 0.5 * np.clip(np.abs(u + 0.1) - 0.55, 0, 1)
    with c.group() as outside:
        c.layer.cover[:] = 1
        c.fill(c.full(), pick(_INK, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
        repaint(c, 1.0, seed="glaze", loose=1.2)
    c.paste(outside, clip=side)
    foot = side & c.full(smoothstep(1106, 1109, c.y - 22 * (1 - ((c.x - X) / 150) ** 2)))
    c.fill(foot, (0.66, 0.06, 56), detail=0.5, mottle=0.1)
    c.multiply(foot & c.full(smoothstep(-0.3, 0.4, u)), (0.35, 0.09, 290), 0.7)
    for drop, wide in ((74.0, 8.0), (94.0, 3.0)):
        half = 1 - ((c.x - X) / (RX - 0.1 * drop)) ** 2
        low = Y + drop + RY * 0.985 * np.sqrt(np.clip(half, 0, 1))
        line = smoothstep(wide / 2 + 1, wide / 2 - 1, np.abs(c.y - low)) * (0.6 + 0.5 * c.field("band", 40, 3))
        line *= smoothstep(0.0, 0.02, half)
        c.glaze(side & c.full(np.asarray(line, np.float32)), (0.9, 0.035, 82), 0.85)
    c.fill(c.mask(oval(X, Y, RX, RY)), (0.45, 0.09, 257), detail=0.6, mottle=0.08)
    well = c.mask(oval(X, Y + 3, RX - 26, RY - 17))
    wall = np.clip(0.4 + 0.5 * u + 0.3 * n, 0, 1)
    c.fill(well, pick(_INK, np.asarray(wall, np.float32)), detail=0.6)


def _band(c: Canvas) -> Mask:
    return c.mask(oval(X, Y, RX, RY)) - c.mask(oval(X, Y + 3, RX - 26, RY - 17))


def front(c: Canvas, inside: np.ndarray) -> None:
    """Lay the near wall's shade on the soup."""
    near = c.full(inside) - c.mask(oval(X, Y - 26, RX - 20, RY - 16), soft=12)
    c.multiply(near & c.full(smoothstep(Y - 40, Y + 60, c.y)), (0.4, 0.1, 150), 0.45)


def rim(c: Canvas) -> None:
    """Draw a thin light along the near lip."""
    lip = _band(c) & c.full(smoothstep(Y + 10, Y + 70, c.y))
    light = lip.edge(0, -5, 1.6) * (0.5 + 0.7 * c.field("lip", 50, 3))
    c.screen(light, (0.8, 0.05, 240), 0.45)
