"""I Thought You Had Her: she flies with her eyes shut; of the two who should catch her, one has looked at his watch."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    ASH,
    BONE,
    CAST,
    CHALK,
    CHARCOAL,
    DARK,
    ELDER,
    HERS,
    PENCIL,
    RUST,
    YOUNGER,
)
from art.scenes.houseguests.i_thought_you_had_her.ring import net, ring

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the tent, the trapeze she has left, the box with the catchers, her, and what is below."""
    _tent(card)
    ring(Moved(card, 150, 380, 0.8))
    net(Moved(card, 0, 80, 1))
    _trapeze(Moved(card, 190, -60, 0.84))
    _elder(Moved(card, -174, -135, 1.15))
    _younger(Moved(card, -150, -135, 1.15))
    _box(Moved(card, -140, -135, 1.15))
    _flyer(card)


def _tent(card: Sheet) -> None:
    """Dark, in wedges to a point beyond the upper edge, down to a torn foot."""
    tent = card.piece(
        "-40,-40! 1240,-40! 1240,1440! 900,1400 600,1390 300,1404 -40,1450!",
        CHARCOAL,
        angle=88,
        laps=110,
        grain=0.3,
        edge="torn",
        core=PENCIL,
        wobble=8,
    )
    with card.inside(tent):
        for a, b in ((-700, -420), (-130, 150), (430, 700), (1000, 1330), (1700, 2200)):
            card.paint(f"640,-330! {b},1500! {a},1500!", shift(CHARCOAL, 0.055), angle=88, laps=90, grain=0.3)
        for x in (-420, 150, 700, 1330):
            card.paint(ribbon(f"640,-330 {x},1500", (3, 7)), mix(PENCIL, CHARCOAL, 0.35), thin=0.3)
    card.paint("-40,1424! 300,1380 600,1366 900,1376 1240,1414! 1240,1840! -40,1840!", PENCIL, angle=2, laps=90)


def _trapeze(card: Sheet) -> None:
    for spec in ("330,-40 96,330", "470,-40 268,290"):
        card.paint(ribbon(spec, (6, 7)), BONE)
    card.paint(ribbon("58,340 306,284", (22, 22)), BONE, lift=6)


def _box(card: Sheet) -> None:
    """A box on ropes, where catchers wait; its cloth hides what they stand on."""
    cloth = card.piece(
        "806,880! 1000,866 1240,858! 1240,1040! 1180,1074! 1110,1044! 1040,1082! 970,1052! 900,1090! 836,1060!",
        PENCIL,
        angle=88,
        laps=60,
        lift=12,
    )
    with card.inside(cloth):
        card.paint([ribbon(f"{x},850 {x + 10},1100", (34, 34)) for x in range(850, 1260, 130)], BONE, thin=0.06)
    card.paint(ribbon("790,886 1000,870 1250,860", (28, 28, 28)), BONE, lift=8)


