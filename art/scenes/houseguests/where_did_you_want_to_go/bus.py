"""The bus: windows with nothing in them, a comb of seats, nine boxes on tickets of their own, a horse."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.where_did_you_want_to_go.inks import BROWN, CHALK, DARK, INK, LILAC, PETROL, PLUM, SLATE


def bus(card: Sheet) -> None:
    """Lay the tube from front to rear, then what rides in it; the gangway stays bare."""
    card.paint("-40,-40! 1240,-40! 1240,60! 1130,150 740,156! -40,90!", mix(PETROL, INK, 0.35), angle=4, laps=60)
    card.paint("-40,60! 750,150! 752,640! 690,700! -40,1300!", SLATE, angle=86, laps=110, grain=0.28, lift=3)
    card.paint("1240,20! 1120,146! 1120,640! 1240,740!", shift(SLATE, -0.04), angle=86, laps=60, lift=3)
    for spec in (
        "-40,180! 250,200! 262,640! -40,800!",
        "300,206! 500,212! 508,540! 310,616!",
        "540,214! 640,218! 646,490! 546,522!",
        "664,218! 726,222! 728,462! 668,482!",
        "1150,230! 1240,200! 1240,560! 1152,500!",
    ):
        card.paint(spec, INK, angle=80, laps=60, edge="torn", core=mix(SLATE, LILAC, 0.5), wobble=4, lift=2)
    card.paint("744,150! 1126,148! 1124,640! 748,644!", PETROL, angle=88, laps=60, lift=4)
    _horse(card)
    card.paint([ribbon("-40,120 760,168", (13, 6)), ribbon("1240,90 1116,164", (10, 6))], LILAC, lift=3)
    for x, y, s in ((130, 132, 1.0), (360, 146, 0.8), (540, 156, 0.6), (660, 162, 0.45)):
        card.paint(ribbon(f"{x},{y} {x + 4 * s},{y + 60 * s}", (9 * s, 9 * s)), LILAC)
        card.paint(
            ribbon(
                f"{x + 4 * s},{y + 56 * s} {x - 24 * s},{y + 100 * s} {x + 34 * s},{y + 102 * s} {x + 4 * s},{y + 56 * s}",
                (8 * s, 9 * s, 8 * s),
            ),
            CHALK,
            lift=3,
        )
    _boxes(card)
    _comb(card)


def _horse(card: Sheet) -> None:
    """It looks in, and can wait."""
    pane = card.piece(
        "800,196! 1078,192! 1076,450! 804,454!",
        INK,
        angle=80,
        laps=50,
        edge="torn",
        core=mix(PETROL, LILAC, 0.5),
        wobble=3,
    )
    with card.inside(pane):
        x = 944
        coat = shift(BROWN, 0.02)
        card.paint(
            [
                f"{x - 66},262! {x - 84},206 {x - 60},196 {x - 36},244!",
                f"{x + 66},260! {x + 88},210 {x + 62},198 {x + 38},244!",
            ],
            shift(coat, -0.05),
            angle=80,
        )
        head = card.piece(
            f"{x - 70},256 {x},236 {x + 72},256 {x + 76},310 {x + 54},380 {x + 50},440 {x + 44},500! {x - 44},500! {x - 50},440 {x - 54},380 {x - 76},310",
            coat,
            angle=86,
            laps=24,
        )
        with card.inside(head):
            card.paint(
                f"{x + 14},240 {x + 90},240! {x + 90},500! {x + 34},500! {x + 26},380", shift(coat, -0.08), angle=86
            )
            card.paint(
                f"{x - 12},262 {x + 14},260 {x + 20},360 {x + 26},480! {x - 24},480! {x - 16},360", CHALK, angle=86
            )
        card.paint(
            f"{x - 10},190! {x + 20},200 {x + 34},250 {x + 12},300 {x + 2},270 {x - 22},310 {x - 30},250",
            DARK,
            angle=70,
        )
        for s, lid in ((-1, 0), (1, 3)):
            card.paint("1,0 .5,.7 -.5,.7 -1,0 -.5,-.7 .5,-.7", DARK, at=affine(x + 54 * s, 318, 15, 20 * s))
            card.paint(
                ribbon(f"{x + 36 * s},{308 + lid} {x + 54 * s},{300 + lid} {x + 72 * s},{316 + lid}", (4, 8, 4)),
                shift(coat, -0.16),
                wobble=0.4,
            )
            card.paint("1,0 0,1 -1,0 0,-1", CHALK, at=affine(x + 51 * s, 314, 3), wobble=0.1)


def _boxes(card: Sheet) -> None:
    """Nine; the third is of another opinion."""
    card.paint("752,530! 1120,526! 1130,680! 740,690!", PLUM, angle=3, laps=30, lift=5)
    places = [(786 + 76 * k, 540, k) for k in range(5)] + [((812, 884, 1002, 1074)[k], 470, k + 5) for k in range(4)]
    for x, y, k in places:
        ink = (LILAC, CHALK, mix(LILAC, CHALK, 0.5), PLUM, CHALK, mix(LILAC, PLUM, 0.4), LILAC, CHALK, LILAC)[k]
        w, h = 37 - (k % 3) * 2, 58
        box = card.piece(
            f"{x - w},{y - h + 8}! {x},{y - h + 14} {x + w},{y - h + 8}! {x + w - 2},{y}! {x},{y + 8} {x - w + 2},{y}!",
            ink,
            angle=86,
            laps=16,
            lift=5,
        )
        with card.inside(box):
            if k % 2:
                card.paint(
                    [ribbon(f"{u},{y - 70} {u},{y + 10}", (7, 7)) for u in range(int(x - w), int(x + w), 16)],
                    mix(ink, PLUM, 0.35),
                    thin=0.1,
                )
            card.paint(ribbon(f"{x},{y - 70} {x},{y + 10}", (9, 9)), mix(PLUM, LILAC, 0.3) if k != 3 else LILAC)
        tilt, up = (-17.0, 15.0) if k == 2 else (0.0, 0.0)
        if k == 2:
            card.paint(f"{x - w},{y - h + 8}! {x},{y - h - 3} {x + w},{y - h + 8}! {x},{y - h + 18}", DARK)
        lid = affine(x + (5 if up else 0), y - h + 2 - up, 1, tilt)
        card.paint(
            f"-{w + 4},-8! 0,-16 {w + 4},-8! {w + 4},8! 0,16 -{w + 4},8!", shift(ink, -0.05), at=lid, angle=tilt, lift=4
        )
        card.paint(
            ["0,-10! -20,-22 -22,-10 0,-6!", "0,-10! 20,-22 22,-8 0,-6!"],
            mix(PLUM, LILAC, 0.3) if k != 3 else LILAC,
            at=lid,
            wobble=0.4,
            lift=2,
        )


def _comb(card: Sheet) -> None:
    """Seats without anybody, from the rear to the front."""
    for x, y, w, h in ((700, 560, 60, 150), (610, 590, 84, 240), (480, 640, 116, 360)):
        card.paint(
            f"{x - w},{y + 30} {x - w * 0.7:.0f},{y} {x + w * 0.5:.0f},{y} {x + w * 0.8:.0f},{y + 34}! {x + w * 0.86:.0f},{y + h}! {x - w},{y + h + 10}!",
            shift(PLUM, -0.02) if w > 70 else PLUM,
            angle=86,
            laps=40,
            lift=7,
        )
        card.paint(
            ribbon(f"{x - w * 0.8:.0f},{y + 16} {x - w * 0.1:.0f},{y - 14} {x + w * 0.6:.0f},{y + 14}", (9, 11, 9)),
            LILAC,
            lift=3,
        )
