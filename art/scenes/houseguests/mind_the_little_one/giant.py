"""The giant: a dark hill of shoulders, a face down to the nose, a sleeve before the rest of it, and one good hand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.mind_the_little_one.inks import ASH, CHALK, CHARCOAL, HIS, UMBER

COAT: Final = shift(CHARCOAL, 0.035)
AT: Final = affine(544, 660, 1.05, 10)
FACE: Final = (
    "-258,-60 -268,90 -254,220 -206,340 -90,430 60,440 184,360 248,236 268,84 260,-70 210,-260 0,-330 -200,-260"
)
HAIR: Final = (
    "-276,66! -304,20 -322,-100 -330,-230 -284,-366 -160,-452 -30,-484! -6,-470! 40,-512! 60,-480 180,-456 290,-376 336,-230 322,-90 300,20 274,60! "
    "262,-20 246,-110! 214,-176 150,-196 80,-150! 40,-200 -40,-222 -120,-170! -150,-200 -196,-176 -232,-100! -256,-30"
)
HAND: Final = (
    "420,1020! 500,1000 570,986 636,998 684,1036 722,1090! 790,1116 860,1138 940,1160 1010,1190 1034,1224 1016,1254 950,1260 "
    "870,1244 790,1226 716,1226! 690,1290 610,1342 500,1350 420,1346!"
)

_FOLDED: Final = (
    (
        "600,1000! 612,936 658,890 720,872 778,880 814,912 820,948 800,984! 700,1010!",
        "606,976 620,926 660,888 720,872 778,880 814,912 820,948",
        "764,896 786,914 792,938",
        0.4,
    ),
    (
        "600,1010! 640,968 700,944 770,930 832,944 866,980 870,1020 846,1056! 700,1060!",
        "622,990 648,964 700,944 770,930 832,944 866,980 870,1020",
        "812,962 836,982 840,1008",
        0.18,
    ),
    (
        "590,1030! 640,1020 700,1010 768,1000 826,1010 860,1044 864,1084 846,1116 800,1150! 680,1120!",
        "656,1014 700,1008 768,999 826,1010 860,1044 864,1084",
        "806,1028 830,1048 834,1076",
        0.0,
    ),
)
"""His other three, folded, the forefinger first: shape, upper edge, crease of the knuckle, how much shade."""


def shoulders(card: Sheet) -> None:
    """Hunched to the ears."""
    back = card.piece(
        "-60,1400! -60,520 60,540 200,560 330,600! 720,640! 860,640 1010,680 1130,770 1210,900 1250,1050! 1240,1400!",
        COAT,
        angle=70,
        laps=120,
        grain=0.3,
        lift=14,
    )
    with card.inside(back):
        for fold in ("860,660 900,800 880,960", "1000,700 1080,860 1110,1040", "180,580 150,680 170,780"):
            card.paint(ribbon(fold, (4, 16, 10, 3)), shift(COAT, 0.05), thin=0.15)


def face(card: Sheet) -> None:
    """Large, simple, bent to the finger: one lid lower than the other."""
    for x, side in ((-276, -1), (276, 1)):
        ear = [(x + side * a, b) for a, b in ((-10, -40), (30, -56), (56, -20), (50, 50), (26, 104), (-14, 110))]
        card.paint(" ".join(f"{a},{b}" for a, b in ear), HIS.base, at=AT, lift=6)
        inner = [(x + side * a, b) for a, b in ((10, -24), (34, -20), (34, 30), (14, 66))]
        card.paint(ribbon(" ".join(f"{a},{b}" for a, b in inner), (3, 11, 9, 3), AT), HIS.shade, wobble=0.4)
    skin = card.piece(FACE, HIS.base, at=AT, angle=80, laps=110, grain=0.22, lift=10)
    with card.inside(skin):
        card.paint("-300,-80! -236,0 -226,130 -196,260 -120,360 -60,460! -320,480!", HIS.shade, at=AT, angle=80)
        # what the fist keeps from the light
        card.paint(
            "290,84! 250,160 180,222 100,262 20,288 -60,306! -60,480! 300,480!",
            mix(HIS.shade, HIS.line, 0.16),
            at=AT,
            angle=20,
        )
    _eye(card, -122, 22, 42)
    _eye(card, 124, 28, 31)
    # brows: both rise to the middle, one of them further
    card.paint(
        "-230,-44! -192,-90 -130,-122 -58,-132! -36,-116 -42,-98! -110,-90 -176,-66!", CHARCOAL, at=AT, wobble=0.8
    )
    card.paint(
        "44,-104! 54,-128! 120,-118 184,-86 230,-32! 224,-26! 170,-60 110,-80 52,-84!", CHARCOAL, at=AT, wobble=0.8
    )
    # nose
    card.paint(
        "-34,-40! -22,60 -40,126 -78,168 -86,214 -60,240! 0,232 30,250 -10,268 -60,262! -110,240 -108,170 -66,120 -46,50",
        HIS.shade,
        at=AT,
        angle=84,
    )
    card.paint(ribbon("56,150 88,180 88,220 62,240", (2, 9, 10, 3), AT), HIS.shade, wobble=0.4)
    hair = card.piece(HAIR, CHARCOAL, at=AT, angle=60, laps=60, grain=0.4, lift=8)
    strands = (
        "-290,-60 -300,-220 -220,-360 -100,-420",
        "-236,-130 -240,-250 -160,-350",
        "-110,-190 -90,-300 20,-400",
        "90,-170 60,-290 110,-420",
        "236,-130 230,-250 180,-360",
        "296,-40 304,-200 250,-330",
    )
    card.pattern(hair, [ribbon(s, (3, 9, 9, 3), AT) for s in strands], mix(UMBER, CHARCOAL, 0.3), thin=0.1)


def _eye(card: Sheet, x: float, y: float, opening: float) -> None:
    """One eye under a heavy lid; it looks down to its right."""
    low = y + opening
    white = card.piece(
        f"{x - 76},{y + 4}! {x - 30},{y - 4} {x + 30},{y - 4} {x + 76},{y + 6}! {x + 40},{low} {x},{low + 5} {x - 44},{low - 3}",
        HIS.white,
        at=AT,
        wobble=0.4,
    )
    with card.inside(white):
        card.paint(ROUND, HIS.line, at=AT @ _local(x + 30, y + 27, 29), wobble=0.3)
    card.paint(
        f"{x - 84},{y + 10}! {x - 62},{y - 30} {x},{y - 48} {x + 62},{y - 30} {x + 86},{y + 12}! {x + 44},{y + 12} {x},{y + 13} {x - 44},{y + 11}",
        HIS.shade,
        at=AT,
        wobble=0.5,
    )
    card.paint(
        ribbon(
            f"{x - 88},{y + 6} {x - 44},{y + 11} {x},{y + 14} {x + 44},{y + 13} {x + 90},{y + 8}",
            (4, 11, 13, 12, 5),
            AT,
        ),
        HIS.line,
        wobble=0.4,
    )
    card.paint(ribbon(f"{x - 50},{low + 30} {x},{low + 40} {x + 50},{low + 28}", (2, 8, 2), AT), HIS.shade, wobble=0.4)


def _local(x: float, y: float, size: float) -> list[list[float]]:
    return [[size, 0, x], [0, size, y], [0, 0, 1]]


def sleeve(card: Sheet) -> None:
    """It lies along the table and hides the mouth."""
    arm = card.piece(
        "-60,820! 60,784 170,790 280,836 370,910 430,980 460,1020! 480,1180 460,1366! 360,1394 200,1410 -60,1410!",
        CHARCOAL,
        angle=18,
        laps=110,
        grain=0.3,
        lift=16,
        edge="torn",
        core=ASH,
        wobble=4,
    )
    with card.inside(arm):
        for fold in ("-40,1010 120,980 230,900", "-40,1130 140,1130 280,1060", "260,1390 330,1250 330,1100"):
            card.paint(ribbon(fold, (4, 20, 14, 3)), shift(CHARCOAL, 0.07), thin=0.15)


def hand(card: Sheet) -> None:
    """A fist on the table with its smallest finger put out."""
    lit = shift(HIS.base, 0.03)
    for finger, edge, crease, tone in _FOLDED:
        card.paint(finger, mix(lit, HIS.shade, tone), angle=30, lift=7)
        card.paint(ribbon(edge, (2, 6, 7, 7, 4)), mix(HIS.shade, HIS.line, 0.6), wobble=0.3)
        card.paint(ribbon(crease, (2, 8, 2)), HIS.shade, wobble=0.3)
    laid = card.piece(HAND, lit, angle=12, laps=90, grain=0.22, lift=10)
    card.paint(ribbon("642,1004 684,1040 722,1088 788,1114 846,1132", (2, 6, 7, 6, 2)), HIS.line, wobble=0.3)
    with card.inside(laid):
        card.paint(
            "400,1290! 540,1302 630,1270 690,1200! 780,1194 870,1210 1020,1240! 1010,1400! 400,1400!",
            HIS.shade,
            angle=8,
        )
        card.paint(ribbon("630,1060 662,1070 680,1096", (2, 9, 2)), HIS.shade, wobble=0.3)
        for line in ("838,1134 848,1154 846,1174", "856,1140 866,1160 864,1178"):
            card.paint(ribbon(line, (2, 7, 2)), HIS.shade, wobble=0.3)
    card.paint(
        "390,994! 460,976 500,980! 524,1100 526,1230 510,1372! 460,1380 390,1376! 412,1240 410,1110",
        CHALK,
        angle=86,
        lift=8,
    )
    card.paint(ROUND, CHARCOAL, at=affine(474, 1310, 14), lift=3)
