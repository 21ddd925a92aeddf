"""Prints: cloth and wallpaper of one authored motif each, in a strict order with a few things slightly wrong.

Owns `PRINTS` and `printed`. A print is laid inside a patch that is there already; brushed a little dry, it sits in the
cloth.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Array, Box
from art.cutpaper.sheet import Ink, Patch, Sheet, shift


@dataclass(frozen=True)
class Print:
    """A motif of up to two inks, typed about (0, 0) in a cell of 2 by 2, and the order that it stands in."""

    first: tuple[str, ...]
    second: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    """Cut lines in the first ink, `"spec|widths"`."""
    order: str = "brick"
    """"brick", "grid", "rows" (every other one upside down), "diamond" (every other motif) or "stripe"."""
    ratio: float = 1.0
    """Height of a cell to its width."""
    fault: str = "turn"
    """What goes wrong now and then: "turn", "miss", "shift", "small" or "swap" (the inks change places)."""


PRINTS: Final[dict[str, Print]] = {
    "tulip": Print(
        ("-.30,-.72! -.14,-.40! .0,-.80! .14,-.40! .32,-.70! .28,-.10 .0,.06 -.28,-.10",),
        ("-.04,.30 -.40,.10 -.52,-.14! -.20,.0 .0,.40 .22,.02 .50,-.10! .40,.14 .06,.32 .04,.66! -.04,.66!",),
        ratio=1.15,
        fault="swap",
    ),
    "pear": Print(
        ("-.02,-.50 .14,-.40 .18,-.10 .40,.24 .20,.60 -.16,.62 -.40,.30 -.18,-.10 -.16,-.40",),
        ("-.01,-.48! .04,-.80! .10,-.78! .06,-.46!", ".06,-.66! .40,-.80! .30,-.56!"),
        order="rows",
        fault="turn",
    ),
    "eye": Print(
        ("-.72,.0! -.30,-.34 .30,-.34 .72,.0! .30,.30 -.30,.30",),
        (".0,-.22 .20,.0 .0,.20 -.20,.0",),
        lines=("-.60,-.36 .0,-.60 .60,-.36|.03 .06 .03",),
        ratio=0.8,
        fault="miss",
    ),
    "swallow": Print(
        (
            (
                ".72,-.10! .30,-.14 .10,-.46 -.44,-.72! -.20,-.30 -.24,.02! "
                "-.74,.20! -.40,.22! -.66,.48! -.14,.22 .26,.10 .50,.06!"
            ),
        ),
        order="diamond",
        fault="turn",
    ),
    "key": Print(
        ("-.14,-.16! .64,-.14! .64,.20! .52,.20! .52,.0! .40,.0! .40,.14! .28,.14! .28,.0! -.14,.0!",),
        lines=("-.14,-.08 -.32,.16 -.60,.08 -.62,-.22 -.34,-.32 -.14,-.10|.13 .13 .13 .13 .13 .13",),
        order="rows",
        ratio=0.7,
        fault="turn",
    ),
    "fern": Print(
        tuple(
            f"{s * 0.02:.2f},{y}! {s * 0.44 * k:.2f},{y - 0.26:.2f} "
            f"{s * 0.50 * k:.2f},{y - 0.10:.2f}! {s * 0.2:.2f},{y + 0.08:.2f}"
            for y, k in ((0.5, 1.0), (0.2, 0.9), (-0.1, 0.74), (-0.38, 0.52))
            for s in (-1, 1)
        ),
        lines=("0,.80 .02,.0 -.02,-.70|.07 .06 .03",),
        ratio=1.3,
        fault="small",
    ),
    "ladder": Print(
        ("-.30,-.90! -.20,-.90! -.20,.90! -.30,.90!", ".20,-.90! .30,-.90! .30,.90! .20,.90!"),
        tuple(f"-.2,{y}! .2,{y - 0.03:.2f}! .2,{y + 0.09:.2f}! -.2,{y + 0.12:.2f}!" for y in (-0.7, -0.3, 0.1, 0.5)),
        order="stripe",
        ratio=1.0,
        fault="miss",
    ),
    "house": Print(
        ("-.44,.56! -.44,-.06! .44,-.08! .44,.56!",),
        ("-.60,-.04! .02,-.62! .60,-.06!", "-.10,.56! -.10,.20! .14,.20! .14,.56!"),
        order="grid",
        fault="swap",
    ),
    "moon": Print(
        (".10,-.62 -.36,-.48 -.56,.0 -.34,.48 .14,.62! -.10,.30 -.16,-.10 -.04,-.40",),
        (".36,-.20! .42,-.04! .58,.0! .42,.05! .37,.22! .30,.05! .16,.0! .30,-.05!",),
        order="rows",
        fault="turn",
    ),
    "cherry": Print(
        ("-.36,.20 -.14,.34 -.20,.60 -.46,.62 -.58,.38", ".30,.14 .54,.24 .54,.52 .30,.60 .12,.40"),
        (".06,-.62! .60,-.70! .46,-.40 .10,-.44!",),
        lines=("-.34,.24 -.20,-.20 .08,-.60|.05 .05 .05", ".32,.18 .26,-.24 .08,-.60|.05 .05 .05"),
        fault="miss",
    ),
    "wave": Print(
        (
            (
                "-1.0,.20! -.70,-.30 -.20,-.44 .16,-.20! -.10,-.22 -.22,.0 .0,.24 .50,.30 "
                "1.0,.20! 1.0,.36! .40,.50 -.20,.42 -.46,.10 -.70,.20 -1.0,.40!"
            ),
        ),
        ratio=0.62,
        fault="shift",
    ),
    "hand": Print(
        (
            (
                "-.26,.70! -.30,.20 -.56,-.08! -.44,-.16! -.24,.04 -.30,-.50! -.18,-.54! -.08,-.08 -.06,-.66! "
                ".06,-.66! .08,-.08 .20,-.56! .32,-.50! .24,-.02 .42,-.30! .52,-.22! .34,.24 .26,.70!"
            ),
        ),
        ratio=1.1,
        fault="turn",
    ),
    "fish": Print(
        ("-.34,.0! -.10,-.28 .36,-.26 .70,.0! .36,.24 -.10,.24 -.34,.04! -.72,.28! -.62,.0 -.74,-.28!",),
        (".40,-.08 .50,.0 .40,.06 .32,.0",),
        order="rows",
        ratio=0.62,
        fault="turn",
    ),
    "lattice": Print(
        (),
        lines=(
            "-1.02,.0 .0,-1.02|.09 .09",
            ".0,-1.02 1.02,.0|.09 .09",
            "1.02,.0 .0,1.02|.09 .09",
            ".0,1.02 -1.02,.0|.09 .09",
        ),
        second=("0,-.26 .26,.0 .0,.26 -.26,.0",),
        order="grid",
        fault="miss",
    ),
    "thistle": Print(
        ("-.34,-.16! -.40,-.62! -.16,-.42! .0,-.76! .16,-.42! .42,-.60! .34,-.16!",),
        (
            "-.36,-.14 .0,-.22 .36,-.14 .28,.18 .0,.28 -.28,.18",
            "-.05,.26! .05,.26! .10,.90! .0,.90!",
            ".04,.60! .46,.36! .30,.64!",
        ),
        ratio=1.2,
        fault="small",
    ),
    "crumb": Print(
        ("-.30,-.50! -.02,-.62! .06,-.40! -.20,-.26!", ".30,.10! .56,.20! .44,.44! .24,.34!"),
        ("-.50,.34! -.30,.22! -.16,.50! -.40,.62!",),
        fault="swap",
    ),
    "cup": Print(
        ("-.50,-.36! .36,-.40! .30,.20 .10,.44! -.26,.44! -.42,.20",),
        lines=(".32,-.26 .64,-.30 .60,.06 .28,.10|.08 .09 .06",),
        second=("-.40,-.36! .28,-.39! .26,-.26! -.39,-.22!",),
        order="grid",
        fault="turn",
    ),
    "bars": Print(
        ("-.30,-1.04! .10,-1.04! .14,1.04! -.26,1.04!",),
        (".56,-1.04! .66,-1.04! .68,1.04! .58,1.04!",),
        order="stripe",
        fault="shift",
    ),
    "tattersall": Print(
        ("-1.04,-.08! 1.04,-.12! 1.04,.06! -1.04,.08!",),
        ("-.08,-1.04! .08,-1.04! .10,1.04! -.06,1.04!",),
        order="grid",
        fault="miss",
    ),
    "scallop": Print(
        (
            (
                "-1.0,-.5! -.86,.20 -.40,.62 .0,.74 .42,.62 .86,.20 1.0,-.5! "
                ".80,-.46! .62,.10 .30,.40 .0,.50 -.32,.40 -.64,.08 -.82,-.46!"
            ),
        ),
        ("0,-.30 .14,-.10 .0,.12 -.14,-.10",),
        ratio=0.6,
        fault="small",
    ),
}
"""By name. No two of a card's clothes wear the same."""


