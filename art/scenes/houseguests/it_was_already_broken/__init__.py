"""It Was Already Broken: four crawl after the pieces of a dish, seen from above; a baby leaves behind a wind-up bear."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.baby import baby
from art.scenes.houseguests.it_was_already_broken.inks import ASH, BONE, CHALK, COBALT, NIGHT, SAGE, TILE, WALNUT
from art.scenes.houseguests.it_was_already_broken.people import boy, grandmother, man
from art.scenes.houseguests.it_was_already_broken.pieces import pieces
from art.scenes.houseguests.it_was_already_broken.thief import thief

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the net of tiles and the sill, the pieces, then four backs, each pointing a little past the others."""
    _floor(card)
    _sill(card)
    _saucepan(card)
    pieces(card)
    grandmother(card)
    man(card)
    boy(card)
    baby(card)
    thief(card)


WRONG = {(3, 3), (6, 8), (4, 6), (7, 5)}
"""Four tiles that somebody laid on a Friday."""


def _floor(card: Sheet) -> None:
    tiles: list[Array] = []
    stars: list[Array] = []
    for j in range(12):
        for i in range(8):
            x, y = 30 + 152 * i, 40 + 152 * j
            at = affine(x, y, 50, 45 if (i, j) in WRONG else 0)
            tiles.append(curve("-1,-1! 1,-1! 1,1! -1,1!", affine(x, y, 67, 0)))
            stars.append(curve("0,-1! .3,-.3! 1,0! .3,.3! 0,1! -.3,.3! -1,0! -.3,-.3!", at))
    card.paint(turned(tiles), mix(TILE, CHALK, 0.58), angle=3, laps=60, grain=0.2, wobble=1.4)
    card.paint(turned(stars), mix(TILE, CHALK, 0.12), angle=40, grain=0.3, thin=0.14, wobble=0.8)
    card.paint(
        turned(
            [
                curve("0,-.3! .3,0! 0,.3! -.3,0!", affine(30 + 152 * i, 40 + 152 * j, 50))
                for j in range(12)
                for i in range(8)
            ]
        ),
        CHALK,
        wobble=0.5,
    )


def _sill(card: Sheet) -> None:
    """The threshold, dark, and a court beyond it."""
    card.paint("820,1640! 1240,1420! 1240,1840! 700,1840!", mix(SAGE, BONE, 0.3), angle=-28, laps=80, edge="cut")
    card.paint(
        "700,1720! 740,1640! 1160,1420 1240,1376! 1240,1480! 1180,1512 800,1712 760,1760!",
        WALNUT,
        angle=-28,
        laps=40,
        lift=8,
    )
    card.paint(ribbon("736,1700 960,1584 1240,1430", (4, 5, 4)), shift(WALNUT, 0.1), thin=0.15)
    for x, y in ((870, 1790), (1010, 1800), (1180, 1560), (1120, 1780)):
        card.paint("-1,0 -.4,-.4! .6,-.3 1,.1 .2,.5 -.7,.4", mix(SAGE, WALNUT, 0.25), at=affine(x, y, 20, 30), thin=0.2)


def _saucepan(card: Sheet) -> None:
    """What lies under it was cracked before, and somebody drew the crack in with ink."""
    card.paint("130,690! 236,700! 262,780! 200,830! 110,800!", "#fffdf6", angle=20, lift=5)
    card.paint(ribbon("150,690 200,740 194,776 246,790", (5, 7, 5)), NIGHT)
    card.paint(ribbon("236,706 262,776", (14, 12)), COBALT)
    card.paint(ribbon("90,640 150,540 190,470", (30, 26, 30)), WALNUT, lift=8)
    pan = affine(70, 720, 116)
    card.paint(ROUND, ASH, at=pan, angle=30, laps=30, lift=12)
    card.paint(".86,0 .6,.6 0,.86 -.6,.6 -.86,0 -.6,-.6 0,-.86 .6,-.6", shift(ASH, -0.1), at=pan, angle=70, laps=30)
    card.paint(".7,.1 .4,.6 -.1,.7 -.5,.5 .1,.4 .4,0", shift(ASH, -0.03), at=pan, thin=0.2)
