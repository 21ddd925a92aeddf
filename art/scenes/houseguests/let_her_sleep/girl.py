"""The girl out of the sheet, who paints herself from the shoes upwards with a lock of the sleeper's hair."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.let_her_sleep.inks import CHALK, CREASE, LINES, PLUM, ROSE, STRAND

HEAD: Final = affine(552, 1006, 1.16, -15)
"""Typed upright, looking right; she looks up."""
NEAR: Final = (
    "486,1194! 500,1158 540,1150 572,1176 612,1176 652,1152! 648,1124 662,1100 692,1092 716,1106 718,1134 702,1156"
    " 680,1166! 646,1216 606,1250 556,1262 508,1246"
)
FAR: Final = (
    "560,1190! 610,1200 660,1180 690,1130! 684,1082 696,1056 724,1046 746,1060 750,1086 736,1108! 706,1180 650,1232"
    " 600,1250 560,1250!"
)
STRAND_OF: Final = "230,1340 340,1424 460,1390 576,1280 682,1136 730,1030 760,930 786,814"
"""Along the lock, from where it leaves the rest to its tip."""


def girl(card: Sheet) -> None:
    """Lay legs, far arm, frock, head, the lock that she holds, and the arm that holds it."""
    _legs(card)
    _arm(card, FAR, mix(CHALK, CREASE, 0.45))
    _frock(card)
    _head(card)
    _lock(card)
    _arm(card, NEAR, CHALK)
    for line in ("664,1112 684,1106 708,1114", "660,1130 684,1124 710,1132", "664,1146 684,1141 704,1148"):
        card.paint(ribbon(line, (2, 5, 2)), CREASE)


def _legs(card: Sheet) -> None:
    """Both stockings are still white; she stands on her toes."""
    for spec in (
        "470,1460! 526,1460! 520,1540 514,1612! 474,1612! 474,1540",
        "572,1460! 630,1460! 626,1540 620,1612! 580,1612! 576,1540",
    ):
        card.paint(spec, CHALK, angle=86, edge="torn", core=CHALK, wobble=2.5, lift=5)
    for x in (470, 576):
        card.paint(
            f"{x},1570! {x + 24},1580 {x + 48},1568! {x + 60},1604 {x + 104},1628 {x + 112},1652! {x + 56},1656"
            f" {x + 26},1636 {x - 6},1618!",
            ROSE,
            angle=10,
            edge="torn",
            core=CHALK,
            wobble=2.5,
            lift=6,
        )


def _frock(card: Sheet) -> None:
    """The hem is painted: one band, with an even edge."""
    card.paint("520,1090! 580,1090! 586,1176! 512,1176!", mix(CHALK, CREASE, 0.35), edge="torn", wobble=2)
    frock = card.piece(
        "500,1158! 548,1176 592,1156! 612,1230 616,1300 652,1396 694,1474! 620,1496 500,1500 400,1474! 440,1380"
        " 478,1290 480,1220",
        CHALK,
        angle=84,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=7,
    )
    with card.inside(frock):
        for line in ("520,1150 500,1300 440,1500", "572,1150 580,1300 620,1520"):
            card.paint(ribbon(line, (6, 6, 6)), LINES, thin=0.1)
        card.paint("380,1418! 440,1432 540,1440 620,1434 700,1416! 720,1520! 380,1520!", ROSE, angle=2, grain=0.2)


def _head(card: Sheet) -> None:
    """Her own face: she did the cheek and the mouth first of all, without a mirror."""
    card.paint(
        "-10,100! -60,40 -64,-40 -20,-96 40,-104 70,-72 76,-34 68,-6 70,6 86,16 90,28! 84,38 70,42! 72,50 77,58"
        " 70,65! 76,72 71,82 66,86 74,98 68,116 44,126 6,120!",
        CHALK,
        at=HEAD,
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=1.6,
        lift=6,
    )
    card.paint("12,48 28,40 44,46 50,62 40,76 24,78 10,66", ROSE, at=HEAD, edge="torn", wobble=2)
    card.paint("47,-11! 64,-7! 65,6 57,12 49,5", PLUM, at=HEAD, wobble=0.3)
    card.paint(ribbon("24,6 36,-8 52,-14 68,-6", (3, 7, 9, 4), HEAD), PLUM)
    card.paint(ribbon("28,-28 46,-38 64,-34", (2, 6, 3), HEAD), mix(CREASE, PLUM, 0.5))
    card.paint("58,64! 66,58 72,50 78,58 70,65! 77,72 70,81 62,74!", ROSE, at=HEAD, wobble=0.5)
    card.paint(ribbon("52,60 60,66 71,65", (2, 4, 3), HEAD), PLUM)
    hair = card.piece(
        "86,-42! 58,-30 34,-32! 22,10 8,60 2,108! -46,120 -112,98! -122,20 -104,-66 -54,-130 20,-140 72,-108",
        CHALK,
        at=HEAD,
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=2.5,
        lift=7,
    )
    with card.inside(hair):
        for line, w in (
            ("16,-142 -30,-80 -50,20 -46,130", 6),
            ("36,-138 0,-90 -14,0 -20,130", 5),
            ("-10,-136 -72,-60 -88,40 -88,130", 5),
            ("62,-112 44,-80 36,-32", 5),
        ):
            card.paint(ribbon(line, (2, w, 3), HEAD), LINES)


def _lock(card: Sheet) -> None:
    """It parts from the hair below her temple; the tip is loaded."""
    lock = card.piece(
        ribbon(STRAND_OF, (40, 54, 54, 48, 40, 42, 58, 3)), PLUM, edge="torn", core=CHALK, wobble=2.5, lift=8
    )
    with card.inside(lock):
        card.paint(ribbon(STRAND_OF, (2, 5, 6, 6, 6, 5, 2)), STRAND)
        card.paint("680,960! 714,936 740,950 810,944! 890,760! 730,760!", ROSE, edge="torn", wobble=2)
    card.paint(ribbon("120,1060 150,1200 214,1330 286,1404 330,1424", (2, 40, 66, 62, 4)), PLUM, angle=50)
    card.paint(ribbon("130,1120 160,1220 220,1326 300,1404 350,1420", (1, 6, 5, 6, 2)), STRAND)


def _arm(card: Sheet, spec: str, ink: Ink) -> None:
    card.paint(spec, ink, angle=60, edge="torn", core=CHALK, wobble=2.5, lift=6)
