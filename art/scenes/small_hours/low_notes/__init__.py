"""In a misty wood at dawn a gramophone has grown from a stump: its horn is a flower, and a fawn listens."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Lamp, Light
from art.painting.motifs.motes import glints
from art.painting.relight import Relight
from art.painting.strokes import repaint

from .horn import (
    STUMP,
    THROAT,
    calyx,
    horn_sheet,
    lodgers,
    paint_horn,
    stamens,
    stem,
    stump,
)
from .wood import FAWN, fawn, ferns, floor, near_trunks, tufts, turf, wood

BRIEF = Brief(
    title="Low Notes",
    hero="gramophone grown from a mossy stump, its horn one huge flower with light in its throat; a fawn listens",
    idea="grows from",
    place="wood, misty glade of old trees",
    palette="moss dawn",
    composition="frontal symmetry",
    time="dawn",
    symbols=("gramophone", "flower", "fawn"),
    hidden="a snail rides on the outermost ring of the record, which is the stump's cut face",
    readings=("lullaby", "awe", "invitation"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.08,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.83, ground=0.95, figure=0.42, chroma=1.0, form=1.25, side=0.06, spare=0.0),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.35, -0.75, 0.5),
        key=(0.93, 0.1, 98),
        shade=(0.26, 0.06, 180),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.93, 0.11, 100),
        bounce=(0.5, 0.09, 130),
    )
    wood(c)
    repaint(c, 0.7, seed="wood", loose=1.1)
    near_trunks(c)
    floor(c)
    repaint(c, 0.5, seed="floor")
    x, y = THROAT
    c.glow(x - 90, y + 10, 300, (0.8, 0.12, 95), 0.2)
    turf(c)
    c.multiply(
        c.full(np.exp(-(((c.x - STUMP[0] - 40) / 230) ** 2) - (((c.y - 1024) / 40) ** 2))), (0.22, 0.05, 165), 0.7
    )
    stump(c)
    stem(c)
    _fall(c)
    paint_horn(c, horn_sheet(c))
    calyx(c)
    stamens(c)
    tufts(c)
    lodgers(c)
    _light(c)
    c.lamps.append(Lamp(x=FAWN[0] + 130, y=FAWN[1] - 230, z=60, reach=240, colour=(0.92, 0.13, 88), power=0.7))
    fawn(c)
    c.lamps.clear()
    ferns(c)
    _pollen(c)


def _fall(c: Canvas) -> None:
    """What pours out of the throat: a broad soft fall of light, down to the grass before it."""
    x, y = THROAT
    ex, ey = FAWN[0] + 10, FAWN[1] + 10
    dx, dy = ex - x, ey - y
    long = float(np.hypot(dx, dy))
    along = ((c.x - x) * dx + (c.y - y) * dy) / long
    across = ((c.x - x) * dy - (c.y - y) * dx) / long
    half = 40 + 0.2 * np.maximum(along, 0)
    beam = (
        np.exp(-((across / half) ** 2))
        * (0.25 + 0.75 * smoothstep(60, 420, along))
        * smoothstep(1.12 * long, 0.5 * long, along)
    )
    drift = 0.65 + 0.7 * (c.field("beam", 90, 4) - 0.3)
    c.screen(np.asarray(np.clip(beam * drift, 0, 1), np.float32), (0.93, 0.12, 92), 0.85)
    c.glow(ex, ey, 150, (0.86, 0.14, 98), 0.5, flat=0.32)


def _light(c: Canvas) -> None:
    """The throat itself."""
    x, y = THROAT
    c.glow(x + 4, y, 50, (0.99, 0.1, 90), 0.7)
    c.glow(x - 30, y + 10, 150, (0.93, 0.13, 88), 0.1)


def _pollen(c: Canvas) -> None:
    x, y = THROAT

    def place(r: np.random.Generator) -> tuple[float, float]:
        q = float(r.random()) ** 0.8
        wide = 40 + 150 * q
        return (
            float(x + (FAWN[0] - x) * q + r.normal(0, wide * 0.62)),
            float(y + (FAWN[1] - 60 - y) * q + r.normal(0, wide * 0.5)),
        )

    tone = (0.98, 0.08, 92)
    glints(c, c.rng("drift"), 26, place, tone, size=(2.0, 6.0), power=0.75)
    dew = c.rng("dew")
    glints(
        c,
        dew,
        40,
        lambda r: (float(r.uniform(20, 780)), float(r.uniform(940, 1170))),
        (0.97, 0.05, 110),
        size=(1.2, 3.2),
    )
