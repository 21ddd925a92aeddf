"""A half-open matchbox is a dormitory; one match is up and alight, and a moth has come."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloud
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._lights_out_parts import WIDE, drawer, flame, local, moth, sleeve, spot
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lights Out",
    hero="half-open matchbox, matches asleep under a blanket of starry sky, one sitting up alight, a moth coming near",
    idea="contains",
    place="bedroom, bare floorboards",
    palette="teal night",
    composition="seen from above",
    time="night",
    symbols=("matchbox", "moth", "ember"),
    hidden="a burnt black stalk in the last bed",
    readings=("insomnia", "rebellion", "temptation"),
)

FINISH = {"vignette": 0.5, "bloom": 0.6, "saturation": 1.1, "bristle": 0.004, "focus": Focus(420, 470, 360, 430, 0.5)}

_N, _AWAKE = 8, 4
_GAP = 54.0
_FOOT = spot((_AWAKE - 3.5) * _GAP, 40)
_HEAD = (spot((_AWAKE - 3.5) * _GAP - 20, -430)[0], 262.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.05, -0.75, 0.42),
        key=(0.86, 0.11, 76),
        shade=(0.22, 0.06, 232),
        rim=(0.0, -1, 0),
        rim_colour=(0.9, 0.13, 76),
        bounce=(0.4, 0.07, 210),
        bounce_share=0.2,
    )
    _floor(c)
    repaint(c, 0.5, seed="floor")
    c.lamps.append(Lamp(x=_HEAD[0], y=_HEAD[1], z=110, reach=320, colour=(0.88, 0.15, 66), power=0.75))
    c.glow(*_HEAD, 250, (0.72, 0.13, 62), 0.75)
    drawer(c)
    _sleepers(c)
    _awake(c)
    _blanket(c)
    sleeve(c)
    _dusk(c)
    moth(c, 622, 250, 118, -58)
    repaint(c, 0.12, seed="last")
    flame(c, _HEAD[0], _HEAD[1], 104)
    _air(c)


def _floor(c: Canvas) -> None:
    """Wide smooth boards, deep teal, a breath of window light at the top."""
    a = math.radians(-14)
    across, along = c.x * math.cos(a) + c.y * math.sin(a), -c.x * math.sin(a) + c.y * math.cos(a)
    board = np.floor(across / 210 + 0.2)
    tint = np.mod(np.sin(board * 12.9898) * 43758.5453, 1.0)
    seam = smoothstep(0.488, 0.496, np.abs(np.mod(across / 210 + 0.2, 1) - 0.5))
    grain = c.noise.at("grain", across / 9 + tint * 50, along / 260, 1.0, 3) - 0.5
    t = 0.4 + (tint - 0.5) * 0.1 + grain * 0.16 - 0.2 * seam
    table = ramp([(0, (0.15, 0.04, 232)), (0.5, (0.3, 0.06, 215)), (1, (0.46, 0.075, 200))])
    c.fill(c.full(), pick(table, np.asarray(t, np.float32)), detail=0.2)


def _place(k: int) -> float:
    return (k - (_N - 1) / 2) * _GAP + 3 * math.sin(k * 1.9)


def _sleepers(c: Canvas) -> None:
    """Bolster, sticks and heads; every head throws its shadow away from the flame."""
    pillow = c.mask(
        curve(
            [
                (*spot(-WIDE + 8, -286), CORNER),
                spot(0, -296),
                (*spot(WIDE - 8, -286), CORNER),
                spot(WIDE - 2, -226),
                (*spot(WIDE - 8, -168), CORNER),
                spot(0, -160),
                (*spot(-WIDE + 8, -168), CORNER),
                spot(-WIDE + 2, -226),
            ]
        )
    )
    u, v = local(c, pillow)
    dents = sum(np.exp(-(((u - _place(k)) / 20) ** 2) - ((v + 226) / 40) ** 2) for k in range(_N))
    c.shadow(pillow, 3, 8, 8, 0.6)
    c.form(pillow, (0.82, 0.035, 88), thickness=36, bump=np.asarray(-9 * dents, np.float32), mottle=0.03, detail=0.7)
    for k in range(_N):
        if k == _AWAKE:
            continue
        u0 = _place(k)
        hx, hy = spot(u0 + 3 * math.sin(k * 2.7), -226 + 7 * math.sin(k * 2.1))
        away = math.atan2(hy - _HEAD[1], hx - _HEAD[0])
        burnt = k == _N - 1
        stick = c.mask(limb([(*spot(u0, 20), 14), (hx, hy, 13)]))
        head = c.mask(oval(hx, hy - 2, 21, 27, 9 + 5 * math.sin(k * 3.1)))
        if burnt:
            head = c.mask(limb([(hx - 1, hy + 16, 12), (hx + 1, hy - 4, 13), (hx - 9, hy - 24, 6)]), wobble=2, cell=8)
        c.shadow(stick | head, math.cos(away) * 13, math.sin(away) * 13, 6, 0.65)
        c.form(stick, (0.22, 0.03, 60) if burnt else (0.76, 0.09, 78), mottle=0.05, rim=0.4, detail=0.8)
        c.form(head, (0.2, 0.03, 250) if burnt else (0.47, 0.175, 27), mottle=0.06, rim=0.7, gloss=0.3, detail=0.85)


def _blanket(c: Canvas) -> None:
    """The night itself for a blanket, with its stars; its hem is a roll of cloud."""

    def top(u: float) -> float:
        return -118 + 6 * math.sin(u / 40) + 64 * math.exp(-(((u - _place(_AWAKE)) / 34) ** 2))

    line = [spot(u, top(u)) for u in np.linspace(-WIDE + 2, WIDE - 2, 60)]
    body = c.mask(curve([*line, (*spot(WIDE - 2, 240), CORNER), (*spot(-WIDE + 2, 240), CORNER)]))
    u, v = local(c, body)
    ridge = sum(
        (0.25 if k == _AWAKE else 1.0) * np.exp(-(((u - _place(k)) / 19) ** 2)) for k in range(_N)
    ) * smoothstep(300, -140, v)
    wave = 2.4 * np.sin(v / 26 + np.sin(u / 40))
    c.shadow(body, 2, -8, 9, 0.6)
    night = ramp([(0, (0.16, 0.06, 262)), (0.45, (0.27, 0.09, 255)), (0.75, (0.42, 0.11, 245)), (1, (0.62, 0.1, 225))])
    c.form(
        body,
        night,
        thickness=16,
        bump=np.asarray(22 * ridge + wave, np.float32),
        mottle=0.05,
        rim=0.3,
        shadow=16,
        bias=-0.02,
        detail=0.7,
    )
    drift = c.noise.at("milk", (u + 0.55 * v) / 90, (v - 0.55 * u) / 230, 1.0, 4)
    way = np.exp(-(((u * 0.75 - v * 0.66 + 70) / 62) ** 2)) * smoothstep(0.32, 0.7, drift)
    c.screen(body * np.asarray(way, np.float32), (0.66, 0.09, 225), 0.55)
    r = c.rng("night")
    wide = WIDE - 12
    places = [(float(r.uniform(-wide, wide)), float(r.uniform(-100, 190)), float(r.random()) ** 3) for _ in range(150)]

    def stars(pen: Pen) -> None:
        for du, dv, q in places:
            if dv > top(du) + 46:
                pen.dot(*spot(du, dv), 0.9 + 2.6 * q, (0.96, 0.06, 92), 0.6 + 0.4 * q)

    c.draw(stars, detail=0.9, emission=0.9, clip=body)
    for du, dv, q in places:
        if q > 0.5 and dv > top(du) + 52:
            c.glow(*spot(du, dv), 11 * q, (0.93, 0.09, 92), 0.8)
    puffs = [
        (*spot(q, top(q) + 18 + float(r.normal(0, 9))), float(r.uniform(13, 34)))
        for q in np.linspace(-WIDE + 18, WIDE - 18, 78)
    ]
    hem = c.mask(limb([(*spot(q, top(q) + 14), 26) for q in np.linspace(-WIDE + 22, WIDE - 22, 40)], 90))
    c.shadow(hem, 0, 10, 9, 0.45)
    pale = [(0.0, (0.5, 0.06, 235)), (0.4, (0.78, 0.045, 210)), (0.75, (0.93, 0.05, 85)), (1.0, (0.985, 0.04, 88))]
    cloud(c, puffs, pale, seed="hem", fade=(0.2, 1.2), detail=0.6)


def _dusk(c: Canvas) -> None:
    """What lies far from the flame sinks into the room's teal."""
    d = np.hypot(c.x - _HEAD[0], (c.y - _HEAD[1]) * 0.9)
    c.multiply(np.asarray(smoothstep(260, 980, d), np.float32), (0.34, 0.06, 250), 0.7)


