"""The bathtub, large or small, and the man at its strap."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift

ROSE, LILAC, STRAW, CHALK, PLUM = "#e6bfb2", "#bcb1ca", "#e8d9a2", "#f4efe4", "#523752"


def tub(card: Sheet, x: float, y: float, size: float, tilt: float, ink: Ink, claw: Ink) -> None:
    """Lay a tub on its claws at (x, y): its high end left, bare enamel within."""
    at = affine(x, y, size, tilt)
    big = size > 200
    lift = 12 if big else 4
    wobble = 3 if big else 1.4
    for u in (-0.66, 0.60):
        card.paint(
            f"{u - 0.16},-.26! {u + 0.18},-.28! {u + 0.14},-.14 {u + 0.08},-.06 {u + 0.15},-.01 {u + 0.12},.05! "
            f"{u - 0.12},.05! {u - 0.15},-.01 {u - 0.07},-.06 {u - 0.14},-.14",
            claw,
            at=at,
            angle=tilt + 80,
            edge="torn",
            wobble=wobble,
            lift=lift * 0.6,
        )
        if big:
            toes = [ribbon(f"{u + d},-.04 {u + d + 0.01},.03", (0.015, 0.025), at, size) for d in (-0.05, 0.04)]
            card.paint(turned(toes), PLUM, wobble=0.4)
    body = card.piece(
        "-1.14,-.98! -.2,-.88 1.0,-.9! 1.0,-.66 .96,-.42 .84,-.22 .62,-.13 .1,-.11 -.5,-.12 -.78,-.2 -.94,-.42 -1.06,-.72",
        ink,
        at=at,
        angle=tilt + 4,
        laps=size * 0.16,
        edge="torn",
        wobble=wobble,
        lift=lift,
    )
    with card.inside(body):
        belly = "-1.1,-.5! -.8,-.36 -.4,-.27 .3,-.25 .7,-.3 1.1,-.5! 1.1,0! -1.1,0!"
        card.paint(belly, mix(ink, "#2e1f33", 0.4), at=at, angle=tilt, edge="torn", wobble=wobble * 1.5)
        if big:
            shine = "-.98,-.8! -.8,-.72 .0,-.69 .6,-.7 .86,-.76! .8,-.64 .0,-.6 -.7,-.62!"
            card.paint(shine, mix(ink, LILAC, 0.24), at=at, angle=tilt + 2, laps=24, edge="torn", wobble=4, ragged=60)
    # the rim rolls over; behind it the other side and what is bare within
    card.paint(
        "-1.24,-1.0! -1.16,-1.09 -.9,-1.12 .0,-1.06 .8,-1.05 1.08,-.97! 1.1,-.88 1.0,-.84 0,-.82 -1.1,-.9! -1.22,-.92",
        mix(CHALK, LILAC, 0.3) if big else shift(ink, 0.05),
        at=at,
        angle=tilt,
        edge="torn",
        core=CHALK if big else None,
        wobble=wobble,
        lift=lift * 0.6,
    )
    card.paint(
        "-1.12,-1.0! -.86,-1.07 .0,-1.01 .78,-1.0 .98,-.95! .7,-.91 0,-.89 -.9,-.95",
        mix(LILAC, PLUM, 0.3) if big else mix(ink, PLUM, 0.4),
        at=at,
        angle=tilt,
        edge="torn",
        wobble=wobble * 0.6,
    )


def man(card: Sheet) -> None:
    """Bent into the strap from heel to hat; not much is seen of him, and he wants no help."""
    dark = "#3a2639"
    cloth = mix(PLUM, LILAC, 0.22)
    coat = mix(ROSE, "#c96f62", 0.72)
    strap = mix(PLUM, STRAW, 0.12)
    # the leg behind is one straight line with the back
    card.paint(
        "912,716! 974,752! 944,806 890,862 862,886! 830,868! 862,806 886,756",
        shift(cloth, -0.05),
        angle=60,
        edge="torn",
        wobble=1.5,
        lift=4,
    )
    card.paint("832,862! 866,880! 868,892 886,896! 884,902! 814,902! 816,884", dark, wobble=0.6)
    card.paint(
        "912,736! 934,694! 990,700 1054,716 1060,734 1048,790! 1014,790! 1016,752 960,764",
        cloth,
        angle=14,
        edge="torn",
        wobble=1.5,
        lift=5,
    )
    card.paint("1012,782! 1050,782! 1054,790 1084,794 1086,802! 1006,802! 1006,790", dark, wobble=0.6)
    card.paint(ribbon("690,700 706,728 690,742 672,726 684,704", (8, 8)), mix(STRAW, PLUM, 0.42), wobble=0.5, lift=4)
    card.paint(ribbon("698,716 830,664 990,590", (19, 17)), strap, edge="torn", wobble=1, lift=4)
    card.paint(
        "906,736! 900,700 924,652 970,596 1014,560 1060,556! 1086,580 1080,622 1046,664 1000,702 964,748! 934,752",
        coat,
        angle=-50,
        laps=30,
        edge="torn",
        wobble=2,
        core=CHALK,
        lift=7,
    )
    card.paint(turned([ribbon("960,612 1006,590 1056,606 1096,652", (17, 18, 16, 14))]), strap, edge="torn", wobble=1)
    # one sleeve, both ends of which are hidden: by the coat and by what it pulls
    card.paint(
        "1010,574! 1048,574 1062,600 1050,640 1032,676 1060,668 1084,650! 1096,672! 1062,700 1020,712 996,692 1006,640",
        shift(coat, -0.06),
        angle=70,
        edge="torn",
        wobble=1.5,
        lift=5,
    )
    card.paint("1080,644! 1100,638 1110,654 1104,672 1090,676!", "#9a6a4c", wobble=0.5, lift=2)
    # the hat has slid over all that he feels
    card.paint("1036,560! 1060,520 1110,516 1124,556 1100,600 1062,596", "#8a5c42", angle=60, wobble=0.6)
    card.paint(
        "1046,520! 1070,462 1110,444 1146,468 1156,520 1140,560! 1090,548",
        STRAW,
        angle=30,
        edge="torn",
        wobble=1.5,
        lift=5,
    )
    card.paint("1050,524 1074,512 1110,530 1146,552 1140,572 1100,556", mix(PLUM, ROSE, 0.3), angle=30, wobble=0.6)
    card.paint(
        "1008,498! 1046,508 1100,538 1150,574 1174,612! 1140,606 1090,584 1040,550",
        shift(STRAW, -0.04),
        angle=34,
        edge="torn",
        wobble=1.5,
        core=CHALK,
        lift=6,
    )
