"""A pomegranate's skin is drawn aside like a curtain: inside, lit and full, tiers of seeds look out at one mouse."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.mask import Mask, blur
from art.painting.motifs.mice import mouse
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place, polygon
from art.painting.strokes import repaint

from .seeds import audience, chandelier, seed

BRIEF = Brief(
    title="Full House",
    hero="pomegranate whose skin is drawn aside like a curtain: inside sit tiers of glowing seeds, facing out",
    idea="contains",
    place="theatre, on a dining table",
    palette="ink and red",
    composition="frontal symmetry",
    time="afternoon",
    symbols=("pomegranate", "curtain", "mouse"),
    hidden="one seat is empty, and the mouse holds its seed behind its back",
    readings=("stage fright", "appetite", "temptation"),
)
FINISH = {"vignette": 0.4, "bloom": 0.6, "saturation": 1.12, "contrast": 0.14, "focus": Focus(400, 660, 330, 380, 0.4)}

_LEFT = ((394, 326), (368, 420), (316, 520), (246, 614), (172, 690), (172, 690), (186, 752), (212, 818), (236, 884))
"""The curtain's left edge, from where it parts down past its tie to the table."""
_RIND = (
    (400, 262),
    (520, 272),
    (636, 350),
    (706, 500),
    (708, 660),
    (650, 806),
    (540, 894),
    (400, 908),
    (260, 894),
    (150, 806),
    (92, 660),
    (94, 500),
    (164, 350),
    (280, 272),
)
_RED: Colour = (0.44, 0.18, 24)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.62, -0.5, 0.5),
        key=(0.86, 0.15, 44),
        shade=(0.19, 0.07, 330),
        rim=(-0.9, -0.35, 0),
        rim_colour=(0.92, 0.13, 58),
        bounce=(0.8, 0.15, 62),
        bounce_share=0.1,
    )
    _room(c)
    repaint(c, 0.55, seed="room")
    _crown(c)
    _fruit(c)
    _inside(c)
    _trim(c)
    _spill(c)
    repaint(c, 0.12, seed="last")
    _mouse(c)


def _room(c: Canvas) -> None:
    """A deep wine-red dusk of a room; the last of the afternoon comes in slanting from the left."""
    c.wash(
        [
            (0, (0.15, 0.05, 300)),
            (0.3, (0.24, 0.085, 350)),
            (0.58, (0.33, 0.115, 8)),
            (0.735, (0.3, 0.11, 14)),
            (0.76, (0.17, 0.055, 350)),
            (0.86, (0.15, 0.045, 330)),
            (1, (0.09, 0.03, 300)),
        ],
        warp=8,
    )
    slant = c.x * 0.5 + c.y
    beam = (
        smoothstep(250, 420, slant) * smoothstep(820, 620, slant) * smoothstep(760, 60, c.x) * smoothstep(900, 600, c.y)
    )
    c.screen(np.asarray(beam, np.float32), (0.62, 0.15, 38), 0.34)
    c.glow(400, 600, 300, (0.5, 0.16, 20), 0.32)


def _edge(y: Array) -> Array:
    """How far from the middle the curtain's edge is at a height."""
    pts = np.array(_LEFT, float)
    out: Array = np.interp(y, pts[:, 1], 400 - pts[:, 0], left=0.0).astype(np.float32)
    return out


def _opening(c: Canvas) -> Mask:
    left = [(*p, CORNER) if i in (0, 4, 8) else p for i, p in enumerate(_LEFT) if i != 5]
    right = [(800 - p[0], *p[1:]) for p in reversed(left)]
    return c.mask(curve([*left, (400, 898), *right]))


def _crown(c: Canvas) -> None:
    """The fruit's crown, like a turret's tips."""
    for lean, wide, tall, tone in (
        (-40, 30, 104, 0.06),
        (40, 30, 104, -0.1),
        (0, 36, 132, -0.06),
        (-20, 34, 124, 0.04),
        (20, 34, 122, -0.04),
    ):
        leaf = [
            (-wide * 0.8, 24, CORNER),
            (-wide, -tall * 0.35),
            (lean * 0.35, -tall, CORNER),
            (wide, -tall * 0.35),
            (wide * 0.8, 24, CORNER),
        ]
        part = c.mask(curve(place(leaf, 400 + lean * 0.95, 262 + abs(lean) * 0.22, 1.0, lean * 0.8)))
        c.shadow(part, 4, 4, 6, 0.5)
        c.form(part, mix(_RED, (0.6, 0.15, 45), 0.3), thickness=18, bias=tone, rim=0.9, mottle=0.06, detail=0.55)


