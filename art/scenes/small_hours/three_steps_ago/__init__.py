"""Three Steps Ago: a great coat strolls on through the night air; a child at the rope's cut end, a roof below."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .coat import coat, legs
from .head import head
from .night import roofs, sky, stars
from .rope import follower, rope, thread
from .sleeve import sleeve

BRIEF = Brief(
    title="Three Steps Ago",
    hero="huge walker in a pale coat, strolling on air, shears behind the back; the cut rope, a child in the same hat",
    idea="missing",
    place="city, over the roofs",
    palette="storm plum",
    composition="low-horizon giant",
    time="night",
    symbols=("rope", "shears", "bowler hat"),
    hidden="the hem's red thread, undone, runs to the child's fingers; far below somebody at a lit window",
    readings=("confidence", "farewell", "betrayal", "growing up"),
    person=True,
)
FINISH = {"vignette": 0.1, "bloom": 0.1, "saturation": 1.05, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.62, -0.5, 0.55),
        key=(0.95, 0.055, 82),
        shade=(0.3, 0.06, 240),
        rim=(0.6, -0.7, 0),
        rim_colour=(0.95, 0.05, 82),
        bounce=(0.55, 0.07, 210),
        bounce_share=0.16,
    )
    sky(c)
    repaint(c, 1.0, seed="night", loose=1.5)
    roofs(c)
    rope(c)
    follower(c)
    legs(c)
    whole = coat(c)
    head(c)
    sleeve(c, whole)
    thread(c)
    repaint(c, 0.35, seed="close", loose=0.8)
    stars(c)
