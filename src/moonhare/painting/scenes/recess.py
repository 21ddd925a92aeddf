"""Shadows dance hand in hand round a bright fountain with nobody there to cast them; a child stands at the gap."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.buildings import arch
from moonhare.painting.motifs.motes import motes
from moonhare.painting.scenes._recess_parts import FLAT, X, Y, dog, fountain, passers, ring
from moonhare.painting.shapes import CORNER, curve
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Recess",
    hero="ring of long shadows dancing round a bright fountain with nobody there to cast them, a child at the gap",
    idea="missing",
    place="plaza, Mexican town",
    palette="desert ochre",
    composition="seen from above",
    time="afternoon",
    symbols=("shadow", "fountain", "dog"),
    hidden="a dog still leads its own shadow on a leash",
    readings=("play", "invitation", "siesta"),
    person=True,
)

FINISH = {
    "vignette": 0.5,
    "saturation": 1.1,
    "bloom": 0.5,
    "bristle": 0.003,
    "grain": 0.01,
    "focus": Focus(400, 540, 400, 430, 0.5),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.6, 0.6),
        key=(0.96, 0.09, 84),
        shade=(0.4, 0.1, 330),
        rim=(0, -1, 0),
        rim_colour=(0.97, 0.1, 84),
        bounce=(0.8, 0.11, 65),
        bounce_share=0.25,
    )
    _square(c)
    _arcade(c)
    repaint(c, 0.45, seed="land")
    ring(c)
    repaint(c, 0.25, seed="shadows")
    fountain(c)
    passers(c)
    dog(c)
    _air(c)


def _square(c: Canvas) -> None:
    """Rings of paving round the fountain, alight in the middle, falling to dusk-red at the edges."""
    dx, dy = c.x - X, (c.y - Y) / FLAT
    d = np.hypot(dx, dy) + 1e-3
    band = d / 62
    row = np.floor(band)
    n = np.maximum(np.round(row * 5.2), 6)
    turn = np.arctan2(dy, dx) / 6.2832 * n + 0.37 * row
    col = np.floor(turn)
    fa, fb = np.mod(turn, 1), np.mod(band, 1)
    tint = np.mod(np.sin(np.mod(col, n) * 12.99 + row * 78.23) * 43758.5, 1.0) - 0.5
    wide = d * 6.2832 / n / 62
    edge = np.minimum(np.minimum(fa, 1 - fa) * wide, np.minimum(fb, 1 - fb))
    seam = smoothstep(0.015, 0.055, edge)
    glow = np.exp(-((d / 330) ** 1.5))
    t = 0.16 + 0.78 * glow + 0.035 * tint - 0.06 * (1 - seam) + 0.05 * (c.field("worn", 160, 3) - 0.5)
    warm = ramp(
        [
            (0, (0.3, 0.1, 318)),
            (0.2, (0.42, 0.12, 350)),
            (0.42, (0.62, 0.135, 38)),
            (0.68, (0.84, 0.125, 70)),
            (1, (0.96, 0.075, 86)),
        ]
    )
    c.fill(c.full(), pick(warm, np.asarray(t, np.float32)), detail=0.2)


def _arcade(c: Canvas) -> None:
    """The far side of the square: a long house with arches, already in the dusk of its own wall."""
    wall = c.mask(curve([(-10, -10, CORNER), (810, -10, CORNER), (810, 118, CORNER), (400, 92), (-10, 118, CORNER)]))
    c.shadow(wall, 0, 16, 16, 0.5)
    c.form(wall, (0.36, 0.11, 335), thickness=3, mottle=0.1, detail=0.2)
    c.glow(X, 96, 300, (0.8, 0.13, 62), 0.3, 0.4)
    for k in range(9):
        x = X + (k - 4) * 94
        foot = 93 + 25 * ((x - 400) / 400) ** 2
        gate = c.mask(arch(x, foot, 56, 76))
        c.form(gate.grow(5), (0.6, 0.12, 45), thickness=4, detail=0.3)
        dark = ramp([(0, (0.24, 0.08, 330)), (1, (0.42, 0.11, 10))])
        c.fill(gate, pick(dark, (c.y[gate.where] - foot + 80) / 80), detail=0.3)
    x = X + 94 * 3
    c.glow(x, 80, 30, (0.9, 0.14, 75), 0.5)


def _air(c: Canvas) -> None:
    c.glow(X, Y, 300, (0.96, 0.1, 82), 0.28)

    def about(r: np.random.Generator) -> tuple[float, float]:
        a, q = float(r.uniform(0, 6.283)), float(abs(r.normal(0, 170)) + 40)
        return X + np.cos(a) * q, Y + np.sin(a) * q

    motes(c, c.rng("motes"), 70, about, (0.98, 0.08, 88), size=(0.8, 2.2), detail=0.8, emission=0.7)
