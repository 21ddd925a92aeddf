"""Come Down This Instant: three old women in a plane tree pass a flask; below, its trunk is measured."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

GREEN, BONE, UMBER, SLATE, TAN, GREY = "#3f9a4a", "#ebe3d2", "#4b3a31", "#5d6a70", "#b48e6e", "#8e8a80"
GROUND = BONE
CHALK: Final = "#f7f1e4"
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
LINE: Final = "#2a1f1a"
OLIVE: Final = Skin("#c39a74", "#9c7757", LINE, lip="#8c5040", blush="#b98064", white=CHALK)
BROWN: Final = Skin("#86604a", "#664736", LINE, lip="#6c3a32", white=CHALK)
FAIR: Final = Skin("#dcbd9e", "#b99877", LINE, lip="#a06654", blush="#cf9a80", white=CHALK)
CAST: Final = {
    "huge": Face(
        OLIVE,
        72,
        "heavy",
        "snub",
        "round",
        "wide",
        "arched",
        "curls",
        "#8a5238",
        feels=feel("laughing", part=0.24, broad=1.2, tilt=0),
        plane="cheek",
        jaw=0.05,
    ),
    "aiming": Face(
        BROWN,
        79,
        "gaunt",
        "hook",
        "almond",
        "pinched",
        "flat",
        "low_knot",
        "#c9c2b4",
        wear=("round",),
        wear_ink=LINE,
        feels=feel("mischief", gaze=(-0.35, 0.6), lids=(0.7, 0.12), squint=0.5, corners=(0.3, 0.05), tilt=0),
        snout=1.15,
    ),
    "sleepy": Face(
        FAIR,
        68,
        "moon",
        "bulb",
        "smooth",
        "plain",
        "plain",
        "down",
        "#b9b2a6",
        hat="headscarf",
        hat_inks=(TAN, BONE),
        feels=feel("smug", lids=(0.16, 0.3), gaze=(0.1, 0.2), tilt=0),
        mouth=0.9,
    ),
    "husband": Face(
        OLIVE,
        75,
        "square",
        "broad",
        "dot",
        "plain",
        "bushy",
        "ring",
        "#c9c2b4",
        hat="felt",
        hat_inks=(UMBER, TAN),
        feels=feel("shouting", gaze=(0.0, -0.6), tilt=0),
        small=True,
    ),
    "pole": Face(
        FAIR, 30, "egg", "wedge", "dot", "plain", "flat", "crop", UMBER, feels=feel("plain", tilt=0), small=True
    ),
    "figures": Face(
        BROWN, 31, "long", "straight", "dot", "thin", "plain", "coils", LINE, feels=feel("cross", tilt=0), small=True
    ),
}


def torn(card: Sheet, spec: str, ink: Ink, **how: Any) -> Patch:
    """Lay a torn piece with its pale fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "core": CHALK, "wobble": 4, "lift": 7, **how})


def paint(card: Sheet) -> None:
    """Lay the path, the crown with its gaps, the wood, then the three, and who is small below."""
    _path(card)
    _crown(card)
    _wood(card)
    _sleepy(card)
    _huge(card)
    _aiming(card)
    _flask(card)
    _leaves(card)
    _below(card)


def _path(card: Sheet) -> None:
    for spec in ("-40,1480 300,1466 620,1474 1240,1460", "-40,1740 400,1726 800,1736 1240,1722"):
        card.paint(ribbon(spec, (6, 9, 6, 8)), mix(TAN, BONE, 0.4), edge="torn", wobble=3, thin=0.1)
    for x, y in ((90, 1560), (880, 1520), (1120, 1650), (340, 1780), (760, 1770), (1060, 1790)):
        torn(card, "-1,.3 -.4,-.5 .6,-.5 1,.2 .3,.6", mix(TAN, BONE, 0.3), at=affine(x, y, 22), wobble=2, lift=2)


def _crown(card: Sheet) -> None:
    crown = torn(
        card,
        "-60,-60! 1260,-60! 1260,1120! 1190,1200 1080,1170 1000,1260 880,1210 800,1270 690,1200 600,1240 500,1180 410,1260 300,1210 210,1270 90,1190 -60,1220!",
        GREEN,
        angle=30,
        laps=110,
        grain=0.4,
        wobble=9,
        lift=12,
    )
    deep, pale = shift(GREEN, -0.09), shift(GREEN, 0.07)
    with card.inside(crown):
        for k, (x, y, s, t) in enumerate(
            (
                (120, 130, 190, 10),
                (520, 60, 210, 60),
                (960, 150, 220, 20),
                (1130, 480, 200, 80),
                (60, 720, 180, 40),
                (470, 1040, 170, 15),
                (1060, 1010, 190, 50),
                (820, 1120, 150, 70),
                (140, 1080, 160, 5),
            )
        ):
            card.paint(
                "-1,.1 -.7,-.5 -.2,-.4 .1,-.9 .5,-.5 1,-.3 .8,.3 .4,.4 .1,.8 -.4,.5",
                (deep, pale)[k % 2],
                at=affine(x, y, s, t),
                angle=t,
                edge="torn",
                core=mix(GREEN, CHALK, 0.45),
                wobble=6,
                lift=3,
            )
    for spec in (
        "30,200! 110,150 190,190 220,260! 160,330 60,320!",
        "880,60! 990,20 1100,70 1130,170! 1040,220 930,180!",
        "500,700! 600,660 690,700! 700,800 610,850 520,800!",
    ):
        torn(card, spec, BONE, angle=4, grain=0.16, wobble=8, lift=0)


