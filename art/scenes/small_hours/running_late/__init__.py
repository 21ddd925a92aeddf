"""Running Late: a night avenue of poplars that is an hourglass; the stars run out of its sky onto its road."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .avenue import far_end, road, sky, trees
from .badger import badger
from .porch import ivy, porch
from .sand import glass, heap, stars, stream
from .shoes import left_shoe

BRIEF = Brief(
    title="Running Late",
    hero="avenue of poplars that is an hourglass: the stars of its sky run through the far end onto its road",
    idea="double exposure",
    place="avenue, poplars seen from a porch",
    palette="teal night",
    composition="deep tunnel",
    time="night",
    symbols=("hourglass", "poplar", "badger", "red shoes"),
    hidden="a snail on the step that has left its trail over a column's foot",
    readings=("waiting", "inheritance", "insomnia", "longing"),
)
FINISH = {"vignette": 0.0, "bloom": 0.3, "contrast": 0.2}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.1, 0.35, 0.7), key=(0.93, 0.08, 90), shade=p.shade, rim=(0.4, 0.6, 0), rim_colour=(0.86, 0.08, 110)
    )
    sky(c)
    road(c)
    far_end(c)
    trees(c)
    repaint(c, 0.9, seed="land")
    heap(c)
    repaint(c, 0.35, seed="last")
    stars(c)
    stream(c)
    glass(c)
    porch(c)
    ivy(c)
    left_shoe(c)
    badger(c)
