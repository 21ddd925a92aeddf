"""An armchair as tall as a house in a windy meadow, its seam burst: the wool pours out and walks off as sheep."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import grass
from moonhare.painting.materials.air import cloud
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.motes import glints
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.scenes._airing_day_chair import chair
from moonhare.painting.scenes._airing_day_parts import WOOL, Sheep, lamb, sheep
from moonhare.painting.shapes import circle, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Airing Day",
    hero="rose velvet armchair tall as a house in a windy meadow, burst at the seam, its wool walking off as sheep",
    idea="inside out",
    place="garden, misty hill",
    palette="rose and green",
    composition="S-path",
    time="morning",
    symbols=("armchair", "sheep", "hill"),
    hidden="a black lamb that has stayed behind under the chair",
    readings=("freedom", "sleep", "secret"),
)
FINISH = {
    "vignette": 0.26,
    "saturation": 1.08,
    "bloom": 0.45,
    "contrast": 0.16,
    "focus": Focus(420, 700, 480, 600, 0.22),
}

_FLOCK = (
    Sheep(x=150, y=1116, s=152, left=True, legs=(0.1, -0.06, 0.08, -0.1), nod=0.06),
    Sheep(x=70, y=1000, s=100, left=True, legs=(0.0, 0.0, 0.02, -0.02), nod=0.34),
    Sheep(x=40, y=940, s=74, left=False, legs=(-0.08, 0.1, -0.06, 0.08), nod=-0.06),
    Sheep(x=116, y=892, s=52, left=False, legs=(0.08, -0.06, 0.1, -0.06), nod=0.0),
    Sheep(x=192, y=928, s=66, left=True, legs=(-0.2, 0.2, -0.26, 0.26), nod=-0.08, leap=0.42),
    Sheep(x=226, y=872, s=44, left=False, legs=(0.02, 0.0, -0.02, 0.02), nod=0.3),
    Sheep(x=252, y=838, s=33, left=False, legs=(0.1, -0.1, 0.06, -0.08), nod=-0.04),
    Sheep(x=312, y=824, s=29, left=False, legs=(0.0, 0.04, 0.02, 0.0), nod=0.05),
    Sheep(x=342, y=800, s=24, left=True, legs=(0.06, -0.06, 0.06, -0.06), nod=0.0),
    Sheep(x=300, y=780, s=20, left=True, legs=(0.06, -0.02, 0.0, -0.06), nod=0.3),
    Sheep(x=250, y=764, s=16, left=True, legs=(0.06, -0.06, 0.06, -0.06), nod=0.0),
    Sheep(x=206, y=748, s=13, left=True, legs=(0.02, -0.06, 0.0, -0.06), nod=0.0),
    Sheep(x=176, y=728, s=10.5, left=False, legs=(0.06, -0.06, 0.06, -0.06), nod=0.0),
    Sheep(x=196, y=712, s=8.5, left=False, legs=(0.06, -0.06, 0.06, -0.06), nod=0.0),
    Sheep(x=220, y=699, s=7, left=False, legs=(0.06, -0.06, 0.06, -0.06), nod=0.0),
)


_PETALS: tuple[Colour, ...] = ((0.74, 0.15, 8), (0.86, 0.09, 20), (0.95, 0.04, 70))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.82, -0.42, 0.45),
        key=(0.97, 0.08, 72),
        shade=(0.28, 0.07, 350),
        rim=(-0.9, -0.35, 0),
        rim_colour=(0.98, 0.1, 68),
        bounce=(0.62, 0.11, 135),
        bounce_share=0.16,
    )
    _sky(c)
    _hills(c)
    _meadow(c)
    repaint(c, 0.65, seed="morning", loose=1.1)
    _wind(c)
    _shadows(c)
    c.rays(-80, 420, [4, 14, 22, 33, 42], 1050, 150, (0.98, 0.1, 70), 0.34, 26)
    lamb(c, 634, 998, 42)
    chair(c)
    repaint(c, 0.14, seed="velvet", loose=0.5)
    _wool(c)
    for k, who in enumerate(sorted(_FLOCK, key=lambda w: w.y)):
        sheep(c, who, f"sheep{k}")
    _near(c)
    glints(c, c.rng("motes"), 50, lambda r: (330 + r.normal(0, 190), 760 + r.normal(0, 190)), (0.98, 0.06, 75))


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0.0, (0.55, 0.08, 190)),
            (0.2, (0.7, 0.08, 170)),
            (0.36, (0.82, 0.075, 120)),
            (0.48, (0.92, 0.085, 62)),
            (0.58, (0.9, 0.1, 35)),
            (1.0, (0.7, 0.09, 20)),
        ],
        warp=16,
        turn=-12,
    )
    c.glow(-60, 560, 420, (0.99, 0.12, 66), 0.9)
    r = c.rng("drifts")
    rows: tuple[tuple[float, float, float], ...] = (
        (250, 670, 7),
        (330, 622, 10),
        (240, 560, 14),
        (120, 490, 20),
        (190, 386, 28),
        (330, 276, 34),
        (150, 170, 46),
        (640, 150, 40),
    )
    for x, y, q in rows:
        puffs = [
            (x + float(r.normal(0, 1.3 * q)), y - abs(float(r.normal(0, 0.3 * q))), q * float(r.uniform(0.4, 0.9)))
            for _ in range(12)
        ]
        table = [(0.0, (0.78, 0.08, 20)), (0.5, (0.92, 0.06, 50)), (1.0, (0.99, 0.03, 80))]
        cloud(c, puffs, table, seed=f"drift{y}", squash=0.7, alpha=0.85, fade=(-0.3, 0.9), detail=0.2)


def _hills(c: Canvas) -> None:
    """Four folds of hills, each paler, hedges on them, mist in every valley, the left flanks in the light."""
    folds: tuple[tuple[float, float, Colour, Colour], ...] = (
        (690.0, 40.0, (0.84, 0.085, 75), (0.72, 0.07, 140)),
        (736.0, 46.0, (0.8, 0.1, 100), (0.6, 0.085, 150)),
        (800.0, 52.0, (0.74, 0.12, 112), (0.46, 0.09, 152)),
    )
    for k, (y, rise, lit, dark) in enumerate(folds):
        crest = y + rise * np.sin(c.x[0] / (150 + 40 * k) + 1.9 * k + 0.6) + 10 * np.sin(c.x[0] / 61 + k)
        m = c.full(smoothstep(-1.5, 1.5, c.y - crest[None, :]))
        slope = np.gradient(crest) / c.scale
        t = 0.5 - 2.4 * slope[None, :] - 0.2 * (c.x / 800) - 0.0016 * (c.y - crest[None, :])
        t = t + 0.3 * (c.field(f"fields{k}", 70, 3, (2.4, 0.7)) - 0.5)
        c.fill(m, pick(ramp([(0.0, dark), (1.0, lit)]), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)
        r = c.rng(f"hedges{k}")
        for _ in range(26):
            x = float(r.uniform(0, 800))
            at = float(crest[min(int(x * c.scale), c.w - 1)]) + float(r.uniform(-2, 46))
            q = float(r.uniform(4, 7)) * (1 + 0.6 * k)
            if k == 2 and 150 < x < 360:
                continue
            tree = c.mask(oval(x, at - q * 0.7, q, q * float(r.uniform(0.8, 1.4))), wobble=q * 0.3, cell=6)
            c.multiply(c.mask(oval(x + q * 2.2, at + 1, q * 2.4, q * 0.35), soft=1), (0.4, 0.08, 160), 0.6)
            c.form(tree, (0.62 - 0.1 * k, 0.1, 135), haze=0.45 - 0.16 * k, rim=0.9, detail=0.3)
        c.fog(y + 20, y + 130, (0.95, 0.075, 60), (0.8, 0.75, 0.7)[k], cell=190)


def _crest(x: float) -> float:
    return 866 - 0.05 * (x - 400) + 22 * math.sin(x / 210 + 2.5)


def _meadow(c: Canvas) -> None:
    """The near hill: long grass combed by the wind, gold on the left, deep green under the chair and to the right."""
    crest = np.array([_crest(float(x)) for x in c.x[0]], np.float32)
    m = c.full(smoothstep(-2, 2, c.y - crest[None, :]))
    down = (c.y - crest[None, :]) / 330
    wave = c.field("waves", 60, 3, (3.2, 0.8)) - 0.5
    t = 0.82 - 0.5 * smoothstep(80, 760, c.x) - 0.42 * down + 0.5 * wave
    table = ramp([(0.24, 0.06, 165), (0.38, 0.085, 152), (0.56, 0.12, 136), (0.82, 0.13, 108)])
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.12)
    way = [(w.x, w.y + 4, 0.36 * w.s) for w in _FLOCK[:7]]
    c.glaze(c.mask(limb(way, 60), soft=8, wobble=6, cell=26) & m, (0.84, 0.11, 100), 0.5)


def _wind(c: Canvas) -> None:
    """Blades bent to the right in waves, light ones over dark ones."""
    crest = np.array([_crest(float(x)) for x in c.x[0]], np.float32)
    zone = smoothstep(4, 30, c.y - crest[None, :])
    sun = smoothstep(760, 60, c.x)
    deep: tuple[Colour, ...] = ((0.28, 0.07, 160), (0.4, 0.095, 148), (0.52, 0.12, 135))
    lit = zone * smoothstep(460, 260, c.x + 0.9 * (c.y - 900))
    fresh: tuple[Colour, ...] = ((0.5, 0.11, 138), (0.62, 0.13, 126), (0.72, 0.13, 114))
    grass(c, c.full(lit), fresh, seed="fresh", height=(8, 34), spacing=6, lean=0.5, spread=0.3, detail=0.3)
    zone = zone * (1 - lit)
    grass(c, c.full(zone), deep, seed="deep", height=(8, 40), spacing=7, lean=0.5, spread=0.3, detail=0.3)
    gust = smoothstep(0.5, 0.66, c.field("gust", 60, 3, (3.4, 0.7))) * np.maximum(zone, lit) * (0.35 + 0.65 * sun)
    r = c.rng("gust")
    chosen = np.asarray(gust > r.random((c.h, c.w)), np.float32)
    gold: tuple[Colour, ...] = ((0.56, 0.12, 128), (0.74, 0.13, 112), (0.9, 0.11, 95))
    grass(c, c.full(chosen), gold, seed="gust", height=(9, 34), spacing=8, lean=0.7, spread=0.25, detail=0.4)


def _shadows(c: Canvas) -> None:
    """The chair's long shadow, away from the light."""
    c.multiply(
        c.mask(polygon([(330, 930), (540, 1000), (900, 1070), (900, 930), (720, 880)]), soft=22), (0.2, 0.07, 170), 0.72
    )
    c.multiply(c.mask(oval(540, 945, 230, 34, 8), soft=14), (0.16, 0.06, 165), 0.8)


