"""Before Anyone Comes: the strict one turns a cartwheel; far behind, an inspector would have a lizard off the lamp."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

CHALK, LEMON, BONE, SHELL, MINT, INK, BROWN = (
    "#f6f1e4",
    "#ecdfae",
    "#e5dac6",
    "#dfb39a",
    "#bcd0bf",
    "#26232b",
    "#8b5c45",
)
GROUND = CHALK
SKIN: Final = Skin(BROWN, "#6f4636", "#2a1a1c", lip="#70352f", blush="#a0684c", white=CHALK)
CAST: Final = {
    "mistress": Face(
        SKIN,
        52,
        "diamond",
        "hook",
        "smooth",
        "wide",
        "arched",
        "drawn_back",
        "#6d676b",
        feels=feel("laughing", part=0.3, broad=1.15, teeth=True, tilt=0),
    )
}
HIPS: Final = (668, 800)


def paint(card: Sheet) -> None:
    """Lay the corridor and who is in it, then the wheel: legs, skirt, body, head, arms."""
    _corridor(card)
    _inspector(card)
    _left_behind(card)
    _shadow(card)
    _legs(card)
    _skirt(card)
    _body(card)
    _keys(card)


def _corridor(card: Sheet) -> None:
    card.paint("-40,-40! 240,-40! 850,800! 850,1140! -40,1500!", LEMON, angle=54, laps=110, grain=0.2, edge="raw")
    card.paint(
        "1240,300! 1040,820! 1040,1140! 1240,1330!", mix(LEMON, CHALK, 0.35), angle=70, laps=90, grain=0.2, edge="raw"
    )
    card.paint(
        "850,1138! 1040,1138! 1240,1326! 1240,1840! -40,1840! -40,1496!",
        BONE,
        angle=4,
        laps=130,
        grain=0.18,
        edge="raw",
    )
    card.paint("850,800! 1040,820! 1040,1140! 850,1140!", MINT, angle=88, grain=0.2, edge="raw")
    card.paint("850,900! 880,884 910,900! 910,1138! 850,1140!", mix(MINT, INK, 0.2), angle=88)
    for left, y, x2, y2 in ((-40, 1500, 850, 1142), (1040, 1140, 1240, 1328)):
        card.paint(ribbon(f"{left},{y} {x2},{y2}", (22, 7) if left < 0 else (7, 20)), SHELL, edge="raw")
    for t in (0.14, 0.42, 0.66, 0.83):
        x, top, bottom = -40 + 890 * t, -40 + 840 * t**0.9, 1470 - 340 * t
        w, s = 120 * (1 - t) + 26, 1 - t
        card.paint(
            f"{x:.0f},{top + 440 * s + 90:.0f}! {x + w:.0f},{top + 430 * s + 110:.0f}! {x + w:.0f},{bottom - 30 * s - 36 - w * 0.1:.0f}! {x:.0f},{bottom - 30 * s:.0f}!",
            mix(LEMON, SHELL, 0.4),
            angle=88,
            laps=40,
            edge="raw",
            ragged=40,
            dry=0.6,
        )
    for k in range(5):
        foot = 900 + (k - 2) * 46
        card.paint(ribbon(f"{foot},1150 {foot + (foot - 900) * 5 - 150},1840", (2, 7)), mix(BONE, SHELL, 0.5), thin=0.3)


def _inspector(card: Sheet) -> None:
    """Very small, on his own papers, with a ruler; the lizard keeps its tail and its place."""
    card.paint(ribbon("948,-20 948,790", (3, 3)), INK)
    card.paint("948,782! 1000,830 1012,856! 886,856! 898,830", INK, angle=4)
    card.paint("926,856! 970,856! 962,884 934,884", CHALK)
    card.paint(ribbon("980,822 1004,790 1010,750 990,716", (12, 17, 12, 3)), mix(MINT, INK, 0.22), wobble=0.4)
    card.paint("972,818! 986,814 990,834 980,850 966,844 962,830", mix(MINT, INK, 0.22), wobble=0.4)
    card.paint(
        [
            ribbon(line, (5, 4))
            for line in ("994,806 976,796", "1000,800 1020,812", "1008,770 1026,760", "1000,762 984,754")
        ],
        mix(MINT, INK, 0.22),
    )
    for k in range(7):
        card.paint(
            f"{900 + (k * 13) % 9},{1276 - 9 * k}! {996 - (k * 7) % 11},{1274 - 9 * k}! {998 - (k * 5) % 9},{1283 - 9 * k}! {902 + (k * 4) % 7},{1285 - 9 * k}!",
            CHALK if k % 2 else BONE,
            angle=2,
            lift=2,
        )
    white = shift(CHALK, 0.01)
    card.paint(
        ["922,1140! 946,1140! 944,1218! 920,1218!", "950,1140! 976,1140! 980,1218! 956,1218!"],
        shift(white, -0.1),
        angle=86,
        lift=2,
    )
    card.paint(["914,1214! 944,1212! 944,1222! 912,1223!", "956,1212! 984,1214! 986,1223! 956,1222!"], INK)
    card.paint(
        "916,1030! 936,1016 966,1016 986,1030! 996,1100 990,1166! 950,1174 908,1166! 904,1100",
        white,
        angle=86,
        laps=20,
        lift=4,
    )
    card.paint(ribbon("950,1024 951,1170", (2, 3)), shift(CHALK, -0.16))
    card.paint(ribbon("918,1036 894,1080 902,1126", (26, 22, 16)), white, lift=3)
    card.paint(ribbon("980,1036 1002,990 984,930", (27, 22, 15)), white, lift=3)
    card.paint("976,932! 976,914 988,912 992,928!", BROWN, lift=1)
    card.paint("980,926! 968,828! 976,827! 989,925!", SHELL, lift=2)
    card.paint("932,1014! 934,980 952,970 970,980 970,1014 952,1022", BROWN, lift=2)
    card.paint("912,986! 930,976 974,976 990,986! 950,994", LEMON, lift=2)
    card.paint("930,978! 934,952 952,946 968,952 972,978!", LEMON)
    card.paint("930,978! 972,978! 971,968! 931,968!", INK)


def _left_behind(card: Sheet) -> None:
    """The books she has put down, a bucket, and three strokes of chalk."""
    for k, (ink, dx, w) in enumerate(((BROWN, 0, 190), (MINT, 14, 170), (SHELL, -4, 178), (INK, 20, 140))):
        y = 1700 - 34 * k
        card.paint(
            f"{960 + dx},{y}! {960 + dx + w},{y - 10}! {960 + dx + w},{y + 22}! {960 + dx},{y + 34}!",
            ink,
            angle=2,
            lift=5,
        )
        card.paint(
            f"{972 + dx},{y + 8}! {958 + dx + w},{y - 2}! {958 + dx + w},{y + 14}! {972 + dx},{y + 26}!", CHALK, angle=2
        )
    card.paint("60,1620! 210,1610! 190,1770! 84,1776!", MINT, angle=86, laps=30, lift=7)
    card.paint("58,1620 134,1596 212,1610 136,1636", mix(MINT, INK, 0.3))
    card.paint(ribbon("62,1616 90,1690 150,1706 200,1660 210,1612", (5, 5)), INK, wobble=0.4)
    for x in (1150, 1172, 1194):
        card.paint(ribbon(f"{x},1130 {x - 6},1186", (7, 6)), INK, thin=0.35, edge="raw")


def _shadow(card: Sheet) -> None:
    card.paint(
        "200,1560! 420,1520 620,1560 800,1590! 620,1640 380,1650 240,1620",
        mix(BONE, INK, 0.2),
        angle=3,
        edge="raw",
        ragged=60,
        dry=0.8,
    )


def _legs(card: Sheet) -> None:
    """Thick stockings, laced boots with the soles to the ceiling."""
    stocking = "#57505a"
    card.paint(ribbon("640,790 440,590 250,420", (150, 112, 74)), stocking, angle=42, laps=30, lift=4)
    card.paint(ribbon("690,800 880,690 1120,610", (150, 112, 76)), stocking, angle=-22, laps=30, lift=4)
    for x, y, turn, flip in ((236, 410, -132, False), (1104, 612, -18, True)):
        at = affine(x, y, 1, turn) @ np.diag([1.0, -1.0 if flip else 1.0, 1.0])
        card.paint(
            "-70,-46! 40,-44! 62,-30 66,40 88,120! 60,150! 20,140 8,60! -10,46 -70,44!",
            INK,
            at=at,
            angle=turn,
            laps=30,
            lift=6,
        )
        card.paint("66,-34! 82,-34! 90,30 108,116! 88,122! 70,40!", BROWN, at=at, lift=2)
        for k in range(4):
            card.paint(ribbon(f"{-40 + 20 * k},20 {-30 + 20 * k},42", (5, 5), at), CHALK, wobble=0.3)


def _fan(radius: float, lo: float, hi: float, wave: float) -> str:
    """A fan about the hips: its hem in pleats."""
    out = [f"{HIPS[0] - 60},{HIPS[1] + 60}!"]
    for k in range(19):
        a = math.radians(lo + (hi - lo) * k / 18)
        r = radius + (wave if k % 2 else 0)
        out.append(
            f"{HIPS[0] + r * math.cos(a):.0f},{HIPS[1] + r * 0.92 * math.sin(a):.0f}{'!' if k in (0, 18) else ''}"
        )
    return " ".join([*out, f"{HIPS[0] + 60},{HIPS[1] + 70}!"])


def _skirt(card: Sheet) -> None:
    """Open like a fan, white below black."""
    card.paint(_fan(420, 206, 344, 26), CHALK, angle=70, grain=0.2, lift=8)
    card.paint(_fan(404, 208, 343, 26), shift(CHALK, -0.06), angle=70, grain=0.2)
    skirt = card.piece(_fan(378, 204, 345, 28), INK, angle=80, laps=50, lift=6)
    rays: list[Array] = []
    dark: list[Array] = []
    for k in range(24):
        a = math.radians(208 + 134 * k / 23)
        c, s = math.cos(a), math.sin(a) * 0.92
        line = [(HIPS[0] + r * c, HIPS[1] + r * s) for r in (90, 240, 410)]
        (rays if k % 2 else dark).append(ribbon(line, (3, 9, 20) if k % 2 else (4, 8, 12)))
    card.pattern(skirt, rays, shift(INK, 0.11), thin=0.34)
    card.pattern(skirt, dark, shift(INK, -0.07), thin=0.2)


def _body(card: Sheet) -> None:
    """The back arches, the wrists bend, the veil hangs to the floor, and the strict one laughs."""
    card.paint(ribbon("556,1060 600,1240 588,1420 556,1500", (120, 92, 74, 60)), INK, angle=84, laps=36, lift=7)
    hand(card, "flat", 556, 1500, 130, 62, SKIN, age=52, lift=5)
    card.paint("520,1470! 590,1462! 596,1500! 524,1510!", CHALK, lift=3)
    veil = "330,1180! 300,1290 250,1400 210,1470! 300,1500 420,1490 500,1440! 520,1330 540,1200!"
    card.paint(veil, mix(INK, BROWN, 0.12), angle=100, laps=40, lift=6, edge="raw", ragged=50, dry=0.7)
    card.paint(
        "612,720! 740,760! 764,850 720,940 650,1040 600,1120! 520,1150 430,1110 400,1040! 440,960 520,880 570,800",
        INK,
        angle=60,
        laps=50,
        lift=9,
    )
    head = Head(card, CAST["mistress"], 452, 1216, 108, tilt=194)
    head.draw()
    head.lay("-.80,-.30! -.62,-.62 0,-.74 .62,-.60 .78,-.26! .86,-.8 .5,-1.2 0,-1.28 -.5,-1.2 -.88,-.8", CHALK)
    head.lay("-.84,-.6! 0,-.98 .84,-.56! .9,-.9 .5,-1.3 0,-1.4 -.5,-1.3 -.92,-.9", INK)
    card.paint("400,1070! 470,1050 580,1090! 560,1124 470,1108 410,1106!", CHALK, lift=4)
    card.paint(ribbon("420,1040 310,1160 262,1300 262,1432", (60, 108, 80, 60)), INK, angle=84, laps=36, lift=9)
    hand(card, "open", 262, 1436, 134, 112, SKIN, age=52, lift=5)
    card.paint("228,1404! 296,1400! 298,1440! 230,1446!", CHALK, lift=3)
    card.paint(ribbon("606,1112 680,1030 730,930 752,850", (6, 6)), BROWN)


def _keys(card: Sheet) -> None:
    """In the air, not yet heard."""
    at = affine(750, 1372, 1, 24)
    card.paint(ribbon("44,0 31,31 0,44 -31,31 -44,0 -31,-31 0,-44 31,-31 44,0", (9,), at), INK, lift=5, wobble=0.4)
    for turn in (-50, 10, 64, 130):
        key = affine(750, 1372, 1, 24 + turn)
        card.paint(
            ["44,-6! 128,-5! 128,5! 44,6!", "104,4! 112,4! 112,26! 104,26!", "118,4! 128,4! 128,22! 118,22!"],
            BROWN if turn == 10 else INK,
            at=key,
            lift=4,
            wobble=0.4,
        )
        card.paint("60,0 53,14 40,18 30,8 30,-8 40,-18 53,-14", BROWN if turn == 10 else INK, at=key, wobble=0.4)
