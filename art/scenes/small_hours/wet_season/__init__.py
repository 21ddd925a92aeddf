"""An old weaver sits before the rain; where she takes hold of it, it is thread, and bright cloth comes down from it."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.motifs.skies import rain
from art.painting.pen import Pen
from art.painting.shapes import oval
from art.painting.strokes import repaint

from .cloth import cloth, hem, loose_end
from .head import head
from .llama import llama
from .threads import LEAN, bars, curtain, threads
from .weaver import arm, body, collar

BRIEF = Brief(
    title="Wet Season",
    hero="old weaver, large in profile, before a curtain of rain that becomes thread and then cloth under her arm",
    idea="made of",
    place="plateau, high Andes",
    palette="storm plum",
    composition="diagonal fall",
    time="overcast",
    symbols=("loom", "rain", "thread"),
    hidden="the llama has a loose end of the cloth between its lips; where it hangs slack it is rain again",
    readings=("grief", "sabotage", "craftsmanship"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.3, "saturation": 1.2, "contrast": 0.28}

_HORIZON = 742.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.42, 0.5),
        key=(0.96, 0.06, 82),
        shade=(0.3, 0.05, 285),
        rim=(0.9, -0.3, 0),
        rim_colour=(0.95, 0.07, 82),
        bounce=(0.5, 0.04, 250),
        bounce_share=0.15,
    )
    _sky(c)
    _land(c)
    repaint(c, 1.0, seed="land", loose=1.1)
    rain(c, 300, angle=LEAN, length=(26, 80), colour=(0.86, 0.02, 230), alpha=0.3, seed="far")
    curtain(c)
    body(c)
    arm(c)
    cloth(c)
    repaint(c, 0.85, seed="big", loose=0.75)
    threads(c)
    head(c)
    collar(c)
    bars(c)
    llama(c)
    hem(c)
    _rings(c)
    repaint(c, 0.2, seed="last", loose=0.6)
    loose_end(c)
    rain(c, 60, angle=LEAN, length=(40, 110), colour=(0.92, 0.015, 230), alpha=0.3, seed="near")


def _sky(c: Canvas) -> None:
    """One slate cloud, paler towards the plain; no sun in it."""
    c.wash(
        [
            (0, (0.52, 0.05, 272)),
            (0.16, (0.46, 0.062, 264)),
            (0.4, (0.52, 0.062, 248)),
            (0.54, (0.72, 0.055, 220)),
            (0.62, (0.88, 0.075, 95)),
        ],
        40,
        turn=-5,
    )
    big = c.noise.at("cloud", (c.x + 0.5 * c.y) / 330, c.y / 150, 1.0, 3)
    c.multiply(
        np.asarray(smoothstep(0.48, 0.72, big) * smoothstep(640, 200, c.y) * smoothstep(-20, 160, c.y), np.float32),
        (0.46, 0.06, 280),
        0.5,
    )
    c.screen(np.asarray(smoothstep(0.5, 0.28, big) * smoothstep(700, 300, c.y), np.float32), (0.5, 0.03, 250), 0.35)
    # Far showers hang from it, leaning as all rain does here.
    veil = c.noise.at("veil", (c.x + 0.22 * c.y) / 60, c.y / 900, 1.0, 2)
    c.glaze(
        np.asarray(smoothstep(0.5, 0.8, veil) * smoothstep(300, 520, c.y) * smoothstep(760, 700, c.y), np.float32),
        (0.52, 0.03, 262),
        0.5,
    )


def _land(c: Canvas) -> None:
    """Two flat ridges, snow on the far one, and a wet plain of dead grass."""
    for k, (xs, ys, tone) in enumerate(
        (
            ((-10, 34, 58, 84, 150, 400, 800), (628, 566, 606, 592, 690, 716, 700), (0.62, 0.04, 255)),
            ((-10, 60, 120, 300, 800), (700, 686, 712, 726, 720), (0.47, 0.045, 270)),
        )
    ):
        rough = 14 * (c.noise.at(f"ridge{k}", c.x[:1] / 26, c.x[:1] * 0, 1.0, 3)[0] - 0.5)
        crest = np.interp(c.x[0], xs, ys) + rough
        below = c.y - crest[None, :]
        m = c.full(smoothstep(-1.5, 1.5, below))
        c.fill(m, tone, detail=0.45)
        if k == 0:
            cut = c.noise.at("snow", c.x / 22 + c.y / 60, c.y / 40, 1.0, 3) * 80
            c.fill(m * np.asarray(smoothstep(58, 48, below + cut - 20), np.float32), (0.9, 0.015, 230), 0.9, detail=0.6)
    plain = c.full(smoothstep(_HORIZON - 2, _HORIZON + 2, c.y))
    c.wash(
        [(0.61, (0.74, 0.09, 90)), (0.68, (0.56, 0.075, 84)), (0.8, (0.52, 0.06, 75)), (1, (0.58, 0.05, 80))],
        14,
        mask=plain,
    )
    wet = c.noise.at("wet", c.x / 190, (c.y - _HORIZON) / 26, 1.0, 3)
    c.glaze(
        plain * np.asarray(smoothstep(0.56, 0.7, wet) * smoothstep(760, 800, c.y), np.float32), (0.66, 0.03, 240), 0.5
    )
    c.fog(_HORIZON - 40, _HORIZON + 30, (0.8, 0.03, 110), 0.55)
    pool = c.mask(oval(470, 1190, 560, 62), soft=10, wobble=10, cell=120)
    c.glaze(pool, (0.8, 0.035, 230), 0.8)


def _rings(c: Canvas) -> None:
    """Where rain is left to fall it makes rings on the wet ground."""

    def work(pen: Pen) -> None:
        for x, y, w in ((66, 1168, 30), (150, 1188, 20), (318, 1190, 24), (566, 1192, 30), (742, 1186, 22)):
            for q in (1.0, 0.52):
                pen.stroke(oval(x, y, w * q, w * q * 0.2), (0.9, 0.02, 230), 1.4, 0.7)

    c.draw(work, detail=0.6)
