"""A magpie far bigger than the chapel pushes head and shoulder in through its great window, a ring in its bill."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._something_borrowed_bird import bird, ring
from moonhare.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Something Borrowed",
    hero="magpie bigger than the chapel it pushes its head into through the great window, a shining ring in its bill",
    idea="wrong scale",
    place="chapel, country",
    palette="moss dawn",
    composition="interior through a window or arch",
    time="noon",
    symbols=("magpie", "ring", "chapel"),
    hidden="one small shoe lies in the aisle",
    readings=("wedding", "theft", "guest"),
)

FINISH = {"vignette": 0.4, "saturation": 1.1, "bloom": 0.5, "contrast": 0.12, "focus": Focus(380, 520, 380, 460, 0.3)}

_EYE = (430.0, 690.0)
"""Where all lines of the nave meet."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.25, -0.85, 0.42),
        key=(0.96, 0.08, 98),
        shade=(0.24, 0.05, 185),
        rim=(-0.2, -1.0, 0),
        rim_colour=(0.97, 0.09, 98),
        bounce=(0.6, 0.1, 100),
        bounce_share=0.15,
    )
    window = c.mask(arch(0))
    lancet = c.mask(_lancet(752, 470, 54, 330))
    _walls(c, window, lancet)
    repaint(c, 0.55, seed="wall", loose=0.6)
    _outside(c, window | lancet)
    _floor(c)
    _altar(c)
    bird(c, window, lancet)
    _beams(c)
    _pews(c)
    ring(c)
    motes(
        c,
        c.rng("dust"),
        150,
        lambda r: (r.uniform(120, 690), r.uniform(300, 1120)),
        (0.97, 0.09, 98),
        size=(0.6, 2.2),
        alpha=(0.2, 0.8),
        emission=0.4,
    )


def arch(grow: float) -> Path:
    """The great window, wider by `grow`."""
    g = grow
    return curve(
        [
            (196 - g, 716 + 0.3 * g, CORNER),
            (196 - g, 380),
            (228 - g, 236),
            (318 - 0.7 * g, 112 - 0.7 * g),
            (430, 42 - 1.3 * g, CORNER),
            (542 + 0.7 * g, 112 - 0.7 * g),
            (632 + g, 236),
            (664 + g, 380),
            (664 + g, 716 + 0.3 * g, CORNER),
        ]
    )


def _lancet(x: float, y: float, w: float, h: float) -> Path:
    return curve(
        [
            (x - w / 2, y + h / 2, CORNER),
            (x - w / 2, y - h / 2 + w),
            (x - w * 0.3, y - h / 2 + w * 0.4),
            (x, y - h / 2, CORNER),
            (x + w * 0.3, y - h / 2 + w * 0.4),
            (x + w / 2, y - h / 2 + w),
            (x + w / 2, y + h / 2, CORNER),
        ]
    )


