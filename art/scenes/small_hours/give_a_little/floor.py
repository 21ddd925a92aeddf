"""The threshing floor, the fields behind it, the pale sky, and the dust where the other side should stand."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.materials import cloud, foliage
from art.painting.shapes import CORNER, curve, oval
from art.painting.stamps import jittered, strew
from art.painting.terrain import Ground, ground

HORIZON = 706.0
SUN = (-0.62, 0.1, 0.62)


def sky(c: Canvas) -> None:
    """Pale noon: blue above, cream towards the hills, two thin veils of cloud."""
    c.wash(
        [
            (0.0, (0.6, 0.1, 243)),
            (0.2, (0.72, 0.085, 233)),
            (0.42, (0.87, 0.045, 212)),
            (0.52, (0.94, 0.03, 100)),
            (0.6, (0.95, 0.045, 85)),
            (1.0, (0.9, 0.06, 80)),
        ],
        warp=30,
    )
    veil = c.field("veil", 170, 5, (3.4, 0.8))
    c.glaze(np.asarray(smoothstep(0.52, 0.74, veil) * smoothstep(640, 380, c.y) * 0.55), (0.97, 0.015, 95))
    cloud(
        c,
        [(60, 596, 44), (120, 580, 56), (186, 600, 42), (240, 612, 26), (20, 612, 34)],
        (0.95, 0.03, 85),
        seed="low",
        alpha=0.55,
        fade=(-0.1, 0.7),
        bias=0.14,
    )


def _hills(c: Canvas) -> None:
    far = c.mask(
        curve(
            [
                (-20, 668, CORNER),
                (90, 650),
                (210, 664),
                (330, 640),
                (460, 662),
                (600, 634),
                (720, 650),
                (830, 640, CORNER),
                (830, 760, CORNER),
                (-20, 760, CORNER),
            ]
        ),
        wobble=3,
    )
    c.form(far, (0.78, 0.045, 260), thickness=24, rim=0.0, haze=0.3, mottle=0.05, detail=0.1)
    near = c.mask(
        curve(
            [
                (-20, 690, CORNER),
                (120, 684),
                (260, 694),
                (420, 678),
                (600, 690),
                (830, 672, CORNER),
                (830, 770, CORNER),
                (-20, 770, CORNER),
            ]
        ),
        wobble=3,
    )
    c.form(near, (0.8, 0.085, 88), thickness=16, rim=0.0, haze=0.15, mottle=0.09, detail=0.12)
    rows = np.asarray(smoothstep(0.5, 0.62, c.field("plots", 60, 2, (4, 0.5))), np.float32)
    c.glaze(near * rows * smoothstep(712, 684, c.y), (0.72, 0.09, 110), 0.35)
    for k, (x, w, h) in enumerate(((70, 17, 36), (112, 13, 28), (318, 14, 26), (346, 18, 34), (742, 14, 26))):
        tree = c.mask(oval(x, 690 - h * 0.45, w, h * 0.5), wobble=4, cell=10)
        foliage(c, tree, (0.62, 0.06, 130), seed=f"olive{k}", size=5, spacing=3, haze=0.25, detail=0.15)


def land(c: Canvas) -> Ground:
    """The round floor of beaten earth, straw and chaff upon it, a ring of stones at its rim."""
    _hills(c)

    def heights(u: Array, v: Array) -> Array:
        n = c.noise.at("tread", u, v, 0.5, 3)
        fade = 1 / (1 + 0.06 * v * v)
        return np.asarray((n - 0.5) * 0.05 * fade, np.float32)

    g = ground(c, heights, horizon=HORIZON, eye=0.77, near=0.9, far=260, steps=520, sun=SUN, shadow_reach=0.4)
    chaff = c.noise.at("chaff", g.u * 1.6, g.v * 1.2, 0.09, 3, g.footprint) - 0.5
    wide = c.noise.at("worn", g.u, g.v, 1.1, 3, g.footprint) - 0.5
    fine = c.noise.at("straws", g.u * 3 + g.v, g.v * 5, 0.06, 2, g.footprint) - 0.5
    rim = np.hypot(g.u - 0.5, (g.v - 4.6) * 1.0) / 5.4
    t = 0.5 + 0.62 * (g.lit(SUN) - 0.7) + 0.22 * chaff + 0.36 * wide + 0.14 * fine - 0.12 * g.shade
    floor = pick(
        ramp([(0.0, (0.62, 0.075, 55)), (0.45, (0.83, 0.075, 78)), (0.75, (0.91, 0.065, 86)), (1.0, (0.97, 0.04, 92))]),
        t,
    )
    field = pick(ramp([(0.0, (0.66, 0.09, 70)), (0.5, (0.82, 0.1, 84)), (1.0, (0.92, 0.08, 92))]), t + 0.1 * fine)
    out = smoothstep(0.99, 1.02, rim + 0.02 * chaff)[..., None]
    colours = floor + (field - floor) * out
    haze = (smoothstep(6, 60, g.v) * 0.55)[..., None]
    colours = colours + (rgb(c.palette.haze) - colours) * haze
    c.fill(g.mask, np.asarray(colours, np.float32), detail=0.1)
    _stones(c, g)
    _straw(c, g)
    _stack(c)
    return g


def _stones(c: Canvas, g: Ground) -> None:
    """The kerb at the floor's far side."""
    r = c.rng("kerb")
    for k in range(64):
        a = math.pi * (0.02 + 0.96 * k / 63) + float(r.normal(0, 0.008))
        u, v = 0.5 + 5.4 * math.cos(a), 4.6 + 5.4 * math.sin(a)
        if v < 4.2:
            continue
        x, y, s = g.spot(u, v)
        w, h = s * float(r.uniform(0.2, 0.3)), s * float(r.uniform(0.16, 0.26))
        if not -60 < x < 860:
            continue
        rock = c.mask(oval(x, y - h * 0.35, w * 0.62, h * 0.62, float(r.uniform(-8, 8))), wobble=1.5)
        c.shadow(rock, w * 0.3, h * 0.3, 4, 0.3, (0.5, 0.07, 320))
        c.form(
            rock, (0.86 + float(r.normal(0, 0.02)), 0.03, 75), thickness=h, rim=0.0, mottle=0.1, haze=0.12, detail=0.25
        )


