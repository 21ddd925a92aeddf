"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Please Do Not Touch",
    painter="E",
    hero="museum guard, chin in hand, who holds a fly on a thread like a kite",
    place="picture gallery, Hanoi",
    layout=(
        "heavy seated body low in the right corner, three large frames cropped by the top edge, long empty parquet "
        "between"
    ),
    incidents=(
        Incident(
            happens="she has a fly on a thread and lets it go round; she has done so since ten",
            wants="she wants it to land on the nose in the third picture",
        ),
        Incident(
            happens=(
                "an old man turns the first picture, frame and all, carefully with its face to the wall; it is the "
                "fourth already"
            ),
            wants="he wants them to have a rest from being looked at",
        ),
    ),
    seen=(
        "Guard at 590,870, from 560 to the lower edge, cropped by it, mustard uniform too large, felt slippers on, "
        "shoes beside. Thread up from her finger at 540,700 to the fly at 430,390, a dark fleck the size of a coin. "
        "Frames at 30,80 to 240,420 (turned, raw back with a hook), 290,40 to 500,390 (a paler patch: the old man at 330,560 holds it to him, "
        "its raw back to us, his cheek against it), 560,60 to 790,400: a portrait of a lady who squints at the fly. Behind him "
        "a school class in a line walks out at the left edge, holding a rope, last child at 40,600 looks back. Wall "
        "olive, parquet bare."
    ),
    people=(
        "guard, woman of 55, broad, grey bob; bored past despair, clever",
        "man of 79, bent, raincoat; merciful",
        "last child of 7, tongue out",
        "lady in the picture, 30",
    ),
    things=(
        "fly on a thread",
        "turned frames",
        "class on a rope",
    ),
    mood="boredom",
    view="other",
    palette="dirty",
    inks=(
        ("olive", "#77774f"),
        ("mustard", "#ab8d4c"),
        ("umber", "#544337"),
        ("cream", "#dbcfb5"),
        ("brick", "#8c4a3b"),
        ("slate", "#58605f"),
        ("brown-black", "#292322"),
    ),
    edges="mixed",
    ground="the parquet, a third",
    clues=Clues(
        feeling="ennui",
        proverb="look but don't touch",
        plot="on the day the last visitor came the pictures had already been told",
        title="The Fourth Room",
        memory="summers in my uncle's museum of clocks",
        sound="a fly and a felt sole",
        place="the room everybody walks through",
        person="the keeper",
        speech="closing in ten minutes",
        idea="the gaze",
    ),
    hidden="in the raw back of the turned picture a second, better face is drawn in chalk",
    avoid="A well-known painting. A picture that comes alive as a whole: only eyes that squint. The guard asleep.",
)
