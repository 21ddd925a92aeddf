"""The wedding cake on the counter, the groom who has stayed on it, and the bride who has not."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin
from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.closed_on_mondays.inks import (
    BONE,
    CHALK,
    FACE,
    LILAC,
    NIGHT,
    PLUM,
    SHADE,
    SKIN,
    WHITE,
)

TIERS: Final = ((300, 1742, 400, 162, 44), (300, 1580, 285, 160, 36), (300, 1420, 176, 176, 26))
"""Middle, foot, half width, height and half depth of each tier."""
CRUMB: Final = mix(SKIN, BONE, 0.35)


def cake(card: Sheet) -> None:
    """Lay three tiers on a plate, the topmost bitten."""
    card.paint("-40,1736! 760,1740! 850,1790! 780,1810! -40,1812!", NIGHT, angle=2)
    card.paint("-60,1742! 740,1742! 724,1776 640,1796! -60,1800!", LILAC, angle=2, lift=6)
    for k, (x, foot, wide, tall, deep) in enumerate(TIERS):
        _tier(card, x, foot, wide, tall, deep, top=k == 2)


def _arc(x: float, y: float, wide: float, deep: float, start: int, stop: int) -> str:
    """Return points along an oval, by degrees clockwise from its right end."""
    turns = (radians(start + (stop - start) * k / 12) for k in range(13))
    return " ".join(f"{x + wide * cos(t):.1f},{y + deep * sin(t):.1f}" for t in turns)


def _tier(card: Sheet, x: int, foot: int, wide: int, tall: int, deep: int, *, top: bool) -> None:
    up = foot - tall
    low = _arc(x, foot - deep, wide, deep * 1.4, 0, 180)
    bite = (
        f"{x - 18},{up - 20}! {x - 26},{up + 30} {x + 16},{up + 36}! {x + 22},{up + 80} {x + 76},{up + 70}! "
        f"{x + 92},{up + 108} {x + 140},{up + 92}! {x + 150},{up + 118} {x + wide},{up + 112}!"
    )
    edge = f"{_arc(x, up, wide, deep, 180, 262)} {bite}" if top else _arc(x, up, wide, deep, 180, 360)
    side = card.piece(f"{edge} {low}", BONE if top else CHALK, angle=88, laps=70, grain=0.25, lift=9)
    with card.inside(side):
        card.paint(
            f"{x + wide * 0.58:.0f},{up - 60}! {x + wide + 20},{up - 60}! {x + wide + 20},{foot + 60}! "
            f"{x + wide * 0.5:.0f},{foot + 60}! {x + wide * 0.54:.0f},{foot - 60}",
            SHADE,
            angle=88,
        )
        card.paint(_arc(x, up, wide, deep, 0, 360), WHITE, angle=2)
        _swags(card, x, up, wide, deep, top=top)
        if top:
            card.paint(
                f"{bite} {x + wide},{up + 146}! {x + 120},{up + 142} {x + 50},{up + 122} {x - 4},{up + 84} "
                f"{x - 50},{up + 34} {x - 40},{up}!",
                CRUMB,
                angle=20,
                edge="raw",
                ragged=14,
            )
    n = wide // 26
    for i in range(n + 1):
        u = -1 + 2 * i / n
        y = foot - deep + deep * 1.4 * (1 - u * u) ** 0.5 - 4
        card.paint(ROUND, WHITE if u < 0.5 else BONE, at=affine(x + wide * 0.98 * u, y, 17), lift=3)


def _swags(card: Sheet, x: int, up: int, wide: int, deep: int, *, top: bool) -> None:
    """Lay lilac icing in bows below the rim."""
    stops = (-1.0, -0.62, -0.2, 0.24, 0.66, 1.0)
    for a, b in pairwise(stops):
        if top and b > -0.1:
            continue
        ya, yb = (up + deep * (1 - u * u) ** 0.5 + 8 for u in (a, b))
        xa, xb = x + wide * a, x + wide * b
        m = (xa + xb) / 2
        card.paint(
            ribbon(f"{xa:.0f},{ya:.0f} {m:.0f},{(ya + yb) / 2 + 54:.0f} {xb:.0f},{yb:.0f}", (8, 26, 8)), LILAC, lift=3
        )
        card.paint(ROUND, mix(LILAC, PLUM, 0.3), at=affine(xb, yb, 12), lift=2)


def crumbs(card: Sheet) -> None:
    """Lay what has fallen from the horse's lips."""
    for x, y, r in ((520, 1392, 9), (556, 1370, 6), (498, 1376, 5), (470, 1398, 7), (600, 1560, 8), (640, 1572, 5)):
        card.paint(ROUND, CRUMB, at=affine(x, y, r), lift=2)


