"""Planning Permission: a beaver sets one young twig upright at the water's edge; the pond mirrors a palace."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_arm, far_paw, fingers, near_arm, near_paw, twig
from .beaver import body, haunch, tail
from .head import face, head
from .palace import palace
from .pond import bank, bank_shadow, far_shore, heap, mirrored, rings, sky, water

BRIEF = Brief(
    title="Planning Permission",
    hero="big beaver, eyes shut, sets one budding twig upright by the water; its reflection is a palace of twigs",
    idea="reflected as something else",
    place="pond, mossy bank",
    palette="moss dawn",
    composition="low-horizon giant",
    time="morning",
    symbols=("beaver", "twig", "palace", "reflection"),
    hidden="in one window of the mirrored palace a tiny second beaver waves: somebody for whom it is built",
    readings=("ambition", "devotion", "patience", "first step", "home"),
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.7, 0.55),
        key=(0.97, 0.045, 95),
        shade=(0.42, 0.05, 165),
        rim=(0.6, -0.7, 0),
        rim_colour=(0.97, 0.04, 95),
    )
    sky(c)
    far_shore(c)
    water(c)
    repaint(c, 0.5, seed="air", loose=1.2)
    with c.group() as inside:
        palace(c)
    mirrored(c, inside)
    rings(c)
    bank_shadow(c)
    bank(c)
    tail(c)
    far_arm(c)
    body(c)
    haunch(c)
    head(c)
    repaint(c, 0.3, seed="coat", loose=0.7)
    face(c)
    heap(c)
    far_paw(c)
    near_arm(c)
    near_paw(c)
    twig(c)
    fingers(c)
    repaint(c, 0.2, seed="last", loose=0.5)
