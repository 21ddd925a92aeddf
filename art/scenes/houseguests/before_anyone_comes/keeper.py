"""What lies behind the dancers: the quay, the sea, the plinth, and the man who stands on it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, motif, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.before_anyone_comes.inks import (
    CORAL,
    FOLD,
    LEMON,
    LINE,
    MARBLE,
    MIST,
    PINE,
    SHELL,
    SILVER,
    SKIN,
    STONE,
)

AT: Final[Array] = affine(1040, 1398, 1.12)
"""Where he stands: his soles at 0, he himself about 330 high."""
CLOTH: Final = mix(LEMON, CORAL, 0.08)
"""His pyjamas."""


def quay(card: Sheet) -> None:
    """Lay the sea, the ship far out, and the paved quay."""
    for line, wide in (
        ("-60,60 300,40 640,66", 120),
        ("-60,232 60,226 210,240", 90),
        ("760,800 980,780 1260,800", 110),
        ("-60,1080 60,1066 240,1084", 80),
        ("920,920 1080,906 1260,920", 60),
    ):
        card.brush(line, wide, mix(SHELL, MARBLE, 0.5), dry=0.6, taper=0.3)
    card.paint(
        "-60,1236! 400,1228 900,1236 1260,1230! 1260,1560! -60,1560!",
        shift(MIST, -0.03),
        angle=1,
        laps=40,
        grain=0.4,
        edge="raw",
        ragged=50,
    )
    for line in (
        "900,1290 930,1284 962,1290",
        "1110,1330 1150,1324 1200,1330",
        "-20,1280 40,1274 110,1280",
        "1160,1440 1180,1436 1230,1440",
    ):
        card.paint(ribbon(line, (2, 9, 2)), MARBLE, edge="raw")
    card.paint(
        "-60,1500! 500,1490 1260,1500! 1260,1860! -60,1860!",
        LEMON,
        angle=2,
        laps=70,
        edge="raw",
        ragged=40,
    )
    card.paint("-60,1496! 1260,1492! 1260,1516! -60,1520!", shift(LEMON, -0.1), angle=1, edge="raw", ragged=20)
    for line in ("860,1600 1240,1590", "700,1720 1240,1706", "1180,1516 1220,1594", "960,1712 980,1840"):
        card.paint(ribbon(line, (5, 5)), shift(LEMON, -0.1), edge="raw")


def ship(card: Sheet) -> None:
    """Lay a small white steamer on the horizon, where he does not look."""
    card.paint("34,1206! 150,1206! 136,1236! 50,1236!", MARBLE, lift=3)
    card.paint("60,1186! 124,1186! 128,1206! 58,1206!", MARBLE)
    card.paint("84,1152! 104,1152! 106,1186! 82,1186!", CORAL)
    card.brush("92,1146 70,1120 30,1112 -30,1122", 24, MARBLE, taper=-0.4)
    for x in (68, 84, 100, 116):
        card.paint(ROUND, PINE, at=affine(x, 1196, 3.4))
    card.paint("40,1222! 144,1222! 136,1236! 50,1236!", PINE)


def plinth(card: Sheet) -> None:
    """Lay the plinth; an anchor is carved on it."""
    card.paint("906,1672! 1190,1664! 1230,1690! 1140,1706 930,1702!", mix(LEMON, PINE, 0.28), angle=2)
    shaft = card.piece("940,1424! 1146,1424! 1150,1640! 936,1640!", MARBLE, angle=88, edge="raw", ragged=8, lift=6)
    with card.inside(shaft):
        card.paint("1096,1400! 1160,1400! 1160,1660! 1090,1660!", STONE, angle=88, edge="raw", ragged=14)
        for line in ("1020,1470 1020,1590", "986,1508 1054,1508"):
            card.paint(ribbon(line, (11, 11)), STONE)
        card.paint(ribbon("962,1540 976,1584 1020,1602 1064,1584 1078,1540", (3, 13, 15, 13, 3)), STONE)
        card.paint(ROUND, STONE, at=affine(1020, 1464, 18))
        card.paint(ROUND, MARBLE, at=affine(1020, 1464, 8))
    card.paint("916,1396! 1172,1396! 1172,1428! 916,1428!", MARBLE, angle=1, lift=5, edge="raw", ragged=6)
    card.paint("914,1636! 1174,1636! 1178,1680! 910,1680!", MARBLE, angle=1, lift=5, edge="raw", ragged=6)
    card.paint("1110,1638! 1176,1638! 1178,1680! 1108,1680!", STONE, angle=1)


def man(card: Sheet) -> None:
    """Lay him from the side, in pyjamas: a hand over his eyes, her bag on his arm."""
    dot = mix(LEMON, CORAL, 0.7)
    for dx in (24, -20):
        card.paint(
            f"{dx - 34},0! {dx - 36},-18 {dx - 12},-28! {dx + 14},-22 {dx + 44},-12 {dx + 48},0!", CORAL, at=AT, lift=3
        )
    legs = card.piece(
        "-56,-150! 46,-150! 52,-80 48,-14! 4,-14! 0,-90! -4,-14! -52,-14! -58,-80", CLOTH, at=AT, angle=88, lift=3
    )
    card.pattern(legs, motif(card.box(legs), ROUND, 27, 5), dot)
    # the far arm, up to his brow
    far = "-4,-252! 30,-248 66,-252 84,-266 82,-290 78,-306! 110,-318! 124,-284 120,-252 94,-228 20,-190!"
    far_sleeve = card.piece(far, shift(CLOTH, -0.06), at=AT, angle=20, lift=3)
    card.pattern(far_sleeve, motif(card.box(far_sleeve), ROUND, 27, 5), dot)
    jacket = card.piece(
        "-22,-262! 20,-262! 44,-246 58,-200 60,-150 60,-106! -66,-102! -68,-160 -60,-220 -50,-246",
        CLOTH,
        at=AT,
        angle=86,
        lift=4,
        edge="raw",
    )
    card.pattern(jacket, motif(card.box(jacket), ROUND, 27, 5), dot)
    card.pattern(jacket, ribbon("20,-262 36,-220 40,-160 40,-100", (3, 3), AT), FOLD)
    for x, y in ((44, -222), (48, -192)):
        card.paint(ROUND, PINE, at=AT @ np.vstack([affine(x, y, 6), [0.0, 0.0, 1.0]]))
    card.paint("-24,-290! 18,-290! 24,-256! -26,-254!", SKIN.shade, at=AT)
    face = card.piece(
        "-20,-376! 24,-378 42,-362 46,-344! 52,-332 70,-314 68,-304 50,-302! 52,-292 48,-284 50,-274 38,-262 10,-260 -20,-272! "
        "-46,-300 -50,-346",
        SKIN.base,
        at=AT,
        angle=80,
        lift=3,
    )
    with card.inside(face):
        card.paint("-40,-286! 0,-282 24,-258! -40,-250!", SKIN.shade, at=AT)
    card.paint(
        "-54,-294! -64,-330 -54,-366 -24,-382 10,-384! -16,-360 -24,-330 -22,-308! -36,-292!", SILVER, at=AT, lift=2
    )
    card.paint("-18,-334! -8,-344 4,-332 0,-310 -10,-304!", SKIN.shade, at=AT)
    card.paint("56,-303! 36,-306 20,-296 16,-282! 36,-284 52,-290!", SILVER, at=AT)
    card.paint(ROUND, LINE, at=affine(1040 + 40, 1396 - 370, 4.5))
    card.paint(
        "-34,-270! 0,-258 26,-268! 46,-254 40,-228! 14,-240 -20,-238 -40,-246!", mix(CLOTH, MARBLE, 0.7), at=AT, lift=3
    )
    # the hand over his eyes
    card.paint(
        "16,-352! 22,-364 48,-366 76,-358 96,-340 106,-318! 84,-304! 74,-326 56,-340 36,-346!",
        shift(SKIN.base, 0.035),
        at=AT,
        lift=4,
    )
    card.paint(ribbon("34,-356 60,-352 80,-340", (2, 4, 2), AT), SKIN.shade)
    # a pigeon has come to sit on him
    for x in (-14, 0):
        card.paint(ribbon(f"{x},-390 {x},-374", (4, 4), AT), CORAL)
    card.paint(
        "-66,-394! -34,-408 -12,-428 4,-436 6,-450 16,-460 28,-454! 34,-447 27,-444! 36,-426 32,-400 10,-384 -24,-386!",
        mix(STONE, PINE, 0.5),
        at=AT,
        lift=3,
    )
    card.paint("-48,-396! -20,-412 2,-414! -4,-400 -22,-392!", STONE, at=AT)
    # the near arm, and her bag on it
    card.paint(ribbon("24,-136 28,-166 44,-180 60,-166 66,-136", (9, 9), AT), PINE)
    card.paint("14,-140! 76,-142! 92,-80 78,-64 14,-62 0,-78!", PINE, at=AT, lift=4)
    card.paint(ribbon("10,-112 46,-102 84,-114", (3, 4, 3), AT), shift(PINE, 0.16))
    card.paint(ROUND, LEMON, at=AT @ np.vstack([affine(46, -136, 9), [0.0, 0.0, 1.0]]))
    sleeve = card.piece(
        "-46,-240! -14,-246! -2,-210 6,-182 40,-178! 62,-176! 62,-150! 16,-148 -24,-152! -44,-190",
        CLOTH,
        at=AT,
        lift=4,
    )
    card.pattern(sleeve, motif(card.box(sleeve), ROUND, 27, 5), dot)
    card.paint("50,-180! 62,-180! 62,-147! 50,-147!", CORAL, at=AT)
    card.paint("58,-177! 76,-176 84,-163 74,-152 58,-150!", SKIN.base, at=AT)
