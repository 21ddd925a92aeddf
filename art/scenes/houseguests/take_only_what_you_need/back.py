"""What is far: two walls, the sky between them, a table laid on a palm."""

from __future__ import annotations

from art.cutpaper.contour import affine, motif, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.cast import (
    BONE,
    CAST,
    LILAC,
    PETROL,
    PINK,
    PIST,
    PLUM,
    ROAD,
    ROSY,
    TOMATO,
    YELLOW,
)

CORE = "#f7f2e8"
GIANT = ROSY


def street(card: Sheet) -> None:
    """Two walls lean in, the road is one torn sheet; the sky is bare ground."""
    left = "-40,-40! 196,-40! 236,300 210,640 176,960! -40,1000!"
    card.paint(left, LILAC, angle=86, edge="torn", core=CORE, laps=110, lift=4)
    wall = card.piece(
        "900,-40! 1240,-40! 1240,1000! 940,940 900,560 926,240!",
        PIST,
        angle=92,
        edge="torn",
        core=CORE,
        laps=110,
        lift=4,
    )
    bricks = motif(card.box(wall), "-1,-.5! 1,-.5! 1,.5! -1,.5!", 92, 30, 0, 0, jitter=0.03, ratio=0.42, keep=0.45)
    card.pattern(wall, bricks, shift(PIST, 0.06), thin=0.35)
    hill = "180,600! 420,500 620,540 940,470! 960,760! 180,780!"
    card.paint(hill, mix(PIST, BONE, 0.35), angle=4, edge="torn", core=CORE, wobble=4)
    road = "560,560! 640,540 720,556! 960,800 1240,1060! 1240,1840! -40,1840! -40,1040! 300,800!"
    card.paint(road, ROAD, angle=-6, edge="torn", core=CORE, laps=120, lift=4)
    _windows(card)


def _windows(card: Sheet) -> None:
    """In one of them somebody waters a plant as on any other day."""
    for x, y, w, h in ((1000, 40, 130, 180), (990, 300, 128, 176)):
        card.paint(f"{x},{y}! {x + w},{y - 8}! {x + w - 4},{y + h - 8}! {x + 4},{y + h}!", BONE, lift=4)
        pane = card.piece(
            f"{x + 12},{y + 12}! {x + w - 12},{y + 4}! {x + w - 16},{y + h - 20}! {x + 16},{y + h - 12}!",
            PLUM,
            angle=80,
        )
        with card.inside(pane):
            if y > 100:
                card.paint(f"{x},{y}! {x + 50},{y}! {x + 40},{y + 90} {x + 12},{y + 160}!", PINK, angle=84, lift=3)
                continue
            card.paint(
                f"{x + 16},{y + 190}! {x + 26},{y + 130} {x + 66},{y + 110} {x + 108},{y + 130} {x + 116},{y + 190}!",
                YELLOW,
            )
            Head(card, CAST["waterer"], x + 66, y + 74, 42, turn=1, view="side", tilt=10).draw()
    x, y = 1118, 150
    card.paint(f"{x - 20},{y - 4}! {x + 24},{y - 8}! {x + 22},{y + 30}! {x - 16},{y + 32}!", PETROL, lift=4)
    card.paint(ribbon(f"{x + 18},{y + 16} {x + 44},{y - 8} {x + 56},{y - 10}", (9, 8, 12)), PETROL)
    card.paint("1148,212! 1204,208! 1198,264! 1156,266!", TOMATO, lift=4)
    for a in (-140, -108, -80, -52, -24):
        card.paint("0,-.1 .5,-.28 1,0 .5,.28 0,.1", mix(PIST, PETROL, 0.45), at=affine(1176, 214, 62, a), lift=3)


def palm(card: Sheet) -> None:
    """A hand as large as a cart; on it a table, and a man who wants to finish his soup."""
    arm = card.piece(
        "-60,300! 60,296 170,316! 190,350 186,450 160,506! 60,520 -60,524!",
        PETROL,
        angle=4,
        edge="torn",
        core=CORE,
        lift=14,
    )
    bars = [ribbon(f"{x},270 {x + 16},400 {x},540", (26, 30, 26)) for x in range(-60, 220, 62)]
    card.pattern(arm, turned(bars), BONE, thin=0.1)
    card.paint("162,306! 210,322 226,410 204,504! 150,516! 172,410", BONE, angle=80, lift=8)
    card.paint(ribbon("196,330 208,412 190,492", (4, 6, 4)), LILAC, thin=0.1)
    hand(card, "palm_up", 236, 404, 500, -2, GIANT, age=40, lift=14)
    # the table stands on the palm, behind it the diner on a stool
    card.paint("424,250! 500,250! 530,420! 398,420!", PLUM, angle=84)
    card.paint("388,214! 404,156 440,140 492,140 528,156 546,214 552,300! 384,300!", PLUM, angle=84, lift=6)
    card.paint("440,140! 466,166 492,140! 480,210! 466,230! 452,210!", BONE, angle=84)
    card.paint("458,160! 474,160! 476,200! 466,214! 456,200!", TOMATO)
    Head(card, CAST["diner"], 466, 88, 66, tilt=5).draw()
    cloth = card.piece(
        "330,262! 466,252 604,262! 620,352 634,424! 590,410 560,428 520,412 470,430 420,412 380,428 346,410 302,424! 316,352",
        YELLOW,
        angle=84,
        laps=40,
        lift=10,
    )
    stripes = [ribbon(f"{466 + 40 * k},250 {466 + 50 * k},440", (14, 16)) for k in range(-4, 5)]
    card.pattern(cloth, turned(stripes), BONE, thin=0.1)
    card.paint("326,262! 466,246 608,262! 600,284 466,292 334,284", BONE, angle=2, lift=4)
    card.paint("410,258! 520,258! 500,288 430,288", PINK, angle=4, lift=4)
    card.paint("410,258 465,250 520,258 465,266", TOMATO, wobble=0.4)
    for s in (-1, 1):
        card.paint(
            f"{466 + 66 * s},176! {466 + 98 * s},210 {466 + 104 * s},250 {466 + 70 * s},276! {466 + 52 * s},250! {466 + 60 * s},220!",
            shift(PLUM, 0.04),
            lift=5,
            angle=80,
        )
    hand(card, "fist", 398, 268, 52, -30, CAST["diner"].skin, lift=3)
    card.paint(ribbon("418,262 470,226 484,212", (5, 5, 5)), PETROL, wobble=0.3)
    card.paint("-1,0 0,-.6 1,0 0,.6", PETROL, at=affine(490, 208, 15, -38), lift=2)
    hand(card, "flat", 540, 272, 52, 168, CAST["diner"].skin, flip=True, lift=3)
    card.paint("576,262! 588,214! 600,214! 610,262!", LILAC, lift=3)
    # the thumb in front of the cloth
    card.paint("286,402! 330,372 380,380 420,410 424,430 380,432 330,428!", GIANT.base, angle=10, lift=6)
    card.paint("388,392 418,408 416,424 394,420", mix(GIANT.base, BONE, 0.5), wobble=0.5)
