"""A scallop as tall as a hill stands open on the evening sea and keeps the low sun in it; a small boat has moored."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.materials import sea
from art.painting.motifs.birds import far_birds
from art.painting.motifs.boats import hull
from art.painting.motifs.motes import glints
from art.painting.motifs.props import lantern
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon
from art.painting.strokes import repaint

from .shell import hinge, lower, pearl, sun_at, upper

BRIEF = Brief(
    title="Closing Time",
    hero="hill-sized scallop open on the evening sea with the low sun for a pearl, a boat with a lantern moored to it",
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

_SEA = 726.0
_WATER = 1009.0
_MID = 384.0
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
    glints(
        c,
        c.rng("stars"),
        90,
        lambda r: (r.uniform(10, 790), 300 * r.random() ** 1.3),
        (0.96, 0.05, 60),
        size=(0.7, 2.6),
    )
    _shore(c)
    upper(c)
    x, y, _ = sun_at()
    c.rays(x, y, [-168, -146, -120, -96, -70, -44], 620, 80, (0.98, 0.1, 75), 0.16, soft=22)
    _lane(c)
    lower(c, _WATER)
    hinge(c)
    pearl(c)
    c.glow(x, y + 60, 90, (0.99, 0.12, 78), 0.45, 0.4)
    _foot(c)
    _fleet(c)
    _boat(c)
    _crab(c)
    far_birds(c, [(138, 300, 46), (192, 336, 32), (96, 356, 26), (232, 282, 20)], (0.86, 0.1, 35), seed="gulls")


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
    for k, (y, tone) in enumerate(((_SEA - 40, (0.68, 0.12, 18)), (_SEA - 22, (0.55, 0.115, 355)))):
        crest = [(-20.0 + 70 * i, y - 30 * math.sin(i * 0.8 + 2 * k + 1.1) - 8 * math.sin(2.3 * i)) for i in range(13)]
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
    c.screen(np.asarray(crest, np.float32), (0.7, 0.14, 10), 0.34)
    trough = smoothstep(-0.1, -0.5, g.height / 0.62) * smoothstep(200, 10, g.v)
    c.multiply(np.asarray(trough, np.float32), (0.3, 0.08, 240), 0.5)


def _lap(c: Canvas) -> Array:
    """The height on the card at which the sea meets the shell, for every place across."""
    return np.asarray(
        _WATER + 6 * np.sin(c.x / 27) + 12 * (c.field("lap", 50, 3) - 0.5) - 0.00117 * (c.x - _MID) ** 2, np.float32
    )


def _lane(c: Canvas) -> None:
    """The shell's light on the sea, in flakes that lie flat far off and lengthen towards us."""
    r = c.rng("lane")
    flakes: list[tuple[float, float, float, float, float]] = []
    for _ in range(1500):
        t = float(r.random()) ** 0.8
        y = 1000 + 215 * t
        width = 120 + 90 * t
        off = float(r.normal(0, 0.62))
        w = (7 + 26 * t) * float(r.uniform(0.4, 1.3)) * (1.1 - 0.3 * min(abs(off), 2))
        flakes.append((_MID + off * width, y, w, 1.6 + 3.4 * t, abs(off)))

    def work(pen: Pen) -> None:
        for x, y, w, h, off in flakes:
            q = min(max(off * 0.62 + float(r.uniform(-0.15, 0.25)), 0.0), 1.0)
            tone = (
                mix((0.99, 0.09, 84), (0.86, 0.17, 56), q * 2)
                if q < 0.5
                else mix((0.86, 0.17, 56), (0.58, 0.18, 25), q * 2 - 1)
            )
            bow = float(r.uniform(-0.12, 0.12)) * w
            lens = [
                (x - w, y, CORNER),
                (x - 0.3 * w, y - h * 0.5 + bow),
                (x + w, y, CORNER),
                (x + 0.2 * w, y + h * 0.5 + bow),
            ]
            pen.fill(curve(lens), tone, max(0.85 - 0.4 * off, 0.15))

    glow = np.exp(-(((c.x - _MID) / (130 + 0.4 * np.clip(c.y - 1000, 0, 300))) ** 2)) * smoothstep(980, 1040, c.y)
    c.glaze(np.asarray(glow, np.float32), (0.5, 0.17, 25), 0.62)
    c.draw(work, detail=0.6)


