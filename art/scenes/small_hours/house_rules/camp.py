"""House Rules: the campfire, who sits by it, and the deer; not the wood and not the house."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, polygon


def fire(c: Canvas, x0: float, y0: float) -> None:
    """A ring of stones and the flames in it."""
    c.glow(x0, y0, 190, (0.74, 0.17, 52), 0.5, flat=0.8)

    def logs(pen: Pen) -> None:
        for a in range(9):
            x, y = x0 + 30 * math.cos(a * 0.7), y0 + 20 * math.sin(a * 0.7) + 4
            pen.fill(oval(x, y, 5.5, 4.4), (0.34, 0.05, 50))
            pen.fill(oval(x, y - 1, 3.4, 2.4), (0.66, 0.1, 64))
        for k in (-1, 0, 1):
            pen.stroke([(x0 - 15 + 4 * k, y0 + 5 * k), (x0 + 15 - 4 * k, y0 - 5 * k)], (0.24, 0.07, 40), 6)

    c.draw(logs, relief=1, detail=0.9)

    def flames(pen: Pen) -> None:
        for dx, w, h, lean, tone in (
            (-15, 13, 46, -8, (0.62, 0.21, 36)),
            (15, 12, 54, 9, (0.63, 0.21, 37)),
            (5, 16, 96, 6, (0.7, 0.2, 46)),
            (-7, 13, 70, -5, (0.78, 0.185, 56)),
            (8, 10, 56, 3, (0.85, 0.17, 68)),
            (-1, 11, 48, 2, (0.92, 0.14, 82)),
            (1, 7, 28, -1, (0.985, 0.06, 96)),
        ):
            x, y = x0 + dx, y0 + 6
            tongue = [(x + lean, y - h, CORNER), (x + w * 0.45 + lean * 0.2, y - h * 0.62), (x + w, y - h * 0.22)]
            tongue += [(x, y + 3), (x - w, y - h * 0.2), (x - w * 0.75 + lean * 0.6, y - h * 0.55)]
            pen.fill(curve(tongue), tone, 0.7 if h < 56 and abs(dx) > 10 else 0.86)

    c.draw(flames, detail=0.95, emission=0.9)
    c.glow(x0, y0 - 24, 120, (0.78, 0.18, 50), 0.5)


def sitter(c: Canvas, x: float, y: float) -> None:
    """Somebody on a log, in a red blanket, from behind; a mug steams at the side."""
    c.multiply(c.mask(oval(x + 22, y + 18, 36, 13, 24), soft=5), (0.12, 0.05, 150), 0.75)
    right = [(x - 6, y - 35), (x + 5, y - 33), (x + 14, y - 25), (x + 19, y - 8), (x + 27, y + 9), (x + 20, y + 14)]
    left = [(x - 25, y + 9), (x - 24, y - 1), (x - 18, y - 12), (x - 19, y - 26), (x - 14, y - 33)]
    wrap = c.mask(curve([*right, (x + 8, y + 13), (x - 4, y + 16), (x - 16, y + 13), *left]))
    c.form(wrap, (0.47, 0.19, 27), thickness=12, rim=0.2, detail=0.9)
    c.screen(wrap.edge(-4, -3, 2), (0.95, 0.15, 60), 0.85)

    def folds(pen: Pen) -> None:
        for a in (-9, 0, 10):
            fold = [(x - 4 + a * 0.5, y - 26.0), (x - 1 + a * 0.9, y - 8), (x + a * 1.6, y + 11)]
            pen.stroke(curve(fold, closed=False), (0.3, 0.14, 25), 2, 0.6)
        for q in (0.0, 5.0):
            hem = [(x - 23, y + 3 + q), (x - 6, y + 8 + q), (x + 8, y + 6 + q), (x + 22, y + 2 + q)]
            pen.stroke(curve(hem, closed=False), (0.84, 0.08, 80), 1.3, 0.75)

    c.draw(folds, detail=0.9)
    hair = [(x - 6, y - 53), (x + 3, y - 49), (x + 5, y - 40), (x + 2, y - 31), (x - 6, y - 29), (x - 14, y - 31)]
    head = c.mask(curve([*hair, (x - 17, y - 40), (x - 14, y - 50)]))
    c.form(head, (0.36, 0.09, 46), rim=0.2, detail=0.95)
    c.screen(head.edge(-2.5, -2, 1.5), (0.94, 0.14, 66), 0.9)

    def mug(pen: Pen) -> None:
        pen.fill(oval(x - 25, y - 13.7, 5.2, 5.6), (0.82, 0.06, 80))
        pen.fill(oval(x - 25, y - 17.5, 4.6, 2), (0.34, 0.07, 45))

    c.draw(mug, relief=1, detail=0.95)


def deer(c: Canvas, x: float, y: float) -> None:
    """A small deer between the firs, looking over."""
    back = [(x - 25.8, y - 34.4), (x - 6.9, y - 37.8), (x + 6.9, y - 53.3), (x + 11.2, y - 63.6), (x + 20.6, y - 61.9)]
    muzzle = [(x + 31, y - 54.2, CORNER), (x + 29.2, y - 49.9), (x + 19.8, y - 49.9), (x + 16.3, y - 36.1)]
    fore = [(x + 11.2, y - 22.4), (x + 10.3, y + 1.7, CORNER), (x + 6, y + 1.7, CORNER), (x + 4.3, y - 17.2)]
    hind = [(x - 17.2, y - 15.5), (x - 18.9, y + 0.9, CORNER), (x - 23.2, y + 0.9, CORNER), (x - 26.7, y - 18.9)]
    body = c.mask(curve([*back, *muzzle, *fore, *hind]))
    far = c.mask(
        polygon([(x + 3, y - 20), (x + 1, y - 1), (x - 2, y - 1), (x - 3, y - 20)]),
        polygon([(x - 15, y - 18), (x - 14, y - 2), (x - 17, y - 2), (x - 20, y - 18)]),
    )
    c.form(far, (0.36, 0.08, 50), thickness=4, detail=0.9)
    c.form(body, (0.54, 0.105, 54), thickness=10, rim=0.3, detail=0.95)
    c.screen(body.edge(3.5, 2.5, 1.8), (0.95, 0.13, 74), 0.8)

    def face(pen: Pen) -> None:
        for dx, dy in ((-7, -14), (2, -15)):
            tip = (x + 12 + dx, y - 63.6 + dy, CORNER)
            ear = [(x + 11.2, y - 62.8), (x + 8.6 + dx, y - 67.1 + dy / 3), tip, (x + 15.5, y - 62.8)]
            pen.fill(curve(ear), (0.62, 0.11, 58))
        pen.dot(x + 19.8, y - 57.6, 2.0, (0.1, 0.03, 40))
        pen.dot(x + 20.2, y - 58.1, 0.7, (0.98, 0.06, 90))
        pen.dot(x + 30.1, y - 52.5, 1.8, (0.14, 0.03, 40))

    c.draw(face, detail=0.95)
