"""What is behind his back: blocks, a lawn that climbs, a swing that stays up, children in mid step, and one more."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

GREEN, INK, PETROL, DUSK, BONE, BRICK, STRAW = (
    "#1f3a38",
    "#1b2030",
    "#2f4a5c",
    "#56607a",
    "#e2d8c6",
    "#b2473b",
    "#c9b27a",
)
PALE: Final = Skin("#d8c6b2", "#ab9a8c", INK)
CAST: Final = {
    "tall": Face(
        PALE, 45, "long", "straight", "slit", "wide", "thin", "slick", "#3b3a3f", feels=feel("smug"), small=True
    ),
}
FAIR, BROWN, DARK = "#cfa98d", "#7c5a49", "#543c36"


def lawn(card: Sheet) -> None:
    """Lay it from the sky forward."""
    for i, (x0, x1, top, ink) in enumerate(((90, 330, 250, PETROL), (372, 640, 130, DUSK), (1010, 1280, 196, PETROL))):
        block = card.piece(
            f"{x0},{top}! {x1},{top + (-8, 6, 10)[i]}! {x1 + 3},560! {x0 - 2},560!", ink, angle=88, laps=70, lift=6
        )
        with card.inside(block):
            panes = [
                f"{x},{y}! {x + 30},{y - 1}! {x + 30},{y + 26}! {x},{y + 26}!"
                for y in range(top + 34, 560, 58)
                for x in range(x0 + 26, x1, 62)
            ]
            card.paint(panes, shift(ink, -0.05))
    card.paint(
        "-40,500! 300,470 700,476 1240,440! 1240,1840! -40,1840!",
        GREEN,
        angle=6,
        laps=110,
        edge="torn",
        core="#f7f0e2",
        wobble=6,
    )
    card.paint(
        "560,490! 640,480! 700,540 760,600 900,660 1010,760 1090,940 1240,1100! 1240,1500! 900,1500! 860,1000 800,800 660,640",
        BONE,
        angle=64,
        laps=70,
        grain=0.2,
        edge="torn",
        core="#fbf6ea",
    )
    _swing(card)
    _tall(card)
    _child(card, 536, 664, 0.6, STRAW, FAIR, "#4b3a30", -1)
    _child(card, 1112, 990, 1.3, mix(PETROL, DUSK, 0.3), DARK, INK, -1, 7)
    _child(card, 226, 860, 0.95, DUSK, BROWN, INK, 1, -8)


def _swing(card: Sheet) -> None:
    """At the top of its arc, and staying there; a girl has stopped below it."""
    posts = ("196,600 246,330", "296,612 250,330", "470,596 432,318", "384,588 428,318")
    card.paint(turned([ribbon(post, (12, 10)) for post in posts]), BRICK, lift=5)
    card.paint(ribbon("232,332 446,316", (14, 13)), BRICK, lift=5)
    card.paint(turned([ribbon("290,330 150,250", (4, 4)), ribbon("390,322 262,214", (4, 4))]), INK, wobble=0.3)
    card.paint("130,254! 262,196! 272,214! 140,274!", mix(STRAW, BRICK, 0.35), angle=-20, lift=6)
    card.paint("156,232 160,196 200,174 240,180 244,200! 200,214", STRAW, angle=-20, lift=4)
    cuts = ("174,196 190,206", "194,184 210,198", "214,178 228,190")
    card.paint(turned([ribbon(line, (3, 5, 3)) for line in cuts]), mix(STRAW, BRICK, 0.5), wobble=0.3)
    _child(card, 344, 660, 0.62, BONE, DARK, INK, -1, 0, skirt=True)


def _child(
    card: Sheet,
    x: float,
    y: float,
    size: float,
    coat: Ink,
    skin: Ink,
    hair: Ink,
    side: int,
    tilt: float = 4,
    skirt: bool = False,
) -> None:
    """Lay somebody in mid step, the shadow towards us."""
    at = affine(x, y, size, tilt, side < 0)
    shade = affine(x, y, size, 0)
    card.paint("-24,-2! 34,-10! 20,40 -40,86 -110,112! -150,96 -90,50", INK, at=shade, angle=150)
    legs = (("-14,-78 -16,-40 -14,-2", (20, 15, 11)), ("12,-78 34,-48 22,-16", (20, 16, 11)))
    card.paint(turned([ribbon(line, w, at, size) for line, w in legs]), skin if skirt else INK, wobble=0.4)
    shoes = "-20,-6! -6,-8! 10,2! -20,4!", "16,-22! 30,-24! 44,-14! 18,-10!"
    for shoe in shoes:
        card.paint(shoe, INK, at=at, wobble=0.4)
    low = "-40,-66! 38,-62!" if skirt else "-28,-70! 28,-70!"
    card.paint(ribbon("-20,-146 -46,-124 -62,-140", (18, 15, 11), at, size), shift(coat, -0.04), wobble=0.5)
    card.paint(f"-16,-158! 14,-160! 28,-130 {' '.join(low.split()[::-1])} -28,-130", coat, at=at, angle=84, lift=3)
    card.paint(ribbon("18,-146 44,-126 66,-146", (18, 15, 11), at, size), shift(coat, 0.03), wobble=0.5, lift=2)
    for u, v in ((-66, -143), (70, -150)):
        card.paint(f"{u - 8},{v} {u},{v - 8} {u + 8},{v} {u},{v + 8}", skin, at=at, wobble=0.3)
    card.paint("-26,-190 -20,-226 4,-234 28,-220 32,-190 22,-164 2,-156 -18,-166", skin, at=at, wobble=0.5, lift=2)
    card.paint("-32,-186! -32,-226 0,-248 32,-232 38,-196! 26,-206 4,-216 -20,-208!", hair, at=at, wobble=0.5)
    if skirt:
        card.paint(
            ["-62,-214 -50,-236 -30,-226 -34,-200 -52,-194", "62,-214 50,-238 32,-226 36,-202 52,-196"], hair, at=at
        )
    if hair != INK:
        card.paint("-34,-206! -30,-236 0,-256 34,-238 38,-210! 62,-204 40,-198 0,-206!", BRICK, at=at, lift=2)
    card.paint([f"{u - 3},-190 {u},-194 {u + 3},-190 {u},-186" for u in (-2, 16)], INK, at=at, wobble=0)


def _tall(card: Sheet) -> None:
    """One curve from heel to crown, a child's cardigan on it; no shadow."""
    card.paint(
        "832,470! 886,466! 920,540 930,592 996,580 1056,556! 1070,592! 1020,620 946,656 890,648 862,600!",
        shift(INK, 0.05),
        angle=30,
        lift=5,
    )
    card.paint("1046,552! 1066,546! 1080,516 1096,500! 1116,512! 1106,560 1092,600! 1060,602!", INK, wobble=0.6, lift=3)
    card.paint("806,470! 882,466! 886,560 872,680 876,900! 826,900! 822,680 816,560", INK, angle=86, lift=5)
    # stiff from the shoulder to the wrist; a child's sleeves end at the elbow
    card.paint("646,250! 650,286! 584,292 536,284! 530,262! 588,262", PALE.base, angle=0, wobble=0.7, lift=3)
    card.paint("972,196! 980,230! 1036,206 1080,180! 1072,160! 1024,178", PALE.base, angle=-20, wobble=0.7, lift=3)
    hand(card, "drop", 536, 273, 80, 182, PALE, True, 45, lift=3)
    hand(card, "drop", 1076, 170, 80, -22, PALE, age=45, lift=3)
    for outline, lines in (
        ("788,202! 726,222 636,238! 642,296! 726,292 786,290!", "676,210 684,310;726,200 732,310"),
        ("836,200! 904,200 976,178! 998,232! 916,262 848,280!", "892,170 908,290;942,160 962,270"),
    ):
        arm = card.piece(outline, shift(BRICK, -0.05), angle=0, lift=5)
        card.pattern(arm, [ribbon(line, (14, 14)) for line in lines.split(";")], mix(BRICK, BONE, 0.75))
    trunk = card.piece(
        "752,226! 788,200 826,196 858,214! 874,300 882,400 888,470! 836,486 808,476! 792,400 766,310",
        BRICK,
        angle=84,
        laps=40,
        lift=7,
    )
    with card.inside(trunk):
        for y in range(236, 480, 46):
            card.paint(ribbon(f"726,{y + 14} 816,{y} 916,{y - 8}", (15, 16, 15)), mix(BRICK, BONE, 0.8), wobble=0.8)
        card.paint(ribbon("806,200 826,340 842,490", (7, 7)), INK, wobble=0.6)
    card.paint(
        [f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}" for x, y in ((824, 272), (832, 336), (842, 400))],
        INK,
        wobble=0,
    )
    card.paint("770,216! 776,170! 818,166! 836,208! 806,226", PALE.shade, angle=80)
    card.paint("760,224! 786,196 812,216! 842,196 862,214! 812,246!", INK, wobble=0.8, lift=3)
    Head(card, CAST["tall"], 788, 112, 74, tilt=-14, turn=-0.15).draw()
