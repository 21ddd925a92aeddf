"""People: paints a figure from its build, dress and pose; each card draws its own, no puppet is copied.

Working order: far arm, far leg, near leg, trunk and dress, head, near arm. `skeleton` tells where hands are
before anything is painted, so that a scene can put what they hold behind or before them.
"""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import blur
from art.painting.materials.living import skin
from art.painting.relief import Relief
from art.painting.shapes import limb

from .figure import Joints, Person
from .heads import head

Place = tuple[float, float]

_FINGERS_FROM = 40.0
"""Heads smaller than this (card units) get mittens for hands."""


def _box(j: Joints, spare: float = 1.6) -> tuple[float, float, float, float]:
    places = [getattr(j, name) for name in j.__struct_fields__ if isinstance(getattr(j, name), tuple)]
    q = j.unit * spare
    xs, ys = [p[0] for p in places], [p[1] for p in places]
    return min(xs) - q, min(ys) - q, max(xs) + q, max(ys) + q


def _cloth(canvas: Canvas, clay: Clay, j: Joints, colour: Colour, *, bias: float = 0.0, depth: float = 0.6) -> Relief:
    relief = clay.relief(smooth=0.05 * j.unit)
    u = max(j.unit, 6.0)
    hang = canvas.noise.at("dress", clay.across / (0.3 * u), clay.along / (2.2 * u), 1.0, 2) - 0.5
    crease = canvas.noise.at("crease", clay.across / (0.9 * u), clay.along / (0.42 * u), 1.0, 2) - 0.5
    bump = blur(np.asarray((hang * 0.17 + crease * 0.1) * u, np.float32), 0.035 * u * canvas.scale)
    return canvas.form(relief, colour, bump=bump, rim=0.5, bias=bias, depth=depth, mottle=0.04, detail=0.75)


def _hand(clay: Clay, wrist: Place, way: Place, u: float, g: float, side: float, *, fist: bool) -> None:
    """Model a hand at the wrist: a palm with fingers where they can be seen, a mitten where they cannot."""
    dx, dy = way
    ax, ay = -dy * side, dx * side

    def at(along: float, across: float) -> Place:
        return wrist[0] + (dx * along + ax * across) * u, wrist[1] + (dy * along + ay * across) * u

    clay.limb([(*wrist, 0.085 * u * g), (*at(0.09, 0), 0.115 * u * g)], n=8)
    if u < _FINGERS_FROM:
        if not fist:
            clay.limb([(*at(0.09, 0), 0.1 * u), (*at(0.24, 0), 0.07 * u)], n=6)
        clay.limb([(*at(0.09, 0), 0.06 * u), (*at(0.2, 0.13), 0.04 * u)], n=6)
        return
    if fist:
        clay.limb([(*at(0.12, -0.04), 0.125 * u * g, 0.04 * u), (*at(0.16, 0.03), 0.12 * u * g, 0.04 * u)], n=6)
        for i in range(4):
            a, b = at(0.24, -0.12 + i * 0.075), at(0.12, -0.1 + i * 0.075)
            clay.limb([(*a, 0.045 * u, 0.1 * u), (*b, 0.04 * u, 0.13 * u)], n=5, melt=0.012 * u)
        clay.limb([(*at(0.06, 0.1), 0.05 * u, 0.12 * u), (*at(0.17, 0.1), 0.042 * u, 0.16 * u)], n=5, melt=0.02 * u)
        return
    for i, (across, length) in enumerate(((-0.1, 0.24), (-0.035, 0.29), (0.03, 0.28), (0.09, 0.23))):
        spread = across * 1.5
        clay.limb(
            [
                (*at(0.12, across), 0.047 * u, 0.02 * u * i),
                (*at(0.12 + length * 0.5, across + spread * 0.3), 0.042 * u),
                (*at(0.12 + length, across + spread * 0.5), 0.032 * u),
            ],
            n=8,
            melt=0.015 * u,
        )
    clay.limb(
        [(*at(0.04, 0.08), 0.055 * u), (*at(0.14, 0.19), 0.045 * u), (*at(0.23, 0.22), 0.034 * u)], n=8, melt=0.03 * u
    )


