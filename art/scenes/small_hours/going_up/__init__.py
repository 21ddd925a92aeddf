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
from art.painting.relight import Relight
from art.painting.strokes import repaint

from .clock import BOAT, GLOBE, boat, clock, loose_seeds, sunk

BRIEF = Brief(
    title="Going Up",
    hero="dandelion clock that lifts a rowing boat with a goose aboard off the lake, its anchor just out of the mud",
    idea="impossible journey",
    place="lake, reed shore",
    palette="moss dawn",
    composition="split waterline",
    time="dawn",
    symbols=("dandelion", "boat", "anchor"),
    hidden="a small fish holds on to the anchor's rope",
    readings=("promotion", "holiday", "fragile"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "contrast": 0.18,
    "saturation": 1.08,
    "relight": Relight(figure=0.5, air=(0.95, 0.035, 130), veil=0.4),
}

LINE = 872.0


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
            (0, (0.24, 0.055, 205)),
            (0.22, (0.36, 0.065, 190)),
            (0.44, (0.54, 0.075, 165)),
            (0.58, (0.76, 0.09, 112)),
            (0.66, (0.88, 0.12, 78)),
            (0.72, (0.92, 0.12, 68)),
        ],
        20,
    )
    streaks(c, 380, 780, (0.93, 0.09, 85), share=0.4, seed="high", cover=0.5)
    _shore(c)
    _water(c)
    repaint(c, 0.65, seed="land", loose=1.2)
    c.glow(gx, gy, gr * 1.15, (0.92, 0.11, 90), 0.7)
    c.glow(gx, gy, gr * 0.55, (0.97, 0.1, 88), 0.6)
    c.glow(404, 836, 230, (0.96, 0.13, 72), 0.6, 0.34)
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
    reeds(c, -20, 120, 1230, (360, 600), 15, ink, seed="left", heads=(0.24, 0.05, 90))
    reeds(c, 730, 830, 1230, (300, 520), 10, ink, seed="right", heads=(0.24, 0.05, 90))


def _shore(c: Canvas) -> None:
    """Far woods in three veils of mist."""
    for k, (top, amp, tone) in enumerate(
        ((738.0, 60.0, (0.7, 0.075, 135)), (782.0, 70.0, (0.54, 0.075, 155)), (826.0, 50.0, (0.38, 0.07, 165)))
    ):
        rough = c.noise.at(f"wood{k}", c.x / 120, c.x * 0 + k, 1.0, 4)
        fine = c.noise.at(f"tops{k}", c.x / (14 + 5 * k), c.x * 0 + k, 1.0, 3)
        open_sky = np.exp(-(((c.x - 400) / 210) ** 2)) * (34 + 8 * k)
        edge = top - amp * (rough - 0.4) - 26 * (fine - 0.5) + open_sky
        c.fill(c.full(smoothstep(-3, 3, c.y - edge)), tone, detail=0.1)
        c.fog(top + 6, top + 110, (0.93, 0.11, 78), 0.75, cell=260)


def _water(c: Canvas) -> None:
    """Below the line one looks into the lake: gold near the skin, then green, then dark."""
    below = c.full(smoothstep(LINE - 1.5, LINE + 1.5, c.y + 2.5 * np.sin(c.x / 47) + 1.5 * np.sin(c.x / 19)))
    d = (c.y - LINE) / (1200 - LINE)
    near = np.exp(-(((c.x - 400) / 260) ** 2))
    table = ramp([(0, (0.8, 0.11, 105)), (0.14, (0.6, 0.1, 135)), (0.42, (0.38, 0.075, 165)), (1, (0.17, 0.045, 190))])
    t: Array = np.asarray(d + 0.1 - 0.22 * near * (1 - d), np.float32)
    c.fill(below, pick(table, np.clip(t, 0, 1)), detail=0.1)
    r = c.rng("shafts")
    for _ in range(9):
        x0 = 400 + float(r.normal(0, 170))
        lean = (x0 - 400) * 0.35
        beam = np.exp(-(((c.x - x0 - lean * d) / (10 + 30 * d + float(r.uniform(0, 14)))) ** 2))
        c.screen(below * np.asarray(beam * smoothstep(1.0, 0.0, d), np.float32), (0.88, 0.11, 110), 0.22)
    bed = c.noise.at("bed", c.x / 130, c.x * 0, 1.0, 3)
    floor = c.full(smoothstep(-6, 8, c.y - 1150 - 50 * (bed - 0.5) - 0.0003 * (c.x - 400) ** 2 * -1))
    c.fill(floor, (0.2, 0.045, 150), detail=0.2, mottle=0.2)

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
            px = x + float(r.normal(0, 52))
            py = float(r.uniform(y + 26, LINE - 8))
            long = float(r.uniform(3, 9))
            pen.stroke([(px, py), (px, py + long)], (0.98, 0.05, 95), float(r.uniform(1.2, 2.6)), 0.85)

    c.draw(work, detail=0.9, emission=0.3)

    def rings(pen: Pen) -> None:
        for dx, w in ((-66.0, 26.0), (-18.0, 40.0), (44.0, 30.0), (82.0, 18.0)):
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
