"""His face: cheeks full of held breath, whiskers that stand off, and two eyes on whoever has him on the string."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
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

HEAD: Final = within(HIM, -6, -556, 1, -12)
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
        small(card, ribbon(f"{side * 140},-36 {side * 162},-40 {side * 162},-10 {side * 146},6", (3, 6, 3), HEAD), UMBER)
    skull = torn(
        card,
        "0,-196 -74,-182 -126,-128 -140,-60 -142,-10 -186,40 -200,96 -172,150 -110,178 -50,188 0,196 50,188 110,178 172,150 "
        "200,96 186,40 142,-10 140,-60 126,-128 74,-182",
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
            "70,-210! 104,-150 112,-70 100,-20 160,30 176,90 140,150 60,200! 240,220! 240,-210!",
            shift(ROSE, -0.055),
            HEAD,
            wobble=3,
        )
        for x, r in ((-124, 62), (122, 58)):
            small(card, ROUND, BLUSH, within(HEAD, x, 88, r), wobble=3)
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
            f"{s * 118},-118! {s * 150},-110 {s * 168},-76! {s * 158},-66 {s * 174},-40! {s * 154},-30 {s * 150},-4 "
            f"{s * 190},30 {s * 214},84! {s * 196},86 {s * 204},122! {s * 180},70 {s * 140},24 {s * 122},-20 {s * 126},-70",
            GREY,
            80,
            30,
            6,
            HEAD,
            1.6,
        )
    small(card, ribbon("-20,-190 -10,-236 26,-262 62,-252 74,-226", (5, 9, 8, 6, 2), HEAD), GREY, lift=3)
    small(card, ribbon("4,-192 24,-222 52,-226 70,-208", (4, 8, 7, 2), HEAD), GREY, lift=3)


def _eyes(card: Sheet) -> None:
    for x, wide, lid in ((-62, 1.0, -0.1), (60, 0.96, 0.12)):
        at = within(HEAD, x, -34, 44 * wide)
        white = card.piece("-1,.1! -.55,-.75 .1,-.92 .7,-.6 1,.16! .6,.66 0,.8 -.6,.66", CHALK, at=at, edge="torn", wobble=1)
        with card.inside(white):
            small(card, ROUND, BLACK, within(at, -0.32, 0.34, 0.47), wobble=0.5)
            small(card, ROUND, CHALK, within(at, -0.46, 0.18, 0.11), wobble=0)
            small(card, f"-1.2,-1.2! 1.2,-1.2! 1.1,{-0.3 + lid}! 0,{-0.62 + lid} -1.1,{-0.24 + lid}!", DEEP, at, 2)
        small(card, ribbon(f"-1.04,{0.06 + lid * 0.4} -.55,-.72 .1,-.9 .7,-.58 1.04,.16", (4, 8, 4), at), BLACK, wobble=0.6)
        small(card, ribbon("-.7,.9 0,1.1 .66,.92", (2, 5, 2), at), DEEP, wobble=0.6)
    torn(card, "-122,-92! -112,-124 -66,-140 -24,-120! -40,-100 -74,-108", GREY, 10, 30, 5, HEAD, 2)
    torn(card, "24,-124! 66,-152 112,-142 128,-108! 96,-120 58,-118 36,-104!", GREY, 10, 30, 5, HEAD, 2)


def _nose(card: Sheet) -> None:
    """Lay the nose, the moustache below it, and a mouth that lets nothing out."""
    small(card, "-24,150! 0,140 24,150! 14,166 -12,166", mix(ROSE, BLUSH, 0.9), HEAD)
    small(card, ribbon("-26,151 0,148 26,151", (4, 8, 4), HEAD), UMBER, wobble=0.5)
    small(card, ribbon("-20,178 0,184 22,177", (3, 6, 3), HEAD), DEEP)
    for s in (-1, 1):
        torn(
            card,
            f"0,92! {s * 50},84 {s * 104},104 {s * 150},96 {s * 186},60 {s * 196},22! {s * 226},74 {s * 206},130 {s * 150},156 "
            f"{s * 80},150 {s * 26},140 0,126!",
            GREY,
            10 * s,
            30,
            7,
            HEAD,
            1.8,
        )
        for line in (
            f"{s * 12},106 {s * 70},116 {s * 140},128 {s * 196},90",
            f"{s * 14},122 {s * 70},134 {s * 140},142",
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
