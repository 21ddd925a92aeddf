"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="They Pinch a Little",
    painter="F",
    hero="old man in a shoe shop who holds the paper outline of a very small foot over every shoe",
    place="shoe shop, Guadalajara",
    layout=(
        "old man seated as one dark mass in the middle, boxes as a leaning tower at left, shop girl low at right, a "
        "window at the upper right"
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
        "Old man from 160 to 590, 150 to 1150, facing us on a low bench, dark suit, hat on his knee, face long and composed, "
        "one hand with a small red shoe at 420,700, the other lowers a cut white foot into it at 390,610. Eight small shoes "
        "in pairs at his feet in a bent row. Girl at 650,800, seated on the floor, one leg up, both hands at the silver shoe, "
        "480,940. Boxes 0 to 230, 20 to 1200, mustard, olive, brick, one pulled out and the tower bends. Window 520 to 800, "
        "40 to 290: a horse under a cloth passes, only legs and tail. Eye level of the sitting."
    ),
    people=(
        "man of 76, brown, thin, moustache; composed",
        "shop girl of 19, stout, brown; frantic and elegant",
    ),
    things=(
        "paper foot",
        "shoe boxes",
        "covered horse in the street",
        "shoehorn",
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
