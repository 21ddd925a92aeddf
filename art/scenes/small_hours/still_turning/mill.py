"""The two mills of Still Turning: the ruin on the shore, and the whole one that only the water holds."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.light import Lamp
from art.painting.motifs.buildings import arch, lit_window
from art.painting.motifs.hare import hare
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, circle, curve, limb, oval, polygon

X = 330.0
_TURN = 28.0


def tower(line: float, top: float, grow: float = 0.0) -> list[tuple[float, ...]]:
    """Left and right edge of the tower's body up to `top` units: waisted like an old mill."""
    out: list[tuple[float, ...]] = []
    for side in (-1, 1):
        edge = []
        for t in np.linspace(0, 1, 6):
            half = 104 - 50 * t**0.8 + 6 * (1 - t) ** 4 + grow
            edge.append((X + side * half, line - top * t))
        out += edge if side < 0 else edge[::-1]
    out[0], out[-1] = (*out[0], CORNER), (*out[-1], CORNER)
    out[5], out[6] = (*out[5], CORNER), (*out[6], CORNER)
    return out


def ruin(c: Canvas, line: float) -> None:
    """What stands on the shore: an empty shell against the last light."""
    left = [(p[0], p[1]) for p in tower(line, 300)[:6]]
    right = [(p[0], p[1]) for p in tower(line, 300)[6:]]
    crown = [
        (X - 58, line - 262),
        (X - 50, line - 282),
        (X - 36, line - 278),
        (X - 30, line - 306),
        (X - 14, line - 312),
        (X - 8, line - 286),
        (X + 8, line - 280),
        (X + 14, line - 252),
        (X + 30, line - 246),
        (X + 36, line - 218),
        (X + 54, line - 212),
        (X + 62, line - 206),
    ]
    shell = c.mask(
        polygon([*[p for p in left if p[1] > line - 258], *crown, *[p for p in right if p[1] > line - 200]]),
        wobble=1.6,
        cell=9,
    )
    holes = c.mask(
        arch(X - 22, line - 168, 25, 40),
        arch(X + 34, line - 64, 26, 42),
        wobble=1.4,
        cell=8,
    )
    shell = shell - holes
    row = np.floor((c.y + 3 * c.field("course", 60, 2)) / 11)
    brick = np.abs(((c.x + 7 * (row % 2) * 1.6 + 4 * c.field("brick", 9, 1)) % 22) / 22 - 0.5)
    joint = np.minimum(smoothstep(0.5, 0.42, brick), smoothstep(0.0, 0.2, np.abs(((c.y / 11) % 1) - 0.5) * -2 + 1))
    bump = (c.field("stones", 22, 3) - 0.5) * 3.0 + 1.5 * joint
    c.form(shell, (0.25, 0.045, 222), thickness=40, bump=np.asarray(bump, np.float32), rim=0.3, mottle=0.12, detail=0.7)
    c.multiply(shell * np.asarray(smoothstep(X + 60, X - 70, c.x), np.float32), (0.3, 0.06, 235), 0.55)
    c.screen(shell.edge(3.5, 0.5, 1.6), (0.88, 0.13, 95), 0.75)

    def bones(pen: Pen) -> None:
        dark: Colour = (0.17, 0.035, 228)
        pen.stroke([(X - 24, line - 300), (X + 30, line - 312), (X + 92, line - 326)], dark, 10)
        pen.stroke([(X + 74, line - 362), (X + 84, line - 324), (X + 92, line - 286)], dark, 6)
        pen.stroke([(X + 78, line - 346), (X + 92, line - 349)], dark, 2.5)
        pen.stroke([(X - 56, line - 270), (X - 44, line - 326), (X + 2, line - 366)], dark, 5)
        pen.stroke([(X - 30, line - 300), (X - 16, line - 344), (X + 14, line - 372)], dark, 4)
        pen.stroke([(X - 50, line - 318), (X - 20, line - 330)], dark, 3)
        pen.stroke([(X - 22, line - 168), (X - 20, line - 206)], dark, 3)
        pen.stroke([(X - 74, line - 122), (X - 106, line - 114)], dark, 5)
        pen.stroke([(X + 78, line - 122), (X + 112, line - 112)], dark, 5)
        pen.stroke([(X + 108, line - 113), (X + 106, line - 138)], dark, 3)
        r = c.rng("shrub")
        for _ in range(16):
            a, n = r.uniform(-150, -40), r.uniform(20, 46)
            x, y = X + 40, line - 196
            ex, ey = x + n * math.cos(math.radians(a)), y + n * math.sin(math.radians(a))
            pen.stroke([(x, y), ((x + ex) / 2 + r.normal(0, 3), (y + ey) / 2 - 3), (ex, ey)], dark, 1.3)

    c.draw(bones, detail=0.8)


