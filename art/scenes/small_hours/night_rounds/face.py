"""Parts of Night Rounds: the owl's face: two discs of fine feathers round the eyes, brows, beak, and its look down."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, oval, place

from .body import BROWN
from .head import skull, turned
from .ink import CAST, INK, PALE, crease, lit, shine

_TURN: Final = -14.0
_NEAR: Final = (50.0, 4.0, 112.0, 124.0, 44.0)
_FAR: Final = (-92.0, 4.0, 78.0, 118.0, 40.0)
"""Of each disc: the eye's place in the head's frame, half axes, the eye's radius."""


def face(c: Canvas) -> None:
    """Paint discs, ruff, brows, eyes."""
    m = skull(c)
    for k, (x, y, rx, ry, q) in enumerate((_FAR, _NEAR)):
        off = 14.0 if k else -12.0
        disc = c.mask(curve(turned(_ring(x + off, y + 14, rx, ry))), wobble=1.5) & m
        c.multiply(disc.blur(7) & m, INK, 0.5)
        c.fill(disc, (0.5, 0.06, 60), detail=0.65)
        _disc(c, disc, (x, y, off), (rx, ry), q, f"disc{k}")
        _ruff(c, m, (x + off, y + 14, rx, ry), f"ruff{k}", k == 1)
    _between(c)
    c.glaze(m * (shine(c, 340) ** 1.2), (0.95, 0.09, 84), 0.5)
    for k, (x, y, _, _, q) in enumerate((_FAR, _NEAR)):
        _eye(c, x, y, q, 0.86 if k == 0 else 1.0)


def _ring(x: float, y: float, rx: float, ry: float) -> list[tuple[float, float]]:
    """Return a disc's outline, a little fuller below."""
    out = []
    for a in np.linspace(0, 2 * np.pi, 16, endpoint=False):
        s = 1.0 + 0.05 * float(np.sin(a))
        out.append((x + rx * s * float(np.cos(a)), y + ry * float(np.sin(a))))
    return out


def _disc(c: Canvas, m: Mask, at: tuple[float, float, float], axes: tuple[float, float], eye: float, seed: str) -> None:
    """Fine feathers from the eye outward in soft rings, the outer ones first; pale below, where the lantern is."""
    r = c.rng(seed)
    n = 1500
    fs = np.sort(r.uniform(0.3, 0.98, n))[::-1]

    def work(pen: Pen) -> None:
        for f in fs:
            a = float(r.uniform(0, 2 * np.pi))
            co, si = float(np.cos(a)), float(np.sin(a))
            out = float(f)

            def spot(g: float, b: float, co: float = co, si: float = si) -> tuple[float, float]:
                u, v = co - b * si, si + b * co
                return at[0] + at[2] * g + axes[0] * g * u, at[1] + 14 * g + axes[1] * g * v

            bend = float(r.normal(0.0, 0.05))
            way = turned((spot(out, 0.0), spot(out + 0.09, 0.4 * bend), spot(min(out + 0.2, 1.02), bend)))
            x, y = way[1][0], way[1][1]
            light = float(np.clip(0.3 + 1.0 * lit(x, y, 470), 0, 1))
            ring = 0.5 + 0.5 * float(np.sin(out * 30 + 0.5 * np.sin(a * 3)))
            tone = mix((0.33, 0.075, 288), (0.83, 0.065, 76), light)
            tone = mix(tone, PALE, max(0.0, light - 0.72) * 0.9)
            tone = mix(tone, BROWN, 0.32 * ring + 0.16 * float(r.uniform(0, 1)))
            if out < 0.46:
                tone = mix(tone, INK, 0.55 * (0.46 - out) / 0.16)
            crease(pen, way, 2.1, tone, 0.85)

    c.draw(work, clip=m, detail=0.7, soft=0.25)


