"""Towels that have drawn back, and who lies on them in three or four shapes."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.has_anyone_seen_daddy.inks import (
    AQUA,
    CORAL,
    HAIRS,
    LEMON,
    LINE,
    PETROL,
    ROUND,
    SAND,
    SKINS,
    WHITE,
)

INKS: Final = (AQUA, WHITE, LEMON, AQUA, CORAL, WHITE, LEMON)
PLACES: Final = (
    (1, 74, 120, -8),
    (7, 1172, 130, 10),
    (6, 20, 560, 4),
    (3, 1166, 620, -6),
    (9, 66, 986, 14),
    (13, 1140, 1080, 8),
    (20, 560, 1830, -4),
    (8, 790, 1770, 6),
)
"""Whose towel, where, and how it lies: all of them cropped, or nearly."""
GROWN: Final = 1.34


def towels(card: Sheet) -> None:
    """Lay those who have drawn back as far as the card goes."""
    for k, x, y, turn in PLACES:
        _towel(card, k, x, y, turn)


def _towel(card: Sheet, k: int, x: float, y: float, turn: float) -> None:
    ink = INKS[(k * 3 + k // 6) % len(INKS)]
    at = affine(x, y, 1, turn)
    w, h = (round(v * GROWN) for v in ((82, 130) if k % 3 else (88, 136)))
    patch = card.paint(
        f"-{w},-{h}! {w},-{h + 3}! {w - 2},{h}! -{w},{h + 2}!", ink, at=at, angle=turn + 86, laps=50, grain=0.18, lift=5
    )
    if patch is None:
        return
    second: Ink = {AQUA: WHITE, WHITE: CORAL, LEMON: WHITE, CORAL: WHITE}[ink]
    lines = {
        0: [ribbon(f"-{w},{v} {w},{v}", (12, 12), at) for v in (-h + 26, h - 26)],
        1: [ribbon(f"{u},-{h} {u},{h}", (16, 16), at) for u in range(-w + 18, w, 38)],
        2: [ribbon(f"-{w},{v} {w},{v}", (22, 22), at) for v in range(-h + 20, h, 54)],
        3: [],
    }[k % 4]
    if lines:
        card.pattern(patch, lines, second if ink != WHITE else (AQUA, LEMON)[k % 2], thin=0.05)
    if k == 6:
        # nobody; a corner lifted, and dark under it
        card.paint(f"{w - 74},{h}! {w},{h - 84}! {w + 6},{h + 8}!", LINE, at=at, angle=40)
        card.paint(
            f"{w - 74},{h}! {w - 60},{h - 62} {w},{h - 84}! {w - 34},{h - 30}",
            shift(ink, -0.08),
            at=at,
            angle=30,
            lift=6,
        )
        return
    bather(card, k, x, y, turn + (180 if k % 5 == 0 else 0))


def bather(card: Sheet, k: int, x: float, y: float, turn: float) -> None:
    """Lay somebody asleep, or pretending: legs, a trunk, arms, a head or what hides it."""
    g = rng("bather", k)
    skin: Skin = SKINS[(k * 7 + k // 5) % 5]
    fat = float(g.choice((0.78, 0.95, 1.15, 1.4)))
    size = float(g.uniform(0.9, 1.04)) * GROWN
    at = affine(x, y + 4, 27 * size, turn + float(g.normal(0, 5)))
    suit = (PETROL, CORAL, LEMON, WHITE, AQUA, PETROL)[(k * 5 + 1) % 6]
    flesh, dark = skin.base, skin.shade
    spread = float(g.choice((0.35, 0.55, 0.8)))
    how: dict[str, Any] = {"at": at, "angle": turn + 86, "grain": 0.2}
    legs = [
        f"{s * 0.18},1! {s * 0.95 * fat},.9! {s * (spread + 0.5)},2.6 {s * (spread + 0.36)},4.2 {s * (spread + 0.5)},4.5 "
        f"{s * (spread - 0.1)},4.5 {s * (spread - 0.06)},2.6"
        for s in (-1, 1)
    ]
    card.paint(legs[0], flesh, lift=3, **how)
    card.paint(legs[1], flesh, lift=3, **how)
    arms = k % 4
    a, b = 0.85 * fat + 0.3, 1.5 * fat
    for s in (-1, 1):
        if arms == 0:
            line = f"{s * a},-1.7 {s * (b + 0.5)},-.6 {s * (b + 0.3)},.9"
        elif arms == 1:
            line = f"{s * a},-1.7 {s * (b + 0.6)},-2.5 {s * 0.5},-3.5"
        elif arms == 2:
            line = f"{s * a},-1.7 {s * (b + 0.5)},{-2.4 if s > 0 else -0.6} {s * (b + 0.6)},{-3.9 if s > 0 else 0.8}"
        else:
            line = f"{s * a},-1.7 {s * (b + 0.6)},-.8 {s * 0.3},{-0.3 + s * 0.3}"
        card.paint(ribbon(line, (0.62, 0.52, 0.34), at, 27 * size), dark if arms == 3 else flesh, lift=3, angle=turn)
    trunk = card.paint(
        f"-.5,-2.3! .5,-2.3! {a},-2 {0.84 * fat},-.6 {1.0 * fat},.8 {0.7 * fat},1.5 0,1.35 -{0.7 * fat},1.5 "
        f"-{1.0 * fat},.8 -{0.84 * fat},-.6 -{a},-2",
        flesh,
        lift=4,
        **how,
    )
    if trunk is None:
        return
    with card.inside(trunk):
        if k % 3 == 0:
            card.paint("-3,.2! 3,.1! 3,2! -3,2!", suit, **how)
        elif k % 3 == 1:
            card.paint("-3,-1.5! 0,-1.1 3,-1.5! 3,2! -3,2!", suit, **how)
            card.paint([ribbon(f"{s * 0.5},-2.4 {s * 0.6},-1.3", (0.16, 0.16), at, 27) for s in (-1, 1)], suit)
        else:
            card.paint("-3,.4! 3,.3! 3,2! -3,2!", suit, **how)
            card.paint("-3,-1.3! 3,-1.25! 3,-.6! -3,-.7!", suit, **how)
    tilt = float(g.normal(0, 14))
    p = at @ (0.1, -3.1, 1.0)
    on = affine(float(p[0]), float(p[1]), 27 * size, turn + tilt)
    card.paint("-.78,0 -.6,-.8 0,-1 .6,-.8 .78,0 .5,.8 0,1 -.5,.8", flesh, at=on, lift=4, grain=0.2)
    hair = HAIRS[(k * 3) % 5]
    kind = k % 6
    if kind in (0, 3):
        card.paint("-.86,.1 -.7,-.9 0,-1.14 .7,-.9 .86,.1 .5,.9 0,1.02 -.5,.9", hair, at=on, angle=turn, lift=4)
        card.paint(
            [ribbon(f"{q},-.9 {q * 1.2},.8", (0.05, 0.1, 0.03), on, 27) for q in (-0.4, 0, 0.4)], shift(hair, 0.1)
        )
    elif kind == 1:
        card.paint(ROUND, LEMON, at=affine(float(p[0]), float(p[1]), 41 * size), angle=30, lift=6)
        card.paint(ROUND, mix(LEMON, WHITE, 0.5), at=affine(float(p[0]), float(p[1]), 21 * size), angle=70, lift=4)
        card.paint(
            ribbon(
                "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0",
                (0.2, 0.2),
                affine(float(p[0]), float(p[1]), 22 * size),
                22,
            ),
            CORAL,
        )
    elif kind == 2:
        card.paint("-1.3,-.9! 1.2,-1! 1.35,.8! -1.2,.9!", WHITE, at=on, angle=turn, lift=6)
        card.paint(
            [
                ribbon(f"-.9,{q} {0.8 - 0.2 * (j % 2)},{q - 0.04}", (0.1, 0.1), on, 27)
                for j, q in enumerate((-0.5, -0.15, 0.2, 0.55))
            ],
            PETROL,
            thin=0.2,
        )
        card.paint(ribbon("0,-.95 .05,.85", (0.05, 0.05), on, 27), mix(SAND, LINE, 0.3))
    else:
        card.paint("-.86,.0 -.74,-.9 0,-1.16 .74,-.9 .86,.0 .6,-.5 0,-.66 -.6,-.5", hair, at=on, angle=turn, lift=3)
        if kind == 4:
            card.paint(["-.66,-.24! -.06,-.2! -.1,.16 -.56,.14", ".06,-.2! .66,-.24! .56,.14 .1,.16"], LINE, at=on)
        else:
            card.paint(
                [ribbon(f"{s * 0.14},-.02 {s * 0.34},.08 {s * 0.54},-.02", (0.06, 0.1, 0.05), on, 27) for s in (-1, 1)],
                LINE,
            )
        card.paint(ribbon("-.2,.56 0,.52 .24,.58", (0.05, 0.12, 0.05), on, 27), skin.lip or LINE)
        card.paint("-.04,.0 .12,.26 -.1,.3", dark, at=on)
