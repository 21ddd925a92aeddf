"""A matchbox is a dormitory; one match sits up and glows."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, fur
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._lights_out_parts import local, slab, sleeve, spot
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lights Out",
    hero="half-open matchbox as a dormitory, matches in a row under one blanket, one sitting up with its head aglow",
    idea="contains",
    place="bedroom, bare floorboards",
    palette="teal night",
    composition="seen from above",
    time="night",
    symbols=("matchbox", "blanket", "ember"),
    hidden="a burnt black stalk in the last bed",
    readings=("insomnia", "rebellion", "school"),
)
FINISH = {"vignette": 0.5, "bloom": 0.5, "saturation": 1.12}

_MATCHES = 10
_AWAKE = 3
_HIDING = 4
_GAP = 43.0


_EMBER = spot(-118, -420)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.5, 0.5),
        key=(0.8, 0.06, 215),
        shade=(0.25, 0.06, 240),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.82, 0.06, 205),
        bounce=(0.4, 0.07, 220),
    )
    _floor(c)
    repaint(c, 0.8, seed="floor")
    _moonlight(c)
    _litter(c)
    c.lamps.append(Lamp(x=_EMBER[0], y=_EMBER[1], z=80, reach=215, colour=(0.87, 0.15, 62), power=1.25))
    c.glow(*_EMBER, 280, (0.74, 0.14, 54), 0.62)
    _tray(c)
    _sleepers(c)
    _blanket(c)
    sleeve(c)
    repaint(c, 0.22, seed="last")
    _awake(c)
    _glows(c, p.key)


def _floor(c: Canvas) -> None:
    """Old bare boards that run away to the upper left, with nails, knots and dust in the gaps."""
    a = math.radians(-21)
    across = c.x * math.cos(a) + c.y * math.sin(a)
    along = -c.x * math.sin(a) + c.y * math.cos(a)
    board = np.floor(across / 168 + 0.3)
    tint = np.mod(np.sin(board * 12.9898) * 43758.5453, 1.0)
    seam = np.abs(np.mod(across / 168 + 0.3, 1) - 0.5)
    end = np.abs(np.mod((along + tint * 900) / 760, 1) - 0.5)
    knot = c.noise.at("knot", across / 150 + tint * 40, along / 330, 1.0, 2)
    ring = np.sin(knot * 44 + across / 12)
    grain = c.noise.at("grain", across / 4.2 + tint * 50, along / 120, 1.0, 3)
    gap = np.maximum(smoothstep(0.483, 0.494, seam), smoothstep(0.494, 0.4975, end))
    lip = smoothstep(0.462, 0.483, seam) * (1 - gap)
    t = 0.43 + (tint - 0.5) * 0.16 + (grain - 0.5) * 0.3 + ring * 0.045 + 0.09 * lip - 0.5 * gap
    t = t - 0.12 * smoothstep(200, 1200, c.y)
    table = c.tones((0.43, 0.05, 215), 0.75)
    c.fill(c.full(), pick(table, np.clip(t, 0, 1).astype(np.float32)), detail=0.25)
    r = c.rng("nails")

    def nails(pen: Pen) -> None:
        for k in range(-3, 9):
            for row in range(3):
                m = (k - 0.3 + (0.16 if row % 2 else 0.84)) * 168
                n = float(r.uniform(-200, 1300))
                x, y = m * math.cos(a) - n * math.sin(a), m * math.sin(a) + n * math.cos(a)
                pen.dot(x, y, 5.4, (0.13, 0.03, 235))
                pen.dot(x - 1.2, y - 1.4, 3.6, (0.5, 0.04, 215), 0.8)

    c.draw(nails, detail=0.6)


def _moonlight(c: Canvas) -> None:
    """The window lies on the floor in four cool panes, bent by nothing, leaves stirring in it."""
    panes = c.full(0)
    for i in range(2):
        for k in range(3):
            x, y = 444 + i * 176 - k * 66, -40 + k * 132 + i * 46
            panes = panes | c.mask(polygon([(x, y), (x + 160, y + 42), (x + 102, y + 158), (x - 58, y + 116)]), soft=4)
    leaf = smoothstep(0.62, 0.5, c.field("leaves", 66, 3))
    fall = smoothstep(480, 80, c.y)
    c.screen(panes * (0.35 + 0.65 * leaf) * fall, (0.62, 0.075, 205), 0.62)


def _litter(c: Canvas) -> None:
    """What lies about under a bed: fluff, a button, a needle, crumbs; a slipper and a counterpane's fringe."""
    r = c.rng("fluff")
    n = 260
    x, y = r.uniform(20, 790, n), r.uniform(20, 1190, n)
    grey = np.repeat(np.array([[0.5, 0.62, 0.64]], np.float32), n, 0) * r.uniform(0.5, 1.0, (n, 1)).astype(np.float32)
    strew(c, "hair", x, y, r.uniform(6, 22, n), r.uniform(0, 6.3, n), grey, seed="fluff", alpha=0.45, detail=0.5)
    bx, by = 700.0, 770.0
    c.shadow(c.mask(oval(bx, by, 40, 37)), 9, 10, 7, 0.7)
    disc = c.mask(oval(bx, by, 40, 37))
    c.form(disc, (0.6, 0.1, 190), thickness=12, rim=0.5, gloss=0.5, detail=0.7)
    c.multiply(c.mask(oval(bx, by, 27, 25)) - c.mask(oval(bx, by, 24, 22)), (0.2, 0.05, 215), 0.6)
    for dx, dy in ((-8, -7), (8, -7), (-8, 7), (8, 7)):
        c.fill(c.mask(oval(bx + dx, by + dy, 4.4, 4.2)), (0.14, 0.04, 230), detail=0.8)
    c.draw(
        lambda pen: pen.stroke(
            [(bx - 8, by - 7), (bx + 30, by - 44), (bx + 70, by - 30), (bx + 60, by + 40), (bx + 130, by + 70)],
            (0.62, 0.15, 35),
            3.2,
        ),
        relief=2,
        detail=0.7,
    )
    toe = c.mask(curve([(-40, 250, CORNER), (-40, 20, CORNER), (40, 0), (120, 40), (150, 120), (118, 196), (30, 244)]))
    c.shadow(toe, 22, 26, 18, 0.75)
    felt = c.form(toe, (0.42, 0.11, 22), thickness=60, mottle=0.14, rim=0.6, detail=0.5)
    fur(c, felt, felt.flow((0.7, 0.3)), seed="felt", length=(5, 11), spacing=4, detail=0.5)
    mouth = c.mask(curve([(-40, 196, CORNER), (-40, 66, CORNER), (24, 70), (58, 124), (20, 186)]))
    c.form(mouth, (0.18, 0.04, 235), thickness=10, detail=0.5)
    lining = mouth.grow(9) - mouth
    c.form(lining, (0.8, 0.04, 90), thickness=8, mottle=0.2, detail=0.6)


