"""Planning Permission: a wet beaver sets one twig upright, a kingfisher moves in; the water mirrors a lit palace."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_arm, fingers, near_arm, twig
from .bank import bank, blades, drowned, nearest, roots
from .beaver import body, wet
from .bird import bird
from .face import face
from .head import head
from .land import far, mist, sky, water
from .paddle import paddle
from .palace import palace
from .pool import glow, laid, mirrored, over, rings, uplight

BRIEF = Brief(
    title="Planning Permission",
    hero="wet beaver sets one twig upright, a kingfisher lands on it; the water mirrors a lit palace of woven twigs",
    idea="reflected as something else",
    place="pond, misty bank",
    palette="moss dawn",
    composition="low-horizon giant",
    time="morning",
    symbols=("beaver", "kingfisher", "palace", "reflection"),
    hidden="in the mirrored spire's own twig, where the bird sits above, a nest with an egg; one window's light is out",
    readings=("ambition", "neighbours", "patience", "first step", "home"),
)
FINISH = {"vignette": 0.0, "bloom": 0.24, "saturation": 1.05, "contrast": 0.2}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.55, -0.62, 0.55),
        key=(0.97, 0.05, 98),
        shade=(0.36, 0.055, 175),
        rim=(0.6, -0.7, 0),
        rim_colour=(0.97, 0.05, 100),
        bounce=(0.7, 0.12, 70),
        bounce_share=0.1,
    )
    sky(c)
    far(c)
    water(c)
    repaint(c, 0.5, seed="air", loose=1.2)
    mist(c)
    with c.group() as above:
        bank(c)
        roots(c)
        far_arm(c)
        body(c)
        head(c)
        wet(c)
        uplight(c)
        face(c)
        near_arm(c)
        blades(c)
    with c.group() as inside:
        palace(c)
    mirrored(c, above)
    glow(c)
    laid(c, inside)
    c.paste(above, clip=over(c))
    drowned(c)
    paddle(c)
    nearest(c)
    twig(c)
    fingers(c)
    bird(c)
    rings(c)
    repaint(c, 0.2, seed="last", loose=0.5)
