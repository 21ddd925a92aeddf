"""A lit canal barge climbs an aqueduct that rises in steps out of a misty lake to a veiled moon."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.plants import reeds
from moonhare.painting.motifs.skies import stars
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._slow_ascent_parts import barge, ducks
from moonhare.painting.shapes import box, circle, limb, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Slow Ascent",
    hero="small lit barge climbing an aqueduct whose arches rise in steps out of a lake to a veiled moon",
    idea="impossible journey",
    place="canal, stepped aqueduct",
    palette="indigo moon",
    composition="low-horizon giant",
    time="night moon",
    symbols=("barge", "aqueduct", "moon"),
    hidden="ducklings riding the lowest overflow down",
    readings=("retirement", "perseverance", "heaven"),
)
FINISH = {
    "vignette": 0.26,
    "bloom": 0.55,
    "contrast": 0.26,
    "saturation": 1.06,
    "focus": Focus(420, 640, 460, 640, 0.2),
}

_LAKE = 1062.0
_GAP = (716.0, 126.0)
_SILVER: Colour = (0.93, 0.05, 95)


@dataclass(frozen=True)
class _Step:
    """One reach of the canal: its ends, its water's near edge, how large things are there, how many arches bear it."""

    left: float
    right: float
    y: float
    size: float
    arches: int


_STEPS = (
    _Step(-70, 92, 1000, 1.05, 1),
    _Step(92, 366, 858, 1.0, 2),
    _Step(366, 492, 720, 0.72, 1),
    _Step(492, 582, 596, 0.52, 1),
    _Step(582, 645, 486, 0.39, 1),
    _Step(645, 691, 390, 0.29, 1),
    _Step(691, 724, 308, 0.21, 1),
    _Step(724, 747, 240, 0.16, 1),
    _Step(747, 763, 186, 0.12, 1),
    _Step(763, 774, 144, 0.09, 1),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.6, -0.6, 0.45),
        key=(0.92, 0.05, 95),
        shade=(0.27, 0.11, 275),
        rim=(0.7, -0.7, 0),
        rim_colour=(0.9, 0.06, 235),
        bounce=(0.4, 0.09, 258),
    )
    _sky(c)
    repaint(c, 0.7, seed="night")
    stars(c, 150, 800, seed="night", size=0.85)
    _clouds(c)
    lake = c.full(smoothstep(_LAKE - 1, _LAKE + 1, c.y))
    _water(c, lake)
    with c.group() as built:
        for k in range(len(_STEPS) - 1, -1, -1):
            _reach(c, k)
        _fall(c, 0)
        _fall(c, 1)
        barge(c, 222, _STEPS[1].y)
        _parapet(c, 1)
    reflection(c, built, lake, _LAKE, share=0.5, ripple=16, squash=0.85, tint=(0.3, 0.1, 270))
    c.paste(built)
    c.fog(_LAKE - 170, _LAKE + 60, (0.66, 0.085, 256), 0.6, cell=210)
    c.fog(_LAKE - 60, _LAKE + 50, (0.82, 0.05, 250), 0.62, cell=160)
    mist = [(706, 250, 30), (742, 232, 36), (786, 226, 44), (826, 236, 44), (762, 262, 34), (716, 276, 24)]
    cloud(c, mist, ((0.25, 0.1, 275), (0.4, 0.1, 268), (0.72, 0.06, 262)), seed="veil", fade=(-0.4, 0.8), alpha=0.6)
    _light(c)
    ducks(c, 71, 1000)
    _shore(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.19, 0.085, 276)),
            (0.25, (0.22, 0.105, 276)),
            (0.5, (0.29, 0.125, 272)),
            (0.72, (0.43, 0.125, 264)),
            (0.885, (0.76, 0.07, 248)),
            (1, (0.4, 0.1, 264)),
        ],
        warp=16,
    )
    c.glow(*_GAP, 330, (0.8, 0.06, 240), 0.55)
    for i, (y, tone) in enumerate(((1010.0, (0.5, 0.1, 264)), (1040.0, (0.4, 0.105, 266)))):
        ridge = y - 70 * (c.field(f"hills{i}", 170, 3)[0] - 0.4)
        m = c.full(smoothstep(-1, 1, c.y - ridge[None, :]) * smoothstep(_LAKE + 1, _LAKE - 1, c.y))
        c.fill(m, tone, 0.8, detail=0.15)
        c.fog(y - 10, _LAKE + 20, (0.68, 0.07, 258), 0.5, cell=180)


