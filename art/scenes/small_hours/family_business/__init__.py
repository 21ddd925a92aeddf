"""Family Business: an old carthorse has lain down under its carousel, its head bent round a wooden foal."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .carousel import carousel
from .foal import foal
from .head import head
from .horse import body, breast, foreleg, hindleg, mane, straps
from .land import foreground, meadow, shade, sky, tent

BRIEF = Brief(
    title="Family Business",
    hero="old carthorse lies under the whole carousel on its back, head bent round a small wooden foal at its breast",
    idea="carried by",
    place="fairground, pale meadow at its edge",
    palette="storm plum",
    composition="low-horizon giant",
    time="dusk",
    symbols=("carthorse", "carousel", "foal"),
    hidden="one wooden horse up there has turned its head and looks back at the two; the pole beside it is bare",
    readings=("tenderness", "burden", "retirement", "adoption", "favourite"),
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "contrast": 0.14, "saturation": 1.03}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.65, 0.55),
        key=(0.97, 0.03, 60),
        shade=(0.36, 0.06, 330),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.95, 0.03, 50),
    )
    sky(c)
    meadow(c)
    repaint(c, 0.75, seed="land", loose=1.1)
    tent(c)
    shade(c)
    body(c)
    straps(c)
    carousel(c)
    repaint(c, 0.4, seed="hide", loose=0.8)
    mane(c)
    breast(c)
    foal(c)
    foreleg(c)
    hindleg(c)
    head(c)
    foreground(c)
    repaint(c, 0.26, seed="last", loose=0.5)
