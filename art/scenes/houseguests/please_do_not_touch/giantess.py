"""She who may not move: back, head laid on its side, folded arms."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.hands import finger, hand, placed
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.please_do_not_touch.inks import BRICK, CREAM, DARK, HAIR, MUSTARD, SHADE, SKIN, UMBER

AT = affine(500, 1106, 306, -86)
"""Her head in units of half its width, as if it stood upright: the crown is on the page's left."""
LINE = mix(SHADE, DARK, 0.5)
HERS = Skin(SKIN, SHADE, DARK)
KEPT = affine(1076, 1636, 1, 10)
"""Where the card that is missing above is kept."""


def back(card: Sheet) -> None:
    """One dark hill from edge to edge."""
    hill = card.piece(
        "-30,980! 120,900 400,850 640,790! 740,716 850,668 960,660 1070,690 1160,750 1230,830! 1230,1840! -30,1840!",
        DARK,
        angle=70,
        laps=90,
        grain=0.32,
        edge="torn",
        core=mix(CREAM, UMBER, 0.3),
        lift=9,
    )
    with card.inside(hill):
        card.paint(ribbon("1010,700 1090,860 1120,1060 1110,1300", (2, 9, 8, 3)), shift(DARK, 0.11))
        card.paint(ribbon("1180,800 1196,980 1180,1160", (2, 7, 3)), shift(DARK, 0.1))


def head(card: Sheet) -> None:
    """Neck and collar, the face with one eye squeezed by its own cheek, then ear and hair."""
    card.paint("640,850! 800,880 960,960! 1010,1160 980,1400! 700,1400!", SHADE, angle=80, laps=80, grain=0.25)
    card.paint(
        "760,806! 860,836 960,930 1010,1050 1030,1200 1020,1420! 946,1420! 950,1220 930,1090 880,980 800,900 740,866!",
        mix(CREAM, "#ffffff", 0.25),
        angle=70,
        lift=7,
    )
    face = card.piece(
        "-.84,-.66 -.97,-.1 -1.02,.4 -.92,.84! -.66,1.14 -.3,1.27 .02,1.32 .32,1.25 .56,1.1 .74,.84 .86,.5 .92,.1 "
        ".92,-.4 .78,-.9 .3,-1.2 -.3,-1.2",
        SKIN,
        at=AT,
        angle=12,
        laps=90,
        grain=0.25,
        lift=8,
    )
    with card.inside(face):
        card.paint(
            "-1.2,-.8! -.78,-.5 -.72,-.1 -.8,.3 -.7,.7 -.46,1.0 -.1,1.17 .3,1.17 .6,1.0! .3,1.5 -1.2,1.5!",
            mix(SKIN, SHADE, 0.62),
            at=AT,
            grain=0.25,
            angle=12,
        )
        for x, y, r in ((0.62, 0.60, 0.21), (-0.66, 0.50, 0.22)):
            card.paint(ROUND, mix(SKIN, BRICK, 0.22), at=_at(x, y, r), grain=0.3)
        card.paint(ribbon("-.3,1.14 0,1.2 .26,1.13", (3, 8, 3), AT), LINE)
        _eyes(card)
        _nose_and_mouth(card)
    _ear(card)
    _hair(card)


def _at(x: float, y: float, r: float) -> Array:
    px, py = (float(v) for v in AT[:, :2] @ (x, y) + AT[:, 2])
    return affine(px, py, 306 * r)


