"""Parts of Slow Ascent: the crag, the stair of locks that winds up it, its gates and its water."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.materials import bricks, wood
from moonhare.painting.motifs.props import lantern
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.terrain import plane


@dataclass(frozen=True)
class Lock:
    """One step: the front edge's middle and half width, how high its front is, how deep its chamber, its size."""

    x: float
    y: float
    half: float
    high: float
    deep: float
    size: float

    @property
    def wall(self) -> float:
        """Width of the quay on either side."""
        return 56 * self.size


def _stair() -> list[Lock]:
    bends = (292.0, 326.0, 404.0, 474.0, 520.0, 541.0, 538.0, 522.0, 508.0, 503.0, 508.0, 519.0, 530.0)
    locks, y = [], 1004.0
    for i, x in enumerate(bends):
        s = 0.8**i
        deep = 124.0 if i == 1 else 70 * s
        locks.append(Lock(x=x, y=y, half=236 * s, high=(124 if i == 0 else 100) * s, deep=deep, size=s))
        y -= deep + 100 * 0.8 ** (i + 1)
    return locks


LOCKS = _stair()


def crag(c: Canvas) -> None:
    """The needle of rock that the stair climbs: wider downwards, cleft, paler the higher."""
    left, right = 540.0, 520.0
    lefts: list[tuple[float, float]] = []
    rights: list[tuple[float, float]] = []
    r = c.rng("crag")
    for i in range(len(LOCKS) - 1, -1, -1):
        k = LOCKS[i]
        left = min(left, k.x - k.half - k.wall * 1.1)
        right = max(right, k.x + k.half + k.wall * 1.1)
        for part in (0.0, 0.5):
            y = k.y + k.high * part
            pad = 4 + 0.1 * (y - 236)
            lefts.append((left - 0.4 * pad + float(r.normal(0, 7 * k.size)), y))
            rights.append((right + pad + float(r.normal(0, 9 * k.size)), y))
    outline: list[tuple[float, float]] = [*lefts, (-40, 1220), (790, 1220), *rights[::-1]]
    rock = c.mask(polygon(outline), wobble=7, cell=22)
    up = smoothstep(1000, 240, c.y)
    fold = c.noise.at("clefts", c.x / 46 + 0.4 * c.noise.at("warp", c.x / 80, c.y / 80, 1.0, 2), c.y / 84, 1.0, 5)
    ledge = c.noise.at("ledges", c.x / 90, c.y / 24, 1.0, 3)
    c.form(
        rock,
        (0.33, 0.055, 262),
        thickness=70,
        bump=np.asarray((fold - 0.5) * 44 + (ledge - 0.5) * 18, np.float32),
        rim=0.5,
        mottle=0.2,
        grain=18,
        detail=0.3,
    )
    c.glaze(rock * np.asarray(0.34 * up, np.float32), (0.5, 0.09, 262))
    c.screen(
        rock * np.asarray(smoothstep(0.58, 0.78, fold) * smoothstep(400, 640, c.x), np.float32), (0.7, 0.06, 235), 0.24
    )


def _water(c: Canvas, i: int) -> None:
    """The chamber's water: it holds the night, and a lane of the moon."""
    k, n = LOCKS[i], LOCKS[min(i + 1, len(LOCKS) - 1)]
    s = k.size
    back = k.y - k.deep
    nl, nr = (n.x - n.half, n.x + n.half) if n is not k else (k.x - k.half * 0.8, k.x + k.half * 0.8)
    pool = c.mask(polygon([(nl, back), (nr, back), (k.x + k.half, k.y + 1), (k.x - k.half, k.y + 1)]))
    at = pool.where
    v = np.clip((c.y[at] - back) / k.deep, 0, 1)
    ripple = c.noise.at(f"pool{i}", c.x[at] / ((20 + 30 * v) * s), v * (9 if i == 1 else 6), 1.0, 3) - 0.5
    middle = n.x + (k.x - n.x) * v + (0.34 - 0.2 * v) * k.half
    lane = np.exp(-(((c.x[at] - middle) / (0.2 * k.half * (0.6 + v))) ** 2)) * (1 + 1.6 * ripple)
    t = 0.26 + 0.1 * v + ripple * 0.5 + 0.42 * lane
    stops = [(0, (0.17, 0.07, 274)), (0.4, (0.32, 0.1, 266)), (0.75, (0.56, 0.09, 255)), (1, (0.94, 0.05, 95))]
    c.fill(pool, pick(ramp(stops), np.asarray(t, np.float32)), detail=0.45)
    c.multiply(pool * np.asarray(smoothstep(back + 0.3 * k.deep, back, c.y), np.float32), c.palette.deep, 0.55)
    for f in (-1, 1):
        inner, far = k.x + f * k.half, n.x + f * (nr - nl) / 2
        quay = c.mask(
            polygon([(far, back), (far + f * n.wall, back), (inner + f * k.wall, k.y), (inner, k.y)]), wobble=0.8 * s
        )
        c.form(
            quay,
            mix((0.6, 0.045, 252), (0.5, 0.08, 262), min(0.6, 0.08 * i)),
            thickness=5 * s,
            mottle=0.3,
            grain=14 * s + 3,
            rim=0.7,
            detail=0.5,
        )
        rim = c.mask(limb([(far, back, 2.2 * s), (inner, k.y, 4.5 * s)], 12))
        c.form(rim, (0.72, 0.04, 245), thickness=3 * s, rim=0.7, mottle=0.2, grain=6, detail=0.55)
        c.multiply(
            c.mask(limb([(far - f * 5 * s, back, 3 * s), (inner - f * 9 * s, k.y, 7 * s)], 12), soft=3 * s) & pool,
            c.palette.deep,
            0.5,
        )