def _arm(canvas: Canvas, person: Person, j: Joints, near: bool) -> None:
    s, e, w = (j.shoulder_near, j.elbow_near, j.hand_near) if near else (j.shoulder_far, j.elbow_far, j.hand_far)
    u, g = j.unit, (0.5 + 0.5 * person.girth) * (0.35 + 0.65 * person.shoulders)
    bias = 0.0 if near or j.view != "side" else -0.12
    bare = Clay(canvas, _box(j), melt=0.08 * u)
    if person.sleeves != "long":
        upper, lower = _between(s, e, 0.5), _between(e, w, 0.35)
        bare.limb(
            [
                (*s, 0.155 * u * g),
                (*upper, 0.172 * u * g),
                (*e, 0.122 * u * g),
                (*lower, 0.13 * u * g),
                (*w, 0.085 * u * g),
            ],
            n=32,
        )
    dx, dy = w[0] - e[0], w[1] - e[1]
    length = max(float(np.hypot(dx, dy)), 1e-3)
    dx, dy = dx / length, dy / length
    _hand(bare, w, (dx, dy), u, g, j.side, fist=j.fist_near if near else j.fist_far)
    skin(canvas, bare.relief(smooth=0.03 * u), person.skin, bias=0.04 + bias)
    if person.sleeves == "none":
        return
    sleeve = Clay(canvas, _box(j), melt=0.1 * u)
    k = g * (0.85 + 0.15 * person.loose)
    if person.sleeves == "long":
        cuff = (w[0] - dx * 0.04 * u, w[1] - dy * 0.04 * u)
        sleeve.limb([(*s, 0.2 * u * k), (*e, 0.17 * u * k), (*cuff, 0.13 * u * (0.6 + 0.4 * person.loose) * g)])
    else:
        half = (s[0] * 0.4 + e[0] * 0.6, s[1] * 0.4 + e[1] * 0.6)
        sleeve.limb([(*s, 0.2 * u * k), (*half, 0.19 * u * k)], n=12)
    worn = _cloth(canvas, sleeve, j, person.top, bias=bias)
    _hoops(canvas, person, j, worn)


def _leg(canvas: Canvas, person: Person, j: Joints, near: bool) -> None:
    h, k, f, t = (
        (j.hip_near, j.knee_near, j.foot_near, j.toe_near) if near else (j.hip_far, j.knee_far, j.foot_far, j.toe_far)
    )
    u, g = j.unit, 0.45 + 0.55 * person.girth
    bias = 0.0 if near or j.view != "side" else -0.12
    bare = Clay(canvas, _box(j), melt=0.08 * u)
    bare.limb(
        [(*h, 0.3 * u * g), (*k, 0.19 * u * g), ((k[0] + f[0]) / 2, (k[1] + f[1]) / 2, 0.17 * u * g), (*f, 0.1 * u * g)]
    )
    if person.shoes is None:
        bare.limb([(*f, 0.1 * u), (*t, 0.08 * u)], n=8)
    skin(canvas, bare.relief(smooth=0.03 * u), person.skin, bias=0.02 + bias)
    if person.shoes is not None:
        shoe = Clay(canvas, _box(j), melt=0.06 * u)
        shoe.limb([(f[0], f[1] - 0.04 * u, 0.13 * u), (f[0], f[1] + 0.03 * u, 0.13 * u), (*t, 0.1 * u)], n=12)
        canvas.form(shoe.relief(smooth=0.03 * u), person.shoes, gloss=0.25, rim=0.5, bias=bias, detail=0.8)
    if person.dress in ("trousers", "coat"):
        cut = Clay(canvas, _box(j), melt=0.1 * u)
        w = 0.85 + 0.15 * person.loose
        end = (f[0] * 0.94 + k[0] * 0.06, f[1] * 0.94 + k[1] * 0.06)
        cut.limb([(*h, 0.34 * u * g * w), (*k, 0.23 * u * g * w), (*end, 0.17 * u * g * person.loose)])
        _cloth(canvas, cut, j, person.bottom, bias=bias)
    elif person.dress == "shorts":
        cut = Clay(canvas, _box(j), melt=0.1 * u)
        half = (h[0] * 0.25 + k[0] * 0.75, h[1] * 0.25 + k[1] * 0.75)
        cut.limb([(*h, 0.35 * u * g), (*half, 0.28 * u * g * person.loose)], n=14)
        _cloth(canvas, cut, j, person.bottom, bias=bias)


