"""Say Aah: cheeks blown up round a secret on a string; above, two hands plait her to somebody with red hair."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

PINK, BROWN, UMBER, BONE, CHALK, SLATE, RED = (
    "#e2567f",
    "#5a352b",
    "#3b2521",
    "#eadfce",
    "#f5f0e6",
    "#64707a",
    "#b4472f",
)
GROUND = BONE
HAIR: Final = "#1f1416"
LIP: Final = "#8a4a44"
HERS: Final = Skin("#c08a64", "#986a4b", HAIR, lip="#94493f", blush="#b9765a", white=CHALK)
LIGHT: Final = Skin("#a8785c", "#845840", HAIR, white=CHALK)
FRECKLED: Final = Skin("#dfb798", "#bd8d72", HAIR, white=CHALK)
CAST: Final = {
    "patient": Face(
        HERS,
        8,
        "moon",
        "broad",
        "round",
        "pinched",
        "short",
        "bald",
        HAIR,
        feels=feel(
            "stubborn",
            lids=(0.62, 0.94),
            brows=(0.05, 0.13),
            slant=(-0.25, 0.1),
            gaze=(0.55, 0.8),
            corners=(0.16, 0.24),
            broad=0.62,
            squint=0.2,
            tilt=0,
        ),
        plane="none",
        ears=0.8,
    )
}
X, Y, SIZE = 590.0, 830.0, 560.0


def paint(card: Sheet) -> None:
    """Lay the wall, hair and face, the string; then the plait and those who want something of her."""
    card.paint("-40,-40! 1240,-40! 1240,640! 1010,1180! 1000,1840! -40,1840!", PINK, angle=86, laps=92)
    _shoulders(card)
    _hair_behind(card)
    head = Head(card, CAST["patient"], X, Y, SIZE, 3)
    head.draw()
    _cheeks(head)
    _eyes(head)
    _hair(head)
    _slides(card)
    _plait(card)
    _string(card)
    _spoon(card)


def _shoulders(card: Sheet) -> None:
    collar = card.piece(
        "-40,1840! -40,1640 160,1560 420,1530! 620,1600 800,1520! 1010,1560 1200,1650 1240,1840!",
        SLATE,
        angle=6,
        laps=80,
        lift=10,
    )
    with card.inside(collar):
        for x in range(-20, 1240, 96):
            card.paint(f"{x},1480! {x + 26},1480! {x + 40},1860! {x + 14},1860!", shift(SLATE, -0.06))
    card.paint("420,1180! 800,1180! 830,1560 620,1640! 396,1556", HERS.shade, angle=84)
    card.paint("300,1560! 420,1508 560,1586 622,1640! 520,1720 360,1690!", CHALK, angle=24, lift=7)
    card.paint("940,1560! 810,1504 690,1582 622,1640! 724,1716 880,1690!", CHALK, angle=-24, lift=7)


def _hair_behind(card: Sheet) -> None:
    card.paint(
        "70,860! 40,620 120,380 320,220 600,160 860,216 1060,390 1130,640 1096,900! 900,700 600,560 260,700",
        HAIR,
        angle=70,
        laps=40,
        lift=8,
    )


def _cheeks(head: Head) -> None:
    """Blown up, the left one more: whatever is in there is on the left."""
    tone = HERS.base
    head.lay("-.56,.5 .56,.5 .5,.86 .3,1.04 0,1.09 -.3,1.05 -.5,.88", tone, "flat", angle=88)
    head.lay("-.5,.06 -.84,.12 -1.04,.42 -1.0,.74 -.72,.96 -.4,.94 -.2,.7 -.22,.3", tone, "flat", angle=74)
    head.lay(".5,.1 .8,.16 .95,.42 .91,.7 .66,.88 .38,.9 .2,.68 .22,.32", tone, "flat", angle=104)
    head.lay("-.98,.5 -.95,.76 -.72,.955 -.42,.96 -.3,.9 -.62,.85 -.82,.7", HERS.shade, "flat", angle=40)
    head.lay(".9,.56 .84,.76 .64,.9 .4,.93 .32,.88 .6,.8 .78,.66", HERS.shade, "flat", angle=-40)
    shine = mix(HERS.base, "#d99a80", 0.45)
    head.lay("-.84,.36 -.76,.28 -.62,.3 -.7,.4 -.8,.48", shine, "flat", angle=30, thin=0.12)
    head.lay(".6,.34 .72,.3 .8,.38 .72,.44", shine, "flat", angle=-30, thin=0.12)
    # lips, drawn in until hardly anything of them is left
    head.lay("-.13,.55 -.07,.49 -.01,.51 .05,.485 .12,.54 .04,.575 -.06,.575", LIP, "flat", angle=4)
    head.lay("-.12,.56 -.04,.575 .05,.573 .11,.55 .07,.62 0,.645 -.07,.625", mix(LIP, UMBER, 0.3), "flat", angle=4)
    head.line("-.15,.545 -.06,.57 .03,.57 .14,.535", (0.006, 0.014, 0.006), HERS.line)
    # the strain: a crease from nostril to cheek, one dimple
    head.line("-.25,.4 -.31,.52 -.27,.66", (0.006, 0.014, 0.005), HERS.line)
    head.line(".24,.42 .28,.52 .25,.62", (0.005, 0.011, 0.004), HERS.line)
    head.line("-.1,.8 .02,.82 .13,.795", (0.004, 0.012, 0.004), HERS.line)


def _eyes(head: Head) -> None:
    """Freckles of light on the nose, nostrils wide."""
    # Each looks at the string: the face looks to the right, so the right eye is set anew.
    head.lay(".47,.08 .45,.17 .37,.195 .28,.18 .3,.06 .4,.03", CHALK, "flat", wobble=0.4)
    head.lay(".34,.05 .3,.15 .22,.19 .15,.13 .16,.05 .25,.0", HAIR, "flat", wobble=0.4)
    head.lay("-.12,.36 -.06,.33 -.02,.37 -.08,.4", HERS.line, "flat")
    head.lay(".12,.36 .06,.33 .02,.37 .08,.4", HERS.line, "flat")


def _hair(head: Head) -> None:
    """Drawn up tight from all sides, in partings."""
    cap = head.lay(
        "-.86,-.12! -.9,-.5 -.7,-.9 -.36,-1.14 0,-1.22 .38,-1.14 .72,-.9 .9,-.48 .86,-.1! .74,-.36 .52,-.56 .26,-.62! 0,-.58 -.26,-.62! -.52,-.54 -.74,-.34",
        HAIR,
        "flat",
        angle=80,
        laps=30,
    )
    if cap is None:
        return
    parted = mix(HAIR, BROWN, 0.8)
    with head.card.inside(cap):
        for u in (-0.62, -0.3, 0.0, 0.3, 0.62):
            head.line(f"{u},{-0.5 + abs(u) * 0.2} {u * 0.66},-.84 {u * 0.2},-1.2", (0.012, 0.016, 0.01), parted)


def _slides(card: Sheet) -> None:
    """Eight; the third is a padlock."""
    places = (
        (150, 610, -62),
        (232, 486, -44),
        (352, 398, -28),
        (476, 350, -12),
        (628, 420, 2),
        (826, 392, 28),
        (946, 482, 46),
        (1028, 606, 62),
    )
    inks: tuple[Ink, ...] = (CHALK, SLATE, BONE, PINK, CHALK, PINK, SLATE, CHALK)
    for i, ((x, y, turn), ink) in enumerate(zip(places, inks, strict=True)):
        at = affine(x, y, 1.0, turn)
        if i == 2:
            card.paint(ribbon("-16,-6 -18,-40 0,-54 18,-40 16,-6", (8, 8, 8, 8, 8), at), SLATE, lift=3)
            card.paint("-28,-10! 28,-10! 26,36! -26,36!", CHALK, at=at, angle=turn, lift=6)
            card.paint("-5,4 5,4 4,14! 7,26! -7,26! -4,14!", UMBER, at=at)
            continue
        card.paint("-50,-13! 46,-14 56,0 46,14! -50,13!", ink, at=at, angle=turn, lift=6)
        card.paint("-36,-3! 34,-3! 34,3! -36,3!", shift(ink, -0.14), at=at)


def _plait(card: Sheet) -> None:
    """Her own black and somebody's red, three strands, held between two hands that hum."""
    card.paint("520,330! 560,216 700,210 742,326! 640,372", HAIR, angle=86, lift=6)
    red = card.piece("760,-40! 862,-40! 846,90 760,190 668,262! 640,214 720,120", RED, angle=110, laps=26, lift=7)
    card.pattern(
        red,
        turned(
            [ribbon(f"{780 + k * 20},-40 {770 + k * 16},90 {650 + k * 14},{230 + k * 6}", (3, 4, 2)) for k in range(4)]
        ),
        shift(RED, -0.09),
    )
    for i, (y, flip) in enumerate(((286, 1), (226, -1), (168, 1), (112, -1), (56, 1), (0, -1), (-50, 1))):
        ink = RED if i % 2 else HAIR
        card.paint(
            f"{620 - flip * 74},{y - 52} {620 - flip * 30},{y - 60}! {620 + flip * 66},{y + 2} {620 + flip * 58},{y + 40} "
            f"{620 + flip * 6},{y + 50}! {620 - flip * 66},{y - 4}",
            ink,
            angle=40 * flip,
            laps=18,
            lift=6,
        )
    for x, y, size, angle, flip in ((404, 40, 250, 34, False), (846, 20, 240, 148, True)):
        card.paint(
            f"{x - 130 + flip * 100},{y - 130}! {x + 30 + flip * 100},{y - 140}! {x + 50},{y + 40}! {x - 50},{y + 60}!",
            CHALK,
            angle=80,
            lift=6,
        )
        hand(card, "tweak", x, y + 24, size, angle, LIGHT, flip=flip, age=34, lift=8)


