"""Nobody Told Me: five in bathing suits wait for a tram in the snow, and between them a man in full evening dress."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import Dress, outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

SNOW, ICE, LILAC, PINK, PISTACHIO, MAUVE, PLUM = (
    "#eef0ea",
    "#c6d6de",
    "#bba9c6",
    "#e8b9b4",
    "#bccaa4",
    "#8f8798",
    "#382c3b",
)
GROUND = SNOW
LIGHT: Final = Skin("#efcdb9", "#cfa292", PLUM, lip="#b9706f", blush=PINK)
BLUISH: Final = Skin("#dcd3d6", "#b4adb9", PLUM, lip="#8f7f93", blush=LILAC)
BROWN: Final = Skin("#9c6e58", "#7a5248", PLUM, lip="#7c4247", blush="#a9695f")
RED: Final = Skin("#efc2b0", "#cf9585", PLUM, lip="#b9706f", blush="#d98c84")
CAST: Final = {
    "formal": Face(
        RED,
        45,
        "egg",
        "bent",
        "hooded",
        "pinched",
        "flat",
        "combed_over",
        "#5a4550",
        beard="pencil",
        ears=1.4,
        feels=feel("ashamed", gaze=(-0.2, 0.9), tilt=6),
    ),
    "queen": Face(
        BROWN,
        60,
        "moon",
        "broad",
        "smooth",
        "full",
        "arched",
        "crown_plait",
        PLUM,
        feels=feel("proud", gaze=(0.0, -0.1), tilt=-4),
    ),
    "elder": Face(
        BLUISH, 82, "gaunt", "hook", "deep", "thin", "bushy", "wisps", SNOW, feels=feel("plain", gaze=(0.05, 0.0))
    ),
    "flippers": Face(
        LIGHT,
        10,
        "diamond",
        "line",
        "round",
        "pout",
        "thin",
        "plaits",
        "#b9774f",
        wear=("freckles",),
        feels=feel("bored", gaze=(0.0, -0.1), tilt=-5),
    ),
    "brother": Face(
        LIGHT,
        33,
        "square",
        "bulb",
        "almond",
        "plain",
        "bushy",
        "parted",
        "#6d4a3c",
        beard="curled",
        feels=feel("plain", gaze=(0.0, 0.0)),
        kin="brothers",
    ),
    "younger": Face(
        LIGHT,
        28,
        "square",
        "bulb",
        "almond",
        "plain",
        "bushy",
        "slick",
        "#6d4a3c",
        beard="curled",
        feels=feel("dreaming", gaze=(0.1, -0.4)),
        kin="brothers",
    ),
    "pusher": Face(BROWN, 8, "round", "button", "dot", "pout", "none", "crop", PLUM, feels=feel("cross"), small=True),
}
SEAT: Final = 1270.0


def paint(card: Sheet) -> None:
    """Lay the hill with sleigh and chandelier, the stop, the bench, then those who sit, the black one last."""
    _hill(card)
    _stop(card)
    _bench(card)
    _people(card)
    _snow(card)


def _hill(card: Sheet) -> None:
    card.paint(
        "-40,640! 240,560 520,470 860,400 1240,330! 1240,900! -40,960!",
        ICE,
        angle=-8,
        edge="torn",
        core="#ffffff",
        wobble=6,
        lift=6,
    )
    card.paint(
        "-40,760! 300,690 640,640 1240,560! 1240,1000! -40,1000!",
        mix(ICE, SNOW, 0.55),
        angle=-6,
        edge="torn",
        core="#ffffff",
        wobble=6,
        lift=4,
    )
    for x, y, h in ((120, 560, 90), (190, 548, 66), (330, 500, 74)):
        card.paint(
            f"{x},{y}! {x - h * 0.3:.0f},{y}! {x - 4},{y - h}! {x + h * 0.3:.0f},{y}!",
            MAUVE,
            angle=84,
            edge="torn",
            core=SNOW,
            wobble=3,
        )
    # the sleigh: it would rather go down
    at = affine(950, 424, 1.0, -8)
    card.paint(
        turned(
            [
                ribbon("-170,30 120,30 160,6 158,-22 138,-30", (9, 9, 8, 6, 4), at),
                ribbon("-110,30 -104,-16", (7, 7), at),
                ribbon("70,30 74,-16", (7, 7), at),
            ]
        ),
        PLUM,
        lift=4,
    )
    card.paint("-160,-14! 110,-16! 130,-40 -150,-36!", LILAC, at=at, lift=4)
    arms = [ribbon("-22,-40 -22,-262", (7, 5), at)]
    tiers = ((104, -112), (78, -186))
    for side in (-1, 1):
        for reach, y in tiers:
            for part in (1.0, 0.52):
                tip = -22 + side * reach * part
                arms.append(
                    ribbon(
                        f"-22,{y + 22} {tip * 0.6 - 9:.0f},{y + 46} {tip:.0f},{y + 22} {tip:.0f},{y}", (8, 7, 6, 5), at
                    )
                )
    card.paint(turned(arms), MAUVE, wobble=0.6, lift=4)
    card.paint("-22,-66 -2,-54 -2,-40! -44,-40! -42,-54", PISTACHIO, at=at, lift=3)
    card.paint("-22,-166 -6,-150 -22,-132 -38,-150", PISTACHIO, at=at, lift=3)
    card.paint(ribbon("-22,-262 -8,-274 -22,-288 -36,-274 -22,-262", (5, 5, 5, 5, 5), at), MAUVE)
    for side in (-1, 1):
        for reach, y in tiers:
            for part in (1.0, 0.52):
                at_x = -22 + side * reach * part
                card.paint(
                    f"{at_x - 5:.0f},{y}! {at_x + 5:.0f},{y}! {at_x + 4:.0f},{y - 24}! {at_x - 4:.0f},{y - 24}!",
                    SNOW,
                    at=at,
                    lift=2,
                )
                card.paint(
                    f"{at_x - 7:.0f},{y + 40} {at_x:.0f},{y + 24} {at_x + 7:.0f},{y + 40} {at_x:.0f},{y + 60}",
                    PINK if part < 1 else "#ffffff",
                    at=at,
                    wobble=0.4,
                )
    who = Figure(card, 712, 506, 19, "push", outfit("coat", MAUVE, PLUM, PINK), BROWN, "child", lift=4)
    who.below()
    Head(card, CAST["pusher"], **who.head).draw()
    who.above()


def _stop(card: Sheet) -> None:
    card.paint("80,300! 92,300! 98,1500! 84,1500!", MAUVE, angle=88, lift=5)
    card.paint("20,250! 160,244! 162,350! 22,356!", PLUM, angle=4, lift=6)
    for y in (280, 305, 330):
        card.paint(ribbon(f"44,{y} {138 - y % 40},{y - 1}", (7, 7)), LILAC)
    card.paint("12,246 90,214 168,240! 166,252! 90,230 14,258!", SNOW, lift=4)


def _bench(card: Sheet) -> None:
    card.paint("-40,1230! 1240,1222! 1240,1262! -40,1270!", PISTACHIO, angle=2, lift=8)
    card.paint("-40,1300! 1240,1290! 1240,1330! -40,1340!", shift(PISTACHIO, -0.07), angle=2, lift=4)
    for x in (60, 620, 1150):
        card.paint(f"{x},1330! {x + 34},1330! {x + 40},1570! {x - 4},1572!", MAUVE, angle=88, lift=4)


def _sitter(
    card: Sheet,
    who: str,
    x: float,
    size: float,
    dress: Dress,
    skin: Skin,
    build: str,
    flip: bool = False,
    **pose: object,
) -> Figure:
    """Somebody on the bench; the ground lies where their feet come to stand."""
    body = Figure(
        card,
        x,
        SEAT + size * 3.4,
        size,
        POSES["sit"].but(**pose) if pose else POSES["sit"],
        dress,
        skin,
        build,
        flip=flip,
        lift=6,
    )
    body.below()
    Head(card, CAST[who], **body.head).draw()
    body.above()
    return body


def _people(card: Sheet) -> None:
    _sitter(card, "elder", 108, 74, outfit("swimming", ICE, MAUVE), BLUISH, "frail")
    _sitter(card, "younger", 1140, 82, outfit("swimming", SNOW, LILAC, MAUVE), LIGHT, "slight")
    _sitter(card, "flippers", 540, 74, outfit("swimming", PINK, MAUVE), LIGHT, "child")
    _sitter(card, "queen", 330, 86, outfit("swimming", LILAC, MAUVE), BROWN, "fat")
    _sitter(card, "brother", 952, 84, outfit("swimming", PISTACHIO, MAUVE), LIGHT, "slight", flip=True)
    _fishbowl(card)
    for x, turn in ((500, 96), (586, 84)):
        at = affine(x, 1530, 1.0, turn)
        fin = card.piece(
            "-10,-30! 30,-34! 130,-62! 150,-30 138,0 152,30 130,62! 30,34! -10,30!",
            PISTACHIO,
            at=at,
            angle=turn,
            lift=7,
        )
        with card.inside(fin):
            card.paint(
                turned([ribbon(f"30,{d * 10} 140,{d * 36}", (5, 6), at) for d in (-1, 0, 1)]), shift(PISTACHIO, -0.1)
            )
    _formal(card)


def _fishbowl(card: Sheet) -> None:
    """On her lap, where others have a bag."""
    x, y = 330, 1262
    card.paint(
        f"{x - 92},{y + 30} {x - 80},{y - 60} {x - 50},{y - 96}! {x + 50},{y - 98}! {x + 82},{y - 58} {x + 92},{y + 30} {x + 50},{y + 90} {x - 50},{y + 92}",
        mix(ICE, "#ffffff", 0.35),
        angle=80,
        lift=9,
    )
    card.paint(
        f"{x - 86},{y - 10} {x},{y - 18} {x + 86},{y - 8}! {x + 84},{y + 44} {x + 48},{y + 84} {x - 48},{y + 86} {x - 86},{y + 40}",
        shift(ICE, -0.05),
        angle=6,
    )
    card.paint(
        f"{x - 36},{y + 30} {x - 4},{y + 10} {x + 34},{y + 24}! {x + 56},{y + 8}! {x + 54},{y + 48}! {x + 34},{y + 36} {x - 6},{y + 50}",
        "#d98c6c",
        lift=2,
    )
    card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=affine(x - 18, y + 26, 4))


def _formal(card: Sheet) -> None:
    """Hands between his knees, ears red; at one ankle a strap that nobody has seen."""
    body = _sitter(
        card,
        "formal",
        726,
        86,
        outfit("suit", PLUM, PLUM, SNOW),
        RED,
        "thin",
        arm_near=((1.5, -4.6), (0.35, -2.6)),
        arm_far=((-1.5, -4.6), (-0.3, -2.6)),
    )
    card.paint(body.over("-.34,.02! .34,.02! .14,.8! -.12,.8!"), SNOW, angle=84)
    card.paint(body.over("-.04,.06! -.32,-.02! -.3,.16! 0,.1! .3,.16! .32,-.02! .04,.06!"), SNOW, lift=4)
    for t in (0.3, 0.5, 0.68):
        u, v = (float(part) for part in body.over(f"0,{t}").split()[0].split(","))
        card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=affine(u, v, 6))


def _snow(card: Sheet) -> None:
    card.paint(
        "-40,1640! 200,1610 520,1628 860,1600 1240,1624! 1240,1840! -40,1840!",
        "#f8f9f4",
        angle=3,
        edge="torn",
        core="#ffffff",
        wobble=5,
        lift=6,
    )
    for k in range(7):
        card.paint(
            "-1,0 -.4,-.5 .7,-.4 1,.1 .3,.5 -.7,.4", ICE, at=affine(150 + k * 160, 1700 + (k * 53) % 90, 24, k * 17)
        )
