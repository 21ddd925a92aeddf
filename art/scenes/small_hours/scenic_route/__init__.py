"""A tiny lit train winds through plum hills at dusk; its steam has become a cat asleep over the ridge."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.motifs.plants import pine
from art.painting.motifs.ribbon import ribbon
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.shapes import box, oval, polygon, sample
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

from .cat import paint_cat, paint_tail

BRIEF = Brief(
    title="Scenic Route",
    hero="tiny lit train whose steam has become an enormous cat, curled asleep over the ridge",
    idea="turning into",
    place="mountain, high pass",
    palette="storm plum",
    composition="S-path",
    time="dusk",
    symbols=("cat", "train", "steam"),
    hidden="a small cat sits in the last carriage's window",
    readings=("patience", "dream", "home"),
)
FINISH = {"vignette": 0.3, "bloom": 0.55, "contrast": 0.14, "saturation": 1.1, "focus": Focus(430, 560, 430, 520, 0.25)}

# fmt: off
_TRACK = [
    (372, 1240, 25.3), (520, 1170, 20.9), (640, 1100, 16.5), (606, 1046, 12.7), (440, 1018, 10.5), (250, 996, 9.4),
    (170, 966, 8.2), (212, 936, 7.2), (360, 912, 6.1), (520, 888, 5.0), (610, 862, 4.1), (590, 838, 3.3),
    (500, 822, 2.8), (440, 808, 2.2), (452, 794, 1.7), (500, 786, 1.2),
]
# fmt: on


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.86, -0.34, 0.3),
        key=(0.97, 0.07, 75),
        shade=(0.36, 0.08, 300),
        rim=(0.9, -0.4, 0),
        rim_colour=(0.96, 0.09, 70),
        bounce=(0.5, 0.1, 320),
        bounce_share=0.15,
    )
    _sky(c)
    _ridges(c)
    _land(c)
    repaint(c, 0.4, seed="land")
    c.fog(610, 740, (0.62, 0.11, 345), 0.75, cell=90)
    paint_cat(c)
    _track(c)
    c.fog(660, 810, (0.8, 0.1, 15), 0.34)
    _firs(c)
    _train(c)
    paint_tail(c)
    stars(c, 46, bottom=260, seed="early")


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.22, 0.065, 292)),
            (0.14, (0.3, 0.085, 300)),
            (0.27, (0.42, 0.1, 318)),
            (0.36, (0.58, 0.12, 350)),
            (0.43, (0.76, 0.12, 35)),
            (0.5, (0.92, 0.1, 68)),
            (1, (0.4, 0.08, 310)),
        ],
        20,
        turn=9,
    )
    streaks(c, 120, 520, (0.82, 0.12, 25), seed="high", cover=0.35, share=0.4)
    c.glow(150, 560, 200, (0.88, 0.13, 30), 0.35, flat=0.5)
    c.glow(830, 540, 430, (0.95, 0.13, 62), 0.9)
    c.glow(830, 566, 150, (0.98, 0.1, 80), 0.7)


def _ridges(c: Canvas) -> None:
    """Far mountains in the haze, then the ridge that the cat lies on."""
    for k, (top, lift, tone, haze) in enumerate(
        ((540, 120, (0.66, 0.1, 350), 0.5), (580, 90, (0.52, 0.1, 330), 0.3), (600, 70, (0.27, 0.08, 308), 0.06))
    ):
        n = c.field(f"ridge{k}", 170 - 20 * k, 5)[0]
        if k == 2:
            n = 0.4 + 0.5 * (n - 0.4)
        line = top - lift * (n - 0.4) * 1.6 - 26 * np.cos(np.arange(c.w) / c.w * 5 + 2 * k)
        body = c.full(smoothstep(-1.2, 1.2, c.y - line[None, :]))
        warm = smoothstep(150, 800, c.x)
        t = (
            0.3
            + 0.5 * warm
            + 0.4 * (c.field(f"face{k}", 60, 4, (0.7, 1.6)) - 0.5)
            - 0.2 * smoothstep(0, 160, c.y - line)
        )
        c.fill(body, pick(c.tones(tone), np.asarray(t, np.float32)), detail=0.15)
        crest = np.exp(-(((c.y - line - 3) / 3.5) ** 2)) * warm
        c.screen(np.asarray(crest, np.float32), (0.95, 0.11, 65), 0.55)
        c.glaze(body * (haze * smoothstep(0, 120, c.y - line)), (0.86, 0.09, 30))
        if k == 2:
            r = c.rng("firs")
            trees = []
            for _ in range(90):
                x = float(r.uniform(0, 800))
                y = float(line[min(int(x * c.scale), c.w - 1)]) + r.uniform(0, 40)
                trees.append(pine(x, y + 4, float(r.uniform(18, 44)), 13, r))
            c.fill(c.mask(*trees), (0.2, 0.055, 300), alpha=0.9)


def _heights(c: Canvas, u: Array, v: Array) -> Array:
    n = c.noise.at("fells", u, v, 34, 3)
    return np.asarray(15 * (n - 0.5) + 0.0022 * (v - 60) ** 2 * (v > 60) + 0.012 * u * u * 0.6, np.float32)


def _land(c: Canvas) -> Ground:
    sun = (0.9, 0.2, 0.3)

    def heights(u: Array, v: Array) -> Array:
        tuft = 0.5 * (c.noise.at("tuft", u, v, 2.2, 2) - 0.5)
        return np.asarray(_heights(c, u, v) + tuft, np.float32)

    land = ground(c, heights, horizon=690, eye=20, near=30, far=150, sun=sun, shadow_reach=26)
    t = 0.2 + 0.82 * land.lit(sun) - 0.18 * land.shade + 0.3 * (c.noise.at("heath", land.u, land.v, 9, 4) - 0.5)
    table = ramp([(0, (0.2, 0.06, 305)), (0.3, (0.32, 0.085, 318)), (0.5, (0.5, 0.12, 5)), (0.7, (0.74, 0.13, 48)),
                  (1, (0.93, 0.11, 78))])  # fmt: skip
    colours = pick(table, np.asarray(t, np.float32))
    haze = smoothstep(50, 130, land.v)[..., None] * 0.5
    c.fill(land.mask, colours + (rgb((0.66, 0.1, 345)) - colours) * haze, detail=0.15)
    return land


def _track(c: Canvas) -> None:
    """The line: a pale bed, sleepers, two rails that catch the last light."""
    way = ribbon(c, _TRACK)
    at = way.mask.where
    bed = pick(ramp([(0, (0.34, 0.06, 320)), (1, (0.66, 0.07, 30))]), 0.4 + 0.5 * (c.field("bed", 8, 3)[at] - 0.5))
    c.shadow(way.mask, -5, 5, soft=4, share=0.4)
    c.fill(way.mask, bed, detail=0.4)
    tie = (
        smoothstep(1.6, 4, way.radius)
        * smoothstep(0.2, 0.5, np.sin(way.along / np.maximum(way.radius * 0.16, 0.5)))
        * (np.abs(way.across) < 0.7)
    )
    c.glaze(way.mask * np.asarray(tie, np.float32), (0.24, 0.05, 310), 0.45)
    rail = np.exp(-(((np.abs(way.across) - 0.46) / 0.07) ** 2))
    c.glaze(way.mask * np.asarray(rail, np.float32), (0.95, 0.08, 70), 0.6)


def _firs(c: Canvas) -> None:
    """Firs on the slopes, dark, a warm edge on their right side."""
    r = c.rng("wood")
    way = ribbon(c, [(x, y, q + 9) for x, y, q in _TRACK]).mask.whole()
    places = []
    for k in range(420):
        v = float(r.uniform(33, 110))
        u = float(r.uniform(-0.48, 0.48)) * v * 1.0
        wood = float(c.noise.at("copse", np.full((1, 1), u, np.float32), np.full((1, 1), v, np.float32), 15, 2)[0, 0])
        if wood < 0.53:
            continue
        places.append((v, u, k))
    for v, u, _ in sorted(places, reverse=True):
        q = 900 / v
        h = float(_heights(c, np.full((1, 1), u, np.float32), np.full((1, 1), v, np.float32))[0, 0])
        x, y = 400 + u * q, 690 + (20 - h) * q
        size = q * float(r.uniform(2.2, 3.6))
        row, column = min(max(int(y * c.scale), 0), c.h - 1), min(max(int(x * c.scale), 0), c.w - 1)
        if y > 1260 or y < 720 or way[row, column] > 0.1 or way[max(row - int(size * 0.5 * c.scale), 0), column] > 0.1:
            continue
        tree = c.mask(pine(x, y + 2, size, size * 0.42, r))
        far = float(smoothstep(45, 110, v))
        c.shadow(c.mask(oval(x - size * 0.4, y, size * 0.45, size * 0.09)), 0, 0, soft=2, share=0.5)
        c.fill(tree, rgb((0.21, 0.045, 215)) * (1 - far) + rgb((0.42, 0.07, 320)) * far, detail=0.5)
        c.screen(tree.edge(0.06 * size, -0.02 * size, 0.6), (0.93, 0.12, 55), 0.6 - 0.25 * far)


def _train(c: Canvas) -> None:
    """Engine and four carriages on the bend, windows lit, their light beside the line."""
    stops = sample_track()
    warm = (0.93, 0.13, 78)
    for k in range(5):
        x, y, _, q = stops[k]
        c.glow(x, y + 6 * q, 34 * q, warm, 0.42, flat=0.5)

    def cars(pen: Pen) -> None:
        for k in range(4, 0, -1):
            x, y, turn, q = stops[k]
            with pen.at(x, y, turn, q):
                pen.fill(box(-25, -29, 50, 22, 3), (0.42, 0.14, 18) if k % 2 else (0.36, 0.1, 330))
                pen.fill(box(-27, -33, 54, 6, 3), (0.26, 0.06, 310))
                pen.fill(box(-26, -8, 52, 5, 1), (0.18, 0.04, 305))
                for w in (-17, -6, 5, 16):
                    pen.dot(w, -3, 3.4, (0.15, 0.03, 305))
        x, y, turn, q = stops[0]
        with pen.at(x, y, turn, q):
            pen.fill(box(6, -37, 20, 30, 2), (0.24, 0.06, 300))
            pen.fill(box(3, -40, 26, 5, 2), (0.18, 0.05, 305))
            pen.fill(box(-26, -27, 36, 18, 7), (0.28, 0.07, 295))
            pen.fill(polygon([(-20, -26), (-22, -41), (-10, -41), (-12, -26)]), (0.2, 0.05, 300))
            pen.fill(oval(0, -28, 5, 5), (0.7, 0.12, 75))
            pen.fill(polygon([(-26, -9), (-36, -2), (-20, -2)]), (0.42, 0.14, 20))
            pen.fill(box(-28, -9, 54, 4), (0.18, 0.04, 305))
            for w, d in ((-18, 4), (-8, 4), (4, 6), (17, 6)):
                pen.dot(w, -d + 1, d, (0.15, 0.03, 305))
                pen.dot(w, -d + 1, d * 0.4, (0.6, 0.1, 60))

    c.draw(cars, relief=3, detail=0.95)

    def lights(pen: Pen) -> None:
        for k in range(1, 5):
            x, y, turn, q = stops[k]
            with pen.at(x, y, turn, q):
                for w in (-18, -7, 4, 15):
                    pen.fill(box(w - 3.4, -25, 7.4, 9.5, 1.4), warm)
        x, y, turn, q = stops[0]
        with pen.at(x, y, turn, q):
            pen.fill(box(11, -33, 9, 9, 1), warm)
            pen.dot(-28, -20, 4, (0.99, 0.05, 95))

    c.draw(lights, detail=0.98, emission=0.9)
    x, y, _, q = stops[4]
    ears = ((12.0, -16.0), (12.5, -24.0), (14.0, -21.5), (16.0, -21.5), (17.5, -24.0), (18.0, -16.0))
    with_cat = [(x + dx * q, y + dy * q) for dx, dy in ears]
    c.draw(lambda pen: pen.fill(polygon(with_cat), (0.2, 0.05, 305)), detail=0.98)
    x, y, _, q = stops[0]
    c.glow(x - 28 * q, y - 20 * q, 16, (0.98, 0.1, 88), 0.9)
    beam = c.mask(polygon([(x - 28 * q, y - 22 * q), (x - 150, y + 2), (x - 118, y + 34)]), soft=6)
    c.screen(beam * np.asarray(smoothstep(170, 20, np.hypot(c.x - x, c.y - y)), np.float32), warm, 0.45)


def sample_track() -> list[tuple[float, float, float, float]]:
    """Return where engine and carriages stand: x, y, degrees of their tilt, size."""
    path = sample([(250, 992, 1.16), (330, 1003, 1.2), (440, 1018, 1.28), (540, 1031, 1.34), (600, 1044, 1.4)], 60)
    out = []
    for k in range(5):
        i = 4 + 9 * k
        dx, dy = path[i + 2, 0] - path[i - 2, 0], path[i + 2, 1] - path[i - 2, 1]
        out.append((float(path[i, 0]), float(path[i, 1]), math.degrees(math.atan2(dy, dx)), float(path[i, 2])))
    return out
