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
            happens="a judge vaults the barrier without a ticket, robe spread, wig slipping, papers left in the air",
            wants="she wants to be in court before the case that she is in",
        ),
        Incident(
            happens="at the next gate an inspector kneels and ties the lace of a very old man who goes on saluting",
            wants="the old man wants to be told that he may stand at ease",
        ),
    ),
    seen=(
        "The judge cut in one ink shape from the upper left corner to 780,760: robe a wing that leaves the card at the "
        "left, head at 540,235 before a station clock, one hand up to hold the slipping wig at 640,130, the other on the "
        "bar at 470,800, one eye back over the shoulder, pinstriped leg ahead to 790,660, the other sole at 10,540. The "
        "bar across at 780 to 850, orange, two boxes below it cropped by the lower edge. Under the bar, small, in the "
        "first gap the old man at 200,1000 who salutes and the inspector at his lace; in the second at 700,980 three "
        "backs, one with a cello, and a schoolboy who has seen and covers his mouth. Low, close to the gate."
    ),
    people=(
        "judge, woman of 57, stout, pale olive; mortified, late",
        "inspector of 30, kind",
        "man of 93, thin, medals of paper; at attention",
        "schoolboy of 8; delighted",
        "three travellers; elsewhere",
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
    ground="floor and the wall about the robe",
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
