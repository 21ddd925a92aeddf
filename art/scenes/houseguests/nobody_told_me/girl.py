"""Nobody Told Me: a little girl in black, her face in the plush."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CORAL, DEEP, FOLD, HERS, LILAC, PISTACHIO, SNOW
from art.scenes.houseguests.nobody_told_me.toy import toy

_HAIR: Final = "#8f4c36"
_EDGE: Final = mix(LILAC, SNOW, 0.3)
_SOFT: Final = mix(SNOW, LILAC, 0.34)
"""What lies in her shade on his belly."""
_AT: Final = affine(764, 1318, 146, -7, True)
"""Her head, typed looking to the right as all profiles are, half a head the unit."""


def girl(card: Sheet) -> None:
    """Lay her shade, dress, head, then the arm across him with the toy in its fist, collar and plait last."""
    card.paint(
        "690,1180! 660,1240 636,1300 634,1370 660,1440 690,1490 668,1600 640,1720 620,1860! 700,1860! 760,1500!",
        _SOFT,
        angle=84,
    )
    dress = card.piece(
        "700,1500! 730,1462 800,1440 880,1452 934,1500 962,1620 1004,1860! 644,1860! 672,1700 692,1590!",
        BLACK,
        angle=84,
        edge="torn",
        core=_EDGE,
        wobble=2,
        lift=12,
    )
    with card.inside(dress):
        card.paint("820,1640! 850,1740 860,1860! 900,1860! 880,1740!", FOLD, angle=84)
        card.paint("730,1660! 744,1760 740,1860! 770,1860! 764,1760!", DEEP, angle=84)
    _head(card)
    toy(card)
    _arm(card)
    collar = card.piece(
        "722,1470! 752,1452 820,1446 872,1440! 912,1462 922,1500 896,1532! 860,1524 830,1536! 780,1544 730,1528 706,1496!",
        SNOW,
        angle=10,
        lift=6,
    )
    with card.inside(collar):
        card.paint(ribbon("716,1500 740,1520 790,1530 836,1522 900,1516", (3, 5, 3)), _SOFT)
    _plait(card)


def _head(card: Sheet) -> None:
    card.paint(".18,.70! -.5,.3! -.62,1.1! .16,1.14!", HERS.shade, at=_AT, angle=80)
    flesh = card.piece(
        ".1,-1.0 .42,-.86 .56,-.5 .55,-.2 .53,-.02! .58,.14 .67,.26 .66,.36 .57,.42! .60,.50 .59,.56 .55,.60! .58,.66 .53,.74! "
        ".54,.84 .46,.94 .3,.95 .06,.84 -.2,.66! -.6,.4 -.8,-.2 -.7,-.62 -.4,-.94",
        HERS.base,
        at=_AT,
        angle=80,
        laps=40,
        grain=0.24,
        lift=5,
    )
    with card.inside(flesh):
        card.paint("-.3,.2! -.1,.56 .2,.76 .5,.8! .6,1.1! -.4,1.1!", HERS.shade, at=_AT, angle=20)
        card.paint(ROUND, mix(HERS.base, CORAL, 0.55), at=_on(0.27, 0.42, 0.19), edge="raw", ragged=9, angle=12)
        _line(card, ".52,.06 .42,.17 .30,.17 .19,.06", (0.02, 0.05, 0.045, 0.015))
        for spec in (".40,.17 .41,.25", ".31,.17 .29,.25", ".23,.12 .18,.18"):
            _line(card, spec, (0.024, 0.012))
        _line(card, ".56,-.16 .44,-.25 .28,-.22 .18,-.14", (0.03, 0.055, 0.05, 0.02), mix(_HAIR, BLACK, 0.3))
        _line(card, ".58,.62 .50,.63 .42,.57", (0.03, 0.036, 0.014), mix(HERS.shade, CORAL, 0.5))
    ear = card.piece("-.1,-.02! -.2,-.14 -.33,-.06 -.32,.14 -.22,.3 -.12,.26!", HERS.base, at=_AT, lift=3)
    with card.inside(ear):
        _line(card, "-.16,-.04 -.26,-.02 -.25,.12 -.17,.16", (0.02, 0.045, 0.02), HERS.shade)
    hair = card.piece(
        ".55,-.60! .42,-.96 .04,-1.13 -.45,-1.06 -.86,-.72 -.99,-.2 -.92,.28 -.70,.66! -.46,.54 -.36,.30! -.40,-.02 -.3,-.2 "
        "-.12,-.2! -.02,-.06! .04,-.28 .2,-.40 .40,-.46",
        _HAIR,
        at=_AT,
        angle=80,
        lift=6,
    )
    strands = (
        ".44,-.60 .1,-.84 -.4,-.70 -.72,.1 -.66,.54",
        ".26,-.50 -.04,-.62 -.4,-.42 -.56,.1 -.52,.5",
        ".1,-1.04 -.4,-.94 -.76,-.6 -.86,0",
    )
    card.pattern(hair, [ribbon(s, (0.015, 0.045, 0.02), _AT, 146) for s in strands], shift(_HAIR, 0.09))
    _tufts(card)


def _tufts(card: Sheet) -> None:
    """Lay his fur round the tip of her nose: a few soft tufts, no two of a size."""
    card.paint(
        "610,1214! 640,1226 656,1246 652,1266! 676,1272 690,1292 680,1312! 698,1324 702,1350 682,1366! 694,1378 690,1402 670,1412! "
        "676,1428 662,1448 634,1456! 600,1440! 590,1330!",
        SNOW,
        edge="torn",
        wobble=2.4,
        lift=4,
        angle=84,
        laps=70,
    )
    card.paint(
        "610,1190! 634,1230 640,1290 650,1330 646,1390 640,1444 632,1480! 590,1500! 570,1330!", SNOW, angle=84, laps=70
    )


def _on(x: float, y: float, size: float) -> Array:
    """Place something round on her head."""
    p = _AT[:, :2] @ (x, y) + _AT[:, 2]
    return affine(float(p[0]), float(p[1]), size * 146)


def _line(card: Sheet, spec: str, widths: tuple[float, ...], ink: Ink = BLACK) -> None:
    card.paint(ribbon(spec, widths, _AT, 146), ink, wobble=0.3, grain=0.15)


def _plait(card: Sheet) -> None:
    """Lay it from the nape down her back, lobe over lobe, with a bow at its end."""
    for x, y, w, turn in ((876, 1424, 40, 24), (894, 1482, 43, 16), (910, 1544, 40, 12), (922, 1602, 34, 8)):
        at = affine(x, y, w, turn)
        lobe = card.piece("0,-1! .9,-.5 .95,.3 .1,1.1! -.9,.3 -.85,-.5", _HAIR, at=at, angle=70, lift=4)
        card.pattern(lobe, ribbon("-.3,-.7 .1,0 0,.9", (0.05, 0.12, 0.05), at, w), shift(_HAIR, 0.09))
    card.paint("930,1636! 902,1686 912,1714! 930,1700 944,1716! 956,1700 968,1704! 960,1670!", _HAIR, angle=80, lift=3)
    for s in (-1, 1):
        card.paint("0,0! 26,-24 56,-22 58,10 40,22!", PISTACHIO, at=affine(930, 1638, 1, 6, s < 0), lift=4, angle=20)
    card.paint(ROUND, shift(PISTACHIO, -0.06), at=affine(930, 1638, 11), lift=2)


def _arm(card: Sheet) -> None:
    """Lay the sleeve from the shoulder round the elbow, the cuff, and a fist about the toy's ear."""
    arm = card.piece(
        "770,1490! 830,1480 890,1500 904,1560 876,1620 820,1656 750,1648 676,1592 606,1534 556,1492! 596,1418! 660,1472 724,1520 "
        "756,1536!",
        BLACK,
        angle=30,
        edge="torn",
        core=_EDGE,
        wobble=2,
        lift=10,
    )
    with card.inside(arm):
        card.paint(ribbon("758,1540 790,1574 792,1626", (3, 12, 4)), FOLD)
        card.paint(ribbon("850,1540 860,1576 836,1610", (3, 10, 3)), FOLD)
    at = affine(526, 1428, 1, 36)
    fist = card.piece(
        "66,-38! 30,-52 -8,-56 -34,-50! -52,-50 -60,-36 -50,-26! -66,-24 -72,-8 -58,-1! -70,4 -72,18 -58,24! -64,32 -60,44 -44,46! "
        "-10,54 30,46 64,36!",
        HERS.base,
        at=at,
        lift=6,
        angle=40,
    )
    with card.inside(fist):
        card.paint("-80,30! -20,30 30,24 70,10! 70,60! -80,60!", HERS.shade, at=at, angle=30)
        for spec in ("-52,-26 -28,-27 -8,-22", "-60,0 -32,-2 -10,1", "-60,24 -34,20 -14,21"):
            card.paint(ribbon(spec, (6, 6, 2), at), mix(HERS.shade, BLACK, 0.2), wobble=0.3)
    thumb = card.piece(
        "40,-50! 20,-62 -10,-72 -36,-72! -50,-66 -50,-52 -36,-48! -14,-46 10,-36 40,-24!",
        HERS.base,
        at=at,
        lift=4,
        angle=20,
    )
    with card.inside(thumb):
        card.paint("-46,-66! -32,-68 -30,-56 -44,-56!", mix(HERS.base, SNOW, 0.4), at=at, wobble=0.3)
    card.paint("540,1486! 582,1404! 614,1426! 572,1510!", SNOW, lift=4)
