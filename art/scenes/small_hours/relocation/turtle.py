"""Parts of Relocation: the sea turtle: the great curve of its neck, its long flippers, its belly."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, sample

from .ink import GOLD, NIGHT, SEAM, SKIN, TEAL, TEAL_DEEP, crease, plates

NECK: Final[Points] = (
    *((606, 886, 76), (652, 872, 98), (716, 818, 106), (764, 726, 98), (774, 628, 92), (742, 548, 90), (700, 502, 88)),
)
_FOLDS: Final[tuple[Points, ...]] = (
    ((630, 748), (656, 772), (664, 806), (656, 836), (636, 866), (606, 896)),
    ((638, 728), (678, 758), (692, 802), (682, 844), (658, 884)),
    ((650, 702), (702, 738), (722, 792), (712, 846), (690, 888)),
    ((662, 674), (722, 708), (754, 772), (748, 836)),
)
"""The neck's loose skin, pushed together before the shell's rim."""
_NEAR: Final[Points] = (
    *((548, 880), (600, 862), (662, 882), (704, 938), (704, 1010), (664, 1080), (590, 1136), (490, 1172)),
    *((390, 1190), (300, 1186), (262, 1172), (300, 1158), (372, 1132), (440, 1090), (492, 1036), (520, 980)),
    (530, 926),
)
_SPINE: Final[Points] = (
    *((600, 880, 76), (618, 960, 88), (588, 1040, 82), (510, 1110, 62), (410, 1156, 36), (300, 1176, 18)),
)
"""The near paddle's middle and half breadth."""
_FAR: Final[Points] = (
    *((620, 900), (690, 884), (760, 906), (830, 968), (880, 1050), (890, 1110), (840, 1074), (770, 1034)),
    *((700, 1002), (640, 960)),
)
_REAR: Final[Points] = (
    *((170, 888), (110, 880), (50, 902), (6, 948), (-22, 1006), (10, 1018), (58, 1002), (110, 972), (170, 944)),
)
_BELLY: Final[Points] = (
    *((90, 850), (120, 906), (190, 956), (300, 984), (420, 986), (540, 960), (640, 900), (660, 840), (400, 820)),
)


def _grid(m: Mask, step: float, c: Canvas, name: str) -> list[tuple[float, float]]:
    """Return jittered places on a mask, `step` units apart."""
    r = c.rng(name)
    x0, y0, x1, y1 = (v / m.scale for v in m.box)
    out = []
    for i, y in enumerate(np.arange(y0, y1 + step, 0.86 * step)):
        for x in np.arange(x0, x1 + step, step):
            u = float(x) + (0.5 * step if i % 2 else 0) + float(r.normal(0, 0.14 * step))
            out.append((u, float(y) + float(r.normal(0, 0.14 * step))))
    return out


def _paddle(c: Canvas, outline: Points, step: float, name: str, dim: float) -> Mask:
    m = c.mask(curve(outline), wobble=0.8)
    c.form(m, SKIN, thickness=34, rim=0.2, mottle=0.04, detail=0.6, gain=0.9, bias=-dim)
    plates(c, m, _grid(m, step, c, name), 2.2, TEAL_DEEP, 0.6, 0.26)
    return m


def far_side(c: Canvas) -> None:
    """The far flipper reaching ahead, the rear one that steers: both half lost in the water."""
    for outline, name, share in ((_FAR, "far", 0.62), (_REAR, "rear", 0.45)):
        m = _paddle(c, outline, 26, name, 0.14)
        c.glaze(m, (0.42, 0.09, 212), share)


def belly(c: Canvas) -> None:
    """The plastron, pale against the deep."""
    m = c.mask(curve(_BELLY), wobble=1)
    c.form(m, (0.8, 0.06, 110), thickness=60, rim=0.1, mottle=0.05, detail=0.5)
    c.multiply(m * np.asarray(smoothstep(900, 990, c.y), np.float32), (0.5, 0.09, 230), 0.8)

    def seams(pen: Pen) -> None:
        for x in (210, 310, 410, 510):
            crease(pen, ((x, 900), (x + 8, 940), (x + 2, 984)), 2.2, TEAL_DEEP, 0.6)

    c.draw(seams, clip=m, detail=0.5, soft=0.6)


def neck(c: Canvas, head: Mask, cap: Array) -> None:
    """Neck and head as one modelled mass, wrinkled where it bends, but not where the head's `cap` of plates is."""
    throat = curve([(590, 540), (636, 571), (668, 602), (682, 650), (700, 690), (770, 640), (740, 540), (680, 480)])
    m = c.mask(limb(NECK, 90), throat, wobble=1.2) | head
    c.form(c.relief(m, 74, 3), SKIN, rim=0.25, mottle=0.04, detail=0.6, gain=1.05, bias=-0.04)
    tube = c.mask(limb(NECK, 90)) * (1 - cap)
    plates(c, tube, _grid(tube, 24, c, "neck"), 2.0, TEAL, 0.5, 0.16)
    lit = np.asarray(smoothstep(770, 690, c.y) * smoothstep(545, 600, c.y), np.float32)
    c.glaze(m.edge(-6, -1, 4) * lit, GOLD, 0.6)
    outer = m.edge(64, 10, 26)
    c.multiply(outer * np.asarray(smoothstep(420, 560, c.y), np.float32), (0.42, 0.09, 262), 0.75)
    _wrinkles(c, m * (1 - cap))


