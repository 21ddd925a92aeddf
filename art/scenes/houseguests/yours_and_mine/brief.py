"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Yours and Mine",
    painter="B",
    hero=(
        "broad blue-grey jersey of somebody who is being embraced; down it runs yellow sticky tape, and a pale spread hand "
        "smooths it flat"
    ),
    place="bathroom and passage of a flat, Copenhagen",
    layout=(
        "pale blue-grey jersey over the lower two thirds, cropped by three edges; a plumb yellow strip from the top edge parts two "
        "heads and ends in a hanging roll; cool tiles to the left of it, warm paint to the right"
    ),
    incidents=(
        Incident(
            happens=(
                "a woman hugs a man and meanwhile sticks tape down his spine, in line with the strip on the wall behind"
            ),
            wants="she wants to hold him, and to know where he ends",
        ),
        Incident(
            happens="in the tiled room an old bather with mask, snorkel and moustache sits upright in the tub",
            wants="he wants to go under before the water cools",
        ),
    ),
    seen=(
        "We stand close behind him. The pale blue-grey jersey fills all below 500, cut off at both sides and below; collar at 250 to "
        "420, 480 to 550. His cropped head, from behind, 160 to 410, 155 to 500, bends to the left. Between the heads the "
        "white end of a wall, 388 to 465, with the tape on it, 410 to 445 from the top edge to 960, where the roll hangs "
        "at 430,1025, a little clear of him, its shadow beside it. Her face, somewhat smaller than his head, over his "
        "shoulder at 590,335, tilted to him, her chin on it, her shut mouth at 625,480, her eyes on us. Her hand 290 to "
        "550, 730 to 915, from a striped cuff that comes from below his arm. Upper left pale blue tiles, the bather's head at "
        "100,310, eyes and nose behind the window of his mask, the rim of the tub at 470. Upper right a pale straw wall and a "
        "door post at 750."
    ),
    people=(
        "woman of 45, fair, chestnut bob with one grey strand, striped blouse; heartsore, wide awake",
        "man of 40, brown, cropped black hair, blue-grey jersey, from behind; holds still",
        "man of 80, pink, bald, moustache, in the bath; unconcerned",
    ),
    things=(
        "yellow tape",
        "diving mask",
        "striped cuff",
        "bathtub",
    ),
    mood="grief",
    view="several rooms",
    palette="high-key",
    inks=(
        ("blue-grey", "#b0c3ce"),
        ("powder blue", "#c5d3d8"),
        ("fair skin", "#ecc9b1"),
        ("white", "#fffdf6"),
        ("ink", "#2b2930"),
        ("clay", "#a9755c"),
        ("straw", "#f0e6c4"),
        ("tape yellow", "#e0a520"),
    ),
    edges="all cut",
    ground="the tiles and the straw wall above the heads",
    clues=Clues(
        feeling="heartbreak",
        proverb="good fences make good neighbours",
        plot="on the last evening they discover a fifth room neither of them had counted",
        title="Half the Cup",
        memory="choosing which parent's car",
        sound="tape torn off a roll",
        place="an address with two names on the bell",
        person="the one who labels everything in the fridge",
        speech="hold still, I am nearly done",
        idea="fairness",
    ),
    hidden="the strip leaves more of his back on his own side than on hers",
    avoid="A joke about a parcel. Villains. A hand that pats or grips. A tape that bends where it meets the shoulder.",
)
