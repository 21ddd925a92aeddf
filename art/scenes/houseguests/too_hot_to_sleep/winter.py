"""His half of the bed: fur cap, frozen moustache, the quilt to his chin and what has snowed on it."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.too_hot_to_sleep.inks import BLUE, CHALK, CLAY, DUSK, INDIGO, LINE, MELON, SNOW, TAN, THAW

HEAD = affine(318, 470, 1.12, -5)
FUR = mix(LINE, CLAY, 0.27)
_SIDES = tuple(HEAD @ np.vstack([affine(flip=flip), [0, 0, 1]]) for flip in (True, False))
HOLD = mix(DUSK, CHALK, 0.34)


def winter(card: Sheet) -> None:
    """Lay him from the pillow up to the snow."""
    card.paint(
        "-60,150! 120,128 360,140 590,120! 612,330 596,560 612,770! 300,800 -60,780!", HOLD, angle=4, grain=0.4, lift=10
    )
    _face(card)
    _cap(card)
    _quilt(card)
    _ties(card)
    _moustache(card)
    _snow(card)


def _face(card: Sheet) -> None:
    face = card.piece(
        "-150,-80! 0,-110 150,-80! 156,40 142,150 90,240 0,270 -90,240 -142,150 -156,40",
        TAN.base,
        at=HEAD,
        angle=84,
        grain=0.22,
    )
    with card.inside(face):
        card.paint("-160,-120! -96,-60 -110,60 -84,160 -60,290! -190,240!", TAN.shade, at=HEAD, angle=80)
    # lids shut, unequal, in deep content
    for spec in ("-112,0 -80,26 -44,24 -22,4", "34,0 58,22 92,22 120,-6"):
        card.paint(ribbon(spec, (3, 13, 12, 3), HEAD), LINE)
    for spec in ("-100,18 -108,34", "-72,28 -76,46", "96,22 106,40", "66,26 68,44"):
        card.paint(ribbon(spec, (7, 2), HEAD), LINE)
    for spec in (
        "-138,-22! -110,-58 -60,-62 -20,-34! -60,-30 -100,-28",
        "26,-40! 70,-74 118,-66 144,-34! 100,-44 70,-44",
    ):
        card.paint(spec, SNOW, at=HEAD, lift=4)
    # a small nose, pale with cold
    card.paint(
        "-8,44! 10,42! 16,66 30,82 35,102 26,120 0,128 -26,124 -36,106 -32,86 -16,68",
        mix(TAN.base, CHALK, 0.26),
        at=HEAD,
        angle=80,
        grain=0.2,
        lift=4,
    )
    card.paint(ribbon("-10,46 -18,68 -34,88 -36,108", (2, 6, 6, 3), HEAD), TAN.shade, wobble=0.3)


def _cap(card: Sheet) -> None:
    _flaps(card)
    card.paint("-224,-150! -210,-250 -120,-318 0,-334 120,-318 210,-250 224,-150!", BLUE, at=HEAD, angle=84, lift=8)
    for spec in ("-110,-200 -96,-270 -60,-330", "110,-200 96,-270 60,-330"):
        card.paint(ribbon(spec, (5, 7, 4), HEAD), mix(INDIGO, DUSK, 0.5))
    card.paint(
        "-262,-96! -276,-140 -252,-176! -226,-206 -180,-204! -140,-232 -90,-216! -40,-238 10,-220! 60,-240 110,-218!"
        " 160,-232 200,-202! 250,-200 262,-160! 280,-120 254,-92! 220,-66 180,-74! 120,-54 70,-66! 0,-46 -60,-64!"
        " -120,-54 -170,-74! -220,-66",
        FUR,
        at=HEAD,
        angle=12,
        grain=0.5,
        edge="torn",
        core=shift(FUR, 0.2),
        wobble=5,
        lift=10,
    )
    card.paint(
        "-152,-252! -158,-300 -96,-352 -20,-364 60,-362 128,-330 162,-296 156,-262! 120,-284 84,-262 40,-290 0,-266"
        " -50,-284 -100,-252",
        SNOW,
        at=HEAD,
        angle=6,
        lift=8,
    )
    for x, y, t in (
        (-214, -130, 20),
        (-150, -160, -8),
        (-84, -120, 12),
        (-10, -166, -14),
        (60, -110, 10),
        (130, -160, -12),
        (206, -124, 16),
    ):
        card.paint(ribbon(f"{x},{y - 30} {x + t * 0.4},{y} {x + t},{y + 34}", (3, 8, 2), HEAD), shift(FUR, 0.13))


def _flaps(card: Sheet) -> None:
    """Earflaps of the cap's own cloth with a fur border."""
    for at in _SIDES:
        card.paint(
            "112,-110! 118,-50 124,10 128,60 136,102! 152,140 184,156 216,148! 246,122 258,76! 276,30 266,-10! 284,-56 272,-110!",
            FUR,
            at=at,
            angle=80,
            grain=0.5,
            edge="torn",
            core=shift(FUR, 0.2),
            wobble=4,
            lift=8,
        )
        card.paint(
            "138,-120! 140,-20 146,54 160,100 184,118 208,108 226,76 238,0 244,-120!", BLUE, at=at, angle=84, lift=3
        )
        card.paint(ribbon("156,-60 158,10 168,66 190,98 212,66 226,0", (3, 5, 5, 3), at), mix(INDIGO, DUSK, 0.5))


