"""A sea turtle swims off at dawn; the top of its shell is an island with one crooked cottage, smoke at its chimney."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.birds import far_birds
from art.painting.motifs.corals import fan, fish, staghorn, tubes
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .island import island, shore_ends
from .turtle import turtle

BRIEF = Brief(
    title="Relocation",
    hero="great sea turtle swimming under the surface, the top of its shell a green island with one crooked cottage",
    idea="carried by",
    place="open lagoon at sunrise, cut at the waterline",
    palette="sunset coral",
    composition="split waterline",
    time="dawn",
    symbols=("turtle", "house", "island"),
    hidden="the bare posts far off at the right, where the island used to lie",
    readings=("exile", "trust", "a home that goes along"),
)
FINISH = {"vignette": 0.24, "bloom": 0.5, "saturation": 1.08, "focus": Focus(380, 500, 420, 500, 0.16)}

_LINE = 480.0
_HORIZON = 404.0
_DEPTHS = [
    (0.0, (0.87, 0.115, 55)),
    (0.14, (0.77, 0.13, 34)),
    (0.34, (0.64, 0.13, 8)),
    (0.56, (0.46, 0.105, 330)),
    (0.78, (0.34, 0.085, 268)),
    (1.0, (0.25, 0.075, 215)),
]
_SUN = (196.0, 398.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.7, 0.45),
        key=(0.96, 0.08, 66),
        shade=(0.32, 0.1, 300),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.97, 0.1, 62),
        bounce=(0.6, 0.13, 10),
        bounce_share=0.2,
    )
    wet = c.full(smoothstep(-1, 1, c.y - _line(c)))
    _air(c)
    _under(c)
    repaint(c, 0.6, seed="air", loose=1.2)
    _shore(c)
    _reef(c)
    _shafts_far(c)
    turtle(c)
    _shafts(c, wet)
    _surface(c)
    _wake(c)
    island(c, _LINE)
    repaint(c, 0.14, seed="last", loose=0.6)
    _small(c)


def _line(c: Canvas) -> Array:
    return np.asarray(_LINE + 5 * np.sin(c.x / 74) + 2.5 * np.sin(c.x / 27 + 1), np.float32)


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.56, 0.13, 355)),
            (0.1, (0.68, 0.125, 12)),
            (0.2, (0.83, 0.13, 44)),
            (0.29, (0.92, 0.125, 70)),
            (0.35, (0.96, 0.1, 82)),
            (1, (0.7, 0.12, 20)),
        ],
        14,
    )
    c.glaze(c.full(np.exp(-(((c.x - 190) / 330) ** 2) - ((c.y - 360) / 170) ** 2)), (0.96, 0.13, 84), 0.6)
    streaks(c, 10, 330, (0.93, 0.09, 50), share=0.6, seed="high", cover=0.55)
    streaks(c, 150, 400, (0.72, 0.13, 10), share=0.5, seed="low", cover=0.4)
    x, y = _SUN
    c.glow(x, y, 300, (0.98, 0.12, 78), 0.95)
    c.glow(x, y - 8, 110, (0.99, 0.1, 84), 0.7, 0.6)
    for k, (top, tone) in enumerate(((388, (0.82, 0.11, 45)), (398, (0.68, 0.12, 15)))):
        wide = c.field(f"isles{k}", 150, 3)[int(300 * c.scale)]
        crest = top - 74 * np.maximum(wide - 0.5 + 0.1 * k, 0)[None, :] * (1 + 0.5 * smoothstep(300, 760, c.x))
        c.fill(c.full(smoothstep(-2, 2, c.y - crest) * smoothstep(_HORIZON + 2, _HORIZON, c.y)), tone, 0.8, detail=0.05)
    water = c.full(smoothstep(_HORIZON - 1, _HORIZON + 1, c.y))
    t = (c.y - _HORIZON) / (_LINE - _HORIZON)
    ripple = (c.field("ripple", 46, 4, (6, 0.35)) - 0.5) * 0.6
    c.fill(
        water, pick(ramp([(0.95, 0.08, 72), (0.84, 0.12, 45), (0.66, 0.13, 12)]), np.asarray(t + ripple)), detail=0.1
    )
    road = np.exp(-(((c.x - x) / (60 + 170 * t)) ** 2)) * (0.5 + 2.2 * np.abs(ripple))
    road = road * smoothstep(_HORIZON, _HORIZON + 4, c.y)
    c.screen(water * np.asarray(np.clip(road, 0, 1), np.float32), (0.98, 0.09, 80), 0.85)


def _under(c: Canvas) -> None:
    line = _line(c)
    wet = c.full(smoothstep(-1, 1, c.y - line))
    t = (c.y - _LINE) / (1200 - _LINE) + 0.09 * (c.x - 300) / 800
    c.fill(wet, pick(ramp(_DEPTHS), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.05)
    shade = np.exp(-(((c.x - 500) / 300) ** 2) - ((c.y - 850) / 170) ** 2)
    c.multiply(wet * np.asarray(shade, np.float32), (0.4, 0.12, 310), 0.35)


def _shafts(c: Canvas, wet: Mask) -> None:
    line = _line(c)
    lean = c.x + 0.42 * (c.y - _LINE)
    n = c.noise.at("shafts", lean / 46, c.y / 900, 1.0, 3)
    beam = np.clip((n - 0.5) * 3.2, 0, 1) * np.exp(-np.maximum(c.y - line, 0) / 330) * smoothstep(-1, 1, c.y - line)
    c.screen(wet * np.asarray(beam, np.float32), (0.95, 0.12, 55), 0.3)
    c.rays(60, 440, [34, 44, 55, 66], 800, 120, (0.96, 0.12, 58), 0.16, 24)


def _shafts_far(c: Canvas) -> None:
    """Long shafts that reach the reef on both sides of the turtle's shade."""
    d = np.maximum(c.y - _LINE, 0)
    for x, lean, wide in (
        (30.0, 0.1, 20.0),
        (96, 0.02, 30),
        (600, 0.24, 22),
        (690, 0.2, 34),
        (800, 0.13, 26),
        (500, 0.3, 18),
    ):
        beam = np.exp(-(((c.x - x - lean * d) / (wide * (0.5 + d / 600))) ** 2))
        beam = beam * smoothstep(0, 60, d) * smoothstep(1230, 900, c.y) * (0.6 + 0.5 * c.field("dust", 40, 3))
        c.screen(np.asarray(beam, np.float32), (0.95, 0.12, 52), 0.34)


