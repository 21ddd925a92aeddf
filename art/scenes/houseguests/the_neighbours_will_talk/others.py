"""The others: a man with a plant, a girl with a bubble, dancers, a choir of one, a watcher, a plaster leg, a dog, a shoe."""

from __future__ import annotations

from art.cutpaper.animals import animal
from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, ribbon, stripes
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_neighbours_will_talk.house import sill, window
from art.scenes.houseguests.the_neighbours_will_talk.inks import (
    ASH,
    BLUE,
    BONE,
    CLAY,
    DARK,
    FAIR,
    GREEN,
    INK,
    PLUM,
    RED,
    ROSY,
)


def gardener(card: Sheet, face: Face) -> None:
    """A bald man waters his plant; behind him on a nail hangs a key."""
    x, y = 62, 196
    pane = window(card, x, y, x + 222, y + 250, 6, mix(BONE, CLAY, 0.12))
    with card.inside(pane):
        card.paint(f"{x + 176},{y + 34}! {x + 186},{y + 33}! {x + 185},{y + 44}! {x + 177},{y + 44}!", INK)
        card.paint(
            ribbon(
                f"{x + 181},{y + 44} {x + 168},{y + 58} {x + 181},{y + 72} {x + 194},{y + 58} {x + 181},{y + 44}",
                (5,) * 5,
            ),
            CLAY,
            lift=2,
        )
        card.paint(
            f"{x + 178},{y + 70}! {x + 184},{y + 70}! {x + 184},{y + 116}! {x + 198},{y + 116}! {x + 198},{y + 108}! {x + 190},{y + 108}! {x + 178},{y + 120}!",
            CLAY,
            lift=2,
        )
        vest = card.piece(
            f"{x + 20},{y + 260}! {x + 26},{y + 190} {x + 70},{y + 156}! {x + 122},{y + 158}! {x + 160},{y + 190} {x + 168},{y + 260}!",
            ASH,
            angle=86,
            lift=4,
        )
        card.pattern(vest, stripes(card.box(vest), 20, 6, 2, key="vest"), BLUE)
        card.paint(
            f"{x + 78},{y + 132}! {x + 116},{y + 130}! {x + 122},{y + 168}! {x + 98},{y + 180} {x + 74},{y + 168}!",
            FAIR.shade,
        )
    Head(card, face, x + 98, y + 96, 60, turn=0.35).draw()
    sill(card, x, x + 222, y + 252)
    # the plant, on the sill
    card.paint(
        f"{x + 158},{y + 206}! {x + 222},{y + 204}! {x + 212},{y + 254}! {x + 168},{y + 255}!", CLAY, angle=86, lift=4
    )
    leaf = shift(GREEN, 0.06)
    for tilt, size in ((-120, 0.7), (-96, 0.95), (-70, 0.8), (-46, 0.62), (-146, 0.55)):
        card.paint("0,0! 30,-17 74,-14 96,0! 70,15 28,15", leaf, at=affine(x + 190, y + 206, size, tilt), lift=3)
    card.paint(
        f"{x + 118},{y + 176}! {x + 162},{y + 172}! {x + 168},{y + 222}! {x + 120},{y + 226}!", PLUM, angle=88, lift=4
    )
    handle = f"{x + 122},{y + 186} {x + 102},{y + 192} {x + 100},{y + 212} {x + 122},{y + 218}"
    card.paint(ribbon(handle, (7, 8, 8, 7)), PLUM, lift=2)
    hand(card, "grip", x + 76, y + 208, 54, -4, FAIR, age=60, lift=3)
    card.paint(
        f"{x + 56},{y + 180} {x + 34},{y + 212} {x + 30},{y + 256}! {x + 56},{y + 258} {x + 84},{y + 228}! {x + 80},{y + 192}! {x + 68},{y + 192}",
        ASH,
        angle=20,
        lift=4,
    )
    card.paint(ribbon(f"{x + 160},{y + 208} {x + 178},{y + 180} {x + 190},{y + 166}", (13, 9, 7)), PLUM)
    card.paint(f"{x + 182},{y + 152}! {x + 204},{y + 162}! {x + 196},{y + 176}! {x + 178},{y + 168}!", PLUM)
    card.paint(
        [ribbon(f"{x + 196 + 5 * i},{y + 172 + 5 * i} {x + 200 + 5 * i},{y + 196 + 3 * i}", (2, 4)) for i in range(3)],
        ASH,
    )


