"""A small bus has sunk into the sand for good; from its roof a coral rises like an old tree against the noon sun."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.motifs.corals import fish
from art.painting.motifs.ostrich import ostrich
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, circle, curve, limb, oval
from art.painting.strokes import repaint

BRIEF = Brief(
    title="End of the Line",
    hero="small bus sunk in the sand, a coral as tall as an oak growing from its roof, one ostrich looking up",
    idea="grows from",
    place="desert, gravel plain",
    palette="desert ochre",
    composition="tiny figure in a void",
    time="noon",
    symbols=("bus", "coral", "ostrich"),
    hidden="a clownfish peers out of the exhaust",
    readings=("tourism", "oasis", "stubbornness"),
)
FINISH = {"vignette": 0.42, "saturation": 1.1, "bloom": 0.5, "focus": Focus(400, 600, 330, 420, 0.45)}

_SUN = (400.0, 470.0)
_BUS = (404.0, 1010.0)
"""The middle of its wheels' line."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.3, -0.85, 0.42),
        key=(0.95, 0.07, 85),
        shade=(0.36, 0.1, 320),
        rim=(0.1, -0.95, 0),
        rim_colour=(0.97, 0.07, 88),
        bounce=(0.8, 0.11, 70),
        bounce_share=0.25,
    )
    c.wash(
        [
            (0, (0.33, 0.085, 245)),
            (0.22, (0.46, 0.095, 232)),
            (0.46, (0.62, 0.09, 215)),
            (0.66, (0.79, 0.065, 190)),
            (0.79, (0.92, 0.06, 88)),
            (1, (0.92, 0.06, 85)),
        ],
        warp=10,
    )
    c.glow(*_SUN, 430, (0.82, 0.08, 190), 0.5)
    c.glow(*_SUN, 270, (0.93, 0.07, 95), 0.6)
    disc = c.mask(circle(*_SUN, 236), soft=2)
    c.fill(disc, pick(ramp([(0.985, 0.03, 98), (0.95, 0.075, 88)]), (c.y - 240) / 470), alpha=0.92, detail=0.3)
    c.emit(disc, 0.16)
    _dunes(c)
    repaint(c, 0.7, seed="land")
    _bus_shadow(c)
    ostrich(c, 676, 1046, 50, left=True, seed="one", crouch=0.0)
    _bus(c)
    _coral(c)
    _shoal(c)
    repaint(c, 0.2, seed="last")
    c.rays(400, -90, (76, 83, 90, 97, 104), 1000, width=80, colour=(0.93, 0.06, 180), share=0.2, soft=18)
    _bubbles(c)


def _dunes(c: Canvas) -> None:
    """Three smooth swells of sand, each with its own light, mist of heat between."""
    for i, (y, rise, tone, haze) in enumerate(
        (
            (938.0, 30.0, (0.74, 0.09, 55), 0.5),
            (974.0, 26.0, (0.74, 0.11, 62), 0.22),
            (1004.0, 36.0, (0.72, 0.12, 64), 0.0),
        )
    ):
        wave = np.sin(c.x / (150 + 40 * i) + 2.1 * i) * 0.6 + np.sin(c.x / 340 + i) * 0.8
        top = y - rise * wave
        m = c.full(smoothstep(-0.8, 0.8, c.y - top))
        down = np.clip((c.y - top) / (1240 - y), 0, 1)
        ripple = np.sin((c.y - top) * (1.4 - 0.9 * down) * 0.35 + 3 * np.sin(c.x / 90 + i) + c.x / 200)
        t = 0.82 - 0.5 * down**0.7 + 0.022 * ripple * (i > 0) + 0.1 * (c.field(f"sand{i}", 220, 2, (3, 1)) - 0.5)
        spot = np.exp(-(((c.x - 400) / 330) ** 2) - ((c.y - 1010) / 120) ** 2)
        colours = pick(c.tones(tone, 0.65), np.asarray(t + 0.1 * spot, np.float32))
        c.fill(m, colours + (rgb((0.92, 0.06, 85)) - colours) * haze, detail=0.12)
        c.screen(np.asarray(np.exp(-np.abs(c.y - top - 3) / 5) * (c.y > top), np.float32), (0.97, 0.06, 88), 0.28)


