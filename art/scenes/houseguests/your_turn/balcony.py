"""The balcony: a red front, an old lady above it, and her fan; on the rail a pair of shoes."""

from __future__ import annotations

import math

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.your_turn.cast import CAST, LIGHT, PALE
from art.scenes.houseguests.your_turn.house import Brushed, stroke
from art.scenes.houseguests.your_turn.inks import ASH, BONE, BROWN, INK, RED, TAN, UMBER

LACE = "#292120"


def box(card: Sheet) -> None:
    """Lay the wall of the box: bare, with two posts and a curtain tied back."""
    for x, w in ((-20, 74), (1140, 90)):
        stroke(card, f"{x},-20! {x + w},-20! {x + w - 6},640! {x},640!", TAN, 88, 30)
        stroke(card, f"{x + w - 24},-20! {x + w},-20! {x + w - 6},640! {x + w - 26},640!", BROWN, 88, 20)


def lady(card: Sheet) -> None:
    """She leans over the rail, and means us."""
    # a mantilla over a comb
    stroke(card, "500,230! 470,60 560,-30 720,-40 850,40 850,240! 700,170!", LACE, 84, 30)
    cloak = (
        "190,780! 200,620 250,520 340,450 440,420 452,330! 430,220 460,110 540,40 640,20 740,40 830,110 866,220 846,340! "
        "850,430! 960,460 1040,540 1080,640 1090,780!"
    )
    mass = card.piece(cloak, LACE, angle=82, edge="raw", ragged=50, laps=60, grain=0.4)
    printed(card, mass, "scallop", mix(ASH, UMBER, 0.45), gap=66, thin=0.2)
    card.paint("560,380! 740,380! 750,470 830,520! 650,640! 470,520! 550,470", PALE.shade, angle=80)
    card.paint("450,470! 540,460 650,560 760,460 850,470! 800,560 650,680! 500,560", LACE, angle=10, laps=30)
    edge = [ribbon("450,470 540,470 650,572 760,470 850,472", (7, 9, 9, 9, 7))]
    card.paint(edge, mix(ASH, UMBER, 0.3), thin=0.15)
    head = Brushed(card, CAST["lady"], 650, 270, 158)
    head.draw()
    for s in (-1, 1):
        veil = f"{s * -0.1},-1.3! {s * 0.5},-1.24 {s * 0.9},-.8 {s * 1.1},.2 {s * 1.3},1.4! {s * 0.92},1.3 {s * 0.76},.5 {s * 0.72},-.3 {s * 0.46},-.86!"
        side = card.piece(veil, LACE, at=head.at, angle=80, edge="raw", ragged=20, lift=5)
        printed(card, side, "scallop", mix(ASH, UMBER, 0.45), gap=52, thin=0.2)


def parapet(card: Sheet) -> None:
    """The only red there is."""
    front = card.piece(
        "-40,560! 200,606 600,632 1000,606 1240,560! 1240,890! 1000,956 600,990 200,956 -40,890!",
        RED,
        angle=3,
        edge="raw",
        ragged=26,
        laps=70,
        grain=0.42,
        lift=10,
    )
    with card.inside(front):
        for k in range(7):
            x = -60 + 190 * k
            y = 700 + 60 * (1 - ((x + 95 - 600) / 700) ** 2)
            swag = f"{x},{y - 24} {x + 50},{y + 84} {x + 95},{y + 104} {x + 140},{y + 84} {x + 190},{y - 20}"
            card.paint(ribbon(swag, (10, 40, 46, 40, 10)), shift(RED, -0.075, 0.004), edge="raw", wobble=0, ragged=14)
            card.paint(ribbon(f"{x},{y - 24} {x + 2},{y + 90}", (10, 22, 30)), shift(RED, -0.1), edge="raw", wobble=0)
        card.paint(
            "-40,850! 200,916 600,950 1000,916 1240,850! 1240,1000! -40,1000!", shift(RED, -0.11), angle=2, thin=0.1
        )
    rail = "-40,540! 200,584 600,610 1000,584 1240,540! 1240,606! 1000,652 600,680 200,652 -40,606!"
    card.paint(rail, shift(RED, 0.05), angle=3, edge="raw", ragged=14, laps=30, lift=10)
    card.paint(ribbon("-40,612 200,658 600,686 1000,658 1240,612", (9,) * 5), BONE, thin=0.2)


