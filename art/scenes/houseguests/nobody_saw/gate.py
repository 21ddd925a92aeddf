"""The barrier, close, and what is seen under its bar: an inspector who ties a very old soldier's lace."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import BONE, FAIR, INK, MIDDLE, ORANGE, SLATE


def barrier(card: Sheet) -> None:
    """Orange, as near as can be, cropped on three sides: a bar and its boxes."""
    deep = shift(ORANGE, -0.085)
    for x, wide in ((-60, 210), (650, 200)):
        card.paint(
            f"{x + wide},1262! {x + wide + 46},1240! {x + wide + 52},1860! {x + wide},1860!", shift(ORANGE, -0.17)
        )
        box = card.piece(
            f"{x},1250! {x + wide},1250! {x + wide + 2},1860! {x},1860!", deep, angle=88, laps=90, grain=0.16, lift=10
        )
        with card.inside(box):
            card.paint(f"{x + 44},1370! {x + wide - 44},1372! {x + wide - 44},1400! {x + 44},1398!", INK)
    card.paint("0,-1! .9,0! .35,0! .35,1! -.35,1! -.35,0! -.9,0!", BONE, at=affine(46, 1540, 56))
    card.paint(ROUND, BONE, at=affine(750, 1540, 58))
    card.paint("-.66,-.2! .66,-.2! .66,.2! -.66,.2!", deep, at=affine(750, 1540, 58))
    card.paint("-40,1176! 600,1170 1240,1178! 1240,1276! 600,1270 -40,1278!", ORANGE, angle=1, laps=44, lift=12)
    card.paint(ribbon("-40,1262 600,1256 1240,1264", (16, 16, 16)), deep)
    card.paint(ribbon("-40,1192 600,1186 1240,1194", (6, 6, 6)), mix(ORANGE, BONE, 0.35), thin=0.2)


def soldier_and_inspector(card: Sheet, soldier: Face, inspector: Face) -> None:
    """He has stood at attention since he came in; somebody kind is at his shoe."""
    card.paint("214,1690! 300,1676 510,1676 620,1694! 530,1716 310,1716", mix(SLATE, BONE, 0.55), angle=2, grain=0.2)
    pose = POSES["stand"].but(
        arm_near=((2.2, -7.0), (1.05, -9.0)), arm_far=(-1.3, -4.2), over="near", hands=("blade", "flat")
    )
    old = Figure(
        card, 300, 1696, 40, pose, outfit("uniform", mix(SLATE, BONE, 0.28), SLATE, BONE, shoes=INK), FAIR, "frail"
    )
    old.below()
    Head(card, soldier, **old.head).draw()
    for i, ink in enumerate((BONE, ORANGE, BONE)):
        x, y = (float(part) for part in old.over(f"{0.1 + 0.22 * i:.2f},.24").split(","))
        card.paint("-4,-12! 4,-12! 4,0! 10,8 0,18 -10,8 -4,0!", ink, at=affine(x, y, 0.9), lift=2)
    old.above()
    card.paint(ribbon("330,1670 352,1654 372,1668 356,1684 322,1688", (3, 4, 4, 3, 3)), BONE)
    kneeling = Figure(
        card,
        480,
        1710,
        39,
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
