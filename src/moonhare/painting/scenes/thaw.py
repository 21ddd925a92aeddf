"""The calving front of a glacier becomes a mammoth that steps into the fjord; one small seal lies before it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import glass, ice, sea, snow
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._thaw_parts import ICE, frozen, mammoth, seal
from moonhare.painting.shapes import CORNER, curve, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Thaw",
    hero="calving glacier front becoming a mammoth that steps into the fjord, one small seal before it",
    idea="turning into",
    place="fjord, Greenland",
    palette="snow blue",
    composition="low-horizon giant",
    time="noon",
    symbols=("mammoth", "glacier", "seal"),
    hidden="a buttercup held in its frozen trunk",
    readings=("extinction", "return", "debt"),
)
FINISH = {"vignette": 0.16, "contrast": 0.22, "saturation": 1.1, "bloom": 0.4}

_SHORE = 988.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.72, 0.46),
        key=(0.985, 0.035, 85),
        shade=(0.42, 0.105, 252),
        rim=(-0.7, -0.7, 0),
        rim_colour=(0.99, 0.03, 90),
        bounce=(0.72, 0.09, 200),
        bounce_share=0.3,
    )
    _fjord(c)
    repaint(c, 1.0, seed="fjord")
    with c.group() as giant:
        _glacier(c)
        mammoth(c)
    water = sea(
        c,
        horizon=_SHORE - 22,
        deep=(0.3, 0.085, 245),
        bright=(0.97, 0.02, 200),
        sky=(0.72, 0.075, 225),
        eye=3.4,
        wave=0.12,
        length=3.0,
        glitter=0.5,
        glitter_x=90,
        haze=0.5,
    )
    reflection(c, giant, water, _SHORE + 8, share=0.6, ripple=12)
    c.fog(940, 1020, (0.95, 0.02, 220), 0.5, cell=90)
    repaint(c, 0.7, seed="water", loose=0.8)
    c.paste(giant, clip=c.full(smoothstep(_SHORE + 12, _SHORE + 5, c.y)))
    _splash(c)
    _floes(c)
    seal(c)
    repaint(c, 0.18, seed="last", loose=0.5)
    _buttercup(c)
    _sparkle(c)


def _fjord(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.6, 0.115, 246)),
            (0.22, (0.72, 0.09, 238)),
            (0.45, (0.86, 0.05, 228)),
            (0.68, (0.95, 0.035, 88)),
            (1, (0.8, 0.05, 230)),
        ]
    )
    streaks(c, 10, 420, (0.97, 0.015, 90), share=0.7, seed="high", cover=0.65)
    c.glow(96, 108, 420, (0.99, 0.045, 90), 0.6)
    sun(c, 96, 108, 44, (0.99, 0.05, 92), power=1.2)
    for i, (y, tone, fade, cell) in enumerate(
        ((560, (0.6, 0.07, 250), 0.5, 210), (720, (0.5, 0.08, 252), 0.3, 170), (850, (0.42, 0.08, 255), 0.12, 120))
    ):
        n = c.field(f"peaks{i}", cell, 5)[int(400 * c.scale)]
        ridge = y - 330 * (n - 0.45) * (1 - 0.22 * i)
        range_ = c.full(smoothstep(-1.5, 1.5, c.y - ridge[None, :]))
        crags = np.abs(c.field(f"crag{i}", 70, 5, (0.6, 1.5)) - 0.5) * 60
        c.form(range_, tone, bump=np.asarray(crags, np.float32), thickness=60, haze=fade, detail=0.15)
        cap = np.asarray(
            smoothstep(130, 10, c.y - ridge[None, :] + 120 * (c.field(f"cap{i}", 50, 4) - 0.45)), np.float32
        )
        c.form(
            range_ * cap,
            (0.95, 0.02, 240),
            bump=np.asarray(crags, np.float32),
            thickness=60,
            haze=fade * 0.6,
            detail=0.15,
        )
        c.fog(y + 40, y + 200, (0.93, 0.025, 230), 0.6)


def _glacier(c: Canvas) -> None:
    """The wall behind and to the right: seracs, deep blue clefts, snow on top."""
    r = c.rng("seracs")
    top: list[tuple[float, ...]] = [(500, 1010, CORNER), (470, 700), (480, 420, CORNER)]
    x = 480.0
    while x < 820:
        y = 330 - 130 * float(smoothstep(480, 760, x)) + float(r.normal(0, 24))
        w = float(r.uniform(26, 52))
        top += [
            (x, y, CORNER),
            (x + w * 0.8, y - float(r.uniform(-6, 30)), CORNER),
            (x + w * 0.9, y + float(r.uniform(20, 50)), CORNER),
        ]
        x += w
    top += [(840, 240, CORNER), (840, 1010, CORNER)]
    wall = c.mask(curve(top, pull=0.12), wobble=2)
    column = c.noise.at("columns", c.x / 46, c.y / 300, 1.0, 2)
    flutes = np.abs(column - 0.5) * 46 + (c.field("break", 60, 4, (0.7, 1.4)) - 0.5) * 30
    body = c.relief(wall, 60)
    c.form(
        body,
        ICE,
        bump=np.asarray(flutes[wall.where], np.float32),
        mottle=0.08,
        gloss=0.25,
        rim=0.6,
        shadow=30,
        depth=0.7,
        detail=0.4,
    )
    cleft = np.exp(-np.abs(column - 0.5) * 34) * smoothstep(300, 520, c.y)
    c.glaze(wall * np.asarray(cleft, np.float32), (0.42, 0.13, 245), 0.75)
    cap = wall * np.asarray(
        smoothstep(60, 0, c.y - (330 - 130 * smoothstep(480, 760, c.x)) + 60 * (c.field("drift", 40, 3) - 0.5)),
        np.float32,
    )
    snow(c, cap, thickness=14)
    foot = smoothstep(820, 990, c.y)
    c.glaze(wall * np.asarray(foot, np.float32), (0.45, 0.11, 238), 0.35)


def _buttercup(c: Canvas) -> None:
    """The one warm thing: a flower in the last clear ice of the trunk."""
    x, y = 88.0, 760.0
    lump = c.mask(
        curve([(56, 790), (50, 748), (70, 712), (104, 708), (128, 736), (124, 782), (98, 804), (72, 806)]),
        wobble=2,
        cell=12,
    )
    c.glow(x, y, 56, (0.97, 0.11, 92), 0.5)
    c.glaze(lump, (0.95, 0.04, 190), 0.7)

    def flower(pen: Pen) -> None:
        pen.stroke([(x + 2, y + 2), (x + 4, y + 22), (x - 4, y + 42)], (0.56, 0.13, 140), 4)
        pen.fill(
            curve([(x + 3, y + 30, CORNER), (x + 18, y + 20), (x + 26, y + 26, CORNER), (x + 14, y + 32)]),
            (0.56, 0.13, 140),
        )
        for k in range(5):
            a = k * 1.2566 - 1.57
            px, py = x + math.cos(a) * 11, y - 6 + math.sin(a) * 10
            pen.fill(oval(px, py, 10.5, 9, math.degrees(a)), ((0.9, 0.17, 95), (0.86, 0.17, 90))[k % 2])
            pen.stroke([(x, y - 6), (px, py)], (0.78, 0.16, 80), 1.4, 0.6)
        pen.dot(x, y - 6, 5, (0.74, 0.16, 75))
        pen.dot(x - 1.5, y - 7.5, 2, (0.96, 0.12, 100))

    c.draw(flower, relief=2, detail=0.95)
    glass(c, lump, (0.9, 0.04, 200), thickness=24, clear=0.9, shine=0.8)
    c.lamp(Lamp(x=x, y=y, z=30, reach=50, colour=(0.95, 0.13, 92), power=0.3), halo=0.0)


def _splash(c: Canvas) -> None:
    """The leg goes in; blocks break off and fall."""
    r = c.rng("splash")
    for x, y, n, wide, up in (
        (250.0, 996.0, 460, 60, 80),
        (456, 1014, 300, 80, 26),
        (640, 1000, 380, 70, 110),
        (744, 1000, 200, 50, 60),
    ):
        t = np.abs(r.normal(0, 1, n))
        xs, ys = x + r.normal(0, wide, n), y + 8 - t * up * r.random(n)
        white = np.repeat(rgb((0.98, 0.015, 220))[None], n, 0)
        strew(
            c,
            "puff",
            xs,
            ys,
            r.uniform(3, 16, n) / (0.7 + t),
            r.uniform(0, 6.3, n),
            white,
            seed=f"sp{x}",
            alpha=0.8,
            detail=0.7,
        )
    for x in (250.0, 456.0, 690.0):
        c.screen(c.mask(oval(x, 1008, 110, 12), soft=7), (0.95, 0.03, 210), 0.6)
    for i, (x, y, q, turn) in enumerate(
        (
            (590, 742, 30, 20),
            (640, 850, 40, -30),
            (700, 790, 24, 50),
            (566, 880, 18, 10),
            (730, 900, 30, 70),
            (676, 690, 15, 0),
            (610, 934, 22, 40),
        )
    ):
        corners = []
        for k in range(6):
            a = math.radians(turn + k * 60 + float(r.uniform(-16, 16)))
            corners.append((x + math.cos(a) * q, y + math.sin(a) * q * 0.85))
        block = c.mask(polygon(corners))
        c.shadow(block, 8, 14, soft=8, share=0.35)
        frozen(c, c.relief(block, q * 0.9), mix(ICE, (0.99, 0.01, 90), 0.25), f"block{i}")


def _floes(c: Canvas) -> None:
    for i, (x, y, w, h) in enumerate(
        (
            (150, 1108, 128, 30),
            (520, 1150, 96, 20),
            (690, 1092, 74, 13),
            (30, 1050, 54, 9),
            (352, 1064, 36, 7),
            (770, 1180, 80, 24),
        )
    ):
        under = c.mask(
            curve(
                [
                    (x - w, y, CORNER),
                    (x - w * 0.7, y + h * 0.9),
                    (x + w * 0.3, y + h * 1.1),
                    (x + w, y + h * 0.1, CORNER),
                    (x + w * 0.2, y - h * 0.2),
                ]
            ),
            wobble=2,
        )
        c.shadow(under, 0, 12, soft=8, share=0.5)
        ice(c, under, (0.7, 0.09, 215), thickness=h * 0.6, seed=f"under{i}", detail=0.5)
        top = c.mask(
            curve(
                [
                    (x - w, y, CORNER),
                    (x - w * 0.6, y - h * 0.55),
                    (x + w * 0.1, y - h * 0.4),
                    (x + w * 0.7, y - h * 0.5),
                    (x + w, y + h * 0.1, CORNER),
                    (x + w * 0.4, y + h * 0.45),
                    (x - w * 0.3, y + h * 0.4),
                ]
            ),
            wobble=2,
        )
        snow(c, top, thickness=h * 0.4)


def _sparkle(c: Canvas) -> None:
    far_birds(c, [(560, 150, 30), (610, 128, 22), (520, 190, 18), (200, 260, 20), (160, 232, 15)], (0.36, 0.06, 255))
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(70):
            px, py = float(r.uniform(60, 790)), float(r.uniform(240, 980))
            q = float(r.uniform(0.8, 2.2))
            pen.dot(px, py, q, (0.99, 0.01, 90), 0.8)

    c.draw(glints, detail=0.9, emission=0.5)
    for x, y, q in ((226, 300, 30), (20, 560, 26), (100, 690, 22), (420, 290, 40)):
        c.glow(x, y, q, (0.99, 0.02, 90), 0.3)
    c.glow(96, 118, 200, (0.99, 0.04, 92), 0.3)
