"""The counter: a clerk who stamps what is put before him, and a boy with the right postage."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, FAIR, LINEN, OLIVE, SHELL, SLATE, STRAW, WALNUT


def counter(card: Sheet, clerk: Face, boy: Face) -> None:
    """Lay the hatch, those in it, and the pale band below."""
    card.paint("640,176! 1240,160! 1240,660! 646,656!", mix(WALNUT, STRAW, 0.35), angle=2, lift=6)
    card.paint("674,210! 1240,196! 1240,640! 680,636!", shift(SLATE, -0.02), angle=86, laps=80, grain=0.3)
    for i in range(4):
        for j in range(6):
            x, y = 700 + 92 * j, 226 + 64 * i
            card.paint(f"{x},{y}! {x + 74},{y - 1}! {x + 74},{y + 44}! {x},{y + 45}!", shift(SLATE, -0.09))
            if (i + 2 * j) % 3 == 0:
                card.paint(
                    f"{x + 8},{y + 24}! {x + 64},{y + 18}! {x + 66},{y + 45}! {x + 8},{y + 45}!", LINEN, wobble=0.6
                )
    _clerk(card, clerk)
    _boy(card, boy)
    card.paint("620,640! 1240,630! 1240,706! 618,714!", LINEN, angle=1, lift=9)
    front = card.piece("640,710! 1240,702! 1240,1200! 646,1204!", mix(SHELL, LINEN, 0.25), angle=88, laps=90, grain=0.2)
    with card.inside(front):
        for x in (790, 960, 1130):
            card.paint(ribbon(f"{x},706 {x + 2},1204", (7, 7)), mix(SHELL, WALNUT, 0.25))
    _stamping(card)


def _boy(card: Sheet, face: Face) -> None:
    """He has climbed in with the parcels; the label says where to."""
    jumper = card.piece("700,560! 752,520 800,506 900,510! 950,548 966,660! 690,664!", STRAW, angle=84, lift=7)
    with card.inside(jumper):
        for y in (556, 594, 632):
            card.paint(ribbon(f"680,{y} 820,{y + 8} 980,{y - 2}", (11, 12, 11)), mix(STRAW, WALNUT, 0.5))
    card.paint("790,490! 868,486! 874,524! 834,542 790,524!", FAIR.shade)
    Head(card, face, 830, 398, 106, tilt=-5, turn=0.35).draw()
    card.paint(ribbon("784,516 806,560 838,580 866,556 876,512", (5, 5, 5, 5, 5)), WALNUT)
    card.paint("802,576! 868,566! 880,634! 812,642!", CHALK, lift=4)
    card.paint("846,574! 866,571! 869,590! 849,593!", BRICK, wobble=0.4)
    card.paint([ribbon("820,606 860,600", (5, 5)), ribbon("824,622 868,614", (5, 5))], SLATE, wobble=0.3)


def _clerk(card: Sheet, face: Face) -> None:
    """Profile, cropped; he has seen everything that can be sent."""
    card.paint("1110,580! 1150,520 1260,490! 1260,680! 1090,680!", mix(SLATE, CHALK, 0.55), angle=80, lift=6)
    card.paint("1116,520! 1170,486! 1200,560! 1150,590!", CHALK, lift=3)
    Head(card, face, 1158, 380, 122, view="side", turn=-1.0, tilt=-8).draw()


def _stamping(card: Sheet) -> None:
    """The boy's arm lies on the counter, its cuff pushed up; the stamp comes down on the wrist."""
    card.paint(ribbon("930,640 1000,648 1060,650", (50, 42, 36)), FAIR.base, angle=4, lift=4)
    hand(card, "flat", 1048, 650, 104, 4, FAIR, age=5, lift=4)
    sleeve = card.piece("880,540! 940,556 986,600 1000,622! 994,674! 940,676 896,650!", STRAW, angle=30, lift=7)
    with card.inside(sleeve):
        for a, b in (((900, 540), (880, 650)), ((940, 550), (916, 680)), ((980, 580), (956, 690))):
            card.paint(ribbon(f"{a[0]},{a[1]} {b[0]},{b[1]}", (11, 11)), mix(STRAW, WALNUT, 0.5))
    card.paint("1020,592! 1064,590! 1070,632! 1016,634!", WALNUT, lift=3)
    card.paint(ribbon("1042,596 1042,556", (18, 24)), WALNUT)
    hand(card, "grip", 1100, 560, 112, 176, OLIVE, age=38, lift=4)
    card.paint("1096,520! 1180,516 1260,560! 1260,660! 1180,620 1088,592!", mix(SLATE, CHALK, 0.45), angle=20, lift=7)
    card.paint("1084,522! 1108,518! 1102,598! 1080,592!", CHALK, lift=3)
