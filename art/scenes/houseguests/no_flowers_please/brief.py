"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="No Flowers, Please",
    painter="D",
    hero=(
        "far too large rectangular hole in a lawn and at its edge a child with a shoe box that she does not give away"
    ),
    place="back garden, Port of Spain",
    layout=(
        "big dark oblong slightly turned in a brushed green field seen from above, six people round it at unequal "
        "distances"
    ),
    incidents=(
        Incident(
            happens="a girl holds a shoe box to her chest; the others wait for her to lay it down",
            wants="she wants them all to go in first",
        ),
        Incident(
            happens=(
                "at the bottom of the hole the digger has come upon a stair and a door, and stands with his ear to it, "
                "knocking"
            ),
            wants="he wants whoever knocked first to do it again",
        ),
    ),
    seen=(
        "Straight down, hole from 210,300 to 640,880, brown-black with clay sides; stair and the man's hat and "
        "shoulders at 420,640, small. Mourners: the girl at 160,760, 150 high, white dress, from above with her face "
        "lifted to us; two aunts under one black shawl at 690,480; boy at 560,180 eating rice from a bowl; uncle "
        "leaning on a spade at 240,180, long cast shape; a very old dog at 700,960 which lies with its back to it "
        "all. Grass in laps, bare ground paths. Heap of clay cropped by the lower edge."
    ),
    people=(
        "girl of 7, dark brown, white dress; defiant grief",
        "digger of 50, hat; curious",
        "aunts of 40 and 66; correct",
        "boy of 9; hungry",
        "uncle of 35; in thought",
    ),
    things=(
        "shoe box",
        "staircase",
        "spade",
        "bowl of cold rice",
    ),
    mood="grief",
    view="from above",
    palette="dirty",
    inks=(
        ("moss", "#6a7047"),
        ("clay", "#a4714f"),
        ("brown-black", "#2b2320"),
        ("bone", "#dacdb5"),
        ("slate", "#58605f"),
        ("olive", "#8b8456"),
        ("brown", "#6b4434"),
    ),
    edges="all brush",
    ground="path and the bare strip round the hole",
    clues=Clues(
        feeling="unwilling goodbye",
        proverb="you cannot take it with you",
        plot="they only meant to bury the canary, and the ground would not stop",
        title="Too Big for Him",
        memory="the funeral of a hamster with real hymns",
        sound="knuckles on wood, from below",
        place="under the mango tree",
        person="the uncle who takes everything too deep",
        speech="say a few words",
        idea="ceremony",
    ),
    hidden="the lid of the box has air holes",
    avoid="A human grave: no stone, no cross, the box is plainly a shoe box. Menace from below: he is only curious.",
)