def _tray(c: Canvas) -> None:
    """The drawer: card walls, a dark floor, its own shadow on the boards."""
    outer = slab(c, -238, -352, 238, 120)
    c.shadow(outer, 26, 34, 22, 0.85)
    c.form(outer, (0.6, 0.07, 78), thickness=9, mottle=0.12, rim=0.5, detail=0.55)
    inner = slab(c, -222, -336, 222, 120)
    c.form(inner, (0.34, 0.05, 60), thickness=3, mottle=0.12, detail=0.5)
    u, v = local(c, inner)
    c.multiply(inner * np.asarray(smoothstep(40, 0, np.minimum(u + 222, v + 336)), np.float32), c.palette.deep, 0.7)
    c.multiply(inner * np.asarray(smoothstep(24, 0, 222 - u), np.float32), c.palette.deep, 0.4)
    edge = outer - inner
    fibre = smoothstep(0.45, 0.75, c.field("fibre", 9, 3))
    c.screen(edge * fibre, (0.85, 0.06, 80), 0.16)


def _sleepers(c: Canvas) -> None:
    """Bolster, sticks and heads; every head throws its shadow away from the ember."""
    pillow = c.mask(
        curve(
            [
                (*spot(-214, -318), CORNER),
                spot(-100, -326),
                spot(40, -320),
                (*spot(216, -324), CORNER),
                spot(221, -270),
                (*spot(214, -216), CORNER),
                spot(60, -210),
                spot(-90, -216),
                (*spot(-216, -212), CORNER),
                spot(-220, -270),
            ]
        ),
        wobble=2,
    )
    u, v = local(c, pillow)
    dents = np.zeros_like(u)
    for k in range(_MATCHES):
        du = u - _place(k)[0]
        dents += np.exp(-((du / 15) ** 2) - ((v + 268) / 34) ** 2)
    crease = c.noise.at("crease", u / 16, v / 34, 1.0, 2)
    bump = -9 * dents + np.sin(crease * 9) * 1.6 * (0.4 + dents)
    c.shadow(pillow, 5, 6, 6, 0.6)
    c.form(pillow, (0.8, 0.03, 200), thickness=34, bump=np.asarray(bump, np.float32), mottle=0.04, rim=0.4, detail=0.7)
    for k in range(_MATCHES):
        if k in (_AWAKE, _HIDING):
            continue
        x, tilt = _place(k)
        hx, hy = spot(x + tilt * 2.4, -270 + 7 * math.sin(k * 2.1))
        bx, by = spot(x, -60)
        away = math.atan2(hy - _EMBER[1], hx - _EMBER[0])
        far = 9.0 + 0.02 * math.hypot(hx - _EMBER[0], hy - _EMBER[1])
        last = k == _MATCHES - 1
        if last:
            mx, my = spot(x + 9, -176)
            stick = c.mask(limb([(bx, by, 11), (mx, my, 10), (hx - 6, hy + 6, 7)]))
            head = c.mask(limb([(hx - 4, hy + 12, 8), (hx - 2, hy - 6, 8.5), (hx - 11, hy - 20, 5)]), wobble=2, cell=7)
            tone: Colour = (0.23, 0.02, 250)
            wood: Colour = (0.25, 0.025, 60)
        else:
            stick = c.mask(limb([(bx, by, 12), (hx, hy, 11)]))
            q = 1.0 + 0.08 * math.sin(k * 3.7)
            head = c.mask(oval(hx, hy - 4, 17.5 * q, 22 / q, 13 + tilt), wobble=1.5, cell=9)
            tone = (0.43, 0.145, 25 + 5 * math.sin(k * 5))
            wood = (0.74, 0.08, 80 - 6 * (k % 3))
        both = stick | head
        c.shadow(both, math.cos(away) * far, math.sin(away) * far, 5, 0.7)
        grain = (c.field(f"grain{k % 3}", 5, 2, (1, 6)) - 0.5) * 2.2
        c.form(stick, wood, thickness=12, bump=grain, mottle=0.1, rim=0.3, detail=0.7)
        if last:
            c.multiply(stick * smoothstep(240, 0, np.hypot(c.x - hx, c.y - hy)), (0.12, 0.02, 250), 0.85)
        grit = (c.field("grit", 4, 2) - 0.5) * 2.4
        c.form(head, tone, bump=grit, mottle=0.12, rim=0.5, gloss=0.25, detail=0.85)
        if last:

            def ash(pen: Pen, x0: float = hx, y0: float = hy) -> None:
                for i in range(7):
                    pen.stroke(
                        [(x0 - 9 + i * 2, y0 - 12 + i * 8), (x0 - 1 + i * 2, y0 - 9 + i * 8)],
                        (0.55, 0.015, 230),
                        1.3,
                        0.6,
                    )

            c.draw(ash, detail=0.85)


