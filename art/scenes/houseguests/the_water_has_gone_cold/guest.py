"""Beyond the tub: a window, somebody small on stilts, an arm that changes one garment for another."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_water_has_gone_cold.inks import BRASS, CHALK, DRY, HIS, MINT, NAVY, ROSE, SKY

DUSK = mix(NAVY, SKY, 0.4)


def window(card: Sheet) -> None:
    """Open; far out, somebody goes by on stilts."""
    pane = card.piece("60,40! 500,36! 504,560! 56,566!", SKY, angle=6, laps=90, grain=0.4, **DRY)
    with card.inside(pane):
        card.paint("40,500! 260,486 560,506! 560,600! 40,600!", shift(MINT, -0.07), angle=4, **DRY)
        for spec in ("214,250 200,400 184,520", "246,250 272,390 300,516"):
            card.paint(ribbon(spec, (9, 8, 7)), shift(BRASS, -0.1), lift=2)
        card.paint(
            "206,142! 254,140! 266,214! 262,222! 256,262! 236,262! 232,226! 226,262! 204,262! 202,222! 196,214!",
            DUSK,
            lift=3,
        )
        card.paint(ribbon("206,150 182,190 206,226", (14, 12, 10)), DUSK)
        card.paint(ribbon("254,150 280,186 262,230", (14, 12, 10)), DUSK)
        card.paint(ROUND, HIS.shade, at=affine(230, 122, 19))
        card.paint("198,116! 262,112! 262,104! 250,104! 248,70! 212,72! 212,108! 198,108!", NAVY, lift=2)
    card.paint("30,14! 530,8! 530,48! 34,54!", CHALK, angle=2, lift=5, **DRY)
    card.paint("490,10! 530,8! 536,580! 496,584!", CHALK, angle=88, lift=5, **DRY)
    card.paint("30,14! 70,12! 74,580! 32,584!", CHALK, angle=88, lift=5, **DRY)


def coat(card: Sheet) -> None:
    """It hangs over the chair's back and might be sitting there."""
    m = affine(966, 100, 1.0) @ [[1.22, 0, 0], [0, 1.16, 0], [0, 0, 1]] @ [[1, 0, -946], [0, 1, -216], [0, 0, 1]]

    def on(x: float, y: float) -> tuple[float, float]:
        p = m @ (x, y, 1.0)
        return float(p[0]), float(p[1])

    cloth = card.piece(
        "716,300! 780,242 870,216 946,232! 1020,214 1110,240 1172,296! 1206,480 1212,700 1204,960! 1080,980! 960,960! "
        "930,960! 800,984! 690,960! 672,700 686,470",
        NAVY,
        at=m,
        angle=84,
        laps=60,
        grain=0.34,
        lift=13,
        **DRY,
    )
    with card.inside(cloth):
        lap = shift(NAVY, 0.08)
        card.paint("866,214! 946,236! 952,440! 900,380! 836,340!", lap, at=m, angle=70, lift=5)
        card.paint("1024,214! 950,236! 952,440! 1000,376! 1060,336!", lap, at=m, angle=110, lift=5)
        card.paint("900,208! 948,244! 996,208! 980,260 950,310! 918,264!", CHALK, at=m, angle=80)
        card.paint(ribbon("950,440 946,720 950,980", (6, 7, 6), m), shift(NAVY, -0.09))
        for fold in ("756,340 772,560 764,900", "1140,340 1122,560 1130,900"):
            card.paint(ribbon(fold, (5, 20, 8), m), shift(NAVY, -0.08), thin=0.1)
        for y in (480, 560, 640, 720):
            for x in (880, 1016):
                card.paint(ROUND, BRASS, at=affine(*on(x, y), 21), lift=3)
        for x, y, ink in ((1060, 430, ROSE), (1104, 426, MINT)):
            u, v = on(x, y)
            at = affine(u, v, 1.2)
            card.paint("-15,0! 15,0! 13,52! 0,64! -13,52!", ink, at=at, angle=88, lift=3)
            card.paint(ROUND, BRASS, at=affine(u, v + 90, 20), lift=3)
    for x, turn in ((750, -20), (1140, 20)):
        at = affine(*on(x, 280), 1.5, turn)
        fringe = [ribbon(f"{u},6 {u * 1.06:.0f},60", (11, 8), at) for u in range(-56, 60, 14)]
        card.paint(turned(fringe), BRASS, wobble=0.6, lift=3)
        card.paint("-66,-8 0,-30 66,-8 64,14 0,24 -64,14", BRASS, at=at, angle=turn, lift=6)
        card.paint(ribbon("-48,0 0,-14 48,0", (5, 8, 5), at), shift(BRASS, -0.14))


def arm(card: Sheet) -> None:
    """In from outside: the dress is over it already; the hand sets the collar right."""
    hand(card, "pinch", 764, 186, 176, -14, HIS, age=50, lift=8)
    sleeve = card.piece(
        "56,352! 180,330 320,318 440,300 560,254 660,204 746,150! 790,230! 700,306 590,372 460,428 320,452 180,462 56,470!",
        CHALK,
        angle=-10,
        lift=13,
        **DRY,
    )
    bars = []
    for k in range(13):
        x = 66 + 56 * k
        top, low, lean = (300, 480, 0) if x < 380 else (130, 460, 46)
        bars.append(f"{x},{top}! {x + 27},{top}! {x + 27 + lean},{low}! {x + lean},{low}!")
    card.pattern(sleeve, bars, mix(NAVY, SKY, 0.08), thin=0.02)
    card.paint("732,146! 770,136! 814,222! 780,246!", CHALK, angle=60, lift=5)
    card.paint("30,14! 70,12! 74,580! 32,584!", CHALK, angle=88, lift=5, **DRY)
    card.paint("10,552! 548,542! 556,592! 8,604!", CHALK, angle=2, lift=8, **DRY)
    for puff in (
        "420,300! 384,308 354,346 352,390! 378,402 404,392! 410,360",
        "566,258! 606,262 640,296 646,338! 622,354 596,350! 586,310",
    ):
        card.paint(puff, shift(ROSE, -0.05), angle=70, lift=8)
    dress = card.piece(
        "398,306! 440,280 520,262 560,250! 600,300 584,380! 596,460 630,560 652,660! 596,690 540,664 486,694 430,668 376,688! "
        "396,560 402,460 392,390",
        ROSE,
        angle=84,
        laps=40,
        lift=12,
        **DRY,
    )
    with card.inside(dress):
        dots = [(x, y) for x in range(380, 660, 56) for y in range(430 + x % 3 * 22, 700, 74)]
        for x, y in dots:
            card.paint(ROUND, CHALK, at=affine(x, y, 11))
        card.paint("380,372! 480,402 600,366! 602,410! 490,446 384,418!", shift(ROSE, -0.1), angle=6)
        for fold in ("450,440 440,560 436,700", "530,440 550,560 566,700"):
            card.paint(ribbon(fold, (4, 13, 5)), shift(ROSE, -0.08), thin=0.1)
