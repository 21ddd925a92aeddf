"""Something vast has walked over the snow, and spring grows in its paw print; seen straight from above."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import foliage
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.scenes._fresh_tracks_parts import BLUE, SUN, butterflies, cottage, hare
from moonhare.painting.shapes import Path, circle, curve, limb, oval, place
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Fresh Tracks",
    hero="vast paw print in blue snow, seen from above; in its pad and toes a spring wood grows, with a pond and a hut",
    idea="grows from",
    place="snowfield, high plain",
    palette="snow blue",
    composition="seen from above",
    time="morning",
    symbols=("paw print", "pond", "hut"),
    hidden="a hare sits on the snow; only its long shadow tells what it is",
    readings=("hope", "consequence", "pioneer"),
)
FINISH = {"vignette": 0.45, "saturation": 1.1, "bloom": 0.5, "focus": Focus(378, 640, 330, 430, 0.6)}

_PAD: list[tuple[float, ...]] = [
    (-10, 22),
    (70, 36),
    (132, 100),
    (200, 160),
    (212, 232),
    (156, 280),
    (72, 262),
    (-4, 252),
    (-78, 268),
    (-156, 276),
    (-206, 224),
    (-190, 154),
    (-130, 92),
    (-80, 40),
]
_TOES = ((-198, -56, 70, 100, -24), (-74, -168, 76, 112, -7), (80, -160, 74, 108, 9), (200, -42, 67, 96, 27))
_AT = (378.0, 618.0, 1.26, 7.0)


def _at(x: float, y: float) -> tuple[float, float]:
    """Where a point of the print lies on the card."""
    a, b = place([(x, y)], _AT[0], _AT[1], _AT[2], _AT[3])[0][:2]
    return float(a), float(b)


def _paw(x: float, y: float, scale: float, turn: float) -> list[Path]:
    """The outlines of one print: the pad and four toes."""
    pad = [(*place([(p[0], p[1])], x, y, scale, turn)[0][:2],) for p in _PAD]
    out = [curve(pad)]
    for tx, ty, rx, ry, lean in _TOES:
        px, py = place([(tx, ty)], x, y, scale, turn)[0][:2]
        out.append(oval(px, py, rx * scale, ry * scale, lean + turn))
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.64, -0.6, 0.48),
        key=(0.97, 0.07, 72),
        shade=(0.34, 0.12, 264),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.98, 0.07, 75),
    )
    prints = c.mask(*_paw(*_AT), wobble=5, cell=24)
    _snow(c, prints)
    repaint(c, 0.5, seed="snow")
    floor = prints.grow(-19)
    _meadow(c, prints, floor)
    _brook(c, prints.grow(-19))
    repaint(c, 0.35, seed="meadow")
    _wood(c, prints.grow(-6))
    _brim(c, prints)
    x, y = _at(-10, 150)
    c.glow(x, y, 260, (0.9, 0.16, 80), 0.45)
    cottage(c, *_at(104, 176), 1.0, -24.0)
    hare(c, 600.0, 1046.0)
    butterflies(c)
    _air(c, prints)


def _snow(c: Canvas, prints: Mask) -> None:
    """Blue drifts under a low sun; the paw has pushed up a soft wall and broken it into clods."""
    whole = prints.whole()
    drift = (c.field("drift", 340, 2) - 0.5) * 150 + (c.field("ripple", 120, 2, (1.3, 0.8)) - 0.5) * 10
    lump = c.field("lump", 34, 3)
    wall = blur(whole, 24 * c.scale) * (22 + 30 * lump)
    pit = blur(whole, 5 * c.scale) * -64
    height = np.asarray(blur(np.asarray(drift, np.float32), 26 * c.scale) + wall + pit, np.float32)
    c.form(
        Relief(c.full(), height),
        (0.88, 0.06, 250),
        rim=0.0,
        mottle=0.02,
        depth=0.62,
        bias=-0.02,
        detail=0.15,
    )
    low = smoothstep(380, 1250, c.y + 0.45 * c.x)
    c.multiply(np.asarray(low, np.float32), (0.4, 0.13, 268), 0.6)


def _meadow(c: Canvas, prints: Mask, floor: Mask) -> None:
    """The ground of the print: warm in the middle, cool below the shaded wall."""
    n = c.field("sward", 46, 4)
    h = np.asarray((n - 0.5) * 26 + (c.field("tuft", 9, 3) - 0.5) * 4, np.float32)
    edge = blur(floor.whole(), 26 * c.scale)
    c.form(Relief(floor, h[floor.where]), (0.7, 0.145, 122), rim=0.0, mottle=0.12, grain=16, depth=0.5, detail=0.3)
    warm = smoothstep(0.55, 1.0, edge)
    c.screen(floor * np.asarray(warm, np.float32), (0.86, 0.15, 95), 0.42)
    c.multiply(floor * np.asarray(smoothstep(0.95, 0.4, edge), np.float32), (0.46, 0.1, 165), 0.6)
    shade = (floor - floor.move(26, 24)).blur(7)
    c.multiply(shade & floor, (0.34, 0.1, 220), 0.75)
    # Between grass and wall the snow melts: a thin wet seam.
    c.multiply((prints - floor).blur(2) & prints, (0.5, 0.12, 255), 0.5)


def _brook(c: Canvas, inside: Mask) -> None:
    """A rill runs down to a pond in the middle of the pad."""
    pool = [place([p], *_AT)[0][:2] for p in ((-66, 176), (-10, 150), (50, 172), (60, 214), (0, 232), (-62, 218))]
    rill = [(*_at(x, y), w) for x, y, w in ((-6, 60, 7), (26, 92, 9), (-8, 124, 11), (0, 160, 15))]
    brook = c.mask(curve(pool), limb(rill, 40), wobble=2, cell=20) & inside
    c.multiply(brook.grow(5).blur(3) & inside, (0.42, 0.11, 150), 0.6)
    sky = mix((0.62, 0.1, 232), (0.9, 0.06, 95), 0.25)
    c.fill(brook, sky, detail=0.6)
    c.multiply((brook - brook.move(9, 9)).blur(4) & brook, (0.32, 0.11, 235), 0.75)
    x, y = _at(0, 192)
    d = np.hypot((c.x - x) / 70, (c.y - y) / 52)
    c.screen(brook * np.asarray(np.exp(-(d**2)), np.float32), (0.97, 0.09, 85), 0.95)
    ripple = smoothstep(0.62, 0.72, c.field("ripples", 12, 2, (2.2, 0.6)))
    c.screen(brook * np.asarray(ripple, np.float32), (0.97, 0.04, 90), 0.5)


def _wood(c: Canvas, inside: Mask) -> None:
    """Trees from right above: crowns that lean to the light, their shadows long on the grass."""
    r = c.rng("wood")
    green: tuple[Colour, ...] = ((0.58, 0.15, 132), (0.66, 0.16, 120), (0.74, 0.16, 108), (0.5, 0.12, 150))
    rose: tuple[Colour, ...] = ((0.82, 0.1, 5), (0.88, 0.08, 20))
    depth = inside.grow(-16).whole()
    spots: list[tuple[float, float, float, bool]] = []
    for left, up, size, bloom in (
        (-196, -104, 24, False), (-176, -44, 20, True), (-222, -40, 22, False), (-196, 2, 15, False),
        (-80, -226, 26, True), (-102, -166, 22, False), (-48, -180, 20, False), (-70, -112, 20, False),
        (84, -212, 24, False), (54, -156, 18, False), (104, -150, 24, True), (76, -98, 18, False),
        (206, -82, 22, False), (184, -30, 20, False), (222, -22, 20, True), (200, 14, 14, False),
        (-60, 70, 22, True), (50, 62, 18, False), (-110, 118, 24, False), (104, 108, 22, True),
        (-156, 176, 26, False),
        (-172, 232, 22, True), (-118, 244, 22, False), (-70, 246, 14, False), (82, 240, 20, False),
        (150, 252, 24, False),
        (180, 200, 24, True), (154, 152, 16, False), (24, 238, 13, False), (-92, 172, 13, False),
    ):  # fmt: skip
        px, py = _at(left, up)
        spots.append((px, py, size * 1.5, bloom))
    for _ in range(420):
        x, y = _at(float(r.uniform(-280, 270)), float(r.uniform(-280, 290)))
        q = float(r.uniform(13, 30))
        row, column = (min(int(v * c.scale), m - 1) for v, m in ((y, c.h), (x, c.w)))
        clear = np.hypot((x - 392) / 150, (y - 850) / 100) < 1
        if (
            depth[row, column] > 0.5
            and not clear
            and all(np.hypot(x - t[0], y - t[1]) > 0.72 * (q + t[2]) for t in spots)
        ):
            spots.append((x, y, q, bool(r.random() < 0.3)))
    for x, y, q, _ in spots:
        shade = limb([(x, y, q * 0.75), (x + SUN[0] * q * 2.1, y + SUN[1] * q * 2.1, q * 0.62)], 12)
        c.multiply(c.mask(shade, soft=3, wobble=3, cell=9) & inside, (0.36, 0.11, 190), 0.62)
    for n, (x, y, q, bloom) in enumerate(spots):
        lobes = [circle(x, y, q * 0.8)]
        for _ in range(6):
            a = float(r.uniform(0, 6.283))
            lobes.append(circle(x + math.cos(a) * q * 0.5, y + math.sin(a) * q * 0.5, q * float(r.uniform(0.36, 0.56))))
        crown = c.mask(*lobes, wobble=4, cell=9)
        tone = (rose if bloom else green)[int(r.integers(2 if bloom else 4))]
        foliage(c, crown, tone, seed=f"tree{n}", size=6.5, clump=q * 0.8, thickness=q, detail=0.7)
        c.screen(crown.edge(-7, -7, 4), (0.95, 0.12, 92), 0.5)
        c.multiply(crown.edge(8, 8, 5), (0.34, 0.1, 220), 0.45)

    def blossoms(pen: Pen) -> None:
        for _ in range(260):
            x, y = _at(float(r.normal(0, 130)), float(r.uniform(-250, 260)))
            tone = ((0.97, 0.03, 90), (0.86, 0.15, 88), (0.84, 0.11, 5))[int(r.integers(3))]
            pen.dot(x, y, float(r.uniform(1.0, 2.4)), tone, 0.9)

    c.draw(blossoms, detail=0.8, clip=inside.grow(-16))


def _brim(c: Canvas, prints: Mask) -> None:
    """The snow wall nearest the sun throws its shade into the print; its crest and the far wall are lit."""
    c.multiply((prints - prints.move(22, 20)).blur(5) & prints, BLUE, 0.6)
    c.screen((prints - prints.move(-15, -14)).blur(3) & prints, (0.95, 0.09, 70), 0.85)


def _air(c: Canvas, prints: Mask) -> None:
    """The warmth that stands over the print, and the sun that comes in at the upper left."""
    halo: Array = blur(prints.whole(), 48 * c.scale)
    c.screen(np.asarray(halo, np.float32), (0.82, 0.15, 72), 0.3)
    light = np.clip(1.05 - np.hypot(c.x + 40, c.y + 60) / 900, 0, 1)
    c.screen(np.asarray(light, np.float32), (0.93, 0.09, 62), 0.5)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(70):
            px, py = _at(float(r.normal(0, 130)), float(r.normal(40, 170)))
            pen.dot(px, py, float(r.uniform(0.9, 2.3)), (0.98, 0.08, 90), float(r.uniform(0.3, 0.9)))

    def sparkle(pen: Pen) -> None:
        for _ in range(240):
            px, py = float(r.uniform(0, 800)), float(r.uniform(0, 1200))
            pen.dot(px, py, float(r.uniform(0.6, 1.7)), (0.99, 0.02, 90), float(r.uniform(0.3, 0.95)))

    c.draw(sparkle, detail=0.9, emission=0.4, clip=c.full(1.0) - prints)
    c.draw(motes, detail=0.9, emission=0.6, soft=0.4)
