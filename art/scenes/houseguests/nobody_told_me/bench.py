"""Six on a bench: five at their ease, and one."""

from __future__ import annotations

import numpy as np

from art.cutpaper.bodies import Figure
from art.cutpaper.builds import Build
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import Dress
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.inks import (
    BLACK,
    BROWN,
    CAST,
    COLD,
    FLUSHED,
    FRECKLED,
    ICE,
    LILAC,
    MAUVE,
    PALE,
    PINK,
    PISTACHIO,
    WHITE,
)

SIT = POSES["sit"]
ROUND = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def bench(card: Sheet) -> None:
    """Lay the bench, then everybody from the edges inward."""
    for x in (150, 610, 1080):
        card.paint(f"{x},1330! {x + 34},1330! {x + 40},1590! {x - 4},1592!", shift(MAUVE, -0.06), angle=88, lift=4)
    card.paint("-40,1290! 600,1280 1240,1292! 1240,1350! 600,1342 -40,1352!", MAUVE, angle=1, laps=24, lift=7)
    _old_man(card)
    _brother(card, "younger", 1146, PISTACHIO, (-3, 0.0))
    _girl(card)
    _brother(card, "elder", 962, PINK, (3, 0.0))
    _queen(card)
    _guest(card)


def _old_man(card: Sheet) -> None:
    pose = SIT.but(
        head=(-0.1, -7.3),
        arm_near=((1.45, -4.0), (-0.5, -4.55)),
        arm_far=((-1.4, -4.0), (0.5, -4.2)),
        hands=("cover", "flat"),
        leg_near=((0.75, -2.1), (0.35, -0.42)),
        leg_far=((-0.7, -2.1), (-0.45, -0.42)),
        tilt=-4,
    )
    who = Figure(
        card,
        122,
        1568,
        104,
        pose,
        Dress(MAUVE, below="bare", sleeve=0, shoe="bare", wear=("scoop",)),
        COLD,
        Build(1.04, 0.72, 0, 0.98, 0.66, 0.2, 0.86, 82),
    )
    who.below()
    Head(card, CAST["old_man"], **who.head).draw()
    who.above()


def _queen(card: Sheet) -> None:
    pose = SIT.but(
        head=(0.05, -7.35),
        arm_near=((1.8, -4.0), (0.86, -3.1)),
        arm_far=((-1.8, -4.0), (-0.86, -3.0)),
        hands=("cup", "cup"),
        leg_near=((1.15, -2.1), (0.9, -0.42)),
        leg_far=((-1.15, -2.1), (-0.8, -0.42)),
        tilt=3,
    )
    who = Figure(
        card,
        316,
        1584,
        112,
        pose,
        Dress(
            LILAC,
            below="skirt",
            length=0.3,
            flare=0.5,
            whole=True,
            sleeve=0.24,
            arms=shift(LILAC, 0.05),
            shoe="bare",
            wear=("scoop",),
        ),
        BROWN,
        Build(1.0, 1.62, 0.7, 1.02, 1.4, 0, 1.0, 60),
    )
    who.weave = lambda cloth: printed(card, cloth, "scallop", shift(LILAC, 0.07), gap=52)
    who.below()
    head = Head(card, CAST["queen"], **who.head)
    head.draw()
    _cap(head)
    _bowl(card, 318, 1166)
    who.above()


