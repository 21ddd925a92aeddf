"""Three hands: a child's with a brush, a grandmother's with henna, a man's with a stone."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.let_her_sleep.inks import CHALK, GIRL, HENNA, LINEN, MAN, MINT, OLD, PLUM, SHELL

STONE = "-1,.1 -.86,-.5 -.3,-.82 .4,-.76 .92,-.3 1,.24 .6,.68 -.1,.8 -.74,.62"


def childs_hand(card: Sheet) -> None:
    """From below: short fingers; the brush is setting the end of the third whisker."""
    card.paint(
        "330,1860! 372,1700 440,1600! 560,1660! 590,1760 600,1860!",
        mix(MINT, PLUM, 0.12),
        angle=-60,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=6,
        lift=9,
    )
    card.paint("430,1606! 470,1570! 586,1636! 560,1676!", CHALK, angle=30, edge="torn", wobble=4, lift=5)
    card.paint(ribbon("560,1660 630,1480 700,1330 728,1270", (15, 18, 16, 13)), mix(HENNA, SHELL, 0.25), lift=8)
    card.paint(ribbon("722,1284 740,1246", (20, 22)), LINEN, lift=4)
    card.paint("728,1250! 742,1220 770,1180 772,1214 756,1256!", PLUM, lift=3, edge="torn", wobble=2)
    hand(card, "pinch", 520, 1616, 220, -62, GIRL, age=5, lift=9)


def grandmothers_palm(card: Sheet) -> None:
    """From above at the right; her fingers go behind the chin."""
    card.paint(
        "900,-60! 1270,-60! 1270,520! 1190,512 1086,450! 980,240",
        mix(HENNA, PLUM, 0.2),
        angle=70,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=6,
        lift=10,
    )
    for y in (250, 300, 350):
        card.paint(ribbon(f"{920 + (y - 100) // 2},{y} 1120,{y + 52} 1260,{y + 52}", (10, 14, 10)), SHELL, thin=0.1)
    palm = card.piece(
        "1090,450! 1230,490! 1280,600! 1280,860! 1244,900 1222,990 1204,1052 1176,1066 1150,1030 1140,940 1096,840! 1070,720 1070,560",
        OLD.base,
        angle=80,
        grain=0.2,
        lift=7,
    )
    with card.inside(palm):
        card.paint("1220,420! 1290,420! 1290,1200! 1200,1200! 1230,800 1204,620", OLD.shade, angle=80, grain=0.2)
        card.paint("1130,1000! 1180,988 1240,1006! 1240,1090! 1130,1090!", HENNA, angle=80, edge="torn", wobble=2)
        for x, y in ((1160, 570), (1160, 620), (1136, 664), (1186, 662), (1160, 710)):
            card.paint("1,0 0,1 -1,0 0,-1", HENNA, at=affine(x, y, 11), edge="torn", wobble=1.5)
    card.paint("1070,446! 1140,500 1230,500! 1240,548! 1140,548 1056,492!", SHELL, lift=4)


def grandmothers_thumb(card: Sheet) -> None:
    """On the near side of the chin, dyed at the tip."""
    thumb = card.piece(
        "1200,740! 1120,740 1086,820 1062,920 1030,1000 1034,1050 1070,1064 1110,1030 1140,950 1170,900 1240,880!",
        OLD.base,
        angle=100,
        grain=0.2,
        lift=8,
    )
    with card.inside(thumb):
        card.paint("1000,986! 1066,990 1130,1024! 1130,1090! 1000,1090!", HENNA, angle=80, edge="torn", wobble=2)
        for k in (0, 22):
            card.paint(
                ribbon(f"{1076 - k // 2},{890 + k} 1104,{902 + k} 1142,{900 + k}", (3, 9, 3)), mix(OLD.shade, PLUM, 0.3)
            )
    card.paint("1046,1012 1066,1006 1086,1022 1080,1044 1058,1048 1044,1032", mix(HENNA, SHELL, 0.5), wobble=0.6)


def stones(card: Sheet) -> None:
    """From the left a good cuff; the striped one goes under the pillow, the grey one is out already."""
    stone = card.piece(
        STONE, mix(PLUM, LINEN, 0.56), at=affine(316, 1744, 70, 10), edge="torn", wobble=3, lift=8, angle=30
    )
    with card.inside(stone):
        card.paint("-1,.2! -.2,.5 .9,.3! 1,1! -1,1!", mix(PLUM, LINEN, 0.42), at=affine(316, 1744, 70, 10), grain=0.25)
    card.paint("-60,1640! 40,1650! 50,1800! -60,1840!", PLUM, angle=84, edge="torn", wobble=5, lift=8)
    card.paint("30,1650! 70,1650! 76,1790! 40,1800!", CHALK, angle=84, edge="torn", wobble=4, lift=6)
    hand(card, "pinch", 70, 1724, 170, -14, MAN, lift=9)
    at = affine(214, 1668, 76, -16)
    striped = card.piece(STONE, LINEN, at=at, edge="torn", core=CHALK, wobble=3, lift=6)
    card.pattern(
        striped,
        [ribbon(f"{130 + 30 * i},1770 {146 + 30 * i},1670 {180 + 30 * i},1580", (11, 13, 11)) for i in range(6)],
        PLUM,
    )
