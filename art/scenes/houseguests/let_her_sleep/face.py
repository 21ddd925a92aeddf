"""Her face: asleep under lids of which one bears an open eye already and the other half of one."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, PLUM, SKIN, STRAW, TEAL

AT: Final[Array] = affine(500, 850, 0.94, 6)
SHADE: Final = shift(SKIN, -0.075)
LIGHT: Final = shift(SKIN, 0.045)
LINE: Final = "#2b171c"


def spot(x: float, y: float, size: float = 1.0, tilt: float = 0.0) -> Array:
    """Give a place on her face as a frame of its own."""
    p = AT @ (x, y, 1.0)
    return affine(float(p[0]), float(p[1]), size * 0.94, tilt + 6)


def hair(card: Sheet) -> None:
    """One dark cloud, cropped by the upper edge."""
    card.paint(
        "-396,190! -440,60 -452,-90 -500,-190 -560,-330 -570,-500 -520,-680 -420,-840 -300,-1010! 460,-1010! 560,-860 "
        "600,-690 590,-510 540,-350 470,-200 450,-80 436,60 396,190! 0,260",
        PLUM,
        at=AT,
        angle=70,
        laps=90,
        edge="torn",
        core=CHALK,
        lift=12,
    )
    streak = "-176,-390! -140,-402! -150,-540 -130,-740 -40,-1010! -170,-1010! -236,-760 -224,-560"
    card.paint(streak, mix(CHALK, PLUM, 0.12), at=AT, angle=82, edge="torn", wobble=4)
    for line in ("40,-420 70,-620 50,-1000", "190,-400 290,-620 290,-980", "-300,-340 -420,-520 -400,-860"):
        card.paint(ribbon(line, (2, 9, 3), AT), mix(PLUM, CHALK, 0.22))


def face(card: Sheet) -> None:
    """Lay the ears, the oval, its planes, the mouth, the nose, and both lids."""
    for side in (-1, 1):
        x = side * 372
        card.paint(
            f"{x},-30! {x + side * 50},-60 {x + side * 74},-10 {x + side * 60},80 {x + side * 30},150 {x - side * 20},160!",
            SHADE,
            at=AT,
            edge="torn",
        )
    whole = card.piece(
        "-350,-300 -374,-120 -372,60 -350,220 -300,380 -210,506 -96,578 0,594 104,576 220,500 304,372 350,214 372,50 "
        "370,-120 345,-300 200,-424 0,-452 -200,-424",
        SKIN,
        at=AT,
        angle=74,
        laps=120,
        grain=0.22,
        edge="torn",
        lift=10,
    )
    with card.inside(whole):
        card.paint(
            "-420,-520! 420,-520! 420,-200! 340,-270 240,-346 120,-386 0,-396 -120,-386 -240,-346 -340,-270 -420,-200!",
            PLUM,
            at=AT,
            angle=10,
            edge="torn",
        )
        card.paint(
            "-400,200! -330,250 -260,380 -150,480 -20,520 120,506 230,430 320,290! 420,640! -400,640!",
            SHADE,
            at=AT,
            angle=20,
        )
    _nose(card)
    _mouth(card)
    _brows(card)
    _lid(card, -1)
    _lid(card, 1)
    _open_eye(card)
    _begun_eye(card)
    card.paint(ribbon("-404,160 -412,196", (6, 6), AT), STRAW)
    card.paint(ROUND, STRAW, at=spot(-414, 262, 68), edge="torn", core=CHALK, lift=8)
    card.paint(ROUND, HENNA, at=spot(-414, 262, 34), edge="torn", wobble=2)


def _nose(card: Sheet) -> None:
    card.paint(
        "-44,-150! -34,-40 -50,60 -104,150 -122,200 -96,238 -50,226 0,250 52,226 96,236 122,198 104,150 60,120! 20,180 "
        "-20,170 -30,60 -16,-60!",
        SHADE,
        at=AT,
        angle=84,
    )
    for side in (-1, 1):
        card.paint(ribbon(f"{side * 94},222 {side * 66},206 {side * 34},222", (6, 15, 6), AT), LINE)


def _mouth(card: Sheet) -> None:
    lip = mix(HENNA, "#5e2430", 0.45)
    card.paint("-140,366! -70,330 -26,314 2,324 30,312 84,326 156,338! 90,372 0,384 -70,382", shift(lip, -0.05), at=AT)
    card.paint("-134,368! -60,376 10,378 80,366 150,342! 112,408 50,440 -20,444 -90,414", lip, at=AT)
    card.paint(ribbon("-150,364 -70,376 4,380 84,366 160,336 176,318", (5, 9, 8, 9, 8, 3), AT), LINE)
    card.paint("-50,408! 0,398 60,396 40,416 0,422", shift(lip, 0.08), at=AT, thin=0.2)


def _brows(card: Sheet) -> None:
    card.paint(
        "-330,-236! -262,-296 -164,-308 -66,-256! -72,-224! -164,-264 -256,-254", LINE, at=AT, edge="torn", wobble=2
    )
    card.paint("326,-176! 262,-240 168,-264 66,-232! 68,-200! 168,-224 256,-202", LINE, at=AT, edge="torn", wobble=2)


def _lid(card: Sheet, side: int) -> None:
    """A shut lid: its dome, the fold over it, and the lashes that lie on the cheek."""
    at = AT @ ((side, 0, 0), (0, 1, 0), (0, 0, 1))
    card.paint("36,0! 70,-100 124,-164 190,-172 262,-134 316,-16! 260,66 182,92 96,66", SHADE, at=at, angle=20)
    card.paint("44,4! 80,-84 132,-140 190,-148 252,-114 306,-8! 256,60 182,84 100,60", LIGHT, at=at, angle=20)
    card.paint(ribbon("30,-6 94,64 180,90 260,64 322,-20", (5, 20, 25, 22, 5), at), LINE)
    for x, y, u, v in (
        (92, 66, 74, 116),
        (134, 82, 124, 138),
        (180, 88, 182, 148),
        (226, 80, 240, 136),
        (266, 60, 294, 110),
        (298, 26, 336, 66),
    ):
        card.paint(ribbon(f"{x},{y} {u},{v}", (14, 3), at), LINE)


def _open_eye(card: Sheet) -> None:
    """The one that is done: too wide, too awake, and of a colour that is nobody's; a drop of it has run."""
    card.paint(
        "-310,-74! -262,-138 -186,-176 -106,-146 -44,-62! -104,-6 -180,14 -254,-8", CHALK, at=AT, edge="torn", wobble=3
    )
    card.paint(ROUND, TEAL, at=spot(-178, -80, 76), edge="torn", wobble=2)
    card.paint(ROUND, PLUM, at=spot(-178, -80, 38), wobble=0.6)
    card.paint(ROUND, CHALK, at=spot(-156, -104, 14), wobble=0.4)
    card.paint(ribbon("-320,-64 -266,-142 -186,-180 -102,-150 -34,-54", (7, 15, 17, 15, 7), AT), PLUM)
    for x, y, u, v in (
        (-284, -122, -334, -160),
        (-240, -156, -270, -212),
        (-186, -178, -190, -240),
        (-136, -166, -116, -222),
        (-88, -136, -52, -178),
    ):
        card.paint(ribbon(f"{x},{y} {u},{v}", (13, 8), AT), PLUM)
    card.paint(
        "-196,-20! -164,-20! -166,60 -168,170 -158,216 -166,248 -186,256 -206,246 -212,216 -200,170 -198,60",
        TEAL,
        at=AT,
    )


def _begun_eye(card: Sheet) -> None:
    """The white of the other, as far as the brush has come."""
    card.paint(
        "48,-44! 88,-106 140,-146! 156,-128 146,-108! 168,-84 152,-60! 162,-34 142,-18! 150,2 130,10 100,2",
        CHALK,
        at=AT,
        edge="torn",
        wobble=3,
    )