def _foot(c: Canvas) -> None:
    """Where the sea laps the shell: dark below, a broken line of foam, wet light."""
    line = _lap(c)
    inside = smoothstep(_MID - 316, _MID - 270, c.x) * smoothstep(_MID + 306, _MID + 270, c.x)
    d = c.y - line
    cover = smoothstep(-2, 2, d) * smoothstep(78, 30, d + 22 * (c.field("fray", 60, 3) - 0.5)) * inside
    n = c.noise.at("lapping", c.x / 46, c.y / 6.5, 1.0, 4)
    table = ramp([(0.12, 0.045, 245), (0.2, 0.06, 235), (0.4, 0.13, 15), (0.7, 0.165, 34), (0.95, 0.11, 66)])
    light = np.exp(-(((c.x - _MID) / 190) ** 2))
    t = 1.35 * n - 0.42 + 0.3 * light
    c.fill(c.full(cover), pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
    lace = smoothstep(0.42, 0.6, c.noise.at("foam", c.x / 9, c.y / 4, 1.0, 3))
    foam = (np.exp(-(((d - 1) / 2.6) ** 2)) + 0.5 * np.exp(-(((d - 9) / 3) ** 2))) * lace * inside
    c.screen(np.asarray(foam, np.float32), (0.93, 0.11, 52), 0.8)


def _shore(c: Canvas) -> None:
    """A headland with a village: roofs against the glow, a few lamps and their light on the sea; a pier."""
    land = c.mask(
        curve(
            [
                (-20, _SEA - 66, CORNER),
                (30, _SEA - 74),
                (78, _SEA - 50),
                (120, _SEA - 34),
                (166, _SEA - 12),
                (212, _SEA + 1, CORNER),
                (-20, _SEA + 3, CORNER),
            ]
        ),
        wobble=3,
    )
    c.fill(land, (0.34, 0.1, 335), detail=0.5, mottle=0.1)
    c.screen(land.edge(2, -2.4, 1.2), (0.92, 0.13, 45), 0.5)
    r = c.rng("village")
    for x, up in ((22.0, 60.0), (50.0, 56.0), (74.0, 40.0), (96.0, 30.0), (120.0, 20.0), (142.0, 10.0), (36.0, 32.0)):
        y, w = _SEA - up + 2, float(r.uniform(9, 13))
        walls = c.mask(polygon([(x - w, y + 8), (x - w, y - 9), (x, y - 9 - w * 0.9), (x + w, y - 9), (x + w, y + 8)]))
        c.fill(walls, (0.27, 0.09, 330), detail=0.7)
        c.screen(walls.edge(1.6, -1.6, 0.6), (0.95, 0.13, 45), 0.6)
        for dx in (-0.4, 0.4):
            if r.random() < 0.75:
                pane = c.mask(box(x + dx * w - 1.9, y - 6, 3.8, 5.4, 0.4))
                c.fill(pane, (0.97, 0.13, 80), detail=0.95)
                c.emit(pane, 0.8)
        c.glow(x, y - 3, 16, (0.95, 0.15, 70), 0.3)

    def church(pen: Pen) -> None:
        tower = [(86, _SEA - 40), (86, _SEA - 96), (94, _SEA - 124), (102, _SEA - 96), (102, _SEA - 40)]
        pen.fill(polygon([(float(a), b) for a, b in tower]), (0.27, 0.09, 330))
        pen.stroke([(102, _SEA - 40), (102, _SEA - 96), (94, _SEA - 124)], (0.85, 0.14, 40), 1.4)
        pen.dot(94, _SEA - 84, 2.6, (0.97, 0.13, 80))
        pen.stroke([(-10, _SEA + 14), (196, _SEA + 12)], (0.2, 0.07, 320), 3.2)
        for k in range(13):
            pen.stroke([(4 + 15 * k, _SEA + 12), (4 + 15 * k, _SEA + 22 + 3 * math.sin(k))], (0.2, 0.07, 320), 2.2)
        pen.stroke([(192, _SEA + 13), (192, _SEA - 14)], (0.2, 0.07, 320), 2)

    c.draw(church, detail=0.8)
    c.glow(192, _SEA - 16, 24, (0.97, 0.14, 74), 0.8)
    c.glow(192, _SEA - 16, 5, (0.99, 0.06, 90), 1.0)

    def shine(pen: Pen) -> None:
        for x in (22.0, 52.0, 74.0, 97.0, 120.0, 143.0, 192.0):
            for k in range(9):
                y = _SEA + 26 + k * 8 + float(r.normal(0, 2))
                w = float(r.uniform(4, 10))
                pen.stroke([(x - w, y), (x + w, y)], (0.95, 0.14, 68), 2.0, 0.7 * (1 - k / 9))

    c.draw(shine, detail=0.7)


def _fleet(c: Canvas) -> None:
    """Small boats, each with one lamp, on their way between the shore and the shell."""
    for x, y, s in (
        (150.0, 764.0, 15.0),
        (44.0, 812.0, 22.0),
        (34.0, 950.0, 38.0),
        (756.0, 800.0, 20.0),
        (716.0, 942.0, 36.0),
    ):
        hull(c, x, y, s, (0.2, 0.06, 320), height=0.24, open_by=0.0, left=x > 400, seed=f"far{x:.0f}")
        side = -1 if x < 400 else 1
        top = (x + side * s * 0.34, y - s * 0.62)
        mast = [(top[0], y - s * 0.15), top]
        c.draw(lambda pen, mast=mast: pen.stroke(mast, (0.2, 0.06, 320), 1.4), detail=0.8)  # type: ignore[misc]
        c.glow(*top, s * 0.9, (0.96, 0.15, 70), 0.7)
        c.glow(*top, s * 0.16, (0.99, 0.06, 90), 1.0)
        c.glow(top[0], y + s * 0.45, s * 0.5, (0.95, 0.15, 62), 0.5, 0.5)


def _boat(c: Canvas) -> None:
    """Empty, moored to the lip in the lane of light; its lantern burns, its oars are shipped."""
    x, y, long = 424.0, 1122.0, 150.0
    c.multiply(c.mask(oval(x, y + 12, 84, 13), soft=5), (0.16, 0.06, 330), 0.85)

    def mirror(pen: Pen) -> None:
        r = c.rng("mirror")
        for k in range(16):
            yy = y + 12 + 3.6 * k
            w = 66 * (1 - k / 22)
            at = x + 5 * math.sin(k * 1.3) + float(r.normal(0, 4))
            pen.stroke([(at - w, yy), (at + w, yy)], (0.18, 0.07, 335), 2.6, 0.62 * (1 - k / 16))

    c.draw(mirror, detail=0.6)
    hull(
        c,
        x,
        y,
        long,
        (0.17, 0.06, 335),
        inside=(0.6, 0.14, 42),
        height=0.2,
        open_by=0.075,
        stripe=(0.7, 0.15, 30),
        left=True,
        seed="skiff",
    )

    def gear(pen: Pen) -> None:
        pen.stroke([(x - 78, y - 36), (x - 92, y - 34), (x - 92, y - 70), (x - 72, y - 116)], (0.9, 0.1, 66), 2.0)
        pen.stroke([(x + 10, y - 22), (x + 96, y - 10)], (0.36, 0.1, 25), 4)
        pen.stroke([(x + 84, y - 13), (x + 108, y - 7)], (0.4, 0.11, 28), 9)
        pen.stroke([(x - 4, y - 21), (x + 66, y - 44)], (0.36, 0.1, 25), 4)
        pen.stroke([(x + 56, y - 41), (x + 78, y - 49)], (0.4, 0.11, 28), 9)
        pen.stroke([(x + 54, y - 22), (x + 58, y - 92), (x + 46, y - 100)], (0.16, 0.05, 335), 4)

    c.draw(gear, relief=2, detail=0.92)
    lantern(c, x + 45, y - 100, 34, reach=60)
    c.glow(x + 45, y - 80, 60, (0.97, 0.14, 72), 0.5)
    c.screen(
        c.mask(limb([(x - 72, y - 34, 1.5), (x - 20, y - 22, 1.5), (x + 62, y - 26, 1.5)], 12)), (0.98, 0.1, 74), 0.85
    )


def _crab(c: Canvas) -> None:
    """No bigger than the boat's oar, it has climbed the lip and looks in."""
    x, y = 566.0, 958.0

    def work(pen: Pen) -> None:
        with pen.at(x, y, -8, 0.62):
            pen.fill(curve([(-14, 2), (-12, -14), (2, -22), (14, -12), (20, 2, CORNER)]), (0.42, 0.11, 345))
            pen.stroke([(-10, -10), (0, -18), (12, -10)], (0.9, 0.11, 55), 3)
            for k in range(3):
                pen.stroke([(-10 + 4 * k, 0), (-20 + 5 * k, -4), (-24 + 6 * k, 8)], (0.4, 0.13, 10), 3.2)
            pen.stroke([(-14, -6), (-22, -14)], (0.4, 0.13, 10), 2.2)
            pen.dot(-22, -15, 2.6, (0.12, 0.04, 330))

    c.draw(work, relief=2, detail=0.92)
