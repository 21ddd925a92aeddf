"""His head in profile, cheek and nose against her: a lowered lid, a black beard, black hair."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, PLUM, SKIN, SUN

AT: Final[Array] = affine(420, 560, 1.04, 13)
SHADE: Final = shift(SKIN, -0.055)
LINE: Final = "#2b171c"


def face(card: Sheet) -> None:
    """Lay the profile, the plane that she lights, nostril, lids and brow."""
    skin = card.piece(
        "96,-262 164,-206 198,-140 210,-92 198,-50! 226,-6 262,48 284,82 276,106 234,116! 252,138 248,158 226,168! 250,184 "
        "246,208 224,222! 236,262 214,312 130,342 0,330 -80,220 -90,0 -40,-180",
        SKIN,
        at=AT,
        angle=76,
        laps=120,
        grain=0.22,
        lift=10,
    )
    with card.inside(skin):
        card.paint(
            "190,-120! 230,-120 240,-60! 320,60 320,130! 236,118 214,96 226,60 202,6 174,-46",
            mix(SKIN, SUN, 0.2),
            at=AT,
            angle=76,
        )
        card.paint("-100,-60! -10,-40 40,40 60,130 130,190! 60,360! -140,360!", SHADE, at=AT, angle=76)
    card.paint(ribbon("218,102 226,88 242,88 252,98", (3, 8, 7, 3), AT), LINE)
    card.paint(ribbon("206,56 192,84 202,112", (2, 6, 2), AT), SHADE)
    card.paint("78,-2! 96,-34 134,-50 168,-38 184,-8! 160,16 124,22 94,14", SHADE, at=AT)
    card.paint(ribbon("66,-8 92,14 128,24 162,16 188,-6", (4, 13, 15, 14, 5), AT), LINE)
    for line in ("134,22 138,44", "156,18 168,40", "176,6 194,26"):
        card.paint(ribbon(line, (10, 2), AT), LINE)
    card.paint(ribbon("74,-34 104,-60 144,-68 176,-54", (2, 6, 6, 2), AT), SHADE)
    card.paint("60,-92! 108,-130 168,-132 206,-104! 204,-86! 160,-104 112,-100 66,-72!", LINE, at=AT, edge="torn")
    for line in ("58,20 34,28 16,44", "60,34 42,48 32,64"):
        card.paint(ribbon(line, (5, 5, 2), AT), SHADE)


def beard(card: Sheet) -> None:
    """Lay the lip, then the short beard with its moustache."""
    card.paint("180,160! 226,162 254,184 248,210 224,224 176,214!", mix(SKIN, "#7d2f35", 0.5), at=AT)
    card.paint(
        "-70,60! -30,70! -6,140 40,190 96,196 140,160 186,122 234,114! 258,138 252,162 222,170 198,178! 190,196 198,212 224,220! "
        "252,250 262,300 236,356 170,396 80,400 -10,372 -70,310 -110,220",
        PLUM,
        at=AT,
        angle=40,
        edge="torn",
    )
    for line in ("120,230 160,290 160,370", "60,240 80,310 70,380", "10,230 10,300 -6,350", "190,250 216,290 206,340"):
        card.paint(ribbon(line, (2, 7, 2), AT), mix(PLUM, CHALK, 0.2))


def hair(card: Sheet) -> None:
    """Lay one dark cloud from brow to nape."""
    card.paint(
        "176,-196! 180,-270 130,-340 40,-388 -70,-400 -180,-372 -270,-300 -322,-200 -336,-80 -320,40 -292,140 -248,214 "
        "-196,262 -140,286 -84,276! -96,180 -90,80! -20,80! -14,-10 0,-90! 50,-130 90,-190 130,-206",
        PLUM,
        at=AT,
        angle=64,
        laps=90,
        edge="torn",
        lift=10,
    )
    for line in (
        "90,-250 -20,-300 -140,-260 -210,-160",
        "20,-200 -80,-220 -170,-130 -210,0",
        "-40,-120 -120,-100 -180,20 -190,150",
        "-230,-90 -260,20 -230,140",
    ):
        card.paint(ribbon(line, (2, 8, 2), AT), mix(PLUM, CHALK, 0.2))


def ear(card: Sheet) -> None:
    """Lay his ear, large and low."""
    card.paint(
        "-24,-22! -60,-50 -104,-36 -118,10 -100,64 -74,104 -42,112 -26,84!", SKIN, at=AT, angle=80, edge="torn", lift=6
    )
    card.paint(ribbon("-40,-12 -72,-22 -94,4 -84,48 -62,74", (3, 8, 8, 7, 3), AT), SHADE)
