"""Who is there to look: a class on a rope that goes, and an old man who is merciful."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.please_do_not_touch.inks import BRICK, CHILD, CREAM, DARK, MUSTARD, OLD, SLATE, UMBER


def school_class(card: Sheet, face: Face) -> None:
    """All but two are out of the room; the last looks back, tongue out."""
    card.paint(
        ribbon("-20,1226 40,1244 92,1236 138,1206 176,1222 250,1246 262,1320 240,1350", (9, 9, 9, 9, 9, 8, 8, 6)),
        UMBER,
        lift=2,
    )
    first = Figure(card, 6, 1386, 42, "walk", outfit("pinafore", SLATE, DARK, CREAM), CHILD, "child", flip=True)
    first.below()
    first.above()
    pose = POSES["walk"].but(arm_near=((0.9, -5.6), (2.4, -6.0)), hands=("grip", "rest"))
    last = Figure(card, 176, 1412, 45, pose, outfit("pinafore", BRICK, DARK, CREAM), CHILD, "child", flip=True)
    last.below()
    place = last.head
    who = Head(card, face, **{**place, "turn": 0.5, "tilt": 8.0, "size": place["size"] * 1.1})
    who.draw()
    x, y = (float(part) for part in (who.at[:, :2] @ (0.24, 0.62) + who.at[:, 2]))
    card.paint("-9,-6! 9,-6! 11,10 0,20 -10,10", BRICK, at=affine(x, y, 0.8, -10), lift=2)
    last.above()


def old_man(card: Sheet, face: Face) -> None:
    """He has taken the second one down and holds it to him, its face against his raincoat."""
    coat = "430,690! 520,650 620,660! 690,720 716,860 724,1040 730,1230! 610,1250 500,1244 400,1226! 402,1040 392,880 396,760"
    for leg in ("460,1200! 540,1210! 536,1340! 470,1340!", "590,1210! 664,1204! 660,1334! 596,1340!"):
        card.paint(leg, SLATE, angle=86, lift=4)
    card.paint(
        ["440,1330! 546,1330! 548,1372! 410,1374 416,1350", "584,1332! 668,1328! 706,1350 704,1370! 584,1372!"],
        DARK,
        lift=5,
    )
    card.paint(coat, mix(MUSTARD, CREAM, 0.5), angle=86, laps=60, lift=9)
    card.paint(ribbon("560,1090 558,1170 562,1244", (3, 6, 4)), mix(MUSTARD, UMBER, 0.4))
    card.paint("480,650! 560,620 640,640! 650,700! 560,720 470,710!", OLD.shade, angle=10)
    card.paint("446,690! 520,650! 560,720! 470,770!", mix(MUSTARD, CREAM, 0.65), lift=4)
    # the picture, back to us: stretcher, cross bar, a label nobody reads
    at = affine(566, 900, 1, 4)
    card.paint("-176,-206! 176,-210! 180,214! -172,218!", UMBER, at=at, angle=88, lift=11)
    card.paint("-140,-170! 138,-174! 142,176! -136,180!", mix(CREAM, UMBER, 0.26), at=at, angle=4, laps=34, grain=0.3)
    card.paint(
        ["-150,-14! 150,-18! 150,14! -150,18!", "-16,-180! 14,-180! 18,186! -12,186!"],
        shift(UMBER, 0.06),
        at=at,
        angle=6,
        lift=3,
    )
    card.paint("40,-120! 110,-122! 112,-66! 42,-62!", CREAM, at=at, lift=2)
    card.paint(
        [ribbon(f"52,{y} {100 - (y + 108) * 0.6:.0f},{y - 1}", (4, 4), at) for y in (-108, -94, -80)], UMBER, wobble=0.3
    )
    for x, y, turn in ((-126, -158, 45), (126, -160, 135), (128, 164, 225), (-124, 166, 315)):
        card.paint("-18,-7! 24,0! -18,7!", MUSTARD, at=at @ [*affine(x, y, 1, turn).tolist(), [0, 0, 1]], lift=2)
    Head(card, face, 520, 606, 98, tilt=34, turn=0.3, light=-1).draw()
    # arms round it
    cloth = mix(MUSTARD, CREAM, 0.42)
    card.paint("404,740! 440,720 470,800 458,900 430,1000! 366,1010! 350,940 366,830", cloth, angle=84, lift=9)
    card.paint("360,960! 430,950! 560,1010! 556,1060! 420,1056 362,1020!", cloth, angle=12, lift=7)
    hand(card, "cover", 546, 1034, 108, 6, OLD, age=79, lift=5)
    card.paint("690,716! 724,750 762,840 772,930! 720,940! 690,850 672,780!", cloth, angle=80, lift=9)
    hand(card, "cover", 742, 926, 104, 128, OLD, age=79, lift=6, flip=True)
    card.paint(ribbon("430,800 440,860 420,920", (3, 8, 3)), shift(cloth, -0.1))
    card.paint(ribbon("700,770 726,830 732,890", (3, 8, 3)), shift(cloth, -0.1))
    card.paint(ribbon("392,1120 430,1130", (3, 5)), BRICK)
