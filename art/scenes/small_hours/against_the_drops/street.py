"""Parts of Against the Drops: the wet street far below, where a child catches drops in an umbrella turned over."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval

from .river import OCHRE

_INK = (0.17, 0.035, 270)


def street(c: Canvas) -> None:
    """The pavement at the foot of the wall."""
    c.fill(c.mask(box(560, 1150, 260, 70), wobble=1), (0.35, 0.05, 262), detail=0.2)


def catcher(c: Canvas) -> None:
    """A small child seen from behind, its umbrella upside down; three drops from the river's edge."""

    def work(pen: Pen) -> None:
        with pen.at(606, 1188, scale=1.3), pen.at(-672, -1186):
            _child(pen)

    c.draw(work, detail=0.8, relief=3)


def _child(pen: Pen) -> None:
    """Draw umbrella and child about the foot of the umbrella."""
    for y, q in ((918, 4.2), (954, 5), (996, 4.4)):
        pen.fill(curve([(672, y - 3 * q, CORNER), (672 + q, y), (672, y + q), (672 - q, y)]), OCHRE)
    pen.fill(oval(680, 1074, 51, 17, -4), (0.4, 0.14, 22))
    pen.fill(oval(680, 1074, 42, 9, -4), OCHRE)
    pen.stroke([(682, 1130), (692, 1022), (698, 1004), (710, 1006), (710, 1018)], (0.62, 0.06, 70), 4)
    scallops = [(628, 1075, CORNER), (654, 1086), (680, 1080, CORNER), (708, 1082), (732, 1068, CORNER)]
    pen.fill(curve([*scallops, (720, 1102), (690, 1128), (666, 1128), (640, 1108)]), (0.54, 0.18, 27))
    for end in (-24, 20):
        pen.stroke([(680 + end, 1083), (680 + 0.8 * end, 1106), (679, 1130)], (0.42, 0.14, 22), 1.8)
    pen.fill(limb([(679, 1126, 3), (677, 1144, 1.4)]), (0.62, 0.06, 70))
    for x in (742, 764):
        pen.fill(limb([(x, 1146, 7), (x, 1176, 6)]), (0.62, 0.08, 48))
        pen.fill(limb([(x - 5, 1180, 6), (x + 3, 1179, 8)]), (0.5, 0.17, 27))
    coat = curve([(752, 1070), (734, 1088), (724, 1150, CORNER), (784, 1150, CORNER), (772, 1088)])
    pen.fill(coat, (0.52, 0.06, 252))
    pen.fill(limb([(744, 1092, 9), (722, 1072, 7), (700, 1044, 6)]), (0.57, 0.06, 252))
    pen.dot(695, 1036, 7.5, (0.68, 0.085, 48))
    pen.fill(curve([(752, 1030), (733, 1042), (731, 1062), (740, 1074), (764, 1074), (774, 1062), (771, 1040)]), _INK)
