"""Her face, asleep and at ease, and the dark cloud of her hair with its one white lock."""

from __future__ import annotations

from typing import Final, NamedTuple

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, PLUM, SKIN, STRAW

AT: Final[Array] = affine(480, 850, 0.94, 6)
LOOK: Final[Array] = AT @ ((1, 0, -40), (0, 1, 0), (0, 0, 1))
SHADE: Final = shift(SKIN, -0.075)
LINE: Final = "#2b171c"


def spot(x: float, y: float, size: float = 1.0, tilt: float = 0.0) -> Array:
    """Give a place on her face as a frame of its own."""
    p = AT @ (x, y, 1.0)
    return affine(float(p[0]), float(p[1]), size * 0.94, tilt + 6)


class Lid(NamedTuple):
    """The typed outlines of one shut lid."""

    dome: str
    fold: str
    seam: str
    lashes: tuple[tuple[float, float, float, float], ...]


NEAR: Final = Lid(
    dome="40,4! 84,-44 136,-74 192,-80 252,-60 314,-22! 258,54 182,80 98,58",
    fold="44,-14 88,-60 178,-92 256,-70 318,-34",
    seam="28,-2 94,58 180,86 262,56 326,-34",
    lashes=(
        (92, 60, 70, 112),
        (134, 77, 120, 140),
        (180, 82, 180, 152),
        (226, 74, 240, 140),
        (266, 52, 296, 108),
        (300, 14, 340, 54),
    ),
)
FAR: Final = Lid(
    dome="-42,-2! -84,-36 -136,-58 -196,-62 -252,-46 -300,-14! -246,32 -178,52 -98,40",
    fold="-48,-18 -100,-54 -188,-74 -256,-54 -302,-26",
    seam="-32,-4 -96,42 -178,58 -252,36 -314,-16",
    lashes=(
        (-98, 46, -86, 90),
        (-142, 58, -140, 108),
        (-188, 60, -196, 110),
        (-232, 48, -252, 92),
        (-274, 20, -306, 52),
    ),
)


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
    _lid(card, NEAR, LOOK)
    _lid(card, FAR, LOOK)
    card.paint(ROUND, STRAW, at=spot(-398, 206, 68), edge="torn", core=CHALK, lift=8)
    card.paint(ROUND, HENNA, at=spot(-398, 206, 34), edge="torn", wobble=2)


def _nose(card: Sheet) -> None:
    card.paint(
        "-44,-150! -34,-40 -50,60 -104,150 -122,200 -96,238 -50,226 0,250 52,226 96,236 122,198 104,150 60,120! 20,180 "
        "-20,170 -30,60 -16,-60!",
        SHADE,
        at=LOOK,
        angle=84,
    )
    for side in (-1, 1):
        card.paint(ribbon(f"{side * 94},222 {side * 66},206 {side * 34},222", (6, 15, 6), LOOK), LINE)


def _mouth(card: Sheet) -> None:
    lip = mix(HENNA, "#5e2430", 0.45)
    card.paint(
        "-140,366! -70,330 -26,314 2,324 30,312 84,326 156,338! 90,372 0,384 -70,382", shift(lip, -0.05), at=LOOK
    )
    card.paint("-134,368! -60,376 10,378 80,366 150,342! 112,408 50,440 -20,444 -90,414", lip, at=LOOK)
    card.paint(ribbon("-150,364 -70,376 4,380 84,366 160,336 176,318", (5, 9, 8, 9, 8, 3), LOOK), LINE)
    card.paint("-50,408! 0,398 60,396 40,416 0,422", shift(lip, 0.08), at=LOOK, thin=0.2)


def _brows(card: Sheet) -> None:
    card.paint(
        "-330,-236! -262,-296 -164,-308 -66,-256! -72,-224! -164,-264 -256,-254", LINE, at=LOOK, edge="torn", wobble=2
    )
    card.paint("326,-176! 262,-240 168,-264 66,-232! 68,-200! 168,-224 256,-202", LINE, at=LOOK, edge="torn", wobble=2)


def _lid(card: Sheet, shape: Lid, at: Array) -> None:
    """A shut lid: its flat dome, the fold over it, the line where it closes, and the lashes that lie on the cheek."""
    card.paint(shape.dome, shift(SKIN, -0.05), at=at, angle=78, laps=120, grain=0.22)
    card.paint(ribbon(shape.fold, (2, 6, 7, 6, 2), at), shift(SKIN, -0.13))
    card.paint(ribbon(shape.seam, (5, 20, 25, 22, 5), at), LINE)
    for x, y, u, v in shape.lashes:
        card.paint(ribbon(f"{x},{y} {u},{v}", (14, 3), at), LINE)
