"""Parts of Planning Permission: the palace, painted upright (the pond turns it over): towers, then what joins them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, polygon

from .guest import guest
from .inks import TWIG
from .lathe import FAINT, GLINT, LINE, STRAW, WOOD, Lathe, sticks, up
from .openings import arches, balcony, leaves, stair, window


@dataclass(frozen=True)
class Tower:
    """A round tower: axis, half widths below and above, height, its roof's height, how it leans."""

    x: float
    low: float
    high: float
    top: float
    roof: float
    lean: float = 0.0
    foot: float = -8.0

    def body(self) -> Lathe:
        """Return the shaft: flared like a trunk at its foot, like a bough's fork at its top."""
        span = self.top - self.foot
        return Lathe(
            [
                (self.foot, self.x, self.low * (1.2 if self.foot < 0 else 0.25)),
                (self.foot + 0.14 * span, self.x, self.low),
                (self.foot + 0.6 * span, self.x + 0.5 * self.lean, self.high),
                (self.top - 20, self.x + self.lean, self.high),
                (self.top, self.x + self.lean, self.high + 8),
            ]
        )

    def cap(self) -> Lathe:
        """Return the roof: a bell of twigs drawn out to a point."""
        x, w = self.x + self.lean, self.high + 20
        return Lathe(
            [
                (self.top - 10, x, w),
                (self.top + 0.16 * self.roof, x, 0.74 * w),
                (self.top + 0.5 * self.roof, x + 1, 0.34 * w),
                (self.top + 0.8 * self.roof, x + 3, 0.13 * w),
                (self.top + self.roof, x + 5, 1.5),
            ]
        )


_BACK = (
    Tower(396, 25, 20, 398, 108, -4),
    Tower(546, 24, 19, 404, 96, -6),
    Tower(232, 22, 18, 312, 92, 3),
    Tower(704, 21, 17, 346, 92, 5),
)
_MIDDLE = (Tower(312, 45, 36, 330, 160, -7), Tower(470, 44, 38, 238, 132, 4), Tower(740, 28, 22, 226, 110, 4))
_MAIN = Tower(TWIG - 4, 58, 45, 362, 164, 3)
_GUEST = Tower(160, 48, 42, 222, 142, -8)
_TURRETS = (Tower(390, 22, 19, 232, 98, 2, 100), Tower(552, 21, 18, 286, 90, -2, 150), Tower(80, 20, 16, 142, 82, -3))


def _finial(c: Canvas, t: Tower, tall: float) -> None:
    """A forked bare twig on a roof: the one that is being set, grown small."""
    x, y = t.x + t.lean + 5, up(t.top + t.roof) + 8
    ways: tuple[Points, ...] = (
        ((x, y, 3), (x + 1, y - 0.6 * tall, 2.2), (x + 2, y - tall, 0.8)),
        ((x, y - 0.4 * tall, 2), (x + 0.3 * tall, y - 0.75 * tall, 0.7)),
        ((x, y - 0.5 * tall, 1.8), (x - 0.22 * tall, y - 0.8 * tall, 0.7)),
    )
    c.fill(c.mask(*(limb(way, 16) for way in ways)), LINE, detail=0.8)


def _tower(c: Canvas, t: Tower, seed: str, tones: tuple[Array, Array] = (WOOD, STRAW), line: float = 0.5) -> None:
    """Shaft, wound bands, roof with its eave's shadow, finial."""
    body, cap = t.body(), t.cap()
    m = sticks(c, body, tones[0], max(5, round(t.high / 4.5)), f"{seed}/body", line=line)
    r = c.rng(f"bands/{seed}")

    def bands(pen: Pen) -> None:
        for h in np.arange(max(t.foot, 0) + 40, t.top - 30, 62):
            at = float(h + r.uniform(-10, 10))
            for k in range(3):
                pen.stroke(body.band(at + 4.5 * k, 1.5), LINE, 1.6, 0.5 * line / 0.5)
                pen.stroke(body.band(at + 4.5 * k + 2.2, 1.5), GLINT, 2, 0.7 * line / 0.5)

    c.draw(bands, detail=0.75, soft=0.2)
    c.multiply(c.mask(limb([(*p, 7) for p in body.band(t.top - 12, 4)], 20), soft=5) & m, (0.55, 0.08, 60), 0.75)
    _finial(c, t, 0.2 * t.roof + 12)
    sticks(c, cap, tones[1], max(7, round(t.high / 3)), f"{seed}/cap", line=line)

    def eave(pen: Pen) -> None:
        w = t.high + 20
        for s in np.linspace(-1, 1, round(w / 3.2)):
            x, y = t.x + t.lean + float(s) * w, up(t.top - 10) - 0.1 * w * (1 - float(s) ** 2)
            pen.stroke([(x, y - 6), (x + 1.5 * float(s), y + float(r.uniform(3, 10)))], LINE, 2, 0.9 * line / 0.5)

    if line > 0.3:
        c.draw(eave, detail=0.75, soft=0.2)


