"""A window cleaner outside a dark office: where his blade has passed, the night has become dawn."""

from __future__ import annotations

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._streak_free_room import SILL, room
from moonhare.painting.scenes._streak_free_worker import worker
from moonhare.painting.shapes import box, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Streak Free",
    hero="wiry window cleaner of 40 in a cradle outside a dark office, his blade wiping the night into dawn",
    idea="turning into",
    place="office, high-rise",
    palette="teal night",
    composition="interior through a window or arch",
    time="dawn",
    symbols=("squeegee", "bucket", "star"),
    hidden="stars float in the suds of his bucket",
    readings=("hangover", "optimism", "labour"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.5, "saturation": 1.1}

_WIPE = [
    (96, 238, 64),
    (250, 196, 66),
    (410, 196, 66),
    (474, 268, 64),
    (400, 344, 64),
    (236, 372, 64),
    (134, 440, 66),
    (186, 532, 66),
    (300, 548, 66),
    (386, 522, 66),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.45, 0.5),
        key=(0.93, 0.09, 75),
        shade=p.shade,
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.92, 0.11, 65),
    )
    _outside(c, dawn=False)
    repaint(c, 0.9, seed="night")
    stars(c, 240, 760, size=1.15)
    with c.group() as day:
        _outside(c, dawn=True)
    wiped = c.mask(limb(_WIPE, 200), wobble=2, cell=40)
    c.glow(290, 360, 260, (0.85, 0.13, 55), 0.4)
    c.paste(day, clip=wiped)
    _wet(c, wiped)
    c.lamps.append(Lamp(x=420, y=450, z=70, reach=170, colour=(0.92, 0.12, 68), power=0.7))
    worker(c)
    room(c)
    repaint(c, 0.16, seed="last")
    _lights(c)


def _tower(c: Canvas, x: float, y: float, w: float, tone: Colour, dawn: bool, fade: float, name: str) -> None:
    """One high-rise, its windows mostly dark."""
    r = c.rng(f"tower/{name}")
    front = c.mask(polygon([(x, y), (x + w, y), (x + w, 1000), (x, 1000)]))
    c.form(front, tone, thickness=3, haze=fade, mottle=0.1, detail=0.4)
    side = c.mask(polygon([(x + w, y), (x + w * 1.24, y + 10), (x + w * 1.24, 1000), (x + w, 1000)]))
    c.form(side, mix(tone, c.palette.deep, 0.4), thickness=3, haze=fade, detail=0.4)
    panes = [
        (x + 5 + column * 15, y + 12 + row * 19, bool(r.random() < 0.2))
        for row in range(int((1000 - y) / 19))
        for column in range(int(w / 15))
    ]

    def work(pen: Pen) -> None:
        for px, py, lit in panes:
            if dawn:
                pen.fill(box(px, py, 8, 11), (0.93, 0.1, 70) if lit else mix(tone, (0.95, 0.06, 70), 0.45), 0.85)
            else:
                pen.fill(box(px, py, 8, 11), (0.86, 0.14, 82) if lit else mix(tone, (0.1, 0.03, 230), 0.45), 0.9)

    c.draw(work, detail=0.6, alpha=1 - fade * 0.6)
    if not dawn and w > 60:
        c.draw(lambda pen: pen.stroke([(x + w * 0.5, y), (x + w * 0.5, y - 40)], tone, 3), detail=0.6)
        c.glow(x + w * 0.5, y - 42, 8, (0.65, 0.2, 28), 0.9)