def _wrinkles(c: Canvas, m: Mask) -> None:
    """Folds across the neck: deep and short within the bend, running out towards its back."""
    s = sample(NECK, 200)
    d = np.gradient(s[:, :2], axis=0)
    r = c.rng("wrinkles")

    def work(pen: Pen) -> None:
        for k in range(100, 198, 8):
            j = k + int(r.integers(-2, 3))
            n = math.hypot(float(d[j, 0]), float(d[j, 1])) or 1.0
            nx, ny = float(-d[j, 1] / n), float(d[j, 0] / n)
            tx, ty = float(d[j, 0] / n), float(d[j, 1] / n)
            x, y, q = (float(v) for v in s[j])
            end = float(r.uniform(0.1, 0.86))
            line = []
            for f in np.linspace(-1.04, end, 6):
                bow = -16 * (1 - float(f) ** 2) + float(r.normal(0, 1.6))
                line.append((x + nx * q * float(f) + tx * bow, y + ny * q * float(f) + ty * bow))
            crease(pen, [(u + 4.5 * tx, v + 4.5 * ty) for u, v in line], 4.4, SEAM, 0.34)
            crease(pen, line, 3.0, NIGHT, 0.72)

    c.draw(work, clip=m, detail=0.6, soft=0.7)


def collar(c: Canvas, shell: Mask) -> None:
    """Rolls of loose skin about the neck's root, and the shade of the `shell` out of which it grows."""
    m = c.mask(limb(NECK, 90)) - shell
    c.multiply(shell.blur(12).move(14, 6) & m, NIGHT, 0.8)
    ways: list[Points] = []
    for k, fold in enumerate(_FOLDS):
        w = 9.0 - k
        sweep(c, m, [(x - 5, y + 2, w) for x, y in fold], 6, NIGHT, 0.62 - 0.06 * k)
        sweep(c, m, [(x + 7, y - 3, 0.8 * w) for x, y in fold], 5, SEAM, 0.4 - 0.05 * k, pale=True)
        ways.append([p[:2] for p in fold])

    def work(pen: Pen) -> None:
        for way in ways:
            crease(pen, way, 2.6, NIGHT, 0.72)

    c.draw(work, clip=m, detail=0.6, soft=0.6)


def near_flipper(c: Canvas) -> None:
    """The near flipper, sweeping down and back like a wing, light dappled on it."""
    shape = c.mask(curve(_NEAR))
    low = np.asarray(smoothstep(880, 980, c.y), np.float32)
    c.multiply(shape.blur(16).move(-20, 20) * low, NIGHT, 0.55)
    m = c.mask(curve(_NEAR), wobble=0.8) * np.asarray(smoothstep(852, 930, c.y), np.float32)
    c.form(m, SKIN, thickness=34, rim=0.2, mottle=0.04, detail=0.6, gain=0.9, bias=0.03)
    _armour(c, m)
    c.multiply(m * np.asarray(smoothstep(1000, 1190, c.y), np.float32), (0.4, 0.09, 250), 0.6)
    sweep(c, m, ((560, 880, 14), (660, 900, 20), (690, 980, 22), (640, 1070, 18), (540, 1130, 12)), 16, SEAM, 0.3,
          pale=True)  # fmt: skip
    c.multiply(m.edge(-8, -16, 12), NIGHT, 0.5)
    c.glaze(m.edge(12, 3, 9), (0.84, 0.085, 120), 0.45)


def _armour(c: Canvas, m: Mask) -> None:
    """Plates in rows along the paddle: broad and dark on its leading edge, small behind."""
    s = sample(_SPINE, 17)
    d = np.gradient(s[:, :2], axis=0)
    r = c.rng("armour")
    rows = []
    for k, ((x, y, w), (dx, dy)) in enumerate(zip(s, d, strict=True)):
        n = math.hypot(float(dx), float(dy)) or 1.0
        for f, every in ((0.86, 2), (0.36, 1), (-0.02, 1), (-0.34, 1), (-0.62, 1), (-0.9, 1)):
            if k % every:
                continue
            q, t = f * float(w), (8 if f in (0.36, -0.34) else 0) + float(r.normal(0, 2.5))
            u, v = float(x + (dy * q + dx * t) / n), float(y + (-dx * q + dy * t) / n)
            rows.append((u, v + float(r.normal(0, 2))))
    plates(c, m, rows, 2.0, (0.36, 0.075, 215), 0.66, 0.34)
    sweep(c, m, [(x + 0.45 * w, y + 0.4 * w, 0.34 * w) for x, y, w in _SPINE], 14, (0.42, 0.09, 240), 0.5)
    sweep(c, m, [(x - 0.4 * w, y - 0.35 * w, 0.16 * w) for x, y, w in _SPINE], 9, (0.8, 0.09, 125), 0.4, pale=True)


def stir(c: Canvas) -> None:
    """What the stroke leaves behind it: threads of stirred water, a few bubbles that rise from the tip."""
    r = c.rng("bubbles")

    def work(pen: Pen) -> None:
        for dx, dy, share in ((-34, -20, 0.3), (-74, -48, 0.2)):
            way = [(490, 1050), (450, 1090), (384, 1126), (296, 1152)]
            crease(pen, [(x + dx, y + dy) for x, y in way], 3.6, (0.86, 0.06, 180), share)
        for _ in range(11):
            t = float(r.random())
            x, y = 250 - 60 * t + float(r.normal(0, 16)), 1160 - 150 * t + float(r.normal(0, 14))
            q = float(r.uniform(1.6, 6.5)) * (0.5 + 0.7 * t)
            pen.fill(oval(x, y, q, 0.86 * q), (0.72, 0.09, 190), 0.45)
            pen.fill(oval(x - 0.3 * q, y - 0.3 * q, 0.36 * q, 0.28 * q), (0.95, 0.05, 150), 0.85)

    c.draw(work, detail=0.7, soft=0.3)
