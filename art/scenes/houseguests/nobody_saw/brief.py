"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Saw",
    painter="E",
    hero="judge in full robe in mid vault over an orange ticket barrier",
    place="metro hall, Seoul",
    layout=(
        "one huge black shape flying from the upper left to the lower right over a low orange bar, crowd as small "
        "still uprights behind"
    ),
    incidents=(
        Incident(
            happens="a judge vaults the barrier without a ticket, robe spread, files under her arm",
            wants="she wants to be in court before the case that she is in",
        ),
        Incident(
            happens="at the next gate an inspector kneels and ties the lace of a very old man who goes on saluting",
            wants="the old man wants to be told that he may stand at ease",
        ),
    ),
    seen=(
        "The judge cut in one ink shape from 90,180 to 720,800: head low at 640,420 with the wig slipping and one "
        "eye back over the shoulder, right hand on the bar at 470,800, boots at 110,260, robe a wing. Barriers "
        "across at 800 to 980, orange, four pylons, cropped at both sides. Below them bare floor. Behind, seven "
        "people of 120 to 200 pixels at 560 to 790 look at their palms, a woman with a cello on her back, a "
        "schoolboy who has seen and covers his mouth at 250,690. Inspector and old man at 90,900, in front, small. "
        "Low, from the floor."
    ),
    people=(
        "judge, woman of 57, stout, pale olive; mortified, late",
        "inspector of 30, kind",
        "man of 93, thin, medals of paper; at attention",
        "schoolboy of 8; delighted",
        "six travellers; elsewhere",
    ),
    things=(
        "barrier",
        "wig",
        "shoelace",
        "grandmother's cello",
    ),
    mood="shame",
    view="a body in motion",
    palette="one loud",
    inks=(
        ("signal orange", "#f0651f"),
        ("ink", "#232129"),
        ("bone", "#e9e0cf"),
        ("ash", "#a29c94"),
        ("slate", "#5f666d"),
        ("tan", "#b98f70"),
    ),
    edges="all cut",
    ground="floor and the wall above the robe",
    clues=Clues(
        feeling="caught out",
        proverb="justice is blind",
        plot="the verdict was to be read at nine, and it concerned a ticket",
        title="The Defendant Is Late",
        memory="running past the honesty box",
        sound="cloth in the wind, and one pair of boots landing",
        place="on the wrong side of the bar",
        person="pillar of society",
        speech="I can explain",
        idea="hypocrisy",
    ),
    hidden="her ticket sticks to the sole of her left boot",
    avoid="A bat or a bird: her hand and wig must read at once. A crowd that points. Falling: she lands.",
)
