"""The bellows of an accordion from inside: a pleated corridor that opens on a snowy street with one lit window."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.motes import motes
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import circle, oval, polygon
from art.painting.strokes import repaint
from art.painting.terrain import plane

from .street import street

BRIEF = Brief(
    title="Second Wind",
    hero="inside of a giant accordion's bellows as a corridor; its far end opens on a snowy street",
    idea="inside out",
    place="street, snow seen from within",
    palette="ink and red",
    composition="deep tunnel",
    time="dusk",
    symbols=("accordion", "piano keys", "lit window"),
    hidden="one of the pearl buttons is a round door that stands ajar",
    readings=("breath", "homecoming", "music"),
    person=True,
)
FINISH = {"vignette": 0.4, "bloom": 0.6, "saturation": 1.06, "focus": Focus(350, 560, 430, 560, 0.25)}

_END = 5.3
_STEP = 0.26
_FIRST = 0.86
_F = 420.0
Place = tuple[float, float]


def _spine(z: float) -> Place:
    """Where the bellows' middle lies: a slow bend to the left and up."""
    return 0.33 * z - 0.115 * z * z, -0.024 * z * z - 0.04 * z


def _at(x: float, y: float, z: float) -> Place:
    """A place in the bellows' own cross section (-1 to 1, -1.5 to 1.5), seen on the card."""
    mx, my = _spine(z)
    return 400 + _F * (mx + x) / z, 590 + _F * (my + y) / z


def _frame(z: float, grow: float) -> list[Place]:
    """Eight corners from the top left, clockwise: the bellows' corners are cut."""
    w, h, k = 1.0 + grow, 1.46 + grow, 0.15 + grow * 0.6
    raw = ((-w + k, -h), (w - k, -h), (w, -h + k), (w, h - k), (w - k, h), (-w + k, h), (-w, h - k), (-w, -h + k))
    return [_at(x, y, z) for x, y in raw]


def _bow(z: float, k: int, u: Array) -> Array:
    """How far a side hangs out from its straight line at `u` (0-1): the bellows breathe in. In its own units."""
    deep = (0.07, 0, 0.13, 0, 0.03, 0, 0.11, 0)[k] * (1 + 0.5 * math.sin(z * 2.3 + k))
    out: Array = (deep * np.sin(np.pi * u) + 0.012 * np.sin(7 * u + 9 * z + k) * (k % 2 == 0)).astype(np.float32)
    return out


def _edge(z: float, grow: float, k: int) -> list[Place]:
    """One side of a frame with its bow, from corner to corner."""
    corners = _frame(z, grow)
    (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 8]
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = (by - ay) / length, -(bx - ax) / length
    u = np.linspace(0, 1, 9)
    d = _bow(z, k, u) * _F / z
    return [(ax + (bx - ax) * a + nx * b, ay + (by - ay) * a + ny * b) for a, b in zip(u, d, strict=True)]


def _light(z: float) -> float:
    """How much of the far end's light comes so far, 0–1."""
    return math.pow(1 + 0.32 * max(_END - z, 0), -1.55)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.2, -0.5, 0.6),
        key=(0.93, 0.08, 70),
        shade=(0.25, 0.06, 285),
        rim=(-0.3, -0.8, 0),
        rim_colour=(0.92, 0.1, 68),
        bounce=(0.6, 0.12, 30),
    )
    c.fill(c.full(), (0.14, 0.05, 285), detail=0.0)
    x0, y0 = _at(0, 0, _END)
    half = _F / _END
    street(c, x0 + 8, y0, half * 1.1, half * 1.52)
    _pleats(c)
    c.glow(x0, y0 + 30, 230, (0.93, 0.11, 58), 0.26)
    repaint(c, 0.35, seed="red", loose=0.6)
    _keys(c)
    _ends(c)
    _buttons(c)
    _walker(c)
    _air(c, x0, y0)


