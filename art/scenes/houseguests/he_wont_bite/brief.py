"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="He Won't Bite",
    painter="E",
    hero="tiny child in white at the edge of a black wood with a slack leash that leads into it",
    place="edge of a spruce wood, Estonia in snow",
    layout=(
        "one towering torn black mass over two thirds from the right, pale snow as a low wedge left, a thread between"
    ),
    incidents=(
        Incident(
            happens="a child stands with both hands on a leash that goes in between the trees and hangs slack",
            wants="it wants whatever is at the other end to come back of itself",
        ),
        Incident(
            happens=(
                "behind the child stands a snowman of a man's size in a real wedding suit, buttonhole and all, with "
                "its back to the wood"
            ),
            wants="somebody wants the way to the house to be watched as well",
        ),
    ),
    seen=(
        "Wood from 240 at the top and 430 at the foot to the right edge, 0 to 1010, torn layers of three blacks, no "
        "single tree inside; its outline might be a bent head. Child at 250,930, 75 pixels, white nightgown, felt boots, back to us with the face half "
        "round: pale, quite calm. Leash red-brown, thin, from 260,925 in a sag to 450,960. Snowman at 110,860, 130 "
        "high, black suit on white, hat straight, no face to be seen. Bowl at 330,985, as large as the child. Sky "
        "bare at the upper left. From a long way off."
    ),
    people=("child of 5, tiny; proud owner",),
    things=(
        "leash",
        "snowman in a wedding suit",
        "feeding bowl",
    ),
    mood="menace",
    view="tiny figure in a landscape",
    palette="night",
    inks=(
        ("black", "#15161c"),
        ("spruce", "#1c2b2c"),
        ("ink blue", "#272f47"),
        ("snow", "#e6e2d8"),
        ("dusk", "#6d7890"),
        ("brick", "#9b4436"),
    ),
    edges="all torn",
    ground="snow and the strip of sky, a third",
    clues=Clues(
        feeling="apprehension",
        proverb="better the devil you know",
        plot="for her birthday she had asked for something that would keep",
        title="The Long Leash",
        memory="the dark bit between the shed and the house",
        sound="a chain link, once",
        place="where the path was not cleared",
        person="the smallest in the family",
        speech="he only wants to play",
        idea="trust",
    ),
    hidden="the loop at the very end of the leash lies on the snow this side of the trees, empty",
    avoid=(
        "Two children: the snowman is plainly snow at the cuffs. Eyes in the wood, teeth, a wolf. A child about to "
        "be eaten: it is the one in command. Moon, stars, falling snow."
    ),
)
