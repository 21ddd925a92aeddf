"""A boy with both hands full, and a boot that waits for its foot."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CHALK, LILAC, PISTACHIO, PLUM, SHE, STREET

GREEN = mix(PISTACHIO, "#5f7d2e", 0.5)
SHIRT = shift(BUTTER, -0.06)


def boy(card: Sheet, face: Face) -> None:
    """Close to us, bent over what he fills."""
    trunk = card.piece(
        "626,1840! 640,1680 668,1590 726,1536 800,1528 852,1560 880,1660 890,1840!", SHIRT, angle=84, lift=10
    )
    with card.inside(trunk):
        card.paint([ribbon(f"600,{y} 760,{y + 16} 920,{y + 2}", (20, 20, 20)) for y in range(1590, 1840, 66)], CHALK)
        card.paint("620,1600! 690,1600 670,1840! 600,1840!", shift(SHIRT, -0.07), angle=84)
    card.paint("722,1490! 806,1490! 820,1540 774,1566 716,1544!", SHE.shade, angle=80)
    card.paint(ribbon("708,1532 750,1560 790,1564 826,1540", (16, 20, 20, 16)), CHALK, lift=3)
    Head(card, face, 762, 1416, 108, tilt=13, turn=0.55).draw()


def reach(card: Sheet) -> None:
    """His arm, one contour from the sleeve to the wrist, and the handful over the boot."""
    heap = ((900, 1478), (926, 1484), (1006, 1482), (1030, 1478), (984, 1462), (1012, 1452), (962, 1470), (990, 1440))
    for i, (x, y) in enumerate(heap):
        card.paint(ROUND, shift(GREEN, 0.05 * (i % 3) - 0.02), at=affine(x, y, 18), lift=2)
    card.paint("720,1650! 770,1600 840,1500 890,1404! 930,1440! 890,1560 800,1690!", SHE.base, angle=130, lift=7)
    hand(card, "drop", 908, 1424, 92, -6, SHE, age=4, lift=3)
    sleeve = card.piece(
        "688,1600! 730,1556 790,1548 830,1526! 876,1588! 836,1668 770,1712 704,1690!", SHIRT, angle=130, lift=8
    )
    with card.inside(sleeve):
        card.paint([ribbon(f"{x},1500 {x + 34},1590 {x + 90},1700", (18, 18, 18)) for x in (690, 752)], CHALK)
    card.paint(ribbon("824,1524 854,1552 876,1592", (13, 14, 13)), CHALK, lift=2)


def boot(card: Sheet) -> None:
    """By itself in the street, laced, and nearly full."""
    at = affine(1060, 1640)
    card.paint("-90,84! 20,66 150,80! 180,104 40,116 -90,106", shift(STREET, -0.12), at=at, angle=3)
    body = card.piece(
        "-80,-120! 40,-128! 46,-20 60,20! 120,34 158,66 160,96! -84,100! -78,0", PLUM, at=at, angle=80, laps=50, lift=9
    )
    with card.inside(body):
        card.paint("-90,-130! -40,-130! -50,100! -90,100!", shift(PLUM, -0.05), at=at, angle=86)
        card.paint("90,20! 170,40! 170,100! 96,100! 84,60", shift(PLUM, 0.06), at=at, angle=20)
    card.paint("-88,92! 164,88! 166,112! 40,116! 36,106! -30,108! -34,118! -90,118!", shift(PLUM, -0.1), at=at, lift=2)
    for y in (-90, -60, -30, 0):
        card.paint(ribbon(f"0,{y} 44,{y + 14}", (6, 6), at), LILAC)
        card.paint(ribbon(f"2,{y + 16} 44,{y - 4}", (6, 6), at), LILAC)
    card.paint(ribbon("30,20 66,50 58,84", (5, 5, 4), at), LILAC)
    card.paint("-84,-120! -20,-140 44,-128! -20,-108", shift(PLUM, -0.1), at=at)
    for i, (u, v) in enumerate(
        (
            (-62, -124),
            (-40, -130),
            (-18, -132),
            (6, -132),
            (26, -128),
            (-50, -116),
            (-26, -118),
            (0, -118),
            (-34, -144),
            (-8, -146),
        )
    ):
        card.paint(
            ROUND, shift(GREEN, 0.05 * (i % 3) - 0.02), at=at @ [[13, 0, u], [0, 13, v], [0, 0, 1]], lift=2, wobble=0.4
        )
    card.paint("-86,-118! -60,-132! -56,-96! -84,-90!", PLUM, at=at)
    card.paint(["-84,-112! -20,-98 44,-122! 46,-92! -20,-74 -84,-86!"], shift(PLUM, 0.07), at=at, lift=2)
