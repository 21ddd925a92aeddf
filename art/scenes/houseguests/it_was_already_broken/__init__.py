"""It Was Already Broken: four crawl after the pieces of a dish, seen from above; a baby leaves behind a wind-up bear."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.baby import baby
from art.scenes.houseguests.it_was_already_broken.inks import ASH, BONE, CHALK, COBALT, NIGHT, SAGE, TILE, WALNUT
from art.scenes.houseguests.it_was_already_broken.people import boy, grandmother, man, thief
from art.scenes.houseguests.it_was_already_broken.pieces import pieces

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the net of tiles, sill and sideboard, the pieces, then four backs, each pointing a little past the others."""
    _floor(card)
    _sideboard(card)
    _sill(card)
    _saucepan(card)
    pieces(card)
    grandmother(card)
    man(card)
    boy(card)
    thief(card)
    baby(card)


WRONG = {(2, 3), (7, 9), (1, 11), (6, 2)}
"""Four tiles that somebody laid on a Friday."""


def _floor(card: Sheet) -> None:
    tiles: list[Array] = []
    stars: list[Array] = []
    for j in range(16):
        for i in range(11):
            x, y = 20 + 122 * i, 30 + 122 * j
            at = affine(x, y, 40, 45 if (i, j) in WRONG else 0)
            tiles.append(curve("-1,-1! 1,-1! 1,1! -1,1!", affine(x, y, 53, 0)))
            stars.append(curve("0,-1! .3,-.3! 1,0! .3,.3! 0,1! -.3,.3! -1,0! -.3,-.3!", at))
    card.paint(turned(tiles), mix(TILE, CHALK, 0.58), angle=3, laps=60, grain=0.2, wobble=1.4)
    card.paint(turned(stars), mix(TILE, CHALK, 0.12), angle=40, grain=0.3, thin=0.14, wobble=0.8)
    card.paint(
        turned(
            [
                curve("0,-.3! .3,0! 0,.3! -.3,0!", affine(20 + 122 * i, 30 + 122 * j, 40))
                for j in range(16)
                for i in range(11)
            ]
        ),
        CHALK,
        wobble=0.5,
    )


def _sideboard(card: Sheet) -> None:
    """Dark along the upper edge; the place where the dish used to stand is round and clean."""
    top = card.piece("-40,-40! 1240,-40! 1240,118! 600,126 -40,120!", WALNUT, angle=2, laps=70, lift=12)
    with card.inside(top):
        card.paint(ribbon("-40,70 600,78 1240,66", (3, 4, 3)), shift(WALNUT, 0.07), thin=0.2)
        card.paint("500,10 580,-30 680,-34 760,0 770,60 700,100 600,104 510,74", shift(WALNUT, 0.1), angle=2, thin=0.2)
    cloth = card.piece(
        "860,-40! 1100,-40! 1110,60 1094,150! 980,164 868,150!",
        BONE,
        angle=84,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=8,
    )
    with card.inside(cloth):
        for y in (110, 132):
            card.paint(ribbon(f"850,{y} 980,{y + 8} 1120,{y}", (7, 7)), COBALT)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", SAGE, at=affine(980, 40, 62), lift=8)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", mix(SAGE, WALNUT, 0.35), at=affine(980, 40, 44))
    card.paint(ribbon("1036,20 1080,10 1090,50 1040,62", (14, 14, 13)), SAGE, lift=4)


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
    card.paint("100,1560! 190,1590! 210,1650! 150,1690! 96,1640!", CHALK, angle=20, lift=5)
    card.paint(ribbon("120,1574 160,1612 150,1640 196,1660", (4, 5, 4)), NIGHT)
    card.paint(ribbon("104,1600 130,1584 190,1602", (9, 9, 8)), COBALT)
    pan = affine(76, 1700, 108)
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", ASH, at=pan, angle=30, laps=30, lift=12)
    card.paint(".86,0 .6,.6 0,.86 -.6,.6 -.86,0 -.6,-.6 0,-.86 .6,-.6", shift(ASH, -0.1), at=pan, angle=70, laps=30)
    card.paint(".7,.1 .4,.6 -.1,.7 -.5,.5 .1,.4 .4,0", shift(ASH, -0.03), at=pan, thin=0.2)
    card.paint(ribbon("164,1750 240,1790 300,1830", (30, 26, 30)), WALNUT, lift=8)
