"""Under the bed: a very old hand, a cat's paw, and a line of dominoes that the hand would like to lose."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.family_only.inks import AUBERGINE, CHALK, DARK, SKY

LINE: Final = (
    (330, 1660, -8, 6, 4),
    (422, 1650, -4, 4, 4),
    (514, 1652, 6, 4, 1),
    (580, 1706, 74, 1, 1),
    (560, 1786, 108, 1, 5),
)
PIPS: Final = {
    1: ((0, 0),),
    3: ((-0.5, -0.5), (0, 0), (0.5, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5), (0, 0)),
    6: ((-0.5, -0.55), (0.5, -0.55), (-0.5, 0), (0.5, 0), (-0.5, 0.55), (0.5, 0.55)),
}


def dominoes(card: Sheet) -> None:
    """Lay the tiles, the paw that has just touched one, the sleeve and the patient hand."""
    for tile in LINE:
        _tile(card, *tile)
    card.paint("128,1548! 176,1536! 196,1600 176,1640! 120,1646!", DARK.base, angle=30, lift=4)
    hand(card, "pinch", 164, 1592, 190, 16, DARK, age=92, part="under")
    _tile(card, 356, 1560, 34, 5, 3)
    hand(card, "pinch", 164, 1592, 190, 2, DARK, age=92, lift=9)


def from_under(card: Sheet) -> None:
    """What reaches out from below the hem: a striped sleeve."""
    sleeve = card.piece(
        "0,1160! 170,1160! 196,1330 206,1470 200,1560! 140,1640! 90,1620! 40,1480 10,1330",
        SKY,
        angle=70,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=11,
    )
    with card.inside(sleeve):
        for k in range(11):
            card.paint(
                ribbon(f"-20,{1180 + 46 * k} 100,{1196 + 44 * k} 220,{1170 + 44 * k}", (12, 12)), AUBERGINE, thin=0.1
            )


def _tile(card: Sheet, x: float, y: float, tilt: float, left: int, right: int) -> None:
    at = affine(x, y, 1, tilt)
    card.paint("-45,-22! 45,-22! 46,23! -46,22!", AUBERGINE, at=at, angle=tilt, laps=22, lift=7)
    card.paint(ribbon("0,-18 0,18", (3, 3), at), CHALK)
    for side, count in ((-1, left), (1, right)):
        for u, v in PIPS[count]:
            p = at @ (22 * side + 13 * v, 14 * u, 1.0)
            card.paint(ROUND, CHALK, at=affine(float(p[0]), float(p[1]), 4.6), wobble=0.2)


FUR = mix(SKY, AUBERGINE, 0.5)


def cat(card: Sheet) -> None:
    """Below the bed, behind everybody's feet: a grey back, at ease."""
    body = card.piece(
        "600,1440! 610,1390 660,1340 760,1310 900,1306 1010,1330 1060,1400 1070,1446! 840,1462",
        FUR,
        angle=10,
        laps=30,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=4,
    )
    with card.inside(body):
        for k in range(7):
            x = 690 + 54 * k
            card.paint(ribbon(f"{x},1300 {x + 10},1350 {x - 4},1400", (15, 12, 3)), shift(FUR, -0.1), thin=0.15)
    card.paint(ribbon("1050,1420 1120,1450 1180,1420 1230,1450", (26, 26, 22, 10)), FUR, edge="torn", wobble=2, lift=4)

    _paw(card)


def _paw(card: Sheet) -> None:
    leg = card.piece(
        "800,1290! 872,1290! 866,1440 810,1530 760,1590 700,1636! 650,1664 616,1650 612,1620 640,1600! 700,1560 760,1490 790,1400",
        FUR,
        angle=-50,
        laps=26,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=9,
    )
    with card.inside(leg):
        for x, y in ((690, 1600), (730, 1566), (766, 1520), (796, 1470)):
            card.paint(
                ribbon(f"{x - 14},{y - 36} {x + 10},{y} {x + 30},{y + 34}", (8, 11, 6)), shift(FUR, -0.08), thin=0.15
            )
        card.paint("600,1590! 656,1596 676,1624 664,1660 600,1680!", CHALK, edge="torn", wobble=3)
    for line in ("618,1626 634,1632", "624,1646 642,1646"):
        card.paint(ribbon(line, (3, 4)), shift(FUR, -0.15))
