"""One great sheet on a hilltop line, lit through by the dawn; its loose hem breaks up into geese that fly off."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import grass
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, Path, curve, limb, oval, place, polygon, sample, union
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Monday Migration",
    hero="one great sheet on a hilltop line, lit through by the dawn; its loose hem breaks up into a skein of geese",
    idea="turning into",
    place="hill, Azores",
    palette="sunset coral",
    composition="diagonal fall",
    time="morning",
    symbols=("sheet", "goose", "peg"),
    hidden="a peg still clipped to the lead goose",
    readings=("escape", "chores", "letting go"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "contrast": 0.28,
    "saturation": 1.08,
    "bloom": 0.12,
    "relight": Relight(key=0.86, ground=0.9, figure=0.5, air=(0.95, 0.045, 60), veil=0.45, spare=0.0),
}

_ROPE = ((-30, 452), (70, 436), (200, 446), (330, 430), (470, 386), (600, 322), (830, 190))
_LIGHT = (300.0, 800.0)
"""Where the sun stands behind the linen."""
_SWEEP = (
    (470, 640),
    (560, 560),
    (640, 470),
    (694, 370),
    (690, 268),
    (610, 190),
    (500, 140),
    (380, 108),
    (250, 96),
    (130, 110),
)


def _rope(x: float) -> float:
    path = sample(_ROPE, 200)
    return float(np.interp(x, path[:, 0], path[:, 1]))


def _hill(x: Array | float) -> Array:
    a = np.asarray(x, np.float32)
    out: Array = 1010 + 14 * np.sin(a / 140 + 0.6) - 0.04 * a + 0.00022 * (a - 330) ** 2
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.2, 0.55, 0.6),
        key=(0.95, 0.08, 72),
        shade=(0.34, 0.1, 315),
        rim=(-0.3, 0.8, 0),
        rim_colour=(0.97, 0.09, 72),
        bounce=(0.6, 0.12, 20),
    )
    _sky(c)
    repaint(c, 0.7, seed="sky", loose=1.2)
    _land(c)
    repaint(c, 0.5, seed="land", loose=0.7)
    _poles(c)
    _sheet(c)
    _line(c)
    _basket(c)
    _geese(c)
    c.glow(*_LIGHT, 200, (0.95, 0.12, 62), 0.12)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.25, 0.085, 300)),
            (0.22, (0.35, 0.11, 322)),
            (0.42, (0.48, 0.135, 350)),
            (0.6, (0.64, 0.15, 22)),
            (0.75, (0.82, 0.13, 52)),
            (0.84, (0.92, 0.09, 75)),
            (1, (0.8, 0.1, 50)),
        ],
        30,
    )
    streaks(c, 420, 860, (0.84, 0.12, 42), share=0.5, seed="bars", cover=0.5)
    c.glow(_LIGHT[0], _LIGHT[1] + 60, 420, (0.96, 0.1, 70), 0.55)


def _land(c: Canvas) -> None:
    cone = c.mask(
        curve(
            [
                (430, 960, CORNER),
                (520, 900),
                (610, 800),
                (650, 782),
                (690, 790),
                (760, 870),
                (840, 930, CORNER),
                (840, 1000, CORNER),
                (430, 1000, CORNER),
            ]
        ),
        wobble=2,
    )
    c.form(cone, (0.5, 0.12, 345), thickness=50, haze=0.35, mottle=0.05, detail=0.15)
    c.fog(850, 1020, (0.88, 0.11, 52), 0.6)
    c.multiply(np.asarray(smoothstep(420, 800, c.x), np.float32), (0.68, 0.13, 10), 0.4)
    ridge = _hill(c.x) - 8 * (c.field("tussock", 60, 3) - 0.5)
    land = c.full(smoothstep(-2, 2, c.y - ridge))
    deep = np.asarray(0.75 - (c.y - ridge) / 200, np.float32)
    near = np.exp(-(((c.x - _LIGHT[0]) / 330) ** 2))
    tones = ramp([(0.19, 0.06, 318), (0.27, 0.08, 335), (0.42, 0.1, 5), (0.62, 0.12, 45)])
    c.fill(land, pick(tones, np.asarray(np.clip(deep * (0.45 + 0.55 * near), 0, 1), np.float32)), detail=0.2)
    blades = ((0.24, 0.07, 325), (0.36, 0.09, 350), (0.5, 0.11, 25))
    grass(c, land, blades, seed="turf", height=(10, 46), spacing=7, lean=0.3, spread=0.3, detail=0.4)
    edge = land * np.asarray(smoothstep(30, 0, c.y - ridge) * near, np.float32)
    c.screen(edge, (0.97, 0.12, 68), 0.6)
    c.multiply(land * np.asarray(smoothstep(60, 200, c.y - ridge), np.float32), (0.25, 0.08, 315), 0.7)


def _poles(c: Canvas) -> None:
    for x, top, w in ((66.0, 398.0, 8.5),):
        foot = float(_hill(x)) + 24
        pole = c.mask(limb([(x + 3, foot, w), (x, (top + foot) / 2, w * 0.9), (x - 2, top, w * 0.8)]))
        c.form(pole, (0.3, 0.07, 340), rim=0.9, detail=0.7)
        c.form(c.mask(limb([(x - 34, top + 36, 5), (x + 32, top + 26, 5)], 8)), (0.3, 0.07, 340), rim=0.9, detail=0.7)


_LEFT, _RIGHT = 110.0, 560.0


def _outline() -> Path:
    top = [
        (x, _rope(x) + (3 if i % 2 else 13), *((CORNER,) if i in (0, 8) else ()))
        for i, x in enumerate(np.linspace(_LEFT, _RIGHT, 9))
    ]
    points: list[tuple[float, ...]] = [tuple(float(v) if not isinstance(v, str) else v for v in q) for q in top]  # type: ignore[misc]
    points += [
        (586, 430),
        (640, 560),
        (668, 700, CORNER),
        (610, 792),
        (520, 846),
        (420, 890),
        (330, 900),
        (230, 930),
        (150, 930),
        (74, 956, CORNER),
        (96, 820),
        (88, 640),
    ]
    return curve(points)


def _sheet(c: Canvas) -> None:
    whole = c.mask(_outline())
    left = whole
    for path in _holes(c):
        left = left - c.mask(path)
    u = (c.x - _LEFT) / (_RIGHT - _LEFT)
    v = (c.y - 420 + 0.25 * (c.x - 300)) / 500
    bend = 0.5 * (c.field("bend", 260, 2, (0.7, 1.6)) - 0.5)
    folds = np.sin((u * (1 - 0.1 * v) + 0.2 * v * v * u + bend) * 17) * 14 * smoothstep(-0.2, 0.5, v)
    folds = folds + np.sin((u + 0.1 * bend) * 50) * 3 * smoothstep(0.35, 0.0, v)
    away = np.hypot((c.x - _LIGHT[0]) / 360, (c.y - _LIGHT[1] + 50) / 420)
    t = 0.96 - 0.66 * smoothstep(0.0, 1.2, away)
    tones = ramp(
        [(0.4, 0.12, 345), (0.56, 0.14, 5), (0.72, 0.13, 28), (0.86, 0.1, 55), (0.955, 0.065, 78), (0.985, 0.035, 88)]
    )
    slope = np.gradient(folds, axis=1) * c.scale
    lit = np.asarray(np.clip(t + 0.22 * slope, 0, 1), np.float32)
    c.fill(left, pick(tones, lit), detail=0.75)
    _shadow_of_her(c, left)
    hem = (whole - whole.grow(-7)) & left
    c.glaze(hem.blur(0.8), (0.98, 0.05, 82), 0.5)
    c.emit(left * np.asarray(smoothstep(0.8, 0.2, away), np.float32), 0.1)


def _shadow_of_her(c: Canvas, on: Mask) -> None:
    """She stands behind the linen with her arms up: a soft shade upon it, her feet below the hem."""
    x, foot, s = 236.0, 1012.0, 50.0

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(points, x, foot, s)

    gown = curve(
        at(
            (-0.3, -4.2, CORNER),
            (-0.5, -3.6),
            (-0.42, -2.8),
            (-0.66, -1.6),
            (-0.9, -0.5, CORNER),
            (0.0, -0.4),
            (0.86, -0.5, CORNER),
            (0.66, -1.6),
            (0.46, -2.7),
            (0.56, -3.5),
            (0.42, -4.2, CORNER),
        )
    )
    head = union(
        limb(at((0.16, -4.86, 0.34), (0.18, -4.72, 0.33))),
        limb(at((0.1, -4.6, 0.2), (0.06, -4.0, 0.2))),
        curve(at((0.4, -4.86, CORNER), (0.56, -4.74, CORNER), (0.4, -4.6, CORNER))),
        curve(at((-0.1, -4.7, CORNER), (-0.44, -4.4), (-0.52, -4.1, CORNER), (-0.2, -4.3), (0.1, -4.5, CORNER))),
    )
    arms = [
        limb(at((0.3, -3.9, 0.2), (0.74, -4.5, 0.15), (1.0, -5.2, 0.12), (1.02, -5.7, 0.11))),
        limb(at((0.16, -3.9, 0.2), (0.5, -4.2, 0.16), (1.0, -4.6, 0.13), (1.3, -5.16, 0.1))),
    ]
    body = c.mask(gown, head, *arms, soft=1.6)
    c.multiply((body & on), (0.46, 0.15, 12), 0.9)
    feet = [limb(at((f * 0.22, -0.9, 0.12), (f * 0.24, -0.1, 0.1), (f * 0.4, -0.02, 0.1))) for f in (-1, 1)]
    shown = c.mask(gown, *feet) - on
    c.fill(shown, (0.26, 0.09, 345), detail=0.8)


def _line(c: Canvas) -> None:
    rope = [(float(a), float(b)) for a, b in sample(_ROPE, 60)]

    def work(pen: Pen) -> None:
        pen.stroke(rope, (0.28, 0.07, 330), 3.6)
        pen.stroke([(x, y + 1.2) for x, y in rope], (0.85, 0.11, 50), 1.2, 0.7)
        for x in np.linspace(_LEFT + 6, _RIGHT - 8, 5):
            _peg(pen, float(x), _rope(float(x)) + 2, 4)
        _peg(pen, 724, _rope(724) + 4, -28)

    c.draw(work, relief=1.6, detail=0.9)


def _peg(pen: Pen, x: float, y: float, turn: float, s: float = 1.0) -> None:
    with pen.at(x, y, turn, s):
        pen.fill(
            curve(
                [(-5, -14, CORNER), (5, -14, CORNER), (4.4, 16, CORNER), (1, 13), (0, 0), (-1, 13), (-4.4, 16, CORNER)],
                pull=0.2,
            ),
            (0.74, 0.13, 62),
        )
        pen.stroke([(-5, -3), (5, -3)], (0.36, 0.07, 340), 2)


def _goose(x: float, y: float, s: float, turn: float, beat: float, flip: bool) -> Path:
    """Return a goose on the wing, `s` half its length; `beat` 1 wings up, -1 wings down."""

    def put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn, flip)

    body = [
        (1.3, -0.1, CORNER),
        (1.16, -0.18),
        (1.04, -0.17),
        (0.78, -0.07),
        (0.42, -0.13),
        (-0.1, -0.15),
        (-0.62, -0.1, CORNER),
        (-0.86, -0.08, CORNER),
        (-0.8, 0.1, CORNER),
        (-0.3, 0.14),
        (0.15, 0.15),
        (0.5, 0.06),
        (0.82, 0.03),
        (1.08, -0.06),
    ]
    k = beat
    near = [
        (0.36, -0.02, CORNER),
        (0.34, -0.34 * k),
        (0.1, -0.7 * k),
        (-0.42, -1.06 * k),
        (-0.98, -1.3 * k, CORNER),
        (-0.78, -0.98 * k),
        (-0.5, -0.66 * k),
        (-0.3, -0.36 * k),
        (-0.2, 0.04, CORNER),
    ]
    far = [
        (0.42, -0.06, CORNER),
        (0.62, -0.4 * k),
        (0.66, -0.8 * k),
        (0.56, -1.4 * k, CORNER),
        (0.36, -0.92 * k),
        (0.26, -0.5 * k),
        (0.14, -0.06, CORNER),
    ]
    return union(curve(put(body)), curve(put(near)), curve(put(far)))


def _along(t: float) -> tuple[float, float, float]:
    """Place and heading (degrees) on the birds' way."""
    path = sample(_SWEEP, 200)
    i = min(int(t * 199), 197)
    dx, dy = path[i + 2] - path[i]
    return float(path[i, 0]), float(path[i, 1]), math.degrees(math.atan2(dy, dx))


