"""The sea bath: sky, cabins and wall above; clear green water, steps and sand below; the line between them."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.materials import cloud, plaster
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, polygon
from art.painting.terrain import ground, plane

LINE = 612.0
_SUN = (-0.35, 0.2, 0.8)


def line(c: Canvas) -> Array:
    """Return the height of the water's edge at each x (whole card)."""
    x = c.x
    return np.asarray(
        LINE + 5 * np.sin(x / 74 + 0.6) + 2.6 * np.sin(x / 31 + 2) + 5 * np.exp(-(((x - 395) / 190) ** 2)), np.float32
    )


def SURFACE(c: Canvas) -> Array:  # noqa: N802 - reads as the thing it is
    """Return 1 above the water, 0 below."""
    return np.asarray(smoothstep(1.0, -1.0, c.y - line(c)), np.float32)


def above(c: Canvas) -> None:
    """Noon sky, a row of bathing cabins, the white wall and a strip of water before it."""
    c.wash(
        [
            (0.0, (0.74, 0.085, 225)),
            (0.2, (0.84, 0.06, 212)),
            (0.4, (0.95, 0.03, 120)),
            (0.5, (0.96, 0.035, 95)),
            (1.0, (0.9, 0.05, 180)),
        ]
    )
    cloud(
        c,
        [(620, 250, 60), (690, 236, 78), (770, 252, 66), (566, 268, 36), (730, 270, 60)],
        (0.97, 0.02, 95),
        seed="noon",
        alpha=0.7,
        fade=(0.0, 0.8),
        bias=0.12,
    )
    cloud(
        c,
        [(40, 330, 44), (100, 322, 58), (166, 338, 36)],
        (0.97, 0.02, 95),
        seed="b",
        alpha=0.6,
        fade=(0, 0.8),
        bias=0.12,
    )
    _cabins(c)
    wall = c.mask(polygon([(-10, 536), (810, 528), (810, 640), (-10, 640)]))
    face = plane(c, wall, ((-10, 536), (810, 528), (810, 640), (-10, 640)))
    plaster(c, face, (0.93, 0.025, 110), light=0.06)
    top = c.mask(polygon([(-10, 524), (810, 515), (810, 531), (-10, 540)]))
    c.form(top, (0.97, 0.02, 95), thickness=6, rim=0, bias=0.1, detail=0.2)
    c.multiply(c.mask(limb([(-10, 546, 5), (810, 538, 5)]), soft=4), (0.7, 0.05, 220), 0.5)
    c.glaze(wall * np.asarray(smoothstep(556, 604, c.y), np.float32), (0.72, 0.08, 165), 0.45)
    strip = c.mask(polygon([(-10, 582), (810, 578), (810, 660), (-10, 660)]), soft=1)
    c.fill(strip, (0.82, 0.075, 185), detail=0.1)
    shine = np.asarray(smoothstep(0.5, 0.66, c.field("shine", 40, 3, (5, 0.4))), np.float32)
    c.screen(strip * shine, (0.98, 0.02, 110), 0.7)


