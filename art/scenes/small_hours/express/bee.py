"""Parts of Express: the bumblebee, its coat hair by hair on a body in space, its wings, legs and eyes."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.cells import cells
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import strew

Vector = NDArray[np.float64]


def _unit(v: Vector) -> Vector:
    return np.asarray(v / np.linalg.norm(v), np.float64)


_AHEAD = _unit(np.array([-0.66, 0.26, 0.7]))
"""Where the bee flies: to the left, a little down, towards us."""
_SIDE = _unit(np.cross(_AHEAD, np.array([0.0, -1.0, 0.0])))
_UP = _unit(np.cross(_SIDE, _AHEAD))
_CHEST = np.array([404.0, 404.0, 0.0])
_TAIL = _CHEST - _AHEAD * 158 + np.array([4.0, 6.0, 0.0])
_HEAD = _CHEST + _AHEAD * 128 + np.array([0.0, 30.0, 0.0])

_GOLD = ramp([(0.34, 0.09, 45), (0.6, 0.14, 62), (0.8, 0.16, 80), (0.91, 0.13, 90), (0.98, 0.07, 98)])
_DARK = ramp([(0.12, 0.03, 10), (0.2, 0.045, 15), (0.3, 0.06, 30), (0.5, 0.1, 55), (0.93, 0.11, 88)])
_CREAM = ramp([(0.46, 0.07, 10), (0.7, 0.07, 20), (0.88, 0.05, 50), (0.96, 0.035, 80), (0.99, 0.02, 95)])
_FACE = ramp([(0.3, 0.07, 45), (0.62, 0.1, 62), (0.82, 0.1, 80), (0.93, 0.07, 90), (0.98, 0.04, 98)])


def paint_bee(c: Canvas) -> None:
    """Paint the bee from its farther wing to its eyes; its feet are where `FEET` says."""
    _wings(c, far=True)
    _legs(c, far=True)
    _coat(c)
    _wings(c, far=False)
    _legs(c, far=False)
    _eyes(c)
    _feelers(c)


def _shell(
    c: Canvas, seed: str, centre: Vector, long: float, wide: float, n: int
) -> tuple[Vector, Vector, Vector, Vector]:
    """Return hair roots on an ellipsoid along the bee: places, normals, and how far ahead and up (-1 to 1)."""
    r = c.rng(seed)
    p = r.standard_normal((n, 3))
    p /= np.linalg.norm(p, axis=1)[:, None]
    at = centre + p[:, :1] * long * _AHEAD + wide * (p[:, 1:2] * _SIDE + p[:, 2:] * _UP)
    normal = p[:, :1] / long * _AHEAD + (p[:, 1:2] * _SIDE + p[:, 2:] * _UP) / wide
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    return at, normal, p[:, 0], p[:, 2]


def _coat(c: Canvas) -> None:
    parts = (
        ("tail", _TAIL, 172.0, 132.0, 15000, (20, 42), 0.0),
        ("chest", _CHEST, 112.0, 122.0, 12000, (22, 44), 60.0),
        ("head", _HEAD, 68.0, 84.0, 9000, (11, 24), 120.0),
    )
    for _, centre, long, wide, *_rest in parts:
        c.fill(c.mask(oval(centre[0], centre[1], 0.78 * long + 0.1 * wide, wide * 0.94, -14), soft=5), (0.22, 0.06, 35))
    packs = []
    for name, centre, long, wide, n, size, lift in parts:
        r = c.rng(f"hair/{name}")
        at, normal, s, up = _shell(c, f"coat/{name}", centre, long, wide, n)
        s = s + 0.1 * (r.random(n) - 0.5)
        seen = normal[:, 2] > -0.3
        lie = 0.62 * normal - 0.62 * _AHEAD + np.array([0.0, 0.16, 0.0]) + 0.2 * r.standard_normal((n, 3))
        lie /= np.linalg.norm(lie, axis=1)[:, None]
        length = r.uniform(*size, n)
        flat = np.hypot(lie[:, 0], lie[:, 1])
        edge = np.clip(1 - np.abs(normal[:, 2]), 0, 1) ** 2.0
        sky = normal @ _unit(np.array([-0.15, -0.8, 0.5]))
        gate = normal @ _unit(np.array([0.45, 0.75, -0.3]))
        t = (
            0.33
            + 0.33 * sky
            + edge * (0.3 + 0.25 * np.maximum(sky, 0) + 0.42 * np.maximum(gate, 0))
            + 0.12 * r.standard_normal(n) * 0.8
        )
        t = t + 0.14 * (c.noise.at(f"tuft/{name}", at[None, :, 0] / 16, at[None, :, 1] / 16, 1.0, 2)[0] - 0.5)
        if name == "tail":
            near = np.clip((s - 0.66) / 0.34, 0, 1) * 0.16
            t = t - near
            kind = np.where(s > 0.34, 0, np.where(s > -0.22, 1, 2))
        elif name == "chest":
            kind = np.where(s > 0.3, 0, np.where(s > -0.5, 1, 0))
            t = t - 0.16 * np.clip(s - 0.55, 0, 1)
        else:
            face = np.exp(-(((up + 0.05) / 0.55) ** 2)) * (s > 0.5)
            kind = np.where(face > 0.5, 3, np.where((up > 0.3) & (s > -0.1), 0, 1))
        colours = np.stack([pick(g, np.asarray(np.clip(t, 0, 1), np.float32)) for g in (_GOLD, _DARK, _CREAM, _FACE)])
        tone = colours[kind, np.arange(n)]
        reach = np.maximum(length * flat, 7.0)
        x = at[:, 0] + lie[:, 0] * length / 2
        y = at[:, 1] + lie[:, 1] * length / 2
        depth = at[:, 2] + normal[:, 2] * 10 + lift
        packs.append((x[seen], y[seen], reach[seen], np.arctan2(lie[:, 1], lie[:, 0])[seen], tone[seen], depth[seen]))
    x, y, reach, turn, tone, depth = (np.concatenate([p[k] for p in packs]) for k in range(6))
    order = np.argsort(depth)
    strew(c, "hair", x[order], y[order], reach[order], turn[order], tone[order], seed="coat", detail=0.9)
    _pollen(c)


def _pollen(c: Canvas) -> None:
    """Yellow dust in the coat, thickest on chest and brow."""
    r = c.rng("dust")
    n = 420
    at, normal, _, _ = _shell(c, "dust/chest", _CHEST + np.array([0.0, -4.0, 0.0]), 122, 132, n)
    more, other, _, _ = _shell(c, "dust/tail", _TAIL, 180, 140, 260)
    at, normal = np.concatenate([at, more]), np.concatenate([normal, other])
    seen = normal[:, 2] > 0.1
    n = int(seen.sum())
    tone = pick(ramp([(0.86, 0.17, 84), (0.98, 0.09, 100)]), np.asarray(r.random(n), np.float32))
    strew(c, "dot", at[seen, 0], at[seen, 1], r.uniform(2, 5.4, n), 0.0, tone, seed="dust", alpha=0.8, detail=0.9)


def _spot(v: Vector) -> tuple[float, float]:
    return float(v[0]), float(v[1])


def _eyes(c: Canvas) -> None:
    """Two great dark almond eyes, a window of morning in each; a soft brow of hair lies over them."""
    for sign in (-1.0, 1.0):
        way = _unit(_AHEAD * 0.66 + _SIDE * sign * 0.74 + _UP * 0.1)
        x, y = _spot(_HEAD + way * 74)
        w = 27.0 if sign * _SIDE[0] > 0 else 21.0
        turn = 14.0 if sign * _SIDE[0] > 0 else -16.0
        eye = c.mask(oval(x, y, w, 38, turn))
        c.shadow(eye.grow(3), 0, 2, 5, 0.7, (0.2, 0.06, 35))
        u, v = (c.x[eye.where] - x) / w, (c.y[eye.where] - y) / 38
        t = 0.2 + 0.42 * smoothstep(-0.1, 1.1, v + 0.35 * u) + 0.16 * (1 - np.clip(u * u + v * v, 0, 1))
        glass = ramp([(0.1, 0.03, 20), (0.17, 0.05, 25), (0.32, 0.08, 40), (0.56, 0.11, 62)])
        c.fill(eye, pick(glass, np.asarray(t, np.float32)), detail=0.95)
        c.screen(eye.edge(0, 4, 2.0), (0.85, 0.12, 80), 0.5)
        sky = c.mask(oval(x + w * 0.05, y - 6, w * 0.6, 16, turn), soft=5) & eye
        c.screen(sky, (0.6, 0.08, 130), 0.42)
        c.screen(c.mask(oval(x, y + 20, w * 0.6, 10, turn), soft=5) & eye, (0.7, 0.14, 62), 0.4)

        def light(pen: Pen, x: float = x, y: float = y, w: float = w, turn: float = turn) -> None:
            pen.fill(oval(x + w * 0.22, y - 9, w * 0.2, 5.0, turn - 24), (0.97, 0.03, 110), 0.92)
            pen.dot(x - w * 0.2, y - 1, 1.8, (0.95, 0.05, 100), 0.6)

        c.draw(light, detail=0.98, emission=0.2)
        r = c.rng(f"lid{sign}")
        n = 190
        a = r.uniform(0, 6.283, n)
        px, py = x + np.cos(a) * w * 1.02, y + np.sin(a) * 37 + 2
        above = smoothstep(0.3, -0.5, np.sin(a))[:, None]
        level = np.asarray(r.uniform(0.2, 0.7, n), np.float32)
        tone = np.asarray(pick(_GOLD, level) * above + pick(_DARK, level) * (1 - above), np.float32)
        px, py = px + np.cos(a) * 3, py + np.sin(a) * 3
        strew(c, "hair", px, py, r.uniform(9, 18, n), a + r.normal(0, 0.5, n), tone, seed=f"lid{sign}", detail=0.95)
        # A brow of soft hair hangs over the eye: it looks kind, not startled.
        n = 130
        across = r.uniform(-1.05, 1.05, n)
        px = x + across * w
        py = y - 37 * np.sqrt(np.clip(1.1 - across**2, 0, 1)) + r.uniform(-4, 7, n)
        order = np.argsort(-py)
        level = np.asarray(r.uniform(0.3, 0.78, n), np.float32)
        fall = 1.57 + 0.5 * across + r.normal(0, 0.22, n)
        strew(
            c,
            "hair",
            px[order],
            py[order],
            r.uniform(13, 21, n),
            fall[order],
            pick(_GOLD, level),
            seed=f"brow{sign}",
            detail=0.95,
        )


def _feelers(c: Canvas) -> None:
    x, y = _spot(_HEAD + _UP * 66 + _AHEAD * 30)
    lines = (
        [
            (x + 8, y + 6, 5.5),
            (x + 4, y - 44, 4.6),
            (x - 18, y - 62, 5.2),
            (x - 58, y - 66, 5.6),
            (x - 92, y - 50, 5.0),
        ],
        [
            (x - 26, y + 16, 5.5),
            (x - 58, y - 20, 4.6),
            (x - 80, y - 26, 5.2),
            (x - 112, y - 8, 5.6),
            (x - 134, y + 24, 5),
        ],
    )
    for spine in lines:
        m = c.mask(limb(spine, 40))
        rings = np.asarray(1.1 * np.sin(c.x / 1.5), np.float32)
        c.form(m, (0.24, 0.05, 30), thickness=8, bump=rings, rim=1.0, detail=0.95)
        c.screen(m.edge(1.5, -1.5, 0.6), (0.95, 0.11, 88), 0.7)


FEET = ((286.0, 604.0), (352.0, 642.0), (452.0, 628.0), (536.0, 582.0))
"""Where the silk is held."""


def _legs(c: Canvas, far: bool) -> None:
    """Six legs, drawn in at the knee; the hindmost bears its basket of pollen."""
    near_legs = (
        [(352, 500, 13), (318, 548, 12), (306, 580, 8), (286, 604, 5)],
        [(398, 512, 14), (390, 572, 13), (372, 612, 8), (352, 642, 5)],
        [(476, 492, 15), (516, 552, 16), (508, 596, 11), (452, 628, 5)],
    )
    far_legs = (
        [(300, 500, 10), (262, 540, 9), (268, 574, 6), (290, 600, 4)],
        [(546, 470, 12), (578, 524, 11), (560, 560, 7), (536, 582, 4)],
    )
    for k, joints in enumerate(far_legs if far else near_legs):
        spine = [(float(px), float(py), q * 0.78) for px, py, q in joints]
        m = c.mask(limb(spine, 30), wobble=1.5, cell=6)
        c.form(m, (0.26, 0.055, 30), thickness=16, rim=0.9, detail=0.9)
        c.screen(m.edge(2, 2, 0.8), (0.95, 0.12, 82), 0.75)
        r = c.rng(f"leg{far}{k}")
        n = 150
        i = r.integers(0, len(spine) - 1, n)
        s = r.random(n)
        p = np.array(spine, float)
        at = p[i] * (1 - s)[:, None] + p[i + 1] * s[:, None]
        d = p[i + 1] - p[i]
        side = r.choice([-1.0, 1.0], n)
        run = np.arctan2(d[:, 1], d[:, 0])
        x, y = at[:, 0] - np.sin(run) * side * at[:, 2] * 0.8, at[:, 1] + np.cos(run) * side * at[:, 2] * 0.8
        t = np.asarray(np.clip(0.5 + 0.3 * side * np.cos(run + 0.6) + r.normal(0, 0.15, n), 0.1, 1), np.float32)
        strew(c, "hair", x, y, r.uniform(7, 15, n), run + side * 0.55, pick(_DARK, t), seed=f"leg{far}{k}", detail=0.9)
    if not far:
        for k, (joints, coat) in enumerate(zip(near_legs, (_DARK, _GOLD, _DARK), strict=True)):
            r = c.rng(f"thigh{k}")
            n = 90
            px = joints[0][0] + r.normal(0, 9, n)
            py = joints[0][1] + r.uniform(-16, 12, n)
            tone = pick(coat, np.asarray(r.uniform(0.25, 0.62, n), np.float32))
            turn = r.normal(1.5, 0.35, n)
            strew(c, "hair", px, py, r.uniform(18, 30, n), turn, tone, seed=f"thigh{k}", detail=0.9)
        ball = c.mask(oval(517, 566, 27, 34, 12), wobble=3, cell=7)
        c.shadow(ball, -3, 3, 5, 0.6, (0.2, 0.06, 30))
        grain = np.asarray(3.2 * c.noise.at("basket", c.x / 3, c.y / 3, 1.0, 2), np.float32)
        c.form(ball, (0.78, 0.17, 70), bump=grain, rim=0.9, detail=0.9)


def _wing(c: Canvas, points: list[tuple[float, ...]], root: tuple[float, float], turn: float, size: float) -> Mask:
    """Return a wing's silhouette: points (along, across) of its length, turned by degrees about its root."""
    a = math.radians(turn)
    co, si = math.cos(a), math.sin(a)
    path = [
        (root[0] + size * (p[0] * co - p[1] * si), root[1] + size * (p[0] * si + p[1] * co), *p[2:]) for p in points
    ]
    return c.mask(curve(path))


