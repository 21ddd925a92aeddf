"""A scallop as tall as a hill stands open on the evening sea and keeps the low sun in it; a small boat has moored."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import sea
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.boats import hull
from moonhare.painting.motifs.motes import glints, motes
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._closing_time_shell import lower, pearl, sun_at, upper
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Closing Time",
    hero="hill-sized scallop standing open on the evening sea with the low sun in it for a pearl, a boat moored to it",
    idea="held or caught",
    place="bay, evening sea",
    palette="sunset coral",
    composition="frontal symmetry",
    time="dusk",
    symbols=("scallop", "pearl", "low sun"),
    hidden="a hermit crab has climbed the lip and looks in",
    readings=("treasure", "goodnight", "greed"),
)

FINISH = {"vignette": 0.4, "bloom": 0.55, "saturation": 1.08, "focus": Focus(390, 730, 420, 540, 0.25)}

_SEA = 742.0
_WATER = 1052.0
"""Where the shell's foot meets the sea."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.2, 0.7),
        key=(0.95, 0.1, 70),
        shade=(0.3, 0.09, 325),
        rim=(0.4, -0.8, 0),
        rim_colour=(0.95, 0.11, 60),
        bounce=(0.6, 0.12, 10),
        bounce_share=0.2,
    )
    _sky(c)
    _sea(c)
    repaint(c, 0.5, seed="evening", loose=0.7)
    glints(c, c.rng("stars"), 40, lambda r: (r.uniform(10, 790), r.uniform(10, 260)), (0.96, 0.05, 60), size=(0.8, 2.2))
    upper(c)
    x, y, _ = sun_at()
    c.rays(x, y, [-168, -146, -120, -96, -70, -44], 620, 80, (0.98, 0.1, 75), 0.16, soft=22)
    lower(c, _WATER)
    pearl(c)
    c.glow(x, y + 60, 90, (0.99, 0.12, 78), 0.45, 0.4)
    _foot(c)
    _boat(c)
    _crab(c)
    far_birds(c, [(138, 300, 46), (192, 336, 32), (96, 356, 26), (232, 282, 20)], (0.86, 0.1, 35), seed="gulls")
    motes(
        c, c.rng("sparks"), 60, lambda r: (x + float(r.normal(0, 150)), y - abs(float(r.normal(0, 150)))),
        (0.98, 0.08, 80), size=(0.6, 1.8), emission=0.5,
    )  # fmt: skip


def _sky(c: Canvas) -> None:
    """Blue dusk, coral low down; bars of cloud lit from below by what the shell keeps."""
    c.wash(
        [
            (0, (0.22, 0.075, 272)),
            (0.22, (0.31, 0.085, 280)),
            (0.38, (0.44, 0.1, 315)),
            (0.5, (0.62, 0.135, 8)),
            (0.58, (0.79, 0.13, 38)),
            (0.63, (0.88, 0.11, 60)),
        ],
        warp=16,
    )
    streaks(c, 120, 520, (0.66, 0.13, 10), share=0.5, seed="high", cover=0.5)
    for k, (y, share) in enumerate(((330.0, 0.4), (440.0, 0.55), (540.0, 0.6), (640.0, 0.6))):
        n = c.noise.at(f"bar{k}", c.x / 210, (c.y - y) / 24, 1.0, 4)
        band = np.exp(-(((c.y - y) / 34) ** 2)) * smoothstep(0.46, 0.72, n)
        c.glaze(np.asarray(band, np.float32), (0.42, 0.1, 325), share)
        low = np.exp(-(((c.y - y - 12) / 16) ** 2)) * smoothstep(0.46, 0.72, n)
        c.screen(np.asarray(low, np.float32), (0.9, 0.15, 38), share)
    for k, (y, tone) in enumerate(((716.0, (0.66, 0.12, 15)), (732.0, (0.48, 0.1, 345)))):
        crest = [(-20.0 + 70 * i, y - 26 * math.sin(i * 0.8 + 2 * k + 1.1) - 7 * math.sin(2.3 * i)) for i in range(13)]
        c.fill(c.mask(curve([*crest, (830, _SEA + 4, CORNER), (-20, _SEA + 4, CORNER)])), tone, 0.85, detail=0.2)
    c.fog(_SEA - 50, _SEA + 30, (0.9, 0.11, 50), 0.5)


