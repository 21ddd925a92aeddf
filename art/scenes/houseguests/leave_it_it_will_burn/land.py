"""Where she runs: a bare hill, a ploughed field, the house with the hole, what fell on the way."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CREAM,
    FIBRE,
    HERS,
    LINEN,
    OCHRE,
    OLIVE,
    SLATE,
    UMBER,
    three,
    torn,
)

AT: Final = affine(0, 76, 1.0)
FIELD: Final = mix(UMBER, OLIVE, 0.25)
SPROUT: Final = mix(OLIVE, CREAM, 0.22)
SPROUTS: Final = (
    (430, 1556, 24),
    (545, 1560, 25),
    (655, 1566, 24),
    (1090, 1530, 24),
    (1180, 1516, 24),
    (400, 1640, 30),
    (520, 1646, 31),
    (640, 1654, 30),
    (762, 1660, 31),
    (350, 1750, 36),
    (500, 1738, 37),
    (650, 1744, 36),
    (800, 1752, 36),
)
FALLEN: Final = ((392, 736, 18, 16), (250, 790, 24, -12), (96, 930, 34, 30), (40, 1120, 40, -20), (268, 1662, 50, 14))


def hill(card: Sheet) -> None:
    """Lay the hill, with the house on it, and the furrows below."""
    slope = torn(
        card,
        "-40,716! 100,682 240,676 400,700 580,790 760,920 980,1080 1240,1220! 1240,1840! -40,1840!",
        OLIVE,
        24,
        5,
        laps=120,
    )
    path = "190,670 250,710 200,770 120,820 60,960 20,1140 60,1340 200,1560"
    card.pattern(slope, ribbon(path, (26, 34, 46, 62, 84, 110, 150, 200)), mix(OLIVE, CREAM, 0.3), edge="torn", thin=0)
    field = torn(card, "-40,1500! 200,1470 520,1510 860,1500 1240,1440! 1240,1840! -40,1840!", FIELD, 4, 6, laps=110)
    rows = [
        ribbon(line, (5, 16, 10))
        for line in (
            "-40,1580 300,1548 700,1580 1240,1520",
            "-40,1656 340,1630 760,1656 1240,1600",
            "-40,1742 400,1716 800,1746 1240,1690",
            "200,1800 600,1790 1240,1780",
        )
    ]
    card.pattern(field, rows, shift(FIELD, -0.07), thin=0.15)
    card.pattern(
        field, "860,1752! 1000,1740 1170,1700 1250,1706! 1250,1740! 1060,1772 900,1790!", mix(FIELD, BLACK, 0.6), thin=0
    )
    for x, y, size in SPROUTS:
        at = affine(x, y, size, (x % 7) * 4 - 12)
        card.paint(
            ["0,0! -.3,-.7 -1,-.9! -.8,-.3", "0,0! .3,-.8 .9,-1.1! .8,-.4", "0,0! -.2,-.9 .1,-1.4! .2,-.8"],
            SPROUT,
            at=at,
        )


def house(card: Sheet) -> None:
    """Lay the house, and her who holds his jacket out of the hole."""
    wall = torn(card, "30,312! 318,302! 330,610! 20,622!", BRICK, 86, 5, at=AT, wobble=3)
    rows = [ribbon(f"0,{y} 340,{y - 4}", (3, 4, 3), AT) for y in range(330, 630, 26)]
    card.pattern(wall, rows, mix(BRICK, CREAM, 0.28), thin=0.2)
    torn(card, "246,120! 288,118! 290,230! 244,232!", BRICK, 80, 3, at=AT, wobble=2)
    torn(card, "-10,330! 80,214! 270,204! 360,318! 180,312!", UMBER, 4, 6, at=AT, wobble=3)
    torn(card, "272,452! 312,450! 316,606! 270,610!", OLIVE, 88, 0, at=AT, wobble=2)
    torn(
        card,
        "46,388! 78,376 108,390 142,374 172,394! 164,430 176,462 164,500 172,530! 130,540 90,526 50,536! 40,480 56,440",
        BLACK,
        60,
        0,
        at=AT,
        wobble=5,
    )
    card.paint("76,530! 74,478 94,458 120,464 126,530!", LINEN, at=AT, angle=80, lift=2)
    card.paint(ribbon("108,474 150,458 212,458", (19, 16, 13), AT), LINEN, lift=3)
    card.paint(ROUND, HERS.base, at=three(AT, 218, 457, 9))
    card.paint(ROUND, HERS.base, at=three(AT, 104, 436, 21), lift=2)
    card.paint(ROUND, BLACK, at=three(AT, 114, 436, 3))
    card.paint("84,444! 78,416 98,404 120,410 128,426! 106,424 94,436", CREAM, at=AT, lift=2)
    card.paint(ROUND, CREAM, at=three(AT, 80, 414, 11))
    card.paint(
        "194,464! 218,454 242,464! 256,500 258,548! 242,546! 244,572 204,576! 202,536! 184,550! 180,500",
        BLACK,
        at=AT,
        angle=80,
        lift=4,
    )
    card.paint("208,460! 230,460! 220,512!", OCHRE, at=AT)
    card.paint([ribbon(q, (4, 4), AT) for q in ("208,458 222,518", "232,458 222,518", "222,518 223,572")], SLATE)


def bricks(card: Sheet) -> None:
    """Lay what has fallen out on the way from there to her foot."""
    for x, y, size, tilt in FALLEN:
        torn(card, "-1,-.5! 1,-.52! 1.02,.5! -1,.5!", BRICK, tilt, 4, at=affine(x, y, size, tilt), wobble=2, core=FIBRE)
