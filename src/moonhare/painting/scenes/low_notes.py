"""Rusted organ pipes grow from a bog like reeds, and breathe steam into the dawn."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import grass
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.plants import pine, reeds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._low_notes_parts import paint_pipe
from moonhare.painting.scenes._low_notes_player import DESK, bittern, desk, lodger
from moonhare.painting.shapes import CORNER, circle, curve, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Low Notes",
    hero="rusted organ pipes growing from a bog like reeds, breath steaming from every mouth",
    idea="grows from",
    place="swamp, northern peat bog",
    palette="moss dawn",
    composition="frontal symmetry",
    time="dawn",
    symbols=("organ pipe", "reed", "mist"),
    hidden="a bittern posing as one of the pipes",
    readings=("hymn", "elders", "breathing"),
)
FINISH = {"vignette": 0.42, "bloom": 0.5, "saturation": 1.1}

_HORIZON = 640.0
# x, foot, height, width, row (0 far, 2 near), tint; the tallest left of the middle, none quite upright, no two alike.
_PIPES: tuple[tuple[float, float, float, float, int, float], ...] = (
    (372, 716, 556, 94, 0, 0.4),
    (278, 720, 420, 78, 0, 0.2),
    (470, 718, 448, 82, 0, 0.7),
    (196, 726, 470, 64, 0, 0.8),
    (560, 724, 300, 72, 0, 0.1),
    (650, 728, 392, 60, 0, 0.6),
    (122, 736, 218, 52, 0, 0.3),
    (716, 738, 152, 46, 0, 0.5),
    (322, 800, 262, 58, 1, 0.7),
    (240, 806, 196, 52, 1, 0.1),
    (612, 806, 226, 56, 1, 0.6),
    (172, 818, 128, 42, 1, 0.9),
    (686, 818, 128, 42, 1, 0.3),
    (206, 884, 148, 42, 2, 0.5),
    (150, 870, 84, 31, 2, 0.2),
    (640, 884, 112, 38, 2, 0.8),
    (696, 874, 70, 30, 2, 0.6),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.5, -0.5, 0.6),
        key=p.key,
        shade=p.shade,
        rim=(0.55, -0.6, 0),
        rim_colour=(0.97, 0.1, 90),
        bounce=(0.6, 0.09, 120),
    )
    _sky(c)
    _far(c)
    repaint(c, 1.0, seed="air")
    with c.group() as choir:
        for row in (0, 1, 2):
            for k, pipe in enumerate(_PIPES):
                if pipe[4] == row:
                    paint_pipe(c, *pipe, seed=f"pipe{k}")
    _bog(c)
    reflection(c, choir, c.full(smoothstep(_HORIZON + 50, _HORIZON + 80, c.y)), 838, share=0.6, ripple=9, squash=0.9)
    c.fog(630, 800, (0.94, 0.09, 82), 0.6)
    repaint(c, 0.7, seed="water")
    for row in (0, 1, 2):
        for k, pipe in enumerate(_PIPES):
            if pipe[4] == row:
                paint_pipe(c, *pipe, seed=f"pipe{k}")
        _hummocks(c, row)
        _breath(c, row)
        if row < 2:
            c.fog(640 + 70 * row, 800 + 60 * row, (0.9, 0.1, 84), 0.3, cell=110)
    with c.group() as played:
        desk(c)
        bittern(c)
    below = c.full(smoothstep(DESK[1] - 2, DESK[1] + 8, c.y) * smoothstep(1130, 1010, c.y))
    reflection(c, played, below, DESK[1], share=0.5, ripple=9, seed="desk")
    c.glow(DESK[0] + 40, DESK[1] - 150, 190, (0.95, 0.11, 85), 0.25)
    desk(c)
    bittern(c)
    lodger(c, 688.0, 691.0)
    _near(c)
    repaint(c, 0.2, seed="last")
    c.glow(400, 600, 200, (0.98, 0.11, 88), 0.22)
    c.rays(400, 560, [-150, -128, -106, -90, -74, -52, -30], 760, 110, (0.97, 0.09, 92), 0.3, 22)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.34, 0.06, 205)),
            (0.14, (0.44, 0.07, 190)),
            (0.3, (0.6, 0.085, 155)),
            (0.42, (0.8, 0.11, 95)),
            (0.52, (0.9, 0.125, 72)),
        ],
        22,
    )
    streaks(c, 20, 380, (0.93, 0.09, 80), share=0.5, cover=0.6)
    c.glow(400, 570, 210, (0.97, 0.13, 78), 0.9)
    disc = c.mask(circle(400, 596, 46), soft=1.5)
    c.fill(disc, (0.99, 0.06, 95), detail=0.2)
    c.emit(disc, 0.5)
    flock(c, 400, 120, 330, 70, 11, (14, 26), (0.36, 0.05, 190), seed="cranes")


def _far(c: Canvas) -> None:
    """A wood of spruces on either side, open in the middle, paler the farther."""
    r = c.rng("spruces")
    for k, (base, tone, fade, n) in enumerate(((646, (0.62, 0.06, 160), 0.45, 44), (660, (0.48, 0.07, 165), 0.22, 30))):
        paths = []
        for _ in range(n):
            x = float(r.uniform(-20, 820))
            open_ = abs(x - 400) / 400
            h = (26 + 150 * open_**1.5) * float(r.uniform(0.6, 1.15)) * (0.8 + 0.3 * k)
            paths.append(pine(x, base + 8, h, h * 0.36, r))
        wood = c.mask(*paths)
        c.form(wood, tone, bump=(c.field("needles", 8, 3) - 0.5) * 6, haze=fade, detail=0.15)
        shore = c.full(smoothstep(-1, 1, c.y - base) * smoothstep(720, 700, c.y))
        c.form(shore, mix(tone, (0.6, 0.09, 110), 0.4), thickness=10, haze=fade, detail=0.1)
        c.fog(base - 70, base + 46, (0.95, 0.07, 95), 0.6)


def _bog(c: Canvas) -> None:
    """Still black water that holds the sky."""
    water = c.full(smoothstep(_HORIZON + 26, _HORIZON + 34, c.y))
    d = np.clip((c.y - _HORIZON) / 560, 0, 1)
    wave = c.noise.at("wave", c.x / 70 / (0.25 + d), np.log(0.05 + d) * 14, 1.0, 3) - 0.5
    table = ramp([(0.92, 0.1, 92), (0.74, 0.1, 105), (0.46, 0.075, 140), (0.26, 0.05, 165), (0.18, 0.035, 170)])
    c.fill(water, pick(table, np.asarray(d * 1.15 + wave * 0.2, np.float32)), detail=0.12)
    lane = np.exp(-(((c.x - 400) / (40 + 90 * d)) ** 2)) * smoothstep(-0.05, 0.22, wave) * (1 - d) ** 0.8
    c.screen(water * np.asarray(lane, np.float32), (0.98, 0.09, 92), 0.8)


def _hummocks(c: Canvas, row: int) -> None:
    """Sphagnum and sedge where the pipes come out of the peat."""
    r = c.rng(f"hummock{row}")
    for x, foot, _, w, k, _ in _PIPES:
        if k != row:
            continue
        mound = c.mask(
            curve(
                [
                    (x - w * 0.9, foot + 8, CORNER),
                    (x - w * 0.5, foot - 4),
                    (x, foot - 9),
                    (x + w * 0.55, foot - 3),
                    (x + w * 0.95, foot + 8, CORNER),
                    (x, foot + 13),
                ]
            ),
            wobble=2,
        )
        c.form(
            mound,
            mix((0.42, 0.1, 128), (0.52, 0.12, 60), float(r.uniform(0, 0.5))),
            bump=(c.field("bog-moss", 6, 2) - 0.5) * 5,
            haze=(0.3, 0.12, 0)[row],
            rim=0.5,
            detail=0.4,
        )
        tuft = c.mask(oval(x + float(r.normal(0, 8)), foot + 6, w * 0.8, 5))
        grass(
            c,
            tuft,
            ((0.34, 0.08, 140), (0.56, 0.11, 115), (0.74, 0.11, 95)),
            seed=f"sedge{x}",
            height=(20 + 12 * row, 42 + 16 * row),
            spacing=5,
            spread=0.5,
            detail=0.4,
        )


def _breath(c: Canvas, only: int) -> None:
    """Steam: out of each mouth sideways and up, in a plume from every top."""
    r = c.rng(f"breath{only}")
    xs: list[float] = []
    ys: list[float] = []
    sizes: list[float] = []
    tones: list[Array] = []
    shares: list[bool] = []
    warm, cool = mix((0.985, 0.04, 92), (0.98, 0.06, 85), 0.5), mix((0.93, 0.04, 150), (0.95, 0.03, 110), 0.5)
    for x, foot, h, w, row, _ in _PIPES:
        if row != only:
            continue
        top, slot = foot - h, foot - h * 0.24
        f = 1.0 if x > 400 else -1.0
        drift, curl = float(r.uniform(0.4, 1.0)) * f, float(r.uniform(0, 6.28))
        rise = (120 + 0.14 * h) * (1.0 if row < 2 else 0.7)
        n = 64
        for k in range(n):
            t = k / n
            sway = w * 0.5 * t * math.sin(curl + t * 6.0)
            xs.append(x + drift * 80 * t**1.6 + sway + float(r.normal(0, 1)) * w * (0.17 + 0.3 * t))
            ys.append(top + 6 - rise * t**0.9 + float(r.normal(0, 5)))
            sizes.append(w * (0.34 + 0.75 * t) * float(r.uniform(0.7, 1.3)))
            tones.append(mix(warm, cool, t))
            shares.append(float(r.random()) > t**0.8 * 0.9)
        for k in range(14 if row else 0):
            t = k / 14
            xs.append(x + f * w * (0.1 + 1.3 * t) + float(r.normal(0, 3)))
            ys.append(slot + 2 - 40 * t**1.7 + float(r.normal(0, 2 + 6 * t)))
            sizes.append(w * (0.18 + 0.5 * t))
            tones.append(mix(warm, cool, t))
            shares.append(float(r.random()) > t * 0.8)
    table = np.stack(tones).astype(np.float32)
    keep = np.nonzero(np.array(shares))[0]
    order = r.permutation(keep)
    for name, share, grow in (("soft", 0.38, 1.6), ("puff", 0.26, 0.75)):
        strew(
            c,
            name,
            np.array(xs)[order],
            np.array(ys)[order],
            np.array(sizes)[order] * grow,
            r.uniform(0, 6.28, len(order)),
            table[order],
            seed=f"steam/{name}/{only}",
            alpha=share,
            detail=0.15,
        )


def _near(c: Canvas) -> None:
    """The near edge: dark sedge and reeds on both sides, cotton grass, cranberries on the moss."""
    bank = c.full(
        smoothstep(-2, 2, c.y - (1130 - 130 * (np.abs(c.x - 400) / 400) ** 1.7 + 14 * (c.field("bank", 60, 3) - 0.5)))
    )
    c.form(bank, (0.3, 0.07, 140), thickness=24, bump=(c.field("moss-near", 11, 3) - 0.5) * 10, rim=0.6, detail=0.3)
    glowing = bank * smoothstep(0.5, 0.7, c.field("red-moss", 70, 3))
    c.glaze(glowing, (0.5, 0.14, 30), 0.55)
    grass(
        c,
        bank,
        ((0.22, 0.05, 160), (0.36, 0.08, 140), (0.56, 0.1, 110)),
        seed="near",
        height=(36, 90),
        spacing=13,
        spread=0.4,
        detail=0.45,
    )
    reeds(c, -10, 120, 1215, (260, 470), 26, (0.3, 0.06, 150), seed="left")
    reeds(c, 680, 812, 1215, (250, 480), 26, (0.3, 0.06, 150), seed="right")
    r = c.rng("cotton")

    def cotton(pen: Pen) -> None:
        for k in range(18):
            side = -1 if k % 2 else 1
            x = 400 + side * float(r.uniform(110, 330))
            y = 1180 - float(r.uniform(0, 60))
            h, f = float(r.uniform(70, 170)), float(r.normal(0, 14))
            pen.stroke([(x, y), (x + f * 0.4, y - h * 0.6), (x + f, y - h)], (0.46, 0.08, 130), 2)
            tx, ty = x + f, y - h
            for _ in range(46):
                a, q = float(r.uniform(0.2, 2.94)), float(r.uniform(8, 19))
                end = (tx + math.cos(a) * q, ty + 3 + math.sin(a) * q * 0.8)
                mid = (tx + math.cos(a) * q * 0.6, ty - 3 + math.sin(a) * q * 0.3)
                pen.stroke([(tx, ty), mid, end], mix((0.97, 0.03, 92), (0.8, 0.06, 105), float(r.random())), 1.1, 0.75)

    c.draw(cotton, relief=0.8, detail=0.75)
    for _ in range(44):
        x = float(r.uniform(150, 650))
        y = float(r.uniform(1130, 1194))
        c.form(c.mask(circle(x, y, float(r.uniform(3, 5.6)))), (0.52, 0.19, 25), gloss=0.8, rim=0.6, detail=0.7)
