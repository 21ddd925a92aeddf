"""Go and Stand Outside: a boy hides his face and scratches a door; behind him two rooms have lost their order."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CREAM, PISTACHIO, LILAC, ROSE, SKY, BROWN, PLUM = (
    "#f3ebdc",
    "#bccaa2",
    "#bdb0cb",
    "#e5bcae",
    "#b9ced6",
    "#6b4635",
    "#4c3149",
)
GROUND = CREAM
WHITE: Final = "#fbf6ea"
HAIR: Final = "#231519"
DARK: Final = Skin("#5d3d30", "#442a22", "#1d1013", lip="#6a3a33", blush="#66453a", white=WHITE)
MID: Final = Skin("#74503c", "#563829", "#22141a", lip="#7a4238", blush="#7c5544", white=WHITE)
SOFT: Final = Skin("#8d624a", "#6c4835", "#22141a", lip="#8a4b40", blush="#966a54", white=WHITE)
CAST: Final = {
    "sent out": Face(
        MID, 10, "diamond", "wedge", "deep", "plain", "thin", "shorn", HAIR, feels=feel("ashamed", tilt=0), ears=1.5
    ),
    "teacher": Face(
        MID, 45, "long", "straight", "hooded", "thin", "flat", "receding", HAIR, feels=feel("bored", tilt=0), small=True
    ),
    "tall": Face(
        DARK, 12, "lantern", "hook", "slit", "thin", "flat", "crop", HAIR, feels=feel("wary", tilt=0), small=True
    ),
    "watch": Face(
        SOFT,
        9,
        "heart",
        "snub",
        "round",
        "pout",
        "short",
        "high_coils",
        HAIR,
        feels=feel("plain", gaze=(0.1, 0.1), lids=(0.74, 0.6), tilt=4),
        plane="cheek",
        small=True,
    ),
    "knot": Face(
        DARK, 11, "egg", "button", "almond", "bow", "thin", "knot", HAIR, feels=feel("listening", tilt=0), small=True
    ),
    "round": Face(MID, 8, "moon", "bulb", "dot", "full", "none", "afro", HAIR, feels=feel("smug", tilt=0), small=True),
    "small": Face(
        SOFT, 7, "round", "broad", "dot", "plain", "thin", "rows", HAIR, feels=feel("plain", tilt=0), small=True
    ),
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
SHIRTS: Final = (WHITE, mix(SKY, PLUM, 0.12), ROSE, LILAC)


def paint(card: Sheet) -> None:
    """Lay the two rooms, then the wall between them, then him."""
    _left(card)
    _right(card)
    _wall(card)
    _door(card)
    _boy(card)


def _left(card: Sheet) -> None:
    room = card.piece("-40,96! 500,90! 508,1046! -40,1052!", PISTACHIO, angle=86, laps=90, grain=0.24)
    with card.inside(room):
        board = card.piece("-40,150! 470,140! 476,520! -40,532!", PLUM, angle=4, laps=50, lift=5)
        waves = []
        for j in range(4):
            x0 = 196 if j else 236
            points = " ".join(f"{x0 + 24 * i},{206 + 74 * j + (9 if i % 2 else -9)}" for i in range((9, 11, 8, 10)[j]))
            waves.append(ribbon(points, (6, 8, 5)))
        card.pattern(board, turned(waves), WHITE, thin=0.25)
        card.paint(ribbon("-40,536 482,522", (16, 16)), mix(BROWN, ROSE, 0.35), lift=3)
        _teacher(card)
        _class(card)


def _teacher(card: Sheet) -> None:
    """Her back; she writes on."""
    coat = mix(LILAC, PLUM, 0.3)
    card.paint("20,930! 34,520 54,376! 104,340 150,352! 190,392 206,560! 214,930!", coat, angle=86, laps=50, lift=8)
    card.paint(ribbon("118,370 122,560 118,900", (3, 6, 4)), shift(coat, -0.08))
    hand(card, "pinch", 222, 244, 60, -62, MID, age=45, lift=2)
    card.paint(
        "136,356! 184,368 226,330! 214,268! 204,236! 242,232! 256,300 262,356! 226,408 178,440!", coat, angle=60, lift=5
    )
    card.paint("202,240! 242,228! 246,244! 206,256!", WHITE)
    card.paint(ribbon("238,196 250,176", (10, 8)), WHITE, lift=2)
    card.paint("70,372! 86,344 140,340 160,366! 116,382", WHITE)
    card.paint(ribbon("112,340 114,370", (40, 40)), MID.shade)
    Head(card, CAST["teacher"], 112, 286, 66, view="back", tilt=5).draw()


def _torso(card: Sheet, x: float, y: float, w: float, ink: Ink, low: float, skin: Skin) -> None:
    """A back from the shoulders down to where something hides it."""
    card.paint(ribbon(f"{x},{y - 30} {x},{y + 20}", (w * 0.42, w * 0.46)), skin.shade)
    card.paint(
        f"{x - w * 0.5},{y + w * 0.2}! {x - w * 0.3},{y} {x},{y + 8} {x + w * 0.3},{y}! {x + w * 0.5},{y + w * 0.2}! "
        f"{x + w * 0.47},{low}! {x - w * 0.47},{low}!",
        ink,
        angle=86,
        laps=40,
        lift=7,
    )


def _reach(
    card: Sheet, line: str, sleeve: str, ink: Ink, skin: Skin, tip: tuple[float, float, float], size: float
) -> None:
    """One arm from the shoulder to the next one's ear."""
    card.paint(ribbon(line, (40, 36, 28, 19)), skin.base, angle=30, lift=4)
    hand(card, "pinch", tip[0], tip[1], size, tip[2], skin, age=9, lift=3)
    card.paint(sleeve, ink, angle=60, lift=4)