def _shore(c: Canvas) -> None:
    """Posts that nothing stands on any more."""

    def posts(pen: Pen) -> None:
        for k, (at, tall) in enumerate(
            ((628, 42), (642, 34), (660, 46), (676, 30), (694, 40), (712, 24), (650, 22), (684, 22))
        ):
            x, h, y = 706 + (at - 628) * 0.8, 0.8 * tall, 412 + (k % 3) * 2.0
            pen.stroke([(x, y), (x + (k % 3) - 1, y - h)], (0.5, 0.11, 350), 3.4)
            pen.stroke([(x - 1.4, y), (x - 1.4 + (k % 3) - 1, y - h)], (0.9, 0.11, 50), 1.2, 0.8)
            pen.stroke([(x, y + 2), (x + 2, y + 5 + h * 0.4)], (0.36, 0.1, 335), 3, 0.4)
        pen.stroke([(704, 386), (736, 383)], (0.5, 0.11, 350), 2.4)

    c.draw(posts, detail=0.8)


def _surface(c: Canvas) -> None:
    line = _line(c)
    rim = np.exp(-(((c.y - line) / 2.8) ** 2))
    c.screen(np.asarray(rim, np.float32), (0.98, 0.07, 72), 0.9)
    under = np.exp(-np.maximum(c.y - line, 0) / 10) * smoothstep(0, 2, c.y - line)
    c.multiply(np.asarray(under, np.float32), (0.5, 0.13, 345), 0.4)


def _wake(c: Canvas) -> None:
    """Rings that widen from the island, and the island's image in them."""
    left, right = shore_ends(_LINE)
    x = (left + right) / 2
    ripple = 0.6 + 0.8 * c.field("rings", 26, 3, (3, 0.6))
    for k, (wide, tall) in enumerate(((218, 20), (262, 36), (318, 54), (390, 70))):
        d = np.hypot((c.x - x) / wide, (c.y - _LINE - 2) / tall)
        ring = np.exp(-(((d - 1) * tall / (2.4 - 0.2 * k)) ** 2)) * smoothstep(_LINE, _LINE - 4, c.y) * ripple
        c.screen(np.asarray(np.clip(ring, 0, 1), np.float32), (0.99, 0.06, 70), 0.7 - 0.13 * k)
        dark = np.exp(-(((d - 1) * tall / 2.6 + 1.6) ** 2)) * smoothstep(_LINE, _LINE - 4, c.y) * ripple
        c.multiply(np.asarray(np.clip(dark, 0, 1), np.float32), (0.5, 0.13, 350), 0.35)


