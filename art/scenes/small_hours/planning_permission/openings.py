"""Parts of Planning Permission: the palace's windows, arches, balconies, stairs and few leaves, all of small twigs."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, polygon
from art.painting.stamps import jittered, strew

from .lathe import GLINT, LINE, up

_DARK = (0.46, 0.055, 160)
_PALE = (0.95, 0.04, 92)


def arch(x: float, h: float, w: float, tall: float) -> Path:
    """Return a round-headed opening about (x, h)."""
    y = up(h)
    return curve(
        [
            (x - w, y + tall, CORNER),
            (x - w, y - 0.35 * tall),
            (x, y - tall),
            (x + w, y - 0.35 * tall),
            (x + w, y + tall, CORNER),
        ]
    )


def window(c: Canvas, x: float, h: float, w: float, tall: float, dark: Colour = _DARK, bars: bool = True) -> None:
    """One window: a pale frame, a cool inside, a cross of twigs, a sill."""
    y = up(h)
    c.multiply(c.mask(arch(x, h, w + 5, tall + 5), soft=2).move(-2, 2), (0.6, 0.08, 60), 0.5)
    c.fill(c.mask(arch(x, h, w + 3.5, tall + 3.5), wobble=0.6), _PALE, detail=0.85)
    c.fill(c.mask(arch(x, h, w, tall)), dark, detail=0.85)

    def work(pen: Pen) -> None:
        if bars:
            pen.stroke([(x, y - tall), (x + 0.5, y), (x, y + tall)], _PALE, 2.2)
            pen.stroke([(x - w, y - 1), (x, y), (x + w, y - 1)], _PALE, 2.2)
        pen.stroke([(x - w - 7, y + tall + 3), (x, y + tall + 4), (x + w + 7, y + tall + 3)], LINE, 5, 0.8)
        pen.stroke([(x - w - 7, y + tall + 2), (x, y + tall + 3), (x + w + 7, y + tall + 2)], GLINT, 2.4, 0.8)

    c.draw(work, detail=0.85, soft=0.2)


def arches(c: Canvas, at: tuple[tuple[float, float], ...], w: float, tall: float) -> None:
    """Doors and arcades at the palace's foot."""
    for x, h in at:
        window(c, x, h, w, tall, bars=False)


def balcony(c: Canvas, x: float, h: float, half: float) -> None:
    """A floor of sticks on two struts, with a rail of crossed twigs."""
    y = up(h)
    floor = c.mask(limb([(x - half, y, 4), (x, y + 3, 5), (x + half, y, 4)], 20))
    c.multiply(floor.blur(5).move(-2, 12), (0.6, 0.08, 60), 0.55)

    def work(pen: Pen) -> None:
        for s in (-0.6, 0.6):
            pen.stroke([(x + s * half, y + 2), (x + 0.45 * s * half, y + 0.45 * half)], LINE, 4, 0.9)
        n = max(4, round(half / 9))
        for k in range(n + 1):
            px = x - half + 4 + (2 * half - 8) * k / n
            pen.stroke([(px, y), (px + 1, y - 22)], LINE, 3.4, 0.9)
            pen.stroke([(px + 0.8, y), (px + 1.8, y - 22)], GLINT, 1.4, 0.8)
            if k < n:
                nx = px + (2 * half - 8) / n
                pen.stroke([(px, y - 2), (nx, y - 20)], LINE, 1.6, 0.7)
                pen.stroke([(px, y - 20), (nx, y - 2)], LINE, 1.6, 0.7)
        pen.stroke([(x - half - 3, y - 22), (x, y - 20), (x + half + 3, y - 22)], LINE, 4.6)
        pen.stroke([(x - half - 3, y - 23), (x, y - 21), (x + half + 3, y - 23)], _PALE, 2.6)

    c.draw(work, detail=0.8, soft=0.2)
    c.fill(floor, _PALE, detail=0.8)
    c.multiply(floor.edge(0, 4, 1.5), LINE, 0.6)


def stair(c: Canvas, foot: tuple[float, float], head: tuple[float, float], n: int) -> None:
    """A flight of steps with its rail, from its foot to its head (x, height)."""
    (x0, h0), (x1, h1) = foot, head
    dx, dh = (x1 - x0) / n, (h1 - h0) / n
    steps: list[tuple[float, float]] = []
    for k in range(n):
        steps += [(x0 + k * dx, up(h0 + (k + 1) * dh)), (x0 + (k + 1) * dx, up(h0 + (k + 1) * dh))]
    under = [(x1, up(h1 - 24)), (x0 + 24 * abs(dx / dh), up(h0 - 2)), (x0, up(h0 - 2))]
    m = c.mask(polygon([*steps, *under]))
    c.multiply(m.blur(6).move(-3, 9), (0.58, 0.08, 60), 0.6)
    c.fill(m, _PALE, detail=0.85)
    c.multiply(m.edge(-2, 14, 5), (0.72, 0.08, 66), 0.7)

    def work(pen: Pen) -> None:
        for k in range(n):
            x, y = x0 + k * dx, up(h0 + (k + 1) * dh)
            pen.stroke([(x, y), (x + dx, y)], LINE, 1.8, 0.8)
            pen.stroke([(x, y), (x, y + dh)], LINE, 1.8, 0.8)
            if k % 2 == 0:
                pen.stroke([(x + dx / 2, y), (x + dx / 2 + 1, y - 24)], LINE, 3, 0.9)
        pen.stroke([(x0 + dx / 2, up(h0 + dh) - 24), (x1 + dx / 2, up(h1 + dh) - 24)], LINE, 4.4)
        pen.stroke([(x0 + dx / 2, up(h0 + dh) - 25), (x1 + dx / 2, up(h1 + dh) - 25)], _PALE, 2.2)

    c.draw(work, detail=0.85, soft=0.2)


def leaves(c: Canvas) -> None:
    """A few young leaves where the wood has taken root."""
    r = c.rng("leaves")
    spots = (
        (256, 236),
        (360, 228),
        (566, 276),
        (690, 266),
        (524, 150),
        (418, 152),
        (206, 222),
        (110, 216),
        (706, 150),
        (340, 326),
    )
    x = np.concatenate([px + r.normal(0, 9, 6) for px, _ in spots])
    y = np.concatenate([up(h) + r.normal(0, 6, 6) for _, h in spots])
    tone = np.tile(np.array([[0.5, 0.62, 0.3]], np.float32), (len(x), 1))
    strew(c, "leaf", x, y, r.uniform(10, 17, len(x)), r.uniform(-2.6, -0.5, len(x)), jittered(tone, r, 0.06, 0.03),
          seed="leaves", detail=0.8)  # fmt: skip
