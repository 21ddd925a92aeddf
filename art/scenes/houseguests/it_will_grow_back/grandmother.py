"""The grandmother: hands before her mouth, and in her lap a plait of her own, white, tied long ago."""

from __future__ import annotations

import math

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_will_grow_back.inks import ASH, BONE, CAST, CHALK, INK, OLD, PENCIL, RUST


def grandmother(card: Sheet) -> None:
    """Lay stool, skirt, shawl, the head, both hands, and what lies in her lap."""
    for x in (890, 1090):
        card.paint(ribbon(f"{x},1660 {x - 6},1770", (22, 18)), PENCIL, lift=3)
    skirt = card.piece(
        "880,1500! 960,1460 1080,1466 1140,1510! 1180,1620 1190,1740! 1020,1764 850,1746! 836,1630",
        INK,
        angle=80,
        laps=60,
        edge="torn",
        core=BONE,
        wobble=5,
        lift=10,
    )
    with card.inside(skirt):
        for fold in ("930,1560 910,1660 900,1760", "1010,1580 1014,1670 1008,1770", "1100,1560 1120,1660 1124,1760"):
            card.paint(ribbon(fold, (3, 12, 5)), mix(INK, PENCIL, 0.4), thin=0.2)
    card.paint("900,1746! 960,1742 980,1766 970,1784! 890,1786! 880,1766", PENCIL, lift=3)
    card.paint("1050,1748! 1110,1744 1130,1766 1122,1786! 1040,1788!", PENCIL, lift=3)
    card.paint(
        "890,1340! 940,1300 1010,1290 1080,1304 1120,1350! 1160,1440 1150,1530! 1010,1552 870,1530! 862,1440",
        INK,
        angle=76,
        laps=50,
        edge="torn",
        core=BONE,
        wobble=5,
        lift=9,
    )
    card.paint("968,1270! 1040,1270! 1050,1320 1004,1352 960,1320!", OLD.shade)
    card.paint(
        "952,1296! 1004,1350! 1060,1296! 1080,1320! 1006,1400! 930,1320!",
        PENCIL,
        edge="torn",
        core=BONE,
        wobble=2,
        lift=3,
    )
    Head(card, CAST["grandmother"], 1002, 1208, 92, tilt=6, turn=-0.35).draw()
    card.paint(
        "920,1180! 906,1130 950,1096 1010,1090 1070,1104 1100,1140! 1090,1120 1070,1070 1010,1056 940,1070 910,1110",
        mix(PENCIL, INK, 0.3),
        angle=20,
    )
    # her cut plait, as white as the ribbon
    for k in range(12):
        x, y = 880 + 23 * k, 1530 + 16 * math.sin(k * 0.5) + (k % 2) * 9
        card.paint(
            "-1,0 -.4,-.7 .5,-.6 1,0 .5,.6 -.5,.6",
            CHALK if k % 2 else mix(CHALK, ASH, 0.4),
            at=affine(x, y, 21, 26 if k % 2 else -26),
            lift=3,
        )
    card.paint("1146,1510! 1196,1490! 1206,1512! 1166,1530! 1204,1554! 1190,1572! 1146,1544!", CHALK, lift=4)
    card.paint(ribbon("1150,1508 1148,1546", (13, 13)), RUST, lift=2)
    # hands: over a smile or the other thing
    for sleeve, x, y, angle, flip in (
        ("880,1350! 850,1440 900,1510! 960,1490 980,1420 984,1360! 930,1340 912,1390", 956, 1350, -58, False),
        ("1120,1354! 1160,1440 1110,1510! 1050,1490 1034,1420 1030,1360! 1080,1340 1096,1390", 1056, 1350, -122, True),
    ):
        card.paint(sleeve, shift(INK, 0.05), angle=60, edge="torn", core=BONE, wobble=4, lift=8)
        hand(card, "blade", x, y, 118, angle, OLD, flip=flip, age=76, lift=6)
