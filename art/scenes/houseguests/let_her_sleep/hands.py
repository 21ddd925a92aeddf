"""Three hands: a child's with a brush, a grandmother's with henna, a man's with a stone."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import finger, hand
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.let_her_sleep.inks import CHALK, GIRL, HENNA, LINEN, MAN, MINT, OLD, PLUM, SHELL

STONE = "-1,.1 -.86,-.5 -.3,-.82 .4,-.76 .92,-.3 1,.24 .6,.68 -.1,.8 -.74,.62"


def childs_hand(card: Sheet) -> None:
    """From the lower left: short fingers, the tongue surely between the teeth; the brush sets the next whisker down."""
    card.paint(
        "-60,1840! -60,1640! 120,1540 300,1430! 372,1500! 300,1640 180,1840!",
        mix(MINT, PLUM, 0.12),
        angle=-36,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=6,
        lift=9,
    )
    card.paint("286,1422! 330,1396! 404,1490! 362,1524!", CHALK, angle=50, edge="torn", wobble=4, lift=5)
    card.paint(ribbon("430,1400 560,1318 700,1226 786,1172", (13, 17, 16, 13)), mix(HENNA, SHELL, 0.25), lift=8)
    card.paint("772,1168! 800,1150 824,1136! 836,1152! 812,1172 786,1190!", LINEN, lift=4)
    card.paint("816,1136! 850,1112 886,1098 868,1128 834,1156!", PLUM, lift=3, edge="torn", wobble=2)
    card.paint(ribbon("868,1112 898,1090 936,1070 976,1060", (8, 13, 12, 6)), PLUM)
    hand(card, "pinch", 378, 1458, 250, -36, GIRL, age=5, lift=9)


def grandmothers_hand(card: Sheet) -> None:
    """From above at the right: it holds the chin quite still; fingertips and knuckles are dyed."""
    card.paint(
        "930,-60! 1270,-60! 1270,420! 1170,560! 1010,520! 940,300",
        mix(HENNA, PLUM, 0.2),
        angle=70,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=6,
        lift=10,
    )
    for y in (330, 380, 430):
        card.paint(ribbon(f"950,{y} 1080,{y + 42} 1240,{y + 22}", (10, 14, 10)), SHELL, thin=0.1)
    dark = mix(OLD.shade, PLUM, 0.3)
    for line, wide in (
        ("1180,880 1180,1020 1096,1120", 62),
        ("1146,890 1136,1050 1044,1150", 66),
        ("1106,890 1080,1050 990,1150", 66),
    ):
        card.paint(finger(line, wide), OLD.base, angle=80, grain=0.2, lift=7, wobble=0.6)
    palm = card.piece(
        "1050,520! 1160,560! 1230,700 1236,830 1214,930! 1150,950 1080,940! 1040,860 1026,740",
        OLD.base,
        angle=80,
        grain=0.2,
        lift=7,
    )
    with card.inside(palm):
        card.paint("1160,540! 1250,700! 1250,960! 1176,960! 1190,820 1176,680", OLD.shade, angle=80, grain=0.2)
        card.paint(
            [
                ribbon(f"{x},{910} {x - 8},{820} {x - 2 - (x - 1130) * 0.3:.0f},{700}", (12, 8, 3))
                for x in (1100, 1142, 1186)
            ],
            dark,
        )
        for x, y in ((1128, 640), (1128, 690), (1104, 736), (1154, 734), (1128, 780)):
            card.paint("1,0 0,1 -1,0 0,-1", HENNA, at=affine(x, y, 11 if y != 736 else 9), edge="torn", wobble=1.5)
    card.paint(finger("1064,770 996,850 972,990", 74), OLD.base, angle=70, grain=0.2, lift=8, wobble=0.6)
    for tip, angle in (((972, 1004), 96), ((990, 1148), 130), ((1044, 1148), 130), ((1096, 1118), 130)):
        at = affine(*tip, 1, angle)
        card.paint("-34,-30! 6,-31 30,-20 36,0 30,20 6,31 -34,30! -26,0", HENNA, at=at, edge="torn", wobble=2)
        card.paint("4,-16 24,-13 32,0 24,13 4,16 -2,0", mix(HENNA, SHELL, 0.5), at=at, wobble=0.5)
    for spec in ("972,880 1000,890 1020,880", "1066,1040 1092,1050 1110,1034", "1122,1036 1146,1046 1164,1030"):
        card.paint(ribbon(spec, (3, 9, 3)), dark)
    card.paint("1040,540! 1110,590 1170,566! 1176,600! 1108,632 1036,580!", SHELL, lift=4)


def stones(card: Sheet) -> None:
    """The striped one is half under the pillow already."""
    at = affine(1010, 1480, 86, -26)
    stone = card.piece(STONE, LINEN, at=at, edge="torn", core=CHALK, wobble=3, lift=6)
    card.pattern(
        stone,
        [ribbon(f"{920 + 34 * i},1590 {940 + 34 * i},1470 {990 + 34 * i},1380", (11, 13, 11)) for i in range(7)],
        PLUM,
    )


def mans_hand(card: Sheet) -> None:
    """From the right, a good cuff, not quite steady."""
    card.paint("1270,1500! 1190,1520! 1160,1720! 1270,1780!", PLUM, angle=84, edge="torn", wobble=5, lift=8)
    card.paint("1206,1506! 1166,1514! 1136,1716! 1180,1730!", CHALK, angle=84, edge="torn", wobble=4, lift=6)
    hand(card, "pinch", 1180, 1620, 240, 176, MAN, lift=9, flip=True)
    stone = card.piece(
        STONE, mix(PLUM, LINEN, 0.56), at=affine(962, 1640, 76, 12), edge="torn", wobble=3, lift=8, angle=30
    )
    with card.inside(stone):
        card.paint("-1,.2! -.2,.5 .9,.3! 1,1! -1,1!", mix(PLUM, LINEN, 0.42), at=affine(962, 1640, 76, 12), grain=0.25)