_FORE: list[tuple[float, ...]] = [
    (0, 0, CORNER),
    (0.3, -0.1),
    (0.66, -0.17),
    (0.94, -0.1),
    (1.0, 0.03),
    (0.88, 0.17),
    (0.58, 0.24),
    (0.24, 0.13),
]
_HIND: list[tuple[float, ...]] = [
    (0, 0, CORNER),
    (0.34, -0.12),
    (0.76, -0.12),
    (0.98, 0.02),
    (0.84, 0.2),
    (0.46, 0.24),
    (0.18, 0.12),
]


def _wings(c: Canvas, far: bool) -> None:
    """Wings of glass with brown veins, lit through; what beats fastest, their tips, is lost in the air."""
    pairs = (
        (((446.0, 330.0), -38.0, 250.0, _HIND, 1.0), ((436.0, 312.0), -57.0, 352.0, _FORE, 1.0))
        if not far
        else (((360.0, 318.0), -168.0, 206.0, _HIND, -1.0), ((374.0, 306.0), -136.0, 350.0, _FORE, -1.0))
    )
    for k, (root, turn, size, points, flip) in enumerate(pairs):
        shape: list[tuple[float, ...]] = [(p[0], p[1] * flip * (1.25 if k else 1.3), *p[2:]) for p in points]
        for swing, share in ((-15, 0.16), (-8, 0.26), (8, 0.26), (15, 0.16)):
            ghost = _wing(c, shape, root, turn + swing, size).blur(5)
            out = smoothstep(0.35, 1.0, np.hypot(c.x - root[0], c.y - root[1]) / size)
            c.screen(ghost * np.asarray(out, np.float32), (0.9, 0.06, 75), share)
        m = _wing(c, shape, root, turn, size)
        a = math.radians(turn)
        dx, dy = (c.x - root[0]) / size, (c.y - root[1]) / size
        u, v = dx * math.cos(a) + dy * math.sin(a), (-dx * math.sin(a) + dy * math.cos(a)) * flip
        keep: Array = np.asarray(1 - 0.92 * smoothstep(0.5, 0.98, u), np.float32)
        c.glaze(m * keep, (0.92, 0.05, 85), 0.34)
        sheen = smoothstep(0.45, 0.8, c.noise.at(f"sheen{far}{k}", u * 3 - v * 5, v * 3, 1.0, 2))
        c.screen(m * np.asarray(sheen * keep, np.float32), (0.86, 0.1, 350), 0.4)
        c.screen(m * np.asarray(smoothstep(0.6, 0.1, u), np.float32), (0.95, 0.1, 88), 0.28)
        gap, _ = cells(
            np.asarray(u * 4.4 + 0.6 * v, np.float32), np.asarray((v + 0.05 * u) * 8.5 + 2 * u * v, np.float32)
        )
        fan = np.abs(np.sin(np.arctan2(v, u + 0.04) * 11))
        vein = np.maximum(
            smoothstep(0.07, 0.02, gap) * 0.7 * smoothstep(0.25, 0.45, u), smoothstep(0.14, 0.03, fan) * 0.8
        )
        c.multiply(m * np.asarray(vein * keep, np.float32), (0.42, 0.09, 40), 0.62)
        c.screen((m - m.grow(-2.0)) * keep, (0.99, 0.06, 90), 0.75)
        lead = (
            m.edge(0, 0, 0.1)
            if m.empty
            else m * np.asarray(smoothstep(0.05, 0.0, np.abs(v + 0.1 * u)) * keep, np.float32)
        )
        c.multiply(lead, (0.4, 0.09, 40), 0.4)