def _reef(c: Canvas) -> None:
    """The floor it leaves behind: a garden of corals far below, lit from above, dark only at the card's foot."""
    r = c.rng("reef")
    for k, (base, n, size, haze) in enumerate(
        ((1110.0, 9, 56.0, 0.8), (1160.0, 8, 88.0, 0.6), (1222.0, 7, 140.0, 0.22))
    ):
        across = np.arange(c.w) / c.scale
        away = np.abs(across - 400) / 400
        n1 = c.field(f"bed{k}", 60, 4)[int(400 * c.scale)]
        bed = base - 62 * away**1.6 - 40 * (n1 - 0.5)
        tone = mix((0.17, 0.065, 250), (0.4, 0.09, 280), haze)
        land = c.full(smoothstep(-3, 5, c.y - bed[None, :]))
        c.fill(land, tone, 0.96, detail=0.15)
        c.screen(land.edge(-2, -5, 4) * smoothstep(700, 100, np.abs(c.x - 400) + 100), (0.9, 0.13, 40), 0.4)
        for i in range(n):
            x = 800 * (i + float(r.uniform(0.1, 0.9))) / n
            y = base - 62 * abs(x / 400 - 1) ** 1.6 + 10
            h = size * float(r.uniform(0.55, 1.1)) * (0.55 + 0.75 * abs(x / 400 - 1))
            hue = ((0.62, 0.16, 20), (0.7, 0.14, 48), (0.55, 0.13, 345), (0.5, 0.1, 195))[int(r.integers(4))]
            own = mix(mix(hue, (0.2, 0.08, 275), 0.35), (0.44, 0.09, 288), haze)
            kind = (i + 2 * k) % 5
            if kind in (0, 2):
                fan(c, x, y, h * 1.15, own, seed=f"fan{k}{i}", turn=float(r.normal(0, 10)))
            elif kind in (1, 3):
                staghorn(c, x, y, h * 0.9, own, seed=f"stag{k}{i}", levels=2)
            else:
                tubes(c, x, y + 6, h * 0.7, own, seed=f"tubes{k}{i}", n=4)
        c.fog(base - 90, base + 50, (0.46, 0.1, 285), 0.4 * haze + 0.1)


def _school(c: Canvas) -> None:
    """A long school of small fish that bends round under the turtle, silver where the shafts of light cross it."""
    r = c.rng("school")
    n = 150
    t = r.random(n)
    x = 800 - 560 * t + r.normal(0, 16, n)
    y = 1036 + 62 * np.sin(t * 4.4 + 0.6) + r.normal(0, 1, n) * (14 + 34 * np.sin(math.pi * t))
    turn = np.arctan2(308 * np.cos(t * 4.4 + 0.6), np.full(n, -640.0)) + r.normal(0, 0.14, n)
    depth = np.clip((y - 960) / 190, 0, 1)
    lit = np.clip(0.75 - 0.55 * depth + r.normal(0, 0.16, n), 0, 1)
    tones = pick(ramp([(0.42, 0.09, 330), (0.7, 0.12, 20), (0.92, 0.1, 62)]), np.asarray(lit, np.float32))
    strew(c, "leaf", x, y, r.uniform(8, 17, n), turn, tones, seed="school", detail=0.7)


def _small(c: Canvas) -> None:
    far_birds(c, [(250, 150, 26), (216, 168, 20), (288, 172, 18), (190, 140, 15)], (0.46, 0.11, 340))
    pilots = ((206, 936, 26), (240, 958, 22), (178, 964, 19))
    for i, (x, y, q) in enumerate(pilots):
        fish(c, x, y, q, (0.84, 0.14, 60), band=(0.95, 0.05, 85), left=True, turn=5 - 3 * i % 7, seed=f"fish{i}")
    _school(c)
    c.glow(336, 352, 50, (0.96, 0.13, 72), 0.35)
