"""Parts of Planning Permission: the kingfisher's feathers, one by one: primaries, secondaries, coverts, scapulars."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import Colour, mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

from .inks import BLUE_DEEP, CYAN, GOLD, ORANGE_DEEP, SUN

Tone: TypeAlias = tuple[float, float, float]
_NIGHT: Final = (0.25, 0.085, 262)
_VANE: Final = ((0.0, 0.3), (0.12, 0.7), (0.4, 1.0), (0.72, 1.0), (0.88, 0.8), (0.96, 0.5), (1.0, 0.16))
"""How broad a feather is along its shaft."""


def vane(
    c: Canvas, pen: Pen, seed: str, root: Points, wide: float, bend: float, tone: Colour, lit: float = 0.5
) -> None:
    """Paint one feather between two points: dark at its root, barbs to both sides of its shaft, a worn light edge."""
    (ax, ay), (bx, by) = (p[:2] for p in root)
    dx, dy = bx - ax, by - ay
    long = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / long, dx / long

    def spot(t: float, off: float) -> tuple[float, float]:
        s = 4 * bend * t * (1 - t) * long + off
        return ax + dx * t + nx * s, ay + dy * t + ny * s

    def rib(off: float, scale: float, drop: float = 0.0) -> list[tuple[float, float, float]]:
        out = []
        for t, w in _VANE:
            x, y = spot(t, off * w)
            out.append((x, y + drop, wide * w * scale))
        return out

    pen.fill(limb(rib(0, 1.06, 2.2), 26), _NIGHT, 0.4)
    pen.fade(limb(rib(0, 1.0), 26), (ax, ay), (bx, by), (mix(tone, _NIGHT, 0.55), tone))
    pen.fill(limb(rib(0.5 * wide, 0.48), 26), mix(tone, _NIGHT, 0.5), 0.45)
    pen.fill(limb(rib(-0.46 * wide, 0.42), 26), mix(tone, CYAN, 0.5), 0.35 * lit)
    r = c.rng(seed)
    for _ in range(int(7 + 0.32 * long)):
        t, side = float(r.uniform(0.08, 0.92)), float(r.choice((-1, 1)))
        w = wide * float(np.interp(t, [s[0] for s in _VANE], [s[1] for s in _VANE]))
        p, q = spot(t, 0.06 * side * w), spot(min(t + 0.7 * wide / long, 1.0), 0.94 * side * w)
        ink = mix(tone, CYAN if r.random() < 0.3 + 0.4 * lit else _NIGHT, float(r.uniform(0.2, 0.55)))
        pen.fill(limb([(*p, 0.7), (*q, 0.3)], 6), ink, 0.36)
    edge = [(*spot(t, -0.92 * w * wide), 0.5 + 0.5 * lit) for t, w in _VANE[1:]]
    pen.fill(limb(edge, 22), mix(tone, CYAN, 0.85), 0.3 + 0.3 * lit)
    pen.fill(limb([(*spot(t, 0), 0.9 - 0.6 * t) for t in (0.05, 0.4, 0.92)], 16), _NIGHT, 0.65)


def row(
    c: Canvas,
    roots: Points,
    tips: Points,
    n: int,
    wide: float,
    tones: tuple[Tone, Tone],
    seed: str,
    *,
    bend: float = -0.05,
    until: float = 1.0,
    lit: float = 0.5,
) -> Mask:
    """Lay a row of feathers, the leading one first, each over the one before; `until` is how far they reach."""
    a, b = sample(roots, n), sample(tips, n)
    r = c.rng(seed)
    jog = r.uniform(-0.03, 0.03, (n, 3))

    def work(pen: Pen) -> None:
        for k in range(n):
            f = k / (n - 1)
            u, v = a[k], a[k] + (b[k] - a[k]) * until * (1 + float(jog[k, 0]))
            light, chroma, hue = (p + f * (q - p) for p, q in zip(*tones, strict=True))
            tone = (light + float(jog[k, 1]), chroma, hue + 130 * float(jog[k, 2]))
            vane(c, pen, f"{seed}/{k}", (tuple(u), tuple(v)), wide, bend * (1 - 0.6 * f), tone, lit)

    return c.draw(work, detail=0.7, soft=0.3)


def _under(c: Canvas, m: Mask, over: Mask, share: float) -> None:
    """Lay the shadow of a row on what lies below it."""
    c.multiply(over.blur(5).move(3, 6) & m, (0.4, 0.1, 262), share)


def far_wing(c: Canvas) -> Mask:
    """The far wing, lifted behind the head, the mist shining a little through its feathers' ends."""
    hand, arm = ((660, 104), (676, 100), (690, 112)), ((690, 112), (682, 140), (662, 172))
    ends = ((648, 24), (674, 15), (702, 19), (728, 34), (750, 58), (764, 88))
    low = ((766, 104), (768, 128), (764, 150), (752, 168))
    m = row(c, arm[::-1], low[::-1], 7, 13, ((0.44, 0.12, 252), (0.5, 0.13, 246)), "far/low", bend=0.05, lit=0.3)
    p = row(c, hand[::-1], ends[::-1], 9, 13, ((0.42, 0.12, 254), (0.46, 0.12, 250)), "far/hand", bend=0.04, lit=0.35)
    for until, wide, light in ((0.5, 11.5, 0.5), (0.32, 10, 0.57)):
        tones = ((light, 0.13, 246), (light + 0.02, 0.13, 242))
        roots, tips = (*hand, *arm[1:])[::-1], (*ends, *low[1:])[::-1]
        q = row(c, roots, tips, 14, wide, tones, f"far/{until}", bend=0.04, until=until, lit=0.5)
        p = p | q
    m = m | p
    c.multiply(m * np.asarray(smoothstep(70, 190, c.y), np.float32), (0.42, 0.1, 258), 0.7)
    c.glaze(m * np.asarray(smoothstep(70, 10, c.y), np.float32), (0.8, 0.09, 200), 0.22)
    sweep(c, m, ((652, 150, 8), (660, 116, 8), (662, 84, 6), (656, 40, 4)), 7, CYAN, 0.4, pale=True)
    nap(c, m, 700, -1.0, "nap/far", 11, vary=(0.1, 0.015), alpha=0.4)
    return m


