"""Parts of Back in Five: pale sky, a lane between two plain walls that runs to a small arch, the shadow of wings."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, Points, curve, limb, oval, polygon

from .brush import CAST, OCHRE, OCHRE_DEEP, SHADE, TEAL


def sky(c: Canvas) -> None:
    """A hazy noon, deep enough at the top for the cloth's white to stand out, light over the roofs."""
    c.wash(
        [(0.0, (0.81, 0.055, 212)), (0.22, (0.865, 0.046, 208)), (0.45, (0.93, 0.032, 130)), (0.75, (0.96, 0.032, 88))],
        warp=26,
    )


def _plaster(c: Canvas, m: Mask, tone: tuple[float, float, float], seed: str) -> None:
    """Lay a wall's wash: one hue, a little lighter and darker in broad clouds."""
    values = c.field(seed, 110, 4)
    light, dark = (tone[0] + 0.03, tone[1] - 0.01, tone[2]), (tone[0] - 0.035, tone[1] + 0.01, tone[2] - 4)
    c.fill(m, pick(ramp([dark, tone, light]), np.clip(0.5 + 1.5 * (values - 0.5), 0, 1)), detail=0.3)


def _arch(x: float, foot: float, wide: float, high: float) -> Path:
    """Return a round-headed opening that stands on a line."""
    r = wide / 2
    return curve([(x - r, foot, CORNER), (x - r, foot - high + r), (x - r * 0.72, foot - high + r * 0.3),
                  (x, foot - high), (x + r * 0.72, foot - high + r * 0.3), (x + r, foot - high + r),
                  (x + r, foot, CORNER)])  # fmt: skip


def lane(c: Canvas) -> None:
    """The trodden ground, the wall across the end with its arch, then the two long walls."""
    ground = c.full(smoothstep(966, 970, c.y))
    tone = c.field("ground", 60, 4, (4.0, 0.8))
    table = ramp([(0.86, 0.062, 74), (0.905, 0.052, 80), (0.945, 0.04, 86)])
    c.fill(ground, pick(table, np.clip(0.5 + 1.3 * (tone - 0.5), 0, 1)), detail=0.3)
    end = c.mask(polygon([(352, 846), (392, 838), (436, 846), (508, 838), (508, 976), (352, 976)]), wobble=1)
    _plaster(c, end, (0.905, 0.055, 80), "end")
    left = c.mask(
        polygon([(-20, 548), (176, 692), (176, 708), (290, 796), (290, 806), (376, 868), (376, 972), (-20, 1122)]),
        wobble=1.2,
    )
    right = c.mask(
        polygon([(820, 628), (706, 712), (706, 726), (590, 808), (590, 818), (490, 876), (490, 972), (820, 1086)]),
        wobble=1.2,
    )
    _plaster(c, left, (0.865, 0.078, 76), "left")
    _plaster(c, right, (0.79, 0.088, 64), "right")
    c.glaze(left & c.full(smoothstep(180, 380, c.x)), (0.94, 0.04, 84), 0.35)
    c.glaze(right & c.full(smoothstep(760, 490, c.x)), (0.92, 0.05, 80), 0.5)
    c.multiply(right.edge(-6, 16, 14), SHADE, 0.45)
    c.multiply(left.edge(6, 20, 16), SHADE, 0.5)
    c.glaze(left.edge(3, -6, 2), (0.975, 0.02, 90), 0.8)
    c.glaze(right.edge(-3, -6, 2), (0.975, 0.02, 90), 0.6)


