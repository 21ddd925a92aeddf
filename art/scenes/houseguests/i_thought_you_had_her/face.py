"""Her face, typed: broad and old, content; the lids are down, but one of them not quite."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, CHALK, DARK, HERS, LIPS, RUST
from art.scenes.houseguests.i_thought_you_had_her.lady import AT, within

HEAD = within(AT, 0, -1250, 1.12, -3)
HAIR = mix(ASH, CHALK, 0.55)


def face(card: Sheet) -> None:
    """Lay hair, knot, the plain of the face and what is in it."""
    _hair_behind(card)
    skin = card.piece(
        "-196,-40! -190,-130 -120,-196 0,-214 120,-196 190,-130 200,-40! 214,50 204,130 160,196 80,238 0,248 -84,238 "
        "-164,192 -206,120 -208,40",
        HERS.base,
        at=HEAD,
        angle=104,
        laps=80,
        grain=0.22,
        lift=6,
    )
    with card.inside(skin):
        card.paint(
            "230,-200! 150,-120! 168,-20 166,60 196,66! 160,120 130,190 40,262! 240,270!",
            mix(HERS.base, HERS.shade, 0.42),
            at=HEAD,
            angle=100,
            grain=0.2,
        )
        for line, w in (
            ("-96,70 -124,104 -122,140", 8),
            ("84,72 112,104 112,138", 8),
            ("-70,196 0,214 64,194", 7),
            ("-80,-148 0,-158 70,-146", 5),
        ):
            card.paint(ribbon(line, (2, w, 2), HEAD), HERS.shade)
    _eyes(card)
    _nose_and_mouth(card)
    _earring(card)
    _hair_before(card)


def _hair_behind(card: Sheet) -> None:
    card.paint("-70,-300! -96,-350 -60,-410 10,-424 76,-400 100,-346 70,-292!", HAIR, at=HEAD, angle=40, lift=5)
    card.paint(ribbon("-60,-340 0,-384 70,-350", (3, 8, 3), HEAD), ASH)
    card.paint(
        "-214,110! -256,0 -244,-140 -170,-252 -60,-304 50,-306 168,-254 246,-140 258,0 216,110!",
        HAIR,
        at=HEAD,
        angle=60,
        lift=8,
    )


def _eyes(card: Sheet) -> None:
    pale = mix(HERS.base, HERS.shade, 0.55)
    card.paint("-152,-22! -120,-58 -80,-66 -40,-22! -76,6 -120,8", pale, at=HEAD, grain=0.16)
    card.paint(ribbon("-158,-24 -122,8 -78,10 -34,-22", (4, 12, 13, 4), HEAD), DARK)
    card.paint("40,-30! 78,-70 124,-60 158,-26! 120,8 76,6", pale, at=HEAD, grain=0.16)
    card.paint("46,-22! 90,-30 152,-22! 120,6 78,6", CHALK, at=HEAD)
    card.paint("58,-26! 90,-30 104,-24! 100,0 80,8 62,-6", DARK, at=HEAD)
    card.paint(ribbon("34,-24 84,-34 130,-30 162,-20", (4, 14, 13, 4), HEAD), DARK)
    card.paint(ribbon("50,-14 78,8 118,8 152,-14", (2, 5, 5, 2), HEAD), HERS.shade)
    card.paint("-176,-88! -130,-116 -70,-112 -30,-88! -74,-96 -130,-96", mix(CHALK, ASH, 0.25), at=HEAD)
    card.paint("36,-112! 80,-150 136,-140 176,-98! 130,-120 80,-126", mix(CHALK, ASH, 0.25), at=HEAD)


def _nose_and_mouth(card: Sheet) -> None:
    card.paint(
        "6,-30! 20,20 52,66! 46,90 10,96 -30,88! -44,70 -20,40 -8,0",
        mix(HERS.base, HERS.shade, 0.36),
        at=HEAD,
        angle=100,
        grain=0.18,
    )
    card.paint(
        ribbon("-42,62 -46,84 -24,88 6,96 34,88 52,84 50,62", (3, 7, 5, 7, 5, 7, 3), HEAD), shift(HERS.shade, -0.12)
    )
    card.paint("-66,142! -26,128 0,134 28,126 78,134! 40,160 0,166 -36,162", mix(RUST, LIPS, 0.3), at=HEAD, grain=0.2)
    card.paint(ribbon("-80,136 -40,147 0,147 40,143 92,122", (3, 7, 7, 7, 3), HEAD), DARK)


def _hair_before(card: Sheet) -> None:
    """Parted a little off the middle, pressed flat where a hat was."""
    for spec, ink in (
        ("-24,-300! -20,-196! -90,-180 -150,-120 -178,-40 -190,60! -240,80 -258,-20 -230,-160 -150,-262", HAIR),
        ("-30,-300! -20,-196! 70,-186 146,-124 178,-40 192,60! 244,80 260,-20 234,-160 150,-264", shift(HAIR, -0.04)),
    ):
        wing = card.piece(spec, ink, at=HEAD, angle=60, lift=6)
        side = 1 if spec.startswith("-30") else -1
        with card.inside(wing):
            for i in range(4):
                card.brush(
                    f"{-20 + side * 8 * i},{-214 - 22 * i} {side * (90 + 14 * i)},{-190 - 18 * i} "
                    f"{side * (176 + 12 * i)},{-90 - 12 * i} {side * (206 + 10 * i)},50",
                    9,
                    ASH if i % 2 else CHALK,
                    HEAD,
                    dry=0.6,
                )


def _earring(card: Sheet) -> None:
    """It hangs plumb, as she does not."""
    x, y = (float(v) for v in HEAD @ np.array([-226, 84, 1]))
    card.paint(ribbon(f"{x},{y - 40} {x},{y + 40}", (8, 8)), DARK)
    card.paint("0,-40! 26,10 30,40 0,68 -30,40 -26,10", RUST, at=affine(x, y + 66), lift=5)
