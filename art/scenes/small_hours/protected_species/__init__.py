"""Protected Species: a leopardess curled round a globe of winter; nose to nose with the white cub that lives in it."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.strokes import repaint

from .body import body
from .cub import cub
from .forest import corners, floor, trees, wood
from .globe import foot, glass, snowfall, street
from .head import head
from .legs import far_paw, foreleg, tail
from .night import flakes, light

BRIEF = Brief(
    title="Protected Species",
    hero="a leopardess curled round a snow globe, nose to nose with the white cub that stands at its glass",
    idea="inside out",
    place="jungle, Congo basin",
    palette="teal night",
    composition="tiny figure in a void",
    time="night",
    symbols=("leopard", "snow globe", "street lamp", "fern"),
    hidden="a fern grows in the globe's snow; snow has fallen on her nose, though the glass is whole",
    readings=("motherhood", "homesick", "zoo", "longing"),
)
FINISH = {"vignette": 0.12, "bloom": 0.3, "saturation": 1.05, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    wood(c)
    repaint(c, 0.9, seed="wood", loose=1.2)
    trees(c)
    floor(c)
    body(c)
    repaint(c, 0.35, seed="coat", loose=0.7)
    street(c)
    repaint(c, 0.4, seed="street", loose=0.6)
    cub(c)
    snowfall(c)
    glass(c)
    foot(c)
    far_paw(c)
    tail(c)
    head(c)
    foreleg(c)
    light(c)
    corners(c)
    flakes(c)
    repaint(c, 0.2, seed="last", loose=0.5)
