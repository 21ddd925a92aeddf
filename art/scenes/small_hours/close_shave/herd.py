"""The caravan of Close Shave: elephants in profile, each with a gait, a head and a trunk of its own."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

HIDE: Colour = (0.47, 0.03, 62)
_DARK: Colour = (0.24, 0.06, 25)
_Leg = tuple[float, float]
"""How far the knee and the foot reach forwards, in body lengths."""

_TORSO = (
    (-0.495, 0.62), (-0.505, 0.72), (-0.45, 0.83), (-0.3, 0.91), (-0.08, 0.885), (0.1, 0.915), (0.22, 0.925),
    (0.32, 0.885),
)  # fmt: skip
_HEAD = (
    (0.4, 0.955), (0.49, 0.975), (0.57, 0.91), (0.62, 0.79), (0.665, 0.7), (0.6, 0.6), (0.53, 0.575), (0.46, 0.55),
)  # fmt: skip
_BELLY = ((0.38, 0.47), (0.26, 0.4), (0.02, 0.365), (-0.18, 0.39), (-0.34, 0.42), (-0.46, 0.5))
_EAR = (
    (0.45, 0.88), (0.37, 0.915), (0.26, 0.9), (0.17, 0.82), (0.155, 0.7), (0.2, 0.57), (0.265, 0.475), (0.32, 0.5),
    (0.38, 0.6), (0.44, 0.7),
)  # fmt: skip


class Walker(msgspec.Struct, frozen=True, kw_only=True):
    """One elephant: where it stands, how long it is, which way it goes and how."""

    x: float
    y: float
    size: float
    way: Literal["right", "left"] = "right"
    legs: tuple[_Leg, _Leg, _Leg, _Leg]
    """Fore near, fore far, hind near, hind far."""
    trunk: tuple[tuple[float, float], ...]
    """Places of the trunk after its root, (forwards, up) in body lengths."""
    tusks: bool = True
    tint: float = 0.0


def _leg(at: tuple[float, float], bend: _Leg, thick: float, hind: bool) -> list[tuple[float, float, float]]:
    u, h = at
    knee = u + bend[0] + (0.03 if hind else 0.0)
    foot = u + bend[1]
    return [
        (u, h, thick * (1.75 if hind else 1.45)),
        (knee, 0.33, thick * 1.05),
        (0.3 * knee + 0.7 * foot, 0.17, thick * 0.84),
        (foot, 0.045, thick * 0.98),
    ]


def paint_walker(c: Canvas, who: Walker, road: Mask, seed: str) -> None:
    """Paint one elephant in profile, its shadow lying on the road only."""
    s, x, y = who.size, who.x, who.y
    f = -1.0 if who.way == "left" else 1.0
    hide = mix(HIDE, (0.5, 0.03, 70), who.tint)

    def at(u: float, h: float) -> tuple[float, float]:
        return x + f * u * s, y - h * s

    def put(part: list[tuple[float, float, float]]) -> Mask:
        return c.mask(limb([(*at(u, h), r * s) for u, h, r in part], 40))

    fore_near, fore_far, hind_near, hind_far = who.legs
    far = [_leg((0.3, 0.5), fore_far, 0.07, False), _leg((-0.3, 0.52), hind_far, 0.07, True)]
    near = [_leg((0.25, 0.52), fore_near, 0.076, False), _leg((-0.34, 0.54), hind_near, 0.078, True)]
    trunk = [
        (0.575, 0.74, 0.1),
        (0.655, 0.62, 0.075),
        *((u, h, 0.064 - 0.04 * (k + 1) / len(who.trunk)) for k, (u, h) in enumerate(who.trunk)),
    ]
    bulk = [(-0.4, 0.62, 0.2), (0.0, 0.64, 0.26), (0.34, 0.7, 0.2), (0.54, 0.76, 0.14)]
    laid = [
        limb([(x + f * u * s - 0.52 * h * s, y + 0.13 * h * s, r * s * 0.52) for u, h, r in part], 24)
        for part in (*far, *near, bulk, trunk)
    ]
    c.multiply(c.mask(*laid, soft=0.012 * s) & road, (0.4, 0.11, 42), 0.72)
    for leg in (*far, *near):
        u, _, r = leg[-1]
        c.multiply(c.mask(oval(x + f * u * s, y - 0.005 * s, r * 1.25 * s, 0.035 * s), soft=0.012 * s), _DARK, 0.75)
    behind = c.mask(*(limb([(*at(u, h), r * s) for u, h, r in part], 40) for part in far))
    c.form(behind, mix(hide, (0.26, 0.045, 55), 0.6), thickness=0.06 * s, rim=0.0, bias=-0.12, detail=0.82)
    if who.tusks:
        _tusk(c, who, f, 0.03, 0.7)
    body = c.mask(
        curve([at(*q) for q in (*_TORSO, *_HEAD, *_BELLY)]),
        *(limb([(*at(u, h), r * s) for u, h, r in part], 40) for part in (*near, trunk)),
    )
    relief = c.relief(body, 0.16 * s, 0.018 * s)
    n = c.noise.at(f"crease/{seed}", (c.x + 0.4 * c.y) / (0.06 * s), c.y / (0.045 * s), 1.0, 3)[body.where] - 0.5
    c.form(
        relief,
        hide,
        bump=np.asarray(n * 0.012 * s, np.float32),
        gain=0.8,
        mottle=0.12,
        grain=0.2 * s,
        rim=0.0,
        detail=0.82,
    )
    # Light from behind, above: a lit back, everything below it in brown shade, the road's gold from underneath.
    c.multiply(body * smoothstep(y - 0.9 * s, y - 0.42 * s, c.y), (0.4, 0.075, 40), 0.62)
    c.multiply(body * smoothstep(x + 0.2 * s, x - 0.6 * s, c.x), (0.4, 0.1, 38), 0.5)
    groove = [(0.14, 0.62, 0.012), (0.15, 0.5, 0.016), (0.17, 0.4, 0.008)]
    flank = [(-0.22, 0.62, 0.012), (-0.2, 0.5, 0.016), (-0.25, 0.4, 0.008)]
    for part in (groove, flank):
        c.multiply(put(part).blur(0.02 * s) & body, _DARK, 0.6)
    c.screen(
        body.edge(0.04 * s, -0.05 * s, 0.03 * s) * smoothstep(y - 0.4 * s, y - 0.7 * s, c.y), (0.95, 0.13, 76), 0.8
    )
    c.screen(body.edge(0, 0.05 * s, 0.03 * s) * smoothstep(y - 0.5 * s, y - 0.3 * s, c.y), (0.7, 0.14, 66), 0.18)
    if who.tusks:
        _tusk(c, who, f, 0.0, 1.0)
    leaf = c.mask(curve([at(*q) for q in _EAR]), wobble=0.008 * s, cell=0.08 * s)
    c.multiply(leaf.move(-0.02 * s, 0.035 * s).blur(0.02 * s) & body, _DARK, 0.7)
    c.form(
        leaf,
        mix(hide, (0.6, 0.05, 45), 0.3),
        thickness=0.03 * s,
        gain=0.6,
        rim=0.0,
        mottle=0.14,
        grain=0.14 * s,
        detail=0.82,
    )
    c.multiply(leaf * smoothstep(y - 0.86 * s, y - 0.48 * s, c.y), (0.42, 0.08, 40), 0.6)
    c.screen(leaf.edge(0.02 * s, -0.025 * s, 0.016 * s), (0.95, 0.12, 76), 0.4)
    _marks(c, who, near, f)


def _marks(c: Canvas, who: Walker, near: list[list[tuple[float, float, float]]], f: float) -> None:
    """Its eye, the tail with the tuft, rings on the trunk, nails."""
    s, x, y = who.size, who.x, who.y

    def at(u: float, h: float) -> tuple[float, float]:
        return x + f * u * s, y - h * s

    eye = at(0.565, 0.79)
    c.multiply(c.mask(oval(*eye, 0.03 * s, 0.024 * s), soft=0.01 * s), _DARK, 0.7)

    def work(pen: Pen) -> None:
        pen.fill(oval(*eye, 0.012 * s, 0.01 * s), (0.1, 0.02, 40))
        pen.fill(
            limb([(*at(-0.48, 0.74), 0.022 * s), (*at(-0.535, 0.62), 0.014 * s), (*at(-0.53, 0.46), 0.009 * s)]),
            (0.34, 0.035, 45),
        )
        pen.fill(
            curve([(*at(-0.52, 0.48), CORNER), at(-0.555, 0.4), (*at(-0.53, 0.33), CORNER), at(-0.51, 0.4)]),
            (0.2, 0.03, 40),
        )
        for leg in near:
            u, h, r = leg[-1]
            for k in range(3):
                pen.fill(
                    oval(*at(u + r * (0.1 + 0.38 * k), h - r * (0.3 - 0.05 * k)), r * 0.15 * s, r * 0.17 * s),
                    (0.66, 0.05, 70),
                )

    c.draw(work, detail=0.85, alpha=0.9)


def _tusk(c: Canvas, who: Walker, f: float, off: float, share: float) -> None:
    s, x, y = who.size, who.x, who.y
    spine = [(0.6, 0.63, 0.024), (0.67, 0.53, 0.021), (0.76, 0.48, 0.015), (0.85, 0.5, 0.004)]
    ivory = c.mask(limb([(x + f * (u + off) * s, y - (h + off) * s, r * s) for u, h, r in spine], 24))
    c.form(ivory, mix((0.6, 0.05, 60), (0.95, 0.04, 88), share), rim=0.1, mottle=0.03, detail=0.85)
