"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Yours and Mine",
    painter="B",
    hero=(
        "broad near-black jersey of somebody who is being embraced; down it runs loud yellow sticky tape, and a pale spread hand "
        "smooths it flat"
    ),
    place="bathroom and passage of a flat, Copenhagen",
    layout=(
        "near-black jersey over the lower two thirds, cropped by three edges; a plumb yellow strip from the top edge parts two "
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
        "We stand close behind him. The jersey, of the deepest bottle green, fills all below 500, cut off at both sides and below; collar at 250 to "
        "420, 480 to 550. His cropped head, from behind, 160 to 410, 155 to 500, bends to the left. Between the heads the "
        "white end of a wall, 388 to 465, with the tape on it, 404 to 452 from the top edge to 960, where the roll hangs "
        "at 430,1025, a little clear of him, its shadow beside it. Her face, somewhat smaller than his head, over his "
        "shoulder at 595,370, tilted to him, her chin on the jersey at 615,540; straight at us from under unequal lids, the left "
        "lid low, the right brow high at 640,240; shut mouth at 625,490 with its right corner drawn in. Dark red-brown hair "
        "to 555, one white strand down its right side. Her hand 265 to "
        "550, 665 to 935, four fingers and a thumb, from a striped cuff that comes from below his arm. Upper left pale blue tiles, the bather's head at "
        "100,310, eyes and nose behind the window of his mask, the rim of the tub at 470. Upper right a cream wall and a "
        "door post at 750."
    ),
    people=(
        "woman of 45, fair, dark red-brown bob with one white strand, green eyes, striped blouse; heartsore, and knows what she is about",
        "man of 40, brown, cropped black hair, bottle green jersey, from behind; holds still",
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
    palette="one loud",
    inks=(
        ("bottle green", "#14241f"),
        ("fair skin", "#ecc9b1"),
        ("cream", "#fbf3da"),
        ("powder blue", "#c5d3d8"),
        ("black", "#2b2930"),
        ("red-brown", "#5b241c"),
        ("white", "#fffdf6"),
        ("tape yellow", "#ffc400"),
    ),
    edges="all cut",
    ground="the tiles and the cream wall above the heads",
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
