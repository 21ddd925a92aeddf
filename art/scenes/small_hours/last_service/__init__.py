"""Last Service: the last tram is a lit jellyfish over the beach; it helps a hermit crab with a suitcase aboard."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from . import arms, bell, case, crab, riders, shore

BRIEF = Brief(
    title="Last Service",
    hero="the last tram, a lit jellyfish, takes by the claw a hermit crab whose shell is an enormous suitcase",
    idea="carried by",
    place="beach, rails that run on into the sea",
    palette="undersea",
    composition="profile",
    time="night",
    symbols=("jellyfish", "hermit crab", "suitcase", "rail"),
    hidden="the number plate is a starfish, the headlight a lamp fish; the crab has its fare ready, a sand dollar",
    readings=("farewell", "welcome", "homeless", "commuter", "departure"),
)
FINISH = {"vignette": 0.16, "bloom": 0.3, "contrast": 0.16, "saturation": 1.05}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.75, 0.55),
        key=(0.96, 0.1, 86),
        shade=(0.25, 0.07, 215),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.93, 0.12, 82),
    )
    shore.sky(c)
    ground = shore.sea(c)
    repaint(c, 0.9, seed="night", loose=1.2)
    c.glow(350, 470, 300, (0.62, 0.12, 60), 0.42)
    with c.group() as tram:
        bell.underside(c)
        arms.back(c)
        bell.membrane(c)
        bell.ribs(c)
        bell.lit(c)
        riders.all_of_them(c)
        bell.glass(c)
        bell.skirt(c)
    arms.mirrored(c, tram, ground)
    shore.light(c, ground)
    shore.foam(c)
    repaint(c, 0.35, seed="wet", loose=0.8)
    shore.rails(c)
    shore.stop(c)
    arms.beam(c)
    shore.cone(c)
    car = c.paste(tram)
    c.glow(356, 790, 104, (0.93, 0.1, 92), 0.62)
    repaint(c, 0.25, seed="bell", loose=0.5)
    case.case(c)
    arms.tip(c)
    crab.crab(c)
    arms.held(c)
    crab.fingers(c)
    arms.lamp_fish(c)
    arms.sparks(c)
    repaint(c, 0.18, seed="last", loose=0.5)
    shore.stars(c, car)
