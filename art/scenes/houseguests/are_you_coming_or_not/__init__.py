"""Are You Coming or Not: a tiny man in a wedding suit shouts into a "
"hole, and a whole ploughed plain turns about it."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.are_you_coming_or_not.field import field, horizon
from art.scenes.houseguests.are_you_coming_or_not.groom import groom

GROUND = "#d8cbb0"
UMBER, CLAY, SLATE, BLACK, BRICK = "#6b503c", "#94755a", "#5c5f5e", "#2c2522", "#9b4a34"
OLIVE = "#6f6b45"


def paint(card: Sheet) -> None:
    """Lay the sky's torn paper, the field that winds inwards, what stands in it, and last the man at the hole."""
    _sky(card)
    field(card)
    _fence(card)
    _tower(card)
    _plough(card)
    groom(card)


def _sky(card: Sheet) -> None:
    """Two torn scraps of a paler and a greyer cream; the rest is bare."""
    card.paint(
        "-30,120! 240,96 470,150 700,120! 640,190 380,214 120,196 -30,220!",
        shift(GROUND, 0.05),
        angle=4,
        edge="torn",
        grain=0.2,
    )
    card.paint(
        "620,40! 860,16 1240,60! 1240,120 1000,104 800,110!", shift(GROUND, -0.04), angle=-3, edge="torn", grain=0.2
    )


def _fence(card: Sheet) -> None:
    """The holes that the posts left, in a line along the horizon, over the field and gone."""
    for i in range(24):
        x = -10 + 46 * i
        y = horizon(x) + 30 + 2 * (i % 3)
        if abs(x - 1010) > 90:
            card.paint("1,0 .2,.42 -1,.1 -.1,-.4", BLACK, at=affine(x, y, 8, 4), wobble=0.5)


def _tower(card: Sheet) -> None:
    """All posts of the fence, laid two by two crosswise, neat as a well and twice as high as a house."""
    g = rng("tower")
    x, foot, step = 1000, 372, 17
    for row in range(17):
        y, w = foot - row * step, 74 - row * 1.5 + float(g.normal(0, 2.5))
        if row % 2:
            ink = (UMBER, shift(UMBER, -0.08), shift(CLAY, -0.06))[row % 3]
            card.paint(
                f"{x - w:.0f},{y - 19}! {x + w:.0f},{y - 22}! {x + w + 3:.0f},{y - 3}! {x - w:.0f},{y + 1}!",
                ink,
                angle=2,
                lift=3,
            )
            continue
        card.paint(
            f"{x - w + 20:.0f},{y - 20}! {x + w - 20:.0f},{y - 22}! "
            f"{x + w - 20:.0f},{y + 2}! {x - w + 20:.0f},{y + 2}!",
            BLACK,
        )
        for m in (x - w + 17, x + w - 17):
            card.paint(
                f"{m - 13:.0f},{y - 10} {m:.0f},{y - 22} {m + 13:.0f},{y - 10} {m:.0f},{y + 4}",
                shift(CLAY, 0.12),
                lift=2,
            )
            card.paint(
                ribbon(f"{m - 6:.0f},{y - 9} {m:.0f},{y - 15} {m + 6:.0f},{y - 9} {m:.0f},{y - 4}", (2, 3, 2)), UMBER
            )
    top = foot - 17 * step
    card.paint(
        f"{x - 58},{top - 12}! {x + 44},{top - 42}! {x + 50},{top - 26}! {x - 52},{top + 4}!", UMBER, angle=-14, lift=4
    )


def _plough(card: Sheet) -> None:
    """A plough without a horse, its traces lying in the furrow; on its handle hangs a wreath with a gap."""
    at = affine(905, 800, 1.5, 3)
    card.paint("-104,52! -70,2 -30,-14 10,10! 34,52! -20,44 -60,62!", BLACK, at=at, lift=5)
    card.paint("-102,52! -70,8 -44,0! -52,40 -70,58!", SLATE, at=at, lift=1)
    card.paint(
        [
            ribbon("-30,30 60,10 150,-12", (11, 11, 8), at),
            ribbon("10,34 66,-24 96,-92 118,-100", (10, 9, 8, 6), at),
            ribbon("28,40 92,-10 132,-70 156,-76", (10, 9, 8, 6), at),
        ],
        UMBER,
        lift=4,
    )
    for ink, r in ((BLACK, 30.0), (CLAY, 21.0), (BLACK, 7.0)):
        card.paint(
            ROUND,
            ink,
            at=at @ np.array([[r, 0, -150], [0, r, 30], [0, 0, 1.0]]),
            lift=2,
        )
    card.paint(ribbon("-150,28 -90,6 -20,-2", (9, 10, 10), at), UMBER, lift=2)
    card.paint(ribbon("-178,34 -196,48 -160,20 -190,44 -226,34", (5, 4, 4, 4, 3), at), BLACK, lift=1)
    x, y = (float(v) for v in at[:, :2] @ (102, -66) + at[:, 2])
    for i in range(17):
        if i in (4, 5, 6):
            continue
        leaf = affine(0, 0, 1, i * 360 / 17)
        m = leaf[:, :2] @ (0, -40)
        q = affine(x + float(m[0]), y + float(m[1]), 19, i * 360 / 17 + 24)
        card.paint("-1,0! 0,-.44 1,0! 0,.44", BLACK if i % 3 else shift(OLIVE, 0.14), at=q, lift=2, wobble=0.4)
        if i % 4 == 1:
            card.paint("1,0 0,1 -1,0 0,-1", "#e9dfc8" if i % 8 == 1 else BRICK, at=affine(q[0, 2], q[1, 2], 8), lift=2)