def _fan(card: Sheet) -> None:
    """It is half folded, and points down at us."""
    at = affine(574, 812, 1.0, -6)

    def ray(r: float, degrees: float) -> str:
        a = math.radians(degrees)
        return f"{r * math.sin(a)},{r * math.cos(a)}"

    sticks = [ribbon(f"{ray(0, d)} {ray(200, d)}", (7, 12), at) for d in range(-20, 21, 5)]
    card.paint(turned(sticks), INK, lift=10, wobble=0.5)
    for k in range(8):
        a, b = -20 + 5 * k, -15 + 5 * k
        fold = f"{ray(150, a)}! {ray(150, b)}! {ray(334, b)}! {ray(350, (a + b) / 2)}! {ray(334, a)}!"
        card.paint(fold, mix(BONE, ASH, 0.42) if k % 2 else BONE, at=at, angle=84, lift=5, wobble=0.6)
        card.paint(f"{ray(306, a)}! {ray(306, b)}! {ray(318, b)}! {ray(318, a)}!", INK, at=at, wobble=0.4)
        card.paint(f"{ray(170, a)}! {ray(170, b)}! {ray(176, b)}! {ray(176, a)}!", INK, at=at, wobble=0.4)
    for d in (-21, 21):
        card.paint(ribbon(f"{ray(0, d)} {ray(200, d)} {ray(352, d)}", (10, 15, 19), at), INK, lift=5, wobble=0.5)


def pointing(card: Sheet) -> None:
    """Lay her arms over the rail: one hand rests, the other points with the folded fan, straight at us."""
    _fan(card)
    sleeve = card.piece(
        "330,470! 270,540 262,640 320,740 420,800 500,826! 574,800! 600,742! 520,700 470,640 470,560 480,500!",
        LACE,
        angle=64,
        edge="raw",
        ragged=20,
        lift=14,
    )
    printed(card, sleeve, "scallop", mix(ASH, UMBER, 0.45), gap=60, angle=40, thin=0.2)
    card.paint("486,832! 470,800 560,724 612,738! 628,770 540,846", BONE, angle=50, lift=7)
    card.paint(ribbon("484,826 548,800 616,748", (4, 8, 4)), ASH, thin=0.2)
    hand(card, "fist", 566, 772, 150, 66, LIGHT, flip=True, age=70, glove="#3a302e", lift=8)
    # the other forearm lies along the rail
    arm = card.piece(
        "1060,560! 1100,640 1060,700 960,706 860,690! 850,634! 930,630 980,600!",
        LACE,
        angle=8,
        edge="raw",
        ragged=14,
        lift=10,
    )
    printed(card, arm, "scallop", mix(ASH, UMBER, 0.45), gap=60, thin=0.2)
    card.paint("880,632! 842,626 832,694 868,700!", BONE, angle=80, lift=5)
    hand(card, "rest", 846, 660, 120, 172, LIGHT, flip=True, age=70, glove="#3a302e", lift=7)


def shoes(card: Sheet) -> None:
    """On the rail, as if somebody had stepped out of them there."""
    for x, turn in ((80, 6), (176, 9)):
        at = affine(x, 574, 1.0, turn)
        card.paint("-44,-62! -16,-66 2,-44 40,-26 54,-4 48,6! -44,8!", BROWN, at=at, angle=20, lift=6)
        card.paint("-14,-60 4,-42 26,-32 14,-6 -18,-8!", BONE, at=at)
        card.paint("-44,2! 52,0! 52,12! -44,14!", INK, at=at)
