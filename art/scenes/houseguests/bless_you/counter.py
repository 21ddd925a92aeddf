"""The counter: a clerk who stamps what is put before him, and a boy with the right postage."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, FAIR, LINEN, MINT, OLIVE, SHELL, SLATE, STRAW, WALNUT


def counter(card: Sheet, clerk: Face, boy: Face) -> None:
    """Lay the hatch, those in it, and the pale band below."""
    card.paint("646,228! 1240,214! 1240,640! 650,636!", mix(WALNUT, STRAW, 0.35), angle=2, lift=6)
    card.paint("676,258! 1240,246! 1240,620! 680,616!", shift(SLATE, -0.02), angle=86, laps=80, grain=0.3)
    for i in range(4):
        for j in range(7):
            x, y = 700 + 74 * j, 270 + 50 * i
            if (i * 5 + j * 3) % 7 != 2:
                card.paint(f"{x},{y}! {x + 58},{y - 1}! {x + 58},{y + 34}! {x},{y + 35}!", shift(SLATE, -0.09), lift=0)
            if (i + 2 * j) % 3 == 0:
                card.paint(
                    f"{x + 8},{y + 18}! {x + 50},{y + 14}! {x + 52},{y + 35}! {x + 8},{y + 35}!", LINEN, wobble=0.6
                )
    _clerk(card, clerk)
    _boy(card, boy)
    card.paint("620,612! 1240,602! 1240,676! 618,684!", LINEN, angle=1, lift=9)
    front = card.piece("640,680! 1240,672! 1240,1200! 646,1204!", mix(MINT, CHALK, 0.35), angle=88, laps=90, grain=0.2)
    with card.inside(front):
        for x in (790, 960, 1130):
            card.paint(ribbon(f"{x},676 {x + 2},1204", (7, 7)), mix(MINT, SLATE, 0.2))
    card.paint("1030,560! 1084,558! 1090,612! 1026,614!", WALNUT, lift=3)
    _stamping(card)


def _boy(card: Sheet, face: Face) -> None:
    """He has climbed in with the parcels; the label says where to."""
    card.paint("716,500! 780,470 850,470 908,500! 930,620! 700,624!", STRAW, angle=84, lift=6)
    card.paint(
        [ribbon(f"706,{y} 812,{y + 8} 922,{y - 2}", (9, 10, 9)) for y in (530, 562, 594)], mix(STRAW, WALNUT, 0.5)
    )
    card.paint("780,450! 842,446! 846,490! 812,506 778,490!", FAIR.shade)
    Head(card, face, 812, 388, 84, tilt=-5, turn=0.35).draw()
    card.paint(ribbon("774,480 800,520 826,540 850,500 856,474", (4, 4, 4, 4, 4)), WALNUT)
    card.paint("800,532! 856,522! 872,580! 816,592!", CHALK, lift=4)
    card.paint(["852,530! 864,528! 867,542! 855,544!"], BRICK, wobble=0.4)
    card.paint([ribbon("820,558 848,552", (4, 4)), ribbon("824,572 856,566", (4, 4))], SLATE, wobble=0.3)
    # parcels either side, tied
    card.paint("690,560! 740,556! 744,616! 690,618!", mix(WALNUT, STRAW, 0.55), lift=4)
    card.paint([ribbon("714,558 716,616", (4, 4)), ribbon("690,588 744,586", (4, 4))], CHALK)
    card.paint("880,500! 950,480 1010,500 1046,530! 1030,570 960,560 900,570!", STRAW, angle=10, lift=6)
    hand(card, "flat", 1034, 548, 74, 6, FAIR, age=5, lift=4)


def _clerk(card: Sheet, face: Face) -> None:
    """Profile, cropped; he has seen everything that can be sent."""
    card.paint("1130,520! 1180,470 1260,460! 1260,640! 1120,640!", mix(SLATE, CHALK, 0.55), angle=80, lift=6)
    card.paint("1150,500! 1200,470! 1210,540! 1166,560!", CHALK, lift=3)
    Head(card, face, 1172, 388, 92, view="side", turn=-1.0).draw()
    card.paint("1076,330! 1140,300 1230,310! 1240,340! 1140,332 1080,356!", mix(MINT, SLATE, 0.45), angle=10, lift=4)


def _stamping(card: Sheet) -> None:
    """The stamp comes down where a letter would have its own."""
    card.paint("1260,520! 1190,520 1140,560! 1160,610 1210,606 1260,600!", mix(SLATE, CHALK, 0.5), angle=10, lift=7)
    hand(card, "fist", 1152, 572, 84, 176, OLIVE, age=38, flip=True, lift=5)
    card.paint("1074,520! 1094,520! 1096,566! 1072,566!", WALNUT, lift=4)
    card.paint("1066,560! 1102,560! 1104,580! 1064,580!", shift(WALNUT, -0.1), lift=2)
    card.paint("0,-16 12,-8 12,6 0,14 -12,6 -12,-8", shift(WALNUT, 0.05), at=affine(1084, 512, 1), lift=3)
    card.paint(ribbon("1060,600 1074,592 1088,602", (3, 4, 3)), SHELL)
