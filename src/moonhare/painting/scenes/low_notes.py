"""Organ pipes stand in a bog like tall reeds; what they breathe out at sunrise flies off as white birds."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import grass
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import sun
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Low Notes",
    hero="organ pipes growing from a bog like tall reeds, their breath rising as white birds before a low sun",
    idea="grows from",
    place="swamp, northern peat bog",
    palette="moss dawn",
    composition="frontal symmetry",
    time="dawn",
    symbols=("organ pipe", "reed", "mist"),
    hidden="a bittern posing as a reed at the left",
    readings=("hymn", "elders", "breathing"),
)
FINISH = {"vignette": 0.4, "bloom": 0.5, "saturation": 1.08, "focus": Focus(400, 560, 330, 470, 0.45)}

_WATER = 912.0
_SUN = (400.0, 744.0)
_PIPES: tuple[tuple[float, float, float], ...] = (
    (400, 176, 58),
    (336, 264, 52),
    (464, 264, 52),
    (279, 366, 46),
    (521, 366, 46),
    (229, 470, 39),
    (571, 470, 39),
    (187, 566, 31),
    (613, 566, 31),
    (153, 652, 23),
    (647, 652, 23),
)
"""Middle, top and width of each, from the inmost outwards."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.5, 0.4),
        key=(0.95, 0.1, 92),
        shade=(0.3, 0.055, 185),
        rim=(0, -1, 0),
        rim_colour=(0.96, 0.1, 92),
    )
    _air(c)
    repaint(c, 0.55, seed="air", loose=1.0)
    c.glow(*_SUN, 330, (0.95, 0.13, 88), 0.55)
    sun(c, *_SUN, 92, (0.97, 0.12, 90), power=0.9)
    _far_bank(c)
    with c.group() as organ:
        for x, top, w in reversed(_PIPES):
            _pipe(c, x, top, w)
        _shoots(c)
        _hummock(c)
    water = c.full(smoothstep(_WATER - 1, _WATER + 1, c.y))
    _water(c, water)
    reflection(c, organ, water, _WATER, share=0.8, ripple=9)
    c.glaze(water * np.asarray(smoothstep(_WATER, 1200, c.y), np.float32), (0.24, 0.05, 175), 0.6)
    repaint(c, 0.35, seed="water", loose=0.7)
    c.paste(organ, clip=c.full(smoothstep(_WATER + 6, _WATER + 1, c.y)))
    _gleam(c)
    _breath(c)
    c.fog(850, 960, (0.93, 0.09, 95), 0.5, cell=180)
    _reeds(c)
    _egret(c, 520, 1010)
    _bittern(c)


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.27, 0.055, 195)),
            (0.14, (0.37, 0.065, 190)),
            (0.32, (0.56, 0.08, 170)),
            (0.48, (0.76, 0.095, 115)),
            (0.6, (0.92, 0.115, 90)),
            (0.78, (0.9, 0.1, 92)),
        ],
        warp=10,
    )
    d = np.hypot(c.x - _SUN[0], (c.y - _SUN[1]) * 0.9)
    c.glaze(np.asarray(smoothstep(600, 60, d) * 0.8, np.float32), (0.93, 0.13, 84), 0.8)


def _far_bank(c: Canvas) -> None:
    """Two hazy lines of trees far behind, mirrored left and right only in the large."""
    for k, (y, tone, cell) in enumerate(((800, (0.76, 0.1, 108), 60), (842, (0.6, 0.095, 125), 90))):
        n = c.field(f"wood{k}", cell, 4)[int(300 * c.scale)]
        dip = 70 * np.exp(-(((c.x[0] - 400) / 190) ** 2))
        ridge = y - (90 - 40 * k) * n + dip
        bank = c.full(smoothstep(-2, 3, c.y - ridge[None, :]))
        c.fill(bank, tone, alpha=0.85, detail=0.1)
        c.fog(y - 10, y + 110, (0.94, 0.1, 94), 0.75)


