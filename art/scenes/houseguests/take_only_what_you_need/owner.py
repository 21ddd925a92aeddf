"""She who stays, from behind: curlers, and a dressing gown."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.inks import BONE, LILAC, PINK, PLUM, SILVER, TAN, TOMATO, YELLOW

_ROLLS = (
    (262, 968, 150, 0),
    (138, 1040, 84, -38),
    (386, 1040, 84, 38),
    (262, 1052, 164, 0),
    (112, 1146, 96, -76),
    (412, 1146, 96, 76),
    (262, 1138, 164, 0),
    (262, 1224, 150, 0),
    (146, 1256, 84, -126),
    (378, 1256, 84, 126),
    (262, 1306, 116, 0),
)


def gown(card: Sheet) -> None:
    """One pale slope, cut by two edges."""
    card.paint("176,1290! 346,1290! 356,1400 400,1470! 130,1470! 168,1400", TAN.shade, angle=86, lift=6)
    cloth = card.piece(
        "-40,1530! 30,1462 110,1424 186,1404! 260,1434 340,1404! 414,1420 480,1466 534,1550 562,1680 574,1860! -40,1860!",
        PINK,
        angle=62,
        laps=110,
        grain=0.3,
        lift=14,
    )
    card.pattern(
        cloth,
        [
            ribbon(line, (3, 10, 4))
            for line in ("450,1560 486,1680 490,1840", "60,1540 44,1660 50,1840", "300,1540 310,1680 300,1840")
        ],
        shift(PINK, -0.08),
    )
    card.paint(
        "120,1430! 178,1376 200,1388! 260,1420 324,1388! 346,1376 410,1430! 360,1492 260,1514 160,1492!",
        BONE,
        angle=4,
        lift=7,
    )


def head(card: Sheet) -> None:
    """Lay the hair, then eleven rollers."""
    for x, flip in ((76, False), (446, True)):
        ear = affine(x, 1180, 1, 0, flip=flip)
        card.paint("24,-50! -8,-58 -26,-20 -18,26 0,58 24,60!", TAN.base, at=ear, lift=3)
    card.paint(
        "80,1180 84,1060 130,960 200,914 262,904 326,914 394,960 438,1060 442,1180 420,1270 360,1336 262,1356 164,1336 "
        "104,1270",
        mix(LILAC, PLUM, 0.2),
        angle=84,
        laps=50,
        lift=12,
        grain=0.4,
    )
    for i, (x, y, w, a) in enumerate(_ROLLS):
        at = affine(x, y, 1, a)
        h = w / 2
        ink = TOMATO if i in (0, 3, 6, 7, 10) else YELLOW
        for s in (-1, 1):
            card.paint(f"{s * h},-30! {s * (h + 20)},-34 {s * (h + 22)},34 {s * h},30!", ink, at=at, lift=3)
        card.paint(
            f"{-h},-30! 0,-38 {h},-30! {h + 3},0 {h},32! 0,40 {-h},32! {-h - 3},0", SILVER, at=at, lift=8, angle=90 + a
        )
        card.paint(
            [ribbon(f"{u},-28 {u + 3},4 {u},30", (2, 5, 2), at) for u in range(round(-h) + 16, round(h) - 8, 22)],
            mix(LILAC, PLUM, 0.12),
            thin=0.1,
        )
