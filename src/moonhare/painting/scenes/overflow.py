"""A well turned inside out stands in the Sahel: a column of water, its ring of stones on top, goats gazing up."""

from __future__ import annotations

import math

import cv2
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud_bank
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.goats import goat
from moonhare.painting.motifs.plants import branches
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._overflow_parts import FOOT, TOP, X, life, ring, windlass
from moonhare.painting.shapes import CORNER, box, curve, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Overflow",
    hero="well turned inside out: a standing column of water with fish in it, ring of stones on top, goats gazing up",
    idea="inside out",
    place="desert, Sahel",
    palette="desert ochre",
    composition="low-horizon giant",
    time="noon",
    symbols=("well", "goat", "fish"),
    hidden="the bucket hangs upward on its rope",
    readings=("miracle", "thirst", "pride"),
)
FINISH = {"vignette": 0.28, "saturation": 1.18, "bloom": 0.45, "contrast": 0.16}

_SUN = (-0.5, 0.15, 0.85)


def _half(y: Array | float) -> Array | float:
    """Half the column's width at a height: it narrows upwards."""
    return 126 + 34 * (y - TOP) / (FOOT - TOP)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.55, -0.68, 0.5),
        key=p.key,
        shade=(0.42, 0.08, 310),
        rim=(-0.6, -0.75, 0),
        bounce=(0.76, 0.1, 68),
        bounce_share=0.24,
    )
    c.wash(
        [
            (0, (0.7, 0.07, 228)),
            (0.12, (0.8, 0.05, 205)),
            (0.28, (0.9, 0.05, 100)),
            (0.5, (0.9, 0.075, 82)),
            (0.78, (0.83, 0.105, 66)),
            (1, p.sky[4]),
        ],
        warp=20,
    )
    streaks(c, 10, 640, (0.97, 0.02, 90), share=0.6, seed="cirrus", cover=0.6)
    cloud_bank(
        c,
        lambda x: 700 - 90 * math.exp(-(((x - 110) / 120) ** 2)) - 150 * math.exp(-(((x - 720) / 110) ** 2)) + 60,
        [(0.76, 0.07, 45), (0.9, 0.06, 75), (0.98, 0.035, 92)],
        seed="heat",
        size=(16, 54),
        rows=3,
        step=30,
        alpha=0.62,
    )
    c.glow(60, 60, 260, (0.98, 0.07, 92), 0.7)
    _far(c)
    land = _plain(c)
    repaint(c, 1.0, seed="land")
    _pebbles(c, land)
    _shade_of_water(c)
    _thorns(c)
    column = _column(c)
    life(c, column)
    _skin(c, column)
    ring(c)
    windlass(c)
    _foot(c)
    _goats(c)
    kites = [(150.0, 352.0, 44.0), (226.0, 306.0, 30.0), (96.0, 268.0, 24.0), (690.0, 420.0, 34.0)]
    far_birds(c, kites, (0.5, 0.07, 40), seed="kites", alpha=0.8)
    repaint(c, 0.18, seed="last")
    _sparks(c, column)


def _far(c: Canvas) -> None:
    """Mud houses with beam ends, two bare baobabs, dust."""
    for i, (y, tone) in enumerate(((968.0, (0.8, 0.07, 60)), (976.0, (0.72, 0.09, 55)))):
        ridge = y - (34 - 14 * i) * np.clip(c.field(f"ridge{i}", 180, 4)[0] * 1.8 - 0.5, 0, 1)
        c.fill(c.full(smoothstep(-0.8, 0.8, c.y - ridge[None, :])), tone, alpha=0.7, detail=0.2)
    blocks = ((40.0, 82.0, 62.0), (96.0, 60, 46), (132.0, 108, 40), (176.0, 50, 58), (214.0, 36, 36), (6.0, 44, 40))
    for x, h, w in blocks:
        tower = curve(
            [
                (x - w / 2, 980, CORNER),
                (x - w * 0.46, 980 - h),
                (x - w * 0.2, 980 - h - 5),
                (x + w * 0.2, 980 - h - 4),
                (x + w * 0.45, 980 - h),
                (x + w / 2, 980, CORNER),
            ],
            pull=0.25,
        )
        c.form(c.mask(tower, wobble=1.5), (0.62, 0.1, 52), thickness=14, haze=0.05, mottle=0.12, grain=8, detail=0.5)

    def holes(pen: Pen) -> None:
        for x, h, w in blocks:
            pen.fill(box(x - 4, 980 - h * 0.42, 8, h * 0.42, 3), (0.44, 0.08, 40), 0.75)
            for k in range(3):
                pen.stroke(
                    [(x - w * 0.3 + k * w * 0.3, 984 - h), (x - w * 0.3 + k * w * 0.3, 976 - h)],
                    (0.44, 0.08, 40),
                    2.2,
                    0.7,
                )

    c.draw(holes, detail=0.6)
    for x, h, w, seed in ((704.0, 150.0, 40.0, "one"), (770.0, 96.0, 27.0, "two")):
        clay, _ = branches(c, x, 982, h, w, seed=seed, spread=0.75, levels=3)
        c.form(clay.relief(0.6), (0.55, 0.075, 45), haze=0.15, mottle=0.1, detail=0.5)
    c.fog(930, 1000, (0.94, 0.06, 82), 0.3)


