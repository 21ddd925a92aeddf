"""A baby in nothing but a hat, on its way out behind a bear on a ribbon."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import APRICOT, BABY, CHALK, COBALT, NIGHT, WALNUT

ROUND = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def baby(card: Sheet) -> None:
    """Lay the bear ahead, the ribbon, and a crawler half over the sill."""
    turn = 42
    at = affine(925, 1540, 1.12, turn)
    card.paint(ROUND, mix(WALNUT, APRICOT, 0.35), at=affine(1112, 1742, 62), angle=30, lift=9)
    for x, y in ((1176, 1722), (1118, 1800)):
        card.paint(ROUND, mix(WALNUT, APRICOT, 0.2), at=affine(x, y, 21), lift=5)
        card.paint(ROUND, mix(WALNUT, APRICOT, 0.7), at=affine(x, y, 11))
    card.paint(ROUND, mix(WALNUT, APRICOT, 0.42), at=affine(1146, 1760, 47), lift=7)
    card.paint(ROUND, mix(WALNUT, APRICOT, 0.8), at=affine(1176, 1780, 20), lift=2)
    card.paint("1,0 0,.8 -1,0 0,-.8", NIGHT, at=affine(1187, 1787, 8, 36))
    # its key still turns
    card.paint(ribbon("1076,1716 1050,1698", (9, 9)), NIGHT, lift=4)
    for x, y in ((1036, 1706), (1052, 1680)):
        card.paint(ribbon("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0", (7, 7), affine(x, y, 14)), NIGHT, lift=3)
    for side in (-1, 1):
        card.paint(
            f"-60,{side * 30} -30,{side * 50} -70,{side * 82} -130,{side * 70} -150,{side * 44}! -140,{side * 26} -100,{side * 40}",
            BABY.base,
            at=at,
            angle=turn,
            lift=6,
        )
        card.paint(
            f"-150,{side * 30} -176,{side * 34} -190,{side * 56} -166,{side * 70} -140,{side * 62}",
            BABY.shade,
            at=at,
            lift=4,
        )
    card.paint("40,-50! 70,-84 120,-80 140,-60! 126,-44 90,-50 60,-20!", BABY.base, at=at, lift=5)
    card.paint("40,50! 80,80 130,60 160,40! 146,20 100,30 60,20!", BABY.base, at=at, lift=5)
    p, q = at @ (134, -54, 1.0), at @ (150, 32, 1.0)
    hand(card, "open", float(p[0]), float(p[1]), 56, turn, BABY, age=1, lift=4)
    card.paint(ribbon(f"{q[0]:.0f},{q[1]:.0f} 1040,1650 1090,1712", (9, 8, 8)), COBALT, lift=5)
    hand(card, "fist", float(q[0]), float(q[1]), 58, turn, BABY, flip=True, age=1, lift=4)
    body = card.piece(
        "-110,-50 -70,-66 0,-60 56,-56 76,0 56,56 0,62 -70,66 -112,48 -122,0",
        BABY.base,
        at=at,
        angle=turn,
        laps=36,
        lift=9,
    )
    with card.inside(body):
        card.paint(ribbon("-130,0 -90,2 -60,0", (5, 8, 3), at), BABY.shade)
        card.paint(ribbon("-50,0 0,3 60,0", (3, 7, 3), at), BABY.shade, thin=0.2)
    # the hat, and nothing else
    brim = card.piece(
        "150,0 134,58 84,80 30,62 6,0 30,-62 84,-80 134,-58",
        CHALK,
        at=at,
        angle=turn,
        laps=26,
        edge="torn",
        core="#fffdf6",
        wobble=3,
        lift=10,
    )
    with card.inside(brim):
        card.paint(ribbon("132,0 120,48 82,64 42,50 24,0 42,-50 82,-64 120,-48 132,0", (9, 9), at), COBALT)
    card.paint("118,0 108,32 82,44 54,34 44,0 54,-34 82,-44 108,-32", shift(CHALK, -0.03), at=at, angle=turn, lift=5)
    card.paint(ROUND, COBALT, at=affine(float((at @ (82, 0, 1.0))[0]), float((at @ (82, 0, 1.0))[1]), 12), lift=4)
