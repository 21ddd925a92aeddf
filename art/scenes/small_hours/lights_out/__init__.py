"""A half-open matchbox is a dormitory; one match is up and alight, and a moth has come."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.materials import cloud
from art.painting.motifs.motes import motes
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, sample, star
from art.painting.strokes import repaint

from .matchbox import SLEEVE, WIDE, drawer, flame, local, sleeve, spot
from .moth import moth, moth_shadow

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
_SLID = ((WIDE + 26, -104), (WIDE + 78, -66), (WIDE + 118, 4), (WIDE + 104, 76), (WIDE + 132, 150), (WIDE + 60, 176))
"""Where the blanket has slid over the box's side, onto the floor."""
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
    c.glow(*_HEAD, 250, (0.72, 0.13, 62), 0.5)
    moth_shadow(c, 120, 262, 196, 62)
    drawer(c)
    _sleepers(c)
    _awake(c)
    _blanket(c)
    sleeve(c)
    _dusk(c)
    moth(c, 222, 226, 150, 68)
    repaint(c, 0.12, seed="last")
    _spilt(c)
    flame(c, _HEAD[0], _HEAD[1], 118)
    _air(c)


def _floor(c: Canvas) -> None:
    """Old boards: honey where the flame reaches, teal where it does not; knots, nails, gaps."""
    a = math.radians(-16)
    across, along = c.x * math.cos(a) + c.y * math.sin(a), -c.x * math.sin(a) + c.y * math.cos(a)
    board = np.floor(across / 152 + 0.24)
    tint = np.mod(np.sin(board * 12.9898) * 43758.5453, 1.0)
    edge = np.abs(np.mod(across / 152 + 0.24, 1) - 0.5)
    seam = smoothstep(0.476, 0.492, edge)
    lip = smoothstep(0.44, 0.478, edge) * (1 - seam)
    knots = np.zeros_like(c.x)
    bent = across.copy()
    for ka, kl, q in (
        (92.0, 330.0, 1.0),
        (640.0, 420.0, 0.9),
        (-60.0, 640.0, 1.0),
        (690.0, 760.0, 0.8),
        (330.0, 96.0, 0.7),
    ):
        near = np.exp(-(((across - ka) / (26 * q)) ** 2) - ((along - kl) / (54 * q)) ** 2)
        wide = np.exp(-(((across - ka) / (60 * q)) ** 2) - ((along - kl) / (150 * q)) ** 2)
        bent += np.sign(across - ka) * -22 * q * wide * (1 - near)
        knots = np.maximum(knots, near)
    grain = c.noise.at("grain", bent / 7 + tint * 50, along / 240, 1.0, 3) - 0.5
    fine = c.noise.at("fine", bent / 2.4 + tint * 90, along / 130, 1.0, 2) - 0.5
    far = np.hypot(c.x - _HEAD[0], (c.y - _HEAD[1]) * 0.94)
    reach = np.exp(-((far / 350) ** 1.5))
    t = 0.12 + 0.66 * reach + (tint - 0.5) * 0.12 + (grain * 0.26 + fine * 0.16) * (0.5 + 0.9 * reach)
    t = t - 0.5 * seam * (0.3 + reach) + 0.12 * lip * reach - 0.3 * knots * (0.4 + reach)
    table = ramp(
        [
            (0.0, (0.12, 0.04, 236)),
            (0.2, (0.24, 0.055, 218)),
            (0.38, (0.36, 0.06, 170)),
            (0.55, (0.52, 0.09, 78)),
            (0.78, (0.72, 0.125, 68)),
            (1.0, (0.92, 0.11, 82)),
        ]
    )
    c.fill(c.full(), pick(table, np.clip(t, 0, 1).astype(np.float32)), detail=0.3)

    def nails(pen: Pen) -> None:
        for k in range(-2, 8):
            for l0 in (150.0, 470.0, 830.0, 1120.0):
                for side in (0.12, 0.88):
                    na = (k - 0.24 + side - 0.5 + 0.5) * 152
                    x, y = na * math.cos(a) - l0 * math.sin(a), na * math.sin(a) + l0 * math.cos(a)
                    pen.dot(x, y, 3.6, (0.14, 0.04, 230), 0.85)
                    pen.dot(x - 0.6, y - 1.2, 1.3, (0.7, 0.08, 80), 0.6)

    c.draw(nails, detail=0.5)


