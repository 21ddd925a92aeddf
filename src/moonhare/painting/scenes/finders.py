"""A slanting sunbeam is pinned by a mousetrap on an attic floor; mice stand round at a respectful distance."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import metal, planks, wood
from moonhare.painting.motifs.mice import mouse
from moonhare.painting.motifs.ribbon import Ribbon, ribbon
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._finders_parts import lumber
from moonhare.painting.shapes import box, limb, polygon, sample
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Finders",
    hero="slanting sunbeam pinned by a mousetrap on an attic floor, mice standing round at a respectful distance",
    idea="held or caught",
    place="attic, farmhouse",
    palette="amber wood",
    composition="diagonal fall",
    time="afternoon",
    symbols=("sunbeam", "mousetrap", "mouse"),
    hidden="one mouse is already gilded to the tail",
    readings=("luck", "theft", "awe"),
)
FINISH = {"vignette": 0.5, "bloom": 0.5}

_GOLD: Colour = (0.93, 0.125, 86)
_BEAM = [(96, 148, 60), (220, 372, 68), (330, 552, 64), (430, 716, 55), (500, 832, 40), (536, 896, 22), (548, 922, 17)]
_TAIL = [(548, 922, 17), (562, 950, 26), (590, 978, 34), (634, 992, 27), (676, 984, 16), (700, 966, 8), (696, 950, 3)]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.66, 0.5),
        key=(0.96, 0.09, 82),
        shade=(0.27, 0.06, 340),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.95, 0.12, 80),
        bounce=(0.62, 0.13, 65),
        bounce_share=0.22,
    )
    _room(c)
    lumber(c)
    repaint(c, 0.85, seed="room")
    c.lamps.append(Lamp(x=580, y=930, z=70, reach=190, colour=(0.93, 0.13, 80), power=0.6))
    _skylight(c)
    _pool(c)
    _far_mice(c)
    _beam(c)
    _trap(c)
    _near_mice(c)
    repaint(c, 0.2, seed="last")
    _dust(c)


def _falloff(c: Canvas, mask: Mask, x: float, y: float, r: float, high: float, low: float) -> Array:
    d = np.hypot(c.x[mask.where] - x, (c.y[mask.where] - y) * 1.3) / r
    return np.asarray(low + (high - low) * np.exp(-d * d), np.float32)


def _room(c: Canvas) -> None:
    c.fill(c.full(), (0.2, 0.05, 30))
    back = plane(
        c,
        c.mask(polygon([(196, 772), (196, 520), (418, 236), (640, 520), (640, 772)])),
        ((196, 230), (640, 230), (640, 772), (196, 772)),
    )
    planks(
        c,
        back,
        (0.5, 0.09, 52),
        across=11,
        length=1.0,
        light=_falloff(c, back.mask, 420, 760, 280, 0.06, -0.26),
        seed="back",
    )
    left = plane(
        c,
        c.mask(polygon([(196, 524), (420, 236), (420, -330), (-420, 120), (-420, 330)])),
        ((420, 236), (420, -700), (-560, 240), (196, 524)),
    )
    planks(
        c,
        left,
        (0.46, 0.08, 48),
        across=10,
        length=1.2,
        light=_falloff(c, left.mask, 140, 240, 200, 0.14, -0.22),
        seed="left",
    )
    right = plane(
        c,
        c.mask(polygon([(638, 524), (416, 236), (416, -330), (1240, 120), (1240, 330)])),
        ((416, -700), (416, 236), (638, 524), (1400, 240)),
    )
    planks(
        c,
        right,
        (0.44, 0.08, 46),
        across=10,
        length=1.2,
        light=_falloff(c, right.mask, 560, 480, 330, 0.0, -0.2),
        seed="right",
    )
    for f, x0, x1 in ((-1, 196, -420), (1, 640, 1260)):
        knee = plane(
            c,
            c.mask(polygon([(x0, 520), (x1, 300), (x1, 1130), (x0, 774)])),
            ((x0, 520), (x1, 250), (x1, 1230), (x0, 774)),
        )
        planks(
            c,
            knee,
            (0.42, 0.08, 45),
            across=5,
            length=2.4,
            light=_falloff(c, knee.mask, 700 if f > 0 else 120, 860, 260, 0.04, -0.22),
            seed=f"knee{f}",
        )
    floor = plane(
        c,
        c.mask(polygon([(196, 770), (640, 770), (1260, 1130), (1260, 1220), (-420, 1220), (-420, 1120)])),
        ((196, 770), (640, 770), (1350, 1210), (-520, 1210)),
    )
    planks(
        c,
        floor,
        (0.6, 0.1, 58),
        across=13,
        length=1.6,
        light=_falloff(c, floor.mask, 570, 960, 330, 0.24, -0.2),
        seed="floor",
    )
    for far, near in (((418, 236), (418, -300)), ((196, 524), (-420, 330)), ((640, 524), (1250, 330))):
        beam = c.mask(limb([(*far, 9), (*near, 34)]))
        c.shadow(beam, 6, 14, soft=9, share=0.5)
        wood(
            c,
            beam,
            (0.42, 0.08, 45),
            angle=math.degrees(math.atan2(near[1] - far[1], near[0] - far[0])),
            thickness=18,
            bias=-0.12,
        )
    for t, w in ((0.0, 9), (0.24, 13), (0.62, 20)):
        ridge = (418.0, 236 - 560 * t)
        for f, ex, ey in ((-1, 196 - 620 * t, 524 - 200 * t), (1, 640 + 620 * t, 524 - 200 * t)):
            rafter = c.mask(limb([(*ridge, w), (ex, ey, w)]))
            c.shadow(rafter, 8, 12, soft=8, share=0.5)
            wood(
                c,
                rafter,
                (0.47, 0.09, 48),
                angle=math.degrees(math.atan2(ey - ridge[1], ex - ridge[0])),
                thickness=w,
                bias=-0.05 if f < 0 else -0.14,
            )
    tie = c.mask(box(182, 500, 474, 26, 4))
    c.shadow(tie, 4, 14, soft=8, share=0.55)
    wood(c, tie, (0.46, 0.09, 48), thickness=12, bias=-0.06)
    c.multiply(
        c.full(smoothstep(300, 0, c.y) * 0.6 + smoothstep(520, 800, c.x) * smoothstep(800, 300, c.y) * 0.5),
        (0.3, 0.06, 345),
        0.6,
    )
    c.multiply(c.mask(polygon([(180, 750), (660, 750), (680, 800), (160, 800)]), soft=14), (0.28, 0.06, 350), 0.55)


def _skylight(c: Canvas) -> None:
    frame = [(48, 176), (148, 78), (212, 196), (106, 306)]
    pane = c.mask(polygon(frame))
    c.glow(128, 190, 130, (0.96, 0.12, 82), 0.6)
    c.fill(pane, (0.98, 0.06, 92), detail=0.7)
    c.emit(pane, 0.7)

    def bars(pen: Pen) -> None:
        ink = (0.34, 0.07, 45)
        pen.stroke(polygon(frame), ink, 13)
        for a, b in (((98, 127), (159, 251)), ((77, 241), (180, 137))):
            pen.stroke([a, b], ink, 6)

    c.draw(bars, relief=5, detail=0.8)
    c.glow(128, 190, 60, (0.99, 0.05, 92), 0.5)


def _pool(c: Canvas) -> None:
    """Light spilt about the trap."""
    c.glow(580, 966, 190, (0.9, 0.15, 72), 0.45, flat=0.5)
    c.glow(590, 972, 84, (0.95, 0.13, 82), 0.35, flat=0.45)
    c.multiply(
        c.full(smoothstep(0.9, 1.8, np.hypot((c.x - 560) / 300, (c.y - 960) / 190)) * smoothstep(760, 900, c.y)),
        (0.4, 0.07, 350),
        0.4,
    )


def _beam(c: Canvas) -> None:
    """The sunbeam: a thing with edges, pinched where the bar has it."""
    band = ribbon(c, _BEAM, n=200)
    halo = band.mask.grow(12).blur(18) & c.full(smoothstep(0, 90, (c.x - 128) * 0.52 + (c.y - 190) * 0.85))
    c.screen(halo, (0.86, 0.15, 70), 0.36)
    at = band.mask.where
    out = smoothstep(0, 60, (c.x - 128) * 0.52 + (c.y - 190) * 0.85)  # it begins at the pane
    band = Ribbon(mask=band.mask * out, along=band.along, across=band.across, radius=band.radius, length=band.length)
    t, s = band.across, band.along / band.length
    round_ = np.sqrt(np.clip(1 - t * t, 0, 1))
    grain = c.noise.at("beam", band.across * 5 + 10, band.along / 150, 1.0, 3) - 0.5
    tight = smoothstep(0.72, 1.0, s)
    crease = tight * (0.5 + 0.5 * np.sin(t * 13 + 2 * grain)) * 0.5
    body = 0.5 + 0.34 * tight + 0.3 * round_ * (0.4 + 0.6 * s) + 0.36 * grain - 0.3 * crease
    edge = np.exp(-(((np.abs(t) - 0.93) / 0.07) ** 2))
    c.glaze(band.mask * np.asarray(np.clip(0.2 + 0.62 * s**1.4, 0, 0.9), np.float32), (0.84, 0.16, 76), 0.85)
    c.screen(band.mask * np.asarray(np.clip(body, 0, 1), np.float32), (0.86, 0.155, 78), 0.62)
    c.screen(band.mask * np.asarray(edge, np.float32), (0.98, 0.07, 92), 0.75)
    c.emit(band.mask, 0.16)
    tail = ribbon(c, _TAIL, n=120, overlap=9)
    c.shadow(tail.mask, 6, 9, soft=7, share=0.5, colour=(0.36, 0.1, 45))
    hump = np.sqrt(np.clip(1 - tail.across**2, 0, 1))
    flow = c.noise.at("tail", tail.across * 4, tail.along / 40, 1.0, 2) - 0.5
    c.fill(tail.mask, (0.93, 0.13, 86), detail=0.8)
    c.screen(tail.mask * np.asarray(np.clip(hump * 0.9 + flow * 0.6 - 0.2, 0, 1), np.float32), (0.99, 0.05, 95), 0.9)
    c.multiply(tail.mask * np.asarray(np.clip(0.8 - hump, 0, 1), np.float32), (0.72, 0.15, 60), 0.8)
    c.emit(tail.mask, 0.2)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], band.mask.a * 0.7)


def _trap(c: Canvas) -> None:
    board = [(428, 944), (598, 900), (690, 950), (520, 1006)]
    side = c.mask(polygon([(428, 944), (520, 1006), (690, 950), (690, 963), (520, 1021), (428, 957)]))
    top = c.mask(polygon(board))
    # The board lies under beam and bar: what is already painted of the beam's end is laid over it again.
    c.shadow(side | top, 12, 22, soft=10, share=0.65)
    wood(c, side, (0.5, 0.1, 48), angle=-16, thickness=5, detail=0.75)
    wood(c, top, (0.74, 0.1, 68), angle=-16, grain=7, thickness=4, detail=0.75)
    end = ribbon(
        c,
        [
            (500, 832, 40),
            (536, 896, 22),
            (550, 934, 16),
            (566, 958, 26),
            (596, 978, 33),
            (640, 990, 26),
            (682, 982, 15),
            (704, 964, 8),
            (700, 948, 3),
        ],
        n=160,
        overlap=9,
    )
    hump = np.sqrt(np.clip(1 - end.across**2, 0, 1))
    flow = c.noise.at("end", end.across * 5, end.along / 46, 1.0, 2) - 0.5
    on = end.mask & c.full(smoothstep(852, 892, c.y))
    c.shadow(on, 5, 8, soft=5, share=0.5, colour=(0.46, 0.12, 50))
    c.fill(on, (0.93, 0.13, 86), detail=0.85)
    light = np.zeros((c.h, c.w), np.float32)
    light[end.mask.where] = np.clip(hump * 0.95 + flow * 0.7 - 0.25, 0, 1)
    c.screen(on & c.full(light), (0.99, 0.05, 95), 0.95)
    dark = np.zeros((c.h, c.w), np.float32)
    dark[end.mask.where] = np.clip(0.75 - hump - 0.3 * flow, 0, 1)
    c.multiply(on & c.full(dark), (0.72, 0.15, 58), 0.75)
    c.emit(on, 0.2)
    steel: Colour = (0.62, 0.03, 70)
    # Spring, bar and the catch.
    for k in range(15):
        t = k / 14
        if 0.36 < t < 0.6:
            continue
        x, y = 474 + 176 * t, 977 - 54 * t
        c.draw(
            partial(_wire, line=[(x - 7, y + 7), (x - 3, y - 11), (x + 8, y - 8), (x + 5, y + 8)], tone=steel, w=3.6),
            relief=2.4,
            detail=0.9,
        )
    bar = [(468, 976), (452, 946), (470, 928), (540, 908), (586, 894), (606, 898), (648, 924)]
    c.draw(partial(_wire, line=[(p[0] + 3, p[1] + 7) for p in bar], tone=(0.4, 0.1, 50), w=7), alpha=0.5, soft=2)
    c.draw(partial(_wire, line=bar, tone=(0.52, 0.03, 60), w=8), relief=5, detail=0.95)
    c.draw(partial(_wire, line=[(664, 950), (630, 960), (612, 958)], tone=steel, w=4), relief=2.4, detail=0.9)
    plate = c.mask(polygon([(500, 984), (536, 974), (552, 984), (514, 996)]))
    metal(c, plate, (0.72, 0.1, 72), thickness=4)
    c.glow(552, 918, 40, (0.98, 0.09, 88), 0.45)
    c.glow(604, 980, 44, (0.96, 0.12, 84), 0.3)


def _wire(pen: Pen, line: Sequence[tuple[float, float]], tone: Colour, w: float) -> None:
    pen.stroke(line, tone, w)


def _far_mice(c: Canvas) -> None:
    mouse(c, 330, 842, 74, pose="stand", coat=(0.5, 0.05, 55), seed="a")
    mouse(c, 246, 866, 80, pose="crouch", coat=(0.62, 0.05, 70), seed="b", tail=0.6)
    mouse(c, 392, 826, 62, pose="crouch", gold=True, seed="gilt")
    mouse(c, 606, 830, 66, pose="stand", coat=(0.42, 0.05, 45), left=True, seed="c")


def _near_mice(c: Canvas) -> None:
    mouse(c, 742, 1010, 112, pose="stand", coat=(0.55, 0.06, 58), left=True, seed="d")
    mouse(c, 262, 1006, 118, pose="stand", coat=(0.72, 0.04, 75), seed="e", tail=0.4)
    mouse(c, 148, 1064, 122, pose="crouch", coat=(0.46, 0.06, 50), seed="f")
    mouse(c, 400, 1146, 168, pose="back", coat=(0.52, 0.05, 55), seed="g")
    mouse(c, 566, 1176, 150, pose="back", coat=(0.4, 0.045, 45), left=True, seed="h")
    mouse(c, 690, 1150, 104, pose="back", coat=(0.64, 0.05, 66), seed="i", tail=-1)


def _dust(c: Canvas) -> None:
    r = c.rng("dust")
    path = sample(_BEAM, 60)
    n = 240
    i = (r.random(n) * 52).astype(int)
    x = path[i, 0] + r.normal(0, 0.55, n) * path[i, 2]
    y = path[i, 1] + r.normal(0, 0.55, n) * path[i, 2]
    gold = np.tile(np.array([[1.0, 0.94, 0.72]], np.float32), (n, 1))
    strew(c, "soft", x, y, r.uniform(2.5, 7, n), 0.0, gold, seed="motes", alpha=0.85, detail=0.8)
    for k in range(0, n, 9):
        c.glow(float(x[k]), float(y[k]), 4.5, (0.99, 0.05, 92), 0.7)
    for _ in range(46):
        a, q = r.uniform(-math.pi, 0.3), abs(r.normal(0, 70)) + 10
        c.glow(570 + math.cos(a) * q, 950 + math.sin(a) * q * 0.8, r.uniform(1.4, 3.4), (0.98, 0.1, 88), 0.8)

    def web(pen: Pen) -> None:
        ox, oy = 640.0, 526.0
        ends = [(ox - 120, oy), (ox - 96, oy + 50), (ox - 54, oy + 88), (ox, oy + 110)]
        for ex, ey in ends:
            pen.stroke([(ox, oy), (ex, ey)], (0.9, 0.04, 80), 0.9, 0.5)
        for t in (0.25, 0.45, 0.65, 0.85):
            pts = [(ox + (ex - ox) * t, oy + (ey - oy) * t) for ex, ey in ends]
            for a, b in pairwise(pts):
                pen.stroke([a, ((a[0] + b[0]) / 2 + 5 * t, (a[1] + b[1]) / 2 - 6 * t), b], (0.9, 0.04, 80), 0.8, 0.45)

    c.draw(web, detail=0.7)