def _cap(head: Head) -> None:
    """A bathing cap with paper flowers, worn like a crown."""
    head.lay(
        "-.78,-.1! -.84,-.5 -.6,-1.02 0,-1.18 .6,-1.02 .84,-.5 .78,-.1! .6,-.36 0,-.5 -.6,-.36", PINK, "flat", lift=4
    )
    head.line("-.78,-.12 -.6,-.38 0,-.52 .6,-.38 .78,-.12", (0.05, 0.06, 0.05), WHITE, "flat")
    for u, v, r in (
        (-0.56, -0.66, 0.13),
        (-0.22, -0.84, 0.15),
        (0.2, -0.86, 0.14),
        (0.56, -0.64, 0.13),
        (0.0, -1.12, 0.16),
    ):
        p = head.at @ (u, v, 1.0)
        for ink, k in ((WHITE, 1.0), (LILAC, 0.4)):
            card_at = affine(float(p[0]), float(p[1]), head.size * r * k, u * 90)
            head.card.paint(
                "0,-1 .3,-.35! 1,-.3 .45,.15! .62,.9 0,.5! -.62,.9 -.45,.15! -1,-.3 -.3,-.35!" if k == 1 else ROUND,
                ink,
                at=card_at,
                lift=2,
            )


def _bowl(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y, 1.0, 2)
    glass = card.piece(
        "-62,-78! -96,-30 -98,30 -60,84 0,94 60,84 98,30 96,-30 62,-78! 0,-70", mix(WHITE, ICE, 0.4), at=at, lift=8
    )
    with card.inside(glass):
        card.paint("-120,-26! 0,-20 120,-30! 120,120! -120,120!", ICE, at=at, angle=3)
        card.paint("-120,52! 0,60 120,50! 120,120! -120,120!", PISTACHIO, at=at)
        card.paint("-46,10 -20,-14 22,-10 40,8! 66,-12! 62,34! 40,16! 16,32 -24,28", "#d98f7c", at=at, lift=3)
        card.paint(ROUND, WHITE, at=affine(x - 26, y + 6, 8))
        card.paint(ROUND, BLACK, at=affine(x - 27, y + 6, 4))
        card.paint(ribbon("-70,-40 -80,0 -66,44", (7, 9, 4), at), WHITE)
    card.paint(ribbon("-62,-78 0,-70 62,-78 0,-88 -62,-78", (8, 8), at), WHITE, lift=2)


def _girl(card: Sheet) -> None:
    pose = SIT.but(
        head=(0.0, -7.35),
        arm_near=((1.45, -4.2), (1.25, -2.75)),
        arm_far=((-1.45, -4.2), (-1.25, -2.75)),
        leg_near=((0.62, -2.2), (0.75, -0.5)),
        leg_far=((-0.6, -2.2), (-0.7, -0.5)),
        tilt=7,
    )
    dress = Dress(PISTACHIO, below="bare", sleeve=0, shoe="bare", wear=("scoop", "bands"), trim=WHITE)
    who = Figure(card, 556, 1476, 118, pose, dress, FRECKLED, Build(0.68, 0.86, 0.12, 0.84, 0.78, 0, 0.84, 10))
    who.below()
    for x, s, turn in ((606, 1, -7), (500, -1, 9)):
        at = affine(x, 1436, 1.14, turn)
        fin = card.piece(
            f"-24,-14! 24,-14! 34,20 {62 + 4 * s},150! 20,138 0,150 -22,138 {-60 + 4 * s},148! -34,20",
            shift(PINK, -0.09),
            at=at,
            angle=86,
            lift=7,
        )
        card.pattern(
            fin, turned([ribbon(f"{u * 0.4},20 {u},146", (5, 8), at) for u in (-34, 0, 34)]), shift(PINK, -0.18)
        )
        card.paint("-26,-16! 26,-16! 30,14! -30,14!", shift(PINK, -0.16), at=at, lift=3)
    Head(card, CAST["girl"], **who.head).draw()
    who.above()