def _straw(c: Canvas, g: Ground) -> None:
    r = c.rng("straw")
    n = 1500
    v = 1.32 * (9 / 1.32) ** r.random(n)
    u = r.uniform(-0.62, 0.62, n) * v
    keep = (
        c.noise.at("lay", np.asarray(u[None], np.float32), np.asarray(v[None], np.float32), 0.7, 2)[0]
        + r.normal(0, 0.1, n)
        > 0.47
    )
    u, v = u[keep], v[keep]
    by = np.argsort(-v)
    u, v = u[by], v[by]
    size = 900 / v
    x, y = 400 + u * size, HORIZON + 0.77 * size
    tone = ramp([(0, (0.66, 0.1, 68)), (0.5, (0.86, 0.1, 88)), (1, (0.96, 0.07, 95))])
    length = size * r.uniform(0.05, 0.16, len(u))
    angle = r.normal(0, 0.5, len(u)) + np.where(r.random(len(u)) < 0.5, 0, math.pi)
    shade = np.repeat(rgb((0.6, 0.07, 40))[None], len(u), 0)
    strew(c, "hair", x + 2, y + 2.5, length, angle, shade, seed="straw", alpha=0.35, detail=0.3)
    colours = jittered(pick(tone, r.random(len(u)).astype(np.float32)), r, 0.05, 0.01)
    strew(c, "hair", x, y, length, angle, colours, seed="straw", alpha=0.9, detail=0.4)


def _stack(c: Canvas) -> None:
    """A rick of straw behind the donkey, cut by the card's edge."""
    rick = c.mask(
        curve(
            [(640, 770, CORNER), (652, 650), (684, 560), (744, 506), (830, 480, CORNER), (830, 790, CORNER), (740, 786)]
        ),
        wobble=5,
        cell=12,
    )
    c.shadow(rick, 30, 8, 12, 0.25, (0.55, 0.07, 320))
    body = c.form(rick, (0.83, 0.1, 84), thickness=110, rim=0.0, mottle=0.1, haze=0.1, detail=0.25)
    r = c.rng("rick")
    n = 1500
    x, y = r.uniform(636, 800, n), r.uniform(484, 790, n)
    angle = math.pi / 2 + (x - 790) * 0.004 + r.normal(0, 0.35, n)
    px = np.clip((x * c.scale).astype(int), 0, c.w - 1)
    py = np.clip((y * c.scale).astype(int), 0, c.h - 1)
    colours = jittered(np.clip(c.layer.rgb[py, px] + 0.015, 0, 1), r, 0.09, 0.012)
    strew(
        c,
        "hair",
        x,
        y,
        r.uniform(14, 34, n),
        angle,
        colours,
        seed="rick",
        alpha=0.8,
        detail=0.3,
        clip=body.mask.grow(5),
    )
