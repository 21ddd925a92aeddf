"""The horse of High Water: drawn from the bones outwards, then turned into wind-combed sand."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, rgb, smoothstep
from art.painting.mask import blur
from art.painting.pen import Pen
from art.painting.relief import Relief, inflate
from art.painting.shapes import CORNER, curve, limb, oval, polygon, sample
from art.painting.stamps import strew

SAND: Colour = (0.75, 0.11, 72)
SEAT = (352.0, 452.0)
FEET = ((188.0, 1010.0), (528.0, 1010.0), (300.0, 1000.0), (600.0, 900.0))

_FACE = ((592, 226), (616, 240), (640, 276), (664, 326), (690, 376))
_MUZZLE = ((700, 398), (698, 416), (684, 424), (678, 438), (660, 440))
_CHEEK = ((644, 416), (622, 398), (596, 388), (574, 366), (562, 384))
_BREAST = ((560, 426), (572, 474), (590, 520), (596, 564), (582, 610), (548, 652))
_BELLY = ((490, 674), (420, 684), (330, 676), (262, 650))
_HIND = ((214, 668), (164, 676), (126, 622), (112, 556), (120, 496), (150, 452))
_BACK = ((196, 434), (252, 440), (310, 462), (360, 468))
_CREST = ((404, 452), (436, 420), (468, 352), (508, 282), (548, 238))
_OUTLINE = (*_FACE, *_MUZZLE, *_CHEEK, *_BREAST, *_BELLY, *_HIND, *_BACK, *_CREST)

_NEAR_FORELEG = (
    *((528, 590, 54), (524, 660, 40), (525, 724, 26)),  # the forearm
    *((530, 756, 29), (530, 780, 25)),  # the knee
    *((526, 820, 18), (525, 880, 16)),  # the shank
    *((530, 944, 22), (540, 994, 26)),  # the foot
)
_NEAR_HINDLEG = (
    *((186, 590, 74), (206, 660, 60), (192, 712, 36)),  # the thigh
    *((156, 764, 27), (146, 790, 29)),  # the hock
    *((158, 840, 19), (174, 910, 17)),  # the shank
    *((182, 956, 22), (196, 1004, 26)),  # the foot
)
_FAR_FORELEG = (
    *((560, 600, 48), (602, 668, 35), (642, 718, 24)),  # the forearm, lifted
    *((652, 744, 27), (638, 782, 18)),  # the knee, bent
    *((606, 840, 15), (588, 872, 20), (574, 904, 22)),  # the foot, drawn back
)
_FAR_HINDLEG = (
    *((250, 600, 66), (276, 670, 48), (288, 722, 32)),  # the thigh
    *((268, 786, 25), (264, 810, 25)),  # the hock
    *((280, 870, 17), (294, 930, 16), (304, 986, 22)),  # shank and foot
)
"""Places and half widths down the legs."""


class _Muscle(NamedTuple):
    """A mass on the body, or with a height below nothing a hollow."""

    x: float
    y: float
    along: float
    across: float
    turn: float
    """Degrees."""
    height: float


_MUSCLES = {
    "shoulder": _Muscle(498, 524, 92, 46, 52, 26),
    "upper arm": _Muscle(470, 604, 62, 44, 8, 18),
    "breast": _Muscle(562, 556, 36, 52, 10, 16),
    "barrel": _Muscle(360, 570, 118, 74, 0, 14),
    "flank": _Muscle(252, 566, 34, 56, 14, -20),
    "croup": _Muscle(186, 536, 66, 80, 16, 24),
    "thigh": _Muscle(206, 632, 50, 66, -14, 16),
    "behind the shoulder": _Muscle(424, 500, 26, 60, 40, -12),
    "neck": _Muscle(524, 400, 34, 96, 30, 14),
    "jaw": _Muscle(612, 352, 30, 34, 20, 14),
    "bone of the nose": _Muscle(660, 352, 14, 54, -28, 10),
    "nostril": _Muscle(676, 402, 22, 18, 20, 8),
    "forehead": _Muscle(624, 280, 22, 24, 0, 8),
}


class _Furrow(NamedTuple):
    """A line that is pressed in."""

    line: tuple[tuple[float, float], ...]
    wide: float
    deep: float


_FURROWS = {
    "windpipe": _Furrow(((586, 384), (556, 446), (556, 520), (574, 560)), 9, 13),
    "blade to breast": _Furrow(((440, 452), (476, 500), (530, 540), (566, 570)), 11, 10),
    "behind the blade": _Furrow(((440, 452), (428, 520), (440, 590), (470, 640)), 12, 12),
    "groin": _Furrow(((266, 640), (246, 596), (262, 540)), 13, 13),
    "buttock": _Furrow(((150, 500), (170, 580), (164, 660)), 10, 8),
    "hip": _Furrow(((232, 500), (214, 570), (232, 640)), 12, 7),
    "forearm": _Furrow(((520, 656), (528, 720)), 7, 7),
    "jaw's edge": _Furrow(((600, 378), (584, 344), (592, 312)), 7, 7),
    "cheekbone": _Furrow(((628, 326), (656, 374)), 6, 6),
    "gaskin": _Furrow(((196, 690), (166, 756)), 7, 7),
    "belly": _Furrow(((330, 640), (390, 660), (440, 656)), 12, 5),
}


def _heights(c: Canvas, relief: Relief) -> Array:
    """Muscle over the blown-up silhouette: masses added, furrows pressed in."""
    at = relief.mask.where
    x, y = c.x[at], c.y[at]
    out = relief.height.copy()
    for mass in _MUSCLES.values():
        k = math.radians(mass.turn)
        u = ((x - mass.x) * math.cos(k) + (y - mass.y) * math.sin(k)) / mass.along
        v = (-(x - mass.x) * math.sin(k) + (y - mass.y) * math.cos(k)) / mass.across
        out += mass.height * np.exp(-(u * u + v * v) * 1.4)
    for furrow in _FURROWS.values():
        d = np.full(x.shape, 1e9, np.float32)
        for px, py in sample(furrow.line, 30):
            d = np.minimum(d, (x - px) ** 2 + (y - py) ** 2)
        out -= furrow.deep * np.exp(-d / (furrow.wide * furrow.wide))
    return np.asarray(out, np.float32)


def _ripples(c: Canvas, height: Array, at: tuple[slice, slice]) -> Array:
    """Wind ripples that bend over the form, and grains."""
    x, y = c.x[at], c.y[at]
    n = c.field("wind", 90, 3)[at]
    wave = np.sin((x * 0.5 + y * 0.85 - height * 0.9 + 150 * n) / 3.6)
    patchy = smoothstep(0.4, 0.62, c.field("lee", 120, 2)[at])
    grains = c.field("grains", 2.2, 1)[at] - 0.5
    clumps = c.field("clumps", 13, 4)[at] - 0.5
    return np.asarray((0.5 + 0.35 * patchy) * wave + 1.1 * grains + 1.3 * clumps, np.float32)


def horse(c: Canvas) -> None:
    """Paint the horse into the open group."""
    for leg in (_FAR_FORELEG, _FAR_HINDLEG):
        m = c.mask(limb(leg, 60), wobble=2, cell=12)
        body = c.relief(m)
        ripples = _ripples(c, body.height, m.where)
        c.form(body, mix(SAND, (0.46, 0.1, 350), 0.36), bump=ripples, rim=0.5, mottle=0.05, detail=0.8)
    m = c.mask(curve(_OUTLINE), limb(_NEAR_FORELEG, 70), limb(_NEAR_HINDLEG, 70), wobble=1.6, cell=16)
    flat = Relief(m, inflate(m, None))
    height = _heights(c, flat)
    relief = Relief(m, blur(height, 2.2 * c.scale), 0.9)
    c.form(
        relief,
        SAND,
        bump=_ripples(c, relief.height, m.where),
        gain=0.95,
        bias=0.04,
        shadow=18,
        mottle=0.05,
        grain=40,
        rim=0.9,
        depth=0.7,
        detail=0.82,
    )
    low = smoothstep(560, 780, c.y + 0.25 * (420 - c.x))
    c.multiply(m * np.asarray(0.7 * low, np.float32), (0.55, 0.1, 340), 0.6)
    c.screen(m.edge(6, -4, 4), (0.97, 0.11, 80), 0.6)
    c.screen(m.edge(2, -5, 2), (0.97, 0.09, 85), 0.4)
    c.screen(m & c.full(smoothstep(330, 110, c.x)), (0.62, 0.1, 48), 0.3)
    c.screen(m.edge(-9, 2, 6), (0.7, 0.1, 60), 0.3)
    _head(c)
    crack = np.exp(-np.abs(c.field("crack", 90, 4) - 0.5) * 150) * smoothstep(0.45, 0.6, c.field("dry", 130, 2))
    c.multiply(m * np.asarray(crack, np.float32), (0.5, 0.09, 40), 0.14)


def _head(c: Canvas) -> None:
    """Eye, nostril, mouth; one true ear and one that is a tower."""

    def features(pen: Pen) -> None:
        dark: Colour = (0.3, 0.08, 42)
        pen.fill(curve([(613, 299, CORNER), (623, 292), (635, 301, CORNER), (624, 306)]), dark)
        pen.dot(628, 297, 2.2, (0.97, 0.05, 88))
        pen.stroke([(608, 294), (622, 283), (640, 294)], (0.92, 0.09, 82), 3, 0.8)
        pen.stroke([(612, 304), (626, 313), (640, 306)], (0.45, 0.09, 45), 3, 0.6)
        pen.fill(oval(685, 393, 8, 5.5, 52), dark)
        pen.stroke([(688, 422), (672, 418), (654, 408)], (0.4, 0.09, 42), 3.2)
        pen.stroke([(678, 384), (688, 380), (696, 392)], (0.93, 0.09, 82), 2.4, 0.7)

    c.draw(features, detail=0.93, soft=0.6)
    far = c.mask(curve([(596, 236, CORNER), (600, 204), (614, 176, CORNER), (622, 206), (618, 242, CORNER)]))
    c.form(far, mix(SAND, (0.4, 0.09, 320), 0.35), thickness=8, rim=0.7, detail=0.85)
    tower = c.mask(
        polygon([(566, 240), (570, 196), (594, 196), (602, 240)]),
        *(
            polygon([(568 + k * 10, 198), (568 + k * 10, 186), (574 + k * 10, 186), (574 + k * 10, 198)])
            for k in range(3)
        ),
        wobble=0.8,
    )
    c.form(tower, SAND, thickness=14, rim=0.9, bias=0.05, mottle=0.1, detail=0.88)
    c.draw(
        lambda pen: pen.fill(
            curve([(578, 226, CORNER), (578, 214), (582, 209), (586, 214), (587, 226, CORNER)]), (0.34, 0.08, 42)
        )
    )


def mane_and_tail(c: Canvas) -> None:
    """Mane, tail and crest go over into blown sand: locks first, then grains that the low light finds."""
    r = c.rng("spindrift")
    crest = sample([(588, 222), (548, 236), (508, 280), (470, 348), (440, 414)], 40)

    def locks(pen: Pen) -> None:
        for k in range(1100):
            t = float(r.random())
            i = int(t * 39)
            x, y = crest[i] + r.normal(0, 4, 2)
            q = float(r.gamma(4.5, 24)) * (0.55 + 0.7 * math.sin(math.pi * (0.12 + 0.8 * t)))
            wave = 0.1 * math.sin(t * 17 + 0.9) + float(r.normal(0, 0.045))
            tone = mix(SAND, ((0.97, 0.08, 86), (0.48, 0.1, 48))[k % 2], float(r.random()) * 0.65)
            line = sample(
                [
                    (x + 18, y + 14),
                    (x, y - 4),
                    (x - q * 0.3, y - q * (0.22 + wave)),
                    (x - q * 0.66, y - q * (0.16 - wave)),
                    (x - q, y - q * (0.02 + 1.6 * wave)),
                ],
                18,
            )
            wide = float(r.uniform(1.2, 3.4))
            for e in range(6):
                part = [(float(px), float(py)) for px, py in line[e * 3 : e * 3 + 4]]
                pen.stroke(part, tone, wide * (1.1 - 0.15 * e), 0.92 - 0.1 * e)
        for k in range(330):
            q = float(r.uniform(60, 150))
            v = float(r.normal(0, 1))
            tone = mix(SAND, ((0.96, 0.08, 86), (0.5, 0.1, 50))[k % 2], float(r.random()) * 0.65)
            pen.stroke(
                [
                    (158, 462 + v * 5),
                    (112 - q * 0.1, 438 + v * 9),
                    (76 - q * 0.4, 486 + v * 18),
                    (50 - q, 566 + v * 34),
                ],
                tone,
                float(r.uniform(1.0, 3.8)),
                0.85,
            )

    c.draw(locks, relief=3, detail=0.75)
    places: list[tuple[float, float, float]] = []
    for ox, oy, n, far in (
        (548.0, 240.0, 420, 210.0),
        (480.0, 330.0, 420, 240.0),
        (196.0, 436.0, 700, 210.0),
        (150.0, 500.0, 600, 120.0),
        (140.0, 570.0, 600, 110.0),
        (140.0, 630.0, 360, 90.0),
        (300.0, 456.0, 220, 150.0),
        (60.0, 540.0, 380, 120.0),
    ):
        for _ in range(n):
            q = float(r.gamma(1.3, far / 2))
            wide = 10 + 0.28 * q
            places.append((ox - q, oy - 0.2 * q + float(r.normal(0, wide)), q / far))
    xs, ys, ages = (np.array(v) for v in zip(*places, strict=True))
    tones = np.stack([rgb(mix(SAND, (0.98, 0.07, 88), float(v))) for v in r.random(len(xs))])
    size = r.uniform(1.4, 5.0, len(xs)) / (0.8 + 0.5 * ages)
    strew(c, "dot", xs, ys, size, 0.0, tones, seed="blown", alpha=0.9, detail=0.8)
    stretched = r.random(len(xs)) < 0.25
    strew(
        c,
        "hair",
        xs[stretched],
        ys[stretched],
        r.uniform(10, 26, int(stretched.sum())),
        math.pi + 0.2,
        tones[stretched],
        seed="streaks",
        alpha=0.55,
        detail=0.7,
    )
