"""Four red land crabs carry a palanquin over cracked paddies; in it, curtained, rides a small lotus lake."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, cloud_bank, metal, wood
from moonhare.painting.motifs.birds import Bird, flying
from moonhare.painting.motifs.crabs import crab
from moonhare.painting.motifs.plants import palm
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, box, curve, limb, oval
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
_X, _Y = 408.0, 600.0
"""The middle of the basin's rim."""


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
    for x, w in ((180.0, 300.0), (640.0, 300.0), (410.0, 330.0)):
        c.multiply(c.mask(oval(x + 40, 1012, w * 0.66, 34), soft=14), (0.42, 0.1, 340), 0.5)
    _egrets(c)
    _far_bearers(c)
    _palanquin(c)
    _near_bearers(c)
    repaint(c, 0.22, seed="last")
    _drips(c)
    c.glow(_X, _Y - 60, 130, (0.93, 0.07, 150), 0.3)


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


def _bearer(
    c: Canvas, x: float, y: float, size: float, pole: float, foot: float, step: float, seed: str, far: bool
) -> None:
    crab(
        c,
        x,
        y,
        size,
        grips=((x - size * 0.34, pole - 3), (x + size * 0.36, pole + 1)),
        ground=foot,
        colour=(0.57, 0.19, 24) if not far else (0.5, 0.16, 15),
        bias=-0.1 if far else 0.02,
        step=step,
        haze=0.12 if far else 0.0,
        seed=seed,
    )


def _pole(c: Canvas, y: float, tone: Colour) -> None:
    m = c.mask(limb([(-30, y + 6, 11), (200, y, 12), (600, y, 12), (770, y - 4, 11), (786, y - 24, 8)], 60))
    wood(c, m, tone, angle=0, thickness=12, gloss=0.3, detail=0.65)
    for x in (60, 300, 520, 748):
        metal(c, c.mask(box(x, y - 14, 12, 28, 4)), (0.78, 0.12, 82), thickness=6)


def _far_bearers(c: Canvas) -> None:
    _bearer(c, 286, 826, 158, 668, 944, 0.5, "far-a", True)
    _bearer(c, 560, 830, 154, 668, 944, -0.6, "far-b", True)
    _pole(c, 668, (0.5, 0.08, 60))


def _near_bearers(c: Canvas) -> None:
    _pole(c, 712, (0.56, 0.1, 62))
    _bearer(c, 150, 888, 214, 712, 1030, -0.8, "near-a", False)
    _bearer(c, 664, 880, 222, 712, 1024, 0.7, "near-b", False)


def _lotus(c: Canvas, x: float, y: float, s: float, opened: float, seed: str) -> None:
    """A lotus from the side: outer petals first, each pale at its foot and rose at its tip."""
    r = c.rng(f"lotus/{seed}")
    rows = ((7, 84 * opened, 1.0), (6, 56 * opened, 1.04), (5, 30 * opened, 1.02), (3, 12 * opened, 0.95))
    for count, spread, reach in rows:
        for k in sorted(range(count), key=lambda q: -abs(q - (count - 1) / 2)):
            a = math.radians(-90 + (k - (count - 1) / 2) / max((count - 1) / 2, 1) * spread + float(r.normal(0, 3)))
            length = s * reach * (1 - 0.18 * abs(math.cos(a)))
            w = s * 0.26
            ca, sa = math.cos(a), math.sin(a)

            def at(u: float, v: float, ca: float = ca, sa: float = sa) -> tuple[float, float]:
                return x + u * ca - v * sa, y + u * sa + v * ca

            petal = c.mask(
                curve([(*at(0, 0), CORNER), at(length * 0.5, -w), (*at(length, 0), CORNER), at(length * 0.5, w)])
            )
            relief = c.form(petal, (0.93, 0.05, 0), thickness=w * 0.9, rim=0.5, mottle=0.04, detail=0.8)
            tip = np.hypot(c.x - at(length, 0)[0], c.y - at(length, 0)[1])
            c.form(
                relief.within(c.full(smoothstep(length * 0.72, length * 0.05, tip))),
                (0.68, 0.19, 358),
                rim=0.4,
                detail=0.8,
            )


def _pad(c: Canvas, x: float, y: float, rx: float, ry: float, turn: float, tone: Colour) -> None:
    pad = c.mask(oval(x, y, rx, ry, turn))
    c.multiply(pad.blur(3).move(2, 5), (0.3, 0.08, 180), 0.5)
    relief = c.form(pad, tone, thickness=5, rim=0.6, gloss=0.15, detail=0.75)
    at = relief.mask.where
    angle = np.arctan2((c.y[at] - y) / ry, (c.x[at] - x) / rx)
    vein = smoothstep(0.94, 1.0, np.cos(angle * 9))
    c.screen(relief.mask * vein.astype(np.float32), (0.9, 0.1, 125), 0.3)