def _side(c: Canvas, z: float, k: int) -> None:
    """One face of a pleat, whose ridge is at depth `z`: from the fold's valley to its ridge."""
    back = z - _STEP * 0.5
    near, far = _frame(back, 0.2), _frame(z, 0.0)
    a0, a1, b0, b1 = near[k], near[(k + 1) % 8], far[k], far[(k + 1) % 8]
    quad = c.mask(polygon([*_edge(back, 0.2, k), *_edge(z, 0.0, k)[::-1]]), wobble=0.3 + 0.8 / z, cell=30)
    if quad.empty or quad.a.size < 4:
        return
    p = plane(c, quad, (a0, a1, b1, b0))
    u = np.clip(p.u, 0, 1)
    length = math.hypot(a1[0] - a0[0], a1[1] - a0[1]) or 1.0
    nx, ny = (a1[1] - a0[1]) / length, -(a1[0] - a0[0]) / length
    deep = abs((a0[0] + a1[0] - b0[0] - b1[0]) / 2 * nx + (a0[1] + a1[1] - b0[1] - b1[1]) / 2 * ny)
    v = np.clip(p.v + _bow(z, k, u) * _F / z / max(deep, 6), 0, 1)
    lit = _light(z)
    # The floor and the wall outside of the bend see more of the end than the others.
    facing = {0: 0.74, 1: 0.9, 2: 1.12, 3: 1.0, 4: 1.2, 5: 0.95, 6: 0.92, 7: 0.8}[k]
    sag = c.noise.at(f"sag{k}", u * 5 + 7 * z, v + z * 3, 1.0, 2) - 0.5
    weave = c.noise.at(f"weave{k}", u * 90, v * 16 + z * 40, 1.0, 2) - 0.5
    edge = np.abs(u - 0.5) * 2
    value = (0.07 + 0.2 * v + 0.62 * v**3.2) * facing * (0.2 + 1.2 * lit) * (1 - 0.2 * edge**3)
    value = value + (0.06 * sag + 0.05 * weave) * (0.3 + lit) + 0.34 * lit**1.6 * v
    table = ramp(
        [
            (0.0, (0.12, 0.06, 300)),
            (0.14, (0.22, 0.1, 350)),
            (0.32, (0.36, 0.145, 18)),
            (0.55, (0.52, 0.19, 26)),
            (0.75, (0.67, 0.18, 38)),
            (0.9, (0.82, 0.13, 62)),
            (1.0, (0.95, 0.07, 80)),
        ]
    )
    c.fill(quad, pick(table, np.asarray(np.clip(value, 0, 1), np.float32)), detail=0.5)


