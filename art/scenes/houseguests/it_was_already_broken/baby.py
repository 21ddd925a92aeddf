"""A baby, from above: a hat, a nappy, two soles; it leaves behind a bear on a ribbon."""

from __future__ import annotations

from art.cutpaper.contour import RING, ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import APRICOT, BABY, CHALK, COBALT, NIGHT, WALNUT


def baby(card: Sheet) -> None:
    """Lay the bear ahead, the ribbon, and a crawler half over the sill."""
    turn = 48
    at = affine(966, 1474, 1.06, turn)
    _bear(card)
    for side in (-1, 1):
        card.paint(
            f"-40,{side * 30} -60,{side * 92} -110,{side * 108} -160,{side * 84} -184,{side * 50}! -150,{side * 40} "
            f"-110,{side * 50}",
            BABY.base, at=at, angle=turn, lift=6,
        )  # fmt: skip
        card.paint(
            f"-176,{side * 40} -206,{side * 38} -236,{side * 52} -240,{side * 74} -214,{side * 84} -184,{side * 74}",
            shift(BABY.base, 0.03), at=at, lift=5,
        )  # fmt: skip
        for k in range(4):
            p = at @ (-238 + 5 * k - (4 if k in (1, 2) else 0), side * (46 + 11 * k), 1.0)
            card.paint(ROUND, BABY.shade, at=affine(float(p[0]), float(p[1]), 8))
        card.paint(
            f"20,{side * 50}! 60,{side * 104} 110,{side * 116} 166,{side * 100}! 160,{side * 70}! 110,{side * 78} "
            f"80,{side * 40}!",
            BABY.base, at=at, lift=5,
        )  # fmt: skip
    p, q = at @ (156, -86, 1.0), at @ (156, 86, 1.0)
    hand(card, "open", float(p[0]), float(p[1]), 66, turn, BABY, age=1, lift=4)
    card.paint(ribbon(f"{q[0] + 10:.0f},{q[1] + 20:.0f} 1000,1650 1090,1740", (9, 8, 8)), COBALT, lift=5)
    hand(card, "fist", float(q[0]), float(q[1]), 64, turn, BABY, flip=True, age=1, lift=4)
    body = card.piece("-60,-74 20,-70 90,-60 110,0 90,60 20,70 -60,74", BABY.base, at=at, angle=turn, laps=36, lift=9)
    with card.inside(body):
        card.paint(ribbon("-60,0 0,3 60,0", (3, 9, 3), at), BABY.shade, thin=0.2)
    nappy = card.piece(
        "-20,-80! -80,-98 -140,-80 -166,-30 -166,30 -140,80 -80,98 -20,80! -30,0",
        "#fffdf6",
        at=at,
        angle=turn,
        laps=30,
        lift=10,
    )
    with card.inside(nappy):
        card.paint(ribbon("-170,0 -120,3 -60,0", (4, 9, 3), at), shift(CHALK, -0.16))
        for v in (-46, 46):
            card.paint(ribbon(f"-30,{v * 1.5:.0f} -70,{v} -130,{v * 0.7:.0f}", (3, 8, 3), at), shift(CHALK, -0.12))
    card.paint(ribbon("-26,-80 -38,0 -26,80", (13, 13, 13), at), COBALT)
    brim = card.piece(
        "228,0 204,70 130,104 56,70 26,0 56,-70 130,-104 204,-70",
        CHALK, at=at, angle=turn, laps=26, edge="torn", core="#fffdf6", wobble=3, lift=12,
    )  # fmt: skip
    with card.inside(brim):
        card.paint(ribbon("212,0 192,60 130,90 68,60 42,0 68,-60 130,-90 192,-60 212,0", (10, 10), at), COBALT)
    card.paint("176,0 162,36 128,50 94,36 80,0 94,-36 128,-50 162,-36", shift(CHALK, -0.05), at=at, angle=turn, lift=6)
    p = at @ (128, 0, 1.0)
    card.paint(ROUND, COBALT, at=affine(float(p[0]), float(p[1]), 15), lift=4)


def _bear(card: Sheet) -> None:
    fur = mix(WALNUT, APRICOT, 0.35)
    card.paint(ROUND, shift(fur, -0.04), at=affine(1070, 1716, 70), angle=30, lift=9)
    for x, y in ((1170, 1716), (1098, 1800)):
        card.paint(ROUND, fur, at=affine(x, y, 27), lift=5)
        card.paint(ROUND, mix(WALNUT, APRICOT, 0.75), at=affine(x, y, 14))
    card.paint(ROUND, shift(fur, 0.05), at=affine(1140, 1766, 58), lift=8)
    card.paint(ROUND, mix(WALNUT, APRICOT, 0.85), at=affine(1174, 1788, 28), lift=3)
    card.paint("1,0 0,.8 -1,0 0,-.8", NIGHT, at=affine(1190, 1796, 11, 36))
    card.paint(ribbon("1046,1700 1010,1722", (10, 10)), NIGHT, lift=4)
    for x, y in ((990, 1714), (1004, 1742)):
        card.paint(ribbon(RING, (8, 8), affine(x, y, 16)), NIGHT, lift=3)
