"""The one who waits: small, in a tailcoat, loud, pointing at the very place where somebody is to stand."""

from __future__ import annotations

from art.cutpaper.contour import affine
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, BRICK, CAST, CLAY, CREAM, SKIN, UMBER

WHITE = shift(CREAM, 0.07)


def man(card: Sheet) -> None:
    """Lay shadow, legs, coat, arms, head; then the ridge he stands behind, and his hat."""
    at = affine(985, 1690, 1.2)
    card.paint("-150,6! 0,-14 190,4! 40,30", shift(UMBER, -0.12), at=at, edge="torn")
    card.paint(
        "-18,-136! 56,-140! 70,-90 96,-40 104,6! 60,6! 36,-50 18,-86! -4,-40 -20,6! -64,6! -50,-50 -30,-90",
        BLACK,
        at=at,
        edge="torn",
        core=CLAY,
        wobble=1.6,
        lift=5,
    )
    card.paint(
        "-58,-236! -6,-262 30,-240 52,-190 62,-140 116,-70! 84,-62! 40,-116! -14,-124! -46,-170 -66,-200",
        BLACK,
        at=at,
        edge="torn",
        core=CLAY,
        wobble=1.6,
        lift=5,
    )
    card.paint("-60,-234! -34,-246! -22,-200 -12,-140! -34,-146! -56,-180", WHITE, at=at, edge="torn", wobble=1.4)
    # an arm straight down behind, and one that points at the ground
    card.paint(
        "4,-246! 40,-232 74,-190 104,-150! 84,-132! 50,-170 20,-196",
        shift(BLACK, 0.08),
        at=at,
        edge="torn",
        core=CLAY,
        wobble=1.4,
        lift=4,
    )
    card.paint("82,-140! 104,-154! 122,-140 116,-120 94,-118", SKIN.base, at=at, edge="torn", wobble=1.4, lift=2)
    card.paint(
        "-30,-246! -4,-220! -50,-186 -104,-146! -120,-164! -80,-206",
        shift(BLACK, 0.08),
        at=at,
        edge="torn",
        core=CLAY,
        wobble=1.4,
        lift=4,
    )
    card.paint(
        "-104,-144! -122,-166! -140,-150 -160,-118 -172,-92! -158,-92! -136,-122 -116,-132",
        SKIN.base,
        at=at,
        edge="torn",
        wobble=1.2,
        lift=2,
    )
    # head thrown back, mouth open
    card.paint("-44,-236! -10,-236! -2,-276! -42,-276!", SKIN.shade, at=at)
    card.paint("-64,-250! -36,-234 0,-250! 2,-226! -36,-220 -62,-230!", WHITE, at=at, lift=2, edge="torn", wobble=1)
    Head(card, CAST["bridegroom"], 985 - 34 * 1.2, 1690 - 304 * 1.2, 56, tilt=20, turn=-1, view="side").draw()
    for k in range(5):
        card.paint("0,-2! 7,-10 0,-17 -7,-10", WHITE, at=affine(985 + 8, 1690 - 226, 1.2, 72 * k), lift=1)
    card.paint(
        "690,1860! 740,1770 840,1708 960,1694 1060,1704 1150,1684 1260,1700! 1260,1860!",
        shift(UMBER, -0.06),
        angle=-6,
        edge="torn",
        core=CLAY,
        lift=5,
    )
    hat = affine(800, 1742, 0.9, 62)
    card.paint("-40,0! -46,-110! 0,-122 46,-108! 40,0!", BLACK, at=hat, edge="torn", core=CLAY, wobble=1.6, lift=4)
    card.paint("-42,-26! 42,-26! 41,0! -41,0!", BRICK, at=hat)
    card.paint("-84,0! 0,-14 84,0! 0,22", BLACK, at=hat, edge="torn", core=CLAY, wobble=1.6, lift=3)