def _ruff(c: Canvas, m: Mask, ring: tuple[float, float, float, float], seed: str, near: bool) -> None:
    """The disc's rim: short curved feathers, dark with pale tips."""
    r = c.rng(seed)
    x, y, rx, ry = ring
    low, high = (-1.3, 2.3) if near else (1.0, 4.5)

    def work(pen: Pen) -> None:
        for k in range(110):
            a = low + (high - low) * k / 109 + float(r.normal(0, 0.015))
            g = 1.0 + float(r.normal(0, 0.02))
            u, v = x + rx * g * float(np.cos(a)), y + ry * g * float(np.sin(a))
            turn = float(np.degrees(np.arctan2(np.sin(a) * ry, np.cos(a) * rx))) + 24 * (1 if near else -1)
            spot = turned(((u, v),))[0]
            light = float(np.clip(0.1 + 0.9 * lit(spot[0], spot[1], 470), 0, 1))
            vane = place(((-7, -3.4), (4, -4), (11, 0), (4, 4), (-7, 3.4)), u, v, float(r.uniform(0.9, 1.2)), turn)
            pen.fill(curve(turned(vane)), mix(INK, BROWN, 0.2 + 0.5 * light), 0.95)
            tip = place(((4, -2.4), (11, 0), (4, 2.4)), u, v, 1.0, turn)
            pen.fill(curve(turned(tip)), mix((0.45, 0.08, 275), PALE, light), 0.75)

    c.draw(work, clip=m, detail=0.7, soft=0.2)


def _between(c: Canvas) -> None:
    """Pale brows that rise from the beak's root between the eyes, kind ones, and pale whiskers beside the beak."""
    r = c.rng("between")
    ways: tuple[tuple[Points, int, float], ...] = (
        (((-32, 96), (-70, 128), (-96, 140), (-110, 140)), 110, 13.0),
        (((-32, 100), (-40, 136), (-46, 156), (-48, 170)), 130, 20.0),
        (((-32, 96), (4, 130), (34, 150), (50, 160)), 130, 15.0),
        (((-26, 30), (-14, -20), (8, -62), (60, -92), (112, -96)), 150, 17.0),
        (((-36, 30), (-42, -18), (-58, -60), (-92, -86), (-128, -84)), 120, 14.0),
        (((-24, 10), (-10, 40), (0, 80), (-2, 120)), 90, 13.0),
        (((-40, 10), (-52, 40), (-64, 80), (-66, 112)), 80, 11.0),
    )

    def work(pen: Pen) -> None:
        for way, n, wide in ways:
            s = np.array(way)
            for _ in range(n):
                t = float(r.uniform(0, 0.98)) * (len(s) - 1)
                i = int(t)
                p = s[i] * (1 - t % 1) + s[i + 1] * (t % 1)
                d = (s[i + 1] - s[i]) / (np.hypot(*(s[i + 1] - s[i])) + 1e-6)
                p = p + r.normal(0, 0.36, 2) * wide * (1.0 - 0.55 * t / len(s))
                e = p + d * float(r.uniform(14, 30)) + r.normal(0, 3, 2)
                spine = turned(((p[0], p[1]), ((p[0] + e[0]) / 2, (p[1] + e[1]) / 2 - 1), (e[0], e[1])))
                light = float(np.clip(0.5 + 0.7 * lit(spine[0][0], spine[0][1], 470), 0, 1))
                tone = mix(mix((0.5, 0.08, 275), (0.93, 0.03, 84), light), BROWN, 0.18 * float(r.uniform(0, 1)))
                crease(pen, spine, 2.3, tone, 0.9)

    c.draw(work, detail=0.75, soft=0.25)


