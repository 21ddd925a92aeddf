"""Her gown, the card's one dark, from the shoulders out over the rim, and the collar that is round like a plate."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.prints import PRINTS
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import CHALK, COBALT, NIGHT, TILE

RIM: Final = mix(COBALT, CHALK, 0.25)


def _tulips() -> list[Array]:
    """Give rows of tulips that fan out from her waist and grow smaller the further down they are."""
    tulip = PRINTS["tulip"]
    found: list[Array] = []
    for row, (far, size) in enumerate(((456, 66), (606, 60), (742, 54), (866, 48))):
        step = 150 / far
        for k in range(-6, 7):
            a = (k + 0.5 * (row % 2)) * step
            if abs(a) > 1.2:
                continue
            at = affine(545 + far * math.sin(a), 960 + far * math.cos(a), size, -math.degrees(a))
            found += [curve(outline, at, step=2) for outline in (*tulip.first, *tulip.second)]
    return found


def gown(card: Sheet) -> None:
    """Lay two sleeves that go behind the back, the skirt with its folds, and the trunk over both."""
    for sleeve in (
        "330,850! 220,890 120,960 50,1070 14,1200! 30,1290 90,1370 200,1400! 420,1400! 420,900!",
        "690,850! 800,884 900,950 975,1060 1016,1190! 1010,1290 950,1350 840,1390! 600,1390! 600,900!",
    ):
        card.paint(sleeve, shift(NIGHT, 0.05), angle=70, laps=50, edge="torn", core=RIM, wobble=3, lift=14)
    for crease in ("1012,1196 940,1216 866,1206", "1006,1262 926,1286 862,1262", "20,1206 96,1226 166,1210"):
        card.paint(ribbon(crease, (9, 8, 2)), shift(NIGHT, -0.05))
    skirt = card.piece(
        "330,1290! 560,1340 760,1290! 900,1320 1020,1420 1100,1560 1146,1720 1160,1860! -60,1860! -60,1530! 60,1420 190,1330",
        NIGHT,
        angle=84,
        laps=70,
        edge="torn",
        core=RIM,
        wobble=4,
        lift=16,
    )
    card.pattern(skirt, turned(_tulips()), mix(COBALT, TILE, 0.5), thin=0.03, angle=80)
    with card.inside(skirt):
        for fold in (
            "420,1330 330,1520 270,1860",
            "560,1330 560,1560 590,1860",
            "700,1320 820,1520 880,1860",
        ):
            card.paint(ribbon(fold, (3, 14, 26)), shift(NIGHT, -0.05), thin=0.08)
    card.paint(
        "500,860! 640,850 740,872 800,930! 806,1060 786,1180 766,1310! 660,1356 540,1366 420,1350 320,1306! 286,1180 250,1060 "
        "240,930! 300,880 380,860",
        NIGHT,
        angle=76,
        laps=60,
        edge="torn",
        core=RIM,
        wobble=3,
        lift=14,
    )
    for y in (1274, 1334):
        card.paint("1,0 0,1 -1,0 0,-1", CHALK, at=affine(536, y, 12), lift=4)


def collar(card: Sheet) -> None:
    """Lay a wide white round with a scalloped edge under her chin, and dots in the scallops."""
    at = affine(-74, -72, 1.13)
    card.paint(
        "230,850! 216,910 246,960! 250,1020 304,1056! 330,1112 392,1122! 436,1166 500,1150! 560,1176 612,1136! 676,1132 704,1082! "
        "764,1060 776,1000! 822,960 810,900! 826,850 790,800! 700,720 320,720 240,790!",
        CHALK,
        at=at,
        angle=10,
        laps=40,
        lift=12,
    )
    for x, y in (
        (250, 904), (280, 1000), (350, 1080), (448, 1122), (556, 1124), (654, 1090), (734, 1024), (780, 934),
    ):  # fmt: skip
        p = at @ (x, y, 1.0)
        card.paint(ROUND, COBALT, at=affine(float(p[0]), float(p[1]), 13))
    card.paint(ribbon("262,1118! 292,1090! 284,1064! 318,1036! 314,1012!", (7, 6, 5, 4, 2)), NIGHT, wobble=0.5)
