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
from moonhare.painting.motifs.motes import glints
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
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

FINISH = {"vignette": 0.42, "bloom": 0.6, "saturation": 1.06, "focus": Focus(400, 640, 380, 460, 0.3)}

_SEA = 800.0
_HINGE = (400.0, 824.0)
_SUN = (404.0, 708.0, 98.0)
_RIBS = 20


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, 0.35, 0.7),
        key=(0.95, 0.1, 70),
        shade=(0.3, 0.09, 325),
        rim=(-0.3, -0.9, 0),
        rim_colour=(0.93, 0.11, 55),
        bounce=(0.6, 0.12, 10),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.2, 0.075, 298)),
            (0.25, (0.29, 0.095, 310)),
            (0.45, (0.43, 0.12, 340)),
            (0.58, (0.64, 0.15, 14)),
            (0.67, (0.84, 0.13, 50)),
        ],
        warp=14,
    )
    _air(c)
    sea(
        c,
        horizon=_SEA,
        deep=(0.26, 0.1, 325),
        bright=(0.86, 0.14, 45),
        sky=(0.56, 0.14, 5),
        wave=0.22,
        length=4,
        glitter=0.9,
        glitter_x=402,
        seed="bay",
        haze=0.5,
    )
    repaint(c, 0.3, seed="evening", loose=0.7)
    c.fog(_SEA - 60, _SEA + 40, (0.8, 0.12, 40), 0.6)
    _stars(c)
    _fan(c)
    _sun(c)
    _dish(c)
    _water(c)
    _boat(c)
    far_birds(c, [(128, 236, 44), (180, 268, 32), (92, 284, 26)], (0.8, 0.1, 30), seed="gulls")
    _crab(c)


def _air(c: Canvas) -> None:
    """Long bars of cloud and a far headland."""
    for k, (y, share) in enumerate(((470.0, 0.35), (590.0, 0.45), (690.0, 0.5))):
        n = c.noise.at(f"bar{k}", c.x / 260, (c.y - y) / 26, 1.0, 4)
        band = np.exp(-(((c.y - y) / 30) ** 2)) * smoothstep(0.48, 0.75, n)
        c.glaze(np.asarray(band, np.float32), (0.8, 0.14, 35), share)
    for k, (y, tone) in enumerate(((772.0, (0.6, 0.13, 5)), (786.0, (0.45, 0.11, 345)))):
        crest = [(-20.0 + 70 * i, y - 18 * math.sin(i * 0.8 + 2 * k + 1.1) - 6 * math.sin(2.3 * i)) for i in range(13)]
        c.fill(c.mask(curve([*crest, (830, _SEA + 4, CORNER), (-20, _SEA + 4, CORNER)])), tone, 0.85, detail=0.2)


def _stars(c: Canvas) -> None:
    glints(
        c,
        c.rng("stars"),
        34,
        lambda r: (r.uniform(10, 790), r.uniform(10, 300)),
        (0.96, 0.05, 60),
        size=(0.8, 2.2),
    )


def _polar(c: Canvas) -> tuple[Array, Array]:
    """How far from the hinge, and which way: 0 straight up, growing clockwise (radians)."""
    dx, dy = (c.x - _HINGE[0]) / 0.94, _HINGE[1] - c.y
    return np.hypot(dx, dy), np.arctan2(dx, dy)


def _reach(a: Array) -> Array:
    """The shell's outline: how far it reaches from its hinge in a direction."""
    at = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.15, 1.3, 1.45, 1.6, 1.9, 3.2)
    far = (532.0, 530, 524, 508, 476, 428, 376, 310, 236, 170, 110, 90)
    fine = np.linspace(0, 3.2, 200)
    smooth = np.convolve(np.pad(np.interp(fine, at, far), 8, "edge"), np.ones(17) / 17, "valid")
    body = np.interp(np.abs(a), fine, smooth)
    lip = 8 * np.abs(np.cos(a * _RIBS / 2 + 0.3)) - 5
    return np.asarray(body * (1 + 0.012 * np.sin(2.3 * a + 0.6)) + lip * smoothstep(1.6, 1.2, np.abs(a)), np.float32)