def _cabins(c: Canvas) -> None:
    r = c.rng("cabins")
    doors = ((0.7, 0.13, 35), (0.72, 0.07, 200), (0.88, 0.09, 92), (0.76, 0.08, 170), (0.75, 0.1, 10))
    for k in range(7):
        x = -46 + 124 * k + float(r.normal(0, 3))
        top, foot, w = 392 + float(r.normal(0, 4)), 532.0, 104.0
        tint = doors[(k * 2) % 5]
        front = c.mask(polygon([(x, foot), (x, top), (x + w / 2, top - 44), (x + w, top), (x + w, foot)]))
        body = plane(c, front, ((x, top - 44), (x + w, top - 44), (x + w, foot), (x, foot)))
        stripe = smoothstep(0.46, 0.54, np.abs(np.mod(body.u * 5, 1) - 0.5) * 2)
        n = c.field("boards", 9, 3, (1, 3))[front.where] - 0.5
        t = np.asarray(0.56 + 0.16 * n + 0.06 * (0.5 - body.u), np.float32)
        pale, deep = pick(c.tones((0.95, 0.02, 95)), t), pick(c.tones(tint), t)
        c.fill(front, pale + (deep - pale) * stripe[..., None] * 0.85, detail=0.15)
        roof = c.mask(
            curve(
                [
                    (x - 9, top + 8, CORNER),
                    (x + w / 2, top - 56, CORNER),
                    (x + w + 9, top + 8, CORNER),
                    (x + w + 3, top + 13, CORNER),
                    (x + w / 2, top - 42, CORNER),
                    (x - 3, top + 13, CORNER),
                ],
                pull=0.1,
            )
        )
        c.shadow(roof & front.grow(2), 2, 12, 5, 0.3, (0.5, 0.07, 240))
        c.form(roof, mix(tint, (0.95, 0.02, 95), 0.35), thickness=7, rim=0, detail=0.25)
        door = c.mask(box(x + w * 0.3, top + 34, w * 0.4, foot - top - 34))
        c.form(door, mix(tint, (0.45, 0.06, 230), 0.15), thickness=6, rim=0, mottle=0.1, bias=-0.04, detail=0.25)
        if k in (1, 5):  # left ajar
            c.fill(
                c.mask(
                    polygon(
                        [(x + w * 0.3, top + 34), (x + w * 0.5, top + 40), (x + w * 0.5, foot), (x + w * 0.3, foot)]
                    )
                ),
                (0.42, 0.05, 235),
                0.85,
                detail=0.2,
            )
        c.multiply(c.mask(box(x + w - 4, top, 22, foot - top), soft=3), (0.68, 0.06, 235), 0.45)
    c.glaze(smoothstep(300, 520, c.y) * smoothstep(534, 520, c.y) * 0.2, (0.94, 0.03, 130))


def below(c: Canvas) -> None:
    """Clear water, darker towards the far wall, pale sand with the sun's net on it, two steps at the left."""
    wet = 1 - SURFACE(c)
    deep = (c.y - LINE) / (1200 - LINE)
    water = pick(
        ramp([(0, (0.74, 0.09, 182)), (0.22, (0.58, 0.09, 192)), (0.55, (0.52, 0.085, 198)), (1, (0.7, 0.08, 185))]),
        np.asarray(deep + 0.1 * (c.field("murk", 190, 3) - 0.5), np.float32),
    )
    c.fill(c.full(wet), water, detail=0.05)
    _steps(c)

    def heights(u: Array, v: Array) -> Array:
        bend = 3 * c.noise.at("bend", u, v, 2.2, 2)
        return np.asarray(
            0.03 * np.sin(v * 9 + u * 1.6 + bend * 2) + 0.1 * (c.noise.at("lie", u, v, 1.4, 2) - 0.5), np.float32
        )

    g = ground(c, heights, horizon=850, eye=1.0, near=1.6, far=16, steps=420, sun=_SUN, shadow_reach=0.5)
    far = smoothstep(4.0, 11, g.v)
    t = 0.56 + 0.75 * (g.lit(_SUN) - 0.84) + 0.1 * (c.noise.at("grain", g.u, g.v, 0.05, 2, g.footprint) - 0.5)
    sand = pick(
        ramp([(0, (0.68, 0.06, 140)), (0.5, (0.9, 0.055, 105)), (1, (0.98, 0.045, 98))]), np.asarray(t, np.float32)
    )
    sand = sand + (water - sand) * far[..., None]
    c.fill(g.mask * (1 - far * 0.85).astype(np.float32), np.asarray(sand, np.float32), detail=0.1)
    net = net_of_light(c, g.u * 1.0, g.v * 1.0, 0.9)
    c.screen(g.mask * np.asarray(net * (1 - far) * 0.8, np.float32), (0.98, 0.06, 115), 0.75)
    c.screen(np.asarray(smoothstep(960, 1180, c.y), np.float32) * 0.3, (0.97, 0.05, 95))
    wall = np.asarray(smoothstep(900, 640, c.y) * wet, np.float32)
    haze = net_of_light(c, c.x / 150, c.y / 230, 1.0)
    c.screen(haze * wall, (0.92, 0.08, 160), 0.12)
    c.rays(300, 560, [76, 84, 97, 109], 620, 110, (0.95, 0.06, 150), 0.2)


