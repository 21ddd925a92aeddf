"""The woman in the jumper: head, collar, sleeves folded, a hand on a sleeve, skirt and shoes."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_suits_me_better.paper import (
    BROWN,
    CHALK,
    COBALT,
    DARK,
    DEEP,
    GREY,
    UMBER,
    curls,
    lines_between,
    plain,
    ribs,
    torn,
    woolly,
)

CAST = {
    "jumper": Face(
        BROWN,
        52,
        "round",
        "broad",
        "almond",
        "pinched",
        "bushy",
        "knot",
        "#2f2725",
        feels=feel(
            "cross",
            gaze=(-0.95, 0.12),
            lids=(0.56, 0.5),
            brows=(-0.05, -0.03),
            slant=(-0.8, -0.8),
            corners=(-0.45, -0.35),
            tilt=0,
        ),
        plane="cheek",
        eye=1.2,
        mouth=1.25,
    )
}


def woman(card: Sheet) -> None:
    """Lay from the shoes up."""
    for x in (800, 950):
        torn(card, f"{x},1560! {x + 92},1560! {x + 86},1680! {x + 6},1680!", BROWN.base, angle=86, lift=4)
        torn(
            card,
            f"{x - 6},1650 {x + 44},1668! {x + 98},1650! {x + 104},1716! {x - 52},1716! {x - 46},1686",
            DARK,
            lift=4,
            wobble=1.5,
        )
    torn(card, "636,1200! 1060,1200! 1090,1400 1130,1600! 606,1600! 618,1400", UMBER, angle=86, laps=70, lift=8)
    for a in ("760,1260 750,1420 734,1590", "900,1260 910,1420 930,1590", "1010,1260 1030,1420 1060,1590"):
        card.paint(ribbon(a, (4, 12, 16)), shift(UMBER, 0.08), edge="torn", wobble=1.2)
    trunk = torn(
        card,
        woolly(
            "690,690 760,650 920,650 1000,690 1080,780 1110,960 1104,1120 1090,1236 850,1262 600,1236 586,1120 580,960 612,780",
            62,
        ),
        COBALT,
        laps=80,
        lift=12,
    )
    curls(card, trunk, 62, 21)
    ribs(
        card,
        "606,1222! 850,1250 1084,1222! 1076,1300! 850,1328 618,1300!",
        lines_between((610, 1206), (1086, 1206), (2, 130), 19),
    )
    _arms(card)
    _head(card)


def _arms(card: Sheet) -> None:
    """The far sleeve goes below, the near one over it; the near hand lies on the far sleeve."""
    far = torn(
        card,
        woolly(
            "1010,690 1090,750 1146,880 1160,1000 1130,1090 1040,1130 900,1110 720,1070 700,1000 860,990 1010,990 1000,880 980,780",
            58,
        ),
        COBALT,
        lift=10,
    )
    curls(card, far, 62, 21)
    near = torn(
        card,
        woolly(
            "680,690 720,780 704,880 690,960 780,960 920,900 956,990 850,1070 700,1130 590,1120 540,1050 540,940 570,810 620,730",
            58,
        ),
        shift(COBALT, 0.025),
        lift=13,
    )
    curls(card, near, 62, 21)
    at = affine(978, 914, 138, -16)
    fingers = (
        (".36,.30 .62,.32 .84,.30", 0.18),
        (".42,.12 .74,.12 1.02,.09", 0.2),
        (".42,-.07 .78,-.09 1.06,-.12", 0.2),
        (".36,-.24 .68,-.29 .96,-.33", 0.19),
    )
    card.paint(jointed(".02,-.24 .22,-.46 .40,-.62", 0.2, at), BROWN.base, edge="torn", wobble=1, lift=4)
    plain(
        card,
        "-.2,-.25! .1,-.32 .36,-.38 .5,-.2 .54,.06 .52,.26 .40,.40 .2,.38 .0,.30 -.2,.25!",
        BROWN.base,
        at=at,
        lift=5,
    )
    for line, wide in fingers:
        card.paint(jointed(line, wide + 0.03, at), BROWN.shade, edge="torn", wobble=0.8)
        card.paint(jointed(line, wide, at), BROWN.base, edge="torn", wobble=0.8)
        marked(card, line, wide, at, BROWN.shade, mix(BROWN.base, CHALK, 0.35))
    ribs(card, "896,896! 956,868! 1000,960! 938,1000!", lines_between((882, 912), (934, 1000), (90, -40), 5))


def _head(card: Sheet) -> None:
    """Needles through the knot, the head, and the collar that takes the chin."""
    for point, knob in (((634, 262), (1046, 84)), ((618, 168), (1064, 190))):
        (a, b), (x, y) = point, knob
        near = f"{a + 0.86 * (x - a):.0f},{b + 0.86 * (y - b):.0f}"
        card.paint(
            ribbon(f"{a},{b} {near} {x},{y}", (3, 15, 15, 15, 15, 15)),
            shift(GREY, -0.16),
            edge="torn",
            wobble=1,
            lift=4,
        )
        torn(card, ROUND, CHALK, at=affine(x, y, 23), wobble=1.2, lift=4)
    plain(card, "756,500! 946,500! 960,640! 740,640!", BROWN.shade)
    Head(card, CAST["jumper"], 850, 448, 194, tilt=-3, turn=-0.3).draw()
    ribs(
        card,
        "722,588! 780,606 850,610 920,602 980,582! 1010,700! 930,752 850,764 770,752 694,706!",
        lines_between((700, 556), (1000, 556), (0, 214), 13),
        9,
    )
    plain(card, ribbon("694,708 770,754 850,766 930,754 1010,702", (6, 10, 6)), shift(DEEP, -0.08))