def _wall(c: Canvas, left: float, right: float, top: float, seed: str) -> None:
    """A wall of upright sticks between towers, their ends uneven."""
    r = c.rng(f"wall/{seed}")
    n = round((right - left) / 11)
    edge: list[tuple[float, float]] = [(left, up(-8))]
    for k in range(n):
        a, b = left + (right - left) * k / n, left + (right - left) * (k + 1) / n
        h = top + float(r.uniform(-5, 5))
        edge += [(a + 0.5, up(h)), ((a + b) / 2, up(h + 4)), (b - 0.5, up(h))]
    m = c.mask(polygon([*edge, (right, up(-8))]), wobble=1, cell=9)
    t = 0.34 + 0.24 * smoothstep(up(top), up(0), c.y) + 0.2 * (c.field("wall", 30, 3) - 0.5)
    c.fill(m, pick(WOOD, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.7)

    def work(pen: Pen) -> None:
        for k in range(n + 1):
            x = left + (right - left) * k / n
            pen.stroke([(x, up(top)), (x + float(r.uniform(-2, 2)), up(top / 2)), (x, up(-6))], LINE, 1.5, 0.42)
            pen.stroke([(x + 3.5, up(top - 4)), (x + 3.5, up(2))], GLINT, 2, 0.3)

    c.draw(work, clip=m, detail=0.7, soft=0.25)


def palace(c: Canvas) -> None:
    """Paint it from the back to the front."""
    for k, t in enumerate(_BACK):
        _tower(c, t, f"back{k}", (FAINT, FAINT), 0.22)
    _wall(c, 62, 766, 96, "long")
    _wall(c, 330, 600, 152, "high")
    for k, t in enumerate(_MIDDLE):
        _tower(c, t, f"middle{k}")
    _tower(c, _MAIN, "main")
    _tower(c, _GUEST, "guest")
    for k, t in enumerate(_TURRETS):
        _tower(c, t, f"turret{k}")
    arches(c, ((226, 58), (420, 44), (470, 44), (532, 52), (692, 40)), 13, 32)
    for x, h, w, tall in (
        *((306, 270, 10, 21), (308, 190, 9, 18), (474, 188, 10, 20), (626, 308, 11, 23), (627, 236, 11, 22)),
        *(
            (640, 176, 8, 16),
            (743, 178, 7, 15),
            (391, 192, 6, 13),
            (551, 246, 6, 13),
            (78, 108, 5, 11),
            (604, 132, 9, 19),
        ),
        *(
            (393, 362, 5, 12),
            (543, 368, 5, 12),
            (708, 312, 5, 11),
            (234, 278, 5, 11),
            (152, 60, 9, 18),
            (296, 130, 6, 13),
            (326, 130, 6, 13),
            (454, 118, 7, 15),
            (490, 118, 7, 15),
        ),
    ):
        window(c, x, h, w, tall)
    guest(c, 153, 142)
    balcony(c, 306, 230, 56)
    balcony(c, 627, 270, 66)
    balcony(c, 472, 148, 58)
    balcony(c, 742, 146, 38)
    stair(c, (192, 4), (404, 98), 15)
    stair(c, (660, 96), (724, 146), 6)
    stair(c, (506, 150), (590, 214), 7)
    leaves(c)
