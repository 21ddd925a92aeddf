"""The bull: a hill of black paper, and before it a head which has lain down where it was."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import BLACK, BONE, FLOOR, GREY, HIDE, UMBER


def body(card: Sheet) -> None:
    """Lay the shadow, the hill with its hump and hip, the shoulder before it and the folded knees."""
    card.paint(
        "-40,1420! 500,1400 1240,1380! 1240,1470! 1100,1500 640,1560 200,1540 -40,1500!", mix(FLOOR, UMBER, 0.42)
    )
    card.paint(
        "-40,720! 20,600 130,480 280,416 420,416 540,470 640,548 760,584 900,574 1010,540 1100,526 1180,560 1240,640! "
        "1240,1460! 1120,1470 1000,1440 700,1440 300,1460 -40,1460!",
        BLACK,
        angle=24,
        laps=120,
        grain=0.24,
        lift=10,
    )
    # the haunch, and the shoulder with its fold
    card.paint(
        "1240,760! 1130,760 1030,840 970,980 950,1140 970,1300 930,1370 880,1420 900,1462 1020,1474 1240,1476!",
        shift(BLACK, 0.035),
        angle=70,
        laps=100,
        lift=7,
    )
    card.paint(
        "-40,700! 60,600 240,520 420,520 560,590 660,720 720,900 740,1080 700,1220 740,1300 770,1380 740,1452 600,1470 0,1480! -40,1480!",
        shift(BLACK, 0.03),
        angle=60,
        laps=110,
        lift=8,
    )
    for x, y, w in ((60, 1400, 120), (722, 1396, 104)):
        card.paint(
            f"{x - w},{y + 66}! {x - w * 0.96:.0f},{y - 20} {x - w * 0.5:.0f},{y - 74} {x + w * 0.3:.0f},{y - 76} {x + w * 0.72:.0f},{y - 34} {x + w},{y + 72}!",
            shift(BLACK, 0.05),
            angle=80,
            lift=7,
        )
    for fold in ("560,600 640,760 656,900", "1040,900 1010,1040 1030,1180"):
        card.paint(ribbon(fold, (3, 9, 3)), shift(BLACK, 0.07), thin=0.2)


def head(card: Sheet) -> None:
    """Chin on the floor, lids at half; he looks past all of it."""
    at = affine(420, 1060, 262, -7)
    for s in (-1, 1):
        horn = card.piece(
            f"{0.4 * s},-.78! {0.44 * s},-.5 {0.56 * s},-.42! {0.95 * s},-.44 {1.34 * s},-.6 {1.6 * s},-.98 {1.66 * s},-1.5! "
            f"{1.48 * s},-1.1 {1.24 * s},-.86 {0.9 * s},-.76 {0.6 * s},-.78",
            BONE,
            at=at,
            angle=20,
            lift=8,
        )
        with card.inside(horn):
            card.paint(f"{1.42 * s},-1.8! {1.9 * s},-1.8! {1.8 * s},-1.02! {1.4 * s},-1.1!", UMBER, at=at)
            card.paint(
                ribbon(
                    f"{0.5 * s},-.46 {0.95 * s},-.5 {1.3 * s},-.64 {1.56 * s},-1.0", (0.05, 0.1, 0.1, 0.04), at, 262
                ),
                mix(BONE, GREY, 0.5),
            )
            for k in (0.62, 0.74, 0.86):
                card.paint(ribbon(f"{k * s},-.9 {(k + 0.05) * s},-.6 {k * s},-.3", (0.02, 0.03, 0.02), at, 262), GREY)
        ear = card.piece(
            f"{0.56 * s},-.36! {0.8 * s},-.42 {1.14 * s},-.3 {1.36 * s},.02 {1.42 * s},.3! {1.14 * s},.26 {0.86 * s},.12 {0.6 * s},-.08!",
            HIDE,
            at=at,
            angle=30,
            lift=8,
        )
        with card.inside(ear):
            card.paint(
                f"{0.7 * s},-.2 {0.96 * s},-.2 {1.2 * s},.0 {1.34 * s},.22 {1.06 * s},.14 {0.8 * s},0",
                mix(UMBER, GREY, 0.28),
                at=at,
            )
    skull = card.piece(
        "-.5,-.72! -.26,-.86 0,-.9 .26,-.86 .5,-.72! .64,-.5 .7,-.2 .72,.1 .64,.4 .54,.68 .5,.9 .58,1.1 .6,1.32 .48,1.5 .24,1.56 "
        "0,1.57 -.24,1.56 -.48,1.5 -.6,1.32 -.58,1.1 -.5,.9 -.54,.68 -.64,.4 -.72,.1 -.7,-.2 -.64,-.5",
        HIDE,
        at=at,
        angle=84,
        laps=70,
        lift=14,
    )
    with card.inside(skull):
        dark, light = shift(HIDE, -0.05), shift(HIDE, 0.05)
        card.paint("-.74,-.2! -.5,.3 -.42,.8 -.6,1.2! -.9,1.2! -.9,-.2!", dark, at=at, angle=80)
        card.paint(ribbon(".06,-.3 .1,.3 .08,.86", (0.05, 0.22, 0.08), at, 262), light, angle=84)
        # the pale ring of his kind, and the nose
        card.paint("-.7,.94! -.3,.84 0,.82 .3,.84 .7,.94! .7,1.7! -.7,1.7!", mix(BONE, GREY, 0.25), at=at, angle=4)
        card.paint(
            "-.44,1.08! -.3,.97 0,.95 .3,.97 .44,1.08! .42,1.24 .26,1.36 0,1.39 -.26,1.36 -.42,1.24", BLACK, at=at
        )
        for s in (-1, 1):
            card.paint(
                f"{0.16 * s},1.2 {0.2 * s},1.08 {0.34 * s},1.06 {0.4 * s},1.14 {0.32 * s},1.16 {0.26 * s},1.24",
                mix(GREY, UMBER, 0.35),
                at=at,
            )
        card.paint(ribbon("0,1.38 0,1.46", (0.03, 0.03), at, 262), BLACK)
        card.paint(ribbon("-.5,1.42 -.24,1.49 0,1.46 .24,1.49 .5,1.42", (0.02, 0.04, 0.03, 0.04, 0.02), at, 262), BLACK)
    # the curls between the horns
    curls = card.piece(
        "-.5,-.7! -.4,-.92 -.16,-1.0 .1,-1.02 .36,-.94 .52,-.7! .46,-.5 .34,-.56! .28,-.34 .14,-.46! .04,-.26 -.08,-.44! -.22,-.3 -.3,-.52! -.44,-.46",
        BLACK,
        at=at,
        angle=80,
        lift=4,
    )
    with card.inside(curls):
        for x in (-0.36, -0.2, -0.02, 0.16, 0.34):
            card.paint(ribbon(f"{x},-.98 {x * 0.9 + 0.04},-.7 {x * 0.8 - 0.02},-.4", (0.02, 0.03, 0.02), at, 262), HIDE)
    for s in (-1, 1):
        card.paint(
            f"{0.3 * s},.14 {0.36 * s},-.08 {0.54 * s},-.14 {0.7 * s},-.02 {0.66 * s},.16 {0.5 * s},.22",
            shift(HIDE, -0.06),
            at=at,
        )
        eye = card.piece(
            f"{0.34 * s},.1 {0.42 * s},.0 {0.54 * s},-.02 {0.64 * s},.06 {0.58 * s},.15 {0.46 * s},.17", BONE, at=at
        )
        with card.inside(eye):
            x = 0.5 * s - 0.05
            card.paint(f"{x - 0.09},.08 {x},-.0 {x + 0.09},.08 {x},.17", BLACK, at=at)
            card.paint(
                f"{0.2 * s},-.2! {0.8 * s},-.2! {0.8 * s},.08! {0.5 * s},.075! {0.2 * s},.1!", shift(HIDE, 0.07), at=at
            )
        card.paint(
            ribbon(f"{0.31 * s},.11 {0.42 * s},.07 {0.56 * s},.06 {0.68 * s},.1", (0.02, 0.035, 0.03, 0.02), at, 262),
            BLACK,
        )
        card.paint(
            ribbon(f"{0.3 * s},-.02 {0.44 * s},-.13 {0.6 * s},-.12 {0.7 * s},-.02", (0.015, 0.03, 0.015), at, 262),
            shift(HIDE, 0.08),
        )