def _pleats(c: Canvas) -> None:
    """Fold before fold, from the far end to our own eyes."""
    n = int((_END - _FIRST) / _STEP)
    gold, dim = (0.93, 0.11, 82), (0.5, 0.11, 48)
    for i in range(n, -1, -1):
        z = _FIRST + i * _STEP
        ridge = _frame(z + _STEP, 0.0)
        for k in range(8):
            _side(c, z + _STEP, k)
        lit = _light(z + _STEP)
        tone = mix(dim, gold, min(1, 0.15 + 1.1 * lit))
        width = 4.6 / (z + _STEP)

        def tape(pen: Pen, z: float = z + _STEP, tone: Array = tone, width: float = width, lit: float = lit) -> None:
            for k in range(8):
                line = _edge(z, 0.0, k)
                strength = (0.6, 0.9, 0.9, 0.9, 0.9, 0.95, 0.85, 0.8)[k]
                pen.stroke(line, tone, width * (1.0 if k % 2 == 0 else 1.5), strength * (0.4 + 0.6 * lit))
                if k % 2 == 0 and z < 3.2:
                    inner = _edge(z - _STEP * 0.2, 0.085, k)
                    r = np.linspace(0.08, 0.92, 22)
                    xs = np.interp(r, np.linspace(0, 1, 9), [q[0] for q in inner])
                    ys = np.interp(r, np.linspace(0, 1, 9), [q[1] for q in inner])
                    for q in range(22):
                        size = (2.3 if q % 3 == 1 else 1.2) * 1.7 / z
                        x, y = float(xs[q]), float(ys[q])
                        pen.fill(
                            polygon([(x - size, y), (x, y - size), (x + size, y), (x, y + size)]),
                            tone,
                            0.28 + 0.5 * lit,
                        )

        c.draw(tape, detail=0.75, emission=0.1 * lit)
        for k in (1, 3, 5, 7):
            a, b = ridge[k], ridge[(k + 1) % 8]
            o0, o1 = _frame(z + _STEP * 0.84, 0.06)[k], _frame(z + _STEP * 0.84, 0.06)[(k + 1) % 8]
            before, after = ridge[k - 1], ridge[(k + 2) % 8]
            arm0 = (a[0] + (before[0] - a[0]) * 0.09, a[1] + (before[1] - a[1]) * 0.055)
            arm1 = (b[0] + (after[0] - b[0]) * 0.09, b[1] + (after[1] - b[1]) * 0.055)
            end0 = (arm0[0] + (o0[0] - a[0]) * 0.75, arm0[1] + (o0[1] - a[1]) * 0.75)
            end1 = (arm1[0] + (o1[0] - b[0]) * 0.75, arm1[1] + (o1[1] - b[1]) * 0.75)
            cap = c.mask(polygon([arm0, a, b, arm1, end1, o1, o0, end0]))
            if cap.empty:
                continue
            c.form(
                cap,
                mix((0.4, 0.1, 50), (0.76, 0.15, 74), min(1, 0.3 + lit)),
                thickness=7 / z,
                bias=-0.26 + 0.42 * lit + (0.14, 0.1, -0.04, -0.1)[k // 2],
                gloss=0.5 * lit + 0.12,
                gloss_sharpness=10,
                mottle=0.14,
                grain=9,
                rim=0.7,
                detail=0.75,
            )


def _quad(z0: float, z1: float, x0: float, x1: float, y: float) -> list[Place]:
    return [_at(x0, y, z0), _at(x1, y, z0), _at(x1, y, z1), _at(x0, y, z1)]


_LEVEL, _LEFT, _RIGHT, _KEY = 1.3, -0.52, 0.5, 0.235


def _keys(c: Canvas) -> None:
    """A keyboard lies along the floor as a path; white keys are its planks."""
    n = int((_END - 0.62) / _KEY)
    r = c.rng("keys")
    under = c.mask(
        polygon(
            [_at(_LEFT - 0.1, 1.46, z) for z in np.linspace(0.7, _END, 14)]
            + [_at(_RIGHT + 0.12, 1.46, z) for z in np.linspace(_END, 0.7, 14)]
        ),
        soft=5,
    )
    c.multiply(under, (0.2, 0.08, 320), 0.8)
    for i in range(n, -1, -1):
        z = 0.62 + i * _KEY
        lit = _light(z)
        z1 = z + _KEY * 0.93
        tilt = float(r.uniform(-0.008, 0.008))
        top = c.mask(polygon(_quad(z, z1, _LEFT, _RIGHT, _LEVEL + tilt)), wobble=0.3 + 0.8 / z, cell=18)
        front = c.mask(
            polygon([_at(_LEFT, _LEVEL, z), _at(_RIGHT, _LEVEL, z), _at(_RIGHT, 1.42, z), _at(_LEFT, 1.42, z)])
        )
        wall = c.mask(
            polygon([_at(_LEFT, _LEVEL, z), _at(_LEFT, _LEVEL, z1), _at(_LEFT, 1.42, z1), _at(_LEFT, 1.42, z)])
        )
        for m, s in ((wall, 0.12), (front, 0.05)):
            c.fill(m, mix((0.16, 0.05, 310), (0.7, 0.12, 50), s + 0.4 * lit), detail=0.6)
        if top.empty:
            continue
        p = plane(c, top, tuple(_quad(z1, z, _LEFT, _RIGHT, _LEVEL)[k] for k in (3, 2, 1, 0)))
        grain = c.noise.at("ivory", p.u * 3 + i, p.v * 3 + i * 5, 1.0, 3) - 0.5
        shine = np.exp(-(((p.u - 0.46) / 0.3) ** 2))
        value = 0.27 + 0.66 * lit + 0.3 * shine * (0.35 + lit) + 0.08 * grain + 0.06 * (1 - p.v)
        table = ramp([(0.22, 0.06, 300), (0.4, 0.06, 325), (0.62, 0.06, 30), (0.82, 0.065, 68), (0.97, 0.045, 85)])
        c.fill(top, pick(table, np.asarray(np.clip(value, 0, 1), np.float32)), detail=0.7)
        c.screen(top.edge(0, -1.6 / z - 0.6, 0.6), (0.97, 0.07, 80), 0.3 + 0.4 * lit)
    for i in range(n - 1, -1, -1):
        if i % 7 in {2, 6}:
            continue
        z = 0.62 + (i + 0.72) * _KEY
        z1, lit = z + _KEY * 0.52, _light(z)
        x0, x1, y = _LEFT + 0.005, -0.02, _LEVEL - 0.055
        shade = c.mask(polygon(_quad(z - 0.1, z1, x0, x1 + 0.03, _LEVEL)), soft=2 / z)
        c.multiply(shade, (0.22, 0.07, 300), 0.6)
        sides = c.mask(
            polygon([_at(x0, y, z), _at(x1, y, z), _at(x1, _LEVEL, z), _at(x0, _LEVEL, z)]),
            polygon([_at(x1, y, z), _at(x1, y, z1), _at(x1, _LEVEL, z1), _at(x1, _LEVEL, z)]),
        )
        c.fill(sides, (0.11, 0.03, 290), detail=0.7)
        top = c.mask(polygon(_quad(z, z1, x0, x1, y)))
        c.fill(top, mix((0.15, 0.035, 290), (0.42, 0.07, 30), lit), detail=0.7)
        c.screen(top.edge(0.5, -1.6 / z - 0.5, 0.5), (0.95, 0.09, 70), 0.25 + 0.5 * lit)


def _ends(c: Canvas) -> None:
    """The rim of the far end: a dark wooden frame, and snow that has blown in over it."""
    r = c.rng("drift")
    for z0, share in ((4.1, 0.55), (4.45, 0.8), (4.8, 0.95)):
        ragged = [(float(x), z0 + float(r.uniform(-0.12, 0.2))) for x in np.linspace(_LEFT, _RIGHT, 13)]
        drift = c.mask(
            polygon([*[_at(x, _LEVEL - 0.02, z) for x, z in ragged], _at(_RIGHT, 1.28, _END), _at(_LEFT, 1.28, _END)]),
            wobble=1.5,
            cell=8,
            soft=0.8,
        )
        c.fill(drift, (0.93, 0.05, 65), share, detail=0.6)


def _buttons(c: Canvas) -> None:
    """Pearl buttons along the right wall: a row of little lamps."""
    n = int((_END - 1.2) / _STEP)
    for i in range(n, 0, -1):
        z = _FIRST + (i + 1) * _STEP
        x, yy = _at(0.965, -0.12 + 0.02 * math.sin(i * 2.1), z)
        rad = _F * 0.074 / z
        if x - rad > 800:
            continue
        c.glow(x, yy, rad * 2.6, (0.86, 0.13, 66), 0.42)
        socket = c.mask(oval(x + rad * 0.15, yy, rad * 0.86, rad * 1.14))
        c.form(socket, (0.62, 0.12, 68), thickness=rad * 0.4, gloss=0.5, rim=0.7, detail=0.8)
        ajar = i == 4
        if ajar:
            c.fill(c.mask(oval(x, yy, rad * 0.62, rad * 0.9)), (0.2, 0.08, 30), detail=0.85)
            c.fill(c.mask(oval(x + rad * 0.3, yy, rad * 0.2, rad * 0.7)), (0.9, 0.15, 72), detail=0.85)
        pearl = c.mask(oval(x - rad * 0.5, yy, rad * 0.3, rad * 0.98) if ajar else oval(x, yy, rad * 0.66, rad * 0.92))
        hue = c.field("pearl", 16, 3)[pearl.where]
        tints = pick(ramp([(0.9, 0.07, 50), (0.97, 0.05, 85), (0.93, 0.05, 110)]), hue)
        c.fill(pearl, tints, detail=0.85)
        c.emit(pearl, 0.5)
        c.screen(c.mask(circle(x - rad * 0.2, yy - rad * 0.3, rad * 0.26), soft=rad * 0.1), (1.0, 0.0, 90), 0.7)


def _walker(c: Canvas) -> None:
    z = 3.75
    x, y = _at(-0.04, _LEVEL, z)
    ex, ey = _at(0.5, _LEVEL, 1.15)
    fx = (ex - x) * 0.9
    shadow = c.mask(polygon([(x - 7, y), (x + 8, y), (x + fx + 62, ey), (x + fx - 34, ey)]), soft=5)
    c.multiply(shadow * np.asarray(smoothstep(ey + 60, y - 20, c.y), np.float32), (0.2, 0.08, 320), 0.85)
    who = Person(
        girth=0.95,
        skin=(0.6, 0.08, 50),
        dress="coat",
        hem=0.75,
        loose=1.15,
        top=(0.2, 0.05, 280),
        bottom=(0.15, 0.03, 280),
        hat="brim",
        hat_colour=(0.17, 0.04, 285),
        scarf=(0.6, 0.2, 28),
    )
    pose = Pose(arm_near=(9, 4), arm_far=(10, 5), leg_near=(7, 2), leg_far=(5, 2))
    j = joints(who, pose, x=x, y=y + 1, height=102, view="back")
    with c.group() as g:
        paint_person(c, who, j)
        c.multiply(c.full(), (0.4, 0.09, 310), 0.35)
    m = c.paste(g)
    c.screen(m.edge(-1.0, -0.9, 0.4), (0.97, 0.1, 72), 0.5)
    c.screen(m.edge(0.8, -0.6, 0.4), (0.97, 0.1, 72), 0.3)


def _air(c: Canvas, x0: float, y0: float) -> None:
    c.glow(x0, y0 + 70, 90, (0.96, 0.09, 70), 0.22, flat=0.6)

    def drift(r: np.random.Generator) -> Place:
        d = abs(r.normal(0, 190))
        a = r.uniform(0, 2 * math.pi)
        return x0 + math.cos(a) * d * 0.8 + d * 0.15, y0 + 60 + math.sin(a) * d

    motes(c, c.rng("flakes"), 170, drift, (0.97, 0.03, 70), size=(0.7, 2.4), alpha=(0.3, 0.95), emission=0.4)