def _place(k: int) -> tuple[float, float]:
    """Where across the tray a match lies, and how its head lolls (degrees)."""
    return (k - (_MATCHES - 1) / 2) * _GAP + 4 * math.sin(k * 1.9), 4.5 * math.sin(k * 2.7 + 0.6)


def _blanket(c: Canvas) -> None:
    """One wool blanket over all, its sheet turned down; a hole and a hump where somebody is up."""

    def top(u: float) -> float:
        awake = math.exp(-(((u - _place(_AWAKE)[0]) / 34) ** 2))
        return -168 + 7 * math.sin(u / 31) + 70 * awake

    outline = [spot(u, top(u)) for u in range(-216, 217, 6)]
    body = c.mask(curve([*outline, (*spot(222, 130), CORNER), (*spot(-222, 130), CORNER)]))
    u, v = local(c, body)
    ridge = np.zeros_like(u)
    for k in range(_MATCHES):
        x, _ = _place(k)
        if k != _AWAKE:
            ridge += 15 * np.exp(-(((u - x) / 15) ** 2))
    ax = _place(_AWAKE)[0]
    ridge += 52 * np.exp(-(((u - ax - 2) / 25) ** 2) - (((v + 22) / 40) ** 2))
    fold = c.noise.at("fold", u / 70 + v / 160, v / 60, 1.0, 2)
    ridge += np.sin(fold * 15) * 3.2
    wool = c.noise.at("wool", u / 2.6, v / 2.6, 1.0, 1)
    weave = np.sin(u / 1.9) * np.sin(v / 1.9) * 0.5 + (wool - 0.5) * 1.6
    c.shadow(body, 0, -10, 7, 0.55)
    bands = smoothstep(17, 14, np.abs(v - 42)) + smoothstep(5, 3, np.abs(v - 70)) + smoothstep(5, 3, np.abs(v - 14))
    c.form(
        body,
        (0.44, 0.1, 262),
        thickness=22,
        bump=np.asarray(ridge + weave, np.float32),
        mottle=0.07,
        rim=0.3,
        detail=0.7,
    )
    stripe = Mask(np.asarray(body.a * bands, np.float32), body.box, body.frame, body.scale)
    c.form(c.relief(body, 22).bumped(np.asarray(ridge + weave, np.float32)).within(stripe), (0.7, 0.12, 66), detail=0.7)
    sheet = c.mask(curve([*outline, *[spot(q, top(q) + 40 + 5 * math.sin(q / 19)) for q in range(216, -217, -6)]]))
    us, vs = local(c, sheet)
    over = np.zeros_like(us)
    for k in range(_MATCHES):
        if k != _AWAKE:
            over += 13 * np.exp(-(((us - _place(k)[0]) / 14) ** 2))
    over += np.sin(c.noise.at("sheet", us / 22, vs / 60, 1.0, 2) * 9) * 2
    c.shadow(sheet, 2, 7, 5, 0.5)
    c.form(sheet, (0.85, 0.025, 190), thickness=9, bump=np.asarray(over, np.float32), mottle=0.04, rim=0.4, detail=0.75)
    hx = _place(_HIDING)[0] + 3
    hump = c.mask(limb([(*spot(hx, -96), 22), (*spot(hx + 2, -190), 21), (*spot(hx - 3, -262), 26)]), wobble=1.5)
    hem = c.mask(limb([(*spot(hx + 2, -200), 24), (*spot(hx - 3, -264), 30)]), wobble=1.5)
    c.shadow(hem, 7, 6, 6, 0.6)
    c.form(hem, (0.85, 0.025, 190), mottle=0.04, rim=0.4, detail=0.75)
    uh, vh = local(c, hump)
    tuck = (
        np.sin(c.noise.at("tuck", uh / 30, vh / 26, 1.0, 2) * 12) * 2.4
        + (c.noise.at("wool", uh / 2.6, vh / 2.6) - 0.5) * 1.4
    )
    fade = Mask(np.asarray(hump.a * smoothstep(-96, -150, vh), np.float32), hump.box, hump.frame, hump.scale)
    c.form(c.relief(hump).bumped(np.asarray(tuck, np.float32)).within(fade), (0.44, 0.1, 262), rim=0.4, detail=0.75)
    u2, _ = local(c, body)
    c.multiply(body * np.asarray(smoothstep(26, 0, 222 - np.abs(u2)), np.float32), c.palette.deep, 0.55)