def _elder(card: Sheet) -> None:
    """Elsewhere: there is an hour on his wrist."""
    trunk = card.piece(
        "1040,570! 1110,548 1190,560! 1250,620! 1250,900! 1000,900! 990,760 996,620", ASH, angle=84, laps=50, lift=8
    )
    with card.inside(trunk):
        card.paint([ribbon(f"{x},540 {x - 4},910", (20, 20)) for x in range(1000, 1260, 58)], PENCIL, thin=0.08)
    card.paint("1080,500! 1160,500! 1176,566 1120,600! 1070,566", ELDER.shade, angle=80)
    card.paint("1060,556! 1120,600! 1180,552! 1206,584! 1124,650! 1040,592!", DARK, angle=10, lift=4)
    Head(card, CAST["elder"], 1112, 420, 112, tilt=15, turn=0.3).draw()
    sleeve = card.piece(
        "1000,590! 1050,580 1072,640 1058,700 1080,706! 1128,664! 1170,716! 1110,790 1050,830! 990,800 972,700",
        BONE,
        angle=80,
        laps=40,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint("960,690! 1010,770 1060,790 1120,760! 1100,840! 960,840!", shift(BONE, -0.08), angle=40)
    hand(card, "fist", 1150, 676, 96, -42, ELDER, lift=5)
    card.paint("1112,664! 1136,646! 1182,708! 1158,730!", RUST, angle=50, lift=4)
    card.paint(ROUND, CHALK, at=affine(1148, 688, 33), lift=4)
    card.paint(ribbon("1148,690 1146,666", (5, 5)), DARK)
    card.paint(ribbon("1148,690 1166,696", (5, 5)), DARK)


def _younger(card: Sheet) -> None:
    """Both arms out for her, and his eyes on the other."""
    stripes = [ribbon(f"{x},540 {x + 18},920", (22, 22)) for x in range(830, 1040, 56)]
    hand(card, "open", 836, 668, 100, 186, YOUNGER, lift=4)
    card.paint("900,610! 950,640 900,706 842,694! 836,646! 870,640", shift(BONE, -0.12), angle=10, lift=5)
    trunk = card.piece(
        "900,592! 950,560 1000,580! 1030,640 1026,760 1020,900! 860,900! 866,760 872,660",
        BONE,
        angle=84,
        laps=50,
        lift=8,
    )
    card.pattern(trunk, stripes, mix(RUST, PENCIL, 0.55), thin=0.08)
    card.paint("908,520! 976,520! 990,580 950,616! 900,590", YOUNGER.shade, angle=80)
    card.paint("886,596! 930,566! 950,610! 1000,566! 1022,600! 956,650! 890,636!", CHALK, angle=10, lift=4)
    Head(card, CAST["younger"], 930, 452, 104, tilt=-6, turn=0.9, view="side").draw()
    hand(card, "open", 856, 782, 104, 170, YOUNGER, True, lift=5)
    sleeve = card.piece(
        "940,620! 990,640 1000,720 960,800 910,828! 860,814! 850,760! 890,748 906,720 914,660", CHALK, angle=20, lift=9
    )
    with card.inside(sleeve):
        card.paint("1000,700! 960,770 880,790 820,790! 820,830! 960,840!", shift(CHALK, -0.08), angle=10)


def _flyer(card: Sheet) -> None:
    """One long bow, from the bar that her feet have left down to the belly and level into the arms."""
    near = Moved(card, -208, -159, 1.27)
    hand(near, "flat", 573, 649, 96, -3, HERS, True, lift=4)
    near.paint("362,638! 443,656 515,638 580,622! 583,670! 515,692 425,710!", BONE, angle=-4, lift=5)
    card.paint(
        "90,540! 20,380 10,230 -10,100 20,-20 56,-60! 76,-30 84,60 120,180 150,340 210,540!",
        mix(ASH, PENCIL, 0.35),
        angle=84,
        lift=6,
    )
    card.paint("-60,640! -60,60! 10,190 50,290 96,400 180,540! 60,660!", BONE, angle=80, lift=9)
    card.paint("-60,640! -60,240! -20,330 0,440 60,640!", mix(BONE, ASH, 0.5), angle=80)
    body = card.piece(
        "376,596! 330,590 270,628 206,620 150,560 110,480! 20,560 -30,650! 40,770 130,820 230,826 320,800 372,752 396,700!",
        CHALK,
        angle=6,
        laps=54,
        grain=0.26,
        lift=14,
    )
    with card.inside(body):
        card.paint("-60,640! 60,730 160,770 250,770 330,736 400,660! 420,860! -60,860!", mix(CHALK, ASH, 0.42), angle=6)
        card.paint(ribbon("206,612 190,690 206,800", (5, 16, 5)), mix(CHALK, ASH, 0.5), angle=80)
    at = affine(84, 628, 1.3, 36) @ np.array([[1, 0, -140], [0, 1, -662], [0, 0, 1.0]])
    frill = (
        "211,577! 229,656 216,750! 191,735! 168,782! 151,739! 115,773! 114,724! 72,733! 87,683! 54,660! 83,627! "
        "65,584! 108,593! 110,548! 146,575! 173,544! 189,584!"
    )
    laid = card.piece(frill, BONE, at=at, angle=70, lift=9)
    with card.inside(laid):
        for spec in ("209,602 137,593 74,584", "214,647 137,656 56,660", "211,692 146,719 110,764"):
            card.paint(ribbon(spec, (12, 6, 2), at), mix(BONE, PENCIL, 0.4))
    for x, y in ((204, 803), (248, 804), (326, 786)):
        card.paint(ROUND, RUST, at=affine(x, y, 14), lift=3)
    near.paint("398,611! 452,566! 497,638 461,674! 407,683!", HERS.shade, angle=60)
    head = Head(near, CAST["flyer"], 479, 566, 98, tilt=2, turn=0.9, view="side")
    head.draw()
    for spec in ("-.2,-1.0 -.6,-.7 -.8,-.2", ".1,-1.0 -.4,-.6 -.6,.0", ".3,-.86 -.2,-.4 -.5,.2"):
        head.line(spec, (0.01, 0.03, 0.01), CHARCOAL, "flat")
    near.paint("382,593! 425,611 443,683 425,728! 391,728 371,656", CHALK, angle=60, lift=4)
    hand(near, "flat", 551, 706, 102, 2, HERS, True, lift=5)
    sleeve = near.piece(
        "335,638! 380,629 443,674 515,679 560,683! 558,733! 506,742 425,750 362,735 328,692", CHALK, angle=6, lift=9
    )
    with near.inside(sleeve):
        near.paint("317,710! 380,719 461,724 569,712! 569,773! 317,773!", mix(CHALK, ASH, 0.4), angle=4)
    near.paint("547,679! 567,681! 565,735! 546,735!", RUST, lift=3)
