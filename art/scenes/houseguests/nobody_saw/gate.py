"""The barrier, and before it an inspector who ties a very old soldier's lace."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import BONE, FAIR, INK, MIDDLE, ORANGE, SLATE


def barrier(card: Sheet) -> None:
    """Orange, low, cropped at both sides: a bar and four boxes with their slots."""
    deep = shift(ORANGE, -0.1)
    for x in (-70, 330, 916, 1130):
        card.paint(f"{x + 150},1270! {x + 186},1252! {x + 190},1530! {x + 152},1560!", shift(ORANGE, -0.17), angle=88)
        card.paint(f"{x},1268! {x + 150},1270! {x + 152},1562! {x + 4},1558!", deep, angle=88, laps=50, lift=8)
        card.paint(f"{x},1268! {x + 30},1246! {x + 186},1250! {x + 150},1272!", shift(ORANGE, 0.04), angle=2)
        card.paint(f"{x + 36},1350! {x + 112},1352! {x + 112},1374! {x + 36},1372!", INK)
        card.paint(
            "0,-1! .9,0! .35,0! .35,1! -.35,1! -.35,0! -.9,0!"
            if x != 330
            else "-1,-.7! -.7,-1! 0,-.3! .7,-1! 1,-.7! .3,0! 1,.7! .7,1! 0,.3! -.7,1! -1,.7! -.3,0!",
            BONE,
            at=affine(x + 74, 1448, 30),
        )
    card.paint("-40,1192! 600,1186 1240,1194! 1240,1262! 600,1256 -40,1264!", ORANGE, angle=1, laps=44, lift=9)
    card.paint(ribbon("-40,1246 600,1240 1240,1248", (10, 10, 10)), deep)
    card.paint(ribbon("-40,1206 600,1200 1240,1208", (5, 5, 5)), mix(ORANGE, BONE, 0.35), thin=0.2)


def soldier_and_inspector(card: Sheet, soldier: Face, inspector: Face) -> None:
    """He has stood at attention since he came in; somebody kind is at his shoe."""
    pose = POSES["stand"].but(
        arm_near=((2.2, -7.0), (1.05, -9.0)), arm_far=(-1.3, -4.2), over="near", hands=("blade", "flat")
    )
    old = Figure(
        card, 130, 1716, 38, pose, outfit("uniform", mix(SLATE, BONE, 0.28), SLATE, BONE, shoes=INK), FAIR, "frail"
    )
    old.below()
    Head(card, soldier, **old.head).draw()
    for i, ink in enumerate((BONE, ORANGE, BONE)):
        x, y = (float(part) for part in old.over(f"{0.1 + 0.22 * i:.2f},.24").split(","))
        card.paint("-4,-12! 4,-12! 4,0! 10,8 0,18 -10,8 -4,0!", ink, at=affine(x, y, 0.9), lift=2)
    old.above()
    card.paint(ribbon("156,1690 176,1676 196,1690 180,1704 150,1708", (3, 4, 4, 3, 3)), BONE)
    kneeling = Figure(
        card,
        292,
        1738,
        37,
        POSES["kneel"].but(
            arm_near=((0.5, -3.2), (2.2, -1.6)), arm_far=((1.0, -3.0), (2.6, -1.2)), hands=("pinch", "pinch")
        ),
        outfit("uniform", INK, INK, ORANGE, shoes=INK, wear=("placket", "straps", "belt")),
        MIDDLE,
        "plain",
        flip=True,
    )
    kneeling.below()
    Head(card, inspector, **kneeling.head).draw()
    kneeling.above()
