"""Who gets in: a small child in red, and whose shoes stand on the step already."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_catching.inks import BONE, BRASS, BROWN, INK, PLUM, RED, SHEET, YOUNG


def shoes(card: Sheet) -> None:
    """A grown man's, side by side."""
    for x, y, ink in ((262, 1074, mix(INK, BONE, 0.12)), (226, 1086, INK)):
        at = affine(x, y, 1.0, 14)
        card.paint(
            "-56,0! -62,-40 -54,-78 -20,-84! 0,-52 40,-40 72,-30 82,-8 78,4!", ink, at=at, angle=10, edge="raw", lift=4
        )
        card.paint("-60,-2! 80,0! 80,10! -58,10!", BRASS, at=at, edge="raw")
        card.brush("-14,-66 6,-60", 6, BONE, at=at, dry=0.0)
        card.brush("-2,-52 16,-52", 6, BONE, at=at, dry=0.0)


def child(card: Sheet) -> None:
    """One foot on the lower lid, one hand under the turned-back one, a pillow dragged behind."""
    skin, sock = YOUNG.base, BONE
    # the far arm lifts; the head is before it
    card.paint(ribbon("596,780 606,690 604,590", (54, 50, 40)), shift(RED, -0.05), edge="raw", lift=3)
    card.paint(
        "588,600! 590,540 582,512! 576,494 584,484 594,492 598,506! 626,508 622,560 622,600!", skin, edge="raw", lift=2
    )
    for x, y, turn in ((597, 492, -8), (612, 488, 0), (627, 492, 8), (640, 502, 18)):
        card.paint("-8,22! -9,-6 -6,-18 0,-22 6,-18 9,-6 8,22!", skin, at=affine(x, y, 1, turn), edge="raw", lift=1)
    card.paint("660,806! 760,776 806,800 816,896 790,944! 700,960 660,900!", SHEET, angle=60, edge="raw", lift=5)
    card.paint("660,806! 760,776 800,798! 720,850 670,910!", BONE, angle=60, edge="raw")
    # the leg she stands on, tiptoe; then the one that is up already
    card.paint(ribbon("634,980 640,1040 646,1080", (50, 44, 30)), mix(sock, INK, 0.22), edge="raw", lift=3)
    card.paint(
        "660,1064! 666,1096 646,1122 600,1136 586,1124! 610,1104 628,1072!", mix(sock, INK, 0.22), edge="raw", lift=3
    )
    card.paint(ribbon("494,880 482,930 476,964", (52, 46, 36)), sock, edge="raw", lift=3)
    card.paint("496,950! 498,986! 428,994 408,980! 424,962 462,952!", sock, edge="raw", lift=3)
    card.paint("568,730! 626,726! 624,790! 572,790!", YOUNG.shade, edge="raw")
    gown = card.piece(
        "552,764! 590,772 634,752! 672,800 696,900 706,1014! 610,1036 566,970! 520,940 454,926! 444,870 476,836 524,820 544,790",
        RED,
        angle=80,
        edge="raw",
        lift=6,
    )
    with card.inside(gown):
        card.paint("640,730! 740,730! 740,1050! 656,1050! 664,900 646,810", shift(RED, -0.09), angle=80, edge="raw")
        card.brush("716,1000 612,1022 560,956 446,912", 12, BONE, dry=0.2, taper=0.0)
        card.brush("592,860 566,910 562,960", 9, shift(RED, -0.14), dry=0.3)
    # the near arm drags the pillow
    card.paint(ribbon("618,790 656,836 690,862", (50, 44, 34)), shift(RED, 0.02), edge="raw", lift=3)
    card.paint("676,852! 696,842 720,852 726,868 716,884 684,886!", skin, edge="raw", lift=2)
    for line in ("706,856 722,860", "704,868 722,872"):
        card.brush(line, 4, YOUNG.shade, dry=0.0)
    _head(card)


def _head(card: Sheet) -> None:
    """In profile, round, the hair cut straight, one short plait; she looks at whoever lies there."""
    hair = mix(mix(PLUM, BROWN, 0.3), INK, 0.12)
    card.paint(ribbon("650,726 672,770 676,812", (34, 28, 22)), hair, edge="raw", lift=4)
    card.paint("676,806! 700,792 702,822! 678,814! 654,826 652,800!", BONE, edge="raw", lift=2)
    card.paint("666,816! 688,816! 690,846 676,854 664,844!", hair, edge="raw")
    face = card.piece(
        "566,590! 532,622 518,652 517,672! 512,686 498,702 500,712 514,718! 507,727 510,734! 508,742 516,750! 516,764 "
        "532,778 566,784 610,776 650,740! 660,660 630,600!",
        YOUNG.base,
        angle=80,
        edge="raw",
        lift=3,
    )
    with card.inside(face):
        card.paint(ROUND, mix(YOUNG.base, RED, 0.2), at=affine(562, 728, 22), edge="raw")
        card.brush("530,774 560,788 600,782 640,760", 12, YOUNG.shade, dry=0.3, taper=0.3)
    card.paint("525,688! 531,678 544,676 552,687! 544,695 533,695", BONE, edge="raw")
    card.paint(ROUND, INK, at=affine(534, 687, 8), edge="raw")
    card.brush("555,685 544,674 529,675 521,684", 6, INK, dry=0.0, taper=0.3)
    card.brush("556,654 542,650 526,656", 5, INK, dry=0.1, taper=0.4)
    card.brush("507,735 518,737 527,735", 5, YOUNG.lip or YOUNG.line, dry=0.0, taper=0.2)
    cut = card.piece(
        "522,640! 520,606 546,572 596,554 648,568 682,612 688,668 676,726 652,756! 630,752 618,734! 626,706 612,690 "
        "598,700 596,718! 588,690 590,650! 560,632 536,634!",
        hair,
        angle=60,
        edge="raw",
        lift=4,
    )
    with card.inside(cut):
        for line in ("590,556 560,590 534,634", "610,556 650,600 664,700", "596,560 612,620 626,690"):
            card.brush(line, 7, shift(hair, 0.1), dry=0.5, taper=0.5)