def _plain(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        swell = c.noise.at("swell", u, v, 30, 2) - 0.5
        lump = c.noise.at("lump", u, v, 2.2, 3) - 0.5
        return np.asarray(1.0 * swell + 0.16 * lump, np.float32)

    land = ground(c, heights, horizon=964, eye=5.2, near=10, far=800, sun=_SUN, shadow_reach=5)
    grit = c.noise.at("grit", land.u, land.v, 0.6, 4, land.footprint) - 0.5
    patch = c.noise.at("patch", land.u, land.v * 0.6, 9, 3, land.footprint) - 0.5
    t = 0.22 + 0.46 * land.lit(_SUN) - 0.2 * land.shade + 0.2 * grit + 0.22 * patch
    colours = pick(c.tones((0.76, 0.115, 66), 0.6), np.asarray(t, np.float32))
    haze = (smoothstep(20, 260, land.v) * 0.7)[..., None]
    c.fill(land.mask, colours + (rgb((0.92, 0.065, 80)) - colours) * haze, detail=0.1)
    return land


def _pebbles(c: Canvas, land: Ground) -> None:
    r = c.rng("pebbles")
    n = 700
    v = 11 + 60 * r.random(n) ** 2.2
    u = r.uniform(-0.48, 0.48, n) * v
    spots = np.array([land.spot(float(a), float(b)) for a, b in zip(u, v, strict=True)])
    spots = spots[np.argsort(spots[:, 1])]
    size = spots[:, 2] * r.uniform(0.05, 0.16, n)
    dark = np.repeat(rgb((0.42, 0.08, 330))[None], n, 0)
    strew(c, "soft", spots[:, 0] + size * 0.4, spots[:, 1] + size * 0.2, size * 1.9, 0.1, dark, seed="shade", alpha=0.5)
    tone = np.stack([np.asarray(mix((0.6, 0.1, 45), (0.86, 0.07, 78), float(q))) for q in r.random(n)])
    strew(c, "pebble", spots[:, 0], spots[:, 1], size, r.uniform(-0.4, 0.4, n), jittered(tone, r, 0.08), seed="pebbles")
    for gx, gy, s, k in (
        (90.0, 1120.0, 46.0, 40),
        (730.0, 1150.0, 54.0, 46),
        (640.0, 1016.0, 20.0, 22),
        (250.0, 1180.0, 40.0, 30),
    ):
        x = gx + r.normal(0, s * 0.35, k)
        high = s * r.uniform(0.5, 1.2, k)
        straw = np.stack([np.asarray(mix((0.62, 0.1, 75), (0.86, 0.1, 90), float(q))) for q in r.random(k)])
        c.multiply(c.mask(oval(gx + s * 0.3, gy + 3, s * 0.8, s * 0.14), soft=4), (0.42, 0.08, 330), 0.5)
        strew(
            c,
            "blade",
            x,
            gy - high * 0.4,
            high,
            -1.57 + r.normal(0, 0.5, k),
            straw.astype(np.float32),
            seed=f"tuft{gx}",
        )


def _thorns(c: Canvas) -> None:
    """A thorn bush gnawed from below, and the path that the goats have trodden to the well."""
    r = c.rng("trod")
    for side in (-1.0, 1.0):
        for k in range(44):
            t = k / 43
            x = 150 + 190 * t + 30 * math.sin(t * 5) + side * 9 * (1.2 - t) + float(r.normal(0, 7 * (1.2 - t)))
            y = 1204 - 168 * t + float(r.normal(0, 4))
            q = 5.5 - 3.2 * t
            c.multiply(c.mask(oval(x, y, q, q * 0.5)), (0.5, 0.09, 35), 0.55)
            c.screen(c.mask(oval(x + q * 0.7, y + q * 0.4, q * 0.7, q * 0.25)), (0.97, 0.06, 85), 0.35)
    x, y = 596.0, 1196.0
    c.multiply(c.mask(oval(x + 40, y, 120, 16), soft=7), (0.42, 0.09, 325), 0.6)

    def twigs(pen: Pen) -> None:
        for _ in range(46):
            a = float(r.uniform(-2.7, -0.4))
            q = float(r.uniform(36, 104))
            bend = float(r.normal(0, 0.3))
            mx, my = x + math.cos(a) * q * 0.5, y + math.sin(a) * q * 0.4
            ex, ey = x + math.cos(a + bend) * q, y + math.sin(a + bend) * q * 0.72
            tone = mix((0.4, 0.05, 40), (0.68, 0.07, 65), float(r.random()))
            pen.stroke([(x + float(r.normal(0, 6)), y), (mx, my), (ex, ey)], tone, 2.6)
            for _k in range(3):
                t = float(r.uniform(0.4, 1.0))
                px, py = x + (ex - x) * t, y + (ey - y) * t
                pen.stroke([(px, py), (px + float(r.normal(0, 8)), py - abs(float(r.normal(0, 8))))], tone, 1.2)

    c.draw(twigs, relief=2, detail=0.6)
    n = 110
    way, far = r.uniform(-2.6, -0.5, n), r.uniform(48, 104, n)
    leaf = np.stack([np.asarray(mix((0.5, 0.08, 115), (0.72, 0.1, 105), float(v))) for v in r.random(n)])
    lx, ly = x + np.cos(way) * far, y + np.sin(way) * far * 0.72
    strew(
        c, "leaf", lx, ly, r.uniform(7, 13, n), r.uniform(0, 6.3, n), leaf.astype(np.float32), seed="thorn", detail=0.6
    )


def _shade_of_water(c: Canvas) -> None:
    """Its shadow is light: a blue, shaking net on the ground."""
    m = c.mask(
        curve(
            [
                (X - 150, FOOT),
                (X + 150, FOOT - 16),
                (X + 330, 1062),
                (X + 300, 1096),
                (X + 120, 1082),
                (X - 60, 1052),
            ]
        ),
        soft=7,
    )
    c.glaze(m, (0.6, 0.12, 222), 0.74)
    n = np.abs(c.noise.at("net", (c.x - c.y) / 34, c.y / 11, 1.0, 2) - 0.5)
    c.screen(m * smoothstep(0.09, 0.01, n), (0.95, 0.07, 180), 0.85)


def _column(c: Canvas) -> Mask:
    """Clear water without a wall: the land stands in it mirrored and bent, blue gathers at its edges."""
    sway = (c.field("sway", 110, 4)[:, :1] - 0.5) * 26
    half = np.asarray(_half(c.y), np.float32)
    u = (c.x - X + 4 * np.sin(c.y / 60)) / (half + sway)
    arch = np.sqrt(np.clip(1 - u * u, 0, 1))
    inside = smoothstep(1.0, 0.988, np.abs(u))
    inside = inside * smoothstep(-1, 1, c.y - (TOP - 20 * arch)) * smoothstep(1, -1, c.y - (FOOT + 26 * arch))
    m = c.full(inside)
    mx = (X - (np.abs(u) ** 1.7 * np.sign(u)) * 330) * c.scale
    my = (c.y + 10 * np.sin(c.y / 13 + u * 3)) * c.scale
    behind = cv2.remap(
        c.layer.rgb, mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    down = np.clip((c.y - TOP) / (FOOT - TOP), 0, 1)
    core = pick(ramp([(0.9, 0.085, 185), (0.76, 0.11, 197), (0.6, 0.115, 212), (0.46, 0.11, 228)]), down**0.9)
    edge = np.abs(u) ** 3.2
    deep = rgb((0.36, 0.1, 235))
    body = core + (deep - core) * (edge * 0.75)[..., None]
    vein = c.noise.at("vein", u * 2.4, c.y / 190 + u * 0.4, 0.5, 3) - 0.5
    body = np.clip(body + (vein * 0.2)[..., None], 0, 1)
    mixed = body * 0.8 + np.asarray(behind, np.float32) * 0.2
    c.fill(m, mixed.astype(np.float32), detail=0.75)
    for dx, lean, w, share in ((-70.0, 30.0, 40.0, 0.5), (-10.0, 46.0, 30.0, 0.42), (46.0, 40.0, 24.0, 0.34)):
        beam = c.mask(
            polygon(
                [
                    (X + dx, TOP - 20),
                    (X + dx + w, TOP - 20),
                    (X + dx + w * 2.2 + lean, 900),
                    (X + dx + lean - w, 900),
                ]
            ),
            soft=9,
        )
        c.screen(beam & m & c.full(smoothstep(920, 400, c.y)), (0.96, 0.07, 160), share)
    return m


def _skin(c: Canvas, column: Mask) -> None:
    """The shine of the water's skin: a long light left, a thin one right, a dark lip where it bends away."""
    half = np.asarray(_half(c.y), np.float32)
    u = (c.x - X + 4 * np.sin(c.y / 60)) / half
    n = c.noise.at("skin", u, c.y / 130, 1.0, 3) - 0.5
    long = smoothstep(0.06, 0.0, np.abs(u + 0.7 + n * 0.1)) * smoothstep(
        0.32, 0.5, c.noise.at("gap", u * 0, c.y / 150, 1.0, 2)
    )
    c.screen(column * np.asarray(long, np.float32), (0.99, 0.03, 100), 0.85)
    thin = smoothstep(0.02, 0.0, np.abs(u - 0.88 + n * 0.05))
    c.screen(column * np.asarray(thin, np.float32), (0.95, 0.06, 85), 0.6)
    c.multiply(column * smoothstep(0.86, 1.0, np.abs(u)), (0.4, 0.11, 240), 0.5)
    c.screen(column.edge(2.4, 0, 0.8) | column.edge(-2.0, 0, 0.8), (0.95, 0.06, 185), 0.6)


def _foot(c: Canvas) -> None:
    """Wet sand and the first green round the column."""
    r = c.rng("green")
    ring = c.mask(oval(X, FOOT + 6, 214, 44), soft=5) - c.mask(oval(X, FOOT - 2, 158, 25), soft=2)
    c.multiply(ring, (0.52, 0.09, 40), 0.55)
    n = 420
    a = r.uniform(0, 6.283, n)
    q = 1 + np.abs(r.normal(0, 0.16, n))
    x, y = X + np.cos(a) * 166 * q, FOOT + 2 + np.sin(a) * 28 * q
    keep = (np.sin(a) > -0.25) | (np.abs(np.cos(a)) > 0.9)
    x, y, q = x[keep], y[keep], q[keep]
    order = np.argsort(y)
    x, y, q = x[order], y[order], q[order]
    high = (40 - 22 * (q - 1) / 0.3) * r.uniform(0.4, 1.1, len(x))
    high = np.maximum(high, 6)
    green = np.stack([np.asarray(mix((0.46, 0.12, 145), (0.78, 0.15, 120), float(v))) for v in r.random(len(x))])
    strew(
        c,
        "blade",
        x,
        y - high * 0.4,
        high,
        -1.57 + r.normal(0, 0.32, len(x)),
        jittered(green, r),
        seed="green",
        detail=0.6,
    )


def _goats(c: Canvas) -> None:
    white, tan, black, rust = (0.92, 0.03, 85), (0.72, 0.09, 65), (0.3, 0.03, 40), (0.5, 0.11, 42)
    for x, y, s in ((232.0, 1012.0, 66.0), (284.0, 1066.0, 60.0), (752.0, 1110.0, 130.0), (646.0, 1026.0, 76.0)):
        c.multiply(c.mask(oval(x + s * 0.3, y, s * 0.8, s * 0.1), soft=4), (0.42, 0.09, 325), 0.6)
    goat(c, 214, 1012, 86, tan, look=52, seed="far", haze=0.08, horns=0.22)
    goat(c, 652, 1030, 112, rust, left=True, look=60, rear=True, patch=white, seed="rear", horns=0.24)
    goat(c, 286, 1070, 62, white, look=58, patch=black, seed="kid", horns=0.0)
    goat(c, 762, 1122, 138, white, left=True, look=46, seed="white", horns=0.34)
    c.multiply(c.mask(oval(60, 1204, 230, 26), soft=8), (0.42, 0.09, 325), 0.6)
    goat(c, -14, 1246, 262, (0.46, 0.08, 42), look=42, patch=(0.26, 0.035, 35), bias=-0.12, seed="near", horns=0.36)


def _sparks(c: Canvas, column: Mask) -> None:
    r = c.rng("sparks")
    c.glow(X - 30, 430, 90, (0.97, 0.06, 170), 0.4)

    def work(pen: Pen) -> None:
        for _ in range(26):
            side = -1 if r.random() < 0.5 else 1
            y = r.uniform(TOP + 20, FOOT - 60)
            x = X + side * (float(_half(float(y))) + abs(r.normal(0, 12)) + 3)
            q = r.uniform(1.4, 4.2)
            pen.dot(x, y, q, (0.7, 0.1, 212), 0.9)
            pen.dot(x - q * 0.3, y - q * 0.3, q * 0.35, (0.99, 0.01, 90))

    c.draw(work, detail=0.9)
    c.emit(column & c.full(smoothstep(560, 380, c.y)), 0.12)
