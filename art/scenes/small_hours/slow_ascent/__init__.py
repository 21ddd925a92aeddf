"""A lit cable car is more than half way up from a village in the hills to a station in a crater of the moon."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud, grass
from art.painting.motifs.plants import pine
from art.painting.motifs.skies import stars
from art.painting.shapes import CORNER, curve, limb, oval, polygon, sample
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .cable_car import MOON, cabin, cottage, moon, station, valley_station

BRIEF = Brief(
    title="Slow Ascent",
    hero="lit cable car more than half way up one thin cable from a village in the hills to the enormous moon",
    idea="impossible journey",
    place="hills, cableway to the moon",
    palette="indigo moon",
    composition="low-horizon giant",
    time="night moon",
    symbols=("moon", "cable car", "village"),
    hidden="a station with a lit door in a crater",
    readings=("patience", "commute", "afterlife"),
)

FINISH = {
    "vignette": 0.36,
    "bloom": 0.5,
    "contrast": 0.14,
    "saturation": 1.12,
    "focus": Focus(470, 470, 380, 520, 0.22),
}

_FOOT = (166.0, 966.0)
"""Where the cable leaves the lower station."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.55, -0.7, 0.5),
        key=(0.94, 0.06, 92),
        shade=(0.25, 0.09, 276),
        rim=(0.7, -0.75, 0),
        rim_colour=(0.93, 0.06, 92),
        bounce_share=0.0,
    )
    night = [(0.14, 0.065, 278), (0.19, 0.085, 275), (0.29, 0.11, 270), (0.44, 0.11, 266), (0.3, 0.1, 270)]
    c.wash(list(zip((0.0, 0.4, 0.62, 0.8, 1.0), night, strict=True)), 20)
    x0, y0, q = MOON
    c.glow(x0 + 60, y0 - 30, q * 0.95, (0.6, 0.1, 270), 0.4)
    disc = moon(c)
    repaint(c, 0.6, seed="moon", loose=0.55)
    stars(c, 420, 860, clip=c.full() - disc)
    _clouds(c, 0)
    _far(c)
    _clouds(c, 1)
    end = station(c)
    _near_hills(c)
    repaint(c, 0.4, seed="land", loose=0.6)
    _village(c)
    valley_station(c, 160, 1000)
    _cable(c, end)
    _front(c)


def _bank(
    c: Canvas, x: float, y: float, wide: float, n: int, seed: str, size: tuple[float, float], alpha: float
) -> None:
    r = c.rng(f"bank/{seed}")
    puffs = []
    for _ in range(n):
        a = float(r.normal(0, 0.42))
        s = float(r.uniform(*size)) * (1 - 0.5 * min(abs(a), 1.2))
        puffs.append((x + a * wide, y - s * 0.35 + float(r.normal(0, 7)), max(s, 6.0)))
    cloud(
        c,
        puffs,
        [(0.25, 0.09, 275), (0.4, 0.1, 272), (0.62, 0.07, 282), (0.88, 0.045, 85)],
        seed=seed,
        alpha=alpha,
        rough=0.34,
        fade=(-0.1, 0.95),
        squash=0.7,
    )


def _clouds(c: Canvas, layer: int) -> None:
    if layer == 0:
        _bank(c, 640, 716, 330, 64, "back", (12, 58), 0.85)
        _bank(c, 96, 652, 190, 34, "left", (8, 30), 0.55)
        c.fog(690, 900, (0.52, 0.1, 268), 0.5, cell=260)
        return
    _bank(c, 300, 800, 340, 70, "mid", (14, 60), 0.92)
    _bank(c, 770, 812, 260, 60, "right", (16, 78), 0.92)
    c.fog(790, 960, (0.5, 0.1, 268), 0.5, cell=220)


def _ridge(c: Canvas, seed: str, base: float, high: float, cell: float) -> Mask:
    n = c.noise.at(f"ridge/{seed}", c.x / cell, c.x * 0, 1.0, 4)
    return c.full(smoothstep(-1.5, 1.5, c.y - base + high * (n - 0.3)))


def _far(c: Canvas) -> None:
    for k, (base, high, cell, light) in enumerate(((900.0, 110.0, 150.0, 0.36), (950.0, 90.0, 120.0, 0.29))):
        m = _ridge(c, f"far{k}", base, high, cell)
        c.fill(m, (light, 0.105, 270), detail=0.15)
        c.screen(m.edge(3, -5, 3), (0.6, 0.08, 275), 0.35)
        c.fog(base - 10, base + 110, (0.5, 0.1, 268), 0.55, cell=200)


