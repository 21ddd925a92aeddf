"""Any Minute Now: on a foggy shore a boot left in the wet sand has grown a stalk, and on it hangs another boot."""

from __future__ import annotations

import msgspec

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .boots import eyelet, old_boot, puddles, sunk, young_boot
from .plant import leaves_and_buds, stalk
from .shore import prints, shore, stakes
from .wader import lace, mirrored, wader

BRIEF = Brief(
    title="Any Minute Now",
    hero="laced boot left in wet sand, from which a tall stalk has grown that bears a second, young boot",
    idea="grows from",
    place="mudflat, low tide in fog",
    palette="pearl fog",
    composition="tiny figure in a void",
    time="overcast",
    symbols=("boot", "stalk", "footprint", "oystercatcher"),
    hidden="of the footprints that go on from the boot, every other one is of a bare foot",
    readings=("patience", "pair", "inheritance", "hope", "impatience"),
)
FINISH = {"vignette": 0.0, "bloom": 0.16, "contrast": 0.2}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    day = Light(
        direction=(-0.5, -0.7, 0.6),
        key=p.key,
        shade=(0.34, 0.05, 262),
        rim=(0.7, -0.4, 0),
        rim_colour=(0.97, 0.015, 230),
        bounce=(0.8, 0.02, 90),
        bounce_share=0.2,
    )
    c.light = day
    ground = shore(c)
    repaint(c, 0.9, seed="fog")
    stakes(c)
    prints(c, ground)
    # The bird is modelled as it faces right and laid down facing left: its light comes from the other side.
    c.light = msgspec.structs.replace(day, direction=(0.5, -0.7, 0.6), rim=(-0.7, -0.4, 0))
    with c.group() as plan:
        wader(c)
    c.light = day
    with c.group() as bird:
        mirrored(c, plan)
    sunk(c, bird, 985)
    with c.group() as things:
        stalk(c)
        old_boot(c)
        leaves_and_buds(c)
        young_boot(c)
    sunk(c, things, 964)
    puddles(c)
    c.paste(things)
    c.paste(bird)
    lace(c, eyelet())
    repaint(c, 0.2, seed="last")
