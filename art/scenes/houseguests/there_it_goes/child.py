"""There It Goes: a child on somebody's shoulders, and limes where they should not be."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import finger, placed, turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import CHALK, LIME, PLUM, WHITE

GREEN = "#8fa34a"


def _lime(card: Sheet, x: float, y: float, s: float) -> None:
    at = affine(x, y, s, -20)
    card.paint("-1.12,0! -.8,-.7 0,-.92 .8,-.7 1.12,0! .8,.7 0,.92 -.8,.7", GREEN, at=at, lift=4)
    card.paint(curve("-.5,-.4 -.1,-.62 .2,-.5 -.2,-.3", at), mix(GREEN, LIME, 0.8))


def limes(card: Sheet) -> None:
    """Five so far, round the crown of the hat."""
    for x, y in ((300, 1386), (350, 1412), (556, 1392), (602, 1362), (508, 1412)):
        _lime(card, x, y, 30)


def child(card: Sheet) -> None:
    """In profile; everything about her is at work."""
    skin, dress = "#a8694b", "#dbe2a8"
    at = affine(118, 250, 0.8)

    def lay(spec: str, ink: Ink, lift: float = 4, angle: float = 84) -> None:
        card.paint(spec, ink, at=at, lift=lift, angle=angle)

    # dress over the man's shoulders and neck, her legs lie in front of him, out of sight
    gown = card.piece(
        "760,1090! 800,1068 862,1070 906,1098! 940,1180 964,1290 1000,1960! 690,1960! 716,1290 736,1180",
        dress,
        at=at,
        lift=7,
        angle=84,
    )
    with card.inside(gown):
        for y in (1330, 1470):
            card.paint(ribbon(f"600,{y} 850,{y + 22} 1100,{y}", (26, 28, 26), at), GREEN)
        card.paint(ribbon("850,1120 866,1300 860,1600", (3, 16, 6), at), shift(dress, -0.08), thin=0.1)
    lay("800,1060! 862,1064! 868,1096 832,1116 790,1092!", WHITE, 2)
    # head: profile to the left, chin down
    lay(
        "800,1096! 808,1062 790,1056 764,1054 748,1044 744,1032 748,1026! 738,1020 736,1012 744,1007! 733,1002 735,994 742,988! 722,984 716,974 724,962 736,944 732,912 "
        "744,868 790,832 "
        "850,826 904,856 922,912 908,978 880,1020 866,1080!",
        skin,
        5,
        70,
    )
    lay(
        "736,900! 740,850 786,812 856,806 916,838 940,900 928,968 896,1014! 872,1010 868,960! 846,930 812,930 800,900! 776,906",
        PLUM,
        4,
        40,
    )
    lay("896,1000! 940,1004 976,1050 980,1120 960,1176! 936,1170! 940,1110 920,1056 884,1030!", PLUM, 4, 80)
    lay("930,1160! 970,1164! 966,1184! 928,1182!", LIME, 2)
    lay("838,950! 852,934 872,942 872,968 856,986 842,976!", shift(skin, 0.05), 1)
    card.paint(ribbon("746,944 760,950 774,946", (3, 6, 3), at), PLUM)
    card.paint(ribbon("742,912 760,906 778,912", (3, 6, 3), at), PLUM)
    card.paint(ribbon("742,1008 756,1010 768,1008", (3, 5, 2), at), PLUM)
    _arm(card, at, skin, dress)


_ARM: Final = (
    "812,1112! 800,1190 792,1250 786,1292! 738,1280 690,1262 654,1244 634,1252 634,1276 680,1306 736,1340 798,1376 838,1384 866,1366 "
    "878,1320 884,1220 884,1110!"
)
_SLEEVE: Final = "806,1104! 826,1076 858,1068 884,1084 902,1130 908,1216! 850,1228 780,1218! 788,1160"
_FINGERS: Final = (
    ".36,.15 .55,.24 .72,.30",
    ".42,.07 .68,.13 .92,.17",
    ".44,-.03 .74,-.01 1.04,.02",
    ".42,-.13 .72,-.16 .99,-.13",
)


def _arm(card: Sheet, at: Array, skin: str, dress: str) -> None:
    """Lay one arm from the shoulder over the elbow to the hand, and the lime between thumb and fingers."""
    x, y = map(float, at @ (652, 1266, 1.0))
    grasp = placed(x, y, 92, 150, flip=True)
    shade, line = shift(skin, -0.07), shift(skin, -0.2)
    card.paint(finger(".10,-.10 .36,-.34 .74,-.40", 0.16, grasp), shade, angle=150, lift=3)
    lime_x, lime_y = map(float, grasp @ (1.0, -0.06, 1.0))
    _lime(card, lime_x, lime_y, 30)
    arm = card.piece(_ARM, skin, at=at, lift=6, angle=20)
    with card.inside(arm):
        card.paint(
            "600,1262! 660,1286 740,1322 800,1350 850,1352! 900,1300! 900,1420! 600,1420!", shade, at=at, angle=20
        )
        card.paint(ribbon("788,1292 806,1300 820,1314", (2, 6, 2), at), line)
    palm = curve("-.22,.0 -.12,-.15 .08,-.18 .28,-.22 .47,-.18 .52,.0 .46,.17 .28,.22 .08,.18 -.12,.15", grasp, step=2)
    whole = card.piece(turned([palm, *(finger(each, 0.14, grasp) for each in _FINGERS)]), skin, angle=150, wobble=0.4)
    with card.inside(whole):
        for each in _FINGERS:
            card.paint(finger(each, 0.17, grasp), line, angle=150, wobble=0.3)
            card.paint(finger(each, 0.135, grasp), skin, angle=150, wobble=0.3)
        card.paint(palm, skin, angle=150, wobble=0.3)
    card.paint(_SLEEVE, shift(dress, 0.02), at=at, lift=6, angle=84)
    card.paint(ribbon("777,1216 846,1226 911,1214", (20, 20), at), CHALK, lift=2)
