"""Outside a dark office a tiny window cleaner swings on his rope; where his blade has passed, the night is gone."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask, blur
from art.painting.motifs.birds import far_birds
from art.painting.motifs.skies import stars, streaks
from art.painting.palettes import Lch
from art.painting.pen import Pen
from art.painting.shapes import Path, box, limb, oval, polygon
from art.painting.strokes import repaint

from .room import desk, frame
from .worker import ANCHOR, BLADE, HALF, REACH, worker

BRIEF = Brief(
    title="Streak Free",
    hero="tiny window cleaner swinging on a rope across a dark office window, wiping the night into dawn in one arc",
    idea="turning into",
    place="office, high-rise",
    palette="teal night",
    composition="interior through a window or arch",
    time="dawn",
    symbols=("squeegee", "bucket", "star"),
    hidden="stars float in the suds of his bucket",
    readings=("hangover", "optimism", "pendulum"),
    person=True,
)
FINISH = {"vignette": 0.4, "bloom": 0.55, "saturation": 1.1, "contrast": 0.15, "focus": Focus(380, 560, 350, 300, 0.4)}

_ROOFS = ("flat", "step", "spire", "dome", "tank")
_ROWS = ((560.0, 0.62, 46.0, 60.0), (612.0, 0.34, 60.0, 58.0), (672.0, 0.1, 78.0, 46.0))
"""Three rows of towers: their roofs' middle height, how hazy, how wide, how uneven."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, 0.15, 0.35),
        key=(0.95, 0.1, 66),
        shade=(0.22, 0.055, 228),
        rim=(-1.0, 0.1, 0),
        rim_colour=(0.96, 0.12, 62),
        bounce=(0.5, 0.07, 205),
        bounce_share=0.15,
    )
    _night(c)
    repaint(c, 0.5, seed="night")
    stars(c, 230, 560, seed="sky", size=1.2)
    wiped = _wiped(c)
    with c.group() as day:
        _dawn(c)
    c.paste(day, clip=wiped)
    _wet(c, wiped)
    worker(c)
    frame(c)
    desk(c, wiped)


def _night(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.15, 0.045, 240)),
            (0.25, (0.21, 0.055, 232)),
            (0.5, (0.31, 0.065, 215)),
            (0.72, (0.42, 0.075, 202)),
            (0.8, (0.3, 0.06, 210)),
            (1, (0.15, 0.04, 230)),
        ],
        warp=12,
    )
    _city(c, (0.4, 0.075, 205), (0.2, 0.055, 224), (0.86, 0.13, 78), 0.1, (0.46, 0.08, 198))


def _dawn(c: Canvas) -> None:
    c.layer.cover[:] = 1
    c.wash(
        [
            (0.29, (0.68, 0.13, 350)),
            (0.36, (0.78, 0.14, 15)),
            (0.42, (0.87, 0.13, 48)),
            (0.48, (0.95, 0.11, 80)),
            (0.54, (0.98, 0.08, 90)),
        ],
        warp=12,
    )
    streaks(c, 330, 560, (0.95, 0.09, 60), share=0.6, seed="rose", cover=0.5)
    c.glow(360, 600, 200, (0.98, 0.1, 84), 0.6)
    _city(c, (0.85, 0.13, 42), (0.55, 0.14, 12), (0.98, 0.08, 90), 0.05, (0.97, 0.11, 80))
    c.rays(372, 640, [-158, -135, -112, -88, -64, -40, -20], 420, 90, (0.99, 0.09, 82), 0.35, 14)
    c.glow(372, 600, 100, (0.99, 0.09, 86), 0.7)
    far_birds(c, [(206, 472, 26), (242, 458, 20), (178, 448, 18), (272, 480, 17)], (0.48, 0.13, 15), seed="early")


def _tower(x: float, y: float, w: float, roof: str) -> list[Path]:
    """A tower's outline and what stands on its roof."""
    parts = [box(x - w / 2, y, w, 500)]
    if roof == "step":
        parts += [box(x - w * 0.33, y - 26, w * 0.66, 40), box(x - w * 0.16, y - 46, w * 0.32, 40)]
    elif roof == "spire":
        parts += [
            polygon([(x - w * 0.42, y + 2), (x - w * 0.1, y - 46), (x + w * 0.1, y - 46), (x + w * 0.42, y + 2)]),
            polygon([(x - w * 0.1, y - 44), (x, y - 118), (x + w * 0.1, y - 44)]),
        ]
    elif roof == "dome":
        parts += [oval(x, y, w * 0.42, w * 0.5), limb([(x, y - w * 0.3, 2.4), (x, y - w * 0.95, 0.8)])]
    elif roof == "tank":
        parts += [box(x - 10, y - 34, 20, 22, 3), polygon([(x - 12, y - 33), (x, y - 46), (x + 12, y - 33)])]
        parts += [box(x - 9, y - 13, 2.6, 14), box(x + 6.4, y - 13, 2.6, 14)]
    return parts


