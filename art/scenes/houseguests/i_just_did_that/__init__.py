"""I Just Did That: she scrubs up the stairs like a drawn bow, and prints go on appearing; a man unpicks a cushion."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CEMENT, BONE, UMBER, MUSTARD, BLUE, BROWN, NIGHT = (
    "#a8a294",
    "#ddd2bc",
    "#5c4538",
    "#a88844",
    "#4f6f86",
    "#7c5240",
    "#2a2421",
)
GROUND = BONE
WHITE: Final = "#f1e9d8"
HERS: Final = Skin(BROWN, "#603d30", "#1c1210", lip="#7d3a32", blush="#8d6049", white=WHITE)
FAIR: Final = Skin("#cda386", "#a67f66", "#1c1210", white=WHITE)
CAST: Final = {
    "scrubs": Face(
        HERS,
        34,
        "diamond",
        "broad",
        "almond",
        "full",
        "flat",
        "bald",
        "#1c1210",
        wear=("studs",),
        wear_ink=MUSTARD,
        feels=feel("furious", gaze=(0.0, -0.1), part=0.1, broad=1.1, tilt=0),
        plane="cheek",
    ),
    "unpicks": Face(
        FAIR,
        58,
        "gaunt",
        "straight",
        "smooth",
        "thin",
        "thin",
        "parted",
        "#8f7c5e",
        wear=("half",),
        wear_ink=NIGHT,
        feels=feel("listening", gaze=(0.0, 0.7)),
    ),
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def _brushed(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 34, lift: float = 0, laps: float = 46
) -> None:
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.36, edge="raw", ragged=ragged, dry=0.75, lift=lift)


def paint(card: Sheet) -> None:
    """Lay the stairs from the side, the prints and who leaves them, him below, and over it all her."""
    _stairs(card)
    _prints(card)
    _walker(card)
    _bucket(card)
    _man(card)
    her = Moved(card, 0, 240, 0.86)
    _far(her)
    _leg(her)
    _body(her)
    _head(her)
    _arm(her)


RUN, RISE = 193, 222
BACK: Final = (84, -190)
"""How far a step goes back into the page."""


def _corner(k: int) -> tuple[int, int]:
    """Return the near left corner of the k-th tread."""
    return -60 + RUN * k, 1688 - RISE * k


def _stairs(card: Sheet) -> None:
    u, v = BACK
    for k in range(8):  # the banister on the far side
        x, y = _corner(k)
        post = x + u + 96
        card.paint(ribbon(f"{post},{y + v + 10} {post + 2},{1176 - 1.152 * (post + 80)}", (13, 12)), UMBER, edge="raw")
    card.paint(
        ribbon(f"-80,{1610 + v - 250} 500,{1610 + v - 250 - 668} 1300,{1610 + v - 250 - 1590}", (30, 28, 26)),
        UMBER,
        edge="raw",
        angle=-49,
        grain=0.4,
        lift=6,
    )
    for k in range(7, -2, -1):
        x, y = _corner(k)
        tread = f"{x},{y}! {x + RUN},{y}! {x + RUN + u},{y + v}! {x + u},{y + v}!"
        riser = f"{x},{y}! {x + u},{y + v}! {x + u},{y + v + RISE}! {x},{y + RISE}!"
        card.paint(riser, shift(CEMENT, -0.2), angle=88, laps=50, grain=0.34, edge="raw", ragged=6)
        card.paint(tread, shift(CEMENT, -0.11), angle=2, laps=46, grain=0.36, edge="raw", ragged=8)
    side = "-70,1960!"
    for k in range(8):
        x, y = _corner(k)
        side += f" {x},{y}! {x + RUN},{y}!"
    wall = card.piece(side + " 1600,1960!", mix(CEMENT, BONE, 0.12), angle=2, laps=60, grain=0.36, edge="raw", ragged=8)
    with card.inside(wall):
        for k in range(-1, 8):
            x, y = _corner(k)
            card.paint(ribbon(f"{x - 10},{y + 14} {x + RUN},{y + 14}", (28, 28)), UMBER, edge="raw", thin=0.15)
            card.paint(
                ribbon(f"{x + 10},{y + 28} {x + 10},{y + RISE}", (8, 8)), shift(CEMENT, -0.1), edge="raw", thin=0.2
            )
    # the floor of the hall
    _brushed(card, "-60,1720! 400,1706 1260,1712! 1260,1860! -60,1860!", mix(UMBER, CEMENT, 0.35), 2, 40)


def _print(
    card: Sheet, x: float, y: float, s: float, t: float, right: bool, six: bool = False, thin: float = 0.1
) -> None:
    at = affine(x, y, s, t, right)
    card.paint(
        "-.3,.9 -.36,.3 -.3,-.1 -.46,-.5 -.3,-.76 .1,-.8 .4,-.6 .4,-.2 .2,.2 .3,.7 .1,1 -.16,1.02",
        BLUE,
        at=at,
        angle=t + 80,
        edge="raw",
        ragged=14,
        dry=0.6,
        thin=thin,
    )
    toes = [(-0.38, -0.98, 0.17), (-0.1, -1.1, 0.13), (0.13, -1.06, 0.12), (0.32, -0.96, 0.11), (0.48, -0.8, 0.1)]
    if six:
        toes.append((0.58, -0.6, 0.1))
    card.paint([curve(ROUND, affine(*_on(at, u, v), r * s)) for u, v, r in toes], BLUE, edge="raw", thin=thin)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _prints(card: Sheet) -> None:
    """Wiped ones where she has been, fresh ones before her; one goes down, and has a toe too many."""
    for x, y, s, t, r, six, thin in (
        (90, 1584, 50, 84, False, False, 0.6),
        (250, 1322, 50, 84, False, False, 0.6),
        (862, 690, 54, 84, False, False, 0.02),
        (996, 540, 56, 84, True, False, 0.02),
        (1066, 452, 50, -98, True, True, 0.02),
    ):
        _print(card, x, y, s, t, r, six, thin)


def _walker(card: Sheet) -> None:
    """Two wet legs on their way out of the card; the heel of one has just come off the step."""
    to = affine(-66, 4)
    for spec, ink in (
        (
            "996,-60! 1096,-60! 1076,60 1020,180 976,280 974,318 1010,356 1050,404 1046,424! 1018,428 976,390 930,352 896,336 "
            "886,308 914,270 944,170 976,60",
            shift(BLUE, -0.06),
        ),
        (
            "1086,-60! 1206,-60! 1198,60 1170,160 1166,234 1208,270 1260,300! 1260,342! 1130,344! 1094,324 1098,278 1110,196 "
            "1080,70",
            shift(BLUE, 0.02),
        ),
    ):
        leg = card.piece(spec, ink, at=to, angle=86, laps=34, grain=0.4, edge="raw", ragged=10, lift=8)
        with card.inside(leg):
            card.paint(
                ribbon("1106,-40 1112,100 1124,220 1112,330", (16, 36, 26, 20), to), shift(BLUE, -0.07), thin=0.15
            )
    for x, y, n in ((1046, 356, 60), (1112, 352, 34), (838, 350, 80), (866, 372, 40)):
        card.paint(ribbon(f"{x},{y - 20} {x + 2},{y + n * 0.6} {x},{y + n}", (7, 8, 13)), BLUE, edge="raw")


def _man(card: Sheet) -> None:
    """He has the seam nearly open."""
    _brushed(card, "880,1830! 900,1640 960,1500 1060,1440 1180,1450 1260,1500! 1260,1840!", NIGHT, 80, 30, 8)
    _brushed(card, "1010,1470! 1090,1430 1160,1450 1120,1490 1040,1500", WHITE, 10, 12)
    head = Head(card, CAST["unpicks"], 1052, 1360, 104, -8, -1.0, "side")
    head.draw()
    cushion = card.piece(
        "720,1700! 760,1610 860,1580 960,1610 1000,1700 960,1800 840,1830 740,1790",
        mix(BLUE, UMBER, 0.35),
        angle=30,
        laps=40,
        edge="raw",
        ragged=20,
        lift=8,
    )
    card.pattern(
        cushion,
        turned([ribbon(f"{700 + 44 * k},1560 {760 + 44 * k},1840", (9, 9)) for k in range(8)]),
        MUSTARD,
        edge="raw",
        thin=0.2,
    )
    _brushed(card, "730,1660! 790,1640 850,1650 840,1690 780,1700 740,1720", WHITE, 20, 14)
    for spec in ("960,1560! 900,1600 850,1620! 870,1680! 940,1670 1010,1640!",):
        _brushed(card, spec, shift(NIGHT, 0.06), 20, 20, 6)
    hand(card, "pinch", 866, 1650, 96, 172, FAIR, True, 58, lift=4)
    card.paint(ribbon("786,1640 740,1600 720,1540", (2.5, 2.5)), WHITE, edge="raw")
    # heaps: buttons, seeds, and one tooth
    for k in range(11):
        x, y = 596 + (k * 29) % 96, 1742 + (k * 17) % 46
        card.paint(ROUND, (MUSTARD, BLUE, WHITE, UMBER)[k % 4], at=affine(x, y, 13), edge="raw", lift=3)
        card.paint(ROUND, NIGHT, at=affine(x, y, 3), edge="raw")
    card.paint(
        [curve("-1,0 0,-.5 1,0 0,.5", affine(470 + (k * 23) % 84, 1760 + (k * 13) % 40, 9, k * 40)) for k in range(22)],
        UMBER,
        edge="raw",
    )
    card.paint(
        "-.7,-.8 0,-.6 .7,-.8 .8,0 .5,1! .2,.3 -.2,.3 -.5,1! -.8,0",
        "#fffaf0",
        at=affine(706, 1776, 19, 10),
        edge="raw",
        lift=4,
    )


def _bucket(card: Sheet) -> None:
    _brushed(card, "290,1764! 390,1740 470,1744 540,1766 520,1790 430,1796 320,1788", mix(BLUE, BONE, 0.5), 2, 40)
    at = affine(398, 1676, 1.05, 66)
    card.paint("-80,-90! 84,-94! 62,86 0,100 -60,86!", BLUE, at=at, angle=62, laps=30, edge="raw", ragged=10, lift=9)
    card.paint("-80,-90 0,-116 84,-94 0,-66", NIGHT, at=at, edge="raw")
    card.paint(ribbon("-76,-84 -120,-10 -60,40 40,30 82,-86", (8, 8, 8), at), NIGHT, edge="raw", lift=3)


def _far(card: Sheet) -> None:
    """What of her lies behind: a knee two steps up, and the arm that scrubs, from the shoulder to the brush."""
    _brushed(card, "330,960! 480,930 590,990 626,1060 600,1110 500,1130 400,1180!", shift(MUSTARD, -0.09), 20, 20, 6)
    arm = "560,640! 640,560 740,520 830,500 900,492! 912,560! 840,590 770,620 700,690 640,760!"
    _brushed(card, arm, shift(HERS.base, -0.03), -24, 16, 8)
    _brushed(card, "540,660! 620,570 700,530! 742,620! 700,680 640,760!", shift(MUSTARD, -0.06), -30, 16, 6)
    _brushed(card, "800,590! 900,560 1010,572 1090,552! 1100,590! 980,616 880,622!", WHITE, -4, 40)
    at = affine(936, 530, 0.92, -6)
    card.paint(
        turned([ribbon(f"{-104 + 19 * k},36 {-108 + 20 * k},84", (13, 9), at) for k in range(13)]), MUSTARD, edge="raw"
    )
    card.paint("-124,-8! -60,-22 80,-22 132,-8! 136,38! -116,42!", UMBER, at=at, angle=-6, edge="raw", lift=8)
    hand(card, "grip", 872, 524, 150, -4, HERS, False, 34, lift=7)


def _leg(card: Sheet) -> None:
    """She kneels; the shin goes down over the edge of the step to toes that hold on to the one below."""
    leg = card.piece(
        "250,1260! 400,1320 404,1370 350,1404 262,1440 190,1520 160,1570! 158,1612 136,1650 96,1656 84,1616 46,1582 30,1536 "
        "58,1500 110,1470 160,1400!",
        HERS.base,
        angle=-42,
        laps=40,
        grain=0.38,
        edge="raw",
        ragged=10,
        lift=10,
    )
    with card.inside(leg):
        card.paint("20,1520! 60,1520 100,1580 104,1660! 70,1660 20,1600!", mix(HERS.base, "#c99a7c", 0.55), edge="raw")
        card.paint(ribbon("380,1390 270,1436 180,1530", (30, 34, 16)), HERS.shade, edge="raw", thin=0.1)
    for k in range(4):
        card.paint(ribbon(f"{104 + 14 * k},{1652 - k} {100 + 14 * k},{1634 - 3 * k}", (3, 3)), HERS.line)


def _body(card: Sheet) -> None:
    """The back is one bow, from the knee to the nape, and the dress is wet on it."""
    dress = card.piece(
        "640,690! 560,640 470,660 380,740 290,860 210,990 166,1110 176,1220 214,1310! 290,1336 430,1346! 446,1250 476,1130 "
        "540,1020 610,930 670,850!",
        MUSTARD,
        angle=-56,
        laps=56,
        grain=0.42,
        edge="raw",
        ragged=16,
        dry=0.7,
        lift=14,
    )
    with card.inside(dress):
        card.paint(
            "480,1140! 420,1120 330,1180 230,1170 160,1140! 160,1380! 460,1380!",
            shift(MUSTARD, -0.05),
            angle=84,
            edge="raw",
            ragged=20,
        )
        for line in (
            "300,1190 290,1260 250,1350",
            "380,1170 400,1260 390,1360",
            "330,900 430,880 540,920",
            "400,780 480,780 560,830",
            "280,1010 380,1010 470,1060",
        ):
            card.paint(ribbon(line, (4, 20, 5)), shift(MUSTARD, -0.1), edge="raw", thin=0.2)
        for k in range(13):  # her spine shows through
            x, y = 556 - 29 * k, 668 + 10 * k + 2.6 * k * k
            card.paint(ribbon(f"{x},{y} {x + 14},{y + 18}", (5, 14)), shift(MUSTARD, 0.08), edge="raw", thin=0.25)
        card.paint(ribbon("190,1060 300,1070 400,1110 500,1120", (34, 34, 34)), UMBER, edge="raw", thin=0.05)
    _brushed(card, "196,1030! 130,990 90,1020 120,1060! 84,1110 116,1150 196,1082!", UMBER, 10, 12, 6)


def _head(card: Sheet) -> None:
    _brushed(card, "570,660! 680,640 740,720! 700,820 600,800!", HERS.shade, 40, 10)
    head = Head(card, CAST["scrubs"], 726, 716, 152, 18, 0.05)
    head.draw()
    cloth = head.lay(
        "-.72,-.2! -.86,-.66 -.5,-1.16 0,-1.3 .5,-1.16 .82,-.66 .7,-.16! .5,-.46 0,-.58 -.5,-.44",
        BLUE,
        "flat",
        angle=20,
        edge="raw",
        ragged=16,
        lift=8,
    )
    if cloth is not None:
        with card.inside(cloth):
            for line in ("-.7,-.4 -.2,-.86 .5,-1", "-.6,-.9 0,-1.1 .6,-.8", "-.3,-.5 .2,-.76 .74,-.5"):
                head.line(line, (0.01, 0.06, 0.02), shift(BLUE, -0.09), "flat", edge="raw")
    head.lay("-.66,-.7! -1.1,-1 -1.2,-.6 -.9,-.5! -1.1,-.2 -.8,-.3", BLUE, "flat", edge="raw", lift=5)
    for u, v in ((-0.42, -0.2), (0.5, -0.1), (0.44, 0.5)):
        head.lay(
            f"{u},{v - 0.08}! {u + 0.04},{v + 0.02} {u},{v + 0.08} {u - 0.04},{v + 0.02}", WHITE, "flat", edge="raw"
        )


def _arm(card: Sheet) -> None:
    """The near arm bears her: shoulder, elbow, and the hand flat on the step."""
    hand(card, "flat", 690, 912, 150, -6, HERS, False, 34, lift=6)
    arm = card.piece(
        "450,850! 530,830 590,870 606,930 596,980! 630,950 690,872! 722,944! 690,1010 640,1080 570,1116 510,1076 460,960",
        HERS.base,
        angle=60,
        laps=40,
        grain=0.38,
        edge="raw",
        ragged=8,
        lift=10,
    )
    with card.inside(arm):
        card.paint(
            "440,880! 500,1000 560,1056 600,1050 640,1010! 660,1140! 500,1160!", HERS.shade, angle=40, edge="raw"
        )
    _brushed(
        card,
        "410,850! 440,780 520,750 590,790 626,860 630,930! 560,970 470,960! 430,920",
        shift(MUSTARD, 0.035),
        60,
        14,
        8,
    )
    card.paint(ribbon("462,950 540,962 628,926", (12, 14, 12)), shift(MUSTARD, -0.1), edge="raw", thin=0.1)