def _wood(card: Sheet) -> None:
    bark = mix(UMBER, TAN, 0.3)
    for spec, w in (
        ("620,1200 470,1010 300,870 20,800", (150, 96, 66, 34)),
        ("600,1160 610,900 690,640 900,520", (140, 92, 62, 26)),
        ("640,1220 760,1120 960,1060 1250,1030", (130, 88, 66, 44)),
        ("430,960 380,800 400,640", (50, 34, 16)),
        ("520,672 700,652 960,612", (22, 44, 20)),
        ("700,1150 960,1120 1250,1096", (50, 62, 50)),
        ("880,1080 1020,960 1130,780", (44, 34, 14)),
    ):
        card.paint(ribbon(spec, w), bark, angle=80, edge="torn", core=CHALK, wobble=4, lift=6)
    trunk = torn(
        card,
        "500,1110! 600,1150 720,1110! 716,1300 724,1480 760,1640 850,1716! 720,1700 640,1720 560,1700 400,1726! 480,1640 510,1480 520,1300",
        bark,
        angle=88,
        laps=50,
        grain=0.4,
        lift=9,
    )
    with card.inside(trunk):
        for x, y, s, ink in (
            (570, 1250, 60, TAN),
            (660, 1360, 70, mix(TAN, BONE, 0.4)),
            (580, 1480, 66, UMBER),
            (680, 1560, 60, TAN),
            (620, 1640, 50, UMBER),
        ):
            card.paint(
                "-.8,.2 -.5,-.9 .2,-1 .7,-.2 .5,.9 -.3,1",
                mix(ink, bark, 0.4),
                at=affine(x, y, s, x % 30),
                angle=86,
                edge="torn",
                wobble=5,
            )
    card.paint(
        "540,1050! 590,1000 640,1060 690,1040! 712,1180 700,1240! 520,1240! 512,1160",
        bark,
        angle=86,
        edge="torn",
        wobble=3,
    )
    # a small shoe that the bark has nearly had
    torn(
        card,
        "586,1120! 620,1108 640,1130 680,1146 684,1168! 590,1170!",
        mix(TAN, BONE, 0.35),
        angle=8,
        wobble=2,
        lift=3,
    )
    card.paint("570,1152! 630,1146 700,1156! 690,1200 600,1200!", bark, angle=84, edge="torn", wobble=4)
    card.paint(ribbon("616,1124 632,1136", (4, 4)), UMBER, edge="torn", wobble=1)


def _legs(
    card: Sheet, legs: tuple[tuple[float, float, float, float], ...], stocking: Ink, shoes: Ink, r: float
) -> None:
    """Thick stockings: for each the knee, how the shin hangs, and which way the toe points."""
    for k, (x, y, tilt, toe) in enumerate(legs):
        at = affine(x, y, r, tilt)
        ink = shift(stocking, -0.05 * k)
        leg = torn(
            card,
            "-.5,-.3! .5,-.34! .54,.5 .46,1.3 .32,2.2! -.3,2.2! -.5,1.3 -.56,.4",
            ink,
            at=at,
            angle=88 + tilt,
            wobble=3,
            lift=5,
        )
        with card.inside(leg):
            card.paint(ribbon("-.5,.1 0,.2 .5,.06", (0.05, 0.09, 0.05), at, r), shift(ink, -0.09))
            card.paint(ribbon("-.4,1.9 0,2 .4,1.88", (0.05, 0.08, 0.05), at, r), shift(ink, -0.09))
        s = 1 if toe > 0 else -1
        torn(
            card,
            f"{-0.36 * s},2.06! {0.34 * s},2.06! {0.5 * s},2.3 {1.1 * s},2.44 {1.2 * s},2.66! {-0.4 * s},2.7! {-0.46 * s},2.4",
            shoes,
            at=affine(x, y, r, tilt + toe * 0.3),
            wobble=3,
            lift=5,
        )


