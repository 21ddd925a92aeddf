"""The sleeper: one old face against the window of a night train, cropped by three edges."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import PETALS, ROUND, affine, motif, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.is_it_catching.inks import BONE, BRASS, BROWN, INK, LINE, LIT, PETROL, PLUM, RED, SHADE

CONTOUR: Final = (
    "-60,-60! 760,-60! 900,10 1010,130 1064,270 1080,400 1066,490 1046,570 1034,640 1026,690! 1060,716 1072,770 1054,816! "
    "1080,870 1088,950 1070,1060 1034,1160 1004,1240 992,1330 980,1390 930,1490 850,1570 740,1620 620,1628 480,1600 "
    "320,1540 160,1440 -60,1380!"
)


def window(card: Sheet) -> None:
    """Outside it is dark: bare ground, and the wires that go along with the train; on the sill lies a hat."""
    card.paint(
        "700,1640! 800,1560 900,1540 980,1500 1060,1470 1130,1490 1240,1440! 1240,1720! 700,1720!",
        mix(PETROL, INK, 0.5),
        angle=4,
        edge="raw",
        ragged=10,
    )
    wire = mix(PETROL, BONE, 0.26)
    card.paint(ribbon("1152,120 1156,800 1158,1500", (13, 16, 18)), mix(PETROL, INK, 0.62), angle=88, edge="raw")
    card.paint(ribbon("1096,200 1216,196", (13, 13)), mix(PETROL, INK, 0.62), edge="raw")
    card.paint(ribbon("1108,262 1206,258", (13, 13)), mix(PETROL, INK, 0.62), edge="raw")
    for line in (
        "980,214 1040,208 1104,186",
        "980,260 1040,250 1118,248",
        "1206,184 1224,196 1250,204",
        "1196,246 1220,258 1250,266",
    ):
        card.paint(ribbon(line, (6, 6)), wire, edge="raw")
    for x, y in ((1104, 186), (1206, 182), (1118, 248), (1196, 244)):
        card.paint(ROUND, BONE, at=affine(x, y, 8), edge="raw")
    sill = card.piece(
        "700,1690! 900,1680 1240,1668! 1240,1840! 700,1840!", mix(PETROL, BONE, 0.16), angle=2, edge="raw", ragged=10
    )
    with card.inside(sill):
        card.brush("760,1700 1000,1694 1240,1682", 12, mix(PETROL, BONE, 0.4), dry=0.3, taper=0.1)
    _hat(card)


def _hat(card: Sheet) -> None:
    at = affine(1060, 1690, 1.0, -3)
    grey = mix(BONE, PLUM, 0.36)
    crown = card.piece(
        "-92,0! -96,-60 -84,-120 -56,-150 -10,-134 30,-152 70,-140 92,-96 98,0!",
        grey,
        at=at,
        angle=80,
        edge="raw",
        lift=6,
    )
    with card.inside(crown):
        card.paint("20,-160! 110,-160! 110,10! 50,10! 46,-60", mix(grey, PLUM, 0.34), at=at, angle=80, edge="raw")
        card.paint("-110,-46! 0,-34 110,-46! 110,10! -110,10!", INK, at=at, angle=4, edge="raw")
    card.paint(
        "-176,-6 -110,-10 0,0 110,-10 176,-8 150,22 60,34 -60,34 -150,22", grey, at=at, angle=4, edge="raw", lift=6
    )


def face(card: Sheet) -> None:
    """Lay the neck, the head with its planes, mouth and far eye, then nose, hair and shawl."""
    card.paint(
        "-60,1240! 300,1440! 720,1560! 736,1640 770,1700 800,1740! 760,1840! -60,1840!",
        mix(SHADE, PLUM, 0.55),
        angle=70,
        edge="raw",
    )
    head = card.piece(CONTOUR, BROWN, angle=80, laps=120, grain=0.24, edge="raw", ragged=8, lift=10)
    with card.inside(head):
        _planes(card)
        _mouth(card)
    _far_eye(card)
    _nose(card)
    _hair(card)
    _shawl(card)


def _planes(card: Sheet) -> None:
    card.paint(
        "-60,880! 50,1030 140,1150 250,1280 350,1420 480,1526 620,1576 720,1596 810,1594! 760,1700! -60,1700!",
        mix(SHADE, PLUM, 0.22),
        angle=40,
        laps=90,
        edge="raw",
        ragged=24,
    )
    warm = mix(BROWN, RED, 0.2)
    for line in ("250,1264 350,1226 480,1240", "276,1304 380,1268 500,1288", "320,1342 410,1316 490,1326"):
        card.brush(line, 56, warm, taper=0.3, dry=0.5)
    for line, w in (
        ("560,130 680,112 800,126 930,180", 13),
        ("640,60 740,54 840,70 930,108", 10),
        ("700,1180 640,1230 606,1300 606,1370", 16),
        ("560,1290 530,1360 540,1430", 10),
        ("640,1556 730,1578 820,1556", 13),
    ):
        card.brush(line, w, LINE, taper=0.6, dry=0.35)


def _nose(card: Sheet) -> None:
    """Long and heavy, lit on the side of the window."""
    card.paint(
        "830,560! 816,700 800,860 760,1000 722,1080 712,1140! 750,1184 820,1186 890,1196! 876,1060 864,900 866,740!",
        SHADE,
        angle=84,
        edge="raw",
        ragged=14,
    )
    tip = card.piece(
        "850,560! 886,640 906,760 926,880 966,990 1004,1070 1010,1130 976,1176 920,1196 870,1190 838,1150! 862,1060 "
        "862,900 850,740",
        LIT,
        angle=80,
        edge="raw",
        ragged=10,
    )
    with card.inside(tip):
        card.brush("1020,1110 990,1170 920,1200 860,1190", 36, BROWN, taper=0.2, dry=0.4)
    card.paint("770,1170! 792,1142 836,1146 862,1180! 824,1196", mix(PLUM, INK, 0.5), edge="raw")
    card.brush("752,1010 712,1090 718,1150 762,1182", 15, LINE, taper=0.5, dry=0.2)
    card.brush("910,740 934,880 974,990 1012,1076 1014,1130 984,1174", 11, LINE, taper=0.5, dry=0.4)


def _mouth(card: Sheet) -> None:
    """Shut, narrow with age, at ease."""
    lip = mix(BROWN, RED, 0.26)
    card.paint(
        "680,1376! 750,1356 820,1342! 850,1352 880,1342! 920,1354 958,1372! 880,1390 790,1392",
        mix(lip, PLUM, 0.46),
        edge="raw",
    )
    card.paint("690,1384! 790,1394 880,1392 954,1374! 930,1424 870,1444 790,1440 730,1418", lip, edge="raw")
    card.brush("640,1344 682,1378 790,1394 880,1391 976,1362", 12, INK, taper=0.3, dry=0.1)
    for line in ("724,1352 716,1320", "790,1338 788,1304", "900,1338 910,1308"):
        card.brush(line, 7, LINE, taper=0.6)


def _far_eye(card: Sheet) -> None:
    """Shut."""
    card.paint(
        "906,748! 930,704 984,684 1038,700 1068,746! 1056,800 1004,808 946,794", mix(LIT, BROWN, 0.4), edge="raw"
    )
    card.brush("904,744 948,790 1006,808 1076,766", 20, INK, taper=0.2, dry=0.05)
    for line in ("1036,800 1056,828 1074,838", "1058,786 1088,808 1108,810", "1074,768 1104,776 1122,770"):
        card.brush(line, 12, INK, taper=0.8, dry=0.1)
    card.brush("908,690 950,648 1000,640 1040,664", 11, LINE, taper=0.5)
    card.brush("906,438 960,392 1020,388 1072,432", 50, INK, taper=0.4, dry=0.4)


def _hair(card: Sheet) -> None:
    """Drawn back, dark, with one wide lock that is not."""
    hair = card.piece(
        "-60,-60! 900,-60! 820,-10 680,0 520,24 340,80 200,170 110,280 50,400 24,520 10,700 6,900 -10,1100 -10,1300 "
        "-30,1480! -60,1500!",
        INK,
        angle=60,
        laps=60,
        grain=0.4,
        edge="raw",
        ragged=14,
        lift=10,
    )
    with card.inside(hair):
        lock = "720,-60! 540,20! 340,84 210,166 130,250 70,330! -20,480! -80,420! -40,240 60,110 200,10 330,-60!"
        card.paint(lock, mix(INK, BONE, 0.62), angle=142, laps=30, grain=0.5, edge="raw", ragged=60, dry=0.9)
        for line, w in (
            ("560,-40 340,40 170,160 40,320", 12),
            ("430,-50 240,40 90,160 -30,320", 9),
            ("640,-40 400,40 220,130 100,250", 8),
        ):
            card.brush(line, w, INK, dry=0.6, taper=0.5)
    card.paint(
        ribbon("-70,1240 -8,1226 46,1270 62,1344 30,1412 -60,1430", (14, 20, 22, 22, 20, 14)), BRASS, edge="raw", lift=5
    )


def _shawl(card: Sheet) -> None:
    shawl = card.piece(
        "-60,1480! 100,1550 260,1630 420,1690 600,1716 740,1712 820,1760 850,1840! -60,1840!",
        PLUM,
        angle=20,
        laps=80,
        edge="raw",
        ragged=20,
        lift=12,
    )
    with card.inside(shawl):
        flowers = motif(card.box(shawl), PETALS, 130, 19, key="shawl")
        card.pattern(shawl, flowers, mix(PLUM, BONE, 0.34))