def _class(card: Sheet) -> None:
    """They stand on their desks, each with the next one's ear in hand; one has turned to see whether we tell."""
    desk = mix(BROWN, ROSE, 0.28)
    # the far desk: two
    _torso(card, 330, 560, 112, SHIRTS[0], 800, DARK)
    _torso(card, 446, 600, 104, SHIRTS[2], 800, MID)
    card.paint("286,780! 378,780! 384,830! 340,836! 334,812! 326,836! 280,830!", mix(SKY, PLUM, 0.4), angle=86)
    card.paint("400,790! 492,790! 498,840! 396,840!", mix(SKY, PLUM, 0.4), angle=86)
    Head(card, CAST["tall"], 326, 484, 64, view="lost", turn=-1, tilt=-4).draw()
    Head(card, CAST["round"], 448, 526, 62, view="back", tilt=6).draw()
    _reach(
        card,
        "364,590 408,606 426,570 398,536",
        "352,572! 384,566! 424,590! 410,624! 364,622!",
        SHIRTS[0],
        DARK,
        (410, 566, -34),
        50,
    )
    card.paint("240,824! 520,816! 520,858! 238,866!", desk, angle=2, lift=6)
    # the near desk: three
    _torso(card, 52, 742, 150, SHIRTS[3], 1100, SOFT)
    _torso(card, 232, 716, 156, SHIRTS[1], 1100, DARK)
    _torso(card, 414, 798, 140, WHITE, 1100, SOFT)
    Head(card, CAST["small"], 52, 640, 88, view="back", tilt=-5).draw()
    Head(card, CAST["knot"], 232, 606, 92, view="lost", turn=-1, tilt=-6).draw()
    Head(card, CAST["watch"], 412, 704, 88, turn=0.3, tilt=3).draw()
    _reach(
        card,
        "176,770 124,800 106,744 124,690",
        "196,728! 152,742! 118,782! 142,832! 190,812!",
        SHIRTS[1],
        DARK,
        (116, 716, 252),
        62,
    )
    _reach(
        card,
        "362,842 306,866 290,780 306,690",
        "380,808! 338,818! 298,850! 322,906! 378,880!",
        WHITE,
        SOFT,
        (298, 716, 262),
        62,
    )
    card.paint(ribbon("414,806 416,900 412,1060", (3, 4, 3)), shift(CREAM, -0.12))
    for y in (850, 920, 990):
        card.paint(ROUND, PLUM, at=affine(426, y, 7))


