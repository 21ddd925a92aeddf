"""The edge of the stage: bare boards, the prompter in his box with an empty page, a child, and our own shoes."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.your_turn.cast import CAST, LIGHT, PALE
from art.scenes.houseguests.your_turn.house import Brushed, sitter, stroke
from art.scenes.houseguests.your_turn.inks import ASH, BONE, BROWN, INK, TAN, UMBER

EDGE = "-40,1592! 300,1566 620,1558 900,1566 1240,1592!"


def boards(card: Sheet) -> None:
    """Lay the floor that we stand on."""
    floor = card.piece(
        f"{EDGE} 1240,1840! -40,1840!", BONE, angle=3, edge="raw", ragged=18, laps=80, grain=0.16, lift=14
    )
    seams = [ribbon(f"{600 + 168 * k},1540 {600 + 250 * k},1820", (3, 5)) for k in range(-4, 5)]
    card.pattern(floor, turned(seams), shift(BONE, -0.08), thin=0.25)
    card.paint(ribbon("-40,1600 300,1574 620,1566 900,1574 1240,1600", (12,) * 5), TAN, thin=0.15)


def prompter(card: Sheet) -> None:
    """Out of a hole in the boards: he has the page, and there is nothing on it."""
    stroke(card, "60,1790! 60,1640 100,1570 190,1530 290,1530 380,1570 420,1640 420,1790!", UMBER, 86, 12, lift=10)
    stroke(card, "96,1790! 98,1650 130,1594 200,1562 284,1562 350,1594 384,1650 386,1790!", INK, 86, 6)
    Brushed(card, CAST["prompter"], 236, 1700, 88, tilt=4).draw()
    card.paint("40,1764! 440,1756! 440,1840! 40,1840!", BONE, angle=3, grain=0.16)
    card.paint(ribbon("40,1766 440,1758", (7, 7)), TAN, thin=0.1)
    at = affine(470, 1666, 1.0, 9)
    card.paint("-92,-110! 88,-116! 96,104! -88,112!", "#f7f1e4", at=at, angle=84, grain=0.14, lift=12)
    card.paint("60,-115! 88,-116! 89,-88!", shift(BONE, -0.12), at=at)
    card.paint("330,1800! 344,1730 400,1716 440,1722! 486,1748! 470,1800!", mix(UMBER, ASH, 0.25), angle=20, lift=4)
    hand(card, "grip", 452, 1750, 96, -52, LIGHT, age=58, lift=6)


def child(card: Sheet) -> None:
    """Somebody small has come right up to the edge."""
    sitter(card, "child", 1096, 1530, 84, ASH, tilt=2)


def fingers(card: Sheet) -> None:
    """Lay that child's fingers over the edge."""
    for s in (-1, 1):
        hand(card, "drop", 1096 + 88 * s, 1574, 58, 82 + 8 * s, PALE, flip=s < 0, age=7, lift=5)


def eyelet(at: Array, u: float, v: float) -> Array:
    """Return an eyelet's outline on the page."""
    x, y = at[:, :2] @ (u, v) + at[:, 2]
    return curve(ROUND, affine(float(x), float(y), 6))


def ours(card: Sheet) -> None:
    """Our own two shoes, cropped below."""
    for x, turn, flip in ((706, -8, -1), (892, 7, 1)):
        at = affine(x, 1752, 1.0, turn)
        card.paint("-78,120! -84,-20 -72,-112 -26,-150 26,-150 72,-112 84,-20 78,120!", INK, at=at, angle=84, lift=14)
        card.paint("-68,120! -74,-18 -62,-104 -22,-138 22,-138 62,-104 74,-18 68,120!", BONE, at=at, angle=84)
        card.paint("-66,-66 -58,-106 -20,-138 20,-138 58,-106 66,-66! 34,-80 0,-96 -34,-80", BROWN, at=at, angle=10)
        card.paint("-74,60! -74,-30 -60,-14! -26,30 -22,60!", BROWN, at=at, angle=84)
        card.paint("74,60! 74,-30 60,-14! 26,30 22,60!", BROWN, at=at, angle=84)
        tongue = "-20,-78! 20,-78! 26,60! -26,60!"
        card.paint(tongue, TAN, at=at, angle=84)
        for v in (-66, -46, -26, -6, 14):
            card.paint(ribbon(f"-30,{v} 30,{v + 2 * flip}", (6, 6), at), INK, wobble=0.3)
            card.paint([eyelet(at, 34 * k, v) for k in (-1, 1)], INK, wobble=0.2)
        card.paint("-104,120! -94,34 -40,20 40,20 94,34 104,120!", mix(UMBER, INK, 0.3), at=at, angle=84, lift=6)
        card.paint(ribbon("0,28 2,110", (4, 6), at), INK, thin=0.1)
