"""The one who has it to herself: on her knees in red, her lips to its cheek, one arm behind it and one about its chin."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_neighbours_will_talk.inks import (
    BONE,
    CLAY,
    DEEP,
    INK,
    PLUM,
    RED,
    SKIN,
    cut,
    torn,
    within,
)

HEAD: Final = affine(398, 872, 122, -4)
HAND: Final = affine(580, 1206, 150, -6)
DARK: Final = shift(RED, -0.1)


def far_arm(card: Sheet) -> None:
    """Lay the sleeve that comes up from behind her head, and the hand it lays on top of the moon."""
    at = affine(466, 684, 140, -6)
    lines = (
        ".42,-.17 .72,-.22 .98,-.24",
        ".44,-.05 .78,-.07 1.08,-.07",
        ".42,.07 .76,.08 1.04,.1",
        ".38,.19 .64,.24 .86,.3",
    )
    thumb = ".12,.12 .26,.36 .38,.54"
    palm = curve("-.3,-.16! .1,-.2 .3,-.25 .46,-.22 .52,0 .46,.22 .3,.26 .1,.2 -.3,.16!", at)
    parts = [palm, *(jointed(f, 0.155, at) for f in lines), jointed(thumb, 0.165, at)]
    card.piece(turned(parts), shift(SKIN, -0.02), angle=60, lift=6, wobble=0.6)
    for f in (*lines, thumb):
        marked(card, f, 0.155, at, DEEP, mix(RED, SKIN, 0.2))
    for f in (".44,-.11 .62,-.13", ".45,.01 .64,.01", ".42,.13 .6,.16"):
        cut(card, ribbon(f, (0.008, 0.016, 0.004), at, 138), DEEP, wobble=0)
    torn(card, "330,870! 336,780 364,700 404,656 452,642! 466,716! 440,740 424,800 420,870!", DARK, None, 7, 100)
    cut(card, "438,640! 464,638! 474,716! 450,722!", INK, None, 4)


def body(card: Sheet) -> None:
    """Lay feet, skirt, trunk and neck."""
    # two bare feet on tiptoe behind her
    for dx, ink in ((-22, DEEP), (0, SKIN)):
        at = affine(dx, dx * 0.3)
        foot = "270,1316! 246,1290 216,1282 200,1298 190,1326 168,1344 160,1358 170,1368 204,1366 234,1356 270,1362!"
        cut(card, foot, ink, at, 4)
        for line in ("170,1352 176,1356 176,1364", "184,1350 190,1356 190,1366"):
            cut(card, ribbon(line, (2, 4, 2), at), shift(DEEP, -0.06))
        cut(card, ribbon("212,1296 208,1324 196,1342", (2, 5, 2), at), shift(DEEP, -0.04))
    cut(card, "170,1366 300,1356 480,1358 560,1372 470,1384 260,1386", mix(INK, PLUM, 0.2), None)
    skirt = torn(
        card,
        "262,1166! 330,1160 412,1178! 470,1222 530,1270 552,1320 530,1368! 420,1374 300,1374 226,1366! 206,1330 210,1270 228,1216",
        RED,
        None,
        10,
        70,
    )
    with card.inside(skirt):
        cut(card, "180,1380! 170,1200! 240,1190! 226,1280 300,1330 560,1344! 560,1390!", DARK, None, wobble=3)
        for f in ("330,1196 400,1250 500,1300", "300,1210 340,1270 420,1318", "274,1220 286,1270 320,1310"):
            cut(card, ribbon(f, (3, 9, 3)), shift(RED, -0.15))
    cut(card, "350,940! 350,1000 336,1040 300,1070! 430,1090! 416,1030 432,960!", DEEP, None)
    trunk = torn(
        card,
        "330,1046! 284,1060 256,1096 252,1140 270,1190! 340,1206 420,1196! 436,1150 446,1104 432,1070 408,1046! 380,1066 350,1062",
        RED,
        None,
        8,
        84,
    )
    with card.inside(trunk):
        cut(card, "240,1040! 300,1050 290,1120 310,1210! 240,1220!", DARK, wobble=3)
    cut(card, ribbon("264,1180 340,1196 424,1186", (20, 20)), INK, None, 3)


def near_arm(card: Sheet) -> None:
    """Lay the sleeve about the moon's chin, and the hand that it ends in."""
    lines = (
        ".4,-.17 .74,-.2 1.02,-.2",
        ".44,-.05 .8,-.06 1.12,-.04",
        ".42,.08 .78,.09 1.08,.12",
        ".36,.19 .66,.23 .9,.28",
    )
    thumb = ".1,-.12 .3,-.36 .46,-.5"
    palm = curve("-.2,-.17! .1,-.2 .3,-.25 .46,-.22 .52,0 .46,.2 .3,.27 .1,.2 -.2,.16!", HAND)
    card.piece(
        turned([palm, *(jointed(f, 0.155, HAND) for f in lines), jointed(thumb, 0.165, HAND)]),
        SKIN,
        angle=170,
        lift=7,
        wobble=0.6,
    )
    for f in (*lines, thumb):
        marked(card, f, 0.155, HAND, DEEP, mix(RED, SKIN, 0.2))
    for f in (".44,-.11 .62,-.12", ".45,.02 .64,.02", ".42,.14 .6,.17"):
        cut(card, ribbon(f, (0.008, 0.016, 0.004), HAND, 150), DEEP, wobble=0)
    sleeve = torn(
        card,
        "300,1062! 350,1056 396,1084 420,1140 450,1194 520,1182 590,1166! 602,1242! 530,1274 452,1288 394,1264 346,1216 306,1150 288,1100",
        shift(RED, 0.025),
        None,
        10,
        40,
    )
    with card.inside(sleeve):
        cut(
            card,
            "280,1100! 330,1170 380,1236 450,1258 530,1246 620,1220! 630,1280! 400,1300! 280,1200!",
            DARK,
            wobble=3,
        )
        for f in ("404,1192 420,1222 424,1252", "424,1180 446,1204 456,1230"):
            cut(card, ribbon(f, (3, 9, 3)), shift(RED, -0.15))
    cut(card, "566,1162! 592,1158! 604,1242! 578,1248!", INK, None, 4)


