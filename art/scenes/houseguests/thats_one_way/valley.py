"""The mountains, the lake's bed with nothing on it but its old shores, and the one who has not noticed."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.thats_one_way.inks import CHALK, CORAL, HERS, LILAC, PISTACHIO, PLUM, ROSE, SKY, STRAW

_SHORES: Final[tuple[tuple[str, Ink], ...]] = (
    ("-40,640! 120,664 300,650 520,664! 1240,640! 1240,1840! -40,1840!", mix(ROSE, CORAL, 0.12)),
    ("-40,742! 70,732 220,752 420,744 640,760! 1240,760! 1240,1840! -40,1840!", STRAW),
    ("-40,884! 90,862 240,880 420,868! 1240,880! 1240,1840! -40,1840!", mix(STRAW, CHALK, 0.55)),
    ("-40,1352! 60,1372 180,1430 260,1530 300,1680 300,1840! -40,1840!", mix(ROSE, CHALK, 0.35)),
)
"""Where the water once stood, from the outermost in."""


def mountains(card: Sheet) -> None:
    """Three peaks, and hills before them."""
    far = mix(SKY, LILAC, 0.5)
    card.paint(
        "-40,520! 40,420 110,330 196,214! 270,300 330,352 392,318! 470,420 560,520! 700,560! 860,500 960,380 1044,250! "
        "1110,340 1180,420 1240,452! 1240,760! -40,760!",
        far,
        angle=-52,
        laps=44,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=3,
    )
    for snow in (
        "196,222! 258,298 296,326! 262,366 240,342! 216,404 186,356! 160,430 130,390! 96,420! 120,330",
        "1044,258! 1100,336 1160,404! 1120,430 1094,400! 1060,470 1030,410! 996,446! 1000,340",
    ):
        card.paint(snow, CHALK, angle=-50, edge="torn", wobble=4)
    card.paint(
        "-40,566! 90,520 240,548 380,596 520,640! 1240,600! 1240,800! -40,800!",
        mix(PISTACHIO, PLUM, 0.12),
        angle=-8,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=4,
    )


def bed(card: Sheet) -> None:
    """Shore within shore."""
    for shore, ink in _SHORES:
        card.paint(shore, ink, angle=4, laps=70, edge="torn", core=CHALK, wobble=6, lift=5)


def wader(card: Sheet) -> None:
    """In chest waders, his bundle on a stick well clear of any wet; the ground is dry."""
    at = affine(140, 1104, 1.1, -2)
    card.paint("-66,112! 40,100 150,112 60,128 -40,128!", mix(STRAW, PLUM, 0.3), at=at, angle=3, edge="torn", wobble=2)
    shirt, rubber = mix(LILAC, PLUM, 0.5), mix(PISTACHIO, PLUM, 0.52)
    card.paint(ribbon("16,-20 -24,-62 -76,-134", (7, 7), at), PLUM, wobble=0.4, lift=2)
    card.paint(
        "-72,-126! -92,-118 -112,-88 -106,-58 -78,-46 -48,-54 -38,-84 -56,-116! -68,-126! -40,-140 -30,-154! -58,-152 -70,-138! "
        "-84,-156 -112,-150! -100,-136 -80,-128!",
        CORAL,
        at=at,
        edge="torn",
        wobble=1,
        lift=4,
    )
    for fold in ("-71,-124 -86,-98 -88,-70", "-69,-124 -60,-98 -62,-74"):
        card.paint(ribbon(fold, (4, 6, 2), at), mix(CORAL, PLUM, 0.5), wobble=0.4)
    for arm in (
        "-18,-58! -40,-44 -54,-16 -44,4! -26,10 -14,2! -24,-12 -16,-30!",
        "18,-58! 40,-44 54,-16 44,4! 26,10 14,2! 24,-12 16,-30!",
    ):
        card.paint(arm, shirt, at=at, edge="torn", wobble=0.8, lift=2)
    card.paint("-26,-56! 0,-66 26,-56! 32,-10 30,20! -30,20! -32,-10", shirt, at=at, edge="torn", wobble=0.8, lift=3)
    card.paint(
        "-30,-14! 0,-8 30,-14! 34,20 36,48! 34,80 36,98! 54,106 58,118! 12,118! 10,84 4,44! -8,64 -12,98! -4,112 -10,120! "
        "-54,116! -52,106 -38,96! -40,60 -36,30",
        rubber,
        at=at,
        angle=86,
        edge="torn",
        wobble=1,
        lift=3,
    )
    card.paint(
        [ribbon(strap, (6, 6), at) for strap in ("-24,-12 -4,-34 18,-56", "24,-12 4,-34 -18,-56")], rubber, wobble=0.4
    )
    card.paint(ribbon("-38,92 -24,98 -12,94", (3, 4, 3), at), CHALK, wobble=0.4)
    card.paint(ribbon("12,94 24,98 36,92", (3, 4, 3), at), CHALK, wobble=0.4)
    card.paint("-10,-80! 10,-80! 13,-58 0,-54 -13,-58!", HERS.shade, at=at, wobble=0.6)
    card.paint("-19,-98! 19,-98! 17,-82 10,-72! -10,-72! -17,-82", mix(PLUM, LILAC, 0.2), at=at, wobble=0.6)
    card.paint(
        "-36,-92! -20,-100 -18,-118 0,-126 18,-118 20,-100 36,-92! 20,-86 -20,-86",
        mix(STRAW, PLUM, 0.42),
        at=at,
        edge="torn",
        wobble=0.8,
        lift=3,
    )
    card.paint(ribbon("-20,-101 0,-96 20,-101", (7, 7), at), PLUM, wobble=0.4)
