"""The four, from above and cut by the edges: two partings, two cheeks, and four pairs of hands."""

from __future__ import annotations

import math

from art.cutpaper.contour import Array, affine, ribbon, stripes
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.it_was_already_broken.inks import (
    APRICOT,
    ASH,
    CAST,
    CHALK,
    COBALT,
    FAIR,
    NIGHT,
    OLD,
    SAGE,
    TAN,
    WALNUT,
)
from art.scenes.houseguests.it_was_already_broken.pieces import bird

ROUND = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def _to(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _arm(
    card: Sheet,
    at: Array,
    joints: tuple[tuple[float, float], ...],
    ink: Ink,
    skin: Skin,
    kind: str,
    size: float,
    bend: float = 0,
    age: float = 40,
    flip: bool = False,
    wide: tuple[float, ...] = (104, 88, 84, 66),
    cuff: Ink | None = None,
) -> None:
    """Shoulder, elbow, wrist: one sleeve whose upper end the body will hide; the hand grows out of its cuff."""
    pts = [_to(at, u, v) for u, v in joints]
    (ax, ay), (bx, by) = pts[-2], pts[-1]
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    hand(card, kind, bx - 0.06 * (bx - ax), by - 0.06 * (by - ay), size, angle + bend, skin, flip, age, lift=6)
    way = " ".join(f"{x:.0f},{y:.0f}" for x, y in pts)
    sleeve = card.piece(ribbon(way, wide), ink, angle=angle, laps=40, lift=9, wobble=2)
    with card.inside(sleeve):
        if cuff is not None:
            d = math.hypot(bx - ax, by - ay)
            ux, uy = (bx - ax) / d, (by - ay) / d
            card.paint(
                ribbon(f"{bx - 34 * ux:.0f},{by - 34 * uy:.0f} {bx + 9 * ux:.0f},{by + 9 * uy:.0f}", (100, 100)), cuff
            )


def grandmother(card: Sheet) -> None:
    """All shawl, both palms down, and a bun that does not believe a word."""
    turn = 42
    at = affine(262, 330, 1.62, turn)
    _arm(card, at, ((20, -70), (90, -128), (146, -144), (214, -128)), shift(ASH, 0.07), OLD, "cover", 146, 12, 78)
    _arm(card, at, ((20, 70), (80, 128), (120, 140), (196, 112)), shift(ASH, 0.07), OLD, "flat", 146, -14, 78, True)
    skirt = card.piece(
        "-400,-170! -200,-180 -60,-130! 0,0 -60,130! -200,180 -400,170!", ASH, at=at, angle=turn, laps=70, lift=12
    )
    with card.inside(skirt):
        for fold in ("-330,-90 -200,-70 -60,-40", "-330,20 -200,26 -60,20", "-330,110 -200,90 -60,60"):
            card.paint(ribbon(fold, (18, 12, 3), at, 1.6), shift(ASH, -0.09), thin=0.12)
    fringe: list[Array] = []
    for k in range(15):
        t = k / 14
        for side in (-1, 1):
            u, v = -246 + 256 * t, side * (4 + 146 * t)
            fringe.append(ribbon(f"{u},{v} {u - 14 - 4 * (k % 2)},{v + side * (20 + 3 * (k % 3))}", (5, 3), at, 1.6))
    card.paint(turned(fringe), CHALK, lift=6)
    shawl = card.piece(
        "-256,0! -120,-76 20,-152! 74,-124! 116,-60 126,0 116,60 74,124! 20,152! -120,76",
        SAGE,
        at=at,
        angle=turn + 80,
        laps=54,
        lift=12,
    )
    with card.inside(shawl):
        for inset, ink, wide in ((24, COBALT, 10), (44, CHALK, 4), (54, COBALT, 3)):
            for side in (-1, 1):
                card.paint(
                    ribbon(
                        f"{-262 + 2 * inset},0 {20},{side * (156 - inset)} {120},{side * (212 - inset)}",
                        (wide,),
                        at,
                        1.6,
                    ),
                    ink,
                    wobble=1,
                )
        for fold in ("-130,0 0,10 90,4", "-60,-30 20,-60 80,-70", "-60,34 20,66 80,76"):
            card.paint(ribbon(fold, (2, 9, 3), at, 1.6), mix(SAGE, WALNUT, 0.28), thin=0.15)
        for k, n in enumerate((1, 2, 3, 3)):
            for j in range(n):
                u, v = -120 + 48 * k, (j - (n - 1) / 2) * 46
                card.paint(
                    "0,-1! .3,-.3! 1,0! .3,.3! 0,1! -.3,.3! -1,0! -.3,-.3!",
                    mix(SAGE, COBALT, 0.75),
                    at=affine(*_to(at, u, v), 19, turn),
                )
    card.paint("196,-16 224,-11 234,0 224,12 196,16", OLD.base, at=at, lift=3)
    for side in (-1, 1):
        card.paint(
            f"122,{side * 60} 132,{side * 78} 150,{side * 80} 160,{side * 66} 146,{side * 54}", OLD.base, at=at, lift=3
        )
        card.paint(ribbon(f"138,{side * 66} 186,{side * 46} 208,{side * 18}", (2.2,), at, 1.6), WALNUT, lift=2)
    head = card.piece(
        "210,0 196,44 146,68 86,50 66,0 86,-50 146,-68 196,-44", "#dfdbd2", at=at, angle=turn, laps=24, lift=10
    )
    with card.inside(head):
        for v in (-56, -40, -22, 24, 42, 58):
            card.paint(ribbon(f"206,{v * 0.5:.0f} 150,{v} 84,{v * 0.3:.0f}", (2, 5, 2), at, 1.4), ASH, thin=0.2)
        card.paint(ribbon("214,0 156,2 108,0", (7, 7, 3), at, 1.4), OLD.base)
    knot = affine(*_to(at, 92, 0), 62, turn)
    card.paint(ROUND, "#eeeae2", at=knot, lift=8)
    for line in ("-.7,.3 -.2,-.6 .6,-.3 .5,.5 -.1,.5", "-.5,.6 .2,.75 .7,.3"):
        card.paint(ribbon(line, (0.05, 0.12, 0.05), knot, 62), ASH, wobble=0.4)
    card.paint(ribbon("-1.3,-.7 1.2,.8", (0.07, 0.07), knot, 62), WALNUT, lift=4)


def man(card: Sheet) -> None:
    """Broad braces, a bald patch, and one empty palm for all to see."""
    turn = 134
    at = affine(980, 296, 1.6, turn)
    _arm(
        card, at, ((30, -80), (110, -140), (160, -150), (224, -96)), CHALK, TAN, "open", 158, -8, 45,
        wide=(112, 92, 86, 68), cuff=mix(COBALT, CHALK, 0.35),
    )  # fmt: skip
    card.paint(
        "-420,-140! -260,-128 -110,-112! -90,0 -110,112! -260,130 -420,140!",
        WALNUT,
        at=at,
        angle=turn,
        laps=60,
        lift=10,
    )
    shirt = card.piece(
        "-150,-106! -60,-116 30,-132 70,-112! 104,-50 108,0 104,50 70,112! 30,132 -60,118 -150,108!",
        CHALK,
        at=at,
        angle=turn,
        laps=60,
        grain=0.2,
        lift=14,
    )
    card.pattern(shirt, stripes(card.box(shirt), 40, 7, turn, key="shirt"), mix(COBALT, CHALK, 0.45))
    with card.inside(shirt):
        for line in ("-160,0 -60,-6 100,-70", "-160,0 -60,6 100,72"):
            card.paint(ribbon(line, (16, 15, 15), at, 1.6), WALNUT, lift=3)
    card.paint("-170,-110! -142,-114 -142,114 -170,112!", NIGHT, at=at, lift=5)
    card.paint("84,-44! 112,-30 112,30 84,44!", CHALK, at=at, lift=4)
    card.paint("186,-17 218,-13 232,2 218,15 186,17", TAN.base, at=at, lift=3)
    for side in (-1, 1):
        card.paint(
            f"112,{side * 62} 122,{side * 82} 142,{side * 84} 152,{side * 68} 136,{side * 54}",
            TAN.shade if side > 0 else TAN.base,
            at=at,
            lift=3,
        )
    head = card.piece(
        "204,0 190,48 138,71 76,54 58,0 76,-54 138,-71 190,-48", NIGHT, at=at, angle=turn, laps=20, lift=11
    )
    with card.inside(head):
        card.paint("214,0 200,36 152,46 100,34 84,0 100,-36 152,-46 198,-36", TAN.base, at=at, edge="torn", wobble=4)
        card.paint("182,-12 152,-26 120,-16 132,-4 164,-2", shift(TAN.base, 0.06), at=at)
        for v in (-10, 2, 14):
            card.paint(
                ribbon(f"196,{v - 8} 150,{v} 96,{v + 6}", (0.8, 1.6, 0.6), at, 1.6),
                mix(TAN.shade, NIGHT, 0.35),
                wobble=0.4,
            )
    _arm(
        card, at, ((10, 104), (70, 186), (104, 182), (140, 118)), CHALK, TAN, "cover", 140, -14, 45, True,
        wide=(96, 92, 86, 68), cuff=mix(COBALT, CHALK, 0.35),
    )  # fmt: skip
    yoke = card.piece("-60,60! 40,56 60,84 50,122 0,132 -50,118!", CHALK, at=at, angle=turn, grain=0.2)
    card.pattern(yoke, stripes(card.box(shirt), 40, 7, turn, key="shirt"), mix(COBALT, CHALK, 0.45))


def boy(card: Sheet) -> None:
    """Eleven, flat on the floor, one cheek on the tiles; the other ear burns."""
    turn = 176
    at = affine(1010, 1010, 1.6, turn)
    blue = shift(COBALT, 0.07)
    _arm(
        card, at, ((30, 60), (80, 120), (132, 136), (214, 122)), blue, FAIR, "pinch", 112, 8, 11,
        wide=(92, 74, 70, 56), cuff=CHALK,
    )  # fmt: skip
    _arm(
        card, at, ((30, -60), (70, -128), (112, -140), (178, -100)), blue, FAIR, "cover", 112, -6, 11, True,
        wide=(92, 74, 70, 56), cuff=CHALK,
    )  # fmt: skip
    card.paint("50,-40! 120,-34! 120,30! 50,44!", FAIR.shade, at=at)
    jumper = card.piece(
        "-220,-80! -120,-82 -30,-96 40,-100 72,-70! 86,-30 86,30 72,72! 40,100 -30,98 -120,84 -220,80!",
        COBALT,
        at=at,
        angle=turn,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=12,
    )
    with card.inside(jumper):
        for u in (-190, -150, -110, -70, -30, 10):
            card.paint(ribbon(f"{u},-120 {u + 16},0 {u},120", (13, 13), at, 1.6), CHALK, thin=0.08)
        card.paint(ribbon("-220,4 -60,0 70,0", (3, 9, 3), at, 1.6), shift(COBALT, -0.09), thin=0.1)
    card.paint("66,-34! 88,-30 88,30 66,34! 78,0", CHALK, at=at, lift=4)
    head = Head(card, CAST["boy"], *_to(at, 148, 2), 116, tilt=turn + 90 - 360 - 8, turn=1, view="side")
    head.draw()
    head.lay("-.30,.02 -.22,-.12 -.08,-.12 -.02,.02 -.08,.2 -.18,.3 -.28,.2", "#cf6d4e", "flat", lift=3)
    head.lay("-.22,.02 -.14,-.04 -.09,.04 -.15,.16", "#a9523b", "flat")


def thief(card: Sheet) -> None:
    """A plait, a dark skirt, and one hand that goes where no piece should."""
    turn = -46
    at = affine(280, 1330, 1.62, turn)
    sleeve = shift(SAGE, -0.02)
    _arm(
        card, at, ((30, -70), (96, -134), (150, -138), (232, -96)), sleeve, FAIR, "cover", 138, 6, 24,
        wide=(104, 84, 78, 62), cuff=CHALK,
    )  # fmt: skip
    skirt = card.piece(
        "-420,-190! -260,-176 -110,-104! -90,0 -110,104! -250,186 -420,180!",
        WALNUT,
        at=at,
        angle=turn,
        laps=64,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=14,
    )
    printed(card, skirt, "crumb", APRICOT, gap=84)
    with card.inside(skirt):
        for fold in ("-380,-100 -240,-70 -110,-34", "-380,10 -240,8 -110,4", "-380,130 -240,90 -110,44"):
            card.paint(ribbon(fold, (22, 14, 3), at, 1.6), shift(WALNUT, -0.07), thin=0.1)
    blouse = card.piece(
        "-120,-96! -50,-96 20,-120 66,-104! 92,-50 96,0 92,50 66,104! 20,120 -50,98 -120,96!",
        SAGE,
        at=at,
        angle=turn,
        laps=54,
        lift=13,
    )
    with card.inside(blouse):
        card.paint(ribbon("-130,2 0,8 90,0", (3, 10, 3), at, 1.6), mix(SAGE, WALNUT, 0.3), thin=0.2)
        card.paint(ribbon("30,-116 -10,-70 -20,-40", (3, 9, 2), at, 1.6), mix(SAGE, WALNUT, 0.25), thin=0.1)
    card.paint("-140,-102! -112,-104 -112,104 -140,102!", APRICOT, at=at, lift=5)
    card.paint("58,-30! 120,-26! 120,26! 58,32!", FAIR.shade, at=at)
    card.paint("58,-50! 92,-42 84,0 92,44 58,52! 72,0", CHALK, at=at, lift=4)
    # what she wants, half in the blouse already
    bx, by = _to(at, 104, 84)
    bird(card, bx, by, 84, 16)
    Head(card, CAST["thief"], *_to(at, 158, -8), 122, tilt=turn + 90 - 4, turn=1, view="side").draw()
    _arm(
        card, at, ((10, 92), (40, 168), (84, 190), (122, 136)), sleeve, FAIR, "pinch", 128, -6, 24, True,
        wide=(96, 88, 82, 62), cuff=CHALK,
    )  # fmt: skip
    card.paint("-40,70! 30,60 60,80 50,112 0,124 -40,104!", SAGE, at=at, angle=turn)
    _plait(card, at, turn)


def _plait(card: Sheet, at: Array, turn: float) -> None:
    for k in range(11):
        u, v = 96 - 25 * k, -46 - 30 * math.sin(k / 4) + (8 if k % 2 else -8)
        card.paint(
            "-1.1,0 -.4,-.75 .6,-.6 1.1,0 .6,.6 -.4,.75",
            NIGHT if k % 2 else mix(NIGHT, ASH, 0.18),
            at=affine(*_to(at, u, v), 38 - 1.5 * k, turn + (24 if k % 2 else -24)),
            lift=5,
        )
    u, v = 96 - 25 * 11, -46 - 30 * math.sin(11 / 4)
    card.paint(ROUND, COBALT, at=affine(*_to(at, u + 6, v), 19), lift=4)
    card.paint("0,-.5! -1.6,-.9! -1.3,0 -1.7,.8! 0,.5!", NIGHT, at=affine(*_to(at, u - 4, v), 32, turn), lift=4)
