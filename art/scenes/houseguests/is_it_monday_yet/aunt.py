"""The door, and in it an aunt in full dress."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import AUNT, BONE, BROWN, CAST, DARK, GOLD, PINK, SLATE, UMBER

ROUND = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def doorway(card: Sheet) -> None:
    """Lay the door, then her: legs, jacket, face, hat, cape."""
    card.paint("782,-40! 1216,-40! 1210,556! 800,570!", mix(SLATE, BONE, 0.3), angle=88, lift=4)
    card.paint("822,-40! 1180,-40! 1174,604! 838,618!", UMBER, angle=87, laps=80, grain=0.24)
    # stockings, slippers
    for x, s in ((972, -1), (1050, 1)):
        card.paint(ribbon(f"{x},400 {x + 8 * s},500 {x + 2 * s},600", (62, 58, 34)), PINK, angle=88, lift=4)
        card.paint(f"{x - 26},596! {x + 22},594! {x + 34},620 {x + 20},632! {x - 30},634! {x - 36},614", DARK, lift=3)
        card.paint(f"{x - 12},600! {x + 12},599! {x + 8},614! {x - 10},615!", PINK)
        card.paint(
            f"{x - 42},330! {x + 42},330! {x + 34 + 8 * s},440 {x + 26},476! {x - 26},478! {x - 34 + 8 * s},440",
            BONE,
            angle=86,
            lift=5,
        )
        card.paint(ribbon(f"{x + 34 * s},340 {x + 36 * s},420 {x + 26 * s},474", (15, 15, 12)), GOLD)
        card.paint([ribbon(f"{x - 24},480 {x - 30},500", (5, 8)), ribbon(f"{x - 14},480 {x - 16},504", (5, 8))], GOLD)
    jacket = card.piece(
        "928,190! 1000,170 1030,170 1100,190! 1120,260 1110,346! 1016,372 916,348! 906,260", BONE, angle=86, lift=6
    )
    with card.inside(jacket):
        card.paint("974,160! 1056,160! 1044,380! 986,380!", mix(BONE, PINK, 0.5), angle=86)
        card.paint("1004,176! 1026,176! 1030,300! 1014,320! 1000,300!", DARK)
        for s in (-1, 1):
            x = 1014
            card.paint(ribbon(f"{x + 42 * s},166 {x + 36 * s},260 {x + 30 * s},380", (15, 18, 15)), GOLD)
            for k in range(4):
                card.paint(ROUND, GOLD, at=affine(x + 72 * s - 2 * k * s, 220 + 36 * k, 11), wobble=0.4)
                card.paint(ROUND, BONE, at=affine(x + 72 * s - 2 * k * s, 220 + 36 * k, 4), wobble=0.3)
    card.paint("910,336! 1014,356 1114,334! 1110,362! 1016,384 914,366!", PINK, angle=2, lift=3)
    card.paint("990,150! 1040,150! 1046,184 1014,196 984,184!", AUNT.shade)
    head = Head(card, CAST["aunt"], 1014, 108, 72)
    head.draw()
    # montera
    head.lay(
        "-.74,-.5! -.6,-.84 0,-.92 .6,-.84 .74,-.48! .98,-.62 1.02,-.92 .78,-1.02 .5,-1.08 0,-1.12 -.5,-1.08 -.8,-1.0 -1.02,-.88 -.98,-.6",
        DARK,
        "flat",
        lift=4,
    )
    for k in range(7):
        x, y = head.at[:, :2] @ (-0.66 + 0.22 * k, -0.92 - 0.06 * (3 - abs(k - 3))) + head.at[:, 2]
        card.paint(ROUND, shift(DARK, 0.09), at=affine(float(x), float(y), 5), wobble=0.3)
    _cape(card)


def _cape(card: Sheet) -> None:
    """Held out to the left, as wide as the wall."""
    card.paint(ribbon("1092,216 1140,290 1068,356", (58, 50, 38)), shift(BONE, -0.06), angle=60, lift=6)
    card.paint("1096,190 1136,194 1150,226 1120,240 1090,226", GOLD, lift=4)
    hand(card, "fist", 1078, 350, 56, 168, AUNT, flip=True, age=50, lift=4)
    cape = card.piece(
        "880,214! 760,220 640,250 560,270! 520,380 470,500 430,560! 520,592 600,556 680,600! 760,560 830,584 880,548! 900,440 896,320",
        PINK,
        angle=100,
        laps=50,
        lift=9,
    )
    with card.inside(cape):
        card.paint(
            "560,270! 640,250 740,226! 700,380 660,500 640,620! 420,620! 470,500", mix(PINK, "#b5655f", 0.55), angle=104
        )
        for line in ("760,230 740,400 720,600", "830,226 820,400 800,600", "640,256 600,400 560,590"):
            card.paint(ribbon(line, (4, 14, 20)), shift(PINK, -0.08), thin=0.1)
        card.paint(ribbon("430,556 520,588 600,552 680,596 760,556 830,580 884,546", (18, 18, 18)), GOLD)
    card.paint(ribbon("934,216 880,246 800,226", (60, 50, 38)), BONE, angle=10, lift=7)
    card.paint("924,190 900,200 890,230 916,246 944,230", GOLD, lift=4)
    hand(card, "fist", 806, 226, 58, 186, AUNT, flip=True, age=50, lift=5)
    card.paint(ribbon("560,262 700,226 790,214", (12, 12, 12)), mix(BROWN, GOLD, 0.3), lift=3)
