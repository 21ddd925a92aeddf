"""The three faces: one asleep, one that waits, one that looks out."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.not_before_he_wakes.inks import (
    AUB,
    CHALK,
    CHILD,
    HERS,
    HIS,
    MINT,
    OCHRE,
    ROSE,
    line,
    within,
)


def sleeper(card: Sheet) -> None:
    """An old man's bowed head: a great dome, lids shut, a white beard spread on the coat."""
    at = affine(596, 900, 226, -13)
    shade, light, dark = shift(HIS, -0.06), shift(HIS, 0.07), mix(HIS, AUB, 0.75)
    for s in (-1, 1):
        ear = affine(596, 900, 226, -13, flip=s > 0)
        card.paint("-.80,.10! -1.0,.02 -1.13,.16 -1.08,.42 -.98,.62 -.84,.60!", HIS, at=ear, lift=5)
        card.paint(line("-.92,.16 -1.03,.22 -1.0,.40 -.93,.48", (0.01, 0.03, 0.03, 0.01), ear), shade)
        card.paint(
            "-.86,.14! -1.02,.0 -1.10,-.22 -1.02,-.44 -.88,-.56! -.70,-.44 -.70,-.1!", CHALK, at=ear, lift=5, wobble=3
        )
    face = card.piece(
        "-.88,.30 -.94,-.1 -.92,-.50 -.74,-.94 -.40,-1.20 0,-1.28 .42,-1.20 .76,-.92 .93,-.48 .94,-.1 .88,.32"
        " .78,.86 .40,1.2 0,1.28 -.42,1.2 -.78,.86",
        HIS,
        at=at,
        angle=78,
        laps=70,
        lift=10,
    )
    with card.inside(face):
        card.paint(".30,-1.4! .50,-.9 .66,-.3 .62,.2 .50,.9 .6,1.4! 1.2,1.4! 1.2,-1.4!", shade, at=at, angle=80)
        card.paint("-.62,-.62 -.44,-.92 -.16,-1.04 -.30,-.82 -.50,-.60", light, at=at, angle=60, edge="raw")
        for q in ("-.46,-.30 -.1,-.22 .30,-.34", "-.36,-.10 -.05,-.04 .24,-.12"):
            card.paint(line(q, (0.01, 0.028, 0.01), at), shade)
        # the lids, full and shut, the left one lower
        card.paint("-.72,.30 -.62,.14 -.40,.10 -.20,.22 -.18,.36 -.42,.46 -.64,.42", light, at=at, angle=10)
        card.paint(".20,.30 .30,.14 .50,.10 .68,.20 .72,.34 .52,.44 .30,.42", mix(HIS, light, 0.4), at=at, angle=10)
        card.paint(line("-.74,.34 -.58,.45 -.38,.48 -.16,.38", (0.02, 0.05, 0.05, 0.02), at), dark)
        card.paint(line(".18,.34 .36,.45 .54,.45 .74,.32", (0.02, 0.05, 0.05, 0.02), at), dark)
        card.paint(line("-.60,.58 -.42,.62 -.26,.57", (0.01, 0.03, 0.01), at), shade)
    card.paint("-.82,.06! -.70,-.12 -.42,-.18 -.18,-.02! -.22,.10 -.46,.0 -.70,.06!", CHALK, at=at, lift=4, wobble=2)
    card.paint(".18,.02! .40,-.14 .66,-.12 .82,.06! .66,.04 .44,.04 .22,.12!", CHALK, at=at, lift=4, wobble=2)
    # nose, long with the bow of the head
    card.paint(
        "-.10,.10! .10,.10! .15,.42 .30,.66 .30,.82 .16,.88 0,.94 -.18,.88 -.32,.82 -.30,.64 -.15,.42", HIS, at=at
    )
    card.paint(line("-.12,.16 -.16,.44 -.30,.66 -.31,.82", (0.01, 0.03, 0.03, 0.01), at), shade)
    card.paint("-.07,.3 .03,.3 .08,.62 .02,.74 -.10,.70", light, at=at, edge="raw")
    beard = card.piece(
        "-.92,.44! -.82,.72 -.60,.92 -.34,.90 0,1.0 .34,.90 .60,.92 .82,.72 .92,.44! 1.02,.90 .96,1.36 .70,1.74"
        " .34,1.98! .14,2.16 -.10,2.02! -.44,1.94 -.80,1.68 -1.0,1.30 -1.02,.86",
        CHALK,
        at=at,
        angle=84,
        edge="torn",
        lift=12,
    )
    with card.inside(beard):
        for k in range(9):
            x = -0.8 + 0.2 * k
            card.paint(line(f"{x},{1.16} {x * 0.86 + 0.05},{1.5} {x * 0.5},{2.1}", (0.005, 0.02, 0.006), at), MINT)
        card.paint(line("-.18,1.17 -.04,1.21 .10,1.20 .22,1.15", (0.01, 0.035, 0.035, 0.01), at), mix(HIS, CHALK, 0.25))
    card.paint(
        "0,.90! -.20,.84 -.46,.92 -.66,1.12! -.40,1.14 -.16,1.14 0,1.06! .18,1.14 .42,1.14 .68,1.10! .46,.92 .20,.84",
        CHALK,
        at=at,
        lift=6,
    )


