"""The house at night, cut open: a narrow one that has swollen round what was let in; and the place in the sky it came from."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.the_neighbours_will_talk.inks import (
    ASH,
    BLUE,
    BONE,
    CLAY,
    GREEN,
    INK,
    PLUM,
    cut,
    torn,
    within,
)

WALL: Final = mix(CLAY, PLUM, 0.3)
_SHELL: Final = (
    "214,384! 986,384! 974,530 1004,596 1096,680 1164,830 1176,980 1168,1140 1134,1270 1080,1370 986,1424 966,1500 970,1740! "
    "230,1740! 234,1500 214,1424 120,1370 66,1270 32,1140 24,980 36,830 104,680 196,596 226,530"
)
_MIDDLE: Final = (
    "250,606! 420,602 560,570 720,550 860,568 954,600! 1060,696 1126,846 1138,980 1130,1124 1098,1246 1050,1360! "
    "860,1384 720,1396 560,1392 420,1386 140,1372! 100,1246 70,1124 62,980 74,846 140,696"
)


def sky(card: Sheet) -> None:
    """Lay the night, and on it the paler round where something has hung, with its nail."""
    cut(card, "-40,-40! 1240,-40! 1240,1840! -40,1840!", BLUE, angle=4)
    cut(card, ROUND, mix(BLUE, ASH, 0.42), affine(196, 196, 116), wobble=3)
    nail = affine(196, 82)
    cut(card, "-5,2! 5,2! 3,34! 0,42! -3,34!", ASH, nail, 3)
    cut(card, "-17,-6 0,-13 17,-6 15,5 0,9 -15,5", CLAY, nail, 5)
    stars = ((66, 420), (52, 60), (350, 60), (330, 330), (1110, 90), (1010, 200), (1140, 300), (1080, 520), (90, 600))
    for k, (x, y) in enumerate((*stars, (860, 50), (1160, 640), (60, 1310), (1130, 1400), (150, 1490), (1080, 1600))):
        star = "0,-1! .22,-.22! 1,0! .22,.22! 0,1! -.22,.22! -1,0! -.22,-.22!"
        cut(card, star, mix(BONE, BLUE, 0.35), affine(x, y, (8, 12, 6)[k % 3], 10 * k))
    torn(card, "-40,1716! 300,1708 800,1714 1240,1706! 1240,1840! -40,1840!", mix(ASH, BLUE, 0.55), None, 5, 3)
    cut(card, "216,1736! 970,1734! 1090,1752 1060,1768 240,1764", mix(INK, BLUE, 0.5), None, 0, 2)


def shell(card: Sheet) -> tuple[Patch, Patch, Patch]:
    """Lay roof, walls, and the three rooms in them; return attic, middle and ground floor."""
    cut(card, "792,90! 884,90! 884,330! 792,330!", mix(WALL, INK, 0.35), None, 6, 88)
    cut(card, "776,74! 900,72! 900,104! 776,106!", mix(WALL, INK, 0.2), None, 5, 4)
    torn(card, _SHELL, WALL, None, 14, 88, 4)
    torn(card, "600,84! 1052,384 1090,424! 1040,440 160,440 110,424! 150,384", mix(INK, PLUM, 0.4), None, 12, 12, 4)
    attic = card.piece(
        "600,138! 950,384 968,404! 944,430 940,530 956,570! 860,540 720,520 560,540 420,570 246,574! 258,530 256,430 232,404!",
        shift(GREEN, 0.06),
        angle=86,
    )
    middle = card.piece(_MIDDLE, PLUM, angle=86, laps=90)
    ground = card.piece(
        "246,1398! 420,1410 560,1424 720,1432 850,1420 952,1396! 936,1450 934,1706! 266,1706! 264,1450",
        shift(GREEN, 0.02),
        angle=86,
    )
    with card.inside(middle):
        spots = [f"{x},{y - 16}! {x + 9},{y}! {x},{y + 16}! {x - 9},{y}!" for x, y in _paper(590, 1350)]
        card.paint(spots, shift(PLUM, 0.06), thin=0.1)
        cut(card, "60,1334! 1140,1334! 1140,1410! 60,1410!", mix(PLUM, INK, 0.45), None, 0, 2)
    _window(card)
    _hatch(card)
    return attic, middle, ground


def _paper(top: int, bottom: int) -> list[tuple[int, int]]:
    return [(x + (34 if j % 2 else 0), y) for j, y in enumerate(range(top, bottom, 64)) for x in range(70, 1140, 68)]


def _window(card: Sheet) -> None:
    """Lay the window by which it came in, far too small, its curtain outside in the wind."""
    at = affine(196, 800, 1, 2)
    cut(card, "-66,-104! 66,-104! 66,104! -66,104!", mix(CLAY, BONE, 0.18), at, 5, 88)
    cut(card, "-52,-90! 52,-90! 52,90! -52,90!", BLUE, at)
    cut(card, ribbon("0,-90 0,90", (9, 9), at), mix(CLAY, BONE, 0.18))
    cut(card, "0,-1! .22,-.22! 1,0! .22,.22! 0,1! -.22,.22! -1,0! -.22,-.22!", BONE, within(at, 26, -50, 9))
    cut(card, "-80,100! 80,98! 84,120! -84,122!", mix(CLAY, BONE, 0.1), at, 5, 2)


def _hatch(card: Sheet) -> None:
    """Lay the gap in the roof through which somebody looks out, and its flap, propped open."""
    cut(card, "322,256! 440,176! 486,224! 366,308!", mix(BLUE, INK, 0.3))
    torn(card, "440,186! 470,150! 356,62! 322,98!", mix(INK, PLUM, 0.55), None, 8, 40, 3)
    cut(card, ribbon("372,120 396,214", (6, 6)), CLAY, None, 2)