def bubble(card: Sheet, face: Face) -> None:
    """A girl in rollers leans on her arms and blows a bubble; it is as large as her head."""
    pane = window(card, 838, 1450, 1060, 1700, -5, mix(BONE, ASH, 0.2), "l")
    with card.inside(pane):
        card.paint(
            "862,1720! 866,1680 900,1640! 930,1630! 990,1630! 1020,1640! 1040,1680 1044,1720!", GREEN, angle=86, lift=4
        )
        card.paint("926,1590! 978,1590! 984,1636! 954,1652 922,1636!", ROSY.shade)
        Head(card, face, 950, 1552, 60, tilt=-4).draw()
    gum = card.piece(ROUND, mix(RED, BONE, 0.36), at=affine(952, 1626, 48), lift=6)
    with card.inside(gum):
        card.paint("-.9,.1 -.2,.7 .7,.5 1.2,.2 .8,1.2 -.8,1.2", mix(RED, BONE, 0.2), at=affine(952, 1626, 48))
    card.paint("-.5,-.3 -.2,-.64 .0,-.6 -.3,-.2", mix(BONE, "#ffffff", 0.4), at=affine(952, 1626, 48))
    sill(card, 838, 1060, 1702)
    # arms folded on the sill: each hand lies under the other sleeve
    near, far = shift(GREEN, 0.1), shift(GREEN, 0.05)
    card.paint("1030,1652 1052,1680 1050,1710! 900,1712! 890,1696 910,1682 980,1676", far, angle=4, lift=5)
    arm = card.piece(
        "876,1640 848,1662 838,1700 852,1716! 1020,1718! 1030,1684! 950,1686 912,1676", near, angle=4, lift=6
    )
    card.pattern(arm, [ribbon("876,1690 896,1678 910,1676", (2, 6, 2))], shift(GREEN, -0.02))
    card.paint("1016,1640 1050,1658 1064,1700 1050,1718! 1008,1718! 1004,1690 1010,1660", far, angle=80, lift=5)


def dancers(card: Sheet, one: Face, other: Face) -> None:
    """Two men, slowly, round a kettle that both hold."""
    pane = window(card, 366, 180, 716, 424, -4, BONE, "l")
    with card.inside(pane):
        card.paint("360,400! 730,394! 730,460! 360,460!", mix(BONE, CLAY, 0.4), angle=2)
        card.paint(["380,300! 470,298! 470,420! 384,420!"], mix(BONE, ASH, 0.45), lift=2)
        card.paint(["396,282! 410,282! 410,300! 396,300!", "430,276! 452,276! 452,300! 430,300!"], CLAY, lift=2)
        for x, face, flip, dress, skin, build in (
            (474, one, False, outfit("waistcoat", PLUM, GREEN, BONE, arms=mix(BONE, ASH, 0.35)), DARK, "stout"),
            (624, other, True, outfit("cardigan", CLAY, GREEN, BONE), FAIR, "plain"),
        ):
            pose = POSES["embrace"].but(
                arm_near=((0.9, -5.3), (1.9, -5.5)), arm_far=((1.4, -6.0), (2.2, -5.6)), hands=("cup", "flat")
            )
            who = Figure(card, x, 566, 36, pose, dress, skin, build, flip=flip)
            who.below()
            Head(card, face, **{**who.head, "size": 46.0, "turn": -0.6 if flip else 0.6}).draw()
            who.above()
        pot = affine(548, 372)
        card.paint(ribbon("-26,-30 -14,-66 16,-66 28,-30", (6, 6, 6, 6), pot), INK, lift=2)
        card.paint("-34,34! -42,0 -30,-28 0,-36 30,-28 42,0 34,34!", RED, at=pot, angle=84, lift=6)
        card.paint("36,4! 66,-20! 74,-12! 42,26!", RED, at=pot, lift=3)
        card.paint("-24,-28! 0,-38 24,-28! 0,-20", shift(RED, -0.1), at=pot)
        card.paint("0,-50 8,-42 0,-34 -8,-42", INK, at=pot)


