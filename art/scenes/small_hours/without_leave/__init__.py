"""A bronze rider sits astride thin air over his plinth; hoofprints wind away over the snow into the low sun."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.materials import metal, stone
from art.painting.motifs.birds import far_birds
from art.painting.motifs.skies import snowfall, streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, oval, polygon, sample
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

from .rider import general, truant

BRIEF = Brief(
    title="Without Leave",
    hero="bronze general astride thin air on a snowy plinth, hoofprints winding away into the low sun",
    idea="missing",
    place="boulevard, northern capital",
    palette="snow blue",
    composition="S-path",
    time="morning",
    symbols=("plinth", "hoofprint", "snow"),
    hidden="the bronze horse, small, walking off below the sun",
    readings=("freedom", "desertion", "embarrassment"),
)
FINISH = {"vignette": 0.4, "bloom": 0.5, "saturation": 1.12, "focus": Focus(400, 560, 330, 420, 0.45)}

_HORIZON, _SUN = 742.0, (604.0, 700.0)
_PATH = (
    (-0.7, 9.4),
    (-0.1, 8.3),
    (1.1, 7.9),
    (2.2, 8.6),
    (2.4, 10.4),
    (1.4, 12.4),
    (0.2, 14.6),
    (0.0, 18.0),
    (1.4, 22.0),
    (3.9, 28.0),
    (8.0, 42.0),
    (14.0, 66.0),
    (23.0, 108.0),
)
_HOOF = ((-0.8, -0.5), (-0.1, -0.88), (0.66, -0.66), (0.98, 0.0), (0.66, 0.66), (-0.1, 0.88), (-0.8, 0.5), (-0.66, 0.0))
_BLUE: Colour = (0.46, 0.11, 260)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.34, 0.3),
        key=(0.97, 0.08, 72),
        shade=(0.34, 0.1, 262),
        rim=(0.9, -0.4, 0),
        rim_colour=(0.98, 0.1, 72),
        bounce=(0.7, 0.08, 250),
        bounce_share=0.25,
    )
    _sky(c)
    _city(c)
    land = _snow(c)
    repaint(c, 0.55, seed="land")
    c.fog(660, 800, (0.95, 0.1, 68), 0.4)
    _sunlight(c)
    _prints(c, land)
    truant(c, 600, 768, 54)
    _shadow(c)
    _plinth(c)
    general(c, 226, 442, 122)
    repaint(c, 0.1, seed="last")
    far_birds(c, [(500, 250, 20), (540, 276, 15), (590, 240, 13)], (0.3, 0.08, 262), seed="crows")
    snowfall(c, 120, size=(1.2, 4.2), alpha=0.75)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.34, 0.105, 262)),
            (0.22, (0.48, 0.105, 254)),
            (0.4, (0.68, 0.08, 246)),
            (0.5, (0.84, 0.08, 70)),
            (0.6, (0.92, 0.115, 68)),
            (1, (0.9, 0.05, 240)),
        ],
        18,
    )
    streaks(c, 330, 640, (0.97, 0.08, 62), share=0.6, cover=0.5)


def _city(c: Canvas) -> None:
    """Domes and spires, no more than a thickening of the mist."""
    for n, (tone, share, shift) in enumerate((((0.82, 0.06, 60), 0.6, 0.0), ((0.66, 0.075, 262), 0.6, 26.0))):
        r = c.rng(f"city{n}")
        paths = []
        x = -30.0
        while x < 830:
            w = float(r.uniform(34, 80))
            top = 742 - float(r.uniform(30, 84)) * (1.0 + 0.3 * n) + 18 * n
            gap = abs(x + w / 2 - _SUN[0]) < 130 - 30 * n
            if not gap:
                paths.append(box(x, top, w - 3, 800 - top))
                kind = r.random()
                if kind < 0.3:
                    paths += [oval(x + w / 2, top, w * 0.36, w * 0.42), box(x + w / 2 - 1.5, top - w * 0.8, 3, w * 0.6)]
                elif kind < 0.5:
                    paths.append(polygon([(x + w * 0.36, top), (x + w / 2, top - w * 2.0), (x + w * 0.64, top)]))
                elif kind < 0.8:
                    paths.append(polygon([(x - 2, top), (x + w / 2, top - w * 0.36), (x + w - 1, top)]))
            x += w + shift * float(r.random())
        m = c.mask(*paths, soft=1.6)
        fade = smoothstep(800, 700, c.y) * smoothstep(40, 220, np.abs(c.x - _SUN[0]))
        c.glaze(m * np.asarray(fade, np.float32), tone, share)


def _snow(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        drift = 0.5 * (c.noise.at("drift", u, v, 9, 3) - 0.5) + 0.08 * (c.noise.at("small", u, v, 1.6, 2) - 0.5)
        return np.asarray(drift, np.float32)

    sun = (0.3, 0.75, 0.26)
    land = ground(c, heights, horizon=_HORIZON, eye=2.9, near=4.5, far=400, sun=sun, shadow_reach=6)
    t = 0.26 + 0.72 * land.lit(sun) - 0.16 * land.shade
    colours = pick(c.tones((0.86, 0.055, 246), 0.6), np.asarray(t, np.float32))
    haze = (smoothstep(10, 120, land.v) * 0.8)[..., None]
    colours = colours + (rgb((0.95, 0.07, 72)) - colours) * haze
    edge = c.full(smoothstep(_HORIZON, _HORIZON + 5, c.y))
    c.fill(land.mask & edge, np.clip(colours, 0, 1).astype(np.float32), detail=0.15)
    low = smoothstep(860, 1230, c.y + 0.16 * (400 - c.x))
    c.multiply(np.asarray(low, np.float32), (0.45, 0.12, 262), 0.75)
    return land


def _sunlight(c: Canvas) -> None:
    x, y = _SUN
    c.glow(x, y, 380, (0.94, 0.14, 62), 0.8)
    disc = c.mask(oval(x, y, 76, 76), soft=1.5)
    c.fill(disc, (0.99, 0.045, 88), detail=0.5)
    c.emit(disc, 0.8)
    lane = np.exp(-(((c.x - x + (c.y - 742) * 0.25) / (60 + 0.6 * np.maximum(c.y - 742, 0))) ** 2))
    fall = lane * smoothstep(738, 760, c.y) * smoothstep(1150, 742, c.y)
    c.screen(np.asarray(fall, np.float32), (0.97, 0.1, 70), 0.5)


def _prints(c: Canvas, land: Ground) -> None:
    """The way it went: shoe after shoe, each a blue cup with one gilded lip."""
    pts = sample(_PATH, 500)
    gone = np.concatenate([[0], np.cumsum(np.hypot(np.diff(pts[:, 0]), np.diff(pts[:, 1])))])
    r = c.rng("hoofs")
    spots = []
    t, k = 0.0, 0
    while t < float(gone[-1]):
        u, v = float(np.interp(t, gone, pts[:, 0])), float(np.interp(t, gone, pts[:, 1]))
        u2, v2 = float(np.interp(t + 0.1, gone, pts[:, 0])), float(np.interp(t + 0.1, gone, pts[:, 1]))
        a = math.atan2(v2 - v, u2 - u)
        side = (0.2 if k % 2 else -0.2) + float(r.normal(0, 0.02))
        spots.append((u - math.sin(a) * side, v + math.cos(a) * side, a))
        t, k = t + 0.52 + 0.012 * v, k + 1
    spots.sort(key=lambda q: -q[1])

    def work(pen: Pen) -> None:
        for u, v, a in spots:

            def put(f: float, q: float, u: float = u, v: float = v, a: float = a) -> tuple[float, float]:
                x, y, _ = land.spot(
                    u + (f * math.cos(a) - q * math.sin(a)) * 0.21, v + (f * math.sin(a) + q * math.cos(a)) * 0.34
                )
                return x, y

            pen.fill(curve([put(q * 1.14 + 0.06, w * 1.16) for q, w in _HOOF]), (0.97, 0.07, 72), 0.6)
            pen.fill(curve([put(q, w) for q, w in _HOOF]), (0.36, 0.115, 263), 0.95)
            pen.fill(curve([(x - 0.4, y - 0.6) for x, y in (put(q * 0.7, w * 0.7) for q, w in _HOOF)]), _BLUE, 0.9)

    c.draw(work, detail=0.8)


def _shadow(c: Canvas) -> None:
    """Plinth and rider throw one long shadow towards the eye; there is no horse in it."""
    fall = curve(
        [(96, 1020, CORNER), (400, 1020, CORNER), (290, 1120), (150, 1230, CORNER), (-120, 1230, CORNER), (-20, 1110)],
        pull=0.1,
    )
    c.multiply(c.mask(fall, soft=9), (0.4, 0.13, 264), 0.7)


def _plinth(c: Canvas) -> None:
    tone: Colour = (0.56, 0.05, 268)
    for left, right, side, top, foot in (
        (84.0, 352.0, 64.0, 976.0, 1046.0),
        (112.0, 326.0, 54.0, 716.0, 980.0),
        (92.0, 344.0, 62.0, 676.0, 722.0),
    ):
        front = c.mask(polygon([(left, top), (right, top), (right, foot), (left, foot)]), wobble=1.2)
        beside = [(right, top), (right + side, top + 8), (right + side, foot - 18), (right, foot)]
        flank = c.mask(polygon(beside), wobble=1)
        stone(c, front, tone, thickness=9, rough=0.28, cracks=0.2, seed=f"front{top}", detail=0.55)
        c.multiply(front, (0.55, 0.11, 264), 0.55)
        stone(c, flank, (0.84, 0.06, 70), thickness=7, rough=0.4, cracks=0.2, seed=f"flank{top}", detail=0.55)
        c.screen(flank, (0.95, 0.1, 70), 0.25)
    c.multiply(c.mask(box(112, 720, 270, 26), soft=6), (0.4, 0.11, 264), 0.5)
    plate = c.mask(box(160, 800, 118, 76, 4))
    metal(c, plate, (0.5, 0.08, 75), thickness=5)

    def lines(pen: Pen) -> None:
        r = c.rng("words")
        for k in range(4):
            w = float(r.uniform(40, 88))
            pen.stroke([(219 - w / 2, 818 + 13 * k), (219 + w / 2, 818 + 13 * k)], (0.3, 0.05, 70), 3, 0.7)

    c.draw(lines, detail=0.85)
    for drift in (
        [(84, 690), (88, 664), (150, 652), (230, 660), (320, 650), (396, 664), (412, 690), (340, 684), (200, 692)],
        [(78, 990), (82, 968), (112, 962), (220, 972), (340, 966), (412, 970), (420, 992), (300, 992), (180, 996)],
        [(60, 1058), (72, 1034), (160, 1028), (300, 1038), (420, 1022), (446, 1040), (380, 1062), (200, 1068)],
    ):
        cap = c.mask(curve(drift), wobble=3)
        c.form(cap, (0.88, 0.045, 245), thickness=14, rim=0.95, mottle=0.05, detail=0.5)
