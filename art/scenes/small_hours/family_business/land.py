"""Parts of Family Business: a pale dawn over a meadow; in its grass the two old rockers that nobody needs any more."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .ink import OAK_DEEP, SHADOW

_GRASS: Final = (0.84, 0.065, 112)
_GRASS_DEEP: Final = (0.7, 0.075, 128)
_GRASS_PALE: Final = (0.92, 0.06, 100)
_BLADES: Final[tuple[Colour, ...]] = ((0.66, 0.085, 128), (0.76, 0.085, 118), (0.88, 0.075, 102), (0.58, 0.075, 140))
_OLD: Final[Points] = (
    *((409, 1113, 5), (400, 1120, 6), (404, 1132, 8), (431, 1148, 12), (488, 1165, 15), (578, 1175, 16)),
    *((659, 1169, 15), (724, 1150, 13), (762, 1127, 10), (778, 1108, 7), (776, 1098, 6), (767, 1100, 5)),
)
"""The middle line of the nearer bow, both ends curled up."""
_BEYOND: Final = (4.0, -24.0)
_SLATS: Final = ((440, 1154), (722, 1150))
_OLD_TONE: Final = (0.6, 0.085, 34)
_PAINT: Final = (0.55, 0.16, 30)
_BARE: Final = (0.82, 0.075, 74)


def sky(c: Canvas) -> None:
    """A cool pale top, peach towards the ground."""
    c.wash(
        [
            (0.0, (0.87, 0.045, 205)),
            (0.28, (0.91, 0.035, 190)),
            (0.55, (0.945, 0.035, 95)),
            (0.78, (0.93, 0.06, 66)),
            (0.9, (0.89, 0.075, 50)),
            (1.0, (0.88, 0.07, 60)),
        ],
        warp=34,
        turn=7,
    )
    c.glow(-60, 900, 330, (0.99, 0.05, 80), 0.3)
    _cloud(c)


def _cloud(c: Canvas) -> None:
    """One broad cloud, brushed upwards from the left edge until it thins out before the mare's forelock."""
    shape = c.mask(
        curve([(-60, 330), (30, 236), (120, 200), (176, 132), (262, 104), (330, 116), (392, 92), (470, 84), (548, 60),
               (500, 128), (408, 196), (330, 262), (240, 330), (120, 404), (-60, 470)]), soft=5, wobble=7, cell=46,
    )  # fmt: skip
    low = 0.62 * c.x + c.y
    fade = np.asarray(smoothstep(470, 300, low) * smoothstep(560, 380, c.x), np.float32)
    m = shape * fade[shape.where]
    c.fill(m, (0.975, 0.03, 86), 0.9)
    c.multiply(m.edge(18, 40, 22), (0.86, 0.045, 40), 0.5)
    c.glaze(m.edge(-10, -14, 8), (0.99, 0.03, 88), 0.7)


def hills(c: Canvas) -> None:
    """One low rise far off, and the meadow."""
    far = c.mask(curve([(-30, 1010), (140, 978), (320, 968), (520, 988), (700, 966), (840, 980), (840, 1100),
                        (-30, 1100)]), wobble=2)  # fmt: skip
    c.fill(far, (0.84, 0.05, 128), 0.75, detail=0.2)
    near = c.mask(curve([(-30, 1034), (200, 1022), (420, 1030), (640, 1022), (840, 1032), (840, 1240), (-30, 1240)]),
                  wobble=3)  # fmt: skip
    c.fill(near, _GRASS, detail=0.3, mottle=0.05)
    c.multiply(near * np.asarray(smoothstep(1110, 1210, c.y)[near.where], np.float32), _GRASS_DEEP, 0.55)
    c.glaze(near * np.asarray(smoothstep(1066, 1026, c.y)[near.where], np.float32), _GRASS_PALE, 0.6)


def shade(c: Canvas, who: Mask) -> None:
    """The long low shadow on the grass: what is above falls to the right."""
    ground = c.full(np.asarray(smoothstep(1036, 1050, c.y), np.float32))
    c.multiply(who.blur(5).move(14, 10) & ground, SHADOW, 0.35)


def pool(c: Canvas, x: float, y: float, wide: float) -> None:
    """A contact shadow below one foot."""
    m = c.mask(limb([(x - 0.7 * wide, y, 5), (x, y + 2, 9), (x + 1.3 * wide, y + 1, 4)], 20), soft=5)
    c.multiply(m, (0.52, 0.08, 150), 0.75)


