"""A blackbird on the wall, its back to the whole affair."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_BLACK = (0.24, 0.03, 230)


def blackbird(c: Canvas) -> None:
    """Paint it small and dark, hunched, looking out of the picture."""
    c.multiply(c.mask(oval(728, 800, 34, 6), soft=5), (0.4, 0.06, 180), 0.6)
    back = [(706, 722), (726, 710), (748, 718), (762, 744), (760, 774), (744, 796)]
    tail = [(722, 800), (708, 816), (694, 856, CORNER), (680, 850, CORNER), (690, 804), (688, 770), (694, 742)]
    body = c.mask(curve([*back, *tail]), oval(736, 720, 24, 21, -14))
    bill = c.mask(curve([(754, 712, CORNER), (782, 724, CORNER), (754, 730, CORNER)], pull=0.2))
    c.fill(bill, (0.72, 0.16, 60), detail=0.8)
    c.fill(body, _BLACK, detail=0.7, mottle=0.12)
    wing = c.mask(curve([(704, 750), (724, 744), (734, 766), (722, 794), (698, 826, CORNER), (694, 790)]), soft=1)
    c.glaze(wing & body, (0.36, 0.035, 215), 0.6)
    c.multiply((wing - wing.move(-5, -4).blur(3)) & body, (0.2, 0.03, 230), 0.7)
    c.glaze(body.edge(5, -5, 3), (0.62, 0.05, 130), 0.5)

    def eye(pen: Pen) -> None:
        pen.dot(744, 715, 3, (0.74, 0.13, 70))
        pen.dot(744.4, 715, 1.8, (0.14, 0.02, 230))

    c.draw(eye, detail=0.85)