def _stem(c: Canvas, foot: tuple[float, float], top: tuple[float, float], bow: float) -> None:
    middle = ((foot[0] + top[0]) / 2 + bow, (foot[1] + top[1]) / 2)
    c.draw(lambda pen: pen.stroke([foot, middle, top], (0.58, 0.12, 140), 4.2), relief=2, detail=0.7)


def _basin(y: float) -> Path:
    return curve(
        [
            (_X - 196, y, CORNER),
            (_X - 190, y + 44),
            (_X - 160, y + 96),
            (_X - 90, y + 122),
            (_X, y + 128),
            (_X + 90, y + 122),
            (_X + 160, y + 96),
            (_X + 190, y + 44),
            (_X + 196, y, CORNER),
            (_X + 100, y + 26),
            (_X, y + 34),
            (_X - 100, y + 26),
        ]
    )


def _palanquin(c: Canvas) -> None:
    x, y = _X, _Y
    gold, green = (0.76, 0.12, 80), (0.42, 0.09, 165)
    # The inside: deep green hangings, darker upwards.
    back = c.mask(
        curve(
            [
                (x - 170, y, CORNER),
                (x - 166, y - 250, CORNER),
                (x, y - 300),
                (x + 166, y - 250, CORNER),
                (x + 170, y, CORNER),
            ],
            pull=0.25,
        )
    )
    relief = c.relief(back, 12)
    fold = np.sin(c.noise.at("hang", c.x / 24, c.y / 300, 1.0, 2) * 11) * 2.2
    c.form(relief, (0.34, 0.07, 168), bump=fold.astype(np.float32), detail=0.5)
    c.screen(back * smoothstep(y - 260, y, c.y).astype(np.float32), (0.62, 0.1, 150), 0.55)
    for side in (-1, 1):
        wood(
            c,
            c.mask(limb([(x + side * 150, y - 10, 7), (x + side * 146, y - 262, 6)])),
            (0.5, 0.09, 62),
            angle=90,
            thickness=8,
            bias=-0.12,
        )
    # Water, brimful: it mirrors the morning.
    water = c.mask(oval(x, y, 194, 36))
    sheet = pick(
        ramp([(0.44, 0.08, 175), (0.72, 0.08, 165), (0.95, 0.05, 110)]),
        0.5 + (c.y - y) / 60 + 0.5 * (c.field("ripple", 46, 3, (2.6, 0.4)) - 0.5),
    )
    c.fill(water, sheet, detail=0.7)
    c.emit(water, 0.1)
    stems = (
        (x - 70, y - 6, x - 84, y - 128, 60.0, 0.95, "a"),
        (x + 44, y + 6, x + 36, y - 84, 66.0, 1.0, "b"),
        (x + 104, y - 2, x + 118, y - 158, 44.0, 0.45, "c"),
        (x - 12, y - 12, x - 16, y - 176, 40.0, 0.3, "d"),
    )
    for pad in (
        (x - 120, y - 4, 40, 9, 4),
        (x + 120, y + 6, 42, 10, -5),
        (x - 20, y + 14, 52, 11, 0),
        (x + 30, y - 16, 30, 6, 0),
    ):
        _pad(c, *pad, mix(green, (0.66, 0.14, 135), 0.7))
    for sx, sy, tx, ty, w, h, turn in (
        (x - 110, y - 4, x - 126, y - 84, 44, 13, -10),
        (x + 78, y + 2, x + 90, y - 116, 40, 12, 9),
        (x + 10, y - 8, x + 6, y - 132, 36, 10, 5),
    ):
        _stem(c, (sx, sy), (tx, ty), 5)
        _pad(c, tx, ty, w, h, turn, (0.58, 0.13, 145))
    for sx, sy, tx, ty, s, opened, seed in stems:
        _stem(c, (sx, sy), (tx, ty), -5)
        _lotus(c, tx, ty, s, opened, seed)
    _vessel(c, gold, green)
    _curtains(c)
    _roof(c, gold)


