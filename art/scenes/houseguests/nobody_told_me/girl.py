"""Nobody Told Me: a little girl in black, her face in the plush, and what she has in her hand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CORAL, DEEP, FOLD, HERS, LILAC, PINK, PISTACHIO, SNOW

CAST: Final[dict[str, Face]] = {
    "girl": Face(
        HERS, 7, "round", "button", "almond", "plain", "thin", "bald", "#8a4a33", feels=feel("asleep", tilt=0, part=0)
    )
}
_HAIR: Final = "#8f4c36"
_TOY: Final = mix(LILAC, BLACK, 0.22)
_EDGE: Final = mix(LILAC, SNOW, 0.3)


def girl(card: Sheet) -> None:
    """Lay dress, head and hair, then the arm across him with the toy in its fist."""
    card.paint("640,1270! 676,1400 720,1500 680,1640 650,1860! 600,1860! 610,1640 640,1500 620,1400!", mix(SNOW, LILAC, 0.4))
    dress = card.piece(
        "720,1440! 800,1420 880,1440 926,1500 958,1620 1000,1860! 640,1860! 668,1700 690,1580 704,1490!",
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
    head = Head(card, CAST["girl"], 758, 1316, 138, tilt=8, turn=-1, view="side")
    card.paint("-.34,.4! -.5,.7 -.56,1.1! .2,1.1! .14,.8!", HERS.shade, at=head.at)
    head.draw()
    card.paint(ROUND, mix(HERS.base, CORAL, 0.5), at=affine(706, 1372, 26), edge="raw", ragged=8, angle=10)
    hair = card.piece(
        ".56,-.62! .40,-.98 .02,-1.12 -.45,-1.05 -.84,-.72 -.97,-.2 -.90,.26 -.66,.66! -.46,.56 -.34,.3! -.3,-.1 -.12,-.34! "
        ".2,-.40 .42,-.48",
        _HAIR,
        at=head.at,
        angle=80,
        lift=6,
    )
    for spec in (
        ".44,-.66 .1,-.86 -.4,-.74 -.7,.1 -.66,.5",
        ".3,-.54 -.02,-.66 -.4,-.46 -.54,.1 -.56,.5",
        ".1,-1.04 -.4,-.94 -.74,-.6 -.84,0",
    ):
        card.pattern(hair, ribbon(spec, (0.015, 0.045, 0.02), head.at, 138), shift(_HAIR, 0.09))
    card.paint("690,1450! 740,1462 820,1462 884,1444! 912,1480 886,1516 800,1524 724,1510 690,1480!", SNOW, lift=5)
    _plait(card)
    # his fur round her nose
    card.paint("660,1270! 676,1300 664,1330 674,1352 660,1380 668,1404 640,1420! 600,1400! 600,1290!", SNOW, edge="torn")
    toy(card)
    _arm(card)


def _plait(card: Sheet) -> None:
    for x, y, w, turn in ((872, 1434, 40, 30), (894, 1490, 42, 20), (912, 1550, 40, 14), (926, 1606, 34, 8)):
        lobe = card.piece("0,-1! .9,-.5 .95,.3 .1,1.1! -.9,.3 -.85,-.5", _HAIR, at=affine(x, y, w, turn), angle=70, lift=4)
        card.pattern(lobe, ribbon("-.3,-.7 .1,0 0,.9", (0.05, 0.12, 0.05), affine(x, y, w, turn), w), shift(_HAIR, 0.09))
    card.paint("934,1640! 906,1690 916,1716 944,1706 966,1714 968,1680!", _HAIR, angle=80, lift=3)
    for s in (-1, 1):
        at = affine(934, 1642, 1, 6, s < 0)
        card.paint("0,0! 26,-24 56,-22 58,10 40,22!", PISTACHIO, at=at, lift=4)
    card.paint(ROUND, shift(PISTACHIO, -0.06), at=affine(934, 1642, 11), lift=2)


def _arm(card: Sheet) -> None:
    arm = card.piece(
        "860,1496! 902,1520 900,1590 850,1644 776,1652 690,1600 610,1540 556,1494! 596,1424! 660,1484 740,1540 780,1548! 808,1520!",
        BLACK,
        angle=30,
        edge="torn",
        core=_EDGE,
        wobble=2,
        lift=10,
    )
    with card.inside(arm):
        card.paint(ribbon("782,1550 812,1580 812,1626", (3, 12, 4)), FOLD)
        card.paint(ribbon("860,1520 872,1560 850,1600", (3, 10, 3)), FOLD)
    card.paint("540,1488! 584,1410! 614,1430! 570,1512!", SNOW, lift=4)
    at = affine(528, 1432, 1, 32)
    card.paint("60,-38! 20,-50 -20,-46 -48,-30! -58,0 -48,34! -16,48 24,46 56,38!", HERS.base, at=at, lift=6, angle=40)
    for spec in ("-44,-30 -14,-28 10,-22", "-56,-8 -20,-8 6,-4", "-54,14 -18,14 6,16"):
        card.paint(ribbon(spec, (5, 6, 3), at), mix(HERS.shade, BLACK, 0.2), wobble=0.3)
    card.paint("58,-40! 20,-54 -14,-60 -34,-46! -20,-34 20,-26 50,-20!", shift(HERS.base, 0.02), at=at, lift=3, angle=20)


def toy(card: Sheet) -> None:
    """Lay the small rabbit: one ear in her fist, the other hangs."""
    card.paint("486,1400! 480,1480 482,1540! 530,1540! 534,1480 540,1400!", _TOY, lift=5, angle=88)
    body = card.piece("470,1600! 448,1660 440,1720 460,1764 508,1776 556,1764 574,1720 566,1660 544,1600!", _TOY, lift=6)
    with card.inside(body):
        card.paint(ROUND, mix(SNOW, LILAC, 0.25), at=affine(508, 1716, 40))
    for s in (-1, 1):
        at = affine(508, 1640, 1, 0, s < 0)
        card.paint("40,0! 70,26 84,62 68,76 46,60 30,30!", _TOY, at=at, lift=4)
        card.paint("16,106! 60,106 66,140 52,166 22,164 12,140!", _TOY, at=at, lift=4)
    card.paint(ROUND, _TOY, at=affine(508, 1580, 60), lift=7)
    card.paint("462,1552! 424,1546 404,1590 404,1650 422,1680 440,1650 452,1610 474,1584!", _TOY, lift=5, angle=88)
    card.paint("436,1566! 420,1600 418,1640 424,1656 434,1620 448,1590!", PINK, angle=88)
    card.paint(ROUND, BLACK, at=affine(488, 1576, 8), wobble=0.3)
    card.paint([ribbon("524,1568 540,1584", (4, 4)), ribbon("540,1568 524,1584", (4, 4))], BLACK, wobble=0.2)
    card.paint("498,1594! 520,1594! 509,1606!", PINK, wobble=0.3)
    card.paint(ribbon("509,1606 509,1620", (3, 3)), BLACK, wobble=0.2)