def _outside(c: Canvas, *, dawn: bool) -> None:
    """The same city twice, at night and at daybreak; only the hour differs."""
    if dawn:
        table = [
            (0, (0.74, 0.09, 230)),
            (0.16, (0.84, 0.07, 60)),
            (0.3, (0.87, 0.12, 55)),
            (0.45, (0.92, 0.12, 75)),
            (0.6, (0.95, 0.09, 88)),
        ]
        c.layer.cover[:] = 1
        c.wash(table, 14)
        streaks(c, 120, 460, (0.72, 0.15, 25), share=0.6, seed="rose", cover=0.8)
        c.glow(300, 520, 130, (0.99, 0.09, 88), 0.85)
    else:
        c.wash(
            [(0, (0.2, 0.055, 240)), (0.25, (0.27, 0.06, 228)), (0.5, (0.36, 0.07, 215)), (0.75, (0.46, 0.075, 200))],
            14,
        )
        streaks(c, 60, 520, (0.4, 0.07, 215), share=0.5, seed="rose", cover=0.6)
    far: Colour = (0.74, 0.09, 45) if dawn else (0.3, 0.055, 222)
    near: Colour = (0.56, 0.09, 30) if dawn else (0.22, 0.05, 228)
    for k, (x, y, w) in enumerate(
        (
            (20, 500, 52),
            (98, 560, 70),
            (196, 470, 46),
            (270, 590, 62),
            (352, 520, 54),
            (470, 600, 66),
            (600, 480, 58),
            (700, 560, 70),
        )
    ):
        _tower(c, x, y, w, far, dawn, 0.18, f"far{k}")
    c.fog(640, 900, (0.95, 0.09, 75) if dawn else (0.42, 0.075, 205), 0.6)
    for k, (x, y, w) in enumerate(((-20, 640, 92), (130, 700, 104), (300, 660, 84), (650, 690, 100))):
        _tower(c, x, y, w, near, dawn, 0.04, f"near{k}")


def _wet(c: Canvas, wiped: Mask) -> None:
    """Soap and drops on the part that is still night, a bead of water along the blade's way."""
    rest = c.full(1) - wiped.grow(3)
    film = smoothstep(0.5, 0.78, c.field("soap", 60, 4, (0.7, 2)))
    c.glaze(rest * film * smoothstep(SILL, 700, c.y), (0.7, 0.06, 205), 0.26)
    r = c.rng("drops")
    spots = [(float(r.uniform(30, 770)), float(r.uniform(60, 860)), float(r.uniform(1.2, 4.4))) for _ in range(230)]

    def drops(pen: Pen) -> None:
        for x, y, q in spots:
            pen.fill(oval(x, y, q, q * 1.25), (0.5, 0.07, 210), 0.5)
            pen.dot(x - q * 0.3, y - q * 0.4, q * 0.36, (0.96, 0.04, 120), 0.9)
            if q > 3.8:
                pen.stroke([(x, y - q), (x + 1, y - 26), (x, y - 60)], (0.7, 0.06, 205), q * 0.5, 0.35)

    c.draw(drops, clip=rest, detail=0.8)
    bead = wiped.grow(5) - wiped.grow(-1)
    c.screen(bead * smoothstep(0.05, 0.5, c.field("bead", 34, 3)), (0.97, 0.05, 90), 0.6)
    foam = c.rng("foam")
    line = c.mask(
        limb([(96, 304, 7), (180, 290, 8), (300, 274, 6), (396, 268, 9)], 60), wobble=6, cell=12
    ) - wiped.grow(-2)
    c.fill(line, (0.94, 0.03, 180), 0.8, detail=0.7)

    def bubbles(pen: Pen) -> None:
        for _ in range(60):
            t = float(foam.random())
            x, y = 96 + 300 * t, 306 - 36 * t + float(foam.normal(0, 7))
            pen.stroke(oval(x, y, 3.4, 3.4), (0.98, 0.02, 180), 0.9, 0.7)
        for x, y, long in ((120, 508, 90), (250, 610, 130), (360, 608, 80), (182, 600, 150), (440, 572, 60)):
            pen.stroke([(x, y), (x + 2, y + long * 0.6), (x, y + long)], (0.9, 0.07, 80), 2.2, 0.5)
            pen.fill(oval(x, y + long, 3.4, 5), (0.95, 0.07, 85), 0.8)

    c.draw(bubbles, detail=0.85)


def _lights(c: Canvas) -> None:
    c.rays(300, 400, [98, 110, 122], 760, 220, (0.93, 0.12, 65), 0.16, 24)
    c.glow(260, 500, 150, (0.95, 0.12, 70), 0.22)
    c.glow(446, 498, 46, (0.98, 0.07, 90), 0.6)
