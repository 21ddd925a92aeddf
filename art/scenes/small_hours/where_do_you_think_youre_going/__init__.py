"""A girl in a marigold dress sits, back to us, on the leg of her own shadow, which has packed and wants to go."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .girl import bodice, hat, leaning, plait, skirt, sleeves
from .plain import plain, sky, tufts
from .runaway import runaway
from .things import suitcase, train

BRIEF = Brief(
    title="Where Do You Think You're Going",
    hero="girl of 8 with straw hat and plait who sits, back to us, on a leg of her own shadow; it strides off, packed",
    idea="held or caught",
    place="plain, dry steppe",
    palette="desert ochre",
    composition="S-path",
    time="afternoon",
    symbols=("shadow", "plait", "suitcase"),
    hidden="the real suitcase casts no shadow; a train ticket in her hatband",
    readings=("custody", "puberty", "stubbornness"),
    person=True,
)

FINISH = {"vignette": 0.0, "bloom": 0.1, "contrast": 0.2, "saturation": 1.05}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.62, -0.5, 0.62),
        key=p.key,
        shade=(0.5, 0.12, 25),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.97, 0.05, 88),
        bounce=(0.86, 0.08, 80),
        bounce_share=0.3,
    )
    sky(c)
    plain(c)
    repaint(c, 0.75, seed="land", loose=0.6)
    train(c)
    runaway(c)
    repaint(c, 0.45, seed="shade", loose=0.6)
    suitcase(c)
    skirt(c)
    with c.group() as upper:
        sleeves(c)
        bodice(c)
        plait(c)
        hat(c)
    c.paste(upper, bend=leaning(c))
    repaint(c, 0.7, seed="dress", loose=0.7)
    tufts(c)
    repaint(c, 0.25, seed="last", loose=0.5)
