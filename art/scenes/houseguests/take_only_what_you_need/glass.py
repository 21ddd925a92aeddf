"""What the mirror shows: the same woman in hat and fur, and behind her a door that opens on the sea."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.inks import (
    BONE,
    CAST,
    DARK,
    PETROL,
    PINK,
    PIST,
    PLUM,
    TAN,
    TOMATO,
    YELLOW,
)

_OUTER = "236,1390! 236,640 268,400 386,204 560,92 702,66 844,92 1018,204 1136,400 1168,640 1168,1390!"
_INNER = "288,1390! 288,646 318,424 424,246 584,146 702,122 820,146 980,246 1086,424 1116,646 1116,1390!"


def mirror(card: Sheet) -> None:
    """Lay the frame, then all that is inside it."""
    card.paint(_OUTER, YELLOW, angle=86, laps=70, lift=12, grain=0.35)
    card.paint(
        "256,1390! 256,642 288,410 400,220 570,114 702,90 834,114 1004,220 1116,410 1148,642 1148,1390! 1130,1390! "
        "1130,642 1098,416 990,232 826,130 702,106 578,130 412,232 306,416 274,642 274,1390!",
        shift(YELLOW, -0.1),
        thin=0.1,
    )
    pane = card.piece(_INNER, mix(PIST, BONE, 0.72), angle=80, laps=120, grain=0.25)
    with card.inside(pane):
        _door(card)
        for spec in ("288,900! 470,420! 530,360! 288,1010!", "288,700! 400,420! 424,400! 288,760!"):
            card.paint(spec, mix(BONE, PIST, 0.12), angle=60, thin=0.2)
        _coat(card)
        _face(card)
        _collar(card)
        _hat(card)


def _door(card: Sheet) -> None:
    """A bed is out there, made up, with somebody in it."""
    card.paint("902,430! 1240,430! 1240,1120! 902,1120!", BONE, angle=90, lift=6)
    card.paint("928,456! 1240,456! 1240,1120! 928,1120!", mix(PINK, BONE, 0.35), angle=3, laps=60)
    card.paint("928,700! 1000,694 1240,702! 1240,1120! 928,1120!", mix(PETROL, BONE, 0.3), angle=2, laps=50)
    at = affine(1016, 776, 1, -4)
    card.paint("-62,-70! -50,-84 -38,-70! -38,34! -62,34!", PLUM, at=at, lift=3)
    card.paint("76,-34! 88,-40 98,-34! 98,36! 76,36!", PLUM, at=at)
    card.paint("-40,-18! 78,-14! 80,26! -40,24!", BONE, at=at, lift=3)
    card.paint("4,-22! 40,-34 80,-22! 84,22! 6,20!", YELLOW, at=at, lift=2)
    card.paint("-38,-16! -30,-34 -2,-34 6,-16! 0,-8 -34,-8", BONE, at=at, lift=2)
    card.paint("-26,-34 -14,-46 2,-40 4,-26 -10,-22 -22,-24", PLUM, at=at)
    card.paint("-86,24! 0,14 110,26! 110,50! -86,50!", mix(PETROL, BONE, 0.3), angle=2, at=at)
    card.paint([ribbon(f"{x},{y} {x + w / 2},{y + 6} {x + w},{y}", (2, 7, 2)) for x, y, w in _RIPPLES], BONE, thin=0.1)


_RIPPLES = ((942, 812, 160), (966, 860, 90), (1030, 904, 90))


def _coat(card: Sheet) -> None:
    card.paint("560,700! 770,700! 790,960! 550,960!", TAN.shade, angle=88)
    coat = card.piece(
        "250,1430! 262,1300 300,1150 370,1050 470,990 560,950! 800,950! 900,990 1020,1060 1090,1170 1120,1320 1130,1430!",
        PLUM,
        angle=84,
        laps=110,
        grain=0.35,
        lift=12,
    )
    card.pattern(
        coat,
        [
            ribbon("360,1120 380,1280 370,1500", (3, 8, 4)),
            ribbon("1010,1130 980,1260 1000,1500", (3, 8, 4)),
            ribbon("664,1250 670,1380 668,1500", (4, 9, 9)),
        ],
        shift(PLUM, 0.13),
    )


def _face(card: Sheet) -> None:
    Head(card, CAST["she who leaves"], 664, 590, 262, tilt=7, turn=-0.3).draw()


def _collar(card: Sheet) -> None:
    """A fur collar, which stands up to her jaw."""
    for spec in (
        "404,1010! 386,900 396,810 440,756! 520,790 566,850 610,900 668,930! 690,1010 680,1120 656,1270! 560,1220 460,1130",
        "930,1000! 946,900 940,810 900,752! 820,786 776,850 730,900 668,930! 640,1020 650,1130 672,1280! 780,1220 880,1120",
    ):
        fur = card.piece(spec, DARK, angle=70, edge="raw", ragged=60, lift=12, laps=50, grain=0.6)
        card.pattern(
            fur,
            [ribbon(f"{x},{y} {x + 8},{y + 34}", (2, 7, 1)) for x in range(404, 940, 46) for y in range(800, 1260, 62)],
            shift(PLUM, 0.16),
        )
    card.paint(ROUND, TOMATO, at=affine(668, 962, 30), lift=6)
    card.paint(ROUND, shift(TOMATO, 0.1), at=affine(660, 954, 10))


def _hat(card: Sheet) -> None:
    card.paint("500,420! 496,300 520,210 600,166 720,160 830,190 880,260 890,372!", PLUM, angle=80, laps=90, lift=8)
    card.paint("496,400! 600,350 760,322 888,340! 892,388! 760,372 610,400 500,446!", PETROL, angle=170, lift=4)
    card.paint(
        "352,566 400,500 500,424 640,376 800,352 920,352 1010,376 1040,410 1010,430 920,436 800,446 660,470 540,506 440,560 "
        "376,586",
        PLUM,
        angle=168,
        laps=70,
        lift=14,
        grain=0.3,
    )
    card.paint(ribbon("380,560 500,452 660,398 820,374 990,388", (2, 6, 7, 6, 2)), shift(PLUM, 0.15), wobble=0.5)
    rose = affine(566, 376, 1.15, -14)
    card.paint("-70,20 -120,50 -130,92! -70,80 -30,50", shift(PIST, -0.12), at=rose, lift=4)
    card.paint("-84,0 -70,-60 -10,-86 60,-66 88,-6 60,60 0,80 -60,56", PINK, at=rose, lift=9, angle=30)
    card.paint("-50,4 -30,-46 24,-50 56,-10 36,38 -14,48", shift(PINK, 0.05), at=rose, lift=4)
    card.paint(
        [
            ribbon("-20,8 -8,-20 20,-18 22,8 0,20 -22,16", (3, 7, 7, 5), rose),
            ribbon("-60,20 -20,64 40,50 66,10", (2, 7, 2), rose),
            ribbon("-72,-10 -56,-50 -8,-70 40,-58", (2, 7, 2), rose),
        ],
        shift(PINK, -0.14),
        thin=0.1,
    )
