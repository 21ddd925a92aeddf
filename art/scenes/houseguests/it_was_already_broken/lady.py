"""Who is painted on the plate: a lady with a high comb, and the parrot on her shoulder."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.it_was_already_broken.inks import CHINA, COBALT, NIGHT, PALE, RED, TILE


def _on(at: Array, x: float, y: float, size: float) -> Array:
    """Give a place on the plate for something that is round."""
    p = at @ (x, y, 1.0)
    turn = affine(0, 0, 1)
    turn[:, :2] = at[:, :2] * size
    turn[:, 2] = p
    return turn


def _raised(at: Array) -> Array:
    """Give her own measure: she sits high in the plate."""
    return np.asarray(at @ np.array([[1, 0, 0], [0, 1, -40], [0, 0, 1.0]]))


def lady(card: Sheet, at: Array) -> None:
    """Lay comb, gown, neck, hair, face, and the glare."""
    at = _raised(at)
    knot = card.paint("-96,-236 -104,-296 -70,-346 0,-362 70,-346 104,-296 96,-236 0,-214", COBALT, at=at, angle=10)
    if knot is not None:
        for spec in ("-80,-250 -60,-320 20,-340 70,-290", "-40,-250 -24,-296 24,-300 40,-262"):
            card.pattern(knot, ribbon(spec, (3, 7, 3), at), PALE)
    card.paint("-440,440! -400,410 -290,352 -150,326 -90,318! 90,318! 150,326 270,340 350,372 440,440!", COBALT, at=at)
    card.paint("-86,230! -92,330 -130,352! -60,400 0,412 60,400 130,352! 92,330 86,230!", CHINA, at=at)
    card.paint("-84,262! -60,308 0,330 60,308 84,262! 88,310 0,352 -88,310", PALE, at=at)
    card.paint(
        "0,-290 110,-276 196,-206 236,-100 240,20 222,110 186,176! 150,120 -150,120 -186,176! -222,110 -240,20 -236,-100 "
        "-196,-206 -110,-276",
        COBALT,
        at=at,
        angle=80,
    )
    for side in (-1, 1):
        for spec in (
            "14,-280 110,-236 176,-140 196,-10",
            "10,-246 90,-196 146,-110",
            "50,-284 166,-216 218,-90 222,40",
        ):
            line = " ".join(f"{side * float(p.split(',')[0])},{p.split(',')[1]}" for p in spec.split())
            card.paint(ribbon(line, (3, 6, 2), at), PALE, wobble=0.5)
    card.paint(
        "0,-186! -70,-150 -138,-84 -174,10 -178,90 -160,176 -112,256 -44,304 44,304 112,256 160,176 178,90 174,10 "
        "138,-84 70,-150",
        CHINA,
        at=at,
        angle=84,
        grain=0.14,
    )
    for side in (-1, 1):
        card.paint(ROUND, mix(PALE, CHINA, 0.5), at=_on(at, side * 112, 112, 40))
    card.paint(ROUND, CHINA, at=_on(at, -198, 178, 17))
    card.paint("0,0! 20,44 0,70 -20,44", CHINA, at=_on(at, -198, 190, 1))
    _glare(card, at)


def _glare(card: Sheet, at: Array) -> None:
    """Eyes that look down and aside to where her mouth is, under brows that meet."""
    for x in (-88, 92):
        white = card.paint(
            f"{x - 58},2! {x - 36},-20 {x},-26 {x + 36},-18 {x + 58},4! {x + 34},32 {x},40 {x - 34},30", CHINA, at=at
        )
        if white is None:
            continue
        with card.inside(white):
            card.paint(ROUND, NIGHT, at=_on(at, x - 20, 16, 26))
            card.paint(ROUND, CHINA, at=_on(at, x - 28, 8, 6))
        lid = f"{x - 62},4 {x - 36},-20 {x},-27 {x + 36},-19 {x + 62},6"
        card.paint(ribbon(lid, (7, 13, 14, 13, 7), at), NIGHT, wobble=0.5)
        card.paint(ribbon(f"{x - 44},34 {x},50 {x + 42},36", (3, 7, 3), at), COBALT, wobble=0.5)
    card.paint("-166,-74! -96,-86 -26,-34! -34,-16! -96,-56 -156,-56!", NIGHT, at=at)
    card.paint("170,-70! 98,-84 30,-34! 38,-16! 98,-54 160,-52!", NIGHT, at=at)
    for spec in ("-10,-42 -6,-22", "10,-42 8,-22"):
        card.paint(ribbon(spec, (3, 5), at), COBALT)
    card.paint(ribbon("-20,-6 -26,50 -40,92 -30,112", (3, 6, 8, 4), at), COBALT, wobble=0.5)
    card.paint(ribbon("-30,110 -14,104 0,116 16,104 32,110", (4, 9, 8, 9, 4), at), NIGHT, wobble=0.5)


def lips(card: Sheet, at: Array) -> None:
    """Lay a mouth wide open in the middle of a word."""
    at = _raised(at)
    card.paint(
        "-92,196! -60,168 -24,152 6,164 34,150 72,166 106,194! 84,234 44,264 4,272 -36,262 -70,236", RED, at=at, angle=8
    )
    inner = card.piece("-66,197! -30,182 6,188 42,180 80,196! 60,224 34,244 4,249 -26,243 -50,224", NIGHT, at=at)
    with card.inside(inner):
        card.paint("-70,180! 84,180! 66,203 6,210 -52,204!", CHINA, at=at)
        card.paint("-40,260! -24,232 6,226 36,232 54,260!", mix(RED, CHINA, 0.3), at=at)


def parrot(card: Sheet, at: Array) -> None:
    """Lay a bird that leans down from her shoulder, beak open."""
    card.paint("30,60! 66,120 96,232! 70,226 44,236! 22,160 -4,90!", NIGHT, at=at, angle=70)
    card.paint(
        "-46,-96 -20,-130 24,-128 50,-92 64,-30 64,50 40,110 4,116 -28,80 -44,20 -50,-40", COBALT, at=at, angle=70
    )
    card.paint("10,-40! 52,-30 74,30 70,110 50,168! 30,120 6,60 0,10", mix(COBALT, TILE, 0.55), at=at, angle=70)
    for spec in ("20,20 44,60 52,120", "12,50 34,90 46,140"):
        card.paint(ribbon(spec, (3, 6, 3), at), COBALT)
    card.paint("-44,-104 -22,-122 6,-112 8,-84 -14,-66 -40,-74", CHINA, at=at)
    card.paint(ROUND, NIGHT, at=_on(at, -16, -96, 9))
    card.paint("-38,-112! -72,-116 -92,-92 -88,-62! -72,-82 -40,-86!", RED, at=at)
    card.paint("-40,-78! -62,-62 -66,-42! -44,-44 -30,-64!", RED, at=at)
    for x in (-8, 16):
        card.paint(ribbon(f"{x},108 {x - 4},128 {x - 20},136", (8, 8, 5), at), NIGHT)