def _sail(k: int, hub: tuple[float, float], turn: float, reach: float) -> tuple[Path, list[list[tuple[float, float]]]]:
    a = math.radians(90 * k + turn)
    ux, uy, vx, vy = math.cos(a), math.sin(a), -math.sin(a), math.cos(a)

    def at(r: float, s: float) -> tuple[float, float]:
        return hub[0] + ux * r + vx * s, hub[1] + uy * r + vy * s

    cloth = curve(
        [
            (*at(reach * 0.24, 2), CORNER),
            at(reach * 0.6, 0),
            (*at(reach, 2), CORNER),
            (*at(reach * 0.99, 54), CORNER),
            at(reach * 0.62, 62),
            (*at(reach * 0.26, 42), CORNER),
        ]
    )
    bars = [[at(r, -8), at(r, 56)] for r in np.linspace(reach * 0.26, reach * 0.98, 9)]
    bars += [[at(reach * 0.25, s), at(reach * 0.99, s * 1.18)] for s in (22.0, 46.0)]
    bars.append([at(0, 0), at(reach * 1.02, 0)])
    return cloth, bars


def living(c: Canvas, line: float) -> None:
    """The whole mill, upright on the height `line`: sails, lamps, washing, boats; the water turns it over."""
    warm: Colour = (0.9, 0.14, 74)
    mound = c.mask(
        curve([(60, line + 4, CORNER), (180, line - 16), (330, line - 24), (480, line - 16), (640, line + 4, CORNER)])
    )
    hub = (X + 10, line - 330.0)
    c.lamps.append(Lamp(x=X + 20, y=line - 60, z=60, reach=120, colour=warm, power=0.3))
    c.lamps.append(Lamp(x=X, y=line - 230, z=70, reach=110, colour=warm, power=0.12))
    c.form(mound, (0.36, 0.09, 140), thickness=14, rim=0.5, detail=0.6)
    body = c.mask(curve(tower(line - 12, 318)))
    bump = (c.field("lime", 12, 3, (2.0, 0.6)) - 0.5) * 5
    c.form(body, (0.27, 0.08, 20), thickness=60, bump=bump, rim=0.5, mottle=0.12, bias=-0.12, detail=0.7)
    for x, y in ((X - 52, 84), (X + 60, 88), (X - 26, 200), (X + 34, 200), (X + 2, 272)):
        c.glow(x, line - y, 24, (0.8, 0.17, 52), 0.34)
    c.multiply(body * np.asarray(smoothstep(X + 10, X - 100, c.x), np.float32), (0.36, 0.09, 10), 0.6)
    cap = c.mask(
        curve(
            [
                (X - 72, line - 320, CORNER),
                (X - 60, line - 366),
                (X - 12, line - 402),
                (X + 44, line - 372),
                (X + 66, line - 320, CORNER),
                (X, line - 312),
            ]
        )
    )
    thatch = np.sin(c.x / 3.4 + 2 * c.field("thatch", 20, 2)) * 1.4
    c.form(cap, (0.52, 0.14, 42), thickness=34, bump=np.asarray(thatch, np.float32), rim=0.7, detail=0.7)
    gallery = c.mask(limb([(X - 112, line - 132, 5), (X, line - 120, 6), (X + 112, line - 132, 5)]))
    c.form(gallery, (0.46, 0.11, 48), thickness=7, rim=0.6, detail=0.8)

    def rails(pen: Pen) -> None:
        for k in range(15):
            x = X - 108 + 15.4 * k
            y = line - 132 + 10 * (1 - ((x - X) / 112) ** 2)
            pen.stroke([(x, y), (x, y - 22)], (0.8, 0.12, 70), 2.2)
        pen.stroke([(X - 110, line - 155), (X, line - 143), (X + 110, line - 155)], (0.86, 0.12, 75), 2.6)
        for f in (-1, 1):
            pen.stroke([(X + 104 * f, line - 130), (X + 84 * f, line - 92)], (0.4, 0.1, 45), 4)

    c.draw(rails, relief=1.5, detail=0.85)
    door = c.mask(arch(X + 4, line - 18, 46, 80))
    c.fill(door, (0.97, 0.11, 86), detail=0.9)
    c.emit(door, 0.8)
    hare(c, X + 4, line - 18, 40, (0.2, 0.05, 50), left=True, seed="inside")
    for x, y, w, h in (
        (X - 52, 62, 28, 44),
        (X + 60, 66, 28, 44),
        (X - 26, 178, 30, 46),
        (X + 34, 178, 30, 46),
        (X + 2, 252, 28, 42),
    ):
        lit_window(c, x, line - y, w, h, colour=(0.9, 0.16, 74), frame=(0.2, 0.08, 25), glow=0.4)
    _washing(c, line)
    for k in range(4):
        for ghost, alpha in ((11.0, 0.13), (5.5, 0.22)):
            cloth, _ = _sail(k, hub, _TURN - ghost, 286)
            c.fill(c.mask(cloth, soft=3), (0.86, 0.12, 76), alpha, detail=0.6)
        cloth, bars = _sail(k, hub, _TURN, 286)
        sheet = c.mask(cloth)
        c.form(sheet, (0.86, 0.09, 80), thickness=10, rim=0.5, bias=0.06, mottle=0.12, alpha=0.94, detail=0.8)

        def lattice(pen: Pen, bars: list[list[tuple[float, float]]] = bars) -> None:
            for bar in bars[:-1]:
                pen.stroke(bar, (0.5, 0.12, 48), 3.0, 0.85)
            pen.stroke(bars[-1], (0.42, 0.11, 42), 9)
            pen.stroke(bars[-1], (0.9, 0.12, 76), 2.4, 0.8)

        c.draw(lattice, relief=1.5, detail=0.85)
    c.form(c.mask(circle(*hub, 17)), (0.6, 0.14, 45), gloss=0.6, rim=0.8, detail=0.9)
    _boat(c, 640, line - 2, 1.0)
    _boat(c, 92, line - 1, 0.62)
    c.lamps.clear()