def _near_hills(c: Canvas) -> None:
    """Two dark, moonlit slopes; the valley between them holds the village."""
    near = [
        (-40, 1000, CORNER),
        (90, 984),
        (176, 996),
        (300, 1052),
        (430, 1110),
        (600, 1260, CORNER),
        (-40, 1260, CORNER),
    ]
    far = [
        (860, 968, CORNER),
        (740, 992),
        (610, 1046),
        (470, 1086),
        (320, 1150),
        (200, 1260, CORNER),
        (860, 1260, CORNER),
    ]
    left, right = c.mask(curve(near), wobble=4, cell=40), c.mask(curve(far), wobble=4, cell=40)
    for m, tone, seed in ((right, (0.24, 0.085, 272), "right"), (left, (0.19, 0.075, 274), "left")):
        c.form(m, tone, thickness=60, rim=0.5, mottle=0.1, detail=0.2)
        blades = ((0.15, 0.06, 275), (0.25, 0.085, 270), (0.36, 0.09, 265))
        grass(c, m, blades, seed=seed, height=(5, 20), spacing=5.5, detail=0.35)
        c.screen(m.edge(2, -7, 4), (0.72, 0.07, 275), 0.4)
    r = c.rng("pines")
    for _ in range(58):
        side = r.random() < 0.6
        x = float(r.uniform(440, 800)) if side else float(r.uniform(-20, 110))
        y = (1100 - 0.33 * (x - 430) if side else 1010) + float(r.uniform(0, 60))
        h = float(r.uniform(26, 62)) * (0.6 + (y - 960) / 220)
        m = c.mask(pine(x, y, h, h * 0.42, r))
        c.fill(m, (0.15 + 0.05 * float(r.random()), 0.07, 272), detail=0.5)
        c.screen(m.edge(2.2, -1.4, 1.0), (0.68, 0.08, 275), 0.4)


def _village(c: Canvas) -> None:
    """Roofs huddle where the slopes meet."""
    r = c.rng("village")
    spots = [(296, 1076), (334, 1070), (372, 1082), (352, 1098), (316, 1100), (398, 1102)]
    spots += [(424, 1094), (280, 1104), (372, 1118), (336, 1126), (412, 1128), (452, 1112)]
    c.glow(362, 1090, 150, (0.86, 0.15, 66), 0.5, 0.5)
    for k, (x, y) in enumerate(sorted(spots, key=lambda s: s[1])):
        w = float(r.uniform(28, 36))
        cottage(c, x, y, w, float(r.uniform(0.55, 0.85)), left=bool(k % 2), seed=f"cottage{k}")
    x, y = 350, 1090
    tower = c.mask(polygon([(x - 7, y), (x - 7, y - 44), (x + 7, y - 44), (x + 7, y)]))
    c.form(tower, (0.42, 0.06, 290), thickness=7, rim=0.7, detail=0.8)
    spire = c.mask(polygon([(x - 10, y - 43), (x, y - 82), (x + 10, y - 43)]))
    c.form(spire, (0.3, 0.08, 280), thickness=6, rim=0.9, detail=0.8)
    lit = c.mask(oval(x, y - 32, 2.6, 4.5))
    c.fill(lit, (0.95, 0.12, 84), detail=0.95)
    c.emit(lit, 0.9)


def _cable(c: Canvas, end: tuple[float, float]) -> None:
    """Two strands that sag a little; one cabin well on its way, the other coming down out of the distance."""
    (xa, ya), (xb, yb) = _FOOT, end
    sag = [
        (xa + f * (xb - xa), ya + (f - drop) * (yb - ya)) for f, drop in ((0, 0), (0.36, 0.05), (0.7, 0.045), (1, 0))
    ]
    path = sample(sag, 80)
    span = np.linspace(1, 0, 80)
    shift = 4 + 15 * span

    for side in (1.0, 0.0):
        strand = [
            (float(path[i][0] + side * shift[i]), float(path[i][1]), 0.8 + 1.2 * float(span[i]))
            for i in range(0, 80, 3)
        ]
        m = c.mask(limb([*strand, (float(path[79][0]), float(path[79][1]), 0.8)], 120))
        c.fill(m, (0.13, 0.05, 278), detail=0.9)
        c.screen(m.edge(0.9, -0.4, 0.3), (0.85, 0.05, 90), 0.6)

    k = 46
    slope = math.degrees(math.atan2(path[k][1] - path[k + 1][1], path[k + 1][0] - path[k][0]))
    twin = 69
    cabin(c, float(path[twin][0] + shift[twin]), float(path[twin][1]), 24, slope, (0.36, 0.1, 250))
    cabin(c, float(path[k][0]), float(path[k][1]), 112, slope)


def _front(c: Canvas) -> None:
    """Dark firs and grass close to the eye."""
    r = c.rng("front")
    for x, y, h in ((-6, 1240, 300), (62, 1250, 210), (742, 1240, 330), (806, 1230, 400), (676, 1250, 190)):
        m = c.mask(pine(x, y, h, h * 0.44, r), wobble=2, cell=9)
        c.fill(m, (0.115, 0.05, 276), detail=0.4)
        n = int(h * 7)
        up = r.random(n)
        side = r.uniform(-1, 1, n)
        px, py = x + side * h * 0.235 * (1 - up) ** 0.9, y - h * (0.06 + 0.93 * up)
        light = np.clip(0.25 + 0.5 * side + r.normal(0, 0.2, n), 0, 1)
        tones = pick(ramp([(0.1, 0.045, 276), (0.17, 0.065, 274), (0.36, 0.085, 270)]), np.asarray(light, np.float32))
        angle = math.pi / 2 - side * 0.9 + r.normal(0, 0.25, n)
        strew(c, "blade", px, py, h * r.uniform(0.05, 0.1, n), angle, tones, seed=f"needles{x}", detail=0.5)