def _fruit(c: Canvas) -> None:
    """Smooth rind that falls into velvet folds towards the parting and is gathered at the two ties."""
    body = c.mask(curve(_RIND))
    c.shadow(c.mask(oval(400, 908, 270, 26)), 0, 6, 14, 0.9)
    at = body.where
    x, y = np.abs(c.x[at] - 400), c.y[at]
    pts = np.array([(p[0] - 400, p[1]) for p in _RIND[:8]], float)
    outer = np.interp(y, pts[:, 1], pts[:, 0])
    edge = _edge(y)
    t = np.clip((x - edge) / np.maximum(outer - edge, 1), 0, 1)
    # t is 0 at the parting and 1 at the fruit's outline: folds keep their t, so that they crowd where it is gathered.
    wave = np.sin(6.28 * (5.2 * (1 - t) ** 1.15 + 0.12 * np.sin(y / 90)))
    deep = smoothstep(0.92, 0.25, t) * smoothstep(285, 420, y)
    tie = np.exp(-(((y - 700) / 26) ** 2)) * smoothstep(0.75, 0.35, t)
    bump = wave * deep * (5.5 + 4.5 * smoothstep(420, 700, y)) * (1 - 0.5 * tie) - 9 * tie
    bump = blur(np.asarray(bump, np.float32), 1.2 * c.scale)
    c.lamps.append(Lamp(x=400, y=650, z=30, reach=150, colour=(0.84, 0.16, 55), power=0.7))
    skin = c.form(
        body, _RED, thickness=120, bump=bump, mottle=0.08, grain=60, rim=0.8, gloss=0.35, gloss_sharpness=18, detail=0.5
    )
    c.lamps.clear()
    c.multiply(skin.mask * smoothstep(700, 906, c.y), c.palette.deep, 0.5)
    c.multiply(skin.mask * smoothstep(470, 720, c.x), (0.2, 0.08, 340), 0.5)
    shine = c.mask(limb([(132, 560, 6), (142, 450, 13), (196, 350, 9), (250, 306, 4)]), soft=12)
    c.screen(shine & body, (0.92, 0.1, 60), 0.42)


def _inside(c: Canvas) -> None:
    """The lit house behind the curtain, its light falling off towards the roof and the wings."""
    opening = _opening(c)
    with c.group() as house:
        hole = opening.grow(8)
        at = hole.where
        d = np.hypot((c.x[at] - 400) / 250, (c.y[at] - 560) / 270)
        table = ramp([(0.95, 0.12, 82), (0.84, 0.16, 66), (0.64, 0.18, 44), (0.38, 0.15, 24), (0.2, 0.08, 10)])
        c.fill(hole, pick(table, d * 0.95), detail=0.6)
        kept = c.light
        c.light = Light(
            direction=(0, -0.7, 0.6),
            key=(0.8, 0.2, 40),
            shade=(0.22, 0.1, 5),
            rim=(0, -1, 0),
            rim_colour=(0.9, 0.15, 60),
        )
        audience(c)
        c.light = kept
        chandelier(c)
    c.paste(house, clip=opening)
    c.multiply(opening - opening.blur(20), c.palette.deep, 0.5)
    c.glow(400, 560, 170, (0.92, 0.15, 66), 0.3)
    c.glow(400, 690, 110, (0.9, 0.16, 60), 0.4, flat=0.4)


def _trim(c: Canvas) -> None:
    """Pale pith along the curtain's edge like a gold fringe, and the cords that hold it back."""
    for f in (-1, 1):
        line = [(400 + f * (400 - x), y) for x, y in (*_LEFT[:5], *_LEFT[6:])]
        band = c.mask(limb([(x, y, 2.4 + 2.6 * min(1, (y - 326) / 250)) for x, y in line], 120))
        c.shadow(band, -f * 4, 4, 4, 0.5)
        c.form(band, (0.88, 0.11, 72), thickness=7, rim=0.6, mottle=0.05, detail=0.8)
        c.emit(band, 0.12)
        for k, (dx, dy) in enumerate(((0.0, 0.0), (4.0, 9.0))):
            cord = c.mask(
                limb(
                    [
                        (400 + f * (221 - dx), 688 + dy, 4),
                        (400 + f * 262, 702 + dy, 5),
                        (400 + f * (302 - dx), 678 + dy, 4),
                    ]
                )
            )
            c.shadow(cord, 2, 6, 4, 0.6)
            c.form(cord, (0.8, 0.14, 76), thickness=5, rim=0.8, gloss=0.5, bias=-0.04 * k, detail=0.8)
        tassel = c.mask(
            curve(
                [
                    (400 + f * 250, 706, CORNER),
                    (400 + f * 266, 706, CORNER),
                    (400 + f * 275, 764, CORNER),
                    (400 + f * 258, 770),
                    (400 + f * 242, 764, CORNER),
                ]
            )
        )
        c.shadow(tassel, 3, 6, 5, 0.6)
        c.form(
            tassel,
            (0.76, 0.14, 72),
            thickness=9,
            bump=np.asarray(np.sin(c.x / 1.6) * 1.2, np.float32),
            rim=0.8,
            detail=0.75,
        )
    c.glow(400, 326, 26, (0.86, 0.16, 62), 0.4)