def _right(card: Sheet) -> None:
    room = card.piece("852,250! 1240,240! 1240,1500! 860,1506!", CREAM, angle=4, grain=0.2)
    with card.inside(room):
        card.paint("840,230! 1240,230! 1240,1090! 840,1104!", LILAC, angle=88, laps=90)
        card.paint(ribbon("840,1104 1240,1090", (16, 16)), mix(LILAC, PLUM, 0.3))
        view = card.piece("930,420! 1180,412! 1186,830! 936,838!", SKY, angle=20, edge="torn", core=WHITE, lift=4)
        with card.inside(view):
            leaf = mix(PISTACHIO, BROWN, 0.3)
            for x, y, t, size in (
                (960, 470, 30, 58),
                (1060, 452, 100, 64),
                (1150, 500, 150, 60),
                (950, 600, -30, 62),
                (1160, 640, 200, 66),
                (1064, 560, 60, 54),
                (944, 740, -60, 56),
                (1170, 770, 120, 56),
            ):
                at = affine(x, y, size, t)
                card.paint("-1,0! -.3,-.42 .5,-.34 1.1,0! .4,.36 -.4,.4", leaf, at=at, angle=t, lift=3)
                card.paint(ribbon("-1.2,0 1,0", (0.05, 0.03), at, size), mix(leaf, PLUM, 0.4))
            for x, y, t in ((1010, 520, 84), (1120, 584, 110), (996, 664, 70)):
                card.paint("-.3,-.1! .3,-.16 .8,-.5! 1,0 .8,.5! .3,.16 -.3,.1!", ROSE, at=affine(x, y, 66, t), lift=3)
        # the last pair of soles: both legs go out over the sill
        for x, turn, s in ((1022, -10, 1), (1108, 9, -1)):
            at = affine(x, 800, 1, turn, s < 0)
            card.paint("-26,-60! 20,-60! 24,40! -24,40!", MID.shade, at=at, angle=86)
            card.paint(
                "-36,66 -44,0 -40,-70 -24,-104 14,-112 38,-84 34,-20 38,50 24,96 -14,100",
                MID.base,
                at=at,
                angle=80,
                lift=6,
            )
            pad = mix(SOFT.base, ROSE, 0.36)
            card.paint("-24,60 -26,10 -30,-50 -8,-76 20,-70 26,-40 6,0 22,44 14,80 -12,84", pad, at=at, angle=80)
            for u, v, r in ((26, -112, 17), (0, -124, 13), (-18, -120, 11), (-32, -108, 10), (-43, -92, 9)):
                card.paint(ROUND, mix(SOFT.base, ROSE, 0.2), at=at @ [[r, 0, u], [0, r, v], [0, 0, 1]], lift=2)
        card.paint("910,880! 1210,868! 1216,918! 908,930!", WHITE, angle=2, lift=7)
        card.paint("916,404! 940,404! 944,890! 918,890!", WHITE, angle=88, lift=3)
        card.paint("1176,400! 1204,400! 1206,880! 1180,884!", WHITE, angle=88, lift=3)
        card.paint("910,394! 1210,384! 1210,414! 910,424!", WHITE, angle=2, lift=3)
        for x, y, w in ((1090, 1160, 150), (960, 1330, 190)):
            _desk(card, x, y, w)


def _desk(card: Sheet, x: float, y: float, w: float) -> None:
    """Nobody at it."""
    wood = mix(BROWN, ROSE, 0.2)
    card.paint(
        f"{x - w * 0.4},{y + 130}! {x + w * 0.9},{y + 118}! {x + w * 0.7},{y + 150}! {x - w * 0.3},{y + 156}!",
        mix(CREAM, LILAC, 0.6),
    )
    for u in (-0.36, 0.36, 0.7):
        card.paint(ribbon(f"{x + u * w},{y + 10} {x + u * w + 4},{y + 140}", (14, 12)), mix(BROWN, PLUM, 0.3))
    card.paint(
        f"{x - w * 0.46},{y + 20}! {x - w * 0.3},{y - 30}! {x + w * 0.8},{y - 38}! {x + w * 0.76},{y + 12}!",
        wood,
        angle=3,
        lift=5,
    )


