"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Just Did That",
    painter="B",
    hero="woman who scrubs backwards up a staircase, her whole body bent over us like a bow",
    place="stair hall of a town house, Recife",
    layout=(
        "one long body from the upper right down to a brush at the lower left, steps as grey bands crosswise, wet prints "
        "up over her"
    ),
    incidents=(
        Incident(
            happens=(
                "she scrubs away blue footprints, and fresh ones go on appearing above her, though only two wet "
                "ankles are seen at the top edge"
            ),
            wants="she wants the stairs to be finished once, today",
        ),
        Incident(
            happens=(
                "on the lowest step a man in a good suit unpicks a sofa cushion, and buttons, seeds and a tooth lie "
                "beside him in heaps"
            ),
            wants="he wants to find the one thing that his mother said she had sewn in",
        ),
    ),
    seen=(
        "Body: hips in a yellow-brown dress at 560,300, back one bow down to the shoulders, head low between them at "
        "400,640, headcloth, teeth set, glaring at us. One arm bent out at 60,760 to a brush at 210,1080, the other to the "
        "wrist in a bucket at 540,980. Everything brushed, wet in laps. Steps ten bands, tilting. Prints in dull blue from "
        "400,1130 over her back at 500,360 and 600,270. Ankles cropped by the top at 640,100. The man at 720,1050, 300 high, "
        "cushion before him, cropped by the lower right corner. Seen from below the stairs and above her."
    ),
    people=(
        "woman of 34, strong, brown, headcloth, wet dress; furious",
        "somebody with blue feet",
        "man of 58, thin, fair, black suit; methodical",
    ),
    things=(
        "scrubbing brush",
        "blue footprints",
        "unpicked cushion",
        "bucket",
    ),
    mood="anger",
    view="a body in motion",
    palette="dirty",
    inks=(
        ("cement", "#a8a294"),
        ("bone", "#ddd2bc"),
        ("umber", "#5c4538"),
        ("mustard", "#a88844"),
        ("dull blue", "#4f6f86"),
        ("brown", "#7c5240"),
        ("brown-black", "#2a2421"),
    ),
    edges="all brush",
    ground="wall above the banister, upper left, bare bone",
    clues=Clues(
        feeling="exasperation",
        proverb="a woman's work is never done",
        plot="the painter's children were told to keep off the steps until the blue was dry",
        title="The Eleventh Step",
        memory="being shouted at for what my brother did",
        sound="bristles on stone",
        place="between two floors",
        person="the one who has to do it twice",
        speech="wipe your feet",
        idea="futility",
    ),
    hidden="one of the footprints points downwards and has six toes",
    avoid=(
        "A servant as a type: she is the owner of the rage and the biggest thing here. Pretty splash. A face of "
        "pain. The man must not listen to her or she to him."
    ),
)