def _huge(card: Sheet) -> None:
    """She laughs, and the branch with her."""
    _legs(card, ((196, 850, 22, 1), (360, 850, -14, -1)), TAN, UMBER, 84)
    dress = torn(card, "140,560! 420,560! 470,700 470,860! 400,900 280,880 170,900 100,850! 110,700", BONE, angle=84)
    with card.inside(dress):
        for x, y in ((200, 640), (290, 690), (380, 640), (240, 780), (340, 790), (160, 740), (420, 740)):
            card.paint("0,-16! 9,0! 0,16! -9,0!", SLATE, at=affine(x, y, 1.2, x), edge="torn", wobble=2)
    torn(card, "170,540! 250,560 250,700 200,880! 60,880! 50,760 80,620!", SLATE, angle=98, laps=50)
    torn(card, "400,540! 330,560 360,720 400,880! 530,850! 530,740 490,610!", SLATE, angle=80, laps=50)
    torn(card, "226,500! 340,500! 350,580! 284,610 214,580!", OLIVE.shade, wobble=2, lift=1)
    # knitting, which has been going on
    knit = torn(
        card,
        "176,840! 286,850! 280,1100 288,1400 272,1620 350,1700! 330,1760 220,1750 176,1690 172,1560 180,1300 170,1100",
        GREY,
        angle=88,
        laps=40,
        wobble=3,
        lift=8,
    )
    with card.inside(knit):
        for k in range(20):
            y = 880 + 46 * k
            ink = (BONE, TAN, SLATE, BONE)[k % 4]
            card.paint(ribbon(f"130,{y} 220,{y + 7} 340,{y - 3}", (17, 19, 17)), ink, edge="torn", wobble=2)
    for a in ("120,820 330,890", "130,900 320,806"):
        card.paint(ribbon(a, (9, 9)), UMBER, edge="torn", wobble=1, lift=3)
    hand(card, "fist", 330, 838, 100, 186, OLIVE, age=72, lift=4)
    torn(
        card,
        "470,620! 540,700 530,800! 440,880 340,876! 330,812! 410,800 440,720 420,640",
        shift(SLATE, 0.04),
        angle=70,
        wobble=3,
    )
    hand(card, "flat", 170, 600, 100, -40, OLIVE, age=72, lift=4)
    torn(
        card, "150,560! 70,640 40,740 60,830! 130,850 190,760 236,640! 190,580", shift(SLATE, 0.04), angle=110, wobble=3
    )
    Head(card, CAST["huge"], 290, 410, 118, tilt=-13, turn=0.2).draw()


def _aiming(card: Sheet) -> None:
    """One eye shut; the stone is for the tall surveyor."""
    _legs(card, ((636, 636, 38, -1), (716, 640, 2, 1)), GREY, LINE, 66)
    torn(card, "640,350! 770,350! 820,480 830,620! 740,650 620,640 590,600! 600,470", TAN, angle=84)
    torn(card, "650,340! 700,380 690,520 660,650! 560,640! 560,500 590,400!", UMBER, angle=96)
    torn(card, "760,340! 730,390 760,520 790,640! 870,610! 860,480 820,390!", UMBER, angle=84)
    torn(card, "670,310! 740,310! 746,366! 704,390 660,366!", BROWN.shade, wobble=2, lift=1)
    Head(card, CAST["aiming"], 694, 236, 94, tilt=-8, turn=-0.35).draw()
    hand(card, "pinch", 470, 486, 94, 148, BROWN, age=79, flip=True, lift=5)
    card.paint(ROUND, LINE, at=affine(392, 528, 12), edge="torn", wobble=1, lift=3)
    torn(
        card,
        "600,390! 650,420 640,480! 560,520 490,520! 464,470! 540,450 580,420",
        shift(UMBER, 0.05),
        angle=150,
        wobble=3,
    )


def _sleepy(card: Sheet) -> None:
    """Round, warm, half gone."""
    _legs(card, ((920, 1060, 12, -1), (1060, 1040, -32, 1)), BONE, SLATE, 80)
    torn(card, "840,800! 1080,790! 1130,920 1120,1080! 1010,1110 900,1090 830,1110! 800,960", GREY, angle=86)
    torn(card, "850,790! 930,830 930,960 900,1110! 770,1090! 770,940 800,840!", UMBER, angle=96, laps=50)
    torn(card, "1070,780! 1000,830 1020,960 1060,1090! 1190,1060! 1180,920 1140,830!", UMBER, angle=84, laps=50)
    torn(card, "910,760! 1010,756! 1020,820! 964,850 900,820!", FAIR.shade, wobble=2, lift=1)
    for y in (900, 970):
        card.paint(ROUND, BONE, at=affine(966, y, 12), edge="torn", wobble=1, lift=2)
    Head(card, CAST["sleepy"], 966, 690, 112, tilt=17, turn=-0.2).draw()
    hand(card, "fist", 1040, 1010, 92, 192, FAIR, age=68, lift=4)
    torn(
        card,
        "1130,840! 1190,930 1170,1020! 1100,1060 1030,1040! 1040,970! 1100,960 1100,900",
        shift(UMBER, 0.05),
        angle=70,
        wobble=3,
    )


