"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="First Prize",
    painter="C",
    hero="girl on the shoulders of a mountain of an uncle, holding a cabbage as large as herself over her head",
    place="harvest fair, Maramureș",
    layout=(
        "one tower of two bodies and a cabbage right of the middle from edge to edge, three who measure it at its foot and "
        "its right side, one large profile low at the left"
    ),
    incidents=(
        Incident(
            happens="the judges measure the uncle instead of the cabbage: calf, belly, ear, and write it down",
            wants="they want something this year that beats the next valley",
        ),
        Incident(
            happens=(
                "a rival sits on a crate at the left and eats his own champion leek raw, tears on his cheeks, bite "
                "by bite"
            ),
            wants="he wants no one else to have it",
        ),
    ),
    seen=(
        "From below. Cabbage from 247,30 to 780,300, whole, on two lifted hands. The girl's head at 527,333; below "
        "it the uncle's at 528,584, her brick skirt round it, her striped shins hanging over his plain dark waistcoat at "
        "430 and 625, 740, boots turned out. His sleeves hang, cloudy, behind everybody; a pale green sash at 1010; he is "
        "cropped by the lower edge. Judges: a small woman on a ladder at 740,620 at his ear; one from behind at 533,1075, "
        "arms wide with the tape on the sash at 985; one in profile at 785,965, writing. Rival at 175,680, large, in "
        "profile, his back to it all, the leek down to 150,960. A string of flags from 0,335; sky bare."
    ),
    people=(
        "girl of 10, thin, fair plaits; wild with triumph",
        "uncle of 45, enormous, ruddy; ticklish",
        "three judges of 30, 55, 70, one a very small woman; scrupulous",
        "man of 50, lean, dark, good hat; beaten",
        "neighbours",
    ),
    things=(
        "cabbage",
        "measuring tape",
        "leeks",
        "rosette",
    ),
    mood="triumph",
    view="other",
    palette="dirty",
    inks=(
        ("mustard", "#b0924e"),
        ("cabbage green", "#7f8f55"),
        ("brick", "#934d3b"),
        ("cream", "#ddd0b5"),
        ("umber", "#5a4436"),
        ("slate", "#596062"),
        ("brown-black", "#2a2321"),
    ),
    edges="mixed",
    ground="sky left of the tower and above the rival",
    clues=Clues(
        feeling="pride",
        proverb="pride comes before a fall",
        plot="the smallest farm has won, and nobody asks with whose dung",
        title="Best in Show",
        memory="being up there with the whole village under my shoes",
        sound="a cheer and one crunch",
        place="the tent with the scales",
        person="the sore loser",
        speech="put me down when they have all seen me",
        idea="ambition",
    ),
    hidden="a caterpillar on the cabbage wears the eyes of the rival: it looks the same way, with the same brow",
    avoid="Mocking fat: he is splendid. A second vegetable as large. The rival as a villain.",
)
