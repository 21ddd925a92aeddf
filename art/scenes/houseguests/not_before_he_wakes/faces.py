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
        card.paint("-.22,1.10 0,1.05 .24,1.12 .12,1.26 -.1,1.27", mix(AUB, HIS, 0.3), at=at)
    card.paint(
        "0,.90! -.20,.84 -.46,.92 -.66,1.12! -.40,1.14 -.16,1.14 0,1.06! .18,1.14 .42,1.14 .68,1.10! .46,.92 .20,.84",
        CHALK,
        at=at,
        lift=6,
    )


def player(card: Sheet) -> None:
    """Who has the cymbals: cap, cropped hair, a long face bent over him."""
    x, y, size, tilt = 640, 356, 152, 11
    at = affine(x, y, size, tilt)
    shade, dark = shift(HERS, -0.08), mix(HERS, AUB, 0.8)
    card.paint("-.42,.7! .40,.7! .46,1.5 .76,1.86! 0,2.1 -.72,1.8! -.46,1.5!", shade, at=at, angle=80)
    card.paint("-.56,1.26! -.1,1.44 .50,1.24! .62,1.52! -.1,1.78 -.66,1.56!", MINT, at=at, angle=8, lift=5)
    card.paint(
        "-1.0,-.5! -1.12,.0 -1.12,.42 -.94,.80! -.74,.74 -.6,.4! .6,.4! .76,.74 .98,.78! 1.14,.40 1.12,.0 1.02,-.5!",
        AUB,
        at=at,
        lift=4,
    )
    face = card.piece(
        "-.84,-.7! -.92,0 -.88,.52 -.60,.98 -.22,1.24 0,1.27 .24,1.22 .64,.96 .90,.50 .92,0 .84,-.7!",
        HERS,
        at=at,
        angle=80,
        lift=6,
    )
    with card.inside(face):
        card.paint("-1,-.8! 1,-.8! 1,-.34! 0,-.24 -1,-.36!", shade, at=at)
        # eyes cast down to him
        for q, lid in (
            (
                "-.64,.10 -.42,-.02 -.18,.12 -.22,.22 -.42,.27 -.60,.20",
                "-.68,.17! -.60,.04 -.42,-.06 -.22,.02 -.13,.17! -.40,.19",
            ),
            (".20,.10 .42,-.06 .66,.06 .60,.20 .42,.26 .24,.20", ".17,.15! .24,.0 .42,-.10 .60,-.04 .70,.11! .44,.13"),
        ):
            card.paint(q, CHALK, at=at)
            card.paint(lid, shade, at=at)
        for dx, dy in ((-0.40, 0.21), (0.40, 0.17)):
            card.paint(ROUND, AUB, at=within(at, dx, dy, 0.085))
        card.paint(line("-.70,.17 -.42,.20 -.12,.17", (0.02, 0.06, 0.02), at), dark)
        card.paint(line(".16,.15 .42,.14 .72,.10", (0.02, 0.06, 0.02), at), dark)
        card.paint(line("-.74,-.06 -.50,-.17 -.18,-.25", (0.02, 0.07, 0.07), at), AUB)
        card.paint(line(".18,-.30 .46,-.26 .78,-.10", (0.07, 0.07, 0.02), at), AUB)
        card.paint("-.08,.0! .04,.34 .20,.56 .10,.66 -.06,.68 -.18,.60!", shade, at=at)
        card.paint("-.20,.90! -.08,.85 0,.88 .10,.84 .20,.88! .08,.99 -.06,1.0", "#a2564e", at=at)
        card.paint(line("-.25,.94 -.06,.91 .10,.90 .24,.91", (0.01, 0.03, 0.03, 0.01), at), dark)
    # a pillbox of the band, and its plume
    plume = card.piece(
        "-.16,-1.0! -.30,-1.34 -.26,-1.70 .0,-2.02 .46,-2.20 1.0,-2.14 1.42,-1.86 1.60,-1.46 1.52,-1.10 1.36,-.98!"
        " 1.34,-1.20 1.20,-1.40! 1.12,-1.28! 1.04,-1.46 .84,-1.56! .80,-1.42! .62,-1.50 .42,-1.34 .28,-1.0!",
        AUB,
        at=at,
        angle=20,
        lift=8,
    )
    barbs = [
        "-.02,-1.0 .0,-1.5 .3,-1.84 .8,-1.88 1.2,-1.66 1.40,-1.2",
        ".34,-1.84 .56,-1.72 .66,-1.58",
        ".80,-1.88 1.0,-1.74 1.08,-1.5",
    ]
    card.pattern(plume, [line(q, (0.06, 0.04, 0.01), at) for q in barbs], shift(AUB, 0.16))
    card.paint("-.94,-.42! -.90,-1.12! -.4,-1.24 .4,-1.22 .92,-1.06! .96,-.40! .5,-.54 -.4,-.56", ROSE, at=at, lift=7)
    card.paint("-.93,-.52! -.4,-.66 .5,-.64 .96,-.50! .96,-.34! .5,-.48 -.4,-.50 -.94,-.36!", MINT, at=at, lift=3)
    card.paint("-.1,-1.06! .26,-1.06! .24,-.74 .08,-.64 -.08,-.74", OCHRE, at=at, lift=4)


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
