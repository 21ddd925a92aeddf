"""The camera, and who carries it off to the match."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.inks import ASH, BONE, CHALK, CHARCOAL, DUSK, PENCIL


def leaving(card: Sheet) -> None:
    """Lay the legs of wood, the legs of flesh, the cloth, the box that looks back."""
    wood = mix(PENCIL, BONE, 0.35)
    card.paint(ribbon("1080,1180 980,1450 896,1690", (30, 26, 18)), wood, angle=110, lift=8)
    card.paint(ribbon("1150,1180 1180,1460 1230,1660", (30, 26, 18)), wood, angle=80, lift=8)
    card.paint(ribbon("1090,1160 1020,1360 1010,1480", (28, 24, 20)), shift(wood, -0.08), angle=100, lift=4)
    card.paint("882,1680! 912,1690! 900,1724! 886,1722!", CHARCOAL, lift=2)
    # two who walk
    card.paint(
        ribbon("1090,1200 1060,1390 1000,1560", (104, 84, 56)),
        mix(PENCIL, ASH, 0.5),
        angle=100,
        edge="raw",
        ragged=20,
        lift=5,
    )
    card.paint(ribbon("1006,1540 984,1610", (40, 34)), DUSK.base)
    card.paint(
        ribbon("1130,1200 1180,1400 1160,1570", (108, 90, 58)),
        mix(PENCIL, ASH, 0.62),
        angle=86,
        edge="raw",
        ragged=20,
        lift=7,
    )
    card.paint(ribbon("1160,1550 1158,1640", (42, 36)), DUSK.base)
    for x, y, turn in ((966, 1642, 34), (1160, 1690, -4)):
        at = affine(x, y, 1, turn)
        sole = card.piece("-56,-58! 16,-62! 30,-26 84,-14 100,14! 100,40! -62,40!", CHALK, at=at, angle=turn, lift=6)
        with card.inside(sole):
            card.paint("-62,18! 102,18! 102,42! -62,42!", CHARCOAL, at=at)
            card.paint("54,-24 100,-10 104,20 60,20", CHARCOAL, at=at)
            card.paint([ribbon(f"{u},-36 {u + 22},-20", (6, 6), at) for u in (2, 18, 34)], CHARCOAL, wobble=0.3)
            card.paint(ROUND, CHARCOAL, at=at @ [[15, 0, -28], [0, 15, -22], [0, 0, 1]])
    cloth = card.piece(
        "950,1290! 960,1140 956,1040 990,944 1080,896 1200,906 1250,950! 1250,1300! 1180,1268 1120,1310! 1040,1270 990,1316!",
        CHARCOAL,
        angle=84,
        laps=50,
        edge="raw",
        ragged=40,
        dry=0.8,
        lift=10,
    )
    with card.inside(cloth):
        for line in (
            "1010,900 990,1080 1000,1300",
            "1100,850 1090,1060 1110,1300",
            "1180,870 1160,1080 1180,1280",
            "960,1000 960,1140 950,1280",
        ):
            card.paint(ribbon(line, (4, 20, 8)), shift(CHARCOAL, 0.1), thin=0.35)
    # the box, its one dark round and no eye behind it
    card.paint("846,930! 968,916! 976,1070! 850,1076!", mix(PENCIL, BONE, 0.45), angle=86, lift=9)
    card.paint("840,926! 970,910! 972,936! 842,950!", CHARCOAL, lift=2)
    card.paint("846,962! 780,972! 776,1036! 848,1044!", CHARCOAL, angle=4, lift=5)
    card.paint("784,966! 764,962! 758,1044! 780,1042!", ASH, lift=3)
    card.paint(
        "966,1084! 1010,1060 1050,1070! 1060,1110 1010,1130! 970,1130!", shift(CHARCOAL, 0.06), edge="raw", ragged=8
    )
    hand(card, "grip", 980, 1086, 88, 204, DUSK, flip=True, age=14, lift=5)
