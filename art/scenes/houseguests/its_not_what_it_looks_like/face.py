"""His face: chin under, ears alight, eyes that go the other way."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.its_not_what_it_looks_like.inks import BROWN, CHALK, DEEP, EMBER, INK

AT = affine(575, 610, 1.1, 7)
SHADE = mix(BROWN, DEEP, 0.36)
LIGHT = shift(BROWN, 0.05)


def face(card: Sheet) -> None:
    """Lay neck, ears, face, hair, eyes, nose and mouth."""
    card.paint("-130,200! 130,200! 140,420! 0,480! -140,420!", SHADE, at=AT, angle=84)
    _ears(card)
    skin = card.piece(
        "0,-300 110,-288 184,-220 206,-110 212,10 234,110 232,210 176,300 70,346 -60,344 -166,300 -230,214 -236,110 "
        "-214,10 -206,-110 -184,-215 -112,-284",
        BROWN,
        at=AT,
        angle=82,
        laps=70,
        grain=0.25,
        lift=8,
    )
    with card.inside(skin):
        card.paint(
            "120,-320! 300,-320! 300,400! 40,400! 130,300 170,200 150,90 130,-40 150,-160", SHADE, at=AT, angle=80
        )
    _hair(card)
    for side in (-1, 1):
        _eye(card, side)
    _nose(card)
    _mouth(card)


def _within(x: float, y: float, size: float = 1) -> Array:
    """Return a place in the face, to multiply its frame by."""
    return np.vstack([affine(x, y, size), [0, 0, 1]])


def _ears(card: Sheet) -> None:
    for spec, inner in (
        ("-200,-70! -262,-92 -300,-44 -290,40 -262,112 -206,120!", "-222,-40 -262,-56 -270,0 -240,40 -250,76"),
        ("200,-70! 262,-92 300,-44 290,40 262,112 206,120!", "222,-40 262,-56 270,0 240,40 250,76"),
    ):
        card.paint(spec, EMBER, at=AT, angle=80, lift=6)
        card.paint(ribbon(inner, (4, 12, 10, 5), AT), mix(EMBER, DEEP, 0.45))


def _hair(card: Sheet) -> None:
    hair = card.piece(
        "-212,0! -236,-120 -222,-250 -150,-346 -30,-392 110,-380 206,-300 240,-180 222,-30! 200,-60 196,-130 170,-196! "
        "110,-176 40,-190 -30,-236! -70,-196 -130,-176 -176,-186! -196,-110",
        INK,
        at=AT,
        angle=20,
        edge="torn",
        core=mix(INK, BROWN, 0.6),
        wobble=4,
        lift=6,
    )
    strands = [
        ribbon(line, (2, 7, 2), AT)
        for line in (
            "-40,-240 -110,-280 -200,-190",
            "-40,-262 -120,-330 -206,-250",
            "-50,-216 -110,-226 -186,-170",
            "-30,-280 80,-370 204,-260",
            "-26,-254 90,-310 208,-180",
        )
    ]
    for line in strands:
        card.pattern(hair, [line], mix(INK, CHALK, 0.4))


def _eye(card: Sheet, side: int) -> None:
    """One lid hangs lower than the other; both irises have slid off to the left."""
    x, y = (-98, -28) if side < 0 else (92, -24)
    at = AT @ _within(x, y)
    card.paint(
        "-78,10! -50,-34 0,-50 50,-36 78,6! 50,38 0,48 -48,36", SHADE if side < 0 else mix(SHADE, DEEP, 0.3), at=at
    )
    white = card.piece("-70,8! -40,-28 6,-38 48,-26 70,6! 40,32 0,40 -40,32", CHALK, at=at)
    with card.inside(white):
        card.paint(ROUND, DEEP, at=at @ _within(-32, 10, 33))
        card.paint(ROUND, CHALK, at=at @ _within(-40, -2, 7))
        lid = (
            "-90,-60! 90,-60! 90,4! 40,-12 -20,-14 -90,2!" if side < 0 else "-90,-60! 90,-60! 90,10! 40,6 -20,2 -90,8!"
        )
        card.paint(lid, LIGHT if side < 0 else shift(SHADE, 0.03), at=at)
    line = "-76,8 -30,-14 30,-14 76,4" if side < 0 else "-76,8 -30,3 30,5 76,10"
    card.paint(ribbon(line, (6, 12, 12, 6), at), DEEP)
    card.paint(ribbon("-50,58 0,68 48,56", (3, 8, 3), at), mix(SHADE, DEEP, 0.3))
    brow = "-84,-66 -40,-98 20,-122 72,-132" if side < 0 else "-70,-104 -20,-104 40,-84 84,-50"
    card.paint(ribbon(brow, (12, 30, 32, 14), at), INK, lift=2)


def _nose(card: Sheet) -> None:
    card.paint(
        "-14,-40! 24,-44! 34,40 60,92 84,130 74,172 30,178 0,190 -34,178 -76,170 -84,128 -54,90 -30,40",
        LIGHT,
        at=AT,
        angle=86,
        lift=4,
    )
    card.paint("24,-44! 34,40 60,92 84,130 74,172 30,178 6,190! 40,140 22,80 10,20", SHADE, at=AT, angle=86)
    for spec in ("-58,168 -40,154 -20,170", "20,172 40,156 60,168"):
        card.paint(ribbon(spec, (5, 12, 5), AT), DEEP)


def _mouth(card: Sheet) -> None:
    card.paint("-60,236! -20,226 30,232 66,226! 56,258 10,268 -36,262", mix(EMBER, DEEP, 0.35), at=AT)
    card.paint(ribbon("-96,256 -66,236 -20,226 30,232 70,226 92,238", (5, 10, 11, 9, 4), AT), DEEP)
    card.paint(ribbon("-118,150 -140,200 -128,246", (3, 9, 3), AT), SHADE)
