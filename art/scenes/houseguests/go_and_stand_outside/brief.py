"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Go and Stand Outside",
    painter="F",
    hero="boy with his forehead against the corridor wall between two classrooms that both have lost their order",
    place="school, Kigali",
    layout=(
        "three upright bands: classroom left, narrow pale corridor with one small figure, classroom right; different "
        "floor levels"
    ),
    incidents=(
        Incident(
            happens=(
                "the boy has been sent out and draws with a nail on the wall, low down, so that nobody sees his face"
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
        "Left room 0 to 330, 90 to 1100, pistachio, fourteen children of 90 to 150 pixels on desks at three heights, "
        "teacher's back at 60,300. Corridor 350 to 500, 0 to 1200, bare cream; boy at 420,820, 340 high, white "
        "shirt, ears; at his knee a drawing of a very large door on its hinges. Right room 520 to 800, 160 to 1200, "
        "lilac: all desks empty, a window with torn edge at 660,420, the last pair of bare soles just going out over "
        "the sill into leaves. Cut walls. From the front."
    ),
    people=(
        "boy of 10, dark, thin; ashamed and absorbed",
        "teacher of 45, long back",
        "fourteen pupils, dark to brown, girls and boys; in league",
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
    hidden="the nail scratches exactly to a mark where somebody drew the same, long ago, higher up",
    avoid=(
        "Crying, caning, a cruel teacher. All children alike: hair, heights, gestures. Letters on the board: wavy "
        "strokes."
    ),
)
