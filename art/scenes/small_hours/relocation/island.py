"""Parts of Relocation: what grows and stands on the shell's top - turf, cottage, blossoming tree, washing, jetty."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.materials import grass, smoke
from art.painting.motifs.plants import bark, branches
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.stamps import scatter, strew

from .house import house
from .turtle import crest, shell_mask

_FOOT = (380.0, 395.0)
_SIZE = 0.68


def island(c: Canvas, line: float) -> None:
    """Paint it, from the tree behind to the jetty in front."""
    _turf(c, line)
    _tree(c)
    with c.group() as g:
        house(c)
    sy = 430 + (c.y - _FOOT[1]) / _SIZE
    sx = 400 + (c.x - _FOOT[0]) / _SIZE + 0.09 * (sy - 430) + 0.0003 * (sy - 430) ** 2
    c.paste(g, bend=(sx, sy))
    smoke(
        c,
        [(400, 188, 4), (405, 170, 9), (394, 144, 14), (416, 108, 22), (480, 90, 28), (560, 92, 30), (650, 74, 34)],
        (0.97, 0.05, 55),
        seed="hearth",
        alpha=0.6,
        n=36,
    )
    _front(c, line)
    _light(c, line)
    _jetty(c)


def _turf(c: Canvas, line: float) -> None:
    """Earth and grass over the shell, a fringe of weed hanging into the water."""
    shell = shell_mask(c)
    edge = line + 10 + 9 * np.sin(c.x / 31) + 26 * (c.field("turf", 30, 3) - 0.5)
    ground = (shell.move(0, -5) | shell) * smoothstep(4, -4, c.y - edge)
    c.multiply(shell * np.asarray(np.exp(-np.maximum(c.y - edge, 0) / 16), np.float32), (0.2, 0.06, 320), 0.6)
    r = c.relief(ground, thickness=40)
    c.form(r, (0.5, 0.1, 125), rim=0.9, mottle=0.3, grain=12, detail=0.6)
    c.multiply(ground * smoothstep(line - 34, line + 16, c.y), (0.4, 0.1, 320), 0.55)
    c.multiply(ground * smoothstep(470, 660, c.x), (0.42, 0.12, 320), 0.4)
    rng = c.rng("weed")
    n = 190
    x = rng.uniform(236, 652, n)
    y = np.interp(x, c.x[0], np.full(c.w, line + 14.0)) + rng.normal(0, 7, n)
    tones = np.stack([np.asarray([[0.1, 0.26, 0.22]]), np.asarray([[0.42, 0.42, 0.2]])])[rng.integers(0, 2, n), 0]
    strew(c, "blade", x, y, rng.uniform(14, 46, n), 1.57 + rng.normal(0, 0.3, n), tones.astype(np.float32), seed="weed",
          detail=0.6, clip=shell)  # fmt: skip
    grass(
        c,
        ground,
        ((0.34, 0.08, 145), (0.46, 0.11, 130), (0.58, 0.12, 115), (0.72, 0.12, 98)),
        seed="turf",
        height=(8, 20),
        spacing=4.2,
        lean=0.25,
        detail=0.6,
    )


def _light(c: Canvas, line: float) -> None:
    """Lay morning on the island's near slope, and shade round its far side and along the water."""
    land = shell_mask(c) * smoothstep(line + 18, line + 2, c.y)
    c.screen(land * smoothstep(440, 230, c.x) * smoothstep(line, 400, c.y), (0.96, 0.13, 72), 0.5)
    c.multiply(land * smoothstep(400, 620, c.x), (0.4, 0.11, 310), 0.5)
    c.multiply(land * smoothstep(line - 50, line + 8, c.y), (0.36, 0.1, 300), 0.5)


