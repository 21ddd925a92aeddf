"""Poses: where the joints of a body lie, typed. Owns `POSES`; lays nothing.

Body units: the ground is y = 0, up is negative, a grown body stands 10 high, a head is 2 high. All look to the right
or at us; a figure mirrors them. `near` is the arm or leg before the body (from the front: the one on the page's right).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import atan2, degrees, hypot
from typing import Any, Final

Point = tuple[float, float]


@dataclass(frozen=True)
class Pose:
    """A body's joints in body units, and how it is seen."""

    view: float
    """0 from the front, 1 from the side; between them in three quarters."""
    head: Point
    """The middle of the head."""
    neck: Point
    waist: Point
    hip: Point
    arm_near: tuple[Point, Point]
    """Elbow and wrist."""
    arm_far: tuple[Point, Point]
    leg_near: tuple[Point, Point]
    """Knee and ankle."""
    leg_far: tuple[Point, Point]
    tilt: float = 0.0
    """Of the head, in degrees clockwise."""
    toes: tuple[float, float] = (0.0, 0.0)
    """Where the near and far toes point, degrees clockwise from the right (from the front: turn outwards)."""
    hands: tuple[str, str] = ("rest", "rest")
    """Kinds of the near and far hand."""
    turn: float = 0.0
    """How far the head is turned to the right, -1 to 1."""
    back: bool = False
    """Seen from behind: no front of a coat, the back of the head."""
    over: str = "near"
    """The arms that lie before the body: "near", "far", "both" or "none"."""

    def but(self, **changes: Any) -> Pose:
        """Return the pose with some joints elsewhere; an arm or leg given as one point (its end) bends by itself."""
        for limb in ("arm_near", "arm_far", "leg_near", "leg_far"):
            if limb in changes and isinstance(changes[limb][0], int | float):
                changes[limb] = self._bent(limb, changes[limb])
        return replace(self, **changes)

    def root(self, limb: str) -> Point:
        """Return the shoulder or hip that a limb hangs from: "arm_near", "arm_far", "leg_near" or "leg_far"."""
        side = 1.0 if limb.endswith("near") else -1.0
        dx, dy = self.waist[0] - self.neck[0], self.waist[1] - self.neck[1]
        if limb.startswith("leg"):
            dx, dy = self.hip[0] - self.waist[0], self.hip[1] - self.waist[1]
        n = hypot(dx, dy) or 1.0
        dx, dy = dx / n, dy / n
        if limb.startswith("arm"):
            out = side * (0.92 - 0.82 * self.view)
            return self.neck[0] + dx * 0.8 + dy * out, self.neck[1] + dy * 0.8 - dx * out
        out = side * (0.60 - 0.5 * self.view)
        return self.hip[0] + dy * out, self.hip[1] - dx * out

    def _bent(self, limb: str, end: Point) -> tuple[Point, Point]:
        """Return middle and end of a limb that reaches for ``end``, bent to the side on which it was bent before."""
        ax, ay = self.root(limb)
        ox, oy = getattr(self, limb)[0]
        a, b = (1.75, 1.65) if limb.startswith("arm") else (2.15, 2.1)
        dx, dy = end[0] - ax, end[1] - ay
        far = max(hypot(dx, dy), 0.3)
        reach = min(far, (a + b) * 0.98)
        ux, uy = dx / far, dy / far
        along = (a * a - b * b + reach * reach) / (2 * reach)
        up = max(a * a - along * along, 0.02) ** 0.5
        was = (ox - ax) * (end[1] - ay) - (oy - ay) * (end[0] - ax)
        side = -1 if was > 0 else 1
        return (ax + ux * along - uy * up * side, ay + uy * along + ux * up * side), (ax + ux * reach, ay + uy * reach)


def angle(a: Point, b: Point) -> float:
    """Return the direction from a to b in degrees, clockwise from the right."""
    return degrees(atan2(b[1] - a[1], b[0] - a[0]))


