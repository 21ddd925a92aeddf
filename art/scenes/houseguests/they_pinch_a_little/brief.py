"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="They Pinch a Little",
    painter="F",
    hero="old man in a shoe shop who holds the paper outline of a very small foot over every shoe",
    place="shoe shop, Guadalajara",
    layout=(
        "old man as one bowed dark mass from edge to elbow, boxes as a leaning tower at left, shop girl thrown back at "
        "the upper right behind his shoulder"
    ),
    incidents=(
        Incident(
            happens="he lays the paper foot into one shoe after the other and shakes his head",
            wants="he wants them to be the ones she would have chosen, not the ones that fit",
        ),
        Incident(
            happens=(
                "the assistant sits and has put on, herself, a pair of silver shoes from the window, and cannot "
                "get out of them any more"
            ),
            wants="she wants him to go before the owner is back",
        ),
    ),
    seen=(
        "Old man from the left edge to 720, 115 to 1200, cut by the lower edge: head 150 to 430 wide, tilted, face long and composed; "
        "one arm, its elbow at 700,960, its hand at 360,665 holding a cut white foot that hangs where his tie hung. Below it, on a "
        "mustard box at 390,1010, a small red strap shoe; a slate boot at the left, a white shoe at the right. Behind his shoulder the "
        "girl on a red bench, 480 to 800, 120 to 820, one leg up, both hands at the silver shoe at 520,220. Boxes 0 to 205 to the top, "
        "mustard, olive, brick, one pulled out. Wall right of him bare."
    ),
    people=(
        "man of 76, brown, thin, moustache; composed",
        "shop girl of 19, stout, brown; frantic and elegant",
    ),
    things=(
        "paper foot",
        "shoe boxes",
        "silver shoe",
    ),
    mood="grief",
    view="other",
    palette="dirty",
    inks=(
        ("mustard", "#ae9150"),
        ("umber", "#5b4638"),
        ("cream", "#dbcfb6"),
        ("brick", "#914e3d"),
        ("olive", "#74714a"),
        ("slate", "#5a6160"),
        ("brown-black", "#2a2321"),
    ),
    edges="mixed",
    ground="floor and the paper foot, and the wall right of him",
    clues=Clues(
        feeling="tender loss",
        proverb="if the shoe fits, wear it",
        plot="in every town he buys one pair, and has never been seen with a child",
        title="The Paper Foot",
        memory="my heels pushed to the end and a thumb pressing",
        sound="tissue paper",
        place="among the boxes",
        person="the customer with one more wish",
        speech="she is growing so fast",
        idea="keeping up",
    ),
    hidden="on the paper foot a dotted line runs a finger wide inside the edge: last year's",
    avoid="A tear. Proof of a dead child: it may be a doll, a niece, himself. Cinderella.",
)
