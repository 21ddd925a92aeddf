"""Out of doors: hills with a low line, water, and skies that are bare paper with a few authored marks in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Array
from art.cutpaper.rooms import CORE
from art.cutpaper.sheet import Ink, Patch, Sheet, shift

_MARKS: Final = {
    "snow": contour.DOT,
    "leaves": contour.LEAF,
    "stars": "0,-1! .22,-.22! 1,0! .22,.24! 0,1.1! -.24,.2! -1,.05! -.2,-.24!",
}


def hills(
    card: Sheet,
    line: float,
    inks: Sequence[Ink],
    rise: float = 60,
    edge: str = "torn",
    bottom: float | None = None,
    lift: float = 4,
) -> list[Patch]:
    """Lay hills from a line downwards, the farthest first, one an ink: each a torn (or cut) sheet over the last.

    Returns what is still seen of each. ``line`` is where the farthest lies (px from above), ``rise`` how high it goes;
    nearer ones are lower.
    """
    w, h = card.w / card.k, card.h / card.k
    foot = h if bottom is None else bottom
    out: list[Patch] = []
    for i, ink in enumerate(inks):
        g = contour.rng("hill", card.name, i)
        t = i / max(1, len(inks))
        y = line + (foot - line) * t**1.35
        xs = np.linspace(-40, w + 40, 4 + (i % 2))
        hump = np.sin(np.linspace(0.4, 2.7, len(xs)) + float(g.uniform(-0.7, 0.7)))
        ys = y - rise * (1 - 0.5 * t) * hump * g.uniform(0.4, 1.1, len(xs))
        back = " ".join(f"{a:.0f},{b:.0f}" for a, b in zip(xs, ys, strict=True))
        spec = f"-40,{ys[0]:.0f}! {back} {w + 40:.0f},{ys[-1]:.0f}! {w + 40:.0f},{h + 40:.0f}! -40,{h + 40:.0f}!"
        p = card.paint(
            spec,
            ink,
            angle=float(g.uniform(-7, 7)),
            edge=edge,
            core=CORE if edge == "torn" else None,
            lift=lift,
            laps=130,
        )
        if p is None:
            continue
        for far in out:
            far.a = far.a * (1 - p.window(far.x, far.y, far.a.shape[1], far.a.shape[0]))
        out.append(p)
    return out


def furrows(
    card: Sheet, patch: Patch, ink: Ink, towards: tuple[float, float], count: int = 9, width: float = 10
) -> None:
    """Draw a field's furrows inside a patch: dry strokes that run towards a point of the line."""
    x0, _, x1, y1 = card.box(patch)
    with card.inside(patch):
        for i in range(count):
            x = x0 - (x1 - x0) * 0.3 + (x1 - x0) * 1.6 * (i + 0.5) / count
            mid = ((x + towards[0]) / 2 + (x - towards[0]) * 0.06, (y1 + towards[1]) / 2)
            card.brush(
                f"{x:.0f},{y1 + 20:.0f} {mid[0]:.0f},{mid[1]:.0f} {towards[0]:.0f},{towards[1]:.0f}",
                width * 2.4,
                ink,
                dry=0.8,
                taper=0.85,
            )


def water(
    card: Sheet, line: float, ink: Ink, crest: Ink | None = None, rows: int = 7, bottom: float | None = None
) -> Patch | None:
    """Lay water below a line: one flat sheet, and strips torn from it that come nearer and grow."""
    w, h = card.w / card.k, card.h / card.k
    foot = h if bottom is None else bottom
    sea = card.paint(
        f"-30,{line:.0f}! {w + 30:.0f},{line + 5:.0f}! {w + 30:.0f},{foot + 30:.0f}! -30,{foot + 30:.0f}!",
        ink,
        angle=2,
        laps=90,
    )
    g = contour.rng("water", card.name)
    light = shift(ink, 0.07) if crest is None else crest
    for i in range(rows):
        t = ((i + 0.6) / rows) ** 1.5
        y, high = line + (foot - line) * t, 8 + 40 * t
        x = float(g.uniform(-0.2, 0.7)) * w
        long = w * float(g.uniform(0.35, 0.7)) * (0.5 + 0.7 * t)
        top = " ".join(
            f"{x + long * q:.0f},{y + float(g.normal(0, 1)) * high * 0.2 - high * 0.35 * (k % 2):.0f}"
            for k, q in enumerate((0.2, 0.4, 0.6, 0.8))
        )
        low = " ".join(
            f"{x + long * q:.0f},{y + high * (0.45 + 0.2 * (k % 2)):.0f}" for k, q in enumerate((0.75, 0.5, 0.25))
        )
        card.paint(f"{x:.0f},{y:.0f}! {top} {x + long:.0f},{y:.0f}! {low}", light, angle=2, ragged=70, dry=0.8)
    return sea