def _pipe(c: Canvas, x: float, top: float, w: float) -> None:
    """A pipe: a tapering foot, a mouth with its bevelled lip, an open top; rust and verdigris, light at its edges."""
    h = w / 2
    mouth = 742 + 0.06 * abs(x - 400) - 0.9 * w
    sole = mouth + w * 0.2
    foot = c.mask(curve([(x - h, sole, CORNER), (x + h, sole, CORNER), (x + h * 0.4, 930), (x - h * 0.4, 930)]))
    tube = c.mask(
        polygon([(x - h, top), (x + h, top), (x + h, mouth + w * 0.24), (x - h, mouth + w * 0.24)]),
    )
    for m, darker in ((foot, 0.06), (tube, 0.0)):
        at = m.where
        u = np.clip(np.abs(c.x[at] - x) / h, 0, 1)
        n = c.noise.at("rust", c.x[at] / 9, c.y[at] / 90, 1.0, 3) - 0.5
        t = np.clip(0.2 + 0.76 * u**4.0 + 0.2 * np.exp(-(((c.x[at] - x + h * 0.35) / (h * 0.22)) ** 2)) - darker, 0, 1)
        body = pick(
            ramp([(0.22, 0.05, 60), (0.4, 0.09, 55), (0.62, 0.125, 65), (0.96, 0.11, 88)]), np.clip(t + 0.14 * n, 0, 1)
        )
        c.fill(m, body, detail=0.75)
        patina = smoothstep(0.56, 0.74, c.noise.at("patina", c.x[at] / 26, c.y[at] / 60, 1.0, 4))
        c.glaze(m * np.asarray(patina * (1 - u**3) * 0.5, np.float32), (0.5, 0.085, 172), 0.75)
        c.glaze(m * np.asarray(smoothstep(640, 900, c.y), np.float32), (0.34, 0.08, 135), 0.55)
    for y in (top + w * 0.34, mouth - w * 1.5):
        ring = c.mask(box(x - h - 1.5, y, w + 3, w * 0.13, 2))
        t = np.clip(np.abs(c.x[ring.where] - x) / h, 0, 1) ** 3
        c.fill(ring, pick(ramp([(0.4, 0.08, 100), (0.97, 0.1, 92)]), t), detail=0.8)
    hole = c.mask(oval(x, top, h, w * 0.13))
    c.fill(hole, (0.95, 0.11, 92), detail=0.85)
    c.fill(c.mask(oval(x, top + w * 0.03, h * 0.82, w * 0.085)), (0.42, 0.09, 100), detail=0.85)
    lip = c.mask(
        curve(
            [
                (x - h * 0.62, mouth, CORNER),
                (x - h * 0.5, mouth - w * 0.62),
                (x, mouth - w * 1.02, CORNER),
                (x + h * 0.5, mouth - w * 0.62),
                (x + h * 0.62, mouth, CORNER),
            ]
        )
    )
    c.fill(lip, pick(ramp([(0.3, 0.07, 55), (0.17, 0.045, 50)]), (c.y - (mouth - w)) / w), detail=0.85)
    c.screen(lip.edge(0, -2.4, 0.8), (0.93, 0.13, 82), 0.8)
    slit = c.mask(box(x - h * 0.68, mouth - w * 0.04, h * 1.36, w * 0.32, w * 0.07))
    c.fill(slit, (0.98, 0.09, 92), detail=0.95)
    c.emit(slit, 0.7)
    c.glow(x, mouth + w * 0.1, w * 0.9, (0.93, 0.15, 80), 0.75)


def _shoots(c: Canvas) -> None:
    """Young leaves: a vine winds up every pipe, and some bud at the very rim."""
    r = c.rng("shoots")
    xs: list[float] = []
    ys: list[float] = []
    for i, (x, top, w) in enumerate(_PIPES):
        height = (880 - top) * float(r.uniform(0.42, 0.72))
        start = float(r.uniform(0, 6))
        for k in range(int(height / 7)):
            y = 880 - k * 7.0
            a = start + k * 7.0 / (w * 1.5)
            if math.cos(a) > -0.25:
                xs.append(x + math.sin(a) * w * 0.56 + float(r.normal(0, 2.5)))
                ys.append(y + float(r.normal(0, 3)))
        if i in (3, 4, 7, 8, 9):
            for _ in range(9):
                xs.append(x + float(r.normal(0, w * 0.3)))
                ys.append(top - 6 - float(r.uniform(0, 16)))
    n = len(xs)
    x_, y_ = np.array(xs), np.array(ys)
    tones = np.stack([rgb((0.4, 0.1, 140)), rgb((0.58, 0.13, 128)), rgb((0.78, 0.14, 112))])[r.integers(0, 3, n)]
    strew(c, "leaf", x_, y_, r.uniform(13, 24, n), r.uniform(-2.7, -0.4, n), tones, seed="shoots", detail=0.8)


