"""He, from behind: a cropped head bent to his side of the line, and a back in a jersey of the deepest bottle green."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import BROWN, INK, KNIT, LINEN

HEAD = affine(420, 470, 1, -8)
"""Typed about the middle of the back of his head, in pixels."""
HAIR = mix(INK, BROWN.shade, 0.16)
BACK = (
    "392,742! 440,770 520,786 600,776 660,738! 720,742 790,752 880,768 960,796 1030,840 1086,910 1128,1010 1160,1130 "
    "1190,1290 1240,1500! 1240,1840! -40,1840! -40,1440! -20,1300 4,1140 34,1010 76,910 140,850 230,808 320,778"
)


def head(card: Sheet) -> None:
    """Lay the neck, the ears, the head, and hair cut short, shorn at the nape."""
    card.paint("-104,130! -92,230 -104,330! 0,380 150,330! 108,230 112,120!", BROWN.base, at=HEAD, angle=86)
    card.paint("30,130! 44,240 30,360! 150,330! 108,230 112,120!", BROWN.shade, at=HEAD, angle=86)
    for s in (-1, 1):
        ear = f"{150 * s},-40! {186 * s},-62 {208 * s},-36 {200 * s},16 {180 * s},62 {152 * s},78! {144 * s},20"
        card.paint(ear, BROWN.base, at=HEAD, lift=4)
        card.paint(
            ribbon(f"{184 * s},-34 {190 * s},0 {170 * s},46", (3, 8, 3), HEAD),
            BROWN.shade,
        )
    hair = card.piece(
        "0,-236 78,-228 136,-188 168,-116 172,-30 160,60 140,120! 124,150 110,196! 70,214 36,222! 10,206 -16,220! "
        "-60,212 -102,190! -126,140 -146,100! -166,40 -174,-40 -168,-120 -134,-190 -78,-228",
        HAIR,
        at=HEAD,
        angle=84,
        laps=40,
        grain=0.4,
        lift=7,
    )
    with card.inside(hair):
        card.paint(
            "-190,60! -120,120 -40,150 40,152 120,130 180,80! 180,260! -190,260!",
            mix(HAIR, LINEN, 0.1),
            at=HEAD,
            angle=84,
        )
        whorl = [
            ribbon(f"{k * 9 + 10},-150 {k * 26},-90 {k * 32},{10 - abs(k) * 8}", (2, 5, 2), HEAD)
            for k in (-4, -2, -1, 1, 3)
        ]
        card.paint(turned(whorl), shift(HAIR, 0.035), thin=0.2)


def back(card: Sheet) -> None:
    """Lay the jersey: as wide as the card, with a ribbed collar and the seams of its sleeves."""
    jersey = card.piece(BACK, KNIT, angle=86, laps=120, grain=0.34, lift=14)
    seam = shift(KNIT, 0.1)
    with card.inside(jersey):
        near = "250,760! 216,860 212,980 226,1110 238,1240 214,1400 150,1600 96,1840! -60,1840! -60,760!"
        card.paint(near, shift(KNIT, 0.035), angle=96, laps=90, grain=0.34, lift=9)
        for line in ("20,1330 110,1340 190,1310", "0,1420 90,1440 180,1390"):
            card.paint(ribbon(line, (2, 10, 2)), seam)
    collar = card.piece(
        "384,716! 430,742 520,758 600,746 652,706! 676,738 672,776! 610,816 520,828 440,812 378,776! 372,742",
        shift(KNIT, 0.035),
        angle=2,
        lift=7,
    )
    ribs = [ribbon(f"{x},690 {x + (x - 520) * 0.06},840", (5, 5)) for x in range(388, 670, 24)]
    card.pattern(collar, turned(ribs), shift(KNIT, 0.14), thin=0.15)


def sleeve(card: Sheet) -> None:
    """Lay his upper arm over hers: it goes forward, round her."""
    arm = card.piece(
        "976,806! 1030,840 1086,910 1128,1010 1160,1130 1190,1290 1240,1500! 1240,1840! 1150,1840! 1106,1680 1060,1520 "
        "1018,1380 1000,1260 1004,1130 1006,1010 984,890!",
        shift(KNIT, 0.05),
        angle=80,
        laps=90,
        grain=0.34,
        lift=9,
    )
    with card.inside(arm):
        for line in ("1190,1360 1140,1396 1070,1400", "1220,1450 1160,1486 1100,1480"):
            card.paint(ribbon(line, (2, 10, 2)), shift(KNIT, 0.13))
