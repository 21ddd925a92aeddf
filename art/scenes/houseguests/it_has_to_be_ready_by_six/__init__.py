"""It Has to Be Ready by Six: she sews an orange disc to the cloth with her own hair; a bite is missing from it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.it_has_to_be_ready_by_six.face import head
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BLACK, CAST, CHALK, CLOTH, CRUMB, EMBER, MOSS, SUN

__all__ = ["CAST", "GROUND", "paint"]

GROUND = CLOTH
MIDDLE: Final = (706, 1530)
RADIUS: Final = 452
DONE: Final = range(-52, 50, 10)
"""Where on the rim, in degrees from the page's right, a stitch already sits."""


def paint(card: Sheet) -> None:
    """Lay the cloth's creases, the disc and its stitches, the needle, the lock that is its thread, and her."""
    for crease in ("-20,1180 90,1200 170,1270", "-20,1490 60,1500 120,1560", "1220,900 1150,930 1100,925"):
        card.paint(ribbon(crease, (2, 9, 2)), mix(CLOTH, MOSS, 0.3), thin=0.2)
    _disc(card)
    _shoulders(card)
    _needle(card)
    _lock(card)
    head(card)


def _rim(degrees: float, reach: float = RADIUS) -> tuple[float, float]:
    turn = radians(degrees)
    return MIDDLE[0] + reach * cos(turn), MIDDLE[1] + reach * sin(turn)


def _disc(card: Sheet) -> None:
    """One round, cut clean, but for three toothmarks' bows at the upper left."""
    around = " ".join(f"{x:.0f},{y:.0f}" for x, y in (_rim(d) for d in range(-100, 199, 12)))
    bitten = "278,1382! 316,1406 362,1404 392,1374! 430,1386 474,1366 490,1326! 530,1316 552,1276 540,1236! 576,1204 584,1150 564,1102!"
    loose = " ".join(f"{x:.0f},{y:.0f}" for x, y in (_rim(d, RADIUS + 26) for d in range(138, 202, 9)))
    card.paint(f"600,1860! {loose}! 330,1420 600,1600!", mix(CLOTH, MOSS, 0.55), angle=80)
    disc = card.piece(f"{bitten} {around}", SUN, angle=24, laps=110, lift=14)
    with card.inside(disc):
        card.paint(
            "262,1376! 240,1460 236,1560 256,1660 300,1760 350,1840! 420,1840! 350,1760 304,1650 286,1560 288,1470 296,1396!",
            EMBER,
            angle=80,
        )
    for d in DONE:
        (x, y), (u, v) = _rim(d + 3, RADIUS - 40), _rim(d - 5, RADIUS + 34)
        card.paint(
            ribbon(f"{x:.0f},{y:.0f} {(x + u) / 2:.0f},{(y + v) / 2:.0f} {u:.0f},{v:.0f}", (8, 12, 8)), BLACK, lift=3
        )
    for x, y, size in ((396, 1262, 16), (342, 1310, 9), (446, 1206, 11)):
        card.paint(CRUMB, SUN, at=affine(x, y, size * 1.15, 3 * size), lift=5)


def _shoulders(card: Sheet) -> None:
    """Her blouse, beyond the head, in the two upper corners."""
    card.paint(
        "-60,-60! 1260,-60! 1260,690! 1200,760 1120,790 1030,770 900,700 620,640 300,720 120,830 30,850 -60,820!",
        MOSS,
        angle=14,
        lift=14,
    )


def _lock(card: Sheet) -> None:
    """Out of her hair, thinner and thinner, through the needle, to the first free stitch."""
    card.paint(
        "820,420! 930,480 990,600 1000,720 976,820 950,900 938,960 940,1004! 950,1004! 954,962 980,910 1030,840 1070,740 1076,600 "
        "1040,440 960,320!",
        BLACK,
        angle=86,
        lift=9,
    )
    card.paint(ribbon("945,992 946,1016 940,1032", (9, 8, 8)), BLACK, lift=2)
    card.paint(ribbon("938,1034 984,1014 1032,1030 1040,1076 1006,1112 971,1124", (8, 8, 8, 8, 8, 8)), BLACK, lift=4)


def _needle(card: Sheet) -> None:
    """Its eye is where the lock ends; it has gone into the disc and out of it again."""
    at = affine(800, 1174, 1, -45)
    card.paint("-240,0! -150,-8 -34,-15! -28,0 -34,15! -150,8", CHALK, at=at, angle=90, lift=6)
    card.paint("28,-17! 100,-20 196,-20 216,0 196,20 100,20 28,17! 34,0", CHALK, at=at, angle=90, lift=7)
    card.paint("166,-8 196,-7 204,0 196,7 166,8", BLACK, at=at)
    card.paint(ribbon("-30,16 0,20 32,19", (4, 8, 4), at), EMBER)
    for slit in ("-34,-26 -28,0 -34,26", "30,-27 34,0 30,27"):
        card.paint(ribbon(slit, (3, 9, 3), at), mix(EMBER, BLACK, 0.25))
