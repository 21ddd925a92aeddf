"""On an anvil as large as a hill a smith strikes; her sparks rise into the dusk and become robins."""

from __future__ import annotations

import math

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.materials import grass
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.shapes import box, oval, polygon, sample
from art.painting.strokes import repaint

from .smith import BLOW, anvil, bar, egg, ladder, robin, smith

BRIEF = Brief(
    title="Struck",
    hero="anvil as large as a hill, a tiny smith on top with her hammer high: her sparks rise and become robins",
    idea="turning into",
    place="forge, hill village",
    palette="ink and red",
    composition="profile",
    time="dusk",
    symbols=("anvil", "robin", "hammer"),
    hidden="a glowing egg cooling in the ash",
    readings=("birth", "temper", "music"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.6, "contrast": 0.15, "focus": Focus(400, 560, 360, 460, 0.4)}

_FLIGHT = ((392, 660), (300, 590), (212, 500), (196, 392), (300, 300), (452, 262), (580, 212), (664, 110))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.55, 0.4),
        key=(0.84, 0.15, 52),
        shade=(0.22, 0.06, 290),
        rim=(-0.9, -0.3, 0),
        rim_colour=(0.82, 0.18, 48),
        bounce=(0.5, 0.16, 28),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.17, 0.05, 280)),
            (0.26, (0.25, 0.07, 305)),
            (0.48, (0.38, 0.12, 350)),
            (0.64, (0.53, 0.17, 20)),
            (0.78, (0.7, 0.17, 40)),
            (0.86, (0.8, 0.14, 58)),
            (1, (0.5, 0.14, 25)),
        ],
        warp=18,
    )
    streaks(c, 420, 980, (0.78, 0.16, 45), share=0.45, seed="low", cover=0.45)
    _village(c)
    repaint(c, 0.7, seed="sky")
    c.glow(*BLOW, 330, (0.7, 0.18, 40), 0.5)
    c.lamps.append(Lamp(x=BLOW[0], y=BLOW[1], z=40, reach=110, colour=(0.86, 0.17, 55), power=1.0))
    _hill(c)
    anvil(c)
    _turf(c)
    repaint(c, 0.25, seed="last")
    ladder(c)
    smith(c)
    egg(c)
    bar(c)
    c.lamps.clear()
    stars(c, 60, 360, seed="first", size=0.7)
    _flight(c)


def _village(c: Canvas) -> None:
    """Far hills in the last light, a handful of roofs behind the nearest."""
    r = c.rng("village")
    for i, (y, tone) in enumerate(((930.0, (0.6, 0.16, 32)), (985.0, (0.44, 0.13, 8)), (1040.0, (0.3, 0.09, 340)))):
        ridge = y - 90 * (c.field(f"hill{i}", 260, 3)[int(300 * c.scale)] - 0.4)

        def roofs(pen: Pen, line: Array = ridge) -> None:
            for k, x in enumerate((28.0, 62, 84, 112, 140, 176, 748, 780)):
                y0 = float(line[min(int(x * c.scale), c.w - 1)]) + 6
                w, h = float(r.uniform(9, 13)), float(r.uniform(14, 30))
                pen.fill(box(x - w, y0 - h, 2 * w, h + 14), (0.36, 0.11, 0))
                pen.fill(polygon([(x - w - 3, y0 - h), (x, y0 - h - 15), (x + w + 3, y0 - h)]), (0.28, 0.08, 335))
                if k % 3 != 1:
                    pen.fill(box(x - 3, y0 - h + 4, 6, 8), (0.94, 0.13, 80))

        if i == 2:
            c.draw(roofs, detail=0.7, emission=0.2)
        c.fill(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, alpha=0.9, detail=0.2)
        c.fog(y, y + 90, (0.74, 0.16, 42), 0.35)


def _hill(c: Canvas) -> None:
    """The dark knoll that the anvil stands on."""
    top = 1112 + 26 * ((c.x - 430) / 400) ** 2
    knoll = c.full(smoothstep(-2, 2, c.y - top))
    c.form(knoll, (0.24, 0.06, 320), thickness=30, mottle=0.1, detail=0.3)
    c.shadow(c.mask(oval(442, 1128, 280, 16)), 0, 0, 8, 0.7)


def _turf(c: Canvas) -> None:
    top = 1108 + 26 * ((c.x - 430) / 400) ** 2
    grass(
        c,
        c.full(smoothstep(0, 10, c.y - top)),
        ((0.17, 0.05, 310), (0.24, 0.07, 335), (0.4, 0.12, 10)),
        seed="turf",
        height=(16, 54),
        spacing=5.5,
        lean=-0.1,
        spread=0.3,
        detail=0.5,
    )


def _flight(c: Canvas) -> None:
    """Sparks first, then embers with wings, then birds."""
    path = sample([(float(x), float(y)) for x, y in _FLIGHT], 200)
    r = c.rng("flight")

    def embers(pen: Pen) -> None:
        for _ in range(330):
            t = float(r.random()) ** 1.5
            x, y = path[int(t * 199)]
            wide = 14 + 60 * t
            tone = mix((0.97, 0.1, 84), (0.72, 0.2, 38), min(1.0, t * 1.3))
            pen.dot(
                float(x + r.normal(0, wide)),
                float(y + r.normal(0, wide)),
                float(r.uniform(0.8, 3.0)) * (1 - 0.45 * t),
                tone,
                float(r.uniform(0.5, 1)) * (1 - 0.6 * t),
            )

    c.draw(embers, detail=0.95, emission=0.9)
    for t, side, span, beat, turn in (
        (0.16, -8, 26, 0.7, 20),
        (0.22, 22, 34, -0.3, 40),
        (0.28, -34, 44, 0.8, 30),
        (0.35, 30, 56, 0.3, 30),
        (0.41, -44, 66, 0.85, 15),
        (0.48, 36, 80, -0.4, 10),
        (0.54, -48, 92, 0.8, -24),
        (0.62, 30, 106, 0.45, -10),
        (0.69, -62, 122, 0.85, -18),
        (0.76, 62, 130, -0.3, -14),
        (0.84, -56, 150, 0.75, -26),
        (0.92, 70, 176, 0.6, -32),
        (0.985, -34, 168, -0.35, -26),
    ):
        i = min(int(t * 199), 197)
        x, y = path[i]
        dx, dy = path[i + 2] - path[i]
        n = math.hypot(dx, dy)
        x, y = float(x - dy / n * side), float(y + dx / n * side)
        hot = max(0.0, 1 - t * 1.15)
        c.glow(x, y, span * (0.5 + 0.5 * hot), (0.74, 0.19, 42), 0.3 + 0.4 * hot)
        robin(c, x, y, span, turn=float(turn), left=bool(dx < 0), lift=beat, hot=min(1.0, hot * 1.2))
