"""The old woman: one black mass, arms folded, chin up, one eye on whoever has called."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.inks import BLACK, BONE, CHALK, RED, ROSE, SLATE, UMBER, torn

BODY: Final = affine(100, -48, 0.86)
HEAD: Final = affine(650, 284, 0.965, 8)
DEEP: Final = shift(ROSE, -0.12)
SLEEVE: Final = shift(BLACK, 0.06)


def body(card: Sheet) -> None:
    """Lay shoulders, lap and the two folded arms; both hands are under them."""
    dress = torn(
        card,
        "330,590! 240,630 170,720 140,830 170,910 216,950! 160,1010 118,1080 140,1150! 280,1168 400,1130 510,1166 630,1180 "
        "750,1166 860,1130 980,1168 1120,1150! 1142,1080 1100,1010 1044,950! 1090,910 1120,830 1090,720 1020,630 930,590!",
        BLACK,
        80,
        96,
        14,
        BODY,
    )
    folds = (
        "500,960 440,1040 400,1140",
        "560,980 540,1060 520,1150",
        "690,980 716,1060 740,1150",
        "760,960 820,1040 860,1140",
        "330,960 250,1040 220,1140",
        "930,960 1010,1040 1040,1140",
    )
    card.pattern(dress, [ribbon(f, (3, 11, 5), BODY) for f in folds], shift(BLACK, 0.1), thin=0.04)
    torn(
        card,
        "960,604! 1050,650 1104,740 1124,840 1090,930 1000,972! 860,966 700,930 560,880! 600,780! 760,800 880,800! 900,720",
        SLEEVE,
        20,
        70,
        10,
        BODY,
    )
    near = torn(
        card,
        "300,604! 210,650 156,740 136,840 170,930 262,976! 400,960 560,910 720,850 850,790! 836,740 800,700! 660,740 520,778 "
        "390,800! 380,720",
        SLEEVE,
        -20,
        70,
        12,
        BODY,
    )
    creases = (
        "390,800 350,850 300,880",
        "390,800 370,880 330,930",
        "560,800 580,850 570,890",
        "700,760 730,800 730,830",
    )
    card.pattern(near, [ribbon(c, (3, 10, 3), BODY) for c in creases], shift(BLACK, -0.06), thin=0.1)
    # the near forearm ends in the far arm's crook
    torn(
        card,
        "930,600! 1000,620 1066,670 1110,750 1124,840 1090,930 1010,966! 900,940 830,860! 800,800 812,740 850,680",
        SLEEVE,
        70,
        70,
        10,
        BODY,
    )


def stockings(card: Sheet) -> None:
    """Two thin legs in stripes, out to one side; the rest of somebody is under the skirt."""
    for x, y, tilt in ((926, 926, -15), (1004, 916, -26)):
        at = affine(x, y, 1, tilt)
        leg = torn(card, "-30,-40! 30,-40! 30,40 24,100 22,156! -18,156! -26,100 -32,40", CHALK, 86, 24, 8, at)
        card.pattern(leg, [ribbon(f"-50,{v} 50,{v}", (17, 17), at) for v in range(-20, 150, 36)], BLACK, thin=0.05)
        boot = "-24,140! 28,140! 30,164 54,178 82,190 86,208! -24,210! -28,176"
        card.paint(boot, BLACK, at=at, angle=20, edge="torn", wobble=1.2, lift=6)
        card.paint(ribbon("-20,208 30,211 80,207", (7, 7), at), UMBER, wobble=0.5)


def feet(card: Sheet) -> None:
    """Two large soles, side by side."""
    for x, tilt in ((554, -8), (748, 8)):
        at = affine(x, 962, 0.96, tilt)
        torn(card, "0,-116 -62,-96 -76,-20 -56,40 -58,90 0,118 58,90 56,40 76,-20 62,-96", UMBER, 80, 30, 10, at)
        torn(card, "0,-98 -48,-82 -58,-22 -44,26 0,34 44,26 58,-22 48,-82", mix(UMBER, BONE, 0.35), 80, 30, 2, at)
        torn(card, "-42,58! 42,58! 42,84 0,102 -42,84", mix(UMBER, BONE, 0.35), 80, 30, 2, at)


def head(card: Sheet) -> None:
    """Scarf, white parting, and a face that has heard it very well."""
    scarf = torn(
        card,
        "0,-318 -130,-300 -226,-220 -262,-90 -250,50 -292,180 -310,250! -160,320 0,344 160,320 310,250! 292,180 250,50 "
        "262,-90 226,-220 130,-300",
        shift(BLACK, 0.02),
        80,
        60,
        12,
        HEAD,
    )
    folds = (
        "-210,-160 -232,-40 -214,80 -250,220",
        "210,-160 236,-40 218,80 254,220",
        "-60,-290 -140,-250 -200,-170",
        "70,-290 150,-250 206,-160",
    )
    card.pattern(scarf, [ribbon(f, (3, 9, 4), HEAD) for f in folds], shift(BLACK, 0.13), thin=0.04)
    torn(
        card,
        "0,-252 -116,-226 -180,-134 -214,-20 -218,90 -180,206 -96,276 0,300 96,276 180,206 218,90 214,-20 180,-134 116,-226",
        RED,
        80,
        30,
        4,
        HEAD,
    )
    face = torn(
        card,
        "0,-214 -100,-190 -150,-110 -178,-20 -184,80 -150,180 -80,244 0,262 80,244 150,180 184,80 178,-20 150,-110 100,-190",
        ROSE,
        76,
        50,
        4,
        HEAD,
    )
    with card.inside(face):
        card.paint(
            "44,-220! 260,-220! 260,280! 20,280! 70,190 78,130 30,96 40,20 20,-40 30,-120",
            shift(ROSE, -0.05),
            at=HEAD,
            edge="torn",
            wobble=3,
            angle=80,
        )
        for x, r in ((-120, 50), (128, 46)):
            card.paint(ROUND, mix(ROSE, RED, 0.3), at=_round(x, 92, r), edge="torn", wobble=3)
        for side in (-1, 1):
            wing = f"0,-230! {side * 120},-220 {side * 190},-90 {side * 184},-40! {side * 130},-110 {side * 70},-150 0,-170!"
            torn(card, wing, CHALK, 40, 24, 4, HEAD)
    _features(card)
    _knot(card)


def _features(card: Sheet) -> None:
    # the eye that looks, and the eye that does not
    white = card.piece("-148,0! -114,-32 -64,-32 -30,2! -62,24 -112,24", CHALK, at=HEAD)
    with card.inside(white):
        card.paint(ROUND, BLACK, at=_round(-116, 6, 24))
    card.paint("-160,2! -122,-58 -58,-58 -20,4! -60,-18 -112,-20", DEEP, at=HEAD, edge="torn", wobble=1.5, lift=3)
    card.paint(ribbon("-158,2 -112,-20 -60,-18 -22,4", (5, 9, 4), HEAD), BLACK)
    card.paint("30,0! 62,-50 124,-50 156,2! 122,28 64,28", DEEP, at=HEAD, edge="torn", wobble=1.5)
    card.paint(ribbon("30,2 64,28 122,28 156,0", (5, 11, 5), HEAD), BLACK)
    card.paint(ribbon("-166,-64 -112,-92 -36,-62", (10, 24, 8), HEAD), SLATE, edge="torn", wobble=1.5)
    card.paint(ribbon("28,-84 92,-136 166,-92", (8, 24, 10), HEAD), SLATE, edge="torn", wobble=1.5)
    nose = "-14,-40! -24,30 -64,74 -70,106 -40,126 0,116 36,124 60,102 52,72 26,30 18,-40!"
    card.paint(nose, shift(ROSE, -0.07), at=HEAD, edge="torn", wobble=2, lift=4)
    card.paint(ribbon("-44,112 -26,104 -12,114", (4, 9, 4), HEAD), UMBER)
    card.paint(ribbon("14,114 28,104 42,110", (4, 9, 4), HEAD), UMBER)
    # lips pressed, one corner gives her away
    card.paint(
        "-74,186! -40,168 -8,162 10,168 34,158 92,146! 64,190 20,206 -30,204",
        mix(ROSE, RED, 0.62),
        at=HEAD,
        edge="torn",
        wobble=1.5,
    )
    card.paint(ribbon("-82,188 -30,184 20,182 70,164 104,138", (5, 9, 5), HEAD), UMBER)
    for line in ("-84,116 -116,150 -112,186", "84,110 124,132 132,170", "-36,228 0,238 36,226"):
        card.paint(ribbon(line, (3, 7, 3), HEAD), DEEP)


def _knot(card: Sheet) -> None:
    ink = shift(BLACK, 0.08)
    torn(card, "0,276! -90,330 -120,420 -70,440! -20,360 10,300!", ink, 60, 30, 8, HEAD)
    torn(card, "0,276! 84,330 96,410 60,440! 24,370 -6,300!", ink, 60, 30, 8, HEAD)
    torn(card, "-40,262! 0,250 40,262! 46,300 0,322 -46,300", ink, 60, 30, 8, HEAD)


def _round(x: float, y: float, r: float) -> Array:
    """Give the place of a disc of radius `r` on her head."""
    p = HEAD @ (x, y, 1)
    return affine(float(p[0]), float(p[1]), r)