def _place(k: int) -> float:
    return (k - (_N - 1) / 2) * _GAP + 3 * math.sin(k * 1.9)


def _sleepers(c: Canvas) -> None:
    """Bolster, sticks and heads; every head throws its shadow away from the flame."""
    pillow = c.mask(
        curve(
            [
                spot(-WIDE + 14, -284),
                spot(-110, -292),
                spot(0, -290),
                spot(110, -293),
                spot(WIDE - 14, -282),
                spot(WIDE - 6, -226),
                spot(WIDE - 16, -170),
                spot(110, -162),
                spot(0, -166),
                spot(-110, -161),
                spot(-WIDE + 16, -168),
                spot(-WIDE + 6, -226),
            ]
        ),
        wobble=3,
        cell=40,
    )
    u, v = local(c, pillow)
    dents = sum(np.exp(-(((u - _place(k)) / 20) ** 2) - ((v + 226) / 40) ** 2) for k in range(_N) if k != _AWAKE)
    c.shadow(pillow, 3, 8, 8, 0.6)
    creases = sum(
        np.sin(4 * np.arctan2(v + 226, u - _place(k)) + k) * np.exp(-((np.hypot(u - _place(k), v + 226) / 44) ** 2))
        for k in range(_N)
        if k != _AWAKE
    )
    bump = np.asarray(-16 * dents + 2.2 * creases, np.float32)
    c.form(pillow, (0.86, 0.035, 88), thickness=46, bump=bump, mottle=0.03, rim=0.5, detail=0.7)
    for k in range(_N):
        if k == _AWAKE:
            continue
        u0 = _place(k)
        hx, hy = spot(u0 + 7 * math.sin(k * 2.7), -226 + 13 * math.sin(k * 2.1))
        away = math.atan2(hy - _HEAD[1], hx - _HEAD[0])
        burnt = k == _N - 1
        stick = c.mask(limb([(*spot(u0, 20), 14), (hx, hy, 13)]))
        head = c.mask(
            oval(hx, hy - 2, 20 + 2 * math.sin(k * 5.0), 26 + 3 * math.sin(k * 4.0), 9 + 22 * math.sin(k * 3.1)),
            wobble=1.6,
        )
        if burnt:
            head = c.mask(limb([(hx - 1, hy + 16, 12), (hx + 1, hy - 4, 13), (hx - 9, hy - 24, 6)]), wobble=2, cell=8)
        for far, soft, share in ((9, 4, 0.5), (24, 8, 0.4), (40, 12, 0.3)):
            c.shadow(stick | head, math.cos(away) * far, math.sin(away) * far, soft, share)
        c.form(stick, (0.22, 0.03, 60) if burnt else (0.76, 0.09, 78), mottle=0.05, rim=0.4, detail=0.8)
        c.form(head, (0.2, 0.03, 250) if burnt else (0.47, 0.175, 27), mottle=0.06, rim=0.7, gloss=0.3, detail=0.85)


