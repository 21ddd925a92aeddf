"""A drowned tram rises from the sea's floor on the threads of many jellyfish; an octopus drives, the lamp burns."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import circle
from art.painting.strokes import repaint

from .avenue import floor, front, houses
from .swarm import swarm
from .tram import LAMP, tram

BRIEF = Brief(
    title="Last Service",
    hero="drowned tram lifted off the seabed by a hundred jellyfish on their threads, its lamp burning",
    idea="carried by",
    place="undersea, sunken avenue",
    palette="undersea",
    composition="frontal symmetry",
    time="noon",
    symbols=("tram", "jellyfish", "headlamp"),
    hidden="an octopus in the driver's seat",
    readings=("resurrection", "memory", "late"),
)

FINISH = {"vignette": 0.0, "bloom": 0.15, "contrast": 0.22, "saturation": 1.08}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.2, -0.85, 0.42),
        key=(0.94, 0.07, 140),
        shade=(0.26, 0.08, 248),
        rim=(-0.3, -1, 0),
        rim_colour=(0.9, 0.08, 170),
        bounce=(0.5, 0.08, 190),
    )
    c.wash(
        [
            (0, (0.92, 0.08, 165)),
            (0.1, (0.8, 0.1, 178)),
            (0.26, (0.6, 0.105, 200)),
            (0.46, (0.47, 0.095, 213)),
            (0.7, (0.5, 0.09, 208)),
            (0.83, (0.6, 0.09, 198)),
        ]
    )
    c.glow(360, -60, 330, (0.97, 0.06, 145), 0.7)
    floor(c)
    houses(c)
    c.rays(330, -220, (58, 66, 74, 81, 89, 97, 106, 115), 1350, width=110, colour=(0.93, 0.07, 160), share=0.4, soft=18)
    c.fog(760, 1080, (0.62, 0.09, 198), 0.4, cell=200)
    repaint(c, 0.9, seed="sea", loose=1.1)
    swarm(c)
    tram(c)
    repaint(c, 0.2, seed="last")
    front(c)
    c.glow(*LAMP, 50, (0.98, 0.08, 92), 0.9)
    c.glow(*LAMP, 150, (0.93, 0.12, 85), 0.4)
    r = c.rng("bubbles")

    def bubbles(pen: Pen) -> None:
        for _ in range(34):
            side = -1 if r.random() < 0.5 else 1
            x, y, q = 400 + side * float(r.uniform(190, 240)), float(r.uniform(440, 1000)), float(r.uniform(1.4, 5))
            pen.stroke(circle(x, y, q), (0.93, 0.05, 170), 0.9, 0.55)
            pen.dot(x - q * 0.3, y - q * 0.35, q * 0.24, (0.98, 0.02, 90), 0.9)

    c.draw(bubbles, detail=0.7)
