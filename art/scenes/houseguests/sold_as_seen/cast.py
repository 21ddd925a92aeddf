"""Who bids, who has turned away, and the inks of a sale."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import mix
from art.cutpaper.skin import Skin

UMBER, OLIVE, BRICK, CREAM, SLATE, OCHRE, BLACK = (
    "#5b463a",
    "#767349",
    "#96503f",
    "#dccfb4",
    "#5a6062",
    "#b08a4a",
    "#2a2322",
)
LINEN: Final = "#ebe1cb"
SKINS: Final = tuple(
    Skin(base, shade, BLACK, lip=lip)
    for base, shade, lip in (
        ("#d9b393", "#b28a6f", "#96503f"),
        ("#b58865", "#8f674d", "#7d4338"),
        ("#85604a", "#654839", "#6d3d34"),
        ("#5e463b", "#44332d", "#6d3d34"),
        ("#c9a07c", "#a07a5c", "#96503f"),
    )
)
FAIR: Final = SKINS[0]
NIGHT: Final = Skin("#46342d", "#33261f", "#1a1412", lip="#6d3d34")
_HATS: Final = ((SLATE, CREAM), (mix(UMBER, BLACK, 0.4), OCHRE), (mix(OLIVE, BLACK, 0.3), CREAM))
_THEIRS: Final = {11: (mix(SLATE, CREAM, 0.4), CREAM), 13: (mix(OLIVE, BLACK, 0.25), BLACK)}
_SEEN: Final = (
    ("bob", "", "#b98a4a"),
    ("crop", "bowler", BLACK),
    ("knot", "", UMBER),
    ("afro", "", BLACK),
    ("ring", "", "#b9b0a0"),
    ("crop", "flat_cap", UMBER),
    ("curls", "", "#8a5230"),
    ("low_knot", "", "#8d6a48"),
    ("plaits", "", BLACK),
    ("bald", "", BLACK),
    ("crown_plait", "", "#b98a4a"),
    ("crop", "headscarf", BLACK),
    ("locs", "", BLACK),
    ("parted", "felt", UMBER),
)
CAST: Final = {
    **{
        f"bidder {i}": face.but(
            hair=_SEEN[i][0],
            hat=_SEEN[i][1],
            ink=_SEEN[i][2],
            beard="",
            wear=(),
            hat_inks=_THEIRS.get(i, face.hat_inks),
        )
        for i, face in enumerate(strangers(14, SKINS, "lot forty", (BLACK, UMBER, OCHRE, "#b9b0a0"), (19, 82), _HATS))
    },
    "boy": Face(
        FAIR,
        12,
        "diamond",
        "snub",
        "round",
        "wide",
        "bushy",
        "wild",
        BRICK,
        wear=("freckles",),
        feels=feel("startled", part=0.1),
    ),
    "fur": Face(SKINS[4], 55, "lantern", "bent", "hooded", "thin", "arched", "knot", "#8e877c", feels=feel("smug")),
    "shy": Face(
        NIGHT,
        35,
        "heavy",
        "broad",
        "almond",
        "full",
        "thin",
        "coils",
        BLACK,
        feels=feel("ashamed", slant=(0, 0.1)),
    ),
    "one": Face(
        SKINS[1], 70, "pear", "hook", "deep", "pinched", "one", "ring", "#b9b0a0", feels=feel("furious"), kin="twins"
    ),
    "other": Face(
        SKINS[1], 70, "pear", "hook", "deep", "pinched", "one", "ring", "#b9b0a0", feels=feel("sly"), kin="twins"
    ),
    "turned": Face(
        FAIR,
        40,
        "oval",
        "line",
        "smooth",
        "bow",
        "flat",
        "low_knot",
        BLACK,
        feels=feel("weeping", part=0.0, teeth=False, corners=(-0.2, -0.1), slant=(0.5, 0.3), tilt=9),
        plane="cheek",
    ),
    "baby": Face(
        FAIR, 1, "round", "button", "dot", "bow", "thin", "tuft", "#b98a4a", feels=feel("asleep", tilt=20), small=True
    ),
}
