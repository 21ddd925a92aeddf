"""At the right edge the aunt: black stockings, six spoon handles in the top, and the seventh on its way."""

from __future__ import annotations

from art.cutpaper.contour import affine
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.more_soup_anyone.inks import BLACK, CHALK, FAIR, RED, SLATE, UMBER

SILVER = mix(SLATE, CHALK, 0.66)


def aunt(card: Sheet) -> None:
    """Lay thigh, stocking, spoons, garter and the hand."""
    card.paint("990,760! 1240,600! 1240,1030! 1000,1020!", shift(UMBER, -0.05), angle=84, lift=4)
    for i, x in enumerate((1030, 1058, 1090, 1150, 1182, 1212)):
        at = affine(x, 1016, 1, (-20, -6, -13, 4, 14, 9)[i])
        high = (0, 26, 50, 20, 44, 6)[i]
        ink = SILVER if i % 2 else shift(SILVER, -0.07)
        card.paint(f"-6,60! -4,{-40 - high}! 4,{-40 - high}! 6,60!", ink, at=at, lift=2)
        card.paint(
            f"0,{-32 - high} 15,{-48 - high} 19,{-72 - high} 0,{-98 - high} -19,{-72 - high} -15,{-48 - high}",
            ink,
            at=at,
            lift=3,
        )
        card.paint(
            f"0,{-46 - high} 8,{-58 - high} 10,{-74 - high} 0,{-88 - high} -4,{-70 - high}",
            shift(ink, -0.1),
            at=at,
            grain=0.2,
        )
    card.paint("1000,1000! 1240,1016! 1240,1840! 1150,1640! 1096,1450 1030,1240 1006,1110", BLACK, angle=84, lift=8)
    card.paint("994,1004! 1240,1020! 1240,1060! 994,1044!", RED, angle=4, lift=3)
    for x in range(1010, 1240, 26):
        card.paint(f"{x},1016! {x + 8},1017! {x + 6},1056! {x - 2},1055!", shift(RED, -0.09))
    card.paint("1070,1480! 1240,1470! 1240,1626! 1040,1626! 1010,1594 1022,1556!", UMBER, angle=8, lift=6)
    seventh = affine(1118, 920, 1, 8)
    card.paint("-7,70! -5,-36! 5,-36! 7,70!", CHALK, at=seventh, lift=5)
    who = Skin(mix(FAIR, CHALK, 0.12), mix(FAIR, UMBER, 0.34), BLACK)
    hand(card, "pinch", 1196, 770, 136, 122, who, flip=True, age=78, lift=6)
    card.paint("0,-26 17,-42 21,-68 0,-98 -21,-68 -17,-42", CHALK, at=affine(1118, 920, 1, 8), lift=4)
    card.paint("0,-44 9,-56 11,-72 0,-88 -5,-70", SILVER, at=affine(1118, 920, 1, 8))
    card.paint("1160,600! 1240,560! 1240,800! 1226,824 1150,756!", SLATE, angle=60, lift=4)
    card.paint("1150,748! 1166,730! 1240,796! 1226,828!", CHALK, lift=4)
