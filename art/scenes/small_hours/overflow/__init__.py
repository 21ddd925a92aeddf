"""A well turned inside out stands in the Sahel: a glowing column of water, its ring of stones on top; a goat looks."""

from __future__ import annotations

import cv2
import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.birds import far_birds
from art.painting.motifs.goats import goat
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import limb, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint
from art.painting.terrain import ground

from .well import FOOT, TOP, X, life, ring, windlass

BRIEF = Brief(
    title="Overflow",
    hero="well turned inside out: a glowing column of water with one old carp in it, its ring of stones on top",
    idea="inside out",
    place="desert, Sahel",
    palette="desert ochre",
    composition="low-horizon giant",
    time="afternoon",
    symbols=("well", "goat", "fish"),
    hidden="the bucket hangs upward on its rope",
    readings=("miracle", "thirst", "pride"),
)
FINISH = {"vignette": 0.28, "saturation": 1.1, "bloom": 0.5, "contrast": 0.14, "focus": Focus(450, 700, 420, 560, 0.2)}

_SUN = (-0.8, 0.1, 0.42)


def _half(y: Array | float) -> Array | float:
    """Half the column's width at a height: it spreads at the ring and at the ground."""
    t = (y - TOP) / (FOOT - TOP)
    wide: Array | float = 121 + 20 * (1 - t) ** 4 + 62 * t**5 + 7 * np.sin(t * 9.0) + 3 * np.sin(t * 23 + 1)
    return wide


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.72, -0.42, 0.5),
        key=p.key,
        shade=(0.38, 0.09, 310),
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.95, 0.1, 84),
        bounce=(0.76, 0.1, 68),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.31, 0.095, 248)),
            (0.18, (0.44, 0.105, 240)),
            (0.4, (0.64, 0.085, 222)),
            (0.53, (0.82, 0.065, 88)),
            (0.67, (0.9, 0.125, 68)),
            (0.78, (0.9, 0.15, 56)),
            (1, (0.68, 0.12, 58)),
        ],
        warp=12,
    )
    streaks(c, 190, 640, (0.95, 0.05, 85), share=0.5, seed="dust", cover=0.42)
    c.glow(-40, 850, 420, (0.97, 0.12, 78), 0.8)
    c.glow(X, 640, 260, (0.86, 0.09, 190), 0.4, flat=1.5)
    _far(c)
    birds = [
        (96.0, 612.0, 26.0),
        (134, 594, 22),
        (166, 606, 19),
        (70, 640, 17),
        (192, 584, 15),
        (120, 634, 14),
        (218, 598, 12),
    ]
    far_birds(c, birds, (0.5, 0.09, 50), seed="egrets")
    _plain(c)
    repaint(c, 0.4, seed="land", loose=0.9)
    _cast(c)
    column = _column(c)
    life(c, column)
    _skin(c, column)
    c.multiply(c.mask(oval(X, TOP + 4, 136, 34), soft=12) & column, (0.3, 0.1, 240), 0.55)
    with c.group() as top:
        ring(c)
        windlass(c)
    c.paste(top, bend=(c.x, c.y + (352 - TOP)))
    _spill(c)
    _foot(c)
    _goats(c)
    repaint(c, 0.1, seed="last", loose=0.6)
    _sparks(c, column)


