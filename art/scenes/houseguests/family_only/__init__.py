"""Family Only: a drawn curtain with far too many shoes below it, a cup held out; under the bed somebody plays a cat."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.family_only.dominoes import cat, dominoes, from_under
from art.scenes.houseguests.family_only.inks import AUBERGINE, BROWN, BUTTER, CHALK, DEEP, PISTACHIO, SHELL, SKY
from art.scenes.houseguests.family_only.shoes import shoes

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay wall and rail, the shoes, the curtain over their owners, the arm out of its gap, then the floor's business."""
    _ward(card)
    cat(card)
    shoes(card)
    from_under(card)
    _curtain(card)
    _arm(card)
    dominoes(card)
    _bowls(card)


def _ward(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,1240! -40,1250!", mix(SKY, CHALK, 0.25), angle=4, laps=120, grain=0.16)
    card.paint(
        "-40,1240! 1240,1226! 1240,1300! -40,1310!",
        mix(SKY, AUBERGINE, 0.22),
        angle=2,
        edge="torn",
        core=CHALK,
        wobble=3,
    )
    card.paint(
        "-40,1290! 1240,1282! 1240,1420! 900,1432 500,1424 -40,1440!",
        mix(CHALK, AUBERGINE, 0.26),
        angle=2,
        laps=60,
        edge="torn",
        wobble=5,
    )
    for x, y, w in ((620, 1580, 170), (860, 1730, 210), (120, 1760, 160)):
        card.paint(ribbon(f"{x},{y} {x + w / 2:.0f},{y - 4} {x + w},{y + 3}", (3, 5, 3)), shift(CHALK, -0.1), thin=0.3)


FAN = ("0,.7! -.95,-.2! -.62,-.58! -.22,-.76! .22,-.76! .62,-.58! .95,-.2!",)
RIBS = ("0,.62 -.76,-.34", "0,.62 -.4,-.64", "0,.62 0,-.74", "0,.62 .4,-.64", "0,.62 .76,-.34")


def _curtain(card: Sheet) -> None:
    """One wall of cloth; where they lean on it, it gives."""
    card.paint(ribbon("-40,96 600,88 1240,92", (20, 20)), AUBERGINE, lift=4)
    cloth = card.piece(
        "66,128! 300,120 620,126 900,118 1240,124! 1240,1200! 1160,1188 1080,1210 990,1192! 900,1208 800,1190 700,1216! 600,1198 500,1212 400,1194! 300,1218 190,1200 96,1222! 40,1118 72,1080 60,900 84,700 48,560 78,380 60,240",
        PISTACHIO,
        angle=88,
        laps=90,
        grain=0.22,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=14,
    )
    with card.inside(cloth):
        for x, w in ((180, 50), (400, 64), (620, 46), (800, 40), (1110, 60)):
            card.paint(
                f"{x},100! {x + w},100! {x + w * 1.3:.0f},500 {x + w * 0.8:.0f},900 {x + w * 1.4:.0f},1300! {x + 6},1300! {x - 10},900 {x + 12},500",
                shift(PISTACHIO, -0.045),
                angle=88,
                laps=30,
                grain=0.24,
            )
        _pressed(card)
        _fans(card)
    for x in range(90, 1240, 96):
        card.paint(ribbon(f"{x},132 {x - 9},104 {x},84 {x + 9},104 {x},132", (6, 6, 6)), BUTTER, lift=2)


BROW = "-.3,-1.4! .2,-1 .44,-.5! .34,-.3 .66,.14! .4,.26 .5,.46 .36,.56 .44,.84 .2,1.1 -.2,1.3! -.5,.6 -.54,-.4"


def _pressed(card: Sheet) -> None:
    """Foreheads, noses and three hands, all seen through the cloth."""
    swell = shift(PISTACHIO, 0.035)
    for spec, x, y, r, tilt, flip in (
        (BROW, 190, 620, 92, -6, True),
        (BROW, 500, 930, 84, 8, False),
        (BROW, 1060, 1010, 74, -4, True),
        (BROW, 470, 420, 120, 4, False),
        (BROW, 1000, 330, 104, -3, True),
    ):
        at = affine(x, y, r, tilt, flip=flip)
        card.paint(
            spec,
            mix(PISTACHIO, AUBERGINE, 0.16),
            at=affine(x + 7, y + 9, r * 1.03, tilt, flip=flip),
            angle=80,
            wobble=1.5,
        )
        card.paint(spec, swell, at=at, angle=70, laps=40, grain=0.24, lift=7)
        for fold in (".1,1.3 .2,2.2 .1,3", "-.3,1.5 -.4,2.2 -.3,2.8", "-.5,-.5 -.9,-1.2 -1,-1.9"):
            card.paint(ribbon(fold, (3, 9, 2), at), mix(PISTACHIO, AUBERGINE, 0.14), thin=0.2)
    cloth = Skin(swell, shift(PISTACHIO, -0.03), mix(PISTACHIO, AUBERGINE, 0.3))
    hand(card, "open", 290, 1050, 170, -74, cloth, lift=7)
    hand(card, "flat", 880, 560, 140, -84, cloth, lift=7)
    hand(card, "open", 640, 640, 150, -110, cloth, flip=True, lift=7)


def _fans(card: Sheet) -> None:
    """Folded fans in a strict order; one is upside down."""
    whole: list[Array] = []
    ribs: list[Array] = []
    for j in range(10):
        for i in range(10):
            x, y = 110 + 128 * i + 64 * (j % 2), 216 + 116 * j
            at = affine(x, y, 34, 180 if (i, j) == (3, 5) else 0)
            whole += [curve(spec, at) for spec in FAN]
            ribs += [ribbon(rib, (0.05, 0.07), at, 34) for rib in RIBS]
            ribs.append(ribbon("-.8,-.16 -.5,-.38 0,-.5 .5,-.38 .8,-.16", (0.06, 0.06), at, 34))
    card.paint(turned(whole), CHALK, thin=0.16, wobble=0.6, grain=0.2)
    card.paint(turned(ribs), mix(SHELL, BROWN, 0.3), thin=0.1, wobble=0.3)


def _arm(card: Sheet) -> None:
    """Out of the gap, gold at the wrist, and the cup the wrong way up."""
    card.paint(
        "718,500! 734,640 716,800 726,980 750,1210! 696,1210! 686,1000 696,820 690,660!",
        mix(AUBERGINE, PISTACHIO, 0.12),
        angle=88,
        lift=0,
    )
    sleeve = card.piece(
        "706,720! 760,700 830,716 884,760! 900,820 880,890! 820,930 750,936 700,910! 688,820",
        SHELL,
        angle=10,
        laps=44,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=12,
    )
    with card.inside(sleeve):
        for fold in ("710,770 790,780 880,800", "710,850 780,860 880,850", "720,900 790,900 860,880"):
            card.paint(ribbon(fold, (3, 12, 5)), mix(SHELL, BROWN, 0.25), thin=0.15)
        card.paint("854,720! 910,740! 910,910! 850,910! 870,820", mix(SHELL, AUBERGINE, 0.4), angle=84)
    arm = card.piece("870,784! 930,790 980,784! 986,866! 930,866 872,874!", DEEP.base, angle=4, lift=7)
    with card.inside(arm):
        card.paint("860,840! 990,834! 990,880! 860,880!", DEEP.shade, angle=4)
    for x in (912, 932, 952):
        card.paint(
            ribbon(f"{x},776 {x + 6},826 {x},876", (12, 13, 12)),
            BUTTER if x != 932 else mix(BUTTER, BROWN, 0.3),
            lift=4,
        )
    card.paint("982,790! 1020,780 1050,790! 1060,850 1030,876 984,866!", DEEP.base, lift=5)
    hand(card, "cup", 978, 826, 150, 14, DEEP, part="under")
    # the enamel cup, mouth down, chipped
    cup = card.piece("940,1006! 960,860 974,842! 1060,838! 1086,860 1106,1000! 1020,1016", CHALK, angle=86, lift=10)
    with card.inside(cup):
        card.paint("1050,830! 1120,830! 1120,1030! 1066,1030!", shift(CHALK, -0.09), angle=86)
        card.paint("980,930! 1000,922 1006,944 988,950!", AUBERGINE)
    card.paint(ribbon("934,1006 1020,1022 1112,1002", (15, 15, 15)), SKY, lift=3)
    card.paint(ribbon("942,910 896,916 890,970 934,980", (13, 14, 13)), CHALK, lift=5)
    hand(card, "grip", 976, 826, 150, 8, DEEP, lift=8)
    card.paint("0,-1.7! .8,.1 .6,.9 0,1.1 -.6,.9 -.8,.1", SKY, at=affine(1000, 1080, 13), lift=2)


def _bowls(card: Sheet) -> None:
    """Seven, carried here in a cloth and already eaten out of."""
    for k in range(7):
        x, y = 1060 + (0, 5, -4, 6, -6, 3, 12)[k], 1700 - 40 * k
        ink = (SKY, CHALK, SHELL, BUTTER, CHALK, SKY, AUBERGINE)[k]
        wide = 92 - 3 * k
        bowl = card.piece(
            f"{x - wide},{y - 38} {x},{y - 46} {x + wide},{y - 38}! {x + wide * 0.8:.0f},{y} {x + wide * 0.44:.0f},{y + 26}! {x - wide * 0.44:.0f},{y + 26}! {x - wide * 0.8:.0f},{y}",
            ink,
            angle=4,
            laps=24,
            lift=6,
        )
        with card.inside(bowl):
            card.paint(
                ribbon(f"{x - wide},{y - 16} {x},{y - 6} {x + wide},{y - 16}", (6, 6)),
                mix(ink, AUBERGINE, 0.35),
                thin=0.1,
            )
            card.paint(
                f"{x + wide * 0.3:.0f},{y - 60}! {x + wide + 10},{y - 60}! {x + wide},{y + 40}! {x + wide * 0.1:.0f},{y + 40}!",
                shift(ink, -0.05),
                angle=80,
            )
    card.paint(ribbon("1020,1424 1100,1406 1176,1340", (9, 10, 18)), mix(BUTTER, BROWN, 0.4), lift=4)
