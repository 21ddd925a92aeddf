"""The woman on her board, tied twice, and the window that she is at."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

ASH, INK, PENCIL, CHALK, BONE, YELLOW = "#b7b1a7", "#222124", "#706e6f", "#efe9de", "#d9d1c3", "#c9a13f"
HERS: Final = Skin("#9a8478", "#75625a", INK, lip="#5f4a46", white=CHALK)
CAST: Final = {
    "painter": Face(
        HERS, 43, "heart", "line", "almond", "thin", "none", "low_knot", INK, feels=feel("mischief", tilt=-6, lids=(0.4, 0.36), gaze=(0.2, -0.2)), small=True
    )
}  # fmt: skip


def window(card: Sheet) -> None:
    """Painted, all but the curtain, which has begun to blow."""
    card.paint("392,486! 716,480! 720,888! 396,892!", CHALK, angle=88, laps=50, ragged=26, dry=0.5)
    pane = card.piece("424,518! 686,513! 688,862! 428,866!", INK, angle=82, laps=60)
    with card.inside(pane):
        # the twelfth chair, far back in the room
        card.paint("424,790! 690,786! 690,880! 424,880!", shift(INK, 0.1), angle=2)
        card.paint("596,664! 612,664! 616,744! 660,742! 664,838! 650,838! 646,764! 616,766! 612,838! 598,838!", BONE)
        card.paint(["590,660! 618,658! 619,676! 591,678!", "592,694! 618,692! 618,704! 593,706!"], BONE)
    card.paint("552,514! 568,513! 572,864! 556,865!", CHALK, angle=88)
    card.paint("424,668! 556,666! 556,680! 425,682!", CHALK, angle=2)
    card.paint("368,886! 742,880! 748,922! 364,930!", CHALK, angle=2, lift=6)
    card.paint("372,916! 744,908! 748,922! 364,930!", mix(ASH, PENCIL, 0.35), angle=2)
    # the right half of the curtain, still wet from the brush
    half = card.piece(
        "630,513! 686,513! 688,760! 668,744 660,690 640,640 630,580!", YELLOW, angle=86, laps=16, ragged=40, dry=0.8
    )
    with card.inside(half):
        for fold in ("650,520 656,600 672,700", "670,520 676,620 682,720"):
            card.paint(ribbon(fold, (5, 8, 3)), shift(YELLOW, -0.1), thin=0.1)


def curtain(card: Sheet) -> None:
    """It stands out into the air, over the cliff."""
    cloth = card.piece(
        "420,500! 548,498! 540,590 500,690 430,760 350,800 262,812 190,850 96,838! 112,792 70,752 120,716! 176,742 240,716 "
        "300,720 352,690 396,630 416,560",
        YELLOW,
        angle=-36,
        laps=34,
        lift=20,
    )
    with card.inside(cloth):
        for fold, width in (
            ("450,496 440,610 360,716 250,770 100,780", (5, 22, 26, 16, 5)),
            ("510,496 494,630 410,736 300,790 180,840", (4, 18, 24, 14, 4)),
        ):
            card.paint(ribbon(fold, width), shift(YELLOW, -0.09), angle=-36)
        card.paint(ribbon("476,496 468,610 386,720 280,770 130,800", (3, 9, 12, 8, 2)), shift(YELLOW, 0.07), thin=0.1)
    for k in range(5):
        card.paint(ribbon(f"{430 + 27 * k},494 {431 + 27 * k},510", (9, 9)), INK, wobble=0.4)
    card.paint(ribbon("404,496 560,492", (9, 9)), INK, lift=3)


def shadow(card: Sheet) -> None:
    """What she and her board throw on the wall: one flat piece, away from her."""
    card.paint(
        "960,690 984,650 1020,640 1050,660 1054,710 1040,730 1080,770 1092,850 1100,884! 1130,884! 1130,906! 930,912! "
        "926,960 918,1050! 868,1050! 872,940 880,890 906,856 970,842 980,790 940,800 880,760! 900,724! 960,760",
        shift(ASH, -0.12),
        angle=86,
        laps=60,
        edge="torn",
        wobble=3,
    )


def painter(card: Sheet) -> None:
    """In profile, leaning to her work; her legs swing."""
    card.paint([ribbon("806,84 788,812", (5, 6)), ribbon("934,84 962,812", (5, 6))], INK, wobble=0.3)
    # the leg behind
    card.paint(
        "880,776! 800,770 756,790 748,830 760,900 776,964! 818,956! 806,900 802,840 880,830!",
        mix(CHALK, PENCIL, 0.42),
        angle=80,
    )
    card.paint("772,960! 820,950! 826,982 812,996! 728,1004! 722,990 760,978", INK, lift=3)
    card.paint("768,806! 984,800! 986,822! 770,828!", INK, angle=2, lift=7)
    # back, seat and leg are one piece of white drill
    white = card.piece(
        "872,676! 922,680 952,716 962,770 956,812! 890,820 812,818 788,838 780,890 776,950! 724,946! 724,880 732,812 "
        "754,778 800,764 842,758 858,730!",
        CHALK,
        angle=80,
        laps=36,
        lift=9,
    )
    with card.inside(white):
        card.paint("970,730! 930,770 900,800 800,806 770,850 770,960! 800,960! 980,830!", BONE, angle=30)
        card.paint(ribbon("862,764 884,784 888,806", (2, 6, 2)), ASH, wobble=0.3)
        card.paint(ribbon("748,800 764,826 786,832", (2, 6, 2)), ASH, wobble=0.3)
        card.paint("886,770! 926,764! 932,798! 892,804!", CHALK, angle=84, lift=2)
        card.paint(ribbon("880,742 916,752 964,748", (10, 10, 10)), INK, wobble=0.4)
    card.paint("722,942! 780,948! 782,974 770,986! 682,984! 678,968 716,960", INK, lift=4)
    # the neck, the shirt with its sleeve in one, from the shoulder over the elbow to the wrist
    card.paint("856,622! 900,626! 908,664! 880,680 852,664!", HERS.shade, wobble=0.6)
    shirt = card.piece(
        "850,660! 884,648 918,656 944,690 948,724 926,736! 900,744 866,742 840,748! 800,742 760,712 722,676! 744,638! "
        "782,672 812,690 832,682",
        PENCIL,
        angle=30,
        laps=30,
        lift=8,
    )
    with card.inside(shirt):
        card.paint("860,700! 840,712 800,704 760,672! 720,690! 800,760! 870,750!", shift(PENCIL, -0.07), angle=36)
        for k in range(9):
            x = 846 + 13 * k
            card.paint(ribbon(f"{x},640 {x + 6},700 {x - 4},760", (3, 3)), mix(PENCIL, CHALK, 0.35), wobble=0.2)
    card.paint("898,650! 918,654! 940,724 936,748! 914,746! 916,710", CHALK, angle=80, lift=3)
    card.paint(ribbon("726,680 748,642", (13, 13)), mix(PENCIL, CHALK, 0.4), wobble=0.4)
    card.paint(ribbon("778,688 704,622 676,600", (8, 8, 10)), INK, lift=3)
    card.paint("684,612! 656,596 646,572! 676,578 694,598!", YELLOW, wobble=0.6)
    hand(card, "grip", 738, 662, 66, 222, HERS, flip=True, age=43, lift=3)
    Head(card, CAST["painter"], 868, 588, 60, tilt=0, turn=-1, view="side").draw()


def bucket(card: Sheet) -> None:
    """It hangs where somebody must have hung it."""
    card.paint(ribbon("1016,92 1022,700", (4, 4)), INK, wobble=0.2)
    card.paint(ribbon("984,748 1000,706 1022,698 1046,706 1060,746", (5, 5, 5)), INK, wobble=0.3)
    card.paint("980,746! 1064,742! 1054,832! 992,834!", PENCIL, angle=86, lift=8)
    card.paint("980,746 1022,734 1064,743 1022,756", YELLOW, wobble=0.4)
    card.paint("996,750! 1014,752! 1012,796 1006,806 1000,790!", YELLOW, wobble=0.4)
