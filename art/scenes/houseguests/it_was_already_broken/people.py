"""The four, from above: backs, partings, burning ears."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.it_was_already_broken.inks import (
    APRICOT,
    ASH,
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


def _hand(
    card: Sheet,
    at: Array,
    u: float,
    v: float,
    kind: str,
    turn: float,
    skin: Skin,
    size: float,
    age: float = 40,
    flip: bool = False,
) -> None:
    x, y = _to(at, u, v)
    hand(card, kind, x, y, size, turn, skin, flip=flip, age=age, lift=6)


def _ear(card: Sheet, at: Array, u: float, side: int, skin: Skin, ink: Ink | None = None) -> None:
    card.paint(
        f"{u - 14},{side * 60} {u - 4},{side * 76} {u + 14},{side * 78} {u + 24},{side * 64} {u + 10},{side * 54}",
        skin.base if ink is None else ink,
        at=at,
        lift=3,
    )


def grandmother(card: Sheet) -> None:
    """All skirt and shawl, one hand out, and a bun that does not believe a word."""
    turn = 52
    at = affine(330, 560, 1.08, turn)
    for side in (-1, 1):
        card.paint(
            f"-330,{side * 54} -300,{side * 36} -240,{side * 34} -230,{side * 80} -300,{side * 86} -336,{side * 76}",
            WALNUT,
            at=at,
            lift=5,
        )
    skirt = card.piece(
        "-300,-150! -200,-176 -60,-150 20,-110! 40,0 20,110! -60,160 -200,170 -296,140! -326,60 -300,0 -330,-80",
        ASH,
        at=at,
        angle=turn,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=14,
    )
    with card.inside(skirt):
        for fold in (
            "-310,-90 -180,-70 -20,-40",
            "-320,10 -160,16 0,10",
            "-300,90 -180,80 -10,50",
            "-240,-150 -140,-110 -20,-80",
            "-240,150 -140,120 -20,90",
        ):
            card.paint(ribbon(fold, (16, 10, 3), at), shift(ASH, -0.09), thin=0.15)
    for sleeve, u, v, kind, twist, flip in (
        ("20,-100! 90,-150 170,-150 226,-116! 210,-76! 160,-92 110,-80 60,-40!", 216, -98, "open", 14, False),
        ("20,100! 90,130 150,110 190,70! 160,40! 120,60 60,40!", 176, 54, "flat", -20, True),
    ):
        _hand(card, at, u, v, kind, turn + twist, OLD, 100, 78, flip)
        card.paint(sleeve, shift(ASH, 0.06), at=at, angle=turn + 20, edge="torn", core=CHALK, wobble=3, lift=8)
    shawl = card.piece(
        "-150,0! -60,-120 40,-128 120,-70! 140,0 120,70! 40,128 -60,120",
        SAGE,
        at=at,
        angle=turn + 80,
        laps=44,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=9,
    )
    with card.inside(shawl):
        card.paint(ribbon("-120,0 -50,-96 40,-104 110,-56", (8, 8, 8), at), COBALT)
        card.paint(ribbon("-120,0 -50,96 40,104 110,56", (8, 8, 8), at), COBALT)
        card.paint(ribbon("-140,0 120,0", (3, 5), at), mix(SAGE, WALNUT, 0.4), thin=0.2)
    card.paint("190,-16 216,-12 226,0 216,14 190,16", OLD.base, at=at)
    _ear(card, at, 130, -1, OLD)
    _ear(card, at, 130, 1, OLD)
    head = card.piece(
        "206,0 190,46 140,66 84,48 66,0 84,-48 140,-66 190,-46", "#dcd8d0", at=at, angle=turn, laps=20, lift=9
    )
    with card.inside(head):
        for v in (-44, -24, 26, 46):
            card.paint(ribbon(f"200,{v * 0.6:.0f} 140,{v} 80,{v * 0.3:.0f}", (3, 4, 2), at), ASH, thin=0.2)
        card.paint(ribbon("206,0 150,2 100,0", (6, 6, 3), at), OLD.base)
    card.paint(ROUND, "#e8e4dc", at=affine(*_to(at, 92, 0), 34), lift=5)
    card.paint(ribbon("-.6,.2 0,-.5 .6,.1 .1,.5", (5, 5, 4), affine(*_to(at, 92, 0), 30)), ASH)


def man(card: Sheet) -> None:
    """A broad vest, a bald patch, and two empty palms for all to see."""
    turn = 131
    at = affine(905, 520, 1.14, turn)
    for side in (-1, 1):
        card.paint(
            f"-330,{side * 30} -250,{side * 24} -190,{side * 34} -180,{side * 92} -250,{side * 100} -330,{side * 88}!",
            shift(WALNUT, 0.06),
            at=at,
            angle=turn,
            edge="torn",
            core=CHALK,
            wobble=3,
            lift=7,
        )
        card.paint(
            f"-390,{side * 40} -366,{side * 26} -320,{side * 30}! -320,{side * 82}! -370,{side * 86} -396,{side * 66}",
            NIGHT,
            at=at,
            lift=5,
        )
    card.paint(
        "-220,-104! -120,-120 -70,-96! -60,0 -70,96! -120,120 -220,104! -250,40 -240,-40",
        WALNUT,
        at=at,
        angle=turn,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=10,
    )
    for arm, u, v, kind, twist, flip in (
        ("50,-120! 120,-170 200,-160 250,-120! 226,-84! 180,-104 130,-100 70,-60!", 240, -104, "open", 16, False),
        ("50,120! 110,180 190,190 250,160! 236,116! 190,136 130,120 70,60!", 244, 140, "open", -8, True),
    ):
        _hand(card, at, u, v, kind, turn + twist, TAN, 118, 45, flip)
        card.paint(arm, TAN.base, at=at, angle=turn, lift=8)
    vest = card.piece(
        "-130,-112! -40,-132 60,-116! 90,-96 80,-60! 110,-30 112,30 80,60! 90,96 60,120! -40,136 -130,112! -150,0",
        CHALK,
        at=at,
        angle=turn,
        laps=50,
        grain=0.2,
        lift=11,
    )
    with card.inside(vest):
        card.pattern(vest, stripes(card.box(vest), 30, 5, turn, key="vest"), mix(COBALT, CHALK, 0.45))
        card.paint(ribbon("-150,0 -20,6 100,0", (3, 12, 3), at), shift(CHALK, -0.1), thin=0.2)
    for side in (-1, 1):
        card.paint(f"60,{side * 58}! 96,{side * 50}! 100,{side * 110} 60,{side * 122}!", TAN.base, at=at, angle=turn)
    card.paint("182,-18 214,-14 226,2 214,16 182,18", TAN.base, at=at)
    _ear(card, at, 120, -1, TAN)
    _ear(card, at, 120, 1, TAN)
    head = card.piece(
        "200,0 184,50 130,70 72,50 56,0 72,-50 130,-70 184,-50", NIGHT, at=at, angle=turn, laps=18, lift=9
    )
    with card.inside(head):
        card.paint("206,0 196,34 150,44 96,34 80,0 98,-36 150,-42 196,-32", TAN.base, at=at, edge="torn", wobble=3)
        card.paint("176,-10 150,-22 120,-14 130,-4 160,-2", shift(TAN.base, 0.05), at=at, thin=0.2)


def boy(card: Sheet) -> None:
    """Eleven, thin, and his ears burn."""
    turn = 221
    at = affine(850, 1162, 1.04, turn)
    for side in (-1, 1):
        card.paint(
            f"-320,{side * 26} -240,{side * 22} -170,{side * 24} -160,{side * 64} -240,{side * 66} -320,{side * 60}!",
            FAIR.base,
            at=at,
            angle=turn,
            lift=6,
        )
        card.paint(
            f"-370,{side * 30} -350,{side * 18} -306,{side * 22}! -306,{side * 62}! -350,{side * 66} -376,{side * 52}",
            COBALT,
            at=at,
            lift=5,
        )
        card.paint(f"-300,{side * 20}! -270,{side * 20}! -270,{side * 66}! -300,{side * 66}!", CHALK, at=at, lift=3)
    card.paint(
        "-200,-76! -120,-86 -60,-66! -50,0 -60,66! -120,86 -200,76! -214,0",
        WALNUT,
        at=at,
        angle=turn,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    for sleeve, u, v, kind, twist, flip in (
        ("40,-74! 110,-120 190,-116 240,-70! 214,-44! 176,-70 130,-64 60,-30!", 226, -52, "pinch", 24, False),
        ("40,74! 110,130 180,150 230,150! 234,114! 190,108 130,80 60,30!", 236, 134, "fist", 4, True),
    ):
        _hand(card, at, u, v, kind, turn + twist, FAIR, 88, 11, flip)
        card.paint(sleeve, shift(COBALT, 0.08), at=at, angle=turn, edge="torn", core=CHALK, wobble=3, lift=7)
    jumper = card.piece(
        "-110,-78! -30,-92 50,-80! 90,-40 96,0 90,40 50,80! -30,92 -110,78! -126,0",
        COBALT,
        at=at,
        angle=turn,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=10,
    )
    with card.inside(jumper):
        for u in (-70, -30, 10):
            card.paint(ribbon(f"{u},-100 {u + 14},0 {u},100", (9, 9), at), CHALK, thin=0.1)
    card.paint("176,-14 200,-10 208,0 200,12 176,14", FAIR.base, at=at)
    _ear(card, at, 116, -1, FAIR, "#c96f52")
    _ear(card, at, 116, 1, FAIR, "#cf7a5a")
    head = card.piece(
        "190,0 176,46 124,62 72,46 58,0 72,-46 124,-62 176,-46",
        mix(WALNUT, APRICOT, 0.25),
        at=at,
        angle=turn,
        laps=18,
        edge="torn",
        wobble=2,
        lift=9,
    )
    with card.inside(head):
        for v in (-46, -26, -8, 14, 32, 48):
            card.paint(ribbon(f"100,0 130,{v * 0.8:.0f} 186,{v}", (3, 5, 2), at), shift(WALNUT, -0.03), thin=0.15)
        card.paint(ROUND, FAIR.shade, at=affine(*_to(at, 98, 2), 7))


def thief(card: Sheet) -> None:
    """A plait, a sage blouse, and one hand that goes where no piece should."""
    turn = -48
    at = affine(330, 1230, 1.12, turn)
    for side in (-1, 1):
        card.paint(
            f"-340,{side * 34} -316,{side * 24} -270,{side * 26}! -262,{side * 72}! -316,{side * 78} -344,{side * 60}",
            FAIR.base,
            at=at,
            lift=5,
        )
    skirt = card.piece(
        "-290,-110! -180,-130 -70,-100! -50,0 -70,100! -180,136 -290,120! -310,40 -290,0 -306,-60",
        APRICOT,
        at=at,
        angle=turn,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=12,
    )
    printed(card, skirt, "crumb", mix(APRICOT, WALNUT, 0.5), gap=62)
    with card.inside(skirt):
        for fold in ("-300,-60 -180,-44 -60,-24", "-300,70 -180,60 -60,30"):
            card.paint(ribbon(fold, (16, 10, 3), at), mix(APRICOT, WALNUT, 0.22), thin=0.15)
    card.paint("-90,-96! -50,-104 -40,104 -90,98!", WALNUT, at=at, angle=turn + 90, lift=4)
    # one hand out with the bird in its fingers
    sleeve = "40,-80! 100,-130 170,-130 216,-96! 196,-60! 150,-80 110,-70 60,-30!"
    bx, by = _to(at, 316, -128)
    bird(card, bx, by, 58, 24)
    _hand(card, at, 206, -76, "pinch", turn + 2, FAIR, 112, 24)
    card.paint(sleeve, shift(SAGE, -0.04), at=at, angle=turn, edge="torn", core=CHALK, wobble=3, lift=8)
    stolen = card.piece("-52,76! -6,70! 14,140! -20,158! -60,128!", "#fffdf6", at=at, lift=7)
    with card.inside(stolen):
        card.paint(ribbon("-60,140 -20,128 20,148", (12, 13, 12), at), COBALT)
        card.paint(ribbon("-60,116 -20,106 20,122", (4, 4, 4), at), COBALT)
    blouse = card.piece(
        "-80,-96! 0,-112 70,-94! 104,-46 108,0 104,46 70,98! 0,116 -80,98! -92,0",
        SAGE,
        at=at,
        angle=turn,
        laps=44,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=11,
    )
    with card.inside(blouse):
        card.paint(ribbon("-90,0 0,6 100,0", (3, 10, 3), at), mix(SAGE, WALNUT, 0.3), thin=0.2)
    # the other is putting something into the blouse
    _hand(card, at, 34, 168, "tweak", turn - 128, FAIR, 100, 24, True)
    card.paint(
        "30,50! 110,90 164,156 150,206! 110,226 60,214 20,190! 30,146! 70,164 96,166 70,130!",
        shift(SAGE, -0.07),
        at=at,
        angle=turn + 40,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=9,
    )
    card.paint("186,-12 212,-10 222,2 212,14 186,14", FAIR.base, at=at)
    _ear(card, at, 134, -1, FAIR)
    head = card.piece(
        "204,0 190,48 136,66 82,48 66,0 82,-48 136,-66 190,-48", NIGHT, at=at, angle=turn, laps=18, lift=9
    )
    with card.inside(head):
        card.paint(ribbon("206,2 150,-2 72,4", (6, 6, 5), at), FAIR.base)
        for v in (-50, -30, 32, 52):
            card.paint(
                ribbon(f"200,{v * 0.5:.0f} 140,{v} 84,{v * 0.6:.0f}", (3, 5, 2), at), mix(NIGHT, ASH, 0.4), thin=0.2
            )
    for k in range(9):
        u, v = 66 - 27 * k, -10 - 44 * (k / 8) ** 1.4 + (9 if k % 2 else -9)
        card.paint(
            "-1.1,0 -.4,-.75 .6,-.6 1.1,0 .6,.6 -.4,.75",
            NIGHT if k % 2 else mix(NIGHT, ASH, 0.16),
            at=affine(*_to(at, u, v), 25 - 1.2 * k, turn + (24 if k % 2 else -24)),
            lift=4,
        )
    card.paint(ROUND, COBALT, at=affine(*_to(at, -186, -56), 13), lift=3)