def _walls(c: Canvas, window: Mask, lancet: Mask) -> None:
    """Limewash in green shade, courses of stone showing through; brighter about the window."""
    c.wash([(0, (0.2, 0.045, 172)), (0.35, (0.3, 0.06, 160)), (0.65, (0.3, 0.06, 155)), (1, (0.15, 0.04, 172))], 20)
    row = np.floor(c.y / 46)
    joint = np.minimum(np.abs(np.mod(c.y, 46) - 23), np.abs(np.mod(c.x + 47 * np.mod(row, 2), 94) - 47) * 0.9)
    n = c.field("lime", 70, 5)
    lines = smoothstep(3.4, 1.2, 23 - joint) * smoothstep(0.42, 0.62, n)
    c.multiply(np.asarray(lines, np.float32), (0.28, 0.05, 165), 0.35)
    c.screen(np.asarray(np.clip(n - 0.5, 0, 1), np.float32), (0.6, 0.08, 135), 0.4)
    c.multiply(np.asarray(np.clip(0.5 - n, 0, 1), np.float32), (0.3, 0.05, 170), 0.8)
    for m, grow in ((window, 150.0), (lancet, 50.0)):
        c.screen(m.blur(grow * 0.5), (0.8, 0.11, 112), 0.36)
    jamb = c.mask(arch(40))
    t = 0.2 + 0.6 * smoothstep(120, 760, c.x) * smoothstep(30, 420, c.y)
    stone = ramp([(0.3, 0.06, 150), (0.5, 0.085, 128), (0.76, 0.1, 108), (0.93, 0.09, 100)])
    grit = 0.1 * (c.field("grit", 16, 4) - 0.5)
    c.fill(jamb, pick(stone, np.asarray(t + grit, np.float32)), detail=0.4)
    side = c.mask(_lancet(756, 470, 76, 356))
    c.fill(side, pick(stone, np.asarray(0.5 + grit, np.float32)), detail=0.4)
    r = c.rng("voussoirs")

    def joints(pen: Pen) -> None:
        for k in range(-9, 30):
            a = math.radians(180 + 9 * k)
            x, y = 430 + 234 * math.cos(a), 360 + 300 * math.sin(a)
            if y > 690:
                continue
            end = (x + 52 * math.cos(a), y + 52 * math.sin(a))
            pen.stroke([(x, y), end], (0.26, 0.05, 150), 1.6, 0.4 + 0.2 * r.random())

    c.draw(joints, clip=jamb - window, detail=0.3, soft=0.5)
    c.multiply(jamb.edge(-6, -6, 3), (0.3, 0.05, 160), 0.4)
    # Dark roof timbers close the room above.
    timbers = ((-20, 250, 250, -40, 30), (820, 250, 610, -40, 30), (-20, 120, 140, -40, 24), (820, 120, 720, -40, 24))
    for x0, y0, x1, y1, w in timbers:
        beam = c.mask(limb([(x0, y0, w), (x1, y1, w * 0.8)], 8))
        c.shadow(beam, 0, 16, 10, 0.5)
        c.form(beam, (0.18, 0.04, 120), thickness=12, rim=0.1, mottle=0.06, detail=0.3)
        c.screen(beam.edge(0, 6, 3) * np.asarray(np.exp(-np.abs(c.x - 430) / 240), np.float32), (0.8, 0.11, 105), 0.5)


def _outside(c: Canvas, glass: Mask) -> None:
    """High noon in a green mist: far trees, fields."""
    sky = ramp([(0.84, 0.08, 165), (0.92, 0.08, 130), (0.97, 0.075, 102), (0.95, 0.1, 104), (0.85, 0.13, 112)])
    with c.group() as g:
        c.fill(c.full(), pick(sky, np.asarray((c.y - 42) / 640, np.float32)), detail=0.3)
        c.glow(290, 190, 260, (0.998, 0.05, 98), 1.0)
        for k, (y, tone) in enumerate(((560, (0.86, 0.09, 122)), (616, (0.75, 0.11, 128)), (668, (0.6, 0.115, 136)))):
            swell = [22 * math.sin(1.1 * i + 2 * k) + 12 * math.sin(2.7 * i + k) for i in range(17)]
            crest = [(120.0 + 45 * i, y - rise) for i, rise in enumerate(swell)]
            hill = c.mask(curve([*crest, (860, 900, CORNER), (120, 900, CORNER)]), wobble=8, cell=15, soft=2 - 0.5 * k)
            c.fill(hill, tone, 0.9, detail=0.3)
            c.fog(y, y + 80, (0.96, 0.09, 104), 0.4, cell=120)
    c.paste(g, clip=glass)
    c.multiply(glass - glass.move(9, 14).blur(5), (0.6, 0.09, 130), 0.5)
    c.emit(glass, 0.1)


