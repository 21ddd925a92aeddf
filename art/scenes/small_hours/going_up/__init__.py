"""At dawn a dandelion clock lifts a rowing boat off a lake; a goose travels in it, the anchor leaves the ground."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.motifs.plants import reeds
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import circle, oval
from art.painting.strokes import repaint

from .clock import BOAT, GLOBE, clock, loose_seeds
from .voyage import boat, sunk

BRIEF = Brief(
    title="Going Up",
    hero="dandelion clock that lifts a rowing boat with a goose aboard off the lake, its anchor just out of the mud",
    idea="impossible journey",
    place="lake, reed shore",
    palette="moss dawn",
    composition="split waterline",
    time="dawn",
    symbols=("dandelion", "boat", "anchor"),
    hidden="a carp has the anchor's rope in its mouth",
    readings=("promotion", "holiday", "fragile"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "contrast": 0.24,
    "saturation": 1.08,
}

LINE = 846.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    gx, gy, gr = GLOBE
    c.light = Light(
        direction=(0.0, -0.7, 0.5),
        key=(0.95, 0.1, 88),
        shade=p.shade,
        rim=(0, -1, 0),
        rim_colour=(0.97, 0.11, 88),
        bounce_share=0.05,
    )
    c.wash(
        [
            (0, (0.74, 0.075, 196)),
            (0.24, (0.69, 0.08, 178)),
            (0.42, (0.63, 0.085, 150)),
            (0.54, (0.68, 0.095, 116)),
            (0.63, (0.82, 0.115, 82)),
            (0.7, (0.88, 0.12, 70)),
        ],
        20,
    )
    streaks(c, 380, 780, (0.93, 0.09, 85), share=0.4, seed="high", cover=0.5)
    _shore(c)
    _water(c)
    repaint(c, 0.65, seed="land", loose=1.2)
    c.multiply(c.mask(circle(gx, gy, gr * 0.9), soft=gr * 0.4), (0.6, 0.09, 178), 0.6)
    c.glow(gx, gy + 40, gr * 0.6, (0.93, 0.12, 86), 0.5)
    sunk(c, LINE)
    c.lamps.append(Lamp(x=gx, y=gy + 60, z=120, reach=420, colour=(0.95, 0.11, 85), power=0.4))
    with c.group() as lifted:
        boat(c)
    clock(c)
    c.paste(lifted)
    _drops(c)
    repaint(c, 0.1, seed="last")
    loose_seeds(c)
    ink = (0.17, 0.045, 172)
    reeds(c, -20, 96, 1230, (380, 620), 13, ink, seed="left", heads=(0.26, 0.06, 60))
    reeds(c, 752, 830, 1230, (300, 480), 7, ink, seed="right", heads=(0.26, 0.06, 60))


def _shore(c: Canvas) -> None:
    """Far woods in three veils of mist."""
    for k, (top, amp, tone) in enumerate(
        ((690.0, 64.0, (0.68, 0.08, 122)), (744.0, 74.0, (0.5, 0.08, 150)), (796.0, 62.0, (0.31, 0.06, 168)))
    ):
        rough = c.noise.at(f"wood{k}", c.x / 120, c.x * 0 + k, 1.0, 4)
        fine = c.noise.at(f"tops{k}", c.x / (14 + 5 * k), c.x * 0 + k, 1.0, 3)
        open_sky = np.exp(-(((c.x - 400) / 210) ** 2)) * (34 + 8 * k)
        edge = top - amp * (rough - 0.4) - 26 * (fine - 0.5) + open_sky
        c.fill(c.full(smoothstep(-3, 3, c.y - edge)), tone, detail=0.1)
        c.fog(top + 16, top + 100, (0.9, 0.11, 80), (0.7, 0.55, 0.2)[k], cell=260)


def _water(c: Canvas) -> None:
    """Below the line one looks into the lake: gold near the skin, then green, then dark."""
    below = c.full(smoothstep(LINE - 1.5, LINE + 1.5, c.y + 2.5 * np.sin(c.x / 47) + 1.5 * np.sin(c.x / 19)))
    d = (c.y - LINE) / (1200 - LINE)
    near = np.exp(-(((c.x - 400) / 260) ** 2))
    table = ramp(
        [(0, (0.82, 0.11, 100)), (0.14, (0.66, 0.1, 130)), (0.42, (0.58, 0.085, 165)), (1, (0.56, 0.075, 186))]
    )
    t: Array = np.asarray(d + 0.1 - 0.22 * near * (1 - d), np.float32)
    c.fill(below, pick(table, np.clip(t, 0, 1)), detail=0.1)
    r = c.rng("shafts")
    for _ in range(9):
        x0 = 400 + float(r.normal(0, 170))
        lean = (x0 - 400) * 0.35
        beam = np.exp(-(((c.x - x0 - lean * d) / (10 + 30 * d + float(r.uniform(0, 14)))) ** 2))
        c.screen(below * np.asarray(beam * smoothstep(1.0, 0.0, d), np.float32), (0.88, 0.11, 110), 0.22)
    bed = c.noise.at("bed", c.x / 130, c.x * 0, 1.0, 3)
    floor = c.full(smoothstep(-6, 8, c.y - 1164 - 50 * (bed - 0.5) - 0.0003 * (c.x - 400) ** 2 * -1))
    c.fill(floor, (0.43, 0.06, 140), detail=0.2, mottle=0.25)
    c.screen(floor.edge(0, -7, 5), (0.8, 0.09, 110), 0.4)
    q = c.rng("bed")

    def stones(pen: Pen) -> None:
        for _ in range(70):
            x, y = float(q.uniform(0, 800)), float(q.uniform(1158, 1200))
            w = float(q.uniform(3, 15)) * (0.4 + (y - 1150) / 60)
            tone = (float(q.uniform(0.3, 0.52)), 0.05, float(q.uniform(110, 190)))
            pen.fill(oval(x, y, w, w * 0.5, float(q.uniform(-12, 12))), tone, 0.8)

    c.draw(stones, relief=3, clip=floor, detail=0.3, soft=0.6)

    def skin(pen: Pen) -> None:
        q = c.rng("skin")
        for i in range(46):
            x = float(q.uniform(0, 800))
            w = float(q.uniform(14, 60))
            y = LINE + 2 + float(q.uniform(0, 1)) ** 2 * 14
            lit = float(np.exp(-(((x - 400) / 230) ** 2)))
            pen.stroke(
                [(x - w, y), (x, y - 1.5), (x + w, y)],
                mix((0.78, 0.09, 115), (0.98, 0.08, 90), lit),
                1.4 + 0.6 * (i % 3),
                0.25 + 0.6 * lit,
            )

    c.draw(skin, soft=0.6, detail=0.5, emission=0.15)


def _drops(c: Canvas) -> None:
    """The boat still drips: rings where the drops meet the lake."""
    x, y = BOAT
    r = c.rng("drops")

    def work(pen: Pen) -> None:
        for _ in range(34):
            px = x + float(r.normal(0, 84))
            py = float(r.uniform(y + 26, LINE - 8))
            long = float(r.uniform(3, 9))
            pen.stroke([(px, py), (px, py + long)], (0.98, 0.05, 95), float(r.uniform(1.2, 2.6)), 0.85)

    c.draw(work, detail=0.9, emission=0.3)

    def rings(pen: Pen) -> None:
        for dx, w in ((-96.0, 30.0), (-28.0, 48.0), (54.0, 36.0), (112.0, 22.0)):
            for k in (0.5, 1.0):
                n = 24
                ring = [
                    (
                        x + dx + w * k * float(np.cos(a)),
                        LINE + 3 + w * k * 0.12 * float(np.sin(a)),
                    )
                    for a in np.linspace(0, 2 * np.pi, n)
                ]
                pen.stroke(ring, (0.99, 0.05, 92), 1.6, 0.8 - 0.3 * k)

    c.draw(rings, detail=0.8, emission=0.2)
