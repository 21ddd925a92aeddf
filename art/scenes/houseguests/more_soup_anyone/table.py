"""The tortoise on the cloth."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.more_soup_anyone.inks import BLACK, CHALK, GREEN, RED, TAN, UMBER


def tortoise(card: Sheet) -> None:
    """It goes off to the left with the last radish."""
    at = affine(700, 1610, 1.1)
    skin = mix(UMBER, TAN, 0.55)
    dark = mix(UMBER, TAN, 0.3)
    for leg in ("-60,40! -40,80 -20,120! 34,122! 30,100 10,70 20,36!", "60,40! 66,80 60,122! 120,124! 130,90 130,40!"):
        card.paint(leg, dark, at=at, angle=80, lift=2)
    card.paint("176,34! 210,44 240,70! 200,66 160,60!", skin, at=at)
    card.paint(
        "-150,6! -200,-24 -240,-70 -280,-92! -326,-104 -364,-84 -372,-56! -366,-40 -340,-34! -300,-30 -270,0 -240,40 -190,72 -140,70!",
        skin,
        at=at,
        angle=30,
        lift=5,
    )
    for line in ("-262,-60 -250,-40 -252,-20", "-236,-40 -226,-16 -230,10", "-208,-16 -198,10 -202,34"):
        card.paint(ribbon(line, (2, 5, 2), at), dark)
    shell = card.piece(
        "-196,50! -200,-10 -160,-90 -90,-146 0,-166 100,-146 170,-84 204,0 206,50! 110,78 -100,78!",
        UMBER,
        at=at,
        angle=8,
        lift=9,
    )
    with card.inside(shell):
        plates = (
            "-44,-140! 40,-140! 66,-76! 34,-30! -34,-30! -68,-76!",
            "-66,-136! -88,-72! -52,-22! -110,6! -174,-2! -150,-84!",
            "62,-136! 88,-72! 52,-22! 112,6! 180,0! 152,-84!",
            "-40,-14! 40,-14! 92,14! 80,26! -80,26! -94,14!",
        )
        for plate in plates:
            card.paint(plate, mix(UMBER, TAN, 0.45), at=at, angle=30)
        for plate in (
            "-24,-118! 22,-118! 36,-80! 18,-52! -18,-52! -38,-80!",
            "-130,-70! -104,-66! -80,-24! -118,-12! -148,-16!",
            "128,-70! 102,-66! 78,-24! 118,-12! 150,-16!",
        ):
            card.paint(plate, shift(UMBER, 0.05), at=at, angle=30)
        card.paint("-210,34! 0,52 210,34! 210,90! -210,90!", dark, at=at)
        card.paint([ribbon(f"{x},36 {x + 4},84", (6, 6), at) for x in range(-160, 190, 50)], UMBER)
    card.paint(
        "-160,40! -120,34 -80,60! -100,90 -140,110 -150,124! -212,126! -220,112 -190,90 -184,60!",
        skin,
        at=at,
        angle=70,
        lift=5,
    )
    card.paint("130,44! 170,40 196,70 190,100 204,124! 140,126! 134,100 120,76!", skin, at=at, angle=80, lift=4)
    card.paint(ROUND, BLACK, at=affine(700 - 1.1 * 334, 1610 - 1.1 * 76, 9))
    card.paint(ribbon("-372,-58 -344,-50 -316,-58", (4, 6, 3), at), BLACK)
    # the radish, by its leaves
    leaf = mix(GREEN, UMBER, 0.15)
    card.paint("-356,-58! -380,-80 -420,-70 -450,-34! -410,-36 -380,-40!", leaf, at=at, angle=30, lift=3)
    card.paint("-356,-52! -390,-50 -430,-30 -452,-14! -410,-12 -370,-30!", shift(leaf, 0.06), at=at, angle=30, lift=3)
    card.paint(
        "-440,-40! -476,-46 -516,-20 -522,24! -510,60 -470,70 -440,50! -416,26 -420,-16!", RED, at=at, angle=40, lift=6
    )
    card.paint("-522,24! -512,62 -470,70! -490,84 -512,110 -530,118! -530,84 -530,50!", CHALK, at=at, angle=70, lift=2)