def _string(card: Sheet) -> None:
    card.paint(ribbon("578,1136 700,1148 980,1110 1260,1052", (6, 6, 6, 6)), CHALK, wobble=0.4, lift=9)
    card.paint("-26,-12 0,-20 24,-10 26,12 0,18 -24,12", CHALK, at=affine(934, 1118, 1.0, -8), lift=6)
    for dx, dy in ((16, 34), (34, 26)):
        card.paint(ribbon(f"938,1124 {938 + dx},{1124 + dy}", (5, 3)), CHALK, lift=4)


def _spoon(card: Sheet) -> None:
    """Waiting, from below."""
    card.paint("30,1840! 60,1640 250,1620! 330,1840!", CHALK, angle=80, lift=10)
    hand(card, "grip", 168, 1668, 214, -62, FRECKLED, age=52, lift=10, part="under")
    at = affine(270, 1500, 1.0, 18)
    card.paint(ribbon("-60,190 -12,60 16,-60", (17, 14, 16), at), SLATE, lift=8)
    bowl = card.piece("16,-50 72,-84 86,-166 40,-228 -24,-222 -58,-160 -40,-84", SLATE, at=at, angle=70, lift=9)
    with card.inside(bowl):
        card.paint("20,-84 54,-112 58,-164 30,-200 -8,-196 -30,-156 -18,-108", shift(SLATE, 0.12), at=at, angle=60)
    hand(card, "grip", 168, 1668, 214, -62, FRECKLED, age=52, part="over")
    for u, v in ((128, 1640), (160, 1604), (190, 1650), (152, 1672), (206, 1610)):
        card.paint(ROUND, FRECKLED.shade, at=affine(u, v, 5.0), wobble=0)
