"""What is under her lid: linen, an old man asleep on his half, and the lid itself, turned back."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import DIAMOND, DOT, motif, ribbon, stripes
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_catching.inks import (
    BONE,
    BRASS,
    INK,
    LINE,
    LIT,
    OLD,
    PETROL,
    PLUM,
    RED,
    SHEET,
)

CAST: Final = {
    "host": Face(
        OLD,
        78,
        "long",
        "hook",
        "almond",
        "thin",
        "bushy",
        "ring",
        BONE,
        beard="walrus",
        feels=feel("asleep", corners=(0.1, 0.14), part=0.0, tilt=0),
        plane="cheek",
    ),
}
HOLLOW: Final = (
    "70,800! 110,716 190,640 300,574 420,516 540,470 600,480 670,560 720,680 764,850! 700,920 600,960 480,972 340,956 "
    "200,906 120,850"
)


def bed(card: Sheet) -> None:
    """Lay the dark under the lid, the bed, and who lies in it."""
    _step(card)
    hollow = card.piece(HOLLOW, INK, angle=20, laps=50, edge="raw")
    with card.inside(hollow):
        card.paint("60,870! 200,820 340,800 520,800 780,812! 780,1000! 60,1000!", BONE, angle=8, edge="raw")
        card.paint(
            "70,880! 90,760 140,690 220,660 320,690 380,760 392,830 350,890!", BONE, angle=20, edge="raw", lift=5
        )
        card.paint("380,830! 400,770 470,740 560,760 580,830! 480,860", SHEET, angle=20, edge="raw", lift=4)
        _shoulder(card)
        Head(card, CAST["host"], 232, 782, 84, tilt=-62, turn=0.4).draw()
        _cover(card)
    card.brush("56,800 120,876 210,930 350,976 490,988 616,974 716,926 776,846", 30, LIT, taper=0.1, dry=0.05)
    card.brush("70,826 130,890 220,944 350,992 490,1004 616,990 720,944 780,870", 9, LINE, taper=0.2, dry=0.2)


def _step(card: Sheet) -> None:
    """The bag below the eye: what whoever comes stands on."""
    card.paint(
        "60,850 160,960 330,1030 520,1040 700,990 790,900 776,1010 680,1100 510,1136 330,1116 170,1044 80,950",
        LIT,
        angle=10,
        edge="raw",
    )
    card.brush("70,940 170,1056 330,1132 510,1154 680,1116 780,1024", 22, LINE, taper=0.5, dry=0.25)
    card.brush("140,1090 260,1162 400,1198 520,1200", 11, LINE, taper=0.7, dry=0.4)


def _shoulder(card: Sheet) -> None:
    """He lies on his side: a striped shoulder, and under his cheek the back of his own hand."""
    back = card.piece(
        "286,800! 330,776 390,790 440,850 460,1000! 250,1000! 262,880", PLUM, angle=60, edge="raw", lift=3
    )
    with card.inside(back):
        for line in ("320,776 300,990", "352,780 336,990", "384,790 372,990"):
            card.brush(line, 8, BONE, dry=0.2, taper=0.1)
    card.paint(
        "310,900! 286,872 250,858 206,852 184,862 186,878 210,890 250,902 290,926!", OLD.base, edge="raw", lift=2
    )
    for line in ("190,868 226,870 250,876", "204,882 234,884 252,890"):
        card.brush(line, 5, OLD.shade, dry=0.0, taper=0.2)
    sleeve = card.piece("276,866! 300,864 350,890 400,960! 380,1000! 300,980 262,910!", PLUM, edge="raw", lift=3)
    with card.inside(sleeve):
        for line in ("284,926 304,866", "310,960 336,880"):
            card.brush(line, 8, BONE, dry=0.2, taper=0.1)


def _cover(card: Sheet) -> None:
    """A blanket up to his shoulder; beyond it half the bed is free."""
    cover = card.piece(
        "330,1000! 340,900 372,826! 450,800 520,812 580,846 680,850 790,870! 790,1000!",
        PETROL,
        angle=10,
        edge="raw",
        lift=4,
    )
    with card.inside(cover):
        for line in ("450,810 480,880 470,990", "540,836 556,910 540,1000", "630,850 640,920 630,1000"):
            card.brush(line, 10, mix(PETROL, BONE, 0.3), dry=0.4)
    card.paint("322,1000! 330,896 364,820! 412,806 392,850 374,910 370,1000!", SHEET, angle=70, edge="raw", lift=3)


def lid(card: Sheet) -> None:
    """Turned back over itself: the outer side is skin, the lining is a quilt's, and the lashes are its fringe."""
    card.paint(
        "40,810! 40,660 120,500 280,380 460,300 640,320 760,440 810,640 786,860! 720,680 670,560 600,480 540,470 "
        "420,516 300,574 190,640 110,716",
        LIT,
        angle=20,
        edge="raw",
    )
    card.brush("44,640 120,480 270,360 450,276 640,292 780,420 826,600", 13, LINE, taper=0.4, dry=0.25)
    flap = card.piece(
        "62,806! 70,700 150,600 270,500 400,420 530,362 640,376 720,470 770,640 770,854! 718,690 664,570 600,486 540,474 "
        "420,522 300,580 190,648 116,720",
        BRASS,
        angle=20,
        edge="raw",
        lift=8,
    )
    with card.inside(flap):
        _quilt(card)
    # along the hem runs the lid's own skin; the lashes grow from that
    rim = "62,790 74,694 152,596 270,500 400,420 530,364 638,380 716,476 766,640 772,800"
    card.paint(ribbon(rim, (16, 30, 34, 36, 38, 38, 36, 34, 30, 16)), shift(LIT, 0.03), angle=20, edge="raw", lift=3)
    for line in (
        "82,702 40,672 6,626",
        "132,624 84,580 60,520",
        "194,574 152,508 148,448",
        "270,514 236,450 242,392",
        "348,462 324,396 336,336",
        "430,402 418,340 440,282",
        "522,364 526,300 560,250",
        "610,368 632,306 676,270",
        "684,420 722,372 772,352",
        "736,498 784,468 834,468",
    ):
        card.paint(ribbon(line, (24, 17, 2)), INK, angle=80, edge="raw")
    card.brush("716,262 600,186 450,166 290,220 160,336", 70, INK, taper=0.6, dry=0.5)


