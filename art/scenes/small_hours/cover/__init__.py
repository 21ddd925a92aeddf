"""The cover: a hare on a hill flies the moon like a kite."""

from __future__ import annotations

import math

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.materials import cloud_bank, grass
from art.painting.motifs.hare import hare
from art.painting.motifs.skies import moon, stars, streaks
from art.painting.pen import Pen
from art.painting.shapes import curve
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Small Hours",
    hero="a hare on a hill flies the moon on a string",
    idea="held or caught",
    place="hill, open country",
    palette="indigo moon",
    composition="tiny figure in a void",
    time="night moon",
    symbols=("hare", "moon", "string"),
    hidden="bows on the string, as on a kite's tail",
    readings=("wish", "patience", "play"),
)
FINISH = {"vignette": 0.4, "bloom": 0.5}

_MOON = (500.0, 330.0, 186.0)


def paint(canvas: Canvas) -> None:
    """Paint the cover."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.35, -0.7, 0.5), key=p.key, shade=p.shade, rim=(0.5, -0.8, 0), rim_colour=(0.97, 0.07, 92)
    )
    c.wash([(0, p.sky[0]), (0.25, p.sky[1]), (0.5, p.sky[2]), (0.72, p.sky[3]), (0.9, p.sky[4])])
    streaks(c, 420, 820, (0.7, 0.08, 330), share=0.5, seed="rose", cover=0.6)
    cloud_bank(c, lambda x: 830 - 40 * math.sin(x / 170), (0.6, 0.09, 280), seed="far", size=(20, 60), alpha=0.8)
    far = c.mask(
        curve([(-20, 980, -1.0), (160, 890), (420, 930), (640, 870), (830, 910), (830, 1240, -1.0), (-20, 1240, -1.0)])
    )
    c.form(far, (0.4, 0.09, 262), thickness=30, haze=0.4, detail=0.1)
    c.fog(840, 1010, share=0.55)
    repaint(c, 1.0, seed="sky")
    moon(c, *_MOON)
    stars(c, 170, 800)
    hill = c.mask(
        curve(
            [
                (-20, 1060, -1.0),
                (150, 1000),
                (330, 985),
                (560, 1050),
                (830, 1150, -1.0),
                (830, 1240, -1.0),
                (-20, 1240, -1.0),
            ]
        )
    )
    c.form(hill, (0.36, 0.09, 250), thickness=60, rim=0.7, detail=0.2)
    grass(c, hill, ((0.4, 0.09, 235), (0.5, 0.09, 200), (0.33, 0.08, 262)), seed="hill")
    paw = hare(c, 262, 1010, 230, (0.62, 0.06, 55), gaze=34)
    feet = c.mask(curve([(120, 1012, -1.0), (250, 1006), (390, 1018, -1.0), (390, 1040, -1.0), (120, 1040, -1.0)]))
    grass(c, feet, ((0.42, 0.09, 225), (0.5, 0.09, 200)), seed="feet", height=(10, 20), spacing=4)
    _string(c, paw)
    c.glow(_MOON[0], _MOON[1], 420, (0.95, 0.06, 92), 0.25)


def _string(c: Canvas, paw: tuple[float, float]) -> None:
    x1, y1 = _MOON[0] - 40, _MOON[1] + 178
    line = []
    for i in range(25):
        t = i / 24
        sag = 46 * math.sin(math.pi * t) * (1 - 0.3 * t)
        line.append((paw[0] + (x1 - paw[0]) * t + sag, paw[1] + (y1 - paw[1]) * t + sag * 0.4))

    def work(pen: Pen) -> None:
        pen.stroke(line, (0.96, 0.04, 92), 2.2, 0.9)

    c.draw(work, detail=0.9, emission=0.2)
    for i, tone in ((7, (0.66, 0.17, 28)), (12, (0.86, 0.13, 88)), (17, (0.68, 0.12, 200))):
        x, y = line[i]
        for f in (-1, 1):
            bow = curve([(x, y, -1.0), (x + f * 20, y - 14), (x + f * 26, y + 2), (x + f * 16, y + 12)])
            c.form(c.mask(bow), tone, thickness=5, rim=0.7, detail=0.85)
