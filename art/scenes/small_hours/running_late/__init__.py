"""Running Late: a huge badger trots over a moonlit plain; in him, an avenue, and at its end the one who waits."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.strokes import repaint

from .avenue import avenue, haunches
from .coat import behind, below, cheek, neck, rump, streams, throat
from .head import bite, head
from .legs import far_legs, near_legs
from .outline import window
from .plain import cast, moon, plain, sky
from .pot import petal, pot
from .waiting import waiting

BRIEF = Brief(
    title="Running Late",
    hero="huge trotting badger, a geranium in its teeth; its body is a lamplit avenue where a second badger waits",
    idea="double exposure",
    place="pale moonlit plain, an avenue of round trees inside a badger",
    palette="teal night",
    composition="deep tunnel",
    time="night moon",
    symbols=("badger", "geranium", "umbrella", "moon"),
    hidden="the moon's craters and seas are a clock's hours and its two hands",
    readings=("longing", "hurry", "first date", "homecoming", "heart"),
)
FINISH = {"vignette": 0.0, "bloom": 0.1, "saturation": 1.04, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.4, -0.75, 0.55),
        key=(0.95, 0.04, 140),
        shade=(0.36, 0.065, 220),
        rim=(0.4, -0.8, 0),
        rim_colour=(0.94, 0.03, 160),
    )
    sky(c)
    moon(c)
    plain(c)
    repaint(c, 0.6, seed="air", loose=1.4)
    cast(c)
    far_legs(c)
    behind(c)
    with c.group() as inside:
        avenue(c)
        waiting(c)
        haunches(c)
    c.paste(inside, clip=window(c))
    rump(c)
    near_legs(c)
    below(c)
    streams(c)
    repaint(c, 0.2, seed="body", loose=0.5)
    throat(c)
    neck(c)
    with c.group() as face:
        head(c)
    c.paste(face, clip=c.full(smoothstep(446, 512, c.x + 0.1 * (c.y - 540))))
    cheek(c)
    pot(c)
    bite(c)
    petal(c)
    repaint(c, 0.14, seed="last", loose=0.4)