def _blanket(c: Canvas) -> None:
    """The night itself for a blanket, with its stars; its hem is a roll of cloud."""

    def top(u: float) -> float:
        return -118 + 6 * math.sin(u / 40) + 64 * math.exp(-(((u - _place(_AWAKE)) / 34) ** 2))

    line = [spot(u, top(u)) for u in np.linspace(-WIDE + 2, WIDE - 2, 60)]
    slid = [spot(*p) for p in _SLID]
    body = c.mask(
        curve([*line, *slid, (*spot(WIDE - 2, SLEEVE + 30), CORNER), (*spot(-WIDE + 2, SLEEVE + 30), CORNER)])
    )
    u, v = local(c, body)
    ridge = sum(
        (0.25 if k == _AWAKE else 1.0) * np.exp(-(((u - _place(k)) / 19) ** 2)) for k in range(_N)
    ) * smoothstep(300, -140, v)
    over = smoothstep(WIDE - 8, WIDE + 26, u)
    wave = 2.4 * np.sin(v / 26 + np.sin(u / 40)) + over * (7 * np.sin(v / 15 + u / 60) - 16 * over)
    c.shadow(body & c.full(smoothstep(-30, 10, c.x - spot(WIDE, 0)[0])), 16, 22, 14, 0.7)
    c.shadow(body, 2, -8, 9, 0.6)
    night = ramp([(0, (0.13, 0.055, 268)), (0.45, (0.24, 0.095, 260)), (0.75, (0.4, 0.12, 250)), (1, (0.66, 0.1, 225))])
    c.form(
        body,
        night,
        thickness=18,
        bump=np.asarray(40 * ridge * (1 - over) + wave, np.float32),
        mottle=0.05,
        rim=0.4,
        shadow=18,
        bias=-0.02,
        detail=0.7,
    )
    fall = np.exp(-(((u - WIDE - 6) / 12) ** 2)) + 0.6 * smoothstep(WIDE + 8, WIDE + 40, u) * smoothstep(
        WIDE + 120, WIDE + 30, u
    )
    c.multiply(body * np.asarray(np.clip(fall, 0, 1), np.float32), (0.16, 0.06, 268), 0.6)
    c.multiply(body * np.asarray(smoothstep(0.5, 0.0, ridge) * (1 - over), np.float32), (0.2, 0.08, 265), 0.45)
    # The flame stands in the middle: each sleeper is lit on that side, and shades its neighbour.
    turned = sum(
        np.sign(_place(_AWAKE) - _place(k)) * (u - _place(k)) / 19 * np.exp(-(((u - _place(k)) / 21) ** 2))
        for k in range(_N)
    )
    down = smoothstep(250, -120, v) * (1 - over)
    c.screen(body * np.asarray(smoothstep(0.04, 0.42, turned) * down, np.float32), (0.74, 0.1, 262), 0.46)
    c.screen(
        body * np.asarray(smoothstep(0.2, 0.45, turned) * smoothstep(60, -110, v), np.float32), (0.8, 0.12, 70), 0.3
    )
    c.multiply(body * np.asarray(smoothstep(-0.04, -0.42, turned) * down, np.float32), (0.22, 0.08, 268), 0.6)
    drift = c.noise.at("milk", (u + 0.55 * v) / 90, (v - 0.55 * u) / 230, 1.0, 5)
    lane = (u * 0.6 - v * 0.8 + 60) / 74
    way = np.exp(-(lane**2)) * smoothstep(0.26, 0.7, drift)
    c.screen(body * np.asarray(way, np.float32), (0.7, 0.1, 235), 0.7)
    core = np.exp(-((lane * 2.2) ** 2)) * smoothstep(0.42, 0.75, drift)
    c.screen(body * np.asarray(core, np.float32), (0.86, 0.09, 340), 0.6)
    veil = c.noise.at("veil", u / 110, v / 110, 1.0, 3)
    c.screen(body * np.asarray(smoothstep(0.5, 0.75, veil), np.float32), (0.45, 0.12, 195), 0.4)
    r = c.rng("night")
    places = [
        (float(r.uniform(-WIDE + 12, WIDE + 120)), float(r.uniform(-100, SLEEVE)), float(r.random()) ** 3)
        for _ in range(420)
    ]

    def stars(pen: Pen) -> None:
        for du, dv, q in places:
            if dv > top(min(du, WIDE)) + 40:
                pen.dot(*spot(du, dv), 0.8 + 2.5 * q, (0.96, 0.06, 92), 0.5 + 0.5 * q)

    c.draw(stars, detail=0.9, emission=0.9, clip=body)
    for du, dv, q in places:
        if q > 0.55 and dv > top(min(du, WIDE)) + 52 and du < WIDE + 70:
            c.glow(*spot(du, dv), 11 * q, (0.93, 0.09, 92), 0.8)
    for du, dv, q in ((-120.0, 90.0, 15.0), (60.0, 20.0, 12.0), (150.0, 130.0, 14.0), (WIDE + 62, 60.0, 12.0)):
        x, y = spot(du, dv)
        c.draw(lambda pen, x=x, y=y, q=q: pen.fill(star(x, y, q, 4, 0.16, -82), (0.97, 0.06, 92)), emission=0.9)  # type: ignore[misc]
        c.glow(x, y, q * 1.2, (0.93, 0.09, 92), 0.6)
    _hem(
        c, [(q, top(q) + 15) for q in np.linspace(-WIDE + 18, WIDE - 4, 46)] + [(u0 - 6, v0 + 4) for u0, v0 in _edge()]
    )


