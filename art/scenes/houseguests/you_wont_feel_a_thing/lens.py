"""What the lens makes of the half that sleeps: an open eye, and in its pupil somebody on a swing."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.you_wont_feel_a_thing.inks import (
    AUBERGINE,
    BONE,
    CHALK,
    CORAL,
    FLUSH,
    FOLD,
    MINT,
    PEACH,
    SHELL,
    TIN,
)

DISC = "1,0 .71,.71 0,1 -.71,.71 -1,0 -.71,-.71 0,-1 .71,-.71"
GLASS = affine(806, 842, 1, -9)
"""Typed about the middle of the lens, in pixels."""


def within(frame: Array, x: float, y: float, scale: float, turn: float = 0) -> Array:
    """Give the frame that stands at (x, y) of another one, so many times as large and turned."""
    inner = affine(x, y, scale, turn)
    return np.hstack([frame[:, :2] @ inner[:, :2], frame[:, :2] @ inner[:, 2:] + frame[:, 2:]])


def lens(card: Sheet) -> None:
    """Lay the black rim, the skin behind it nearer and paler than it is, and the eye."""
    card.paint(DISC, AUBERGINE, at=affine(806, 842, 352), lift=16, grain=0.2)
    pane = card.piece(DISC, SHELL, at=affine(806, 842, 304), angle=70, grain=0.16)
    with card.inside(pane):
        _eye(card)
        card.paint(ribbon("-258,60 -268,-60 -222,-170 -150,-236", (3, 20, 20, 3), GLASS), CHALK)
        card.paint(ribbon("-246,120 -232,156 -218,180", (3, 16, 3), GLASS), CHALK)


def _eye(card: Sheet) -> None:
    card.paint(
        "-320,30! -230,-130 -60,-206 120,-190 250,-90 330,40! 230,170 40,206 -160,180",
        mix(PEACH, FLUSH, 0.4),
        at=GLASS,
        angle=12,
        grain=0.16,
    )
    ball = card.piece(
        "-262,40! -190,-70 -70,-142 60,-144 180,-76 268,26! 200,104 80,146 -60,142 -180,98",
        CHALK,
        at=GLASS,
        grain=0.1,
    )
    with card.inside(ball):
        card.paint(
            "-290,40! -190,-90 -70,-170! 60,-170! 180,-90 280,30! 190,-30 60,-96 -70,-94 -190,-24",
            mix(BONE, TIN, 0.5),
            at=GLASS,
            angle=8,
            grain=0.1,
        )
        iris = within(GLASS, 4, 0, 148)
        card.paint(DISC, shift(MINT, -0.3), at=iris, grain=0.2)
        rays = [ribbon("0,-.76 0,-.94", (0.05, 0.02), within(iris, 0, 0, 1, 24 * i + 8), 148) for i in range(15)]
        card.paint(rays, MINT)
    pupil = card.piece(DISC, AUBERGINE, at=within(GLASS, 4, 0, 104), grain=0.14)
    with card.inside(pupil):
        _swing(card)
    card.paint(
        "-272,44! -190,-84 -70,-156 60,-158 186,-88 282,30! 190,-58 62,-122 -70,-120 -184,-52",
        AUBERGINE,
        at=GLASS,
    )
    card.paint(ribbon("-250,48 -176,104 -58,150 82,154 202,110 262,34", (2, 8, 9, 9, 8, 2), GLASS), FOLD)
    card.paint(ribbon("-280,-30 -200,-136 -70,-206 70,-206 200,-134", (3, 11, 13, 11, 3), GLASS), FOLD)
    card.paint(
        "-250,-220! -130,-292 40,-306 190,-262 300,-150! 170,-216 40,-250 -110,-240",
        shift(TIN, -0.22),
        at=GLASS,
        angle=8,
    )


def _swing(card: Sheet) -> None:
    """A pale moon of a lamp, two ropes from above, somebody in coral who leans back and kicks."""
    card.paint(DISC, CHALK, at=within(GLASS, -50, -40, 30), grain=0.1)
    at = within(GLASS, 18, 26, 1, -24)
    card.paint([ribbon("-15,16 -15,-190", (4, 4), at), ribbon("19,16 19,-190", (4, 4), at)], CHALK)
    card.paint("-26,16! 30,16! 30,23! -26,23!", CHALK, at=at)
    card.paint("-2,-38! 12,-34! 24,14! -34,18! -44,30! -52,22! -30,2! -10,0!", CORAL, at=at)
    card.paint(ribbon("-40,20 -58,14 -72,2", (9, 8, 5), at), SHELL)
    card.paint(ribbon("2,-28 -10,-24 -15,-40", (6, 5, 4), at), SHELL)
    card.paint(DISC, SHELL, at=within(at, 8, -50, 13))
