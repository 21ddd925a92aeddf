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
    """Up to where his chest would be wet he holds his bundle over his head; the ground is dry."""
    at = affine(136, 1104, 1.1, -2)
    card.paint("-60,112! 40,100 140,112 60,126 -40,126!", mix(STRAW, PLUM, 0.3), at=at, angle=3, edge="torn", wobble=2)
    shirt = mix(LILAC, PLUM, 0.66)
    for leg in (
        "-22,30! 8,34! 2,70 -14,108! -36,116! -40,106! -28,100 -22,70",
        "-2,30! 26,28! 28,60 40,92 46,104! 60,112! 24,114! 22,96 8,66",
    ):
        card.paint(leg, HERS.shade, at=at, edge="torn", wobble=0.8)
    card.paint("-26,14! 28,12! 34,66! 8,70! 0,44! -8,72! -32,66!", PLUM, at=at, edge="torn", wobble=1, lift=2)
    for arm in (
        "-26,-44! -34,-70 -38,-96 -34,-122! -18,-122! -20,-96 -10,-56!",
        "26,-46! 36,-70 38,-96 34,-122! 18,-122! 20,-96 10,-56!",
    ):
        card.paint(arm, shirt, at=at, edge="torn", wobble=0.8)
    card.paint("-28,-50! 0,-60 28,-50! 30,18! -28,20!", shirt, at=at, edge="torn", wobble=1, lift=3)
    card.paint("-14,-84 0,-92 14,-84 16,-66 0,-52 -16,-66", PLUM, at=at, wobble=0.6)
    card.paint(
        "-60,-118! -72,-148 -50,-176 -14,-184! -50,-196 -58,-212 -30,-216 0,-192! 34,-218 60,-208 50,-194 16,-184! 52,-174 72,-146 "
        "60,-118! 20,-108 -30,-108!",
        CORAL,
        at=at,
        edge="torn",
        wobble=1.4,
        lift=4,
    )
    for fold in ("0,-184 -20,-160 -30,-120", "2,-184 26,-160 30,-122"):
        card.paint(ribbon(fold, (4, 6, 2), at), mix(CORAL, PLUM, 0.5), wobble=0.4)
