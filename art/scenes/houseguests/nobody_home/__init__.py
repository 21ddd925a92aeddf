"""Nobody Home: somebody posts spoons through a door with six locks; somebody lies under the cupboard and runs a train."""

from __future__ import annotations

from art.cutpaper.contour import affine, curve, ribbon, stripes
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_home.inks import ASH, BLUE, BONE, BRASS, INK, PLUM
from art.scenes.houseguests.nobody_home.locks import locks
from art.scenes.houseguests.nobody_home.spoons import heap, spoon
from art.scenes.houseguests.nobody_home.train import train

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the dark wall and the door, what is on it, the heap, then whoever is under the cupboard."""
    _wall(card)
    _door(card)
    locks(card)
    _slot(card)
    heap(card)
    _cupboard(card)
    _bell(card)
    train(card, behind=True)
    _feet(card)
    train(card, behind=False)


def _wall(card: Sheet) -> None:
    card.paint("-30,-30! 1230,-30! 1230,1452! 640,1470 -30,1446!", BLUE, angle=88, laps=130, grain=0.2)
    card.paint("-30,1406! 420,1416! 420,1470! -30,1460!", INK, angle=2)


def _door(card: Sheet) -> None:
    """It fills the card and a little more; four sunk panels, the lower right one with a scratch at a dog's height."""
    card.paint("352,-30! 414,-30! 418,1472! 356,1474!", INK, angle=89, lift=6)
    card.paint("1146,-30! 1212,-30! 1206,1476! 1140,1474!", INK, angle=89, lift=6)
    card.paint("404,-30! 1150,-30! 1144,1474! 410,1470!", PLUM, angle=88, laps=120, grain=0.3, lift=4)
    low, high = shift(PLUM, -0.05), shift(PLUM, 0.045)
    for left, top, right, bottom in ((560, -30, 1052, 560), (556, 1000, 1050, 1400)):
        card.paint(
            f"{left},{top}! {right},{top + 4}! {right - 4},{bottom}! {left + 3},{bottom - 3}!",
            low,
            angle=88,
            grain=0.24,
        )
        card.paint(
            f"{left + 34},{top + 34}! {right - 34},{top + 36}! {right - 40},{bottom - 38}! {left + 38},{bottom - 40}!",
            high,
            angle=90,
            laps=100,
            grain=0.26,
            lift=3,
        )
    card.paint("404,1452! 1150,1452! 1162,1484! 396,1484!", INK, angle=1)
    for x in (0, 22, 46):
        card.paint(ribbon(f"{900 + x},1130 {912 + x},1190 {908 + x},1236", (2, 6, 2)), low, thin=0.2)


SLOT = affine(812, 800, 1, -1.5)