def turf(c: Canvas) -> None:
    """Grass in tufts, smaller far away."""
    for k in range(5):
        y = 1040 + 26 * k
        edge: Points = ((-20, y), (260, y - 5), (540, y + 4), (820, y - 2))
        fringe(c, edge, 90 + 20 * k, (12 + 5 * k, 1.3 + 0.35 * k), -1.45, f"turf/{k}", _BLADES[:3], 9, 0.75)


def before(c: Canvas) -> None:
    """The blades in front of everything."""
    for x, wide, seed in ((10, 90, "a"), (250, 90, "b"), (730, 80, "c"), (150, 110, "d")):
        edge: Points = ((x, 1196), (x + 0.5 * wide, 1190), (x + wide, 1197))
        fringe(c, edge, int(0.5 * wide), (46, 3.2), -1.5, f"before/{seed}", _BLADES, 6, 0.9)
    for x, y, n, seed in (
        (606, 1094, 14, "e"),
        (706, 1078, 10, "f"),
        (262, 1108, 16, "g"),
        (60, 1102, 12, "h"),
        (120, 1104, 8, "i"),
    ):
        fringe(c, ((x, y), (x + 30, y + 1), (x + 60, y)), n, (26, 2.2), -1.5, f"foot/{seed}", _BLADES, 4, 0.9)


def outgrown(c: Canvas) -> None:
    """The old pair of rockers, whole, joined by two slats: their paint worn, bare places where four hooves stood."""
    u, v = _BEYOND
    near, far = list(_OLD), [(578 + 0.92 * (x - 578) + u, y + v, 0.86 * r) for x, y, r in _OLD]
    ground = c.mask(limb([(400, 1152, 6), (560, 1184, 14), (740, 1146, 6)], 40), soft=7)
    c.multiply(ground.move(6, 4), (0.5, 0.08, 150), 0.7)
    _bow(c, far, dim=0.55)
    for x, y in _SLATS:
        slat = c.mask(limb([(x + u, y + v, 7), (x, y, 9)], 10), wobble=0.6)
        c.multiply(slat.blur(3).move(4, 4), (0.5, 0.08, 150), 0.5)
        c.fill(slat, _BARE, detail=0.65, mottle=0.06)
        c.multiply(slat.edge(5, 2, 4), OAK_DEEP, 0.8)
    _bow(c, near, dim=0.0)
    for k, (x, y, wide) in enumerate(((470, 1184, 70), (560, 1192, 80), (640, 1186, 60), (400, 1162, 30))):
        edge: Points = ((x, y), (x + 0.5 * wide, y + 3), (x + wide, y))
        fringe(c, edge, wide // 5, (20, 2.2), -1.5, f"over/{k}", _BLADES, 3, 0.92)


def _bow(c: Canvas, spine: Points, dim: float) -> None:
    """One bow: lit along its upper edge, red where nobody trod."""
    m = c.mask(limb(spine, 110), wobble=0.8)
    c.multiply(m.blur(5).move(2, 7), (0.5, 0.08, 150), 0.5)
    c.fill(m, _OLD_TONE, detail=0.65, mottle=0.08)
    worn = c.field("worn", 26, 4, (2.6, 1.0))[m.where]
    c.fill(m * np.asarray(smoothstep(0.36, 0.44, worn), np.float32), _PAINT, 0.9, detail=0.6)
    _holes(c, spine)
    c.glaze(m.edge(-2, -7, 3), (0.88, 0.07, 66), 0.75)
    c.multiply(m.edge(2, 9, 5), OAK_DEEP, 0.9)
    if dim:
        c.multiply(m, SHADOW, dim)


def _holes(c: Canvas, spine: Points) -> None:
    """Two pale places where hooves stood, a peg's hole in each."""

    def work(pen: Pen) -> None:
        for k, tilt in ((4, 0.24), (6, -0.2)):
            x, y, r = spine[k]
            q = 0.72 * r
            pen.fill(limb([(x - 20, y - 20 * tilt, q), (x + 20, y + 20 * tilt, q)], 10), _BARE, 0.95)
            pen.fill(limb([(x - 3, y - 3 * tilt, 0.3 * r), (x + 3, y + 3 * tilt, 0.3 * r)], 8), (0.3, 0.06, 30))

    c.draw(work, detail=0.75, soft=0.4)