def _places(box: Box, p: Print, gap: float, angle: float, key: object) -> Iterator[tuple[Array, str]]:
    """Yield for each cell its matrix and what is wrong with it: in one of fourteen, never two together."""
    x0, y0, x1, y1 = box
    at, r = contour.affine((x0 + x1) / 2, (y0 + y1) / 2, 1, angle), math.hypot(x1 - x0, y1 - y0) / 2
    g = contour.rng("print", key)
    high = gap * p.ratio
    columns, rows = int(r / gap) + 2, int(r / high) + 2
    for j in range(-rows, rows + 1):
        for i in range(-columns, columns + 1):
            odd = j % 2
            x, y, turn, size = float(i), float(j), 0.0, gap / 2
            if p.order in ("brick", "diamond"):
                x += 0.5 * odd
            if p.order == "rows":
                turn = 180.0 * odd
            if p.order == "diamond":
                turn = (0, 180)[(i + j) % 2]
            wrong = p.fault if (i * 3 + j * 5) % 7 == 3 and (i + j) % 2 else ""
            drift = g.normal(0, 0.025, 2)
            x, y = (x + float(drift[0])) * gap, (y + float(drift[1])) * high
            turn += float(g.normal(0, 2.2)) if p.order not in ("grid", "stripe") else float(g.normal(0, 0.7))
            if wrong == "turn":
                turn += float(g.choice([-24, 26, 180]))
            if wrong == "shift":
                x += gap * 0.16
            if wrong == "small":
                size *= 0.68
            if wrong != "miss":
                m = at[:, :2] @ np.array([x, y]) + at[:, 2]
                yield contour.affine(float(m[0]), float(m[1]), size, angle + turn), wrong


