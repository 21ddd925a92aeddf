"""Last Service: a jellyfish lifts a drowned tram off the sea bed; through its pane a seal and her pup take leave."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .conductor import conductor
from .jelly import bell, far_arms, fringe, hollow, near_arms, tips
from .mother import mother
from .pup import pup
from .tram import body, doorway, end, roof, truck
from .water import bed, rail, shade, stop, water

BRIEF = Brief(
    title="Last Service",
    hero="one huge pink jellyfish lifts a drowned tram off the sea bed; a seal lays her nose to the pane of her pup",
    idea="carried by",
    place="undersea, old tram stop",
    palette="undersea",
    composition="profile",
    time="noon",
    symbols=("tram", "jellyfish", "seals"),
    hidden="in the saloon a conductor's cap just above the sill, and two arms of an octopus, one at the bell cord",
    readings=("farewell", "evacuation", "motherhood", "school", "memory"),
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "contrast": 0.14, "saturation": 1.04}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.4, -0.8, 0.5),
        key=(0.97, 0.03, 110),
        shade=(0.42, 0.06, 215),
        rim=(-0.3, -0.9, 0),
        rim_colour=(0.97, 0.02, 150),
    )
    water(c)
    bed(c)
    repaint(c, 0.8, seed="sea", loose=1.2)
    rail(c)
    stop(c)
    shade(c)
    hollow(c)
    far_arms(c)
    tips(c)
    truck(c)
    body(c)
    conductor(c)
    doorway(c)
    pup(c)
    end(c)
    roof(c)
    near_arms(c)
    fringe(c)
    bell(c)
    repaint(c, 0.3, seed="tram", loose=0.6)
    mother(c)
    repaint(c, 0.24, seed="last", loose=0.5)