def _eye(c: Canvas, x: float, y: float, q: float, squeeze: float) -> None:
    """A great round eye: dark rim, amber iris lit from below, a wide pupil turned down; the lid a little lowered."""
    ex, ey = turned(((x, y),))[0][:2]
    rim = c.mask(oval(ex, ey, (q + 4.5) * squeeze, q + 4.5, _TURN), wobble=0.4)
    c.multiply(rim.blur(7), INK, 0.6)
    c.fill(rim, INK, detail=0.9)
    px, py = ex - 0.27 * q * squeeze, ey + 0.32 * q

    def work(pen: Pen) -> None:
        ball = oval(ex, ey, q * squeeze, q, _TURN)
        pen.radiate(ball, ex - 0.25 * q, ey + 0.5 * q, q * 1.55,
                    [(0.92, 0.13, 92), (0.8, 0.165, 74), (0.6, 0.15, 52), (0.36, 0.1, 42)])  # fmt: skip
        r = c.rng(f"iris{q}")
        with pen.clipped(ball):
            for _ in range(90):
                a = float(r.uniform(0, 2 * np.pi))
                u, v = float(np.cos(a)) * squeeze, float(np.sin(a))
                crease(pen, [(px + u * q * 0.5, py + v * q * 0.5), (px + u * q * 0.75, py + v * q * 0.75),
                             (px + u * q * 1.05, py + v * q * 1.05)], 0.9,
                       (0.95, 0.1, 95) if r.random() < 0.5 else (0.5, 0.14, 48), 0.4)  # fmt: skip
            pen.fill(oval(px, py, 0.6 * q * squeeze, 0.6 * q, _TURN), INK)
            lid = turned(((x - q - 8, y - 0.36 * q), (x - 0.5 * q, y - 0.72 * q), (x + 0.3 * q, y - 0.74 * q),
                          (x + q + 8, y - 0.26 * q), (x + q, y - 1.5 * q), (x - q, y - 1.5 * q)))  # fmt: skip
            pen.fill(curve([(p[0], p[1] + 7) for p in lid]), INK, 0.45)
            pen.fill(curve(lid), (0.46, 0.06, 48))
            pen.stroke([p[:2] for p in lid[:4]], INK, 3.2)
            pen.stroke([(p[0], p[1] - 5) for p in lid[:4]], (0.66, 0.06, 66), 1.6, 0.7)
        pen.dot(px - 0.22 * q * squeeze, py - 0.16 * q, 0.17 * q, PALE)

    c.draw(work, detail=0.97)
    c.emit(c.mask(circle(px - 0.22 * q * squeeze, py - 0.16 * q, 0.17 * q)), 0.4)


_BEAK: Final[Points] = (
    *((-48, 30, CORNER), (-32, 18), (-16, 32, CORNER), (-8, 60), (-18, 92), (-40, 118, CORNER), (-52, 96), (-56, 60)),
)


def beak(c: Canvas) -> None:
    """A dark horn beak, hooked, with the lantern's light along its ridge; the ring lies in it."""
    m = c.mask(curve(turned(_BEAK)), wobble=0.4)
    c.multiply(m.blur(6).move(3, 5), INK, 0.55)
    c.fill(m, (0.27, 0.03, 285), detail=0.9)
    sweep(c, m, turned(((-40, 36, 3), (-43, 64, 5), (-42, 92, 4), (-40, 112, 2))), 4, (0.82, 0.05, 88), 0.75, pale=True)
    sweep(c, m, turned(((-16, 40, 4), (-13, 64, 6), (-24, 94, 4))), 4, CAST, 0.8)

    def work(pen: Pen) -> None:
        crease(pen, turned(((-12, 52), (-16, 78), (-28, 98))), 1.3, INK, 0.8)
        for x, y in ((-46, 42), (-22, 40)):
            u, v = turned(((x, y),))[0][:2]
            pen.fill(oval(u, v, 3, 5, -30), INK, 0.9)

    c.draw(work, detail=0.9)
    _bristles(c)


def _bristles(c: Canvas) -> None:
    """Fine bristles that lie over the beak's root."""
    r = c.rng("bristles")

    def work(pen: Pen) -> None:
        for k in range(46):
            s = -1.0 if k % 2 else 1.0
            u, v = -32 + s * float(r.uniform(2, 14)), float(r.uniform(8, 34))
            e = (u + s * float(r.uniform(2, 13)), v + float(r.uniform(18, 36)))
            spine = turned(((u, v), ((u + e[0]) / 2 + s * 3, (v + e[1]) / 2), e))
            tone = (0.92, 0.03, 84) if r.random() < 0.7 else (0.62, 0.06, 70)
            crease(pen, spine, 1.4, tone, 0.9)

    c.draw(work, detail=0.8, soft=0.2)
