"""Not My Scene: a king who has no line; in the wing a messenger laughs into half a horse; below, the prompter sleeps."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.not_my_scene.below import below
from art.scenes.houseguests.not_my_scene.inks import BLACK, BLUE, BONE, CAST, GOLD, OLD, PLUM, RED, ROSE, SLATE
from art.scenes.houseguests.not_my_scene.wing import wing

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the bare stage, then the wing, then what lies under the boards."""
    _stage(card)
    _queen(card)
    _king(card)
    _public(card)
    wing(card)
    below(card)
    _frame(card)


def _stage(card: Sheet) -> None:
    """Bed sheets and painted hills, the sky of bare paper."""
    hill = mix(SLATE, BONE, 0.55)
    card.paint(
        "-40,760! 90,640 210,690 330,560 460,640 560,600 700,690! 700,1080! -40,1080!",
        hill,
        angle=8,
        edge="torn",
        core="#f1e9d8",
        wobble=6,
        lift=4,
    )
    card.paint(
        "-40,900! 120,800 280,870 420,790 560,860 700,800! 700,1110! -40,1110!",
        mix(SLATE, BONE, 0.3),
        angle=6,
        edge="torn",
        core="#f1e9d8",
        wobble=6,
        lift=4,
    )
    card.paint("-40,1092! 700,1074! 700,1230! -40,1230!", shift(BONE, -0.03), angle=2, grain=0.2)
    for y in (1124, 1166):
        card.paint(ribbon(f"-40,{y} 700,{y - 12}", (4, 4)), mix(BONE, PLUM, 0.4), thin=0.2)
    card.paint(ribbon("496,-20 490,220", (3, 3)), mix(BONE, PLUM, 0.4))
    card.paint(ROUND, mix(SLATE, BONE, 0.62), at=affine(490, 280, 62), lift=5)
    # a bed sheet for a curtain, gathered up
    card.paint(
        "-40,-40! 660,-40! 660,90! 590,170 520,96 430,190 340,104 250,176 150,92 60,168 -40,90!",
        PLUM,
        angle=86,
        laps=40,
        lift=9,
    )
    for x in (40, 130, 236, 320, 420, 506, 590):
        card.paint(ribbon(f"{x},-30 {x + 12},60 {x - 4},130", (16, 10, 3)), shift(PLUM, -0.07))
    card.paint("560,60! 660,40! 660,640! 610,700 570,640! 590,400", shift(PLUM, 0.03), angle=88, laps=40, lift=8)
    for x in (596, 630):
        card.paint(ribbon(f"{x},60 {x + 6},360 {x - 2},650", (5, 14, 6)), shift(PLUM, -0.06))


def _king(card: Sheet) -> None:
    """His hand knows the verse, he does not."""
    for x in (226, 360):
        card.paint(f"{x - 40},1080! {x + 40},1080! {x + 36},1178! {x - 38},1180!", BLACK, angle=88, lift=3)
        card.paint(
            f"{x - 52},1160! {x + 38},1158! {x + 62},1186 {x + 56},1204! {x - 74},1206! {x - 76},1186",
            shift(BLACK, 0.06),
            angle=4,
            lift=4,
        )
    hand(card, "open", 92, 742, 150, -104, RED, age=38, lift=5)
    card.paint(
        "232,760! 240,860! 150,1000 70,940! 30,840 52,752! 136,736! 150,820 176,800",
        shift(PLUM, 0.05),
        angle=70,
        laps=44,
        edge="raw",
        ragged=20,
        lift=8,
    )
    card.paint("44,742! 140,726! 146,772! 44,786!", BONE, angle=84, edge="torn", wobble=4, lift=4)
    cloak = card.piece(
        "236,724! 320,706 410,726! 470,820 486,960 520,1130! 420,1152 300,1160 90,1150! 120,1000 160,860 180,780",
        PLUM,
        angle=82,
        laps=70,
        grain=0.4,
        edge="raw",
        ragged=24,
        lift=10,
    )
    with card.inside(cloak):
        for fold in ("250,800 220,960 190,1160", "440,830 450,980 470,1150", "200,860 160,1000 130,1160"):
            card.paint(ribbon(fold, (5, 26, 16)), shift(PLUM, -0.07), thin=0.12)
        card.paint("286,720! 370,716! 380,880 360,1160! 296,1160! 300,880", mix(SLATE, BONE, 0.2), angle=86)
        for y in (850, 940, 1030):
            card.paint(ROUND, GOLD, at=affine(330, y, 15), lift=2)
    card.paint("84,1116! 300,1130 524,1098! 532,1152! 300,1180 78,1166!", BONE, angle=3, edge="torn", wobble=5, lift=4)
    for k in range(9):
        x = 112 + 50 * k
        card.paint("0,-12! 8,0 0,16! -8,0", BLACK, at=affine(x, 1146 + (4 - abs(k - 4)) * 2, 1, 6))
    # the collar of a bath mat
    card.paint(
        "200,740! 240,690 320,720 400,686 446,734! 440,800 380,770 326,806! 270,776 208,808!",
        BONE,
        angle=10,
        edge="torn",
        wobble=5,
        lift=6,
    )
    for x, y in ((240, 762), (288, 756), (372, 754), (416, 760)):
        card.paint("0,-12! 7,0 0,14! -7,0", BLACK, at=affine(x, y, 1))
    # the sausage that he has in his belt for later
    card.paint("392,934! 470,960! 466,986! 386,964!", BLACK, angle=16, lift=3)
    for x, y, t in ((404, 1010, 14), (396, 1096, -10)):
        card.paint("-16,-40 0,-48 16,-40 20,0 16,38 0,46 -16,38 -20,0", "#9a5a48", at=affine(x, y, 1, t), lift=5)
    hand(card, "claw", 452, 1012, 128, 206, RED, flip=True, age=38, lift=5)
    card.paint(
        "420,760! 480,800 524,900! 540,1010 500,1060! 430,1050! 424,1000 450,980! 430,900",
        shift(PLUM, 0.04),
        angle=84,
        laps=44,
        edge="raw",
        ragged=16,
        lift=8,
    )
    card.paint("424,962! 456,948! 486,1056! 454,1070!", BONE, angle=80, edge="torn", wobble=3, lift=3)
    crown = "-104,0! -128,-112! -76,-58! -50,-136! -6,-66! 40,-142! 62,-60! 118,-116! 104,2! 40,22 -40,22"
    card.paint(crown, GOLD, at=affine(272, 476, 1, -24), angle=0, lift=6)
    card.paint("276,640! 376,640! 390,730 330,760 268,730!", RED.shade, angle=86)
    head = Head(card, CAST["king"], 322, 586, 124, tilt=5, turn=0.3)
    head.draw()
    for u, v in ((-0.62, -0.5), (-0.7, -0.2), (0.5, -0.62)):
        head.lay(f"{u},{v - 0.1}! {u + 0.05},{v + 0.04} {u},{v + 0.1} {u - 0.05},{v + 0.04}", mix(BONE, SLATE, 0.25))