def _hummock(c: Canvas) -> None:
    """The moss that all of them stand in."""
    m = c.mask(
        curve(
            [
                (40, 930, CORNER),
                (96, 900),
                (170, 880),
                (250, 846),
                (330, 830),
                (400, 836),
                (480, 826),
                (560, 848),
                (640, 880),
                (712, 902),
                (764, 930, CORNER),
            ]
        ),
        wobble=10,
        cell=30,
    )
    c.form(m, (0.36, 0.09, 132), thickness=50, mottle=0.2, rim=0.9, detail=0.45)
    tufts = m
    grass(
        c,
        tufts,
        ((0.24, 0.06, 150), (0.38, 0.1, 135), (0.56, 0.13, 122), (0.76, 0.14, 108)),
        seed="moss",
        height=(16, 34),
        spacing=5.0,
        spread=0.5,
    )


def _water(c: Canvas, m: Mask) -> None:
    t = np.clip((c.y - _WATER) / (1200 - _WATER), 0, 1)
    c.fill(
        m,
        pick(ramp([(0.93, 0.11, 94), (0.72, 0.1, 112), (0.42, 0.075, 150), (0.26, 0.055, 175)]), t),
        detail=0.1,
    )


def _gleam(c: Canvas) -> None:
    """The sun's path and thin lines of light on the water."""
    r = c.rng("gleam")
    lane = np.exp(-(((c.x - 400) / 120) ** 2)) * smoothstep(_WATER, _WATER + 20, c.y) * smoothstep(1190, 960, c.y)
    c.screen(np.asarray(lane, np.float32), (0.9, 0.13, 88), 0.3)

    def work(pen: Pen) -> None:
        for _ in range(70):
            y = _WATER + 8 + 260 * float(r.random()) ** 1.6
            k = (y - _WATER) / 280
            x = 400 + float(r.normal(0, 150 + 60 * k))
            long = float(r.uniform(12, 50)) * (0.5 + k)
            pen.stroke([(x - long, y), (x + long, y)], (0.96, 0.09, 94), 1.0 + 1.6 * k, float(r.uniform(0.15, 0.55)))

    c.draw(work, detail=0.6, soft=0.6)


def _breath(c: Canvas) -> None:
    """Each open top exhales a ribbon of mist; higher up it has become birds."""
    r = c.rng("breath")
    birds: list[tuple[float, float, float]] = []
    for i, (x, top, w) in enumerate(_PIPES[:9]):
        way = 0.0 if i == 0 else math.copysign(1.0, x - 400)
        points = [
            (x, top - 2, w * 0.3),
            (x + way * 6 + float(r.normal(0, 6)), top - 40, w * 0.42),
            (x + way * 26 + float(r.normal(0, 8)), top - 84, w * 0.36),
            (x + way * 56 + float(r.normal(0, 10)), top - 124, w * 0.1),
        ]
        plume = c.mask(limb(points, 30), soft=w * 0.16)
        c.screen(plume * np.asarray(smoothstep(top + 6, top - 20, c.y), np.float32), (0.95, 0.07, 96), 0.7)
        for k in range(1 + int(i < 7)):
            bx = x + way * (62 + 44 * k) + float(r.normal(0, 12)) + (34 if i == 0 else 0) * (2 * k - 1)
            by = top - 128 - 44 * k + float(r.normal(0, 10))
            birds.append((bx, max(by, 40.0 + 14 * k), 62 - 12 * k - 2.2 * i))
    far_birds(c, birds, (0.98, 0.05, 96), seed="breath", alpha=0.95)