def _edge() -> list[tuple[float, float]]:
    """Places along the border of what has slid to the floor."""
    return [(float(u), float(v)) for u, v in sample(_SLID, 34)]


def _hem(c: Canvas, places: list[tuple[float, float]]) -> None:
    """A border of cloud: wide soft billows first, small bright ones on top."""
    r = c.rng("night-hem")
    hem = c.mask(limb([(*spot(*q), 24) for q in places], 120))
    c.shadow(hem, 4, 14, 12, 0.55)
    pale = [
        (0.0, (0.36, 0.08, 262)),
        (0.3, (0.56, 0.07, 265)),
        (0.6, (0.84, 0.05, 60)),
        (0.8, (0.95, 0.06, 80)),
        (1.0, (0.99, 0.035, 88)),
    ]
    wide = [(*spot(u + float(r.normal(0, 7)), v + float(r.normal(4, 9))), float(r.uniform(24, 46))) for u, v in places]
    cloud(c, wide, pale, seed="billows", fade=(-0.3, 1.15), rough=0.34, detail=0.4)
    small = [
        (*spot(u + float(r.normal(0, 12)), v + float(r.normal(-8, 10))), float(r.uniform(10, 26)))
        for u, v in places
        for _ in range(2)
    ]
    cloud(c, small, pale, seed="curls", fade=(-0.5, 0.9), rough=0.36, bias=0.05, alpha=0.8, detail=0.5)
    shreds = [
        (*spot(u + float(r.normal(4, 16)), v + float(r.normal(22, 10))), float(r.uniform(8, 20))) for u, v in places
    ]
    cloud(c, shreds, pale, seed="shreds", fade=(-0.6, 0.7), rough=0.4, bias=-0.1, alpha=0.45, detail=0.4)


def _spilt(c: Canvas) -> None:
    """Stars that have rolled off the blanket and lie about on the boards."""
    r = c.rng("spilt")

    def work(pen: Pen) -> None:
        for _ in range(46):
            far = abs(float(r.normal(0, 1)))
            x, y = spot(WIDE + 60 + 120 * float(r.uniform(-0.4, 1)), 150 + 150 * far)
            pen.dot(x, y, float(r.uniform(0.8, 2.8)) / (0.7 + 0.4 * far), (0.96, 0.06, 92), 0.85)

    c.draw(work, detail=0.9, emission=0.8)
    for x, y, q in ((690.0, 985.0, 12.0), (738.0, 1058.0, 9.0), (655.0, 1090.0, 7.0)):
        c.draw(lambda pen, x=x, y=y, q=q: pen.fill(star(x, y, q, 4, 0.18, -80), (0.97, 0.06, 92)), emission=0.9)  # type: ignore[misc]
        c.glow(x, y, q * 1.6, (0.93, 0.09, 92), 0.6)


def _dusk(c: Canvas) -> None:
    """What lies far from the flame sinks into the room's teal."""
    d = np.hypot(c.x - _HEAD[0], (c.y - _HEAD[1]) * 0.9)
    c.multiply(np.asarray(smoothstep(330, 900, d), np.float32), (0.4, 0.07, 250), 0.4)


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
    c.glow(_HEAD[0], _HEAD[1] - 40, 200, (0.9, 0.14, 70), 0.36)
    c.glow(_HEAD[0], _HEAD[1] + 280, 230, (0.84, 0.14, 66), 0.3)

    def about(r: np.random.Generator) -> tuple[float, float]:
        a, q = float(r.uniform(0, 6.283)), float(abs(r.normal(0, 130)) + 30)
        return _HEAD[0] + math.cos(a) * q, _HEAD[1] - 50 + math.sin(a) * q

    motes(c, c.rng("sparks"), 46, about, (0.97, 0.12, 80), size=(0.8, 2.4), detail=0.8, emission=0.8)