def _queen(card: Sheet) -> None:
    """Small, cross, and she knows both parts."""
    card.paint(
        "500,890! 560,872 620,892! 650,1000 668,1190! 560,1206 440,1196! 470,1010",
        mix(ROSE, PLUM, 0.45),
        angle=84,
        laps=44,
        lift=8,
    )
    for fold in ("520,1000 500,1100 480,1190", "580,1000 590,1100 600,1190"):
        card.paint(ribbon(fold, (4, 14, 8)), mix(ROSE, PLUM, 0.62))
    card.paint("480,900! 560,930 640,898! 650,940 560,976 476,940!", BONE, angle=4, edge="torn", wobble=4, lift=4)
    Head(card, CAST["queen"], 566, 768, 90, tilt=-5, turn=-0.4).draw()


def _fan(card: Sheet) -> None:
    rays = []
    card.paint("460,926! 446,868 472,838 516,826 566,838 612,876! 530,968!", GOLD, angle=20, lift=6)
    for x, y in ((456, 870), (480, 848), (516, 838), (556, 848), (590, 868)):
        rays.append(ribbon(f"524,964 {x},{y}", (3, 6)))
    card.paint(rays, mix(GOLD, PLUM, 0.55), wobble=0.3)
    hand(card, "grip", 574, 1020, 80, -128, OLD, age=63, lift=4)
    card.paint(
        "646,920! 674,980 660,1070 604,1064! 560,1040! 574,996! 606,1000", mix(ROSE, PLUM, 0.36), angle=20, lift=6
    )


def _public(card: Sheet) -> None:
    """Five of those who paid, as far as they lean in."""
    _fan(card)
    for k, (name, y, size) in enumerate(
        (("p1", 846, 46), ("p2", 912, 50), ("p3", 990, 48), ("p4", 1072, 52), ("p5", 1148, 48))
    ):
        x = (22, 2, 34, 12, 40)[k]
        card.paint(
            f"-60,{y + 26}! {x + 6},{y + 34} {x + 34},{y + 62}! {x + 40},{y + 130}! -60,{y + 130}!",
            (BLUE, BLACK)[k % 2],
            angle=80,
            lift=5,
        )
        Head(card, CAST[name], x, y, size, tilt=(-6, 4, -10, 2, -4)[k], turn=1, view="side").draw()


def _frame(card: Sheet) -> None:
    """The post between the play and the rest, the edge of the boards, and the rope of the curtain."""
    card.paint("634,-40! 684,-40! 690,1230! 640,1230!", BLACK, angle=88, lift=8)
    card.paint("-40,1206! 1240,1194! 1240,1256! -40,1268!", mix(GOLD, BLACK, 0.5), angle=1, laps=20, lift=8)
    for x in range(20, 1200, 118):
        card.paint("1,0 0,1 -1,0 0,-1", BLACK, at=affine(float(x + (x * 7) % 23), 1234, 6))