def _washing(c: Canvas, line: float) -> None:
    a, b = (X + 106, line - 140), (X + 262, line - 96)
    post = c.mask(limb([(b[0], line - 4, 4.5), (b[0], b[1] - 10, 3.5)]))
    c.form(post, (0.46, 0.1, 50), detail=0.8)

    def rope(t: float) -> tuple[float, float]:
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 26 * t * (1 - t)

    c.draw(lambda pen: pen.stroke([rope(t) for t in np.linspace(0, 1, 9)], (0.7, 0.09, 70), 1.8), detail=0.8)
    tones: tuple[Colour, ...] = (
        (0.93, 0.04, 85),
        (0.68, 0.17, 32),
        (0.88, 0.09, 85),
        (0.74, 0.11, 185),
        (0.9, 0.07, 60),
    )
    for k, tone in enumerate(tones):
        t = 0.1 + 0.18 * k
        (x0, y0), (x1, y1) = rope(t), rope(t + 0.13)
        drop = (46, 34, 52, 30, 42)[k]
        m = c.mask(
            curve(
                [
                    (x0, y0, CORNER),
                    (x1, y1, CORNER),
                    (x1 + 5, y1 + drop * 0.5),
                    (x1 + 1, y1 + drop, CORNER),
                    (x0 + 6, y0 + drop + 3),
                    (x0 - 2, y0 + drop - 2, CORNER),
                ]
            )
        )
        c.form(m, tone, thickness=7, rim=0.5, bias=0.05, detail=0.8)


def _boat(c: Canvas, x: float, y: float, s: float) -> None:
    hull = c.mask(
        curve(
            [
                (x - 62 * s, y - 20 * s, CORNER),
                (x, y - 12 * s),
                (x + 66 * s, y - 24 * s, CORNER),
                (x + 44 * s, y + 2),
                (x - 44 * s, y + 2),
            ]
        )
    )
    c.form(hull, (0.5, 0.14, 36), thickness=12 * s, rim=0.7, detail=0.8)
    sheet = c.mask(
        curve(
            [
                (x + 2, y - 24 * s, CORNER),
                (x + 4, y - 150 * s, CORNER),
                (x + 50 * s, y - 80 * s),
                (x + 58 * s, y - 32 * s, CORNER),
            ]
        )
    )
    c.form(sheet, mix((0.88, 0.1, 78), (0.7, 0.15, 45), 0.3), thickness=16 * s, rim=0.6, bias=0.05, detail=0.8)
    c.draw(lambda pen: pen.stroke([(x, y - 14 * s), (x, y - 158 * s)], (0.4, 0.1, 45), 4 * s), detail=0.8)
    lamp = c.mask(oval(x - 34 * s, y - 36 * s, 7 * s, 9 * s))
    c.fill(lamp, (0.98, 0.08, 88), detail=0.9)
    c.emit(lamp, 1.0)
    c.glow(x - 34 * s, y - 36 * s, 34 * s, (0.9, 0.14, 72), 0.7)
    c.fill(c.mask(box(x - 50 * s, y - 20 * s, 100 * s, 3 * s)), (0.86, 0.12, 74), 0.6, detail=0.8)
