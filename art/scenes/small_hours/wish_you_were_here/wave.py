"""Parts of Wish You Were Here: the wave of sand, its shadowed hollow, its lit shell that bends down like a neck."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import Points, limb, oval, polygon, sample

_OUTER: Final[Points] = (
    *((428, 746), (410, 744), (380, 720), (336, 672), (284, 608), (224, 522), (180, 426), (172, 322), (212, 206)),
    *((304, 108), (440, 58), (580, 62), (700, 116), (790, 206), (850, 330), (890, 520), (890, 760), (860, 1040)),
)
"""The wave's outer contour: from its bowed head over the crest, down its back to the right."""
_RIM: Final[Points] = (
    *((428, 746), (434, 730), (424, 696), (400, 646), (360, 572), (324, 490), (308, 406), (326, 320), (386, 256)),
    *((474, 228), (566, 246), (646, 308), (698, 412), (718, 540), (708, 676), (672, 806), (600, 914), (506, 990)),
    (430, 1020),
)
"""The near rim of the hollow, from the same head to the foot."""
_FAR: Final[Points] = (
    *((428, 746), (433, 730), (424, 694), (406, 642), (386, 580), (378, 526), (388, 474), (414, 440), (448, 440)),
    *((484, 480), (504, 546), (506, 620), (490, 700), (450, 784), (386, 854), (304, 900), (200, 930), (60, 944)),
    (-40, 952),
)
"""Where the hollow ends against the sky."""
_N: Final = 240
_LIT = ramp([(0.56, 0.115, 52), (0.68, 0.125, 62), (0.79, 0.12, 73), (0.87, 0.095, 81), (0.94, 0.06, 88)])
_SHADE = ramp([(0.25, 0.065, 350), (0.33, 0.08, 10), (0.42, 0.095, 30), (0.56, 0.11, 50), (0.8, 0.1, 72)])


def _between(a: Points, b: Points, share: float, since: float, until: float, wide: float, drift: float = 0.0) -> Points:
    """Return a spine with half widths that runs between two contours, tapering at both its ends."""
    p, q = sample(a, _N), sample(b, _N)
    out: list[tuple[float, ...]] = []
    for t in np.linspace(since, until, 30):
        k = int(t * (_N - 1))
        s = share + drift * (t - since)
        at = p[k] * (1 - s) + q[k] * s
        taper = float(max(0.0, np.sin(np.pi * (t - since) / (until - since))) ** 0.7)
        out.append((float(at[0]), float(at[1]), max(0.4, wide * taper)))
    return out


def _ring(a: Points, b: Points) -> list[tuple[float, float]]:
    p, q = sample(a, _N), sample(b, _N)
    return [(float(x[0]), float(x[1])) for x in (*p, *q[::-1])]


def _across(c: Canvas, a: Points, b: Points) -> tuple[Array, Array]:
    """Return how far each place lies from one contour to the other (0-1), and how far along them (0-1)."""
    p, q = sample(a, _N)[:, :2], sample(b, _N)[:, :2]
    best = np.full((c.h, c.w), 1e9, np.float32)
    across = np.zeros((c.h, c.w), np.float32)
    along = np.zeros((c.h, c.w), np.float32)
    for k in range(_N):
        d = q[k] - p[k]
        n = float(d @ d) + 1e-6
        s = np.clip(((c.x - p[k][0]) * d[0] + (c.y - p[k][1]) * d[1]) / n, 0, 1)
        away = (c.x - p[k][0] - s * d[0]) ** 2 + (c.y - p[k][1] - s * d[1]) ** 2
        near = away < best
        best = np.where(near, away, best)
        across = np.where(near, s, across)
        along = np.where(near, k / (_N - 1), along)
    return np.asarray(across, np.float32), np.asarray(along, np.float32)


