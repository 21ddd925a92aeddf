"""The garden: dawn mist, the trees beyond, the old wall with its coping, wet grass."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, rgb, smoothstep
from art.painting.materials.living import foliage, grass
from art.painting.shapes import CORNER, curve, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.terrain import plane

_MIST = (0.95, 0.045, 100)
WALL_TOP, WALL_FOOT = 486.0, 792.0


def garden(c: Canvas) -> None:
    """Sky and the trees behind the wall, paler the farther."""
    c.wash(
        [
            (0, (0.74, 0.065, 185)),
            (0.14, (0.86, 0.06, 140)),
            (0.3, (0.965, 0.06, 92)),
            (0.5, (0.95, 0.05, 100)),
            (1, (0.9, 0.06, 115)),
        ],
        30,
    )
    c.glow(700, 150, 260, (0.99, 0.07, 88), 0.5)
    r = c.rng("crowns")
    for n, (low, tone, lit) in enumerate(
        (
            (300.0, (0.76, 0.06, 145), (0.87, 0.065, 112)),
            (392.0, (0.56, 0.085, 150), (0.8, 0.1, 116)),
            (474.0, (0.36, 0.075, 158), (0.66, 0.11, 124)),
        )
    ):
        for k in range(6):
            x, y = -30 + 172 * k + 62 * n + float(r.normal(0, 26)), low + float(r.normal(0, 30))
            wide, high = float(r.uniform(70, 112)), float(r.uniform(60, 100)) - 14 * n
            m = 420
            a, q = r.uniform(0, 2 * np.pi, m), np.sqrt(r.random(m))
            px, py = x + wide * q * np.cos(a), y + high * q * np.sin(a)
            order = np.argsort(-((px - x) / wide * 0.6 - (py - y) / high) + r.normal(0, 0.4, m))[::-1]
            px, py = px[order], py[order]
            sun = np.clip(0.45 + 0.4 * ((px - x) / wide * 0.6 - (py - y) / high) + r.normal(0, 0.16, m), 0, 1)
            table = np.stack([rgb(mix(tone, lit, float(v))) for v in sun]).astype(np.float32)
            strew(
                c,
                "puff",
                px,
                py,
                r.uniform(20, 44, m),
                r.uniform(0, 6, m),
                jittered(table, r, 0.03, 0.012),
                seed=f"crown{n}{k}",
                alpha=0.5,
                detail=0.15,
            )
        c.fog(low - 60, low + 230, _MIST, 0.08 - 0.02 * n)
    for n, (points, depth) in enumerate(
        (
            ([(-40, 440), (30, 330), (120, 296), (216, 340), (300, 400), (420, 446), (420, 520), (-40, 520)], 0.56),
            ([(450, 456), (540, 400), (630, 330), (724, 318), (840, 250), (840, 520), (450, 520)], 0.6),
        )
    ):
        mass = c.mask(curve(points), wobble=9, cell=26)
        foliage(c, mass, (depth, 0.095, 146), seed=f"mass{n}", size=11, spacing=5, thickness=60, clump=44, detail=0.2)
    c.fog(330, 520, _MIST, 0.1)
    for k in range(5):
        beam = polygon([(720 + 20 * k, -40), (760 + 24 * k, -40), (120 + 150 * k, 900), (20 + 130 * k, 900)])
        c.screen(c.mask(beam, soft=16) * np.asarray(smoothstep(760, 60, c.y), np.float32), (0.96, 0.08, 92), 0.16)
    c.glaze(np.asarray(0.08 * smoothstep(200, 480, c.y), np.float32), _MIST)


def wall(c: Canvas) -> None:
    """Old pale stones, each a little its own; a coping with moss."""
    m = c.full(smoothstep(WALL_TOP + 10, WALL_TOP + 13, c.y) * smoothstep(WALL_FOOT + 30, WALL_FOOT + 20, c.y))
    p = plane(c, m, ((0, WALL_TOP), (800, WALL_TOP), (800, WALL_FOOT), (0, WALL_FOOT)))
    rows, across = 5.0, 6.2
    u, v = p.wide(across, rows)
    v = v + 0.12 * (c.field("course", 120, 3)[m.where] - 0.5)
    row = np.floor(v)
    u = u + 0.5 * (row % 2) + 0.23 * np.sin(row * 5.1) + 0.1 * (c.field("joint", 60, 2)[m.where] - 0.5)
    stone = np.floor(u) * 17.3 + row * 7.7
    own = np.modf(np.abs(np.sin(stone) * 437.5))[0]
    du, dv = np.abs(u - np.floor(u) - 0.5) * 2, np.abs(v - row - 0.5) * 2
    joint = np.maximum(smoothstep(0.9, 0.985, du), smoothstep(0.82, 0.97, dv))
    rough = c.field("stone", 14, 5)[m.where] - 0.5
    t = 0.62 + 0.2 * (own - 0.5) + 0.34 * rough - 0.42 * joint + 0.1 * smoothstep(0.9, 0.4, dv) * (0.5 - (v - row))
    table = ramp([(0, (0.44, 0.05, 160)), (0.35, (0.68, 0.05, 120)), (0.65, (0.84, 0.05, 92)), (1, (0.95, 0.05, 92))])
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.22)
    lichen = m * np.asarray(smoothstep(0.6, 0.72, c.field("lichen", 46, 4)), np.float32)
    c.glaze(lichen, (0.78, 0.1, 112), 0.4)
    # The coping, lit along its top
    r = c.rng("coping")
    x = -30.0
    while x < 830:
        w = float(r.uniform(110, 165))
        y = WALL_TOP + float(r.normal(0, 2.5))
        slab = c.mask(
            curve(
                [
                    (x, y + 24, CORNER),
                    (x + 3, y),
                    (x + w * 0.5, y - 3),
                    (
                        x + w - 6,
                        y,
                    ),
                    (x + w - 3, y + 25, CORNER),
                ],
                pull=0.2,
            ),
            wobble=1.5,
        )
        c.shadow(slab, -6, 10, 6, 0.3)
        c.form(slab, (0.84, 0.045, 95), thickness=9, rim=0.6, mottle=0.12, detail=0.35)
        x += w
    moss_x = r.uniform(0, 800, 520)
    on = c.field("moss", 60, 3)[0, np.clip((moss_x * c.scale).astype(int), 0, c.w - 1)] > 0.5
    moss_x = moss_x[on]
    moss_y = WALL_TOP + r.normal(4, 4, len(moss_x))
    tones = np.stack([rgb(mix((0.5, 0.1, 130), (0.76, 0.13, 112), float(k))) for k in r.random(len(moss_x))])
    strew(
        c,
        "puff",
        moss_x,
        moss_y,
        r.uniform(8, 18, len(moss_x)),
        r.uniform(0, 6, len(moss_x)),
        jittered(tones.astype(np.float32), r),
        seed="moss",
        alpha=0.85,
        detail=0.3,
    )
    c.fog(600, 900, _MIST, 0.2)
    foot = np.asarray(smoothstep(690, 800, c.y) * smoothstep(WALL_FOOT + 10, WALL_FOOT, c.y), np.float32)
    c.multiply(c.full(foot), (0.5, 0.06, 170), 0.35)
    c.multiply(m * np.asarray(smoothstep(WALL_TOP + 14, WALL_TOP + 40, c.y), np.float32), (0.5, 0.06, 190), 0.3)
    cast = c.mask(
        curve([(150, 500), (262, 470), (330, 560), (330, 790, CORNER), (180, 790, CORNER), (140, 640)]), soft=16
    )
    c.multiply(cast, (0.46, 0.06, 200), 0.45)


def lawn(c: Canvas) -> None:
    """Grass with dew, a worn place where he stands, his shadow thrown towards us and to the left."""
    y0 = WALL_FOOT - 6
    m = c.full(smoothstep(y0, y0 + 20, c.y))
    t = smoothstep(y0, 1200, c.y) + 0.3 * (c.field("patches", 130, 4, (2.2, 1)) - 0.5)
    table = ramp([(0, (0.9, 0.075, 108)), (0.4, (0.78, 0.115, 118)), (0.8, (0.6, 0.115, 132)), (1, (0.5, 0.105, 140))])
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.15)
    for n, (top, foot, low, high, space) in enumerate(
        ((786.0, 860.0, 8.0, 20.0, 5.0), (850.0, 1000.0, 12.0, 26.0, 6.5), (980.0, 1200.0, 18.0, 40.0, 8.0))
    ):
        band = c.mask(polygon([(0, top), (800, top), (800, foot), (0, foot)]))
        grass(
            c,
            band,
            ((0.5, 0.11, 138), (0.66, 0.125, 124), (0.84, 0.12, 108)),
            seed=f"lawn{n}",
            height=(low, high),
            spacing=space,
            spread=0.4,
            lean=-0.12,
            detail=0.25,
        )
    long = c.mask(
        curve([(400, 1130, CORNER), (552, 1120, CORNER), (480, 1210), (150, 1260, CORNER), (220, 1180)]), soft=14
    )
    c.multiply(long, (0.3, 0.08, 165), 0.75)
    c.multiply(
        c.full(smoothstep(880, 800, c.y + 16 * (c.field("foot", 60, 3) - 0.5)) * smoothstep(780, 800, c.y)),
        (0.4, 0.08, 165),
        0.5,
    )
    c.multiply(c.mask(oval(60, 1084, 150, 26), soft=14), (0.36, 0.08, 160), 0.6)
    c.fog(770, 900, _MIST, 0.1)
