"""What the mirror shows: the same woman in hat and fur, and behind her a door that opens on the sea."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.inks import (
    BONE,
    CAST,
    COAT,
    DARK,
    PETROL,
    PINK,
    PIST,
    PLUM,
    TAN,
    TOMATO,
    YELLOW,
)

SEA = mix(PETROL, BONE, 0.3)
WHITE = "#fbf7ef"
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
    card.paint("928,700! 1000,694 1240,702! 1240,1120! 928,1120!", SEA, angle=2, laps=50)
    _bed(card, affine(1020, 850, 1, -5))
    card.paint([ribbon(f"{x},{y} {x + w / 2},{y + 6} {x + w},{y}", (2, 7, 2)) for x, y, w in _RIPPLES], BONE, thin=0.1)


_RIPPLES = ((940, 1008, 90), (1040, 1026, 80))


def _bed(card: Sheet, at: Array) -> None:
    """Seen from its foot: a high headboard, a white pillow with a dark head on it, a blanket, and water about its legs."""
    card.paint("-72,-60! -72,-132 -40,-150 0,-156 40,-150 72,-132 72,-60!", PLUM, at=at, angle=90, lift=4)
    for x in (-74, 74):
        card.paint(f"{x - 9},-60! {x - 9},-150! {x},-164! {x + 9},-150! {x + 9},-60!", PLUM, at=at, angle=90)
    card.paint("-66,-92! 66,-92! 76,110! -76,110!", BONE, at=at, angle=90, lift=4)
    card.paint(
        "-56,-104! -20,-112 20,-112 56,-104! 62,-78 58,-44! 20,-36 -20,-36 -58,-44! -62,-78", WHITE, at=at, lift=6
    )
    card.paint("-36,-58 -35,-82 -12,-96 12,-84 14,-58 8,-36 -10,-24 -28,-36", TAN.base, at=at, angle=80, lift=4)
    card.paint("-38,-52! -43,-82 -30,-102 -10,-107 10,-101 21,-82 17,-52! 11,-76 -4,-82 -26,-78", PLUM, at=at, lift=2)
    for x in (-21, 1):
        card.paint(ribbon(f"{x - 7},-60 {x},-56 {x + 7},-60", (3, 4, 3), at), PLUM)
    card.paint(ribbon("-15,-42 -9,-39 -3,-43", (2, 4, 2), at), "#a84f45")
    cover = card.piece(
        "-70,-36! -40,-28 -10,-32 24,-38 70,-34! 80,60 82,124! -82,124! -78,40", YELLOW, at=at, angle=90, lift=5
    )
    with card.inside(cover):
        card.paint("-80,-44! -40,-32 -10,-36 24,-42 80,-38! 80,-14! 30,-18 0,-14 -30,-8 -80,-16!", WHITE, at=at)
        for line in ("-36,0 -44,60 -46,130", "30,0 36,60 36,130"):
            card.paint(ribbon(line, (2, 8, 4), at), shift(YELLOW, -0.1), thin=0.1)
    for x in (-84, 84):
        card.paint(f"{x - 9},150! {x - 9},84! {x},70! {x + 9},84! {x + 9},150!", PLUM, at=at, angle=90, lift=3)
    card.paint("-82,100! 0,90 82,100! 82,150! -82,150!", PLUM, at=at, angle=2, lift=4)
    card.paint("-110,146! -60,134 -20,144 30,134 70,142 110,136! 110,176! -110,176!", SEA, angle=2, at=at)
    card.paint(ribbon("-104,150 -60,136 -20,146 30,136 70,144 104,138", (3, 7, 5, 7, 5, 3), at), BONE, thin=0.1)


def _coat(card: Sheet) -> None:
    card.paint("560,700! 770,700! 790,960! 550,960!", TAN.shade, angle=88)
    coat = card.piece(
        "250,1430! 262,1300 300,1150 370,1050 470,990 560,950! 800,950! 900,990 1020,1060 1090,1170 1120,1320 1130,1430!",
        COAT,
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
        shift(COAT, -0.12),
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
