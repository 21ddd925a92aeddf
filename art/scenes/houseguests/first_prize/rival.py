"""The rival: his back to the prize, he eats his own champion, so that nobody else shall have it."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.first_prize.inks import BLACK, CAST, GREEN, LINEN, SALLOW, SLATE

BIG = 1.15
AT: Array = affine(-6, -276, BIG)


def _spot(x: float, y: float) -> tuple[float, float]:
    return BIG * x - 6, BIG * y - 276


def rival(card: Sheet) -> None:
    """Lay the bent back, the head, the leek and the hands that will not share."""
    coat = mix(SLATE, BLACK, 0.2)
    back = card.piece(
        "190,1250! 300,1230 390,1290 440,1400 470,1560 480,1700 470,1840! -40,1840! -40,1420! 60,1330 130,1290",
        coat,
        angle=70,
        laps=60,
        edge="torn",
        core=LINEN,
        wobble=5,
        lift=12,
        at=AT,
    )
    with card.inside(back):
        card.paint("420,1340! 470,1500 500,1840! 380,1840! 400,1600 370,1420", shift(coat, -0.07), at=AT, angle=80)
    card.paint("150,1200! 290,1180! 320,1260! 240,1300 140,1280!", SALLOW.shade, at=AT, angle=80)
    card.paint("130,1270! 210,1290 320,1220! 350,1280! 230,1350 110,1320!", LINEN, at=AT, angle=10, lift=5)
    head = Head(card, CAST["rival"], *_spot(232, 1120), BIG * 134, tilt=-10, turn=-0.9, view="side")
    head.draw()
    for x, y, r in ((196, 1168, 11), (206, 1216, 13)):
        card.paint("0,-1.8! .9,.2 0,1 -.9,.2", "#f2ecdd", at=affine(*_spot(x, y), BIG * r, 6), lift=2)
    leaves = (
        "196,1470! 250,1520 330,1640 350,1800! 300,1740 220,1600 170,1500!",
        "180,1480! 220,1580 240,1700 210,1840! 180,1700 150,1590 150,1500!",
        "210,1460! 300,1500 400,1580 440,1700! 360,1640 270,1560 190,1500!",
    )
    for i, spec in enumerate(leaves):
        leaf = card.piece(spec, shift(GREEN, (-0.1, 0.0, -0.04)[i]), angle=60, laps=30, lift=7, at=AT)
        with card.inside(leaf):
            x0, y0, x1, y1 = card.box(leaf)
            card.paint(
                ribbon(f"{x0 + 20},{y0} {(x0 + x1) / 2},{(y0 + y1) / 2} {x1 - 10},{y1}", (6, 8, 3)), shift(GREEN, 0.12)
            )
    stalk = card.piece(
        "104,1226! 122,1236 130,1210! 150,1220 160,1196! 178,1206! 184,1230 190,1290 212,1380 232,1478! 200,1506 168,1500! 144,1400 120,1310",
        "#f2ecdd",
        angle=70,
        laps=20,
        lift=8,
        at=AT,
    )
    with card.inside(stalk):
        card.paint("150,1400! 206,1400! 240,1520! 150,1520!", mix(GREEN, LINEN, 0.45), ragged=40, at=AT, angle=70)
        for line in ("124,1250 150,1350 184,1490", "158,1230 176,1340 210,1480"):
            card.paint(ribbon(line, (3, 5, 4), AT, BIG), mix(GREEN, LINEN, 0.4))
    card.paint("-40,1400! 30,1340 84,1320! 108,1380! 60,1440 -40,1520!", shift(coat, 0.05), at=AT, angle=-30, lift=6)
    hand(card, "grip", *_spot(92, 1362), BIG * 104, -20, SALLOW, lift=5)
    hand(card, "grip", *_spot(262, 1420), BIG * 108, 196, SALLOW, True, lift=5)
    sleeve = card.piece(
        "330,1320! 400,1400 420,1520 380,1600 320,1590! 270,1500 246,1460! 266,1384! 310,1420! 300,1380",
        shift(coat, 0.05),
        angle=80,
        laps=44,
        lift=10,
        at=AT,
    )
    with card.inside(sleeve):
        card.paint("430,1460! 400,1560 330,1560 260,1480! 300,1640! 440,1640!", shift(coat, -0.04), at=AT, angle=60)
    card.paint("246,1380! 274,1376! 262,1470! 236,1460!", LINEN, lift=3, at=AT)