def tail(c: Canvas) -> None:
    """A short tail of rounded feathers, pressed down as a brake."""
    row(c, ((676, 280), (656, 304)), ((728, 352), (716, 366), (700, 374)), 6, 10,
        ((0.42, 0.13, 252), (0.5, 0.13, 246)), "tail", bend=-0.02, lit=0.4)  # fmt: skip


def near_wing(c: Canvas, breast: Mask, behind: Mask) -> None:
    """The near wing from its flight feathers up to the scapulars that join it to the back."""
    hand, arm = ((726, 134), (728, 150), (718, 176)), ((718, 176), (700, 200), (672, 222))
    ends = ((772, 84), (786, 112), (790, 146), (788, 180), (780, 212))
    low = ((776, 228), (760, 256), (736, 278), (708, 290), (684, 288))
    far = row(c, hand, ends, 9, 13.5, ((0.42, 0.12, 256), (0.4, 0.12, 254)), "near/hand", lit=0.4)
    wing = row(c, arm, low, 9, 13, ((0.44, 0.13, 252), (0.5, 0.14, 246)), "near/arm", lit=0.45) | far
    root = ((706, 122), (722, 132), (716, 160), (696, 186), (664, 206))
    outer = (*ends, *low[1:])
    for k, (until, wide, light) in enumerate(((0.54, 12, 0.52), (0.4, 10.5, 0.58), (0.28, 9, 0.64))):
        n = 15
        a, b = sample(root, n), sample(outer, n)
        reach = limb([(*(a[i] + (b[i] - a[i]) * until), 9) for i in range(n)], 40)
        _under(c, wing, c.mask(reach), 0.62)
        tones = ((light, 0.135, 246 - 5 * k), (light + 0.04, 0.14, 240 - 6 * k))
        wing = wing | row(c, root, outer, n, wide, tones, f"near/{k}", until=until, lit=0.5 + 0.15 * k)
    c.multiply(c.mask(limb(((642, 190, 10), (654, 236, 14), (676, 268, 8)), 16), soft=7) & breast, ORANGE_DEEP, 0.75)
    _lesser(c)
    row(c, ((650, 158), (644, 176), (642, 196)), ((716, 206), (700, 236), (676, 262)), 6, 11.5,
        ((0.62, 0.13, 232), (0.56, 0.14, 242)), "scapulars", bend=-0.06, lit=0.8)  # fmt: skip
    row(c, ((648, 152), (640, 166), (638, 182)), ((690, 178), (676, 202), (660, 222)), 6, 9.5,
        ((0.7, 0.125, 224), (0.62, 0.14, 236)), "mantle", bend=-0.06, lit=1.0)  # fmt: skip
    low_part = np.asarray(smoothstep(196, 292, c.y), np.float32)
    c.multiply(wing * low_part, (0.4, 0.1, 260), 0.6)
    arm_light: Points = ((648, 156, 7), (676, 150, 8), (700, 138, 6), (716, 128, 2))
    sweep(c, wing, arm_light, 7, (0.88, 0.09, 205), 0.5, pale=True)
    nap(c, wing, 1100, 0.45, "nap/near", 11, vary=(0.1, 0.015), alpha=0.42)
    c.glaze(wing.edge(-1, -3, 1.4) * np.asarray(smoothstep(200, 120, c.y), np.float32), SUN, 0.4)
    gap = wing.blur(5).move(-6, -6) - wing
    c.multiply(gap & behind, (0.36, 0.1, 262), 0.7)
    c.glaze(wing.edge(-2, 4, 2) * low_part, GOLD, 0.3)


def _lesser(c: Canvas) -> None:
    """Small coverts along the arm, each with a point of light."""
    r = c.rng("lesser")

    def work(pen: Pen) -> None:
        for i in range(5, -1, -1):
            for j in range(9):
                f = j / 8
                x = 716 - 66 * f - (6 - i) * 2.6 + 11 * i * (0.75 - 0.5 * f) + float(r.normal(0, 1.8))
                y = 126 + 58 * f + 7.5 * i * (0.35 + 0.7 * f) + float(r.normal(0, 1.8))
                turn = 0.05 + 0.85 * f + float(r.normal(0, 0.08))
                long = float(r.uniform(19, 24))
                tone = (0.58 + 0.1 * float(r.random()) + 0.012 * (5 - i), 0.135, 236 - 2.5 * (5 - i))
                tip = (x + long * math.cos(turn), y + long * math.sin(turn))
                vane(c, pen, f"lesser/{i}/{j}", ((x, y), tip), 7.4, -0.05, tone, 0.8)
                pen.fill(limb([(tip[0] - 5, tip[1] - 2, 0.7), (tip[0] - 1, tip[1] - 1, 1.7)], 8), CYAN, 0.75)

    m = c.draw(work, detail=0.8, soft=0.3)
    c.multiply(m.edge(-3, 3, 4), BLUE_DEEP, 0.35)
