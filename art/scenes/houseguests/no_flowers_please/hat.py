"""The hat from above: a black disc that leaves nothing to see of her who wears it, and its wreath."""

from __future__ import annotations

import math

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.no_flowers_please.inks import BONE, DARK, MOSS, OLIVE, SHADE, SLATE, WHITE, flat

X, Y = 460.0, 620.0


def ring(x: float, y: float, a: float, b: float, wave: float = 0.0, n: int = 28) -> str:
    """Give an oval, if wished a little out of shape."""
    points = []
    for k in range(n):
        t = 2 * math.pi * k / n
        w = 1 + wave * math.sin(3 * t + 0.6) + wave * 0.6 * math.sin(5 * t)
        points.append(f"{x + a * w * math.cos(t):.1f},{y + b * w * math.sin(t):.1f}")
    return " ".join(points)


def brim(card: Sheet) -> None:
    """Lay the brim with its rows of plait, and the crown, which stands a little towards the far side."""
    disc = card.piece(ring(X, Y, 556, 530, 0.012), DARK, angle=28, laps=90, grain=0.34, edge="raw", ragged=10, lift=20)
    with card.inside(disc):
        for k, r in enumerate((0.62, 0.7, 0.78, 0.86, 0.94)):
            points = [
                (X + 556 * r * math.cos(t / 9), Y + 530 * r * math.sin(t / 9) + 2 * math.sin(t * 0.9 + k))
                for t in range(58)
            ]
            card.paint(ribbon(points, (5, 5)), shift(DARK, 0.055), thin=0.45)
        card.paint(
            ribbon([(X + 540 * math.cos(t / 9), Y + 514 * math.sin(t / 9)) for t in range(-13, 8)], (3, 20, 3)),
            mix(DARK, SLATE, 0.5),
            thin=0.35,
        )
    flat(card, ring(X - 16, Y + 16, 292, 276), shift(DARK, -0.04), 40)
    flat(card, ring(X, Y - 6, 270, 250), shift(DARK, 0.035), 84, lift=6)
    top = card.piece(ring(X + 4, Y - 60, 240, 214), shift(DARK, 0.075), angle=28, laps=60, edge="raw", ragged=8, lift=8)
    with card.inside(top):
        card.paint(
            ribbon(
                [(X + 4 + 214 * math.cos(t / 9), Y - 60 + 190 * math.sin(t / 9)) for t in range(14, 36)], (3, 22, 3)
            ),
            DARK,
            thin=0.3,
        )


def rose(card: Sheet, x: float, y: float, r: float, turn: float, lift: float = 8) -> None:
    """Lay one rose, seen from above."""
    points = []
    for k in range(20):
        t = 2 * math.pi * k / 20
        w = r * (1 + 0.07 * math.sin(5 * t + turn))
        points.append(f"{x + w * math.cos(t):.1f},{y + w * math.sin(t):.1f}")
    bloom = card.piece(" ".join(points), WHITE, angle=turn * 57, laps=30, grain=0.2, edge="raw", ragged=6, lift=lift)
    with card.inside(bloom):
        for k, (part, start, sweep) in enumerate(
            ((0.8, 0.0, 2.3), (0.76, 2.6, 2.0), (0.62, 4.4, 2.4), (0.46, 1.2, 3.0), (0.28, 3.6, 4.0))
        ):
            arc = [
                (
                    x + r * part * math.cos(turn + start + sweep * i / 9),
                    y + r * part * math.sin(turn + start + sweep * i / 9),
                )
                for i in range(10)
            ]
            card.paint(ribbon(arc, (3, r * 0.11, 3)), mix(SHADE, BONE, 0.2 if k > 1 else 0.45))


def leaf(card: Sheet, x: float, y: float, angle: float, size: float) -> None:
    """Lay one leaf that points along an angle."""
    c, s = math.cos(angle), math.sin(angle)
    p = [(0, 0), (0.4, 0.26), (0.8, 0.2), (1.2, 0), (0.8, -0.2), (0.4, -0.26)]
    flat(
        card,
        " ".join(
            f"{x + size * (u * c - v * s):.1f},{y + size * (u * s + v * c):.1f}{'!' if i in (0, 3) else ''}"
            for i, (u, v) in enumerate(p)
        ),
        mix(MOSS, OLIVE, 0.3) if int(x) % 2 else MOSS,
        math.degrees(angle),
        4,
        5,
    )


def wreath(card: Sheet) -> None:
    """Roses round the crown, but for the side that has been eaten."""
    places = ((62, 74), (92, 86), (124, 78), (156, 88), (188, 72), (220, 84), (252, 70), (284, 80))
    for t, _ in (*places, (318, 0), (30, 0)):
        a = math.radians(t)
        x, y = X + 286 * math.cos(a), Y + 12 + 268 * math.sin(a)
        for d in (-0.7, 0.5):
            leaf(card, x, y, a + d, 96)
    for t in (-26, -8, 10, 28):
        a = math.radians(t)
        card.paint(
            ribbon(
                f"{X + 262 * math.cos(a):.0f},{Y + 250 * math.sin(a):.0f} {X + 300 * math.cos(a + 0.06):.0f},{Y + 286 * math.sin(a + 0.06):.0f} {X + 330 * math.cos(a):.0f},{Y + 310 * math.sin(a):.0f}",
                (9, 8, 7),
            ),
            OLIVE,
            lift=3,
        )
    for t, r in places:
        a = math.radians(t)
        rose(card, X + 284 * math.cos(a), Y + 8 + 268 * math.sin(a), r, a * 3)
    for u, v, turn in ((860, 800, 0.4), (790, 890, 1.6), (930, 700, 2.4)):
        c, s = math.cos(turn), math.sin(turn)
        flat(
            card,
            f"{u},{v} {u + 34 * c - 12 * s:.0f},{v + 34 * s + 12 * c:.0f} {u + 52 * c:.0f},{v + 52 * s:.0f} {u + 34 * c + 16 * s:.0f},{v + 34 * s - 16 * c:.0f}",
            WHITE,
            40,
            3,
            4,
        )
