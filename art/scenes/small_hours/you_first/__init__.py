"""You First: two sisters back to back on a bench; one knits, one unravels, and the scarf runs off as a stream."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .elder import elder
from .garden import bench, foreground, garden, roses
from .hedgehog import hedgehog
from .scarf import cup, loose_ends, scarf
from .younger import reach, younger

BRIEF = Brief(
    title="You First",
    hero="two sisters back to back on a bench, knitting and unravelling one red scarf that runs off as a stream",
    idea="turning into",
    place="garden, lawn before a rose hedge",
    palette="rose and green",
    composition="S-path",
    time="morning",
    symbols=("scarf", "stream", "teacup", "hedgehog"),
    hidden="a second teacup under the bench",
    readings=("quarrel", "patience", "forgiveness", "inheritance"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.2}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(direction=(-0.5, -0.62, 0.6), key=p.key, shade=p.shade, rim=(-0.6, -0.7, 0), rim_colour=p.key)
    garden(c)
    repaint(c, 1.0, seed="garden")
    roses(c)
    bench(c)
    younger(c)
    elder(c)
    reach(c)
    scarf(c)
    repaint(c, 0.3, seed="last")
    loose_ends(c)
    cup(c)
    hedgehog(c)
    foreground(c)
