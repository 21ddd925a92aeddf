"""Parts of Low Water: a pale rose morning, the pond's floor in plates, and the shadow upon it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.motifs.cells import cells
from art.painting.shapes import CORNER, Points, curve, limb

HORIZON: Final = 612.0
_CRACK: Final = (0.52, 0.085, 15)
_SHADOW: Final = (0.64, 0.1, 8)


def sky(c: Canvas) -> None:
    """Wash the sky: pale above, rose where it meets the earth."""
    c.wash([(0, (0.93, 0.03, 60)), (0.22, (0.9, 0.05, 40)), (0.4, (0.86, 0.075, 22)), (0.52, (0.8, 0.1, 14))], warp=14)


def earth(c: Canvas) -> None:
    """Lay the floor, its plates wider the nearer they are."""
    depth = np.maximum(c.y - HORIZON + 10 * (c.field("edge", 130, 2) - 0.5), 1.0)
    far = np.asarray(smoothstep(0, 3, depth), np.float32)
    v = 900.0 / (depth + 46)
    u = (c.x - 300) * v / 330
    bend = 0.5 * (c.noise.at("bend", u, v * 3, 1.2, 2) - 0.5)
    gap, tint = cells(u * 0.62 + 4.45 + bend, v * 1.75 + bend)
    tone = ramp([(0.74, 0.085, 26), (0.83, 0.068, 40), (0.9, 0.05, 58), (0.93, 0.04, 66)])
    near = np.asarray(smoothstep(0, 420, depth), np.float32)
    t = 0.32 + 0.34 * near + 0.34 * (tint - 0.5) * (0.3 + near) + 0.3 * (c.field("silt", 90, 3) - 0.5)
    colours = pick(tone, np.asarray(np.clip(t, 0, 1), np.float32))
    crack = np.asarray(smoothstep(0.085, 0.03, gap) * smoothstep(6, 90, depth), np.float32)
    lip = np.asarray(smoothstep(0.17, 0.1, gap) * (1 - crack) * smoothstep(60, 260, depth), np.float32)
    colours = colours + (rgb((0.95, 0.035, 66)) - colours) * (0.45 * lip)[..., None]
    colours = colours + (rgb(_CRACK) - colours) * (0.85 * crack)[..., None]
    c.fill(c.full(far), np.asarray(colours, np.float32), detail=0.2)


_FOOT: Final = (236.0, 1128.0)


def _lie(points: Points) -> list[tuple[float, ...]]:
    """Lay somebody who stands (feet at 0, 0, head at -106, looking left) along the earth to the right."""
    x, y = _FOOT
    return [(x - 4.5 * p[1] + 0.7 * p[0], y + 0.1 * p[1] + 2.3 * p[0], *(2.4 * q for q in p[2:])) for p in points]


def shadow(c: Canvas) -> None:
    """Paint the shadow: somebody walks, head bent, a child on the arm, its head on the shoulder."""
    coat: Points = (
        (-12, -26, CORNER),
        (-8, -48),
        (-9, -66),
        (-6, -82),
        (6, -85),
        (15, -76),
        (16, -56),
        (24, -24, CORNER),
        (6, -21),
    )
    child: Points = ((-7, -46), (-17, -44), (-24, -50), (-23, -62), (-17, -70), (-9, -72), (-5, -60))
    m = c.mask(
        curve(_lie(coat)),
        curve(_lie(child)),
        curve(_lie([(-13, -94), (-12, -100), (-4, -105), (6, -103), (11, -96), (8, -89), (1, -81), (-7, -88)])),
        curve(_lie([(-29, -76), (-27, -82), (-20, -84), (-14, -80), (-14, -73), (-20, -69), (-27, -71)])),
        limb(_lie([(-2, -32, 4.6), (-8, -16, 4), (-13, -3, 3), (-20, -1, 2)]), 20),
        limb(_lie([(12, -32, 4.6), (16, -16, 4), (22, -4, 3), (18, 1, 1.8)]), 20),
        limb(_lie([(-20, -52, 3), (-25, -42, 2.4), (-24, -30, 1.9), (-28, -28, 1.6)]), 20),
        soft=1.0,
    )
    c.glaze(m, _SHADOW, 0.88)