def _wall(card: Sheet) -> None:
    """Frames of the corridor's window and doorway; its skirting, its floor."""
    frame = ROSE
    card.paint("-40,70! 528,62! 528,100! -40,108!", frame, angle=2, lift=5)
    card.paint("492,70! 530,66! 538,1060! 500,1062!", frame, angle=88, lift=5)
    card.paint("-40,1030! 560,1022! 564,1078! -40,1088!", frame, angle=2, lift=7)
    card.paint("824,216! 864,212! 870,1520! 834,1524!", frame, angle=88, lift=5)
    card.paint("816,210! 1240,200! 1240,244! 818,254!", frame, angle=2, lift=5)
    floor = mix(ROSE, LILAC, 0.5)
    card.paint(
        "-40,1520! 600,1510 1240,1500! 1240,1840! -40,1840!", mix(floor, CREAM, 0.3), angle=2, laps=90, grain=0.26
    )
    card.paint("-40,1490! 838,1482! 838,1516! -40,1526!", mix(floor, PLUM, 0.25), angle=2)
    card.paint(ribbon("-40,1664 500,1650 1240,1656", (5, 5, 5)), mix(floor, PLUM, 0.12), thin=0.2)
    # where somebody did the same long ago, higher up
    old = mix(CREAM, BROWN, 0.24)
    for line in ("590,420! 594,150! 730,144! 736,420!", "594,152! 548,180! 544,450! 590,420!", "560,310 562,324"):
        card.paint(ribbon(line, (4, 5, 4)), old, thin=0.25, wobble=0.5)


def _door(card: Sheet) -> None:
    """What he scratches into the plaster: a very large door, half open."""
    ink = mix(PLUM, BROWN, 0.5)
    card.paint("116,1472! 120,1160! 262,1150! 268,1470!", mix(CREAM, PLUM, 0.14), angle=70, thin=0.3, edge="raw")
    for line in (
        "88,1484! 96,1134! 290,1122! 296,1480!",
        "118,1480! 122,1162! 264,1152! 268,1476!",
        "266,1152! 378,1184! 384,1524!",
        "268,1476! 384,1524!",
        "290,1196! 350,1214! 352,1312! 292,1298! 290,1196!",
        "294,1338! 352,1354! 354,1464! 298,1448! 294,1338!",
    ):
        card.paint(ribbon(line, (6, 8, 7, 5)), ink, thin=0.12, wobble=0.8)
    for y in (1196, 1430):
        card.paint(ribbon(f"258,{y} 284,{y + 4}", (13, 13)), ink, wobble=0.5)
    card.paint(ROUND, ink, at=affine(362, 1330, 8))