def chamber(c: Canvas, i: int) -> None:
    """Paint the water and the quays of step `i`."""
    _water(c, i)
    k = LOCKS[i]
    if i in (0, 2, 4, 7):
        f = 1 if i in (2, 7) else -1
        s = k.size
        lx, ly = k.x + f * (k.half + 0.55 * k.wall), k.y - 0.2 * k.deep
        c.draw(lambda pen: pen.stroke([(lx, ly), (lx, ly - 52 * s)], (0.2, 0.05, 270), 5 * s), relief=2 * s, detail=0.6)
        lantern(c, lx, ly - 88 * s, 42 * s, reach=80 * s)


def front(c: Canvas, i: int) -> None:
    """Paint the wall of step `i` with its pair of gates, and what runs over them."""
    k = LOCKS[i]
    s, r = k.size, c.rng(f"front{i}")
    haze = min(0.55, 0.055 * i)
    left, right, foot = k.x - k.half - k.wall, k.x + k.half + k.wall, k.y + k.high
    wall = c.mask(
        polygon([(left, k.y), (right, k.y), (right + 5 * s, foot + 4), (left - 5 * s, foot + 4)]), wobble=1.2 * s
    )
    stone: Colour = mix((0.46, 0.055, 262), (0.5, 0.09, 264), haze)
    if i < 6:
        flat = plane(c, wall, ((left, k.y), (right, k.y), (right, foot), (left, foot)))
        fall = -0.08 - 0.2 * smoothstep(k.y, foot, c.y[wall.where])
        bricks(
            c,
            flat,
            stone,
            across=(11, 9, 12, 10, 8, 9)[i],
            down=(6, 5, 5, 4, 4, 3)[i],
            light=np.asarray(fall, np.float32),
            seed=f"front{i}",
        )
    else:
        c.form(wall, stone, thickness=5 * s, mottle=0.3, grain=8, bias=-0.06, detail=0.4)
    damp = smoothstep(0.5, 0.75, c.noise.at(f"damp{i}", c.x / (26 * s), c.y / (90 * s), 1.0, 3))
    c.multiply(wall * np.asarray(0.6 * damp, np.float32), (0.3, 0.07, 215), 0.7)
    wide = k.half * (0.46, 0.5, 0.44, 0.52, 0.46, 0.5, 0.5)[min(i, 6)]
    niche = c.mask(
        polygon(
            [
                (k.x - wide - 9 * s, k.y),
                (k.x + wide + 9 * s, k.y),
                (k.x + wide + 9 * s, foot),
                (k.x - wide - 9 * s, foot),
            ]
        )
    )
    c.multiply(niche, c.palette.deep, 0.75)
    timber = mix((0.36, 0.06, 45), c.palette.haze, haze * 0.8)
    for f in (-1, 1):
        leaf = c.mask(
            polygon(
                [(k.x, k.y + 5 * s), (k.x + f * wide, k.y + 1 * s), (k.x + f * wide, foot - 3 * s), (k.x, foot + 2 * s)]
            )
        )
        wood(c, leaf, timber, angle=90, grain=9 * s + 1, thickness=8 * s, seed=f"gate{i}{f}", bias=0.05 * f - 0.05)
        for row in (0.3, 0.74):
            y = k.y + k.high * row
            rail = c.mask(
                polygon([(k.x, y - 3 * s), (k.x + f * wide, y - 6 * s), (k.x + f * wide, y + 4 * s), (k.x, y + 7 * s)])
            )
            c.shadow(rail, 2 * s, 4 * s, 3 * s, 0.5)
            wood(
                c,
                rail,
                mix(timber, (0.5, 0.07, 55), 0.4),
                angle=0,
                grain=4 * s + 1,
                thickness=5 * s,
                seed=f"rail{i}{row}",
            )
        post = c.mask(
            limb([(k.x + f * (wide + 5 * s), k.y - 16 * s, 7 * s), (k.x + f * (wide + 5 * s), foot, 8 * s)], 12)
        )
        c.shadow(post, -3 * s, 3 * s, 4 * s, 0.5)
        c.form(
            post,
            mix((0.55, 0.05, 255), c.palette.haze, haze),
            thickness=7 * s,
            rim=0.7,
            mottle=0.3,
            grain=8,
            detail=0.5,
        )
    cope = c.mask(limb([(left - 2 * s, k.y, 4.5 * s), (k.x - wide - 12 * s, k.y, 4.5 * s)], 8)) | c.mask(
        limb([(k.x + wide + 12 * s, k.y, 4.5 * s), (right + 2 * s, k.y, 4.5 * s)], 8)
    )
    c.form(cope, (0.66, 0.045, 248), thickness=4 * s, rim=0.8, mottle=0.25, grain=7, haze=haze * 0.6, detail=0.55)
    _spill(c, i, k, wide, r)


