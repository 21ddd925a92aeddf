"""A big fox sits bolt upright; its brush has grown into a peach bough, and on it a hen asks, bill to nose."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bough import arch, crown, twig
from .braid import buds
from .brush import brush
from .face import face
from .fox import body
from .grass import grass
from .head import head
from .hen import hen
from .orchard import orchard, trunk
from .peach import egg, peaches

BRIEF = Brief(
    title="I Didn't Touch Anything",
    hero="red fox's brush has become a blossoming peach bough; from it a speckled hen bends to the fox's nose",
    idea="grows from",
    place="orchard, old peach trees in morning mist",
    palette="moss dawn",
    composition="S-path",
    time="morning",
    symbols=("fox", "hen", "bough", "peach"),
    hidden="on the fox's lip sticks one small feather, slate with a white tip, like hers",
    readings=("temptation", "truce", "trust", "guilt", "first love"),
)
FINISH = {"vignette": 0.0, "bloom": 0.1, "saturation": 1.04, "contrast": 0.2}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.7, -0.3, 0.5),
        key=(0.97, 0.07, 88),
        shade=(0.36, 0.06, 195),
        rim=(-0.8, -0.2, 0),
        rim_colour=(0.96, 0.08, 85),
    )
    orchard(c)
    repaint(c, 0.35, seed="air", loose=0.8)
    trunk(c)
    crown(c)
    body(c)
    head(c)
    face(c)
    arch(c)
    brush(c)
    buds(c)
    peaches(c)
    hen(c)
    twig(c)
    egg(c)
    grass(c)
    repaint(c, 0.22, seed="all", loose=0.5)
