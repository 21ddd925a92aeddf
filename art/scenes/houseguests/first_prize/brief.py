"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="First Prize",
    painter="C",
    hero="girl on the shoulders of a mountain of an uncle, holding a cabbage as large as herself over her head",
    place="harvest fair, Maramureș",
    layout="one tower of two bodies right of the middle up to the top edge, low people left and right of its knees",
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
        "Uncle from 400,430 to 640,1200, chest like a door, embroidered shirt (the one print), cropped by the lower "
        "edge; girl on him at 520,250, arms up, cabbage 380 to 680, 20 to 190, cropped by the top. Her mouth shouts. "
        "Three judges of different heights with tape and ladder at his right side, 640 to 800. Rival at 150,900, "
        "large, in profile. Table of marrows as a low band at 1050. Village faces, eight, in the gap at 250, 640. "
        "From below."
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
