"""Parts of Planning Permission: the palace, painted upright (the pond turns it over), from the back to the front."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .inks import FOOT, GOLD
from .openings import balcony, bridge, door, nest, window
from .tenants import beaver, fisher
from .weave import Lathe, feathered, up, woven


@dataclass(frozen=True)
class Tower:
    """A round tower: axis, half widths below and above, height, its roof's height, lean, foot, how light it is."""

    x: float
    low: float
    high: float
    top: float
    roof: float
    lean: float = 0.0
    foot: float = -6.0
    level: float = 0.0

    @property
    def bend(self) -> float:
        """How far the roof's point strays."""
        return (0.1 if self.lean > 0 else -0.1) * self.roof

    def body(self) -> Lathe:
        """Return the shaft: flared like a trunk at its foot, like a bough's fork at its top."""
        span = self.top - self.foot
        first = self.low * (1.25 if self.foot < 0 else 0.2)
        return Lathe(
            [
                (self.foot, self.x, first),
                (self.foot + 0.16 * span, self.x, self.low),
                (self.foot + 0.55 * span, self.x + 0.5 * self.lean, self.high),
                (self.top - 20, self.x + self.lean, self.high),
                (self.top, self.x + self.lean, self.high + 7),
            ]
        )

    def cap(self) -> Lathe:
        """Return the roof: a bell drawn out to a point that bends a little."""
        x, w = self.x + self.lean, self.high + 19
        return Lathe(
            [
                (self.top - 8, x, w),
                (self.top + 0.14 * self.roof, x, 0.8 * w),
                (self.top + 0.42 * self.roof, x + 0.15 * self.bend, 0.42 * w),
                (self.top + 0.75 * self.roof, x + 0.5 * self.bend, 0.16 * w),
                (self.top + self.roof, x + self.bend, 1.4),
            ]
        )


_OUT: Final = (716.0, 104.0)
"""The window whose light is out."""
_WINGS: Final = (Tower(462, 42, 33, 132, 116, -8, level=-0.17), Tower(724, 45, 35, 214, 132, 6, level=-0.17))
_MAIN: Final = Tower(FOOT, 78, 52, 330, 164, 3, level=0.1)
_TURRETS: Final = (Tower(524, 26, 23, 246, 96, -4, 150, -0.06), Tower(658, 24, 21, 208, 84, 4, 122, -0.06))


def _finial(c: Canvas, t: Tower) -> None:
    """A forked budding twig on a roof: the one that is being set, grown."""
    x, y, tall = t.x + t.lean + t.bend, up(t.top + t.roof) + 8, 0.12 * t.roof + 16
    ways: tuple[Points, ...] = (
        ((x, y, 2.8), (x + 1, y - 0.6 * tall, 2.0), (x + 2, y - tall, 0.8)),
        ((x, y - 0.4 * tall, 1.8), (x + 0.3 * tall, y - 0.66 * tall, 0.7)),
    )
    c.fill(c.mask(*(limb(way, 16) for way in ways)), (0.62, 0.11, 66), detail=0.8)

    def buds(pen: Pen) -> None:
        for u, v, turn in ((2, -tall + 2, -100), (0.3 * tall, -0.66 * tall, -40), (0, -0.6 * tall, -150)):
            leaf: Points = ((0, 0, CORNER), (0.45, -0.26), (1, 0, CORNER), (0.45, 0.26))
            pen.fill(curve(place(leaf, x + u, y + v, 12, turn)), (0.74, 0.17, 124))

    c.draw(buds, detail=0.8, soft=0.2)