def _eyes(card: Sheet) -> None:
    white, iris = mix(CREAM, "#ffffff", 0.72), mix(MUSTARD, BRICK, 0.4)
    # the upper one: let down by a third, rolled to what stands on her
    eye = card.piece(".13,.07! .26,-.12 .46,-.18 .64,-.12 .78,.06! .64,.18 .46,.215 .26,.18", white, at=AT)
    with card.inside(eye):
        card.paint(ROUND, DARK, at=_at(0.55, 0.03, 0.165))
        card.paint(ROUND, iris, at=_at(0.55, 0.03, 0.135))
        card.paint(ROUND, DARK, at=_at(0.55, 0.03, 0.085))
        card.paint(ROUND, white, at=_at(0.6, 0.09, 0.03))
    card.paint(".09,.04! .18,-.12 .42,-.22 .68,-.17 .83,.03! .64,.025 .46,.015 .26,.02", shift(SKIN, -0.075), at=AT)
    card.paint(ribbon(".15,-.12 .42,-.23 .72,-.15", (2, 7, 2), AT), SHADE)
    card.paint(ribbon(".08,.06 .26,.03 .46,.02 .64,.03 .85,.05", (6, 17, 19, 17, 6), AT), DARK)
    card.paint(ribbon(".20,.26 .44,.35 .70,.26", (2, 9, 2), AT), LINE)
    card.paint(ribbon(".26,.37 .45,.43 .64,.38", (2, 6, 2), AT), SHADE)
    card.paint(ribbon(".14,-.40 .32,-.63 .54,-.69 .80,-.46", (10, 30, 26, 6), AT), HAIR)
    card.paint(ribbon(".22,-.66 .40,-.80 .56,-.80", (2, 7, 2), AT), SHADE)
    # the lower one: a slit, pushed up by the cheek
    eye = card.piece("-.72,.06! -.56,-.04 -.40,-.06 -.26,-.02 -.14,.06! -.28,.14 -.42,.155 -.56,.13", white, at=AT)
    with card.inside(eye):
        card.paint(ROUND, DARK, at=_at(-0.33, 0.05, 0.12))
        card.paint(ROUND, iris, at=_at(-0.33, 0.05, 0.098))
        card.paint(ROUND, DARK, at=_at(-0.33, 0.05, 0.062))
        card.paint(ROUND, white, at=_at(-0.3, 0.092, 0.022))
    card.paint("-.76,.06! -.64,-.08 -.4,-.14 -.2,-.08 -.10,.06! -.26,.03 -.42,.022 -.58,.03", shift(SKIN, -0.09), at=AT)
    card.paint(ribbon("-.77,.07 -.58,.035 -.42,.022 -.26,.035 -.09,.065", (6, 15, 17, 15, 5), AT), DARK)
    card.paint(ribbon("-.76,.22 -.54,.18 -.3,.19 -.14,.27", (2, 11, 11, 2), AT), LINE)
    card.paint(ribbon("-.13,-.19 -.32,-.26 -.54,-.24 -.76,-.13", (10, 27, 23, 6), AT), HAIR)


def _nose_and_mouth(card: Sheet) -> None:
    card.paint(
        "-.02,-.2! -.09,.1 -.17,.36 -.27,.52 -.24,.66 -.12,.68! -.04,.62 .02,.4 .05,.1",
        mix(SKIN, SHADE, 0.7),
        at=AT,
        grain=0.25,
    )
    card.paint(ribbon("-.25,.62 -.15,.70 -.03,.71 .09,.69 .18,.62 .19,.52 .13,.47", (3, 9, 6, 9, 9, 7, 2), AT), LINE)
    card.paint(ribbon("-.32,.62 -.47,.80 -.50,1.0", (2, 11, 2), AT), LINE)
    card.paint(ribbon(".26,.62 .40,.78 .43,.92", (2, 9, 2), AT), LINE)
    card.paint(
        "-.34,1.0! -.2,.92 -.08,.88 0,.90 .09,.87 .2,.92 .28,.96! .16,.965 0,.955 -.18,.98", shift(BRICK, -0.03), at=AT
    )
    card.paint("-.34,1.0! -.18,.975 0,.95 .16,.96 .28,.96! .18,1.04 .0,1.08 -.2,1.07", shift(BRICK, 0.07), at=AT)
    card.paint(ribbon("-.41,1.10 -.31,1.0 -.16,.975 0,.955 .16,.965 .33,1.02", (5, 8, 7, 7, 7, 3), AT), DARK)


def _ear(card: Sheet) -> None:
    card.paint(
        ".82,-.18! .98,-.30 1.16,-.22 1.20,-.02 1.12,.2 1.02,.44 .90,.48 .82,.34!", SKIN, at=AT, angle=10, lift=7
    )
    card.paint(ribbon(".93,-.14 1.07,-.19 1.11,-.02 1.03,.18 .95,.3", (2, 10, 10, 8, 2), AT), LINE)
    card.paint(".89,.02! .97,-.04 1.0,.08 .92,.22!", LINE, at=AT)
    card.paint(ROUND, MUSTARD, at=_at(0.93, 0.42, 0.06), lift=4)


