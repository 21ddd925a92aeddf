"""Nobody Told Me: the frozen lake, two who skate past, and a child with a grand piano."""

from __future__ import annotations

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.inks import BLACK, ICE, LILAC, MAUVE, PINK, PISTACHIO, SNOW, WHITE


def ice(card: Sheet) -> None:
    """Lay the far shore with its firs, the ice and the lines in it."""
    card.paint(
        "-40,560! 120,500 300,520 460,470 700,500 900,440 1080,470 1240,430! 1240,640! -40,640!",
        mix(LILAC, SNOW, 0.45),
        angle=4,
        edge="torn",
        core=WHITE,
        wobble=6,
    )
    firs = []
    for x, s in ((30, 62), (84, 84), (150, 54), (262, 46), (1000, 52), (1052, 80), (1110, 104), (1172, 76)):
        firs.append(
            curve(
                "0,-1! .2,-.55! .12,-.55! .3,-.15! .16,-.15! .36,.3! -.36,.3! -.16,-.15! -.3,-.15! -.12,-.55! -.2,-.55!",
                affine(x, 572, s),
            )
        )
    card.paint(firs, mix(PISTACHIO, MAUVE, 0.45), lift=2)
    lake = card.piece(
        "-40,596! 300,586 700,594 1240,584! 1240,1840! -40,1840!",
        ICE,
        angle=2,
        laps=120,
        grain=0.26,
        edge="torn",
        core=WHITE,
        wobble=5,
    )
    with card.inside(lake):
        for spec in (
            "-20,700 160,676 330,690",
            "1240,690 1080,700 960,680",
            "1240,1110 1130,1090 1040,1120 1100,1160 1240,1170",
            "-20,820 80,800 190,812",
            "-20,1030 60,990 120,960",
            "1240,1310 1160,1290 1060,1180",
        ):
            card.paint(ribbon(spec, (3, 7, 6, 3)), WHITE, thin=0.1)
    for x, y, s, coat, tilt in ((96, 772, 150, MAUVE, -7), (176, 768, 136, LILAC, -9)):
        _skater(card, x, y, s, coat, tilt)


def _skater(card: Sheet, x: float, y: float, s: float, coat: str, tilt: float) -> None:
    """From behind, gliding off, hands in a muff."""
    at = affine(x, y, s, tilt)
    card.paint(["-.10,-.3! -.02,-.3! -.03,0! -.12,0!", "-.02,-.3! .08,-.3! .26,-.06! .2,-.02!"], BLACK, at=at)
    card.paint("-.09,-.78! .09,-.78! .16,-.55 .24,-.22! 0,-.18 -.24,-.22! -.16,-.55", coat, at=at, lift=3, angle=84)
    card.paint("-.1,-.74! .1,-.74! .09,-.8! -.09,-.8!", BLACK, at=at)
    card.paint(
        "0,-1 .09,-.97 .1,-.84 .06,-.78! -.06,-.78! -.1,-.84 -.09,-.97",
        PISTACHIO if coat == MAUVE else BLACK,
        at=at,
        lift=2,
    )


def piano(card: Sheet) -> None:
    """A grand, lid up, pushed over the ice by a child in a pink coat."""
    at = affine(972, 966, 1.02, 0)
    dark = BLACK

    def lay(spec: str, ink: Ink, lift: float = 0, angle: float = 12) -> None:
        card.paint(spec, ink, at=at, lift=lift, angle=angle)

    card.paint(ribbon("1240,974 1120,974 880,968", (5, 8, 3)), WHITE)
    for x in (-72, 40, 96):
        lay(f"{x},-60! {x + 12},-60! {x + 9},2! {x + 3},2!", dark)
    lay("-96,-98! -100,-58! 112,-58! 112,-98!", dark, angle=2, lift=4)
    lay("-86,-100! 112,-100! 92,-148 30,-214 -40,-236!", dark, angle=30, lift=4)
    lay("-72,-104! 92,-104! 74,-146 22,-198 -36,-218!", shift(MAUVE, -0.05), angle=30)
    lay("-20,-100! -12,-100! -26,-190! -32,-188!", dark)
    lay("112,-98! 132,-92! 132,-78! 112,-76!", WHITE)
    # who pushes
    lay("150,-34! 166,-36! 186,4! 168,6!", dark)
    lay("172,-40! 190,-44! 226,-2! 212,6!", dark)
    lay("140,-112! 166,-118! 190,-86 210,-36! 150,-26! 146,-70", PINK, angle=70, lift=4)
    lay("150,-104! 128,-92! 130,-80! 158,-84!", shift(PINK, -0.07), lift=2)
    lay("136,-150 150,-158 168,-150 170,-126 156,-114 138,-122", PISTACHIO, lift=3)
    lay("160,-116! 150,-108! 200,-112! 204,-124!", LILAC)
