"""What both sisters are made with: folds, prints, sleeves, hair, hands."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, rgb
from art.painting.mask import Mask
from art.painting.materials import skin
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, limb, sample
from art.painting.stamps import jittered, sampled, scatter, strew

SKIN: Colour = (0.78, 0.07, 52)
Fold = Sequence[tuple[float, float, float]]


def folds(c: Canvas, on: Mask, lines: Sequence[Fold], dark: Colour, light: Colour, share: float = 0.6) -> None:
    """Valleys that darken, and along their lit side a ridge."""
    for f in lines:
        valley = c.mask(limb(list(f), 40))
        c.multiply(valley.blur(4.5) & on, dark, share)
        c.multiply(valley.grow(-2).blur(2) & on, dark, share * 0.5)
        w = max(q[2] for q in f)
        ridge = c.mask(limb([(x - w * 1.1, y - w * 0.8, q * 0.45) for x, y, q in f], 40))
        c.screen(ridge.blur(3) & on, light, share * 0.55)


def printed(
    c: Canvas,
    on: Mask,
    n: int,
    size: tuple[float, float],
    tones: Sequence[Colour],
    seed: str,
    leaf: Colour | None = None,
) -> None:
    """A print of little flowers, spread evenly."""
    r = c.rng(f"print/{seed}")
    x, y = scatter(on, n * 8, r, "any")
    keep: list[int] = []
    gap = 1.25 * size[1]
    for i in range(len(x)):
        if all((x[i] - x[j]) ** 2 + (y[i] - y[j]) ** 2 > gap * gap for j in keep):
            keep.append(i)
        if len(keep) >= n:
            break
    x, y = x[keep], y[keep]
    m = len(x)
    s = r.uniform(*size, m)
    if leaf is not None:
        for turn in (0.5, 2.4):
            a = r.uniform(0, 0.6, m) + turn
            tone = np.repeat(rgb(leaf)[None], m, 0)
            strew(
                c,
                "leaf",
                x + np.cos(a) * s * 0.55,
                y + np.sin(a) * s * 0.55,
                s * 0.8,
                a,
                jittered(tone, r),
                seed=f"{seed}l{turn}",
                clip=on,
                detail=0.8,
                alpha=0.8,
            )
    table = np.stack([rgb(t) for t in tones])
    strew(
        c,
        "petal",
        x,
        y,
        s,
        r.uniform(0, 6.3, m),
        jittered(table[r.integers(0, len(table), m)], r),
        seed=seed,
        clip=on,
        detail=0.8,
        alpha=0.9,
    )
    strew(
        c,
        "petal",
        x,
        y,
        s * 0.45,
        r.uniform(0, 6.3, m),
        jittered(table[r.integers(0, len(table), m)] * 0.82, r),
        seed=f"{seed}2",
        clip=on,
        detail=0.8,
        alpha=0.9,
    )


def gown(c: Canvas, body: Relief, colour: Colour, seed: str, bias: float) -> None:
    """Thin cotton that hangs: soft long folds, hardly any grain."""
    at = body.mask.where
    n = c.noise.at(f"hang/{seed}", c.x[at] / 34, c.y[at] / 240, 1.0, 2)
    thread = c.noise.at("thread", c.x[at] / 1.6, c.y[at] / 1.6, 1.0, 1) - 0.5
    bump = np.asarray(np.sin(n * 8.0) * 1.5 + thread * 0.16, np.float32)
    c.form(body, colour, bump=bump, rim=0.05, bias=bias, mottle=0.04, detail=0.8)


def shoe(c: Canvas, x: float, y: float, way: float, colour: Colour) -> None:
    """A strap shoe with a low heel, its toe `way` (-1 left, 1 right)."""

    def at(points: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
        return [(x + way * p[0], y + p[1], *p[2:]) for p in points]

    c.multiply(c.mask(limb(at([(-34, 1, 5), (40, 2, 6)])), soft=4), c.palette.deep, 0.55)
    heel = c.mask(curve(at([(-34, -14, CORNER), (-34, 0, CORNER), (-18, 0, CORNER), (-14, -10, CORNER)])))
    c.form(heel, (0.3, 0.05, 35), thickness=6, detail=0.85)
    upper = c.mask(
        curve(
            at(
                [
                    (-36, -34, CORNER),
                    (-37, -12),
                    (-20, -9),
                    (6, -5),
                    (40, -1),
                    (62, -3),
                    (63, -12),
                    (46, -20),
                    (22, -24),
                    (8, -34, CORNER),
                ]
            )
        )
    )
    c.form(upper, colour, thickness=20, gloss=0.35, rim=0.3, detail=0.88)
    sole = c.mask(limb(at([(-32, -9, 2), (4, -3, 2), (40, 0, 2), (60, -3, 2)]), 30))
    c.fill(sole, (0.3, 0.05, 35), 0.85, detail=0.88)


def sleeve(
    c: Canvas,
    spine: Sequence[Sequence[float]],
    colour: Colour,
    box: tuple[float, float, float, float],
    below: Mask | None,
    creases: Sequence[Fold],
    dark: Colour,
    light: Colour,
) -> Relief:
    """An arm in its sleeve, with creases at the elbow."""
    clay = Clay(c, box, melt=6)
    clay.limb(list(spine), n=36)
    body = clay.relief(1.0)
    if below is not None:
        c.multiply(body.mask.blur(8).move(5, 9) & below, dark, 0.55)
    wrinkle = np.asarray(
        1.6 * np.sin(clay.along / 7 + 3 * (c.field("arm", 40, 2)[body.mask.where] - 0.5) * 6), np.float32
    )
    c.form(body, colour, bump=wrinkle * 0.3, rim=0.05, mottle=0.05, shadow=14, detail=0.8)
    folds(c, body.mask, creases, dark, light, 0.5)
    return body


def strands(c: Canvas, hair: Relief, angle: Array | float, seed: str, grey: float) -> None:
    """Comb hair over a form, held within its outline; `grey` (0-1) says how much of it has turned."""
    r = c.rng(f"hair/{seed}")
    n = int(hair.mask.a.sum() / c.scale**2 / 5)
    x, y = scatter(hair.mask, n, r, "any")
    a = np.full(len(x), angle) if isinstance(angle, float) else _at(c, hair, angle, x, y)
    base = np.clip(sampled(c, c.layer.rgb, x, y), 0, 1)
    lock = sampled(c, c.field(f"lock/{seed}", 26, 2), x, y)
    share = np.asarray((r.random(len(x)) < grey * 1.6 * lock) * 0.5, np.float32)[:, None]
    tone = base + (rgb((0.84, 0.02, 75)) - base) * share
    worn = jittered(tone.astype(np.float32), r, 0.09, 0.012)
    strew(
        c,
        "hair",
        x,
        y,
        r.uniform(14, 34, len(x)),
        a + r.normal(0, 0.07, len(x)),
        worn,
        seed=seed,
        alpha=0.8,
        detail=0.92,
        clip=hair.mask.grow(1),
    )


def _at(c: Canvas, hair: Relief, angle: Array, x: Array, y: Array) -> Array:
    j = np.clip((x * c.scale).astype(int) - hair.mask.box[0], 0, angle.shape[1] - 1)
    i = np.clip((y * c.scale).astype(int) - hair.mask.box[1], 0, angle.shape[0] - 1)
    return np.asarray(angle[i, j], np.float32)


def hand(
    c: Canvas,
    palm: Sequence[tuple[float, float, float]],
    fingers: Sequence[Sequence[Sequence[float]]],
    box: tuple[float, float, float, float],
) -> Relief:
    """A hand from its palm's balls and its fingers' spines; creases of shade between the fingers."""
    clay = Clay(c, box, melt=3.5)
    clay.limb([(x, y, q, 0) for x, y, q in palm], n=16)
    for k, f in enumerate(fingers):
        clay.limb([(*q, 2.5 + 0.8 * k) for q in f], n=14, melt=1.2)
    body = clay.relief(0.5)
    skin(c, body, SKIN, detail=0.95)

    def knuckles(pen: Pen) -> None:
        for f in fingers:
            x, y, q = f[-1][:3]
            x0, y0 = f[-2][:2]
            a = math.atan2(y - y0, x - x0)
            pen.dot(x + math.cos(a) * q * 0.2, y + math.sin(a) * q * 0.2 - 0.4, q * 0.5, (0.84, 0.06, 30), 0.6)

    c.draw(knuckles, soft=0.5, detail=0.95)
    return body


def along(spine: Sequence[Sequence[float]], n: int) -> Array:
    """Sampled places."""
    return np.asarray(sample(spine, n), np.float32)