def _far(c: Canvas) -> None:
    """Dunes in the heat, each paler than the next; an acacia, two round huts."""
    lines: tuple[tuple[float, float, float, Colour], ...] = (
        (930.0, 64.0, 170.0, (0.82, 0.09, 66)),
        (956.0, 44.0, 120.0, (0.76, 0.115, 58)),
    )
    for i, (y, rise, wide, tone) in enumerate(lines):
        ridge = y - rise * np.abs(np.sin(c.x / wide + 1.3 + 2 * i)) ** 1.5 - 8 * np.sin(c.x / 61 + i)
        far = c.full(smoothstep(-1, 1, c.y - ridge))
        slope = np.gradient(ridge, axis=1) * c.scale
        lit = np.clip(0.45 - 1.3 * slope + 0.1 * (c.field(f"far{i}", 60, 3, (2.0, 0.6)) - 0.5), 0, 1)
        table = ramp([mix(tone, (0.6, 0.1, 20), 0.6), tone, mix(tone, (0.97, 0.08, 82), 0.75)])
        colours = pick(table, np.asarray(lit, np.float32))
        lee = (smoothstep(0, 70, c.y - ridge) * 0.7)[..., None]
        c.fill(far, (colours + (rgb((0.94, 0.1, 76)) - colours) * lee).astype(np.float32), detail=0.2)
    tree = c.mask(
        limb([(694, 968, 5), (690, 930, 3.5), (668, 896, 2)]),
        limb([(691, 932, 3), (716, 900, 2)]),
        oval(690, 886, 62, 10),
        oval(664, 880, 34, 9),
        oval(716, 878, 38, 9),
        wobble=3,
        cell=7,
    )
    c.fill(tree, (0.52, 0.08, 72), 0.85, detail=0.7)
    for x, w in ((746.0, 24.0), (782.0, 19.0)):
        wall = c.mask(polygon([(x - w * 0.7, 968), (x - w * 0.7, 946), (x + w * 0.7, 946), (x + w * 0.7, 968)]))
        roof = c.mask(polygon([(x - w, 950), (x, 922), (x + w, 950)]), wobble=1, cell=5)
        c.fill(wall, (0.66, 0.09, 58), 0.9, detail=0.7)
        c.fill(roof, (0.56, 0.09, 66), 0.9, detail=0.7)
    c.fog(910, 1000, (0.96, 0.1, 80), 0.36)


def _plain(c: Canvas) -> None:
    """Ribbed sand in long light."""

    def heights(u: Array, v: Array) -> Array:
        swell = c.noise.at("swell", u, v, 26, 2) - 0.5
        wave = (v + 0.5 * u + 3.2 * c.noise.at("bend", u, v, 7, 2)) * 2.6
        rib = (np.abs(np.sin(wave / 2)) - 0.6) * smoothstep(70, 14, v)
        return np.asarray(1.3 * swell + 0.07 * rib, np.float32)

    land = ground(c, heights, horizon=958, eye=5.2, near=10, far=800, sun=_SUN, shadow_reach=5)
    grit = c.noise.at("grit", land.u, land.v, 0.35, 3, land.footprint) - 0.5
    t = 0.12 + 0.95 * land.lit(_SUN) - 0.2 * land.shade + 0.08 * grit
    colours = pick(c.tones((0.74, 0.135, 60), 0.75), np.asarray(t, np.float32))
    haze = (smoothstep(20, 200, land.v) * 0.75)[..., None]
    c.fill(land.mask, colours + (rgb((0.95, 0.09, 80)) - colours) * haze, detail=0.2)
    c.multiply(land.mask * np.asarray(smoothstep(1090, 1230, c.y), np.float32), (0.4, 0.1, 330), 0.7)


def _cast(c: Canvas) -> None:
    """The column's long shadow: violet at its edges, and in its middle all the sun that the water has gathered."""
    m = c.mask(
        polygon(
            [(X - 168, FOOT + 8), (X + 60, FOOT - 26), (X + 172, FOOT - 12), (900, 1072), (900, 1290), (640, 1250)]
        ),
        soft=9,
    )
    c.multiply(m, (0.52, 0.12, 318), 0.72)
    heart = c.mask(
        polygon([(X - 100, FOOT + 14), (X + 110, FOOT - 10), (900, 1106), (900, 1222), (760, 1216)]),
        soft=20,
    )
    along, across = (c.x - X) * 0.94 + (c.y - FOOT) * 0.34, (c.y - FOOT) * 0.94 - (c.x - X) * 0.34
    wide = 60 + 0.1 * np.abs(along)
    warp = 24 * (c.field("sway-light", 70, 2) - 0.5)
    one = c.noise.at("net", (along + warp) / wide, (across + warp * 0.6) / (wide * 0.34), 1.0, 2) - 0.5
    two = c.noise.at("net-fine", (along - warp) / wide * 1.7, (across + warp) / (wide * 0.2), 1.0, 2) - 0.5
    net = np.clip(np.exp(-np.abs(one) * 17) + 0.6 * np.exp(-np.abs(two) * 16), 0, 1.2)
    fade = smoothstep(640, 20, along)
    c.glaze(heart * np.asarray(fade * 0.75, np.float32), (0.68, 0.125, 200), 0.85)
    c.screen(heart * np.asarray(np.clip(net * (0.35 + 0.65 * fade), 0, 1), np.float32), (0.95, 0.12, 150), 0.95)
    c.screen(heart * np.asarray(np.clip(net - 0.75, 0, 1) * 1.6 * fade, np.float32), (0.99, 0.08, 88), 0.9)
    c.glow(X + 150, FOOT + 40, 110, (0.95, 0.1, 110), 0.45, flat=0.3)


