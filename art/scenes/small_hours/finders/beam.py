"""Parts of Finders: the sunbeam, a flat band from sill to floor, rumpled and frayed where the cat lies on it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, polygon, sample

GOLD: Final = (0.88, 0.138, 89)
DEEP: Final = (0.8, 0.13, 66)
_UNDER: Final = (0.7, 0.135, 68)
_CAST: Final = (0.5, 0.06, 275)
_TONES = ramp([(0.915, 0.115, 93), GOLD, (0.85, 0.148, 82)])
_Fold = tuple[Points, float, float]
_HEM: Final[Points] = ((-20, 1086), (30, 1112), (84, 1120), (132, 1140), (186, 1146), (240, 1162))


def _band(c: Canvas) -> Mask:
    return c.mask(polygon([(586, 266), (758, 266), (430, 980), (-40, 988)]))


def falling(c: Canvas) -> None:
    """Hang the band from the window: over the sill, straight down to the left, with clean edges."""
    sill = c.mask(polygon([(592, 214), (748, 214), (756, 268), (588, 268)]))
    band = _band(c)
    under = band.blur(16).move(22, 18)
    c.multiply((under - band) * np.asarray(smoothstep(270, 380, c.y)[under.where], np.float32), _CAST, 0.6)
    c.fill(sill, (0.95, 0.1, 94), detail=0.8)
    tone = 0.1 + 0.7 * (c.y - 260) / 700 + 0.2 * (c.field("silk", 200, 2) - 0.5)
    c.fill(band, pick(_TONES, np.asarray(np.clip(tone, 0, 1), np.float32)), detail=0.45)
    _folds(
        c,
        band,
        (
            (((420, 520, 1), (330, 680, 7), (240, 900, 12)), 5, 0.6),
            (((290, 640, 1), (220, 760, 7), (150, 920, 12)), 5, 0.6),
            (((216, 720, 1), (140, 830, 7), (70, 950, 12)), 5, 0.6),
        ),
    )


def _folds(c: Canvas, m: Mask, lines: tuple[_Fold, ...]) -> None:
    for spine, soft, share in lines:
        c.multiply(c.mask(limb(spine, 50), soft=soft) & m, DEEP, share)


_TURNS: Final[tuple[tuple[Points, tuple[_Fold, ...]], ...]] = (
    (
        *(
            (
                (-30, 900),
                (-30, 1110),
                (40, 1100),
                (300, 1160),
                (480, 1150),
                (620, 1080),
                (560, 960),
                (240, 880),
                (100, 892),
            ),
        ),
        (
            (((-30, 985, 3), (40, 960, 9), (120, 968, 3)), 5, 0.7),
            (((60, 908, 2), (110, 926, 7), (160, 950, 3)), 4, 0.6),
            (((150, 894, 2), (176, 916, 6), (196, 944, 3)), 4, 0.6),
            (((20, 1012, 2), (70, 998, 7), (132, 990, 3)), 4, 0.6),
            (((-30, 1050, 4), (60, 1040, 12), (150, 1010, 4)), 6, 0.7),
        ),
    ),
    (
        *((*_HEM, (330, 1150), (420, 1080), (300, 1030), (180, 1040), (100, 1046), (40, 1036), (-20, 1040)),),
        (
            (((20, 1104, 4), (80, 1072, 9), (150, 1052, 3)), 4, 0.75),
            (((112, 1124, 4), (150, 1088, 10), (200, 1058, 3)), 4, 0.75),
            (((220, 1146, 4), (230, 1100, 10), (260, 1060, 3)), 4, 0.75),
        ),
    ),
)


def rumpled(c: Canvas) -> None:
    """Heap the band on the floor, one turn of the ribbon over the other."""
    for outline, lines in _TURNS:
        m = c.mask(curve(outline), wobble=1.5, cell=30)
        c.multiply(m.blur(8).move(0, 9), (0.55, 0.1, 40), 0.6)
        c.fill(m, GOLD, detail=0.5)
        _folds(c, m, lines)


def frayed(c: Canvas) -> None:
    """Let the hem come loose in threads."""
    r = c.rng("threads")
    s = sample(_HEM, 60)

    def work(pen: Pen) -> None:
        for k in range(60):
            x, y = float(s[k, 0]), float(s[k, 1]) - 4
            long = float(r.uniform(14, 40))
            lean = float(r.normal(-10, 7))
            spine = [(x, y, 1.9), (x + 0.3 * lean, y + 0.5 * long, 1.5), (x + lean, y + long, 0.6)]
            pen.fill(limb(spine, 10), (GOLD, _UNDER, GOLD)[k % 3])

    c.draw(work, detail=0.7)


def under(c: Canvas) -> None:
    """Show the band again where it lies between the belly and the tail."""
    m = c.mask(
        curve([(250, 1034), (300, 1040), (400, 1054), (520, 1074), (610, 1098, CORNER), (600, 1150), (250, 1150)])
    )
    c.fill(m, mix(GOLD, DEEP, 0.5), detail=0.6)
    c.multiply(m.edge(0, 16, 14), _UNDER, 0.9)
    c.multiply(m * np.asarray(smoothstep(400, 600, c.x)[m.where], np.float32), (0.5, 0.08, 40), 0.8)


def swallow(c: Canvas) -> None:
    """Lay on the band the shadow of a swallow that is long gone, on its way to the window."""
    bird: Points = (
        *((0, -37), (8, -29), (10, -17), (34, -26), (66, -22), (102, 12, CORNER), (62, -2), (30, 4), (12, 12), (9, 28)),
        *((26, 84, CORNER), (3, 44, CORNER), (-14, 78, CORNER), (-8, 28), (-11, 12), (-28, 2), (-56, -8)),
        *((-88, -2, CORNER), (-58, -28), (-32, -30), (-10, -18), (-8, -29)),
    )
    m = c.mask(curve(place(bird, 562, 408, 0.72, 36)))
    c.multiply(m & _band(c), _UNDER, 0.55)


def hem(c: Canvas) -> None:
    """Draw a corner of the band up over the mouse, as a blanket."""
    m = c.mask(
        curve(
            [
                *((70, 1036, CORNER), (84, 1014), (116, 1008), (150, 1026), (190, 1076), (150, 1112), (84, 1118)),
                *((24, 1108), (-20, 1104, CORNER), (-20, 1082, CORNER), (14, 1084), (50, 1080), (70, 1062)),
            ]
        ),
        wobble=1,
    )
    c.multiply(m.blur(6).move(-4, -2), (0.6, 0.1, 50), 0.7)
    c.fill(m, GOLD, detail=0.8)
    _folds(
        c,
        m,
        (
            (((84, 1034, 2), (80, 1074, 8), (30, 1100, 3)), 4, 0.7),
            (((112, 1020, 2), (124, 1064, 8), (100, 1110, 3)), 4, 0.6),
        ),
    )
