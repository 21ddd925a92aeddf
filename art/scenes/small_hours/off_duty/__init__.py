"""Off Duty: a lifeguard asleep over her soup; a very small swimmer has reached the spoon in her sleeping hand."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_arm, fore, trunk
from .bowl import bowl, rim, rings
from .hair import hair, locks
from .hand import fingers, palm
from .head import collar, face, neck
from .spoon import spoon
from .swimmer import swimmer
from .table import bread, prints, sleeper, table, whistle

BRIEF = Brief(
    title="Off Duty",
    hero="lifeguard asleep at table, head on her arm; a tiny swimmer holds on to the spoon in her hand, in orange soup",
    idea="wrong scale",
    place="kitchen, dark table",
    palette="ink and red",
    composition="seen from above",
    time="noon",
    symbols=("soup", "spoon", "swimmer", "whistle"),
    hidden="a second tiny swimmer asleep under red cloth on the bread; red footprints lead there over the rim",
    readings=("duty", "trust", "exhaustion", "motherhood"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.02, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.72, 0.6),
        key=(0.97, 0.04, 75),
        shade=(0.3, 0.06, 285),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.96, 0.03, 80),
    )
    table(c)
    bowl(c)
    repaint(c, 0.8, seed="table", loose=1.3)
    rim(c)
    rings(c)
    bread(c)
    prints(c)
    sleeper(c)
    far_arm(c)
    trunk(c)
    repaint(c, 0.45, seed="cloth", loose=0.8)
    locks(c)
    neck(c)
    face(c)
    hair(c)
    collar(c)
    whistle(c)
    palm(c)
    spoon(c)
    swimmer(c)
    fingers(c)
    fore(c)
    repaint(c, 0.25, seed="last", loose=0.5)