def _floor(c: Canvas) -> None:
    """Flags that run to the altar, light lying on the aisle."""
    floor = c.full(smoothstep(836, 846, c.y))
    d = np.maximum(c.y - _EYE[1], 1)
    u, v = (c.x - _EYE[0]) / d, 60 / d
    joint = np.maximum(np.abs(np.mod(u * 4.2, 1) - 0.5), np.abs(np.mod(v * 17, 1) - 0.5))
    n = c.noise.at("flags", u * 6, v * 26, 1.0, 4)
    pool = np.exp(-((u / 0.3) ** 2)) * smoothstep(1260, 800, c.y)
    t = 0.3 + 0.3 * (n - 0.5) + 0.62 * pool - 0.13 * smoothstep(0.44, 0.49, joint)
    table = ramp([(0.12, 0.035, 170), (0.24, 0.055, 150), (0.46, 0.085, 122), (0.74, 0.115, 106), (0.94, 0.09, 98)])
    c.fill(floor, pick(table, np.asarray(t, np.float32)), detail=0.35)
    runner = floor * np.asarray(smoothstep(0.232, 0.224, np.abs(u)), np.float32)
    weave = c.noise.at("weave", u * 60, v * 160, 1.0, 2)
    rose = ramp([(0.2, 0.07, 12), (0.36, 0.12, 18), (0.54, 0.15, 24), (0.74, 0.13, 42), (0.93, 0.08, 80)])
    lit = 0.14 + 0.8 * pool * smoothstep(1300, 860, c.y) + 0.14 * (n - 0.5) + 0.1 * (weave - 0.5)
    c.fill(runner, pick(rose, np.asarray(lit, np.float32)), detail=0.4)
    hem = runner * np.asarray(np.exp(-(((np.abs(u) - 0.208) / 0.006) ** 2)), np.float32)
    c.screen(hem, (0.85, 0.12, 80), 0.6)
    r = c.rng("petals")
    k = 80
    py = 850 + 350 * r.random(k) ** 1.4
    px = _EYE[0] + r.normal(0, 0.13, k) * (py - _EYE[1])
    pale = np.stack([mix((0.97, 0.03, 60), (0.84, 0.09, 15), float(t)) for t in r.random(k)]).astype(np.float32)
    strew(c, "leaf", px, py, (py - _EYE[1]) * 0.03, r.uniform(0, 6.28, k), pale, seed="petals", detail=0.7)
    c.multiply(c.full(np.exp(-(((c.y - 838) / 9) ** 2))), (0.2, 0.05, 160), 0.5)


def _altar(c: Canvas) -> None:
    """A small altar under the sill, two candles."""
    sill = c.mask(curve([(142, 708, CORNER), (718, 708, CORNER), (734, 746, CORNER), (126, 746, CORNER)]))
    c.shadow(sill, 0, 16, 12, 0.6)
    c.form(sill, (0.6, 0.085, 114), thickness=12, rim=0.8, mottle=0.12, detail=0.6)
    c.screen(sill.edge(0, -5, 1.5), (0.97, 0.09, 100), 0.6)
    cloth = c.mask(curve([(366, 786, CORNER), (494, 786, CORNER), (502, 858, CORNER), (358, 858, CORNER)]))
    c.shadow(cloth, 0, 8, 8, 0.6)
    folds = np.asarray(1.3 * np.sin(c.x / 4.6 + 0.7 * np.sin(c.y / 11)), np.float32)
    c.form(cloth, (0.86, 0.045, 108), thickness=10, bump=folds, rim=0.7, detail=0.85)
    for x in (384.0, 476.0):
        candle(c, x, 786, 34)


def candle(c: Canvas, x: float, y: float, h: float) -> None:
    """A lit candle that stands at (x, y)."""
    w = h * 0.09 + 0.8
    c.form(c.mask(limb([(x, y, w), (x, y - h, w)], 8)), (0.94, 0.05, 90), thickness=w, detail=0.9)
    top = y - h
    c.glow(x, top - h * 0.2, h * 1.3, (0.94, 0.15, 72), 0.8)
    flame = c.mask(curve([(x - w, top - 1), (x, top - h * 0.42 - 3, CORNER), (x + w, top - 1), (x, top + 1)]))
    c.fill(flame, (0.995, 0.06, 88), detail=0.95)
    c.emit(flame, 1.0)


def _beams(c: Canvas) -> None:
    """Noon falls in past the bird: shafts down the nave."""
    head = c.mask(oval(330, 470, 190, 230, -30), soft=40)
    for x0, x1, foot, wide in ((204, 262, 20, 150), (560, 600, 560, 130), (640, 664, 760, 90), (226, 300, 250, 120)):
        shaft = c.mask(polygon([(x0, 230), (x1, 200), (foot + wide, 1230), (foot, 1230)]), soft=20)
        fade = smoothstep(1250, 420, c.y) * smoothstep(180, 330, c.y) * (0.6 + 0.8 * c.field("shaft", 80, 3))
        c.screen((shaft - head) * np.asarray(fade, np.float32), (0.95, 0.1, 100), 0.5)


