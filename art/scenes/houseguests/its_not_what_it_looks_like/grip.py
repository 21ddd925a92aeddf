"""Who else is in the coat: a little of a dotted dress, and four fingers that keep the coat shut."""

from __future__ import annotations

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.its_not_what_it_looks_like.inks import CHALK, DEEP, EMBER, HERS

AT = affine()
CUFF = "752,1196! 786,1180 900,1200! 900,1500! 790,1512 750,1490! 774,1440 752,1400 778,1350 754,1300 776,1250"
FINGERS = (
    ("690,1246 560,1226 448,1234", 68),
    ("700,1312 550,1300 418,1312", 72),
    ("696,1378 556,1376 428,1390", 68),
    ("684,1440 574,1444 476,1460", 58),
)
GAPE = "650,1090! 740,1140 830,1240 870,1380 840,1520 760,1630 630,1680! 606,1560 600,1370 612,1200"


def dress(card: Sheet) -> None:
    """Lay what shows where the coat gapes."""
    cloth = card.piece(GAPE, EMBER, angle=80, lift=0)
    with card.inside(cloth):
        for j in range(13):
            for k in range(6):
                card.paint(
                    "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7",
                    CHALK,
                    at=affine(610 + 46 * k + 23 * (j % 2), 1110 + 46 * j, 9),
                )


def grip(card: Sheet) -> None:
    """Lay the back of the hand, which goes in under the flap, and the fingers, which lie on the cloth."""
    palm = curve("650,1214! 700,1204 780,1230 860,1280! 870,1420! 780,1470 700,1476 650,1462!")
    card.paint(turned([palm, *(jointed(line, wide, AT) for line, wide in FINGERS)]), HERS, angle=176, lift=10)
    for line, wide in FINGERS:
        marked(card, line, wide, AT, mix(HERS, DEEP, 0.4), EMBER)
    card.paint(CUFF, CHALK, angle=84, edge="torn", core=CHALK, wobble=3, lift=6)
    card.paint(ribbon("790,1206 800,1340 790,1484", (5, 6, 5)), EMBER, wobble=1)