def _vessel(c: Canvas, gold: Colour, green: Colour) -> None:
    x, y = _X, _Y
    basin = c.mask(_basin(y))
    relief = c.relief(basin, 60)
    a = (c.x - x) / np.sqrt(np.clip(1 - ((c.y - y) / 190) ** 2, 0.2, 1))
    scroll = np.sin(a / 9.0) * np.sin((c.y - y) / 11 + np.sin(a / 18)) * 2.0
    c.form(
        relief, (0.6, 0.12, 70), bump=scroll.astype(np.float32), gloss=0.3, rim=0.6, mottle=0.08, shadow=30, detail=0.7
    )
    for off, h, tone in ((6.0, 15.0, gold), (52.0, 9.0, (0.62, 0.17, 8)), (104.0, 10.0, gold)):
        bow = off + 34 * np.sqrt(np.clip(1 - ((c.x - x) / 198) ** 2, 0, 1)) * (1 - off / 190)
        band = c.full(smoothstep(h / 2 + 1, h / 2 - 1, np.abs(c.y - y - bow))) & basin
        c.form(relief.within(band), tone, gloss=0.5, rim=0.6, detail=0.75)
    for sx, depth in ((-96.0, 92.0), (22.0, 108.0), (130.0, 70.0)):
        top = y + 33 * math.sqrt(max(0.0, 1 - (sx / 196) ** 2))
        run = c.mask(
            limb([(x + sx, top - 4, 9), (x + sx + 3, top + depth * 0.4, 4), (x + sx + 1, top + depth, 3)], 16),
            wobble=1.5,
        )
        c.glaze(run, (0.84, 0.06, 165), 0.7)
        c.screen(run.edge(-1.5, -1, 0.7), (0.98, 0.03, 100), 0.9)
    lip = c.mask(
        curve(
            [
                (x - 196, y),
                (x - 100, y + 26),
                (x, y + 35),
                (x + 100, y + 26),
                (x + 196, y),
                (x + 100, y + 33),
                (x, y + 42),
                (x - 100, y + 33),
            ]
        )
    )
    c.screen(lip, (0.97, 0.05, 110), 0.5)


def _curtains(c: Canvas) -> None:
    x, y = _X, _Y
    rose = (0.72, 0.15, 5)
    left = curve(
        [
            (x - 182, y - 268, CORNER),
            (x - 96, y - 286, CORNER),
            (x - 104, y - 190),
            (x - 146, y - 118),
            (x - 158, y - 100),
            (x - 122, y - 40),
            (x - 112, y + 20, CORNER),
            (x - 150, y + 28),
            (x - 196, y + 14, CORNER),
            (x - 192, y - 60),
            (x - 176, y - 110),
            (x - 186, y - 190),
        ]
    )
    right = curve(
        [
            (x + 182, y - 268, CORNER),
            (x + 112, y - 284, CORNER),
            (x + 124, y - 200),
            (x + 152, y - 126),
            (x + 164, y - 104),
            (x + 150, y - 40),
            (x + 146, y + 14, CORNER),
            (x + 196, y + 10, CORNER),
            (x + 192, y - 60),
            (x + 180, y - 110),
            (x + 188, y - 190),
        ]
    )
    for path, seed in ((left, "l"), (right, "r")):
        m = c.mask(path)
        c.shadow(m, 10, 8, 8, 0.45)
        cloth(c, m, rose, angle=88, fold=17, depth=5, thickness=14, seed=seed, rim=0.6, detail=0.7)
        hem = m & c.full(smoothstep(y - 8, y - 4, c.y + 0.1 * np.abs(c.x - x)))
        c.glaze(hem, (0.86, 0.12, 84), 0.7)
    # The passenger's companion looks out.
    fish = c.mask(
        curve(
            [
                (x - 166, y - 54, CORNER),
                (x - 140, y - 66),
                (x - 112, y - 60),
                (x - 98, y - 50, CORNER),
                (x - 112, y - 42),
                (x - 140, y - 38),
            ]
        )
    )
    c.form(fish, (0.74, 0.15, 58), gloss=0.4, rim=0.6, mottle=0.1, grain=5, detail=0.85)

    def looks(pen: Pen) -> None:
        pen.dot(x - 116, y - 55, 4.6, (0.93, 0.06, 90))
        pen.dot(x - 115, y - 55, 2.8, (0.15, 0.03, 60))
        pen.stroke([(x - 98, y - 49), (x - 106, y - 47)], (0.4, 0.12, 40), 1.6)
        pen.stroke([(x - 130, y - 62), (x - 125, y - 51), (x - 131, y - 41)], (0.5, 0.14, 45), 1.8)
        pen.stroke([(x - 101, y - 46), (x - 96, y - 38)], (0.66, 0.14, 55), 1.4)

    c.draw(looks, detail=0.95)
    fold = c.mask(
        curve(
            [
                (x - 198, y - 90, CORNER),
                (x - 158, y - 98),
                (x - 128, y - 46),
                (x - 122, y + 12, CORNER),
                (x - 190, y + 12, CORNER),
            ]
        )
    )
    cloth(c, fold, rose, angle=84, fold=15, depth=4, thickness=9, seed="fold", rim=0.6, detail=0.7)
    for tx in (x - 166, x + 168):
        metal(
            c,
            c.mask(limb([(tx - 18, y - 104, 6), (tx, y - 98, 7), (tx + 16, y - 106, 6)], 12)),
            (0.82, 0.13, 84),
            thickness=6,
        )