def _tree(c: Canvas) -> None:
    """An old tree, bent by every wind of the journey, in blossom; the washing hangs out."""
    clay = Clayed(c)
    bark(c, clay.clay, (0.36, 0.07, 20), rough=0.8, detail=0.75)
    r = c.rng("blossom")
    blobs = clay.blobs
    x = np.concatenate([r.normal(a, q * 0.5, int(q * 9)) for a, _, q in blobs])
    y = np.concatenate([r.normal(b, q * 0.36, int(q * 9)) for _, b, q in blobs])
    low = np.concatenate([np.full(int(q * 9), b) for _, b, q in blobs])
    lit = np.clip(0.5 - (y - low) / 46 - (x - 560) / 240 + r.normal(0, 0.2, len(x)), 0, 1)[:, None]
    order = np.argsort(lit[:, 0] + r.normal(0, 0.15, len(x)))
    dark, mid, pale = (np.asarray(q) for q in ([[0.48, 0.17, 0.34]], [[0.92, 0.48, 0.52]], [[1.0, 0.9, 0.8]]))
    tones = np.where(lit < 0.5, dark + (mid - dark) * lit * 2, mid + (pale - mid) * (lit * 2 - 1))
    strew(
        c, "petal", x[order], y[order], r.uniform(5, 10, len(x)), r.uniform(0, 6.3, len(x)),
        tones[order].astype(np.float32), seed="blossom", detail=0.7,
    )  # fmt: skip

    def washing(pen: Pen) -> None:
        pen.stroke([(690, 462), (694, 400), (692, 338)], (0.3, 0.07, 10), 4.4)
        pen.stroke([(688.4, 462), (692.4, 400), (690.4, 338)], (0.95, 0.1, 60), 1.2, 0.8)
        pen.stroke([(534, 326), (590, 350), (646, 352), (692, 342)], (0.4, 0.09, 10), 1.6)
        cloths: tuple[tuple[float, float, float, float, Colour], ...] = (
            (556, 338, 24, 40, (0.97, 0.03, 80)), (586, 348, 15, 27, (0.62, 0.17, 25)),
            (606, 351, 33, 46, (0.95, 0.045, 60)), (645, 352, 13, 22, (0.56, 0.09, 200)),
            (662, 349, 17, 32, (0.9, 0.1, 80)),
        )  # fmt: skip
        for x, y, wide, tall, tone in cloths:
            hem = [
                (x + wide + 9, y + tall, CORNER),
                (x + wide * 0.6 + 8, y + tall + 4),
                (x + wide * 0.3 + 8, y + tall - 3),
            ]
            edge = [(x, y, CORNER), (x + wide / 2, y + 1), (x + wide, y, CORNER), (x + wide + 3, y + tall / 2)]
            left = [(x + 9, y + tall + 2, CORNER), (x + 2, y + tall / 2)]
            pen.fill(curve([*edge, *hem, *left]), tone)
            for k in (0.3, 0.66, 0.9):
                fold = [(x + wide * k, y + 3), (x + wide * k + 2, y + tall / 2), (x + wide * k + 9, y + tall - 3)]
                pen.stroke(fold, mix(tone, (0.5, 0.13, 340), 0.6), 2.2, 0.5)
            pen.dot(x + 2, y - 1, 1.4, (0.35, 0.08, 20))
            pen.dot(x + wide - 2, y - 1, 1.4, (0.35, 0.08, 20))
        for _ in range(26):
            px = float(r.uniform(590, 790))
            pen.dot(
                px, 320 + (px - 590) * 0.4 + float(r.normal(0, 40)), float(r.uniform(1.2, 2.4)), (0.95, 0.08, 20), 0.9
            )

    c.draw(washing, relief=1, detail=0.9)