def _quilt(card: Sheet) -> None:
    """Patches along the turned-back hem, no two neighbours of one paper."""
    inks = (RED, BRASS, PLUM, BONE, BRASS, PETROL, RED, BONE, BRASS, PLUM, RED)
    edges = (
        ((40, 760), (130, 780)),
        ((70, 660), (170, 690)),
        ((140, 580), (240, 640)),
        ((230, 510), (310, 590)),
        ((320, 440), (390, 560)),
        ((410, 390), (460, 530)),
        ((500, 340), (530, 500)),
        ((590, 340), (585, 510)),
        ((690, 400), (630, 540)),
        ((750, 500), (680, 620)),
        ((790, 620), (700, 700)),
        ((800, 870), (710, 880)),
    )
    for k, (ink, (a, b), (c, d)) in enumerate(zip(inks, edges, edges[1:], strict=False)):
        patch = card.piece(
            f"{a[0]},{a[1]}! {c[0]},{c[1]}! {d[0]},{d[1]}! {b[0]},{b[1]}!",
            mix(ink, BRASS, 0.12),
            angle=30 * k,
            edge="raw",
        )
        second = mix(INK if ink in (BONE, BRASS) else BONE, ink, 0.35)
        prints = (
            motif(card.box(patch), DOT, 30, 7, key=k),
            stripes(card.box(patch), 26, 7, angle=40 + 20 * k, key=k),
            motif(card.box(patch), DIAMOND, 40, 10, tilt=10 * k, key=k),
        )
        if k % 4:
            card.pattern(patch, prints[k % 3], second)
        card.brush(f"{a[0]},{a[1]} {b[0]},{b[1]}", 6, INK, dry=0.5, taper=0.1)