def _awake(c: Canvas) -> None:
    """The match that sits up: long, bent forward a little, its head alight."""
    stick = c.mask(
        limb([(*_FOOT, 15), ((_FOOT[0] + _HEAD[0]) / 2 - 5, (_FOOT[1] + _HEAD[1]) / 2, 14.5), (*_HEAD, 13)], 40)
    )
    c.shadow(stick, 16, 26, 12, 0.55)
    c.form(stick, (0.8, 0.1, 78), mottle=0.05, rim=0.7, detail=0.9)
    glow = np.asarray(smoothstep(_HEAD[1] + 240, _HEAD[1], c.y), np.float32)
    c.screen(stick * glow, (0.95, 0.14, 74), 0.6)
    head = c.mask(oval(_HEAD[0], _HEAD[1], 22, 30))
    c.form(head, (0.56, 0.2, 35), rim=0.6, detail=0.9)


def _air(c: Canvas) -> None:
    c.glow(_HEAD[0], _HEAD[1] - 40, 220, (0.9, 0.14, 70), 0.5)
    c.glow(_HEAD[0], _HEAD[1] + 280, 230, (0.84, 0.14, 66), 0.3)

    def about(r: np.random.Generator) -> tuple[float, float]:
        a, q = float(r.uniform(0, 6.283)), float(abs(r.normal(0, 130)) + 30)
        return _HEAD[0] + math.cos(a) * q, _HEAD[1] - 50 + math.sin(a) * q

    motes(c, c.rng("sparks"), 46, about, (0.97, 0.12, 80), size=(0.8, 2.4), detail=0.8, emission=0.8)