def _clouds(c: Canvas) -> None:
    """The moon, half veiled in silver-edged clouds, up to which the canal leads."""
    x, y = _GAP
    c.rays(x, y, (112, 121, 131, 142), 1050, 150, (0.7, 0.09, 245), 0.3, soft=34)
    c.glow(x, y, 200, (0.8, 0.07, 250), 0.6, flat=0.8)
    c.glow(x + 6, y, 150, (0.92, 0.08, 80), 0.7, flat=0.62)
    c.glow(x + 6, y, 70, (0.98, 0.06, 88), 0.95, flat=0.6)
    disc = c.mask(circle(x + 2, y + 4, 62), soft=1.5)
    c.fill(disc, (0.985, 0.045, 92), detail=0.6, mottle=0.05)
    c.emit(disc, 0.5)
    for name, cell, cut, tone in (("far", 150, 0.47, (0.36, 0.11, 270)), ("near", 110, 0.53, (0.25, 0.1, 275))):
        at = ((c.x - x - 6) / 112) ** 2 + ((c.y - y + 14) / 54) ** 2
        lie = np.exp(-(((c.y - 150) / 150) ** 2)) * smoothstep(230, 640, c.x)
        n = c.field(f"bank/{name}", cell, 5, (2.2, 1.0)) + 0.4 * lie - 0.3 - 0.6 * np.exp(-at)
        body = smoothstep(cut - 0.3, cut - 0.19, n)
        body = body * smoothstep(400, 230, c.y - 0.12 * c.x + 60) * (0.25 + 0.75 * smoothstep(120, 480, c.x))
        inner = smoothstep(cut - 0.26, cut - 0.02, n)
        near = np.exp(-np.hypot(c.x - x, (c.y - y) * 1.3) / 120)
        light = np.clip(near * (1.55 - 1.1 * inner) + 0.12 * (1 - inner), 0, 1)
        table = ramp([(0, tone), (0.3, (0.46, 0.11, 266)), (0.6, (0.74, 0.07, 285)), (0.85, (0.95, 0.06, 80))])
        c.fill(c.full(body * 0.92), pick(table, np.asarray(light, np.float32)), detail=0.3)


def _water(c: Canvas, lake: Mask) -> None:
    v = np.clip((c.y - _LAKE) / 140, 0, 1)
    ripple = c.noise.at("lake", c.x / (40 + 120 * v), np.log(4 + np.maximum(c.y - _LAKE, 0)) * 9, 1.0, 3) - 0.5
    lane = np.exp(-(((c.x - 690) / (60 + 60 * v)) ** 2))
    t = 0.78 - 0.66 * v + 0.3 * ripple + 0.34 * lane * (0.6 + 2.4 * ripple)
    table = ramp([(0, (0.17, 0.075, 276)), (0.4, (0.32, 0.11, 270)), (0.7, (0.56, 0.09, 260)), (1, (0.9, 0.05, 100))])
    c.fill(lake, pick(table, np.asarray(t, np.float32)), detail=0.3)


def _reach(c: Canvas, k: int) -> None:
    """One step: its piers and arches, its trough, the water in it and the fall from the next one."""
    s = _STEPS[k]
    haze = min(0.72, 0.11 * k)
    stone: Colour = mix((0.47, 0.06, 268), (0.52, 0.095, 264), haze)
    q = s.size
    body = c.mask(box(s.left, s.y, s.right - s.left + (3 if k else 0), _LAKE - s.y + 2))
    holes = c.full(0)
    inner = c.full(0)
    wide = (s.right - s.left) / s.arches
    head = s.y + 50 * q + 8
    for i in range(s.arches):
        x = s.left + wide * (i + 0.5)
        half = wide * (0.33 if s.arches == 1 else 0.36)
        toward = ((400 - x) * 0.05 + (9 if x < 400 else -5)) * 0.8
        for dx, dy in ((0.0, 0.0), (toward, 7 * q)):
            m = c.mask(circle(x + dx, head + half + dy, half), box(x + dx - half, head + half + dy, 2 * half, 1100))
            holes, inner = (holes | m, inner) if dy == 0 else (holes, inner | m)
    wall = body - holes
    courses = np.asarray(np.sin((c.y - s.y) / (9 * q + 2) * math.pi) * (0.45 if k < 4 else 0.0), np.float32)
    c.form(
        wall,
        stone,
        thickness=7 * q,
        bump=courses,
        mottle=0.16 if k < 4 else 0.05,
        grain=20 * q + 6,
        rim=0.75,
        detail=0.5,
        bias=0.02,
    )
    deep = holes - inner
    c.fill(deep, mix(stone, (0.24, 0.09, 275), 0.62), detail=0.5, mottle=0.08)
    c.multiply(
        wall * np.asarray(smoothstep(s.y + 30 * q, s.y + 0.7 * (_LAKE - s.y), c.y) * 0.8, np.float32),
        (0.36, 0.13, 272),
        0.8,
    )
    under = c.mask(box(s.left, s.y + 9 * q, s.right - s.left, 13 * q), soft=4 * q)
    c.multiply(under & body, c.palette.deep, 0.55)
    _trough(c, k)
    if k + 1 < len(_STEPS) and k > 1:
        _fall(c, k)