def _between(a: Place, b: Place, share: float) -> Place:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _skirt(person: Person, j: Joints, clay: Clay) -> None:
    """Hang a skirt over both legs: four spines from far to near, melted into one."""
    u, g = j.unit, 0.5 + 0.5 * person.girth
    to = {"skirt": 0.55, "coat": 0.3, "gown": 0.97, "robe": 0.97}[person.dress]
    to = to if person.hem is None else person.hem
    flare = {"skirt": 0.4, "coat": 0.36, "gown": 0.46, "robe": 0.36}[person.dress] * person.loose
    for share in (0.0, 0.33, 0.67, 1.0):
        hip = _between(j.hip_far, j.hip_near, share)
        knee = _between(j.knee_far, j.knee_near, share)
        foot = _between(j.foot_far, j.foot_near, share)
        points = [(*_between(j.waist, hip, 0.4), 0.36 * u * g), (*hip, 0.42 * u * g)]
        if to <= 0.5:
            points.append((*_between(hip, knee, to * 2), (0.36 + flare * 0.3) * u * g))
        else:
            points.append((*knee, (0.34 + flare * 0.25) * u * g))
            points.append((*_between(knee, foot, to * 2 - 1), (0.26 + flare * 0.55) * u * (0.7 + 0.3 * g)))
        clay.limb(points, melt=0.5 * u)
    if to <= 0.5:
        start, end = (_between(j.hip_far, j.hip_near, 0.5), _between(j.knee_far, j.knee_near, 0.5))
        hem = _between(start, end, to * 2)
    else:
        start, end = (_between(j.knee_far, j.knee_near, 0.5), _between(j.foot_far, j.foot_near, 0.5))
        hem = _between(start, end, to * 2 - 1)
    clay.cut(hem, (end[0] - start[0], end[1] - start[1]), wave=0.03 * u)


def _hoops(canvas: Canvas, person: Person, j: Joints, worn: Relief) -> None:
    if person.stripes is None:
        return
    at = worn.mask.where
    dx, dy = j.neck[0] - j.hip[0], j.neck[1] - j.hip[1]
    n = max(float(np.hypot(dx, dy)), 1e-3)
    along = ((canvas.x[at] - j.hip[0]) * dx + (canvas.y[at] - j.hip[1]) * dy) / n
    hoop = smoothstep(0.1, 0.3, np.sin(along / (0.16 * j.unit) * 3.1416))
    canvas.form(worn.within(worn.mask * hoop), person.stripes, rim=0.4, detail=0.75, mottle=0.03)


def _trunk(canvas: Canvas, person: Person, j: Joints) -> None:
    u, g = j.unit, person.girth
    clay = Clay(canvas, _box(j), melt=0.2 * u)
    if person.dress == "skirt":
        below = Clay(canvas, _box(j), melt=0.5 * u)
        _skirt(person, j, below)
        _cloth(canvas, below, j, person.bottom)
    elif person.dress in ("gown", "robe", "coat"):
        _skirt(person, j, clay)
    wide = 0.5 + 0.5 * g
    if j.view == "side":
        belly = 0.34 * wide + person.belly
        push = person.belly * 0.6 * u * j.side
        clay.limb(
            [
                (*j.hip, 0.38 * u * wide),
                (j.waist[0] + push, j.waist[1] + 0.1 * u, belly * u),
                (*j.chest, 0.37 * u * wide * person.shoulders),
                (*_between(j.chest, j.neck, 0.75), 0.2 * u),
            ]
        )
    else:
        belly = 0.3 * wide + person.belly * 0.5
        for way in (-1, 1):
            s = j.shoulder_near if way > 0 else j.shoulder_far
            h = j.hip_near if way > 0 else j.hip_far
            clay.limb(
                [
                    (*_between(h, j.waist, 0.1), 0.28 * u * wide),
                    (j.waist[0] + way * belly * 0.5 * u, j.waist[1], belly * u),
                    (*_between(s, j.chest, 0.35), 0.26 * u * wide),
                    (*_between(s, j.neck, 0.2), 0.16 * u),
                ],
                melt=0.3 * u,
            )
        clay.limb(
            [
                (*j.hip, 0.36 * u * wide),
                (*j.waist, belly * u),
                (*j.chest, 0.34 * u * wide),
                (*_between(j.chest, j.neck, 0.8), 0.24 * u),
            ],
            melt=0.3 * u,
        )
    worn = _cloth(canvas, clay, j, person.top)
    _hoops(canvas, person, j, worn)
    if person.apron is not None and j.view != "back":
        _apron(canvas, person, person.apron, j)


