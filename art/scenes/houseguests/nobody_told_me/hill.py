"""One slope, and who wants a chandelier at the top of it before it melts."""

from __future__ import annotations

import numpy as np

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_told_me.inks import CAST, FRECKLED, ICE, LILAC, MAUVE, PINK, PISTACHIO, WHITE

DROP = "0,-1! .5,.1 .3,.8 -.3,.8 -.5,.1"
TILT = -15
S = 0.66


def hill(card: Sheet) -> None:
    """Lay the slope, the tracks, boy, sleigh and what stands on it."""
    card.paint(
        "-40,640! 300,580 700,470 1240,320! 1240,1830! -40,1830!",
        shift(ICE, -0.015),
        angle=-13,
        laps=90,
        grain=0.22,
        edge="torn",
        core=WHITE,
        wobble=8,
        lift=4,
    )
    # snow lies thick along the ridge
    card.paint(
        "-40,632! 300,572 700,462 1240,312! 1240,352 980,430 820,452 640,520 480,556 300,622 120,640 -40,690!",
        WHITE,
        angle=-13,
        grain=0.14,
        edge="torn",
        wobble=5,
    )
    for x, y, r in ((30, 622, 1.0), (96, 606, 0.72), (452, 536, 0.62)):
        _fir(card, x, y, r)
    for dy in (0, 26):
        card.paint(ribbon(f"-20,{668 + dy} 320,{600 + dy} 860,{454 + dy}", (5, 6, 5)), shift(ICE, -0.09))
    who = Figure(
        card,
        888,
        462,
        41,
        "push",
        outfit("scarfed", MAUVE, shift(MAUVE, -0.12), PINK, shoe="boot", shoes=shift(MAUVE, -0.2)),
        FRECKLED,
        "child",
        tilt=TILT + 6,
    )
    who.below()
    Head(card, CAST["boy"], **who.head).draw()
    card.paint(
        "760,486! 900,440 1060,394 1200,356! 1200,400 1080,440 940,476 800,506",
        shift(ICE, -0.07),
        angle=-14,
        edge="raw",
    )
    _sleigh(card)
    who.above()
    # the runners have sunk in, and what they ploughed up lies before them
    card.paint(
        "946,462! 990,440 1050,428 1110,408 1170,372 1210,350! 1240,340! 1240,392 1150,430 1040,462 950,472!",
        WHITE,
        angle=-14,
        edge="raw",
        wobble=4,
    )


def _fir(card: Sheet, x: float, y: float, r: float) -> None:
    at = affine(x, y, r)
    card.paint("-7,-20! 7,-20! 8,8! -8,8!", shift(MAUVE, -0.14), at=at)
    for top, wide, low in ((-70, 52, -14), (-112, 42, -60), (-150, 30, -102)):
        card.paint(f"0,{top}! {wide},{low}! {-wide},{low}!", shift(PISTACHIO, -0.2), at=at, angle=80, lift=2)
        card.paint(
            f"0,{top - 4}! {wide * 0.62:.0f},{top + 34}! {wide * 0.2:.0f},{top + 26} {-wide * 0.3:.0f},{top + 38} "
            f"{-wide * 0.66:.0f},{top + 32}!",
            WHITE,
            at=at,
        )


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _sleigh(card: Sheet) -> None:
    at = affine(1078, 398, S, TILT)
    for s in (12, 0):
        card.paint(
            ribbon(
                f"-150,{-10 - s} 0,{-s} 130,{-4 - s} 182,{-40 - s} 176,{-84 - s} 146,{-92 - s}", (12, 12, 12, 10), at
            ),
            LILAC if not s else shift(LILAC, -0.12),
            lift=3,
        )
    for near in (-110, -10, 90):
        card.paint(f"{near},-62! {near + 14},-62! {near + 18},-4! {near + 4},-4!", shift(LILAC, -0.12), at=at, lift=2)
    card.paint("-176,-78! 130,-84! 134,-60! -174,-54!", LILAC, at=at, angle=TILT, lift=5)
    card.paint(ribbon("-170,-70 -186,-130 -204,-164", (11, 11), at, S), shift(LILAC, -0.12), lift=3)
    # it hangs from nothing: branches, candles, and ice for crystal
    metal, crystal = shift(MAUVE, -0.14), shift(ICE, -0.1)
    card.paint(ribbon("-10,-90 -12,-220 -10,-400", (10, 16, 9), at, S), metal, lift=4)
    for y, r in ((-400, 18), (-300, 24), (-120, 40)):
        card.paint(ROUND, metal, at=affine(*_on(at, -11, y), r * S), lift=3)
    card.paint(DROP, crystal, at=affine(*_on(at, -11, -66), 24 * S), lift=3)
    swags = []
    for y, r, many in ((-124, 196, 4), (-304, 104, 2)):
        for s in np.linspace(-1, 1, many * 2 + 1):
            if abs(s) < 0.2:
                continue
            u = r * float(s) - 11
            low, end = y + 46.0 - 24 * abs(float(s)), float(y - 44)
            card.paint(
                ribbon(
                    f"-11,{y} {-11 + (u + 11) * 0.55:.0f},{low:.0f} {u:.0f},{low - 20:.0f} {u:.0f},{end}",
                    (11, 9, 9, 8),
                    at,
                    S,
                ),
                metal,
                lift=3,
            )
            card.paint(
                f"{u - 20:.0f},{end - 4}! {u + 20:.0f},{end - 4}! {u + 10:.0f},{end + 12}! {u - 10:.0f},{end + 12}!",
                PINK,
                at=at,
                lift=2,
            )
            card.paint(
                f"{u - 6:.0f},{end - 50}! {u + 6:.0f},{end - 52}! {u + 7:.0f},{end - 4}! {u - 7:.0f},{end - 4}!",
                WHITE,
                at=at,
                lift=3,
            )
            for v in (46,):
                card.paint(DROP, crystal, at=affine(*_on(at, u, low - 20 + v), 23 * S), lift=2)
            if abs(s) > 0.7:
                top = -400 if y > -200 else -396
                swags.append(
                    ribbon(
                        f"-11,{top} {-11 + (u + 11) * 0.36:.0f},{(top + end) / 2 + 40:.0f} {u:.0f},{end}", (7, 7), at, S
                    )
                )
    card.paint(turned(swags), crystal, lift=2)
    # parts of it that have come off already
    for x, y in ((900, 486), (470, 566), (404, 600)):
        card.paint(DROP, WHITE, at=affine(x, y, 12, 20 + x % 90), lift=2)
