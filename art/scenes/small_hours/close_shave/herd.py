"""The caravan of Close Shave: elephants in profile and from behind, each with a gait, a head and a trunk of its own."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.motifs.beasts import paint_eye
from art.painting.relief import Relief
from art.painting.shapes import curve, limb, oval

HIDE: Colour = (0.4, 0.034, 62)
_Leg = tuple[float, float]
"""How far the knee and the foot reach forwards, in body lengths."""


class Walker(msgspec.Struct, frozen=True, kw_only=True):
    """One elephant: where it stands, how long it is, which way it goes and how."""

    x: float
    y: float
    size: float
    way: Literal["right", "left", "away"] = "right"
    legs: tuple[_Leg, _Leg, _Leg, _Leg] = ((0.1, 0.14), (-0.02, -0.16), (0.0, -0.13), (0.1, 0.16))
    """Fore near, fore far, hind near, hind far."""
    nod: float = 0.0
    """How far the head hangs, in body lengths."""
    ear: float = 1.0
    """Width of the ear: 1 lies back, 0.6 is seen edge on."""
    trunk: tuple[tuple[float, float], ...] = ((0.82, 0.5), (0.8, 0.26), (0.9, 0.1))
    """Places of the trunk after its root, (forwards, up) in body lengths."""
    tusks: bool = True
    tint: float = 0.0
    haze: float = 0.0


def _leg(at: tuple[float, float], bend: _Leg, thick: float, lift: float = 0.0) -> list[tuple[float, float, float]]:
    u, h = at
    return [
        (u, h, thick * 1.5),
        (u + bend[0], 0.36, thick * 1.08),
        (u + bend[1] * 0.92, 0.16 + lift, thick * 0.86),
        (u + bend[1], 0.06 + lift, thick * 0.98),
    ]


def paint_walker(c: Canvas, who: Walker, seed: str) -> None:
    """Paint one elephant with its long shadow on the table."""
    if who.way == "away":
        _from_behind(c, who, seed)
    else:
        _in_profile(c, who, seed)


def _shadow(c: Canvas, who: Walker, parts: list[list[tuple[float, float, float]]], f: float) -> None:
    """Lay the limbs flat on the wood, away from the window at the upper right."""
    s = who.size
    flat = []
    for part in parts:
        laid = [(who.x + f * u * s - 0.95 * h * s, who.y + 0.34 * h * s, r * s * 0.62) for u, h, r in part]
        flat.append(limb(laid, 20))
    c.shadow(c.mask(*flat), 0, 0, s * 0.025 + 1, 0.8)
    c.shadow(c.mask(oval(who.x - s * 0.06, who.y, s * 0.5, s * 0.07)), 0, 0, s * 0.04, 0.6)


def _skin(c: Canvas, body: Relief, clay: Clay, hide: Colour, s: float, seed: str, bias: float = 0.0) -> None:
    """Grey hide with fine wrinkles across every limb and a dusty back."""
    n = c.noise.at(f"crease/{seed}", clay.along / (0.035 * s), clay.across / (0.09 * s), 1.0, 3) - 0.5
    pits = c.noise.at(f"pits/{seed}", c.x / (0.07 * s), c.y / (0.045 * s), 1.0, 3)[body.mask.where] - 0.5
    bump = np.asarray(n * 0.009 * s + pits * 0.012 * s, np.float32)
    whole = body.within(body.mask.grow(-0.9))
    c.form(
        whole,
        hide,
        bump=bump if s > 40 else None,
        mottle=0.1,
        grain=0.2 * s,
        rim=1.0,
        shadow=0.16 * s,
        bias=bias,
        detail=0.82,
    )


def _in_profile(c: Canvas, who: Walker, seed: str) -> None:
    s, x, y = who.size, who.x, who.y
    f = -1.0 if who.way == "left" else 1.0
    hide = mix(mix(HIDE, (0.44, 0.03, 70), who.tint), c.palette.haze, who.haze)

    def put(part: list[tuple[float, float, float]], z: float) -> list[tuple[float, float, float, float]]:
        return [(x + f * u * s, y - h * s, r * s, z * s) for u, h, r in part]

    fore_near, fore_far, hind_near, hind_far = who.legs
    far = [
        _leg((0.3, 0.58), fore_far, 0.088, 0.05 if fore_far[1] > 0.1 else 0.0),
        _leg((-0.33, 0.6), hind_far, 0.092),
    ]
    near = [_leg((0.26, 0.6), fore_near, 0.094, 0.0), _leg((-0.36, 0.62), hind_near, 0.1)]
    back = [
        (-0.44, 0.6, 0.17),
        (-0.32, 0.68, 0.235),
        (-0.08, 0.73, 0.262),
        (0.16, 0.72, 0.25),
        (0.34, 0.72, 0.2),
    ]
    d = who.nod
    neck = [(0.3, 0.74, 0.2), (0.48, 0.77 - d * 0.6, 0.18)]
    head = [(0.52, 0.86 - d, 0.13), (0.58, 0.8 - d, 0.155), (0.65, 0.7 - d, 0.125)]
    trunk = [
        (0.64, 0.76 - d, 0.12),
        (0.74, 0.62 - d, 0.098),
        *((u, h, 0.082 - 0.05 * (k + 1) / len(who.trunk)) for k, (u, h) in enumerate(who.trunk)),
    ]
    tail = [(-0.56, 0.66, 0.03), (-0.62, 0.54, 0.02), (-0.63, 0.4, 0.015)]
    _shadow(c, who, [*far, *near, back, neck, head, trunk], f)
    q = 1.4 * s
    box = (x - q, y - q, x + q, y + 0.1 * s)
    behind = Clay(c, box, melt=0.02 * s)
    for part in far:
        behind.limb(put(part, 0.0))
    dark = mix(hide, (0.34, 0.045, 30), 0.5)
    _skin(c, behind.relief(0.01 * s), behind, dark, s, f"{seed}/far", -0.16)
    if who.tusks:
        _tusk(c, who, f, 0.03, 0.75)
    body = Clay(c, box, melt=0.06 * s)
    body.limb(put(back, 0.0), melt=0.08 * s)
    body.limb(put(neck, 0.03), melt=0.07 * s)
    body.limb(put(tail, 0.0), melt=0.01 * s)
    for part in near:
        body.limb(put(part, 0.06), melt=0.07 * s)
    body.limb(put(head, 0.1), melt=0.06 * s)
    body.limb(put(trunk, 0.12), melt=0.03 * s, n=40)
    relief = body.relief(0.012 * s)
    _skin(c, relief, body, hide, s, seed)
    c.screen(relief.mask.edge(0.06 * s, -0.05 * s, 0.025 * s), (0.95, 0.14, 74), 0.85)
    c.multiply(relief.mask * np.asarray(smoothstep(x + 0.1 * s, x - 0.5 * s, c.x), np.float32), (0.42, 0.11, 40), 0.6)
    tuft = curve(
        [
            (x - f * 0.62 * s, y - 0.42 * s),
            (x - f * 0.66 * s, y - 0.34 * s),
            (x - f * 0.63 * s, y - 0.27 * s),
            (x - f * 0.6 * s, y - 0.35 * s),
        ]
    )
    c.fill(c.mask(tuft), (0.26, 0.04, 40), 0.9, detail=0.8)
    _nails(c, who, [*near, *far], f)
    belly = c.full(smoothstep(y - 0.56 * s, y - 0.4 * s, c.y)) & relief.mask
    c.multiply(
        belly & c.mask(oval(x - f * 0.04 * s, y - 0.44 * s, 0.36 * s, 0.12 * s), soft=0.05 * s), c.palette.deep, 0.4
    )
    if who.tusks:
        _tusk(c, who, f, 0.0, 1.0)
    w = who.ear
    eu, eh = 0.5, 0.84 - d
    points = [
        (eu + 0.02, eh + 0.04),
        (eu - 0.16 * w, eh + 0.1),
        (eu - 0.34 * w, eh + 0.01),
        (eu - 0.37 * w, eh - 0.2),
        (eu - 0.24 * w, eh - 0.4),
        (eu - 0.1 * w, eh - 0.36),
        (eu + 0.0, eh - 0.16),
    ]
    leaf = c.mask(curve([(x + f * u * s, y - h * s) for u, h in points]), wobble=0.008 * s, cell=0.08 * s)
    c.shadow(leaf & relief.mask, -0.035 * s, 0.045 * s, 0.025 * s, 0.6)
    ray = np.hypot((c.x - x - f * eu * s) / s, (c.y - y + eh * s) / s)
    turn = np.arctan2(c.y - y + eh * s, (c.x - x - f * eu * s) * f)
    folds = np.sin(turn * 13 + 3 * c.field(f"lobe/{seed}", 0.2 * s, 2)) * smoothstep(0.08, 0.3, ray) * 0.011 * s
    c.form(
        leaf,
        mix(hide, (0.62, 0.06, 42), 0.35),
        thickness=0.05 * s,
        bump=np.asarray(folds, np.float32),
        rim=1.0,
        bias=0.08,
        mottle=0.1,
        grain=0.15 * s,
        detail=0.82,
    )
    if s > 34:
        ex, ey = x + f * 0.635 * s, y - (0.815 - d) * s
        c.multiply(c.mask(oval(ex, ey, 0.034 * s, 0.026 * s), soft=0.012 * s), (0.3, 0.04, 40), 0.6)
        paint_eye(c, ex, ey, max(0.016 * s, 1.0), left=f < 0)


def _tusk(c: Canvas, who: Walker, f: float, off: float, share: float) -> None:
    s, x, y, d = who.size, who.x, who.y, who.nod
    spine = [(0.67, 0.66 - d, 0.026), (0.76, 0.53 - d, 0.022), (0.88, 0.49 - d, 0.014), (0.96, 0.53 - d, 0.005)]
    ivory = c.mask(limb([(x + f * (u + off) * s, y - (h + off) * s, r * s) for u, h, r in spine], 24))
    c.form(ivory, mix((0.6, 0.05, 60), (0.95, 0.04, 88), share), rim=0.4, mottle=0.03, detail=0.85)


def _nails(c: Canvas, who: Walker, legs: list[list[tuple[float, float, float]]], f: float) -> None:
    s, x, y = who.size, who.x, who.y
    if s < 44:
        return
    for leg in legs[:2]:
        u, h, r = leg[-1]
        for k in range(3):
            nx = x + f * (u + r * (0.1 + 0.38 * k)) * s
            ny = y - (h - r * (0.72 - 0.13 * k)) * s
            nail = c.mask(oval(nx, ny, r * 0.17 * s, r * 0.2 * s), soft=0.4)
            c.glaze(nail, (0.82, 0.05, 72), 0.55)


def _from_behind(c: Canvas, who: Walker, seed: str) -> None:
    """One that walks away: broad hips, a hanging tail, ears standing out on both sides of the head."""
    s, x, y = who.size, who.x, who.y
    hide = mix(mix(HIDE, (0.44, 0.03, 70), who.tint), c.palette.haze, who.haze)

    def put(part: list[tuple[float, float, float]], z: float) -> list[tuple[float, float, float, float]]:
        return [(x + u * s, y - h * s, r * s, z * s) for u, h, r in part]

    legs = [
        [(-0.15, 0.5, 0.16), (-0.17, 0.28, 0.108), (-0.17, 0.06, 0.1)],
        [(0.15, 0.5, 0.16), (0.165, 0.3, 0.108), (0.16, 0.12, 0.098)],
    ]
    fore = [
        [(-0.1, 0.5, 0.12), (-0.07, 0.18, 0.09)],
        [(0.12, 0.5, 0.12), (0.09, 0.2, 0.09)],
    ]
    bulk = [(0.0, 0.86, 0.2), (0.0, 0.66, 0.29), (0.0, 0.5, 0.25)]
    head = [(0.03, 1.02, 0.13), (0.03, 0.92, 0.15)]
    _shadow(c, who, [*legs, bulk, head], 1.0)
    q = 1.3 * s
    box = (x - q, y - q, x + q, y + 0.1 * s)
    for side in (-1.0, 1.0):
        ear = [
            (0.03 + side * 0.06, 1.02),
            (0.03 + side * 0.24, 1.08),
            (0.03 + side * 0.36, 0.96),
            (0.03 + side * 0.32, 0.76),
            (0.03 + side * 0.18, 0.66),
            (0.03 + side * 0.06, 0.8),
        ]
        leaf = c.mask(curve([(x + u * s, y - h * s) for u, h in ear]), wobble=0.01 * s, cell=0.1 * s)
        c.form(
            leaf,
            mix(hide, (0.58, 0.06, 42), 0.4),
            thickness=0.05 * s,
            rim=0.9,
            bias=0.02 - 0.06 * (side < 0),
            detail=0.8,
        )
    top = Clay(c, box, melt=0.05 * s)
    top.limb(put(head, 0.0))
    _skin(c, top.relief(0.012 * s), top, hide, s, f"{seed}/head", -0.05)
    behind = Clay(c, box, melt=0.02 * s)
    for part in fore:
        behind.limb(put(part, 0.0))
    _skin(c, behind.relief(0.01 * s), behind, mix(hide, (0.34, 0.045, 30), 0.55), s, f"{seed}/fore", -0.2)
    body = Clay(c, box, melt=0.07 * s)
    body.limb(put(bulk, 0.0))
    for part in legs:
        body.limb(put(part, 0.08), melt=0.08 * s)
    body.press([(x, y - 0.5 * s, 0.03 * s), (x, y - 0.32 * s, 0.03 * s)], deep=0.05 * s)
    relief = body.relief(0.014 * s)
    c.shadow(relief.mask & top.mask(), 0, -0.02 * s, 0.03 * s, 0.4)
    _skin(c, relief, body, hide, s, seed)
    tail = c.mask(
        limb(
            [
                (x, y - 0.8 * s, 0.034 * s),
                (x + 0.02 * s, y - 0.6 * s, 0.022 * s),
                (x + 0.04 * s, y - 0.38 * s, 0.015 * s),
            ]
        )
    )
    c.shadow(tail, -0.03 * s, 0.01 * s, 0.015 * s, 0.6)
    c.form(tail, hide, rim=0.6, detail=0.82)
    tuft = oval(x + 0.045 * s, y - 0.32 * s, 0.02 * s, 0.06 * s)
    c.fill(c.mask(tuft), (0.26, 0.04, 40), 0.9, detail=0.8)