def _axis(y: float) -> float:
    """Where the middle of the spilling wool lies at a height."""
    return float(np.interp(y, [450, 590, 730, 890, 1010, 1070], [566, 532, 452, 410, 370, 330]))


def _turned(x: float, y: float) -> float:
    """How far the wool lies in its own shade: towards the right, and low down."""
    fold = 0.1 * math.sin((x + 0.7 * y) / 19) * math.sin((x - 0.9 * y) / 37)
    return float(fold + 0.4 * smoothstep(-40, 90, x - _axis(y)) + 0.1 * smoothstep(940, 1070, y) + 0.01)


def _wool(c: Canvas) -> None:
    """It wells out of the seam, tumbles over the seat and the front edge, and runs out over the grass."""
    r = c.rng("wool")
    puffs: list[tuple[float, float, float]] = []
    course = [(566, 450, 9), (556, 520, 26), (532, 590, 44), (494, 660, 56), (452, 730, 58), (424, 810, 58)]
    course += [(410, 890, 66), (378, 956, 84), (326, 1006, 76), (276, 1046, 50), (246, 1070, 26)]
    for x, y, q in sample(course, 90).tolist():
        for _ in range(7):
            wide = float(r.uniform(0.1, 0.4)) * q + 5 + (0.22 * q if r.random() < 0.2 else 0.0)
            puffs.append((x + float(r.normal(0, q * 0.46)), y + float(r.normal(0, 9 + 0.12 * q)), wide))
    for _ in range(90):
        a = float(r.uniform(0, 2 * math.pi))
        far = float(r.uniform(0.5, 1.15))
        wide = float(r.uniform(8, 30)) * (1.3 - 0.5 * far)
        puffs.append((356 + 172 * far * math.cos(a), 1012 + 46 * far * math.sin(a), wide))
    under = c.mask(*(circle(x, y, q * 0.9) for x, y, q in puffs), soft=2)
    c.shadow(under, 22, 14, 16, 0.6, (0.2, 0.08, 350))
    cloud(c, puffs, list(WOOL), seed="wool", squash=0.95, rough=0.26, sink=_turned, detail=0.5)
    c.screen(under.edge(-7, -5, 4), (0.98, 0.08, 70), 0.3)
    stray = [(float(r.uniform(40, 620)), float(r.uniform(520, 900)), float(r.uniform(2, 6))) for _ in range(26)]
    cloud(c, stray, list(WOOL), seed="stray", rough=0.3, alpha=0.9, detail=0.6)
    for k, (x, y, s, nod) in enumerate(((338.0, 1076.0, 112.0, -0.02), (452.0, 1040.0, 88.0, 0.04))):
        sheep(c, Sheep(x=x, y=y, s=s, left=True, legs=(0.06, 0.0, 0.0, 0.0), nod=nod, rising=True), f"rising{k}")
    foot = [(float(r.uniform(262, 520)), 1064 + float(r.normal(0, 10)), float(r.uniform(14, 30))) for _ in range(40)]
    cloud(
        c,
        [(x, y - 0.14 * (x - 330), q) for x, y, q in foot],
        list(WOOL),
        seed="foot",
        rough=0.2,
        sink=_turned,
        detail=0.5,
    )


def _near(c: Canvas) -> None:
    """Tall grass and flowers along the lower edge, bent by the wind."""
    far_birds(c, [(470, 196, 30), (508, 168, 24), (534, 206, 18)], (0.32, 0.06, 185), seed="birds")
    low = c.full(smoothstep(1110, 1130, c.y))
    tones: tuple[Colour, ...] = ((0.24, 0.065, 163), (0.36, 0.09, 150), (0.54, 0.12, 130))
    grass(c, low, tones, seed="near", height=(34, 78), spacing=7, lean=0.55, spread=0.3, detail=0.5)
    r = c.rng("tufts")
    n = 46
    x, y = r.uniform(10, 790, n), 1070 + 120 * r.random(n) ** 0.7
    keep = (x > 300) | (y > 1120)
    size = 6 + 14 * (y - 1070) / 120
    flowers(
        c, x[keep], y[keep], size[keep], ((0.74, 0.15, 8), (0.86, 0.09, 20), (0.95, 0.04, 70)), seed="near", detail=0.7
    )