def _spill(c: Canvas) -> None:
    """The light of the house lies on the table in front of the fruit."""
    lip = c.mask(limb([(230, 884, 4), (320, 896, 6), (400, 899, 6.5), (480, 896, 6), (570, 884, 4)]))
    c.shadow(lip, 0, 7, 5, 0.7)
    c.form(lip, (0.88, 0.11, 72), thickness=7, rim=0.4, mottle=0.05, detail=0.7)
    for i in range(-5, 6):
        x, y = 400 + 29.0 * i, 893 - 0.3 * i * i
        c.draw(lambda pen, x=x, y=y: pen.dot(x, y, 4.2, (1.0, 0.05, 90)), emission=0.9, detail=0.95)  # type: ignore[misc]
        c.glow(x, y - 4, 20, (0.95, 0.14, 74), 0.6)
    fan = c.mask(polygon([(250, 906), (550, 906), (760, 1230), (40, 1230)]), soft=22)
    c.screen(fan * (smoothstep(1240, 905, c.y) ** 1.3) * smoothstep(896, 912, c.y), (0.82, 0.17, 50), 0.95)
    c.glow(400, 912, 120, (0.95, 0.13, 68), 0.6, flat=0.25)


def _mouse(c: Canvas) -> None:
    """Alone in the light, its shadow long before us; what it hides behind its back is missing upstairs."""
    x, y = 400.0, 1046.0
    dark = c.mask(
        curve(
            [
                (x - 24, y - 6, CORNER),
                (x + 24, y - 6, CORNER),
                (x + 58, y + 150),
                (x + 44, y + 200),
                (x - 44, y + 200),
                (x - 58, y + 150),
            ]
        ),
        soft=7,
    )
    c.multiply(dark * smoothstep(1240, 1030, c.y), (0.14, 0.05, 350), 0.85)
    c.lamps.append(Lamp(x=x, y=y - 230, z=-10, reach=140, colour=(0.95, 0.13, 74), power=1.0))
    c.light = Light(
        direction=(0, -0.8, -0.1),
        key=(0.95, 0.12, 74),
        shade=(0.2, 0.06, 330),
        rim=(0.0, -1.0, 0),
        rim_colour=(0.98, 0.12, 78),
    )
    mouse(c, x, y, 122, pose="back", coat=(0.4, 0.05, 45), seed="late", tail=0.4)
    c.lamps.clear()
    seed(c, x - 2, y - 38, 14, -90, (0.42, 0.19, 24), 0.0, "hidden")
    c.glow(x - 2, y - 38, 22, (0.6, 0.22, 26), 0.45)

    def paws(pen: Pen) -> None:
        for f in (-1, 1):
            arm = [(x + f * 27, y - 64), (x + f * 28, y - 46), (x + f * 13, y - 33)]
            pen.stroke([(float(px), float(py)) for px, py in arm], (0.36, 0.05, 45), 7)
            for i in range(3):
                pen.stroke([(x + f * 15, y - 36 + 3.6 * i), (x - 2 + f * 8, y - 39 + 4.6 * i)], (0.76, 0.09, 32), 2.6)

    c.draw(paws, relief=2.2, detail=0.9)
    a = math.tau
    r = c.rng("dust")

    def dust(pen: Pen) -> None:
        for _ in range(46):
            q, t = float(r.uniform(40, 230)), float(r.uniform(0, a))
            pen.dot(
                400 + q * math.cos(t),
                930 + 0.55 * q * math.sin(t),
                float(r.uniform(0.7, 1.7)),
                (0.96, 0.12, 80),
                float(r.uniform(0.2, 0.8)),
            )

    c.draw(dust, detail=0.9, emission=0.6)
