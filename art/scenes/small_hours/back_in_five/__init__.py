"""Back in Five: a bazaar's awnings let go, one after the other, and fly off as flamingos; a monkey minds the till."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .awnings import awnings, last_hold
from .flamingos import flock
from .lane import ground_light, lane, sky
from .monkey import monkey
from .stalls import stalls
from .table import stool, table

BRIEF = Brief(
    title="Back in Five",
    hero="striped awnings over a bazaar lane letting go of their ropes, one by one, to fly off as flamingos",
    idea="turning into",
    place="bazaar, lane in a mud-brick town",
    palette="desert ochre",
    composition="deep tunnel",
    time="noon",
    symbols=("awning", "flamingo", "monkey", "coins"),
    hidden="a flamingo's egg among the melons",
    readings=("migration", "temptation", "siesta", "trust"),
)
FINISH = {"vignette": 0.0, "bloom": 0.22}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.45, -0.7, 0.55), key=p.key, shade=(0.5, 0.075, 320), rim=(0.5, -0.7, 0), rim_colour=p.key
    )
    sky(c)
    lane(c)
    ground_light(c)
    repaint(c, 0.7, seed="lane", loose=0.7)
    stalls(c)
    repaint(c, 0.3, seed="stalls")
    flock(c)
    last_hold(c)
    awnings(c)
    stool(c)
    table(c)
    monkey(c)
