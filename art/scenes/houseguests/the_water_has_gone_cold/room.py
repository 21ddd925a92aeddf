"""The bathroom: tiles in a strict order, the tub from its head end, a foot and foam, a book held up, the tap."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_water_has_gone_cold.inks import BONE, BRASS, CHALK, MINT, NAVY, ROSE, SKY


def room(card: Sheet) -> None:
    """Lay the wall with its tiles and the bare floor."""
    wall = card.piece("-40,-40! 1240,-40! 1240,402! 600,396 -40,404!", MINT, angle=2, laps=90, grain=0.24)
    lines = [ribbon(f"-20,{y} 600,{y - 3} 1220,{y + 2}", (5, 6, 5)) for y in range(42, 400, 118)]
    lines += [
        ribbon(f"{x + 70 * (k % 2)},{42 + 118 * k - 118} {x + 70 * (k % 2) + 2},{42 + 118 * k}", (5, 5))
        for x in range(-10, 1240, 140)
        for k in range(4)
    ]
    card.pattern(wall, lines, CHALK, thin=0.1)
    card.paint("-40,394! 600,386 1240,392! 1240,430! 600,424 -40,432!", CHALK, angle=1, lift=3)
    for k, (x, y) in enumerate(((24, 690), (76, 780), (66, 890), (130, 990), (132, 1090))):
        at = affine(x, y, 1, 150 + 12 * (k % 2))
        toes = [ribbon(line, (6, 9, 4), at) for line in ("0,0 0,-44", "0,0 -26,-34", "0,0 26,-34", "0,0 2,20")]
        card.paint(toes, mix(SKY, NAVY, 0.2), thin=0.1)
    boards = ("150,432 -40,640", "1010,432 1240,700", "60,900 -40,1010", "1180,432 1240,500")
    card.paint([ribbon(line, (4, 7)) for line in boards], mix(BONE, NAVY, 0.14), thin=0.25)


def tub(card: Sheet) -> None:
    """Lay the enamel, the water, what rises from it, the tap, and the rim nearest to us last."""
    card.paint("150,900 400,860 900,860 1100,930 1060,1080 700,1120 260,1090", mix(BONE, NAVY, 0.3), angle=3, grain=0.2)
    card.paint(
        "196,520! 214,700 268,880 350,1010! 600,1050 850,1010! 932,880 986,700 1004,520!",
        mix(CHALK, SKY, 0.4),
        angle=88,
        laps=80,
        grain=0.2,
        edge="raw",
        ragged=12,
    )
    card.paint("860,640! 990,600! 960,800 900,950 850,1010! 760,1034! 850,860", mix(SKY, NAVY, 0.2), angle=80)
    card.paint(oval(600, 520, 410, 262), CHALK, angle=4, lift=8, grain=0.16)
    inside = card.piece(oval(600, 524, 352, 210), mix(SKY, CHALK, 0.3), angle=4)
    with card.inside(inside):
        card.paint("200,480! 420,436 780,436 1010,480! 1010,800! 200,800!", mix(SKY, NAVY, 0.16), angle=2, laps=50)
        for line in ("300,470 360,464 420,470", "800,462 860,456 920,464"):
            card.brush(line, 12, CHALK, dry=0.4)
        _foot(card)
        _foam(card)
    card.paint("560,190! 640,190! 646,250 640,300! 560,300! 554,250", BRASS, angle=84, lift=6)
    card.paint("566,292! 634,292! 628,372! 572,372!", shift(BRASS, -0.07), angle=84, lift=4)
    for s in (-1, 1):
        at = affine(600 + 112 * s, 226, 1, 20 * s)
        card.paint(ribbon(f"600,226 {600 + 112 * s},226", (24, 24)), shift(BRASS, -0.05), lift=3)
        card.paint([ribbon("-52,0 52,0", (20, 20), at), ribbon("0,-52 0,52", (20, 20), at)], BRASS, lift=4)
        card.paint(ROUND, CHALK, at=affine(600 + 112 * s, 226, 15), lift=2)


def _foot(card: Sheet) -> None:
    """Lay one foot out of the foam, far out, its five toes up."""
    toes = ((690, 424, 29, 34), (733, 420, 20, 25), (765, 430, 18, 22), (792, 446, 16, 20), (815, 466, 14, 17))
    for x, y, wide, tall in toes[::-1]:
        card.paint(oval(x, y, wide, tall), ROSE, angle=84, lift=4)
    foot = card.piece(
        "664,620! 660,540 656,480 662,432 690,420 740,424 790,446 824,470 828,500 806,540 790,580 784,620!",
        ROSE,
        angle=84,
        laps=40,
    )
    with card.inside(foot):
        card.paint("796,440! 786,500 766,550 764,620! 860,620! 850,440!", shift(ROSE, -0.07), angle=84)
        card.paint(
            [
                ribbon(line, (2, 8, 2))
                for line in (
                    "714,428 716,444 713,462",
                    "752,430 752,444 748,458",
                    "780,444 778,456 773,468",
                    "805,462 801,472 796,480",
                )
            ],
            shift(ROSE, -0.11),
        )
    for x, y, wide, tall in toes:
        card.paint(oval(x, y - tall * 0.42, wide * 0.52, tall * 0.38), mix(ROSE, CHALK, 0.6), lift=1)


def _foam(card: Sheet) -> None:
    """Lay foam over all the water on this side of the foot."""
    foam = card.piece(
        "200,560! 236,506 284,500 316,524 352,492 408,486 446,514 500,500 548,524 590,506 640,520 672,556 720,538 770,552 "
        "806,520 856,510 890,534 930,506 1000,520! 1010,800! 200,800!",
        mix(CHALK, SKY, 0.24),
        angle=4,
        laps=60,
        grain=0.12,
        lift=6,
    )
    with card.inside(foam):
        for x, y, r in ((300, 580, 44), (384, 556, 34), (826, 584, 40), (888, 572, 30), (772, 606, 30), (700, 590, 26)):
            card.paint(
                ribbon(
                    f"{x - r},{y} {x - r * 0.6:.0f},{y + r * 0.6:.0f} {x},{y + r * 0.8:.0f} {x + r},{y + r * 0.2:.0f}",
                    (2, 8, 9, 2),
                ),
                mix(SKY, CHALK, 0.25),
            )


def book(card: Sheet) -> None:
    """Lay a board across the tub, and the open book that stands on it."""
    wood = mix(BRASS, BONE, 0.35)
    card.paint("256,596! 600,590 944,596! 934,616! 600,612 266,616!", mix(SKY, NAVY, 0.12), angle=1)
    card.paint("196,552! 600,544 1004,552! 1004,584! 600,580 196,586!", wood, angle=1, laps=40, lift=7)
    card.paint("196,578! 600,572 1004,576! 1004,598! 600,594 196,600!", shift(wood, -0.1), angle=1)
    for bank, curls in (
        (
            "268,600! 296,590 322,606 344,580 384,578 402,604 426,594 452,612! 450,712! 400,698 350,673 300,635",
            ("296,616 310,632 330,622", "350,608 368,628 396,616"),
        ),
        (
            "932,600! 908,590 882,604 862,584 826,580 806,606 780,598 756,616! 750,712! 800,698 850,673 900,635",
            ("812,618 832,634 856,618", "880,622 898,632 914,614"),
        ),
    ):
        card.paint(bank, mix(CHALK, SKY, 0.14), angle=4, lift=4)
        card.paint([ribbon(line, (2, 8, 2)) for line in curls], mix(SKY, CHALK, 0.2))
    at = affine(446, 462, 1, -5)
    card.paint("-158,-92! 0,-80 158,-92! 160,92! 0,104 -160,92!", mix(SKY, NAVY, 0.62), at=at, angle=4, lift=8)
    for s in (-1, 1):
        page = card.piece(
            f"0,-78! {s * 60},-96 {s * 148},-88! {s * 148},80! {s * 60},74 0,92!",
            mix(CHALK, BONE, 0.55 if s < 0 else 0.3),
            at=at,
        )
        lines = [
            ribbon(f"{s * 22},{y} {s * 70},{y - 11} {s * (128 if k % 4 else 96)},{y - 8}", (5, 5, 5), at)
            for k, y in enumerate(range(-54, 70, 24))
        ]
        card.pattern(page, lines, mix(SKY, NAVY, 0.35), thin=0.1)
    card.paint(ribbon("0,-78 1,0 0,92", (3, 6, 3), at), mix(SKY, NAVY, 0.3))


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Return a round as wide and as high as asked."""
    points = (part.split(",") for part in ROUND.split())
    return " ".join(f"{x + rx * float(u):.1f},{y + ry * float(v):.1f}" for u, v in points)