def _awake(c: Canvas) -> None:
    """The one that sits up: stick towards us, head beyond the drawer's end, alight but not yet aflame."""
    ax = _place(_AWAKE)[0]
    hip, head = spot(ax, -92), _EMBER
    mid = ((hip[0] + head[0]) / 2 + 5, (hip[1] + head[1]) / 2)
    stick = c.mask(limb([(*hip, 13), (*mid, 15.5), (head[0] + 6, head[1] + 10, 18)]))
    dark = c.mask(limb([(*hip, 13), (mid[0] + 66, mid[1] + 26, 15), (head[0] + 150, head[1] + 60, 17)]))
    c.multiply(dark.blur(7) & slab(c, -238, -352, 238, -100), c.palette.deep, 0.5)
    grain = (c.field("grain0", 5, 2, (1, 6)) - 0.5) * 2.4
    c.form(stick, (0.8, 0.09, 78), thickness=15, bump=grain, mottle=0.1, rim=0.3, detail=0.85)
    c.screen(stick * smoothstep(220, 10, np.hypot(c.x - head[0], c.y - head[1])), (0.93, 0.13, 68), 0.75)
    lap = c.mask(
        curve(
            [
                (*spot(ax - 30, -108), CORNER),
                spot(ax - 14, -88),
                spot(ax + 10, -88),
                (*spot(ax + 26, -110), CORNER),
                spot(ax + 32, -66),
                spot(ax + 2, -52),
                spot(ax - 34, -66),
            ]
        )
    )
    c.shadow(lap, 2, 7, 5, 0.45)
    cloth(c, lap, (0.78, 0.03, 200), angle=13, fold=40, depth=1, thickness=10, seed="lap", detail=0.8)
    knob = c.mask(oval(head[0], head[1], 29, 36, -14), wobble=2.5, cell=12)
    at = knob.where
    d = np.hypot((c.x[at] - head[0] + 5) / 29, (c.y[at] - head[1] + 7) / 36)
    crust = c.field("crust", 13, 4)[at]
    t = np.clip(1.08 - 0.62 * d - 0.5 * smoothstep(0.5, 0.75, crust), 0, 1)
    table = [(0.42, 0.16, 28), (0.62, 0.21, 36), (0.78, 0.18, 56), (0.93, 0.13, 84), (0.99, 0.05, 95)]
    c.fill(knob, pick(ramp(table), t.astype(np.float32)), detail=0.95)
    c.emit(knob, 0.9)
    r = c.rng("sparks")

    def sparks(pen: Pen) -> None:
        for _ in range(26):
            a, q = float(r.uniform(-2.6, -0.4)), float(r.uniform(44, 190))
            x, y = head[0] + math.cos(a) * q * 0.8, head[1] + math.sin(a) * q
            pen.dot(x, y, float(r.uniform(0.9, 2.8)) * (1 - q / 300), (0.93, 0.14, 75), 0.9)

    c.draw(sparks, detail=0.95, emission=0.9)


def _glows(c: Canvas, key: Colour) -> None:
    c.glow(*_EMBER, 54, (0.95, 0.13, 68), 0.75)
    c.glow(*_EMBER, 150, (0.8, 0.16, 55), 0.4)
    c.glow(*spot(-60, -190), 210, key, 0.14)
    r = c.rng("dust")
    n = 70
    x, y = r.uniform(120, 780, n), r.uniform(0, 520, n)
    tint = np.repeat(np.array([[0.8, 0.92, 0.95]], np.float32), n, 0)
    strew(c, "soft", x, y, r.uniform(2, 6, n), 0.0, tint, seed="motes", alpha=0.5, detail=0.9)
