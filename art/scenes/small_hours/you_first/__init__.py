"""You First: two sisters back to back; their one scarf runs on into the water, which has them face to face."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .elder import elder
from .mirror import ripples, upside_down
from .scarf import middle, thread, tongue
from .shore import bank, land, water
from .younger import younger

BRIEF = Brief(
    title="You First",
    hero="two sisters back to back, one knitting, one unravelling the same red scarf, which runs off as a stream",
    idea="turning into",
    place="garden, bank of a still brook",
    palette="rose and green",
    composition="split waterline",
    time="morning",
    symbols=("scarf", "stream", "braid", "reflection"),
    hidden="in the water the two sit face to face; the wool that one pulls out runs over both shoulders to the needles",
    readings=("quarrel", "patience", "forgiveness", "inheritance"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.14, "contrast": 0.16, "saturation": 1.0}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(direction=(0.5, -0.6, 0.6), key=p.key, shade=p.shade, rim=(0.6, -0.7, 0), rim_colour=p.key)
    land(c)
    water(c)
    repaint(c, 0.65, seed="land", loose=1.3)
    with c.group() as left:
        elder(c, knits=False)
    with c.group() as right:
        younger(c, pulls=False)
    upside_down(c, left, right)
    repaint(c, 0.7, seed="mirror", loose=0.45)
    bank(c)
    middle(c)
    with c.group() as pair:
        younger(c, pulls=True)
        elder(c, knits=True)
    c.paste(pair)
    tongue(c)
    ripples(c)
    thread(c)
    repaint(c, 0.6, seed="last", loose=0.42)
