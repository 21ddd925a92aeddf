"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Go and Stand Outside",
    painter="F",
    hero=(
        "boy sent out, as the corridor wall sees him: bent head, lids down, between two classrooms that both have lost "
        "their order"
    ),
    place="school, Kigali",
    layout=(
        "one huge bowed head and a dark pullover before a pale corridor; a classroom in a frame at the upper left, an "
        "emptied one at the right"
    ),
    incidents=(
        Incident(
            happens=(
                "the boy has been sent out and draws with chalk on the wall, low down, so that nobody sees his face"
            ),
            wants="he wants the drawing to be done before he is forgiven",
        ),
        Incident(
            happens=(
                "in the left room the whole class stands on its desks, dead quiet, each holding the next one's ear; "
                "the teacher writes on and does not turn round"
            ),
            wants="they want to see whether he will ever",
        ),
    ),
    seen=(
        "Head 540 high at 430,400, ears wide, brow leaning left, chin over the collar, eyes on a stump of chalk at 410,990 between thumb and finger. Pullover plum to "
        "the lower edge; before it, in white chalk, a half-open door of 280 by 230 at 500,1090, a flower on a stalk in "
        "it. Left room in a pink frame, 0 to 230, 40 to 550, pistachio: children on desks, teacher's back. Right room from "
        "600: lilac, one empty desk, at 740,390 the last pair of soles just going out over the sill into four leaves and a blossom. At 130,760 "
        "a fainter door, long ago. Cut paper, hair torn. From the front."
    ),
    people=(
        "boy of 10, dark, thin; ashamed and absorbed",
        "teacher of 45, long back",
        "six pupils, dark to brown, girls and boys; in league",
        "last one out, soles",
    ),
    things=(
        "chalk",
        "trumpet tree at the window",
        "wooden compasses",
        "desk",
    ),
    mood="shame",
    view="several rooms",
    palette="pastel",
    inks=(
        ("cream", "#f3ebdc"),
        ("pistachio", "#bccaa2"),
        ("lilac", "#bdb0cb"),
        ("rose", "#e5bcae"),
        ("sky", "#b9ced6"),
        ("brown", "#6b4635"),
        ("plum", "#4c3149"),
    ),
    edges="mixed",
    ground="the corridor, top to bottom, and the right room's floor",
    clues=Clues(
        feeling="disgrace",
        proverb="silence speaks volumes",
        plot="he was sent out for laughing, and nobody asked at what",
        title="The Side of the Wall",
        memory="the pattern of the plaster I know by heart",
        sound="chalk, on and on",
        place="the corridor in lesson time",
        person="the only one who is not in on it",
        speech="and think about it",
        idea="exclusion",
    ),
    hidden="the chalk draws exactly what somebody drew, long ago, higher up",
    avoid=(
        "Crying, caning, a cruel teacher. All children alike: hair, heights, gestures. Letters on the board: wavy "
        "strokes."
    ),
)