def player(card: Sheet) -> None:
    """Who has the cymbals: a woman of forty with a plume in her hair, her long face bent over him."""
    x, y, size, tilt = 640, 338, 140, 9
    at = affine(x, y, size, tilt)
    shade, dark, hair = shift(HERS, -0.08), mix(HERS, AUB, 0.8), mix(AUB, HIS, 0.3)
    blush = mix(HERS, "#b5564c", 0.2)
    card.paint("-.40,.8! .40,.8! .44,1.7 .80,2.0! 0,2.3 -.80,2.0! -.44,1.7!", shade, at=at, angle=80)
    card.paint("-.62,1.56! -.1,1.78 .56,1.52! .72,1.84! -.1,2.14 -.76,1.88!", MINT, at=at, angle=8, lift=5)
    card.paint(
        "-.30,-1.30! -.82,-1.16 -1.12,-.66 -1.10,-.1 -1.02,.44 -.96,.88! -.70,.98 -.52,.7! .52,.7! .72,.98 .98,.86!"
        " 1.04,.40 1.14,-.14 1.06,-.72 .70,-1.18 .2,-1.34",
        hair,
        at=at,
        lift=5,
    )
    for s in (-1, 1):
        card.paint("-.08,0 0,-.12 .08,0 .1,.16 0,.26 -.1,.16", OCHRE, at=within(at, 0.86 * s, 0.78, 1), lift=4)
    face = card.piece(
        "-.80,-.8! -.86,-.2 -.84,.32 -.72,.76 -.46,1.16 -.18,1.38 0,1.41 .20,1.37 .50,1.12 .76,.70 .86,.28 .87,-.2 .80,-.8!",
        HERS,
        at=at,
        angle=80,
        lift=6,
    )
    with card.inside(face):
        card.paint(".52,-1! .60,-.3 .56,.2 .66,.5 .40,1.0 .16,1.5! 1.1,1.5! 1.1,-1!", shade, at=at, angle=80)
        card.paint("-.82,.52 -.66,.40 -.44,.46 -.40,.64 -.58,.76 -.78,.70", blush, at=at, grain=0.2)
        card.paint(".34,.62 .40,.44 .62,.36 .80,.48 .76,.66 .54,.74", mix(blush, shade, 0.3), at=at, grain=0.2)
        # wide eyes, and what they look at is below her
        for dx, dy, white, lid in (
            (
                -0.39,
                0.13,
                "-.64,.12! -.52,.04 -.38,.01 -.24,.05 -.12,.16! -.24,.24 -.40,.27 -.54,.22",
                "-.67,.13 -.54,.03 -.38,-.01 -.22,.04 -.10,.17",
            ),
            (
                0.40,
                0.09,
                ".13,.14! .24,.03 .38,-.02 .54,.01 .66,.09! .56,.19 .42,.24 .26,.21",
                ".11,.15 .23,.02 .38,-.04 .55,.0 .70,.09",
            ),
        ):
            card.paint(ROUND, shade, at=within(at, dx, dy - 0.02, 0.27, 0.19))
            ball = card.piece(white, CHALK, at=at)
            with card.inside(ball):
                card.paint(ROUND, AUB, at=within(at, dx - 0.015, dy + 0.085, 0.12))
                card.paint(ROUND, CHALK, at=within(at, dx + 0.02, dy + 0.04, 0.024))
            card.paint(line(lid, (0.03, 0.07, 0.075, 0.07, 0.03), at), dark)
        card.paint(line("-.56,.34 -.40,.38 -.26,.35", (0.01, 0.03, 0.01), at), shade)
        card.paint(line(".28,.32 .42,.36 .58,.30", (0.01, 0.03, 0.01), at), mix(shade, dark, 0.2))
        card.paint(line("-.72,-.14 -.56,-.25 -.36,-.28 -.14,-.25", (0.02, 0.07, 0.08, 0.05), at), hair)
        card.paint(line(".14,-.28 .36,-.33 .56,-.30 .74,-.19", (0.05, 0.08, 0.07, 0.02), at), hair)
        card.paint("-.06,.0! .04,.36 .18,.62 .10,.72 -.06,.74 -.17,.66! -.04,.58 -.06,.3", shade, at=at)
        for q in ("-.24,.74 -.36,.86 -.38,1.0", ".26,.72 .38,.84 .42,.96"):
            card.paint(line(q, (0.01, 0.035, 0.01), at), mix(shade, dark, 0.15))
        card.paint("-.28,.99! -.10,.91 0,.94 .12,.90 .28,.96! .12,1.10 -.08,1.11", "#a2564e", at=at)
        card.paint(line("-.30,.99 -.08,.995 .12,.985 .30,.96", (0.01, 0.03, 0.03, 0.01), at), dark)
    # her hair, drawn over from a parting and caught at the side with what holds the plume
    plume = card.piece(
        ".54,-.94! .42,-1.28 .48,-1.64 .74,-1.96 1.12,-2.10 1.50,-2.00 1.78,-1.74 1.86,-1.42 1.76,-1.22 1.58,-1.22 1.50,-1.36!"
        " 1.62,-1.36 1.64,-1.48 1.54,-1.56! 1.46,-1.42! 1.40,-1.58 1.28,-1.64! 1.22,-1.46! 1.14,-1.62 1.02,-1.62!"
        " 1.0,-1.40! .92,-1.48 .88,-1.38! .92,-1.16 .82,-.90!",
        AUB,
        at=at,
        angle=20,
        lift=8,
    )
    barbs = [
        ".68,-.94 .66,-1.32 .80,-1.62 1.08,-1.80 1.40,-1.78 1.66,-1.58 1.70,-1.38",
        ".67,-1.24 .54,-1.40 .54,-1.60",
        ".72,-1.48 .62,-1.66 .70,-1.82",
        ".86,-1.68 .84,-1.84 .98,-1.98",
        "1.08,-1.80 1.14,-1.94 1.32,-1.98",
        "1.36,-1.79 1.50,-1.86 1.62,-1.80",
        ".68,-1.40 .78,-1.42 .82,-1.36",
        ".82,-1.63 .92,-1.62 .98,-1.54",
        "1.06,-1.78 1.16,-1.74 1.22,-1.60",
        "1.34,-1.78 1.42,-1.70 1.46,-1.54",
    ]
    card.pattern(plume, [line(q, (0.05, 0.035, 0.01), at) for q in barbs], shift(AUB, 0.18))
    front = card.piece(
        "-.34,-1.32! .2,-1.38 .76,-1.16 1.04,-.66 1.06,-.1 .96,.30! .84,.04 .76,-.32 .50,-.66 .04,-.84 -.30,-.90!"
        " -.54,-.74 -.76,-.36 -.84,.04 -.94,.34! -1.10,-.12 -1.08,-.64 -.82,-1.08",
        hair,
        at=at,
        angle=30,
        laps=60,
        lift=6,
    )
    strands = [
        "-.30,-.94 -.28,-1.2 -.30,-1.34",
        "-.26,-.98 .20,-1.0 .64,-.76 .90,-.20",
        "-.26,-1.08 .30,-1.16 .78,-.92 .98,-.40",
        "-.38,-.96 -.72,-.74 -.92,-.30 -.96,.10",
    ]
    card.pattern(front, [line(q, (0.01, 0.045, 0.01), at) for q in strands], shift(hair, 0.12), thin=0.1)
    card.paint(".40,-1.12! .58,-1.26 .84,-1.14 .98,-.90! .86,-.76 .60,-.84", ROSE, at=at, angle=40, lift=6)
    card.paint(ROUND, OCHRE, at=within(at, 0.71, -0.99, 0.11), lift=4, wobble=0.5)