def bride(card: Sheet) -> None:
    """She runs along the counter, a case in her hand, and does not look round."""
    at = affine(968, 1722, 1.24)
    card.paint("-190,0! -60,-10 90,-6 170,6! 60,22 -120,22!", NIGHT, at=at, angle=2)
    # veil, one long wave
    card.paint(
        "66,-296! 20,-306 -30,-286 -76,-252 -130,-240 -176,-262 -226,-306! -222,-258 -240,-236 -262,-226! -206,-196 -150,-186 "
        "-100,-200 -56,-226 -16,-244 30,-250 64,-262!",
        LILAC,
        at=at,
        lift=5,
        angle=20,
    )
    card.paint(
        [ribbon("50,-284 -20,-268 -80,-230 -140,-214 -220,-240", (2, 5, 2), at)],
        mix(LILAC, PLUM, 0.3),
        wobble=0.4,
    )
    # the far arm reaches ahead, the far leg lands
    card.paint(ribbon("64,-212 100,-190 142,-214", (20, 15, 9), at), mix(FACE, SKIN, 0.4))
    card.paint("136,-222 150,-234 164,-232 160,-218 146,-206", mix(FACE, SKIN, 0.4), at=at)
    card.paint(ribbon("60,-60 92,-34 96,-8", (26, 17, 11), at), SHADE)
    card.paint("88,-14! 104,-14! 112,-4 138,-2 138,4! 86,4!", mix(LILAC, PLUM, 0.2), at=at)
    dress = card.piece(
        "40,-226! 60,-222 76,-214! 84,-192 66,-168 50,-154! 76,-132 104,-96 110,-60 84,-26! 40,-34 20,-18 -24,-30 -52,-22 "
        "-92,-44 -134,-34 -156,-54 -204,-66! -180,-94 -120,-108 -64,-118 -14,-138 12,-158! 20,-186 26,-210",
        WHITE,
        at=at,
        lift=6,
        angle=60,
    )
    with card.inside(dress):
        card.paint("14,-150! -30,-110 -100,-76 -220,-56! -220,-20! -40,-10! 10,-60 34,-120!", CHALK, at=at, angle=20)
        lines = (
            "24,-146 -40,-96 -140,-62",
            "34,-146 0,-90 -50,-40",
            "44,-146 48,-90 20,-36",
            "-20,-128 -90,-96 -170,-80",
        )
        card.paint([ribbon(line, (2, 7, 4), at) for line in lines], SHADE, wobble=0.4)
        card.paint(ribbon("4,-158 30,-152 60,-150", (9, 9, 9), at), LILAC)
    # the near arm, bent back, and a small case
    case = affine(968 - 34 * 1.24, 1722 - 128 * 1.24, 1.24, -14)
    card.paint("-44,0! 44,0! 44,58! -44,58!", mix(PLUM, LILAC, 0.45), at=case, lift=6, angle=4)
    card.paint("-44,10! 44,10! 44,18! -44,18!", PLUM, at=case)
    for x in (-28, 22):
        card.paint(f"{x},0! {x + 7},0! {x + 7},58! {x},58!", SHADE, at=case)
    card.paint(ribbon("-16,2 -14,-12 14,-12 16,2", (6, 6, 6), case), PLUM)
    card.paint(ribbon("40,-204 2,-176 -32,-138", (25, 19, 12), at), FACE, lift=3)
    card.paint(ribbon("48,-214 34,-202 20,-190", (26, 34, 30), at), WHITE, lift=3)
    card.paint("-42,-150 -28,-148 -22,-138 -28,-128 -42,-130", FACE, at=at)
    # neck and profile
    card.paint(ribbon("54,-214 66,-232 74,-250", (22, 18, 20), at), FACE)
    card.paint(
        "58,-290! 84,-306 104,-300! 111,-290 113,-279! 122,-268 119,-263 114,-261! 116,-255 112,-250! 113,-244 106,-238 92,-236 76,-240 62,-256!",
        FACE,
        at=at,
        lift=2,
    )
    card.paint(ribbon("99,-280 105,-277 109,-279", (2, 4, 2), at), NIGHT, wobble=0.2)
    card.paint(ribbon("95,-288 103,-291 110,-287", (3, 4, 2), at), PLUM, wobble=0.2)
    card.paint(ribbon("104,-252 109,-251 115,-253", (2, 4, 2), at), mix(PLUM, SKIN, 0.4), wobble=0.2)
    card.paint(
        "112,-296! 104,-316 78,-326 52,-314 44,-296 26,-302 14,-286 22,-268 42,-264 54,-252 66,-250! 72,-268 80,-284 98,-294",
        "#4b2f3c",
        at=at,
        lift=3,
    )
    card.paint("66,-276 74,-280 78,-272 74,-262 66,-264", FACE, at=at, lift=1)
    card.paint("60,-328 76,-334 70,-310 60,-282 48,-262 36,-262 48,-292", WHITE, at=at, lift=3)


def groom(card: Sheet) -> None:
    """He has stayed where they were put, his back to all of it."""
    at = affine(150, 1596, 0.86)
    card.paint("-50,2! 60,2! 100,18! -30,18!", SHADE, at=at)
    card.paint(
        "-30,0! -34,-62 -46,-110 -40,-138! -20,-150! 20,-150! 40,-138! 46,-110 34,-62 30,0! 4,0! 0,-40! -4,0!",
        NIGHT,
        at=at,
        lift=4,
    )
    card.paint(ribbon("-38,-132 -48,-96 -40,-62", (16, 18, 12), at), mix(NIGHT, LILAC, 0.12))
    card.paint(ribbon("38,-132 48,-96 40,-62", (16, 18, 12), at), mix(NIGHT, LILAC, 0.12))
    card.paint("-15,-146! -17,-190! 0,-216! 31,-216! 33,-200 28,-182 16,-172! 15,-146!", FACE, at=at)
    card.paint(
        "-30,-216! -31,-202 -27,-186 -17,-177! -4,-174 6,-178! 10,-188 10,-200! 20,-208 24,-216!", "#6b4534", at=at
    )
    card.paint("8,-200 14,-209 22,-207 23,-197 17,-187 10,-188", FACE, at=at, lift=2)
    card.paint("-22,-142! -20,-162! 0,-157 20,-162! 22,-142! 0,-137", CHALK, at=at, lift=2)
    card.paint("-42,-219! -26,-222! -24,-274! 26,-274! 26,-222! 44,-219! 44,-212! -42,-212!", NIGHT, at=at, lift=2)
    card.paint("-26,-233! 26,-233! 26,-223! -26,-223!", LILAC, at=at)
    for x in (-7, 7):
        card.paint(ROUND, LILAC, at=affine(150 + 0.86 * x, 1536, 3), wobble=0.2)