def _fan(c: Canvas) -> None:
    """The upper shell, standing: ribs run out from the hinge and catch the light from below."""
    d, a = _polar(c)
    reach = _reach(a)
    back = c.full(np.asarray(smoothstep(1.2, -1.2, (d - reach - 15) * c.scale), np.float32))
    c.glow(400, 640, 300, (0.86, 0.15, 45), 0.75)
    c.shadow(back, 0, 6, 20, 0.35)
    c.fill(back, (0.36, 0.12, 352), detail=0.8)
    c.screen(back.edge(-4, -7, 2), (0.9, 0.13, 40), 0.75)
    fan = c.full(np.asarray(smoothstep(1.2, -1.2, (d - reach) * c.scale), np.float32))
    wave = 0.12 * (c.field("sway", 90, 3) - 0.5)
    phase = a * _RIBS / 2 + 0.3 + 0.12 * wave
    rib = 2 * np.sqrt(np.abs(np.cos(phase))) - 1.2
    slope = np.sin(2 * phase)
    s = np.clip(d / reach, 0, 1)
    bands = c.noise.at("growth", s * 9 + 0.25 * (1 - rib), a * 0.8, 1.0, 3) - 0.5
    sun = np.hypot(c.x - _SUN[0], c.y - _SUN[1])
    t = 0.9 - 0.86 * sun / 520
    t = t + (0.17 * rib - 0.07 * slope * np.sign(a) * smoothstep(0, 0.3, np.abs(a))) * smoothstep(0.1, 0.42, s)
    t = t + 0.13 * bands * smoothstep(0.2, 0.8, s) - 0.16 * smoothstep(0.9, 1.0, s) - 0.14 * np.abs(a) / 1.7
    table = ramp(
        [
            (0.2, 0.085, 330),
            (0.34, 0.13, 352),
            (0.52, 0.165, 12),
            (0.67, 0.165, 28),
            (0.79, 0.145, 46),
            (0.9, 0.12, 68),
            (0.975, 0.07, 85),
        ]
    )
    c.fill(fan, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.75)
    c.multiply(fan.edge(0, 10, 12) * np.asarray(s > 0.6, np.float32), (0.4, 0.12, 345), 0.5)
    c.screen(fan.edge(3, 5, 1.5), (0.95, 0.1, 60), 0.35)
    c.emit(fan * np.asarray(np.clip(1 - sun / 260, 0, 1), np.float32), 0.18)


def _sun(c: Canvas) -> None:
    x, y, r = _SUN
    c.glow(x, y, 150, (0.95, 0.15, 60), 0.55)
    disc = c.mask(circle(x, y, r))
    d = np.hypot(c.x - x + 26, c.y - y + 30) / r
    table = ramp([(0.995, 0.03, 95), (0.985, 0.07, 90), (0.94, 0.135, 78), (0.84, 0.165, 58), (0.74, 0.185, 42)])
    c.fill(disc, pick(table, np.asarray(np.clip(d / 1.35, 0, 1), np.float32)), detail=0.9)
    for k, (h, wide) in enumerate(((24.0, 7.0), (50.0, 10.0), (72.0, 9.0))):
        n = c.noise.at(f"streak{k}", c.x / 120, c.y / 12, 1.0, 3)
        band = np.exp(-(((c.y - y - h - 4 * np.sin(c.x / 40 + k)) / wide) ** 2)) * smoothstep(0.36, 0.6, n)
        c.glaze(disc * np.asarray(band, np.float32), (0.78, 0.17, 42), 0.7)
    c.emit(disc, 0.6)
    c.screen(disc.edge(-5, -5, 2), (0.99, 0.06, 88), 0.7)
    c.rays(x, y, [-150, -122, -96, -68, -38], 560, 90, (0.98, 0.1, 78), 0.2, soft=20)


