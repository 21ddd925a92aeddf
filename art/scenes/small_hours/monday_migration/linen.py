"""Parts of Monday Migration: the sheet, its line and pegs, the basket with the cat."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials.living import fur
from art.painting.motifs.garments import ridges
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval, polygon, sample

from .geese import Goose, silhouette

ROPE = ((-30, 206), (70, 214), (200, 232), (340, 236), (480, 214), (640, 160), (830, 70))
_LEFT = ((96, 222, CORNER), (76, 360), (84, 520), (60, 700), (78, 836), (40, 948, CORNER))
_FOOT = ((120, 962), (200, 930), (280, 900), (340, 830), (384, 760), (420, 686, CORNER))
_FREE = ((500, 690), (580, 640), (650, 600), (690, 520), (676, 420), (640, 330), (560, 270), (520, 208, CORNER))
_TOP = ((460, 228), (440, 222), (350, 246), (330, 238), (220, 244), (200, 234), (110, 230))
_HOLES = (
    (640, 470, 62, -30, 40, 10, 34), (574, 560, 56, -24, 44, 0, 30), (560, 420, 46, -34, 36, 20, 36),
    (500, 510, 36, -30, 40, 0, 30), (510, 620, 40, -20, 50, 10, 24), (480, 400, 26, -36, 40, 10, 34),
    (440, 560, 22, -28, 40, 0, 30),
)  # fmt: skip


def rope(x: float) -> float:
    """Return how high the line hangs."""
    path = sample(ROPE, 200)
    return float(np.interp(x, path[:, 0], path[:, 1]))


def holes() -> list[Path]:
    """Return gaps in the linen, each the shape of a goose."""
    return [p for h in _HOLES for p in silhouette(Goose(*h))]


def _folds(c: Canvas, m: Mask) -> Array:
    """Folds hang from the pegs and run together in her fists."""
    at = m.where
    x, y = c.x[at], c.y[at]
    dx, dy = x - 420, y - 690
    far = np.hypot(dx, dy)
    bend = c.field("bend", 240, 2)[at] - 0.5
    a = np.arctan2(dy, -dx)
    fan = np.sin(a * 13 + 3 * bend) + 0.45 * np.sin(a * 29 + 1 + 4 * bend)
    fan = fan * np.minimum(far, 260) * 0.045
    hang = np.sin((x + 0.05 * y + 90 * bend) / 21) + 0.4 * np.sin((x + 50 * bend) / 9 + 1)
    hang = hang * 8 * smoothstep(230, 420, y)
    pulled = smoothstep(300, 120, far) + (1 - smoothstep(300, 120, far)) * smoothstep(160, 330, x) * 0.85
    out: Array = np.asarray(hang + (fan - hang) * np.clip(pulled, 0, 1), np.float32)
    return out


def paint_sheet(c: Canvas, sun: tuple[float, float]) -> Mask:
    """Paint the linen, lit through from behind; returns what it covers."""
    m = c.mask(curve((*_LEFT, *_FOOT, *_FREE, *_TOP)))
    height = _folds(c, m)
    m_left = m
    for path in holes():
        m_left = m_left - c.mask(path)
    across, down = np.gradient(height, axis=1) * c.scale, np.gradient(height, axis=0) * c.scale
    at = m.where
    away = np.hypot((c.x - sun[0]) / 420, (c.y - sun[1]) / 520)[at]
    weave = c.field("weave", 3, 2)[at] - 0.5
    t = 0.86 - 0.44 * smoothstep(0.1, 1.15, away) - 0.36 * across - 0.24 * down + 0.05 * weave
    tones = ramp(
        [(0.5, 0.1, 345), (0.64, 0.115, 8), (0.78, 0.1, 32), (0.9, 0.07, 62), (0.965, 0.04, 85), (0.985, 0.02, 90)]
    )
    whole = np.zeros_like(c.x)
    whole[at] = np.clip(t, 0, 1)
    c.fill(m_left, pick(tones, whole), detail=0.7)
    hem = (m - m.grow(-8)) & m_left
    c.multiply(hem.blur(0.8), (0.86, 0.08, 30), 0.6)
    return m_left


def paint_line(c: Canvas) -> None:
    """Paint pole, rope and pegs."""
    pole = c.mask(limb([(58, 1020, 10), (52, 560, 9), (50, 176, 8)]))
    c.form(pole, (0.34, 0.06, 350), thickness=10, rim=0.2, detail=0.7)
    c.form(c.mask(limb([(10, 206, 5), (92, 200, 5)], 8)), (0.34, 0.06, 350), rim=0.2, detail=0.7)
    points = [(float(a), float(b)) for a, b in sample(ROPE, 60)]

    def work(pen: Pen) -> None:
        pen.stroke(points, (0.36, 0.06, 345), 3.4)
        for x in (108.0, 206.0, 334.0, 448.0):
            peg(pen, x, rope(x) + 2, 3)
        peg(pen, 690, rope(690) + 4, -28)

    c.draw(work, relief=1.2, detail=0.9)


def peg(pen: Pen, x: float, y: float, turn: float, s: float = 1.15) -> None:
    """Draw a clothes-peg."""
    with pen.at(x, y, turn, s):
        legs = [(-5, -14, CORNER), (5, -14, CORNER), (4.4, 16, CORNER), (1, 13), (0, 0), (-1, 13), (-4.4, 16, CORNER)]
        pen.fill(curve(legs, pull=0.2), (0.56, 0.11, 55))
        pen.stroke([(-5, -3), (5, -3)], (0.3, 0.06, 340), 2)


def grip(c: Canvas) -> None:
    """Paint the bunch of linen that hides her hands."""
    bunch = c.mask(
        curve(
            [
                *(
                    (396, 664, CORNER),
                    (404, 640),
                    (424, 628),
                    (448, 634),
                    (470, 626, CORNER),
                    (462, 650),
                    (478, 672, CORNER),
                ),
                *((452, 684), (442, 706), (424, 720), (418, 748, CORNER), (402, 724), (388, 696)),
            ]
        )
    )
    c.multiply(bunch.blur(6).move(-5, 7), (0.45, 0.12, 10), 0.5)
    lines = [(((400, 690, 3), (424, 664, 8), (464, 634, 4)), 5.0), (((404, 700, 3), (430, 684, 7), (470, 670, 4)), 5.0),
             (((408, 664, 3), (414, 700, 6), (416, 740, 3)), 5.0)]  # fmt: skip
    height = ridges(c, bunch, lines)
    t = 0.6 - 0.5 * np.gradient(height, axis=1) * c.scale - 0.5 * np.gradient(height, axis=0) * c.scale
    whole = np.zeros_like(c.x)
    whole[bunch.where] = np.clip(t, 0, 1)
    c.fill(bunch, pick(ramp([(0.52, 0.11, 5), (0.72, 0.1, 25), (0.9, 0.06, 60), (0.97, 0.03, 85)]), whole), detail=0.85)


def paint_basket(c: Canvas) -> None:
    """Paint the basket in the grass, a cat asleep on the washing."""
    x, y = 590.0, 1096.0
    c.multiply(c.mask(oval(x + 10, y + 4, 112, 15), soft=9), (0.28, 0.07, 330), 0.8)
    linen = c.mask(
        curve(
            [
                (x - 84, y - 60, CORNER),
                (x - 66, y - 92),
                (x - 20, y - 84),
                (x + 30, y - 96),
                (x + 74, y - 86),
                (x + 86, y - 60, CORNER),
            ]
        )
    )
    c.form(linen, (0.88, 0.05, 55), thickness=16, rim=0.1, detail=0.75)
    cat = Clay(c, (x - 120, y - 160, x + 120, y + 40), melt=8)
    cat.limb([(x - 40, y - 74, 24), (x - 20, y - 90, 33), (x + 12, y - 88, 31), (x + 34, y - 76, 22)])
    cat.ball(x + 44, y - 88, 25, 20, z=16, turn=14)
    for ex, ey, turn in ((x + 36, y - 107, -8), (x + 62, y - 102, 14)):
        cat.limb([(ex, ey + 6, 8, 16), (ex + turn * 0.3, ey - 9, 1.6, 16)], n=8)
    coat = cat.relief(0.6)
    coat = coat.within(coat.mask.grow(-1.2))
    c.multiply(coat.mask.blur(6).move(4, 6) & linen, (0.45, 0.1, 350), 0.6)
    c.form(coat, (0.62, 0.11, 58), rim=0.05, detail=0.85)
    bars = smoothstep(0.2, 0.7, np.sin((c.x - x + 0.3 * (c.y - y)) / 5.4))[coat.mask.where]
    c.multiply(coat.mask * np.asarray(bars * (c.x[coat.mask.where] < x + 22), np.float32), (0.5, 0.1, 40), 0.6)
    fur(c, coat, cat.angle, seed="cat", length=(6, 11), spacing=2.4, light=0.08, detail=0.85)
    body = c.mask(polygon([(x - 96, y - 68), (x + 96, y - 68), (x + 74, y + 4), (x - 74, y + 4)]), wobble=1)
    weave = np.sin(c.x * 0.42 + 1.57 * np.floor(c.y / 9)) * 2 + np.abs(np.sin(c.y * np.pi / 9)) * 2
    c.form(body, (0.5, 0.09, 50), thickness=44, bump=np.asarray(weave[body.where], np.float32), rim=0.1, detail=0.75)
    c.multiply(body * np.asarray(smoothstep(y - 50, y + 4, c.y), np.float32), (0.4, 0.1, 345), 0.55)
    rim = c.mask(limb([(x - 99, y - 68, 7), (x, y - 62, 7), (x + 99, y - 68, 7)], 12))
    c.form(rim, (0.56, 0.1, 55), rim=0.1, detail=0.8)
    tail = Clay(c, (x - 120, y - 120, x, y + 10), melt=3)
    tail.limb([(x - 58, y - 76, 9), (x - 72, y - 84, 9), (x - 82, y - 66, 9), (x - 78, y - 40, 8), (x - 88, y - 20, 5)])
    brush = tail.relief(0.4)
    brush = brush.within(brush.mask.grow(-1.2))
    c.multiply(brush.mask.blur(4).move(4, 3) & (body | rim), (0.35, 0.08, 345), 0.6)
    c.form(brush, (0.62, 0.11, 58), rim=0.05, detail=0.85)
    fur(c, brush, tail.angle, seed="tail", length=(5, 9), spacing=2.4, light=0.08, detail=0.85)
