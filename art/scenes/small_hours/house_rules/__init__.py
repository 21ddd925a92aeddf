"""A doll's house with its roof off stands on the boards at night; inside it is outdoors."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.motes import motes
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, oval, polygon
from art.painting.strokes import repaint

from .camp import deer, fire, sitter
from .wood import CENTRE, DEEP, FIRE, TALL, TURN, WIDE, fir, spot

BRIEF = Brief(
    title="House Rules",
    hero="doll's house with its roof lifted off and a fir wood inside, where somebody small sits by a campfire",
    idea="inside out",
    place="nursery, bare floor",
    palette="amber wood",
    composition="seen from above",
    time="night",
    symbols=("doll's house", "campfire", "fir"),
    hidden="a small deer looks out between the firs",
    readings=("homesick", "hideout", "childhood"),
    person=True,
)
FINISH = {"vignette": 0.5, "bloom": 0.6, "contrast": 0.12, "focus": Focus(400, 560, 340, 440, 0.4)}

_DOOR = (-42.0, 42.0, 0.0, 128.0)
_FRONT = ((-196.0, -112.0, 62.0, 132.0), _DOOR, (112.0, 196.0, 62.0, 132.0))
_SIDE = ((-150.0, -70.0, 62.0, 132.0), (50.0, 130.0, 62.0, 132.0))
_PEAK = 118.0
_FX, _FY = spot(*FIRE)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.2, -0.7, 0.45),
        key=(0.9, 0.11, 76),
        shade=(0.18, 0.05, 250),
        rim=(0.0, -1, 0),
        rim_colour=(0.9, 0.13, 70),
        bounce_share=0.0,
    )
    _floor(c)
    repaint(c, 0.45, seed="floor")
    _roof(c)
    _patches(c)
    _inside(c)
    _wood(c)
    _walls(c)
    _trail(c)
    _air(c)


def _local(c: Canvas) -> tuple[Array, Array]:
    """Return `u` and `v` of every place of the floor."""
    x, y = c.x - CENTRE[0], (c.y - CENTRE[1]) / 0.85
    return x * math.cos(TURN) + y * math.sin(TURN), -x * math.sin(TURN) + y * math.cos(TURN)


def _floor(c: Canvas) -> None:
    """Old boards, dark plum and umber, running towards us."""
    a = math.radians(9)
    across, along = c.x * math.cos(a) + c.y * math.sin(a), -c.x * math.sin(a) + c.y * math.cos(a)
    board = np.floor(across / 104)
    tint = np.mod(np.sin(board * 12.9898) * 43758.5453, 1.0)
    edge = np.abs(np.mod(across / 104, 1) - 0.5)
    end = np.abs(np.mod(along / 620 + tint * 3.7, 1) - 0.5)
    seam = np.maximum(smoothstep(0.47, 0.49, edge), smoothstep(0.4955, 0.4985, end))
    grain = c.noise.at("grain", across / 8 + tint * 50, along / 260, 1.0, 3) - 0.5
    fine = c.noise.at("fine", across / 2.6 + tint * 90, along / 140, 1.0, 2) - 0.5
    far = np.hypot(c.x - CENTRE[0], c.y - CENTRE[1] - 60)
    t = 0.36 + 0.36 * np.exp(-((far / 430) ** 2)) + (tint - 0.5) * 0.16 + grain * 0.34 + fine * 0.22 - 0.42 * seam
    table = ramp([(0, (0.09, 0.03, 20)), (0.4, (0.2, 0.055, 38)), (0.7, (0.3, 0.075, 46)), (1, (0.44, 0.1, 55))])
    c.fill(c.full(), pick(table, np.clip(t, 0, 1).astype(np.float32)), detail=0.3)


def _roof(c: Canvas) -> None:
    """The roof stands on the floor like a tent, half out of the card."""
    u0, u1, v0, v1, z = 70.0, 640.0, -600.0, -330.0, 170.0
    r = c.rng("tiles")
    under = c.mask(polygon([spot(u0, v0), spot(u1, v0), spot(u1, v1 + 30), spot(u0 - 20, v1 + 30)]))
    c.multiply(under.blur(18).move(6, 14), (0.08, 0.03, 20), 0.75)
    vm = (v0 + v1) / 2
    gable = c.mask(polygon([spot(u0, v0), spot(u0, vm, z), spot(u0, v1)]))
    c.fill(gable, (0.13, 0.04, 30), detail=0.5)

    def tiles(pen: Pen) -> None:
        for side, edge in ((0, v0), (1, v1)):
            for row in range(12):
                q0, q1 = row / 12, (row + 1.35) / 12
                for k in range(36):
                    a = u0 - 8 + (k + (0.5 if row % 2 else 0)) * 16 + float(r.normal(0, 0.3))
                    va, vb = edge + (vm - edge) * q0, edge + (vm - edge) * min(q1, 1)
                    za, zb = z * q0, z * min(q1, 1)
                    low = 0.24 if side else 0.14
                    lit = math.exp(-(((a - u0 - 120) / 260) ** 2)) * (0.17 if side else 0.04)
                    tone = (low + lit + float(r.normal(0, 0.025)), 0.1, 40 + float(r.normal(0, 4)))
                    mid = (a + 7.5, va + (3 if side else -3))
                    hem = [spot(a + 16, va, za), spot(*mid, max(za - 2, 0)), spot(a, va, za)]
                    pen.fill(curve([(*spot(a, vb, zb), CORNER), (*spot(a + 16, vb, zb), CORNER), *hem]), tone)
                    pen.stroke(curve(hem, closed=False), (0.1, 0.04, 25), 3.2, 0.8)
        pen.stroke([spot(u0 - 8, vm, z + 3), spot(u1, vm, z + 3)], (0.36, 0.1, 34), 9)
        pen.stroke([spot(u0 - 8, v1, 0), spot(u0 - 8, vm, z)], (0.5, 0.11, 55), 6)
        pen.stroke([spot(u0 - 8, v0, 0), spot(u0 - 8, vm, z)], (0.3, 0.08, 45), 5)

    c.draw(tiles, detail=0.5)


def _thrown(hole: tuple[float, ...], side: bool) -> list[tuple[float, float]]:
    """Return the four corners on the floor of the light that falls through a hole in a wall."""
    a, b, low, high = hole
    out = []
    for w, z in ((a, low), (b, low), (b, high), (a, high)):
        t = 1 / (1 - z / 250)
        u, v = (WIDE, w) if side else (w, DEEP)
        out.append(spot(FIRE[0] + (u - FIRE[0]) * t, FIRE[1] + (v - FIRE[1]) * t))
    return out


def _patches(c: Canvas) -> None:
    """What falls out of door and windows: warm, long, softer with distance; bars cut it."""
    u, v = _local(c)
    body = c.mask(polygon([spot(-WIDE, -DEEP), spot(WIDE, -DEEP), spot(WIDE, DEEP), spot(-WIDE, DEEP)]))
    c.multiply(body.blur(26).move(-4, 10), (0.07, 0.03, 20), 0.85)
    grain = 0.8 + 0.4 * c.noise.at("worn", c.x / 7, c.y / 90, 1.0, 3)
    for side, holes in ((False, _FRONT), (True, _SIDE)):
        for h in holes:
            wide = (h[1] - h[0]) / 2
            bars = (
                [h]
                if h is _DOOR
                else [
                    (h[0] + i * wide + 4, h[0] + (i + 1) * wide - 4, h[2] + j * 35 + 3, h[2] + (j + 1) * 35 - 3)
                    for i in (0, 1)
                    for j in (0, 1)
                ]
            )
            for b in bars:
                m = c.mask(polygon(_thrown(b, side)), soft=3.5)
                m = m - body
                far = np.hypot(u - FIRE[0], v - FIRE[1])
                fade = np.asarray(smoothstep(720, 250, far) * grain, np.float32)
                c.glaze(m * fade, (0.74, 0.155, 62), 0.72)
                c.screen(m * fade, (0.66, 0.15, 60), 0.42)
                c.screen(m.blur(14) * fade, (0.6, 0.15, 50), 0.26)


def _wall(c: Canvas, m: Mask, light: Array, pattern: Array) -> None:
    table = ramp([(0, (0.15, 0.05, 30)), (0.4, (0.42, 0.11, 48)), (0.75, (0.74, 0.135, 68)), (1, (0.94, 0.09, 86))])
    t = np.clip(light * (0.86 + 0.3 * pattern), 0, 1).astype(np.float32)
    c.fill(m, pick(table, t), detail=0.7)


def _inside(c: Canvas) -> None:
    """Moss for a floor, and the two inner walls with their papers."""
    ground = c.mask(polygon([spot(-WIDE, -DEEP), spot(WIDE, -DEEP), spot(WIDE, DEEP), spot(-WIDE, DEEP)]))
    u, v = _local(c)
    far = np.hypot(u - FIRE[0], v - FIRE[1])
    moss = c.field("moss", 16, 4) - 0.5
    t = np.clip(0.06 + 0.86 * np.exp(-((far / 118) ** 2)) + 0.34 * moss, 0, 1).astype(np.float32)
    table = ramp([(0, (0.12, 0.045, 200)), (0.3, (0.26, 0.07, 145)), (0.6, (0.47, 0.115, 74)), (1, (0.8, 0.16, 58))])
    c.fill(ground, pick(table, t), detail=0.6)
    r = c.rng("moss")

    def blades(pen: Pen) -> None:
        for _ in range(2600):
            a, b = float(r.uniform(-WIDE, WIDE)), float(r.uniform(-DEEP, DEEP))
            d = math.hypot(a - FIRE[0], b - FIRE[1])
            if d < 26:
                continue
            q = math.exp(-((d / 130) ** 2)) * float(r.uniform(0.4, 1.1))
            x, y = spot(a, b)
            tone = mix((0.22, 0.07, 165), (0.82, 0.16, 62), min(1, q))
            pen.stroke([(x, y), (x + float(r.normal(0, 3)), y - float(r.uniform(3, 8)))], tone, 1.5, 0.8)

    c.draw(blades, detail=0.7, clip=ground)
    back = c.mask(polygon([spot(-WIDE, -DEEP), spot(WIDE, -DEEP), spot(WIDE, -DEEP, TALL), spot(-WIDE, -DEEP, TALL)]))
    left = c.mask(
        polygon(
            [
                spot(-WIDE, -DEEP),
                spot(-WIDE, DEEP),
                spot(-WIDE, DEEP, TALL),
                spot(-WIDE, 0, TALL + _PEAK),
                spot(-WIDE, -DEEP, TALL),
            ]
        )
    )
    x0, y0 = spot(-WIDE, -DEEP)
    bu = (c.x - x0) / math.cos(TURN)
    bz = (y0 + bu * 0.85 * math.sin(TURN) - c.y) / 0.52
    lv = -(c.x - x0) / math.sin(TURN)
    lz = (y0 + lv * 0.85 * math.cos(TURN) - c.y) / 0.52
    for m, s, z, mid in ((back, bu, bz, WIDE), (left, lv, lz, DEEP)):
        stripe = (np.mod(s, 34) < 15).astype(np.float32)
        row = np.floor(z / 26)
        flower = np.hypot(np.mod(s, 34) - 24.5, np.mod(z + 13 * np.mod(row, 1), 26) - 13) < 4.5
        light = 0.22 + 0.74 * np.exp(-(((s - mid) / 190) ** 2)) * np.exp(-(((z - 30) / 220) ** 2))
        _wall(c, m, light, 0.34 * stripe - 0.75 * flower)


def _wood(c: Canvas) -> None:
    """Firs, fire, sitter and deer, the farthest first."""
    r = c.rng("wood")
    places: list[tuple[float, float, float, float]] = []
    for _ in range(2500):
        u, v = float(r.uniform(-WIDE + 26, WIDE - 26)), float(r.uniform(-DEEP + 24, DEEP - 26))
        d = math.hypot((u - FIRE[0]) / 1.15, v - FIRE[1])
        if d < 104 or (abs(u) < 66 and v > 0) or (u > 40 and 10 < v < 120 and u < 130):
            continue
        if math.hypot(u + 128, v + 62) < 40:
            continue
        wide = float(r.uniform(34, 54))
        if all(math.hypot(u - a, v - b) > 0.74 * (wide + w) for a, b, _, w in places):
            tall = wide * float(r.uniform(3.6, 4.6)) * (0.85 if v > 0 else 1)
            places.append((u, v, tall, wide))
    things: list[tuple[float, int]] = [(spot(u, v)[1], i) for i, (u, v, _, _) in enumerate(places)]
    things += [(_FY, -1), (spot(-128, -62)[1], -2)]
    for _, i in sorted(things):
        if i == -1:
            fire(c, _FX, _FY)
            sitter(c, *spot(66, 44))
        elif i == -2:
            deer(c, *spot(-124, -58))
            fir(c, -166, -62, 142, 36, seed="cover")
        else:
            fir(c, *places[i], seed=f"fir{i}")


def _walls(c: Canvas) -> None:
    """The outer faces of front and right, dark, with lit holes; and the edge all round."""
    f0, s0 = spot(-WIDE, DEEP), spot(WIDE, DEEP)
    front = c.mask(polygon([f0, s0, spot(WIDE, DEEP, TALL), spot(-WIDE, DEEP, TALL)]))
    gable = [spot(WIDE, -DEEP), spot(WIDE, -DEEP, TALL), spot(WIDE, 0, TALL + _PEAK), spot(WIDE, DEEP, TALL)]
    side = c.mask(polygon([s0, *gable]))
    fz = (f0[1] + (c.x - f0[0]) * 0.85 * math.tan(TURN) - c.y) / 0.52
    sz = (s0[1] - (c.x - s0[0]) * 0.85 / math.tan(TURN) - c.y) / 0.52
    for m, z, low in ((front, fz, 0.0), (side, sz, -0.08)):
        lap = np.mod(z / 17, 1)
        rough = c.field("paint", 30, 4) - 0.5
        t = 0.5 + low - 0.26 * smoothstep(0.8, 1, lap) + 0.12 * lap + 0.5 * rough + 0.12 * smoothstep(70, 0, z)
        table = ramp([(0, (0.12, 0.035, 350)), (0.5, (0.27, 0.065, 15)), (1, (0.45, 0.09, 40))])
        c.fill(m, pick(table, np.clip(t, 0, 1).astype(np.float32)), detail=0.6)
    for right, holes in ((False, _FRONT), (True, _SIDE)):
        for h in holes:
            _hole(c, h, right)
    top, t = TALL, 13.0
    outer = [
        spot(-WIDE, DEEP, top),
        spot(WIDE, DEEP, top),
        spot(WIDE, 0, top + _PEAK),
        spot(WIDE, -DEEP, top),
        spot(-WIDE, -DEEP, top),
        spot(-WIDE, 0, top + _PEAK),
        spot(-WIDE, DEEP, top),
    ]

    def edge(pen: Pen) -> None:
        for w, tone in ((t, (0.4, 0.09, 50)), (t - 4, (0.66, 0.12, 62)), (3.0, (0.9, 0.12, 76))):
            pen.stroke(polygon(outer), tone, w)
        pen.stroke([spot(WIDE, DEEP), spot(WIDE, DEEP, TALL)], (0.5, 0.1, 50), 6)
        pen.stroke(polygon([spot(-WIDE, DEEP), spot(WIDE, DEEP), spot(WIDE, -DEEP)], closed=False), (0.16, 0.05, 30), 6)

    c.draw(edge, relief=1, detail=0.8)


def _hole(c: Canvas, h: tuple[float, ...], right: bool) -> None:
    def at(w: float, z: float) -> tuple[float, float]:
        return spot(WIDE, w, z) if right else spot(w, DEEP, z)

    a, b, low, high = h
    pts = [at(a, low), at(b, low), at(b, high), at(a, high)]
    m = c.mask(polygon(pts))
    c.fill(m, (0.76, 0.155, 60), detail=0.9)
    mx, my = at((a + b) / 2, low + 12)
    c.screen(m * np.exp(-(((c.y - my) / 40) ** 2)).astype(np.float32), (0.9, 0.13, 74), 0.6)
    c.emit(m, 0.4)
    if h is _DOOR:
        r = c.rng("within")

        def firs(pen: Pen) -> None:
            for k, up in ((0.02, 104.0), (0.17, 66.0), (0.8, 82.0), (0.97, 112.0)):
                w = a + (b - a) * k
                for q in range(9):
                    z, wide = up * (1 - q / 9), 2 + 1.9 * q + float(r.uniform(-1, 1))
                    pen.fill(polygon([at(w, z), at(w + wide, z - 16), at(w - wide, z - 16)]), (0.34, 0.08, 75), 0.8)

        c.draw(firs, detail=0.85, clip=m)

    def frame(pen: Pen) -> None:
        pen.stroke(polygon(pts), (0.5, 0.1, 52), 6)
        if h is not _DOOR:
            pen.stroke([at((a + b) / 2, low), at((a + b) / 2, high)], (0.3, 0.08, 40), 4)
            pen.stroke([at(a, (low + high) / 2), at(b, (low + high) / 2)], (0.3, 0.08, 40), 4)
            pen.stroke([at(a - 8, low - 4), at(b + 8, low - 4)], (0.58, 0.11, 56), 7)
        else:
            leaf = [spot(a, DEEP), spot(a - 34, DEEP + 66), spot(a - 34, DEEP + 66, high), spot(a, DEEP, high)]
            pen.fill(polygon(leaf), (0.5, 0.13, 42))
            pen.stroke(polygon(leaf), (0.8, 0.13, 66), 3)
            pen.dot(*spot(a - 27, DEEP + 54, 58), 3, (0.95, 0.1, 84))

    c.draw(frame, relief=1, detail=0.9)
    c.glow(mx, my - 10, 74, (0.85, 0.15, 64), 0.42)


def _trail(c: Canvas) -> None:
    """Moss creeps over the threshold; tiny steps go on to a mitten."""
    r = c.rng("trail")
    way = [(2.0, DEEP + 10), (8, DEEP + 80), (34, DEEP + 160), (40, DEEP + 240), (86, DEEP + 318), (132, DEEP + 372)]

    def moss(pen: Pen) -> None:
        for _ in range(700):
            q = abs(float(r.normal(0, 1)))
            x, y = spot(float(r.normal(0, 26 + 8 * q)), DEEP + 4 + 34 * q)
            tone = mix((0.3, 0.07, 150), (0.8, 0.14, 95), float(r.random()))
            pen.stroke([(x, y), (x + float(r.normal(0, 3)), y - float(r.uniform(2, 7)))], tone, 1.6, 0.9)

    c.draw(moss, detail=0.8)

    def steps(pen: Pen) -> None:
        line = np.array(way)
        for k in range(19):
            q = (k + 0.6) / 19 * (len(line) - 1)
            i = min(int(q), len(line) - 2)
            a = line[i] + (line[i + 1] - line[i]) * (q - i)
            x, y = spot(a[0] + (7 if k % 2 else -7), a[1])
            tone = mix((0.15, 0.06, 35), (0.5, 0.09, 52), min(1.0, max(0.0, (k - 9) / 4)))
            pen.fill(oval(x, y, 4.0, 6.4, -8), tone, 0.85)
            pen.fill(oval(x - 0.5, y + 8, 3.2, 3.0), tone, 0.85)

    c.draw(steps, detail=0.8)
    x, y = spot(140, DEEP + 398)
    mit = c.mask(
        curve(
            [
                (x - 20, y + 30),
                (x - 22, y),
                (x - 14, y - 26),
                (x + 6, y - 30),
                (x + 17, y - 10),
                (x + 20, y),
                (x + 33, y - 12),
                (x + 40, y - 4),
                (x + 30, y + 14),
                (x + 18, y + 30),
            ]
        )
    )
    c.shadow(mit, 5, 9, 7, 0.7)
    c.form(mit, (0.5, 0.19, 27), thickness=18, rim=0.7, detail=0.9)
    cuff = c.mask(box(x - 23, y + 22, 45, 20, 7))
    c.form(cuff, (0.44, 0.17, 26), thickness=9, rim=0.5, detail=0.9)

    def ribs(pen: Pen) -> None:
        for k in range(-4, 5):
            pen.stroke([(x - 0.5 + k * 4.7, y + 25), (x - 0.5 + k * 4.7, y + 39)], (0.32, 0.13, 24), 1.6, 0.8)

    c.draw(ribs, detail=0.9)
    c.glow(x, y - 14, 110, (0.7, 0.15, 56), 0.3)


def _air(c: Canvas) -> None:
    """Smoke bends up towards us; sparks go with it."""
    rise = (_FY - 40 - c.y) / 420
    mid = _FX + 60 * np.sin(rise * 4.2) * np.clip(rise, 0, 1) + 70 * rise
    wide = 14 + 105 * np.clip(rise, 0, 1.4)
    curls = smoothstep(0.3, 0.75, c.field("smoke", 60, 4, (1.0, 1.6)))
    smoke = np.exp(-(((c.x - mid) / wide) ** 2)) * smoothstep(0.0, 0.6, rise) * smoothstep(1.3, 0.4, rise) * curls
    c.screen(np.asarray(smoke, np.float32), (0.8, 0.06, 62), 0.85)
    c.glow(_FX, _FY - 20, 330, (0.76, 0.16, 56), 0.34)

    def about(r: np.random.Generator) -> tuple[float, float]:
        q = float(r.random()) ** 1.4
        return _FX + 60 * math.sin(q * 4.2) * q + 70 * q + float(r.normal(0, 10 + 70 * q)), _FY - 40 - 480 * q

    motes(c, c.rng("sparks"), 120, about, (0.94, 0.16, 66), size=(0.9, 3.6), detail=0.9, emission=0.9)
