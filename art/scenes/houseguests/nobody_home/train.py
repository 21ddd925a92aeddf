"""On the floor: two feet in odd socks, toes up, and a clockwork train that runs in a ring round them."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.nobody_home.inks import ASH, BLUE, BONE, BRASS, INK, PLUM, SKIN

CUFF = shift(BLUE, 0.05)
CX, CY, RX, RY = 860, 1612, 620, 148


def _on(turn: float, k: float = 1.0) -> tuple[float, float]:
    a = math.radians(turn)
    return CX + RX * k * math.cos(a), CY + RY * k * math.sin(a)


def train(card: Sheet, behind: bool) -> None:
    """Half of the ring, and on the near half the train."""
    lo, hi = (180, 360) if behind else (0, 180)
    for t in range(lo, hi, 5):
        (x, y), (u, v) = _on(t, 0.965), _on(t, 1.035)
        card.paint(ribbon(f"{x},{y} {u},{v}", (8, 10)), mix(BONE, PLUM, 0.6), wobble=0.4)
    for k in (0.98, 1.02):
        line = " ".join("{:.0f},{:.0f}".format(*_on(t, k)) for t in range(lo, hi + 1, 12))
        card.paint(ribbon(line, (6,)), INK, wobble=0.4)
    if behind:
        return
    for turn, ink in ((98, PLUM), (117, BLUE), (136, BRASS)):
        x, y = _on(turn, 1.0)
        x2, y2 = _on(turn + 1, 1.0)
        at = affine(x, y - 4, 1.0, math.degrees(math.atan2(y2 - y, x2 - x)) + 180)
        _engine(card, at) if ink == BRASS else _wagon(card, at, ink)


def _wheels(card: Sheet, at: Array, xs: tuple[int, ...], r: float) -> None:
    for x in xs:
        wheel = at @ [[r, 0, x], [0, r, -r + 6], [0, 0, 1]]
        card.paint(ROUND, INK, at=wheel, lift=2, wobble=0.4)
        card.paint(ROUND, BONE, at=wheel @ [[0.3, 0, 0], [0, 0.3, 0], [0, 0, 1]], wobble=0.2)


def _wagon(card: Sheet, at: Array, ink: Ink) -> None:
    card.paint(ribbon("-90,-24 90,-24", (9,), at), INK)
    card.paint("-70,-92! 70,-92! 66,-20! -66,-20!", ink, at=at, lift=5)
    card.paint("-80,-104! 0,-114 80,-104! 76,-88! -76,-88!", shift(ink, -0.1), at=at, lift=3)
    for x in (-36, 0, 36):
        card.paint("-11,-72! 11,-72! 11,-46! -11,-46!", BONE, at=at @ [[1, 0, x], [0, 1, 0], [0, 0, 1]])
    _wheels(card, at, (-40, 40), 18)


def _engine(card: Sheet, at: Array) -> None:
    card.paint("20,-124! 76,-124! 74,-18! 16,-18!", INK, at=at, lift=5)
    card.paint("10,-138! 86,-134! 86,-118! 10,-122!", BRASS, at=at, lift=3)
    card.paint("34,-106! 62,-106! 62,-76! 34,-76!", BONE, at=at)
    card.paint("-74,-84! 30,-86! 30,-20! -74,-18! -84,-50", BRASS, at=at, lift=5)
    card.paint("-60,-84! -62,-128! -74,-140! -28,-140! -40,-128! -40,-84!", INK, at=at, lift=3)
    card.paint("-78,-20! -104,4! -66,4!", INK, at=at, lift=2)
    # its key
    card.paint(ribbon("-2,-84 -2,-104", (8,), at), ASH)
    card.paint("-2,-100! 20,-122 6,-132 -2,-114! -10,-132 -24,-122", ASH, at=at, lift=2)
    _wheels(card, at, (-52, -10, 44), 20)


def feet(card: Sheet) -> None:
    """They lie as one lies who is not there: toes up, heels down, legs out of the picture."""
    for far in (True, False):
        at = affine(0 if not far else 92, 0 if not far else -62)
        ink: Ink = ASH if far else PLUM
        card.paint("560,1690! 760,1660 1260,1650! 1260,1720! 700,1716!", mix(BONE, INK, 0.28), at=at)
        leg = card.piece(
            "1260,1500! 1080,1512 900,1540 780,1560! 742,1520 706,1430 690,1370 664,1338 624,1344 604,1384 610,1460 624,1560 "
            "630,1640 650,1690 700,1706! 800,1690 960,1680 1260,1684!",
            ink,
            at=at,
            angle=4,
            lift=9,
        )
        with card.inside(leg):
            if far:
                card.paint("600,1600! 690,1580 730,1640 720,1720! 600,1720!", BLUE, at=at)
                card.paint("590,1330! 700,1330! 690,1400! 600,1412!", BLUE, at=at)
            else:
                for y in (1400, 1466, 1532):
                    card.paint(ribbon(f"590,{y + 6} 660,{y} 740,{y - 14}", (30, 30, 30), at), BRASS)
                for x in (860, 950, 1040, 1130, 1220):
                    card.paint(ribbon(f"{x - 16},1480 {x},1600 {x - 8},1720", (34, 34, 34), at), BRASS)
                card.paint("610,1600! 680,1580 740,1630 736,1720! 610,1720!", INK, at=at)


def hand(card: Sheet) -> None:
    """A child's, on the last wagon, so that the train does not run without it."""
    card.paint(
        "1020,1640! 960,1622 900,1612 852,1616 820,1634 808,1664! 818,1676 834,1670 846,1654! 836,1680 842,1692 856,1690 870,1660! "
        "866,1690 876,1700 890,1694 898,1664! 900,1690 912,1698 924,1690 930,1674! 970,1704 1020,1716!",
        SKIN,
        lift=7,
    )
    sleeve = card.piece(
        "1260,1590! 1110,1606 980,1618! 970,1670 982,1734! 1110,1780 1260,1816!", CUFF, angle=8, lift=10
    )
    with card.inside(sleeve):
        card.paint("950,1600! 1016,1606! 1010,1670 1020,1760! 950,1760!", BRASS, angle=84)
