"""She Would Have Wanted It: cake in the middle; above, a goat hidden in her Sunday hat; below, he digs for what she hid."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.attic import attic
from art.scenes.houseguests.she_would_have_wanted_it.cellar import cellar
from art.scenes.houseguests.she_would_have_wanted_it.guests import guests
from art.scenes.houseguests.she_would_have_wanted_it.inks import (
    BLACK,
    BRICK,
    CREAM,
    LINEN,
    MUSTARD,
    OLIVE,
    SLATE,
    UMBER,
)

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the earth, three floors of unequal height and what goes on in each."""
    _roof(card)
    attic(card)
    _parlour(card)
    guests(card)
    _earth(card)
    cellar(card)
    _floors(card)


def _earth(card: Sheet) -> None:
    earth = card.piece(
        "-40,1250! 400,1240 900,1246 1240,1236! 1240,1840! -40,1840!",
        mix(UMBER, MUSTARD, 0.3),
        angle=3,
        laps=90,
        edge="torn",
        core=LINEN,
        wobble=8,
        lift=4,
    )
    with card.inside(earth):
        for x, y, r in (
            (70, 1400, 40),
            (140, 1660, 52),
            (60, 1560, 26),
            (1180, 1660, 44),
            (1110, 1760, 30),
            (30, 1760, 34),
        ):
            card.paint(
                f"{x - r},{y} {x - r * 0.4:.0f},{y - r * 0.6:.0f} {x + r * 0.7:.0f},{y - r * 0.4:.0f} {x + r},{y + r * 0.2:.0f} {x},{y + r * 0.6:.0f}",
                mix(UMBER, CREAM, 0.35),
                angle=20,
                edge="torn",
                wobble=3,
                lift=2,
            )
        for line in ("-40,1340 60,1332 150,1346", "-40,1490 80,1484 170,1500", "1040,1620 1140,1612 1240,1622"):
            card.paint(ribbon(line, (4, 7, 3)), mix(UMBER, BLACK, 0.4), thin=0.25)


def _roof(card: Sheet) -> None:
    """Cut through: a thick dark edge, and tiles on the side that is left."""
    card.paint("840,150! 930,146! 934,330! 842,300!", BRICK, angle=86, lift=5)
    card.paint("828,128! 944,122! 944,160! 830,166!", BLACK, lift=4)
    card.paint(
        "20,380! 150,250 380,120 590,6! 800,110 1040,250 1180,372! 1150,430! 1080,400! 1080,620! 120,620! 120,410! 50,440!",
        BLACK,
        angle=30,
        laps=60,
        lift=10,
    )
    for k in range(7):
        x, y = 70 + 74 * k, 366 - 50 * k
        card.paint(
            f"{x},{y}! {x + 92},{y - 62}! {x + 76},{y - 82}! {x - 16},{y - 20}!",
            BRICK if k % 2 else mix(BRICK, BLACK, 0.2),
            angle=-34,
            lift=3,
        )
        x, y = 1124 - 74 * k, 358 - 49 * k
        card.paint(
            f"{x},{y}! {x - 92},{y - 60}! {x - 76},{y - 80}! {x + 16},{y - 20}!",
            mix(BRICK, BLACK, 0.3) if k % 2 else mix(BRICK, BLACK, 0.12),
            angle=34,
            lift=3,
        )


def _parlour(card: Sheet) -> None:
    """The widest floor, to the edges and beyond."""
    wall = card.piece(
        "-40,590! 1240,584! 1240,1240! -40,1246!", mix(LINEN, MUSTARD, 0.16), angle=88, laps=100, grain=0.18, lift=4
    )
    with card.inside(wall):
        for x in range(-20, 1240, 74):
            card.paint(ribbon(f"{x},580 {x + 4},900 {x - 2},1250", (11, 13, 11)), mix(LINEN, MUSTARD, 0.34), thin=0.12)
        card.paint("-40,1180! 1240,1172! 1240,1260! -40,1260!", mix(UMBER, MUSTARD, 0.3), angle=2)
    # the mirror, covered
    card.paint(
        "1004,640! 1060,620 1120,640! 1150,700 1140,800 1150,860! 1100,846 1060,866 1010,846 976,862! 984,780 974,700",
        SLATE,
        angle=84,
        edge="torn",
        core=LINEN,
        wobble=4,
        lift=8,
    )
    for fold in ("1030,640 1010,740 1016,850", "1064,630 1070,740 1060,856", "1104,650 1116,740 1106,846"):
        card.paint(ribbon(fold, (3, 12, 5)), shift(SLATE, -0.08), thin=0.15)
    # her picture has been turned to the wall
    card.paint("96,640! 216,634! 220,770! 100,776!", UMBER, angle=86, lift=6)
    card.paint("112,656! 202,652! 204,754! 116,758!", mix(UMBER, MUSTARD, 0.4), angle=4)
    card.paint(ribbon("100,690 160,706 218,688", (4, 4)), BLACK)
    card.paint(ribbon("120,640 158,606 196,638", (4, 4)), BLACK)


def _floors(card: Sheet) -> None:
    """Torn where the house was cut."""
    card.paint(
        "-40,576! 400,582 800,574 1240,580! 1240,614! 800,608 400,618 -40,608!",
        BLACK,
        angle=2,
        laps=24,
        edge="torn",
        core=OLIVE,
        wobble=5,
        lift=6,
    )
    card.paint(
        "-40,1226! 400,1234 900,1228! 960,1232! 960,1278! 700,1272 300,1282 -40,1272!",
        BLACK,
        angle=2,
        laps=24,
        edge="torn",
        core=OLIVE,
        wobble=5,
        lift=6,
    )
    card.paint("1190,1226! 1240,1226! 1240,1276! 1196,1272!", BLACK, angle=2, edge="torn", core=OLIVE, wobble=4, lift=6)