def _reeds(c: Canvas) -> None:
    """Bulrushes carry the row on to both sides, down to the card's edges; dark ones near us."""
    r = c.rng("reeds")

    def work(pen: Pen) -> None:
        for side in (-1, 1):
            for k in range(11):
                x = 400 + side * (282 + 13 * k + float(r.normal(0, 5)))
                y = 930 + 10 * (k % 3)
                top = 690 + 16 * k + float(r.normal(0, 20))
                lean = side * float(r.uniform(2, 20))
                tone = ((0.25, 0.055, 160), (0.32, 0.07, 145))[k % 2]
                pen.stroke([(x, y), (x + lean * 0.3, (y + top) / 2), (x + lean, top)], tone, 3)
                if k % 2 == 0:
                    pen.stroke([(x + lean * 0.86, top + 44), (x + lean, top + 12)], (0.3, 0.06, 70), 10)
                    pen.stroke([(x + lean * 0.86 - 2, top + 42), (x + lean - 2, top + 14)], (0.74, 0.12, 80), 2, 0.7)

    c.draw(work, detail=0.7)
    for side in (-1, 1):
        edge = 400 + side * 400
        near = c.mask(
            curve([(edge, 1010, CORNER), (edge - side * 110, 1120), (edge - side * 240, 1196), (edge, 1260, CORNER)])
        )
        c.fill(near, (0.17, 0.04, 170), detail=0.4)
        grass(
            c,
            near,
            ((0.14, 0.035, 172), (0.2, 0.05, 160), (0.3, 0.07, 145)),
            seed=f"near{side}",
            height=(60, 130),
            spacing=7,
            spread=0.3,
        )


def _egret(c: Canvas, x: float, y: float) -> None:
    """One white bird has not flown yet."""
    body = c.mask(
        curve([(x - 34, y - 34, CORNER), (x - 8, y - 52), (x + 16, y - 48), (x + 20, y - 36), (x + 2, y - 28)]),
        limb([(x + 13, y - 44, 6), (x + 25, y - 60, 4), (x + 14, y - 76, 3.4), (x + 21, y - 93, 4.2)], 24),
        polygon([(x + 23, y - 97), (x + 46, y - 90), (x + 22, y - 90)]),
    )
    c.fill(body, (0.97, 0.04, 96), detail=0.9)
    c.multiply(body.edge(-2, 4, 2), (0.6, 0.08, 130), 0.6)

    def legs(pen: Pen) -> None:
        pen.dot(x + 22, y - 95, 1.6, (0.2, 0.04, 165))
        pen.stroke([(x + 2, y - 32), (x + 4, y)], (0.2, 0.04, 165), 2.2)
        pen.stroke([(x - 5, y - 32), (x - 6, y - 2)], (0.2, 0.04, 165), 2.2)
        pen.stroke([(x + 2, y + 4), (x + 2, y + 70)], (0.95, 0.05, 96), 8, 0.22)
        pen.stroke([(x - 22, y + 2), (x + 20, y + 2)], (0.97, 0.06, 96), 1.6, 0.6)

    c.draw(legs, detail=0.85)
    c.emit(body, 0.12)


def _bittern(c: Canvas) -> None:
    x, y = 92.0, 930.0
    body = c.mask(
        limb([(x + 4, y - 40, 13), (x, y - 74, 15), (x + 2, y - 108, 9), (x + 5, y - 136, 7)], 24),
        polygon([(x + 0, y - 138), (x + 9, y - 186), (x + 12, y - 136)]),
    )
    at = body.where
    stripes = 0.5 + 0.5 * np.sin((c.x[at] - x) * 0.9 + np.sin(c.y[at] * 0.16))
    c.fill(body, pick(ramp([(0.36, 0.07, 75), (0.66, 0.11, 85)]), stripes), detail=0.85)
    c.draw(lambda pen: pen.dot(x + 9, y - 139, 1.8, (0.1, 0.02, 60)), detail=0.9)
    tuft = c.mask(box(x - 34, y - 34, 70, 30))
    grass(c, tuft, ((0.25, 0.055, 155), (0.42, 0.1, 132)), seed="tuft", height=(26, 54), spacing=5, spread=0.4)