def _guest(card: Sheet) -> None:
    pose = SIT.but(
        head=(0.12, -6.98),
        neck=(0.06, -5.85),
        arm_near=((1.28, -3.9), (0.22, -2.5)),
        arm_far=((-1.2, -3.95), (-0.16, -2.35)),
        hands=("blade", "blade"),
        leg_near=((0.58, -2.15), (0.42, -0.42)),
        leg_far=((-0.5, -2.1), (-0.4, -0.42)),
        toes=(-12, 12),
        tilt=7,
    )
    for s in (-1, 1):
        card.paint(
            f"{762 + 60 * s},1330! {762 + 130 * s},1330! {762 + 128 * s},1500! {762 + 100 * s},1520!",
            BLACK,
            angle=84,
            lift=4,
        )
    dress = Dress(BLACK, lower=shift(BLACK, -0.03), cuffs=WHITE, shoe="shoe", shoes=shift(BLACK, -0.04), leg=0.94)
    who = Figure(card, 766, 1580, 106, pose, dress, FLUSHED, Build(1.0, 0.9, 0.1, 0.98, 0.95))
    who.below()
    card.paint(who.over("-.42,-.1! .46,-.1! .2,.5! .3,.86! .0,.94! -.28,.86! -.16,.5!"), WHITE, angle=86, lift=1)
    card.paint(who.over("-.42,-.1! -.16,.5! -.5,.42! -.56,.1!"), shift(BLACK, 0.08), lift=3)
    card.paint(who.over(".46,-.1! .2,.5! .54,.42! .6,.1!"), shift(BLACK, 0.08), lift=3)
    for t in (0.36, 0.54, 0.7):
        x, y = (float(v) for v in who.over(f"0.03,{t}").split(","))
        card.paint(ROUND, BLACK, at=affine(x, y, 6))
    head = Head(card, CAST["guest"], **who.head)
    head.draw()
    for s in (-1, 1):
        head.lay(
            f"{0.62 * s},-.06 {0.74 * s},-.1 {0.8 * s},.08 {0.73 * s},.32 {0.64 * s},.36", "#c4564f", "flat", thin=0.08
        )
    card.paint(who.over("-.02,.06! -.4,-.05! -.42,.16! -.02,.1! .06,.1! .46,.18! .44,-.04! .06,.06!"), WHITE, lift=4)
    who.above()
    # whoever looks at his ankle knows
    x, y, _ = (*(float(v) for v in who.point((0.42, -0.62))), 0)
    card.paint(
        ribbon(
            f"{x - 26:.0f},{y - 6:.0f} {x + 4:.0f},{y + 20:.0f} {x + 40:.0f},{y + 6:.0f} {x + 56:.0f},{y + 44:.0f}",
            (13, 13, 12, 10),
        ),
        LILAC,
        lift=3,
    )
    for u, v in ((58, 62), (66, 76)):
        card.paint("0,-1! .5,.1 .3,.8 -.3,.8 -.5,.1", ICE, at=affine(x + u, y + v, 9))


def _brother(card: Sheet, name: str, x: float, ink: str, lean: tuple[float, float]) -> None:
    pose = SIT.but(
        head=(lean[1], -7.3),
        tilt=lean[0],
        arm_near=((1.5, -4.0), (0.95, -2.55)) if name == "elder" else ((1.45, -4.0), (-0.5, -4.5)),
        arm_far=((-1.5, -4.0), (-0.9, -2.5)),
        hands=("flat", "flat") if name == "elder" else ("cover", "flat"),
    )
    dress = Dress(WHITE, below="breeches", lower=shift(ink, -0.05), sleeve=0.36, shoe="bare", wear=("scoop",))

    def stripes(cloth: Patch) -> None:
        x0, y0, x1, y1 = card.box(cloth)
        bars = [
            ribbon(f"{x0 - 10:.0f},{y:.0f} {(x0 + x1) / 2:.0f},{y + 8:.0f} {x1 + 10:.0f},{y:.0f}", (17, 17))
            for y in np.arange(y0 + 30, y1, 44)
        ]
        card.pattern(cloth, turned(bars), shift(ink, -0.05), thin=0.08)

    who = Figure(card, x, 1578, 107, pose, dress, PALE, Build(1.02, 0.98, 0.1, 0.96, 1.0, 0, 1.06))
    who.weave = stripes
    who.below()
    Head(card, CAST[name], **who.head).draw()
    who.above()
