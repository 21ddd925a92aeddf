"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="They Do It Every Morning",
    painter="G",
    hero="chalk face as wide as a square, seen from above, of which sweepers have already brushed away one eye",
    place="market square, Kraków at first light",
    layout=(
        "huge pale line drawing across dark ground, cropped left and right, four tiny figures on it at far distances"
    ),
    incidents=(
        Incident(
            happens=(
                "three sweepers come from the left in a row and take the face away with wide strokes, as on any day"
            ),
            wants="they want to be done before the stalls come, and do not look down",
        ),
        Incident(
            happens="a man in a night shirt walks very carefully across the mouth with a full milk can on his head",
            wants="he wants to have crossed a square once without stepping on a line",
        ),
    ),
    seen=(
        "Ground brushed charcoal, cobbles only as laps. Face in chalk strokes of 12 to 20 pixels from -40,120 to "
        "820,1130: long nose, wide mouth at 430,880, left eye gone into a grey smear at 230,470, right eye open at "
        "570,450. Sweepers 90 pixels at 180,560; 250,640; 330,560, seen from above as caps and brooms. A girl at "
        "690,640 on her knees still draws the ear, back to it all, chalk bucket red. Milk man at 470,900, white dot. "
        "Swept area upper left bare grey."
    ),
    people=(
        "girl of 12, plait; hurrying, not crying",
        "three sweepers of 30, 45, 60; habit",
        "man of 50, night shirt; solemn",
    ),
    things=(
        "chalk face",
        "brooms",
        "bucket of chalk",
        "milk can",
    ),
    mood="grief",
    view="from above",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#363437"),
        ("ash", "#a8a29a"),
        ("chalk", "#efe9dd"),
        ("pencil", "#67646a"),
        ("bone", "#d5ccbd"),
        ("red", "#b8402f"),
    ),
    edges="all brush",
    ground="the swept corner and the strokes of chalk",
    clues=Clues(
        feeling="futile love",
        proverb="here today, gone tomorrow",
        plot="for a year of mornings the same face, and each time a little younger",
        title="The Missing Eye",
        memory="seeing my sandcastle from the bus home",
        sound="brooms, then pigeons not there yet",
        place="before the stalls",
        person="someone who was from here",
        speech="you can do it again tomorrow",
        idea="remembering",
    ),
    hidden="the third sweeper sweeps round one curl of hair and leaves it",
    avoid="A beautiful portrait in the round: lines only. A body's outline. Victims and villains.",
)
