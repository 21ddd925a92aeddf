"""Parts of Planning Permission: the beaver's lifted head: skull and muzzle modelled, fur along them, round ears."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.coats import fringe, locks
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import Points, curve, limb, oval

from .beaver import PELT, at, skull
from .inks import COAT, DEEP, INK, PALE, SHADE, SUN, TAN, comb


def mask(c: Canvas) -> Mask:
    """The head's silhouette."""
    return skull(Clay(c, (120, 80, 560, 520), melt=26)).mask()


def _ear(c: Canvas, u: float, v: float, r: float, *, far: bool) -> None:
    x, y = at(((u, v),))[0][:2]
    m = c.mask(oval(x, y, r, 1.08 * r, -20), wobble=1.2)
    if not far:
        c.multiply(m.blur(6).move(-4, 8) & mask(c), SHADE, 0.8)
    c.fill(m, DEEP if far else (0.4, 0.08, 46), detail=0.65)
    inner = c.mask(oval(x + 3, y + 5, 0.6 * r, 0.66 * r, -20), soft=3)
    c.fill(inner & m, (0.22, 0.05, 30), detail=0.65)
    c.glaze(c.mask(oval(x + 6, y + 9, 0.32 * r, 0.36 * r), soft=4) & m, (0.6, 0.11, 40), 0.5)
    ring: tuple[Points, ...] = (
        ((x - r, y + 0.9 * r), (x - 0.9 * r, y), (x - 0.2 * r, y - r)),
        ((x + 0.2 * r, y - r), (x + r, y - 0.1 * r), (x + 0.8 * r, y + 0.8 * r)),
    )
    comb(c, m - inner, ring, 130, f"ear/{far}", long=13, alpha=0.5)
    c.glaze(m.edge(4, -4, 2.5), SUN, 0.7)


def head(c: Canvas) -> None:
    """Skull and muzzle, lit by the mist before it, cool behind."""
    _ear(c, -20, -112, 13, far=True)
    relief = skull(Clay(c, (120, 80, 560, 520), melt=26)).relief(3.5)
    whole = relief.mask
    near = np.asarray(smoothstep(270, 350, c.y) * smoothstep(375, 320, c.x), np.float32)
    soft = whole.grow(-16).blur(9)
    m = whole * (1 - near) | soft * near
    relief = relief.within(m)
    m = relief.mask
    low = m.blur(14).move(-2, 22) - m
    c.multiply(
        low * np.asarray(smoothstep(520, 440, c.x) * smoothstep(300, 360, c.y), np.float32), (0.36, 0.06, 45), 0.7
    )
    c.form(relief, PELT, rim=0.2, mottle=0.04, detail=0.6, gain=1.05, bias=0.02)
    c.multiply(m * np.asarray(smoothstep(310, 150, c.x), np.float32), SHADE, 0.5)
    sweep(c, m, at(((-110, 50, 20), (-40, 110, 20), (60, 122, 16))), 18, SHADE, 0.7)
    muzzle = c.mask(curve(at(((84, -36), (130, -44), (190, -30), (200, 40), (150, 76), (96, 66), (76, 20)))), soft=20)
    c.glaze(muzzle & m, TAN, 0.62)
    sweep(c, m, at(((44, -78, 10), (80, -82, 12), (110, -62, 9))), 10, PALE, 0.6, pale=True)
    sweep(c, m, at(((10, 40, 18), (54, 34, 22), (80, 52, 16))), 18, PALE, 0.5, pale=True)
    sweep(c, m, at(((60, -74, 8), (104, -60, 10), (150, -52, 6))), 9, SUN, 0.5, pale=True)
    sweep(c, m, at(((150, 6, 8), (182, 14, 8))), 9, SUN, 0.35, pale=True)
    ways: tuple[Points, ...] = (
        at(((140, -50), (80, -84), (0, -112), (-80, -90), (-126, -30))),
        at(((130, -30), (70, -50), (0, -60), (-70, -40), (-120, 20))),
        at(((120, 0), (60, 0), (0, 0), (-60, 30), (-110, 90))),
        at(((110, 40), (70, 44), (10, 56), (-40, 84), (-90, 130))),
        at(((120, 70), (70, 90), (20, 110), (-30, 130), (-60, 150))),
    )
    behind = m * np.asarray(smoothstep(432, 350, c.x + 0.2 * (c.y - 250)), np.float32)
    locks(c, ways, 360, (0.14, 4.8), (DEEP, PALE), seed="skull", share=0.34, clip=behind, drift=3, lean=0.9)
    locks(c, ways, 70, (0.16, 8.5), ((0.36, 0.07, 46), PALE), seed="soaked", share=0.4, clip=behind,
          drift=7, shade=INK)  # fmt: skip
    comb(c, m - muzzle.grow(-18), ways, 2000, "skull", long=21, alpha=0.42)
    comb(c, muzzle & m, ways, 520, "muzzle", long=13, tones=((0.5, 0.08, 54), (0.86, 0.07, 80)), alpha=0.42)
    seam = muzzle.grow(9) - muzzle.grow(-16)
    comb(c, seam & m, ways, 460, "seam", long=17, tones=((0.5, 0.085, 54), TAN), alpha=0.42)
    fringe(c, at(((80, 104), (40, 122), (0, 130), (-50, 128))), 80, (26, 1.8), 0.0, "cheek",
           (COAT, (0.42, 0.08, 48), (0.56, 0.09, 56)), 9, 0.7, bend=(-0.2, 0.2))  # fmt: skip
    fringe(c, at(((60, -94), (0, -116), (-70, -100), (-120, -50))), 70, (14, 1.6), 0.25, "crown", (COAT, PALE), 3)
    nape = at(((-106, -60), (-122, -30), (-130, 2)))
    fringe(c, nape, 44, (15, 1.7), -0.25, "nape", (COAT, DEEP, (0.4, 0.08, 48)), 1.5, bend=(-0.1, 0.2))
    c.glaze(m.edge(4, -4, 3) * np.asarray(smoothstep(230, 330, c.x), np.float32), SUN, 0.55)
    _ear(c, -76, -76, 20, far=False)
    nook = c.mask(limb(at(((-96, -56, 6), (-74, -50, 8), (-54, -58, 6))), 16), soft=7)
    c.multiply(nook & m, INK, 0.2)
