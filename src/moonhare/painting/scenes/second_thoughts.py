"""A wedding dress has got away and hangs on a pylon over the cherry valley; it shines as if the current ran in it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import leaves
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._second_thoughts_parts import HOOK, dress, lattice, veil
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Second Thoughts",
    hero="wedding dress caught on a power pylon, glowing like a lamp over blossoming orchards",
    idea="held or caught",
    place="power line, cherry valley",
    palette="rose and green",
    composition="low-horizon giant",
    time="afternoon",
    symbols=("dress", "pylon", "blossom"),
    hidden="one white shoe on the next pylon",
    readings=("escape", "surrender", "ghost"),
)
FINISH = {"vignette": 0.4, "bloom": 0.6, "contrast": 0.2, "saturation": 1.08, "focus": Focus(470, 600, 300, 420, 0.45)}

_MAST = 226.0
_ARMS = ((130.0, 160.0), (240.0, 208.0), (360.0, 170.0))
_FAR = (700.0, 1000.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.8, 0.5),
        key=(0.97, 0.06, 75),
        shade=(0.36, 0.07, 200),
        rim=(0.3, -0.9, 0),
        rim_colour=(0.97, 0.08, 60),
        bounce_share=0.0,
    )
    c.wash(
        [
            (0, (0.33, 0.07, 205)),
            (0.25, (0.42, 0.08, 185)),
            (0.5, (0.57, 0.08, 165)),
            (0.68, (0.76, 0.075, 90)),
            (0.79, (0.86, 0.1, 25)),
            (1, (0.6, 0.1, 0)),
        ],
        30,
    )
    streaks(c, 560, 900, (0.9, 0.09, 25), share=0.55, seed="low", cover=0.6)
    _hills(c)
    repaint(c, 0.7, seed="land", loose=1.2)
    _far_line(c)
    _pylon(c)
    _orchard(c)
    repaint(c, 0.3, seed="orchard")
    _light(c)
    veil(c)
    dress(c)
    _petals(c)


def _hills(c: Canvas) -> None:
    for k, (top, amp, cell, tone) in enumerate(
        ((884.0, 70.0, 210.0, (0.6, 0.07, 200)), (940.0, 50.0, 170.0, (0.46, 0.07, 180)))
    ):
        n = c.noise.at(f"hill{k}", c.x / cell, c.x * 0 + k, 1.0, 3)
        m = c.full(smoothstep(-1.5, 1.5, c.y - (top - amp * (n - 0.4))))
        c.fill(m, tone, detail=0.1, mottle=0.08)
        c.fog(top + 10, top + 130, (0.88, 0.08, 25), 0.6, cell=220)


def _far_line(c: Canvas) -> None:
    """The next pylon, small in the haze; a white shoe hangs from its arm by the heel."""
    arms = tuple((_FAR[1] - 176 + (y - 130) * 0.16, reach * 0.16) for y, reach in _ARMS)
    ink = (0.44, 0.08, 330)
    c.draw(lambda pen: lattice(pen, *_FAR, _FAR[1] - 190, 22, arms, 0.26, ink, 7), detail=0.75)
    x, y = _FAR[0] + _ARMS[1][1] * 0.16, arms[1][0] + 10

    def shoe(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (x - 3, y - 3, CORNER),
                    (x + 4, y - 1),
                    (x + 6, y + 9),
                    (x + 12, y + 20),
                    (x + 9, y + 27, CORNER),
                    (x + 2, y + 22),
                    (x - 2, y + 10),
                ]
            ),
            (0.99, 0.01, 80),
        )
        pen.stroke([(x - 2, y - 2), (x - 10, y + 7)], (0.97, 0.02, 60), 2.4)

    c.draw(shoe, detail=0.95, emission=0.3)


def _pylon(c: Canvas) -> None:
    def wires(pen: Pen) -> None:
        for y, reach in _ARMS:
            for s in (-1, 1):
                x0, y0 = _MAST + s * reach, y + 44
                x1, y1 = _FAR[0] + s * reach * 0.16, _FAR[1] - 176 + (y - 130) * 0.16 + 10
                pen.stroke(
                    [
                        (x0, y0),
                        (x0 * 0.6 + x1 * 0.4, y0 * 0.6 + y1 * 0.4 + 90),
                        (x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75 + 76),
                        (x1, y1),
                    ],
                    (0.28, 0.06, 200),
                    1.7,
                    0.6,
                )
                pen.stroke([(x0, y0), (x0 - 150, y0 + 16), (x0 - 420, y0 - 80)], (0.28, 0.06, 200), 2.2, 0.8)

    c.draw(wires, detail=0.7)
    c.draw(lambda pen: lattice(pen, _MAST, 1110, 46, 128, _ARMS, 1.0, (0.25, 0.055, 205)), relief=3, detail=0.75)
    far_birds(c, [(610, 470, 17), (650, 500, 12), (574, 512, 11)], (0.26, 0.05, 210), seed="swallows")


def _tree(c: Canvas, x: float, y: float, size: float, tone: Colour, haze: float, name: str) -> None:
    r = c.rng(name)
    c.multiply(c.mask(oval(x, y + 3, size * 0.5, size * 0.1), soft=size * 0.06), (0.3, 0.07, 170), 0.6 * (1 - haze))
    trunk = c.mask(
        limb([(x, y + size * 0.04, size * 0.07), (x + size * 0.02, y - size * 0.4, size * 0.05)]),
        limb([(x, y - size * 0.25, size * 0.04), (x - size * 0.2, y - size * 0.52, size * 0.025)]),
        limb([(x, y - size * 0.25, size * 0.04), (x + size * 0.22, y - size * 0.52, size * 0.025)]),
    )
    c.form(trunk, (0.3, 0.05, 350), haze=haze, detail=0.5)
    crown = [
        circle(
            x + size * float(np.clip(r.normal(0, 0.3), -0.6, 0.6)),
            y - size * (0.66 + float(r.normal(0, 0.13))),
            size * float(r.uniform(0.2, 0.34)),
        )
        for _ in range(13)
    ]
    m = c.mask(*crown, wobble=size * 0.07, cell=size * 0.2)
    lumps = c.noise.at(f"{name}/lump", c.x / (size * 0.22), c.y / (size * 0.22), 1.0, 3)[m.where]
    bump = np.asarray(lumps * size * 0.13, np.float32)
    c.form(m, tone, thickness=size * 0.7, bump=bump, haze=haze, detail=0.35)
    leaves(
        c,
        c.relief(m, size * 0.7).bumped(bump),
        mix(tone, c.palette.haze, haze),
        0.0,
        seed=f"{name}/bloom",
        length=(size * 0.04 + 4, size * 0.07 + 5),
        spacing=size * 0.03 + 2.4,
        sprite="petal",
        spread=3,
        gain=1.3,
        vary=0.12,
        clump=0.1,
        detail=0.5,
        spill=4,
    )


def _orchard(c: Canvas) -> None:
    """Cherries in flower on a dim meadow; what stands under the dress is lit."""
    field = c.full(smoothstep(986, 1002, c.y))
    pool = np.exp(-(((c.x - 510) / 250) ** 2) - ((c.y - 1060) / 110) ** 2)
    grass = ramp([(0, (0.25, 0.06, 170)), (0.5, (0.46, 0.1, 145)), (1, (0.82, 0.13, 105))])
    lie = c.noise.at("field", c.x / 90, c.y / 22, 1.0, 3) - 0.5
    c.fill(field, pick(grass, np.asarray(0.22 + 0.7 * pool + 0.14 * lie, np.float32)), detail=0.1)
    c.fog(950, 1040, (0.88, 0.08, 30), 0.5, cell=220)
    for k, (y, size, n, haze) in enumerate(
        ((1012.0, 52.0, 10, 0.35), (1054.0, 84.0, 6, 0.12), (1120.0, 132.0, 4, 0.0))
    ):
        r = c.rng(f"row{k}")
        for i in range(n):
            x = (i + 0.5 + 0.22 * float(r.normal(0, 1))) * 840 / n - 20
            if k == 0 and abs(x - _FAR[0]) < 34:
                continue
            near = float(np.exp(-(((x - 510) / 230) ** 2)))
            tone = mix((0.56, 0.13, 350), (0.86, 0.1, 12), near * 0.9 + 0.1)
            _tree(c, x, y + float(r.uniform(-6, 6)), size * float(r.uniform(0.85, 1.12)), tone, haze, f"tree{k}/{i}")
    for x, y, size in ((20.0, 1290.0, 250.0), (800.0, 1300.0, 270.0)):
        _tree(c, x, y, size, (0.34, 0.1, 345), 0.0, f"near{x:.0f}")


def _light(c: Canvas) -> None:
    """What the dress sheds: a pool over the orchard, a cone in the haze."""
    x, y = HOOK[0] + 74, HOOK[1] + 560
    c.glow(x - 20, y - 130, 330, (0.93, 0.1, 60), 0.55)
    cone = c.mask(polygon([(x - 200, y - 20), (x + 220, y - 10), (x + 420, 1160), (x - 380, 1160)]), soft=34)
    c.screen(cone * np.asarray(smoothstep(1180, y, c.y), np.float32), (0.93, 0.1, 65), 0.42)
    c.lamps.append(Lamp(x=x, y=y, z=60, reach=200, colour=(0.95, 0.1, 70), power=0.6))


def _petals(c: Canvas) -> None:
    r = c.rng("petals")
    n = 120
    t = r.random(n)
    x, y = 500 + r.normal(0, 1, n) * (90 + 170 * t), 800 + 360 * t
    x = np.where(np.hypot(x - 734, y - 860) < 50, x - 110, x)  # the shoe stays in sight
    colours: Array = np.stack([mix((0.99, 0.03, 70), (0.82, 0.13, 8), float(q)) for q in r.random(n)]).astype(
        np.float32
    )
    strew(c, "petal", x, y, 4 + 10 * r.random(n) ** 2, r.uniform(0, 6.3, n), colours, seed="petals", detail=0.85)
    k = 34
    x, y = r.uniform(460, 800, k), r.uniform(60, 330, k)
    strew(c, "petal", x, y, 4 + 7 * r.random(k) ** 2, r.uniform(0, 6.3, k), colours[:k], seed="high", detail=0.85)
