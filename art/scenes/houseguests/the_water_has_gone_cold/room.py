"""The bathroom: tiles in a strict order, the tub from its head end, knees far out in the water, the tap."""

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
        for x, y, tall, wide in ((462, 520, 112, 84), (716, 508, 142, 90)):
            knee = card.piece(
                f"{x - wide},{y + 6}! {x - wide * 0.92:.0f},{y - tall * 0.4:.0f} {x - wide * 0.62:.0f},{y - tall * 0.84:.0f} "
                f"{x - wide * 0.1:.0f},{y - tall} {x + wide * 0.46:.0f},{y - tall * 0.9:.0f} "
                f"{x + wide * 0.86:.0f},{y - tall * 0.5:.0f} {x + wide * 1.04:.0f},{y + 6}!",
                ROSE,
                angle=84,
                laps=40,
            )
            with card.inside(knee):
                card.paint(
                    f"{x + wide * 0.56:.0f},{y - tall}! {x + wide * 0.6:.0f},{y - tall * 0.5:.0f} {x + wide * 0.5:.0f},{y + 20}! "
                    f"{x + 160},{y + 20}! {x + 160},{y - tall}!",
                    shift(ROSE, -0.07),
                    angle=84,
                )
                cap = f"{x - wide * 0.5:.0f},{y - tall * 0.62:.0f} {x - wide * 0.58:.0f},{y - tall * 0.42:.0f} "
                cap += f"{x - wide * 0.4:.0f},{y - tall * 0.26:.0f}"
                card.paint(ribbon(cap, (1, 8, 1)), shift(ROSE, -0.08))
            card.paint(ribbon(f"{x - wide - 16},{y + 4} {x},{y + 12} {x + wide + 22},{y + 2}", (3, 11, 3)), CHALK)
        for line in ("300,520 360,514 410,520", "820,600 880,592 930,600", "330,600 360,596 400,602"):
            card.brush(line, 12, CHALK, dry=0.4)
    card.paint("560,190! 640,190! 646,250 640,300! 560,300! 554,250", BRASS, angle=84, lift=6)
    card.paint("566,292! 634,292! 628,372! 572,372!", shift(BRASS, -0.07), angle=84, lift=4)
    for s in (-1, 1):
        at = affine(600 + 112 * s, 226, 1, 20 * s)
        card.paint(ribbon(f"600,226 {600 + 112 * s},226", (24, 24)), shift(BRASS, -0.05), lift=3)
        card.paint([ribbon("-52,0 52,0", (20, 20), at), ribbon("0,-52 0,52", (20, 20), at)], BRASS, lift=4)
        card.paint(ROUND, CHALK, at=affine(600 + 112 * s, 226, 15), lift=2)


def shoulders(card: Sheet) -> None:
    """Lay what is seen of the bather but hair: two shoulders, low in the water, and the near rim over them."""
    rim = card.piece(oval(600, 524, 352, 210), mix(SKY, NAVY, 0.16), angle=2, thin=1.2)
    with card.inside(rim):
        card.paint(
            "290,800! 322,700 366,650 440,622 600,640 760,622 834,650 878,700 910,800!", ROSE, angle=8, laps=40, lift=3
        )
        card.paint(ribbon("280,690 318,676 352,640", (3, 9, 3)), CHALK)
        card.paint(ribbon("920,690 882,676 848,640", (3, 9, 3)), CHALK)


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Return a round as wide and as high as asked."""
    points = (part.split(",") for part in ROUND.split())
    return " ".join(f"{x + rx * float(u):.1f},{y + ry * float(v):.1f}" for u, v in points)
