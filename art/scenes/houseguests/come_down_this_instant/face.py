"""His face: cheeks full of held breath, whiskers that stand off, and two eyes on whoever has him on the string."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.general import HIM
from art.scenes.houseguests.come_down_this_instant.inks import (
    BLACK,
    BLUSH,
    BONE,
    CHALK,
    DEEP,
    ROSE,
    SLATE,
    UMBER,
    small,
    torn,
    within,
)

HEAD: Final = within(HIM, -6, -566, 1.1, -13)
GREY: Final = mix(SLATE, BONE, 0.45)


def face(card: Sheet) -> None:
    """Lay ears, skull, cheeks, whiskers, nose, mouth and eyes."""
    for side in (-1, 1):
        torn(
            card,
            f"{side * 120},-50! {side * 158},-72 {side * 184},-46 {side * 176},0 {side * 150},30 {side * 120},20!",
            DEEP if side > 0 else ROSE,
            80,
            30,
            5,
            HEAD,
            1.5,
        )
        small(
            card, ribbon(f"{side * 140},-36 {side * 162},-40 {side * 162},-10 {side * 146},6", (3, 6, 3), HEAD), UMBER
        )
    skull = torn(
        card,
        "0,-190 -74,-178 -124,-128 -138,-64 -146,-16 -206,18 -234,80 -214,140 -150,168 -80,166 -44,178 0,184 44,178 80,166 "
        "150,168 214,140 234,80 206,18 146,-16 138,-64 124,-128 74,-178",
        ROSE,
        76,
        60,
        8,
        HEAD,
        2,
    )
    with card.inside(skull):
        small(
            card,
            "70,-210! 104,-150 112,-70 100,-20 176,30 204,86 170,140 60,190! 260,220! 260,-210!",
            shift(ROSE, -0.055),
            HEAD,
            wobble=3,
        )
        for s, r in ((-1, 76), (1, 72)):
            small(card, ROUND, BLUSH, within(HEAD, s * 152, 84, r), wobble=3)
            small(card, ribbon(f"{s * 84},20 {s * 70},70 {s * 80},130", (3, 8, 3), HEAD), DEEP)
        small(card, ribbon("-204,72 -196,44 -172,26", (6, 13, 6), HEAD), mix(BLUSH, CHALK, 0.6), wobble=1)
        small(card, ribbon("128,40 142,28 158,26", (5, 10, 5), HEAD), mix(BLUSH, CHALK, 0.6), wobble=1)
        for line in ("-60,-146 0,-154 60,-146", "-50,-124 4,-131 54,-124"):
            small(card, ribbon(line, (3, 7, 3), HEAD), DEEP)
    _whiskers(card)
    _eyes(card)
    _nose(card)


def _whiskers(card: Sheet) -> None:
    """Lay tufts by the ears, and one long hair over the crown that has come loose."""
    for s in (-1, 1):
        torn(
            card,
            f"{s * 112},-122! {s * 146},-118 {s * 172},-88! {s * 160},-76 {s * 184},-52! {s * 162},-40 {s * 176},-14! {s * 150},-12 "
            f"{s * 128},2! {s * 118},-30 {s * 122},-76",
            GREY,
            80,
            30,
            6,
            HEAD,
            1.6,
        )
    small(card, ribbon("-30,-182 -18,-214 16,-228 50,-220 62,-200", (6, 11, 9, 7, 2), HEAD), GREY, lift=3)
    small(card, ribbon("-4,-186 14,-206 40,-206 56,-186", (4, 9, 7, 2), HEAD), GREY, lift=3)


def _eyes(card: Sheet) -> None:
    for x, wide, lid in ((-62, 1.0, -0.1), (60, 0.96, 0.12)):
        at = within(HEAD, x, -34, 44 * wide)
        white = card.piece(
            "-1,.1! -.55,-.75 .1,-.92 .7,-.6 1,.16! .6,.66 0,.8 -.6,.66", CHALK, at=at, edge="torn", wobble=1
        )
        with card.inside(white):
            small(card, ROUND, BLACK, within(at, -0.32, 0.34, 0.47), wobble=0.5)
            small(card, ROUND, CHALK, within(at, -0.46, 0.18, 0.11), wobble=0)
            small(card, f"-1.2,-1.2! 1.2,-1.2! 1.1,{-0.3 + lid}! 0,{-0.62 + lid} -1.1,{-0.24 + lid}!", DEEP, at, 2)
        small(
            card,
            ribbon(f"-1.04,{0.06 + lid * 0.4} -.55,-.72 .1,-.9 .7,-.58 1.04,.16", (4, 8, 4), at),
            BLACK,
            wobble=0.6,
        )
        small(card, ribbon("-.7,.9 0,1.1 .66,.92", (2, 5, 2), at), DEEP, wobble=0.6)
    torn(card, "-122,-92! -112,-124 -66,-140 -24,-120! -40,-100 -74,-108", GREY, 10, 30, 5, HEAD, 2)
    torn(card, "24,-124! 66,-152 112,-142 128,-108! 96,-120 58,-118 36,-104!", GREY, 10, 30, 5, HEAD, 2)


def _nose(card: Sheet) -> None:
    """Lay the nose, the moustache below it, and a mouth that lets nothing out."""
    small(card, "-22,148! 0,138 22,148! 16,164 -14,164", mix(ROSE, BLUSH, 0.9), HEAD)
    small(card, ribbon("-24,150 0,146 24,150", (5, 9, 5), HEAD), UMBER, wobble=0.5)
    small(card, ribbon("-34,142 -30,152 -34,162", (2, 6, 2), HEAD), DEEP)
    for s in (-1, 1):
        torn(
            card,
            f"0,90! {s * 44},82 {s * 90},100 {s * 130},96 {s * 156},70 {s * 152},40! {s * 184},58 {s * 186},102 {s * 152},136 "
            f"{s * 90},146 {s * 30},136 0,122!",
            GREY,
            10 * s,
            30,
            7,
            HEAD,
            1.8,
        )
        for line in (
            f"{s * 12},104 {s * 70},116 {s * 130},118 {s * 168},84",
            f"{s * 14},118 {s * 70},132 {s * 116},132",
        ):
            small(card, ribbon(line, (2, 6, 2), HEAD), SLATE, wobble=0.8)
    torn(
        card,
        "-16,-30! 14,-30! 26,20 50,58 54,86 32,104 0,108 -36,104 -58,84 -50,56 -26,20",
        mix(ROSE, BLUSH, 0.45),
        80,
        30,
        5,
        HEAD,
        1.5,
    )
    small(card, ribbon("-38,94 -24,84 -12,94", (3, 8, 3), HEAD), UMBER, wobble=0.5)
    small(card, ribbon("12,95 24,85 36,94", (3, 8, 3), HEAD), UMBER, wobble=0.5)
