"""Who comes the other way."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, shift


def hedgehog(card: Sheet, inks: tuple[Ink, Ink, Ink, Ink, Ink]) -> None:
    """A hedgehog behind his heels, with a flower to take somewhere."""
    white, cement, umber, mustard, night = inks
    x, y, q = 1074, 1668, 0.68
    at = affine(x, y, q)
    card.paint("-150,22! 150,14! 130,40 0,46 -140,42", shift(cement, -0.14), at=at, edge="raw", ragged=12)
    card.paint(
        "70,-70! 110,-62 140,-30 172,-2 174,12 150,22 90,30 50,30!", mustard, at=at, angle=20, edge="raw", lift=4
    )
    spikes = "-150,20!"
    for k in range(13):
        a = math.pi * (1.0 - k / 14.5)
        b = math.pi * (1.0 - (k + 0.5) / 14.5)
        spikes += f" {-22 + 158 * math.cos(a):.0f},{24 - 142 * math.sin(a):.0f}! {-22 + 124 * math.cos(b):.0f},{24 - 112 * math.sin(b):.0f}!"
    spikes += " 86,-30! 76,30!"
    hog = card.piece(spikes, umber, at=at, angle=60, laps=30, edge="raw", ragged=6, lift=6)
    quills = [
        ribbon(
            f"{-22 + r * math.cos(t):.0f},{20 - r * math.sin(t):.0f} {-22 + (r + 24) * math.cos(t + 0.1):.0f},{20 - (r + 24) * math.sin(t + 0.1):.0f}",
            (4, 1),
            at,
        )
        for r in (30, 66, 100)
        for t in (0.5 + 0.26 * j + r * 0.002 for j in range(10))
    ]
    card.pattern(hog, quills, mustard, thin=0.1)
    card.paint(ROUND, night, at=affine(x + 116 * q, y - 26 * q, 10 * q), edge="raw")
    card.paint(ROUND, night, at=affine(x + 172 * q, y + 4 * q, 12 * q), edge="raw")
    card.paint([ribbon(f"{foot},20 {foot + 10},44", (13, 10), at) for foot in (-90, -40, 50, 96)], umber, edge="raw")
    card.paint(ribbon("-10,-70 -26,-130 -20,-206", (9, 7), at), umber, edge="raw", lift=3)
    card.paint("-24,-130! 4,-166 36,-170! 20,-138", umber, at=at, edge="raw", lift=3)
    for k in range(5):
        turn = affine(
            x - 20 * q + 38 * q * math.cos(k * 1.257 + 0.3), y - 232 * q + 38 * q * math.sin(k * 1.257 + 0.3), 31 * q
        )
        card.paint(ROUND, white, at=turn, edge="raw", lift=4)
    card.paint(ROUND, mustard, at=affine(x - 20 * q, y - 232 * q, 20 * q), edge="raw", lift=3)