def _ties(card: Sheet) -> None:
    """The flaps' cords, untied, on pillow and hem."""
    for at in _SIDES:
        card.paint(ribbon("196,134 206,176 208,222 218,262 232,292", (11, 11), at), MELON, lift=4, wobble=0.3)
        card.paint(ROUND, MELON, at=at @ np.vstack([affine(196, 130, 11), [0, 0, 1]]), lift=3)
        card.paint("222,286! 242,282! 254,322 242,318! 234,327! 225,320! 213,328!", MELON, at=at, lift=3)


def _quilt(card: Sheet) -> None:
    quilt = card.piece(
        "-60,770! 60,752 180,776 330,764 480,776 600,760! 664,800 716,900 752,1040 762,1180 744,1320 716,1480 690,1640"
        " 684,1860! -60,1860!",
        BLUE,
        angle=78,
        laps=90,
        grain=0.4,
        edge="torn",
        core=mix(DUSK, CHALK, 0.4),
        lift=14,
    )
    seams = [
        ribbon(spec, (6, 9, 6))
        for spec in (
            "-40,1240 200,1290 480,1280 780,1180",
            "-40,1470 200,1510 460,1500 760,1420",
            "-40,1690 200,1730 460,1720 740,1650",
            "80,760 110,1100 120,1500 110,1860",
            "320,760 360,1100 376,1500 360,1860",
            "560,760 610,1100 610,1500 580,1860",
        )
    ]
    for seam in seams:
        card.pattern(quilt, seam, mix(INDIGO, DUSK, 0.4), thin=0.2)
    hem = card.piece(
        "-60,704! 50,684 180,708 330,696 480,712 606,694! 640,760 652,816! 500,838 330,824 180,840 40,816 -60,832!",
        INDIGO,
        angle=4,
        lift=9,
    )
    for x in range(-40, 680, 52):
        card.pattern(hem, ribbon(f"{x},690 {x + 6},860", (12, 12)), mix(INDIGO, CHALK, 0.28), thin=0.2)


def _moustache(card: Sheet) -> None:
    """Over the hem, with what hangs from it."""
    for x, y, long in ((-92, 196, 96), (-44, 200, 62), (52, 200, 112), (98, 190, 60)):
        card.paint(f"{x - 15},{y}! {x + 15},{y}! {x + 2},{y + long}!", mix(SNOW, INDIGO, 0.12), at=HEAD, lift=4)
    card.paint(
        "0,122! 40,120 96,134 140,166 182,158! 168,206 120,226 60,222 8,188! -50,224 -116,226 -170,200 -186,150!"
        " -140,164 -98,134 -44,120",
        SNOW,
        at=HEAD,
        angle=10,
        lift=7,
    )
    for spec in (
        "20,150 70,160 120,190",
        "-20,150 -70,160 -126,190",
        "14,172 50,190 84,204",
        "-16,172 -54,192 -90,206",
    ):
        card.paint(ribbon(spec, (3, 6, 2), HEAD), THAW)


def _snow(card: Sheet) -> None:
    """It has settled on the hill of him; a spoon has been there already."""
    drift = (
        "-60,842! 40,854 110,832 190,854 270,838 360,856 440,834 530,852 596,846 640,900 656,984 694,1050 690,1130 660,1180"
        " 666,1250 630,1300 570,1316 536,1380 460,1400 400,1384 350,1440 270,1466 200,1440 150,1490 70,1506 10,1480 -60,1520!"
    )
    card.paint(drift, THAW, at=affine(8, 22, 1), angle=4, lift=10)
    snow = card.piece(drift, SNOW, angle=4, laps=110, grain=0.14)
    with card.inside(snow):
        for spec in (
            "40,1330 130,1290 230,1310 300,1360",
            "420,1290 500,1250 560,1180 580,1100",
            "-20,1120 30,1080 90,1084",
        ):
            card.paint(ribbon(spec, (2, 13, 3)), THAW, thin=0.1)
    scoop = "116,962! 134,908 196,876 274,878 338,890 388,924 400,974 376,1028 306,1056 232,1062 164,1042 126,1008"
    hole = card.piece(scoop, THAW, angle=20)
    with card.inside(hole):
        card.paint(scoop, shift(BLUE, 0.03), at=affine(10, 26, 1), angle=78, grain=0.4)
