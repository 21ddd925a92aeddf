"""The eldest boy, from over his head: a face upside down, and far behind it his legs up the wall."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, DARK, GREEN, KIN, PINK, SLATE, UMBER

SHADE: Final = mix(GREEN, UMBER, 0.34)
JEANS: Final = mix(SLATE, DARK, 0.35)


def legs(card: Sheet) -> None:
    """They have gone up the wall; the rest could not be asked to."""
    card.paint(ribbon("492,800 520,520 500,300", (100, 84, 60)), mix(BONE, UMBER, 0.2), angle=88)
    for outline, dark in (
        ("408,900! 420,700 430,520 424,300! 492,296! 512,520 520,700 524,900!", -0.04),
        ("296,900! 304,700 318,540 344,304! 412,310! 404,520 412,700 420,900!", 0.0),
    ):
        card.paint(outline, shift(JEANS, dark), angle=86, lift=7)
    for line in ("330,590 356,602 390,588", "444,560 470,574 504,562"):
        card.paint(ribbon(line, (3, 10, 3)), shift(JEANS, 0.08))
    for x, s in ((376, -1), (460, 1)):
        sock = card.piece(
            f"{x - 34},312! {x + 34},312! {x + 31},230 {x + 34 + 12 * s},160 {x + 26 + 20 * s},112 {x + 14 * s},96 "
            f"{x - 22 + 18 * s},110 {x - 32 + 10 * s},160 {x - 31},230",
            PINK,
            angle=88,
            lift=6,
        )
        with card.inside(sock):
            card.paint(f"{x - 60},340! {x + 60},340! {x + 60},288! {x - 60},292!", BONE)
            card.paint(f"{x - 60},144! {x + 80},134! {x + 80},60! {x - 60},60!", shift(PINK, -0.14))
    card.paint("350,118 364,106 376,118 370,136 354,136", KIN.base, wobble=0.4)


def boy(card: Sheet) -> None:
    """Lay the trunk that goes away from us, the arms that lie where they fell, then his face over the lower edge."""
    card.paint("-60,1500! 60,1410 170,1300! 176,1340 150,1420 60,1500 -60,1580!", SHADE, angle=-40)
    card.paint("640,1200! 760,1240 850,1340! 930,1330! 880,1390 820,1390 740,1300 660,1260!", SHADE, angle=40)
    stripes = [
        ribbon(f"-80,{y + 40 + 4 * k} 420,{y - 10} 960,{y + 40 + 4 * k}", (w, w + 4, w))
        for k, (y, w) in enumerate(((856, 20), (906, 25), (968, 31), (1044, 38), (1136, 44)))
    ]
    jumper = card.piece(
        "292,836! 410,822 528,836! 560,940 640,1010 720,1120! 690,1220 420,1260 150,1230! 120,1120 220,1010 270,940",
        BONE,
        angle=84,
        laps=70,
        lift=8,
    )
    card.pattern(jumper, stripes, UMBER, thin=0.04)
    far = card.piece(
        "610,990! 716,1010 820,1090 890,1180 944,1290! 862,1342! 800,1262 740,1218 610,1220!", BONE, angle=50, lift=8
    )
    near = card.piece("240,1000! 130,1060 30,1170 -80,1290! -80,1500! 60,1400 170,1280 250,1220!", BONE, lift=8)
    for sleeve, bands in (
        (far, ("640,960 660,1100 640,1240", "740,980 730,1110 690,1260", "860,1080 800,1150 750,1260")),
        (near, ("210,980 190,1110 240,1260", "110,1040 120,1170 180,1310", "20,1140 60,1270 110,1390")),
    ):
        card.pattern(sleeve, [ribbon(band, (38, 40, 38)) for band in bands], UMBER, thin=0.04)
    with card.inside(far):
        card.paint("960,1250! 910,1180! 800,1230! 860,1360!", UMBER)
    hand(card, "let_go", 890, 1296, 196, 66, KIN, age=13, lift=5)
    card.paint("262,1090! 420,1064 572,1088! 600,1190 420,1270 236,1200!", UMBER, angle=4, lift=4)
    card.paint("290,1110! 420,1090 548,1108! 560,1260! 280,1260!", KIN.shade, angle=84)
    Head(card, CAST["long_one"], 420, 1480, 356, tilt=172, light=-1).draw()