def _spill(c: Canvas, i: int, k: Lock, wide: float, r: np.random.Generator) -> None:
    """Water over the gates, fuller here and thinner there; it breaks into foam below."""
    s, foot = k.size, k.y + k.high
    sheets = []
    for _ in range(int(r.integers(2, 5))):
        x, w = k.x + float(r.uniform(-0.7, 0.7)) * wide, wide * float(r.uniform(0.1, 0.3))
        sheets.append((x, w, float(r.uniform(0.75, 1.0))))
    for x, w, long in sheets:
        veil: Path = curve(
            [
                (max(x - w, k.x - wide), k.y - 3 * s, CORNER),
                (min(x + w, k.x + wide), k.y - 3 * s, CORNER),
                (x + w * 1.05, k.y + k.high * 0.5),
                (x + w * 1.2, k.y + k.high * long, CORNER),
                (x - w * 1.2, k.y + k.high * long, CORNER),
                (x - w * 1.05, k.y + k.high * 0.5),
            ]
        )
        m = c.mask(veil, soft=2.5 * s)
        threads = c.noise.at(f"fall{i}{x:.0f}", c.x / (5 * s), c.y / (70 * s), 1.0, 3)
        c.glaze(m * np.asarray(0.25 + 0.75 * smoothstep(0.42, 0.62, threads), np.float32), (0.86, 0.045, 238), 0.72)
        lip = c.mask(oval(x, k.y - 1 * s, w * 1.05, 3.6 * s), soft=1.2 * s)
        c.glaze(lip, (0.96, 0.025, 235), 0.8)

    def streams(pen: Pen) -> None:
        for _ in range(int(26 - i)):
            x = k.x + float(r.uniform(-0.96, 0.96)) * wide
            y1 = k.y + k.high * float(r.uniform(0.4, 1.0))
            pen.stroke(
                [(x, k.y - 2 * s), (x + float(r.normal(0, 2 * s)), y1)],
                (0.9, 0.04, 240),
                float(r.uniform(0.6, 2)) * s,
                0.5,
            )

    c.draw(streams, soft=0.4, detail=0.55)
    c.multiply(c.mask(oval(k.x, foot + 3 * s, k.half, 9 * s), soft=6 * s), c.palette.deep, 0.4)
    xs = np.concatenate([r.normal(x, w * 0.9, 26) for x, w, _ in sheets])
    ys = foot + r.normal(1, 4, len(xs)) * s
    tone = np.repeat(np.array([[0.9, 0.95, 1.0]], np.float32), len(xs), 0)
    strew(
        c,
        "soft",
        xs,
        ys,
        r.uniform(6, 20, len(xs)) * s,
        r.uniform(0, 6.28, len(xs)),
        tone,
        seed=f"foam{i}",
        alpha=0.42,
        detail=0.5,
    )