def _apron(canvas: Canvas, person: Person, colour: Colour, j: Joints) -> None:
    u, wide = j.unit, 0.5 + 0.5 * person.girth
    flat = j.view == "front"
    front = 0.0 if flat else j.side * (0.19 + 0.5 * person.belly) * u
    bib = Clay(canvas, _box(j), melt=0.3 * u)
    knees = _between(j.knee_far, j.knee_near, 0.5)
    end = (knees[0] + front * 0.5, knees[1] + 0.15 * u)
    for way in (-1, 0, 1) if flat else (0,):
        off = front + way * 0.2 * u * wide
        bib.limb(
            [
                (j.chest[0] + off * 0.8, j.chest[1] - 0.1 * u, (0.14 if flat else 0.34) * u * wide),
                (j.waist[0] + off, j.waist[1], (0.2 if flat else 0.37) * u * wide),
                (j.hip[0] + off, j.hip[1], (0.26 if flat else 0.42) * u * wide),
                (
                    *_between((j.hip[0] + off, j.hip[1]), (end[0] + way * 0.26 * u, end[1]), 1.1),
                    (0.3 if flat else 0.42) * u * wide,
                ),
            ],
            melt=0.3 * u,
        )
    bib.cut(end, (end[0] - j.hip[0], end[1] - j.hip[1]), wave=0.03 * u)
    if not flat:
        # Behind the middle the apron is open: cut it along the trunk.
        bx, by = _between(j.chest, j.hip, 0.5)
        bib.cut((bx - j.side * 0.16 * u, by), (-j.side, 0.12 * j.side * (j.chest[0] - j.hip[0]) / max(u, 1)))
    _cloth(canvas, bib, j, colour)
    strap = (*_between(j.chest, j.neck, 0.9), 0.045 * u)
    ties = canvas.mask(limb([(j.chest[0] + front * 0.8, j.chest[1] - 0.1 * u, 0.05 * u), strap], 12))
    canvas.form(ties, colour, rim=0.4, detail=0.75)


def _scarf(canvas: Canvas, person: Person, j: Joints) -> None:
    if person.scarf is None:
        return
    u = j.unit
    clay = Clay(canvas, _box(j), melt=0.05 * u)
    x, y = _between(j.neck, j.chest, 0.15)
    clay.limb([(x - 0.26 * u, y, 0.13 * u), (x, y + 0.06 * u, 0.15 * u), (x + 0.26 * u, y - 0.02 * u, 0.13 * u)], n=12)
    clay.limb(
        [
            (x - 0.2 * u * j.side, y, 0.13 * u),
            (x - 0.6 * u * j.side, y + 0.1 * u, 0.14 * u),
            (x - 1.0 * u * j.side, y - 0.05 * u, 0.1 * u),
        ]
    )
    _cloth(canvas, clay, j, person.scarf)


def paint_person(canvas: Canvas, person: Person, j: Joints, *, awake: bool = False, near_arm_last: bool = True) -> None:
    """Paint somebody on the canvas. `near_arm_last` False leaves the near arm to a later call of `paint_near_arm`."""
    if j.view != "front":
        _arm(canvas, person, j, near=False)
        if j.view == "back":
            _arm(canvas, person, j, near=True)
    _leg(canvas, person, j, near=False)
    _leg(canvas, person, j, near=True)
    _trunk(canvas, person, j)
    head(canvas, person, j, awake=awake)
    _scarf(canvas, person, j)
    if j.view == "front":
        _arm(canvas, person, j, near=False)
    if j.view != "back" and near_arm_last:
        _arm(canvas, person, j, near=True)


def paint_near_arm(canvas: Canvas, person: Person, j: Joints) -> None:
    """Paint the near arm alone, over something that it reaches across."""
    _arm(canvas, person, j, near=True)