def head(card: Sheet) -> None:
    """In profile, eyes shut, lips on the moon."""
    torn(card, ROUND, INK, within(HEAD, -0.86, -0.66, 0.44), 8, 60, 2)
    cut(card, ribbon("-1.06,-.78 -.9,-.94 -.68,-.8 -.7,-.56 -.9,-.52", (2, 7, 6, 5, 2), HEAD), mix(INK, PLUM, 0.9))
    torn(
        card,
        ".3,-.84 .5,-.6 .57,-.36 .53,-.14! .68,.08 .8,.2 .78,.28 .58,.36! .66,.42 .76,.48 .78,.55 .66,.58! .74,.63 .7,.72 "
        ".56,.76! .62,.88 .58,1 .42,1.06 .1,.94 -.2,.72! -.5,.5 -.7,0 -.6,-.6 -.2,-.9",
        SKIN,
        HEAD,
        8,
        78,
        1.4,
    )
    cut(card, ".56,.43 .7,.42 .78,.5 .77,.56 .54,.585! .48,.56", RED, HEAD)
    cut(card, ".5,.6! .66,.59 .74,.65 .68,.71 .56,.68", DARK, HEAD)
    cut(card, ROUND, mix(SKIN, RED, 0.4), within(HEAD, 0.26, 0.36, 0.17), wobble=2)
    cut(card, ribbon(".57,.26 .52,.32 .57,.37", (2, 6, 2), HEAD), DEEP)
    cut(card, ribbon(".2,-.02 .3,.07 .42,.08 .5,0", (3, 8, 9, 5), HEAD), INK)
    for line in (".3,.07 .28,.16", ".37,.09 .37,.18", ".44,.07 .47,.15"):
        cut(card, ribbon(line, (5, 2), HEAD), INK)
    cut(card, ".16,-.28! .3,-.4 .5,-.36! .5,-.3 .32,-.33", INK, HEAD)
    cut(card, ribbon(".2,-.14 .34,-.2 .48,-.16", (2, 5, 2), HEAD), DEEP)
    hair = torn(
        card,
        ".42,-.74! .26,-1.0 -.2,-1.1 -.64,-.92 -.88,-.5 -.84,.06 -.6,.5 -.42,.66! -.34,.4 -.3,.16! -.14,-.06 .0,-.22! .1,-.5",
        INK,
        HEAD,
        6,
        50,
        1.6,
    )
    card.pattern(
        hair,
        [
            ribbon(
                f".3,{-0.82 + k * 0.1:.2f} {-0.2 - k * 0.03:.2f},{-0.86 + k * 0.2:.2f} -.74,{-0.6 + k * 0.14:.2f}",
                (2, 6, 3),
                HEAD,
            )
            for k in range(5)
        ],
        mix(INK, PLUM, 0.9),
        thin=0.05,
    )
    cut(card, "-.08,-.12 -.2,-.16 -.3,-.06 -.28,.12 -.18,.26 -.1,.22 -.06,.06", SKIN, HEAD, 3)
    cut(card, ribbon("-.12,-.06 -.22,-.06 -.22,.06 -.15,.14", (2, 6, 2), HEAD), DEEP)
    cut(card, ROUND, mix(CLAY, BONE, 0.5), within(HEAD, -0.16, 0.36, 0.1), 4)