def _slot(card: Sheet) -> None:
    """The flap pushed up; outside it is pale day; four grey fingers and the spoon that is next."""
    card.paint("-212,-70! 214,-72! 218,124! -208,126!", BRASS, at=SLOT, angle=3, lift=7)
    card.paint("-176,-28! 178,-30! 180,88! -174,90!", BONE, at=SLOT, angle=2, grain=0.1)
    card.paint("-176,-30! 178,-32! 178,-6! -176,-4!", ASH, at=SLOT, angle=1, grain=0.15)
    glove = shift(ASH, 0.02)
    # palm in the light outside, fingers over the sill, the spoon that is next, and the thumb upon it
    card.paint("-150,92! -130,20 -100,-26! 60,-28! 120,10 138,92!", shift(glove, -0.13), at=SLOT, angle=80)
    card.paint("-176,80! 180,78! 182,96! -174,98!", shift(BRASS, -0.12), at=SLOT, angle=2)
    for spec, seam in FINGERS:
        finger = card.piece(spec, glove, at=SLOT, angle=86, lift=7, laps=30)
        with card.inside(finger):
            x0, y0, x1, y1 = card.box(finger)
            card.paint(
                f"{x0 - 9},{y0}! {x0 + (x1 - x0) * 0.34:.0f},{y0}! {x0 + (x1 - x0) * 0.3:.0f},{y1 - 60:.0f} {x0 + (x1 - x0) * 0.5:.0f},{y1 + 8}! {x0 - 9},{y1 + 9}!",
                shift(glove, -0.09),
                angle=86,
            )
            for drop in (78, 92):
                card.paint(
                    ribbon(f"{x0},{y0 + drop} {(x0 + x1) / 2},{y0 + drop + 10} {x1},{y0 + drop}", (2, 6, 2)),
                    shift(glove, -0.17),
                )
        points = curve(seam, SLOT, closed=False)
        for k in range(2, len(points) - 5, 7):
            card.paint(ribbon([tuple(points[k]), tuple(points[k + 3])], (3, 3)), INK, thin=0.1, wobble=0.2)
    spoon(card, affine(828, 1010, 1.12, 7), BONE, lift=8)
    thumb = card.piece(
        "-96,-20! -30,-30 20,10 36,64 34,112! 20,136 -6,138 -26,122! -40,80 -70,50 -110,36!",
        shift(glove, 0.045),
        at=SLOT,
        angle=56,
        lift=8,
        laps=30,
    )
    with card.inside(thumb):
        card.paint("-120,24! -60,44 -34,84 -22,128! -8,150 -80,130!", shift(glove, -0.07), at=SLOT, angle=60)
        card.paint(
            [ribbon(f"{-2 - k},{60 + 14 * k} {14 - k},{54 + 14 * k}", (2, 5, 2), SLOT) for k in (0, 1)],
            shift(glove, -0.16),
        )
    flap = "-186,-34! 186,-38! 204,-150! -196,-146!"
    lid = card.piece(flap, shift(BRASS, 0.05), at=SLOT, angle=4, lift=9)
    with card.inside(lid):
        card.paint("-186,-34! 186,-38! 190,-62! -190,-58!", shift(BRASS, -0.1), at=SLOT, angle=2)
        card.paint(ribbon("-170,-130 0,-134 176,-136", (5, 6, 5), SLOT), shift(BRASS, -0.1))
    card.paint(
        ["-214,-56! -186,-58! -186,-30! -214,-28!", "186,-60! 216,-62! 216,-34! 186,-32!"],
        shift(BRASS, -0.13),
        at=SLOT,
        lift=3,
    )


FINGERS = (
    (
        "-150,-20! -96,-22! -88,60 -98,120! -108,168 -122,190 -142,188 -152,160! -150,110 -160,50",
        "-112,0 -108,80 -122,150",
    ),
    ("-88,-22! -22,-24! -14,90 -24,170! -32,216 -48,228 -68,220 -78,186! -84,100 -96,40", "-40,0 -36,110 -46,190"),
    ("44,-24! 104,-24! 112,70 104,150! 100,200 84,216 62,208 50,176! 48,100 36,40", "86,0 92,90 86,170"),
    ("112,-24! 160,-26! 176,30 170,88! 170,128 158,150 138,146 128,120! 124,70 106,20", "146,0 156,60 152,110"),
)
"""Each finger of the glove and its seam."""


def _cupboard(card: Sheet) -> None:
    """Cropped by the left edge, its doors shut; below it room for one."""
    card.paint("-30,1380! 300,1388! 306,1500! -30,1500!", shift(INK, -0.03), angle=2, grain=0.12)
    body = card.piece("-30,560! 292,548! 300,1392! -30,1398!", INK, angle=89, laps=90, grain=0.34, lift=9)
    with card.inside(body):
        for spec in ("-20,640! 118,636! 120,1330! -20,1334!", "150,634! 262,630! 268,1326! 152,1330!"):
            card.paint(spec, shift(BLUE, -0.02), angle=88, grain=0.26, lift=3)
        card.paint(ribbon("134,600 136,980 138,1392", (4, 5, 4)), shift(BLUE, 0.06))
    card.paint("-30,520! 316,506! 322,556! -30,572!", shift(BLUE, -0.03), angle=2, lift=7)
    for x in (106, 164):
        card.paint("-13,0 -9,-10 0,-13 9,-10 13,0 9,10 0,13 -9,10", BRASS, at=affine(x, 960, 1), lift=4)
    card.paint("236,1390! 292,1388! 280,1500! 252,1502!", INK, angle=88, lift=4)