class Clayed:
    """The bent trunk and its boughs, and where the blossom hangs (x, y, radius)."""

    def __init__(self, c: Canvas) -> None:
        """Let it grow, unpainted."""
        self.clay, _ = branches(c, -400, -400, 10, 2, seed="none", levels=1, box=(440, 150, 760, 470))
        for bough in (
            [
                (512, 416, 15),
                (522, 384, 12),
                (520, 350, 11),
                (536, 314, 9.5),
                (566, 286, 8),
                (612, 272, 6),
                (664, 280, 3),
            ],
            [(528, 328, 8), (516, 292, 6), (520, 258, 4), (536, 230, 2.4)],
            [(560, 290, 7), (580, 258, 5), (612, 232, 3)],
            [(498, 420, 8), (512, 404, 9), (520, 384, 9)],
            [(532, 420, 7), (520, 404, 9), (520, 386, 9)],
        ):
            self.clay.limb(bough, n=24)
        self.blobs = (
            (536.0, 234.0, 38.0), (580, 214, 42), (630, 232, 40), (670, 264, 34), (604, 258, 36), (508, 268, 24),
            (560, 260, 30),
        )  # fmt: skip


def _front(c: Canvas, line: float) -> None:
    """Grass at the cottage's foot, a path, flowers, window light on the turf."""
    r = c.rng("front")
    foot = c.mask(oval(_FOOT[0] - 10, _FOOT[1] + 16, 100, 12), soft=8)
    c.screen(foot * smoothstep(480, 300, c.x), (0.96, 0.13, 70), 0.35)
    band = c.mask(
        limb([(246, 464, 8), (290, 424, 8), (320, 407, 7), (372, 401, 7), (440, 400, 8), (520, 416, 10), (600, 446, 9)])
    )
    n = 420
    x, y = scatter(band, n, r)
    pale: tuple[Colour, ...] = ((0.4, 0.1, 140), (0.6, 0.13, 115), (0.8, 0.13, 95))
    from_ = np.asarray([[0.16, 0.3, 0.16], [0.42, 0.5, 0.2], [0.8, 0.72, 0.34]])
    tones = from_[r.integers(0, len(pale), n)]
    keep = ~((x > 372) & (x < 408) & (y < 400))
    strew(c, "blade", x[keep], y[keep], r.uniform(9, 19, n)[keep], (-1.57 + r.normal(0.1, 0.3, n))[keep],
          tones[keep].astype(np.float32), seed="front", detail=0.75)  # fmt: skip

    def dots(pen: Pen) -> None:
        for a, b in zip(*scatter(band, 90, r), strict=True):
            tone: Colour = ((0.96, 0.05, 80), (0.76, 0.17, 20), (0.9, 0.12, 85))[int(r.integers(3))]
            pen.dot(float(a), float(b) - 6, float(r.uniform(1.2, 2.6)), tone)

    c.draw(dots, relief=0.6, detail=0.85)


def _jetty(c: Canvas) -> None:
    """A short jetty."""

    def work(pen: Pen) -> None:
        for x in (612.0, 648.0, 682.0):
            pen.stroke([(x, 460), (x + 1, 506)], (0.26, 0.07, 10), 6)
            pen.stroke([(x - 1.6, 458), (x - 1.2, 490)], (0.86, 0.11, 55), 1.2, 0.8)
        for k in range(8):
            x = 572 + 14.5 * k
            tone = mix((0.44, 0.09, 30), (0.26, 0.07, 330), 0.35 * (k % 3) / 2)
            pen.fill(polygon([(x, 461), (x + 13, 461.5), (x + 13, 471), (x, 470.5)]), tone)
            pen.stroke([(x, 461.4), (x + 12.5, 461.8)], (0.95, 0.1, 60), 1.5, 0.8)
        pen.stroke([(682, 460), (694, 474), (706, 468)], (0.93, 0.07, 60), 1.8)

    c.draw(work, relief=1.4, detail=0.85)


def shore_ends(line: float) -> tuple[float, float]:
    """Return where the island's outline meets the water, left and right."""
    x = np.linspace(180, 714, 800)
    above = x[crest(x) < line]
    return float(above[0]), float(above[-1])
