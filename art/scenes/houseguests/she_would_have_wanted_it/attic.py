"""The attic: two children on their stomachs, and below the bed a guest who liked her, in her Sunday hat."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    LINEN,
    MUSTARD,
    OLIVE,
    PALE,
    SLATE,
    UMBER,
)


def attic(card: Sheet) -> None:
    """Lay the bare gable, the iron bed, the dark below it, the goat, then who hides it."""
    card.paint("148,402! 594,60! 1052,396! 1052,590! 148,590!", mix(CREAM, LINEN, 0.5), angle=84, laps=90, grain=0.16)
    card.paint("148,530! 1052,524! 1052,600! 148,600!", mix(UMBER, MUSTARD, 0.4), angle=2)
    card.paint("566,140! 640,138! 642,226! 568,228!", SLATE, lift=4)
    card.paint(ribbon("604,140 606,226", (6, 6)), BLACK)
    card.paint(ribbon("566,184 642,182", (6, 6)), BLACK)
    for x, top in ((352, 222), (850, 256)):
        card.paint(ribbon(f"{x},{top} {x},560", (15, 14)), BLACK, lift=4)
        card.paint(ROUND, BLACK, at=affine(x, top - 8, 13))
    for k in range(3):
        card.paint(ribbon(f"{352 + 22 * (k - 1)},{244 + 4 * k} {352 + 22 * (k - 1)},322", (6, 6)), BLACK)
    card.paint("352,324! 858,320! 858,566! 350,566!", mix(BLACK, UMBER, 0.2), angle=4)
    card.paint(
        "340,288! 600,274 866,286! 872,338! 600,346 336,340!",
        LINEN,
        angle=2,
        edge="torn",
        core="#f6f0e0",
        wobble=3,
        lift=5,
    )
    cover = card.piece(
        "470,270! 700,264 876,278! 886,376! 840,366 800,382 740,368 690,386 640,368 590,384 540,370 476,382!",
        mix(MUSTARD, UMBER, 0.2),
        angle=4,
        edge="torn",
        core=LINEN,
        wobble=3,
        lift=7,
    )
    with card.inside(cover):
        for i in range(6):
            for j in range(2):
                card.paint(
                    "0,-1! 1,0! 0,1! -1,0!",
                    BRICK if (i + j) % 2 else CREAM,
                    at=affine(506 + 72 * i + 30 * j, 300 + 44 * j, 13),
                    thin=0.1,
                )
    card.paint("362,262! 440,252 480,270! 470,302 400,310 360,296!", "#f6f0e0", angle=6, edge="torn", wobble=2, lift=4)
    _goat(card)
    _children(card)


def _goat(card: Sheet) -> None:
    """It grieves, as far as one can see with such eyes."""
    x, y, k = 600, 452, 0.96
    at = affine(x, y, k, -4)
    wool = mix(LINEN, CREAM, 0.3)
    card.paint(
        "-170,116! -130,30 -50,0 60,0 150,40 200,116!",
        shift(wool, -0.1),
        at=at,
        angle=10,
        edge="torn",
        core=LINEN,
        wobble=5,
    )
    for side in (-1, 1):
        card.paint(
            f"{side * 30},-50! {side * 60},-96 {side * 104},-120 {side * 150},-112! {side * 118},-98 {side * 84},-74 {side * 52},-36!",
            mix(UMBER, MUSTARD, 0.4),
            at=at,
            angle=20,
            lift=4,
        )
        card.paint(
            f"{side * 38},-30! {side * 80},-34 {side * 120},-8 {side * 128},22! {side * 88},14 {side * 44},-4!",
            shift(wool, -0.06),
            at=at,
            angle=10,
            lift=4,
        )
        card.paint(f"{side * 58},-20 {side * 90},-18 {side * 112},8 {side * 82},4", mix(wool, BRICK, 0.3), at=at)
    card.paint(
        "-12,96! 0,100 14,96! 16,130 4,168! -8,140 -14,120",
        shift(wool, -0.06),
        at=at,
        angle=86,
        edge="torn",
        wobble=2,
        lift=4,
    )
    card.paint(
        "0,-74 38,-64 52,-28 42,10 28,56 22,92 0,106 -22,92 -28,56 -42,10 -52,-28 -38,-64",
        wool,
        at=at,
        angle=84,
        laps=22,
        edge="torn",
        core="#f6f0e0",
        wobble=2,
        lift=7,
    )
    card.paint(ribbon("-6,-40 -4,20 -8,66", (10, 15, 9), at), mix(wool, UMBER, 0.25), thin=0.15)
    for side in (-1, 1):
        eye = affine(x + side * 28, y - 10, 15, -4)
        card.paint("-1.2,.1 -.4,-.9 .6,-.9 1.2,.1 .5,.8 -.5,.8", mix(wool, UMBER, 0.22), at=eye, wobble=0.4)
        card.paint("-1,0! -.4,-.6 .5,-.6 1,0! .4,.5 -.5,.5", MUSTARD, at=eye, wobble=0.3)
        card.paint("-.6,-.16! .6,-.16! .6,.2! -.6,.2!", BLACK, at=eye, wobble=0.2)
        card.paint(ribbon("-1.1,-.05 -.4,-.56 .5,-.56 1.1,.05", (4, 5, 4), eye), BLACK)
        card.paint(ribbon(f"{side * 4},78 {side * 12},68 {side * 17},70", (3, 5, 3), at), BLACK)
    card.paint(ribbon("0,78 0,88", (3, 3), at), BLACK)
    card.paint(ribbon("-12,92 0,88 13,93", (2, 3, 2), at), BLACK)
    # the hat
    card.paint("-104,-56 -60,-78 0,-84 64,-78 106,-60 80,-44 0,-52 -76,-42", BRICK, at=at, angle=6, lift=6)
    card.paint("-56,-70! -52,-112 0,-126 54,-112 58,-72! 0,-82", BRICK, at=at, angle=10, lift=5)
    card.paint("-56,-70! 0,-82 58,-72! 58,-88! 0,-98 -56,-86!", BLACK, at=at)
    for u, v, ink in ((40, -104, CREAM), (60, -88, LINEN), (34, -82, SLATE)):
        card.paint(
            "0,-1 .35,-.35! 1,-.2 .5,.2! .6,.9 0,.5! -.6,.9 -.5,.2! -1,-.2 -.35,-.35!",
            ink,
            at=affine(x + u * k, y + v * k, 19),
            lift=3,
        )
    card.paint("-50,-100 -90,-140 -80,-170! -60,-140 -40,-112", OLIVE, at=at, lift=3)


def _children(card: Sheet) -> None:
    """On their stomachs, solemn, each with a hand on it."""
    for spec, ink in (
        ("150,566! 200,520 290,512 340,540! 350,586! 150,592!", SLATE),
        ("1050,570! 1000,524 920,516 870,540! 862,588! 1050,592!", OLIVE),
    ):
        card.paint(spec, ink, angle=8, edge="torn", core=LINEN, wobble=3, lift=6)
    card.paint(
        "330,520! 400,536 470,530! 474,560! 400,572 330,560!",
        shift(SLATE, 0.06),
        angle=6,
        edge="torn",
        core=LINEN,
        wobble=3,
        lift=5,
    )
    hand(card, "flat", 466, 544, 58, -8, PALE, age=9, lift=3)
    Head(card, CAST["girl"], 318, 470, 56, tilt=10, turn=0.5).draw()
    card.paint(
        "880,526! 810,540 740,536! 738,562! 810,574 880,566!",
        shift(OLIVE, 0.06),
        angle=-6,
        edge="torn",
        core=LINEN,
        wobble=3,
        lift=5,
    )
    hand(card, "flat", 744, 550, 50, 188, PALE, flip=True, age=6, lift=3)
    Head(card, CAST["boy"], 910, 478, 52, tilt=-8, turn=-0.5).draw()
