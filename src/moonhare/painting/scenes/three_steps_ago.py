"""High in a street canyon a tiny rope walker strolls on into the low sun; his rope ended a while ago."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, limb, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Three Steps Ago",
    hero="stout rope walker of 50 in a bowler, tiny before a huge low sun, strolling on where his rope has ended",
    idea="missing",
    place="city, street canyon",
    palette="storm plum",
    composition="deep tunnel",
    time="dusk",
    symbols=("rope", "balance pole", "tower"),
    hidden="a pigeon on the rope's end looks after him",
    readings=("confidence", "bluff", "momentum"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.55, "saturation": 1.1, "focus": Focus(400, 560, 280, 400, 0.36)}

_VX, _VY, _F = 400.0, 520.0, 800.0
_HIGH = 260.0
"""The eye's height over the street, in the units of the city."""
_LEFT = (
    (196, 262, 88, 76),
    (262, 372, 100, 150),
    (372, 520, 86, 92),
    (520, 760, 98, 190),
    (760, 1200, 90, 150),
    (1200, 2200, 100, 230),
)
_RIGHT = (
    (188, 276, 96, 128),
    (276, 390, 84, 64),
    (390, 560, 100, 170),
    (560, 800, 88, 120),
    (800, 1300, 98, 250),
    (1300, 2300, 92, 170),
)
"""Towers a side: from that distance to that, how far from the street's middle, how high over the eye."""


_AIR = ramp([(0.22, 0.08, 300), (0.34, 0.115, 325), (0.52, 0.15, 0), (0.72, 0.15, 30), (0.9, 0.11, 65)])
"""What the city fades through with distance."""


def _see(x: float, up: float, z: float) -> tuple[float, float]:
    """Where a place of the city is on the card; `up` counts from the eye."""
    return _VX + _F * x / z, _VY - _F * up / z


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.5, 0.5),
        key=(0.95, 0.09, 75),
        shade=(0.25, 0.08, 305),
        rim=(0, -1, 0),
        rim_colour=(0.97, 0.1, 78),
        bounce=(0.5, 0.1, 320),
        bounce_share=0.12,
    )
    _sky(c)
    for side, towers in ((-1, _LEFT), (1, _RIGHT)):
        _towers(c, side, towers)
    _depth(c)
    repaint(c, 0.55, seed="city", loose=0.8)
    _panes(c)
    c.glow(_VX, _VY, 330, (0.94, 0.12, 68), 0.55)
    _sun(c)
    _rope(c)
    _walker(c)
    _lights(c)


def _sky(c: Canvas) -> None:
    d = np.hypot(c.x - _VX, (c.y - _VY) * 0.9) / 620
    t = d + 0.05 * (c.field("sky", 200, 4, (2, 1)) - 0.5)
    table = ramp(
        [
            (0, (0.97, 0.07, 88)),
            (0.2, (0.93, 0.11, 74)),
            (0.38, (0.8, 0.13, 45)),
            (0.56, (0.6, 0.13, 5)),
            (0.76, (0.42, 0.1, 325)),
            (1, (0.27, 0.08, 300)),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(t, np.float32)), detail=0.0)
    streaks(c, 40, 380, (0.86, 0.12, 40), share=0.4, seed="high", cover=0.45)