def clouds(
    card: Sheet, places: Sequence[tuple[float, float, float]], ink: Ink, torn: bool = True, lift: float = 3
) -> None:
    """Lay clouds torn from one sheet at (x, y, width): flat below, each of another number of heads."""
    for x, y, w in places:
        g = contour.rng("cloud", round(x), round(y))
        n = int(g.integers(2, 5))
        tops = " ".join(
            f"{x - w / 2 + w * (i + 0.5) / n:.0f},{y - w * float(g.uniform(0.16, 0.34)):.0f}" for i in range(n)
        )
        card.paint(
            (
                f"{x - w / 2:.0f},{y:.0f}! {tops} {x + w / 2:.0f},{y + w * 0.02:.0f}! "
                f"{x + w * 0.1:.0f},{y + w * 0.05:.0f}"
            ),
            ink,
            edge="torn" if torn else "cut",
            core=CORE if torn else None,
            lift=lift,
            angle=4,
        )


def sun(card: Sheet, x: float, y: float, r: float, ink: Ink, cut: float = 0.0, lift: float = 3) -> Patch | None:
    """Lay a sun or moon cut by hand; ``cut`` takes a bite of so many radii out of it."""
    a = np.linspace(0, 2 * np.pi, 15)[:-1]
    ring = np.stack([x + r * np.cos(a), y + r * 1.02 * np.sin(a)], 1)
    if not cut:
        return card.paint(contour.curve([(float(u), float(v)) for u, v in ring]), ink, lift=lift, wobble=2)
    b = cut - 1
    spec = f".3,-.95! -.6,-.8 -1,0 -.55,.82 .34,.94! {b * 0.5:.3f},.5 {b:.3f},0 {b * 0.6:.3f},-.56"
    return card.paint(contour.curve(spec, contour.affine(x, y, r)), ink, lift=lift)


def weather(
    card: Sheet, kind: str, ink: Ink, box: tuple[float, float, float, float], gap: float = 90, slant: float = 16
) -> None:
    """Set rain, snow, leaves, birds or stars into a box of sky: one cut mark in a strict order, with holes."""
    x0, y0, x1, y1 = box
    g = contour.rng("weather", card.name, kind)
    marks: list[Array] = []
    for j, y in enumerate(np.arange(y0, y1, gap * 0.8)):
        for i, x in enumerate(np.arange(x0 + (j % 2) * gap / 2, x1, gap)):
            if (i * 2 + j * 3) % 7 == 5:
                continue
            u, v = x + g.normal(0, gap * 0.09), y + g.normal(0, gap * 0.09)
            size = gap * float(g.uniform(0.1, 0.16))
            if kind == "rain":
                marks.append(contour.ribbon("0,-1.6 0,1.6", (0.1, 0.3, 0.2), contour.affine(u, v, size, slant), size))
            elif kind == "birds":
                marks.append(
                    contour.curve(
                        "-1.3,-.3! -.5,-.5 .0,.1! .6,-.6 1.4,-.2! .5,-.1 .0,.6! -.5,.0",
                        contour.affine(u, v, size, float(g.normal(0, 14))),
                    )
                )
            else:
                shape = _MARKS[kind]
                turn = float(g.uniform(0, 180)) if kind == "leaves" else float(g.normal(0, 9))
                marks.append(
                    contour.curve(shape, contour.affine(u, v, size * (0.6 if kind == "snow" else 1), turn), step=1)
                )
    if marks:
        card.paint(marks, ink, wobble=0.5, grain=0.2)