def hollow(c: Canvas) -> None:
    """Paint the hollow: deepest under the crest, lighter where it sweeps out over the ground; sand runs up it."""
    m = c.mask(polygon(_ring(_RIM, _FAR)), wobble=1.2, cell=30)
    across, along = _across(c, _RIM, _FAR)
    t = 0.2 + 0.78 * smoothstep(0.62, 0.95, along) ** 1.3 + 0.3 * smoothstep(0.3, 1.0, across)
    t = t - 0.22 * smoothstep(0.35, 0.0, across) * smoothstep(0.95, 0.7, along)
    c.fill(m, pick(_SHADE, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.65)
    for k, share in enumerate((0.22, 0.4, 0.58, 0.76, 0.9)):
        spine = _between(_RIM, _FAR, share, 0.22 + 0.05 * (k % 2), 0.94 - 0.05 * (k % 3), 7, -0.06)
        c.glaze(c.mask(limb(spine, 90), soft=4) & m, (0.5, 0.1, 45), 0.34)
    for k, share in enumerate((0.14, 0.5, 0.68)):
        spine = _between(_RIM, _FAR, share, 0.3, 0.9 - 0.06 * k, 5, 0.05)
        c.multiply(c.mask(limb(spine, 90), soft=4) & m, (0.5, 0.07, 10), 0.4)


def _ripples(c: Canvas, across: Array, along: Array) -> Array:
    """Return the wind's ripples on the shell (-0.5 to 0.5): long, forking, steep on one side, gone in places."""
    bend = c.noise.at("bend", c.x / 230, c.y / 230, 1.0, 2) - 0.5
    wide = 5.2 + 2.4 * smoothstep(0.5, 0.9, along)
    bend = bend * smoothstep(0.16, 0.5, along)
    phase = np.mod(across * wide + 3.4 * bend + 1.8 * along, 1)
    steep = np.where(phase < 0.72, phase / 0.72, (1 - phase) / 0.28) - 0.5
    kept = smoothstep(0.4, 0.64, c.noise.at("fade", c.x / 150, c.y / 130, 1.0, 2))
    kept = np.maximum(kept, 0.8 * smoothstep(0.4, 0.2, along))
    return np.asarray(steep * (0.12 + 0.88 * kept) * smoothstep(0, 0.1, across), np.float32)


def shell(c: Canvas) -> None:
    """Paint the lit shell from its bowed head over the crest down its back, rippled and grained as dunes are."""
    m = c.mask(polygon(_ring(_OUTER, _RIM)), wobble=1.2, cell=30)
    c.multiply(m.blur(16).move(14, 20) & c.mask(polygon(_ring(_RIM, _FAR))), (0.4, 0.07, 10), 0.5)
    across, along = _across(c, _OUTER, _RIM)
    t = 0.86 - 0.52 * smoothstep(0.46, 0.96, along) - 0.2 * smoothstep(0.4, 1.0, across) * smoothstep(0.1, 0.3, along)
    t = t + 0.12 * smoothstep(0.3, 0.0, across) * smoothstep(0.75, 0.5, along) * smoothstep(0.2, 0.36, along)
    t = t - 0.2 * smoothstep(0.3, 0.0, across) * smoothstep(0.34, 0.18, along)
    t = t - 0.3 * smoothstep(0.3, 0.04, along)
    t = t - 0.16 * smoothstep(900, 1010, c.y) + 0.16 * (c.field("broad", 170, 2) - 0.5)
    t = t - 0.26 * _ripples(c, across, along) + 0.1 * (c.field("sandy", 2.4, 2) - 0.5)
    c.fill(m, pick(_LIT, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.65)
    _rim_light(c, m)


def _rim_light(c: Canvas, m: Mask) -> None:
    """A thin pale line along the near rim, where the sun catches the shell's edge."""
    rim = [(float(p[0]), float(p[1]), 3.4) for p in sample(_RIM, 60)[2:56]]
    c.glaze(c.mask(limb(rim, 160), soft=1.2) & m, (0.96, 0.05, 90), 0.75)


_VEILS: Final[tuple[Points, ...]] = (
    ((250, 190, 4), (306, 118, 16), (366, 62, 15), (440, 30, 9), (510, 22, 1)),
    ((330, 120, 6), (420, 64, 18), (510, 34, 15), (590, 26, 8), (660, 34, 1)),
    ((440, 78, 6), (540, 58, 18), (630, 58, 15), (710, 78, 8), (770, 112, 1)),
    ((560, 84, 6), (650, 92, 16), (730, 124, 13), (790, 172, 7), (834, 220, 1)),
)
"""Veils of blown sand that lie along the crest and leave it to the right."""


_LOCKS: Final[tuple[tuple[Points, float], ...]] = (
    (((384, 630, 3), (413, 688, 9), (435, 734, 11), (440, 768, 5), (432, 792, 0.5)), 0.35),
    (((326, 626, 3), (367, 687, 9), (396, 726, 11), (408, 752, 6), (406, 774, 0.5)), 0.75),
    (((368, 640, 5), (396, 688, 15), (420, 732, 13), (426, 764, 7), (416, 790, 0.5)), 0.1),
)
"""The locks in which the bowed crest ends, with how dark each is."""


def fringe(c: Canvas) -> None:
    """Part the crest's end into three soft locks of sand that curl towards the child."""
    for way, dark in _LOCKS:
        m = c.mask(limb(way, 40), wobble=0.8, cell=14)
        body = m * np.asarray(smoothstep(650, 710, c.y)[m.where], np.float32)
        c.fill(body, mix((0.9, 0.085, 84), (0.77, 0.12, 72), dark), detail=0.7)
        c.multiply(body.edge(5, 3, 2.5) & body, (0.86, 0.09, 66), 0.5)


def surf(c: Canvas) -> None:
    """Heap the sand that has already broken along the wave's foot, in soft pale billows."""
    r = c.rng("surf")
    for row, (since, until, lift, tone) in enumerate(
        ((560, 830, 16, (0.8, 0.11, 74)), (585, 830, 4, (0.87, 0.095, 80)), (610, 830, -8, (0.93, 0.065, 86)))
    ):
        n = 9 - row
        balls = []
        for k in range(n):
            x = since + (until - since) * (k + r.uniform(-0.25, 0.25)) / (n - 1)
            grown = 13 + 17 * min(1.0, (k + 0.6) / 4)
            balls.append(
                oval(x, 998 - lift + 0.02 * (x - 560), grown * r.uniform(1.0, 1.35), grown * r.uniform(0.75, 0.95))
            )
        m = c.mask(*balls, wobble=3, cell=18)
        c.multiply(m.blur(7).move(-2, -5), (0.78, 0.1, 60), 0.35)
        c.fill(m, tone, detail=0.5)
        c.multiply(m.edge(1, 9, 5) & m, (0.88, 0.09, 70), 0.6)


def mane(c: Canvas) -> None:
    """Blow thin veils of sand back off the crest, all one way, like a mane."""
    for k, way in enumerate(_VEILS):
        m = c.mask(limb(way, 60), wobble=2, cell=40, soft=1)
        c.fill(m, (0.93, 0.065, 86), 0.92, detail=0.5)
        c.multiply(m.edge(2, 9, 4) & m, (0.86, 0.09, 70), 0.5 + 0.05 * k)