def _towers(c: Canvas, side: int, towers: tuple[tuple[int, int, int, int], ...]) -> None:
    for z0, z1, off, up in reversed(towers):
        x = side * off
        haze = float(smoothstep(140, 1500, z0)) ** 0.6
        wall = pick(_AIR, np.asarray(haze, np.float32))
        inner = c.mask(polygon([_see(x, up, z0), _see(x, up, z1), _see(x, -900, z1), _see(x, -900, z0)]))
        at = inner.where
        near = np.abs(c.x[at] - _VX) / max(abs(_F * x / z0), 1)
        t = np.clip(0.25 + 0.55 * (1 - near) + 0.1 * (c.field("wall", 70, 4)[at] - 0.5), 0, 1)
        glowing = pick(_AIR, np.asarray(min(1.0, haze + 0.34), np.float32))
        c.fill(
            inner,
            pick(ramp([mix(wall, (0.16, 0.06, 302), 0.35 * (1 - haze)), wall, glowing]), np.asarray(t, np.float32)),
            detail=0.2,
        )
        outer = side * 620
        front = c.mask(polygon([_see(x, up, z0), _see(outer, up, z0), _see(outer, -900, z0), _see(x, -900, z0)]))
        c.fill(front, mix(wall, (0.15, 0.055, 300), 0.5 * (1 - haze)), detail=0.2)
        edge = c.mask(limb([(*_see(x, up, z0), 1.4), (*_see(x, -900, z0), 1.4)], 6))
        c.screen(edge.blur(1.2), (0.95, 0.12, 65), 0.5 * (1 - haze) + 0.1)
        ledge = c.mask(
            polygon([_see(x * 0.97, up, z0), _see(x, up, z1), _see(x, up - 3, z1), _see(x * 0.97, up - 3.5, z0)])
        )
        c.screen(ledge, (0.95, 0.12, 65), 0.45)


def _depth(c: Canvas) -> None:
    """The street far below, drowned in violet mist."""
    low = smoothstep(720, 1200, c.y)
    c.glaze(np.asarray(low, np.float32) * 0.8, (0.2, 0.07, 302))
    band = np.exp(-(((c.y - 760) / 190) ** 2)) * np.exp(-(((c.x - _VX) / 330) ** 2))
    c.glaze(np.asarray(band, np.float32) * 0.55, (0.66, 0.13, 15))
    lane = np.exp(-(((c.x - _VX) / np.maximum((c.y - _VY) * 0.13, 3)) ** 2)) * smoothstep(_VY + 10, 700, c.y)
    c.screen(np.asarray(lane * smoothstep(1240, 760, c.y), np.float32), (0.8, 0.13, 50), 0.35)


def _panes(c: Canvas) -> None:
    r = c.rng("panes")

    def work(pen: Pen) -> None:
        for side, towers in ((-1, _LEFT), (1, _RIGHT)):
            for z0, z1, off, up in towers[:4]:
                x = side * off
                haze = float(smoothstep(140, 1500, z0)) ** 0.6
                columns = max(2, int((z1 - z0) / 13))
                for col in range(columns):
                    za = z0 + (z1 - z0) * (col + 0.25) / columns
                    zb = z0 + (z1 - z0) * (col + 0.7) / columns
                    for row in range(34):
                        h = up - 9 - row * 13.0
                        chance = float(r.random())
                        if _see(x, h, z0)[1] > 1120 or h < -250:
                            continue
                        quad = polygon([_see(x, h, za), _see(x, h, zb), _see(x, h - 7, zb), _see(x, h - 7, za)])
                        if chance < 0.11:
                            pen.fill(quad, mix((0.9, 0.14, 74), (0.95, 0.1, 75), haze), 0.9 - 0.3 * haze)
                        else:
                            pen.fill(quad, (0.15, 0.055, 300), 0.2 * (1 - haze))

    c.draw(work, detail=0.6, emission=0.12)


def _sun(c: Canvas) -> None:
    disc = c.mask(circle(_VX, _VY - 24, 156), soft=1.6)
    at = disc.where
    c.fill(
        disc,
        pick(ramp([(0.995, 0.05, 95), (0.97, 0.1, 86), (0.88, 0.16, 58)]), (c.y[at] - _VY + 180) / 312),
        detail=0.9,
    )
    c.emit(disc, 0.5)