def rider(card: Sheet) -> None:
    """A small child in a knitted cap, one cheek full, who looks up at the brass."""
    at = affine(738, 1594, 128, 8)
    shade = shift(CHILD, -0.07)
    jersey = card.piece("-1.5,.9! -.7,.66 .8,.62 1.5,.9! 1.5,2.4! -1.5,2.4!", OCHRE, at=at, angle=80, lift=4)
    ribs = [line(f"{k * 0.17},.5 {k * 0.18},1.9", (0.03, 0.04), at) for k in range(-7, 8)]
    card.pattern(jersey, ribs, shift(OCHRE, -0.1))
    face = card.piece("-.86,-.5 -.92,.1 -.76,.62 -.36,.92 .1,.96 .56,.86 .98,.52 1.0,.12 .86,-.5", CHILD, at=at, lift=5)
    with card.inside(face):
        card.paint(".38,.36 .6,.2 .9,.26 .9,.56 .62,.66 .42,.54", mix(CHILD, "#c05a50", 0.35), at=at, edge="raw")
        card.paint("-.74,.34 -.6,.24 -.42,.32 -.46,.5 -.66,.52", mix(CHILD, "#c05a50", 0.35), at=at, edge="raw")
        for x, y, w in ((-0.36, 0.02, 0.19), (0.36, -0.02, 0.22)):
            card.paint(ROUND, CHALK, at=within(at, x, y, w))
            card.paint(ROUND, AUB, at=within(at, x + 0.06, y - 0.05, w * 0.66))
            card.paint(ROUND, CHALK, at=within(at, x + 0.09, y - 0.1, w * 0.18))
        card.paint(line("-.56,-.06 -.36,-.17 -.17,-.04", (0.02, 0.05, 0.02), at), AUB)
        card.paint(line(".13,-.08 .36,-.25 .60,-.08", (0.02, 0.05, 0.02), at), AUB)
        card.paint(line("-.12,.30 .02,.37 .14,.29", (0.02, 0.05, 0.02), at), shade)
        card.paint(line("-.16,.60 .02,.63 .20,.56", (0.02, 0.05, 0.03), at), AUB)
    for x, y, r in ((0.30, 0.66, 0.05), (0.2, 0.74, 0.035), (0.42, 0.72, 0.03)):
        card.paint(ROUND, OCHRE, at=within(at, x, y, r))
    cap = card.piece(
        "-1.0,-.2! -1.02,-.8 -.7,-1.24 0,-1.4 .7,-1.24 1.02,-.8 1.0,-.2! .5,-.36 0,-.4 -.5,-.36", MINT, at=at, lift=6
    )
    ribs = [line(f"{k * 0.25},-.3 {k * 0.22},-.8 {k * 0.1},-1.4", (0.03, 0.03, 0.01), at) for k in range(-4, 5)]
    card.pattern(cap, ribs, shift(MINT, -0.1))
    card.paint(
        "-1.04,-.14! -.5,-.32 0,-.36 .5,-.32 1.04,-.14! 1.04,-.42! .5,-.58 0,-.62 -.5,-.58 -1.04,-.42!", CHALK, at=at
    )