def _column(c: Canvas) -> Mask:
    """Clear water without a wall: land and sky stand in it bent and swapped; blue gathers only where it is thick."""
    sway = (c.field("sway", 110, 4)[:, :1] - 0.5) * 22
    half = np.asarray(_half(c.y), np.float32)
    u = (c.x - X + 4 * np.sin(c.y / 60)) / (half + sway)
    arch = np.sqrt(np.clip(1 - u * u, 0, 1))
    inside = smoothstep(1.0, 0.988, np.abs(u))
    inside = inside * smoothstep(-1, 1, c.y - (TOP - 20 * arch)) * smoothstep(1, -1, c.y - (FOOT + 26 * arch))
    m = c.full(inside)
    wavy = c.noise.at("wavy", u * 1.3, c.y / 120, 1.0, 3) - 0.5
    mx = (X - (np.abs(u) ** 1.5 * np.sign(u)) * 360 + 120 * wavy) * c.scale
    my = (c.y + 26 * arch + 70 * wavy + 8 * np.sin(c.y / 13 + u * 3)) * c.scale
    behind = cv2.remap(
        c.layer.rgb, mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    down = np.clip((c.y - TOP) / (FOOT - TOP), 0, 1)
    blues = ramp([(0.9, 0.075, 195), (0.82, 0.1, 200), (0.7, 0.115, 208), (0.56, 0.115, 218), (0.42, 0.11, 232)])
    body = pick(blues, np.asarray(np.clip(down**0.9 + 0.24 * wavy, 0, 1), np.float32))
    edge = np.abs(u) ** 4
    body = body + (rgb((0.34, 0.1, 240)) - body) * (edge * 0.62)[..., None]
    share = (0.4 + 0.3 * smoothstep(0.35, 0.95, down) - 0.12 * arch + 0.3 * wavy)[..., None]
    mixed = body * (1 - share) + np.asarray(behind, np.float32) * share
    low = smoothstep(0.5, 0.95, down) * (1 - np.abs(u) ** 3) * (0.5 + wavy)
    mixed = mixed + (rgb((0.9, 0.13, 84)) - mixed) * (0.5 * low)[..., None]
    # Sunlight goes in on the left and is gathered into a bright, folded curtain on the right.
    folds = c.noise.at("folds", u * 2.6 + c.y / 420, c.y / 260, 1.0, 3) - 0.5
    veil = np.exp(-np.abs(folds) * 22) * (0.35 + 0.65 * smoothstep(-0.5, 0.7, u)) * smoothstep(1.0, 0.8, np.abs(u))
    mixed = 1 - (1 - mixed) * (1 - (0.75 * veil)[..., None] * rgb((0.97, 0.08, 120)))
    c.fill(m, np.clip(mixed, 0, 1).astype(np.float32), detail=0.75)
    heart = np.exp(-(u**2) * 2.2 - ((c.y - 600) / 230) ** 2)
    c.screen(m * np.asarray(heart, np.float32), (0.86, 0.12, 185), 0.62)
    for dx, lean, w, power in ((-120.0, 120.0, 34.0, 0.34), (-60.0, 130.0, 22.0, 0.3), (0.0, 120.0, 26.0, 0.24)):
        beam = c.mask(
            polygon([(X + dx, TOP - 20), (X + dx + w, TOP - 20), (X + dx + w * 2 + lean, 940), (X + dx + lean, 940)]),
            soft=7,
        )
        c.screen(beam & m & c.full(smoothstep(950, 420, c.y)), (0.97, 0.07, 130), power)
    return m


def _skin(c: Canvas, column: Mask) -> None:
    """The shine of the water's skin: broken long lights, a warm rim towards the sun, a dark lip where it bends away."""
    half = np.asarray(_half(c.y), np.float32)
    u = (c.x - X + 4 * np.sin(c.y / 60)) / half
    n = c.noise.at("skin", u, c.y / 130, 1.0, 3) - 0.5
    gap = smoothstep(0.36, 0.56, c.noise.at("gap", u * 0, c.y / 90, 1.0, 2))
    for place, wide, tone, share in (
        (-0.78, 0.05, (0.99, 0.03, 100), 0.9),
        (-0.6, 0.02, (0.98, 0.04, 160), 0.6),
        (0.74, 0.028, (0.96, 0.06, 180), 0.55),
        (0.9, 0.02, (0.97, 0.09, 90), 0.7),
    ):
        line = smoothstep(wide, 0.0, np.abs(u - place + n * 0.12)) * gap
        c.screen((column * np.asarray(line, np.float32)).blur(1.4), tone, share)
    c.multiply(column * smoothstep(0.9, 1.0, np.abs(u)), (0.4, 0.11, 240), 0.5)
    c.screen(column.edge(-4, 0, 1.2), (0.98, 0.09, 88), 0.9)
    c.screen(column.edge(2.4, 0, 0.8), (0.95, 0.06, 185), 0.7)
    r = c.rng("glitter")

    def glitter(pen: Pen) -> None:
        for _ in range(180):
            y = float(r.uniform(TOP + 10, FOOT - 10))
            w = float(r.choice([-1, 1])) * float(r.beta(3, 1.2))
            x = X + w * float(_half(y)) * 0.95
            q = float(r.uniform(0.6, 2.2))
            pen.stroke(
                [(x - q * 2, y), (x, y - q * 0.3), (x + q * 2, y)], (0.99, 0.04, 110), q, float(r.uniform(0.4, 1))
            )

    c.draw(glitter, detail=0.9, emission=0.5, clip=column)
    for _ in range(12):
        y = float(r.uniform(TOP + 30, FOOT - 40))
        c.glow(X + float(r.choice([-0.8, 0.8])) * float(_half(y)), y, float(r.uniform(3, 7)), (0.99, 0.05, 100), 0.8)


def _spill(c: Canvas) -> None:
    """It runs over: drops leave the ring's rim, upwards and down."""
    r = c.rng("spill")

    def work(pen: Pen) -> None:
        for _ in range(70):
            side = float(r.choice([-1, 1]))
            x = X + side * float(r.uniform(128, 158))
            y = TOP - 20 + abs(float(r.normal(0, 120)))
            long, q = float(r.uniform(4, 16)), float(r.uniform(0.8, 2.2))
            pen.stroke([(x, y), (x + side * 0.6, y + long)], (0.93, 0.06, 195), q, float(r.uniform(0.4, 0.9)))

    c.draw(work, detail=0.85, emission=0.2)


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
    for x, y, w in ((146.0, 1075.0, 40.0), (203.0, 1088.0, 22.0)):
        long = c.mask(polygon([(x - w * 0.4, y), (x + w * 0.5, y - 2), (x + w * 3.4, y + 34), (x + w * 2.4, y + 40)]))
        c.multiply(long.blur(3), (0.46, 0.12, 318), 0.75)
    goat(c, 150, 1078, 58, (0.36, 0.07, 40), look=50, seed="dam", horns=0.2)
    goat(c, 206, 1090, 29, (0.94, 0.03, 85), look=60, seed="kid", horns=0.0)


def _sparks(c: Canvas, column: Mask) -> None:
    r = c.rng("sparks")

    def work(pen: Pen) -> None:
        for _ in range(26):
            side = -1 if r.random() < 0.5 else 1
            y = r.uniform(TOP + 20, FOOT - 60)
            x = X + side * (float(_half(float(y))) + abs(r.normal(0, 12)) + 3)
            q = r.uniform(1.4, 4.2)
            pen.dot(x, y, q, (0.7, 0.1, 212), 0.9)
            pen.dot(x - q * 0.3, y - q * 0.3, q * 0.35, (0.99, 0.01, 90))

    c.draw(work, detail=0.9)
    c.emit(column & c.full(smoothstep(900, 400, c.y)), 0.16)