def _holes(c: Canvas) -> list[Path]:
    """Gaps in the linen, each the shape of a goose; towards the loose hem they run together."""
    r = c.rng("holes")
    out = []
    for x, y, s in (
        (640, 700, 66), (584, 778, 56), (606, 618, 54), (664, 786, 60), (520, 830, 40), (524, 716, 40),
        (610, 520, 44), (452, 836, 28), (452, 742, 24), (536, 600, 28), (402, 866, 17), (660, 610, 50),
    ):  # fmt: skip
        out.append(_goose(x, y, s, -34 + float(r.normal(0, 9)), float(r.choice([1, 0.8, -0.8])), False))
    return out


def _geese(c: Canvas) -> None:
    r = c.rng("geese")
    birds = []
    for k in range(30):
        t = 0.1 + 0.84 * (k / 29) ** 0.95
        x, y, heading = _along(t)
        side = (k % 3 - 1) + float(r.uniform(-0.35, 0.35))
        a = math.radians(heading + 90)
        off = side * (58 * (1 - t) + 14)
        size = (48 - 29 * t) * float(r.uniform(0.88, 1.12))
        lag = -abs(side) * 26 * t
        x, y = x + math.cos(math.radians(heading)) * lag, y + math.sin(math.radians(heading)) * lag
        birds.append((x + math.cos(a) * off, y + math.sin(a) * off, size, heading, float(r.choice([1, 0.75, -0.7])), t))
    birds.append((86.0, 128.0, 27.0, 180.0, 1.0, 1.0))
    for i, (x, y, s, heading, beat, t) in enumerate(birds):
        flip = abs(heading) > 90
        turn = (heading + 360) % 360 - 180 if flip else heading
        path = _goose(x, y, s, turn * 0.75, beat, flip)
        m = c.mask(path)
        tone = mix((0.975, 0.05, 80), (0.9, 0.045, 330), min(1.0, t))
        c.shadow(m, -0.05 * s, 0.1 * s, soft=0.12 * s, share=0.45, colour=(0.4, 0.13, 345))
        c.form(m, tone, thickness=0.22 * s, rim=0.8, bias=0.06, mottle=0, detail=0.9)
        bill = place([(1.3, -0.1, CORNER), (1.16, -0.17, CORNER), (1.12, -0.09, CORNER)], x, y, s, turn * 0.75, flip)
        c.fill(c.mask(curve(bill)), (0.7, 0.17, 48), detail=0.9)
        down = np.clip(((c.y[m.where] - y) / s + 0.1) * 1.2, 0, 1).astype(np.float32)
        c.glaze(m * down, (0.78, 0.14, 30), 0.5 * (1 - 0.6 * t))
        c.emit(m, 0.12)
        if i == 30:
            c.draw(lambda pen, x=x, y=y: _peg(pen, x + 21, y, 84, 0.55), detail=0.9)  # type: ignore[misc]


def _basket(c: Canvas) -> None:
    x, y = 452.0, 1046.0
    c.multiply(c.mask(oval(x + 10, y + 4, 74, 12), soft=7), (0.22, 0.08, 315), 0.8)
    linen = c.mask(
        curve([(x - 48, y - 44, CORNER), (x - 34, y - 72), (x - 4, y - 62), (x + 18, y - 80), (x + 50, y - 44, CORNER)])
    )
    c.form(linen, (0.86, 0.09, 50), thickness=14, rim=0.9, detail=0.75)
    body = c.mask(polygon([(x - 60, y - 48), (x + 60, y - 48), (x + 46, y + 2), (x - 46, y + 2)]), wobble=1)
    weave = np.sin(c.x * 0.55) * np.sign(np.sin(c.y * 0.5)) * 2
    c.form(body, (0.4, 0.1, 30), thickness=24, bump=np.asarray(weave[body.where], np.float32), rim=0.9, detail=0.75)
    rim = c.mask(limb([(x - 62, y - 48, 5), (x + 62, y - 48, 5)], 8))
    c.form(rim, (0.48, 0.11, 40), rim=0.9, detail=0.8)
