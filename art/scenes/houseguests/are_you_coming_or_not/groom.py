"""The only figure: bent over, both hands at his mouth, a white shirt front, the hat thrown down behind him."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift

BLACK, BRICK, SHIRT, CLAY = "#2c2522", "#9b4a34", "#f1eadb", "#94755a"


def groom(card: Sheet) -> None:
    """Lay trodden ground, the hole with the two ends of a ladder in it, the man and his hat."""
    card.paint(
        "376,1146 410,1092 500,1070 610,1084 676,1136 668,1184 590,1214 480,1218 400,1198",
        "#cdb896",
        angle=4,
        edge="torn",
        wobble=4,
    )
    hole = card.paint(
        "420,1158! 446,1132 500,1124 548,1140 560,1162! 530,1184 470,1190 430,1178", BLACK, edge="torn", wobble=3
    )
    card.paint(
        [
            ribbon("470,1176 458,1112 452,1082", (7, 7, 6)),
            ribbon("500,1180 492,1118 488,1090", (7, 7, 6)),
            ribbon("456,1112 492,1116", (6, 6)),
            ribbon("462,1140 496,1144", (6, 6)),
        ],
        "#6b503c",
        lift=2,
    )
    if hole is not None:
        with card.inside(hole):
            card.paint("420,1176! 500,1168 570,1172! 570,1200! 420,1200!", BLACK)
    at = affine(592, 1172, 1.0)
    # legs bent, one behind the other; tails fly up
    card.paint(
        [
            "-4,-46! 20,-40 26,-20 14,-2! 22,2 24,8! -6,8! 0,-18 -8,-30!",
            "10,-50! 40,-44 44,-22 46,0! 58,2 58,8! 32,8! 30,-18 14,-30!",
        ],
        BLACK,
        at=at,
    )
    card.paint("-34,-96! -8,-104 22,-88 44,-60! 62,-66! 54,-46! 30,-36 -2,-40 -14,-62!", BLACK, at=at, lift=3)
    card.paint("-34,-94! -22,-84 -8,-58 -16,-50! -34,-70!", SHIRT, at=at)
    # the head, thrust out: a big chin, an open mouth, hair on end
    card.paint(
        "-30,-96! -30,-118 -44,-134 -60,-132! -68,-122 -76,-114! -70,-110 -66,-106! -64,-96 -68,-88 -58,-80 -44,-84!",
        BRICK,
        at=at,
        lift=1,
    )
    card.paint(
        "-24,-108! -22,-132 -34,-146! -38,-138 -52,-148! -52,-138 -62,-138! -52,-126 -40,-120 -36,-104!", BLACK, at=at
    )
    card.paint("-68,-107! -56,-106 -54,-96 -66,-94!", BLACK, at=at)
    card.paint("-60,-122! -52,-122 -54,-117", BLACK, at=at)
    card.paint(ribbon("-14,-86 -34,-58 -62,-76", (17, 15, 12), at), shift(BLACK, 0.09), lift=2)
    card.paint("-60,-70! -72,-78 -84,-92! -76,-94 -70,-88 -72,-98! -64,-92 -54,-80!", shift(BRICK, 0.1), at=at)
    card.paint("-62,-82! -56,-84! -52,-68! -60,-66!", SHIRT, at=at)
    hat = affine(694, 1196, 1.0, 24)
    card.paint(["-30,4 0,12 30,4 0,-4", "-15,2! -15,-24! 15,-24! 15,2!"], BLACK, at=hat, lift=3)
    card.paint("-15,-4! 15,-4! 15,2! -15,2!", BRICK, at=hat)
    for x, y in ((640, 1188), (662, 1202), (730, 1222)):
        card.paint("1,0 0,.4 -1,0 0,-.4", CLAY, at=affine(x, y, 9))