def net_of_light(c: Canvas, u: Array, v: Array, cell: float) -> Array:
    """Return the bright net that ripples throw: where two noises cross their middles (whole card)."""
    a = np.abs(c.noise.at("net-a", np.asarray(u, np.float32), np.asarray(v, np.float32), cell, 2) - 0.5)
    b = np.abs(c.noise.at("net-b", np.asarray(u, np.float32), np.asarray(v, np.float32), cell * 0.7, 2) - 0.5)
    return np.asarray(np.exp(-a * 34) * 0.9 + np.exp(-b * 40) * 0.6, np.float32)


def _steps(c: Canvas) -> None:
    """The bath's steps of old concrete go down at the left, weed in their joints."""
    for x, y, w in ((-10, 690, 190), (-10, 790, 130), (-10, 890, 76)):
        front = c.mask(
            curve([(x, y, CORNER), (x + w, y + 6, CORNER), (x + w + 8, y + 110, CORNER), (x, y + 116, CORNER)]),
            wobble=3,
        )
        c.form(front, (0.56, 0.06, 180), thickness=10, rim=0, mottle=0.14, bias=-0.1, haze=0.0, detail=0.2)
        lid = c.mask(
            curve([(x, y - 20, CORNER), (x + w - 24, y - 18, CORNER), (x + w + 4, y + 8, CORNER), (x, y + 10, CORNER)]),
            wobble=2,
        )
        c.form(lid, (0.76, 0.06, 145), thickness=6, rim=0, mottle=0.1, detail=0.2)
    r = c.rng("weed")

    def weed(pen: Pen) -> None:
        for k in range(26):
            x, y = float(r.uniform(-5, 176)), 700 + 100 * (k % 3)
            if x > 184 - 60 * (k % 3):
                continue
            h = float(r.uniform(20, 54))
            sway = float(r.normal(8, 6))
            tone = ((0.55, 0.1, 150), (0.62, 0.12, 130), (0.48, 0.08, 165))[k % 3]
            pen.stroke([(x, y), (x + sway * 0.3, y - h * 0.5), (x + sway, y - h)], tone, float(r.uniform(2.5, 5)), 0.8)

    c.draw(weed, relief=2, detail=0.3, soft=0.4)


def surface(c: Canvas) -> None:
    """The water's edge: a bright lip, the dark line below it, the silver underside."""
    d = c.y - line(c)
    under = np.asarray(smoothstep(0, 3, d) * np.exp(-np.maximum(d, 0) / 26), np.float32)
    glint = c.field("silver", 46, 3, (3.4, 0.6))
    c.screen(under * (0.35 + 0.9 * smoothstep(0.46, 0.66, glint)), (0.97, 0.05, 160), 0.6)
    dark = np.asarray(np.exp(-(((d - 4.5) / 2.4) ** 2)), np.float32)
    c.multiply(dark, (0.5, 0.09, 215), 0.6)
    lip = np.asarray(np.exp(-((d / 2.0) ** 2)), np.float32)
    c.glaze(lip, (0.98, 0.025, 140), 0.95)
    veil = np.asarray(smoothstep(0, 8, d) * (0.1 + 0.1 * smoothstep(640, 1100, c.y)), np.float32)
    c.glaze(veil, (0.8, 0.09, 182))
    layer = c.layer.detail
    c.layer.detail = np.maximum(layer, 0.6 * np.clip(lip + dark, 0, 1)).astype(np.float32)