def _roof(c: Canvas, gold: Colour) -> None:
    """A bent Bengal roof in painted cloth, its eaves lower in the corners, with a fringe."""
    x, y = _X, _Y - 262
    roof = c.mask(
        curve(
            [
                (x - 250, y + 34, CORNER),
                (x - 196, y - 44),
                (x - 110, y - 108),
                (x, y - 132),
                (x + 110, y - 108),
                (x + 196, y - 44),
                (x + 250, y + 34, CORNER),
                (x + 130, y - 8),
                (x, y - 22),
                (x - 130, y - 8),
            ]
        )
    )
    c.shadow(roof, 6, 26, 14, 0.5)
    relief = c.relief(roof, 70)
    rib = np.abs(np.sin((c.x - x) / (30 + 0.06 * (c.y - y + 140)) * 1.0))
    c.form(relief, (0.5, 0.11, 160), bump=(rib * 7).astype(np.float32), rim=0.7, mottle=0.08, detail=0.7)
    stripe = c.full(smoothstep(0.2, 0.1, rib)) & roof
    c.form(relief.within(stripe), gold, rim=0.6, detail=0.7)
    rise = (c.y - y + 132) / 160
    flower = np.sin((c.x - x) / (30 + 0.06 * (c.y - y + 140)) * 2) ** 2 * np.sin(rise * 15) ** 2
    c.form(relief.within(c.full(smoothstep(0.8, 0.9, flower)) & roof), (0.72, 0.11, 105), rim=0.5, detail=0.65)
    border = c.full(smoothstep(15, 12, np.abs(c.y - (y - 34 + 46 * (np.abs(c.x - x) / 220) ** 1.8)))) & roof
    c.form(relief.within(border), (0.66, 0.15, 10), rim=0.5, detail=0.65)
    fringe = c.mask(
        curve(
            [
                (x - 254, y + 30, CORNER),
                (x - 130, y - 14),
                (x, y - 30),
                (x + 130, y - 14),
                (x + 254, y + 30, CORNER),
                (x + 252, y + 48, CORNER),
                (x + 130, y + 8),
                (x, y - 6),
                (x - 130, y + 8),
                (x - 252, y + 48, CORNER),
            ]
        )
    )
    c.form(fringe, (0.62, 0.18, 10), thickness=10, rim=0.6, detail=0.7)

    def tassels(pen: Pen) -> None:
        for k in range(27):
            t = (k + 0.5) / 27 * 2 - 1
            tx = x + t * 250
            ty = y - 4 + 46 * abs(t) ** 1.8
            pen.stroke([(tx, ty), (tx + 1, ty + 20)], gold if k % 2 else (0.66, 0.17, 10), 6)
            pen.dot(tx, ty + 2, 4.2, (0.9, 0.1, 88))

    c.draw(tassels, relief=3, detail=0.8)
    metal(
        c,
        c.mask(
            curve(
                [
                    (x - 22, y - 126, CORNER),
                    (x - 14, y - 142),
                    (x - 5, y - 150),
                    (x, y - 182, CORNER),
                    (x + 5, y - 150),
                    (x + 14, y - 142),
                    (x + 22, y - 126, CORNER),
                ]
            )
        ),
        gold,
        thickness=12,
    )


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
                py = r.uniform(_Y + 150, 990)
                q = r.uniform(2.4, 4.6)
                pen.fill(
                    curve([(_X + dx, py - q * 2.4, CORNER), (_X + dx + q, py), (_X + dx, py + q), (_X + dx - q, py)]),
                    (0.88, 0.06, 165),
                    0.9,
                )
                pen.dot(_X + dx - q * 0.3, py - q * 0.2, q * 0.35, (0.99, 0.01, 90))
        for dx in (-95.0, 24.0):
            pen.stroke(oval(_X + dx, 1004, 18, 5), (0.97, 0.03, 110), 1.6, 0.8)

    c.draw(work, detail=0.9)