def _bus_shadow(c: Canvas) -> None:
    x, y = _BUS
    c.multiply(c.mask(oval(x + 8, y + 26, 230, 26), soft=12), (0.42, 0.12, 330), 0.6)
    trail = [(x - 150, y + 34, 14), (x - 230, y + 80, 22), (x - 210, y + 150, 34), (x - 300, y + 230, 50)]
    for dx in (0.0, 118.0):
        mark = c.mask(
            limb([(px + dx * (1 + i * 0.25), py, w * 0.42) for i, (px, py, w) in enumerate(trail)], 60), soft=3
        )
        fade = smoothstep(y + 30, y + 80, c.y)
        c.multiply(mark * fade * (0.7 + 0.3 * np.sin(c.y * 0.7)), (0.5, 0.1, 40), 0.42)


def _bus(c: Canvas) -> None:
    x, y = _BUS
    shell = curve(
        [
            (x - 136, y + 20, CORNER),
            (x - 142, y - 40),
            (x - 132, y - 104),
            (x - 96, y - 126),
            (x + 96, y - 130),
            (x + 134, y - 108),
            (x + 144, y - 44),
            (x + 140, y + 20, CORNER),
        ],
        pull=0.32,
    )
    body = c.mask(shell)
    relief = c.relief(body, 40, smooth=2.5)
    c.form(relief, (0.55, 0.095, 205), mottle=0.07, grain=16, gloss=0.3, rim=0.8, detail=0.6)
    for top, high, tone in ((y - 136, 36, (0.93, 0.045, 88)), (y - 44, 9, (0.93, 0.045, 88))):
        c.form(relief.within(c.mask(box(x - 170, top, 340, high)) & body), tone, mottle=0.08, gloss=0.2, detail=0.6)
    rust = smoothstep(0.55, 0.75, c.field("rust", 30, 4)[body.where]) * smoothstep(y - 40, y + 10, c.y[body.where])
    c.form(relief.within(body * rust), (0.48, 0.12, 42), mottle=0.1, detail=0.6)

    def glassy(pen: Pen) -> None:
        for i in range(4):
            pane = box(x - 116 + i * 52, y - 94, 43, 38, 9)
            pen.stroke(pane, (0.36, 0.06, 215), 3)
            pen.fade(pane, (0, y - 94), (0, y - 56), [(0.3, 0.06, 220), (0.52, 0.09, 200)])
        wind = curve(
            [(x + 96, y - 94, CORNER), (x + 122, y - 92), (x + 134, y - 58, CORNER), (x + 97, y - 56, CORNER)],
            pull=0.25,
        )
        pen.stroke(wind, (0.36, 0.06, 215), 3)
        pen.fade(wind, (0, y - 94), (0, y - 56), [(0.9, 0.08, 95), (0.6, 0.09, 190)])
        pen.dot(x + 136, y - 20, 9, (0.96, 0.07, 92))
        pen.stroke([(x - 138, y - 6), (x - 164, y - 4)], (0.28, 0.03, 40), 11)

    c.draw(glassy, relief=4, detail=0.85)
    fish(c, x - 172, y - 5, 19, (0.7, 0.18, 45), band=(0.97, 0.01, 90), left=True, tall=0.34)
    drift = c.mask(
        curve(
            [
                (x - 240, y + 34, CORNER),
                (x - 170, y + 4),
                (x - 100, y + 8),
                (x - 30, y - 6),
                (x + 50, y + 6),
                (x + 128, y - 16),
                (x + 190, y + 8),
                (x + 260, y + 34, CORNER),
                (x, y + 46),
            ]
        ),
        wobble=1.5,
    )
    c.form(drift, (0.74, 0.12, 64), thickness=16, mottle=0.05, rim=0.5, detail=0.3)


