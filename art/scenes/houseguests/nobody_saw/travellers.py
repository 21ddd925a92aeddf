"""Those who look at their palms, a cello among them, and a schoolboy who has seen."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.cast import strangers
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import BONE, FAIR, INK, MIDDLE, PALE, SLATE, TAN

_LOOKING = feel("bored", gaze=(0.1, 0.8), lids=(0.3, 0.24), slant=(-0.05, 0.05))
NAMED_CAST = {
    "judge": Face(
        PALE,
        57,
        "heavy",
        "hook",
        "almond",
        "full",
        "flat",
        "shorn",
        "#8a847c",
        wear=("one_hoop",),
        wear_ink="#a29c94",
        feels=feel(
            "ashamed",
            gaze=(-0.85, 0.1),
            lids=(0.95, 0.8),
            brows=(0.06, 0.1),
            slant=(0.05, -0.1),
            corners=(-0.2, -0.05),
            part=0.04,
            tilt=0,
        ),
        plane="cheek",
        eye=1.12,
    ),
    "soldier": Face(
        FAIR,
        93,
        "gaunt",
        "bent",
        "hooded",
        "thin",
        "bushy",
        "ring",
        "#d9d3c6",
        beard="moustache",
        hat="beret",
        hat_inks=("#5f666d", "#f0651f"),
        feels=feel("proud", slant=(-0.1, 0.0)),
        plane="cheek",
    ),
    "inspector": Face(
        MIDDLE,
        30,
        "round",
        "broad",
        "slit",
        "bow",
        "short",
        "slick",
        "#232129",
        hat="peaked",
        hat_inks=("#232129", "#f0651f"),
        feels=feel("tender", slant=(0.0, 0.05), lids=(0.5, 0.6)),
        plane="none",
    ),
    "schoolboy": Face(
        FAIR,
        8,
        "square",
        "snub",
        "round",
        "thin",
        "thin",
        "pixie",
        "#232129",
        hat="flat_cap",
        hat_inks=("#f0651f", "#232129"),
        feels=feel("startled", lids=(1.1, 0.95)),
        plane="none",
    ),
}
CROWD_CAST = {
    f"traveller {i}": face.but(feels=_LOOKING)
    for i, face in enumerate(
        strangers(
            3,
            (PALE, MIDDLE, FAIR),
            "metro",
            inks=("#232129", "#4a4038", "#5f666d"),
            ages=(20, 78),
            hat_inks=(("#5f666d", "#e9e0cf"), ("#232129", "#a29c94")),
        )
    )
}


def travellers(card: Sheet) -> None:
    """Lay their backs under the bar at the right, one cello, and before them a boy who has turned round."""
    places: tuple[tuple[float, float, float, str, Ink, str], ...] = (
        (948, 1612, 33, "overcoat", SLATE, "tall"),
        (1150, 1606, 33, "suit", INK, "broad"),
        (1036, 1640, 34, "coat", TAN, "stout"),
    )
    for i, (x, y, size, dress, ink, build) in enumerate(places):
        who = Figure(
            card,
            x,
            y,
            size,
            POSES["away"].but(tilt=(8, -7, 10)[i]),
            outfit(dress, ink, shift(ink, -0.12), BONE, shoes=INK),
            (PALE, MIDDLE, FAIR)[i % 3],
            build,
        )
        who.below()
        if i == 2:
            _cello(card, x + 18, y - 7.2 * size)
        Head(card, CROWD_CAST[f"traveller {i}"], **who.head).draw()
        who.above()
    boy = Figure(
        card,
        1118,
        1730,
        46,
        POSES["stand"].but(
            arm_near=((1.6, -6.6), (0.35, -8.05)),
            arm_far=((-1.6, -6.6), (-0.3, -8.0)),
            hands=("cover", "cover"),
            over="both",
            tilt=-8,
        ),
        outfit("jumper", INK, SLATE, BONE, shoes=INK),
        FAIR,
        "child",
    )
    boy.below()
    Head(card, NAMED_CAST["schoolboy"], **boy.head).draw()
    boy.above()


def _cello(card: Sheet, x: float, y: float) -> None:
    """A grandmother's, on the back of a granddaughter; taller than she is."""
    at = affine(x, y, 0.78, 12)
    card.paint(ribbon("20,-80 16,40 14,120", (15, 20, 26), at), INK, lift=3)
    card.paint("6,-92! 30,-96! 34,-74! 8,-72!", INK, at=at)
    card.paint(
        "14,20! 70,34 96,80 84,126 66,150! 96,186 110,240 86,296! 20,312 -54,300! -80,246 -66,190 -36,154! -56,128 -64,84 -40,36",
        mix(TAN, INK, 0.42),
        at=at,
        angle=84,
        lift=5,
    )
    for s in (-1, 1):
        card.paint(ribbon(f"{16 + 34 * s},130 {16 + 26 * s},160 {16 + 36 * s},196", (6, 4, 6), at), INK)
    card.paint([ribbon(f"{8 + 5 * k},60 {8 + 5 * k},250", (2, 2), at) for k in range(4)], BONE, wobble=0.2)