def _rope(c: Canvas) -> None:
    line = [(596, 1290), (536, 1130), (486, 1000), (452, 912), (440, 876)]
    widths = (62.0, 44.0, 30.0, 21.0, 18.0)
    spine = [(x, y, w / 2) for (x, y), w in zip(line, widths, strict=True)]
    band = ribbon(c, spine)
    m = band.mask
    turn = band.along / 30 * (62 / (14 + band.radius)) + band.across * 1.5
    twist = 5 * np.abs(np.sin(turn)) ** 0.6 + 9 * np.sqrt(np.clip(1.02 - band.across**2, 0, 1))
    body = c.relief(m, 10)
    c.form(body, (0.66, 0.11, 60), bump=np.asarray(twist, np.float32), rim=0.8, depth=0.85, detail=0.7)
    c.screen(m.edge(-5, -3, 2), (0.97, 0.11, 75), 0.6)
    r = c.rng("frayed")
    for i in range(13):
        a = -math.pi / 2 - 0.12 + (i - 6) * 0.17 + float(r.normal(0, 0.06))
        q = float(r.uniform(34, 62))
        droop = 0.4 * abs(i - 6)
        points = [
            (440 + (i - 6) * 1.0, 882, 3.2),
            (440 + math.cos(a) * q * 0.6, 878 + math.sin(a) * q * 0.7, 1.7),
            (440 + math.cos(a) * q * 1.25, 878 + math.sin(a) * q + droop * 7, 0.6),
        ]
        c.form(c.mask(limb(points, 14)), (0.72, 0.11, 65), thickness=4, rim=1.0, detail=0.85)
    bird = Bird(body=(0.4, 0.06, 300), breast=(0.5, 0.08, 330), wing=(0.34, 0.05, 295), beak=(0.7, 0.1, 60))
    perched(c, bird, 516, 1036, 70, left=True, seed="pigeon")


def _walker(c: Canvas) -> None:
    who = Person(
        girth=1.55,
        belly=0.5,
        skin=(0.6, 0.09, 45),
        hair=(0.24, 0.04, 40),
        dress="coat",
        top=(0.17, 0.06, 305),
        bottom=(0.15, 0.05, 300),
        hat="bowler",
        hat_colour=(0.18, 0.05, 300),
        scarf=(0.58, 0.2, 22),
    )
    x, y = 404.0, 656.0
    j = joints(
        who,
        Pose(arm_near=(38, 10), arm_far=(38, 10), leg_near=(1, 0), leg_far=(3, 0), hand_near="fist", hand_far="fist"),
        x=x,
        y=y,
        height=226,
        view="back",
    )
    paint_person(c, who, j)
    (lx, ly), (rx, ry) = j.hand_far, j.hand_near
    pole = [(x - 256, ly + 34, 2.4), (lx, ly, 3.6), (x, (ly + ry) / 2 - 10, 4), (rx, ry, 3.6), (x + 256, ry + 34, 2.4)]
    c.form(c.mask(limb(pole, 60)), (0.3, 0.06, 320), thickness=5, rim=1.0, detail=0.85)
    for k, f in ((0, -1), (4, 1)):
        px, py, _ = pole[k]
        tip = c.mask(limb([(px, py, 4), (px - f * 26, py - 8, 4)], 8))
        c.form(tip, (0.58, 0.2, 22), thickness=5, rim=0.8, detail=0.9)


def _lights(c: Canvas) -> None:
    c.rays(_VX, _VY, [24, 50, 68, 84, 100, 118, 138, 158, 205, 235, 262, 290, 318], 720, 110, (0.95, 0.12, 66), 0.2, 20)
    r = c.rng("street")

    def street(pen: Pen) -> None:
        for k in range(26):
            z = 330 + 62 * k
            for f, tone in ((-1, (0.93, 0.12, 80)), (1, (0.62, 0.2, 25))):
                px, py = _see(f * (7 + float(r.normal(0, 1.4))), -_HIGH, z + float(r.uniform(-20, 20)))
                if 830 < py < 1190:
                    pen.dot(px, py, max(700 / z, 0.8), tone, 0.85)

    c.draw(street, emission=0.7, detail=0.9)