def _boy(card: Sheet) -> None:
    """From behind: brow on his arm against the wall; the other hand, low down, has a nail in it."""
    skin = MID
    card.paint(
        "400,1740! 560,1700 820,1706 960,1752! 820,1790 520,1792!",
        mix(LILAC, PLUM, 0.3),
        angle=2,
        edge="raw",
        ragged=40,
    )
    # legs and feet, one heel off the floor
    for line, widths in (
        ("618,1290 610,1440 604,1560 602,1690", (118, 90, 98, 58)),
        ("744,1290 752,1440 764,1560 756,1690", (118, 90, 98, 58)),
    ):
        card.paint(ribbon(line, widths), skin.base, angle=88, laps=40, lift=6)
    card.paint(ribbon("584,1460 604,1474 634,1462", (4, 8, 4)), skin.shade)
    card.paint(ribbon("730,1462 756,1474 784,1460", (4, 8, 4)), skin.shade)
    card.paint(
        "574,1660! 630,1660! 636,1708 640,1744 630,1772 604,1782 566,1778 516,1784 486,1774 484,1756 520,1738 562,1722!",
        skin.base,
        angle=20,
        lift=5,
    )
    card.paint("640,1744 630,1772 604,1782 566,1778 516,1784 486,1774! 540,1764 600,1762!", skin.shade)
    card.paint(
        [ribbon("590,1668 592,1700 586,1724", (3, 6, 3)), ribbon("620,1668 620,1700 626,1724", (3, 6, 3))], skin.shade
    )
    card.paint(
        "732,1650! 788,1650! 796,1690 802,1724 842,1744 872,1764! 866,1784 820,1780 776,1778 742,1766 730,1738 734,1700!",
        skin.base,
        angle=-20,
        lift=5,
    )
    card.paint("866,1784 820,1780 776,1778 742,1766 732,1744! 780,1760 850,1768!", skin.shade)
    card.paint(
        [ribbon("746,1658 746,1690 740,1716", (3, 6, 3)), ribbon("774,1658 776,1690 782,1714", (3, 6, 3))], skin.shade
    )
    shorts = card.piece(
        "536,1150! 820,1150! 836,1290 832,1424! 700,1434! 684,1330! 672,1434! 540,1426! 528,1290",
        mix(SKY, PLUM, 0.34),
        angle=86,
        laps=50,
        lift=8,
    )
    with card.inside(shorts):
        card.paint(ribbon("680,1180 684,1260 682,1340", (4, 7, 5)), mix(SKY, PLUM, 0.6))
        card.paint("716,1240! 800,1236! 798,1320! 760,1336 720,1322!", mix(SKY, PLUM, 0.42), lift=2)
    # the arm his brow lies on
    card.paint(ribbon("830,800 852,700 800,600 690,548", (76, 70, 62, 48)), skin.base, angle=60, lift=5)
    hand(card, "rest", 704, 552, 122, 196, skin, age=10, lift=3)
    card.paint("760,770! 800,730! 836,690! 892,716! 906,790 880,868! 800,910!", ROSE, angle=70, lift=7)
    # the arm that draws
    card.paint(ribbon("548,880 470,1020 440,1130 424,1230", (80, 72, 62, 46)), skin.base, angle=100, lift=6)
    card.paint(ribbon("398,1310 380,1352", (9, 5)), PLUM, lift=2)
    hand(card, "pinch", 426, 1216, 116, 106, skin, age=10, lift=3)
    # shirt, and the slipover on it
    card.paint(ribbon("680,720 680,800", (108, 116)), skin.shade)
    card.paint(
        "520,850! 590,786 680,800 770,780! 850,830! 836,960 830,1180! 690,1200 530,1184! 530,1000",
        ROSE,
        angle=86,
        laps=50,
        lift=7,
    )
    card.paint("560,800! 500,850 446,960! 432,1010! 516,1050! 566,980 590,900!", ROSE, angle=110, lift=8)
    card.paint(ribbon("430,1002 470,1036 518,1052", (16, 17, 16)), mix(ROSE, PLUM, 0.25))
    vest = card.piece(
        "572,826! 610,800! 640,850 690,868 740,846! 762,796! 800,820! 790,930 828,1010! 832,1196! 690,1214 528,1198! 532,1020! 584,940",
        PLUM,
        angle=84,
        laps=60,
        lift=9,
    )
    with card.inside(vest):
        ribs = [ribbon(f"{540 + 20 * k},1150 {540 + 20 * k},1220", (6, 6)) for k in range(16)]
        card.paint(turned(ribs), shift(PLUM, 0.09), wobble=0.4)
        card.paint(ribbon("528,1148 690,1164 834,1148", (7, 7, 7)), shift(PLUM, 0.09))
        card.paint(ribbon("690,880 700,1000 694,1130", (4, 16, 5)), shift(PLUM, -0.06), thin=0.15)
        card.paint(ribbon("600,940 620,1040 610,1140", (4, 14, 5)), shift(PLUM, 0.06), thin=0.15)
    card.paint("612,808! 640,772 680,784 730,768! 756,800! 720,846 684,854 636,846!", WHITE, angle=10, lift=5)
    head = Head(card, CAST["sent out"], 668, 628, 150, view="back", tilt=-12)
    head.draw()
    for s in (-1, 1):
        ear = f"{s * 0.7},.06! {s * 0.86},-.1 {s * 1.0},-.04 {s * 1.0},.2 {s * 0.9},.42 {s * 0.74},.44! {s * 0.68},.3"
        card.paint(ear, skin.base, at=head.at, angle=80, lift=4)
        card.paint(ribbon(f"{s * 0.82},.0 {s * 0.9},.16 {s * 0.82},.32", (0.02, 0.045, 0.02), head.at, 150), skin.shade)