def _trough(c: Canvas, k: int) -> None:
    """The water of a step, seen a little from above, and the parapet before it."""
    s = _STEPS[k]
    q = s.size
    far = c.mask(box(s.left, s.y - 31 * q, s.right - s.left, 7 * q))
    c.form(far, (0.4, 0.09, 268), thickness=3 * q, rim=0.7, detail=0.6)
    pool = c.mask(box(s.left, s.y - 26 * q, s.right - s.left, 28 * q))
    ripple = c.noise.at(f"pool{k}", c.x / (34 * q + 6), c.y / (4 * q + 1), 1.0, 2) - 0.5
    t = 0.6 + 0.5 * ripple + 0.2 * smoothstep(s.left, s.right, c.x)
    table = ramp([(0, (0.3, 0.11, 270)), (0.5, (0.6, 0.09, 252)), (0.8, (0.84, 0.05, 235)), (1, (0.97, 0.03, 100))])
    c.fill(pool, pick(table, np.asarray(t, np.float32)), detail=0.7)
    _parapet(c, k)


def _parapet(c: Canvas, k: int) -> None:
    s = _STEPS[k]
    q = s.size
    lip = c.mask(box(s.left - 3 * q, s.y - 1 * q, s.right - s.left + 6 * q, 11 * q, 3 * q))
    c.form(lip, mix((0.66, 0.05, 262), (0.62, 0.09, 262), min(0.6, 0.1 * k)), thickness=5 * q, rim=0.9, detail=0.7)


def _fall(c: Canvas, k: int) -> None:
    """Water that drops from step k + 1 to step k: a bright veil before the riser."""
    s, n = _STEPS[k], _STEPS[k + 1]
    q = n.size
    x, top, foot = n.left - 3 * q, n.y - 14 * q, s.y - 8 * s.size
    w = 22 * q + 3.5
    veil = c.mask(
        polygon([(x - w * 0.7, top), (x + w * 0.9, top - 3 * q), (x + w * 0.7, foot), (x - w * 1.5, foot)]),
        soft=1.6 * q,
    )
    threads = c.noise.at(f"veil{k}", c.x / (4 * q + 0.6), c.y / (90 * q), 1.0, 2)
    c.glaze(veil * np.asarray(0.5 + 0.5 * smoothstep(0.38, 0.62, threads), np.float32), (0.93, 0.035, 232), 0.92)
    c.emit(veil, 0.55)
    lip = c.mask(limb([(x - w * 0.6, top + 2, 4 * q), (x + w * 0.9, top - 2 * q, 4 * q)], 8), soft=q)
    c.glaze(lip, (0.98, 0.02, 230), 0.9)
    c.glow(x - w * 0.4, foot, 30 * s.size + 6, (0.9, 0.05, 235), 0.6, flat=0.5)
    c.glow(x, (top + foot) / 2, (foot - top) * 0.5, (0.7, 0.1, 245), 0.34)


def _light(c: Canvas) -> None:
    """The gap's light on the air, the barge's lamps on the mist."""
    c.glow(*_GAP, 420, (0.75, 0.06, 235), 0.16)
    at = ((c.x - _GAP[0] - 6) / 96) ** 2 + ((c.y - _GAP[1]) / 60) ** 2
    c.glaze(np.asarray(np.exp(-at), np.float32), (0.985, 0.055, 88), 0.3)
    c.glow(_GAP[0] + 6, _GAP[1], 150, (0.9, 0.09, 78), 0.35, flat=0.7)
    c.emit(c.full(np.exp(-(((c.x - _GAP[0] - 6) / 92) ** 2) - ((c.y - _GAP[1]) / 62) ** 2)), 0.9)
    c.glow(222, 1090, 60, (0.88, 0.14, 66), 0.4, flat=0.3)
    c.glow(226, 806, 170, (0.84, 0.14, 66), 0.34)
    c.glow(224, 816, 60, (0.93, 0.13, 76), 0.3, flat=0.5)
    c.glow(374, 800, 40, (0.88, 0.12, 72), 0.35, flat=1.6)
    c.glow(222, 852, 90, (0.9, 0.14, 70), 0.5, flat=0.1)


def _shore(c: Canvas) -> None:
    reeds(c, -20, 190, 1216, (60, 170), 16, (0.22, 0.07, 268), seed="left")
    reeds(c, 640, 820, 1222, (50, 150), 14, (0.2, 0.07, 270), seed="right")

    def sparks(pen: Pen) -> None:
        r = c.rng("sparks")
        for _ in range(26):
            pen.dot(r.normal(690, 50), r.uniform(_LAKE + 20, 1190), r.uniform(0.6, 1.8), (0.95, 0.04, 100), 0.7)

    c.draw(sparks, detail=0.9, emission=0.4)