def _flask(card: Sheet) -> None:
    """From the second hand to the third."""
    hand(card, "grip", 836, 540, 92, 100, BROWN, age=79, lift=4, part="under")
    flask = torn(
        card,
        "806,566! 852,556! 858,590 892,616 888,722! 790,730! 780,634 808,598",
        shift(SLATE, -0.06),
        angle=84,
        wobble=2,
        lift=6,
    )
    with card.inside(flask):
        card.paint("780,640! 894,630! 894,662! 780,672!", TAN, edge="torn", wobble=2)
    card.paint("814,540! 846,534! 848,560! 816,564!", LINE, edge="torn", wobble=1, lift=2)
    torn(
        card,
        "810,380! 880,400 900,470! 884,540 830,560! 804,520! 830,480 790,440",
        shift(UMBER, 0.05),
        angle=70,
        wobble=3,
    )
    hand(card, "grip", 836, 544, 90, 96, BROWN, age=79, lift=4)
    torn(
        card,
        "880,850! 800,870 746,830! 756,760 776,730! 836,744! 836,780 900,800!",
        shift(UMBER, 0.05),
        angle=110,
        wobble=3,
    )
    hand(card, "cup", 802, 748, 92, -70, FAIR, age=68, lift=4)


def _leaves(card: Sheet) -> None:
    """A few before them, large as hands."""
    leaf = "0,1 -.2,.4 -.9,.5! -.6,.1 -1,-.3! -.4,-.3 -.4,-.9! 0,-.5 .4,-1! .4,-.3 1,-.3! .6,.1 .9,.5! .2,.4"
    for k, (x, y, s, t) in enumerate(
        (
            (46, 980, 74, 20),
            (560, 960, 60, -30),
            (1170, 620, 80, 60),
            (480, 340, 54, 140),
            (1180, 1160, 66, 10),
            (710, 1190, 58, 190),
            (40, 470, 64, 80),
            (1140, 300, 58, 210),
            (430, 130, 60, 33),
        )
    ):
        p = torn(
            card,
            leaf,
            (shift(GREEN, 0.09), shift(GREEN, -0.06), shift(GREEN, 0.03))[k % 3],
            at=affine(x, y, s, t),
            angle=t,
            core=mix(GREEN, CHALK, 0.5),
            wobble=3,
            lift=5,
        )
        with card.inside(p):
            card.paint(ribbon("0,1 0,-.8", (0.08, 0.03), affine(x, y, s, t), s), shift(GREEN, -0.14))


def _below(card: Sheet) -> None:
    """Dutiful, dutiful, and torn between pride and soup."""
    who = Figure(card, 430, 1706, 27, "reach", outfit("suit", SLATE, GREY, BONE, shoes=LINE), FAIR, "tall")
    who.below()
    Head(card, CAST["pole"], **who.head).draw()
    card.paint(ribbon("474,1386 480,1712", (13, 13)), TAN, edge="torn", wobble=1, lift=4)
    for k in range(8):
        card.paint(
            ribbon(f"468,{1410 + 38 * k} 488,{1410 + 38 * k}", (13, 13)),
            UMBER if k % 2 else BONE,
            edge="torn",
            wobble=1,
        )
    who.above()
    who = Figure(
        card,
        800,
        1712,
        26,
        POSES["stand_side"].but(arm_near=(1.5, -6.0), arm_far=(1.8, -5.6), hands=("pinch", "palm_up")),
        outfit("coat", GREY, UMBER, BONE, shoes=LINE),
        BROWN,
        "thin",
        flip=True,
    )
    who.below()
    Head(card, CAST["figures"], **who.head).draw()
    card.paint("740,1536! 776,1528! 784,1574! 748,1582!", CHALK, edge="torn", wobble=2, lift=3)
    who.above()
    pose = POSES["stand_side"].but(
        arm_near=(1.9, -5.6), arm_far=(2.0, -5.2), hands=("palm_up", "palm_up"), tilt=-34, head=(-0.1, -8.9)
    )
    who = Figure(card, 1040, 1770, 31, pose, outfit("coat", UMBER, SLATE, TAN, shoes=LINE), OLIVE, "stout", flip=True)
    who.below()
    Head(card, CAST["husband"], **{**who.head, "view": "side", "turn": -1}).draw()
    who.above()
    torn(card, "930,1600! 1010,1594! 996,1618! 944,1622!", BONE, angle=3, wobble=1.5, lift=4)
    torn(card, "938,1600! 950,1566 990,1562 1002,1596!", GREY, angle=3, wobble=1.5, lift=3)
    card.paint(ROUND, UMBER, at=affine(970, 1560, 6))