def _dish(c: Canvas) -> None:
    """The lower shell: a bowl that floats, its lip scalloped and alight inside."""
    n = 13
    lip: list[tuple[float, ...]] = []
    for i in range(2 * n + 1):
        k = i / (2 * n)
        ang = math.pi * (1 - k)
        out = 1.0 if i % 2 else 0.955
        lip.append((400 + 306 * out * math.cos(ang), 792 + 74 * out * math.sin(ang)))
    under = [(664, 856), (550, 912), (400, 930), (250, 912), (136, 856)]
    bowl = c.mask(curve([(92, 780, CORNER), *lip[1:-1], (708, 780, CORNER), *under]))
    inside = c.mask(curve([(92, 780, CORNER), *lip[1:-1], (708, 780, CORNER), (600, 772), (400, 768), (200, 772)]))
    whole = bowl | inside
    c.shadow(whole, 0, 22, 14, 0.8)
    u = np.clip((c.x - 400) / 312, -1, 1)
    ray = np.arcsin(u) / math.pi * 2 * n
    rib = np.cos(ray * math.pi)
    t = 0.5 + 0.2 * rib - 0.34 * smoothstep(810, 925, c.y) - 0.12 * np.abs(u) + 0.1 * (c.field("lime", 26, 3) - 0.5)
    outer = ramp([(0.15, 0.06, 318), (0.26, 0.1, 340), (0.42, 0.14, 0), (0.62, 0.16, 22), (0.8, 0.13, 45)])
    c.fill(whole, pick(outer, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.75)
    depth = np.hypot((c.x - _SUN[0]) / 316, (c.y - 790) / 74)
    glow = ramp([(0.985, 0.06, 88), (0.94, 0.12, 75), (0.82, 0.15, 52), (0.64, 0.165, 26), (0.46, 0.14, 5)])
    c.fill(inside, pick(glow, np.asarray(np.clip(depth * 0.98 - 0.06 * rib, 0, 1), np.float32)), detail=0.8)
    c.screen(inside.edge(0, 5, 1.6), (0.98, 0.08, 80), 0.85)
    c.multiply((bowl - inside).edge(0, -12, 8), (0.5, 0.14, 0), 0.4)
    front = c.mask(oval(_SUN[0], 800, 104, 24), soft=8) & inside
    c.screen(front, (0.99, 0.08, 84), 0.8)
    c.glow(_SUN[0], 800, 80, (0.98, 0.12, 78), 0.5, 0.35)
    hinge = [c.mask(polygon([(400 + s * 30, 800), (400 + s * 150, 776), (400 + s * 118, 806)])) for s in (-1, 1)]
    for ear in hinge:
        c.screen(ear & inside, (0.95, 0.1, 70), 0.15)


def _water(c: Canvas) -> None:
    """The shell's foot in the water, and its light upon it."""
    foot = np.exp(-(((c.y - 912) / 16) ** 2)) * smoothstep(330, 150, np.abs(c.x - 400))
    c.multiply(np.asarray(foot, np.float32), (0.2, 0.08, 320), 0.5)
    line = c.noise.at("ripple", c.x / 70, c.y / 6, 1.0, 3)
    wide = 84 + 0.5 * np.clip(c.y - 900, 0, 400)
    path = np.exp(-(((c.x - 402) / wide) ** 2)) * smoothstep(905, 950, c.y) * smoothstep(1240, 960, c.y)
    c.screen(np.asarray(path * smoothstep(0.44, 0.66, line), np.float32), (0.97, 0.13, 66), 1.0)
    c.screen(np.asarray(path * 0.6, np.float32), (0.85, 0.15, 40), 0.5)
    c.glaze(np.asarray(path * 0.32, np.float32), (0.8, 0.18, 42))


def _boat(c: Canvas) -> None:
    """Empty, moored to the lip; somebody has climbed in, or has yet to come out."""
    x, y = 470.0, 1058.0
    c.multiply(c.mask(oval(x, y + 9, 66, 9), soft=4), (0.15, 0.06, 315), 0.8)
    hull(c, x, y, 132, (0.3, 0.08, 345), inside=(0.62, 0.14, 40), height=0.2, open_by=0.07, left=True, seed="skiff")

    def rope(pen: Pen) -> None:
        pen.stroke([(x - 64, y - 26), (x - 92, y - 40), (x - 104, y - 84), (x - 102, y - 182)], (0.32, 0.08, 350), 2.4)
        pen.stroke([(x + 6, y - 14), (x + 70, y - 44)], (0.36, 0.09, 10), 3.4)
        pen.stroke([(x + 62, y - 40), (x + 82, y - 50)], (0.4, 0.1, 15), 7)

    c.draw(rope, detail=0.92)


def _crab(c: Canvas) -> None:
    x, y = 606.0, 834.0
    shell = c.mask(
        curve([(x - 14, y + 2), (x - 12, y - 14), (x + 2, y - 22), (x + 14, y - 12), (x + 20, y + 2, CORNER)])
    )
    c.form(shell, (0.5, 0.12, 350), thickness=10, rim=0.9, detail=0.92)

    def legs(pen: Pen) -> None:
        for k in range(3):
            pen.stroke([(x - 10 + 4 * k, y), (x - 20 + 5 * k, y - 4), (x - 24 + 6 * k, y + 8)], (0.45, 0.14, 15), 2.6)
        pen.stroke([(x - 14, y - 6), (x - 22, y - 14)], (0.45, 0.14, 15), 1.6)
        pen.dot(x - 22, y - 15, 2.2, (0.12, 0.04, 330))

    c.draw(legs, detail=0.92)
    c.screen(c.mask(limb([(x - 12, y - 12, 2), (x, y - 19, 2)], 8), soft=1), (0.95, 0.1, 60), 0.6)