def _pews(c: Canvas) -> None:
    """Pews from behind, row before row; light runs along their top rails, a candle burns at every other end."""
    ex, ey = _EYE
    for k, s in enumerate((0.86, 1.08, 1.38, 1.8, 2.44)):
        foot = ey + 182 * s
        h = 62 * s
        far = 1 - k / 4
        for side in (-1, 1):
            x0, x1 = ex + side * 66 * s, ex + side * 420 * s
            left, right = max(min(x0, x1), -40.0), min(max(x0, x1), 840.0)
            back = c.mask(box(left, foot - h, right - left, h + 26 * s, 2))
            c.shadow(back, 0, 8 * s, 8, 0.5)
            planks = np.asarray(1.3 * s * np.abs(np.sin((c.x - ex) / (5.2 * s))) ** 0.4, np.float32)
            base = mix((0.15, 0.04, 130), (0.36, 0.07, 116), far * 0.8)
            grain = 0.5 * s * c.noise.at("grain", c.x / (2.4 * s), c.y / (60 * s), 1.0, 3)
            c.form(back, base, bump=planks + grain, thickness=6, rim=0.0, mottle=0.04, detail=0.4)
            rail = c.mask(box(left, foot - h - 4 * s, right - left, 8 * s, 3 * s))
            c.form(rail, (0.4, 0.075, 100), thickness=6 * s, rim=0.6, detail=0.6)
            shine = np.exp(-np.abs(c.x - ex) / (90 + 110 * s)) * (0.6 + 0.7 * c.field("wood", 30, 3))
            c.screen(rail.edge(0, -3.2 * s, 1) * np.asarray(shine, np.float32), (0.97, 0.1, 98), 1.0)
            c.multiply(back * np.asarray(smoothstep(90, 420, np.abs(c.x - ex)), np.float32), (0.2, 0.045, 160), 0.75)
            q = 9 * s
            end = c.mask(
                curve(
                    [
                        (x0 - q, foot + 30 * s, CORNER),
                        (x0 - q, foot - h * 0.9),
                        (x0 - q * 1.2, foot - h * 1.1),
                        (x0, foot - h * 1.34),
                        (x0 + q * 1.2, foot - h * 1.1),
                        (x0 + q, foot - h * 0.9),
                        (x0 + q, foot + 30 * s, CORNER),
                    ]
                )
            )
            c.form(
                end, mix((0.26, 0.06, 105), (0.42, 0.075, 108), far), thickness=7 * s, rim=0.7, mottle=0.05, detail=0.65
            )
            c.screen(end.edge(-side * 2.6 * s, -1.4 * s, 0.8), (0.97, 0.1, 98), 0.75)
            if (k + (side > 0)) % 2 == 0 and k < 4:
                candle(c, x0, foot - h * 1.3, 24 * s)
    _shoe(c)


def _shoe(c: Canvas) -> None:
    x, y = 404.0, 1046.0
    sole = [(60, 31), (44, 32), (24, 24), (9, 19, CORNER)]
    upper = [(-1, 2, CORNER), (8, 10), (22, 17), (34, 13, CORNER), (50, 21), (62, 28)]
    body = curve([(x + q[0], y + q[1], *q[2:]) for q in (*upper, *sole)])
    shoe = c.mask(body, polygon([(x - 1, y + 3), (x + 9, y + 19), (x + 5, y + 33), (x + 1, y + 33)]))
    c.shadow(shoe, 4, 6, 4, 0.8)
    c.form(shoe, (0.9, 0.06, 60), thickness=5, rim=0.9, detail=0.95)
    inside = c.mask(curve([(x + 3, y + 8), (x + 20, y + 17), (x + 32, y + 15), (x + 20, y + 20)]))
    c.fill(inside, (0.5, 0.07, 40), detail=0.9)
    c.screen(c.mask(oval(x + 20, y + 10, 24, 10), soft=8), (0.9, 0.1, 95), 0.2)
