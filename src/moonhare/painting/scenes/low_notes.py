"""Rusted organ pipes grow from a bog like reeds, and breathe steam into the dawn."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import fur, grass
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.plants import pine, reeds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._low_notes_parts import paint_pipe
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
# x, foot, height, width, row (0 far, 2 near), tint; the tallest in the middle, as in a church, none quite upright.
_PIPES: tuple[tuple[float, float, float, float, int, float], ...] = (
    (402, 716, 520, 84, 0, 0.4),
    (318, 720, 446, 74, 0, 0.2),
    (486, 718, 456, 74, 0, 0.7),
    (244, 726, 366, 66, 0, 0.8),
    (560, 724, 358, 66, 0, 0.1),
    (178, 732, 280, 57, 0, 0.3),
    (626, 730, 288, 57, 0, 0.6),
    (120, 738, 196, 48, 0, 0.7),
    (682, 736, 190, 48, 0, 0.3),
    (362, 794, 330, 56, 1, 0.7),
    (444, 798, 306, 54, 1, 0.2),
    (288, 806, 246, 48, 1, 0.1),
    (516, 810, 236, 48, 1, 0.6),
    (224, 818, 166, 41, 1, 0.9),
    (590, 820, 158, 41, 1, 0.3),
    (400, 878, 206, 42, 2, 0.5),
    (330, 872, 152, 36, 2, 0.2),
    (462, 876, 160, 36, 2, 0.8),
    (268, 862, 104, 30, 2, 0.6),
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
            c.fog(640 + 70 * row, 800 + 60 * row, (0.9, 0.1, 84), 0.45, cell=110)
    _bittern(c)
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


def _bittern(c: Canvas) -> None:
    """A bittern among the near pipes, bill to the sky, striped like rust: it means to be a pipe."""
    x, foot = 534.0, 884.0
    clay = Clay(c, (x - 60, 620, x + 60, 900), melt=6)
    clay.limb(
        [
            (x + 8, foot - 46, 17),
            (x + 3, foot - 84, 22),
            (x, foot - 124, 16),
            (x - 1, foot - 164, 10),
            (x - 1, foot - 196, 9.5),
        ],
        n=30,
    )
    clay.limb([(x - 1, foot - 198, 9.5), (x - 2, foot - 216, 7.5), (x - 2, foot - 224, 4)], n=10)
    body = clay.relief(0.8)

    def legs(pen: Pen) -> None:
        for dx in (-4, 8):
            pen.stroke([(x + 3 + dx, foot - 36), (x + dx, foot - 16), (x + 1 + dx, foot + 4)], (0.6, 0.11, 118), 4)

    mound = c.mask(oval(x + 4, foot + 6, 40, 8), wobble=3)
    c.form(mound, (0.42, 0.1, 125), bump=(c.field("bog-moss", 6, 2) - 0.5) * 5, rim=0.5, detail=0.4)
    c.draw(legs, relief=1.6, detail=0.75)
    c.form(body, (0.74, 0.1, 72), rim=0.7, gloss=0.05, detail=0.8)
    at = body.mask.where
    stripe = smoothstep(0.25, 0.6, np.sin(clay.across / 2.5 + np.sin(c.y[at] / 17) * 0.7)) * smoothstep(
        foot - 26, foot - 70, c.y[at]
    )
    c.form(body.within(body.mask * np.asarray(stripe * 0.85, np.float32)), (0.4, 0.1, 48), detail=0.8)
    fur(c, body, -1.45, seed="bittern", length=(6, 12), spacing=2.6, spread=0.2, light=0.1)
    wing = c.mask(
        curve(
            [
                (x + 12, foot - 112, CORNER),
                (x + 26, foot - 86),
                (x + 25, foot - 52),
                (x + 13, foot - 24, CORNER),
                (x + 9, foot - 64),
            ]
        )
    )
    c.form(wing, (0.5, 0.1, 55), bump=(c.field("barred", 6, 2, (2, 0.6)) - 0.5) * 5, thickness=6, rim=0.6, detail=0.75)
    bill = c.mask(
        curve(
            [
                (x - 7, foot - 214, CORNER),
                (x - 5, foot - 244),
                (x - 3, foot - 270, CORNER),
                (x + 1, foot - 244),
                (x + 4, foot - 214, CORNER),
            ]
        )
    )
    c.form(bill, (0.76, 0.11, 85), rim=0.7, gloss=0.4, detail=0.9)

    def face(pen: Pen) -> None:
        pen.stroke([(x - 2, foot - 214), (x - 2.4, foot - 262)], (0.42, 0.08, 60), 1.2, 0.8)
        pen.stroke([(x - 9, foot - 218), (x - 8, foot - 200), (x - 9, foot - 178)], (0.26, 0.05, 45), 3)
        for f in (-1, 1):
            pen.dot(x - 1 + f * 6.4, foot - 215, 2.9, (0.84, 0.14, 92))
            pen.dot(x - 1 + f * 6.6, foot - 215.6, 1.5, (0.12, 0.03, 50))

    c.draw(face, detail=0.95)


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
        n = 90
        for k in range(n):
            t = k / n
            sway = w * 0.5 * t * math.sin(curl + t * 6.0)
            xs.append(x + drift * 80 * t**1.6 + sway + float(r.normal(0, 1)) * w * (0.17 + 0.3 * t))
            ys.append(top + 6 - rise * t**0.9 + float(r.normal(0, 5)))
            sizes.append(w * (0.34 + 0.75 * t) * float(r.uniform(0.7, 1.3)))
            tones.append(mix(warm, cool, t))
            shares.append(float(r.random()) > t**0.8 * 0.9)
        for k in range(34):
            t = k / 34
            xs.append(x + f * w * (0.1 + 1.3 * t) + float(r.normal(0, 3)))
            ys.append(slot + 2 - 40 * t**1.7 + float(r.normal(0, 2 + 6 * t)))
            sizes.append(w * (0.18 + 0.5 * t))
            tones.append(mix(warm, cool, t))
            shares.append(float(r.random()) > t * 0.8)
    table = np.stack(tones).astype(np.float32)
    keep = np.nonzero(np.array(shares))[0]
    order = r.permutation(keep)
    for name, share, grow in (("soft", 0.5, 1.7), ("puff", 0.3, 0.8)):
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
        for k in range(26):
            side = -1 if k % 2 else 1
            x = 400 + side * float(r.uniform(110, 330))
            y = 1180 - float(r.uniform(0, 60))
            h, f = float(r.uniform(70, 170)), float(r.normal(0, 14))
            pen.stroke([(x, y), (x + f * 0.4, y - h * 0.6), (x + f, y - h)], (0.46, 0.08, 130), 2)
            for _ in range(9):
                pen.dot(
                    x + f + float(r.normal(0, 4)),
                    y - h + float(r.normal(3, 5)),
                    float(r.uniform(3, 6)),
                    (0.97, 0.03, 92),
                    0.75,
                )

    c.draw(cotton, relief=1.6, detail=0.55)
    for _ in range(44):
        x = float(r.uniform(150, 650))
        y = float(r.uniform(1130, 1194))
        c.form(c.mask(circle(x, y, float(r.uniform(3, 5.6)))), (0.52, 0.19, 25), gloss=0.8, rim=0.6, detail=0.7)
