"""Who has climbed up: one to hang out the washing, one to tell the cow something."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CAST, CHALK, LILAC, PINK, SHE


def washer(card: Sheet) -> None:
    """From behind, on the crown of the cow's head; her hem hides her feet."""
    sheet = card.piece(
        "470,498! 540,502 668,502! 690,560 676,640 690,720! 610,700 560,726 470,716! 484,640 466,570",
        CHALK,
        angle=86,
        lift=8,
        edge="raw",
        ragged=10,
    )
    card.pattern(sheet, [ribbon(f"440,{y} 700,{y + 6}", (8, 8)) for y in (530, 690)], shift(PINK, -0.1))
    for arm in ("548,660 508,610 500,560 512,508", "626,660 668,612 676,560 664,508"):
        card.paint(ribbon(arm, (30, 27, 22, 17)), SHE.base, angle=84, lift=4)
    dress = card.piece(
        "546,640! 586,628 630,640! 646,690 636,740 668,830 690,894! 586,908 486,894! 508,830 540,740 530,690",
        shift(BUTTER, -0.03),
        angle=86,
        lift=9,
        edge="raw",
        ragged=10,
    )
    with card.inside(dress):
        card.paint(
            [ribbon(f"{x},740 {x + (x - 586) * 0.6:.0f},910", (4, 9)) for x in (556, 586, 616)], shift(BUTTER, -0.16)
        )
        card.paint("500,728! 680,728! 680,748! 500,748!", shift(PINK, -0.12))
    for cap in ("540,690! 524,664 530,640 556,634! 572,660", "640,690! 652,664 646,640 622,634! 606,660"):
        card.paint(cap, shift(BUTTER, -0.03), lift=3)
    card.paint("574,604! 602,604! 606,644! 570,644!", SHE.shade)
    card.paint(
        "586,528 622,540 634,574 620,606 586,618 554,606 540,574 552,540", mix(CHALK, LILAC, 0.16), angle=40, lift=6
    )
    card.paint("586,600! 604,612 612,650! 592,632! 572,652! 574,612", mix(CHALK, LILAC, 0.3), lift=3)


def boy(card: Sheet) -> None:
    """On his stomach on her shoulder, a paper trumpet between his mouth and her ear."""
    trunk = card.piece(
        "1050,1010! 1080,950 1130,930 1260,950! 1260,1110! 1120,1106 1050,1080!", LILAC, angle=10, lift=8, edge="raw"
    )
    card.pattern(trunk, [ribbon(f"{x},920 {x - 10},1120", (14, 14)) for x in range(1070, 1270, 44)], CHALK)
    Head(card, CAST["boy"], 1064, 912, 66, tilt=8, turn=-1, view="side").draw()
    card.paint("1040,946! 1034,966! 914,1060! 884,1010 880,930! 1026,934!", shift(BUTTER, -0.03), angle=-10, lift=6)
    card.paint("880,930! 866,990 914,1060! 906,1010 898,960", shift(BUTTER, -0.25), angle=70)
    card.paint(ribbon("1136,996 1080,1034 1010,986", (52, 46, 32)), shift(LILAC, -0.06), lift=5)
    card.paint("1024,980 1006,958 984,956 972,972 980,994 1000,1004", SHE.base, lift=3)
