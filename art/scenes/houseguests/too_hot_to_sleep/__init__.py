"""Too Hot to Sleep: a woman steps over the lane from roof to roof with a full bowl; in the lane stands a bed."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.too_hot_to_sleep.inks import BLUE, CAST, CHALK, CLAY, DUSK, INDIGO, MELON, OLIVE, TAN
from art.scenes.houseguests.too_hot_to_sleep.sleepers import LILAC, sleepers

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CLAY
AT: Final = affine(440, 850, 1.0, 12)


def paint(card: Sheet) -> None:
    """Lay the far roof bare, the near one dark, the lane, the bed down there, the sleepers, and her over it all."""
    _lane(card)
    _bed(card)
    _rims(card)
    sleepers(card)
    _things(card)
    _woman(card)


def _lane(card: Sheet) -> None:
    card.paint(
        "-40,1100! 600,1110! 1240,1090! 1240,1840! -40,1840!", mix(DUSK, CLAY, 0.16), angle=4, laps=90, grain=0.3
    )
    card.paint("-40,660! 500,650 1240,640! 1240,1120! 600,1136 -40,1126!", BLUE, angle=2, laps=60, grain=0.3)
    for line in ("-40,760 300,752 700,764", "500,1000 900,1010 1240,990", "-40,1040 200,1030 420,1044"):
        card.paint(ribbon(line, (4, 10, 4)), INDIGO, thin=0.3)


def _rims(card: Sheet) -> None:
    """Low walls, and by their shadows how deep it is beside them."""
    for spec in ("-40,662 300,652 700,654 1240,640", "-40,1130 300,1136 700,1134 1240,1118"):
        card.paint(
            ribbon(spec, (30, 32, 30)),
            mix(CLAY, CHALK, 0.4),
            angle=2,
            edge="torn",
            core=CHALK,
            wobble=4,
            lift=14,
        )


def _bed(card: Sheet) -> None:
    """In the lane, where nobody goes; he has found where."""
    iron, stripe = mix(DUSK, CHALK, 0.4), mix(CHALK, DUSK, 0.2)
    card.paint("820,742! 1240,736! 1240,1050! 820,1052!", shift(BLUE, -0.05), lift=8)
    bed = card.piece("826,752! 1240,746! 1240,1030! 824,1034!", stripe, angle=2, laps=34, lift=5)
    with card.inside(bed):
        card.paint("990,740! 1240,740! 1240,1040! 980,1040!", INDIGO, angle=88, lift=6)
    card.paint("838,790! 940,782! 952,890 938,1000! 836,994! 828,890", CHALK, angle=86, lift=6)
    card.paint(ribbon("812,730 810,890 812,1056", (16, 16)), iron, lift=6)
    card.paint([ribbon(f"812,{y} 836,{y}", (9, 9)) for y in (760, 812, 864, 916, 968, 1020)], iron)
    # striped shoulders, his head, the paper before him
    trunk = card.piece("948,826! 1000,780 1080,776! 1240,790! 1240,1006! 1080,1012! 1000,1000 948,950!", LILAC, lift=5)
    card.pattern(trunk, [ribbon(f"940,{y} 1240,{y}", (7, 7)) for y in range(790, 1010, 24)], DUSK)
    Head(card, CAST["reader"], 898, 890, 68, tilt=-90).draw()
    for y, spec in (
        (-1, "980,800! 1010,752 1060,726! 1092,716! 1096,756! 1050,776 1030,820!"),
        (1, "980,980! 1010,1030 1060,1052! 1092,1058! 1096,1018! 1050,1004 1030,960!"),
    ):
        sleeve = card.piece(spec, shift(LILAC, -0.06), angle=y * 40, lift=6)
        card.pattern(
            sleeve, [ribbon(f"980,{889 + y * v} 1100,{889 + y * (v + 30)}", (6, 6)) for v in range(70, 170, 22)], DUSK
        )
    paper = card.piece(
        "1058,706! 1200,700! 1206,888 1202,1074! 1060,1070! 1052,888!", CHALK, angle=88, grain=0.2, lift=16
    )
    with card.inside(paper):
        lines = [
            ribbon(f"{1078 + 17 * k},{y} {1079 + 17 * k},{y + 60 - (k * 23) % 26}", (6, 6))
            for k in range(7)
            for y in (724, 802, 904, 984)
        ]
        card.paint(lines, mix(DUSK, CHALK, 0.3))
        card.paint("1070,720! 1084,720! 1084,860! 1070,860!", BLUE)
        card.paint(ribbon("1050,888 1210,887", (5, 6)), mix(DUSK, CHALK, 0.3))
    hand(card, "grip", 1084, 722, 62, 20, TAN, age=55, lift=4)
    hand(card, "grip", 1084, 1054, 62, -20, TAN, age=55, flip=True, lift=4)


def _things(card: Sheet) -> None:
    """A melon cut, slippers that wait."""
    card.paint("70,1560! 250,1520! 236,1620 150,1650 90,1622!", MELON, angle=12, lift=7)
    card.paint(ribbon("72,1566 96,1630 154,1658 236,1626 252,1526", (12, 16, 12)), mix(CHALK, CLAY, 0.2), lift=2)
    card.paint(ribbon("64,1566 90,1640 154,1670 246,1636 262,1526", (8, 10, 8)), INDIGO)
    for x, y in ((120, 1580), (158, 1570), (196, 1566), (146, 1606), (186, 1600)):
        card.paint("0,-9 6,0 0,9 -6,0", BLUE, at=affine(x, y, 1, x))
    for x, y, t in ((290, 1690, -76), (338, 1700, -66)):
        slip = affine(x, y, 1.3, t)
        card.paint("-28,-13 0,-15 30,-10 38,0 30,11 0,14 -28,12", MELON, at=slip, lift=5)
        card.paint("4,-13! 30,-9 36,0 30,10 4,13!", CHALK, at=slip)


def _woman(card: Sheet) -> None:
    """Seen from above and behind: a long plain step; the bowl stays level."""
    _feet(card)
    _skirt(card)
    _trunk(card)


def _feet(card: Sheet) -> None:
    """One is over already, the heel of the other leaves the roof."""
    p = AT @ (304.0, -286.0, 1.0)
    foot = affine(float(p[0]), float(p[1]), 1.3, 20)
    card.paint("-34,70! -40,0 -38,-44 -22,-68 10,-66 34,-40 38,10 30,70!", OLIVE.base, at=foot, angle=84, lift=8)
    card.paint([ribbon(f"{x},-62 {x + 1},-42", (4, 5), foot) for x in (-14, 2, 16)], OLIVE.shade)
    card.paint(ribbon("-42,-8 -4,-26 40,-2", (17, 17), foot), MELON, lift=2)
    card.paint(ribbon("-4,-22 -10,-58", (12, 10), foot), MELON, lift=2)
    p = AT @ (-186.0, 470.0, 1.0)
    heel = affine(float(p[0]), float(p[1]), 1.3, 14)
    card.paint("-36,-60! -38,0 -32,40 -12,58 14,57 32,38 38,0 34,-60!", MELON, at=heel, lift=9)
    card.paint("-28,-60! -30,0 -24,30 -8,46 12,45 25,28 30,0 28,-60!", OLIVE.base, at=heel, angle=84)
    card.paint(ribbon("-30,6 0,20 30,4", (13, 13), heel), MELON, lift=2)


def _skirt(card: Sheet) -> None:
    hem = (
        (-40, -196), (60, -232), (140, -250), (236, -300), (336, -296), (350, -190), (322, -90), (342, 10), (286, 90),
        (282, 180), (200, 226), (160, 316), (70, 336), (10, 416), (-80, 420), (-150, 486), (-250, 462), (-262, 370),
        (-318, 310), (-296, 210), (-340, 120), (-300, 30), (-318, -60), (-240, -110), (-160, -190),
    )  # fmt: skip
    skirt = card.piece(
        " ".join(f"{u},{v}" for u, v in hem),
        CHALK,
        at=AT,
        angle=60,
        laps=64,
        grain=0.24,
        edge="torn",
        core="#fdf9f0",
        wobble=4,
        lift=28,
    )
    shade = mix(CHALK, DUSK, 0.26)
    pleats: list[Array] = []
    for k, (u, v) in enumerate(hem):
        if k % 2:
            a, b = hem[(k + 1) % len(hem)]
            m = ((u * 0.45 + a * 0.55) * 1.04, (v * 0.45 + b * 0.55) * 1.04)
            pleats.append(
                curve(f"{u * 0.34:.0f},{v * 0.34 + 20:.0f}! {u * 1.04:.0f},{v * 1.04:.0f}! {m[0]:.0f},{m[1]:.0f}!", AT)
            )
    card.pattern(skirt, turned(pleats), shade, thin=0.08, angle=50)
    border = " ".join(f"{u * 0.9:.0f},{v * 0.9:.0f}" for u, v in (*hem, hem[0]))
    card.pattern(skirt, [ribbon(border, (14, 14), AT)], MELON, thin=0.1)


def _trunk(card: Sheet) -> None:
    red = mix(MELON, DUSK, 0.18)
    # hands below the rim, the bowl, then the sleeves
    bowl = AT @ (0.0, -408.0, 1.0)
    bx, by = float(bowl[0]), float(bowl[1])
    card.paint(ROUND, LILAC, at=affine(bx, by, 142), lift=20)
    card.paint(ROUND, CHALK, at=affine(bx, by, 134), angle=40, laps=30)
    card.paint(ROUND, INDIGO, at=affine(bx, by, 116))
    water = card.piece(ROUND, mix(INDIGO, CHALK, 0.6), at=affine(bx, by, 110), angle=20, laps=30)
    with card.inside(water):
        for line in ("-.8,.1 -.3,.36 .3,.3 .7,.5", "-.5,-.5 0,-.6 .5,-.4", "-.2,.66 .1,.7 .4,.62"):
            card.paint(ribbon(line, (0.03, 0.1, 0.03), affine(bx, by, 110), 110), CHALK)
    for s in (-1, 1):
        p = AT @ (s * 150.0, -330.0, 1.0)
        hand(card, "cup", float(p[0]), float(p[1]), 108, -78 - s * 14 + 8, OLIVE, flip=s < 0, age=40, lift=5)
    body = card.piece(
        "0,-86 70,-96! 112,-150 124,-220 116,-290 116,-338! 180,-350! 208,-290 236,-220! 246,-150 238,-50 222,10! "
        "200,80 130,128 60,150! 0,158 -60,150! -130,128 -200,80 -222,10! -238,-50 -246,-150 -236,-220! -208,-290 "
        "-180,-350! -116,-338! -116,-290 -124,-220 -112,-150 -70,-96!",
        red,
        at=AT,
        angle=80,
        laps=40,
        lift=14,
    )
    dark = shift(red, -0.1)
    with card.inside(body):
        for s in (-1, 1):
            card.paint(ribbon(f"{s * 250},-214 {s * 190},-206 {s * 150},-214", (5, 14, 3), AT), dark, thin=0.1)
            card.paint(ribbon(f"{s * 248},-176 {s * 200},-184", (4, 10, 3), AT), dark, thin=0.1)
            card.paint(ribbon(f"{s * 96},-112 {s * 140},-40 {s * 150},60 {s * 120},120", (5, 9, 5), AT), dark, thin=0.1)
            card.paint(ribbon(f"{s * 100},-330 {s * 196},-342", (26, 26), AT), CHALK)
        for line in ("-110,90 -60,60 -20,110", "110,96 70,70 40,116"):
            card.paint(ribbon(line, (4, 12, 4), AT), dark, thin=0.1)
    _hair(card)


def _hair(card: Sheet) -> None:
    for s in (-1, 1):
        ear = AT @ (s * 84.0, -64.0, 1.0)
        card.paint(ROUND, OLIVE.base, at=affine(float(ear[0]), float(ear[1]), 19), lift=3)
        card.paint(ROUND, CHALK, at=affine(float(ear[0]) + s * 8, float(ear[1]) + 22, 12), lift=3)
    card.paint("-26,-150! -10,-184 12,-184 26,-150!", OLIVE.base, at=AT, lift=3)
    hair = card.piece(
        "0,-164 58,-148 86,-90 80,-20 44,22 0,34 -44,22 -80,-20 -86,-90 -58,-148",
        shift(BLUE, 0.03),
        at=AT,
        laps=18,
        lift=14,
    )
    with card.inside(hair):
        card.paint(ribbon("0,-170 4,-80 0,10", (7, 7, 5), AT), OLIVE.shade)
        strands = [
            ribbon(f"{s * 5},{-140 + 40 * k} {s * 50},{-100 + 32 * k} {s * 30},{20 + 4 * k}", (3, 5, 3), AT)
            for s in (-1, 1)
            for k in range(4)
        ]
        card.paint(strands, mix(BLUE, DUSK, 0.75), thin=0.2)
    for k in range(11):
        x, y = 12 * (1 if k % 2 else -1) + 86 * (k / 10) ** 2, 40 + 33 * k
        p = AT @ (float(x), float(y), 1.0)
        card.paint(
            "-1.1,0 -.4,-.75 .6,-.6 1.1,0 .6,.6 -.4,.75",
            shift(BLUE, 0.03 if k % 2 else 0.09),
            at=affine(float(p[0]), float(p[1]), 33 - 1.3 * k, 100 + (30 if k % 2 else -30)),
            lift=5,
        )
    p = AT @ (98.0, 400.0, 1.0)
    card.paint(ROUND, MELON, at=affine(float(p[0]), float(p[1]), 15), lift=4)
    card.paint("-1,-1! 0,1.8! 1,-1! 0,-.4!", BLUE, at=affine(float(p[0]), float(p[1]) + 26, 14))