def _bell(card: Sheet) -> None:
    """The doorbell on its spring has been given a stocking to bite on."""
    card.paint("88,96! 280,88! 284,124! 90,132!", INK, angle=3, lift=5)
    card.paint(
        ribbon("120,110 60,90 46,150 90,180 130,150 110,110 80,140 120,200 186,190", (10, 10, 10, 9, 9, 9, 9, 10, 12)),
        BRASS,
        lift=4,
    )
    card.paint(
        "150,330! 236,326! 240,380 226,430 236,470! 250,512 300,520 318,548 306,580! 250,590 196,574 182,520! 176,460 150,400",
        mix(PLUM, BONE, 0.42),
        angle=76,
        lift=5,
    )
    for y in (388, 420, 452):
        card.paint(ribbon(f"{150 + (y - 388) * 0.3:.0f},{y} 190,{y + 8} 236,{y - 3}", (8, 10, 8)), PLUM, thin=0.08)
    card.paint("264,514! 306,524 318,550 306,582! 276,588 268,550", PLUM, lift=2)
    bell = card.piece(
        "186,176! 226,188 252,240 262,310! 300,350! 290,366 190,374 92,366! 80,350! 118,312 128,240 150,190",
        BRASS,
        angle=80,
        lift=7,
    )
    with card.inside(bell):
        card.paint("60,372! 118,312 130,240 146,180! 176,200 160,270 150,380!", shift(BRASS, -0.1), angle=82)
        card.paint(ribbon("100,330 190,340 280,328", (6, 8, 6)), shift(BRASS, -0.16))


def _feet(card: Sheet) -> None:
    """Toes up, quite still: two odd socks, soles to us; one heel has been darned by somebody patient."""
    for x, tilt, cloth, band in ((112, -13, mix(PLUM, BONE, 0.2), "bars"), (262, 11, mix(BLUE, ASH, 0.6), "darn")):
        at = affine(x, 1616, 1, tilt)
        card.paint("-62,18! 0,44 70,20! 110,40 10,66 -60,52", shift(BONE, -0.13), at=at, angle=4, grain=0.12)
        sole = card.piece(
            "-6,36 -44,22 -58,-24 -50,-90 -66,-150 -62,-196! -44,-226 -12,-238 24,-226! 54,-204 62,-170 56,-120 46,-60 50,-10 36,26",
            cloth,
            at=at,
            angle=84 + tilt,
            laps=40,
            lift=8,
        )
        with card.inside(sole):
            if band == "bars":
                card.paint(stripes(card.box(sole), 44, 17, tilt, key="sock"), BONE, thin=0.1)
            card.paint(
                "-80,-176! -40,-168 0,-182 40,-170! 90,-190! 90,-260! -80,-260!",
                BRASS if band == "bars" else INK,
                at=at,
                angle=8,
            )
            heel = "-70,-34! -30,-46 20,-40 70,-48! 70,60! -70,60!"
            card.paint(heel, INK if band == "bars" else shift(cloth, -0.12), at=at, angle=6)
            if band == "darn":
                for k in range(6):
                    card.paint(ribbon(f"{-26 + 10 * k},-26 {-24 + 10 * k},26", (4, 4), at), BRASS)
                    card.paint(ribbon(f"-32,{-20 + 8 * k} 32,{-22 + 8 * k}", (3, 3), at), BONE, thin=0.1)
            for k, (a, b) in enumerate(((-44, -208), (-20, -222), (6, -222), (30, -210))):
                card.paint(
                    ribbon(f"{a},{b} {a + 3},{b + 26}", (2, 6, 2), at), shift(cloth, -0.14) if k % 2 else INK, thin=0.1
                )
