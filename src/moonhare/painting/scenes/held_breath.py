"""Two lungs of glowing coral hang in the deep from a small boat's rope; a sea-woman dives down beside them."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.motifs.corals import fan, fish, staghorn, tubes
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._held_breath_parts import MIDDLE, diver, lungs, windpipe
from moonhare.painting.shapes import CORNER, box, circle, curve, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Held Breath",
    hero="two great lungs that are coral trees, hung in the deep from a boat's rope; tiny sea-woman diving past them",
    idea="double exposure",
    place="reef, Jeju coast",
    palette="undersea",
    composition="diagonal fall",
    time="noon",
    symbols=("lung", "coral", "bubble"),
    hidden="one bubble holds her kitchen",
    readings=("limit", "tradition", "meditation"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.6, "contrast": 0.2, "saturation": 1.08, "focus": Focus(390, 500, 320, 400, 0.6)}

_BOAT = (640.0, 66.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.4, -0.8, 0.45), key=p.key, shade=p.shade, rim=(0.5, -0.85, 0), rim_colour=(0.92, 0.08, 170)
    )
    _water(c)
    repaint(c, 0.7, seed="sea", loose=1.3)
    c.rays(660, -120, [84, 95, 104, 112, 120, 129, 140], 1350, 120, (0.94, 0.09, 150), 0.62, 18)
    _boat(c)
    lungs(c)
    windpipe(c, (_BOAT[0] - 20, _BOAT[1] + 14))
    c.glow(MIDDLE[0] - 4, MIDDLE[1] + 14, 70, (0.97, 0.1, 70), 0.75)
    c.lamps.append(Lamp(x=MIDDLE[0], y=MIDDLE[1] + 60, z=60, reach=260, colour=(0.85, 0.14, 45), power=0.55))
    _shoal(c)
    mouth = diver(c, 226, 214, 1.12, -22)
    _bubbles(c, mouth)
    _reef(c)
    c.lamps.clear()
    repaint(c, 0.15, seed="last")


def _water(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.86, 0.08, 165)),
            (0.06, (0.7, 0.1, 185)),
            (0.22, (0.52, 0.095, 207)),
            (0.5, (0.36, 0.08, 224)),
            (0.8, (0.24, 0.06, 236)),
            (1, (0.17, 0.05, 238)),
        ],
        40,
    )
    n = c.noise.at("surface", c.x / 80, np.log(np.maximum(140 - c.y, 1) + 30) * 4, 1.0, 3)
    c.screen(smoothstep(0.52, 0.8, n) * smoothstep(130, 10, c.y), (0.97, 0.06, 130), 0.7)
    c.glow(650, -20, 240, (0.97, 0.07, 120), 0.85, 0.7)


def _boat(c: Canvas) -> None:
    """The keel of a rowing boat from below, and the round float beside it."""
    x, y = _BOAT
    hull = c.mask(
        curve(
            [
                (x - 104, y - 12, CORNER),
                (x - 60, y + 10),
                (x, y + 18),
                (x + 60, y + 8),
                (x + 96, y - 14, CORNER),
                (x, y - 24),
            ]
        )
    )
    c.glow(x, y - 10, 90, (0.98, 0.06, 120), 0.5, 0.5)
    c.form(hull, (0.33, 0.07, 40), thickness=22, rim=0.2, detail=0.8)
    c.multiply(hull.move(0, 26).blur(20), (0.3, 0.07, 225), 0.35)


def _shoal(c: Canvas) -> None:
    """Small fish between the twigs, as if they were the breath itself."""
    r = c.rng("shoal")
    for i in range(22):
        side = -1 if i % 2 else 1
        x = MIDDLE[0] + side * float(r.uniform(90, 270)) - 20
        y = MIDDLE[1] + float(r.uniform(-130, 300))
        tone = mix((0.88, 0.13, 90), (0.86, 0.08, 190), float(r.random()))
        fish(c, x, y, float(r.uniform(16, 28)), tone, left=i % 3 != 0, turn=float(r.normal(0, 16)), seed=f"in{i}")
    for i in range(16):
        t = i / 15
        x, y = 560 + 190 * t + float(r.normal(0, 10)), 1010 - 120 * t + float(r.normal(0, 14))
        fish(c, x, y, 15 + 6 * float(r.random()), (0.5, 0.08, 210), left=False, turn=-26.0, seed=f"far{i}")


def _bubbles(c: Canvas, mouth: tuple[float, float]) -> None:
    """What she lets go: a chain of bubbles; in one of them, still, her kitchen."""
    x0, y0 = mouth
    r = c.rng("bubbles")
    chain = [(x0 - 52 - 5 * k + float(r.normal(0, 9)), y0 - 30 - 24 * k, float(r.uniform(3, 10))) for k in range(11)]
    big = (104.0, 150.0, 40.0)
    inside = c.mask(circle(*big))
    with c.group() as room:
        c.fill(inside, (0.66, 0.13, 68), detail=0.95)
        x, y, q = big
        c.glow(x, y - 8, 24, (0.98, 0.08, 90), 0.9)

        def kitchen(pen: Pen) -> None:
            pen.stroke([(x, y - q), (x, y - 19)], (0.3, 0.05, 40), 1.4)
            pen.fill(curve([(x - 9, y - 12, CORNER), (x, y - 21), (x + 9, y - 12, CORNER)]), (0.4, 0.1, 30))
            pen.fill(box(x - 22, y + 9, 44, 4.5, 1), (0.36, 0.07, 40))
            for k in (-17, 14):
                pen.fill(box(x + k, y + 12, 3.4, 20), (0.3, 0.06, 40))
            pen.fill(
                curve(
                    [(x - 10, y + 9, CORNER), (x - 11, y - 2, CORNER), (x + 9, y - 2, CORNER), (x + 8, y + 9, CORNER)]
                ),
                (0.34, 0.05, 230),
            )
            pen.fill(oval(x - 1, y - 2.5, 10, 2.4), (0.55, 0.06, 230))
            pen.stroke([(x - 2, y - 6), (x + 1, y - 10)], (0.97, 0.03, 80), 1.2, 0.8)

        c.draw(kitchen, detail=0.95)
    c.paste(room, clip=inside)
    c.emit(inside, 0.3)
    for x, y, q in (*chain, big, (60, 96, 8), (120, 104, 5)):
        m = c.mask(circle(x, y, q))
        c.screen(m - c.mask(circle(x, y, q * 0.8), soft=q * 0.12), (0.93, 0.06, 175), 0.75)
        c.fill(c.mask(oval(x + q * 0.32, y - q * 0.42, q * 0.2, q * 0.14, 40)), (0.99, 0.02, 150), 0.9, detail=0.95)


def _reef(c: Canvas) -> None:
    """The dark bottom, far below."""
    n = c.noise.at("bottom", c.x / 120, c.x * 0, 1.0, 3)
    crest = 1108 + 90 * (n - 0.5) + 0.00016 * (c.x - 430) ** 2 * -1 + 20
    m = c.full(smoothstep(-2, 2, c.y - crest))
    c.fog(980, 1200, (0.36, 0.08, 222), 0.5, cell=200)
    c.fill(m, (0.17, 0.045, 240), detail=0.2, mottle=0.25)
    fan(c, 70, 1210, 190, (0.3, 0.1, 330), seed="l", turn=8)
    staghorn(c, 700, 1190, 110, (0.36, 0.12, 20), seed="r")
    tubes(c, 610, 1212, 80, (0.28, 0.07, 225), seed="t")