def _city(c: Canvas, far: Lch, near: Lch, lit: Lch, share: float, mist: Lch) -> None:
    """The same towers at either hour, row behind row, their feet in mist."""
    r = c.rng("city")
    for k, (level, haze, wide, uneven) in enumerate(_ROWS):
        q = haze / 0.62
        tone = (near[0] + (far[0] - near[0]) * q, near[1] + (far[1] - near[1]) * q, near[2] + (far[2] - near[2]) * q)
        x = 34.0
        while x < 790:
            w, y = wide * float(r.uniform(0.6, 1.15)), level + float(r.uniform(-1, 1)) * uneven
            roof = _ROOFS[int(r.integers(0, 5))]
            body = c.mask(*_tower(x + w / 2, y, w, roof)) * (1 - 0.85 * smoothstep(y + 60, y + 330, c.y))
            c.fill(body, tone, detail=0.3)
            c.screen(body.edge(-2.2 - k, -1, 1.2), far, 0.4)
            columns = max(3, int(w / 11))

            def windows(
                pen: Pen, x: float = x, y: float = y, w: float = w, columns: int = columns, q: float = q
            ) -> None:
                for i in range(columns):
                    for j in range(11):
                        if float(r.random()) < share:
                            px = x + (i + 0.5) * w / columns
                            pen.fill(box(px - 2, y + 14 + j * 16, 4, 6.4), lit, 0.9 - 0.5 * q)

            c.draw(windows, detail=0.92, emission=0.25)
            x += w + float(r.uniform(6, 30)) * (1 if k < 2 else 2.2)
        c.fog(level + 10, level + 190, mist, 0.5)


def _wiped(c: Canvas) -> Mask:
    """What the blade has cleared: one swing about the rope's upper end, from a fine beginning to the blade's width."""
    dx, dy = c.x - ANCHOR[0], c.y - ANCHOR[1]
    radius, angle = np.hypot(dx, dy), np.degrees(np.arctan2(dx, dy))
    wave = (c.field("ragged", 60, 2) - 0.5) * 5
    grow = np.clip((angle + 55) / 52, 0, 1)
    half = HALF * np.sqrt(np.clip(1 - (1 - grow) ** 2, 0, 1))
    across = smoothstep(half + 0.8, half - 0.8, np.abs(radius - REACH) + wave)
    return c.full(across * smoothstep(BLADE + 0.12, BLADE - 0.12, angle))


def _wet(c: Canvas, wiped: Mask) -> None:
    """A bright bead of water along the edges of the cleared arc, and drops that run down from it."""
    whole = wiped.whole()
    line = np.clip(blur(whole, 2.2 * c.scale) * (1 - blur(whole, 2.2 * c.scale)) * 4, 0, 1)
    c.screen(np.asarray(line, np.float32), (0.9, 0.08, 75), 0.6)
    halo = blur(whole, 40 * c.scale) * (1 - whole)
    c.screen(np.asarray(halo, np.float32), (0.62, 0.13, 45), 0.6)
    r = c.rng("drops")

    def drops(pen: Pen) -> None:
        for _ in range(18):
            a = math.radians(float(r.uniform(-30, BLADE - 2)))
            q = REACH + HALF + 1
            x, y = ANCHOR[0] + q * math.sin(a), ANCHOR[1] + q * math.cos(a)
            s = float(r.uniform(14, 120)) * (0.4 + 0.6 * math.cos(a * 2))
            pen.stroke([(x, y), (x + float(r.normal(0, 1)), y + 0.5 * s), (x, y + s)], (0.9, 0.1, 66), 1.5, 0.55)
            pen.dot(x, y + s, float(r.uniform(2, 3.6)), (0.97, 0.08, 78), 0.95)

    c.draw(drops, detail=0.9, emission=0.4)
