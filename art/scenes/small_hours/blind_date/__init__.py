"""Two small seahorses meet under a street lamp in the deep; the lamp grows from the brow of a drowsing anglerfish."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.motifs.corals import fan
from art.painting.pen import Pen
from art.painting.shapes import circle, curve, place
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .fish import fish
from .waiting import LAMP, flower, lantern, paint_seahorse, paint_suitcase, stalk

BRIEF = Brief(
    title="Blind Date",
    hero="velvet anglerfish, vast and drowsy, in profile, its lure a lit street lamp under which two seahorses meet",
    idea="held or caught",
    place="deep sea, trench",
    palette="indigo moon",
    composition="tiny figure in a void",
    time="night",
    symbols=("anglerfish", "street lamp", "seahorse"),
    hidden="a very small suitcase left on its lip, by the corner of the mouth",
    readings=("naivety", "romance", "bait"),
)
FINISH = {"vignette": 0.4, "bloom": 0.55, "saturation": 1.1, "contrast": 0.16, "focus": Focus(540, 580, 380, 440, 0.25)}

_WARM: Colour = (0.93, 0.12, 80)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.75, 0.5),
        key=(0.6, 0.13, 275),
        shade=(0.17, 0.085, 278),
        rim=(0.2, -0.95, 0),
        rim_colour=(0.66, 0.13, 262),
        bounce=(0.34, 0.12, 250),
    )
    _deep(c)
    repaint(c, 0.7, seed="deep", loose=1.2)
    _others(c)
    x, y = LAMP
    c.glow(x, y + 60, 330, (0.56, 0.14, 270), 0.5)
    near = np.hypot(c.x - x, (c.y - y - 90) * 0.8)
    c.glaze(np.asarray(np.exp(-((near / 200) ** 1.4)), np.float32), (0.7, 0.145, 62), 0.8)
    c.screen(np.asarray(np.exp(-((near / 130) ** 1.5)), np.float32), (0.9, 0.13, 76), 0.6)
    c.lamps.append(Lamp(x=x, y=y + 30, z=110, reach=330, colour=(0.93, 0.145, 68), power=1.45))
    fish(c)
    stalk(c)
    lantern(c)
    _light(c)
    paint_suitcase(c, 448, 778, 8)
    paint_seahorse(c, 628, 782, 160, (0.66, 0.18, 40), left=False, seed="one")
    paint_seahorse(c, 738, 706, 146, (0.8, 0.15, 82), left=True, seed="two")
    flower(c, 690, 628, (668, 650), 1.2)
    _snow(c)


def _deep(c: Canvas) -> None:
    """Blue depth with walls of the trench behind one another, and a floor of soft mud."""
    c.wash(
        [
            (0, (0.2, 0.1, 274)),
            (0.3, (0.3, 0.13, 268)),
            (0.55, (0.34, 0.135, 264)),
            (0.8, (0.22, 0.1, 272)),
            (1, (0.12, 0.06, 280)),
        ],
        40,
    )
    for k, (x0, way, tone) in enumerate(
        (
            (610, 1, (0.34, 0.125, 264)),
            (150, -1, (0.3, 0.12, 267)),
            (742, 1, (0.24, 0.1, 271)),
            (40, -1, (0.19, 0.085, 275)),
        )
    ):
        edge = x0 + 110 * (c.field(f"cliff{k}", 240, 5) - 0.5) + way * 0.12 * (800 - c.y)
        wall = c.full(smoothstep(-5, 5, way * (c.x - edge)))
        c.fill(wall, tone, 0.8, detail=0.1)
        ledges = c.field(f"ledge{k}", 60, 4, (1, 2.4)) - 0.5
        c.screen(wall * np.asarray(np.clip(ledges, 0, 1), np.float32), (0.5, 0.13, 262), 0.4)
        c.fog(300, 1150, (0.32, 0.125, 266), 0.3)
    for k, (top, tone) in enumerate(((1070, (0.24, 0.1, 270)), (1120, (0.17, 0.08, 275)), (1165, (0.1, 0.05, 279)))):
        ridge = top - 80 * (c.field(f"floor{k}", 170, 4, (1, 1))[int(500 * c.scale)] - 0.5)
        c.fill(c.full(smoothstep(-3, 3, c.y - ridge[None, :])), tone, detail=0.15)
        c.fog(top - 20, top + 120, (0.3, 0.12, 267), 0.35)


def _others(c: Canvas) -> None:
    """Far off others wait, each behind its own small light."""
    places = (
        (196, 168, 26, 1),
        (92, 268, 17, 1),
        (292, 84, 11, -1),
        (736, 880, 20, -1),
        (560, 1010, 13, 1),
        (730, 130, 9, -1),
    )
    for x, y, q, way in places:
        tone = mix((0.17, 0.08, 276), (0.34, 0.125, 266), 1 - q / 28)
        shape = [
            (-2.6, 0.2),
            (-2.1, -0.9),
            (-1.1, -1.3),
            (-0.2, -0.9),
            (0.3, -0.2),
            (-0.5, 0.1),
            (0.3, 0.5),
            (-0.3, 1.1),
            (-1.4, 1.3),
            (-2.2, 0.9),
            (-3.2, 1.1),
            (-3.0, 0.3),
            (-3.3, -0.6),
        ]
        c.fill(
            c.mask(curve(place(shape, x - way * q * 1.1, y + q * 1.5, q, 0, way < 0)), soft=0.9), tone, 0.85, detail=0.5
        )

        def bow(pen: Pen, x: float = x, y: float = y, q: float = q, way: int = way, tone: object = tone) -> None:
            pen.stroke(
                [
                    (x - way * q * 2.2, y + q * 0.3),
                    (x - way * q * 1.6, y - q * 1.1),
                    (x - way * q * 0.4, y - q * 1.1),
                    (x, y),
                ],
                np.asarray(tone),
                q * 0.13,
                0.9,
            )

        c.draw(bow, detail=0.6)
        c.glow(x, y, q * 1.5, _WARM, 0.75)
        c.fill(c.mask(circle(x, y, q * 0.2), soft=0.6), (0.98, 0.09, 88), 0.95, detail=0.85)
    for x, y, s, turn in ((742, 1180, 150, -8.0), (650, 1196, 90, 10.0), (520, 1200, 70, -4.0)):
        fan(c, x, y, s, (0.34, 0.13, 330), seed=f"fan{x}", turn=turn)


def _light(c: Canvas) -> None:
    x, y = LAMP
    d = np.clip((c.y - y - 40) / 400, 0, 1)
    half = 34 + 150 * d
    inside = smoothstep(1.0, 0.2, np.abs(c.x - x) / half) * (c.y > y + 30) * (1 - d) ** 0.6
    c.screen(np.asarray(inside * (0.7 + 0.5 * (c.field("haze", 70, 3) - 0.5)), np.float32), (0.95, 0.12, 78), 0.45)
    c.glow(x, y, 54, (0.98, 0.1, 84), 0.55)
    c.glow(x, y + 10, 150, (0.9, 0.14, 72), 0.35)


def _snow(c: Canvas) -> None:
    """Marine snow: what sinks and never arrives."""
    r = c.rng("snow")
    n = 420
    x, y = r.uniform(0, 800, n), r.uniform(0, 1200, n)
    x[:110], y[:110] = LAMP[0] + r.normal(0, 130, 110), LAMP[1] + 120 + r.normal(0, 170, 110)
    near = np.exp(-np.hypot(x - LAMP[0], y - LAMP[1] - 90) / 200)
    tones = rgb((0.64, 0.1, 258)) + (rgb((0.98, 0.08, 86)) - rgb((0.64, 0.1, 258))) * np.clip(near * 1.9, 0, 1)[:, None]
    size = r.uniform(1.6, 5.2, n) * (0.8 + near) * np.where(r.random(n) < 0.06, 2.2, 1)
    strew(c, "soft", x, y, size, 0.0, tones.astype(np.float32), seed="snow", alpha=0.7, detail=0.8)
    for bx, by, br in ((752, 560, 7), (764, 528, 4.6), (744, 508, 3.2)):
        ring = c.mask(circle(bx, by, br)) - c.mask(circle(bx + 0.6, by + 0.6, br * 0.8), soft=0.8)
        c.screen(ring, (0.9, 0.08, 90), 0.7)
