"""A well turned inside out stands in the Sahel: a glowing column of water, its ring of stones on top; a goat looks."""

from __future__ import annotations

import cv2
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.goats import goat
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._overflow_parts import FOOT, TOP, X, life, ring, windlass
from moonhare.painting.shapes import curve, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import ground

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
FINISH = {"vignette": 0.36, "saturation": 1.1, "bloom": 0.5, "contrast": 0.16, "focus": Focus(440, 700, 360, 520, 0.4)}

_SUN = (-0.5, 0.15, 0.85)


def _half(y: Array | float) -> Array | float:
    """Half the column's width at a height: it narrows upwards."""
    t = (y - TOP) / (FOOT - TOP)
    return 128 + 46 * t**2 + 9 * np.sin(t * 9.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.45, -0.75, 0.5),
        key=p.key,
        shade=(0.34, 0.09, 320),
        rim=(0.7, -0.6, 0),
        rim_colour=(0.9, 0.09, 190),
        bounce=(0.76, 0.1, 68),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.24, 0.085, 258)),
            (0.16, (0.34, 0.09, 252)),
            (0.33, (0.46, 0.075, 262)),
            (0.48, (0.64, 0.075, 40)),
            (0.62, (0.78, 0.12, 58)),
            (0.73, (0.9, 0.12, 76)),
            (0.8, (0.9, 0.11, 72)),
            (1, (0.6, 0.11, 55)),
        ],
        warp=12,
    )
    _dunes(c)
    c.glow(X, 560, 270, (0.78, 0.11, 185), 0.75, flat=1.5)
    c.rays(X - 40, -260, (86, 90, 94), 1050, width=190, colour=(0.9, 0.07, 120), share=0.3, soft=22)
    _plain(c)
    repaint(c, 0.45, seed="land", loose=1.2)
    _shade_of_water(c)
    column = _column(c)
    life(c, column)
    _skin(c, column)
    c.screen(column * np.asarray(smoothstep(640, 400, c.y), np.float32), (0.9, 0.08, 178), 0.35)
    c.multiply(c.mask(oval(X, TOP + 4, 132, 34), soft=12) & column, (0.3, 0.1, 240), 0.6)
    with c.group() as top:
        ring(c)
        windlass(c)
    c.paste(top, bend=(c.x, c.y + (352 - TOP)))
    _foot(c)
    _goats(c)
    repaint(c, 0.18, seed="last")
    _sparks(c, column)


def _dunes(c: Canvas) -> None:
    """Far dunes in the heat, each paler than the next."""
    lines: tuple[tuple[float, float, float, Colour], ...] = (
        (930.0, 46.0, 210.0, (0.84, 0.09, 66)),
        (958.0, 40.0, 150.0, (0.74, 0.11, 56)),
    )
    for i, (y, rise, wide, tone) in enumerate(lines):
        ridge = y - rise * np.sin(c.x / wide + 1.3 + 2 * i) - 12 * np.sin(c.x / 61 + i)
        far = c.full(smoothstep(-1, 1, c.y - ridge))
        lee = smoothstep(0, 70, c.y - ridge)
        colours = rgb(tone) + (rgb(mix(tone, (0.93, 0.08, 80), 0.7)) - rgb(tone)) * lee[..., None]
        c.fill(far, colours.astype(np.float32), detail=0.15)
    c.fog(930, 1010, (0.95, 0.08, 80), 0.35)


def _plain(c: Canvas) -> None:
    """One smooth, ribbed sweep of sand, dark towards us."""

    def heights(u: Array, v: Array) -> Array:
        swell = c.noise.at("swell", u, v, 30, 2) - 0.5
        rib = np.sin((v + 0.35 * u + 1.5 * c.noise.at("bend", u, v, 7, 2)) * 3.1) * smoothstep(60, 14, v)
        return np.asarray(1.0 * swell + 0.03 * rib, np.float32)

    land = ground(c, heights, horizon=964, eye=5.2, near=10, far=800, sun=_SUN, shadow_reach=5)
    t = 0.1 + 0.62 * land.lit(_SUN) - 0.15 * land.shade
    colours = pick(c.tones((0.68, 0.125, 58), 0.7), np.asarray(t, np.float32))
    haze = (smoothstep(20, 200, land.v) * 0.75)[..., None]
    c.fill(land.mask, colours + (rgb((0.93, 0.09, 76)) - colours) * haze, detail=0.15)
    c.multiply(land.mask * np.asarray(smoothstep(1030, 1200, c.y), np.float32), (0.34, 0.1, 335), 0.85)
    c.glow(X, FOOT + 30, 300, (0.8, 0.11, 190), 0.6, flat=0.28)


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
    c.screen((m * smoothstep(0.08, 0.01, n)).blur(1.6), (0.93, 0.09, 178), 0.8)


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
    blues = ramp([(0.98, 0.06, 165), (0.92, 0.09, 180), (0.78, 0.12, 192), (0.6, 0.12, 208), (0.44, 0.115, 226)])
    core = pick(blues, down**0.9)
    edge = np.abs(u) ** 3.2
    deep = rgb((0.36, 0.1, 235))
    body = core + (deep - core) * (edge * 0.6)[..., None]
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
    c.screen((column * np.asarray(long, np.float32)).blur(3), (0.97, 0.06, 180), 0.6)
    thin = smoothstep(0.02, 0.0, np.abs(u - 0.88 + n * 0.05))
    c.screen((column * np.asarray(thin, np.float32)).blur(1.5), (0.95, 0.08, 85), 0.6)
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
    for x, y, w in ((196.0, 1096.0, 74.0), (272.0, 1116.0, 36.0)):
        c.multiply(c.mask(oval(x - w * 0.7, y + 4, w * 1.3, w * 0.12), soft=4), (0.36, 0.1, 320), 0.7)
    c.lamps.append(Lamp(x=360, y=1000, z=50, reach=150, colour=(0.85, 0.1, 190), power=0.9))
    goat(c, 180, 1098, 92, (0.36, 0.07, 40), look=44, seed="dam", horns=0.2)
    goat(c, 272, 1118, 44, (0.92, 0.03, 85), look=58, seed="kid", horns=0.0)
    c.lamps.clear()


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
    c.emit(column & c.full(smoothstep(900, 400, c.y)), 0.26)
    c.glow(X + 20, 440, 120, (0.96, 0.08, 175), 0.2)
