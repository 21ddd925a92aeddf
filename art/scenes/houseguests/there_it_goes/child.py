"""There It Goes: a child on somebody's shoulders, and limes where they should not be."""

from __future__ import annotations

from art.cutpaper.contour import affine, curve, ribbon
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
    # the arm, one contour, the lime between finger and thumb
    lay("856,1116! 800,1130 740,1170 690,1200! 676,1176! 720,1134 770,1094 826,1082!", dress, 5, 150)
    lay(
        "700,1196! 660,1222 634,1240 622,1262! 606,1284! 596,1280! 596,1256! 580,1262! 574,1252! 592,1230 614,1212 650,1186 684,1168!",
        skin,
        4,
        150,
    )
    card.paint(ribbon("682,1170 704,1206", (9, 9), at), CHALK)
    _lime(card, 587, 1280, 26)
    card.paint(curve("604,1262 612,1278 604,1290 594,1284!", at), shift(skin, 0.06))
    card.paint(curve("576,1252 568,1266 570,1280 578,1276!", at), shift(skin, 0.06))