def _coral(c: Canvas) -> None:
    """The coral: a stem that forks and forks again into a round crown, every arm ending pale."""
    x, y = _BUS[0] - 4, _BUS[1] - 120
    r = c.rng("coral")
    clay = Clay(c, (-60, 120, 860, y + 80), melt=6)
    tips: list[tuple[float, float, float]] = []

    def grow(px: float, py: float, angle: float, length: float, w: float, level: int) -> None:
        bend = angle + r.normal(0, 0.1)
        mx, my = px + math.cos(angle) * length * 0.5, py + math.sin(angle) * length * 0.5
        ex, ey = mx + math.cos(bend) * length * 0.5, my + math.sin(bend) * length * 0.5
        clay.limb([(px, py, w), (mx, my, w * 0.86), (ex, ey, w * 0.76)], n=9)
        if level == 0:
            clay.ball(ex, ey, w * 1.02)
            tips.append((ex, ey, w))
            return
        sides = (-1.0, 1.0) if level > 1 and r.random() < 0.72 else (-1.1, 0.0, 1.1)
        for side in sides:
            turned = bend + side * 0.5 * r.uniform(0.75, 1.2)
            turned += 0.1 * math.cos(turned)  # arms bow up again
            grow(ex, ey, turned, length * r.uniform(0.72, 0.86), w * 0.7, level - 1)

    for ends in (
        [(x - 128, y + 44, 4), (x - 112, y + 8, 8), (x - 60, y - 8, 14), (x - 10, y - 80, 22)],
        [(x - 46, y + 70, 4), (x - 44, y + 26, 8), (x - 26, y - 20, 15), (x - 4, y - 70, 22)],
        [(x + 34, y + 56, 4), (x + 36, y + 20, 8), (x + 22, y - 20, 15), (x + 4, y - 70, 22)],
        [(x + 130, y + 26, 4), (x + 104, y + 2, 8), (x + 56, y - 10, 14), (x + 10, y - 80, 22)],
    ):
        clay.limb(ends, n=16)
    clay.limb([(x - 4, y - 26, 34), (x - 4, y - 66, 29), (x + 2, y - 130, 25)], n=14)
    for angle, length in ((-2.36, 138.0), (-1.84, 150.0), (-1.36, 152.0), (-0.84, 136.0)):
        grow(x + 2, y - 118, angle, length, 20.0, 4)
    relief = clay.relief(0.6)
    at = relief.mask.where
    knobs = (c.field("polyps", 5, 2)[at] - 0.5) * 0.8
    out = np.hypot(c.x[at] - x, (c.y[at] - 470) * 1.0) / 330
    c.occlude(c.mask(box(x - 150, y - 6, 300, 120, 30)), relief.mask.move(0, 8), soft=8, share=0.7)
    c.form(relief, (0.59, 0.19, 20), bump=np.asarray(knobs, np.float32), rim=0.9, gloss=0.12, shadow=26, detail=0.7)
    c.multiply(relief.mask * np.clip(1.15 - 1.25 * out, 0, 1) ** 0.8, (0.62, 0.16, 355), 0.5)
    c.multiply(relief.mask * smoothstep(640, 930, c.y[at]), (0.5, 0.15, 350), 0.62)
    c.screen(relief.mask * np.clip(out - 0.5, 0, 1), (0.74, 0.15, 45), 0.6)
    for ex, ey, w in tips:
        c.glaze(c.mask(oval(ex, ey - 1, w * 1.1, w * 1.2), soft=2) & relief.mask, (0.97, 0.06, 75), 0.85)


def _shoal(c: Canvas) -> None:
    """Small fish that swing round the crown as starlings round an oak."""
    places = (
        (92, 214, 34, 0), (150, 176, 26, -14), (204, 190, 20, -6), (176, 132, 22, -20), (250, 122, 28, -10),
        (318, 148, 18, 4), (640, 168, 36, 18), (704, 238, 24, 34), (676, 130, 20, 10), (738, 300, 30, 52),
        (566, 132, 18, 4), (96, 668, 30, 8), (156, 706, 20, -6), (662, 716, 26, -8),
    )  # fmt: skip
    for i, (fx, fy, size, turn) in enumerate(places):
        hue = ((0.84, 0.15, 82), (0.94, 0.05, 92), (0.74, 0.17, 50))[i % 3]
        fish(c, fx, fy, size, hue, left=fy > 600 and fx > 400, turn=turn, tall=0.27, seed=str(i))


def _bubbles(c: Canvas) -> None:
    r = c.rng("bubbles")

    def rise(pen: Pen) -> None:
        for _ in range(30):
            q = r.uniform(1.5, 5)
            bx, by = 400 + r.normal(0, 190), r.uniform(60, 860)
            pen.stroke(circle(bx, by, q), (0.98, 0.03, 195), 1.0, 0.75)
            pen.dot(bx - q * 0.35, by - q * 0.35, q * 0.25, (0.99, 0.01, 90), 0.9)

    c.draw(rise, detail=0.8, emission=0.2)