def _typed(view: float, joints: str, **more: Any) -> Pose:
    """Read a pose: `head` its middle, `trunk` neck, waist, hip, `arms` and `legs` near and far, each middle and end."""
    p = [(float(a), float(b)) for a, b in (word.split(",") for word in joints.split() if "," in word)]
    return Pose(
        view=view,
        head=p[0],
        neck=p[1],
        waist=p[2],
        hip=p[3],
        arm_near=(p[4], p[5]),
        arm_far=(p[6], p[7]),
        leg_near=(p[8], p[9]),
        leg_far=(p[10], p[11]),
        **more,
    )


# fmt: off
POSES: Final[dict[str, Pose]] = {
    "stand": _typed(0.1, "head 0.1,-8.95 trunk 0,-7.7 -0.1,-6 0.05,-4.3 "
        "arms 1.75,-5.6 1.55,-4 -1.7,-5.6 -1.45,-4 legs 0.7,-2.2 0.75,-0.42 -0.55,-2.2 -0.6,-0.42",
        tilt=3, toes=(10, -10)),
    "stand_side": _typed(0.85, "head 0.35,-8.95 trunk 0.05,-7.7 -0.05,-6 0,-4.3 "
        "arms -0.25,-5.6 0.35,-4.05 0.3,-5.6 0.7,-4.1 legs 0.2,-2.2 0,-0.42 0.3,-2.2 0.35,-0.42",
        tilt=4, turn=0.7),
    "hips": _typed(0.05, "head -0.1,-8.95 trunk 0,-7.7 0.2,-6 -0.1,-4.3 "
        "arms 2.5,-6.2 1.15,-4.95 -2.3,-6.1 -1.2,-4.9 legs 0.6,-2.2 0.9,-0.42 -0.75,-2.3 -0.6,-0.42",
        tilt=-6, toes=(14, -10), hands=("fist", "fist"), over="both"),
    "folded": _typed(0.1, "head 0,-8.9 trunk 0,-7.7 0,-6 0,-4.3 "
        "arms 1.55,-5.55 -0.5,-6.05 -1.55,-5.6 0.5,-5.75 legs 0.6,-2.2 0.6,-0.42 -0.6,-2.2 -0.7,-0.42",
        tilt=-4, toes=(10, -10), hands=("flat", "flat"), over="both"),
    "walk": _typed(0.8, "head 0.75,-8.85 trunk 0.4,-7.6 0.1,-6 0,-4.3 "
        "arms -0.75,-5.9 -0.9,-4.2 1.1,-5.9 1.9,-4.75 legs 0.9,-2.5 1.35,-0.5 -0.2,-2.2 -1.55,-0.8",
        tilt=6, turn=0.7, toes=(-14, 42)),
    "run": _typed(0.8, "head 2.05,-8.2 trunk 1.45,-7.05 0.75,-5.6 0,-4.2 "
        "arms -0.25,-6.4 -1.35,-5.3 2.8,-5.9 3.9,-6.95 legs -0.9,-2.4 -2.75,-2.9 2.1,-3.5 2.55,-1.5",
        tilt=14, turn=0.75, toes=(100, -12), hands=("fist", "open")),
    "leap": _typed(0.75, "head 1.35,-9.4 trunk 0.85,-8.1 0.4,-6.6 0,-5.2 "
        "arms -0.8,-8.3 -2.4,-8.9 2.4,-8.3 3.6,-9.5 legs 2,-4.9 3.9,-4.3 -1.7,-4.2 -3.6,-4.3",
        tilt=-8, turn=0.6, toes=(20, 150), hands=("open", "open")),
    "fall": _typed(0.55, "head -2.5,-3.1 trunk -1.55,-2.5 0,-2.05 1.45,-2.75 "
        "arms -1.9,-4.3 -2.2,-5.95 0,-4.2 0.9,-5.7 legs 3.1,-4.1 4,-5.9 2.9,-2.7 4.7,-3.2",
        tilt=-66, turn=0.2, toes=(-60, -30), hands=("let_go", "open")),
    "tumble": _typed(0.6, "head -0.2,-1.35 trunk 0.3,-2.5 1.1,-4 0.7,-5.7 "
        "arms -1.1,-2.9 -2.5,-1.9 1.9,-2.4 3,-1.1 legs -1.1,-6.6 -1.9,-8.4 1.9,-7.4 3.2,-8.7",
        tilt=172, turn=0.2, toes=(190, -70), hands=("let_go", "let_go")),
    "embrace": _typed(0.75, "head 1,-8.75 trunk 0.4,-7.65 0.05,-6 -0.1,-4.3 "
        "arms 1.35,-6.3 2.75,-6.1 1.6,-7.2 2.9,-7.4 legs 0.3,-2.2 0.1,-0.42 -0.3,-2.2 -0.6,-0.42",
        tilt=16, turn=0.6, toes=(0, 5), hands=("cover", "cover")),
    "carry": _typed(0.7, "head 0.1,-8.9 trunk -0.15,-7.6 -0.45,-5.9 -0.1,-4.3 "
        "arms 0.35,-5.6 2,-5.3 0.9,-5.8 2.3,-5.9 legs 0.75,-2.3 0.9,-0.45 -0.4,-2.3 -1,-0.5",
        tilt=-8, turn=0.4, toes=(-4, 14), hands=("palm_up", "palm_up")),
    "carry_back": _typed(0.85, "head 2.3,-6.9 trunk 1.4,-6.3 0.2,-5.6 -0.5,-4.1 "
        "arms 1.3,-4.5 0.6,-5.6 2.1,-4.9 1.9,-6.2 legs 0.7,-2.5 0.3,-0.45 -0.8,-2.2 -1.6,-0.5",
        tilt=26, turn=0.7, toes=(0, 12), hands=("grip", "grip")),
    "dance": _typed(0.25, "head -0.55,-8.85 trunk -0.2,-7.65 0.35,-6 0.1,-4.4 "
        "arms 1.5,-8.5 1.2,-10.1 -1.9,-7 -3.3,-7.6 legs 1.6,-3.1 0.7,-1.5 -0.35,-2.3 -0.5,-0.42",
        tilt=-14, turn=-0.4, toes=(70, 0), hands=("open", "flat"), over="both"),
    "twirl": _typed(0.4, "head 0.35,-9 trunk 0.1,-7.75 -0.3,-6.1 0,-4.5 "
        "arms 1.9,-6.5 3.3,-7 -1.75,-6.4 -3.1,-5.6 legs 0.4,-2.5 -0.9,-1.4 0.1,-2.4 0.3,-0.55",
        tilt=12, turn=0.4, toes=(130, 30), hands=("rest", "drop"), over="both"),
    "climb": _typed(0.6, "head 0.75,-9.15 trunk 0.35,-7.9 -0.2,-6.4 -0.5,-4.8 "
        "arms 1.6,-6.7 2.15,-8.1 1.1,-9.2 1.5,-10.7 legs 1.4,-4.4 1.2,-2.5 -0.5,-2.6 0.1,-0.6",
        tilt=-20, turn=0.4, toes=(0, 10), hands=("grip", "grip")),
    "kneel": _typed(0.85, "head 0.95,-6.5 trunk 0.45,-5.35 0.05,-3.7 -0.5,-2 "
        "arms 0.6,-3.5 1.75,-3.7 1,-3.6 2,-4.1 legs 1.25,-0.45 -0.8,-0.4 1,-0.5 -1,-0.45",
        tilt=22, turn=0.7, toes=(150, 150), hands=("blade", "blade")),
    "propose": _typed(0.85, "head 0.7,-7.4 trunk 0.25,-6.1 0,-4.5 -0.2,-2.8 "
        "arms 0.85,-4.5 2.2,-4.9 1.2,-4.9 2.5,-5.5 legs -0.6,-0.6 -2.4,-0.5 1.6,-2.5 1.6,-0.42",
        tilt=-14, turn=0.6, toes=(120, 0), hands=("palm_up", "open")),
    "sit": _typed(0.1, "head 0,-7.2 trunk 0,-5.95 0.05,-4.2 0,-2.75 "
        "arms 1.7,-3.9 0.85,-2.6 -1.65,-3.9 -0.8,-2.55 legs 0.95,-2.05 0.85,-0.42 -0.95,-2 -0.8,-0.42",
        tilt=4, toes=(8, -8), hands=("flat", "flat"), over="both"),
    "sit_side": _typed(0.9, "head 0.25,-7.3 trunk -0.05,-6.05 -0.35,-4.4 -0.2,-2.7 "
        "arms -0.1,-4.1 1.3,-3.6 0.5,-4.3 1.6,-3.5 legs 1.95,-2.6 1.75,-0.45 2,-2.45 2.2,-0.5",
        tilt=8, turn=0.7),
    "sit_back": _typed(0.05, "head 0.2,-7.2 trunk 0,-5.95 0,-4.2 0,-2.6 "
        "arms 1.7,-4 2.3,-2.6 -1.6,-4.1 -1.3,-2.7 legs 0.9,-1.6 0.9,-0.6 -0.9,-1.6 -0.9,-0.6",
        tilt=6, back=True, over="both"),
    "sit_floor": _typed(0.8, "head -0.2,-5 trunk -0.45,-3.8 -0.85,-2.2 -0.3,-0.75 "
        "arms 0.2,-2.4 1.35,-2.3 0.6,-2.6 1.6,-2.6 legs 1.45,-2.5 2.1,-0.45 1.7,-2.2 2.6,-0.45",
        tilt=16, turn=0.6, hands=("rest", "grip")),
    "lie": _typed(0.5, "head -4.1,-0.95 trunk -2.85,-0.75 -1.2,-0.85 0.4,-0.75 "
        "arms -1.7,-0.2 -0.4,-0.35 -2,-1.7 -0.9,-1.5 legs 2.4,-1 4.3,-0.6 2.3,-1.7 4.2,-1",
        tilt=-86, turn=0.1, toes=(-80, -70), hands=("rest", "flat")),
    "curl": _typed(0.9, "head -2.5,-1.1 trunk -1.5,-1.5 0.1,-1.75 1.4,-1 "
        "arms -0.9,-0.2 -2,-0.25 -0.3,-0.1 -1.6,-0.15 legs -0.5,-0.55 1.3,-0.2 -0.2,-0.9 1.5,-0.3",
        tilt=-62, turn=0.5, toes=(80, 80), hands=("blade", "blade")),
    "crouch": _typed(0.85, "head 1.1,-4.7 trunk 0.35,-3.75 -0.6,-2.8 -0.8,-1.4 "
        "arms 0.9,-2.1 2,-1.2 1.2,-2.2 2.2,-1.9 legs 1.2,-2.3 0.3,-0.45 1.3,-2 0.7,-0.45",
        tilt=14, turn=0.6, hands=("rest", "open")),
    "crawl": _typed(0.85, "head 3,-3.6 trunk 2,-3.2 0.6,-2.9 -0.9,-2.6 "
        "arms 2.1,-1.6 2.3,-0.25 2.6,-1.7 3.1,-0.2 legs -0.4,-0.5 -2.4,-0.45 -1.2,-0.55 -3,-0.5",
        tilt=20, turn=0.8, toes=(150, 150), hands=("flat", "flat")),
    "lean": _typed(0.8, "head -1,-8.6 trunk -0.75,-7.35 -0.35,-5.8 0.4,-4.3 "
        "arms -0.5,-5.3 0.5,-4.3 0.3,-5.6 1,-4.6 legs 0.95,-2.2 1.1,-0.42 1.1,-2.5 0.1,-0.6",
        tilt=-16, turn=0.4, toes=(0, 50), hands=("hook", "rest")),
    "pull": _typed(0.85, "head -2.1,-7.6 trunk -1.55,-6.5 -0.85,-5.3 -0.6,-3.8 "
        "arms 0.1,-5.9 1.75,-5.5 0.4,-6.2 1.95,-5.75 legs 0.9,-2.6 1.5,-0.6 -0.1,-1.9 0.3,-0.45",
        tilt=-22, turn=0.6, toes=(-24, -8), hands=("grip", "grip")),
    "push": _typed(0.85, "head 1.75,-7.3 trunk 1.2,-6.2 0.3,-5.1 -0.6,-4 "
        "arms 1.7,-5 2.9,-5.6 2.2,-5.6 3.2,-6.3 legs 0.6,-2.6 -0.4,-0.5 -1.6,-2.3 -2.7,-0.6",
        tilt=18, turn=0.8, toes=(6, 30), hands=("open", "open")),
    "reach": _typed(0.5, "head 0.3,-9 trunk 0.1,-7.75 -0.15,-6.1 0,-4.5 "
        "arms 1.6,-8.9 2,-10.5 -1.2,-6.1 -1.4,-4.4 legs 0.5,-2.3 0.55,-0.55 -0.3,-2.3 -0.6,-0.6",
        tilt=-18, turn=0.4, toes=(22, 26), hands=("open", "rest")),
    "throw": _typed(0.6, "head -0.6,-8.7 trunk -0.35,-7.5 -0.1,-5.9 0,-4.3 "
        "arms -1.6,-8.4 -2.5,-9.8 1.4,-7.2 3,-7.4 legs 0.1,-2.4 -1.2,-0.7 1.5,-2.8 2.1,-0.8",
        tilt=-12, turn=0.6, toes=(30, -20), hands=("grip", "point")),
    "bow": _typed(0.9, "head 2.3,-5.6 trunk 1.7,-6.5 0.5,-6 -0.3,-4.4 "
        "arms 0.8,-4.8 1.8,-4.1 1.6,-5 2.1,-3.9 legs -0.1,-2.2 0.1,-0.42 0.2,-2.2 0.5,-0.42",
        tilt=60, turn=0.7),
    "creep": _typed(0.8, "head 1.6,-7.7 trunk 1,-6.7 0.1,-5.3 -0.4,-3.8 "
        "arms 1.1,-5.4 1.9,-6.6 1.9,-6 2.8,-7.2 legs 1.3,-3.7 1.2,-1.6 -0.2,-1.9 -0.9,-0.45",
        tilt=8, turn=0.8, toes=(40, 4), hands=("drop", "drop")),
    "weep": _typed(0.15, "head 0.1,-8.5 trunk 0.05,-7.5 0,-5.9 0,-4.3 "
        "arms 1.55,-6.2 0.5,-7.85 -1.5,-6.2 -0.45,-7.8 legs 0.5,-2.2 0.35,-0.42 -0.5,-2.2 -0.45,-0.42",
        tilt=12, toes=(-6, 6), hands=("cover", "cover"), over="both"),
    "cheer": _typed(0.1, "head 0.1,-8.95 trunk 0,-7.7 0.1,-6 0,-4.3 "
        "arms 2,-8.6 1.9,-10.3 -1.9,-8.4 -2.4,-10 legs 0.9,-2.3 1.3,-0.42 -0.7,-2.3 -1,-0.42",
        tilt=-6, toes=(16, -16), hands=("open", "fist")),
    "behind": _typed(0.1, "head -0.1,-8.95 trunk 0,-7.7 0.1,-6 0,-4.3 "
        "arms 1.75,-5.7 0.3,-4.9 -1.75,-5.7 -0.25,-4.75 legs 0.55,-2.2 0.6,-0.42 -0.55,-2.2 -0.6,-0.42",
        tilt=-5, hands=("grip", "behind"), back=True, over="both"),
    "away": _typed(0.35, "head 0.2,-8.9 trunk 0.05,-7.65 -0.05,-6 0,-4.3 "
        "arms 1.5,-5.7 1.5,-4.1 -1.35,-5.7 -1.7,-4.2 legs 0.5,-2.3 0.75,-0.45 -0.4,-2.4 -0.55,-1",
        tilt=5, turn=0.2, toes=(0, 40), back=True),
}
# fmt: on
"""Ready ones; `but` moves a hand, a foot or the head."""