def _sea(c: Canvas) -> None:
    """Real waves, deep blue in their troughs; a broad lane of the shell's light comes towards us over their crests."""
    x, _, _ = sun_at()
    water = sea(
        c,
        horizon=_SEA,
        deep=(0.15, 0.055, 245),
        bright=(0.93, 0.11, 50),
        sky=(0.4, 0.085, 228),
        eye=14.0,
        far=3200,
        wave=0.62,
        length=4.6,
        glitter=1.0,
        glitter_x=x,
        seed="bay",
        haze=0.3,
        detail=0.3,
    )
    g = water.ground
    fine = c.noise.at("lace", g.u, g.v * 2.0, 1.1, 3, g.footprint) - 0.5
    crest = smoothstep(0.3, 0.62, g.height / 0.62 + 0.5 * fine) * smoothstep(160, 10, g.v)
    side = np.exp(-(((c.x - x) / 420) ** 2))
    c.screen(np.asarray(crest * (0.2 + 0.6 * side), np.float32), (0.96, 0.13, 50), 0.8)
    lane = np.exp(-(((c.x - x) / (120 + 0.5 * np.clip(c.y - 900, 0, 400))) ** 2)) * smoothstep(900, 1000, c.y)
    lane = lane * (0.3 + 0.9 * smoothstep(-0.12, 0.2, 0.5 * water.tilt + fine))
    c.glaze(np.asarray(np.clip(lane, 0, 1), np.float32), (0.8, 0.17, 42), 0.66)
    trough = smoothstep(-0.1, -0.5, g.height / 0.62) * smoothstep(200, 10, g.v)
    c.multiply(np.asarray(trough, np.float32), (0.3, 0.08, 240), 0.5)


def _lap(c: Canvas) -> Array:
    """The height on the card at which the sea meets the shell, for every place across."""
    return np.asarray(
        _WATER + 6 * np.sin(c.x / 27) + 12 * (c.field("lap", 50, 3) - 0.5) - 0.00105 * (c.x - 354) ** 2, np.float32
    )


def _foot(c: Canvas) -> None:
    """Where the sea laps the shell: dark below, a broken line of foam, wet light."""
    line = _lap(c)
    inside = smoothstep(4, 44, c.x) * smoothstep(696, 660, c.x)
    d = c.y - line
    cover = smoothstep(-2, 2, d) * smoothstep(78, 30, d + 22 * (c.field("fray", 60, 3) - 0.5)) * inside
    n = c.noise.at("lapping", c.x / 46, c.y / 6.5, 1.0, 4)
    table = ramp([(0.12, 0.045, 245), (0.2, 0.06, 235), (0.4, 0.13, 15), (0.7, 0.165, 34), (0.95, 0.11, 66)])
    light = np.exp(-(((c.x - 354) / 190) ** 2))
    t = 1.35 * n - 0.42 + 0.3 * light
    c.fill(c.full(cover), pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
    foam = np.exp(-(((d - 1) / 4.0) ** 2)) * smoothstep(0.36, 0.6, c.field("foam", 14, 3)) * inside
    c.screen(np.asarray(foam, np.float32), (0.97, 0.07, 62), 0.9)
    drops = np.exp(-(((d - 16) / 5) ** 2)) * smoothstep(0.55, 0.7, c.field("foam2", 18, 3)) * inside
    c.screen(np.asarray(drops, np.float32), (0.95, 0.1, 50), 0.6)


def _boat(c: Canvas) -> None:
    """Empty, moored to the lip; somebody has climbed in, or has yet to come out."""
    x, y = 262.0, 1134.0
    c.multiply(c.mask(oval(x, y + 9, 66, 9), soft=4), (0.13, 0.05, 280), 0.85)
    hull(c, x, y, 124, (0.2, 0.06, 335), inside=(0.66, 0.14, 45), height=0.2, open_by=0.07, seed="skiff")

    def rope(pen: Pen) -> None:
        pen.stroke([(x + 60, y - 25), (x + 74, y - 20), (x + 76, y - 60), (x + 40, y - 116)], (0.85, 0.1, 60), 2.0)
        pen.stroke([(x - 6, y - 14), (x - 66, y - 42)], (0.42, 0.1, 20), 3.4)
        pen.stroke([(x - 58, y - 38), (x - 78, y - 48)], (0.5, 0.11, 30), 7)

    c.draw(rope, detail=0.92)
    c.screen(c.mask(limb([(x - 50, y - 22, 1.4), (x, y - 13, 1.4), (x + 58, y - 26, 1.4)], 12)), (0.97, 0.1, 70), 0.8)


def _crab(c: Canvas) -> None:
    """No bigger than the boat's oar, it has climbed the lip and looks in."""
    x, y = 566.0, 988.0

    def work(pen: Pen) -> None:
        with pen.at(x, y, -8, 0.62):
            pen.fill(curve([(-14, 2), (-12, -14), (2, -22), (14, -12), (20, 2, CORNER)]), (0.42, 0.11, 345))
            pen.stroke([(-10, -10), (0, -18), (12, -10)], (0.9, 0.11, 55), 3)
            for k in range(3):
                pen.stroke([(-10 + 4 * k, 0), (-20 + 5 * k, -4), (-24 + 6 * k, 8)], (0.4, 0.13, 10), 3.2)
            pen.stroke([(-14, -6), (-22, -14)], (0.4, 0.13, 10), 2.2)
            pen.dot(-22, -15, 2.6, (0.12, 0.04, 330))

    c.draw(work, relief=2, detail=0.92)
