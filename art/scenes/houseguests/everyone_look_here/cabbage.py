"""The cabbage: the one thing with a colour."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.inks import CHALK, GREEN


def cabbage(card: Sheet, x: float, y: float, r: float) -> None:
    """It has a head where she has none."""
    leaf: Ink = GREEN
    at = affine(x, y, r)
    for k, (turn, out) in enumerate(((-118, 0.2), (-62, 0.18), (160, 0.24), (20, 0.24), (104, 0.2), (70, 0.14))):
        blade = affine(x, y, r, turn)
        card.paint(
            f"{out},-.5 .7,-.72 1.0,-.5 1.12,-.12 1.06,.34 .84,.66 .4,.6 {out},.3",
            shift(leaf, (-0.09, -0.04, -0.12, -0.07, -0.1, -0.03)[k]),
            at=blade,
            angle=turn,
            edge="raw",
            ragged=10,
            lift=5,
        )
        card.paint(ribbon(".2,0 .7,.02 1.02,-.04", (0.08, 0.05, 0.02), blade, r), mix(GREEN, CHALK, 0.4), wobble=0.5)
    ball = card.piece(ROUND, shift(leaf, 0.06), at=affine(x, y, r * 0.86), angle=60, laps=30, lift=6)
    with card.inside(ball):
        card.paint(
            "-.9,.0 -.5,-.7 .1,-.9 .5,-.6 .1,-.2 -.1,.4 -.3,.9 -.8,.6", shift(leaf, 0.1), at=at, angle=-50, lift=4
        )
        card.paint(".9,-.1 .5,-.66 .2,-.4 .0,.2 .1,.8 .5,.8", shift(leaf, -0.02), at=at, angle=60, lift=4)
        veins = [
            ribbon(line, (0.05, 0.03, 0.012), at, r)
            for line in (
                "-.36,.84 -.24,.1 .06,-.6",
                "-.28,.3 -.52,.0 -.6,-.3",
                "-.2,.0 -.3,-.4 -.26,-.66",
                ".34,.8 .36,.2 .52,-.4",
                ".36,.3 .6,.1 .7,-.1",
                ".36,.2 .2,-.1 .22,-.3",
            )
        ]
        card.paint(veins, mix(GREEN, CHALK, 0.62), wobble=0.4)