def openings(c: Canvas) -> None:
    """The small arch where the lane ends, a door and a window in each wall, their beams' ends under the roofs."""
    hole = c.mask(_arch(434, 974, 58, 88))
    c.fill(hole.grow(6) & c.full(smoothstep(974, 973, c.y)), (0.975, 0.025, 88), detail=0.7)
    c.fill(hole, (0.8, 0.07, 208), detail=0.7)
    c.glaze(hole & c.full(smoothstep(915, 966, c.y)), (0.96, 0.045, 86), 0.95)
    c.multiply(hole.edge(5, 2, 2), CAST, 0.5)
    door = c.mask(curve(((700, 1043, CORNER), (700, 866), (730, 832), (764, 852), (764, 1065, CORNER))), wobble=0.6)
    c.fill(door.grow(5) & c.full(smoothstep(1062, 1061, c.y)), (0.95, 0.04, 86), 0.8, detail=0.5)
    c.fill(door, mix(TEAL, SHADE, 0.12), detail=0.5)
    c.multiply(door.edge(6, 3, 4), CAST, 0.6)

    def work(pen: Pen) -> None:
        for quad in (
            ((646, 842), (666, 828), (666, 876), (646, 882)),
            ((36, 690), (82, 718), (82, 788), (36, 772)),
        ):
            pen.fill(polygon([(x - 3, y - 3) for x, y in quad]), (0.96, 0.035, 86), 0.8)
            pen.fill(polygon(quad), TEAL, 0.75)
        for x, y, r in ((28, 612, 9), (86, 655, 8.2), (140, 695, 7.4)):
            pen.fill(limb([(x, y, r * 0.7), (x + r * 2, y + r * 2.4, r * 0.5)], 8), CAST, 0.5)
            pen.fill(oval(x, y, r, r * 0.9), OCHRE_DEEP, 0.8)

    c.draw(work, detail=0.5, soft=0.5)


def shadow(c: Canvas) -> None:
    """What they throw on the lane: a bird from above, two scalloped wings, its neck, and the man who hangs below it."""
    left: Points = (
        *((584, 1094, CORNER), (548, 1062), (492, 1044), (432, 1040), (384, 1046, CORNER)),
        *((392, 1060), (414, 1062, CORNER), (424, 1080), (450, 1078, CORNER), (462, 1096), (488, 1092, CORNER)),
        *((502, 1110), (528, 1104, CORNER), (540, 1118), (566, 1112, CORNER)),
    )
    right: Points = (
        *((592, 1094, CORNER), (622, 1060), (672, 1042), (726, 1038), (776, 1044, CORNER)),
        *((770, 1058), (750, 1060, CORNER), (742, 1078), (718, 1076, CORNER), (708, 1094), (682, 1090, CORNER)),
        *((670, 1108), (646, 1102, CORNER), (632, 1116), (610, 1110, CORNER)),
    )
    wings = [curve([(584 + 0.9 * (q[0] - 584), q[1] + 24, *q[2:]) for q in side]) for side in (left, right)]
    body = oval(588, 1128, 34, 15)
    neck = limb([(604, 1132, 9), (638, 1141, 6), (662, 1150, 5), (660, 1161, 5), (640, 1163, 7)], 24)
    legs = [limb([(x, 1136, 3), (x - 3, 1162, 3)], 8) for x in (570, 596)]
    man = oval(582, 1166, 46, 12)
    c.multiply(c.mask(*wings, body, neck, *legs, man, soft=1.6), CAST, 0.75)


def dust(c: Canvas) -> None:
    """A few stones and furrows, so that the ground is trodden and not a floor."""
    r = c.rng("stones")

    def work(pen: Pen) -> None:
        for _ in range(26):
            y = float(r.uniform(1000, 1185))
            f = (y - 968) / 220
            x = float(r.uniform(420 - 60 * f, 460 + 330 * f))
            s = 1 + 3.4 * f * float(r.uniform(0.5, 1.2))
            pen.fill(oval(x + s, y + s * 0.5, s * 1.6, s * 0.6), CAST, 0.5)
            pen.fill(oval(x, y, s * 1.3, s * 0.8), OCHRE if r.random() < 0.6 else OCHRE_DEEP, 0.7)

    c.draw(work, detail=0.4, soft=0.5)