def singer(card: Sheet, face: Face) -> None:
    """A choir of one; the others' stands are put out, with their music."""
    pane = window(card, 838, 170, 1146, 440, 7, mix(BONE, ASH, 0.18), "r")
    with card.inside(pane):
        for x, y in ((866, 300), (930, 268), (1070, 276), (1128, 306)):
            card.paint(ribbon(f"{x},{y} {x + 3},{y + 200}", (6, 7)), INK)
            card.paint(
                f"{x - 32},{y - 30}! {x + 26},{y - 40}! {x + 32},{y + 4}! {x - 28},{y + 12}!",
                mix(BONE, ASH, 0.08),
                lift=3,
                angle=8,
            )
            card.paint([ribbon(f"{x - 24},{y - 20 + 9 * i} {x + 22},{y - 28 + 9 * i}", (2, 2)) for i in range(4)], ASH)
        robe = card.piece("910,470! 920,400 960,362! 1030,360! 1074,398 1090,470!", PLUM, angle=86, lift=6)
        card.pattern(robe, "980,360! 1010,360! 1012,480! 976,480!", RED)
        card.paint("974,340! 1016,338! 1022,372! 996,386 970,372!", DARK.shade)
        card.paint("950,366! 990,356! 996,400! 960,404!", BONE, lift=3)
        card.paint("1000,400! 1000,356! 1040,364! 1034,404!", BONE, lift=3)
        Head(card, face, 996, 296, 54, tilt=-10, turn=-0.1).draw()
        card.paint("904,430! 1000,418! 1090,428! 1094,480! 900,480!", INK, angle=2, lift=5)
    sill(card, 838, 1146, 444)


def watcher(card: Sheet, face: Face) -> None:
    """Between her curtains, opera glasses to her eyes; they are on us."""
    pane = window(card, 46, 560, 288, 846, -6, mix(BONE, CLAY, 0.1))
    with card.inside(pane):
        card.paint("60,860! 70,790 110,756! 220,754! 262,790 276,860!", PLUM, angle=86, lift=4)
        card.paint("126,740! 206,738! 220,776! 166,800 112,778!", BONE, lift=3)
        Head(card, face, 166, 686, 70, tilt=-5).draw()
        for side in (-1, 1):
            card.paint(
                f"{166 + 26 * side - 22},656! {166 + 26 * side + 22},655! {166 + 26 * side + 28},700! {166 + 26 * side - 28},701!",
                INK,
                lift=5,
            )
            card.paint(ROUND, CLAY, at=affine(166 + 29 * side, 692, 29), lift=3)
            card.paint(ROUND, BLUE, at=affine(166 + 29 * side, 693, 22))
            card.paint("-.6,-.2 -.2,-.7 .1,-.6 -.3,-.1", ASH, at=affine(166 + 29 * side, 693, 22))
        card.paint("158,668! 174,668! 174,690! 158,690!", CLAY)
        card.paint(ribbon("206,714 222,756 240,820", (7, 8, 8)), CLAY, lift=3)
        hand(card, "grip", 270, 782, 62, 188, FAIR, age=85, lift=4, flip=True)
        card.paint("216,864! 226,828 250,800 262,762! 300,766! 300,864!", shift(PLUM, 0.04), angle=80, lift=4)
        for spec in ("40,550! 104,556 96,650 70,760 44,800!", "294,550! 232,556 240,640 262,740 294,790!"):
            curtain = card.piece(spec, mix(CLAY, PLUM, 0.25), angle=84, lift=6)
            card.pattern(curtain, stripes(card.box(curtain), 26, 7, 86, key=spec), shift(PLUM, 0.03), thin=0.1)
    sill(card, 46, 288, 850)


