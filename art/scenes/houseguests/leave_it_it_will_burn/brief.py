"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Leave It, It Will Burn",
    painter="G",
    hero="cook in black who throws her head back, lips parted, under two cherries that a hand lets down from above",
    place="kitchen, Sarajevo",
    layout=(
        "one slant from the lower right corner up to her head at the left, her plait plumb from it to a red pot; between plait "
        "and back an old man's face; bare wall above and at the right"
    ),
    incidents=(
        Incident(
            happens="a hand from above lets two cherries down on their stems to a finger's breadth over her lips",
            wants="she wants them and will not reach",
        ),
        Incident(
            happens="behind her an old man stares past her plait, which hangs into the pot on the stove",
            wants="he wants to speak up, and has his mouth open for it",
        ),
    ),
    seen=(
        "She fills the card from the lower right corner: black dress cut off by the right and lower edges, brick apron with "
        "ochre cherries at the right, her arm across it out of the picture at 470,600. White collar at 290,420, a long throat "
        "above it; head thrown back at 205,250, profile to the upper right, eye up, lips parted, ochre drop at her ear. Black "
        "hair tied brick at 100,320, the plait plumb down to a brick pot at 100,640 on a dark stove cut off by the left edge. "
        "Hand in a slate sleeve from the top at 355,75, cherries at 330,195. The old man at 200,540, half behind her back, "
        "white moustache, eyes to the pot. All torn."
    ),
    people=(
        "woman of 45, large, light brown; greedy and at ease, eye on the fruit",
        "man of 74, thin, olive; eyes aside to the pot",
        "somebody's dark hand, a slate sleeve",
    ),
    things=(
        "plait in a pot",
        "two cherries on their stems",
        "apron with cherries",
        "white collar",
    ),
    mood="desire",
    view="a body in motion",
    palette="dirty",
    inks=(
        ("brick", "#9a4f3d"),
        ("cream", "#dccfb5"),
        ("olive", "#74724a"),
        ("umber", "#574437"),
        ("ochre", "#b2904d"),
        ("slate", "#59615f"),
        ("brown-black", "#2a2221"),
    ),
    edges="all torn",
    ground="bare wall: the upper fifth and all that lies before her face",
    clues=Clues(
        feeling="spoilt rotten",
        proverb="good things come to those who look up",
        plot="dinner is for seven, and they have locked the door",
        title="Secret Ingredient",
        memory="my mother on the one day the guests were late",
        sound="a stem that lets go",
        place="between the spoon and the mouth",
        person="the one who never puts her hand out",
        speech="lower",
        idea="appetite",
    ),
    hidden="the cherries that she is given are the only ones in the picture that are red: those of her apron are ochre",
    avoid="A hand that pulls at the plait. Fire near the hair: it hangs in the pot. A neck that does not join.",
)