def _tower(c: Canvas, t: Tower, seed: str) -> None:
    """Shaft, the light that gathers below its eave, windows in rows, roof, finial."""
    body, cap = t.body(), t.cap()
    for part in (body, cap):
        c.multiply(c.mask(part.outline()).blur(8), (0.3, 0.075, 44), 0.75)
    m = woven(c, body, seed, level=t.level)
    c.glaze(
        c.mask(limb([(*p, 13) for p in body.band(t.top - 18, -4)], 20), soft=9) & m,
        GOLD,
        0.55 if t.level > -0.1 else 0.1,
    )
    r = c.rng(f"rows/{seed}")
    big = 1.0 if t.high > 30 else 0.72
    h = max(t.foot, 0) + (44 if t.foot < 0 else 34)
    while h < t.top - 18 * big:
        x, w = body.at(h)
        places = (-0.56, 0.03, 0.6) if w > 46 else ((-0.42, 0.42) if w > 30 else (0.0,))
        for s in places:
            if len(places) > 1 and r.random() < 0.16:
                continue
            u = s + float(r.uniform(-0.07, 0.07))
            narrow = float(np.sqrt(1 - u * u))
            at = (x + u * w, h + float(r.uniform(-5, 5)))
            if abs(at[0] - _OUT[0]) < 26 and abs(at[1] - _OUT[1]) < 40:
                continue
            window(c, *at, (7.2 * big + 1) * narrow, 14 * big, faint=t.level < -0.1)
        h += float(r.uniform(46, 52)) * big + 4
    _finial(c, t)
    feathered(c, cap, seed, t.level)
    if t.roof > 120:
        window(c, t.x + t.lean + 1, t.top + 0.2 * t.roof, 7, 10)


def palace(c: Canvas) -> None:
    """Paint it."""
    for k, t in enumerate(_WINGS):
        _tower(c, t, f"wing{k}")
    yard = Lathe([(-8, FOOT, 128), (60, FOOT, 126), (104, FOOT, 120), (116, FOOT, 121)])
    woven(c, yard, "yard", level=-0.22)
    bridge(c, (476, 98), (540, 112))
    bridge(c, (636, 108), (702, 124))
    _tower(c, _MAIN, "main")
    for k, t in enumerate(_TURRETS):
        _tower(c, t, f"turret{k}")
    mound = Lathe([(-8, 592, 176), (14, 592, 170), (34, 592, 150), (50, 592, 120), (60, 592, 84)])
    woven(c, mound, "mound", row=7.5, stakes=13, level=0.02)
    for x, w, tall in ((590, 28, 40), (520, 15, 23), (660, 15, 23)):
        door(c, x, w, tall)
    balcony(c, 590, 166, 72)
    balcony(c, 592, 286, 64)
    balcony(c, 728, 168, 48)
    window(c, *_OUT, 7.6, 14, out=True)
    _dusk(c)
    for x, h, flip in (
        (548, 170, False),
        (628, 170, True),
        (752, 172, True),
        (562, 290, False),
        (676, 134, True),
    ):
        beaver(c, x, h, flip)
    for x, h, flip in ((632, 302, True), (604, 182, False), (700, 184, False)):
        fisher(c, x, h, flip)
    nest(c, FOOT + 20, 504)


def _dusk(c: Canvas) -> None:
    """Let the walls sink between the windows, so that each has its own pool of light."""
    own = np.clip(c.layer.emission, 0, 1).astype(np.float32)
    pools = np.clip(2.6 * blur(own, 11 * c.scale) + 1.2 * blur(own, 34 * c.scale), 0, 1)
    heart = np.exp(-(((c.x - FOOT) / 165) ** 2) - ((up(50) - c.y) / 175) ** 2)
    r, g, b = (c.layer.rgb[..., k] for k in range(3))
    cool = np.clip(7 * (np.maximum(g, b) - r), 0, 1)
    share = (1 - 0.72 * cool) * (1 - 0.85 * pools) * (1 - 0.5 * heart) * (1 - np.clip(2 * own, 0, 1))
    c.multiply(np.asarray(np.clip(share, 0, 1), np.float32), (0.44, 0.115, 44), 0.62)
    c.screen(np.asarray(0.5 * heart, np.float32), (0.7, 0.14, 74), 0.6)
    aside = np.asarray(smoothstep(74, 128, np.abs(c.x - FOOT)), np.float32)
    c.multiply(aside * np.asarray(1 - np.clip(1.2 * own, 0, 1), np.float32), (0.42, 0.08, 70), 0.62)
