"""Four red land crabs carry a palanquin over cracked paddies; in it, curtained, rides a small lotus lake."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud_bank, metal, wood
from moonhare.painting.motifs.birds import Bird, flying
from moonhare.painting.motifs.crabs import crab, crab_behind
from moonhare.painting.motifs.plants import palm
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._low_water_parts import X, Y, palanquin
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Low Water",
    hero="four red land crabs bearing a palanquin with a small lotus lake in it over cracked paddies",
    idea="carried by",
    place="rice field, Bengal in drought",
    palette="rose and green",
    composition="profile",
    time="morning",
    symbols=("crab", "lotus", "palanquin"),
    hidden="a carp peeps out between the curtains",
    readings=("privilege", "rescue", "ceremony"),
)
FINISH = {"vignette": 0.3, "saturation": 1.1, "bloom": 0.4}

_SUN = (-0.6, 0.35, 0.6)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.62, 0.5),
        key=(0.97, 0.06, 82),
        shade=(0.4, 0.08, 320),
        rim=(-0.7, -0.5, 0),
        rim_colour=(0.97, 0.06, 80),
        bounce=(0.8, 0.09, 45),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.66, 0.08, 182)),
            (0.2, (0.8, 0.06, 165)),
            (0.38, (0.88, 0.05, 110)),
            (0.5, (0.93, 0.07, 60)),
            (0.56, (0.9, 0.09, 35)),
            (1, p.sky[4]),
        ]
    )
    streaks(c, 20, 520, (0.96, 0.03, 60), share=0.6, seed="veil", cover=0.6)
    cloud_bank(
        c,
        lambda x: 560 - 70 * math.exp(-(((x - 700) / 190) ** 2)) - 40 * math.exp(-(((x - 90) / 130) ** 2)),
        [(0.78, 0.06, 350), (0.9, 0.06, 40), (0.98, 0.04, 80)],
        seed="bank",
        size=(18, 60),
        rows=2,
        alpha=0.7,
    )
    c.glow(120, 570, 200, (0.98, 0.08, 70), 0.85)
    _far(c)
    land = _paddies(c)
    repaint(c, 1.0, seed="land")
    _trail(c, land)
    c.multiply(c.mask(oval(440, 990, 330, 44), soft=22), (0.42, 0.1, 340), 0.55)
    _egrets(c)
    _bearers(c, _FAR, 668, 948)
    with c.group() as litter:
        _pennants(c)
        palanquin(c)
    # It sways in its bearers' step.
    a = math.radians(-2.2)
    dx, dy = c.x - X, c.y - 712
    co, si = math.cos(a), math.sin(a)
    c.paste(litter, bend=(dx * co + dy * si + X, -dx * si + dy * co + 712))
    _bearers(c, _NEAR, 712, 1030)
    repaint(c, 0.22, seed="last")
    _drips(c)
    c.multiply(c.full(smoothstep(1040, 1210, c.y) * 0.9), (0.5, 0.1, 345), 0.6)
    c.glow(X, Y - 40, 120, (0.95, 0.07, 130), 0.42)


def _far(c: Canvas) -> None:
    for i, (y, tone) in enumerate(((640.0, (0.74, 0.06, 170)), (655.0, (0.66, 0.08, 150)))):
        ridge = y - (50 - 24 * i) * np.clip(c.field(f"hill{i}", 150, 4)[0] * 1.8 - 0.5, 0, 1)
        ridge = ridge - 9 * c.field(f"wood{i}", 14, 3)[0]
        c.form(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, thickness=12, haze=0.5 - 0.2 * i, detail=0.2)
    for x, h, seed, lean in ((716.0, 150, "a", 0.16), (760.0, 112, "b", -0.12), (60.0, 96, "c", 0.1)):
        palm(c, x, 664, h, (0.56, 0.06, 60), (0.5, 0.09, 150), seed=seed, lean=lean)
    for x, w in ((668.0, 62.0), (620.0, 44.0)):
        hut = c.mask(
            curve(
                [
                    (x - w / 2, 662, CORNER),
                    (x - w / 2, 636, CORNER),
                    (x + w / 2, 636, CORNER),
                    (x + w / 2, 662, CORNER),
                ],
                pull=0,
            )
        )
        c.form(hut, (0.74, 0.08, 50), thickness=6, haze=0.2, detail=0.5)
        roof = c.mask(
            curve(
                [
                    (x - w * 0.68, 642, CORNER),
                    (x - w * 0.3, 620),
                    (x, 612),
                    (x + w * 0.3, 620),
                    (x + w * 0.68, 642, CORNER),
                    (x, 634),
                ]
            )
        )
        c.form(roof, (0.66, 0.09, 70), thickness=10, haze=0.15, mottle=0.15, grain=5, detail=0.5)
    c.fog(590, 720, (0.94, 0.05, 55), 0.55)


def _plates(u: Array, v: Array, seed: int) -> tuple[Array, Array, Array]:
    """Cracked mud: how far from the nearest crack, a tint a plate, and the way to its middle across."""
    iu, iv = np.floor(u), np.floor(v)
    first = np.full(u.shape, 9.0, np.float32)
    second = first.copy()
    tint, across = np.zeros_like(first), np.zeros_like(first)
    for du in (-1, 0, 1):
        for dv in (-1, 0, 1):
            a, b = iu + du, iv + dv
            h1 = np.mod(np.sin(a * 127.1 + b * 311.7 + seed) * 43758.5453, 1.0)
            h2 = np.mod(np.sin(a * 269.5 + b * 183.3 + seed) * 43758.5453, 1.0)
            pu, pv = a + 0.12 + 0.76 * h1 - u, b + 0.12 + 0.76 * h2 - v
            d = np.sqrt(pu * pu + pv * pv).astype(np.float32)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            tint = np.where(nearer, h1, tint)
            across = np.where(nearer, pu, across)
            first = np.where(nearer, d, first)
    return (second - first).astype(np.float32), tint.astype(np.float32), across.astype(np.float32)


def _paddies(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        bund = np.exp(-(((np.mod(v + 2 * np.sin(u / 14), 24) - 12) / 0.7) ** 2)) * 1.1 * smoothstep(26, 34, v)
        return np.asarray(bund + 0.5 * (c.noise.at("roll", u, v, 20, 2) - 0.5), np.float32)

    land = ground(c, heights, horizon=648, eye=7, near=9, far=700, sun=_SUN, shadow_reach=6)
    wu = land.u + 0.5 * (c.noise.at("wu", land.u, land.v, 2.2, 2) - 0.5)
    wv = land.v + 0.5 * (c.noise.at("wv", land.u + 40, land.v, 2.2, 2) - 0.5)
    gap, tint, across = _plates(wu / 1.5, wv / 1.5, 3)
    fade = np.clip(1.3 - land.footprint * 0.9, 0, 1)
    crack = smoothstep(0.12, 0.035, gap) * fade
    lip = smoothstep(0.3, 0.1, gap) * (1 - crack) * fade
    grit = c.noise.at("grit", land.u, land.v, 0.5, 4, land.footprint) - 0.5
    t = 0.3 + 0.34 * land.lit(_SUN) - 0.2 * land.shade + 0.16 * grit + 0.16 * (tint - 0.5) * fade
    t = t + lip * (0.1 + 0.3 * np.clip(across, -0.5, 0.5))
    colours = pick(c.tones((0.76, 0.085, 42), 0.55), np.asarray(t, np.float32))
    dark = rgb((0.36, 0.09, 0))
    colours = colours + (dark - colours) * (crack * 0.85)[..., None]
    stubble = smoothstep(0.5, 0.7, c.noise.at("dry", land.u, land.v, 12, 3)) * smoothstep(14, 40, land.v)
    colours = colours + (rgb((0.78, 0.1, 100)) - colours) * (stubble * 0.35)[..., None]
    haze = (smoothstep(26, 260, land.v) * 0.8)[..., None]
    c.fill(land.mask, colours + (rgb((0.94, 0.055, 55)) - colours) * haze, detail=0.12)
    return land


def _trail(c: Canvas, land: Ground) -> None:
    """Where the lake has dripped, the field has turned green behind them."""
    r = c.rng("trail")
    wet = c.mask(limb([(-30, 1010, 20), (120, 1018, 26), (300, 1010, 22), (410, 1006, 14)], 20), wobble=16, soft=3)
    c.multiply(wet, (0.5, 0.09, 350), 0.6)
    c.screen(wet * smoothstep(0.6, 0.75, c.field("puddle", 40, 3, (2, 0.6))), (0.9, 0.05, 150), 0.6)
    n = 620
    x = -30 + 440 * r.random(n) ** 1.7
    y = 1012 + r.normal(0, 18, n)
    order = np.argsort(y)
    x, y = x[order], y[order]
    high = (52 - 0.1 * np.maximum(x, 0)) * r.uniform(0.4, 1.1, n)
    tone = np.stack([np.asarray(mix((0.5, 0.13, 145), (0.78, 0.15, 125), float(q))) for q in r.random(n)])
    strew(
        c, "blade", x, y - high * 0.4, high, -1.57 + r.normal(0, 0.28, n), jittered(tone, r), seed="shoots", detail=0.6
    )


_RED: Colour = (0.57, 0.19, 24)
_DUSKY: Colour = (0.5, 0.16, 15)
_NEAR = ((206.0, 886.0, 180.0, -0.8, "near-a"), (594.0, 882.0, 182.0, 0.7, "near-b"))
_FAR = ((316.0, 818.0, 138.0, 0.5, "far-a"), (506.0, 820.0, 136.0, -0.6, "far-b"))


def _bearers(c: Canvas, crabs: tuple[tuple[float, float, float, float, str], ...], pole: float, foot: float) -> None:
    """Crabs and the pole they hold: fingers behind it, the pole, then the crabs with a finger in front."""
    far = pole < 700
    tone, bias, haze = (_DUSKY, -0.1, 0.12) if far else (_RED, 0.02, 0.0)
    for x, _, size, step, _ in crabs:
        grips = ((x - size * 0.4, pole), (x + size * 0.4, pole))
        crab_behind(c, size, grips=grips, colour=tone, bias=bias, step=step, haze=haze)
    _pole(c, pole, (0.5, 0.08, 60) if far else (0.56, 0.1, 62))
    for x, y, size, step, seed in crabs:
        grips = ((x - size * 0.4, pole), (x + size * 0.4, pole))
        crab(c, x, y, size, grips=grips, ground=foot, colour=tone, bias=bias, step=step, haze=haze, seed=seed)


def _pole(c: Canvas, y: float, tone: Colour) -> None:
    m = c.mask(
        limb(
            [
                (30, y - 30, 7),
                (24, y - 12, 9),
                (44, y + 3, 11),
                (200, y, 12),
                (600, y, 12),
                (752, y + 2, 11),
                (774, y - 14, 9),
                (768, y - 32, 7),
            ],
            60,
        )
    )
    c.shadow(m, 4, 12, 6, 0.4)
    wood(c, m, tone, angle=0, thickness=12, gloss=0.3, detail=0.65)
    for x in (70, 396, 722):
        metal(c, c.mask(box(x, y - 14, 12, 28, 4)), (0.78, 0.12, 82), thickness=6)


def _pennants(c: Canvas) -> None:
    """Two silk tails from the finial: the only things here that hurry."""
    x, y = X, Y - 428
    tails: tuple[tuple[float, float, Colour], ...] = (
        (330.0, 46.0, (0.66, 0.18, 8)),
        (236.0, 96.0, (0.8, 0.13, 84)),
    )
    for k, (long, drop, tone) in enumerate(tails):
        n = 44
        t = np.linspace(0, 1, n)
        cx = x - 4 - long * t
        cy = y + drop * t**1.2 + 20 * np.sin(t * 8.5 + k * 1.4) * t
        w = 4 + 15 * t * (1 - 0.25 * t)
        upper = [(float(a), float(b - q)) for a, b, q in zip(cx, cy, w, strict=True)]
        lower = [(float(a), float(b + q)) for a, b, q in zip(cx, cy, w, strict=True)]
        tip = (float(cx[-1] + 26), float(cy[-1]))
        m = c.mask(polygon([*upper, tip, *lower[::-1]]))
        fold = np.cos((x - c.x[m.where]) / long * 8.5 + k * 1.4) * 9
        c.form(m, tone, thickness=5, bump=fold.astype(np.float32), rim=0.6, mottle=0.05, detail=0.75)
        edge = m.edge(0, -3.0, 0.6) | m.edge(0, 3.0, 0.6)
        c.screen(edge, (0.93, 0.1, 85), 0.5)


def _egrets(c: Canvas) -> None:
    """White birds have smelt the water and follow."""
    white = Bird(body=(0.95, 0.02, 90), wing=(0.96, 0.02, 90), beak=(0.8, 0.13, 80), beak_length=0.3)
    for x, y, span, beat, turn in (
        (96.0, 206.0, 84.0, 0.7, -6.0),
        (44.0, 300.0, 58.0, -0.2, 4.0),
        (190.0, 132.0, 48.0, 0.9, -10.0),
    ):
        flying(c, white, x, y, span, beat=beat, turn=turn, seed=f"egret{x}")


def _drips(c: Canvas) -> None:
    r = c.rng("drips")

    def work(pen: Pen) -> None:
        for dx in (-95.0, 24.0, 23.0):
            for _ in range(4):
                py = r.uniform(Y + 150, 990)
                q = r.uniform(2.4, 4.6)
                pen.fill(
                    curve([(X + dx, py - q * 2.4, CORNER), (X + dx + q, py), (X + dx, py + q), (X + dx - q, py)]),
                    (0.88, 0.06, 165),
                    0.9,
                )
                pen.dot(X + dx - q * 0.3, py - q * 0.2, q * 0.35, (0.99, 0.01, 90))
        for dx in (-95.0, 24.0):
            for _ in range(9):
                px, py = X + dx + r.normal(0, 11), 1002 - abs(r.normal(0, 8))
                pen.dot(px, py, r.uniform(0.8, 2.0), (0.95, 0.04, 165), 0.9)

    for dx in (-95.0, 24.0):
        wet = c.mask(oval(X + dx, 1004, 34, 9), wobble=4, soft=2)
        c.multiply(wet, (0.42, 0.08, 350), 0.7)
        c.screen(c.mask(oval(X + dx - 4, 1003, 15, 3), soft=2), (0.86, 0.06, 170), 0.4)
    c.draw(work, detail=0.9)
