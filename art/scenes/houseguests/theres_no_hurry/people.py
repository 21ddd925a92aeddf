"""Who has climbed up: one to hang out the washing, one to tell the cow something."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CAST, CHALK, HAIR, LILAC, PINK, SHE


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
    for x, tip in ((512, 518), (664, 658)):
        card.paint(f"{x - 10},520 {x - 11},500 {x - 4},488 {tip},486 {x + 10},500 {x + 9},520", SHE.base, lift=2)
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
    _from_behind(card)


def _from_behind(card: Sheet) -> None:
    """Her head: nape and ears, hair drawn up into a plain bun."""
    card.paint("568,606! 604,606! 608,640 622,650! 586,662 550,650! 564,640", SHE.base, lift=3)
    for ear in ("546,574 538,566 532,574 536,590 546,598", "626,574 634,566 640,574 636,590 626,598"):
        card.paint(ear, SHE.base, lift=2)
    skull = card.piece("586,520 616,530 630,560 628,590 612,618 586,626 560,618 544,590 542,560 556,530", HAIR, lift=5)
    combed = ("568,616 560,586 574,556", "604,616 612,586 598,556", "586,622 586,596 586,560")
    card.pattern(skull, [ribbon(q, (1.5, 3, 1.5)) for q in combed], mix(HAIR, SHE.base, 0.34))
    bun = card.piece("586,508 608,514 617,534 608,554 586,561 564,554 555,534 564,514", shift(HAIR, 0.035), lift=5)
    card.pattern(bun, [ribbon("566,538 586,524 606,538", (1.5, 3, 1.5))], mix(HAIR, SHE.base, 0.34))


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
