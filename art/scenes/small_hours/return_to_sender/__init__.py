"""A stork flies over a sea of fog; in the bundle at its bill sleeps an old clerk with his briefcase."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud, cloud_bank
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, curve, polygon
from art.painting.strokes import repaint

from .bundle import bundle
from .stork import BILL, shadow_on_fog, stork

BRIEF = Brief(
    title="Return to Sender",
    hero="white stork in level flight over a sea of fog, an old clerk asleep in the cloth bundle at its bill",
    idea="carried by",
    place="sky, fog over town roofs",
    palette="pearl fog",
    composition="tiny figure in a void",
    time="afternoon",
    symbols=("stork", "bundle", "briefcase"),
    hidden="an empty stork's nest on a chimney in the fog",
    readings=("retirement", "second childhood", "delivery"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(air=(0.95, 0.03, 60), veil=0.4),
}

_FOG = [
    (0.4, 0.105, 288),
    (0.54, 0.11, 304),
    (0.7, 0.125, 348),
    (0.85, 0.125, 42),
    (0.95, 0.1, 70),
    (0.99, 0.055, 86),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.8, 0.02, 0.45),
        key=(0.98, 0.06, 82),
        shade=(0.46, 0.06, 262),
        rim=(0.95, 0.25, 0),
        rim_colour=(0.98, 0.09, 78),
        bounce=(0.93, 0.08, 72),
        bounce_share=0.3,
    )
    c.wash(
        [
            (0, (0.36, 0.085, 262)),
            (0.2, (0.5, 0.085, 262)),
            (0.36, (0.62, 0.085, 290)),
            (0.48, (0.74, 0.1, 342)),
            (0.57, (0.84, 0.12, 34)),
            (0.66, (0.91, 0.12, 66)),
            (1, (0.86, 0.1, 60)),
        ],
        warp=20,
    )
    warm = np.exp(-((np.hypot((c.x - 860) / 460, (c.y - 720) / 330)) ** 2))
    c.glaze(np.asarray(warm, np.float32) * 0.75, (0.95, 0.13, 74))
    c.glow(820, 716, 230, (0.98, 0.12, 76), 0.9)
    c.glow(820, 716, 80, (0.99, 0.06, 90), 0.8)
    streaks(c, 60, 420, (0.86, 0.045, 330), share=0.5, seed="high", cover=0.5)
    streaks(c, 440, 700, (0.95, 0.08, 60), share=0.5, seed="low", cover=0.6)
    repaint(c, 0.6, seed="sky", loose=0.9)
    _town(c)
    shadow_on_fog(c)
    _light_on_fog(c)
    repaint(c, 0.3, seed="fog", loose=0.8)
    _windows(c)
    with c.group() as bird:
        stork(c)
    m = c.paste(bird)
    c.screen(m.edge(3.5, 1, 2), (0.97, 0.11, 74), 0.7)
    c.screen(m.edge(14, 4, 9), (0.9, 0.12, 68), 0.22)
    gold = m * np.asarray(smoothstep(250, 560, c.x) * smoothstep(280, 560, c.y), np.float32)
    c.glaze(gold, (0.97, 0.09, 76), 0.16)
    under = m * np.asarray(smoothstep(520, 620, c.y) * smoothstep(160, 260, c.x), np.float32)
    c.glaze(under, (0.86, 0.12, 30), 0.22)
    c.glow(650, 780, 150, (0.96, 0.12, 70), 0.35)
    bundle(c, BILL)
    _front(c)


def _bank(c: Canvas, top: float, size: tuple[float, float], seed: str, bias: float, rows: int = 3) -> None:
    def crest(x: float) -> float:
        return top + 12 * math.sin(x / 90 + top) + 9 * math.sin(x / 37 + 2 * top)

    cloud_bank(
        c,
        crest,
        _FOG,
        seed=seed,
        size=size,
        rows=rows,
        step=size[1] * 0.42,
        per_row=26,
        bias=bias,
        alpha=0.8,
        fade=(0.0, 1.1),
    )


def _sunk(c: Canvas, base: float, deep: float, work: Callable[[], None]) -> None:
    """Paint something whose foot the fog swallows, unevenly, over `deep` units above `base`."""
    with c.group() as g:
        work()
    n = (c.field("sink", 60, 4, (2.2, 1)) - 0.5) * 90
    c.paste(g, clip=c.full(np.asarray(smoothstep(base, base - deep, c.y + n), np.float32)))


def _lit(c: Canvas, m: Mask, power: float = 0.7) -> None:
    """The sun is on its right edge; its left sinks into violet."""
    c.multiply(m.edge(-10, 0, 7), (0.5, 0.11, 295), 0.5)
    c.screen(m.edge(3.2, -1, 1.4), (0.98, 0.11, 76), power)


def _roof(c: Canvas, x: float, y: float, w: float, h: float, tone: Colour, haze: float) -> None:
    """A gabled roof seen from its side, with its chimney."""
    m = c.mask(polygon([(x - w / 2, y), (x - w * 0.4, y - h), (x + w * 0.36, y - h), (x + w / 2, y)]))
    stack = c.mask(box(x + w * 0.16, y - h - 22, 15, 30, 1))
    c.form(stack, tone, thickness=7, rim=0.9, haze=haze, detail=0.5)
    rows = np.sin(c.y[m.where] * 0.9) * 1.2 + (c.field("tile", 6, 2)[m.where] - 0.5) * 3
    c.form(m, tone, thickness=8, bump=np.asarray(rows, np.float32), mottle=0.14, rim=0.6, haze=haze, detail=0.5)
    _lit(c, m | stack)


def _gable(c: Canvas, x: float, y: float, w: float, h: float, tone: Colour, haze: float) -> None:
    """A house front with a steep gable, its right wall in the sun."""
    wall = c.mask(
        polygon([(x - w / 2, y), (x - w / 2, y - h * 0.5), (x, y - h), (x + w / 2, y - h * 0.5), (x + w / 2, y)])
    )
    side = c.mask(
        polygon([(x, y - h), (x + w * 0.8, y - h * 0.96), (x + w * 1.2, y - h * 0.48), (x + w / 2, y - h * 0.5)])
    )
    c.form(side, (0.6, 0.14, 38), thickness=7, mottle=0.12, rim=0.8, haze=haze, detail=0.5)
    c.form(wall, tone, thickness=8, mottle=0.1, rim=0.4, haze=haze, detail=0.5)
    _lit(c, wall | side)


def _spire(c: Canvas, x: float, y: float, w: float, h: float, tone: Colour, haze: float) -> None:
    """A church tower with a slim, slightly waisted helm and a ball on its tip."""
    m = c.mask(
        curve(
            [
                (x - w / 2, y, CORNER),
                (x - w / 2, y - h * 0.4, CORNER),
                (x - w * 0.66, y - h * 0.42, CORNER),
                (x - w * 0.2, y - h * 0.62),
                (x, y - h, CORNER),
                (x + w * 0.2, y - h * 0.62),
                (x + w * 0.66, y - h * 0.42, CORNER),
                (x + w / 2, y - h * 0.4, CORNER),
                (x + w / 2, y, CORNER),
            ],
            pull=0.25,
        )
    )
    c.form(m, tone, thickness=w * 0.4, mottle=0.12, haze=haze, rim=0.9, detail=0.6)
    _lit(c, m, 0.85)

    def ball(pen: Pen) -> None:
        pen.stroke([(x, y - h + 4), (x, y - h - 18)], (0.5, 0.1, 60), 2)
        pen.dot(x, y - h - 2, 3.4, (0.85, 0.14, 78))

    c.draw(ball, relief=1.5, detail=0.8)


def _tower(c: Canvas) -> None:
    tower = c.mask(box(318, 676, 60, 240, 2))
    face = c.mask(polygon([(376, 676), (398, 682), (398, 916), (376, 916)]))
    c.form(tower, (0.5, 0.085, 285), thickness=10, haze=0.16, rim=0.3, detail=0.5)
    c.form(face, (0.92, 0.12, 66), thickness=4, rim=0.5, detail=0.5)
    top = c.mask(box(334, 660, 30, 18, 1))
    c.form(top, (0.46, 0.085, 290), thickness=6, haze=0.16, detail=0.5)
    c.screen((tower | face).edge(2, -2, 1), (0.98, 0.11, 76), 0.6)
    r = c.rng("panes")

    def panes(pen: Pen) -> None:
        for j in range(15):
            for i in range(5):
                if r.random() < 0.86:
                    pen.fill(box(323 + i * 10.4, 686 + j * 13, 6.4, 7.4), (0.36, 0.09, 285), 0.35 + 0.5 * r.random())
            for i in range(2):
                pen.fill(
                    box(379 + i * 9, 688 + j * 13 + i, 5.4, 7.4),
                    (0.99, 0.06, 88) if r.random() < 0.4 else (0.74, 0.13, 45),
                    0.9,
                )

    c.draw(panes, detail=0.7)


def _town(c: Canvas) -> None:
    """Roofs, two spires and an office tower stand in the fog to their eaves, farther ones paler."""
    _sunk(c, 870, 70, lambda: _spire(c, 128, 880, 46, 176, (0.56, 0.08, 300), 0.3))
    _sunk(c, 820, 70, lambda: _roof(c, 206, 832, 110, 50, (0.56, 0.11, 20), 0.36))
    _bank(c, 792, (18, 40), "far", 0.0)
    _sunk(c, 872, 210, lambda: _tower(c))
    _sunk(c, 868, 80, lambda: _gable(c, 250, 884, 60, 92, (0.5, 0.1, 330), 0.2))
    _sunk(c, 872, 70, lambda: _roof(c, 452, 880, 120, 54, (0.54, 0.13, 28), 0.2))
    _bank(c, 856, (24, 56), "middle", -0.02)
    c.fog(810, 910, (0.95, 0.09, 66), 0.4)
    _sunk(c, 1040, 90, lambda: _spire(c, 440, 1060, 56, 250, (0.44, 0.1, 295), 0.06))
    _sunk(c, 1000, 100, lambda: _gable(c, 30, 1010, 84, 130, (0.46, 0.11, 320), 0.06))
    _sunk(c, 1004, 90, lambda: _roof(c, 150, 1006, 190, 92, (0.5, 0.14, 30), 0.04))
    _sunk(c, 1006, 80, lambda: _roof(c, 370, 1012, 150, 66, (0.5, 0.14, 30), 0.06))
    chimney = c.mask(box(128, 868, 34, 56, 3))
    c.form(chimney, (0.5, 0.11, 35), thickness=10, haze=0.05, rim=0.9, detail=0.6)
    _lit(c, chimney)
    _nest(c, 145, 864)
    _bank(c, 1000, (32, 84), "near", -0.04, 4)


def _windows(c: Canvas) -> None:
    """A few lamps are on already down there."""
    for x, y in ((20, 934), (40, 936)):
        m = c.mask(box(x - 3.5, y - 6, 7, 11, 1))
        c.fill(m, (0.97, 0.11, 84), 0.95, detail=0.9)
        c.emit(m, 0.5)
        c.glow(x, y, 12, (0.95, 0.14, 68), 0.45)


def _nest(c: Canvas, x: float, y: float) -> None:
    r = c.rng("nest")

    def work(pen: Pen) -> None:
        for _ in range(90):
            px, py = x + r.normal(0, 17), y + r.normal(0, 5)
            a = r.normal(0, 0.35)
            q = r.uniform(7, 15)
            tone = (float(r.uniform(0.32, 0.62)), 0.06, 60)
            pen.stroke(
                [(px - q * math.cos(a), py - q * math.sin(a)), (px + q * math.cos(a), py + q * math.sin(a))],
                tone,
                1.6,
                0.9,
            )

    c.draw(work, relief=1.5, detail=0.7)


def _light_on_fog(c: Canvas) -> None:
    """The low sun runs over the fog: gold to the right, rose in the middle, violet in the hollows and corners."""
    n = c.field("run", 90, 4, (2.6, 0.7))
    low = smoothstep(760, 860, c.y)
    left = smoothstep(420, 0, c.x) * low
    c.multiply(np.asarray(left * 0.5, np.float32), (0.66, 0.12, 320), 0.9)
    deep = smoothstep(1000, 1200, c.y)
    c.multiply(np.asarray(deep, np.float32), (0.5, 0.12, 300), 0.6)
    side = np.exp(-((np.hypot((c.x - 840) / 420, (c.y - 860) / 200)) ** 2))
    c.screen(np.asarray(side * (0.5 + n), np.float32), (0.86, 0.15, 62), 0.5)
    path = np.exp(-(((c.x - 780 + 0.9 * (c.y - 780)) / (90 + 0.34 * (c.y - 780))) ** 2)) * low
    c.screen(np.asarray(path * smoothstep(0.45, 0.7, n), np.float32), (0.96, 0.12, 70), 0.6)


def _front(c: Canvas) -> None:
    """The nearest fog, cut by the card's foot, darker and bluer."""
    r = c.rng("front")
    puffs = [
        (float(x + r.normal(0, 12)), float(1150 + 26 * math.sin(x / 110) + r.normal(0, 12)), float(r.uniform(50, 110)))
        for x in np.arange(-40, 860, 34)
    ]
    cloud(c, puffs, _FOG, seed="front", bias=-0.1, alpha=0.85, fade=(0.1, 1.2))
    t = smoothstep(1060, 1200, c.y)
    c.multiply(np.asarray(t, np.float32), (0.46, 0.12, 292), 0.7)
    tone = pick(ramp([(0.95, 0.09, 66), (0.97, 0.07, 76)]), np.zeros_like(c.x))
    c.fill(
        c.full(
            np.asarray(
                smoothstep(0.62, 0.9, c.field("breath", 140, 4, (3, 0.6)))
                * smoothstep(1180, 1000, c.y)
                * smoothstep(900, 1000, c.y),
                np.float32,
            )
        ),
        tone,
        alpha=0.35,
        detail=None,
    )