def plaster(card: Sheet, boy: Face, girl: Face) -> None:
    """A leg in plaster, hung up; somebody has a pen and much room."""
    pane = window(card, 44, 1128, 372, 1388, 5, BONE)
    with card.inside(pane):
        card.paint("150,1310! 400,1290! 400,1400! 140,1400!", GREEN, angle=4, lift=4)
        card.paint("280,1230! 390,1216! 390,1320! 290,1324!", mix(BONE, "#ffffff", 0.4), angle=20, lift=4)
        card.paint("230,1300! 290,1276 360,1290! 366,1400! 220,1400!", CLAY, angle=80, lift=4)
        Head(card, boy, 318, 1236, 52, tilt=14, turn=-0.4).draw()
        card.paint(ribbon("176,1120 178,1210", (4, 4)), INK)
        leg = card.piece(
            "260,1330! 220,1290 170,1262 110,1236! 90,1216 104,1190! 130,1184 190,1210 240,1240 290,1290!",
            mix(BONE, "#ffffff", 0.2),
            angle=28,
            lift=7,
        )
        with card.inside(leg):
            for spec in (
                "150,1206 160,1226 176,1216 170,1240",
                "190,1224 206,1240 218,1232",
                "128,1196 124,1212 138,1220",
                "222,1256 236,1262 232,1280",
            ):
                card.paint(ribbon(spec, (4, 5, 4)), RED if spec.startswith("190") else PLUM)
        card.paint("96,1222! 82,1206 92,1184 110,1190!", DARK.base, lift=3)
        card.paint(ribbon("160,1262 176,1200 196,1206", (12, 12, 10)), mix(ASH, BONE, 0.3), lift=2)
        card.paint("60,1410! 66,1330 96,1304! 140,1306! 166,1336 170,1410!", PLUM, angle=86, lift=5)
        Head(card, girl, 116, 1292, 46, tilt=-4, turn=0.4).draw()
        card.paint("136,1340! 176,1320 204,1290! 224,1304! 200,1350 150,1372!", shift(PLUM, 0.05), angle=-30, lift=4)
        hand(card, "pinch", 210, 1300, 40, -50, FAIR, age=7, lift=3)
        card.paint(ribbon("226,1294 238,1262", (6, 3)), INK, lift=2)


def dog(card: Sheet) -> None:
    """Alone at table, dressed for it."""
    pane = window(card, 424, 1130, 730, 1390, -6, mix(BONE, ASH, 0.3), "")
    with card.inside(pane):
        card.paint("590,1190! 690,1186! 696,1400! 600,1400!", mix(CLAY, PLUM, 0.2), angle=88, lift=4)
        card.paint("606,1206! 676,1204! 678,1300! 610,1302!", mix(BONE, ASH, 0.3))
        animal(card, "dog_sit", 640, 1404, 112, mix(CLAY, INK, 0.42), flip=True)
        card.paint("-30,-18! 0,0! -30,18!", RED, at=affine(604, 1262, 1.05, 8), lift=3)
        card.paint("30,-18! 0,0! 30,18!", RED, at=affine(604, 1262, 1.05, 8), lift=3)
        card.paint("410,1330! 610,1322! 740,1326! 740,1400! 410,1400!", mix(BONE, ASH, 0.12), angle=2, lift=5)
        card.paint("-50,0 -22,-10 22,-10 50,0 22,10 -22,10", ASH, at=affine(540, 1330), lift=3)
        card.paint("-24,-2 -6,-24 16,-20 24,-2 0,6", CLAY, at=affine(540, 1328), lift=2)
        card.paint(["470,1310! 478,1310! 478,1356! 470,1356!", "462,1296! 486,1296! 482,1316! 466,1316!"], INK)
        card.paint(
            "440,1270! 476,1268! 470,1300! 462,1304! 462,1326! 446,1326! 454,1304! 446,1300!",
            mix(GREEN, ASH, 0.5),
            lift=2,
        )


def shoe(card: Sheet) -> None:
    """Nothing but one shoe."""
    pane = window(card, 856, 1136, 1142, 1372, 4, mix(BONE, CLAY, 0.06), "lr")
    with card.inside(pane):
        card.paint("846,1306! 1160,1300! 1160,1390! 846,1390!", mix(BONE, CLAY, 0.35), angle=2)
        card.paint(
            [ribbon(f"{x},1304 {x + (x - 1000) * 0.3:.0f},1390", (3, 4)) for x in range(870, 1160, 44)],
            mix(BONE, CLAY, 0.6),
        )
        card.paint("900,1180! 1010,1176! 1012,1250! 902,1254!", mix(BONE, ASH, 0.2), thin=0.2)
        card.paint(
            "1044,1338! 1060,1316 1100,1322 1130,1306! 1136,1340! 1122,1342! 1120,1330 1090,1346 1048,1350!",
            PLUM,
            lift=4,
        )
        card.paint("1030,1350! 1090,1344 1150,1350! 1100,1360", mix(BONE, CLAY, 0.6))