def printed(
    card: Sheet,
    patch: Patch,
    name: str,
    ink: Ink,
    second: Ink | None = None,
    gap: float = 64,
    angle: float = 0,
    thin: float = 0.14,
) -> None:
    """Print a patch with one of `PRINTS`, ``gap`` px from motif to motif, its rows turned by ``angle``."""
    p, box = PRINTS[name], card.box(patch)
    other = shift(ink, 0.12) if second is None else second
    one: list[Array] = []
    two: list[Array] = []
    for at, wrong in _places(box, p, gap, angle, (name, gap)):
        m = at[:, 2]
        if not (box[0] - gap < m[0] < box[2] + gap and box[1] - gap < m[1] < box[3] + gap):
            continue
        size = float(np.hypot(at[0, 0], at[1, 0]))
        a, b = (two, one) if wrong == "swap" else (one, two)
        a += [contour.curve(q, at, step=2) for q in p.first]
        b += [contour.curve(q, at, step=2) for q in p.second]
        for q in p.lines:
            spec, widths = q.split("|")
            a.append(contour.ribbon(spec, [float(w) for w in widths.split()], at, size))
    for outlines, what in ((one, ink), (two, other)):
        if outlines:
            card.pattern(patch, outlines, what, thin=thin, angle=angle + 70)
