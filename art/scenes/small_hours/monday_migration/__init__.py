"""A woman holds on to a great sheet; its loose side breaks up into geese that fly off."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import grass
from art.painting.motifs.skies import streaks
from art.painting.shapes import CORNER, curve
from art.painting.strokes import repaint

from .geese import Goose, goose, silhouette
from .linen import grip, paint_basket, paint_line, paint_sheet, peg
from .woman import paint_woman

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
FINISH = {"vignette": 0.0, "contrast": 0.12, "saturation": 1.04, "bloom": 0.06}

_SUN = (210.0, 400.0)
_WHITE, _SHADE, _DARK = (0.975, 0.03, 82), (0.62, 0.09, 5), (0.34, 0.07, 340)
# fmt: off
_SKEIN = (
    # From the sheet's free side up towards the viewer, then away over the hill and out to sea.
    Goose(668, 604, 50, -22, 40, 10, 30), Goose(604, 500, 56, -34, 30, 0, 40), Goose(700, 520, 62, -30, 55, 10, 12),
    Goose(640, 396, 68, -38, 24, 10, 46), Goose(742, 420, 74, -46, -30, 0, 28), Goose(600, 318, 60, -40, 50, 20, 20),
    Goose(668, 322, 84, -48, 40, 10, 34), Goose(575, 190, 136, -24, 44, 12, 34, True),
    Goose(752, 214, 78, -62, -34, 10, 30), Goose(352, 150, 74, -4, 34, 0, -22, True),
    Goose(262, 60, 56, 2, 40, 0, 34, True), Goose(196, 142, 46, 0, 34, 10, 20, True),
    Goose(150, 70, 40, 0, 30, 0, -20, True), Goose(102, 150, 34, -3, 30, 0, 34, True),
    Goose(66, 96, 30, -6, 30, 0, 16, True),
)
# fmt: on


def _hill(x: Array | float) -> Array:
    a = np.asarray(x, np.float32)
    out: Array = 1000 + 10 * np.sin(a / 150 + 0.6) - 0.03 * a + 0.00016 * (a - 330) ** 2
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.6, 0.6),
        key=(0.96, 0.06, 75),
        shade=(0.36, 0.085, 330),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.95, 0.08, 70),
        bounce=(0.6, 0.1, 20),
    )
    _sky(c)
    repaint(c, 0.8, seed="sky", loose=1.2)
    _land(c)
    repaint(c, 0.5, seed="land", loose=0.7)
    paint_line(c)
    linen = paint_sheet(c, _SUN)
    paint_basket(c)
    paint_woman(c)
    grip(c)
    _geese(c, linen)
    _near(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.765, 0.1, 0)),
            (0.2, (0.785, 0.11, 15)),
            (0.42, (0.82, 0.11, 35)),
            (0.62, (0.88, 0.09, 58)),
            (0.72, (0.93, 0.07, 76)),
            (1, (0.8, 0.1, 50)),
        ],
        30,
    )
    streaks(c, 300, 780, (0.92, 0.08, 60), share=0.5, seed="bars", cover=0.5)


def _land(c: Canvas) -> None:
    """The sea far below, the island over the water, the lit hilltop."""
    sea = c.full(smoothstep(846, 849, c.y))
    tone = ramp([(0.86, 0.07, 60), (0.72, 0.07, 20), (0.6, 0.07, 330)])
    wave = 0.4 * (c.noise.at("sea", c.x / 90, c.y / 4, 1.0, 3) - 0.5)
    c.fill(sea, pick(tone, np.asarray(np.clip((c.y - 848) / 160 + wave, 0, 1), np.float32)), detail=0.2)
    island = c.mask(
        curve(
            [
                (450, 850, CORNER),
                (540, 822),
                (610, 760),
                (656, 706),
                (674, 698),
                (694, 706),
                (736, 772),
                (840, 826, CORNER),
                (840, 850, CORNER),
            ]
        ),
        wobble=2,
    )
    c.form(island, (0.62, 0.085, 345), thickness=60, mottle=0.05, rim=0.0, detail=0.15)
    c.glaze(island * np.asarray(smoothstep(720, 850, c.y), np.float32), (0.88, 0.08, 55), 0.7)
    ridge = _hill(c.x) - 8 * (c.field("tussock", 60, 3) - 0.5)
    land = c.full(smoothstep(-2, 2, c.y - ridge))
    tones = ramp([(0.58, 0.1, 100), (0.7, 0.115, 98), (0.82, 0.12, 92), (0.9, 0.1, 88)])
    light = 0.75 + 0.5 * (c.field("swell", 170, 3) - 0.5) - (c.y - ridge) / 420
    c.fill(land, pick(tones, np.asarray(np.clip(light, 0, 1), np.float32)), detail=0.2)
    blades = ((0.6, 0.1, 112), (0.76, 0.12, 102), (0.88, 0.11, 90))
    grass(c, land, blades, seed="turf", height=(10, 40), spacing=7, lean=0.45, spread=0.3, detail=0.35)


def _near(c: Canvas) -> None:
    """Blades before shoes and basket."""
    low = c.full(smoothstep(1104, 1112, c.y))
    blades = ((0.56, 0.1, 116), (0.74, 0.12, 104), (0.88, 0.11, 90))
    foot = c.mask(curve([(20, 1034, CORNER), (58, 1012), (100, 1034, CORNER)]))
    grass(c, foot, blades, seed="foot", height=(22, 40), spacing=6, lean=0.5, spread=0.3, detail=0.5)
    grass(c, low, blades, seed="near", height=(22, 48), spacing=11, lean=0.5, spread=0.3, detail=0.5)


def _geese(c: Canvas, under: Mask) -> None:
    for i, g in enumerate(_SKEIN):
        far = smoothstep(8, 14, float(i))
        white = mix(_WHITE, (0.9, 0.05, 40), 0.6 * float(far))
        shade = mix(_SHADE, (0.7, 0.09, 10), float(far))
        cloth = max(0.0, 1 - i / 7)
        m = c.mask(*silhouette(g))
        c.multiply(m.blur(0.12 * g.size).move(-0.06 * g.size, 0.16 * g.size) & under, (0.55, 0.12, 350), 0.55)
        under = under | m
        goose(c, g, white, mix(shade, (0.76, 0.1, 30), 0.5 * cloth), mix(_DARK, shade, 0.5 * float(far)), cloth)
    last = _SKEIN[-1]
    c.draw(lambda pen: peg(pen, last.x + 30, last.y - 2, 84, 0.7), detail=0.9)
