"""What is far: the street, the sky with its ribbon, a palm."""

from __future__ import annotations

from art.cutpaper.contour import motif, ribbon, stripes
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.cast import (
    BONE,
    BROWN,
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
from art.scenes.houseguests.take_only_what_you_need.tops import BOWLER, CAP, hair, neck


def street(card: Sheet) -> None:
    """Two walls lean in, the road is one torn sheet; the sky is bare ground."""
    # two walls lean in, the road is one torn sheet; the sky is bare ground
    card.paint(
        "-30,-30! 300,-30! 352,300 330,640 290,900! -30,960!",
        LILAC,
        angle=86,
        edge="torn",
        core="#f7f2e8",
        laps=110,
        lift=4,
    )
    r = card.piece(
        "830,-30! 1230,-30! 1230,960! 880,900 850,500 872,200!",
        PIST,
        angle=92,
        edge="torn",
        core="#f7f2e8",
        laps=110,
        lift=4,
    )
    card.pattern(
        r,
        motif(card.box(r), "-1,-.5! 1,-.5! 1,.5! -1,.5!", 84, 26, 0, 0, jitter=0.03, ratio=0.42),
        shift(PIST, 0.05),
        thin=0.35,
    )
    card.paint("352,360! 480,400 640,372 850,390! 850,520 350,540!", shift(PIST, 0.03), angle=4, ragged=60)
    card.paint(
        "250,520! 600,470 880,500! 1230,860 1230,1840! -30,1840! -30,900!",
        ROAD,
        angle=-6,
        edge="torn",
        core="#f7f2e8",
        laps=120,
        lift=4,
    )

    def window(x: float, y: float, w: float, h: float, lean: float) -> Patch:
        card.paint(f"{x},{y}! {x + w},{y + lean}! {x + w - 4},{y + h + lean}! {x + 4},{y + h}!", BONE, lift=3)
        return card.piece(
            f"{x + 12},{y + 12}! {x + w - 12},{y + 12 + lean}! {x + w - 16},{y + h - 12 + lean}! {x + 16},{y + h - 12}!",
            PLUM,
            angle=80,
        )

    w1 = window(74, 70, 170, 236, 12)
    with card.inside(w1):
        card.paint("90,360! 104,240 166,214 222,250 236,360!", BONE)
        waterer = Head(card, CAST["waterer"], 166, 172, 50, turn=0.6, tilt=14)
        neck(card, waterer)
        waterer.draw()
        hair(card, waterer, CAP, PLUM)
    card.paint(["180,246! 230,238! 236,288! 188,292!", "228,272! 262,244! 270,254! 234,290!"], PETROL, lift=3)
    card.paint(
        [
            ribbon("186,250 168,262 190,284", (7, 7)),
            ribbon("268,252 276,276", (3, 3)),
            ribbon("262,258 266,284", (3, 3)),
        ],
        PETROL,
    )
    card.paint("232,336! 238,306! 292,302! 298,338!", YELLOW, lift=3)
    card.brush("264,308 252,262 236,238", 22, PIST, dry=0.7)
    card.brush("272,308 300,280 318,262", 18, PIST, dry=0.7)
    window(968, 50, 140, 200, -10)
    window(986, 356, 134, 176, -8)
    card.paint("994,362! 1046,360! 1036,450 1012,524!", PINK, angle=84, lift=2)


def far(card: Sheet) -> None:
    """The ribbon leaves the sky; far heads, a horse."""
    # the ribbon's far end leaves the sky
    card.paint(ribbon("700,-20 752,80 690,200 740,330 690,480 720,600", (5, 7, 9, 11, 12)), TOMATO, lift=2)

    # far heads, pale
    for i, (x, y, s, ink) in enumerate(((936, 420, 34, LILAC), (904, 516, 40, PINK))):
        card.paint(
            f"{x - 24},{y + 30}! {x - 60},{y + 60} {x - 64},{y + 300}! {x + 64},{y + 300}! {x + 60},{y + 60} {x + 24},{y + 30}!",
            shift((LILAC, PIST, PINK)[i % 3], 0.04 - 0.05 * (i % 2)),
            lift=3,
        )
        h = Head(card, CAST[f"far {i}"], x, y, s, turn=-0.4, tilt=(-8, 6)[i])
        h.draw()
        hair(card, h, (BOWLER, CAP)[i], ink)

    # back row: a table upside down, a horse
    card.paint(
        "700,520! 716,430 752,350 790,312! 802,280! 816,308! 856,350 902,462! 890,486 862,478! 834,430 820,480 850,600 880,780! 700,780!",
        BROWN.base,
        angle=70,
        lift=4,
    )
    card.paint("790,312! 752,350 716,430 704,520! 740,490 770,400 808,326!", PLUM)
    card.paint("834,368 846,374 838,382", PLUM)
    card.paint("880,462 889,466 886,474 878,472", PLUM)
    card.paint(
        [
            ribbon("812,470 836,420 866,380", (9, 8)),
            ribbon("836,424 870,440 884,438", (8, 8)),
            ribbon("826,446 780,480 760,560", (8, 9)),
        ],
        PETROL,
        lift=2,
    )


def palm(card: Sheet) -> None:
    """An arm comes out of the house; on its palm somebody dines alone."""
    # an arm comes out of the house, palm up
    am = card.piece("-30,520! 60,480 160,482 258,516! 250,606! 160,580 60,590 -30,650!", PETROL, angle=12, lift=9)
    card.pattern(am, stripes(card.box(am), 46, 16, 100), BONE)
    card.paint("244,504! 282,512! 276,614! 238,606!", BONE, lift=3)
    palm = card.piece(
        "274,520! 330,536 400,546 470,536 516,504 548,470! 572,468 580,486! 566,540 520,590! 440,626 350,626 270,606!",
        ROSY.base,
        angle=8,
        lift=9,
    )
    with card.inside(palm):
        card.paint("270,570! 350,592 430,588 500,560 560,500! 600,520! 540,640! 260,640!", ROSY.shade, angle=8)
        card.paint(
            [ribbon("560,486 530,530 490,556", (3, 6, 3)), ribbon("548,520 520,556 486,576", (3, 6, 3))],
            mix(ROSY.shade, PLUM, 0.4),
        )

    # on the palm somebody dines alone
    diner = Head(card, CAST["diner"], 402, 338, 46, tilt=9, turn=-0.2)
    card.paint("366,390! 326,430 320,510! 486,510! 478,430 438,390!", PLUM, angle=80, lift=4)
    neck(card, diner)
    diner.draw()
    hair(card, diner, BOWLER, PLUM)
    tb = card.piece(
        "296,450! 516,440! 528,458! 512,534! 488,512 456,540! 428,516 394,542! 364,520 328,542! 300,526 286,470!",
        BONE,
        lift=5,
        angle=84,
    )
    card.pattern(tb, stripes(card.box(tb), 34, 7, 90), YELLOW)
    card.paint("372,442! 436,438! 428,456 382,458!", PETROL, lift=2)
    card.paint("466,404! 484,404! 484,446! 466,448!", LILAC, lift=2)
    card.paint("330,622! 360,580 410,556 446,560! 452,584! 420,596 396,626!", ROSY.base, angle=-20, lift=5)