def _hair(card: Sheet) -> None:
    bun = card.piece(
        "-.42,-1.3! -.6,-1.6 -.5,-1.95 -.1,-2.1 .34,-2.0 .56,-1.7 .42,-1.36!", HAIR, at=AT, angle=80, lift=7
    )
    card.pattern(
        bun, [ribbon("-.4,-1.5 0,-1.4 .3,-1.6 .2,-1.9 -.1,-1.9", (3, 9, 9, 8, 2), AT)], shift(HAIR, 0.1), thin=0.1
    )
    mass = card.piece(
        ".86,-.02! .90,-.34 .78,-.60! .50,-.80 .10,-.98 -.22,-1.04! -.56,-.9 -.8,-.66 -.90,-.36! -1.04,-.5 -1.06,-.9 "
        "-.86,-1.3 -.4,-1.52 .1,-1.56 .6,-1.5 .98,-1.36 1.07,-1.0 1.07,-.5 1.03,-.16!",
        HAIR,
        at=AT,
        angle=4,
        laps=80,
        grain=0.35,
        lift=9,
    )
    strands = (
        "-.22,-1.04 .2,-1.14 .6,-1.0 .94,-.5 .97,-.14",
        "-.24,-1.1 .2,-1.26 .64,-1.18 1.0,-.8",
        "-.26,-1.16 .1,-1.38 .6,-1.36 .92,-1.2",
        ".1,-1.02 .56,-.82 .84,-.5 .92,-.12",
        "-.3,-1.08 -.64,-.94 -.86,-.6",
        "-.3,-1.16 -.7,-1.06 -.96,-.74",
    )
    card.pattern(mass, [ribbon(q, (2, 8, 9, 2), AT) for q in strands], shift(HAIR, 0.11), thin=0.1)
    grey = (
        "-.22,-1.08 .2,-1.2 .62,-1.08 .94,-.62 1.0,-.16",
        "-.24,-1.13 .2,-1.25 .66,-1.12 .98,-.70 1.03,-.24",
        "-.22,-1.18 .1,-1.29 .5,-1.25 .86,-1.0",
    )
    card.pattern(mass, [ribbon(q, (2, 13, 15, 10, 2), AT) for q in grey], mix(CREAM, UMBER, 0.4), thin=0.04)


def arms(card: Sheet) -> None:
    """Folded on the table; the hand that lies on the other arm has the card that is missing above."""
    rim = mix(CREAM, UMBER, 0.35)
    elbow = card.piece(
        "640,1400! 740,1384 900,1330 1010,1270 1120,1180 1260,1110! 1260,1660! 1060,1690 860,1686! 740,1676 640,1660!",
        shift(DARK, 0.03),
        angle=20,
        laps=90,
        grain=0.32,
        edge="torn",
        core=rim,
        lift=10,
    )
    with card.inside(elbow):
        for q in ("1060,1250 980,1350 880,1400", "1150,1220 1110,1340 1010,1420", "1216,1300 1190,1420 1120,1500"):
            card.paint(ribbon(q, (2, 10, 2)), shift(DARK, 0.15))
    _hand(card)
    under = card.piece(
        "-60,1296! 120,1330 300,1372 520,1392 650,1388! 706,1394! 728,1500 722,1600 704,1664! 640,1668 300,1660 -60,1640!",
        DARK,
        angle=6,
        laps=90,
        grain=0.32,
        edge="torn",
        core=rim,
        lift=10,
    )
    with card.inside(under):
        for q in ("40,1350 130,1450 120,1600", "190,1376 262,1480 250,1600"):
            card.paint(ribbon(q, (2, 10, 2)), shift(DARK, 0.13))
        card.paint("560,1360! 600,1360! 622,1500 600,1700! 560,1700! 582,1500", MUSTARD, angle=86, lift=3)
        card.paint("640,1360! 662,1360! 686,1500 662,1700! 640,1700! 664,1500", MUSTARD, angle=86, lift=3)


def _hand(card: Sheet) -> None:
    """It keeps the card by its edge, between thumb and forefinger."""
    x, y, size, angle = 716.0, 1512.0, 420.0, 16.0
    hand(card, "pinch", x, y, size, angle, HERS, age=50, lift=8)
    slip = card.piece("-70,-92! 70,-92! 70,92! -70,92!", mix(CREAM, "#ffffff", 0.4), at=KEPT, angle=10, lift=6)
    with card.inside(slip):
        card.paint("-56,-78! 56,-78! 56,78! -56,78!", BRICK, at=KEPT, angle=10)
        for more, ink in ((0.03, LINE), (0, SKIN)):
            thumb = finger(".10,-.10 .36,-.28 .62,-.26 .86,-.13", 0.135 + more, placed(x, y, size, angle))
            card.paint(thumb, ink, angle=angle, grain=0.18, wobble=0.5)
    card.paint(finger(".66,-.25 .76,-.206 .85,-.138", 0.114, placed(x, y, size, angle)), SKIN, angle=angle, grain=0.18)
